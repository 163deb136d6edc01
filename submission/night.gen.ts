// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as Pe}from"../contract/formats.ts";import we from"ajv/dist/runtime/ucs2length.js";import ke from"ajv/dist/runtime/equal.js";export const night=d;
const p={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"night.schema.json",type:"object",additionalProperties:!1,required:["times","seed","only","p\
ace","decided","subject","target","suite","product","claims","profile","verdict","stopped","counts","causes","tried","outcomes","latency","refusedForPace"],properties:{
times:{$ref:"run.schema.json#/$defs/times"},seed:{type:"string",pattern:"^[0-9a-f]{8}$"},only:{type:"array",items:{type:"string",minLength:1,maxLength:300},maxItems:2e3},
pace:{$ref:"run.schema.json#/properties/pace"},decided:{type:"boolean"},subject:{$ref:"verdict.schema.json#/properties/subject"},target:{$ref:"verdict.schema.js\
on#/properties/target"},suite:{$ref:"verdict.schema.json#/properties/suite"},product:{$ref:"verdict.schema.json#/properties/product"},claims:{$ref:"verdict.sche\
ma.json#/properties/claims"},profile:{$ref:"verdict.schema.json#/properties/profile"},verdict:{$ref:"verdict.schema.json#/properties/verdict"},stopped:{type:["s\
tring","null"],maxLength:301},counts:{$ref:"verdict.schema.json#/properties/counts"},causes:{type:"array",maxItems:2e4,items:{type:"object",additionalProperties:!1,
required:["id","title","outcome","operations","instances"],properties:{id:{type:"string",maxLength:300},title:{type:"string",maxLength:301},outcome:{enum:["fail\
ed","warning","review","inconclusive"]},operations:{$ref:"#/$defs/operations"},instances:{type:"integer",minimum:1}}}},tried:{description:"The requirement insta\
nces that were run, where not all were; null: all, or the night was not decided.",oneOf:[{type:"null"},{$ref:"#/$defs/cases"}]},outcomes:{type:"object",additionalProperties:!1,
properties:{failed:{$ref:"#/$defs/cases"},warning:{$ref:"#/$defs/cases"},review:{$ref:"#/$defs/cases"},inconclusive:{$ref:"#/$defs/cases"},"not-applicable":{$ref:"\
#/$defs/cases"},"not-testable":{$ref:"#/$defs/cases"},observed:{$ref:"#/$defs/cases"}}},latency:{type:"object",propertyNames:{$ref:"certification.schema.json#/$\
defs/operation"},additionalProperties:{type:"object",additionalProperties:!1,required:["replies","low","median","high","most"],properties:{replies:{type:"intege\
r",minimum:1},low:{$ref:"#/$defs/milliseconds"},median:{$ref:"#/$defs/milliseconds"},high:{$ref:"#/$defs/milliseconds"},most:{$ref:"#/$defs/milliseconds"}}}},refusedForPace:{
type:"integer",minimum:0}},$defs:{operations:{type:"array",items:{$ref:"certification.schema.json#/$defs/operation"},maxItems:6},milliseconds:{type:"number",minimum:0,
maximum:1e8},cases:{type:"object",maxProperties:5e3,propertyNames:{maxLength:200},additionalProperties:{type:"array",items:{type:"string",maxLength:500},maxItems:2e4}}}},
$e=Object.prototype.hasOwnProperty,_=we.default??we,Y={type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$de\
fs/moment"},endedAt:{$ref:"#/$defs/moment"}}},ee={type:"string",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",
wanted:"a moment such as 2026-01-31T12:00:00.000Z"},xe=Pe["date-time"],_e=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function I(e,{
instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===0&&r===0)if(typeof e=="string"){if(_(e)>24)return I.
errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:ee,data:e}],!1;if(_e.test(e)){if(!xe.validate(e))return I.
errors=[{instancePath:s,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ee,data:e}],!1}else return I.errors=[
{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\\
d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ee,data:e}],!1}else return I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ee.
type,parentSchema:ee,data:e}],!1;return I.errors=t,r===0}function G(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){
let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.startedAt===void 0&&(m="startedAt")||e.endedAt===void 0&&(m="endedAt"))return G.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},schema:Y.required,parentSchema:Y,data:e}],!1;{const u=r;for(const a in e)
if(!(a==="startedAt"||a==="endedAt")){return G.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:Y,data:e}],!1;break}if(u===r){if(e.startedAt!==void 0){const a=r;I(e.startedAt,{instancePath:s+"/startedAt",parentData:e,parentDataProperty:"\
startedAt",rootData:l,dynamicAnchors:c})||(t=t===null?I.errors:t.concat(I.errors),r=t.length);var i=a===r}else var i=!0;if(i)if(e.endedAt!==void 0){const a=r;I(
e.endedAt,{instancePath:s+"/endedAt",parentData:e,parentDataProperty:"endedAt",rootData:l,dynamicAnchors:c})||(t=t===null?I.errors:t.concat(I.errors),r=t.length);
var i=a===r}else var i=!0}}}else return G.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Y.type,parentSchema:Y,data:e}],
!1;return G.errors=t,r===0}const A={type:"object",additionalProperties:!1,required:["requestsPerSecond","concurrency"],properties:{requestsPerSecond:{type:["num\
ber","null"],exclusiveMinimum:0,maximum:1e5},concurrency:{type:"integer",minimum:1,maximum:64}}};function F(e,{instancePath:s="",parentData:D,parentDataProperty:$,
rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.requestsPerSecond===void 0&&(m="requestsPe\
rSecond")||e.concurrency===void 0&&(m="concurrency"))return F.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},schema:A.
required,parentSchema:A,data:e}],!1;{const u=r;for(const a in e)if(!(a==="requestsPerSecond"||a==="concurrency")){return F.errors=[{instancePath:s,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:A,data:e}],!1;break}if(u===r){if(e.requestsPerSecond!==
void 0){let a=e.requestsPerSecond;const f=r;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return F.errors=[{instancePath:s+"/requestsPerSecond",schemaPath:"#/\
properties/requestsPerSecond/type",keyword:"type",params:{type:A.properties.requestsPerSecond.type},schema:A.properties.requestsPerSecond.type,parentSchema:A.properties.
requestsPerSecond,data:a}],!1;if(r===f&&typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a))return F.errors=[{instancePath:s+"/requestsPerSecond",schemaPath:"#/\
properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:A.properties.requestsPerSecond,data:a}],!1;if(a<=
0||isNaN(a))return F.errors=[{instancePath:s+"/requestsPerSecond",schemaPath:"#/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0},schema:0,parentSchema:A.properties.requestsPerSecond,data:a}],!1}var i=f===r}else var i=!0;if(i)if(e.concurrency!==void 0){let a=e.concurrency;
const f=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:s+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"\
type",params:{type:"integer"},schema:A.properties.concurrency.type,parentSchema:A.properties.concurrency,data:a}],!1;if(r===f&&typeof a=="number"&&isFinite(a)){
if(a>64||isNaN(a))return F.errors=[{instancePath:s+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},
schema:64,parentSchema:A.properties.concurrency,data:a}],!1;if(a<1||isNaN(a))return F.errors=[{instancePath:s+"/concurrency",schemaPath:"#/properties/concurrenc\
y/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:A.properties.concurrency,data:a}],!1}var i=f===r}else var i=!0}}}else return F.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,parentSchema:A,data:e}],!1;return F.errors=t,r===0}const ue={enum:[
"service","client"]};function re(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;return e==="service"||
e==="client"?(re.errors=t,r===0):(re.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ue.enum},schema:ue.enum,parentSchema:ue,data:e}],
!1)}const O={type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{
$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},pe={type:"string",maxLength:2048,format:"address",wanted:"\
an absolute https address without user name, query and fragment (http only on this machine)"},je=Pe.address;function Z(e,{instancePath:s="",parentData:D,parentDataProperty:$,
rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===0&&r===0)if(typeof e=="string"){if(_(e)>2048)return Z.errors=[{instancePath:s,schemaPath:"#/maxLengt\
h",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:pe,data:e}],!1;if(!je.validate(e))return Z.errors=[{instancePath:s,schemaPath:"#/format",keyword:"\
format",params:{format:"address"},schema:"address",parentSchema:pe,data:e}],!1}else return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:pe.type,parentSchema:pe,data:e}],!1;return Z.errors=t,r===0}function T(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,
dynamicAnchors:c={}}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.baseUrl===void 0&&(m="baseUrl")||e.authUrl===void 0&&(m=
"authUrl")||e.environment===void 0&&(m="environment")||e.embedded===void 0&&(m="embedded"))return T.errors=[{instancePath:s,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:m},schema:O.required,parentSchema:O,data:e}],!1;{const u=r;for(const a in e)if(!(a==="baseUrl"||a==="authUrl"||a==="environment"||
a==="embedded"||a==="shared")){return T.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:O,data:e}],!1;break}if(u===r){if(e.baseUrl!==void 0){const a=r;Z(e.baseUrl,{instancePath:s+"/baseUrl",parentData:e,parentDataProperty:"ba\
seUrl",rootData:l,dynamicAnchors:c})||(t=t===null?Z.errors:t.concat(Z.errors),r=t.length);var i=a===r}else var i=!0;if(i){if(e.authUrl!==void 0){const a=r;Z(e.authUrl,
{instancePath:s+"/authUrl",parentData:e,parentDataProperty:"authUrl",rootData:l,dynamicAnchors:c})||(t=t===null?Z.errors:t.concat(Z.errors),r=t.length);var i=a===
r}else var i=!0;if(i){if(e.environment!==void 0){let a=e.environment;const f=r;if(!(a==="sandbox"||a==="mock"))return T.errors=[{instancePath:s+"/environment",schemaPath:"\
#/properties/environment/enum",keyword:"enum",params:{allowedValues:O.properties.environment.enum},schema:O.properties.environment.enum,parentSchema:O.properties.
environment,data:a}],!1;var i=f===r}else var i=!0;if(i){if(e.embedded!==void 0){let a=e.embedded;const f=r;if(typeof a!="boolean")return T.errors=[{instancePath:s+
"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:O.properties.embedded.type,parentSchema:O.properties.embedded,
data:a}],!1;var i=f===r}else var i=!0;if(i)if(e.shared!==void 0){let a=e.shared;const f=r;if(a!==!0)return T.errors=[{instancePath:s+"/shared",schemaPath:"#/pro\
perties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:O.properties.shared,data:a}],!1;var i=f===r}else var i=!0}}}}}}else return T.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:O.type,parentSchema:O,data:e}],!1;return T.errors=t,r===0}const R={type:"\
object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such\
 as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},qe=new RegExp("^[0-9A-Za-z.+-]+$","u"),B={type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecima\
l digits in lower case"},be=new RegExp("^[0-9a-f]{64}$","u");function H(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){
let t=null,r=0;if(r===0)if(typeof e=="string"){if(_(e)>64)return H.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,
parentSchema:B,data:e}],!1;if(!be.test(e))return H.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[\
0-9a-f]{64}$",parentSchema:B,data:e}],!1}else return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:B.type,parentSchema:B,
data:e}],!1;return H.errors=t,r===0}function V(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.version===void 0&&(m="version")||e.digest===void 0&&(m="digest"))return V.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m},schema:R.required,parentSchema:R,data:e}],!1;{const u=r;for(const a in e)if(!(a==="version"||a==="dige\
st")){return V.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:R,
data:e}],!1;break}if(u===r){if(e.version!==void 0){let a=e.version;const f=r;if(r===f)if(typeof a=="string"){if(_(a)>64)return V.errors=[{instancePath:s+"/versi\
on",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:R.properties.version,data:a}],!1;if(!qe.test(a))return V.
errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:R.
properties.version,data:a}],!1}else return V.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:R.
properties.version.type,parentSchema:R.properties.version,data:a}],!1;var i=f===r}else var i=!0;if(i)if(e.digest!==void 0){const a=r;H(e.digest,{instancePath:s+
"/digest",parentData:e,parentDataProperty:"digest",rootData:l,dynamicAnchors:c})||(t=t===null?H.errors:t.concat(H.errors),r=t.length);var i=a===r}else var i=!0}}}else
return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:R.type,parentSchema:R,data:e}],!1;return V.errors=t,r===0}const le={
description:"The product for which certification is sought; null where none was named.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/produc\
t"}],wanted:"null, or name, version and vendor of a product"},j={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"\
string",minLength:1,maxLength:200},version:{type:"string",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function q(e,{instancePath:s="",
parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.name===void 0&&
(m="name")||e.version===void 0&&(m="version")||e.vendor===void 0&&(m="vendor"))return q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m},schema:j.required,parentSchema:j,data:e}],!1;{const u=r;for(const a in e)if(!(a==="name"||a==="version"||a==="vendor")){return q.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:j,data:e}],!1;break}if(u===r){if(e.name!==
void 0){let a=e.name;const f=r;if(r===f)if(typeof a=="string"){if(_(a)>200)return q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:j.properties.name,data:a}],!1;if(_(a)<1)return q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/\
name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.name,data:a}],!1}else return q.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},schema:j.properties.name.type,parentSchema:j.properties.name,data:a}],!1;var i=f===r}else var i=!0;
if(i){if(e.version!==void 0){let a=e.version;const f=r;if(r===f)if(typeof a=="string"){if(_(a)>200)return q.errors=[{instancePath:s+"/version",schemaPath:"#/pro\
perties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:j.properties.version,data:a}],!1;if(_(a)<1)return q.errors=[{instancePath:s+
"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.version,data:a}],!1}else return q.
errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:j.properties.version.type,parentSchema:j.
properties.version,data:a}],!1;var i=f===r}else var i=!0;if(i)if(e.vendor!==void 0){let a=e.vendor;const f=r;if(r===f)if(typeof a=="string"){if(_(a)>200)return q.
errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:j.properties.vendor,
data:a}],!1;if(_(a)<1)return q.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.
properties.vendor,data:a}],!1}else return q.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:j.
properties.vendor.type,parentSchema:j.properties.vendor,data:a}],!1;var i=f===r}else var i=!0}}}}else return q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:j.type,parentSchema:j,data:e}],!1;return q.errors=t,r===0}function te(e,{instancePath:s="",parentData:D,parentDataProperty:$,
rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;const i=r;let m=!1;const u=r;if(e!==null){const f={instancePath:s,schemaPath:"#/anyOf/0/type",keyword:"type",
params:{type:"null"},schema:le.anyOf[0].type,parentSchema:le.anyOf[0],data:e};t===null?t=[f]:t.push(f),r++}var a=u===r;if(m=m||a,!m){const f=r;q(e,{instancePath:s,
parentData:D,parentDataProperty:$,rootData:l,dynamicAnchors:c})||(t=t===null?q.errors:t.concat(q.errors),r=t.length);var a=f===r;m=m||a}if(m)r=i,t!==null&&(i?t.
length=i:t=null);else{const f={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:le.anyOf,parentSchema:le,data:e};return t===null?t=[f]:t.push(
f),r++,te.errors=t,!1}return te.errors=t,r===0}const ce={type:"array",items:{$ref:"certification.schema.json#/$defs/claim"},maxItems:20,uniqueItems:!0},he={enum:[
"token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};function se(e,{instancePath:s="",parentData:D,parentDataProperty:$,
rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;return e==="token-form"||e==="token-json"||e==="check-in"||e==="check-out"||e==="partial-bill"||e==="no-sho\
w"||e==="older-check-out"?(se.errors=t,r===0):(se.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:he.enum},schema:he.enum,parentSchema:he,
data:e}],!1)}const Le=ke.default??ke;function J(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===
0)if(Array.isArray(e)){if(e.length>20)return J.errors=[{instancePath:s,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:ce,data:e}],
!1;{var i=!0;const m=e.length;for(let u=0;u<m;u++){const a=r;se(e[u],{instancePath:s+"/"+u,parentData:e,parentDataProperty:u,rootData:l,dynamicAnchors:c})||(t=t===
null?se.errors:t.concat(se.errors),r=t.length);var i=a===r;if(!i)break}if(i){let u=e.length,a;if(u>1){e:for(;u--;)for(a=u;a--;)if(Le(e[u],e[a])){return J.errors=
[{instancePath:s,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:a},schema:!0,parentSchema:ce,data:e}],!1;break e}}}}}else return J.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:ce.type,parentSchema:ce,data:e}],!1;return J.errors=t,r===0}const M={type:["object","null"],additionalProperties:!1,
required:["name","digest"],properties:{name:{type:["string","null"],maxLength:200},digest:{$ref:"run.schema.json#/$defs/sha256"}}};function K(e,{instancePath:s="",
parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===0)if(typeof e=="string"){if(_(e)>64)return K.errors=[{instancePath:s,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:B,data:e}],!1;if(!be.test(e))return K.errors=[{instancePath:s,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:B,data:e}],!1}else return K.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:B.type,parentSchema:B,data:e}],!1;return K.errors=t,r===0}function z(e,{instancePath:s="",parentData:D,parentDataProperty:$,
rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(!(e&&typeof e=="object"&&!Array.isArray(e))&&e!==null)return z.errors=[{instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:M.type},schema:M.type,parentSchema:M,data:e}],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.name===void 0&&(m=
"name")||e.digest===void 0&&(m="digest"))return z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},schema:M.required,
parentSchema:M,data:e}],!1;{const u=r;for(const a in e)if(!(a==="name"||a==="digest")){return z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:M,data:e}],!1;break}if(u===r){if(e.name!==void 0){let a=e.name;const f=r;if(typeof a!=
"string"&&a!==null)return z.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:M.properties.name.type},schema:M.properties.
name.type,parentSchema:M.properties.name,data:a}],!1;if(r===f&&typeof a=="string"&&_(a)>200)return z.errors=[{instancePath:s+"/name",schemaPath:"#/properties/na\
me/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:M.properties.name,data:a}],!1;var i=f===r}else var i=!0;if(i)if(e.digest!==void 0){
const a=r;K(e.digest,{instancePath:s+"/digest",parentData:e,parentDataProperty:"digest",rootData:l,dynamicAnchors:c})||(t=t===null?K.errors:t.concat(K.errors),r=
t.length);var i=a===r}else var i=!0}}}return z.errors=t,r===0}const ye={enum:["not-certified","incomplete","inconclusive","certified"]};function ae(e,{instancePath:s="",
parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;return e==="not-certified"||e==="incomplete"||e==="inconclusive"||e==="ce\
rtified"?(ae.errors=t,r===0):(ae.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ye.enum},schema:ye.enum,parentSchema:ye,data:e}],
!1)}const ie={type:"object",additionalProperties:!1,required:["passed","failed","warning","review","inconclusive","not-applicable","not-testable","observed"],properties:{
passed:{$ref:"#/$defs/count"},failed:{$ref:"#/$defs/count"},warning:{$ref:"#/$defs/count"},review:{$ref:"#/$defs/count"},inconclusive:{$ref:"#/$defs/count"},"no\
t-applicable":{$ref:"#/$defs/count"},"not-testable":{$ref:"#/$defs/count"},observed:{$ref:"#/$defs/count"}}},me={type:"integer",minimum:0,maximum:2e4};function w(e,{
instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return w.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"integer"},schema:me.type,parentSchema:me,data:e}],!1;if(r===0&&typeof e=="numb\
er"&&isFinite(e)){if(e>2e4||isNaN(e))return w.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:me,
data:e}],!1;if(e<0||isNaN(e))return w.errors=[{instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:me,
data:e}],!1}return w.errors=t,r===0}function Q(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.passed===void 0&&(m="passed")||e.failed===void 0&&(m="failed")||e.warning===void 0&&(m="warning")||e.review===
void 0&&(m="review")||e.inconclusive===void 0&&(m="inconclusive")||e["not-applicable"]===void 0&&(m="not-applicable")||e["not-testable"]===void 0&&(m="not-testa\
ble")||e.observed===void 0&&(m="observed"))return Q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},schema:ie.required,
parentSchema:ie,data:e}],!1;{const u=r;for(const a in e)if(!(a==="passed"||a==="failed"||a==="warning"||a==="review"||a==="inconclusive"||a==="not-applicable"||
a==="not-testable"||a==="observed")){return Q.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:ie,data:e}],!1;break}if(u===r){if(e.passed!==void 0){const a=r;w(e.passed,{instancePath:s+"/passed",parentData:e,parentDataProperty:"pass\
ed",rootData:l,dynamicAnchors:c})||(t=t===null?w.errors:t.concat(w.errors),r=t.length);var i=a===r}else var i=!0;if(i){if(e.failed!==void 0){const a=r;w(e.failed,
{instancePath:s+"/failed",parentData:e,parentDataProperty:"failed",rootData:l,dynamicAnchors:c})||(t=t===null?w.errors:t.concat(w.errors),r=t.length);var i=a===
r}else var i=!0;if(i){if(e.warning!==void 0){const a=r;w(e.warning,{instancePath:s+"/warning",parentData:e,parentDataProperty:"warning",rootData:l,dynamicAnchors:c})||
(t=t===null?w.errors:t.concat(w.errors),r=t.length);var i=a===r}else var i=!0;if(i){if(e.review!==void 0){const a=r;w(e.review,{instancePath:s+"/review",parentData:e,
parentDataProperty:"review",rootData:l,dynamicAnchors:c})||(t=t===null?w.errors:t.concat(w.errors),r=t.length);var i=a===r}else var i=!0;if(i){if(e.inconclusive!==
void 0){const a=r;w(e.inconclusive,{instancePath:s+"/inconclusive",parentData:e,parentDataProperty:"inconclusive",rootData:l,dynamicAnchors:c})||(t=t===null?w.errors:
t.concat(w.errors),r=t.length);var i=a===r}else var i=!0;if(i){if(e["not-applicable"]!==void 0){const a=r;w(e["not-applicable"],{instancePath:s+"/not-applicable",
parentData:e,parentDataProperty:"not-applicable",rootData:l,dynamicAnchors:c})||(t=t===null?w.errors:t.concat(w.errors),r=t.length);var i=a===r}else var i=!0;if(i){
if(e["not-testable"]!==void 0){const a=r;w(e["not-testable"],{instancePath:s+"/not-testable",parentData:e,parentDataProperty:"not-testable",rootData:l,dynamicAnchors:c})||
(t=t===null?w.errors:t.concat(w.errors),r=t.length);var i=a===r}else var i=!0;if(i)if(e.observed!==void 0){const a=r;w(e.observed,{instancePath:s+"/observed",parentData:e,
parentDataProperty:"observed",rootData:l,dynamicAnchors:c})||(t=t===null?w.errors:t.concat(w.errors),r=t.length);var i=a===r}else var i=!0}}}}}}}}}else return Q.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,data:e}],!1;return Q.errors=t,r===0}const ve={type:"\
array",items:{$ref:"certification.schema.json#/$defs/operation"},maxItems:6},ge={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};
function C(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;return e==="token-form"||e==="token-json"||
e==="check-in"||e==="check-out"||e==="partial-bill"||e==="no-show"?(C.errors=t,r===0):(C.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ge.
enum},schema:ge.enum,parentSchema:ge,data:e}],!1)}function X(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,
r=0;if(r===0)if(Array.isArray(e)){if(e.length>6)return X.errors=[{instancePath:s,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:6},schema:6,parentSchema:ve,
data:e}],!1;{var i=!0;const m=e.length;for(let u=0;u<m;u++){const a=r;C(e[u],{instancePath:s+"/"+u,parentData:e,parentDataProperty:u,rootData:l,dynamicAnchors:c})||
(t=t===null?C.errors:t.concat(C.errors),r=t.length);var i=a===r;if(!i)break}}}else return X.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},schema:ve.type,parentSchema:ve,data:e}],!1;return X.errors=t,r===0}const E={type:"object",maxProperties:5e3,propertyNames:{maxLength:200},additionalProperties:{
type:"array",items:{type:"string",maxLength:500},maxItems:2e4}};function g(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){
let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length>5e3)return g.errors=[{instancePath:s,schemaPath:"#/maxProperties",
keyword:"maxProperties",params:{limit:5e3},schema:5e3,parentSchema:E,data:e}],!1;for(const a in e){const f=r;if(typeof a=="string"&&_(a)>200){const P={instancePath:s,
schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:E.propertyNames,data:a,propertyName:a};t===null?t=[P]:t.push(
P),r++}var i=f===r;if(!i){const P={instancePath:s,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:a},schema:E.propertyNames,parentSchema:E,
data:e};return t===null?t=[P]:t.push(P),r++,g.errors=t,!1;break}}if(i)for(const a in e){let f=e[a];const P=r;if(r===P)if(Array.isArray(f)){if(f.length>2e4)return g.
errors=[{instancePath:s+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,
parentSchema:E.additionalProperties,data:f}],!1;{var m=!0;const ne=f.length;for(let x=0;x<ne;x++){let W=f[x];const S=r;if(r===S)if(typeof W=="string"){if(_(W)>500)
return g.errors=[{instancePath:s+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/additionalProperties/items/maxLength",keyword:"maxLength",params:{
limit:500},schema:500,parentSchema:E.additionalProperties.items,data:W}],!1}else return g.errors=[{instancePath:s+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/"+x,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:E.additionalProperties.items.type,parentSchema:E.additionalProperties.
items,data:W}],!1;var m=S===r;if(!m)break}}}else return g.errors=[{instancePath:s+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropertie\
s/type",keyword:"type",params:{type:"array"},schema:E.additionalProperties.type,parentSchema:E.additionalProperties,data:f}],!1;var u=P===r;if(!u)break}}else return g.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:E.type,parentSchema:E,data:e}],!1;return g.errors=t,r===0}const fe={type:"\
number",minimum:0,maximum:1e8};function L(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){let t=null,r=0;if(r===0)if(typeof e==
"number"&&isFinite(e)){if(e>1e8||isNaN(e))return L.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e8},schema:1e8,
parentSchema:fe,data:e}],!1;if(e<0||isNaN(e))return L.errors=[{instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:fe,data:e}],!1}else return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:fe.type,parentSchema:fe,data:e}],
!1;return L.errors=t,r===0}const Ne=new RegExp("^[0-9a-f]{8}$","u");function d(e,{instancePath:s="",parentData:D,parentDataProperty:$,rootData:l=e,dynamicAnchors:c={}}={}){
let t=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let S;if(e.times===void 0&&(S="times")||e.seed===void 0&&(S="seed")||e.only===void 0&&(S="o\
nly")||e.pace===void 0&&(S="pace")||e.decided===void 0&&(S="decided")||e.subject===void 0&&(S="subject")||e.target===void 0&&(S="target")||e.suite===void 0&&(S=
"suite")||e.product===void 0&&(S="product")||e.claims===void 0&&(S="claims")||e.profile===void 0&&(S="profile")||e.verdict===void 0&&(S="verdict")||e.stopped===
void 0&&(S="stopped")||e.counts===void 0&&(S="counts")||e.causes===void 0&&(S="causes")||e.tried===void 0&&(S="tried")||e.outcomes===void 0&&(S="outcomes")||e.latency===
void 0&&(S="latency")||e.refusedForPace===void 0&&(S="refusedForPace"))return d.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:S},
schema:p.required,parentSchema:p,data:e}],!1;{const Se=r;for(const n in e)if(!$e.call(p.properties,n)){return d.errors=[{instancePath:s,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:p,data:e}],!1;break}if(Se===r){if(e.times!==void 0){const n=r;G(
e.times,{instancePath:s+"/times",parentData:e,parentDataProperty:"times",rootData:l,dynamicAnchors:c})||(t=t===null?G.errors:t.concat(G.errors),r=t.length);var i=n===
r}else var i=!0;if(i){if(e.seed!==void 0){let n=e.seed;const b=r;if(r===b)if(typeof n=="string"){if(!Ne.test(n))return d.errors=[{instancePath:s+"/seed",schemaPath:"\
#/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:p.properties.seed,data:n}],!1}else return d.errors=
[{instancePath:s+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"},schema:p.properties.seed.type,parentSchema:p.properties.seed,
data:n}],!1;var i=b===r}else var i=!0;if(i){if(e.only!==void 0){let n=e.only;const b=r;if(r===b)if(Array.isArray(n)){if(n.length>2e3)return d.errors=[{instancePath:s+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:p.properties.only,data:n}],!1;{var m=!0;const k=n.
length;for(let o=0;o<k;o++){let h=n[o];const N=r;if(r===N)if(typeof h=="string"){if(_(h)>300)return d.errors=[{instancePath:s+"/only/"+o,schemaPath:"#/propertie\
s/only/items/maxLength",keyword:"maxLength",params:{limit:300},schema:300,parentSchema:p.properties.only.items,data:h}],!1;if(_(h)<1)return d.errors=[{instancePath:s+
"/only/"+o,schemaPath:"#/properties/only/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:p.properties.only.items,data:h}],!1}else return d.
errors=[{instancePath:s+"/only/"+o,schemaPath:"#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:p.properties.only.items.type,parentSchema:p.
properties.only.items,data:h}],!1;var m=N===r;if(!m)break}}}else return d.errors=[{instancePath:s+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{
type:"array"},schema:p.properties.only.type,parentSchema:p.properties.only,data:n}],!1;var i=b===r}else var i=!0;if(i){if(e.pace!==void 0){const n=r;F(e.pace,{instancePath:s+
"/pace",parentData:e,parentDataProperty:"pace",rootData:l,dynamicAnchors:c})||(t=t===null?F.errors:t.concat(F.errors),r=t.length);var i=n===r}else var i=!0;if(i){
if(e.decided!==void 0){let n=e.decided;const b=r;if(typeof n!="boolean")return d.errors=[{instancePath:s+"/decided",schemaPath:"#/properties/decided/type",keyword:"\
type",params:{type:"boolean"},schema:p.properties.decided.type,parentSchema:p.properties.decided,data:n}],!1;var i=b===r}else var i=!0;if(i){if(e.subject!==void 0){
const n=r;re(e.subject,{instancePath:s+"/subject",parentData:e,parentDataProperty:"subject",rootData:l,dynamicAnchors:c})||(t=t===null?re.errors:t.concat(re.errors),
r=t.length);var i=n===r}else var i=!0;if(i){if(e.target!==void 0){const n=r;T(e.target,{instancePath:s+"/target",parentData:e,parentDataProperty:"target",rootData:l,
dynamicAnchors:c})||(t=t===null?T.errors:t.concat(T.errors),r=t.length);var i=n===r}else var i=!0;if(i){if(e.suite!==void 0){const n=r;V(e.suite,{instancePath:s+
"/suite",parentData:e,parentDataProperty:"suite",rootData:l,dynamicAnchors:c})||(t=t===null?V.errors:t.concat(V.errors),r=t.length);var i=n===r}else var i=!0;if(i){
if(e.product!==void 0){const n=r;te(e.product,{instancePath:s+"/product",parentData:e,parentDataProperty:"product",rootData:l,dynamicAnchors:c})||(t=t===null?te.
errors:t.concat(te.errors),r=t.length);var i=n===r}else var i=!0;if(i){if(e.claims!==void 0){const n=r;J(e.claims,{instancePath:s+"/claims",parentData:e,parentDataProperty:"\
claims",rootData:l,dynamicAnchors:c})||(t=t===null?J.errors:t.concat(J.errors),r=t.length);var i=n===r}else var i=!0;if(i){if(e.profile!==void 0){const n=r;z(e.
profile,{instancePath:s+"/profile",parentData:e,parentDataProperty:"profile",rootData:l,dynamicAnchors:c})||(t=t===null?z.errors:t.concat(z.errors),r=t.length);
var i=n===r}else var i=!0;if(i){if(e.verdict!==void 0){const n=r;ae(e.verdict,{instancePath:s+"/verdict",parentData:e,parentDataProperty:"verdict",rootData:l,dynamicAnchors:c})||
(t=t===null?ae.errors:t.concat(ae.errors),r=t.length);var i=n===r}else var i=!0;if(i){if(e.stopped!==void 0){let n=e.stopped;const b=r;if(typeof n!="string"&&n!==
null)return d.errors=[{instancePath:s+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:p.properties.stopped.type},schema:p.properties.
stopped.type,parentSchema:p.properties.stopped,data:n}],!1;if(r===b&&typeof n=="string"&&_(n)>301)return d.errors=[{instancePath:s+"/stopped",schemaPath:"#/prop\
erties/stopped/maxLength",keyword:"maxLength",params:{limit:301},schema:301,parentSchema:p.properties.stopped,data:n}],!1;var i=b===r}else var i=!0;if(i){if(e.counts!==
void 0){const n=r;Q(e.counts,{instancePath:s+"/counts",parentData:e,parentDataProperty:"counts",rootData:l,dynamicAnchors:c})||(t=t===null?Q.errors:t.concat(Q.errors),
r=t.length);var i=n===r}else var i=!0;if(i){if(e.causes!==void 0){let n=e.causes;const b=r;if(r===b)if(Array.isArray(n)){if(n.length>2e4)return d.errors=[{instancePath:s+
"/causes",schemaPath:"#/properties/causes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:p.properties.causes,data:n}],!1;{var u=!0;const k=n.
length;for(let o=0;o<k;o++){let h=n[o];const N=r;if(r===N)if(h&&typeof h=="object"&&!Array.isArray(h)){let y;if(h.id===void 0&&(y="id")||h.title===void 0&&(y="t\
itle")||h.outcome===void 0&&(y="outcome")||h.operations===void 0&&(y="operations")||h.instances===void 0&&(y="instances"))return d.errors=[{instancePath:s+"/cau\
ses/"+o,schemaPath:"#/properties/causes/items/required",keyword:"required",params:{missingProperty:y},schema:p.properties.causes.items.required,parentSchema:p.properties.
causes.items,data:h}],!1;{const oe=r;for(const v in h)if(!(v==="id"||v==="title"||v==="outcome"||v==="operations"||v==="instances")){return d.errors=[{instancePath:s+
"/causes/"+o,schemaPath:"#/properties/causes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:p.properties.
causes.items,data:h}],!1;break}if(oe===r){if(h.id!==void 0){let v=h.id;const U=r;if(r===U)if(typeof v=="string"){if(_(v)>300)return d.errors=[{instancePath:s+"/\
causes/"+o+"/id",schemaPath:"#/properties/causes/items/properties/id/maxLength",keyword:"maxLength",params:{limit:300},schema:300,parentSchema:p.properties.causes.
items.properties.id,data:v}],!1}else return d.errors=[{instancePath:s+"/causes/"+o+"/id",schemaPath:"#/properties/causes/items/properties/id/type",keyword:"type",
params:{type:"string"},schema:p.properties.causes.items.properties.id.type,parentSchema:p.properties.causes.items.properties.id,data:v}],!1;var a=U===r}else var a=!0;
if(a){if(h.title!==void 0){let v=h.title;const U=r;if(r===U)if(typeof v=="string"){if(_(v)>301)return d.errors=[{instancePath:s+"/causes/"+o+"/title",schemaPath:"\
#/properties/causes/items/properties/title/maxLength",keyword:"maxLength",params:{limit:301},schema:301,parentSchema:p.properties.causes.items.properties.title,
data:v}],!1}else return d.errors=[{instancePath:s+"/causes/"+o+"/title",schemaPath:"#/properties/causes/items/properties/title/type",keyword:"type",params:{type:"\
string"},schema:p.properties.causes.items.properties.title.type,parentSchema:p.properties.causes.items.properties.title,data:v}],!1;var a=U===r}else var a=!0;if(a){
if(h.outcome!==void 0){let v=h.outcome;const U=r;if(!(v==="failed"||v==="warning"||v==="review"||v==="inconclusive"))return d.errors=[{instancePath:s+"/causes/"+
o+"/outcome",schemaPath:"#/properties/causes/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:p.properties.causes.items.properties.outcome.enum},
schema:p.properties.causes.items.properties.outcome.enum,parentSchema:p.properties.causes.items.properties.outcome,data:v}],!1;var a=U===r}else var a=!0;if(a){if(h.
operations!==void 0){const v=r;X(h.operations,{instancePath:s+"/causes/"+o+"/operations",parentData:h,parentDataProperty:"operations",rootData:l,dynamicAnchors:c})||
(t=t===null?X.errors:t.concat(X.errors),r=t.length);var a=v===r}else var a=!0;if(a)if(h.instances!==void 0){let v=h.instances;const U=r;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return d.errors=[{instancePath:s+"/causes/"+o+"/instances",schemaPath:"#/properties/causes/items/properties/instances/type",keyword:"\
type",params:{type:"integer"},schema:p.properties.causes.items.properties.instances.type,parentSchema:p.properties.causes.items.properties.instances,data:v}],!1;
if(r===U&&typeof v=="number"&&isFinite(v)&&(v<1||isNaN(v)))return d.errors=[{instancePath:s+"/causes/"+o+"/instances",schemaPath:"#/properties/causes/items/prop\
erties/instances/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:p.properties.causes.items.properties.instances,data:v}],!1;var a=U===
r}else var a=!0}}}}}}else return d.errors=[{instancePath:s+"/causes/"+o,schemaPath:"#/properties/causes/items/type",keyword:"type",params:{type:"object"},schema:p.
properties.causes.items.type,parentSchema:p.properties.causes.items,data:h}],!1;var u=N===r;if(!u)break}}}else return d.errors=[{instancePath:s+"/causes",schemaPath:"\
#/properties/causes/type",keyword:"type",params:{type:"array"},schema:p.properties.causes.type,parentSchema:p.properties.causes,data:n}],!1;var i=b===r}else var i=!0;
if(i){if(e.tried!==void 0){let n=e.tried;const b=r,de=r;let k=!1,o=null;const h=r;if(n!==null){const y={instancePath:s+"/tried",schemaPath:"#/properties/tried/o\
neOf/0/type",keyword:"type",params:{type:"null"},schema:p.properties.tried.oneOf[0].type,parentSchema:p.properties.tried.oneOf[0],data:n};t===null?t=[y]:t.push(
y),r++}var f=h===r;f&&(k=!0,o=0);const N=r;g(n,{instancePath:s+"/tried",parentData:e,parentDataProperty:"tried",rootData:l,dynamicAnchors:c})||(t=t===null?g.errors:
t.concat(g.errors),r=t.length);var f=N===r;if(f&&k?(k=!1,o=[o,1]):f&&(k=!0,o=1),k)r=de,t!==null&&(de?t.length=de:t=null);else{const y={instancePath:s+"/tried",schemaPath:"\
#/properties/tried/oneOf",keyword:"oneOf",params:{passingSchemas:o},schema:p.properties.tried.oneOf,parentSchema:p.properties.tried,data:n};return t===null?t=[y]:
t.push(y),r++,d.errors=t,!1}var i=b===r}else var i=!0;if(i){if(e.outcomes!==void 0){let n=e.outcomes;const b=r;if(r===b)if(n&&typeof n=="object"&&!Array.isArray(
n)){const k=r;for(const o in n)if(!(o==="failed"||o==="warning"||o==="review"||o==="inconclusive"||o==="not-applicable"||o==="not-testable"||o==="observed")){return d.
errors=[{instancePath:s+"/outcomes",schemaPath:"#/properties/outcomes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:p.properties.outcomes,data:n}],!1;break}if(k===r){if(n.failed!==void 0){const o=r;g(n.failed,{instancePath:s+"/outcomes/failed",parentData:n,parentDataProperty:"\
failed",rootData:l,dynamicAnchors:c})||(t=t===null?g.errors:t.concat(g.errors),r=t.length);var P=o===r}else var P=!0;if(P){if(n.warning!==void 0){const o=r;g(n.
warning,{instancePath:s+"/outcomes/warning",parentData:n,parentDataProperty:"warning",rootData:l,dynamicAnchors:c})||(t=t===null?g.errors:t.concat(g.errors),r=t.
length);var P=o===r}else var P=!0;if(P){if(n.review!==void 0){const o=r;g(n.review,{instancePath:s+"/outcomes/review",parentData:n,parentDataProperty:"review",rootData:l,
dynamicAnchors:c})||(t=t===null?g.errors:t.concat(g.errors),r=t.length);var P=o===r}else var P=!0;if(P){if(n.inconclusive!==void 0){const o=r;g(n.inconclusive,{
instancePath:s+"/outcomes/inconclusive",parentData:n,parentDataProperty:"inconclusive",rootData:l,dynamicAnchors:c})||(t=t===null?g.errors:t.concat(g.errors),r=
t.length);var P=o===r}else var P=!0;if(P){if(n["not-applicable"]!==void 0){const o=r;g(n["not-applicable"],{instancePath:s+"/outcomes/not-applicable",parentData:n,
parentDataProperty:"not-applicable",rootData:l,dynamicAnchors:c})||(t=t===null?g.errors:t.concat(g.errors),r=t.length);var P=o===r}else var P=!0;if(P){if(n["not\
-testable"]!==void 0){const o=r;g(n["not-testable"],{instancePath:s+"/outcomes/not-testable",parentData:n,parentDataProperty:"not-testable",rootData:l,dynamicAnchors:c})||
(t=t===null?g.errors:t.concat(g.errors),r=t.length);var P=o===r}else var P=!0;if(P)if(n.observed!==void 0){const o=r;g(n.observed,{instancePath:s+"/outcomes/obs\
erved",parentData:n,parentDataProperty:"observed",rootData:l,dynamicAnchors:c})||(t=t===null?g.errors:t.concat(g.errors),r=t.length);var P=o===r}else var P=!0}}}}}}}else
return d.errors=[{instancePath:s+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type:"object"},schema:p.properties.outcomes.type,parentSchema:p.
properties.outcomes,data:n}],!1;var i=b===r}else var i=!0;if(i){if(e.latency!==void 0){let n=e.latency;const b=r;if(r===b)if(n&&typeof n=="object"&&!Array.isArray(
n)){for(const k in n){const o=r;C(k,{instancePath:s+"/latency",parentData:n,parentDataProperty:"latency",rootData:l,dynamicAnchors:c})||(t=t===null?C.errors:t.concat(
C.errors),r=t.length);var ne=o===r;if(!ne){const h={instancePath:s+"/latency",schemaPath:"#/properties/latency/propertyNames",keyword:"propertyNames",params:{propertyName:k},
schema:p.properties.latency.propertyNames,parentSchema:p.properties.latency,data:n};return t===null?t=[h]:t.push(h),r++,d.errors=t,!1;break}}if(ne)for(const k in n){
let o=n[k];const h=r;if(r===h)if(o&&typeof o=="object"&&!Array.isArray(o)){let N;if(o.replies===void 0&&(N="replies")||o.low===void 0&&(N="low")||o.median===void 0&&
(N="median")||o.high===void 0&&(N="high")||o.most===void 0&&(N="most"))return d.errors=[{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/latency/additionalProperties/required",keyword:"required",params:{missingProperty:N},schema:p.properties.latency.additionalProperties.required,parentSchema:p.
properties.latency.additionalProperties,data:o}],!1;{const De=r;for(const y in o)if(!(y==="replies"||y==="low"||y==="median"||y==="high"||y==="most")){return d.
errors=[{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/latency/additionalProperties/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:p.properties.latency.additionalProperties,data:o}],!1;break}if(De===r){if(o.replies!==
void 0){let y=o.replies;const oe=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return d.errors=[{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/replies",schemaPath:"#/properties/latency/additionalProperties/properties/replies/type",keyword:"type",params:{type:"integer"},schema:p.properties.
latency.additionalProperties.properties.replies.type,parentSchema:p.properties.latency.additionalProperties.properties.replies,data:y}],!1;if(r===oe&&typeof y==
"number"&&isFinite(y)&&(y<1||isNaN(y)))return d.errors=[{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/replies",schemaPath:"#/properties\
/latency/additionalProperties/properties/replies/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:p.properties.latency.additionalProperties.
properties.replies,data:y}],!1;var x=oe===r}else var x=!0;if(x){if(o.low!==void 0){const y=r;L(o.low,{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/low",parentData:o,parentDataProperty:"low",rootData:l,dynamicAnchors:c})||(t=t===null?L.errors:t.concat(L.errors),r=t.length);var x=y===r}else var x=!0;
if(x){if(o.median!==void 0){const y=r;L(o.median,{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/median",parentData:o,parentDataProperty:"\
median",rootData:l,dynamicAnchors:c})||(t=t===null?L.errors:t.concat(L.errors),r=t.length);var x=y===r}else var x=!0;if(x){if(o.high!==void 0){const y=r;L(o.high,
{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/high",parentData:o,parentDataProperty:"high",rootData:l,dynamicAnchors:c})||(t=t===null?L.
errors:t.concat(L.errors),r=t.length);var x=y===r}else var x=!0;if(x)if(o.most!==void 0){const y=r;L(o.most,{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/most",parentData:o,parentDataProperty:"most",rootData:l,dynamicAnchors:c})||(t=t===null?L.errors:t.concat(L.errors),r=t.length);var x=y===r}else var x=!0}}}}}}else
return d.errors=[{instancePath:s+"/latency/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/latency/additionalProperties/type",keyword:"type",
params:{type:"object"},schema:p.properties.latency.additionalProperties.type,parentSchema:p.properties.latency.additionalProperties,data:o}],!1;var W=h===r;if(!W)
break}}else return d.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:"object"},schema:p.properties.latency.
type,parentSchema:p.properties.latency,data:n}],!1;var i=b===r}else var i=!0;if(i)if(e.refusedForPace!==void 0){let n=e.refusedForPace;const b=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return d.errors=[{instancePath:s+"/refusedForPace",schemaPath:"#/properties/refusedForPace/type",keyword:"type",params:{
type:"integer"},schema:p.properties.refusedForPace.type,parentSchema:p.properties.refusedForPace,data:n}],!1;if(r===b&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(
n)))return d.errors=[{instancePath:s+"/refusedForPace",schemaPath:"#/properties/refusedForPace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:p.properties.refusedForPace,data:n}],!1;var i=b===r}else var i=!0}}}}}}}}}}}}}}}}}}}}else return d.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:p.type,parentSchema:p,data:e}],!1;return d.errors=t,r===0}

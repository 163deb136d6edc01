// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as ve}from"../../contract/formats.ts";import ge from"ajv/dist/runtime/ucs2length.js";import Se from"ajv/dist/runtime/equal.js";export const entry=x;
const v={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"register.schema.json",type:"object",additionalProperties:!1,required:["number","previous","\
at","action"],properties:{number:{type:"integer",minimum:1,maximum:999999},previous:{description:"SHA-256 of the file of the entry before; null for the first.",
oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},at:{$ref:"#/$defs/moment"},action:{enum:["accept","reject","return","revoke"]},by:{$ref:"#/$defs/short"},reason:{
$ref:"#/$defs/long"},submission:{$ref:"#/$defs/submission"},reviews:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["id","answ\
er","why"],properties:{id:{$ref:"#/$defs/short"},answer:{enum:["ok","not-ok"]},why:{$ref:"#/$defs/long"}}}},waivers:{type:"array",maxItems:1e3,items:{type:"obje\
ct",additionalProperties:!1,required:["id","reason","owner","expires"],properties:{id:{$ref:"#/$defs/short"},reason:{$ref:"#/$defs/long"},owner:{$ref:"#/$defs/s\
hort"},expires:{type:"string",format:"date"}}}},completes:{type:"object",additionalProperties:!1,required:["submission","certificate"],properties:{submission:{$ref:"\
#/$defs/digest"},certificate:{$ref:"#/$defs/certificateId"}}},certificate:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{$ref:"#/$defs/c\
ertificateId"},url:{type:"string",maxLength:2048},statusListIndex:{type:"integer",minimum:0,maximum:131071},validFrom:{$ref:"#/$defs/moment"},validUntil:{$ref:"\
#/$defs/moment"}}}},allOf:[{if:{properties:{action:{const:"revoke"}}},then:{required:["certificate","reason"],properties:{submission:!1}},else:{required:["submi\
ssion","reviews","waivers"]}},{if:{properties:{action:{const:"accept"}}},then:{required:["certificate"],properties:{certificate:{required:["id","url","statusLis\
tIndex","validFrom","validUntil"]}}}},{if:{properties:{action:{enum:["reject","return"]}}},then:{required:["reason"],properties:{certificate:!1}}}],$defs:{digest:{
type:"string",pattern:"^[0-9a-f]{64}$"},moment:{$ref:"challenge.schema.json#/$defs/moment"},certificateId:{type:"string",pattern:"^[0-9]{6}-[0-9a-f]{8}$"},short:{
type:"string",minLength:1,maxLength:512},long:{type:"string",minLength:1,maxLength:4e3},nullable:{oneOf:[{$ref:"#/$defs/short"},{type:"null"}]},submission:{type:"\
object",additionalProperties:!1,required:["digest","evidence","integrator","nonce","verdict","level","subject","answeredBy","product","claims","profile","suite",
"endedAt","match","problems","deviations"],properties:{digest:{$ref:"#/$defs/digest"},evidence:{description:"SHA-256 of its evidence; null if it is not genuine,\
 and so are the following members.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},integrator:{$ref:"#/$defs/nullable"},nonce:{$ref:"#/$defs/nullable"},seed:{$ref:"\
#/$defs/nullable"},verdict:{enum:["not-certified","incomplete","inconclusive","certified",null]},level:{type:"integer",minimum:0,maximum:3},subject:{enum:["serv\
ice","client",null]},answeredBy:{enum:["sandbox","mock","stand-in","upstream","har",null]},product:{oneOf:[{type:"null"},{$ref:"certification.schema.json#/prope\
rties/product"}]},claims:{type:"array",maxItems:20,items:{$ref:"#/$defs/short"}},profile:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:[
"name","digest"],properties:{name:{$ref:"#/$defs/nullable"},digest:{$ref:"#/$defs/digest"}}}]},suite:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,
required:["version","digest"],properties:{version:{$ref:"#/$defs/short"},digest:{$ref:"#/$defs/digest"}}}]},endedAt:{$ref:"#/$defs/nullable"},match:{description:"\
SHA-256 of the statement that it matches the provider's own log.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},problems:{type:"array",maxItems:1e3,items:{$ref:"\
#/$defs/short"}},deviations:{type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}}}}}},ce=Object.prototype.hasOwnProperty,I=ge.default??ge,oe={type:"string",pattern:"\
^[0-9a-f]{64}$"},be=new RegExp("^[0-9a-f]{64}$","u");function C(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,
e=0;if(e===0)if(typeof r=="string"){if(!be.test(r))return C.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"\
^[0-9a-f]{64}$",parentSchema:oe,data:r}],!1}else return C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:oe.type,parentSchema:oe,
data:r}],!1;return C.errors=t,e===0}const ae={type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a momen\
t such as 2026-11-02T08:00:00.000Z"},we=ve["date-time"],Pe=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function ee(r,{instancePath:s="",
parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(Pe.test(r)){if(!we.validate(r))return ee.
errors=[{instancePath:s,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ae,data:r}],!1}else return ee.errors=
[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\
\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ae,data:r}],!1;else return ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ae.
type,parentSchema:ae,data:r}],!1;return ee.errors=t,e===0}const de={type:"string",minLength:1,maxLength:512};function A(r,{instancePath:s="",parentData:J,parentDataProperty:Q,
rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(r.length>512&&I(r)>512)return A.errors=[{instancePath:s,schemaPath:"#/ma\
xLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:de,data:r}],!1;if(I(r)<1)return A.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:de,data:r}],!1}else return A.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},
schema:de.type,parentSchema:de,data:r}],!1;return A.errors=t,e===0}const fe={type:"string",minLength:1,maxLength:4e3};function re(r,{instancePath:s="",parentData:J,
parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(r.length>4e3&&I(r)>4e3)return re.errors=[{instancePath:s,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4e3},schema:4e3,parentSchema:fe,data:r}],!1;if(I(r)<1)return re.errors=[{instancePath:s,schemaPath:"#\
/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:fe,data:r}],!1}else return re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"string"},schema:fe.type,parentSchema:fe,data:r}],!1;return re.errors=t,e===0}const b={type:"object",additionalProperties:!1,required:["digest","ev\
idence","integrator","nonce","verdict","level","subject","answeredBy","product","claims","profile","suite","endedAt","match","problems","deviations"],properties:{
digest:{$ref:"#/$defs/digest"},evidence:{description:"SHA-256 of its evidence; null if it is not genuine, and so are the following members.",oneOf:[{$ref:"#/$de\
fs/digest"},{type:"null"}]},integrator:{$ref:"#/$defs/nullable"},nonce:{$ref:"#/$defs/nullable"},seed:{$ref:"#/$defs/nullable"},verdict:{enum:["not-certified","\
incomplete","inconclusive","certified",null]},level:{type:"integer",minimum:0,maximum:3},subject:{enum:["service","client",null]},answeredBy:{enum:["sandbox","m\
ock","stand-in","upstream","har",null]},product:{oneOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}]},claims:{type:"array",maxItems:20,
items:{$ref:"#/$defs/short"}},profile:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{$ref:"#/$defs/nu\
llable"},digest:{$ref:"#/$defs/digest"}}}]},suite:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{
$ref:"#/$defs/short"},digest:{$ref:"#/$defs/digest"}}}]},endedAt:{$ref:"#/$defs/nullable"},match:{description:"SHA-256 of the statement that it matches the prov\
ider's own log.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},problems:{type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}},deviations:{type:"array",maxItems:1e3,
items:{$ref:"#/$defs/short"}}}},me={oneOf:[{$ref:"#/$defs/short"},{type:"null"}]};function G(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,
dynamicAnchors:S={}}={}){let t=null,e=0;const p=e;let y=!1,$=null;const u=e;A(r,{instancePath:s,parentData:J,parentDataProperty:Q,rootData:g,dynamicAnchors:S})||
(t=t===null?A.errors:t.concat(A.errors),e=t.length);var F=u===e;F&&(y=!0,$=0);const f=e;if(r!==null){const K={instancePath:s,schemaPath:"#/oneOf/1/type",keyword:"\
type",params:{type:"null"},schema:me.oneOf[1].type,parentSchema:me.oneOf[1],data:r};t===null?t=[K]:t.push(K),e++}var F=f===e;if(F&&y?(y=!1,$=[$,1]):F&&(y=!0,$=1),
y)e=p,t!==null&&(p?t.length=p:t=null);else{const K={instancePath:s,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:$},schema:me.oneOf,parentSchema:me,
data:r};return t===null?t=[K]:t.push(K),e++,G.errors=t,!1}return G.errors=t,e===0}const _={type:"object",additionalProperties:!1,required:["name","version","ven\
dor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"string",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};
function W(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let y;if(r.name===void 0&&(y="name")||r.version===void 0&&(y="version")||r.vendor===void 0&&(y="vendor"))return W.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y},schema:_.required,parentSchema:_,data:r}],!1;{const $=e;for(const u in r)if(!(u==="name"||u==="version"||
u==="vendor")){return W.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:_,
data:r}],!1;break}if($===e){if(r.name!==void 0){let u=r.name;const f=e;if(e===f)if(typeof u=="string"){if(u.length>200&&I(u)>200)return W.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:_.properties.name,data:u}],!1;if(I(u)<1)return W.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:_.properties.name,data:u}],!1}else
return W.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:_.properties.name.type,parentSchema:_.
properties.name,data:u}],!1;var p=f===e}else var p=!0;if(p){if(r.version!==void 0){let u=r.version;const f=e;if(e===f)if(typeof u=="string"){if(u.length>200&&I(
u)>200)return W.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:_.
properties.version,data:u}],!1;if(I(u)<1)return W.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:_.properties.version,data:u}],!1}else return W.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"string"},schema:_.properties.version.type,parentSchema:_.properties.version,data:u}],!1;var p=f===e}else var p=!0;if(p)if(r.vendor!==void 0){let u=r.vendor;
const f=e;if(e===f)if(typeof u=="string"){if(u.length>200&&I(u)>200)return W.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:_.properties.vendor,data:u}],!1;if(I(u)<1)return W.errors=[{instancePath:s+"/vendor",schemaPath:"#/propert\
ies/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:_.properties.vendor,data:u}],!1}else return W.errors=[{instancePath:s+"/vendor",
schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:_.properties.vendor.type,parentSchema:_.properties.vendor,data:u}],!1;var p=f===
e}else var p=!0}}}}else return W.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:r}],!1;return W.
errors=t,e===0}function E(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let o;if(r.digest===void 0&&(o="digest")||r.evidence===void 0&&(o="evidence")||r.integrator===void 0&&(o="integrator")||r.nonce===void 0&&
(o="nonce")||r.verdict===void 0&&(o="verdict")||r.level===void 0&&(o="level")||r.subject===void 0&&(o="subject")||r.answeredBy===void 0&&(o="answeredBy")||r.product===
void 0&&(o="product")||r.claims===void 0&&(o="claims")||r.profile===void 0&&(o="profile")||r.suite===void 0&&(o="suite")||r.endedAt===void 0&&(o="endedAt")||r.match===
void 0&&(o="match")||r.problems===void 0&&(o="problems")||r.deviations===void 0&&(o="deviations"))return E.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o},schema:b.required,parentSchema:b,data:r}],!1;{const U=e;for(const a in r)if(!ce.call(b.properties,a)){return E.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:b,data:r}],!1;break}if(U===e){if(r.digest!==
void 0){const a=e;C(r.digest,{instancePath:s+"/digest",parentData:r,parentDataProperty:"digest",rootData:g,dynamicAnchors:S})||(t=t===null?C.errors:t.concat(C.errors),
e=t.length);var p=a===e}else var p=!0;if(p){if(r.evidence!==void 0){let a=r.evidence;const P=e,B=e;let i=!1,d=null;const z=e;C(a,{instancePath:s+"/evidence",parentData:r,
parentDataProperty:"evidence",rootData:g,dynamicAnchors:S})||(t=t===null?C.errors:t.concat(C.errors),e=t.length);var y=z===e;y&&(i=!0,d=0);const n=e;if(a!==null){
const l={instancePath:s+"/evidence",schemaPath:"#/properties/evidence/oneOf/1/type",keyword:"type",params:{type:"null"},schema:b.properties.evidence.oneOf[1].type,
parentSchema:b.properties.evidence.oneOf[1],data:a};t===null?t=[l]:t.push(l),e++}var y=n===e;if(y&&i?(i=!1,d=[d,1]):y&&(i=!0,d=1),i)e=B,t!==null&&(B?t.length=B:
t=null);else{const l={instancePath:s+"/evidence",schemaPath:"#/properties/evidence/oneOf",keyword:"oneOf",params:{passingSchemas:d},schema:b.properties.evidence.
oneOf,parentSchema:b.properties.evidence,data:a};return t===null?t=[l]:t.push(l),e++,E.errors=t,!1}var p=P===e}else var p=!0;if(p){if(r.integrator!==void 0){const a=e;
G(r.integrator,{instancePath:s+"/integrator",parentData:r,parentDataProperty:"integrator",rootData:g,dynamicAnchors:S})||(t=t===null?G.errors:t.concat(G.errors),
e=t.length);var p=a===e}else var p=!0;if(p){if(r.nonce!==void 0){const a=e;G(r.nonce,{instancePath:s+"/nonce",parentData:r,parentDataProperty:"nonce",rootData:g,
dynamicAnchors:S})||(t=t===null?G.errors:t.concat(G.errors),e=t.length);var p=a===e}else var p=!0;if(p){if(r.seed!==void 0){const a=e;G(r.seed,{instancePath:s+"\
/seed",parentData:r,parentDataProperty:"seed",rootData:g,dynamicAnchors:S})||(t=t===null?G.errors:t.concat(G.errors),e=t.length);var p=a===e}else var p=!0;if(p){
if(r.verdict!==void 0){let a=r.verdict;const P=e;if(!(a==="not-certified"||a==="incomplete"||a==="inconclusive"||a==="certified"||a===null))return E.errors=[{instancePath:s+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:b.properties.verdict.enum},schema:b.properties.verdict.enum,parentSchema:b.
properties.verdict,data:a}],!1;var p=P===e}else var p=!0;if(p){if(r.level!==void 0){let a=r.level;const P=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return E.errors=[{instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"integer"},schema:b.properties.level.type,parentSchema:b.
properties.level,data:a}],!1;if(e===P&&typeof a=="number"&&isFinite(a)){if(a>3||isNaN(a))return E.errors=[{instancePath:s+"/level",schemaPath:"#/properties/leve\
l/maximum",keyword:"maximum",params:{comparison:"<=",limit:3},schema:3,parentSchema:b.properties.level,data:a}],!1;if(a<0||isNaN(a))return E.errors=[{instancePath:s+
"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:b.properties.level,data:a}],!1}var p=P===
e}else var p=!0;if(p){if(r.subject!==void 0){let a=r.subject;const P=e;if(!(a==="service"||a==="client"||a===null))return E.errors=[{instancePath:s+"/subject",schemaPath:"\
#/properties/subject/enum",keyword:"enum",params:{allowedValues:b.properties.subject.enum},schema:b.properties.subject.enum,parentSchema:b.properties.subject,data:a}],
!1;var p=P===e}else var p=!0;if(p){if(r.answeredBy!==void 0){let a=r.answeredBy;const P=e;if(!(a==="sandbox"||a==="mock"||a==="stand-in"||a==="upstream"||a==="h\
ar"||a===null))return E.errors=[{instancePath:s+"/answeredBy",schemaPath:"#/properties/answeredBy/enum",keyword:"enum",params:{allowedValues:b.properties.answeredBy.
enum},schema:b.properties.answeredBy.enum,parentSchema:b.properties.answeredBy,data:a}],!1;var p=P===e}else var p=!0;if(p){if(r.product!==void 0){let a=r.product;
const P=e,B=e;let i=!1,d=null;const z=e;if(a!==null){const l={instancePath:s+"/product",schemaPath:"#/properties/product/oneOf/0/type",keyword:"type",params:{type:"\
null"},schema:b.properties.product.oneOf[0].type,parentSchema:b.properties.product.oneOf[0],data:a};t===null?t=[l]:t.push(l),e++}var $=z===e;$&&(i=!0,d=0);const n=e;
W(a,{instancePath:s+"/product",parentData:r,parentDataProperty:"product",rootData:g,dynamicAnchors:S})||(t=t===null?W.errors:t.concat(W.errors),e=t.length);var $=n===
e;if($&&i?(i=!1,d=[d,1]):$&&(i=!0,d=1),i)e=B,t!==null&&(B?t.length=B:t=null);else{const l={instancePath:s+"/product",schemaPath:"#/properties/product/oneOf",keyword:"\
oneOf",params:{passingSchemas:d},schema:b.properties.product.oneOf,parentSchema:b.properties.product,data:a};return t===null?t=[l]:t.push(l),e++,E.errors=t,!1}var p=P===
e}else var p=!0;if(p){if(r.claims!==void 0){let a=r.claims;const P=e;if(e===P)if(Array.isArray(a)){if(a.length>20)return E.errors=[{instancePath:s+"/claims",schemaPath:"\
#/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:b.properties.claims,data:a}],!1;{var u=!0;const i=a.length;for(let d=0;d<
i;d++){const z=e;A(a[d],{instancePath:s+"/claims/"+d,parentData:a,parentDataProperty:d,rootData:g,dynamicAnchors:S})||(t=t===null?A.errors:t.concat(A.errors),e=
t.length);var u=z===e;if(!u)break}}}else return E.errors=[{instancePath:s+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},schema:b.
properties.claims.type,parentSchema:b.properties.claims,data:a}],!1;var p=P===e}else var p=!0;if(p){if(r.profile!==void 0){let a=r.profile;const P=e,B=e;let i=!1,
d=null;const z=e;if(a!==null){const l={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf/0/type",keyword:"type",params:{type:"null"},schema:b.properties.
profile.oneOf[0].type,parentSchema:b.properties.profile.oneOf[0],data:a};t===null?t=[l]:t.push(l),e++}var F=z===e;F&&(i=!0,d=0);const n=e;if(e===n)if(a&&typeof a==
"object"&&!Array.isArray(a)){let l;if(a.name===void 0&&(l="name")||a.digest===void 0&&(l="digest")){const j={instancePath:s+"/profile",schemaPath:"#/properties/\
profile/oneOf/1/required",keyword:"required",params:{missingProperty:l},schema:b.properties.profile.oneOf[1].required,parentSchema:b.properties.profile.oneOf[1],
data:a};t===null?t=[j]:t.push(j),e++}else{const j=e;for(const k in a)if(!(k==="name"||k==="digest")){const c={instancePath:s+"/profile",schemaPath:"#/properties\
/profile/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,parentSchema:b.properties.profile.oneOf[1],data:a};
t===null?t=[c]:t.push(c),e++;break}if(j===e){if(a.name!==void 0){const k=e;G(a.name,{instancePath:s+"/profile/name",parentData:a,parentDataProperty:"name",rootData:g,
dynamicAnchors:S})||(t=t===null?G.errors:t.concat(G.errors),e=t.length);var f=k===e}else var f=!0;if(f)if(a.digest!==void 0){const k=e;C(a.digest,{instancePath:s+
"/profile/digest",parentData:a,parentDataProperty:"digest",rootData:g,dynamicAnchors:S})||(t=t===null?C.errors:t.concat(C.errors),e=t.length);var f=k===e}else var f=!0}}}else{
const l={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf/1/type",keyword:"type",params:{type:"object"},schema:b.properties.profile.oneOf[1].type,
parentSchema:b.properties.profile.oneOf[1],data:a};t===null?t=[l]:t.push(l),e++}var F=n===e;if(F&&i?(i=!1,d=[d,1]):F&&(i=!0,d=1),i)e=B,t!==null&&(B?t.length=B:t=
null);else{const l={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf",keyword:"oneOf",params:{passingSchemas:d},schema:b.properties.profile.oneOf,
parentSchema:b.properties.profile,data:a};return t===null?t=[l]:t.push(l),e++,E.errors=t,!1}var p=P===e}else var p=!0;if(p){if(r.suite!==void 0){let a=r.suite;const P=e,
B=e;let i=!1,d=null;const z=e;if(a!==null){const l={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf/0/type",keyword:"type",params:{type:"null"},schema:b.
properties.suite.oneOf[0].type,parentSchema:b.properties.suite.oneOf[0],data:a};t===null?t=[l]:t.push(l),e++}var T=z===e;T&&(i=!0,d=0);const n=e;if(e===n)if(a&&
typeof a=="object"&&!Array.isArray(a)){let l;if(a.version===void 0&&(l="version")||a.digest===void 0&&(l="digest")){const j={instancePath:s+"/suite",schemaPath:"\
#/properties/suite/oneOf/1/required",keyword:"required",params:{missingProperty:l},schema:b.properties.suite.oneOf[1].required,parentSchema:b.properties.suite.oneOf[1],
data:a};t===null?t=[j]:t.push(j),e++}else{const j=e;for(const k in a)if(!(k==="version"||k==="digest")){const c={instancePath:s+"/suite",schemaPath:"#/propertie\
s/suite/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,parentSchema:b.properties.suite.oneOf[1],data:a};t===
null?t=[c]:t.push(c),e++;break}if(j===e){if(a.version!==void 0){const k=e;A(a.version,{instancePath:s+"/suite/version",parentData:a,parentDataProperty:"version",
rootData:g,dynamicAnchors:S})||(t=t===null?A.errors:t.concat(A.errors),e=t.length);var K=k===e}else var K=!0;if(K)if(a.digest!==void 0){const k=e;C(a.digest,{instancePath:s+
"/suite/digest",parentData:a,parentDataProperty:"digest",rootData:g,dynamicAnchors:S})||(t=t===null?C.errors:t.concat(C.errors),e=t.length);var K=k===e}else var K=!0}}}else{
const l={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf/1/type",keyword:"type",params:{type:"object"},schema:b.properties.suite.oneOf[1].type,parentSchema:b.
properties.suite.oneOf[1],data:a};t===null?t=[l]:t.push(l),e++}var T=n===e;if(T&&i?(i=!1,d=[d,1]):T&&(i=!0,d=1),i)e=B,t!==null&&(B?t.length=B:t=null);else{const l={
instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf",keyword:"oneOf",params:{passingSchemas:d},schema:b.properties.suite.oneOf,parentSchema:b.properties.
suite,data:a};return t===null?t=[l]:t.push(l),e++,E.errors=t,!1}var p=P===e}else var p=!0;if(p){if(r.endedAt!==void 0){const a=e;G(r.endedAt,{instancePath:s+"/e\
ndedAt",parentData:r,parentDataProperty:"endedAt",rootData:g,dynamicAnchors:S})||(t=t===null?G.errors:t.concat(G.errors),e=t.length);var p=a===e}else var p=!0;if(p){
if(r.match!==void 0){let a=r.match;const P=e,B=e;let i=!1,d=null;const z=e;C(a,{instancePath:s+"/match",parentData:r,parentDataProperty:"match",rootData:g,dynamicAnchors:S})||
(t=t===null?C.errors:t.concat(C.errors),e=t.length);var R=z===e;R&&(i=!0,d=0);const n=e;if(a!==null){const l={instancePath:s+"/match",schemaPath:"#/properties/m\
atch/oneOf/1/type",keyword:"type",params:{type:"null"},schema:b.properties.match.oneOf[1].type,parentSchema:b.properties.match.oneOf[1],data:a};t===null?t=[l]:t.
push(l),e++}var R=n===e;if(R&&i?(i=!1,d=[d,1]):R&&(i=!0,d=1),i)e=B,t!==null&&(B?t.length=B:t=null);else{const l={instancePath:s+"/match",schemaPath:"#/propertie\
s/match/oneOf",keyword:"oneOf",params:{passingSchemas:d},schema:b.properties.match.oneOf,parentSchema:b.properties.match,data:a};return t===null?t=[l]:t.push(l),
e++,E.errors=t,!1}var p=P===e}else var p=!0;if(p){if(r.problems!==void 0){let a=r.problems;const P=e;if(e===P)if(Array.isArray(a)){if(a.length>1e3)return E.errors=
[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:b.properties.problems,data:a}],
!1;{var h=!0;const i=a.length;for(let d=0;d<i;d++){const z=e;A(a[d],{instancePath:s+"/problems/"+d,parentData:a,parentDataProperty:d,rootData:g,dynamicAnchors:S})||
(t=t===null?A.errors:t.concat(A.errors),e=t.length);var h=z===e;if(!h)break}}}else return E.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problem\
s/type",keyword:"type",params:{type:"array"},schema:b.properties.problems.type,parentSchema:b.properties.problems,data:a}],!1;var p=P===e}else var p=!0;if(p)if(r.
deviations!==void 0){let a=r.deviations;const P=e;if(e===P)if(Array.isArray(a)){if(a.length>1e3)return E.errors=[{instancePath:s+"/deviations",schemaPath:"#/pro\
perties/deviations/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:b.properties.deviations,data:a}],!1;{var V=!0;const i=a.length;for(let d=0;d<
i;d++){const z=e;A(a[d],{instancePath:s+"/deviations/"+d,parentData:a,parentDataProperty:d,rootData:g,dynamicAnchors:S})||(t=t===null?A.errors:t.concat(A.errors),
e=t.length);var V=z===e;if(!V)break}}}else return E.errors=[{instancePath:s+"/deviations",schemaPath:"#/properties/deviations/type",keyword:"type",params:{type:"\
array"},schema:b.properties.deviations.type,parentSchema:b.properties.deviations,data:a}],!1;var p=P===e}else var p=!0}}}}}}}}}}}}}}}}}}else return E.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:b.type,parentSchema:b,data:r}],!1;return E.errors=t,e===0}const he={type:"string",pattern:"^[0-\
9]{6}-[0-9a-f]{8}$"},ke=new RegExp("^[0-9]{6}-[0-9a-f]{8}$","u");function se(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){
let t=null,e=0;if(e===0)if(typeof r=="string"){if(!ke.test(r))return se.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]\
{6}-[0-9a-f]{8}$"},schema:"^[0-9]{6}-[0-9a-f]{8}$",parentSchema:he,data:r}],!1}else return se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:he.type,parentSchema:he,data:r}],!1;return se.errors=t,e===0}const je=ve.date;function x(r,{instancePath:s="",parentData:J,parentDataProperty:Q,
rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;const p=e,y=e;let $=!0;const u=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0&&r.action!==
"revoke"){const d={};t===null?t=[d]:t.push(d),e++}var f=u===e;e=y,t!==null&&(y?t.length=y:t=null);let F;if(f){const d=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let n;if(r.certificate===void 0&&(n="certificate")||r.reason===void 0&&(n="reason"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/0/then/required",keyword:"\
required",params:{missingProperty:n},schema:v.allOf[0].then.required,parentSchema:v.allOf[0].then,data:r}],!1;if(r.submission!==void 0)return x.errors=[{instancePath:s+
"/submission",schemaPath:"#/allOf/0/then/properties/submission/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:v.allOf[0].then.properties.
submission,data:r.submission}],!1}var f=d===e;$=f,F="then"}else{const d=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.submission===void 0&&(n="submi\
ssion")||r.reviews===void 0&&(n="reviews")||r.waivers===void 0&&(n="waivers"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/0/else/required",keyword:"req\
uired",params:{missingProperty:n},schema:v.allOf[0].else.required,parentSchema:v.allOf[0].else,data:r}],!1}var f=d===e;$=f,F="else"}if(!$){const d={instancePath:s,
schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:F},schema:v.allOf[0].if,parentSchema:v.allOf[0],data:r};return t===null?t=[d]:t.push(d),e++,x.errors=
t,!1}var K=p===e;if(K){const d=e,z=e;let n=!0;const L=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0&&r.action!=="accept"){const j={};t===null?
t=[j]:t.push(j),e++}var T=L===e;if(e=z,t!==null&&(z?t.length=z:t=null),T){const j=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.certificate===void 0&&
(c="certificate"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty:c},schema:v.allOf[1].then.required,
parentSchema:v.allOf[1].then,data:r}],!1;if(r.certificate!==void 0){let N=r.certificate;if(N&&typeof N=="object"&&!Array.isArray(N)){let H;if(N.id===void 0&&(H=
"id")||N.url===void 0&&(H="url")||N.statusListIndex===void 0&&(H="statusListIndex")||N.validFrom===void 0&&(H="validFrom")||N.validUntil===void 0&&(H="validUnti\
l"))return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/allOf/1/then/properties/certificate/required",keyword:"required",params:{missingProperty:H},schema:v.
allOf[1].then.properties.certificate.required,parentSchema:v.allOf[1].then.properties.certificate,data:N}],!1}}}var T=j===e;n=T}if(!n){const j={instancePath:s,schemaPath:"\
#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},schema:v.allOf[1].if,parentSchema:v.allOf[1],data:r};return t===null?t=[j]:t.push(j),e++,x.errors=t,!1}
var K=d===e;if(K){const j=e,k=e;let c=!0;const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0){let D=r.action;if(!(D==="reject"||D==="return")){
const pe={};t===null?t=[pe]:t.push(pe),e++}}var R=N===e;if(e=k,t!==null&&(k?t.length=k:t=null),R){const D=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.
reason===void 0&&(q="reason"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty:q},schema:v.allOf[2].
then.required,parentSchema:v.allOf[2].then,data:r}],!1;if(r.certificate!==void 0)return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/allOf/2/then/prop\
erties/certificate/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:v.allOf[2].then.properties.certificate,data:r.certificate}],!1}var R=D===
e;c=R}if(!c){const D={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},schema:v.allOf[2].if,parentSchema:v.allOf[2],data:r};
return t===null?t=[D]:t.push(D),e++,x.errors=t,!1}var K=j===e}}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.number===void 0&&(d="number")||r.
previous===void 0&&(d="previous")||r.at===void 0&&(d="at")||r.action===void 0&&(d="action"))return x.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:d},schema:v.required,parentSchema:v,data:r}],!1;{const z=e;for(const n in r)if(!ce.call(v.properties,n)){return x.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:v,data:r}],!1;break}if(z===e){if(r.number!==
void 0){let n=r.number;const L=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/nu\
mber/type",keyword:"type",params:{type:"integer"},schema:v.properties.number.type,parentSchema:v.properties.number,data:n}],!1;if(e===L&&typeof n=="number"&&isFinite(
n)){if(n>999999||isNaN(n))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
schema:999999,parentSchema:v.properties.number,data:n}],!1;if(n<1||isNaN(n))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:v.properties.number,data:n}],!1}var h=L===e}else var h=!0;if(h){if(r.previous!==void 0){
let n=r.previous;const L=e,l=e;let j=!1,k=null;const c=e;C(n,{instancePath:s+"/previous",parentData:r,parentDataProperty:"previous",rootData:g,dynamicAnchors:S})||
(t=t===null?C.errors:t.concat(C.errors),e=t.length);var V=c===e;V&&(j=!0,k=0);const N=e;if(n!==null){const D={instancePath:s+"/previous",schemaPath:"#/propertie\
s/previous/oneOf/1/type",keyword:"type",params:{type:"null"},schema:v.properties.previous.oneOf[1].type,parentSchema:v.properties.previous.oneOf[1],data:n};t===
null?t=[D]:t.push(D),e++}var V=N===e;if(V&&j?(j=!1,k=[k,1]):V&&(j=!0,k=1),j)e=l,t!==null&&(l?t.length=l:t=null);else{const D={instancePath:s+"/previous",schemaPath:"\
#/properties/previous/oneOf",keyword:"oneOf",params:{passingSchemas:k},schema:v.properties.previous.oneOf,parentSchema:v.properties.previous,data:n};return t===
null?t=[D]:t.push(D),e++,x.errors=t,!1}var h=L===e}else var h=!0;if(h){if(r.at!==void 0){const n=e;ee(r.at,{instancePath:s+"/at",parentData:r,parentDataProperty:"\
at",rootData:g,dynamicAnchors:S})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var h=n===e}else var h=!0;if(h){if(r.action!==void 0){let n=r.action;const L=e;
if(!(n==="accept"||n==="reject"||n==="return"||n==="revoke"))return x.errors=[{instancePath:s+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{
allowedValues:v.properties.action.enum},schema:v.properties.action.enum,parentSchema:v.properties.action,data:n}],!1;var h=L===e}else var h=!0;if(h){if(r.by!==void 0){
const n=e;A(r.by,{instancePath:s+"/by",parentData:r,parentDataProperty:"by",rootData:g,dynamicAnchors:S})||(t=t===null?A.errors:t.concat(A.errors),e=t.length);var h=n===
e}else var h=!0;if(h){if(r.reason!==void 0){const n=e;re(r.reason,{instancePath:s+"/reason",parentData:r,parentDataProperty:"reason",rootData:g,dynamicAnchors:S})||
(t=t===null?re.errors:t.concat(re.errors),e=t.length);var h=n===e}else var h=!0;if(h){if(r.submission!==void 0){const n=e;E(r.submission,{instancePath:s+"/submi\
ssion",parentData:r,parentDataProperty:"submission",rootData:g,dynamicAnchors:S})||(t=t===null?E.errors:t.concat(E.errors),e=t.length);var h=n===e}else var h=!0;
if(h){if(r.reviews!==void 0){let n=r.reviews;const L=e;if(e===L)if(Array.isArray(n)){if(n.length>1e3)return x.errors=[{instancePath:s+"/reviews",schemaPath:"#/p\
roperties/reviews/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:v.properties.reviews,data:n}],!1;{var o=!0;const j=n.length;for(let k=0;k<
j;k++){let c=n[k];const N=e;if(e===N)if(c&&typeof c=="object"&&!Array.isArray(c)){let D;if(c.id===void 0&&(D="id")||c.answer===void 0&&(D="answer")||c.why===void 0&&
(D="why"))return x.errors=[{instancePath:s+"/reviews/"+k,schemaPath:"#/properties/reviews/items/required",keyword:"required",params:{missingProperty:D},schema:v.
properties.reviews.items.required,parentSchema:v.properties.reviews.items,data:c}],!1;{const pe=e;for(const q in c)if(!(q==="id"||q==="answer"||q==="why")){return x.
errors=[{instancePath:s+"/reviews/"+k,schemaPath:"#/properties/reviews/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},
schema:!1,parentSchema:v.properties.reviews.items,data:c}],!1;break}if(pe===e){if(c.id!==void 0){const q=e;A(c.id,{instancePath:s+"/reviews/"+k+"/id",parentData:c,
parentDataProperty:"id",rootData:g,dynamicAnchors:S})||(t=t===null?A.errors:t.concat(A.errors),e=t.length);var U=q===e}else var U=!0;if(U){if(c.answer!==void 0){
let q=c.answer;const le=e;if(!(q==="ok"||q==="not-ok"))return x.errors=[{instancePath:s+"/reviews/"+k+"/answer",schemaPath:"#/properties/reviews/items/propertie\
s/answer/enum",keyword:"enum",params:{allowedValues:v.properties.reviews.items.properties.answer.enum},schema:v.properties.reviews.items.properties.answer.enum,
parentSchema:v.properties.reviews.items.properties.answer,data:q}],!1;var U=le===e}else var U=!0;if(U)if(c.why!==void 0){const q=e;re(c.why,{instancePath:s+"/re\
views/"+k+"/why",parentData:c,parentDataProperty:"why",rootData:g,dynamicAnchors:S})||(t=t===null?re.errors:t.concat(re.errors),e=t.length);var U=q===e}else var U=!0}}}}else
return x.errors=[{instancePath:s+"/reviews/"+k,schemaPath:"#/properties/reviews/items/type",keyword:"type",params:{type:"object"},schema:v.properties.reviews.items.
type,parentSchema:v.properties.reviews.items,data:c}],!1;var o=N===e;if(!o)break}}}else return x.errors=[{instancePath:s+"/reviews",schemaPath:"#/properties/rev\
iews/type",keyword:"type",params:{type:"array"},schema:v.properties.reviews.type,parentSchema:v.properties.reviews,data:n}],!1;var h=L===e}else var h=!0;if(h){if(r.
waivers!==void 0){let n=r.waivers;const L=e;if(e===L)if(Array.isArray(n)){if(n.length>1e3)return x.errors=[{instancePath:s+"/waivers",schemaPath:"#/properties/w\
aivers/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:v.properties.waivers,data:n}],!1;{var a=!0;const j=n.length;for(let k=0;k<j;k++){
let c=n[k];const N=e;if(e===N)if(c&&typeof c=="object"&&!Array.isArray(c)){let D;if(c.id===void 0&&(D="id")||c.reason===void 0&&(D="reason")||c.owner===void 0&&
(D="owner")||c.expires===void 0&&(D="expires"))return x.errors=[{instancePath:s+"/waivers/"+k,schemaPath:"#/properties/waivers/items/required",keyword:"required",
params:{missingProperty:D},schema:v.properties.waivers.items.required,parentSchema:v.properties.waivers.items,data:c}],!1;{const pe=e;for(const q in c)if(!(q===
"id"||q==="reason"||q==="owner"||q==="expires")){return x.errors=[{instancePath:s+"/waivers/"+k,schemaPath:"#/properties/waivers/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:q},schema:!1,parentSchema:v.properties.waivers.items,data:c}],!1;break}if(pe===e){if(c.id!==void 0){const q=e;A(
c.id,{instancePath:s+"/waivers/"+k+"/id",parentData:c,parentDataProperty:"id",rootData:g,dynamicAnchors:S})||(t=t===null?A.errors:t.concat(A.errors),e=t.length);
var P=q===e}else var P=!0;if(P){if(c.reason!==void 0){const q=e;re(c.reason,{instancePath:s+"/waivers/"+k+"/reason",parentData:c,parentDataProperty:"reason",rootData:g,
dynamicAnchors:S})||(t=t===null?re.errors:t.concat(re.errors),e=t.length);var P=q===e}else var P=!0;if(P){if(c.owner!==void 0){const q=e;A(c.owner,{instancePath:s+
"/waivers/"+k+"/owner",parentData:c,parentDataProperty:"owner",rootData:g,dynamicAnchors:S})||(t=t===null?A.errors:t.concat(A.errors),e=t.length);var P=q===e}else
var P=!0;if(P)if(c.expires!==void 0){let q=c.expires;const le=e;if(e===le&&e===le)if(typeof q=="string"){if(!je.validate(q))return x.errors=[{instancePath:s+"/w\
aivers/"+k+"/expires",schemaPath:"#/properties/waivers/items/properties/expires/format",keyword:"format",params:{format:"date"},schema:"date",parentSchema:v.properties.
waivers.items.properties.expires,data:q}],!1}else return x.errors=[{instancePath:s+"/waivers/"+k+"/expires",schemaPath:"#/properties/waivers/items/properties/ex\
pires/type",keyword:"type",params:{type:"string"},schema:v.properties.waivers.items.properties.expires.type,parentSchema:v.properties.waivers.items.properties.expires,
data:q}],!1;var P=le===e}else var P=!0}}}}}else return x.errors=[{instancePath:s+"/waivers/"+k,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{
type:"object"},schema:v.properties.waivers.items.type,parentSchema:v.properties.waivers.items,data:c}],!1;var a=N===e;if(!a)break}}}else return x.errors=[{instancePath:s+
"/waivers",schemaPath:"#/properties/waivers/type",keyword:"type",params:{type:"array"},schema:v.properties.waivers.type,parentSchema:v.properties.waivers,data:n}],
!1;var h=L===e}else var h=!0;if(h){if(r.completes!==void 0){let n=r.completes;const L=e;if(e===L)if(n&&typeof n=="object"&&!Array.isArray(n)){let j;if(n.submission===
void 0&&(j="submission")||n.certificate===void 0&&(j="certificate"))return x.errors=[{instancePath:s+"/completes",schemaPath:"#/properties/completes/required",keyword:"\
required",params:{missingProperty:j},schema:v.properties.completes.required,parentSchema:v.properties.completes,data:n}],!1;{const k=e;for(const c in n)if(!(c===
"submission"||c==="certificate")){return x.errors=[{instancePath:s+"/completes",schemaPath:"#/properties/completes/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:c},schema:!1,parentSchema:v.properties.completes,data:n}],!1;break}if(k===e){if(n.submission!==void 0){const c=e;C(n.submission,
{instancePath:s+"/completes/submission",parentData:n,parentDataProperty:"submission",rootData:g,dynamicAnchors:S})||(t=t===null?C.errors:t.concat(C.errors),e=t.
length);var B=c===e}else var B=!0;if(B)if(n.certificate!==void 0){const c=e;se(n.certificate,{instancePath:s+"/completes/certificate",parentData:n,parentDataProperty:"\
certificate",rootData:g,dynamicAnchors:S})||(t=t===null?se.errors:t.concat(se.errors),e=t.length);var B=c===e}else var B=!0}}}else return x.errors=[{instancePath:s+
"/completes",schemaPath:"#/properties/completes/type",keyword:"type",params:{type:"object"},schema:v.properties.completes.type,parentSchema:v.properties.completes,
data:n}],!1;var h=L===e}else var h=!0;if(h)if(r.certificate!==void 0){let n=r.certificate;const L=e;if(e===L)if(n&&typeof n=="object"&&!Array.isArray(n)){let j;
if(n.id===void 0&&(j="id"))return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/properties/certificate/required",keyword:"required",params:{missingProperty:j},
schema:v.properties.certificate.required,parentSchema:v.properties.certificate,data:n}],!1;{const k=e;for(const c in n)if(!(c==="id"||c==="url"||c==="statusList\
Index"||c==="validFrom"||c==="validUntil")){return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/properties/certificate/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:v.properties.certificate,data:n}],!1;break}if(k===e){if(n.id!==void 0){const c=e;se(n.
id,{instancePath:s+"/certificate/id",parentData:n,parentDataProperty:"id",rootData:g,dynamicAnchors:S})||(t=t===null?se.errors:t.concat(se.errors),e=t.length);var i=c===
e}else var i=!0;if(i){if(n.url!==void 0){let c=n.url;const N=e;if(e===N)if(typeof c=="string"){if(c.length>2048&&I(c)>2048)return x.errors=[{instancePath:s+"/ce\
rtificate/url",schemaPath:"#/properties/certificate/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:v.properties.certificate.
properties.url,data:c}],!1}else return x.errors=[{instancePath:s+"/certificate/url",schemaPath:"#/properties/certificate/properties/url/type",keyword:"type",params:{
type:"string"},schema:v.properties.certificate.properties.url.type,parentSchema:v.properties.certificate.properties.url,data:c}],!1;var i=N===e}else var i=!0;if(i){
if(n.statusListIndex!==void 0){let c=n.statusListIndex;const N=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return x.errors=[{instancePath:s+"/cer\
tificate/statusListIndex",schemaPath:"#/properties/certificate/properties/statusListIndex/type",keyword:"type",params:{type:"integer"},schema:v.properties.certificate.
properties.statusListIndex.type,parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],!1;if(e===N&&typeof c=="number"&&isFinite(c)){if(c>131071||
isNaN(c))return x.errors=[{instancePath:s+"/certificate/statusListIndex",schemaPath:"#/properties/certificate/properties/statusListIndex/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:131071},schema:131071,parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],!1;if(c<0||isNaN(c))return x.errors=
[{instancePath:s+"/certificate/statusListIndex",schemaPath:"#/properties/certificate/properties/statusListIndex/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],!1}var i=N===e}else var i=!0;if(i){if(n.validFrom!==void 0){const c=e;
ee(n.validFrom,{instancePath:s+"/certificate/validFrom",parentData:n,parentDataProperty:"validFrom",rootData:g,dynamicAnchors:S})||(t=t===null?ee.errors:t.concat(
ee.errors),e=t.length);var i=c===e}else var i=!0;if(i)if(n.validUntil!==void 0){const c=e;ee(n.validUntil,{instancePath:s+"/certificate/validUntil",parentData:n,
parentDataProperty:"validUntil",rootData:g,dynamicAnchors:S})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var i=c===e}else var i=!0}}}}}}else return x.
errors=[{instancePath:s+"/certificate",schemaPath:"#/properties/certificate/type",keyword:"type",params:{type:"object"},schema:v.properties.certificate.type,parentSchema:v.
properties.certificate,data:n}],!1;var h=L===e}else var h=!0}}}}}}}}}}}}else return x.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},schema:v.type,parentSchema:v,data:r}],!1;return x.errors=t,e===0}export const certificate=w;const m={$schema:"https://json-schema.org/draft/2020-12/sche\
ma",$id:"certificate.schema.json",type:"object",additionalProperties:!1,required:["@context","id","type","name","issuer","validFrom","validUntil","credentialSub\
ject","credentialStatus"],properties:{"@context":{$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["VerifiableCredential","LodgingCertific\
ate"]},name:{type:"string",maxLength:100},issuer:{type:"string",maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$defs/moment"},validUntil:{$ref:"challen\
ge.schema.json#/$defs/moment"},credentialSubject:{type:"object",additionalProperties:!1,required:["type","product","subject","answeredBy","claims","suite","proo\
f","waivers","submission","entry"],properties:{type:{const:"CertifiedProduct"},product:{$ref:"certification.schema.json#/properties/product"},subject:{enum:["se\
rvice","client"]},answeredBy:{enum:["sandbox","mock","stand-in","upstream","har"]},claims:{type:"array",maxItems:20,items:{type:"string",maxLength:100}},profile:{
type:"object",additionalProperties:!1,required:["digest"],properties:{name:{type:"string",maxLength:512},digest:{$ref:"register.schema.json#/$defs/digest"}}},suite:{
type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:512},digest:{$ref:"register.schema.json#/$defs/\
digest"}}},proof:{type:"object",additionalProperties:!1,required:["level","statement"],properties:{level:{type:"integer",minimum:0,maximum:3},statement:{type:"s\
tring",maxLength:1e3}}},waivers:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["requirement","expires"],properties:{requirement:{
type:"string",maxLength:512},expires:{type:"string",format:"date"}}}},completes:{$ref:"register.schema.json#/$defs/digest"},submission:{$ref:"register.schema.js\
on#/$defs/digest"},entry:{$ref:"#/$defs/entry"}}},credentialStatus:{type:"object",additionalProperties:!1,required:["type","statusPurpose","statusListIndex","st\
atusListCredential"],properties:{type:{const:"BitstringStatusListEntry"},statusPurpose:{const:"revocation"},statusListIndex:{type:"string",pattern:"^(?:0|[1-9][\
0-9]{0,5})$"},statusListCredential:{type:"string",maxLength:2200}}}},$defs:{context:{const:["https://www.w3.org/ns/credentials/v2",{"@vocab":"urn:lodging-certif\
ication:certificate:v1#"}]},entry:{type:"object",additionalProperties:!1,required:["number","digest"],properties:{number:{type:"integer",minimum:1,maximum:999999},
digest:{$ref:"register.schema.json#/$defs/digest"}}},statusList:{type:"object",additionalProperties:!1,required:["@context","id","type","issuer","validFrom","va\
lidUntil","credentialSubject"],properties:{"@context":{$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["VerifiableCredential","BitstringS\
tatusListCredential"]},issuer:{type:"string",maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$defs/moment"},validUntil:{$ref:"challenge.schema.json#/$de\
fs/moment"},credentialSubject:{type:"object",additionalProperties:!1,required:["id","type","statusPurpose","encodedList","ttl","entry"],properties:{id:{type:"st\
ring",maxLength:2200},type:{const:"BitstringStatusList"},statusPurpose:{const:"revocation"},encodedList:{type:"string",pattern:"^u[A-Za-z0-9_-]+$",maxLength:2e6},
ttl:{type:"integer",minimum:0},entry:{$ref:"#/$defs/entry"}}}}}}},ye=Se.default??Se,ue={const:["https://www.w3.org/ns/credentials/v2",{"@vocab":"urn:lodging-cer\
tification:certificate:v1#"}]};function ne(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;return ye(
r,ue.const)?(ne.errors=t,e===0):(ne.errors=[{instancePath:s,schemaPath:"#/const",keyword:"const",params:{allowedValue:ue.const},schema:ue.const,parentSchema:ue,
data:r}],!1)}function X(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0&&e===0)if(typeof r==
"string")if(Pe.test(r)){if(!we.validate(r))return X.errors=[{instancePath:s,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",
parentSchema:ae,data:r}],!1}else return X.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\
\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ae,data:r}],!1;else return X.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:ae.type,parentSchema:ae,data:r}],!1;return X.errors=t,e===0}function Y(r,{instancePath:s="",parentData:J,parentDataProperty:Q,
rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.name===void 0&&(y="name")||r.version===void 0&&
(y="version")||r.vendor===void 0&&(y="vendor"))return Y.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:_.required,
parentSchema:_,data:r}],!1;{const $=e;for(const u in r)if(!(u==="name"||u==="version"||u==="vendor")){return Y.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:_,data:r}],!1;break}if($===e){if(r.name!==void 0){let u=r.name;const f=e;
if(e===f)if(typeof u=="string"){if(u.length>200&&I(u)>200)return Y.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:_.properties.name,data:u}],!1;if(I(u)<1)return Y.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:_.properties.name,data:u}],!1}else return Y.errors=[{instancePath:s+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},schema:_.properties.name.type,parentSchema:_.properties.name,data:u}],!1;var p=f===e}else var p=!0;if(p){if(r.
version!==void 0){let u=r.version;const f=e;if(e===f)if(typeof u=="string"){if(u.length>200&&I(u)>200)return Y.errors=[{instancePath:s+"/version",schemaPath:"#/\
properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:_.properties.version,data:u}],!1;if(I(u)<1)return Y.errors=[{instancePath:s+
"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:_.properties.version,data:u}],!1}else return Y.
errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:_.properties.version.type,parentSchema:_.
properties.version,data:u}],!1;var p=f===e}else var p=!0;if(p)if(r.vendor!==void 0){let u=r.vendor;const f=e;if(e===f)if(typeof u=="string"){if(u.length>200&&I(
u)>200)return Y.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:_.properties.
vendor,data:u}],!1;if(I(u)<1)return Y.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:_.properties.vendor,data:u}],!1}else return Y.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"\
string"},schema:_.properties.vendor.type,parentSchema:_.properties.vendor,data:u}],!1;var p=f===e}else var p=!0}}}}else return Y.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:r}],!1;return Y.errors=t,e===0}function M(r,{instancePath:s="",parentData:J,parentDataProperty:Q,
rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(!be.test(r))return M.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:oe,data:r}],!1}else return M.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:oe.type,parentSchema:oe,data:r}],!1;return M.errors=t,e===0}const ie={type:"object",additionalProperties:!1,required:["numbe\
r","digest"],properties:{number:{type:"integer",minimum:1,maximum:999999},digest:{$ref:"register.schema.json#/$defs/digest"}}};function te(r,{instancePath:s="",
parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.number===
void 0&&(y="number")||r.digest===void 0&&(y="digest"))return te.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:ie.
required,parentSchema:ie,data:r}],!1;{const $=e;for(const u in r)if(!(u==="number"||u==="digest")){return te.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:ie,data:r}],!1;break}if($===e){if(r.number!==void 0){let u=r.number;
const f=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return te.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/type",keyword:"ty\
pe",params:{type:"integer"},schema:ie.properties.number.type,parentSchema:ie.properties.number,data:u}],!1;if(e===f&&typeof u=="number"&&isFinite(u)){if(u>999999||
isNaN(u))return te.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},schema:999999,
parentSchema:ie.properties.number,data:u}],!1;if(u<1||isNaN(u))return te.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},schema:1,parentSchema:ie.properties.number,data:u}],!1}var p=f===e}else var p=!0;if(p)if(r.digest!==void 0){const u=e;M(r.
digest,{instancePath:s+"/digest",parentData:r,parentDataProperty:"digest",rootData:g,dynamicAnchors:S})||(t=t===null?M.errors:t.concat(M.errors),e=t.length);var p=u===
e}else var p=!0}}}else return te.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,data:r}],!1;return te.
errors=t,e===0}const xe=new RegExp("^(?:0|[1-9][0-9]{0,5})$","u");function w(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){
let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r["@context"]===void 0&&(h="@context")||r.id===void 0&&(h="id")||r.type===void 0&&
(h="type")||r.name===void 0&&(h="name")||r.issuer===void 0&&(h="issuer")||r.validFrom===void 0&&(h="validFrom")||r.validUntil===void 0&&(h="validUntil")||r.credentialSubject===
void 0&&(h="credentialSubject")||r.credentialStatus===void 0&&(h="credentialStatus"))return w.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:h},schema:m.required,parentSchema:m,data:r}],!1;{const V=e;for(const o in r)if(!ce.call(m.properties,o)){return w.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m,data:r}],!1;break}if(V===e){if(r["@con\
text"]!==void 0){const o=e;ne(r["@context"],{instancePath:s+"/@context",parentData:r,parentDataProperty:"@context",rootData:g,dynamicAnchors:S})||(t=t===null?ne.
errors:t.concat(ne.errors),e=t.length);var p=o===e}else var p=!0;if(p){if(r.id!==void 0){let o=r.id;const U=e;if(e===U)if(typeof o=="string"){if(o.length>2200&&
I(o)>2200)return w.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:m.properties.
id,data:o}],!1}else return w.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:m.properties.id.type,parentSchema:m.
properties.id,data:o}],!1;var p=U===e}else var p=!0;if(p){if(r.type!==void 0){let o=r.type;const U=e;if(!ye(o,m.properties.type.const))return w.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:m.properties.type.const},schema:m.properties.type.const,parentSchema:m.properties.
type,data:o}],!1;var p=U===e}else var p=!0;if(p){if(r.name!==void 0){let o=r.name;const U=e;if(e===U)if(typeof o=="string"){if(o.length>100&&I(o)>100)return w.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:m.properties.name,data:o}],!1}else
return w.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:m.properties.name.type,parentSchema:m.
properties.name,data:o}],!1;var p=U===e}else var p=!0;if(p){if(r.issuer!==void 0){let o=r.issuer;const U=e;if(e===U)if(typeof o=="string"){if(o.length>2200&&I(o)>
2200)return w.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:m.properties.
issuer,data:o}],!1}else return w.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type:"string"},schema:m.properties.
issuer.type,parentSchema:m.properties.issuer,data:o}],!1;var p=U===e}else var p=!0;if(p){if(r.validFrom!==void 0){const o=e;X(r.validFrom,{instancePath:s+"/vali\
dFrom",parentData:r,parentDataProperty:"validFrom",rootData:g,dynamicAnchors:S})||(t=t===null?X.errors:t.concat(X.errors),e=t.length);var p=o===e}else var p=!0;
if(p){if(r.validUntil!==void 0){const o=e;X(r.validUntil,{instancePath:s+"/validUntil",parentData:r,parentDataProperty:"validUntil",rootData:g,dynamicAnchors:S})||
(t=t===null?X.errors:t.concat(X.errors),e=t.length);var p=o===e}else var p=!0;if(p){if(r.credentialSubject!==void 0){let o=r.credentialSubject;const U=e;if(e===
U)if(o&&typeof o=="object"&&!Array.isArray(o)){let P;if(o.type===void 0&&(P="type")||o.product===void 0&&(P="product")||o.subject===void 0&&(P="subject")||o.answeredBy===
void 0&&(P="answeredBy")||o.claims===void 0&&(P="claims")||o.suite===void 0&&(P="suite")||o.proof===void 0&&(P="proof")||o.waivers===void 0&&(P="waivers")||o.submission===
void 0&&(P="submission")||o.entry===void 0&&(P="entry"))return w.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/require\
d",keyword:"required",params:{missingProperty:P},schema:m.properties.credentialSubject.required,parentSchema:m.properties.credentialSubject,data:o}],!1;{const B=e;
for(const i in o)if(!ce.call(m.properties.credentialSubject.properties,i)){return w.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/creden\
tialSubject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:m.properties.credentialSubject,data:o}],!1;
break}if(B===e){if(o.type!==void 0){let i=o.type;const d=e;if(i!=="CertifiedProduct")return w.errors=[{instancePath:s+"/credentialSubject/type",schemaPath:"#/pr\
operties/credentialSubject/properties/type/const",keyword:"const",params:{allowedValue:"CertifiedProduct"},schema:"CertifiedProduct",parentSchema:m.properties.credentialSubject.
properties.type,data:i}],!1;var y=d===e}else var y=!0;if(y){if(o.product!==void 0){const i=e;Y(o.product,{instancePath:s+"/credentialSubject/product",parentData:o,
parentDataProperty:"product",rootData:g,dynamicAnchors:S})||(t=t===null?Y.errors:t.concat(Y.errors),e=t.length);var y=i===e}else var y=!0;if(y){if(o.subject!==void 0){
let i=o.subject;const d=e;if(!(i==="service"||i==="client"))return w.errors=[{instancePath:s+"/credentialSubject/subject",schemaPath:"#/properties/credentialSub\
ject/properties/subject/enum",keyword:"enum",params:{allowedValues:m.properties.credentialSubject.properties.subject.enum},schema:m.properties.credentialSubject.
properties.subject.enum,parentSchema:m.properties.credentialSubject.properties.subject,data:i}],!1;var y=d===e}else var y=!0;if(y){if(o.answeredBy!==void 0){let i=o.
answeredBy;const d=e;if(!(i==="sandbox"||i==="mock"||i==="stand-in"||i==="upstream"||i==="har"))return w.errors=[{instancePath:s+"/credentialSubject/answeredBy",
schemaPath:"#/properties/credentialSubject/properties/answeredBy/enum",keyword:"enum",params:{allowedValues:m.properties.credentialSubject.properties.answeredBy.
enum},schema:m.properties.credentialSubject.properties.answeredBy.enum,parentSchema:m.properties.credentialSubject.properties.answeredBy,data:i}],!1;var y=d===e}else
var y=!0;if(y){if(o.claims!==void 0){let i=o.claims;const d=e;if(e===d)if(Array.isArray(i)){if(i.length>20)return w.errors=[{instancePath:s+"/credentialSubject/\
claims",schemaPath:"#/properties/credentialSubject/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:m.properties.credentialSubject.
properties.claims,data:i}],!1;{var $=!0;const n=i.length;for(let L=0;L<n;L++){let l=i[L];const j=e;if(e===j)if(typeof l=="string"){if(l.length>100&&I(l)>100)return w.
errors=[{instancePath:s+"/credentialSubject/claims/"+L,schemaPath:"#/properties/credentialSubject/properties/claims/items/maxLength",keyword:"maxLength",params:{
limit:100},schema:100,parentSchema:m.properties.credentialSubject.properties.claims.items,data:l}],!1}else return w.errors=[{instancePath:s+"/credentialSubject/\
claims/"+L,schemaPath:"#/properties/credentialSubject/properties/claims/items/type",keyword:"type",params:{type:"string"},schema:m.properties.credentialSubject.
properties.claims.items.type,parentSchema:m.properties.credentialSubject.properties.claims.items,data:l}],!1;var $=j===e;if(!$)break}}}else return w.errors=[{instancePath:s+
"/credentialSubject/claims",schemaPath:"#/properties/credentialSubject/properties/claims/type",keyword:"type",params:{type:"array"},schema:m.properties.credentialSubject.
properties.claims.type,parentSchema:m.properties.credentialSubject.properties.claims,data:i}],!1;var y=d===e}else var y=!0;if(y){if(o.profile!==void 0){let i=o.
profile;const d=e;if(e===d)if(i&&typeof i=="object"&&!Array.isArray(i)){let n;if(i.digest===void 0&&(n="digest"))return w.errors=[{instancePath:s+"/credentialSu\
bject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/required",keyword:"required",params:{missingProperty:n},schema:m.properties.credentialSubject.
properties.profile.required,parentSchema:m.properties.credentialSubject.properties.profile,data:i}],!1;{const L=e;for(const l in i)if(!(l==="name"||l==="digest")){
return w.errors=[{instancePath:s+"/credentialSubject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:m.properties.credentialSubject.properties.profile,data:i}],!1;break}if(L===e){if(i.name!==
void 0){let l=i.name;const j=e;if(e===j)if(typeof l=="string"){if(l.length>512&&I(l)>512)return w.errors=[{instancePath:s+"/credentialSubject/profile/name",schemaPath:"\
#/properties/credentialSubject/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:m.properties.credentialSubject.
properties.profile.properties.name,data:l}],!1}else return w.errors=[{instancePath:s+"/credentialSubject/profile/name",schemaPath:"#/properties/credentialSubjec\
t/properties/profile/properties/name/type",keyword:"type",params:{type:"string"},schema:m.properties.credentialSubject.properties.profile.properties.name.type,parentSchema:m.
properties.credentialSubject.properties.profile.properties.name,data:l}],!1;var u=j===e}else var u=!0;if(u)if(i.digest!==void 0){const l=e;M(i.digest,{instancePath:s+
"/credentialSubject/profile/digest",parentData:i,parentDataProperty:"digest",rootData:g,dynamicAnchors:S})||(t=t===null?M.errors:t.concat(M.errors),e=t.length);
var u=l===e}else var u=!0}}}else return w.errors=[{instancePath:s+"/credentialSubject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/typ\
e",keyword:"type",params:{type:"object"},schema:m.properties.credentialSubject.properties.profile.type,parentSchema:m.properties.credentialSubject.properties.profile,
data:i}],!1;var y=d===e}else var y=!0;if(y){if(o.suite!==void 0){let i=o.suite;const d=e;if(e===d)if(i&&typeof i=="object"&&!Array.isArray(i)){let n;if(i.version===
void 0&&(n="version")||i.digest===void 0&&(n="digest"))return w.errors=[{instancePath:s+"/credentialSubject/suite",schemaPath:"#/properties/credentialSubject/pr\
operties/suite/required",keyword:"required",params:{missingProperty:n},schema:m.properties.credentialSubject.properties.suite.required,parentSchema:m.properties.
credentialSubject.properties.suite,data:i}],!1;{const L=e;for(const l in i)if(!(l==="version"||l==="digest")){return w.errors=[{instancePath:s+"/credentialSubje\
ct/suite",schemaPath:"#/properties/credentialSubject/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,
parentSchema:m.properties.credentialSubject.properties.suite,data:i}],!1;break}if(L===e){if(i.version!==void 0){let l=i.version;const j=e;if(e===j)if(typeof l==
"string"){if(l.length>512&&I(l)>512)return w.errors=[{instancePath:s+"/credentialSubject/suite/version",schemaPath:"#/properties/credentialSubject/properties/su\
ite/properties/version/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:m.properties.credentialSubject.properties.suite.properties.version,
data:l}],!1}else return w.errors=[{instancePath:s+"/credentialSubject/suite/version",schemaPath:"#/properties/credentialSubject/properties/suite/properties/vers\
ion/type",keyword:"type",params:{type:"string"},schema:m.properties.credentialSubject.properties.suite.properties.version.type,parentSchema:m.properties.credentialSubject.
properties.suite.properties.version,data:l}],!1;var f=j===e}else var f=!0;if(f)if(i.digest!==void 0){const l=e;M(i.digest,{instancePath:s+"/credentialSubject/su\
ite/digest",parentData:i,parentDataProperty:"digest",rootData:g,dynamicAnchors:S})||(t=t===null?M.errors:t.concat(M.errors),e=t.length);var f=l===e}else var f=!0}}}else
return w.errors=[{instancePath:s+"/credentialSubject/suite",schemaPath:"#/properties/credentialSubject/properties/suite/type",keyword:"type",params:{type:"objec\
t"},schema:m.properties.credentialSubject.properties.suite.type,parentSchema:m.properties.credentialSubject.properties.suite,data:i}],!1;var y=d===e}else var y=!0;
if(y){if(o.proof!==void 0){let i=o.proof;const d=e;if(e===d)if(i&&typeof i=="object"&&!Array.isArray(i)){let n;if(i.level===void 0&&(n="level")||i.statement===void 0&&
(n="statement"))return w.errors=[{instancePath:s+"/credentialSubject/proof",schemaPath:"#/properties/credentialSubject/properties/proof/required",keyword:"requi\
red",params:{missingProperty:n},schema:m.properties.credentialSubject.properties.proof.required,parentSchema:m.properties.credentialSubject.properties.proof,data:i}],
!1;{const L=e;for(const l in i)if(!(l==="level"||l==="statement")){return w.errors=[{instancePath:s+"/credentialSubject/proof",schemaPath:"#/properties/credenti\
alSubject/properties/proof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:m.properties.credentialSubject.
properties.proof,data:i}],!1;break}if(L===e){if(i.level!==void 0){let l=i.level;const j=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return w.errors=
[{instancePath:s+"/credentialSubject/proof/level",schemaPath:"#/properties/credentialSubject/properties/proof/properties/level/type",keyword:"type",params:{type:"\
integer"},schema:m.properties.credentialSubject.properties.proof.properties.level.type,parentSchema:m.properties.credentialSubject.properties.proof.properties.level,
data:l}],!1;if(e===j&&typeof l=="number"&&isFinite(l)){if(l>3||isNaN(l))return w.errors=[{instancePath:s+"/credentialSubject/proof/level",schemaPath:"#/properti\
es/credentialSubject/properties/proof/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",limit:3},schema:3,parentSchema:m.properties.credentialSubject.
properties.proof.properties.level,data:l}],!1;if(l<0||isNaN(l))return w.errors=[{instancePath:s+"/credentialSubject/proof/level",schemaPath:"#/properties/creden\
tialSubject/properties/proof/properties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.credentialSubject.properties.
proof.properties.level,data:l}],!1}var F=j===e}else var F=!0;if(F)if(i.statement!==void 0){let l=i.statement;const j=e;if(e===j)if(typeof l=="string"){if(l.length>
1e3&&I(l)>1e3)return w.errors=[{instancePath:s+"/credentialSubject/proof/statement",schemaPath:"#/properties/credentialSubject/properties/proof/properties/state\
ment/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:m.properties.credentialSubject.properties.proof.properties.statement,data:l}],!1}else
return w.errors=[{instancePath:s+"/credentialSubject/proof/statement",schemaPath:"#/properties/credentialSubject/properties/proof/properties/statement/type",keyword:"\
type",params:{type:"string"},schema:m.properties.credentialSubject.properties.proof.properties.statement.type,parentSchema:m.properties.credentialSubject.properties.
proof.properties.statement,data:l}],!1;var F=j===e}else var F=!0}}}else return w.errors=[{instancePath:s+"/credentialSubject/proof",schemaPath:"#/properties/cre\
dentialSubject/properties/proof/type",keyword:"type",params:{type:"object"},schema:m.properties.credentialSubject.properties.proof.type,parentSchema:m.properties.
credentialSubject.properties.proof,data:i}],!1;var y=d===e}else var y=!0;if(y){if(o.waivers!==void 0){let i=o.waivers;const d=e;if(e===d)if(Array.isArray(i)){if(i.
length>1e3)return w.errors=[{instancePath:s+"/credentialSubject/waivers",schemaPath:"#/properties/credentialSubject/properties/waivers/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},schema:1e3,parentSchema:m.properties.credentialSubject.properties.waivers,data:i}],!1;{var K=!0;const n=i.length;for(let L=0;L<n;L++){let l=i[L];
const j=e;if(e===j)if(l&&typeof l=="object"&&!Array.isArray(l)){let c;if(l.requirement===void 0&&(c="requirement")||l.expires===void 0&&(c="expires"))return w.errors=
[{instancePath:s+"/credentialSubject/waivers/"+L,schemaPath:"#/properties/credentialSubject/properties/waivers/items/required",keyword:"required",params:{missingProperty:c},
schema:m.properties.credentialSubject.properties.waivers.items.required,parentSchema:m.properties.credentialSubject.properties.waivers.items,data:l}],!1;{const N=e;
for(const H in l)if(!(H==="requirement"||H==="expires")){return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+L,schemaPath:"#/properties/credentialSub\
ject/properties/waivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:H},schema:!1,parentSchema:m.properties.credentialSubject.
properties.waivers.items,data:l}],!1;break}if(N===e){if(l.requirement!==void 0){let H=l.requirement;const D=e;if(e===D)if(typeof H=="string"){if(H.length>512&&I(
H)>512)return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+L+"/requirement",schemaPath:"#/properties/credentialSubject/properties/waivers/items/prope\
rties/requirement/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:m.properties.credentialSubject.properties.waivers.items.properties.requirement,
data:H}],!1}else return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+L+"/requirement",schemaPath:"#/properties/credentialSubject/properties/waivers/i\
tems/properties/requirement/type",keyword:"type",params:{type:"string"},schema:m.properties.credentialSubject.properties.waivers.items.properties.requirement.type,
parentSchema:m.properties.credentialSubject.properties.waivers.items.properties.requirement,data:H}],!1;var T=D===e}else var T=!0;if(T)if(l.expires!==void 0){let H=l.
expires;const D=e;if(e===D&&e===D)if(typeof H=="string"){if(!je.validate(H))return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+L+"/expires",schemaPath:"\
#/properties/credentialSubject/properties/waivers/items/properties/expires/format",keyword:"format",params:{format:"date"},schema:"date",parentSchema:m.properties.
credentialSubject.properties.waivers.items.properties.expires,data:H}],!1}else return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+L+"/expires",schemaPath:"\
#/properties/credentialSubject/properties/waivers/items/properties/expires/type",keyword:"type",params:{type:"string"},schema:m.properties.credentialSubject.properties.
waivers.items.properties.expires.type,parentSchema:m.properties.credentialSubject.properties.waivers.items.properties.expires,data:H}],!1;var T=D===e}else var T=!0}}}else
return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+L,schemaPath:"#/properties/credentialSubject/properties/waivers/items/type",keyword:"type",params:{
type:"object"},schema:m.properties.credentialSubject.properties.waivers.items.type,parentSchema:m.properties.credentialSubject.properties.waivers.items,data:l}],
!1;var K=j===e;if(!K)break}}}else return w.errors=[{instancePath:s+"/credentialSubject/waivers",schemaPath:"#/properties/credentialSubject/properties/waivers/ty\
pe",keyword:"type",params:{type:"array"},schema:m.properties.credentialSubject.properties.waivers.type,parentSchema:m.properties.credentialSubject.properties.waivers,
data:i}],!1;var y=d===e}else var y=!0;if(y){if(o.completes!==void 0){const i=e;M(o.completes,{instancePath:s+"/credentialSubject/completes",parentData:o,parentDataProperty:"\
completes",rootData:g,dynamicAnchors:S})||(t=t===null?M.errors:t.concat(M.errors),e=t.length);var y=i===e}else var y=!0;if(y){if(o.submission!==void 0){const i=e;
M(o.submission,{instancePath:s+"/credentialSubject/submission",parentData:o,parentDataProperty:"submission",rootData:g,dynamicAnchors:S})||(t=t===null?M.errors:
t.concat(M.errors),e=t.length);var y=i===e}else var y=!0;if(y)if(o.entry!==void 0){const i=e;te(o.entry,{instancePath:s+"/credentialSubject/entry",parentData:o,
parentDataProperty:"entry",rootData:g,dynamicAnchors:S})||(t=t===null?te.errors:t.concat(te.errors),e=t.length);var y=i===e}else var y=!0}}}}}}}}}}}}}else return w.
errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/type",keyword:"type",params:{type:"object"},schema:m.properties.credentialSubject.
type,parentSchema:m.properties.credentialSubject,data:o}],!1;var p=U===e}else var p=!0;if(p)if(r.credentialStatus!==void 0){let o=r.credentialStatus;const U=e;if(e===
U)if(o&&typeof o=="object"&&!Array.isArray(o)){let P;if(o.type===void 0&&(P="type")||o.statusPurpose===void 0&&(P="statusPurpose")||o.statusListIndex===void 0&&
(P="statusListIndex")||o.statusListCredential===void 0&&(P="statusListCredential"))return w.errors=[{instancePath:s+"/credentialStatus",schemaPath:"#/properties\
/credentialStatus/required",keyword:"required",params:{missingProperty:P},schema:m.properties.credentialStatus.required,parentSchema:m.properties.credentialStatus,
data:o}],!1;{const B=e;for(const i in o)if(!(i==="type"||i==="statusPurpose"||i==="statusListIndex"||i==="statusListCredential")){return w.errors=[{instancePath:s+
"/credentialStatus",schemaPath:"#/properties/credentialStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:m.
properties.credentialStatus,data:o}],!1;break}if(B===e){if(o.type!==void 0){let i=o.type;const d=e;if(i!=="BitstringStatusListEntry")return w.errors=[{instancePath:s+
"/credentialStatus/type",schemaPath:"#/properties/credentialStatus/properties/type/const",keyword:"const",params:{allowedValue:"BitstringStatusListEntry"},schema:"\
BitstringStatusListEntry",parentSchema:m.properties.credentialStatus.properties.type,data:i}],!1;var R=d===e}else var R=!0;if(R){if(o.statusPurpose!==void 0){let i=o.
statusPurpose;const d=e;if(i!=="revocation")return w.errors=[{instancePath:s+"/credentialStatus/statusPurpose",schemaPath:"#/properties/credentialStatus/propert\
ies/statusPurpose/const",keyword:"const",params:{allowedValue:"revocation"},schema:"revocation",parentSchema:m.properties.credentialStatus.properties.statusPurpose,
data:i}],!1;var R=d===e}else var R=!0;if(R){if(o.statusListIndex!==void 0){let i=o.statusListIndex;const d=e;if(e===d)if(typeof i=="string"){if(!xe.test(i))return w.
errors=[{instancePath:s+"/credentialStatus/statusListIndex",schemaPath:"#/properties/credentialStatus/properties/statusListIndex/pattern",keyword:"pattern",params:{
pattern:"^(?:0|[1-9][0-9]{0,5})$"},schema:"^(?:0|[1-9][0-9]{0,5})$",parentSchema:m.properties.credentialStatus.properties.statusListIndex,data:i}],!1}else return w.
errors=[{instancePath:s+"/credentialStatus/statusListIndex",schemaPath:"#/properties/credentialStatus/properties/statusListIndex/type",keyword:"type",params:{type:"\
string"},schema:m.properties.credentialStatus.properties.statusListIndex.type,parentSchema:m.properties.credentialStatus.properties.statusListIndex,data:i}],!1;
var R=d===e}else var R=!0;if(R)if(o.statusListCredential!==void 0){let i=o.statusListCredential;const d=e;if(e===d)if(typeof i=="string"){if(i.length>2200&&I(i)>
2200)return w.errors=[{instancePath:s+"/credentialStatus/statusListCredential",schemaPath:"#/properties/credentialStatus/properties/statusListCredential/maxLeng\
th",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:m.properties.credentialStatus.properties.statusListCredential,data:i}],!1}else return w.errors=
[{instancePath:s+"/credentialStatus/statusListCredential",schemaPath:"#/properties/credentialStatus/properties/statusListCredential/type",keyword:"type",params:{
type:"string"},schema:m.properties.credentialStatus.properties.statusListCredential.type,parentSchema:m.properties.credentialStatus.properties.statusListCredential,
data:i}],!1;var R=d===e}else var R=!0}}}}}else return w.errors=[{instancePath:s+"/credentialStatus",schemaPath:"#/properties/credentialStatus/type",keyword:"typ\
e",params:{type:"object"},schema:m.properties.credentialStatus.type,parentSchema:m.properties.credentialStatus,data:o}],!1;var p=U===e}else var p=!0}}}}}}}}}}else
return w.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:m.type,parentSchema:m,data:r}],!1;return w.errors=t,e===0}export const statusList=Z;
const O={type:"object",additionalProperties:!1,required:["@context","id","type","issuer","validFrom","validUntil","credentialSubject"],properties:{"@context":{$ref:"\
#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["VerifiableCredential","BitstringStatusListCredential"]},issuer:{type:"string",maxLength:2200},
validFrom:{$ref:"challenge.schema.json#/$defs/moment"},validUntil:{$ref:"challenge.schema.json#/$defs/moment"},credentialSubject:{type:"object",additionalProperties:!1,
required:["id","type","statusPurpose","encodedList","ttl","entry"],properties:{id:{type:"string",maxLength:2200},type:{const:"BitstringStatusList"},statusPurpose:{
const:"revocation"},encodedList:{type:"string",pattern:"^u[A-Za-z0-9_-]+$",maxLength:2e6},ttl:{type:"integer",minimum:0},entry:{$ref:"#/$defs/entry"}}}}},Le=new RegExp(
"^u[A-Za-z0-9_-]+$","u");function Z(r,{instancePath:s="",parentData:J,parentDataProperty:Q,rootData:g=r,dynamicAnchors:S={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let $;if(r["@context"]===void 0&&($="@context")||r.id===void 0&&($="id")||r.type===void 0&&($="type")||r.issuer===void 0&&($="issue\
r")||r.validFrom===void 0&&($="validFrom")||r.validUntil===void 0&&($="validUntil")||r.credentialSubject===void 0&&($="credentialSubject"))return Z.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:$},schema:O.required,parentSchema:O,data:r}],!1;{const u=e;for(const f in r)if(!(f==="@contex\
t"||f==="id"||f==="type"||f==="issuer"||f==="validFrom"||f==="validUntil"||f==="credentialSubject")){return Z.errors=[{instancePath:s,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:O,data:r}],!1;break}if(u===e){if(r["@context"]!==void 0){const f=e;
ne(r["@context"],{instancePath:s+"/@context",parentData:r,parentDataProperty:"@context",rootData:g,dynamicAnchors:S})||(t=t===null?ne.errors:t.concat(ne.errors),
e=t.length);var p=f===e}else var p=!0;if(p){if(r.id!==void 0){let f=r.id;const F=e;if(e===F)if(typeof f=="string"){if(f.length>2200&&I(f)>2200)return Z.errors=[
{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:O.properties.id,data:f}],!1}else return Z.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:O.properties.id.type,parentSchema:O.properties.id,data:f}],
!1;var p=F===e}else var p=!0;if(p){if(r.type!==void 0){let f=r.type;const F=e;if(!ye(f,O.properties.type.const))return Z.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:O.properties.type.const},schema:O.properties.type.const,parentSchema:O.properties.type,data:f}],!1;
var p=F===e}else var p=!0;if(p){if(r.issuer!==void 0){let f=r.issuer;const F=e;if(e===F)if(typeof f=="string"){if(f.length>2200&&I(f)>2200)return Z.errors=[{instancePath:s+
"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:O.properties.issuer,data:f}],!1}else return Z.
errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type:"string"},schema:O.properties.issuer.type,parentSchema:O.properties.
issuer,data:f}],!1;var p=F===e}else var p=!0;if(p){if(r.validFrom!==void 0){const f=e;X(r.validFrom,{instancePath:s+"/validFrom",parentData:r,parentDataProperty:"\
validFrom",rootData:g,dynamicAnchors:S})||(t=t===null?X.errors:t.concat(X.errors),e=t.length);var p=f===e}else var p=!0;if(p){if(r.validUntil!==void 0){const f=e;
X(r.validUntil,{instancePath:s+"/validUntil",parentData:r,parentDataProperty:"validUntil",rootData:g,dynamicAnchors:S})||(t=t===null?X.errors:t.concat(X.errors),
e=t.length);var p=f===e}else var p=!0;if(p)if(r.credentialSubject!==void 0){let f=r.credentialSubject;const F=e;if(e===F)if(f&&typeof f=="object"&&!Array.isArray(
f)){let T;if(f.id===void 0&&(T="id")||f.type===void 0&&(T="type")||f.statusPurpose===void 0&&(T="statusPurpose")||f.encodedList===void 0&&(T="encodedList")||f.ttl===
void 0&&(T="ttl")||f.entry===void 0&&(T="entry"))return Z.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/required",keyword:"\
required",params:{missingProperty:T},schema:O.properties.credentialSubject.required,parentSchema:O.properties.credentialSubject,data:f}],!1;{const R=e;for(const h in f)
if(!(h==="id"||h==="type"||h==="statusPurpose"||h==="encodedList"||h==="ttl"||h==="entry")){return Z.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/\
properties/credentialSubject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:O.properties.credentialSubject,
data:f}],!1;break}if(R===e){if(f.id!==void 0){let h=f.id;const V=e;if(e===V)if(typeof h=="string"){if(h.length>2200&&I(h)>2200)return Z.errors=[{instancePath:s+
"/credentialSubject/id",schemaPath:"#/properties/credentialSubject/properties/id/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:O.properties.
credentialSubject.properties.id,data:h}],!1}else return Z.errors=[{instancePath:s+"/credentialSubject/id",schemaPath:"#/properties/credentialSubject/properties/\
id/type",keyword:"type",params:{type:"string"},schema:O.properties.credentialSubject.properties.id.type,parentSchema:O.properties.credentialSubject.properties.id,
data:h}],!1;var y=V===e}else var y=!0;if(y){if(f.type!==void 0){let h=f.type;const V=e;if(h!=="BitstringStatusList")return Z.errors=[{instancePath:s+"/credentia\
lSubject/type",schemaPath:"#/properties/credentialSubject/properties/type/const",keyword:"const",params:{allowedValue:"BitstringStatusList"},schema:"BitstringSt\
atusList",parentSchema:O.properties.credentialSubject.properties.type,data:h}],!1;var y=V===e}else var y=!0;if(y){if(f.statusPurpose!==void 0){let h=f.statusPurpose;
const V=e;if(h!=="revocation")return Z.errors=[{instancePath:s+"/credentialSubject/statusPurpose",schemaPath:"#/properties/credentialSubject/properties/statusPu\
rpose/const",keyword:"const",params:{allowedValue:"revocation"},schema:"revocation",parentSchema:O.properties.credentialSubject.properties.statusPurpose,data:h}],
!1;var y=V===e}else var y=!0;if(y){if(f.encodedList!==void 0){let h=f.encodedList;const V=e;if(e===V)if(typeof h=="string"){if(h.length>2e6&&I(h)>2e6)return Z.errors=
[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"#/properties/credentialSubject/properties/encodedList/maxLength",keyword:"maxLength",params:{limit:2e6},
schema:2e6,parentSchema:O.properties.credentialSubject.properties.encodedList,data:h}],!1;if(!Le.test(h))return Z.errors=[{instancePath:s+"/credentialSubject/en\
codedList",schemaPath:"#/properties/credentialSubject/properties/encodedList/pattern",keyword:"pattern",params:{pattern:"^u[A-Za-z0-9_-]+$"},schema:"^u[A-Za-z0-\
9_-]+$",parentSchema:O.properties.credentialSubject.properties.encodedList,data:h}],!1}else return Z.errors=[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"\
#/properties/credentialSubject/properties/encodedList/type",keyword:"type",params:{type:"string"},schema:O.properties.credentialSubject.properties.encodedList.type,
parentSchema:O.properties.credentialSubject.properties.encodedList,data:h}],!1;var y=V===e}else var y=!0;if(y){if(f.ttl!==void 0){let h=f.ttl;const V=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=[{instancePath:s+"/credentialSubject/ttl",schemaPath:"#/properties/credentialSubject/properties/ttl/ty\
pe",keyword:"type",params:{type:"integer"},schema:O.properties.credentialSubject.properties.ttl.type,parentSchema:O.properties.credentialSubject.properties.ttl,
data:h}],!1;if(e===V&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return Z.errors=[{instancePath:s+"/credentialSubject/ttl",schemaPath:"#/properties/creden\
tialSubject/properties/ttl/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.properties.credentialSubject.properties.ttl,data:h}],
!1;var y=V===e}else var y=!0;if(y)if(f.entry!==void 0){const h=e;te(f.entry,{instancePath:s+"/credentialSubject/entry",parentData:f,parentDataProperty:"entry",rootData:g,
dynamicAnchors:S})||(t=t===null?te.errors:t.concat(te.errors),e=t.length);var y=h===e}else var y=!0}}}}}}}else return Z.errors=[{instancePath:s+"/credentialSubj\
ect",schemaPath:"#/properties/credentialSubject/type",keyword:"type",params:{type:"object"},schema:O.properties.credentialSubject.type,parentSchema:O.properties.
credentialSubject,data:f}],!1;var p=F===e}else var p=!0}}}}}}}}else return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:O.
type,parentSchema:O,data:r}],!1;return Z.errors=t,e===0}

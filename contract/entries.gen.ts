// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as Dr}from"./formats.ts";import Rr from"ajv/dist/runtime/ucs2length.js";import Vr from"ajv/dist/runtime/equal.js";export const run=z;const N={$schema:"\
https://json-schema.org/draft/2020-12/schema",$id:"run.schema.json",type:"object",additionalProperties:!1,required:["context","suite","catalogueDigest","times",
"attempts","whole","only","stopped","pace","network","pool"],properties:{context:{type:"object",additionalProperties:!1,required:["seed","startedAt","subject","\
target","clientId","product","claims","values","profile","zones"],properties:{seed:{type:"string",maxLength:32,pattern:"^[0-9a-f]{32}$",wanted:"32 hexadecimal d\
igits in lower case"},startedAt:{$ref:"#/$defs/moment"},subject:{enum:["service","client"]},target:{$ref:"#/$defs/target"},clientId:{type:"string",minLength:1,maxLength:512,
pattern:"^[^\\p{Cc}]+$",wanted:"a text without control characters"},product:{description:"The product for which certification is sought; null where none was nam\
ed.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}],wanted:"null, or name, version and vendor of a product"},claims:{$ref:"certifi\
cation.schema.json#/properties/claims"},values:{$ref:"#/$defs/values"},profile:{$ref:"profile.schema.json"},zones:{type:"array",minItems:1,maxItems:600,items:{$ref:"\
#/$defs/zoneTable"}}}},suite:{$ref:"#/$defs/suite"},catalogueDigest:{$ref:"#/$defs/sha256"},times:{$ref:"#/$defs/times"},attempts:{type:"integer",minimum:0,maximum:1e3},
whole:{type:"boolean"},only:{type:"array",maxItems:2e4,items:{type:"string",maxLength:2e3}},stopped:{type:["string","null"],maxLength:2e5},pace:{type:"object",additionalProperties:!1,
required:["requestsPerSecond","concurrency"],properties:{requestsPerSecond:{type:["number","null"],exclusiveMinimum:0,maximum:1e5},concurrency:{type:"integer",minimum:1,
maximum:64}}},network:{type:"object",additionalProperties:!1,required:["timeoutMs","proxied"],properties:{timeoutMs:{type:"integer",minimum:100,maximum:6e5},proxied:{
type:"boolean"}}},client:{type:"object",additionalProperties:!1,required:["drivenBy","answeredBy","clockAheadMs","plays"],properties:{drivenBy:{enum:["command",
"webhook","operator","elsewhere"]},answeredBy:{enum:["stand-in","upstream","har"]},clockAheadMs:{type:"integer",minimum:0,maximum:2592e6},upstream:{$ref:"#/$def\
s/address"},refused:{$ref:"#/$defs/refused"},plays:{type:"array",maxItems:200,items:{type:"object",additionalProperties:!1,required:["scene","startedAt","endedA\
t","end","remark","repeats","calls"],properties:{scene:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",wanted:"the name of a scene"},startedAt:{$ref:"#/$defs\
/moment"},endedAt:{$ref:"#/$defs/moment"},end:{enum:["done","failed","unknown-scene","too-long","skipped","interrupted"]},remark:{type:["string","null"],maxLength:1e3},
repeats:{type:"integer",minimum:0,maximum:1e3},calls:{type:"integer",minimum:0,maximum:1e5},refused:{$ref:"#/$defs/refused"},clockAheadMs:{type:"integer",minimum:1,
maximum:2592e6},handshakes:{type:"object",additionalProperties:!1,required:["silent","spoken"],properties:{silent:{type:"integer",minimum:0,maximum:1e9},spoken:{
type:"integer",minimum:0,maximum:1e9}}}}}}}},pool:{type:"object",additionalProperties:!1,required:["stays","reservationIds"],properties:{stays:{type:"integer",minimum:0,
maximum:5e3},reservationIds:{type:"integer",minimum:0,maximum:2e4}}}},$defs:{refused:{type:"array",minItems:1,maxItems:8,items:{type:"object",additionalProperties:!1,
required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","not-http","between-scenes"]},calls:{type:"integer",minimum:1,
maximum:1e9}}}},sha256:{type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},moment:{type:"string",maxLength:24,pattern:"\
^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},times:{type:"object",additionalProperties:!1,
required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}},suite:{type:"object",additionalProperties:!1,required:[
"version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},
address:{type:"string",maxLength:2048,format:"address",wanted:"an absolute https address without user name, query and fragment (http only on this machine)"},target:{
type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$def\
s/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"}}},values:{type:"object",additionalProperties:!1,required:["hotels","timeZoneGiven","\
stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{type:"array",minItems:1,maxItems:1e3,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{
type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/properties/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/valu\
es/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},
reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200}}}},hotel:{type:"object",additionalProperties:!1,required:[
"id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},zone:{type:"string",maxLength:64,pattern:"\
^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as America/Chicago"},zoneTable:{type:"object",additionalProperties:!1,
required:["timeZone","tzdata","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an e\
dition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,items:{type:"array",minItems:2,maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,
maximum:1440}}}}}}},Ee=Object.prototype.hasOwnProperty,A=Rr.default??Rr,Jr=new RegExp("^[0-9a-f]{32}$","u"),Kr=new RegExp("^[^\\p{Cc}]+$","u"),Mr=new RegExp("^[\
a-z0-9-]+$","u"),Je={type:"string",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 20\
26-01-31T12:00:00.000Z"},Lr=Dr["date-time"],Er=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function de(r,{instancePath:t="",parentData:Q,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(A(r)>24)return de.errors=[{instancePath:t,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:Je,data:r}],!1;if(Er.test(r)){if(!Lr.validate(r))return de.errors=[{instancePath:t,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Je,data:r}],!1}else return de.errors=[{instancePath:t,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",
parentSchema:Je,data:r}],!1}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Je.type,parentSchema:Je,data:r}],
!1;return de.errors=s,e===0}const be={type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#\
/$defs/address"},authUrl:{$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"}}},Nr={type:"string",maxLength:2048,format:"add\
ress",wanted:"an absolute https address without user name, query and fragment (http only on this machine)"},Qr=Dr.address;function qe(r,{instancePath:t="",parentData:Q,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(A(r)>2048)return qe.errors=[{instancePath:t,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:Nr,data:r}],!1;if(!Qr.validate(r))return qe.errors=[{instancePath:t,schemaPath:"\
#/format",keyword:"format",params:{format:"address"},schema:"address",parentSchema:Nr,data:r}],!1}else return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Nr.type,parentSchema:Nr,data:r}],!1;return qe.errors=s,e===0}function sr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.baseUrl===void 0&&(v="baseUrl")||r.authUrl===
void 0&&(v="authUrl")||r.environment===void 0&&(v="environment")||r.embedded===void 0&&(v="embedded"))return sr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:v},schema:be.required,parentSchema:be,data:r}],!1;{const u=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p===
"environment"||p==="embedded")){return sr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:be,data:r}],!1;break}if(u===e){if(r.baseUrl!==void 0){const p=e;qe(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"\
baseUrl",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;qe(
r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"authUrl",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.environment;const l=e;if(!(p==="sandbox"||p==="mock"))return sr.errors=[{instancePath:t+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:be.properties.environment.enum},schema:be.properties.environment.enum,
parentSchema:be.properties.environment,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.embedded!==void 0){let p=r.embedded;const l=e;if(typeof p!="boolean")return sr.
errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:be.properties.embedded.type,parentSchema:be.
properties.embedded,data:p}],!1;var i=l===e}else var i=!0}}}}}else return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:be.
type,parentSchema:be,data:r}],!1;return sr.errors=s,e===0}const De={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{
type:"string",minLength:1,maxLength:200},version:{type:"string",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function Le(r,{instancePath:t="",
parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.name===void 0&&
(v="name")||r.version===void 0&&(v="version")||r.vendor===void 0&&(v="vendor"))return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:v},schema:De.required,parentSchema:De,data:r}],!1;{const u=e;for(const p in r)if(!(p==="name"||p==="version"||p==="vendor")){return Le.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:De,data:r}],!1;break}if(u===
e){if(r.name!==void 0){let p=r.name;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>200)return Le.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:De.properties.name,data:p}],!1;if(A(p)<1)return Le.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:De.properties.name,data:p}],!1}else return Le.errors=[{instancePath:t+"/\
name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:De.properties.name.type,parentSchema:De.properties.name,data:p}],!1;var i=l===
e}else var i=!0;if(i){if(r.version!==void 0){let p=r.version;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>200)return Le.errors=[{instancePath:t+"/version",
schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:De.properties.version,data:p}],!1;if(A(p)<1)return Le.
errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:De.properties.version,
data:p}],!1}else return Le.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:De.properties.
version.type,parentSchema:De.properties.version,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.vendor!==void 0){let p=r.vendor;const l=e;if(e===l)if(typeof p==
"string"){if(A(p)>200)return Le.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:De.
properties.vendor,data:p}],!1;if(A(p)<1)return Le.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:De.properties.vendor,data:p}],!1}else return Le.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{
type:"string"},schema:De.properties.vendor.type,parentSchema:De.properties.vendor,data:p}],!1;var i=l===e}else var i=!0}}}}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.type,parentSchema:De,data:r}],!1;return Le.errors=s,e===0}const Pr={type:"array",minItems:1,
uniqueItems:!0,items:{$ref:"#/$defs/claim"},maxItems:7},yr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};
function kr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||
r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"||r==="older-check-out"?(kr.errors=s,e===0):(kr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:yr.enum},schema:yr.enum,parentSchema:yr,data:r}],!1)}const Ur=Vr.default??Vr;function nr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>7)return nr.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:Pr,data:r}],!1;if(r.length<1)return nr.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:Pr,data:r}],!1;{var i=!0;const v=r.length;for(let u=0;u<v;u++){const p=e;kr(r[u],{instancePath:t+"/"+u,parentData:r,parentDataProperty:u,
rootData:w,dynamicAnchors:x})||(s=s===null?kr.errors:s.concat(kr.errors),e=s.length);var i=p===e;if(!i)break}if(i){let u=r.length,p;if(u>1){e:for(;u--;)for(p=u;p--;)
if(Ur(r[u],r[p])){return nr.errors=[{instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p},schema:!0,parentSchema:Pr,data:r}],!1;break e}}}}}else
return nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Pr.type,parentSchema:Pr,data:r}],!1;return nr.errors=s,e===0}const we={
type:"object",additionalProperties:!1,required:["hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{
type:"array",minItems:1,maxItems:1e3,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/prop\
erties/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{
$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:200}}}},ar={type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{
$ref:"#/$defs/zone"}}},$r={type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as Am\
erica/Chicago"},Wr=new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$","u");function Ke(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(A(r)>64)return Ke.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:64},schema:64,parentSchema:$r,data:r}],!1;if(!Wr.test(r))return Ke.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",parentSchema:$r,data:r}],!1}else return Ke.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:$r.type,parentSchema:$r,data:r}],!1;return Ke.errors=s,e===0}function Qe(r,{instancePath:t="",parentData:Q,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id")||
r.timeZone===void 0&&(v="timeZone"))return Qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:ar.required,parentSchema:ar,
data:r}],!1;{const u=e;for(const p in r)if(!(p==="id"||p==="timeZone")){return Qe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p},schema:!1,parentSchema:ar,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const l=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},schema:ar.properties.
id.type,parentSchema:ar.properties.id,data:p}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return Qe.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:ar.properties.id,data:p}],!1;if(p<-2147483648||
isNaN(p))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},schema:-2147483648,
parentSchema:ar.properties.id,data:p}],!1}var i=l===e}else var i=!0;if(i)if(r.timeZone!==void 0){const p=e;Ke(r.timeZone,{instancePath:t+"/timeZone",parentData:r,
parentDataProperty:"timeZone",rootData:w,dynamicAnchors:x})||(s=s===null?Ke.errors:s.concat(Ke.errors),e=s.length);var i=p===e}else var i=!0}}}else return Qe.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ar.type,parentSchema:ar,data:r}],!1;return Qe.errors=s,e===0}const Y={type:"ar\
ray",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{
type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"\
string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},
roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{
type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","\
null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},maxItems:5e3},Fr=Dr.int32;function X(r,{instancePath:t="",
parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>5e3)return X.errors=[{instancePath:t,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:Y,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let l=r[p];const I=e;
if(e===I)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return X.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/minProperties",keyword:"\
minProperties",params:{limit:1},schema:1,parentSchema:Y.items,data:l}],!1;{const E=e;for(const o in l)if(!Ee.call(Y.items.properties,o)){return X.errors=[{instancePath:t+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Y.items,data:l}],!1;break}if(E===
e){if(l.hotelConfirmationNumber!==void 0){let o=l.hotelConfirmationNumber;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+
"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Y.
items.properties.hotelConfirmationNumber,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/\
hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.items.properties.hotelConfirmationNumber,data:o}],!1}else return X.
errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"string"},schema:Y.
items.properties.hotelConfirmationNumber.type,parentSchema:Y.items.properties.hotelConfirmationNumber,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.lodgingHotelId!==
void 0){let o=l.lodgingHotelId;const c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return X.errors=[{instancePath:t+"/"+p+"/lodgingHotelId",schemaPath:"\
#/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},schema:Y.items.properties.lodgingHotelId.type,parentSchema:Y.items.properties.lodgingHotelId,
data:o}],!1;if(e===c&&typeof o=="number"&&isFinite(o)&&!Fr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/lodgingHotelId",schemaPath:"#/items/properties/l\
odgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:Y.items.properties.lodgingHotelId,data:o}],!1;var v=c===e}else var v=!0;
if(v){if(l.employeeIdentifier!==void 0){let o=l.employeeIdentifier;const c=e;if(typeof o!="string"&&o!==null)return X.errors=[{instancePath:t+"/"+p+"/employeeId\
entifier",schemaPath:"#/items/properties/employeeIdentifier/type",keyword:"type",params:{type:Y.items.properties.employeeIdentifier.type},schema:Y.items.properties.
employeeIdentifier.type,parentSchema:Y.items.properties.employeeIdentifier,data:o}],!1;if(e===c&&typeof o=="string"&&A(o)>200)return X.errors=[{instancePath:t+"\
/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Y.items.properties.
employeeIdentifier,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.supplierReservationId!==void 0){let o=l.supplierReservationId;const c=e;if(typeof o!="string"&&
o!==null)return X.errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/type",keyword:"type",params:{type:Y.
items.properties.supplierReservationId.type},schema:Y.items.properties.supplierReservationId.type,parentSchema:Y.items.properties.supplierReservationId,data:o}],
!1;if(e===c&&typeof o=="string"&&A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/m\
axLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Y.items.properties.supplierReservationId,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.
source!==void 0){let o=l.source;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items/prope\
rties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Y.items.properties.source,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+
"/"+p+"/source",schemaPath:"#/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.items.properties.source,data:o}],!1}else
return X.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items/properties/source/type",keyword:"type",params:{type:"string"},schema:Y.items.properties.source.
type,parentSchema:Y.items.properties.source,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.checkInDateTime!==void 0){let o=l.checkInDateTime;const c=e;if(e===
c&&e===c)if(typeof o=="string"){if(A(o)>64)return X.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:Y.items.properties.checkInDateTime,data:o}],!1;if(!Lr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/c\
heckInDateTime",schemaPath:"#/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Y.items.properties.
checkInDateTime,data:o}],!1}else return X.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/type",keyword:"type",params:{
type:"string"},schema:Y.items.properties.checkInDateTime.type,parentSchema:Y.items.properties.checkInDateTime,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.expectedCheckOutDateTime!==
void 0){let o=l.expectedCheckOutDateTime;const c=e;if(e===c&&e===c)if(typeof o=="string"){if(A(o)>64)return X.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDa\
teTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Y.items.properties.expectedCheckOutDateTime,
data:o}],!1;if(!Lr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/format",
keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Y.items.properties.expectedCheckOutDateTime,data:o}],!1}else return X.errors=[{instancePath:t+
"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/type",keyword:"type",params:{type:"string"},schema:Y.items.properties.
expectedCheckOutDateTime.type,parentSchema:Y.items.properties.expectedCheckOutDateTime,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.roomNumber!==void 0){let o=l.
roomNumber;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Y.items.properties.roomNumber,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"\
/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.items.properties.roomNumber,
data:o}],!1}else return X.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/type",keyword:"type",params:{type:"string"},schema:Y.
items.properties.roomNumber.type,parentSchema:Y.items.properties.roomNumber,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.folio!==void 0){let o=l.folio;const c=e;
if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/properties/folio/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:Y.items.properties.folio,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/pr\
operties/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.items.properties.folio,data:o}],!1}else return X.errors=[{instancePath:t+
"/"+p+"/folio",schemaPath:"#/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:Y.items.properties.folio.type,parentSchema:Y.items.properties.
folio,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.guestFirstName!==void 0){let o=l.guestFirstName;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.
errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Y.
items.properties.guestFirstName,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/min\
Length",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.items.properties.guestFirstName,data:o}],!1}else return X.errors=[{instancePath:t+"/"+p+"/g\
uestFirstName",schemaPath:"#/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:Y.items.properties.guestFirstName.type,parentSchema:Y.
items.properties.guestFirstName,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.guestLastName!==void 0){let o=l.guestLastName;const c=e;if(e===c)if(typeof o=="\
string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:Y.items.properties.guestLastName,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/\
items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.items.properties.guestLastName,data:o}],!1}else return X.
errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},schema:Y.items.properties.
guestLastName.type,parentSchema:Y.items.properties.guestLastName,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.roomType!==void 0){let o=l.roomType;const c=e;
if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/maxLength",keyword:"maxLe\
ngth",params:{limit:200},schema:200,parentSchema:Y.items.properties.roomType,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"\
#/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Y.items.properties.roomType,data:o}],!1}else return X.errors=[
{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:Y.items.properties.roomType.type,parentSchema:Y.
items.properties.roomType,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.occupancy!==void 0){let o=l.occupancy;const c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return X.errors=[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/type",keyword:"type",params:{type:"integer"},schema:Y.
items.properties.occupancy.type,parentSchema:Y.items.properties.occupancy,data:o}],!1;if(e===c&&typeof o=="number"&&isFinite(o)&&!Fr.validate(o))return X.errors=
[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:Y.items.
properties.occupancy,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.loyalty!==void 0){let o=l.loyalty;const c=e;if(typeof o!="boolean"&&o!==null)return X.errors=
[{instancePath:t+"/"+p+"/loyalty",schemaPath:"#/items/properties/loyalty/type",keyword:"type",params:{type:Y.items.properties.loyalty.type},schema:Y.items.properties.
loyalty.type,parentSchema:Y.items.properties.loyalty,data:o}],!1;var v=c===e}else var v=!0;if(v){if(l.numberOfNights!==void 0){let o=l.numberOfNights;const c=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return X.errors=[{instancePath:t+"/"+p+"/numberOfNights",schemaPath:"#/items/properties/numberOfNights/\
type",keyword:"type",params:{type:"integer"},schema:Y.items.properties.numberOfNights.type,parentSchema:Y.items.properties.numberOfNights,data:o}],!1;if(e===c&&
typeof o=="number"&&isFinite(o)&&!Fr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/numberOfNights",schemaPath:"#/items/properties/numberOfNights/format",
keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:Y.items.properties.numberOfNights,data:o}],!1;var v=c===e}else var v=!0;if(v)if(l.reservationInformation!==
void 0){let o=l.reservationInformation;const c=e;if(typeof o!="string"&&o!==null)return X.errors=[{instancePath:t+"/"+p+"/reservationInformation",schemaPath:"#/\
items/properties/reservationInformation/type",keyword:"type",params:{type:Y.items.properties.reservationInformation.type},schema:Y.items.properties.reservationInformation.
type,parentSchema:Y.items.properties.reservationInformation,data:o}],!1;if(e===c&&typeof o=="string"&&A(o)>2e3)return X.errors=[{instancePath:t+"/"+p+"/reservat\
ionInformation",schemaPath:"#/items/properties/reservationInformation/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Y.items.properties.
reservationInformation,data:o}],!1;var v=c===e}else var v=!0}}}}}}}}}}}}}}}}}else return X.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",
params:{type:"object"},schema:Y.items.type,parentSchema:Y.items,data:l}],!1;var i=I===e;if(!i)break}}}else return X.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"array"},schema:Y.type,parentSchema:Y,data:r}],!1;return X.errors=s,e===0}const Cr={enum:["location-header","hotel-confirmation-numb\
er","supplier-reservation-id","list","omitted"]};function wr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,
e=0;return r==="location-header"||r==="hotel-confirmation-number"||r==="supplier-reservation-id"||r==="list"||r==="omitted"?(wr.errors=s,e===0):(wr.errors=[{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Cr.enum},schema:Cr.enum,parentSchema:Cr,data:r}],!1)}const Ar={type:"number",minimum:0,maximum:30};function lr(r,{
instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="number"&&isFinite(r)){if(r>30||isNaN(
r))return lr.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},schema:30,parentSchema:Ar,data:r}],!1;if(r<0||isNaN(
r))return lr.errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ar,data:r}],!1}else return lr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:Ar.type,parentSchema:Ar,data:r}],!1;return lr.errors=s,e===0}function $e(r,{
instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;
if(r.hotels===void 0&&(p="hotels")||r.timeZoneGiven===void 0&&(p="timeZoneGiven")||r.stays===void 0&&(p="stays")||r.reservationIdFrom===void 0&&(p="reservationI\
dFrom")||r.reservationIdGiven===void 0&&(p="reservationIdGiven")||r.reservationIds===void 0&&(p="reservationIds"))return $e.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p},schema:we.required,parentSchema:we,data:r}],!1;{const l=e;for(const I in r)if(!(I==="hotels"||I==="tim\
eZoneGiven"||I==="stays"||I==="reservationIdFrom"||I==="reservationIdGiven"||I==="settleSeconds"||I==="reservationIds")){return $e.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:we,data:r}],!1;break}if(l===e){if(r.hotels!==void 0){
let I=r.hotels;const j=e;if(e===j)if(Array.isArray(I)){if(I.length>1e3)return $e.errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels/maxItems",keyword:"\
maxItems",params:{limit:1e3},schema:1e3,parentSchema:we.properties.hotels,data:I}],!1;if(I.length<1)return $e.errors=[{instancePath:t+"/hotels",schemaPath:"#/pr\
operties/hotels/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:we.properties.hotels,data:I}],!1;{var i=!0;const E=I.length;for(let o=0;o<E;o++){
const c=e;Qe(I[o],{instancePath:t+"/hotels/"+o,parentData:I,parentDataProperty:o,rootData:w,dynamicAnchors:x})||(s=s===null?Qe.errors:s.concat(Qe.errors),e=s.length);
var i=c===e;if(!i)break}}}else return $e.errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type:"array"},schema:we.
properties.hotels.type,parentSchema:we.properties.hotels,data:I}],!1;var v=j===e}else var v=!0;if(v){if(r.timeZoneGiven!==void 0){let I=r.timeZoneGiven;const j=e;
if(typeof I!="boolean")return $e.errors=[{instancePath:t+"/timeZoneGiven",schemaPath:"#/properties/timeZoneGiven/type",keyword:"type",params:{type:"boolean"},schema:we.
properties.timeZoneGiven.type,parentSchema:we.properties.timeZoneGiven,data:I}],!1;var v=j===e}else var v=!0;if(v){if(r.stays!==void 0){const I=e;X(r.stays,{instancePath:t+
"/stays",parentData:r,parentDataProperty:"stays",rootData:w,dynamicAnchors:x})||(s=s===null?X.errors:s.concat(X.errors),e=s.length);var v=I===e}else var v=!0;if(v){
if(r.reservationIdFrom!==void 0){const I=e;wr(r.reservationIdFrom,{instancePath:t+"/reservationIdFrom",parentData:r,parentDataProperty:"reservationIdFrom",rootData:w,
dynamicAnchors:x})||(s=s===null?wr.errors:s.concat(wr.errors),e=s.length);var v=I===e}else var v=!0;if(v){if(r.reservationIdGiven!==void 0){let I=r.reservationIdGiven;
const j=e;if(typeof I!="boolean")return $e.errors=[{instancePath:t+"/reservationIdGiven",schemaPath:"#/properties/reservationIdGiven/type",keyword:"type",params:{
type:"boolean"},schema:we.properties.reservationIdGiven.type,parentSchema:we.properties.reservationIdGiven,data:I}],!1;var v=j===e}else var v=!0;if(v){if(r.settleSeconds!==
void 0){const I=e;lr(r.settleSeconds,{instancePath:t+"/settleSeconds",parentData:r,parentDataProperty:"settleSeconds",rootData:w,dynamicAnchors:x})||(s=s===null?
lr.errors:s.concat(lr.errors),e=s.length);var v=I===e}else var v=!0;if(v)if(r.reservationIds!==void 0){let I=r.reservationIds;const j=e;if(e===j)if(Array.isArray(
I)){if(I.length>2e4)return $e.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},
schema:2e4,parentSchema:we.properties.reservationIds,data:I}],!1;{var u=!0;const o=I.length;for(let c=0;c<o;c++){let B=I[c];const $=e;if(e===$)if(typeof B=="str\
ing"){if(A(B)>200)return $e.errors=[{instancePath:t+"/reservationIds/"+c,schemaPath:"#/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:we.properties.reservationIds.items,data:B}],!1;if(A(B)<1)return $e.errors=[{instancePath:t+"/reservationIds/"+c,schemaPath:"#/properties\
/reservationIds/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:we.properties.reservationIds.items,data:B}],!1}else return $e.errors=
[{instancePath:t+"/reservationIds/"+c,schemaPath:"#/properties/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:we.properties.reservationIds.
items.type,parentSchema:we.properties.reservationIds.items,data:B}],!1;var u=$===e;if(!u)break}if(u){let c=I.length,B;if(c>1){const $={};for(;c--;){let D=I[c];if(typeof D==
"string"){if(typeof $[D]=="number"){return B=$[D],$e.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/uniqueItems",keyword:"uni\
queItems",params:{i:c,j:B},schema:!0,parentSchema:we.properties.reservationIds,data:I}],!1;break}$[D]=c}}}}}}else return $e.errors=[{instancePath:t+"/reservatio\
nIds",schemaPath:"#/properties/reservationIds/type",keyword:"type",params:{type:"array"},schema:we.properties.reservationIds.type,parentSchema:we.properties.reservationIds,
data:I}],!1;var v=j===e}else var v=!0}}}}}}}}else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,
data:r}],!1;return $e.errors=s,e===0}const C={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile.schema.json",type:"object",additionalProperties:!1,
properties:{name:{type:"string",minLength:1,maxLength:200},operations:{type:"object",additionalProperties:!1,properties:{"partial-bill":{$ref:"#/$defs/operation"},
"no-show":{$ref:"#/$defs/operation"}}},errors:{type:"object",additionalProperties:!1,properties:{unauthorized:{$ref:"#/$defs/refusals"},invalid:{$ref:"#/$defs/r\
efusals"},malformed:{$ref:"#/$defs/refusals"},unsupportedMediaType:{$ref:"#/$defs/refusals"},schema:{$ref:"#/$defs/schema"},replies:{type:"object",minProperties:1,
propertyNames:{maxLength:3,pattern:"^4\\d\\d$"},additionalProperties:{type:"object",additionalProperties:!1,minProperties:1,properties:{contentType:{type:"strin\
g",pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",maxLength:200},schema:{$ref:"#/$defs/schema"}}},maxProperties:100}}},apiVersion:{type:"object",additionalProperties:!1,
properties:{supported:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200},maxItems:50},unsupported:{$ref:"#/$defs/refusals"},
empty:{$ref:"#/$defs/answer"},repeated:{$ref:"#/$defs/answer"}}},rateLimit:{type:"object",additionalProperties:!1,required:["requestsPerSecond"],properties:{requestsPerSecond:{
type:"number",exclusiveMinimum:0,maximum:1e5}}},token:{type:"object",additionalProperties:!1,properties:{expired:{$ref:"#/$defs/refusals"},shortLivedClient:{type:"\
object",additionalProperties:!1,required:["id","lifetimeSeconds"],properties:{id:{type:"string",minLength:1,maxLength:512},lifetimeSeconds:{type:"number",minimum:3,
maximum:60}}},wrongSecrets:{type:"integer",minimum:0,maximum:1e3},leewaySeconds:{type:"number",minimum:0,maximum:300},secondClient:{type:"object",additionalProperties:!1,
required:["id"],properties:{id:{type:"string",minLength:1,maxLength:512}}},longestLifeSeconds:{type:"integer",minimum:1,maximum:2147483647}}},fields:{type:"obje\
ct",additionalProperties:!1,properties:{"check-in":{$ref:"#/$defs/limitsOfFields"},"check-out":{$ref:"#/$defs/limitsOfFields"}}},reading:{type:"object",additionalProperties:!1,
properties:{coercions:{description:`strict or tolerant, for all coercions together (strict: whatever is of another type than the field's is refused, also null o\
r 2.5 for an integer, and a list of one), or for each of quotedNumbers ("1" for 1), quotedBooleans ("true" for true) and numbersAsText (7 for "7")`,oneOf:[{$ref:"\
#/$defs/reading"},{type:"object",additionalProperties:!1,minProperties:1,properties:{quotedNumbers:{$ref:"#/$defs/reading"},quotedBooleans:{$ref:"#/$defs/readin\
g"},numbersAsText:{$ref:"#/$defs/reading"}}}]},unknownMembers:{$ref:"#/$defs/reading"},letterCase:{$ref:"#/$defs/reading"}}},repeats:{type:"object",additionalProperties:!1,
properties:{"check-in":{$ref:"#/$defs/repeat"},"check-out":{$ref:"#/$defs/repeat"},"partial-bill":{$ref:"#/$defs/repeat"},"no-show":{$ref:"#/$defs/repeat"}}}},$defs:{
schema:{$ref:"profile-schemas.schema.json"},refusals:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100},operation:{
type:"object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,required:[
"status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","an\
y"]}}}}},answer:{oneOf:[{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"},repeat:{oneOf:[{enum:["acce\
pted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuses from 400 to 499"},reading:{enum:["strict","tolerant"]},limitsOfFields:{
type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},limits:{type:"object",additionalProperties:!1,
minProperties:1,properties:{minLength:{type:"integer",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},maximum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{
type:"integer",minimum:0,maximum:36500}}}}},Pe={type:"object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{
type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},
maxItems:100},body:{enum:["empty","any"]}}}}},Br={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile-schemas.schema.json",$ref:"#/$defs/schema",
$defs:{schema:{type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},
$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,deprecated:{
type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"string",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference\
 such as #/$defs/NAME"},type:{description:"One type or a list of them",oneOf:[{enum:["null","boolean","object","array","number","integer","string"]},{type:"arra\
y",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"string",enum:["null","boolean","object","array","number","integer","string"],maxLength:7}}],wanted:"one of \
null, boolean, object, array, number, integer, string, or a list of them"},enum:{type:"array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{type:"numbe\
r",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",maximum:1e308},maximum:{type:"number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},
exclusiveMaximum:{type:"number",maximum:1e308},minLength:{type:"integer",minimum:0,maximum:1e6},maxLength:{type:"integer",minimum:0,maximum:1e6},pattern:{type:"\
string",maxLength:1e3},format:{enum:["date-time","date","duration","email","hostname","ipv4","ipv6","uri","uri-reference","uuid","byte","int32","int64","float",
"double"]},minItems:{type:"integer",minimum:0,maximum:9007199254740991},maxItems:{type:"integer",minimum:0,maximum:9007199254740991},minContains:{type:"integer",
minimum:0,maximum:9007199254740991},maxContains:{type:"integer",minimum:0,maximum:9007199254740991},minProperties:{type:"integer",minimum:0,maximum:9007199254740991},
maxProperties:{type:"integer",minimum:0,maximum:9007199254740991},uniqueItems:{type:"boolean"},items:{$ref:"#/$defs/schema"},prefixItems:{type:"array",minItems:1,
maxItems:20,items:{$ref:"#/$defs/schema"}},contains:{$ref:"#/$defs/schema"},properties:{type:"object",maxProperties:500,propertyNames:{maxLength:200,not:{const:"\
__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},patternProperties:{type:"object",maxProperties:20,propertyNames:{maxLength:200,not:{const:"__proto__"}},
additionalProperties:{$ref:"#/$defs/schema"}},additionalProperties:{$ref:"#/$defs/schema"},propertyNames:{$ref:"#/$defs/schema"},required:{type:"array",maxItems:500,
uniqueItems:!0,items:{type:"string",maxLength:200}},dependentRequired:{type:"object",maxProperties:500,additionalProperties:{type:"array",maxItems:500,uniqueItems:!0,
items:{type:"string",maxLength:200}}},dependentSchemas:{type:"object",maxProperties:500,propertyNames:{maxLength:200,not:{const:"__proto__"}},additionalProperties:{
$ref:"#/$defs/schema"}},allOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},anyOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$def\
s/schema"}},oneOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},not:{$ref:"#/$defs/schema"},if:{$ref:"#/$defs/schema"},then:{$ref:"#/$defs\
/schema"},else:{$ref:"#/$defs/schema"},$defs:{type:"object",maxProperties:500,propertyNames:{maxLength:90,pattern:"^[A-Za-z0-9_.-]+$",wanted:"a name of letters,\
 digits, _, . and -"},additionalProperties:{$ref:"#/$defs/schema"}}},dependentSchemas:{uniqueItems:{required:["items"],properties:{items:{type:"object",required:[
"type"],properties:{type:{anyOf:[{enum:["null","boolean","number","integer","string"]},{type:"array",maxItems:7,items:{enum:["null","boolean","number","integer",
"string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}}},type:"object"},n={type:["object","boolean"],additionalProperties:!1,
properties:{$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},$comment:{type:"string",maxLength:1e5},title:{type:"\
string",maxLength:1e5},description:{type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,deprecated:{type:"boolean"},readOnly:{type:"boolean"},writeOnly:{
type:"boolean"},$ref:{type:"string",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference such as #/$defs/NAME"},type:{description:"One type o\
r a list of them",oneOf:[{enum:["null","boolean","object","array","number","integer","string"]},{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"\
string",enum:["null","boolean","object","array","number","integer","string"],maxLength:7}}],wanted:"one of null, boolean, object, array, number, integer, string\
, or a list of them"},enum:{type:"array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{type:"number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"n\
umber",maximum:1e308},maximum:{type:"number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},exclusiveMaximum:{type:"number",maximum:1e308},minLength:{
type:"integer",minimum:0,maximum:1e6},maxLength:{type:"integer",minimum:0,maximum:1e6},pattern:{type:"string",maxLength:1e3},format:{enum:["date-time","date","d\
uration","email","hostname","ipv4","ipv6","uri","uri-reference","uuid","byte","int32","int64","float","double"]},minItems:{type:"integer",minimum:0,maximum:9007199254740991},
maxItems:{type:"integer",minimum:0,maximum:9007199254740991},minContains:{type:"integer",minimum:0,maximum:9007199254740991},maxContains:{type:"integer",minimum:0,
maximum:9007199254740991},minProperties:{type:"integer",minimum:0,maximum:9007199254740991},maxProperties:{type:"integer",minimum:0,maximum:9007199254740991},uniqueItems:{
type:"boolean"},items:{$ref:"#/$defs/schema"},prefixItems:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},contains:{$ref:"#/$defs/schema"},properties:{
type:"object",maxProperties:500,propertyNames:{maxLength:200,not:{const:"__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},patternProperties:{type:"obj\
ect",maxProperties:20,propertyNames:{maxLength:200,not:{const:"__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},additionalProperties:{$ref:"#/$defs/sc\
hema"},propertyNames:{$ref:"#/$defs/schema"},required:{type:"array",maxItems:500,uniqueItems:!0,items:{type:"string",maxLength:200}},dependentRequired:{type:"ob\
ject",maxProperties:500,additionalProperties:{type:"array",maxItems:500,uniqueItems:!0,items:{type:"string",maxLength:200}}},dependentSchemas:{type:"object",maxProperties:500,
propertyNames:{maxLength:200,not:{const:"__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},allOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$d\
efs/schema"}},anyOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},oneOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},
not:{$ref:"#/$defs/schema"},if:{$ref:"#/$defs/schema"},then:{$ref:"#/$defs/schema"},else:{$ref:"#/$defs/schema"},$defs:{type:"object",maxProperties:500,propertyNames:{
maxLength:90,pattern:"^[A-Za-z0-9_.-]+$",wanted:"a name of letters, digits, _, . and -"},additionalProperties:{$ref:"#/$defs/schema"}}},dependentSchemas:{uniqueItems:{
required:["items"],properties:{items:{type:"object",required:["type"],properties:{type:{anyOf:[{enum:["null","boolean","number","integer","string"]},{type:"arra\
y",maxItems:7,items:{enum:["null","boolean","number","integer","string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}},
Gr=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),Hr=new RegExp("^[A-Za-z0-9_.-]+$","u"),ee={validate:L};function L(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="boolean")return L.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const V=e;for(const a in r)
if(!Ee.call(n.properties,a)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:n,data:r}],!1;break}if(V===e){if(r.$schema!==void 0){let a=r.$schema;const m=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return L.errors=
[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"\
https://json-schema.org/draft/2020-12/schema",parentSchema:n.properties.$schema,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const m=e;
if(e===m)if(typeof a=="string"){if(A(a)>2048)return L.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},
schema:2048,parentSchema:n.properties.$id,data:a}],!1}else return L.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"\
string"},schema:n.properties.$id.type,parentSchema:n.properties.$id,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.$comment;const m=e;
if(e===m)if(typeof a=="string"){if(A(a)>1e5)return L.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:n.properties.$comment,data:a}],!1}else return L.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/type",
keyword:"type",params:{type:"string"},schema:n.properties.$comment.type,parentSchema:n.properties.$comment,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.title!==
void 0){let a=r.title;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>1e5)return L.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.title,data:a}],!1}else return L.errors=[{instancePath:t+"/title",schemaPath:"#/prope\
rties/title/type",keyword:"type",params:{type:"string"},schema:n.properties.title.type,parentSchema:n.properties.title,data:a}],!1;var i=m===e}else var i=!0;if(i){
if(r.description!==void 0){let a=r.description;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>1e5)return L.errors=[{instancePath:t+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.description,data:a}],!1}else return L.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.properties.description,
data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.deprecated!==void 0){let a=r.deprecated;const m=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/dep\
recated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,
data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.readOnly!==void 0){let a=r.readOnly;const m=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/readOnl\
y",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:a}],
!1;var i=m===e}else var i=!0;if(i){if(r.writeOnly!==void 0){let a=r.writeOnly;const m=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/writeOnly",schemaPath:"\
#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:n.properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:a}],!1;var i=m===
e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.$ref;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>100)return L.errors=[{instancePath:t+"/$ref",schemaPath:"\
#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:n.properties.$ref,data:a}],!1;if(!Gr.test(a))return L.errors=[{instancePath:t+
"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.
properties.$ref,data:a}],!1}else return L.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.
$ref.type,parentSchema:n.properties.$ref,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type;const m=e,d=e;let f=!1,S=null;const k=e;if(!(a===
"null"||a==="boolean"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const F={instancePath:t+"/type",schemaPath:"#/properties/type/oneO\
f/0/enum",keyword:"enum",params:{allowedValues:n.properties.type.oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:a};
s===null?s=[F]:s.push(F),e++}var u=k===e;u&&(f=!0,S=0);const U=e;if(e===U)if(Array.isArray(a))if(a.length>7){const F={instancePath:t+"/type",schemaPath:"#/prope\
rties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[F]:s.push(F),e++}else if(a.
length<1){const F={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.
type.oneOf[1],data:a};s===null?s=[F]:s.push(F),e++}else{var v=!0;const F=a.length;for(let te=0;te<F;te++){let Z=a[te];const ne=e;if(!(Z==="null"||Z==="boolean"||
Z==="object"||Z==="array"||Z==="number"||Z==="integer"||Z==="string")){const me={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"\
enum",params:{allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.oneOf[1].items.enum,parentSchema:n.properties.type.oneOf[1].items,data:Z};
s===null?s=[me]:s.push(me),e++}if(e===ne)if(typeof Z=="string"){if(A(Z)>7){const me={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/maxL\
ength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:Z};s===null?s=[me]:s.push(me),e++}}else{const me={instancePath:t+
"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.properties.type.oneOf[1].items.type,parentSchema:n.
properties.type.oneOf[1].items,data:Z};s===null?s=[me]:s.push(me),e++}var v=ne===e;if(!v)break}if(v){let te=a.length,Z;if(te>1){const ne={};for(;te--;){let ye=a[te];
if(typeof ye=="string"){if(typeof ne[ye]=="number"){Z=ne[ye];const me={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"unique\
Items",params:{i:te,j:Z},schema:!0,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[me]:s.push(me),e++;break}ne[ye]=te}}}}}else{const F={instancePath:t+
"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],
data:a};s===null?s=[F]:s.push(F),e++}var u=U===e;if(u&&f?(f=!1,S=[S,1]):u&&(f=!0,S=1),f)e=d,s!==null&&(d?s.length=d:s=null);else{const F={instancePath:t+"/type",
schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:S},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:a};return s===
null?s=[F]:s.push(F),e++,L.errors=s,!1}var i=m===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.enum;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>500)
return L.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.enum,
data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.
properties.enum,data:a}],!1}else return L.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.
enum.type,parentSchema:n.properties.enum,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.multipleOf!==void 0){let a=r.multipleOf;const m=e;if(e===m)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return L.errors=[{instancePath:t+"/multipleOf",schemaPath:"\
#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:a}],!1}else
return L.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,
parentSchema:n.properties.multipleOf,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.minimum!==void 0){let a=r.minimum;const m=e;if(e===m)if(typeof a=="number"&&
isFinite(a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e308},schema:1e308,parentSchema:n.properties.minimum,data:a}],!1}else return L.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",
keyword:"type",params:{type:"number"},schema:n.properties.minimum.type,parentSchema:n.properties.minimum,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.maximum!==
void 0){let a=r.maximum;const m=e;if(e===m)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/maximum",schemaPath:"#/pr\
operties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.maximum,data:a}],!1}else return L.errors=
[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.maximum.type,parentSchema:n.properties.
maximum,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const m=e;if(e===m)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:a}],!1}else return L.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/pro\
perties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMinimum.type,parentSchema:n.properties.exclusiveMinimum,data:a}],
!1;var i=m===e}else var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const m=e;if(e===m)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return L.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.exclusiveMaximum,data:a}],!1}else return L.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusive\
Maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.properties.exclusiveMaximum,data:a}],!1;var i=m===e}else
var i=!0;if(i){if(r.minLength!==void 0){let a=r.minLength;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/\
minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.properties.minLength,
data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return L.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+
"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minLength,data:a}],
!1}var i=m===e}else var i=!0;if(i){if(r.maxLength!==void 0){let a=r.maxLength;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=
[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.type,parentSchema:n.
properties.maxLength,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return L.errors=[{instancePath:t+"/maxLength",schemaPath:"#/prope\
rties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return L.
errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.
maxLength,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.pattern!==void 0){let a=r.pattern;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>1e3)return L.errors=
[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.pattern,data:a}],
!1}else return L.errors=[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:n.properties.pattern.type,
parentSchema:n.properties.pattern,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.format;const m=e;if(!(a==="date-time"||a==="date"||a===
"duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||
a==="double"))return L.errors=[{instancePath:t+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.enum},schema:n.
properties.format.enum,parentSchema:n.properties.format,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.minItems!==void 0){let a=r.minItems;const m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"inte\
ger"},schema:n.properties.minItems.type,parentSchema:n.properties.minItems,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))
return L.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:n.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minItems,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.maxItems!==void 0){let a=r.
maxItems;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/type",
keyword:"type",params:{type:"integer"},schema:n.properties.maxItems.type,parentSchema:n.properties.maxItems,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/maxItems",schemaPath:"\
#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:a}],!1}var i=m===e}else var i=!0;
if(i){if(r.minContains!==void 0){let a=r.minContains;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/minCo\
ntains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,
data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/\
minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:a}],!1;
if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:n.properties.minContains,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.maxContains!==void 0){let a=r.maxContains;const m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"\
integer"},schema:n.properties.maxContains.type,parentSchema:n.properties.maxContains,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return L.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:n.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/maxContains",schemaPath:"#/propert\
ies/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:a}],!1}var i=m===e}else var i=!0;
if(i){if(r.minProperties!==void 0){let a=r.minProperties;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/m\
inProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.
minProperties,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/minProperties",schemaPath:"\
#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,
data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:n.properties.minProperties,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.maxProperties!==void 0){let a=r.maxProperties;const m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.maxProperties.type,parentSchema:n.properties.maxProperties,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,
data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){let a=r.uniqueItems;const m=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/u\
niqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,
data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;ee.validate(r.items,{instancePath:t+"/items",parentData:r,parentDataProperty:"items",
rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.prefixItems!==void 0){
let a=r.prefixItems;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>20)return L.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/\
maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/pref\
ixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.prefixItems,data:a}],!1;{var p=!0;
const f=a.length;for(let S=0;S<f;S++){const k=e;ee.validate(a[S],{instancePath:t+"/prefixItems/"+S,parentData:a,parentDataProperty:S,rootData:w,dynamicAnchors:x})||
(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var p=k===e;if(!p)break}}}else return L.errors=[{instancePath:t+"/prefixItems",schemaPath:"\
#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,data:a}],!1;var i=m===
e}else var i=!0;if(i){if(r.contains!==void 0){const a=e;ee.validate(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:w,
dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;
const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return L.errors=[{instancePath:t+"/properties",schemaPath:"#/proper\
ties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.properties,data:a}],!1;for(const f in a){const S=e,
k=e,U=e;if(f!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var l=U===e;if(l){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/\
propertyNames/not",keyword:"not",params:{},schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:f,propertyName:f};
s===null?s=[_]:s.push(_),e++}else e=k,s!==null&&(k?s.length=k:s=null);if(e===S&&typeof f=="string"&&A(f)>200){const _={instancePath:t+"/properties",schemaPath:"\
#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:f,propertyName:f};
s===null?s=[_]:s.push(_),e++}var I=S===e;if(!I){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:f},schema:n.properties.properties.propertyNames,parentSchema:n.properties.properties,data:a};return s===null?s=[_]:s.push(_),e++,L.errors=s,
!1;break}}if(I)for(const f in a){const S=e;ee.validate(a[f],{instancePath:t+"/properties/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,
rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var j=S===e;if(!j)break}}else return L.errors=[{instancePath:t+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.properties.properties.type,parentSchema:n.properties.properties,
data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.patternProperties!==void 0){let a=r.patternProperties;const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>20)return L.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProp\
erties",params:{limit:20},schema:20,parentSchema:n.properties.patternProperties,data:a}],!1;for(const f in a){const S=e,k=e,U=e;if(f!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var E=U===e;if(E){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"n\
ot",params:{},schema:n.properties.patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.propertyNames,data:f,propertyName:f};s===null?
s=[_]:s.push(_),e++}else e=k,s!==null&&(k?s.length=k:s=null);if(e===S&&typeof f=="string"&&A(f)>200){const _={instancePath:t+"/patternProperties",schemaPath:"#/\
properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.patternProperties.propertyNames,
data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}var o=S===e;if(!o){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames",keyword:"propertyNames",params:{propertyName:f},schema:n.properties.patternProperties.propertyNames,parentSchema:n.properties.patternProperties,data:a};
return s===null?s=[_]:s.push(_),e++,L.errors=s,!1;break}}if(o)for(const f in a){const S=e;ee.validate(a[f],{instancePath:t+"/patternProperties/"+f.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);
var c=S===e;if(!c)break}}else return L.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"\
object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.patternProperties,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.additionalProperties!==
void 0){const a=e;ee.validate(r.additionalProperties,{instancePath:t+"/additionalProperties",parentData:r,parentDataProperty:"additionalProperties",rootData:w,dynamicAnchors:x})||
(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.propertyNames!==void 0){const a=e;ee.validate(r.propertyNames,
{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.
errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>500)return L.errors=
[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.required,data:a}],
!1;{var B=!0;const f=a.length;for(let S=0;S<f;S++){let k=a[S];const U=e;if(e===U)if(typeof k=="string"){if(A(k)>200)return L.errors=[{instancePath:t+"/required/"+
S,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.required.items,data:k}],!1}else
return L.errors=[{instancePath:t+"/required/"+S,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:n.properties.required.
items.type,parentSchema:n.properties.required.items,data:k}],!1;var B=U===e;if(!B)break}if(B){let S=a.length,k;if(S>1){const U={};for(;S--;){let _=a[S];if(typeof _==
"string"){if(typeof U[_]=="number"){return k=U[_],L.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{
i:S,j:k},schema:!0,parentSchema:n.properties.required,data:a}],!1;break}U[_]=S}}}}}}else return L.errors=[{instancePath:t+"/required",schemaPath:"#/properties/r\
equired/type",keyword:"type",params:{type:"array"},schema:n.properties.required.type,parentSchema:n.properties.required,data:a}],!1;var i=m===e}else var i=!0;if(i){
if(r.dependentRequired!==void 0){let a=r.dependentRequired;const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return L.
errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.
properties.dependentRequired,data:a}],!1;for(const f in a){let S=a[f];const k=e;if(e===k)if(Array.isArray(S)){if(S.length>500)return L.errors=[{instancePath:t+"\
/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:n.properties.dependentRequired.additionalProperties,data:S}],!1;{var $=!0;const U=S.length;for(let _=0;_<U;_++){let F=S[_];const te=e;
if(e===te)if(typeof F=="string"){if(A(F)>200)return L.errors=[{instancePath:t+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#\
/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentRequired.
additionalProperties.items,data:F}],!1}else return L.errors=[{instancePath:t+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:n.properties.dependentRequired.additionalProperties.items.
type,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:F}],!1;var $=te===e;if(!$)break}if($){let _=S.length,F;if(_>1){const te={};for(;_--;){
let Z=S[_];if(typeof Z=="string"){if(typeof te[Z]=="number"){return F=te[Z],L.errors=[{instancePath:t+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:_,j:F},schema:!0,parentSchema:n.properties.dependentRequired.
additionalProperties,data:S}],!1;break}te[Z]=_}}}}}}else return L.errors=[{instancePath:t+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.
properties.dependentRequired.additionalProperties,data:S}],!1;var D=k===e;if(!D)break}}else return L.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:n.properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,
data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.dependentSchemas!==void 0){let a=r.dependentSchemas;const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return L.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:n.properties.dependentSchemas,data:a}],!1;for(const f in a){const S=e,k=e,U=e;if(f!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var R=U===e;if(R){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:n.properties.dependentSchemas.propertyNames.not,parentSchema:n.properties.dependentSchemas.propertyNames,data:f,propertyName:f};s===null?s=[_]:
s.push(_),e++}else e=k,s!==null&&(k?s.length=k:s=null);if(e===S&&typeof f=="string"&&A(f)>200){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentSchemas.propertyNames,data:f,
propertyName:f};s===null?s=[_]:s.push(_),e++}var g=S===e;if(!g){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:f},schema:n.properties.dependentSchemas.propertyNames,parentSchema:n.properties.dependentSchemas,data:a};return s===
null?s=[_]:s.push(_),e++,L.errors=s,!1;break}}if(g)for(const f in a){const S=e;ee.validate(a[f],{instancePath:t+"/dependentSchemas/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var O=S===e;
if(!O)break}}else return L.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:n.
properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.allOf!==void 0){let a=r.allOf;const m=e;
if(e===m)if(Array.isArray(a)){if(a.length>20)return L.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:n.properties.allOf,data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:a}],!1;{var P=!0;const f=a.length;for(let S=0;S<f;S++){const k=e;ee.validate(a[S],{instancePath:t+
"/allOf/"+S,parentData:a,parentDataProperty:S,rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var P=k===e;
if(!P)break}}}else return L.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:n.properties.allOf.
type,parentSchema:n.properties.allOf,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.anyOf!==void 0){let a=r.anyOf;const m=e;if(e===m)if(Array.isArray(a)){if(a.
length>20)return L.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.
anyOf,data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:n.properties.anyOf,data:a}],!1;{var J=!0;const f=a.length;for(let S=0;S<f;S++){const k=e;ee.validate(a[S],{instancePath:t+"/anyOf/"+S,parentData:a,
parentDataProperty:S,rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var J=k===e;if(!J)break}}}else return L.
errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.
anyOf,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.oneOf!==void 0){let a=r.oneOf;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>20)return L.errors=[{instancePath:t+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.oneOf,data:a}],!1;if(a.length<1)return L.
errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:a}],
!1;{var G=!0;const f=a.length;for(let S=0;S<f;S++){const k=e;ee.validate(a[S],{instancePath:t+"/oneOf/"+S,parentData:a,parentDataProperty:S,rootData:w,dynamicAnchors:x})||
(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var G=k===e;if(!G)break}}}else return L.errors=[{instancePath:t+"/oneOf",schemaPath:"#/p\
roperties/oneOf/type",keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.properties.oneOf,data:a}],!1;var i=m===e}else var i=!0;
if(i){if(r.not!==void 0){const a=e;ee.validate(r.not,{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:w,dynamicAnchors:x})||(s=s===null?ee.
validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;ee.validate(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.
then!==void 0){const a=e;ee.validate(r.then,{instancePath:t+"/then",parentData:r,parentDataProperty:"then",rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.
errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.else!==void 0){const a=e;ee.validate(r.else,{instancePath:t+"/else",parentData:r,
parentDataProperty:"else",rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(r.$defs!==void 0){let a=r.$defs;const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return L.errors=[{instancePath:t+
"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:a}],!1;for(const f in a){
const S=e;if(typeof f=="string"){if(A(f)>90){const k={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{
limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:f,propertyName:f};s===null?s=[k]:s.push(k),e++}else if(!Hr.test(f)){const k={instancePath:t+
"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:n.
properties.$defs.propertyNames,data:f,propertyName:f};s===null?s=[k]:s.push(k),e++}}var b=S===e;if(!b){const k={instancePath:t+"/$defs",schemaPath:"#/properties\
/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:f},schema:n.properties.$defs.propertyNames,parentSchema:n.properties.$defs,data:a};return s===
null?s=[k]:s.push(k),e++,L.errors=s,!1;break}}if(b)for(const f in a){const S=e;ee.validate(a[f],{instancePath:t+"/$defs/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:f,rootData:w,dynamicAnchors:x})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var h=S===e;if(!h)break}}else
return L.errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.
properties.$defs,data:a}],!1;var i=m===e}else var i=!0;if(i&&r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.items===void 0&&(a="it\
ems"))return L.errors=[{instancePath:t,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:n.dependentSchemas.
uniqueItems.required,parentSchema:n.dependentSchemas.uniqueItems,data:r}],!1;if(r.items!==void 0){let m=r.items;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(
m)){let f;if(m.type===void 0&&(f="type"))return L.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"\
required",params:{missingProperty:f},schema:n.dependentSchemas.uniqueItems.properties.items.required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,
data:m}],!1;if(m.type!==void 0){let S=m.type;const k=e;let U=!1;const _=e;if(!(S==="null"||S==="boolean"||S==="number"||S==="integer"||S==="string")){const F={instancePath:t+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:S};s===null?s=[F]:s.push(F),e++}var y=_===e;if(U=U||y,!U){const F=e;if(e===F)if(Array.
isArray(S))if(S.length>7){const Z={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:S};s===null?s=[Z]:s.push(Z),e++}else{
var K=!0;const Z=S.length;for(let ne=0;ne<Z;ne++){let ye=S[ne];const me=e;if(!(ye==="null"||ye==="boolean"||ye==="number"||ye==="integer"||ye==="string")){const gr={
instancePath:t+"/items/type/"+ne,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ye};s===null?s=[gr]:s.push(gr),e++}var K=me===e;if(!K)
break}}else{const Z={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:S};s===null?s=[Z]:s.push(Z),e++}var y=F===e;U=U||y}if(U)e=k,s!==null&&(k?s.length=k:s=null);else{const F={instancePath:t+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:S};return s===null?s=[F]:s.push(F),e++,L.errors=s,
!1}}}else return L.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:m}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return L.errors=s,e===0}function M(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(!(r&&typeof r==
"object"&&!Array.isArray(r))&&typeof r!="boolean")return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,
data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const V=e;for(const a in r)if(!Ee.call(n.properties,a)){return M.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:n,data:r}],!1;break}if(V===e){if(r.$schema!==void 0){
let a=r.$schema;const m=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return M.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/c\
onst",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:n.
properties.$schema,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>2048)return M.errors=
[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:n.properties.$id,data:a}],!1}else
return M.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:n.properties.$id.type,parentSchema:n.properties.
$id,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.$comment;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>1e5)return M.errors=[
{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.$comment,
data:a}],!1}else return M.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:n.properties.
$comment.type,parentSchema:n.properties.$comment,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.title!==void 0){let a=r.title;const m=e;if(e===m)if(typeof a==
"string"){if(A(a)>1e5)return M.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.
properties.title,data:a}],!1}else return M.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:n.
properties.title.type,parentSchema:n.properties.title,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.description!==void 0){let a=r.description;const m=e;if(e===
m)if(typeof a=="string"){if(A(a)>1e5)return M.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:n.properties.description,data:a}],!1}else return M.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.properties.description,data:a}],!1;var i=m===e}else var i=!0;if(i){
if(r.deprecated!==void 0){let a=r.deprecated;const m=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/deprecated",schemaPath:"#/properties/deprecated\
/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,data:a}],!1;var i=m===e}else var i=!0;if(i){
if(r.readOnly!==void 0){let a=r.readOnly;const m=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.writeOnly!==
void 0){let a=r.writeOnly;const m=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"},schema:n.properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.
$ref;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>100)return M.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLengt\
h",params:{limit:100},schema:100,parentSchema:n.properties.$ref,data:a}],!1;if(!Gr.test(a))return M.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24\
ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.properties.$ref,data:a}],!1}else
return M.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.$ref.type,parentSchema:n.
properties.$ref,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type;const m=e,d=e;let f=!1,S=null;const k=e;if(!(a==="null"||a==="boole\
an"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const F={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"\
enum",params:{allowedValues:n.properties.type.oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:a};s===null?s=[
F]:s.push(F),e++}var u=k===e;u&&(f=!0,S=0);const U=e;if(e===U)if(Array.isArray(a))if(a.length>7){const F={instancePath:t+"/type",schemaPath:"#/properties/type/o\
neOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[F]:s.push(F),e++}else if(a.length<1){const F={
instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.type.oneOf[1],data:a};
s===null?s=[F]:s.push(F),e++}else{var v=!0;const F=a.length;for(let te=0;te<F;te++){let Z=a[te];const ne=e;if(!(Z==="null"||Z==="boolean"||Z==="object"||Z==="ar\
ray"||Z==="number"||Z==="integer"||Z==="string")){const me={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{
allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.oneOf[1].items.enum,parentSchema:n.properties.type.oneOf[1].items,data:Z};s===null?
s=[me]:s.push(me),e++}if(e===ne)if(typeof Z=="string"){if(A(Z)>7){const me={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"\
maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:Z};s===null?s=[me]:s.push(me),e++}}else{const me={instancePath:t+"/type/"+
te,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.properties.type.oneOf[1].items.type,parentSchema:n.properties.
type.oneOf[1].items,data:Z};s===null?s=[me]:s.push(me),e++}var v=ne===e;if(!v)break}if(v){let te=a.length,Z;if(te>1){const ne={};for(;te--;){let ye=a[te];if(typeof ye==
"string"){if(typeof ne[ye]=="number"){Z=ne[ye];const me={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{
i:te,j:Z},schema:!0,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[me]:s.push(me),e++;break}ne[ye]=te}}}}}else{const F={instancePath:t+"/type",schemaPath:"\
#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],data:a};s===
null?s=[F]:s.push(F),e++}var u=U===e;if(u&&f?(f=!1,S=[S,1]):u&&(f=!0,S=1),f)e=d,s!==null&&(d?s.length=d:s=null);else{const F={instancePath:t+"/type",schemaPath:"\
#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:S},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:a};return s===null?s=[F]:s.
push(F),e++,M.errors=s,!1}var i=m===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.enum;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>500)return M.errors=
[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.enum,data:a}],!1;if(a.
length<1)return M.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.
enum,data:a}],!1}else return M.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.enum.
type,parentSchema:n.properties.enum,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.multipleOf!==void 0){let a=r.multipleOf;const m=e;if(e===m)if(typeof a=="nu\
mber"&&isFinite(a)){if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return M.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/pr\
operties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:a}],!1}else return M.
errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,parentSchema:n.
properties.multipleOf,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.minimum!==void 0){let a=r.minimum;const m=e;if(e===m)if(typeof a=="number"&&isFinite(a)){
if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.minimum,data:a}],!1}else return M.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",
params:{type:"number"},schema:n.properties.minimum.type,parentSchema:n.properties.minimum,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.maximum!==void 0){let a=r.
maximum;const m=e;if(e===m)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.maximum,data:a}],!1}else return M.errors=[{instancePath:t+
"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.maximum.type,parentSchema:n.properties.maximum,data:a}],
!1;var i=m===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const m=e;if(e===m)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return M.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:a}],!1}else return M.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusive\
Minimum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMinimum.type,parentSchema:n.properties.exclusiveMinimum,data:a}],!1;var i=m===e}else
var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const m=e;if(e===m)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return M.errors=
[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.
properties.exclusiveMaximum,data:a}],!1}else return M.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",
params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.properties.exclusiveMaximum,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.minLength!==
void 0){let a=r.minLength;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/minLength",schemaPath:"#/propert\
ies/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.properties.minLength,data:a}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>1e6||isNaN(a))return M.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/minLength",schemaPath:"#/propertie\
s/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minLength,data:a}],!1}var i=m===e}else var i=!0;if(i){
if(r.maxLength!==void 0){let a=r.maxLength;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/maxLength",schemaPath:"\
#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.type,parentSchema:n.properties.maxLength,data:a}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return M.errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/maxLength",schemaPath:"\
#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxLength,data:a}],!1}var i=m===e}else var i=!0;
if(i){if(r.pattern!==void 0){let a=r.pattern;const m=e;if(e===m)if(typeof a=="string"){if(A(a)>1e3)return M.errors=[{instancePath:t+"/pattern",schemaPath:"#/pro\
perties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.pattern,data:a}],!1}else return M.errors=[{instancePath:t+
"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:n.properties.pattern.type,parentSchema:n.properties.pattern,data:a}],
!1;var i=m===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.format;const m=e;if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||
a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||a==="double"))return M.errors=[{instancePath:t+
"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.enum},schema:n.properties.format.enum,parentSchema:n.properties.
format,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.minItems!==void 0){let a=r.minItems;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.
errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:n.properties.minItems.type,parentSchema:n.
properties.minItems,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/minItems",schemaPath:"\
#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minItems,data:a}],
!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:n.properties.minItems,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.maxItems!==void 0){let a=r.maxItems;const m=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:n.properties.
maxItems.type,parentSchema:n.properties.maxItems,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+
"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.
properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.minContains!==void 0){let a=r.minContains;
const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/minCon\
tains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minContains,data:a}],
!1}var i=m===e}else var i=!0;if(i){if(r.maxContains!==void 0){let a=r.maxContains;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=
[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxContains.type,parentSchema:n.
properties.maxContains,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/maxContains",schemaPath:"\
#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxContains,
data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.minProperties!==void 0){let a=r.minProperties;const m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.minProperties,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+
"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minProperties,
data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.maxProperties!==void 0){let a=r.maxProperties;const m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return M.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxProperties.
type,parentSchema:n.properties.maxProperties,data:a}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+
"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.
properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,data:a}],!1}var i=m===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){
let a=r.uniqueItems;const m=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{
type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;
L(r.items,{instancePath:t+"/items",parentData:r,parentDataProperty:"items",rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.prefixItems!==void 0){let a=r.prefixItems;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+"/p\
refixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:a}],!1;if(a.
length<1)return M.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.
properties.prefixItems,data:a}],!1;{var p=!0;const f=a.length;for(let S=0;S<f;S++){const k=e;L(a[S],{instancePath:t+"/prefixItems/"+S,parentData:a,parentDataProperty:S,
rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var p=k===e;if(!p)break}}}else return M.errors=[{instancePath:t+"/prefixItems",
schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,data:a}],
!1;var i=m===e}else var i=!0;if(i){if(r.contains!==void 0){const a=e;L(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:w,
dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;const m=e;if(e===
m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[{instancePath:t+"/properties",schemaPath:"#/properties/properties/m\
axProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.properties,data:a}],!1;for(const f in a){const S=e,k=e,U=e;if(f!==
"__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var l=U===e;if(l){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames/n\
ot",keyword:"not",params:{},schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:f,propertyName:f};s===null?
s=[_]:s.push(_),e++}else e=k,s!==null&&(k?s.length=k:s=null);if(e===S&&typeof f=="string"&&A(f)>200){const _={instancePath:t+"/properties",schemaPath:"#/propert\
ies/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:f,propertyName:f};
s===null?s=[_]:s.push(_),e++}var I=S===e;if(!I){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:f},schema:n.properties.properties.propertyNames,parentSchema:n.properties.properties,data:a};return s===null?s=[_]:s.push(_),e++,M.errors=s,
!1;break}}if(I)for(const f in a){const S=e;L(a[f],{instancePath:t+"/properties/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:w,
dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var j=S===e;if(!j)break}}else return M.errors=[{instancePath:t+"/properties",schemaPath:"\
#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.properties.properties.type,parentSchema:n.properties.properties,data:a}],!1;var i=m===
e}else var i=!0;if(i){if(r.patternProperties!==void 0){let a=r.patternProperties;const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length>20)return M.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},
schema:20,parentSchema:n.properties.patternProperties,data:a}],!1;for(const f in a){const S=e,k=e,U=e;if(f!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}
var E=U===e;if(E){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:n.properties.
patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}else e=k,s!==null&&
(k?s.length=k:s=null);if(e===S&&typeof f=="string"&&A(f)>200){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNa\
mes/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.patternProperties.propertyNames,data:f,propertyName:f};s===null?s=[_]:
s.push(_),e++}var o=S===e;if(!o){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyNames",
params:{propertyName:f},schema:n.properties.patternProperties.propertyNames,parentSchema:n.properties.patternProperties,data:a};return s===null?s=[_]:s.push(_),
e++,M.errors=s,!1;break}}if(o)for(const f in a){const S=e;L(a[f],{instancePath:t+"/patternProperties/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,
rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var c=S===e;if(!c)break}}else return M.errors=[{instancePath:t+"/patternPrope\
rties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.
patternProperties,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.additionalProperties!==void 0){const a=e;L(r.additionalProperties,{instancePath:t+"/additiona\
lProperties",parentData:r,parentDataProperty:"additionalProperties",rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.propertyNames!==void 0){const a=e;L(r.propertyNames,{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",
rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const m=e;
if(e===m)if(Array.isArray(a)){if(a.length>500)return M.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:n.properties.required,data:a}],!1;{var B=!0;const f=a.length;for(let S=0;S<f;S++){let k=a[S];const U=e;if(e===U)if(typeof k==
"string"){if(A(k)>200)return M.errors=[{instancePath:t+"/required/"+S,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.required.items,data:k}],!1}else return M.errors=[{instancePath:t+"/required/"+S,schemaPath:"#/properties/required/items/typ\
e",keyword:"type",params:{type:"string"},schema:n.properties.required.items.type,parentSchema:n.properties.required.items,data:k}],!1;var B=U===e;if(!B)break}if(B){
let S=a.length,k;if(S>1){const U={};for(;S--;){let _=a[S];if(typeof _=="string"){if(typeof U[_]=="number"){return k=U[_],M.errors=[{instancePath:t+"/required",schemaPath:"\
#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:S,j:k},schema:!0,parentSchema:n.properties.required,data:a}],!1;break}U[_]=S}}}}}}else return M.
errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"},schema:n.properties.required.type,parentSchema:n.
properties.required,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.dependentRequired!==void 0){let a=r.dependentRequired;const m=e;if(e===m)if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProp\
erties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired,data:a}],!1;for(const f in a){let S=a[f];const k=e;if(e===
k)if(Array.isArray(S)){if(S.length>500)return M.errors=[{instancePath:t+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired.additionalProperties,
data:S}],!1;{var $=!0;const U=S.length;for(let _=0;_<U;_++){let F=S[_];const te=e;if(e===te)if(typeof F=="string"){if(A(F)>200)return M.errors=[{instancePath:t+
"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:F}],!1}else return M.errors=[{instancePath:t+
"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",
params:{type:"string"},schema:n.properties.dependentRequired.additionalProperties.items.type,parentSchema:n.properties.dependentRequired.additionalProperties.items,
data:F}],!1;var $=te===e;if(!$)break}if($){let _=S.length,F;if(_>1){const te={};for(;_--;){let Z=S[_];if(typeof Z=="string"){if(typeof te[Z]=="number"){return F=
te[Z],M.errors=[{instancePath:t+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/u\
niqueItems",keyword:"uniqueItems",params:{i:_,j:F},schema:!0,parentSchema:n.properties.dependentRequired.additionalProperties,data:S}],!1;break}te[Z]=_}}}}}}else
return M.errors=[{instancePath:t+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/\
type",keyword:"type",params:{type:"array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.properties.dependentRequired.additionalProperties,
data:S}],!1;var D=k===e;if(!D)break}}else return M.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",
params:{type:"object"},schema:n.properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.dependentSchemas!==
void 0){let a=r.dependentSchemas;const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[{instancePath:t+"\
/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentSchemas,
data:a}],!1;for(const f in a){const S=e,k=e,U=e;if(f!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var R=U===e;if(R){const _={instancePath:t+"/dependen\
tSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:n.properties.dependentSchemas.propertyNames.not,parentSchema:n.
properties.dependentSchemas.propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}else e=k,s!==null&&(k?s.length=k:s=null);if(e===S&&typeof f=="stri\
ng"&&A(f)>200){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.dependentSchemas.propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}var g=S===e;if(!g){const _={instancePath:t+
"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:f},schema:n.properties.dependentSchemas.
propertyNames,parentSchema:n.properties.dependentSchemas,data:a};return s===null?s=[_]:s.push(_),e++,M.errors=s,!1;break}}if(g)for(const f in a){const S=e;L(a[f],
{instancePath:t+"/dependentSchemas/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:
s.concat(L.errors),e=s.length);var O=S===e;if(!O)break}}else return M.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",
keyword:"type",params:{type:"object"},schema:n.properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:a}],!1;var i=m===e}else var i=!0;
if(i){if(r.allOf!==void 0){let a=r.allOf;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+"/allOf",schemaPath:"#/properti\
es/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.allOf,data:a}],!1;if(a.length<1)return M.errors=[{instancePath:t+"/a\
llOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:a}],!1;{var P=!0;const f=a.length;
for(let S=0;S<f;S++){const k=e;L(a[S],{instancePath:t+"/allOf/"+S,parentData:a,parentDataProperty:S,rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(
L.errors),e=s.length);var P=k===e;if(!P)break}}}else return M.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"\
array"},schema:n.properties.allOf.type,parentSchema:n.properties.allOf,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.anyOf!==void 0){let a=r.anyOf;const m=e;
if(e===m)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:n.properties.anyOf,data:a}],!1;if(a.length<1)return M.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:n.properties.anyOf,data:a}],!1;{var J=!0;const f=a.length;for(let S=0;S<f;S++){const k=e;L(a[S],{instancePath:t+
"/anyOf/"+S,parentData:a,parentDataProperty:S,rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var J=k===e;if(!J)break}}}else return M.
errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.
anyOf,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.oneOf!==void 0){let a=r.oneOf;const m=e;if(e===m)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.oneOf,data:a}],!1;if(a.length<1)return M.
errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:a}],
!1;{var G=!0;const f=a.length;for(let S=0;S<f;S++){const k=e;L(a[S],{instancePath:t+"/oneOf/"+S,parentData:a,parentDataProperty:S,rootData:w,dynamicAnchors:x})||
(s=s===null?L.errors:s.concat(L.errors),e=s.length);var G=k===e;if(!G)break}}}else return M.errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/type",
keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.properties.oneOf,data:a}],!1;var i=m===e}else var i=!0;if(i){if(r.not!==void 0){
const a=e;L(r.not,{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);
var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;L(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:w,dynamicAnchors:x})||(s=
s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.then!==void 0){const a=e;L(r.then,{instancePath:t+"/then",parentData:r,parentDataProperty:"\
then",rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.else!==void 0){const a=e;L(r.else,
{instancePath:t+"/else",parentData:r,parentDataProperty:"else",rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else
var i=!0;if(i){if(r.$defs!==void 0){let a=r.$defs;const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[
{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:a}],
!1;for(const f in a){const S=e;if(typeof f=="string"){if(A(f)>90){const k={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"\
maxLength",params:{limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:f,propertyName:f};s===null?s=[k]:s.push(k),e++}else if(!Hr.test(f)){const k={
instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",
parentSchema:n.properties.$defs.propertyNames,data:f,propertyName:f};s===null?s=[k]:s.push(k),e++}}var b=S===e;if(!b){const k={instancePath:t+"/$defs",schemaPath:"\
#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:f},schema:n.properties.$defs.propertyNames,parentSchema:n.properties.$defs,data:a};
return s===null?s=[k]:s.push(k),e++,M.errors=s,!1;break}}if(b)for(const f in a){const S=e;L(a[f],{instancePath:t+"/$defs/"+f.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:a,parentDataProperty:f,rootData:w,dynamicAnchors:x})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var h=S===e;if(!h)break}}else return M.
errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.properties.
$defs,data:a}],!1;var i=m===e}else var i=!0;if(i&&r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.items===void 0&&(a="items"))return M.
errors=[{instancePath:t,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:n.dependentSchemas.uniqueItems.
required,parentSchema:n.dependentSchemas.uniqueItems,data:r}],!1;if(r.items!==void 0){let m=r.items;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let f;
if(m.type===void 0&&(f="type"))return M.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",
params:{missingProperty:f},schema:n.dependentSchemas.uniqueItems.properties.items.required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:m}],
!1;if(m.type!==void 0){let S=m.type;const k=e;let U=!1;const _=e;if(!(S==="null"||S==="boolean"||S==="number"||S==="integer"||S==="string")){const F={instancePath:t+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:S};s===null?s=[F]:s.push(F),e++}var y=_===e;if(U=U||y,!U){const F=e;if(e===F)if(Array.
isArray(S))if(S.length>7){const Z={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:S};s===null?s=[Z]:s.push(Z),e++}else{
var K=!0;const Z=S.length;for(let ne=0;ne<Z;ne++){let ye=S[ne];const me=e;if(!(ye==="null"||ye==="boolean"||ye==="number"||ye==="integer"||ye==="string")){const gr={
instancePath:t+"/items/type/"+ne,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ye};s===null?s=[gr]:s.push(gr),e++}var K=me===e;if(!K)
break}}else{const Z={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:S};s===null?s=[Z]:s.push(Z),e++}var y=F===e;U=U||y}if(U)e=k,s!==null&&(k?s.length=k:s=null);else{const F={instancePath:t+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:S};return s===null?s=[F]:s.push(F),e++,M.errors=s,
!1}}}else return M.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:m}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return M.errors=s,e===0}function He(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(M(r,{instancePath:t,parentData:Q,parentDataProperty:W,rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length),
He.errors=s,e===0):(He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Br.type,parentSchema:Br,data:r}],!1)}function xe(r,{
instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const p=e;
for(const l in r)if(!(l==="request"||l==="example"||l==="success")){return xe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:l},schema:!1,parentSchema:Pe,data:r}],!1;break}if(p===e){if(r.request!==void 0){const l=e;He(r.request,{instancePath:t+"/req\
uest",parentData:r,parentDataProperty:"request",rootData:w,dynamicAnchors:x})||(s=s===null?He.errors:s.concat(He.errors),e=s.length);var i=l===e}else var i=!0;if(i){
if(r.example!==void 0){let l=r.example;const I=e;if(!(l&&typeof l=="object"&&!Array.isArray(l)))return xe.errors=[{instancePath:t+"/example",schemaPath:"#/prope\
rties/example/type",keyword:"type",params:{type:"object"},schema:Pe.properties.example.type,parentSchema:Pe.properties.example,data:l}],!1;var i=I===e}else var i=!0;
if(i)if(r.success!==void 0){let l=r.success;const I=e;if(e===I)if(l&&typeof l=="object"&&!Array.isArray(l)){let E;if(l.status===void 0&&(E="status")||l.body===void 0&&
(E="body"))return xe.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:E},schema:Pe.properties.
success.required,parentSchema:Pe.properties.success,data:l}],!1;{const o=e;for(const c in l)if(!(c==="status"||c==="body")){return xe.errors=[{instancePath:t+"/\
success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Pe.properties.
success,data:l}],!1;break}if(o===e){if(l.status!==void 0){let c=l.status;const B=e;if(e===B)if(Array.isArray(c)){if(c.length>100)return xe.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:Pe.properties.success.
properties.status,data:c}],!1;if(c.length<1)return xe.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:Pe.properties.success.properties.status,data:c}],!1;{var v=!0;const $=c.length;for(let D=0;D<$;D++){let R=c[D];
const g=e;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R)&&isFinite(R)))return xe.errors=[{instancePath:t+"/success/status/"+D,schemaPath:"#/properties/success/prope\
rties/status/items/type",keyword:"type",params:{type:"integer"},schema:Pe.properties.success.properties.status.items.type,parentSchema:Pe.properties.success.properties.
status.items,data:R}],!1;if(e===g&&typeof R=="number"&&isFinite(R)){if(R>299||isNaN(R))return xe.errors=[{instancePath:t+"/success/status/"+D,schemaPath:"#/prop\
erties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:299},schema:299,parentSchema:Pe.properties.success.properties.status.
items,data:R}],!1;if(R<200||isNaN(R))return xe.errors=[{instancePath:t+"/success/status/"+D,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:Pe.properties.success.properties.status.items,data:R}],!1}var v=g===e;if(!v)break}if(v){let D=c.
length,R;if(D>1){const g={};for(;D--;){let O=c[D];if(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)){if(typeof g[O]=="number"){return R=g[O],xe.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/uniqueItems",keyword:"uniqueItems",params:{i:D,j:R},schema:!0,parentSchema:Pe.properties.success.
properties.status,data:c}],!1;break}g[O]=D}}}}}}else return xe.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/type",
keyword:"type",params:{type:"array"},schema:Pe.properties.success.properties.status.type,parentSchema:Pe.properties.success.properties.status,data:c}],!1;var u=B===
e}else var u=!0;if(u)if(l.body!==void 0){let c=l.body;const B=e;if(!(c==="empty"||c==="any"))return xe.errors=[{instancePath:t+"/success/body",schemaPath:"#/pro\
perties/success/properties/body/enum",keyword:"enum",params:{allowedValues:Pe.properties.success.properties.body.enum},schema:Pe.properties.success.properties.body.
enum,parentSchema:Pe.properties.success.properties.body,data:c}],!1;var u=B===e}else var u=!0}}}else return xe.errors=[{instancePath:t+"/success",schemaPath:"#/\
properties/success/type",keyword:"type",params:{type:"object"},schema:Pe.properties.success.type,parentSchema:Pe.properties.success,data:l}],!1;var i=I===e}else
var i=!0}}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.type,parentSchema:Pe,data:r}],!1;return xe.
errors=s,e===0}const ir={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};function ie(r,{instancePath:t="",parentData:Q,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return ie.errors=[{instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:ir,data:r}],!1;if(r.length<1)return ie.errors=[{instancePath:t,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:ir,data:r}],!1;{var i=!0;const v=r.length;for(let u=0;u<v;u++){let p=r[u];const l=e;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ie.errors=[{instancePath:t+"/"+u,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},schema:ir.items.
type,parentSchema:ir.items,data:p}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>499||isNaN(p))return ie.errors=[{instancePath:t+"/"+u,schemaPath:"#/items\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:ir.items,data:p}],!1;if(p<400||isNaN(p))return ie.errors=[{instancePath:t+
"/"+u,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:ir.items,data:p}],!1}var i=l===e;if(!i)break}if(i){
let u=r.length,p;if(u>1){const l={};for(;u--;){let I=r[u];if(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)){if(typeof l[I]=="number"){return p=l[I],ie.errors=
[{instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p},schema:!0,parentSchema:ir,data:r}],!1;break}l[I]=u}}}}}}else return ie.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:ir.type,parentSchema:ir,data:r}],!1;return ie.errors=s,e===0}const Tr={oneOf:[{
const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};function or(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let v=!1,u=null;const p=e;if(r!=="accepted"){const j={instancePath:t,schemaPath:"#/oneOf/0/const",
keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:Tr.oneOf[0],data:r};s===null?s=[j]:s.push(j),e++}var I=p===e;I&&(v=!0,u=0);const l=e;
ie(r,{instancePath:t,parentData:Q,parentDataProperty:W,rootData:w,dynamicAnchors:x})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var I=l===e;if(I&&v?
(v=!1,u=[u,1]):I&&(v=!0,u=1),v)e=i,s!==null&&(i?s.length=i:s=null);else{const j={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:Tr.
oneOf,parentSchema:Tr,data:r};return s===null?s=[j]:s.push(j),e++,or.errors=s,!1}return or.errors=s,e===0}const cr={type:"object",minProperties:1,additionalProperties:{
$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},oe={type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"i\
nteger",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{
type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}};
function fe(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(Object.keys(r).length<1)return fe.errors=[{instancePath:t,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:oe,
data:r}],!1;{const v=e;for(const u in r)if(!(u==="minLength"||u==="maxLength"||u==="minimum"||u==="maximum"||u==="pastDays"||u==="futureDays")){return fe.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:oe,data:r}],!1;break}if(v===
e){if(r.minLength!==void 0){let u=r.minLength;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.errors=[{instancePath:t+"/minLength",
schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:oe.properties.minLength.type,parentSchema:oe.properties.minLength,data:u}],
!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return fe.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:oe.properties.minLength,data:u}],!1;if(u<1||isNaN(u))return fe.errors=[{instancePath:t+"/min\
Length",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:oe.properties.minLength,data:u}],!1}
var i=p===e}else var i=!0;if(i){if(r.maxLength!==void 0){let u=r.maxLength;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.errors=[
{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:oe.properties.maxLength.type,parentSchema:oe.
properties.maxLength,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return fe.errors=[{instancePath:t+"/maxLength",schemaPath:"#/prop\
erties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:oe.properties.maxLength,data:u}],!1;if(u<1||isNaN(u))return fe.
errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:oe.properties.
maxLength,data:u}],!1}var i=p===e}else var i=!0;if(i){if(r.minimum!==void 0){let u=r.minimum;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))
return fe.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:oe.properties.minimum.type,parentSchema:oe.
properties.minimum,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return fe.errors=[{instancePath:t+"/minimum",schemaPath:"\
#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:oe.properties.minimum,data:u}],
!1;if(u<-9007199254740991||isNaN(u))return fe.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:oe.properties.minimum,data:u}],!1}var i=p===e}else var i=!0;if(i){if(r.maximum!==void 0){let u=r.
maximum;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"integer"},schema:oe.properties.maximum.type,parentSchema:oe.properties.maximum,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return fe.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:oe.properties.maximum,data:u}],!1;if(u<-9007199254740991||isNaN(u))return fe.errors=[{instancePath:t+"/maximum",schemaPath:"\
#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:oe.properties.maximum,data:u}],
!1}var i=p===e}else var i=!0;if(i){if(r.pastDays!==void 0){let u=r.pastDays;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:oe.properties.pastDays.type,parentSchema:oe.properties.
pastDays,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>36500||isNaN(u))return fe.errors=[{instancePath:t+"/pastDays",schemaPath:"#/properties/past\
Days/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:oe.properties.pastDays,data:u}],!1;if(u<2||isNaN(u))return fe.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:oe.properties.pastDays,
data:u}],!1}var i=p===e}else var i=!0;if(i)if(r.futureDays!==void 0){let u=r.futureDays;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.
errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:oe.properties.futureDays.type,parentSchema:oe.
properties.futureDays,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>36500||isNaN(u))return fe.errors=[{instancePath:t+"/futureDays",schemaPath:"#/\
properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:oe.properties.futureDays,data:u}],!1;if(u<0||isNaN(
u))return fe.errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:oe.
properties.futureDays,data:u}],!1}var i=p===e}else var i=!0}}}}}}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:oe.type,parentSchema:oe,data:r}],!1;return fe.errors=s,e===0}function Ye(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100)return Ye.errors=[{instancePath:t,schemaPath:"#/maxProperties",
keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:cr,data:r}],!1;if(Object.keys(r).length<1)return Ye.errors=[{instancePath:t,schemaPath:"#/min\
Properties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:cr,data:r}],!1;for(const u in r){const p=e;if(typeof u=="string"&&A(u)>100){const l={
instancePath:t,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:cr.propertyNames,data:u,propertyName:u};s===
null?s=[l]:s.push(l),e++}var i=p===e;if(!i){const l={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:u},schema:cr.propertyNames,
parentSchema:cr,data:r};return s===null?s=[l]:s.push(l),e++,Ye.errors=s,!1;break}}if(i)for(const u in r){const p=e;fe(r[u],{instancePath:t+"/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:r,parentDataProperty:u,rootData:w,dynamicAnchors:x})||(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var v=p===e;if(!v)
break}}else return Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:cr.type,parentSchema:cr,data:r}],!1;return Ye.errors=
s,e===0}const zr={enum:["strict","tolerant"]};function _e(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,
e=0;return r==="strict"||r==="tolerant"?(_e.errors=s,e===0):(_e.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:zr.enum},schema:zr.
enum,parentSchema:zr,data:r}],!1)}const xr={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuse\
s from 400 to 499"};function Ze(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let v=!1,u=null;
const p=e;if(!(r==="accepted"||r==="ignored")){const j={instancePath:t,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:xr.oneOf[0].enum},schema:xr.
oneOf[0].enum,parentSchema:xr.oneOf[0],data:r};s===null?s=[j]:s.push(j),e++}var I=p===e;I&&(v=!0,u=0);const l=e;ie(r,{instancePath:t,parentData:Q,parentDataProperty:W,
rootData:w,dynamicAnchors:x})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var I=l===e;if(I&&v?(v=!1,u=[u,1]):I&&(v=!0,u=1),v)e=i,s!==null&&(i?s.length=
i:s=null);else{const j={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:xr.oneOf,parentSchema:xr,data:r};return s===null?s=
[j]:s.push(j),e++,Ze.errors=s,!1}return Ze.errors=s,e===0}const Xr=new RegExp("^4\\d\\d$","u"),et=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$","u");function H(r,{
instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const O=e;
for(const P in r)if(!Ee.call(C.properties,P)){return H.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},
schema:!1,parentSchema:C,data:r}],!1;break}if(O===e){if(r.name!==void 0){let P=r.name;const J=e;if(e===J)if(typeof P=="string"){if(A(P)>200)return H.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:C.properties.name,data:P}],!1;if(A(P)<1)return H.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:C.properties.name,data:P}],!1}else
return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:C.properties.name.type,parentSchema:C.
properties.name,data:P}],!1;var i=J===e}else var i=!0;if(i){if(r.operations!==void 0){let P=r.operations;const J=e;if(e===J)if(P&&typeof P=="object"&&!Array.isArray(
P)){const b=e;for(const h in P)if(!(h==="partial-bill"||h==="no-show")){return H.errors=[{instancePath:t+"/operations",schemaPath:"#/properties/operations/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:C.properties.operations,data:P}],!1;break}if(b===e){if(P["p\
artial-bill"]!==void 0){const h=e;xe(P["partial-bill"],{instancePath:t+"/operations/partial-bill",parentData:P,parentDataProperty:"partial-bill",rootData:w,dynamicAnchors:x})||
(s=s===null?xe.errors:s.concat(xe.errors),e=s.length);var v=h===e}else var v=!0;if(v)if(P["no-show"]!==void 0){const h=e;xe(P["no-show"],{instancePath:t+"/opera\
tions/no-show",parentData:P,parentDataProperty:"no-show",rootData:w,dynamicAnchors:x})||(s=s===null?xe.errors:s.concat(xe.errors),e=s.length);var v=h===e}else var v=!0}}else
return H.errors=[{instancePath:t+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type:"object"},schema:C.properties.operations.type,
parentSchema:C.properties.operations,data:P}],!1;var i=J===e}else var i=!0;if(i){if(r.errors!==void 0){let P=r.errors;const J=e;if(e===J)if(P&&typeof P=="object"&&
!Array.isArray(P)){const b=e;for(const h in P)if(!(h==="unauthorized"||h==="invalid"||h==="malformed"||h==="unsupportedMediaType"||h==="schema"||h==="replies")){
return H.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,
parentSchema:C.properties.errors,data:P}],!1;break}if(b===e){if(P.unauthorized!==void 0){const h=e;ie(P.unauthorized,{instancePath:t+"/errors/unauthorized",parentData:P,
parentDataProperty:"unauthorized",rootData:w,dynamicAnchors:x})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var u=h===e}else var u=!0;if(u){if(P.invalid!==
void 0){const h=e;ie(P.invalid,{instancePath:t+"/errors/invalid",parentData:P,parentDataProperty:"invalid",rootData:w,dynamicAnchors:x})||(s=s===null?ie.errors:
s.concat(ie.errors),e=s.length);var u=h===e}else var u=!0;if(u){if(P.malformed!==void 0){const h=e;ie(P.malformed,{instancePath:t+"/errors/malformed",parentData:P,
parentDataProperty:"malformed",rootData:w,dynamicAnchors:x})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var u=h===e}else var u=!0;if(u){if(P.unsupportedMediaType!==
void 0){const h=e;ie(P.unsupportedMediaType,{instancePath:t+"/errors/unsupportedMediaType",parentData:P,parentDataProperty:"unsupportedMediaType",rootData:w,dynamicAnchors:x})||
(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var u=h===e}else var u=!0;if(u){if(P.schema!==void 0){const h=e;He(P.schema,{instancePath:t+"/errors/schem\
a",parentData:P,parentDataProperty:"schema",rootData:w,dynamicAnchors:x})||(s=s===null?He.errors:s.concat(He.errors),e=s.length);var u=h===e}else var u=!0;if(u)
if(P.replies!==void 0){let h=P.replies;const y=e;if(e===y)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>100)return H.errors=[{instancePath:t+
"/errors/replies",schemaPath:"#/properties/errors/properties/replies/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:C.properties.
errors.properties.replies,data:h}],!1;if(Object.keys(h).length<1)return H.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/r\
eplies/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:C.properties.errors.properties.replies,data:h}],!1;for(const V in h){const a=e;
if(typeof V=="string"){if(A(V)>3){const m={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"\
maxLength",params:{limit:3},schema:3,parentSchema:C.properties.errors.properties.replies.propertyNames,data:V,propertyName:V};s===null?s=[m]:s.push(m),e++}else if(!Xr.
test(V)){const m={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:C.properties.errors.properties.replies.propertyNames,data:V,propertyName:V};s===null?s=[m]:s.push(m),e++}}var p=a===
e;if(!p){const m={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:V},
schema:C.properties.errors.properties.replies.propertyNames,parentSchema:C.properties.errors.properties.replies,data:h};return s===null?s=[m]:s.push(m),e++,H.errors=
s,!1;break}}if(p)for(const V in h){let a=h[V];const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return H.errors=[{instancePath:t+
"/errors/replies/"+V.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minP\
roperties",params:{limit:1},schema:1,parentSchema:C.properties.errors.properties.replies.additionalProperties,data:a}],!1;{const d=e;for(const f in a)if(!(f==="\
contentType"||f==="schema")){return H.errors=[{instancePath:t+"/errors/replies/"+V.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/proper\
ties/replies/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:C.properties.errors.
properties.replies.additionalProperties,data:a}],!1;break}if(d===e){if(a.contentType!==void 0){let f=a.contentType;const S=e;if(e===S)if(typeof f=="string"){if(A(
f)>200)return H.errors=[{instancePath:t+"/errors/replies/"+V.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/re\
plies/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:C.properties.errors.properties.replies.
additionalProperties.properties.contentType,data:f}],!1;if(!et.test(f))return H.errors=[{instancePath:t+"/errors/replies/"+V.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\
\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:C.properties.errors.properties.replies.additionalProperties.properties.contentType,
data:f}],!1}else return H.errors=[{instancePath:t+"/errors/replies/"+V.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/pro\
perties/replies/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"string"},schema:C.properties.errors.properties.replies.additionalProperties.
properties.contentType.type,parentSchema:C.properties.errors.properties.replies.additionalProperties.properties.contentType,data:f}],!1;var l=S===e}else var l=!0;
if(l)if(a.schema!==void 0){const f=e;He(a.schema,{instancePath:t+"/errors/replies/"+V.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:a,parentDataProperty:"\
schema",rootData:w,dynamicAnchors:x})||(s=s===null?He.errors:s.concat(He.errors),e=s.length);var l=f===e}else var l=!0}}}else return H.errors=[{instancePath:t+"\
/errors/replies/"+V.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{
type:"object"},schema:C.properties.errors.properties.replies.additionalProperties.type,parentSchema:C.properties.errors.properties.replies.additionalProperties,
data:a}],!1;var I=m===e;if(!I)break}}else return H.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"t\
ype",params:{type:"object"},schema:C.properties.errors.properties.replies.type,parentSchema:C.properties.errors.properties.replies,data:h}],!1;var u=y===e}else var u=!0}}}}}}else
return H.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"object"},schema:C.properties.errors.type,parentSchema:C.
properties.errors,data:P}],!1;var i=J===e}else var i=!0;if(i){if(r.apiVersion!==void 0){let P=r.apiVersion;const J=e;if(e===J)if(P&&typeof P=="object"&&!Array.isArray(
P)){const b=e;for(const h in P)if(!(h==="supported"||h==="unsupported"||h==="empty"||h==="repeated")){return H.errors=[{instancePath:t+"/apiVersion",schemaPath:"\
#/properties/apiVersion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:C.properties.apiVersion,data:P}],
!1;break}if(b===e){if(P.supported!==void 0){let h=P.supported;const y=e;if(e===y)if(Array.isArray(h)){if(h.length>50)return H.errors=[{instancePath:t+"/apiVersi\
on/supported",schemaPath:"#/properties/apiVersion/properties/supported/maxItems",keyword:"maxItems",params:{limit:50},schema:50,parentSchema:C.properties.apiVersion.
properties.supported,data:h}],!1;if(h.length<1)return H.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported\
/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:C.properties.apiVersion.properties.supported,data:h}],!1;{var j=!0;const K=h.length;for(let V=0;V<
K;V++){let a=h[V];const m=e;if(e===m)if(typeof a=="string"){if(A(a)>200)return H.errors=[{instancePath:t+"/apiVersion/supported/"+V,schemaPath:"#/properties/api\
Version/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:C.properties.apiVersion.properties.supported.items,
data:a}],!1;if(A(a)<1)return H.errors=[{instancePath:t+"/apiVersion/supported/"+V,schemaPath:"#/properties/apiVersion/properties/supported/items/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:C.properties.apiVersion.properties.supported.items,data:a}],!1}else return H.errors=[{instancePath:t+"/apiVers\
ion/supported/"+V,schemaPath:"#/properties/apiVersion/properties/supported/items/type",keyword:"type",params:{type:"string"},schema:C.properties.apiVersion.properties.
supported.items.type,parentSchema:C.properties.apiVersion.properties.supported.items,data:a}],!1;var j=m===e;if(!j)break}if(j){let V=h.length,a;if(V>1){const m={};
for(;V--;){let d=h[V];if(typeof d=="string"){if(typeof m[d]=="number"){return a=m[d],H.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/\
apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:V,j:a},schema:!0,parentSchema:C.properties.apiVersion.properties.supported,data:h}],
!1;break}m[d]=V}}}}}}else return H.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/type",keyword:"type",
params:{type:"array"},schema:C.properties.apiVersion.properties.supported.type,parentSchema:C.properties.apiVersion.properties.supported,data:h}],!1;var E=y===e}else
var E=!0;if(E){if(P.unsupported!==void 0){const h=e;ie(P.unsupported,{instancePath:t+"/apiVersion/unsupported",parentData:P,parentDataProperty:"unsupported",rootData:w,
dynamicAnchors:x})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var E=h===e}else var E=!0;if(E){if(P.empty!==void 0){const h=e;or(P.empty,{instancePath:t+
"/apiVersion/empty",parentData:P,parentDataProperty:"empty",rootData:w,dynamicAnchors:x})||(s=s===null?or.errors:s.concat(or.errors),e=s.length);var E=h===e}else
var E=!0;if(E)if(P.repeated!==void 0){const h=e;or(P.repeated,{instancePath:t+"/apiVersion/repeated",parentData:P,parentDataProperty:"repeated",rootData:w,dynamicAnchors:x})||
(s=s===null?or.errors:s.concat(or.errors),e=s.length);var E=h===e}else var E=!0}}}}else return H.errors=[{instancePath:t+"/apiVersion",schemaPath:"#/properties/\
apiVersion/type",keyword:"type",params:{type:"object"},schema:C.properties.apiVersion.type,parentSchema:C.properties.apiVersion,data:P}],!1;var i=J===e}else var i=!0;
if(i){if(r.rateLimit!==void 0){let P=r.rateLimit;const J=e;if(e===J)if(P&&typeof P=="object"&&!Array.isArray(P)){let b;if(P.requestsPerSecond===void 0&&(b="requ\
estsPerSecond"))return H.errors=[{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateLimit/required",keyword:"required",params:{missingProperty:b},schema:C.
properties.rateLimit.required,parentSchema:C.properties.rateLimit,data:P}],!1;{const h=e;for(const y in P)if(y!=="requestsPerSecond"){return H.errors=[{instancePath:t+
"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:C.properties.
rateLimit,data:P}],!1;break}if(h===e&&P.requestsPerSecond!==void 0){let y=P.requestsPerSecond;if(e===e)if(typeof y=="number"&&isFinite(y)){if(y>1e5||isNaN(y))return H.
errors=[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5},schema:1e5,parentSchema:C.properties.rateLimit.properties.requestsPerSecond,data:y}],!1;if(y<=0||isNaN(y))return H.errors=[{instancePath:t+"/rate\
Limit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},
schema:0,parentSchema:C.properties.rateLimit.properties.requestsPerSecond,data:y}],!1}else return H.errors=[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"\
#/properties/rateLimit/properties/requestsPerSecond/type",keyword:"type",params:{type:"number"},schema:C.properties.rateLimit.properties.requestsPerSecond.type,
parentSchema:C.properties.rateLimit.properties.requestsPerSecond,data:y}],!1}}}else return H.errors=[{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateL\
imit/type",keyword:"type",params:{type:"object"},schema:C.properties.rateLimit.type,parentSchema:C.properties.rateLimit,data:P}],!1;var i=J===e}else var i=!0;if(i){
if(r.token!==void 0){let P=r.token;const J=e;if(e===J)if(P&&typeof P=="object"&&!Array.isArray(P)){const b=e;for(const h in P)if(!(h==="expired"||h==="shortLive\
dClient"||h==="wrongSecrets"||h==="leewaySeconds"||h==="secondClient"||h==="longestLifeSeconds")){return H.errors=[{instancePath:t+"/token",schemaPath:"#/proper\
ties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:C.properties.token,data:P}],!1;break}if(b===
e){if(P.expired!==void 0){const h=e;ie(P.expired,{instancePath:t+"/token/expired",parentData:P,parentDataProperty:"expired",rootData:w,dynamicAnchors:x})||(s=s===
null?ie.errors:s.concat(ie.errors),e=s.length);var o=h===e}else var o=!0;if(o){if(P.shortLivedClient!==void 0){let h=P.shortLivedClient;const y=e;if(e===y)if(h&&
typeof h=="object"&&!Array.isArray(h)){let V;if(h.id===void 0&&(V="id")||h.lifetimeSeconds===void 0&&(V="lifetimeSeconds"))return H.errors=[{instancePath:t+"/to\
ken/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:V},schema:C.properties.token.
properties.shortLivedClient.required,parentSchema:C.properties.token.properties.shortLivedClient,data:h}],!1;{const a=e;for(const m in h)if(!(m==="id"||m==="lif\
etimeSeconds")){return H.errors=[{instancePath:t+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:C.properties.token.properties.shortLivedClient,data:h}],!1;break}if(a===e){if(h.id!==
void 0){let m=h.id;const d=e;if(e===d)if(typeof m=="string"){if(A(m)>512)return H.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/\
token/properties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:C.properties.token.properties.shortLivedClient.
properties.id,data:m}],!1;if(A(m)<1)return H.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:C.properties.token.properties.shortLivedClient.properties.id,data:m}],!1}else return H.
errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/type",keyword:"type",params:{type:"\
string"},schema:C.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:C.properties.token.properties.shortLivedClient.properties.id,data:m}],
!1;var c=d===e}else var c=!0;if(c)if(h.lifetimeSeconds!==void 0){let m=h.lifetimeSeconds;const d=e;if(e===d)if(typeof m=="number"&&isFinite(m)){if(m>60||isNaN(m))
return H.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:C.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:m}],
!1;if(m<3||isNaN(m))return H.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/proper\
ties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:C.properties.token.properties.shortLivedClient.properties.
lifetimeSeconds,data:m}],!1}else return H.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLived\
Client/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:C.properties.token.properties.shortLivedClient.properties.lifetimeSeconds.type,
parentSchema:C.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:m}],!1;var c=d===e}else var c=!0}}}else return H.errors=[{instancePath:t+
"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"type",params:{type:"object"},schema:C.properties.token.properties.
shortLivedClient.type,parentSchema:C.properties.token.properties.shortLivedClient,data:h}],!1;var o=y===e}else var o=!0;if(o){if(P.wrongSecrets!==void 0){let h=P.
wrongSecrets;const y=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return H.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"#/properties/\
token/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:C.properties.token.properties.wrongSecrets.type,parentSchema:C.properties.token.
properties.wrongSecrets,data:h}],!1;if(e===y&&typeof h=="number"&&isFinite(h)){if(h>1e3||isNaN(h))return H.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"\
#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:C.properties.token.properties.wrongSecrets,
data:h}],!1;if(h<0||isNaN(h))return H.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},schema:0,parentSchema:C.properties.token.properties.wrongSecrets,data:h}],!1}var o=y===e}else var o=!0;if(o){if(P.leewaySeconds!==
void 0){let h=P.leewaySeconds;const y=e;if(e===y)if(typeof h=="number"&&isFinite(h)){if(h>300||isNaN(h))return H.errors=[{instancePath:t+"/token/leewaySeconds",
schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,parentSchema:C.properties.token.
properties.leewaySeconds,data:h}],!1;if(h<0||isNaN(h))return H.errors=[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySe\
conds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:C.properties.token.properties.leewaySeconds,data:h}],!1}else return H.errors=
[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"type",params:{type:"number"},schema:C.properties.
token.properties.leewaySeconds.type,parentSchema:C.properties.token.properties.leewaySeconds,data:h}],!1;var o=y===e}else var o=!0;if(o){if(P.secondClient!==void 0){
let h=P.secondClient;const y=e;if(e===y)if(h&&typeof h=="object"&&!Array.isArray(h)){let V;if(h.id===void 0&&(V="id"))return H.errors=[{instancePath:t+"/token/s\
econdClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:V},schema:C.properties.token.properties.
secondClient.required,parentSchema:C.properties.token.properties.secondClient,data:h}],!1;{const a=e;for(const m in h)if(m!=="id"){return H.errors=[{instancePath:t+
"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:C.properties.token.properties.secondClient,data:h}],!1;break}if(a===e&&h.id!==void 0){let m=h.id;if(e===e)if(typeof m=="string"){if(A(m)>
512)return H.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/maxLength",keyword:"maxLength",
params:{limit:512},schema:512,parentSchema:C.properties.token.properties.secondClient.properties.id,data:m}],!1;if(A(m)<1)return H.errors=[{instancePath:t+"/tok\
en/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:C.
properties.token.properties.secondClient.properties.id,data:m}],!1}else return H.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token\
/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:C.properties.token.properties.secondClient.properties.id.type,parentSchema:C.
properties.token.properties.secondClient.properties.id,data:m}],!1}}}else return H.errors=[{instancePath:t+"/token/secondClient",schemaPath:"#/properties/token/\
properties/secondClient/type",keyword:"type",params:{type:"object"},schema:C.properties.token.properties.secondClient.type,parentSchema:C.properties.token.properties.
secondClient,data:h}],!1;var o=y===e}else var o=!0;if(o)if(P.longestLifeSeconds!==void 0){let h=P.longestLifeSeconds;const y=e;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h)&&isFinite(h)))return H.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/type",keyword:"\
type",params:{type:"integer"},schema:C.properties.token.properties.longestLifeSeconds.type,parentSchema:C.properties.token.properties.longestLifeSeconds,data:h}],
!1;if(e===y&&typeof h=="number"&&isFinite(h)){if(h>2147483647||isNaN(h))return H.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/to\
ken/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:C.properties.token.properties.
longestLifeSeconds,data:h}],!1;if(h<1||isNaN(h))return H.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLi\
feSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:C.properties.token.properties.longestLifeSeconds,data:h}],!1}var o=y===
e}else var o=!0}}}}}}else return H.errors=[{instancePath:t+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"object"},schema:C.properties.
token.type,parentSchema:C.properties.token,data:P}],!1;var i=J===e}else var i=!0;if(i){if(r.fields!==void 0){let P=r.fields;const J=e;if(e===J)if(P&&typeof P=="\
object"&&!Array.isArray(P)){const b=e;for(const h in P)if(!(h==="check-in"||h==="check-out")){return H.errors=[{instancePath:t+"/fields",schemaPath:"#/propertie\
s/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:C.properties.fields,data:P}],!1;break}if(b===
e){if(P["check-in"]!==void 0){const h=e;Ye(P["check-in"],{instancePath:t+"/fields/check-in",parentData:P,parentDataProperty:"check-in",rootData:w,dynamicAnchors:x})||
(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var B=h===e}else var B=!0;if(B)if(P["check-out"]!==void 0){const h=e;Ye(P["check-out"],{instancePath:t+"/f\
ields/check-out",parentData:P,parentDataProperty:"check-out",rootData:w,dynamicAnchors:x})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var B=h===e}else
var B=!0}}else return H.errors=[{instancePath:t+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},schema:C.properties.fields.
type,parentSchema:C.properties.fields,data:P}],!1;var i=J===e}else var i=!0;if(i){if(r.reading!==void 0){let P=r.reading;const J=e;if(e===J)if(P&&typeof P=="obj\
ect"&&!Array.isArray(P)){const b=e;for(const h in P)if(!(h==="coercions"||h==="unknownMembers"||h==="letterCase")){return H.errors=[{instancePath:t+"/reading",schemaPath:"\
#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:C.properties.reading,data:P}],!1;
break}if(b===e){if(P.coercions!==void 0){let h=P.coercions;const y=e,K=e;let V=!1,a=null;const m=e;_e(h,{instancePath:t+"/reading/coercions",parentData:P,parentDataProperty:"\
coercions",rootData:w,dynamicAnchors:x})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var D=m===e;D&&(V=!0,a=0);const d=e;if(e===d)if(h&&typeof h=="ob\
ject"&&!Array.isArray(h))if(Object.keys(h).length<1){const f={instancePath:t+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/\
minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:C.properties.reading.properties.coercions.oneOf[1],data:h};s===null?s=[f]:s.push(f),
e++}else{const f=e;for(const S in h)if(!(S==="quotedNumbers"||S==="quotedBooleans"||S==="numbersAsText")){const k={instancePath:t+"/reading/coercions",schemaPath:"\
#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S},schema:!1,parentSchema:C.properties.
reading.properties.coercions.oneOf[1],data:h};s===null?s=[k]:s.push(k),e++;break}if(f===e){if(h.quotedNumbers!==void 0){const S=e;_e(h.quotedNumbers,{instancePath:t+
"/reading/coercions/quotedNumbers",parentData:h,parentDataProperty:"quotedNumbers",rootData:w,dynamicAnchors:x})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.
length);var $=S===e}else var $=!0;if($){if(h.quotedBooleans!==void 0){const S=e;_e(h.quotedBooleans,{instancePath:t+"/reading/coercions/quotedBooleans",parentData:h,
parentDataProperty:"quotedBooleans",rootData:w,dynamicAnchors:x})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var $=S===e}else var $=!0;if($)if(h.numbersAsText!==
void 0){const S=e;_e(h.numbersAsText,{instancePath:t+"/reading/coercions/numbersAsText",parentData:h,parentDataProperty:"numbersAsText",rootData:w,dynamicAnchors:x})||
(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var $=S===e}else var $=!0}}}else{const f={instancePath:t+"/reading/coercions",schemaPath:"#/properties/rea\
ding/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:C.properties.reading.properties.coercions.oneOf[1].type,parentSchema:C.properties.
reading.properties.coercions.oneOf[1],data:h};s===null?s=[f]:s.push(f),e++}var D=d===e;if(D&&V?(V=!1,a=[a,1]):D&&(V=!0,a=1),V)e=K,s!==null&&(K?s.length=K:s=null);else{
const f={instancePath:t+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf",keyword:"oneOf",params:{passingSchemas:a},schema:C.properties.
reading.properties.coercions.oneOf,parentSchema:C.properties.reading.properties.coercions,data:h};return s===null?s=[f]:s.push(f),e++,H.errors=s,!1}var R=y===e}else
var R=!0;if(R){if(P.unknownMembers!==void 0){const h=e;_e(P.unknownMembers,{instancePath:t+"/reading/unknownMembers",parentData:P,parentDataProperty:"unknownMem\
bers",rootData:w,dynamicAnchors:x})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var R=h===e}else var R=!0;if(R)if(P.letterCase!==void 0){const h=e;_e(
P.letterCase,{instancePath:t+"/reading/letterCase",parentData:P,parentDataProperty:"letterCase",rootData:w,dynamicAnchors:x})||(s=s===null?_e.errors:s.concat(_e.
errors),e=s.length);var R=h===e}else var R=!0}}}else return H.errors=[{instancePath:t+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"\
object"},schema:C.properties.reading.type,parentSchema:C.properties.reading,data:P}],!1;var i=J===e}else var i=!0;if(i)if(r.repeats!==void 0){let P=r.repeats;const J=e;
if(e===J)if(P&&typeof P=="object"&&!Array.isArray(P)){const b=e;for(const h in P)if(!(h==="check-in"||h==="check-out"||h==="partial-bill"||h==="no-show")){return H.
errors=[{instancePath:t+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,
parentSchema:C.properties.repeats,data:P}],!1;break}if(b===e){if(P["check-in"]!==void 0){const h=e;Ze(P["check-in"],{instancePath:t+"/repeats/check-in",parentData:P,
parentDataProperty:"check-in",rootData:w,dynamicAnchors:x})||(s=s===null?Ze.errors:s.concat(Ze.errors),e=s.length);var g=h===e}else var g=!0;if(g){if(P["check-o\
ut"]!==void 0){const h=e;Ze(P["check-out"],{instancePath:t+"/repeats/check-out",parentData:P,parentDataProperty:"check-out",rootData:w,dynamicAnchors:x})||(s=s===
null?Ze.errors:s.concat(Ze.errors),e=s.length);var g=h===e}else var g=!0;if(g){if(P["partial-bill"]!==void 0){const h=e;Ze(P["partial-bill"],{instancePath:t+"/r\
epeats/partial-bill",parentData:P,parentDataProperty:"partial-bill",rootData:w,dynamicAnchors:x})||(s=s===null?Ze.errors:s.concat(Ze.errors),e=s.length);var g=h===
e}else var g=!0;if(g)if(P["no-show"]!==void 0){const h=e;Ze(P["no-show"],{instancePath:t+"/repeats/no-show",parentData:P,parentDataProperty:"no-show",rootData:w,
dynamicAnchors:x})||(s=s===null?Ze.errors:s.concat(Ze.errors),e=s.length);var g=h===e}else var g=!0}}}}else return H.errors=[{instancePath:t+"/repeats",schemaPath:"\
#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:C.properties.repeats.type,parentSchema:C.properties.repeats,data:P}],!1;var i=J===e}else
var i=!0}}}}}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,data:r}],!1;return H.
errors=s,e===0}const ve={type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},tzdata:{type:"\
string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,items:{type:"array",minItems:2,
maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}},rt=new RegExp("^[A-Za-z0-9_.+-]+$","u");function Ie(r,{instancePath:t="",
parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.timeZone===
void 0&&(p="timeZone")||r.tzdata===void 0&&(p="tzdata")||r.offsets===void 0&&(p="offsets"))return Ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:p},schema:ve.required,parentSchema:ve,data:r}],!1;{const l=e;for(const I in r)if(!(I==="timeZone"||I==="tzdata"||I==="offsets")){
return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:ve,data:r}],
!1;break}if(l===e){if(r.timeZone!==void 0){const I=e;Ke(r.timeZone,{instancePath:t+"/timeZone",parentData:r,parentDataProperty:"timeZone",rootData:w,dynamicAnchors:x})||
(s=s===null?Ke.errors:s.concat(Ke.errors),e=s.length);var i=I===e}else var i=!0;if(i){if(r.tzdata!==void 0){let I=r.tzdata;const j=e;if(e===j)if(typeof I=="stri\
ng"){if(A(I)>32)return Ie.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tzdata/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:ve.
properties.tzdata,data:I}],!1;if(!rt.test(I))return Ie.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tzdata/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_.+-]+$"},schema:"^[A-Za-z0-9_.+-]+$",parentSchema:ve.properties.tzdata,data:I}],!1}else return Ie.errors=[{instancePath:t+"/tzdata",schemaPath:"#/pr\
operties/tzdata/type",keyword:"type",params:{type:"string"},schema:ve.properties.tzdata.type,parentSchema:ve.properties.tzdata,data:I}],!1;var i=j===e}else var i=!0;
if(i)if(r.offsets!==void 0){let I=r.offsets;const j=e;if(e===j)if(Array.isArray(I)){if(I.length>2e3)return Ie.errors=[{instancePath:t+"/offsets",schemaPath:"#/p\
roperties/offsets/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:ve.properties.offsets,data:I}],!1;if(I.length<1)return Ie.errors=[{instancePath:t+
"/offsets",schemaPath:"#/properties/offsets/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:ve.properties.offsets,data:I}],!1;{var v=!0;const o=I.
length;for(let c=0;c<o;c++){let B=I[c];const $=e;if(e===$)if(Array.isArray(B)){if(B.length>2)return Ie.errors=[{instancePath:t+"/offsets/"+c,schemaPath:"#/prope\
rties/offsets/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:ve.properties.offsets.items,data:B}],!1;if(B.length<2)return Ie.errors=[
{instancePath:t+"/offsets/"+c,schemaPath:"#/properties/offsets/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:ve.properties.offsets.items,
data:B}],!1;{var u=!0;const R=B.length;for(let g=0;g<R;g++){let O=B[g];const P=e;if(typeof O!="string"&&!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return Ie.
errors=[{instancePath:t+"/offsets/"+c+"/"+g,schemaPath:"#/properties/offsets/items/items/type",keyword:"type",params:{type:ve.properties.offsets.items.items.type},
schema:ve.properties.offsets.items.items.type,parentSchema:ve.properties.offsets.items.items,data:O}],!1;if(e===P){if(typeof O=="number"&&isFinite(O)){if(O>1440||
isNaN(O))return Ie.errors=[{instancePath:t+"/offsets/"+c+"/"+g,schemaPath:"#/properties/offsets/items/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},
schema:1440,parentSchema:ve.properties.offsets.items.items,data:O}],!1;if(O<-1440||isNaN(O))return Ie.errors=[{instancePath:t+"/offsets/"+c+"/"+g,schemaPath:"#/\
properties/offsets/items/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1440},schema:-1440,parentSchema:ve.properties.offsets.items.items,data:O}],
!1}if(e===P&&typeof O=="string"&&A(O)>24)return Ie.errors=[{instancePath:t+"/offsets/"+c+"/"+g,schemaPath:"#/properties/offsets/items/items/maxLength",keyword:"\
maxLength",params:{limit:24},schema:24,parentSchema:ve.properties.offsets.items.items,data:O}],!1}var u=P===e;if(!u)break}}}else return Ie.errors=[{instancePath:t+
"/offsets/"+c,schemaPath:"#/properties/offsets/items/type",keyword:"type",params:{type:"array"},schema:ve.properties.offsets.items.type,parentSchema:ve.properties.
offsets.items,data:B}],!1;var v=$===e;if(!v)break}}}else return Ie.errors=[{instancePath:t+"/offsets",schemaPath:"#/properties/offsets/type",keyword:"type",params:{
type:"array"},schema:ve.properties.offsets.type,parentSchema:ve.properties.offsets,data:I}],!1;var i=j===e}else var i=!0}}}}else return Ie.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ve.type,parentSchema:ve,data:r}],!1;return Ie.errors=s,e===0}const Ae={type:"object",additionalProperties:!1,
required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$def\
s/sha256"}}},Yr=new RegExp("^[0-9A-Za-z.+-]+$","u"),Be={type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},Zr=new RegExp(
"^[0-9a-f]{64}$","u");function Ue(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r==
"string"){if(A(r)>64)return Ue.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Be,data:r}],!1;if(!Zr.
test(r))return Ue.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:Be,data:r}],
!1}else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Be.type,parentSchema:Be,data:r}],!1;return Ue.errors=
s,e===0}function We(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let v;if(r.version===void 0&&(v="version")||r.digest===void 0&&(v="digest"))return We.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:v},schema:Ae.required,parentSchema:Ae,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="digest")){return We.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ae,data:r}],!1;break}if(u===
e){if(r.version!==void 0){let p=r.version;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>64)return We.errors=[{instancePath:t+"/version",schemaPath:"#/proper\
ties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Ae.properties.version,data:p}],!1;if(!Yr.test(p))return We.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:Ae.properties.
version,data:p}],!1}else return We.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Ae.properties.
version.type,parentSchema:Ae.properties.version,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;Ue(r.digest,{instancePath:t+"/digest",
parentData:r,parentDataProperty:"digest",rootData:w,dynamicAnchors:x})||(s=s===null?Ue.errors:s.concat(Ue.errors),e=s.length);var i=p===e}else var i=!0}}}else return We.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,data:r}],!1;return We.errors=s,e===0}const Xe={
type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}};function dr(r,{
instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;
if(r.startedAt===void 0&&(v="startedAt")||r.endedAt===void 0&&(v="endedAt"))return dr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:v},schema:Xe.required,parentSchema:Xe,data:r}],!1;{const u=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return dr.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Xe,data:r}],!1;break}if(u===e){if(r.startedAt!==
void 0){const p=e;de(r.startedAt,{instancePath:t+"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:w,dynamicAnchors:x})||(s=s===null?de.errors:s.
concat(de.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.endedAt!==void 0){const p=e;de(r.endedAt,{instancePath:t+"/endedAt",parentData:r,parentDataProperty:"\
endedAt",rootData:w,dynamicAnchors:x})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var i=p===e}else var i=!0}}}else return dr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Xe.type,parentSchema:Xe,data:r}],!1;return dr.errors=s,e===0}const Ce={type:"array",minItems:1,
maxItems:8,items:{type:"object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","not-h\
ttp","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9}}}};function Me(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>8)return Me.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:8},schema:8,
parentSchema:Ce,data:r}],!1;if(r.length<1)return Me.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Ce,
data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let l=r[p];const I=e;if(e===I)if(l&&typeof l=="object"&&!Array.isArray(l)){let E;if(l.why===void 0&&
(E="why")||l.calls===void 0&&(E="calls"))return Me.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:E},schema:Ce.
items.required,parentSchema:Ce.items,data:l}],!1;{const o=e;for(const c in l)if(!(c==="why"||c==="calls")){return Me.errors=[{instancePath:t+"/"+p,schemaPath:"#\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Ce.items,data:l}],!1;break}if(o===e){if(l.why!==
void 0){let c=l.why;const B=e;if(!(c==="body"||c==="head"||c==="slow"||c==="connections"||c==="rate"||c==="calls"||c==="not-http"||c==="between-scenes"))return Me.
errors=[{instancePath:t+"/"+p+"/why",schemaPath:"#/items/properties/why/enum",keyword:"enum",params:{allowedValues:Ce.items.properties.why.enum},schema:Ce.items.
properties.why.enum,parentSchema:Ce.items.properties.why,data:c}],!1;var v=B===e}else var v=!0;if(v)if(l.calls!==void 0){let c=l.calls;const B=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Me.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/type",keyword:"type",params:{type:"\
integer"},schema:Ce.items.properties.calls.type,parentSchema:Ce.items.properties.calls,data:c}],!1;if(e===B&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))
return Me.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:Ce.
items.properties.calls,data:c}],!1;if(c<1||isNaN(c))return Me.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},schema:1,parentSchema:Ce.items.properties.calls,data:c}],!1}var v=B===e}else var v=!0}}}else return Me.errors=[{instancePath:t+
"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Ce.items.type,parentSchema:Ce.items,data:l}],!1;var i=I===e;if(!i)break}}}else return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ce.type,parentSchema:Ce,data:r}],!1;return Me.errors=s,e===0}function z(r,{
instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let D;
if(r.context===void 0&&(D="context")||r.suite===void 0&&(D="suite")||r.catalogueDigest===void 0&&(D="catalogueDigest")||r.times===void 0&&(D="times")||r.attempts===
void 0&&(D="attempts")||r.whole===void 0&&(D="whole")||r.only===void 0&&(D="only")||r.stopped===void 0&&(D="stopped")||r.pace===void 0&&(D="pace")||r.network===
void 0&&(D="network")||r.pool===void 0&&(D="pool"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:D},schema:N.
required,parentSchema:N,data:r}],!1;{const R=e;for(const g in r)if(!Ee.call(N.properties,g)){return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:N,data:r}],!1;break}if(R===e){if(r.context!==void 0){let g=r.context;const O=e;
if(e===O)if(g&&typeof g=="object"&&!Array.isArray(g)){let P;if(g.seed===void 0&&(P="seed")||g.startedAt===void 0&&(P="startedAt")||g.subject===void 0&&(P="subje\
ct")||g.target===void 0&&(P="target")||g.clientId===void 0&&(P="clientId")||g.product===void 0&&(P="product")||g.claims===void 0&&(P="claims")||g.values===void 0&&
(P="values")||g.profile===void 0&&(P="profile")||g.zones===void 0&&(P="zones"))return z.errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/requ\
ired",keyword:"required",params:{missingProperty:P},schema:N.properties.context.required,parentSchema:N.properties.context,data:g}],!1;{const J=e;for(const G in g)
if(!Ee.call(N.properties.context.properties,G)){return z.errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:G},schema:!1,parentSchema:N.properties.context,data:g}],!1;break}if(J===e){if(g.seed!==void 0){let G=g.seed;const b=e;
if(e===b)if(typeof G=="string"){if(A(G)>32)return z.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/properties/seed/maxLength",keyword:"\
maxLength",params:{limit:32},schema:32,parentSchema:N.properties.context.properties.seed,data:G}],!1;if(!Jr.test(G))return z.errors=[{instancePath:t+"/context/s\
eed",schemaPath:"#/properties/context/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:N.properties.
context.properties.seed,data:G}],!1}else return z.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/properties/seed/type",keyword:"type",
params:{type:"string"},schema:N.properties.context.properties.seed.type,parentSchema:N.properties.context.properties.seed,data:G}],!1;var i=b===e}else var i=!0;
if(i){if(g.startedAt!==void 0){const G=e;de(g.startedAt,{instancePath:t+"/context/startedAt",parentData:g,parentDataProperty:"startedAt",rootData:w,dynamicAnchors:x})||
(s=s===null?de.errors:s.concat(de.errors),e=s.length);var i=G===e}else var i=!0;if(i){if(g.subject!==void 0){let G=g.subject;const b=e;if(!(G==="service"||G==="\
client"))return z.errors=[{instancePath:t+"/context/subject",schemaPath:"#/properties/context/properties/subject/enum",keyword:"enum",params:{allowedValues:N.properties.
context.properties.subject.enum},schema:N.properties.context.properties.subject.enum,parentSchema:N.properties.context.properties.subject,data:G}],!1;var i=b===
e}else var i=!0;if(i){if(g.target!==void 0){const G=e;sr(g.target,{instancePath:t+"/context/target",parentData:g,parentDataProperty:"target",rootData:w,dynamicAnchors:x})||
(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var i=G===e}else var i=!0;if(i){if(g.clientId!==void 0){let G=g.clientId;const b=e;if(e===b)if(typeof G=="\
string"){if(A(G)>512)return z.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/maxLength",keyword:"maxLength",params:{
limit:512},schema:512,parentSchema:N.properties.context.properties.clientId,data:G}],!1;if(A(G)<1)return z.errors=[{instancePath:t+"/context/clientId",schemaPath:"\
#/properties/context/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.context.properties.clientId,data:G}],
!1;if(!Kr.test(G))return z.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/pattern",keyword:"pattern",params:{pattern:"\
^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:N.properties.context.properties.clientId,data:G}],!1}else return z.errors=[{instancePath:t+"/context/clientI\
d",schemaPath:"#/properties/context/properties/clientId/type",keyword:"type",params:{type:"string"},schema:N.properties.context.properties.clientId.type,parentSchema:N.
properties.context.properties.clientId,data:G}],!1;var i=b===e}else var i=!0;if(i){if(g.product!==void 0){let G=g.product;const b=e,h=e;let y=!1;const K=e;if(G!==
null){const a={instancePath:t+"/context/product",schemaPath:"#/properties/context/properties/product/anyOf/0/type",keyword:"type",params:{type:"null"},schema:N.
properties.context.properties.product.anyOf[0].type,parentSchema:N.properties.context.properties.product.anyOf[0],data:G};s===null?s=[a]:s.push(a),e++}var v=K===
e;if(y=y||v,!y){const a=e;Le(G,{instancePath:t+"/context/product",parentData:g,parentDataProperty:"product",rootData:w,dynamicAnchors:x})||(s=s===null?Le.errors:
s.concat(Le.errors),e=s.length);var v=a===e;y=y||v}if(y)e=h,s!==null&&(h?s.length=h:s=null);else{const a={instancePath:t+"/context/product",schemaPath:"#/proper\
ties/context/properties/product/anyOf",keyword:"anyOf",params:{},schema:N.properties.context.properties.product.anyOf,parentSchema:N.properties.context.properties.
product,data:G};return s===null?s=[a]:s.push(a),e++,z.errors=s,!1}var i=b===e}else var i=!0;if(i){if(g.claims!==void 0){const G=e;nr(g.claims,{instancePath:t+"/\
context/claims",parentData:g,parentDataProperty:"claims",rootData:w,dynamicAnchors:x})||(s=s===null?nr.errors:s.concat(nr.errors),e=s.length);var i=G===e}else var i=!0;
if(i){if(g.values!==void 0){const G=e;$e(g.values,{instancePath:t+"/context/values",parentData:g,parentDataProperty:"values",rootData:w,dynamicAnchors:x})||(s=s===
null?$e.errors:s.concat($e.errors),e=s.length);var i=G===e}else var i=!0;if(i){if(g.profile!==void 0){const G=e;H(g.profile,{instancePath:t+"/context/profile",parentData:g,
parentDataProperty:"profile",rootData:w,dynamicAnchors:x})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var i=G===e}else var i=!0;if(i)if(g.zones!==void 0){
let G=g.zones;const b=e;if(e===b)if(Array.isArray(G)){if(G.length>600)return z.errors=[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/propert\
ies/zones/maxItems",keyword:"maxItems",params:{limit:600},schema:600,parentSchema:N.properties.context.properties.zones,data:G}],!1;if(G.length<1)return z.errors=
[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/properties/zones/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:N.properties.
context.properties.zones,data:G}],!1;{var u=!0;const y=G.length;for(let K=0;K<y;K++){const V=e;Ie(G[K],{instancePath:t+"/context/zones/"+K,parentData:G,parentDataProperty:K,
rootData:w,dynamicAnchors:x})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var u=V===e;if(!u)break}}}else return z.errors=[{instancePath:t+"/context/z\
ones",schemaPath:"#/properties/context/properties/zones/type",keyword:"type",params:{type:"array"},schema:N.properties.context.properties.zones.type,parentSchema:N.
properties.context.properties.zones,data:G}],!1;var i=b===e}else var i=!0}}}}}}}}}}}else return z.errors=[{instancePath:t+"/context",schemaPath:"#/properties/co\
ntext/type",keyword:"type",params:{type:"object"},schema:N.properties.context.type,parentSchema:N.properties.context,data:g}],!1;var p=O===e}else var p=!0;if(p){
if(r.suite!==void 0){const g=e;We(r.suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:w,dynamicAnchors:x})||(s=s===null?We.errors:
s.concat(We.errors),e=s.length);var p=g===e}else var p=!0;if(p){if(r.catalogueDigest!==void 0){const g=e;Ue(r.catalogueDigest,{instancePath:t+"/catalogueDigest",
parentData:r,parentDataProperty:"catalogueDigest",rootData:w,dynamicAnchors:x})||(s=s===null?Ue.errors:s.concat(Ue.errors),e=s.length);var p=g===e}else var p=!0;
if(p){if(r.times!==void 0){const g=e;dr(r.times,{instancePath:t+"/times",parentData:r,parentDataProperty:"times",rootData:w,dynamicAnchors:x})||(s=s===null?dr.errors:
s.concat(dr.errors),e=s.length);var p=g===e}else var p=!0;if(p){if(r.attempts!==void 0){let g=r.attempts;const O=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g)))return z.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},schema:N.properties.attempts.type,
parentSchema:N.properties.attempts,data:g}],!1;if(e===O&&typeof g=="number"&&isFinite(g)){if(g>1e3||isNaN(g))return z.errors=[{instancePath:t+"/attempts",schemaPath:"\
#/properties/attempts/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:N.properties.attempts,data:g}],!1;if(g<0||isNaN(g))return z.
errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.
attempts,data:g}],!1}var p=O===e}else var p=!0;if(p){if(r.whole!==void 0){let g=r.whole;const O=e;if(typeof g!="boolean")return z.errors=[{instancePath:t+"/whol\
e",schemaPath:"#/properties/whole/type",keyword:"type",params:{type:"boolean"},schema:N.properties.whole.type,parentSchema:N.properties.whole,data:g}],!1;var p=O===
e}else var p=!0;if(p){if(r.only!==void 0){let g=r.only;const O=e;if(e===O)if(Array.isArray(g)){if(g.length>2e4)return z.errors=[{instancePath:t+"/only",schemaPath:"\
#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:N.properties.only,data:g}],!1;{var l=!0;const J=g.length;for(let G=0;G<
J;G++){let b=g[G];const h=e;if(e===h)if(typeof b=="string"){if(A(b)>2e3)return z.errors=[{instancePath:t+"/only/"+G,schemaPath:"#/properties/only/items/maxLengt\
h",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:N.properties.only.items,data:b}],!1}else return z.errors=[{instancePath:t+"/only/"+G,schemaPath:"\
#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:N.properties.only.items.type,parentSchema:N.properties.only.items,data:b}],!1;var l=h===
e;if(!l)break}}}else return z.errors=[{instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},schema:N.properties.only.
type,parentSchema:N.properties.only,data:g}],!1;var p=O===e}else var p=!0;if(p){if(r.stopped!==void 0){let g=r.stopped;const O=e;if(typeof g!="string"&&g!==null)
return z.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:N.properties.stopped.type},schema:N.properties.stopped.
type,parentSchema:N.properties.stopped,data:g}],!1;if(e===O&&typeof g=="string"&&A(g)>2e5)return z.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/s\
topped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:N.properties.stopped,data:g}],!1;var p=O===e}else var p=!0;if(p){if(r.pace!==void 0){
let g=r.pace;const O=e;if(e===O)if(g&&typeof g=="object"&&!Array.isArray(g)){let J;if(g.requestsPerSecond===void 0&&(J="requestsPerSecond")||g.concurrency===void 0&&
(J="concurrency"))return z.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/required",keyword:"required",params:{missingProperty:J},schema:N.properties.
pace.required,parentSchema:N.properties.pace,data:g}],!1;{const G=e;for(const b in g)if(!(b==="requestsPerSecond"||b==="concurrency")){return z.errors=[{instancePath:t+
"/pace",schemaPath:"#/properties/pace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},schema:!1,parentSchema:N.properties.pace,
data:g}],!1;break}if(G===e){if(g.requestsPerSecond!==void 0){let b=g.requestsPerSecond;const h=e;if(!(typeof b=="number"&&isFinite(b))&&b!==null)return z.errors=
[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/type",keyword:"type",params:{type:N.properties.pace.properties.
requestsPerSecond.type},schema:N.properties.pace.properties.requestsPerSecond.type,parentSchema:N.properties.pace.properties.requestsPerSecond,data:b}],!1;if(e===
h&&typeof b=="number"&&isFinite(b)){if(b>1e5||isNaN(b))return z.errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/reque\
stsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:N.properties.pace.properties.requestsPerSecond,data:b}],!1;if(b<=
0||isNaN(b))return z.errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/exclusiveMinimum",keyword:"exc\
lusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:N.properties.pace.properties.requestsPerSecond,data:b}],!1}var I=h===e}else var I=!0;if(I)if(g.
concurrency!==void 0){let b=g.concurrency;const h=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return z.errors=[{instancePath:t+"/pace/concurrency",
schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:N.properties.pace.properties.concurrency.type,parentSchema:N.
properties.pace.properties.concurrency,data:b}],!1;if(e===h&&typeof b=="number"&&isFinite(b)){if(b>64||isNaN(b))return z.errors=[{instancePath:t+"/pace/concurre\
ncy",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:N.properties.pace.
properties.concurrency,data:b}],!1;if(b<1||isNaN(b))return z.errors=[{instancePath:t+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.pace.properties.concurrency,data:b}],!1}var I=h===e}else var I=!0}}}else
return z.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{type:"object"},schema:N.properties.pace.type,parentSchema:N.
properties.pace,data:g}],!1;var p=O===e}else var p=!0;if(p){if(r.network!==void 0){let g=r.network;const O=e;if(e===O)if(g&&typeof g=="object"&&!Array.isArray(g)){
let J;if(g.timeoutMs===void 0&&(J="timeoutMs")||g.proxied===void 0&&(J="proxied"))return z.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/r\
equired",keyword:"required",params:{missingProperty:J},schema:N.properties.network.required,parentSchema:N.properties.network,data:g}],!1;{const G=e;for(const b in g)
if(!(b==="timeoutMs"||b==="proxied")){return z.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:b},schema:!1,parentSchema:N.properties.network,data:g}],!1;break}if(G===e){if(g.timeoutMs!==void 0){let b=g.timeoutMs;const h=e;
if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return z.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeo\
utMs/type",keyword:"type",params:{type:"integer"},schema:N.properties.network.properties.timeoutMs.type,parentSchema:N.properties.network.properties.timeoutMs,data:b}],
!1;if(e===h&&typeof b=="number"&&isFinite(b)){if(b>6e5||isNaN(b))return z.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properti\
es/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:N.properties.network.properties.timeoutMs,data:b}],!1;if(b<100||
isNaN(b))return z.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},schema:100,parentSchema:N.properties.network.properties.timeoutMs,data:b}],!1}var j=h===e}else var j=!0;if(j)if(g.proxied!==void 0){let b=g.proxied;
const h=e;if(typeof b!="boolean")return z.errors=[{instancePath:t+"/network/proxied",schemaPath:"#/properties/network/properties/proxied/type",keyword:"type",params:{
type:"boolean"},schema:N.properties.network.properties.proxied.type,parentSchema:N.properties.network.properties.proxied,data:b}],!1;var j=h===e}else var j=!0}}}else
return z.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"object"},schema:N.properties.network.type,parentSchema:N.
properties.network,data:g}],!1;var p=O===e}else var p=!0;if(p){if(r.client!==void 0){let g=r.client;const O=e;if(e===O)if(g&&typeof g=="object"&&!Array.isArray(
g)){let J;if(g.drivenBy===void 0&&(J="drivenBy")||g.answeredBy===void 0&&(J="answeredBy")||g.clockAheadMs===void 0&&(J="clockAheadMs")||g.plays===void 0&&(J="pl\
ays"))return z.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty:J},schema:N.properties.client.
required,parentSchema:N.properties.client,data:g}],!1;{const G=e;for(const b in g)if(!(b==="drivenBy"||b==="answeredBy"||b==="clockAheadMs"||b==="upstream"||b===
"refused"||b==="plays")){return z.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:b},schema:!1,parentSchema:N.properties.client,data:g}],!1;break}if(G===e){if(g.drivenBy!==void 0){let b=g.drivenBy;const h=e;if(!(b==="comman\
d"||b==="webhook"||b==="operator"||b==="elsewhere"))return z.errors=[{instancePath:t+"/client/drivenBy",schemaPath:"#/properties/client/properties/drivenBy/enum",
keyword:"enum",params:{allowedValues:N.properties.client.properties.drivenBy.enum},schema:N.properties.client.properties.drivenBy.enum,parentSchema:N.properties.
client.properties.drivenBy,data:b}],!1;var E=h===e}else var E=!0;if(E){if(g.answeredBy!==void 0){let b=g.answeredBy;const h=e;if(!(b==="stand-in"||b==="upstream"||
b==="har"))return z.errors=[{instancePath:t+"/client/answeredBy",schemaPath:"#/properties/client/properties/answeredBy/enum",keyword:"enum",params:{allowedValues:N.
properties.client.properties.answeredBy.enum},schema:N.properties.client.properties.answeredBy.enum,parentSchema:N.properties.client.properties.answeredBy,data:b}],
!1;var E=h===e}else var E=!0;if(E){if(g.clockAheadMs!==void 0){let b=g.clockAheadMs;const h=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return z.
errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:N.properties.
client.properties.clockAheadMs.type,parentSchema:N.properties.client.properties.clockAheadMs,data:b}],!1;if(e===h&&typeof b=="number"&&isFinite(b)){if(b>2592e6||
isNaN(b))return z.errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2592e6},schema:2592e6,parentSchema:N.properties.client.properties.clockAheadMs,data:b}],!1;if(b<0||isNaN(b))return z.errors=[{instancePath:t+"/client/\
clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.
client.properties.clockAheadMs,data:b}],!1}var E=h===e}else var E=!0;if(E){if(g.upstream!==void 0){const b=e;qe(g.upstream,{instancePath:t+"/client/upstream",parentData:g,
parentDataProperty:"upstream",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var E=b===e}else var E=!0;if(E){if(g.refused!==
void 0){const b=e;Me(g.refused,{instancePath:t+"/client/refused",parentData:g,parentDataProperty:"refused",rootData:w,dynamicAnchors:x})||(s=s===null?Me.errors:
s.concat(Me.errors),e=s.length);var E=b===e}else var E=!0;if(E)if(g.plays!==void 0){let b=g.plays;const h=e;if(e===h)if(Array.isArray(b)){if(b.length>200)return z.
errors=[{instancePath:t+"/client/plays",schemaPath:"#/properties/client/properties/plays/maxItems",keyword:"maxItems",params:{limit:200},schema:200,parentSchema:N.
properties.client.properties.plays,data:b}],!1;{var o=!0;const K=b.length;for(let V=0;V<K;V++){let a=b[V];const m=e;if(e===m)if(a&&typeof a=="object"&&!Array.isArray(
a)){let f;if(a.scene===void 0&&(f="scene")||a.startedAt===void 0&&(f="startedAt")||a.endedAt===void 0&&(f="endedAt")||a.end===void 0&&(f="end")||a.remark===void 0&&
(f="remark")||a.repeats===void 0&&(f="repeats")||a.calls===void 0&&(f="calls"))return z.errors=[{instancePath:t+"/client/plays/"+V,schemaPath:"#/properties/clie\
nt/properties/plays/items/required",keyword:"required",params:{missingProperty:f},schema:N.properties.client.properties.plays.items.required,parentSchema:N.properties.
client.properties.plays.items,data:a}],!1;{const S=e;for(const k in a)if(!Ee.call(N.properties.client.properties.plays.items.properties,k)){return z.errors=[{instancePath:t+
"/client/plays/"+V,schemaPath:"#/properties/client/properties/plays/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,
parentSchema:N.properties.client.properties.plays.items,data:a}],!1;break}if(S===e){if(a.scene!==void 0){let k=a.scene;const U=e;if(e===U)if(typeof k=="string"){
if(A(k)>64)return z.errors=[{instancePath:t+"/client/plays/"+V+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:N.properties.client.properties.plays.items.properties.scene,data:k}],!1;if(!Mr.test(k))return z.errors=[{instancePath:t+
"/client/plays/"+V+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"\
^[a-z0-9-]+$",parentSchema:N.properties.client.properties.plays.items.properties.scene,data:k}],!1}else return z.errors=[{instancePath:t+"/client/plays/"+V+"/sc\
ene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/type",keyword:"type",params:{type:"string"},schema:N.properties.client.properties.plays.
items.properties.scene.type,parentSchema:N.properties.client.properties.plays.items.properties.scene,data:k}],!1;var c=U===e}else var c=!0;if(c){if(a.startedAt!==
void 0){const k=e;de(a.startedAt,{instancePath:t+"/client/plays/"+V+"/startedAt",parentData:a,parentDataProperty:"startedAt",rootData:w,dynamicAnchors:x})||(s=s===
null?de.errors:s.concat(de.errors),e=s.length);var c=k===e}else var c=!0;if(c){if(a.endedAt!==void 0){const k=e;de(a.endedAt,{instancePath:t+"/client/plays/"+V+
"/endedAt",parentData:a,parentDataProperty:"endedAt",rootData:w,dynamicAnchors:x})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var c=k===e}else var c=!0;
if(c){if(a.end!==void 0){let k=a.end;const U=e;if(!(k==="done"||k==="failed"||k==="unknown-scene"||k==="too-long"||k==="skipped"||k==="interrupted"))return z.errors=
[{instancePath:t+"/client/plays/"+V+"/end",schemaPath:"#/properties/client/properties/plays/items/properties/end/enum",keyword:"enum",params:{allowedValues:N.properties.
client.properties.plays.items.properties.end.enum},schema:N.properties.client.properties.plays.items.properties.end.enum,parentSchema:N.properties.client.properties.
plays.items.properties.end,data:k}],!1;var c=U===e}else var c=!0;if(c){if(a.remark!==void 0){let k=a.remark;const U=e;if(typeof k!="string"&&k!==null)return z.errors=
[{instancePath:t+"/client/plays/"+V+"/remark",schemaPath:"#/properties/client/properties/plays/items/properties/remark/type",keyword:"type",params:{type:N.properties.
client.properties.plays.items.properties.remark.type},schema:N.properties.client.properties.plays.items.properties.remark.type,parentSchema:N.properties.client.
properties.plays.items.properties.remark,data:k}],!1;if(e===U&&typeof k=="string"&&A(k)>1e3)return z.errors=[{instancePath:t+"/client/plays/"+V+"/remark",schemaPath:"\
#/properties/client/properties/plays/items/properties/remark/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:N.properties.client.properties.
plays.items.properties.remark,data:k}],!1;var c=U===e}else var c=!0;if(c){if(a.repeats!==void 0){let k=a.repeats;const U=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))return z.errors=[{instancePath:t+"/client/plays/"+V+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/type",
keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.plays.items.properties.repeats.type,parentSchema:N.properties.client.properties.plays.
items.properties.repeats,data:k}],!1;if(e===U&&typeof k=="number"&&isFinite(k)){if(k>1e3||isNaN(k))return z.errors=[{instancePath:t+"/client/plays/"+V+"/repeats",
schemaPath:"#/properties/client/properties/plays/items/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:N.
properties.client.properties.plays.items.properties.repeats,data:k}],!1;if(k<0||isNaN(k))return z.errors=[{instancePath:t+"/client/plays/"+V+"/repeats",schemaPath:"\
#/properties/client/properties/plays/items/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.client.
properties.plays.items.properties.repeats,data:k}],!1}var c=U===e}else var c=!0;if(c){if(a.calls!==void 0){let k=a.calls;const U=e;if(!(typeof k=="number"&&!(k%
1)&&!isNaN(k)&&isFinite(k)))return z.errors=[{instancePath:t+"/client/plays/"+V+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls\
/type",keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.plays.items.properties.calls.type,parentSchema:N.properties.client.properties.
plays.items.properties.calls,data:k}],!1;if(e===U&&typeof k=="number"&&isFinite(k)){if(k>1e5||isNaN(k))return z.errors=[{instancePath:t+"/client/plays/"+V+"/cal\
ls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:N.
properties.client.properties.plays.items.properties.calls,data:k}],!1;if(k<0||isNaN(k))return z.errors=[{instancePath:t+"/client/plays/"+V+"/calls",schemaPath:"\
#/properties/client/properties/plays/items/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.client.
properties.plays.items.properties.calls,data:k}],!1}var c=U===e}else var c=!0;if(c){if(a.refused!==void 0){const k=e;Me(a.refused,{instancePath:t+"/client/plays\
/"+V+"/refused",parentData:a,parentDataProperty:"refused",rootData:w,dynamicAnchors:x})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var c=k===e}else var c=!0;
if(c){if(a.clockAheadMs!==void 0){let k=a.clockAheadMs;const U=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return z.errors=[{instancePath:t+"/cli\
ent/plays/"+V+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:N.
properties.client.properties.plays.items.properties.clockAheadMs.type,parentSchema:N.properties.client.properties.plays.items.properties.clockAheadMs,data:k}],!1;
if(e===U&&typeof k=="number"&&isFinite(k)){if(k>2592e6||isNaN(k))return z.errors=[{instancePath:t+"/client/plays/"+V+"/clockAheadMs",schemaPath:"#/properties/cl\
ient/properties/plays/items/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:N.properties.client.
properties.plays.items.properties.clockAheadMs,data:k}],!1;if(k<1||isNaN(k))return z.errors=[{instancePath:t+"/client/plays/"+V+"/clockAheadMs",schemaPath:"#/pr\
operties/client/properties/plays/items/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.client.
properties.plays.items.properties.clockAheadMs,data:k}],!1}var c=U===e}else var c=!0;if(c)if(a.handshakes!==void 0){let k=a.handshakes;const U=e;if(e===U)if(k&&
typeof k=="object"&&!Array.isArray(k)){let F;if(k.silent===void 0&&(F="silent")||k.spoken===void 0&&(F="spoken"))return z.errors=[{instancePath:t+"/client/plays\
/"+V+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/required",keyword:"required",params:{missingProperty:F},schema:N.
properties.client.properties.plays.items.properties.handshakes.required,parentSchema:N.properties.client.properties.plays.items.properties.handshakes,data:k}],!1;
{const te=e;for(const Z in k)if(!(Z==="silent"||Z==="spoken")){return z.errors=[{instancePath:t+"/client/plays/"+V+"/handshakes",schemaPath:"#/properties/client\
/properties/plays/items/properties/handshakes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Z},schema:!1,parentSchema:N.properties.
client.properties.plays.items.properties.handshakes,data:k}],!1;break}if(te===e){if(k.silent!==void 0){let Z=k.silent;const ne=e;if(!(typeof Z=="number"&&!(Z%1)&&
!isNaN(Z)&&isFinite(Z)))return z.errors=[{instancePath:t+"/client/plays/"+V+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properti\
es/handshakes/properties/silent/type",keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.plays.items.properties.handshakes.properties.
silent.type,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:Z}],!1;if(e===ne&&typeof Z=="number"&&isFinite(
Z)){if(Z>1e9||isNaN(Z))return z.errors=[{instancePath:t+"/client/plays/"+V+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/propertie\
s/handshakes/properties/silent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:N.properties.client.properties.plays.items.
properties.handshakes.properties.silent,data:Z}],!1;if(Z<0||isNaN(Z))return z.errors=[{instancePath:t+"/client/plays/"+V+"/handshakes/silent",schemaPath:"#/prop\
erties/client/properties/plays/items/properties/handshakes/properties/silent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.
properties.client.properties.plays.items.properties.handshakes.properties.silent,data:Z}],!1}var B=ne===e}else var B=!0;if(B)if(k.spoken!==void 0){let Z=k.spoken;
const ne=e;if(!(typeof Z=="number"&&!(Z%1)&&!isNaN(Z)&&isFinite(Z)))return z.errors=[{instancePath:t+"/client/plays/"+V+"/handshakes/spoken",schemaPath:"#/prope\
rties/client/properties/plays/items/properties/handshakes/properties/spoken/type",keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.plays.
items.properties.handshakes.properties.spoken.type,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:Z}],!1;if(e===
ne&&typeof Z=="number"&&isFinite(Z)){if(Z>1e9||isNaN(Z))return z.errors=[{instancePath:t+"/client/plays/"+V+"/handshakes/spoken",schemaPath:"#/properties/client\
/properties/plays/items/properties/handshakes/properties/spoken/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:N.properties.
client.properties.plays.items.properties.handshakes.properties.spoken,data:Z}],!1;if(Z<0||isNaN(Z))return z.errors=[{instancePath:t+"/client/plays/"+V+"/handsha\
kes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:Z}],!1}var B=ne===e}else var B=!0}}}else return z.
errors=[{instancePath:t+"/client/plays/"+V+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/type",keyword:"type",params:{
type:"object"},schema:N.properties.client.properties.plays.items.properties.handshakes.type,parentSchema:N.properties.client.properties.plays.items.properties.handshakes,
data:k}],!1;var c=U===e}else var c=!0}}}}}}}}}}}else return z.errors=[{instancePath:t+"/client/plays/"+V,schemaPath:"#/properties/client/properties/plays/items/\
type",keyword:"type",params:{type:"object"},schema:N.properties.client.properties.plays.items.type,parentSchema:N.properties.client.properties.plays.items,data:a}],
!1;var o=m===e;if(!o)break}}}else return z.errors=[{instancePath:t+"/client/plays",schemaPath:"#/properties/client/properties/plays/type",keyword:"type",params:{
type:"array"},schema:N.properties.client.properties.plays.type,parentSchema:N.properties.client.properties.plays,data:b}],!1;var E=h===e}else var E=!0}}}}}}}else
return z.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type:"object"},schema:N.properties.client.type,parentSchema:N.
properties.client,data:g}],!1;var p=O===e}else var p=!0;if(p)if(r.pool!==void 0){let g=r.pool;const O=e;if(e===O)if(g&&typeof g=="object"&&!Array.isArray(g)){let J;
if(g.stays===void 0&&(J="stays")||g.reservationIds===void 0&&(J="reservationIds"))return z.errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/require\
d",keyword:"required",params:{missingProperty:J},schema:N.properties.pool.required,parentSchema:N.properties.pool,data:g}],!1;{const G=e;for(const b in g)if(!(b===
"stays"||b==="reservationIds")){return z.errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:b},schema:!1,parentSchema:N.properties.pool,data:g}],!1;break}if(G===e){if(g.stays!==void 0){let b=g.stays;const h=e;if(!(typeof b=="number"&&
!(b%1)&&!isNaN(b)&&isFinite(b)))return z.errors=[{instancePath:t+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/type",keyword:"type",params:{type:"\
integer"},schema:N.properties.pool.properties.stays.type,parentSchema:N.properties.pool.properties.stays,data:b}],!1;if(e===h&&typeof b=="number"&&isFinite(b)){
if(b>5e3||isNaN(b))return z.errors=[{instancePath:t+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3},schema:5e3,parentSchema:N.properties.pool.properties.stays,data:b}],!1;if(b<0||isNaN(b))return z.errors=[{instancePath:t+"/pool/stays",schemaPath:"\
#/properties/pool/properties/stays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.pool.properties.stays,data:b}],
!1}var $=h===e}else var $=!0;if($)if(g.reservationIds!==void 0){let b=g.reservationIds;const h=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return z.
errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/type",keyword:"type",params:{type:"integer"},schema:N.properties.
pool.properties.reservationIds.type,parentSchema:N.properties.pool.properties.reservationIds,data:b}],!1;if(e===h&&typeof b=="number"&&isFinite(b)){if(b>2e4||isNaN(
b))return z.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2e4},schema:2e4,parentSchema:N.properties.pool.properties.reservationIds,data:b}],!1;if(b<0||isNaN(b))return z.errors=[{instancePath:t+"/pool/reservat\
ionIds",schemaPath:"#/properties/pool/properties/reservationIds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.pool.
properties.reservationIds,data:b}],!1}var $=h===e}else var $=!0}}}else return z.errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/type",keyword:"typ\
e",params:{type:"object"},schema:N.properties.pool.type,parentSchema:N.properties.pool,data:g}],!1;var p=O===e}else var p=!0}}}}}}}}}}}}}else return z.errors=[{
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.type,parentSchema:N,data:r}],!1;return z.errors=s,e===0}export const exchange=T;
const q={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"exchange.schema.json",title:"A line of evidence.ndjson",description:"One exchange: a reques\
t, and the reply or the failure that it met. Secrets are replaced by placeholders. A line has at most a million characters, and there are at most 20,000 of them\
.",type:"object",additionalProperties:!1,required:["id","seq","request","reply","failure","sentAt","durationMs","issued","waits"],oneOf:[{properties:{reply:{type:"\
null"}}},{properties:{failure:{type:"null"}}}],wanted:"either a reply or a failure",properties:{id:{type:"string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id\
 such as check-in/0123456789ab"},seq:{type:"integer",minimum:0,maximum:2e4},request:{type:"object",additionalProperties:!1,required:["operation","method","url",
"headers","body"],properties:{operation:{$ref:"certification.schema.json#/$defs/operation"},method:{type:"string",maxLength:64,pattern:"^[!#$%&'*+.^_`|~0-9A-Za-\
z-]+$",wanted:"a method of HTTP"},url:{type:"string",maxLength:65536},headers:{$ref:"#/$defs/headers"},body:{anyOf:[{type:"null"},{$ref:"#/$defs/body"}],wanted:"\
null or a body: bytes, and either text or base64"},connection:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",wanted:"the name of a connection, such as one-c\
onnection"}}},reply:{type:["object","null"],additionalProperties:!1,required:["status","reason","headers","body"],properties:{status:{type:"integer",minimum:0,maximum:999},
reason:{type:"string",maxLength:131072},headers:{$ref:"#/$defs/headers"},body:{$ref:"#/$defs/body"}}},failure:{type:["object","null"],additionalProperties:!1,required:[
"kind","message"],properties:{kind:{enum:["dns","refused","reset","timeout","tls","proxy","not-sent","no-token","not-alterable","not-sendable","pool-exhausted",
"no-reservation-id","framing","network"]},message:{type:"string",maxLength:2e5}}},sentAt:{$ref:"run.schema.json#/$defs/moment"},durationMs:{type:"number",minimum:-864e5,
maximum:864e5},issued:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["tag","format","headerSafe"],properties:{flaw:{enum:["un\
sendable","guessable","telltale"]},tag:{type:"string",maxLength:8,pattern:"^[0-9a-f]{8}$",wanted:"8 hexadecimal digits in lower case"},format:{enum:["jwt","opaq\
ue"]},headerSafe:{type:"boolean"}}}},waits:{type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["status","retryAfter","waitedMs"],properties:{
status:{type:"integer",minimum:0,maximum:999},retryAfter:{type:["string","null"],maxLength:131072},waitedMs:{type:"number",minimum:0,maximum:864e5}}}},leased:{type:"\
array",minItems:1,maxItems:100,items:{type:"integer",minimum:0,maximum:2e4}},assumed:{const:!0},received:{type:"object",additionalProperties:!1,required:["scene",
"connection","reused","protocol","tls","bodyMs"],properties:{scene:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",wanted:"the name of a scene"},connection:{
type:"integer",minimum:1,maximum:2e4},reused:{type:"boolean"},protocol:{enum:["HTTP/1.0","HTTP/1.1","HTTP/2","HTTP/3","unknown"]},tls:{type:["object","null"],additionalProperties:!1,
required:["protocol","serverName"],properties:{protocol:{type:"string",maxLength:16},serverName:{type:["string","null"],maxLength:253}}},bodyMs:{type:"integer",
minimum:0,maximum:864e5},astray:{const:!0},aborted:{const:!0},lost:{const:!0}}},guestAbsent:{type:"object",additionalProperties:!1,required:["met"],properties:{
met:{type:"string",maxLength:2e5},assumed:{const:!0}}}},$defs:{headers:{type:"array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",
maxLength:131072}}},body:{description:"A body of up to 16,384 bytes is kept whole: as text where it is UTF-8, in base64 otherwise. Of a longer one, sha256 and t\
he first 512 characters are kept. `bytes` is the length before secrets were replaced.",type:"object",additionalProperties:!1,required:["bytes"],anyOf:[{required:[
"text"]},{required:["base64"]}],dependentSchemas:{base64:{properties:{text:!1,sha256:!1}}},wanted:"either text or base64",properties:{text:{type:"string",maxLength:16384},
base64:{type:"string",maxLength:21848,pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},sha256:{$ref:"run.sche\
ma.json#/$defs/sha256"},truncated:{const:!0}}}}},tt=new RegExp("^[!-~]+$","u"),st=new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","u"),at=new RegExp("^[0-9a-f]{8}$",
"u"),vr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};function Sr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"?(Sr.errors=
s,e===0):(Sr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vr.enum},schema:vr.enum,parentSchema:vr,data:r}],!1)}const er={type:"\
array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}};function Re(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>1e4)return Re.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:1e4},schema:1e4,parentSchema:er,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let l=r[p];const I=e;if(e===I)if(Array.isArray(
l)){if(l.length>2)return Re.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:er.items,data:l}],
!1;if(l.length<2)return Re.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:er.items,data:l}],
!1;{var v=!0;const E=l.length;for(let o=0;o<E;o++){let c=l[o];const B=e;if(e===B)if(typeof c=="string"){if(A(c)>131072)return Re.errors=[{instancePath:t+"/"+p+"\
/"+o,schemaPath:"#/items/items/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:er.items.items,data:c}],!1}else return Re.errors=
[{instancePath:t+"/"+p+"/"+o,schemaPath:"#/items/items/type",keyword:"type",params:{type:"string"},schema:er.items.items.type,parentSchema:er.items.items,data:c}],
!1;var v=B===e;if(!v)break}}}else return Re.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"array"},schema:er.items.type,parentSchema:er.
items,data:l}],!1;var i=I===e;if(!i)break}}}else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:er.type,parentSchema:er,
data:r}],!1;return Re.errors=s,e===0}const ue={description:"A body of up to 16,384 bytes is kept whole: as text where it is UTF-8, in base64 otherwise. Of a lon\
ger one, sha256 and the first 512 characters are kept. `bytes` is the length before secrets were replaced.",type:"object",additionalProperties:!1,required:["byt\
es"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{base64:{properties:{text:!1,sha256:!1}}},wanted:"either text or base64",properties:{text:{
type:"string",maxLength:16384},base64:{type:"string",maxLength:21848,pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},
sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}},it=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u");function fr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(A(r)>64)return fr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:Be,data:r}],!1;if(!Zr.test(r))return fr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:Be,data:r}],!1}else return fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:Be.type,parentSchema:Be,data:r}],!1;return fr.errors=s,e===0}function ke(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let v=!1;const u=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.text===void 0&&(j="text")){const E={
instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:j},schema:ue.anyOf[0].required,parentSchema:ue.anyOf[0],data:r};s===null?
s=[E]:s.push(E),e++}}var p=u===e;if(v=v||p,!v){const j=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.base64===void 0&&(o="base64")){const c={instancePath:t,
schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:o},schema:ue.anyOf[1].required,parentSchema:ue.anyOf[1],data:r};s===null?s=[c]:s.push(
c),e++}}var p=j===e;v=v||p}if(v)e=i,s!==null&&(i?s.length=i:s=null);else{const j={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:ue.anyOf,
parentSchema:ue,data:r};return s===null?s=[j]:s.push(j),e++,ke.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.bytes===void 0&&(j="\
bytes"))return ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:j},schema:ue.required,parentSchema:ue,data:r}],!1;{
const E=e;for(const o in r)if(!(o==="text"||o==="base64"||o==="bytes"||o==="sha256"||o==="truncated")){return ke.errors=[{instancePath:t,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:ue,data:r}],!1;break}if(E===e){if(r.text!==void 0){let o=r.text;
const c=e;if(e===c)if(typeof o=="string"){if(A(o)>16384)return ke.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
limit:16384},schema:16384,parentSchema:ue.properties.text,data:o}],!1}else return ke.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:ue.properties.text.type,parentSchema:ue.properties.text,data:o}],!1;var l=c===e}else var l=!0;if(l){if(r.base64!==void 0){let o=r.
base64;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>21848)return ke.errors=[{instancePath:t+"/base64",schemaPath:"#/properties/base64/maxLength",keyword:"m\
axLength",params:{limit:21848},schema:21848,parentSchema:ue.properties.base64,data:o}],!1;if(!it.test(o))return ke.errors=[{instancePath:t+"/base64",schemaPath:"\
#/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:ue.properties.base64,data:o}],
!1}else return ke.errors=[{instancePath:t+"/base64",schemaPath:"#/properties/base64/type",keyword:"type",params:{type:"string"},schema:ue.properties.base64.type,
parentSchema:ue.properties.base64,data:o}],!1;var l=c===e}else var l=!0;if(l){if(r.bytes!==void 0){let o=r.bytes;const c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return ke.errors=[{instancePath:t+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:ue.properties.bytes.
type,parentSchema:ue.properties.bytes,data:o}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>16777216||isNaN(o))return ke.errors=[{instancePath:t+"/bytes",
schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:16777216},schema:16777216,parentSchema:ue.properties.bytes,data:o}],!1;if(o<
0||isNaN(o))return ke.errors=[{instancePath:t+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ue.
properties.bytes,data:o}],!1}var l=c===e}else var l=!0;if(l){if(r.sha256!==void 0){const o=e;fr(r.sha256,{instancePath:t+"/sha256",parentData:r,parentDataProperty:"\
sha256",rootData:w,dynamicAnchors:x})||(s=s===null?fr.errors:s.concat(fr.errors),e=s.length);var l=o===e}else var l=!0;if(l){if(r.truncated!==void 0){let o=r.truncated;
const c=e;if(o!==!0)return ke.errors=[{instancePath:t+"/truncated",schemaPath:"#/properties/truncated/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:ue.properties.truncated,data:o}],!1;var l=c===e}else var l=!0;if(l&&r.base64!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==void 0){
var I=!1;return ke.errors=[{instancePath:t+"/text",schemaPath:"#/dependentSchemas/base64/properties/text/false schema",keyword:"false schema",params:{},schema:!1,
parentSchema:ue.dependentSchemas.base64.properties.text,data:r.text}],!1}else var I=!0;if(I)if(r.sha256!==void 0){var I=!1;return ke.errors=[{instancePath:t+"/s\
ha256",schemaPath:"#/dependentSchemas/base64/properties/sha256/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:ue.dependentSchemas.base64.
properties.sha256,data:r.sha256}],!1}else var I=!0}}}}}}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ue.
type,parentSchema:ue,data:r}],!1;return ke.errors=s,e===0}function mr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(A(r)>24)return mr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},
schema:24,parentSchema:Je,data:r}],!1;if(Er.test(r)){if(!Lr.validate(r))return mr.errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:Je,data:r}],!1}else return mr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:Je,data:r}],!1}else return mr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Je.type,parentSchema:Je,data:r}],!1;return mr.errors=s,e===0}function T(r,{
instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let v=!1,u=null;const p=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)&&r.reply!==void 0){let b=r.reply;if(b!==null){const h={instancePath:t+"/reply",schemaPath:"#/oneOf/0/properties/reply/type",keyword:"ty\
pe",params:{type:"null"},schema:q.oneOf[0].properties.reply.type,parentSchema:q.oneOf[0].properties.reply,data:b};s===null?s=[h]:s.push(h),e++}}var I=p===e;I&&(v=
!0,u=0);const l=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.failure!==void 0){let b=r.failure;if(b!==null){const h={instancePath:t+"/failure",schemaPath:"#\
/oneOf/1/properties/failure/type",keyword:"type",params:{type:"null"},schema:q.oneOf[1].properties.failure.type,parentSchema:q.oneOf[1].properties.failure,data:b};
s===null?s=[h]:s.push(h),e++}}var I=l===e;if(I&&v?(v=!1,u=[u,1]):I&&(v=!0,u=1),v)e=i,s!==null&&(i?s.length=i:s=null);else{const b={instancePath:t,schemaPath:"#/\
oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:q.oneOf,parentSchema:q,data:r};return s===null?s=[b]:s.push(b),e++,T.errors=s,!1}if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let b;if(r.id===void 0&&(b="id")||r.seq===void 0&&(b="seq")||r.request===void 0&&(b="request")||r.reply===void 0&&(b="reply")||r.failure===
void 0&&(b="failure")||r.sentAt===void 0&&(b="sentAt")||r.durationMs===void 0&&(b="durationMs")||r.issued===void 0&&(b="issued")||r.waits===void 0&&(b="waits"))
return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:b},schema:q.required,parentSchema:q,data:r}],!1;{const h=e;for(const y in r)
if(!Ee.call(q.properties,y)){return T.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,
parentSchema:q,data:r}],!1;break}if(h===e){if(r.id!==void 0){let y=r.id;const K=e;if(e===K)if(typeof y=="string"){if(A(y)>128)return T.errors=[{instancePath:t+"\
/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:q.properties.id,data:y}],!1;if(!tt.test(y))return T.errors=
[{instancePath:t+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:q.properties.id,data:y}],
!1}else return T.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:q.properties.id.type,parentSchema:q.
properties.id,data:y}],!1;var j=K===e}else var j=!0;if(j){if(r.seq!==void 0){let y=r.seq;const K=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return T.
errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type:"integer"},schema:q.properties.seq.type,parentSchema:q.properties.
seq,data:y}],!1;if(e===K&&typeof y=="number"&&isFinite(y)){if(y>2e4||isNaN(y))return T.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.properties.seq,data:y}],!1;if(y<0||isNaN(y))return T.errors=[{instancePath:t+"/seq",schemaPath:"\
#/properties/seq/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.seq,data:y}],!1}var j=K===e}else var j=!0;if(j){
if(r.request!==void 0){let y=r.request;const K=e;if(e===K)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.operation===void 0&&(a="operation")||y.method===
void 0&&(a="method")||y.url===void 0&&(a="url")||y.headers===void 0&&(a="headers")||y.body===void 0&&(a="body"))return T.errors=[{instancePath:t+"/request",schemaPath:"\
#/properties/request/required",keyword:"required",params:{missingProperty:a},schema:q.properties.request.required,parentSchema:q.properties.request,data:y}],!1;
{const m=e;for(const d in y)if(!(d==="operation"||d==="method"||d==="url"||d==="headers"||d==="body"||d==="connection")){return T.errors=[{instancePath:t+"/requ\
est",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:q.properties.request,
data:y}],!1;break}if(m===e){if(y.operation!==void 0){const d=e;Sr(y.operation,{instancePath:t+"/request/operation",parentData:y,parentDataProperty:"operation",rootData:w,
dynamicAnchors:x})||(s=s===null?Sr.errors:s.concat(Sr.errors),e=s.length);var E=d===e}else var E=!0;if(E){if(y.method!==void 0){let d=y.method;const f=e;if(e===
f)if(typeof d=="string"){if(A(d)>64)return T.errors=[{instancePath:t+"/request/method",schemaPath:"#/properties/request/properties/method/maxLength",keyword:"ma\
xLength",params:{limit:64},schema:64,parentSchema:q.properties.request.properties.method,data:d}],!1;if(!st.test(d))return T.errors=[{instancePath:t+"/request/m\
ethod",schemaPath:"#/properties/request/properties/method/pattern",keyword:"pattern",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-\
9A-Za-z-]+$",parentSchema:q.properties.request.properties.method,data:d}],!1}else return T.errors=[{instancePath:t+"/request/method",schemaPath:"#/properties/re\
quest/properties/method/type",keyword:"type",params:{type:"string"},schema:q.properties.request.properties.method.type,parentSchema:q.properties.request.properties.
method,data:d}],!1;var E=f===e}else var E=!0;if(E){if(y.url!==void 0){let d=y.url;const f=e;if(e===f)if(typeof d=="string"){if(A(d)>65536)return T.errors=[{instancePath:t+
"/request/url",schemaPath:"#/properties/request/properties/url/maxLength",keyword:"maxLength",params:{limit:65536},schema:65536,parentSchema:q.properties.request.
properties.url,data:d}],!1}else return T.errors=[{instancePath:t+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type:"\
string"},schema:q.properties.request.properties.url.type,parentSchema:q.properties.request.properties.url,data:d}],!1;var E=f===e}else var E=!0;if(E){if(y.headers!==
void 0){const d=e;Re(y.headers,{instancePath:t+"/request/headers",parentData:y,parentDataProperty:"headers",rootData:w,dynamicAnchors:x})||(s=s===null?Re.errors:
s.concat(Re.errors),e=s.length);var E=d===e}else var E=!0;if(E){if(y.body!==void 0){let d=y.body;const f=e,S=e;let k=!1;const U=e;if(d!==null){const F={instancePath:t+
"/request/body",schemaPath:"#/properties/request/properties/body/anyOf/0/type",keyword:"type",params:{type:"null"},schema:q.properties.request.properties.body.anyOf[0].
type,parentSchema:q.properties.request.properties.body.anyOf[0],data:d};s===null?s=[F]:s.push(F),e++}var o=U===e;if(k=k||o,!k){const F=e;ke(d,{instancePath:t+"/\
request/body",parentData:y,parentDataProperty:"body",rootData:w,dynamicAnchors:x})||(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var o=F===e;k=k||o}if(k)
e=S,s!==null&&(S?s.length=S:s=null);else{const F={instancePath:t+"/request/body",schemaPath:"#/properties/request/properties/body/anyOf",keyword:"anyOf",params:{},
schema:q.properties.request.properties.body.anyOf,parentSchema:q.properties.request.properties.body,data:d};return s===null?s=[F]:s.push(F),e++,T.errors=s,!1}var E=f===
e}else var E=!0;if(E)if(y.connection!==void 0){let d=y.connection;const f=e;if(e===f)if(typeof d=="string"){if(A(d)>64)return T.errors=[{instancePath:t+"/reques\
t/connection",schemaPath:"#/properties/request/properties/connection/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:q.properties.request.
properties.connection,data:d}],!1;if(!Mr.test(d))return T.errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/connection/p\
attern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:q.properties.request.properties.connection,data:d}],!1}else return T.
errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/connection/type",keyword:"type",params:{type:"string"},schema:q.properties.
request.properties.connection.type,parentSchema:q.properties.request.properties.connection,data:d}],!1;var E=f===e}else var E=!0}}}}}}}else return T.errors=[{instancePath:t+
"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},schema:q.properties.request.type,parentSchema:q.properties.request,data:y}],
!1;var j=K===e}else var j=!0;if(j){if(r.reply!==void 0){let y=r.reply;const K=e;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null)return T.errors=[{instancePath:t+
"/reply",schemaPath:"#/properties/reply/type",keyword:"type",params:{type:q.properties.reply.type},schema:q.properties.reply.type,parentSchema:q.properties.reply,
data:y}],!1;if(e===K&&y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.status===void 0&&(a="status")||y.reason===void 0&&(a="reason")||y.headers===void 0&&(a=
"headers")||y.body===void 0&&(a="body"))return T.errors=[{instancePath:t+"/reply",schemaPath:"#/properties/reply/required",keyword:"required",params:{missingProperty:a},
schema:q.properties.reply.required,parentSchema:q.properties.reply,data:y}],!1;{const m=e;for(const d in y)if(!(d==="status"||d==="reason"||d==="headers"||d==="\
body")){return T.errors=[{instancePath:t+"/reply",schemaPath:"#/properties/reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
schema:!1,parentSchema:q.properties.reply,data:y}],!1;break}if(m===e){if(y.status!==void 0){let d=y.status;const f=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&
isFinite(d)))return T.errors=[{instancePath:t+"/reply/status",schemaPath:"#/properties/reply/properties/status/type",keyword:"type",params:{type:"integer"},schema:q.
properties.reply.properties.status.type,parentSchema:q.properties.reply.properties.status,data:d}],!1;if(e===f&&typeof d=="number"&&isFinite(d)){if(d>999||isNaN(
d))return T.errors=[{instancePath:t+"/reply/status",schemaPath:"#/properties/reply/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
schema:999,parentSchema:q.properties.reply.properties.status,data:d}],!1;if(d<0||isNaN(d))return T.errors=[{instancePath:t+"/reply/status",schemaPath:"#/propert\
ies/reply/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.reply.properties.status,data:d}],!1}var c=f===
e}else var c=!0;if(c){if(y.reason!==void 0){let d=y.reason;const f=e;if(e===f)if(typeof d=="string"){if(A(d)>131072)return T.errors=[{instancePath:t+"/reply/rea\
son",schemaPath:"#/properties/reply/properties/reason/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:q.properties.reply.properties.
reason,data:d}],!1}else return T.errors=[{instancePath:t+"/reply/reason",schemaPath:"#/properties/reply/properties/reason/type",keyword:"type",params:{type:"str\
ing"},schema:q.properties.reply.properties.reason.type,parentSchema:q.properties.reply.properties.reason,data:d}],!1;var c=f===e}else var c=!0;if(c){if(y.headers!==
void 0){const d=e;Re(y.headers,{instancePath:t+"/reply/headers",parentData:y,parentDataProperty:"headers",rootData:w,dynamicAnchors:x})||(s=s===null?Re.errors:s.
concat(Re.errors),e=s.length);var c=d===e}else var c=!0;if(c)if(y.body!==void 0){const d=e;ke(y.body,{instancePath:t+"/reply/body",parentData:y,parentDataProperty:"\
body",rootData:w,dynamicAnchors:x})||(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var c=d===e}else var c=!0}}}}}var j=K===e}else var j=!0;if(j){if(r.failure!==
void 0){let y=r.failure;const K=e;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null)return T.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/\
failure/type",keyword:"type",params:{type:q.properties.failure.type},schema:q.properties.failure.type,parentSchema:q.properties.failure,data:y}],!1;if(e===K&&y&&
typeof y=="object"&&!Array.isArray(y)){let a;if(y.kind===void 0&&(a="kind")||y.message===void 0&&(a="message"))return T.errors=[{instancePath:t+"/failure",schemaPath:"\
#/properties/failure/required",keyword:"required",params:{missingProperty:a},schema:q.properties.failure.required,parentSchema:q.properties.failure,data:y}],!1;
{const m=e;for(const d in y)if(!(d==="kind"||d==="message")){return T.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:q.properties.failure,data:y}],!1;break}if(m===e){if(y.kind!==void 0){let d=y.
kind;const f=e;if(!(d==="dns"||d==="refused"||d==="reset"||d==="timeout"||d==="tls"||d==="proxy"||d==="not-sent"||d==="no-token"||d==="not-alterable"||d==="not-\
sendable"||d==="pool-exhausted"||d==="no-reservation-id"||d==="framing"||d==="network"))return T.errors=[{instancePath:t+"/failure/kind",schemaPath:"#/propertie\
s/failure/properties/kind/enum",keyword:"enum",params:{allowedValues:q.properties.failure.properties.kind.enum},schema:q.properties.failure.properties.kind.enum,
parentSchema:q.properties.failure.properties.kind,data:d}],!1;var B=f===e}else var B=!0;if(B)if(y.message!==void 0){let d=y.message;const f=e;if(e===f)if(typeof d==
"string"){if(A(d)>2e5)return T.errors=[{instancePath:t+"/failure/message",schemaPath:"#/properties/failure/properties/message/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:q.properties.failure.properties.message,data:d}],!1}else return T.errors=[{instancePath:t+"/failure/message",schemaPath:"#/pr\
operties/failure/properties/message/type",keyword:"type",params:{type:"string"},schema:q.properties.failure.properties.message.type,parentSchema:q.properties.failure.
properties.message,data:d}],!1;var B=f===e}else var B=!0}}}var j=K===e}else var j=!0;if(j){if(r.sentAt!==void 0){const y=e;mr(r.sentAt,{instancePath:t+"/sentAt",
parentData:r,parentDataProperty:"sentAt",rootData:w,dynamicAnchors:x})||(s=s===null?mr.errors:s.concat(mr.errors),e=s.length);var j=y===e}else var j=!0;if(j){if(r.
durationMs!==void 0){let y=r.durationMs;const K=e;if(e===K)if(typeof y=="number"&&isFinite(y)){if(y>864e5||isNaN(y))return T.errors=[{instancePath:t+"/durationM\
s",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:q.properties.durationMs,data:y}],
!1;if(y<-864e5||isNaN(y))return T.errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},
schema:-864e5,parentSchema:q.properties.durationMs,data:y}],!1}else return T.errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"\
type",params:{type:"number"},schema:q.properties.durationMs.type,parentSchema:q.properties.durationMs,data:y}],!1;var j=K===e}else var j=!0;if(j){if(r.issued!==
void 0){let y=r.issued;const K=e;if(e===K)if(Array.isArray(y)){if(y.length>1e3)return T.errors=[{instancePath:t+"/issued",schemaPath:"#/properties/issued/maxIte\
ms",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:q.properties.issued,data:y}],!1;{var $=!0;const a=y.length;for(let m=0;m<a;m++){let d=y[m];const f=e;
if(e===f)if(d&&typeof d=="object"&&!Array.isArray(d)){let k;if(d.tag===void 0&&(k="tag")||d.format===void 0&&(k="format")||d.headerSafe===void 0&&(k="headerSafe"))
return T.errors=[{instancePath:t+"/issued/"+m,schemaPath:"#/properties/issued/items/required",keyword:"required",params:{missingProperty:k},schema:q.properties.
issued.items.required,parentSchema:q.properties.issued.items,data:d}],!1;{const U=e;for(const _ in d)if(!(_==="flaw"||_==="tag"||_==="format"||_==="headerSafe")){
return T.errors=[{instancePath:t+"/issued/"+m,schemaPath:"#/properties/issued/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
schema:!1,parentSchema:q.properties.issued.items,data:d}],!1;break}if(U===e){if(d.flaw!==void 0){let _=d.flaw;const F=e;if(!(_==="unsendable"||_==="guessable"||
_==="telltale"))return T.errors=[{instancePath:t+"/issued/"+m+"/flaw",schemaPath:"#/properties/issued/items/properties/flaw/enum",keyword:"enum",params:{allowedValues:q.
properties.issued.items.properties.flaw.enum},schema:q.properties.issued.items.properties.flaw.enum,parentSchema:q.properties.issued.items.properties.flaw,data:_}],
!1;var D=F===e}else var D=!0;if(D){if(d.tag!==void 0){let _=d.tag;const F=e;if(e===F)if(typeof _=="string"){if(A(_)>8)return T.errors=[{instancePath:t+"/issued/"+
m+"/tag",schemaPath:"#/properties/issued/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:8},schema:8,parentSchema:q.properties.issued.items.properties.
tag,data:_}],!1;if(!at.test(_))return T.errors=[{instancePath:t+"/issued/"+m+"/tag",schemaPath:"#/properties/issued/items/properties/tag/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:q.properties.issued.items.properties.tag,data:_}],!1}else return T.errors=[{instancePath:t+
"/issued/"+m+"/tag",schemaPath:"#/properties/issued/items/properties/tag/type",keyword:"type",params:{type:"string"},schema:q.properties.issued.items.properties.
tag.type,parentSchema:q.properties.issued.items.properties.tag,data:_}],!1;var D=F===e}else var D=!0;if(D){if(d.format!==void 0){let _=d.format;const F=e;if(!(_===
"jwt"||_==="opaque"))return T.errors=[{instancePath:t+"/issued/"+m+"/format",schemaPath:"#/properties/issued/items/properties/format/enum",keyword:"enum",params:{
allowedValues:q.properties.issued.items.properties.format.enum},schema:q.properties.issued.items.properties.format.enum,parentSchema:q.properties.issued.items.properties.
format,data:_}],!1;var D=F===e}else var D=!0;if(D)if(d.headerSafe!==void 0){let _=d.headerSafe;const F=e;if(typeof _!="boolean")return T.errors=[{instancePath:t+
"/issued/"+m+"/headerSafe",schemaPath:"#/properties/issued/items/properties/headerSafe/type",keyword:"type",params:{type:"boolean"},schema:q.properties.issued.items.
properties.headerSafe.type,parentSchema:q.properties.issued.items.properties.headerSafe,data:_}],!1;var D=F===e}else var D=!0}}}}}else return T.errors=[{instancePath:t+
"/issued/"+m,schemaPath:"#/properties/issued/items/type",keyword:"type",params:{type:"object"},schema:q.properties.issued.items.type,parentSchema:q.properties.issued.
items,data:d}],!1;var $=f===e;if(!$)break}}}else return T.errors=[{instancePath:t+"/issued",schemaPath:"#/properties/issued/type",keyword:"type",params:{type:"a\
rray"},schema:q.properties.issued.type,parentSchema:q.properties.issued,data:y}],!1;var j=K===e}else var j=!0;if(j){if(r.waits!==void 0){let y=r.waits;const K=e;
if(e===K)if(Array.isArray(y)){if(y.length>100)return T.errors=[{instancePath:t+"/waits",schemaPath:"#/properties/waits/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:q.properties.waits,data:y}],!1;{var R=!0;const a=y.length;for(let m=0;m<a;m++){let d=y[m];const f=e;if(e===f)if(d&&typeof d=="object"&&!Array.
isArray(d)){let k;if(d.status===void 0&&(k="status")||d.retryAfter===void 0&&(k="retryAfter")||d.waitedMs===void 0&&(k="waitedMs"))return T.errors=[{instancePath:t+
"/waits/"+m,schemaPath:"#/properties/waits/items/required",keyword:"required",params:{missingProperty:k},schema:q.properties.waits.items.required,parentSchema:q.
properties.waits.items,data:d}],!1;{const U=e;for(const _ in d)if(!(_==="status"||_==="retryAfter"||_==="waitedMs")){return T.errors=[{instancePath:t+"/waits/"+
m,schemaPath:"#/properties/waits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:q.properties.waits.
items,data:d}],!1;break}if(U===e){if(d.status!==void 0){let _=d.status;const F=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return T.errors=[{instancePath:t+
"/waits/"+m+"/status",schemaPath:"#/properties/waits/items/properties/status/type",keyword:"type",params:{type:"integer"},schema:q.properties.waits.items.properties.
status.type,parentSchema:q.properties.waits.items.properties.status,data:_}],!1;if(e===F&&typeof _=="number"&&isFinite(_)){if(_>999||isNaN(_))return T.errors=[{
instancePath:t+"/waits/"+m+"/status",schemaPath:"#/properties/waits/items/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,
parentSchema:q.properties.waits.items.properties.status,data:_}],!1;if(_<0||isNaN(_))return T.errors=[{instancePath:t+"/waits/"+m+"/status",schemaPath:"#/proper\
ties/waits/items/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.waits.items.properties.status,
data:_}],!1}var g=F===e}else var g=!0;if(g){if(d.retryAfter!==void 0){let _=d.retryAfter;const F=e;if(typeof _!="string"&&_!==null)return T.errors=[{instancePath:t+
"/waits/"+m+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/type",keyword:"type",params:{type:q.properties.waits.items.properties.retryAfter.
type},schema:q.properties.waits.items.properties.retryAfter.type,parentSchema:q.properties.waits.items.properties.retryAfter,data:_}],!1;if(e===F&&typeof _=="st\
ring"&&A(_)>131072)return T.errors=[{instancePath:t+"/waits/"+m+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/maxLength",keyword:"max\
Length",params:{limit:131072},schema:131072,parentSchema:q.properties.waits.items.properties.retryAfter,data:_}],!1;var g=F===e}else var g=!0;if(g)if(d.waitedMs!==
void 0){let _=d.waitedMs;const F=e;if(e===F)if(typeof _=="number"&&isFinite(_)){if(_>864e5||isNaN(_))return T.errors=[{instancePath:t+"/waits/"+m+"/waitedMs",schemaPath:"\
#/properties/waits/items/properties/waitedMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:q.properties.waits.items.
properties.waitedMs,data:_}],!1;if(_<0||isNaN(_))return T.errors=[{instancePath:t+"/waits/"+m+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waited\
Ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.waits.items.properties.waitedMs,data:_}],!1}else return T.errors=
[{instancePath:t+"/waits/"+m+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/type",keyword:"type",params:{type:"number"},schema:q.properties.
waits.items.properties.waitedMs.type,parentSchema:q.properties.waits.items.properties.waitedMs,data:_}],!1;var g=F===e}else var g=!0}}}}else return T.errors=[{instancePath:t+
"/waits/"+m,schemaPath:"#/properties/waits/items/type",keyword:"type",params:{type:"object"},schema:q.properties.waits.items.type,parentSchema:q.properties.waits.
items,data:d}],!1;var R=f===e;if(!R)break}}}else return T.errors=[{instancePath:t+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type:"arr\
ay"},schema:q.properties.waits.type,parentSchema:q.properties.waits,data:y}],!1;var j=K===e}else var j=!0;if(j){if(r.leased!==void 0){let y=r.leased;const K=e;if(e===
K)if(Array.isArray(y)){if(y.length>100)return T.errors=[{instancePath:t+"/leased",schemaPath:"#/properties/leased/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:q.properties.leased,data:y}],!1;if(y.length<1)return T.errors=[{instancePath:t+"/leased",schemaPath:"#/properties/leased/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:q.properties.leased,data:y}],!1;{var O=!0;const a=y.length;for(let m=0;m<a;m++){let d=y[m];const f=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return T.errors=[{instancePath:t+"/leased/"+m,schemaPath:"#/properties/leased/items/type",keyword:"type",params:{type:"\
integer"},schema:q.properties.leased.items.type,parentSchema:q.properties.leased.items,data:d}],!1;if(e===f&&typeof d=="number"&&isFinite(d)){if(d>2e4||isNaN(d))
return T.errors=[{instancePath:t+"/leased/"+m,schemaPath:"#/properties/leased/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.
properties.leased.items,data:d}],!1;if(d<0||isNaN(d))return T.errors=[{instancePath:t+"/leased/"+m,schemaPath:"#/properties/leased/items/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.leased.items,data:d}],!1}var O=f===e;if(!O)break}}}else return T.errors=[{instancePath:t+
"/leased",schemaPath:"#/properties/leased/type",keyword:"type",params:{type:"array"},schema:q.properties.leased.type,parentSchema:q.properties.leased,data:y}],!1;
var j=K===e}else var j=!0;if(j){if(r.assumed!==void 0){let y=r.assumed;const K=e;if(y!==!0)return T.errors=[{instancePath:t+"/assumed",schemaPath:"#/properties/\
assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.assumed,data:y}],!1;var j=K===e}else var j=!0;if(j){if(r.received!==
void 0){let y=r.received;const K=e;if(e===K)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.scene===void 0&&(a="scene")||y.connection===void 0&&(a="conn\
ection")||y.reused===void 0&&(a="reused")||y.protocol===void 0&&(a="protocol")||y.tls===void 0&&(a="tls")||y.bodyMs===void 0&&(a="bodyMs"))return T.errors=[{instancePath:t+
"/received",schemaPath:"#/properties/received/required",keyword:"required",params:{missingProperty:a},schema:q.properties.received.required,parentSchema:q.properties.
received,data:y}],!1;{const m=e;for(const d in y)if(!Ee.call(q.properties.received.properties,d)){return T.errors=[{instancePath:t+"/received",schemaPath:"#/pro\
perties/received/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:q.properties.received,data:y}],!1;break}
if(m===e){if(y.scene!==void 0){let d=y.scene;const f=e;if(e===f)if(typeof d=="string"){if(A(d)>64)return T.errors=[{instancePath:t+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:q.properties.received.properties.scene,data:d}],!1;
if(!Mr.test(d))return T.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/received/properties/scene/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:q.properties.received.properties.scene,data:d}],!1}else return T.errors=[{instancePath:t+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/type",keyword:"type",params:{type:"string"},schema:q.properties.received.properties.scene.type,parentSchema:q.properties.
received.properties.scene,data:d}],!1;var P=f===e}else var P=!0;if(P){if(y.connection!==void 0){let d=y.connection;const f=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return T.errors=[{instancePath:t+"/received/connection",schemaPath:"#/properties/received/properties/connection/type",keyword:"type",params:{type:"\
integer"},schema:q.properties.received.properties.connection.type,parentSchema:q.properties.received.properties.connection,data:d}],!1;if(e===f&&typeof d=="numb\
er"&&isFinite(d)){if(d>2e4||isNaN(d))return T.errors=[{instancePath:t+"/received/connection",schemaPath:"#/properties/received/properties/connection/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.properties.received.properties.connection,data:d}],!1;if(d<1||isNaN(d))return T.errors=[{instancePath:t+
"/received/connection",schemaPath:"#/properties/received/properties/connection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:q.
properties.received.properties.connection,data:d}],!1}var P=f===e}else var P=!0;if(P){if(y.reused!==void 0){let d=y.reused;const f=e;if(typeof d!="boolean")return T.
errors=[{instancePath:t+"/received/reused",schemaPath:"#/properties/received/properties/reused/type",keyword:"type",params:{type:"boolean"},schema:q.properties.
received.properties.reused.type,parentSchema:q.properties.received.properties.reused,data:d}],!1;var P=f===e}else var P=!0;if(P){if(y.protocol!==void 0){let d=y.
protocol;const f=e;if(!(d==="HTTP/1.0"||d==="HTTP/1.1"||d==="HTTP/2"||d==="HTTP/3"||d==="unknown"))return T.errors=[{instancePath:t+"/received/protocol",schemaPath:"\
#/properties/received/properties/protocol/enum",keyword:"enum",params:{allowedValues:q.properties.received.properties.protocol.enum},schema:q.properties.received.
properties.protocol.enum,parentSchema:q.properties.received.properties.protocol,data:d}],!1;var P=f===e}else var P=!0;if(P){if(y.tls!==void 0){let d=y.tls;const f=e;
if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null)return T.errors=[{instancePath:t+"/received/tls",schemaPath:"#/properties/received/properties/tls/type",
keyword:"type",params:{type:q.properties.received.properties.tls.type},schema:q.properties.received.properties.tls.type,parentSchema:q.properties.received.properties.
tls,data:d}],!1;if(e===f&&d&&typeof d=="object"&&!Array.isArray(d)){let k;if(d.protocol===void 0&&(k="protocol")||d.serverName===void 0&&(k="serverName"))return T.
errors=[{instancePath:t+"/received/tls",schemaPath:"#/properties/received/properties/tls/required",keyword:"required",params:{missingProperty:k},schema:q.properties.
received.properties.tls.required,parentSchema:q.properties.received.properties.tls,data:d}],!1;{const U=e;for(const _ in d)if(!(_==="protocol"||_==="serverName")){
return T.errors=[{instancePath:t+"/received/tls",schemaPath:"#/properties/received/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
schema:!1,parentSchema:q.properties.received.properties.tls,data:d}],!1;break}if(U===e){if(d.protocol!==void 0){let _=d.protocol;const F=e;if(e===F)if(typeof _==
"string"){if(A(_)>16)return T.errors=[{instancePath:t+"/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/maxLength",keyword:"\
maxLength",params:{limit:16},schema:16,parentSchema:q.properties.received.properties.tls.properties.protocol,data:_}],!1}else return T.errors=[{instancePath:t+"\
/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/type",keyword:"type",params:{type:"string"},schema:q.properties.received.
properties.tls.properties.protocol.type,parentSchema:q.properties.received.properties.tls.properties.protocol,data:_}],!1;var J=F===e}else var J=!0;if(J)if(d.serverName!==
void 0){let _=d.serverName;const F=e;if(typeof _!="string"&&_!==null)return T.errors=[{instancePath:t+"/received/tls/serverName",schemaPath:"#/properties/receiv\
ed/properties/tls/properties/serverName/type",keyword:"type",params:{type:q.properties.received.properties.tls.properties.serverName.type},schema:q.properties.received.
properties.tls.properties.serverName.type,parentSchema:q.properties.received.properties.tls.properties.serverName,data:_}],!1;if(e===F&&typeof _=="string"&&A(_)>
253)return T.errors=[{instancePath:t+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/properties/serverName/maxLength",keyword:"maxLe\
ngth",params:{limit:253},schema:253,parentSchema:q.properties.received.properties.tls.properties.serverName,data:_}],!1;var J=F===e}else var J=!0}}}var P=f===e}else
var P=!0;if(P){if(y.bodyMs!==void 0){let d=y.bodyMs;const f=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return T.errors=[{instancePath:t+"/receiv\
ed/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/type",keyword:"type",params:{type:"integer"},schema:q.properties.received.properties.bodyMs.type,
parentSchema:q.properties.received.properties.bodyMs,data:d}],!1;if(e===f&&typeof d=="number"&&isFinite(d)){if(d>864e5||isNaN(d))return T.errors=[{instancePath:t+
"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:q.
properties.received.properties.bodyMs,data:d}],!1;if(d<0||isNaN(d))return T.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/received/propert\
ies/bodyMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.received.properties.bodyMs,data:d}],!1}var P=f===e}else
var P=!0;if(P){if(y.astray!==void 0){let d=y.astray;const f=e;if(d!==!0)return T.errors=[{instancePath:t+"/received/astray",schemaPath:"#/properties/received/pr\
operties/astray/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.received.properties.astray,data:d}],!1;var P=f===e}else var P=!0;
if(P){if(y.aborted!==void 0){let d=y.aborted;const f=e;if(d!==!0)return T.errors=[{instancePath:t+"/received/aborted",schemaPath:"#/properties/received/properti\
es/aborted/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.received.properties.aborted,data:d}],!1;var P=f===e}else var P=!0;
if(P)if(y.lost!==void 0){let d=y.lost;const f=e;if(d!==!0)return T.errors=[{instancePath:t+"/received/lost",schemaPath:"#/properties/received/properties/lost/co\
nst",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.received.properties.lost,data:d}],!1;var P=f===e}else var P=!0}}}}}}}}}}else return T.
errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"object"},schema:q.properties.received.type,parentSchema:q.
properties.received,data:y}],!1;var j=K===e}else var j=!0;if(j)if(r.guestAbsent!==void 0){let y=r.guestAbsent;const K=e;if(e===K)if(y&&typeof y=="object"&&!Array.
isArray(y)){let a;if(y.met===void 0&&(a="met"))return T.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent/required",keyword:"required",
params:{missingProperty:a},schema:q.properties.guestAbsent.required,parentSchema:q.properties.guestAbsent,data:y}],!1;{const m=e;for(const d in y)if(!(d==="met"||
d==="assumed")){return T.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},schema:!1,parentSchema:q.properties.guestAbsent,data:y}],!1;break}if(m===e){if(y.met!==void 0){let d=y.met;const f=e;if(e===f)if(typeof d==
"string"){if(A(d)>2e5)return T.errors=[{instancePath:t+"/guestAbsent/met",schemaPath:"#/properties/guestAbsent/properties/met/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:q.properties.guestAbsent.properties.met,data:d}],!1}else return T.errors=[{instancePath:t+"/guestAbsent/met",schemaPath:"#/pr\
operties/guestAbsent/properties/met/type",keyword:"type",params:{type:"string"},schema:q.properties.guestAbsent.properties.met.type,parentSchema:q.properties.guestAbsent.
properties.met,data:d}],!1;var G=f===e}else var G=!0;if(G)if(y.assumed!==void 0){let d=y.assumed;const f=e;if(d!==!0)return T.errors=[{instancePath:t+"/guestAbs\
ent/assumed",schemaPath:"#/properties/guestAbsent/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.guestAbsent.
properties.assumed,data:d}],!1;var G=f===e}else var G=!0}}}else return T.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent/type",keyword:"\
type",params:{type:"object"},schema:q.properties.guestAbsent.type,parentSchema:q.properties.guestAbsent,data:y}],!1;var j=K===e}else var j=!0}}}}}}}}}}}}}}else return T.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:r}],!1;return T.errors=s,e===0}export const verdict=he;
const se={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdict.schema.json",type:"object",additionalProperties:!1,required:["verdict","subject","\
target","suite","product","claims","profile","times","stopped","counts","tested","causes","requirements"],properties:{verdict:{enum:["not-certified","incomplete",
"inconclusive","certified"]},subject:{enum:["service","client"]},target:{$ref:"run.schema.json#/$defs/target"},suite:{$ref:"run.schema.json#/$defs/suite"},product:{
$ref:"run.schema.json#/properties/context/properties/product"},claims:{type:"array",items:{$ref:"certification.schema.json#/$defs/claim"},maxItems:7,uniqueItems:!0},
profile:{type:["object","null"],additionalProperties:!1,required:["name","digest"],properties:{name:{type:["string","null"],maxLength:200},digest:{$ref:"run.sch\
ema.json#/$defs/sha256"}}},times:{$ref:"run.schema.json#/$defs/times"},stopped:{type:["string","null"],maxLength:2e5},counts:{type:"object",additionalProperties:!1,
required:["passed","failed","warning","review","inconclusive","not-applicable","not-testable","observed"],properties:{passed:{$ref:"#/$defs/count"},failed:{$ref:"\
#/$defs/count"},warning:{$ref:"#/$defs/count"},review:{$ref:"#/$defs/count"},inconclusive:{$ref:"#/$defs/count"},"not-applicable":{$ref:"#/$defs/count"},"not-te\
stable":{$ref:"#/$defs/count"},observed:{$ref:"#/$defs/count"}}},tested:{$ref:"#/$defs/tested"},causes:{type:"array",items:{$ref:"#/$defs/cause"},maxItems:2e4},
requirements:{type:"array",items:{$ref:"#/$defs/instance"},maxItems:2e4},baseline:{$ref:"#/$defs/baseline"}},$defs:{count:{type:"integer",minimum:0,maximum:2e4},
share:{type:"object",additionalProperties:!1,required:["tested","all"],properties:{tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}},untested:{type:"ar\
ray",maxItems:100,items:{type:"object",additionalProperties:!1,required:["by","instances"],properties:{by:{type:"string",minLength:1,maxLength:200},instances:{$ref:"\
#/$defs/count"}}}},tested:{type:"object",additionalProperties:!1,required:["requirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided",
"notRun","withoutInstance","remarks"],properties:{requirements:{$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{
$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{
type:"array",maxItems:2e3,items:{type:"string",maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},cause:{type:"object",additionalProperties:!1,
required:["id","title","outcome","instances"],properties:{id:{type:"string",minLength:1,maxLength:2e4},title:{type:"string",minLength:1,maxLength:2e5},outcome:{
enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,items:{type:"string",maxLength:2e3},maxItems:2e4}}},instance:{type:"object",
additionalProperties:!1,required:["id","requirement","title","level","basis","clause","operation","outcome"],properties:{id:{type:"string",minLength:1,maxLength:2e3},
requirement:{type:"string",maxLength:200},title:{type:"string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["document","rfc","profile","obse\
rved"]},clause:{type:"string",maxLength:200},operation:{$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed","failed","warning","review","\
inconclusive","not-applicable","not-testable","observed"]},reason:{type:"string",maxLength:2e5}}},failing:{type:"object",additionalProperties:!1,required:["id",
"outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}},known:{type:"object",
additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},reason:{type:"string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{
type:"string",maxLength:2e3}}},baseline:{type:"object",additionalProperties:!1,required:["file","new","stillFailing","fixed","expired","undecided","notTested","\
notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"array",items:{
$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},
undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{type:"array",items:{
$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},error:{type:"object",additionalProperties:!1,required:[
"error"],properties:{error:{type:"object",additionalProperties:!1,required:["exitCode","message"],properties:{exitCode:{type:"integer",enum:[2,3]},message:{type:"\
string",minLength:1,maxLength:1e6}}}}}}};function pr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.baseUrl===void 0&&(v="baseUrl")||r.authUrl===void 0&&(v="authUrl")||r.environment===void 0&&(v=
"environment")||r.embedded===void 0&&(v="embedded"))return pr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:be.
required,parentSchema:be,data:r}],!1;{const u=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p==="environment"||p==="embedded")){return pr.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:be,data:r}],!1;break}if(u===e){if(r.baseUrl!==
void 0){const p=e;qe(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"baseUrl",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(
qe.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;qe(r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"\
authUrl",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.
environment;const l=e;if(!(p==="sandbox"||p==="mock"))return pr.errors=[{instancePath:t+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",
params:{allowedValues:be.properties.environment.enum},schema:be.properties.environment.enum,parentSchema:be.properties.environment,data:p}],!1;var i=l===e}else var i=!0;
if(i)if(r.embedded!==void 0){let p=r.embedded;const l=e;if(typeof p!="boolean")return pr.errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/t\
ype",keyword:"type",params:{type:"boolean"},schema:be.properties.embedded.type,parentSchema:be.properties.embedded,data:p}],!1;var i=l===e}else var i=!0}}}}}else
return pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:be.type,parentSchema:be,data:r}],!1;return pr.errors=s,e===0}
function rr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let v;if(r.version===void 0&&(v="version")||r.digest===void 0&&(v="digest"))return rr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:v},schema:Ae.required,parentSchema:Ae,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="digest")){return rr.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ae,data:r}],!1;break}if(u===
e){if(r.version!==void 0){let p=r.version;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>64)return rr.errors=[{instancePath:t+"/version",schemaPath:"#/proper\
ties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Ae.properties.version,data:p}],!1;if(!Yr.test(p))return rr.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:Ae.properties.
version,data:p}],!1}else return rr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Ae.properties.
version.type,parentSchema:Ae.properties.version,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;Ue(r.digest,{instancePath:t+"/digest",
parentData:r,parentDataProperty:"digest",rootData:w,dynamicAnchors:x})||(s=s===null?Ue.errors:s.concat(Ue.errors),e=s.length);var i=p===e}else var i=!0}}}else return rr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,data:r}],!1;return rr.errors=s,e===0}const jr={
description:"The product for which certification is sought; null where none was named.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/produc\
t"}],wanted:"null, or name, version and vendor of a product"};function br(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;const i=e;let v=!1;const u=e;if(r!==null){const l={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"},schema:jr.anyOf[0].
type,parentSchema:jr.anyOf[0],data:r};s===null?s=[l]:s.push(l),e++}var p=u===e;if(v=v||p,!v){const l=e;Le(r,{instancePath:t,parentData:Q,parentDataProperty:W,rootData:w,
dynamicAnchors:x})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var p=l===e;v=v||p}if(v)e=i,s!==null&&(i?s.length=i:s=null);else{const l={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:jr.anyOf,parentSchema:jr,data:r};return s===null?s=[l]:s.push(l),e++,br.errors=s,!1}return br.errors=s,e===
0}function _r(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-js\
on"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"||r==="older-check-out"?(_r.errors=s,e===0):(_r.errors=[{instancePath:t,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:yr.enum},schema:yr.enum,parentSchema:yr,data:r}],!1)}function ur(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(A(r)>64)return ur.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:Be,data:r}],!1;if(!Zr.test(r))return ur.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:Be,data:r}],!1}else return ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:Be.type,parentSchema:Be,data:r}],!1;return ur.errors=s,e===0}function hr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.startedAt===void 0&&(v="startedAt")||r.endedAt===void 0&&
(v="endedAt"))return hr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:Xe.required,parentSchema:Xe,data:r}],
!1;{const u=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return hr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:p},schema:!1,parentSchema:Xe,data:r}],!1;break}if(u===e){if(r.startedAt!==void 0){const p=e;de(r.startedAt,{instancePath:t+
"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:w,dynamicAnchors:x})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var i=p===e}else var i=!0;
if(i)if(r.endedAt!==void 0){const p=e;de(r.endedAt,{instancePath:t+"/endedAt",parentData:r,parentDataProperty:"endedAt",rootData:w,dynamicAnchors:x})||(s=s===null?
de.errors:s.concat(de.errors),e=s.length);var i=p===e}else var i=!0}}}else return hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:Xe.type,parentSchema:Xe,data:r}],!1;return hr.errors=s,e===0}const Or={type:"integer",minimum:0,maximum:2e4};function re(r,{instancePath:t="",parentData:Q,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},schema:Or.type,parentSchema:Or,data:r}],!1;if(e===0&&typeof r=="number"&&isFinite(r)){if(r>2e4||isNaN(
r))return re.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:Or,data:r}],!1;if(r<0||
isNaN(r))return re.errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Or,data:r}],!1}return re.
errors=s,e===0}const je={type:"object",additionalProperties:!1,required:["requirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided",
"notRun","withoutInstance","remarks"],properties:{requirements:{$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{
$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{
type:"array",maxItems:2e3,items:{type:"string",maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},Ir={type:"object",additionalProperties:!1,
required:["tested","all"],properties:{tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}};function tr(r,{instancePath:t="",parentData:Q,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.tested===void 0&&(v="tested")||r.all===void 0&&
(v="all"))return tr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:Ir.required,parentSchema:Ir,data:r}],!1;
{const u=e;for(const p in r)if(!(p==="tested"||p==="all")){return tr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p},schema:!1,parentSchema:Ir,data:r}],!1;break}if(u===e){if(r.tested!==void 0){const p=e;re(r.tested,{instancePath:t+"/tested",parentData:r,
parentDataProperty:"tested",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.all!==void 0){
const p=e;re(r.all,{instancePath:t+"/all",parentData:r,parentDataProperty:"all",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);
var i=p===e}else var i=!0}}}else return tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ir.type,parentSchema:Ir,data:r}],
!1;return tr.errors=s,e===0}const Ge={type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["by","instances"],properties:{by:{type:"s\
tring",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}};function Oe(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return Oe.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,
parentSchema:Ge,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let l=r[p];const I=e;if(e===I)if(l&&typeof l=="object"&&!Array.isArray(l)){let E;if(l.
by===void 0&&(E="by")||l.instances===void 0&&(E="instances"))return Oe.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:E},
schema:Ge.items.required,parentSchema:Ge.items,data:l}],!1;{const o=e;for(const c in l)if(!(c==="by"||c==="instances")){return Oe.errors=[{instancePath:t+"/"+p,
schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Ge.items,data:l}],!1;break}if(o===
e){if(l.by!==void 0){let c=l.by;const B=e;if(e===B)if(typeof c=="string"){if(A(c)>200)return Oe.errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properti\
es/by/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ge.items.properties.by,data:c}],!1;if(A(c)<1)return Oe.errors=[{instancePath:t+"\
/"+p+"/by",schemaPath:"#/items/properties/by/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ge.items.properties.by,data:c}],!1}else return Oe.
errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properties/by/type",keyword:"type",params:{type:"string"},schema:Ge.items.properties.by.type,parentSchema:Ge.
items.properties.by,data:c}],!1;var v=B===e}else var v=!0;if(v)if(l.instances!==void 0){const c=e;re(l.instances,{instancePath:t+"/"+p+"/instances",parentData:l,
parentDataProperty:"instances",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var v=c===e}else var v=!0}}}else return Oe.errors=
[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Ge.items.type,parentSchema:Ge.items,data:l}],!1;var i=I===e;if(!i)
break}}}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ge.type,parentSchema:Ge,data:r}],!1;return Oe.errors=
s,e===0}function Te(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let p;if(r.requirements===void 0&&(p="requirements")||r.instances===void 0&&(p="instances")||r.notClaimed===void 0&&(p="notClaimed")||r.leftOpen===
void 0&&(p="leftOpen")||r.tolerated===void 0&&(p="tolerated")||r.notArisen===void 0&&(p="notArisen")||r.undecided===void 0&&(p="undecided")||r.notRun===void 0&&
(p="notRun")||r.withoutInstance===void 0&&(p="withoutInstance")||r.remarks===void 0&&(p="remarks"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p},schema:je.required,parentSchema:je,data:r}],!1;{const l=e;for(const I in r)if(!Ee.call(je.properties,I)){return Te.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:je,data:r}],!1;break}if(l===
e){if(r.requirements!==void 0){const I=e;tr(r.requirements,{instancePath:t+"/requirements",parentData:r,parentDataProperty:"requirements",rootData:w,dynamicAnchors:x})||
(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var i=I===e}else var i=!0;if(i){if(r.instances!==void 0){const I=e;tr(r.instances,{instancePath:t+"/instan\
ces",parentData:r,parentDataProperty:"instances",rootData:w,dynamicAnchors:x})||(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var i=I===e}else var i=!0;
if(i){if(r.notClaimed!==void 0){const I=e;Oe(r.notClaimed,{instancePath:t+"/notClaimed",parentData:r,parentDataProperty:"notClaimed",rootData:w,dynamicAnchors:x})||
(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var i=I===e}else var i=!0;if(i){if(r.leftOpen!==void 0){const I=e;Oe(r.leftOpen,{instancePath:t+"/leftOpen",
parentData:r,parentDataProperty:"leftOpen",rootData:w,dynamicAnchors:x})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var i=I===e}else var i=!0;if(i){
if(r.tolerated!==void 0){const I=e;Oe(r.tolerated,{instancePath:t+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:w,dynamicAnchors:x})||(s=s===
null?Oe.errors:s.concat(Oe.errors),e=s.length);var i=I===e}else var i=!0;if(i){if(r.notArisen!==void 0){const I=e;re(r.notArisen,{instancePath:t+"/notArisen",parentData:r,
parentDataProperty:"notArisen",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var i=I===e}else var i=!0;if(i){if(r.undecided!==
void 0){const I=e;re(r.undecided,{instancePath:t+"/undecided",parentData:r,parentDataProperty:"undecided",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.
concat(re.errors),e=s.length);var i=I===e}else var i=!0;if(i){if(r.notRun!==void 0){const I=e;re(r.notRun,{instancePath:t+"/notRun",parentData:r,parentDataProperty:"\
notRun",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var i=I===e}else var i=!0;if(i){if(r.withoutInstance!==void 0){let I=r.
withoutInstance;const j=e;if(e===j)if(Array.isArray(I)){if(I.length>2e3)return Te.errors=[{instancePath:t+"/withoutInstance",schemaPath:"#/properties/withoutIns\
tance/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:je.properties.withoutInstance,data:I}],!1;{var v=!0;const o=I.length;for(let c=0;c<
o;c++){let B=I[c];const $=e;if(e===$)if(typeof B=="string"){if(A(B)>200)return Te.errors=[{instancePath:t+"/withoutInstance/"+c,schemaPath:"#/properties/without\
Instance/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:je.properties.withoutInstance.items,data:B}],!1}else return Te.errors=[
{instancePath:t+"/withoutInstance/"+c,schemaPath:"#/properties/withoutInstance/items/type",keyword:"type",params:{type:"string"},schema:je.properties.withoutInstance.
items.type,parentSchema:je.properties.withoutInstance.items,data:B}],!1;var v=$===e;if(!v)break}}}else return Te.errors=[{instancePath:t+"/withoutInstance",schemaPath:"\
#/properties/withoutInstance/type",keyword:"type",params:{type:"array"},schema:je.properties.withoutInstance.type,parentSchema:je.properties.withoutInstance,data:I}],
!1;var i=j===e}else var i=!0;if(i)if(r.remarks!==void 0){let I=r.remarks;const j=e;if(e===j)if(Array.isArray(I)){if(I.length>1e3)return Te.errors=[{instancePath:t+
"/remarks",schemaPath:"#/properties/remarks/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:je.properties.remarks,data:I}],!1;{var u=!0;
const o=I.length;for(let c=0;c<o;c++){let B=I[c];const $=e;if(e===$)if(typeof B=="string"){if(A(B)>2e3)return Te.errors=[{instancePath:t+"/remarks/"+c,schemaPath:"\
#/properties/remarks/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:je.properties.remarks.items,data:B}],!1}else return Te.errors=
[{instancePath:t+"/remarks/"+c,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type:"string"},schema:je.properties.remarks.items.type,parentSchema:je.
properties.remarks.items,data:B}],!1;var u=$===e;if(!u)break}}}else return Te.errors=[{instancePath:t+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"\
type",params:{type:"array"},schema:je.properties.remarks.type,parentSchema:je.properties.remarks,data:I}],!1;var i=j===e}else var i=!0}}}}}}}}}}}else return Te.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:je.type,parentSchema:je,data:r}],!1;return Te.errors=s,e===0}const ge={
type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{id:{type:"string",minLength:1,maxLength:2e4},title:{type:"string",
minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,items:{type:"string",maxLength:2e3},maxItems:2e4}}};
function Ne(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===void 0&&(u="title")||r.outcome===void 0&&(u="outcome")||r.instances===void 0&&(u="instances"))return Ne.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},schema:ge.required,parentSchema:ge,data:r}],!1;{const p=e;for(const l in r)
if(!(l==="id"||l==="title"||l==="outcome"||l==="instances")){return Ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},schema:!1,parentSchema:ge,data:r}],!1;break}if(p===e){if(r.id!==void 0){let l=r.id;const I=e;if(e===I)if(typeof l=="string"){if(A(
l)>2e4)return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e4},schema:2e4,parentSchema:ge.properties.
id,data:l}],!1;if(A(l)<1)return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ge.
properties.id,data:l}],!1}else return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:ge.properties.
id.type,parentSchema:ge.properties.id,data:l}],!1;var i=I===e}else var i=!0;if(i){if(r.title!==void 0){let l=r.title;const I=e;if(e===I)if(typeof l=="string"){if(A(
l)>2e5)return Ne.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:ge.properties.
title,data:l}],!1;if(A(l)<1)return Ne.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ge.
properties.title,data:l}],!1}else return Ne.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:ge.
properties.title.type,parentSchema:ge.properties.title,data:l}],!1;var i=I===e}else var i=!0;if(i){if(r.outcome!==void 0){let l=r.outcome;const I=e;if(!(l==="fa\
iled"||l==="warning"||l==="review"||l==="inconclusive"))return Ne.errors=[{instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{
allowedValues:ge.properties.outcome.enum},schema:ge.properties.outcome.enum,parentSchema:ge.properties.outcome,data:l}],!1;var i=I===e}else var i=!0;if(i)if(r.instances!==
void 0){let l=r.instances;const I=e;if(e===I)if(Array.isArray(l)){if(l.length>2e4)return Ne.errors=[{instancePath:t+"/instances",schemaPath:"#/properties/instan\
ces/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ge.properties.instances,data:l}],!1;if(l.length<1)return Ne.errors=[{instancePath:t+
"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:ge.properties.instances,data:l}],!1;{var v=!0;
const E=l.length;for(let o=0;o<E;o++){let c=l[o];const B=e;if(e===B)if(typeof c=="string"){if(A(c)>2e3)return Ne.errors=[{instancePath:t+"/instances/"+o,schemaPath:"\
#/properties/instances/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:ge.properties.instances.items,data:c}],!1}else return Ne.
errors=[{instancePath:t+"/instances/"+o,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type:"string"},schema:ge.properties.instances.items.
type,parentSchema:ge.properties.instances.items,data:c}],!1;var v=B===e;if(!v)break}}}else return Ne.errors=[{instancePath:t+"/instances",schemaPath:"#/properti\
es/instances/type",keyword:"type",params:{type:"array"},schema:ge.properties.instances.type,parentSchema:ge.properties.instances,data:l}],!1;var i=I===e}else var i=!0}}}}}else
return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:r}],!1;return Ne.errors=s,e===0}
const pe={type:"object",additionalProperties:!1,required:["id","requirement","title","level","basis","clause","operation","outcome"],properties:{id:{type:"strin\
g",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{type:"string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["d\
ocument","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed",
"failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},reason:{type:"string",maxLength:2e5}}};function qr(r,{instancePath:t="",
parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||
r==="partial-bill"||r==="no-show"?(qr.errors=s,e===0):(qr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vr.enum},schema:vr.enum,
parentSchema:vr,data:r}],!1)}function Se(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id")||r.requirement===void 0&&(v="requirement")||r.title===void 0&&(v="title")||r.level===void 0&&
(v="level")||r.basis===void 0&&(v="basis")||r.clause===void 0&&(v="clause")||r.operation===void 0&&(v="operation")||r.outcome===void 0&&(v="outcome"))return Se.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:pe.required,parentSchema:pe,data:r}],!1;{const u=e;for(const p in r)
if(!Ee.call(pe.properties,p)){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:pe,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>2e3)return Se.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:pe.properties.id,data:p}],!1;if(A(p)<1)return Se.errors=
[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:pe.properties.id,data:p}],!1}else return Se.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:pe.properties.id.type,parentSchema:pe.properties.id,
data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.requirement!==void 0){let p=r.requirement;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>200)return Se.errors=
[{instancePath:t+"/requirement",schemaPath:"#/properties/requirement/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:pe.properties.requirement,
data:p}],!1}else return Se.errors=[{instancePath:t+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type:"string"},schema:pe.properties.
requirement.type,parentSchema:pe.properties.requirement,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.title!==void 0){let p=r.title;const l=e;if(e===l)if(typeof p==
"string"){if(A(p)>1e4)return Se.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:pe.
properties.title,data:p}],!1}else return Se.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:pe.
properties.title.type,parentSchema:pe.properties.title,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.level!==void 0){let p=r.level;const l=e;if(!(p==="MUST"||
p==="SHOULD"||p==="MAY"))return Se.errors=[{instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:pe.properties.level.
enum},schema:pe.properties.level.enum,parentSchema:pe.properties.level,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.basis!==void 0){let p=r.basis;const l=e;
if(!(p==="document"||p==="rfc"||p==="profile"||p==="observed"))return Se.errors=[{instancePath:t+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{
allowedValues:pe.properties.basis.enum},schema:pe.properties.basis.enum,parentSchema:pe.properties.basis,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.clause!==
void 0){let p=r.clause;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>200)return Se.errors=[{instancePath:t+"/clause",schemaPath:"#/properties/clause/maxLeng\
th",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:pe.properties.clause,data:p}],!1}else return Se.errors=[{instancePath:t+"/clause",schemaPath:"\
#/properties/clause/type",keyword:"type",params:{type:"string"},schema:pe.properties.clause.type,parentSchema:pe.properties.clause,data:p}],!1;var i=l===e}else var i=!0;
if(i){if(r.operation!==void 0){const p=e;qr(r.operation,{instancePath:t+"/operation",parentData:r,parentDataProperty:"operation",rootData:w,dynamicAnchors:x})||
(s=s===null?qr.errors:s.concat(qr.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.outcome!==void 0){let p=r.outcome;const l=e;if(!(p==="passed"||p==="f\
ailed"||p==="warning"||p==="review"||p==="inconclusive"||p==="not-applicable"||p==="not-testable"||p==="observed"))return Se.errors=[{instancePath:t+"/outcome",
schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:pe.properties.outcome.enum},schema:pe.properties.outcome.enum,parentSchema:pe.properties.
outcome,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.reason!==void 0){let p=r.reason;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>2e5)return Se.errors=[
{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:pe.properties.reason,data:p}],
!1}else return Se.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:pe.properties.reason.type,
parentSchema:pe.properties.reason,data:p}],!1;var i=l===e}else var i=!0}}}}}}}}}}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:pe.type,parentSchema:pe,data:r}],!1;return Se.errors=s,e===0}const ae={type:"object",additionalProperties:!1,required:["file","new","still\
Failing","fixed","expired","undecided","notTested","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/f\
ailing"},maxItems:2e4},stillFailing:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{
type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"\
#/$defs/known"},maxItems:2e4},notInPlan:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},
Ve={type:"object",additionalProperties:!1,required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{
type:"string",maxLength:2e5}}};function ze(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id")||r.outcome===void 0&&(v="outcome")||r.reason===void 0&&(v="reason"))return ze.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:Ve.required,parentSchema:Ve,data:r}],!1;{const u=e;for(const p in r)
if(!(p==="id"||p==="outcome"||p==="reason")){return ze.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:Ve,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>2e3)return ze.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Ve.properties.id,data:p}],!1}else return ze.errors=[
{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ve.properties.id.type,parentSchema:Ve.properties.id,data:p}],
!1;var i=l===e}else var i=!0;if(i){if(r.outcome!==void 0){let p=r.outcome;const l=e;if(!(p==="failed"||p==="warning"))return ze.errors=[{instancePath:t+"/outcom\
e",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Ve.properties.outcome.enum},schema:Ve.properties.outcome.enum,parentSchema:Ve.properties.
outcome,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.reason!==void 0){let p=r.reason;const l=e;if(e===l)if(typeof p=="string"){if(A(p)>2e5)return ze.errors=[
{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Ve.properties.reason,data:p}],
!1}else return ze.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Ve.properties.reason.type,
parentSchema:Ve.properties.reason,data:p}],!1;var i=l===e}else var i=!0}}}}else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ve.type,parentSchema:Ve,data:r}],!1;return ze.errors=s,e===0}const Fe={type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"\
string",maxLength:2e3},reason:{type:"string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}};function le(r,{instancePath:t="",
parentData:Q,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&
(v="id"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:Fe.required,parentSchema:Fe,data:r}],!1;
{const u=e;for(const p in r)if(!(p==="id"||p==="reason"||p==="owner"||p==="expires")){return le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Fe,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const l=e;if(e===l)if(typeof p==
"string"){if(A(p)>2e3)return le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Fe.
properties.id,data:p}],!1}else return le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Fe.properties.
id.type,parentSchema:Fe.properties.id,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.reason!==void 0){let p=r.reason;const l=e;if(e===l)if(typeof p=="string"){
if(A(p)>2e5)return le.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Fe.
properties.reason,data:p}],!1}else return le.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Fe.
properties.reason.type,parentSchema:Fe.properties.reason,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.owner;const l=e;if(e===l)if(typeof p==
"string"){if(A(p)>2e3)return le.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Fe.
properties.owner,data:p}],!1}else return le.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},schema:Fe.
properties.owner.type,parentSchema:Fe.properties.owner,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.expires!==void 0){let p=r.expires;const l=e;if(e===l)if(typeof p==
"string"){if(A(p)>2e3)return le.errors=[{instancePath:t+"/expires",schemaPath:"#/properties/expires/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,
parentSchema:Fe.properties.expires,data:p}],!1}else return le.errors=[{instancePath:t+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type:"\
string"},schema:Fe.properties.expires.type,parentSchema:Fe.properties.expires,data:p}],!1;var i=l===e}else var i=!0}}}}}else return le.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Fe.type,parentSchema:Fe,data:r}],!1;return le.errors=s,e===0}function ce(r,{instancePath:t="",parentData:Q,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.file===void 0&&(c="fi\
le")||r.new===void 0&&(c="new")||r.stillFailing===void 0&&(c="stillFailing")||r.fixed===void 0&&(c="fixed")||r.expired===void 0&&(c="expired")||r.undecided===void 0&&
(c="undecided")||r.notTested===void 0&&(c="notTested")||r.notInPlan===void 0&&(c="notInPlan")||r.notes===void 0&&(c="notes"))return ce.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:c},schema:ae.required,parentSchema:ae,data:r}],!1;{const B=e;for(const $ in r)if(!Ee.call(ae.properties,$)){
return ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$},schema:!1,parentSchema:ae,data:r}],
!1;break}if(B===e){if(r.file!==void 0){let $=r.file;const D=e;if(e===D)if(typeof $=="string"){if(A($)>4096)return ce.errors=[{instancePath:t+"/file",schemaPath:"\
#/properties/file/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:ae.properties.file,data:$}],!1}else return ce.errors=[{instancePath:t+
"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},schema:ae.properties.file.type,parentSchema:ae.properties.file,data:$}],!1;var i=D===
e}else var i=!0;if(i){if(r.new!==void 0){let $=r.new;const D=e;if(e===D)if(Array.isArray($)){if($.length>2e4)return ce.errors=[{instancePath:t+"/new",schemaPath:"\
#/properties/new/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.new,data:$}],!1;{var v=!0;const g=$.length;for(let O=0;O<
g;O++){const P=e;ze($[O],{instancePath:t+"/new/"+O,parentData:$,parentDataProperty:O,rootData:w,dynamicAnchors:x})||(s=s===null?ze.errors:s.concat(ze.errors),e=
s.length);var v=P===e;if(!v)break}}}else return ce.errors=[{instancePath:t+"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type:"array"},schema:ae.
properties.new.type,parentSchema:ae.properties.new,data:$}],!1;var i=D===e}else var i=!0;if(i){if(r.stillFailing!==void 0){let $=r.stillFailing;const D=e;if(e===
D)if(Array.isArray($)){if($.length>2e4)return ce.errors=[{instancePath:t+"/stillFailing",schemaPath:"#/properties/stillFailing/maxItems",keyword:"maxItems",params:{
limit:2e4},schema:2e4,parentSchema:ae.properties.stillFailing,data:$}],!1;{var u=!0;const g=$.length;for(let O=0;O<g;O++){const P=e;ze($[O],{instancePath:t+"/st\
illFailing/"+O,parentData:$,parentDataProperty:O,rootData:w,dynamicAnchors:x})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var u=P===e;if(!u)break}}}else
return ce.errors=[{instancePath:t+"/stillFailing",schemaPath:"#/properties/stillFailing/type",keyword:"type",params:{type:"array"},schema:ae.properties.stillFailing.
type,parentSchema:ae.properties.stillFailing,data:$}],!1;var i=D===e}else var i=!0;if(i){if(r.fixed!==void 0){let $=r.fixed;const D=e;if(e===D)if(Array.isArray(
$)){if($.length>2e4)return ce.errors=[{instancePath:t+"/fixed",schemaPath:"#/properties/fixed/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.
properties.fixed,data:$}],!1;{var p=!0;const g=$.length;for(let O=0;O<g;O++){const P=e;le($[O],{instancePath:t+"/fixed/"+O,parentData:$,parentDataProperty:O,rootData:w,
dynamicAnchors:x})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var p=P===e;if(!p)break}}}else return ce.errors=[{instancePath:t+"/fixed",schemaPath:"\
#/properties/fixed/type",keyword:"type",params:{type:"array"},schema:ae.properties.fixed.type,parentSchema:ae.properties.fixed,data:$}],!1;var i=D===e}else var i=!0;
if(i){if(r.expired!==void 0){let $=r.expired;const D=e;if(e===D)if(Array.isArray($)){if($.length>2e4)return ce.errors=[{instancePath:t+"/expired",schemaPath:"#/\
properties/expired/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.expired,data:$}],!1;{var l=!0;const g=$.length;for(let O=0;O<
g;O++){const P=e;le($[O],{instancePath:t+"/expired/"+O,parentData:$,parentDataProperty:O,rootData:w,dynamicAnchors:x})||(s=s===null?le.errors:s.concat(le.errors),
e=s.length);var l=P===e;if(!l)break}}}else return ce.errors=[{instancePath:t+"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type:"arra\
y"},schema:ae.properties.expired.type,parentSchema:ae.properties.expired,data:$}],!1;var i=D===e}else var i=!0;if(i){if(r.undecided!==void 0){let $=r.undecided;
const D=e;if(e===D)if(Array.isArray($)){if($.length>2e4)return ce.errors=[{instancePath:t+"/undecided",schemaPath:"#/properties/undecided/maxItems",keyword:"max\
Items",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.undecided,data:$}],!1;{var I=!0;const g=$.length;for(let O=0;O<g;O++){const P=e;le($[O],{instancePath:t+
"/undecided/"+O,parentData:$,parentDataProperty:O,rootData:w,dynamicAnchors:x})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var I=P===e;if(!I)break}}}else
return ce.errors=[{instancePath:t+"/undecided",schemaPath:"#/properties/undecided/type",keyword:"type",params:{type:"array"},schema:ae.properties.undecided.type,
parentSchema:ae.properties.undecided,data:$}],!1;var i=D===e}else var i=!0;if(i){if(r.notTested!==void 0){let $=r.notTested;const D=e;if(e===D)if(Array.isArray(
$)){if($.length>2e4)return ce.errors=[{instancePath:t+"/notTested",schemaPath:"#/properties/notTested/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,
parentSchema:ae.properties.notTested,data:$}],!1;{var j=!0;const g=$.length;for(let O=0;O<g;O++){const P=e;le($[O],{instancePath:t+"/notTested/"+O,parentData:$,
parentDataProperty:O,rootData:w,dynamicAnchors:x})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var j=P===e;if(!j)break}}}else return ce.errors=[{instancePath:t+
"/notTested",schemaPath:"#/properties/notTested/type",keyword:"type",params:{type:"array"},schema:ae.properties.notTested.type,parentSchema:ae.properties.notTested,
data:$}],!1;var i=D===e}else var i=!0;if(i){if(r.notInPlan!==void 0){let $=r.notInPlan;const D=e;if(e===D)if(Array.isArray($)){if($.length>2e4)return ce.errors=
[{instancePath:t+"/notInPlan",schemaPath:"#/properties/notInPlan/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.notInPlan,
data:$}],!1;{var E=!0;const g=$.length;for(let O=0;O<g;O++){const P=e;le($[O],{instancePath:t+"/notInPlan/"+O,parentData:$,parentDataProperty:O,rootData:w,dynamicAnchors:x})||
(s=s===null?le.errors:s.concat(le.errors),e=s.length);var E=P===e;if(!E)break}}}else return ce.errors=[{instancePath:t+"/notInPlan",schemaPath:"#/properties/not\
InPlan/type",keyword:"type",params:{type:"array"},schema:ae.properties.notInPlan.type,parentSchema:ae.properties.notInPlan,data:$}],!1;var i=D===e}else var i=!0;
if(i)if(r.notes!==void 0){let $=r.notes;const D=e;if(e===D)if(Array.isArray($)){if($.length>2e4)return ce.errors=[{instancePath:t+"/notes",schemaPath:"#/propert\
ies/notes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.notes,data:$}],!1;{var o=!0;const g=$.length;for(let O=0;O<g;O++){
let P=$[O];const J=e;if(e===J)if(typeof P=="string"){if(A(P)>1e4)return ce.errors=[{instancePath:t+"/notes/"+O,schemaPath:"#/properties/notes/items/maxLength",keyword:"\
maxLength",params:{limit:1e4},schema:1e4,parentSchema:ae.properties.notes.items,data:P}],!1}else return ce.errors=[{instancePath:t+"/notes/"+O,schemaPath:"#/pro\
perties/notes/items/type",keyword:"type",params:{type:"string"},schema:ae.properties.notes.items.type,parentSchema:ae.properties.notes.items,data:P}],!1;var o=J===
e;if(!o)break}}}else return ce.errors=[{instancePath:t+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"array"},schema:ae.properties.notes.
type,parentSchema:ae.properties.notes,data:$}],!1;var i=D===e}else var i=!0}}}}}}}}}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:ae.type,parentSchema:ae,data:r}],!1;return ce.errors=s,e===0}function he(r,{instancePath:t="",parentData:Q,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.verdict===void 0&&(j="verdict")||r.subject===void 0&&(j=
"subject")||r.target===void 0&&(j="target")||r.suite===void 0&&(j="suite")||r.product===void 0&&(j="product")||r.claims===void 0&&(j="claims")||r.profile===void 0&&
(j="profile")||r.times===void 0&&(j="times")||r.stopped===void 0&&(j="stopped")||r.counts===void 0&&(j="counts")||r.tested===void 0&&(j="tested")||r.causes===void 0&&
(j="causes")||r.requirements===void 0&&(j="requirements"))return he.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:j},
schema:se.required,parentSchema:se,data:r}],!1;{const E=e;for(const o in r)if(!Ee.call(se.properties,o)){return he.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:se,data:r}],!1;break}if(E===e){if(r.verdict!==void 0){let o=r.
verdict;const c=e;if(!(o==="not-certified"||o==="incomplete"||o==="inconclusive"||o==="certified"))return he.errors=[{instancePath:t+"/verdict",schemaPath:"#/pr\
operties/verdict/enum",keyword:"enum",params:{allowedValues:se.properties.verdict.enum},schema:se.properties.verdict.enum,parentSchema:se.properties.verdict,data:o}],
!1;var i=c===e}else var i=!0;if(i){if(r.subject!==void 0){let o=r.subject;const c=e;if(!(o==="service"||o==="client"))return he.errors=[{instancePath:t+"/subjec\
t",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:se.properties.subject.enum},schema:se.properties.subject.enum,parentSchema:se.properties.
subject,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.target!==void 0){const o=e;pr(r.target,{instancePath:t+"/target",parentData:r,parentDataProperty:"targe\
t",rootData:w,dynamicAnchors:x})||(s=s===null?pr.errors:s.concat(pr.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.suite!==void 0){const o=e;rr(r.suite,
{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:w,dynamicAnchors:x})||(s=s===null?rr.errors:s.concat(rr.errors),e=s.length);var i=o===
e}else var i=!0;if(i){if(r.product!==void 0){const o=e;br(r.product,{instancePath:t+"/product",parentData:r,parentDataProperty:"product",rootData:w,dynamicAnchors:x})||
(s=s===null?br.errors:s.concat(br.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.claims!==void 0){let o=r.claims;const c=e;if(e===c)if(Array.isArray(o)){
if(o.length>7)return he.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:se.
properties.claims,data:o}],!1;{var v=!0;const $=o.length;for(let D=0;D<$;D++){const R=e;_r(o[D],{instancePath:t+"/claims/"+D,parentData:o,parentDataProperty:D,rootData:w,
dynamicAnchors:x})||(s=s===null?_r.errors:s.concat(_r.errors),e=s.length);var v=R===e;if(!v)break}if(v){let D=o.length,R;if(D>1){e:for(;D--;)for(R=D;R--;)if(Ur(
o[D],o[R])){return he.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"uniqueItems",params:{i:D,j:R},schema:!0,parentSchema:se.
properties.claims,data:o}],!1;break e}}}}}else return he.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"ar\
ray"},schema:se.properties.claims.type,parentSchema:se.properties.claims,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.profile!==void 0){let o=r.profile;const c=e;
if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return he.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{
type:se.properties.profile.type},schema:se.properties.profile.type,parentSchema:se.properties.profile,data:o}],!1;if(e===c&&o&&typeof o=="object"&&!Array.isArray(
o)){let $;if(o.name===void 0&&($="name")||o.digest===void 0&&($="digest"))return he.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/required",
keyword:"required",params:{missingProperty:$},schema:se.properties.profile.required,parentSchema:se.properties.profile,data:o}],!1;{const D=e;for(const R in o)if(!(R===
"name"||R==="digest")){return he.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:R},schema:!1,parentSchema:se.properties.profile,data:o}],!1;break}if(D===e){if(o.name!==void 0){let R=o.name;const g=e;if(typeof R!="string"&&
R!==null)return he.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties/name/type",keyword:"type",params:{type:se.properties.profile.
properties.name.type},schema:se.properties.profile.properties.name.type,parentSchema:se.properties.profile.properties.name,data:R}],!1;if(e===g&&typeof R=="stri\
ng"&&A(R)>200)return he.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:se.properties.profile.properties.name,data:R}],!1;var u=g===e}else var u=!0;if(u)if(o.digest!==void 0){const R=e;ur(o.digest,{instancePath:t+
"/profile/digest",parentData:o,parentDataProperty:"digest",rootData:w,dynamicAnchors:x})||(s=s===null?ur.errors:s.concat(ur.errors),e=s.length);var u=R===e}else
var u=!0}}}var i=c===e}else var i=!0;if(i){if(r.times!==void 0){const o=e;hr(r.times,{instancePath:t+"/times",parentData:r,parentDataProperty:"times",rootData:w,
dynamicAnchors:x})||(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.stopped!==void 0){let o=r.stopped;const c=e;if(typeof o!=
"string"&&o!==null)return he.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:se.properties.stopped.type},schema:se.
properties.stopped.type,parentSchema:se.properties.stopped,data:o}],!1;if(e===c&&typeof o=="string"&&A(o)>2e5)return he.errors=[{instancePath:t+"/stopped",schemaPath:"\
#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:se.properties.stopped,data:o}],!1;var i=c===e}else var i=!0;if(i){
if(r.counts!==void 0){let o=r.counts;const c=e;if(e===c)if(o&&typeof o=="object"&&!Array.isArray(o)){let $;if(o.passed===void 0&&($="passed")||o.failed===void 0&&
($="failed")||o.warning===void 0&&($="warning")||o.review===void 0&&($="review")||o.inconclusive===void 0&&($="inconclusive")||o["not-applicable"]===void 0&&($=
"not-applicable")||o["not-testable"]===void 0&&($="not-testable")||o.observed===void 0&&($="observed"))return he.errors=[{instancePath:t+"/counts",schemaPath:"#\
/properties/counts/required",keyword:"required",params:{missingProperty:$},schema:se.properties.counts.required,parentSchema:se.properties.counts,data:o}],!1;{const D=e;
for(const R in o)if(!(R==="passed"||R==="failed"||R==="warning"||R==="review"||R==="inconclusive"||R==="not-applicable"||R==="not-testable"||R==="observed")){return he.
errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R},schema:!1,parentSchema:se.
properties.counts,data:o}],!1;break}if(D===e){if(o.passed!==void 0){const R=e;re(o.passed,{instancePath:t+"/counts/passed",parentData:o,parentDataProperty:"pass\
ed",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=R===e}else var p=!0;if(p){if(o.failed!==void 0){const R=e;re(o.failed,
{instancePath:t+"/counts/failed",parentData:o,parentDataProperty:"failed",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=R===
e}else var p=!0;if(p){if(o.warning!==void 0){const R=e;re(o.warning,{instancePath:t+"/counts/warning",parentData:o,parentDataProperty:"warning",rootData:w,dynamicAnchors:x})||
(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=R===e}else var p=!0;if(p){if(o.review!==void 0){const R=e;re(o.review,{instancePath:t+"/counts/revie\
w",parentData:o,parentDataProperty:"review",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=R===e}else var p=!0;if(p){
if(o.inconclusive!==void 0){const R=e;re(o.inconclusive,{instancePath:t+"/counts/inconclusive",parentData:o,parentDataProperty:"inconclusive",rootData:w,dynamicAnchors:x})||
(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=R===e}else var p=!0;if(p){if(o["not-applicable"]!==void 0){const R=e;re(o["not-applicable"],{instancePath:t+
"/counts/not-applicable",parentData:o,parentDataProperty:"not-applicable",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=R===
e}else var p=!0;if(p){if(o["not-testable"]!==void 0){const R=e;re(o["not-testable"],{instancePath:t+"/counts/not-testable",parentData:o,parentDataProperty:"not-\
testable",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=R===e}else var p=!0;if(p)if(o.observed!==void 0){const R=e;
re(o.observed,{instancePath:t+"/counts/observed",parentData:o,parentDataProperty:"observed",rootData:w,dynamicAnchors:x})||(s=s===null?re.errors:s.concat(re.errors),
e=s.length);var p=R===e}else var p=!0}}}}}}}}}else return he.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"},schema:se.properties.counts.type,parentSchema:se.properties.counts,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.tested!==void 0){const o=e;Te(r.tested,
{instancePath:t+"/tested",parentData:r,parentDataProperty:"tested",rootData:w,dynamicAnchors:x})||(s=s===null?Te.errors:s.concat(Te.errors),e=s.length);var i=o===
e}else var i=!0;if(i){if(r.causes!==void 0){let o=r.causes;const c=e;if(e===c)if(Array.isArray(o)){if(o.length>2e4)return he.errors=[{instancePath:t+"/causes",schemaPath:"\
#/properties/causes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:se.properties.causes,data:o}],!1;{var l=!0;const $=o.length;for(let D=0;D<
$;D++){const R=e;Ne(o[D],{instancePath:t+"/causes/"+D,parentData:o,parentDataProperty:D,rootData:w,dynamicAnchors:x})||(s=s===null?Ne.errors:s.concat(Ne.errors),
e=s.length);var l=R===e;if(!l)break}}}else return he.errors=[{instancePath:t+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},
schema:se.properties.causes.type,parentSchema:se.properties.causes,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.requirements!==void 0){let o=r.requirements;
const c=e;if(e===c)if(Array.isArray(o)){if(o.length>2e4)return he.errors=[{instancePath:t+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"\
maxItems",params:{limit:2e4},schema:2e4,parentSchema:se.properties.requirements,data:o}],!1;{var I=!0;const $=o.length;for(let D=0;D<$;D++){const R=e;Se(o[D],{instancePath:t+
"/requirements/"+D,parentData:o,parentDataProperty:D,rootData:w,dynamicAnchors:x})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);var I=R===e;if(!I)break}}}else
return he.errors=[{instancePath:t+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type:"array"},schema:se.properties.requirements.
type,parentSchema:se.properties.requirements,data:o}],!1;var i=c===e}else var i=!0;if(i)if(r.baseline!==void 0){const o=e;ce(r.baseline,{instancePath:t+"/baseli\
ne",parentData:r,parentDataProperty:"baseline",rootData:w,dynamicAnchors:x})||(s=s===null?ce.errors:s.concat(ce.errors),e=s.length);var i=o===e}else var i=!0}}}}}}}}}}}}}}}else
return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:se.type,parentSchema:se,data:r}],!1;return he.errors=s,e===0}

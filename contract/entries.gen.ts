// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as bt}from"./formats.ts";import Ot from"ajv/dist/runtime/ucs2length.js";import Mt from"ajv/dist/runtime/equal.js";export const run=E;const N={$schema:"\
https://json-schema.org/draft/2020-12/schema",$id:"run.schema.json",type:"object",additionalProperties:!1,required:["context","suite","catalogueDigest","times",
"attempts","whole","only","stopped","pace","network","pool"],properties:{context:{type:"object",additionalProperties:!1,required:["seed","startedAt","subject","\
target","clientId","product","claims","values","profile","zones"],properties:{seed:{type:"string",maxLength:32,pattern:"^[0-9a-f]{32}$",wanted:"32 hexadecimal d\
igits in lower case"},startedAt:{$ref:"#/$defs/moment"},subject:{enum:["service","client"]},target:{$ref:"#/$defs/target"},clientId:{type:"string",minLength:1,maxLength:512,
pattern:"^[^\\p{Cc}]+$",wanted:"a string without control characters"},product:{description:"The product for which certification is sought; null if none was name\
d.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}],wanted:"null, or name, version and vendor of a product"},claims:{$ref:"certific\
ation.schema.json#/properties/claims"},values:{$ref:"#/$defs/values"},profile:{$ref:"profile.schema.json"},zones:{type:"array",minItems:1,maxItems:600,items:{$ref:"\
#/$defs/zoneTable"}}}},suite:{$ref:"#/$defs/suite"},catalogueDigest:{$ref:"#/$defs/sha256"},times:{$ref:"#/$defs/times"},attempts:{type:"integer",minimum:0,maximum:1e3},
whole:{type:"boolean"},only:{type:"array",maxItems:2e4,items:{type:"string",maxLength:2e3}},completes:{$ref:"#/$defs/sha256"},stopped:{type:["string","null"],maxLength:2e5},
pace:{type:"object",additionalProperties:!1,required:["requestsPerSecond","concurrency"],properties:{requestsPerSecond:{type:["number","null"],exclusiveMinimum:0,
maximum:1e5},concurrency:{type:"integer",minimum:1,maximum:64}}},network:{type:"object",additionalProperties:!1,required:["timeoutMs","proxied"],properties:{timeoutMs:{
type:"integer",minimum:100,maximum:6e5},proxied:{type:"boolean"}}},shard:{type:"object",additionalProperties:!1,required:["number","of"],properties:{number:{type:"\
integer",minimum:1,maximum:64},of:{type:"integer",minimum:2,maximum:64}}},shards:{type:"integer",minimum:2,maximum:64},interruptions:{type:"array",minItems:1,maxItems:1e3,
items:{type:"object",additionalProperties:!1,required:["stoppedAt","resumedAt"],properties:{stoppedAt:{$ref:"#/$defs/moment"},resumedAt:{$ref:"#/$defs/moment"}}}},
client:{type:"object",additionalProperties:!1,required:["drivenBy","answeredBy","clockAheadMs","plays"],properties:{drivenBy:{enum:["command","webhook","operato\
r","elsewhere"]},answeredBy:{enum:["stand-in","upstream","har"]},clockAheadMs:{type:"integer",minimum:0,maximum:2592e6},upstream:{$ref:"#/$defs/address"},refused:{
$ref:"#/$defs/refused"},plays:{type:"array",maxItems:200,items:{type:"object",additionalProperties:!1,required:["scene","startedAt","endedAt","end","remark","re\
peats","calls"],properties:{scene:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",wanted:"the name of a scene"},startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"\
#/$defs/moment"},end:{enum:["done","failed","unknown-scene","too-long","skipped","interrupted"]},remark:{type:["string","null"],maxLength:1e3},repeats:{type:"in\
teger",minimum:0,maximum:1e3},calls:{type:"integer",minimum:0,maximum:1e5},lastReply:{$ref:"#/$defs/sha256"},refused:{$ref:"#/$defs/refused"},clockAheadMs:{type:"\
integer",minimum:1,maximum:2592e6},printed:{type:["object","null"],additionalProperties:!1,required:["secret","stream","line"],properties:{secret:{enum:["client\
_secret","access_token"]},stream:{enum:["stdout","stderr"]},line:{type:"integer",minimum:1,maximum:1e9}}},handshakes:{type:"object",additionalProperties:!1,required:[
"silent","spoken"],properties:{silent:{type:"integer",minimum:0,maximum:1e9},spoken:{type:"integer",minimum:0,maximum:1e9}}}}}}}},pool:{type:"object",additionalProperties:!1,
required:["stays","reservationIds"],properties:{stays:{type:"integer",minimum:0,maximum:5e3},reservationIds:{type:"integer",minimum:0,maximum:2e4}}}},$defs:{refused:{
type:"array",minItems:1,maxItems:10,items:{type:"object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connectio\
ns","rate","calls","target","not-http","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9},said:{type:"string",minLength:1,maxLength:100,pattern:"^[\
 -~]+$",wanted:"printable ASCII"}}}},sha256:{type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},moment:{type:"str\
ing",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},times:{
type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}},suite:{type:"\
object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such\
 as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},address:{type:"string",maxLength:2048,format:"address",wanted:"an absolute https address without user name, query a\
nd fragment (http only on this machine)"},target:{type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{
$ref:"#/$defs/address"},authUrl:{$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},values:{type:"objec\
t",additionalProperties:!1,required:["hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{type:"array",
minItems:1,maxItems:1e4,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/properties/stays"},
reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"ce\
rtification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:200}}}},hotel:{type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},
timeZone:{$ref:"#/$defs/zone"}}},zone:{type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone\
, such as America/Chicago"},zoneTable:{type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},
tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,items:{type:"ar\
ray",minItems:2,maxItems:2,prefixItems:[{type:"string",maxLength:24},{type:"integer",minimum:-1440,maximum:1440}],items:!1}}}}}},Je=Object.prototype.hasOwnProperty,
D=Ot.default??Ot,Rt=new RegExp("^[0-9a-f]{32}$","u"),Ft=new RegExp("^[^\\p{Cc}]+$","u"),St=new RegExp("^[a-z0-9-]+$","u"),ur={type:"string",maxLength:24,pattern:"\
^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},Wr=bt["date-time"],ut=new RegExp(
"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function ne(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(r.length>24&&D(r)>24)return ne.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:24},schema:24,parentSchema:ur,data:r}],!1;if(ut.test(r)){if(!Wr.validate(r))return ne.errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{
format:"date-time"},schema:"date-time",parentSchema:ur,data:r}],!1}else return ne.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ur,data:r}],!1}else return ne.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ur.type,parentSchema:ur,data:r}],!1;return ne.errors=s,e===0}const fe={
type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$def\
s/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},ht={type:"string",maxLength:2048,format:"address",wanted:"an abs\
olute https address without user name, query and fragment (http only on this machine)"},Vt=bt.address;function Se(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(r.length>2048&&D(r)>2048)return Se.errors=[{instancePath:t,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:ht,data:r}],!1;if(!Vt.validate(r))return Se.errors=[{instancePath:t,schemaPath:"#/\
format",keyword:"format",params:{format:"address"},schema:"address",parentSchema:ht,data:r}],!1}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:ht.type,parentSchema:ht,data:r}],!1;return Se.errors=s,e===0}function hr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.baseUrl===void 0&&(g="baseUrl")||r.authUrl===
void 0&&(g="authUrl")||r.environment===void 0&&(g="environment")||r.embedded===void 0&&(g="embedded"))return hr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:g},schema:fe.required,parentSchema:fe,data:r}],!1;{const u=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p===
"environment"||p==="embedded"||p==="shared")){return hr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:fe,data:r}],!1;break}if(u===e){if(r.baseUrl!==void 0){const p=e;Se(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"\
baseUrl",rootData:w,dynamicAnchors:x})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;Se(
r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"authUrl",rootData:w,dynamicAnchors:x})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.environment;const o=e;if(!(p==="sandbox"||p==="mock"))return hr.errors=[{instancePath:t+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:fe.properties.environment.enum},schema:fe.properties.environment.enum,
parentSchema:fe.properties.environment,data:p}],!1;var i=o===e}else var i=!0;if(i){if(r.embedded!==void 0){let p=r.embedded;const o=e;if(typeof p!="boolean")return hr.
errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:fe.properties.embedded.type,parentSchema:fe.
properties.embedded,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.shared!==void 0){let p=r.shared;const o=e;if(p!==!0)return hr.errors=[{instancePath:t+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:fe.properties.shared,data:p}],!1;var i=o===e}else var i=!0}}}}}}else
return hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:r}],!1;return hr.errors=s,e===0}
const Ke={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"s\
tring",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function je(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.name===void 0&&(g="name")||r.version===void 0&&(g="vers\
ion")||r.vendor===void 0&&(g="vendor"))return je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:Ke.required,
parentSchema:Ke,data:r}],!1;{const u=e;for(const p in r)if(!(p==="name"||p==="version"||p==="vendor")){return je.errors=[{instancePath:t,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ke,data:r}],!1;break}if(u===e){if(r.name!==void 0){let p=r.name;
const o=e;if(e===o)if(typeof p=="string"){if(p.length>200&&D(p)>200)return je.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:Ke.properties.name,data:p}],!1;if(D(p)<1)return je.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ke.properties.name,data:p}],!1}else return je.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},schema:Ke.properties.name.type,parentSchema:Ke.properties.name,data:p}],!1;var i=o===e}else var i=!0;
if(i){if(r.version!==void 0){let p=r.version;const o=e;if(e===o)if(typeof p=="string"){if(p.length>200&&D(p)>200)return je.errors=[{instancePath:t+"/version",schemaPath:"\
#/properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ke.properties.version,data:p}],!1;if(D(p)<1)return je.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ke.properties.version,data:p}],!1}else return je.
errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Ke.properties.version.type,parentSchema:Ke.
properties.version,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.vendor!==void 0){let p=r.vendor;const o=e;if(e===o)if(typeof p=="string"){if(p.length>200&&D(
p)>200)return je.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ke.
properties.vendor,data:p}],!1;if(D(p)<1)return je.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:Ke.properties.vendor,data:p}],!1}else return je.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{
type:"string"},schema:Ke.properties.vendor.type,parentSchema:Ke.properties.vendor,data:p}],!1;var i=o===e}else var i=!0}}}}else return je.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ke.type,parentSchema:Ke,data:r}],!1;return je.errors=s,e===0}const tt={type:"array",minItems:1,
uniqueItems:!0,items:{$ref:"#/$defs/claim"},maxItems:7},Xr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};
function st(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||
r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"||r==="older-check-out"?(st.errors=s,e===0):(st.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Xr.enum},schema:Xr.enum,parentSchema:Xr,data:r}],!1)}const _t=Mt.default??Mt;function Mr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>7)return Mr.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:tt,data:r}],!1;if(r.length<1)return Mr.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:tt,data:r}],!1;{var i=!0;const g=r.length;for(let u=0;u<g;u++){const p=e;st(r[u],{instancePath:t+"/"+u,parentData:r,parentDataProperty:u,
rootData:w,dynamicAnchors:x})||(s=s===null?st.errors:s.concat(st.errors),e=s.length);var i=p===e;if(!i)break}if(i){let u=r.length,p;if(u>1){e:for(;u--;)for(p=u;p--;)
if(_t(r[u],r[p])){return Mr.errors=[{instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p},schema:!0,parentSchema:tt,data:r}],!1;break e}}}}}else
return Mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:tt.type,parentSchema:tt,data:r}],!1;return Mr.errors=s,e===0}const Fe={
type:"object",additionalProperties:!1,required:["hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{
type:"array",minItems:1,maxItems:1e4,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/prop\
erties/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{
$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:200}}}},$r={type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{
$ref:"#/$defs/zone"}}},yt={type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as Am\
erica/Chicago"},Bt=new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$","u");function yr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(r.length>64&&D(r)>64)return yr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:yt,data:r}],!1;if(!Bt.test(r))return yr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",parentSchema:yt,data:r}],!1}else return yr.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:yt.type,parentSchema:yt,data:r}],!1;return yr.errors=s,e===0}function vr(r,{instancePath:t="",
parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.id===void 0&&
(g="id")||r.timeZone===void 0&&(g="timeZone"))return vr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:$r.
required,parentSchema:$r,data:r}],!1;{const u=e;for(const p in r)if(!(p==="id"||p==="timeZone")){return vr.errors=[{instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:$r,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const o=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return vr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
integer"},schema:$r.properties.id.type,parentSchema:$r.properties.id,data:p}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return vr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:$r.
properties.id,data:p}],!1;if(p<-2147483648||isNaN(p))return vr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-2147483648},schema:-2147483648,parentSchema:$r.properties.id,data:p}],!1}var i=o===e}else var i=!0;if(i)if(r.timeZone!==void 0){const p=e;yr(r.timeZone,
{instancePath:t+"/timeZone",parentData:r,parentDataProperty:"timeZone",rootData:w,dynamicAnchors:x})||(s=s===null?yr.errors:s.concat(yr.errors),e=s.length);var i=p===
e}else var i=!0}}}else return vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:$r.type,parentSchema:$r,data:r}],!1;return vr.
errors=s,e===0}const re={type:"array",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,
maxLength:200},lodgingHotelId:{type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","n\
ull"],maxLength:200},source:{type:"string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{
type:"string",format:"date-time",maxLength:64},roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{
type:"string",minLength:1,maxLength:200},guestLastName:{type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"\
integer",format:"int32"},loyalty:{type:["boolean","null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},
maxItems:5e3},It=bt.int32;function ie(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.
isArray(r)){if(r.length>5e3)return ie.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:re,data:r}],
!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let o=r[p];const v=e;if(e===v)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1)return ie.
errors=[{instancePath:t+"/"+p,schemaPath:"#/items/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:re.items,data:o}],!1;{const H=e;
for(const m in o)if(!Je.call(re.items.properties,m)){return ie.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:m},schema:!1,parentSchema:re.items,data:o}],!1;break}if(H===e){if(o.hotelConfirmationNumber!==void 0){let m=o.hotelConfirmationNumber;
const d=e;if(e===d)if(typeof m=="string"){if(m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/prope\
rties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:re.items.properties.hotelConfirmationNumber,data:m}],!1;
if(D(m)<1)return ie.errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:re.items.properties.hotelConfirmationNumber,data:m}],!1}else return ie.errors=[{instancePath:t+"/"+p+"/hotelConfirmati\
onNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"string"},schema:re.items.properties.hotelConfirmationNumber.
type,parentSchema:re.items.properties.hotelConfirmationNumber,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.lodgingHotelId!==void 0){let m=o.lodgingHotelId;const d=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ie.errors=[{instancePath:t+"/"+p+"/lodgingHotelId",schemaPath:"#/items/properties/lodgingHotelId\
/type",keyword:"type",params:{type:"integer"},schema:re.items.properties.lodgingHotelId.type,parentSchema:re.items.properties.lodgingHotelId,data:m}],!1;if(e===
d&&typeof m=="number"&&isFinite(m)&&!It.validate(m))return ie.errors=[{instancePath:t+"/"+p+"/lodgingHotelId",schemaPath:"#/items/properties/lodgingHotelId/form\
at",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:re.items.properties.lodgingHotelId,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.employeeIdentifier!==
void 0){let m=o.employeeIdentifier;const d=e;if(typeof m!="string"&&m!==null)return ie.errors=[{instancePath:t+"/"+p+"/employeeIdentifier",schemaPath:"#/items/p\
roperties/employeeIdentifier/type",keyword:"type",params:{type:re.items.properties.employeeIdentifier.type},schema:re.items.properties.employeeIdentifier.type,parentSchema:re.
items.properties.employeeIdentifier,data:m}],!1;if(e===d&&typeof m=="string"&&m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/employeeIdentifie\
r",schemaPath:"#/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:re.items.properties.employeeIdentifier,
data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.supplierReservationId!==void 0){let m=o.supplierReservationId;const d=e;if(typeof m!="string"&&m!==null)return ie.
errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/type",keyword:"type",params:{type:re.items.properties.
supplierReservationId.type},schema:re.items.properties.supplierReservationId.type,parentSchema:re.items.properties.supplierReservationId,data:m}],!1;if(e===d&&typeof m==
"string"&&m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/maxLength",
keyword:"maxLength",params:{limit:200},schema:200,parentSchema:re.items.properties.supplierReservationId,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.source!==
void 0){let m=o.source;const d=e;if(e===d)if(typeof m=="string"){if(m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items\
/properties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:re.items.properties.source,data:m}],!1;if(D(m)<1)return ie.errors=[
{instancePath:t+"/"+p+"/source",schemaPath:"#/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:re.items.properties.
source,data:m}],!1}else return ie.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items/properties/source/type",keyword:"type",params:{type:"string"},schema:re.
items.properties.source.type,parentSchema:re.items.properties.source,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.checkInDateTime!==void 0){let m=o.checkInDateTime;
const d=e;if(e===d&&e===d)if(typeof m=="string"){if(m.length>64&&D(m)>64)return ie.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properti\
es/checkInDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:re.items.properties.checkInDateTime,data:m}],!1;if(!Wr.validate(m))return ie.
errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"dat\
e-time",parentSchema:re.items.properties.checkInDateTime,data:m}],!1}else return ie.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/propert\
ies/checkInDateTime/type",keyword:"type",params:{type:"string"},schema:re.items.properties.checkInDateTime.type,parentSchema:re.items.properties.checkInDateTime,
data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.expectedCheckOutDateTime!==void 0){let m=o.expectedCheckOutDateTime;const d=e;if(e===d&&e===d)if(typeof m=="str\
ing"){if(m.length>64&&D(m)>64)return ie.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/maxLen\
gth",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:re.items.properties.expectedCheckOutDateTime,data:m}],!1;if(!Wr.validate(m))return ie.errors=[
{instancePath:t+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:re.items.properties.expectedCheckOutDateTime,data:m}],!1}else return ie.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDateTime",schemaPath:"\
#/items/properties/expectedCheckOutDateTime/type",keyword:"type",params:{type:"string"},schema:re.items.properties.expectedCheckOutDateTime.type,parentSchema:re.
items.properties.expectedCheckOutDateTime,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.roomNumber!==void 0){let m=o.roomNumber;const d=e;if(e===d)if(typeof m==
"string"){if(m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/maxLength",keyword:"maxLengt\
h",params:{limit:200},schema:200,parentSchema:re.items.properties.roomNumber,data:m}],!1;if(D(m)<1)return ie.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"\
#/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:re.items.properties.roomNumber,data:m}],!1}else return ie.errors=
[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/type",keyword:"type",params:{type:"string"},schema:re.items.properties.roomNumber.
type,parentSchema:re.items.properties.roomNumber,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.folio!==void 0){let m=o.folio;const d=e;if(e===d)if(typeof m==
"string"){if(m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/properties/folio/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:re.items.properties.folio,data:m}],!1;if(D(m)<1)return ie.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/properti\
es/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:re.items.properties.folio,data:m}],!1}else return ie.errors=[{instancePath:t+"/"+
p+"/folio",schemaPath:"#/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:re.items.properties.folio.type,parentSchema:re.items.properties.
folio,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.guestFirstName!==void 0){let m=o.guestFirstName;const d=e;if(e===d)if(typeof m=="string"){if(m.length>200&&
D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:re.items.properties.guestFirstName,data:m}],!1;if(D(m)<1)return ie.errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/p\
roperties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:re.items.properties.guestFirstName,data:m}],!1}else return ie.errors=
[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:re.items.properties.guestFirstName.
type,parentSchema:re.items.properties.guestFirstName,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.guestLastName!==void 0){let m=o.guestLastName;const d=e;if(e===
d)if(typeof m=="string"){if(m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/maxLeng\
th",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:re.items.properties.guestLastName,data:m}],!1;if(D(m)<1)return ie.errors=[{instancePath:t+"/"+
p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:re.items.properties.guestLastName,
data:m}],!1}else return ie.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},
schema:re.items.properties.guestLastName.type,parentSchema:re.items.properties.guestLastName,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.roomType!==void 0){
let m=o.roomType;const d=e;if(e===d)if(typeof m=="string"){if(m.length>200&&D(m)>200)return ie.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/pro\
perties/roomType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:re.items.properties.roomType,data:m}],!1;if(D(m)<1)return ie.errors=[
{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:re.items.properties.
roomType,data:m}],!1}else return ie.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/type",keyword:"type",params:{type:"string"},
schema:re.items.properties.roomType.type,parentSchema:re.items.properties.roomType,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.occupancy!==void 0){let m=o.
occupancy;const d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ie.errors=[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties\
/occupancy/type",keyword:"type",params:{type:"integer"},schema:re.items.properties.occupancy.type,parentSchema:re.items.properties.occupancy,data:m}],!1;if(e===
d&&typeof m=="number"&&isFinite(m)&&!It.validate(m))return ie.errors=[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/format",keyword:"\
format",params:{format:"int32"},schema:"int32",parentSchema:re.items.properties.occupancy,data:m}],!1;var g=d===e}else var g=!0;if(g){if(o.loyalty!==void 0){let m=o.
loyalty;const d=e;if(typeof m!="boolean"&&m!==null)return ie.errors=[{instancePath:t+"/"+p+"/loyalty",schemaPath:"#/items/properties/loyalty/type",keyword:"type",
params:{type:re.items.properties.loyalty.type},schema:re.items.properties.loyalty.type,parentSchema:re.items.properties.loyalty,data:m}],!1;var g=d===e}else var g=!0;
if(g){if(o.numberOfNights!==void 0){let m=o.numberOfNights;const d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ie.errors=[{instancePath:t+
"/"+p+"/numberOfNights",schemaPath:"#/items/properties/numberOfNights/type",keyword:"type",params:{type:"integer"},schema:re.items.properties.numberOfNights.type,
parentSchema:re.items.properties.numberOfNights,data:m}],!1;if(e===d&&typeof m=="number"&&isFinite(m)&&!It.validate(m))return ie.errors=[{instancePath:t+"/"+p+"\
/numberOfNights",schemaPath:"#/items/properties/numberOfNights/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:re.items.properties.
numberOfNights,data:m}],!1;var g=d===e}else var g=!0;if(g)if(o.reservationInformation!==void 0){let m=o.reservationInformation;const d=e;if(typeof m!="string"&&
m!==null)return ie.errors=[{instancePath:t+"/"+p+"/reservationInformation",schemaPath:"#/items/properties/reservationInformation/type",keyword:"type",params:{type:re.
items.properties.reservationInformation.type},schema:re.items.properties.reservationInformation.type,parentSchema:re.items.properties.reservationInformation,data:m}],
!1;if(e===d&&typeof m=="string"&&m.length>2e3&&D(m)>2e3)return ie.errors=[{instancePath:t+"/"+p+"/reservationInformation",schemaPath:"#/items/properties/reserva\
tionInformation/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:re.items.properties.reservationInformation,data:m}],!1;var g=d===e}else
var g=!0}}}}}}}}}}}}}}}}}else return ie.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:re.items.type,parentSchema:re.
items,data:o}],!1;var i=v===e;if(!i)break}}}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:re.type,parentSchema:re,
data:r}],!1;return ie.errors=s,e===0}const qt={enum:["location-header","hotel-confirmation-number","supplier-reservation-id","list","omitted"]};function at(r,{instancePath:t="",
parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="location-header"||r==="hotel-confirmation-number"||r==="suppl\
ier-reservation-id"||r==="list"||r==="omitted"?(at.errors=s,e===0):(at.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:qt.enum},
schema:qt.enum,parentSchema:qt,data:r}],!1)}const vt={type:"number",minimum:0,maximum:30};function Rr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="number"&&isFinite(r)){if(r>30||isNaN(r))return Rr.errors=[{instancePath:t,schemaPath:"#/maximum",
keyword:"maximum",params:{comparison:"<=",limit:30},schema:30,parentSchema:vt,data:r}],!1;if(r<0||isNaN(r))return Rr.errors=[{instancePath:t,schemaPath:"#/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:vt,data:r}],!1}else return Rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"number"},schema:vt.type,parentSchema:vt,data:r}],!1;return Rr.errors=s,e===0}function Be(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.hotels===void 0&&(p="hotels")||r.timeZoneGiven===
void 0&&(p="timeZoneGiven")||r.stays===void 0&&(p="stays")||r.reservationIdFrom===void 0&&(p="reservationIdFrom")||r.reservationIdGiven===void 0&&(p="reservatio\
nIdGiven")||r.reservationIds===void 0&&(p="reservationIds"))return Be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},
schema:Fe.required,parentSchema:Fe,data:r}],!1;{const o=e;for(const v in r)if(!(v==="hotels"||v==="timeZoneGiven"||v==="stays"||v==="reservationIdFrom"||v==="re\
servationIdGiven"||v==="settleSeconds"||v==="reservationIds")){return Be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:v},schema:!1,parentSchema:Fe,data:r}],!1;break}if(o===e){if(r.hotels!==void 0){let v=r.hotels;const z=e;if(e===z)if(Array.isArray(
v)){if(v.length>1e4)return Be.errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels/maxItems",keyword:"maxItems",params:{limit:1e4},schema:1e4,parentSchema:Fe.
properties.hotels,data:v}],!1;if(v.length<1)return Be.errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:Fe.properties.hotels,data:v}],!1;{var i=!0;const H=v.length;for(let m=0;m<H;m++){const d=e;vr(v[m],{instancePath:t+"/hotels/"+m,parentData:v,
parentDataProperty:m,rootData:w,dynamicAnchors:x})||(s=s===null?vr.errors:s.concat(vr.errors),e=s.length);var i=d===e;if(!i)break}}}else return Be.errors=[{instancePath:t+
"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type:"array"},schema:Fe.properties.hotels.type,parentSchema:Fe.properties.hotels,data:v}],
!1;var g=z===e}else var g=!0;if(g){if(r.timeZoneGiven!==void 0){let v=r.timeZoneGiven;const z=e;if(typeof v!="boolean")return Be.errors=[{instancePath:t+"/timeZ\
oneGiven",schemaPath:"#/properties/timeZoneGiven/type",keyword:"type",params:{type:"boolean"},schema:Fe.properties.timeZoneGiven.type,parentSchema:Fe.properties.
timeZoneGiven,data:v}],!1;var g=z===e}else var g=!0;if(g){if(r.stays!==void 0){const v=e;ie(r.stays,{instancePath:t+"/stays",parentData:r,parentDataProperty:"st\
ays",rootData:w,dynamicAnchors:x})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var g=v===e}else var g=!0;if(g){if(r.reservationIdFrom!==void 0){const v=e;
at(r.reservationIdFrom,{instancePath:t+"/reservationIdFrom",parentData:r,parentDataProperty:"reservationIdFrom",rootData:w,dynamicAnchors:x})||(s=s===null?at.errors:
s.concat(at.errors),e=s.length);var g=v===e}else var g=!0;if(g){if(r.reservationIdGiven!==void 0){let v=r.reservationIdGiven;const z=e;if(typeof v!="boolean")return Be.
errors=[{instancePath:t+"/reservationIdGiven",schemaPath:"#/properties/reservationIdGiven/type",keyword:"type",params:{type:"boolean"},schema:Fe.properties.reservationIdGiven.
type,parentSchema:Fe.properties.reservationIdGiven,data:v}],!1;var g=z===e}else var g=!0;if(g){if(r.settleSeconds!==void 0){const v=e;Rr(r.settleSeconds,{instancePath:t+
"/settleSeconds",parentData:r,parentDataProperty:"settleSeconds",rootData:w,dynamicAnchors:x})||(s=s===null?Rr.errors:s.concat(Rr.errors),e=s.length);var g=v===
e}else var g=!0;if(g)if(r.reservationIds!==void 0){let v=r.reservationIds;const z=e;if(e===z)if(Array.isArray(v)){if(v.length>2e4)return Be.errors=[{instancePath:t+
"/reservationIds",schemaPath:"#/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:Fe.properties.reservationIds,data:v}],
!1;{var u=!0;const m=v.length;for(let d=0;d<m;d++){let Z=v[d];const S=e;if(e===S)if(typeof Z=="string"){if(Z.length>200&&D(Z)>200)return Be.errors=[{instancePath:t+
"/reservationIds/"+d,schemaPath:"#/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Fe.properties.reservationIds.
items,data:Z}],!1;if(D(Z)<1)return Be.errors=[{instancePath:t+"/reservationIds/"+d,schemaPath:"#/properties/reservationIds/items/minLength",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:Fe.properties.reservationIds.items,data:Z}],!1}else return Be.errors=[{instancePath:t+"/reservationIds/"+d,schemaPath:"#/\
properties/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:Fe.properties.reservationIds.items.type,parentSchema:Fe.properties.reservationIds.
items,data:Z}],!1;var u=S===e;if(!u)break}if(u){let d=v.length,Z;if(d>1){const S={};for(;d--;){let $=v[d];if(typeof $=="string"){if(typeof S[$]=="number"){return Z=
S[$],Be.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/uniqueItems",keyword:"uniqueItems",params:{i:d,j:Z},schema:!0,parentSchema:Fe.
properties.reservationIds,data:v}],!1;break}S[$]=d}}}}}}else return Be.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/type",keyword:"\
type",params:{type:"array"},schema:Fe.properties.reservationIds.type,parentSchema:Fe.properties.reservationIds,data:v}],!1;var g=z===e}else var g=!0}}}}}}}}else
return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Fe.type,parentSchema:Fe,data:r}],!1;return Be.errors=s,e===0}
const R={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile.schema.json",type:"object",additionalProperties:!1,properties:{name:{type:"string",
minLength:1,maxLength:200},interface:{type:"string",maxLength:4,pattern:"^v[1-9][0-9]{0,2}$",wanted:"a version such as v1"},operations:{type:"object",additionalProperties:!1,
properties:{"partial-bill":{$ref:"#/$defs/operation"},"no-show":{$ref:"#/$defs/operation"}}},errors:{type:"object",additionalProperties:!1,properties:{unauthorized:{
$ref:"#/$defs/refusals"},invalid:{$ref:"#/$defs/refusals"},malformed:{$ref:"#/$defs/refusals"},unsupportedMediaType:{$ref:"#/$defs/refusals"},schema:{$ref:"#/$d\
efs/schema"},replies:{type:"object",minProperties:1,propertyNames:{maxLength:3,pattern:"^4\\d\\d$"},additionalProperties:{type:"object",additionalProperties:!1,
minProperties:1,properties:{contentType:{type:"string",pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",maxLength:200},schema:{$ref:"#/$defs/schema"}}},maxProperties:100}}},
apiVersion:{type:"object",additionalProperties:!1,properties:{supported:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200},
maxItems:50},unsupported:{$ref:"#/$defs/refusals"},empty:{$ref:"#/$defs/answer"},repeated:{$ref:"#/$defs/answer"}}},rateLimit:{type:"object",additionalProperties:!1,
required:["requestsPerSecond"],properties:{requestsPerSecond:{type:"number",exclusiveMinimum:0,maximum:1e5}}},token:{type:"object",additionalProperties:!1,properties:{
expired:{$ref:"#/$defs/refusals"},shortLivedClient:{type:"object",additionalProperties:!1,required:["id","lifetimeSeconds"],properties:{id:{type:"string",minLength:1,
maxLength:512},lifetimeSeconds:{type:"number",minimum:3,maximum:60}}},wrongSecrets:{type:"integer",minimum:0,maximum:1e3},leewaySeconds:{type:"number",minimum:0,
maximum:300},liveTokens:{type:"integer",minimum:1,maximum:1e3},secondClient:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",
minLength:1,maxLength:512}}},longestLifeSeconds:{type:"integer",minimum:1,maximum:2147483647}}},fields:{type:"object",additionalProperties:!1,properties:{"check\
-in":{$ref:"#/$defs/limitsOfFields"},"check-out":{$ref:"#/$defs/limitsOfFields"}}},reading:{type:"object",additionalProperties:!1,properties:{coercions:{description:`\
strict or tolerant, for all coercions together (strict: any value of another type than the field's is refused, including null or 2.5 for an integer, and a list \
of one), or for each of quotedNumbers ("1" for 1), quotedBooleans ("true" for true) and numbersAsText (7 for "7")`,oneOf:[{$ref:"#/$defs/reading"},{type:"object",
additionalProperties:!1,minProperties:1,properties:{quotedNumbers:{$ref:"#/$defs/reading"},quotedBooleans:{$ref:"#/$defs/reading"},numbersAsText:{$ref:"#/$defs/\
reading"}}}]},unknownMembers:{$ref:"#/$defs/reading"},letterCase:{$ref:"#/$defs/reading"}}},repeats:{type:"object",additionalProperties:!1,properties:{"check-in":{
$ref:"#/$defs/repeat"},"check-out":{$ref:"#/$defs/repeat"},"partial-bill":{$ref:"#/$defs/repeat"},"no-show":{$ref:"#/$defs/repeat"}}}},$defs:{schema:{$ref:"prof\
ile-schemas.schema.json"},refusals:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100},operation:{type:"object",
additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,required:["status","b\
ody"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}}}}},answer:{
oneOf:[{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"},repeat:{oneOf:[{enum:["accepted","ignored"]},
{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuses from 400 to 499"},reading:{enum:["strict","tolerant"]},limitsOfFields:{type:"ob\
ject",minProperties:1,additionalProperties:{$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},limits:{type:"object",additionalProperties:!1,
minProperties:1,properties:{minLength:{type:"integer",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},maximum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{
type:"integer",minimum:0,maximum:36500}}}}},Ut=new RegExp("^v[1-9][0-9]{0,2}$","u"),Gt=new RegExp("^4\\d\\d$","u"),Kt=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",
"u"),De={type:"object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,
required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["\
empty","any"]}}}}},Ct={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile-schemas.schema.json",$ref:"#/$defs/schema",$defs:{schema:{type:["obje\
ct","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},$comment:{type:"\
string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,deprecated:{type:"boolean"},
readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"string",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference such as #/$defs\
/NAME"},type:{description:"One type or a list of them",oneOf:[{enum:["null","boolean","object","array","number","integer","string"]},{type:"array",minItems:1,maxItems:7,
uniqueItems:!0,items:{type:"string",enum:["null","boolean","object","array","number","integer","string"],maxLength:7}}],wanted:"one of null, boolean, object, ar\
ray, number, integer, string, or a list of them"},enum:{type:"array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{type:"number",exclusiveMinimum:0,maximum:1e308},
minimum:{type:"number",maximum:1e308},maximum:{type:"number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},exclusiveMaximum:{type:"number",maximum:1e308},
minLength:{type:"integer",minimum:0,maximum:1e6},maxLength:{type:"integer",minimum:0,maximum:1e6},pattern:{type:"string",maxLength:1e3},format:{enum:["date-time",
"date","duration","email","hostname","ipv4","ipv6","uri","uri-reference","uuid","byte","int32","int64","float","double"]},minItems:{type:"integer",minimum:0,maximum:9007199254740991},
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
y",maxItems:7,items:{enum:["null","boolean","number","integer","string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}}},
type:"object"},l={type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",
maxLength:2048},$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,
deprecated:{type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"string",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"\
a reference such as #/$defs/NAME"},type:{description:"One type or a list of them",oneOf:[{enum:["null","boolean","object","array","number","integer","string"]},
{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"string",enum:["null","boolean","object","array","number","integer","string"],maxLength:7}}],wanted:"\
one of null, boolean, object, array, number, integer, string, or a list of them"},enum:{type:"array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{type:"\
number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",maximum:1e308},maximum:{type:"number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},
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
"string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}},Tt=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),zt=new RegExp(
"^[A-Za-z0-9_.-]+$","u"),pe={validate:M};function M(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;
if(!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="boolean")return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:l.type},schema:l.
type,parentSchema:l,data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const P=e;for(const a in r)if(!Je.call(l.properties,a)){return M.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:l,data:r}],!1;break}if(P===e){if(r.$schema!==
void 0){let a=r.$schema;const n=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return M.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24\
schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:l.
properties.$schema,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const n=e;if(e===n)if(typeof a=="string"){if(a.length>2048&&D(a)>2048)
return M.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:l.properties.
$id,data:a}],!1}else return M.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:l.properties.$id.
type,parentSchema:l.properties.$id,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.$comment;const n=e;if(e===n)if(typeof a=="string"){
if(a.length>1e5&&D(a)>1e5)return M.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,
parentSchema:l.properties.$comment,data:a}],!1}else return M.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{
type:"string"},schema:l.properties.$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.title!==void 0){let a=r.title;
const n=e;if(e===n)if(typeof a=="string"){if(a.length>1e5&&D(a)>1e5)return M.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.title,data:a}],!1}else return M.errors=[{instancePath:t+"/title",schemaPath:"#/properties/tit\
le/type",keyword:"type",params:{type:"string"},schema:l.properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.description!==
void 0){let a=r.description;const n=e;if(e===n)if(typeof a=="string"){if(a.length>1e5&&D(a)>1e5)return M.errors=[{instancePath:t+"/description",schemaPath:"#/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],!1}else return M.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:l.properties.description.type,parentSchema:l.properties.description,
data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.deprecated!==void 0){let a=r.deprecated;const n=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/dep\
recated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.type,parentSchema:l.properties.deprecated,
data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.readOnly!==void 0){let a=r.readOnly;const n=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/readOnl\
y",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.properties.readOnly,data:a}],
!1;var i=n===e}else var i=!0;if(i){if(r.writeOnly!==void 0){let a=r.writeOnly;const n=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/writeOnly",schemaPath:"\
#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,data:a}],!1;var i=n===
e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.$ref;const n=e;if(e===n)if(typeof a=="string"){if(a.length>100&&D(a)>100)return M.errors=[{instancePath:t+"/$r\
ef",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;if(!Tt.test(a))return M.
errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Z\
a-z0-9_.-]+$",parentSchema:l.properties.$ref,data:a}],!1}else return M.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{
type:"string"},schema:l.properties.$ref.type,parentSchema:l.properties.$ref,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type;const n=e,
h=e;let y=!1,b=null;const L=e;if(!(a==="null"||a==="boolean"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const U={instancePath:t+"/t\
ype",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.oneOf[0].enum,parentSchema:l.
properties.type.oneOf[0],data:a};s===null?s=[U]:s.push(U),e++}var u=L===e;u&&(y=!0,b=0);const j=e;if(e===j)if(Array.isArray(a))if(a.length>7){const U={instancePath:t+
"/type",schemaPath:"#/properties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=
[U]:s.push(U),e++}else if(a.length<1){const U={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}else{var g=!0;const U=a.length;for(let O=0;O<U;O++){let Q=a[O];const Ne=e;if(!(Q===
"null"||Q==="boolean"||Q==="object"||Q==="array"||Q==="number"||Q==="integer"||Q==="string")){const ve={instancePath:t+"/type/"+O,schemaPath:"#/properties/type/\
oneOf/1/items/enum",keyword:"enum",params:{allowedValues:l.properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].items.enum,parentSchema:l.properties.
type.oneOf[1].items,data:Q};s===null?s=[ve]:s.push(ve),e++}if(e===Ne)if(typeof Q=="string"){if(Q.length>7&&D(Q)>7){const ve={instancePath:t+"/type/"+O,schemaPath:"\
#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].items,data:Q};s===null?s=[ve]:s.
push(ve),e++}}else{const ve={instancePath:t+"/type/"+O,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:l.properties.
type.oneOf[1].items.type,parentSchema:l.properties.type.oneOf[1].items,data:Q};s===null?s=[ve]:s.push(ve),e++}var g=Ne===e;if(!g)break}if(g){let O=a.length,Q;if(O>
1){const Ne={};for(;O--;){let ue=a[O];if(typeof ue=="string"){if(typeof Ne[ue]=="number"){Q=Ne[ue];const ve={instancePath:t+"/type",schemaPath:"#/properties/typ\
e/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:O,j:Q},schema:!0,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[ve]:s.push(ve),e++;break}Ne[ue]=
O}}}}}else{const U={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:l.properties.type.oneOf[1].type,
parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}var u=j===e;if(u&&y?(y=!1,b=[b,1]):u&&(y=!0,b=1),y)e=h,s!==null&&(h?s.length=h:s=null);else{
const U={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:b},schema:l.properties.type.oneOf,parentSchema:l.properties.
type,data:a};return s===null?s=[U]:s.push(U),e++,M.errors=s,!1}var i=n===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.enum;const n=e;if(e===n)if(Array.isArray(
a)){if(a.length>500)return M.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.
properties.enum,data:a}],!1;if(a.length<1)return M.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:l.properties.enum,data:a}],!1}else return M.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},
schema:l.properties.enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.multipleOf!==void 0){let a=r.multipleOf;const n=e;
if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return M.errors=[{instancePath:t+"\
/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:l.properties.
multipleOf,data:a}],!1}else return M.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:l.
properties.multipleOf.type,parentSchema:l.properties.multipleOf,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.minimum!==void 0){let a=r.minimum;const n=e;if(e===
n)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],!1}else return M.errors=[{instancePath:t+"/minimum",schemaPath:"\
#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,parentSchema:l.properties.minimum,data:a}],!1;var i=n===e}else
var i=!0;if(i){if(r.maximum!==void 0){let a=r.maximum;const n=e;if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+
"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.maximum,data:a}],
!1}else return M.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:l.properties.maximum.type,
parentSchema:l.properties.maximum,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const n=e;if(e===n)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else return M.errors=[{instancePath:t+"/exclusive\
Minimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.type,parentSchema:l.properties.
exclusiveMinimum,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const n=e;if(e===n)if(typeof a=="number"&&
isFinite(a)){if(a>1e308||isNaN(a))return M.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return M.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"\
#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.properties.exclusiveMaximum,data:a}],
!1;var i=n===e}else var i=!0;if(i){if(r.minLength!==void 0){let a=r.minLength;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=
[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.minLength.type,parentSchema:l.
properties.minLength,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return M.errors=[{instancePath:t+"/minLength",schemaPath:"#/prope\
rties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return M.
errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
minLength,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.maxLength!==void 0){let a=r.maxLength;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return M.errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxLength.
type,parentSchema:l.properties.maxLength,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return M.errors=[{instancePath:t+"/maxLength",
schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.maxLength,data:a}],!1;if(a<
0||isNaN(a))return M.errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:l.properties.maxLength,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.pattern!==void 0){let a=r.pattern;const n=e;if(e===n)if(typeof a=="string"){
if(a.length>1e3&&D(a)>1e3)return M.errors=[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,
parentSchema:l.properties.pattern,data:a}],!1}else return M.errors=[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"\
string"},schema:l.properties.pattern.type,parentSchema:l.properties.pattern,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.format;const n=e;
if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a===
"int32"||a==="int64"||a==="float"||a==="double"))return M.errors=[{instancePath:t+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:l.
properties.format.enum},schema:l.properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.minItems!==void 0){let a=r.
minItems;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/type",
keyword:"type",params:{type:"integer"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/minItems",schemaPath:"\
#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}var i=n===e}else var i=!0;
if(i){if(r.maxItems!==void 0){let a=r.maxItems;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/maxItems",schemaPath:"\
#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,data:a}],!1;if(e===n&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+
"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxItems,data:a}],!1}
var i=n===e}else var i=!0;if(i){if(r.minContains!==void 0){let a=r.minContains;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=
[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.minContains.type,parentSchema:l.
properties.minContains,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/minContains",schemaPath:"\
#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minContains,
data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.maxContains!==void 0){let a=r.maxContains;const n=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"typ\
e",params:{type:"integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/maxCont\
ains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxContains,data:a}],!1}
var i=n===e}else var i=!0;if(i){if(r.minProperties!==void 0){let a=r.minProperties;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=
[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.minProperties.type,parentSchema:l.
properties.minProperties,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/minProperties",
schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.
minProperties,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.maxProperties!==void 0){let a=r.maxProperties;
const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/type",
keyword:"type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;if(e===n&&typeof a=="number"&&
isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:t+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxProperties,
data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){let a=r.uniqueItems;const n=e;if(typeof a!="boolean")return M.errors=[{instancePath:t+"/u\
niqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.uniqueItems.type,parentSchema:l.properties.uniqueItems,
data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;pe.validate(r.items,{instancePath:t+"/items",parentData:r,parentDataProperty:"items",
rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.prefixItems!==void 0){
let a=r.prefixItems;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/\
maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.length<1)return M.errors=[{instancePath:t+"/pref\
ixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.prefixItems,data:a}],!1;{var p=!0;
const y=a.length;for(let b=0;b<y;b++){const L=e;pe.validate(a[b],{instancePath:t+"/prefixItems/"+b,parentData:a,parentDataProperty:b,rootData:w,dynamicAnchors:x})||
(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var p=L===e;if(!p)break}}}else return M.errors=[{instancePath:t+"/prefixItems",schemaPath:"\
#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,data:a}],!1;var i=n===
e}else var i=!0;if(i){if(r.contains!==void 0){const a=e;pe.validate(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:w,
dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;
const n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[{instancePath:t+"/properties",schemaPath:"#/proper\
ties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.properties,data:a}],!1;for(const y in a){const b=e,
L=e,j=e;if(y!=="__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var o=j===e;if(o){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/\
propertyNames/not",keyword:"not",params:{},schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.properties.propertyNames,data:y,propertyName:y};
s===null?s=[I]:s.push(I),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===b&&typeof y=="string"&&y.length>200&&D(y)>200){const I={instancePath:t+"/properties",
schemaPath:"#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.properties.propertyNames,
data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}var v=b===e;if(!v){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",
keyword:"propertyNames",params:{propertyName:y},schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};return s===null?s=[I]:
s.push(I),e++,M.errors=s,!1;break}}if(v)for(const y in a){const b=e;pe.validate(a[y],{instancePath:t+"/properties/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,
parentDataProperty:y,rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var z=b===e;if(!z)break}}else return M.
errors=[{instancePath:t+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.
properties.properties,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.patternProperties!==void 0){let a=r.patternProperties;const n=e;if(e===n)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>20)return M.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxPro\
perties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:l.properties.patternProperties,data:a}],!1;for(const y in a){const b=e,L=e,j=e;if(y!==
"__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var H=j===e;if(H){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames/not",keyword:"not",params:{},schema:l.properties.patternProperties.propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:y,
propertyName:y};s===null?s=[I]:s.push(I),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===b&&typeof y=="string"&&y.length>200&&D(y)>200){const I={instancePath:t+
"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.
patternProperties.propertyNames,data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}var m=b===e;if(!m){const I={instancePath:t+"/patternProperties",schemaPath:"\
#/properties/patternProperties/propertyNames",keyword:"propertyNames",params:{propertyName:y},schema:l.properties.patternProperties.propertyNames,parentSchema:l.
properties.patternProperties,data:a};return s===null?s=[I]:s.push(I),e++,M.errors=s,!1;break}}if(m)for(const y in a){const b=e;pe.validate(a[y],{instancePath:t+
"/patternProperties/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:y,rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.
concat(pe.validate.errors),e=s.length);var d=b===e;if(!d)break}}else return M.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternPrope\
rties/type",keyword:"type",params:{type:"object"},schema:l.properties.patternProperties.type,parentSchema:l.properties.patternProperties,data:a}],!1;var i=n===e}else
var i=!0;if(i){if(r.additionalProperties!==void 0){const a=e;pe.validate(r.additionalProperties,{instancePath:t+"/additionalProperties",parentData:r,parentDataProperty:"\
additionalProperties",rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.
propertyNames!==void 0){const a=e;pe.validate(r.propertyNames,{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",rootData:w,dynamicAnchors:x})||
(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const n=e;if(e===
n)if(Array.isArray(a)){if(a.length>500)return M.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},
schema:500,parentSchema:l.properties.required,data:a}],!1;{var Z=!0;const y=a.length;for(let b=0;b<y;b++){let L=a[b];const j=e;if(e===j)if(typeof L=="string"){if(L.
length>200&&D(L)>200)return M.errors=[{instancePath:t+"/required/"+b,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:l.properties.required.items,data:L}],!1}else return M.errors=[{instancePath:t+"/required/"+b,schemaPath:"#/properties/required/items/type",keyword:"\
type",params:{type:"string"},schema:l.properties.required.items.type,parentSchema:l.properties.required.items,data:L}],!1;var Z=j===e;if(!Z)break}if(Z){let b=a.
length,L;if(b>1){const j={};for(;b--;){let I=a[b];if(typeof I=="string"){if(typeof j[I]=="number"){return L=j[I],M.errors=[{instancePath:t+"/required",schemaPath:"\
#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:b,j:L},schema:!0,parentSchema:l.properties.required,data:a}],!1;break}j[I]=b}}}}}}else return M.
errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"},schema:l.properties.required.type,parentSchema:l.
properties.required,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.dependentRequired!==void 0){let a=r.dependentRequired;const n=e;if(e===n)if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProp\
erties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.dependentRequired,data:a}],!1;for(const y in a){let b=a[y];const L=e;if(e===
L)if(Array.isArray(b)){if(b.length>500)return M.errors=[{instancePath:t+"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.dependentRequired.additionalProperties,
data:b}],!1;{var S=!0;const j=b.length;for(let I=0;I<j;I++){let U=b[I];const O=e;if(e===O)if(typeof U=="string"){if(U.length>200&&D(U)>200)return M.errors=[{instancePath:t+
"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.additionalProperties.items,data:U}],!1}else return M.errors=[{instancePath:t+
"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",
params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.type,parentSchema:l.properties.dependentRequired.additionalProperties.items,
data:U}],!1;var S=O===e;if(!S)break}if(S){let I=b.length,U;if(I>1){const O={};for(;I--;){let Q=b[I];if(typeof Q=="string"){if(typeof O[Q]=="number"){return U=O[Q],
M.errors=[{instancePath:t+"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueI\
tems",keyword:"uniqueItems",params:{i:I,j:U},schema:!0,parentSchema:l.properties.dependentRequired.additionalProperties,data:b}],!1;break}O[Q]=I}}}}}}else return M.
errors=[{instancePath:t+"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/type",keyword:"\
type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.properties.dependentRequired.additionalProperties,data:b}],
!1;var $=L===e;if(!$)break}}else return M.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",params:{type:"\
object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.dependentSchemas!==
void 0){let a=r.dependentSchemas;const n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[{instancePath:t+"\
/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.dependentSchemas,
data:a}],!1;for(const y in a){const b=e,L=e,j=e;if(y!=="__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var V=j===e;if(V){const I={instancePath:t+"/dependen\
tSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:l.properties.dependentSchemas.propertyNames.not,parentSchema:l.
properties.dependentSchemas.propertyNames,data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===b&&typeof y=="stri\
ng"&&y.length>200&&D(y)>200){const I={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}var B=b===e;if(!B){const I={
instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:y},schema:l.properties.
dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===null?s=[I]:s.push(I),e++,M.errors=s,!1;break}}if(B)for(const y in a){
const b=e;pe.validate(a[y],{instancePath:t+"/dependentSchemas/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:y,rootData:w,dynamicAnchors:x})||
(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var _=b===e;if(!_)break}}else return M.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"\
#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentSchemas.type,parentSchema:l.properties.dependentSchemas,data:a}],
!1;var i=n===e}else var i=!0;if(i){if(r.allOf!==void 0){let a=r.allOf;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+"/\
allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.allOf,data:a}],!1;if(a.length<1)return M.
errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.allOf,data:a}],
!1;{var k=!0;const y=a.length;for(let b=0;b<y;b++){const L=e;pe.validate(a[b],{instancePath:t+"/allOf/"+b,parentData:a,parentDataProperty:b,rootData:w,dynamicAnchors:x})||
(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var k=L===e;if(!k)break}}}else return M.errors=[{instancePath:t+"/allOf",schemaPath:"#/p\
roperties/allOf/type",keyword:"type",params:{type:"array"},schema:l.properties.allOf.type,parentSchema:l.properties.allOf,data:a}],!1;var i=n===e}else var i=!0;
if(i){if(r.anyOf!==void 0){let a=r.anyOf;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properti\
es/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.anyOf,data:a}],!1;if(a.length<1)return M.errors=[{instancePath:t+"/a\
nyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.anyOf,data:a}],!1;{var se=!0;const y=a.length;
for(let b=0;b<y;b++){const L=e;pe.validate(a[b],{instancePath:t+"/anyOf/"+b,parentData:a,parentDataProperty:b,rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.
errors:s.concat(pe.validate.errors),e=s.length);var se=L===e;if(!se)break}}}else return M.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",
keyword:"type",params:{type:"array"},schema:l.properties.anyOf.type,parentSchema:l.properties.anyOf,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.oneOf!==void 0){
let a=r.oneOf;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>20)return M.errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"\
maxItems",params:{limit:20},schema:20,parentSchema:l.properties.oneOf,data:a}],!1;if(a.length<1)return M.errors=[{instancePath:t+"/oneOf",schemaPath:"#/properti\
es/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.oneOf,data:a}],!1;{var q=!0;const y=a.length;for(let b=0;b<y;b++){const L=e;
pe.validate(a[b],{instancePath:t+"/oneOf/"+b,parentData:a,parentDataProperty:b,rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.concat(pe.validate.
errors),e=s.length);var q=L===e;if(!q)break}}}else return M.errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type:"a\
rray"},schema:l.properties.oneOf.type,parentSchema:l.properties.oneOf,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.not!==void 0){const a=e;pe.validate(r.not,
{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);
var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;pe.validate(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:w,dynamicAnchors:x})||
(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.then!==void 0){const a=e;pe.validate(r.then,{instancePath:t+
"/then",parentData:r,parentDataProperty:"then",rootData:w,dynamicAnchors:x})||(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.else!==void 0){const a=e;pe.validate(r.else,{instancePath:t+"/else",parentData:r,parentDataProperty:"else",rootData:w,dynamicAnchors:x})||
(s=s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.$defs!==void 0){let a=r.$defs;const n=e;if(e===n)if(a&&
typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return M.errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"\
maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.$defs,data:a}],!1;for(const y in a){const b=e;if(typeof y=="string"){if(y.length>90&&D(y)>
90){const L={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{limit:90},schema:90,parentSchema:l.properties.
$defs.propertyNames,data:y,propertyName:y};s===null?s=[L]:s.push(L),e++}else if(!zt.test(y)){const L={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/p\
ropertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.properties.$defs.propertyNames,data:y,propertyName:y};
s===null?s=[L]:s.push(L),e++}}var T=b===e;if(!T){const L={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{
propertyName:y},schema:l.properties.$defs.propertyNames,parentSchema:l.properties.$defs,data:a};return s===null?s=[L]:s.push(L),e++,M.errors=s,!1;break}}if(T)for(const y in a){
const b=e;pe.validate(a[y],{instancePath:t+"/$defs/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:y,rootData:w,dynamicAnchors:x})||(s=
s===null?pe.validate.errors:s.concat(pe.validate.errors),e=s.length);var c=b===e;if(!c)break}}else return M.errors=[{instancePath:t+"/$defs",schemaPath:"#/prope\
rties/%24defs/type",keyword:"type",params:{type:"object"},schema:l.properties.$defs.type,parentSchema:l.properties.$defs,data:a}],!1;var i=n===e}else var i=!0;if(i&&
r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.items===void 0&&(a="items"))return M.errors=[{instancePath:t,schemaPath:"#/dependen\
tSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:l.dependentSchemas.uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,
data:r}],!1;if(r.items!==void 0){let n=r.items;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let y;if(n.type===void 0&&(y="type"))return M.errors=[{instancePath:t+
"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",params:{missingProperty:y},schema:l.dependentSchemas.uniqueItems.
properties.items.required,parentSchema:l.dependentSchemas.uniqueItems.properties.items,data:n}],!1;if(n.type!==void 0){let b=n.type;const L=e;let j=!1;const I=e;
if(!(b==="null"||b==="boolean"||b==="number"||b==="integer"||b==="string")){const U={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/pro\
perties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},
schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.
anyOf[0],data:b};s===null?s=[U]:s.push(U),e++}var f=I===e;if(j=j||f,!j){const U=e;if(e===U)if(Array.isArray(b))if(b.length>7){const Q={instancePath:t+"/items/ty\
pe",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1],data:b};s===null?s=[Q]:s.push(Q),e++}else{var C=!0;const Q=b.length;for(let Ne=0;Ne<Q;Ne++){let ue=b[Ne];const ve=e;
if(!(ue==="null"||ue==="boolean"||ue==="number"||ue==="integer"||ue==="string")){const Ve={instancePath:t+"/items/type/"+Ne,schemaPath:"#/dependentSchemas/uniqu\
eItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.
anyOf[1].items.enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf[1].items,data:ue};s===null?s=[Ve]:s.push(Ve),e++}var C=ve===e;if(!C)break}}else{const Q={instancePath:t+"/items/type",schemaPath:"#/\
dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{type:"array"},schema:l.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf[1].type,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:b};s===null?s=[Q]:s.push(Q),e++}var f=U===
e;j=j||f}if(j)e=L,s!==null&&(L?s.length=L:s=null);else{const U={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/propert\
ies/type/anyOf",keyword:"anyOf",params:{},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.
properties.items.properties.type,data:b};return s===null?s=[U]:s.push(U),e++,M.errors=s,!1}}}else return M.errors=[{instancePath:t+"/items",schemaPath:"#/depend\
entSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:l.dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.
uniqueItems.properties.items,data:n}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return M.errors=s,e===0}function K(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="boolean")return K.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:l.type},schema:l.type,parentSchema:l,data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const P=e;for(const a in r)
if(!Je.call(l.properties,a)){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:l,data:r}],!1;break}if(P===e){if(r.$schema!==void 0){let a=r.$schema;const n=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return K.errors=
[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"\
https://json-schema.org/draft/2020-12/schema",parentSchema:l.properties.$schema,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const n=e;
if(e===n)if(typeof a=="string"){if(a.length>2048&&D(a)>2048)return K.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",
params:{limit:2048},schema:2048,parentSchema:l.properties.$id,data:a}],!1}else return K.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"\
type",params:{type:"string"},schema:l.properties.$id.type,parentSchema:l.properties.$id,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.
$comment;const n=e;if(e===n)if(typeof a=="string"){if(a.length>1e5&&D(a)>1e5)return K.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/ma\
xLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.$comment,data:a}],!1}else return K.errors=[{instancePath:t+"/$comment",schemaPath:"\
#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:l.properties.$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=n===e}else
var i=!0;if(i){if(r.title!==void 0){let a=r.title;const n=e;if(e===n)if(typeof a=="string"){if(a.length>1e5&&D(a)>1e5)return K.errors=[{instancePath:t+"/title",
schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.title,data:a}],!1}else return K.errors=[{instancePath:t+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:l.properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=n===
e}else var i=!0;if(i){if(r.description!==void 0){let a=r.description;const n=e;if(e===n)if(typeof a=="string"){if(a.length>1e5&&D(a)>1e5)return K.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],
!1}else return K.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:l.properties.description.
type,parentSchema:l.properties.description,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.deprecated!==void 0){let a=r.deprecated;const n=e;if(typeof a!="bool\
ean")return K.errors=[{instancePath:t+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.
type,parentSchema:l.properties.deprecated,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.readOnly!==void 0){let a=r.readOnly;const n=e;if(typeof a!="boolean")
return K.errors=[{instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.
properties.readOnly,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.writeOnly!==void 0){let a=r.writeOnly;const n=e;if(typeof a!="boolean")return K.errors=[{instancePath:t+
"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,
data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.$ref;const n=e;if(e===n)if(typeof a=="string"){if(a.length>100&&D(a)>100)return K.errors=
[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;
if(!Tt.test(a))return K.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},
schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:l.properties.$ref,data:a}],!1}else return K.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/ty\
pe",keyword:"type",params:{type:"string"},schema:l.properties.$ref.type,parentSchema:l.properties.$ref,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.type!==void 0){
let a=r.type;const n=e,h=e;let y=!1,b=null;const L=e;if(!(a==="null"||a==="boolean"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const U={
instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.
oneOf[0].enum,parentSchema:l.properties.type.oneOf[0],data:a};s===null?s=[U]:s.push(U),e++}var u=L===e;u&&(y=!0,b=0);const j=e;if(e===j)if(Array.isArray(a))if(a.
length>7){const U={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.
type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}else if(a.length<1){const U={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}else{var g=!0;const U=a.length;for(let O=0;O<U;O++){
let Q=a[O];const Ne=e;if(!(Q==="null"||Q==="boolean"||Q==="object"||Q==="array"||Q==="number"||Q==="integer"||Q==="string")){const ve={instancePath:t+"/type/"+O,
schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:l.properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].
items.enum,parentSchema:l.properties.type.oneOf[1].items,data:Q};s===null?s=[ve]:s.push(ve),e++}if(e===Ne)if(typeof Q=="string"){if(Q.length>7&&D(Q)>7){const ve={
instancePath:t+"/type/"+O,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].
items,data:Q};s===null?s=[ve]:s.push(ve),e++}}else{const ve={instancePath:t+"/type/"+O,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{
type:"string"},schema:l.properties.type.oneOf[1].items.type,parentSchema:l.properties.type.oneOf[1].items,data:Q};s===null?s=[ve]:s.push(ve),e++}var g=Ne===e;if(!g)
break}if(g){let O=a.length,Q;if(O>1){const Ne={};for(;O--;){let ue=a[O];if(typeof ue=="string"){if(typeof Ne[ue]=="number"){Q=Ne[ue];const ve={instancePath:t+"/\
type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:O,j:Q},schema:!0,parentSchema:l.properties.type.oneOf[1],data:a};s===null?
s=[ve]:s.push(ve),e++;break}Ne[ue]=O}}}}}else{const U={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:l.
properties.type.oneOf[1].type,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}var u=j===e;if(u&&y?(y=!1,b=[b,1]):u&&(y=!0,b=1),y)e=
h,s!==null&&(h?s.length=h:s=null);else{const U={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:b},schema:l.properties.
type.oneOf,parentSchema:l.properties.type,data:a};return s===null?s=[U]:s.push(U),e++,K.errors=s,!1}var i=n===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.
enum;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>500)return K.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",
params:{limit:500},schema:500,parentSchema:l.properties.enum,data:a}],!1;if(a.length<1)return K.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/mi\
nItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.enum,data:a}],!1}else return K.errors=[{instancePath:t+"/enum",schemaPath:"#/prop\
erties/enum/type",keyword:"type",params:{type:"array"},schema:l.properties.enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=n===e}else var i=!0;if(i){
if(r.multipleOf!==void 0){let a=r.multipleOf;const n=e;if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return K.errors=[{instancePath:t+"/mult\
ipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.multipleOf,data:a}],
!1;if(a<=0||isNaN(a))return K.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0},schema:0,parentSchema:l.properties.multipleOf,data:a}],!1}else return K.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/ty\
pe",keyword:"type",params:{type:"number"},schema:l.properties.multipleOf.type,parentSchema:l.properties.multipleOf,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.
minimum!==void 0){let a=r.minimum;const n=e;if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return K.errors=[{instancePath:t+"/minimum",schemaPath:"\
#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],!1}else return K.errors=
[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,parentSchema:l.properties.
minimum,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.maximum!==void 0){let a=r.maximum;const n=e;if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return K.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.
properties.maximum,data:a}],!1}else return K.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:l.
properties.maximum.type,parentSchema:l.properties.maximum,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const n=e;
if(e===n)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return K.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else return K.errors=[{instancePath:t+
"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.type,parentSchema:l.
properties.exclusiveMinimum,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const n=e;if(e===n)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return K.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return K.errors=[{instancePath:t+"/exclusive\
Maximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.properties.
exclusiveMaximum,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.minLength!==void 0){let a=r.minLength;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return K.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.minLength.
type,parentSchema:l.properties.minLength,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return K.errors=[{instancePath:t+"/minLength",
schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],!1;if(a<
0||isNaN(a))return K.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:l.properties.minLength,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.maxLength!==void 0){let a=r.maxLength;const n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:l.
properties.maxLength.type,parentSchema:l.properties.maxLength,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return K.errors=[{instancePath:t+
"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.maxLength,data:a}],
!1;if(a<0||isNaN(a))return K.errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.maxLength,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.pattern!==void 0){let a=r.pattern;const n=e;if(e===n)if(typeof a==
"string"){if(a.length>1e3&&D(a)>1e3)return K.errors=[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},
schema:1e3,parentSchema:l.properties.pattern,data:a}],!1}else return K.errors=[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",
params:{type:"string"},schema:l.properties.pattern.type,parentSchema:l.properties.pattern,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.
format;const n=e;if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uui\
d"||a==="byte"||a==="int32"||a==="int64"||a==="float"||a==="double"))return K.errors=[{instancePath:t+"/format",schemaPath:"#/properties/format/enum",keyword:"e\
num",params:{allowedValues:l.properties.format.enum},schema:l.properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=n===e}else var i=!0;if(i){
if(r.minItems!==void 0){let a=r.minItems;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:t+"/minItems",schemaPath:"\
#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===n&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return K.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return K.errors=[{instancePath:t+
"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}
var i=n===e}else var i=!0;if(i){if(r.maxItems!==void 0){let a=r.maxItems;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:t+
"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,
data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return K.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/max\
Items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||
isNaN(a))return K.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.
properties.maxItems,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.minContains!==void 0){let a=r.minContains;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return K.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minContains.type,parentSchema:l.properties.minContains,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return K.errors=[{
instancePath:t+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minContains,data:a}],!1;if(a<0||isNaN(a))return K.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.maxContains!==
void 0){let a=r.maxContains;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:t+"/maxContains",schemaPath:"#/pro\
perties/maxContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===n&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return K.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return K.errors=
[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
maxContains,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.minProperties!==void 0){let a=r.minProperties;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return K.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minProperties.type,parentSchema:l.properties.minProperties,data:a}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return K.errors=
[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minProperties,data:a}],!1;if(a<0||isNaN(a))return K.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.maxProperties!==
void 0){let a=r.maxProperties;const n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:t+"/maxProperties",schemaPath:"#\
/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;
if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return K.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxPropert\
ies/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<
0||isNaN(a))return K.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.maxProperties,data:a}],!1}var i=n===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){let a=r.uniqueItems;const n=e;if(typeof a!=
"boolean")return K.errors=[{instancePath:t+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.
uniqueItems.type,parentSchema:l.properties.uniqueItems,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;M(r.items,{instancePath:t+"/it\
ems",parentData:r,parentDataProperty:"items",rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(r.prefixItems!==void 0){let a=r.prefixItems;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>20)return K.errors=[{instancePath:t+"/prefixItems",schemaPath:"\
#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.length<1)return K.errors=
[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.prefixItems,
data:a}],!1;{var p=!0;const y=a.length;for(let b=0;b<y;b++){const L=e;M(a[b],{instancePath:t+"/prefixItems/"+b,parentData:a,parentDataProperty:b,rootData:w,dynamicAnchors:x})||
(s=s===null?M.errors:s.concat(M.errors),e=s.length);var p=L===e;if(!p)break}}}else return K.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/pref\
ixItems/type",keyword:"type",params:{type:"array"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,data:a}],!1;var i=n===e}else var i=!0;
if(i){if(r.contains!==void 0){const a=e;M(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:w,dynamicAnchors:x})||(s=s===
null?M.errors:s.concat(M.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;const n=e;if(e===n)if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(Object.keys(a).length>500)return K.errors=[{instancePath:t+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"\
maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.properties,data:a}],!1;for(const y in a){const b=e,L=e,j=e;if(y!=="__proto__"){const I={};
s===null?s=[I]:s.push(I),e++}var o=j===e;if(o){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames/not",keyword:"not",params:{},
schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.properties.propertyNames,data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}else e=L,
s!==null&&(L?s.length=L:s=null);if(e===b&&typeof y=="string"&&y.length>200&&D(y)>200){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.properties.propertyNames,data:y,propertyName:y};s===null?s=
[I]:s.push(I),e++}var v=b===e;if(!v){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName:y},
schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};return s===null?s=[I]:s.push(I),e++,K.errors=s,!1;break}}if(v)for(const y in a){
const b=e;M(a[y],{instancePath:t+"/properties/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:y,rootData:w,dynamicAnchors:x})||(s=s===
null?M.errors:s.concat(M.errors),e=s.length);var z=b===e;if(!z)break}}else return K.errors=[{instancePath:t+"/properties",schemaPath:"#/properties/properties/ty\
pe",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.properties.properties,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.
patternProperties!==void 0){let a=r.patternProperties;const n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>20)return K.errors=
[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:l.
properties.patternProperties,data:a}],!1;for(const y in a){const b=e,L=e,j=e;if(y!=="__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var H=j===e;if(H){const I={
instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:l.properties.patternProperties.
propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}else e=L,s!==null&&(L?s.length=L:
s=null);if(e===b&&typeof y=="string"&&y.length>200&&D(y)>200){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNa\
mes/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.patternProperties.propertyNames,data:y,propertyName:y};s===null?s=[I]:
s.push(I),e++}var m=b===e;if(!m){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyNames",
params:{propertyName:y},schema:l.properties.patternProperties.propertyNames,parentSchema:l.properties.patternProperties,data:a};return s===null?s=[I]:s.push(I),
e++,K.errors=s,!1;break}}if(m)for(const y in a){const b=e;M(a[y],{instancePath:t+"/patternProperties/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:y,
rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var d=b===e;if(!d)break}}else return K.errors=[{instancePath:t+"/patternPrope\
rties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:l.properties.patternProperties.type,parentSchema:l.properties.
patternProperties,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.additionalProperties!==void 0){const a=e;M(r.additionalProperties,{instancePath:t+"/additiona\
lProperties",parentData:r,parentDataProperty:"additionalProperties",rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.propertyNames!==void 0){const a=e;M(r.propertyNames,{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",
rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const n=e;
if(e===n)if(Array.isArray(a)){if(a.length>500)return K.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:l.properties.required,data:a}],!1;{var Z=!0;const y=a.length;for(let b=0;b<y;b++){let L=a[b];const j=e;if(e===j)if(typeof L==
"string"){if(L.length>200&&D(L)>200)return K.errors=[{instancePath:t+"/required/"+b,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:l.properties.required.items,data:L}],!1}else return K.errors=[{instancePath:t+"/required/"+b,schemaPath:"#/properties/require\
d/items/type",keyword:"type",params:{type:"string"},schema:l.properties.required.items.type,parentSchema:l.properties.required.items,data:L}],!1;var Z=j===e;if(!Z)
break}if(Z){let b=a.length,L;if(b>1){const j={};for(;b--;){let I=a[b];if(typeof I=="string"){if(typeof j[I]=="number"){return L=j[I],K.errors=[{instancePath:t+"\
/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:b,j:L},schema:!0,parentSchema:l.properties.required,data:a}],!1;break}
j[I]=b}}}}}}else return K.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"},schema:l.properties.required.
type,parentSchema:l.properties.required,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.dependentRequired!==void 0){let a=r.dependentRequired;const n=e;if(e===
n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return K.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/depen\
dentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.dependentRequired,data:a}],!1;for(const y in a){let b=a[y];
const L=e;if(e===L)if(Array.isArray(b)){if(b.length>500)return K.errors=[{instancePath:t+"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.dependentRequired.additionalProperties,
data:b}],!1;{var S=!0;const j=b.length;for(let I=0;I<j;I++){let U=b[I];const O=e;if(e===O)if(typeof U=="string"){if(U.length>200&&D(U)>200)return K.errors=[{instancePath:t+
"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.additionalProperties.items,data:U}],!1}else return K.errors=[{instancePath:t+
"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",
params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.type,parentSchema:l.properties.dependentRequired.additionalProperties.items,
data:U}],!1;var S=O===e;if(!S)break}if(S){let I=b.length,U;if(I>1){const O={};for(;I--;){let Q=b[I];if(typeof Q=="string"){if(typeof O[Q]=="number"){return U=O[Q],
K.errors=[{instancePath:t+"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueI\
tems",keyword:"uniqueItems",params:{i:I,j:U},schema:!0,parentSchema:l.properties.dependentRequired.additionalProperties,data:b}],!1;break}O[Q]=I}}}}}}else return K.
errors=[{instancePath:t+"/dependentRequired/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/type",keyword:"\
type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.properties.dependentRequired.additionalProperties,data:b}],
!1;var $=L===e;if(!$)break}}else return K.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",params:{type:"\
object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.dependentSchemas!==
void 0){let a=r.dependentSchemas;const n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return K.errors=[{instancePath:t+"\
/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.dependentSchemas,
data:a}],!1;for(const y in a){const b=e,L=e,j=e;if(y!=="__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var V=j===e;if(V){const I={instancePath:t+"/dependen\
tSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:l.properties.dependentSchemas.propertyNames.not,parentSchema:l.
properties.dependentSchemas.propertyNames,data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===b&&typeof y=="stri\
ng"&&y.length>200&&D(y)>200){const I={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:y,propertyName:y};s===null?s=[I]:s.push(I),e++}var B=b===e;if(!B){const I={
instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:y},schema:l.properties.
dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===null?s=[I]:s.push(I),e++,K.errors=s,!1;break}}if(B)for(const y in a){
const b=e;M(a[y],{instancePath:t+"/dependentSchemas/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:y,rootData:w,dynamicAnchors:x})||
(s=s===null?M.errors:s.concat(M.errors),e=s.length);var _=b===e;if(!_)break}}else return K.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/\
dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentSchemas.type,parentSchema:l.properties.dependentSchemas,data:a}],!1;var i=n===
e}else var i=!0;if(i){if(r.allOf!==void 0){let a=r.allOf;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>20)return K.errors=[{instancePath:t+"/allOf",schemaPath:"\
#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.allOf,data:a}],!1;if(a.length<1)return K.errors=[{instancePath:t+
"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.allOf,data:a}],!1;{var k=!0;const y=a.length;
for(let b=0;b<y;b++){const L=e;M(a[b],{instancePath:t+"/allOf/"+b,parentData:a,parentDataProperty:b,rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(
M.errors),e=s.length);var k=L===e;if(!k)break}}}else return K.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"\
array"},schema:l.properties.allOf.type,parentSchema:l.properties.allOf,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.anyOf!==void 0){let a=r.anyOf;const n=e;
if(e===n)if(Array.isArray(a)){if(a.length>20)return K.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:l.properties.anyOf,data:a}],!1;if(a.length<1)return K.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.anyOf,data:a}],!1;{var se=!0;const y=a.length;for(let b=0;b<y;b++){const L=e;M(a[b],{instancePath:t+
"/anyOf/"+b,parentData:a,parentDataProperty:b,rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var se=L===e;if(!se)break}}}else
return K.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:l.properties.anyOf.type,parentSchema:l.
properties.anyOf,data:a}],!1;var i=n===e}else var i=!0;if(i){if(r.oneOf!==void 0){let a=r.oneOf;const n=e;if(e===n)if(Array.isArray(a)){if(a.length>20)return K.
errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.oneOf,data:a}],
!1;if(a.length<1)return K.errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.
properties.oneOf,data:a}],!1;{var q=!0;const y=a.length;for(let b=0;b<y;b++){const L=e;M(a[b],{instancePath:t+"/oneOf/"+b,parentData:a,parentDataProperty:b,rootData:w,
dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var q=L===e;if(!q)break}}}else return K.errors=[{instancePath:t+"/oneOf",schemaPath:"#/p\
roperties/oneOf/type",keyword:"type",params:{type:"array"},schema:l.properties.oneOf.type,parentSchema:l.properties.oneOf,data:a}],!1;var i=n===e}else var i=!0;
if(i){if(r.not!==void 0){const a=e;M(r.not,{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(
M.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;M(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:w,dynamicAnchors:x})||
(s=s===null?M.errors:s.concat(M.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.then!==void 0){const a=e;M(r.then,{instancePath:t+"/then",parentData:r,
parentDataProperty:"then",rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.else!==void 0){
const a=e;M(r.else,{instancePath:t+"/else",parentData:r,parentDataProperty:"else",rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);
var i=a===e}else var i=!0;if(i){if(r.$defs!==void 0){let a=r.$defs;const n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)
return K.errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.
$defs,data:a}],!1;for(const y in a){const b=e;if(typeof y=="string"){if(y.length>90&&D(y)>90){const L={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:90},schema:90,parentSchema:l.properties.$defs.propertyNames,data:y,propertyName:y};s===null?s=[L]:s.push(
L),e++}else if(!zt.test(y)){const L={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z\
0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.properties.$defs.propertyNames,data:y,propertyName:y};s===null?s=[L]:s.push(L),e++}}var T=b===e;if(!T){const L={
instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:y},schema:l.properties.$defs.propertyNames,
parentSchema:l.properties.$defs,data:a};return s===null?s=[L]:s.push(L),e++,K.errors=s,!1;break}}if(T)for(const y in a){const b=e;M(a[y],{instancePath:t+"/$defs\
/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:y,rootData:w,dynamicAnchors:x})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);
var c=b===e;if(!c)break}}else return K.errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:l.properties.
$defs.type,parentSchema:l.properties.$defs,data:a}],!1;var i=n===e}else var i=!0;if(i&&r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
items===void 0&&(a="items"))return K.errors=[{instancePath:t,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},
schema:l.dependentSchemas.uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,data:r}],!1;if(r.items!==void 0){let n=r.items;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){let y;if(n.type===void 0&&(y="type"))return K.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/propertie\
s/items/required",keyword:"required",params:{missingProperty:y},schema:l.dependentSchemas.uniqueItems.properties.items.required,parentSchema:l.dependentSchemas.
uniqueItems.properties.items,data:n}],!1;if(n.type!==void 0){let b=n.type;const L=e;let j=!1;const I=e;if(!(b==="null"||b==="boolean"||b==="number"||b==="intege\
r"||b==="string")){const U={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",
params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.
type.anyOf[0].enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:b};s===null?s=[U]:s.push(U),e++}var f=I===e;if(j=j||
f,!j){const U=e;if(e===U)if(Array.isArray(b))if(b.length>7){const Q={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/pr\
operties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],
data:b};s===null?s=[Q]:s.push(Q),e++}else{var C=!0;const Q=b.length;for(let Ne=0;Ne<Q;Ne++){let ue=b[Ne];const ve=e;if(!(ue==="null"||ue==="boolean"||ue==="numb\
er"||ue==="integer"||ue==="string")){const Ve={instancePath:t+"/items/type/"+Ne,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyO\
f/1/items/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ue};
s===null?s=[Ve]:s.push(Ve),e++}var C=ve===e;if(!C)break}}else{const Q={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/\
properties/type/anyOf/1/type",keyword:"type",params:{type:"array"},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:b};s===null?s=[Q]:s.push(Q),e++}var f=U===e;j=j||f}if(j)e=L,s!==null&&(L?s.length=L:
s=null);else{const U={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},
schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type,data:b};
return s===null?s=[U]:s.push(U),e++,K.errors=s,!1}}}else return K.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/t\
ype",keyword:"type",params:{type:"object"},schema:l.dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.uniqueItems.properties.items,
data:n}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return K.errors=s,e===0}function dr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;return r&&typeof r=="object"&&!Array.isArray(r)?(K(r,{instancePath:t,parentData:J,parentDataProperty:W,rootData:w,dynamicAnchors:x})||
(s=s===null?K.errors:s.concat(K.errors),e=s.length),dr.errors=s,e===0):(dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ct.
type,parentSchema:Ct,data:r}],!1)}function Ce(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){const p=e;for(const o in r)if(!(o==="request"||o==="example"||o==="success")){return Ce.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:De,data:r}],!1;break}if(p===e){if(r.request!==void 0){
const o=e;dr(r.request,{instancePath:t+"/request",parentData:r,parentDataProperty:"request",rootData:w,dynamicAnchors:x})||(s=s===null?dr.errors:s.concat(dr.errors),
e=s.length);var i=o===e}else var i=!0;if(i){if(r.example!==void 0){let o=r.example;const v=e;if(!(o&&typeof o=="object"&&!Array.isArray(o)))return Ce.errors=[{instancePath:t+
"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type:"object"},schema:De.properties.example.type,parentSchema:De.properties.example,data:o}],
!1;var i=v===e}else var i=!0;if(i)if(r.success!==void 0){let o=r.success;const v=e;if(e===v)if(o&&typeof o=="object"&&!Array.isArray(o)){let H;if(o.status===void 0&&
(H="status")||o.body===void 0&&(H="body"))return Ce.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:H},
schema:De.properties.success.required,parentSchema:De.properties.success,data:o}],!1;{const m=e;for(const d in o)if(!(d==="status"||d==="body")){return Ce.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:De.
properties.success,data:o}],!1;break}if(m===e){if(o.status!==void 0){let d=o.status;const Z=e;if(e===Z)if(Array.isArray(d)){if(d.length>100)return Ce.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:De.properties.success.
properties.status,data:d}],!1;if(d.length<1)return Ce.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:De.properties.success.properties.status,data:d}],!1;{var g=!0;const S=d.length;for(let $=0;$<S;$++){let V=d[$];
const B=e;if(!(typeof V=="number"&&!(V%1)&&!isNaN(V)&&isFinite(V)))return Ce.errors=[{instancePath:t+"/success/status/"+$,schemaPath:"#/properties/success/prope\
rties/status/items/type",keyword:"type",params:{type:"integer"},schema:De.properties.success.properties.status.items.type,parentSchema:De.properties.success.properties.
status.items,data:V}],!1;if(e===B&&typeof V=="number"&&isFinite(V)){if(V>299||isNaN(V))return Ce.errors=[{instancePath:t+"/success/status/"+$,schemaPath:"#/prop\
erties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:299},schema:299,parentSchema:De.properties.success.properties.status.
items,data:V}],!1;if(V<200||isNaN(V))return Ce.errors=[{instancePath:t+"/success/status/"+$,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:De.properties.success.properties.status.items,data:V}],!1}var g=B===e;if(!g)break}if(g){let $=d.
length,V;if($>1){const B={};for(;$--;){let _=d[$];if(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)){if(typeof B[_]=="number"){return V=B[_],Ce.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/uniqueItems",keyword:"uniqueItems",params:{i:$,j:V},schema:!0,parentSchema:De.properties.success.
properties.status,data:d}],!1;break}B[_]=$}}}}}}else return Ce.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/type",
keyword:"type",params:{type:"array"},schema:De.properties.success.properties.status.type,parentSchema:De.properties.success.properties.status,data:d}],!1;var u=Z===
e}else var u=!0;if(u)if(o.body!==void 0){let d=o.body;const Z=e;if(!(d==="empty"||d==="any"))return Ce.errors=[{instancePath:t+"/success/body",schemaPath:"#/pro\
perties/success/properties/body/enum",keyword:"enum",params:{allowedValues:De.properties.success.properties.body.enum},schema:De.properties.success.properties.body.
enum,parentSchema:De.properties.success.properties.body,data:d}],!1;var u=Z===e}else var u=!0}}}else return Ce.errors=[{instancePath:t+"/success",schemaPath:"#/\
properties/success/type",keyword:"type",params:{type:"object"},schema:De.properties.success.type,parentSchema:De.properties.success,data:o}],!1;var i=v===e}else
var i=!0}}}else return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.type,parentSchema:De,data:r}],!1;return Ce.
errors=s,e===0}const Ar={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};function he(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return he.errors=[{instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:Ar,data:r}],!1;if(r.length<1)return he.errors=[{instancePath:t,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:Ar,data:r}],!1;{var i=!0;const g=r.length;for(let u=0;u<g;u++){let p=r[u];const o=e;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return he.errors=[{instancePath:t+"/"+u,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},schema:Ar.items.
type,parentSchema:Ar.items,data:p}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){if(p>499||isNaN(p))return he.errors=[{instancePath:t+"/"+u,schemaPath:"#/items\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:Ar.items,data:p}],!1;if(p<400||isNaN(p))return he.errors=[{instancePath:t+
"/"+u,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:Ar.items,data:p}],!1}var i=o===e;if(!i)break}if(i){
let u=r.length,p;if(u>1){const o={};for(;u--;){let v=r[u];if(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)){if(typeof o[v]=="number"){return p=o[v],he.errors=
[{instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p},schema:!0,parentSchema:Ar,data:r}],!1;break}o[v]=u}}}}}}else return he.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ar.type,parentSchema:Ar,data:r}],!1;return he.errors=s,e===0}const Lt={oneOf:[{
const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};function Fr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let g=!1,u=null;const p=e;if(r!=="accepted"){const z={instancePath:t,schemaPath:"#/oneOf/0/const",
keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:Lt.oneOf[0],data:r};s===null?s=[z]:s.push(z),e++}var v=p===e;v&&(g=!0,u=0);const o=e;
he(r,{instancePath:t,parentData:J,parentDataProperty:W,rootData:w,dynamicAnchors:x})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var v=o===e;if(v&&g?
(g=!1,u=[u,1]):v&&(g=!0,u=1),g)e=i,s!==null&&(i?s.length=i:s=null);else{const z={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:Lt.
oneOf,parentSchema:Lt,data:r};return s===null?s=[z]:s.push(z),e++,Fr.errors=s,!1}return Fr.errors=s,e===0}const Vr={type:"object",minProperties:1,additionalProperties:{
$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},ke={type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"i\
nteger",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{
type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}};
function _e(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(Object.keys(r).length<1)return _e.errors=[{instancePath:t,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:ke,
data:r}],!1;{const g=e;for(const u in r)if(!(u==="minLength"||u==="maxLength"||u==="minimum"||u==="maximum"||u==="pastDays"||u==="futureDays")){return _e.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:ke,data:r}],!1;break}if(g===
e){if(r.minLength!==void 0){let u=r.minLength;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return _e.errors=[{instancePath:t+"/minLength",
schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:ke.properties.minLength.type,parentSchema:ke.properties.minLength,data:u}],
!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return _e.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ke.properties.minLength,data:u}],!1;if(u<1||isNaN(u))return _e.errors=[{instancePath:t+"/min\
Length",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ke.properties.minLength,data:u}],!1}
var i=p===e}else var i=!0;if(i){if(r.maxLength!==void 0){let u=r.maxLength;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return _e.errors=[
{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:ke.properties.maxLength.type,parentSchema:ke.
properties.maxLength,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return _e.errors=[{instancePath:t+"/maxLength",schemaPath:"#/prop\
erties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ke.properties.maxLength,data:u}],!1;if(u<1||isNaN(u))return _e.
errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ke.properties.
maxLength,data:u}],!1}var i=p===e}else var i=!0;if(i){if(r.minimum!==void 0){let u=r.minimum;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))
return _e.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:ke.properties.minimum.type,parentSchema:ke.
properties.minimum,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return _e.errors=[{instancePath:t+"/minimum",schemaPath:"\
#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:ke.properties.minimum,data:u}],
!1;if(u<-9007199254740991||isNaN(u))return _e.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:ke.properties.minimum,data:u}],!1}var i=p===e}else var i=!0;if(i){if(r.maximum!==void 0){let u=r.
maximum;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return _e.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"integer"},schema:ke.properties.maximum.type,parentSchema:ke.properties.maximum,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return _e.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:ke.properties.maximum,data:u}],!1;if(u<-9007199254740991||isNaN(u))return _e.errors=[{instancePath:t+"/maximum",schemaPath:"\
#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:ke.properties.maximum,data:u}],
!1}var i=p===e}else var i=!0;if(i){if(r.pastDays!==void 0){let u=r.pastDays;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return _e.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:ke.properties.pastDays.type,parentSchema:ke.properties.
pastDays,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>36500||isNaN(u))return _e.errors=[{instancePath:t+"/pastDays",schemaPath:"#/properties/past\
Days/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:ke.properties.pastDays,data:u}],!1;if(u<2||isNaN(u))return _e.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:ke.properties.pastDays,
data:u}],!1}var i=p===e}else var i=!0;if(i)if(r.futureDays!==void 0){let u=r.futureDays;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return _e.
errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:ke.properties.futureDays.type,parentSchema:ke.
properties.futureDays,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>36500||isNaN(u))return _e.errors=[{instancePath:t+"/futureDays",schemaPath:"#/\
properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:ke.properties.futureDays,data:u}],!1;if(u<0||isNaN(
u))return _e.errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ke.
properties.futureDays,data:u}],!1}var i=p===e}else var i=!0}}}}}}}else return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:ke.type,parentSchema:ke,data:r}],!1;return _e.errors=s,e===0}function fr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100)return fr.errors=[{instancePath:t,schemaPath:"#/maxProperties",
keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:Vr,data:r}],!1;if(Object.keys(r).length<1)return fr.errors=[{instancePath:t,schemaPath:"#/min\
Properties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Vr,data:r}],!1;for(const u in r){const p=e;if(typeof u=="string"&&u.length>100&&D(u)>
100){const o={instancePath:t,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:Vr.propertyNames,data:u,propertyName:u};
s===null?s=[o]:s.push(o),e++}var i=p===e;if(!i){const o={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:u},schema:Vr.propertyNames,
parentSchema:Vr,data:r};return s===null?s=[o]:s.push(o),e++,fr.errors=s,!1;break}}if(i)for(const u in r){const p=e;_e(r[u],{instancePath:t+"/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:r,parentDataProperty:u,rootData:w,dynamicAnchors:x})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length);var g=p===e;if(!g)
break}}else return fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Vr.type,parentSchema:Vr,data:r}],!1;return fr.errors=
s,e===0}const Nt={enum:["strict","tolerant"]};function Ee(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,
e=0;return r==="strict"||r==="tolerant"?(Ee.errors=s,e===0):(Ee.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Nt.enum},schema:Nt.
enum,parentSchema:Nt,data:r}],!1)}const it={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuse\
s from 400 to 499"};function tr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let g=!1,u=null;
const p=e;if(!(r==="accepted"||r==="ignored")){const z={instancePath:t,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:it.oneOf[0].enum},schema:it.
oneOf[0].enum,parentSchema:it.oneOf[0],data:r};s===null?s=[z]:s.push(z),e++}var v=p===e;v&&(g=!0,u=0);const o=e;he(r,{instancePath:t,parentData:J,parentDataProperty:W,
rootData:w,dynamicAnchors:x})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var v=o===e;if(v&&g?(g=!1,u=[u,1]):v&&(g=!0,u=1),g)e=i,s!==null&&(i?s.length=
i:s=null);else{const z={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:it.oneOf,parentSchema:it,data:r};return s===null?s=
[z]:s.push(z),e++,tr.errors=s,!1}return tr.errors=s,e===0}function X(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const _=e;for(const k in r)if(!Je.call(R.properties,k)){return X.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,parentSchema:R,data:r}],!1;break}if(_===e){if(r.name!==void 0){let k=r.
name;const se=e;if(e===se)if(typeof k=="string"){if(k.length>200&&D(k)>200)return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:R.properties.name,data:k}],!1;if(D(k)<1)return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/\
name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.properties.name,data:k}],!1}else return X.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},schema:R.properties.name.type,parentSchema:R.properties.name,data:k}],!1;var i=se===e}else var i=!0;
if(i){if(r.interface!==void 0){let k=r.interface;const se=e;if(e===se)if(typeof k=="string"){if(k.length>4&&D(k)>4)return X.errors=[{instancePath:t+"/interface",
schemaPath:"#/properties/interface/maxLength",keyword:"maxLength",params:{limit:4},schema:4,parentSchema:R.properties.interface,data:k}],!1;if(!Ut.test(k))return X.
errors=[{instancePath:t+"/interface",schemaPath:"#/properties/interface/pattern",keyword:"pattern",params:{pattern:"^v[1-9][0-9]{0,2}$"},schema:"^v[1-9][0-9]{0,\
2}$",parentSchema:R.properties.interface,data:k}],!1}else return X.errors=[{instancePath:t+"/interface",schemaPath:"#/properties/interface/type",keyword:"type",
params:{type:"string"},schema:R.properties.interface.type,parentSchema:R.properties.interface,data:k}],!1;var i=se===e}else var i=!0;if(i){if(r.operations!==void 0){
let k=r.operations;const se=e;if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){const T=e;for(const c in k)if(!(c==="partial-bill"||c==="no-show")){return X.
errors=[{instancePath:t+"/operations",schemaPath:"#/properties/operations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,
parentSchema:R.properties.operations,data:k}],!1;break}if(T===e){if(k["partial-bill"]!==void 0){const c=e;Ce(k["partial-bill"],{instancePath:t+"/operations/part\
ial-bill",parentData:k,parentDataProperty:"partial-bill",rootData:w,dynamicAnchors:x})||(s=s===null?Ce.errors:s.concat(Ce.errors),e=s.length);var g=c===e}else var g=!0;
if(g)if(k["no-show"]!==void 0){const c=e;Ce(k["no-show"],{instancePath:t+"/operations/no-show",parentData:k,parentDataProperty:"no-show",rootData:w,dynamicAnchors:x})||
(s=s===null?Ce.errors:s.concat(Ce.errors),e=s.length);var g=c===e}else var g=!0}}else return X.errors=[{instancePath:t+"/operations",schemaPath:"#/properties/op\
erations/type",keyword:"type",params:{type:"object"},schema:R.properties.operations.type,parentSchema:R.properties.operations,data:k}],!1;var i=se===e}else var i=!0;
if(i){if(r.errors!==void 0){let k=r.errors;const se=e;if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){const T=e;for(const c in k)if(!(c==="unauthorized"||
c==="invalid"||c==="malformed"||c==="unsupportedMediaType"||c==="schema"||c==="replies")){return X.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/er\
rors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:R.properties.errors,data:k}],!1;break}if(T===e){if(k.
unauthorized!==void 0){const c=e;he(k.unauthorized,{instancePath:t+"/errors/unauthorized",parentData:k,parentDataProperty:"unauthorized",rootData:w,dynamicAnchors:x})||
(s=s===null?he.errors:s.concat(he.errors),e=s.length);var u=c===e}else var u=!0;if(u){if(k.invalid!==void 0){const c=e;he(k.invalid,{instancePath:t+"/errors/inv\
alid",parentData:k,parentDataProperty:"invalid",rootData:w,dynamicAnchors:x})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var u=c===e}else var u=!0;if(u){
if(k.malformed!==void 0){const c=e;he(k.malformed,{instancePath:t+"/errors/malformed",parentData:k,parentDataProperty:"malformed",rootData:w,dynamicAnchors:x})||
(s=s===null?he.errors:s.concat(he.errors),e=s.length);var u=c===e}else var u=!0;if(u){if(k.unsupportedMediaType!==void 0){const c=e;he(k.unsupportedMediaType,{instancePath:t+
"/errors/unsupportedMediaType",parentData:k,parentDataProperty:"unsupportedMediaType",rootData:w,dynamicAnchors:x})||(s=s===null?he.errors:s.concat(he.errors),e=
s.length);var u=c===e}else var u=!0;if(u){if(k.schema!==void 0){const c=e;dr(k.schema,{instancePath:t+"/errors/schema",parentData:k,parentDataProperty:"schema",
rootData:w,dynamicAnchors:x})||(s=s===null?dr.errors:s.concat(dr.errors),e=s.length);var u=c===e}else var u=!0;if(u)if(k.replies!==void 0){let c=k.replies;const f=e;
if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length>100)return X.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/e\
rrors/properties/replies/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:R.properties.errors.properties.replies,data:c}],!1;if(Object.
keys(c).length<1)return X.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/minProperties",keyword:"minProperties",params:{
limit:1},schema:1,parentSchema:R.properties.errors.properties.replies,data:c}],!1;for(const P in c){const a=e;if(typeof P=="string"){if(P.length>3&&D(P)>3){const n={
instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"maxLength",params:{limit:3},schema:3,parentSchema:R.
properties.errors.properties.replies.propertyNames,data:P,propertyName:P};s===null?s=[n]:s.push(n),e++}else if(!Gt.test(P)){const n={instancePath:t+"/errors/rep\
lies",schemaPath:"#/properties/errors/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:R.
properties.errors.properties.replies.propertyNames,data:P,propertyName:P};s===null?s=[n]:s.push(n),e++}}var p=a===e;if(!p){const n={instancePath:t+"/errors/repl\
ies",schemaPath:"#/properties/errors/properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:P},schema:R.properties.errors.properties.replies.
propertyNames,parentSchema:R.properties.errors.properties.replies,data:c};return s===null?s=[n]:s.push(n),e++,X.errors=s,!1;break}}if(p)for(const P in c){let a=c[P];
const n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return X.errors=[{instancePath:t+"/errors/replies/"+P.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},schema:1,
parentSchema:R.properties.errors.properties.replies.additionalProperties,data:a}],!1;{const h=e;for(const y in a)if(!(y==="contentType"||y==="schema")){return X.
errors=[{instancePath:t+"/errors/replies/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:R.properties.errors.properties.replies.additionalProperties,
data:a}],!1;break}if(h===e){if(a.contentType!==void 0){let y=a.contentType;const b=e;if(e===b)if(typeof y=="string"){if(y.length>200&&D(y)>200)return X.errors=[
{instancePath:t+"/errors/replies/"+P.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperti\
es/properties/contentType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:R.properties.errors.properties.replies.additionalProperties.
properties.contentType,data:y}],!1;if(!Kt.test(y))return X.errors=[{instancePath:t+"/errors/replies/"+P.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"\
#/properties/errors/properties/replies/additionalProperties/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},
schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:R.properties.errors.properties.replies.additionalProperties.properties.contentType,data:y}],!1}else return X.
errors=[{instancePath:t+"/errors/replies/"+P.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additional\
Properties/properties/contentType/type",keyword:"type",params:{type:"string"},schema:R.properties.errors.properties.replies.additionalProperties.properties.contentType.
type,parentSchema:R.properties.errors.properties.replies.additionalProperties.properties.contentType,data:y}],!1;var o=b===e}else var o=!0;if(o)if(a.schema!==void 0){
const y=e;dr(a.schema,{instancePath:t+"/errors/replies/"+P.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:a,parentDataProperty:"schema",rootData:w,
dynamicAnchors:x})||(s=s===null?dr.errors:s.concat(dr.errors),e=s.length);var o=y===e}else var o=!0}}}else return X.errors=[{instancePath:t+"/errors/replies/"+P.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{type:"object"},schema:R.
properties.errors.properties.replies.additionalProperties.type,parentSchema:R.properties.errors.properties.replies.additionalProperties,data:a}],!1;var v=n===e;
if(!v)break}}else return X.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"type",params:{type:"objec\
t"},schema:R.properties.errors.properties.replies.type,parentSchema:R.properties.errors.properties.replies,data:c}],!1;var u=f===e}else var u=!0}}}}}}else return X.
errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"object"},schema:R.properties.errors.type,parentSchema:R.properties.
errors,data:k}],!1;var i=se===e}else var i=!0;if(i){if(r.apiVersion!==void 0){let k=r.apiVersion;const se=e;if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){
const T=e;for(const c in k)if(!(c==="supported"||c==="unsupported"||c==="empty"||c==="repeated")){return X.errors=[{instancePath:t+"/apiVersion",schemaPath:"#/p\
roperties/apiVersion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:R.properties.apiVersion,data:k}],
!1;break}if(T===e){if(k.supported!==void 0){let c=k.supported;const f=e;if(e===f)if(Array.isArray(c)){if(c.length>50)return X.errors=[{instancePath:t+"/apiVersi\
on/supported",schemaPath:"#/properties/apiVersion/properties/supported/maxItems",keyword:"maxItems",params:{limit:50},schema:50,parentSchema:R.properties.apiVersion.
properties.supported,data:c}],!1;if(c.length<1)return X.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported\
/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:R.properties.apiVersion.properties.supported,data:c}],!1;{var z=!0;const C=c.length;for(let P=0;P<
C;P++){let a=c[P];const n=e;if(e===n)if(typeof a=="string"){if(a.length>200&&D(a)>200)return X.errors=[{instancePath:t+"/apiVersion/supported/"+P,schemaPath:"#/\
properties/apiVersion/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:R.properties.apiVersion.properties.supported.
items,data:a}],!1;if(D(a)<1)return X.errors=[{instancePath:t+"/apiVersion/supported/"+P,schemaPath:"#/properties/apiVersion/properties/supported/items/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.properties.apiVersion.properties.supported.items,data:a}],!1}else return X.errors=[{instancePath:t+
"/apiVersion/supported/"+P,schemaPath:"#/properties/apiVersion/properties/supported/items/type",keyword:"type",params:{type:"string"},schema:R.properties.apiVersion.
properties.supported.items.type,parentSchema:R.properties.apiVersion.properties.supported.items,data:a}],!1;var z=n===e;if(!z)break}if(z){let P=c.length,a;if(P>
1){const n={};for(;P--;){let h=c[P];if(typeof h=="string"){if(typeof n[h]=="number"){return a=n[h],X.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"\
#/properties/apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:P,j:a},schema:!0,parentSchema:R.properties.apiVersion.properties.supported,
data:c}],!1;break}n[h]=P}}}}}}else return X.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/type",keyword:"\
type",params:{type:"array"},schema:R.properties.apiVersion.properties.supported.type,parentSchema:R.properties.apiVersion.properties.supported,data:c}],!1;var H=f===
e}else var H=!0;if(H){if(k.unsupported!==void 0){const c=e;he(k.unsupported,{instancePath:t+"/apiVersion/unsupported",parentData:k,parentDataProperty:"unsupport\
ed",rootData:w,dynamicAnchors:x})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var H=c===e}else var H=!0;if(H){if(k.empty!==void 0){const c=e;Fr(k.empty,
{instancePath:t+"/apiVersion/empty",parentData:k,parentDataProperty:"empty",rootData:w,dynamicAnchors:x})||(s=s===null?Fr.errors:s.concat(Fr.errors),e=s.length);
var H=c===e}else var H=!0;if(H)if(k.repeated!==void 0){const c=e;Fr(k.repeated,{instancePath:t+"/apiVersion/repeated",parentData:k,parentDataProperty:"repeated",
rootData:w,dynamicAnchors:x})||(s=s===null?Fr.errors:s.concat(Fr.errors),e=s.length);var H=c===e}else var H=!0}}}}else return X.errors=[{instancePath:t+"/apiVer\
sion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"object"},schema:R.properties.apiVersion.type,parentSchema:R.properties.apiVersion,data:k}],
!1;var i=se===e}else var i=!0;if(i){if(r.rateLimit!==void 0){let k=r.rateLimit;const se=e;if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){let T;if(k.requestsPerSecond===
void 0&&(T="requestsPerSecond"))return X.errors=[{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateLimit/required",keyword:"required",params:{missingProperty:T},
schema:R.properties.rateLimit.required,parentSchema:R.properties.rateLimit,data:k}],!1;{const c=e;for(const f in k)if(f!=="requestsPerSecond"){return X.errors=[
{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:R.
properties.rateLimit,data:k}],!1;break}if(c===e&&k.requestsPerSecond!==void 0){let f=k.requestsPerSecond;if(e===e)if(typeof f=="number"&&isFinite(f)){if(f>1e5||
isNaN(f))return X.errors=[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:R.properties.rateLimit.properties.requestsPerSecond,data:f}],!1;if(f<=0||isNaN(f))return X.errors=
[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0},schema:0,parentSchema:R.properties.rateLimit.properties.requestsPerSecond,data:f}],!1}else return X.errors=[{instancePath:t+"/rateLimit/\
requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/type",keyword:"type",params:{type:"number"},schema:R.properties.rateLimit.properties.
requestsPerSecond.type,parentSchema:R.properties.rateLimit.properties.requestsPerSecond,data:f}],!1}}}else return X.errors=[{instancePath:t+"/rateLimit",schemaPath:"\
#/properties/rateLimit/type",keyword:"type",params:{type:"object"},schema:R.properties.rateLimit.type,parentSchema:R.properties.rateLimit,data:k}],!1;var i=se===
e}else var i=!0;if(i){if(r.token!==void 0){let k=r.token;const se=e;if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){const T=e;for(const c in k)if(!(c==="\
expired"||c==="shortLivedClient"||c==="wrongSecrets"||c==="leewaySeconds"||c==="liveTokens"||c==="secondClient"||c==="longestLifeSeconds")){return X.errors=[{instancePath:t+
"/token",schemaPath:"#/properties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:R.properties.token,
data:k}],!1;break}if(T===e){if(k.expired!==void 0){const c=e;he(k.expired,{instancePath:t+"/token/expired",parentData:k,parentDataProperty:"expired",rootData:w,
dynamicAnchors:x})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var m=c===e}else var m=!0;if(m){if(k.shortLivedClient!==void 0){let c=k.shortLivedClient;
const f=e;if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.id===void 0&&(P="id")||c.lifetimeSeconds===void 0&&(P="lifetimeSeconds"))return X.errors=
[{instancePath:t+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:P},schema:R.
properties.token.properties.shortLivedClient.required,parentSchema:R.properties.token.properties.shortLivedClient,data:c}],!1;{const a=e;for(const n in c)if(!(n===
"id"||n==="lifetimeSeconds")){return X.errors=[{instancePath:t+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:R.properties.token.properties.shortLivedClient,data:c}],!1;break}if(a===
e){if(c.id!==void 0){let n=c.id;const h=e;if(e===h)if(typeof n=="string"){if(n.length>512&&D(n)>512)return X.errors=[{instancePath:t+"/token/shortLivedClient/id",
schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:R.properties.
token.properties.shortLivedClient.properties.id,data:n}],!1;if(D(n)<1)return X.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/tok\
en/properties/shortLivedClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:R.properties.token.properties.shortLivedClient.
properties.id,data:n}],!1}else return X.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properti\
es/id/type",keyword:"type",params:{type:"string"},schema:R.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:R.properties.token.properties.
shortLivedClient.properties.id,data:n}],!1;var d=h===e}else var d=!0;if(d)if(c.lifetimeSeconds!==void 0){let n=c.lifetimeSeconds;const h=e;if(e===h)if(typeof n==
"number"&&isFinite(n)){if(n>60||isNaN(n))return X.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/sh\
ortLivedClient/properties/lifetimeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:R.properties.token.properties.shortLivedClient.
properties.lifetimeSeconds,data:n}],!1;if(n<3||isNaN(n))return X.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/toke\
n/properties/shortLivedClient/properties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:R.properties.token.properties.
shortLivedClient.properties.lifetimeSeconds,data:n}],!1}else return X.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties\
/token/properties/shortLivedClient/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:R.properties.token.properties.shortLivedClient.
properties.lifetimeSeconds.type,parentSchema:R.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:n}],!1;var d=h===e}else var d=!0}}}else
return X.errors=[{instancePath:t+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"type",params:{type:"object"},
schema:R.properties.token.properties.shortLivedClient.type,parentSchema:R.properties.token.properties.shortLivedClient,data:c}],!1;var m=f===e}else var m=!0;if(m){
if(k.wrongSecrets!==void 0){let c=k.wrongSecrets;const f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return X.errors=[{instancePath:t+"/token/wro\
ngSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:R.properties.token.properties.wrongSecrets.
type,parentSchema:R.properties.token.properties.wrongSecrets,data:c}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>1e3||isNaN(c))return X.errors=[{instancePath:t+
"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:R.
properties.token.properties.wrongSecrets,data:c}],!1;if(c<0||isNaN(c))return X.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"#/properties/token/prop\
erties/wrongSecrets/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:R.properties.token.properties.wrongSecrets,data:c}],!1}var m=f===
e}else var m=!0;if(m){if(k.leewaySeconds!==void 0){let c=k.leewaySeconds;const f=e;if(e===f)if(typeof c=="number"&&isFinite(c)){if(c>300||isNaN(c))return X.errors=
[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,
parentSchema:R.properties.token.properties.leewaySeconds,data:c}],!1;if(c<0||isNaN(c))return X.errors=[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/prop\
erties/token/properties/leewaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:R.properties.token.properties.leewaySeconds,
data:c}],!1}else return X.errors=[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"type",params:{type:"\
number"},schema:R.properties.token.properties.leewaySeconds.type,parentSchema:R.properties.token.properties.leewaySeconds,data:c}],!1;var m=f===e}else var m=!0;
if(m){if(k.liveTokens!==void 0){let c=k.liveTokens;const f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return X.errors=[{instancePath:t+"/token/l\
iveTokens",schemaPath:"#/properties/token/properties/liveTokens/type",keyword:"type",params:{type:"integer"},schema:R.properties.token.properties.liveTokens.type,
parentSchema:R.properties.token.properties.liveTokens,data:c}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>1e3||isNaN(c))return X.errors=[{instancePath:t+
"/token/liveTokens",schemaPath:"#/properties/token/properties/liveTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:R.
properties.token.properties.liveTokens,data:c}],!1;if(c<1||isNaN(c))return X.errors=[{instancePath:t+"/token/liveTokens",schemaPath:"#/properties/token/properti\
es/liveTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:R.properties.token.properties.liveTokens,data:c}],!1}var m=f===e}else
var m=!0;if(m){if(k.secondClient!==void 0){let c=k.secondClient;const f=e;if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.id===void 0&&(P="id"))
return X.errors=[{instancePath:t+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:P},
schema:R.properties.token.properties.secondClient.required,parentSchema:R.properties.token.properties.secondClient,data:c}],!1;{const a=e;for(const n in c)if(n!==
"id"){return X.errors=[{instancePath:t+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:n},schema:!1,parentSchema:R.properties.token.properties.secondClient,data:c}],!1;break}if(a===e&&c.id!==void 0){let n=c.id;if(e===
e)if(typeof n=="string"){if(n.length>512&&D(n)>512)return X.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondCli\
ent/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:R.properties.token.properties.secondClient.properties.id,data:n}],!1;
if(D(n)<1)return X.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:R.properties.token.properties.secondClient.properties.id,data:n}],!1}else return X.errors=[{instancePath:t+"/toke\
n/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:R.properties.token.properties.
secondClient.properties.id.type,parentSchema:R.properties.token.properties.secondClient.properties.id,data:n}],!1}}}else return X.errors=[{instancePath:t+"/toke\
n/secondClient",schemaPath:"#/properties/token/properties/secondClient/type",keyword:"type",params:{type:"object"},schema:R.properties.token.properties.secondClient.
type,parentSchema:R.properties.token.properties.secondClient,data:c}],!1;var m=f===e}else var m=!0;if(m)if(k.longestLifeSeconds!==void 0){let c=k.longestLifeSeconds;
const f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return X.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/token/p\
roperties/longestLifeSeconds/type",keyword:"type",params:{type:"integer"},schema:R.properties.token.properties.longestLifeSeconds.type,parentSchema:R.properties.
token.properties.longestLifeSeconds,data:c}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c))return X.errors=[{instancePath:t+"/token/lo\
ngestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,
parentSchema:R.properties.token.properties.longestLifeSeconds,data:c}],!1;if(c<1||isNaN(c))return X.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"\
#/properties/token/properties/longestLifeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:R.properties.token.properties.
longestLifeSeconds,data:c}],!1}var m=f===e}else var m=!0}}}}}}}else return X.errors=[{instancePath:t+"/token",schemaPath:"#/properties/token/type",keyword:"type",
params:{type:"object"},schema:R.properties.token.type,parentSchema:R.properties.token,data:k}],!1;var i=se===e}else var i=!0;if(i){if(r.fields!==void 0){let k=r.
fields;const se=e;if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){const T=e;for(const c in k)if(!(c==="check-in"||c==="check-out")){return X.errors=[{instancePath:t+
"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:R.properties.
fields,data:k}],!1;break}if(T===e){if(k["check-in"]!==void 0){const c=e;fr(k["check-in"],{instancePath:t+"/fields/check-in",parentData:k,parentDataProperty:"che\
ck-in",rootData:w,dynamicAnchors:x})||(s=s===null?fr.errors:s.concat(fr.errors),e=s.length);var Z=c===e}else var Z=!0;if(Z)if(k["check-out"]!==void 0){const c=e;
fr(k["check-out"],{instancePath:t+"/fields/check-out",parentData:k,parentDataProperty:"check-out",rootData:w,dynamicAnchors:x})||(s=s===null?fr.errors:s.concat(
fr.errors),e=s.length);var Z=c===e}else var Z=!0}}else return X.errors=[{instancePath:t+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"\
object"},schema:R.properties.fields.type,parentSchema:R.properties.fields,data:k}],!1;var i=se===e}else var i=!0;if(i){if(r.reading!==void 0){let k=r.reading;const se=e;
if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){const T=e;for(const c in k)if(!(c==="coercions"||c==="unknownMembers"||c==="letterCase")){return X.errors=
[{instancePath:t+"/reading",schemaPath:"#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:R.
properties.reading,data:k}],!1;break}if(T===e){if(k.coercions!==void 0){let c=k.coercions;const f=e,C=e;let P=!1,a=null;const n=e;Ee(c,{instancePath:t+"/reading\
/coercions",parentData:k,parentDataProperty:"coercions",rootData:w,dynamicAnchors:x})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var $=n===e;$&&(P=!0,
a=0);const h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c))if(Object.keys(c).length<1){const y={instancePath:t+"/reading/coercions",schemaPath:"#/prope\
rties/reading/properties/coercions/oneOf/1/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:R.properties.reading.properties.coercions.
oneOf[1],data:c};s===null?s=[y]:s.push(y),e++}else{const y=e;for(const b in c)if(!(b==="quotedNumbers"||b==="quotedBooleans"||b==="numbersAsText")){const L={instancePath:t+
"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},
schema:!1,parentSchema:R.properties.reading.properties.coercions.oneOf[1],data:c};s===null?s=[L]:s.push(L),e++;break}if(y===e){if(c.quotedNumbers!==void 0){const b=e;
Ee(c.quotedNumbers,{instancePath:t+"/reading/coercions/quotedNumbers",parentData:c,parentDataProperty:"quotedNumbers",rootData:w,dynamicAnchors:x})||(s=s===null?
Ee.errors:s.concat(Ee.errors),e=s.length);var S=b===e}else var S=!0;if(S){if(c.quotedBooleans!==void 0){const b=e;Ee(c.quotedBooleans,{instancePath:t+"/reading/\
coercions/quotedBooleans",parentData:c,parentDataProperty:"quotedBooleans",rootData:w,dynamicAnchors:x})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);
var S=b===e}else var S=!0;if(S)if(c.numbersAsText!==void 0){const b=e;Ee(c.numbersAsText,{instancePath:t+"/reading/coercions/numbersAsText",parentData:c,parentDataProperty:"\
numbersAsText",rootData:w,dynamicAnchors:x})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var S=b===e}else var S=!0}}}else{const y={instancePath:t+"/r\
eading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:R.properties.reading.properties.
coercions.oneOf[1].type,parentSchema:R.properties.reading.properties.coercions.oneOf[1],data:c};s===null?s=[y]:s.push(y),e++}var $=h===e;if($&&P?(P=!1,a=[a,1]):
$&&(P=!0,a=1),P)e=C,s!==null&&(C?s.length=C:s=null);else{const y={instancePath:t+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneO\
f",keyword:"oneOf",params:{passingSchemas:a},schema:R.properties.reading.properties.coercions.oneOf,parentSchema:R.properties.reading.properties.coercions,data:c};
return s===null?s=[y]:s.push(y),e++,X.errors=s,!1}var V=f===e}else var V=!0;if(V){if(k.unknownMembers!==void 0){const c=e;Ee(k.unknownMembers,{instancePath:t+"/\
reading/unknownMembers",parentData:k,parentDataProperty:"unknownMembers",rootData:w,dynamicAnchors:x})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var V=c===
e}else var V=!0;if(V)if(k.letterCase!==void 0){const c=e;Ee(k.letterCase,{instancePath:t+"/reading/letterCase",parentData:k,parentDataProperty:"letterCase",rootData:w,
dynamicAnchors:x})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var V=c===e}else var V=!0}}}else return X.errors=[{instancePath:t+"/reading",schemaPath:"\
#/properties/reading/type",keyword:"type",params:{type:"object"},schema:R.properties.reading.type,parentSchema:R.properties.reading,data:k}],!1;var i=se===e}else
var i=!0;if(i)if(r.repeats!==void 0){let k=r.repeats;const se=e;if(e===se)if(k&&typeof k=="object"&&!Array.isArray(k)){const T=e;for(const c in k)if(!(c==="chec\
k-in"||c==="check-out"||c==="partial-bill"||c==="no-show")){return X.errors=[{instancePath:t+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:R.properties.repeats,data:k}],!1;break}if(T===e){if(k["check-in"]!==void 0){const c=e;
tr(k["check-in"],{instancePath:t+"/repeats/check-in",parentData:k,parentDataProperty:"check-in",rootData:w,dynamicAnchors:x})||(s=s===null?tr.errors:s.concat(tr.
errors),e=s.length);var B=c===e}else var B=!0;if(B){if(k["check-out"]!==void 0){const c=e;tr(k["check-out"],{instancePath:t+"/repeats/check-out",parentData:k,parentDataProperty:"\
check-out",rootData:w,dynamicAnchors:x})||(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var B=c===e}else var B=!0;if(B){if(k["partial-bill"]!==void 0){const c=e;
tr(k["partial-bill"],{instancePath:t+"/repeats/partial-bill",parentData:k,parentDataProperty:"partial-bill",rootData:w,dynamicAnchors:x})||(s=s===null?tr.errors:
s.concat(tr.errors),e=s.length);var B=c===e}else var B=!0;if(B)if(k["no-show"]!==void 0){const c=e;tr(k["no-show"],{instancePath:t+"/repeats/no-show",parentData:k,
parentDataProperty:"no-show",rootData:w,dynamicAnchors:x})||(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var B=c===e}else var B=!0}}}}else return X.errors=
[{instancePath:t+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:R.properties.repeats.type,parentSchema:R.properties.
repeats,data:k}],!1;var i=se===e}else var i=!0}}}}}}}}}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:R.
type,parentSchema:R,data:r}],!1;return X.errors=s,e===0}const Ie={type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{
$ref:"#/$defs/zone"},tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,
items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"string",maxLength:24},{type:"integer",minimum:-1440,maximum:1440}],items:!1}}}},Ht=new RegExp("^[A\
-Za-z0-9_.+-]+$","u");function Oe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let p;if(r.timeZone===void 0&&(p="timeZone")||r.tzdata===void 0&&(p="tzdata")||r.offsets===void 0&&(p="offsets"))return Oe.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Ie.required,parentSchema:Ie,data:r}],!1;{const o=e;for(const v in r)
if(!(v==="timeZone"||v==="tzdata"||v==="offsets")){return Oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:v},schema:!1,parentSchema:Ie,data:r}],!1;break}if(o===e){if(r.timeZone!==void 0){const v=e;yr(r.timeZone,{instancePath:t+"/timeZone",parentData:r,
parentDataProperty:"timeZone",rootData:w,dynamicAnchors:x})||(s=s===null?yr.errors:s.concat(yr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.tzdata!==
void 0){let v=r.tzdata;const z=e;if(e===z)if(typeof v=="string"){if(v.length>32&&D(v)>32)return Oe.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tz\
data/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:Ie.properties.tzdata,data:v}],!1;if(!Ht.test(v))return Oe.errors=[{instancePath:t+"\
/tzdata",schemaPath:"#/properties/tzdata/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.+-]+$"},schema:"^[A-Za-z0-9_.+-]+$",parentSchema:Ie.properties.
tzdata,data:v}],!1}else return Oe.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tzdata/type",keyword:"type",params:{type:"string"},schema:Ie.properties.
tzdata.type,parentSchema:Ie.properties.tzdata,data:v}],!1;var i=z===e}else var i=!0;if(i)if(r.offsets!==void 0){let v=r.offsets;const z=e;if(e===z)if(Array.isArray(
v)){if(v.length>2e3)return Oe.errors=[{instancePath:t+"/offsets",schemaPath:"#/properties/offsets/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Ie.
properties.offsets,data:v}],!1;if(v.length<1)return Oe.errors=[{instancePath:t+"/offsets",schemaPath:"#/properties/offsets/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:Ie.properties.offsets,data:v}],!1;{var g=!0;const m=v.length;for(let d=0;d<m;d++){let Z=v[d];const S=e;if(e===S)if(Array.isArray(
Z)){if(Z.length>2)return Oe.errors=[{instancePath:t+"/offsets/"+d,schemaPath:"#/properties/offsets/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,
parentSchema:Ie.properties.offsets.items,data:Z}],!1;if(Z.length<2)return Oe.errors=[{instancePath:t+"/offsets/"+d,schemaPath:"#/properties/offsets/items/minIte\
ms",keyword:"minItems",params:{limit:2},schema:2,parentSchema:Ie.properties.offsets.items,data:Z}],!1;{const V=Z.length;if(V>0){let B=Z[0];const _=e;if(e===_)if(typeof B==
"string"){if(B.length>24&&D(B)>24)return Oe.errors=[{instancePath:t+"/offsets/"+d+"/0",schemaPath:"#/properties/offsets/items/prefixItems/0/maxLength",keyword:"\
maxLength",params:{limit:24},schema:24,parentSchema:Ie.properties.offsets.items.prefixItems[0],data:B}],!1}else return Oe.errors=[{instancePath:t+"/offsets/"+d+
"/0",schemaPath:"#/properties/offsets/items/prefixItems/0/type",keyword:"type",params:{type:"string"},schema:Ie.properties.offsets.items.prefixItems[0].type,parentSchema:Ie.
properties.offsets.items.prefixItems[0],data:B}],!1;var u=_===e}if(u){if(V>1){let B=Z[1];const _=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return Oe.
errors=[{instancePath:t+"/offsets/"+d+"/1",schemaPath:"#/properties/offsets/items/prefixItems/1/type",keyword:"type",params:{type:"integer"},schema:Ie.properties.
offsets.items.prefixItems[1].type,parentSchema:Ie.properties.offsets.items.prefixItems[1],data:B}],!1;if(e===_&&typeof B=="number"&&isFinite(B)){if(B>1440||isNaN(
B))return Oe.errors=[{instancePath:t+"/offsets/"+d+"/1",schemaPath:"#/properties/offsets/items/prefixItems/1/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1440},schema:1440,parentSchema:Ie.properties.offsets.items.prefixItems[1],data:B}],!1;if(B<-1440||isNaN(B))return Oe.errors=[{instancePath:t+"/offsets/"+d+
"/1",schemaPath:"#/properties/offsets/items/prefixItems/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1440},schema:-1440,parentSchema:Ie.properties.
offsets.items.prefixItems[1],data:B}],!1}var u=_===e}if(u&&!(Z.length<=2))return Oe.errors=[{instancePath:t+"/offsets/"+d,schemaPath:"#/properties/offsets/items\
/items",keyword:"items",params:{limit:2},schema:!1,parentSchema:Ie.properties.offsets.items,data:Z}],!1}}}else return Oe.errors=[{instancePath:t+"/offsets/"+d,schemaPath:"\
#/properties/offsets/items/type",keyword:"type",params:{type:"array"},schema:Ie.properties.offsets.items.type,parentSchema:Ie.properties.offsets.items,data:Z}],
!1;var g=S===e;if(!g)break}}}else return Oe.errors=[{instancePath:t+"/offsets",schemaPath:"#/properties/offsets/type",keyword:"type",params:{type:"array"},schema:Ie.
properties.offsets.type,parentSchema:Ie.properties.offsets,data:v}],!1;var i=z===e}else var i=!0}}}}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ie.type,parentSchema:Ie,data:r}],!1;return Oe.errors=s,e===0}const le={type:"object",additionalProperties:!1,required:["vers\
ion","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},gt=new RegExp(
"^[0-9A-Za-z.+-]+$","u"),mr={type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},Br=new RegExp("^[0-9a-f]{64}$","u");
function qe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(r.length>
64&&D(r)>64)return qe.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:mr,data:r}],!1;if(!Br.test(r))
return qe.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:mr,data:r}],!1}else
return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:mr.type,parentSchema:mr,data:r}],!1;return qe.errors=s,e===0}
function gr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let g;if(r.version===void 0&&(g="version")||r.digest===void 0&&(g="digest"))return gr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:g},schema:le.required,parentSchema:le,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="digest")){return gr.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:le,data:r}],!1;break}if(u===
e){if(r.version!==void 0){let p=r.version;const o=e;if(e===o)if(typeof p=="string"){if(p.length>64&&D(p)>64)return gr.errors=[{instancePath:t+"/version",schemaPath:"\
#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:le.properties.version,data:p}],!1;if(!gt.test(p))return gr.errors=[
{instancePath:t+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:le.
properties.version,data:p}],!1}else return gr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:le.
properties.version.type,parentSchema:le.properties.version,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;qe(r.digest,{instancePath:t+
"/digest",parentData:r,parentDataProperty:"digest",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0}}}else
return gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,data:r}],!1;return gr.errors=s,e===0}
const We={type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}};
function Ur(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let g;if(r.startedAt===void 0&&(g="startedAt")||r.endedAt===void 0&&(g="endedAt"))return Ur.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:g},schema:We.required,parentSchema:We,data:r}],!1;{const u=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return Ur.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:We,data:r}],!1;break}
if(u===e){if(r.startedAt!==void 0){const p=e;ne(r.startedAt,{instancePath:t+"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:w,dynamicAnchors:x})||
(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.endedAt!==void 0){const p=e;ne(r.endedAt,{instancePath:t+"/endedAt",parentData:r,
parentDataProperty:"endedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var i=p===e}else var i=!0}}}else return Ur.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:We.type,parentSchema:We,data:r}],!1;return Ur.errors=s,e===0}const Te={type:"a\
rray",minItems:1,maxItems:10,items:{type:"object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","ra\
te","calls","target","not-http","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9},said:{type:"string",minLength:1,maxLength:100,pattern:"^[ -~]+$",
wanted:"printable ASCII"}}}},Yt=new RegExp("^[ -~]+$","u");function ze(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>10)return ze.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},schema:10,
parentSchema:Te,data:r}],!1;if(r.length<1)return ze.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Te,
data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let o=r[p];const v=e;if(e===v)if(o&&typeof o=="object"&&!Array.isArray(o)){let H;if(o.why===void 0&&
(H="why")||o.calls===void 0&&(H="calls"))return ze.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:H},schema:Te.
items.required,parentSchema:Te.items,data:o}],!1;{const m=e;for(const d in o)if(!(d==="why"||d==="calls"||d==="said")){return ze.errors=[{instancePath:t+"/"+p,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:Te.items,data:o}],!1;break}if(m===e){if(o.why!==
void 0){let d=o.why;const Z=e;if(!(d==="body"||d==="head"||d==="slow"||d==="connections"||d==="rate"||d==="calls"||d==="target"||d==="not-http"||d==="between-sc\
enes"))return ze.errors=[{instancePath:t+"/"+p+"/why",schemaPath:"#/items/properties/why/enum",keyword:"enum",params:{allowedValues:Te.items.properties.why.enum},
schema:Te.items.properties.why.enum,parentSchema:Te.items.properties.why,data:d}],!1;var g=Z===e}else var g=!0;if(g){if(o.calls!==void 0){let d=o.calls;const Z=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ze.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/type",keyword:"ty\
pe",params:{type:"integer"},schema:Te.items.properties.calls.type,parentSchema:Te.items.properties.calls,data:d}],!1;if(e===Z&&typeof d=="number"&&isFinite(d)){
if(d>1e9||isNaN(d))return ze.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:Te.items.properties.calls,data:d}],!1;if(d<1||isNaN(d))return ze.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/c\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Te.items.properties.calls,data:d}],!1}var g=Z===e}else var g=!0;if(g)if(o.
said!==void 0){let d=o.said;const Z=e;if(e===Z)if(typeof d=="string"){if(d.length>100&&D(d)>100)return ze.errors=[{instancePath:t+"/"+p+"/said",schemaPath:"#/it\
ems/properties/said/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:Te.items.properties.said,data:d}],!1;if(D(d)<1)return ze.errors=[{
instancePath:t+"/"+p+"/said",schemaPath:"#/items/properties/said/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Te.items.properties.said,
data:d}],!1;if(!Yt.test(d))return ze.errors=[{instancePath:t+"/"+p+"/said",schemaPath:"#/items/properties/said/pattern",keyword:"pattern",params:{pattern:"^[ -~\
]+$"},schema:"^[ -~]+$",parentSchema:Te.items.properties.said,data:d}],!1}else return ze.errors=[{instancePath:t+"/"+p+"/said",schemaPath:"#/items/properties/sa\
id/type",keyword:"type",params:{type:"string"},schema:Te.items.properties.said.type,parentSchema:Te.items.properties.said,data:d}],!1;var g=Z===e}else var g=!0}}}}else
return ze.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Te.items.type,parentSchema:Te.items,data:o}],!1;var i=v===
e;if(!i)break}}}else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Te.type,parentSchema:Te,data:r}],!1;return ze.
errors=s,e===0}function E(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let k;if(r.context===void 0&&(k="context")||r.suite===void 0&&(k="suite")||r.catalogueDigest===void 0&&(k="catalogueDigest")||r.times===
void 0&&(k="times")||r.attempts===void 0&&(k="attempts")||r.whole===void 0&&(k="whole")||r.only===void 0&&(k="only")||r.stopped===void 0&&(k="stopped")||r.pace===
void 0&&(k="pace")||r.network===void 0&&(k="network")||r.pool===void 0&&(k="pool"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:k},schema:N.required,parentSchema:N,data:r}],!1;{const se=e;for(const q in r)if(!Je.call(N.properties,q)){return E.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},schema:!1,parentSchema:N,data:r}],!1;break}if(se===e){if(r.context!==void 0){
let q=r.context;const T=e;if(e===T)if(q&&typeof q=="object"&&!Array.isArray(q)){let c;if(q.seed===void 0&&(c="seed")||q.startedAt===void 0&&(c="startedAt")||q.subject===
void 0&&(c="subject")||q.target===void 0&&(c="target")||q.clientId===void 0&&(c="clientId")||q.product===void 0&&(c="product")||q.claims===void 0&&(c="claims")||
q.values===void 0&&(c="values")||q.profile===void 0&&(c="profile")||q.zones===void 0&&(c="zones"))return E.errors=[{instancePath:t+"/context",schemaPath:"#/prop\
erties/context/required",keyword:"required",params:{missingProperty:c},schema:N.properties.context.required,parentSchema:N.properties.context,data:q}],!1;{const f=e;
for(const C in q)if(!Je.call(N.properties.context.properties,C)){return E.errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:C},schema:!1,parentSchema:N.properties.context,data:q}],!1;break}if(f===e){if(q.seed!==void 0){let C=q.
seed;const P=e;if(e===P)if(typeof C=="string"){if(C.length>32&&D(C)>32)return E.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/propert\
ies/seed/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:N.properties.context.properties.seed,data:C}],!1;if(!Rt.test(C))return E.errors=
[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]\
{32}$",parentSchema:N.properties.context.properties.seed,data:C}],!1}else return E.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/prop\
erties/seed/type",keyword:"type",params:{type:"string"},schema:N.properties.context.properties.seed.type,parentSchema:N.properties.context.properties.seed,data:C}],
!1;var i=P===e}else var i=!0;if(i){if(q.startedAt!==void 0){const C=e;ne(q.startedAt,{instancePath:t+"/context/startedAt",parentData:q,parentDataProperty:"start\
edAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var i=C===e}else var i=!0;if(i){if(q.subject!==void 0){let C=q.subject;
const P=e;if(!(C==="service"||C==="client"))return E.errors=[{instancePath:t+"/context/subject",schemaPath:"#/properties/context/properties/subject/enum",keyword:"\
enum",params:{allowedValues:N.properties.context.properties.subject.enum},schema:N.properties.context.properties.subject.enum,parentSchema:N.properties.context.
properties.subject,data:C}],!1;var i=P===e}else var i=!0;if(i){if(q.target!==void 0){const C=e;hr(q.target,{instancePath:t+"/context/target",parentData:q,parentDataProperty:"\
target",rootData:w,dynamicAnchors:x})||(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var i=C===e}else var i=!0;if(i){if(q.clientId!==void 0){let C=q.clientId;
const P=e;if(e===P)if(typeof C=="string"){if(C.length>512&&D(C)>512)return E.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/proper\
ties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:N.properties.context.properties.clientId,data:C}],!1;if(D(C)<1)return E.
errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.
properties.context.properties.clientId,data:C}],!1;if(!Ft.test(C))return E.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properti\
es/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:N.properties.context.properties.clientId,data:C}],!1}else
return E.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/type",keyword:"type",params:{type:"string"},schema:N.properties.
context.properties.clientId.type,parentSchema:N.properties.context.properties.clientId,data:C}],!1;var i=P===e}else var i=!0;if(i){if(q.product!==void 0){let C=q.
product;const P=e,a=e;let n=!1;const h=e;if(C!==null){const b={instancePath:t+"/context/product",schemaPath:"#/properties/context/properties/product/anyOf/0/typ\
e",keyword:"type",params:{type:"null"},schema:N.properties.context.properties.product.anyOf[0].type,parentSchema:N.properties.context.properties.product.anyOf[0],
data:C};s===null?s=[b]:s.push(b),e++}var g=h===e;if(n=n||g,!n){const b=e;je(C,{instancePath:t+"/context/product",parentData:q,parentDataProperty:"product",rootData:w,
dynamicAnchors:x})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var g=b===e;n=n||g}if(n)e=a,s!==null&&(a?s.length=a:s=null);else{const b={instancePath:t+
"/context/product",schemaPath:"#/properties/context/properties/product/anyOf",keyword:"anyOf",params:{},schema:N.properties.context.properties.product.anyOf,parentSchema:N.
properties.context.properties.product,data:C};return s===null?s=[b]:s.push(b),e++,E.errors=s,!1}var i=P===e}else var i=!0;if(i){if(q.claims!==void 0){const C=e;
Mr(q.claims,{instancePath:t+"/context/claims",parentData:q,parentDataProperty:"claims",rootData:w,dynamicAnchors:x})||(s=s===null?Mr.errors:s.concat(Mr.errors),
e=s.length);var i=C===e}else var i=!0;if(i){if(q.values!==void 0){const C=e;Be(q.values,{instancePath:t+"/context/values",parentData:q,parentDataProperty:"value\
s",rootData:w,dynamicAnchors:x})||(s=s===null?Be.errors:s.concat(Be.errors),e=s.length);var i=C===e}else var i=!0;if(i){if(q.profile!==void 0){const C=e;X(q.profile,
{instancePath:t+"/context/profile",parentData:q,parentDataProperty:"profile",rootData:w,dynamicAnchors:x})||(s=s===null?X.errors:s.concat(X.errors),e=s.length);
var i=C===e}else var i=!0;if(i)if(q.zones!==void 0){let C=q.zones;const P=e;if(e===P)if(Array.isArray(C)){if(C.length>600)return E.errors=[{instancePath:t+"/con\
text/zones",schemaPath:"#/properties/context/properties/zones/maxItems",keyword:"maxItems",params:{limit:600},schema:600,parentSchema:N.properties.context.properties.
zones,data:C}],!1;if(C.length<1)return E.errors=[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/properties/zones/minItems",keyword:"minItems",
params:{limit:1},schema:1,parentSchema:N.properties.context.properties.zones,data:C}],!1;{var u=!0;const n=C.length;for(let h=0;h<n;h++){const y=e;Oe(C[h],{instancePath:t+
"/context/zones/"+h,parentData:C,parentDataProperty:h,rootData:w,dynamicAnchors:x})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var u=y===e;if(!u)break}}}else
return E.errors=[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/properties/zones/type",keyword:"type",params:{type:"array"},schema:N.properties.
context.properties.zones.type,parentSchema:N.properties.context.properties.zones,data:C}],!1;var i=P===e}else var i=!0}}}}}}}}}}}else return E.errors=[{instancePath:t+
"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"object"},schema:N.properties.context.type,parentSchema:N.properties.context,data:q}],
!1;var p=T===e}else var p=!0;if(p){if(r.suite!==void 0){const q=e;gr(r.suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:w,dynamicAnchors:x})||
(s=s===null?gr.errors:s.concat(gr.errors),e=s.length);var p=q===e}else var p=!0;if(p){if(r.catalogueDigest!==void 0){const q=e;qe(r.catalogueDigest,{instancePath:t+
"/catalogueDigest",parentData:r,parentDataProperty:"catalogueDigest",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var p=q===
e}else var p=!0;if(p){if(r.times!==void 0){const q=e;Ur(r.times,{instancePath:t+"/times",parentData:r,parentDataProperty:"times",rootData:w,dynamicAnchors:x})||
(s=s===null?Ur.errors:s.concat(Ur.errors),e=s.length);var p=q===e}else var p=!0;if(p){if(r.attempts!==void 0){let q=r.attempts;const T=e;if(!(typeof q=="number"&&
!(q%1)&&!isNaN(q)&&isFinite(q)))return E.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},schema:N.
properties.attempts.type,parentSchema:N.properties.attempts,data:q}],!1;if(e===T&&typeof q=="number"&&isFinite(q)){if(q>1e3||isNaN(q))return E.errors=[{instancePath:t+
"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:N.properties.attempts,data:q}],
!1;if(q<0||isNaN(q))return E.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:N.properties.attempts,data:q}],!1}var p=T===e}else var p=!0;if(p){if(r.whole!==void 0){let q=r.whole;const T=e;if(typeof q!="boolean")return E.errors=
[{instancePath:t+"/whole",schemaPath:"#/properties/whole/type",keyword:"type",params:{type:"boolean"},schema:N.properties.whole.type,parentSchema:N.properties.whole,
data:q}],!1;var p=T===e}else var p=!0;if(p){if(r.only!==void 0){let q=r.only;const T=e;if(e===T)if(Array.isArray(q)){if(q.length>2e4)return E.errors=[{instancePath:t+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:N.properties.only,data:q}],!1;{var o=!0;const f=q.
length;for(let C=0;C<f;C++){let P=q[C];const a=e;if(e===a)if(typeof P=="string"){if(P.length>2e3&&D(P)>2e3)return E.errors=[{instancePath:t+"/only/"+C,schemaPath:"\
#/properties/only/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:N.properties.only.items,data:P}],!1}else return E.errors=[{instancePath:t+
"/only/"+C,schemaPath:"#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:N.properties.only.items.type,parentSchema:N.properties.only.items,
data:P}],!1;var o=a===e;if(!o)break}}}else return E.errors=[{instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},schema:N.
properties.only.type,parentSchema:N.properties.only,data:q}],!1;var p=T===e}else var p=!0;if(p){if(r.completes!==void 0){const q=e;qe(r.completes,{instancePath:t+
"/completes",parentData:r,parentDataProperty:"completes",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var p=q===e}else var p=!0;
if(p){if(r.stopped!==void 0){let q=r.stopped;const T=e;if(typeof q!="string"&&q!==null)return E.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stop\
ped/type",keyword:"type",params:{type:N.properties.stopped.type},schema:N.properties.stopped.type,parentSchema:N.properties.stopped,data:q}],!1;if(e===T&&typeof q==
"string"&&q.length>2e5&&D(q)>2e5)return E.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},
schema:2e5,parentSchema:N.properties.stopped,data:q}],!1;var p=T===e}else var p=!0;if(p){if(r.pace!==void 0){let q=r.pace;const T=e;if(e===T)if(q&&typeof q=="ob\
ject"&&!Array.isArray(q)){let f;if(q.requestsPerSecond===void 0&&(f="requestsPerSecond")||q.concurrency===void 0&&(f="concurrency"))return E.errors=[{instancePath:t+
"/pace",schemaPath:"#/properties/pace/required",keyword:"required",params:{missingProperty:f},schema:N.properties.pace.required,parentSchema:N.properties.pace,data:q}],
!1;{const C=e;for(const P in q)if(!(P==="requestsPerSecond"||P==="concurrency")){return E.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:N.properties.pace,data:q}],!1;break}if(C===e){if(q.requestsPerSecond!==
void 0){let P=q.requestsPerSecond;const a=e;if(!(typeof P=="number"&&isFinite(P))&&P!==null)return E.errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"\
#/properties/pace/properties/requestsPerSecond/type",keyword:"type",params:{type:N.properties.pace.properties.requestsPerSecond.type},schema:N.properties.pace.properties.
requestsPerSecond.type,parentSchema:N.properties.pace.properties.requestsPerSecond,data:P}],!1;if(e===a&&typeof P=="number"&&isFinite(P)){if(P>1e5||isNaN(P))return E.
errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e5},schema:1e5,parentSchema:N.properties.pace.properties.requestsPerSecond,data:P}],!1;if(P<=0||isNaN(P))return E.errors=[{instancePath:t+"/pace/requests\
PerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:N.
properties.pace.properties.requestsPerSecond,data:P}],!1}var v=a===e}else var v=!0;if(v)if(q.concurrency!==void 0){let P=q.concurrency;const a=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"\
type",params:{type:"integer"},schema:N.properties.pace.properties.concurrency.type,parentSchema:N.properties.pace.properties.concurrency,data:P}],!1;if(e===a&&typeof P==
"number"&&isFinite(P)){if(P>64||isNaN(P))return E.errors=[{instancePath:t+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:N.properties.pace.properties.concurrency,data:P}],!1;if(P<1||isNaN(P))return E.errors=[{instancePath:t+
"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.
pace.properties.concurrency,data:P}],!1}var v=a===e}else var v=!0}}}else return E.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/type",keyword:"t\
ype",params:{type:"object"},schema:N.properties.pace.type,parentSchema:N.properties.pace,data:q}],!1;var p=T===e}else var p=!0;if(p){if(r.network!==void 0){let q=r.
network;const T=e;if(e===T)if(q&&typeof q=="object"&&!Array.isArray(q)){let f;if(q.timeoutMs===void 0&&(f="timeoutMs")||q.proxied===void 0&&(f="proxied"))return E.
errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/required",keyword:"required",params:{missingProperty:f},schema:N.properties.network.required,
parentSchema:N.properties.network,data:q}],!1;{const C=e;for(const P in q)if(!(P==="timeoutMs"||P==="proxied")){return E.errors=[{instancePath:t+"/network",schemaPath:"\
#/properties/network/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:N.properties.network,data:q}],!1;
break}if(C===e){if(q.timeoutMs!==void 0){let P=q.timeoutMs;const a=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"\
/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/type",keyword:"type",params:{type:"integer"},schema:N.properties.network.properties.timeoutMs.
type,parentSchema:N.properties.network.properties.timeoutMs,data:P}],!1;if(e===a&&typeof P=="number"&&isFinite(P)){if(P>6e5||isNaN(P))return E.errors=[{instancePath:t+
"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:N.
properties.network.properties.timeoutMs,data:P}],!1;if(P<100||isNaN(P))return E.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/pr\
operties/timeoutMs/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:N.properties.network.properties.timeoutMs,data:P}],!1}var z=a===
e}else var z=!0;if(z)if(q.proxied!==void 0){let P=q.proxied;const a=e;if(typeof P!="boolean")return E.errors=[{instancePath:t+"/network/proxied",schemaPath:"#/p\
roperties/network/properties/proxied/type",keyword:"type",params:{type:"boolean"},schema:N.properties.network.properties.proxied.type,parentSchema:N.properties.
network.properties.proxied,data:P}],!1;var z=a===e}else var z=!0}}}else return E.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",keyword:"\
type",params:{type:"object"},schema:N.properties.network.type,parentSchema:N.properties.network,data:q}],!1;var p=T===e}else var p=!0;if(p){if(r.shard!==void 0){
let q=r.shard;const T=e;if(e===T)if(q&&typeof q=="object"&&!Array.isArray(q)){let f;if(q.number===void 0&&(f="number")||q.of===void 0&&(f="of"))return E.errors=
[{instancePath:t+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:f},schema:N.properties.shard.required,parentSchema:N.
properties.shard,data:q}],!1;{const C=e;for(const P in q)if(!(P==="number"||P==="of")){return E.errors=[{instancePath:t+"/shard",schemaPath:"#/properties/shard/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:N.properties.shard,data:q}],!1;break}if(C===e){if(q.number!==
void 0){let P=q.number;const a=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"/shard/number",schemaPath:"#/propert\
ies/shard/properties/number/type",keyword:"type",params:{type:"integer"},schema:N.properties.shard.properties.number.type,parentSchema:N.properties.shard.properties.
number,data:P}],!1;if(e===a&&typeof P=="number"&&isFinite(P)){if(P>64||isNaN(P))return E.errors=[{instancePath:t+"/shard/number",schemaPath:"#/properties/shard/\
properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:N.properties.shard.properties.number,data:P}],!1;if(P<1||isNaN(
P))return E.errors=[{instancePath:t+"/shard/number",schemaPath:"#/properties/shard/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
schema:1,parentSchema:N.properties.shard.properties.number,data:P}],!1}var H=a===e}else var H=!0;if(H)if(q.of!==void 0){let P=q.of;const a=e;if(!(typeof P=="num\
ber"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"/shard/of",schemaPath:"#/properties/shard/properties/of/type",keyword:"type",params:{type:"\
integer"},schema:N.properties.shard.properties.of.type,parentSchema:N.properties.shard.properties.of,data:P}],!1;if(e===a&&typeof P=="number"&&isFinite(P)){if(P>
64||isNaN(P))return E.errors=[{instancePath:t+"/shard/of",schemaPath:"#/properties/shard/properties/of/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},
schema:64,parentSchema:N.properties.shard.properties.of,data:P}],!1;if(P<2||isNaN(P))return E.errors=[{instancePath:t+"/shard/of",schemaPath:"#/properties/shard\
/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:N.properties.shard.properties.of,data:P}],!1}var H=a===e}else var H=!0}}}else
return E.errors=[{instancePath:t+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"},schema:N.properties.shard.type,parentSchema:N.
properties.shard,data:q}],!1;var p=T===e}else var p=!0;if(p){if(r.shards!==void 0){let q=r.shards;const T=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(
q)))return E.errors=[{instancePath:t+"/shards",schemaPath:"#/properties/shards/type",keyword:"type",params:{type:"integer"},schema:N.properties.shards.type,parentSchema:N.
properties.shards,data:q}],!1;if(e===T&&typeof q=="number"&&isFinite(q)){if(q>64||isNaN(q))return E.errors=[{instancePath:t+"/shards",schemaPath:"#/properties/s\
hards/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:N.properties.shards,data:q}],!1;if(q<2||isNaN(q))return E.errors=[{instancePath:t+
"/shards",schemaPath:"#/properties/shards/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:N.properties.shards,data:q}],!1}var p=T===
e}else var p=!0;if(p){if(r.interruptions!==void 0){let q=r.interruptions;const T=e;if(e===T)if(Array.isArray(q)){if(q.length>1e3)return E.errors=[{instancePath:t+
"/interruptions",schemaPath:"#/properties/interruptions/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:N.properties.interruptions,data:q}],
!1;if(q.length<1)return E.errors=[{instancePath:t+"/interruptions",schemaPath:"#/properties/interruptions/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:N.properties.interruptions,data:q}],!1;{var m=!0;const f=q.length;for(let C=0;C<f;C++){let P=q[C];const a=e;if(e===a)if(P&&typeof P=="object"&&!Array.
isArray(P)){let h;if(P.stoppedAt===void 0&&(h="stoppedAt")||P.resumedAt===void 0&&(h="resumedAt"))return E.errors=[{instancePath:t+"/interruptions/"+C,schemaPath:"\
#/properties/interruptions/items/required",keyword:"required",params:{missingProperty:h},schema:N.properties.interruptions.items.required,parentSchema:N.properties.
interruptions.items,data:P}],!1;{const y=e;for(const b in P)if(!(b==="stoppedAt"||b==="resumedAt")){return E.errors=[{instancePath:t+"/interruptions/"+C,schemaPath:"\
#/properties/interruptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},schema:!1,parentSchema:N.properties.interruptions.
items,data:P}],!1;break}if(y===e){if(P.stoppedAt!==void 0){const b=e;ne(P.stoppedAt,{instancePath:t+"/interruptions/"+C+"/stoppedAt",parentData:P,parentDataProperty:"\
stoppedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var d=b===e}else var d=!0;if(d)if(P.resumedAt!==void 0){const b=e;
ne(P.resumedAt,{instancePath:t+"/interruptions/"+C+"/resumedAt",parentData:P,parentDataProperty:"resumedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:
s.concat(ne.errors),e=s.length);var d=b===e}else var d=!0}}}else return E.errors=[{instancePath:t+"/interruptions/"+C,schemaPath:"#/properties/interruptions/ite\
ms/type",keyword:"type",params:{type:"object"},schema:N.properties.interruptions.items.type,parentSchema:N.properties.interruptions.items,data:P}],!1;var m=a===
e;if(!m)break}}}else return E.errors=[{instancePath:t+"/interruptions",schemaPath:"#/properties/interruptions/type",keyword:"type",params:{type:"array"},schema:N.
properties.interruptions.type,parentSchema:N.properties.interruptions,data:q}],!1;var p=T===e}else var p=!0;if(p){if(r.client!==void 0){let q=r.client;const T=e;
if(e===T)if(q&&typeof q=="object"&&!Array.isArray(q)){let f;if(q.drivenBy===void 0&&(f="drivenBy")||q.answeredBy===void 0&&(f="answeredBy")||q.clockAheadMs===void 0&&
(f="clockAheadMs")||q.plays===void 0&&(f="plays"))return E.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{
missingProperty:f},schema:N.properties.client.required,parentSchema:N.properties.client,data:q}],!1;{const C=e;for(const P in q)if(!(P==="drivenBy"||P==="answer\
edBy"||P==="clockAheadMs"||P==="upstream"||P==="refused"||P==="plays")){return E.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:N.properties.client,data:q}],!1;break}if(C===e){if(q.drivenBy!==void 0){
let P=q.drivenBy;const a=e;if(!(P==="command"||P==="webhook"||P==="operator"||P==="elsewhere"))return E.errors=[{instancePath:t+"/client/drivenBy",schemaPath:"#\
/properties/client/properties/drivenBy/enum",keyword:"enum",params:{allowedValues:N.properties.client.properties.drivenBy.enum},schema:N.properties.client.properties.
drivenBy.enum,parentSchema:N.properties.client.properties.drivenBy,data:P}],!1;var Z=a===e}else var Z=!0;if(Z){if(q.answeredBy!==void 0){let P=q.answeredBy;const a=e;
if(!(P==="stand-in"||P==="upstream"||P==="har"))return E.errors=[{instancePath:t+"/client/answeredBy",schemaPath:"#/properties/client/properties/answeredBy/enum",
keyword:"enum",params:{allowedValues:N.properties.client.properties.answeredBy.enum},schema:N.properties.client.properties.answeredBy.enum,parentSchema:N.properties.
client.properties.answeredBy,data:P}],!1;var Z=a===e}else var Z=!0;if(Z){if(q.clockAheadMs!==void 0){let P=q.clockAheadMs;const a=e;if(!(typeof P=="number"&&!(P%
1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/type",keyword:"type",
params:{type:"integer"},schema:N.properties.client.properties.clockAheadMs.type,parentSchema:N.properties.client.properties.clockAheadMs,data:P}],!1;if(e===a&&typeof P==
"number"&&isFinite(P)){if(P>2592e6||isNaN(P))return E.errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:N.properties.client.properties.clockAheadMs,data:P}],!1;if(P<0||isNaN(P))
return E.errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:N.properties.client.properties.clockAheadMs,data:P}],!1}var Z=a===e}else var Z=!0;if(Z){if(q.upstream!==void 0){const P=e;Se(q.
upstream,{instancePath:t+"/client/upstream",parentData:q,parentDataProperty:"upstream",rootData:w,dynamicAnchors:x})||(s=s===null?Se.errors:s.concat(Se.errors),
e=s.length);var Z=P===e}else var Z=!0;if(Z){if(q.refused!==void 0){const P=e;ze(q.refused,{instancePath:t+"/client/refused",parentData:q,parentDataProperty:"ref\
used",rootData:w,dynamicAnchors:x})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var Z=P===e}else var Z=!0;if(Z)if(q.plays!==void 0){let P=q.plays;const a=e;
if(e===a)if(Array.isArray(P)){if(P.length>200)return E.errors=[{instancePath:t+"/client/plays",schemaPath:"#/properties/client/properties/plays/maxItems",keyword:"\
maxItems",params:{limit:200},schema:200,parentSchema:N.properties.client.properties.plays,data:P}],!1;{var S=!0;const h=P.length;for(let y=0;y<h;y++){let b=P[y];
const L=e;if(e===L)if(b&&typeof b=="object"&&!Array.isArray(b)){let I;if(b.scene===void 0&&(I="scene")||b.startedAt===void 0&&(I="startedAt")||b.endedAt===void 0&&
(I="endedAt")||b.end===void 0&&(I="end")||b.remark===void 0&&(I="remark")||b.repeats===void 0&&(I="repeats")||b.calls===void 0&&(I="calls"))return E.errors=[{instancePath:t+
"/client/plays/"+y,schemaPath:"#/properties/client/properties/plays/items/required",keyword:"required",params:{missingProperty:I},schema:N.properties.client.properties.
plays.items.required,parentSchema:N.properties.client.properties.plays.items,data:b}],!1;{const U=e;for(const O in b)if(!Je.call(N.properties.client.properties.
plays.items.properties,O)){return E.errors=[{instancePath:t+"/client/plays/"+y,schemaPath:"#/properties/client/properties/plays/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:O},schema:!1,parentSchema:N.properties.client.properties.plays.items,data:b}],!1;break}if(U===e){if(b.scene!==void 0){
let O=b.scene;const Q=e;if(e===Q)if(typeof O=="string"){if(O.length>64&&D(O)>64)return E.errors=[{instancePath:t+"/client/plays/"+y+"/scene",schemaPath:"#/prope\
rties/client/properties/plays/items/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:N.properties.client.properties.plays.
items.properties.scene,data:O}],!1;if(!St.test(O))return E.errors=[{instancePath:t+"/client/plays/"+y+"/scene",schemaPath:"#/properties/client/properties/plays/\
items/properties/scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:N.properties.client.properties.plays.items.
properties.scene,data:O}],!1}else return E.errors=[{instancePath:t+"/client/plays/"+y+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties\
/scene/type",keyword:"type",params:{type:"string"},schema:N.properties.client.properties.plays.items.properties.scene.type,parentSchema:N.properties.client.properties.
plays.items.properties.scene,data:O}],!1;var $=Q===e}else var $=!0;if($){if(b.startedAt!==void 0){const O=e;ne(b.startedAt,{instancePath:t+"/client/plays/"+y+"/\
startedAt",parentData:b,parentDataProperty:"startedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var $=O===e}else var $=!0;
if($){if(b.endedAt!==void 0){const O=e;ne(b.endedAt,{instancePath:t+"/client/plays/"+y+"/endedAt",parentData:b,parentDataProperty:"endedAt",rootData:w,dynamicAnchors:x})||
(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var $=O===e}else var $=!0;if($){if(b.end!==void 0){let O=b.end;const Q=e;if(!(O==="done"||O==="failed"||O===
"unknown-scene"||O==="too-long"||O==="skipped"||O==="interrupted"))return E.errors=[{instancePath:t+"/client/plays/"+y+"/end",schemaPath:"#/properties/client/pr\
operties/plays/items/properties/end/enum",keyword:"enum",params:{allowedValues:N.properties.client.properties.plays.items.properties.end.enum},schema:N.properties.
client.properties.plays.items.properties.end.enum,parentSchema:N.properties.client.properties.plays.items.properties.end,data:O}],!1;var $=Q===e}else var $=!0;if($){
if(b.remark!==void 0){let O=b.remark;const Q=e;if(typeof O!="string"&&O!==null)return E.errors=[{instancePath:t+"/client/plays/"+y+"/remark",schemaPath:"#/prope\
rties/client/properties/plays/items/properties/remark/type",keyword:"type",params:{type:N.properties.client.properties.plays.items.properties.remark.type},schema:N.
properties.client.properties.plays.items.properties.remark.type,parentSchema:N.properties.client.properties.plays.items.properties.remark,data:O}],!1;if(e===Q&&
typeof O=="string"&&O.length>1e3&&D(O)>1e3)return E.errors=[{instancePath:t+"/client/plays/"+y+"/remark",schemaPath:"#/properties/client/properties/plays/items/\
properties/remark/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:N.properties.client.properties.plays.items.properties.remark,data:O}],
!1;var $=Q===e}else var $=!0;if($){if(b.repeats!==void 0){let O=b.repeats;const Q=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return E.errors=[{instancePath:t+
"/client/plays/"+y+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/type",keyword:"type",params:{type:"integer"},schema:N.properties.
client.properties.plays.items.properties.repeats.type,parentSchema:N.properties.client.properties.plays.items.properties.repeats,data:O}],!1;if(e===Q&&typeof O==
"number"&&isFinite(O)){if(O>1e3||isNaN(O))return E.errors=[{instancePath:t+"/client/plays/"+y+"/repeats",schemaPath:"#/properties/client/properties/plays/items/\
properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:N.properties.client.properties.plays.items.properties.repeats,
data:O}],!1;if(O<0||isNaN(O))return E.errors=[{instancePath:t+"/client/plays/"+y+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/re\
peats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.client.properties.plays.items.properties.repeats,data:O}],!1}
var $=Q===e}else var $=!0;if($){if(b.calls!==void 0){let O=b.calls;const Q=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return E.errors=[{instancePath:t+
"/client/plays/"+y+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:N.properties.
client.properties.plays.items.properties.calls.type,parentSchema:N.properties.client.properties.plays.items.properties.calls,data:O}],!1;if(e===Q&&typeof O=="nu\
mber"&&isFinite(O)){if(O>1e5||isNaN(O))return E.errors=[{instancePath:t+"/client/plays/"+y+"/calls",schemaPath:"#/properties/client/properties/plays/items/prope\
rties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:N.properties.client.properties.plays.items.properties.calls,data:O}],
!1;if(O<0||isNaN(O))return E.errors=[{instancePath:t+"/client/plays/"+y+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.client.properties.plays.items.properties.calls,data:O}],!1}var $=Q===e}else
var $=!0;if($){if(b.lastReply!==void 0){const O=e;qe(b.lastReply,{instancePath:t+"/client/plays/"+y+"/lastReply",parentData:b,parentDataProperty:"lastReply",rootData:w,
dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var $=O===e}else var $=!0;if($){if(b.refused!==void 0){const O=e;ze(b.refused,{instancePath:t+
"/client/plays/"+y+"/refused",parentData:b,parentDataProperty:"refused",rootData:w,dynamicAnchors:x})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var $=O===
e}else var $=!0;if($){if(b.clockAheadMs!==void 0){let O=b.clockAheadMs;const Q=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return E.errors=[{instancePath:t+
"/client/plays/"+y+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:N.
properties.client.properties.plays.items.properties.clockAheadMs.type,parentSchema:N.properties.client.properties.plays.items.properties.clockAheadMs,data:O}],!1;
if(e===Q&&typeof O=="number"&&isFinite(O)){if(O>2592e6||isNaN(O))return E.errors=[{instancePath:t+"/client/plays/"+y+"/clockAheadMs",schemaPath:"#/properties/cl\
ient/properties/plays/items/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:N.properties.client.
properties.plays.items.properties.clockAheadMs,data:O}],!1;if(O<1||isNaN(O))return E.errors=[{instancePath:t+"/client/plays/"+y+"/clockAheadMs",schemaPath:"#/pr\
operties/client/properties/plays/items/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.client.
properties.plays.items.properties.clockAheadMs,data:O}],!1}var $=Q===e}else var $=!0;if($){if(b.printed!==void 0){let O=b.printed;const Q=e;if(!(O&&typeof O=="o\
bject"&&!Array.isArray(O))&&O!==null)return E.errors=[{instancePath:t+"/client/plays/"+y+"/printed",schemaPath:"#/properties/client/properties/plays/items/prope\
rties/printed/type",keyword:"type",params:{type:N.properties.client.properties.plays.items.properties.printed.type},schema:N.properties.client.properties.plays.
items.properties.printed.type,parentSchema:N.properties.client.properties.plays.items.properties.printed,data:O}],!1;if(e===Q&&O&&typeof O=="object"&&!Array.isArray(
O)){let ue;if(O.secret===void 0&&(ue="secret")||O.stream===void 0&&(ue="stream")||O.line===void 0&&(ue="line"))return E.errors=[{instancePath:t+"/client/plays/"+
y+"/printed",schemaPath:"#/properties/client/properties/plays/items/properties/printed/required",keyword:"required",params:{missingProperty:ue},schema:N.properties.
client.properties.plays.items.properties.printed.required,parentSchema:N.properties.client.properties.plays.items.properties.printed,data:O}],!1;{const ve=e;for(const ae in O)
if(!(ae==="secret"||ae==="stream"||ae==="line")){return E.errors=[{instancePath:t+"/client/plays/"+y+"/printed",schemaPath:"#/properties/client/properties/plays\
/items/properties/printed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ae},schema:!1,parentSchema:N.properties.client.properties.
plays.items.properties.printed,data:O}],!1;break}if(ve===e){if(O.secret!==void 0){let ae=O.secret;const Ve=e;if(!(ae==="client_secret"||ae==="access_token"))return E.
errors=[{instancePath:t+"/client/plays/"+y+"/printed/secret",schemaPath:"#/properties/client/properties/plays/items/properties/printed/properties/secret/enum",keyword:"\
enum",params:{allowedValues:N.properties.client.properties.plays.items.properties.printed.properties.secret.enum},schema:N.properties.client.properties.plays.items.
properties.printed.properties.secret.enum,parentSchema:N.properties.client.properties.plays.items.properties.printed.properties.secret,data:ae}],!1;var V=Ve===e}else
var V=!0;if(V){if(O.stream!==void 0){let ae=O.stream;const Ve=e;if(!(ae==="stdout"||ae==="stderr"))return E.errors=[{instancePath:t+"/client/plays/"+y+"/printed\
/stream",schemaPath:"#/properties/client/properties/plays/items/properties/printed/properties/stream/enum",keyword:"enum",params:{allowedValues:N.properties.client.
properties.plays.items.properties.printed.properties.stream.enum},schema:N.properties.client.properties.plays.items.properties.printed.properties.stream.enum,parentSchema:N.
properties.client.properties.plays.items.properties.printed.properties.stream,data:ae}],!1;var V=Ve===e}else var V=!0;if(V)if(O.line!==void 0){let ae=O.line;const Ve=e;
if(!(typeof ae=="number"&&!(ae%1)&&!isNaN(ae)&&isFinite(ae)))return E.errors=[{instancePath:t+"/client/plays/"+y+"/printed/line",schemaPath:"#/properties/client\
/properties/plays/items/properties/printed/properties/line/type",keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.plays.items.properties.
printed.properties.line.type,parentSchema:N.properties.client.properties.plays.items.properties.printed.properties.line,data:ae}],!1;if(e===Ve&&typeof ae=="numb\
er"&&isFinite(ae)){if(ae>1e9||isNaN(ae))return E.errors=[{instancePath:t+"/client/plays/"+y+"/printed/line",schemaPath:"#/properties/client/properties/plays/ite\
ms/properties/printed/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:N.properties.client.properties.plays.
items.properties.printed.properties.line,data:ae}],!1;if(ae<1||isNaN(ae))return E.errors=[{instancePath:t+"/client/plays/"+y+"/printed/line",schemaPath:"#/prope\
rties/client/properties/plays/items/properties/printed/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.
client.properties.plays.items.properties.printed.properties.line,data:ae}],!1}var V=Ve===e}else var V=!0}}}}var $=Q===e}else var $=!0;if($)if(b.handshakes!==void 0){
let O=b.handshakes;const Q=e;if(e===Q)if(O&&typeof O=="object"&&!Array.isArray(O)){let ue;if(O.silent===void 0&&(ue="silent")||O.spoken===void 0&&(ue="spoken"))
return E.errors=[{instancePath:t+"/client/plays/"+y+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/required",keyword:"\
required",params:{missingProperty:ue},schema:N.properties.client.properties.plays.items.properties.handshakes.required,parentSchema:N.properties.client.properties.
plays.items.properties.handshakes,data:O}],!1;{const ve=e;for(const ae in O)if(!(ae==="silent"||ae==="spoken")){return E.errors=[{instancePath:t+"/client/plays/"+
y+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ae},
schema:!1,parentSchema:N.properties.client.properties.plays.items.properties.handshakes,data:O}],!1;break}if(ve===e){if(O.silent!==void 0){let ae=O.silent;const Ve=e;
if(!(typeof ae=="number"&&!(ae%1)&&!isNaN(ae)&&isFinite(ae)))return E.errors=[{instancePath:t+"/client/plays/"+y+"/handshakes/silent",schemaPath:"#/properties/c\
lient/properties/plays/items/properties/handshakes/properties/silent/type",keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.plays.items.
properties.handshakes.properties.silent.type,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:ae}],!1;if(e===
Ve&&typeof ae=="number"&&isFinite(ae)){if(ae>1e9||isNaN(ae))return E.errors=[{instancePath:t+"/client/plays/"+y+"/handshakes/silent",schemaPath:"#/properties/cl\
ient/properties/plays/items/properties/handshakes/properties/silent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:N.properties.
client.properties.plays.items.properties.handshakes.properties.silent,data:ae}],!1;if(ae<0||isNaN(ae))return E.errors=[{instancePath:t+"/client/plays/"+y+"/hand\
shakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:ae}],!1}var B=Ve===e}else var B=!0;if(B)if(O.
spoken!==void 0){let ae=O.spoken;const Ve=e;if(!(typeof ae=="number"&&!(ae%1)&&!isNaN(ae)&&isFinite(ae)))return E.errors=[{instancePath:t+"/client/plays/"+y+"/h\
andshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/type",keyword:"type",params:{type:"integer"},schema:N.
properties.client.properties.plays.items.properties.handshakes.properties.spoken.type,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.
properties.spoken,data:ae}],!1;if(e===Ve&&typeof ae=="number"&&isFinite(ae)){if(ae>1e9||isNaN(ae))return E.errors=[{instancePath:t+"/client/plays/"+y+"/handshak\
es/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:ae}],!1;if(ae<0||isNaN(ae))return E.errors=[{instancePath:t+
"/client/plays/"+y+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:ae}],!1}var B=Ve===
e}else var B=!0}}}else return E.errors=[{instancePath:t+"/client/plays/"+y+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/hands\
hakes/type",keyword:"type",params:{type:"object"},schema:N.properties.client.properties.plays.items.properties.handshakes.type,parentSchema:N.properties.client.
properties.plays.items.properties.handshakes,data:O}],!1;var $=Q===e}else var $=!0}}}}}}}}}}}}}else return E.errors=[{instancePath:t+"/client/plays/"+y,schemaPath:"\
#/properties/client/properties/plays/items/type",keyword:"type",params:{type:"object"},schema:N.properties.client.properties.plays.items.type,parentSchema:N.properties.
client.properties.plays.items,data:b}],!1;var S=L===e;if(!S)break}}}else return E.errors=[{instancePath:t+"/client/plays",schemaPath:"#/properties/client/proper\
ties/plays/type",keyword:"type",params:{type:"array"},schema:N.properties.client.properties.plays.type,parentSchema:N.properties.client.properties.plays,data:P}],
!1;var Z=a===e}else var Z=!0}}}}}}}else return E.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type:"object"},schema:N.
properties.client.type,parentSchema:N.properties.client,data:q}],!1;var p=T===e}else var p=!0;if(p)if(r.pool!==void 0){let q=r.pool;const T=e;if(e===T)if(q&&typeof q==
"object"&&!Array.isArray(q)){let f;if(q.stays===void 0&&(f="stays")||q.reservationIds===void 0&&(f="reservationIds"))return E.errors=[{instancePath:t+"/pool",schemaPath:"\
#/properties/pool/required",keyword:"required",params:{missingProperty:f},schema:N.properties.pool.required,parentSchema:N.properties.pool,data:q}],!1;{const C=e;
for(const P in q)if(!(P==="stays"||P==="reservationIds")){return E.errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:N.properties.pool,data:q}],!1;break}if(C===e){if(q.stays!==void 0){let P=q.stays;const a=e;
if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/type",keyword:"\
type",params:{type:"integer"},schema:N.properties.pool.properties.stays.type,parentSchema:N.properties.pool.properties.stays,data:P}],!1;if(e===a&&typeof P=="nu\
mber"&&isFinite(P)){if(P>5e3||isNaN(P))return E.errors=[{instancePath:t+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/maximum",keyword:"maximum",
params:{comparison:"<=",limit:5e3},schema:5e3,parentSchema:N.properties.pool.properties.stays,data:P}],!1;if(P<0||isNaN(P))return E.errors=[{instancePath:t+"/po\
ol/stays",schemaPath:"#/properties/pool/properties/stays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.pool.properties.
stays,data:P}],!1}var _=a===e}else var _=!0;if(_)if(q.reservationIds!==void 0){let P=q.reservationIds;const a=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(
P)))return E.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/type",keyword:"type",params:{type:"integer"},
schema:N.properties.pool.properties.reservationIds.type,parentSchema:N.properties.pool.properties.reservationIds,data:P}],!1;if(e===a&&typeof P=="number"&&isFinite(
P)){if(P>2e4||isNaN(P))return E.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:N.properties.pool.properties.reservationIds,data:P}],!1;if(P<0||isNaN(P))return E.errors=[{instancePath:t+
"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.
properties.pool.properties.reservationIds,data:P}],!1}var _=a===e}else var _=!0}}}else return E.errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/ty\
pe",keyword:"type",params:{type:"object"},schema:N.properties.pool.type,parentSchema:N.properties.pool,data:q}],!1;var p=T===e}else var p=!0}}}}}}}}}}}}}}}}}else
return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.type,parentSchema:N,data:r}],!1;return E.errors=s,e===0}export const exchange=G;
const A={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"exchange.schema.json",title:"A line of evidence.ndjson",description:"One exchange: a reques\
t, and its reply or failure. Secrets are replaced by placeholders. A line has at most 1 MiB, and there are at most 25,000 of them.",type:"object",additionalProperties:!1,
required:["id","seq","request","reply","failure","sentAt","durationMs","issued","waits"],oneOf:[{properties:{reply:{type:"null"}}},{properties:{failure:{type:"n\
ull"}}}],wanted:"either a reply or a failure",properties:{id:{type:"string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id such as check-in/0123456789ab"},seq:{
type:"integer",minimum:0,maximum:25e3},request:{type:"object",additionalProperties:!1,required:["operation","method","url","headers","body"],properties:{operation:{
$ref:"certification.schema.json#/$defs/operation"},method:{type:"string",maxLength:64,pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",wanted:"a method of HTTP"},url:{type:"\
string",maxLength:65536},headers:{$ref:"#/$defs/headers"},body:{anyOf:[{type:"null"},{$ref:"#/$defs/body"}],wanted:"null or a body: bytes, and either text or ba\
se64"},connection:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",wanted:"the name of a connection, such as one-connection"}}},reply:{type:["object","null"],
additionalProperties:!1,required:["status","reason","headers","body"],properties:{status:{type:"integer",minimum:0,maximum:999},reason:{type:"string",maxLength:131072},
headers:{$ref:"#/$defs/headers"},body:{$ref:"#/$defs/body"}}},failure:{type:["object","null"],additionalProperties:!1,required:["kind","message"],properties:{kind:{
enum:["dns","refused","reset","timeout","tls","proxy","not-sent","no-token","not-alterable","not-sendable","pool-exhausted","no-reservation-id","framing","netwo\
rk"]},message:{type:"string",maxLength:2e5}}},sentAt:{$ref:"run.schema.json#/$defs/moment"},durationMs:{type:"number",minimum:-864e5,maximum:864e5},issued:{type:"\
array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["tag","format","headerSafe"],properties:{flaw:{enum:["unsendable","guessable","tellta\
le"]},tag:{type:"string",maxLength:8,pattern:"^[0-9a-f]{8}$",wanted:"8 hexadecimal digits in lower case"},format:{enum:["jwt","opaque"]},headerSafe:{type:"boole\
an"},exp:{type:"number",minimum:0,maximum:9007199254740991}}}},waits:{type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["status",
"retryAfter","waitedMs"],properties:{status:{type:"integer",minimum:0,maximum:999},retryAfter:{type:["string","null"],maxLength:131072},waitedMs:{type:"number",
minimum:0,maximum:864e5}}}},leased:{type:"array",minItems:1,maxItems:100,items:{type:"integer",minimum:0,maximum:2e4}},assumed:{const:!0},received:{type:"object",
additionalProperties:!1,required:["scene","connection","reused","protocol","tls","bodyMs"],properties:{scene:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",
wanted:"the name of a scene"},connection:{type:"integer",minimum:1,maximum:2e4},reused:{type:"boolean"},protocol:{enum:["HTTP/1.0","HTTP/1.1","HTTP/2","HTTP/3",
"unknown"]},tls:{type:["object","null"],additionalProperties:!1,required:["protocol","serverName"],properties:{protocol:{type:"string",maxLength:16},serverName:{
type:["string","null"],maxLength:253}}},bodyMs:{type:"integer",minimum:0,maximum:864e5},astray:{const:!0},aborted:{const:!0},lost:{const:!0}}},guestAbsent:{type:"\
object",additionalProperties:!1,required:["met"],properties:{met:{type:"string",maxLength:2e5},assumed:{const:!0}}}},$defs:{headers:{type:"array",maxItems:1e4,items:{
type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}},body:{description:"A body of up to 16,384 bytes is kept whole, and so is what a clie\
nt under test sends in UTF-8: as text if it is UTF-8, otherwise in base64. Of a longer one, sha256 and the first 512 characters are kept, but of a reply, as lon\
g as there is room: JSON and what no earlier reply had any part of whole, of other text what no earlier long body of the run had (`repeated`). `bytes` is the le\
ngth before secrets were replaced.",type:"object",additionalProperties:!1,required:["bytes"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{
base64:{properties:{text:!1,sha256:!1,repeated:!1}}},wanted:"either text or base64",properties:{text:{type:"string",maxLength:262144},base64:{type:"string",maxLength:21848,
pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},sha256:{$ref:"run.schema.json#/$defs/sha256"},repeated:{type:"\
integer",minimum:0,maximum:262144},truncated:{const:!0}}}}},Zt=new RegExp("^[!-~]+$","u"),Qt=new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","u"),Et=new RegExp("^[0-\
9a-f]{8}$","u"),jr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};function pt(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-sho\
w"?(pt.errors=s,e===0):(pt.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.enum},schema:jr.enum,parentSchema:jr,data:r}],!1)}
const Pr={type:"array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}};function sr(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>1e4)return sr.errors=[{instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e4},schema:1e4,parentSchema:Pr,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let o=r[p];const v=e;if(e===
v)if(Array.isArray(o)){if(o.length>2)return sr.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:Pr.
items,data:o}],!1;if(o.length<2)return sr.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:Pr.
items,data:o}],!1;{var g=!0;const H=o.length;for(let m=0;m<H;m++){let d=o[m];const Z=e;if(e===Z)if(typeof d=="string"){if(d.length>131072&&D(d)>131072)return sr.
errors=[{instancePath:t+"/"+p+"/"+m,schemaPath:"#/items/items/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:Pr.items.items,data:d}],
!1}else return sr.errors=[{instancePath:t+"/"+p+"/"+m,schemaPath:"#/items/items/type",keyword:"type",params:{type:"string"},schema:Pr.items.items.type,parentSchema:Pr.
items.items,data:d}],!1;var g=Z===e;if(!g)break}}}else return sr.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"array"},schema:Pr.
items.type,parentSchema:Pr.items,data:o}],!1;var i=v===e;if(!i)break}}}else return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"a\
rray"},schema:Pr.type,parentSchema:Pr,data:r}],!1;return sr.errors=s,e===0}const ge={description:"A body of up to 16,384 bytes is kept whole, and so is what a c\
lient under test sends in UTF-8: as text if it is UTF-8, otherwise in base64. Of a longer one, sha256 and the first 512 characters are kept, but of a reply, as \
long as there is room: JSON and what no earlier reply had any part of whole, of other text what no earlier long body of the run had (`repeated`). `bytes` is the\
 length before secrets were replaced.",type:"object",additionalProperties:!1,required:["bytes"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{
base64:{properties:{text:!1,sha256:!1,repeated:!1}}},wanted:"either text or base64",properties:{text:{type:"string",maxLength:262144},base64:{type:"string",maxLength:21848,
pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},sha256:{$ref:"run.schema.json#/$defs/sha256"},repeated:{type:"\
integer",minimum:0,maximum:262144},truncated:{const:!0}}},Jt=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u");function Gr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(r.length>64&&D(r)>64)return Gr.errors=[{instancePath:t,schemaPath:"#/max\
Length",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:mr,data:r}],!1;if(!Br.test(r))return Gr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:mr,data:r}],!1}else return Gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:mr.type,parentSchema:mr,data:r}],!1;return Gr.errors=s,e===0}function be(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let g=!1;const u=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let z;if(r.text===void 0&&(z="tex\
t")){const H={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:z},schema:ge.anyOf[0].required,parentSchema:ge.anyOf[0],
data:r};s===null?s=[H]:s.push(H),e++}}var p=u===e;if(g=g||p,!g){const z=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.base64===void 0&&(m="base64")){
const d={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:m},schema:ge.anyOf[1].required,parentSchema:ge.anyOf[1],data:r};
s===null?s=[d]:s.push(d),e++}}var p=z===e;g=g||p}if(g)e=i,s!==null&&(i?s.length=i:s=null);else{const z={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
schema:ge.anyOf,parentSchema:ge,data:r};return s===null?s=[z]:s.push(z),e++,be.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let z;if(r.bytes===
void 0&&(z="bytes"))return be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:z},schema:ge.required,parentSchema:ge,data:r}],
!1;{const H=e;for(const m in r)if(!(m==="text"||m==="base64"||m==="bytes"||m==="sha256"||m==="repeated"||m==="truncated")){return be.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:ge,data:r}],!1;break}if(H===e){if(r.text!==void 0){let m=r.
text;const d=e;if(e===d)if(typeof m=="string"){if(m.length>262144&&D(m)>262144)return be.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLength",
keyword:"maxLength",params:{limit:262144},schema:262144,parentSchema:ge.properties.text,data:m}],!1}else return be.errors=[{instancePath:t+"/text",schemaPath:"#\
/properties/text/type",keyword:"type",params:{type:"string"},schema:ge.properties.text.type,parentSchema:ge.properties.text,data:m}],!1;var o=d===e}else var o=!0;
if(o){if(r.base64!==void 0){let m=r.base64;const d=e;if(e===d)if(typeof m=="string"){if(m.length>21848&&D(m)>21848)return be.errors=[{instancePath:t+"/base64",schemaPath:"\
#/properties/base64/maxLength",keyword:"maxLength",params:{limit:21848},schema:21848,parentSchema:ge.properties.base64,data:m}],!1;if(!Jt.test(m))return be.errors=
[{instancePath:t+"/base64",schemaPath:"#/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",
parentSchema:ge.properties.base64,data:m}],!1}else return be.errors=[{instancePath:t+"/base64",schemaPath:"#/properties/base64/type",keyword:"type",params:{type:"\
string"},schema:ge.properties.base64.type,parentSchema:ge.properties.base64,data:m}],!1;var o=d===e}else var o=!0;if(o){if(r.bytes!==void 0){let m=r.bytes;const d=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return be.errors=[{instancePath:t+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{
type:"integer"},schema:ge.properties.bytes.type,parentSchema:ge.properties.bytes,data:m}],!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>16777216||isNaN(m))
return be.errors=[{instancePath:t+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:16777216},schema:16777216,parentSchema:ge.
properties.bytes,data:m}],!1;if(m<0||isNaN(m))return be.errors=[{instancePath:t+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:ge.properties.bytes,data:m}],!1}var o=d===e}else var o=!0;if(o){if(r.sha256!==void 0){const m=e;Gr(r.sha256,{instancePath:t+"\
/sha256",parentData:r,parentDataProperty:"sha256",rootData:w,dynamicAnchors:x})||(s=s===null?Gr.errors:s.concat(Gr.errors),e=s.length);var o=m===e}else var o=!0;
if(o){if(r.repeated!==void 0){let m=r.repeated;const d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return be.errors=[{instancePath:t+"/repeated",
schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"integer"},schema:ge.properties.repeated.type,parentSchema:ge.properties.repeated,data:m}],!1;
if(e===d&&typeof m=="number"&&isFinite(m)){if(m>262144||isNaN(m))return be.errors=[{instancePath:t+"/repeated",schemaPath:"#/properties/repeated/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:262144},schema:262144,parentSchema:ge.properties.repeated,data:m}],!1;if(m<0||isNaN(m))return be.errors=[{instancePath:t+
"/repeated",schemaPath:"#/properties/repeated/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ge.properties.repeated,data:m}],
!1}var o=d===e}else var o=!0;if(o){if(r.truncated!==void 0){let m=r.truncated;const d=e;if(m!==!0)return be.errors=[{instancePath:t+"/truncated",schemaPath:"#/p\
roperties/truncated/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:ge.properties.truncated,data:m}],!1;var o=d===e}else var o=!0;if(o&&r.
base64!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==void 0){var v=!1;return be.errors=[{instancePath:t+"/text",schemaPath:"#/dependentSchemas\
/base64/properties/text/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:ge.dependentSchemas.base64.properties.text,data:r.text}],!1}else var v=!0;
if(v){if(r.sha256!==void 0){var v=!1;return be.errors=[{instancePath:t+"/sha256",schemaPath:"#/dependentSchemas/base64/properties/sha256/false schema",keyword:"\
false schema",params:{},schema:!1,parentSchema:ge.dependentSchemas.base64.properties.sha256,data:r.sha256}],!1}else var v=!0;if(v)if(r.repeated!==void 0){var v=!1;
return be.errors=[{instancePath:t+"/repeated",schemaPath:"#/dependentSchemas/base64/properties/repeated/false schema",keyword:"false schema",params:{},schema:!1,
parentSchema:ge.dependentSchemas.base64.properties.repeated,data:r.repeated}],!1}else var v=!0}}}}}}}}}}else return be.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:r}],!1;return be.errors=s,e===0}function Cr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(r.length>24&&D(r)>24)return Cr.errors=[{instancePath:t,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:ur,data:r}],!1;if(ut.test(r)){if(!Wr.validate(r))return Cr.errors=[{instancePath:t,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ur,data:r}],!1}else return Cr.errors=[{instancePath:t,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",
parentSchema:ur,data:r}],!1}else return Cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ur.type,parentSchema:ur,data:r}],
!1;return Cr.errors=s,e===0}function G(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let g=!1,
u=null;const p=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.reply!==void 0){let T=r.reply;if(T!==null){const c={instancePath:t+"/reply",schemaPath:"#/oneOf/\
0/properties/reply/type",keyword:"type",params:{type:"null"},schema:A.oneOf[0].properties.reply.type,parentSchema:A.oneOf[0].properties.reply,data:T};s===null?s=
[c]:s.push(c),e++}}var v=p===e;v&&(g=!0,u=0);const o=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.failure!==void 0){let T=r.failure;if(T!==null){const c={instancePath:t+
"/failure",schemaPath:"#/oneOf/1/properties/failure/type",keyword:"type",params:{type:"null"},schema:A.oneOf[1].properties.failure.type,parentSchema:A.oneOf[1].
properties.failure,data:T};s===null?s=[c]:s.push(c),e++}}var v=o===e;if(v&&g?(g=!1,u=[u,1]):v&&(g=!0,u=1),g)e=i,s!==null&&(i?s.length=i:s=null);else{const T={instancePath:t,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:A.oneOf,parentSchema:A,data:r};return s===null?s=[T]:s.push(T),e++,G.errors=s,!1}if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let T;if(r.id===void 0&&(T="id")||r.seq===void 0&&(T="seq")||r.request===void 0&&(T="request")||r.reply===void 0&&(T=
"reply")||r.failure===void 0&&(T="failure")||r.sentAt===void 0&&(T="sentAt")||r.durationMs===void 0&&(T="durationMs")||r.issued===void 0&&(T="issued")||r.waits===
void 0&&(T="waits"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:T},schema:A.required,parentSchema:A,data:r}],
!1;{const c=e;for(const f in r)if(!Je.call(A.properties,f)){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:f},schema:!1,parentSchema:A,data:r}],!1;break}if(c===e){if(r.id!==void 0){let f=r.id;const C=e;if(e===C)if(typeof f=="string"){if(f.length>
128&&D(f)>128)return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:A.properties.
id,data:f}],!1;if(!Zt.test(f))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"\
^[!-~]+$",parentSchema:A.properties.id,data:f}],!1}else return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"st\
ring"},schema:A.properties.id.type,parentSchema:A.properties.id,data:f}],!1;var z=C===e}else var z=!0;if(z){if(r.seq!==void 0){let f=r.seq;const C=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return G.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type:"integer"},schema:A.
properties.seq.type,parentSchema:A.properties.seq,data:f}],!1;if(e===C&&typeof f=="number"&&isFinite(f)){if(f>25e3||isNaN(f))return G.errors=[{instancePath:t+"/\
seq",schemaPath:"#/properties/seq/maximum",keyword:"maximum",params:{comparison:"<=",limit:25e3},schema:25e3,parentSchema:A.properties.seq,data:f}],!1;if(f<0||isNaN(
f))return G.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.
seq,data:f}],!1}var z=C===e}else var z=!0;if(z){if(r.request!==void 0){let f=r.request;const C=e;if(e===C)if(f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.
operation===void 0&&(a="operation")||f.method===void 0&&(a="method")||f.url===void 0&&(a="url")||f.headers===void 0&&(a="headers")||f.body===void 0&&(a="body"))
return G.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty:a},schema:A.properties.request.
required,parentSchema:A.properties.request,data:f}],!1;{const n=e;for(const h in f)if(!(h==="operation"||h==="method"||h==="url"||h==="headers"||h==="body"||h===
"connection")){return G.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
schema:!1,parentSchema:A.properties.request,data:f}],!1;break}if(n===e){if(f.operation!==void 0){const h=e;pt(f.operation,{instancePath:t+"/request/operation",parentData:f,
parentDataProperty:"operation",rootData:w,dynamicAnchors:x})||(s=s===null?pt.errors:s.concat(pt.errors),e=s.length);var H=h===e}else var H=!0;if(H){if(f.method!==
void 0){let h=f.method;const y=e;if(e===y)if(typeof h=="string"){if(h.length>64&&D(h)>64)return G.errors=[{instancePath:t+"/request/method",schemaPath:"#/proper\
ties/request/properties/method/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:A.properties.request.properties.method,data:h}],!1;if(!Qt.
test(h))return G.errors=[{instancePath:t+"/request/method",schemaPath:"#/properties/request/properties/method/pattern",keyword:"pattern",params:{pattern:"^[!#$%\
&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:A.properties.request.properties.method,data:h}],!1}else return G.errors=[{instancePath:t+
"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type:"string"},schema:A.properties.request.properties.method.type,
parentSchema:A.properties.request.properties.method,data:h}],!1;var H=y===e}else var H=!0;if(H){if(f.url!==void 0){let h=f.url;const y=e;if(e===y)if(typeof h=="\
string"){if(h.length>65536&&D(h)>65536)return G.errors=[{instancePath:t+"/request/url",schemaPath:"#/properties/request/properties/url/maxLength",keyword:"maxLe\
ngth",params:{limit:65536},schema:65536,parentSchema:A.properties.request.properties.url,data:h}],!1}else return G.errors=[{instancePath:t+"/request/url",schemaPath:"\
#/properties/request/properties/url/type",keyword:"type",params:{type:"string"},schema:A.properties.request.properties.url.type,parentSchema:A.properties.request.
properties.url,data:h}],!1;var H=y===e}else var H=!0;if(H){if(f.headers!==void 0){const h=e;sr(f.headers,{instancePath:t+"/request/headers",parentData:f,parentDataProperty:"\
headers",rootData:w,dynamicAnchors:x})||(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var H=h===e}else var H=!0;if(H){if(f.body!==void 0){let h=f.body;const y=e,
b=e;let L=!1;const j=e;if(h!==null){const U={instancePath:t+"/request/body",schemaPath:"#/properties/request/properties/body/anyOf/0/type",keyword:"type",params:{
type:"null"},schema:A.properties.request.properties.body.anyOf[0].type,parentSchema:A.properties.request.properties.body.anyOf[0],data:h};s===null?s=[U]:s.push(
U),e++}var m=j===e;if(L=L||m,!L){const U=e;be(h,{instancePath:t+"/request/body",parentData:f,parentDataProperty:"body",rootData:w,dynamicAnchors:x})||(s=s===null?
be.errors:s.concat(be.errors),e=s.length);var m=U===e;L=L||m}if(L)e=b,s!==null&&(b?s.length=b:s=null);else{const U={instancePath:t+"/request/body",schemaPath:"#\
/properties/request/properties/body/anyOf",keyword:"anyOf",params:{},schema:A.properties.request.properties.body.anyOf,parentSchema:A.properties.request.properties.
body,data:h};return s===null?s=[U]:s.push(U),e++,G.errors=s,!1}var H=y===e}else var H=!0;if(H)if(f.connection!==void 0){let h=f.connection;const y=e;if(e===y)if(typeof h==
"string"){if(h.length>64&&D(h)>64)return G.errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/connection/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:A.properties.request.properties.connection,data:h}],!1;if(!St.test(h))return G.errors=[{instancePath:t+"/req\
uest/connection",schemaPath:"#/properties/request/properties/connection/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:A.
properties.request.properties.connection,data:h}],!1}else return G.errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/con\
nection/type",keyword:"type",params:{type:"string"},schema:A.properties.request.properties.connection.type,parentSchema:A.properties.request.properties.connection,
data:h}],!1;var H=y===e}else var H=!0}}}}}}}else return G.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"\
object"},schema:A.properties.request.type,parentSchema:A.properties.request,data:f}],!1;var z=C===e}else var z=!0;if(z){if(r.reply!==void 0){let f=r.reply;const C=e;
if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return G.errors=[{instancePath:t+"/reply",schemaPath:"#/properties/reply/type",keyword:"type",params:{type:A.
properties.reply.type},schema:A.properties.reply.type,parentSchema:A.properties.reply,data:f}],!1;if(e===C&&f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.
status===void 0&&(a="status")||f.reason===void 0&&(a="reason")||f.headers===void 0&&(a="headers")||f.body===void 0&&(a="body"))return G.errors=[{instancePath:t+
"/reply",schemaPath:"#/properties/reply/required",keyword:"required",params:{missingProperty:a},schema:A.properties.reply.required,parentSchema:A.properties.reply,
data:f}],!1;{const n=e;for(const h in f)if(!(h==="status"||h==="reason"||h==="headers"||h==="body")){return G.errors=[{instancePath:t+"/reply",schemaPath:"#/pro\
perties/reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:A.properties.reply,data:f}],!1;break}if(n===
e){if(f.status!==void 0){let h=f.status;const y=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return G.errors=[{instancePath:t+"/reply/status",schemaPath:"\
#/properties/reply/properties/status/type",keyword:"type",params:{type:"integer"},schema:A.properties.reply.properties.status.type,parentSchema:A.properties.reply.
properties.status,data:h}],!1;if(e===y&&typeof h=="number"&&isFinite(h)){if(h>999||isNaN(h))return G.errors=[{instancePath:t+"/reply/status",schemaPath:"#/prope\
rties/reply/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,parentSchema:A.properties.reply.properties.status,data:h}],
!1;if(h<0||isNaN(h))return G.errors=[{instancePath:t+"/reply/status",schemaPath:"#/properties/reply/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:A.properties.reply.properties.status,data:h}],!1}var d=y===e}else var d=!0;if(d){if(f.reason!==void 0){let h=f.reason;const y=e;
if(e===y)if(typeof h=="string"){if(h.length>131072&&D(h)>131072)return G.errors=[{instancePath:t+"/reply/reason",schemaPath:"#/properties/reply/properties/reaso\
n/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:A.properties.reply.properties.reason,data:h}],!1}else return G.errors=[{instancePath:t+
"/reply/reason",schemaPath:"#/properties/reply/properties/reason/type",keyword:"type",params:{type:"string"},schema:A.properties.reply.properties.reason.type,parentSchema:A.
properties.reply.properties.reason,data:h}],!1;var d=y===e}else var d=!0;if(d){if(f.headers!==void 0){const h=e;sr(f.headers,{instancePath:t+"/reply/headers",parentData:f,
parentDataProperty:"headers",rootData:w,dynamicAnchors:x})||(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var d=h===e}else var d=!0;if(d)if(f.body!==void 0){
const h=e;be(f.body,{instancePath:t+"/reply/body",parentData:f,parentDataProperty:"body",rootData:w,dynamicAnchors:x})||(s=s===null?be.errors:s.concat(be.errors),
e=s.length);var d=h===e}else var d=!0}}}}}var z=C===e}else var z=!0;if(z){if(r.failure!==void 0){let f=r.failure;const C=e;if(!(f&&typeof f=="object"&&!Array.isArray(
f))&&f!==null)return G.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:A.properties.failure.type},schema:A.
properties.failure.type,parentSchema:A.properties.failure,data:f}],!1;if(e===C&&f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.kind===void 0&&(a="kind")||
f.message===void 0&&(a="message"))return G.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:a},
schema:A.properties.failure.required,parentSchema:A.properties.failure,data:f}],!1;{const n=e;for(const h in f)if(!(h==="kind"||h==="message")){return G.errors=
[{instancePath:t+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:A.
properties.failure,data:f}],!1;break}if(n===e){if(f.kind!==void 0){let h=f.kind;const y=e;if(!(h==="dns"||h==="refused"||h==="reset"||h==="timeout"||h==="tls"||
h==="proxy"||h==="not-sent"||h==="no-token"||h==="not-alterable"||h==="not-sendable"||h==="pool-exhausted"||h==="no-reservation-id"||h==="framing"||h==="network"))
return G.errors=[{instancePath:t+"/failure/kind",schemaPath:"#/properties/failure/properties/kind/enum",keyword:"enum",params:{allowedValues:A.properties.failure.
properties.kind.enum},schema:A.properties.failure.properties.kind.enum,parentSchema:A.properties.failure.properties.kind,data:h}],!1;var Z=y===e}else var Z=!0;if(Z)
if(f.message!==void 0){let h=f.message;const y=e;if(e===y)if(typeof h=="string"){if(h.length>2e5&&D(h)>2e5)return G.errors=[{instancePath:t+"/failure/message",schemaPath:"\
#/properties/failure/properties/message/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:A.properties.failure.properties.message,data:h}],
!1}else return G.errors=[{instancePath:t+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},schema:A.
properties.failure.properties.message.type,parentSchema:A.properties.failure.properties.message,data:h}],!1;var Z=y===e}else var Z=!0}}}var z=C===e}else var z=!0;
if(z){if(r.sentAt!==void 0){const f=e;Cr(r.sentAt,{instancePath:t+"/sentAt",parentData:r,parentDataProperty:"sentAt",rootData:w,dynamicAnchors:x})||(s=s===null?
Cr.errors:s.concat(Cr.errors),e=s.length);var z=f===e}else var z=!0;if(z){if(r.durationMs!==void 0){let f=r.durationMs;const C=e;if(e===C)if(typeof f=="number"&&
isFinite(f)){if(f>864e5||isNaN(f))return G.errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:864e5},schema:864e5,parentSchema:A.properties.durationMs,data:f}],!1;if(f<-864e5||isNaN(f))return G.errors=[{instancePath:t+"/durationMs",schemaPath:"\
#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},schema:-864e5,parentSchema:A.properties.durationMs,data:f}],!1}else return G.
errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"},schema:A.properties.durationMs.type,parentSchema:A.
properties.durationMs,data:f}],!1;var z=C===e}else var z=!0;if(z){if(r.issued!==void 0){let f=r.issued;const C=e;if(e===C)if(Array.isArray(f)){if(f.length>1e3)return G.
errors=[{instancePath:t+"/issued",schemaPath:"#/properties/issued/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:A.properties.issued,data:f}],
!1;{var S=!0;const a=f.length;for(let n=0;n<a;n++){let h=f[n];const y=e;if(e===y)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.tag===void 0&&(L="tag")||
h.format===void 0&&(L="format")||h.headerSafe===void 0&&(L="headerSafe"))return G.errors=[{instancePath:t+"/issued/"+n,schemaPath:"#/properties/issued/items/req\
uired",keyword:"required",params:{missingProperty:L},schema:A.properties.issued.items.required,parentSchema:A.properties.issued.items,data:h}],!1;{const j=e;for(const I in h)
if(!(I==="flaw"||I==="tag"||I==="format"||I==="headerSafe"||I==="exp")){return G.errors=[{instancePath:t+"/issued/"+n,schemaPath:"#/properties/issued/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:A.properties.issued.items,data:h}],!1;break}if(j===e){if(h.
flaw!==void 0){let I=h.flaw;const U=e;if(!(I==="unsendable"||I==="guessable"||I==="telltale"))return G.errors=[{instancePath:t+"/issued/"+n+"/flaw",schemaPath:"\
#/properties/issued/items/properties/flaw/enum",keyword:"enum",params:{allowedValues:A.properties.issued.items.properties.flaw.enum},schema:A.properties.issued.
items.properties.flaw.enum,parentSchema:A.properties.issued.items.properties.flaw,data:I}],!1;var $=U===e}else var $=!0;if($){if(h.tag!==void 0){let I=h.tag;const U=e;
if(e===U)if(typeof I=="string"){if(I.length>8&&D(I)>8)return G.errors=[{instancePath:t+"/issued/"+n+"/tag",schemaPath:"#/properties/issued/items/properties/tag/\
maxLength",keyword:"maxLength",params:{limit:8},schema:8,parentSchema:A.properties.issued.items.properties.tag,data:I}],!1;if(!Et.test(I))return G.errors=[{instancePath:t+
"/issued/"+n+"/tag",schemaPath:"#/properties/issued/items/properties/tag/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:A.
properties.issued.items.properties.tag,data:I}],!1}else return G.errors=[{instancePath:t+"/issued/"+n+"/tag",schemaPath:"#/properties/issued/items/properties/ta\
g/type",keyword:"type",params:{type:"string"},schema:A.properties.issued.items.properties.tag.type,parentSchema:A.properties.issued.items.properties.tag,data:I}],
!1;var $=U===e}else var $=!0;if($){if(h.format!==void 0){let I=h.format;const U=e;if(!(I==="jwt"||I==="opaque"))return G.errors=[{instancePath:t+"/issued/"+n+"/\
format",schemaPath:"#/properties/issued/items/properties/format/enum",keyword:"enum",params:{allowedValues:A.properties.issued.items.properties.format.enum},schema:A.
properties.issued.items.properties.format.enum,parentSchema:A.properties.issued.items.properties.format,data:I}],!1;var $=U===e}else var $=!0;if($){if(h.headerSafe!==
void 0){let I=h.headerSafe;const U=e;if(typeof I!="boolean")return G.errors=[{instancePath:t+"/issued/"+n+"/headerSafe",schemaPath:"#/properties/issued/items/pr\
operties/headerSafe/type",keyword:"type",params:{type:"boolean"},schema:A.properties.issued.items.properties.headerSafe.type,parentSchema:A.properties.issued.items.
properties.headerSafe,data:I}],!1;var $=U===e}else var $=!0;if($)if(h.exp!==void 0){let I=h.exp;const U=e;if(e===U)if(typeof I=="number"&&isFinite(I)){if(I>9007199254740991||
isNaN(I))return G.errors=[{instancePath:t+"/issued/"+n+"/exp",schemaPath:"#/properties/issued/items/properties/exp/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},schema:9007199254740991,parentSchema:A.properties.issued.items.properties.exp,data:I}],!1;if(I<0||isNaN(I))return G.errors=[{instancePath:t+
"/issued/"+n+"/exp",schemaPath:"#/properties/issued/items/properties/exp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.
issued.items.properties.exp,data:I}],!1}else return G.errors=[{instancePath:t+"/issued/"+n+"/exp",schemaPath:"#/properties/issued/items/properties/exp/type",keyword:"\
type",params:{type:"number"},schema:A.properties.issued.items.properties.exp.type,parentSchema:A.properties.issued.items.properties.exp,data:I}],!1;var $=U===e}else
var $=!0}}}}}}else return G.errors=[{instancePath:t+"/issued/"+n,schemaPath:"#/properties/issued/items/type",keyword:"type",params:{type:"object"},schema:A.properties.
issued.items.type,parentSchema:A.properties.issued.items,data:h}],!1;var S=y===e;if(!S)break}}}else return G.errors=[{instancePath:t+"/issued",schemaPath:"#/pro\
perties/issued/type",keyword:"type",params:{type:"array"},schema:A.properties.issued.type,parentSchema:A.properties.issued,data:f}],!1;var z=C===e}else var z=!0;
if(z){if(r.waits!==void 0){let f=r.waits;const C=e;if(e===C)if(Array.isArray(f)){if(f.length>100)return G.errors=[{instancePath:t+"/waits",schemaPath:"#/propert\
ies/waits/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:A.properties.waits,data:f}],!1;{var V=!0;const a=f.length;for(let n=0;n<a;n++){
let h=f[n];const y=e;if(e===y)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.status===void 0&&(L="status")||h.retryAfter===void 0&&(L="retryAfter")||h.
waitedMs===void 0&&(L="waitedMs"))return G.errors=[{instancePath:t+"/waits/"+n,schemaPath:"#/properties/waits/items/required",keyword:"required",params:{missingProperty:L},
schema:A.properties.waits.items.required,parentSchema:A.properties.waits.items,data:h}],!1;{const j=e;for(const I in h)if(!(I==="status"||I==="retryAfter"||I===
"waitedMs")){return G.errors=[{instancePath:t+"/waits/"+n,schemaPath:"#/properties/waits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},
schema:!1,parentSchema:A.properties.waits.items,data:h}],!1;break}if(j===e){if(h.status!==void 0){let I=h.status;const U=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(
I)&&isFinite(I)))return G.errors=[{instancePath:t+"/waits/"+n+"/status",schemaPath:"#/properties/waits/items/properties/status/type",keyword:"type",params:{type:"\
integer"},schema:A.properties.waits.items.properties.status.type,parentSchema:A.properties.waits.items.properties.status,data:I}],!1;if(e===U&&typeof I=="number"&&
isFinite(I)){if(I>999||isNaN(I))return G.errors=[{instancePath:t+"/waits/"+n+"/status",schemaPath:"#/properties/waits/items/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999},schema:999,parentSchema:A.properties.waits.items.properties.status,data:I}],!1;if(I<0||isNaN(I))return G.errors=[{instancePath:t+
"/waits/"+n+"/status",schemaPath:"#/properties/waits/items/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.
properties.waits.items.properties.status,data:I}],!1}var B=U===e}else var B=!0;if(B){if(h.retryAfter!==void 0){let I=h.retryAfter;const U=e;if(typeof I!="string"&&
I!==null)return G.errors=[{instancePath:t+"/waits/"+n+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/type",keyword:"type",params:{type:A.
properties.waits.items.properties.retryAfter.type},schema:A.properties.waits.items.properties.retryAfter.type,parentSchema:A.properties.waits.items.properties.retryAfter,
data:I}],!1;if(e===U&&typeof I=="string"&&I.length>131072&&D(I)>131072)return G.errors=[{instancePath:t+"/waits/"+n+"/retryAfter",schemaPath:"#/properties/waits\
/items/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:A.properties.waits.items.properties.retryAfter,data:I}],
!1;var B=U===e}else var B=!0;if(B)if(h.waitedMs!==void 0){let I=h.waitedMs;const U=e;if(e===U)if(typeof I=="number"&&isFinite(I)){if(I>864e5||isNaN(I))return G.
errors=[{instancePath:t+"/waits/"+n+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},
schema:864e5,parentSchema:A.properties.waits.items.properties.waitedMs,data:I}],!1;if(I<0||isNaN(I))return G.errors=[{instancePath:t+"/waits/"+n+"/waitedMs",schemaPath:"\
#/properties/waits/items/properties/waitedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.waits.items.properties.
waitedMs,data:I}],!1}else return G.errors=[{instancePath:t+"/waits/"+n+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/type",keyword:"type",
params:{type:"number"},schema:A.properties.waits.items.properties.waitedMs.type,parentSchema:A.properties.waits.items.properties.waitedMs,data:I}],!1;var B=U===
e}else var B=!0}}}}else return G.errors=[{instancePath:t+"/waits/"+n,schemaPath:"#/properties/waits/items/type",keyword:"type",params:{type:"object"},schema:A.properties.
waits.items.type,parentSchema:A.properties.waits.items,data:h}],!1;var V=y===e;if(!V)break}}}else return G.errors=[{instancePath:t+"/waits",schemaPath:"#/proper\
ties/waits/type",keyword:"type",params:{type:"array"},schema:A.properties.waits.type,parentSchema:A.properties.waits,data:f}],!1;var z=C===e}else var z=!0;if(z){
if(r.leased!==void 0){let f=r.leased;const C=e;if(e===C)if(Array.isArray(f)){if(f.length>100)return G.errors=[{instancePath:t+"/leased",schemaPath:"#/properties\
/leased/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:A.properties.leased,data:f}],!1;if(f.length<1)return G.errors=[{instancePath:t+"\
/leased",schemaPath:"#/properties/leased/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:A.properties.leased,data:f}],!1;{var _=!0;const a=f.
length;for(let n=0;n<a;n++){let h=f[n];const y=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return G.errors=[{instancePath:t+"/leased/"+n,schemaPath:"\
#/properties/leased/items/type",keyword:"type",params:{type:"integer"},schema:A.properties.leased.items.type,parentSchema:A.properties.leased.items,data:h}],!1;
if(e===y&&typeof h=="number"&&isFinite(h)){if(h>2e4||isNaN(h))return G.errors=[{instancePath:t+"/leased/"+n,schemaPath:"#/properties/leased/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:A.properties.leased.items,data:h}],!1;if(h<0||isNaN(h))return G.errors=[{instancePath:t+"/le\
ased/"+n,schemaPath:"#/properties/leased/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.leased.items,data:h}],
!1}var _=y===e;if(!_)break}}}else return G.errors=[{instancePath:t+"/leased",schemaPath:"#/properties/leased/type",keyword:"type",params:{type:"array"},schema:A.
properties.leased.type,parentSchema:A.properties.leased,data:f}],!1;var z=C===e}else var z=!0;if(z){if(r.assumed!==void 0){let f=r.assumed;const C=e;if(f!==!0)return G.
errors=[{instancePath:t+"/assumed",schemaPath:"#/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.assumed,
data:f}],!1;var z=C===e}else var z=!0;if(z){if(r.received!==void 0){let f=r.received;const C=e;if(e===C)if(f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.
scene===void 0&&(a="scene")||f.connection===void 0&&(a="connection")||f.reused===void 0&&(a="reused")||f.protocol===void 0&&(a="protocol")||f.tls===void 0&&(a="\
tls")||f.bodyMs===void 0&&(a="bodyMs"))return G.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/required",keyword:"required",params:{missingProperty:a},
schema:A.properties.received.required,parentSchema:A.properties.received,data:f}],!1;{const n=e;for(const h in f)if(!Je.call(A.properties.received.properties,h)){
return G.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
schema:!1,parentSchema:A.properties.received,data:f}],!1;break}if(n===e){if(f.scene!==void 0){let h=f.scene;const y=e;if(e===y)if(typeof h=="string"){if(h.length>
64&&D(h)>64)return G.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/received/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},
schema:64,parentSchema:A.properties.received.properties.scene,data:h}],!1;if(!St.test(h))return G.errors=[{instancePath:t+"/received/scene",schemaPath:"#/proper\
ties/received/properties/scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:A.properties.received.properties.scene,
data:h}],!1}else return G.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/received/properties/scene/type",keyword:"type",params:{type:"string"},
schema:A.properties.received.properties.scene.type,parentSchema:A.properties.received.properties.scene,data:h}],!1;var k=y===e}else var k=!0;if(k){if(f.connection!==
void 0){let h=f.connection;const y=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return G.errors=[{instancePath:t+"/received/connection",schemaPath:"\
#/properties/received/properties/connection/type",keyword:"type",params:{type:"integer"},schema:A.properties.received.properties.connection.type,parentSchema:A.
properties.received.properties.connection,data:h}],!1;if(e===y&&typeof h=="number"&&isFinite(h)){if(h>2e4||isNaN(h))return G.errors=[{instancePath:t+"/received/\
connection",schemaPath:"#/properties/received/properties/connection/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:A.properties.
received.properties.connection,data:h}],!1;if(h<1||isNaN(h))return G.errors=[{instancePath:t+"/received/connection",schemaPath:"#/properties/received/properties\
/connection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:A.properties.received.properties.connection,data:h}],!1}var k=y===
e}else var k=!0;if(k){if(f.reused!==void 0){let h=f.reused;const y=e;if(typeof h!="boolean")return G.errors=[{instancePath:t+"/received/reused",schemaPath:"#/pr\
operties/received/properties/reused/type",keyword:"type",params:{type:"boolean"},schema:A.properties.received.properties.reused.type,parentSchema:A.properties.received.
properties.reused,data:h}],!1;var k=y===e}else var k=!0;if(k){if(f.protocol!==void 0){let h=f.protocol;const y=e;if(!(h==="HTTP/1.0"||h==="HTTP/1.1"||h==="HTTP/\
2"||h==="HTTP/3"||h==="unknown"))return G.errors=[{instancePath:t+"/received/protocol",schemaPath:"#/properties/received/properties/protocol/enum",keyword:"enum",
params:{allowedValues:A.properties.received.properties.protocol.enum},schema:A.properties.received.properties.protocol.enum,parentSchema:A.properties.received.properties.
protocol,data:h}],!1;var k=y===e}else var k=!0;if(k){if(f.tls!==void 0){let h=f.tls;const y=e;if(!(h&&typeof h=="object"&&!Array.isArray(h))&&h!==null)return G.
errors=[{instancePath:t+"/received/tls",schemaPath:"#/properties/received/properties/tls/type",keyword:"type",params:{type:A.properties.received.properties.tls.
type},schema:A.properties.received.properties.tls.type,parentSchema:A.properties.received.properties.tls,data:h}],!1;if(e===y&&h&&typeof h=="object"&&!Array.isArray(
h)){let L;if(h.protocol===void 0&&(L="protocol")||h.serverName===void 0&&(L="serverName"))return G.errors=[{instancePath:t+"/received/tls",schemaPath:"#/propert\
ies/received/properties/tls/required",keyword:"required",params:{missingProperty:L},schema:A.properties.received.properties.tls.required,parentSchema:A.properties.
received.properties.tls,data:h}],!1;{const j=e;for(const I in h)if(!(I==="protocol"||I==="serverName")){return G.errors=[{instancePath:t+"/received/tls",schemaPath:"\
#/properties/received/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:A.properties.received.
properties.tls,data:h}],!1;break}if(j===e){if(h.protocol!==void 0){let I=h.protocol;const U=e;if(e===U)if(typeof I=="string"){if(I.length>16&&D(I)>16)return G.errors=
[{instancePath:t+"/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/maxLength",keyword:"maxLength",params:{limit:16},
schema:16,parentSchema:A.properties.received.properties.tls.properties.protocol,data:I}],!1}else return G.errors=[{instancePath:t+"/received/tls/protocol",schemaPath:"\
#/properties/received/properties/tls/properties/protocol/type",keyword:"type",params:{type:"string"},schema:A.properties.received.properties.tls.properties.protocol.
type,parentSchema:A.properties.received.properties.tls.properties.protocol,data:I}],!1;var se=U===e}else var se=!0;if(se)if(h.serverName!==void 0){let I=h.serverName;
const U=e;if(typeof I!="string"&&I!==null)return G.errors=[{instancePath:t+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/propertie\
s/serverName/type",keyword:"type",params:{type:A.properties.received.properties.tls.properties.serverName.type},schema:A.properties.received.properties.tls.properties.
serverName.type,parentSchema:A.properties.received.properties.tls.properties.serverName,data:I}],!1;if(e===U&&typeof I=="string"&&I.length>253&&D(I)>253)return G.
errors=[{instancePath:t+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/properties/serverName/maxLength",keyword:"maxLength",params:{
limit:253},schema:253,parentSchema:A.properties.received.properties.tls.properties.serverName,data:I}],!1;var se=U===e}else var se=!0}}}var k=y===e}else var k=!0;
if(k){if(f.bodyMs!==void 0){let h=f.bodyMs;const y=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return G.errors=[{instancePath:t+"/received/bodyMs",
schemaPath:"#/properties/received/properties/bodyMs/type",keyword:"type",params:{type:"integer"},schema:A.properties.received.properties.bodyMs.type,parentSchema:A.
properties.received.properties.bodyMs,data:h}],!1;if(e===y&&typeof h=="number"&&isFinite(h)){if(h>864e5||isNaN(h))return G.errors=[{instancePath:t+"/received/bo\
dyMs",schemaPath:"#/properties/received/properties/bodyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:A.properties.
received.properties.bodyMs,data:h}],!1;if(h<0||isNaN(h))return G.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.received.properties.bodyMs,data:h}],!1}var k=y===e}else var k=!0;
if(k){if(f.astray!==void 0){let h=f.astray;const y=e;if(h!==!0)return G.errors=[{instancePath:t+"/received/astray",schemaPath:"#/properties/received/properties/\
astray/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.received.properties.astray,data:h}],!1;var k=y===e}else var k=!0;if(k){
if(f.aborted!==void 0){let h=f.aborted;const y=e;if(h!==!0)return G.errors=[{instancePath:t+"/received/aborted",schemaPath:"#/properties/received/properties/abo\
rted/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.received.properties.aborted,data:h}],!1;var k=y===e}else var k=!0;if(k)
if(f.lost!==void 0){let h=f.lost;const y=e;if(h!==!0)return G.errors=[{instancePath:t+"/received/lost",schemaPath:"#/properties/received/properties/lost/const",
keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.received.properties.lost,data:h}],!1;var k=y===e}else var k=!0}}}}}}}}}}else return G.
errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"object"},schema:A.properties.received.type,parentSchema:A.
properties.received,data:f}],!1;var z=C===e}else var z=!0;if(z)if(r.guestAbsent!==void 0){let f=r.guestAbsent;const C=e;if(e===C)if(f&&typeof f=="object"&&!Array.
isArray(f)){let a;if(f.met===void 0&&(a="met"))return G.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent/required",keyword:"required",
params:{missingProperty:a},schema:A.properties.guestAbsent.required,parentSchema:A.properties.guestAbsent,data:f}],!1;{const n=e;for(const h in f)if(!(h==="met"||
h==="assumed")){return G.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h},schema:!1,parentSchema:A.properties.guestAbsent,data:f}],!1;break}if(n===e){if(f.met!==void 0){let h=f.met;const y=e;if(e===y)if(typeof h==
"string"){if(h.length>2e5&&D(h)>2e5)return G.errors=[{instancePath:t+"/guestAbsent/met",schemaPath:"#/properties/guestAbsent/properties/met/maxLength",keyword:"\
maxLength",params:{limit:2e5},schema:2e5,parentSchema:A.properties.guestAbsent.properties.met,data:h}],!1}else return G.errors=[{instancePath:t+"/guestAbsent/me\
t",schemaPath:"#/properties/guestAbsent/properties/met/type",keyword:"type",params:{type:"string"},schema:A.properties.guestAbsent.properties.met.type,parentSchema:A.
properties.guestAbsent.properties.met,data:h}],!1;var q=y===e}else var q=!0;if(q)if(f.assumed!==void 0){let h=f.assumed;const y=e;if(h!==!0)return G.errors=[{instancePath:t+
"/guestAbsent/assumed",schemaPath:"#/properties/guestAbsent/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.
guestAbsent.properties.assumed,data:h}],!1;var q=y===e}else var q=!0}}}else return G.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent\
/type",keyword:"type",params:{type:"object"},schema:A.properties.guestAbsent.type,parentSchema:A.properties.guestAbsent,data:f}],!1;var z=C===e}else var z=!0}}}}}}}}}}}}}}else
return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,parentSchema:A,data:r}],!1;return G.errors=s,e===0}export const verdict=Le;
const oe={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdict.schema.json",type:"object",additionalProperties:!1,required:["verdict","subject","\
target","suite","product","claims","profile","times","stopped","counts","tested","causes","requirements"],properties:{verdict:{enum:["not-certified","incomplete",
"inconclusive","certified"]},subject:{enum:["service","client"]},target:{$ref:"run.schema.json#/$defs/target"},suite:{$ref:"run.schema.json#/$defs/suite"},product:{
$ref:"run.schema.json#/properties/context/properties/product"},claims:{type:"array",items:{$ref:"certification.schema.json#/$defs/claim"},maxItems:20,uniqueItems:!0},
profile:{type:["object","null"],additionalProperties:!1,required:["name","digest"],properties:{name:{type:["string","null"],maxLength:200},digest:{$ref:"run.sch\
ema.json#/$defs/sha256"}}},times:{$ref:"run.schema.json#/$defs/times"},stopped:{type:["string","null"],maxLength:2e5},interruptions:{$ref:"run.schema.json#/prop\
erties/interruptions"},counts:{type:"object",additionalProperties:!1,required:["passed","failed","warning","review","inconclusive","not-applicable","not-testabl\
e","observed"],properties:{passed:{$ref:"#/$defs/count"},failed:{$ref:"#/$defs/count"},warning:{$ref:"#/$defs/count"},review:{$ref:"#/$defs/count"},inconclusive:{
$ref:"#/$defs/count"},"not-applicable":{$ref:"#/$defs/count"},"not-testable":{$ref:"#/$defs/count"},observed:{$ref:"#/$defs/count"}}},tested:{$ref:"#/$defs/test\
ed"},causes:{type:"array",items:{$ref:"#/$defs/cause"},maxItems:2e4},requirements:{type:"array",items:{$ref:"#/$defs/instance"},maxItems:2e4},baseline:{$ref:"#/\
$defs/baseline"}},$defs:{count:{type:"integer",minimum:0,maximum:2e4},share:{type:"object",additionalProperties:!1,required:["tested","all"],properties:{tested:{
$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}},untested:{type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["by","instances"],
properties:{by:{type:"string",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}},tested:{type:"object",additionalProperties:!1,required:["requiremen\
ts","instances","notClaimed","leftOpen","tolerated","notArisen","undecided","notRun","withoutInstance","remarks"],properties:{requirements:{$ref:"#/$defs/share"},
instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},notArisen:{$ref:"#/\
$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{type:"array",maxItems:2e3,items:{type:"string",maxLength:200}},remarks:{
type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},cause:{type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{
id:{type:"string",minLength:1,maxLength:2e4},title:{type:"string",minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{
type:"array",minItems:1,items:{type:"string",maxLength:2e3},maxItems:2e4}}},instance:{type:"object",additionalProperties:!1,required:["id","requirement","title",
"level","basis","clause","operation","outcome"],properties:{id:{type:"string",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{type:"\
string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["document","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{
$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed","failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},
reason:{type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"exchange.schema.json#/properties/id"},maxItems:1e5}}},failing:{type:"object",additionalProperties:!1,
required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}},known:{
type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},reason:{type:"string",maxLength:2e5},owner:{type:"string",maxLength:2e3},
expires:{type:"string",maxLength:2e3}}},baseline:{type:"object",additionalProperties:!1,required:["file","new","stillFailing","fixed","expired","undecided","not\
Tested","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"\
array",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/kn\
own"},maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{
type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},error:{type:"object",additionalProperties:!1,
required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["exitCode","message"],properties:{exitCode:{type:"integer",enum:[2,3]},message:{
type:"string",minLength:1,maxLength:1e6}}}}}}};function kr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.baseUrl===void 0&&(g="baseUrl")||r.authUrl===void 0&&(g="authUrl")||r.environment===void 0&&
(g="environment")||r.embedded===void 0&&(g="embedded"))return kr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:fe.
required,parentSchema:fe,data:r}],!1;{const u=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p==="environment"||p==="embedded"||p==="shared")){return kr.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:fe,data:r}],!1;break}
if(u===e){if(r.baseUrl!==void 0){const p=e;Se(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"baseUrl",rootData:w,dynamicAnchors:x})||(s=s===
null?Se.errors:s.concat(Se.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;Se(r.authUrl,{instancePath:t+"/authUrl",parentData:r,
parentDataProperty:"authUrl",rootData:w,dynamicAnchors:x})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.environment!==
void 0){let p=r.environment;const o=e;if(!(p==="sandbox"||p==="mock"))return kr.errors=[{instancePath:t+"/environment",schemaPath:"#/properties/environment/enum",
keyword:"enum",params:{allowedValues:fe.properties.environment.enum},schema:fe.properties.environment.enum,parentSchema:fe.properties.environment,data:p}],!1;var i=o===
e}else var i=!0;if(i){if(r.embedded!==void 0){let p=r.embedded;const o=e;if(typeof p!="boolean")return kr.errors=[{instancePath:t+"/embedded",schemaPath:"#/prop\
erties/embedded/type",keyword:"type",params:{type:"boolean"},schema:fe.properties.embedded.type,parentSchema:fe.properties.embedded,data:p}],!1;var i=o===e}else
var i=!0;if(i)if(r.shared!==void 0){let p=r.shared;const o=e;if(p!==!0)return kr.errors=[{instancePath:t+"/shared",schemaPath:"#/properties/shared/const",keyword:"\
const",params:{allowedValue:!0},schema:!0,parentSchema:fe.properties.shared,data:p}],!1;var i=o===e}else var i=!0}}}}}}else return kr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:r}],!1;return kr.errors=s,e===0}function wr(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.version===void 0&&(g=
"version")||r.digest===void 0&&(g="digest"))return wr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:le.required,
parentSchema:le,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="digest")){return wr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:le,data:r}],!1;break}if(u===e){if(r.version!==void 0){let p=r.version;const o=e;
if(e===o)if(typeof p=="string"){if(p.length>64&&D(p)>64)return wr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLen\
gth",params:{limit:64},schema:64,parentSchema:le.properties.version,data:p}],!1;if(!gt.test(p))return wr.errors=[{instancePath:t+"/version",schemaPath:"#/proper\
ties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:le.properties.version,data:p}],!1}else return wr.
errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:le.properties.version.type,parentSchema:le.
properties.version,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;qe(r.digest,{instancePath:t+"/digest",parentData:r,parentDataProperty:"\
digest",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0}}}else return wr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,data:r}],!1;return wr.errors=s,e===0}const Tr={description:"The product\
 for which certification is sought; null if none was named.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}],wanted:"null, or name,\
 version and vendor of a product"};function nt(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;
let g=!1;const u=e;if(r!==null){const o={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"},schema:Tr.anyOf[0].type,parentSchema:Tr.
anyOf[0],data:r};s===null?s=[o]:s.push(o),e++}var p=u===e;if(g=g||p,!g){const o=e;je(r,{instancePath:t,parentData:J,parentDataProperty:W,rootData:w,dynamicAnchors:x})||
(s=s===null?je.errors:s.concat(je.errors),e=s.length);var p=o===e;g=g||p}if(g)e=i,s!==null&&(i?s.length=i:s=null);else{const o={instancePath:t,schemaPath:"#/any\
Of",keyword:"anyOf",params:{},schema:Tr.anyOf,parentSchema:Tr,data:r};return s===null?s=[o]:s.push(o),e++,nt.errors=s,!1}return nt.errors=s,e===0}function zr(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-i\
n"||r==="check-out"||r==="partial-bill"||r==="no-show"||r==="older-check-out"?(zr.errors=s,e===0):(zr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Xr.enum},schema:Xr.enum,parentSchema:Xr,data:r}],!1)}function xr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(typeof r=="string"){if(r.length>64&&D(r)>64)return xr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},
schema:64,parentSchema:mr,data:r}],!1;if(!Br.test(r))return xr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},
schema:"^[0-9a-f]{64}$",parentSchema:mr,data:r}],!1}else return xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:mr.type,
parentSchema:mr,data:r}],!1;return xr.errors=s,e===0}function Kr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.startedAt===void 0&&(g="startedAt")||r.endedAt===void 0&&(g="endedAt"))return Kr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:We.required,parentSchema:We,data:r}],!1;{const u=e;for(const p in r)if(!(p==="start\
edAt"||p==="endedAt")){return Kr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,
parentSchema:We,data:r}],!1;break}if(u===e){if(r.startedAt!==void 0){const p=e;ne(r.startedAt,{instancePath:t+"/startedAt",parentData:r,parentDataProperty:"star\
tedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.endedAt!==void 0){const p=e;ne(r.
endedAt,{instancePath:t+"/endedAt",parentData:r,parentDataProperty:"endedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);
var i=p===e}else var i=!0}}}else return Kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:We.type,parentSchema:We,data:r}],
!1;return Kr.errors=s,e===0}const Dr={type:"array",minItems:1,maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["stoppedAt","resumedAt"],properties:{
stoppedAt:{$ref:"#/$defs/moment"},resumedAt:{$ref:"#/$defs/moment"}}}};function br(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>1e3)return br.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,
parentSchema:Dr,data:r}],!1;if(r.length<1)return br.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Dr,
data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let o=r[p];const v=e;if(e===v)if(o&&typeof o=="object"&&!Array.isArray(o)){let H;if(o.stoppedAt===void 0&&
(H="stoppedAt")||o.resumedAt===void 0&&(H="resumedAt"))return br.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:H},
schema:Dr.items.required,parentSchema:Dr.items,data:o}],!1;{const m=e;for(const d in o)if(!(d==="stoppedAt"||d==="resumedAt")){return br.errors=[{instancePath:t+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:Dr.items,data:o}],!1;break}if(m===
e){if(o.stoppedAt!==void 0){const d=e;ne(o.stoppedAt,{instancePath:t+"/"+p+"/stoppedAt",parentData:o,parentDataProperty:"stoppedAt",rootData:w,dynamicAnchors:x})||
(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var g=d===e}else var g=!0;if(g)if(o.resumedAt!==void 0){const d=e;ne(o.resumedAt,{instancePath:t+"/"+p+"/r\
esumedAt",parentData:o,parentDataProperty:"resumedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var g=d===e}else var g=!0}}}else
return br.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Dr.items.type,parentSchema:Dr.items,data:o}],!1;var i=v===
e;if(!i)break}}}else return br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Dr.type,parentSchema:Dr,data:r}],!1;return br.
errors=s,e===0}const Pt={type:"integer",minimum:0,maximum:2e4};function ee(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"integ\
er"},schema:Pt.type,parentSchema:Pt,data:r}],!1;if(e===0&&typeof r=="number"&&isFinite(r)){if(r>2e4||isNaN(r))return ee.errors=[{instancePath:t,schemaPath:"#/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:Pt,data:r}],!1;if(r<0||isNaN(r))return ee.errors=[{instancePath:t,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Pt,data:r}],!1}return ee.errors=s,e===0}const Ue={type:"object",additionalProperties:!1,
required:["requirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided","notRun","withoutInstance","remarks"],properties:{requirements:{
$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},
notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{type:"array",maxItems:2e3,items:{type:"string",
maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},ot={type:"object",additionalProperties:!1,required:["tested","all"],properties:{
tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}};function Sr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.tested===void 0&&(g="tested")||r.all===void 0&&(g="all"))return Sr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:ot.required,parentSchema:ot,data:r}],!1;{const u=e;for(const p in r)if(!(p==="teste\
d"||p==="all")){return Sr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:ot,
data:r}],!1;break}if(u===e){if(r.tested!==void 0){const p=e;ee(r.tested,{instancePath:t+"/tested",parentData:r,parentDataProperty:"tested",rootData:w,dynamicAnchors:x})||
(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.all!==void 0){const p=e;ee(r.all,{instancePath:t+"/all",parentData:r,parentDataProperty:"\
all",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0}}}else return Sr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ot.type,parentSchema:ot,data:r}],!1;return Sr.errors=s,e===0}const lr={type:"array",maxItems:100,items:{type:"\
object",additionalProperties:!1,required:["by","instances"],properties:{by:{type:"string",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}};function Ge(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return Ge.
errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:lr,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<
u;p++){let o=r[p];const v=e;if(e===v)if(o&&typeof o=="object"&&!Array.isArray(o)){let H;if(o.by===void 0&&(H="by")||o.instances===void 0&&(H="instances"))return Ge.
errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:H},schema:lr.items.required,parentSchema:lr.items,data:o}],
!1;{const m=e;for(const d in o)if(!(d==="by"||d==="instances")){return Ge.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:lr.items,data:o}],!1;break}if(m===e){if(o.by!==void 0){let d=o.by;const Z=e;if(e===Z)if(typeof d==
"string"){if(d.length>200&&D(d)>200)return Ge.errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properties/by/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:lr.items.properties.by,data:d}],!1;if(D(d)<1)return Ge.errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properties/by/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:lr.items.properties.by,data:d}],!1}else return Ge.errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/i\
tems/properties/by/type",keyword:"type",params:{type:"string"},schema:lr.items.properties.by.type,parentSchema:lr.items.properties.by,data:d}],!1;var g=Z===e}else
var g=!0;if(g)if(o.instances!==void 0){const d=e;ee(o.instances,{instancePath:t+"/"+p+"/instances",parentData:o,parentDataProperty:"instances",rootData:w,dynamicAnchors:x})||
(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var g=d===e}else var g=!0}}}else return Ge.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"\
type",params:{type:"object"},schema:lr.items.type,parentSchema:lr.items,data:o}],!1;var i=v===e;if(!i)break}}}else return Ge.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},schema:lr.type,parentSchema:lr,data:r}],!1;return Ge.errors=s,e===0}function Xe(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.requirements===void 0&&(p="requirements")||
r.instances===void 0&&(p="instances")||r.notClaimed===void 0&&(p="notClaimed")||r.leftOpen===void 0&&(p="leftOpen")||r.tolerated===void 0&&(p="tolerated")||r.notArisen===
void 0&&(p="notArisen")||r.undecided===void 0&&(p="undecided")||r.notRun===void 0&&(p="notRun")||r.withoutInstance===void 0&&(p="withoutInstance")||r.remarks===
void 0&&(p="remarks"))return Xe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Ue.required,parentSchema:Ue,
data:r}],!1;{const o=e;for(const v in r)if(!Je.call(Ue.properties,v)){return Xe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:v},schema:!1,parentSchema:Ue,data:r}],!1;break}if(o===e){if(r.requirements!==void 0){const v=e;Sr(r.requirements,{instancePath:t+
"/requirements",parentData:r,parentDataProperty:"requirements",rootData:w,dynamicAnchors:x})||(s=s===null?Sr.errors:s.concat(Sr.errors),e=s.length);var i=v===e}else
var i=!0;if(i){if(r.instances!==void 0){const v=e;Sr(r.instances,{instancePath:t+"/instances",parentData:r,parentDataProperty:"instances",rootData:w,dynamicAnchors:x})||
(s=s===null?Sr.errors:s.concat(Sr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.notClaimed!==void 0){const v=e;Ge(r.notClaimed,{instancePath:t+"/notC\
laimed",parentData:r,parentDataProperty:"notClaimed",rootData:w,dynamicAnchors:x})||(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var i=v===e}else var i=!0;
if(i){if(r.leftOpen!==void 0){const v=e;Ge(r.leftOpen,{instancePath:t+"/leftOpen",parentData:r,parentDataProperty:"leftOpen",rootData:w,dynamicAnchors:x})||(s=s===
null?Ge.errors:s.concat(Ge.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.tolerated!==void 0){const v=e;Ge(r.tolerated,{instancePath:t+"/tolerated",parentData:r,
parentDataProperty:"tolerated",rootData:w,dynamicAnchors:x})||(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.notArisen!==
void 0){const v=e;ee(r.notArisen,{instancePath:t+"/notArisen",parentData:r,parentDataProperty:"notArisen",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.
concat(ee.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.undecided!==void 0){const v=e;ee(r.undecided,{instancePath:t+"/undecided",parentData:r,parentDataProperty:"\
undecided",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.notRun!==void 0){const v=e;
ee(r.notRun,{instancePath:t+"/notRun",parentData:r,parentDataProperty:"notRun",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);
var i=v===e}else var i=!0;if(i){if(r.withoutInstance!==void 0){let v=r.withoutInstance;const z=e;if(e===z)if(Array.isArray(v)){if(v.length>2e3)return Xe.errors=
[{instancePath:t+"/withoutInstance",schemaPath:"#/properties/withoutInstance/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Ue.properties.
withoutInstance,data:v}],!1;{var g=!0;const m=v.length;for(let d=0;d<m;d++){let Z=v[d];const S=e;if(e===S)if(typeof Z=="string"){if(Z.length>200&&D(Z)>200)return Xe.
errors=[{instancePath:t+"/withoutInstance/"+d,schemaPath:"#/properties/withoutInstance/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ue.
properties.withoutInstance.items,data:Z}],!1}else return Xe.errors=[{instancePath:t+"/withoutInstance/"+d,schemaPath:"#/properties/withoutInstance/items/type",keyword:"\
type",params:{type:"string"},schema:Ue.properties.withoutInstance.items.type,parentSchema:Ue.properties.withoutInstance.items,data:Z}],!1;var g=S===e;if(!g)break}}}else
return Xe.errors=[{instancePath:t+"/withoutInstance",schemaPath:"#/properties/withoutInstance/type",keyword:"type",params:{type:"array"},schema:Ue.properties.withoutInstance.
type,parentSchema:Ue.properties.withoutInstance,data:v}],!1;var i=z===e}else var i=!0;if(i)if(r.remarks!==void 0){let v=r.remarks;const z=e;if(e===z)if(Array.isArray(
v)){if(v.length>1e3)return Xe.errors=[{instancePath:t+"/remarks",schemaPath:"#/properties/remarks/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:Ue.
properties.remarks,data:v}],!1;{var u=!0;const m=v.length;for(let d=0;d<m;d++){let Z=v[d];const S=e;if(e===S)if(typeof Z=="string"){if(Z.length>2e3&&D(Z)>2e3)return Xe.
errors=[{instancePath:t+"/remarks/"+d,schemaPath:"#/properties/remarks/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Ue.properties.
remarks.items,data:Z}],!1}else return Xe.errors=[{instancePath:t+"/remarks/"+d,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type:"string"},
schema:Ue.properties.remarks.items.type,parentSchema:Ue.properties.remarks.items,data:Z}],!1;var u=S===e;if(!u)break}}}else return Xe.errors=[{instancePath:t+"/\
remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type:"array"},schema:Ue.properties.remarks.type,parentSchema:Ue.properties.remarks,data:v}],
!1;var i=z===e}else var i=!0}}}}}}}}}}}else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ue.type,parentSchema:Ue,
data:r}],!1;return Xe.errors=s,e===0}const $e={type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{id:{type:"string",
minLength:1,maxLength:2e4},title:{type:"string",minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,
items:{type:"string",maxLength:2e3},maxItems:2e4}}};function Re(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===void 0&&(u="title")||r.outcome===void 0&&(u="outcome")||r.
instances===void 0&&(u="instances"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},schema:$e.required,parentSchema:$e,
data:r}],!1;{const p=e;for(const o in r)if(!(o==="id"||o==="title"||o==="outcome"||o==="instances")){return Re.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:$e,data:r}],!1;break}if(p===e){if(r.id!==void 0){let o=r.id;const v=e;
if(e===v)if(typeof o=="string"){if(o.length>2e4&&D(o)>2e4)return Re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:2e4},schema:2e4,parentSchema:$e.properties.id,data:o}],!1;if(D(o)<1)return Re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:$e.properties.id,data:o}],!1}else return Re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:$e.properties.id.type,parentSchema:$e.properties.id,data:o}],!1;var i=v===e}else var i=!0;if(i){if(r.title!==void 0){let o=r.
title;const v=e;if(e===v)if(typeof o=="string"){if(o.length>2e5&&D(o)>2e5)return Re.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"\
maxLength",params:{limit:2e5},schema:2e5,parentSchema:$e.properties.title,data:o}],!1;if(D(o)<1)return Re.errors=[{instancePath:t+"/title",schemaPath:"#/propert\
ies/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$e.properties.title,data:o}],!1}else return Re.errors=[{instancePath:t+"/title",
schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:$e.properties.title.type,parentSchema:$e.properties.title,data:o}],!1;var i=v===
e}else var i=!0;if(i){if(r.outcome!==void 0){let o=r.outcome;const v=e;if(!(o==="failed"||o==="warning"||o==="review"||o==="inconclusive"))return Re.errors=[{instancePath:t+
"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:$e.properties.outcome.enum},schema:$e.properties.outcome.enum,parentSchema:$e.
properties.outcome,data:o}],!1;var i=v===e}else var i=!0;if(i)if(r.instances!==void 0){let o=r.instances;const v=e;if(e===v)if(Array.isArray(o)){if(o.length>2e4)
return Re.errors=[{instancePath:t+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:$e.properties.
instances,data:o}],!1;if(o.length<1)return Re.errors=[{instancePath:t+"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:$e.properties.instances,data:o}],!1;{var g=!0;const H=o.length;for(let m=0;m<H;m++){let d=o[m];const Z=e;if(e===Z)if(typeof d=="string"){if(d.
length>2e3&&D(d)>2e3)return Re.errors=[{instancePath:t+"/instances/"+m,schemaPath:"#/properties/instances/items/maxLength",keyword:"maxLength",params:{limit:2e3},
schema:2e3,parentSchema:$e.properties.instances.items,data:d}],!1}else return Re.errors=[{instancePath:t+"/instances/"+m,schemaPath:"#/properties/instances/item\
s/type",keyword:"type",params:{type:"string"},schema:$e.properties.instances.items.type,parentSchema:$e.properties.instances.items,data:d}],!1;var g=Z===e;if(!g)
break}}}else return Re.errors=[{instancePath:t+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type:"array"},schema:$e.properties.instances.
type,parentSchema:$e.properties.instances,data:o}],!1;var i=v===e}else var i=!0}}}}}else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:$e.type,parentSchema:$e,data:r}],!1;return Re.errors=s,e===0}const de={type:"object",additionalProperties:!1,required:["id","requirement",
"title","level","basis","clause","operation","outcome"],properties:{id:{type:"string",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{
type:"string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["document","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{
$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed","failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},
reason:{type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"exchange.schema.json#/properties/id"},maxItems:1e5}}};function mt(r,{instancePath:t="",
parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||
r==="partial-bill"||r==="no-show"?(mt.errors=s,e===0):(mt.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.enum},schema:jr.enum,
parentSchema:jr,data:r}],!1)}const kt={type:"string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id such as check-in/0123456789ab"};function Hr(r,{instancePath:t="",
parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(r.length>128&&D(r)>128)return Hr.errors=
[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:kt,data:r}],!1;if(!Zt.test(r))return Hr.errors=[{instancePath:t,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:kt,data:r}],!1}else return Hr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:kt.type,parentSchema:kt,data:r}],!1;return Hr.errors=s,e===0}function Ae(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||
r.requirement===void 0&&(u="requirement")||r.title===void 0&&(u="title")||r.level===void 0&&(u="level")||r.basis===void 0&&(u="basis")||r.clause===void 0&&(u="c\
lause")||r.operation===void 0&&(u="operation")||r.outcome===void 0&&(u="outcome"))return Ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:u},schema:de.required,parentSchema:de,data:r}],!1;{const p=e;for(const o in r)if(!Je.call(de.properties,o)){return Ae.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:de,data:r}],!1;break}if(p===e){if(r.id!==void 0){let o=r.
id;const v=e;if(e===v)if(typeof o=="string"){if(o.length>2e3&&D(o)>2e3)return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"m\
axLength",params:{limit:2e3},schema:2e3,parentSchema:de.properties.id,data:o}],!1;if(D(o)<1)return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:de.properties.id,data:o}],!1}else return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/pr\
operties/id/type",keyword:"type",params:{type:"string"},schema:de.properties.id.type,parentSchema:de.properties.id,data:o}],!1;var i=v===e}else var i=!0;if(i){if(r.
requirement!==void 0){let o=r.requirement;const v=e;if(e===v)if(typeof o=="string"){if(o.length>200&&D(o)>200)return Ae.errors=[{instancePath:t+"/requirement",schemaPath:"\
#/properties/requirement/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:de.properties.requirement,data:o}],!1}else return Ae.errors=[
{instancePath:t+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type:"string"},schema:de.properties.requirement.type,parentSchema:de.
properties.requirement,data:o}],!1;var i=v===e}else var i=!0;if(i){if(r.title!==void 0){let o=r.title;const v=e;if(e===v)if(typeof o=="string"){if(o.length>1e4&&
D(o)>1e4)return Ae.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:de.
properties.title,data:o}],!1}else return Ae.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:de.
properties.title.type,parentSchema:de.properties.title,data:o}],!1;var i=v===e}else var i=!0;if(i){if(r.level!==void 0){let o=r.level;const v=e;if(!(o==="MUST"||
o==="SHOULD"||o==="MAY"))return Ae.errors=[{instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:de.properties.level.
enum},schema:de.properties.level.enum,parentSchema:de.properties.level,data:o}],!1;var i=v===e}else var i=!0;if(i){if(r.basis!==void 0){let o=r.basis;const v=e;
if(!(o==="document"||o==="rfc"||o==="profile"||o==="observed"))return Ae.errors=[{instancePath:t+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{
allowedValues:de.properties.basis.enum},schema:de.properties.basis.enum,parentSchema:de.properties.basis,data:o}],!1;var i=v===e}else var i=!0;if(i){if(r.clause!==
void 0){let o=r.clause;const v=e;if(e===v)if(typeof o=="string"){if(o.length>200&&D(o)>200)return Ae.errors=[{instancePath:t+"/clause",schemaPath:"#/properties/\
clause/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:de.properties.clause,data:o}],!1}else return Ae.errors=[{instancePath:t+"/claus\
e",schemaPath:"#/properties/clause/type",keyword:"type",params:{type:"string"},schema:de.properties.clause.type,parentSchema:de.properties.clause,data:o}],!1;var i=v===
e}else var i=!0;if(i){if(r.operation!==void 0){const o=e;mt(r.operation,{instancePath:t+"/operation",parentData:r,parentDataProperty:"operation",rootData:w,dynamicAnchors:x})||
(s=s===null?mt.errors:s.concat(mt.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.outcome!==void 0){let o=r.outcome;const v=e;if(!(o==="passed"||o==="f\
ailed"||o==="warning"||o==="review"||o==="inconclusive"||o==="not-applicable"||o==="not-testable"||o==="observed"))return Ae.errors=[{instancePath:t+"/outcome",
schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:de.properties.outcome.enum},schema:de.properties.outcome.enum,parentSchema:de.properties.
outcome,data:o}],!1;var i=v===e}else var i=!0;if(i){if(r.reason!==void 0){let o=r.reason;const v=e;if(e===v)if(typeof o=="string"){if(o.length>2e5&&D(o)>2e5)return Ae.
errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:de.properties.reason,
data:o}],!1}else return Ae.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:de.properties.reason.
type,parentSchema:de.properties.reason,data:o}],!1;var i=v===e}else var i=!0;if(i)if(r.exchanges!==void 0){let o=r.exchanges;const v=e;if(e===v)if(Array.isArray(
o)){if(o.length>1e5)return Ae.errors=[{instancePath:t+"/exchanges",schemaPath:"#/properties/exchanges/maxItems",keyword:"maxItems",params:{limit:1e5},schema:1e5,
parentSchema:de.properties.exchanges,data:o}],!1;{var g=!0;const H=o.length;for(let m=0;m<H;m++){const d=e;Hr(o[m],{instancePath:t+"/exchanges/"+m,parentData:o,
parentDataProperty:m,rootData:w,dynamicAnchors:x})||(s=s===null?Hr.errors:s.concat(Hr.errors),e=s.length);var g=d===e;if(!g)break}}}else return Ae.errors=[{instancePath:t+
"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"},schema:de.properties.exchanges.type,parentSchema:de.properties.exchanges,
data:o}],!1;var i=v===e}else var i=!0}}}}}}}}}}}else return Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:de.type,
parentSchema:de,data:r}],!1;return Ae.errors=s,e===0}const ce={type:"object",additionalProperties:!1,required:["file","new","stillFailing","fixed","expired","un\
decided","notTested","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{
type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$d\
efs/known"},maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},
notInPlan:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},ar={type:"object",additionalProperties:!1,
required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}};function er(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;
if(r.id===void 0&&(g="id")||r.outcome===void 0&&(g="outcome")||r.reason===void 0&&(g="reason"))return er.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:g},schema:ar.required,parentSchema:ar,data:r}],!1;{const u=e;for(const p in r)if(!(p==="id"||p==="outcome"||p==="reason")){return er.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:ar,data:r}],!1;break}
if(u===e){if(r.id!==void 0){let p=r.id;const o=e;if(e===o)if(typeof p=="string"){if(p.length>2e3&&D(p)>2e3)return er.errors=[{instancePath:t+"/id",schemaPath:"#\
/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:ar.properties.id,data:p}],!1}else return er.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:ar.properties.id.type,parentSchema:ar.properties.id,data:p}],!1;var i=o===e}else
var i=!0;if(i){if(r.outcome!==void 0){let p=r.outcome;const o=e;if(!(p==="failed"||p==="warning"))return er.errors=[{instancePath:t+"/outcome",schemaPath:"#/pro\
perties/outcome/enum",keyword:"enum",params:{allowedValues:ar.properties.outcome.enum},schema:ar.properties.outcome.enum,parentSchema:ar.properties.outcome,data:p}],
!1;var i=o===e}else var i=!0;if(i)if(r.reason!==void 0){let p=r.reason;const o=e;if(e===o)if(typeof p=="string"){if(p.length>2e5&&D(p)>2e5)return er.errors=[{instancePath:t+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:ar.properties.reason,data:p}],!1}else return er.
errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:ar.properties.reason.type,parentSchema:ar.properties.
reason,data:p}],!1;var i=o===e}else var i=!0}}}}else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ar.type,
parentSchema:ar,data:r}],!1;return er.errors=s,e===0}const He={type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},
reason:{type:"string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}};function we(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.id===void 0&&(g="id"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:He.required,parentSchema:He,data:r}],!1;{const u=e;for(const p in r)if(!(p==="id"||
p==="reason"||p==="owner"||p==="expires")){return we.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:He,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const o=e;if(e===o)if(typeof p=="string"){if(p.length>2e3&&D(p)>2e3)return we.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:He.properties.id,data:p}],!1}else
return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:He.properties.id.type,parentSchema:He.properties.
id,data:p}],!1;var i=o===e}else var i=!0;if(i){if(r.reason!==void 0){let p=r.reason;const o=e;if(e===o)if(typeof p=="string"){if(p.length>2e5&&D(p)>2e5)return we.
errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:He.properties.reason,
data:p}],!1}else return we.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:He.properties.reason.
type,parentSchema:He.properties.reason,data:p}],!1;var i=o===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.owner;const o=e;if(e===o)if(typeof p=="string"){
if(p.length>2e3&&D(p)>2e3)return we.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,
parentSchema:He.properties.owner,data:p}],!1}else return we.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"s\
tring"},schema:He.properties.owner.type,parentSchema:He.properties.owner,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.expires!==void 0){let p=r.expires;const o=e;
if(e===o)if(typeof p=="string"){if(p.length>2e3&&D(p)>2e3)return we.errors=[{instancePath:t+"/expires",schemaPath:"#/properties/expires/maxLength",keyword:"maxL\
ength",params:{limit:2e3},schema:2e3,parentSchema:He.properties.expires,data:p}],!1}else return we.errors=[{instancePath:t+"/expires",schemaPath:"#/properties/e\
xpires/type",keyword:"type",params:{type:"string"},schema:He.properties.expires.type,parentSchema:He.properties.expires,data:p}],!1;var i=o===e}else var i=!0}}}}}else
return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:He.type,parentSchema:He,data:r}],!1;return we.errors=s,e===0}
function xe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let d;if(r.file===void 0&&(d="file")||r.new===void 0&&(d="new")||r.stillFailing===void 0&&(d="stillFailing")||r.fixed===void 0&&(d="fixed")||r.expired===
void 0&&(d="expired")||r.undecided===void 0&&(d="undecided")||r.notTested===void 0&&(d="notTested")||r.notInPlan===void 0&&(d="notInPlan")||r.notes===void 0&&(d=
"notes"))return xe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d},schema:ce.required,parentSchema:ce,data:r}],!1;
{const Z=e;for(const S in r)if(!Je.call(ce.properties,S)){return xe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:S},schema:!1,parentSchema:ce,data:r}],!1;break}if(Z===e){if(r.file!==void 0){let S=r.file;const $=e;if(e===$)if(typeof S=="string"){if(S.length>
4096&&D(S)>4096)return xe.errors=[{instancePath:t+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:ce.
properties.file,data:S}],!1}else return xe.errors=[{instancePath:t+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},schema:ce.properties.
file.type,parentSchema:ce.properties.file,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.new!==void 0){let S=r.new;const $=e;if(e===$)if(Array.isArray(S)){if(S.
length>2e4)return xe.errors=[{instancePath:t+"/new",schemaPath:"#/properties/new/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ce.properties.
new,data:S}],!1;{var g=!0;const B=S.length;for(let _=0;_<B;_++){const k=e;er(S[_],{instancePath:t+"/new/"+_,parentData:S,parentDataProperty:_,rootData:w,dynamicAnchors:x})||
(s=s===null?er.errors:s.concat(er.errors),e=s.length);var g=k===e;if(!g)break}}}else return xe.errors=[{instancePath:t+"/new",schemaPath:"#/properties/new/type",
keyword:"type",params:{type:"array"},schema:ce.properties.new.type,parentSchema:ce.properties.new,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.stillFailing!==
void 0){let S=r.stillFailing;const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e4)return xe.errors=[{instancePath:t+"/stillFailing",schemaPath:"#/properties/\
stillFailing/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ce.properties.stillFailing,data:S}],!1;{var u=!0;const B=S.length;for(let _=0;_<
B;_++){const k=e;er(S[_],{instancePath:t+"/stillFailing/"+_,parentData:S,parentDataProperty:_,rootData:w,dynamicAnchors:x})||(s=s===null?er.errors:s.concat(er.errors),
e=s.length);var u=k===e;if(!u)break}}}else return xe.errors=[{instancePath:t+"/stillFailing",schemaPath:"#/properties/stillFailing/type",keyword:"type",params:{
type:"array"},schema:ce.properties.stillFailing.type,parentSchema:ce.properties.stillFailing,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.fixed!==void 0){let S=r.
fixed;const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e4)return xe.errors=[{instancePath:t+"/fixed",schemaPath:"#/properties/fixed/maxItems",keyword:"maxIt\
ems",params:{limit:2e4},schema:2e4,parentSchema:ce.properties.fixed,data:S}],!1;{var p=!0;const B=S.length;for(let _=0;_<B;_++){const k=e;we(S[_],{instancePath:t+
"/fixed/"+_,parentData:S,parentDataProperty:_,rootData:w,dynamicAnchors:x})||(s=s===null?we.errors:s.concat(we.errors),e=s.length);var p=k===e;if(!p)break}}}else
return xe.errors=[{instancePath:t+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type:"array"},schema:ce.properties.fixed.type,parentSchema:ce.
properties.fixed,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.expired!==void 0){let S=r.expired;const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e4)return xe.
errors=[{instancePath:t+"/expired",schemaPath:"#/properties/expired/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ce.properties.expired,
data:S}],!1;{var o=!0;const B=S.length;for(let _=0;_<B;_++){const k=e;we(S[_],{instancePath:t+"/expired/"+_,parentData:S,parentDataProperty:_,rootData:w,dynamicAnchors:x})||
(s=s===null?we.errors:s.concat(we.errors),e=s.length);var o=k===e;if(!o)break}}}else return xe.errors=[{instancePath:t+"/expired",schemaPath:"#/properties/expir\
ed/type",keyword:"type",params:{type:"array"},schema:ce.properties.expired.type,parentSchema:ce.properties.expired,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.
undecided!==void 0){let S=r.undecided;const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e4)return xe.errors=[{instancePath:t+"/undecided",schemaPath:"#/prope\
rties/undecided/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ce.properties.undecided,data:S}],!1;{var v=!0;const B=S.length;for(let _=0;_<
B;_++){const k=e;we(S[_],{instancePath:t+"/undecided/"+_,parentData:S,parentDataProperty:_,rootData:w,dynamicAnchors:x})||(s=s===null?we.errors:s.concat(we.errors),
e=s.length);var v=k===e;if(!v)break}}}else return xe.errors=[{instancePath:t+"/undecided",schemaPath:"#/properties/undecided/type",keyword:"type",params:{type:"\
array"},schema:ce.properties.undecided.type,parentSchema:ce.properties.undecided,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.notTested!==void 0){let S=r.notTested;
const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e4)return xe.errors=[{instancePath:t+"/notTested",schemaPath:"#/properties/notTested/maxItems",keyword:"max\
Items",params:{limit:2e4},schema:2e4,parentSchema:ce.properties.notTested,data:S}],!1;{var z=!0;const B=S.length;for(let _=0;_<B;_++){const k=e;we(S[_],{instancePath:t+
"/notTested/"+_,parentData:S,parentDataProperty:_,rootData:w,dynamicAnchors:x})||(s=s===null?we.errors:s.concat(we.errors),e=s.length);var z=k===e;if(!z)break}}}else
return xe.errors=[{instancePath:t+"/notTested",schemaPath:"#/properties/notTested/type",keyword:"type",params:{type:"array"},schema:ce.properties.notTested.type,
parentSchema:ce.properties.notTested,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.notInPlan!==void 0){let S=r.notInPlan;const $=e;if(e===$)if(Array.isArray(
S)){if(S.length>2e4)return xe.errors=[{instancePath:t+"/notInPlan",schemaPath:"#/properties/notInPlan/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,
parentSchema:ce.properties.notInPlan,data:S}],!1;{var H=!0;const B=S.length;for(let _=0;_<B;_++){const k=e;we(S[_],{instancePath:t+"/notInPlan/"+_,parentData:S,
parentDataProperty:_,rootData:w,dynamicAnchors:x})||(s=s===null?we.errors:s.concat(we.errors),e=s.length);var H=k===e;if(!H)break}}}else return xe.errors=[{instancePath:t+
"/notInPlan",schemaPath:"#/properties/notInPlan/type",keyword:"type",params:{type:"array"},schema:ce.properties.notInPlan.type,parentSchema:ce.properties.notInPlan,
data:S}],!1;var i=$===e}else var i=!0;if(i)if(r.notes!==void 0){let S=r.notes;const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e4)return xe.errors=[{instancePath:t+
"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ce.properties.notes,data:S}],!1;{var m=!0;const B=S.
length;for(let _=0;_<B;_++){let k=S[_];const se=e;if(e===se)if(typeof k=="string"){if(k.length>1e4&&D(k)>1e4)return xe.errors=[{instancePath:t+"/notes/"+_,schemaPath:"\
#/properties/notes/items/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:ce.properties.notes.items,data:k}],!1}else return xe.errors=[
{instancePath:t+"/notes/"+_,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"},schema:ce.properties.notes.items.type,parentSchema:ce.
properties.notes.items,data:k}],!1;var m=se===e;if(!m)break}}}else return xe.errors=[{instancePath:t+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",
params:{type:"array"},schema:ce.properties.notes.type,parentSchema:ce.properties.notes,data:S}],!1;var i=$===e}else var i=!0}}}}}}}}}}else return xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ce.type,parentSchema:ce,data:r}],!1;return xe.errors=s,e===0}function Le(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let z;if(r.verdict===void 0&&(z=
"verdict")||r.subject===void 0&&(z="subject")||r.target===void 0&&(z="target")||r.suite===void 0&&(z="suite")||r.product===void 0&&(z="product")||r.claims===void 0&&
(z="claims")||r.profile===void 0&&(z="profile")||r.times===void 0&&(z="times")||r.stopped===void 0&&(z="stopped")||r.counts===void 0&&(z="counts")||r.tested===void 0&&
(z="tested")||r.causes===void 0&&(z="causes")||r.requirements===void 0&&(z="requirements"))return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:z},schema:oe.required,parentSchema:oe,data:r}],!1;{const H=e;for(const m in r)if(!Je.call(oe.properties,m)){return Le.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:oe,data:r}],!1;break}if(H===e){if(r.verdict!==
void 0){let m=r.verdict;const d=e;if(!(m==="not-certified"||m==="incomplete"||m==="inconclusive"||m==="certified"))return Le.errors=[{instancePath:t+"/verdict",
schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:oe.properties.verdict.enum},schema:oe.properties.verdict.enum,parentSchema:oe.properties.
verdict,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.subject!==void 0){let m=r.subject;const d=e;if(!(m==="service"||m==="client"))return Le.errors=[{instancePath:t+
"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:oe.properties.subject.enum},schema:oe.properties.subject.enum,parentSchema:oe.
properties.subject,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.target!==void 0){const m=e;kr(r.target,{instancePath:t+"/target",parentData:r,parentDataProperty:"\
target",rootData:w,dynamicAnchors:x})||(s=s===null?kr.errors:s.concat(kr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.suite!==void 0){const m=e;wr(r.
suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:w,dynamicAnchors:x})||(s=s===null?wr.errors:s.concat(wr.errors),e=s.length);var i=m===
e}else var i=!0;if(i){if(r.product!==void 0){const m=e;nt(r.product,{instancePath:t+"/product",parentData:r,parentDataProperty:"product",rootData:w,dynamicAnchors:x})||
(s=s===null?nt.errors:s.concat(nt.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.claims!==void 0){let m=r.claims;const d=e;if(e===d)if(Array.isArray(m)){
if(m.length>20)return Le.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:oe.
properties.claims,data:m}],!1;{var g=!0;const S=m.length;for(let $=0;$<S;$++){const V=e;zr(m[$],{instancePath:t+"/claims/"+$,parentData:m,parentDataProperty:$,rootData:w,
dynamicAnchors:x})||(s=s===null?zr.errors:s.concat(zr.errors),e=s.length);var g=V===e;if(!g)break}if(g){let $=m.length,V;if($>1){e:for(;$--;)for(V=$;V--;)if(_t(
m[$],m[V])){return Le.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"uniqueItems",params:{i:$,j:V},schema:!0,parentSchema:oe.
properties.claims,data:m}],!1;break e}}}}}else return Le.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"ar\
ray"},schema:oe.properties.claims.type,parentSchema:oe.properties.claims,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.profile!==void 0){let m=r.profile;const d=e;
if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return Le.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{
type:oe.properties.profile.type},schema:oe.properties.profile.type,parentSchema:oe.properties.profile,data:m}],!1;if(e===d&&m&&typeof m=="object"&&!Array.isArray(
m)){let S;if(m.name===void 0&&(S="name")||m.digest===void 0&&(S="digest"))return Le.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/required",
keyword:"required",params:{missingProperty:S},schema:oe.properties.profile.required,parentSchema:oe.properties.profile,data:m}],!1;{const $=e;for(const V in m)if(!(V===
"name"||V==="digest")){return Le.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:V},schema:!1,parentSchema:oe.properties.profile,data:m}],!1;break}if($===e){if(m.name!==void 0){let V=m.name;const B=e;if(typeof V!="string"&&
V!==null)return Le.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties/name/type",keyword:"type",params:{type:oe.properties.profile.
properties.name.type},schema:oe.properties.profile.properties.name.type,parentSchema:oe.properties.profile.properties.name,data:V}],!1;if(e===B&&typeof V=="stri\
ng"&&V.length>200&&D(V)>200)return Le.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:oe.properties.profile.properties.name,data:V}],!1;var u=B===e}else var u=!0;if(u)if(m.digest!==void 0){const V=e;xr(m.digest,
{instancePath:t+"/profile/digest",parentData:m,parentDataProperty:"digest",rootData:w,dynamicAnchors:x})||(s=s===null?xr.errors:s.concat(xr.errors),e=s.length);
var u=V===e}else var u=!0}}}var i=d===e}else var i=!0;if(i){if(r.times!==void 0){const m=e;Kr(r.times,{instancePath:t+"/times",parentData:r,parentDataProperty:"\
times",rootData:w,dynamicAnchors:x})||(s=s===null?Kr.errors:s.concat(Kr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.stopped!==void 0){let m=r.stopped;
const d=e;if(typeof m!="string"&&m!==null)return Le.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:oe.properties.
stopped.type},schema:oe.properties.stopped.type,parentSchema:oe.properties.stopped,data:m}],!1;if(e===d&&typeof m=="string"&&m.length>2e5&&D(m)>2e5)return Le.errors=
[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:oe.properties.stopped,data:m}],
!1;var i=d===e}else var i=!0;if(i){if(r.interruptions!==void 0){const m=e;br(r.interruptions,{instancePath:t+"/interruptions",parentData:r,parentDataProperty:"i\
nterruptions",rootData:w,dynamicAnchors:x})||(s=s===null?br.errors:s.concat(br.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.counts!==void 0){let m=r.
counts;const d=e;if(e===d)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.passed===void 0&&(S="passed")||m.failed===void 0&&(S="failed")||m.warning===void 0&&
(S="warning")||m.review===void 0&&(S="review")||m.inconclusive===void 0&&(S="inconclusive")||m["not-applicable"]===void 0&&(S="not-applicable")||m["not-testable"]===
void 0&&(S="not-testable")||m.observed===void 0&&(S="observed"))return Le.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/required",keyword:"r\
equired",params:{missingProperty:S},schema:oe.properties.counts.required,parentSchema:oe.properties.counts,data:m}],!1;{const $=e;for(const V in m)if(!(V==="pas\
sed"||V==="failed"||V==="warning"||V==="review"||V==="inconclusive"||V==="not-applicable"||V==="not-testable"||V==="observed")){return Le.errors=[{instancePath:t+
"/counts",schemaPath:"#/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:V},schema:!1,parentSchema:oe.properties.
counts,data:m}],!1;break}if($===e){if(m.passed!==void 0){const V=e;ee(m.passed,{instancePath:t+"/counts/passed",parentData:m,parentDataProperty:"passed",rootData:w,
dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var p=V===e}else var p=!0;if(p){if(m.failed!==void 0){const V=e;ee(m.failed,{instancePath:t+
"/counts/failed",parentData:m,parentDataProperty:"failed",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var p=V===e}else var p=!0;
if(p){if(m.warning!==void 0){const V=e;ee(m.warning,{instancePath:t+"/counts/warning",parentData:m,parentDataProperty:"warning",rootData:w,dynamicAnchors:x})||(s=
s===null?ee.errors:s.concat(ee.errors),e=s.length);var p=V===e}else var p=!0;if(p){if(m.review!==void 0){const V=e;ee(m.review,{instancePath:t+"/counts/review",
parentData:m,parentDataProperty:"review",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var p=V===e}else var p=!0;if(p){if(m.
inconclusive!==void 0){const V=e;ee(m.inconclusive,{instancePath:t+"/counts/inconclusive",parentData:m,parentDataProperty:"inconclusive",rootData:w,dynamicAnchors:x})||
(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var p=V===e}else var p=!0;if(p){if(m["not-applicable"]!==void 0){const V=e;ee(m["not-applicable"],{instancePath:t+
"/counts/not-applicable",parentData:m,parentDataProperty:"not-applicable",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var p=V===
e}else var p=!0;if(p){if(m["not-testable"]!==void 0){const V=e;ee(m["not-testable"],{instancePath:t+"/counts/not-testable",parentData:m,parentDataProperty:"not-\
testable",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var p=V===e}else var p=!0;if(p)if(m.observed!==void 0){const V=e;
ee(m.observed,{instancePath:t+"/counts/observed",parentData:m,parentDataProperty:"observed",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),
e=s.length);var p=V===e}else var p=!0}}}}}}}}}else return Le.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"},schema:oe.properties.counts.type,parentSchema:oe.properties.counts,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.tested!==void 0){const m=e;Xe(r.tested,
{instancePath:t+"/tested",parentData:r,parentDataProperty:"tested",rootData:w,dynamicAnchors:x})||(s=s===null?Xe.errors:s.concat(Xe.errors),e=s.length);var i=m===
e}else var i=!0;if(i){if(r.causes!==void 0){let m=r.causes;const d=e;if(e===d)if(Array.isArray(m)){if(m.length>2e4)return Le.errors=[{instancePath:t+"/causes",schemaPath:"\
#/properties/causes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:oe.properties.causes,data:m}],!1;{var o=!0;const S=m.length;for(let $=0;$<
S;$++){const V=e;Re(m[$],{instancePath:t+"/causes/"+$,parentData:m,parentDataProperty:$,rootData:w,dynamicAnchors:x})||(s=s===null?Re.errors:s.concat(Re.errors),
e=s.length);var o=V===e;if(!o)break}}}else return Le.errors=[{instancePath:t+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},
schema:oe.properties.causes.type,parentSchema:oe.properties.causes,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.requirements!==void 0){let m=r.requirements;
const d=e;if(e===d)if(Array.isArray(m)){if(m.length>2e4)return Le.errors=[{instancePath:t+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"\
maxItems",params:{limit:2e4},schema:2e4,parentSchema:oe.properties.requirements,data:m}],!1;{var v=!0;const S=m.length;for(let $=0;$<S;$++){const V=e;Ae(m[$],{instancePath:t+
"/requirements/"+$,parentData:m,parentDataProperty:$,rootData:w,dynamicAnchors:x})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var v=V===e;if(!v)break}}}else
return Le.errors=[{instancePath:t+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type:"array"},schema:oe.properties.requirements.
type,parentSchema:oe.properties.requirements,data:m}],!1;var i=d===e}else var i=!0;if(i)if(r.baseline!==void 0){const m=e;xe(r.baseline,{instancePath:t+"/baseli\
ne",parentData:r,parentDataProperty:"baseline",rootData:w,dynamicAnchors:x})||(s=s===null?xe.errors:s.concat(xe.errors),e=s.length);var i=m===e}else var i=!0}}}}}}}}}}}}}}}}else
return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:r}],!1;return Le.errors=s,e===0}
export const night=me;const te={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"night.schema.json",type:"object",additionalProperties:!1,required:["\
times","seed","only","pace","decided","subject","target","suite","product","claims","profile","verdict","stopped","counts","causes","tried","outcomes","latency",
"refusedForPace"],properties:{times:{$ref:"run.schema.json#/$defs/times"},seed:{type:"string",pattern:"^[0-9a-f]{8}$"},only:{type:"array",items:{type:"string",minLength:1,
maxLength:300},maxItems:2e3},pace:{$ref:"run.schema.json#/properties/pace"},decided:{type:"boolean"},subject:{$ref:"verdict.schema.json#/properties/subject"},target:{
$ref:"verdict.schema.json#/properties/target"},suite:{$ref:"verdict.schema.json#/properties/suite"},product:{$ref:"verdict.schema.json#/properties/product"},claims:{
$ref:"verdict.schema.json#/properties/claims"},profile:{$ref:"verdict.schema.json#/properties/profile"},verdict:{$ref:"verdict.schema.json#/properties/verdict"},
stopped:{type:["string","null"],maxLength:301},counts:{$ref:"verdict.schema.json#/properties/counts"},causes:{type:"array",maxItems:2e4,items:{type:"object",additionalProperties:!1,
required:["id","title","outcome","operations","instances"],properties:{id:{type:"string",maxLength:300},title:{type:"string",maxLength:301},outcome:{enum:["fail\
ed","warning","review","inconclusive"]},operations:{$ref:"#/$defs/operations"},instances:{type:"integer",minimum:1}}}},tried:{description:"The requirement insta\
nces that were run, if not all were; null: all, or the night was not decided.",oneOf:[{type:"null"},{$ref:"#/$defs/cases"}]},outcomes:{type:"object",additionalProperties:!1,
properties:{failed:{$ref:"#/$defs/cases"},warning:{$ref:"#/$defs/cases"},review:{$ref:"#/$defs/cases"},inconclusive:{$ref:"#/$defs/cases"},"not-applicable":{$ref:"\
#/$defs/cases"},"not-testable":{$ref:"#/$defs/cases"},observed:{$ref:"#/$defs/cases"}}},latency:{type:"object",propertyNames:{$ref:"certification.schema.json#/$\
defs/operation"},additionalProperties:{type:"object",additionalProperties:!1,required:["replies","low","median","high","most"],properties:{replies:{type:"intege\
r",minimum:1},low:{$ref:"#/$defs/milliseconds"},median:{$ref:"#/$defs/milliseconds"},high:{$ref:"#/$defs/milliseconds"},most:{$ref:"#/$defs/milliseconds"}}}},refusedForPace:{
type:"integer",minimum:0}},$defs:{operations:{type:"array",items:{$ref:"certification.schema.json#/$defs/operation"},maxItems:6},milliseconds:{type:"number",minimum:0,
maximum:1e8},cases:{type:"object",maxProperties:5e3,propertyNames:{maxLength:200},additionalProperties:{type:"array",items:{type:"string",maxLength:500},maxItems:2e4}}}};
function Yr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let g;if(r.startedAt===void 0&&(g="startedAt")||r.endedAt===void 0&&(g="endedAt"))return Yr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:g},schema:We.required,parentSchema:We,data:r}],!1;{const u=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return Yr.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:We,data:r}],!1;break}
if(u===e){if(r.startedAt!==void 0){const p=e;ne(r.startedAt,{instancePath:t+"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:w,dynamicAnchors:x})||
(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.endedAt!==void 0){const p=e;ne(r.endedAt,{instancePath:t+"/endedAt",parentData:r,
parentDataProperty:"endedAt",rootData:w,dynamicAnchors:x})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var i=p===e}else var i=!0}}}else return Yr.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:We.type,parentSchema:We,data:r}],!1;return Yr.errors=s,e===0}const ir={type:"o\
bject",additionalProperties:!1,required:["requestsPerSecond","concurrency"],properties:{requestsPerSecond:{type:["number","null"],exclusiveMinimum:0,maximum:1e5},
concurrency:{type:"integer",minimum:1,maximum:64}}};function pr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.requestsPerSecond===void 0&&(g="requestsPerSecond")||r.concurrency===void 0&&(g="concurrenc\
y"))return pr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:ir.required,parentSchema:ir,data:r}],!1;{const u=e;
for(const p in r)if(!(p==="requestsPerSecond"||p==="concurrency")){return pr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},schema:!1,parentSchema:ir,data:r}],!1;break}if(u===e){if(r.requestsPerSecond!==void 0){let p=r.requestsPerSecond;const o=e;
if(!(typeof p=="number"&&isFinite(p))&&p!==null)return pr.errors=[{instancePath:t+"/requestsPerSecond",schemaPath:"#/properties/requestsPerSecond/type",keyword:"\
type",params:{type:ir.properties.requestsPerSecond.type},schema:ir.properties.requestsPerSecond.type,parentSchema:ir.properties.requestsPerSecond,data:p}],!1;if(e===
o&&typeof p=="number"&&isFinite(p)){if(p>1e5||isNaN(p))return pr.errors=[{instancePath:t+"/requestsPerSecond",schemaPath:"#/properties/requestsPerSecond/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:ir.properties.requestsPerSecond,data:p}],!1;if(p<=0||isNaN(p))return pr.errors=[{instancePath:t+
"/requestsPerSecond",schemaPath:"#/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:ir.
properties.requestsPerSecond,data:p}],!1}var i=o===e}else var i=!0;if(i)if(r.concurrency!==void 0){let p=r.concurrency;const o=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)))return pr.errors=[{instancePath:t+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:ir.
properties.concurrency.type,parentSchema:ir.properties.concurrency,data:p}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){if(p>64||isNaN(p))return pr.errors=[{instancePath:t+
"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:ir.properties.concurrency,
data:p}],!1;if(p<1||isNaN(p))return pr.errors=[{instancePath:t+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:ir.properties.concurrency,data:p}],!1}var i=o===e}else var i=!0}}}else return pr.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:ir.type,parentSchema:ir,data:r}],!1;return pr.errors=s,e===0}const $t={enum:["service","client"]};function lt(r,{instancePath:t="",
parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="service"||r==="client"?(lt.errors=s,e===0):(lt.errors=[{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:$t.enum},schema:$t.enum,parentSchema:$t,data:r}],!1)}function _r(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.baseUrl===void 0&&(g="baseUrl")||r.authUrl===
void 0&&(g="authUrl")||r.environment===void 0&&(g="environment")||r.embedded===void 0&&(g="embedded"))return _r.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:g},schema:fe.required,parentSchema:fe,data:r}],!1;{const u=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p===
"environment"||p==="embedded"||p==="shared")){return _r.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:fe,data:r}],!1;break}if(u===e){if(r.baseUrl!==void 0){const p=e;Se(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"\
baseUrl",rootData:w,dynamicAnchors:x})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;Se(
r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"authUrl",rootData:w,dynamicAnchors:x})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.environment;const o=e;if(!(p==="sandbox"||p==="mock"))return _r.errors=[{instancePath:t+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:fe.properties.environment.enum},schema:fe.properties.environment.enum,
parentSchema:fe.properties.environment,data:p}],!1;var i=o===e}else var i=!0;if(i){if(r.embedded!==void 0){let p=r.embedded;const o=e;if(typeof p!="boolean")return _r.
errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:fe.properties.embedded.type,parentSchema:fe.
properties.embedded,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.shared!==void 0){let p=r.shared;const o=e;if(p!==!0)return _r.errors=[{instancePath:t+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:fe.properties.shared,data:p}],!1;var i=o===e}else var i=!0}}}}}}else
return _r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:r}],!1;return _r.errors=s,e===0}
function Ir(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let g;if(r.version===void 0&&(g="version")||r.digest===void 0&&(g="digest"))return Ir.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:g},schema:le.required,parentSchema:le,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="digest")){return Ir.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:le,data:r}],!1;break}if(u===
e){if(r.version!==void 0){let p=r.version;const o=e;if(e===o)if(typeof p=="string"){if(p.length>64&&D(p)>64)return Ir.errors=[{instancePath:t+"/version",schemaPath:"\
#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:le.properties.version,data:p}],!1;if(!gt.test(p))return Ir.errors=[
{instancePath:t+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:le.
properties.version,data:p}],!1}else return Ir.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:le.
properties.version.type,parentSchema:le.properties.version,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;qe(r.digest,{instancePath:t+
"/digest",parentData:r,parentDataProperty:"digest",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0}}}else
return Ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,data:r}],!1;return Ir.errors=s,e===0}
function ct(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;const i=e;let g=!1;const u=e;if(r!==null){
const o={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"},schema:Tr.anyOf[0].type,parentSchema:Tr.anyOf[0],data:r};s===null?s=[o]:
s.push(o),e++}var p=u===e;if(g=g||p,!g){const o=e;je(r,{instancePath:t,parentData:J,parentDataProperty:W,rootData:w,dynamicAnchors:x})||(s=s===null?je.errors:s.
concat(je.errors),e=s.length);var p=o===e;g=g||p}if(g)e=i,s!==null&&(i?s.length=i:s=null);else{const o={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
schema:Tr.anyOf,parentSchema:Tr,data:r};return s===null?s=[o]:s.push(o),e++,ct.errors=s,!1}return ct.errors=s,e===0}const wt={type:"array",items:{$ref:"certific\
ation.schema.json#/$defs/claim"},maxItems:20,uniqueItems:!0};function Qr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>20)return Qr.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:20},schema:20,
parentSchema:wt,data:r}],!1;{var i=!0;const g=r.length;for(let u=0;u<g;u++){const p=e;zr(r[u],{instancePath:t+"/"+u,parentData:r,parentDataProperty:u,rootData:w,
dynamicAnchors:x})||(s=s===null?zr.errors:s.concat(zr.errors),e=s.length);var i=p===e;if(!i)break}if(i){let u=r.length,p;if(u>1){e:for(;u--;)for(p=u;p--;)if(_t(
r[u],r[p])){return Qr.errors=[{instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p},schema:!0,parentSchema:wt,data:r}],!1;break e}}}}}else
return Qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:wt.type,parentSchema:wt,data:r}],!1;return Qr.errors=s,e===0}const qr={
type:["object","null"],additionalProperties:!1,required:["name","digest"],properties:{name:{type:["string","null"],maxLength:200},digest:{$ref:"run.schema.json#\
/$defs/sha256"}}};function Or(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(!(r&&typeof r=="obj\
ect"&&!Array.isArray(r))&&r!==null)return Or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:qr.type},schema:qr.type,parentSchema:qr,data:r}],
!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.name===void 0&&(g="name")||r.digest===void 0&&(g="digest"))return Or.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:g},schema:qr.required,parentSchema:qr,data:r}],!1;{const u=e;for(const p in r)if(!(p==="name"||p==="diges\
t")){return Or.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:qr,
data:r}],!1;break}if(u===e){if(r.name!==void 0){let p=r.name;const o=e;if(typeof p!="string"&&p!==null)return Or.errors=[{instancePath:t+"/name",schemaPath:"#/p\
roperties/name/type",keyword:"type",params:{type:qr.properties.name.type},schema:qr.properties.name.type,parentSchema:qr.properties.name,data:p}],!1;if(e===o&&typeof p==
"string"&&p.length>200&&D(p)>200)return Or.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:qr.properties.name,data:p}],!1;var i=o===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;xr(r.digest,{instancePath:t+"/digest",parentData:r,parentDataProperty:"\
digest",rootData:w,dynamicAnchors:x})||(s=s===null?xr.errors:s.concat(xr.errors),e=s.length);var i=p===e}else var i=!0}}}return Or.errors=s,e===0}const At={enum:[
"not-certified","incomplete","inconclusive","certified"]};function dt(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;return r==="not-certified"||r==="incomplete"||r==="inconclusive"||r==="certified"?(dt.errors=s,e===0):(dt.errors=[{instancePath:t,schemaPath:"#/e\
num",keyword:"enum",params:{allowedValues:At.enum},schema:At.enum,parentSchema:At,data:r}],!1)}const ft={type:"object",additionalProperties:!1,required:["passed",
"failed","warning","review","inconclusive","not-applicable","not-testable","observed"],properties:{passed:{$ref:"#/$defs/count"},failed:{$ref:"#/$defs/count"},warning:{
$ref:"#/$defs/count"},review:{$ref:"#/$defs/count"},inconclusive:{$ref:"#/$defs/count"},"not-applicable":{$ref:"#/$defs/count"},"not-testable":{$ref:"#/$defs/co\
unt"},observed:{$ref:"#/$defs/count"}}};function Jr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.passed===void 0&&(g="passed")||r.failed===void 0&&(g="failed")||r.warning===void 0&&(g="warning")||
r.review===void 0&&(g="review")||r.inconclusive===void 0&&(g="inconclusive")||r["not-applicable"]===void 0&&(g="not-applicable")||r["not-testable"]===void 0&&(g=
"not-testable")||r.observed===void 0&&(g="observed"))return Jr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:ft.
required,parentSchema:ft,data:r}],!1;{const u=e;for(const p in r)if(!(p==="passed"||p==="failed"||p==="warning"||p==="review"||p==="inconclusive"||p==="not-appl\
icable"||p==="not-testable"||p==="observed")){return Jr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:ft,data:r}],!1;break}if(u===e){if(r.passed!==void 0){const p=e;ee(r.passed,{instancePath:t+"/passed",parentData:r,parentDataProperty:"pas\
sed",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.failed!==void 0){const p=e;ee(r.failed,
{instancePath:t+"/failed",parentData:r,parentDataProperty:"failed",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===
e}else var i=!0;if(i){if(r.warning!==void 0){const p=e;ee(r.warning,{instancePath:t+"/warning",parentData:r,parentDataProperty:"warning",rootData:w,dynamicAnchors:x})||
(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.review!==void 0){const p=e;ee(r.review,{instancePath:t+"/review",parentData:r,
parentDataProperty:"review",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.inconclusive!==
void 0){const p=e;ee(r.inconclusive,{instancePath:t+"/inconclusive",parentData:r,parentDataProperty:"inconclusive",rootData:w,dynamicAnchors:x})||(s=s===null?ee.
errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r["not-applicable"]!==void 0){const p=e;ee(r["not-applicable"],{instancePath:t+"/not-a\
pplicable",parentData:r,parentDataProperty:"not-applicable",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else
var i=!0;if(i){if(r["not-testable"]!==void 0){const p=e;ee(r["not-testable"],{instancePath:t+"/not-testable",parentData:r,parentDataProperty:"not-testable",rootData:w,
dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.observed!==void 0){const p=e;ee(r.observed,{instancePath:t+
"/observed",parentData:r,parentDataProperty:"observed",rootData:w,dynamicAnchors:x})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var i=p===e}else var i=!0}}}}}}}}}else
return Jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ft.type,parentSchema:ft,data:r}],!1;return Jr.errors=s,e===0}
const jt={type:"array",items:{$ref:"certification.schema.json#/$defs/operation"},maxItems:6};function Zr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-sho\
w"?(Zr.errors=s,e===0):(Zr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.enum},schema:jr.enum,parentSchema:jr,data:r}],!1)}
function et(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>
6)return et.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:6},schema:6,parentSchema:jt,data:r}],!1;{var i=!0;const g=r.length;
for(let u=0;u<g;u++){const p=e;Zr(r[u],{instancePath:t+"/"+u,parentData:r,parentDataProperty:u,rootData:w,dynamicAnchors:x})||(s=s===null?Zr.errors:s.concat(Zr.
errors),e=s.length);var i=p===e;if(!i)break}}}else return et.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:jt.type,parentSchema:jt,
data:r}],!1;return et.errors=s,e===0}const cr={type:"object",maxProperties:5e3,propertyNames:{maxLength:200},additionalProperties:{type:"array",items:{type:"str\
ing",maxLength:500},maxItems:2e4}};function ye(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>5e3)return ye.errors=[{instancePath:t,schemaPath:"#/maxProperties",keyword:"maxPropertie\
s",params:{limit:5e3},schema:5e3,parentSchema:cr,data:r}],!1;for(const p in r){const o=e;if(typeof p=="string"&&p.length>200&&D(p)>200){const v={instancePath:t,
schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:cr.propertyNames,data:p,propertyName:p};s===null?s=[v]:s.push(
v),e++}var i=o===e;if(!i){const v={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:p},schema:cr.propertyNames,parentSchema:cr,
data:r};return s===null?s=[v]:s.push(v),e++,ye.errors=s,!1;break}}if(i)for(const p in r){let o=r[p];const v=e;if(e===v)if(Array.isArray(o)){if(o.length>2e4)return ye.
errors=[{instancePath:t+"/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,
parentSchema:cr.additionalProperties,data:o}],!1;{var g=!0;const z=o.length;for(let H=0;H<z;H++){let m=o[H];const d=e;if(e===d)if(typeof m=="string"){if(m.length>
500&&D(m)>500)return ye.errors=[{instancePath:t+"/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+H,schemaPath:"#/additionalProperties/items/maxLength",keyword:"\
maxLength",params:{limit:500},schema:500,parentSchema:cr.additionalProperties.items,data:m}],!1}else return ye.errors=[{instancePath:t+"/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+H,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:cr.additionalProperties.items.type,parentSchema:cr.
additionalProperties.items,data:m}],!1;var g=d===e;if(!g)break}}}else return ye.errors=[{instancePath:t+"/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/type",keyword:"type",params:{type:"array"},schema:cr.additionalProperties.type,parentSchema:cr.additionalProperties,data:o}],!1;var u=v===
e;if(!u)break}}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:cr.type,parentSchema:cr,data:r}],!1;return ye.
errors=s,e===0}const xt={type:"number",minimum:0,maximum:1e8};function Qe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(typeof r=="number"&&isFinite(r)){if(r>1e8||isNaN(r))return Qe.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e8},schema:1e8,parentSchema:xt,data:r}],!1;if(r<0||isNaN(r))return Qe.errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:xt,data:r}],!1}else return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:xt.
type,parentSchema:xt,data:r}],!1;return Qe.errors=s,e===0}function me(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.times===void 0&&(d="times")||r.seed===void 0&&(d="seed")||r.only===void 0&&(d="o\
nly")||r.pace===void 0&&(d="pace")||r.decided===void 0&&(d="decided")||r.subject===void 0&&(d="subject")||r.target===void 0&&(d="target")||r.suite===void 0&&(d=
"suite")||r.product===void 0&&(d="product")||r.claims===void 0&&(d="claims")||r.profile===void 0&&(d="profile")||r.verdict===void 0&&(d="verdict")||r.stopped===
void 0&&(d="stopped")||r.counts===void 0&&(d="counts")||r.causes===void 0&&(d="causes")||r.tried===void 0&&(d="tried")||r.outcomes===void 0&&(d="outcomes")||r.latency===
void 0&&(d="latency")||r.refusedForPace===void 0&&(d="refusedForPace"))return me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d},
schema:te.required,parentSchema:te,data:r}],!1;{const Z=e;for(const S in r)if(!Je.call(te.properties,S)){return me.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:S},schema:!1,parentSchema:te,data:r}],!1;break}if(Z===e){if(r.times!==void 0){const S=e;
Yr(r.times,{instancePath:t+"/times",parentData:r,parentDataProperty:"times",rootData:w,dynamicAnchors:x})||(s=s===null?Yr.errors:s.concat(Yr.errors),e=s.length);
var i=S===e}else var i=!0;if(i){if(r.seed!==void 0){let S=r.seed;const $=e;if(e===$)if(typeof S=="string"){if(!Et.test(S))return me.errors=[{instancePath:t+"/se\
ed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:te.properties.seed,data:S}],!1}else
return me.errors=[{instancePath:t+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type:"string"},schema:te.properties.seed.type,parentSchema:te.
properties.seed,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.only!==void 0){let S=r.only;const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e3)return me.errors=
[{instancePath:t+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:te.properties.only,data:S}],!1;{var g=!0;
const B=S.length;for(let _=0;_<B;_++){let k=S[_];const se=e;if(e===se)if(typeof k=="string"){if(k.length>300&&D(k)>300)return me.errors=[{instancePath:t+"/only/"+
_,schemaPath:"#/properties/only/items/maxLength",keyword:"maxLength",params:{limit:300},schema:300,parentSchema:te.properties.only.items,data:k}],!1;if(D(k)<1)return me.
errors=[{instancePath:t+"/only/"+_,schemaPath:"#/properties/only/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:te.properties.only.
items,data:k}],!1}else return me.errors=[{instancePath:t+"/only/"+_,schemaPath:"#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:te.properties.
only.items.type,parentSchema:te.properties.only.items,data:k}],!1;var g=se===e;if(!g)break}}}else return me.errors=[{instancePath:t+"/only",schemaPath:"#/proper\
ties/only/type",keyword:"type",params:{type:"array"},schema:te.properties.only.type,parentSchema:te.properties.only,data:S}],!1;var i=$===e}else var i=!0;if(i){
if(r.pace!==void 0){const S=e;pr(r.pace,{instancePath:t+"/pace",parentData:r,parentDataProperty:"pace",rootData:w,dynamicAnchors:x})||(s=s===null?pr.errors:s.concat(
pr.errors),e=s.length);var i=S===e}else var i=!0;if(i){if(r.decided!==void 0){let S=r.decided;const $=e;if(typeof S!="boolean")return me.errors=[{instancePath:t+
"/decided",schemaPath:"#/properties/decided/type",keyword:"type",params:{type:"boolean"},schema:te.properties.decided.type,parentSchema:te.properties.decided,data:S}],
!1;var i=$===e}else var i=!0;if(i){if(r.subject!==void 0){const S=e;lt(r.subject,{instancePath:t+"/subject",parentData:r,parentDataProperty:"subject",rootData:w,
dynamicAnchors:x})||(s=s===null?lt.errors:s.concat(lt.errors),e=s.length);var i=S===e}else var i=!0;if(i){if(r.target!==void 0){const S=e;_r(r.target,{instancePath:t+
"/target",parentData:r,parentDataProperty:"target",rootData:w,dynamicAnchors:x})||(s=s===null?_r.errors:s.concat(_r.errors),e=s.length);var i=S===e}else var i=!0;
if(i){if(r.suite!==void 0){const S=e;Ir(r.suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:w,dynamicAnchors:x})||(s=s===null?Ir.errors:
s.concat(Ir.errors),e=s.length);var i=S===e}else var i=!0;if(i){if(r.product!==void 0){const S=e;ct(r.product,{instancePath:t+"/product",parentData:r,parentDataProperty:"\
product",rootData:w,dynamicAnchors:x})||(s=s===null?ct.errors:s.concat(ct.errors),e=s.length);var i=S===e}else var i=!0;if(i){if(r.claims!==void 0){const S=e;Qr(
r.claims,{instancePath:t+"/claims",parentData:r,parentDataProperty:"claims",rootData:w,dynamicAnchors:x})||(s=s===null?Qr.errors:s.concat(Qr.errors),e=s.length);
var i=S===e}else var i=!0;if(i){if(r.profile!==void 0){const S=e;Or(r.profile,{instancePath:t+"/profile",parentData:r,parentDataProperty:"profile",rootData:w,dynamicAnchors:x})||
(s=s===null?Or.errors:s.concat(Or.errors),e=s.length);var i=S===e}else var i=!0;if(i){if(r.verdict!==void 0){const S=e;dt(r.verdict,{instancePath:t+"/verdict",parentData:r,
parentDataProperty:"verdict",rootData:w,dynamicAnchors:x})||(s=s===null?dt.errors:s.concat(dt.errors),e=s.length);var i=S===e}else var i=!0;if(i){if(r.stopped!==
void 0){let S=r.stopped;const $=e;if(typeof S!="string"&&S!==null)return me.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"t\
ype",params:{type:te.properties.stopped.type},schema:te.properties.stopped.type,parentSchema:te.properties.stopped,data:S}],!1;if(e===$&&typeof S=="string"&&S.length>
301&&D(S)>301)return me.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:301},schema:301,parentSchema:te.
properties.stopped,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.counts!==void 0){const S=e;Jr(r.counts,{instancePath:t+"/counts",parentData:r,parentDataProperty:"\
counts",rootData:w,dynamicAnchors:x})||(s=s===null?Jr.errors:s.concat(Jr.errors),e=s.length);var i=S===e}else var i=!0;if(i){if(r.causes!==void 0){let S=r.causes;
const $=e;if(e===$)if(Array.isArray(S)){if(S.length>2e4)return me.errors=[{instancePath:t+"/causes",schemaPath:"#/properties/causes/maxItems",keyword:"maxItems",
params:{limit:2e4},schema:2e4,parentSchema:te.properties.causes,data:S}],!1;{var u=!0;const B=S.length;for(let _=0;_<B;_++){let k=S[_];const se=e;if(e===se)if(k&&
typeof k=="object"&&!Array.isArray(k)){let T;if(k.id===void 0&&(T="id")||k.title===void 0&&(T="title")||k.outcome===void 0&&(T="outcome")||k.operations===void 0&&
(T="operations")||k.instances===void 0&&(T="instances"))return me.errors=[{instancePath:t+"/causes/"+_,schemaPath:"#/properties/causes/items/required",keyword:"\
required",params:{missingProperty:T},schema:te.properties.causes.items.required,parentSchema:te.properties.causes.items,data:k}],!1;{const c=e;for(const f in k)
if(!(f==="id"||f==="title"||f==="outcome"||f==="operations"||f==="instances")){return me.errors=[{instancePath:t+"/causes/"+_,schemaPath:"#/properties/causes/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:te.properties.causes.items,data:k}],!1;break}if(c===
e){if(k.id!==void 0){let f=k.id;const C=e;if(e===C)if(typeof f=="string"){if(f.length>300&&D(f)>300)return me.errors=[{instancePath:t+"/causes/"+_+"/id",schemaPath:"\
#/properties/causes/items/properties/id/maxLength",keyword:"maxLength",params:{limit:300},schema:300,parentSchema:te.properties.causes.items.properties.id,data:f}],
!1}else return me.errors=[{instancePath:t+"/causes/"+_+"/id",schemaPath:"#/properties/causes/items/properties/id/type",keyword:"type",params:{type:"string"},schema:te.
properties.causes.items.properties.id.type,parentSchema:te.properties.causes.items.properties.id,data:f}],!1;var p=C===e}else var p=!0;if(p){if(k.title!==void 0){
let f=k.title;const C=e;if(e===C)if(typeof f=="string"){if(f.length>301&&D(f)>301)return me.errors=[{instancePath:t+"/causes/"+_+"/title",schemaPath:"#/properti\
es/causes/items/properties/title/maxLength",keyword:"maxLength",params:{limit:301},schema:301,parentSchema:te.properties.causes.items.properties.title,data:f}],
!1}else return me.errors=[{instancePath:t+"/causes/"+_+"/title",schemaPath:"#/properties/causes/items/properties/title/type",keyword:"type",params:{type:"string"},
schema:te.properties.causes.items.properties.title.type,parentSchema:te.properties.causes.items.properties.title,data:f}],!1;var p=C===e}else var p=!0;if(p){if(k.
outcome!==void 0){let f=k.outcome;const C=e;if(!(f==="failed"||f==="warning"||f==="review"||f==="inconclusive"))return me.errors=[{instancePath:t+"/causes/"+_+"\
/outcome",schemaPath:"#/properties/causes/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:te.properties.causes.items.properties.outcome.enum},
schema:te.properties.causes.items.properties.outcome.enum,parentSchema:te.properties.causes.items.properties.outcome,data:f}],!1;var p=C===e}else var p=!0;if(p){
if(k.operations!==void 0){const f=e;et(k.operations,{instancePath:t+"/causes/"+_+"/operations",parentData:k,parentDataProperty:"operations",rootData:w,dynamicAnchors:x})||
(s=s===null?et.errors:s.concat(et.errors),e=s.length);var p=f===e}else var p=!0;if(p)if(k.instances!==void 0){let f=k.instances;const C=e;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f)))return me.errors=[{instancePath:t+"/causes/"+_+"/instances",schemaPath:"#/properties/causes/items/properties/instances/type",keyword:"\
type",params:{type:"integer"},schema:te.properties.causes.items.properties.instances.type,parentSchema:te.properties.causes.items.properties.instances,data:f}],
!1;if(e===C&&typeof f=="number"&&isFinite(f)&&(f<1||isNaN(f)))return me.errors=[{instancePath:t+"/causes/"+_+"/instances",schemaPath:"#/properties/causes/items/\
properties/instances/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:te.properties.causes.items.properties.instances,data:f}],
!1;var p=C===e}else var p=!0}}}}}}else return me.errors=[{instancePath:t+"/causes/"+_,schemaPath:"#/properties/causes/items/type",keyword:"type",params:{type:"o\
bject"},schema:te.properties.causes.items.type,parentSchema:te.properties.causes.items,data:k}],!1;var u=se===e;if(!u)break}}}else return me.errors=[{instancePath:t+
"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},schema:te.properties.causes.type,parentSchema:te.properties.causes,data:S}],
!1;var i=$===e}else var i=!0;if(i){if(r.tried!==void 0){let S=r.tried;const $=e,V=e;let B=!1,_=null;const k=e;if(S!==null){const T={instancePath:t+"/tried",schemaPath:"\
#/properties/tried/oneOf/0/type",keyword:"type",params:{type:"null"},schema:te.properties.tried.oneOf[0].type,parentSchema:te.properties.tried.oneOf[0],data:S};
s===null?s=[T]:s.push(T),e++}var o=k===e;o&&(B=!0,_=0);const se=e;ye(S,{instancePath:t+"/tried",parentData:r,parentDataProperty:"tried",rootData:w,dynamicAnchors:x})||
(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var o=se===e;if(o&&B?(B=!1,_=[_,1]):o&&(B=!0,_=1),B)e=V,s!==null&&(V?s.length=V:s=null);else{const T={instancePath:t+
"/tried",schemaPath:"#/properties/tried/oneOf",keyword:"oneOf",params:{passingSchemas:_},schema:te.properties.tried.oneOf,parentSchema:te.properties.tried,data:S};
return s===null?s=[T]:s.push(T),e++,me.errors=s,!1}var i=$===e}else var i=!0;if(i){if(r.outcomes!==void 0){let S=r.outcomes;const $=e;if(e===$)if(S&&typeof S=="\
object"&&!Array.isArray(S)){const B=e;for(const _ in S)if(!(_==="failed"||_==="warning"||_==="review"||_==="inconclusive"||_==="not-applicable"||_==="not-testab\
le"||_==="observed")){return me.errors=[{instancePath:t+"/outcomes",schemaPath:"#/properties/outcomes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:_},schema:!1,parentSchema:te.properties.outcomes,data:S}],!1;break}if(B===e){if(S.failed!==void 0){const _=e;ye(S.failed,{instancePath:t+"/ou\
tcomes/failed",parentData:S,parentDataProperty:"failed",rootData:w,dynamicAnchors:x})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var v=_===e}else var v=!0;
if(v){if(S.warning!==void 0){const _=e;ye(S.warning,{instancePath:t+"/outcomes/warning",parentData:S,parentDataProperty:"warning",rootData:w,dynamicAnchors:x})||
(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var v=_===e}else var v=!0;if(v){if(S.review!==void 0){const _=e;ye(S.review,{instancePath:t+"/outcomes/rev\
iew",parentData:S,parentDataProperty:"review",rootData:w,dynamicAnchors:x})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var v=_===e}else var v=!0;if(v){
if(S.inconclusive!==void 0){const _=e;ye(S.inconclusive,{instancePath:t+"/outcomes/inconclusive",parentData:S,parentDataProperty:"inconclusive",rootData:w,dynamicAnchors:x})||
(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var v=_===e}else var v=!0;if(v){if(S["not-applicable"]!==void 0){const _=e;ye(S["not-applicable"],{instancePath:t+
"/outcomes/not-applicable",parentData:S,parentDataProperty:"not-applicable",rootData:w,dynamicAnchors:x})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);
var v=_===e}else var v=!0;if(v){if(S["not-testable"]!==void 0){const _=e;ye(S["not-testable"],{instancePath:t+"/outcomes/not-testable",parentData:S,parentDataProperty:"\
not-testable",rootData:w,dynamicAnchors:x})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var v=_===e}else var v=!0;if(v)if(S.observed!==void 0){const _=e;
ye(S.observed,{instancePath:t+"/outcomes/observed",parentData:S,parentDataProperty:"observed",rootData:w,dynamicAnchors:x})||(s=s===null?ye.errors:s.concat(ye.errors),
e=s.length);var v=_===e}else var v=!0}}}}}}}else return me.errors=[{instancePath:t+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type:"\
object"},schema:te.properties.outcomes.type,parentSchema:te.properties.outcomes,data:S}],!1;var i=$===e}else var i=!0;if(i){if(r.latency!==void 0){let S=r.latency;
const $=e;if(e===$)if(S&&typeof S=="object"&&!Array.isArray(S)){for(const B in S){const _=e;Zr(B,{instancePath:t+"/latency",parentData:S,parentDataProperty:"lat\
ency",rootData:w,dynamicAnchors:x})||(s=s===null?Zr.errors:s.concat(Zr.errors),e=s.length);var z=_===e;if(!z){const k={instancePath:t+"/latency",schemaPath:"#/p\
roperties/latency/propertyNames",keyword:"propertyNames",params:{propertyName:B},schema:te.properties.latency.propertyNames,parentSchema:te.properties.latency,data:S};
return s===null?s=[k]:s.push(k),e++,me.errors=s,!1;break}}if(z)for(const B in S){let _=S[B];const k=e;if(e===k)if(_&&typeof _=="object"&&!Array.isArray(_)){let se;
if(_.replies===void 0&&(se="replies")||_.low===void 0&&(se="low")||_.median===void 0&&(se="median")||_.high===void 0&&(se="high")||_.most===void 0&&(se="most"))
return me.errors=[{instancePath:t+"/latency/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/latency/additionalProperties/required",keyword:"\
required",params:{missingProperty:se},schema:te.properties.latency.additionalProperties.required,parentSchema:te.properties.latency.additionalProperties,data:_}],
!1;{const q=e;for(const T in _)if(!(T==="replies"||T==="low"||T==="median"||T==="high"||T==="most")){return me.errors=[{instancePath:t+"/latency/"+B.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/latency/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T},
schema:!1,parentSchema:te.properties.latency.additionalProperties,data:_}],!1;break}if(q===e){if(_.replies!==void 0){let T=_.replies;const c=e;if(!(typeof T=="n\
umber"&&!(T%1)&&!isNaN(T)&&isFinite(T)))return me.errors=[{instancePath:t+"/latency/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/replies",schemaPath:"#/properti\
es/latency/additionalProperties/properties/replies/type",keyword:"type",params:{type:"integer"},schema:te.properties.latency.additionalProperties.properties.replies.
type,parentSchema:te.properties.latency.additionalProperties.properties.replies,data:T}],!1;if(e===c&&typeof T=="number"&&isFinite(T)&&(T<1||isNaN(T)))return me.
errors=[{instancePath:t+"/latency/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/replies",schemaPath:"#/properties/latency/additionalProperties/properties/replies\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:te.properties.latency.additionalProperties.properties.replies,data:T}],!1;var H=c===
e}else var H=!0;if(H){if(_.low!==void 0){const T=e;Qe(_.low,{instancePath:t+"/latency/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/low",parentData:_,parentDataProperty:"\
low",rootData:w,dynamicAnchors:x})||(s=s===null?Qe.errors:s.concat(Qe.errors),e=s.length);var H=T===e}else var H=!0;if(H){if(_.median!==void 0){const T=e;Qe(_.median,
{instancePath:t+"/latency/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/median",parentData:_,parentDataProperty:"median",rootData:w,dynamicAnchors:x})||(s=s===null?
Qe.errors:s.concat(Qe.errors),e=s.length);var H=T===e}else var H=!0;if(H){if(_.high!==void 0){const T=e;Qe(_.high,{instancePath:t+"/latency/"+B.replace(/~/g,"~0").
replace(/\//g,"~1")+"/high",parentData:_,parentDataProperty:"high",rootData:w,dynamicAnchors:x})||(s=s===null?Qe.errors:s.concat(Qe.errors),e=s.length);var H=T===
e}else var H=!0;if(H)if(_.most!==void 0){const T=e;Qe(_.most,{instancePath:t+"/latency/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/most",parentData:_,parentDataProperty:"\
most",rootData:w,dynamicAnchors:x})||(s=s===null?Qe.errors:s.concat(Qe.errors),e=s.length);var H=T===e}else var H=!0}}}}}}else return me.errors=[{instancePath:t+
"/latency/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/latency/additionalProperties/type",keyword:"type",params:{type:"object"},schema:te.
properties.latency.additionalProperties.type,parentSchema:te.properties.latency.additionalProperties,data:_}],!1;var m=k===e;if(!m)break}}else return me.errors=
[{instancePath:t+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:"object"},schema:te.properties.latency.type,parentSchema:te.properties.
latency,data:S}],!1;var i=$===e}else var i=!0;if(i)if(r.refusedForPace!==void 0){let S=r.refusedForPace;const $=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(
S)))return me.errors=[{instancePath:t+"/refusedForPace",schemaPath:"#/properties/refusedForPace/type",keyword:"type",params:{type:"integer"},schema:te.properties.
refusedForPace.type,parentSchema:te.properties.refusedForPace,data:S}],!1;if(e===$&&typeof S=="number"&&isFinite(S)&&(S<0||isNaN(S)))return me.errors=[{instancePath:t+
"/refusedForPace",schemaPath:"#/properties/refusedForPace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:te.properties.refusedForPace,
data:S}],!1;var i=$===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:te.
type,parentSchema:te,data:r}],!1;return me.errors=s,e===0}export const envelope=Ze;const Pe={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"envelop\
e.schema.json",type:"object",additionalProperties:!1,required:["payloadType","payload","signatures"],properties:{payloadType:{type:"string",maxLength:100},payload:{
type:"string",maxLength:2097152,pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$"},signatures:{type:"array",maxItems:8,items:{type:"obj\
ect",additionalProperties:!1,required:["keyid","sig","publicKey"],properties:{keyid:{type:"string",pattern:"^[0-9a-f]{64}$"},sig:{type:"string",pattern:"^[A-Za-\
z0-9+/]{85}[AQgw]==$"},publicKey:{type:"string",pattern:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"}}}}}},
Wt=new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$","u"),Xt=new RegExp("^[A-Za-z0-9+/]{85}[AQgw]==$","u"),es=new RegExp("^-----BEGI\
N PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$","u");function Ze(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,
dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.payloadType===void 0&&(p="payloadType")||r.payload===void 0&&
(p="payload")||r.signatures===void 0&&(p="signatures"))return Ze.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Pe.
required,parentSchema:Pe,data:r}],!1;{const o=e;for(const v in r)if(!(v==="payloadType"||v==="payload"||v==="signatures")){return Ze.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:Pe,data:r}],!1;break}if(o===e){if(r.payloadType!==void 0){
let v=r.payloadType;const z=e;if(e===z)if(typeof v=="string"){if(v.length>100&&D(v)>100)return Ze.errors=[{instancePath:t+"/payloadType",schemaPath:"#/propertie\
s/payloadType/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:Pe.properties.payloadType,data:v}],!1}else return Ze.errors=[{instancePath:t+
"/payloadType",schemaPath:"#/properties/payloadType/type",keyword:"type",params:{type:"string"},schema:Pe.properties.payloadType.type,parentSchema:Pe.properties.
payloadType,data:v}],!1;var i=z===e}else var i=!0;if(i){if(r.payload!==void 0){let v=r.payload;const z=e;if(e===z)if(typeof v=="string"){if(v.length>2097152&&D(
v)>2097152)return Ze.errors=[{instancePath:t+"/payload",schemaPath:"#/properties/payload/maxLength",keyword:"maxLength",params:{limit:2097152},schema:2097152,parentSchema:Pe.
properties.payload,data:v}],!1;if(!Wt.test(v))return Ze.errors=[{instancePath:t+"/payload",schemaPath:"#/properties/payload/pattern",keyword:"pattern",params:{pattern:"\
^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$"},schema:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$",parentSchema:Pe.properties.
payload,data:v}],!1}else return Ze.errors=[{instancePath:t+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"string"},schema:Pe.properties.
payload.type,parentSchema:Pe.properties.payload,data:v}],!1;var i=z===e}else var i=!0;if(i)if(r.signatures!==void 0){let v=r.signatures;const z=e;if(e===z)if(Array.
isArray(v)){if(v.length>8)return Ze.errors=[{instancePath:t+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit:8},schema:8,
parentSchema:Pe.properties.signatures,data:v}],!1;{var g=!0;const m=v.length;for(let d=0;d<m;d++){let Z=v[d];const S=e;if(e===S)if(Z&&typeof Z=="object"&&!Array.
isArray(Z)){let V;if(Z.keyid===void 0&&(V="keyid")||Z.sig===void 0&&(V="sig")||Z.publicKey===void 0&&(V="publicKey"))return Ze.errors=[{instancePath:t+"/signatu\
res/"+d,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty:V},schema:Pe.properties.signatures.items.required,parentSchema:Pe.
properties.signatures.items,data:Z}],!1;{const B=e;for(const _ in Z)if(!(_==="keyid"||_==="sig"||_==="publicKey")){return Ze.errors=[{instancePath:t+"/signature\
s/"+d,schemaPath:"#/properties/signatures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:Pe.properties.
signatures.items,data:Z}],!1;break}if(B===e){if(Z.keyid!==void 0){let _=Z.keyid;const k=e;if(e===k)if(typeof _=="string"){if(!Br.test(_))return Ze.errors=[{instancePath:t+
"/signatures/"+d+"/keyid",schemaPath:"#/properties/signatures/items/properties/keyid/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a\
-f]{64}$",parentSchema:Pe.properties.signatures.items.properties.keyid,data:_}],!1}else return Ze.errors=[{instancePath:t+"/signatures/"+d+"/keyid",schemaPath:"\
#/properties/signatures/items/properties/keyid/type",keyword:"type",params:{type:"string"},schema:Pe.properties.signatures.items.properties.keyid.type,parentSchema:Pe.
properties.signatures.items.properties.keyid,data:_}],!1;var u=k===e}else var u=!0;if(u){if(Z.sig!==void 0){let _=Z.sig;const k=e;if(e===k)if(typeof _=="string"){
if(!Xt.test(_))return Ze.errors=[{instancePath:t+"/signatures/"+d+"/sig",schemaPath:"#/properties/signatures/items/properties/sig/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},schema:"^[A-Za-z0-9+/]{85}[AQgw]==$",parentSchema:Pe.properties.signatures.items.properties.sig,data:_}],!1}else return Ze.
errors=[{instancePath:t+"/signatures/"+d+"/sig",schemaPath:"#/properties/signatures/items/properties/sig/type",keyword:"type",params:{type:"string"},schema:Pe.properties.
signatures.items.properties.sig.type,parentSchema:Pe.properties.signatures.items.properties.sig,data:_}],!1;var u=k===e}else var u=!0;if(u)if(Z.publicKey!==void 0){
let _=Z.publicKey;const k=e;if(e===k)if(typeof _=="string"){if(!es.test(_))return Ze.errors=[{instancePath:t+"/signatures/"+d+"/publicKey",schemaPath:"#/propert\
ies/signatures/items/properties/publicKey/pattern",keyword:"pattern",params:{pattern:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END \
PUBLIC KEY-----\\n$"},schema:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$",parentSchema:Pe.properties.signatures.
items.properties.publicKey,data:_}],!1}else return Ze.errors=[{instancePath:t+"/signatures/"+d+"/publicKey",schemaPath:"#/properties/signatures/items/properties\
/publicKey/type",keyword:"type",params:{type:"string"},schema:Pe.properties.signatures.items.properties.publicKey.type,parentSchema:Pe.properties.signatures.items.
properties.publicKey,data:_}],!1;var u=k===e}else var u=!0}}}}else return Ze.errors=[{instancePath:t+"/signatures/"+d,schemaPath:"#/properties/signatures/items/\
type",keyword:"type",params:{type:"object"},schema:Pe.properties.signatures.items.type,parentSchema:Pe.properties.signatures.items,data:Z}],!1;var g=S===e;if(!g)
break}}}else return Ze.errors=[{instancePath:t+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},schema:Pe.properties.
signatures.type,parentSchema:Pe.properties.signatures,data:v}],!1;var i=z===e}else var i=!0}}}}else return Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Pe.type,parentSchema:Pe,data:r}],!1;return Ze.errors=s,e===0}export const attested=nr;const Ye={type:"array",maxItems:3e3,items:{
type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{type:"string",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,
required:["sha256"],properties:{sha256:{$ref:"#/$defs/sha256"}}}}}},Dt={type:"string",pattern:"^[0-9a-f]{64}$"};function rt(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(!Br.test(r))return rt.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:Dt,data:r}],!1}else return rt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Dt.type,parentSchema:Dt,data:r}],!1;return rt.errors=s,e===0}function nr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>3e3)return nr.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:3e3},schema:3e3,parentSchema:Ye,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let o=r[p];const v=e;if(e===v)if(o&&typeof o==
"object"&&!Array.isArray(o)){let H;if(o.name===void 0&&(H="name")||o.digest===void 0&&(H="digest"))return nr.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/r\
equired",keyword:"required",params:{missingProperty:H},schema:Ye.items.required,parentSchema:Ye.items,data:o}],!1;{const m=e;for(const d in o)if(!(d==="name"||d===
"digest")){return nr.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,
parentSchema:Ye.items,data:o}],!1;break}if(m===e){if(o.name!==void 0){let d=o.name;const Z=e;if(e===Z)if(typeof d=="string"){if(d.length>1e3&&D(d)>1e3)return nr.
errors=[{instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:Ye.items.properties.
name,data:d}],!1;if(D(d)<1)return nr.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Ye.items.properties.name,data:d}],!1}else return nr.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",
params:{type:"string"},schema:Ye.items.properties.name.type,parentSchema:Ye.items.properties.name,data:d}],!1;var g=Z===e}else var g=!0;if(g)if(o.digest!==void 0){
let d=o.digest;const Z=e;if(e===Z)if(d&&typeof d=="object"&&!Array.isArray(d)){let $;if(d.sha256===void 0&&($="sha256"))return nr.errors=[{instancePath:t+"/"+p+
"/digest",schemaPath:"#/items/properties/digest/required",keyword:"required",params:{missingProperty:$},schema:Ye.items.properties.digest.required,parentSchema:Ye.
items.properties.digest,data:d}],!1;{const V=e;for(const B in d)if(B!=="sha256"){return nr.errors=[{instancePath:t+"/"+p+"/digest",schemaPath:"#/items/propertie\
s/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:B},schema:!1,parentSchema:Ye.items.properties.digest,data:d}],!1;break}
V===e&&d.sha256!==void 0&&(rt(d.sha256,{instancePath:t+"/"+p+"/digest/sha256",parentData:d,parentDataProperty:"sha256",rootData:w,dynamicAnchors:x})||(s=s===null?
rt.errors:s.concat(rt.errors),e=s.length))}}else return nr.errors=[{instancePath:t+"/"+p+"/digest",schemaPath:"#/items/properties/digest/type",keyword:"type",params:{
type:"object"},schema:Ye.items.properties.digest.type,parentSchema:Ye.items.properties.digest,data:d}],!1;var g=Z===e}else var g=!0}}}else return nr.errors=[{instancePath:t+
"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Ye.items.type,parentSchema:Ye.items,data:o}],!1;var i=v===e;if(!i)break}}}else return nr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ye.type,parentSchema:Ye,data:r}],!1;return nr.errors=s,e===0}export const challenge=or;
const rr={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"challenge.schema.json",type:"object",additionalProperties:!1,required:["nonce","clientId",
"validFrom","validUntil"],properties:{nonce:{type:"string",minLength:22,maxLength:128,pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",wanted:"\
128 random bits or more, as 32 to 128 hexadecimal digits or 22 to 128 characters of base64url"},clientId:{type:"string",minLength:1,maxLength:512,pattern:"^[^\\p\
{Cc}]+$",wanted:"the client ID of the party that is challenged"},validFrom:{$ref:"#/$defs/moment"},validUntil:{$ref:"#/$defs/moment"}},$defs:{moment:{type:"stri\
ng",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"}}},rs=new RegExp("^(\
?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$","u"),Er={type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date\
-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"};function Lr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(ut.test(r)){if(!Wr.validate(r))return Lr.errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:Er,data:r}],!1}else return Lr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:Er,data:r}],!1;else
return Lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Er.type,parentSchema:Er,data:r}],!1;return Lr.errors=s,e===0}
function or(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let g;if(r.nonce===void 0&&(g="nonce")||r.clientId===void 0&&(g="clientId")||r.validFrom===void 0&&(g="validFrom")||r.validUntil===void 0&&(g="valid\
Until"))return or.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:rr.required,parentSchema:rr,data:r}],!1;{
const u=e;for(const p in r)if(!(p==="nonce"||p==="clientId"||p==="validFrom"||p==="validUntil")){return or.errors=[{instancePath:t,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:rr,data:r}],!1;break}if(u===e){if(r.nonce!==void 0){let p=r.nonce;const o=e;
if(e===o)if(typeof p=="string"){if(p.length>128&&D(p)>128)return or.errors=[{instancePath:t+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLengt\
h",params:{limit:128},schema:128,parentSchema:rr.properties.nonce,data:p}],!1;if(D(p)<22)return or.errors=[{instancePath:t+"/nonce",schemaPath:"#/properties/non\
ce/minLength",keyword:"minLength",params:{limit:22},schema:22,parentSchema:rr.properties.nonce,data:p}],!1;if(!rs.test(p))return or.errors=[{instancePath:t+"/no\
nce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$"},schema:"^(?:[0-9A-\
Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",parentSchema:rr.properties.nonce,data:p}],!1}else return or.errors=[{instancePath:t+"/nonce",schemaPath:"#/pr\
operties/nonce/type",keyword:"type",params:{type:"string"},schema:rr.properties.nonce.type,parentSchema:rr.properties.nonce,data:p}],!1;var i=o===e}else var i=!0;
if(i){if(r.clientId!==void 0){let p=r.clientId;const o=e;if(e===o)if(typeof p=="string"){if(p.length>512&&D(p)>512)return or.errors=[{instancePath:t+"/clientId",
schemaPath:"#/properties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:rr.properties.clientId,data:p}],!1;if(D(p)<1)return or.
errors=[{instancePath:t+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:rr.properties.clientId,
data:p}],!1;if(!Ft.test(p))return or.errors=[{instancePath:t+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}\
]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:rr.properties.clientId,data:p}],!1}else return or.errors=[{instancePath:t+"/clientId",schemaPath:"#/properties/clientI\
d/type",keyword:"type",params:{type:"string"},schema:rr.properties.clientId.type,parentSchema:rr.properties.clientId,data:p}],!1;var i=o===e}else var i=!0;if(i){
if(r.validFrom!==void 0){const p=e;Lr(r.validFrom,{instancePath:t+"/validFrom",parentData:r,parentDataProperty:"validFrom",rootData:w,dynamicAnchors:x})||(s=s===
null?Lr.errors:s.concat(Lr.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.validUntil!==void 0){const p=e;Lr(r.validUntil,{instancePath:t+"/validUntil",
parentData:r,parentDataProperty:"validUntil",rootData:w,dynamicAnchors:x})||(s=s===null?Lr.errors:s.concat(Lr.errors),e=s.length);var i=p===e}else var i=!0}}}}}else
return or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:rr.type,parentSchema:rr,data:r}],!1;return or.errors=s,e===0}
export const match=Y;const F={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"match.schema.json",type:"object",additionalProperties:!1,required:["_t\
ype","subject","predicateType","predicate"],properties:{_type:{const:"https://in-toto.io/Statement/v1"},subject:{type:"array",minItems:1,maxItems:1,items:{type:"\
object",additionalProperties:!1,required:["name","digest"],properties:{name:{type:"string",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,
required:["sha256"],properties:{sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}}}}},predicateType:{const:"urn:lodging-certification:log-match:v1"},predicate:{type:"\
object",additionalProperties:!1,required:["log","covers","calls","found","notLogged","clock","matchedBy","identifiedBy","otherCalls","matchedAt","suite"],properties:{
log:{type:"array",minItems:1,maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["name","sha256","bytes","format","lines","calls"],properties:{name:{
type:"string",maxLength:1e3},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"},bytes:{type:"integer",minimum:0,maximum:1e15},format:{type:"string",maxLength:1e3},
lines:{type:"integer",minimum:0,maximum:1e15},calls:{type:"integer",minimum:0,maximum:1e15}}}},covers:{type:"object",additionalProperties:!1,required:["from","t\
o"],properties:{from:{$ref:"challenge.schema.json#/$defs/moment"},to:{$ref:"challenge.schema.json#/$defs/moment"}}},calls:{type:"integer",minimum:0,maximum:1e15},
found:{type:"integer",minimum:0,maximum:1e15},notLogged:{type:"array",maxItems:2e4,items:{type:"object",additionalProperties:!1,required:["id","operation","at",
"why"],properties:{id:{type:"string",maxLength:1e3},operation:{type:"string",maxLength:1e3},at:{$ref:"challenge.schema.json#/$defs/moment"},why:{type:"string",maxLength:1e3}}}},
clock:{type:"object",additionalProperties:!1,required:["offsetMs","toleranceMs","driftMs","resolutionMs"],properties:{offsetMs:{type:"number",minimum:-1e9,maximum:1e9},
toleranceMs:{type:"number",minimum:-1e9,maximum:1e9},driftMs:{type:"number",minimum:-1e9,maximum:1e9},resolutionMs:{type:"number",minimum:-1e9,maximum:1e9}}},matchedBy:{
type:"array",maxItems:20,items:{type:"string",maxLength:1e3}},identifiedBy:{enum:["request id","client id","run tag","address",null]},otherCalls:{type:"array",maxItems:1e3,
items:{type:"object",additionalProperties:!1,required:["from","to","calls","accepted","sameTag"],properties:{from:{$ref:"challenge.schema.json#/$defs/moment"},to:{
$ref:"challenge.schema.json#/$defs/moment"},calls:{type:"integer",minimum:0,maximum:1e15},accepted:{type:"integer",minimum:0,maximum:1e15},sameTag:{type:"intege\
r",minimum:0,maximum:1e15}}}},matchedAt:{$ref:"challenge.schema.json#/$defs/moment"},suite:{$ref:"verdict.schema.json#/properties/suite"}}}}};function Me(r,{instancePath:t="",
parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(ut.test(r)){if(!Wr.validate(r))return Me.
errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Er,data:r}],!1}else return Me.errors=
[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\
\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:Er,data:r}],!1;else return Me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Er.
type,parentSchema:Er,data:r}],!1;return Me.errors=s,e===0}function Nr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.version===void 0&&(g="version")||r.digest===void 0&&(g="digest"))return Nr.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},schema:le.required,parentSchema:le,data:r}],!1;{const u=e;for(const p in r)
if(!(p==="version"||p==="digest")){return Nr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:le,data:r}],!1;break}if(u===e){if(r.version!==void 0){let p=r.version;const o=e;if(e===o)if(typeof p=="string"){if(p.length>64&&D(p)>64)return Nr.
errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:le.properties.version,
data:p}],!1;if(!gt.test(p))return Nr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z\
.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:le.properties.version,data:p}],!1}else return Nr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/ve\
rsion/type",keyword:"type",params:{type:"string"},schema:le.properties.version.type,parentSchema:le.properties.version,data:p}],!1;var i=o===e}else var i=!0;if(i)
if(r.digest!==void 0){const p=e;qe(r.digest,{instancePath:t+"/digest",parentData:r,parentDataProperty:"digest",rootData:w,dynamicAnchors:x})||(s=s===null?qe.errors:
s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0}}}else return Nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.
type,parentSchema:le,data:r}],!1;return Nr.errors=s,e===0}function Y(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:w=r,dynamicAnchors:x={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let V;if(r._type===void 0&&(V="_type")||r.subject===void 0&&(V="subject")||r.predicateType===
void 0&&(V="predicateType")||r.predicate===void 0&&(V="predicate"))return Y.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:V},
schema:F.required,parentSchema:F,data:r}],!1;{const B=e;for(const _ in r)if(!(_==="_type"||_==="subject"||_==="predicateType"||_==="predicate")){return Y.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:F,data:r}],!1;break}if(B===
e){if(r._type!==void 0){let _=r._type;const k=e;if(_!=="https://in-toto.io/Statement/v1")return Y.errors=[{instancePath:t+"/_type",schemaPath:"#/properties/_typ\
e/const",keyword:"const",params:{allowedValue:"https://in-toto.io/Statement/v1"},schema:"https://in-toto.io/Statement/v1",parentSchema:F.properties._type,data:_}],
!1;var i=k===e}else var i=!0;if(i){if(r.subject!==void 0){let _=r.subject;const k=e;if(e===k)if(Array.isArray(_)){if(_.length>1)return Y.errors=[{instancePath:t+
"/subject",schemaPath:"#/properties/subject/maxItems",keyword:"maxItems",params:{limit:1},schema:1,parentSchema:F.properties.subject,data:_}],!1;if(_.length<1)return Y.
errors=[{instancePath:t+"/subject",schemaPath:"#/properties/subject/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:F.properties.subject,data:_}],
!1;{var g=!0;const q=_.length;for(let T=0;T<q;T++){let c=_[T];const f=e;if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.name===void 0&&(P="name")||
c.digest===void 0&&(P="digest"))return Y.errors=[{instancePath:t+"/subject/"+T,schemaPath:"#/properties/subject/items/required",keyword:"required",params:{missingProperty:P},
schema:F.properties.subject.items.required,parentSchema:F.properties.subject.items,data:c}],!1;{const a=e;for(const n in c)if(!(n==="name"||n==="digest")){return Y.
errors=[{instancePath:t+"/subject/"+T,schemaPath:"#/properties/subject/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
schema:!1,parentSchema:F.properties.subject.items,data:c}],!1;break}if(a===e){if(c.name!==void 0){let n=c.name;const h=e;if(e===h)if(typeof n=="string"){if(n.length>
1e3&&D(n)>1e3)return Y.errors=[{instancePath:t+"/subject/"+T+"/name",schemaPath:"#/properties/subject/items/properties/name/maxLength",keyword:"maxLength",params:{
limit:1e3},schema:1e3,parentSchema:F.properties.subject.items.properties.name,data:n}],!1;if(D(n)<1)return Y.errors=[{instancePath:t+"/subject/"+T+"/name",schemaPath:"\
#/properties/subject/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:F.properties.subject.items.properties.name,data:n}],
!1}else return Y.errors=[{instancePath:t+"/subject/"+T+"/name",schemaPath:"#/properties/subject/items/properties/name/type",keyword:"type",params:{type:"string"},
schema:F.properties.subject.items.properties.name.type,parentSchema:F.properties.subject.items.properties.name,data:n}],!1;var u=h===e}else var u=!0;if(u)if(c.digest!==
void 0){let n=c.digest;const h=e;if(e===h)if(n&&typeof n=="object"&&!Array.isArray(n)){let b;if(n.sha256===void 0&&(b="sha256"))return Y.errors=[{instancePath:t+
"/subject/"+T+"/digest",schemaPath:"#/properties/subject/items/properties/digest/required",keyword:"required",params:{missingProperty:b},schema:F.properties.subject.
items.properties.digest.required,parentSchema:F.properties.subject.items.properties.digest,data:n}],!1;{const L=e;for(const j in n)if(j!=="sha256"){return Y.errors=
[{instancePath:t+"/subject/"+T+"/digest",schemaPath:"#/properties/subject/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},
schema:!1,parentSchema:F.properties.subject.items.properties.digest,data:n}],!1;break}if(L===e&&n.sha256!==void 0){let j=n.sha256;if(e===e)if(typeof j=="string"){
if(!Br.test(j))return Y.errors=[{instancePath:t+"/subject/"+T+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/patter\
n",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:F.properties.subject.items.properties.digest.properties.sha256,data:j}],
!1}else return Y.errors=[{instancePath:t+"/subject/"+T+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/type",keyword:"\
type",params:{type:"string"},schema:F.properties.subject.items.properties.digest.properties.sha256.type,parentSchema:F.properties.subject.items.properties.digest.
properties.sha256,data:j}],!1}}}else return Y.errors=[{instancePath:t+"/subject/"+T+"/digest",schemaPath:"#/properties/subject/items/properties/digest/type",keyword:"\
type",params:{type:"object"},schema:F.properties.subject.items.properties.digest.type,parentSchema:F.properties.subject.items.properties.digest,data:n}],!1;var u=h===
e}else var u=!0}}}else return Y.errors=[{instancePath:t+"/subject/"+T,schemaPath:"#/properties/subject/items/type",keyword:"type",params:{type:"object"},schema:F.
properties.subject.items.type,parentSchema:F.properties.subject.items,data:c}],!1;var g=f===e;if(!g)break}}}else return Y.errors=[{instancePath:t+"/subject",schemaPath:"\
#/properties/subject/type",keyword:"type",params:{type:"array"},schema:F.properties.subject.type,parentSchema:F.properties.subject,data:_}],!1;var i=k===e}else var i=!0;
if(i){if(r.predicateType!==void 0){let _=r.predicateType;const k=e;if(_!=="urn:lodging-certification:log-match:v1")return Y.errors=[{instancePath:t+"/predicateT\
ype",schemaPath:"#/properties/predicateType/const",keyword:"const",params:{allowedValue:"urn:lodging-certification:log-match:v1"},schema:"urn:lodging-certificat\
ion:log-match:v1",parentSchema:F.properties.predicateType,data:_}],!1;var i=k===e}else var i=!0;if(i)if(r.predicate!==void 0){let _=r.predicate;const k=e;if(e===
k)if(_&&typeof _=="object"&&!Array.isArray(_)){let q;if(_.log===void 0&&(q="log")||_.covers===void 0&&(q="covers")||_.calls===void 0&&(q="calls")||_.found===void 0&&
(q="found")||_.notLogged===void 0&&(q="notLogged")||_.clock===void 0&&(q="clock")||_.matchedBy===void 0&&(q="matchedBy")||_.identifiedBy===void 0&&(q="identifie\
dBy")||_.otherCalls===void 0&&(q="otherCalls")||_.matchedAt===void 0&&(q="matchedAt")||_.suite===void 0&&(q="suite"))return Y.errors=[{instancePath:t+"/predicat\
e",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty:q},schema:F.properties.predicate.required,parentSchema:F.properties.predicate,
data:_}],!1;{const T=e;for(const c in _)if(!Je.call(F.properties.predicate.properties,c)){return Y.errors=[{instancePath:t+"/predicate",schemaPath:"#/properties\
/predicate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:F.properties.predicate,data:_}],!1;break}if(T===
e){if(_.log!==void 0){let c=_.log;const f=e;if(e===f)if(Array.isArray(c)){if(c.length>1e3)return Y.errors=[{instancePath:t+"/predicate/log",schemaPath:"#/proper\
ties/predicate/properties/log/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:F.properties.predicate.properties.log,data:c}],!1;if(c.length<
1)return Y.errors=[{instancePath:t+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:F.
properties.predicate.properties.log,data:c}],!1;{var p=!0;const C=c.length;for(let P=0;P<C;P++){let a=c[P];const n=e;if(e===n)if(a&&typeof a=="object"&&!Array.isArray(
a)){let y;if(a.name===void 0&&(y="name")||a.sha256===void 0&&(y="sha256")||a.bytes===void 0&&(y="bytes")||a.format===void 0&&(y="format")||a.lines===void 0&&(y=
"lines")||a.calls===void 0&&(y="calls"))return Y.errors=[{instancePath:t+"/predicate/log/"+P,schemaPath:"#/properties/predicate/properties/log/items/required",keyword:"\
required",params:{missingProperty:y},schema:F.properties.predicate.properties.log.items.required,parentSchema:F.properties.predicate.properties.log.items,data:a}],
!1;{const b=e;for(const L in a)if(!(L==="name"||L==="sha256"||L==="bytes"||L==="format"||L==="lines"||L==="calls")){return Y.errors=[{instancePath:t+"/predicate\
/log/"+P,schemaPath:"#/properties/predicate/properties/log/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},schema:!1,parentSchema:F.
properties.predicate.properties.log.items,data:a}],!1;break}if(b===e){if(a.name!==void 0){let L=a.name;const j=e;if(e===j)if(typeof L=="string"){if(L.length>1e3&&
D(L)>1e3)return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/name",schemaPath:"#/properties/predicate/properties/log/items/properties/name/maxLength",keyword:"\
maxLength",params:{limit:1e3},schema:1e3,parentSchema:F.properties.predicate.properties.log.items.properties.name,data:L}],!1}else return Y.errors=[{instancePath:t+
"/predicate/log/"+P+"/name",schemaPath:"#/properties/predicate/properties/log/items/properties/name/type",keyword:"type",params:{type:"string"},schema:F.properties.
predicate.properties.log.items.properties.name.type,parentSchema:F.properties.predicate.properties.log.items.properties.name,data:L}],!1;var o=j===e}else var o=!0;
if(o){if(a.sha256!==void 0){let L=a.sha256;const j=e;if(e===j)if(typeof L=="string"){if(!Br.test(L))return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/sha25\
6",schemaPath:"#/properties/predicate/properties/log/items/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",
parentSchema:F.properties.predicate.properties.log.items.properties.sha256,data:L}],!1}else return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/sha256",schemaPath:"\
#/properties/predicate/properties/log/items/properties/sha256/type",keyword:"type",params:{type:"string"},schema:F.properties.predicate.properties.log.items.properties.
sha256.type,parentSchema:F.properties.predicate.properties.log.items.properties.sha256,data:L}],!1;var o=j===e}else var o=!0;if(o){if(a.bytes!==void 0){let L=a.
bytes;const j=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/bytes",schemaPath:"#/properties/\
predicate/properties/log/items/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:F.properties.predicate.properties.log.items.properties.bytes.
type,parentSchema:F.properties.predicate.properties.log.items.properties.bytes,data:L}],!1;if(e===j&&typeof L=="number"&&isFinite(L)){if(L>1e15||isNaN(L))return Y.
errors=[{instancePath:t+"/predicate/log/"+P+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e15},schema:1e15,parentSchema:F.properties.predicate.properties.log.items.properties.bytes,data:L}],!1;if(L<0||isNaN(L))return Y.errors=[
{instancePath:t+"/predicate/log/"+P+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:F.properties.predicate.properties.log.items.properties.bytes,data:L}],!1}var o=j===e}else var o=!0;if(o){if(a.format!==void 0){
let L=a.format;const j=e;if(e===j)if(typeof L=="string"){if(L.length>1e3&&D(L)>1e3)return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/format",schemaPath:"#/\
properties/predicate/properties/log/items/properties/format/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:F.properties.predicate.properties.
log.items.properties.format,data:L}],!1}else return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/format",schemaPath:"#/properties/predicate/properties/log/it\
ems/properties/format/type",keyword:"type",params:{type:"string"},schema:F.properties.predicate.properties.log.items.properties.format.type,parentSchema:F.properties.
predicate.properties.log.items.properties.format,data:L}],!1;var o=j===e}else var o=!0;if(o){if(a.lines!==void 0){let L=a.lines;const j=e;if(!(typeof L=="number"&&
!(L%1)&&!isNaN(L)&&isFinite(L)))return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/lines",schemaPath:"#/properties/predicate/properties/log/items/properties\
/lines/type",keyword:"type",params:{type:"integer"},schema:F.properties.predicate.properties.log.items.properties.lines.type,parentSchema:F.properties.predicate.
properties.log.items.properties.lines,data:L}],!1;if(e===j&&typeof L=="number"&&isFinite(L)){if(L>1e15||isNaN(L))return Y.errors=[{instancePath:t+"/predicate/lo\
g/"+P+"/lines",schemaPath:"#/properties/predicate/properties/log/items/properties/lines/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:F.properties.predicate.properties.log.items.properties.lines,data:L}],!1;if(L<0||isNaN(L))return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/li\
nes",schemaPath:"#/properties/predicate/properties/log/items/properties/lines/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:F.
properties.predicate.properties.log.items.properties.lines,data:L}],!1}var o=j===e}else var o=!0;if(o)if(a.calls!==void 0){let L=a.calls;const j=e;if(!(typeof L==
"number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return Y.errors=[{instancePath:t+"/predicate/log/"+P+"/calls",schemaPath:"#/properties/predicate/properties/log/items/\
properties/calls/type",keyword:"type",params:{type:"integer"},schema:F.properties.predicate.properties.log.items.properties.calls.type,parentSchema:F.properties.
predicate.properties.log.items.properties.calls,data:L}],!1;if(e===j&&typeof L=="number"&&isFinite(L)){if(L>1e15||isNaN(L))return Y.errors=[{instancePath:t+"/pr\
edicate/log/"+P+"/calls",schemaPath:"#/properties/predicate/properties/log/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},
schema:1e15,parentSchema:F.properties.predicate.properties.log.items.properties.calls,data:L}],!1;if(L<0||isNaN(L))return Y.errors=[{instancePath:t+"/predicate/\
log/"+P+"/calls",schemaPath:"#/properties/predicate/properties/log/items/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:F.
properties.predicate.properties.log.items.properties.calls,data:L}],!1}var o=j===e}else var o=!0}}}}}}}else return Y.errors=[{instancePath:t+"/predicate/log/"+P,
schemaPath:"#/properties/predicate/properties/log/items/type",keyword:"type",params:{type:"object"},schema:F.properties.predicate.properties.log.items.type,parentSchema:F.
properties.predicate.properties.log.items,data:a}],!1;var p=n===e;if(!p)break}}}else return Y.errors=[{instancePath:t+"/predicate/log",schemaPath:"#/properties/\
predicate/properties/log/type",keyword:"type",params:{type:"array"},schema:F.properties.predicate.properties.log.type,parentSchema:F.properties.predicate.properties.
log,data:c}],!1;var v=f===e}else var v=!0;if(v){if(_.covers!==void 0){let c=_.covers;const f=e;if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.
from===void 0&&(P="from")||c.to===void 0&&(P="to"))return Y.errors=[{instancePath:t+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/req\
uired",keyword:"required",params:{missingProperty:P},schema:F.properties.predicate.properties.covers.required,parentSchema:F.properties.predicate.properties.covers,
data:c}],!1;{const a=e;for(const n in c)if(!(n==="from"||n==="to")){return Y.errors=[{instancePath:t+"/predicate/covers",schemaPath:"#/properties/predicate/prop\
erties/covers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:F.properties.predicate.properties.covers,
data:c}],!1;break}if(a===e){if(c.from!==void 0){const n=e;Me(c.from,{instancePath:t+"/predicate/covers/from",parentData:c,parentDataProperty:"from",rootData:w,dynamicAnchors:x})||
(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var z=n===e}else var z=!0;if(z)if(c.to!==void 0){const n=e;Me(c.to,{instancePath:t+"/predicate/covers/to",
parentData:c,parentDataProperty:"to",rootData:w,dynamicAnchors:x})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var z=n===e}else var z=!0}}}else return Y.
errors=[{instancePath:t+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/type",keyword:"type",params:{type:"object"},schema:F.properties.
predicate.properties.covers.type,parentSchema:F.properties.predicate.properties.covers,data:c}],!1;var v=f===e}else var v=!0;if(v){if(_.calls!==void 0){let c=_.
calls;const f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Y.errors=[{instancePath:t+"/predicate/calls",schemaPath:"#/properties/predicate/\
properties/calls/type",keyword:"type",params:{type:"integer"},schema:F.properties.predicate.properties.calls.type,parentSchema:F.properties.predicate.properties.
calls,data:c}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>1e15||isNaN(c))return Y.errors=[{instancePath:t+"/predicate/calls",schemaPath:"#/properties/pr\
edicate/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:F.properties.predicate.properties.calls,data:c}],
!1;if(c<0||isNaN(c))return Y.errors=[{instancePath:t+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:F.properties.predicate.properties.calls,data:c}],!1}var v=f===e}else var v=!0;if(v){if(_.found!==void 0){let c=_.found;const f=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Y.errors=[{instancePath:t+"/predicate/found",schemaPath:"#/properties/predicate/properties/found\
/type",keyword:"type",params:{type:"integer"},schema:F.properties.predicate.properties.found.type,parentSchema:F.properties.predicate.properties.found,data:c}],
!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>1e15||isNaN(c))return Y.errors=[{instancePath:t+"/predicate/found",schemaPath:"#/properties/predicate/propert\
ies/found/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:F.properties.predicate.properties.found,data:c}],!1;if(c<0||isNaN(
c))return Y.errors=[{instancePath:t+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:F.properties.predicate.properties.found,data:c}],!1}var v=f===e}else var v=!0;if(v){if(_.notLogged!==void 0){let c=_.notLogged;const f=e;if(e===
f)if(Array.isArray(c)){if(c.length>2e4)return Y.errors=[{instancePath:t+"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/maxItems",
keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:F.properties.predicate.properties.notLogged,data:c}],!1;{var H=!0;const P=c.length;for(let a=0;a<P;a++){
let n=c[a];const h=e;if(e===h)if(n&&typeof n=="object"&&!Array.isArray(n)){let b;if(n.id===void 0&&(b="id")||n.operation===void 0&&(b="operation")||n.at===void 0&&
(b="at")||n.why===void 0&&(b="why"))return Y.errors=[{instancePath:t+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/req\
uired",keyword:"required",params:{missingProperty:b},schema:F.properties.predicate.properties.notLogged.items.required,parentSchema:F.properties.predicate.properties.
notLogged.items,data:n}],!1;{const L=e;for(const j in n)if(!(j==="id"||j==="operation"||j==="at"||j==="why")){return Y.errors=[{instancePath:t+"/predicate/notLo\
gged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},schema:!1,
parentSchema:F.properties.predicate.properties.notLogged.items,data:n}],!1;break}if(L===e){if(n.id!==void 0){let j=n.id;const I=e;if(e===I)if(typeof j=="string"){
if(j.length>1e3&&D(j)>1e3)return Y.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/id",schemaPath:"#/properties/predicate/properties/notLogged/items/propert\
ies/id/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:F.properties.predicate.properties.notLogged.items.properties.id,data:j}],!1}else
return Y.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/id",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/id/type",keyword:"type",
params:{type:"string"},schema:F.properties.predicate.properties.notLogged.items.properties.id.type,parentSchema:F.properties.predicate.properties.notLogged.items.
properties.id,data:j}],!1;var m=I===e}else var m=!0;if(m){if(n.operation!==void 0){let j=n.operation;const I=e;if(e===I)if(typeof j=="string"){if(j.length>1e3&&
D(j)>1e3)return Y.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/operat\
ion/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:F.properties.predicate.properties.notLogged.items.properties.operation,data:j}],!1}else
return Y.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/operation/type",
keyword:"type",params:{type:"string"},schema:F.properties.predicate.properties.notLogged.items.properties.operation.type,parentSchema:F.properties.predicate.properties.
notLogged.items.properties.operation,data:j}],!1;var m=I===e}else var m=!0;if(m){if(n.at!==void 0){const j=e;Me(n.at,{instancePath:t+"/predicate/notLogged/"+a+"\
/at",parentData:n,parentDataProperty:"at",rootData:w,dynamicAnchors:x})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var m=j===e}else var m=!0;if(m)if(n.
why!==void 0){let j=n.why;const I=e;if(e===I)if(typeof j=="string"){if(j.length>1e3&&D(j)>1e3)return Y.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/why",
schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:F.properties.
predicate.properties.notLogged.items.properties.why,data:j}],!1}else return Y.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/why",schemaPath:"#/properties/\
predicate/properties/notLogged/items/properties/why/type",keyword:"type",params:{type:"string"},schema:F.properties.predicate.properties.notLogged.items.properties.
why.type,parentSchema:F.properties.predicate.properties.notLogged.items.properties.why,data:j}],!1;var m=I===e}else var m=!0}}}}}else return Y.errors=[{instancePath:t+
"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/type",keyword:"type",params:{type:"object"},schema:F.properties.predicate.
properties.notLogged.items.type,parentSchema:F.properties.predicate.properties.notLogged.items,data:n}],!1;var H=h===e;if(!H)break}}}else return Y.errors=[{instancePath:t+
"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/type",keyword:"type",params:{type:"array"},schema:F.properties.predicate.properties.
notLogged.type,parentSchema:F.properties.predicate.properties.notLogged,data:c}],!1;var v=f===e}else var v=!0;if(v){if(_.clock!==void 0){let c=_.clock;const f=e;
if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.offsetMs===void 0&&(P="offsetMs")||c.toleranceMs===void 0&&(P="toleranceMs")||c.driftMs===void 0&&
(P="driftMs")||c.resolutionMs===void 0&&(P="resolutionMs"))return Y.errors=[{instancePath:t+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clo\
ck/required",keyword:"required",params:{missingProperty:P},schema:F.properties.predicate.properties.clock.required,parentSchema:F.properties.predicate.properties.
clock,data:c}],!1;{const a=e;for(const n in c)if(!(n==="offsetMs"||n==="toleranceMs"||n==="driftMs"||n==="resolutionMs")){return Y.errors=[{instancePath:t+"/pre\
dicate/clock",schemaPath:"#/properties/predicate/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:F.
properties.predicate.properties.clock,data:c}],!1;break}if(a===e){if(c.offsetMs!==void 0){let n=c.offsetMs;const h=e;if(e===h)if(typeof n=="number"&&isFinite(n)){
if(n>1e9||isNaN(n))return Y.errors=[{instancePath:t+"/predicate/clock/offsetMs",schemaPath:"#/properties/predicate/properties/clock/properties/offsetMs/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:F.properties.predicate.properties.clock.properties.offsetMs,data:n}],!1;if(n<-1e9||
isNaN(n))return Y.errors=[{instancePath:t+"/predicate/clock/offsetMs",schemaPath:"#/properties/predicate/properties/clock/properties/offsetMs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:F.properties.predicate.properties.clock.properties.offsetMs,data:n}],!1}else return Y.errors=
[{instancePath:t+"/predicate/clock/offsetMs",schemaPath:"#/properties/predicate/properties/clock/properties/offsetMs/type",keyword:"type",params:{type:"number"},
schema:F.properties.predicate.properties.clock.properties.offsetMs.type,parentSchema:F.properties.predicate.properties.clock.properties.offsetMs,data:n}],!1;var d=h===
e}else var d=!0;if(d){if(c.toleranceMs!==void 0){let n=c.toleranceMs;const h=e;if(e===h)if(typeof n=="number"&&isFinite(n)){if(n>1e9||isNaN(n))return Y.errors=[
{instancePath:t+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/toleranceMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9},schema:1e9,parentSchema:F.properties.predicate.properties.clock.properties.toleranceMs,data:n}],!1;if(n<-1e9||isNaN(n))return Y.errors=[{instancePath:t+
"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/toleranceMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},
schema:-1e9,parentSchema:F.properties.predicate.properties.clock.properties.toleranceMs,data:n}],!1}else return Y.errors=[{instancePath:t+"/predicate/clock/tole\
ranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/toleranceMs/type",keyword:"type",params:{type:"number"},schema:F.properties.predicate.properties.
clock.properties.toleranceMs.type,parentSchema:F.properties.predicate.properties.clock.properties.toleranceMs,data:n}],!1;var d=h===e}else var d=!0;if(d){if(c.driftMs!==
void 0){let n=c.driftMs;const h=e;if(e===h)if(typeof n=="number"&&isFinite(n)){if(n>1e9||isNaN(n))return Y.errors=[{instancePath:t+"/predicate/clock/driftMs",schemaPath:"\
#/properties/predicate/properties/clock/properties/driftMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:F.properties.predicate.
properties.clock.properties.driftMs,data:n}],!1;if(n<-1e9||isNaN(n))return Y.errors=[{instancePath:t+"/predicate/clock/driftMs",schemaPath:"#/properties/predica\
te/properties/clock/properties/driftMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:F.properties.predicate.properties.
clock.properties.driftMs,data:n}],!1}else return Y.errors=[{instancePath:t+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/proper\
ties/driftMs/type",keyword:"type",params:{type:"number"},schema:F.properties.predicate.properties.clock.properties.driftMs.type,parentSchema:F.properties.predicate.
properties.clock.properties.driftMs,data:n}],!1;var d=h===e}else var d=!0;if(d)if(c.resolutionMs!==void 0){let n=c.resolutionMs;const h=e;if(e===h)if(typeof n==
"number"&&isFinite(n)){if(n>1e9||isNaN(n))return Y.errors=[{instancePath:t+"/predicate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/p\
roperties/resolutionMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:F.properties.predicate.properties.clock.properties.
resolutionMs,data:n}],!1;if(n<-1e9||isNaN(n))return Y.errors=[{instancePath:t+"/predicate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/cloc\
k/properties/resolutionMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:F.properties.predicate.properties.clock.properties.
resolutionMs,data:n}],!1}else return Y.errors=[{instancePath:t+"/predicate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/re\
solutionMs/type",keyword:"type",params:{type:"number"},schema:F.properties.predicate.properties.clock.properties.resolutionMs.type,parentSchema:F.properties.predicate.
properties.clock.properties.resolutionMs,data:n}],!1;var d=h===e}else var d=!0}}}}}else return Y.errors=[{instancePath:t+"/predicate/clock",schemaPath:"#/proper\
ties/predicate/properties/clock/type",keyword:"type",params:{type:"object"},schema:F.properties.predicate.properties.clock.type,parentSchema:F.properties.predicate.
properties.clock,data:c}],!1;var v=f===e}else var v=!0;if(v){if(_.matchedBy!==void 0){let c=_.matchedBy;const f=e;if(e===f)if(Array.isArray(c)){if(c.length>20)return Y.
errors=[{instancePath:t+"/predicate/matchedBy",schemaPath:"#/properties/predicate/properties/matchedBy/maxItems",keyword:"maxItems",params:{limit:20},schema:20,
parentSchema:F.properties.predicate.properties.matchedBy,data:c}],!1;{var Z=!0;const P=c.length;for(let a=0;a<P;a++){let n=c[a];const h=e;if(e===h)if(typeof n==
"string"){if(n.length>1e3&&D(n)>1e3)return Y.errors=[{instancePath:t+"/predicate/matchedBy/"+a,schemaPath:"#/properties/predicate/properties/matchedBy/items/max\
Length",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:F.properties.predicate.properties.matchedBy.items,data:n}],!1}else return Y.errors=[{instancePath:t+
"/predicate/matchedBy/"+a,schemaPath:"#/properties/predicate/properties/matchedBy/items/type",keyword:"type",params:{type:"string"},schema:F.properties.predicate.
properties.matchedBy.items.type,parentSchema:F.properties.predicate.properties.matchedBy.items,data:n}],!1;var Z=h===e;if(!Z)break}}}else return Y.errors=[{instancePath:t+
"/predicate/matchedBy",schemaPath:"#/properties/predicate/properties/matchedBy/type",keyword:"type",params:{type:"array"},schema:F.properties.predicate.properties.
matchedBy.type,parentSchema:F.properties.predicate.properties.matchedBy,data:c}],!1;var v=f===e}else var v=!0;if(v){if(_.identifiedBy!==void 0){let c=_.identifiedBy;
const f=e;if(!(c==="request id"||c==="client id"||c==="run tag"||c==="address"||c===null))return Y.errors=[{instancePath:t+"/predicate/identifiedBy",schemaPath:"\
#/properties/predicate/properties/identifiedBy/enum",keyword:"enum",params:{allowedValues:F.properties.predicate.properties.identifiedBy.enum},schema:F.properties.
predicate.properties.identifiedBy.enum,parentSchema:F.properties.predicate.properties.identifiedBy,data:c}],!1;var v=f===e}else var v=!0;if(v){if(_.otherCalls!==
void 0){let c=_.otherCalls;const f=e;if(e===f)if(Array.isArray(c)){if(c.length>1e3)return Y.errors=[{instancePath:t+"/predicate/otherCalls",schemaPath:"#/proper\
ties/predicate/properties/otherCalls/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:F.properties.predicate.properties.otherCalls,data:c}],
!1;{var S=!0;const P=c.length;for(let a=0;a<P;a++){let n=c[a];const h=e;if(e===h)if(n&&typeof n=="object"&&!Array.isArray(n)){let b;if(n.from===void 0&&(b="from")||
n.to===void 0&&(b="to")||n.calls===void 0&&(b="calls")||n.accepted===void 0&&(b="accepted")||n.sameTag===void 0&&(b="sameTag"))return Y.errors=[{instancePath:t+
"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/required",keyword:"required",params:{missingProperty:b},schema:F.properties.
predicate.properties.otherCalls.items.required,parentSchema:F.properties.predicate.properties.otherCalls.items,data:n}],!1;{const L=e;for(const j in n)if(!(j===
"from"||j==="to"||j==="calls"||j==="accepted"||j==="sameTag")){return Y.errors=[{instancePath:t+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/pr\
operties/otherCalls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j},schema:!1,parentSchema:F.properties.predicate.properties.
otherCalls.items,data:n}],!1;break}if(L===e){if(n.from!==void 0){const j=e;Me(n.from,{instancePath:t+"/predicate/otherCalls/"+a+"/from",parentData:n,parentDataProperty:"\
from",rootData:w,dynamicAnchors:x})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var $=j===e}else var $=!0;if($){if(n.to!==void 0){const j=e;Me(n.to,{
instancePath:t+"/predicate/otherCalls/"+a+"/to",parentData:n,parentDataProperty:"to",rootData:w,dynamicAnchors:x})||(s=s===null?Me.errors:s.concat(Me.errors),e=
s.length);var $=j===e}else var $=!0;if($){if(n.calls!==void 0){let j=n.calls;const I=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return Y.errors=
[{instancePath:t+"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/type",keyword:"type",params:{
type:"integer"},schema:F.properties.predicate.properties.otherCalls.items.properties.calls.type,parentSchema:F.properties.predicate.properties.otherCalls.items.
properties.calls,data:j}],!1;if(e===I&&typeof j=="number"&&isFinite(j)){if(j>1e15||isNaN(j))return Y.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/calls",
schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:F.
properties.predicate.properties.otherCalls.items.properties.calls,data:j}],!1;if(j<0||isNaN(j))return Y.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/cal\
ls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:F.
properties.predicate.properties.otherCalls.items.properties.calls,data:j}],!1}var $=I===e}else var $=!0;if($){if(n.accepted!==void 0){let j=n.accepted;const I=e;
if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return Y.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properties/predic\
ate/properties/otherCalls/items/properties/accepted/type",keyword:"type",params:{type:"integer"},schema:F.properties.predicate.properties.otherCalls.items.properties.
accepted.type,parentSchema:F.properties.predicate.properties.otherCalls.items.properties.accepted,data:j}],!1;if(e===I&&typeof j=="number"&&isFinite(j)){if(j>1e15||
isNaN(j))return Y.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/accep\
ted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:F.properties.predicate.properties.otherCalls.items.properties.accepted,
data:j}],!1;if(j<0||isNaN(j))return Y.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properties/predicate/properties/otherCalls/it\
ems/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:F.properties.predicate.properties.otherCalls.items.properties.
accepted,data:j}],!1}var $=I===e}else var $=!0;if($)if(n.sameTag!==void 0){let j=n.sameTag;const I=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return Y.
errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/type",keyword:"t\
ype",params:{type:"integer"},schema:F.properties.predicate.properties.otherCalls.items.properties.sameTag.type,parentSchema:F.properties.predicate.properties.otherCalls.
items.properties.sameTag,data:j}],!1;if(e===I&&typeof j=="number"&&isFinite(j)){if(j>1e15||isNaN(j))return Y.errors=[{instancePath:t+"/predicate/otherCalls/"+a+
"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:F.properties.predicate.properties.otherCalls.items.properties.sameTag,data:j}],!1;if(j<0||isNaN(j))return Y.errors=[{instancePath:t+"/predicate/oth\
erCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:F.properties.predicate.properties.otherCalls.items.properties.sameTag,data:j}],!1}var $=I===e}else var $=!0}}}}}}else return Y.errors=[{instancePath:t+
"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/type",keyword:"type",params:{type:"object"},schema:F.properties.predicate.
properties.otherCalls.items.type,parentSchema:F.properties.predicate.properties.otherCalls.items,data:n}],!1;var S=h===e;if(!S)break}}}else return Y.errors=[{instancePath:t+
"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCalls/type",keyword:"type",params:{type:"array"},schema:F.properties.predicate.properties.
otherCalls.type,parentSchema:F.properties.predicate.properties.otherCalls,data:c}],!1;var v=f===e}else var v=!0;if(v){if(_.matchedAt!==void 0){const c=e;Me(_.matchedAt,
{instancePath:t+"/predicate/matchedAt",parentData:_,parentDataProperty:"matchedAt",rootData:w,dynamicAnchors:x})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.
length);var v=c===e}else var v=!0;if(v)if(_.suite!==void 0){const c=e;Nr(_.suite,{instancePath:t+"/predicate/suite",parentData:_,parentDataProperty:"suite",rootData:w,
dynamicAnchors:x})||(s=s===null?Nr.errors:s.concat(Nr.errors),e=s.length);var v=c===e}else var v=!0}}}}}}}}}}}}else return Y.errors=[{instancePath:t+"/predicate",
schemaPath:"#/properties/predicate/type",keyword:"type",params:{type:"object"},schema:F.properties.predicate.type,parentSchema:F.properties.predicate,data:_}],!1;
var i=k===e}else var i=!0}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:F.type,parentSchema:F,data:r}],
!1;return Y.errors=s,e===0}

// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as et}from"./formats.ts";import nt from"ajv/dist/runtime/ucs2length.js";import mt from"ajv/dist/runtime/equal.js";export const run=z;const L={$schema:"\
https://json-schema.org/draft/2020-12/schema",$id:"run.schema.json",type:"object",additionalProperties:!1,required:["context","suite","catalogueDigest","times",
"attempts","whole","only","stopped","pace","network","pool"],properties:{context:{type:"object",additionalProperties:!1,required:["seed","startedAt","subject","\
target","clientId","product","claims","values","profile","zones"],properties:{seed:{type:"string",maxLength:32,pattern:"^[0-9a-f]{32}$",wanted:"32 hexadecimal d\
igits in lower case"},startedAt:{$ref:"#/$defs/moment"},subject:{enum:["service","client"]},target:{$ref:"#/$defs/target"},clientId:{type:"string",minLength:1,maxLength:512,
pattern:"^[^\\p{Cc}]+$",wanted:"a text without control characters"},product:{description:"The product for which certification is sought; null where none was nam\
ed.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}],wanted:"null, or name, version and vendor of a product"},claims:{$ref:"certifi\
cation.schema.json#/properties/claims"},values:{$ref:"#/$defs/values"},profile:{$ref:"profile.schema.json"},zones:{type:"array",minItems:1,maxItems:600,items:{$ref:"\
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
ns","rate","calls","target","not-http","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9}}}},sha256:{type:"string",maxLength:64,pattern:"^[0-9a-f]{\
64}$",wanted:"64 hexadecimal digits in lower case"},moment:{type:"string",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"\
date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},times:{type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{
$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}},suite:{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"s\
tring",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},address:{type:"string",maxLength:2048,format:"\
address",wanted:"an absolute https address without user name, query and fragment (http only on this machine)"},target:{type:"object",additionalProperties:!1,required:[
"baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},
embedded:{type:"boolean"},shared:{const:!0}}},values:{type:"object",additionalProperties:!1,required:["hotels","timeZoneGiven","stays","reservationIdFrom","rese\
rvationIdGiven","reservationIds"],properties:{hotels:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"\
certification.schema.json#/properties/values/properties/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFr\
om"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"arra\
y",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200}}}},hotel:{type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{
id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},zone:{type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?\
:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as America/Chicago"},zoneTable:{type:"object",additionalProperties:!1,required:["timeZone","tz\
data","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{
type:"array",minItems:1,maxItems:2e3,items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"string",maxLength:24},{type:"integer",minimum:-1440,maximum:1440}],
items:!1}}}}}},Qe=Object.prototype.hasOwnProperty,M=nt.default??nt,yt=new RegExp("^[0-9a-f]{32}$","u"),lt=new RegExp("^[^\\p{Cc}]+$","u"),rt=new RegExp("^[a-z0-\
9-]+$","u"),pr={type:"string",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01\
-31T12:00:00.000Z"},Or=et["date-time"],Kr=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function oe(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof t=="string"){if(M(t)>24)return oe.errors=[{instancePath:r,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:pr,data:t}],!1;if(Kr.test(t)){if(!Or.validate(t))return oe.errors=[{instancePath:r,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:pr,data:t}],!1}else return oe.errors=[{instancePath:r,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",
parentSchema:pr,data:t}],!1}else return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:pr.type,parentSchema:pr,data:t}],
!1;return oe.errors=s,e===0}const _e={type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#\
/$defs/address"},authUrl:{$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},Hr={type:"string",maxLength:2048,
format:"address",wanted:"an absolute https address without user name, query and fragment (http only on this machine)"},vt=et.address;function Me(t,{instancePath:r="",
parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof t=="string"){if(M(t)>2048)return Me.errors=[{instancePath:r,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:Hr,data:t}],!1;if(!vt.validate(t))return Me.errors=[{instancePath:r,schemaPath:"\
#/format",keyword:"format",params:{format:"address"},schema:"address",parentSchema:Hr,data:t}],!1}else return Me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Hr.type,parentSchema:Hr,data:t}],!1;return Me.errors=s,e===0}function or(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.baseUrl===void 0&&(w="baseUrl")||t.authUrl===
void 0&&(w="authUrl")||t.environment===void 0&&(w="environment")||t.embedded===void 0&&(w="embedded"))return or.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:w},schema:_e.required,parentSchema:_e,data:t}],!1;{const v=e;for(const p in t)if(!(p==="baseUrl"||p==="authUrl"||p===
"environment"||p==="embedded"||p==="shared")){return or.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:_e,data:t}],!1;break}if(v===e){if(t.baseUrl!==void 0){const p=e;Me(t.baseUrl,{instancePath:r+"/baseUrl",parentData:t,parentDataProperty:"\
baseUrl",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(t.authUrl!==void 0){const p=e;Me(
t.authUrl,{instancePath:r+"/authUrl",parentData:t,parentDataProperty:"authUrl",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(t.environment!==void 0){let p=t.environment;const n=e;if(!(p==="sandbox"||p==="mock"))return or.errors=[{instancePath:r+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:_e.properties.environment.enum},schema:_e.properties.environment.enum,
parentSchema:_e.properties.environment,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.embedded!==void 0){let p=t.embedded;const n=e;if(typeof p!="boolean")return or.
errors=[{instancePath:r+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:_e.properties.embedded.type,parentSchema:_e.
properties.embedded,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.shared!==void 0){let p=t.shared;const n=e;if(p!==!0)return or.errors=[{instancePath:r+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:_e.properties.shared,data:p}],!1;var i=n===e}else var i=!0}}}}}}else
return or.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_e.type,parentSchema:_e,data:t}],!1;return or.errors=s,e===0}
const Re={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"s\
tring",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function Ce(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.name===void 0&&(w="name")||t.version===void 0&&(w="vers\
ion")||t.vendor===void 0&&(w="vendor"))return Ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Re.required,
parentSchema:Re,data:t}],!1;{const v=e;for(const p in t)if(!(p==="name"||p==="version"||p==="vendor")){return Ce.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Re,data:t}],!1;break}if(v===e){if(t.name!==void 0){let p=t.name;
const n=e;if(e===n)if(typeof p=="string"){if(M(p)>200)return Ce.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:Re.properties.name,data:p}],!1;if(M(p)<1)return Ce.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:Re.properties.name,data:p}],!1}else return Ce.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},schema:Re.properties.name.type,parentSchema:Re.properties.name,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.version!==
void 0){let p=t.version;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>200)return Ce.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxL\
ength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Re.properties.version,data:p}],!1;if(M(p)<1)return Ce.errors=[{instancePath:r+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Re.properties.version,data:p}],!1}else return Ce.errors=[{instancePath:r+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Re.properties.version.type,parentSchema:Re.properties.version,data:p}],
!1;var i=n===e}else var i=!0;if(i)if(t.vendor!==void 0){let p=t.vendor;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>200)return Ce.errors=[{instancePath:r+"\
/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Re.properties.vendor,data:p}],!1;if(M(p)<1)return Ce.
errors=[{instancePath:r+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Re.properties.vendor,data:p}],
!1}else return Ce.errors=[{instancePath:r+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:Re.properties.vendor.type,
parentSchema:Re.properties.vendor,data:p}],!1;var i=n===e}else var i=!0}}}}else return Ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Re.type,parentSchema:Re,data:t}],!1;return Ce.errors=s,e===0}const Tr={type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/claim"},maxItems:7},
Mr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};function zr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-sho\
w"||t==="older-check-out"?(zr.errors=s,e===0):(zr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Mr.enum},schema:Mr.enum,parentSchema:Mr,
data:t}],!1)}const dt=mt.default??mt;function xr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>7)return xr.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:Tr,data:t}],
!1;if(t.length<1)return xr.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Tr,data:t}],!1;{var i=!0;const w=t.
length;for(let v=0;v<w;v++){const p=e;zr(t[v],{instancePath:r+"/"+v,parentData:t,parentDataProperty:v,rootData:x,dynamicAnchors:b})||(s=s===null?zr.errors:s.concat(
zr.errors),e=s.length);var i=p===e;if(!i)break}if(i){let v=t.length,p;if(v>1){e:for(;v--;)for(p=v;p--;)if(dt(t[v],t[p])){return xr.errors=[{instancePath:r,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:v,j:p},schema:!0,parentSchema:Tr,data:t}],!1;break e}}}}}else return xr.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},schema:Tr.type,parentSchema:Tr,data:t}],!1;return xr.errors=s,e===0}const Ae={type:"object",additionalProperties:!1,required:[
"hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"\
#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/properties/stays"},reservationIdFrom:{$ref:"certificat\
ion.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"certification.schema.json#/properties\
/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200}}}},Pr={type:"object",
additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},Yr={type:"\
string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as America/Chicago"},gt=new RegExp("^[\
A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$","u");function nr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(typeof t=="string"){if(M(t)>64)return nr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Yr,
data:t}],!1;if(!gt.test(t))return nr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-\
]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",parentSchema:Yr,data:t}],!1}else return nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Yr.type,parentSchema:Yr,data:t}],!1;return nr.errors=s,e===0}function mr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.id===void 0&&(w="id")||t.timeZone===void 0&&
(w="timeZone"))return mr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Pr.required,parentSchema:Pr,data:t}],
!1;{const v=e;for(const p in t)if(!(p==="id"||p==="timeZone")){return mr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:p},schema:!1,parentSchema:Pr,data:t}],!1;break}if(v===e){if(t.id!==void 0){let p=t.id;const n=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)))return mr.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},schema:Pr.properties.id.
type,parentSchema:Pr.properties.id,data:p}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return mr.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:Pr.properties.id,data:p}],!1;if(p<-2147483648||
isNaN(p))return mr.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},schema:-2147483648,
parentSchema:Pr.properties.id,data:p}],!1}var i=n===e}else var i=!0;if(i)if(t.timeZone!==void 0){const p=e;nr(t.timeZone,{instancePath:r+"/timeZone",parentData:t,
parentDataProperty:"timeZone",rootData:x,dynamicAnchors:b})||(s=s===null?nr.errors:s.concat(nr.errors),e=s.length);var i=p===e}else var i=!0}}}else return mr.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pr.type,parentSchema:Pr,data:t}],!1;return mr.errors=s,e===0}const W={type:"ar\
ray",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{
type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"\
string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},
roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{
type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","\
null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},maxItems:5e3},tt=et.int32;function te(t,{
instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>5e3)return te.
errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:W,data:t}],!1;{var i=!0;const v=t.length;for(let p=0;p<
v;p++){let n=t[p];const P=e;if(e===P)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1)return te.errors=[{instancePath:r+"/"+p,schemaPath:"\
#/items/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:W.items,data:n}],!1;{const Q=e;for(const m in n)if(!Qe.call(W.items.properties,
m)){return te.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:W.
items,data:n}],!1;break}if(Q===e){if(n.hotelConfirmationNumber!==void 0){let m=n.hotelConfirmationNumber;const h=e;if(e===h)if(typeof m=="string"){if(M(m)>200)return te.
errors=[{instancePath:r+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:W.items.properties.hotelConfirmationNumber,data:m}],!1;if(M(m)<1)return te.errors=[{instancePath:r+"/"+p+"/hotelConfirmationNumber",schemaPath:"\
#/items/properties/hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.items.properties.hotelConfirmationNumber,data:m}],
!1}else return te.errors=[{instancePath:r+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"\
string"},schema:W.items.properties.hotelConfirmationNumber.type,parentSchema:W.items.properties.hotelConfirmationNumber,data:m}],!1;var w=h===e}else var w=!0;if(w){
if(n.lodgingHotelId!==void 0){let m=n.lodgingHotelId;const h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:r+"/"+p+
"/lodgingHotelId",schemaPath:"#/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},schema:W.items.properties.lodgingHotelId.type,parentSchema:W.
items.properties.lodgingHotelId,data:m}],!1;if(e===h&&typeof m=="number"&&isFinite(m)&&!tt.validate(m))return te.errors=[{instancePath:r+"/"+p+"/lodgingHotelId",
schemaPath:"#/items/properties/lodgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:W.items.properties.lodgingHotelId,data:m}],
!1;var w=h===e}else var w=!0;if(w){if(n.employeeIdentifier!==void 0){let m=n.employeeIdentifier;const h=e;if(typeof m!="string"&&m!==null)return te.errors=[{instancePath:r+
"/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/type",keyword:"type",params:{type:W.items.properties.employeeIdentifier.type},schema:W.
items.properties.employeeIdentifier.type,parentSchema:W.items.properties.employeeIdentifier,data:m}],!1;if(e===h&&typeof m=="string"&&M(m)>200)return te.errors=
[{instancePath:r+"/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:W.
items.properties.employeeIdentifier,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.supplierReservationId!==void 0){let m=n.supplierReservationId;const h=e;if(typeof m!=
"string"&&m!==null)return te.errors=[{instancePath:r+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/type",keyword:"type",params:{
type:W.items.properties.supplierReservationId.type},schema:W.items.properties.supplierReservationId.type,parentSchema:W.items.properties.supplierReservationId,data:m}],
!1;if(e===h&&typeof m=="string"&&M(m)>200)return te.errors=[{instancePath:r+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:W.items.properties.supplierReservationId,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.
source!==void 0){let m=n.source;const h=e;if(e===h)if(typeof m=="string"){if(M(m)>200)return te.errors=[{instancePath:r+"/"+p+"/source",schemaPath:"#/items/prop\
erties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:W.items.properties.source,data:m}],!1;if(M(m)<1)return te.errors=[{instancePath:r+
"/"+p+"/source",schemaPath:"#/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.items.properties.source,data:m}],!1}else
return te.errors=[{instancePath:r+"/"+p+"/source",schemaPath:"#/items/properties/source/type",keyword:"type",params:{type:"string"},schema:W.items.properties.source.
type,parentSchema:W.items.properties.source,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.checkInDateTime!==void 0){let m=n.checkInDateTime;const h=e;if(e===
h&&e===h)if(typeof m=="string"){if(M(m)>64)return te.errors=[{instancePath:r+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/maxLength",
keyword:"maxLength",params:{limit:64},schema:64,parentSchema:W.items.properties.checkInDateTime,data:m}],!1;if(!Or.validate(m))return te.errors=[{instancePath:r+
"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:W.items.
properties.checkInDateTime,data:m}],!1}else return te.errors=[{instancePath:r+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/type",keyword:"\
type",params:{type:"string"},schema:W.items.properties.checkInDateTime.type,parentSchema:W.items.properties.checkInDateTime,data:m}],!1;var w=h===e}else var w=!0;
if(w){if(n.expectedCheckOutDateTime!==void 0){let m=n.expectedCheckOutDateTime;const h=e;if(e===h&&e===h)if(typeof m=="string"){if(M(m)>64)return te.errors=[{instancePath:r+
"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:W.
items.properties.expectedCheckOutDateTime,data:m}],!1;if(!Or.validate(m))return te.errors=[{instancePath:r+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items\
/properties/expectedCheckOutDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:W.items.properties.expectedCheckOutDateTime,
data:m}],!1}else return te.errors=[{instancePath:r+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/type",keyword:"type",
params:{type:"string"},schema:W.items.properties.expectedCheckOutDateTime.type,parentSchema:W.items.properties.expectedCheckOutDateTime,data:m}],!1;var w=h===e}else
var w=!0;if(w){if(n.roomNumber!==void 0){let m=n.roomNumber;const h=e;if(e===h)if(typeof m=="string"){if(M(m)>200)return te.errors=[{instancePath:r+"/"+p+"/room\
Number",schemaPath:"#/items/properties/roomNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:W.items.properties.roomNumber,data:m}],
!1;if(M(m)<1)return te.errors=[{instancePath:r+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:W.items.properties.roomNumber,data:m}],!1}else return te.errors=[{instancePath:r+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/type",
keyword:"type",params:{type:"string"},schema:W.items.properties.roomNumber.type,parentSchema:W.items.properties.roomNumber,data:m}],!1;var w=h===e}else var w=!0;
if(w){if(n.folio!==void 0){let m=n.folio;const h=e;if(e===h)if(typeof m=="string"){if(M(m)>200)return te.errors=[{instancePath:r+"/"+p+"/folio",schemaPath:"#/it\
ems/properties/folio/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:W.items.properties.folio,data:m}],!1;if(M(m)<1)return te.errors=[
{instancePath:r+"/"+p+"/folio",schemaPath:"#/items/properties/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.items.properties.folio,
data:m}],!1}else return te.errors=[{instancePath:r+"/"+p+"/folio",schemaPath:"#/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:W.items.
properties.folio.type,parentSchema:W.items.properties.folio,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.guestFirstName!==void 0){let m=n.guestFirstName;const h=e;
if(e===h)if(typeof m=="string"){if(M(m)>200)return te.errors=[{instancePath:r+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:W.items.properties.guestFirstName,data:m}],!1;if(M(m)<1)return te.errors=[{instancePath:r+"/"+p+"/guestFir\
stName",schemaPath:"#/items/properties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.items.properties.guestFirstName,data:m}],
!1}else return te.errors=[{instancePath:r+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:W.
items.properties.guestFirstName.type,parentSchema:W.items.properties.guestFirstName,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.guestLastName!==void 0){let m=n.
guestLastName;const h=e;if(e===h)if(typeof m=="string"){if(M(m)>200)return te.errors=[{instancePath:r+"/"+p+"/guestLastName",schemaPath:"#/items/properties/gues\
tLastName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:W.items.properties.guestLastName,data:m}],!1;if(M(m)<1)return te.errors=[{instancePath:r+
"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.items.properties.guestLastName,
data:m}],!1}else return te.errors=[{instancePath:r+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},
schema:W.items.properties.guestLastName.type,parentSchema:W.items.properties.guestLastName,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.roomType!==void 0){let m=n.
roomType;const h=e;if(e===h)if(typeof m=="string"){if(M(m)>200)return te.errors=[{instancePath:r+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/maxLe\
ngth",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:W.items.properties.roomType,data:m}],!1;if(M(m)<1)return te.errors=[{instancePath:r+"/"+p+"\
/roomType",schemaPath:"#/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:W.items.properties.roomType,data:m}],!1}else
return te.errors=[{instancePath:r+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:W.items.properties.
roomType.type,parentSchema:W.items.properties.roomType,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.occupancy!==void 0){let m=n.occupancy;const h=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:r+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/type",keyword:"type",params:{
type:"integer"},schema:W.items.properties.occupancy.type,parentSchema:W.items.properties.occupancy,data:m}],!1;if(e===h&&typeof m=="number"&&isFinite(m)&&!tt.validate(
m))return te.errors=[{instancePath:r+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"int32",
parentSchema:W.items.properties.occupancy,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.loyalty!==void 0){let m=n.loyalty;const h=e;if(typeof m!="boolean"&&m!==
null)return te.errors=[{instancePath:r+"/"+p+"/loyalty",schemaPath:"#/items/properties/loyalty/type",keyword:"type",params:{type:W.items.properties.loyalty.type},
schema:W.items.properties.loyalty.type,parentSchema:W.items.properties.loyalty,data:m}],!1;var w=h===e}else var w=!0;if(w){if(n.numberOfNights!==void 0){let m=n.
numberOfNights;const h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:r+"/"+p+"/numberOfNights",schemaPath:"#/items/\
properties/numberOfNights/type",keyword:"type",params:{type:"integer"},schema:W.items.properties.numberOfNights.type,parentSchema:W.items.properties.numberOfNights,
data:m}],!1;if(e===h&&typeof m=="number"&&isFinite(m)&&!tt.validate(m))return te.errors=[{instancePath:r+"/"+p+"/numberOfNights",schemaPath:"#/items/properties/\
numberOfNights/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:W.items.properties.numberOfNights,data:m}],!1;var w=h===e}else var w=!0;
if(w)if(n.reservationInformation!==void 0){let m=n.reservationInformation;const h=e;if(typeof m!="string"&&m!==null)return te.errors=[{instancePath:r+"/"+p+"/re\
servationInformation",schemaPath:"#/items/properties/reservationInformation/type",keyword:"type",params:{type:W.items.properties.reservationInformation.type},schema:W.
items.properties.reservationInformation.type,parentSchema:W.items.properties.reservationInformation,data:m}],!1;if(e===h&&typeof m=="string"&&M(m)>2e3)return te.
errors=[{instancePath:r+"/"+p+"/reservationInformation",schemaPath:"#/items/properties/reservationInformation/maxLength",keyword:"maxLength",params:{limit:2e3},
schema:2e3,parentSchema:W.items.properties.reservationInformation,data:m}],!1;var w=h===e}else var w=!0}}}}}}}}}}}}}}}}}else return te.errors=[{instancePath:r+"\
/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:W.items.type,parentSchema:W.items,data:n}],!1;var i=P===e;if(!i)break}}}else return te.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:W.type,parentSchema:W,data:t}],!1;return te.errors=s,e===0}const st={enum:[
"location-header","hotel-confirmation-number","supplier-reservation-id","list","omitted"]};function Zr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;return t==="location-header"||t==="hotel-confirmation-number"||t==="supplier-reservation-id"||t==="list"||t==="omitted"?
(Zr.errors=s,e===0):(Zr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:st.enum},schema:st.enum,parentSchema:st,data:t}],!1)}const Qr={
type:"number",minimum:0,maximum:30};function Ir(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t))return Ir.errors=[{instancePath:r,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},
schema:30,parentSchema:Qr,data:t}],!1;if(t<0||isNaN(t))return Ir.errors=[{instancePath:r,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:Qr,data:t}],!1}else return Ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:Qr.type,parentSchema:Qr,
data:t}],!1;return Ir.errors=s,e===0}function ze(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.hotels===void 0&&(p="hotels")||t.timeZoneGiven===void 0&&(p="timeZoneGiven")||t.stays===void 0&&(p="st\
ays")||t.reservationIdFrom===void 0&&(p="reservationIdFrom")||t.reservationIdGiven===void 0&&(p="reservationIdGiven")||t.reservationIds===void 0&&(p="reservatio\
nIds"))return ze.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Ae.required,parentSchema:Ae,data:t}],!1;{const n=e;
for(const P in t)if(!(P==="hotels"||P==="timeZoneGiven"||P==="stays"||P==="reservationIdFrom"||P==="reservationIdGiven"||P==="settleSeconds"||P==="reservationId\
s")){return ze.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:Ae,
data:t}],!1;break}if(n===e){if(t.hotels!==void 0){let P=t.hotels;const F=e;if(e===F)if(Array.isArray(P)){if(P.length>1e4)return ze.errors=[{instancePath:r+"/hot\
els",schemaPath:"#/properties/hotels/maxItems",keyword:"maxItems",params:{limit:1e4},schema:1e4,parentSchema:Ae.properties.hotels,data:P}],!1;if(P.length<1)return ze.
errors=[{instancePath:r+"/hotels",schemaPath:"#/properties/hotels/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Ae.properties.hotels,data:P}],
!1;{var i=!0;const Q=P.length;for(let m=0;m<Q;m++){const h=e;mr(P[m],{instancePath:r+"/hotels/"+m,parentData:P,parentDataProperty:m,rootData:x,dynamicAnchors:b})||
(s=s===null?mr.errors:s.concat(mr.errors),e=s.length);var i=h===e;if(!i)break}}}else return ze.errors=[{instancePath:r+"/hotels",schemaPath:"#/properties/hotels\
/type",keyword:"type",params:{type:"array"},schema:Ae.properties.hotels.type,parentSchema:Ae.properties.hotels,data:P}],!1;var w=F===e}else var w=!0;if(w){if(t.
timeZoneGiven!==void 0){let P=t.timeZoneGiven;const F=e;if(typeof P!="boolean")return ze.errors=[{instancePath:r+"/timeZoneGiven",schemaPath:"#/properties/timeZ\
oneGiven/type",keyword:"type",params:{type:"boolean"},schema:Ae.properties.timeZoneGiven.type,parentSchema:Ae.properties.timeZoneGiven,data:P}],!1;var w=F===e}else
var w=!0;if(w){if(t.stays!==void 0){const P=e;te(t.stays,{instancePath:r+"/stays",parentData:t,parentDataProperty:"stays",rootData:x,dynamicAnchors:b})||(s=s===
null?te.errors:s.concat(te.errors),e=s.length);var w=P===e}else var w=!0;if(w){if(t.reservationIdFrom!==void 0){const P=e;Zr(t.reservationIdFrom,{instancePath:r+
"/reservationIdFrom",parentData:t,parentDataProperty:"reservationIdFrom",rootData:x,dynamicAnchors:b})||(s=s===null?Zr.errors:s.concat(Zr.errors),e=s.length);var w=P===
e}else var w=!0;if(w){if(t.reservationIdGiven!==void 0){let P=t.reservationIdGiven;const F=e;if(typeof P!="boolean")return ze.errors=[{instancePath:r+"/reservat\
ionIdGiven",schemaPath:"#/properties/reservationIdGiven/type",keyword:"type",params:{type:"boolean"},schema:Ae.properties.reservationIdGiven.type,parentSchema:Ae.
properties.reservationIdGiven,data:P}],!1;var w=F===e}else var w=!0;if(w){if(t.settleSeconds!==void 0){const P=e;Ir(t.settleSeconds,{instancePath:r+"/settleSeco\
nds",parentData:t,parentDataProperty:"settleSeconds",rootData:x,dynamicAnchors:b})||(s=s===null?Ir.errors:s.concat(Ir.errors),e=s.length);var w=P===e}else var w=!0;
if(w)if(t.reservationIds!==void 0){let P=t.reservationIds;const F=e;if(e===F)if(Array.isArray(P)){if(P.length>2e4)return ze.errors=[{instancePath:r+"/reservatio\
nIds",schemaPath:"#/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:Ae.properties.reservationIds,data:P}],!1;{
var v=!0;const m=P.length;for(let h=0;h<m;h++){let Z=P[h];const C=e;if(e===C)if(typeof Z=="string"){if(M(Z)>200)return ze.errors=[{instancePath:r+"/reservationI\
ds/"+h,schemaPath:"#/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ae.properties.reservationIds.items,
data:Z}],!1;if(M(Z)<1)return ze.errors=[{instancePath:r+"/reservationIds/"+h,schemaPath:"#/properties/reservationIds/items/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:Ae.properties.reservationIds.items,data:Z}],!1}else return ze.errors=[{instancePath:r+"/reservationIds/"+h,schemaPath:"#/properti\
es/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:Ae.properties.reservationIds.items.type,parentSchema:Ae.properties.reservationIds.items,
data:Z}],!1;var v=C===e;if(!v)break}if(v){let h=P.length,Z;if(h>1){const C={};for(;h--;){let D=P[h];if(typeof D=="string"){if(typeof C[D]=="number"){return Z=C[D],
ze.errors=[{instancePath:r+"/reservationIds",schemaPath:"#/properties/reservationIds/uniqueItems",keyword:"uniqueItems",params:{i:h,j:Z},schema:!0,parentSchema:Ae.
properties.reservationIds,data:P}],!1;break}C[D]=h}}}}}}else return ze.errors=[{instancePath:r+"/reservationIds",schemaPath:"#/properties/reservationIds/type",keyword:"\
type",params:{type:"array"},schema:Ae.properties.reservationIds.type,parentSchema:Ae.properties.reservationIds,data:P}],!1;var w=F===e}else var w=!0}}}}}}}}else
return ze.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,data:t}],!1;return ze.errors=s,e===0}
const E={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile.schema.json",type:"object",additionalProperties:!1,properties:{name:{type:"string",
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
strict or tolerant, for all coercions together (strict: whatever is of another type than the field's is refused, also null or 2.5 for an integer, and a list of \
one), or for each of quotedNumbers ("1" for 1), quotedBooleans ("true" for true) and numbersAsText (7 for "7")`,oneOf:[{$ref:"#/$defs/reading"},{type:"object",additionalProperties:!1,
minProperties:1,properties:{quotedNumbers:{$ref:"#/$defs/reading"},quotedBooleans:{$ref:"#/$defs/reading"},numbersAsText:{$ref:"#/$defs/reading"}}}]},unknownMembers:{
$ref:"#/$defs/reading"},letterCase:{$ref:"#/$defs/reading"}}},repeats:{type:"object",additionalProperties:!1,properties:{"check-in":{$ref:"#/$defs/repeat"},"che\
ck-out":{$ref:"#/$defs/repeat"},"partial-bill":{$ref:"#/$defs/repeat"},"no-show":{$ref:"#/$defs/repeat"}}}},$defs:{schema:{$ref:"profile-schemas.schema.json"},refusals:{
type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100},operation:{type:"object",additionalProperties:!1,properties:{
request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"arra\
y",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}}}}},answer:{oneOf:[{const:"accepted"},{$ref:"\
#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"},repeat:{oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"\
accepted, ignored, or a list of statuses from 400 to 499"},reading:{enum:["strict","tolerant"]},limitsOfFields:{type:"object",minProperties:1,additionalProperties:{
$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"\
integer",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{
type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}}}},
Pt=new RegExp("^v[1-9][0-9]{0,2}$","u"),kt=new RegExp("^4\\d\\d$","u"),wt=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$","u"),Ie={type:"object",additionalProperties:!1,
properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{
type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}}}}},ct={$schema:"https://json-sc\
hema.org/draft/2020-12/schema",$id:"profile-schemas.schema.json",$ref:"#/$defs/schema",$defs:{schema:{type:["object","boolean"],additionalProperties:!1,properties:{
$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},
description:{type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,deprecated:{type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{
type:"string",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference such as #/$defs/NAME"},type:{description:"One type or a list of them",oneOf:[
{enum:["null","boolean","object","array","number","integer","string"]},{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"string",enum:["null","boo\
lean","object","array","number","integer","string"],maxLength:7}}],wanted:"one of null, boolean, object, array, number, integer, string, or a list of them"},enum:{
type:"array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{type:"number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",maximum:1e308},maximum:{
type:"number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},exclusiveMaximum:{type:"number",maximum:1e308},minLength:{type:"integer",minimum:0,maximum:1e6},
maxLength:{type:"integer",minimum:0,maximum:1e6},pattern:{type:"string",maxLength:1e3},format:{enum:["date-time","date","duration","email","hostname","ipv4","ip\
v6","uri","uri-reference","uuid","byte","int32","int64","float","double"]},minItems:{type:"integer",minimum:0,maximum:9007199254740991},maxItems:{type:"integer",
minimum:0,maximum:9007199254740991},minContains:{type:"integer",minimum:0,maximum:9007199254740991},maxContains:{type:"integer",minimum:0,maximum:9007199254740991},
minProperties:{type:"integer",minimum:0,maximum:9007199254740991},maxProperties:{type:"integer",minimum:0,maximum:9007199254740991},uniqueItems:{type:"boolean"},
items:{$ref:"#/$defs/schema"},prefixItems:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},contains:{$ref:"#/$defs/schema"},properties:{type:"\
object",maxProperties:500,propertyNames:{maxLength:200,not:{const:"__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},patternProperties:{type:"object",maxProperties:20,
propertyNames:{maxLength:200,not:{const:"__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},additionalProperties:{$ref:"#/$defs/schema"},propertyNames:{
$ref:"#/$defs/schema"},required:{type:"array",maxItems:500,uniqueItems:!0,items:{type:"string",maxLength:200}},dependentRequired:{type:"object",maxProperties:500,
additionalProperties:{type:"array",maxItems:500,uniqueItems:!0,items:{type:"string",maxLength:200}}},dependentSchemas:{type:"object",maxProperties:500,propertyNames:{
maxLength:200,not:{const:"__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},allOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},anyOf:{
type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},oneOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},not:{$ref:"#/$defs/\
schema"},if:{$ref:"#/$defs/schema"},then:{$ref:"#/$defs/schema"},else:{$ref:"#/$defs/schema"},$defs:{type:"object",maxProperties:500,propertyNames:{maxLength:90,
pattern:"^[A-Za-z0-9_.-]+$",wanted:"a name of letters, digits, _, . and -"},additionalProperties:{$ref:"#/$defs/schema"}}},dependentSchemas:{uniqueItems:{required:[
"items"],properties:{items:{type:"object",required:["type"],properties:{type:{anyOf:[{enum:["null","boolean","number","integer","string"]},{type:"array",maxItems:7,
items:{enum:["null","boolean","number","integer","string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}}},type:"object"},
l={type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},
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
"string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}},ft=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),ht=new RegExp(
"^[A-Za-z0-9_.-]+$","u"),se={validate:A};function A(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&typeof t!="boolean")return A.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:l.type},schema:l.
type,parentSchema:l,data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){const u=e;for(const a in t)if(!Qe.call(l.properties,a)){return A.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:l,data:t}],!1;break}if(u===e){if(t.$schema!==
void 0){let a=t.$schema;const o=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return A.errors=[{instancePath:r+"/$schema",schemaPath:"#/properties/%24\
schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:l.
properties.$schema,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$id!==void 0){let a=t.$id;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>2048)return A.errors=
[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:l.properties.$id,data:a}],!1}else
return A.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:l.properties.$id.type,parentSchema:l.properties.
$id,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$comment!==void 0){let a=t.$comment;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>1e5)return A.errors=[
{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.$comment,
data:a}],!1}else return A.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:l.properties.
$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.title!==void 0){let a=t.title;const o=e;if(e===o)if(typeof a==
"string"){if(M(a)>1e5)return A.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.
properties.title,data:a}],!1}else return A.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:l.
properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.description!==void 0){let a=t.description;const o=e;if(e===
o)if(typeof a=="string"){if(M(a)>1e5)return A.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],!1}else return A.errors=[{instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},schema:l.properties.description.type,parentSchema:l.properties.description,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.deprecated!==void 0){let a=t.deprecated;const o=e;if(typeof a!="boolean")return A.errors=[{instancePath:r+"/deprecated",schemaPath:"#/properties/deprecated\
/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.type,parentSchema:l.properties.deprecated,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.readOnly!==void 0){let a=t.readOnly;const o=e;if(typeof a!="boolean")return A.errors=[{instancePath:r+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.properties.readOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.writeOnly!==
void 0){let a=t.writeOnly;const o=e;if(typeof a!="boolean")return A.errors=[{instancePath:r+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$ref!==void 0){let a=t.
$ref;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>100)return A.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLengt\
h",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;if(!ft.test(a))return A.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24\
ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:l.properties.$ref,data:a}],!1}else
return A.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:l.properties.$ref.type,parentSchema:l.
properties.$ref,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.type!==void 0){let a=t.type;const o=e,c=e;let f=!1,g=null;const I=e;if(!(a==="null"||a==="boole\
an"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const U={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"\
enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.oneOf[0].enum,parentSchema:l.properties.type.oneOf[0],data:a};s===null?s=[
U]:s.push(U),e++}var v=I===e;v&&(f=!0,g=0);const $=e;if(e===$)if(Array.isArray(a))if(a.length>7){const U={instancePath:r+"/type",schemaPath:"#/properties/type/o\
neOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}else if(a.length<1){const U={
instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.type.oneOf[1],data:a};
s===null?s=[U]:s.push(U),e++}else{var w=!0;const U=a.length;for(let j=0;j<U;j++){let Y=a[j];const xe=e;if(!(Y==="null"||Y==="boolean"||Y==="object"||Y==="array"||
Y==="number"||Y==="integer"||Y==="string")){const ce={instancePath:r+"/type/"+j,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:l.
properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].items.enum,parentSchema:l.properties.type.oneOf[1].items,data:Y};s===null?s=[ce]:s.push(ce),
e++}if(e===xe)if(typeof Y=="string"){if(M(Y)>7){const ce={instancePath:r+"/type/"+j,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",params:{
limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].items,data:Y};s===null?s=[ce]:s.push(ce),e++}}else{const ce={instancePath:r+"/type/"+j,schemaPath:"#/p\
roperties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:l.properties.type.oneOf[1].items.type,parentSchema:l.properties.type.oneOf[1].items,
data:Y};s===null?s=[ce]:s.push(ce),e++}var w=xe===e;if(!w)break}if(w){let j=a.length,Y;if(j>1){const xe={};for(;j--;){let le=a[j];if(typeof le=="string"){if(typeof xe[le]==
"number"){Y=xe[le];const ce={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:j,j:Y},schema:!0,parentSchema:l.
properties.type.oneOf[1],data:a};s===null?s=[ce]:s.push(ce),e++;break}xe[le]=j}}}}}else{const U={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/ty\
pe",keyword:"type",params:{type:"array"},schema:l.properties.type.oneOf[1].type,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}var v=$===
e;if(v&&f?(f=!1,g=[g,1]):v&&(f=!0,g=1),f)e=c,s!==null&&(c?s.length=c:s=null);else{const U={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf",keyword:"\
oneOf",params:{passingSchemas:g},schema:l.properties.type.oneOf,parentSchema:l.properties.type,data:a};return s===null?s=[U]:s.push(U),e++,A.errors=s,!1}var i=o===
e}else var i=!0;if(i){if(t.enum!==void 0){let a=t.enum;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)return A.errors=[{instancePath:r+"/enum",schemaPath:"\
#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.enum,data:a}],!1;if(a.length<1)return A.errors=[{instancePath:r+
"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.enum,data:a}],!1}else return A.errors=[{instancePath:r+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:l.properties.enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(t.multipleOf!==void 0){let a=t.multipleOf;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return A.errors=[
{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.
multipleOf,data:a}],!1;if(a<=0||isNaN(a))return A.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusive\
Minimum",params:{comparison:">",limit:0},schema:0,parentSchema:l.properties.multipleOf,data:a}],!1}else return A.errors=[{instancePath:r+"/multipleOf",schemaPath:"\
#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:l.properties.multipleOf.type,parentSchema:l.properties.multipleOf,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(t.minimum!==void 0){let a=t.minimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return A.errors=[{instancePath:r+
"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],
!1}else return A.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,
parentSchema:l.properties.minimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.maximum!==void 0){let a=t.maximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return A.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:l.properties.maximum,data:a}],!1}else return A.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",
params:{type:"number"},schema:l.properties.maximum.type,parentSchema:l.properties.maximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMinimum!==void 0){
let a=t.exclusiveMinimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return A.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"\
#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else
return A.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.
type,parentSchema:l.properties.exclusiveMinimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMaximum!==void 0){let a=t.exclusiveMaximum;const o=e;if(e===
o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return A.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return A.errors=[{instancePath:r+
"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.
properties.exclusiveMaximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.minLength!==void 0){let a=t.minLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return A.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minLength.type,parentSchema:l.properties.minLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return A.errors=[{instancePath:r+"/\
minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],
!1;if(a<0||isNaN(a))return A.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.minLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxLength!==void 0){let a=t.maxLength;const o=e;if(!(typeof a=="nu\
mber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integ\
er"},schema:l.properties.maxLength.type,parentSchema:l.properties.maxLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return A.errors=
[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.
maxLength,data:a}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:l.properties.maxLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.pattern!==void 0){let a=t.pattern;const o=e;if(e===o)
if(typeof a=="string"){if(M(a)>1e3)return A.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},
schema:1e3,parentSchema:l.properties.pattern,data:a}],!1}else return A.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",
params:{type:"string"},schema:l.properties.pattern.type,parentSchema:l.properties.pattern,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.format!==void 0){let a=t.
format;const o=e;if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uui\
d"||a==="byte"||a==="int32"||a==="int64"||a==="float"||a==="double"))return A.errors=[{instancePath:r+"/format",schemaPath:"#/properties/format/enum",keyword:"e\
num",params:{allowedValues:l.properties.format.enum},schema:l.properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.minItems!==void 0){let a=t.minItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:r+"/minItems",schemaPath:"\
#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:r+
"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}
var i=o===e}else var i=!0;if(i){if(t.maxItems!==void 0){let a=t.maxItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:r+
"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,
data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/max\
Items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||
isNaN(a))return A.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.
properties.maxItems,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.minContains!==void 0){let a=t.minContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return A.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minContains.type,parentSchema:l.properties.minContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{
instancePath:r+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minContains,data:a}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxContains!==
void 0){let a=t.maxContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:r+"/maxContains",schemaPath:"#/pro\
perties/maxContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===o&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return A.errors=
[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
maxContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.minProperties!==void 0){let a=t.minProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return A.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minProperties.type,parentSchema:l.properties.minProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=
[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minProperties,data:a}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxProperties!==
void 0){let a=t.maxProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:r+"/maxProperties",schemaPath:"#\
/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;
if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxPropert\
ies/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<
0||isNaN(a))return A.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.maxProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.uniqueItems!==void 0){let a=t.uniqueItems;const o=e;if(typeof a!=
"boolean")return A.errors=[{instancePath:r+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.
uniqueItems.type,parentSchema:l.properties.uniqueItems,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.items!==void 0){const a=e;se.validate(t.items,{instancePath:r+
"/items",parentData:t,parentDataProperty:"items",rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(t.prefixItems!==void 0){let a=t.prefixItems;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return A.errors=[{instancePath:r+"/p\
refixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.
length<1)return A.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.
properties.prefixItems,data:a}],!1;{var p=!0;const f=a.length;for(let g=0;g<f;g++){const I=e;se.validate(a[g],{instancePath:r+"/prefixItems/"+g,parentData:a,parentDataProperty:g,
rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var p=I===e;if(!p)break}}}else return A.errors=[{instancePath:r+
"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.contains!==void 0){const a=e;se.validate(t.contains,{instancePath:r+"/contains",parentData:t,parentDataProperty:"\
contains",rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.properties!==
void 0){let a=t.properties;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return A.errors=[{instancePath:r+"/prope\
rties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.properties,data:a}],!1;
for(const f in a){const g=e,I=e,$=e;if(f!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var n=$===e;if(n){const _={instancePath:r+"/properties",schemaPath:"\
#/properties/properties/propertyNames/not",keyword:"not",params:{},schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.properties.propertyNames,
data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===g&&typeof f=="string"&&M(f)>200){const _={instancePath:r+"/p\
roperties",schemaPath:"#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.properties.propertyNames,
data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}var P=g===e;if(!P){const _={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames",
keyword:"propertyNames",params:{propertyName:f},schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};return s===null?s=[_]:
s.push(_),e++,A.errors=s,!1;break}}if(P)for(const f in a){const g=e;se.validate(a[f],{instancePath:r+"/properties/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,
parentDataProperty:f,rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var F=g===e;if(!F)break}}else return A.
errors=[{instancePath:r+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.
properties.properties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.patternProperties!==void 0){let a=t.patternProperties;const o=e;if(e===o)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>20)return A.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/maxPro\
perties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:l.properties.patternProperties,data:a}],!1;for(const f in a){const g=e,I=e,$=e;if(f!==
"__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var Q=$===e;if(Q){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames/not",keyword:"not",params:{},schema:l.properties.patternProperties.propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:f,
propertyName:f};s===null?s=[_]:s.push(_),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===g&&typeof f=="string"&&M(f)>200){const _={instancePath:r+"/patternP\
roperties",schemaPath:"#/properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.patternProperties.
propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}var m=g===e;if(!m){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patte\
rnProperties/propertyNames",keyword:"propertyNames",params:{propertyName:f},schema:l.properties.patternProperties.propertyNames,parentSchema:l.properties.patternProperties,
data:a};return s===null?s=[_]:s.push(_),e++,A.errors=s,!1;break}}if(m)for(const f in a){const g=e;se.validate(a[f],{instancePath:r+"/patternProperties/"+f.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.
length);var h=g===e;if(!h)break}}else return A.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{
type:"object"},schema:l.properties.patternProperties.type,parentSchema:l.properties.patternProperties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.additionalProperties!==
void 0){const a=e;se.validate(t.additionalProperties,{instancePath:r+"/additionalProperties",parentData:t,parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:b})||
(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.propertyNames!==void 0){const a=e;se.validate(t.propertyNames,
{instancePath:r+"/propertyNames",parentData:t,parentDataProperty:"propertyNames",rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.
errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.required!==void 0){let a=t.required;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)return A.errors=
[{instancePath:r+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.required,data:a}],
!1;{var Z=!0;const f=a.length;for(let g=0;g<f;g++){let I=a[g];const $=e;if(e===$)if(typeof I=="string"){if(M(I)>200)return A.errors=[{instancePath:r+"/required/"+
g,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.required.items,data:I}],!1}else
return A.errors=[{instancePath:r+"/required/"+g,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:l.properties.required.
items.type,parentSchema:l.properties.required.items,data:I}],!1;var Z=$===e;if(!Z)break}if(Z){let g=a.length,I;if(g>1){const $={};for(;g--;){let _=a[g];if(typeof _==
"string"){if(typeof $[_]=="number"){return I=$[_],A.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{
i:g,j:I},schema:!0,parentSchema:l.properties.required,data:a}],!1;break}$[_]=g}}}}}}else return A.errors=[{instancePath:r+"/required",schemaPath:"#/properties/r\
equired/type",keyword:"type",params:{type:"array"},schema:l.properties.required.type,parentSchema:l.properties.required,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.dependentRequired!==void 0){let a=t.dependentRequired;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return A.
errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.
properties.dependentRequired,data:a}],!1;for(const f in a){let g=a[f];const I=e;if(e===I)if(Array.isArray(g)){if(g.length>500)return A.errors=[{instancePath:r+"\
/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:l.properties.dependentRequired.additionalProperties,data:g}],!1;{var C=!0;const $=g.length;for(let _=0;_<$;_++){let U=g[_];const j=e;
if(e===j)if(typeof U=="string"){if(M(U)>200)return A.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.
additionalProperties.items,data:U}],!1}else return A.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.
type,parentSchema:l.properties.dependentRequired.additionalProperties.items,data:U}],!1;var C=j===e;if(!C)break}if(C){let _=g.length,U;if(_>1){const j={};for(;_--;){
let Y=g[_];if(typeof Y=="string"){if(typeof j[Y]=="number"){return U=j[Y],A.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:_,j:U},schema:!0,parentSchema:l.properties.dependentRequired.
additionalProperties,data:g}],!1;break}j[Y]=_}}}}}}else return A.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.
properties.dependentRequired.additionalProperties,data:g}],!1;var D=I===e;if(!D)break}}else return A.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.dependentSchemas!==void 0){let a=t.dependentSchemas;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return A.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:l.properties.dependentSchemas,data:a}],!1;for(const f in a){const g=e,I=e,$=e;if(f!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var R=$===e;if(R){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:l.properties.dependentSchemas.propertyNames.not,parentSchema:l.properties.dependentSchemas.propertyNames,data:f,propertyName:f};s===null?s=[_]:
s.push(_),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===g&&typeof f=="string"&&M(f)>200){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:f,
propertyName:f};s===null?s=[_]:s.push(_),e++}var H=g===e;if(!H){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:f},schema:l.properties.dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===
null?s=[_]:s.push(_),e++,A.errors=s,!1;break}}if(H)for(const f in a){const g=e;se.validate(a[f],{instancePath:r+"/dependentSchemas/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var N=g===e;
if(!N)break}}else return A.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.
properties.dependentSchemas.type,parentSchema:l.properties.dependentSchemas,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.allOf!==void 0){let a=t.allOf;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>20)return A.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:l.properties.allOf,data:a}],!1;if(a.length<1)return A.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.allOf,data:a}],!1;{var k=!0;const f=a.length;for(let g=0;g<f;g++){const I=e;se.validate(a[g],{instancePath:r+
"/allOf/"+g,parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var k=I===e;
if(!k)break}}}else return A.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:l.properties.allOf.
type,parentSchema:l.properties.allOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.anyOf!==void 0){let a=t.anyOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.
length>20)return A.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.
anyOf,data:a}],!1;if(a.length<1)return A.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:l.properties.anyOf,data:a}],!1;{var ie=!0;const f=a.length;for(let g=0;g<f;g++){const I=e;se.validate(a[g],{instancePath:r+"/anyOf/"+g,parentData:a,
parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var ie=I===e;if(!ie)break}}}else return A.
errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:l.properties.anyOf.type,parentSchema:l.properties.
anyOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.oneOf!==void 0){let a=t.oneOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return A.errors=[{instancePath:r+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.oneOf,data:a}],!1;if(a.length<1)return A.
errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.oneOf,data:a}],
!1;{var S=!0;const f=a.length;for(let g=0;g<f;g++){const I=e;se.validate(a[g],{instancePath:r+"/oneOf/"+g,parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||
(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var S=I===e;if(!S)break}}}else return A.errors=[{instancePath:r+"/oneOf",schemaPath:"#/p\
roperties/oneOf/type",keyword:"type",params:{type:"array"},schema:l.properties.oneOf.type,parentSchema:l.properties.oneOf,data:a}],!1;var i=o===e}else var i=!0;
if(i){if(t.not!==void 0){const a=e;se.validate(t.not,{instancePath:r+"/not",parentData:t,parentDataProperty:"not",rootData:x,dynamicAnchors:b})||(s=s===null?se.
validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.if!==void 0){const a=e;se.validate(t.if,{instancePath:r+"/if",parentData:t,
parentDataProperty:"if",rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.
then!==void 0){const a=e;se.validate(t.then,{instancePath:r+"/then",parentData:t,parentDataProperty:"then",rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.
errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.else!==void 0){const a=e;se.validate(t.else,{instancePath:r+"/else",parentData:t,
parentDataProperty:"else",rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.$defs!==void 0){let a=t.$defs;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return A.errors=[{instancePath:r+
"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.$defs,data:a}],!1;for(const f in a){
const g=e;if(typeof f=="string"){if(M(f)>90){const I={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{
limit:90},schema:90,parentSchema:l.properties.$defs.propertyNames,data:f,propertyName:f};s===null?s=[I]:s.push(I),e++}else if(!ht.test(f)){const I={instancePath:r+
"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.
properties.$defs.propertyNames,data:f,propertyName:f};s===null?s=[I]:s.push(I),e++}}var K=g===e;if(!K){const I={instancePath:r+"/$defs",schemaPath:"#/properties\
/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:f},schema:l.properties.$defs.propertyNames,parentSchema:l.properties.$defs,data:a};return s===
null?s=[I]:s.push(I),e++,A.errors=s,!1;break}}if(K)for(const f in a){const g=e;se.validate(a[f],{instancePath:r+"/$defs/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:f,rootData:x,dynamicAnchors:b})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var d=g===e;if(!d)break}}else
return A.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:l.properties.$defs.type,parentSchema:l.
properties.$defs,data:a}],!1;var i=o===e}else var i=!0;if(i&&t.uniqueItems!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.items===void 0&&(a="it\
ems"))return A.errors=[{instancePath:r,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:l.dependentSchemas.
uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,data:t}],!1;if(t.items!==void 0){let o=t.items;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){let f;if(o.type===void 0&&(f="type"))return A.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"\
required",params:{missingProperty:f},schema:l.dependentSchemas.uniqueItems.properties.items.required,parentSchema:l.dependentSchemas.uniqueItems.properties.items,
data:o}],!1;if(o.type!==void 0){let g=o.type;const I=e;let $=!1;const _=e;if(!(g==="null"||g==="boolean"||g==="number"||g==="integer"||g==="string")){const U={instancePath:r+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:g};s===null?s=[U]:s.push(U),e++}var y=_===e;if($=$||y,!$){const U=e;if(e===U)if(Array.
isArray(g))if(g.length>7){const Y={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:g};s===null?s=[Y]:s.push(Y),e++}else{
var T=!0;const Y=g.length;for(let xe=0;xe<Y;xe++){let le=g[xe];const ce=e;if(!(le==="null"||le==="boolean"||le==="number"||le==="integer"||le==="string")){const Te={
instancePath:r+"/items/type/"+xe,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:le};s===null?s=[Te]:s.push(Te),e++}var T=ce===e;if(!T)
break}}else{const Y={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:l.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:g};s===null?s=[Y]:s.push(Y),e++}var y=U===e;$=$||y}if($)e=I,s!==null&&(I?s.length=I:s=null);else{const U={instancePath:r+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:l.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type,data:g};return s===null?s=[U]:s.push(U),e++,A.errors=s,
!1}}}else return A.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:l.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.uniqueItems.properties.items,data:o}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return A.errors=s,e===0}function V(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&typeof t!="boolean")return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:l.type},schema:l.type,parentSchema:l,
data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){const u=e;for(const a in t)if(!Qe.call(l.properties,a)){return V.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:l,data:t}],!1;break}if(u===e){if(t.$schema!==void 0){
let a=t.$schema;const o=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return V.errors=[{instancePath:r+"/$schema",schemaPath:"#/properties/%24schema/c\
onst",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:l.
properties.$schema,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$id!==void 0){let a=t.$id;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>2048)return V.errors=
[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:l.properties.$id,data:a}],!1}else
return V.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:l.properties.$id.type,parentSchema:l.properties.
$id,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$comment!==void 0){let a=t.$comment;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>1e5)return V.errors=[
{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.$comment,
data:a}],!1}else return V.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:l.properties.
$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.title!==void 0){let a=t.title;const o=e;if(e===o)if(typeof a==
"string"){if(M(a)>1e5)return V.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.
properties.title,data:a}],!1}else return V.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:l.
properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.description!==void 0){let a=t.description;const o=e;if(e===
o)if(typeof a=="string"){if(M(a)>1e5)return V.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],!1}else return V.errors=[{instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},schema:l.properties.description.type,parentSchema:l.properties.description,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.deprecated!==void 0){let a=t.deprecated;const o=e;if(typeof a!="boolean")return V.errors=[{instancePath:r+"/deprecated",schemaPath:"#/properties/deprecated\
/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.type,parentSchema:l.properties.deprecated,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.readOnly!==void 0){let a=t.readOnly;const o=e;if(typeof a!="boolean")return V.errors=[{instancePath:r+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.properties.readOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.writeOnly!==
void 0){let a=t.writeOnly;const o=e;if(typeof a!="boolean")return V.errors=[{instancePath:r+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$ref!==void 0){let a=t.
$ref;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>100)return V.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLengt\
h",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;if(!ft.test(a))return V.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24\
ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:l.properties.$ref,data:a}],!1}else
return V.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:l.properties.$ref.type,parentSchema:l.
properties.$ref,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.type!==void 0){let a=t.type;const o=e,c=e;let f=!1,g=null;const I=e;if(!(a==="null"||a==="boole\
an"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const U={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"\
enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.oneOf[0].enum,parentSchema:l.properties.type.oneOf[0],data:a};s===null?s=[
U]:s.push(U),e++}var v=I===e;v&&(f=!0,g=0);const $=e;if(e===$)if(Array.isArray(a))if(a.length>7){const U={instancePath:r+"/type",schemaPath:"#/properties/type/o\
neOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}else if(a.length<1){const U={
instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.type.oneOf[1],data:a};
s===null?s=[U]:s.push(U),e++}else{var w=!0;const U=a.length;for(let j=0;j<U;j++){let Y=a[j];const xe=e;if(!(Y==="null"||Y==="boolean"||Y==="object"||Y==="array"||
Y==="number"||Y==="integer"||Y==="string")){const ce={instancePath:r+"/type/"+j,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:l.
properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].items.enum,parentSchema:l.properties.type.oneOf[1].items,data:Y};s===null?s=[ce]:s.push(ce),
e++}if(e===xe)if(typeof Y=="string"){if(M(Y)>7){const ce={instancePath:r+"/type/"+j,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",params:{
limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].items,data:Y};s===null?s=[ce]:s.push(ce),e++}}else{const ce={instancePath:r+"/type/"+j,schemaPath:"#/p\
roperties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:l.properties.type.oneOf[1].items.type,parentSchema:l.properties.type.oneOf[1].items,
data:Y};s===null?s=[ce]:s.push(ce),e++}var w=xe===e;if(!w)break}if(w){let j=a.length,Y;if(j>1){const xe={};for(;j--;){let le=a[j];if(typeof le=="string"){if(typeof xe[le]==
"number"){Y=xe[le];const ce={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:j,j:Y},schema:!0,parentSchema:l.
properties.type.oneOf[1],data:a};s===null?s=[ce]:s.push(ce),e++;break}xe[le]=j}}}}}else{const U={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/ty\
pe",keyword:"type",params:{type:"array"},schema:l.properties.type.oneOf[1].type,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[U]:s.push(U),e++}var v=$===
e;if(v&&f?(f=!1,g=[g,1]):v&&(f=!0,g=1),f)e=c,s!==null&&(c?s.length=c:s=null);else{const U={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf",keyword:"\
oneOf",params:{passingSchemas:g},schema:l.properties.type.oneOf,parentSchema:l.properties.type,data:a};return s===null?s=[U]:s.push(U),e++,V.errors=s,!1}var i=o===
e}else var i=!0;if(i){if(t.enum!==void 0){let a=t.enum;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)return V.errors=[{instancePath:r+"/enum",schemaPath:"\
#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.enum,data:a}],!1;if(a.length<1)return V.errors=[{instancePath:r+
"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.enum,data:a}],!1}else return V.errors=[{instancePath:r+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:l.properties.enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(t.multipleOf!==void 0){let a=t.multipleOf;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return V.errors=[
{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.
multipleOf,data:a}],!1;if(a<=0||isNaN(a))return V.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusive\
Minimum",params:{comparison:">",limit:0},schema:0,parentSchema:l.properties.multipleOf,data:a}],!1}else return V.errors=[{instancePath:r+"/multipleOf",schemaPath:"\
#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:l.properties.multipleOf.type,parentSchema:l.properties.multipleOf,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(t.minimum!==void 0){let a=t.minimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return V.errors=[{instancePath:r+
"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],
!1}else return V.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,
parentSchema:l.properties.minimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.maximum!==void 0){let a=t.maximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return V.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:l.properties.maximum,data:a}],!1}else return V.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",
params:{type:"number"},schema:l.properties.maximum.type,parentSchema:l.properties.maximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMinimum!==void 0){
let a=t.exclusiveMinimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return V.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"\
#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else
return V.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.
type,parentSchema:l.properties.exclusiveMinimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMaximum!==void 0){let a=t.exclusiveMaximum;const o=e;if(e===
o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return V.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return V.errors=[{instancePath:r+
"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.
properties.exclusiveMaximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.minLength!==void 0){let a=t.minLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return V.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minLength.type,parentSchema:l.properties.minLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return V.errors=[{instancePath:r+"/\
minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],
!1;if(a<0||isNaN(a))return V.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.minLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxLength!==void 0){let a=t.maxLength;const o=e;if(!(typeof a=="nu\
mber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integ\
er"},schema:l.properties.maxLength.type,parentSchema:l.properties.maxLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return V.errors=
[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.
maxLength,data:a}],!1;if(a<0||isNaN(a))return V.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:l.properties.maxLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.pattern!==void 0){let a=t.pattern;const o=e;if(e===o)
if(typeof a=="string"){if(M(a)>1e3)return V.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},
schema:1e3,parentSchema:l.properties.pattern,data:a}],!1}else return V.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",
params:{type:"string"},schema:l.properties.pattern.type,parentSchema:l.properties.pattern,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.format!==void 0){let a=t.
format;const o=e;if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uui\
d"||a==="byte"||a==="int32"||a==="int64"||a==="float"||a==="double"))return V.errors=[{instancePath:r+"/format",schemaPath:"#/properties/format/enum",keyword:"e\
num",params:{allowedValues:l.properties.format.enum},schema:l.properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.minItems!==void 0){let a=t.minItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:r+"/minItems",schemaPath:"\
#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return V.errors=[{instancePath:r+
"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}
var i=o===e}else var i=!0;if(i){if(t.maxItems!==void 0){let a=t.maxItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:r+
"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,
data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/max\
Items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||
isNaN(a))return V.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.
properties.maxItems,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.minContains!==void 0){let a=t.minContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return V.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minContains.type,parentSchema:l.properties.minContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{
instancePath:r+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minContains,data:a}],!1;if(a<0||isNaN(a))return V.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxContains!==
void 0){let a=t.maxContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:r+"/maxContains",schemaPath:"#/pro\
perties/maxContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===o&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return V.errors=
[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
maxContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.minProperties!==void 0){let a=t.minProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return V.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minProperties.type,parentSchema:l.properties.minProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=
[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minProperties,data:a}],!1;if(a<0||isNaN(a))return V.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxProperties!==
void 0){let a=t.maxProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:r+"/maxProperties",schemaPath:"#\
/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;
if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxPropert\
ies/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<
0||isNaN(a))return V.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.maxProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.uniqueItems!==void 0){let a=t.uniqueItems;const o=e;if(typeof a!=
"boolean")return V.errors=[{instancePath:r+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.
uniqueItems.type,parentSchema:l.properties.uniqueItems,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.items!==void 0){const a=e;A(t.items,{instancePath:r+"/it\
ems",parentData:t,parentDataProperty:"items",rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.prefixItems!==void 0){let a=t.prefixItems;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return V.errors=[{instancePath:r+"/prefixItems",schemaPath:"\
#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.length<1)return V.errors=
[{instancePath:r+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.prefixItems,
data:a}],!1;{var p=!0;const f=a.length;for(let g=0;g<f;g++){const I=e;A(a[g],{instancePath:r+"/prefixItems/"+g,parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||
(s=s===null?A.errors:s.concat(A.errors),e=s.length);var p=I===e;if(!p)break}}}else return V.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/pref\
ixItems/type",keyword:"type",params:{type:"array"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,data:a}],!1;var i=o===e}else var i=!0;
if(i){if(t.contains!==void 0){const a=e;A(t.contains,{instancePath:r+"/contains",parentData:t,parentDataProperty:"contains",rootData:x,dynamicAnchors:b})||(s=s===
null?A.errors:s.concat(A.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.properties!==void 0){let a=t.properties;const o=e;if(e===o)if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(Object.keys(a).length>500)return V.errors=[{instancePath:r+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"\
maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.properties,data:a}],!1;for(const f in a){const g=e,I=e,$=e;if(f!=="__proto__"){const _={};
s===null?s=[_]:s.push(_),e++}var n=$===e;if(n){const _={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames/not",keyword:"not",params:{},
schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.properties.propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}else e=I,
s!==null&&(I?s.length=I:s=null);if(e===g&&typeof f=="string"&&M(f)>200){const _={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.properties.propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),
e++}var P=g===e;if(!P){const _={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName:f},
schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};return s===null?s=[_]:s.push(_),e++,V.errors=s,!1;break}}if(P)for(const f in a){
const g=e;A(a[f],{instancePath:r+"/properties/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:x,dynamicAnchors:b})||(s=s===
null?A.errors:s.concat(A.errors),e=s.length);var F=g===e;if(!F)break}}else return V.errors=[{instancePath:r+"/properties",schemaPath:"#/properties/properties/ty\
pe",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.properties.properties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.
patternProperties!==void 0){let a=t.patternProperties;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>20)return V.errors=
[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:l.
properties.patternProperties,data:a}],!1;for(const f in a){const g=e,I=e,$=e;if(f!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var Q=$===e;if(Q){const _={
instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:l.properties.patternProperties.
propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}else e=I,s!==null&&(I?s.length=I:
s=null);if(e===g&&typeof f=="string"&&M(f)>200){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/maxLength",
keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.patternProperties.propertyNames,data:f,propertyName:f};s===null?s=[_]:s.push(_),e++}
var m=g===e;if(!m){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyNames",params:{propertyName:f},
schema:l.properties.patternProperties.propertyNames,parentSchema:l.properties.patternProperties,data:a};return s===null?s=[_]:s.push(_),e++,V.errors=s,!1;break}}
if(m)for(const f in a){const g=e;A(a[f],{instancePath:r+"/patternProperties/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:x,
dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var h=g===e;if(!h)break}}else return V.errors=[{instancePath:r+"/patternProperties",schemaPath:"\
#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:l.properties.patternProperties.type,parentSchema:l.properties.patternProperties,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.additionalProperties!==void 0){const a=e;A(t.additionalProperties,{instancePath:r+"/additionalProperties",parentData:t,
parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.
propertyNames!==void 0){const a=e;A(t.propertyNames,{instancePath:r+"/propertyNames",parentData:t,parentDataProperty:"propertyNames",rootData:x,dynamicAnchors:b})||
(s=s===null?A.errors:s.concat(A.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.required!==void 0){let a=t.required;const o=e;if(e===o)if(Array.isArray(
a)){if(a.length>500)return V.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.
properties.required,data:a}],!1;{var Z=!0;const f=a.length;for(let g=0;g<f;g++){let I=a[g];const $=e;if(e===$)if(typeof I=="string"){if(M(I)>200)return V.errors=
[{instancePath:r+"/required/"+g,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.required.
items,data:I}],!1}else return V.errors=[{instancePath:r+"/required/"+g,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:l.
properties.required.items.type,parentSchema:l.properties.required.items,data:I}],!1;var Z=$===e;if(!Z)break}if(Z){let g=a.length,I;if(g>1){const $={};for(;g--;){
let _=a[g];if(typeof _=="string"){if(typeof $[_]=="number"){return I=$[_],V.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"\
uniqueItems",params:{i:g,j:I},schema:!0,parentSchema:l.properties.required,data:a}],!1;break}$[_]=g}}}}}}else return V.errors=[{instancePath:r+"/required",schemaPath:"\
#/properties/required/type",keyword:"type",params:{type:"array"},schema:l.properties.required.type,parentSchema:l.properties.required,data:a}],!1;var i=o===e}else
var i=!0;if(i){if(t.dependentRequired!==void 0){let a=t.dependentRequired;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>
500)return V.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,
parentSchema:l.properties.dependentRequired,data:a}],!1;for(const f in a){let g=a[f];const I=e;if(e===I)if(Array.isArray(g)){if(g.length>500)return V.errors=[{instancePath:r+
"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:l.properties.dependentRequired.additionalProperties,data:g}],!1;{var C=!0;const $=g.length;for(let _=0;_<$;_++){let U=g[_];const j=e;
if(e===j)if(typeof U=="string"){if(M(U)>200)return V.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.
additionalProperties.items,data:U}],!1}else return V.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.
type,parentSchema:l.properties.dependentRequired.additionalProperties.items,data:U}],!1;var C=j===e;if(!C)break}if(C){let _=g.length,U;if(_>1){const j={};for(;_--;){
let Y=g[_];if(typeof Y=="string"){if(typeof j[Y]=="number"){return U=j[Y],V.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:_,j:U},schema:!0,parentSchema:l.properties.dependentRequired.
additionalProperties,data:g}],!1;break}j[Y]=_}}}}}}else return V.errors=[{instancePath:r+"/dependentRequired/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.
properties.dependentRequired.additionalProperties,data:g}],!1;var D=I===e;if(!D)break}}else return V.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.dependentSchemas!==void 0){let a=t.dependentSchemas;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return V.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:l.properties.dependentSchemas,data:a}],!1;for(const f in a){const g=e,I=e,$=e;if(f!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var R=$===e;if(R){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:l.properties.dependentSchemas.propertyNames.not,parentSchema:l.properties.dependentSchemas.propertyNames,data:f,propertyName:f};s===null?s=[_]:
s.push(_),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===g&&typeof f=="string"&&M(f)>200){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:f,
propertyName:f};s===null?s=[_]:s.push(_),e++}var H=g===e;if(!H){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:f},schema:l.properties.dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===
null?s=[_]:s.push(_),e++,V.errors=s,!1;break}}if(H)for(const f in a){const g=e;A(a[f],{instancePath:r+"/dependentSchemas/"+f.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:a,parentDataProperty:f,rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var N=g===e;if(!N)break}}else return V.
errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentSchemas.
type,parentSchema:l.properties.dependentSchemas,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.allOf!==void 0){let a=t.allOf;const o=e;if(e===o)if(Array.isArray(
a)){if(a.length>20)return V.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.
properties.allOf,data:a}],!1;if(a.length<1)return V.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:l.properties.allOf,data:a}],!1;{var k=!0;const f=a.length;for(let g=0;g<f;g++){const I=e;A(a[g],{instancePath:r+"/allOf/"+g,parentData:a,parentDataProperty:g,
rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var k=I===e;if(!k)break}}}else return V.errors=[{instancePath:r+"/allOf",schemaPath:"\
#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:l.properties.allOf.type,parentSchema:l.properties.allOf,data:a}],!1;var i=o===e}else var i=!0;
if(i){if(t.anyOf!==void 0){let a=t.anyOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return V.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properti\
es/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.anyOf,data:a}],!1;if(a.length<1)return V.errors=[{instancePath:r+"/a\
nyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.anyOf,data:a}],!1;{var ie=!0;const f=a.length;
for(let g=0;g<f;g++){const I=e;A(a[g],{instancePath:r+"/anyOf/"+g,parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(
A.errors),e=s.length);var ie=I===e;if(!ie)break}}}else return V.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},schema:l.properties.anyOf.type,parentSchema:l.properties.anyOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.oneOf!==void 0){let a=t.oneOf;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>20)return V.errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:l.properties.oneOf,data:a}],!1;if(a.length<1)return V.errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.oneOf,data:a}],!1;{var S=!0;const f=a.length;for(let g=0;g<f;g++){const I=e;A(a[g],{instancePath:r+
"/oneOf/"+g,parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var S=I===e;if(!S)break}}}else return V.
errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type:"array"},schema:l.properties.oneOf.type,parentSchema:l.properties.
oneOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.not!==void 0){const a=e;A(t.not,{instancePath:r+"/not",parentData:t,parentDataProperty:"not",rootData:x,dynamicAnchors:b})||
(s=s===null?A.errors:s.concat(A.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.if!==void 0){const a=e;A(t.if,{instancePath:r+"/if",parentData:t,parentDataProperty:"\
if",rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.then!==void 0){const a=e;A(t.then,{instancePath:r+
"/then",parentData:t,parentDataProperty:"then",rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.else!==void 0){const a=e;A(t.else,{instancePath:r+"/else",parentData:t,parentDataProperty:"else",rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(
A.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.$defs!==void 0){let a=t.$defs;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length>500)return V.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,
parentSchema:l.properties.$defs,data:a}],!1;for(const f in a){const g=e;if(typeof f=="string"){if(M(f)>90){const I={instancePath:r+"/$defs",schemaPath:"#/proper\
ties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{limit:90},schema:90,parentSchema:l.properties.$defs.propertyNames,data:f,propertyName:f};s===null?
s=[I]:s.push(I),e++}else if(!ht.test(f)){const I={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.properties.$defs.propertyNames,data:f,propertyName:f};s===null?s=[I]:s.push(I),e++}}var K=g===e;if(!K){
const I={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:f},schema:l.properties.$defs.propertyNames,
parentSchema:l.properties.$defs,data:a};return s===null?s=[I]:s.push(I),e++,V.errors=s,!1;break}}if(K)for(const f in a){const g=e;A(a[f],{instancePath:r+"/$defs\
/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:f,rootData:x,dynamicAnchors:b})||(s=s===null?A.errors:s.concat(A.errors),e=s.length);
var d=g===e;if(!d)break}}else return V.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:l.properties.
$defs.type,parentSchema:l.properties.$defs,data:a}],!1;var i=o===e}else var i=!0;if(i&&t.uniqueItems!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.
items===void 0&&(a="items"))return V.errors=[{instancePath:r,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},
schema:l.dependentSchemas.uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,data:t}],!1;if(t.items!==void 0){let o=t.items;if(e===e)if(o&&typeof o==
"object"&&!Array.isArray(o)){let f;if(o.type===void 0&&(f="type"))return V.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/propertie\
s/items/required",keyword:"required",params:{missingProperty:f},schema:l.dependentSchemas.uniqueItems.properties.items.required,parentSchema:l.dependentSchemas.
uniqueItems.properties.items,data:o}],!1;if(o.type!==void 0){let g=o.type;const I=e;let $=!1;const _=e;if(!(g==="null"||g==="boolean"||g==="number"||g==="intege\
r"||g==="string")){const U={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",
params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.
type.anyOf[0].enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:g};s===null?s=[U]:s.push(U),e++}var y=_===e;if($=$||
y,!$){const U=e;if(e===U)if(Array.isArray(g))if(g.length>7){const Y={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/pr\
operties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],
data:g};s===null?s=[Y]:s.push(Y),e++}else{var T=!0;const Y=g.length;for(let xe=0;xe<Y;xe++){let le=g[xe];const ce=e;if(!(le==="null"||le==="boolean"||le==="numb\
er"||le==="integer"||le==="string")){const Te={instancePath:r+"/items/type/"+xe,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyO\
f/1/items/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:le};
s===null?s=[Te]:s.push(Te),e++}var T=ce===e;if(!T)break}}else{const Y={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/\
properties/type/anyOf/1/type",keyword:"type",params:{type:"array"},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:g};s===null?s=[Y]:s.push(Y),e++}var y=U===e;$=$||y}if($)e=I,s!==null&&(I?s.length=I:
s=null);else{const U={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},
schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type,data:g};
return s===null?s=[U]:s.push(U),e++,V.errors=s,!1}}}else return V.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/t\
ype",keyword:"type",params:{type:"object"},schema:l.dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.uniqueItems.properties.items,
data:o}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return V.errors=s,e===0}function ar(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;return t&&typeof t=="object"&&!Array.isArray(t)?(V(t,{instancePath:r,parentData:X,parentDataProperty:ee,rootData:x,dynamicAnchors:b})||
(s=s===null?V.errors:s.concat(V.errors),e=s.length),ar.errors=s,e===0):(ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ct.
type,parentSchema:ct,data:t}],!1)}function je(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){const p=e;for(const n in t)if(!(n==="request"||n==="example"||n==="success")){return je.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:Ie,data:t}],!1;break}if(p===e){if(t.request!==void 0){
const n=e;ar(t.request,{instancePath:r+"/request",parentData:t,parentDataProperty:"request",rootData:x,dynamicAnchors:b})||(s=s===null?ar.errors:s.concat(ar.errors),
e=s.length);var i=n===e}else var i=!0;if(i){if(t.example!==void 0){let n=t.example;const P=e;if(!(n&&typeof n=="object"&&!Array.isArray(n)))return je.errors=[{instancePath:r+
"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type:"object"},schema:Ie.properties.example.type,parentSchema:Ie.properties.example,data:n}],
!1;var i=P===e}else var i=!0;if(i)if(t.success!==void 0){let n=t.success;const P=e;if(e===P)if(n&&typeof n=="object"&&!Array.isArray(n)){let Q;if(n.status===void 0&&
(Q="status")||n.body===void 0&&(Q="body"))return je.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:Q},
schema:Ie.properties.success.required,parentSchema:Ie.properties.success,data:n}],!1;{const m=e;for(const h in n)if(!(h==="status"||h==="body")){return je.errors=
[{instancePath:r+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:Ie.
properties.success,data:n}],!1;break}if(m===e){if(n.status!==void 0){let h=n.status;const Z=e;if(e===Z)if(Array.isArray(h)){if(h.length>100)return je.errors=[{instancePath:r+
"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:Ie.properties.success.
properties.status,data:h}],!1;if(h.length<1)return je.errors=[{instancePath:r+"/success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:Ie.properties.success.properties.status,data:h}],!1;{var w=!0;const C=h.length;for(let D=0;D<C;D++){let R=h[D];
const H=e;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R)&&isFinite(R)))return je.errors=[{instancePath:r+"/success/status/"+D,schemaPath:"#/properties/success/prope\
rties/status/items/type",keyword:"type",params:{type:"integer"},schema:Ie.properties.success.properties.status.items.type,parentSchema:Ie.properties.success.properties.
status.items,data:R}],!1;if(e===H&&typeof R=="number"&&isFinite(R)){if(R>299||isNaN(R))return je.errors=[{instancePath:r+"/success/status/"+D,schemaPath:"#/prop\
erties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:299},schema:299,parentSchema:Ie.properties.success.properties.status.
items,data:R}],!1;if(R<200||isNaN(R))return je.errors=[{instancePath:r+"/success/status/"+D,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:Ie.properties.success.properties.status.items,data:R}],!1}var w=H===e;if(!w)break}if(w){let D=h.
length,R;if(D>1){const H={};for(;D--;){let N=h[D];if(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)){if(typeof H[N]=="number"){return R=H[N],je.errors=[{instancePath:r+
"/success/status",schemaPath:"#/properties/success/properties/status/uniqueItems",keyword:"uniqueItems",params:{i:D,j:R},schema:!0,parentSchema:Ie.properties.success.
properties.status,data:h}],!1;break}H[N]=D}}}}}}else return je.errors=[{instancePath:r+"/success/status",schemaPath:"#/properties/success/properties/status/type",
keyword:"type",params:{type:"array"},schema:Ie.properties.success.properties.status.type,parentSchema:Ie.properties.success.properties.status,data:h}],!1;var v=Z===
e}else var v=!0;if(v)if(n.body!==void 0){let h=n.body;const Z=e;if(!(h==="empty"||h==="any"))return je.errors=[{instancePath:r+"/success/body",schemaPath:"#/pro\
perties/success/properties/body/enum",keyword:"enum",params:{allowedValues:Ie.properties.success.properties.body.enum},schema:Ie.properties.success.properties.body.
enum,parentSchema:Ie.properties.success.properties.body,data:h}],!1;var v=Z===e}else var v=!0}}}else return je.errors=[{instancePath:r+"/success",schemaPath:"#/\
properties/success/type",keyword:"type",params:{type:"object"},schema:Ie.properties.success.type,parentSchema:Ie.properties.success,data:n}],!1;var i=P===e}else
var i=!0}}}else return je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ie.type,parentSchema:Ie,data:t}],!1;return je.
errors=s,e===0}const kr={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};function de(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>100)return de.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:kr,data:t}],!1;if(t.length<1)return de.errors=[{instancePath:r,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:kr,data:t}],!1;{var i=!0;const w=t.length;for(let v=0;v<w;v++){let p=t[v];const n=e;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return de.errors=[{instancePath:r+"/"+v,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},schema:kr.items.
type,parentSchema:kr.items,data:p}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>499||isNaN(p))return de.errors=[{instancePath:r+"/"+v,schemaPath:"#/items\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:kr.items,data:p}],!1;if(p<400||isNaN(p))return de.errors=[{instancePath:r+
"/"+v,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:kr.items,data:p}],!1}var i=n===e;if(!i)break}if(i){
let v=t.length,p;if(v>1){const n={};for(;v--;){let P=t[v];if(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)){if(typeof n[P]=="number"){return p=n[P],de.errors=
[{instancePath:r,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:v,j:p},schema:!0,parentSchema:kr,data:t}],!1;break}n[P]=v}}}}}}else return de.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:kr.type,parentSchema:kr,data:t}],!1;return de.errors=s,e===0}const at={oneOf:[{
const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};function br(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let w=!1,v=null;const p=e;if(t!=="accepted"){const F={instancePath:r,schemaPath:"#/oneOf/0/const",
keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:at.oneOf[0],data:t};s===null?s=[F]:s.push(F),e++}var P=p===e;P&&(w=!0,v=0);const n=e;
de(t,{instancePath:r,parentData:X,parentDataProperty:ee,rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var P=n===e;if(P&&w?
(w=!1,v=[v,1]):P&&(w=!0,v=1),w)e=i,s!==null&&(i?s.length=i:s=null);else{const F={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:v},schema:at.
oneOf,parentSchema:at,data:t};return s===null?s=[F]:s.push(F),e++,br.errors=s,!1}return br.errors=s,e===0}const Lr={type:"object",minProperties:1,additionalProperties:{
$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},he={type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"i\
nteger",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{
type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}};
function ge(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){if(Object.keys(t).length<1)return ge.errors=[{instancePath:r,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:he,
data:t}],!1;{const w=e;for(const v in t)if(!(v==="minLength"||v==="maxLength"||v==="minimum"||v==="maximum"||v==="pastDays"||v==="futureDays")){return ge.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:he,data:t}],!1;break}if(w===
e){if(t.minLength!==void 0){let v=t.minLength;const p=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ge.errors=[{instancePath:r+"/minLength",
schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:he.properties.minLength.type,parentSchema:he.properties.minLength,data:v}],
!1;if(e===p&&typeof v=="number"&&isFinite(v)){if(v>1e6||isNaN(v))return ge.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:he.properties.minLength,data:v}],!1;if(v<1||isNaN(v))return ge.errors=[{instancePath:r+"/min\
Length",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:he.properties.minLength,data:v}],!1}
var i=p===e}else var i=!0;if(i){if(t.maxLength!==void 0){let v=t.maxLength;const p=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ge.errors=[
{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:he.properties.maxLength.type,parentSchema:he.
properties.maxLength,data:v}],!1;if(e===p&&typeof v=="number"&&isFinite(v)){if(v>1e6||isNaN(v))return ge.errors=[{instancePath:r+"/maxLength",schemaPath:"#/prop\
erties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:he.properties.maxLength,data:v}],!1;if(v<1||isNaN(v))return ge.
errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:he.properties.
maxLength,data:v}],!1}var i=p===e}else var i=!0;if(i){if(t.minimum!==void 0){let v=t.minimum;const p=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))
return ge.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:he.properties.minimum.type,parentSchema:he.
properties.minimum,data:v}],!1;if(e===p&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v))return ge.errors=[{instancePath:r+"/minimum",schemaPath:"\
#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:he.properties.minimum,data:v}],
!1;if(v<-9007199254740991||isNaN(v))return ge.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:he.properties.minimum,data:v}],!1}var i=p===e}else var i=!0;if(i){if(t.maximum!==void 0){let v=t.
maximum;const p=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"integer"},schema:he.properties.maximum.type,parentSchema:he.properties.maximum,data:v}],!1;if(e===p&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||
isNaN(v))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:he.properties.maximum,data:v}],!1;if(v<-9007199254740991||isNaN(v))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"\
#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:he.properties.maximum,data:v}],
!1}var i=p===e}else var i=!0;if(i){if(t.pastDays!==void 0){let v=t.pastDays;const p=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ge.errors=
[{instancePath:r+"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:he.properties.pastDays.type,parentSchema:he.properties.
pastDays,data:v}],!1;if(e===p&&typeof v=="number"&&isFinite(v)){if(v>36500||isNaN(v))return ge.errors=[{instancePath:r+"/pastDays",schemaPath:"#/properties/past\
Days/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:he.properties.pastDays,data:v}],!1;if(v<2||isNaN(v))return ge.errors=
[{instancePath:r+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:he.properties.pastDays,
data:v}],!1}var i=p===e}else var i=!0;if(i)if(t.futureDays!==void 0){let v=t.futureDays;const p=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ge.
errors=[{instancePath:r+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:he.properties.futureDays.type,parentSchema:he.
properties.futureDays,data:v}],!1;if(e===p&&typeof v=="number"&&isFinite(v)){if(v>36500||isNaN(v))return ge.errors=[{instancePath:r+"/futureDays",schemaPath:"#/\
properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:he.properties.futureDays,data:v}],!1;if(v<0||isNaN(
v))return ge.errors=[{instancePath:r+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:he.
properties.futureDays,data:v}],!1}var i=p===e}else var i=!0}}}}}}}else return ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:he.type,parentSchema:he,data:t}],!1;return ge.errors=s,e===0}function ir(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>100)return ir.errors=[{instancePath:r,schemaPath:"#/maxProperties",
keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:Lr,data:t}],!1;if(Object.keys(t).length<1)return ir.errors=[{instancePath:r,schemaPath:"#/min\
Properties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Lr,data:t}],!1;for(const v in t){const p=e;if(typeof v=="string"&&M(v)>100){const n={
instancePath:r,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:Lr.propertyNames,data:v,propertyName:v};s===
null?s=[n]:s.push(n),e++}var i=p===e;if(!i){const n={instancePath:r,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:v},schema:Lr.propertyNames,
parentSchema:Lr,data:t};return s===null?s=[n]:s.push(n),e++,ir.errors=s,!1;break}}if(i)for(const v in t){const p=e;ge(t[v],{instancePath:r+"/"+v.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:t,parentDataProperty:v,rootData:x,dynamicAnchors:b})||(s=s===null?ge.errors:s.concat(ge.errors),e=s.length);var w=p===e;if(!w)
break}}else return ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Lr.type,parentSchema:Lr,data:t}],!1;return ir.errors=
s,e===0}const it={enum:["strict","tolerant"]};function Oe(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;return t==="strict"||t==="tolerant"?(Oe.errors=s,e===0):(Oe.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:it.enum},schema:it.
enum,parentSchema:it,data:t}],!1)}const Er={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuse\
s from 400 to 499"};function Je(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let w=!1,
v=null;const p=e;if(!(t==="accepted"||t==="ignored")){const F={instancePath:r,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:Er.oneOf[0].enum},
schema:Er.oneOf[0].enum,parentSchema:Er.oneOf[0],data:t};s===null?s=[F]:s.push(F),e++}var P=p===e;P&&(w=!0,v=0);const n=e;de(t,{instancePath:r,parentData:X,parentDataProperty:ee,
rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var P=n===e;if(P&&w?(w=!1,v=[v,1]):P&&(w=!0,v=1),w)e=i,s!==null&&(i?s.length=
i:s=null);else{const F={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:v},schema:Er.oneOf,parentSchema:Er,data:t};return s===null?s=
[F]:s.push(F),e++,Je.errors=s,!1}return Je.errors=s,e===0}function J(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const N=e;for(const k in t)if(!Qe.call(E.properties,k)){return J.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,parentSchema:E,data:t}],!1;break}if(N===e){if(t.name!==void 0){let k=t.
name;const ie=e;if(e===ie)if(typeof k=="string"){if(M(k)>200)return J.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLengt\
h",params:{limit:200},schema:200,parentSchema:E.properties.name,data:k}],!1;if(M(k)<1)return J.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/min\
Length",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.name,data:k}],!1}else return J.errors=[{instancePath:r+"/name",schemaPath:"#/pro\
perties/name/type",keyword:"type",params:{type:"string"},schema:E.properties.name.type,parentSchema:E.properties.name,data:k}],!1;var i=ie===e}else var i=!0;if(i){
if(t.interface!==void 0){let k=t.interface;const ie=e;if(e===ie)if(typeof k=="string"){if(M(k)>4)return J.errors=[{instancePath:r+"/interface",schemaPath:"#/pro\
perties/interface/maxLength",keyword:"maxLength",params:{limit:4},schema:4,parentSchema:E.properties.interface,data:k}],!1;if(!Pt.test(k))return J.errors=[{instancePath:r+
"/interface",schemaPath:"#/properties/interface/pattern",keyword:"pattern",params:{pattern:"^v[1-9][0-9]{0,2}$"},schema:"^v[1-9][0-9]{0,2}$",parentSchema:E.properties.
interface,data:k}],!1}else return J.errors=[{instancePath:r+"/interface",schemaPath:"#/properties/interface/type",keyword:"type",params:{type:"string"},schema:E.
properties.interface.type,parentSchema:E.properties.interface,data:k}],!1;var i=ie===e}else var i=!0;if(i){if(t.operations!==void 0){let k=t.operations;const ie=e;
if(e===ie)if(k&&typeof k=="object"&&!Array.isArray(k)){const K=e;for(const d in k)if(!(d==="partial-bill"||d==="no-show")){return J.errors=[{instancePath:r+"/op\
erations",schemaPath:"#/properties/operations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.
operations,data:k}],!1;break}if(K===e){if(k["partial-bill"]!==void 0){const d=e;je(k["partial-bill"],{instancePath:r+"/operations/partial-bill",parentData:k,parentDataProperty:"\
partial-bill",rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var w=d===e}else var w=!0;if(w)if(k["no-show"]!==void 0){const d=e;
je(k["no-show"],{instancePath:r+"/operations/no-show",parentData:k,parentDataProperty:"no-show",rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.
errors),e=s.length);var w=d===e}else var w=!0}}else return J.errors=[{instancePath:r+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{
type:"object"},schema:E.properties.operations.type,parentSchema:E.properties.operations,data:k}],!1;var i=ie===e}else var i=!0;if(i){if(t.errors!==void 0){let k=t.
errors;const ie=e;if(e===ie)if(k&&typeof k=="object"&&!Array.isArray(k)){const K=e;for(const d in k)if(!(d==="unauthorized"||d==="invalid"||d==="malformed"||d===
"unsupportedMediaType"||d==="schema"||d==="replies")){return J.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.errors,data:k}],!1;break}if(K===e){if(k.unauthorized!==void 0){const d=e;
de(k.unauthorized,{instancePath:r+"/errors/unauthorized",parentData:k,parentDataProperty:"unauthorized",rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(
de.errors),e=s.length);var v=d===e}else var v=!0;if(v){if(k.invalid!==void 0){const d=e;de(k.invalid,{instancePath:r+"/errors/invalid",parentData:k,parentDataProperty:"\
invalid",rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var v=d===e}else var v=!0;if(v){if(k.malformed!==void 0){const d=e;
de(k.malformed,{instancePath:r+"/errors/malformed",parentData:k,parentDataProperty:"malformed",rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(de.
errors),e=s.length);var v=d===e}else var v=!0;if(v){if(k.unsupportedMediaType!==void 0){const d=e;de(k.unsupportedMediaType,{instancePath:r+"/errors/unsupported\
MediaType",parentData:k,parentDataProperty:"unsupportedMediaType",rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var v=d===
e}else var v=!0;if(v){if(k.schema!==void 0){const d=e;ar(k.schema,{instancePath:r+"/errors/schema",parentData:k,parentDataProperty:"schema",rootData:x,dynamicAnchors:b})||
(s=s===null?ar.errors:s.concat(ar.errors),e=s.length);var v=d===e}else var v=!0;if(v)if(k.replies!==void 0){let d=k.replies;const y=e;if(e===y)if(d&&typeof d=="\
object"&&!Array.isArray(d)){if(Object.keys(d).length>100)return J.errors=[{instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/m\
axProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:E.properties.errors.properties.replies,data:d}],!1;if(Object.keys(d).length<1)return J.
errors=[{instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:E.
properties.errors.properties.replies,data:d}],!1;for(const u in d){const a=e;if(typeof u=="string"){if(M(u)>3){const o={instancePath:r+"/errors/replies",schemaPath:"\
#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"maxLength",params:{limit:3},schema:3,parentSchema:E.properties.errors.properties.replies.
propertyNames,data:u,propertyName:u};s===null?s=[o]:s.push(o),e++}else if(!kt.test(u)){const o={instancePath:r+"/errors/replies",schemaPath:"#/properties/errors\
/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:E.properties.errors.properties.replies.
propertyNames,data:u,propertyName:u};s===null?s=[o]:s.push(o),e++}}var p=a===e;if(!p){const o={instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/\
properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:u},schema:E.properties.errors.properties.replies.propertyNames,parentSchema:E.properties.
errors.properties.replies,data:d};return s===null?s=[o]:s.push(o),e++,J.errors=s,!1;break}}if(p)for(const u in d){let a=d[u];const o=e;if(e===o)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return J.errors=[{instancePath:r+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:E.properties.errors.properties.
replies.additionalProperties,data:a}],!1;{const c=e;for(const f in a)if(!(f==="contentType"||f==="schema")){return J.errors=[{instancePath:r+"/errors/replies/"+
u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:f},schema:!1,parentSchema:E.properties.errors.properties.replies.additionalProperties,data:a}],!1;break}if(c===e){if(a.contentType!==
void 0){let f=a.contentType;const g=e;if(e===g)if(typeof f=="string"){if(M(f)>200)return J.errors=[{instancePath:r+"/errors/replies/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:E.properties.errors.properties.replies.additionalProperties.properties.contentType,data:f}],!1;if(!wt.test(f))return J.errors=
[{instancePath:r+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalPropert\
ies/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:E.
properties.errors.properties.replies.additionalProperties.properties.contentType,data:f}],!1}else return J.errors=[{instancePath:r+"/errors/replies/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/type",keyword:"type",
params:{type:"string"},schema:E.properties.errors.properties.replies.additionalProperties.properties.contentType.type,parentSchema:E.properties.errors.properties.
replies.additionalProperties.properties.contentType,data:f}],!1;var n=g===e}else var n=!0;if(n)if(a.schema!==void 0){const f=e;ar(a.schema,{instancePath:r+"/err\
ors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:a,parentDataProperty:"schema",rootData:x,dynamicAnchors:b})||(s=s===null?ar.errors:s.
concat(ar.errors),e=s.length);var n=f===e}else var n=!0}}}else return J.errors=[{instancePath:r+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{type:"object"},schema:E.properties.errors.properties.replies.additionalProperties.
type,parentSchema:E.properties.errors.properties.replies.additionalProperties,data:a}],!1;var P=o===e;if(!P)break}}else return J.errors=[{instancePath:r+"/error\
s/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"type",params:{type:"object"},schema:E.properties.errors.properties.replies.type,parentSchema:E.
properties.errors.properties.replies,data:d}],!1;var v=y===e}else var v=!0}}}}}}else return J.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/\
type",keyword:"type",params:{type:"object"},schema:E.properties.errors.type,parentSchema:E.properties.errors,data:k}],!1;var i=ie===e}else var i=!0;if(i){if(t.apiVersion!==
void 0){let k=t.apiVersion;const ie=e;if(e===ie)if(k&&typeof k=="object"&&!Array.isArray(k)){const K=e;for(const d in k)if(!(d==="supported"||d==="unsupported"||
d==="empty"||d==="repeated")){return J.errors=[{instancePath:r+"/apiVersion",schemaPath:"#/properties/apiVersion/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.apiVersion,data:k}],!1;break}if(K===e){if(k.supported!==void 0){let d=k.supported;const y=e;
if(e===y)if(Array.isArray(d)){if(d.length>50)return J.errors=[{instancePath:r+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/m\
axItems",keyword:"maxItems",params:{limit:50},schema:50,parentSchema:E.properties.apiVersion.properties.supported,data:d}],!1;if(d.length<1)return J.errors=[{instancePath:r+
"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:E.properties.
apiVersion.properties.supported,data:d}],!1;{var F=!0;const T=d.length;for(let u=0;u<T;u++){let a=d[u];const o=e;if(e===o)if(typeof a=="string"){if(M(a)>200)return J.
errors=[{instancePath:r+"/apiVersion/supported/"+u,schemaPath:"#/properties/apiVersion/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:E.properties.apiVersion.properties.supported.items,data:a}],!1;if(M(a)<1)return J.errors=[{instancePath:r+"/apiVersion/supported/"+u,schemaPath:"\
#/properties/apiVersion/properties/supported/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.apiVersion.properties.supported.
items,data:a}],!1}else return J.errors=[{instancePath:r+"/apiVersion/supported/"+u,schemaPath:"#/properties/apiVersion/properties/supported/items/type",keyword:"\
type",params:{type:"string"},schema:E.properties.apiVersion.properties.supported.items.type,parentSchema:E.properties.apiVersion.properties.supported.items,data:a}],
!1;var F=o===e;if(!F)break}if(F){let u=d.length,a;if(u>1){const o={};for(;u--;){let c=d[u];if(typeof c=="string"){if(typeof o[c]=="number"){return a=o[c],J.errors=
[{instancePath:r+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:u,j:a},schema:!0,
parentSchema:E.properties.apiVersion.properties.supported,data:d}],!1;break}o[c]=u}}}}}}else return J.errors=[{instancePath:r+"/apiVersion/supported",schemaPath:"\
#/properties/apiVersion/properties/supported/type",keyword:"type",params:{type:"array"},schema:E.properties.apiVersion.properties.supported.type,parentSchema:E.
properties.apiVersion.properties.supported,data:d}],!1;var Q=y===e}else var Q=!0;if(Q){if(k.unsupported!==void 0){const d=e;de(k.unsupported,{instancePath:r+"/a\
piVersion/unsupported",parentData:k,parentDataProperty:"unsupported",rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var Q=d===
e}else var Q=!0;if(Q){if(k.empty!==void 0){const d=e;br(k.empty,{instancePath:r+"/apiVersion/empty",parentData:k,parentDataProperty:"empty",rootData:x,dynamicAnchors:b})||
(s=s===null?br.errors:s.concat(br.errors),e=s.length);var Q=d===e}else var Q=!0;if(Q)if(k.repeated!==void 0){const d=e;br(k.repeated,{instancePath:r+"/apiVersio\
n/repeated",parentData:k,parentDataProperty:"repeated",rootData:x,dynamicAnchors:b})||(s=s===null?br.errors:s.concat(br.errors),e=s.length);var Q=d===e}else var Q=!0}}}}else
return J.errors=[{instancePath:r+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"object"},schema:E.properties.apiVersion.type,
parentSchema:E.properties.apiVersion,data:k}],!1;var i=ie===e}else var i=!0;if(i){if(t.rateLimit!==void 0){let k=t.rateLimit;const ie=e;if(e===ie)if(k&&typeof k==
"object"&&!Array.isArray(k)){let K;if(k.requestsPerSecond===void 0&&(K="requestsPerSecond"))return J.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properti\
es/rateLimit/required",keyword:"required",params:{missingProperty:K},schema:E.properties.rateLimit.required,parentSchema:E.properties.rateLimit,data:k}],!1;{const d=e;
for(const y in k)if(y!=="requestsPerSecond"){return J.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:E.properties.rateLimit,data:k}],!1;break}if(d===e&&k.requestsPerSecond!==void 0){let y=k.
requestsPerSecond;if(e===e)if(typeof y=="number"&&isFinite(y)){if(y>1e5||isNaN(y))return J.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/\
properties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:E.properties.rateLimit.properties.
requestsPerSecond,data:y}],!1;if(y<=0||isNaN(y))return J.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/re\
questsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:E.properties.rateLimit.properties.requestsPerSecond,
data:y}],!1}else return J.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/type",keyword:"\
type",params:{type:"number"},schema:E.properties.rateLimit.properties.requestsPerSecond.type,parentSchema:E.properties.rateLimit.properties.requestsPerSecond,data:y}],
!1}}}else return J.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properties/rateLimit/type",keyword:"type",params:{type:"object"},schema:E.properties.rateLimit.
type,parentSchema:E.properties.rateLimit,data:k}],!1;var i=ie===e}else var i=!0;if(i){if(t.token!==void 0){let k=t.token;const ie=e;if(e===ie)if(k&&typeof k=="o\
bject"&&!Array.isArray(k)){const K=e;for(const d in k)if(!(d==="expired"||d==="shortLivedClient"||d==="wrongSecrets"||d==="leewaySeconds"||d==="liveTokens"||d===
"secondClient"||d==="longestLifeSeconds")){return J.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.token,data:k}],!1;break}if(K===e){if(k.expired!==void 0){const d=e;de(k.expired,{instancePath:r+
"/token/expired",parentData:k,parentDataProperty:"expired",rootData:x,dynamicAnchors:b})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var m=d===e}else
var m=!0;if(m){if(k.shortLivedClient!==void 0){let d=k.shortLivedClient;const y=e;if(e===y)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;if(d.id===void 0&&
(u="id")||d.lifetimeSeconds===void 0&&(u="lifetimeSeconds"))return J.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/properties\
/shortLivedClient/required",keyword:"required",params:{missingProperty:u},schema:E.properties.token.properties.shortLivedClient.required,parentSchema:E.properties.
token.properties.shortLivedClient,data:d}],!1;{const a=e;for(const o in d)if(!(o==="id"||o==="lifetimeSeconds")){return J.errors=[{instancePath:r+"/token/shortL\
ivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:E.properties.token.properties.shortLivedClient,data:d}],!1;break}if(a===e){if(d.id!==void 0){let o=d.id;const c=e;if(e===c)if(typeof o=="string"){if(M(
o)>512)return J.errors=[{instancePath:r+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/maxLength",keyword:"\
maxLength",params:{limit:512},schema:512,parentSchema:E.properties.token.properties.shortLivedClient.properties.id,data:o}],!1;if(M(o)<1)return J.errors=[{instancePath:r+
"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.
properties.token.properties.shortLivedClient.properties.id,data:o}],!1}else return J.errors=[{instancePath:r+"/token/shortLivedClient/id",schemaPath:"#/properti\
es/token/properties/shortLivedClient/properties/id/type",keyword:"type",params:{type:"string"},schema:E.properties.token.properties.shortLivedClient.properties.
id.type,parentSchema:E.properties.token.properties.shortLivedClient.properties.id,data:o}],!1;var h=c===e}else var h=!0;if(h)if(d.lifetimeSeconds!==void 0){let o=d.
lifetimeSeconds;const c=e;if(e===c)if(typeof o=="number"&&isFinite(o)){if(o>60||isNaN(o))return J.errors=[{instancePath:r+"/token/shortLivedClient/lifetimeSecon\
ds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,
parentSchema:E.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:o}],!1;if(o<3||isNaN(o))return J.errors=[{instancePath:r+"/token/sho\
rtLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:3},schema:3,parentSchema:E.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:o}],!1}else return J.errors=[{instancePath:r+"\
/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/type",keyword:"type",params:{type:"\
number"},schema:E.properties.token.properties.shortLivedClient.properties.lifetimeSeconds.type,parentSchema:E.properties.token.properties.shortLivedClient.properties.
lifetimeSeconds,data:o}],!1;var h=c===e}else var h=!0}}}else return J.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/propertie\
s/shortLivedClient/type",keyword:"type",params:{type:"object"},schema:E.properties.token.properties.shortLivedClient.type,parentSchema:E.properties.token.properties.
shortLivedClient,data:d}],!1;var m=y===e}else var m=!0;if(m){if(k.wrongSecrets!==void 0){let d=k.wrongSecrets;const y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return J.errors=[{instancePath:r+"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/type",keyword:"type",params:{type:"\
integer"},schema:E.properties.token.properties.wrongSecrets.type,parentSchema:E.properties.token.properties.wrongSecrets,data:d}],!1;if(e===y&&typeof d=="number"&&
isFinite(d)){if(d>1e3||isNaN(d))return J.errors=[{instancePath:r+"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:E.properties.token.properties.wrongSecrets,data:d}],!1;if(d<0||isNaN(d))return J.errors=[{instancePath:r+
"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:E.
properties.token.properties.wrongSecrets,data:d}],!1}var m=y===e}else var m=!0;if(m){if(k.leewaySeconds!==void 0){let d=k.leewaySeconds;const y=e;if(e===y)if(typeof d==
"number"&&isFinite(d)){if(d>300||isNaN(d))return J.errors=[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,parentSchema:E.properties.token.properties.leewaySeconds,data:d}],!1;if(d<0||isNaN(d))return J.
errors=[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:E.properties.token.properties.leewaySeconds,data:d}],!1}else return J.errors=[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/propert\
ies/token/properties/leewaySeconds/type",keyword:"type",params:{type:"number"},schema:E.properties.token.properties.leewaySeconds.type,parentSchema:E.properties.
token.properties.leewaySeconds,data:d}],!1;var m=y===e}else var m=!0;if(m){if(k.liveTokens!==void 0){let d=k.liveTokens;const y=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return J.errors=[{instancePath:r+"/token/liveTokens",schemaPath:"#/properties/token/properties/liveTokens/type",keyword:"type",params:{type:"\
integer"},schema:E.properties.token.properties.liveTokens.type,parentSchema:E.properties.token.properties.liveTokens,data:d}],!1;if(e===y&&typeof d=="number"&&isFinite(
d)){if(d>1e3||isNaN(d))return J.errors=[{instancePath:r+"/token/liveTokens",schemaPath:"#/properties/token/properties/liveTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},schema:1e3,parentSchema:E.properties.token.properties.liveTokens,data:d}],!1;if(d<1||isNaN(d))return J.errors=[{instancePath:r+"/toke\
n/liveTokens",schemaPath:"#/properties/token/properties/liveTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:E.properties.
token.properties.liveTokens,data:d}],!1}var m=y===e}else var m=!0;if(m){if(k.secondClient!==void 0){let d=k.secondClient;const y=e;if(e===y)if(d&&typeof d=="obj\
ect"&&!Array.isArray(d)){let u;if(d.id===void 0&&(u="id"))return J.errors=[{instancePath:r+"/token/secondClient",schemaPath:"#/properties/token/properties/secon\
dClient/required",keyword:"required",params:{missingProperty:u},schema:E.properties.token.properties.secondClient.required,parentSchema:E.properties.token.properties.
secondClient,data:d}],!1;{const a=e;for(const o in d)if(o!=="id"){return J.errors=[{instancePath:r+"/token/secondClient",schemaPath:"#/properties/token/properti\
es/secondClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:E.properties.token.properties.secondClient,
data:d}],!1;break}if(a===e&&d.id!==void 0){let o=d.id;if(e===e)if(typeof o=="string"){if(M(o)>512)return J.errors=[{instancePath:r+"/token/secondClient/id",schemaPath:"\
#/properties/token/properties/secondClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:E.properties.token.properties.
secondClient.properties.id,data:o}],!1;if(M(o)<1)return J.errors=[{instancePath:r+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClien\
t/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.token.properties.secondClient.properties.id,data:o}],!1}else return J.
errors=[{instancePath:r+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},
schema:E.properties.token.properties.secondClient.properties.id.type,parentSchema:E.properties.token.properties.secondClient.properties.id,data:o}],!1}}}else return J.
errors=[{instancePath:r+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/type",keyword:"type",params:{type:"object"},schema:E.properties.
token.properties.secondClient.type,parentSchema:E.properties.token.properties.secondClient,data:d}],!1;var m=y===e}else var m=!0;if(m)if(k.longestLifeSeconds!==
void 0){let d=k.longestLifeSeconds;const y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return J.errors=[{instancePath:r+"/token/longestLifeSecond\
s",schemaPath:"#/properties/token/properties/longestLifeSeconds/type",keyword:"type",params:{type:"integer"},schema:E.properties.token.properties.longestLifeSeconds.
type,parentSchema:E.properties.token.properties.longestLifeSeconds,data:d}],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return J.errors=
[{instancePath:r+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
schema:2147483647,parentSchema:E.properties.token.properties.longestLifeSeconds,data:d}],!1;if(d<1||isNaN(d))return J.errors=[{instancePath:r+"/token/longestLif\
eSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:E.properties.
token.properties.longestLifeSeconds,data:d}],!1}var m=y===e}else var m=!0}}}}}}}else return J.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/ty\
pe",keyword:"type",params:{type:"object"},schema:E.properties.token.type,parentSchema:E.properties.token,data:k}],!1;var i=ie===e}else var i=!0;if(i){if(t.fields!==
void 0){let k=t.fields;const ie=e;if(e===ie)if(k&&typeof k=="object"&&!Array.isArray(k)){const K=e;for(const d in k)if(!(d==="check-in"||d==="check-out")){return J.
errors=[{instancePath:r+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.
properties.fields,data:k}],!1;break}if(K===e){if(k["check-in"]!==void 0){const d=e;ir(k["check-in"],{instancePath:r+"/fields/check-in",parentData:k,parentDataProperty:"\
check-in",rootData:x,dynamicAnchors:b})||(s=s===null?ir.errors:s.concat(ir.errors),e=s.length);var Z=d===e}else var Z=!0;if(Z)if(k["check-out"]!==void 0){const d=e;
ir(k["check-out"],{instancePath:r+"/fields/check-out",parentData:k,parentDataProperty:"check-out",rootData:x,dynamicAnchors:b})||(s=s===null?ir.errors:s.concat(
ir.errors),e=s.length);var Z=d===e}else var Z=!0}}else return J.errors=[{instancePath:r+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"\
object"},schema:E.properties.fields.type,parentSchema:E.properties.fields,data:k}],!1;var i=ie===e}else var i=!0;if(i){if(t.reading!==void 0){let k=t.reading;const ie=e;
if(e===ie)if(k&&typeof k=="object"&&!Array.isArray(k)){const K=e;for(const d in k)if(!(d==="coercions"||d==="unknownMembers"||d==="letterCase")){return J.errors=
[{instancePath:r+"/reading",schemaPath:"#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.
properties.reading,data:k}],!1;break}if(K===e){if(k.coercions!==void 0){let d=k.coercions;const y=e,T=e;let u=!1,a=null;const o=e;Oe(d,{instancePath:r+"/reading\
/coercions",parentData:k,parentDataProperty:"coercions",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var D=o===e;D&&(u=!0,
a=0);const c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d))if(Object.keys(d).length<1){const f={instancePath:r+"/reading/coercions",schemaPath:"#/prope\
rties/reading/properties/coercions/oneOf/1/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:E.properties.reading.properties.coercions.
oneOf[1],data:d};s===null?s=[f]:s.push(f),e++}else{const f=e;for(const g in d)if(!(g==="quotedNumbers"||g==="quotedBooleans"||g==="numbersAsText")){const I={instancePath:r+
"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
schema:!1,parentSchema:E.properties.reading.properties.coercions.oneOf[1],data:d};s===null?s=[I]:s.push(I),e++;break}if(f===e){if(d.quotedNumbers!==void 0){const g=e;
Oe(d.quotedNumbers,{instancePath:r+"/reading/coercions/quotedNumbers",parentData:d,parentDataProperty:"quotedNumbers",rootData:x,dynamicAnchors:b})||(s=s===null?
Oe.errors:s.concat(Oe.errors),e=s.length);var C=g===e}else var C=!0;if(C){if(d.quotedBooleans!==void 0){const g=e;Oe(d.quotedBooleans,{instancePath:r+"/reading/\
coercions/quotedBooleans",parentData:d,parentDataProperty:"quotedBooleans",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);
var C=g===e}else var C=!0;if(C)if(d.numbersAsText!==void 0){const g=e;Oe(d.numbersAsText,{instancePath:r+"/reading/coercions/numbersAsText",parentData:d,parentDataProperty:"\
numbersAsText",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var C=g===e}else var C=!0}}}else{const f={instancePath:r+"/r\
eading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:E.properties.reading.properties.
coercions.oneOf[1].type,parentSchema:E.properties.reading.properties.coercions.oneOf[1],data:d};s===null?s=[f]:s.push(f),e++}var D=c===e;if(D&&u?(u=!1,a=[a,1]):
D&&(u=!0,a=1),u)e=T,s!==null&&(T?s.length=T:s=null);else{const f={instancePath:r+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneO\
f",keyword:"oneOf",params:{passingSchemas:a},schema:E.properties.reading.properties.coercions.oneOf,parentSchema:E.properties.reading.properties.coercions,data:d};
return s===null?s=[f]:s.push(f),e++,J.errors=s,!1}var R=y===e}else var R=!0;if(R){if(k.unknownMembers!==void 0){const d=e;Oe(k.unknownMembers,{instancePath:r+"/\
reading/unknownMembers",parentData:k,parentDataProperty:"unknownMembers",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var R=d===
e}else var R=!0;if(R)if(k.letterCase!==void 0){const d=e;Oe(k.letterCase,{instancePath:r+"/reading/letterCase",parentData:k,parentDataProperty:"letterCase",rootData:x,
dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var R=d===e}else var R=!0}}}else return J.errors=[{instancePath:r+"/reading",schemaPath:"\
#/properties/reading/type",keyword:"type",params:{type:"object"},schema:E.properties.reading.type,parentSchema:E.properties.reading,data:k}],!1;var i=ie===e}else
var i=!0;if(i)if(t.repeats!==void 0){let k=t.repeats;const ie=e;if(e===ie)if(k&&typeof k=="object"&&!Array.isArray(k)){const K=e;for(const d in k)if(!(d==="chec\
k-in"||d==="check-out"||d==="partial-bill"||d==="no-show")){return J.errors=[{instancePath:r+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.repeats,data:k}],!1;break}if(K===e){if(k["check-in"]!==void 0){const d=e;
Je(k["check-in"],{instancePath:r+"/repeats/check-in",parentData:k,parentDataProperty:"check-in",rootData:x,dynamicAnchors:b})||(s=s===null?Je.errors:s.concat(Je.
errors),e=s.length);var H=d===e}else var H=!0;if(H){if(k["check-out"]!==void 0){const d=e;Je(k["check-out"],{instancePath:r+"/repeats/check-out",parentData:k,parentDataProperty:"\
check-out",rootData:x,dynamicAnchors:b})||(s=s===null?Je.errors:s.concat(Je.errors),e=s.length);var H=d===e}else var H=!0;if(H){if(k["partial-bill"]!==void 0){const d=e;
Je(k["partial-bill"],{instancePath:r+"/repeats/partial-bill",parentData:k,parentDataProperty:"partial-bill",rootData:x,dynamicAnchors:b})||(s=s===null?Je.errors:
s.concat(Je.errors),e=s.length);var H=d===e}else var H=!0;if(H)if(k["no-show"]!==void 0){const d=e;Je(k["no-show"],{instancePath:r+"/repeats/no-show",parentData:k,
parentDataProperty:"no-show",rootData:x,dynamicAnchors:b})||(s=s===null?Je.errors:s.concat(Je.errors),e=s.length);var H=d===e}else var H=!0}}}}else return J.errors=
[{instancePath:r+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:E.properties.repeats.type,parentSchema:E.properties.
repeats,data:k}],!1;var i=ie===e}else var i=!0}}}}}}}}}}else return J.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:E.
type,parentSchema:E,data:t}],!1;return J.errors=s,e===0}const Pe={type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{
$ref:"#/$defs/zone"},tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,
items:{type:"array",minItems:2,maxItems:2,prefixItems:[{type:"string",maxLength:24},{type:"integer",minimum:-1440,maximum:1440}],items:!1}}}},xt=new RegExp("^[A\
-Za-z0-9_.+-]+$","u");function Le(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let p;if(t.timeZone===void 0&&(p="timeZone")||t.tzdata===void 0&&(p="tzdata")||t.offsets===void 0&&(p="offsets"))return Le.errors=[
{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Pe.required,parentSchema:Pe,data:t}],!1;{const n=e;for(const P in t)
if(!(P==="timeZone"||P==="tzdata"||P==="offsets")){return Le.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P},schema:!1,parentSchema:Pe,data:t}],!1;break}if(n===e){if(t.timeZone!==void 0){const P=e;nr(t.timeZone,{instancePath:r+"/timeZone",parentData:t,
parentDataProperty:"timeZone",rootData:x,dynamicAnchors:b})||(s=s===null?nr.errors:s.concat(nr.errors),e=s.length);var i=P===e}else var i=!0;if(i){if(t.tzdata!==
void 0){let P=t.tzdata;const F=e;if(e===F)if(typeof P=="string"){if(M(P)>32)return Le.errors=[{instancePath:r+"/tzdata",schemaPath:"#/properties/tzdata/maxLengt\
h",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:Pe.properties.tzdata,data:P}],!1;if(!xt.test(P))return Le.errors=[{instancePath:r+"/tzdata",schemaPath:"\
#/properties/tzdata/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.+-]+$"},schema:"^[A-Za-z0-9_.+-]+$",parentSchema:Pe.properties.tzdata,data:P}],!1}else
return Le.errors=[{instancePath:r+"/tzdata",schemaPath:"#/properties/tzdata/type",keyword:"type",params:{type:"string"},schema:Pe.properties.tzdata.type,parentSchema:Pe.
properties.tzdata,data:P}],!1;var i=F===e}else var i=!0;if(i)if(t.offsets!==void 0){let P=t.offsets;const F=e;if(e===F)if(Array.isArray(P)){if(P.length>2e3)return Le.
errors=[{instancePath:r+"/offsets",schemaPath:"#/properties/offsets/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Pe.properties.offsets,
data:P}],!1;if(P.length<1)return Le.errors=[{instancePath:r+"/offsets",schemaPath:"#/properties/offsets/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Pe.
properties.offsets,data:P}],!1;{var w=!0;const m=P.length;for(let h=0;h<m;h++){let Z=P[h];const C=e;if(e===C)if(Array.isArray(Z)){if(Z.length>2)return Le.errors=
[{instancePath:r+"/offsets/"+h,schemaPath:"#/properties/offsets/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:Pe.properties.offsets.
items,data:Z}],!1;if(Z.length<2)return Le.errors=[{instancePath:r+"/offsets/"+h,schemaPath:"#/properties/offsets/items/minItems",keyword:"minItems",params:{limit:2},
schema:2,parentSchema:Pe.properties.offsets.items,data:Z}],!1;{const R=Z.length;if(R>0){let H=Z[0];const N=e;if(e===N)if(typeof H=="string"){if(M(H)>24)return Le.
errors=[{instancePath:r+"/offsets/"+h+"/0",schemaPath:"#/properties/offsets/items/prefixItems/0/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:Pe.
properties.offsets.items.prefixItems[0],data:H}],!1}else return Le.errors=[{instancePath:r+"/offsets/"+h+"/0",schemaPath:"#/properties/offsets/items/prefixItems\
/0/type",keyword:"type",params:{type:"string"},schema:Pe.properties.offsets.items.prefixItems[0].type,parentSchema:Pe.properties.offsets.items.prefixItems[0],data:H}],
!1;var v=N===e}if(v){if(R>1){let H=Z[1];const N=e;if(!(typeof H=="number"&&!(H%1)&&!isNaN(H)&&isFinite(H)))return Le.errors=[{instancePath:r+"/offsets/"+h+"/1",
schemaPath:"#/properties/offsets/items/prefixItems/1/type",keyword:"type",params:{type:"integer"},schema:Pe.properties.offsets.items.prefixItems[1].type,parentSchema:Pe.
properties.offsets.items.prefixItems[1],data:H}],!1;if(e===N&&typeof H=="number"&&isFinite(H)){if(H>1440||isNaN(H))return Le.errors=[{instancePath:r+"/offsets/"+
h+"/1",schemaPath:"#/properties/offsets/items/prefixItems/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},schema:1440,parentSchema:Pe.properties.
offsets.items.prefixItems[1],data:H}],!1;if(H<-1440||isNaN(H))return Le.errors=[{instancePath:r+"/offsets/"+h+"/1",schemaPath:"#/properties/offsets/items/prefix\
Items/1/minimum",keyword:"minimum",params:{comparison:">=",limit:-1440},schema:-1440,parentSchema:Pe.properties.offsets.items.prefixItems[1],data:H}],!1}var v=N===
e}if(v&&!(Z.length<=2))return Le.errors=[{instancePath:r+"/offsets/"+h,schemaPath:"#/properties/offsets/items/items",keyword:"items",params:{limit:2},schema:!1,
parentSchema:Pe.properties.offsets.items,data:Z}],!1}}}else return Le.errors=[{instancePath:r+"/offsets/"+h,schemaPath:"#/properties/offsets/items/type",keyword:"\
type",params:{type:"array"},schema:Pe.properties.offsets.items.type,parentSchema:Pe.properties.offsets.items,data:Z}],!1;var w=C===e;if(!w)break}}}else return Le.
errors=[{instancePath:r+"/offsets",schemaPath:"#/properties/offsets/type",keyword:"type",params:{type:"array"},schema:Pe.properties.offsets.type,parentSchema:Pe.
properties.offsets,data:P}],!1;var i=F===e}else var i=!0}}}}else return Le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.
type,parentSchema:Pe,data:t}],!1;return Le.errors=s,e===0}const ue={type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"\
string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},pt=new RegExp("^[0-9A-Za-z.+-]+$","u"),tr={type:"\
string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},qr=new RegExp("^[0-9a-f]{64}$","u");function qe(t,{instancePath:r="",
parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(M(t)>64)return qe.errors=[{instancePath:r,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:tr,data:t}],!1;if(!qr.test(t))return qe.errors=[{instancePath:r,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:tr,data:t}],!1}else return qe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:tr.type,parentSchema:tr,data:t}],!1;return qe.errors=s,e===0}function lr(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.version===void 0&&(w=
"version")||t.digest===void 0&&(w="digest"))return lr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:ue.required,
parentSchema:ue,data:t}],!1;{const v=e;for(const p in t)if(!(p==="version"||p==="digest")){return lr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:ue,data:t}],!1;break}if(v===e){if(t.version!==void 0){let p=t.version;const n=e;
if(e===n)if(typeof p=="string"){if(M(p)>64)return lr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:64},schema:64,parentSchema:ue.properties.version,data:p}],!1;if(!pt.test(p))return lr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/\
pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:ue.properties.version,data:p}],!1}else return lr.errors=
[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:ue.properties.version.type,parentSchema:ue.properties.
version,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.digest!==void 0){const p=e;qe(t.digest,{instancePath:r+"/digest",parentData:t,parentDataProperty:"digest",
rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0}}}else return lr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ue.type,parentSchema:ue,data:t}],!1;return lr.errors=s,e===0}const dr={type:"object",additionalProperties:!1,
required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}};function Nr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.startedAt===void 0&&(w="startedAt")||t.endedAt===
void 0&&(w="endedAt"))return Nr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:dr.required,parentSchema:dr,
data:t}],!1;{const v=e;for(const p in t)if(!(p==="startedAt"||p==="endedAt")){return Nr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:dr,data:t}],!1;break}if(v===e){if(t.startedAt!==void 0){const p=e;oe(t.startedAt,{instancePath:r+
"/startedAt",parentData:t,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var i=p===e}else var i=!0;
if(i)if(t.endedAt!==void 0){const p=e;oe(t.endedAt,{instancePath:r+"/endedAt",parentData:t,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?
oe.errors:s.concat(oe.errors),e=s.length);var i=p===e}else var i=!0}}}else return Nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:dr.type,parentSchema:dr,data:t}],!1;return Nr.errors=s,e===0}const Ge={type:"array",minItems:1,maxItems:10,items:{type:"object",additionalProperties:!1,
required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","target","not-http","between-scenes"]},calls:{type:"integer",minimum:1,
maximum:1e9}}}};function Ve(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>10)return Ve.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},schema:10,parentSchema:Ge,data:t}],!1;if(t.length<
1)return Ve.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Ge,data:t}],!1;{var i=!0;const v=t.length;
for(let p=0;p<v;p++){let n=t[p];const P=e;if(e===P)if(n&&typeof n=="object"&&!Array.isArray(n)){let Q;if(n.why===void 0&&(Q="why")||n.calls===void 0&&(Q="calls"))
return Ve.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:Q},schema:Ge.items.required,parentSchema:Ge.items,
data:n}],!1;{const m=e;for(const h in n)if(!(h==="why"||h==="calls")){return Ve.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:Ge.items,data:n}],!1;break}if(m===e){if(n.why!==void 0){let h=n.why;const Z=e;if(!(h===
"body"||h==="head"||h==="slow"||h==="connections"||h==="rate"||h==="calls"||h==="target"||h==="not-http"||h==="between-scenes"))return Ve.errors=[{instancePath:r+
"/"+p+"/why",schemaPath:"#/items/properties/why/enum",keyword:"enum",params:{allowedValues:Ge.items.properties.why.enum},schema:Ge.items.properties.why.enum,parentSchema:Ge.
items.properties.why,data:h}],!1;var w=Z===e}else var w=!0;if(w)if(n.calls!==void 0){let h=n.calls;const Z=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return Ve.errors=[{instancePath:r+"/"+p+"/calls",schemaPath:"#/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:Ge.items.properties.
calls.type,parentSchema:Ge.items.properties.calls,data:h}],!1;if(e===Z&&typeof h=="number"&&isFinite(h)){if(h>1e9||isNaN(h))return Ve.errors=[{instancePath:r+"/"+
p+"/calls",schemaPath:"#/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:Ge.items.properties.calls,
data:h}],!1;if(h<1||isNaN(h))return Ve.errors=[{instancePath:r+"/"+p+"/calls",schemaPath:"#/items/properties/calls/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:Ge.items.properties.calls,data:h}],!1}var w=Z===e}else var w=!0}}}else return Ve.errors=[{instancePath:r+"/"+p,schemaPath:"#/\
items/type",keyword:"type",params:{type:"object"},schema:Ge.items.type,parentSchema:Ge.items,data:n}],!1;var i=P===e;if(!i)break}}}else return Ve.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ge.type,parentSchema:Ge,data:t}],!1;return Ve.errors=s,e===0}function z(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let k;if(t.context===void 0&&(k=
"context")||t.suite===void 0&&(k="suite")||t.catalogueDigest===void 0&&(k="catalogueDigest")||t.times===void 0&&(k="times")||t.attempts===void 0&&(k="attempts")||
t.whole===void 0&&(k="whole")||t.only===void 0&&(k="only")||t.stopped===void 0&&(k="stopped")||t.pace===void 0&&(k="pace")||t.network===void 0&&(k="network")||t.
pool===void 0&&(k="pool"))return z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:k},schema:L.required,parentSchema:L,
data:t}],!1;{const ie=e;for(const S in t)if(!Qe.call(L.properties,S)){return z.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:S},schema:!1,parentSchema:L,data:t}],!1;break}if(ie===e){if(t.context!==void 0){let S=t.context;const K=e;if(e===K)if(S&&typeof S==
"object"&&!Array.isArray(S)){let d;if(S.seed===void 0&&(d="seed")||S.startedAt===void 0&&(d="startedAt")||S.subject===void 0&&(d="subject")||S.target===void 0&&
(d="target")||S.clientId===void 0&&(d="clientId")||S.product===void 0&&(d="product")||S.claims===void 0&&(d="claims")||S.values===void 0&&(d="values")||S.profile===
void 0&&(d="profile")||S.zones===void 0&&(d="zones"))return z.errors=[{instancePath:r+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{
missingProperty:d},schema:L.properties.context.required,parentSchema:L.properties.context,data:S}],!1;{const y=e;for(const T in S)if(!Qe.call(L.properties.context.
properties,T)){return z.errors=[{instancePath:r+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T},
schema:!1,parentSchema:L.properties.context,data:S}],!1;break}if(y===e){if(S.seed!==void 0){let T=S.seed;const u=e;if(e===u)if(typeof T=="string"){if(M(T)>32)return z.
errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/context/properties/seed/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:L.
properties.context.properties.seed,data:T}],!1;if(!yt.test(T))return z.errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/context/properties/seed/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:L.properties.context.properties.seed,data:T}],!1}else return z.
errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/context/properties/seed/type",keyword:"type",params:{type:"string"},schema:L.properties.context.
properties.seed.type,parentSchema:L.properties.context.properties.seed,data:T}],!1;var i=u===e}else var i=!0;if(i){if(S.startedAt!==void 0){const T=e;oe(S.startedAt,
{instancePath:r+"/context/startedAt",parentData:S,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);
var i=T===e}else var i=!0;if(i){if(S.subject!==void 0){let T=S.subject;const u=e;if(!(T==="service"||T==="client"))return z.errors=[{instancePath:r+"/context/su\
bject",schemaPath:"#/properties/context/properties/subject/enum",keyword:"enum",params:{allowedValues:L.properties.context.properties.subject.enum},schema:L.properties.
context.properties.subject.enum,parentSchema:L.properties.context.properties.subject,data:T}],!1;var i=u===e}else var i=!0;if(i){if(S.target!==void 0){const T=e;
or(S.target,{instancePath:r+"/context/target",parentData:S,parentDataProperty:"target",rootData:x,dynamicAnchors:b})||(s=s===null?or.errors:s.concat(or.errors),
e=s.length);var i=T===e}else var i=!0;if(i){if(S.clientId!==void 0){let T=S.clientId;const u=e;if(e===u)if(typeof T=="string"){if(M(T)>512)return z.errors=[{instancePath:r+
"/context/clientId",schemaPath:"#/properties/context/properties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:L.properties.
context.properties.clientId,data:T}],!1;if(M(T)<1)return z.errors=[{instancePath:r+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/minL\
ength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:L.properties.context.properties.clientId,data:T}],!1;if(!lt.test(T))return z.errors=[{instancePath:r+
"/context/clientId",schemaPath:"#/properties/context/properties/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:L.
properties.context.properties.clientId,data:T}],!1}else return z.errors=[{instancePath:r+"/context/clientId",schemaPath:"#/properties/context/properties/clientI\
d/type",keyword:"type",params:{type:"string"},schema:L.properties.context.properties.clientId.type,parentSchema:L.properties.context.properties.clientId,data:T}],
!1;var i=u===e}else var i=!0;if(i){if(S.product!==void 0){let T=S.product;const u=e,a=e;let o=!1;const c=e;if(T!==null){const g={instancePath:r+"/context/produc\
t",schemaPath:"#/properties/context/properties/product/anyOf/0/type",keyword:"type",params:{type:"null"},schema:L.properties.context.properties.product.anyOf[0].
type,parentSchema:L.properties.context.properties.product.anyOf[0],data:T};s===null?s=[g]:s.push(g),e++}var w=c===e;if(o=o||w,!o){const g=e;Ce(T,{instancePath:r+
"/context/product",parentData:S,parentDataProperty:"product",rootData:x,dynamicAnchors:b})||(s=s===null?Ce.errors:s.concat(Ce.errors),e=s.length);var w=g===e;o=
o||w}if(o)e=a,s!==null&&(a?s.length=a:s=null);else{const g={instancePath:r+"/context/product",schemaPath:"#/properties/context/properties/product/anyOf",keyword:"\
anyOf",params:{},schema:L.properties.context.properties.product.anyOf,parentSchema:L.properties.context.properties.product,data:T};return s===null?s=[g]:s.push(
g),e++,z.errors=s,!1}var i=u===e}else var i=!0;if(i){if(S.claims!==void 0){const T=e;xr(S.claims,{instancePath:r+"/context/claims",parentData:S,parentDataProperty:"\
claims",rootData:x,dynamicAnchors:b})||(s=s===null?xr.errors:s.concat(xr.errors),e=s.length);var i=T===e}else var i=!0;if(i){if(S.values!==void 0){const T=e;ze(
S.values,{instancePath:r+"/context/values",parentData:S,parentDataProperty:"values",rootData:x,dynamicAnchors:b})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.
length);var i=T===e}else var i=!0;if(i){if(S.profile!==void 0){const T=e;J(S.profile,{instancePath:r+"/context/profile",parentData:S,parentDataProperty:"profile",
rootData:x,dynamicAnchors:b})||(s=s===null?J.errors:s.concat(J.errors),e=s.length);var i=T===e}else var i=!0;if(i)if(S.zones!==void 0){let T=S.zones;const u=e;if(e===
u)if(Array.isArray(T)){if(T.length>600)return z.errors=[{instancePath:r+"/context/zones",schemaPath:"#/properties/context/properties/zones/maxItems",keyword:"ma\
xItems",params:{limit:600},schema:600,parentSchema:L.properties.context.properties.zones,data:T}],!1;if(T.length<1)return z.errors=[{instancePath:r+"/context/zo\
nes",schemaPath:"#/properties/context/properties/zones/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:L.properties.context.properties.zones,
data:T}],!1;{var v=!0;const o=T.length;for(let c=0;c<o;c++){const f=e;Le(T[c],{instancePath:r+"/context/zones/"+c,parentData:T,parentDataProperty:c,rootData:x,dynamicAnchors:b})||
(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var v=f===e;if(!v)break}}}else return z.errors=[{instancePath:r+"/context/zones",schemaPath:"#/properties/\
context/properties/zones/type",keyword:"type",params:{type:"array"},schema:L.properties.context.properties.zones.type,parentSchema:L.properties.context.properties.
zones,data:T}],!1;var i=u===e}else var i=!0}}}}}}}}}}}else return z.errors=[{instancePath:r+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{
type:"object"},schema:L.properties.context.type,parentSchema:L.properties.context,data:S}],!1;var p=K===e}else var p=!0;if(p){if(t.suite!==void 0){const S=e;lr(
t.suite,{instancePath:r+"/suite",parentData:t,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?lr.errors:s.concat(lr.errors),e=s.length);var p=S===
e}else var p=!0;if(p){if(t.catalogueDigest!==void 0){const S=e;qe(t.catalogueDigest,{instancePath:r+"/catalogueDigest",parentData:t,parentDataProperty:"catalogu\
eDigest",rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var p=S===e}else var p=!0;if(p){if(t.times!==void 0){const S=e;Nr(
t.times,{instancePath:r+"/times",parentData:t,parentDataProperty:"times",rootData:x,dynamicAnchors:b})||(s=s===null?Nr.errors:s.concat(Nr.errors),e=s.length);var p=S===
e}else var p=!0;if(p){if(t.attempts!==void 0){let S=t.attempts;const K=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return z.errors=[{instancePath:r+
"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},schema:L.properties.attempts.type,parentSchema:L.properties.attempts,
data:S}],!1;if(e===K&&typeof S=="number"&&isFinite(S)){if(S>1e3||isNaN(S))return z.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:L.properties.attempts,data:S}],!1;if(S<0||isNaN(S))return z.errors=[{instancePath:r+
"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.attempts,data:S}],!1}
var p=K===e}else var p=!0;if(p){if(t.whole!==void 0){let S=t.whole;const K=e;if(typeof S!="boolean")return z.errors=[{instancePath:r+"/whole",schemaPath:"#/prop\
erties/whole/type",keyword:"type",params:{type:"boolean"},schema:L.properties.whole.type,parentSchema:L.properties.whole,data:S}],!1;var p=K===e}else var p=!0;if(p){
if(t.only!==void 0){let S=t.only;const K=e;if(e===K)if(Array.isArray(S)){if(S.length>2e4)return z.errors=[{instancePath:r+"/only",schemaPath:"#/properties/only/\
maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:L.properties.only,data:S}],!1;{var n=!0;const y=S.length;for(let T=0;T<y;T++){let u=S[T];
const a=e;if(e===a)if(typeof u=="string"){if(M(u)>2e3)return z.errors=[{instancePath:r+"/only/"+T,schemaPath:"#/properties/only/items/maxLength",keyword:"maxLen\
gth",params:{limit:2e3},schema:2e3,parentSchema:L.properties.only.items,data:u}],!1}else return z.errors=[{instancePath:r+"/only/"+T,schemaPath:"#/properties/on\
ly/items/type",keyword:"type",params:{type:"string"},schema:L.properties.only.items.type,parentSchema:L.properties.only.items,data:u}],!1;var n=a===e;if(!n)break}}}else
return z.errors=[{instancePath:r+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},schema:L.properties.only.type,parentSchema:L.properties.
only,data:S}],!1;var p=K===e}else var p=!0;if(p){if(t.completes!==void 0){const S=e;qe(t.completes,{instancePath:r+"/completes",parentData:t,parentDataProperty:"\
completes",rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var p=S===e}else var p=!0;if(p){if(t.stopped!==void 0){let S=t.stopped;
const K=e;if(typeof S!="string"&&S!==null)return z.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:L.properties.
stopped.type},schema:L.properties.stopped.type,parentSchema:L.properties.stopped,data:S}],!1;if(e===K&&typeof S=="string"&&M(S)>2e5)return z.errors=[{instancePath:r+
"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:L.properties.stopped,data:S}],!1;var p=K===
e}else var p=!0;if(p){if(t.pace!==void 0){let S=t.pace;const K=e;if(e===K)if(S&&typeof S=="object"&&!Array.isArray(S)){let y;if(S.requestsPerSecond===void 0&&(y=
"requestsPerSecond")||S.concurrency===void 0&&(y="concurrency"))return z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/required",keyword:"requir\
ed",params:{missingProperty:y},schema:L.properties.pace.required,parentSchema:L.properties.pace,data:S}],!1;{const T=e;for(const u in S)if(!(u==="requestsPerSec\
ond"||u==="concurrency")){return z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:L.properties.pace,data:S}],!1;break}if(T===e){if(S.requestsPerSecond!==void 0){let u=S.requestsPerSecond;const a=e;if(!(typeof u=="number"&&
isFinite(u))&&u!==null)return z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/type",keyword:"type",
params:{type:L.properties.pace.properties.requestsPerSecond.type},schema:L.properties.pace.properties.requestsPerSecond.type,parentSchema:L.properties.pace.properties.
requestsPerSecond,data:u}],!1;if(e===a&&typeof u=="number"&&isFinite(u)){if(u>1e5||isNaN(u))return z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"\
#/properties/pace/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:L.properties.pace.properties.
requestsPerSecond,data:u}],!1;if(u<=0||isNaN(u))return z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerS\
econd/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:L.properties.pace.properties.requestsPerSecond,data:u}],
!1}var P=a===e}else var P=!0;if(P)if(S.concurrency!==void 0){let u=S.concurrency;const a=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return z.errors=
[{instancePath:r+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:L.properties.pace.
properties.concurrency.type,parentSchema:L.properties.pace.properties.concurrency,data:u}],!1;if(e===a&&typeof u=="number"&&isFinite(u)){if(u>64||isNaN(u))return z.
errors=[{instancePath:r+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,
parentSchema:L.properties.pace.properties.concurrency,data:u}],!1;if(u<1||isNaN(u))return z.errors=[{instancePath:r+"/pace/concurrency",schemaPath:"#/properties\
/pace/properties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:L.properties.pace.properties.concurrency,data:u}],
!1}var P=a===e}else var P=!0}}}else return z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{type:"object"},schema:L.
properties.pace.type,parentSchema:L.properties.pace,data:S}],!1;var p=K===e}else var p=!0;if(p){if(t.network!==void 0){let S=t.network;const K=e;if(e===K)if(S&&
typeof S=="object"&&!Array.isArray(S)){let y;if(S.timeoutMs===void 0&&(y="timeoutMs")||S.proxied===void 0&&(y="proxied"))return z.errors=[{instancePath:r+"/netw\
ork",schemaPath:"#/properties/network/required",keyword:"required",params:{missingProperty:y},schema:L.properties.network.required,parentSchema:L.properties.network,
data:S}],!1;{const T=e;for(const u in S)if(!(u==="timeoutMs"||u==="proxied")){return z.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:L.properties.network,data:S}],!1;break}if(T===e){if(S.timeoutMs!==
void 0){let u=S.timeoutMs;const a=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return z.errors=[{instancePath:r+"/network/timeoutMs",schemaPath:"#\
/properties/network/properties/timeoutMs/type",keyword:"type",params:{type:"integer"},schema:L.properties.network.properties.timeoutMs.type,parentSchema:L.properties.
network.properties.timeoutMs,data:u}],!1;if(e===a&&typeof u=="number"&&isFinite(u)){if(u>6e5||isNaN(u))return z.errors=[{instancePath:r+"/network/timeoutMs",schemaPath:"\
#/properties/network/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:L.properties.network.properties.
timeoutMs,data:u}],!1;if(u<100||isNaN(u))return z.errors=[{instancePath:r+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:L.properties.network.properties.timeoutMs,data:u}],!1}var F=a===e}else var F=!0;if(F)if(S.proxied!==
void 0){let u=S.proxied;const a=e;if(typeof u!="boolean")return z.errors=[{instancePath:r+"/network/proxied",schemaPath:"#/properties/network/properties/proxied\
/type",keyword:"type",params:{type:"boolean"},schema:L.properties.network.properties.proxied.type,parentSchema:L.properties.network.properties.proxied,data:u}],
!1;var F=a===e}else var F=!0}}}else return z.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"object"},schema:L.
properties.network.type,parentSchema:L.properties.network,data:S}],!1;var p=K===e}else var p=!0;if(p){if(t.shard!==void 0){let S=t.shard;const K=e;if(e===K)if(S&&
typeof S=="object"&&!Array.isArray(S)){let y;if(S.number===void 0&&(y="number")||S.of===void 0&&(y="of"))return z.errors=[{instancePath:r+"/shard",schemaPath:"#\
/properties/shard/required",keyword:"required",params:{missingProperty:y},schema:L.properties.shard.required,parentSchema:L.properties.shard,data:S}],!1;{const T=e;
for(const u in S)if(!(u==="number"||u==="of")){return z.errors=[{instancePath:r+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:u},schema:!1,parentSchema:L.properties.shard,data:S}],!1;break}if(T===e){if(S.number!==void 0){let u=S.number;const a=e;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/properties/shard/properties/number/type",
keyword:"type",params:{type:"integer"},schema:L.properties.shard.properties.number.type,parentSchema:L.properties.shard.properties.number,data:u}],!1;if(e===a&&
typeof u=="number"&&isFinite(u)){if(u>64||isNaN(u))return z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/properties/shard/properties/number/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:L.properties.shard.properties.number,data:u}],!1;if(u<1||isNaN(u))return z.errors=[{instancePath:r+
"/shard/number",schemaPath:"#/properties/shard/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:L.properties.
shard.properties.number,data:u}],!1}var Q=a===e}else var Q=!0;if(Q)if(S.of!==void 0){let u=S.of;const a=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))
return z.errors=[{instancePath:r+"/shard/of",schemaPath:"#/properties/shard/properties/of/type",keyword:"type",params:{type:"integer"},schema:L.properties.shard.
properties.of.type,parentSchema:L.properties.shard.properties.of,data:u}],!1;if(e===a&&typeof u=="number"&&isFinite(u)){if(u>64||isNaN(u))return z.errors=[{instancePath:r+
"/shard/of",schemaPath:"#/properties/shard/properties/of/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:L.properties.shard.
properties.of,data:u}],!1;if(u<2||isNaN(u))return z.errors=[{instancePath:r+"/shard/of",schemaPath:"#/properties/shard/properties/of/minimum",keyword:"minimum",
params:{comparison:">=",limit:2},schema:2,parentSchema:L.properties.shard.properties.of,data:u}],!1}var Q=a===e}else var Q=!0}}}else return z.errors=[{instancePath:r+
"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"},schema:L.properties.shard.type,parentSchema:L.properties.shard,data:S}],!1;var p=K===
e}else var p=!0;if(p){if(t.shards!==void 0){let S=t.shards;const K=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return z.errors=[{instancePath:r+"\
/shards",schemaPath:"#/properties/shards/type",keyword:"type",params:{type:"integer"},schema:L.properties.shards.type,parentSchema:L.properties.shards,data:S}],
!1;if(e===K&&typeof S=="number"&&isFinite(S)){if(S>64||isNaN(S))return z.errors=[{instancePath:r+"/shards",schemaPath:"#/properties/shards/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:64},schema:64,parentSchema:L.properties.shards,data:S}],!1;if(S<2||isNaN(S))return z.errors=[{instancePath:r+"/shards",schemaPath:"\
#/properties/shards/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:L.properties.shards,data:S}],!1}var p=K===e}else var p=!0;
if(p){if(t.interruptions!==void 0){let S=t.interruptions;const K=e;if(e===K)if(Array.isArray(S)){if(S.length>1e3)return z.errors=[{instancePath:r+"/interruption\
s",schemaPath:"#/properties/interruptions/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:L.properties.interruptions,data:S}],!1;if(S.length<
1)return z.errors=[{instancePath:r+"/interruptions",schemaPath:"#/properties/interruptions/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:L.
properties.interruptions,data:S}],!1;{var m=!0;const y=S.length;for(let T=0;T<y;T++){let u=S[T];const a=e;if(e===a)if(u&&typeof u=="object"&&!Array.isArray(u)){
let c;if(u.stoppedAt===void 0&&(c="stoppedAt")||u.resumedAt===void 0&&(c="resumedAt"))return z.errors=[{instancePath:r+"/interruptions/"+T,schemaPath:"#/propert\
ies/interruptions/items/required",keyword:"required",params:{missingProperty:c},schema:L.properties.interruptions.items.required,parentSchema:L.properties.interruptions.
items,data:u}],!1;{const f=e;for(const g in u)if(!(g==="stoppedAt"||g==="resumedAt")){return z.errors=[{instancePath:r+"/interruptions/"+T,schemaPath:"#/propert\
ies/interruptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:L.properties.interruptions.items,
data:u}],!1;break}if(f===e){if(u.stoppedAt!==void 0){const g=e;oe(u.stoppedAt,{instancePath:r+"/interruptions/"+T+"/stoppedAt",parentData:u,parentDataProperty:"\
stoppedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var h=g===e}else var h=!0;if(h)if(u.resumedAt!==void 0){const g=e;
oe(u.resumedAt,{instancePath:r+"/interruptions/"+T+"/resumedAt",parentData:u,parentDataProperty:"resumedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:
s.concat(oe.errors),e=s.length);var h=g===e}else var h=!0}}}else return z.errors=[{instancePath:r+"/interruptions/"+T,schemaPath:"#/properties/interruptions/ite\
ms/type",keyword:"type",params:{type:"object"},schema:L.properties.interruptions.items.type,parentSchema:L.properties.interruptions.items,data:u}],!1;var m=a===
e;if(!m)break}}}else return z.errors=[{instancePath:r+"/interruptions",schemaPath:"#/properties/interruptions/type",keyword:"type",params:{type:"array"},schema:L.
properties.interruptions.type,parentSchema:L.properties.interruptions,data:S}],!1;var p=K===e}else var p=!0;if(p){if(t.client!==void 0){let S=t.client;const K=e;
if(e===K)if(S&&typeof S=="object"&&!Array.isArray(S)){let y;if(S.drivenBy===void 0&&(y="drivenBy")||S.answeredBy===void 0&&(y="answeredBy")||S.clockAheadMs===void 0&&
(y="clockAheadMs")||S.plays===void 0&&(y="plays"))return z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{
missingProperty:y},schema:L.properties.client.required,parentSchema:L.properties.client,data:S}],!1;{const T=e;for(const u in S)if(!(u==="drivenBy"||u==="answer\
edBy"||u==="clockAheadMs"||u==="upstream"||u==="refused"||u==="plays")){return z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/client/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:L.properties.client,data:S}],!1;break}if(T===e){if(S.drivenBy!==void 0){
let u=S.drivenBy;const a=e;if(!(u==="command"||u==="webhook"||u==="operator"||u==="elsewhere"))return z.errors=[{instancePath:r+"/client/drivenBy",schemaPath:"#\
/properties/client/properties/drivenBy/enum",keyword:"enum",params:{allowedValues:L.properties.client.properties.drivenBy.enum},schema:L.properties.client.properties.
drivenBy.enum,parentSchema:L.properties.client.properties.drivenBy,data:u}],!1;var Z=a===e}else var Z=!0;if(Z){if(S.answeredBy!==void 0){let u=S.answeredBy;const a=e;
if(!(u==="stand-in"||u==="upstream"||u==="har"))return z.errors=[{instancePath:r+"/client/answeredBy",schemaPath:"#/properties/client/properties/answeredBy/enum",
keyword:"enum",params:{allowedValues:L.properties.client.properties.answeredBy.enum},schema:L.properties.client.properties.answeredBy.enum,parentSchema:L.properties.
client.properties.answeredBy,data:u}],!1;var Z=a===e}else var Z=!0;if(Z){if(S.clockAheadMs!==void 0){let u=S.clockAheadMs;const a=e;if(!(typeof u=="number"&&!(u%
1)&&!isNaN(u)&&isFinite(u)))return z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/type",keyword:"type",
params:{type:"integer"},schema:L.properties.client.properties.clockAheadMs.type,parentSchema:L.properties.client.properties.clockAheadMs,data:u}],!1;if(e===a&&typeof u==
"number"&&isFinite(u)){if(u>2592e6||isNaN(u))return z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:L.properties.client.properties.clockAheadMs,data:u}],!1;if(u<0||isNaN(u))
return z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:L.properties.client.properties.clockAheadMs,data:u}],!1}var Z=a===e}else var Z=!0;if(Z){if(S.upstream!==void 0){const u=e;Me(S.
upstream,{instancePath:r+"/client/upstream",parentData:S,parentDataProperty:"upstream",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),
e=s.length);var Z=u===e}else var Z=!0;if(Z){if(S.refused!==void 0){const u=e;Ve(S.refused,{instancePath:r+"/client/refused",parentData:S,parentDataProperty:"ref\
used",rootData:x,dynamicAnchors:b})||(s=s===null?Ve.errors:s.concat(Ve.errors),e=s.length);var Z=u===e}else var Z=!0;if(Z)if(S.plays!==void 0){let u=S.plays;const a=e;
if(e===a)if(Array.isArray(u)){if(u.length>200)return z.errors=[{instancePath:r+"/client/plays",schemaPath:"#/properties/client/properties/plays/maxItems",keyword:"\
maxItems",params:{limit:200},schema:200,parentSchema:L.properties.client.properties.plays,data:u}],!1;{var C=!0;const c=u.length;for(let f=0;f<c;f++){let g=u[f];
const I=e;if(e===I)if(g&&typeof g=="object"&&!Array.isArray(g)){let _;if(g.scene===void 0&&(_="scene")||g.startedAt===void 0&&(_="startedAt")||g.endedAt===void 0&&
(_="endedAt")||g.end===void 0&&(_="end")||g.remark===void 0&&(_="remark")||g.repeats===void 0&&(_="repeats")||g.calls===void 0&&(_="calls"))return z.errors=[{instancePath:r+
"/client/plays/"+f,schemaPath:"#/properties/client/properties/plays/items/required",keyword:"required",params:{missingProperty:_},schema:L.properties.client.properties.
plays.items.required,parentSchema:L.properties.client.properties.plays.items,data:g}],!1;{const U=e;for(const j in g)if(!Qe.call(L.properties.client.properties.
plays.items.properties,j)){return z.errors=[{instancePath:r+"/client/plays/"+f,schemaPath:"#/properties/client/properties/plays/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j},schema:!1,parentSchema:L.properties.client.properties.plays.items,data:g}],!1;break}if(U===e){if(g.scene!==void 0){
let j=g.scene;const Y=e;if(e===Y)if(typeof j=="string"){if(M(j)>64)return z.errors=[{instancePath:r+"/client/plays/"+f+"/scene",schemaPath:"#/properties/client/\
properties/plays/items/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:L.properties.client.properties.plays.items.properties.
scene,data:j}],!1;if(!rt.test(j))return z.errors=[{instancePath:r+"/client/plays/"+f+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/\
scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:L.properties.client.properties.plays.items.properties.scene,
data:j}],!1}else return z.errors=[{instancePath:r+"/client/plays/"+f+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/type",keyword:"\
type",params:{type:"string"},schema:L.properties.client.properties.plays.items.properties.scene.type,parentSchema:L.properties.client.properties.plays.items.properties.
scene,data:j}],!1;var D=Y===e}else var D=!0;if(D){if(g.startedAt!==void 0){const j=e;oe(g.startedAt,{instancePath:r+"/client/plays/"+f+"/startedAt",parentData:g,
parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var D=j===e}else var D=!0;if(D){if(g.endedAt!==
void 0){const j=e;oe(g.endedAt,{instancePath:r+"/client/plays/"+f+"/endedAt",parentData:g,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?
oe.errors:s.concat(oe.errors),e=s.length);var D=j===e}else var D=!0;if(D){if(g.end!==void 0){let j=g.end;const Y=e;if(!(j==="done"||j==="failed"||j==="unknown-s\
cene"||j==="too-long"||j==="skipped"||j==="interrupted"))return z.errors=[{instancePath:r+"/client/plays/"+f+"/end",schemaPath:"#/properties/client/properties/p\
lays/items/properties/end/enum",keyword:"enum",params:{allowedValues:L.properties.client.properties.plays.items.properties.end.enum},schema:L.properties.client.
properties.plays.items.properties.end.enum,parentSchema:L.properties.client.properties.plays.items.properties.end,data:j}],!1;var D=Y===e}else var D=!0;if(D){if(g.
remark!==void 0){let j=g.remark;const Y=e;if(typeof j!="string"&&j!==null)return z.errors=[{instancePath:r+"/client/plays/"+f+"/remark",schemaPath:"#/properties\
/client/properties/plays/items/properties/remark/type",keyword:"type",params:{type:L.properties.client.properties.plays.items.properties.remark.type},schema:L.properties.
client.properties.plays.items.properties.remark.type,parentSchema:L.properties.client.properties.plays.items.properties.remark,data:j}],!1;if(e===Y&&typeof j=="\
string"&&M(j)>1e3)return z.errors=[{instancePath:r+"/client/plays/"+f+"/remark",schemaPath:"#/properties/client/properties/plays/items/properties/remark/maxLeng\
th",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:L.properties.client.properties.plays.items.properties.remark,data:j}],!1;var D=Y===e}else var D=!0;
if(D){if(g.repeats!==void 0){let j=g.repeats;const Y=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return z.errors=[{instancePath:r+"/client/plays/"+
f+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/type",keyword:"type",params:{type:"integer"},schema:L.properties.client.properties.
plays.items.properties.repeats.type,parentSchema:L.properties.client.properties.plays.items.properties.repeats,data:j}],!1;if(e===Y&&typeof j=="number"&&isFinite(
j)){if(j>1e3||isNaN(j))return z.errors=[{instancePath:r+"/client/plays/"+f+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:L.properties.client.properties.plays.items.properties.repeats,data:j}],!1;
if(j<0||isNaN(j))return z.errors=[{instancePath:r+"/client/plays/"+f+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.client.properties.plays.items.properties.repeats,data:j}],!1}var D=Y===
e}else var D=!0;if(D){if(g.calls!==void 0){let j=g.calls;const Y=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return z.errors=[{instancePath:r+"/c\
lient/plays/"+f+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:L.properties.
client.properties.plays.items.properties.calls.type,parentSchema:L.properties.client.properties.plays.items.properties.calls,data:j}],!1;if(e===Y&&typeof j=="nu\
mber"&&isFinite(j)){if(j>1e5||isNaN(j))return z.errors=[{instancePath:r+"/client/plays/"+f+"/calls",schemaPath:"#/properties/client/properties/plays/items/prope\
rties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:L.properties.client.properties.plays.items.properties.calls,data:j}],
!1;if(j<0||isNaN(j))return z.errors=[{instancePath:r+"/client/plays/"+f+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.client.properties.plays.items.properties.calls,data:j}],!1}var D=Y===e}else
var D=!0;if(D){if(g.lastReply!==void 0){const j=e;qe(g.lastReply,{instancePath:r+"/client/plays/"+f+"/lastReply",parentData:g,parentDataProperty:"lastReply",rootData:x,
dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var D=j===e}else var D=!0;if(D){if(g.refused!==void 0){const j=e;Ve(g.refused,{instancePath:r+
"/client/plays/"+f+"/refused",parentData:g,parentDataProperty:"refused",rootData:x,dynamicAnchors:b})||(s=s===null?Ve.errors:s.concat(Ve.errors),e=s.length);var D=j===
e}else var D=!0;if(D){if(g.clockAheadMs!==void 0){let j=g.clockAheadMs;const Y=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return z.errors=[{instancePath:r+
"/client/plays/"+f+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:L.
properties.client.properties.plays.items.properties.clockAheadMs.type,parentSchema:L.properties.client.properties.plays.items.properties.clockAheadMs,data:j}],!1;
if(e===Y&&typeof j=="number"&&isFinite(j)){if(j>2592e6||isNaN(j))return z.errors=[{instancePath:r+"/client/plays/"+f+"/clockAheadMs",schemaPath:"#/properties/cl\
ient/properties/plays/items/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:L.properties.client.
properties.plays.items.properties.clockAheadMs,data:j}],!1;if(j<1||isNaN(j))return z.errors=[{instancePath:r+"/client/plays/"+f+"/clockAheadMs",schemaPath:"#/pr\
operties/client/properties/plays/items/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:L.properties.client.
properties.plays.items.properties.clockAheadMs,data:j}],!1}var D=Y===e}else var D=!0;if(D){if(g.printed!==void 0){let j=g.printed;const Y=e;if(!(j&&typeof j=="o\
bject"&&!Array.isArray(j))&&j!==null)return z.errors=[{instancePath:r+"/client/plays/"+f+"/printed",schemaPath:"#/properties/client/properties/plays/items/prope\
rties/printed/type",keyword:"type",params:{type:L.properties.client.properties.plays.items.properties.printed.type},schema:L.properties.client.properties.plays.
items.properties.printed.type,parentSchema:L.properties.client.properties.plays.items.properties.printed,data:j}],!1;if(e===Y&&j&&typeof j=="object"&&!Array.isArray(
j)){let le;if(j.secret===void 0&&(le="secret")||j.stream===void 0&&(le="stream")||j.line===void 0&&(le="line"))return z.errors=[{instancePath:r+"/client/plays/"+
f+"/printed",schemaPath:"#/properties/client/properties/plays/items/properties/printed/required",keyword:"required",params:{missingProperty:le},schema:L.properties.
client.properties.plays.items.properties.printed.required,parentSchema:L.properties.client.properties.plays.items.properties.printed,data:j}],!1;{const ce=e;for(const re in j)
if(!(re==="secret"||re==="stream"||re==="line")){return z.errors=[{instancePath:r+"/client/plays/"+f+"/printed",schemaPath:"#/properties/client/properties/plays\
/items/properties/printed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:re},schema:!1,parentSchema:L.properties.client.properties.
plays.items.properties.printed,data:j}],!1;break}if(ce===e){if(j.secret!==void 0){let re=j.secret;const Te=e;if(!(re==="client_secret"||re==="access_token"))return z.
errors=[{instancePath:r+"/client/plays/"+f+"/printed/secret",schemaPath:"#/properties/client/properties/plays/items/properties/printed/properties/secret/enum",keyword:"\
enum",params:{allowedValues:L.properties.client.properties.plays.items.properties.printed.properties.secret.enum},schema:L.properties.client.properties.plays.items.
properties.printed.properties.secret.enum,parentSchema:L.properties.client.properties.plays.items.properties.printed.properties.secret,data:re}],!1;var R=Te===e}else
var R=!0;if(R){if(j.stream!==void 0){let re=j.stream;const Te=e;if(!(re==="stdout"||re==="stderr"))return z.errors=[{instancePath:r+"/client/plays/"+f+"/printed\
/stream",schemaPath:"#/properties/client/properties/plays/items/properties/printed/properties/stream/enum",keyword:"enum",params:{allowedValues:L.properties.client.
properties.plays.items.properties.printed.properties.stream.enum},schema:L.properties.client.properties.plays.items.properties.printed.properties.stream.enum,parentSchema:L.
properties.client.properties.plays.items.properties.printed.properties.stream,data:re}],!1;var R=Te===e}else var R=!0;if(R)if(j.line!==void 0){let re=j.line;const Te=e;
if(!(typeof re=="number"&&!(re%1)&&!isNaN(re)&&isFinite(re)))return z.errors=[{instancePath:r+"/client/plays/"+f+"/printed/line",schemaPath:"#/properties/client\
/properties/plays/items/properties/printed/properties/line/type",keyword:"type",params:{type:"integer"},schema:L.properties.client.properties.plays.items.properties.
printed.properties.line.type,parentSchema:L.properties.client.properties.plays.items.properties.printed.properties.line,data:re}],!1;if(e===Te&&typeof re=="numb\
er"&&isFinite(re)){if(re>1e9||isNaN(re))return z.errors=[{instancePath:r+"/client/plays/"+f+"/printed/line",schemaPath:"#/properties/client/properties/plays/ite\
ms/properties/printed/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:L.properties.client.properties.plays.
items.properties.printed.properties.line,data:re}],!1;if(re<1||isNaN(re))return z.errors=[{instancePath:r+"/client/plays/"+f+"/printed/line",schemaPath:"#/prope\
rties/client/properties/plays/items/properties/printed/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:L.properties.
client.properties.plays.items.properties.printed.properties.line,data:re}],!1}var R=Te===e}else var R=!0}}}}var D=Y===e}else var D=!0;if(D)if(g.handshakes!==void 0){
let j=g.handshakes;const Y=e;if(e===Y)if(j&&typeof j=="object"&&!Array.isArray(j)){let le;if(j.silent===void 0&&(le="silent")||j.spoken===void 0&&(le="spoken"))
return z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/required",keyword:"\
required",params:{missingProperty:le},schema:L.properties.client.properties.plays.items.properties.handshakes.required,parentSchema:L.properties.client.properties.
plays.items.properties.handshakes,data:j}],!1;{const ce=e;for(const re in j)if(!(re==="silent"||re==="spoken")){return z.errors=[{instancePath:r+"/client/plays/"+
f+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:re},
schema:!1,parentSchema:L.properties.client.properties.plays.items.properties.handshakes,data:j}],!1;break}if(ce===e){if(j.silent!==void 0){let re=j.silent;const Te=e;
if(!(typeof re=="number"&&!(re%1)&&!isNaN(re)&&isFinite(re)))return z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes/silent",schemaPath:"#/properties/c\
lient/properties/plays/items/properties/handshakes/properties/silent/type",keyword:"type",params:{type:"integer"},schema:L.properties.client.properties.plays.items.
properties.handshakes.properties.silent.type,parentSchema:L.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:re}],!1;if(e===
Te&&typeof re=="number"&&isFinite(re)){if(re>1e9||isNaN(re))return z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes/silent",schemaPath:"#/properties/cl\
ient/properties/plays/items/properties/handshakes/properties/silent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:L.properties.
client.properties.plays.items.properties.handshakes.properties.silent,data:re}],!1;if(re<0||isNaN(re))return z.errors=[{instancePath:r+"/client/plays/"+f+"/hand\
shakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:L.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:re}],!1}var H=Te===e}else var H=!0;if(H)if(j.
spoken!==void 0){let re=j.spoken;const Te=e;if(!(typeof re=="number"&&!(re%1)&&!isNaN(re)&&isFinite(re)))return z.errors=[{instancePath:r+"/client/plays/"+f+"/h\
andshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/type",keyword:"type",params:{type:"integer"},schema:L.
properties.client.properties.plays.items.properties.handshakes.properties.spoken.type,parentSchema:L.properties.client.properties.plays.items.properties.handshakes.
properties.spoken,data:re}],!1;if(e===Te&&typeof re=="number"&&isFinite(re)){if(re>1e9||isNaN(re))return z.errors=[{instancePath:r+"/client/plays/"+f+"/handshak\
es/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:L.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:re}],!1;if(re<0||isNaN(re))return z.errors=[{instancePath:r+
"/client/plays/"+f+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:re}],!1}var H=Te===
e}else var H=!0}}}else return z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/hands\
hakes/type",keyword:"type",params:{type:"object"},schema:L.properties.client.properties.plays.items.properties.handshakes.type,parentSchema:L.properties.client.
properties.plays.items.properties.handshakes,data:j}],!1;var D=Y===e}else var D=!0}}}}}}}}}}}}}else return z.errors=[{instancePath:r+"/client/plays/"+f,schemaPath:"\
#/properties/client/properties/plays/items/type",keyword:"type",params:{type:"object"},schema:L.properties.client.properties.plays.items.type,parentSchema:L.properties.
client.properties.plays.items,data:g}],!1;var C=I===e;if(!C)break}}}else return z.errors=[{instancePath:r+"/client/plays",schemaPath:"#/properties/client/proper\
ties/plays/type",keyword:"type",params:{type:"array"},schema:L.properties.client.properties.plays.type,parentSchema:L.properties.client.properties.plays,data:u}],
!1;var Z=a===e}else var Z=!0}}}}}}}else return z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type:"object"},schema:L.
properties.client.type,parentSchema:L.properties.client,data:S}],!1;var p=K===e}else var p=!0;if(p)if(t.pool!==void 0){let S=t.pool;const K=e;if(e===K)if(S&&typeof S==
"object"&&!Array.isArray(S)){let y;if(S.stays===void 0&&(y="stays")||S.reservationIds===void 0&&(y="reservationIds"))return z.errors=[{instancePath:r+"/pool",schemaPath:"\
#/properties/pool/required",keyword:"required",params:{missingProperty:y},schema:L.properties.pool.required,parentSchema:L.properties.pool,data:S}],!1;{const T=e;
for(const u in S)if(!(u==="stays"||u==="reservationIds")){return z.errors=[{instancePath:r+"/pool",schemaPath:"#/properties/pool/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:L.properties.pool,data:S}],!1;break}if(T===e){if(S.stays!==void 0){let u=S.stays;const a=e;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return z.errors=[{instancePath:r+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/type",keyword:"\
type",params:{type:"integer"},schema:L.properties.pool.properties.stays.type,parentSchema:L.properties.pool.properties.stays,data:u}],!1;if(e===a&&typeof u=="nu\
mber"&&isFinite(u)){if(u>5e3||isNaN(u))return z.errors=[{instancePath:r+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/maximum",keyword:"maximum",
params:{comparison:"<=",limit:5e3},schema:5e3,parentSchema:L.properties.pool.properties.stays,data:u}],!1;if(u<0||isNaN(u))return z.errors=[{instancePath:r+"/po\
ol/stays",schemaPath:"#/properties/pool/properties/stays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.pool.properties.
stays,data:u}],!1}var N=a===e}else var N=!0;if(N)if(S.reservationIds!==void 0){let u=S.reservationIds;const a=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u)))return z.errors=[{instancePath:r+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/type",keyword:"type",params:{type:"integer"},
schema:L.properties.pool.properties.reservationIds.type,parentSchema:L.properties.pool.properties.reservationIds,data:u}],!1;if(e===a&&typeof u=="number"&&isFinite(
u)){if(u>2e4||isNaN(u))return z.errors=[{instancePath:r+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:L.properties.pool.properties.reservationIds,data:u}],!1;if(u<0||isNaN(u))return z.errors=[{instancePath:r+
"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.
properties.pool.properties.reservationIds,data:u}],!1}var N=a===e}else var N=!0}}}else return z.errors=[{instancePath:r+"/pool",schemaPath:"#/properties/pool/ty\
pe",keyword:"type",params:{type:"object"},schema:L.properties.pool.type,parentSchema:L.properties.pool,data:S}],!1;var p=K===e}else var p=!0}}}}}}}}}}}}}}}}}else
return z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:L.type,parentSchema:L,data:t}],!1;return z.errors=s,e===0}export const exchange=B;
const q={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"exchange.schema.json",title:"A line of evidence.ndjson",description:"One exchange: a reques\
t, and the reply or the failure that it met. Secrets are replaced by placeholders. A line has at most a million characters, and there are at most 20,000 of them\
.",type:"object",additionalProperties:!1,required:["id","seq","request","reply","failure","sentAt","durationMs","issued","waits"],oneOf:[{properties:{reply:{type:"\
null"}}},{properties:{failure:{type:"null"}}}],wanted:"either a reply or a failure",properties:{id:{type:"string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id\
 such as check-in/0123456789ab"},seq:{type:"integer",minimum:0,maximum:25e3},request:{type:"object",additionalProperties:!1,required:["operation","method","url",
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
ma.json#/$defs/sha256"},truncated:{const:!0}}}}},ut=new RegExp("^[!-~]+$","u"),bt=new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","u"),St=new RegExp("^[0-9a-f]{8}$",
"u"),Cr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};function Rr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-show"?(Rr.errors=
s,e===0):(Rr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Cr.enum},schema:Cr.enum,parentSchema:Cr,data:t}],!1)}const cr={type:"\
array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}};function We(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return We.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:1e4},schema:1e4,parentSchema:cr,data:t}],!1;{var i=!0;const v=t.length;for(let p=0;p<v;p++){let n=t[p];const P=e;if(e===P)if(Array.isArray(
n)){if(n.length>2)return We.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:cr.items,data:n}],
!1;if(n.length<2)return We.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:cr.items,data:n}],
!1;{var w=!0;const Q=n.length;for(let m=0;m<Q;m++){let h=n[m];const Z=e;if(e===Z)if(typeof h=="string"){if(M(h)>131072)return We.errors=[{instancePath:r+"/"+p+"\
/"+m,schemaPath:"#/items/items/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:cr.items.items,data:h}],!1}else return We.errors=
[{instancePath:r+"/"+p+"/"+m,schemaPath:"#/items/items/type",keyword:"type",params:{type:"string"},schema:cr.items.items.type,parentSchema:cr.items.items,data:h}],
!1;var w=Z===e;if(!w)break}}}else return We.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"array"},schema:cr.items.type,parentSchema:cr.
items,data:n}],!1;var i=P===e;if(!i)break}}}else return We.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:cr.type,parentSchema:cr,
data:t}],!1;return We.errors=s,e===0}const ke={description:"A body of up to 16,384 bytes is kept whole: as text where it is UTF-8, in base64 otherwise. Of a lon\
ger one, sha256 and the first 512 characters are kept. `bytes` is the length before secrets were replaced.",type:"object",additionalProperties:!1,required:["byt\
es"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{base64:{properties:{text:!1,sha256:!1}}},wanted:"either text or base64",properties:{text:{
type:"string",maxLength:16384},base64:{type:"string",maxLength:21848,pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},
sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}},_t=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u");function $r(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(M(t)>64)return $r.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:tr,data:t}],!1;if(!qr.test(t))return $r.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:tr,data:t}],!1}else return $r.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:tr.type,parentSchema:tr,data:t}],!1;return $r.errors=s,e===0}function Ne(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let w=!1;const v=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let F;if(t.text===void 0&&(F="text")){const Q={
instancePath:r,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:F},schema:ke.anyOf[0].required,parentSchema:ke.anyOf[0],data:t};s===null?
s=[Q]:s.push(Q),e++}}var p=v===e;if(w=w||p,!w){const F=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.base64===void 0&&(m="base64")){const h={instancePath:r,
schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:m},schema:ke.anyOf[1].required,parentSchema:ke.anyOf[1],data:t};s===null?s=[h]:s.push(
h),e++}}var p=F===e;w=w||p}if(w)e=i,s!==null&&(i?s.length=i:s=null);else{const F={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:ke.anyOf,
parentSchema:ke,data:t};return s===null?s=[F]:s.push(F),e++,Ne.errors=s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let F;if(t.bytes===void 0&&(F="\
bytes"))return Ne.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:F},schema:ke.required,parentSchema:ke,data:t}],!1;{
const Q=e;for(const m in t)if(!(m==="text"||m==="base64"||m==="bytes"||m==="sha256"||m==="truncated")){return Ne.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:ke,data:t}],!1;break}if(Q===e){if(t.text!==void 0){let m=t.text;
const h=e;if(e===h)if(typeof m=="string"){if(M(m)>16384)return Ne.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
limit:16384},schema:16384,parentSchema:ke.properties.text,data:m}],!1}else return Ne.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:ke.properties.text.type,parentSchema:ke.properties.text,data:m}],!1;var n=h===e}else var n=!0;if(n){if(t.base64!==void 0){let m=t.
base64;const h=e;if(e===h)if(typeof m=="string"){if(M(m)>21848)return Ne.errors=[{instancePath:r+"/base64",schemaPath:"#/properties/base64/maxLength",keyword:"m\
axLength",params:{limit:21848},schema:21848,parentSchema:ke.properties.base64,data:m}],!1;if(!_t.test(m))return Ne.errors=[{instancePath:r+"/base64",schemaPath:"\
#/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:ke.properties.base64,data:m}],
!1}else return Ne.errors=[{instancePath:r+"/base64",schemaPath:"#/properties/base64/type",keyword:"type",params:{type:"string"},schema:ke.properties.base64.type,
parentSchema:ke.properties.base64,data:m}],!1;var n=h===e}else var n=!0;if(n){if(t.bytes!==void 0){let m=t.bytes;const h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return Ne.errors=[{instancePath:r+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:ke.properties.bytes.
type,parentSchema:ke.properties.bytes,data:m}],!1;if(e===h&&typeof m=="number"&&isFinite(m)){if(m>16777216||isNaN(m))return Ne.errors=[{instancePath:r+"/bytes",
schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:16777216},schema:16777216,parentSchema:ke.properties.bytes,data:m}],!1;if(m<
0||isNaN(m))return Ne.errors=[{instancePath:r+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ke.
properties.bytes,data:m}],!1}var n=h===e}else var n=!0;if(n){if(t.sha256!==void 0){const m=e;$r(t.sha256,{instancePath:r+"/sha256",parentData:t,parentDataProperty:"\
sha256",rootData:x,dynamicAnchors:b})||(s=s===null?$r.errors:s.concat($r.errors),e=s.length);var n=m===e}else var n=!0;if(n){if(t.truncated!==void 0){let m=t.truncated;
const h=e;if(m!==!0)return Ne.errors=[{instancePath:r+"/truncated",schemaPath:"#/properties/truncated/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:ke.properties.truncated,data:m}],!1;var n=h===e}else var n=!0;if(n&&t.base64!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){
var P=!1;return Ne.errors=[{instancePath:r+"/text",schemaPath:"#/dependentSchemas/base64/properties/text/false schema",keyword:"false schema",params:{},schema:!1,
parentSchema:ke.dependentSchemas.base64.properties.text,data:t.text}],!1}else var P=!0;if(P)if(t.sha256!==void 0){var P=!1;return Ne.errors=[{instancePath:r+"/s\
ha256",schemaPath:"#/dependentSchemas/base64/properties/sha256/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:ke.dependentSchemas.base64.
properties.sha256,data:t.sha256}],!1}else var P=!0}}}}}}}}else return Ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ke.
type,parentSchema:ke,data:t}],!1;return Ne.errors=s,e===0}function Sr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof t=="string"){if(M(t)>24)return Sr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},
schema:24,parentSchema:pr,data:t}],!1;if(Kr.test(t)){if(!Or.validate(t))return Sr.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:pr,data:t}],!1}else return Sr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:pr,data:t}],!1}else return Sr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:pr.type,parentSchema:pr,data:t}],!1;return Sr.errors=s,e===0}function B(t,{
instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let w=!1,v=null;const p=e;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)&&t.reply!==void 0){let K=t.reply;if(K!==null){const d={instancePath:r+"/reply",schemaPath:"#/oneOf/0/properties/reply/type",keyword:"t\
ype",params:{type:"null"},schema:q.oneOf[0].properties.reply.type,parentSchema:q.oneOf[0].properties.reply,data:K};s===null?s=[d]:s.push(d),e++}}var P=p===e;P&&
(w=!0,v=0);const n=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.failure!==void 0){let K=t.failure;if(K!==null){const d={instancePath:r+"/failure",schemaPath:"\
#/oneOf/1/properties/failure/type",keyword:"type",params:{type:"null"},schema:q.oneOf[1].properties.failure.type,parentSchema:q.oneOf[1].properties.failure,data:K};
s===null?s=[d]:s.push(d),e++}}var P=n===e;if(P&&w?(w=!1,v=[v,1]):P&&(w=!0,v=1),w)e=i,s!==null&&(i?s.length=i:s=null);else{const K={instancePath:r,schemaPath:"#/\
oneOf",keyword:"oneOf",params:{passingSchemas:v},schema:q.oneOf,parentSchema:q,data:t};return s===null?s=[K]:s.push(K),e++,B.errors=s,!1}if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let K;if(t.id===void 0&&(K="id")||t.seq===void 0&&(K="seq")||t.request===void 0&&(K="request")||t.reply===void 0&&(K="reply")||t.failure===
void 0&&(K="failure")||t.sentAt===void 0&&(K="sentAt")||t.durationMs===void 0&&(K="durationMs")||t.issued===void 0&&(K="issued")||t.waits===void 0&&(K="waits"))
return B.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:K},schema:q.required,parentSchema:q,data:t}],!1;{const d=e;for(const y in t)
if(!Qe.call(q.properties,y)){return B.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,
parentSchema:q,data:t}],!1;break}if(d===e){if(t.id!==void 0){let y=t.id;const T=e;if(e===T)if(typeof y=="string"){if(M(y)>128)return B.errors=[{instancePath:r+"\
/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:q.properties.id,data:y}],!1;if(!ut.test(y))return B.errors=
[{instancePath:r+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:q.properties.id,data:y}],
!1}else return B.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:q.properties.id.type,parentSchema:q.
properties.id,data:y}],!1;var F=T===e}else var F=!0;if(F){if(t.seq!==void 0){let y=t.seq;const T=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return B.
errors=[{instancePath:r+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type:"integer"},schema:q.properties.seq.type,parentSchema:q.properties.
seq,data:y}],!1;if(e===T&&typeof y=="number"&&isFinite(y)){if(y>25e3||isNaN(y))return B.errors=[{instancePath:r+"/seq",schemaPath:"#/properties/seq/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:25e3},schema:25e3,parentSchema:q.properties.seq,data:y}],!1;if(y<0||isNaN(y))return B.errors=[{instancePath:r+"/seq",schemaPath:"\
#/properties/seq/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.seq,data:y}],!1}var F=T===e}else var F=!0;if(F){
if(t.request!==void 0){let y=t.request;const T=e;if(e===T)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.operation===void 0&&(a="operation")||y.method===
void 0&&(a="method")||y.url===void 0&&(a="url")||y.headers===void 0&&(a="headers")||y.body===void 0&&(a="body"))return B.errors=[{instancePath:r+"/request",schemaPath:"\
#/properties/request/required",keyword:"required",params:{missingProperty:a},schema:q.properties.request.required,parentSchema:q.properties.request,data:y}],!1;
{const o=e;for(const c in y)if(!(c==="operation"||c==="method"||c==="url"||c==="headers"||c==="body"||c==="connection")){return B.errors=[{instancePath:r+"/requ\
est",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:q.properties.request,
data:y}],!1;break}if(o===e){if(y.operation!==void 0){const c=e;Rr(y.operation,{instancePath:r+"/request/operation",parentData:y,parentDataProperty:"operation",rootData:x,
dynamicAnchors:b})||(s=s===null?Rr.errors:s.concat(Rr.errors),e=s.length);var Q=c===e}else var Q=!0;if(Q){if(y.method!==void 0){let c=y.method;const f=e;if(e===
f)if(typeof c=="string"){if(M(c)>64)return B.errors=[{instancePath:r+"/request/method",schemaPath:"#/properties/request/properties/method/maxLength",keyword:"ma\
xLength",params:{limit:64},schema:64,parentSchema:q.properties.request.properties.method,data:c}],!1;if(!bt.test(c))return B.errors=[{instancePath:r+"/request/m\
ethod",schemaPath:"#/properties/request/properties/method/pattern",keyword:"pattern",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-\
9A-Za-z-]+$",parentSchema:q.properties.request.properties.method,data:c}],!1}else return B.errors=[{instancePath:r+"/request/method",schemaPath:"#/properties/re\
quest/properties/method/type",keyword:"type",params:{type:"string"},schema:q.properties.request.properties.method.type,parentSchema:q.properties.request.properties.
method,data:c}],!1;var Q=f===e}else var Q=!0;if(Q){if(y.url!==void 0){let c=y.url;const f=e;if(e===f)if(typeof c=="string"){if(M(c)>65536)return B.errors=[{instancePath:r+
"/request/url",schemaPath:"#/properties/request/properties/url/maxLength",keyword:"maxLength",params:{limit:65536},schema:65536,parentSchema:q.properties.request.
properties.url,data:c}],!1}else return B.errors=[{instancePath:r+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type:"\
string"},schema:q.properties.request.properties.url.type,parentSchema:q.properties.request.properties.url,data:c}],!1;var Q=f===e}else var Q=!0;if(Q){if(y.headers!==
void 0){const c=e;We(y.headers,{instancePath:r+"/request/headers",parentData:y,parentDataProperty:"headers",rootData:x,dynamicAnchors:b})||(s=s===null?We.errors:
s.concat(We.errors),e=s.length);var Q=c===e}else var Q=!0;if(Q){if(y.body!==void 0){let c=y.body;const f=e,g=e;let I=!1;const $=e;if(c!==null){const U={instancePath:r+
"/request/body",schemaPath:"#/properties/request/properties/body/anyOf/0/type",keyword:"type",params:{type:"null"},schema:q.properties.request.properties.body.anyOf[0].
type,parentSchema:q.properties.request.properties.body.anyOf[0],data:c};s===null?s=[U]:s.push(U),e++}var m=$===e;if(I=I||m,!I){const U=e;Ne(c,{instancePath:r+"/\
request/body",parentData:y,parentDataProperty:"body",rootData:x,dynamicAnchors:b})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var m=U===e;I=I||m}if(I)
e=g,s!==null&&(g?s.length=g:s=null);else{const U={instancePath:r+"/request/body",schemaPath:"#/properties/request/properties/body/anyOf",keyword:"anyOf",params:{},
schema:q.properties.request.properties.body.anyOf,parentSchema:q.properties.request.properties.body,data:c};return s===null?s=[U]:s.push(U),e++,B.errors=s,!1}var Q=f===
e}else var Q=!0;if(Q)if(y.connection!==void 0){let c=y.connection;const f=e;if(e===f)if(typeof c=="string"){if(M(c)>64)return B.errors=[{instancePath:r+"/reques\
t/connection",schemaPath:"#/properties/request/properties/connection/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:q.properties.request.
properties.connection,data:c}],!1;if(!rt.test(c))return B.errors=[{instancePath:r+"/request/connection",schemaPath:"#/properties/request/properties/connection/p\
attern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:q.properties.request.properties.connection,data:c}],!1}else return B.
errors=[{instancePath:r+"/request/connection",schemaPath:"#/properties/request/properties/connection/type",keyword:"type",params:{type:"string"},schema:q.properties.
request.properties.connection.type,parentSchema:q.properties.request.properties.connection,data:c}],!1;var Q=f===e}else var Q=!0}}}}}}}else return B.errors=[{instancePath:r+
"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},schema:q.properties.request.type,parentSchema:q.properties.request,data:y}],
!1;var F=T===e}else var F=!0;if(F){if(t.reply!==void 0){let y=t.reply;const T=e;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null)return B.errors=[{instancePath:r+
"/reply",schemaPath:"#/properties/reply/type",keyword:"type",params:{type:q.properties.reply.type},schema:q.properties.reply.type,parentSchema:q.properties.reply,
data:y}],!1;if(e===T&&y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.status===void 0&&(a="status")||y.reason===void 0&&(a="reason")||y.headers===void 0&&(a=
"headers")||y.body===void 0&&(a="body"))return B.errors=[{instancePath:r+"/reply",schemaPath:"#/properties/reply/required",keyword:"required",params:{missingProperty:a},
schema:q.properties.reply.required,parentSchema:q.properties.reply,data:y}],!1;{const o=e;for(const c in y)if(!(c==="status"||c==="reason"||c==="headers"||c==="\
body")){return B.errors=[{instancePath:r+"/reply",schemaPath:"#/properties/reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
schema:!1,parentSchema:q.properties.reply,data:y}],!1;break}if(o===e){if(y.status!==void 0){let c=y.status;const f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return B.errors=[{instancePath:r+"/reply/status",schemaPath:"#/properties/reply/properties/status/type",keyword:"type",params:{type:"integer"},schema:q.
properties.reply.properties.status.type,parentSchema:q.properties.reply.properties.status,data:c}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>999||isNaN(
c))return B.errors=[{instancePath:r+"/reply/status",schemaPath:"#/properties/reply/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
schema:999,parentSchema:q.properties.reply.properties.status,data:c}],!1;if(c<0||isNaN(c))return B.errors=[{instancePath:r+"/reply/status",schemaPath:"#/propert\
ies/reply/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.reply.properties.status,data:c}],!1}var h=f===
e}else var h=!0;if(h){if(y.reason!==void 0){let c=y.reason;const f=e;if(e===f)if(typeof c=="string"){if(M(c)>131072)return B.errors=[{instancePath:r+"/reply/rea\
son",schemaPath:"#/properties/reply/properties/reason/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:q.properties.reply.properties.
reason,data:c}],!1}else return B.errors=[{instancePath:r+"/reply/reason",schemaPath:"#/properties/reply/properties/reason/type",keyword:"type",params:{type:"str\
ing"},schema:q.properties.reply.properties.reason.type,parentSchema:q.properties.reply.properties.reason,data:c}],!1;var h=f===e}else var h=!0;if(h){if(y.headers!==
void 0){const c=e;We(y.headers,{instancePath:r+"/reply/headers",parentData:y,parentDataProperty:"headers",rootData:x,dynamicAnchors:b})||(s=s===null?We.errors:s.
concat(We.errors),e=s.length);var h=c===e}else var h=!0;if(h)if(y.body!==void 0){const c=e;Ne(y.body,{instancePath:r+"/reply/body",parentData:y,parentDataProperty:"\
body",rootData:x,dynamicAnchors:b})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var h=c===e}else var h=!0}}}}}var F=T===e}else var F=!0;if(F){if(t.failure!==
void 0){let y=t.failure;const T=e;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null)return B.errors=[{instancePath:r+"/failure",schemaPath:"#/properties/\
failure/type",keyword:"type",params:{type:q.properties.failure.type},schema:q.properties.failure.type,parentSchema:q.properties.failure,data:y}],!1;if(e===T&&y&&
typeof y=="object"&&!Array.isArray(y)){let a;if(y.kind===void 0&&(a="kind")||y.message===void 0&&(a="message"))return B.errors=[{instancePath:r+"/failure",schemaPath:"\
#/properties/failure/required",keyword:"required",params:{missingProperty:a},schema:q.properties.failure.required,parentSchema:q.properties.failure,data:y}],!1;
{const o=e;for(const c in y)if(!(c==="kind"||c==="message")){return B.errors=[{instancePath:r+"/failure",schemaPath:"#/properties/failure/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:q.properties.failure,data:y}],!1;break}if(o===e){if(y.kind!==void 0){let c=y.
kind;const f=e;if(!(c==="dns"||c==="refused"||c==="reset"||c==="timeout"||c==="tls"||c==="proxy"||c==="not-sent"||c==="no-token"||c==="not-alterable"||c==="not-\
sendable"||c==="pool-exhausted"||c==="no-reservation-id"||c==="framing"||c==="network"))return B.errors=[{instancePath:r+"/failure/kind",schemaPath:"#/propertie\
s/failure/properties/kind/enum",keyword:"enum",params:{allowedValues:q.properties.failure.properties.kind.enum},schema:q.properties.failure.properties.kind.enum,
parentSchema:q.properties.failure.properties.kind,data:c}],!1;var Z=f===e}else var Z=!0;if(Z)if(y.message!==void 0){let c=y.message;const f=e;if(e===f)if(typeof c==
"string"){if(M(c)>2e5)return B.errors=[{instancePath:r+"/failure/message",schemaPath:"#/properties/failure/properties/message/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:q.properties.failure.properties.message,data:c}],!1}else return B.errors=[{instancePath:r+"/failure/message",schemaPath:"#/pr\
operties/failure/properties/message/type",keyword:"type",params:{type:"string"},schema:q.properties.failure.properties.message.type,parentSchema:q.properties.failure.
properties.message,data:c}],!1;var Z=f===e}else var Z=!0}}}var F=T===e}else var F=!0;if(F){if(t.sentAt!==void 0){const y=e;Sr(t.sentAt,{instancePath:r+"/sentAt",
parentData:t,parentDataProperty:"sentAt",rootData:x,dynamicAnchors:b})||(s=s===null?Sr.errors:s.concat(Sr.errors),e=s.length);var F=y===e}else var F=!0;if(F){if(t.
durationMs!==void 0){let y=t.durationMs;const T=e;if(e===T)if(typeof y=="number"&&isFinite(y)){if(y>864e5||isNaN(y))return B.errors=[{instancePath:r+"/durationM\
s",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:q.properties.durationMs,data:y}],
!1;if(y<-864e5||isNaN(y))return B.errors=[{instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},
schema:-864e5,parentSchema:q.properties.durationMs,data:y}],!1}else return B.errors=[{instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"\
type",params:{type:"number"},schema:q.properties.durationMs.type,parentSchema:q.properties.durationMs,data:y}],!1;var F=T===e}else var F=!0;if(F){if(t.issued!==
void 0){let y=t.issued;const T=e;if(e===T)if(Array.isArray(y)){if(y.length>1e3)return B.errors=[{instancePath:r+"/issued",schemaPath:"#/properties/issued/maxIte\
ms",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:q.properties.issued,data:y}],!1;{var C=!0;const a=y.length;for(let o=0;o<a;o++){let c=y[o];const f=e;
if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){let I;if(c.tag===void 0&&(I="tag")||c.format===void 0&&(I="format")||c.headerSafe===void 0&&(I="headerSafe"))
return B.errors=[{instancePath:r+"/issued/"+o,schemaPath:"#/properties/issued/items/required",keyword:"required",params:{missingProperty:I},schema:q.properties.
issued.items.required,parentSchema:q.properties.issued.items,data:c}],!1;{const $=e;for(const _ in c)if(!(_==="flaw"||_==="tag"||_==="format"||_==="headerSafe")){
return B.errors=[{instancePath:r+"/issued/"+o,schemaPath:"#/properties/issued/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
schema:!1,parentSchema:q.properties.issued.items,data:c}],!1;break}if($===e){if(c.flaw!==void 0){let _=c.flaw;const U=e;if(!(_==="unsendable"||_==="guessable"||
_==="telltale"))return B.errors=[{instancePath:r+"/issued/"+o+"/flaw",schemaPath:"#/properties/issued/items/properties/flaw/enum",keyword:"enum",params:{allowedValues:q.
properties.issued.items.properties.flaw.enum},schema:q.properties.issued.items.properties.flaw.enum,parentSchema:q.properties.issued.items.properties.flaw,data:_}],
!1;var D=U===e}else var D=!0;if(D){if(c.tag!==void 0){let _=c.tag;const U=e;if(e===U)if(typeof _=="string"){if(M(_)>8)return B.errors=[{instancePath:r+"/issued/"+
o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:8},schema:8,parentSchema:q.properties.issued.items.properties.
tag,data:_}],!1;if(!St.test(_))return B.errors=[{instancePath:r+"/issued/"+o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:q.properties.issued.items.properties.tag,data:_}],!1}else return B.errors=[{instancePath:r+
"/issued/"+o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/type",keyword:"type",params:{type:"string"},schema:q.properties.issued.items.properties.
tag.type,parentSchema:q.properties.issued.items.properties.tag,data:_}],!1;var D=U===e}else var D=!0;if(D){if(c.format!==void 0){let _=c.format;const U=e;if(!(_===
"jwt"||_==="opaque"))return B.errors=[{instancePath:r+"/issued/"+o+"/format",schemaPath:"#/properties/issued/items/properties/format/enum",keyword:"enum",params:{
allowedValues:q.properties.issued.items.properties.format.enum},schema:q.properties.issued.items.properties.format.enum,parentSchema:q.properties.issued.items.properties.
format,data:_}],!1;var D=U===e}else var D=!0;if(D)if(c.headerSafe!==void 0){let _=c.headerSafe;const U=e;if(typeof _!="boolean")return B.errors=[{instancePath:r+
"/issued/"+o+"/headerSafe",schemaPath:"#/properties/issued/items/properties/headerSafe/type",keyword:"type",params:{type:"boolean"},schema:q.properties.issued.items.
properties.headerSafe.type,parentSchema:q.properties.issued.items.properties.headerSafe,data:_}],!1;var D=U===e}else var D=!0}}}}}else return B.errors=[{instancePath:r+
"/issued/"+o,schemaPath:"#/properties/issued/items/type",keyword:"type",params:{type:"object"},schema:q.properties.issued.items.type,parentSchema:q.properties.issued.
items,data:c}],!1;var C=f===e;if(!C)break}}}else return B.errors=[{instancePath:r+"/issued",schemaPath:"#/properties/issued/type",keyword:"type",params:{type:"a\
rray"},schema:q.properties.issued.type,parentSchema:q.properties.issued,data:y}],!1;var F=T===e}else var F=!0;if(F){if(t.waits!==void 0){let y=t.waits;const T=e;
if(e===T)if(Array.isArray(y)){if(y.length>100)return B.errors=[{instancePath:r+"/waits",schemaPath:"#/properties/waits/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:q.properties.waits,data:y}],!1;{var R=!0;const a=y.length;for(let o=0;o<a;o++){let c=y[o];const f=e;if(e===f)if(c&&typeof c=="object"&&!Array.
isArray(c)){let I;if(c.status===void 0&&(I="status")||c.retryAfter===void 0&&(I="retryAfter")||c.waitedMs===void 0&&(I="waitedMs"))return B.errors=[{instancePath:r+
"/waits/"+o,schemaPath:"#/properties/waits/items/required",keyword:"required",params:{missingProperty:I},schema:q.properties.waits.items.required,parentSchema:q.
properties.waits.items,data:c}],!1;{const $=e;for(const _ in c)if(!(_==="status"||_==="retryAfter"||_==="waitedMs")){return B.errors=[{instancePath:r+"/waits/"+
o,schemaPath:"#/properties/waits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:q.properties.waits.
items,data:c}],!1;break}if($===e){if(c.status!==void 0){let _=c.status;const U=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return B.errors=[{instancePath:r+
"/waits/"+o+"/status",schemaPath:"#/properties/waits/items/properties/status/type",keyword:"type",params:{type:"integer"},schema:q.properties.waits.items.properties.
status.type,parentSchema:q.properties.waits.items.properties.status,data:_}],!1;if(e===U&&typeof _=="number"&&isFinite(_)){if(_>999||isNaN(_))return B.errors=[{
instancePath:r+"/waits/"+o+"/status",schemaPath:"#/properties/waits/items/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,
parentSchema:q.properties.waits.items.properties.status,data:_}],!1;if(_<0||isNaN(_))return B.errors=[{instancePath:r+"/waits/"+o+"/status",schemaPath:"#/proper\
ties/waits/items/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.waits.items.properties.status,
data:_}],!1}var H=U===e}else var H=!0;if(H){if(c.retryAfter!==void 0){let _=c.retryAfter;const U=e;if(typeof _!="string"&&_!==null)return B.errors=[{instancePath:r+
"/waits/"+o+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/type",keyword:"type",params:{type:q.properties.waits.items.properties.retryAfter.
type},schema:q.properties.waits.items.properties.retryAfter.type,parentSchema:q.properties.waits.items.properties.retryAfter,data:_}],!1;if(e===U&&typeof _=="st\
ring"&&M(_)>131072)return B.errors=[{instancePath:r+"/waits/"+o+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/maxLength",keyword:"max\
Length",params:{limit:131072},schema:131072,parentSchema:q.properties.waits.items.properties.retryAfter,data:_}],!1;var H=U===e}else var H=!0;if(H)if(c.waitedMs!==
void 0){let _=c.waitedMs;const U=e;if(e===U)if(typeof _=="number"&&isFinite(_)){if(_>864e5||isNaN(_))return B.errors=[{instancePath:r+"/waits/"+o+"/waitedMs",schemaPath:"\
#/properties/waits/items/properties/waitedMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:q.properties.waits.items.
properties.waitedMs,data:_}],!1;if(_<0||isNaN(_))return B.errors=[{instancePath:r+"/waits/"+o+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waited\
Ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.waits.items.properties.waitedMs,data:_}],!1}else return B.errors=
[{instancePath:r+"/waits/"+o+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/type",keyword:"type",params:{type:"number"},schema:q.properties.
waits.items.properties.waitedMs.type,parentSchema:q.properties.waits.items.properties.waitedMs,data:_}],!1;var H=U===e}else var H=!0}}}}else return B.errors=[{instancePath:r+
"/waits/"+o,schemaPath:"#/properties/waits/items/type",keyword:"type",params:{type:"object"},schema:q.properties.waits.items.type,parentSchema:q.properties.waits.
items,data:c}],!1;var R=f===e;if(!R)break}}}else return B.errors=[{instancePath:r+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type:"arr\
ay"},schema:q.properties.waits.type,parentSchema:q.properties.waits,data:y}],!1;var F=T===e}else var F=!0;if(F){if(t.leased!==void 0){let y=t.leased;const T=e;if(e===
T)if(Array.isArray(y)){if(y.length>100)return B.errors=[{instancePath:r+"/leased",schemaPath:"#/properties/leased/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:q.properties.leased,data:y}],!1;if(y.length<1)return B.errors=[{instancePath:r+"/leased",schemaPath:"#/properties/leased/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:q.properties.leased,data:y}],!1;{var N=!0;const a=y.length;for(let o=0;o<a;o++){let c=y[o];const f=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return B.errors=[{instancePath:r+"/leased/"+o,schemaPath:"#/properties/leased/items/type",keyword:"type",params:{type:"\
integer"},schema:q.properties.leased.items.type,parentSchema:q.properties.leased.items,data:c}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>2e4||isNaN(c))
return B.errors=[{instancePath:r+"/leased/"+o,schemaPath:"#/properties/leased/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.
properties.leased.items,data:c}],!1;if(c<0||isNaN(c))return B.errors=[{instancePath:r+"/leased/"+o,schemaPath:"#/properties/leased/items/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.leased.items,data:c}],!1}var N=f===e;if(!N)break}}}else return B.errors=[{instancePath:r+
"/leased",schemaPath:"#/properties/leased/type",keyword:"type",params:{type:"array"},schema:q.properties.leased.type,parentSchema:q.properties.leased,data:y}],!1;
var F=T===e}else var F=!0;if(F){if(t.assumed!==void 0){let y=t.assumed;const T=e;if(y!==!0)return B.errors=[{instancePath:r+"/assumed",schemaPath:"#/properties/\
assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.assumed,data:y}],!1;var F=T===e}else var F=!0;if(F){if(t.received!==
void 0){let y=t.received;const T=e;if(e===T)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.scene===void 0&&(a="scene")||y.connection===void 0&&(a="conn\
ection")||y.reused===void 0&&(a="reused")||y.protocol===void 0&&(a="protocol")||y.tls===void 0&&(a="tls")||y.bodyMs===void 0&&(a="bodyMs"))return B.errors=[{instancePath:r+
"/received",schemaPath:"#/properties/received/required",keyword:"required",params:{missingProperty:a},schema:q.properties.received.required,parentSchema:q.properties.
received,data:y}],!1;{const o=e;for(const c in y)if(!Qe.call(q.properties.received.properties,c)){return B.errors=[{instancePath:r+"/received",schemaPath:"#/pro\
perties/received/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:q.properties.received,data:y}],!1;break}
if(o===e){if(y.scene!==void 0){let c=y.scene;const f=e;if(e===f)if(typeof c=="string"){if(M(c)>64)return B.errors=[{instancePath:r+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:q.properties.received.properties.scene,data:c}],!1;
if(!rt.test(c))return B.errors=[{instancePath:r+"/received/scene",schemaPath:"#/properties/received/properties/scene/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:q.properties.received.properties.scene,data:c}],!1}else return B.errors=[{instancePath:r+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/type",keyword:"type",params:{type:"string"},schema:q.properties.received.properties.scene.type,parentSchema:q.properties.
received.properties.scene,data:c}],!1;var k=f===e}else var k=!0;if(k){if(y.connection!==void 0){let c=y.connection;const f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return B.errors=[{instancePath:r+"/received/connection",schemaPath:"#/properties/received/properties/connection/type",keyword:"type",params:{type:"\
integer"},schema:q.properties.received.properties.connection.type,parentSchema:q.properties.received.properties.connection,data:c}],!1;if(e===f&&typeof c=="numb\
er"&&isFinite(c)){if(c>2e4||isNaN(c))return B.errors=[{instancePath:r+"/received/connection",schemaPath:"#/properties/received/properties/connection/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.properties.received.properties.connection,data:c}],!1;if(c<1||isNaN(c))return B.errors=[{instancePath:r+
"/received/connection",schemaPath:"#/properties/received/properties/connection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:q.
properties.received.properties.connection,data:c}],!1}var k=f===e}else var k=!0;if(k){if(y.reused!==void 0){let c=y.reused;const f=e;if(typeof c!="boolean")return B.
errors=[{instancePath:r+"/received/reused",schemaPath:"#/properties/received/properties/reused/type",keyword:"type",params:{type:"boolean"},schema:q.properties.
received.properties.reused.type,parentSchema:q.properties.received.properties.reused,data:c}],!1;var k=f===e}else var k=!0;if(k){if(y.protocol!==void 0){let c=y.
protocol;const f=e;if(!(c==="HTTP/1.0"||c==="HTTP/1.1"||c==="HTTP/2"||c==="HTTP/3"||c==="unknown"))return B.errors=[{instancePath:r+"/received/protocol",schemaPath:"\
#/properties/received/properties/protocol/enum",keyword:"enum",params:{allowedValues:q.properties.received.properties.protocol.enum},schema:q.properties.received.
properties.protocol.enum,parentSchema:q.properties.received.properties.protocol,data:c}],!1;var k=f===e}else var k=!0;if(k){if(y.tls!==void 0){let c=y.tls;const f=e;
if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return B.errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/type",
keyword:"type",params:{type:q.properties.received.properties.tls.type},schema:q.properties.received.properties.tls.type,parentSchema:q.properties.received.properties.
tls,data:c}],!1;if(e===f&&c&&typeof c=="object"&&!Array.isArray(c)){let I;if(c.protocol===void 0&&(I="protocol")||c.serverName===void 0&&(I="serverName"))return B.
errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/required",keyword:"required",params:{missingProperty:I},schema:q.properties.
received.properties.tls.required,parentSchema:q.properties.received.properties.tls,data:c}],!1;{const $=e;for(const _ in c)if(!(_==="protocol"||_==="serverName")){
return B.errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
schema:!1,parentSchema:q.properties.received.properties.tls,data:c}],!1;break}if($===e){if(c.protocol!==void 0){let _=c.protocol;const U=e;if(e===U)if(typeof _==
"string"){if(M(_)>16)return B.errors=[{instancePath:r+"/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/maxLength",keyword:"\
maxLength",params:{limit:16},schema:16,parentSchema:q.properties.received.properties.tls.properties.protocol,data:_}],!1}else return B.errors=[{instancePath:r+"\
/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/type",keyword:"type",params:{type:"string"},schema:q.properties.received.
properties.tls.properties.protocol.type,parentSchema:q.properties.received.properties.tls.properties.protocol,data:_}],!1;var ie=U===e}else var ie=!0;if(ie)if(c.
serverName!==void 0){let _=c.serverName;const U=e;if(typeof _!="string"&&_!==null)return B.errors=[{instancePath:r+"/received/tls/serverName",schemaPath:"#/prop\
erties/received/properties/tls/properties/serverName/type",keyword:"type",params:{type:q.properties.received.properties.tls.properties.serverName.type},schema:q.
properties.received.properties.tls.properties.serverName.type,parentSchema:q.properties.received.properties.tls.properties.serverName,data:_}],!1;if(e===U&&typeof _==
"string"&&M(_)>253)return B.errors=[{instancePath:r+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/properties/serverName/maxLength",
keyword:"maxLength",params:{limit:253},schema:253,parentSchema:q.properties.received.properties.tls.properties.serverName,data:_}],!1;var ie=U===e}else var ie=!0}}}
var k=f===e}else var k=!0;if(k){if(y.bodyMs!==void 0){let c=y.bodyMs;const f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return B.errors=[{instancePath:r+
"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/type",keyword:"type",params:{type:"integer"},schema:q.properties.received.properties.bodyMs.
type,parentSchema:q.properties.received.properties.bodyMs,data:c}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>864e5||isNaN(c))return B.errors=[{instancePath:r+
"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:q.
properties.received.properties.bodyMs,data:c}],!1;if(c<0||isNaN(c))return B.errors=[{instancePath:r+"/received/bodyMs",schemaPath:"#/properties/received/propert\
ies/bodyMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.received.properties.bodyMs,data:c}],!1}var k=f===e}else
var k=!0;if(k){if(y.astray!==void 0){let c=y.astray;const f=e;if(c!==!0)return B.errors=[{instancePath:r+"/received/astray",schemaPath:"#/properties/received/pr\
operties/astray/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.received.properties.astray,data:c}],!1;var k=f===e}else var k=!0;
if(k){if(y.aborted!==void 0){let c=y.aborted;const f=e;if(c!==!0)return B.errors=[{instancePath:r+"/received/aborted",schemaPath:"#/properties/received/properti\
es/aborted/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.received.properties.aborted,data:c}],!1;var k=f===e}else var k=!0;
if(k)if(y.lost!==void 0){let c=y.lost;const f=e;if(c!==!0)return B.errors=[{instancePath:r+"/received/lost",schemaPath:"#/properties/received/properties/lost/co\
nst",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.received.properties.lost,data:c}],!1;var k=f===e}else var k=!0}}}}}}}}}}else return B.
errors=[{instancePath:r+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"object"},schema:q.properties.received.type,parentSchema:q.
properties.received,data:y}],!1;var F=T===e}else var F=!0;if(F)if(t.guestAbsent!==void 0){let y=t.guestAbsent;const T=e;if(e===T)if(y&&typeof y=="object"&&!Array.
isArray(y)){let a;if(y.met===void 0&&(a="met"))return B.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/required",keyword:"required",
params:{missingProperty:a},schema:q.properties.guestAbsent.required,parentSchema:q.properties.guestAbsent,data:y}],!1;{const o=e;for(const c in y)if(!(c==="met"||
c==="assumed")){return B.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c},schema:!1,parentSchema:q.properties.guestAbsent,data:y}],!1;break}if(o===e){if(y.met!==void 0){let c=y.met;const f=e;if(e===f)if(typeof c==
"string"){if(M(c)>2e5)return B.errors=[{instancePath:r+"/guestAbsent/met",schemaPath:"#/properties/guestAbsent/properties/met/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:q.properties.guestAbsent.properties.met,data:c}],!1}else return B.errors=[{instancePath:r+"/guestAbsent/met",schemaPath:"#/pr\
operties/guestAbsent/properties/met/type",keyword:"type",params:{type:"string"},schema:q.properties.guestAbsent.properties.met.type,parentSchema:q.properties.guestAbsent.
properties.met,data:c}],!1;var S=f===e}else var S=!0;if(S)if(y.assumed!==void 0){let c=y.assumed;const f=e;if(c!==!0)return B.errors=[{instancePath:r+"/guestAbs\
ent/assumed",schemaPath:"#/properties/guestAbsent/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.guestAbsent.
properties.assumed,data:c}],!1;var S=f===e}else var S=!0}}}else return B.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/type",keyword:"\
type",params:{type:"object"},schema:q.properties.guestAbsent.type,parentSchema:q.properties.guestAbsent,data:y}],!1;var F=T===e}else var F=!0}}}}}}}}}}}}}}else return B.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:t}],!1;return B.errors=s,e===0}export const verdict=we;
const pe={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdict.schema.json",type:"object",additionalProperties:!1,required:["verdict","subject","\
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
type:"string",minLength:1,maxLength:1e6}}}}}}};function fr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.baseUrl===void 0&&(w="baseUrl")||t.authUrl===void 0&&(w="authUrl")||t.environment===void 0&&
(w="environment")||t.embedded===void 0&&(w="embedded"))return fr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:_e.
required,parentSchema:_e,data:t}],!1;{const v=e;for(const p in t)if(!(p==="baseUrl"||p==="authUrl"||p==="environment"||p==="embedded"||p==="shared")){return fr.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:_e,data:t}],!1;break}
if(v===e){if(t.baseUrl!==void 0){const p=e;Me(t.baseUrl,{instancePath:r+"/baseUrl",parentData:t,parentDataProperty:"baseUrl",rootData:x,dynamicAnchors:b})||(s=s===
null?Me.errors:s.concat(Me.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(t.authUrl!==void 0){const p=e;Me(t.authUrl,{instancePath:r+"/authUrl",parentData:t,
parentDataProperty:"authUrl",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(t.environment!==
void 0){let p=t.environment;const n=e;if(!(p==="sandbox"||p==="mock"))return fr.errors=[{instancePath:r+"/environment",schemaPath:"#/properties/environment/enum",
keyword:"enum",params:{allowedValues:_e.properties.environment.enum},schema:_e.properties.environment.enum,parentSchema:_e.properties.environment,data:p}],!1;var i=n===
e}else var i=!0;if(i){if(t.embedded!==void 0){let p=t.embedded;const n=e;if(typeof p!="boolean")return fr.errors=[{instancePath:r+"/embedded",schemaPath:"#/prop\
erties/embedded/type",keyword:"type",params:{type:"boolean"},schema:_e.properties.embedded.type,parentSchema:_e.properties.embedded,data:p}],!1;var i=n===e}else
var i=!0;if(i)if(t.shared!==void 0){let p=t.shared;const n=e;if(p!==!0)return fr.errors=[{instancePath:r+"/shared",schemaPath:"#/properties/shared/const",keyword:"\
const",params:{allowedValue:!0},schema:!0,parentSchema:_e.properties.shared,data:p}],!1;var i=n===e}else var i=!0}}}}}}else return fr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:_e.type,parentSchema:_e,data:t}],!1;return fr.errors=s,e===0}function hr(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.version===void 0&&(w=
"version")||t.digest===void 0&&(w="digest"))return hr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:ue.required,
parentSchema:ue,data:t}],!1;{const v=e;for(const p in t)if(!(p==="version"||p==="digest")){return hr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:ue,data:t}],!1;break}if(v===e){if(t.version!==void 0){let p=t.version;const n=e;
if(e===n)if(typeof p=="string"){if(M(p)>64)return hr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:64},schema:64,parentSchema:ue.properties.version,data:p}],!1;if(!pt.test(p))return hr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/\
pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:ue.properties.version,data:p}],!1}else return hr.errors=
[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:ue.properties.version.type,parentSchema:ue.properties.
version,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.digest!==void 0){const p=e;qe(t.digest,{instancePath:r+"/digest",parentData:t,parentDataProperty:"digest",
rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0}}}else return hr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ue.type,parentSchema:ue,data:t}],!1;return hr.errors=s,e===0}const Jr={description:"The product for which c\
ertification is sought; null where none was named.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}],wanted:"null, or name, version \
and vendor of a product"};function Vr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let w=!1;
const v=e;if(t!==null){const n={instancePath:r,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"},schema:Jr.anyOf[0].type,parentSchema:Jr.anyOf[0],
data:t};s===null?s=[n]:s.push(n),e++}var p=v===e;if(w=w||p,!w){const n=e;Ce(t,{instancePath:r,parentData:X,parentDataProperty:ee,rootData:x,dynamicAnchors:b})||
(s=s===null?Ce.errors:s.concat(Ce.errors),e=s.length);var p=n===e;w=w||p}if(w)e=i,s!==null&&(i?s.length=i:s=null);else{const n={instancePath:r,schemaPath:"#/any\
Of",keyword:"anyOf",params:{},schema:Jr.anyOf,parentSchema:Jr,data:t};return s===null?s=[n]:s.push(n),e++,Vr.errors=s,!1}return Vr.errors=s,e===0}function Br(t,{
instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-\
in"||t==="check-out"||t==="partial-bill"||t==="no-show"||t==="older-check-out"?(Br.errors=s,e===0):(Br.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Mr.enum},schema:Mr.enum,parentSchema:Mr,data:t}],!1)}function Ar(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(typeof t=="string"){if(M(t)>64)return Ar.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,
parentSchema:tr,data:t}],!1;if(!qr.test(t))return Ar.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"\
^[0-9a-f]{64}$",parentSchema:tr,data:t}],!1}else return Ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:tr.type,parentSchema:tr,
data:t}],!1;return Ar.errors=s,e===0}function jr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.startedAt===void 0&&(w="startedAt")||t.endedAt===void 0&&(w="endedAt"))return jr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:dr.required,parentSchema:dr,data:t}],!1;{const v=e;for(const p in t)if(!(p==="start\
edAt"||p==="endedAt")){return jr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,
parentSchema:dr,data:t}],!1;break}if(v===e){if(t.startedAt!==void 0){const p=e;oe(t.startedAt,{instancePath:r+"/startedAt",parentData:t,parentDataProperty:"star\
tedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(t.endedAt!==void 0){const p=e;oe(t.
endedAt,{instancePath:r+"/endedAt",parentData:t,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);
var i=p===e}else var i=!0}}}else return jr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:dr.type,parentSchema:dr,data:t}],
!1;return jr.errors=s,e===0}const wr={type:"array",minItems:1,maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["stoppedAt","resumedAt"],properties:{
stoppedAt:{$ref:"#/$defs/moment"},resumedAt:{$ref:"#/$defs/moment"}}}};function ur(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e3)return ur.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,
parentSchema:wr,data:t}],!1;if(t.length<1)return ur.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:wr,
data:t}],!1;{var i=!0;const v=t.length;for(let p=0;p<v;p++){let n=t[p];const P=e;if(e===P)if(n&&typeof n=="object"&&!Array.isArray(n)){let Q;if(n.stoppedAt===void 0&&
(Q="stoppedAt")||n.resumedAt===void 0&&(Q="resumedAt"))return ur.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:Q},
schema:wr.items.required,parentSchema:wr.items,data:n}],!1;{const m=e;for(const h in n)if(!(h==="stoppedAt"||h==="resumedAt")){return ur.errors=[{instancePath:r+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:wr.items,data:n}],!1;break}if(m===
e){if(n.stoppedAt!==void 0){const h=e;oe(n.stoppedAt,{instancePath:r+"/"+p+"/stoppedAt",parentData:n,parentDataProperty:"stoppedAt",rootData:x,dynamicAnchors:b})||
(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var w=h===e}else var w=!0;if(w)if(n.resumedAt!==void 0){const h=e;oe(n.resumedAt,{instancePath:r+"/"+p+"/r\
esumedAt",parentData:n,parentDataProperty:"resumedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var w=h===e}else var w=!0}}}else
return ur.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:wr.items.type,parentSchema:wr.items,data:n}],!1;var i=P===
e;if(!i)break}}}else return ur.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:wr.type,parentSchema:wr,data:t}],!1;return ur.
errors=s,e===0}const Wr={type:"integer",minimum:0,maximum:2e4};function ae(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"integ\
er"},schema:Wr.type,parentSchema:Wr,data:t}],!1;if(e===0&&typeof t=="number"&&isFinite(t)){if(t>2e4||isNaN(t))return ae.errors=[{instancePath:r,schemaPath:"#/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:Wr,data:t}],!1;if(t<0||isNaN(t))return ae.errors=[{instancePath:r,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Wr,data:t}],!1}return ae.errors=s,e===0}const Ze={type:"object",additionalProperties:!1,
required:["requirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided","notRun","withoutInstance","remarks"],properties:{requirements:{
$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},
notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{type:"array",maxItems:2e3,items:{type:"string",
maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},Ur={type:"object",additionalProperties:!1,required:["tested","all"],properties:{
tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}};function yr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.tested===void 0&&(w="tested")||t.all===void 0&&(w="all"))return yr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Ur.required,parentSchema:Ur,data:t}],!1;{const v=e;for(const p in t)if(!(p==="teste\
d"||p==="all")){return yr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ur,
data:t}],!1;break}if(v===e){if(t.tested!==void 0){const p=e;ae(t.tested,{instancePath:r+"/tested",parentData:t,parentDataProperty:"tested",rootData:x,dynamicAnchors:b})||
(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(t.all!==void 0){const p=e;ae(t.all,{instancePath:r+"/all",parentData:t,parentDataProperty:"\
all",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var i=p===e}else var i=!0}}}else return yr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Ur.type,parentSchema:Ur,data:t}],!1;return yr.errors=s,e===0}const sr={type:"array",maxItems:100,items:{type:"\
object",additionalProperties:!1,required:["by","instances"],properties:{by:{type:"string",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}};function Ee(t,{
instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>100)return Ee.
errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:sr,data:t}],!1;{var i=!0;const v=t.length;for(let p=0;p<
v;p++){let n=t[p];const P=e;if(e===P)if(n&&typeof n=="object"&&!Array.isArray(n)){let Q;if(n.by===void 0&&(Q="by")||n.instances===void 0&&(Q="instances"))return Ee.
errors=[{instancePath:r+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:Q},schema:sr.items.required,parentSchema:sr.items,data:n}],
!1;{const m=e;for(const h in n)if(!(h==="by"||h==="instances")){return Ee.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:sr.items,data:n}],!1;break}if(m===e){if(n.by!==void 0){let h=n.by;const Z=e;if(e===Z)if(typeof h==
"string"){if(M(h)>200)return Ee.errors=[{instancePath:r+"/"+p+"/by",schemaPath:"#/items/properties/by/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:sr.items.properties.by,data:h}],!1;if(M(h)<1)return Ee.errors=[{instancePath:r+"/"+p+"/by",schemaPath:"#/items/properties/by/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:sr.items.properties.by,data:h}],!1}else return Ee.errors=[{instancePath:r+"/"+p+"/by",schemaPath:"#/items/proper\
ties/by/type",keyword:"type",params:{type:"string"},schema:sr.items.properties.by.type,parentSchema:sr.items.properties.by,data:h}],!1;var w=Z===e}else var w=!0;
if(w)if(n.instances!==void 0){const h=e;ae(n.instances,{instancePath:r+"/"+p+"/instances",parentData:n,parentDataProperty:"instances",rootData:x,dynamicAnchors:b})||
(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var w=h===e}else var w=!0}}}else return Ee.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/type",keyword:"\
type",params:{type:"object"},schema:sr.items.type,parentSchema:sr.items,data:n}],!1;var i=P===e;if(!i)break}}}else return Ee.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},schema:sr.type,parentSchema:sr,data:t}],!1;return Ee.errors=s,e===0}function Ke(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.requirements===void 0&&(p="requirements")||
t.instances===void 0&&(p="instances")||t.notClaimed===void 0&&(p="notClaimed")||t.leftOpen===void 0&&(p="leftOpen")||t.tolerated===void 0&&(p="tolerated")||t.notArisen===
void 0&&(p="notArisen")||t.undecided===void 0&&(p="undecided")||t.notRun===void 0&&(p="notRun")||t.withoutInstance===void 0&&(p="withoutInstance")||t.remarks===
void 0&&(p="remarks"))return Ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Ze.required,parentSchema:Ze,
data:t}],!1;{const n=e;for(const P in t)if(!Qe.call(Ze.properties,P)){return Ke.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:P},schema:!1,parentSchema:Ze,data:t}],!1;break}if(n===e){if(t.requirements!==void 0){const P=e;yr(t.requirements,{instancePath:r+
"/requirements",parentData:t,parentDataProperty:"requirements",rootData:x,dynamicAnchors:b})||(s=s===null?yr.errors:s.concat(yr.errors),e=s.length);var i=P===e}else
var i=!0;if(i){if(t.instances!==void 0){const P=e;yr(t.instances,{instancePath:r+"/instances",parentData:t,parentDataProperty:"instances",rootData:x,dynamicAnchors:b})||
(s=s===null?yr.errors:s.concat(yr.errors),e=s.length);var i=P===e}else var i=!0;if(i){if(t.notClaimed!==void 0){const P=e;Ee(t.notClaimed,{instancePath:r+"/notC\
laimed",parentData:t,parentDataProperty:"notClaimed",rootData:x,dynamicAnchors:b})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var i=P===e}else var i=!0;
if(i){if(t.leftOpen!==void 0){const P=e;Ee(t.leftOpen,{instancePath:r+"/leftOpen",parentData:t,parentDataProperty:"leftOpen",rootData:x,dynamicAnchors:b})||(s=s===
null?Ee.errors:s.concat(Ee.errors),e=s.length);var i=P===e}else var i=!0;if(i){if(t.tolerated!==void 0){const P=e;Ee(t.tolerated,{instancePath:r+"/tolerated",parentData:t,
parentDataProperty:"tolerated",rootData:x,dynamicAnchors:b})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var i=P===e}else var i=!0;if(i){if(t.notArisen!==
void 0){const P=e;ae(t.notArisen,{instancePath:r+"/notArisen",parentData:t,parentDataProperty:"notArisen",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.
concat(ae.errors),e=s.length);var i=P===e}else var i=!0;if(i){if(t.undecided!==void 0){const P=e;ae(t.undecided,{instancePath:r+"/undecided",parentData:t,parentDataProperty:"\
undecided",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var i=P===e}else var i=!0;if(i){if(t.notRun!==void 0){const P=e;
ae(t.notRun,{instancePath:r+"/notRun",parentData:t,parentDataProperty:"notRun",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);
var i=P===e}else var i=!0;if(i){if(t.withoutInstance!==void 0){let P=t.withoutInstance;const F=e;if(e===F)if(Array.isArray(P)){if(P.length>2e3)return Ke.errors=
[{instancePath:r+"/withoutInstance",schemaPath:"#/properties/withoutInstance/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Ze.properties.
withoutInstance,data:P}],!1;{var w=!0;const m=P.length;for(let h=0;h<m;h++){let Z=P[h];const C=e;if(e===C)if(typeof Z=="string"){if(M(Z)>200)return Ke.errors=[{
instancePath:r+"/withoutInstance/"+h,schemaPath:"#/properties/withoutInstance/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.
properties.withoutInstance.items,data:Z}],!1}else return Ke.errors=[{instancePath:r+"/withoutInstance/"+h,schemaPath:"#/properties/withoutInstance/items/type",keyword:"\
type",params:{type:"string"},schema:Ze.properties.withoutInstance.items.type,parentSchema:Ze.properties.withoutInstance.items,data:Z}],!1;var w=C===e;if(!w)break}}}else
return Ke.errors=[{instancePath:r+"/withoutInstance",schemaPath:"#/properties/withoutInstance/type",keyword:"type",params:{type:"array"},schema:Ze.properties.withoutInstance.
type,parentSchema:Ze.properties.withoutInstance,data:P}],!1;var i=F===e}else var i=!0;if(i)if(t.remarks!==void 0){let P=t.remarks;const F=e;if(e===F)if(Array.isArray(
P)){if(P.length>1e3)return Ke.errors=[{instancePath:r+"/remarks",schemaPath:"#/properties/remarks/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:Ze.
properties.remarks,data:P}],!1;{var v=!0;const m=P.length;for(let h=0;h<m;h++){let Z=P[h];const C=e;if(e===C)if(typeof Z=="string"){if(M(Z)>2e3)return Ke.errors=
[{instancePath:r+"/remarks/"+h,schemaPath:"#/properties/remarks/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Ze.properties.remarks.
items,data:Z}],!1}else return Ke.errors=[{instancePath:r+"/remarks/"+h,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type:"string"},schema:Ze.
properties.remarks.items.type,parentSchema:Ze.properties.remarks.items,data:Z}],!1;var v=C===e;if(!v)break}}}else return Ke.errors=[{instancePath:r+"/remarks",schemaPath:"\
#/properties/remarks/type",keyword:"type",params:{type:"array"},schema:Ze.properties.remarks.type,parentSchema:Ze.properties.remarks,data:P}],!1;var i=F===e}else
var i=!0}}}}}}}}}}}else return Ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ze.type,parentSchema:Ze,data:t}],!1;return Ke.
errors=s,e===0}const be={type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{id:{type:"string",minLength:1,maxLength:2e4},
title:{type:"string",minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,items:{type:"stri\
ng",maxLength:2e3},maxItems:2e4}}};function Fe(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.id===void 0&&(v="id")||t.title===void 0&&(v="title")||t.outcome===void 0&&(v="outcome")||t.instances===
void 0&&(v="instances"))return Fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:be.required,parentSchema:be,
data:t}],!1;{const p=e;for(const n in t)if(!(n==="id"||n==="title"||n==="outcome"||n==="instances")){return Fe.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:be,data:t}],!1;break}if(p===e){if(t.id!==void 0){let n=t.id;const P=e;
if(e===P)if(typeof n=="string"){if(M(n)>2e4)return Fe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e4},
schema:2e4,parentSchema:be.properties.id,data:n}],!1;if(M(n)<1)return Fe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:be.properties.id,data:n}],!1}else return Fe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"string"},schema:be.properties.id.type,parentSchema:be.properties.id,data:n}],!1;var i=P===e}else var i=!0;if(i){if(t.title!==void 0){let n=t.title;
const P=e;if(e===P)if(typeof n=="string"){if(M(n)>2e5)return Fe.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:be.properties.title,data:n}],!1;if(M(n)<1)return Fe.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:be.properties.title,data:n}],!1}else return Fe.errors=[{instancePath:r+"/title",schemaPath:"#/propert\
ies/title/type",keyword:"type",params:{type:"string"},schema:be.properties.title.type,parentSchema:be.properties.title,data:n}],!1;var i=P===e}else var i=!0;if(i){
if(t.outcome!==void 0){let n=t.outcome;const P=e;if(!(n==="failed"||n==="warning"||n==="review"||n==="inconclusive"))return Fe.errors=[{instancePath:r+"/outcome",
schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:be.properties.outcome.enum},schema:be.properties.outcome.enum,parentSchema:be.properties.
outcome,data:n}],!1;var i=P===e}else var i=!0;if(i)if(t.instances!==void 0){let n=t.instances;const P=e;if(e===P)if(Array.isArray(n)){if(n.length>2e4)return Fe.
errors=[{instancePath:r+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:be.properties.instances,
data:n}],!1;if(n.length<1)return Fe.errors=[{instancePath:r+"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:be.properties.instances,data:n}],!1;{var w=!0;const Q=n.length;for(let m=0;m<Q;m++){let h=n[m];const Z=e;if(e===Z)if(typeof h=="string"){if(M(h)>2e3)
return Fe.errors=[{instancePath:r+"/instances/"+m,schemaPath:"#/properties/instances/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:be.
properties.instances.items,data:h}],!1}else return Fe.errors=[{instancePath:r+"/instances/"+m,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{
type:"string"},schema:be.properties.instances.items.type,parentSchema:be.properties.instances.items,data:h}],!1;var w=Z===e;if(!w)break}}}else return Fe.errors=
[{instancePath:r+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type:"array"},schema:be.properties.instances.type,parentSchema:be.
properties.instances,data:n}],!1;var i=P===e}else var i=!0}}}}}else return Fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:be.type,parentSchema:be,data:t}],!1;return Fe.errors=s,e===0}const me={type:"object",additionalProperties:!1,required:["id","requirement","title","level",
"basis","clause","operation","outcome"],properties:{id:{type:"string",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{type:"string",
maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["document","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{$ref:"c\
ertification.schema.json#/$defs/operation"},outcome:{enum:["passed","failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},reason:{
type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"exchange.schema.json#/properties/id"},maxItems:1e5}}};function Gr(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="part\
ial-bill"||t==="no-show"?(Gr.errors=s,e===0):(Gr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Cr.enum},schema:Cr.enum,parentSchema:Cr,
data:t}],!1)}const Xr={type:"string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id such as check-in/0123456789ab"};function Dr(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(M(t)>128)return Dr.errors=[{instancePath:r,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Xr,data:t}],!1;if(!ut.test(t))return Dr.errors=[{instancePath:r,schemaPath:"#/patter\
n",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:Xr,data:t}],!1}else return Dr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Xr.type,parentSchema:Xr,data:t}],!1;return Dr.errors=s,e===0}function Se(t,{instancePath:r="",parentData:X,parentDataProperty:ee,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.id===void 0&&(v="id")||t.requirement===void 0&&
(v="requirement")||t.title===void 0&&(v="title")||t.level===void 0&&(v="level")||t.basis===void 0&&(v="basis")||t.clause===void 0&&(v="clause")||t.operation===void 0&&
(v="operation")||t.outcome===void 0&&(v="outcome"))return Se.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:me.
required,parentSchema:me,data:t}],!1;{const p=e;for(const n in t)if(!Qe.call(me.properties,n)){return Se.errors=[{instancePath:r,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:me,data:t}],!1;break}if(p===e){if(t.id!==void 0){let n=t.id;const P=e;if(e===
P)if(typeof n=="string"){if(M(n)>2e3)return Se.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,
parentSchema:me.properties.id,data:n}],!1;if(M(n)<1)return Se.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:me.properties.id,data:n}],!1}else return Se.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},schema:me.properties.id.type,parentSchema:me.properties.id,data:n}],!1;var i=P===e}else var i=!0;if(i){if(t.requirement!==void 0){let n=t.requirement;const P=e;
if(e===P)if(typeof n=="string"){if(M(n)>200)return Se.errors=[{instancePath:r+"/requirement",schemaPath:"#/properties/requirement/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:me.properties.requirement,data:n}],!1}else return Se.errors=[{instancePath:r+"/requirement",schemaPath:"#/properties/\
requirement/type",keyword:"type",params:{type:"string"},schema:me.properties.requirement.type,parentSchema:me.properties.requirement,data:n}],!1;var i=P===e}else
var i=!0;if(i){if(t.title!==void 0){let n=t.title;const P=e;if(e===P)if(typeof n=="string"){if(M(n)>1e4)return Se.errors=[{instancePath:r+"/title",schemaPath:"#\
/properties/title/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:me.properties.title,data:n}],!1}else return Se.errors=[{instancePath:r+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:me.properties.title.type,parentSchema:me.properties.title,data:n}],!1;
var i=P===e}else var i=!0;if(i){if(t.level!==void 0){let n=t.level;const P=e;if(!(n==="MUST"||n==="SHOULD"||n==="MAY"))return Se.errors=[{instancePath:r+"/level",
schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:me.properties.level.enum},schema:me.properties.level.enum,parentSchema:me.properties.level,
data:n}],!1;var i=P===e}else var i=!0;if(i){if(t.basis!==void 0){let n=t.basis;const P=e;if(!(n==="document"||n==="rfc"||n==="profile"||n==="observed"))return Se.
errors=[{instancePath:r+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues:me.properties.basis.enum},schema:me.properties.basis.
enum,parentSchema:me.properties.basis,data:n}],!1;var i=P===e}else var i=!0;if(i){if(t.clause!==void 0){let n=t.clause;const P=e;if(e===P)if(typeof n=="string"){
if(M(n)>200)return Se.errors=[{instancePath:r+"/clause",schemaPath:"#/properties/clause/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:me.
properties.clause,data:n}],!1}else return Se.errors=[{instancePath:r+"/clause",schemaPath:"#/properties/clause/type",keyword:"type",params:{type:"string"},schema:me.
properties.clause.type,parentSchema:me.properties.clause,data:n}],!1;var i=P===e}else var i=!0;if(i){if(t.operation!==void 0){const n=e;Gr(t.operation,{instancePath:r+
"/operation",parentData:t,parentDataProperty:"operation",rootData:x,dynamicAnchors:b})||(s=s===null?Gr.errors:s.concat(Gr.errors),e=s.length);var i=n===e}else var i=!0;
if(i){if(t.outcome!==void 0){let n=t.outcome;const P=e;if(!(n==="passed"||n==="failed"||n==="warning"||n==="review"||n==="inconclusive"||n==="not-applicable"||n===
"not-testable"||n==="observed"))return Se.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:me.properties.
outcome.enum},schema:me.properties.outcome.enum,parentSchema:me.properties.outcome,data:n}],!1;var i=P===e}else var i=!0;if(i){if(t.reason!==void 0){let n=t.reason;
const P=e;if(e===P)if(typeof n=="string"){if(M(n)>2e5)return Se.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",
params:{limit:2e5},schema:2e5,parentSchema:me.properties.reason,data:n}],!1}else return Se.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/typ\
e",keyword:"type",params:{type:"string"},schema:me.properties.reason.type,parentSchema:me.properties.reason,data:n}],!1;var i=P===e}else var i=!0;if(i)if(t.exchanges!==
void 0){let n=t.exchanges;const P=e;if(e===P)if(Array.isArray(n)){if(n.length>1e5)return Se.errors=[{instancePath:r+"/exchanges",schemaPath:"#/properties/exchan\
ges/maxItems",keyword:"maxItems",params:{limit:1e5},schema:1e5,parentSchema:me.properties.exchanges,data:n}],!1;{var w=!0;const Q=n.length;for(let m=0;m<Q;m++){
const h=e;Dr(n[m],{instancePath:r+"/exchanges/"+m,parentData:n,parentDataProperty:m,rootData:x,dynamicAnchors:b})||(s=s===null?Dr.errors:s.concat(Dr.errors),e=s.
length);var w=h===e;if(!w)break}}}else return Se.errors=[{instancePath:r+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"arra\
y"},schema:me.properties.exchanges.type,parentSchema:me.properties.exchanges,data:n}],!1;var i=P===e}else var i=!0}}}}}}}}}}}else return Se.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:me.type,parentSchema:me,data:t}],!1;return Se.errors=s,e===0}const ne={type:"object",additionalProperties:!1,
required:["file","new","stillFailing","fixed","expired","undecided","notTested","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"\
array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$\
defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{
type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"stri\
ng",maxLength:1e4},maxItems:2e4}}},Xe={type:"object",additionalProperties:!1,required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{
enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}};function He(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.id===void 0&&(w="id")||t.outcome===void 0&&(w="outcome")||t.reason===void 0&&(w=
"reason"))return He.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Xe.required,parentSchema:Xe,data:t}],!1;
{const v=e;for(const p in t)if(!(p==="id"||p==="outcome"||p==="reason")){return He.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:p},schema:!1,parentSchema:Xe,data:t}],!1;break}if(v===e){if(t.id!==void 0){let p=t.id;const n=e;if(e===n)if(typeof p=="\
string"){if(M(p)>2e3)return He.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Xe.
properties.id,data:p}],!1}else return He.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Xe.properties.
id.type,parentSchema:Xe.properties.id,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.outcome!==void 0){let p=t.outcome;const n=e;if(!(p==="failed"||p==="warni\
ng"))return He.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Xe.properties.outcome.enum},schema:Xe.
properties.outcome.enum,parentSchema:Xe.properties.outcome,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.reason!==void 0){let p=t.reason;const n=e;if(e===n)if(typeof p==
"string"){if(M(p)>2e5)return He.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Xe.
properties.reason,data:p}],!1}else return He.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Xe.
properties.reason.type,parentSchema:Xe.properties.reason,data:p}],!1;var i=n===e}else var i=!0}}}}else return He.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Xe.type,parentSchema:Xe,data:t}],!1;return He.errors=s,e===0}const Be={type:"object",additionalProperties:!1,required:["id"],
properties:{id:{type:"string",maxLength:2e3},reason:{type:"string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}};function ye(t,{
instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let w;if(t.id===void 0&&(w="id"))return ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Be.required,parentSchema:Be,
data:t}],!1;{const v=e;for(const p in t)if(!(p==="id"||p==="reason"||p==="owner"||p==="expires")){return ye.errors=[{instancePath:r,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Be,data:t}],!1;break}if(v===e){if(t.id!==void 0){let p=t.id;const n=e;
if(e===n)if(typeof p=="string"){if(M(p)>2e3)return ye.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},
schema:2e3,parentSchema:Be.properties.id,data:p}],!1}else return ye.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:Be.properties.id.type,parentSchema:Be.properties.id,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.reason!==void 0){let p=t.reason;const n=e;if(e===
n)if(typeof p=="string"){if(M(p)>2e5)return ye.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},
schema:2e5,parentSchema:Be.properties.reason,data:p}],!1}else return ye.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{
type:"string"},schema:Be.properties.reason.type,parentSchema:Be.properties.reason,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.owner!==void 0){let p=t.owner;
const n=e;if(e===n)if(typeof p=="string"){if(M(p)>2e3)return ye.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{
limit:2e3},schema:2e3,parentSchema:Be.properties.owner,data:p}],!1}else return ye.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/type",keyword:"\
type",params:{type:"string"},schema:Be.properties.owner.type,parentSchema:Be.properties.owner,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.expires!==void 0){
let p=t.expires;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>2e3)return ye.errors=[{instancePath:r+"/expires",schemaPath:"#/properties/expires/maxLength",keyword:"\
maxLength",params:{limit:2e3},schema:2e3,parentSchema:Be.properties.expires,data:p}],!1}else return ye.errors=[{instancePath:r+"/expires",schemaPath:"#/properti\
es/expires/type",keyword:"type",params:{type:"string"},schema:Be.properties.expires.type,parentSchema:Be.properties.expires,data:p}],!1;var i=n===e}else var i=!0}}}}}else
return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Be.type,parentSchema:Be,data:t}],!1;return ye.errors=s,e===0}
function ve(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let h;if(t.file===void 0&&(h="file")||t.new===void 0&&(h="new")||t.stillFailing===void 0&&(h="stillFailing")||t.fixed===void 0&&(h="fixed")||t.expired===
void 0&&(h="expired")||t.undecided===void 0&&(h="undecided")||t.notTested===void 0&&(h="notTested")||t.notInPlan===void 0&&(h="notInPlan")||t.notes===void 0&&(h=
"notes"))return ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},schema:ne.required,parentSchema:ne,data:t}],!1;
{const Z=e;for(const C in t)if(!Qe.call(ne.properties,C)){return ve.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:C},schema:!1,parentSchema:ne,data:t}],!1;break}if(Z===e){if(t.file!==void 0){let C=t.file;const D=e;if(e===D)if(typeof C=="string"){if(M(C)>4096)
return ve.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:ne.properties.
file,data:C}],!1}else return ve.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},schema:ne.properties.file.
type,parentSchema:ne.properties.file,data:C}],!1;var i=D===e}else var i=!0;if(i){if(t.new!==void 0){let C=t.new;const D=e;if(e===D)if(Array.isArray(C)){if(C.length>
2e4)return ve.errors=[{instancePath:r+"/new",schemaPath:"#/properties/new/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.
new,data:C}],!1;{var w=!0;const H=C.length;for(let N=0;N<H;N++){const k=e;He(C[N],{instancePath:r+"/new/"+N,parentData:C,parentDataProperty:N,rootData:x,dynamicAnchors:b})||
(s=s===null?He.errors:s.concat(He.errors),e=s.length);var w=k===e;if(!w)break}}}else return ve.errors=[{instancePath:r+"/new",schemaPath:"#/properties/new/type",
keyword:"type",params:{type:"array"},schema:ne.properties.new.type,parentSchema:ne.properties.new,data:C}],!1;var i=D===e}else var i=!0;if(i){if(t.stillFailing!==
void 0){let C=t.stillFailing;const D=e;if(e===D)if(Array.isArray(C)){if(C.length>2e4)return ve.errors=[{instancePath:r+"/stillFailing",schemaPath:"#/properties/\
stillFailing/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.stillFailing,data:C}],!1;{var v=!0;const H=C.length;for(let N=0;N<
H;N++){const k=e;He(C[N],{instancePath:r+"/stillFailing/"+N,parentData:C,parentDataProperty:N,rootData:x,dynamicAnchors:b})||(s=s===null?He.errors:s.concat(He.errors),
e=s.length);var v=k===e;if(!v)break}}}else return ve.errors=[{instancePath:r+"/stillFailing",schemaPath:"#/properties/stillFailing/type",keyword:"type",params:{
type:"array"},schema:ne.properties.stillFailing.type,parentSchema:ne.properties.stillFailing,data:C}],!1;var i=D===e}else var i=!0;if(i){if(t.fixed!==void 0){let C=t.
fixed;const D=e;if(e===D)if(Array.isArray(C)){if(C.length>2e4)return ve.errors=[{instancePath:r+"/fixed",schemaPath:"#/properties/fixed/maxItems",keyword:"maxIt\
ems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.fixed,data:C}],!1;{var p=!0;const H=C.length;for(let N=0;N<H;N++){const k=e;ye(C[N],{instancePath:r+
"/fixed/"+N,parentData:C,parentDataProperty:N,rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var p=k===e;if(!p)break}}}else
return ve.errors=[{instancePath:r+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type:"array"},schema:ne.properties.fixed.type,parentSchema:ne.
properties.fixed,data:C}],!1;var i=D===e}else var i=!0;if(i){if(t.expired!==void 0){let C=t.expired;const D=e;if(e===D)if(Array.isArray(C)){if(C.length>2e4)return ve.
errors=[{instancePath:r+"/expired",schemaPath:"#/properties/expired/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.expired,
data:C}],!1;{var n=!0;const H=C.length;for(let N=0;N<H;N++){const k=e;ye(C[N],{instancePath:r+"/expired/"+N,parentData:C,parentDataProperty:N,rootData:x,dynamicAnchors:b})||
(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var n=k===e;if(!n)break}}}else return ve.errors=[{instancePath:r+"/expired",schemaPath:"#/properties/expir\
ed/type",keyword:"type",params:{type:"array"},schema:ne.properties.expired.type,parentSchema:ne.properties.expired,data:C}],!1;var i=D===e}else var i=!0;if(i){if(t.
undecided!==void 0){let C=t.undecided;const D=e;if(e===D)if(Array.isArray(C)){if(C.length>2e4)return ve.errors=[{instancePath:r+"/undecided",schemaPath:"#/prope\
rties/undecided/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.undecided,data:C}],!1;{var P=!0;const H=C.length;for(let N=0;N<
H;N++){const k=e;ye(C[N],{instancePath:r+"/undecided/"+N,parentData:C,parentDataProperty:N,rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),
e=s.length);var P=k===e;if(!P)break}}}else return ve.errors=[{instancePath:r+"/undecided",schemaPath:"#/properties/undecided/type",keyword:"type",params:{type:"\
array"},schema:ne.properties.undecided.type,parentSchema:ne.properties.undecided,data:C}],!1;var i=D===e}else var i=!0;if(i){if(t.notTested!==void 0){let C=t.notTested;
const D=e;if(e===D)if(Array.isArray(C)){if(C.length>2e4)return ve.errors=[{instancePath:r+"/notTested",schemaPath:"#/properties/notTested/maxItems",keyword:"max\
Items",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.notTested,data:C}],!1;{var F=!0;const H=C.length;for(let N=0;N<H;N++){const k=e;ye(C[N],{instancePath:r+
"/notTested/"+N,parentData:C,parentDataProperty:N,rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var F=k===e;if(!F)break}}}else
return ve.errors=[{instancePath:r+"/notTested",schemaPath:"#/properties/notTested/type",keyword:"type",params:{type:"array"},schema:ne.properties.notTested.type,
parentSchema:ne.properties.notTested,data:C}],!1;var i=D===e}else var i=!0;if(i){if(t.notInPlan!==void 0){let C=t.notInPlan;const D=e;if(e===D)if(Array.isArray(
C)){if(C.length>2e4)return ve.errors=[{instancePath:r+"/notInPlan",schemaPath:"#/properties/notInPlan/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,
parentSchema:ne.properties.notInPlan,data:C}],!1;{var Q=!0;const H=C.length;for(let N=0;N<H;N++){const k=e;ye(C[N],{instancePath:r+"/notInPlan/"+N,parentData:C,
parentDataProperty:N,rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var Q=k===e;if(!Q)break}}}else return ve.errors=[{instancePath:r+
"/notInPlan",schemaPath:"#/properties/notInPlan/type",keyword:"type",params:{type:"array"},schema:ne.properties.notInPlan.type,parentSchema:ne.properties.notInPlan,
data:C}],!1;var i=D===e}else var i=!0;if(i)if(t.notes!==void 0){let C=t.notes;const D=e;if(e===D)if(Array.isArray(C)){if(C.length>2e4)return ve.errors=[{instancePath:r+
"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.notes,data:C}],!1;{var m=!0;const H=C.
length;for(let N=0;N<H;N++){let k=C[N];const ie=e;if(e===ie)if(typeof k=="string"){if(M(k)>1e4)return ve.errors=[{instancePath:r+"/notes/"+N,schemaPath:"#/prope\
rties/notes/items/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:ne.properties.notes.items,data:k}],!1}else return ve.errors=[{instancePath:r+
"/notes/"+N,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"},schema:ne.properties.notes.items.type,parentSchema:ne.properties.notes.
items,data:k}],!1;var m=ie===e;if(!m)break}}}else return ve.errors=[{instancePath:r+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"a\
rray"},schema:ne.properties.notes.type,parentSchema:ne.properties.notes,data:C}],!1;var i=D===e}else var i=!0}}}}}}}}}}else return ve.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ne.type,parentSchema:ne,data:t}],!1;return ve.errors=s,e===0}function we(t,{instancePath:r="",parentData:X,
parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let F;if(t.verdict===void 0&&(F=
"verdict")||t.subject===void 0&&(F="subject")||t.target===void 0&&(F="target")||t.suite===void 0&&(F="suite")||t.product===void 0&&(F="product")||t.claims===void 0&&
(F="claims")||t.profile===void 0&&(F="profile")||t.times===void 0&&(F="times")||t.stopped===void 0&&(F="stopped")||t.counts===void 0&&(F="counts")||t.tested===void 0&&
(F="tested")||t.causes===void 0&&(F="causes")||t.requirements===void 0&&(F="requirements"))return we.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:F},schema:pe.required,parentSchema:pe,data:t}],!1;{const Q=e;for(const m in t)if(!Qe.call(pe.properties,m)){return we.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:pe,data:t}],!1;break}if(Q===e){if(t.verdict!==
void 0){let m=t.verdict;const h=e;if(!(m==="not-certified"||m==="incomplete"||m==="inconclusive"||m==="certified"))return we.errors=[{instancePath:r+"/verdict",
schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:pe.properties.verdict.enum},schema:pe.properties.verdict.enum,parentSchema:pe.properties.
verdict,data:m}],!1;var i=h===e}else var i=!0;if(i){if(t.subject!==void 0){let m=t.subject;const h=e;if(!(m==="service"||m==="client"))return we.errors=[{instancePath:r+
"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:pe.properties.subject.enum},schema:pe.properties.subject.enum,parentSchema:pe.
properties.subject,data:m}],!1;var i=h===e}else var i=!0;if(i){if(t.target!==void 0){const m=e;fr(t.target,{instancePath:r+"/target",parentData:t,parentDataProperty:"\
target",rootData:x,dynamicAnchors:b})||(s=s===null?fr.errors:s.concat(fr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.suite!==void 0){const m=e;hr(t.
suite,{instancePath:r+"/suite",parentData:t,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var i=m===
e}else var i=!0;if(i){if(t.product!==void 0){const m=e;Vr(t.product,{instancePath:r+"/product",parentData:t,parentDataProperty:"product",rootData:x,dynamicAnchors:b})||
(s=s===null?Vr.errors:s.concat(Vr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.claims!==void 0){let m=t.claims;const h=e;if(e===h)if(Array.isArray(m)){
if(m.length>20)return we.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:pe.
properties.claims,data:m}],!1;{var w=!0;const C=m.length;for(let D=0;D<C;D++){const R=e;Br(m[D],{instancePath:r+"/claims/"+D,parentData:m,parentDataProperty:D,rootData:x,
dynamicAnchors:b})||(s=s===null?Br.errors:s.concat(Br.errors),e=s.length);var w=R===e;if(!w)break}if(w){let D=m.length,R;if(D>1){e:for(;D--;)for(R=D;R--;)if(dt(
m[D],m[R])){return we.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"uniqueItems",params:{i:D,j:R},schema:!0,parentSchema:pe.
properties.claims,data:m}],!1;break e}}}}}else return we.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"ar\
ray"},schema:pe.properties.claims.type,parentSchema:pe.properties.claims,data:m}],!1;var i=h===e}else var i=!0;if(i){if(t.profile!==void 0){let m=t.profile;const h=e;
if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return we.errors=[{instancePath:r+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{
type:pe.properties.profile.type},schema:pe.properties.profile.type,parentSchema:pe.properties.profile,data:m}],!1;if(e===h&&m&&typeof m=="object"&&!Array.isArray(
m)){let C;if(m.name===void 0&&(C="name")||m.digest===void 0&&(C="digest"))return we.errors=[{instancePath:r+"/profile",schemaPath:"#/properties/profile/required",
keyword:"required",params:{missingProperty:C},schema:pe.properties.profile.required,parentSchema:pe.properties.profile,data:m}],!1;{const D=e;for(const R in m)if(!(R===
"name"||R==="digest")){return we.errors=[{instancePath:r+"/profile",schemaPath:"#/properties/profile/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:R},schema:!1,parentSchema:pe.properties.profile,data:m}],!1;break}if(D===e){if(m.name!==void 0){let R=m.name;const H=e;if(typeof R!="string"&&
R!==null)return we.errors=[{instancePath:r+"/profile/name",schemaPath:"#/properties/profile/properties/name/type",keyword:"type",params:{type:pe.properties.profile.
properties.name.type},schema:pe.properties.profile.properties.name.type,parentSchema:pe.properties.profile.properties.name,data:R}],!1;if(e===H&&typeof R=="stri\
ng"&&M(R)>200)return we.errors=[{instancePath:r+"/profile/name",schemaPath:"#/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:pe.properties.profile.properties.name,data:R}],!1;var v=H===e}else var v=!0;if(v)if(m.digest!==void 0){const R=e;Ar(m.digest,{instancePath:r+
"/profile/digest",parentData:m,parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?Ar.errors:s.concat(Ar.errors),e=s.length);var v=R===e}else
var v=!0}}}var i=h===e}else var i=!0;if(i){if(t.times!==void 0){const m=e;jr(t.times,{instancePath:r+"/times",parentData:t,parentDataProperty:"times",rootData:x,
dynamicAnchors:b})||(s=s===null?jr.errors:s.concat(jr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.stopped!==void 0){let m=t.stopped;const h=e;if(typeof m!=
"string"&&m!==null)return we.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:pe.properties.stopped.type},schema:pe.
properties.stopped.type,parentSchema:pe.properties.stopped,data:m}],!1;if(e===h&&typeof m=="string"&&M(m)>2e5)return we.errors=[{instancePath:r+"/stopped",schemaPath:"\
#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:pe.properties.stopped,data:m}],!1;var i=h===e}else var i=!0;if(i){
if(t.interruptions!==void 0){const m=e;ur(t.interruptions,{instancePath:r+"/interruptions",parentData:t,parentDataProperty:"interruptions",rootData:x,dynamicAnchors:b})||
(s=s===null?ur.errors:s.concat(ur.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.counts!==void 0){let m=t.counts;const h=e;if(e===h)if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){let C;if(m.passed===void 0&&(C="passed")||m.failed===void 0&&(C="failed")||m.warning===void 0&&(C="warning")||m.review===void 0&&(C="\
review")||m.inconclusive===void 0&&(C="inconclusive")||m["not-applicable"]===void 0&&(C="not-applicable")||m["not-testable"]===void 0&&(C="not-testable")||m.observed===
void 0&&(C="observed"))return we.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:C},schema:pe.
properties.counts.required,parentSchema:pe.properties.counts,data:m}],!1;{const D=e;for(const R in m)if(!(R==="passed"||R==="failed"||R==="warning"||R==="review"||
R==="inconclusive"||R==="not-applicable"||R==="not-testable"||R==="observed")){return we.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:R},schema:!1,parentSchema:pe.properties.counts,data:m}],!1;break}if(D===e){if(m.passed!==
void 0){const R=e;ae(m.passed,{instancePath:r+"/counts/passed",parentData:m,parentDataProperty:"passed",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(
ae.errors),e=s.length);var p=R===e}else var p=!0;if(p){if(m.failed!==void 0){const R=e;ae(m.failed,{instancePath:r+"/counts/failed",parentData:m,parentDataProperty:"\
failed",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var p=R===e}else var p=!0;if(p){if(m.warning!==void 0){const R=e;ae(
m.warning,{instancePath:r+"/counts/warning",parentData:m,parentDataProperty:"warning",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=
s.length);var p=R===e}else var p=!0;if(p){if(m.review!==void 0){const R=e;ae(m.review,{instancePath:r+"/counts/review",parentData:m,parentDataProperty:"review",
rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var p=R===e}else var p=!0;if(p){if(m.inconclusive!==void 0){const R=e;ae(m.
inconclusive,{instancePath:r+"/counts/inconclusive",parentData:m,parentDataProperty:"inconclusive",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(
ae.errors),e=s.length);var p=R===e}else var p=!0;if(p){if(m["not-applicable"]!==void 0){const R=e;ae(m["not-applicable"],{instancePath:r+"/counts/not-applicable",
parentData:m,parentDataProperty:"not-applicable",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var p=R===e}else var p=!0;
if(p){if(m["not-testable"]!==void 0){const R=e;ae(m["not-testable"],{instancePath:r+"/counts/not-testable",parentData:m,parentDataProperty:"not-testable",rootData:x,
dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var p=R===e}else var p=!0;if(p)if(m.observed!==void 0){const R=e;ae(m.observed,{instancePath:r+
"/counts/observed",parentData:m,parentDataProperty:"observed",rootData:x,dynamicAnchors:b})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var p=R===e}else
var p=!0}}}}}}}}}else return we.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},schema:pe.properties.
counts.type,parentSchema:pe.properties.counts,data:m}],!1;var i=h===e}else var i=!0;if(i){if(t.tested!==void 0){const m=e;Ke(t.tested,{instancePath:r+"/tested",
parentData:t,parentDataProperty:"tested",rootData:x,dynamicAnchors:b})||(s=s===null?Ke.errors:s.concat(Ke.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.
causes!==void 0){let m=t.causes;const h=e;if(e===h)if(Array.isArray(m)){if(m.length>2e4)return we.errors=[{instancePath:r+"/causes",schemaPath:"#/properties/cau\
ses/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.properties.causes,data:m}],!1;{var n=!0;const C=m.length;for(let D=0;D<C;D++){const R=e;
Fe(m[D],{instancePath:r+"/causes/"+D,parentData:m,parentDataProperty:D,rootData:x,dynamicAnchors:b})||(s=s===null?Fe.errors:s.concat(Fe.errors),e=s.length);var n=R===
e;if(!n)break}}}else return we.errors=[{instancePath:r+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},schema:pe.properties.
causes.type,parentSchema:pe.properties.causes,data:m}],!1;var i=h===e}else var i=!0;if(i){if(t.requirements!==void 0){let m=t.requirements;const h=e;if(e===h)if(Array.
isArray(m)){if(m.length>2e4)return we.errors=[{instancePath:r+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"maxItems",params:{limit:2e4},
schema:2e4,parentSchema:pe.properties.requirements,data:m}],!1;{var P=!0;const C=m.length;for(let D=0;D<C;D++){const R=e;Se(m[D],{instancePath:r+"/requirements/"+
D,parentData:m,parentDataProperty:D,rootData:x,dynamicAnchors:b})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);var P=R===e;if(!P)break}}}else return we.
errors=[{instancePath:r+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type:"array"},schema:pe.properties.requirements.type,
parentSchema:pe.properties.requirements,data:m}],!1;var i=h===e}else var i=!0;if(i)if(t.baseline!==void 0){const m=e;ve(t.baseline,{instancePath:r+"/baseline",parentData:t,
parentDataProperty:"baseline",rootData:x,dynamicAnchors:b})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var i=m===e}else var i=!0}}}}}}}}}}}}}}}}else
return we.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:t}],!1;return we.errors=s,e===0}
export const envelope=De;const fe={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"envelope.schema.json",type:"object",additionalProperties:!1,required:[
"payloadType","payload","signatures"],properties:{payloadType:{type:"string",maxLength:100},payload:{type:"string",maxLength:2097152,pattern:"^(?:[A-Za-z0-9+/]{\
4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$"},signatures:{type:"array",maxItems:8,items:{type:"object",additionalProperties:!1,required:["keyid","sig","publi\
cKey"],properties:{keyid:{type:"string",pattern:"^[0-9a-f]{64}$"},sig:{type:"string",pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},publicKey:{type:"string",pattern:"^-\
----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"}}}}}},It=new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[\
A-Za-z0-9+/]{2}==)?$","u"),Lt=new RegExp("^[A-Za-z0-9+/]{85}[AQgw]==$","u"),qt=new RegExp("^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n----\
-END PUBLIC KEY-----\\n$","u");function De(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)
if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.payloadType===void 0&&(p="payloadType")||t.payload===void 0&&(p="payload")||t.signatures===void 0&&(p="s\
ignatures"))return De.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:fe.required,parentSchema:fe,data:t}],
!1;{const n=e;for(const P in t)if(!(P==="payloadType"||P==="payload"||P==="signatures")){return De.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:fe,data:t}],!1;break}if(n===e){if(t.payloadType!==void 0){let P=t.payloadType;const F=e;
if(e===F)if(typeof P=="string"){if(M(P)>100)return De.errors=[{instancePath:r+"/payloadType",schemaPath:"#/properties/payloadType/maxLength",keyword:"maxLength",
params:{limit:100},schema:100,parentSchema:fe.properties.payloadType,data:P}],!1}else return De.errors=[{instancePath:r+"/payloadType",schemaPath:"#/properties/\
payloadType/type",keyword:"type",params:{type:"string"},schema:fe.properties.payloadType.type,parentSchema:fe.properties.payloadType,data:P}],!1;var i=F===e}else
var i=!0;if(i){if(t.payload!==void 0){let P=t.payload;const F=e;if(e===F)if(typeof P=="string"){if(M(P)>2097152)return De.errors=[{instancePath:r+"/payload",schemaPath:"\
#/properties/payload/maxLength",keyword:"maxLength",params:{limit:2097152},schema:2097152,parentSchema:fe.properties.payload,data:P}],!1;if(!It.test(P))return De.
errors=[{instancePath:r+"/payload",schemaPath:"#/properties/payload/pattern",keyword:"pattern",params:{pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za\
-z0-9+/]{2}==)?$"},schema:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$",parentSchema:fe.properties.payload,data:P}],!1}else return De.errors=
[{instancePath:r+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"string"},schema:fe.properties.payload.type,parentSchema:fe.properties.
payload,data:P}],!1;var i=F===e}else var i=!0;if(i)if(t.signatures!==void 0){let P=t.signatures;const F=e;if(e===F)if(Array.isArray(P)){if(P.length>8)return De.
errors=[{instancePath:r+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:fe.properties.signatures,
data:P}],!1;{var w=!0;const m=P.length;for(let h=0;h<m;h++){let Z=P[h];const C=e;if(e===C)if(Z&&typeof Z=="object"&&!Array.isArray(Z)){let R;if(Z.keyid===void 0&&
(R="keyid")||Z.sig===void 0&&(R="sig")||Z.publicKey===void 0&&(R="publicKey"))return De.errors=[{instancePath:r+"/signatures/"+h,schemaPath:"#/properties/signat\
ures/items/required",keyword:"required",params:{missingProperty:R},schema:fe.properties.signatures.items.required,parentSchema:fe.properties.signatures.items,data:Z}],
!1;{const H=e;for(const N in Z)if(!(N==="keyid"||N==="sig"||N==="publicKey")){return De.errors=[{instancePath:r+"/signatures/"+h,schemaPath:"#/properties/signat\
ures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N},schema:!1,parentSchema:fe.properties.signatures.items,data:Z}],!1;
break}if(H===e){if(Z.keyid!==void 0){let N=Z.keyid;const k=e;if(e===k)if(typeof N=="string"){if(!qr.test(N))return De.errors=[{instancePath:r+"/signatures/"+h+"\
/keyid",schemaPath:"#/properties/signatures/items/properties/keyid/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:fe.
properties.signatures.items.properties.keyid,data:N}],!1}else return De.errors=[{instancePath:r+"/signatures/"+h+"/keyid",schemaPath:"#/properties/signatures/it\
ems/properties/keyid/type",keyword:"type",params:{type:"string"},schema:fe.properties.signatures.items.properties.keyid.type,parentSchema:fe.properties.signatures.
items.properties.keyid,data:N}],!1;var v=k===e}else var v=!0;if(v){if(Z.sig!==void 0){let N=Z.sig;const k=e;if(e===k)if(typeof N=="string"){if(!Lt.test(N))return De.
errors=[{instancePath:r+"/signatures/"+h+"/sig",schemaPath:"#/properties/signatures/items/properties/sig/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
+/]{85}[AQgw]==$"},schema:"^[A-Za-z0-9+/]{85}[AQgw]==$",parentSchema:fe.properties.signatures.items.properties.sig,data:N}],!1}else return De.errors=[{instancePath:r+
"/signatures/"+h+"/sig",schemaPath:"#/properties/signatures/items/properties/sig/type",keyword:"type",params:{type:"string"},schema:fe.properties.signatures.items.
properties.sig.type,parentSchema:fe.properties.signatures.items.properties.sig,data:N}],!1;var v=k===e}else var v=!0;if(v)if(Z.publicKey!==void 0){let N=Z.publicKey;
const k=e;if(e===k)if(typeof N=="string"){if(!qt.test(N))return De.errors=[{instancePath:r+"/signatures/"+h+"/publicKey",schemaPath:"#/properties/signatures/ite\
ms/properties/publicKey/pattern",keyword:"pattern",params:{pattern:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"},
schema:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$",parentSchema:fe.properties.signatures.items.properties.
publicKey,data:N}],!1}else return De.errors=[{instancePath:r+"/signatures/"+h+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/type",
keyword:"type",params:{type:"string"},schema:fe.properties.signatures.items.properties.publicKey.type,parentSchema:fe.properties.signatures.items.properties.publicKey,
data:N}],!1;var v=k===e}else var v=!0}}}}else return De.errors=[{instancePath:r+"/signatures/"+h,schemaPath:"#/properties/signatures/items/type",keyword:"type",
params:{type:"object"},schema:fe.properties.signatures.items.type,parentSchema:fe.properties.signatures.items,data:Z}],!1;var w=C===e;if(!w)break}}}else return De.
errors=[{instancePath:r+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},schema:fe.properties.signatures.type,parentSchema:fe.
properties.signatures,data:P}],!1;var i=F===e}else var i=!0}}}}else return De.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:fe.type,parentSchema:fe,data:t}],!1;return De.errors=s,e===0}export const attested=er;const Ue={type:"array",maxItems:3e3,items:{type:"object",additionalProperties:!1,
required:["name","digest"],properties:{name:{type:"string",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,required:["sha256"],properties:{
sha256:{$ref:"#/$defs/sha256"}}}}}},ot={type:"string",pattern:"^[0-9a-f]{64}$"};function Fr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(!qr.test(t))return Fr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",
params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:ot,data:t}],!1}else return Fr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"string"},schema:ot.type,parentSchema:ot,data:t}],!1;return Fr.errors=s,e===0}function er(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>3e3)return er.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItem\
s",params:{limit:3e3},schema:3e3,parentSchema:Ue,data:t}],!1;{var i=!0;const v=t.length;for(let p=0;p<v;p++){let n=t[p];const P=e;if(e===P)if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){let Q;if(n.name===void 0&&(Q="name")||n.digest===void 0&&(Q="digest"))return er.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/requir\
ed",keyword:"required",params:{missingProperty:Q},schema:Ue.items.required,parentSchema:Ue.items,data:n}],!1;{const m=e;for(const h in n)if(!(h==="name"||h==="d\
igest")){return er.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,
parentSchema:Ue.items,data:n}],!1;break}if(m===e){if(n.name!==void 0){let h=n.name;const Z=e;if(e===Z)if(typeof h=="string"){if(M(h)>1e3)return er.errors=[{instancePath:r+
"/"+p+"/name",schemaPath:"#/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:Ue.items.properties.name,data:h}],!1;
if(M(h)<1)return er.errors=[{instancePath:r+"/"+p+"/name",schemaPath:"#/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ue.
items.properties.name,data:h}],!1}else return er.errors=[{instancePath:r+"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"st\
ring"},schema:Ue.items.properties.name.type,parentSchema:Ue.items.properties.name,data:h}],!1;var w=Z===e}else var w=!0;if(w)if(n.digest!==void 0){let h=n.digest;
const Z=e;if(e===Z)if(h&&typeof h=="object"&&!Array.isArray(h)){let D;if(h.sha256===void 0&&(D="sha256"))return er.errors=[{instancePath:r+"/"+p+"/digest",schemaPath:"\
#/items/properties/digest/required",keyword:"required",params:{missingProperty:D},schema:Ue.items.properties.digest.required,parentSchema:Ue.items.properties.digest,
data:h}],!1;{const R=e;for(const H in h)if(H!=="sha256"){return er.errors=[{instancePath:r+"/"+p+"/digest",schemaPath:"#/items/properties/digest/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:H},schema:!1,parentSchema:Ue.items.properties.digest,data:h}],!1;break}R===e&&h.sha256!==void 0&&
(Fr(h.sha256,{instancePath:r+"/"+p+"/digest/sha256",parentData:h,parentDataProperty:"sha256",rootData:x,dynamicAnchors:b})||(s=s===null?Fr.errors:s.concat(Fr.errors),
e=s.length))}}else return er.errors=[{instancePath:r+"/"+p+"/digest",schemaPath:"#/items/properties/digest/type",keyword:"type",params:{type:"object"},schema:Ue.
items.properties.digest.type,parentSchema:Ue.items.properties.digest,data:h}],!1;var w=Z===e}else var w=!0}}}else return er.errors=[{instancePath:r+"/"+p,schemaPath:"\
#/items/type",keyword:"type",params:{type:"object"},schema:Ue.items.type,parentSchema:Ue.items,data:n}],!1;var i=P===e;if(!i)break}}}else return er.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ue.type,parentSchema:Ue,data:t}],!1;return er.errors=s,e===0}export const challenge=rr;const Ye={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"challenge.schema.json",type:"object",additionalProperties:!1,required:["nonce","clientId","validFrom",
"validUntil"],properties:{nonce:{type:"string",minLength:22,maxLength:128,pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",wanted:"128 rand\
om bits or more, as 32 to 128 hexadecimal digits or 22 to 128 characters of base64url"},clientId:{type:"string",minLength:1,maxLength:512,pattern:"^[^\\p{Cc}]+$",
wanted:"the client ID of the party that is challenged"},validFrom:{$ref:"#/$defs/moment"},validUntil:{$ref:"#/$defs/moment"}},$defs:{moment:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"}}},Nt=new RegExp("^(?:[0-9A-Fa-f]\
{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$","u"),_r={type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"\
a moment such as 2026-11-02T08:00:00.000Z"};function vr(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0&&e===0)if(typeof t=="string")if(Kr.test(t)){if(!Or.validate(t))return vr.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:_r,data:t}],!1}else return vr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:_r,data:t}],!1;else return vr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:_r.type,parentSchema:_r,data:t}],!1;return vr.errors=s,e===0}function rr(t,{
instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let w;if(t.nonce===void 0&&(w="nonce")||t.clientId===void 0&&(w="clientId")||t.validFrom===void 0&&(w="validFrom")||t.validUntil===void 0&&(w="validUntil"))return rr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Ye.required,parentSchema:Ye,data:t}],!1;{const v=e;for(const p in t)
if(!(p==="nonce"||p==="clientId"||p==="validFrom"||p==="validUntil")){return rr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:p},schema:!1,parentSchema:Ye,data:t}],!1;break}if(v===e){if(t.nonce!==void 0){let p=t.nonce;const n=e;if(e===n)if(typeof p==
"string"){if(M(p)>128)return rr.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Ye.
properties.nonce,data:p}],!1;if(M(p)<22)return rr.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:22},
schema:22,parentSchema:Ye.properties.nonce,data:p}],!1;if(!Nt.test(p))return rr.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$"},schema:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",parentSchema:Ye.
properties.nonce,data:p}],!1}else return rr.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},schema:Ye.
properties.nonce.type,parentSchema:Ye.properties.nonce,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.clientId!==void 0){let p=t.clientId;const n=e;if(e===n)if(typeof p==
"string"){if(M(p)>512)return rr.errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,
parentSchema:Ye.properties.clientId,data:p}],!1;if(M(p)<1)return rr.errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:Ye.properties.clientId,data:p}],!1;if(!lt.test(p))return rr.errors=[{instancePath:r+"/clientId",schemaPath:"#/pr\
operties/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:Ye.properties.clientId,data:p}],!1}else return rr.
errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type:"string"},schema:Ye.properties.clientId.type,parentSchema:Ye.
properties.clientId,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.validFrom!==void 0){const p=e;vr(t.validFrom,{instancePath:r+"/validFrom",parentData:t,parentDataProperty:"\
validFrom",rootData:x,dynamicAnchors:b})||(s=s===null?vr.errors:s.concat(vr.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(t.validUntil!==void 0){const p=e;
vr(t.validUntil,{instancePath:r+"/validUntil",parentData:t,parentDataProperty:"validUntil",rootData:x,dynamicAnchors:b})||(s=s===null?vr.errors:s.concat(vr.errors),
e=s.length);var i=p===e}else var i=!0}}}}}else return rr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ye.type,parentSchema:Ye,
data:t}],!1;return rr.errors=s,e===0}export const match=G;const O={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"match.schema.json",type:"object",
additionalProperties:!1,required:["_type","subject","predicateType","predicate"],properties:{_type:{const:"https://in-toto.io/Statement/v1"},subject:{type:"arra\
y",minItems:1,maxItems:1,items:{type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{type:"string",minLength:1,maxLength:1e3},digest:{
type:"object",additionalProperties:!1,required:["sha256"],properties:{sha256:{type:"string",pattern:"^[0-9a-f]{64}$"}}}}}},predicateType:{const:"urn:lodging-cer\
tification:log-match:v1"},predicate:{type:"object",additionalProperties:!1,required:["log","covers","calls","found","notLogged","clock","matchedBy","identifiedB\
y","otherCalls","matchedAt","suite"],properties:{log:{type:"array",minItems:1,maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["name","sha256",
"bytes","format","lines","calls"],properties:{name:{type:"string",maxLength:1e3},sha256:{type:"string",pattern:"^[0-9a-f]{64}$"},bytes:{type:"integer",minimum:0,
maximum:1e15},format:{type:"string",maxLength:1e3},lines:{type:"integer",minimum:0,maximum:1e15},calls:{type:"integer",minimum:0,maximum:1e15}}}},covers:{type:"\
object",additionalProperties:!1,required:["from","to"],properties:{from:{$ref:"challenge.schema.json#/$defs/moment"},to:{$ref:"challenge.schema.json#/$defs/mome\
nt"}}},calls:{type:"integer",minimum:0,maximum:1e15},found:{type:"integer",minimum:0,maximum:1e15},notLogged:{type:"array",maxItems:2e4,items:{type:"object",additionalProperties:!1,
required:["id","operation","at","why"],properties:{id:{type:"string",maxLength:1e3},operation:{type:"string",maxLength:1e3},at:{$ref:"challenge.schema.json#/$de\
fs/moment"},why:{type:"string",maxLength:1e3}}}},clock:{type:"object",additionalProperties:!1,required:["offsetMs","toleranceMs","driftMs","resolutionMs"],properties:{
offsetMs:{type:"number",minimum:-1e9,maximum:1e9},toleranceMs:{type:"number",minimum:-1e9,maximum:1e9},driftMs:{type:"number",minimum:-1e9,maximum:1e9},resolutionMs:{
type:"number",minimum:-1e9,maximum:1e9}}},matchedBy:{type:"array",maxItems:20,items:{type:"string",maxLength:1e3}},identifiedBy:{enum:["request id","client id",
"run tag","address",null]},otherCalls:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["from","to","calls","accepted","sameTag"],
properties:{from:{$ref:"challenge.schema.json#/$defs/moment"},to:{$ref:"challenge.schema.json#/$defs/moment"},calls:{type:"integer",minimum:0,maximum:1e15},accepted:{
type:"integer",minimum:0,maximum:1e15},sameTag:{type:"integer",minimum:0,maximum:1e15}}}},matchedAt:{$ref:"challenge.schema.json#/$defs/moment"},suite:{$ref:"ve\
rdict.schema.json#/properties/suite"}}}}};function $e(t,{instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;
if(e===0&&e===0)if(typeof t=="string")if(Kr.test(t)){if(!Or.validate(t))return $e.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:_r,data:t}],!1}else return $e.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:_r,data:t}],!1;else return $e.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:_r.type,parentSchema:_r,data:t}],!1;return $e.errors=s,e===0}function gr(t,{
instancePath:r="",parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let w;if(t.version===void 0&&(w="version")||t.digest===void 0&&(w="digest"))return gr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:w},schema:ue.required,parentSchema:ue,data:t}],!1;{const v=e;for(const p in t)if(!(p==="version"||p==="digest")){return gr.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:ue,data:t}],!1;break}if(v===e){if(t.version!==
void 0){let p=t.version;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>64)return gr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxLe\
ngth",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:ue.properties.version,data:p}],!1;if(!pt.test(p))return gr.errors=[{instancePath:r+"/version",
schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:ue.properties.version,data:p}],
!1}else return gr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:ue.properties.version.type,
parentSchema:ue.properties.version,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.digest!==void 0){const p=e;qe(t.digest,{instancePath:r+"/digest",parentData:t,
parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var i=p===e}else var i=!0}}}else return gr.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ue.type,parentSchema:ue,data:t}],!1;return gr.errors=s,e===0}function G(t,{instancePath:r="",
parentData:X,parentDataProperty:ee,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let R;if(t._type===
void 0&&(R="_type")||t.subject===void 0&&(R="subject")||t.predicateType===void 0&&(R="predicateType")||t.predicate===void 0&&(R="predicate"))return G.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:R},schema:O.required,parentSchema:O,data:t}],!1;{const H=e;for(const N in t)if(!(N==="_type"||
N==="subject"||N==="predicateType"||N==="predicate")){return G.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:N},schema:!1,parentSchema:O,data:t}],!1;break}if(H===e){if(t._type!==void 0){let N=t._type;const k=e;if(N!=="https://in-toto.io/Statement/v1")
return G.errors=[{instancePath:r+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue:"https://in-toto.io/Statement/v1"},schema:"\
https://in-toto.io/Statement/v1",parentSchema:O.properties._type,data:N}],!1;var i=k===e}else var i=!0;if(i){if(t.subject!==void 0){let N=t.subject;const k=e;if(e===
k)if(Array.isArray(N)){if(N.length>1)return G.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/maxItems",keyword:"maxItems",params:{limit:1},
schema:1,parentSchema:O.properties.subject,data:N}],!1;if(N.length<1)return G.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:O.properties.subject,data:N}],!1;{var w=!0;const S=N.length;for(let K=0;K<S;K++){let d=N[K];const y=e;if(e===y)
if(d&&typeof d=="object"&&!Array.isArray(d)){let u;if(d.name===void 0&&(u="name")||d.digest===void 0&&(u="digest"))return G.errors=[{instancePath:r+"/subject/"+
K,schemaPath:"#/properties/subject/items/required",keyword:"required",params:{missingProperty:u},schema:O.properties.subject.items.required,parentSchema:O.properties.
subject.items,data:d}],!1;{const a=e;for(const o in d)if(!(o==="name"||o==="digest")){return G.errors=[{instancePath:r+"/subject/"+K,schemaPath:"#/properties/su\
bject/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:O.properties.subject.items,data:d}],!1;break}
if(a===e){if(d.name!==void 0){let o=d.name;const c=e;if(e===c)if(typeof o=="string"){if(M(o)>1e3)return G.errors=[{instancePath:r+"/subject/"+K+"/name",schemaPath:"\
#/properties/subject/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:O.properties.subject.items.properties.name,
data:o}],!1;if(M(o)<1)return G.errors=[{instancePath:r+"/subject/"+K+"/name",schemaPath:"#/properties/subject/items/properties/name/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:O.properties.subject.items.properties.name,data:o}],!1}else return G.errors=[{instancePath:r+"/subject/"+K+"/name",schemaPath:"\
#/properties/subject/items/properties/name/type",keyword:"type",params:{type:"string"},schema:O.properties.subject.items.properties.name.type,parentSchema:O.properties.
subject.items.properties.name,data:o}],!1;var v=c===e}else var v=!0;if(v)if(d.digest!==void 0){let o=d.digest;const c=e;if(e===c)if(o&&typeof o=="object"&&!Array.
isArray(o)){let g;if(o.sha256===void 0&&(g="sha256"))return G.errors=[{instancePath:r+"/subject/"+K+"/digest",schemaPath:"#/properties/subject/items/properties/\
digest/required",keyword:"required",params:{missingProperty:g},schema:O.properties.subject.items.properties.digest.required,parentSchema:O.properties.subject.items.
properties.digest,data:o}],!1;{const I=e;for(const $ in o)if($!=="sha256"){return G.errors=[{instancePath:r+"/subject/"+K+"/digest",schemaPath:"#/properties/sub\
ject/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$},schema:!1,parentSchema:O.properties.subject.items.
properties.digest,data:o}],!1;break}if(I===e&&o.sha256!==void 0){let $=o.sha256;if(e===e)if(typeof $=="string"){if(!qr.test($))return G.errors=[{instancePath:r+
"/subject/"+K+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{\
64}$"},schema:"^[0-9a-f]{64}$",parentSchema:O.properties.subject.items.properties.digest.properties.sha256,data:$}],!1}else return G.errors=[{instancePath:r+"/s\
ubject/"+K+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/type",keyword:"type",params:{type:"string"},schema:O.properties.
subject.items.properties.digest.properties.sha256.type,parentSchema:O.properties.subject.items.properties.digest.properties.sha256,data:$}],!1}}}else return G.errors=
[{instancePath:r+"/subject/"+K+"/digest",schemaPath:"#/properties/subject/items/properties/digest/type",keyword:"type",params:{type:"object"},schema:O.properties.
subject.items.properties.digest.type,parentSchema:O.properties.subject.items.properties.digest,data:o}],!1;var v=c===e}else var v=!0}}}else return G.errors=[{instancePath:r+
"/subject/"+K,schemaPath:"#/properties/subject/items/type",keyword:"type",params:{type:"object"},schema:O.properties.subject.items.type,parentSchema:O.properties.
subject.items,data:d}],!1;var w=y===e;if(!w)break}}}else return G.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{
type:"array"},schema:O.properties.subject.type,parentSchema:O.properties.subject,data:N}],!1;var i=k===e}else var i=!0;if(i){if(t.predicateType!==void 0){let N=t.
predicateType;const k=e;if(N!=="urn:lodging-certification:log-match:v1")return G.errors=[{instancePath:r+"/predicateType",schemaPath:"#/properties/predicateType\
/const",keyword:"const",params:{allowedValue:"urn:lodging-certification:log-match:v1"},schema:"urn:lodging-certification:log-match:v1",parentSchema:O.properties.
predicateType,data:N}],!1;var i=k===e}else var i=!0;if(i)if(t.predicate!==void 0){let N=t.predicate;const k=e;if(e===k)if(N&&typeof N=="object"&&!Array.isArray(
N)){let S;if(N.log===void 0&&(S="log")||N.covers===void 0&&(S="covers")||N.calls===void 0&&(S="calls")||N.found===void 0&&(S="found")||N.notLogged===void 0&&(S=
"notLogged")||N.clock===void 0&&(S="clock")||N.matchedBy===void 0&&(S="matchedBy")||N.identifiedBy===void 0&&(S="identifiedBy")||N.otherCalls===void 0&&(S="othe\
rCalls")||N.matchedAt===void 0&&(S="matchedAt")||N.suite===void 0&&(S="suite"))return G.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/\
required",keyword:"required",params:{missingProperty:S},schema:O.properties.predicate.required,parentSchema:O.properties.predicate,data:N}],!1;{const K=e;for(const d in N)
if(!Qe.call(O.properties.predicate.properties,d)){return G.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:O.properties.predicate,data:N}],!1;break}if(K===e){if(N.log!==void 0){let d=N.log;const y=e;
if(e===y)if(Array.isArray(d)){if(d.length>1e3)return G.errors=[{instancePath:r+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/maxItems",keyword:"\
maxItems",params:{limit:1e3},schema:1e3,parentSchema:O.properties.predicate.properties.log,data:d}],!1;if(d.length<1)return G.errors=[{instancePath:r+"/predicat\
e/log",schemaPath:"#/properties/predicate/properties/log/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:O.properties.predicate.properties.log,
data:d}],!1;{var p=!0;const T=d.length;for(let u=0;u<T;u++){let a=d[u];const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){let f;if(a.name===void 0&&
(f="name")||a.sha256===void 0&&(f="sha256")||a.bytes===void 0&&(f="bytes")||a.format===void 0&&(f="format")||a.lines===void 0&&(f="lines")||a.calls===void 0&&(f=
"calls"))return G.errors=[{instancePath:r+"/predicate/log/"+u,schemaPath:"#/properties/predicate/properties/log/items/required",keyword:"required",params:{missingProperty:f},
schema:O.properties.predicate.properties.log.items.required,parentSchema:O.properties.predicate.properties.log.items,data:a}],!1;{const g=e;for(const I in a)if(!(I===
"name"||I==="sha256"||I==="bytes"||I==="format"||I==="lines"||I==="calls")){return G.errors=[{instancePath:r+"/predicate/log/"+u,schemaPath:"#/properties/predic\
ate/properties/log/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:O.properties.predicate.properties.
log.items,data:a}],!1;break}if(g===e){if(a.name!==void 0){let I=a.name;const $=e;if(e===$)if(typeof I=="string"){if(M(I)>1e3)return G.errors=[{instancePath:r+"/\
predicate/log/"+u+"/name",schemaPath:"#/properties/predicate/properties/log/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:O.
properties.predicate.properties.log.items.properties.name,data:I}],!1}else return G.errors=[{instancePath:r+"/predicate/log/"+u+"/name",schemaPath:"#/properties\
/predicate/properties/log/items/properties/name/type",keyword:"type",params:{type:"string"},schema:O.properties.predicate.properties.log.items.properties.name.type,
parentSchema:O.properties.predicate.properties.log.items.properties.name,data:I}],!1;var n=$===e}else var n=!0;if(n){if(a.sha256!==void 0){let I=a.sha256;const $=e;
if(e===$)if(typeof I=="string"){if(!qr.test(I))return G.errors=[{instancePath:r+"/predicate/log/"+u+"/sha256",schemaPath:"#/properties/predicate/properties/log/\
items/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:O.properties.predicate.properties.log.
items.properties.sha256,data:I}],!1}else return G.errors=[{instancePath:r+"/predicate/log/"+u+"/sha256",schemaPath:"#/properties/predicate/properties/log/items/\
properties/sha256/type",keyword:"type",params:{type:"string"},schema:O.properties.predicate.properties.log.items.properties.sha256.type,parentSchema:O.properties.
predicate.properties.log.items.properties.sha256,data:I}],!1;var n=$===e}else var n=!0;if(n){if(a.bytes!==void 0){let I=a.bytes;const $=e;if(!(typeof I=="number"&&
!(I%1)&&!isNaN(I)&&isFinite(I)))return G.errors=[{instancePath:r+"/predicate/log/"+u+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties\
/bytes/type",keyword:"type",params:{type:"integer"},schema:O.properties.predicate.properties.log.items.properties.bytes.type,parentSchema:O.properties.predicate.
properties.log.items.properties.bytes,data:I}],!1;if(e===$&&typeof I=="number"&&isFinite(I)){if(I>1e15||isNaN(I))return G.errors=[{instancePath:r+"/predicate/lo\
g/"+u+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:O.properties.predicate.properties.log.items.properties.bytes,data:I}],!1;if(I<0||isNaN(I))return G.errors=[{instancePath:r+"/predicate/log/"+u+"/by\
tes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.
properties.predicate.properties.log.items.properties.bytes,data:I}],!1}var n=$===e}else var n=!0;if(n){if(a.format!==void 0){let I=a.format;const $=e;if(e===$)if(typeof I==
"string"){if(M(I)>1e3)return G.errors=[{instancePath:r+"/predicate/log/"+u+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/m\
axLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:O.properties.predicate.properties.log.items.properties.format,data:I}],!1}else return G.
errors=[{instancePath:r+"/predicate/log/"+u+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/type",keyword:"type",params:{type:"\
string"},schema:O.properties.predicate.properties.log.items.properties.format.type,parentSchema:O.properties.predicate.properties.log.items.properties.format,data:I}],
!1;var n=$===e}else var n=!0;if(n){if(a.lines!==void 0){let I=a.lines;const $=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return G.errors=[{instancePath:r+
"/predicate/log/"+u+"/lines",schemaPath:"#/properties/predicate/properties/log/items/properties/lines/type",keyword:"type",params:{type:"integer"},schema:O.properties.
predicate.properties.log.items.properties.lines.type,parentSchema:O.properties.predicate.properties.log.items.properties.lines,data:I}],!1;if(e===$&&typeof I=="\
number"&&isFinite(I)){if(I>1e15||isNaN(I))return G.errors=[{instancePath:r+"/predicate/log/"+u+"/lines",schemaPath:"#/properties/predicate/properties/log/items/\
properties/lines/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:O.properties.predicate.properties.log.items.properties.
lines,data:I}],!1;if(I<0||isNaN(I))return G.errors=[{instancePath:r+"/predicate/log/"+u+"/lines",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/lines/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.properties.predicate.properties.log.items.properties.lines,data:I}],
!1}var n=$===e}else var n=!0;if(n)if(a.calls!==void 0){let I=a.calls;const $=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return G.errors=[{instancePath:r+
"/predicate/log/"+u+"/calls",schemaPath:"#/properties/predicate/properties/log/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:O.properties.
predicate.properties.log.items.properties.calls.type,parentSchema:O.properties.predicate.properties.log.items.properties.calls,data:I}],!1;if(e===$&&typeof I=="\
number"&&isFinite(I)){if(I>1e15||isNaN(I))return G.errors=[{instancePath:r+"/predicate/log/"+u+"/calls",schemaPath:"#/properties/predicate/properties/log/items/\
properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:O.properties.predicate.properties.log.items.properties.
calls,data:I}],!1;if(I<0||isNaN(I))return G.errors=[{instancePath:r+"/predicate/log/"+u+"/calls",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.properties.predicate.properties.log.items.properties.calls,data:I}],
!1}var n=$===e}else var n=!0}}}}}}}else return G.errors=[{instancePath:r+"/predicate/log/"+u,schemaPath:"#/properties/predicate/properties/log/items/type",keyword:"\
type",params:{type:"object"},schema:O.properties.predicate.properties.log.items.type,parentSchema:O.properties.predicate.properties.log.items,data:a}],!1;var p=o===
e;if(!p)break}}}else return G.errors=[{instancePath:r+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/type",keyword:"type",params:{type:"arra\
y"},schema:O.properties.predicate.properties.log.type,parentSchema:O.properties.predicate.properties.log,data:d}],!1;var P=y===e}else var P=!0;if(P){if(N.covers!==
void 0){let d=N.covers;const y=e;if(e===y)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;if(d.from===void 0&&(u="from")||d.to===void 0&&(u="to"))return G.errors=
[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/required",keyword:"required",params:{missingProperty:u},schema:O.properties.
predicate.properties.covers.required,parentSchema:O.properties.predicate.properties.covers,data:d}],!1;{const a=e;for(const o in d)if(!(o==="from"||o==="to")){return G.
errors=[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:O.properties.predicate.properties.covers,data:d}],!1;break}if(a===e){if(d.from!==void 0){const o=e;$e(d.from,{instancePath:r+"/predicate/\
covers/from",parentData:d,parentDataProperty:"from",rootData:x,dynamicAnchors:b})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var F=o===e}else var F=!0;
if(F)if(d.to!==void 0){const o=e;$e(d.to,{instancePath:r+"/predicate/covers/to",parentData:d,parentDataProperty:"to",rootData:x,dynamicAnchors:b})||(s=s===null?
$e.errors:s.concat($e.errors),e=s.length);var F=o===e}else var F=!0}}}else return G.errors=[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predica\
te/properties/covers/type",keyword:"type",params:{type:"object"},schema:O.properties.predicate.properties.covers.type,parentSchema:O.properties.predicate.properties.
covers,data:d}],!1;var P=y===e}else var P=!0;if(P){if(N.calls!==void 0){let d=N.calls;const y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return G.
errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/type",keyword:"type",params:{type:"integer"},schema:O.properties.
predicate.properties.calls.type,parentSchema:O.properties.predicate.properties.calls,data:d}],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>1e15||isNaN(d))
return G.errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},
schema:1e15,parentSchema:O.properties.predicate.properties.calls,data:d}],!1;if(d<0||isNaN(d))return G.errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/\
properties/predicate/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.properties.predicate.properties.calls,
data:d}],!1}var P=y===e}else var P=!0;if(P){if(N.found!==void 0){let d=N.found;const y=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return G.errors=
[{instancePath:r+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/type",keyword:"type",params:{type:"integer"},schema:O.properties.predicate.
properties.found.type,parentSchema:O.properties.predicate.properties.found,data:d}],!1;if(e===y&&typeof d=="number"&&isFinite(d)){if(d>1e15||isNaN(d))return G.errors=
[{instancePath:r+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:O.properties.predicate.properties.found,data:d}],!1;if(d<0||isNaN(d))return G.errors=[{instancePath:r+"/predicate/found",schemaPath:"#/properties/p\
redicate/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.properties.predicate.properties.found,data:d}],!1}
var P=y===e}else var P=!0;if(P){if(N.notLogged!==void 0){let d=N.notLogged;const y=e;if(e===y)if(Array.isArray(d)){if(d.length>2e4)return G.errors=[{instancePath:r+
"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:O.properties.
predicate.properties.notLogged,data:d}],!1;{var Q=!0;const u=d.length;for(let a=0;a<u;a++){let o=d[a];const c=e;if(e===c)if(o&&typeof o=="object"&&!Array.isArray(
o)){let g;if(o.id===void 0&&(g="id")||o.operation===void 0&&(g="operation")||o.at===void 0&&(g="at")||o.why===void 0&&(g="why"))return G.errors=[{instancePath:r+
"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/required",keyword:"required",params:{missingProperty:g},schema:O.properties.
predicate.properties.notLogged.items.required,parentSchema:O.properties.predicate.properties.notLogged.items,data:o}],!1;{const I=e;for(const $ in o)if(!($==="i\
d"||$==="operation"||$==="at"||$==="why")){return G.errors=[{instancePath:r+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$},schema:!1,parentSchema:O.properties.predicate.properties.notLogged.items,
data:o}],!1;break}if(I===e){if(o.id!==void 0){let $=o.id;const _=e;if(e===_)if(typeof $=="string"){if(M($)>1e3)return G.errors=[{instancePath:r+"/predicate/notL\
ogged/"+a+"/id",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/id/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:O.
properties.predicate.properties.notLogged.items.properties.id,data:$}],!1}else return G.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/id",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/id/type",keyword:"type",params:{type:"string"},schema:O.properties.predicate.properties.notLogged.items.
properties.id.type,parentSchema:O.properties.predicate.properties.notLogged.items.properties.id,data:$}],!1;var m=_===e}else var m=!0;if(m){if(o.operation!==void 0){
let $=o.operation;const _=e;if(e===_)if(typeof $=="string"){if(M($)>1e3)return G.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/operation/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:O.properties.predicate.
properties.notLogged.items.properties.operation,data:$}],!1}else return G.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/propertie\
s/predicate/properties/notLogged/items/properties/operation/type",keyword:"type",params:{type:"string"},schema:O.properties.predicate.properties.notLogged.items.
properties.operation.type,parentSchema:O.properties.predicate.properties.notLogged.items.properties.operation,data:$}],!1;var m=_===e}else var m=!0;if(m){if(o.at!==
void 0){const $=e;$e(o.at,{instancePath:r+"/predicate/notLogged/"+a+"/at",parentData:o,parentDataProperty:"at",rootData:x,dynamicAnchors:b})||(s=s===null?$e.errors:
s.concat($e.errors),e=s.length);var m=$===e}else var m=!0;if(m)if(o.why!==void 0){let $=o.why;const _=e;if(e===_)if(typeof $=="string"){if(M($)>1e3)return G.errors=
[{instancePath:r+"/predicate/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/maxLength",keyword:"maxLength",params:{
limit:1e3},schema:1e3,parentSchema:O.properties.predicate.properties.notLogged.items.properties.why,data:$}],!1}else return G.errors=[{instancePath:r+"/predicat\
e/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/type",keyword:"type",params:{type:"string"},schema:O.properties.
predicate.properties.notLogged.items.properties.why.type,parentSchema:O.properties.predicate.properties.notLogged.items.properties.why,data:$}],!1;var m=_===e}else
var m=!0}}}}}else return G.errors=[{instancePath:r+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/type",keyword:"type",
params:{type:"object"},schema:O.properties.predicate.properties.notLogged.items.type,parentSchema:O.properties.predicate.properties.notLogged.items,data:o}],!1;
var Q=c===e;if(!Q)break}}}else return G.errors=[{instancePath:r+"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/type",keyword:"ty\
pe",params:{type:"array"},schema:O.properties.predicate.properties.notLogged.type,parentSchema:O.properties.predicate.properties.notLogged,data:d}],!1;var P=y===
e}else var P=!0;if(P){if(N.clock!==void 0){let d=N.clock;const y=e;if(e===y)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;if(d.offsetMs===void 0&&(u="offse\
tMs")||d.toleranceMs===void 0&&(u="toleranceMs")||d.driftMs===void 0&&(u="driftMs")||d.resolutionMs===void 0&&(u="resolutionMs"))return G.errors=[{instancePath:r+
"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/required",keyword:"required",params:{missingProperty:u},schema:O.properties.predicate.properties.
clock.required,parentSchema:O.properties.predicate.properties.clock,data:d}],!1;{const a=e;for(const o in d)if(!(o==="offsetMs"||o==="toleranceMs"||o==="driftMs"||
o==="resolutionMs")){return G.errors=[{instancePath:r+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:O.properties.predicate.properties.clock,data:d}],!1;break}if(a===e){if(d.offsetMs!==void 0){
let o=d.offsetMs;const c=e;if(e===c)if(typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return G.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"\
#/properties/predicate/properties/clock/properties/offsetMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:O.properties.predicate.
properties.clock.properties.offsetMs,data:o}],!1;if(o<-1e9||isNaN(o))return G.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"#/properties/predi\
cate/properties/clock/properties/offsetMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:O.properties.predicate.properties.
clock.properties.offsetMs,data:o}],!1}else return G.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"#/properties/predicate/properties/clock/prop\
erties/offsetMs/type",keyword:"type",params:{type:"number"},schema:O.properties.predicate.properties.clock.properties.offsetMs.type,parentSchema:O.properties.predicate.
properties.clock.properties.offsetMs,data:o}],!1;var h=c===e}else var h=!0;if(h){if(d.toleranceMs!==void 0){let o=d.toleranceMs;const c=e;if(e===c)if(typeof o==
"number"&&isFinite(o)){if(o>1e9||isNaN(o))return G.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/pr\
operties/toleranceMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:O.properties.predicate.properties.clock.properties.toleranceMs,
data:o}],!1;if(o<-1e9||isNaN(o))return G.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/t\
oleranceMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:O.properties.predicate.properties.clock.properties.toleranceMs,
data:o}],!1}else return G.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/toleranceMs/type",
keyword:"type",params:{type:"number"},schema:O.properties.predicate.properties.clock.properties.toleranceMs.type,parentSchema:O.properties.predicate.properties.
clock.properties.toleranceMs,data:o}],!1;var h=c===e}else var h=!0;if(h){if(d.driftMs!==void 0){let o=d.driftMs;const c=e;if(e===c)if(typeof o=="number"&&isFinite(
o)){if(o>1e9||isNaN(o))return G.errors=[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:O.properties.predicate.properties.clock.properties.driftMs,data:o}],!1;if(o<-1e9||
isNaN(o))return G.errors=[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:O.properties.predicate.properties.clock.properties.driftMs,data:o}],!1}else return G.errors=
[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/type",keyword:"type",params:{type:"number"},schema:O.
properties.predicate.properties.clock.properties.driftMs.type,parentSchema:O.properties.predicate.properties.clock.properties.driftMs,data:o}],!1;var h=c===e}else
var h=!0;if(h)if(d.resolutionMs!==void 0){let o=d.resolutionMs;const c=e;if(e===c)if(typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return G.errors=[{instancePath:r+
"/predicate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:O.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1;if(o<-1e9||isNaN(o))return G.errors=[{instancePath:r+"/predi\
cate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},
schema:-1e9,parentSchema:O.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1}else return G.errors=[{instancePath:r+"/predicate/clock/res\
olutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/type",keyword:"type",params:{type:"number"},schema:O.properties.predicate.
properties.clock.properties.resolutionMs.type,parentSchema:O.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1;var h=c===e}else var h=!0}}}}}else
return G.errors=[{instancePath:r+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/type",keyword:"type",params:{type:"object"},schema:O.properties.
predicate.properties.clock.type,parentSchema:O.properties.predicate.properties.clock,data:d}],!1;var P=y===e}else var P=!0;if(P){if(N.matchedBy!==void 0){let d=N.
matchedBy;const y=e;if(e===y)if(Array.isArray(d)){if(d.length>20)return G.errors=[{instancePath:r+"/predicate/matchedBy",schemaPath:"#/properties/predicate/prop\
erties/matchedBy/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:O.properties.predicate.properties.matchedBy,data:d}],!1;{var Z=!0;const u=d.
length;for(let a=0;a<u;a++){let o=d[a];const c=e;if(e===c)if(typeof o=="string"){if(M(o)>1e3)return G.errors=[{instancePath:r+"/predicate/matchedBy/"+a,schemaPath:"\
#/properties/predicate/properties/matchedBy/items/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:O.properties.predicate.properties.matchedBy.
items,data:o}],!1}else return G.errors=[{instancePath:r+"/predicate/matchedBy/"+a,schemaPath:"#/properties/predicate/properties/matchedBy/items/type",keyword:"t\
ype",params:{type:"string"},schema:O.properties.predicate.properties.matchedBy.items.type,parentSchema:O.properties.predicate.properties.matchedBy.items,data:o}],
!1;var Z=c===e;if(!Z)break}}}else return G.errors=[{instancePath:r+"/predicate/matchedBy",schemaPath:"#/properties/predicate/properties/matchedBy/type",keyword:"\
type",params:{type:"array"},schema:O.properties.predicate.properties.matchedBy.type,parentSchema:O.properties.predicate.properties.matchedBy,data:d}],!1;var P=y===
e}else var P=!0;if(P){if(N.identifiedBy!==void 0){let d=N.identifiedBy;const y=e;if(!(d==="request id"||d==="client id"||d==="run tag"||d==="address"||d===null))
return G.errors=[{instancePath:r+"/predicate/identifiedBy",schemaPath:"#/properties/predicate/properties/identifiedBy/enum",keyword:"enum",params:{allowedValues:O.
properties.predicate.properties.identifiedBy.enum},schema:O.properties.predicate.properties.identifiedBy.enum,parentSchema:O.properties.predicate.properties.identifiedBy,
data:d}],!1;var P=y===e}else var P=!0;if(P){if(N.otherCalls!==void 0){let d=N.otherCalls;const y=e;if(e===y)if(Array.isArray(d)){if(d.length>1e3)return G.errors=
[{instancePath:r+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCalls/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:O.
properties.predicate.properties.otherCalls,data:d}],!1;{var C=!0;const u=d.length;for(let a=0;a<u;a++){let o=d[a];const c=e;if(e===c)if(o&&typeof o=="object"&&!Array.
isArray(o)){let g;if(o.from===void 0&&(g="from")||o.to===void 0&&(g="to")||o.calls===void 0&&(g="calls")||o.accepted===void 0&&(g="accepted")||o.sameTag===void 0&&
(g="sameTag"))return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/required",keyword:"requ\
ired",params:{missingProperty:g},schema:O.properties.predicate.properties.otherCalls.items.required,parentSchema:O.properties.predicate.properties.otherCalls.items,
data:o}],!1;{const I=e;for(const $ in o)if(!($==="from"||$==="to"||$==="calls"||$==="accepted"||$==="sameTag")){return G.errors=[{instancePath:r+"/predicate/oth\
erCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$},schema:!1,
parentSchema:O.properties.predicate.properties.otherCalls.items,data:o}],!1;break}if(I===e){if(o.from!==void 0){const $=e;$e(o.from,{instancePath:r+"/predicate/\
otherCalls/"+a+"/from",parentData:o,parentDataProperty:"from",rootData:x,dynamicAnchors:b})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var D=$===e}else
var D=!0;if(D){if(o.to!==void 0){const $=e;$e(o.to,{instancePath:r+"/predicate/otherCalls/"+a+"/to",parentData:o,parentDataProperty:"to",rootData:x,dynamicAnchors:b})||
(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var D=$===e}else var D=!0;if(D){if(o.calls!==void 0){let $=o.calls;const _=e;if(!(typeof $=="number"&&!($%
1)&&!isNaN($)&&isFinite($)))return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/\
properties/calls/type",keyword:"type",params:{type:"integer"},schema:O.properties.predicate.properties.otherCalls.items.properties.calls.type,parentSchema:O.properties.
predicate.properties.otherCalls.items.properties.calls,data:$}],!1;if(e===_&&typeof $=="number"&&isFinite($)){if($>1e15||isNaN($))return G.errors=[{instancePath:r+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e15},schema:1e15,parentSchema:O.properties.predicate.properties.otherCalls.items.properties.calls,data:$}],!1;if($<0||isNaN($))return G.errors=[{instancePath:r+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:O.properties.predicate.properties.otherCalls.items.properties.calls,data:$}],!1}var D=_===e}else var D=!0;if(D){if(o.accepted!==
void 0){let $=o.accepted;const _=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accept\
ed",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/accepted/type",keyword:"type",params:{type:"integer"},schema:O.properties.predicate.
properties.otherCalls.items.properties.accepted.type,parentSchema:O.properties.predicate.properties.otherCalls.items.properties.accepted,data:$}],!1;if(e===_&&typeof $==
"number"&&isFinite($)){if($>1e15||isNaN($))return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properties/predicate/properties\
/otherCalls/items/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:O.properties.predicate.properties.
otherCalls.items.properties.accepted,data:$}],!1;if($<0||isNaN($))return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properti\
es/predicate/properties/otherCalls/items/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.properties.predicate.
properties.otherCalls.items.properties.accepted,data:$}],!1}var D=_===e}else var D=!0;if(D)if(o.sameTag!==void 0){let $=o.sameTag;const _=e;if(!(typeof $=="numb\
er"&&!($%1)&&!isNaN($)&&isFinite($)))return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherC\
alls/items/properties/sameTag/type",keyword:"type",params:{type:"integer"},schema:O.properties.predicate.properties.otherCalls.items.properties.sameTag.type,parentSchema:O.
properties.predicate.properties.otherCalls.items.properties.sameTag,data:$}],!1;if(e===_&&typeof $=="number"&&isFinite($)){if($>1e15||isNaN($))return G.errors=[
{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:O.properties.predicate.properties.otherCalls.items.properties.sameTag,data:$}],!1;if($<0||isNaN(
$))return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:O.properties.predicate.properties.otherCalls.items.properties.sameTag,data:$}],!1}
var D=_===e}else var D=!0}}}}}}else return G.errors=[{instancePath:r+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/t\
ype",keyword:"type",params:{type:"object"},schema:O.properties.predicate.properties.otherCalls.items.type,parentSchema:O.properties.predicate.properties.otherCalls.
items,data:o}],!1;var C=c===e;if(!C)break}}}else return G.errors=[{instancePath:r+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCal\
ls/type",keyword:"type",params:{type:"array"},schema:O.properties.predicate.properties.otherCalls.type,parentSchema:O.properties.predicate.properties.otherCalls,
data:d}],!1;var P=y===e}else var P=!0;if(P){if(N.matchedAt!==void 0){const d=e;$e(N.matchedAt,{instancePath:r+"/predicate/matchedAt",parentData:N,parentDataProperty:"\
matchedAt",rootData:x,dynamicAnchors:b})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var P=d===e}else var P=!0;if(P)if(N.suite!==void 0){const d=e;gr(
N.suite,{instancePath:r+"/predicate/suite",parentData:N,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?gr.errors:s.concat(gr.errors),e=s.
length);var P=d===e}else var P=!0}}}}}}}}}}}}else return G.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{
type:"object"},schema:O.properties.predicate.type,parentSchema:O.properties.predicate,data:N}],!1;var i=k===e}else var i=!0}}}}}else return G.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:O.type,parentSchema:O,data:t}],!1;return G.errors=s,e===0}

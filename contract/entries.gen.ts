// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as et}from"./formats.ts";import nt from"ajv/dist/runtime/ucs2length.js";import mt from"ajv/dist/runtime/equal.js";export const run=Z;const N={$schema:"\
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
integer",minimum:1,maximum:2592e6},handshakes:{type:"object",additionalProperties:!1,required:["silent","spoken"],properties:{silent:{type:"integer",minimum:0,maximum:1e9},
spoken:{type:"integer",minimum:0,maximum:1e9}}}}}}}},pool:{type:"object",additionalProperties:!1,required:["stays","reservationIds"],properties:{stays:{type:"in\
teger",minimum:0,maximum:5e3},reservationIds:{type:"integer",minimum:0,maximum:2e4}}}},$defs:{refused:{type:"array",minItems:1,maxItems:10,items:{type:"object",
additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","target","not-http","between-scenes"]},
calls:{type:"integer",minimum:1,maximum:1e9}}}},sha256:{type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},moment:{
type:"string",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000\
Z"},times:{type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}},
suite:{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a\
 version such as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},address:{type:"string",maxLength:2048,format:"address",wanted:"an absolute https address without user \
name, query and fragment (http only on this machine)"},target:{type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{
baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},values:{type:"\
object",additionalProperties:!1,required:["hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{type:"\
array",minItems:1,maxItems:1e4,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/properties\
/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{
$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:200}}}},hotel:{type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},
timeZone:{$ref:"#/$defs/zone"}}},zone:{type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone\
, such as America/Chicago"},zoneTable:{type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},
tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,items:{type:"ar\
ray",minItems:2,maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}}}},He=Object.prototype.hasOwnProperty,M=nt.default??nt,yt=new RegExp(
"^[0-9a-f]{32}$","u"),lt=new RegExp("^[^\\p{Cc}]+$","u"),rt=new RegExp("^[a-z0-9-]+$","u"),ar={type:"string",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0\
-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},jr=et["date-time"],Kr=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\
\\d{3}Z$","u");function oe(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof t==
"string"){if(M(t)>24)return oe.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:ar,data:t}],!1;if(Kr.
test(t)){if(!jr.validate(t))return oe.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ar,
data:t}],!1}else return oe.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},
schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ar,data:t}],!1}else return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:ar.type,parentSchema:ar,data:t}],!1;return oe.errors=s,e===0}const Se={type:"object",additionalProperties:!1,required:["base\
Url","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{
type:"boolean"},shared:{const:!0}}},Hr={type:"string",maxLength:2048,format:"address",wanted:"an absolute https address without user name, query and fragment (h\
ttp only on this machine)"},vt=et.address;function Oe(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;
if(e===0&&e===0)if(typeof t=="string"){if(M(t)>2048)return Oe.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,
parentSchema:Hr,data:t}],!1;if(!vt.validate(t))return Oe.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"address"},schema:"addres\
s",parentSchema:Hr,data:t}],!1}else return Oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Hr.type,parentSchema:Hr,data:t}],
!1;return Oe.errors=s,e===0}function ir(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let P;if(t.baseUrl===void 0&&(P="baseUrl")||t.authUrl===void 0&&(P="authUrl")||t.environment===void 0&&(P="environment")||
t.embedded===void 0&&(P="embedded"))return ir.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Se.required,parentSchema:Se,
data:t}],!1;{const y=e;for(const p in t)if(!(p==="baseUrl"||p==="authUrl"||p==="environment"||p==="embedded"||p==="shared")){return ir.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Se,data:t}],!1;break}if(y===e){if(t.baseUrl!==void 0){
const p=e;Oe(t.baseUrl,{instancePath:r+"/baseUrl",parentData:t,parentDataProperty:"baseUrl",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),
e=s.length);var i=p===e}else var i=!0;if(i){if(t.authUrl!==void 0){const p=e;Oe(t.authUrl,{instancePath:r+"/authUrl",parentData:t,parentDataProperty:"authUrl",rootData:x,
dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(t.environment!==void 0){let p=t.environment;const n=e;
if(!(p==="sandbox"||p==="mock"))return ir.errors=[{instancePath:r+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:Se.
properties.environment.enum},schema:Se.properties.environment.enum,parentSchema:Se.properties.environment,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.embedded!==
void 0){let p=t.embedded;const n=e;if(typeof p!="boolean")return ir.errors=[{instancePath:r+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{
type:"boolean"},schema:Se.properties.embedded.type,parentSchema:Se.properties.embedded,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.shared!==void 0){let p=t.
shared;const n=e;if(p!==!0)return ir.errors=[{instancePath:r+"/shared",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:Se.properties.shared,data:p}],!1;var i=n===e}else var i=!0}}}}}}else return ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Se.type,parentSchema:Se,data:t}],!1;return ir.errors=s,e===0}const Ze={type:"object",additionalProperties:!1,required:["name","version","vendor"],
properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"string",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};
function Me(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let P;if(t.name===void 0&&(P="name")||t.version===void 0&&(P="version")||t.vendor===void 0&&(P="vendor"))return Me.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:P},schema:Ze.required,parentSchema:Ze,data:t}],!1;{const y=e;for(const p in t)if(!(p==="name"||p==="versi\
on"||p==="vendor")){return Me.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,
parentSchema:Ze,data:t}],!1;break}if(y===e){if(t.name!==void 0){let p=t.name;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>200)return Me.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.properties.name,data:p}],!1;if(M(p)<1)return Me.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ze.properties.name,data:p}],
!1}else return Me.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:Ze.properties.name.type,parentSchema:Ze.
properties.name,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.version!==void 0){let p=t.version;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>200)return Me.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.properties.version,
data:p}],!1;if(M(p)<1)return Me.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ze.
properties.version,data:p}],!1}else return Me.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Ze.
properties.version.type,parentSchema:Ze.properties.version,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.vendor!==void 0){let p=t.vendor;const n=e;if(e===n)if(typeof p==
"string"){if(M(p)>200)return Me.errors=[{instancePath:r+"/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.
properties.vendor,data:p}],!1;if(M(p)<1)return Me.errors=[{instancePath:r+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:Ze.properties.vendor,data:p}],!1}else return Me.errors=[{instancePath:r+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{
type:"string"},schema:Ze.properties.vendor.type,parentSchema:Ze.properties.vendor,data:p}],!1;var i=n===e}else var i=!0}}}}else return Me.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ze.type,parentSchema:Ze,data:t}],!1;return Me.errors=s,e===0}const Tr={type:"array",minItems:1,
uniqueItems:!0,items:{$ref:"#/$defs/claim"},maxItems:7},Dr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};
function zr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||
t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-show"||t==="older-check-out"?(zr.errors=s,e===0):(zr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Dr.enum},schema:Dr.enum,parentSchema:Dr,data:t}],!1)}const dt=mt.default??mt;function kr(t,{instancePath:r="",parentData:J,parentDataProperty:W,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>7)return kr.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:Tr,data:t}],!1;if(t.length<1)return kr.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:Tr,data:t}],!1;{var i=!0;const P=t.length;for(let y=0;y<P;y++){const p=e;zr(t[y],{instancePath:r+"/"+y,parentData:t,parentDataProperty:y,
rootData:x,dynamicAnchors:b})||(s=s===null?zr.errors:s.concat(zr.errors),e=s.length);var i=p===e;if(!i)break}if(i){let y=t.length,p;if(y>1){e:for(;y--;)for(p=y;p--;)
if(dt(t[y],t[p])){return kr.errors=[{instancePath:r,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:y,j:p},schema:!0,parentSchema:Tr,data:t}],!1;break e}}}}}else
return kr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Tr.type,parentSchema:Tr,data:t}],!1;return kr.errors=s,e===0}const Ne={
type:"object",additionalProperties:!1,required:["hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{
type:"array",minItems:1,maxItems:1e4,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/prop\
erties/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{
$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,
maxLength:200}}}},vr={type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{
$ref:"#/$defs/zone"}}},Yr={type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as Am\
erica/Chicago"},gt=new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$","u");function pr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(M(t)>64)return pr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:64},schema:64,parentSchema:Yr,data:t}],!1;if(!gt.test(t))return pr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",parentSchema:Yr,data:t}],!1}else return pr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Yr.type,parentSchema:Yr,data:t}],!1;return pr.errors=s,e===0}function or(t,{instancePath:r="",parentData:J,
parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.id===void 0&&(P="id")||
t.timeZone===void 0&&(P="timeZone"))return or.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:vr.required,parentSchema:vr,
data:t}],!1;{const y=e;for(const p in t)if(!(p==="id"||p==="timeZone")){return or.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:p},schema:!1,parentSchema:vr,data:t}],!1;break}if(y===e){if(t.id!==void 0){let p=t.id;const n=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return or.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},schema:vr.properties.
id.type,parentSchema:vr.properties.id,data:p}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return or.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:vr.properties.id,data:p}],!1;if(p<-2147483648||
isNaN(p))return or.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},schema:-2147483648,
parentSchema:vr.properties.id,data:p}],!1}var i=n===e}else var i=!0;if(i)if(t.timeZone!==void 0){const p=e;pr(t.timeZone,{instancePath:r+"/timeZone",parentData:t,
parentDataProperty:"timeZone",rootData:x,dynamicAnchors:b})||(s=s===null?pr.errors:s.concat(pr.errors),e=s.length);var i=p===e}else var i=!0}}}else return or.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:vr.type,parentSchema:vr,data:t}],!1;return or.errors=s,e===0}const Q={type:"ar\
ray",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{
type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"\
string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},
roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{
type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","\
null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},maxItems:5e3},tt=et.int32;function se(t,{
instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>5e3)return se.
errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:Q,data:t}],!1;{var i=!0;const y=t.length;for(let p=0;p<
y;p++){let n=t[p];const v=e;if(e===v)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1)return se.errors=[{instancePath:r+"/"+p,schemaPath:"\
#/items/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Q.items,data:n}],!1;{const G=e;for(const m in n)if(!He.call(Q.items.properties,
m)){return se.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:Q.
items,data:n}],!1;break}if(G===e){if(n.hotelConfirmationNumber!==void 0){let m=n.hotelConfirmationNumber;const u=e;if(e===u)if(typeof m=="string"){if(M(m)>200)return se.
errors=[{instancePath:r+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:Q.items.properties.hotelConfirmationNumber,data:m}],!1;if(M(m)<1)return se.errors=[{instancePath:r+"/"+p+"/hotelConfirmationNumber",schemaPath:"\
#/items/properties/hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.hotelConfirmationNumber,data:m}],
!1}else return se.errors=[{instancePath:r+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"\
string"},schema:Q.items.properties.hotelConfirmationNumber.type,parentSchema:Q.items.properties.hotelConfirmationNumber,data:m}],!1;var P=u===e}else var P=!0;if(P){
if(n.lodgingHotelId!==void 0){let m=n.lodgingHotelId;const u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return se.errors=[{instancePath:r+"/"+p+
"/lodgingHotelId",schemaPath:"#/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},schema:Q.items.properties.lodgingHotelId.type,parentSchema:Q.
items.properties.lodgingHotelId,data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!tt.validate(m))return se.errors=[{instancePath:r+"/"+p+"/lodgingHotelId",
schemaPath:"#/items/properties/lodgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:Q.items.properties.lodgingHotelId,data:m}],
!1;var P=u===e}else var P=!0;if(P){if(n.employeeIdentifier!==void 0){let m=n.employeeIdentifier;const u=e;if(typeof m!="string"&&m!==null)return se.errors=[{instancePath:r+
"/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/type",keyword:"type",params:{type:Q.items.properties.employeeIdentifier.type},schema:Q.
items.properties.employeeIdentifier.type,parentSchema:Q.items.properties.employeeIdentifier,data:m}],!1;if(e===u&&typeof m=="string"&&M(m)>200)return se.errors=
[{instancePath:r+"/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.
items.properties.employeeIdentifier,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.supplierReservationId!==void 0){let m=n.supplierReservationId;const u=e;if(typeof m!=
"string"&&m!==null)return se.errors=[{instancePath:r+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/type",keyword:"type",params:{
type:Q.items.properties.supplierReservationId.type},schema:Q.items.properties.supplierReservationId.type,parentSchema:Q.items.properties.supplierReservationId,data:m}],
!1;if(e===u&&typeof m=="string"&&M(m)>200)return se.errors=[{instancePath:r+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.supplierReservationId,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.
source!==void 0){let m=n.source;const u=e;if(e===u)if(typeof m=="string"){if(M(m)>200)return se.errors=[{instancePath:r+"/"+p+"/source",schemaPath:"#/items/prop\
erties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.source,data:m}],!1;if(M(m)<1)return se.errors=[{instancePath:r+
"/"+p+"/source",schemaPath:"#/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.source,data:m}],!1}else
return se.errors=[{instancePath:r+"/"+p+"/source",schemaPath:"#/items/properties/source/type",keyword:"type",params:{type:"string"},schema:Q.items.properties.source.
type,parentSchema:Q.items.properties.source,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.checkInDateTime!==void 0){let m=n.checkInDateTime;const u=e;if(e===
u&&e===u)if(typeof m=="string"){if(M(m)>64)return se.errors=[{instancePath:r+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/maxLength",
keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Q.items.properties.checkInDateTime,data:m}],!1;if(!jr.validate(m))return se.errors=[{instancePath:r+
"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Q.items.
properties.checkInDateTime,data:m}],!1}else return se.errors=[{instancePath:r+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/type",keyword:"\
type",params:{type:"string"},schema:Q.items.properties.checkInDateTime.type,parentSchema:Q.items.properties.checkInDateTime,data:m}],!1;var P=u===e}else var P=!0;
if(P){if(n.expectedCheckOutDateTime!==void 0){let m=n.expectedCheckOutDateTime;const u=e;if(e===u&&e===u)if(typeof m=="string"){if(M(m)>64)return se.errors=[{instancePath:r+
"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Q.
items.properties.expectedCheckOutDateTime,data:m}],!1;if(!jr.validate(m))return se.errors=[{instancePath:r+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items\
/properties/expectedCheckOutDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Q.items.properties.expectedCheckOutDateTime,
data:m}],!1}else return se.errors=[{instancePath:r+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/type",keyword:"type",
params:{type:"string"},schema:Q.items.properties.expectedCheckOutDateTime.type,parentSchema:Q.items.properties.expectedCheckOutDateTime,data:m}],!1;var P=u===e}else
var P=!0;if(P){if(n.roomNumber!==void 0){let m=n.roomNumber;const u=e;if(e===u)if(typeof m=="string"){if(M(m)>200)return se.errors=[{instancePath:r+"/"+p+"/room\
Number",schemaPath:"#/items/properties/roomNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.roomNumber,data:m}],
!1;if(M(m)<1)return se.errors=[{instancePath:r+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Q.items.properties.roomNumber,data:m}],!1}else return se.errors=[{instancePath:r+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/type",
keyword:"type",params:{type:"string"},schema:Q.items.properties.roomNumber.type,parentSchema:Q.items.properties.roomNumber,data:m}],!1;var P=u===e}else var P=!0;
if(P){if(n.folio!==void 0){let m=n.folio;const u=e;if(e===u)if(typeof m=="string"){if(M(m)>200)return se.errors=[{instancePath:r+"/"+p+"/folio",schemaPath:"#/it\
ems/properties/folio/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.folio,data:m}],!1;if(M(m)<1)return se.errors=[
{instancePath:r+"/"+p+"/folio",schemaPath:"#/items/properties/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.folio,
data:m}],!1}else return se.errors=[{instancePath:r+"/"+p+"/folio",schemaPath:"#/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:Q.items.
properties.folio.type,parentSchema:Q.items.properties.folio,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.guestFirstName!==void 0){let m=n.guestFirstName;const u=e;
if(e===u)if(typeof m=="string"){if(M(m)>200)return se.errors=[{instancePath:r+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.guestFirstName,data:m}],!1;if(M(m)<1)return se.errors=[{instancePath:r+"/"+p+"/guestFir\
stName",schemaPath:"#/items/properties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.guestFirstName,data:m}],
!1}else return se.errors=[{instancePath:r+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:Q.
items.properties.guestFirstName.type,parentSchema:Q.items.properties.guestFirstName,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.guestLastName!==void 0){let m=n.
guestLastName;const u=e;if(e===u)if(typeof m=="string"){if(M(m)>200)return se.errors=[{instancePath:r+"/"+p+"/guestLastName",schemaPath:"#/items/properties/gues\
tLastName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.guestLastName,data:m}],!1;if(M(m)<1)return se.errors=[{instancePath:r+
"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.guestLastName,
data:m}],!1}else return se.errors=[{instancePath:r+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},
schema:Q.items.properties.guestLastName.type,parentSchema:Q.items.properties.guestLastName,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.roomType!==void 0){let m=n.
roomType;const u=e;if(e===u)if(typeof m=="string"){if(M(m)>200)return se.errors=[{instancePath:r+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/maxLe\
ngth",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.roomType,data:m}],!1;if(M(m)<1)return se.errors=[{instancePath:r+"/"+p+"\
/roomType",schemaPath:"#/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.roomType,data:m}],!1}else
return se.errors=[{instancePath:r+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:Q.items.properties.
roomType.type,parentSchema:Q.items.properties.roomType,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.occupancy!==void 0){let m=n.occupancy;const u=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return se.errors=[{instancePath:r+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/type",keyword:"type",params:{
type:"integer"},schema:Q.items.properties.occupancy.type,parentSchema:Q.items.properties.occupancy,data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!tt.validate(
m))return se.errors=[{instancePath:r+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"int32",
parentSchema:Q.items.properties.occupancy,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.loyalty!==void 0){let m=n.loyalty;const u=e;if(typeof m!="boolean"&&m!==
null)return se.errors=[{instancePath:r+"/"+p+"/loyalty",schemaPath:"#/items/properties/loyalty/type",keyword:"type",params:{type:Q.items.properties.loyalty.type},
schema:Q.items.properties.loyalty.type,parentSchema:Q.items.properties.loyalty,data:m}],!1;var P=u===e}else var P=!0;if(P){if(n.numberOfNights!==void 0){let m=n.
numberOfNights;const u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return se.errors=[{instancePath:r+"/"+p+"/numberOfNights",schemaPath:"#/items/\
properties/numberOfNights/type",keyword:"type",params:{type:"integer"},schema:Q.items.properties.numberOfNights.type,parentSchema:Q.items.properties.numberOfNights,
data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!tt.validate(m))return se.errors=[{instancePath:r+"/"+p+"/numberOfNights",schemaPath:"#/items/properties/\
numberOfNights/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:Q.items.properties.numberOfNights,data:m}],!1;var P=u===e}else var P=!0;
if(P)if(n.reservationInformation!==void 0){let m=n.reservationInformation;const u=e;if(typeof m!="string"&&m!==null)return se.errors=[{instancePath:r+"/"+p+"/re\
servationInformation",schemaPath:"#/items/properties/reservationInformation/type",keyword:"type",params:{type:Q.items.properties.reservationInformation.type},schema:Q.
items.properties.reservationInformation.type,parentSchema:Q.items.properties.reservationInformation,data:m}],!1;if(e===u&&typeof m=="string"&&M(m)>2e3)return se.
errors=[{instancePath:r+"/"+p+"/reservationInformation",schemaPath:"#/items/properties/reservationInformation/maxLength",keyword:"maxLength",params:{limit:2e3},
schema:2e3,parentSchema:Q.items.properties.reservationInformation,data:m}],!1;var P=u===e}else var P=!0}}}}}}}}}}}}}}}}}else return se.errors=[{instancePath:r+"\
/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Q.items.type,parentSchema:Q.items,data:n}],!1;var i=v===e;if(!i)break}}}else return se.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Q.type,parentSchema:Q,data:t}],!1;return se.errors=s,e===0}const st={enum:[
"location-header","hotel-confirmation-number","supplier-reservation-id","list","omitted"]};function Zr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;return t==="location-header"||t==="hotel-confirmation-number"||t==="supplier-reservation-id"||t==="list"||t==="omitted"?
(Zr.errors=s,e===0):(Zr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:st.enum},schema:st.enum,parentSchema:st,data:t}],!1)}const Qr={
type:"number",minimum:0,maximum:30};function Sr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t))return Sr.errors=[{instancePath:r,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},
schema:30,parentSchema:Qr,data:t}],!1;if(t<0||isNaN(t))return Sr.errors=[{instancePath:r,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:Qr,data:t}],!1}else return Sr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:Qr.type,parentSchema:Qr,
data:t}],!1;return Sr.errors=s,e===0}function Fe(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.hotels===void 0&&(p="hotels")||t.timeZoneGiven===void 0&&(p="timeZoneGiven")||t.stays===void 0&&(p="st\
ays")||t.reservationIdFrom===void 0&&(p="reservationIdFrom")||t.reservationIdGiven===void 0&&(p="reservationIdGiven")||t.reservationIds===void 0&&(p="reservatio\
nIds"))return Fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Ne.required,parentSchema:Ne,data:t}],!1;{const n=e;
for(const v in t)if(!(v==="hotels"||v==="timeZoneGiven"||v==="stays"||v==="reservationIdFrom"||v==="reservationIdGiven"||v==="settleSeconds"||v==="reservationId\
s")){return Fe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:Ne,
data:t}],!1;break}if(n===e){if(t.hotels!==void 0){let v=t.hotels;const T=e;if(e===T)if(Array.isArray(v)){if(v.length>1e4)return Fe.errors=[{instancePath:r+"/hot\
els",schemaPath:"#/properties/hotels/maxItems",keyword:"maxItems",params:{limit:1e4},schema:1e4,parentSchema:Ne.properties.hotels,data:v}],!1;if(v.length<1)return Fe.
errors=[{instancePath:r+"/hotels",schemaPath:"#/properties/hotels/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Ne.properties.hotels,data:v}],
!1;{var i=!0;const G=v.length;for(let m=0;m<G;m++){const u=e;or(v[m],{instancePath:r+"/hotels/"+m,parentData:v,parentDataProperty:m,rootData:x,dynamicAnchors:b})||
(s=s===null?or.errors:s.concat(or.errors),e=s.length);var i=u===e;if(!i)break}}}else return Fe.errors=[{instancePath:r+"/hotels",schemaPath:"#/properties/hotels\
/type",keyword:"type",params:{type:"array"},schema:Ne.properties.hotels.type,parentSchema:Ne.properties.hotels,data:v}],!1;var P=T===e}else var P=!0;if(P){if(t.
timeZoneGiven!==void 0){let v=t.timeZoneGiven;const T=e;if(typeof v!="boolean")return Fe.errors=[{instancePath:r+"/timeZoneGiven",schemaPath:"#/properties/timeZ\
oneGiven/type",keyword:"type",params:{type:"boolean"},schema:Ne.properties.timeZoneGiven.type,parentSchema:Ne.properties.timeZoneGiven,data:v}],!1;var P=T===e}else
var P=!0;if(P){if(t.stays!==void 0){const v=e;se(t.stays,{instancePath:r+"/stays",parentData:t,parentDataProperty:"stays",rootData:x,dynamicAnchors:b})||(s=s===
null?se.errors:s.concat(se.errors),e=s.length);var P=v===e}else var P=!0;if(P){if(t.reservationIdFrom!==void 0){const v=e;Zr(t.reservationIdFrom,{instancePath:r+
"/reservationIdFrom",parentData:t,parentDataProperty:"reservationIdFrom",rootData:x,dynamicAnchors:b})||(s=s===null?Zr.errors:s.concat(Zr.errors),e=s.length);var P=v===
e}else var P=!0;if(P){if(t.reservationIdGiven!==void 0){let v=t.reservationIdGiven;const T=e;if(typeof v!="boolean")return Fe.errors=[{instancePath:r+"/reservat\
ionIdGiven",schemaPath:"#/properties/reservationIdGiven/type",keyword:"type",params:{type:"boolean"},schema:Ne.properties.reservationIdGiven.type,parentSchema:Ne.
properties.reservationIdGiven,data:v}],!1;var P=T===e}else var P=!0;if(P){if(t.settleSeconds!==void 0){const v=e;Sr(t.settleSeconds,{instancePath:r+"/settleSeco\
nds",parentData:t,parentDataProperty:"settleSeconds",rootData:x,dynamicAnchors:b})||(s=s===null?Sr.errors:s.concat(Sr.errors),e=s.length);var P=v===e}else var P=!0;
if(P)if(t.reservationIds!==void 0){let v=t.reservationIds;const T=e;if(e===T)if(Array.isArray(v)){if(v.length>2e4)return Fe.errors=[{instancePath:r+"/reservatio\
nIds",schemaPath:"#/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:Ne.properties.reservationIds,data:v}],!1;{
var y=!0;const m=v.length;for(let u=0;u<m;u++){let z=v[u];const C=e;if(e===C)if(typeof z=="string"){if(M(z)>200)return Fe.errors=[{instancePath:r+"/reservationI\
ds/"+u,schemaPath:"#/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ne.properties.reservationIds.items,
data:z}],!1;if(M(z)<1)return Fe.errors=[{instancePath:r+"/reservationIds/"+u,schemaPath:"#/properties/reservationIds/items/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:Ne.properties.reservationIds.items,data:z}],!1}else return Fe.errors=[{instancePath:r+"/reservationIds/"+u,schemaPath:"#/properti\
es/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:Ne.properties.reservationIds.items.type,parentSchema:Ne.properties.reservationIds.items,
data:z}],!1;var y=C===e;if(!y)break}if(y){let u=v.length,z;if(u>1){const C={};for(;u--;){let O=v[u];if(typeof O=="string"){if(typeof C[O]=="number"){return z=C[O],
Fe.errors=[{instancePath:r+"/reservationIds",schemaPath:"#/properties/reservationIds/uniqueItems",keyword:"uniqueItems",params:{i:u,j:z},schema:!0,parentSchema:Ne.
properties.reservationIds,data:v}],!1;break}C[O]=u}}}}}}else return Fe.errors=[{instancePath:r+"/reservationIds",schemaPath:"#/properties/reservationIds/type",keyword:"\
type",params:{type:"array"},schema:Ne.properties.reservationIds.type,parentSchema:Ne.properties.reservationIds,data:v}],!1;var P=T===e}else var P=!0}}}}}}}}else
return Fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ne.type,parentSchema:Ne,data:t}],!1;return Fe.errors=s,e===0}
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
maximum:300},secondClient:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",minLength:1,maxLength:512}}},longestLifeSeconds:{
type:"integer",minimum:1,maximum:2147483647}}},fields:{type:"object",additionalProperties:!1,properties:{"check-in":{$ref:"#/$defs/limitsOfFields"},"check-out":{
$ref:"#/$defs/limitsOfFields"}}},reading:{type:"object",additionalProperties:!1,properties:{coercions:{description:`strict or tolerant, for all coercions togeth\
er (strict: whatever is of another type than the field's is refused, also null or 2.5 for an integer, and a list of one), or for each of quotedNumbers ("1" for \
1), quotedBooleans ("true" for true) and numbersAsText (7 for "7")`,oneOf:[{$ref:"#/$defs/reading"},{type:"object",additionalProperties:!1,minProperties:1,properties:{
quotedNumbers:{$ref:"#/$defs/reading"},quotedBooleans:{$ref:"#/$defs/reading"},numbersAsText:{$ref:"#/$defs/reading"}}}]},unknownMembers:{$ref:"#/$defs/reading"},
letterCase:{$ref:"#/$defs/reading"}}},repeats:{type:"object",additionalProperties:!1,properties:{"check-in":{$ref:"#/$defs/repeat"},"check-out":{$ref:"#/$defs/r\
epeat"},"partial-bill":{$ref:"#/$defs/repeat"},"no-show":{$ref:"#/$defs/repeat"}}}},$defs:{schema:{$ref:"profile-schemas.schema.json"},refusals:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100},operation:{type:"object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/\
schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}}}}},answer:{oneOf:[{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"\
accepted, or a list of statuses from 400 to 499"},repeat:{oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a l\
ist of statuses from 400 to 499"},reading:{enum:["strict","tolerant"]},limitsOfFields:{type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/limits"},
maxProperties:100,propertyNames:{maxLength:100}},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"integer",minimum:1,maximum:1e6},
maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}}}},Pt=new RegExp("^v[1-9][0-9]{\
0,2}$","u"),kt=new RegExp("^4\\d\\d$","u"),wt=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$","u"),_e={type:"object",additionalProperties:!1,properties:{request:{$ref:"\
#/$defs/schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}}}}},ct={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"pro\
file-schemas.schema.json",$ref:"#/$defs/schema",$defs:{schema:{type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema\
.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{type:"str\
ing",maxLength:1e5},default:!0,examples:!0,example:!0,deprecated:{type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"string",maxLength:100,
pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference such as #/$defs/NAME"},type:{description:"One type or a list of them",oneOf:[{enum:["null","boolean","\
object","array","number","integer","string"]},{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"string",enum:["null","boolean","object","array","n\
umber","integer","string"],maxLength:7}}],wanted:"one of null, boolean, object, array, number, integer, string, or a list of them"},enum:{type:"array",minItems:1,
maxItems:500,items:!0},const:!0,multipleOf:{type:"number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",maximum:1e308},maximum:{type:"number",maximum:1e308},
exclusiveMinimum:{type:"number",maximum:1e308},exclusiveMaximum:{type:"number",maximum:1e308},minLength:{type:"integer",minimum:0,maximum:1e6},maxLength:{type:"\
integer",minimum:0,maximum:1e6},pattern:{type:"string",maxLength:1e3},format:{enum:["date-time","date","duration","email","hostname","ipv4","ipv6","uri","uri-re\
ference","uuid","byte","int32","int64","float","double"]},minItems:{type:"integer",minimum:0,maximum:9007199254740991},maxItems:{type:"integer",minimum:0,maximum:9007199254740991},
minContains:{type:"integer",minimum:0,maximum:9007199254740991},maxContains:{type:"integer",minimum:0,maximum:9007199254740991},minProperties:{type:"integer",minimum:0,
maximum:9007199254740991},maxProperties:{type:"integer",minimum:0,maximum:9007199254740991},uniqueItems:{type:"boolean"},items:{$ref:"#/$defs/schema"},prefixItems:{
type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},contains:{$ref:"#/$defs/schema"},properties:{type:"object",maxProperties:500,propertyNames:{maxLength:200,
not:{const:"__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},patternProperties:{type:"object",maxProperties:20,propertyNames:{maxLength:200,not:{const:"\
__proto__"}},additionalProperties:{$ref:"#/$defs/schema"}},additionalProperties:{$ref:"#/$defs/schema"},propertyNames:{$ref:"#/$defs/schema"},required:{type:"ar\
ray",maxItems:500,uniqueItems:!0,items:{type:"string",maxLength:200}},dependentRequired:{type:"object",maxProperties:500,additionalProperties:{type:"array",maxItems:500,
uniqueItems:!0,items:{type:"string",maxLength:200}}},dependentSchemas:{type:"object",maxProperties:500,propertyNames:{maxLength:200,not:{const:"__proto__"}},additionalProperties:{
$ref:"#/$defs/schema"}},allOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},anyOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$def\
s/schema"}},oneOf:{type:"array",minItems:1,maxItems:20,items:{$ref:"#/$defs/schema"}},not:{$ref:"#/$defs/schema"},if:{$ref:"#/$defs/schema"},then:{$ref:"#/$defs\
/schema"},else:{$ref:"#/$defs/schema"},$defs:{type:"object",maxProperties:500,propertyNames:{maxLength:90,pattern:"^[A-Za-z0-9_.-]+$",wanted:"a name of letters,\
 digits, _, . and -"},additionalProperties:{$ref:"#/$defs/schema"}}},dependentSchemas:{uniqueItems:{required:["items"],properties:{items:{type:"object",required:[
"type"],properties:{type:{anyOf:[{enum:["null","boolean","number","integer","string"]},{type:"array",maxItems:7,items:{enum:["null","boolean","number","integer",
"string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}}},type:"object"},l={type:["object","boolean"],additionalProperties:!1,
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
ft=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),ht=new RegExp("^[A-Za-z0-9_.-]+$","u"),ae={validate:j};function j(t,{instancePath:r="",parentData:J,parentDataProperty:W,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&typeof t!="boolean")return j.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:l.type},schema:l.type,parentSchema:l,data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){const F=e;for(const a in t)
if(!He.call(l.properties,a)){return j.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:l,data:t}],!1;break}if(F===e){if(t.$schema!==void 0){let a=t.$schema;const o=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return j.errors=
[{instancePath:r+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"\
https://json-schema.org/draft/2020-12/schema",parentSchema:l.properties.$schema,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$id!==void 0){let a=t.$id;const o=e;
if(e===o)if(typeof a=="string"){if(M(a)>2048)return j.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},
schema:2048,parentSchema:l.properties.$id,data:a}],!1}else return j.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"\
string"},schema:l.properties.$id.type,parentSchema:l.properties.$id,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$comment!==void 0){let a=t.$comment;const o=e;
if(e===o)if(typeof a=="string"){if(M(a)>1e5)return j.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:l.properties.$comment,data:a}],!1}else return j.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/type",
keyword:"type",params:{type:"string"},schema:l.properties.$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.title!==
void 0){let a=t.title;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>1e5)return j.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.title,data:a}],!1}else return j.errors=[{instancePath:r+"/title",schemaPath:"#/prope\
rties/title/type",keyword:"type",params:{type:"string"},schema:l.properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.description!==void 0){let a=t.description;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>1e5)return j.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],!1}else return j.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:l.properties.description.type,parentSchema:l.properties.description,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.deprecated!==void 0){let a=t.deprecated;const o=e;if(typeof a!="boolean")return j.errors=[{instancePath:r+"/dep\
recated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.type,parentSchema:l.properties.deprecated,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.readOnly!==void 0){let a=t.readOnly;const o=e;if(typeof a!="boolean")return j.errors=[{instancePath:r+"/readOnl\
y",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.properties.readOnly,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(t.writeOnly!==void 0){let a=t.writeOnly;const o=e;if(typeof a!="boolean")return j.errors=[{instancePath:r+"/writeOnly",schemaPath:"\
#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(t.$ref!==void 0){let a=t.$ref;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>100)return j.errors=[{instancePath:r+"/$ref",schemaPath:"\
#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;if(!ft.test(a))return j.errors=[{instancePath:r+
"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:l.
properties.$ref,data:a}],!1}else return j.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:l.properties.
$ref.type,parentSchema:l.properties.$ref,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.type!==void 0){let a=t.type;const o=e,f=e;let h=!1,S=null;const L=e;if(!(a===
"null"||a==="boolean"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const I={instancePath:r+"/type",schemaPath:"#/properties/type/oneO\
f/0/enum",keyword:"enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.oneOf[0].enum,parentSchema:l.properties.type.oneOf[0],data:a};
s===null?s=[I]:s.push(I),e++}var y=L===e;y&&(h=!0,S=0);const $=e;if(e===$)if(Array.isArray(a))if(a.length>7){const I={instancePath:r+"/type",schemaPath:"#/prope\
rties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[I]:s.push(I),e++}else if(a.
length<1){const I={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.
type.oneOf[1],data:a};s===null?s=[I]:s.push(I),e++}else{var P=!0;const I=a.length;for(let ee=0;ee<I;ee++){let te=a[ee];const fe=e;if(!(te==="null"||te==="boolea\
n"||te==="object"||te==="array"||te==="number"||te==="integer"||te==="string")){const re={instancePath:r+"/type/"+ee,schemaPath:"#/properties/type/oneOf/1/items\
/enum",keyword:"enum",params:{allowedValues:l.properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].items.enum,parentSchema:l.properties.type.oneOf[1].
items,data:te};s===null?s=[re]:s.push(re),e++}if(e===fe)if(typeof te=="string"){if(M(te)>7){const re={instancePath:r+"/type/"+ee,schemaPath:"#/properties/type/o\
neOf/1/items/maxLength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].items,data:te};s===null?s=[re]:s.push(re),e++}}else{
const re={instancePath:r+"/type/"+ee,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:l.properties.type.oneOf[1].items.
type,parentSchema:l.properties.type.oneOf[1].items,data:te};s===null?s=[re]:s.push(re),e++}var P=fe===e;if(!P)break}if(P){let ee=a.length,te;if(ee>1){const fe={};
for(;ee--;){let ve=a[ee];if(typeof ve=="string"){if(typeof fe[ve]=="number"){te=fe[ve];const re={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/un\
iqueItems",keyword:"uniqueItems",params:{i:ee,j:te},schema:!0,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[re]:s.push(re),e++;break}fe[ve]=ee}}}}}else{
const I={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:l.properties.type.oneOf[1].type,parentSchema:l.
properties.type.oneOf[1],data:a};s===null?s=[I]:s.push(I),e++}var y=$===e;if(y&&h?(h=!1,S=[S,1]):y&&(h=!0,S=1),h)e=f,s!==null&&(f?s.length=f:s=null);else{const I={
instancePath:r+"/type",schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:S},schema:l.properties.type.oneOf,parentSchema:l.properties.type,
data:a};return s===null?s=[I]:s.push(I),e++,j.errors=s,!1}var i=o===e}else var i=!0;if(i){if(t.enum!==void 0){let a=t.enum;const o=e;if(e===o)if(Array.isArray(a)){
if(a.length>500)return j.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.
properties.enum,data:a}],!1;if(a.length<1)return j.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:l.properties.enum,data:a}],!1}else return j.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},
schema:l.properties.enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.multipleOf!==void 0){let a=t.multipleOf;const o=e;
if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return j.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return j.errors=[{instancePath:r+"\
/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:l.properties.
multipleOf,data:a}],!1}else return j.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:l.
properties.multipleOf.type,parentSchema:l.properties.multipleOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.minimum!==void 0){let a=t.minimum;const o=e;if(e===
o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return j.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],!1}else return j.errors=[{instancePath:r+"/minimum",schemaPath:"\
#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,parentSchema:l.properties.minimum,data:a}],!1;var i=o===e}else
var i=!0;if(i){if(t.maximum!==void 0){let a=t.maximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return j.errors=[{instancePath:r+
"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.maximum,data:a}],
!1}else return j.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:l.properties.maximum.type,
parentSchema:l.properties.maximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMinimum!==void 0){let a=t.exclusiveMinimum;const o=e;if(e===o)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return j.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else return j.errors=[{instancePath:r+"/exclusive\
Minimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.type,parentSchema:l.properties.
exclusiveMinimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMaximum!==void 0){let a=t.exclusiveMaximum;const o=e;if(e===o)if(typeof a=="number"&&
isFinite(a)){if(a>1e308||isNaN(a))return j.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return j.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"\
#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.properties.exclusiveMaximum,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(t.minLength!==void 0){let a=t.minLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=
[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.minLength.type,parentSchema:l.
properties.minLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return j.errors=[{instancePath:r+"/minLength",schemaPath:"#/prope\
rties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return j.
errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
minLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxLength!==void 0){let a=t.maxLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return j.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxLength.
type,parentSchema:l.properties.maxLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return j.errors=[{instancePath:r+"/maxLength",
schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.maxLength,data:a}],!1;if(a<
0||isNaN(a))return j.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:l.properties.maxLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.pattern!==void 0){let a=t.pattern;const o=e;if(e===o)if(typeof a=="string"){
if(M(a)>1e3)return j.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:l.
properties.pattern,data:a}],!1}else return j.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:l.
properties.pattern.type,parentSchema:l.properties.pattern,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.format!==void 0){let a=t.format;const o=e;if(!(a==="d\
ate-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||
a==="int64"||a==="float"||a==="double"))return j.errors=[{instancePath:r+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:l.
properties.format.enum},schema:l.properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.minItems!==void 0){let a=t.
minItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/type",
keyword:"type",params:{type:"integer"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return j.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return j.errors=[{instancePath:r+"/minItems",schemaPath:"\
#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}var i=o===e}else var i=!0;
if(i){if(t.maxItems!==void 0){let a=t.maxItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=[{instancePath:r+"/maxItems",schemaPath:"\
#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,data:a}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return j.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return j.errors=[{instancePath:r+
"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxItems,data:a}],!1}
var i=o===e}else var i=!0;if(i){if(t.minContains!==void 0){let a=t.minContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=
[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.minContains.type,parentSchema:l.
properties.minContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return j.errors=[{instancePath:r+"/minContains",schemaPath:"\
#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minContains,
data:a}],!1;if(a<0||isNaN(a))return j.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxContains!==void 0){let a=t.maxContains;const o=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"typ\
e",params:{type:"integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return j.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return j.errors=[{instancePath:r+"/maxCont\
ains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxContains,data:a}],!1}
var i=o===e}else var i=!0;if(i){if(t.minProperties!==void 0){let a=t.minProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=
[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.minProperties.type,parentSchema:l.
properties.minProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return j.errors=[{instancePath:r+"/minProperties",
schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.
minProperties,data:a}],!1;if(a<0||isNaN(a))return j.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxProperties!==void 0){let a=t.maxProperties;
const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return j.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/type",
keyword:"type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;if(e===o&&typeof a=="number"&&
isFinite(a)){if(a>9007199254740991||isNaN(a))return j.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return j.errors=[{instancePath:r+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxProperties,
data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.uniqueItems!==void 0){let a=t.uniqueItems;const o=e;if(typeof a!="boolean")return j.errors=[{instancePath:r+"/u\
niqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.uniqueItems.type,parentSchema:l.properties.uniqueItems,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.items!==void 0){const a=e;ae.validate(t.items,{instancePath:r+"/items",parentData:t,parentDataProperty:"items",
rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.prefixItems!==void 0){
let a=t.prefixItems;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return j.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/prefixItems/\
maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.length<1)return j.errors=[{instancePath:r+"/pref\
ixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.prefixItems,data:a}],!1;{var p=!0;
const h=a.length;for(let S=0;S<h;S++){const L=e;ae.validate(a[S],{instancePath:r+"/prefixItems/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||
(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var p=L===e;if(!p)break}}}else return j.errors=[{instancePath:r+"/prefixItems",schemaPath:"\
#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(t.contains!==void 0){const a=e;ae.validate(t.contains,{instancePath:r+"/contains",parentData:t,parentDataProperty:"contains",rootData:x,
dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.properties!==void 0){let a=t.properties;
const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return j.errors=[{instancePath:r+"/properties",schemaPath:"#/proper\
ties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.properties,data:a}],!1;for(const h in a){const S=e,
L=e,$=e;if(h!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var n=$===e;if(n){const _={instancePath:r+"/properties",schemaPath:"#/properties/properties/\
propertyNames/not",keyword:"not",params:{},schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.properties.propertyNames,data:h,propertyName:h};
s===null?s=[_]:s.push(_),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===S&&typeof h=="string"&&M(h)>200){const _={instancePath:r+"/properties",schemaPath:"\
#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.properties.propertyNames,data:h,propertyName:h};
s===null?s=[_]:s.push(_),e++}var v=S===e;if(!v){const _={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:h},schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};return s===null?s=[_]:s.push(_),e++,j.errors=s,
!1;break}}if(v)for(const h in a){const S=e;ae.validate(a[h],{instancePath:r+"/properties/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:h,
rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var T=S===e;if(!T)break}}else return j.errors=[{instancePath:r+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.properties.properties,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.patternProperties!==void 0){let a=t.patternProperties;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>20)return j.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProp\
erties",params:{limit:20},schema:20,parentSchema:l.properties.patternProperties,data:a}],!1;for(const h in a){const S=e,L=e,$=e;if(h!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var G=$===e;if(G){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"n\
ot",params:{},schema:l.properties.patternProperties.propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:h,propertyName:h};s===null?
s=[_]:s.push(_),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===S&&typeof h=="string"&&M(h)>200){const _={instancePath:r+"/patternProperties",schemaPath:"#/\
properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.patternProperties.propertyNames,
data:h,propertyName:h};s===null?s=[_]:s.push(_),e++}var m=S===e;if(!m){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames",keyword:"propertyNames",params:{propertyName:h},schema:l.properties.patternProperties.propertyNames,parentSchema:l.properties.patternProperties,data:a};
return s===null?s=[_]:s.push(_),e++,j.errors=s,!1;break}}if(m)for(const h in a){const S=e;ae.validate(a[h],{instancePath:r+"/patternProperties/"+h.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:h,rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);
var u=S===e;if(!u)break}}else return j.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"\
object"},schema:l.properties.patternProperties.type,parentSchema:l.properties.patternProperties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.additionalProperties!==
void 0){const a=e;ae.validate(t.additionalProperties,{instancePath:r+"/additionalProperties",parentData:t,parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:b})||
(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.propertyNames!==void 0){const a=e;ae.validate(t.propertyNames,
{instancePath:r+"/propertyNames",parentData:t,parentDataProperty:"propertyNames",rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.
errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.required!==void 0){let a=t.required;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)return j.errors=
[{instancePath:r+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.required,data:a}],
!1;{var z=!0;const h=a.length;for(let S=0;S<h;S++){let L=a[S];const $=e;if(e===$)if(typeof L=="string"){if(M(L)>200)return j.errors=[{instancePath:r+"/required/"+
S,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.required.items,data:L}],!1}else
return j.errors=[{instancePath:r+"/required/"+S,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:l.properties.required.
items.type,parentSchema:l.properties.required.items,data:L}],!1;var z=$===e;if(!z)break}if(z){let S=a.length,L;if(S>1){const $={};for(;S--;){let _=a[S];if(typeof _==
"string"){if(typeof $[_]=="number"){return L=$[_],j.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{
i:S,j:L},schema:!0,parentSchema:l.properties.required,data:a}],!1;break}$[_]=S}}}}}}else return j.errors=[{instancePath:r+"/required",schemaPath:"#/properties/r\
equired/type",keyword:"type",params:{type:"array"},schema:l.properties.required.type,parentSchema:l.properties.required,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.dependentRequired!==void 0){let a=t.dependentRequired;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return j.
errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.
properties.dependentRequired,data:a}],!1;for(const h in a){let S=a[h];const L=e;if(e===L)if(Array.isArray(S)){if(S.length>500)return j.errors=[{instancePath:r+"\
/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:l.properties.dependentRequired.additionalProperties,data:S}],!1;{var C=!0;const $=S.length;for(let _=0;_<$;_++){let I=S[_];const ee=e;
if(e===ee)if(typeof I=="string"){if(M(I)>200)return j.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#\
/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.
additionalProperties.items,data:I}],!1}else return j.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.
type,parentSchema:l.properties.dependentRequired.additionalProperties.items,data:I}],!1;var C=ee===e;if(!C)break}if(C){let _=S.length,I;if(_>1){const ee={};for(;_--;){
let te=S[_];if(typeof te=="string"){if(typeof ee[te]=="number"){return I=ee[te],j.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:_,j:I},schema:!0,parentSchema:l.properties.dependentRequired.
additionalProperties,data:S}],!1;break}ee[te]=_}}}}}}else return j.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.
properties.dependentRequired.additionalProperties,data:S}],!1;var O=L===e;if(!O)break}}else return j.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.dependentSchemas!==void 0){let a=t.dependentSchemas;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return j.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:l.properties.dependentSchemas,data:a}],!1;for(const h in a){const S=e,L=e,$=e;if(h!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var B=$===e;if(B){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:l.properties.dependentSchemas.propertyNames.not,parentSchema:l.properties.dependentSchemas.propertyNames,data:h,propertyName:h};s===null?s=[_]:
s.push(_),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===S&&typeof h=="string"&&M(h)>200){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:h,
propertyName:h};s===null?s=[_]:s.push(_),e++}var Y=S===e;if(!Y){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:h},schema:l.properties.dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===
null?s=[_]:s.push(_),e++,j.errors=s,!1;break}}if(Y)for(const h in a){const S=e;ae.validate(a[h],{instancePath:r+"/dependentSchemas/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:h,rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var q=S===e;
if(!q)break}}else return j.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.
properties.dependentSchemas.type,parentSchema:l.properties.dependentSchemas,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.allOf!==void 0){let a=t.allOf;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>20)return j.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:l.properties.allOf,data:a}],!1;if(a.length<1)return j.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.allOf,data:a}],!1;{var w=!0;const h=a.length;for(let S=0;S<h;S++){const L=e;ae.validate(a[S],{instancePath:r+
"/allOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var w=L===e;
if(!w)break}}}else return j.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:l.properties.allOf.
type,parentSchema:l.properties.allOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.anyOf!==void 0){let a=t.anyOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.
length>20)return j.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.
anyOf,data:a}],!1;if(a.length<1)return j.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:l.properties.anyOf,data:a}],!1;{var k=!0;const h=a.length;for(let S=0;S<h;S++){const L=e;ae.validate(a[S],{instancePath:r+"/anyOf/"+S,parentData:a,
parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var k=L===e;if(!k)break}}}else return j.
errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:l.properties.anyOf.type,parentSchema:l.properties.
anyOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.oneOf!==void 0){let a=t.oneOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return j.errors=[{instancePath:r+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.oneOf,data:a}],!1;if(a.length<1)return j.
errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.oneOf,data:a}],
!1;{var X=!0;const h=a.length;for(let S=0;S<h;S++){const L=e;ae.validate(a[S],{instancePath:r+"/oneOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||
(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var X=L===e;if(!X)break}}}else return j.errors=[{instancePath:r+"/oneOf",schemaPath:"#/p\
roperties/oneOf/type",keyword:"type",params:{type:"array"},schema:l.properties.oneOf.type,parentSchema:l.properties.oneOf,data:a}],!1;var i=o===e}else var i=!0;
if(i){if(t.not!==void 0){const a=e;ae.validate(t.not,{instancePath:r+"/not",parentData:t,parentDataProperty:"not",rootData:x,dynamicAnchors:b})||(s=s===null?ae.
validate.errors:s.concat(ae.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.if!==void 0){const a=e;ae.validate(t.if,{instancePath:r+"/if",parentData:t,
parentDataProperty:"if",rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.
then!==void 0){const a=e;ae.validate(t.then,{instancePath:r+"/then",parentData:t,parentDataProperty:"then",rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.
errors:s.concat(ae.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.else!==void 0){const a=e;ae.validate(t.else,{instancePath:r+"/else",parentData:t,
parentDataProperty:"else",rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.$defs!==void 0){let a=t.$defs;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return j.errors=[{instancePath:r+
"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.$defs,data:a}],!1;for(const h in a){
const S=e;if(typeof h=="string"){if(M(h)>90){const L={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{
limit:90},schema:90,parentSchema:l.properties.$defs.propertyNames,data:h,propertyName:h};s===null?s=[L]:s.push(L),e++}else if(!ht.test(h)){const L={instancePath:r+
"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.
properties.$defs.propertyNames,data:h,propertyName:h};s===null?s=[L]:s.push(L),e++}}var H=S===e;if(!H){const L={instancePath:r+"/$defs",schemaPath:"#/properties\
/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:h},schema:l.properties.$defs.propertyNames,parentSchema:l.properties.$defs,data:a};return s===
null?s=[L]:s.push(L),e++,j.errors=s,!1;break}}if(H)for(const h in a){const S=e;ae.validate(a[h],{instancePath:r+"/$defs/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:h,rootData:x,dynamicAnchors:b})||(s=s===null?ae.validate.errors:s.concat(ae.validate.errors),e=s.length);var d=S===e;if(!d)break}}else
return j.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:l.properties.$defs.type,parentSchema:l.
properties.$defs,data:a}],!1;var i=o===e}else var i=!0;if(i&&t.uniqueItems!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.items===void 0&&(a="it\
ems"))return j.errors=[{instancePath:r,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:l.dependentSchemas.
uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,data:t}],!1;if(t.items!==void 0){let o=t.items;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){let h;if(o.type===void 0&&(h="type"))return j.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"\
required",params:{missingProperty:h},schema:l.dependentSchemas.uniqueItems.properties.items.required,parentSchema:l.dependentSchemas.uniqueItems.properties.items,
data:o}],!1;if(o.type!==void 0){let S=o.type;const L=e;let $=!1;const _=e;if(!(S==="null"||S==="boolean"||S==="number"||S==="integer"||S==="string")){const I={instancePath:r+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:S};s===null?s=[I]:s.push(I),e++}var c=_===e;if($=$||c,!$){const I=e;if(e===I)if(Array.
isArray(S))if(S.length>7){const te={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:S};s===null?s=[te]:s.push(te),e++}else{
var g=!0;const te=S.length;for(let fe=0;fe<te;fe++){let ve=S[fe];const re=e;if(!(ve==="null"||ve==="boolean"||ve==="number"||ve==="integer"||ve==="string")){const Fr={
instancePath:r+"/items/type/"+fe,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ve};s===null?s=[Fr]:s.push(Fr),e++}var g=re===e;if(!g)
break}}else{const te={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:l.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:S};s===null?s=[te]:s.push(te),e++}var c=I===e;$=$||c}if($)e=L,s!==null&&(L?s.length=L:s=null);else{const I={instancePath:r+"/items\
/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:l.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type,data:S};return s===null?s=[I]:s.push(I),e++,j.errors=s,
!1}}}else return j.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:l.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.uniqueItems.properties.items,data:o}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return j.errors=s,e===0}function R(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&typeof t!="boolean")return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:l.type},schema:l.type,parentSchema:l,
data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){const F=e;for(const a in t)if(!He.call(l.properties,a)){return R.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:l,data:t}],!1;break}if(F===e){if(t.$schema!==void 0){
let a=t.$schema;const o=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return R.errors=[{instancePath:r+"/$schema",schemaPath:"#/properties/%24schema/c\
onst",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:l.
properties.$schema,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$id!==void 0){let a=t.$id;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>2048)return R.errors=
[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:l.properties.$id,data:a}],!1}else
return R.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:l.properties.$id.type,parentSchema:l.properties.
$id,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$comment!==void 0){let a=t.$comment;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>1e5)return R.errors=[
{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.$comment,
data:a}],!1}else return R.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:l.properties.
$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.title!==void 0){let a=t.title;const o=e;if(e===o)if(typeof a==
"string"){if(M(a)>1e5)return R.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.
properties.title,data:a}],!1}else return R.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:l.
properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.description!==void 0){let a=t.description;const o=e;if(e===
o)if(typeof a=="string"){if(M(a)>1e5)return R.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],!1}else return R.errors=[{instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},schema:l.properties.description.type,parentSchema:l.properties.description,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.deprecated!==void 0){let a=t.deprecated;const o=e;if(typeof a!="boolean")return R.errors=[{instancePath:r+"/deprecated",schemaPath:"#/properties/deprecated\
/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.type,parentSchema:l.properties.deprecated,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(t.readOnly!==void 0){let a=t.readOnly;const o=e;if(typeof a!="boolean")return R.errors=[{instancePath:r+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.properties.readOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.writeOnly!==
void 0){let a=t.writeOnly;const o=e;if(typeof a!="boolean")return R.errors=[{instancePath:r+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.$ref!==void 0){let a=t.
$ref;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>100)return R.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLengt\
h",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;if(!ft.test(a))return R.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24\
ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:l.properties.$ref,data:a}],!1}else
return R.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:l.properties.$ref.type,parentSchema:l.
properties.$ref,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.type!==void 0){let a=t.type;const o=e,f=e;let h=!1,S=null;const L=e;if(!(a==="null"||a==="boole\
an"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const I={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"\
enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.oneOf[0].enum,parentSchema:l.properties.type.oneOf[0],data:a};s===null?s=[
I]:s.push(I),e++}var y=L===e;y&&(h=!0,S=0);const $=e;if(e===$)if(Array.isArray(a))if(a.length>7){const I={instancePath:r+"/type",schemaPath:"#/properties/type/o\
neOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[I]:s.push(I),e++}else if(a.length<1){const I={
instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.type.oneOf[1],data:a};
s===null?s=[I]:s.push(I),e++}else{var P=!0;const I=a.length;for(let ee=0;ee<I;ee++){let te=a[ee];const fe=e;if(!(te==="null"||te==="boolean"||te==="object"||te===
"array"||te==="number"||te==="integer"||te==="string")){const re={instancePath:r+"/type/"+ee,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{
allowedValues:l.properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].items.enum,parentSchema:l.properties.type.oneOf[1].items,data:te};s===null?
s=[re]:s.push(re),e++}if(e===fe)if(typeof te=="string"){if(M(te)>7){const re={instancePath:r+"/type/"+ee,schemaPath:"#/properties/type/oneOf/1/items/maxLength",
keyword:"maxLength",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].items,data:te};s===null?s=[re]:s.push(re),e++}}else{const re={instancePath:r+
"/type/"+ee,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:l.properties.type.oneOf[1].items.type,parentSchema:l.
properties.type.oneOf[1].items,data:te};s===null?s=[re]:s.push(re),e++}var P=fe===e;if(!P)break}if(P){let ee=a.length,te;if(ee>1){const fe={};for(;ee--;){let ve=a[ee];
if(typeof ve=="string"){if(typeof fe[ve]=="number"){te=fe[ve];const re={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqu\
eItems",params:{i:ee,j:te},schema:!0,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[re]:s.push(re),e++;break}fe[ve]=ee}}}}}else{const I={instancePath:r+
"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:l.properties.type.oneOf[1].type,parentSchema:l.properties.type.oneOf[1],
data:a};s===null?s=[I]:s.push(I),e++}var y=$===e;if(y&&h?(h=!1,S=[S,1]):y&&(h=!0,S=1),h)e=f,s!==null&&(f?s.length=f:s=null);else{const I={instancePath:r+"/type",
schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:S},schema:l.properties.type.oneOf,parentSchema:l.properties.type,data:a};return s===
null?s=[I]:s.push(I),e++,R.errors=s,!1}var i=o===e}else var i=!0;if(i){if(t.enum!==void 0){let a=t.enum;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)
return R.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.enum,
data:a}],!1;if(a.length<1)return R.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.
properties.enum,data:a}],!1}else return R.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:l.properties.
enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.multipleOf!==void 0){let a=t.multipleOf;const o=e;if(e===o)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return R.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return R.errors=[{instancePath:r+"/multipleOf",schemaPath:"\
#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:l.properties.multipleOf,data:a}],!1}else
return R.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:l.properties.multipleOf.type,
parentSchema:l.properties.multipleOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.minimum!==void 0){let a=t.minimum;const o=e;if(e===o)if(typeof a=="number"&&
isFinite(a)){if(a>1e308||isNaN(a))return R.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],!1}else return R.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",
keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,parentSchema:l.properties.minimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.maximum!==
void 0){let a=t.maximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return R.errors=[{instancePath:r+"/maximum",schemaPath:"#/pr\
operties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.maximum,data:a}],!1}else return R.errors=
[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:l.properties.maximum.type,parentSchema:l.properties.
maximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMinimum!==void 0){let a=t.exclusiveMinimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return R.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else return R.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/pro\
perties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.type,parentSchema:l.properties.exclusiveMinimum,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(t.exclusiveMaximum!==void 0){let a=t.exclusiveMaximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return R.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return R.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusive\
Maximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.properties.exclusiveMaximum,data:a}],!1;var i=o===e}else
var i=!0;if(i){if(t.minLength!==void 0){let a=t.minLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+"/\
minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.minLength.type,parentSchema:l.properties.minLength,
data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return R.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:r+
"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minLength,data:a}],
!1}var i=o===e}else var i=!0;if(i){if(t.maxLength!==void 0){let a=t.maxLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=
[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxLength.type,parentSchema:l.
properties.maxLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return R.errors=[{instancePath:r+"/maxLength",schemaPath:"#/prope\
rties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return R.
errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
maxLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.pattern!==void 0){let a=t.pattern;const o=e;if(e===o)if(typeof a=="string"){if(M(a)>1e3)return R.errors=
[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:l.properties.pattern,data:a}],
!1}else return R.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:l.properties.pattern.type,
parentSchema:l.properties.pattern,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.format!==void 0){let a=t.format;const o=e;if(!(a==="date-time"||a==="date"||a===
"duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||
a==="double"))return R.errors=[{instancePath:r+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:l.properties.format.enum},schema:l.
properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.minItems!==void 0){let a=t.minItems;const o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"inte\
ger"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))
return R.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxItems!==void 0){let a=t.
maxItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/type",
keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:r+"/maxItems",schemaPath:"\
#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxItems,data:a}],!1}var i=o===e}else var i=!0;
if(i){if(t.minContains!==void 0){let a=t.minContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+"/minCo\
ntains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.minContains.type,parentSchema:l.properties.minContains,
data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/\
minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minContains,data:a}],!1;
if(a<0||isNaN(a))return R.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxContains!==void 0){let a=t.maxContains;const o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"\
integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return R.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:r+"/maxContains",schemaPath:"#/propert\
ies/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxContains,data:a}],!1}var i=o===e}else var i=!0;
if(i){if(t.minProperties!==void 0){let a=t.minProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+"/m\
inProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.minProperties.type,parentSchema:l.properties.
minProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:r+"/minProperties",schemaPath:"\
#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minProperties,
data:a}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.maxProperties!==void 0){let a=t.maxProperties;const o=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"\
type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:r+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxProperties,
data:a}],!1}var i=o===e}else var i=!0;if(i){if(t.uniqueItems!==void 0){let a=t.uniqueItems;const o=e;if(typeof a!="boolean")return R.errors=[{instancePath:r+"/u\
niqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.uniqueItems.type,parentSchema:l.properties.uniqueItems,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.items!==void 0){const a=e;j(t.items,{instancePath:r+"/items",parentData:t,parentDataProperty:"items",rootData:x,
dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.prefixItems!==void 0){let a=t.prefixItems;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>20)return R.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{
limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.length<1)return R.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/pre\
fixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.prefixItems,data:a}],!1;{var p=!0;const h=a.length;for(let S=0;S<h;S++){
const L=e;j(a[S],{instancePath:r+"/prefixItems/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.
length);var p=L===e;if(!p)break}}}else return R.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"a\
rray"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.contains!==void 0){const a=e;
j(t.contains,{instancePath:r+"/contains",parentData:t,parentDataProperty:"contains",rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);
var i=a===e}else var i=!0;if(i){if(t.properties!==void 0){let a=t.properties;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>
500)return R.errors=[{instancePath:r+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.
properties.properties,data:a}],!1;for(const h in a){const S=e,L=e,$=e;if(h!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var n=$===e;if(n){const _={instancePath:r+
"/properties",schemaPath:"#/properties/properties/propertyNames/not",keyword:"not",params:{},schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.
properties.propertyNames,data:h,propertyName:h};s===null?s=[_]:s.push(_),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===S&&typeof h=="string"&&M(h)>200){const _={
instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.
properties.propertyNames,data:h,propertyName:h};s===null?s=[_]:s.push(_),e++}var v=S===e;if(!v){const _={instancePath:r+"/properties",schemaPath:"#/properties/p\
roperties/propertyNames",keyword:"propertyNames",params:{propertyName:h},schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};
return s===null?s=[_]:s.push(_),e++,R.errors=s,!1;break}}if(v)for(const h in a){const S=e;j(a[h],{instancePath:r+"/properties/"+h.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:a,parentDataProperty:h,rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var T=S===e;if(!T)break}}else return R.
errors=[{instancePath:r+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.
properties.properties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.patternProperties!==void 0){let a=t.patternProperties;const o=e;if(e===o)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>20)return R.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/maxPro\
perties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:l.properties.patternProperties,data:a}],!1;for(const h in a){const S=e,L=e,$=e;if(h!==
"__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var G=$===e;if(G){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames/not",keyword:"not",params:{},schema:l.properties.patternProperties.propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:h,
propertyName:h};s===null?s=[_]:s.push(_),e++}else e=L,s!==null&&(L?s.length=L:s=null);if(e===S&&typeof h=="string"&&M(h)>200){const _={instancePath:r+"/patternP\
roperties",schemaPath:"#/properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.patternProperties.
propertyNames,data:h,propertyName:h};s===null?s=[_]:s.push(_),e++}var m=S===e;if(!m){const _={instancePath:r+"/patternProperties",schemaPath:"#/properties/patte\
rnProperties/propertyNames",keyword:"propertyNames",params:{propertyName:h},schema:l.properties.patternProperties.propertyNames,parentSchema:l.properties.patternProperties,
data:a};return s===null?s=[_]:s.push(_),e++,R.errors=s,!1;break}}if(m)for(const h in a){const S=e;j(a[h],{instancePath:r+"/patternProperties/"+h.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:a,parentDataProperty:h,rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var u=S===e;if(!u)break}}else
return R.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:l.properties.
patternProperties.type,parentSchema:l.properties.patternProperties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.additionalProperties!==void 0){const a=e;j(t.
additionalProperties,{instancePath:r+"/additionalProperties",parentData:t,parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:b})||(s=s===null?j.
errors:s.concat(j.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.propertyNames!==void 0){const a=e;j(t.propertyNames,{instancePath:r+"/propertyNames",
parentData:t,parentDataProperty:"propertyNames",rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.required!==void 0){let a=t.required;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)return R.errors=[{instancePath:r+"/required",schemaPath:"#/prop\
erties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.required,data:a}],!1;{var z=!0;const h=a.length;for(let S=0;S<
h;S++){let L=a[S];const $=e;if(e===$)if(typeof L=="string"){if(M(L)>200)return R.errors=[{instancePath:r+"/required/"+S,schemaPath:"#/properties/required/items/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.required.items,data:L}],!1}else return R.errors=[{instancePath:r+"/requir\
ed/"+S,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:l.properties.required.items.type,parentSchema:l.properties.required.
items,data:L}],!1;var z=$===e;if(!z)break}if(z){let S=a.length,L;if(S>1){const $={};for(;S--;){let _=a[S];if(typeof _=="string"){if(typeof $[_]=="number"){return L=
$[_],R.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:S,j:L},schema:!0,parentSchema:l.properties.
required,data:a}],!1;break}$[_]=S}}}}}}else return R.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"ar\
ray"},schema:l.properties.required.type,parentSchema:l.properties.required,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.dependentRequired!==void 0){let a=t.
dependentRequired;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return R.errors=[{instancePath:r+"/dependentRequi\
red",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.dependentRequired,
data:a}],!1;for(const h in a){let S=a[h];const L=e;if(e===L)if(Array.isArray(S)){if(S.length>500)return R.errors=[{instancePath:r+"/dependentRequired/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.
properties.dependentRequired.additionalProperties,data:S}],!1;{var C=!0;const $=S.length;for(let _=0;_<$;_++){let I=S[_];const ee=e;if(e===ee)if(typeof I=="stri\
ng"){if(M(I)>200)return R.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/properties/dependentRequire\
d/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.additionalProperties.items,
data:I}],!1}else return R.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/properties/dependentRequire\
d/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.type,parentSchema:l.properties.
dependentRequired.additionalProperties.items,data:I}],!1;var C=ee===e;if(!C)break}if(C){let _=S.length,I;if(_>1){const ee={};for(;_--;){let te=S[_];if(typeof te==
"string"){if(typeof ee[te]=="number"){return I=ee[te],R.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:_,j:I},schema:!0,parentSchema:l.properties.dependentRequired.additionalProperties,
data:S}],!1;break}ee[te]=_}}}}}}else return R.errors=[{instancePath:r+"/dependentRequired/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/de\
pendentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.properties.
dependentRequired.additionalProperties,data:S}],!1;var O=L===e;if(!O)break}}else return R.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/properties/\
dependentRequired/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,data:a}],!1;
var i=o===e}else var i=!0;if(i){if(t.dependentSchemas!==void 0){let a=t.dependentSchemas;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length>500)return R.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{
limit:500},schema:500,parentSchema:l.properties.dependentSchemas,data:a}],!1;for(const h in a){const S=e,L=e,$=e;if(h!=="__proto__"){const _={};s===null?s=[_]:s.
push(_),e++}var B=$===e;if(B){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:l.
properties.dependentSchemas.propertyNames.not,parentSchema:l.properties.dependentSchemas.propertyNames,data:h,propertyName:h};s===null?s=[_]:s.push(_),e++}else e=
L,s!==null&&(L?s.length=L:s=null);if(e===S&&typeof h=="string"&&M(h)>200){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:h,propertyName:h};s===null?
s=[_]:s.push(_),e++}var Y=S===e;if(!Y){const _={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNam\
es",params:{propertyName:h},schema:l.properties.dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===null?s=[_]:s.push(_),
e++,R.errors=s,!1;break}}if(Y)for(const h in a){const S=e;j(a[h],{instancePath:r+"/dependentSchemas/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:h,
rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var q=S===e;if(!q)break}}else return R.errors=[{instancePath:r+"/dependentSch\
emas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentSchemas.type,parentSchema:l.properties.
dependentSchemas,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.allOf!==void 0){let a=t.allOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return R.
errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.allOf,data:a}],
!1;if(a.length<1)return R.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.
properties.allOf,data:a}],!1;{var w=!0;const h=a.length;for(let S=0;S<h;S++){const L=e;j(a[S],{instancePath:r+"/allOf/"+S,parentData:a,parentDataProperty:S,rootData:x,
dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var w=L===e;if(!w)break}}}else return R.errors=[{instancePath:r+"/allOf",schemaPath:"#/p\
roperties/allOf/type",keyword:"type",params:{type:"array"},schema:l.properties.allOf.type,parentSchema:l.properties.allOf,data:a}],!1;var i=o===e}else var i=!0;
if(i){if(t.anyOf!==void 0){let a=t.anyOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return R.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properti\
es/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.anyOf,data:a}],!1;if(a.length<1)return R.errors=[{instancePath:r+"/a\
nyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.anyOf,data:a}],!1;{var k=!0;const h=a.length;
for(let S=0;S<h;S++){const L=e;j(a[S],{instancePath:r+"/anyOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(
j.errors),e=s.length);var k=L===e;if(!k)break}}}else return R.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},schema:l.properties.anyOf.type,parentSchema:l.properties.anyOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.oneOf!==void 0){let a=t.oneOf;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>20)return R.errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:l.properties.oneOf,data:a}],!1;if(a.length<1)return R.errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.oneOf,data:a}],!1;{var X=!0;const h=a.length;for(let S=0;S<h;S++){const L=e;j(a[S],{instancePath:r+
"/oneOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var X=L===e;if(!X)break}}}else return R.
errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type:"array"},schema:l.properties.oneOf.type,parentSchema:l.properties.
oneOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(t.not!==void 0){const a=e;j(t.not,{instancePath:r+"/not",parentData:t,parentDataProperty:"not",rootData:x,dynamicAnchors:b})||
(s=s===null?j.errors:s.concat(j.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.if!==void 0){const a=e;j(t.if,{instancePath:r+"/if",parentData:t,parentDataProperty:"\
if",rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.then!==void 0){const a=e;j(t.then,{instancePath:r+
"/then",parentData:t,parentDataProperty:"then",rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.else!==void 0){const a=e;j(t.else,{instancePath:r+"/else",parentData:t,parentDataProperty:"else",rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(
j.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.$defs!==void 0){let a=t.$defs;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length>500)return R.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,
parentSchema:l.properties.$defs,data:a}],!1;for(const h in a){const S=e;if(typeof h=="string"){if(M(h)>90){const L={instancePath:r+"/$defs",schemaPath:"#/proper\
ties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{limit:90},schema:90,parentSchema:l.properties.$defs.propertyNames,data:h,propertyName:h};s===null?
s=[L]:s.push(L),e++}else if(!ht.test(h)){const L={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.properties.$defs.propertyNames,data:h,propertyName:h};s===null?s=[L]:s.push(L),e++}}var H=S===e;if(!H){
const L={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:h},schema:l.properties.$defs.propertyNames,
parentSchema:l.properties.$defs,data:a};return s===null?s=[L]:s.push(L),e++,R.errors=s,!1;break}}if(H)for(const h in a){const S=e;j(a[h],{instancePath:r+"/$defs\
/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:h,rootData:x,dynamicAnchors:b})||(s=s===null?j.errors:s.concat(j.errors),e=s.length);
var d=S===e;if(!d)break}}else return R.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:l.properties.
$defs.type,parentSchema:l.properties.$defs,data:a}],!1;var i=o===e}else var i=!0;if(i&&t.uniqueItems!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.
items===void 0&&(a="items"))return R.errors=[{instancePath:r,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},
schema:l.dependentSchemas.uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,data:t}],!1;if(t.items!==void 0){let o=t.items;if(e===e)if(o&&typeof o==
"object"&&!Array.isArray(o)){let h;if(o.type===void 0&&(h="type"))return R.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/propertie\
s/items/required",keyword:"required",params:{missingProperty:h},schema:l.dependentSchemas.uniqueItems.properties.items.required,parentSchema:l.dependentSchemas.
uniqueItems.properties.items,data:o}],!1;if(o.type!==void 0){let S=o.type;const L=e;let $=!1;const _=e;if(!(S==="null"||S==="boolean"||S==="number"||S==="intege\
r"||S==="string")){const I={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",
params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.
type.anyOf[0].enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:S};s===null?s=[I]:s.push(I),e++}var c=_===e;if($=$||
c,!$){const I=e;if(e===I)if(Array.isArray(S))if(S.length>7){const te={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/p\
roperties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],
data:S};s===null?s=[te]:s.push(te),e++}else{var g=!0;const te=S.length;for(let fe=0;fe<te;fe++){let ve=S[fe];const re=e;if(!(ve==="null"||ve==="boolean"||ve==="\
number"||ve==="integer"||ve==="string")){const Fr={instancePath:r+"/items/type/"+fe,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/\
anyOf/1/items/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ve};
s===null?s=[Fr]:s.push(Fr),e++}var g=re===e;if(!g)break}}else{const te={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items\
/properties/type/anyOf/1/type",keyword:"type",params:{type:"array"},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:S};s===null?s=[te]:s.push(te),e++}var c=I===e;$=$||c}if($)e=L,s!==null&&(L?s.length=
L:s=null);else{const I={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},
schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type,data:S};
return s===null?s=[I]:s.push(I),e++,R.errors=s,!1}}}else return R.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/t\
ype",keyword:"type",params:{type:"object"},schema:l.dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.uniqueItems.properties.items,
data:o}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return R.errors=s,e===0}function tr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;return t&&typeof t=="object"&&!Array.isArray(t)?(R(t,{instancePath:r,parentData:J,parentDataProperty:W,rootData:x,dynamicAnchors:b})||
(s=s===null?R.errors:s.concat(R.errors),e=s.length),tr.errors=s,e===0):(tr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ct.
type,parentSchema:ct,data:t}],!1)}function $e(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){const p=e;for(const n in t)if(!(n==="request"||n==="example"||n==="success")){return $e.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:_e,data:t}],!1;break}if(p===e){if(t.request!==void 0){
const n=e;tr(t.request,{instancePath:r+"/request",parentData:t,parentDataProperty:"request",rootData:x,dynamicAnchors:b})||(s=s===null?tr.errors:s.concat(tr.errors),
e=s.length);var i=n===e}else var i=!0;if(i){if(t.example!==void 0){let n=t.example;const v=e;if(!(n&&typeof n=="object"&&!Array.isArray(n)))return $e.errors=[{instancePath:r+
"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type:"object"},schema:_e.properties.example.type,parentSchema:_e.properties.example,data:n}],
!1;var i=v===e}else var i=!0;if(i)if(t.success!==void 0){let n=t.success;const v=e;if(e===v)if(n&&typeof n=="object"&&!Array.isArray(n)){let G;if(n.status===void 0&&
(G="status")||n.body===void 0&&(G="body"))return $e.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:G},
schema:_e.properties.success.required,parentSchema:_e.properties.success,data:n}],!1;{const m=e;for(const u in n)if(!(u==="status"||u==="body")){return $e.errors=
[{instancePath:r+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:_e.
properties.success,data:n}],!1;break}if(m===e){if(n.status!==void 0){let u=n.status;const z=e;if(e===z)if(Array.isArray(u)){if(u.length>100)return $e.errors=[{instancePath:r+
"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:_e.properties.success.
properties.status,data:u}],!1;if(u.length<1)return $e.errors=[{instancePath:r+"/success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:_e.properties.success.properties.status,data:u}],!1;{var P=!0;const C=u.length;for(let O=0;O<C;O++){let B=u[O];
const Y=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return $e.errors=[{instancePath:r+"/success/status/"+O,schemaPath:"#/properties/success/prope\
rties/status/items/type",keyword:"type",params:{type:"integer"},schema:_e.properties.success.properties.status.items.type,parentSchema:_e.properties.success.properties.
status.items,data:B}],!1;if(e===Y&&typeof B=="number"&&isFinite(B)){if(B>299||isNaN(B))return $e.errors=[{instancePath:r+"/success/status/"+O,schemaPath:"#/prop\
erties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:299},schema:299,parentSchema:_e.properties.success.properties.status.
items,data:B}],!1;if(B<200||isNaN(B))return $e.errors=[{instancePath:r+"/success/status/"+O,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:_e.properties.success.properties.status.items,data:B}],!1}var P=Y===e;if(!P)break}if(P){let O=u.
length,B;if(O>1){const Y={};for(;O--;){let q=u[O];if(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)){if(typeof Y[q]=="number"){return B=Y[q],$e.errors=[{instancePath:r+
"/success/status",schemaPath:"#/properties/success/properties/status/uniqueItems",keyword:"uniqueItems",params:{i:O,j:B},schema:!0,parentSchema:_e.properties.success.
properties.status,data:u}],!1;break}Y[q]=O}}}}}}else return $e.errors=[{instancePath:r+"/success/status",schemaPath:"#/properties/success/properties/status/type",
keyword:"type",params:{type:"array"},schema:_e.properties.success.properties.status.type,parentSchema:_e.properties.success.properties.status,data:u}],!1;var y=z===
e}else var y=!0;if(y)if(n.body!==void 0){let u=n.body;const z=e;if(!(u==="empty"||u==="any"))return $e.errors=[{instancePath:r+"/success/body",schemaPath:"#/pro\
perties/success/properties/body/enum",keyword:"enum",params:{allowedValues:_e.properties.success.properties.body.enum},schema:_e.properties.success.properties.body.
enum,parentSchema:_e.properties.success.properties.body,data:u}],!1;var y=z===e}else var y=!0}}}else return $e.errors=[{instancePath:r+"/success",schemaPath:"#/\
properties/success/type",keyword:"type",params:{type:"object"},schema:_e.properties.success.type,parentSchema:_e.properties.success,data:n}],!1;var i=v===e}else
var i=!0}}}else return $e.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_e.type,parentSchema:_e,data:t}],!1;return $e.
errors=s,e===0}const gr={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};function le(t,{instancePath:r="",parentData:J,
parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>100)return le.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:gr,data:t}],!1;if(t.length<1)return le.errors=[{instancePath:r,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:gr,data:t}],!1;{var i=!0;const P=t.length;for(let y=0;y<P;y++){let p=t[y];const n=e;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return le.errors=[{instancePath:r+"/"+y,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},schema:gr.items.
type,parentSchema:gr.items,data:p}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>499||isNaN(p))return le.errors=[{instancePath:r+"/"+y,schemaPath:"#/items\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:gr.items,data:p}],!1;if(p<400||isNaN(p))return le.errors=[{instancePath:r+
"/"+y,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:gr.items,data:p}],!1}var i=n===e;if(!i)break}if(i){
let y=t.length,p;if(y>1){const n={};for(;y--;){let v=t[y];if(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)){if(typeof n[v]=="number"){return p=n[v],le.errors=
[{instancePath:r,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:y,j:p},schema:!0,parentSchema:gr,data:t}],!1;break}n[v]=y}}}}}}else return le.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:gr.type,parentSchema:gr,data:t}],!1;return le.errors=s,e===0}const at={oneOf:[{
const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};function wr(t,{instancePath:r="",parentData:J,parentDataProperty:W,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1,y=null;const p=e;if(t!=="accepted"){const T={instancePath:r,schemaPath:"#/oneOf/0/const",
keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:at.oneOf[0],data:t};s===null?s=[T]:s.push(T),e++}var v=p===e;v&&(P=!0,y=0);const n=e;
le(t,{instancePath:r,parentData:J,parentDataProperty:W,rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var v=n===e;if(v&&P?
(P=!1,y=[y,1]):v&&(P=!0,y=1),P)e=i,s!==null&&(i?s.length=i:s=null);else{const T={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:y},schema:at.
oneOf,parentSchema:at,data:t};return s===null?s=[T]:s.push(T),e++,wr.errors=s,!1}return wr.errors=s,e===0}const _r={type:"object",minProperties:1,additionalProperties:{
$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},ce={type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"i\
nteger",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{
type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}};
function ge(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){if(Object.keys(t).length<1)return ge.errors=[{instancePath:r,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:ce,
data:t}],!1;{const P=e;for(const y in t)if(!(y==="minLength"||y==="maxLength"||y==="minimum"||y==="maximum"||y==="pastDays"||y==="futureDays")){return ge.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:ce,data:t}],!1;break}if(P===
e){if(t.minLength!==void 0){let y=t.minLength;const p=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/minLength",
schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:ce.properties.minLength.type,parentSchema:ce.properties.minLength,data:y}],
!1;if(e===p&&typeof y=="number"&&isFinite(y)){if(y>1e6||isNaN(y))return ge.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ce.properties.minLength,data:y}],!1;if(y<1||isNaN(y))return ge.errors=[{instancePath:r+"/min\
Length",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ce.properties.minLength,data:y}],!1}
var i=p===e}else var i=!0;if(i){if(t.maxLength!==void 0){let y=t.maxLength;const p=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[
{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:ce.properties.maxLength.type,parentSchema:ce.
properties.maxLength,data:y}],!1;if(e===p&&typeof y=="number"&&isFinite(y)){if(y>1e6||isNaN(y))return ge.errors=[{instancePath:r+"/maxLength",schemaPath:"#/prop\
erties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ce.properties.maxLength,data:y}],!1;if(y<1||isNaN(y))return ge.
errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ce.properties.
maxLength,data:y}],!1}var i=p===e}else var i=!0;if(i){if(t.minimum!==void 0){let y=t.minimum;const p=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))
return ge.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:ce.properties.minimum.type,parentSchema:ce.
properties.minimum,data:y}],!1;if(e===p&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return ge.errors=[{instancePath:r+"/minimum",schemaPath:"\
#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:ce.properties.minimum,data:y}],
!1;if(y<-9007199254740991||isNaN(y))return ge.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:ce.properties.minimum,data:y}],!1}var i=p===e}else var i=!0;if(i){if(t.maximum!==void 0){let y=t.
maximum;const p=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"integer"},schema:ce.properties.maximum.type,parentSchema:ce.properties.maximum,data:y}],!1;if(e===p&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:ce.properties.maximum,data:y}],!1;if(y<-9007199254740991||isNaN(y))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"\
#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:ce.properties.maximum,data:y}],
!1}var i=p===e}else var i=!0;if(i){if(t.pastDays!==void 0){let y=t.pastDays;const p=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=
[{instancePath:r+"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:ce.properties.pastDays.type,parentSchema:ce.properties.
pastDays,data:y}],!1;if(e===p&&typeof y=="number"&&isFinite(y)){if(y>36500||isNaN(y))return ge.errors=[{instancePath:r+"/pastDays",schemaPath:"#/properties/past\
Days/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:ce.properties.pastDays,data:y}],!1;if(y<2||isNaN(y))return ge.errors=
[{instancePath:r+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:ce.properties.pastDays,
data:y}],!1}var i=p===e}else var i=!0;if(i)if(t.futureDays!==void 0){let y=t.futureDays;const p=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.
errors=[{instancePath:r+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:ce.properties.futureDays.type,parentSchema:ce.
properties.futureDays,data:y}],!1;if(e===p&&typeof y=="number"&&isFinite(y)){if(y>36500||isNaN(y))return ge.errors=[{instancePath:r+"/futureDays",schemaPath:"#/\
properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:ce.properties.futureDays,data:y}],!1;if(y<0||isNaN(
y))return ge.errors=[{instancePath:r+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ce.
properties.futureDays,data:y}],!1}var i=p===e}else var i=!0}}}}}}}else return ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:ce.type,parentSchema:ce,data:t}],!1;return ge.errors=s,e===0}function sr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>100)return sr.errors=[{instancePath:r,schemaPath:"#/maxProperties",
keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:_r,data:t}],!1;if(Object.keys(t).length<1)return sr.errors=[{instancePath:r,schemaPath:"#/min\
Properties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:_r,data:t}],!1;for(const y in t){const p=e;if(typeof y=="string"&&M(y)>100){const n={
instancePath:r,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:_r.propertyNames,data:y,propertyName:y};s===
null?s=[n]:s.push(n),e++}var i=p===e;if(!i){const n={instancePath:r,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:y},schema:_r.propertyNames,
parentSchema:_r,data:t};return s===null?s=[n]:s.push(n),e++,sr.errors=s,!1;break}}if(i)for(const y in t){const p=e;ge(t[y],{instancePath:r+"/"+y.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:t,parentDataProperty:y,rootData:x,dynamicAnchors:b})||(s=s===null?ge.errors:s.concat(ge.errors),e=s.length);var P=p===e;if(!P)
break}}else return sr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_r.type,parentSchema:_r,data:t}],!1;return sr.errors=
s,e===0}const it={enum:["strict","tolerant"]};function je(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;return t==="strict"||t==="tolerant"?(je.errors=s,e===0):(je.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:it.enum},schema:it.
enum,parentSchema:it,data:t}],!1)}const Er={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuse\
s from 400 to 499"};function Ye(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1,y=null;
const p=e;if(!(t==="accepted"||t==="ignored")){const T={instancePath:r,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:Er.oneOf[0].enum},schema:Er.
oneOf[0].enum,parentSchema:Er.oneOf[0],data:t};s===null?s=[T]:s.push(T),e++}var v=p===e;v&&(P=!0,y=0);const n=e;le(t,{instancePath:r,parentData:J,parentDataProperty:W,
rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var v=n===e;if(v&&P?(P=!1,y=[y,1]):v&&(P=!0,y=1),P)e=i,s!==null&&(i?s.length=
i:s=null);else{const T={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:y},schema:Er.oneOf,parentSchema:Er,data:t};return s===null?s=
[T]:s.push(T),e++,Ye.errors=s,!1}return Ye.errors=s,e===0}function K(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const q=e;for(const w in t)if(!He.call(E.properties,w)){return K.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,parentSchema:E,data:t}],!1;break}if(q===e){if(t.name!==void 0){let w=t.
name;const k=e;if(e===k)if(typeof w=="string"){if(M(w)>200)return K.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:E.properties.name,data:w}],!1;if(M(w)<1)return K.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.name,data:w}],!1}else return K.errors=[{instancePath:r+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},schema:E.properties.name.type,parentSchema:E.properties.name,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.
interface!==void 0){let w=t.interface;const k=e;if(e===k)if(typeof w=="string"){if(M(w)>4)return K.errors=[{instancePath:r+"/interface",schemaPath:"#/properties\
/interface/maxLength",keyword:"maxLength",params:{limit:4},schema:4,parentSchema:E.properties.interface,data:w}],!1;if(!Pt.test(w))return K.errors=[{instancePath:r+
"/interface",schemaPath:"#/properties/interface/pattern",keyword:"pattern",params:{pattern:"^v[1-9][0-9]{0,2}$"},schema:"^v[1-9][0-9]{0,2}$",parentSchema:E.properties.
interface,data:w}],!1}else return K.errors=[{instancePath:r+"/interface",schemaPath:"#/properties/interface/type",keyword:"type",params:{type:"string"},schema:E.
properties.interface.type,parentSchema:E.properties.interface,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.operations!==void 0){let w=t.operations;const k=e;
if(e===k)if(w&&typeof w=="object"&&!Array.isArray(w)){const H=e;for(const d in w)if(!(d==="partial-bill"||d==="no-show")){return K.errors=[{instancePath:r+"/ope\
rations",schemaPath:"#/properties/operations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.
operations,data:w}],!1;break}if(H===e){if(w["partial-bill"]!==void 0){const d=e;$e(w["partial-bill"],{instancePath:r+"/operations/partial-bill",parentData:w,parentDataProperty:"\
partial-bill",rootData:x,dynamicAnchors:b})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var P=d===e}else var P=!0;if(P)if(w["no-show"]!==void 0){const d=e;
$e(w["no-show"],{instancePath:r+"/operations/no-show",parentData:w,parentDataProperty:"no-show",rootData:x,dynamicAnchors:b})||(s=s===null?$e.errors:s.concat($e.
errors),e=s.length);var P=d===e}else var P=!0}}else return K.errors=[{instancePath:r+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{
type:"object"},schema:E.properties.operations.type,parentSchema:E.properties.operations,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.errors!==void 0){let w=t.
errors;const k=e;if(e===k)if(w&&typeof w=="object"&&!Array.isArray(w)){const H=e;for(const d in w)if(!(d==="unauthorized"||d==="invalid"||d==="malformed"||d==="\
unsupportedMediaType"||d==="schema"||d==="replies")){return K.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.errors,data:w}],!1;break}if(H===e){if(w.unauthorized!==void 0){const d=e;
le(w.unauthorized,{instancePath:r+"/errors/unauthorized",parentData:w,parentDataProperty:"unauthorized",rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(
le.errors),e=s.length);var y=d===e}else var y=!0;if(y){if(w.invalid!==void 0){const d=e;le(w.invalid,{instancePath:r+"/errors/invalid",parentData:w,parentDataProperty:"\
invalid",rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var y=d===e}else var y=!0;if(y){if(w.malformed!==void 0){const d=e;
le(w.malformed,{instancePath:r+"/errors/malformed",parentData:w,parentDataProperty:"malformed",rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(le.
errors),e=s.length);var y=d===e}else var y=!0;if(y){if(w.unsupportedMediaType!==void 0){const d=e;le(w.unsupportedMediaType,{instancePath:r+"/errors/unsupported\
MediaType",parentData:w,parentDataProperty:"unsupportedMediaType",rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var y=d===
e}else var y=!0;if(y){if(w.schema!==void 0){const d=e;tr(w.schema,{instancePath:r+"/errors/schema",parentData:w,parentDataProperty:"schema",rootData:x,dynamicAnchors:b})||
(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var y=d===e}else var y=!0;if(y)if(w.replies!==void 0){let d=w.replies;const c=e;if(e===c)if(d&&typeof d=="\
object"&&!Array.isArray(d)){if(Object.keys(d).length>100)return K.errors=[{instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/m\
axProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:E.properties.errors.properties.replies,data:d}],!1;if(Object.keys(d).length<1)return K.
errors=[{instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:E.
properties.errors.properties.replies,data:d}],!1;for(const F in d){const a=e;if(typeof F=="string"){if(M(F)>3){const o={instancePath:r+"/errors/replies",schemaPath:"\
#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"maxLength",params:{limit:3},schema:3,parentSchema:E.properties.errors.properties.replies.
propertyNames,data:F,propertyName:F};s===null?s=[o]:s.push(o),e++}else if(!kt.test(F)){const o={instancePath:r+"/errors/replies",schemaPath:"#/properties/errors\
/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:E.properties.errors.properties.replies.
propertyNames,data:F,propertyName:F};s===null?s=[o]:s.push(o),e++}}var p=a===e;if(!p){const o={instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/\
properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:F},schema:E.properties.errors.properties.replies.propertyNames,parentSchema:E.properties.
errors.properties.replies,data:d};return s===null?s=[o]:s.push(o),e++,K.errors=s,!1;break}}if(p)for(const F in d){let a=d[F];const o=e;if(e===o)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return K.errors=[{instancePath:r+"/errors/replies/"+F.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:E.properties.errors.properties.
replies.additionalProperties,data:a}],!1;{const f=e;for(const h in a)if(!(h==="contentType"||h==="schema")){return K.errors=[{instancePath:r+"/errors/replies/"+
F.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:h},schema:!1,parentSchema:E.properties.errors.properties.replies.additionalProperties,data:a}],!1;break}if(f===e){if(a.contentType!==
void 0){let h=a.contentType;const S=e;if(e===S)if(typeof h=="string"){if(M(h)>200)return K.errors=[{instancePath:r+"/errors/replies/"+F.replace(/~/g,"~0").replace(
/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:E.properties.errors.properties.replies.additionalProperties.properties.contentType,data:h}],!1;if(!wt.test(h))return K.errors=
[{instancePath:r+"/errors/replies/"+F.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalPropert\
ies/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:E.
properties.errors.properties.replies.additionalProperties.properties.contentType,data:h}],!1}else return K.errors=[{instancePath:r+"/errors/replies/"+F.replace(
/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/type",keyword:"type",
params:{type:"string"},schema:E.properties.errors.properties.replies.additionalProperties.properties.contentType.type,parentSchema:E.properties.errors.properties.
replies.additionalProperties.properties.contentType,data:h}],!1;var n=S===e}else var n=!0;if(n)if(a.schema!==void 0){const h=e;tr(a.schema,{instancePath:r+"/err\
ors/replies/"+F.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:a,parentDataProperty:"schema",rootData:x,dynamicAnchors:b})||(s=s===null?tr.errors:s.
concat(tr.errors),e=s.length);var n=h===e}else var n=!0}}}else return K.errors=[{instancePath:r+"/errors/replies/"+F.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{type:"object"},schema:E.properties.errors.properties.replies.additionalProperties.
type,parentSchema:E.properties.errors.properties.replies.additionalProperties,data:a}],!1;var v=o===e;if(!v)break}}else return K.errors=[{instancePath:r+"/error\
s/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"type",params:{type:"object"},schema:E.properties.errors.properties.replies.type,parentSchema:E.
properties.errors.properties.replies,data:d}],!1;var y=c===e}else var y=!0}}}}}}else return K.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/\
type",keyword:"type",params:{type:"object"},schema:E.properties.errors.type,parentSchema:E.properties.errors,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.apiVersion!==
void 0){let w=t.apiVersion;const k=e;if(e===k)if(w&&typeof w=="object"&&!Array.isArray(w)){const H=e;for(const d in w)if(!(d==="supported"||d==="unsupported"||d===
"empty"||d==="repeated")){return K.errors=[{instancePath:r+"/apiVersion",schemaPath:"#/properties/apiVersion/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d},schema:!1,parentSchema:E.properties.apiVersion,data:w}],!1;break}if(H===e){if(w.supported!==void 0){let d=w.supported;const c=e;if(e===
c)if(Array.isArray(d)){if(d.length>50)return K.errors=[{instancePath:r+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/maxItems",
keyword:"maxItems",params:{limit:50},schema:50,parentSchema:E.properties.apiVersion.properties.supported,data:d}],!1;if(d.length<1)return K.errors=[{instancePath:r+
"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:E.properties.
apiVersion.properties.supported,data:d}],!1;{var T=!0;const g=d.length;for(let F=0;F<g;F++){let a=d[F];const o=e;if(e===o)if(typeof a=="string"){if(M(a)>200)return K.
errors=[{instancePath:r+"/apiVersion/supported/"+F,schemaPath:"#/properties/apiVersion/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:E.properties.apiVersion.properties.supported.items,data:a}],!1;if(M(a)<1)return K.errors=[{instancePath:r+"/apiVersion/supported/"+F,schemaPath:"\
#/properties/apiVersion/properties/supported/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.apiVersion.properties.supported.
items,data:a}],!1}else return K.errors=[{instancePath:r+"/apiVersion/supported/"+F,schemaPath:"#/properties/apiVersion/properties/supported/items/type",keyword:"\
type",params:{type:"string"},schema:E.properties.apiVersion.properties.supported.items.type,parentSchema:E.properties.apiVersion.properties.supported.items,data:a}],
!1;var T=o===e;if(!T)break}if(T){let F=d.length,a;if(F>1){const o={};for(;F--;){let f=d[F];if(typeof f=="string"){if(typeof o[f]=="number"){return a=o[f],K.errors=
[{instancePath:r+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:F,j:a},schema:!0,
parentSchema:E.properties.apiVersion.properties.supported,data:d}],!1;break}o[f]=F}}}}}}else return K.errors=[{instancePath:r+"/apiVersion/supported",schemaPath:"\
#/properties/apiVersion/properties/supported/type",keyword:"type",params:{type:"array"},schema:E.properties.apiVersion.properties.supported.type,parentSchema:E.
properties.apiVersion.properties.supported,data:d}],!1;var G=c===e}else var G=!0;if(G){if(w.unsupported!==void 0){const d=e;le(w.unsupported,{instancePath:r+"/a\
piVersion/unsupported",parentData:w,parentDataProperty:"unsupported",rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var G=d===
e}else var G=!0;if(G){if(w.empty!==void 0){const d=e;wr(w.empty,{instancePath:r+"/apiVersion/empty",parentData:w,parentDataProperty:"empty",rootData:x,dynamicAnchors:b})||
(s=s===null?wr.errors:s.concat(wr.errors),e=s.length);var G=d===e}else var G=!0;if(G)if(w.repeated!==void 0){const d=e;wr(w.repeated,{instancePath:r+"/apiVersio\
n/repeated",parentData:w,parentDataProperty:"repeated",rootData:x,dynamicAnchors:b})||(s=s===null?wr.errors:s.concat(wr.errors),e=s.length);var G=d===e}else var G=!0}}}}else
return K.errors=[{instancePath:r+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"object"},schema:E.properties.apiVersion.type,
parentSchema:E.properties.apiVersion,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.rateLimit!==void 0){let w=t.rateLimit;const k=e;if(e===k)if(w&&typeof w=="\
object"&&!Array.isArray(w)){let H;if(w.requestsPerSecond===void 0&&(H="requestsPerSecond"))return K.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/propertie\
s/rateLimit/required",keyword:"required",params:{missingProperty:H},schema:E.properties.rateLimit.required,parentSchema:E.properties.rateLimit,data:w}],!1;{const d=e;
for(const c in w)if(c!=="requestsPerSecond"){return K.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:E.properties.rateLimit,data:w}],!1;break}if(d===e&&w.requestsPerSecond!==void 0){let c=w.
requestsPerSecond;if(e===e)if(typeof c=="number"&&isFinite(c)){if(c>1e5||isNaN(c))return K.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/\
properties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:E.properties.rateLimit.properties.
requestsPerSecond,data:c}],!1;if(c<=0||isNaN(c))return K.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/re\
questsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:E.properties.rateLimit.properties.requestsPerSecond,
data:c}],!1}else return K.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/type",keyword:"\
type",params:{type:"number"},schema:E.properties.rateLimit.properties.requestsPerSecond.type,parentSchema:E.properties.rateLimit.properties.requestsPerSecond,data:c}],
!1}}}else return K.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properties/rateLimit/type",keyword:"type",params:{type:"object"},schema:E.properties.rateLimit.
type,parentSchema:E.properties.rateLimit,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.token!==void 0){let w=t.token;const k=e;if(e===k)if(w&&typeof w=="obje\
ct"&&!Array.isArray(w)){const H=e;for(const d in w)if(!(d==="expired"||d==="shortLivedClient"||d==="wrongSecrets"||d==="leewaySeconds"||d==="secondClient"||d===
"longestLifeSeconds")){return K.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
schema:!1,parentSchema:E.properties.token,data:w}],!1;break}if(H===e){if(w.expired!==void 0){const d=e;le(w.expired,{instancePath:r+"/token/expired",parentData:w,
parentDataProperty:"expired",rootData:x,dynamicAnchors:b})||(s=s===null?le.errors:s.concat(le.errors),e=s.length);var m=d===e}else var m=!0;if(m){if(w.shortLivedClient!==
void 0){let d=w.shortLivedClient;const c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.id===void 0&&(F="id")||d.lifetimeSeconds===void 0&&(F=
"lifetimeSeconds"))return K.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"requ\
ired",params:{missingProperty:F},schema:E.properties.token.properties.shortLivedClient.required,parentSchema:E.properties.token.properties.shortLivedClient,data:d}],
!1;{const a=e;for(const o in d)if(!(o==="id"||o==="lifetimeSeconds")){return K.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/\
properties/shortLivedClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:E.properties.token.properties.
shortLivedClient,data:d}],!1;break}if(a===e){if(d.id!==void 0){let o=d.id;const f=e;if(e===f)if(typeof o=="string"){if(M(o)>512)return K.errors=[{instancePath:r+
"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,
parentSchema:E.properties.token.properties.shortLivedClient.properties.id,data:o}],!1;if(M(o)<1)return K.errors=[{instancePath:r+"/token/shortLivedClient/id",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:E.properties.token.properties.
shortLivedClient.properties.id,data:o}],!1}else return K.errors=[{instancePath:r+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLiv\
edClient/properties/id/type",keyword:"type",params:{type:"string"},schema:E.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:E.properties.
token.properties.shortLivedClient.properties.id,data:o}],!1;var u=f===e}else var u=!0;if(u)if(d.lifetimeSeconds!==void 0){let o=d.lifetimeSeconds;const f=e;if(e===
f)if(typeof o=="number"&&isFinite(o)){if(o>60||isNaN(o))return K.errors=[{instancePath:r+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/toke\
n/properties/shortLivedClient/properties/lifetimeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:E.properties.token.
properties.shortLivedClient.properties.lifetimeSeconds,data:o}],!1;if(o<3||isNaN(o))return K.errors=[{instancePath:r+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:E.properties.
token.properties.shortLivedClient.properties.lifetimeSeconds,data:o}],!1}else return K.errors=[{instancePath:r+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:E.properties.token.properties.shortLivedClient.
properties.lifetimeSeconds.type,parentSchema:E.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:o}],!1;var u=f===e}else var u=!0}}}else
return K.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"type",params:{type:"object"},
schema:E.properties.token.properties.shortLivedClient.type,parentSchema:E.properties.token.properties.shortLivedClient,data:d}],!1;var m=c===e}else var m=!0;if(m){
if(w.wrongSecrets!==void 0){let d=w.wrongSecrets;const c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return K.errors=[{instancePath:r+"/token/wro\
ngSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:E.properties.token.properties.wrongSecrets.
type,parentSchema:E.properties.token.properties.wrongSecrets,data:d}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e3||isNaN(d))return K.errors=[{instancePath:r+
"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:E.
properties.token.properties.wrongSecrets,data:d}],!1;if(d<0||isNaN(d))return K.errors=[{instancePath:r+"/token/wrongSecrets",schemaPath:"#/properties/token/prop\
erties/wrongSecrets/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:E.properties.token.properties.wrongSecrets,data:d}],!1}var m=c===
e}else var m=!0;if(m){if(w.leewaySeconds!==void 0){let d=w.leewaySeconds;const c=e;if(e===c)if(typeof d=="number"&&isFinite(d)){if(d>300||isNaN(d))return K.errors=
[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,
parentSchema:E.properties.token.properties.leewaySeconds,data:d}],!1;if(d<0||isNaN(d))return K.errors=[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/prop\
erties/token/properties/leewaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:E.properties.token.properties.leewaySeconds,
data:d}],!1}else return K.errors=[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"type",params:{type:"\
number"},schema:E.properties.token.properties.leewaySeconds.type,parentSchema:E.properties.token.properties.leewaySeconds,data:d}],!1;var m=c===e}else var m=!0;
if(m){if(w.secondClient!==void 0){let d=w.secondClient;const c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.id===void 0&&(F="id"))return K.
errors=[{instancePath:r+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:F},schema:E.
properties.token.properties.secondClient.required,parentSchema:E.properties.token.properties.secondClient,data:d}],!1;{const a=e;for(const o in d)if(o!=="id"){return K.
errors=[{instancePath:r+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:E.properties.token.properties.secondClient,data:d}],!1;break}if(a===e&&d.id!==void 0){let o=d.id;if(e===e)if(typeof o==
"string"){if(M(o)>512)return K.errors=[{instancePath:r+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/maxLength",
keyword:"maxLength",params:{limit:512},schema:512,parentSchema:E.properties.token.properties.secondClient.properties.id,data:o}],!1;if(M(o)<1)return K.errors=[{
instancePath:r+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:E.properties.token.properties.secondClient.properties.id,data:o}],!1}else return K.errors=[{instancePath:r+"/token/secondClient/id",schemaPath:"#/p\
roperties/token/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:E.properties.token.properties.secondClient.properties.id.
type,parentSchema:E.properties.token.properties.secondClient.properties.id,data:o}],!1}}}else return K.errors=[{instancePath:r+"/token/secondClient",schemaPath:"\
#/properties/token/properties/secondClient/type",keyword:"type",params:{type:"object"},schema:E.properties.token.properties.secondClient.type,parentSchema:E.properties.
token.properties.secondClient,data:d}],!1;var m=c===e}else var m=!0;if(m)if(w.longestLifeSeconds!==void 0){let d=w.longestLifeSeconds;const c=e;if(!(typeof d=="\
number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return K.errors=[{instancePath:r+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSecon\
ds/type",keyword:"type",params:{type:"integer"},schema:E.properties.token.properties.longestLifeSeconds.type,parentSchema:E.properties.token.properties.longestLifeSeconds,
data:d}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return K.errors=[{instancePath:r+"/token/longestLifeSeconds",schemaPath:"#/prop\
erties/token/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:E.properties.token.
properties.longestLifeSeconds,data:d}],!1;if(d<1||isNaN(d))return K.errors=[{instancePath:r+"/token/longestLifeSeconds",schemaPath:"#/properties/token/propertie\
s/longestLifeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:E.properties.token.properties.longestLifeSeconds,data:d}],
!1}var m=c===e}else var m=!0}}}}}}else return K.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"object"},schema:E.
properties.token.type,parentSchema:E.properties.token,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.fields!==void 0){let w=t.fields;const k=e;if(e===k)if(w&&
typeof w=="object"&&!Array.isArray(w)){const H=e;for(const d in w)if(!(d==="check-in"||d==="check-out")){return K.errors=[{instancePath:r+"/fields",schemaPath:"\
#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.fields,data:w}],!1;break}
if(H===e){if(w["check-in"]!==void 0){const d=e;sr(w["check-in"],{instancePath:r+"/fields/check-in",parentData:w,parentDataProperty:"check-in",rootData:x,dynamicAnchors:b})||
(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var z=d===e}else var z=!0;if(z)if(w["check-out"]!==void 0){const d=e;sr(w["check-out"],{instancePath:r+"/f\
ields/check-out",parentData:w,parentDataProperty:"check-out",rootData:x,dynamicAnchors:b})||(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var z=d===e}else
var z=!0}}else return K.errors=[{instancePath:r+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},schema:E.properties.fields.
type,parentSchema:E.properties.fields,data:w}],!1;var i=k===e}else var i=!0;if(i){if(t.reading!==void 0){let w=t.reading;const k=e;if(e===k)if(w&&typeof w=="obj\
ect"&&!Array.isArray(w)){const H=e;for(const d in w)if(!(d==="coercions"||d==="unknownMembers"||d==="letterCase")){return K.errors=[{instancePath:r+"/reading",schemaPath:"\
#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:E.properties.reading,data:w}],!1;
break}if(H===e){if(w.coercions!==void 0){let d=w.coercions;const c=e,g=e;let F=!1,a=null;const o=e;je(d,{instancePath:r+"/reading/coercions",parentData:w,parentDataProperty:"\
coercions",rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var O=o===e;O&&(F=!0,a=0);const f=e;if(e===f)if(d&&typeof d=="ob\
ject"&&!Array.isArray(d))if(Object.keys(d).length<1){const h={instancePath:r+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/\
minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:E.properties.reading.properties.coercions.oneOf[1],data:d};s===null?s=[h]:s.push(h),
e++}else{const h=e;for(const S in d)if(!(S==="quotedNumbers"||S==="quotedBooleans"||S==="numbersAsText")){const L={instancePath:r+"/reading/coercions",schemaPath:"\
#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S},schema:!1,parentSchema:E.properties.
reading.properties.coercions.oneOf[1],data:d};s===null?s=[L]:s.push(L),e++;break}if(h===e){if(d.quotedNumbers!==void 0){const S=e;je(d.quotedNumbers,{instancePath:r+
"/reading/coercions/quotedNumbers",parentData:d,parentDataProperty:"quotedNumbers",rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.errors),e=s.
length);var C=S===e}else var C=!0;if(C){if(d.quotedBooleans!==void 0){const S=e;je(d.quotedBooleans,{instancePath:r+"/reading/coercions/quotedBooleans",parentData:d,
parentDataProperty:"quotedBooleans",rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var C=S===e}else var C=!0;if(C)if(d.numbersAsText!==
void 0){const S=e;je(d.numbersAsText,{instancePath:r+"/reading/coercions/numbersAsText",parentData:d,parentDataProperty:"numbersAsText",rootData:x,dynamicAnchors:b})||
(s=s===null?je.errors:s.concat(je.errors),e=s.length);var C=S===e}else var C=!0}}}else{const h={instancePath:r+"/reading/coercions",schemaPath:"#/properties/rea\
ding/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:E.properties.reading.properties.coercions.oneOf[1].type,parentSchema:E.properties.
reading.properties.coercions.oneOf[1],data:d};s===null?s=[h]:s.push(h),e++}var O=f===e;if(O&&F?(F=!1,a=[a,1]):O&&(F=!0,a=1),F)e=g,s!==null&&(g?s.length=g:s=null);else{
const h={instancePath:r+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf",keyword:"oneOf",params:{passingSchemas:a},schema:E.properties.
reading.properties.coercions.oneOf,parentSchema:E.properties.reading.properties.coercions,data:d};return s===null?s=[h]:s.push(h),e++,K.errors=s,!1}var B=c===e}else
var B=!0;if(B){if(w.unknownMembers!==void 0){const d=e;je(w.unknownMembers,{instancePath:r+"/reading/unknownMembers",parentData:w,parentDataProperty:"unknownMem\
bers",rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var B=d===e}else var B=!0;if(B)if(w.letterCase!==void 0){const d=e;je(
w.letterCase,{instancePath:r+"/reading/letterCase",parentData:w,parentDataProperty:"letterCase",rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.
errors),e=s.length);var B=d===e}else var B=!0}}}else return K.errors=[{instancePath:r+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"\
object"},schema:E.properties.reading.type,parentSchema:E.properties.reading,data:w}],!1;var i=k===e}else var i=!0;if(i)if(t.repeats!==void 0){let w=t.repeats;const k=e;
if(e===k)if(w&&typeof w=="object"&&!Array.isArray(w)){const H=e;for(const d in w)if(!(d==="check-in"||d==="check-out"||d==="partial-bill"||d==="no-show")){return K.
errors=[{instancePath:r+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,
parentSchema:E.properties.repeats,data:w}],!1;break}if(H===e){if(w["check-in"]!==void 0){const d=e;Ye(w["check-in"],{instancePath:r+"/repeats/check-in",parentData:w,
parentDataProperty:"check-in",rootData:x,dynamicAnchors:b})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var Y=d===e}else var Y=!0;if(Y){if(w["check-o\
ut"]!==void 0){const d=e;Ye(w["check-out"],{instancePath:r+"/repeats/check-out",parentData:w,parentDataProperty:"check-out",rootData:x,dynamicAnchors:b})||(s=s===
null?Ye.errors:s.concat(Ye.errors),e=s.length);var Y=d===e}else var Y=!0;if(Y){if(w["partial-bill"]!==void 0){const d=e;Ye(w["partial-bill"],{instancePath:r+"/r\
epeats/partial-bill",parentData:w,parentDataProperty:"partial-bill",rootData:x,dynamicAnchors:b})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var Y=d===
e}else var Y=!0;if(Y)if(w["no-show"]!==void 0){const d=e;Ye(w["no-show"],{instancePath:r+"/repeats/no-show",parentData:w,parentDataProperty:"no-show",rootData:x,
dynamicAnchors:b})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var Y=d===e}else var Y=!0}}}}else return K.errors=[{instancePath:r+"/repeats",schemaPath:"\
#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:E.properties.repeats.type,parentSchema:E.properties.repeats,data:w}],!1;var i=k===e}else
var i=!0}}}}}}}}}}else return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:E.type,parentSchema:E,data:t}],!1;return K.
errors=s,e===0}const we={type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},tzdata:{type:"\
string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,items:{type:"array",minItems:2,
maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}},xt=new RegExp("^[A-Za-z0-9_.+-]+$","u");function De(t,{instancePath:r="",
parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.timeZone===
void 0&&(p="timeZone")||t.tzdata===void 0&&(p="tzdata")||t.offsets===void 0&&(p="offsets"))return De.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:p},schema:we.required,parentSchema:we,data:t}],!1;{const n=e;for(const v in t)if(!(v==="timeZone"||v==="tzdata"||v==="offsets")){
return De.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:we,data:t}],
!1;break}if(n===e){if(t.timeZone!==void 0){const v=e;pr(t.timeZone,{instancePath:r+"/timeZone",parentData:t,parentDataProperty:"timeZone",rootData:x,dynamicAnchors:b})||
(s=s===null?pr.errors:s.concat(pr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.tzdata!==void 0){let v=t.tzdata;const T=e;if(e===T)if(typeof v=="stri\
ng"){if(M(v)>32)return De.errors=[{instancePath:r+"/tzdata",schemaPath:"#/properties/tzdata/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:we.
properties.tzdata,data:v}],!1;if(!xt.test(v))return De.errors=[{instancePath:r+"/tzdata",schemaPath:"#/properties/tzdata/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_.+-]+$"},schema:"^[A-Za-z0-9_.+-]+$",parentSchema:we.properties.tzdata,data:v}],!1}else return De.errors=[{instancePath:r+"/tzdata",schemaPath:"#/pr\
operties/tzdata/type",keyword:"type",params:{type:"string"},schema:we.properties.tzdata.type,parentSchema:we.properties.tzdata,data:v}],!1;var i=T===e}else var i=!0;
if(i)if(t.offsets!==void 0){let v=t.offsets;const T=e;if(e===T)if(Array.isArray(v)){if(v.length>2e3)return De.errors=[{instancePath:r+"/offsets",schemaPath:"#/p\
roperties/offsets/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:we.properties.offsets,data:v}],!1;if(v.length<1)return De.errors=[{instancePath:r+
"/offsets",schemaPath:"#/properties/offsets/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:we.properties.offsets,data:v}],!1;{var P=!0;const m=v.
length;for(let u=0;u<m;u++){let z=v[u];const C=e;if(e===C)if(Array.isArray(z)){if(z.length>2)return De.errors=[{instancePath:r+"/offsets/"+u,schemaPath:"#/prope\
rties/offsets/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:we.properties.offsets.items,data:z}],!1;if(z.length<2)return De.errors=[
{instancePath:r+"/offsets/"+u,schemaPath:"#/properties/offsets/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:we.properties.offsets.items,
data:z}],!1;{var y=!0;const B=z.length;for(let Y=0;Y<B;Y++){let q=z[Y];const w=e;if(typeof q!="string"&&!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return De.
errors=[{instancePath:r+"/offsets/"+u+"/"+Y,schemaPath:"#/properties/offsets/items/items/type",keyword:"type",params:{type:we.properties.offsets.items.items.type},
schema:we.properties.offsets.items.items.type,parentSchema:we.properties.offsets.items.items,data:q}],!1;if(e===w){if(typeof q=="number"&&isFinite(q)){if(q>1440||
isNaN(q))return De.errors=[{instancePath:r+"/offsets/"+u+"/"+Y,schemaPath:"#/properties/offsets/items/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},
schema:1440,parentSchema:we.properties.offsets.items.items,data:q}],!1;if(q<-1440||isNaN(q))return De.errors=[{instancePath:r+"/offsets/"+u+"/"+Y,schemaPath:"#/\
properties/offsets/items/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1440},schema:-1440,parentSchema:we.properties.offsets.items.items,data:q}],
!1}if(e===w&&typeof q=="string"&&M(q)>24)return De.errors=[{instancePath:r+"/offsets/"+u+"/"+Y,schemaPath:"#/properties/offsets/items/items/maxLength",keyword:"\
maxLength",params:{limit:24},schema:24,parentSchema:we.properties.offsets.items.items,data:q}],!1}var y=w===e;if(!y)break}}}else return De.errors=[{instancePath:r+
"/offsets/"+u,schemaPath:"#/properties/offsets/items/type",keyword:"type",params:{type:"array"},schema:we.properties.offsets.items.type,parentSchema:we.properties.
offsets.items,data:z}],!1;var P=C===e;if(!P)break}}}else return De.errors=[{instancePath:r+"/offsets",schemaPath:"#/properties/offsets/type",keyword:"type",params:{
type:"array"},schema:we.properties.offsets.type,parentSchema:we.properties.offsets,data:v}],!1;var i=T===e}else var i=!0}}}}else return De.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:t}],!1;return De.errors=s,e===0}const he={type:"object",additionalProperties:!1,
required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$def\
s/sha256"}}},pt=new RegExp("^[0-9A-Za-z.+-]+$","u"),er={type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},Ir=new RegExp(
"^[0-9a-f]{64}$","u");function Ie(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t==
"string"){if(M(t)>64)return Ie.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:er,data:t}],!1;if(!Ir.
test(t))return Ie.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:er,data:t}],
!1}else return Ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:er.type,parentSchema:er,data:t}],!1;return Ie.errors=
s,e===0}function nr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let P;if(t.version===void 0&&(P="version")||t.digest===void 0&&(P="digest"))return nr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:P},schema:he.required,parentSchema:he,data:t}],!1;{const y=e;for(const p in t)if(!(p==="version"||p==="digest")){return nr.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:he,data:t}],!1;break}if(y===
e){if(t.version!==void 0){let p=t.version;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>64)return nr.errors=[{instancePath:r+"/version",schemaPath:"#/proper\
ties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:he.properties.version,data:p}],!1;if(!pt.test(p))return nr.errors=[{instancePath:r+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:he.properties.
version,data:p}],!1}else return nr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:he.properties.
version.type,parentSchema:he.properties.version,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.digest!==void 0){const p=e;Ie(t.digest,{instancePath:r+"/digest",
parentData:t,parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var i=p===e}else var i=!0}}}else return nr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:t}],!1;return nr.errors=s,e===0}const mr={
type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}};function Lr(t,{
instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;
if(t.startedAt===void 0&&(P="startedAt")||t.endedAt===void 0&&(P="endedAt"))return Lr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:P},schema:mr.required,parentSchema:mr,data:t}],!1;{const y=e;for(const p in t)if(!(p==="startedAt"||p==="endedAt")){return Lr.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:mr,data:t}],!1;break}if(y===e){if(t.startedAt!==
void 0){const p=e;oe(t.startedAt,{instancePath:r+"/startedAt",parentData:t,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.
concat(oe.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(t.endedAt!==void 0){const p=e;oe(t.endedAt,{instancePath:r+"/endedAt",parentData:t,parentDataProperty:"\
endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var i=p===e}else var i=!0}}}else return Lr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mr.type,parentSchema:mr,data:t}],!1;return Lr.errors=s,e===0}const Be={type:"array",minItems:1,
maxItems:10,items:{type:"object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","targ\
et","not-http","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9}}}};function Ee(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>10)return Ee.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:10},schema:10,parentSchema:Be,data:t}],!1;if(t.length<1)return Ee.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:Be,data:t}],!1;{var i=!0;const y=t.length;for(let p=0;p<y;p++){let n=t[p];const v=e;if(e===v)if(n&&typeof n=="object"&&!Array.isArray(n)){
let G;if(n.why===void 0&&(G="why")||n.calls===void 0&&(G="calls"))return Ee.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:G},schema:Be.items.required,parentSchema:Be.items,data:n}],!1;{const m=e;for(const u in n)if(!(u==="why"||u==="calls")){return Ee.errors=[{instancePath:r+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:Be.items,data:n}],!1;break}if(m===
e){if(n.why!==void 0){let u=n.why;const z=e;if(!(u==="body"||u==="head"||u==="slow"||u==="connections"||u==="rate"||u==="calls"||u==="target"||u==="not-http"||u===
"between-scenes"))return Ee.errors=[{instancePath:r+"/"+p+"/why",schemaPath:"#/items/properties/why/enum",keyword:"enum",params:{allowedValues:Be.items.properties.
why.enum},schema:Be.items.properties.why.enum,parentSchema:Be.items.properties.why,data:u}],!1;var P=z===e}else var P=!0;if(P)if(n.calls!==void 0){let u=n.calls;
const z=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return Ee.errors=[{instancePath:r+"/"+p+"/calls",schemaPath:"#/items/properties/calls/type",keyword:"\
type",params:{type:"integer"},schema:Be.items.properties.calls.type,parentSchema:Be.items.properties.calls,data:u}],!1;if(e===z&&typeof u=="number"&&isFinite(u)){
if(u>1e9||isNaN(u))return Ee.errors=[{instancePath:r+"/"+p+"/calls",schemaPath:"#/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:Be.items.properties.calls,data:u}],!1;if(u<1||isNaN(u))return Ee.errors=[{instancePath:r+"/"+p+"/calls",schemaPath:"#/items/properties/c\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Be.items.properties.calls,data:u}],!1}var P=z===e}else var P=!0}}}else return Ee.
errors=[{instancePath:r+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Be.items.type,parentSchema:Be.items,data:n}],!1;var i=v===e;
if(!i)break}}}else return Ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Be.type,parentSchema:Be,data:t}],!1;return Ee.
errors=s,e===0}function Z(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let q;if(t.context===void 0&&(q="context")||t.suite===void 0&&(q="suite")||t.catalogueDigest===void 0&&(q="catalogueDigest")||t.times===
void 0&&(q="times")||t.attempts===void 0&&(q="attempts")||t.whole===void 0&&(q="whole")||t.only===void 0&&(q="only")||t.stopped===void 0&&(q="stopped")||t.pace===
void 0&&(q="pace")||t.network===void 0&&(q="network")||t.pool===void 0&&(q="pool"))return Z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:q},schema:N.required,parentSchema:N,data:t}],!1;{const w=e;for(const k in t)if(!He.call(N.properties,k)){return Z.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,parentSchema:N,data:t}],!1;break}if(w===e){if(t.context!==void 0){
let k=t.context;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){let H;if(k.seed===void 0&&(H="seed")||k.startedAt===void 0&&(H="startedAt")||k.subject===
void 0&&(H="subject")||k.target===void 0&&(H="target")||k.clientId===void 0&&(H="clientId")||k.product===void 0&&(H="product")||k.claims===void 0&&(H="claims")||
k.values===void 0&&(H="values")||k.profile===void 0&&(H="profile")||k.zones===void 0&&(H="zones"))return Z.errors=[{instancePath:r+"/context",schemaPath:"#/prop\
erties/context/required",keyword:"required",params:{missingProperty:H},schema:N.properties.context.required,parentSchema:N.properties.context,data:k}],!1;{const d=e;
for(const c in k)if(!He.call(N.properties.context.properties,c)){return Z.errors=[{instancePath:r+"/context",schemaPath:"#/properties/context/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:N.properties.context,data:k}],!1;break}if(d===e){if(k.seed!==void 0){let c=k.
seed;const g=e;if(e===g)if(typeof c=="string"){if(M(c)>32)return Z.errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/context/properties/seed/maxL\
ength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:N.properties.context.properties.seed,data:c}],!1;if(!yt.test(c))return Z.errors=[{instancePath:r+
"/context/seed",schemaPath:"#/properties/context/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:N.
properties.context.properties.seed,data:c}],!1}else return Z.errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/context/properties/seed/type",keyword:"\
type",params:{type:"string"},schema:N.properties.context.properties.seed.type,parentSchema:N.properties.context.properties.seed,data:c}],!1;var i=g===e}else var i=!0;
if(i){if(k.startedAt!==void 0){const c=e;oe(k.startedAt,{instancePath:r+"/context/startedAt",parentData:k,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||
(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var i=c===e}else var i=!0;if(i){if(k.subject!==void 0){let c=k.subject;const g=e;if(!(c==="service"||c==="\
client"))return Z.errors=[{instancePath:r+"/context/subject",schemaPath:"#/properties/context/properties/subject/enum",keyword:"enum",params:{allowedValues:N.properties.
context.properties.subject.enum},schema:N.properties.context.properties.subject.enum,parentSchema:N.properties.context.properties.subject,data:c}],!1;var i=g===
e}else var i=!0;if(i){if(k.target!==void 0){const c=e;ir(k.target,{instancePath:r+"/context/target",parentData:k,parentDataProperty:"target",rootData:x,dynamicAnchors:b})||
(s=s===null?ir.errors:s.concat(ir.errors),e=s.length);var i=c===e}else var i=!0;if(i){if(k.clientId!==void 0){let c=k.clientId;const g=e;if(e===g)if(typeof c=="\
string"){if(M(c)>512)return Z.errors=[{instancePath:r+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/maxLength",keyword:"maxLength",params:{
limit:512},schema:512,parentSchema:N.properties.context.properties.clientId,data:c}],!1;if(M(c)<1)return Z.errors=[{instancePath:r+"/context/clientId",schemaPath:"\
#/properties/context/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:N.properties.context.properties.clientId,data:c}],
!1;if(!lt.test(c))return Z.errors=[{instancePath:r+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/pattern",keyword:"pattern",params:{pattern:"\
^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:N.properties.context.properties.clientId,data:c}],!1}else return Z.errors=[{instancePath:r+"/context/clientI\
d",schemaPath:"#/properties/context/properties/clientId/type",keyword:"type",params:{type:"string"},schema:N.properties.context.properties.clientId.type,parentSchema:N.
properties.context.properties.clientId,data:c}],!1;var i=g===e}else var i=!0;if(i){if(k.product!==void 0){let c=k.product;const g=e,F=e;let a=!1;const o=e;if(c!==
null){const h={instancePath:r+"/context/product",schemaPath:"#/properties/context/properties/product/anyOf/0/type",keyword:"type",params:{type:"null"},schema:N.
properties.context.properties.product.anyOf[0].type,parentSchema:N.properties.context.properties.product.anyOf[0],data:c};s===null?s=[h]:s.push(h),e++}var P=o===
e;if(a=a||P,!a){const h=e;Me(c,{instancePath:r+"/context/product",parentData:k,parentDataProperty:"product",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:
s.concat(Me.errors),e=s.length);var P=h===e;a=a||P}if(a)e=F,s!==null&&(F?s.length=F:s=null);else{const h={instancePath:r+"/context/product",schemaPath:"#/proper\
ties/context/properties/product/anyOf",keyword:"anyOf",params:{},schema:N.properties.context.properties.product.anyOf,parentSchema:N.properties.context.properties.
product,data:c};return s===null?s=[h]:s.push(h),e++,Z.errors=s,!1}var i=g===e}else var i=!0;if(i){if(k.claims!==void 0){const c=e;kr(k.claims,{instancePath:r+"/\
context/claims",parentData:k,parentDataProperty:"claims",rootData:x,dynamicAnchors:b})||(s=s===null?kr.errors:s.concat(kr.errors),e=s.length);var i=c===e}else var i=!0;
if(i){if(k.values!==void 0){const c=e;Fe(k.values,{instancePath:r+"/context/values",parentData:k,parentDataProperty:"values",rootData:x,dynamicAnchors:b})||(s=s===
null?Fe.errors:s.concat(Fe.errors),e=s.length);var i=c===e}else var i=!0;if(i){if(k.profile!==void 0){const c=e;K(k.profile,{instancePath:r+"/context/profile",parentData:k,
parentDataProperty:"profile",rootData:x,dynamicAnchors:b})||(s=s===null?K.errors:s.concat(K.errors),e=s.length);var i=c===e}else var i=!0;if(i)if(k.zones!==void 0){
let c=k.zones;const g=e;if(e===g)if(Array.isArray(c)){if(c.length>600)return Z.errors=[{instancePath:r+"/context/zones",schemaPath:"#/properties/context/propert\
ies/zones/maxItems",keyword:"maxItems",params:{limit:600},schema:600,parentSchema:N.properties.context.properties.zones,data:c}],!1;if(c.length<1)return Z.errors=
[{instancePath:r+"/context/zones",schemaPath:"#/properties/context/properties/zones/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:N.properties.
context.properties.zones,data:c}],!1;{var y=!0;const a=c.length;for(let o=0;o<a;o++){const f=e;De(c[o],{instancePath:r+"/context/zones/"+o,parentData:c,parentDataProperty:o,
rootData:x,dynamicAnchors:b})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);var y=f===e;if(!y)break}}}else return Z.errors=[{instancePath:r+"/context/z\
ones",schemaPath:"#/properties/context/properties/zones/type",keyword:"type",params:{type:"array"},schema:N.properties.context.properties.zones.type,parentSchema:N.
properties.context.properties.zones,data:c}],!1;var i=g===e}else var i=!0}}}}}}}}}}}else return Z.errors=[{instancePath:r+"/context",schemaPath:"#/properties/co\
ntext/type",keyword:"type",params:{type:"object"},schema:N.properties.context.type,parentSchema:N.properties.context,data:k}],!1;var p=X===e}else var p=!0;if(p){
if(t.suite!==void 0){const k=e;nr(t.suite,{instancePath:r+"/suite",parentData:t,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?nr.errors:
s.concat(nr.errors),e=s.length);var p=k===e}else var p=!0;if(p){if(t.catalogueDigest!==void 0){const k=e;Ie(t.catalogueDigest,{instancePath:r+"/catalogueDigest",
parentData:t,parentDataProperty:"catalogueDigest",rootData:x,dynamicAnchors:b})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var p=k===e}else var p=!0;
if(p){if(t.times!==void 0){const k=e;Lr(t.times,{instancePath:r+"/times",parentData:t,parentDataProperty:"times",rootData:x,dynamicAnchors:b})||(s=s===null?Lr.errors:
s.concat(Lr.errors),e=s.length);var p=k===e}else var p=!0;if(p){if(t.attempts!==void 0){let k=t.attempts;const X=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k)))return Z.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},schema:N.properties.attempts.type,
parentSchema:N.properties.attempts,data:k}],!1;if(e===X&&typeof k=="number"&&isFinite(k)){if(k>1e3||isNaN(k))return Z.errors=[{instancePath:r+"/attempts",schemaPath:"\
#/properties/attempts/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:N.properties.attempts,data:k}],!1;if(k<0||isNaN(k))return Z.
errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.
attempts,data:k}],!1}var p=X===e}else var p=!0;if(p){if(t.whole!==void 0){let k=t.whole;const X=e;if(typeof k!="boolean")return Z.errors=[{instancePath:r+"/whol\
e",schemaPath:"#/properties/whole/type",keyword:"type",params:{type:"boolean"},schema:N.properties.whole.type,parentSchema:N.properties.whole,data:k}],!1;var p=X===
e}else var p=!0;if(p){if(t.only!==void 0){let k=t.only;const X=e;if(e===X)if(Array.isArray(k)){if(k.length>2e4)return Z.errors=[{instancePath:r+"/only",schemaPath:"\
#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:N.properties.only,data:k}],!1;{var n=!0;const d=k.length;for(let c=0;c<
d;c++){let g=k[c];const F=e;if(e===F)if(typeof g=="string"){if(M(g)>2e3)return Z.errors=[{instancePath:r+"/only/"+c,schemaPath:"#/properties/only/items/maxLengt\
h",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:N.properties.only.items,data:g}],!1}else return Z.errors=[{instancePath:r+"/only/"+c,schemaPath:"\
#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:N.properties.only.items.type,parentSchema:N.properties.only.items,data:g}],!1;var n=F===
e;if(!n)break}}}else return Z.errors=[{instancePath:r+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},schema:N.properties.only.
type,parentSchema:N.properties.only,data:k}],!1;var p=X===e}else var p=!0;if(p){if(t.completes!==void 0){const k=e;Ie(t.completes,{instancePath:r+"/completes",parentData:t,
parentDataProperty:"completes",rootData:x,dynamicAnchors:b})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var p=k===e}else var p=!0;if(p){if(t.stopped!==
void 0){let k=t.stopped;const X=e;if(typeof k!="string"&&k!==null)return Z.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"ty\
pe",params:{type:N.properties.stopped.type},schema:N.properties.stopped.type,parentSchema:N.properties.stopped,data:k}],!1;if(e===X&&typeof k=="string"&&M(k)>2e5)
return Z.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:N.properties.
stopped,data:k}],!1;var p=X===e}else var p=!0;if(p){if(t.pace!==void 0){let k=t.pace;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){let d;if(k.
requestsPerSecond===void 0&&(d="requestsPerSecond")||k.concurrency===void 0&&(d="concurrency"))return Z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties\
/pace/required",keyword:"required",params:{missingProperty:d},schema:N.properties.pace.required,parentSchema:N.properties.pace,data:k}],!1;{const c=e;for(const g in k)
if(!(g==="requestsPerSecond"||g==="concurrency")){return Z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:g},schema:!1,parentSchema:N.properties.pace,data:k}],!1;break}if(c===e){if(k.requestsPerSecond!==void 0){let g=k.requestsPerSecond;
const F=e;if(!(typeof g=="number"&&isFinite(g))&&g!==null)return Z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/re\
questsPerSecond/type",keyword:"type",params:{type:N.properties.pace.properties.requestsPerSecond.type},schema:N.properties.pace.properties.requestsPerSecond.type,
parentSchema:N.properties.pace.properties.requestsPerSecond,data:g}],!1;if(e===F&&typeof g=="number"&&isFinite(g)){if(g>1e5||isNaN(g))return Z.errors=[{instancePath:r+
"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:N.
properties.pace.properties.requestsPerSecond,data:g}],!1;if(g<=0||isNaN(g))return Z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"#/properties/p\
ace/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:N.properties.pace.properties.
requestsPerSecond,data:g}],!1}var v=F===e}else var v=!0;if(v)if(k.concurrency!==void 0){let g=k.concurrency;const F=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&
isFinite(g)))return Z.errors=[{instancePath:r+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"intege\
r"},schema:N.properties.pace.properties.concurrency.type,parentSchema:N.properties.pace.properties.concurrency,data:g}],!1;if(e===F&&typeof g=="number"&&isFinite(
g)){if(g>64||isNaN(g))return Z.errors=[{instancePath:r+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{
comparison:"<=",limit:64},schema:64,parentSchema:N.properties.pace.properties.concurrency,data:g}],!1;if(g<1||isNaN(g))return Z.errors=[{instancePath:r+"/pace/c\
oncurrency",schemaPath:"#/properties/pace/properties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.
pace.properties.concurrency,data:g}],!1}var v=F===e}else var v=!0}}}else return Z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/type",keyword:"t\
ype",params:{type:"object"},schema:N.properties.pace.type,parentSchema:N.properties.pace,data:k}],!1;var p=X===e}else var p=!0;if(p){if(t.network!==void 0){let k=t.
network;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){let d;if(k.timeoutMs===void 0&&(d="timeoutMs")||k.proxied===void 0&&(d="proxied"))return Z.
errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/required",keyword:"required",params:{missingProperty:d},schema:N.properties.network.required,
parentSchema:N.properties.network,data:k}],!1;{const c=e;for(const g in k)if(!(g==="timeoutMs"||g==="proxied")){return Z.errors=[{instancePath:r+"/network",schemaPath:"\
#/properties/network/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:N.properties.network,data:k}],!1;
break}if(c===e){if(k.timeoutMs!==void 0){let g=k.timeoutMs;const F=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Z.errors=[{instancePath:r+"\
/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/type",keyword:"type",params:{type:"integer"},schema:N.properties.network.properties.timeoutMs.
type,parentSchema:N.properties.network.properties.timeoutMs,data:g}],!1;if(e===F&&typeof g=="number"&&isFinite(g)){if(g>6e5||isNaN(g))return Z.errors=[{instancePath:r+
"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:N.
properties.network.properties.timeoutMs,data:g}],!1;if(g<100||isNaN(g))return Z.errors=[{instancePath:r+"/network/timeoutMs",schemaPath:"#/properties/network/pr\
operties/timeoutMs/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:N.properties.network.properties.timeoutMs,data:g}],!1}var T=F===
e}else var T=!0;if(T)if(k.proxied!==void 0){let g=k.proxied;const F=e;if(typeof g!="boolean")return Z.errors=[{instancePath:r+"/network/proxied",schemaPath:"#/p\
roperties/network/properties/proxied/type",keyword:"type",params:{type:"boolean"},schema:N.properties.network.properties.proxied.type,parentSchema:N.properties.
network.properties.proxied,data:g}],!1;var T=F===e}else var T=!0}}}else return Z.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/type",keyword:"\
type",params:{type:"object"},schema:N.properties.network.type,parentSchema:N.properties.network,data:k}],!1;var p=X===e}else var p=!0;if(p){if(t.shard!==void 0){
let k=t.shard;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){let d;if(k.number===void 0&&(d="number")||k.of===void 0&&(d="of"))return Z.errors=
[{instancePath:r+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:d},schema:N.properties.shard.required,parentSchema:N.
properties.shard,data:k}],!1;{const c=e;for(const g in k)if(!(g==="number"||g==="of")){return Z.errors=[{instancePath:r+"/shard",schemaPath:"#/properties/shard/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:N.properties.shard,data:k}],!1;break}if(c===e){if(k.number!==
void 0){let g=k.number;const F=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/propert\
ies/shard/properties/number/type",keyword:"type",params:{type:"integer"},schema:N.properties.shard.properties.number.type,parentSchema:N.properties.shard.properties.
number,data:g}],!1;if(e===F&&typeof g=="number"&&isFinite(g)){if(g>64||isNaN(g))return Z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/properties/shard/\
properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:N.properties.shard.properties.number,data:g}],!1;if(g<1||isNaN(
g))return Z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/properties/shard/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
schema:1,parentSchema:N.properties.shard.properties.number,data:g}],!1}var G=F===e}else var G=!0;if(G)if(k.of!==void 0){let g=k.of;const F=e;if(!(typeof g=="num\
ber"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Z.errors=[{instancePath:r+"/shard/of",schemaPath:"#/properties/shard/properties/of/type",keyword:"type",params:{type:"\
integer"},schema:N.properties.shard.properties.of.type,parentSchema:N.properties.shard.properties.of,data:g}],!1;if(e===F&&typeof g=="number"&&isFinite(g)){if(g>
64||isNaN(g))return Z.errors=[{instancePath:r+"/shard/of",schemaPath:"#/properties/shard/properties/of/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},
schema:64,parentSchema:N.properties.shard.properties.of,data:g}],!1;if(g<2||isNaN(g))return Z.errors=[{instancePath:r+"/shard/of",schemaPath:"#/properties/shard\
/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:N.properties.shard.properties.of,data:g}],!1}var G=F===e}else var G=!0}}}else
return Z.errors=[{instancePath:r+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"},schema:N.properties.shard.type,parentSchema:N.
properties.shard,data:k}],!1;var p=X===e}else var p=!0;if(p){if(t.shards!==void 0){let k=t.shards;const X=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k)))return Z.errors=[{instancePath:r+"/shards",schemaPath:"#/properties/shards/type",keyword:"type",params:{type:"integer"},schema:N.properties.shards.type,parentSchema:N.
properties.shards,data:k}],!1;if(e===X&&typeof k=="number"&&isFinite(k)){if(k>64||isNaN(k))return Z.errors=[{instancePath:r+"/shards",schemaPath:"#/properties/s\
hards/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:N.properties.shards,data:k}],!1;if(k<2||isNaN(k))return Z.errors=[{instancePath:r+
"/shards",schemaPath:"#/properties/shards/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:N.properties.shards,data:k}],!1}var p=X===
e}else var p=!0;if(p){if(t.interruptions!==void 0){let k=t.interruptions;const X=e;if(e===X)if(Array.isArray(k)){if(k.length>1e3)return Z.errors=[{instancePath:r+
"/interruptions",schemaPath:"#/properties/interruptions/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:N.properties.interruptions,data:k}],
!1;if(k.length<1)return Z.errors=[{instancePath:r+"/interruptions",schemaPath:"#/properties/interruptions/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:N.properties.interruptions,data:k}],!1;{var m=!0;const d=k.length;for(let c=0;c<d;c++){let g=k[c];const F=e;if(e===F)if(g&&typeof g=="object"&&!Array.
isArray(g)){let o;if(g.stoppedAt===void 0&&(o="stoppedAt")||g.resumedAt===void 0&&(o="resumedAt"))return Z.errors=[{instancePath:r+"/interruptions/"+c,schemaPath:"\
#/properties/interruptions/items/required",keyword:"required",params:{missingProperty:o},schema:N.properties.interruptions.items.required,parentSchema:N.properties.
interruptions.items,data:g}],!1;{const f=e;for(const h in g)if(!(h==="stoppedAt"||h==="resumedAt")){return Z.errors=[{instancePath:r+"/interruptions/"+c,schemaPath:"\
#/properties/interruptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:N.properties.interruptions.
items,data:g}],!1;break}if(f===e){if(g.stoppedAt!==void 0){const h=e;oe(g.stoppedAt,{instancePath:r+"/interruptions/"+c+"/stoppedAt",parentData:g,parentDataProperty:"\
stoppedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var u=h===e}else var u=!0;if(u)if(g.resumedAt!==void 0){const h=e;
oe(g.resumedAt,{instancePath:r+"/interruptions/"+c+"/resumedAt",parentData:g,parentDataProperty:"resumedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:
s.concat(oe.errors),e=s.length);var u=h===e}else var u=!0}}}else return Z.errors=[{instancePath:r+"/interruptions/"+c,schemaPath:"#/properties/interruptions/ite\
ms/type",keyword:"type",params:{type:"object"},schema:N.properties.interruptions.items.type,parentSchema:N.properties.interruptions.items,data:g}],!1;var m=F===
e;if(!m)break}}}else return Z.errors=[{instancePath:r+"/interruptions",schemaPath:"#/properties/interruptions/type",keyword:"type",params:{type:"array"},schema:N.
properties.interruptions.type,parentSchema:N.properties.interruptions,data:k}],!1;var p=X===e}else var p=!0;if(p){if(t.client!==void 0){let k=t.client;const X=e;
if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){let d;if(k.drivenBy===void 0&&(d="drivenBy")||k.answeredBy===void 0&&(d="answeredBy")||k.clockAheadMs===void 0&&
(d="clockAheadMs")||k.plays===void 0&&(d="plays"))return Z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{
missingProperty:d},schema:N.properties.client.required,parentSchema:N.properties.client,data:k}],!1;{const c=e;for(const g in k)if(!(g==="drivenBy"||g==="answer\
edBy"||g==="clockAheadMs"||g==="upstream"||g==="refused"||g==="plays")){return Z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/client/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:N.properties.client,data:k}],!1;break}if(c===e){if(k.drivenBy!==void 0){
let g=k.drivenBy;const F=e;if(!(g==="command"||g==="webhook"||g==="operator"||g==="elsewhere"))return Z.errors=[{instancePath:r+"/client/drivenBy",schemaPath:"#\
/properties/client/properties/drivenBy/enum",keyword:"enum",params:{allowedValues:N.properties.client.properties.drivenBy.enum},schema:N.properties.client.properties.
drivenBy.enum,parentSchema:N.properties.client.properties.drivenBy,data:g}],!1;var z=F===e}else var z=!0;if(z){if(k.answeredBy!==void 0){let g=k.answeredBy;const F=e;
if(!(g==="stand-in"||g==="upstream"||g==="har"))return Z.errors=[{instancePath:r+"/client/answeredBy",schemaPath:"#/properties/client/properties/answeredBy/enum",
keyword:"enum",params:{allowedValues:N.properties.client.properties.answeredBy.enum},schema:N.properties.client.properties.answeredBy.enum,parentSchema:N.properties.
client.properties.answeredBy,data:g}],!1;var z=F===e}else var z=!0;if(z){if(k.clockAheadMs!==void 0){let g=k.clockAheadMs;const F=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g)))return Z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/type",keyword:"type",
params:{type:"integer"},schema:N.properties.client.properties.clockAheadMs.type,parentSchema:N.properties.client.properties.clockAheadMs,data:g}],!1;if(e===F&&typeof g==
"number"&&isFinite(g)){if(g>2592e6||isNaN(g))return Z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:N.properties.client.properties.clockAheadMs,data:g}],!1;if(g<0||isNaN(g))
return Z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:N.properties.client.properties.clockAheadMs,data:g}],!1}var z=F===e}else var z=!0;if(z){if(k.upstream!==void 0){const g=e;Oe(k.
upstream,{instancePath:r+"/client/upstream",parentData:k,parentDataProperty:"upstream",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),
e=s.length);var z=g===e}else var z=!0;if(z){if(k.refused!==void 0){const g=e;Ee(k.refused,{instancePath:r+"/client/refused",parentData:k,parentDataProperty:"ref\
used",rootData:x,dynamicAnchors:b})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var z=g===e}else var z=!0;if(z)if(k.plays!==void 0){let g=k.plays;const F=e;
if(e===F)if(Array.isArray(g)){if(g.length>200)return Z.errors=[{instancePath:r+"/client/plays",schemaPath:"#/properties/client/properties/plays/maxItems",keyword:"\
maxItems",params:{limit:200},schema:200,parentSchema:N.properties.client.properties.plays,data:g}],!1;{var C=!0;const o=g.length;for(let f=0;f<o;f++){let h=g[f];
const S=e;if(e===S)if(h&&typeof h=="object"&&!Array.isArray(h)){let $;if(h.scene===void 0&&($="scene")||h.startedAt===void 0&&($="startedAt")||h.endedAt===void 0&&
($="endedAt")||h.end===void 0&&($="end")||h.remark===void 0&&($="remark")||h.repeats===void 0&&($="repeats")||h.calls===void 0&&($="calls"))return Z.errors=[{instancePath:r+
"/client/plays/"+f,schemaPath:"#/properties/client/properties/plays/items/required",keyword:"required",params:{missingProperty:$},schema:N.properties.client.properties.
plays.items.required,parentSchema:N.properties.client.properties.plays.items,data:h}],!1;{const _=e;for(const I in h)if(!He.call(N.properties.client.properties.
plays.items.properties,I)){return Z.errors=[{instancePath:r+"/client/plays/"+f,schemaPath:"#/properties/client/properties/plays/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:N.properties.client.properties.plays.items,data:h}],!1;break}if(_===e){if(h.scene!==void 0){
let I=h.scene;const ee=e;if(e===ee)if(typeof I=="string"){if(M(I)>64)return Z.errors=[{instancePath:r+"/client/plays/"+f+"/scene",schemaPath:"#/properties/clien\
t/properties/plays/items/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:N.properties.client.properties.plays.items.properties.
scene,data:I}],!1;if(!rt.test(I))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/\
scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:N.properties.client.properties.plays.items.properties.scene,
data:I}],!1}else return Z.errors=[{instancePath:r+"/client/plays/"+f+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/type",keyword:"\
type",params:{type:"string"},schema:N.properties.client.properties.plays.items.properties.scene.type,parentSchema:N.properties.client.properties.plays.items.properties.
scene,data:I}],!1;var O=ee===e}else var O=!0;if(O){if(h.startedAt!==void 0){const I=e;oe(h.startedAt,{instancePath:r+"/client/plays/"+f+"/startedAt",parentData:h,
parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var O=I===e}else var O=!0;if(O){if(h.endedAt!==
void 0){const I=e;oe(h.endedAt,{instancePath:r+"/client/plays/"+f+"/endedAt",parentData:h,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?
oe.errors:s.concat(oe.errors),e=s.length);var O=I===e}else var O=!0;if(O){if(h.end!==void 0){let I=h.end;const ee=e;if(!(I==="done"||I==="failed"||I==="unknown-\
scene"||I==="too-long"||I==="skipped"||I==="interrupted"))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/end",schemaPath:"#/properties/client/properties/\
plays/items/properties/end/enum",keyword:"enum",params:{allowedValues:N.properties.client.properties.plays.items.properties.end.enum},schema:N.properties.client.
properties.plays.items.properties.end.enum,parentSchema:N.properties.client.properties.plays.items.properties.end,data:I}],!1;var O=ee===e}else var O=!0;if(O){if(h.
remark!==void 0){let I=h.remark;const ee=e;if(typeof I!="string"&&I!==null)return Z.errors=[{instancePath:r+"/client/plays/"+f+"/remark",schemaPath:"#/propertie\
s/client/properties/plays/items/properties/remark/type",keyword:"type",params:{type:N.properties.client.properties.plays.items.properties.remark.type},schema:N.
properties.client.properties.plays.items.properties.remark.type,parentSchema:N.properties.client.properties.plays.items.properties.remark,data:I}],!1;if(e===ee&&
typeof I=="string"&&M(I)>1e3)return Z.errors=[{instancePath:r+"/client/plays/"+f+"/remark",schemaPath:"#/properties/client/properties/plays/items/properties/rem\
ark/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:N.properties.client.properties.plays.items.properties.remark,data:I}],!1;var O=ee===
e}else var O=!0;if(O){if(h.repeats!==void 0){let I=h.repeats;const ee=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return Z.errors=[{instancePath:r+
"/client/plays/"+f+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/type",keyword:"type",params:{type:"integer"},schema:N.properties.
client.properties.plays.items.properties.repeats.type,parentSchema:N.properties.client.properties.plays.items.properties.repeats,data:I}],!1;if(e===ee&&typeof I==
"number"&&isFinite(I)){if(I>1e3||isNaN(I))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/repeats",schemaPath:"#/properties/client/properties/plays/items/\
properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:N.properties.client.properties.plays.items.properties.repeats,
data:I}],!1;if(I<0||isNaN(I))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/re\
peats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.client.properties.plays.items.properties.repeats,data:I}],!1}
var O=ee===e}else var O=!0;if(O){if(h.calls!==void 0){let I=h.calls;const ee=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return Z.errors=[{instancePath:r+
"/client/plays/"+f+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:N.properties.
client.properties.plays.items.properties.calls.type,parentSchema:N.properties.client.properties.plays.items.properties.calls,data:I}],!1;if(e===ee&&typeof I=="n\
umber"&&isFinite(I)){if(I>1e5||isNaN(I))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/calls",schemaPath:"#/properties/client/properties/plays/items/prop\
erties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:N.properties.client.properties.plays.items.properties.calls,data:I}],
!1;if(I<0||isNaN(I))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.client.properties.plays.items.properties.calls,data:I}],!1}var O=ee===e}else
var O=!0;if(O){if(h.lastReply!==void 0){const I=e;Ie(h.lastReply,{instancePath:r+"/client/plays/"+f+"/lastReply",parentData:h,parentDataProperty:"lastReply",rootData:x,
dynamicAnchors:b})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var O=I===e}else var O=!0;if(O){if(h.refused!==void 0){const I=e;Ee(h.refused,{instancePath:r+
"/client/plays/"+f+"/refused",parentData:h,parentDataProperty:"refused",rootData:x,dynamicAnchors:b})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var O=I===
e}else var O=!0;if(O){if(h.clockAheadMs!==void 0){let I=h.clockAheadMs;const ee=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return Z.errors=[{instancePath:r+
"/client/plays/"+f+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:N.
properties.client.properties.plays.items.properties.clockAheadMs.type,parentSchema:N.properties.client.properties.plays.items.properties.clockAheadMs,data:I}],!1;
if(e===ee&&typeof I=="number"&&isFinite(I)){if(I>2592e6||isNaN(I))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/clockAheadMs",schemaPath:"#/properties/c\
lient/properties/plays/items/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:N.properties.client.
properties.plays.items.properties.clockAheadMs,data:I}],!1;if(I<1||isNaN(I))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/clockAheadMs",schemaPath:"#/pr\
operties/client/properties/plays/items/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.client.
properties.plays.items.properties.clockAheadMs,data:I}],!1}var O=ee===e}else var O=!0;if(O)if(h.handshakes!==void 0){let I=h.handshakes;const ee=e;if(e===ee)if(I&&
typeof I=="object"&&!Array.isArray(I)){let fe;if(I.silent===void 0&&(fe="silent")||I.spoken===void 0&&(fe="spoken"))return Z.errors=[{instancePath:r+"/client/pl\
ays/"+f+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/required",keyword:"required",params:{missingProperty:fe},schema:N.
properties.client.properties.plays.items.properties.handshakes.required,parentSchema:N.properties.client.properties.plays.items.properties.handshakes,data:I}],!1;
{const ve=e;for(const re in I)if(!(re==="silent"||re==="spoken")){return Z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes",schemaPath:"#/properties/cli\
ent/properties/plays/items/properties/handshakes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:re},schema:!1,parentSchema:N.properties.
client.properties.plays.items.properties.handshakes,data:I}],!1;break}if(ve===e){if(I.silent!==void 0){let re=I.silent;const Cr=e;if(!(typeof re=="number"&&!(re%
1)&&!isNaN(re)&&isFinite(re)))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/pr\
operties/handshakes/properties/silent/type",keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.plays.items.properties.handshakes.properties.
silent.type,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:re}],!1;if(e===Cr&&typeof re=="number"&&isFinite(
re)){if(re>1e9||isNaN(re))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/proper\
ties/handshakes/properties/silent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:N.properties.client.properties.plays.items.
properties.handshakes.properties.silent,data:re}],!1;if(re<0||isNaN(re))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes/silent",schemaPath:"#/p\
roperties/client/properties/plays/items/properties/handshakes/properties/silent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.
properties.client.properties.plays.items.properties.handshakes.properties.silent,data:re}],!1}var B=Cr===e}else var B=!0;if(B)if(I.spoken!==void 0){let re=I.spoken;
const Cr=e;if(!(typeof re=="number"&&!(re%1)&&!isNaN(re)&&isFinite(re)))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes/spoken",schemaPath:"#/p\
roperties/client/properties/plays/items/properties/handshakes/properties/spoken/type",keyword:"type",params:{type:"integer"},schema:N.properties.client.properties.
plays.items.properties.handshakes.properties.spoken.type,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:re}],
!1;if(e===Cr&&typeof re=="number"&&isFinite(re)){if(re>1e9||isNaN(re))return Z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes/spoken",schemaPath:"#/pro\
perties/client/properties/plays/items/properties/handshakes/properties/spoken/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:N.
properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:re}],!1;if(re<0||isNaN(re))return Z.errors=[{instancePath:r+"/client/plays\
/"+f+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:N.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:re}],!1}var B=Cr===e}else var B=!0}}}else
return Z.errors=[{instancePath:r+"/client/plays/"+f+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/type",keyword:"ty\
pe",params:{type:"object"},schema:N.properties.client.properties.plays.items.properties.handshakes.type,parentSchema:N.properties.client.properties.plays.items.
properties.handshakes,data:I}],!1;var O=ee===e}else var O=!0}}}}}}}}}}}}else return Z.errors=[{instancePath:r+"/client/plays/"+f,schemaPath:"#/properties/client\
/properties/plays/items/type",keyword:"type",params:{type:"object"},schema:N.properties.client.properties.plays.items.type,parentSchema:N.properties.client.properties.
plays.items,data:h}],!1;var C=S===e;if(!C)break}}}else return Z.errors=[{instancePath:r+"/client/plays",schemaPath:"#/properties/client/properties/plays/type",keyword:"\
type",params:{type:"array"},schema:N.properties.client.properties.plays.type,parentSchema:N.properties.client.properties.plays,data:g}],!1;var z=F===e}else var z=!0}}}}}}}else
return Z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type:"object"},schema:N.properties.client.type,parentSchema:N.
properties.client,data:k}],!1;var p=X===e}else var p=!0;if(p)if(t.pool!==void 0){let k=t.pool;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){let d;
if(k.stays===void 0&&(d="stays")||k.reservationIds===void 0&&(d="reservationIds"))return Z.errors=[{instancePath:r+"/pool",schemaPath:"#/properties/pool/require\
d",keyword:"required",params:{missingProperty:d},schema:N.properties.pool.required,parentSchema:N.properties.pool,data:k}],!1;{const c=e;for(const g in k)if(!(g===
"stays"||g==="reservationIds")){return Z.errors=[{instancePath:r+"/pool",schemaPath:"#/properties/pool/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g},schema:!1,parentSchema:N.properties.pool,data:k}],!1;break}if(c===e){if(k.stays!==void 0){let g=k.stays;const F=e;if(!(typeof g=="number"&&
!(g%1)&&!isNaN(g)&&isFinite(g)))return Z.errors=[{instancePath:r+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/type",keyword:"type",params:{type:"\
integer"},schema:N.properties.pool.properties.stays.type,parentSchema:N.properties.pool.properties.stays,data:g}],!1;if(e===F&&typeof g=="number"&&isFinite(g)){
if(g>5e3||isNaN(g))return Z.errors=[{instancePath:r+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3},schema:5e3,parentSchema:N.properties.pool.properties.stays,data:g}],!1;if(g<0||isNaN(g))return Z.errors=[{instancePath:r+"/pool/stays",schemaPath:"\
#/properties/pool/properties/stays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.pool.properties.stays,data:g}],
!1}var Y=F===e}else var Y=!0;if(Y)if(k.reservationIds!==void 0){let g=k.reservationIds;const F=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Z.
errors=[{instancePath:r+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/type",keyword:"type",params:{type:"integer"},schema:N.properties.
pool.properties.reservationIds.type,parentSchema:N.properties.pool.properties.reservationIds,data:g}],!1;if(e===F&&typeof g=="number"&&isFinite(g)){if(g>2e4||isNaN(
g))return Z.errors=[{instancePath:r+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2e4},schema:2e4,parentSchema:N.properties.pool.properties.reservationIds,data:g}],!1;if(g<0||isNaN(g))return Z.errors=[{instancePath:r+"/pool/reservat\
ionIds",schemaPath:"#/properties/pool/properties/reservationIds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.pool.
properties.reservationIds,data:g}],!1}var Y=F===e}else var Y=!0}}}else return Z.errors=[{instancePath:r+"/pool",schemaPath:"#/properties/pool/type",keyword:"typ\
e",params:{type:"object"},schema:N.properties.pool.type,parentSchema:N.properties.pool,data:k}],!1;var p=X===e}else var p=!0}}}}}}}}}}}}}}}}}else return Z.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.type,parentSchema:N,data:t}],!1;return Z.errors=s,e===0}export const exchange=V;
const A={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"exchange.schema.json",title:"A line of evidence.ndjson",description:"One exchange: a reques\
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
"u"),Or={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};function Rr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-show"?(Rr.errors=
s,e===0):(Rr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Or.enum},schema:Or.enum,parentSchema:Or,data:t}],!1)}const lr={type:"\
array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}};function Qe(t,{instancePath:r="",parentData:J,parentDataProperty:W,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return Qe.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:1e4},schema:1e4,parentSchema:lr,data:t}],!1;{var i=!0;const y=t.length;for(let p=0;p<y;p++){let n=t[p];const v=e;if(e===v)if(Array.isArray(
n)){if(n.length>2)return Qe.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:lr.items,data:n}],
!1;if(n.length<2)return Qe.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:lr.items,data:n}],
!1;{var P=!0;const G=n.length;for(let m=0;m<G;m++){let u=n[m];const z=e;if(e===z)if(typeof u=="string"){if(M(u)>131072)return Qe.errors=[{instancePath:r+"/"+p+"\
/"+m,schemaPath:"#/items/items/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:lr.items.items,data:u}],!1}else return Qe.errors=
[{instancePath:r+"/"+p+"/"+m,schemaPath:"#/items/items/type",keyword:"type",params:{type:"string"},schema:lr.items.items.type,parentSchema:lr.items.items,data:u}],
!1;var P=z===e;if(!P)break}}}else return Qe.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"array"},schema:lr.items.type,parentSchema:lr.
items,data:n}],!1;var i=v===e;if(!i)break}}}else return Qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:lr.type,parentSchema:lr,
data:t}],!1;return Qe.errors=s,e===0}const Pe={description:"A body of up to 16,384 bytes is kept whole: as text where it is UTF-8, in base64 otherwise. Of a lon\
ger one, sha256 and the first 512 characters are kept. `bytes` is the length before secrets were replaced.",type:"object",additionalProperties:!1,required:["byt\
es"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{base64:{properties:{text:!1,sha256:!1}}},wanted:"either text or base64",properties:{text:{
type:"string",maxLength:16384},base64:{type:"string",maxLength:21848,pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},
sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}},_t=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u");function qr(t,{instancePath:r="",parentData:J,parentDataProperty:W,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(M(t)>64)return qr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:er,data:t}],!1;if(!Ir.test(t))return qr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:er,data:t}],!1}else return qr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:er.type,parentSchema:er,data:t}],!1;return qr.errors=s,e===0}function Le(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1;const y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let T;if(t.text===void 0&&(T="text")){const G={
instancePath:r,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:T},schema:Pe.anyOf[0].required,parentSchema:Pe.anyOf[0],data:t};s===null?
s=[G]:s.push(G),e++}}var p=y===e;if(P=P||p,!P){const T=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.base64===void 0&&(m="base64")){const u={instancePath:r,
schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:m},schema:Pe.anyOf[1].required,parentSchema:Pe.anyOf[1],data:t};s===null?s=[u]:s.push(
u),e++}}var p=T===e;P=P||p}if(P)e=i,s!==null&&(i?s.length=i:s=null);else{const T={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:Pe.anyOf,
parentSchema:Pe,data:t};return s===null?s=[T]:s.push(T),e++,Le.errors=s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let T;if(t.bytes===void 0&&(T="\
bytes"))return Le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:T},schema:Pe.required,parentSchema:Pe,data:t}],!1;{
const G=e;for(const m in t)if(!(m==="text"||m==="base64"||m==="bytes"||m==="sha256"||m==="truncated")){return Le.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:Pe,data:t}],!1;break}if(G===e){if(t.text!==void 0){let m=t.text;
const u=e;if(e===u)if(typeof m=="string"){if(M(m)>16384)return Le.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
limit:16384},schema:16384,parentSchema:Pe.properties.text,data:m}],!1}else return Le.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:Pe.properties.text.type,parentSchema:Pe.properties.text,data:m}],!1;var n=u===e}else var n=!0;if(n){if(t.base64!==void 0){let m=t.
base64;const u=e;if(e===u)if(typeof m=="string"){if(M(m)>21848)return Le.errors=[{instancePath:r+"/base64",schemaPath:"#/properties/base64/maxLength",keyword:"m\
axLength",params:{limit:21848},schema:21848,parentSchema:Pe.properties.base64,data:m}],!1;if(!_t.test(m))return Le.errors=[{instancePath:r+"/base64",schemaPath:"\
#/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:Pe.properties.base64,data:m}],
!1}else return Le.errors=[{instancePath:r+"/base64",schemaPath:"#/properties/base64/type",keyword:"type",params:{type:"string"},schema:Pe.properties.base64.type,
parentSchema:Pe.properties.base64,data:m}],!1;var n=u===e}else var n=!0;if(n){if(t.bytes!==void 0){let m=t.bytes;const u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return Le.errors=[{instancePath:r+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:Pe.properties.bytes.
type,parentSchema:Pe.properties.bytes,data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)){if(m>16777216||isNaN(m))return Le.errors=[{instancePath:r+"/bytes",
schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:16777216},schema:16777216,parentSchema:Pe.properties.bytes,data:m}],!1;if(m<
0||isNaN(m))return Le.errors=[{instancePath:r+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Pe.
properties.bytes,data:m}],!1}var n=u===e}else var n=!0;if(n){if(t.sha256!==void 0){const m=e;qr(t.sha256,{instancePath:r+"/sha256",parentData:t,parentDataProperty:"\
sha256",rootData:x,dynamicAnchors:b})||(s=s===null?qr.errors:s.concat(qr.errors),e=s.length);var n=m===e}else var n=!0;if(n){if(t.truncated!==void 0){let m=t.truncated;
const u=e;if(m!==!0)return Le.errors=[{instancePath:r+"/truncated",schemaPath:"#/properties/truncated/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:Pe.properties.truncated,data:m}],!1;var n=u===e}else var n=!0;if(n&&t.base64!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){
var v=!1;return Le.errors=[{instancePath:r+"/text",schemaPath:"#/dependentSchemas/base64/properties/text/false schema",keyword:"false schema",params:{},schema:!1,
parentSchema:Pe.dependentSchemas.base64.properties.text,data:t.text}],!1}else var v=!0;if(v)if(t.sha256!==void 0){var v=!1;return Le.errors=[{instancePath:r+"/s\
ha256",schemaPath:"#/dependentSchemas/base64/properties/sha256/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:Pe.dependentSchemas.base64.
properties.sha256,data:t.sha256}],!1}else var v=!0}}}}}}}}else return Le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.
type,parentSchema:Pe,data:t}],!1;return Le.errors=s,e===0}function xr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof t=="string"){if(M(t)>24)return xr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},
schema:24,parentSchema:ar,data:t}],!1;if(Kr.test(t)){if(!jr.validate(t))return xr.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:ar,data:t}],!1}else return xr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ar,data:t}],!1}else return xr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ar.type,parentSchema:ar,data:t}],!1;return xr.errors=s,e===0}function V(t,{
instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1,y=null;const p=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)&&t.reply!==void 0){let H=t.reply;if(H!==null){const d={instancePath:r+"/reply",schemaPath:"#/oneOf/0/properties/reply/type",keyword:"ty\
pe",params:{type:"null"},schema:A.oneOf[0].properties.reply.type,parentSchema:A.oneOf[0].properties.reply,data:H};s===null?s=[d]:s.push(d),e++}}var v=p===e;v&&(P=
!0,y=0);const n=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.failure!==void 0){let H=t.failure;if(H!==null){const d={instancePath:r+"/failure",schemaPath:"#\
/oneOf/1/properties/failure/type",keyword:"type",params:{type:"null"},schema:A.oneOf[1].properties.failure.type,parentSchema:A.oneOf[1].properties.failure,data:H};
s===null?s=[d]:s.push(d),e++}}var v=n===e;if(v&&P?(P=!1,y=[y,1]):v&&(P=!0,y=1),P)e=i,s!==null&&(i?s.length=i:s=null);else{const H={instancePath:r,schemaPath:"#/\
oneOf",keyword:"oneOf",params:{passingSchemas:y},schema:A.oneOf,parentSchema:A,data:t};return s===null?s=[H]:s.push(H),e++,V.errors=s,!1}if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let H;if(t.id===void 0&&(H="id")||t.seq===void 0&&(H="seq")||t.request===void 0&&(H="request")||t.reply===void 0&&(H="reply")||t.failure===
void 0&&(H="failure")||t.sentAt===void 0&&(H="sentAt")||t.durationMs===void 0&&(H="durationMs")||t.issued===void 0&&(H="issued")||t.waits===void 0&&(H="waits"))
return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:H},schema:A.required,parentSchema:A,data:t}],!1;{const d=e;for(const c in t)
if(!He.call(A.properties,c)){return V.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,
parentSchema:A,data:t}],!1;break}if(d===e){if(t.id!==void 0){let c=t.id;const g=e;if(e===g)if(typeof c=="string"){if(M(c)>128)return V.errors=[{instancePath:r+"\
/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:A.properties.id,data:c}],!1;if(!ut.test(c))return V.errors=
[{instancePath:r+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:A.properties.id,data:c}],
!1}else return V.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.
properties.id,data:c}],!1;var T=g===e}else var T=!0;if(T){if(t.seq!==void 0){let c=t.seq;const g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return V.
errors=[{instancePath:r+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type:"integer"},schema:A.properties.seq.type,parentSchema:A.properties.
seq,data:c}],!1;if(e===g&&typeof c=="number"&&isFinite(c)){if(c>25e3||isNaN(c))return V.errors=[{instancePath:r+"/seq",schemaPath:"#/properties/seq/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:25e3},schema:25e3,parentSchema:A.properties.seq,data:c}],!1;if(c<0||isNaN(c))return V.errors=[{instancePath:r+"/seq",schemaPath:"\
#/properties/seq/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.seq,data:c}],!1}var T=g===e}else var T=!0;if(T){
if(t.request!==void 0){let c=t.request;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let a;if(c.operation===void 0&&(a="operation")||c.method===
void 0&&(a="method")||c.url===void 0&&(a="url")||c.headers===void 0&&(a="headers")||c.body===void 0&&(a="body"))return V.errors=[{instancePath:r+"/request",schemaPath:"\
#/properties/request/required",keyword:"required",params:{missingProperty:a},schema:A.properties.request.required,parentSchema:A.properties.request,data:c}],!1;
{const o=e;for(const f in c)if(!(f==="operation"||f==="method"||f==="url"||f==="headers"||f==="body"||f==="connection")){return V.errors=[{instancePath:r+"/requ\
est",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:A.properties.request,
data:c}],!1;break}if(o===e){if(c.operation!==void 0){const f=e;Rr(c.operation,{instancePath:r+"/request/operation",parentData:c,parentDataProperty:"operation",rootData:x,
dynamicAnchors:b})||(s=s===null?Rr.errors:s.concat(Rr.errors),e=s.length);var G=f===e}else var G=!0;if(G){if(c.method!==void 0){let f=c.method;const h=e;if(e===
h)if(typeof f=="string"){if(M(f)>64)return V.errors=[{instancePath:r+"/request/method",schemaPath:"#/properties/request/properties/method/maxLength",keyword:"ma\
xLength",params:{limit:64},schema:64,parentSchema:A.properties.request.properties.method,data:f}],!1;if(!bt.test(f))return V.errors=[{instancePath:r+"/request/m\
ethod",schemaPath:"#/properties/request/properties/method/pattern",keyword:"pattern",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-\
9A-Za-z-]+$",parentSchema:A.properties.request.properties.method,data:f}],!1}else return V.errors=[{instancePath:r+"/request/method",schemaPath:"#/properties/re\
quest/properties/method/type",keyword:"type",params:{type:"string"},schema:A.properties.request.properties.method.type,parentSchema:A.properties.request.properties.
method,data:f}],!1;var G=h===e}else var G=!0;if(G){if(c.url!==void 0){let f=c.url;const h=e;if(e===h)if(typeof f=="string"){if(M(f)>65536)return V.errors=[{instancePath:r+
"/request/url",schemaPath:"#/properties/request/properties/url/maxLength",keyword:"maxLength",params:{limit:65536},schema:65536,parentSchema:A.properties.request.
properties.url,data:f}],!1}else return V.errors=[{instancePath:r+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type:"\
string"},schema:A.properties.request.properties.url.type,parentSchema:A.properties.request.properties.url,data:f}],!1;var G=h===e}else var G=!0;if(G){if(c.headers!==
void 0){const f=e;Qe(c.headers,{instancePath:r+"/request/headers",parentData:c,parentDataProperty:"headers",rootData:x,dynamicAnchors:b})||(s=s===null?Qe.errors:
s.concat(Qe.errors),e=s.length);var G=f===e}else var G=!0;if(G){if(c.body!==void 0){let f=c.body;const h=e,S=e;let L=!1;const $=e;if(f!==null){const I={instancePath:r+
"/request/body",schemaPath:"#/properties/request/properties/body/anyOf/0/type",keyword:"type",params:{type:"null"},schema:A.properties.request.properties.body.anyOf[0].
type,parentSchema:A.properties.request.properties.body.anyOf[0],data:f};s===null?s=[I]:s.push(I),e++}var m=$===e;if(L=L||m,!L){const I=e;Le(f,{instancePath:r+"/\
request/body",parentData:c,parentDataProperty:"body",rootData:x,dynamicAnchors:b})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var m=I===e;L=L||m}if(L)
e=S,s!==null&&(S?s.length=S:s=null);else{const I={instancePath:r+"/request/body",schemaPath:"#/properties/request/properties/body/anyOf",keyword:"anyOf",params:{},
schema:A.properties.request.properties.body.anyOf,parentSchema:A.properties.request.properties.body,data:f};return s===null?s=[I]:s.push(I),e++,V.errors=s,!1}var G=h===
e}else var G=!0;if(G)if(c.connection!==void 0){let f=c.connection;const h=e;if(e===h)if(typeof f=="string"){if(M(f)>64)return V.errors=[{instancePath:r+"/reques\
t/connection",schemaPath:"#/properties/request/properties/connection/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:A.properties.request.
properties.connection,data:f}],!1;if(!rt.test(f))return V.errors=[{instancePath:r+"/request/connection",schemaPath:"#/properties/request/properties/connection/p\
attern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:A.properties.request.properties.connection,data:f}],!1}else return V.
errors=[{instancePath:r+"/request/connection",schemaPath:"#/properties/request/properties/connection/type",keyword:"type",params:{type:"string"},schema:A.properties.
request.properties.connection.type,parentSchema:A.properties.request.properties.connection,data:f}],!1;var G=h===e}else var G=!0}}}}}}}else return V.errors=[{instancePath:r+
"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},schema:A.properties.request.type,parentSchema:A.properties.request,data:c}],
!1;var T=g===e}else var T=!0;if(T){if(t.reply!==void 0){let c=t.reply;const g=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return V.errors=[{instancePath:r+
"/reply",schemaPath:"#/properties/reply/type",keyword:"type",params:{type:A.properties.reply.type},schema:A.properties.reply.type,parentSchema:A.properties.reply,
data:c}],!1;if(e===g&&c&&typeof c=="object"&&!Array.isArray(c)){let a;if(c.status===void 0&&(a="status")||c.reason===void 0&&(a="reason")||c.headers===void 0&&(a=
"headers")||c.body===void 0&&(a="body"))return V.errors=[{instancePath:r+"/reply",schemaPath:"#/properties/reply/required",keyword:"required",params:{missingProperty:a},
schema:A.properties.reply.required,parentSchema:A.properties.reply,data:c}],!1;{const o=e;for(const f in c)if(!(f==="status"||f==="reason"||f==="headers"||f==="\
body")){return V.errors=[{instancePath:r+"/reply",schemaPath:"#/properties/reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
schema:!1,parentSchema:A.properties.reply,data:c}],!1;break}if(o===e){if(c.status!==void 0){let f=c.status;const h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&
isFinite(f)))return V.errors=[{instancePath:r+"/reply/status",schemaPath:"#/properties/reply/properties/status/type",keyword:"type",params:{type:"integer"},schema:A.
properties.reply.properties.status.type,parentSchema:A.properties.reply.properties.status,data:f}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>999||isNaN(
f))return V.errors=[{instancePath:r+"/reply/status",schemaPath:"#/properties/reply/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
schema:999,parentSchema:A.properties.reply.properties.status,data:f}],!1;if(f<0||isNaN(f))return V.errors=[{instancePath:r+"/reply/status",schemaPath:"#/propert\
ies/reply/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.reply.properties.status,data:f}],!1}var u=h===
e}else var u=!0;if(u){if(c.reason!==void 0){let f=c.reason;const h=e;if(e===h)if(typeof f=="string"){if(M(f)>131072)return V.errors=[{instancePath:r+"/reply/rea\
son",schemaPath:"#/properties/reply/properties/reason/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:A.properties.reply.properties.
reason,data:f}],!1}else return V.errors=[{instancePath:r+"/reply/reason",schemaPath:"#/properties/reply/properties/reason/type",keyword:"type",params:{type:"str\
ing"},schema:A.properties.reply.properties.reason.type,parentSchema:A.properties.reply.properties.reason,data:f}],!1;var u=h===e}else var u=!0;if(u){if(c.headers!==
void 0){const f=e;Qe(c.headers,{instancePath:r+"/reply/headers",parentData:c,parentDataProperty:"headers",rootData:x,dynamicAnchors:b})||(s=s===null?Qe.errors:s.
concat(Qe.errors),e=s.length);var u=f===e}else var u=!0;if(u)if(c.body!==void 0){const f=e;Le(c.body,{instancePath:r+"/reply/body",parentData:c,parentDataProperty:"\
body",rootData:x,dynamicAnchors:b})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var u=f===e}else var u=!0}}}}}var T=g===e}else var T=!0;if(T){if(t.failure!==
void 0){let c=t.failure;const g=e;if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return V.errors=[{instancePath:r+"/failure",schemaPath:"#/properties/\
failure/type",keyword:"type",params:{type:A.properties.failure.type},schema:A.properties.failure.type,parentSchema:A.properties.failure,data:c}],!1;if(e===g&&c&&
typeof c=="object"&&!Array.isArray(c)){let a;if(c.kind===void 0&&(a="kind")||c.message===void 0&&(a="message"))return V.errors=[{instancePath:r+"/failure",schemaPath:"\
#/properties/failure/required",keyword:"required",params:{missingProperty:a},schema:A.properties.failure.required,parentSchema:A.properties.failure,data:c}],!1;
{const o=e;for(const f in c)if(!(f==="kind"||f==="message")){return V.errors=[{instancePath:r+"/failure",schemaPath:"#/properties/failure/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:A.properties.failure,data:c}],!1;break}if(o===e){if(c.kind!==void 0){let f=c.
kind;const h=e;if(!(f==="dns"||f==="refused"||f==="reset"||f==="timeout"||f==="tls"||f==="proxy"||f==="not-sent"||f==="no-token"||f==="not-alterable"||f==="not-\
sendable"||f==="pool-exhausted"||f==="no-reservation-id"||f==="framing"||f==="network"))return V.errors=[{instancePath:r+"/failure/kind",schemaPath:"#/propertie\
s/failure/properties/kind/enum",keyword:"enum",params:{allowedValues:A.properties.failure.properties.kind.enum},schema:A.properties.failure.properties.kind.enum,
parentSchema:A.properties.failure.properties.kind,data:f}],!1;var z=h===e}else var z=!0;if(z)if(c.message!==void 0){let f=c.message;const h=e;if(e===h)if(typeof f==
"string"){if(M(f)>2e5)return V.errors=[{instancePath:r+"/failure/message",schemaPath:"#/properties/failure/properties/message/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:A.properties.failure.properties.message,data:f}],!1}else return V.errors=[{instancePath:r+"/failure/message",schemaPath:"#/pr\
operties/failure/properties/message/type",keyword:"type",params:{type:"string"},schema:A.properties.failure.properties.message.type,parentSchema:A.properties.failure.
properties.message,data:f}],!1;var z=h===e}else var z=!0}}}var T=g===e}else var T=!0;if(T){if(t.sentAt!==void 0){const c=e;xr(t.sentAt,{instancePath:r+"/sentAt",
parentData:t,parentDataProperty:"sentAt",rootData:x,dynamicAnchors:b})||(s=s===null?xr.errors:s.concat(xr.errors),e=s.length);var T=c===e}else var T=!0;if(T){if(t.
durationMs!==void 0){let c=t.durationMs;const g=e;if(e===g)if(typeof c=="number"&&isFinite(c)){if(c>864e5||isNaN(c))return V.errors=[{instancePath:r+"/durationM\
s",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:A.properties.durationMs,data:c}],
!1;if(c<-864e5||isNaN(c))return V.errors=[{instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},
schema:-864e5,parentSchema:A.properties.durationMs,data:c}],!1}else return V.errors=[{instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"\
type",params:{type:"number"},schema:A.properties.durationMs.type,parentSchema:A.properties.durationMs,data:c}],!1;var T=g===e}else var T=!0;if(T){if(t.issued!==
void 0){let c=t.issued;const g=e;if(e===g)if(Array.isArray(c)){if(c.length>1e3)return V.errors=[{instancePath:r+"/issued",schemaPath:"#/properties/issued/maxIte\
ms",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:A.properties.issued,data:c}],!1;{var C=!0;const a=c.length;for(let o=0;o<a;o++){let f=c[o];const h=e;
if(e===h)if(f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.tag===void 0&&(L="tag")||f.format===void 0&&(L="format")||f.headerSafe===void 0&&(L="headerSafe"))
return V.errors=[{instancePath:r+"/issued/"+o,schemaPath:"#/properties/issued/items/required",keyword:"required",params:{missingProperty:L},schema:A.properties.
issued.items.required,parentSchema:A.properties.issued.items,data:f}],!1;{const $=e;for(const _ in f)if(!(_==="flaw"||_==="tag"||_==="format"||_==="headerSafe")){
return V.errors=[{instancePath:r+"/issued/"+o,schemaPath:"#/properties/issued/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
schema:!1,parentSchema:A.properties.issued.items,data:f}],!1;break}if($===e){if(f.flaw!==void 0){let _=f.flaw;const I=e;if(!(_==="unsendable"||_==="guessable"||
_==="telltale"))return V.errors=[{instancePath:r+"/issued/"+o+"/flaw",schemaPath:"#/properties/issued/items/properties/flaw/enum",keyword:"enum",params:{allowedValues:A.
properties.issued.items.properties.flaw.enum},schema:A.properties.issued.items.properties.flaw.enum,parentSchema:A.properties.issued.items.properties.flaw,data:_}],
!1;var O=I===e}else var O=!0;if(O){if(f.tag!==void 0){let _=f.tag;const I=e;if(e===I)if(typeof _=="string"){if(M(_)>8)return V.errors=[{instancePath:r+"/issued/"+
o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:8},schema:8,parentSchema:A.properties.issued.items.properties.
tag,data:_}],!1;if(!St.test(_))return V.errors=[{instancePath:r+"/issued/"+o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:A.properties.issued.items.properties.tag,data:_}],!1}else return V.errors=[{instancePath:r+
"/issued/"+o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/type",keyword:"type",params:{type:"string"},schema:A.properties.issued.items.properties.
tag.type,parentSchema:A.properties.issued.items.properties.tag,data:_}],!1;var O=I===e}else var O=!0;if(O){if(f.format!==void 0){let _=f.format;const I=e;if(!(_===
"jwt"||_==="opaque"))return V.errors=[{instancePath:r+"/issued/"+o+"/format",schemaPath:"#/properties/issued/items/properties/format/enum",keyword:"enum",params:{
allowedValues:A.properties.issued.items.properties.format.enum},schema:A.properties.issued.items.properties.format.enum,parentSchema:A.properties.issued.items.properties.
format,data:_}],!1;var O=I===e}else var O=!0;if(O)if(f.headerSafe!==void 0){let _=f.headerSafe;const I=e;if(typeof _!="boolean")return V.errors=[{instancePath:r+
"/issued/"+o+"/headerSafe",schemaPath:"#/properties/issued/items/properties/headerSafe/type",keyword:"type",params:{type:"boolean"},schema:A.properties.issued.items.
properties.headerSafe.type,parentSchema:A.properties.issued.items.properties.headerSafe,data:_}],!1;var O=I===e}else var O=!0}}}}}else return V.errors=[{instancePath:r+
"/issued/"+o,schemaPath:"#/properties/issued/items/type",keyword:"type",params:{type:"object"},schema:A.properties.issued.items.type,parentSchema:A.properties.issued.
items,data:f}],!1;var C=h===e;if(!C)break}}}else return V.errors=[{instancePath:r+"/issued",schemaPath:"#/properties/issued/type",keyword:"type",params:{type:"a\
rray"},schema:A.properties.issued.type,parentSchema:A.properties.issued,data:c}],!1;var T=g===e}else var T=!0;if(T){if(t.waits!==void 0){let c=t.waits;const g=e;
if(e===g)if(Array.isArray(c)){if(c.length>100)return V.errors=[{instancePath:r+"/waits",schemaPath:"#/properties/waits/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:A.properties.waits,data:c}],!1;{var B=!0;const a=c.length;for(let o=0;o<a;o++){let f=c[o];const h=e;if(e===h)if(f&&typeof f=="object"&&!Array.
isArray(f)){let L;if(f.status===void 0&&(L="status")||f.retryAfter===void 0&&(L="retryAfter")||f.waitedMs===void 0&&(L="waitedMs"))return V.errors=[{instancePath:r+
"/waits/"+o,schemaPath:"#/properties/waits/items/required",keyword:"required",params:{missingProperty:L},schema:A.properties.waits.items.required,parentSchema:A.
properties.waits.items,data:f}],!1;{const $=e;for(const _ in f)if(!(_==="status"||_==="retryAfter"||_==="waitedMs")){return V.errors=[{instancePath:r+"/waits/"+
o,schemaPath:"#/properties/waits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:A.properties.waits.
items,data:f}],!1;break}if($===e){if(f.status!==void 0){let _=f.status;const I=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return V.errors=[{instancePath:r+
"/waits/"+o+"/status",schemaPath:"#/properties/waits/items/properties/status/type",keyword:"type",params:{type:"integer"},schema:A.properties.waits.items.properties.
status.type,parentSchema:A.properties.waits.items.properties.status,data:_}],!1;if(e===I&&typeof _=="number"&&isFinite(_)){if(_>999||isNaN(_))return V.errors=[{
instancePath:r+"/waits/"+o+"/status",schemaPath:"#/properties/waits/items/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,
parentSchema:A.properties.waits.items.properties.status,data:_}],!1;if(_<0||isNaN(_))return V.errors=[{instancePath:r+"/waits/"+o+"/status",schemaPath:"#/proper\
ties/waits/items/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.waits.items.properties.status,
data:_}],!1}var Y=I===e}else var Y=!0;if(Y){if(f.retryAfter!==void 0){let _=f.retryAfter;const I=e;if(typeof _!="string"&&_!==null)return V.errors=[{instancePath:r+
"/waits/"+o+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/type",keyword:"type",params:{type:A.properties.waits.items.properties.retryAfter.
type},schema:A.properties.waits.items.properties.retryAfter.type,parentSchema:A.properties.waits.items.properties.retryAfter,data:_}],!1;if(e===I&&typeof _=="st\
ring"&&M(_)>131072)return V.errors=[{instancePath:r+"/waits/"+o+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/maxLength",keyword:"max\
Length",params:{limit:131072},schema:131072,parentSchema:A.properties.waits.items.properties.retryAfter,data:_}],!1;var Y=I===e}else var Y=!0;if(Y)if(f.waitedMs!==
void 0){let _=f.waitedMs;const I=e;if(e===I)if(typeof _=="number"&&isFinite(_)){if(_>864e5||isNaN(_))return V.errors=[{instancePath:r+"/waits/"+o+"/waitedMs",schemaPath:"\
#/properties/waits/items/properties/waitedMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:A.properties.waits.items.
properties.waitedMs,data:_}],!1;if(_<0||isNaN(_))return V.errors=[{instancePath:r+"/waits/"+o+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waited\
Ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.waits.items.properties.waitedMs,data:_}],!1}else return V.errors=
[{instancePath:r+"/waits/"+o+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/type",keyword:"type",params:{type:"number"},schema:A.properties.
waits.items.properties.waitedMs.type,parentSchema:A.properties.waits.items.properties.waitedMs,data:_}],!1;var Y=I===e}else var Y=!0}}}}else return V.errors=[{instancePath:r+
"/waits/"+o,schemaPath:"#/properties/waits/items/type",keyword:"type",params:{type:"object"},schema:A.properties.waits.items.type,parentSchema:A.properties.waits.
items,data:f}],!1;var B=h===e;if(!B)break}}}else return V.errors=[{instancePath:r+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type:"arr\
ay"},schema:A.properties.waits.type,parentSchema:A.properties.waits,data:c}],!1;var T=g===e}else var T=!0;if(T){if(t.leased!==void 0){let c=t.leased;const g=e;if(e===
g)if(Array.isArray(c)){if(c.length>100)return V.errors=[{instancePath:r+"/leased",schemaPath:"#/properties/leased/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:A.properties.leased,data:c}],!1;if(c.length<1)return V.errors=[{instancePath:r+"/leased",schemaPath:"#/properties/leased/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:A.properties.leased,data:c}],!1;{var q=!0;const a=c.length;for(let o=0;o<a;o++){let f=c[o];const h=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return V.errors=[{instancePath:r+"/leased/"+o,schemaPath:"#/properties/leased/items/type",keyword:"type",params:{type:"\
integer"},schema:A.properties.leased.items.type,parentSchema:A.properties.leased.items,data:f}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>2e4||isNaN(f))
return V.errors=[{instancePath:r+"/leased/"+o,schemaPath:"#/properties/leased/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:A.
properties.leased.items,data:f}],!1;if(f<0||isNaN(f))return V.errors=[{instancePath:r+"/leased/"+o,schemaPath:"#/properties/leased/items/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.leased.items,data:f}],!1}var q=h===e;if(!q)break}}}else return V.errors=[{instancePath:r+
"/leased",schemaPath:"#/properties/leased/type",keyword:"type",params:{type:"array"},schema:A.properties.leased.type,parentSchema:A.properties.leased,data:c}],!1;
var T=g===e}else var T=!0;if(T){if(t.assumed!==void 0){let c=t.assumed;const g=e;if(c!==!0)return V.errors=[{instancePath:r+"/assumed",schemaPath:"#/properties/\
assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.assumed,data:c}],!1;var T=g===e}else var T=!0;if(T){if(t.received!==
void 0){let c=t.received;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let a;if(c.scene===void 0&&(a="scene")||c.connection===void 0&&(a="conn\
ection")||c.reused===void 0&&(a="reused")||c.protocol===void 0&&(a="protocol")||c.tls===void 0&&(a="tls")||c.bodyMs===void 0&&(a="bodyMs"))return V.errors=[{instancePath:r+
"/received",schemaPath:"#/properties/received/required",keyword:"required",params:{missingProperty:a},schema:A.properties.received.required,parentSchema:A.properties.
received,data:c}],!1;{const o=e;for(const f in c)if(!He.call(A.properties.received.properties,f)){return V.errors=[{instancePath:r+"/received",schemaPath:"#/pro\
perties/received/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:A.properties.received,data:c}],!1;break}
if(o===e){if(c.scene!==void 0){let f=c.scene;const h=e;if(e===h)if(typeof f=="string"){if(M(f)>64)return V.errors=[{instancePath:r+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:A.properties.received.properties.scene,data:f}],!1;
if(!rt.test(f))return V.errors=[{instancePath:r+"/received/scene",schemaPath:"#/properties/received/properties/scene/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:A.properties.received.properties.scene,data:f}],!1}else return V.errors=[{instancePath:r+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/type",keyword:"type",params:{type:"string"},schema:A.properties.received.properties.scene.type,parentSchema:A.properties.
received.properties.scene,data:f}],!1;var w=h===e}else var w=!0;if(w){if(c.connection!==void 0){let f=c.connection;const h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return V.errors=[{instancePath:r+"/received/connection",schemaPath:"#/properties/received/properties/connection/type",keyword:"type",params:{type:"\
integer"},schema:A.properties.received.properties.connection.type,parentSchema:A.properties.received.properties.connection,data:f}],!1;if(e===h&&typeof f=="numb\
er"&&isFinite(f)){if(f>2e4||isNaN(f))return V.errors=[{instancePath:r+"/received/connection",schemaPath:"#/properties/received/properties/connection/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:A.properties.received.properties.connection,data:f}],!1;if(f<1||isNaN(f))return V.errors=[{instancePath:r+
"/received/connection",schemaPath:"#/properties/received/properties/connection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:A.
properties.received.properties.connection,data:f}],!1}var w=h===e}else var w=!0;if(w){if(c.reused!==void 0){let f=c.reused;const h=e;if(typeof f!="boolean")return V.
errors=[{instancePath:r+"/received/reused",schemaPath:"#/properties/received/properties/reused/type",keyword:"type",params:{type:"boolean"},schema:A.properties.
received.properties.reused.type,parentSchema:A.properties.received.properties.reused,data:f}],!1;var w=h===e}else var w=!0;if(w){if(c.protocol!==void 0){let f=c.
protocol;const h=e;if(!(f==="HTTP/1.0"||f==="HTTP/1.1"||f==="HTTP/2"||f==="HTTP/3"||f==="unknown"))return V.errors=[{instancePath:r+"/received/protocol",schemaPath:"\
#/properties/received/properties/protocol/enum",keyword:"enum",params:{allowedValues:A.properties.received.properties.protocol.enum},schema:A.properties.received.
properties.protocol.enum,parentSchema:A.properties.received.properties.protocol,data:f}],!1;var w=h===e}else var w=!0;if(w){if(c.tls!==void 0){let f=c.tls;const h=e;
if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return V.errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/type",
keyword:"type",params:{type:A.properties.received.properties.tls.type},schema:A.properties.received.properties.tls.type,parentSchema:A.properties.received.properties.
tls,data:f}],!1;if(e===h&&f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.protocol===void 0&&(L="protocol")||f.serverName===void 0&&(L="serverName"))return V.
errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/required",keyword:"required",params:{missingProperty:L},schema:A.properties.
received.properties.tls.required,parentSchema:A.properties.received.properties.tls,data:f}],!1;{const $=e;for(const _ in f)if(!(_==="protocol"||_==="serverName")){
return V.errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},
schema:!1,parentSchema:A.properties.received.properties.tls,data:f}],!1;break}if($===e){if(f.protocol!==void 0){let _=f.protocol;const I=e;if(e===I)if(typeof _==
"string"){if(M(_)>16)return V.errors=[{instancePath:r+"/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/maxLength",keyword:"\
maxLength",params:{limit:16},schema:16,parentSchema:A.properties.received.properties.tls.properties.protocol,data:_}],!1}else return V.errors=[{instancePath:r+"\
/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/type",keyword:"type",params:{type:"string"},schema:A.properties.received.
properties.tls.properties.protocol.type,parentSchema:A.properties.received.properties.tls.properties.protocol,data:_}],!1;var k=I===e}else var k=!0;if(k)if(f.serverName!==
void 0){let _=f.serverName;const I=e;if(typeof _!="string"&&_!==null)return V.errors=[{instancePath:r+"/received/tls/serverName",schemaPath:"#/properties/receiv\
ed/properties/tls/properties/serverName/type",keyword:"type",params:{type:A.properties.received.properties.tls.properties.serverName.type},schema:A.properties.received.
properties.tls.properties.serverName.type,parentSchema:A.properties.received.properties.tls.properties.serverName,data:_}],!1;if(e===I&&typeof _=="string"&&M(_)>
253)return V.errors=[{instancePath:r+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/properties/serverName/maxLength",keyword:"maxLe\
ngth",params:{limit:253},schema:253,parentSchema:A.properties.received.properties.tls.properties.serverName,data:_}],!1;var k=I===e}else var k=!0}}}var w=h===e}else
var w=!0;if(w){if(c.bodyMs!==void 0){let f=c.bodyMs;const h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return V.errors=[{instancePath:r+"/receiv\
ed/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/type",keyword:"type",params:{type:"integer"},schema:A.properties.received.properties.bodyMs.type,
parentSchema:A.properties.received.properties.bodyMs,data:f}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>864e5||isNaN(f))return V.errors=[{instancePath:r+
"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:A.
properties.received.properties.bodyMs,data:f}],!1;if(f<0||isNaN(f))return V.errors=[{instancePath:r+"/received/bodyMs",schemaPath:"#/properties/received/propert\
ies/bodyMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.received.properties.bodyMs,data:f}],!1}var w=h===e}else
var w=!0;if(w){if(c.astray!==void 0){let f=c.astray;const h=e;if(f!==!0)return V.errors=[{instancePath:r+"/received/astray",schemaPath:"#/properties/received/pr\
operties/astray/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.received.properties.astray,data:f}],!1;var w=h===e}else var w=!0;
if(w){if(c.aborted!==void 0){let f=c.aborted;const h=e;if(f!==!0)return V.errors=[{instancePath:r+"/received/aborted",schemaPath:"#/properties/received/properti\
es/aborted/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.received.properties.aborted,data:f}],!1;var w=h===e}else var w=!0;
if(w)if(c.lost!==void 0){let f=c.lost;const h=e;if(f!==!0)return V.errors=[{instancePath:r+"/received/lost",schemaPath:"#/properties/received/properties/lost/co\
nst",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.received.properties.lost,data:f}],!1;var w=h===e}else var w=!0}}}}}}}}}}else return V.
errors=[{instancePath:r+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"object"},schema:A.properties.received.type,parentSchema:A.
properties.received,data:c}],!1;var T=g===e}else var T=!0;if(T)if(t.guestAbsent!==void 0){let c=t.guestAbsent;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.
isArray(c)){let a;if(c.met===void 0&&(a="met"))return V.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/required",keyword:"required",
params:{missingProperty:a},schema:A.properties.guestAbsent.required,parentSchema:A.properties.guestAbsent,data:c}],!1;{const o=e;for(const f in c)if(!(f==="met"||
f==="assumed")){return V.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:f},schema:!1,parentSchema:A.properties.guestAbsent,data:c}],!1;break}if(o===e){if(c.met!==void 0){let f=c.met;const h=e;if(e===h)if(typeof f==
"string"){if(M(f)>2e5)return V.errors=[{instancePath:r+"/guestAbsent/met",schemaPath:"#/properties/guestAbsent/properties/met/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:A.properties.guestAbsent.properties.met,data:f}],!1}else return V.errors=[{instancePath:r+"/guestAbsent/met",schemaPath:"#/pr\
operties/guestAbsent/properties/met/type",keyword:"type",params:{type:"string"},schema:A.properties.guestAbsent.properties.met.type,parentSchema:A.properties.guestAbsent.
properties.met,data:f}],!1;var X=h===e}else var X=!0;if(X)if(c.assumed!==void 0){let f=c.assumed;const h=e;if(f!==!0)return V.errors=[{instancePath:r+"/guestAbs\
ent/assumed",schemaPath:"#/properties/guestAbsent/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:A.properties.guestAbsent.
properties.assumed,data:f}],!1;var X=h===e}else var X=!0}}}else return V.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/type",keyword:"\
type",params:{type:"object"},schema:A.properties.guestAbsent.type,parentSchema:A.properties.guestAbsent,data:c}],!1;var T=g===e}else var T=!0}}}}}}}}}}}}}}else return V.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,parentSchema:A,data:t}],!1;return V.errors=s,e===0}export const verdict=ke;
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
type:"string",minLength:1,maxLength:1e6}}}}}}};function dr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.baseUrl===void 0&&(P="baseUrl")||t.authUrl===void 0&&(P="authUrl")||t.environment===void 0&&
(P="environment")||t.embedded===void 0&&(P="embedded"))return dr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Se.
required,parentSchema:Se,data:t}],!1;{const y=e;for(const p in t)if(!(p==="baseUrl"||p==="authUrl"||p==="environment"||p==="embedded"||p==="shared")){return dr.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Se,data:t}],!1;break}
if(y===e){if(t.baseUrl!==void 0){const p=e;Oe(t.baseUrl,{instancePath:r+"/baseUrl",parentData:t,parentDataProperty:"baseUrl",rootData:x,dynamicAnchors:b})||(s=s===
null?Oe.errors:s.concat(Oe.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(t.authUrl!==void 0){const p=e;Oe(t.authUrl,{instancePath:r+"/authUrl",parentData:t,
parentDataProperty:"authUrl",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(t.environment!==
void 0){let p=t.environment;const n=e;if(!(p==="sandbox"||p==="mock"))return dr.errors=[{instancePath:r+"/environment",schemaPath:"#/properties/environment/enum",
keyword:"enum",params:{allowedValues:Se.properties.environment.enum},schema:Se.properties.environment.enum,parentSchema:Se.properties.environment,data:p}],!1;var i=n===
e}else var i=!0;if(i){if(t.embedded!==void 0){let p=t.embedded;const n=e;if(typeof p!="boolean")return dr.errors=[{instancePath:r+"/embedded",schemaPath:"#/prop\
erties/embedded/type",keyword:"type",params:{type:"boolean"},schema:Se.properties.embedded.type,parentSchema:Se.properties.embedded,data:p}],!1;var i=n===e}else
var i=!0;if(i)if(t.shared!==void 0){let p=t.shared;const n=e;if(p!==!0)return dr.errors=[{instancePath:r+"/shared",schemaPath:"#/properties/shared/const",keyword:"\
const",params:{allowedValue:!0},schema:!0,parentSchema:Se.properties.shared,data:p}],!1;var i=n===e}else var i=!0}}}}}}else return dr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:t}],!1;return dr.errors=s,e===0}function cr(t,{instancePath:r="",parentData:J,
parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.version===void 0&&(P=
"version")||t.digest===void 0&&(P="digest"))return cr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:he.required,
parentSchema:he,data:t}],!1;{const y=e;for(const p in t)if(!(p==="version"||p==="digest")){return cr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:he,data:t}],!1;break}if(y===e){if(t.version!==void 0){let p=t.version;const n=e;
if(e===n)if(typeof p=="string"){if(M(p)>64)return cr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:64},schema:64,parentSchema:he.properties.version,data:p}],!1;if(!pt.test(p))return cr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/\
pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:he.properties.version,data:p}],!1}else return cr.errors=
[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:he.properties.version.type,parentSchema:he.properties.
version,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.digest!==void 0){const p=e;Ie(t.digest,{instancePath:r+"/digest",parentData:t,parentDataProperty:"digest",
rootData:x,dynamicAnchors:b})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var i=p===e}else var i=!0}}}else return cr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:t}],!1;return cr.errors=s,e===0}const Jr={description:"The product for which c\
ertification is sought; null where none was named.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}],wanted:"null, or name, version \
and vendor of a product"};function Vr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1;
const y=e;if(t!==null){const n={instancePath:r,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"},schema:Jr.anyOf[0].type,parentSchema:Jr.anyOf[0],
data:t};s===null?s=[n]:s.push(n),e++}var p=y===e;if(P=P||p,!P){const n=e;Me(t,{instancePath:r,parentData:J,parentDataProperty:W,rootData:x,dynamicAnchors:b})||(s=
s===null?Me.errors:s.concat(Me.errors),e=s.length);var p=n===e;P=P||p}if(P)e=i,s!==null&&(i?s.length=i:s=null);else{const n={instancePath:r,schemaPath:"#/anyOf",
keyword:"anyOf",params:{},schema:Jr.anyOf,parentSchema:Jr,data:t};return s===null?s=[n]:s.push(n),e++,Vr.errors=s,!1}return Vr.errors=s,e===0}function Br(t,{instancePath:r="",
parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||
t==="partial-bill"||t==="no-show"||t==="older-check-out"?(Br.errors=s,e===0):(Br.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Dr.
enum},schema:Dr.enum,parentSchema:Dr,data:t}],!1)}function Nr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(typeof t=="string"){if(M(t)>64)return Nr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:er,
data:t}],!1;if(!Ir.test(t))return Nr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",
parentSchema:er,data:t}],!1}else return Nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:er.type,parentSchema:er,data:t}],
!1;return Nr.errors=s,e===0}function $r(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let P;if(t.startedAt===void 0&&(P="startedAt")||t.endedAt===void 0&&(P="endedAt"))return $r.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:P},schema:mr.required,parentSchema:mr,data:t}],!1;{const y=e;for(const p in t)if(!(p==="startedAt"||p==="\
endedAt")){return $r.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:mr,
data:t}],!1;break}if(y===e){if(t.startedAt!==void 0){const p=e;oe(t.startedAt,{instancePath:r+"/startedAt",parentData:t,parentDataProperty:"startedAt",rootData:x,
dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(t.endedAt!==void 0){const p=e;oe(t.endedAt,{instancePath:r+
"/endedAt",parentData:t,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var i=p===e}else var i=!0}}}else
return $r.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mr.type,parentSchema:mr,data:t}],!1;return $r.errors=s,e===0}
const Pr={type:"array",minItems:1,maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["stoppedAt","resumedAt"],properties:{stoppedAt:{$ref:"#/$d\
efs/moment"},resumedAt:{$ref:"#/$defs/moment"}}}};function fr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e3)return fr.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:Pr,
data:t}],!1;if(t.length<1)return fr.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Pr,data:t}],!1;{var i=!0;
const y=t.length;for(let p=0;p<y;p++){let n=t[p];const v=e;if(e===v)if(n&&typeof n=="object"&&!Array.isArray(n)){let G;if(n.stoppedAt===void 0&&(G="stoppedAt")||
n.resumedAt===void 0&&(G="resumedAt"))return fr.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:G},schema:Pr.
items.required,parentSchema:Pr.items,data:n}],!1;{const m=e;for(const u in n)if(!(u==="stoppedAt"||u==="resumedAt")){return fr.errors=[{instancePath:r+"/"+p,schemaPath:"\
#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:Pr.items,data:n}],!1;break}if(m===e){if(n.stoppedAt!==
void 0){const u=e;oe(n.stoppedAt,{instancePath:r+"/"+p+"/stoppedAt",parentData:n,parentDataProperty:"stoppedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:
s.concat(oe.errors),e=s.length);var P=u===e}else var P=!0;if(P)if(n.resumedAt!==void 0){const u=e;oe(n.resumedAt,{instancePath:r+"/"+p+"/resumedAt",parentData:n,
parentDataProperty:"resumedAt",rootData:x,dynamicAnchors:b})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);var P=u===e}else var P=!0}}}else return fr.errors=
[{instancePath:r+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Pr.items.type,parentSchema:Pr.items,data:n}],!1;var i=v===e;if(!i)
break}}}else return fr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Pr.type,parentSchema:Pr,data:t}],!1;return fr.errors=
s,e===0}const Wr={type:"integer",minimum:0,maximum:2e4};function ie(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"integ\
er"},schema:Wr.type,parentSchema:Wr,data:t}],!1;if(e===0&&typeof t=="number"&&isFinite(t)){if(t>2e4||isNaN(t))return ie.errors=[{instancePath:r,schemaPath:"#/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:Wr,data:t}],!1;if(t<0||isNaN(t))return ie.errors=[{instancePath:r,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Wr,data:t}],!1}return ie.errors=s,e===0}const Te={type:"object",additionalProperties:!1,
required:["requirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided","notRun","withoutInstance","remarks"],properties:{requirements:{
$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},
notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{type:"array",maxItems:2e3,items:{type:"string",
maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},Ur={type:"object",additionalProperties:!1,required:["tested","all"],properties:{
tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}};function hr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.tested===void 0&&(P="tested")||t.all===void 0&&(P="all"))return hr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Ur.required,parentSchema:Ur,data:t}],!1;{const y=e;for(const p in t)if(!(p==="teste\
d"||p==="all")){return hr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ur,
data:t}],!1;break}if(y===e){if(t.tested!==void 0){const p=e;ie(t.tested,{instancePath:r+"/tested",parentData:t,parentDataProperty:"tested",rootData:x,dynamicAnchors:b})||
(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(t.all!==void 0){const p=e;ie(t.all,{instancePath:r+"/all",parentData:t,parentDataProperty:"\
all",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var i=p===e}else var i=!0}}}else return hr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Ur.type,parentSchema:Ur,data:t}],!1;return hr.errors=s,e===0}const rr={type:"array",maxItems:100,items:{type:"\
object",additionalProperties:!1,required:["by","instances"],properties:{by:{type:"string",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}};function ze(t,{
instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>100)return ze.
errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:rr,data:t}],!1;{var i=!0;const y=t.length;for(let p=0;p<
y;p++){let n=t[p];const v=e;if(e===v)if(n&&typeof n=="object"&&!Array.isArray(n)){let G;if(n.by===void 0&&(G="by")||n.instances===void 0&&(G="instances"))return ze.
errors=[{instancePath:r+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:G},schema:rr.items.required,parentSchema:rr.items,data:n}],
!1;{const m=e;for(const u in n)if(!(u==="by"||u==="instances")){return ze.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:rr.items,data:n}],!1;break}if(m===e){if(n.by!==void 0){let u=n.by;const z=e;if(e===z)if(typeof u==
"string"){if(M(u)>200)return ze.errors=[{instancePath:r+"/"+p+"/by",schemaPath:"#/items/properties/by/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:rr.items.properties.by,data:u}],!1;if(M(u)<1)return ze.errors=[{instancePath:r+"/"+p+"/by",schemaPath:"#/items/properties/by/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:rr.items.properties.by,data:u}],!1}else return ze.errors=[{instancePath:r+"/"+p+"/by",schemaPath:"#/items/proper\
ties/by/type",keyword:"type",params:{type:"string"},schema:rr.items.properties.by.type,parentSchema:rr.items.properties.by,data:u}],!1;var P=z===e}else var P=!0;
if(P)if(n.instances!==void 0){const u=e;ie(n.instances,{instancePath:r+"/"+p+"/instances",parentData:n,parentDataProperty:"instances",rootData:x,dynamicAnchors:b})||
(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var P=u===e}else var P=!0}}}else return ze.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/type",keyword:"\
type",params:{type:"object"},schema:rr.items.type,parentSchema:rr.items,data:n}],!1;var i=v===e;if(!i)break}}}else return ze.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},schema:rr.type,parentSchema:rr,data:t}],!1;return ze.errors=s,e===0}function Ue(t,{instancePath:r="",parentData:J,parentDataProperty:W,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.requirements===void 0&&(p="requirements")||
t.instances===void 0&&(p="instances")||t.notClaimed===void 0&&(p="notClaimed")||t.leftOpen===void 0&&(p="leftOpen")||t.tolerated===void 0&&(p="tolerated")||t.notArisen===
void 0&&(p="notArisen")||t.undecided===void 0&&(p="undecided")||t.notRun===void 0&&(p="notRun")||t.withoutInstance===void 0&&(p="withoutInstance")||t.remarks===
void 0&&(p="remarks"))return Ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:Te.required,parentSchema:Te,
data:t}],!1;{const n=e;for(const v in t)if(!He.call(Te.properties,v)){return Ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:v},schema:!1,parentSchema:Te,data:t}],!1;break}if(n===e){if(t.requirements!==void 0){const v=e;hr(t.requirements,{instancePath:r+
"/requirements",parentData:t,parentDataProperty:"requirements",rootData:x,dynamicAnchors:b})||(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var i=v===e}else
var i=!0;if(i){if(t.instances!==void 0){const v=e;hr(t.instances,{instancePath:r+"/instances",parentData:t,parentDataProperty:"instances",rootData:x,dynamicAnchors:b})||
(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.notClaimed!==void 0){const v=e;ze(t.notClaimed,{instancePath:r+"/notC\
laimed",parentData:t,parentDataProperty:"notClaimed",rootData:x,dynamicAnchors:b})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;
if(i){if(t.leftOpen!==void 0){const v=e;ze(t.leftOpen,{instancePath:r+"/leftOpen",parentData:t,parentDataProperty:"leftOpen",rootData:x,dynamicAnchors:b})||(s=s===
null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.tolerated!==void 0){const v=e;ze(t.tolerated,{instancePath:r+"/tolerated",parentData:t,
parentDataProperty:"tolerated",rootData:x,dynamicAnchors:b})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.notArisen!==
void 0){const v=e;ie(t.notArisen,{instancePath:r+"/notArisen",parentData:t,parentDataProperty:"notArisen",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.
concat(ie.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.undecided!==void 0){const v=e;ie(t.undecided,{instancePath:r+"/undecided",parentData:t,parentDataProperty:"\
undecided",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.notRun!==void 0){const v=e;
ie(t.notRun,{instancePath:r+"/notRun",parentData:t,parentDataProperty:"notRun",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);
var i=v===e}else var i=!0;if(i){if(t.withoutInstance!==void 0){let v=t.withoutInstance;const T=e;if(e===T)if(Array.isArray(v)){if(v.length>2e3)return Ue.errors=
[{instancePath:r+"/withoutInstance",schemaPath:"#/properties/withoutInstance/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Te.properties.
withoutInstance,data:v}],!1;{var P=!0;const m=v.length;for(let u=0;u<m;u++){let z=v[u];const C=e;if(e===C)if(typeof z=="string"){if(M(z)>200)return Ue.errors=[{
instancePath:r+"/withoutInstance/"+u,schemaPath:"#/properties/withoutInstance/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Te.
properties.withoutInstance.items,data:z}],!1}else return Ue.errors=[{instancePath:r+"/withoutInstance/"+u,schemaPath:"#/properties/withoutInstance/items/type",keyword:"\
type",params:{type:"string"},schema:Te.properties.withoutInstance.items.type,parentSchema:Te.properties.withoutInstance.items,data:z}],!1;var P=C===e;if(!P)break}}}else
return Ue.errors=[{instancePath:r+"/withoutInstance",schemaPath:"#/properties/withoutInstance/type",keyword:"type",params:{type:"array"},schema:Te.properties.withoutInstance.
type,parentSchema:Te.properties.withoutInstance,data:v}],!1;var i=T===e}else var i=!0;if(i)if(t.remarks!==void 0){let v=t.remarks;const T=e;if(e===T)if(Array.isArray(
v)){if(v.length>1e3)return Ue.errors=[{instancePath:r+"/remarks",schemaPath:"#/properties/remarks/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:Te.
properties.remarks,data:v}],!1;{var y=!0;const m=v.length;for(let u=0;u<m;u++){let z=v[u];const C=e;if(e===C)if(typeof z=="string"){if(M(z)>2e3)return Ue.errors=
[{instancePath:r+"/remarks/"+u,schemaPath:"#/properties/remarks/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Te.properties.remarks.
items,data:z}],!1}else return Ue.errors=[{instancePath:r+"/remarks/"+u,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type:"string"},schema:Te.
properties.remarks.items.type,parentSchema:Te.properties.remarks.items,data:z}],!1;var y=C===e;if(!y)break}}}else return Ue.errors=[{instancePath:r+"/remarks",schemaPath:"\
#/properties/remarks/type",keyword:"type",params:{type:"array"},schema:Te.properties.remarks.type,parentSchema:Te.properties.remarks,data:v}],!1;var i=T===e}else
var i=!0}}}}}}}}}}}else return Ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Te.type,parentSchema:Te,data:t}],!1;return Ue.
errors=s,e===0}const xe={type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{id:{type:"string",minLength:1,maxLength:2e4},
title:{type:"string",minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,items:{type:"stri\
ng",maxLength:2e3},maxItems:2e4}}};function Ce(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.id===void 0&&(y="id")||t.title===void 0&&(y="title")||t.outcome===void 0&&(y="outcome")||t.instances===
void 0&&(y="instances"))return Ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:xe.required,parentSchema:xe,
data:t}],!1;{const p=e;for(const n in t)if(!(n==="id"||n==="title"||n==="outcome"||n==="instances")){return Ce.errors=[{instancePath:r,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:xe,data:t}],!1;break}if(p===e){if(t.id!==void 0){let n=t.id;const v=e;
if(e===v)if(typeof n=="string"){if(M(n)>2e4)return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e4},
schema:2e4,parentSchema:xe.properties.id,data:n}],!1;if(M(n)<1)return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",
params:{limit:1},schema:1,parentSchema:xe.properties.id,data:n}],!1}else return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"string"},schema:xe.properties.id.type,parentSchema:xe.properties.id,data:n}],!1;var i=v===e}else var i=!0;if(i){if(t.title!==void 0){let n=t.title;
const v=e;if(e===v)if(typeof n=="string"){if(M(n)>2e5)return Ce.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:xe.properties.title,data:n}],!1;if(M(n)<1)return Ce.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:xe.properties.title,data:n}],!1}else return Ce.errors=[{instancePath:r+"/title",schemaPath:"#/propert\
ies/title/type",keyword:"type",params:{type:"string"},schema:xe.properties.title.type,parentSchema:xe.properties.title,data:n}],!1;var i=v===e}else var i=!0;if(i){
if(t.outcome!==void 0){let n=t.outcome;const v=e;if(!(n==="failed"||n==="warning"||n==="review"||n==="inconclusive"))return Ce.errors=[{instancePath:r+"/outcome",
schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:xe.properties.outcome.enum},schema:xe.properties.outcome.enum,parentSchema:xe.properties.
outcome,data:n}],!1;var i=v===e}else var i=!0;if(i)if(t.instances!==void 0){let n=t.instances;const v=e;if(e===v)if(Array.isArray(n)){if(n.length>2e4)return Ce.
errors=[{instancePath:r+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:xe.properties.instances,
data:n}],!1;if(n.length<1)return Ce.errors=[{instancePath:r+"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:xe.properties.instances,data:n}],!1;{var P=!0;const G=n.length;for(let m=0;m<G;m++){let u=n[m];const z=e;if(e===z)if(typeof u=="string"){if(M(u)>2e3)
return Ce.errors=[{instancePath:r+"/instances/"+m,schemaPath:"#/properties/instances/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:xe.
properties.instances.items,data:u}],!1}else return Ce.errors=[{instancePath:r+"/instances/"+m,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{
type:"string"},schema:xe.properties.instances.items.type,parentSchema:xe.properties.instances.items,data:u}],!1;var P=z===e;if(!P)break}}}else return Ce.errors=
[{instancePath:r+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type:"array"},schema:xe.properties.instances.type,parentSchema:xe.
properties.instances,data:n}],!1;var i=v===e}else var i=!0}}}}}else return Ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:xe.type,parentSchema:xe,data:t}],!1;return Ce.errors=s,e===0}const me={type:"object",additionalProperties:!1,required:["id","requirement","title","level",
"basis","clause","operation","outcome"],properties:{id:{type:"string",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{type:"string",
maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["document","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{$ref:"c\
ertification.schema.json#/$defs/operation"},outcome:{enum:["passed","failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},reason:{
type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"exchange.schema.json#/properties/id"},maxItems:1e5}}};function Gr(t,{instancePath:r="",parentData:J,
parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="parti\
al-bill"||t==="no-show"?(Gr.errors=s,e===0):(Gr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Or.enum},schema:Or.enum,parentSchema:Or,
data:t}],!1)}const Xr={type:"string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id such as check-in/0123456789ab"};function Ar(t,{instancePath:r="",parentData:J,
parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(M(t)>128)return Ar.errors=[{instancePath:r,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Xr,data:t}],!1;if(!ut.test(t))return Ar.errors=[{instancePath:r,schemaPath:"#/patter\
n",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:Xr,data:t}],!1}else return Ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Xr.type,parentSchema:Xr,data:t}],!1;return Ar.errors=s,e===0}function be(t,{instancePath:r="",parentData:J,parentDataProperty:W,
rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.id===void 0&&(y="id")||t.requirement===void 0&&
(y="requirement")||t.title===void 0&&(y="title")||t.level===void 0&&(y="level")||t.basis===void 0&&(y="basis")||t.clause===void 0&&(y="clause")||t.operation===void 0&&
(y="operation")||t.outcome===void 0&&(y="outcome"))return be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:me.
required,parentSchema:me,data:t}],!1;{const p=e;for(const n in t)if(!He.call(me.properties,n)){return be.errors=[{instancePath:r,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:me,data:t}],!1;break}if(p===e){if(t.id!==void 0){let n=t.id;const v=e;if(e===
v)if(typeof n=="string"){if(M(n)>2e3)return be.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,
parentSchema:me.properties.id,data:n}],!1;if(M(n)<1)return be.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:me.properties.id,data:n}],!1}else return be.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"s\
tring"},schema:me.properties.id.type,parentSchema:me.properties.id,data:n}],!1;var i=v===e}else var i=!0;if(i){if(t.requirement!==void 0){let n=t.requirement;const v=e;
if(e===v)if(typeof n=="string"){if(M(n)>200)return be.errors=[{instancePath:r+"/requirement",schemaPath:"#/properties/requirement/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:me.properties.requirement,data:n}],!1}else return be.errors=[{instancePath:r+"/requirement",schemaPath:"#/properties/\
requirement/type",keyword:"type",params:{type:"string"},schema:me.properties.requirement.type,parentSchema:me.properties.requirement,data:n}],!1;var i=v===e}else
var i=!0;if(i){if(t.title!==void 0){let n=t.title;const v=e;if(e===v)if(typeof n=="string"){if(M(n)>1e4)return be.errors=[{instancePath:r+"/title",schemaPath:"#\
/properties/title/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:me.properties.title,data:n}],!1}else return be.errors=[{instancePath:r+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:me.properties.title.type,parentSchema:me.properties.title,data:n}],!1;
var i=v===e}else var i=!0;if(i){if(t.level!==void 0){let n=t.level;const v=e;if(!(n==="MUST"||n==="SHOULD"||n==="MAY"))return be.errors=[{instancePath:r+"/level",
schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:me.properties.level.enum},schema:me.properties.level.enum,parentSchema:me.properties.level,
data:n}],!1;var i=v===e}else var i=!0;if(i){if(t.basis!==void 0){let n=t.basis;const v=e;if(!(n==="document"||n==="rfc"||n==="profile"||n==="observed"))return be.
errors=[{instancePath:r+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues:me.properties.basis.enum},schema:me.properties.basis.
enum,parentSchema:me.properties.basis,data:n}],!1;var i=v===e}else var i=!0;if(i){if(t.clause!==void 0){let n=t.clause;const v=e;if(e===v)if(typeof n=="string"){
if(M(n)>200)return be.errors=[{instancePath:r+"/clause",schemaPath:"#/properties/clause/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:me.
properties.clause,data:n}],!1}else return be.errors=[{instancePath:r+"/clause",schemaPath:"#/properties/clause/type",keyword:"type",params:{type:"string"},schema:me.
properties.clause.type,parentSchema:me.properties.clause,data:n}],!1;var i=v===e}else var i=!0;if(i){if(t.operation!==void 0){const n=e;Gr(t.operation,{instancePath:r+
"/operation",parentData:t,parentDataProperty:"operation",rootData:x,dynamicAnchors:b})||(s=s===null?Gr.errors:s.concat(Gr.errors),e=s.length);var i=n===e}else var i=!0;
if(i){if(t.outcome!==void 0){let n=t.outcome;const v=e;if(!(n==="passed"||n==="failed"||n==="warning"||n==="review"||n==="inconclusive"||n==="not-applicable"||n===
"not-testable"||n==="observed"))return be.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:me.properties.
outcome.enum},schema:me.properties.outcome.enum,parentSchema:me.properties.outcome,data:n}],!1;var i=v===e}else var i=!0;if(i){if(t.reason!==void 0){let n=t.reason;
const v=e;if(e===v)if(typeof n=="string"){if(M(n)>2e5)return be.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",
params:{limit:2e5},schema:2e5,parentSchema:me.properties.reason,data:n}],!1}else return be.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/typ\
e",keyword:"type",params:{type:"string"},schema:me.properties.reason.type,parentSchema:me.properties.reason,data:n}],!1;var i=v===e}else var i=!0;if(i)if(t.exchanges!==
void 0){let n=t.exchanges;const v=e;if(e===v)if(Array.isArray(n)){if(n.length>1e5)return be.errors=[{instancePath:r+"/exchanges",schemaPath:"#/properties/exchan\
ges/maxItems",keyword:"maxItems",params:{limit:1e5},schema:1e5,parentSchema:me.properties.exchanges,data:n}],!1;{var P=!0;const G=n.length;for(let m=0;m<G;m++){
const u=e;Ar(n[m],{instancePath:r+"/exchanges/"+m,parentData:n,parentDataProperty:m,rootData:x,dynamicAnchors:b})||(s=s===null?Ar.errors:s.concat(Ar.errors),e=s.
length);var P=u===e;if(!P)break}}}else return be.errors=[{instancePath:r+"/exchanges",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"arra\
y"},schema:me.properties.exchanges.type,parentSchema:me.properties.exchanges,data:n}],!1;var i=v===e}else var i=!0}}}}}}}}}}}else return be.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:me.type,parentSchema:me,data:t}],!1;return be.errors=s,e===0}const ne={type:"object",additionalProperties:!1,
required:["file","new","stillFailing","fixed","expired","undecided","notTested","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"\
array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$\
defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{
type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"stri\
ng",maxLength:1e4},maxItems:2e4}}},Je={type:"object",additionalProperties:!1,required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{
enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}};function Ge(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.id===void 0&&(P="id")||t.outcome===void 0&&(P="outcome")||t.reason===void 0&&(P=
"reason"))return Ge.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Je.required,parentSchema:Je,data:t}],!1;
{const y=e;for(const p in t)if(!(p==="id"||p==="outcome"||p==="reason")){return Ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:p},schema:!1,parentSchema:Je,data:t}],!1;break}if(y===e){if(t.id!==void 0){let p=t.id;const n=e;if(e===n)if(typeof p=="\
string"){if(M(p)>2e3)return Ge.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Je.
properties.id,data:p}],!1}else return Ge.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Je.properties.
id.type,parentSchema:Je.properties.id,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.outcome!==void 0){let p=t.outcome;const n=e;if(!(p==="failed"||p==="warni\
ng"))return Ge.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:Je.properties.outcome.enum},schema:Je.
properties.outcome.enum,parentSchema:Je.properties.outcome,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.reason!==void 0){let p=t.reason;const n=e;if(e===n)if(typeof p==
"string"){if(M(p)>2e5)return Ge.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Je.
properties.reason,data:p}],!1}else return Ge.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Je.
properties.reason.type,parentSchema:Je.properties.reason,data:p}],!1;var i=n===e}else var i=!0}}}}else return Ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Je.type,parentSchema:Je,data:t}],!1;return Ge.errors=s,e===0}const Re={type:"object",additionalProperties:!1,required:["id"],
properties:{id:{type:"string",maxLength:2e3},reason:{type:"string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}};function ue(t,{
instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;
if(t.id===void 0&&(P="id"))return ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Re.required,parentSchema:Re,
data:t}],!1;{const y=e;for(const p in t)if(!(p==="id"||p==="reason"||p==="owner"||p==="expires")){return ue.errors=[{instancePath:r,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Re,data:t}],!1;break}if(y===e){if(t.id!==void 0){let p=t.id;const n=e;
if(e===n)if(typeof p=="string"){if(M(p)>2e3)return ue.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},
schema:2e3,parentSchema:Re.properties.id,data:p}],!1}else return ue.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:Re.properties.id.type,parentSchema:Re.properties.id,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.reason!==void 0){let p=t.reason;const n=e;if(e===
n)if(typeof p=="string"){if(M(p)>2e5)return ue.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},
schema:2e5,parentSchema:Re.properties.reason,data:p}],!1}else return ue.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{
type:"string"},schema:Re.properties.reason.type,parentSchema:Re.properties.reason,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.owner!==void 0){let p=t.owner;
const n=e;if(e===n)if(typeof p=="string"){if(M(p)>2e3)return ue.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{
limit:2e3},schema:2e3,parentSchema:Re.properties.owner,data:p}],!1}else return ue.errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/type",keyword:"\
type",params:{type:"string"},schema:Re.properties.owner.type,parentSchema:Re.properties.owner,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.expires!==void 0){
let p=t.expires;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>2e3)return ue.errors=[{instancePath:r+"/expires",schemaPath:"#/properties/expires/maxLength",keyword:"\
maxLength",params:{limit:2e3},schema:2e3,parentSchema:Re.properties.expires,data:p}],!1}else return ue.errors=[{instancePath:r+"/expires",schemaPath:"#/properti\
es/expires/type",keyword:"type",params:{type:"string"},schema:Re.properties.expires.type,parentSchema:Re.properties.expires,data:p}],!1;var i=n===e}else var i=!0}}}}}else
return ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Re.type,parentSchema:Re,data:t}],!1;return ue.errors=s,e===0}
function ye(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let u;if(t.file===void 0&&(u="file")||t.new===void 0&&(u="new")||t.stillFailing===void 0&&(u="stillFailing")||t.fixed===void 0&&(u="fixed")||t.expired===
void 0&&(u="expired")||t.undecided===void 0&&(u="undecided")||t.notTested===void 0&&(u="notTested")||t.notInPlan===void 0&&(u="notInPlan")||t.notes===void 0&&(u=
"notes"))return ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},schema:ne.required,parentSchema:ne,data:t}],!1;
{const z=e;for(const C in t)if(!He.call(ne.properties,C)){return ye.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:C},schema:!1,parentSchema:ne,data:t}],!1;break}if(z===e){if(t.file!==void 0){let C=t.file;const O=e;if(e===O)if(typeof C=="string"){if(M(C)>4096)
return ye.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:ne.properties.
file,data:C}],!1}else return ye.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"},schema:ne.properties.file.
type,parentSchema:ne.properties.file,data:C}],!1;var i=O===e}else var i=!0;if(i){if(t.new!==void 0){let C=t.new;const O=e;if(e===O)if(Array.isArray(C)){if(C.length>
2e4)return ye.errors=[{instancePath:r+"/new",schemaPath:"#/properties/new/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.
new,data:C}],!1;{var P=!0;const Y=C.length;for(let q=0;q<Y;q++){const w=e;Ge(C[q],{instancePath:r+"/new/"+q,parentData:C,parentDataProperty:q,rootData:x,dynamicAnchors:b})||
(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var P=w===e;if(!P)break}}}else return ye.errors=[{instancePath:r+"/new",schemaPath:"#/properties/new/type",
keyword:"type",params:{type:"array"},schema:ne.properties.new.type,parentSchema:ne.properties.new,data:C}],!1;var i=O===e}else var i=!0;if(i){if(t.stillFailing!==
void 0){let C=t.stillFailing;const O=e;if(e===O)if(Array.isArray(C)){if(C.length>2e4)return ye.errors=[{instancePath:r+"/stillFailing",schemaPath:"#/properties/\
stillFailing/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.stillFailing,data:C}],!1;{var y=!0;const Y=C.length;for(let q=0;q<
Y;q++){const w=e;Ge(C[q],{instancePath:r+"/stillFailing/"+q,parentData:C,parentDataProperty:q,rootData:x,dynamicAnchors:b})||(s=s===null?Ge.errors:s.concat(Ge.errors),
e=s.length);var y=w===e;if(!y)break}}}else return ye.errors=[{instancePath:r+"/stillFailing",schemaPath:"#/properties/stillFailing/type",keyword:"type",params:{
type:"array"},schema:ne.properties.stillFailing.type,parentSchema:ne.properties.stillFailing,data:C}],!1;var i=O===e}else var i=!0;if(i){if(t.fixed!==void 0){let C=t.
fixed;const O=e;if(e===O)if(Array.isArray(C)){if(C.length>2e4)return ye.errors=[{instancePath:r+"/fixed",schemaPath:"#/properties/fixed/maxItems",keyword:"maxIt\
ems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.fixed,data:C}],!1;{var p=!0;const Y=C.length;for(let q=0;q<Y;q++){const w=e;ue(C[q],{instancePath:r+
"/fixed/"+q,parentData:C,parentDataProperty:q,rootData:x,dynamicAnchors:b})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var p=w===e;if(!p)break}}}else
return ye.errors=[{instancePath:r+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type:"array"},schema:ne.properties.fixed.type,parentSchema:ne.
properties.fixed,data:C}],!1;var i=O===e}else var i=!0;if(i){if(t.expired!==void 0){let C=t.expired;const O=e;if(e===O)if(Array.isArray(C)){if(C.length>2e4)return ye.
errors=[{instancePath:r+"/expired",schemaPath:"#/properties/expired/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.expired,
data:C}],!1;{var n=!0;const Y=C.length;for(let q=0;q<Y;q++){const w=e;ue(C[q],{instancePath:r+"/expired/"+q,parentData:C,parentDataProperty:q,rootData:x,dynamicAnchors:b})||
(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var n=w===e;if(!n)break}}}else return ye.errors=[{instancePath:r+"/expired",schemaPath:"#/properties/expir\
ed/type",keyword:"type",params:{type:"array"},schema:ne.properties.expired.type,parentSchema:ne.properties.expired,data:C}],!1;var i=O===e}else var i=!0;if(i){if(t.
undecided!==void 0){let C=t.undecided;const O=e;if(e===O)if(Array.isArray(C)){if(C.length>2e4)return ye.errors=[{instancePath:r+"/undecided",schemaPath:"#/prope\
rties/undecided/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.undecided,data:C}],!1;{var v=!0;const Y=C.length;for(let q=0;q<
Y;q++){const w=e;ue(C[q],{instancePath:r+"/undecided/"+q,parentData:C,parentDataProperty:q,rootData:x,dynamicAnchors:b})||(s=s===null?ue.errors:s.concat(ue.errors),
e=s.length);var v=w===e;if(!v)break}}}else return ye.errors=[{instancePath:r+"/undecided",schemaPath:"#/properties/undecided/type",keyword:"type",params:{type:"\
array"},schema:ne.properties.undecided.type,parentSchema:ne.properties.undecided,data:C}],!1;var i=O===e}else var i=!0;if(i){if(t.notTested!==void 0){let C=t.notTested;
const O=e;if(e===O)if(Array.isArray(C)){if(C.length>2e4)return ye.errors=[{instancePath:r+"/notTested",schemaPath:"#/properties/notTested/maxItems",keyword:"max\
Items",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.notTested,data:C}],!1;{var T=!0;const Y=C.length;for(let q=0;q<Y;q++){const w=e;ue(C[q],{instancePath:r+
"/notTested/"+q,parentData:C,parentDataProperty:q,rootData:x,dynamicAnchors:b})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var T=w===e;if(!T)break}}}else
return ye.errors=[{instancePath:r+"/notTested",schemaPath:"#/properties/notTested/type",keyword:"type",params:{type:"array"},schema:ne.properties.notTested.type,
parentSchema:ne.properties.notTested,data:C}],!1;var i=O===e}else var i=!0;if(i){if(t.notInPlan!==void 0){let C=t.notInPlan;const O=e;if(e===O)if(Array.isArray(
C)){if(C.length>2e4)return ye.errors=[{instancePath:r+"/notInPlan",schemaPath:"#/properties/notInPlan/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,
parentSchema:ne.properties.notInPlan,data:C}],!1;{var G=!0;const Y=C.length;for(let q=0;q<Y;q++){const w=e;ue(C[q],{instancePath:r+"/notInPlan/"+q,parentData:C,
parentDataProperty:q,rootData:x,dynamicAnchors:b})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var G=w===e;if(!G)break}}}else return ye.errors=[{instancePath:r+
"/notInPlan",schemaPath:"#/properties/notInPlan/type",keyword:"type",params:{type:"array"},schema:ne.properties.notInPlan.type,parentSchema:ne.properties.notInPlan,
data:C}],!1;var i=O===e}else var i=!0;if(i)if(t.notes!==void 0){let C=t.notes;const O=e;if(e===O)if(Array.isArray(C)){if(C.length>2e4)return ye.errors=[{instancePath:r+
"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ne.properties.notes,data:C}],!1;{var m=!0;const Y=C.
length;for(let q=0;q<Y;q++){let w=C[q];const k=e;if(e===k)if(typeof w=="string"){if(M(w)>1e4)return ye.errors=[{instancePath:r+"/notes/"+q,schemaPath:"#/propert\
ies/notes/items/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:ne.properties.notes.items,data:w}],!1}else return ye.errors=[{instancePath:r+
"/notes/"+q,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"},schema:ne.properties.notes.items.type,parentSchema:ne.properties.notes.
items,data:w}],!1;var m=k===e;if(!m)break}}}else return ye.errors=[{instancePath:r+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:"ar\
ray"},schema:ne.properties.notes.type,parentSchema:ne.properties.notes,data:C}],!1;var i=O===e}else var i=!0}}}}}}}}}}else return ye.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ne.type,parentSchema:ne,data:t}],!1;return ye.errors=s,e===0}function ke(t,{instancePath:r="",parentData:J,
parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let T;if(t.verdict===void 0&&(T=
"verdict")||t.subject===void 0&&(T="subject")||t.target===void 0&&(T="target")||t.suite===void 0&&(T="suite")||t.product===void 0&&(T="product")||t.claims===void 0&&
(T="claims")||t.profile===void 0&&(T="profile")||t.times===void 0&&(T="times")||t.stopped===void 0&&(T="stopped")||t.counts===void 0&&(T="counts")||t.tested===void 0&&
(T="tested")||t.causes===void 0&&(T="causes")||t.requirements===void 0&&(T="requirements"))return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:T},schema:pe.required,parentSchema:pe,data:t}],!1;{const G=e;for(const m in t)if(!He.call(pe.properties,m)){return ke.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:pe,data:t}],!1;break}if(G===e){if(t.verdict!==
void 0){let m=t.verdict;const u=e;if(!(m==="not-certified"||m==="incomplete"||m==="inconclusive"||m==="certified"))return ke.errors=[{instancePath:r+"/verdict",
schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:pe.properties.verdict.enum},schema:pe.properties.verdict.enum,parentSchema:pe.properties.
verdict,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.subject!==void 0){let m=t.subject;const u=e;if(!(m==="service"||m==="client"))return ke.errors=[{instancePath:r+
"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:pe.properties.subject.enum},schema:pe.properties.subject.enum,parentSchema:pe.
properties.subject,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.target!==void 0){const m=e;dr(t.target,{instancePath:r+"/target",parentData:t,parentDataProperty:"\
target",rootData:x,dynamicAnchors:b})||(s=s===null?dr.errors:s.concat(dr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.suite!==void 0){const m=e;cr(t.
suite,{instancePath:r+"/suite",parentData:t,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?cr.errors:s.concat(cr.errors),e=s.length);var i=m===
e}else var i=!0;if(i){if(t.product!==void 0){const m=e;Vr(t.product,{instancePath:r+"/product",parentData:t,parentDataProperty:"product",rootData:x,dynamicAnchors:b})||
(s=s===null?Vr.errors:s.concat(Vr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.claims!==void 0){let m=t.claims;const u=e;if(e===u)if(Array.isArray(m)){
if(m.length>20)return ke.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:pe.
properties.claims,data:m}],!1;{var P=!0;const C=m.length;for(let O=0;O<C;O++){const B=e;Br(m[O],{instancePath:r+"/claims/"+O,parentData:m,parentDataProperty:O,rootData:x,
dynamicAnchors:b})||(s=s===null?Br.errors:s.concat(Br.errors),e=s.length);var P=B===e;if(!P)break}if(P){let O=m.length,B;if(O>1){e:for(;O--;)for(B=O;B--;)if(dt(
m[O],m[B])){return ke.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"uniqueItems",params:{i:O,j:B},schema:!0,parentSchema:pe.
properties.claims,data:m}],!1;break e}}}}}else return ke.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"ar\
ray"},schema:pe.properties.claims.type,parentSchema:pe.properties.claims,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.profile!==void 0){let m=t.profile;const u=e;
if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return ke.errors=[{instancePath:r+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{
type:pe.properties.profile.type},schema:pe.properties.profile.type,parentSchema:pe.properties.profile,data:m}],!1;if(e===u&&m&&typeof m=="object"&&!Array.isArray(
m)){let C;if(m.name===void 0&&(C="name")||m.digest===void 0&&(C="digest"))return ke.errors=[{instancePath:r+"/profile",schemaPath:"#/properties/profile/required",
keyword:"required",params:{missingProperty:C},schema:pe.properties.profile.required,parentSchema:pe.properties.profile,data:m}],!1;{const O=e;for(const B in m)if(!(B===
"name"||B==="digest")){return ke.errors=[{instancePath:r+"/profile",schemaPath:"#/properties/profile/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:B},schema:!1,parentSchema:pe.properties.profile,data:m}],!1;break}if(O===e){if(m.name!==void 0){let B=m.name;const Y=e;if(typeof B!="string"&&
B!==null)return ke.errors=[{instancePath:r+"/profile/name",schemaPath:"#/properties/profile/properties/name/type",keyword:"type",params:{type:pe.properties.profile.
properties.name.type},schema:pe.properties.profile.properties.name.type,parentSchema:pe.properties.profile.properties.name,data:B}],!1;if(e===Y&&typeof B=="stri\
ng"&&M(B)>200)return ke.errors=[{instancePath:r+"/profile/name",schemaPath:"#/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:pe.properties.profile.properties.name,data:B}],!1;var y=Y===e}else var y=!0;if(y)if(m.digest!==void 0){const B=e;Nr(m.digest,{instancePath:r+
"/profile/digest",parentData:m,parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?Nr.errors:s.concat(Nr.errors),e=s.length);var y=B===e}else
var y=!0}}}var i=u===e}else var i=!0;if(i){if(t.times!==void 0){const m=e;$r(t.times,{instancePath:r+"/times",parentData:t,parentDataProperty:"times",rootData:x,
dynamicAnchors:b})||(s=s===null?$r.errors:s.concat($r.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.stopped!==void 0){let m=t.stopped;const u=e;if(typeof m!=
"string"&&m!==null)return ke.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:pe.properties.stopped.type},schema:pe.
properties.stopped.type,parentSchema:pe.properties.stopped,data:m}],!1;if(e===u&&typeof m=="string"&&M(m)>2e5)return ke.errors=[{instancePath:r+"/stopped",schemaPath:"\
#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:pe.properties.stopped,data:m}],!1;var i=u===e}else var i=!0;if(i){
if(t.interruptions!==void 0){const m=e;fr(t.interruptions,{instancePath:r+"/interruptions",parentData:t,parentDataProperty:"interruptions",rootData:x,dynamicAnchors:b})||
(s=s===null?fr.errors:s.concat(fr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.counts!==void 0){let m=t.counts;const u=e;if(e===u)if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){let C;if(m.passed===void 0&&(C="passed")||m.failed===void 0&&(C="failed")||m.warning===void 0&&(C="warning")||m.review===void 0&&(C="\
review")||m.inconclusive===void 0&&(C="inconclusive")||m["not-applicable"]===void 0&&(C="not-applicable")||m["not-testable"]===void 0&&(C="not-testable")||m.observed===
void 0&&(C="observed"))return ke.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:C},schema:pe.
properties.counts.required,parentSchema:pe.properties.counts,data:m}],!1;{const O=e;for(const B in m)if(!(B==="passed"||B==="failed"||B==="warning"||B==="review"||
B==="inconclusive"||B==="not-applicable"||B==="not-testable"||B==="observed")){return ke.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:B},schema:!1,parentSchema:pe.properties.counts,data:m}],!1;break}if(O===e){if(m.passed!==
void 0){const B=e;ie(m.passed,{instancePath:r+"/counts/passed",parentData:m,parentDataProperty:"passed",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(
ie.errors),e=s.length);var p=B===e}else var p=!0;if(p){if(m.failed!==void 0){const B=e;ie(m.failed,{instancePath:r+"/counts/failed",parentData:m,parentDataProperty:"\
failed",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var p=B===e}else var p=!0;if(p){if(m.warning!==void 0){const B=e;ie(
m.warning,{instancePath:r+"/counts/warning",parentData:m,parentDataProperty:"warning",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=
s.length);var p=B===e}else var p=!0;if(p){if(m.review!==void 0){const B=e;ie(m.review,{instancePath:r+"/counts/review",parentData:m,parentDataProperty:"review",
rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var p=B===e}else var p=!0;if(p){if(m.inconclusive!==void 0){const B=e;ie(m.
inconclusive,{instancePath:r+"/counts/inconclusive",parentData:m,parentDataProperty:"inconclusive",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(
ie.errors),e=s.length);var p=B===e}else var p=!0;if(p){if(m["not-applicable"]!==void 0){const B=e;ie(m["not-applicable"],{instancePath:r+"/counts/not-applicable",
parentData:m,parentDataProperty:"not-applicable",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var p=B===e}else var p=!0;
if(p){if(m["not-testable"]!==void 0){const B=e;ie(m["not-testable"],{instancePath:r+"/counts/not-testable",parentData:m,parentDataProperty:"not-testable",rootData:x,
dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var p=B===e}else var p=!0;if(p)if(m.observed!==void 0){const B=e;ie(m.observed,{instancePath:r+
"/counts/observed",parentData:m,parentDataProperty:"observed",rootData:x,dynamicAnchors:b})||(s=s===null?ie.errors:s.concat(ie.errors),e=s.length);var p=B===e}else
var p=!0}}}}}}}}}else return ke.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},schema:pe.properties.
counts.type,parentSchema:pe.properties.counts,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.tested!==void 0){const m=e;Ue(t.tested,{instancePath:r+"/tested",
parentData:t,parentDataProperty:"tested",rootData:x,dynamicAnchors:b})||(s=s===null?Ue.errors:s.concat(Ue.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.
causes!==void 0){let m=t.causes;const u=e;if(e===u)if(Array.isArray(m)){if(m.length>2e4)return ke.errors=[{instancePath:r+"/causes",schemaPath:"#/properties/cau\
ses/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.properties.causes,data:m}],!1;{var n=!0;const C=m.length;for(let O=0;O<C;O++){const B=e;
Ce(m[O],{instancePath:r+"/causes/"+O,parentData:m,parentDataProperty:O,rootData:x,dynamicAnchors:b})||(s=s===null?Ce.errors:s.concat(Ce.errors),e=s.length);var n=B===
e;if(!n)break}}}else return ke.errors=[{instancePath:r+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},schema:pe.properties.
causes.type,parentSchema:pe.properties.causes,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.requirements!==void 0){let m=t.requirements;const u=e;if(e===u)if(Array.
isArray(m)){if(m.length>2e4)return ke.errors=[{instancePath:r+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"maxItems",params:{limit:2e4},
schema:2e4,parentSchema:pe.properties.requirements,data:m}],!1;{var v=!0;const C=m.length;for(let O=0;O<C;O++){const B=e;be(m[O],{instancePath:r+"/requirements/"+
O,parentData:m,parentDataProperty:O,rootData:x,dynamicAnchors:b})||(s=s===null?be.errors:s.concat(be.errors),e=s.length);var v=B===e;if(!v)break}}}else return ke.
errors=[{instancePath:r+"/requirements",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type:"array"},schema:pe.properties.requirements.type,
parentSchema:pe.properties.requirements,data:m}],!1;var i=u===e}else var i=!0;if(i)if(t.baseline!==void 0){const m=e;ye(t.baseline,{instancePath:r+"/baseline",parentData:t,
parentDataProperty:"baseline",rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var i=m===e}else var i=!0}}}}}}}}}}}}}}}}else
return ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:t}],!1;return ke.errors=s,e===0}
export const envelope=Ae;const de={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"envelope.schema.json",type:"object",additionalProperties:!1,required:[
"payloadType","payload","signatures"],properties:{payloadType:{type:"string",maxLength:100},payload:{type:"string",maxLength:2097152,pattern:"^(?:[A-Za-z0-9+/]{\
4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$"},signatures:{type:"array",maxItems:8,items:{type:"object",additionalProperties:!1,required:["keyid","sig","publi\
cKey"],properties:{keyid:{type:"string",pattern:"^[0-9a-f]{64}$"},sig:{type:"string",pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},publicKey:{type:"string",pattern:"^-\
----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"}}}}}},It=new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[\
A-Za-z0-9+/]{2}==)?$","u"),Lt=new RegExp("^[A-Za-z0-9+/]{85}[AQgw]==$","u"),qt=new RegExp("^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n----\
-END PUBLIC KEY-----\\n$","u");function Ae(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)
if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.payloadType===void 0&&(p="payloadType")||t.payload===void 0&&(p="payload")||t.signatures===void 0&&(p="s\
ignatures"))return Ae.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:de.required,parentSchema:de,data:t}],
!1;{const n=e;for(const v in t)if(!(v==="payloadType"||v==="payload"||v==="signatures")){return Ae.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:de,data:t}],!1;break}if(n===e){if(t.payloadType!==void 0){let v=t.payloadType;const T=e;
if(e===T)if(typeof v=="string"){if(M(v)>100)return Ae.errors=[{instancePath:r+"/payloadType",schemaPath:"#/properties/payloadType/maxLength",keyword:"maxLength",
params:{limit:100},schema:100,parentSchema:de.properties.payloadType,data:v}],!1}else return Ae.errors=[{instancePath:r+"/payloadType",schemaPath:"#/properties/\
payloadType/type",keyword:"type",params:{type:"string"},schema:de.properties.payloadType.type,parentSchema:de.properties.payloadType,data:v}],!1;var i=T===e}else
var i=!0;if(i){if(t.payload!==void 0){let v=t.payload;const T=e;if(e===T)if(typeof v=="string"){if(M(v)>2097152)return Ae.errors=[{instancePath:r+"/payload",schemaPath:"\
#/properties/payload/maxLength",keyword:"maxLength",params:{limit:2097152},schema:2097152,parentSchema:de.properties.payload,data:v}],!1;if(!It.test(v))return Ae.
errors=[{instancePath:r+"/payload",schemaPath:"#/properties/payload/pattern",keyword:"pattern",params:{pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za\
-z0-9+/]{2}==)?$"},schema:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$",parentSchema:de.properties.payload,data:v}],!1}else return Ae.errors=
[{instancePath:r+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type:"string"},schema:de.properties.payload.type,parentSchema:de.properties.
payload,data:v}],!1;var i=T===e}else var i=!0;if(i)if(t.signatures!==void 0){let v=t.signatures;const T=e;if(e===T)if(Array.isArray(v)){if(v.length>8)return Ae.
errors=[{instancePath:r+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:de.properties.signatures,
data:v}],!1;{var P=!0;const m=v.length;for(let u=0;u<m;u++){let z=v[u];const C=e;if(e===C)if(z&&typeof z=="object"&&!Array.isArray(z)){let B;if(z.keyid===void 0&&
(B="keyid")||z.sig===void 0&&(B="sig")||z.publicKey===void 0&&(B="publicKey"))return Ae.errors=[{instancePath:r+"/signatures/"+u,schemaPath:"#/properties/signat\
ures/items/required",keyword:"required",params:{missingProperty:B},schema:de.properties.signatures.items.required,parentSchema:de.properties.signatures.items,data:z}],
!1;{const Y=e;for(const q in z)if(!(q==="keyid"||q==="sig"||q==="publicKey")){return Ae.errors=[{instancePath:r+"/signatures/"+u,schemaPath:"#/properties/signat\
ures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},schema:!1,parentSchema:de.properties.signatures.items,data:z}],!1;
break}if(Y===e){if(z.keyid!==void 0){let q=z.keyid;const w=e;if(e===w)if(typeof q=="string"){if(!Ir.test(q))return Ae.errors=[{instancePath:r+"/signatures/"+u+"\
/keyid",schemaPath:"#/properties/signatures/items/properties/keyid/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:de.
properties.signatures.items.properties.keyid,data:q}],!1}else return Ae.errors=[{instancePath:r+"/signatures/"+u+"/keyid",schemaPath:"#/properties/signatures/it\
ems/properties/keyid/type",keyword:"type",params:{type:"string"},schema:de.properties.signatures.items.properties.keyid.type,parentSchema:de.properties.signatures.
items.properties.keyid,data:q}],!1;var y=w===e}else var y=!0;if(y){if(z.sig!==void 0){let q=z.sig;const w=e;if(e===w)if(typeof q=="string"){if(!Lt.test(q))return Ae.
errors=[{instancePath:r+"/signatures/"+u+"/sig",schemaPath:"#/properties/signatures/items/properties/sig/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
+/]{85}[AQgw]==$"},schema:"^[A-Za-z0-9+/]{85}[AQgw]==$",parentSchema:de.properties.signatures.items.properties.sig,data:q}],!1}else return Ae.errors=[{instancePath:r+
"/signatures/"+u+"/sig",schemaPath:"#/properties/signatures/items/properties/sig/type",keyword:"type",params:{type:"string"},schema:de.properties.signatures.items.
properties.sig.type,parentSchema:de.properties.signatures.items.properties.sig,data:q}],!1;var y=w===e}else var y=!0;if(y)if(z.publicKey!==void 0){let q=z.publicKey;
const w=e;if(e===w)if(typeof q=="string"){if(!qt.test(q))return Ae.errors=[{instancePath:r+"/signatures/"+u+"/publicKey",schemaPath:"#/properties/signatures/ite\
ms/properties/publicKey/pattern",keyword:"pattern",params:{pattern:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"},
schema:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$",parentSchema:de.properties.signatures.items.properties.
publicKey,data:q}],!1}else return Ae.errors=[{instancePath:r+"/signatures/"+u+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/type",
keyword:"type",params:{type:"string"},schema:de.properties.signatures.items.properties.publicKey.type,parentSchema:de.properties.signatures.items.properties.publicKey,
data:q}],!1;var y=w===e}else var y=!0}}}}else return Ae.errors=[{instancePath:r+"/signatures/"+u,schemaPath:"#/properties/signatures/items/type",keyword:"type",
params:{type:"object"},schema:de.properties.signatures.items.type,parentSchema:de.properties.signatures.items,data:z}],!1;var P=C===e;if(!P)break}}}else return Ae.
errors=[{instancePath:r+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},schema:de.properties.signatures.type,parentSchema:de.
properties.signatures,data:v}],!1;var i=T===e}else var i=!0}}}}else return Ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:de.type,parentSchema:de,data:t}],!1;return Ae.errors=s,e===0}export const attested=We;const Ve={type:"array",maxItems:3e3,items:{type:"object",additionalProperties:!1,
required:["name","digest"],properties:{name:{type:"string",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,required:["sha256"],properties:{
sha256:{$ref:"#/$defs/sha256"}}}}}},ot={type:"string",pattern:"^[0-9a-f]{64}$"};function Mr(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(!Ir.test(t))return Mr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",
params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:ot,data:t}],!1}else return Mr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"string"},schema:ot.type,parentSchema:ot,data:t}],!1;return Mr.errors=s,e===0}function We(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>3e3)return We.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItem\
s",params:{limit:3e3},schema:3e3,parentSchema:Ve,data:t}],!1;{var i=!0;const y=t.length;for(let p=0;p<y;p++){let n=t[p];const v=e;if(e===v)if(n&&typeof n=="obje\
ct"&&!Array.isArray(n)){let G;if(n.name===void 0&&(G="name")||n.digest===void 0&&(G="digest"))return We.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/requir\
ed",keyword:"required",params:{missingProperty:G},schema:Ve.items.required,parentSchema:Ve.items,data:n}],!1;{const m=e;for(const u in n)if(!(u==="name"||u==="d\
igest")){return We.errors=[{instancePath:r+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,
parentSchema:Ve.items,data:n}],!1;break}if(m===e){if(n.name!==void 0){let u=n.name;const z=e;if(e===z)if(typeof u=="string"){if(M(u)>1e3)return We.errors=[{instancePath:r+
"/"+p+"/name",schemaPath:"#/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:Ve.items.properties.name,data:u}],!1;
if(M(u)<1)return We.errors=[{instancePath:r+"/"+p+"/name",schemaPath:"#/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ve.
items.properties.name,data:u}],!1}else return We.errors=[{instancePath:r+"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"st\
ring"},schema:Ve.items.properties.name.type,parentSchema:Ve.items.properties.name,data:u}],!1;var P=z===e}else var P=!0;if(P)if(n.digest!==void 0){let u=n.digest;
const z=e;if(e===z)if(u&&typeof u=="object"&&!Array.isArray(u)){let O;if(u.sha256===void 0&&(O="sha256"))return We.errors=[{instancePath:r+"/"+p+"/digest",schemaPath:"\
#/items/properties/digest/required",keyword:"required",params:{missingProperty:O},schema:Ve.items.properties.digest.required,parentSchema:Ve.items.properties.digest,
data:u}],!1;{const B=e;for(const Y in u)if(Y!=="sha256"){return We.errors=[{instancePath:r+"/"+p+"/digest",schemaPath:"#/items/properties/digest/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:Y},schema:!1,parentSchema:Ve.items.properties.digest,data:u}],!1;break}B===e&&u.sha256!==void 0&&
(Mr(u.sha256,{instancePath:r+"/"+p+"/digest/sha256",parentData:u,parentDataProperty:"sha256",rootData:x,dynamicAnchors:b})||(s=s===null?Mr.errors:s.concat(Mr.errors),
e=s.length))}}else return We.errors=[{instancePath:r+"/"+p+"/digest",schemaPath:"#/items/properties/digest/type",keyword:"type",params:{type:"object"},schema:Ve.
items.properties.digest.type,parentSchema:Ve.items.properties.digest,data:u}],!1;var P=z===e}else var P=!0}}}else return We.errors=[{instancePath:r+"/"+p,schemaPath:"\
#/items/type",keyword:"type",params:{type:"object"},schema:Ve.items.type,parentSchema:Ve.items,data:n}],!1;var i=v===e;if(!i)break}}}else return We.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ve.type,parentSchema:Ve,data:t}],!1;return We.errors=s,e===0}export const challenge=Xe;const Ke={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"challenge.schema.json",type:"object",additionalProperties:!1,required:["nonce","clientId","validFrom",
"validUntil"],properties:{nonce:{type:"string",minLength:22,maxLength:128,pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",wanted:"128 rand\
om bits or more, as 32 to 128 hexadecimal digits or 22 to 128 characters of base64url"},clientId:{type:"string",minLength:1,maxLength:512,pattern:"^[^\\p{Cc}]+$",
wanted:"the client ID of the party that is challenged"},validFrom:{$ref:"#/$defs/moment"},validUntil:{$ref:"#/$defs/moment"}},$defs:{moment:{type:"string",pattern:"\
^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"}}},Nt=new RegExp("^(?:[0-9A-Fa-f]\
{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$","u"),br={type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"\
a moment such as 2026-11-02T08:00:00.000Z"};function ur(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0&&e===0)if(typeof t=="string")if(Kr.test(t)){if(!jr.validate(t))return ur.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:br,data:t}],!1}else return ur.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:br,data:t}],!1;else return ur.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:br.type,parentSchema:br,data:t}],!1;return ur.errors=s,e===0}function Xe(t,{
instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;
if(t.nonce===void 0&&(P="nonce")||t.clientId===void 0&&(P="clientId")||t.validFrom===void 0&&(P="validFrom")||t.validUntil===void 0&&(P="validUntil"))return Xe.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Ke.required,parentSchema:Ke,data:t}],!1;{const y=e;for(const p in t)
if(!(p==="nonce"||p==="clientId"||p==="validFrom"||p==="validUntil")){return Xe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:p},schema:!1,parentSchema:Ke,data:t}],!1;break}if(y===e){if(t.nonce!==void 0){let p=t.nonce;const n=e;if(e===n)if(typeof p==
"string"){if(M(p)>128)return Xe.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Ke.
properties.nonce,data:p}],!1;if(M(p)<22)return Xe.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/minLength",keyword:"minLength",params:{limit:22},
schema:22,parentSchema:Ke.properties.nonce,data:p}],!1;if(!Nt.test(p))return Xe.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$"},schema:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",parentSchema:Ke.
properties.nonce,data:p}],!1}else return Xe.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type:"string"},schema:Ke.
properties.nonce.type,parentSchema:Ke.properties.nonce,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.clientId!==void 0){let p=t.clientId;const n=e;if(e===n)if(typeof p==
"string"){if(M(p)>512)return Xe.errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,
parentSchema:Ke.properties.clientId,data:p}],!1;if(M(p)<1)return Xe.errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"mi\
nLength",params:{limit:1},schema:1,parentSchema:Ke.properties.clientId,data:p}],!1;if(!lt.test(p))return Xe.errors=[{instancePath:r+"/clientId",schemaPath:"#/pr\
operties/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:Ke.properties.clientId,data:p}],!1}else return Xe.
errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type:"string"},schema:Ke.properties.clientId.type,parentSchema:Ke.
properties.clientId,data:p}],!1;var i=n===e}else var i=!0;if(i){if(t.validFrom!==void 0){const p=e;ur(t.validFrom,{instancePath:r+"/validFrom",parentData:t,parentDataProperty:"\
validFrom",rootData:x,dynamicAnchors:b})||(s=s===null?ur.errors:s.concat(ur.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(t.validUntil!==void 0){const p=e;
ur(t.validUntil,{instancePath:r+"/validUntil",parentData:t,parentDataProperty:"validUntil",rootData:x,dynamicAnchors:b})||(s=s===null?ur.errors:s.concat(ur.errors),
e=s.length);var i=p===e}else var i=!0}}}}}else return Xe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ke.type,parentSchema:Ke,
data:t}],!1;return Xe.errors=s,e===0}export const match=U;const D={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"match.schema.json",type:"object",
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
rdict.schema.json#/properties/suite"}}}}};function qe(t,{instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;
if(e===0&&e===0)if(typeof t=="string")if(Kr.test(t)){if(!jr.validate(t))return qe.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:br,data:t}],!1}else return qe.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:br,data:t}],!1;else return qe.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:br.type,parentSchema:br,data:t}],!1;return qe.errors=s,e===0}function yr(t,{
instancePath:r="",parentData:J,parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;
if(t.version===void 0&&(P="version")||t.digest===void 0&&(P="digest"))return yr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},
schema:he.required,parentSchema:he,data:t}],!1;{const y=e;for(const p in t)if(!(p==="version"||p==="digest")){return yr.errors=[{instancePath:r,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:he,data:t}],!1;break}if(y===e){if(t.version!==void 0){let p=t.
version;const n=e;if(e===n)if(typeof p=="string"){if(M(p)>64)return yr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxLength",keyword:"m\
axLength",params:{limit:64},schema:64,parentSchema:he.properties.version,data:p}],!1;if(!pt.test(p))return yr.errors=[{instancePath:r+"/version",schemaPath:"#/p\
roperties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:he.properties.version,data:p}],!1}else
return yr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:he.properties.version.type,parentSchema:he.
properties.version,data:p}],!1;var i=n===e}else var i=!0;if(i)if(t.digest!==void 0){const p=e;Ie(t.digest,{instancePath:r+"/digest",parentData:t,parentDataProperty:"\
digest",rootData:x,dynamicAnchors:b})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var i=p===e}else var i=!0}}}else return yr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:t}],!1;return yr.errors=s,e===0}function U(t,{instancePath:r="",parentData:J,
parentDataProperty:W,rootData:x=t,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let B;if(t._type===void 0&&(B="_\
type")||t.subject===void 0&&(B="subject")||t.predicateType===void 0&&(B="predicateType")||t.predicate===void 0&&(B="predicate"))return U.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:B},schema:D.required,parentSchema:D,data:t}],!1;{const Y=e;for(const q in t)if(!(q==="_type"||
q==="subject"||q==="predicateType"||q==="predicate")){return U.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:q},schema:!1,parentSchema:D,data:t}],!1;break}if(Y===e){if(t._type!==void 0){let q=t._type;const w=e;if(q!=="https://in-toto.io/Statement/v1")
return U.errors=[{instancePath:r+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue:"https://in-toto.io/Statement/v1"},schema:"\
https://in-toto.io/Statement/v1",parentSchema:D.properties._type,data:q}],!1;var i=w===e}else var i=!0;if(i){if(t.subject!==void 0){let q=t.subject;const w=e;if(e===
w)if(Array.isArray(q)){if(q.length>1)return U.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/maxItems",keyword:"maxItems",params:{limit:1},
schema:1,parentSchema:D.properties.subject,data:q}],!1;if(q.length<1)return U.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:D.properties.subject,data:q}],!1;{var P=!0;const X=q.length;for(let H=0;H<X;H++){let d=q[H];const c=e;if(e===c)
if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.name===void 0&&(F="name")||d.digest===void 0&&(F="digest"))return U.errors=[{instancePath:r+"/subject/"+
H,schemaPath:"#/properties/subject/items/required",keyword:"required",params:{missingProperty:F},schema:D.properties.subject.items.required,parentSchema:D.properties.
subject.items,data:d}],!1;{const a=e;for(const o in d)if(!(o==="name"||o==="digest")){return U.errors=[{instancePath:r+"/subject/"+H,schemaPath:"#/properties/su\
bject/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:D.properties.subject.items,data:d}],!1;break}
if(a===e){if(d.name!==void 0){let o=d.name;const f=e;if(e===f)if(typeof o=="string"){if(M(o)>1e3)return U.errors=[{instancePath:r+"/subject/"+H+"/name",schemaPath:"\
#/properties/subject/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:D.properties.subject.items.properties.name,
data:o}],!1;if(M(o)<1)return U.errors=[{instancePath:r+"/subject/"+H+"/name",schemaPath:"#/properties/subject/items/properties/name/minLength",keyword:"minLengt\
h",params:{limit:1},schema:1,parentSchema:D.properties.subject.items.properties.name,data:o}],!1}else return U.errors=[{instancePath:r+"/subject/"+H+"/name",schemaPath:"\
#/properties/subject/items/properties/name/type",keyword:"type",params:{type:"string"},schema:D.properties.subject.items.properties.name.type,parentSchema:D.properties.
subject.items.properties.name,data:o}],!1;var y=f===e}else var y=!0;if(y)if(d.digest!==void 0){let o=d.digest;const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.
isArray(o)){let S;if(o.sha256===void 0&&(S="sha256"))return U.errors=[{instancePath:r+"/subject/"+H+"/digest",schemaPath:"#/properties/subject/items/properties/\
digest/required",keyword:"required",params:{missingProperty:S},schema:D.properties.subject.items.properties.digest.required,parentSchema:D.properties.subject.items.
properties.digest,data:o}],!1;{const L=e;for(const $ in o)if($!=="sha256"){return U.errors=[{instancePath:r+"/subject/"+H+"/digest",schemaPath:"#/properties/sub\
ject/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$},schema:!1,parentSchema:D.properties.subject.items.
properties.digest,data:o}],!1;break}if(L===e&&o.sha256!==void 0){let $=o.sha256;if(e===e)if(typeof $=="string"){if(!Ir.test($))return U.errors=[{instancePath:r+
"/subject/"+H+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{\
64}$"},schema:"^[0-9a-f]{64}$",parentSchema:D.properties.subject.items.properties.digest.properties.sha256,data:$}],!1}else return U.errors=[{instancePath:r+"/s\
ubject/"+H+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/type",keyword:"type",params:{type:"string"},schema:D.properties.
subject.items.properties.digest.properties.sha256.type,parentSchema:D.properties.subject.items.properties.digest.properties.sha256,data:$}],!1}}}else return U.errors=
[{instancePath:r+"/subject/"+H+"/digest",schemaPath:"#/properties/subject/items/properties/digest/type",keyword:"type",params:{type:"object"},schema:D.properties.
subject.items.properties.digest.type,parentSchema:D.properties.subject.items.properties.digest,data:o}],!1;var y=f===e}else var y=!0}}}else return U.errors=[{instancePath:r+
"/subject/"+H,schemaPath:"#/properties/subject/items/type",keyword:"type",params:{type:"object"},schema:D.properties.subject.items.type,parentSchema:D.properties.
subject.items,data:d}],!1;var P=c===e;if(!P)break}}}else return U.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{
type:"array"},schema:D.properties.subject.type,parentSchema:D.properties.subject,data:q}],!1;var i=w===e}else var i=!0;if(i){if(t.predicateType!==void 0){let q=t.
predicateType;const w=e;if(q!=="urn:lodging-certification:log-match:v1")return U.errors=[{instancePath:r+"/predicateType",schemaPath:"#/properties/predicateType\
/const",keyword:"const",params:{allowedValue:"urn:lodging-certification:log-match:v1"},schema:"urn:lodging-certification:log-match:v1",parentSchema:D.properties.
predicateType,data:q}],!1;var i=w===e}else var i=!0;if(i)if(t.predicate!==void 0){let q=t.predicate;const w=e;if(e===w)if(q&&typeof q=="object"&&!Array.isArray(
q)){let X;if(q.log===void 0&&(X="log")||q.covers===void 0&&(X="covers")||q.calls===void 0&&(X="calls")||q.found===void 0&&(X="found")||q.notLogged===void 0&&(X=
"notLogged")||q.clock===void 0&&(X="clock")||q.matchedBy===void 0&&(X="matchedBy")||q.identifiedBy===void 0&&(X="identifiedBy")||q.otherCalls===void 0&&(X="othe\
rCalls")||q.matchedAt===void 0&&(X="matchedAt")||q.suite===void 0&&(X="suite"))return U.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/\
required",keyword:"required",params:{missingProperty:X},schema:D.properties.predicate.required,parentSchema:D.properties.predicate,data:q}],!1;{const H=e;for(const d in q)
if(!He.call(D.properties.predicate.properties,d)){return U.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:D.properties.predicate,data:q}],!1;break}if(H===e){if(q.log!==void 0){let d=q.log;const c=e;
if(e===c)if(Array.isArray(d)){if(d.length>1e3)return U.errors=[{instancePath:r+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/maxItems",keyword:"\
maxItems",params:{limit:1e3},schema:1e3,parentSchema:D.properties.predicate.properties.log,data:d}],!1;if(d.length<1)return U.errors=[{instancePath:r+"/predicat\
e/log",schemaPath:"#/properties/predicate/properties/log/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:D.properties.predicate.properties.log,
data:d}],!1;{var p=!0;const g=d.length;for(let F=0;F<g;F++){let a=d[F];const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.name===void 0&&
(h="name")||a.sha256===void 0&&(h="sha256")||a.bytes===void 0&&(h="bytes")||a.format===void 0&&(h="format")||a.lines===void 0&&(h="lines")||a.calls===void 0&&(h=
"calls"))return U.errors=[{instancePath:r+"/predicate/log/"+F,schemaPath:"#/properties/predicate/properties/log/items/required",keyword:"required",params:{missingProperty:h},
schema:D.properties.predicate.properties.log.items.required,parentSchema:D.properties.predicate.properties.log.items,data:a}],!1;{const S=e;for(const L in a)if(!(L===
"name"||L==="sha256"||L==="bytes"||L==="format"||L==="lines"||L==="calls")){return U.errors=[{instancePath:r+"/predicate/log/"+F,schemaPath:"#/properties/predic\
ate/properties/log/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},schema:!1,parentSchema:D.properties.predicate.properties.
log.items,data:a}],!1;break}if(S===e){if(a.name!==void 0){let L=a.name;const $=e;if(e===$)if(typeof L=="string"){if(M(L)>1e3)return U.errors=[{instancePath:r+"/\
predicate/log/"+F+"/name",schemaPath:"#/properties/predicate/properties/log/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:D.
properties.predicate.properties.log.items.properties.name,data:L}],!1}else return U.errors=[{instancePath:r+"/predicate/log/"+F+"/name",schemaPath:"#/properties\
/predicate/properties/log/items/properties/name/type",keyword:"type",params:{type:"string"},schema:D.properties.predicate.properties.log.items.properties.name.type,
parentSchema:D.properties.predicate.properties.log.items.properties.name,data:L}],!1;var n=$===e}else var n=!0;if(n){if(a.sha256!==void 0){let L=a.sha256;const $=e;
if(e===$)if(typeof L=="string"){if(!Ir.test(L))return U.errors=[{instancePath:r+"/predicate/log/"+F+"/sha256",schemaPath:"#/properties/predicate/properties/log/\
items/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:D.properties.predicate.properties.log.
items.properties.sha256,data:L}],!1}else return U.errors=[{instancePath:r+"/predicate/log/"+F+"/sha256",schemaPath:"#/properties/predicate/properties/log/items/\
properties/sha256/type",keyword:"type",params:{type:"string"},schema:D.properties.predicate.properties.log.items.properties.sha256.type,parentSchema:D.properties.
predicate.properties.log.items.properties.sha256,data:L}],!1;var n=$===e}else var n=!0;if(n){if(a.bytes!==void 0){let L=a.bytes;const $=e;if(!(typeof L=="number"&&
!(L%1)&&!isNaN(L)&&isFinite(L)))return U.errors=[{instancePath:r+"/predicate/log/"+F+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties\
/bytes/type",keyword:"type",params:{type:"integer"},schema:D.properties.predicate.properties.log.items.properties.bytes.type,parentSchema:D.properties.predicate.
properties.log.items.properties.bytes,data:L}],!1;if(e===$&&typeof L=="number"&&isFinite(L)){if(L>1e15||isNaN(L))return U.errors=[{instancePath:r+"/predicate/lo\
g/"+F+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:D.properties.predicate.properties.log.items.properties.bytes,data:L}],!1;if(L<0||isNaN(L))return U.errors=[{instancePath:r+"/predicate/log/"+F+"/by\
tes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:D.
properties.predicate.properties.log.items.properties.bytes,data:L}],!1}var n=$===e}else var n=!0;if(n){if(a.format!==void 0){let L=a.format;const $=e;if(e===$)if(typeof L==
"string"){if(M(L)>1e3)return U.errors=[{instancePath:r+"/predicate/log/"+F+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/m\
axLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:D.properties.predicate.properties.log.items.properties.format,data:L}],!1}else return U.
errors=[{instancePath:r+"/predicate/log/"+F+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/type",keyword:"type",params:{type:"\
string"},schema:D.properties.predicate.properties.log.items.properties.format.type,parentSchema:D.properties.predicate.properties.log.items.properties.format,data:L}],
!1;var n=$===e}else var n=!0;if(n){if(a.lines!==void 0){let L=a.lines;const $=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return U.errors=[{instancePath:r+
"/predicate/log/"+F+"/lines",schemaPath:"#/properties/predicate/properties/log/items/properties/lines/type",keyword:"type",params:{type:"integer"},schema:D.properties.
predicate.properties.log.items.properties.lines.type,parentSchema:D.properties.predicate.properties.log.items.properties.lines,data:L}],!1;if(e===$&&typeof L=="\
number"&&isFinite(L)){if(L>1e15||isNaN(L))return U.errors=[{instancePath:r+"/predicate/log/"+F+"/lines",schemaPath:"#/properties/predicate/properties/log/items/\
properties/lines/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:D.properties.predicate.properties.log.items.properties.
lines,data:L}],!1;if(L<0||isNaN(L))return U.errors=[{instancePath:r+"/predicate/log/"+F+"/lines",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/lines/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.predicate.properties.log.items.properties.lines,data:L}],
!1}var n=$===e}else var n=!0;if(n)if(a.calls!==void 0){let L=a.calls;const $=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return U.errors=[{instancePath:r+
"/predicate/log/"+F+"/calls",schemaPath:"#/properties/predicate/properties/log/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:D.properties.
predicate.properties.log.items.properties.calls.type,parentSchema:D.properties.predicate.properties.log.items.properties.calls,data:L}],!1;if(e===$&&typeof L=="\
number"&&isFinite(L)){if(L>1e15||isNaN(L))return U.errors=[{instancePath:r+"/predicate/log/"+F+"/calls",schemaPath:"#/properties/predicate/properties/log/items/\
properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:D.properties.predicate.properties.log.items.properties.
calls,data:L}],!1;if(L<0||isNaN(L))return U.errors=[{instancePath:r+"/predicate/log/"+F+"/calls",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.predicate.properties.log.items.properties.calls,data:L}],
!1}var n=$===e}else var n=!0}}}}}}}else return U.errors=[{instancePath:r+"/predicate/log/"+F,schemaPath:"#/properties/predicate/properties/log/items/type",keyword:"\
type",params:{type:"object"},schema:D.properties.predicate.properties.log.items.type,parentSchema:D.properties.predicate.properties.log.items,data:a}],!1;var p=o===
e;if(!p)break}}}else return U.errors=[{instancePath:r+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/type",keyword:"type",params:{type:"arra\
y"},schema:D.properties.predicate.properties.log.type,parentSchema:D.properties.predicate.properties.log,data:d}],!1;var v=c===e}else var v=!0;if(v){if(q.covers!==
void 0){let d=q.covers;const c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.from===void 0&&(F="from")||d.to===void 0&&(F="to"))return U.errors=
[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/required",keyword:"required",params:{missingProperty:F},schema:D.properties.
predicate.properties.covers.required,parentSchema:D.properties.predicate.properties.covers,data:d}],!1;{const a=e;for(const o in d)if(!(o==="from"||o==="to")){return U.
errors=[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:D.properties.predicate.properties.covers,data:d}],!1;break}if(a===e){if(d.from!==void 0){const o=e;qe(d.from,{instancePath:r+"/predicate/\
covers/from",parentData:d,parentDataProperty:"from",rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var T=o===e}else var T=!0;
if(T)if(d.to!==void 0){const o=e;qe(d.to,{instancePath:r+"/predicate/covers/to",parentData:d,parentDataProperty:"to",rootData:x,dynamicAnchors:b})||(s=s===null?
qe.errors:s.concat(qe.errors),e=s.length);var T=o===e}else var T=!0}}}else return U.errors=[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predica\
te/properties/covers/type",keyword:"type",params:{type:"object"},schema:D.properties.predicate.properties.covers.type,parentSchema:D.properties.predicate.properties.
covers,data:d}],!1;var v=c===e}else var v=!0;if(v){if(q.calls!==void 0){let d=q.calls;const c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return U.
errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/type",keyword:"type",params:{type:"integer"},schema:D.properties.
predicate.properties.calls.type,parentSchema:D.properties.predicate.properties.calls,data:d}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e15||isNaN(d))
return U.errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},
schema:1e15,parentSchema:D.properties.predicate.properties.calls,data:d}],!1;if(d<0||isNaN(d))return U.errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/\
properties/predicate/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.predicate.properties.calls,
data:d}],!1}var v=c===e}else var v=!0;if(v){if(q.found!==void 0){let d=q.found;const c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return U.errors=
[{instancePath:r+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/type",keyword:"type",params:{type:"integer"},schema:D.properties.predicate.
properties.found.type,parentSchema:D.properties.predicate.properties.found,data:d}],!1;if(e===c&&typeof d=="number"&&isFinite(d)){if(d>1e15||isNaN(d))return U.errors=
[{instancePath:r+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:D.properties.predicate.properties.found,data:d}],!1;if(d<0||isNaN(d))return U.errors=[{instancePath:r+"/predicate/found",schemaPath:"#/properties/p\
redicate/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.predicate.properties.found,data:d}],!1}
var v=c===e}else var v=!0;if(v){if(q.notLogged!==void 0){let d=q.notLogged;const c=e;if(e===c)if(Array.isArray(d)){if(d.length>2e4)return U.errors=[{instancePath:r+
"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:D.properties.
predicate.properties.notLogged,data:d}],!1;{var G=!0;const F=d.length;for(let a=0;a<F;a++){let o=d[a];const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(
o)){let S;if(o.id===void 0&&(S="id")||o.operation===void 0&&(S="operation")||o.at===void 0&&(S="at")||o.why===void 0&&(S="why"))return U.errors=[{instancePath:r+
"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/required",keyword:"required",params:{missingProperty:S},schema:D.properties.
predicate.properties.notLogged.items.required,parentSchema:D.properties.predicate.properties.notLogged.items,data:o}],!1;{const L=e;for(const $ in o)if(!($==="i\
d"||$==="operation"||$==="at"||$==="why")){return U.errors=[{instancePath:r+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$},schema:!1,parentSchema:D.properties.predicate.properties.notLogged.items,
data:o}],!1;break}if(L===e){if(o.id!==void 0){let $=o.id;const _=e;if(e===_)if(typeof $=="string"){if(M($)>1e3)return U.errors=[{instancePath:r+"/predicate/notL\
ogged/"+a+"/id",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/id/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:D.
properties.predicate.properties.notLogged.items.properties.id,data:$}],!1}else return U.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/id",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/id/type",keyword:"type",params:{type:"string"},schema:D.properties.predicate.properties.notLogged.items.
properties.id.type,parentSchema:D.properties.predicate.properties.notLogged.items.properties.id,data:$}],!1;var m=_===e}else var m=!0;if(m){if(o.operation!==void 0){
let $=o.operation;const _=e;if(e===_)if(typeof $=="string"){if(M($)>1e3)return U.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/operation/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:D.properties.predicate.
properties.notLogged.items.properties.operation,data:$}],!1}else return U.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/propertie\
s/predicate/properties/notLogged/items/properties/operation/type",keyword:"type",params:{type:"string"},schema:D.properties.predicate.properties.notLogged.items.
properties.operation.type,parentSchema:D.properties.predicate.properties.notLogged.items.properties.operation,data:$}],!1;var m=_===e}else var m=!0;if(m){if(o.at!==
void 0){const $=e;qe(o.at,{instancePath:r+"/predicate/notLogged/"+a+"/at",parentData:o,parentDataProperty:"at",rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:
s.concat(qe.errors),e=s.length);var m=$===e}else var m=!0;if(m)if(o.why!==void 0){let $=o.why;const _=e;if(e===_)if(typeof $=="string"){if(M($)>1e3)return U.errors=
[{instancePath:r+"/predicate/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/maxLength",keyword:"maxLength",params:{
limit:1e3},schema:1e3,parentSchema:D.properties.predicate.properties.notLogged.items.properties.why,data:$}],!1}else return U.errors=[{instancePath:r+"/predicat\
e/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/type",keyword:"type",params:{type:"string"},schema:D.properties.
predicate.properties.notLogged.items.properties.why.type,parentSchema:D.properties.predicate.properties.notLogged.items.properties.why,data:$}],!1;var m=_===e}else
var m=!0}}}}}else return U.errors=[{instancePath:r+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/type",keyword:"type",
params:{type:"object"},schema:D.properties.predicate.properties.notLogged.items.type,parentSchema:D.properties.predicate.properties.notLogged.items,data:o}],!1;
var G=f===e;if(!G)break}}}else return U.errors=[{instancePath:r+"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/type",keyword:"ty\
pe",params:{type:"array"},schema:D.properties.predicate.properties.notLogged.type,parentSchema:D.properties.predicate.properties.notLogged,data:d}],!1;var v=c===
e}else var v=!0;if(v){if(q.clock!==void 0){let d=q.clock;const c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.offsetMs===void 0&&(F="offse\
tMs")||d.toleranceMs===void 0&&(F="toleranceMs")||d.driftMs===void 0&&(F="driftMs")||d.resolutionMs===void 0&&(F="resolutionMs"))return U.errors=[{instancePath:r+
"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/required",keyword:"required",params:{missingProperty:F},schema:D.properties.predicate.properties.
clock.required,parentSchema:D.properties.predicate.properties.clock,data:d}],!1;{const a=e;for(const o in d)if(!(o==="offsetMs"||o==="toleranceMs"||o==="driftMs"||
o==="resolutionMs")){return U.errors=[{instancePath:r+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:D.properties.predicate.properties.clock,data:d}],!1;break}if(a===e){if(d.offsetMs!==void 0){
let o=d.offsetMs;const f=e;if(e===f)if(typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return U.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"\
#/properties/predicate/properties/clock/properties/offsetMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:D.properties.predicate.
properties.clock.properties.offsetMs,data:o}],!1;if(o<-1e9||isNaN(o))return U.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"#/properties/predi\
cate/properties/clock/properties/offsetMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:D.properties.predicate.properties.
clock.properties.offsetMs,data:o}],!1}else return U.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"#/properties/predicate/properties/clock/prop\
erties/offsetMs/type",keyword:"type",params:{type:"number"},schema:D.properties.predicate.properties.clock.properties.offsetMs.type,parentSchema:D.properties.predicate.
properties.clock.properties.offsetMs,data:o}],!1;var u=f===e}else var u=!0;if(u){if(d.toleranceMs!==void 0){let o=d.toleranceMs;const f=e;if(e===f)if(typeof o==
"number"&&isFinite(o)){if(o>1e9||isNaN(o))return U.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/pr\
operties/toleranceMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:D.properties.predicate.properties.clock.properties.toleranceMs,
data:o}],!1;if(o<-1e9||isNaN(o))return U.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/t\
oleranceMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:D.properties.predicate.properties.clock.properties.toleranceMs,
data:o}],!1}else return U.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/toleranceMs/type",
keyword:"type",params:{type:"number"},schema:D.properties.predicate.properties.clock.properties.toleranceMs.type,parentSchema:D.properties.predicate.properties.
clock.properties.toleranceMs,data:o}],!1;var u=f===e}else var u=!0;if(u){if(d.driftMs!==void 0){let o=d.driftMs;const f=e;if(e===f)if(typeof o=="number"&&isFinite(
o)){if(o>1e9||isNaN(o))return U.errors=[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:D.properties.predicate.properties.clock.properties.driftMs,data:o}],!1;if(o<-1e9||
isNaN(o))return U.errors=[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:D.properties.predicate.properties.clock.properties.driftMs,data:o}],!1}else return U.errors=
[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/type",keyword:"type",params:{type:"number"},schema:D.
properties.predicate.properties.clock.properties.driftMs.type,parentSchema:D.properties.predicate.properties.clock.properties.driftMs,data:o}],!1;var u=f===e}else
var u=!0;if(u)if(d.resolutionMs!==void 0){let o=d.resolutionMs;const f=e;if(e===f)if(typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return U.errors=[{instancePath:r+
"/predicate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:D.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1;if(o<-1e9||isNaN(o))return U.errors=[{instancePath:r+"/predi\
cate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},
schema:-1e9,parentSchema:D.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1}else return U.errors=[{instancePath:r+"/predicate/clock/res\
olutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/type",keyword:"type",params:{type:"number"},schema:D.properties.predicate.
properties.clock.properties.resolutionMs.type,parentSchema:D.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1;var u=f===e}else var u=!0}}}}}else
return U.errors=[{instancePath:r+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/type",keyword:"type",params:{type:"object"},schema:D.properties.
predicate.properties.clock.type,parentSchema:D.properties.predicate.properties.clock,data:d}],!1;var v=c===e}else var v=!0;if(v){if(q.matchedBy!==void 0){let d=q.
matchedBy;const c=e;if(e===c)if(Array.isArray(d)){if(d.length>20)return U.errors=[{instancePath:r+"/predicate/matchedBy",schemaPath:"#/properties/predicate/prop\
erties/matchedBy/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:D.properties.predicate.properties.matchedBy,data:d}],!1;{var z=!0;const F=d.
length;for(let a=0;a<F;a++){let o=d[a];const f=e;if(e===f)if(typeof o=="string"){if(M(o)>1e3)return U.errors=[{instancePath:r+"/predicate/matchedBy/"+a,schemaPath:"\
#/properties/predicate/properties/matchedBy/items/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:D.properties.predicate.properties.matchedBy.
items,data:o}],!1}else return U.errors=[{instancePath:r+"/predicate/matchedBy/"+a,schemaPath:"#/properties/predicate/properties/matchedBy/items/type",keyword:"t\
ype",params:{type:"string"},schema:D.properties.predicate.properties.matchedBy.items.type,parentSchema:D.properties.predicate.properties.matchedBy.items,data:o}],
!1;var z=f===e;if(!z)break}}}else return U.errors=[{instancePath:r+"/predicate/matchedBy",schemaPath:"#/properties/predicate/properties/matchedBy/type",keyword:"\
type",params:{type:"array"},schema:D.properties.predicate.properties.matchedBy.type,parentSchema:D.properties.predicate.properties.matchedBy,data:d}],!1;var v=c===
e}else var v=!0;if(v){if(q.identifiedBy!==void 0){let d=q.identifiedBy;const c=e;if(!(d==="request id"||d==="client id"||d==="run tag"||d==="address"||d===null))
return U.errors=[{instancePath:r+"/predicate/identifiedBy",schemaPath:"#/properties/predicate/properties/identifiedBy/enum",keyword:"enum",params:{allowedValues:D.
properties.predicate.properties.identifiedBy.enum},schema:D.properties.predicate.properties.identifiedBy.enum,parentSchema:D.properties.predicate.properties.identifiedBy,
data:d}],!1;var v=c===e}else var v=!0;if(v){if(q.otherCalls!==void 0){let d=q.otherCalls;const c=e;if(e===c)if(Array.isArray(d)){if(d.length>1e3)return U.errors=
[{instancePath:r+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCalls/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:D.
properties.predicate.properties.otherCalls,data:d}],!1;{var C=!0;const F=d.length;for(let a=0;a<F;a++){let o=d[a];const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.
isArray(o)){let S;if(o.from===void 0&&(S="from")||o.to===void 0&&(S="to")||o.calls===void 0&&(S="calls")||o.accepted===void 0&&(S="accepted")||o.sameTag===void 0&&
(S="sameTag"))return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/required",keyword:"requ\
ired",params:{missingProperty:S},schema:D.properties.predicate.properties.otherCalls.items.required,parentSchema:D.properties.predicate.properties.otherCalls.items,
data:o}],!1;{const L=e;for(const $ in o)if(!($==="from"||$==="to"||$==="calls"||$==="accepted"||$==="sameTag")){return U.errors=[{instancePath:r+"/predicate/oth\
erCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$},schema:!1,
parentSchema:D.properties.predicate.properties.otherCalls.items,data:o}],!1;break}if(L===e){if(o.from!==void 0){const $=e;qe(o.from,{instancePath:r+"/predicate/\
otherCalls/"+a+"/from",parentData:o,parentDataProperty:"from",rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var O=$===e}else
var O=!0;if(O){if(o.to!==void 0){const $=e;qe(o.to,{instancePath:r+"/predicate/otherCalls/"+a+"/to",parentData:o,parentDataProperty:"to",rootData:x,dynamicAnchors:b})||
(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var O=$===e}else var O=!0;if(O){if(o.calls!==void 0){let $=o.calls;const _=e;if(!(typeof $=="number"&&!($%
1)&&!isNaN($)&&isFinite($)))return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/\
properties/calls/type",keyword:"type",params:{type:"integer"},schema:D.properties.predicate.properties.otherCalls.items.properties.calls.type,parentSchema:D.properties.
predicate.properties.otherCalls.items.properties.calls,data:$}],!1;if(e===_&&typeof $=="number"&&isFinite($)){if($>1e15||isNaN($))return U.errors=[{instancePath:r+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e15},schema:1e15,parentSchema:D.properties.predicate.properties.otherCalls.items.properties.calls,data:$}],!1;if($<0||isNaN($))return U.errors=[{instancePath:r+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:D.properties.predicate.properties.otherCalls.items.properties.calls,data:$}],!1}var O=_===e}else var O=!0;if(O){if(o.accepted!==
void 0){let $=o.accepted;const _=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accept\
ed",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/accepted/type",keyword:"type",params:{type:"integer"},schema:D.properties.predicate.
properties.otherCalls.items.properties.accepted.type,parentSchema:D.properties.predicate.properties.otherCalls.items.properties.accepted,data:$}],!1;if(e===_&&typeof $==
"number"&&isFinite($)){if($>1e15||isNaN($))return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properties/predicate/properties\
/otherCalls/items/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:D.properties.predicate.properties.
otherCalls.items.properties.accepted,data:$}],!1;if($<0||isNaN($))return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properti\
es/predicate/properties/otherCalls/items/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.predicate.
properties.otherCalls.items.properties.accepted,data:$}],!1}var O=_===e}else var O=!0;if(O)if(o.sameTag!==void 0){let $=o.sameTag;const _=e;if(!(typeof $=="numb\
er"&&!($%1)&&!isNaN($)&&isFinite($)))return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherC\
alls/items/properties/sameTag/type",keyword:"type",params:{type:"integer"},schema:D.properties.predicate.properties.otherCalls.items.properties.sameTag.type,parentSchema:D.
properties.predicate.properties.otherCalls.items.properties.sameTag,data:$}],!1;if(e===_&&typeof $=="number"&&isFinite($)){if($>1e15||isNaN($))return U.errors=[
{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:D.properties.predicate.properties.otherCalls.items.properties.sameTag,data:$}],!1;if($<0||isNaN(
$))return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:D.properties.predicate.properties.otherCalls.items.properties.sameTag,data:$}],!1}
var O=_===e}else var O=!0}}}}}}else return U.errors=[{instancePath:r+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/t\
ype",keyword:"type",params:{type:"object"},schema:D.properties.predicate.properties.otherCalls.items.type,parentSchema:D.properties.predicate.properties.otherCalls.
items,data:o}],!1;var C=f===e;if(!C)break}}}else return U.errors=[{instancePath:r+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCal\
ls/type",keyword:"type",params:{type:"array"},schema:D.properties.predicate.properties.otherCalls.type,parentSchema:D.properties.predicate.properties.otherCalls,
data:d}],!1;var v=c===e}else var v=!0;if(v){if(q.matchedAt!==void 0){const d=e;qe(q.matchedAt,{instancePath:r+"/predicate/matchedAt",parentData:q,parentDataProperty:"\
matchedAt",rootData:x,dynamicAnchors:b})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var v=d===e}else var v=!0;if(v)if(q.suite!==void 0){const d=e;yr(
q.suite,{instancePath:r+"/predicate/suite",parentData:q,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?yr.errors:s.concat(yr.errors),e=s.
length);var v=d===e}else var v=!0}}}}}}}}}}}}else return U.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{
type:"object"},schema:D.properties.predicate.type,parentSchema:D.properties.predicate,data:q}],!1;var i=w===e}else var i=!0}}}}}else return U.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:D.type,parentSchema:D,data:t}],!1;return U.errors=s,e===0}

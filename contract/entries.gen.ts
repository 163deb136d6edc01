// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as Gr}from"./formats.ts";import et from"ajv/dist/runtime/ucs2length.js";import rt from"ajv/dist/runtime/equal.js";export const run=R;const $={$schema:"\
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
repeats:{type:"integer",minimum:0,maximum:1e3},calls:{type:"integer",minimum:0,maximum:1e5},lastReply:{$ref:"#/$defs/sha256"},refused:{$ref:"#/$defs/refused"},clockAheadMs:{
type:"integer",minimum:1,maximum:2592e6},handshakes:{type:"object",additionalProperties:!1,required:["silent","spoken"],properties:{silent:{type:"integer",minimum:0,
maximum:1e9},spoken:{type:"integer",minimum:0,maximum:1e9}}}}}}}},pool:{type:"object",additionalProperties:!1,required:["stays","reservationIds"],properties:{stays:{
type:"integer",minimum:0,maximum:5e3},reservationIds:{type:"integer",minimum:0,maximum:2e4}}}},$defs:{refused:{type:"array",minItems:1,maxItems:10,items:{type:"\
object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","target","not-http","between-s\
cenes"]},calls:{type:"integer",minimum:1,maximum:1e9}}}},sha256:{type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},
moment:{type:"string",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:0\
0:00.000Z"},times:{type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/m\
oment"}}},suite:{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",
wanted:"a version such as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},address:{type:"string",maxLength:2048,format:"address",wanted:"an absolute https address with\
out user name, query and fragment (http only on this machine)"},target:{type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embed\
ded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},
values:{type:"object",additionalProperties:!1,required:["hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{
hotels:{type:"array",minItems:1,maxItems:1e3,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/val\
ues/properties/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},
settleSeconds:{$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"\
string",minLength:1,maxLength:200}}}},hotel:{type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,
maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},zone:{type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name \
of an IANA time zone, such as America/Chicago"},zoneTable:{type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{
$ref:"#/$defs/zone"},tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,
items:{type:"array",minItems:2,maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}}}},He=Object.prototype.hasOwnProperty,A=et.
default??et,mt=new RegExp("^[0-9a-f]{32}$","u"),tt=new RegExp("^[^\\p{Cc}]+$","u"),Kr=new RegExp("^[a-z0-9-]+$","u"),rr={type:"string",maxLength:24,pattern:"^\\d\
{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},Lr=Gr["date-time"],Hr=new RegExp("^\\\
d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function fe(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(A(r)>24)return fe.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},
schema:24,parentSchema:rr,data:r}],!1;if(Hr.test(r)){if(!Lr.validate(r))return fe.errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:rr,data:r}],!1}else return fe.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:rr,data:r}],!1}else return fe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:rr.type,parentSchema:rr,data:r}],!1;return fe.errors=s,e===0}const we={
type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$def\
s/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},Tr={type:"string",maxLength:2048,format:"address",wanted:"an abs\
olute https address without user name, query and fragment (http only on this machine)"},lt=Gr.address;function $e(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(A(r)>2048)return $e.errors=[{instancePath:t,schemaPath:"#/maxLeng\
th",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:Tr,data:r}],!1;if(!lt.validate(r))return $e.errors=[{instancePath:t,schemaPath:"#/format",keyword:"\
format",params:{format:"address"},schema:"address",parentSchema:Tr,data:r}],!1}else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:Tr.type,parentSchema:Tr,data:r}],!1;return $e.errors=s,e===0}function tr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,
dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.baseUrl===void 0&&(v="baseUrl")||r.authUrl===void 0&&(v=
"authUrl")||r.environment===void 0&&(v="environment")||r.embedded===void 0&&(v="embedded"))return tr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:v},schema:we.required,parentSchema:we,data:r}],!1;{const d=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p==="environmen\
t"||p==="embedded"||p==="shared")){return tr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:we,data:r}],!1;break}if(d===e){if(r.baseUrl!==void 0){const p=e;$e(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"\
baseUrl",rootData:x,dynamicAnchors:S})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;$e(
r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"authUrl",rootData:x,dynamicAnchors:S})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.environment;const m=e;if(!(p==="sandbox"||p==="mock"))return tr.errors=[{instancePath:t+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:we.properties.environment.enum},schema:we.properties.environment.enum,
parentSchema:we.properties.environment,data:p}],!1;var i=m===e}else var i=!0;if(i){if(r.embedded!==void 0){let p=r.embedded;const m=e;if(typeof p!="boolean")return tr.
errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:we.properties.embedded.type,parentSchema:we.
properties.embedded,data:p}],!1;var i=m===e}else var i=!0;if(i)if(r.shared!==void 0){let p=r.shared;const m=e;if(p!==!0)return tr.errors=[{instancePath:t+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:we.properties.shared,data:p}],!1;var i=m===e}else var i=!0}}}}}}else
return tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:r}],!1;return tr.errors=s,e===0}
const Ce={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"s\
tring",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function Ne(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,
dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.name===void 0&&(v="name")||r.version===void 0&&(v="vers\
ion")||r.vendor===void 0&&(v="vendor"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:Ce.required,
parentSchema:Ce,data:r}],!1;{const d=e;for(const p in r)if(!(p==="name"||p==="version"||p==="vendor")){return Ne.errors=[{instancePath:t,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ce,data:r}],!1;break}if(d===e){if(r.name!==void 0){let p=r.name;
const m=e;if(e===m)if(typeof p=="string"){if(A(p)>200)return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:Ce.properties.name,data:p}],!1;if(A(p)<1)return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:Ce.properties.name,data:p}],!1}else return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},schema:Ce.properties.name.type,parentSchema:Ce.properties.name,data:p}],!1;var i=m===e}else var i=!0;if(i){if(r.version!==
void 0){let p=r.version;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>200)return Ne.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/maxL\
ength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ce.properties.version,data:p}],!1;if(A(p)<1)return Ne.errors=[{instancePath:t+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ce.properties.version,data:p}],!1}else return Ne.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Ce.properties.version.type,parentSchema:Ce.properties.version,data:p}],
!1;var i=m===e}else var i=!0;if(i)if(r.vendor!==void 0){let p=r.vendor;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>200)return Ne.errors=[{instancePath:t+"\
/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ce.properties.vendor,data:p}],!1;if(A(p)<1)return Ne.
errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ce.properties.vendor,data:p}],
!1}else return Ne.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:Ce.properties.vendor.type,
parentSchema:Ce.properties.vendor,data:p}],!1;var i=m===e}else var i=!0}}}}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ce.type,parentSchema:Ce,data:r}],!1;return Ne.errors=s,e===0}const $r={type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/claim"},maxItems:7},
br={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};function Nr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-sho\
w"||r==="older-check-out"?(Nr.errors=s,e===0):(Nr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:br.enum},schema:br.enum,parentSchema:br,
data:r}],!1)}const st=rt.default??rt;function ur(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===
0)if(Array.isArray(r)){if(r.length>7)return ur.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:$r,data:r}],
!1;if(r.length<1)return ur.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:$r,data:r}],!1;{var i=!0;const v=r.
length;for(let d=0;d<v;d++){const p=e;Nr(r[d],{instancePath:t+"/"+d,parentData:r,parentDataProperty:d,rootData:x,dynamicAnchors:S})||(s=s===null?Nr.errors:s.concat(
Nr.errors),e=s.length);var i=p===e;if(!i)break}if(i){let d=r.length,p;if(d>1){e:for(;d--;)for(p=d;p--;)if(st(r[d],r[p])){return ur.errors=[{instancePath:t,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:d,j:p},schema:!0,parentSchema:$r,data:r}],!1;break e}}}}}else return ur.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},schema:$r.type,parentSchema:$r,data:r}],!1;return ur.errors=s,e===0}const be={type:"object",additionalProperties:!1,required:[
"hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{type:"array",minItems:1,maxItems:1e3,items:{$ref:"\
#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/properties/stays"},reservationIdFrom:{$ref:"certificat\
ion.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"certification.schema.json#/properties\
/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200}}}},dr={type:"object",
additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},Zr={type:"\
string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as America/Chicago"},ct=new RegExp("^[\
A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$","u");function sr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(A(r)>64)return sr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Zr,
data:r}],!1;if(!ct.test(r))return sr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-\
]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",parentSchema:Zr,data:r}],!1}else return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Zr.type,parentSchema:Zr,data:r}],!1;return sr.errors=s,e===0}function ar(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id")||r.timeZone===void 0&&
(v="timeZone"))return ar.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:dr.required,parentSchema:dr,data:r}],
!1;{const d=e;for(const p in r)if(!(p==="id"||p==="timeZone")){return ar.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:p},schema:!1,parentSchema:dr,data:r}],!1;break}if(d===e){if(r.id!==void 0){let p=r.id;const m=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)))return ar.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},schema:dr.properties.id.
type,parentSchema:dr.properties.id,data:p}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return ar.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:dr.properties.id,data:p}],!1;if(p<-2147483648||
isNaN(p))return ar.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},schema:-2147483648,
parentSchema:dr.properties.id,data:p}],!1}var i=m===e}else var i=!0;if(i)if(r.timeZone!==void 0){const p=e;sr(r.timeZone,{instancePath:t+"/timeZone",parentData:r,
parentDataProperty:"timeZone",rootData:x,dynamicAnchors:S})||(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var i=p===e}else var i=!0}}}else return ar.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:dr.type,parentSchema:dr,data:r}],!1;return ar.errors=s,e===0}const H={type:"ar\
ray",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{
type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"\
string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},
roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{
type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","\
null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},maxItems:5e3},Yr=Gr.int32;function X(r,{instancePath:t="",
parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>5e3)return X.errors=[{instancePath:t,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:H,data:r}],!1;{var i=!0;const d=r.length;for(let p=0;p<d;p++){let m=r[p];const g=e;
if(e===g)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1)return X.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/minProperties",keyword:"\
minProperties",params:{limit:1},schema:1,parentSchema:H.items,data:m}],!1;{const V=e;for(const o in m)if(!He.call(H.items.properties,o)){return X.errors=[{instancePath:t+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:H.items,data:m}],!1;break}if(V===
e){if(m.hotelConfirmationNumber!==void 0){let o=m.hotelConfirmationNumber;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+
"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:H.
items.properties.hotelConfirmationNumber,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/\
hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.items.properties.hotelConfirmationNumber,data:o}],!1}else return X.
errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"string"},schema:H.
items.properties.hotelConfirmationNumber.type,parentSchema:H.items.properties.hotelConfirmationNumber,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.lodgingHotelId!==
void 0){let o=m.lodgingHotelId;const c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return X.errors=[{instancePath:t+"/"+p+"/lodgingHotelId",schemaPath:"\
#/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},schema:H.items.properties.lodgingHotelId.type,parentSchema:H.items.properties.lodgingHotelId,
data:o}],!1;if(e===c&&typeof o=="number"&&isFinite(o)&&!Yr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/lodgingHotelId",schemaPath:"#/items/properties/l\
odgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:H.items.properties.lodgingHotelId,data:o}],!1;var v=c===e}else var v=!0;
if(v){if(m.employeeIdentifier!==void 0){let o=m.employeeIdentifier;const c=e;if(typeof o!="string"&&o!==null)return X.errors=[{instancePath:t+"/"+p+"/employeeId\
entifier",schemaPath:"#/items/properties/employeeIdentifier/type",keyword:"type",params:{type:H.items.properties.employeeIdentifier.type},schema:H.items.properties.
employeeIdentifier.type,parentSchema:H.items.properties.employeeIdentifier,data:o}],!1;if(e===c&&typeof o=="string"&&A(o)>200)return X.errors=[{instancePath:t+"\
/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:H.items.properties.
employeeIdentifier,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.supplierReservationId!==void 0){let o=m.supplierReservationId;const c=e;if(typeof o!="string"&&
o!==null)return X.errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/type",keyword:"type",params:{type:H.
items.properties.supplierReservationId.type},schema:H.items.properties.supplierReservationId.type,parentSchema:H.items.properties.supplierReservationId,data:o}],
!1;if(e===c&&typeof o=="string"&&A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/m\
axLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:H.items.properties.supplierReservationId,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.
source!==void 0){let o=m.source;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items/prope\
rties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:H.items.properties.source,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+
"/"+p+"/source",schemaPath:"#/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.items.properties.source,data:o}],!1}else
return X.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items/properties/source/type",keyword:"type",params:{type:"string"},schema:H.items.properties.source.
type,parentSchema:H.items.properties.source,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.checkInDateTime!==void 0){let o=m.checkInDateTime;const c=e;if(e===
c&&e===c)if(typeof o=="string"){if(A(o)>64)return X.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:H.items.properties.checkInDateTime,data:o}],!1;if(!Lr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/c\
heckInDateTime",schemaPath:"#/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:H.items.properties.
checkInDateTime,data:o}],!1}else return X.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/type",keyword:"type",params:{
type:"string"},schema:H.items.properties.checkInDateTime.type,parentSchema:H.items.properties.checkInDateTime,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.expectedCheckOutDateTime!==
void 0){let o=m.expectedCheckOutDateTime;const c=e;if(e===c&&e===c)if(typeof o=="string"){if(A(o)>64)return X.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDa\
teTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:H.items.properties.expectedCheckOutDateTime,
data:o}],!1;if(!Lr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/format",
keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:H.items.properties.expectedCheckOutDateTime,data:o}],!1}else return X.errors=[{instancePath:t+
"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/type",keyword:"type",params:{type:"string"},schema:H.items.properties.
expectedCheckOutDateTime.type,parentSchema:H.items.properties.expectedCheckOutDateTime,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.roomNumber!==void 0){let o=m.
roomNumber;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:H.items.properties.roomNumber,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"\
/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.items.properties.roomNumber,
data:o}],!1}else return X.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/type",keyword:"type",params:{type:"string"},schema:H.
items.properties.roomNumber.type,parentSchema:H.items.properties.roomNumber,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.folio!==void 0){let o=m.folio;const c=e;
if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/properties/folio/maxLength",keyword:"maxLength",
params:{limit:200},schema:200,parentSchema:H.items.properties.folio,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/pr\
operties/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.items.properties.folio,data:o}],!1}else return X.errors=[{instancePath:t+
"/"+p+"/folio",schemaPath:"#/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:H.items.properties.folio.type,parentSchema:H.items.properties.
folio,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.guestFirstName!==void 0){let o=m.guestFirstName;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>200)return X.
errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:H.
items.properties.guestFirstName,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/min\
Length",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.items.properties.guestFirstName,data:o}],!1}else return X.errors=[{instancePath:t+"/"+p+"/g\
uestFirstName",schemaPath:"#/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:H.items.properties.guestFirstName.type,parentSchema:H.
items.properties.guestFirstName,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.guestLastName!==void 0){let o=m.guestLastName;const c=e;if(e===c)if(typeof o=="\
string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:H.items.properties.guestLastName,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/\
items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.items.properties.guestLastName,data:o}],!1}else return X.
errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},schema:H.items.properties.
guestLastName.type,parentSchema:H.items.properties.guestLastName,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.roomType!==void 0){let o=m.roomType;const c=e;
if(e===c)if(typeof o=="string"){if(A(o)>200)return X.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/maxLength",keyword:"maxLe\
ngth",params:{limit:200},schema:200,parentSchema:H.items.properties.roomType,data:o}],!1;if(A(o)<1)return X.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"\
#/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:H.items.properties.roomType,data:o}],!1}else return X.errors=[
{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:H.items.properties.roomType.type,parentSchema:H.
items.properties.roomType,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.occupancy!==void 0){let o=m.occupancy;const c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return X.errors=[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/type",keyword:"type",params:{type:"integer"},schema:H.
items.properties.occupancy.type,parentSchema:H.items.properties.occupancy,data:o}],!1;if(e===c&&typeof o=="number"&&isFinite(o)&&!Yr.validate(o))return X.errors=
[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:H.items.
properties.occupancy,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.loyalty!==void 0){let o=m.loyalty;const c=e;if(typeof o!="boolean"&&o!==null)return X.errors=
[{instancePath:t+"/"+p+"/loyalty",schemaPath:"#/items/properties/loyalty/type",keyword:"type",params:{type:H.items.properties.loyalty.type},schema:H.items.properties.
loyalty.type,parentSchema:H.items.properties.loyalty,data:o}],!1;var v=c===e}else var v=!0;if(v){if(m.numberOfNights!==void 0){let o=m.numberOfNights;const c=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return X.errors=[{instancePath:t+"/"+p+"/numberOfNights",schemaPath:"#/items/properties/numberOfNights/\
type",keyword:"type",params:{type:"integer"},schema:H.items.properties.numberOfNights.type,parentSchema:H.items.properties.numberOfNights,data:o}],!1;if(e===c&&
typeof o=="number"&&isFinite(o)&&!Yr.validate(o))return X.errors=[{instancePath:t+"/"+p+"/numberOfNights",schemaPath:"#/items/properties/numberOfNights/format",
keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:H.items.properties.numberOfNights,data:o}],!1;var v=c===e}else var v=!0;if(v)if(m.reservationInformation!==
void 0){let o=m.reservationInformation;const c=e;if(typeof o!="string"&&o!==null)return X.errors=[{instancePath:t+"/"+p+"/reservationInformation",schemaPath:"#/\
items/properties/reservationInformation/type",keyword:"type",params:{type:H.items.properties.reservationInformation.type},schema:H.items.properties.reservationInformation.
type,parentSchema:H.items.properties.reservationInformation,data:o}],!1;if(e===c&&typeof o=="string"&&A(o)>2e3)return X.errors=[{instancePath:t+"/"+p+"/reservat\
ionInformation",schemaPath:"#/items/properties/reservationInformation/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:H.items.properties.
reservationInformation,data:o}],!1;var v=c===e}else var v=!0}}}}}}}}}}}}}}}}}else return X.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",
params:{type:"object"},schema:H.items.type,parentSchema:H.items,data:m}],!1;var i=g===e;if(!i)break}}}else return X.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"array"},schema:H.type,parentSchema:H,data:r}],!1;return X.errors=s,e===0}const Qr={enum:["location-header","hotel-confirmation-numb\
er","supplier-reservation-id","list","omitted"]};function Ar(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,
e=0;return r==="location-header"||r==="hotel-confirmation-number"||r==="supplier-reservation-id"||r==="list"||r==="omitted"?(Ar.errors=s,e===0):(Ar.errors=[{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Qr.enum},schema:Qr.enum,parentSchema:Qr,data:r}],!1)}const Rr={type:"number",minimum:0,maximum:30};function vr(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(typeof r=="number"&&isFinite(r)){if(r>30||isNaN(
r))return vr.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},schema:30,parentSchema:Rr,data:r}],!1;if(r<0||isNaN(
r))return vr.errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Rr,data:r}],!1}else return vr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:Rr.type,parentSchema:Rr,data:r}],!1;return vr.errors=s,e===0}function je(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;
if(r.hotels===void 0&&(p="hotels")||r.timeZoneGiven===void 0&&(p="timeZoneGiven")||r.stays===void 0&&(p="stays")||r.reservationIdFrom===void 0&&(p="reservationI\
dFrom")||r.reservationIdGiven===void 0&&(p="reservationIdGiven")||r.reservationIds===void 0&&(p="reservationIds"))return je.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p},schema:be.required,parentSchema:be,data:r}],!1;{const m=e;for(const g in r)if(!(g==="hotels"||g==="tim\
eZoneGiven"||g==="stays"||g==="reservationIdFrom"||g==="reservationIdGiven"||g==="settleSeconds"||g==="reservationIds")){return je.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:be,data:r}],!1;break}if(m===e){if(r.hotels!==void 0){
let g=r.hotels;const D=e;if(e===D)if(Array.isArray(g)){if(g.length>1e3)return je.errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels/maxItems",keyword:"\
maxItems",params:{limit:1e3},schema:1e3,parentSchema:be.properties.hotels,data:g}],!1;if(g.length<1)return je.errors=[{instancePath:t+"/hotels",schemaPath:"#/pr\
operties/hotels/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:be.properties.hotels,data:g}],!1;{var i=!0;const V=g.length;for(let o=0;o<V;o++){
const c=e;ar(g[o],{instancePath:t+"/hotels/"+o,parentData:g,parentDataProperty:o,rootData:x,dynamicAnchors:S})||(s=s===null?ar.errors:s.concat(ar.errors),e=s.length);
var i=c===e;if(!i)break}}}else return je.errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type:"array"},schema:be.
properties.hotels.type,parentSchema:be.properties.hotels,data:g}],!1;var v=D===e}else var v=!0;if(v){if(r.timeZoneGiven!==void 0){let g=r.timeZoneGiven;const D=e;
if(typeof g!="boolean")return je.errors=[{instancePath:t+"/timeZoneGiven",schemaPath:"#/properties/timeZoneGiven/type",keyword:"type",params:{type:"boolean"},schema:be.
properties.timeZoneGiven.type,parentSchema:be.properties.timeZoneGiven,data:g}],!1;var v=D===e}else var v=!0;if(v){if(r.stays!==void 0){const g=e;X(r.stays,{instancePath:t+
"/stays",parentData:r,parentDataProperty:"stays",rootData:x,dynamicAnchors:S})||(s=s===null?X.errors:s.concat(X.errors),e=s.length);var v=g===e}else var v=!0;if(v){
if(r.reservationIdFrom!==void 0){const g=e;Ar(r.reservationIdFrom,{instancePath:t+"/reservationIdFrom",parentData:r,parentDataProperty:"reservationIdFrom",rootData:x,
dynamicAnchors:S})||(s=s===null?Ar.errors:s.concat(Ar.errors),e=s.length);var v=g===e}else var v=!0;if(v){if(r.reservationIdGiven!==void 0){let g=r.reservationIdGiven;
const D=e;if(typeof g!="boolean")return je.errors=[{instancePath:t+"/reservationIdGiven",schemaPath:"#/properties/reservationIdGiven/type",keyword:"type",params:{
type:"boolean"},schema:be.properties.reservationIdGiven.type,parentSchema:be.properties.reservationIdGiven,data:g}],!1;var v=D===e}else var v=!0;if(v){if(r.settleSeconds!==
void 0){const g=e;vr(r.settleSeconds,{instancePath:t+"/settleSeconds",parentData:r,parentDataProperty:"settleSeconds",rootData:x,dynamicAnchors:S})||(s=s===null?
vr.errors:s.concat(vr.errors),e=s.length);var v=g===e}else var v=!0;if(v)if(r.reservationIds!==void 0){let g=r.reservationIds;const D=e;if(e===D)if(Array.isArray(
g)){if(g.length>2e4)return je.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},
schema:2e4,parentSchema:be.properties.reservationIds,data:g}],!1;{var d=!0;const o=g.length;for(let c=0;c<o;c++){let T=g[c];const N=e;if(e===N)if(typeof T=="str\
ing"){if(A(T)>200)return je.errors=[{instancePath:t+"/reservationIds/"+c,schemaPath:"#/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:be.properties.reservationIds.items,data:T}],!1;if(A(T)<1)return je.errors=[{instancePath:t+"/reservationIds/"+c,schemaPath:"#/properties\
/reservationIds/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:be.properties.reservationIds.items,data:T}],!1}else return je.errors=
[{instancePath:t+"/reservationIds/"+c,schemaPath:"#/properties/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:be.properties.reservationIds.
items.type,parentSchema:be.properties.reservationIds.items,data:T}],!1;var d=N===e;if(!d)break}if(d){let c=g.length,T;if(c>1){const N={};for(;c--;){let O=g[c];if(typeof O==
"string"){if(typeof N[O]=="number"){return T=N[O],je.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/uniqueItems",keyword:"uni\
queItems",params:{i:c,j:T},schema:!0,parentSchema:be.properties.reservationIds,data:g}],!1;break}N[O]=c}}}}}}else return je.errors=[{instancePath:t+"/reservatio\
nIds",schemaPath:"#/properties/reservationIds/type",keyword:"type",params:{type:"array"},schema:be.properties.reservationIds.type,parentSchema:be.properties.reservationIds,
data:g}],!1;var v=D===e}else var v=!0}}}}}}}}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:be.type,parentSchema:be,
data:r}],!1;return je.errors=s,e===0}const M={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile.schema.json",type:"object",additionalProperties:!1,
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
type:"integer",minimum:0,maximum:36500}}}}},xe={type:"object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{
type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},
maxItems:100},body:{enum:["empty","any"]}}}}},at={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile-schemas.schema.json",$ref:"#/$defs/schema",
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
it=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),pt=new RegExp("^[A-Za-z0-9_.-]+$","u"),ee={validate:L};function L(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="boolean")return L.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const U=e;for(const a in r)
if(!He.call(n.properties,a)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:n,data:r}],!1;break}if(U===e){if(r.$schema!==void 0){let a=r.$schema;const l=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return L.errors=
[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"\
https://json-schema.org/draft/2020-12/schema",parentSchema:n.properties.$schema,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const l=e;
if(e===l)if(typeof a=="string"){if(A(a)>2048)return L.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},
schema:2048,parentSchema:n.properties.$id,data:a}],!1}else return L.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"\
string"},schema:n.properties.$id.type,parentSchema:n.properties.$id,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.$comment;const l=e;
if(e===l)if(typeof a=="string"){if(A(a)>1e5)return L.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:n.properties.$comment,data:a}],!1}else return L.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/type",
keyword:"type",params:{type:"string"},schema:n.properties.$comment.type,parentSchema:n.properties.$comment,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.title!==
void 0){let a=r.title;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>1e5)return L.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.title,data:a}],!1}else return L.errors=[{instancePath:t+"/title",schemaPath:"#/prope\
rties/title/type",keyword:"type",params:{type:"string"},schema:n.properties.title.type,parentSchema:n.properties.title,data:a}],!1;var i=l===e}else var i=!0;if(i){
if(r.description!==void 0){let a=r.description;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>1e5)return L.errors=[{instancePath:t+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.description,data:a}],!1}else return L.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.properties.description,
data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.deprecated!==void 0){let a=r.deprecated;const l=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/dep\
recated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,
data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.readOnly!==void 0){let a=r.readOnly;const l=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/readOnl\
y",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:a}],
!1;var i=l===e}else var i=!0;if(i){if(r.writeOnly!==void 0){let a=r.writeOnly;const l=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/writeOnly",schemaPath:"\
#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:n.properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:a}],!1;var i=l===
e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.$ref;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>100)return L.errors=[{instancePath:t+"/$ref",schemaPath:"\
#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:n.properties.$ref,data:a}],!1;if(!it.test(a))return L.errors=[{instancePath:t+
"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.
properties.$ref,data:a}],!1}else return L.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.
$ref.type,parentSchema:n.properties.$ref,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type;const l=e,f=e;let u=!1,b=null;const w=e;if(!(a===
"null"||a==="boolean"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const C={instancePath:t+"/type",schemaPath:"#/properties/type/oneO\
f/0/enum",keyword:"enum",params:{allowedValues:n.properties.type.oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:a};
s===null?s=[C]:s.push(C),e++}var d=w===e;d&&(u=!0,b=0);const B=e;if(e===B)if(Array.isArray(a))if(a.length>7){const C={instancePath:t+"/type",schemaPath:"#/prope\
rties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[C]:s.push(C),e++}else if(a.
length<1){const C={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.
type.oneOf[1],data:a};s===null?s=[C]:s.push(C),e++}else{var v=!0;const C=a.length;for(let te=0;te<C;te++){let E=a[te];const ne=e;if(!(E==="null"||E==="boolean"||
E==="object"||E==="array"||E==="number"||E==="integer"||E==="string")){const le={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"\
enum",params:{allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.oneOf[1].items.enum,parentSchema:n.properties.type.oneOf[1].items,data:E};
s===null?s=[le]:s.push(le),e++}if(e===ne)if(typeof E=="string"){if(A(E)>7){const le={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/maxL\
ength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:E};s===null?s=[le]:s.push(le),e++}}else{const le={instancePath:t+
"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.properties.type.oneOf[1].items.type,parentSchema:n.
properties.type.oneOf[1].items,data:E};s===null?s=[le]:s.push(le),e++}var v=ne===e;if(!v)break}if(v){let te=a.length,E;if(te>1){const ne={};for(;te--;){let ve=a[te];
if(typeof ve=="string"){if(typeof ne[ve]=="number"){E=ne[ve];const le={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"unique\
Items",params:{i:te,j:E},schema:!0,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[le]:s.push(le),e++;break}ne[ve]=te}}}}}else{const C={instancePath:t+
"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],
data:a};s===null?s=[C]:s.push(C),e++}var d=B===e;if(d&&u?(u=!1,b=[b,1]):d&&(u=!0,b=1),u)e=f,s!==null&&(f?s.length=f:s=null);else{const C={instancePath:t+"/type",
schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:b},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:a};return s===
null?s=[C]:s.push(C),e++,L.errors=s,!1}var i=l===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.enum;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>500)
return L.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.enum,
data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.
properties.enum,data:a}],!1}else return L.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.
enum.type,parentSchema:n.properties.enum,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.multipleOf!==void 0){let a=r.multipleOf;const l=e;if(e===l)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return L.errors=[{instancePath:t+"/multipleOf",schemaPath:"\
#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:a}],!1}else
return L.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,
parentSchema:n.properties.multipleOf,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.minimum!==void 0){let a=r.minimum;const l=e;if(e===l)if(typeof a=="number"&&
isFinite(a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e308},schema:1e308,parentSchema:n.properties.minimum,data:a}],!1}else return L.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",
keyword:"type",params:{type:"number"},schema:n.properties.minimum.type,parentSchema:n.properties.minimum,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.maximum!==
void 0){let a=r.maximum;const l=e;if(e===l)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/maximum",schemaPath:"#/pr\
operties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.maximum,data:a}],!1}else return L.errors=
[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.maximum.type,parentSchema:n.properties.
maximum,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const l=e;if(e===l)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return L.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:a}],!1}else return L.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/pro\
perties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMinimum.type,parentSchema:n.properties.exclusiveMinimum,data:a}],
!1;var i=l===e}else var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const l=e;if(e===l)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return L.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.exclusiveMaximum,data:a}],!1}else return L.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusive\
Maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.properties.exclusiveMaximum,data:a}],!1;var i=l===e}else
var i=!0;if(i){if(r.minLength!==void 0){let a=r.minLength;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/\
minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.properties.minLength,
data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return L.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+
"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minLength,data:a}],
!1}var i=l===e}else var i=!0;if(i){if(r.maxLength!==void 0){let a=r.maxLength;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=
[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.type,parentSchema:n.
properties.maxLength,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return L.errors=[{instancePath:t+"/maxLength",schemaPath:"#/prope\
rties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return L.
errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.
maxLength,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.pattern!==void 0){let a=r.pattern;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>1e3)return L.errors=
[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.pattern,data:a}],
!1}else return L.errors=[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:n.properties.pattern.type,
parentSchema:n.properties.pattern,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.format;const l=e;if(!(a==="date-time"||a==="date"||a===
"duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||
a==="double"))return L.errors=[{instancePath:t+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.enum},schema:n.
properties.format.enum,parentSchema:n.properties.format,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.minItems!==void 0){let a=r.minItems;const l=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"inte\
ger"},schema:n.properties.minItems.type,parentSchema:n.properties.minItems,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))
return L.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:n.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minItems,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.maxItems!==void 0){let a=r.
maxItems;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/type",
keyword:"type",params:{type:"integer"},schema:n.properties.maxItems.type,parentSchema:n.properties.maxItems,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/maxItems",schemaPath:"\
#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:a}],!1}var i=l===e}else var i=!0;
if(i){if(r.minContains!==void 0){let a=r.minContains;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/minCo\
ntains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,
data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/\
minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:a}],!1;
if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:n.properties.minContains,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.maxContains!==void 0){let a=r.maxContains;const l=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"\
integer"},schema:n.properties.maxContains.type,parentSchema:n.properties.maxContains,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return L.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:n.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/maxContains",schemaPath:"#/propert\
ies/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:a}],!1}var i=l===e}else var i=!0;
if(i){if(r.minProperties!==void 0){let a=r.minProperties;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/m\
inProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.
minProperties,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/minProperties",schemaPath:"\
#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,
data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:n.properties.minProperties,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.maxProperties!==void 0){let a=r.maxProperties;const l=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.maxProperties.type,parentSchema:n.properties.maxProperties,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,
data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){let a=r.uniqueItems;const l=e;if(typeof a!="boolean")return L.errors=[{instancePath:t+"/u\
niqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,
data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;ee.validate(r.items,{instancePath:t+"/items",parentData:r,parentDataProperty:"items",
rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.prefixItems!==void 0){
let a=r.prefixItems;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>20)return L.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/\
maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/pref\
ixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.prefixItems,data:a}],!1;{var p=!0;
const u=a.length;for(let b=0;b<u;b++){const w=e;ee.validate(a[b],{instancePath:t+"/prefixItems/"+b,parentData:a,parentDataProperty:b,rootData:x,dynamicAnchors:S})||
(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var p=w===e;if(!p)break}}}else return L.errors=[{instancePath:t+"/prefixItems",schemaPath:"\
#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,data:a}],!1;var i=l===
e}else var i=!0;if(i){if(r.contains!==void 0){const a=e;ee.validate(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:x,
dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;
const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return L.errors=[{instancePath:t+"/properties",schemaPath:"#/proper\
ties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.properties,data:a}],!1;for(const u in a){const b=e,
w=e,B=e;if(u!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var m=B===e;if(m){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/\
propertyNames/not",keyword:"not",params:{},schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:u,propertyName:u};
s===null?s=[_]:s.push(_),e++}else e=w,s!==null&&(w?s.length=w:s=null);if(e===b&&typeof u=="string"&&A(u)>200){const _={instancePath:t+"/properties",schemaPath:"\
#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:u,propertyName:u};
s===null?s=[_]:s.push(_),e++}var g=b===e;if(!g){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:u},schema:n.properties.properties.propertyNames,parentSchema:n.properties.properties,data:a};return s===null?s=[_]:s.push(_),e++,L.errors=s,
!1;break}}if(g)for(const u in a){const b=e;ee.validate(a[u],{instancePath:t+"/properties/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:u,
rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var D=b===e;if(!D)break}}else return L.errors=[{instancePath:t+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.properties.properties.type,parentSchema:n.properties.properties,
data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.patternProperties!==void 0){let a=r.patternProperties;const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>20)return L.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProp\
erties",params:{limit:20},schema:20,parentSchema:n.properties.patternProperties,data:a}],!1;for(const u in a){const b=e,w=e,B=e;if(u!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var V=B===e;if(V){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"n\
ot",params:{},schema:n.properties.patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.propertyNames,data:u,propertyName:u};s===null?
s=[_]:s.push(_),e++}else e=w,s!==null&&(w?s.length=w:s=null);if(e===b&&typeof u=="string"&&A(u)>200){const _={instancePath:t+"/patternProperties",schemaPath:"#/\
properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.patternProperties.propertyNames,
data:u,propertyName:u};s===null?s=[_]:s.push(_),e++}var o=b===e;if(!o){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames",keyword:"propertyNames",params:{propertyName:u},schema:n.properties.patternProperties.propertyNames,parentSchema:n.properties.patternProperties,data:a};
return s===null?s=[_]:s.push(_),e++,L.errors=s,!1;break}}if(o)for(const u in a){const b=e;ee.validate(a[u],{instancePath:t+"/patternProperties/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:u,rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);
var c=b===e;if(!c)break}}else return L.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"\
object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.patternProperties,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.additionalProperties!==
void 0){const a=e;ee.validate(r.additionalProperties,{instancePath:t+"/additionalProperties",parentData:r,parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:S})||
(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.propertyNames!==void 0){const a=e;ee.validate(r.propertyNames,
{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.
errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>500)return L.errors=
[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.required,data:a}],
!1;{var T=!0;const u=a.length;for(let b=0;b<u;b++){let w=a[b];const B=e;if(e===B)if(typeof w=="string"){if(A(w)>200)return L.errors=[{instancePath:t+"/required/"+
b,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.required.items,data:w}],!1}else
return L.errors=[{instancePath:t+"/required/"+b,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:n.properties.required.
items.type,parentSchema:n.properties.required.items,data:w}],!1;var T=B===e;if(!T)break}if(T){let b=a.length,w;if(b>1){const B={};for(;b--;){let _=a[b];if(typeof _==
"string"){if(typeof B[_]=="number"){return w=B[_],L.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{
i:b,j:w},schema:!0,parentSchema:n.properties.required,data:a}],!1;break}B[_]=b}}}}}}else return L.errors=[{instancePath:t+"/required",schemaPath:"#/properties/r\
equired/type",keyword:"type",params:{type:"array"},schema:n.properties.required.type,parentSchema:n.properties.required,data:a}],!1;var i=l===e}else var i=!0;if(i){
if(r.dependentRequired!==void 0){let a=r.dependentRequired;const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return L.
errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.
properties.dependentRequired,data:a}],!1;for(const u in a){let b=a[u];const w=e;if(e===w)if(Array.isArray(b)){if(b.length>500)return L.errors=[{instancePath:t+"\
/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:n.properties.dependentRequired.additionalProperties,data:b}],!1;{var N=!0;const B=b.length;for(let _=0;_<B;_++){let C=b[_];const te=e;
if(e===te)if(typeof C=="string"){if(A(C)>200)return L.errors=[{instancePath:t+"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#\
/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentRequired.
additionalProperties.items,data:C}],!1}else return L.errors=[{instancePath:t+"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:n.properties.dependentRequired.additionalProperties.items.
type,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:C}],!1;var N=te===e;if(!N)break}if(N){let _=b.length,C;if(_>1){const te={};for(;_--;){
let E=b[_];if(typeof E=="string"){if(typeof te[E]=="number"){return C=te[E],L.errors=[{instancePath:t+"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:_,j:C},schema:!0,parentSchema:n.properties.dependentRequired.
additionalProperties,data:b}],!1;break}te[E]=_}}}}}}else return L.errors=[{instancePath:t+"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.
properties.dependentRequired.additionalProperties,data:b}],!1;var O=w===e;if(!O)break}}else return L.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:n.properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,
data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.dependentSchemas!==void 0){let a=r.dependentSchemas;const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return L.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:n.properties.dependentSchemas,data:a}],!1;for(const u in a){const b=e,w=e,B=e;if(u!=="__proto__"){const _={};s===
null?s=[_]:s.push(_),e++}var Z=B===e;if(Z){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:n.properties.dependentSchemas.propertyNames.not,parentSchema:n.properties.dependentSchemas.propertyNames,data:u,propertyName:u};s===null?s=[_]:
s.push(_),e++}else e=w,s!==null&&(w?s.length=w:s=null);if(e===b&&typeof u=="string"&&A(u)>200){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentSchemas.propertyNames,data:u,
propertyName:u};s===null?s=[_]:s.push(_),e++}var k=b===e;if(!k){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:u},schema:n.properties.dependentSchemas.propertyNames,parentSchema:n.properties.dependentSchemas,data:a};return s===
null?s=[_]:s.push(_),e++,L.errors=s,!1;break}}if(k)for(const u in a){const b=e;ee.validate(a[u],{instancePath:t+"/dependentSchemas/"+u.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:u,rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var j=b===e;
if(!j)break}}else return L.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:n.
properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.allOf!==void 0){let a=r.allOf;const l=e;
if(e===l)if(Array.isArray(a)){if(a.length>20)return L.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:n.properties.allOf,data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:a}],!1;{var P=!0;const u=a.length;for(let b=0;b<u;b++){const w=e;ee.validate(a[b],{instancePath:t+
"/allOf/"+b,parentData:a,parentDataProperty:b,rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var P=w===e;
if(!P)break}}}else return L.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:n.properties.allOf.
type,parentSchema:n.properties.allOf,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.anyOf!==void 0){let a=r.anyOf;const l=e;if(e===l)if(Array.isArray(a)){if(a.
length>20)return L.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.
anyOf,data:a}],!1;if(a.length<1)return L.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:n.properties.anyOf,data:a}],!1;{var Y=!0;const u=a.length;for(let b=0;b<u;b++){const w=e;ee.validate(a[b],{instancePath:t+"/anyOf/"+b,parentData:a,
parentDataProperty:b,rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var Y=w===e;if(!Y)break}}}else return L.
errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.
anyOf,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.oneOf!==void 0){let a=r.oneOf;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>20)return L.errors=[{instancePath:t+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.oneOf,data:a}],!1;if(a.length<1)return L.
errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:a}],
!1;{var G=!0;const u=a.length;for(let b=0;b<u;b++){const w=e;ee.validate(a[b],{instancePath:t+"/oneOf/"+b,parentData:a,parentDataProperty:b,rootData:x,dynamicAnchors:S})||
(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var G=w===e;if(!G)break}}}else return L.errors=[{instancePath:t+"/oneOf",schemaPath:"#/p\
roperties/oneOf/type",keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.properties.oneOf,data:a}],!1;var i=l===e}else var i=!0;
if(i){if(r.not!==void 0){const a=e;ee.validate(r.not,{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:x,dynamicAnchors:S})||(s=s===null?ee.
validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;ee.validate(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.
then!==void 0){const a=e;ee.validate(r.then,{instancePath:t+"/then",parentData:r,parentDataProperty:"then",rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.
errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.else!==void 0){const a=e;ee.validate(r.else,{instancePath:t+"/else",parentData:r,
parentDataProperty:"else",rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(r.$defs!==void 0){let a=r.$defs;const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return L.errors=[{instancePath:t+
"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:a}],!1;for(const u in a){
const b=e;if(typeof u=="string"){if(A(u)>90){const w={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{
limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:u,propertyName:u};s===null?s=[w]:s.push(w),e++}else if(!pt.test(u)){const w={instancePath:t+
"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:n.
properties.$defs.propertyNames,data:u,propertyName:u};s===null?s=[w]:s.push(w),e++}}var I=b===e;if(!I){const w={instancePath:t+"/$defs",schemaPath:"#/properties\
/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:u},schema:n.properties.$defs.propertyNames,parentSchema:n.properties.$defs,data:a};return s===
null?s=[w]:s.push(w),e++,L.errors=s,!1;break}}if(I)for(const u in a){const b=e;ee.validate(a[u],{instancePath:t+"/$defs/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:u,rootData:x,dynamicAnchors:S})||(s=s===null?ee.validate.errors:s.concat(ee.validate.errors),e=s.length);var h=b===e;if(!h)break}}else
return L.errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.
properties.$defs,data:a}],!1;var i=l===e}else var i=!0;if(i&&r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.items===void 0&&(a="it\
ems"))return L.errors=[{instancePath:t,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:n.dependentSchemas.
uniqueItems.required,parentSchema:n.dependentSchemas.uniqueItems,data:r}],!1;if(r.items!==void 0){let l=r.items;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(
l)){let u;if(l.type===void 0&&(u="type"))return L.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"\
required",params:{missingProperty:u},schema:n.dependentSchemas.uniqueItems.properties.items.required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,
data:l}],!1;if(l.type!==void 0){let b=l.type;const w=e;let B=!1;const _=e;if(!(b==="null"||b==="boolean"||b==="number"||b==="integer"||b==="string")){const C={instancePath:t+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:b};s===null?s=[C]:s.push(C),e++}var y=_===e;if(B=B||y,!B){const C=e;if(e===C)if(Array.
isArray(b))if(b.length>7){const E={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:b};s===null?s=[E]:s.push(E),e++}else{
var W=!0;const E=b.length;for(let ne=0;ne<E;ne++){let ve=b[ne];const le=e;if(!(ve==="null"||ve==="boolean"||ve==="number"||ve==="integer"||ve==="string")){const qr={
instancePath:t+"/items/type/"+ne,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ve};s===null?s=[qr]:s.push(qr),e++}var W=le===e;if(!W)
break}}else{const E={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:b};s===null?s=[E]:s.push(E),e++}var y=C===e;B=B||y}if(B)e=w,s!==null&&(w?s.length=w:s=null);else{const C={instancePath:t+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:b};return s===null?s=[C]:s.push(C),e++,L.errors=s,
!1}}}else return L.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:l}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return L.errors=s,e===0}function F(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(!(r&&typeof r==
"object"&&!Array.isArray(r))&&typeof r!="boolean")return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,
data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const U=e;for(const a in r)if(!He.call(n.properties,a)){return F.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:n,data:r}],!1;break}if(U===e){if(r.$schema!==void 0){
let a=r.$schema;const l=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return F.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/c\
onst",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:n.
properties.$schema,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>2048)return F.errors=
[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:n.properties.$id,data:a}],!1}else
return F.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:n.properties.$id.type,parentSchema:n.properties.
$id,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.$comment;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>1e5)return F.errors=[
{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.$comment,
data:a}],!1}else return F.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:n.properties.
$comment.type,parentSchema:n.properties.$comment,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.title!==void 0){let a=r.title;const l=e;if(e===l)if(typeof a==
"string"){if(A(a)>1e5)return F.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.
properties.title,data:a}],!1}else return F.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:n.
properties.title.type,parentSchema:n.properties.title,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.description!==void 0){let a=r.description;const l=e;if(e===
l)if(typeof a=="string"){if(A(a)>1e5)return F.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:n.properties.description,data:a}],!1}else return F.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.properties.description,data:a}],!1;var i=l===e}else var i=!0;if(i){
if(r.deprecated!==void 0){let a=r.deprecated;const l=e;if(typeof a!="boolean")return F.errors=[{instancePath:t+"/deprecated",schemaPath:"#/properties/deprecated\
/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,data:a}],!1;var i=l===e}else var i=!0;if(i){
if(r.readOnly!==void 0){let a=r.readOnly;const l=e;if(typeof a!="boolean")return F.errors=[{instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.writeOnly!==
void 0){let a=r.writeOnly;const l=e;if(typeof a!="boolean")return F.errors=[{instancePath:t+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"},schema:n.properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.
$ref;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>100)return F.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLengt\
h",params:{limit:100},schema:100,parentSchema:n.properties.$ref,data:a}],!1;if(!it.test(a))return F.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24\
ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.properties.$ref,data:a}],!1}else
return F.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.$ref.type,parentSchema:n.
properties.$ref,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type;const l=e,f=e;let u=!1,b=null;const w=e;if(!(a==="null"||a==="boole\
an"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const C={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"\
enum",params:{allowedValues:n.properties.type.oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:a};s===null?s=[
C]:s.push(C),e++}var d=w===e;d&&(u=!0,b=0);const B=e;if(e===B)if(Array.isArray(a))if(a.length>7){const C={instancePath:t+"/type",schemaPath:"#/properties/type/o\
neOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[C]:s.push(C),e++}else if(a.length<1){const C={
instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.type.oneOf[1],data:a};
s===null?s=[C]:s.push(C),e++}else{var v=!0;const C=a.length;for(let te=0;te<C;te++){let E=a[te];const ne=e;if(!(E==="null"||E==="boolean"||E==="object"||E==="ar\
ray"||E==="number"||E==="integer"||E==="string")){const le={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{
allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.oneOf[1].items.enum,parentSchema:n.properties.type.oneOf[1].items,data:E};s===null?
s=[le]:s.push(le),e++}if(e===ne)if(typeof E=="string"){if(A(E)>7){const le={instancePath:t+"/type/"+te,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"\
maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:E};s===null?s=[le]:s.push(le),e++}}else{const le={instancePath:t+"/type/"+
te,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.properties.type.oneOf[1].items.type,parentSchema:n.properties.
type.oneOf[1].items,data:E};s===null?s=[le]:s.push(le),e++}var v=ne===e;if(!v)break}if(v){let te=a.length,E;if(te>1){const ne={};for(;te--;){let ve=a[te];if(typeof ve==
"string"){if(typeof ne[ve]=="number"){E=ne[ve];const le={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{
i:te,j:E},schema:!0,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[le]:s.push(le),e++;break}ne[ve]=te}}}}}else{const C={instancePath:t+"/type",schemaPath:"\
#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],data:a};s===
null?s=[C]:s.push(C),e++}var d=B===e;if(d&&u?(u=!1,b=[b,1]):d&&(u=!0,b=1),u)e=f,s!==null&&(f?s.length=f:s=null);else{const C={instancePath:t+"/type",schemaPath:"\
#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:b},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:a};return s===null?s=[C]:s.
push(C),e++,F.errors=s,!1}var i=l===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.enum;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>500)return F.errors=
[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.enum,data:a}],!1;if(a.
length<1)return F.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.
enum,data:a}],!1}else return F.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.enum.
type,parentSchema:n.properties.enum,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.multipleOf!==void 0){let a=r.multipleOf;const l=e;if(e===l)if(typeof a=="nu\
mber"&&isFinite(a)){if(a>1e308||isNaN(a))return F.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return F.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/pr\
operties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:a}],!1}else return F.
errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,parentSchema:n.
properties.multipleOf,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.minimum!==void 0){let a=r.minimum;const l=e;if(e===l)if(typeof a=="number"&&isFinite(a)){
if(a>1e308||isNaN(a))return F.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.minimum,data:a}],!1}else return F.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",
params:{type:"number"},schema:n.properties.minimum.type,parentSchema:n.properties.minimum,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.maximum!==void 0){let a=r.
maximum;const l=e;if(e===l)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return F.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.maximum,data:a}],!1}else return F.errors=[{instancePath:t+
"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.maximum.type,parentSchema:n.properties.maximum,data:a}],
!1;var i=l===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const l=e;if(e===l)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return F.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:a}],!1}else return F.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusive\
Minimum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMinimum.type,parentSchema:n.properties.exclusiveMinimum,data:a}],!1;var i=l===e}else
var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const l=e;if(e===l)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return F.errors=
[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.
properties.exclusiveMaximum,data:a}],!1}else return F.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",
params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.properties.exclusiveMaximum,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.minLength!==
void 0){let a=r.minLength;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:t+"/minLength",schemaPath:"#/propert\
ies/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.properties.minLength,data:a}],!1;if(e===l&&typeof a==
"number"&&isFinite(a)){if(a>1e6||isNaN(a))return F.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/minLength",schemaPath:"#/propertie\
s/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minLength,data:a}],!1}var i=l===e}else var i=!0;if(i){
if(r.maxLength!==void 0){let a=r.maxLength;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:t+"/maxLength",schemaPath:"\
#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.type,parentSchema:n.properties.maxLength,data:a}],!1;if(e===l&&
typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return F.errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/maxLength",schemaPath:"\
#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxLength,data:a}],!1}var i=l===e}else var i=!0;
if(i){if(r.pattern!==void 0){let a=r.pattern;const l=e;if(e===l)if(typeof a=="string"){if(A(a)>1e3)return F.errors=[{instancePath:t+"/pattern",schemaPath:"#/pro\
perties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.pattern,data:a}],!1}else return F.errors=[{instancePath:t+
"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:n.properties.pattern.type,parentSchema:n.properties.pattern,data:a}],
!1;var i=l===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.format;const l=e;if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||
a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||a==="double"))return F.errors=[{instancePath:t+
"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.enum},schema:n.properties.format.enum,parentSchema:n.properties.
format,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.minItems!==void 0){let a=r.minItems;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.
errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:n.properties.minItems.type,parentSchema:n.
properties.minItems,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return F.errors=[{instancePath:t+"/minItems",schemaPath:"\
#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minItems,data:a}],
!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:n.properties.minItems,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.maxItems!==void 0){let a=r.maxItems;const l=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:n.properties.
maxItems.type,parentSchema:n.properties.maxItems,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return F.errors=[{instancePath:t+
"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.
properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.minContains!==void 0){let a=r.minContains;
const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return F.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:a}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/minCon\
tains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minContains,data:a}],
!1}var i=l===e}else var i=!0;if(i){if(r.maxContains!==void 0){let a=r.maxContains;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=
[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxContains.type,parentSchema:n.
properties.maxContains,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return F.errors=[{instancePath:t+"/maxContains",schemaPath:"\
#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxContains,
data:a}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.minProperties!==void 0){let a=r.minProperties;const l=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.minProperties,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return F.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,data:a}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+
"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minProperties,
data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.maxProperties!==void 0){let a=r.maxProperties;const l=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return F.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxProperties.
type,parentSchema:n.properties.maxProperties,data:a}],!1;if(e===l&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return F.errors=[{instancePath:t+
"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.
properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,data:a}],!1}var i=l===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){
let a=r.uniqueItems;const l=e;if(typeof a!="boolean")return F.errors=[{instancePath:t+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{
type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;
L(r.items,{instancePath:t+"/items",parentData:r,parentDataProperty:"items",rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.prefixItems!==void 0){let a=r.prefixItems;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>20)return F.errors=[{instancePath:t+"/p\
refixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:a}],!1;if(a.
length<1)return F.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.
properties.prefixItems,data:a}],!1;{var p=!0;const u=a.length;for(let b=0;b<u;b++){const w=e;L(a[b],{instancePath:t+"/prefixItems/"+b,parentData:a,parentDataProperty:b,
rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var p=w===e;if(!p)break}}}else return F.errors=[{instancePath:t+"/prefixItems",
schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,data:a}],
!1;var i=l===e}else var i=!0;if(i){if(r.contains!==void 0){const a=e;L(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:x,
dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;const l=e;if(e===
l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return F.errors=[{instancePath:t+"/properties",schemaPath:"#/properties/properties/m\
axProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.properties,data:a}],!1;for(const u in a){const b=e,w=e,B=e;if(u!==
"__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var m=B===e;if(m){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames/n\
ot",keyword:"not",params:{},schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:u,propertyName:u};s===null?
s=[_]:s.push(_),e++}else e=w,s!==null&&(w?s.length=w:s=null);if(e===b&&typeof u=="string"&&A(u)>200){const _={instancePath:t+"/properties",schemaPath:"#/propert\
ies/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:u,propertyName:u};
s===null?s=[_]:s.push(_),e++}var g=b===e;if(!g){const _={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:u},schema:n.properties.properties.propertyNames,parentSchema:n.properties.properties,data:a};return s===null?s=[_]:s.push(_),e++,F.errors=s,
!1;break}}if(g)for(const u in a){const b=e;L(a[u],{instancePath:t+"/properties/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:u,rootData:x,
dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var D=b===e;if(!D)break}}else return F.errors=[{instancePath:t+"/properties",schemaPath:"\
#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.properties.properties.type,parentSchema:n.properties.properties,data:a}],!1;var i=l===
e}else var i=!0;if(i){if(r.patternProperties!==void 0){let a=r.patternProperties;const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length>20)return F.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},
schema:20,parentSchema:n.properties.patternProperties,data:a}],!1;for(const u in a){const b=e,w=e,B=e;if(u!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}
var V=B===e;if(V){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:n.properties.
patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.propertyNames,data:u,propertyName:u};s===null?s=[_]:s.push(_),e++}else e=w,s!==null&&
(w?s.length=w:s=null);if(e===b&&typeof u=="string"&&A(u)>200){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNa\
mes/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.patternProperties.propertyNames,data:u,propertyName:u};s===null?s=[_]:
s.push(_),e++}var o=b===e;if(!o){const _={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyNames",
params:{propertyName:u},schema:n.properties.patternProperties.propertyNames,parentSchema:n.properties.patternProperties,data:a};return s===null?s=[_]:s.push(_),
e++,F.errors=s,!1;break}}if(o)for(const u in a){const b=e;L(a[u],{instancePath:t+"/patternProperties/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:u,
rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var c=b===e;if(!c)break}}else return F.errors=[{instancePath:t+"/patternPrope\
rties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.
patternProperties,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.additionalProperties!==void 0){const a=e;L(r.additionalProperties,{instancePath:t+"/additiona\
lProperties",parentData:r,parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.propertyNames!==void 0){const a=e;L(r.propertyNames,{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",
rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const l=e;
if(e===l)if(Array.isArray(a)){if(a.length>500)return F.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:n.properties.required,data:a}],!1;{var T=!0;const u=a.length;for(let b=0;b<u;b++){let w=a[b];const B=e;if(e===B)if(typeof w==
"string"){if(A(w)>200)return F.errors=[{instancePath:t+"/required/"+b,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.required.items,data:w}],!1}else return F.errors=[{instancePath:t+"/required/"+b,schemaPath:"#/properties/required/items/typ\
e",keyword:"type",params:{type:"string"},schema:n.properties.required.items.type,parentSchema:n.properties.required.items,data:w}],!1;var T=B===e;if(!T)break}if(T){
let b=a.length,w;if(b>1){const B={};for(;b--;){let _=a[b];if(typeof _=="string"){if(typeof B[_]=="number"){return w=B[_],F.errors=[{instancePath:t+"/required",schemaPath:"\
#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:b,j:w},schema:!0,parentSchema:n.properties.required,data:a}],!1;break}B[_]=b}}}}}}else return F.
errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"},schema:n.properties.required.type,parentSchema:n.
properties.required,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.dependentRequired!==void 0){let a=r.dependentRequired;const l=e;if(e===l)if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(Object.keys(a).length>500)return F.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProp\
erties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired,data:a}],!1;for(const u in a){let b=a[u];const w=e;if(e===
w)if(Array.isArray(b)){if(b.length>500)return F.errors=[{instancePath:t+"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired.additionalProperties,
data:b}],!1;{var N=!0;const B=b.length;for(let _=0;_<B;_++){let C=b[_];const te=e;if(e===te)if(typeof C=="string"){if(A(C)>200)return F.errors=[{instancePath:t+
"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:C}],!1}else return F.errors=[{instancePath:t+
"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+_,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",
params:{type:"string"},schema:n.properties.dependentRequired.additionalProperties.items.type,parentSchema:n.properties.dependentRequired.additionalProperties.items,
data:C}],!1;var N=te===e;if(!N)break}if(N){let _=b.length,C;if(_>1){const te={};for(;_--;){let E=b[_];if(typeof E=="string"){if(typeof te[E]=="number"){return C=
te[E],F.errors=[{instancePath:t+"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/u\
niqueItems",keyword:"uniqueItems",params:{i:_,j:C},schema:!0,parentSchema:n.properties.dependentRequired.additionalProperties,data:b}],!1;break}te[E]=_}}}}}}else
return F.errors=[{instancePath:t+"/dependentRequired/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/\
type",keyword:"type",params:{type:"array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.properties.dependentRequired.additionalProperties,
data:b}],!1;var O=w===e;if(!O)break}}else return F.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",
params:{type:"object"},schema:n.properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.dependentSchemas!==
void 0){let a=r.dependentSchemas;const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return F.errors=[{instancePath:t+"\
/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentSchemas,
data:a}],!1;for(const u in a){const b=e,w=e,B=e;if(u!=="__proto__"){const _={};s===null?s=[_]:s.push(_),e++}var Z=B===e;if(Z){const _={instancePath:t+"/dependen\
tSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:n.properties.dependentSchemas.propertyNames.not,parentSchema:n.
properties.dependentSchemas.propertyNames,data:u,propertyName:u};s===null?s=[_]:s.push(_),e++}else e=w,s!==null&&(w?s.length=w:s=null);if(e===b&&typeof u=="stri\
ng"&&A(u)>200){const _={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.dependentSchemas.propertyNames,data:u,propertyName:u};s===null?s=[_]:s.push(_),e++}var k=b===e;if(!k){const _={instancePath:t+
"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:u},schema:n.properties.dependentSchemas.
propertyNames,parentSchema:n.properties.dependentSchemas,data:a};return s===null?s=[_]:s.push(_),e++,F.errors=s,!1;break}}if(k)for(const u in a){const b=e;L(a[u],
{instancePath:t+"/dependentSchemas/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:u,rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:
s.concat(L.errors),e=s.length);var j=b===e;if(!j)break}}else return F.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",
keyword:"type",params:{type:"object"},schema:n.properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:a}],!1;var i=l===e}else var i=!0;
if(i){if(r.allOf!==void 0){let a=r.allOf;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>20)return F.errors=[{instancePath:t+"/allOf",schemaPath:"#/properti\
es/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.allOf,data:a}],!1;if(a.length<1)return F.errors=[{instancePath:t+"/a\
llOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:a}],!1;{var P=!0;const u=a.length;
for(let b=0;b<u;b++){const w=e;L(a[b],{instancePath:t+"/allOf/"+b,parentData:a,parentDataProperty:b,rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(
L.errors),e=s.length);var P=w===e;if(!P)break}}}else return F.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"\
array"},schema:n.properties.allOf.type,parentSchema:n.properties.allOf,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.anyOf!==void 0){let a=r.anyOf;const l=e;
if(e===l)if(Array.isArray(a)){if(a.length>20)return F.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:n.properties.anyOf,data:a}],!1;if(a.length<1)return F.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:n.properties.anyOf,data:a}],!1;{var Y=!0;const u=a.length;for(let b=0;b<u;b++){const w=e;L(a[b],{instancePath:t+
"/anyOf/"+b,parentData:a,parentDataProperty:b,rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var Y=w===e;if(!Y)break}}}else return F.
errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.
anyOf,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.oneOf!==void 0){let a=r.oneOf;const l=e;if(e===l)if(Array.isArray(a)){if(a.length>20)return F.errors=[{instancePath:t+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.oneOf,data:a}],!1;if(a.length<1)return F.
errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:a}],
!1;{var G=!0;const u=a.length;for(let b=0;b<u;b++){const w=e;L(a[b],{instancePath:t+"/oneOf/"+b,parentData:a,parentDataProperty:b,rootData:x,dynamicAnchors:S})||
(s=s===null?L.errors:s.concat(L.errors),e=s.length);var G=w===e;if(!G)break}}}else return F.errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/type",
keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.properties.oneOf,data:a}],!1;var i=l===e}else var i=!0;if(i){if(r.not!==void 0){
const a=e;L(r.not,{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);
var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;L(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:x,dynamicAnchors:S})||(s=
s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.then!==void 0){const a=e;L(r.then,{instancePath:t+"/then",parentData:r,parentDataProperty:"\
then",rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.else!==void 0){const a=e;L(r.else,
{instancePath:t+"/else",parentData:r,parentDataProperty:"else",rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var i=a===e}else
var i=!0;if(i){if(r.$defs!==void 0){let a=r.$defs;const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return F.errors=[
{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:a}],
!1;for(const u in a){const b=e;if(typeof u=="string"){if(A(u)>90){const w={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"\
maxLength",params:{limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:u,propertyName:u};s===null?s=[w]:s.push(w),e++}else if(!pt.test(u)){const w={
instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",
parentSchema:n.properties.$defs.propertyNames,data:u,propertyName:u};s===null?s=[w]:s.push(w),e++}}var I=b===e;if(!I){const w={instancePath:t+"/$defs",schemaPath:"\
#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:u},schema:n.properties.$defs.propertyNames,parentSchema:n.properties.$defs,data:a};
return s===null?s=[w]:s.push(w),e++,F.errors=s,!1;break}}if(I)for(const u in a){const b=e;L(a[u],{instancePath:t+"/$defs/"+u.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:a,parentDataProperty:u,rootData:x,dynamicAnchors:S})||(s=s===null?L.errors:s.concat(L.errors),e=s.length);var h=b===e;if(!h)break}}else return F.
errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.properties.
$defs,data:a}],!1;var i=l===e}else var i=!0;if(i&&r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.items===void 0&&(a="items"))return F.
errors=[{instancePath:t,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:n.dependentSchemas.uniqueItems.
required,parentSchema:n.dependentSchemas.uniqueItems,data:r}],!1;if(r.items!==void 0){let l=r.items;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let u;
if(l.type===void 0&&(u="type"))return F.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",
params:{missingProperty:u},schema:n.dependentSchemas.uniqueItems.properties.items.required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:l}],
!1;if(l.type!==void 0){let b=l.type;const w=e;let B=!1;const _=e;if(!(b==="null"||b==="boolean"||b==="number"||b==="integer"||b==="string")){const C={instancePath:t+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:b};s===null?s=[C]:s.push(C),e++}var y=_===e;if(B=B||y,!B){const C=e;if(e===C)if(Array.
isArray(b))if(b.length>7){const E={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:b};s===null?s=[E]:s.push(E),e++}else{
var W=!0;const E=b.length;for(let ne=0;ne<E;ne++){let ve=b[ne];const le=e;if(!(ve==="null"||ve==="boolean"||ve==="number"||ve==="integer"||ve==="string")){const qr={
instancePath:t+"/items/type/"+ne,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ve};s===null?s=[qr]:s.push(qr),e++}var W=le===e;if(!W)
break}}else{const E={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:b};s===null?s=[E]:s.push(E),e++}var y=C===e;B=B||y}if(B)e=w,s!==null&&(w?s.length=w:s=null);else{const C={instancePath:t+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:b};return s===null?s=[C]:s.push(C),e++,F.errors=s,
!1}}}else return F.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:l}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return F.errors=s,e===0}function Xe(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(F(r,{instancePath:t,parentData:Q,parentDataProperty:J,rootData:x,dynamicAnchors:S})||(s=s===null?F.errors:s.concat(F.errors),e=s.length),
Xe.errors=s,e===0):(Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:at.type,parentSchema:at,data:r}],!1)}function Ie(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const p=e;
for(const m in r)if(!(m==="request"||m==="example"||m==="success")){return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:m},schema:!1,parentSchema:xe,data:r}],!1;break}if(p===e){if(r.request!==void 0){const m=e;Xe(r.request,{instancePath:t+"/req\
uest",parentData:r,parentDataProperty:"request",rootData:x,dynamicAnchors:S})||(s=s===null?Xe.errors:s.concat(Xe.errors),e=s.length);var i=m===e}else var i=!0;if(i){
if(r.example!==void 0){let m=r.example;const g=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return Ie.errors=[{instancePath:t+"/example",schemaPath:"#/prope\
rties/example/type",keyword:"type",params:{type:"object"},schema:xe.properties.example.type,parentSchema:xe.properties.example,data:m}],!1;var i=g===e}else var i=!0;
if(i)if(r.success!==void 0){let m=r.success;const g=e;if(e===g)if(m&&typeof m=="object"&&!Array.isArray(m)){let V;if(m.status===void 0&&(V="status")||m.body===void 0&&
(V="body"))return Ie.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:V},schema:xe.properties.
success.required,parentSchema:xe.properties.success,data:m}],!1;{const o=e;for(const c in m)if(!(c==="status"||c==="body")){return Ie.errors=[{instancePath:t+"/\
success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:xe.properties.
success,data:m}],!1;break}if(o===e){if(m.status!==void 0){let c=m.status;const T=e;if(e===T)if(Array.isArray(c)){if(c.length>100)return Ie.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:xe.properties.success.
properties.status,data:c}],!1;if(c.length<1)return Ie.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:xe.properties.success.properties.status,data:c}],!1;{var v=!0;const N=c.length;for(let O=0;O<N;O++){let Z=c[O];
const k=e;if(!(typeof Z=="number"&&!(Z%1)&&!isNaN(Z)&&isFinite(Z)))return Ie.errors=[{instancePath:t+"/success/status/"+O,schemaPath:"#/properties/success/prope\
rties/status/items/type",keyword:"type",params:{type:"integer"},schema:xe.properties.success.properties.status.items.type,parentSchema:xe.properties.success.properties.
status.items,data:Z}],!1;if(e===k&&typeof Z=="number"&&isFinite(Z)){if(Z>299||isNaN(Z))return Ie.errors=[{instancePath:t+"/success/status/"+O,schemaPath:"#/prop\
erties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:299},schema:299,parentSchema:xe.properties.success.properties.status.
items,data:Z}],!1;if(Z<200||isNaN(Z))return Ie.errors=[{instancePath:t+"/success/status/"+O,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:xe.properties.success.properties.status.items,data:Z}],!1}var v=k===e;if(!v)break}if(v){let O=c.
length,Z;if(O>1){const k={};for(;O--;){let j=c[O];if(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)){if(typeof k[j]=="number"){return Z=k[j],Ie.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/uniqueItems",keyword:"uniqueItems",params:{i:O,j:Z},schema:!0,parentSchema:xe.properties.success.
properties.status,data:c}],!1;break}k[j]=O}}}}}}else return Ie.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/type",
keyword:"type",params:{type:"array"},schema:xe.properties.success.properties.status.type,parentSchema:xe.properties.success.properties.status,data:c}],!1;var d=T===
e}else var d=!0;if(d)if(m.body!==void 0){let c=m.body;const T=e;if(!(c==="empty"||c==="any"))return Ie.errors=[{instancePath:t+"/success/body",schemaPath:"#/pro\
perties/success/properties/body/enum",keyword:"enum",params:{allowedValues:xe.properties.success.properties.body.enum},schema:xe.properties.success.properties.body.
enum,parentSchema:xe.properties.success.properties.body,data:c}],!1;var d=T===e}else var d=!0}}}else return Ie.errors=[{instancePath:t+"/success",schemaPath:"#/\
properties/success/type",keyword:"type",params:{type:"object"},schema:xe.properties.success.type,parentSchema:xe.properties.success,data:m}],!1;var i=g===e}else
var i=!0}}}else return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xe.type,parentSchema:xe,data:r}],!1;return Ie.
errors=s,e===0}const fr={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};function pe(r,{instancePath:t="",parentData:Q,
parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return pe.errors=[{instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:fr,data:r}],!1;if(r.length<1)return pe.errors=[{instancePath:t,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:fr,data:r}],!1;{var i=!0;const v=r.length;for(let d=0;d<v;d++){let p=r[d];const m=e;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return pe.errors=[{instancePath:t+"/"+d,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},schema:fr.items.
type,parentSchema:fr.items,data:p}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>499||isNaN(p))return pe.errors=[{instancePath:t+"/"+d,schemaPath:"#/items\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:fr.items,data:p}],!1;if(p<400||isNaN(p))return pe.errors=[{instancePath:t+
"/"+d,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:fr.items,data:p}],!1}var i=m===e;if(!i)break}if(i){
let d=r.length,p;if(d>1){const m={};for(;d--;){let g=r[d];if(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)){if(typeof m[g]=="number"){return p=m[g],pe.errors=
[{instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:d,j:p},schema:!0,parentSchema:fr,data:r}],!1;break}m[g]=d}}}}}}else return pe.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:fr.type,parentSchema:fr,data:r}],!1;return pe.errors=s,e===0}const Jr={oneOf:[{
const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};function hr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;const i=e;let v=!1,d=null;const p=e;if(r!=="accepted"){const D={instancePath:t,schemaPath:"#/oneOf/0/const",
keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:Jr.oneOf[0],data:r};s===null?s=[D]:s.push(D),e++}var g=p===e;g&&(v=!0,d=0);const m=e;
pe(r,{instancePath:t,parentData:Q,parentDataProperty:J,rootData:x,dynamicAnchors:S})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var g=m===e;if(g&&v?
(v=!1,d=[d,1]):g&&(v=!0,d=1),v)e=i,s!==null&&(i?s.length=i:s=null);else{const D={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:d},schema:Jr.
oneOf,parentSchema:Jr,data:r};return s===null?s=[D]:s.push(D),e++,hr.errors=s,!1}return hr.errors=s,e===0}const gr={type:"object",minProperties:1,additionalProperties:{
$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},me={type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"i\
nteger",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{
type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}};
function ue(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(Object.keys(r).length<1)return ue.errors=[{instancePath:t,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:me,
data:r}],!1;{const v=e;for(const d in r)if(!(d==="minLength"||d==="maxLength"||d==="minimum"||d==="maximum"||d==="pastDays"||d==="futureDays")){return ue.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:me,data:r}],!1;break}if(v===
e){if(r.minLength!==void 0){let d=r.minLength;const p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.errors=[{instancePath:t+"/minLength",
schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:me.properties.minLength.type,parentSchema:me.properties.minLength,data:d}],
!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>1e6||isNaN(d))return ue.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:me.properties.minLength,data:d}],!1;if(d<1||isNaN(d))return ue.errors=[{instancePath:t+"/min\
Length",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:me.properties.minLength,data:d}],!1}
var i=p===e}else var i=!0;if(i){if(r.maxLength!==void 0){let d=r.maxLength;const p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.errors=[
{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:me.properties.maxLength.type,parentSchema:me.
properties.maxLength,data:d}],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>1e6||isNaN(d))return ue.errors=[{instancePath:t+"/maxLength",schemaPath:"#/prop\
erties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:me.properties.maxLength,data:d}],!1;if(d<1||isNaN(d))return ue.
errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:me.properties.
maxLength,data:d}],!1}var i=p===e}else var i=!0;if(i){if(r.minimum!==void 0){let d=r.minimum;const p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))
return ue.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:me.properties.minimum.type,parentSchema:me.
properties.minimum,data:d}],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return ue.errors=[{instancePath:t+"/minimum",schemaPath:"\
#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:me.properties.minimum,data:d}],
!1;if(d<-9007199254740991||isNaN(d))return ue.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:me.properties.minimum,data:d}],!1}var i=p===e}else var i=!0;if(i){if(r.maximum!==void 0){let d=r.
maximum;const p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"integer"},schema:me.properties.maximum.type,parentSchema:me.properties.maximum,data:d}],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return ue.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:me.properties.maximum,data:d}],!1;if(d<-9007199254740991||isNaN(d))return ue.errors=[{instancePath:t+"/maximum",schemaPath:"\
#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:me.properties.maximum,data:d}],
!1}var i=p===e}else var i=!0;if(i){if(r.pastDays!==void 0){let d=r.pastDays;const p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:me.properties.pastDays.type,parentSchema:me.properties.
pastDays,data:d}],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>36500||isNaN(d))return ue.errors=[{instancePath:t+"/pastDays",schemaPath:"#/properties/past\
Days/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:me.properties.pastDays,data:d}],!1;if(d<2||isNaN(d))return ue.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:me.properties.pastDays,
data:d}],!1}var i=p===e}else var i=!0;if(i)if(r.futureDays!==void 0){let d=r.futureDays;const p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.
errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:me.properties.futureDays.type,parentSchema:me.
properties.futureDays,data:d}],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>36500||isNaN(d))return ue.errors=[{instancePath:t+"/futureDays",schemaPath:"#/\
properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:me.properties.futureDays,data:d}],!1;if(d<0||isNaN(
d))return ue.errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:me.
properties.futureDays,data:d}],!1}var i=p===e}else var i=!0}}}}}}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:me.type,parentSchema:me,data:r}],!1;return ue.errors=s,e===0}function er(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100)return er.errors=[{instancePath:t,schemaPath:"#/maxProperties",
keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:gr,data:r}],!1;if(Object.keys(r).length<1)return er.errors=[{instancePath:t,schemaPath:"#/min\
Properties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:gr,data:r}],!1;for(const d in r){const p=e;if(typeof d=="string"&&A(d)>100){const m={
instancePath:t,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:gr.propertyNames,data:d,propertyName:d};s===
null?s=[m]:s.push(m),e++}var i=p===e;if(!i){const m={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:d},schema:gr.propertyNames,
parentSchema:gr,data:r};return s===null?s=[m]:s.push(m),e++,er.errors=s,!1;break}}if(i)for(const d in r){const p=e;ue(r[d],{instancePath:t+"/"+d.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:r,parentDataProperty:d,rootData:x,dynamicAnchors:S})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var v=p===e;if(!v)
break}}else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:gr.type,parentSchema:gr,data:r}],!1;return er.errors=
s,e===0}const Wr={enum:["strict","tolerant"]};function qe(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,
e=0;return r==="strict"||r==="tolerant"?(qe.errors=s,e===0):(qe.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Wr.enum},schema:Wr.
enum,parentSchema:Wr,data:r}],!1)}const jr={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuse\
s from 400 to 499"};function Be(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;const i=e;let v=!1,d=null;
const p=e;if(!(r==="accepted"||r==="ignored")){const D={instancePath:t,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:jr.oneOf[0].enum},schema:jr.
oneOf[0].enum,parentSchema:jr.oneOf[0],data:r};s===null?s=[D]:s.push(D),e++}var g=p===e;g&&(v=!0,d=0);const m=e;pe(r,{instancePath:t,parentData:Q,parentDataProperty:J,
rootData:x,dynamicAnchors:S})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var g=m===e;if(g&&v?(v=!1,d=[d,1]):g&&(v=!0,d=1),v)e=i,s!==null&&(i?s.length=
i:s=null);else{const D={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:d},schema:jr.oneOf,parentSchema:jr,data:r};return s===null?s=
[D]:s.push(D),e++,Be.errors=s,!1}return Be.errors=s,e===0}const dt=new RegExp("^4\\d\\d$","u"),ft=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$","u");function K(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const j=e;
for(const P in r)if(!He.call(M.properties,P)){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},
schema:!1,parentSchema:M,data:r}],!1;break}if(j===e){if(r.name!==void 0){let P=r.name;const Y=e;if(e===Y)if(typeof P=="string"){if(A(P)>200)return K.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:M.properties.name,data:P}],!1;if(A(P)<1)return K.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:M.properties.name,data:P}],!1}else
return K.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:M.properties.name.type,parentSchema:M.
properties.name,data:P}],!1;var i=Y===e}else var i=!0;if(i){if(r.operations!==void 0){let P=r.operations;const Y=e;if(e===Y)if(P&&typeof P=="object"&&!Array.isArray(
P)){const I=e;for(const h in P)if(!(h==="partial-bill"||h==="no-show")){return K.errors=[{instancePath:t+"/operations",schemaPath:"#/properties/operations/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:M.properties.operations,data:P}],!1;break}if(I===e){if(P["p\
artial-bill"]!==void 0){const h=e;Ie(P["partial-bill"],{instancePath:t+"/operations/partial-bill",parentData:P,parentDataProperty:"partial-bill",rootData:x,dynamicAnchors:S})||
(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var v=h===e}else var v=!0;if(v)if(P["no-show"]!==void 0){const h=e;Ie(P["no-show"],{instancePath:t+"/opera\
tions/no-show",parentData:P,parentDataProperty:"no-show",rootData:x,dynamicAnchors:S})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var v=h===e}else var v=!0}}else
return K.errors=[{instancePath:t+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type:"object"},schema:M.properties.operations.type,
parentSchema:M.properties.operations,data:P}],!1;var i=Y===e}else var i=!0;if(i){if(r.errors!==void 0){let P=r.errors;const Y=e;if(e===Y)if(P&&typeof P=="object"&&
!Array.isArray(P)){const I=e;for(const h in P)if(!(h==="unauthorized"||h==="invalid"||h==="malformed"||h==="unsupportedMediaType"||h==="schema"||h==="replies")){
return K.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,
parentSchema:M.properties.errors,data:P}],!1;break}if(I===e){if(P.unauthorized!==void 0){const h=e;pe(P.unauthorized,{instancePath:t+"/errors/unauthorized",parentData:P,
parentDataProperty:"unauthorized",rootData:x,dynamicAnchors:S})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var d=h===e}else var d=!0;if(d){if(P.invalid!==
void 0){const h=e;pe(P.invalid,{instancePath:t+"/errors/invalid",parentData:P,parentDataProperty:"invalid",rootData:x,dynamicAnchors:S})||(s=s===null?pe.errors:
s.concat(pe.errors),e=s.length);var d=h===e}else var d=!0;if(d){if(P.malformed!==void 0){const h=e;pe(P.malformed,{instancePath:t+"/errors/malformed",parentData:P,
parentDataProperty:"malformed",rootData:x,dynamicAnchors:S})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var d=h===e}else var d=!0;if(d){if(P.unsupportedMediaType!==
void 0){const h=e;pe(P.unsupportedMediaType,{instancePath:t+"/errors/unsupportedMediaType",parentData:P,parentDataProperty:"unsupportedMediaType",rootData:x,dynamicAnchors:S})||
(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var d=h===e}else var d=!0;if(d){if(P.schema!==void 0){const h=e;Xe(P.schema,{instancePath:t+"/errors/schem\
a",parentData:P,parentDataProperty:"schema",rootData:x,dynamicAnchors:S})||(s=s===null?Xe.errors:s.concat(Xe.errors),e=s.length);var d=h===e}else var d=!0;if(d)
if(P.replies!==void 0){let h=P.replies;const y=e;if(e===y)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>100)return K.errors=[{instancePath:t+
"/errors/replies",schemaPath:"#/properties/errors/properties/replies/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:M.properties.
errors.properties.replies,data:h}],!1;if(Object.keys(h).length<1)return K.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/r\
eplies/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:M.properties.errors.properties.replies,data:h}],!1;for(const U in h){const a=e;
if(typeof U=="string"){if(A(U)>3){const l={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"\
maxLength",params:{limit:3},schema:3,parentSchema:M.properties.errors.properties.replies.propertyNames,data:U,propertyName:U};s===null?s=[l]:s.push(l),e++}else if(!dt.
test(U)){const l={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:M.properties.errors.properties.replies.propertyNames,data:U,propertyName:U};s===null?s=[l]:s.push(l),e++}}var p=a===
e;if(!p){const l={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:U},
schema:M.properties.errors.properties.replies.propertyNames,parentSchema:M.properties.errors.properties.replies,data:h};return s===null?s=[l]:s.push(l),e++,K.errors=
s,!1;break}}if(p)for(const U in h){let a=h[U];const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return K.errors=[{instancePath:t+
"/errors/replies/"+U.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minP\
roperties",params:{limit:1},schema:1,parentSchema:M.properties.errors.properties.replies.additionalProperties,data:a}],!1;{const f=e;for(const u in a)if(!(u==="\
contentType"||u==="schema")){return K.errors=[{instancePath:t+"/errors/replies/"+U.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/proper\
ties/replies/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:M.properties.errors.
properties.replies.additionalProperties,data:a}],!1;break}if(f===e){if(a.contentType!==void 0){let u=a.contentType;const b=e;if(e===b)if(typeof u=="string"){if(A(
u)>200)return K.errors=[{instancePath:t+"/errors/replies/"+U.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/re\
plies/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:M.properties.errors.properties.replies.
additionalProperties.properties.contentType,data:u}],!1;if(!ft.test(u))return K.errors=[{instancePath:t+"/errors/replies/"+U.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\
\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:M.properties.errors.properties.replies.additionalProperties.properties.contentType,
data:u}],!1}else return K.errors=[{instancePath:t+"/errors/replies/"+U.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/pro\
perties/replies/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"string"},schema:M.properties.errors.properties.replies.additionalProperties.
properties.contentType.type,parentSchema:M.properties.errors.properties.replies.additionalProperties.properties.contentType,data:u}],!1;var m=b===e}else var m=!0;
if(m)if(a.schema!==void 0){const u=e;Xe(a.schema,{instancePath:t+"/errors/replies/"+U.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:a,parentDataProperty:"\
schema",rootData:x,dynamicAnchors:S})||(s=s===null?Xe.errors:s.concat(Xe.errors),e=s.length);var m=u===e}else var m=!0}}}else return K.errors=[{instancePath:t+"\
/errors/replies/"+U.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{
type:"object"},schema:M.properties.errors.properties.replies.additionalProperties.type,parentSchema:M.properties.errors.properties.replies.additionalProperties,
data:a}],!1;var g=l===e;if(!g)break}}else return K.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"t\
ype",params:{type:"object"},schema:M.properties.errors.properties.replies.type,parentSchema:M.properties.errors.properties.replies,data:h}],!1;var d=y===e}else var d=!0}}}}}}else
return K.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"object"},schema:M.properties.errors.type,parentSchema:M.
properties.errors,data:P}],!1;var i=Y===e}else var i=!0;if(i){if(r.apiVersion!==void 0){let P=r.apiVersion;const Y=e;if(e===Y)if(P&&typeof P=="object"&&!Array.isArray(
P)){const I=e;for(const h in P)if(!(h==="supported"||h==="unsupported"||h==="empty"||h==="repeated")){return K.errors=[{instancePath:t+"/apiVersion",schemaPath:"\
#/properties/apiVersion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:M.properties.apiVersion,data:P}],
!1;break}if(I===e){if(P.supported!==void 0){let h=P.supported;const y=e;if(e===y)if(Array.isArray(h)){if(h.length>50)return K.errors=[{instancePath:t+"/apiVersi\
on/supported",schemaPath:"#/properties/apiVersion/properties/supported/maxItems",keyword:"maxItems",params:{limit:50},schema:50,parentSchema:M.properties.apiVersion.
properties.supported,data:h}],!1;if(h.length<1)return K.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported\
/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:M.properties.apiVersion.properties.supported,data:h}],!1;{var D=!0;const W=h.length;for(let U=0;U<
W;U++){let a=h[U];const l=e;if(e===l)if(typeof a=="string"){if(A(a)>200)return K.errors=[{instancePath:t+"/apiVersion/supported/"+U,schemaPath:"#/properties/api\
Version/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:M.properties.apiVersion.properties.supported.items,
data:a}],!1;if(A(a)<1)return K.errors=[{instancePath:t+"/apiVersion/supported/"+U,schemaPath:"#/properties/apiVersion/properties/supported/items/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:M.properties.apiVersion.properties.supported.items,data:a}],!1}else return K.errors=[{instancePath:t+"/apiVers\
ion/supported/"+U,schemaPath:"#/properties/apiVersion/properties/supported/items/type",keyword:"type",params:{type:"string"},schema:M.properties.apiVersion.properties.
supported.items.type,parentSchema:M.properties.apiVersion.properties.supported.items,data:a}],!1;var D=l===e;if(!D)break}if(D){let U=h.length,a;if(U>1){const l={};
for(;U--;){let f=h[U];if(typeof f=="string"){if(typeof l[f]=="number"){return a=l[f],K.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/\
apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:U,j:a},schema:!0,parentSchema:M.properties.apiVersion.properties.supported,data:h}],
!1;break}l[f]=U}}}}}}else return K.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/type",keyword:"type",
params:{type:"array"},schema:M.properties.apiVersion.properties.supported.type,parentSchema:M.properties.apiVersion.properties.supported,data:h}],!1;var V=y===e}else
var V=!0;if(V){if(P.unsupported!==void 0){const h=e;pe(P.unsupported,{instancePath:t+"/apiVersion/unsupported",parentData:P,parentDataProperty:"unsupported",rootData:x,
dynamicAnchors:S})||(s=s===null?pe.errors:s.concat(pe.errors),e=s.length);var V=h===e}else var V=!0;if(V){if(P.empty!==void 0){const h=e;hr(P.empty,{instancePath:t+
"/apiVersion/empty",parentData:P,parentDataProperty:"empty",rootData:x,dynamicAnchors:S})||(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var V=h===e}else
var V=!0;if(V)if(P.repeated!==void 0){const h=e;hr(P.repeated,{instancePath:t+"/apiVersion/repeated",parentData:P,parentDataProperty:"repeated",rootData:x,dynamicAnchors:S})||
(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var V=h===e}else var V=!0}}}}else return K.errors=[{instancePath:t+"/apiVersion",schemaPath:"#/properties/\
apiVersion/type",keyword:"type",params:{type:"object"},schema:M.properties.apiVersion.type,parentSchema:M.properties.apiVersion,data:P}],!1;var i=Y===e}else var i=!0;
if(i){if(r.rateLimit!==void 0){let P=r.rateLimit;const Y=e;if(e===Y)if(P&&typeof P=="object"&&!Array.isArray(P)){let I;if(P.requestsPerSecond===void 0&&(I="requ\
estsPerSecond"))return K.errors=[{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateLimit/required",keyword:"required",params:{missingProperty:I},schema:M.
properties.rateLimit.required,parentSchema:M.properties.rateLimit,data:P}],!1;{const h=e;for(const y in P)if(y!=="requestsPerSecond"){return K.errors=[{instancePath:t+
"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:M.properties.
rateLimit,data:P}],!1;break}if(h===e&&P.requestsPerSecond!==void 0){let y=P.requestsPerSecond;if(e===e)if(typeof y=="number"&&isFinite(y)){if(y>1e5||isNaN(y))return K.
errors=[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5},schema:1e5,parentSchema:M.properties.rateLimit.properties.requestsPerSecond,data:y}],!1;if(y<=0||isNaN(y))return K.errors=[{instancePath:t+"/rate\
Limit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},
schema:0,parentSchema:M.properties.rateLimit.properties.requestsPerSecond,data:y}],!1}else return K.errors=[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"\
#/properties/rateLimit/properties/requestsPerSecond/type",keyword:"type",params:{type:"number"},schema:M.properties.rateLimit.properties.requestsPerSecond.type,
parentSchema:M.properties.rateLimit.properties.requestsPerSecond,data:y}],!1}}}else return K.errors=[{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateL\
imit/type",keyword:"type",params:{type:"object"},schema:M.properties.rateLimit.type,parentSchema:M.properties.rateLimit,data:P}],!1;var i=Y===e}else var i=!0;if(i){
if(r.token!==void 0){let P=r.token;const Y=e;if(e===Y)if(P&&typeof P=="object"&&!Array.isArray(P)){const I=e;for(const h in P)if(!(h==="expired"||h==="shortLive\
dClient"||h==="wrongSecrets"||h==="leewaySeconds"||h==="secondClient"||h==="longestLifeSeconds")){return K.errors=[{instancePath:t+"/token",schemaPath:"#/proper\
ties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:M.properties.token,data:P}],!1;break}if(I===
e){if(P.expired!==void 0){const h=e;pe(P.expired,{instancePath:t+"/token/expired",parentData:P,parentDataProperty:"expired",rootData:x,dynamicAnchors:S})||(s=s===
null?pe.errors:s.concat(pe.errors),e=s.length);var o=h===e}else var o=!0;if(o){if(P.shortLivedClient!==void 0){let h=P.shortLivedClient;const y=e;if(e===y)if(h&&
typeof h=="object"&&!Array.isArray(h)){let U;if(h.id===void 0&&(U="id")||h.lifetimeSeconds===void 0&&(U="lifetimeSeconds"))return K.errors=[{instancePath:t+"/to\
ken/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:U},schema:M.properties.token.
properties.shortLivedClient.required,parentSchema:M.properties.token.properties.shortLivedClient,data:h}],!1;{const a=e;for(const l in h)if(!(l==="id"||l==="lif\
etimeSeconds")){return K.errors=[{instancePath:t+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:M.properties.token.properties.shortLivedClient,data:h}],!1;break}if(a===e){if(h.id!==
void 0){let l=h.id;const f=e;if(e===f)if(typeof l=="string"){if(A(l)>512)return K.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/\
token/properties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:M.properties.token.properties.shortLivedClient.
properties.id,data:l}],!1;if(A(l)<1)return K.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:M.properties.token.properties.shortLivedClient.properties.id,data:l}],!1}else return K.
errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/type",keyword:"type",params:{type:"\
string"},schema:M.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:M.properties.token.properties.shortLivedClient.properties.id,data:l}],
!1;var c=f===e}else var c=!0;if(c)if(h.lifetimeSeconds!==void 0){let l=h.lifetimeSeconds;const f=e;if(e===f)if(typeof l=="number"&&isFinite(l)){if(l>60||isNaN(l))
return K.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:M.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:l}],
!1;if(l<3||isNaN(l))return K.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/proper\
ties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:M.properties.token.properties.shortLivedClient.properties.
lifetimeSeconds,data:l}],!1}else return K.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLived\
Client/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:M.properties.token.properties.shortLivedClient.properties.lifetimeSeconds.type,
parentSchema:M.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:l}],!1;var c=f===e}else var c=!0}}}else return K.errors=[{instancePath:t+
"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"type",params:{type:"object"},schema:M.properties.token.properties.
shortLivedClient.type,parentSchema:M.properties.token.properties.shortLivedClient,data:h}],!1;var o=y===e}else var o=!0;if(o){if(P.wrongSecrets!==void 0){let h=P.
wrongSecrets;const y=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"#/properties/\
token/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:M.properties.token.properties.wrongSecrets.type,parentSchema:M.properties.token.
properties.wrongSecrets,data:h}],!1;if(e===y&&typeof h=="number"&&isFinite(h)){if(h>1e3||isNaN(h))return K.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"\
#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:M.properties.token.properties.wrongSecrets,
data:h}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},schema:0,parentSchema:M.properties.token.properties.wrongSecrets,data:h}],!1}var o=y===e}else var o=!0;if(o){if(P.leewaySeconds!==
void 0){let h=P.leewaySeconds;const y=e;if(e===y)if(typeof h=="number"&&isFinite(h)){if(h>300||isNaN(h))return K.errors=[{instancePath:t+"/token/leewaySeconds",
schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,parentSchema:M.properties.token.
properties.leewaySeconds,data:h}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySe\
conds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:M.properties.token.properties.leewaySeconds,data:h}],!1}else return K.errors=
[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"type",params:{type:"number"},schema:M.properties.
token.properties.leewaySeconds.type,parentSchema:M.properties.token.properties.leewaySeconds,data:h}],!1;var o=y===e}else var o=!0;if(o){if(P.secondClient!==void 0){
let h=P.secondClient;const y=e;if(e===y)if(h&&typeof h=="object"&&!Array.isArray(h)){let U;if(h.id===void 0&&(U="id"))return K.errors=[{instancePath:t+"/token/s\
econdClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:U},schema:M.properties.token.properties.
secondClient.required,parentSchema:M.properties.token.properties.secondClient,data:h}],!1;{const a=e;for(const l in h)if(l!=="id"){return K.errors=[{instancePath:t+
"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
schema:!1,parentSchema:M.properties.token.properties.secondClient,data:h}],!1;break}if(a===e&&h.id!==void 0){let l=h.id;if(e===e)if(typeof l=="string"){if(A(l)>
512)return K.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/maxLength",keyword:"maxLength",
params:{limit:512},schema:512,parentSchema:M.properties.token.properties.secondClient.properties.id,data:l}],!1;if(A(l)<1)return K.errors=[{instancePath:t+"/tok\
en/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:M.
properties.token.properties.secondClient.properties.id,data:l}],!1}else return K.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token\
/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:M.properties.token.properties.secondClient.properties.id.type,parentSchema:M.
properties.token.properties.secondClient.properties.id,data:l}],!1}}}else return K.errors=[{instancePath:t+"/token/secondClient",schemaPath:"#/properties/token/\
properties/secondClient/type",keyword:"type",params:{type:"object"},schema:M.properties.token.properties.secondClient.type,parentSchema:M.properties.token.properties.
secondClient,data:h}],!1;var o=y===e}else var o=!0;if(o)if(P.longestLifeSeconds!==void 0){let h=P.longestLifeSeconds;const y=e;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/type",keyword:"\
type",params:{type:"integer"},schema:M.properties.token.properties.longestLifeSeconds.type,parentSchema:M.properties.token.properties.longestLifeSeconds,data:h}],
!1;if(e===y&&typeof h=="number"&&isFinite(h)){if(h>2147483647||isNaN(h))return K.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/to\
ken/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:M.properties.token.properties.
longestLifeSeconds,data:h}],!1;if(h<1||isNaN(h))return K.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLi\
feSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:M.properties.token.properties.longestLifeSeconds,data:h}],!1}var o=y===
e}else var o=!0}}}}}}else return K.errors=[{instancePath:t+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"object"},schema:M.properties.
token.type,parentSchema:M.properties.token,data:P}],!1;var i=Y===e}else var i=!0;if(i){if(r.fields!==void 0){let P=r.fields;const Y=e;if(e===Y)if(P&&typeof P=="\
object"&&!Array.isArray(P)){const I=e;for(const h in P)if(!(h==="check-in"||h==="check-out")){return K.errors=[{instancePath:t+"/fields",schemaPath:"#/propertie\
s/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:M.properties.fields,data:P}],!1;break}if(I===
e){if(P["check-in"]!==void 0){const h=e;er(P["check-in"],{instancePath:t+"/fields/check-in",parentData:P,parentDataProperty:"check-in",rootData:x,dynamicAnchors:S})||
(s=s===null?er.errors:s.concat(er.errors),e=s.length);var T=h===e}else var T=!0;if(T)if(P["check-out"]!==void 0){const h=e;er(P["check-out"],{instancePath:t+"/f\
ields/check-out",parentData:P,parentDataProperty:"check-out",rootData:x,dynamicAnchors:S})||(s=s===null?er.errors:s.concat(er.errors),e=s.length);var T=h===e}else
var T=!0}}else return K.errors=[{instancePath:t+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},schema:M.properties.fields.
type,parentSchema:M.properties.fields,data:P}],!1;var i=Y===e}else var i=!0;if(i){if(r.reading!==void 0){let P=r.reading;const Y=e;if(e===Y)if(P&&typeof P=="obj\
ect"&&!Array.isArray(P)){const I=e;for(const h in P)if(!(h==="coercions"||h==="unknownMembers"||h==="letterCase")){return K.errors=[{instancePath:t+"/reading",schemaPath:"\
#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:M.properties.reading,data:P}],!1;
break}if(I===e){if(P.coercions!==void 0){let h=P.coercions;const y=e,W=e;let U=!1,a=null;const l=e;qe(h,{instancePath:t+"/reading/coercions",parentData:P,parentDataProperty:"\
coercions",rootData:x,dynamicAnchors:S})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var O=l===e;O&&(U=!0,a=0);const f=e;if(e===f)if(h&&typeof h=="ob\
ject"&&!Array.isArray(h))if(Object.keys(h).length<1){const u={instancePath:t+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/\
minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:M.properties.reading.properties.coercions.oneOf[1],data:h};s===null?s=[u]:s.push(u),
e++}else{const u=e;for(const b in h)if(!(b==="quotedNumbers"||b==="quotedBooleans"||b==="numbersAsText")){const w={instancePath:t+"/reading/coercions",schemaPath:"\
#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},schema:!1,parentSchema:M.properties.
reading.properties.coercions.oneOf[1],data:h};s===null?s=[w]:s.push(w),e++;break}if(u===e){if(h.quotedNumbers!==void 0){const b=e;qe(h.quotedNumbers,{instancePath:t+
"/reading/coercions/quotedNumbers",parentData:h,parentDataProperty:"quotedNumbers",rootData:x,dynamicAnchors:S})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.
length);var N=b===e}else var N=!0;if(N){if(h.quotedBooleans!==void 0){const b=e;qe(h.quotedBooleans,{instancePath:t+"/reading/coercions/quotedBooleans",parentData:h,
parentDataProperty:"quotedBooleans",rootData:x,dynamicAnchors:S})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var N=b===e}else var N=!0;if(N)if(h.numbersAsText!==
void 0){const b=e;qe(h.numbersAsText,{instancePath:t+"/reading/coercions/numbersAsText",parentData:h,parentDataProperty:"numbersAsText",rootData:x,dynamicAnchors:S})||
(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var N=b===e}else var N=!0}}}else{const u={instancePath:t+"/reading/coercions",schemaPath:"#/properties/rea\
ding/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:M.properties.reading.properties.coercions.oneOf[1].type,parentSchema:M.properties.
reading.properties.coercions.oneOf[1],data:h};s===null?s=[u]:s.push(u),e++}var O=f===e;if(O&&U?(U=!1,a=[a,1]):O&&(U=!0,a=1),U)e=W,s!==null&&(W?s.length=W:s=null);else{
const u={instancePath:t+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf",keyword:"oneOf",params:{passingSchemas:a},schema:M.properties.
reading.properties.coercions.oneOf,parentSchema:M.properties.reading.properties.coercions,data:h};return s===null?s=[u]:s.push(u),e++,K.errors=s,!1}var Z=y===e}else
var Z=!0;if(Z){if(P.unknownMembers!==void 0){const h=e;qe(P.unknownMembers,{instancePath:t+"/reading/unknownMembers",parentData:P,parentDataProperty:"unknownMem\
bers",rootData:x,dynamicAnchors:S})||(s=s===null?qe.errors:s.concat(qe.errors),e=s.length);var Z=h===e}else var Z=!0;if(Z)if(P.letterCase!==void 0){const h=e;qe(
P.letterCase,{instancePath:t+"/reading/letterCase",parentData:P,parentDataProperty:"letterCase",rootData:x,dynamicAnchors:S})||(s=s===null?qe.errors:s.concat(qe.
errors),e=s.length);var Z=h===e}else var Z=!0}}}else return K.errors=[{instancePath:t+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"\
object"},schema:M.properties.reading.type,parentSchema:M.properties.reading,data:P}],!1;var i=Y===e}else var i=!0;if(i)if(r.repeats!==void 0){let P=r.repeats;const Y=e;
if(e===Y)if(P&&typeof P=="object"&&!Array.isArray(P)){const I=e;for(const h in P)if(!(h==="check-in"||h==="check-out"||h==="partial-bill"||h==="no-show")){return K.
errors=[{instancePath:t+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,
parentSchema:M.properties.repeats,data:P}],!1;break}if(I===e){if(P["check-in"]!==void 0){const h=e;Be(P["check-in"],{instancePath:t+"/repeats/check-in",parentData:P,
parentDataProperty:"check-in",rootData:x,dynamicAnchors:S})||(s=s===null?Be.errors:s.concat(Be.errors),e=s.length);var k=h===e}else var k=!0;if(k){if(P["check-o\
ut"]!==void 0){const h=e;Be(P["check-out"],{instancePath:t+"/repeats/check-out",parentData:P,parentDataProperty:"check-out",rootData:x,dynamicAnchors:S})||(s=s===
null?Be.errors:s.concat(Be.errors),e=s.length);var k=h===e}else var k=!0;if(k){if(P["partial-bill"]!==void 0){const h=e;Be(P["partial-bill"],{instancePath:t+"/r\
epeats/partial-bill",parentData:P,parentDataProperty:"partial-bill",rootData:x,dynamicAnchors:S})||(s=s===null?Be.errors:s.concat(Be.errors),e=s.length);var k=h===
e}else var k=!0;if(k)if(P["no-show"]!==void 0){const h=e;Be(P["no-show"],{instancePath:t+"/repeats/no-show",parentData:P,parentDataProperty:"no-show",rootData:x,
dynamicAnchors:S})||(s=s===null?Be.errors:s.concat(Be.errors),e=s.length);var k=h===e}else var k=!0}}}}else return K.errors=[{instancePath:t+"/repeats",schemaPath:"\
#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:M.properties.repeats.type,parentSchema:M.properties.repeats,data:P}],!1;var i=Y===e}else
var i=!0}}}}}}}}}else return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:M.type,parentSchema:M,data:r}],!1;return K.
errors=s,e===0}const ge={type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},tzdata:{type:"\
string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,items:{type:"array",minItems:2,
maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}},ut=new RegExp("^[A-Za-z0-9_.+-]+$","u");function Le(r,{instancePath:t="",
parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.timeZone===
void 0&&(p="timeZone")||r.tzdata===void 0&&(p="tzdata")||r.offsets===void 0&&(p="offsets"))return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:p},schema:ge.required,parentSchema:ge,data:r}],!1;{const m=e;for(const g in r)if(!(g==="timeZone"||g==="tzdata"||g==="offsets")){
return Le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:ge,data:r}],
!1;break}if(m===e){if(r.timeZone!==void 0){const g=e;sr(r.timeZone,{instancePath:t+"/timeZone",parentData:r,parentDataProperty:"timeZone",rootData:x,dynamicAnchors:S})||
(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var i=g===e}else var i=!0;if(i){if(r.tzdata!==void 0){let g=r.tzdata;const D=e;if(e===D)if(typeof g=="stri\
ng"){if(A(g)>32)return Le.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tzdata/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:ge.
properties.tzdata,data:g}],!1;if(!ut.test(g))return Le.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tzdata/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_.+-]+$"},schema:"^[A-Za-z0-9_.+-]+$",parentSchema:ge.properties.tzdata,data:g}],!1}else return Le.errors=[{instancePath:t+"/tzdata",schemaPath:"#/pr\
operties/tzdata/type",keyword:"type",params:{type:"string"},schema:ge.properties.tzdata.type,parentSchema:ge.properties.tzdata,data:g}],!1;var i=D===e}else var i=!0;
if(i)if(r.offsets!==void 0){let g=r.offsets;const D=e;if(e===D)if(Array.isArray(g)){if(g.length>2e3)return Le.errors=[{instancePath:t+"/offsets",schemaPath:"#/p\
roperties/offsets/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:ge.properties.offsets,data:g}],!1;if(g.length<1)return Le.errors=[{instancePath:t+
"/offsets",schemaPath:"#/properties/offsets/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:ge.properties.offsets,data:g}],!1;{var v=!0;const o=g.
length;for(let c=0;c<o;c++){let T=g[c];const N=e;if(e===N)if(Array.isArray(T)){if(T.length>2)return Le.errors=[{instancePath:t+"/offsets/"+c,schemaPath:"#/prope\
rties/offsets/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:ge.properties.offsets.items,data:T}],!1;if(T.length<2)return Le.errors=[
{instancePath:t+"/offsets/"+c,schemaPath:"#/properties/offsets/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:ge.properties.offsets.items,
data:T}],!1;{var d=!0;const Z=T.length;for(let k=0;k<Z;k++){let j=T[k];const P=e;if(typeof j!="string"&&!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return Le.
errors=[{instancePath:t+"/offsets/"+c+"/"+k,schemaPath:"#/properties/offsets/items/items/type",keyword:"type",params:{type:ge.properties.offsets.items.items.type},
schema:ge.properties.offsets.items.items.type,parentSchema:ge.properties.offsets.items.items,data:j}],!1;if(e===P){if(typeof j=="number"&&isFinite(j)){if(j>1440||
isNaN(j))return Le.errors=[{instancePath:t+"/offsets/"+c+"/"+k,schemaPath:"#/properties/offsets/items/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},
schema:1440,parentSchema:ge.properties.offsets.items.items,data:j}],!1;if(j<-1440||isNaN(j))return Le.errors=[{instancePath:t+"/offsets/"+c+"/"+k,schemaPath:"#/\
properties/offsets/items/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1440},schema:-1440,parentSchema:ge.properties.offsets.items.items,data:j}],
!1}if(e===P&&typeof j=="string"&&A(j)>24)return Le.errors=[{instancePath:t+"/offsets/"+c+"/"+k,schemaPath:"#/properties/offsets/items/items/maxLength",keyword:"\
maxLength",params:{limit:24},schema:24,parentSchema:ge.properties.offsets.items.items,data:j}],!1}var d=P===e;if(!d)break}}}else return Le.errors=[{instancePath:t+
"/offsets/"+c,schemaPath:"#/properties/offsets/items/type",keyword:"type",params:{type:"array"},schema:ge.properties.offsets.items.type,parentSchema:ge.properties.
offsets.items,data:T}],!1;var v=N===e;if(!v)break}}}else return Le.errors=[{instancePath:t+"/offsets",schemaPath:"#/properties/offsets/type",keyword:"type",params:{
type:"array"},schema:ge.properties.offsets.type,parentSchema:ge.properties.offsets,data:g}],!1;var i=D===e}else var i=!0}}}}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:r}],!1;return Le.errors=s,e===0}const De={type:"object",additionalProperties:!1,
required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$def\
s/sha256"}}},nt=new RegExp("^[0-9A-Za-z.+-]+$","u"),Je={type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},Dr=new RegExp(
"^[0-9a-f]{64}$","u");function Ze(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(typeof r==
"string"){if(A(r)>64)return Ze.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Je,data:r}],!1;if(!Dr.
test(r))return Ze.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:Je,data:r}],
!1}else return Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Je.type,parentSchema:Je,data:r}],!1;return Ze.errors=
s,e===0}function ir(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let v;if(r.version===void 0&&(v="version")||r.digest===void 0&&(v="digest"))return ir.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:v},schema:De.required,parentSchema:De,data:r}],!1;{const d=e;for(const p in r)if(!(p==="version"||p==="digest")){return ir.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:De,data:r}],!1;break}if(d===
e){if(r.version!==void 0){let p=r.version;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>64)return ir.errors=[{instancePath:t+"/version",schemaPath:"#/proper\
ties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:De.properties.version,data:p}],!1;if(!nt.test(p))return ir.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:De.properties.
version,data:p}],!1}else return ir.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:De.properties.
version.type,parentSchema:De.properties.version,data:p}],!1;var i=m===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;Ze(r.digest,{instancePath:t+"/digest",
parentData:r,parentDataProperty:"digest",rootData:x,dynamicAnchors:S})||(s=s===null?Ze.errors:s.concat(Ze.errors),e=s.length);var i=p===e}else var i=!0}}}else return ir.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.type,parentSchema:De,data:r}],!1;return ir.errors=s,e===0}const pr={
type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}};function Pr(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;
if(r.startedAt===void 0&&(v="startedAt")||r.endedAt===void 0&&(v="endedAt"))return Pr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:v},schema:pr.required,parentSchema:pr,data:r}],!1;{const d=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return Pr.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:pr,data:r}],!1;break}if(d===e){if(r.startedAt!==
void 0){const p=e;fe(r.startedAt,{instancePath:t+"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:S})||(s=s===null?fe.errors:s.
concat(fe.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.endedAt!==void 0){const p=e;fe(r.endedAt,{instancePath:t+"/endedAt",parentData:r,parentDataProperty:"\
endedAt",rootData:x,dynamicAnchors:S})||(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var i=p===e}else var i=!0}}}else return Pr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pr.type,parentSchema:pr,data:r}],!1;return Pr.errors=s,e===0}const Re={type:"array",minItems:1,
maxItems:10,items:{type:"object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","targ\
et","not-http","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9}}}};function Me(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,
dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>10)return Me.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:10},schema:10,parentSchema:Re,data:r}],!1;if(r.length<1)return Me.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:Re,data:r}],!1;{var i=!0;const d=r.length;for(let p=0;p<d;p++){let m=r[p];const g=e;if(e===g)if(m&&typeof m=="object"&&!Array.isArray(m)){
let V;if(m.why===void 0&&(V="why")||m.calls===void 0&&(V="calls"))return Me.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:V},schema:Re.items.required,parentSchema:Re.items,data:m}],!1;{const o=e;for(const c in m)if(!(c==="why"||c==="calls")){return Me.errors=[{instancePath:t+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Re.items,data:m}],!1;break}if(o===
e){if(m.why!==void 0){let c=m.why;const T=e;if(!(c==="body"||c==="head"||c==="slow"||c==="connections"||c==="rate"||c==="calls"||c==="target"||c==="not-http"||c===
"between-scenes"))return Me.errors=[{instancePath:t+"/"+p+"/why",schemaPath:"#/items/properties/why/enum",keyword:"enum",params:{allowedValues:Re.items.properties.
why.enum},schema:Re.items.properties.why.enum,parentSchema:Re.items.properties.why,data:c}],!1;var v=T===e}else var v=!0;if(v)if(m.calls!==void 0){let c=m.calls;
const T=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Me.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/type",keyword:"\
type",params:{type:"integer"},schema:Re.items.properties.calls.type,parentSchema:Re.items.properties.calls,data:c}],!1;if(e===T&&typeof c=="number"&&isFinite(c)){
if(c>1e9||isNaN(c))return Me.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:Re.items.properties.calls,data:c}],!1;if(c<1||isNaN(c))return Me.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/c\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Re.items.properties.calls,data:c}],!1}var v=T===e}else var v=!0}}}else return Me.
errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Re.items.type,parentSchema:Re.items,data:m}],!1;var i=g===e;
if(!i)break}}}else return Me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Re.type,parentSchema:Re,data:r}],!1;return Me.
errors=s,e===0}function R(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let O;if(r.context===void 0&&(O="context")||r.suite===void 0&&(O="suite")||r.catalogueDigest===void 0&&(O="catalogueDigest")||r.times===
void 0&&(O="times")||r.attempts===void 0&&(O="attempts")||r.whole===void 0&&(O="whole")||r.only===void 0&&(O="only")||r.stopped===void 0&&(O="stopped")||r.pace===
void 0&&(O="pace")||r.network===void 0&&(O="network")||r.pool===void 0&&(O="pool"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:O},schema:$.required,parentSchema:$,data:r}],!1;{const Z=e;for(const k in r)if(!He.call($.properties,k)){return R.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,parentSchema:$,data:r}],!1;break}if(Z===e){if(r.context!==void 0){
let k=r.context;const j=e;if(e===j)if(k&&typeof k=="object"&&!Array.isArray(k)){let P;if(k.seed===void 0&&(P="seed")||k.startedAt===void 0&&(P="startedAt")||k.subject===
void 0&&(P="subject")||k.target===void 0&&(P="target")||k.clientId===void 0&&(P="clientId")||k.product===void 0&&(P="product")||k.claims===void 0&&(P="claims")||
k.values===void 0&&(P="values")||k.profile===void 0&&(P="profile")||k.zones===void 0&&(P="zones"))return R.errors=[{instancePath:t+"/context",schemaPath:"#/prop\
erties/context/required",keyword:"required",params:{missingProperty:P},schema:$.properties.context.required,parentSchema:$.properties.context,data:k}],!1;{const Y=e;
for(const G in k)if(!He.call($.properties.context.properties,G)){return R.errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:G},schema:!1,parentSchema:$.properties.context,data:k}],!1;break}if(Y===e){if(k.seed!==void 0){let G=k.
seed;const I=e;if(e===I)if(typeof G=="string"){if(A(G)>32)return R.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/properties/seed/maxL\
ength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:$.properties.context.properties.seed,data:G}],!1;if(!mt.test(G))return R.errors=[{instancePath:t+
"/context/seed",schemaPath:"#/properties/context/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:$.
properties.context.properties.seed,data:G}],!1}else return R.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/properties/seed/type",keyword:"\
type",params:{type:"string"},schema:$.properties.context.properties.seed.type,parentSchema:$.properties.context.properties.seed,data:G}],!1;var i=I===e}else var i=!0;
if(i){if(k.startedAt!==void 0){const G=e;fe(k.startedAt,{instancePath:t+"/context/startedAt",parentData:k,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:S})||
(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var i=G===e}else var i=!0;if(i){if(k.subject!==void 0){let G=k.subject;const I=e;if(!(G==="service"||G==="\
client"))return R.errors=[{instancePath:t+"/context/subject",schemaPath:"#/properties/context/properties/subject/enum",keyword:"enum",params:{allowedValues:$.properties.
context.properties.subject.enum},schema:$.properties.context.properties.subject.enum,parentSchema:$.properties.context.properties.subject,data:G}],!1;var i=I===
e}else var i=!0;if(i){if(k.target!==void 0){const G=e;tr(k.target,{instancePath:t+"/context/target",parentData:k,parentDataProperty:"target",rootData:x,dynamicAnchors:S})||
(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var i=G===e}else var i=!0;if(i){if(k.clientId!==void 0){let G=k.clientId;const I=e;if(e===I)if(typeof G=="\
string"){if(A(G)>512)return R.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/maxLength",keyword:"maxLength",params:{
limit:512},schema:512,parentSchema:$.properties.context.properties.clientId,data:G}],!1;if(A(G)<1)return R.errors=[{instancePath:t+"/context/clientId",schemaPath:"\
#/properties/context/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.context.properties.clientId,data:G}],
!1;if(!tt.test(G))return R.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/pattern",keyword:"pattern",params:{pattern:"\
^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:$.properties.context.properties.clientId,data:G}],!1}else return R.errors=[{instancePath:t+"/context/clientI\
d",schemaPath:"#/properties/context/properties/clientId/type",keyword:"type",params:{type:"string"},schema:$.properties.context.properties.clientId.type,parentSchema:$.
properties.context.properties.clientId,data:G}],!1;var i=I===e}else var i=!0;if(i){if(k.product!==void 0){let G=k.product;const I=e,h=e;let y=!1;const W=e;if(G!==
null){const a={instancePath:t+"/context/product",schemaPath:"#/properties/context/properties/product/anyOf/0/type",keyword:"type",params:{type:"null"},schema:$.
properties.context.properties.product.anyOf[0].type,parentSchema:$.properties.context.properties.product.anyOf[0],data:G};s===null?s=[a]:s.push(a),e++}var v=W===
e;if(y=y||v,!y){const a=e;Ne(G,{instancePath:t+"/context/product",parentData:k,parentDataProperty:"product",rootData:x,dynamicAnchors:S})||(s=s===null?Ne.errors:
s.concat(Ne.errors),e=s.length);var v=a===e;y=y||v}if(y)e=h,s!==null&&(h?s.length=h:s=null);else{const a={instancePath:t+"/context/product",schemaPath:"#/proper\
ties/context/properties/product/anyOf",keyword:"anyOf",params:{},schema:$.properties.context.properties.product.anyOf,parentSchema:$.properties.context.properties.
product,data:G};return s===null?s=[a]:s.push(a),e++,R.errors=s,!1}var i=I===e}else var i=!0;if(i){if(k.claims!==void 0){const G=e;ur(k.claims,{instancePath:t+"/\
context/claims",parentData:k,parentDataProperty:"claims",rootData:x,dynamicAnchors:S})||(s=s===null?ur.errors:s.concat(ur.errors),e=s.length);var i=G===e}else var i=!0;
if(i){if(k.values!==void 0){const G=e;je(k.values,{instancePath:t+"/context/values",parentData:k,parentDataProperty:"values",rootData:x,dynamicAnchors:S})||(s=s===
null?je.errors:s.concat(je.errors),e=s.length);var i=G===e}else var i=!0;if(i){if(k.profile!==void 0){const G=e;K(k.profile,{instancePath:t+"/context/profile",parentData:k,
parentDataProperty:"profile",rootData:x,dynamicAnchors:S})||(s=s===null?K.errors:s.concat(K.errors),e=s.length);var i=G===e}else var i=!0;if(i)if(k.zones!==void 0){
let G=k.zones;const I=e;if(e===I)if(Array.isArray(G)){if(G.length>600)return R.errors=[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/propert\
ies/zones/maxItems",keyword:"maxItems",params:{limit:600},schema:600,parentSchema:$.properties.context.properties.zones,data:G}],!1;if(G.length<1)return R.errors=
[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/properties/zones/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:$.properties.
context.properties.zones,data:G}],!1;{var d=!0;const y=G.length;for(let W=0;W<y;W++){const U=e;Le(G[W],{instancePath:t+"/context/zones/"+W,parentData:G,parentDataProperty:W,
rootData:x,dynamicAnchors:S})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var d=U===e;if(!d)break}}}else return R.errors=[{instancePath:t+"/context/z\
ones",schemaPath:"#/properties/context/properties/zones/type",keyword:"type",params:{type:"array"},schema:$.properties.context.properties.zones.type,parentSchema:$.
properties.context.properties.zones,data:G}],!1;var i=I===e}else var i=!0}}}}}}}}}}}else return R.errors=[{instancePath:t+"/context",schemaPath:"#/properties/co\
ntext/type",keyword:"type",params:{type:"object"},schema:$.properties.context.type,parentSchema:$.properties.context,data:k}],!1;var p=j===e}else var p=!0;if(p){
if(r.suite!==void 0){const k=e;ir(r.suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:x,dynamicAnchors:S})||(s=s===null?ir.errors:
s.concat(ir.errors),e=s.length);var p=k===e}else var p=!0;if(p){if(r.catalogueDigest!==void 0){const k=e;Ze(r.catalogueDigest,{instancePath:t+"/catalogueDigest",
parentData:r,parentDataProperty:"catalogueDigest",rootData:x,dynamicAnchors:S})||(s=s===null?Ze.errors:s.concat(Ze.errors),e=s.length);var p=k===e}else var p=!0;
if(p){if(r.times!==void 0){const k=e;Pr(r.times,{instancePath:t+"/times",parentData:r,parentDataProperty:"times",rootData:x,dynamicAnchors:S})||(s=s===null?Pr.errors:
s.concat(Pr.errors),e=s.length);var p=k===e}else var p=!0;if(p){if(r.attempts!==void 0){let k=r.attempts;const j=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k)))return R.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},schema:$.properties.attempts.type,
parentSchema:$.properties.attempts,data:k}],!1;if(e===j&&typeof k=="number"&&isFinite(k)){if(k>1e3||isNaN(k))return R.errors=[{instancePath:t+"/attempts",schemaPath:"\
#/properties/attempts/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:$.properties.attempts,data:k}],!1;if(k<0||isNaN(k))return R.
errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.
attempts,data:k}],!1}var p=j===e}else var p=!0;if(p){if(r.whole!==void 0){let k=r.whole;const j=e;if(typeof k!="boolean")return R.errors=[{instancePath:t+"/whol\
e",schemaPath:"#/properties/whole/type",keyword:"type",params:{type:"boolean"},schema:$.properties.whole.type,parentSchema:$.properties.whole,data:k}],!1;var p=j===
e}else var p=!0;if(p){if(r.only!==void 0){let k=r.only;const j=e;if(e===j)if(Array.isArray(k)){if(k.length>2e4)return R.errors=[{instancePath:t+"/only",schemaPath:"\
#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:$.properties.only,data:k}],!1;{var m=!0;const Y=k.length;for(let G=0;G<
Y;G++){let I=k[G];const h=e;if(e===h)if(typeof I=="string"){if(A(I)>2e3)return R.errors=[{instancePath:t+"/only/"+G,schemaPath:"#/properties/only/items/maxLengt\
h",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:$.properties.only.items,data:I}],!1}else return R.errors=[{instancePath:t+"/only/"+G,schemaPath:"\
#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:$.properties.only.items.type,parentSchema:$.properties.only.items,data:I}],!1;var m=h===
e;if(!m)break}}}else return R.errors=[{instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},schema:$.properties.only.
type,parentSchema:$.properties.only,data:k}],!1;var p=j===e}else var p=!0;if(p){if(r.stopped!==void 0){let k=r.stopped;const j=e;if(typeof k!="string"&&k!==null)
return R.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:$.properties.stopped.type},schema:$.properties.stopped.
type,parentSchema:$.properties.stopped,data:k}],!1;if(e===j&&typeof k=="string"&&A(k)>2e5)return R.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/s\
topped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:$.properties.stopped,data:k}],!1;var p=j===e}else var p=!0;if(p){if(r.pace!==void 0){
let k=r.pace;const j=e;if(e===j)if(k&&typeof k=="object"&&!Array.isArray(k)){let Y;if(k.requestsPerSecond===void 0&&(Y="requestsPerSecond")||k.concurrency===void 0&&
(Y="concurrency"))return R.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/required",keyword:"required",params:{missingProperty:Y},schema:$.properties.
pace.required,parentSchema:$.properties.pace,data:k}],!1;{const G=e;for(const I in k)if(!(I==="requestsPerSecond"||I==="concurrency")){return R.errors=[{instancePath:t+
"/pace",schemaPath:"#/properties/pace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:$.properties.pace,
data:k}],!1;break}if(G===e){if(k.requestsPerSecond!==void 0){let I=k.requestsPerSecond;const h=e;if(!(typeof I=="number"&&isFinite(I))&&I!==null)return R.errors=
[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/type",keyword:"type",params:{type:$.properties.pace.properties.
requestsPerSecond.type},schema:$.properties.pace.properties.requestsPerSecond.type,parentSchema:$.properties.pace.properties.requestsPerSecond,data:I}],!1;if(e===
h&&typeof I=="number"&&isFinite(I)){if(I>1e5||isNaN(I))return R.errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/reque\
stsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:$.properties.pace.properties.requestsPerSecond,data:I}],!1;if(I<=
0||isNaN(I))return R.errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/exclusiveMinimum",keyword:"exc\
lusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:$.properties.pace.properties.requestsPerSecond,data:I}],!1}var g=h===e}else var g=!0;if(g)if(k.
concurrency!==void 0){let I=k.concurrency;const h=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return R.errors=[{instancePath:t+"/pace/concurrency",
schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:$.properties.pace.properties.concurrency.type,parentSchema:$.
properties.pace.properties.concurrency,data:I}],!1;if(e===h&&typeof I=="number"&&isFinite(I)){if(I>64||isNaN(I))return R.errors=[{instancePath:t+"/pace/concurre\
ncy",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:$.properties.pace.
properties.concurrency,data:I}],!1;if(I<1||isNaN(I))return R.errors=[{instancePath:t+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:$.properties.pace.properties.concurrency,data:I}],!1}var g=h===e}else var g=!0}}}else
return R.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{type:"object"},schema:$.properties.pace.type,parentSchema:$.
properties.pace,data:k}],!1;var p=j===e}else var p=!0;if(p){if(r.network!==void 0){let k=r.network;const j=e;if(e===j)if(k&&typeof k=="object"&&!Array.isArray(k)){
let Y;if(k.timeoutMs===void 0&&(Y="timeoutMs")||k.proxied===void 0&&(Y="proxied"))return R.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/r\
equired",keyword:"required",params:{missingProperty:Y},schema:$.properties.network.required,parentSchema:$.properties.network,data:k}],!1;{const G=e;for(const I in k)
if(!(I==="timeoutMs"||I==="proxied")){return R.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:I},schema:!1,parentSchema:$.properties.network,data:k}],!1;break}if(G===e){if(k.timeoutMs!==void 0){let I=k.timeoutMs;const h=e;
if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return R.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeo\
utMs/type",keyword:"type",params:{type:"integer"},schema:$.properties.network.properties.timeoutMs.type,parentSchema:$.properties.network.properties.timeoutMs,data:I}],
!1;if(e===h&&typeof I=="number"&&isFinite(I)){if(I>6e5||isNaN(I))return R.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properti\
es/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:$.properties.network.properties.timeoutMs,data:I}],!1;if(I<100||
isNaN(I))return R.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},schema:100,parentSchema:$.properties.network.properties.timeoutMs,data:I}],!1}var D=h===e}else var D=!0;if(D)if(k.proxied!==void 0){let I=k.proxied;
const h=e;if(typeof I!="boolean")return R.errors=[{instancePath:t+"/network/proxied",schemaPath:"#/properties/network/properties/proxied/type",keyword:"type",params:{
type:"boolean"},schema:$.properties.network.properties.proxied.type,parentSchema:$.properties.network.properties.proxied,data:I}],!1;var D=h===e}else var D=!0}}}else
return R.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"object"},schema:$.properties.network.type,parentSchema:$.
properties.network,data:k}],!1;var p=j===e}else var p=!0;if(p){if(r.client!==void 0){let k=r.client;const j=e;if(e===j)if(k&&typeof k=="object"&&!Array.isArray(
k)){let Y;if(k.drivenBy===void 0&&(Y="drivenBy")||k.answeredBy===void 0&&(Y="answeredBy")||k.clockAheadMs===void 0&&(Y="clockAheadMs")||k.plays===void 0&&(Y="pl\
ays"))return R.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty:Y},schema:$.properties.client.
required,parentSchema:$.properties.client,data:k}],!1;{const G=e;for(const I in k)if(!(I==="drivenBy"||I==="answeredBy"||I==="clockAheadMs"||I==="upstream"||I===
"refused"||I==="plays")){return R.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:I},schema:!1,parentSchema:$.properties.client,data:k}],!1;break}if(G===e){if(k.drivenBy!==void 0){let I=k.drivenBy;const h=e;if(!(I==="comman\
d"||I==="webhook"||I==="operator"||I==="elsewhere"))return R.errors=[{instancePath:t+"/client/drivenBy",schemaPath:"#/properties/client/properties/drivenBy/enum",
keyword:"enum",params:{allowedValues:$.properties.client.properties.drivenBy.enum},schema:$.properties.client.properties.drivenBy.enum,parentSchema:$.properties.
client.properties.drivenBy,data:I}],!1;var V=h===e}else var V=!0;if(V){if(k.answeredBy!==void 0){let I=k.answeredBy;const h=e;if(!(I==="stand-in"||I==="upstream"||
I==="har"))return R.errors=[{instancePath:t+"/client/answeredBy",schemaPath:"#/properties/client/properties/answeredBy/enum",keyword:"enum",params:{allowedValues:$.
properties.client.properties.answeredBy.enum},schema:$.properties.client.properties.answeredBy.enum,parentSchema:$.properties.client.properties.answeredBy,data:I}],
!1;var V=h===e}else var V=!0;if(V){if(k.clockAheadMs!==void 0){let I=k.clockAheadMs;const h=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return R.
errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:$.properties.
client.properties.clockAheadMs.type,parentSchema:$.properties.client.properties.clockAheadMs,data:I}],!1;if(e===h&&typeof I=="number"&&isFinite(I)){if(I>2592e6||
isNaN(I))return R.errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2592e6},schema:2592e6,parentSchema:$.properties.client.properties.clockAheadMs,data:I}],!1;if(I<0||isNaN(I))return R.errors=[{instancePath:t+"/client/\
clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.
client.properties.clockAheadMs,data:I}],!1}var V=h===e}else var V=!0;if(V){if(k.upstream!==void 0){const I=e;$e(k.upstream,{instancePath:t+"/client/upstream",parentData:k,
parentDataProperty:"upstream",rootData:x,dynamicAnchors:S})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var V=I===e}else var V=!0;if(V){if(k.refused!==
void 0){const I=e;Me(k.refused,{instancePath:t+"/client/refused",parentData:k,parentDataProperty:"refused",rootData:x,dynamicAnchors:S})||(s=s===null?Me.errors:
s.concat(Me.errors),e=s.length);var V=I===e}else var V=!0;if(V)if(k.plays!==void 0){let I=k.plays;const h=e;if(e===h)if(Array.isArray(I)){if(I.length>200)return R.
errors=[{instancePath:t+"/client/plays",schemaPath:"#/properties/client/properties/plays/maxItems",keyword:"maxItems",params:{limit:200},schema:200,parentSchema:$.
properties.client.properties.plays,data:I}],!1;{var o=!0;const W=I.length;for(let U=0;U<W;U++){let a=I[U];const l=e;if(e===l)if(a&&typeof a=="object"&&!Array.isArray(
a)){let u;if(a.scene===void 0&&(u="scene")||a.startedAt===void 0&&(u="startedAt")||a.endedAt===void 0&&(u="endedAt")||a.end===void 0&&(u="end")||a.remark===void 0&&
(u="remark")||a.repeats===void 0&&(u="repeats")||a.calls===void 0&&(u="calls"))return R.errors=[{instancePath:t+"/client/plays/"+U,schemaPath:"#/properties/clie\
nt/properties/plays/items/required",keyword:"required",params:{missingProperty:u},schema:$.properties.client.properties.plays.items.required,parentSchema:$.properties.
client.properties.plays.items,data:a}],!1;{const b=e;for(const w in a)if(!He.call($.properties.client.properties.plays.items.properties,w)){return R.errors=[{instancePath:t+
"/client/plays/"+U,schemaPath:"#/properties/client/properties/plays/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,
parentSchema:$.properties.client.properties.plays.items,data:a}],!1;break}if(b===e){if(a.scene!==void 0){let w=a.scene;const B=e;if(e===B)if(typeof w=="string"){
if(A(w)>64)return R.errors=[{instancePath:t+"/client/plays/"+U+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:$.properties.client.properties.plays.items.properties.scene,data:w}],!1;if(!Kr.test(w))return R.errors=[{instancePath:t+
"/client/plays/"+U+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"\
^[a-z0-9-]+$",parentSchema:$.properties.client.properties.plays.items.properties.scene,data:w}],!1}else return R.errors=[{instancePath:t+"/client/plays/"+U+"/sc\
ene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/type",keyword:"type",params:{type:"string"},schema:$.properties.client.properties.plays.
items.properties.scene.type,parentSchema:$.properties.client.properties.plays.items.properties.scene,data:w}],!1;var c=B===e}else var c=!0;if(c){if(a.startedAt!==
void 0){const w=e;fe(a.startedAt,{instancePath:t+"/client/plays/"+U+"/startedAt",parentData:a,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:S})||(s=s===
null?fe.errors:s.concat(fe.errors),e=s.length);var c=w===e}else var c=!0;if(c){if(a.endedAt!==void 0){const w=e;fe(a.endedAt,{instancePath:t+"/client/plays/"+U+
"/endedAt",parentData:a,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:S})||(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var c=w===e}else var c=!0;
if(c){if(a.end!==void 0){let w=a.end;const B=e;if(!(w==="done"||w==="failed"||w==="unknown-scene"||w==="too-long"||w==="skipped"||w==="interrupted"))return R.errors=
[{instancePath:t+"/client/plays/"+U+"/end",schemaPath:"#/properties/client/properties/plays/items/properties/end/enum",keyword:"enum",params:{allowedValues:$.properties.
client.properties.plays.items.properties.end.enum},schema:$.properties.client.properties.plays.items.properties.end.enum,parentSchema:$.properties.client.properties.
plays.items.properties.end,data:w}],!1;var c=B===e}else var c=!0;if(c){if(a.remark!==void 0){let w=a.remark;const B=e;if(typeof w!="string"&&w!==null)return R.errors=
[{instancePath:t+"/client/plays/"+U+"/remark",schemaPath:"#/properties/client/properties/plays/items/properties/remark/type",keyword:"type",params:{type:$.properties.
client.properties.plays.items.properties.remark.type},schema:$.properties.client.properties.plays.items.properties.remark.type,parentSchema:$.properties.client.
properties.plays.items.properties.remark,data:w}],!1;if(e===B&&typeof w=="string"&&A(w)>1e3)return R.errors=[{instancePath:t+"/client/plays/"+U+"/remark",schemaPath:"\
#/properties/client/properties/plays/items/properties/remark/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:$.properties.client.properties.
plays.items.properties.remark,data:w}],!1;var c=B===e}else var c=!0;if(c){if(a.repeats!==void 0){let w=a.repeats;const B=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(
w)&&isFinite(w)))return R.errors=[{instancePath:t+"/client/plays/"+U+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/type",
keyword:"type",params:{type:"integer"},schema:$.properties.client.properties.plays.items.properties.repeats.type,parentSchema:$.properties.client.properties.plays.
items.properties.repeats,data:w}],!1;if(e===B&&typeof w=="number"&&isFinite(w)){if(w>1e3||isNaN(w))return R.errors=[{instancePath:t+"/client/plays/"+U+"/repeats",
schemaPath:"#/properties/client/properties/plays/items/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:$.
properties.client.properties.plays.items.properties.repeats,data:w}],!1;if(w<0||isNaN(w))return R.errors=[{instancePath:t+"/client/plays/"+U+"/repeats",schemaPath:"\
#/properties/client/properties/plays/items/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.client.
properties.plays.items.properties.repeats,data:w}],!1}var c=B===e}else var c=!0;if(c){if(a.calls!==void 0){let w=a.calls;const B=e;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w)&&isFinite(w)))return R.errors=[{instancePath:t+"/client/plays/"+U+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls\
/type",keyword:"type",params:{type:"integer"},schema:$.properties.client.properties.plays.items.properties.calls.type,parentSchema:$.properties.client.properties.
plays.items.properties.calls,data:w}],!1;if(e===B&&typeof w=="number"&&isFinite(w)){if(w>1e5||isNaN(w))return R.errors=[{instancePath:t+"/client/plays/"+U+"/cal\
ls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:$.
properties.client.properties.plays.items.properties.calls,data:w}],!1;if(w<0||isNaN(w))return R.errors=[{instancePath:t+"/client/plays/"+U+"/calls",schemaPath:"\
#/properties/client/properties/plays/items/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.client.
properties.plays.items.properties.calls,data:w}],!1}var c=B===e}else var c=!0;if(c){if(a.lastReply!==void 0){const w=e;Ze(a.lastReply,{instancePath:t+"/client/p\
lays/"+U+"/lastReply",parentData:a,parentDataProperty:"lastReply",rootData:x,dynamicAnchors:S})||(s=s===null?Ze.errors:s.concat(Ze.errors),e=s.length);var c=w===
e}else var c=!0;if(c){if(a.refused!==void 0){const w=e;Me(a.refused,{instancePath:t+"/client/plays/"+U+"/refused",parentData:a,parentDataProperty:"refused",rootData:x,
dynamicAnchors:S})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var c=w===e}else var c=!0;if(c){if(a.clockAheadMs!==void 0){let w=a.clockAheadMs;const B=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return R.errors=[{instancePath:t+"/client/plays/"+U+"/clockAheadMs",schemaPath:"#/properties/client/pro\
perties/plays/items/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:$.properties.client.properties.plays.items.properties.clockAheadMs.
type,parentSchema:$.properties.client.properties.plays.items.properties.clockAheadMs,data:w}],!1;if(e===B&&typeof w=="number"&&isFinite(w)){if(w>2592e6||isNaN(w))
return R.errors=[{instancePath:t+"/client/plays/"+U+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:$.properties.client.properties.plays.items.properties.clockAheadMs,data:w}],!1;if(w<1||
isNaN(w))return R.errors=[{instancePath:t+"/client/plays/"+U+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:$.properties.client.properties.plays.items.properties.clockAheadMs,data:w}],!1}var c=B===
e}else var c=!0;if(c)if(a.handshakes!==void 0){let w=a.handshakes;const B=e;if(e===B)if(w&&typeof w=="object"&&!Array.isArray(w)){let C;if(w.silent===void 0&&(C=
"silent")||w.spoken===void 0&&(C="spoken"))return R.errors=[{instancePath:t+"/client/plays/"+U+"/handshakes",schemaPath:"#/properties/client/properties/plays/it\
ems/properties/handshakes/required",keyword:"required",params:{missingProperty:C},schema:$.properties.client.properties.plays.items.properties.handshakes.required,
parentSchema:$.properties.client.properties.plays.items.properties.handshakes,data:w}],!1;{const te=e;for(const E in w)if(!(E==="silent"||E==="spoken")){return R.
errors=[{instancePath:t+"/client/plays/"+U+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:E},schema:!1,parentSchema:$.properties.client.properties.plays.items.properties.handshakes,data:w}],!1;break}if(te===
e){if(w.silent!==void 0){let E=w.silent;const ne=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return R.errors=[{instancePath:t+"/client/plays/"+U+
"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/type",keyword:"type",params:{type:"integer"},
schema:$.properties.client.properties.plays.items.properties.handshakes.properties.silent.type,parentSchema:$.properties.client.properties.plays.items.properties.
handshakes.properties.silent,data:E}],!1;if(e===ne&&typeof E=="number"&&isFinite(E)){if(E>1e9||isNaN(E))return R.errors=[{instancePath:t+"/client/plays/"+U+"/ha\
ndshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:1e9},schema:1e9,parentSchema:$.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:E}],!1;if(E<0||isNaN(E))return R.errors=
[{instancePath:t+"/client/plays/"+U+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:E}],
!1}var T=ne===e}else var T=!0;if(T)if(w.spoken!==void 0){let E=w.spoken;const ne=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return R.errors=[{instancePath:t+
"/client/plays/"+U+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/type",keyword:"type",params:{
type:"integer"},schema:$.properties.client.properties.plays.items.properties.handshakes.properties.spoken.type,parentSchema:$.properties.client.properties.plays.
items.properties.handshakes.properties.spoken,data:E}],!1;if(e===ne&&typeof E=="number"&&isFinite(E)){if(E>1e9||isNaN(E))return R.errors=[{instancePath:t+"/clie\
nt/plays/"+U+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},schema:1e9,parentSchema:$.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:E}],!1;if(E<0||isNaN(
E))return R.errors=[{instancePath:t+"/client/plays/"+U+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/propert\
ies/spoken/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.client.properties.plays.items.properties.handshakes.properties.
spoken,data:E}],!1}var T=ne===e}else var T=!0}}}else return R.errors=[{instancePath:t+"/client/plays/"+U+"/handshakes",schemaPath:"#/properties/client/propertie\
s/plays/items/properties/handshakes/type",keyword:"type",params:{type:"object"},schema:$.properties.client.properties.plays.items.properties.handshakes.type,parentSchema:$.
properties.client.properties.plays.items.properties.handshakes,data:w}],!1;var c=B===e}else var c=!0}}}}}}}}}}}}else return R.errors=[{instancePath:t+"/client/p\
lays/"+U,schemaPath:"#/properties/client/properties/plays/items/type",keyword:"type",params:{type:"object"},schema:$.properties.client.properties.plays.items.type,
parentSchema:$.properties.client.properties.plays.items,data:a}],!1;var o=l===e;if(!o)break}}}else return R.errors=[{instancePath:t+"/client/plays",schemaPath:"\
#/properties/client/properties/plays/type",keyword:"type",params:{type:"array"},schema:$.properties.client.properties.plays.type,parentSchema:$.properties.client.
properties.plays,data:I}],!1;var V=h===e}else var V=!0}}}}}}}else return R.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/type",keyword:"type",
params:{type:"object"},schema:$.properties.client.type,parentSchema:$.properties.client,data:k}],!1;var p=j===e}else var p=!0;if(p)if(r.pool!==void 0){let k=r.pool;
const j=e;if(e===j)if(k&&typeof k=="object"&&!Array.isArray(k)){let Y;if(k.stays===void 0&&(Y="stays")||k.reservationIds===void 0&&(Y="reservationIds"))return R.
errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/required",keyword:"required",params:{missingProperty:Y},schema:$.properties.pool.required,parentSchema:$.
properties.pool,data:k}],!1;{const G=e;for(const I in k)if(!(I==="stays"||I==="reservationIds")){return R.errors=[{instancePath:t+"/pool",schemaPath:"#/properti\
es/pool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:$.properties.pool,data:k}],!1;break}if(G===e){
if(k.stays!==void 0){let I=k.stays;const h=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return R.errors=[{instancePath:t+"/pool/stays",schemaPath:"\
#/properties/pool/properties/stays/type",keyword:"type",params:{type:"integer"},schema:$.properties.pool.properties.stays.type,parentSchema:$.properties.pool.properties.
stays,data:I}],!1;if(e===h&&typeof I=="number"&&isFinite(I)){if(I>5e3||isNaN(I))return R.errors=[{instancePath:t+"/pool/stays",schemaPath:"#/properties/pool/pro\
perties/stays/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3},schema:5e3,parentSchema:$.properties.pool.properties.stays,data:I}],!1;if(I<0||isNaN(
I))return R.errors=[{instancePath:t+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:$.properties.pool.properties.stays,data:I}],!1}var N=h===e}else var N=!0;if(N)if(k.reservationIds!==void 0){let I=k.reservationIds;const h=e;if(!(typeof I==
"number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return R.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/type",
keyword:"type",params:{type:"integer"},schema:$.properties.pool.properties.reservationIds.type,parentSchema:$.properties.pool.properties.reservationIds,data:I}],
!1;if(e===h&&typeof I=="number"&&isFinite(I)){if(I>2e4||isNaN(I))return R.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/propertie\
s/reservationIds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:$.properties.pool.properties.reservationIds,data:I}],!1;if(I<
0||isNaN(I))return R.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:$.properties.pool.properties.reservationIds,data:I}],!1}var N=h===e}else var N=!0}}}else return R.errors=[{instancePath:t+"/p\
ool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type:"object"},schema:$.properties.pool.type,parentSchema:$.properties.pool,data:k}],!1;var p=j===
e}else var p=!0}}}}}}}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:r}],
!1;return R.errors=s,e===0}export const exchange=z;const q={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"exchange.schema.json",title:"A line of e\
vidence.ndjson",description:"One exchange: a request, and the reply or the failure that it met. Secrets are replaced by placeholders. A line has at most a milli\
on characters, and there are at most 20,000 of them.",type:"object",additionalProperties:!1,required:["id","seq","request","reply","failure","sentAt","durationM\
s","issued","waits"],oneOf:[{properties:{reply:{type:"null"}}},{properties:{failure:{type:"null"}}}],wanted:"either a reply or a failure",properties:{id:{type:"\
string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id such as check-in/0123456789ab"},seq:{type:"integer",minimum:0,maximum:2e4},request:{type:"object",additionalProperties:!1,
required:["operation","method","url","headers","body"],properties:{operation:{$ref:"certification.schema.json#/$defs/operation"},method:{type:"string",maxLength:64,
pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",wanted:"a method of HTTP"},url:{type:"string",maxLength:65536},headers:{$ref:"#/$defs/headers"},body:{anyOf:[{type:"null"},
{$ref:"#/$defs/body"}],wanted:"null or a body: bytes, and either text or base64"},connection:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",wanted:"the name\
 of a connection, such as one-connection"}}},reply:{type:["object","null"],additionalProperties:!1,required:["status","reason","headers","body"],properties:{status:{
type:"integer",minimum:0,maximum:999},reason:{type:"string",maxLength:131072},headers:{$ref:"#/$defs/headers"},body:{$ref:"#/$defs/body"}}},failure:{type:["obje\
ct","null"],additionalProperties:!1,required:["kind","message"],properties:{kind:{enum:["dns","refused","reset","timeout","tls","proxy","not-sent","no-token","n\
ot-alterable","not-sendable","pool-exhausted","no-reservation-id","framing","network"]},message:{type:"string",maxLength:2e5}}},sentAt:{$ref:"run.schema.json#/$\
defs/moment"},durationMs:{type:"number",minimum:-864e5,maximum:864e5},issued:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["\
tag","format","headerSafe"],properties:{flaw:{enum:["unsendable","guessable","telltale"]},tag:{type:"string",maxLength:8,pattern:"^[0-9a-f]{8}$",wanted:"8 hexad\
ecimal digits in lower case"},format:{enum:["jwt","opaque"]},headerSafe:{type:"boolean"}}}},waits:{type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,
required:["status","retryAfter","waitedMs"],properties:{status:{type:"integer",minimum:0,maximum:999},retryAfter:{type:["string","null"],maxLength:131072},waitedMs:{
type:"number",minimum:0,maximum:864e5}}}},leased:{type:"array",minItems:1,maxItems:100,items:{type:"integer",minimum:0,maximum:2e4}},assumed:{const:!0},received:{
type:"object",additionalProperties:!1,required:["scene","connection","reused","protocol","tls","bodyMs"],properties:{scene:{type:"string",maxLength:64,pattern:"\
^[a-z0-9-]+$",wanted:"the name of a scene"},connection:{type:"integer",minimum:1,maximum:2e4},reused:{type:"boolean"},protocol:{enum:["HTTP/1.0","HTTP/1.1","HTT\
P/2","HTTP/3","unknown"]},tls:{type:["object","null"],additionalProperties:!1,required:["protocol","serverName"],properties:{protocol:{type:"string",maxLength:16},
serverName:{type:["string","null"],maxLength:253}}},bodyMs:{type:"integer",minimum:0,maximum:864e5},astray:{const:!0},aborted:{const:!0},lost:{const:!0}}},guestAbsent:{
type:"object",additionalProperties:!1,required:["met"],properties:{met:{type:"string",maxLength:2e5},assumed:{const:!0}}}},$defs:{headers:{type:"array",maxItems:1e4,
items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}},body:{description:"A body of up to 16,384 bytes is kept whole: as text where \
it is UTF-8, in base64 otherwise. Of a longer one, sha256 and the first 512 characters are kept. `bytes` is the length before secrets were replaced.",type:"obje\
ct",additionalProperties:!1,required:["bytes"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{base64:{properties:{text:!1,sha256:!1}}},wanted:"\
either text or base64",properties:{text:{type:"string",maxLength:16384},base64:{type:"string",maxLength:21848,pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},
bytes:{type:"integer",minimum:0,maximum:16777216},sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}}}},ot=new RegExp("^[!-~]+$","u"),ht=new RegExp(
"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","u"),yt=new RegExp("^[0-9a-f]{8}$","u"),Ir={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};function Or(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-i\
n"||r==="check-out"||r==="partial-bill"||r==="no-show"?(Or.errors=s,e===0):(Or.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ir.
enum},schema:Ir.enum,parentSchema:Ir,data:r}],!1)}const nr={type:"array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}};
function Ge(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>
1e4)return Ge.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e4},schema:1e4,parentSchema:nr,data:r}],!1;{var i=!0;const d=r.length;
for(let p=0;p<d;p++){let m=r[p];const g=e;if(e===g)if(Array.isArray(m)){if(m.length>2)return Ge.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/maxItems",keyword:"\
maxItems",params:{limit:2},schema:2,parentSchema:nr.items,data:m}],!1;if(m.length<2)return Ge.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/minItems",keyword:"\
minItems",params:{limit:2},schema:2,parentSchema:nr.items,data:m}],!1;{var v=!0;const V=m.length;for(let o=0;o<V;o++){let c=m[o];const T=e;if(e===T)if(typeof c==
"string"){if(A(c)>131072)return Ge.errors=[{instancePath:t+"/"+p+"/"+o,schemaPath:"#/items/items/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,
parentSchema:nr.items.items,data:c}],!1}else return Ge.errors=[{instancePath:t+"/"+p+"/"+o,schemaPath:"#/items/items/type",keyword:"type",params:{type:"string"},
schema:nr.items.items.type,parentSchema:nr.items.items,data:c}],!1;var v=T===e;if(!v)break}}}else return Ge.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"array"},schema:nr.items.type,parentSchema:nr.items,data:m}],!1;var i=g===e;if(!i)break}}}else return Ge.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:nr.type,parentSchema:nr,data:r}],!1;return Ge.errors=s,e===0}const he={description:"A body of up\
 to 16,384 bytes is kept whole: as text where it is UTF-8, in base64 otherwise. Of a longer one, sha256 and the first 512 characters are kept. `bytes` is the le\
ngth before secrets were replaced.",type:"object",additionalProperties:!1,required:["bytes"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{
base64:{properties:{text:!1,sha256:!1}}},wanted:"either text or base64",properties:{text:{type:"string",maxLength:16384},base64:{type:"string",maxLength:21848,pattern:"\
^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}},
vt=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u");function kr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(A(r)>64)return kr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Je,
data:r}],!1;if(!Dr.test(r))return kr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",
parentSchema:Je,data:r}],!1}else return kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Je.type,parentSchema:Je,data:r}],
!1;return kr.errors=s,e===0}function Se(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;const i=e;let v=!1;
const d=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let D;if(r.text===void 0&&(D="text")){const V={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"re\
quired",params:{missingProperty:D},schema:he.anyOf[0].required,parentSchema:he.anyOf[0],data:r};s===null?s=[V]:s.push(V),e++}}var p=d===e;if(v=v||p,!v){const D=e;
if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.base64===void 0&&(o="base64")){const c={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",
params:{missingProperty:o},schema:he.anyOf[1].required,parentSchema:he.anyOf[1],data:r};s===null?s=[c]:s.push(c),e++}}var p=D===e;v=v||p}if(v)e=i,s!==null&&(i?s.
length=i:s=null);else{const D={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:he.anyOf,parentSchema:he,data:r};return s===null?s=[D]:s.push(
D),e++,Se.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let D;if(r.bytes===void 0&&(D="bytes"))return Se.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:D},schema:he.required,parentSchema:he,data:r}],!1;{const V=e;for(const o in r)if(!(o==="text"||o==="base6\
4"||o==="bytes"||o==="sha256"||o==="truncated")){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:he,data:r}],!1;break}if(V===e){if(r.text!==void 0){let o=r.text;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>16384)return Se.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:16384},schema:16384,parentSchema:he.properties.text,data:o}],
!1}else return Se.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:he.properties.text.type,parentSchema:he.
properties.text,data:o}],!1;var m=c===e}else var m=!0;if(m){if(r.base64!==void 0){let o=r.base64;const c=e;if(e===c)if(typeof o=="string"){if(A(o)>21848)return Se.
errors=[{instancePath:t+"/base64",schemaPath:"#/properties/base64/maxLength",keyword:"maxLength",params:{limit:21848},schema:21848,parentSchema:he.properties.base64,
data:o}],!1;if(!vt.test(o))return Se.errors=[{instancePath:t+"/base64",schemaPath:"#/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/\
]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:he.properties.base64,data:o}],!1}else return Se.errors=[{instancePath:t+"/base64",schemaPath:"#/propert\
ies/base64/type",keyword:"type",params:{type:"string"},schema:he.properties.base64.type,parentSchema:he.properties.base64,data:o}],!1;var m=c===e}else var m=!0;
if(m){if(r.bytes!==void 0){let o=r.bytes;const c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Se.errors=[{instancePath:t+"/bytes",schemaPath:"\
#/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:he.properties.bytes.type,parentSchema:he.properties.bytes,data:o}],!1;if(e===c&&typeof o==
"number"&&isFinite(o)){if(o>16777216||isNaN(o))return Se.errors=[{instancePath:t+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16777216},schema:16777216,parentSchema:he.properties.bytes,data:o}],!1;if(o<0||isNaN(o))return Se.errors=[{instancePath:t+"/bytes",schemaPath:"#/prope\
rties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:he.properties.bytes,data:o}],!1}var m=c===e}else var m=!0;if(m){if(r.
sha256!==void 0){const o=e;kr(r.sha256,{instancePath:t+"/sha256",parentData:r,parentDataProperty:"sha256",rootData:x,dynamicAnchors:S})||(s=s===null?kr.errors:s.
concat(kr.errors),e=s.length);var m=o===e}else var m=!0;if(m){if(r.truncated!==void 0){let o=r.truncated;const c=e;if(o!==!0)return Se.errors=[{instancePath:t+"\
/truncated",schemaPath:"#/properties/truncated/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:he.properties.truncated,data:o}],!1;var m=c===
e}else var m=!0;if(m&&r.base64!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==void 0){var g=!1;return Se.errors=[{instancePath:t+"/text",schemaPath:"\
#/dependentSchemas/base64/properties/text/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:he.dependentSchemas.base64.properties.text,data:r.
text}],!1}else var g=!0;if(g)if(r.sha256!==void 0){var g=!1;return Se.errors=[{instancePath:t+"/sha256",schemaPath:"#/dependentSchemas/base64/properties/sha256/\
false schema",keyword:"false schema",params:{},schema:!1,parentSchema:he.dependentSchemas.base64.properties.sha256,data:r.sha256}],!1}else var g=!0}}}}}}}}else return Se.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:r}],!1;return Se.errors=s,e===0}function yr(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(A(r)>24)return yr.
errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:rr,data:r}],!1;if(Hr.test(r)){if(!Lr.validate(r))return yr.
errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:rr,data:r}],!1}else return yr.errors=
[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\
\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:rr,data:r}],!1}else return yr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:rr.
type,parentSchema:rr,data:r}],!1;return yr.errors=s,e===0}function z(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){
let s=null,e=0;const i=e;let v=!1,d=null;const p=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.reply!==void 0){let I=r.reply;if(I!==null){const h={instancePath:t+
"/reply",schemaPath:"#/oneOf/0/properties/reply/type",keyword:"type",params:{type:"null"},schema:q.oneOf[0].properties.reply.type,parentSchema:q.oneOf[0].properties.
reply,data:I};s===null?s=[h]:s.push(h),e++}}var g=p===e;g&&(v=!0,d=0);const m=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.failure!==void 0){let I=r.failure;
if(I!==null){const h={instancePath:t+"/failure",schemaPath:"#/oneOf/1/properties/failure/type",keyword:"type",params:{type:"null"},schema:q.oneOf[1].properties.
failure.type,parentSchema:q.oneOf[1].properties.failure,data:I};s===null?s=[h]:s.push(h),e++}}var g=m===e;if(g&&v?(v=!1,d=[d,1]):g&&(v=!0,d=1),v)e=i,s!==null&&(i?
s.length=i:s=null);else{const I={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:d},schema:q.oneOf,parentSchema:q,data:r};return s===
null?s=[I]:s.push(I),e++,z.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let I;if(r.id===void 0&&(I="id")||r.seq===void 0&&(I="seq")||r.request===
void 0&&(I="request")||r.reply===void 0&&(I="reply")||r.failure===void 0&&(I="failure")||r.sentAt===void 0&&(I="sentAt")||r.durationMs===void 0&&(I="durationMs")||
r.issued===void 0&&(I="issued")||r.waits===void 0&&(I="waits"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:I},
schema:q.required,parentSchema:q,data:r}],!1;{const h=e;for(const y in r)if(!He.call(q.properties,y)){return z.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:q,data:r}],!1;break}if(h===e){if(r.id!==void 0){let y=r.id;const W=e;
if(e===W)if(typeof y=="string"){if(A(y)>128)return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:128},
schema:128,parentSchema:q.properties.id,data:y}],!1;if(!ot.test(y))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",
params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:q.properties.id,data:y}],!1}else return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/t\
ype",keyword:"type",params:{type:"string"},schema:q.properties.id.type,parentSchema:q.properties.id,data:y}],!1;var D=W===e}else var D=!0;if(D){if(r.seq!==void 0){
let y=r.seq;const W=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return z.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/type",keyword:"\
type",params:{type:"integer"},schema:q.properties.seq.type,parentSchema:q.properties.seq,data:y}],!1;if(e===W&&typeof y=="number"&&isFinite(y)){if(y>2e4||isNaN(
y))return z.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.
properties.seq,data:y}],!1;if(y<0||isNaN(y))return z.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:q.properties.seq,data:y}],!1}var D=W===e}else var D=!0;if(D){if(r.request!==void 0){let y=r.request;const W=e;if(e===W)if(y&&
typeof y=="object"&&!Array.isArray(y)){let a;if(y.operation===void 0&&(a="operation")||y.method===void 0&&(a="method")||y.url===void 0&&(a="url")||y.headers===void 0&&
(a="headers")||y.body===void 0&&(a="body"))return z.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty:a},
schema:q.properties.request.required,parentSchema:q.properties.request,data:y}],!1;{const l=e;for(const f in y)if(!(f==="operation"||f==="method"||f==="url"||f===
"headers"||f==="body"||f==="connection")){return z.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:f},schema:!1,parentSchema:q.properties.request,data:y}],!1;break}if(l===e){if(y.operation!==void 0){const f=e;Or(y.operation,
{instancePath:t+"/request/operation",parentData:y,parentDataProperty:"operation",rootData:x,dynamicAnchors:S})||(s=s===null?Or.errors:s.concat(Or.errors),e=s.length);
var V=f===e}else var V=!0;if(V){if(y.method!==void 0){let f=y.method;const u=e;if(e===u)if(typeof f=="string"){if(A(f)>64)return z.errors=[{instancePath:t+"/req\
uest/method",schemaPath:"#/properties/request/properties/method/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:q.properties.request.properties.
method,data:f}],!1;if(!ht.test(f))return z.errors=[{instancePath:t+"/request/method",schemaPath:"#/properties/request/properties/method/pattern",keyword:"patter\
n",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:q.properties.request.properties.method,data:f}],!1}else return z.
errors=[{instancePath:t+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type:"string"},schema:q.properties.request.
properties.method.type,parentSchema:q.properties.request.properties.method,data:f}],!1;var V=u===e}else var V=!0;if(V){if(y.url!==void 0){let f=y.url;const u=e;
if(e===u)if(typeof f=="string"){if(A(f)>65536)return z.errors=[{instancePath:t+"/request/url",schemaPath:"#/properties/request/properties/url/maxLength",keyword:"\
maxLength",params:{limit:65536},schema:65536,parentSchema:q.properties.request.properties.url,data:f}],!1}else return z.errors=[{instancePath:t+"/request/url",schemaPath:"\
#/properties/request/properties/url/type",keyword:"type",params:{type:"string"},schema:q.properties.request.properties.url.type,parentSchema:q.properties.request.
properties.url,data:f}],!1;var V=u===e}else var V=!0;if(V){if(y.headers!==void 0){const f=e;Ge(y.headers,{instancePath:t+"/request/headers",parentData:y,parentDataProperty:"\
headers",rootData:x,dynamicAnchors:S})||(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var V=f===e}else var V=!0;if(V){if(y.body!==void 0){let f=y.body;const u=e,
b=e;let w=!1;const B=e;if(f!==null){const C={instancePath:t+"/request/body",schemaPath:"#/properties/request/properties/body/anyOf/0/type",keyword:"type",params:{
type:"null"},schema:q.properties.request.properties.body.anyOf[0].type,parentSchema:q.properties.request.properties.body.anyOf[0],data:f};s===null?s=[C]:s.push(
C),e++}var o=B===e;if(w=w||o,!w){const C=e;Se(f,{instancePath:t+"/request/body",parentData:y,parentDataProperty:"body",rootData:x,dynamicAnchors:S})||(s=s===null?
Se.errors:s.concat(Se.errors),e=s.length);var o=C===e;w=w||o}if(w)e=b,s!==null&&(b?s.length=b:s=null);else{const C={instancePath:t+"/request/body",schemaPath:"#\
/properties/request/properties/body/anyOf",keyword:"anyOf",params:{},schema:q.properties.request.properties.body.anyOf,parentSchema:q.properties.request.properties.
body,data:f};return s===null?s=[C]:s.push(C),e++,z.errors=s,!1}var V=u===e}else var V=!0;if(V)if(y.connection!==void 0){let f=y.connection;const u=e;if(e===u)if(typeof f==
"string"){if(A(f)>64)return z.errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/connection/maxLength",keyword:"maxLength",
params:{limit:64},schema:64,parentSchema:q.properties.request.properties.connection,data:f}],!1;if(!Kr.test(f))return z.errors=[{instancePath:t+"/request/connec\
tion",schemaPath:"#/properties/request/properties/connection/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:q.properties.
request.properties.connection,data:f}],!1}else return z.errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/connection/typ\
e",keyword:"type",params:{type:"string"},schema:q.properties.request.properties.connection.type,parentSchema:q.properties.request.properties.connection,data:f}],
!1;var V=u===e}else var V=!0}}}}}}}else return z.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},
schema:q.properties.request.type,parentSchema:q.properties.request,data:y}],!1;var D=W===e}else var D=!0;if(D){if(r.reply!==void 0){let y=r.reply;const W=e;if(!(y&&
typeof y=="object"&&!Array.isArray(y))&&y!==null)return z.errors=[{instancePath:t+"/reply",schemaPath:"#/properties/reply/type",keyword:"type",params:{type:q.properties.
reply.type},schema:q.properties.reply.type,parentSchema:q.properties.reply,data:y}],!1;if(e===W&&y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.status===void 0&&
(a="status")||y.reason===void 0&&(a="reason")||y.headers===void 0&&(a="headers")||y.body===void 0&&(a="body"))return z.errors=[{instancePath:t+"/reply",schemaPath:"\
#/properties/reply/required",keyword:"required",params:{missingProperty:a},schema:q.properties.reply.required,parentSchema:q.properties.reply,data:y}],!1;{const l=e;
for(const f in y)if(!(f==="status"||f==="reason"||f==="headers"||f==="body")){return z.errors=[{instancePath:t+"/reply",schemaPath:"#/properties/reply/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:q.properties.reply,data:y}],!1;break}if(l===e){if(y.status!==void 0){
let f=y.status;const u=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return z.errors=[{instancePath:t+"/reply/status",schemaPath:"#/properties/repl\
y/properties/status/type",keyword:"type",params:{type:"integer"},schema:q.properties.reply.properties.status.type,parentSchema:q.properties.reply.properties.status,
data:f}],!1;if(e===u&&typeof f=="number"&&isFinite(f)){if(f>999||isNaN(f))return z.errors=[{instancePath:t+"/reply/status",schemaPath:"#/properties/reply/proper\
ties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,parentSchema:q.properties.reply.properties.status,data:f}],!1;if(f<0||isNaN(
f))return z.errors=[{instancePath:t+"/reply/status",schemaPath:"#/properties/reply/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:q.properties.reply.properties.status,data:f}],!1}var c=u===e}else var c=!0;if(c){if(y.reason!==void 0){let f=y.reason;const u=e;if(e===u)if(typeof f==
"string"){if(A(f)>131072)return z.errors=[{instancePath:t+"/reply/reason",schemaPath:"#/properties/reply/properties/reason/maxLength",keyword:"maxLength",params:{
limit:131072},schema:131072,parentSchema:q.properties.reply.properties.reason,data:f}],!1}else return z.errors=[{instancePath:t+"/reply/reason",schemaPath:"#/pr\
operties/reply/properties/reason/type",keyword:"type",params:{type:"string"},schema:q.properties.reply.properties.reason.type,parentSchema:q.properties.reply.properties.
reason,data:f}],!1;var c=u===e}else var c=!0;if(c){if(y.headers!==void 0){const f=e;Ge(y.headers,{instancePath:t+"/reply/headers",parentData:y,parentDataProperty:"\
headers",rootData:x,dynamicAnchors:S})||(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var c=f===e}else var c=!0;if(c)if(y.body!==void 0){const f=e;Se(y.
body,{instancePath:t+"/reply/body",parentData:y,parentDataProperty:"body",rootData:x,dynamicAnchors:S})||(s=s===null?Se.errors:s.concat(Se.errors),e=s.length);var c=f===
e}else var c=!0}}}}}var D=W===e}else var D=!0;if(D){if(r.failure!==void 0){let y=r.failure;const W=e;if(!(y&&typeof y=="object"&&!Array.isArray(y))&&y!==null)return z.
errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:q.properties.failure.type},schema:q.properties.failure.type,
parentSchema:q.properties.failure,data:y}],!1;if(e===W&&y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.kind===void 0&&(a="kind")||y.message===void 0&&(a="\
message"))return z.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:a},schema:q.properties.
failure.required,parentSchema:q.properties.failure,data:y}],!1;{const l=e;for(const f in y)if(!(f==="kind"||f==="message")){return z.errors=[{instancePath:t+"/f\
ailure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:q.properties.
failure,data:y}],!1;break}if(l===e){if(y.kind!==void 0){let f=y.kind;const u=e;if(!(f==="dns"||f==="refused"||f==="reset"||f==="timeout"||f==="tls"||f==="proxy"||
f==="not-sent"||f==="no-token"||f==="not-alterable"||f==="not-sendable"||f==="pool-exhausted"||f==="no-reservation-id"||f==="framing"||f==="network"))return z.errors=
[{instancePath:t+"/failure/kind",schemaPath:"#/properties/failure/properties/kind/enum",keyword:"enum",params:{allowedValues:q.properties.failure.properties.kind.
enum},schema:q.properties.failure.properties.kind.enum,parentSchema:q.properties.failure.properties.kind,data:f}],!1;var T=u===e}else var T=!0;if(T)if(y.message!==
void 0){let f=y.message;const u=e;if(e===u)if(typeof f=="string"){if(A(f)>2e5)return z.errors=[{instancePath:t+"/failure/message",schemaPath:"#/properties/failu\
re/properties/message/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:q.properties.failure.properties.message,data:f}],!1}else return z.
errors=[{instancePath:t+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},schema:q.properties.failure.
properties.message.type,parentSchema:q.properties.failure.properties.message,data:f}],!1;var T=u===e}else var T=!0}}}var D=W===e}else var D=!0;if(D){if(r.sentAt!==
void 0){const y=e;yr(r.sentAt,{instancePath:t+"/sentAt",parentData:r,parentDataProperty:"sentAt",rootData:x,dynamicAnchors:S})||(s=s===null?yr.errors:s.concat(yr.
errors),e=s.length);var D=y===e}else var D=!0;if(D){if(r.durationMs!==void 0){let y=r.durationMs;const W=e;if(e===W)if(typeof y=="number"&&isFinite(y)){if(y>864e5||
isNaN(y))return z.errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,
parentSchema:q.properties.durationMs,data:y}],!1;if(y<-864e5||isNaN(y))return z.errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:-864e5},schema:-864e5,parentSchema:q.properties.durationMs,data:y}],!1}else return z.errors=[{instancePath:t+
"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"},schema:q.properties.durationMs.type,parentSchema:q.properties.durationMs,
data:y}],!1;var D=W===e}else var D=!0;if(D){if(r.issued!==void 0){let y=r.issued;const W=e;if(e===W)if(Array.isArray(y)){if(y.length>1e3)return z.errors=[{instancePath:t+
"/issued",schemaPath:"#/properties/issued/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:q.properties.issued,data:y}],!1;{var N=!0;const a=y.
length;for(let l=0;l<a;l++){let f=y[l];const u=e;if(e===u)if(f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.tag===void 0&&(w="tag")||f.format===void 0&&(w=
"format")||f.headerSafe===void 0&&(w="headerSafe"))return z.errors=[{instancePath:t+"/issued/"+l,schemaPath:"#/properties/issued/items/required",keyword:"requir\
ed",params:{missingProperty:w},schema:q.properties.issued.items.required,parentSchema:q.properties.issued.items,data:f}],!1;{const B=e;for(const _ in f)if(!(_===
"flaw"||_==="tag"||_==="format"||_==="headerSafe")){return z.errors=[{instancePath:t+"/issued/"+l,schemaPath:"#/properties/issued/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:q.properties.issued.items,data:f}],!1;break}if(B===e){if(f.flaw!==void 0){let _=f.flaw;
const C=e;if(!(_==="unsendable"||_==="guessable"||_==="telltale"))return z.errors=[{instancePath:t+"/issued/"+l+"/flaw",schemaPath:"#/properties/issued/items/pr\
operties/flaw/enum",keyword:"enum",params:{allowedValues:q.properties.issued.items.properties.flaw.enum},schema:q.properties.issued.items.properties.flaw.enum,parentSchema:q.
properties.issued.items.properties.flaw,data:_}],!1;var O=C===e}else var O=!0;if(O){if(f.tag!==void 0){let _=f.tag;const C=e;if(e===C)if(typeof _=="string"){if(A(
_)>8)return z.errors=[{instancePath:t+"/issued/"+l+"/tag",schemaPath:"#/properties/issued/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:8},schema:8,
parentSchema:q.properties.issued.items.properties.tag,data:_}],!1;if(!yt.test(_))return z.errors=[{instancePath:t+"/issued/"+l+"/tag",schemaPath:"#/properties/i\
ssued/items/properties/tag/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:q.properties.issued.items.properties.
tag,data:_}],!1}else return z.errors=[{instancePath:t+"/issued/"+l+"/tag",schemaPath:"#/properties/issued/items/properties/tag/type",keyword:"type",params:{type:"\
string"},schema:q.properties.issued.items.properties.tag.type,parentSchema:q.properties.issued.items.properties.tag,data:_}],!1;var O=C===e}else var O=!0;if(O){
if(f.format!==void 0){let _=f.format;const C=e;if(!(_==="jwt"||_==="opaque"))return z.errors=[{instancePath:t+"/issued/"+l+"/format",schemaPath:"#/properties/is\
sued/items/properties/format/enum",keyword:"enum",params:{allowedValues:q.properties.issued.items.properties.format.enum},schema:q.properties.issued.items.properties.
format.enum,parentSchema:q.properties.issued.items.properties.format,data:_}],!1;var O=C===e}else var O=!0;if(O)if(f.headerSafe!==void 0){let _=f.headerSafe;const C=e;
if(typeof _!="boolean")return z.errors=[{instancePath:t+"/issued/"+l+"/headerSafe",schemaPath:"#/properties/issued/items/properties/headerSafe/type",keyword:"ty\
pe",params:{type:"boolean"},schema:q.properties.issued.items.properties.headerSafe.type,parentSchema:q.properties.issued.items.properties.headerSafe,data:_}],!1;
var O=C===e}else var O=!0}}}}}else return z.errors=[{instancePath:t+"/issued/"+l,schemaPath:"#/properties/issued/items/type",keyword:"type",params:{type:"object"},
schema:q.properties.issued.items.type,parentSchema:q.properties.issued.items,data:f}],!1;var N=u===e;if(!N)break}}}else return z.errors=[{instancePath:t+"/issue\
d",schemaPath:"#/properties/issued/type",keyword:"type",params:{type:"array"},schema:q.properties.issued.type,parentSchema:q.properties.issued,data:y}],!1;var D=W===
e}else var D=!0;if(D){if(r.waits!==void 0){let y=r.waits;const W=e;if(e===W)if(Array.isArray(y)){if(y.length>100)return z.errors=[{instancePath:t+"/waits",schemaPath:"\
#/properties/waits/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:q.properties.waits,data:y}],!1;{var Z=!0;const a=y.length;for(let l=0;l<
a;l++){let f=y[l];const u=e;if(e===u)if(f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.status===void 0&&(w="status")||f.retryAfter===void 0&&(w="retryAfte\
r")||f.waitedMs===void 0&&(w="waitedMs"))return z.errors=[{instancePath:t+"/waits/"+l,schemaPath:"#/properties/waits/items/required",keyword:"required",params:{
missingProperty:w},schema:q.properties.waits.items.required,parentSchema:q.properties.waits.items,data:f}],!1;{const B=e;for(const _ in f)if(!(_==="status"||_===
"retryAfter"||_==="waitedMs")){return z.errors=[{instancePath:t+"/waits/"+l,schemaPath:"#/properties/waits/items/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:_},schema:!1,parentSchema:q.properties.waits.items,data:f}],!1;break}if(B===e){if(f.status!==void 0){let _=f.status;const C=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return z.errors=[{instancePath:t+"/waits/"+l+"/status",schemaPath:"#/properties/waits/items/properties/status/type",keyword:"\
type",params:{type:"integer"},schema:q.properties.waits.items.properties.status.type,parentSchema:q.properties.waits.items.properties.status,data:_}],!1;if(e===
C&&typeof _=="number"&&isFinite(_)){if(_>999||isNaN(_))return z.errors=[{instancePath:t+"/waits/"+l+"/status",schemaPath:"#/properties/waits/items/properties/st\
atus/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,parentSchema:q.properties.waits.items.properties.status,data:_}],!1;if(_<0||isNaN(
_))return z.errors=[{instancePath:t+"/waits/"+l+"/status",schemaPath:"#/properties/waits/items/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:q.properties.waits.items.properties.status,data:_}],!1}var k=C===e}else var k=!0;if(k){if(f.retryAfter!==void 0){let _=f.retryAfter;
const C=e;if(typeof _!="string"&&_!==null)return z.errors=[{instancePath:t+"/waits/"+l+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/\
type",keyword:"type",params:{type:q.properties.waits.items.properties.retryAfter.type},schema:q.properties.waits.items.properties.retryAfter.type,parentSchema:q.
properties.waits.items.properties.retryAfter,data:_}],!1;if(e===C&&typeof _=="string"&&A(_)>131072)return z.errors=[{instancePath:t+"/waits/"+l+"/retryAfter",schemaPath:"\
#/properties/waits/items/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:q.properties.waits.items.properties.
retryAfter,data:_}],!1;var k=C===e}else var k=!0;if(k)if(f.waitedMs!==void 0){let _=f.waitedMs;const C=e;if(e===C)if(typeof _=="number"&&isFinite(_)){if(_>864e5||
isNaN(_))return z.errors=[{instancePath:t+"/waits/"+l+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:864e5},schema:864e5,parentSchema:q.properties.waits.items.properties.waitedMs,data:_}],!1;if(_<0||isNaN(_))return z.errors=[{instancePath:t+"/waits/"+
l+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.
waits.items.properties.waitedMs,data:_}],!1}else return z.errors=[{instancePath:t+"/waits/"+l+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waited\
Ms/type",keyword:"type",params:{type:"number"},schema:q.properties.waits.items.properties.waitedMs.type,parentSchema:q.properties.waits.items.properties.waitedMs,
data:_}],!1;var k=C===e}else var k=!0}}}}else return z.errors=[{instancePath:t+"/waits/"+l,schemaPath:"#/properties/waits/items/type",keyword:"type",params:{type:"\
object"},schema:q.properties.waits.items.type,parentSchema:q.properties.waits.items,data:f}],!1;var Z=u===e;if(!Z)break}}}else return z.errors=[{instancePath:t+
"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type:"array"},schema:q.properties.waits.type,parentSchema:q.properties.waits,data:y}],!1;var D=W===
e}else var D=!0;if(D){if(r.leased!==void 0){let y=r.leased;const W=e;if(e===W)if(Array.isArray(y)){if(y.length>100)return z.errors=[{instancePath:t+"/leased",schemaPath:"\
#/properties/leased/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:q.properties.leased,data:y}],!1;if(y.length<1)return z.errors=[{instancePath:t+
"/leased",schemaPath:"#/properties/leased/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:q.properties.leased,data:y}],!1;{var j=!0;const a=y.
length;for(let l=0;l<a;l++){let f=y[l];const u=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return z.errors=[{instancePath:t+"/leased/"+l,schemaPath:"\
#/properties/leased/items/type",keyword:"type",params:{type:"integer"},schema:q.properties.leased.items.type,parentSchema:q.properties.leased.items,data:f}],!1;
if(e===u&&typeof f=="number"&&isFinite(f)){if(f>2e4||isNaN(f))return z.errors=[{instancePath:t+"/leased/"+l,schemaPath:"#/properties/leased/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.properties.leased.items,data:f}],!1;if(f<0||isNaN(f))return z.errors=[{instancePath:t+"/le\
ased/"+l,schemaPath:"#/properties/leased/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.leased.items,data:f}],
!1}var j=u===e;if(!j)break}}}else return z.errors=[{instancePath:t+"/leased",schemaPath:"#/properties/leased/type",keyword:"type",params:{type:"array"},schema:q.
properties.leased.type,parentSchema:q.properties.leased,data:y}],!1;var D=W===e}else var D=!0;if(D){if(r.assumed!==void 0){let y=r.assumed;const W=e;if(y!==!0)return z.
errors=[{instancePath:t+"/assumed",schemaPath:"#/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.assumed,
data:y}],!1;var D=W===e}else var D=!0;if(D){if(r.received!==void 0){let y=r.received;const W=e;if(e===W)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.
scene===void 0&&(a="scene")||y.connection===void 0&&(a="connection")||y.reused===void 0&&(a="reused")||y.protocol===void 0&&(a="protocol")||y.tls===void 0&&(a="\
tls")||y.bodyMs===void 0&&(a="bodyMs"))return z.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/required",keyword:"required",params:{missingProperty:a},
schema:q.properties.received.required,parentSchema:q.properties.received,data:y}],!1;{const l=e;for(const f in y)if(!He.call(q.properties.received.properties,f)){
return z.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},
schema:!1,parentSchema:q.properties.received,data:y}],!1;break}if(l===e){if(y.scene!==void 0){let f=y.scene;const u=e;if(e===u)if(typeof f=="string"){if(A(f)>64)
return z.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/received/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,
parentSchema:q.properties.received.properties.scene,data:f}],!1;if(!Kr.test(f))return z.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/recei\
ved/properties/scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:q.properties.received.properties.scene,data:f}],
!1}else return z.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/received/properties/scene/type",keyword:"type",params:{type:"string"},schema:q.
properties.received.properties.scene.type,parentSchema:q.properties.received.properties.scene,data:f}],!1;var P=u===e}else var P=!0;if(P){if(y.connection!==void 0){
let f=y.connection;const u=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return z.errors=[{instancePath:t+"/received/connection",schemaPath:"#/prop\
erties/received/properties/connection/type",keyword:"type",params:{type:"integer"},schema:q.properties.received.properties.connection.type,parentSchema:q.properties.
received.properties.connection,data:f}],!1;if(e===u&&typeof f=="number"&&isFinite(f)){if(f>2e4||isNaN(f))return z.errors=[{instancePath:t+"/received/connection",
schemaPath:"#/properties/received/properties/connection/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.properties.received.
properties.connection,data:f}],!1;if(f<1||isNaN(f))return z.errors=[{instancePath:t+"/received/connection",schemaPath:"#/properties/received/properties/connecti\
on/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:q.properties.received.properties.connection,data:f}],!1}var P=u===e}else var P=!0;
if(P){if(y.reused!==void 0){let f=y.reused;const u=e;if(typeof f!="boolean")return z.errors=[{instancePath:t+"/received/reused",schemaPath:"#/properties/receive\
d/properties/reused/type",keyword:"type",params:{type:"boolean"},schema:q.properties.received.properties.reused.type,parentSchema:q.properties.received.properties.
reused,data:f}],!1;var P=u===e}else var P=!0;if(P){if(y.protocol!==void 0){let f=y.protocol;const u=e;if(!(f==="HTTP/1.0"||f==="HTTP/1.1"||f==="HTTP/2"||f==="HT\
TP/3"||f==="unknown"))return z.errors=[{instancePath:t+"/received/protocol",schemaPath:"#/properties/received/properties/protocol/enum",keyword:"enum",params:{allowedValues:q.
properties.received.properties.protocol.enum},schema:q.properties.received.properties.protocol.enum,parentSchema:q.properties.received.properties.protocol,data:f}],
!1;var P=u===e}else var P=!0;if(P){if(y.tls!==void 0){let f=y.tls;const u=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return z.errors=[{instancePath:t+
"/received/tls",schemaPath:"#/properties/received/properties/tls/type",keyword:"type",params:{type:q.properties.received.properties.tls.type},schema:q.properties.
received.properties.tls.type,parentSchema:q.properties.received.properties.tls,data:f}],!1;if(e===u&&f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.protocol===
void 0&&(w="protocol")||f.serverName===void 0&&(w="serverName"))return z.errors=[{instancePath:t+"/received/tls",schemaPath:"#/properties/received/properties/tl\
s/required",keyword:"required",params:{missingProperty:w},schema:q.properties.received.properties.tls.required,parentSchema:q.properties.received.properties.tls,
data:f}],!1;{const B=e;for(const _ in f)if(!(_==="protocol"||_==="serverName")){return z.errors=[{instancePath:t+"/received/tls",schemaPath:"#/properties/receiv\
ed/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:q.properties.received.properties.tls,
data:f}],!1;break}if(B===e){if(f.protocol!==void 0){let _=f.protocol;const C=e;if(e===C)if(typeof _=="string"){if(A(_)>16)return z.errors=[{instancePath:t+"/rec\
eived/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/maxLength",keyword:"maxLength",params:{limit:16},schema:16,parentSchema:q.
properties.received.properties.tls.properties.protocol,data:_}],!1}else return z.errors=[{instancePath:t+"/received/tls/protocol",schemaPath:"#/properties/recei\
ved/properties/tls/properties/protocol/type",keyword:"type",params:{type:"string"},schema:q.properties.received.properties.tls.properties.protocol.type,parentSchema:q.
properties.received.properties.tls.properties.protocol,data:_}],!1;var Y=C===e}else var Y=!0;if(Y)if(f.serverName!==void 0){let _=f.serverName;const C=e;if(typeof _!=
"string"&&_!==null)return z.errors=[{instancePath:t+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/properties/serverName/type",keyword:"\
type",params:{type:q.properties.received.properties.tls.properties.serverName.type},schema:q.properties.received.properties.tls.properties.serverName.type,parentSchema:q.
properties.received.properties.tls.properties.serverName,data:_}],!1;if(e===C&&typeof _=="string"&&A(_)>253)return z.errors=[{instancePath:t+"/received/tls/serv\
erName",schemaPath:"#/properties/received/properties/tls/properties/serverName/maxLength",keyword:"maxLength",params:{limit:253},schema:253,parentSchema:q.properties.
received.properties.tls.properties.serverName,data:_}],!1;var Y=C===e}else var Y=!0}}}var P=u===e}else var P=!0;if(P){if(y.bodyMs!==void 0){let f=y.bodyMs;const u=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return z.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs\
/type",keyword:"type",params:{type:"integer"},schema:q.properties.received.properties.bodyMs.type,parentSchema:q.properties.received.properties.bodyMs,data:f}],
!1;if(e===u&&typeof f=="number"&&isFinite(f)){if(f>864e5||isNaN(f))return z.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/received/propert\
ies/bodyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:q.properties.received.properties.bodyMs,data:f}],!1;if(f<0||
isNaN(f))return z.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:q.properties.received.properties.bodyMs,data:f}],!1}var P=u===e}else var P=!0;if(P){if(y.astray!==void 0){let f=y.astray;const u=e;
if(f!==!0)return z.errors=[{instancePath:t+"/received/astray",schemaPath:"#/properties/received/properties/astray/const",keyword:"const",params:{allowedValue:!0},
schema:!0,parentSchema:q.properties.received.properties.astray,data:f}],!1;var P=u===e}else var P=!0;if(P){if(y.aborted!==void 0){let f=y.aborted;const u=e;if(f!==
!0)return z.errors=[{instancePath:t+"/received/aborted",schemaPath:"#/properties/received/properties/aborted/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:q.properties.received.properties.aborted,data:f}],!1;var P=u===e}else var P=!0;if(P)if(y.lost!==void 0){let f=y.lost;const u=e;if(f!==!0)return z.errors=
[{instancePath:t+"/received/lost",schemaPath:"#/properties/received/properties/lost/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.
received.properties.lost,data:f}],!1;var P=u===e}else var P=!0}}}}}}}}}}else return z.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/type",
keyword:"type",params:{type:"object"},schema:q.properties.received.type,parentSchema:q.properties.received,data:y}],!1;var D=W===e}else var D=!0;if(D)if(r.guestAbsent!==
void 0){let y=r.guestAbsent;const W=e;if(e===W)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.met===void 0&&(a="met"))return z.errors=[{instancePath:t+
"/guestAbsent",schemaPath:"#/properties/guestAbsent/required",keyword:"required",params:{missingProperty:a},schema:q.properties.guestAbsent.required,parentSchema:q.
properties.guestAbsent,data:y}],!1;{const l=e;for(const f in y)if(!(f==="met"||f==="assumed")){return z.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/pro\
perties/guestAbsent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:q.properties.guestAbsent,data:y}],
!1;break}if(l===e){if(y.met!==void 0){let f=y.met;const u=e;if(e===u)if(typeof f=="string"){if(A(f)>2e5)return z.errors=[{instancePath:t+"/guestAbsent/met",schemaPath:"\
#/properties/guestAbsent/properties/met/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:q.properties.guestAbsent.properties.met,data:f}],
!1}else return z.errors=[{instancePath:t+"/guestAbsent/met",schemaPath:"#/properties/guestAbsent/properties/met/type",keyword:"type",params:{type:"string"},schema:q.
properties.guestAbsent.properties.met.type,parentSchema:q.properties.guestAbsent.properties.met,data:f}],!1;var G=u===e}else var G=!0;if(G)if(y.assumed!==void 0){
let f=y.assumed;const u=e;if(f!==!0)return z.errors=[{instancePath:t+"/guestAbsent/assumed",schemaPath:"#/properties/guestAbsent/properties/assumed/const",keyword:"\
const",params:{allowedValue:!0},schema:!0,parentSchema:q.properties.guestAbsent.properties.assumed,data:f}],!1;var G=u===e}else var G=!0}}}else return z.errors=
[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent/type",keyword:"type",params:{type:"object"},schema:q.properties.guestAbsent.type,parentSchema:q.
properties.guestAbsent,data:y}],!1;var D=W===e}else var D=!0}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:q.type,parentSchema:q,data:r}],!1;return z.errors=s,e===0}export const verdict=ye;const se={$schema:"https://json-schema.org/draft/2020-12/schem\
a",$id:"verdict.schema.json",type:"object",additionalProperties:!1,required:["verdict","subject","target","suite","product","claims","profile","times","stopped",
"counts","tested","causes","requirements"],properties:{verdict:{enum:["not-certified","incomplete","inconclusive","certified"]},subject:{enum:["service","client"]},
target:{$ref:"run.schema.json#/$defs/target"},suite:{$ref:"run.schema.json#/$defs/suite"},product:{$ref:"run.schema.json#/properties/context/properties/product"},
claims:{type:"array",items:{$ref:"certification.schema.json#/$defs/claim"},maxItems:20,uniqueItems:!0},profile:{type:["object","null"],additionalProperties:!1,required:[
"name","digest"],properties:{name:{type:["string","null"],maxLength:200},digest:{$ref:"run.schema.json#/$defs/sha256"}}},times:{$ref:"run.schema.json#/$defs/tim\
es"},stopped:{type:["string","null"],maxLength:2e5},counts:{type:"object",additionalProperties:!1,required:["passed","failed","warning","review","inconclusive",
"not-applicable","not-testable","observed"],properties:{passed:{$ref:"#/$defs/count"},failed:{$ref:"#/$defs/count"},warning:{$ref:"#/$defs/count"},review:{$ref:"\
#/$defs/count"},inconclusive:{$ref:"#/$defs/count"},"not-applicable":{$ref:"#/$defs/count"},"not-testable":{$ref:"#/$defs/count"},observed:{$ref:"#/$defs/count"}}},
tested:{$ref:"#/$defs/tested"},causes:{type:"array",items:{$ref:"#/$defs/cause"},maxItems:2e4},requirements:{type:"array",items:{$ref:"#/$defs/instance"},maxItems:2e4},
baseline:{$ref:"#/$defs/baseline"}},$defs:{count:{type:"integer",minimum:0,maximum:2e4},share:{type:"object",additionalProperties:!1,required:["tested","all"],properties:{
tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}},untested:{type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["by","inst\
ances"],properties:{by:{type:"string",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}},tested:{type:"object",additionalProperties:!1,required:["re\
quirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided","notRun","withoutInstance","remarks"],properties:{requirements:{$ref:"#/$def\
s/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},notArisen:{
$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{type:"array",maxItems:2e3,items:{type:"string",maxLength:200}},
remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},cause:{type:"object",additionalProperties:!1,required:["id","title","outcome","instanc\
es"],properties:{id:{type:"string",minLength:1,maxLength:2e4},title:{type:"string",minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconc\
lusive"]},instances:{type:"array",minItems:1,items:{type:"string",maxLength:2e3},maxItems:2e4}}},instance:{type:"object",additionalProperties:!1,required:["id",
"requirement","title","level","basis","clause","operation","outcome"],properties:{id:{type:"string",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},
title:{type:"string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["document","rfc","profile","observed"]},clause:{type:"string",maxLength:200},
operation:{$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed","failed","warning","review","inconclusive","not-applicable","not-testable",
"observed"]},reason:{type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"exchange.schema.json#/properties/id"},maxItems:1e5}}},failing:{type:"obje\
ct",additionalProperties:!1,required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{type:"st\
ring",maxLength:2e5}}},known:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},reason:{type:"string",maxLength:2e5},
owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}},baseline:{type:"object",additionalProperties:!1,required:["file","new","stillFailing",
"fixed","expired","undecided","notTested","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/failing"},
maxItems:2e4},stillFailing:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{type:"\
array",items:{$ref:"#/$defs/known"},maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"#/$def\
s/known"},maxItems:2e4},notInPlan:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},
error:{type:"object",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["exitCode","message"],properties:{
exitCode:{type:"integer",enum:[2,3]},message:{type:"string",minLength:1,maxLength:1e6}}}}}}};function or(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.baseUrl===void 0&&(v="baseUrl")||r.authUrl===
void 0&&(v="authUrl")||r.environment===void 0&&(v="environment")||r.embedded===void 0&&(v="embedded"))return or.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:v},schema:we.required,parentSchema:we,data:r}],!1;{const d=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p===
"environment"||p==="embedded"||p==="shared")){return or.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:we,data:r}],!1;break}if(d===e){if(r.baseUrl!==void 0){const p=e;$e(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"\
baseUrl",rootData:x,dynamicAnchors:S})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;$e(
r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"authUrl",rootData:x,dynamicAnchors:S})||(s=s===null?$e.errors:s.concat($e.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.environment;const m=e;if(!(p==="sandbox"||p==="mock"))return or.errors=[{instancePath:t+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:we.properties.environment.enum},schema:we.properties.environment.enum,
parentSchema:we.properties.environment,data:p}],!1;var i=m===e}else var i=!0;if(i){if(r.embedded!==void 0){let p=r.embedded;const m=e;if(typeof p!="boolean")return or.
errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:we.properties.embedded.type,parentSchema:we.
properties.embedded,data:p}],!1;var i=m===e}else var i=!0;if(i)if(r.shared!==void 0){let p=r.shared;const m=e;if(p!==!0)return or.errors=[{instancePath:t+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:we.properties.shared,data:p}],!1;var i=m===e}else var i=!0}}}}}}else
return or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:r}],!1;return or.errors=s,e===0}
function mr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let v;if(r.version===void 0&&(v="version")||r.digest===void 0&&(v="digest"))return mr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:v},schema:De.required,parentSchema:De,data:r}],!1;{const d=e;for(const p in r)if(!(p==="version"||p==="digest")){return mr.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:De,data:r}],!1;break}if(d===
e){if(r.version!==void 0){let p=r.version;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>64)return mr.errors=[{instancePath:t+"/version",schemaPath:"#/proper\
ties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:De.properties.version,data:p}],!1;if(!nt.test(p))return mr.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:De.properties.
version,data:p}],!1}else return mr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:De.properties.
version.type,parentSchema:De.properties.version,data:p}],!1;var i=m===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;Ze(r.digest,{instancePath:t+"/digest",
parentData:r,parentDataProperty:"digest",rootData:x,dynamicAnchors:S})||(s=s===null?Ze.errors:s.concat(Ze.errors),e=s.length);var i=p===e}else var i=!0}}}else return mr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.type,parentSchema:De,data:r}],!1;return mr.errors=s,e===0}const Er={
description:"The product for which certification is sought; null where none was named.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/produc\
t"}],wanted:"null, or name, version and vendor of a product"};function Fr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){
let s=null,e=0;const i=e;let v=!1;const d=e;if(r!==null){const m={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"},schema:Er.anyOf[0].
type,parentSchema:Er.anyOf[0],data:r};s===null?s=[m]:s.push(m),e++}var p=d===e;if(v=v||p,!v){const m=e;Ne(r,{instancePath:t,parentData:Q,parentDataProperty:J,rootData:x,
dynamicAnchors:S})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var p=m===e;v=v||p}if(v)e=i,s!==null&&(i?s.length=i:s=null);else{const m={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:Er.anyOf,parentSchema:Er,data:r};return s===null?s=[m]:s.push(m),e++,Fr.errors=s,!1}return Fr.errors=s,e===
0}function Cr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;return r==="token-form"||r==="token-js\
on"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"||r==="older-check-out"?(Cr.errors=s,e===0):(Cr.errors=[{instancePath:t,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:br.enum},schema:br.enum,parentSchema:br,data:r}],!1)}function wr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(A(r)>64)return wr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:Je,data:r}],!1;if(!Dr.test(r))return wr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:Je,data:r}],!1}else return wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:Je.type,parentSchema:Je,data:r}],!1;return wr.errors=s,e===0}function xr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,
dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.startedAt===void 0&&(v="startedAt")||r.endedAt===void 0&&
(v="endedAt"))return xr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:pr.required,parentSchema:pr,data:r}],
!1;{const d=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return xr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:p},schema:!1,parentSchema:pr,data:r}],!1;break}if(d===e){if(r.startedAt!==void 0){const p=e;fe(r.startedAt,{instancePath:t+
"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:S})||(s=s===null?fe.errors:s.concat(fe.errors),e=s.length);var i=p===e}else var i=!0;
if(i)if(r.endedAt!==void 0){const p=e;fe(r.endedAt,{instancePath:t+"/endedAt",parentData:r,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:S})||(s=s===null?
fe.errors:s.concat(fe.errors),e=s.length);var i=p===e}else var i=!0}}}else return xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:pr.type,parentSchema:pr,data:r}],!1;return xr.errors=s,e===0}const Vr={type:"integer",minimum:0,maximum:2e4};function re(r,{instancePath:t="",parentData:Q,
parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},schema:Vr.type,parentSchema:Vr,data:r}],!1;if(e===0&&typeof r=="number"&&isFinite(r)){if(r>2e4||isNaN(
r))return re.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:Vr,data:r}],!1;if(r<0||
isNaN(r))return re.errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Vr,data:r}],!1}return re.
errors=s,e===0}const Oe={type:"object",additionalProperties:!1,required:["requirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided",
"notRun","withoutInstance","remarks"],properties:{requirements:{$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{
$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{
type:"array",maxItems:2e3,items:{type:"string",maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},Mr={type:"object",additionalProperties:!1,
required:["tested","all"],properties:{tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}};function lr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.tested===void 0&&(v="tested")||r.all===void 0&&
(v="all"))return lr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:Mr.required,parentSchema:Mr,data:r}],!1;
{const d=e;for(const p in r)if(!(p==="tested"||p==="all")){return lr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p},schema:!1,parentSchema:Mr,data:r}],!1;break}if(d===e){if(r.tested!==void 0){const p=e;re(r.tested,{instancePath:t+"/tested",parentData:r,
parentDataProperty:"tested",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.all!==void 0){
const p=e;re(r.all,{instancePath:t+"/all",parentData:r,parentDataProperty:"all",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);
var i=p===e}else var i=!0}}}else return lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Mr.type,parentSchema:Mr,data:r}],
!1;return lr.errors=s,e===0}const We={type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["by","instances"],properties:{by:{type:"s\
tring",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}};function Fe(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return Fe.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,
parentSchema:We,data:r}],!1;{var i=!0;const d=r.length;for(let p=0;p<d;p++){let m=r[p];const g=e;if(e===g)if(m&&typeof m=="object"&&!Array.isArray(m)){let V;if(m.
by===void 0&&(V="by")||m.instances===void 0&&(V="instances"))return Fe.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:V},
schema:We.items.required,parentSchema:We.items,data:m}],!1;{const o=e;for(const c in m)if(!(c==="by"||c==="instances")){return Fe.errors=[{instancePath:t+"/"+p,
schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:We.items,data:m}],!1;break}if(o===
e){if(m.by!==void 0){let c=m.by;const T=e;if(e===T)if(typeof c=="string"){if(A(c)>200)return Fe.errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properti\
es/by/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:We.items.properties.by,data:c}],!1;if(A(c)<1)return Fe.errors=[{instancePath:t+"\
/"+p+"/by",schemaPath:"#/items/properties/by/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:We.items.properties.by,data:c}],!1}else return Fe.
errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properties/by/type",keyword:"type",params:{type:"string"},schema:We.items.properties.by.type,parentSchema:We.
items.properties.by,data:c}],!1;var v=T===e}else var v=!0;if(v)if(m.instances!==void 0){const c=e;re(m.instances,{instancePath:t+"/"+p+"/instances",parentData:m,
parentDataProperty:"instances",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var v=c===e}else var v=!0}}}else return Fe.errors=
[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:We.items.type,parentSchema:We.items,data:m}],!1;var i=g===e;if(!i)
break}}}else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:We.type,parentSchema:We,data:r}],!1;return Fe.errors=
s,e===0}function Ee(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let p;if(r.requirements===void 0&&(p="requirements")||r.instances===void 0&&(p="instances")||r.notClaimed===void 0&&(p="notClaimed")||r.leftOpen===
void 0&&(p="leftOpen")||r.tolerated===void 0&&(p="tolerated")||r.notArisen===void 0&&(p="notArisen")||r.undecided===void 0&&(p="undecided")||r.notRun===void 0&&
(p="notRun")||r.withoutInstance===void 0&&(p="withoutInstance")||r.remarks===void 0&&(p="remarks"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p},schema:Oe.required,parentSchema:Oe,data:r}],!1;{const m=e;for(const g in r)if(!He.call(Oe.properties,g)){return Ee.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:Oe,data:r}],!1;break}if(m===
e){if(r.requirements!==void 0){const g=e;lr(r.requirements,{instancePath:t+"/requirements",parentData:r,parentDataProperty:"requirements",rootData:x,dynamicAnchors:S})||
(s=s===null?lr.errors:s.concat(lr.errors),e=s.length);var i=g===e}else var i=!0;if(i){if(r.instances!==void 0){const g=e;lr(r.instances,{instancePath:t+"/instan\
ces",parentData:r,parentDataProperty:"instances",rootData:x,dynamicAnchors:S})||(s=s===null?lr.errors:s.concat(lr.errors),e=s.length);var i=g===e}else var i=!0;
if(i){if(r.notClaimed!==void 0){const g=e;Fe(r.notClaimed,{instancePath:t+"/notClaimed",parentData:r,parentDataProperty:"notClaimed",rootData:x,dynamicAnchors:S})||
(s=s===null?Fe.errors:s.concat(Fe.errors),e=s.length);var i=g===e}else var i=!0;if(i){if(r.leftOpen!==void 0){const g=e;Fe(r.leftOpen,{instancePath:t+"/leftOpen",
parentData:r,parentDataProperty:"leftOpen",rootData:x,dynamicAnchors:S})||(s=s===null?Fe.errors:s.concat(Fe.errors),e=s.length);var i=g===e}else var i=!0;if(i){
if(r.tolerated!==void 0){const g=e;Fe(r.tolerated,{instancePath:t+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:x,dynamicAnchors:S})||(s=s===
null?Fe.errors:s.concat(Fe.errors),e=s.length);var i=g===e}else var i=!0;if(i){if(r.notArisen!==void 0){const g=e;re(r.notArisen,{instancePath:t+"/notArisen",parentData:r,
parentDataProperty:"notArisen",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var i=g===e}else var i=!0;if(i){if(r.undecided!==
void 0){const g=e;re(r.undecided,{instancePath:t+"/undecided",parentData:r,parentDataProperty:"undecided",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.
concat(re.errors),e=s.length);var i=g===e}else var i=!0;if(i){if(r.notRun!==void 0){const g=e;re(r.notRun,{instancePath:t+"/notRun",parentData:r,parentDataProperty:"\
notRun",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var i=g===e}else var i=!0;if(i){if(r.withoutInstance!==void 0){let g=r.
withoutInstance;const D=e;if(e===D)if(Array.isArray(g)){if(g.length>2e3)return Ee.errors=[{instancePath:t+"/withoutInstance",schemaPath:"#/properties/withoutIns\
tance/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Oe.properties.withoutInstance,data:g}],!1;{var v=!0;const o=g.length;for(let c=0;c<
o;c++){let T=g[c];const N=e;if(e===N)if(typeof T=="string"){if(A(T)>200)return Ee.errors=[{instancePath:t+"/withoutInstance/"+c,schemaPath:"#/properties/without\
Instance/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Oe.properties.withoutInstance.items,data:T}],!1}else return Ee.errors=[
{instancePath:t+"/withoutInstance/"+c,schemaPath:"#/properties/withoutInstance/items/type",keyword:"type",params:{type:"string"},schema:Oe.properties.withoutInstance.
items.type,parentSchema:Oe.properties.withoutInstance.items,data:T}],!1;var v=N===e;if(!v)break}}}else return Ee.errors=[{instancePath:t+"/withoutInstance",schemaPath:"\
#/properties/withoutInstance/type",keyword:"type",params:{type:"array"},schema:Oe.properties.withoutInstance.type,parentSchema:Oe.properties.withoutInstance,data:g}],
!1;var i=D===e}else var i=!0;if(i)if(r.remarks!==void 0){let g=r.remarks;const D=e;if(e===D)if(Array.isArray(g)){if(g.length>1e3)return Ee.errors=[{instancePath:t+
"/remarks",schemaPath:"#/properties/remarks/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:Oe.properties.remarks,data:g}],!1;{var d=!0;
const o=g.length;for(let c=0;c<o;c++){let T=g[c];const N=e;if(e===N)if(typeof T=="string"){if(A(T)>2e3)return Ee.errors=[{instancePath:t+"/remarks/"+c,schemaPath:"\
#/properties/remarks/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Oe.properties.remarks.items,data:T}],!1}else return Ee.errors=
[{instancePath:t+"/remarks/"+c,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type:"string"},schema:Oe.properties.remarks.items.type,parentSchema:Oe.
properties.remarks.items,data:T}],!1;var d=N===e;if(!d)break}}}else return Ee.errors=[{instancePath:t+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"\
type",params:{type:"array"},schema:Oe.properties.remarks.type,parentSchema:Oe.properties.remarks,data:g}],!1;var i=D===e}else var i=!0}}}}}}}}}}}else return Ee.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Oe.type,parentSchema:Oe,data:r}],!1;return Ee.errors=s,e===0}const Pe={
type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{id:{type:"string",minLength:1,maxLength:2e4},title:{type:"string",
minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,items:{type:"string",maxLength:2e3},maxItems:2e4}}};
function Ae(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let d;if(r.id===void 0&&(d="id")||r.title===void 0&&(d="title")||r.outcome===void 0&&(d="outcome")||r.instances===void 0&&(d="instances"))return Ae.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d},schema:Pe.required,parentSchema:Pe,data:r}],!1;{const p=e;for(const m in r)
if(!(m==="id"||m==="title"||m==="outcome"||m==="instances")){return Ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},schema:!1,parentSchema:Pe,data:r}],!1;break}if(p===e){if(r.id!==void 0){let m=r.id;const g=e;if(e===g)if(typeof m=="string"){if(A(
m)>2e4)return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e4},schema:2e4,parentSchema:Pe.properties.
id,data:m}],!1;if(A(m)<1)return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Pe.
properties.id,data:m}],!1}else return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Pe.properties.
id.type,parentSchema:Pe.properties.id,data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.title!==void 0){let m=r.title;const g=e;if(e===g)if(typeof m=="string"){if(A(
m)>2e5)return Ae.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Pe.properties.
title,data:m}],!1;if(A(m)<1)return Ae.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Pe.
properties.title,data:m}],!1}else return Ae.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:Pe.
properties.title.type,parentSchema:Pe.properties.title,data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.outcome!==void 0){let m=r.outcome;const g=e;if(!(m==="fa\
iled"||m==="warning"||m==="review"||m==="inconclusive"))return Ae.errors=[{instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{
allowedValues:Pe.properties.outcome.enum},schema:Pe.properties.outcome.enum,parentSchema:Pe.properties.outcome,data:m}],!1;var i=g===e}else var i=!0;if(i)if(r.instances!==
void 0){let m=r.instances;const g=e;if(e===g)if(Array.isArray(m)){if(m.length>2e4)return Ae.errors=[{instancePath:t+"/instances",schemaPath:"#/properties/instan\
ces/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:Pe.properties.instances,data:m}],!1;if(m.length<1)return Ae.errors=[{instancePath:t+
"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Pe.properties.instances,data:m}],!1;{var v=!0;
const V=m.length;for(let o=0;o<V;o++){let c=m[o];const T=e;if(e===T)if(typeof c=="string"){if(A(c)>2e3)return Ae.errors=[{instancePath:t+"/instances/"+o,schemaPath:"\
#/properties/instances/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Pe.properties.instances.items,data:c}],!1}else return Ae.
errors=[{instancePath:t+"/instances/"+o,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type:"string"},schema:Pe.properties.instances.items.
type,parentSchema:Pe.properties.instances.items,data:c}],!1;var v=T===e;if(!v)break}}}else return Ae.errors=[{instancePath:t+"/instances",schemaPath:"#/properti\
es/instances/type",keyword:"type",params:{type:"array"},schema:Pe.properties.instances.type,parentSchema:Pe.properties.instances,data:m}],!1;var i=g===e}else var i=!0}}}}}else
return Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.type,parentSchema:Pe,data:r}],!1;return Ae.errors=s,e===0}
const ie={type:"object",additionalProperties:!1,required:["id","requirement","title","level","basis","clause","operation","outcome"],properties:{id:{type:"strin\
g",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{type:"string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["d\
ocument","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed",
"failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},reason:{type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"\
exchange.schema.json#/properties/id"},maxItems:1e5}}};function zr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,
e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"?(zr.errors=s,e===0):(zr.errors=[{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ir.enum},schema:Ir.enum,parentSchema:Ir,data:r}],!1)}const Ur={type:"string",maxLength:128,pattern:"^[!\
-~]+$",wanted:"an id such as check-in/0123456789ab"};function Sr(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(A(r)>128)return Sr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Ur,
data:r}],!1;if(!ot.test(r))return Sr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:Ur,
data:r}],!1}else return Sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Ur.type,parentSchema:Ur,data:r}],!1;return Sr.
errors=s,e===0}function ke(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.requirement===void 0&&(d="requirement")||r.title===void 0&&(d="title")||r.level===void 0&&(d="l\
evel")||r.basis===void 0&&(d="basis")||r.clause===void 0&&(d="clause")||r.operation===void 0&&(d="operation")||r.outcome===void 0&&(d="outcome"))return ke.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d},schema:ie.required,parentSchema:ie,data:r}],!1;{const p=e;for(const m in r)
if(!He.call(ie.properties,m)){return ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:ie,data:r}],!1;break}if(p===e){if(r.id!==void 0){let m=r.id;const g=e;if(e===g)if(typeof m=="string"){if(A(m)>2e3)return ke.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:ie.properties.id,data:m}],!1;if(A(m)<1)return ke.errors=
[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ie.properties.id,data:m}],!1}else return ke.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:ie.properties.id.type,parentSchema:ie.properties.id,
data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.requirement!==void 0){let m=r.requirement;const g=e;if(e===g)if(typeof m=="string"){if(A(m)>200)return ke.errors=
[{instancePath:t+"/requirement",schemaPath:"#/properties/requirement/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:ie.properties.requirement,
data:m}],!1}else return ke.errors=[{instancePath:t+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type:"string"},schema:ie.properties.
requirement.type,parentSchema:ie.properties.requirement,data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.title!==void 0){let m=r.title;const g=e;if(e===g)if(typeof m==
"string"){if(A(m)>1e4)return ke.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:ie.
properties.title,data:m}],!1}else return ke.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:ie.
properties.title.type,parentSchema:ie.properties.title,data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.level!==void 0){let m=r.level;const g=e;if(!(m==="MUST"||
m==="SHOULD"||m==="MAY"))return ke.errors=[{instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:ie.properties.level.
enum},schema:ie.properties.level.enum,parentSchema:ie.properties.level,data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.basis!==void 0){let m=r.basis;const g=e;
if(!(m==="document"||m==="rfc"||m==="profile"||m==="observed"))return ke.errors=[{instancePath:t+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{
allowedValues:ie.properties.basis.enum},schema:ie.properties.basis.enum,parentSchema:ie.properties.basis,data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.clause!==
void 0){let m=r.clause;const g=e;if(e===g)if(typeof m=="string"){if(A(m)>200)return ke.errors=[{instancePath:t+"/clause",schemaPath:"#/properties/clause/maxLeng\
th",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:ie.properties.clause,data:m}],!1}else return ke.errors=[{instancePath:t+"/clause",schemaPath:"\
#/properties/clause/type",keyword:"type",params:{type:"string"},schema:ie.properties.clause.type,parentSchema:ie.properties.clause,data:m}],!1;var i=g===e}else var i=!0;
if(i){if(r.operation!==void 0){const m=e;zr(r.operation,{instancePath:t+"/operation",parentData:r,parentDataProperty:"operation",rootData:x,dynamicAnchors:S})||
(s=s===null?zr.errors:s.concat(zr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.outcome!==void 0){let m=r.outcome;const g=e;if(!(m==="passed"||m==="f\
ailed"||m==="warning"||m==="review"||m==="inconclusive"||m==="not-applicable"||m==="not-testable"||m==="observed"))return ke.errors=[{instancePath:t+"/outcome",
schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:ie.properties.outcome.enum},schema:ie.properties.outcome.enum,parentSchema:ie.properties.
outcome,data:m}],!1;var i=g===e}else var i=!0;if(i){if(r.reason!==void 0){let m=r.reason;const g=e;if(e===g)if(typeof m=="string"){if(A(m)>2e5)return ke.errors=
[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:ie.properties.reason,data:m}],
!1}else return ke.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:ie.properties.reason.type,
parentSchema:ie.properties.reason,data:m}],!1;var i=g===e}else var i=!0;if(i)if(r.exchanges!==void 0){let m=r.exchanges;const g=e;if(e===g)if(Array.isArray(m)){
if(m.length>1e5)return ke.errors=[{instancePath:t+"/exchanges",schemaPath:"#/properties/exchanges/maxItems",keyword:"maxItems",params:{limit:1e5},schema:1e5,parentSchema:ie.
properties.exchanges,data:m}],!1;{var v=!0;const V=m.length;for(let o=0;o<V;o++){const c=e;Sr(m[o],{instancePath:t+"/exchanges/"+o,parentData:m,parentDataProperty:o,
rootData:x,dynamicAnchors:S})||(s=s===null?Sr.errors:s.concat(Sr.errors),e=s.length);var v=c===e;if(!v)break}}}else return ke.errors=[{instancePath:t+"/exchange\
s",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"},schema:ie.properties.exchanges.type,parentSchema:ie.properties.exchanges,data:m}],
!1;var i=g===e}else var i=!0}}}}}}}}}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,
data:r}],!1;return ke.errors=s,e===0}const ae={type:"object",additionalProperties:!1,required:["file","new","stillFailing","fixed","expired","undecided","notTes\
ted","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"arr\
ay",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/known"},
maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{type:"\
array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},Ke={type:"object",additionalProperties:!1,
required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}};function Ve(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;
if(r.id===void 0&&(v="id")||r.outcome===void 0&&(v="outcome")||r.reason===void 0&&(v="reason"))return Ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:v},schema:Ke.required,parentSchema:Ke,data:r}],!1;{const d=e;for(const p in r)if(!(p==="id"||p==="outcome"||p==="reason")){return Ve.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ke,data:r}],!1;break}
if(d===e){if(r.id!==void 0){let p=r.id;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>2e3)return Ve.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Ke.properties.id,data:p}],!1}else return Ve.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ke.properties.id.type,parentSchema:Ke.properties.id,data:p}],!1;var i=m===e}else var i=!0;if(i){
if(r.outcome!==void 0){let p=r.outcome;const m=e;if(!(p==="failed"||p==="warning"))return Ve.errors=[{instancePath:t+"/outcome",schemaPath:"#/properties/outcome\
/enum",keyword:"enum",params:{allowedValues:Ke.properties.outcome.enum},schema:Ke.properties.outcome.enum,parentSchema:Ke.properties.outcome,data:p}],!1;var i=m===
e}else var i=!0;if(i)if(r.reason!==void 0){let p=r.reason;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>2e5)return Ve.errors=[{instancePath:t+"/reason",schemaPath:"\
#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Ke.properties.reason,data:p}],!1}else return Ve.errors=[{instancePath:t+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Ke.properties.reason.type,parentSchema:Ke.properties.reason,data:p}],
!1;var i=m===e}else var i=!0}}}}else return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ke.type,parentSchema:Ke,
data:r}],!1;return Ve.errors=s,e===0}const ze={type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},reason:{type:"\
string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}};function ce(r,{instancePath:t="",parentData:Q,parentDataProperty:J,
rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id"))return ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:ze.required,parentSchema:ze,data:r}],!1;{const d=e;for(const p in r)if(!(p==="id"||
p==="reason"||p==="owner"||p==="expires")){return ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:ze,data:r}],!1;break}if(d===e){if(r.id!==void 0){let p=r.id;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>2e3)return ce.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:ze.properties.id,data:p}],!1}else return ce.errors=[
{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:ze.properties.id.type,parentSchema:ze.properties.id,data:p}],
!1;var i=m===e}else var i=!0;if(i){if(r.reason!==void 0){let p=r.reason;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>2e5)return ce.errors=[{instancePath:t+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:ze.properties.reason,data:p}],!1}else return ce.
errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:ze.properties.reason.type,parentSchema:ze.properties.
reason,data:p}],!1;var i=m===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.owner;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>2e3)return ce.errors=[{instancePath:t+
"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:ze.properties.owner,data:p}],!1}else return ce.
errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},schema:ze.properties.owner.type,parentSchema:ze.properties.
owner,data:p}],!1;var i=m===e}else var i=!0;if(i)if(r.expires!==void 0){let p=r.expires;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>2e3)return ce.errors=[
{instancePath:t+"/expires",schemaPath:"#/properties/expires/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:ze.properties.expires,data:p}],
!1}else return ce.errors=[{instancePath:t+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type:"string"},schema:ze.properties.expires.type,
parentSchema:ze.properties.expires,data:p}],!1;var i=m===e}else var i=!0}}}}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:ze.type,parentSchema:ze,data:r}],!1;return ce.errors=s,e===0}function de(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.file===void 0&&(c="file")||r.new===void 0&&(c="new")||r.stillFailing===void 0&&(c=
"stillFailing")||r.fixed===void 0&&(c="fixed")||r.expired===void 0&&(c="expired")||r.undecided===void 0&&(c="undecided")||r.notTested===void 0&&(c="notTested")||
r.notInPlan===void 0&&(c="notInPlan")||r.notes===void 0&&(c="notes"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
schema:ae.required,parentSchema:ae,data:r}],!1;{const T=e;for(const N in r)if(!He.call(ae.properties,N)){return de.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:N},schema:!1,parentSchema:ae,data:r}],!1;break}if(T===e){if(r.file!==void 0){let N=r.file;
const O=e;if(e===O)if(typeof N=="string"){if(A(N)>4096)return de.errors=[{instancePath:t+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096},schema:4096,parentSchema:ae.properties.file,data:N}],!1}else return de.errors=[{instancePath:t+"/file",schemaPath:"#/properties/file/type",keyword:"\
type",params:{type:"string"},schema:ae.properties.file.type,parentSchema:ae.properties.file,data:N}],!1;var i=O===e}else var i=!0;if(i){if(r.new!==void 0){let N=r.
new;const O=e;if(e===O)if(Array.isArray(N)){if(N.length>2e4)return de.errors=[{instancePath:t+"/new",schemaPath:"#/properties/new/maxItems",keyword:"maxItems",params:{
limit:2e4},schema:2e4,parentSchema:ae.properties.new,data:N}],!1;{var v=!0;const k=N.length;for(let j=0;j<k;j++){const P=e;Ve(N[j],{instancePath:t+"/new/"+j,parentData:N,
parentDataProperty:j,rootData:x,dynamicAnchors:S})||(s=s===null?Ve.errors:s.concat(Ve.errors),e=s.length);var v=P===e;if(!v)break}}}else return de.errors=[{instancePath:t+
"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type:"array"},schema:ae.properties.new.type,parentSchema:ae.properties.new,data:N}],!1;var i=O===
e}else var i=!0;if(i){if(r.stillFailing!==void 0){let N=r.stillFailing;const O=e;if(e===O)if(Array.isArray(N)){if(N.length>2e4)return de.errors=[{instancePath:t+
"/stillFailing",schemaPath:"#/properties/stillFailing/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.stillFailing,data:N}],
!1;{var d=!0;const k=N.length;for(let j=0;j<k;j++){const P=e;Ve(N[j],{instancePath:t+"/stillFailing/"+j,parentData:N,parentDataProperty:j,rootData:x,dynamicAnchors:S})||
(s=s===null?Ve.errors:s.concat(Ve.errors),e=s.length);var d=P===e;if(!d)break}}}else return de.errors=[{instancePath:t+"/stillFailing",schemaPath:"#/properties/\
stillFailing/type",keyword:"type",params:{type:"array"},schema:ae.properties.stillFailing.type,parentSchema:ae.properties.stillFailing,data:N}],!1;var i=O===e}else
var i=!0;if(i){if(r.fixed!==void 0){let N=r.fixed;const O=e;if(e===O)if(Array.isArray(N)){if(N.length>2e4)return de.errors=[{instancePath:t+"/fixed",schemaPath:"\
#/properties/fixed/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.fixed,data:N}],!1;{var p=!0;const k=N.length;for(let j=0;j<
k;j++){const P=e;ce(N[j],{instancePath:t+"/fixed/"+j,parentData:N,parentDataProperty:j,rootData:x,dynamicAnchors:S})||(s=s===null?ce.errors:s.concat(ce.errors),
e=s.length);var p=P===e;if(!p)break}}}else return de.errors=[{instancePath:t+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type:"array"},
schema:ae.properties.fixed.type,parentSchema:ae.properties.fixed,data:N}],!1;var i=O===e}else var i=!0;if(i){if(r.expired!==void 0){let N=r.expired;const O=e;if(e===
O)if(Array.isArray(N)){if(N.length>2e4)return de.errors=[{instancePath:t+"/expired",schemaPath:"#/properties/expired/maxItems",keyword:"maxItems",params:{limit:2e4},
schema:2e4,parentSchema:ae.properties.expired,data:N}],!1;{var m=!0;const k=N.length;for(let j=0;j<k;j++){const P=e;ce(N[j],{instancePath:t+"/expired/"+j,parentData:N,
parentDataProperty:j,rootData:x,dynamicAnchors:S})||(s=s===null?ce.errors:s.concat(ce.errors),e=s.length);var m=P===e;if(!m)break}}}else return de.errors=[{instancePath:t+
"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type:"array"},schema:ae.properties.expired.type,parentSchema:ae.properties.expired,data:N}],
!1;var i=O===e}else var i=!0;if(i){if(r.undecided!==void 0){let N=r.undecided;const O=e;if(e===O)if(Array.isArray(N)){if(N.length>2e4)return de.errors=[{instancePath:t+
"/undecided",schemaPath:"#/properties/undecided/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.undecided,data:N}],!1;{var g=!0;
const k=N.length;for(let j=0;j<k;j++){const P=e;ce(N[j],{instancePath:t+"/undecided/"+j,parentData:N,parentDataProperty:j,rootData:x,dynamicAnchors:S})||(s=s===
null?ce.errors:s.concat(ce.errors),e=s.length);var g=P===e;if(!g)break}}}else return de.errors=[{instancePath:t+"/undecided",schemaPath:"#/properties/undecided/\
type",keyword:"type",params:{type:"array"},schema:ae.properties.undecided.type,parentSchema:ae.properties.undecided,data:N}],!1;var i=O===e}else var i=!0;if(i){
if(r.notTested!==void 0){let N=r.notTested;const O=e;if(e===O)if(Array.isArray(N)){if(N.length>2e4)return de.errors=[{instancePath:t+"/notTested",schemaPath:"#/\
properties/notTested/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.notTested,data:N}],!1;{var D=!0;const k=N.length;for(let j=0;j<
k;j++){const P=e;ce(N[j],{instancePath:t+"/notTested/"+j,parentData:N,parentDataProperty:j,rootData:x,dynamicAnchors:S})||(s=s===null?ce.errors:s.concat(ce.errors),
e=s.length);var D=P===e;if(!D)break}}}else return de.errors=[{instancePath:t+"/notTested",schemaPath:"#/properties/notTested/type",keyword:"type",params:{type:"\
array"},schema:ae.properties.notTested.type,parentSchema:ae.properties.notTested,data:N}],!1;var i=O===e}else var i=!0;if(i){if(r.notInPlan!==void 0){let N=r.notInPlan;
const O=e;if(e===O)if(Array.isArray(N)){if(N.length>2e4)return de.errors=[{instancePath:t+"/notInPlan",schemaPath:"#/properties/notInPlan/maxItems",keyword:"max\
Items",params:{limit:2e4},schema:2e4,parentSchema:ae.properties.notInPlan,data:N}],!1;{var V=!0;const k=N.length;for(let j=0;j<k;j++){const P=e;ce(N[j],{instancePath:t+
"/notInPlan/"+j,parentData:N,parentDataProperty:j,rootData:x,dynamicAnchors:S})||(s=s===null?ce.errors:s.concat(ce.errors),e=s.length);var V=P===e;if(!V)break}}}else
return de.errors=[{instancePath:t+"/notInPlan",schemaPath:"#/properties/notInPlan/type",keyword:"type",params:{type:"array"},schema:ae.properties.notInPlan.type,
parentSchema:ae.properties.notInPlan,data:N}],!1;var i=O===e}else var i=!0;if(i)if(r.notes!==void 0){let N=r.notes;const O=e;if(e===O)if(Array.isArray(N)){if(N.
length>2e4)return de.errors=[{instancePath:t+"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ae.
properties.notes,data:N}],!1;{var o=!0;const k=N.length;for(let j=0;j<k;j++){let P=N[j];const Y=e;if(e===Y)if(typeof P=="string"){if(A(P)>1e4)return de.errors=[
{instancePath:t+"/notes/"+j,schemaPath:"#/properties/notes/items/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:ae.properties.notes.items,
data:P}],!1}else return de.errors=[{instancePath:t+"/notes/"+j,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"},schema:ae.properties.
notes.items.type,parentSchema:ae.properties.notes.items,data:P}],!1;var o=Y===e;if(!o)break}}}else return de.errors=[{instancePath:t+"/notes",schemaPath:"#/prop\
erties/notes/type",keyword:"type",params:{type:"array"},schema:ae.properties.notes.type,parentSchema:ae.properties.notes,data:N}],!1;var i=O===e}else var i=!0}}}}}}}}}}else
return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ae.type,parentSchema:ae,data:r}],!1;return de.errors=s,e===0}
function ye(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let D;if(r.verdict===void 0&&(D="verdict")||r.subject===void 0&&(D="subject")||r.target===void 0&&(D="target")||r.suite===void 0&&(D="suite")||r.product===
void 0&&(D="product")||r.claims===void 0&&(D="claims")||r.profile===void 0&&(D="profile")||r.times===void 0&&(D="times")||r.stopped===void 0&&(D="stopped")||r.counts===
void 0&&(D="counts")||r.tested===void 0&&(D="tested")||r.causes===void 0&&(D="causes")||r.requirements===void 0&&(D="requirements"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:D},schema:se.required,parentSchema:se,data:r}],!1;{const V=e;for(const o in r)if(!He.call(se.
properties,o)){return ye.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:se,
data:r}],!1;break}if(V===e){if(r.verdict!==void 0){let o=r.verdict;const c=e;if(!(o==="not-certified"||o==="incomplete"||o==="inconclusive"||o==="certified"))return ye.
errors=[{instancePath:t+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:se.properties.verdict.enum},schema:se.properties.
verdict.enum,parentSchema:se.properties.verdict,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.subject!==void 0){let o=r.subject;const c=e;if(!(o==="service"||
o==="client"))return ye.errors=[{instancePath:t+"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:se.properties.subject.enum},
schema:se.properties.subject.enum,parentSchema:se.properties.subject,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.target!==void 0){const o=e;or(r.target,{instancePath:t+
"/target",parentData:r,parentDataProperty:"target",rootData:x,dynamicAnchors:S})||(s=s===null?or.errors:s.concat(or.errors),e=s.length);var i=o===e}else var i=!0;
if(i){if(r.suite!==void 0){const o=e;mr(r.suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:x,dynamicAnchors:S})||(s=s===null?mr.errors:
s.concat(mr.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.product!==void 0){const o=e;Fr(r.product,{instancePath:t+"/product",parentData:r,parentDataProperty:"\
product",rootData:x,dynamicAnchors:S})||(s=s===null?Fr.errors:s.concat(Fr.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.claims!==void 0){let o=r.claims;
const c=e;if(e===c)if(Array.isArray(o)){if(o.length>20)return ye.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",
params:{limit:20},schema:20,parentSchema:se.properties.claims,data:o}],!1;{var v=!0;const N=o.length;for(let O=0;O<N;O++){const Z=e;Cr(o[O],{instancePath:t+"/cl\
aims/"+O,parentData:o,parentDataProperty:O,rootData:x,dynamicAnchors:S})||(s=s===null?Cr.errors:s.concat(Cr.errors),e=s.length);var v=Z===e;if(!v)break}if(v){let O=o.
length,Z;if(O>1){e:for(;O--;)for(Z=O;Z--;)if(st(o[O],o[Z])){return ye.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"un\
iqueItems",params:{i:O,j:Z},schema:!0,parentSchema:se.properties.claims,data:o}],!1;break e}}}}}else return ye.errors=[{instancePath:t+"/claims",schemaPath:"#/p\
roperties/claims/type",keyword:"type",params:{type:"array"},schema:se.properties.claims.type,parentSchema:se.properties.claims,data:o}],!1;var i=c===e}else var i=!0;
if(i){if(r.profile!==void 0){let o=r.profile;const c=e;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null)return ye.errors=[{instancePath:t+"/profile",schemaPath:"\
#/properties/profile/type",keyword:"type",params:{type:se.properties.profile.type},schema:se.properties.profile.type,parentSchema:se.properties.profile,data:o}],
!1;if(e===c&&o&&typeof o=="object"&&!Array.isArray(o)){let N;if(o.name===void 0&&(N="name")||o.digest===void 0&&(N="digest"))return ye.errors=[{instancePath:t+"\
/profile",schemaPath:"#/properties/profile/required",keyword:"required",params:{missingProperty:N},schema:se.properties.profile.required,parentSchema:se.properties.
profile,data:o}],!1;{const O=e;for(const Z in o)if(!(Z==="name"||Z==="digest")){return ye.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:Z},schema:!1,parentSchema:se.properties.profile,data:o}],!1;break}if(O===e){if(o.name!==
void 0){let Z=o.name;const k=e;if(typeof Z!="string"&&Z!==null)return ye.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties/nam\
e/type",keyword:"type",params:{type:se.properties.profile.properties.name.type},schema:se.properties.profile.properties.name.type,parentSchema:se.properties.profile.
properties.name,data:Z}],!1;if(e===k&&typeof Z=="string"&&A(Z)>200)return ye.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties\
/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:se.properties.profile.properties.name,data:Z}],!1;var d=k===e}else var d=!0;if(d)
if(o.digest!==void 0){const Z=e;wr(o.digest,{instancePath:t+"/profile/digest",parentData:o,parentDataProperty:"digest",rootData:x,dynamicAnchors:S})||(s=s===null?
wr.errors:s.concat(wr.errors),e=s.length);var d=Z===e}else var d=!0}}}var i=c===e}else var i=!0;if(i){if(r.times!==void 0){const o=e;xr(r.times,{instancePath:t+
"/times",parentData:r,parentDataProperty:"times",rootData:x,dynamicAnchors:S})||(s=s===null?xr.errors:s.concat(xr.errors),e=s.length);var i=o===e}else var i=!0;
if(i){if(r.stopped!==void 0){let o=r.stopped;const c=e;if(typeof o!="string"&&o!==null)return ye.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/sto\
pped/type",keyword:"type",params:{type:se.properties.stopped.type},schema:se.properties.stopped.type,parentSchema:se.properties.stopped,data:o}],!1;if(e===c&&typeof o==
"string"&&A(o)>2e5)return ye.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:se.
properties.stopped,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.counts!==void 0){let o=r.counts;const c=e;if(e===c)if(o&&typeof o=="object"&&!Array.isArray(
o)){let N;if(o.passed===void 0&&(N="passed")||o.failed===void 0&&(N="failed")||o.warning===void 0&&(N="warning")||o.review===void 0&&(N="review")||o.inconclusive===
void 0&&(N="inconclusive")||o["not-applicable"]===void 0&&(N="not-applicable")||o["not-testable"]===void 0&&(N="not-testable")||o.observed===void 0&&(N="observe\
d"))return ye.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:N},schema:se.properties.counts.
required,parentSchema:se.properties.counts,data:o}],!1;{const O=e;for(const Z in o)if(!(Z==="passed"||Z==="failed"||Z==="warning"||Z==="review"||Z==="inconclusi\
ve"||Z==="not-applicable"||Z==="not-testable"||Z==="observed")){return ye.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:Z},schema:!1,parentSchema:se.properties.counts,data:o}],!1;break}if(O===e){if(o.passed!==void 0){const Z=e;
re(o.passed,{instancePath:t+"/counts/passed",parentData:o,parentDataProperty:"passed",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=
s.length);var p=Z===e}else var p=!0;if(p){if(o.failed!==void 0){const Z=e;re(o.failed,{instancePath:t+"/counts/failed",parentData:o,parentDataProperty:"failed",
rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=Z===e}else var p=!0;if(p){if(o.warning!==void 0){const Z=e;re(o.warning,
{instancePath:t+"/counts/warning",parentData:o,parentDataProperty:"warning",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);
var p=Z===e}else var p=!0;if(p){if(o.review!==void 0){const Z=e;re(o.review,{instancePath:t+"/counts/review",parentData:o,parentDataProperty:"review",rootData:x,
dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=Z===e}else var p=!0;if(p){if(o.inconclusive!==void 0){const Z=e;re(o.inconclusive,
{instancePath:t+"/counts/inconclusive",parentData:o,parentDataProperty:"inconclusive",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=
s.length);var p=Z===e}else var p=!0;if(p){if(o["not-applicable"]!==void 0){const Z=e;re(o["not-applicable"],{instancePath:t+"/counts/not-applicable",parentData:o,
parentDataProperty:"not-applicable",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=Z===e}else var p=!0;if(p){if(o["n\
ot-testable"]!==void 0){const Z=e;re(o["not-testable"],{instancePath:t+"/counts/not-testable",parentData:o,parentDataProperty:"not-testable",rootData:x,dynamicAnchors:S})||
(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=Z===e}else var p=!0;if(p)if(o.observed!==void 0){const Z=e;re(o.observed,{instancePath:t+"/counts/ob\
served",parentData:o,parentDataProperty:"observed",rootData:x,dynamicAnchors:S})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var p=Z===e}else var p=!0}}}}}}}}}else
return ye.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},schema:se.properties.counts.type,parentSchema:se.
properties.counts,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.tested!==void 0){const o=e;Ee(r.tested,{instancePath:t+"/tested",parentData:r,parentDataProperty:"\
tested",rootData:x,dynamicAnchors:S})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.causes!==void 0){let o=r.causes;
const c=e;if(e===c)if(Array.isArray(o)){if(o.length>2e4)return ye.errors=[{instancePath:t+"/causes",schemaPath:"#/properties/causes/maxItems",keyword:"maxItems",
params:{limit:2e4},schema:2e4,parentSchema:se.properties.causes,data:o}],!1;{var m=!0;const N=o.length;for(let O=0;O<N;O++){const Z=e;Ae(o[O],{instancePath:t+"/\
causes/"+O,parentData:o,parentDataProperty:O,rootData:x,dynamicAnchors:S})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var m=Z===e;if(!m)break}}}else
return ye.errors=[{instancePath:t+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},schema:se.properties.causes.type,parentSchema:se.
properties.causes,data:o}],!1;var i=c===e}else var i=!0;if(i){if(r.requirements!==void 0){let o=r.requirements;const c=e;if(e===c)if(Array.isArray(o)){if(o.length>
2e4)return ye.errors=[{instancePath:t+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:se.
properties.requirements,data:o}],!1;{var g=!0;const N=o.length;for(let O=0;O<N;O++){const Z=e;ke(o[O],{instancePath:t+"/requirements/"+O,parentData:o,parentDataProperty:O,
rootData:x,dynamicAnchors:S})||(s=s===null?ke.errors:s.concat(ke.errors),e=s.length);var g=Z===e;if(!g)break}}}else return ye.errors=[{instancePath:t+"/requirem\
ents",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type:"array"},schema:se.properties.requirements.type,parentSchema:se.properties.requirements,
data:o}],!1;var i=c===e}else var i=!0;if(i)if(r.baseline!==void 0){const o=e;de(r.baseline,{instancePath:t+"/baseline",parentData:r,parentDataProperty:"baseline",
rootData:x,dynamicAnchors:S})||(s=s===null?de.errors:s.concat(de.errors),e=s.length);var i=o===e}else var i=!0}}}}}}}}}}}}}}}else return ye.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:se.type,parentSchema:se,data:r}],!1;return ye.errors=s,e===0}export const envelope=_e;const oe={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"envelope.schema.json",type:"object",additionalProperties:!1,required:["payloadType","payload","signa\
tures"],properties:{payloadType:{type:"string",maxLength:100},payload:{type:"string",maxLength:2097152,pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za\
-z0-9+/]{2}==)?$"},signatures:{type:"array",maxItems:8,items:{type:"object",additionalProperties:!1,required:["keyid","sig","publicKey"],properties:{keyid:{type:"\
string",pattern:"^[0-9a-f]{64}$"},sig:{type:"string",pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},publicKey:{type:"string",pattern:"^-----BEGIN PUBLIC KEY-----\\nMCowB\
QYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"}}}}}},gt=new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$","u"),Pt=new RegExp(
"^[A-Za-z0-9+/]{85}[AQgw]==$","u"),kt=new RegExp("^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$","u");function _e(r,{
instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;
if(r.payloadType===void 0&&(p="payloadType")||r.payload===void 0&&(p="payload")||r.signatures===void 0&&(p="signatures"))return _e.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p},schema:oe.required,parentSchema:oe,data:r}],!1;{const m=e;for(const g in r)if(!(g==="payloadType"||g===
"payload"||g==="signatures")){return _e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},
schema:!1,parentSchema:oe,data:r}],!1;break}if(m===e){if(r.payloadType!==void 0){let g=r.payloadType;const D=e;if(e===D)if(typeof g=="string"){if(A(g)>100)return _e.
errors=[{instancePath:t+"/payloadType",schemaPath:"#/properties/payloadType/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:oe.properties.
payloadType,data:g}],!1}else return _e.errors=[{instancePath:t+"/payloadType",schemaPath:"#/properties/payloadType/type",keyword:"type",params:{type:"string"},schema:oe.
properties.payloadType.type,parentSchema:oe.properties.payloadType,data:g}],!1;var i=D===e}else var i=!0;if(i){if(r.payload!==void 0){let g=r.payload;const D=e;
if(e===D)if(typeof g=="string"){if(A(g)>2097152)return _e.errors=[{instancePath:t+"/payload",schemaPath:"#/properties/payload/maxLength",keyword:"maxLength",params:{
limit:2097152},schema:2097152,parentSchema:oe.properties.payload,data:g}],!1;if(!gt.test(g))return _e.errors=[{instancePath:t+"/payload",schemaPath:"#/propertie\
s/payload/pattern",keyword:"pattern",params:{pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$"},schema:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-\
z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$",parentSchema:oe.properties.payload,data:g}],!1}else return _e.errors=[{instancePath:t+"/payload",schemaPath:"#/properties/pay\
load/type",keyword:"type",params:{type:"string"},schema:oe.properties.payload.type,parentSchema:oe.properties.payload,data:g}],!1;var i=D===e}else var i=!0;if(i)
if(r.signatures!==void 0){let g=r.signatures;const D=e;if(e===D)if(Array.isArray(g)){if(g.length>8)return _e.errors=[{instancePath:t+"/signatures",schemaPath:"#\
/properties/signatures/maxItems",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:oe.properties.signatures,data:g}],!1;{var v=!0;const o=g.length;for(let c=0;c<
o;c++){let T=g[c];const N=e;if(e===N)if(T&&typeof T=="object"&&!Array.isArray(T)){let Z;if(T.keyid===void 0&&(Z="keyid")||T.sig===void 0&&(Z="sig")||T.publicKey===
void 0&&(Z="publicKey"))return _e.errors=[{instancePath:t+"/signatures/"+c,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty:Z},
schema:oe.properties.signatures.items.required,parentSchema:oe.properties.signatures.items,data:T}],!1;{const k=e;for(const j in T)if(!(j==="keyid"||j==="sig"||
j==="publicKey")){return _e.errors=[{instancePath:t+"/signatures/"+c,schemaPath:"#/properties/signatures/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:j},schema:!1,parentSchema:oe.properties.signatures.items,data:T}],!1;break}if(k===e){if(T.keyid!==void 0){let j=T.keyid;const P=e;
if(e===P)if(typeof j=="string"){if(!Dr.test(j))return _e.errors=[{instancePath:t+"/signatures/"+c+"/keyid",schemaPath:"#/properties/signatures/items/properties/\
keyid/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:oe.properties.signatures.items.properties.keyid,data:j}],
!1}else return _e.errors=[{instancePath:t+"/signatures/"+c+"/keyid",schemaPath:"#/properties/signatures/items/properties/keyid/type",keyword:"type",params:{type:"\
string"},schema:oe.properties.signatures.items.properties.keyid.type,parentSchema:oe.properties.signatures.items.properties.keyid,data:j}],!1;var d=P===e}else var d=!0;
if(d){if(T.sig!==void 0){let j=T.sig;const P=e;if(e===P)if(typeof j=="string"){if(!Pt.test(j))return _e.errors=[{instancePath:t+"/signatures/"+c+"/sig",schemaPath:"\
#/properties/signatures/items/properties/sig/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},schema:"^[A-Za-z0-9+/]{85}[AQgw]==$",parentSchema:oe.
properties.signatures.items.properties.sig,data:j}],!1}else return _e.errors=[{instancePath:t+"/signatures/"+c+"/sig",schemaPath:"#/properties/signatures/items/\
properties/sig/type",keyword:"type",params:{type:"string"},schema:oe.properties.signatures.items.properties.sig.type,parentSchema:oe.properties.signatures.items.
properties.sig,data:j}],!1;var d=P===e}else var d=!0;if(d)if(T.publicKey!==void 0){let j=T.publicKey;const P=e;if(e===P)if(typeof j=="string"){if(!kt.test(j))return _e.
errors=[{instancePath:t+"/signatures/"+c+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/pattern",keyword:"pattern",params:{pattern:"\
^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"},schema:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-\
9+/]{43}=\\n-----END PUBLIC KEY-----\\n$",parentSchema:oe.properties.signatures.items.properties.publicKey,data:j}],!1}else return _e.errors=[{instancePath:t+"/\
signatures/"+c+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/type",keyword:"type",params:{type:"string"},schema:oe.properties.signatures.
items.properties.publicKey.type,parentSchema:oe.properties.signatures.items.properties.publicKey,data:j}],!1;var d=P===e}else var d=!0}}}}else return _e.errors=
[{instancePath:t+"/signatures/"+c,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type:"object"},schema:oe.properties.signatures.items.type,
parentSchema:oe.properties.signatures.items,data:T}],!1;var v=N===e;if(!v)break}}}else return _e.errors=[{instancePath:t+"/signatures",schemaPath:"#/properties/\
signatures/type",keyword:"type",params:{type:"array"},schema:oe.properties.signatures.type,parentSchema:oe.properties.signatures,data:g}],!1;var i=D===e}else var i=!0}}}}else
return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:r}],!1;return _e.errors=s,e===0}
export const attested=Ye;const Te={type:"array",maxItems:3e3,items:{type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{type:"str\
ing",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,required:["sha256"],properties:{sha256:{$ref:"#/$defs/sha256"}}}}}},Xr={type:"stri\
ng",pattern:"^[0-9a-f]{64}$"};function _r(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(typeof r==
"string"){if(!Dr.test(r))return _r.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:Xr,
data:r}],!1}else return _r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Xr.type,parentSchema:Xr,data:r}],!1;return _r.
errors=s,e===0}function Ye(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(
r)){if(r.length>3e3)return Ye.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:3e3},schema:3e3,parentSchema:Te,data:r}],!1;{var i=!0;
const d=r.length;for(let p=0;p<d;p++){let m=r[p];const g=e;if(e===g)if(m&&typeof m=="object"&&!Array.isArray(m)){let V;if(m.name===void 0&&(V="name")||m.digest===
void 0&&(V="digest"))return Ye.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:V},schema:Te.items.required,
parentSchema:Te.items,data:m}],!1;{const o=e;for(const c in m)if(!(c==="name"||c==="digest")){return Ye.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Te.items,data:m}],!1;break}if(o===e){if(m.name!==void 0){let c=m.
name;const T=e;if(e===T)if(typeof c=="string"){if(A(c)>1e3)return Ye.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/maxLength",keyword:"\
maxLength",params:{limit:1e3},schema:1e3,parentSchema:Te.items.properties.name,data:c}],!1;if(A(c)<1)return Ye.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"\
#/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Te.items.properties.name,data:c}],!1}else return Ye.errors=[{instancePath:t+
"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"},schema:Te.items.properties.name.type,parentSchema:Te.items.properties.
name,data:c}],!1;var v=T===e}else var v=!0;if(v)if(m.digest!==void 0){let c=m.digest;const T=e;if(e===T)if(c&&typeof c=="object"&&!Array.isArray(c)){let O;if(c.
sha256===void 0&&(O="sha256"))return Ye.errors=[{instancePath:t+"/"+p+"/digest",schemaPath:"#/items/properties/digest/required",keyword:"required",params:{missingProperty:O},
schema:Te.items.properties.digest.required,parentSchema:Te.items.properties.digest,data:c}],!1;{const Z=e;for(const k in c)if(k!=="sha256"){return Ye.errors=[{instancePath:t+
"/"+p+"/digest",schemaPath:"#/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},schema:!1,parentSchema:Te.
items.properties.digest,data:c}],!1;break}Z===e&&c.sha256!==void 0&&(_r(c.sha256,{instancePath:t+"/"+p+"/digest/sha256",parentData:c,parentDataProperty:"sha256",
rootData:x,dynamicAnchors:S})||(s=s===null?_r.errors:s.concat(_r.errors),e=s.length))}}else return Ye.errors=[{instancePath:t+"/"+p+"/digest",schemaPath:"#/item\
s/properties/digest/type",keyword:"type",params:{type:"object"},schema:Te.items.properties.digest.type,parentSchema:Te.items.properties.digest,data:c}],!1;var v=T===
e}else var v=!0}}}else return Ye.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Te.items.type,parentSchema:Te.
items,data:m}],!1;var i=g===e;if(!i)break}}}else return Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Te.type,parentSchema:Te,
data:r}],!1;return Ye.errors=s,e===0}export const challenge=Qe;const Ue={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"challenge.schema.json",type:"\
object",additionalProperties:!1,required:["nonce","clientId","validFrom","validUntil"],properties:{nonce:{type:"string",minLength:22,maxLength:128,pattern:"^(?:\
[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",wanted:"128 random bits or more, as 32 to 128 hexadecimal digits or 22 to 128 characters of base64url"},
clientId:{type:"string",minLength:1,maxLength:512,pattern:"^[^\\p{Cc}]+$",wanted:"the client ID of the party that is challenged"},validFrom:{$ref:"#/$defs/momen\
t"},validUntil:{$ref:"#/$defs/moment"}},$defs:{moment:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"\
a moment such as 2026-11-02T08:00:00.000Z"}}},wt=new RegExp("^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$","u"),Br={type:"string",pattern:"^\\d{4}\
-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"};function cr(r,{instancePath:t="",parentData:Q,
parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(Hr.test(r)){if(!Lr.validate(r))return cr.errors=
[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Br,data:r}],!1}else return cr.errors=[{instancePath:t,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\
\\d{3}Z$",parentSchema:Br,data:r}],!1;else return cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Br.type,parentSchema:Br,
data:r}],!1;return cr.errors=s,e===0}function Qe(r,{instancePath:t="",parentData:Q,parentDataProperty:J,rootData:x=r,dynamicAnchors:S={}}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.nonce===void 0&&(v="nonce")||r.clientId===void 0&&(v="clientId")||r.validFrom===void 0&&(v="validFrom")||
r.validUntil===void 0&&(v="validUntil"))return Qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v},schema:Ue.required,
parentSchema:Ue,data:r}],!1;{const d=e;for(const p in r)if(!(p==="nonce"||p==="clientId"||p==="validFrom"||p==="validUntil")){return Qe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ue,data:r}],!1;break}if(d===e){if(r.nonce!==
void 0){let p=r.nonce;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>128)return Qe.errors=[{instancePath:t+"/nonce",schemaPath:"#/properties/nonce/maxLength",
keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Ue.properties.nonce,data:p}],!1;if(A(p)<22)return Qe.errors=[{instancePath:t+"/nonce",schemaPath:"\
#/properties/nonce/minLength",keyword:"minLength",params:{limit:22},schema:22,parentSchema:Ue.properties.nonce,data:p}],!1;if(!wt.test(p))return Qe.errors=[{instancePath:t+
"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$"},schema:"^(?:[0\
-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",parentSchema:Ue.properties.nonce,data:p}],!1}else return Qe.errors=[{instancePath:t+"/nonce",schemaPath:"\
#/properties/nonce/type",keyword:"type",params:{type:"string"},schema:Ue.properties.nonce.type,parentSchema:Ue.properties.nonce,data:p}],!1;var i=m===e}else var i=!0;
if(i){if(r.clientId!==void 0){let p=r.clientId;const m=e;if(e===m)if(typeof p=="string"){if(A(p)>512)return Qe.errors=[{instancePath:t+"/clientId",schemaPath:"#\
/properties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:Ue.properties.clientId,data:p}],!1;if(A(p)<1)return Qe.errors=[{instancePath:t+
"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ue.properties.clientId,data:p}],!1;if(!tt.test(
p))return Qe.errors=[{instancePath:t+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}\
]+$",parentSchema:Ue.properties.clientId,data:p}],!1}else return Qe.errors=[{instancePath:t+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{
type:"string"},schema:Ue.properties.clientId.type,parentSchema:Ue.properties.clientId,data:p}],!1;var i=m===e}else var i=!0;if(i){if(r.validFrom!==void 0){const p=e;
cr(r.validFrom,{instancePath:t+"/validFrom",parentData:r,parentDataProperty:"validFrom",rootData:x,dynamicAnchors:S})||(s=s===null?cr.errors:s.concat(cr.errors),
e=s.length);var i=p===e}else var i=!0;if(i)if(r.validUntil!==void 0){const p=e;cr(r.validUntil,{instancePath:t+"/validUntil",parentData:r,parentDataProperty:"va\
lidUntil",rootData:x,dynamicAnchors:S})||(s=s===null?cr.errors:s.concat(cr.errors),e=s.length);var i=p===e}else var i=!0}}}}}else return Qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ue.type,parentSchema:Ue,data:r}],!1;return Qe.errors=s,e===0}

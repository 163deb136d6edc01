// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as Jr}from"./formats.ts";import it from"ajv/dist/runtime/ucs2length.js";import pt from"ajv/dist/runtime/equal.js";export const run=z;const q={$schema:"\
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
type:"boolean"}}},shard:{type:"object",additionalProperties:!1,required:["number","of"],properties:{number:{type:"integer",minimum:1,maximum:64},of:{type:"integ\
er",minimum:2,maximum:64}}},shards:{type:"integer",minimum:2,maximum:64},client:{type:"object",additionalProperties:!1,required:["drivenBy","answeredBy","clockA\
headMs","plays"],properties:{drivenBy:{enum:["command","webhook","operator","elsewhere"]},answeredBy:{enum:["stand-in","upstream","har"]},clockAheadMs:{type:"in\
teger",minimum:0,maximum:2592e6},upstream:{$ref:"#/$defs/address"},refused:{$ref:"#/$defs/refused"},plays:{type:"array",maxItems:200,items:{type:"object",additionalProperties:!1,
required:["scene","startedAt","endedAt","end","remark","repeats","calls"],properties:{scene:{type:"string",maxLength:64,pattern:"^[a-z0-9-]+$",wanted:"the name \
of a scene"},startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"},end:{enum:["done","failed","unknown-scene","too-long","skipped","interrupted"]},remark:{
type:["string","null"],maxLength:1e3},repeats:{type:"integer",minimum:0,maximum:1e3},calls:{type:"integer",minimum:0,maximum:1e5},lastReply:{$ref:"#/$defs/sha25\
6"},refused:{$ref:"#/$defs/refused"},clockAheadMs:{type:"integer",minimum:1,maximum:2592e6},handshakes:{type:"object",additionalProperties:!1,required:["silent",
"spoken"],properties:{silent:{type:"integer",minimum:0,maximum:1e9},spoken:{type:"integer",minimum:0,maximum:1e9}}}}}}}},pool:{type:"object",additionalProperties:!1,
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
rvationIdGiven","reservationIds"],properties:{hotels:{type:"array",minItems:1,maxItems:1e3,items:{$ref:"#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"\
certification.schema.json#/properties/values/properties/stays"},reservationIdFrom:{$ref:"certification.schema.json#/properties/values/properties/reservationIdFr\
om"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"certification.schema.json#/properties/values/properties/settleSeconds"},reservationIds:{type:"arra\
y",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200}}}},hotel:{type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{
id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},zone:{type:"string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?\
:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as America/Chicago"},zoneTable:{type:"object",additionalProperties:!1,required:["timeZone","tz\
data","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{
type:"array",minItems:1,maxItems:2e3,items:{type:"array",minItems:2,maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}}}},He=Object.
prototype.hasOwnProperty,A=it.default??it,ft=new RegExp("^[0-9a-f]{32}$","u"),ot=new RegExp("^[^\\p{Cc}]+$","u"),Wr=new RegExp("^[a-z0-9-]+$","u"),ar={type:"str\
ing",maxLength:24,pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},$r=Jr["\
date-time"],Br=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function ve(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,
dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof t=="string"){if(A(t)>24)return ve.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"ma\
xLength",params:{limit:24},schema:24,parentSchema:ar,data:t}],!1;if(Br.test(t)){if(!$r.validate(t))return ve.errors=[{instancePath:r,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:ar,data:t}],!1}else return ve.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"patter\
n",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ar,data:t}],
!1}else return ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ar.type,parentSchema:ar,data:t}],!1;return ve.errors=
s,e===0}const Se={type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{
$ref:"#/$defs/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},Ur={type:"string",maxLength:2048,format:"address",wanted:"\
an absolute https address without user name, query and fragment (http only on this machine)"},ht=Jr.address;function De(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof t=="string"){if(A(t)>2048)return De.errors=[{instancePath:r,schemaPath:"#/maxLeng\
th",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:Ur,data:t}],!1;if(!ht.validate(t))return De.errors=[{instancePath:r,schemaPath:"#/format",keyword:"\
format",params:{format:"address"},schema:"address",parentSchema:Ur,data:t}],!1}else return De.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:Ur.type,parentSchema:Ur,data:t}],!1;return De.errors=s,e===0}function ir(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,
dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.baseUrl===void 0&&(w="baseUrl")||t.authUrl===void 0&&(w=
"authUrl")||t.environment===void 0&&(w="environment")||t.embedded===void 0&&(w="embedded"))return ir.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:w},schema:Se.required,parentSchema:Se,data:t}],!1;{const y=e;for(const n in t)if(!(n==="baseUrl"||n==="authUrl"||n==="environmen\
t"||n==="embedded"||n==="shared")){return ir.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
schema:!1,parentSchema:Se,data:t}],!1;break}if(y===e){if(t.baseUrl!==void 0){const n=e;De(t.baseUrl,{instancePath:r+"/baseUrl",parentData:t,parentDataProperty:"\
baseUrl",rootData:S,dynamicAnchors:_})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);var i=n===e}else var i=!0;if(i){if(t.authUrl!==void 0){const n=e;De(
t.authUrl,{instancePath:r+"/authUrl",parentData:t,parentDataProperty:"authUrl",rootData:S,dynamicAnchors:_})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);
var i=n===e}else var i=!0;if(i){if(t.environment!==void 0){let n=t.environment;const d=e;if(!(n==="sandbox"||n==="mock"))return ir.errors=[{instancePath:r+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:Se.properties.environment.enum},schema:Se.properties.environment.enum,
parentSchema:Se.properties.environment,data:n}],!1;var i=d===e}else var i=!0;if(i){if(t.embedded!==void 0){let n=t.embedded;const d=e;if(typeof n!="boolean")return ir.
errors=[{instancePath:r+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:Se.properties.embedded.type,parentSchema:Se.
properties.embedded,data:n}],!1;var i=d===e}else var i=!0;if(i)if(t.shared!==void 0){let n=t.shared;const d=e;if(n!==!0)return ir.errors=[{instancePath:r+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:Se.properties.shared,data:n}],!1;var i=d===e}else var i=!0}}}}}}else
return ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:t}],!1;return ir.errors=s,e===0}
const Ze={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"s\
tring",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function Oe(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,
dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.name===void 0&&(w="name")||t.version===void 0&&(w="vers\
ion")||t.vendor===void 0&&(w="vendor"))return Oe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Ze.required,
parentSchema:Ze,data:t}],!1;{const y=e;for(const n in t)if(!(n==="name"||n==="version"||n==="vendor")){return Oe.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:Ze,data:t}],!1;break}if(y===e){if(t.name!==void 0){let n=t.name;
const d=e;if(e===d)if(typeof n=="string"){if(A(n)>200)return Oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:Ze.properties.name,data:n}],!1;if(A(n)<1)return Oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:Ze.properties.name,data:n}],!1}else return Oe.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},schema:Ze.properties.name.type,parentSchema:Ze.properties.name,data:n}],!1;var i=d===e}else var i=!0;if(i){if(t.version!==
void 0){let n=t.version;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>200)return Oe.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/maxL\
ength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.properties.version,data:n}],!1;if(A(n)<1)return Oe.errors=[{instancePath:r+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ze.properties.version,data:n}],!1}else return Oe.errors=[{instancePath:r+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Ze.properties.version.type,parentSchema:Ze.properties.version,data:n}],
!1;var i=d===e}else var i=!0;if(i)if(t.vendor!==void 0){let n=t.vendor;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>200)return Oe.errors=[{instancePath:r+"\
/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.properties.vendor,data:n}],!1;if(A(n)<1)return Oe.
errors=[{instancePath:r+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ze.properties.vendor,data:n}],
!1}else return Oe.errors=[{instancePath:r+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:Ze.properties.vendor.type,
parentSchema:Ze.properties.vendor,data:n}],!1;var i=d===e}else var i=!0}}}}else return Oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ze.type,parentSchema:Ze,data:t}],!1;return Oe.errors=s,e===0}const Mr={type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/claim"},maxItems:7},
Ar={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};function Cr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-sho\
w"||t==="older-check-out"?(Cr.errors=s,e===0):(Cr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ar.enum},schema:Ar.enum,parentSchema:Ar,
data:t}],!1)}const nt=pt.default??pt;function gr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>7)return gr.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:Mr,data:t}],
!1;if(t.length<1)return gr.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Mr,data:t}],!1;{var i=!0;const w=t.
length;for(let y=0;y<w;y++){const n=e;Cr(t[y],{instancePath:r+"/"+y,parentData:t,parentDataProperty:y,rootData:S,dynamicAnchors:_})||(s=s===null?Cr.errors:s.concat(
Cr.errors),e=s.length);var i=n===e;if(!i)break}if(i){let y=t.length,n;if(y>1){e:for(;y--;)for(n=y;n--;)if(nt(t[y],t[n])){return gr.errors=[{instancePath:r,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:y,j:n},schema:!0,parentSchema:Mr,data:t}],!1;break e}}}}}else return gr.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},schema:Mr.type,parentSchema:Mr,data:t}],!1;return gr.errors=s,e===0}const qe={type:"object",additionalProperties:!1,required:[
"hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{type:"array",minItems:1,maxItems:1e3,items:{$ref:"\
#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/properties/stays"},reservationIdFrom:{$ref:"certificat\
ion.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"certification.schema.json#/properties\
/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200}}}},yr={type:"object",
additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},Gr={type:"\
string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as America/Chicago"},ut=new RegExp("^[\
A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$","u");function pr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,
e=0;if(e===0)if(typeof t=="string"){if(A(t)>64)return pr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Gr,
data:t}],!1;if(!ut.test(t))return pr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-\
]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",parentSchema:Gr,data:t}],!1}else return pr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Gr.type,parentSchema:Gr,data:t}],!1;return pr.errors=s,e===0}function or(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.id===void 0&&(w="id")||t.timeZone===void 0&&
(w="timeZone"))return or.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:yr.required,parentSchema:yr,data:t}],
!1;{const y=e;for(const n in t)if(!(n==="id"||n==="timeZone")){return or.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:n},schema:!1,parentSchema:yr,data:t}],!1;break}if(y===e){if(t.id!==void 0){let n=t.id;const d=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return or.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},schema:yr.properties.id.
type,parentSchema:yr.properties.id,data:n}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return or.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:yr.properties.id,data:n}],!1;if(n<-2147483648||
isNaN(n))return or.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},schema:-2147483648,
parentSchema:yr.properties.id,data:n}],!1}var i=d===e}else var i=!0;if(i)if(t.timeZone!==void 0){const n=e;pr(t.timeZone,{instancePath:r+"/timeZone",parentData:t,
parentDataProperty:"timeZone",rootData:S,dynamicAnchors:_})||(s=s===null?pr.errors:s.concat(pr.errors),e=s.length);var i=n===e}else var i=!0}}}else return or.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:yr.type,parentSchema:yr,data:t}],!1;return or.errors=s,e===0}const K={type:"ar\
ray",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{
type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"\
string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},
roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{
type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","\
null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},maxItems:5e3},Xr=Jr.int32;function te(t,{
instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>5e3)return te.
errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:K,data:t}],!1;{var i=!0;const y=t.length;for(let n=0;n<
y;n++){let d=t[n];const v=e;if(e===v)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1)return te.errors=[{instancePath:r+"/"+n,schemaPath:"\
#/items/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:K.items,data:d}],!1;{const U=e;for(const m in d)if(!He.call(K.items.properties,
m)){return te.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:K.
items,data:d}],!1;break}if(U===e){if(d.hotelConfirmationNumber!==void 0){let m=d.hotelConfirmationNumber;const u=e;if(e===u)if(typeof m=="string"){if(A(m)>200)return te.
errors=[{instancePath:r+"/"+n+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:K.items.properties.hotelConfirmationNumber,data:m}],!1;if(A(m)<1)return te.errors=[{instancePath:r+"/"+n+"/hotelConfirmationNumber",schemaPath:"\
#/items/properties/hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.items.properties.hotelConfirmationNumber,data:m}],
!1}else return te.errors=[{instancePath:r+"/"+n+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"\
string"},schema:K.items.properties.hotelConfirmationNumber.type,parentSchema:K.items.properties.hotelConfirmationNumber,data:m}],!1;var w=u===e}else var w=!0;if(w){
if(d.lodgingHotelId!==void 0){let m=d.lodgingHotelId;const u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:r+"/"+n+
"/lodgingHotelId",schemaPath:"#/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},schema:K.items.properties.lodgingHotelId.type,parentSchema:K.
items.properties.lodgingHotelId,data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!Xr.validate(m))return te.errors=[{instancePath:r+"/"+n+"/lodgingHotelId",
schemaPath:"#/items/properties/lodgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:K.items.properties.lodgingHotelId,data:m}],
!1;var w=u===e}else var w=!0;if(w){if(d.employeeIdentifier!==void 0){let m=d.employeeIdentifier;const u=e;if(typeof m!="string"&&m!==null)return te.errors=[{instancePath:r+
"/"+n+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/type",keyword:"type",params:{type:K.items.properties.employeeIdentifier.type},schema:K.
items.properties.employeeIdentifier.type,parentSchema:K.items.properties.employeeIdentifier,data:m}],!1;if(e===u&&typeof m=="string"&&A(m)>200)return te.errors=
[{instancePath:r+"/"+n+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:K.
items.properties.employeeIdentifier,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.supplierReservationId!==void 0){let m=d.supplierReservationId;const u=e;if(typeof m!=
"string"&&m!==null)return te.errors=[{instancePath:r+"/"+n+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/type",keyword:"type",params:{
type:K.items.properties.supplierReservationId.type},schema:K.items.properties.supplierReservationId.type,parentSchema:K.items.properties.supplierReservationId,data:m}],
!1;if(e===u&&typeof m=="string"&&A(m)>200)return te.errors=[{instancePath:r+"/"+n+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:K.items.properties.supplierReservationId,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.
source!==void 0){let m=d.source;const u=e;if(e===u)if(typeof m=="string"){if(A(m)>200)return te.errors=[{instancePath:r+"/"+n+"/source",schemaPath:"#/items/prop\
erties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:K.items.properties.source,data:m}],!1;if(A(m)<1)return te.errors=[{instancePath:r+
"/"+n+"/source",schemaPath:"#/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.items.properties.source,data:m}],!1}else
return te.errors=[{instancePath:r+"/"+n+"/source",schemaPath:"#/items/properties/source/type",keyword:"type",params:{type:"string"},schema:K.items.properties.source.
type,parentSchema:K.items.properties.source,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.checkInDateTime!==void 0){let m=d.checkInDateTime;const u=e;if(e===
u&&e===u)if(typeof m=="string"){if(A(m)>64)return te.errors=[{instancePath:r+"/"+n+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/maxLength",
keyword:"maxLength",params:{limit:64},schema:64,parentSchema:K.items.properties.checkInDateTime,data:m}],!1;if(!$r.validate(m))return te.errors=[{instancePath:r+
"/"+n+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:K.items.
properties.checkInDateTime,data:m}],!1}else return te.errors=[{instancePath:r+"/"+n+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/type",keyword:"\
type",params:{type:"string"},schema:K.items.properties.checkInDateTime.type,parentSchema:K.items.properties.checkInDateTime,data:m}],!1;var w=u===e}else var w=!0;
if(w){if(d.expectedCheckOutDateTime!==void 0){let m=d.expectedCheckOutDateTime;const u=e;if(e===u&&e===u)if(typeof m=="string"){if(A(m)>64)return te.errors=[{instancePath:r+
"/"+n+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:K.
items.properties.expectedCheckOutDateTime,data:m}],!1;if(!$r.validate(m))return te.errors=[{instancePath:r+"/"+n+"/expectedCheckOutDateTime",schemaPath:"#/items\
/properties/expectedCheckOutDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:K.items.properties.expectedCheckOutDateTime,
data:m}],!1}else return te.errors=[{instancePath:r+"/"+n+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/type",keyword:"type",
params:{type:"string"},schema:K.items.properties.expectedCheckOutDateTime.type,parentSchema:K.items.properties.expectedCheckOutDateTime,data:m}],!1;var w=u===e}else
var w=!0;if(w){if(d.roomNumber!==void 0){let m=d.roomNumber;const u=e;if(e===u)if(typeof m=="string"){if(A(m)>200)return te.errors=[{instancePath:r+"/"+n+"/room\
Number",schemaPath:"#/items/properties/roomNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:K.items.properties.roomNumber,data:m}],
!1;if(A(m)<1)return te.errors=[{instancePath:r+"/"+n+"/roomNumber",schemaPath:"#/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:K.items.properties.roomNumber,data:m}],!1}else return te.errors=[{instancePath:r+"/"+n+"/roomNumber",schemaPath:"#/items/properties/roomNumber/type",
keyword:"type",params:{type:"string"},schema:K.items.properties.roomNumber.type,parentSchema:K.items.properties.roomNumber,data:m}],!1;var w=u===e}else var w=!0;
if(w){if(d.folio!==void 0){let m=d.folio;const u=e;if(e===u)if(typeof m=="string"){if(A(m)>200)return te.errors=[{instancePath:r+"/"+n+"/folio",schemaPath:"#/it\
ems/properties/folio/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:K.items.properties.folio,data:m}],!1;if(A(m)<1)return te.errors=[
{instancePath:r+"/"+n+"/folio",schemaPath:"#/items/properties/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.items.properties.folio,
data:m}],!1}else return te.errors=[{instancePath:r+"/"+n+"/folio",schemaPath:"#/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:K.items.
properties.folio.type,parentSchema:K.items.properties.folio,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.guestFirstName!==void 0){let m=d.guestFirstName;const u=e;
if(e===u)if(typeof m=="string"){if(A(m)>200)return te.errors=[{instancePath:r+"/"+n+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:K.items.properties.guestFirstName,data:m}],!1;if(A(m)<1)return te.errors=[{instancePath:r+"/"+n+"/guestFir\
stName",schemaPath:"#/items/properties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.items.properties.guestFirstName,data:m}],
!1}else return te.errors=[{instancePath:r+"/"+n+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:K.
items.properties.guestFirstName.type,parentSchema:K.items.properties.guestFirstName,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.guestLastName!==void 0){let m=d.
guestLastName;const u=e;if(e===u)if(typeof m=="string"){if(A(m)>200)return te.errors=[{instancePath:r+"/"+n+"/guestLastName",schemaPath:"#/items/properties/gues\
tLastName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:K.items.properties.guestLastName,data:m}],!1;if(A(m)<1)return te.errors=[{instancePath:r+
"/"+n+"/guestLastName",schemaPath:"#/items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.items.properties.guestLastName,
data:m}],!1}else return te.errors=[{instancePath:r+"/"+n+"/guestLastName",schemaPath:"#/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},
schema:K.items.properties.guestLastName.type,parentSchema:K.items.properties.guestLastName,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.roomType!==void 0){let m=d.
roomType;const u=e;if(e===u)if(typeof m=="string"){if(A(m)>200)return te.errors=[{instancePath:r+"/"+n+"/roomType",schemaPath:"#/items/properties/roomType/maxLe\
ngth",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:K.items.properties.roomType,data:m}],!1;if(A(m)<1)return te.errors=[{instancePath:r+"/"+n+"\
/roomType",schemaPath:"#/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:K.items.properties.roomType,data:m}],!1}else
return te.errors=[{instancePath:r+"/"+n+"/roomType",schemaPath:"#/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:K.items.properties.
roomType.type,parentSchema:K.items.properties.roomType,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.occupancy!==void 0){let m=d.occupancy;const u=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:r+"/"+n+"/occupancy",schemaPath:"#/items/properties/occupancy/type",keyword:"type",params:{
type:"integer"},schema:K.items.properties.occupancy.type,parentSchema:K.items.properties.occupancy,data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!Xr.validate(
m))return te.errors=[{instancePath:r+"/"+n+"/occupancy",schemaPath:"#/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"int32",
parentSchema:K.items.properties.occupancy,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.loyalty!==void 0){let m=d.loyalty;const u=e;if(typeof m!="boolean"&&m!==
null)return te.errors=[{instancePath:r+"/"+n+"/loyalty",schemaPath:"#/items/properties/loyalty/type",keyword:"type",params:{type:K.items.properties.loyalty.type},
schema:K.items.properties.loyalty.type,parentSchema:K.items.properties.loyalty,data:m}],!1;var w=u===e}else var w=!0;if(w){if(d.numberOfNights!==void 0){let m=d.
numberOfNights;const u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:r+"/"+n+"/numberOfNights",schemaPath:"#/items/\
properties/numberOfNights/type",keyword:"type",params:{type:"integer"},schema:K.items.properties.numberOfNights.type,parentSchema:K.items.properties.numberOfNights,
data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!Xr.validate(m))return te.errors=[{instancePath:r+"/"+n+"/numberOfNights",schemaPath:"#/items/properties/\
numberOfNights/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:K.items.properties.numberOfNights,data:m}],!1;var w=u===e}else var w=!0;
if(w)if(d.reservationInformation!==void 0){let m=d.reservationInformation;const u=e;if(typeof m!="string"&&m!==null)return te.errors=[{instancePath:r+"/"+n+"/re\
servationInformation",schemaPath:"#/items/properties/reservationInformation/type",keyword:"type",params:{type:K.items.properties.reservationInformation.type},schema:K.
items.properties.reservationInformation.type,parentSchema:K.items.properties.reservationInformation,data:m}],!1;if(e===u&&typeof m=="string"&&A(m)>2e3)return te.
errors=[{instancePath:r+"/"+n+"/reservationInformation",schemaPath:"#/items/properties/reservationInformation/maxLength",keyword:"maxLength",params:{limit:2e3},
schema:2e3,parentSchema:K.items.properties.reservationInformation,data:m}],!1;var w=u===e}else var w=!0}}}}}}}}}}}}}}}}}else return te.errors=[{instancePath:r+"\
/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:K.items.type,parentSchema:K.items,data:d}],!1;var i=v===e;if(!i)break}}}else return te.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:K.type,parentSchema:K,data:t}],!1;return te.errors=s,e===0}const et={enum:[
"location-header","hotel-confirmation-number","supplier-reservation-id","list","omitted"]};function Fr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,
dynamicAnchors:_={}}={}){let s=null,e=0;return t==="location-header"||t==="hotel-confirmation-number"||t==="supplier-reservation-id"||t==="list"||t==="omitted"?
(Fr.errors=s,e===0):(Fr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:et.enum},schema:et.enum,parentSchema:et,data:t}],!1)}const Kr={
type:"number",minimum:0,maximum:30};function xr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===
0)if(typeof t=="number"&&isFinite(t)){if(t>30||isNaN(t))return xr.errors=[{instancePath:r,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},
schema:30,parentSchema:Kr,data:t}],!1;if(t<0||isNaN(t))return xr.errors=[{instancePath:r,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:Kr,data:t}],!1}else return xr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:Kr.type,parentSchema:Kr,
data:t}],!1;return xr.errors=s,e===0}function Fe(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.hotels===void 0&&(n="hotels")||t.timeZoneGiven===void 0&&(n="timeZoneGiven")||t.stays===void 0&&(n="st\
ays")||t.reservationIdFrom===void 0&&(n="reservationIdFrom")||t.reservationIdGiven===void 0&&(n="reservationIdGiven")||t.reservationIds===void 0&&(n="reservatio\
nIds"))return Fe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},schema:qe.required,parentSchema:qe,data:t}],!1;{const d=e;
for(const v in t)if(!(v==="hotels"||v==="timeZoneGiven"||v==="stays"||v==="reservationIdFrom"||v==="reservationIdGiven"||v==="settleSeconds"||v==="reservationId\
s")){return Fe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:qe,
data:t}],!1;break}if(d===e){if(t.hotels!==void 0){let v=t.hotels;const D=e;if(e===D)if(Array.isArray(v)){if(v.length>1e3)return Fe.errors=[{instancePath:r+"/hot\
els",schemaPath:"#/properties/hotels/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:qe.properties.hotels,data:v}],!1;if(v.length<1)return Fe.
errors=[{instancePath:r+"/hotels",schemaPath:"#/properties/hotels/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:qe.properties.hotels,data:v}],
!1;{var i=!0;const U=v.length;for(let m=0;m<U;m++){const u=e;or(v[m],{instancePath:r+"/hotels/"+m,parentData:v,parentDataProperty:m,rootData:S,dynamicAnchors:_})||
(s=s===null?or.errors:s.concat(or.errors),e=s.length);var i=u===e;if(!i)break}}}else return Fe.errors=[{instancePath:r+"/hotels",schemaPath:"#/properties/hotels\
/type",keyword:"type",params:{type:"array"},schema:qe.properties.hotels.type,parentSchema:qe.properties.hotels,data:v}],!1;var w=D===e}else var w=!0;if(w){if(t.
timeZoneGiven!==void 0){let v=t.timeZoneGiven;const D=e;if(typeof v!="boolean")return Fe.errors=[{instancePath:r+"/timeZoneGiven",schemaPath:"#/properties/timeZ\
oneGiven/type",keyword:"type",params:{type:"boolean"},schema:qe.properties.timeZoneGiven.type,parentSchema:qe.properties.timeZoneGiven,data:v}],!1;var w=D===e}else
var w=!0;if(w){if(t.stays!==void 0){const v=e;te(t.stays,{instancePath:r+"/stays",parentData:t,parentDataProperty:"stays",rootData:S,dynamicAnchors:_})||(s=s===
null?te.errors:s.concat(te.errors),e=s.length);var w=v===e}else var w=!0;if(w){if(t.reservationIdFrom!==void 0){const v=e;Fr(t.reservationIdFrom,{instancePath:r+
"/reservationIdFrom",parentData:t,parentDataProperty:"reservationIdFrom",rootData:S,dynamicAnchors:_})||(s=s===null?Fr.errors:s.concat(Fr.errors),e=s.length);var w=v===
e}else var w=!0;if(w){if(t.reservationIdGiven!==void 0){let v=t.reservationIdGiven;const D=e;if(typeof v!="boolean")return Fe.errors=[{instancePath:r+"/reservat\
ionIdGiven",schemaPath:"#/properties/reservationIdGiven/type",keyword:"type",params:{type:"boolean"},schema:qe.properties.reservationIdGiven.type,parentSchema:qe.
properties.reservationIdGiven,data:v}],!1;var w=D===e}else var w=!0;if(w){if(t.settleSeconds!==void 0){const v=e;xr(t.settleSeconds,{instancePath:r+"/settleSeco\
nds",parentData:t,parentDataProperty:"settleSeconds",rootData:S,dynamicAnchors:_})||(s=s===null?xr.errors:s.concat(xr.errors),e=s.length);var w=v===e}else var w=!0;
if(w)if(t.reservationIds!==void 0){let v=t.reservationIds;const D=e;if(e===D)if(Array.isArray(v)){if(v.length>2e4)return Fe.errors=[{instancePath:r+"/reservatio\
nIds",schemaPath:"#/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:qe.properties.reservationIds,data:v}],!1;{
var y=!0;const m=v.length;for(let u=0;u<m;u++){let O=v[u];const j=e;if(e===j)if(typeof O=="string"){if(A(O)>200)return Fe.errors=[{instancePath:r+"/reservationI\
ds/"+u,schemaPath:"#/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:qe.properties.reservationIds.items,
data:O}],!1;if(A(O)<1)return Fe.errors=[{instancePath:r+"/reservationIds/"+u,schemaPath:"#/properties/reservationIds/items/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:qe.properties.reservationIds.items,data:O}],!1}else return Fe.errors=[{instancePath:r+"/reservationIds/"+u,schemaPath:"#/properti\
es/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:qe.properties.reservationIds.items.type,parentSchema:qe.properties.reservationIds.items,
data:O}],!1;var y=j===e;if(!y)break}if(y){let u=v.length,O;if(u>1){const j={};for(;u--;){let C=v[u];if(typeof C=="string"){if(typeof j[C]=="number"){return O=j[C],
Fe.errors=[{instancePath:r+"/reservationIds",schemaPath:"#/properties/reservationIds/uniqueItems",keyword:"uniqueItems",params:{i:u,j:O},schema:!0,parentSchema:qe.
properties.reservationIds,data:v}],!1;break}j[C]=u}}}}}}else return Fe.errors=[{instancePath:r+"/reservationIds",schemaPath:"#/properties/reservationIds/type",keyword:"\
type",params:{type:"array"},schema:qe.properties.reservationIds.type,parentSchema:qe.properties.reservationIds,data:v}],!1;var w=D===e}else var w=!0}}}}}}}}else
return Fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qe.type,parentSchema:qe,data:t}],!1;return Fe.errors=s,e===0}
const Z={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile.schema.json",type:"object",additionalProperties:!1,properties:{name:{type:"string",
minLength:1,maxLength:200},operations:{type:"object",additionalProperties:!1,properties:{"partial-bill":{$ref:"#/$defs/operation"},"no-show":{$ref:"#/$defs/oper\
ation"}}},errors:{type:"object",additionalProperties:!1,properties:{unauthorized:{$ref:"#/$defs/refusals"},invalid:{$ref:"#/$defs/refusals"},malformed:{$ref:"#/\
$defs/refusals"},unsupportedMediaType:{$ref:"#/$defs/refusals"},schema:{$ref:"#/$defs/schema"},replies:{type:"object",minProperties:1,propertyNames:{maxLength:3,
pattern:"^4\\d\\d$"},additionalProperties:{type:"object",additionalProperties:!1,minProperties:1,properties:{contentType:{type:"string",pattern:"^[\\w.!#$&^+-]+/\
[\\w.!#$&^+-]+$",maxLength:200},schema:{$ref:"#/$defs/schema"}}},maxProperties:100}}},apiVersion:{type:"object",additionalProperties:!1,properties:{supported:{type:"\
array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200},maxItems:50},unsupported:{$ref:"#/$defs/refusals"},empty:{$ref:"#/$defs/answer"},
repeated:{$ref:"#/$defs/answer"}}},rateLimit:{type:"object",additionalProperties:!1,required:["requestsPerSecond"],properties:{requestsPerSecond:{type:"number",
exclusiveMinimum:0,maximum:1e5}}},token:{type:"object",additionalProperties:!1,properties:{expired:{$ref:"#/$defs/refusals"},shortLivedClient:{type:"object",additionalProperties:!1,
required:["id","lifetimeSeconds"],properties:{id:{type:"string",minLength:1,maxLength:512},lifetimeSeconds:{type:"number",minimum:3,maximum:60}}},wrongSecrets:{
type:"integer",minimum:0,maximum:1e3},leewaySeconds:{type:"number",minimum:0,maximum:300},secondClient:{type:"object",additionalProperties:!1,required:["id"],properties:{
id:{type:"string",minLength:1,maxLength:512}}},longestLifeSeconds:{type:"integer",minimum:1,maximum:2147483647}}},fields:{type:"object",additionalProperties:!1,
properties:{"check-in":{$ref:"#/$defs/limitsOfFields"},"check-out":{$ref:"#/$defs/limitsOfFields"}}},reading:{type:"object",additionalProperties:!1,properties:{
coercions:{description:`strict or tolerant, for all coercions together (strict: whatever is of another type than the field's is refused, also null or 2.5 for an\
 integer, and a list of one), or for each of quotedNumbers ("1" for 1), quotedBooleans ("true" for true) and numbersAsText (7 for "7")`,oneOf:[{$ref:"#/$defs/re\
ading"},{type:"object",additionalProperties:!1,minProperties:1,properties:{quotedNumbers:{$ref:"#/$defs/reading"},quotedBooleans:{$ref:"#/$defs/reading"},numbersAsText:{
$ref:"#/$defs/reading"}}}]},unknownMembers:{$ref:"#/$defs/reading"},letterCase:{$ref:"#/$defs/reading"}}},repeats:{type:"object",additionalProperties:!1,properties:{
"check-in":{$ref:"#/$defs/repeat"},"check-out":{$ref:"#/$defs/repeat"},"partial-bill":{$ref:"#/$defs/repeat"},"no-show":{$ref:"#/$defs/repeat"}}}},$defs:{schema:{
$ref:"profile-schemas.schema.json"},refusals:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100},operation:{type:"\
object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{type:"object",additionalProperties:!1,required:["st\
atus","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}}}}},
answer:{oneOf:[{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"},repeat:{oneOf:[{enum:["accepted","ig\
nored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuses from 400 to 499"},reading:{enum:["strict","tolerant"]},limitsOfFields:{
type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},limits:{type:"object",additionalProperties:!1,
minProperties:1,properties:{minLength:{type:"integer",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},maximum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{
type:"integer",minimum:0,maximum:36500}}}}},_e={type:"object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object"},success:{
type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},
maxItems:100},body:{enum:["empty","any"]}}}}},mt={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile-schemas.schema.json",$ref:"#/$defs/schema",
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
lt=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),dt=new RegExp("^[A-Za-z0-9_.-]+$","u"),se={validate:N};function N(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&typeof t!="boolean")return N.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:l.type},schema:l.type,parentSchema:l,data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){const R=e;for(const a in t)
if(!He.call(l.properties,a)){return N.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:l,data:t}],!1;break}if(R===e){if(t.$schema!==void 0){let a=t.$schema;const p=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return N.errors=
[{instancePath:r+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"\
https://json-schema.org/draft/2020-12/schema",parentSchema:l.properties.$schema,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.$id!==void 0){let a=t.$id;const p=e;
if(e===p)if(typeof a=="string"){if(A(a)>2048)return N.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},
schema:2048,parentSchema:l.properties.$id,data:a}],!1}else return N.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"\
string"},schema:l.properties.$id.type,parentSchema:l.properties.$id,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.$comment!==void 0){let a=t.$comment;const p=e;
if(e===p)if(typeof a=="string"){if(A(a)>1e5)return N.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:l.properties.$comment,data:a}],!1}else return N.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/type",
keyword:"type",params:{type:"string"},schema:l.properties.$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.title!==
void 0){let a=t.title;const p=e;if(e===p)if(typeof a=="string"){if(A(a)>1e5)return N.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.title,data:a}],!1}else return N.errors=[{instancePath:r+"/title",schemaPath:"#/prope\
rties/title/type",keyword:"type",params:{type:"string"},schema:l.properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=p===e}else var i=!0;if(i){
if(t.description!==void 0){let a=t.description;const p=e;if(e===p)if(typeof a=="string"){if(A(a)>1e5)return N.errors=[{instancePath:r+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],!1}else return N.errors=[{instancePath:r+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:l.properties.description.type,parentSchema:l.properties.description,
data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.deprecated!==void 0){let a=t.deprecated;const p=e;if(typeof a!="boolean")return N.errors=[{instancePath:r+"/dep\
recated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.type,parentSchema:l.properties.deprecated,
data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.readOnly!==void 0){let a=t.readOnly;const p=e;if(typeof a!="boolean")return N.errors=[{instancePath:r+"/readOnl\
y",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.properties.readOnly,data:a}],
!1;var i=p===e}else var i=!0;if(i){if(t.writeOnly!==void 0){let a=t.writeOnly;const p=e;if(typeof a!="boolean")return N.errors=[{instancePath:r+"/writeOnly",schemaPath:"\
#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,data:a}],!1;var i=p===
e}else var i=!0;if(i){if(t.$ref!==void 0){let a=t.$ref;const p=e;if(e===p)if(typeof a=="string"){if(A(a)>100)return N.errors=[{instancePath:r+"/$ref",schemaPath:"\
#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;if(!lt.test(a))return N.errors=[{instancePath:r+
"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:l.
properties.$ref,data:a}],!1}else return N.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:l.properties.
$ref.type,parentSchema:l.properties.$ref,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.type!==void 0){let a=t.type;const p=e,h=e;let k=!1,b=null;const I=e;if(!(a===
"null"||a==="boolean"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const V={instancePath:r+"/type",schemaPath:"#/properties/type/oneO\
f/0/enum",keyword:"enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.oneOf[0].enum,parentSchema:l.properties.type.oneOf[0],data:a};
s===null?s=[V]:s.push(V),e++}var y=I===e;y&&(k=!0,b=0);const P=e;if(e===P)if(Array.isArray(a))if(a.length>7){const V={instancePath:r+"/type",schemaPath:"#/prope\
rties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[V]:s.push(V),e++}else if(a.
length<1){const V={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.
type.oneOf[1],data:a};s===null?s=[V]:s.push(V),e++}else{var w=!0;const V=a.length;for(let ie=0;ie<V;ie++){let J=a[ie];const X=e;if(!(J==="null"||J==="boolean"||
J==="object"||J==="array"||J==="number"||J==="integer"||J==="string")){const fe={instancePath:r+"/type/"+ie,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"\
enum",params:{allowedValues:l.properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].items.enum,parentSchema:l.properties.type.oneOf[1].items,data:J};
s===null?s=[fe]:s.push(fe),e++}if(e===X)if(typeof J=="string"){if(A(J)>7){const fe={instancePath:r+"/type/"+ie,schemaPath:"#/properties/type/oneOf/1/items/maxLe\
ngth",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].items,data:J};s===null?s=[fe]:s.push(fe),e++}}else{const fe={instancePath:r+
"/type/"+ie,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:l.properties.type.oneOf[1].items.type,parentSchema:l.
properties.type.oneOf[1].items,data:J};s===null?s=[fe]:s.push(fe),e++}var w=X===e;if(!w)break}if(w){let ie=a.length,J;if(ie>1){const X={};for(;ie--;){let le=a[ie];
if(typeof le=="string"){if(typeof X[le]=="number"){J=X[le];const fe={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueIt\
ems",params:{i:ie,j:J},schema:!0,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[fe]:s.push(fe),e++;break}X[le]=ie}}}}}else{const V={instancePath:r+
"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:l.properties.type.oneOf[1].type,parentSchema:l.properties.type.oneOf[1],
data:a};s===null?s=[V]:s.push(V),e++}var y=P===e;if(y&&k?(k=!1,b=[b,1]):y&&(k=!0,b=1),k)e=h,s!==null&&(h?s.length=h:s=null);else{const V={instancePath:r+"/type",
schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:b},schema:l.properties.type.oneOf,parentSchema:l.properties.type,data:a};return s===
null?s=[V]:s.push(V),e++,N.errors=s,!1}var i=p===e}else var i=!0;if(i){if(t.enum!==void 0){let a=t.enum;const p=e;if(e===p)if(Array.isArray(a)){if(a.length>500)
return N.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.enum,
data:a}],!1;if(a.length<1)return N.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.
properties.enum,data:a}],!1}else return N.errors=[{instancePath:r+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:l.properties.
enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.multipleOf!==void 0){let a=t.multipleOf;const p=e;if(e===p)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return N.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return N.errors=[{instancePath:r+"/multipleOf",schemaPath:"\
#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:l.properties.multipleOf,data:a}],!1}else
return N.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:l.properties.multipleOf.type,
parentSchema:l.properties.multipleOf,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.minimum!==void 0){let a=t.minimum;const p=e;if(e===p)if(typeof a=="number"&&
isFinite(a)){if(a>1e308||isNaN(a))return N.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],!1}else return N.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",
keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,parentSchema:l.properties.minimum,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.maximum!==
void 0){let a=t.maximum;const p=e;if(e===p)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return N.errors=[{instancePath:r+"/maximum",schemaPath:"#/pr\
operties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.maximum,data:a}],!1}else return N.errors=
[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:l.properties.maximum.type,parentSchema:l.properties.
maximum,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.exclusiveMinimum!==void 0){let a=t.exclusiveMinimum;const p=e;if(e===p)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return N.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else return N.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/pro\
perties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.type,parentSchema:l.properties.exclusiveMinimum,data:a}],
!1;var i=p===e}else var i=!0;if(i){if(t.exclusiveMaximum!==void 0){let a=t.exclusiveMaximum;const p=e;if(e===p)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return N.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return N.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusive\
Maximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.properties.exclusiveMaximum,data:a}],!1;var i=p===e}else
var i=!0;if(i){if(t.minLength!==void 0){let a=t.minLength;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:r+"/\
minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.minLength.type,parentSchema:l.properties.minLength,
data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return N.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:r+
"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minLength,data:a}],
!1}var i=p===e}else var i=!0;if(i){if(t.maxLength!==void 0){let a=t.maxLength;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=
[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxLength.type,parentSchema:l.
properties.maxLength,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return N.errors=[{instancePath:r+"/maxLength",schemaPath:"#/prope\
rties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return N.
errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
maxLength,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.pattern!==void 0){let a=t.pattern;const p=e;if(e===p)if(typeof a=="string"){if(A(a)>1e3)return N.errors=
[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:l.properties.pattern,data:a}],
!1}else return N.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:l.properties.pattern.type,
parentSchema:l.properties.pattern,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.format!==void 0){let a=t.format;const p=e;if(!(a==="date-time"||a==="date"||a===
"duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||
a==="double"))return N.errors=[{instancePath:r+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:l.properties.format.enum},schema:l.
properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.minItems!==void 0){let a=t.minItems;const p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"inte\
ger"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))
return N.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.maxItems!==void 0){let a=t.
maxItems;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/type",
keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return N.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:r+"/maxItems",schemaPath:"\
#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxItems,data:a}],!1}var i=p===e}else var i=!0;
if(i){if(t.minContains!==void 0){let a=t.minContains;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:r+"/minCo\
ntains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.minContains.type,parentSchema:l.properties.minContains,
data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return N.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/\
minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minContains,data:a}],!1;
if(a<0||isNaN(a))return N.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.maxContains!==void 0){let a=t.maxContains;const p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"\
integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return N.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:r+"/maxContains",schemaPath:"#/propert\
ies/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxContains,data:a}],!1}var i=p===e}else var i=!0;
if(i){if(t.minProperties!==void 0){let a=t.minProperties;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:r+"/m\
inProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.minProperties.type,parentSchema:l.properties.
minProperties,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return N.errors=[{instancePath:r+"/minProperties",schemaPath:"\
#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minProperties,
data:a}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.maxProperties!==void 0){let a=t.maxProperties;const p=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"\
type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return N.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:r+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.maxProperties,
data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.uniqueItems!==void 0){let a=t.uniqueItems;const p=e;if(typeof a!="boolean")return N.errors=[{instancePath:r+"/u\
niqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.uniqueItems.type,parentSchema:l.properties.uniqueItems,
data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.items!==void 0){const a=e;se.validate(t.items,{instancePath:r+"/items",parentData:t,parentDataProperty:"items",
rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.prefixItems!==void 0){
let a=t.prefixItems;const p=e;if(e===p)if(Array.isArray(a)){if(a.length>20)return N.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/prefixItems/\
maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.length<1)return N.errors=[{instancePath:r+"/pref\
ixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.prefixItems,data:a}],!1;{var n=!0;
const k=a.length;for(let b=0;b<k;b++){const I=e;se.validate(a[b],{instancePath:r+"/prefixItems/"+b,parentData:a,parentDataProperty:b,rootData:S,dynamicAnchors:_})||
(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var n=I===e;if(!n)break}}}else return N.errors=[{instancePath:r+"/prefixItems",schemaPath:"\
#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,data:a}],!1;var i=p===
e}else var i=!0;if(i){if(t.contains!==void 0){const a=e;se.validate(t.contains,{instancePath:r+"/contains",parentData:t,parentDataProperty:"contains",rootData:S,
dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.properties!==void 0){let a=t.properties;
const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return N.errors=[{instancePath:r+"/properties",schemaPath:"#/proper\
ties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.properties,data:a}],!1;for(const k in a){const b=e,
I=e,P=e;if(k!=="__proto__"){const x={};s===null?s=[x]:s.push(x),e++}var d=P===e;if(d){const x={instancePath:r+"/properties",schemaPath:"#/properties/properties/\
propertyNames/not",keyword:"not",params:{},schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.properties.propertyNames,data:k,propertyName:k};
s===null?s=[x]:s.push(x),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===b&&typeof k=="string"&&A(k)>200){const x={instancePath:r+"/properties",schemaPath:"\
#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.properties.propertyNames,data:k,propertyName:k};
s===null?s=[x]:s.push(x),e++}var v=b===e;if(!v){const x={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:k},schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};return s===null?s=[x]:s.push(x),e++,N.errors=s,
!1;break}}if(v)for(const k in a){const b=e;se.validate(a[k],{instancePath:r+"/properties/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:k,
rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var D=b===e;if(!D)break}}else return N.errors=[{instancePath:r+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.properties.properties,
data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.patternProperties!==void 0){let a=t.patternProperties;const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>20)return N.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProp\
erties",params:{limit:20},schema:20,parentSchema:l.properties.patternProperties,data:a}],!1;for(const k in a){const b=e,I=e,P=e;if(k!=="__proto__"){const x={};s===
null?s=[x]:s.push(x),e++}var U=P===e;if(U){const x={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"n\
ot",params:{},schema:l.properties.patternProperties.propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:k,propertyName:k};s===null?
s=[x]:s.push(x),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===b&&typeof k=="string"&&A(k)>200){const x={instancePath:r+"/patternProperties",schemaPath:"#/\
properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.patternProperties.propertyNames,
data:k,propertyName:k};s===null?s=[x]:s.push(x),e++}var m=b===e;if(!m){const x={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames",keyword:"propertyNames",params:{propertyName:k},schema:l.properties.patternProperties.propertyNames,parentSchema:l.properties.patternProperties,data:a};
return s===null?s=[x]:s.push(x),e++,N.errors=s,!1;break}}if(m)for(const k in a){const b=e;se.validate(a[k],{instancePath:r+"/patternProperties/"+k.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:k,rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);
var u=b===e;if(!u)break}}else return N.errors=[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"\
object"},schema:l.properties.patternProperties.type,parentSchema:l.properties.patternProperties,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.additionalProperties!==
void 0){const a=e;se.validate(t.additionalProperties,{instancePath:r+"/additionalProperties",parentData:t,parentDataProperty:"additionalProperties",rootData:S,dynamicAnchors:_})||
(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.propertyNames!==void 0){const a=e;se.validate(t.propertyNames,
{instancePath:r+"/propertyNames",parentData:t,parentDataProperty:"propertyNames",rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.
errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.required!==void 0){let a=t.required;const p=e;if(e===p)if(Array.isArray(a)){if(a.length>500)return N.errors=
[{instancePath:r+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.required,data:a}],
!1;{var O=!0;const k=a.length;for(let b=0;b<k;b++){let I=a[b];const P=e;if(e===P)if(typeof I=="string"){if(A(I)>200)return N.errors=[{instancePath:r+"/required/"+
b,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.required.items,data:I}],!1}else
return N.errors=[{instancePath:r+"/required/"+b,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:l.properties.required.
items.type,parentSchema:l.properties.required.items,data:I}],!1;var O=P===e;if(!O)break}if(O){let b=a.length,I;if(b>1){const P={};for(;b--;){let x=a[b];if(typeof x==
"string"){if(typeof P[x]=="number"){return I=P[x],N.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{
i:b,j:I},schema:!0,parentSchema:l.properties.required,data:a}],!1;break}P[x]=b}}}}}}else return N.errors=[{instancePath:r+"/required",schemaPath:"#/properties/r\
equired/type",keyword:"type",params:{type:"array"},schema:l.properties.required.type,parentSchema:l.properties.required,data:a}],!1;var i=p===e}else var i=!0;if(i){
if(t.dependentRequired!==void 0){let a=t.dependentRequired;const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return N.
errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.
properties.dependentRequired,data:a}],!1;for(const k in a){let b=a[k];const I=e;if(e===I)if(Array.isArray(b)){if(b.length>500)return N.errors=[{instancePath:r+"\
/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:l.properties.dependentRequired.additionalProperties,data:b}],!1;{var j=!0;const P=b.length;for(let x=0;x<P;x++){let V=b[x];const ie=e;
if(e===ie)if(typeof V=="string"){if(A(V)>200)return N.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#\
/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.
additionalProperties.items,data:V}],!1}else return N.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.
type,parentSchema:l.properties.dependentRequired.additionalProperties.items,data:V}],!1;var j=ie===e;if(!j)break}if(j){let x=b.length,V;if(x>1){const ie={};for(;x--;){
let J=b[x];if(typeof J=="string"){if(typeof ie[J]=="number"){return V=ie[J],N.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:x,j:V},schema:!0,parentSchema:l.properties.dependentRequired.
additionalProperties,data:b}],!1;break}ie[J]=x}}}}}}else return N.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.
properties.dependentRequired.additionalProperties,data:b}],!1;var C=I===e;if(!C)break}}else return N.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,
data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.dependentSchemas!==void 0){let a=t.dependentSchemas;const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return N.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:l.properties.dependentSchemas,data:a}],!1;for(const k in a){const b=e,I=e,P=e;if(k!=="__proto__"){const x={};s===
null?s=[x]:s.push(x),e++}var F=P===e;if(F){const x={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:l.properties.dependentSchemas.propertyNames.not,parentSchema:l.properties.dependentSchemas.propertyNames,data:k,propertyName:k};s===null?s=[x]:
s.push(x),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===b&&typeof k=="string"&&A(k)>200){const x={instancePath:r+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:k,
propertyName:k};s===null?s=[x]:s.push(x),e++}var H=b===e;if(!H){const x={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:k},schema:l.properties.dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===
null?s=[x]:s.push(x),e++,N.errors=s,!1;break}}if(H)for(const k in a){const b=e;se.validate(a[k],{instancePath:r+"/dependentSchemas/"+k.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:k,rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var c=b===e;
if(!c)break}}else return N.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.
properties.dependentSchemas.type,parentSchema:l.properties.dependentSchemas,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.allOf!==void 0){let a=t.allOf;const p=e;
if(e===p)if(Array.isArray(a)){if(a.length>20)return N.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:l.properties.allOf,data:a}],!1;if(a.length<1)return N.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.allOf,data:a}],!1;{var g=!0;const k=a.length;for(let b=0;b<k;b++){const I=e;se.validate(a[b],{instancePath:r+
"/allOf/"+b,parentData:a,parentDataProperty:b,rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var g=I===e;
if(!g)break}}}else return N.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:l.properties.allOf.
type,parentSchema:l.properties.allOf,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.anyOf!==void 0){let a=t.anyOf;const p=e;if(e===p)if(Array.isArray(a)){if(a.
length>20)return N.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.
anyOf,data:a}],!1;if(a.length<1)return N.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:l.properties.anyOf,data:a}],!1;{var ee=!0;const k=a.length;for(let b=0;b<k;b++){const I=e;se.validate(a[b],{instancePath:r+"/anyOf/"+b,parentData:a,
parentDataProperty:b,rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var ee=I===e;if(!ee)break}}}else return N.
errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:l.properties.anyOf.type,parentSchema:l.properties.
anyOf,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.oneOf!==void 0){let a=t.oneOf;const p=e;if(e===p)if(Array.isArray(a)){if(a.length>20)return N.errors=[{instancePath:r+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.oneOf,data:a}],!1;if(a.length<1)return N.
errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.oneOf,data:a}],
!1;{var re=!0;const k=a.length;for(let b=0;b<k;b++){const I=e;se.validate(a[b],{instancePath:r+"/oneOf/"+b,parentData:a,parentDataProperty:b,rootData:S,dynamicAnchors:_})||
(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var re=I===e;if(!re)break}}}else return N.errors=[{instancePath:r+"/oneOf",schemaPath:"#\
/properties/oneOf/type",keyword:"type",params:{type:"array"},schema:l.properties.oneOf.type,parentSchema:l.properties.oneOf,data:a}],!1;var i=p===e}else var i=!0;
if(i){if(t.not!==void 0){const a=e;se.validate(t.not,{instancePath:r+"/not",parentData:t,parentDataProperty:"not",rootData:S,dynamicAnchors:_})||(s=s===null?se.
validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.if!==void 0){const a=e;se.validate(t.if,{instancePath:r+"/if",parentData:t,
parentDataProperty:"if",rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.
then!==void 0){const a=e;se.validate(t.then,{instancePath:r+"/then",parentData:t,parentDataProperty:"then",rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.
errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.else!==void 0){const a=e;se.validate(t.else,{instancePath:r+"/else",parentData:t,
parentDataProperty:"else",rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.$defs!==void 0){let a=t.$defs;const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return N.errors=[{instancePath:r+
"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.$defs,data:a}],!1;for(const k in a){
const b=e;if(typeof k=="string"){if(A(k)>90){const I={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{
limit:90},schema:90,parentSchema:l.properties.$defs.propertyNames,data:k,propertyName:k};s===null?s=[I]:s.push(I),e++}else if(!dt.test(k)){const I={instancePath:r+
"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.
properties.$defs.propertyNames,data:k,propertyName:k};s===null?s=[I]:s.push(I),e++}}var M=b===e;if(!M){const I={instancePath:r+"/$defs",schemaPath:"#/properties\
/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:k},schema:l.properties.$defs.propertyNames,parentSchema:l.properties.$defs,data:a};return s===
null?s=[I]:s.push(I),e++,N.errors=s,!1;break}}if(M)for(const k in a){const b=e;se.validate(a[k],{instancePath:r+"/$defs/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:k,rootData:S,dynamicAnchors:_})||(s=s===null?se.validate.errors:s.concat(se.validate.errors),e=s.length);var o=b===e;if(!o)break}}else
return N.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:l.properties.$defs.type,parentSchema:l.
properties.$defs,data:a}],!1;var i=p===e}else var i=!0;if(i&&t.uniqueItems!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.items===void 0&&(a="it\
ems"))return N.errors=[{instancePath:r,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:l.dependentSchemas.
uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,data:t}],!1;if(t.items!==void 0){let p=t.items;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(
p)){let k;if(p.type===void 0&&(k="type"))return N.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"\
required",params:{missingProperty:k},schema:l.dependentSchemas.uniqueItems.properties.items.required,parentSchema:l.dependentSchemas.uniqueItems.properties.items,
data:p}],!1;if(p.type!==void 0){let b=p.type;const I=e;let P=!1;const x=e;if(!(b==="null"||b==="boolean"||b==="number"||b==="integer"||b==="string")){const V={instancePath:r+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:b};s===null?s=[V]:s.push(V),e++}var f=x===e;if(P=P||f,!P){const V=e;if(e===V)if(Array.
isArray(b))if(b.length>7){const J={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:b};s===null?s=[J]:s.push(J),e++}else{
var W=!0;const J=b.length;for(let X=0;X<J;X++){let le=b[X];const fe=e;if(!(le==="null"||le==="boolean"||le==="number"||le==="integer"||le==="string")){const Or={
instancePath:r+"/items/type/"+X,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:l.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:le};s===null?s=[Or]:s.push(Or),e++}var W=fe===e;if(!W)
break}}else{const J={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:l.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:b};s===null?s=[J]:s.push(J),e++}var f=V===e;P=P||f}if(P)e=I,s!==null&&(I?s.length=I:s=null);else{const V={instancePath:r+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:l.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type,data:b};return s===null?s=[V]:s.push(V),e++,N.errors=s,
!1}}}else return N.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:l.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.uniqueItems.properties.items,data:p}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return N.errors=s,e===0}function T(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&typeof t!="boolean")return T.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:l.type},schema:l.type,parentSchema:l,
data:t}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){const R=e;for(const a in t)if(!He.call(l.properties,a)){return T.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:l,data:t}],!1;break}if(R===e){if(t.$schema!==void 0){
let a=t.$schema;const p=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return T.errors=[{instancePath:r+"/$schema",schemaPath:"#/properties/%24schema/c\
onst",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:l.
properties.$schema,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.$id!==void 0){let a=t.$id;const p=e;if(e===p)if(typeof a=="string"){if(A(a)>2048)return T.errors=
[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:l.properties.$id,data:a}],!1}else
return T.errors=[{instancePath:r+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:l.properties.$id.type,parentSchema:l.properties.
$id,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.$comment!==void 0){let a=t.$comment;const p=e;if(e===p)if(typeof a=="string"){if(A(a)>1e5)return T.errors=[
{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.properties.$comment,
data:a}],!1}else return T.errors=[{instancePath:r+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:l.properties.
$comment.type,parentSchema:l.properties.$comment,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.title!==void 0){let a=t.title;const p=e;if(e===p)if(typeof a==
"string"){if(A(a)>1e5)return T.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:l.
properties.title,data:a}],!1}else return T.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:l.
properties.title.type,parentSchema:l.properties.title,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.description!==void 0){let a=t.description;const p=e;if(e===
p)if(typeof a=="string"){if(A(a)>1e5)return T.errors=[{instancePath:r+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:l.properties.description,data:a}],!1}else return T.errors=[{instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},schema:l.properties.description.type,parentSchema:l.properties.description,data:a}],!1;var i=p===e}else var i=!0;if(i){
if(t.deprecated!==void 0){let a=t.deprecated;const p=e;if(typeof a!="boolean")return T.errors=[{instancePath:r+"/deprecated",schemaPath:"#/properties/deprecated\
/type",keyword:"type",params:{type:"boolean"},schema:l.properties.deprecated.type,parentSchema:l.properties.deprecated,data:a}],!1;var i=p===e}else var i=!0;if(i){
if(t.readOnly!==void 0){let a=t.readOnly;const p=e;if(typeof a!="boolean")return T.errors=[{instancePath:r+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:l.properties.readOnly.type,parentSchema:l.properties.readOnly,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.writeOnly!==
void 0){let a=t.writeOnly;const p=e;if(typeof a!="boolean")return T.errors=[{instancePath:r+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"},schema:l.properties.writeOnly.type,parentSchema:l.properties.writeOnly,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.$ref!==void 0){let a=t.
$ref;const p=e;if(e===p)if(typeof a=="string"){if(A(a)>100)return T.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLengt\
h",params:{limit:100},schema:100,parentSchema:l.properties.$ref,data:a}],!1;if(!lt.test(a))return T.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24\
ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:l.properties.$ref,data:a}],!1}else
return T.errors=[{instancePath:r+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:l.properties.$ref.type,parentSchema:l.
properties.$ref,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.type!==void 0){let a=t.type;const p=e,h=e;let k=!1,b=null;const I=e;if(!(a==="null"||a==="boole\
an"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const V={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"\
enum",params:{allowedValues:l.properties.type.oneOf[0].enum},schema:l.properties.type.oneOf[0].enum,parentSchema:l.properties.type.oneOf[0],data:a};s===null?s=[
V]:s.push(V),e++}var y=I===e;y&&(k=!0,b=0);const P=e;if(e===P)if(Array.isArray(a))if(a.length>7){const V={instancePath:r+"/type",schemaPath:"#/properties/type/o\
neOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[V]:s.push(V),e++}else if(a.length<1){const V={
instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.type.oneOf[1],data:a};
s===null?s=[V]:s.push(V),e++}else{var w=!0;const V=a.length;for(let ie=0;ie<V;ie++){let J=a[ie];const X=e;if(!(J==="null"||J==="boolean"||J==="object"||J==="arr\
ay"||J==="number"||J==="integer"||J==="string")){const fe={instancePath:r+"/type/"+ie,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:l.
properties.type.oneOf[1].items.enum},schema:l.properties.type.oneOf[1].items.enum,parentSchema:l.properties.type.oneOf[1].items,data:J};s===null?s=[fe]:s.push(fe),
e++}if(e===X)if(typeof J=="string"){if(A(J)>7){const fe={instancePath:r+"/type/"+ie,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",params:{
limit:7},schema:7,parentSchema:l.properties.type.oneOf[1].items,data:J};s===null?s=[fe]:s.push(fe),e++}}else{const fe={instancePath:r+"/type/"+ie,schemaPath:"#/\
properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:l.properties.type.oneOf[1].items.type,parentSchema:l.properties.type.oneOf[1].items,
data:J};s===null?s=[fe]:s.push(fe),e++}var w=X===e;if(!w)break}if(w){let ie=a.length,J;if(ie>1){const X={};for(;ie--;){let le=a[ie];if(typeof le=="string"){if(typeof X[le]==
"number"){J=X[le];const fe={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:ie,j:J},schema:!0,parentSchema:l.
properties.type.oneOf[1],data:a};s===null?s=[fe]:s.push(fe),e++;break}X[le]=ie}}}}}else{const V={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf/1/ty\
pe",keyword:"type",params:{type:"array"},schema:l.properties.type.oneOf[1].type,parentSchema:l.properties.type.oneOf[1],data:a};s===null?s=[V]:s.push(V),e++}var y=P===
e;if(y&&k?(k=!1,b=[b,1]):y&&(k=!0,b=1),k)e=h,s!==null&&(h?s.length=h:s=null);else{const V={instancePath:r+"/type",schemaPath:"#/properties/type/oneOf",keyword:"\
oneOf",params:{passingSchemas:b},schema:l.properties.type.oneOf,parentSchema:l.properties.type,data:a};return s===null?s=[V]:s.push(V),e++,T.errors=s,!1}var i=p===
e}else var i=!0;if(i){if(t.enum!==void 0){let a=t.enum;const p=e;if(e===p)if(Array.isArray(a)){if(a.length>500)return T.errors=[{instancePath:r+"/enum",schemaPath:"\
#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.properties.enum,data:a}],!1;if(a.length<1)return T.errors=[{instancePath:r+
"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.enum,data:a}],!1}else return T.errors=[{instancePath:r+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:l.properties.enum.type,parentSchema:l.properties.enum,data:a}],!1;var i=p===
e}else var i=!0;if(i){if(t.multipleOf!==void 0){let a=t.multipleOf;const p=e;if(e===p)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return T.errors=[
{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.
multipleOf,data:a}],!1;if(a<=0||isNaN(a))return T.errors=[{instancePath:r+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusive\
Minimum",params:{comparison:">",limit:0},schema:0,parentSchema:l.properties.multipleOf,data:a}],!1}else return T.errors=[{instancePath:r+"/multipleOf",schemaPath:"\
#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:l.properties.multipleOf.type,parentSchema:l.properties.multipleOf,data:a}],!1;var i=p===
e}else var i=!0;if(i){if(t.minimum!==void 0){let a=t.minimum;const p=e;if(e===p)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return T.errors=[{instancePath:r+
"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.minimum,data:a}],
!1}else return T.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:l.properties.minimum.type,
parentSchema:l.properties.minimum,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.maximum!==void 0){let a=t.maximum;const p=e;if(e===p)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return T.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:l.properties.maximum,data:a}],!1}else return T.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",
params:{type:"number"},schema:l.properties.maximum.type,parentSchema:l.properties.maximum,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.exclusiveMinimum!==void 0){
let a=t.exclusiveMinimum;const p=e;if(e===p)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return T.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"\
#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMinimum,data:a}],!1}else
return T.errors=[{instancePath:r+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMinimum.
type,parentSchema:l.properties.exclusiveMinimum,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.exclusiveMaximum!==void 0){let a=t.exclusiveMaximum;const p=e;if(e===
p)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return T.errors=[{instancePath:r+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:l.properties.exclusiveMaximum,data:a}],!1}else return T.errors=[{instancePath:r+
"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:l.properties.exclusiveMaximum.type,parentSchema:l.
properties.exclusiveMaximum,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.minLength!==void 0){let a=t.minLength;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return T.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minLength.type,parentSchema:l.properties.minLength,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return T.errors=[{instancePath:r+"/\
minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.minLength,data:a}],
!1;if(a<0||isNaN(a))return T.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.minLength,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.maxLength!==void 0){let a=t.maxLength;const p=e;if(!(typeof a=="nu\
mber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integ\
er"},schema:l.properties.maxLength.type,parentSchema:l.properties.maxLength,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return T.errors=
[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:l.properties.
maxLength,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:l.properties.maxLength,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.pattern!==void 0){let a=t.pattern;const p=e;if(e===p)
if(typeof a=="string"){if(A(a)>1e3)return T.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},
schema:1e3,parentSchema:l.properties.pattern,data:a}],!1}else return T.errors=[{instancePath:r+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",
params:{type:"string"},schema:l.properties.pattern.type,parentSchema:l.properties.pattern,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.format!==void 0){let a=t.
format;const p=e;if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uui\
d"||a==="byte"||a==="int32"||a==="int64"||a==="float"||a==="double"))return T.errors=[{instancePath:r+"/format",schemaPath:"#/properties/format/enum",keyword:"e\
num",params:{allowedValues:l.properties.format.enum},schema:l.properties.format.enum,parentSchema:l.properties.format,data:a}],!1;var i=p===e}else var i=!0;if(i){
if(t.minItems!==void 0){let a=t.minItems;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:r+"/minItems",schemaPath:"\
#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.minItems.type,parentSchema:l.properties.minItems,data:a}],!1;if(e===p&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:r+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:r+
"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minItems,data:a}],!1}
var i=p===e}else var i=!0;if(i){if(t.maxItems!==void 0){let a=t.maxItems;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:r+
"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxItems.type,parentSchema:l.properties.maxItems,
data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/max\
Items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxItems,data:a}],!1;if(a<0||
isNaN(a))return T.errors=[{instancePath:r+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.
properties.maxItems,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.minContains!==void 0){let a=t.minContains;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return T.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minContains.type,parentSchema:l.properties.minContains,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{
instancePath:r+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minContains,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:r+"/minContains",schemaPath:"#/properties/minContains/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minContains,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.maxContains!==
void 0){let a=t.maxContains;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:r+"/maxContains",schemaPath:"#/pro\
perties/maxContains/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxContains.type,parentSchema:l.properties.maxContains,data:a}],!1;if(e===p&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return T.errors=
[{instancePath:r+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.
maxContains,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.minProperties!==void 0){let a=t.minProperties;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return T.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.
minProperties.type,parentSchema:l.properties.minProperties,data:a}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=
[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:l.properties.minProperties,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:r+"/minProperties",schemaPath:"#/properties/minProperties/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:l.properties.minProperties,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.maxProperties!==
void 0){let a=t.maxProperties;const p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:r+"/maxProperties",schemaPath:"#\
/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:l.properties.maxProperties.type,parentSchema:l.properties.maxProperties,data:a}],!1;
if(e===p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxPropert\
ies/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:l.properties.maxProperties,data:a}],!1;if(a<
0||isNaN(a))return T.errors=[{instancePath:r+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:l.properties.maxProperties,data:a}],!1}var i=p===e}else var i=!0;if(i){if(t.uniqueItems!==void 0){let a=t.uniqueItems;const p=e;if(typeof a!=
"boolean")return T.errors=[{instancePath:r+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:l.properties.
uniqueItems.type,parentSchema:l.properties.uniqueItems,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.items!==void 0){const a=e;N(t.items,{instancePath:r+"/it\
ems",parentData:t,parentDataProperty:"items",rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(t.prefixItems!==void 0){let a=t.prefixItems;const p=e;if(e===p)if(Array.isArray(a)){if(a.length>20)return T.errors=[{instancePath:r+"/prefixItems",schemaPath:"\
#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.prefixItems,data:a}],!1;if(a.length<1)return T.errors=
[{instancePath:r+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.prefixItems,
data:a}],!1;{var n=!0;const k=a.length;for(let b=0;b<k;b++){const I=e;N(a[b],{instancePath:r+"/prefixItems/"+b,parentData:a,parentDataProperty:b,rootData:S,dynamicAnchors:_})||
(s=s===null?N.errors:s.concat(N.errors),e=s.length);var n=I===e;if(!n)break}}}else return T.errors=[{instancePath:r+"/prefixItems",schemaPath:"#/properties/pref\
ixItems/type",keyword:"type",params:{type:"array"},schema:l.properties.prefixItems.type,parentSchema:l.properties.prefixItems,data:a}],!1;var i=p===e}else var i=!0;
if(i){if(t.contains!==void 0){const a=e;N(t.contains,{instancePath:r+"/contains",parentData:t,parentDataProperty:"contains",rootData:S,dynamicAnchors:_})||(s=s===
null?N.errors:s.concat(N.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.properties!==void 0){let a=t.properties;const p=e;if(e===p)if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(Object.keys(a).length>500)return T.errors=[{instancePath:r+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"\
maxProperties",params:{limit:500},schema:500,parentSchema:l.properties.properties,data:a}],!1;for(const k in a){const b=e,I=e,P=e;if(k!=="__proto__"){const x={};
s===null?s=[x]:s.push(x),e++}var d=P===e;if(d){const x={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames/not",keyword:"not",params:{},
schema:l.properties.properties.propertyNames.not,parentSchema:l.properties.properties.propertyNames,data:k,propertyName:k};s===null?s=[x]:s.push(x),e++}else e=I,
s!==null&&(I?s.length=I:s=null);if(e===b&&typeof k=="string"&&A(k)>200){const x={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.properties.propertyNames,data:k,propertyName:k};s===null?s=[x]:s.push(x),
e++}var v=b===e;if(!v){const x={instancePath:r+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName:k},
schema:l.properties.properties.propertyNames,parentSchema:l.properties.properties,data:a};return s===null?s=[x]:s.push(x),e++,T.errors=s,!1;break}}if(v)for(const k in a){
const b=e;N(a[k],{instancePath:r+"/properties/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:k,rootData:S,dynamicAnchors:_})||(s=s===
null?N.errors:s.concat(N.errors),e=s.length);var D=b===e;if(!D)break}}else return T.errors=[{instancePath:r+"/properties",schemaPath:"#/properties/properties/ty\
pe",keyword:"type",params:{type:"object"},schema:l.properties.properties.type,parentSchema:l.properties.properties,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.
patternProperties!==void 0){let a=t.patternProperties;const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>20)return T.errors=
[{instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:l.
properties.patternProperties,data:a}],!1;for(const k in a){const b=e,I=e,P=e;if(k!=="__proto__"){const x={};s===null?s=[x]:s.push(x),e++}var U=P===e;if(U){const x={
instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:l.properties.patternProperties.
propertyNames.not,parentSchema:l.properties.patternProperties.propertyNames,data:k,propertyName:k};s===null?s=[x]:s.push(x),e++}else e=I,s!==null&&(I?s.length=I:
s=null);if(e===b&&typeof k=="string"&&A(k)>200){const x={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/maxLength",
keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.patternProperties.propertyNames,data:k,propertyName:k};s===null?s=[x]:s.push(x),e++}
var m=b===e;if(!m){const x={instancePath:r+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyNames",params:{propertyName:k},
schema:l.properties.patternProperties.propertyNames,parentSchema:l.properties.patternProperties,data:a};return s===null?s=[x]:s.push(x),e++,T.errors=s,!1;break}}
if(m)for(const k in a){const b=e;N(a[k],{instancePath:r+"/patternProperties/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:k,rootData:S,
dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var u=b===e;if(!u)break}}else return T.errors=[{instancePath:r+"/patternProperties",schemaPath:"\
#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:l.properties.patternProperties.type,parentSchema:l.properties.patternProperties,
data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.additionalProperties!==void 0){const a=e;N(t.additionalProperties,{instancePath:r+"/additionalProperties",parentData:t,
parentDataProperty:"additionalProperties",rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.
propertyNames!==void 0){const a=e;N(t.propertyNames,{instancePath:r+"/propertyNames",parentData:t,parentDataProperty:"propertyNames",rootData:S,dynamicAnchors:_})||
(s=s===null?N.errors:s.concat(N.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.required!==void 0){let a=t.required;const p=e;if(e===p)if(Array.isArray(
a)){if(a.length>500)return T.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:l.
properties.required,data:a}],!1;{var O=!0;const k=a.length;for(let b=0;b<k;b++){let I=a[b];const P=e;if(e===P)if(typeof I=="string"){if(A(I)>200)return T.errors=
[{instancePath:r+"/required/"+b,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.required.
items,data:I}],!1}else return T.errors=[{instancePath:r+"/required/"+b,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:l.
properties.required.items.type,parentSchema:l.properties.required.items,data:I}],!1;var O=P===e;if(!O)break}if(O){let b=a.length,I;if(b>1){const P={};for(;b--;){
let x=a[b];if(typeof x=="string"){if(typeof P[x]=="number"){return I=P[x],T.errors=[{instancePath:r+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"\
uniqueItems",params:{i:b,j:I},schema:!0,parentSchema:l.properties.required,data:a}],!1;break}P[x]=b}}}}}}else return T.errors=[{instancePath:r+"/required",schemaPath:"\
#/properties/required/type",keyword:"type",params:{type:"array"},schema:l.properties.required.type,parentSchema:l.properties.required,data:a}],!1;var i=p===e}else
var i=!0;if(i){if(t.dependentRequired!==void 0){let a=t.dependentRequired;const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>
500)return T.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,
parentSchema:l.properties.dependentRequired,data:a}],!1;for(const k in a){let b=a[k];const I=e;if(e===I)if(Array.isArray(b)){if(b.length>500)return T.errors=[{instancePath:r+
"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:l.properties.dependentRequired.additionalProperties,data:b}],!1;{var j=!0;const P=b.length;for(let x=0;x<P;x++){let V=b[x];const ie=e;
if(e===ie)if(typeof V=="string"){if(A(V)>200)return T.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#\
/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentRequired.
additionalProperties.items,data:V}],!1}else return T.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:l.properties.dependentRequired.additionalProperties.items.
type,parentSchema:l.properties.dependentRequired.additionalProperties.items,data:V}],!1;var j=ie===e;if(!j)break}if(j){let x=b.length,V;if(x>1){const ie={};for(;x--;){
let J=b[x];if(typeof J=="string"){if(typeof ie[J]=="number"){return V=ie[J],T.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:x,j:V},schema:!0,parentSchema:l.properties.dependentRequired.
additionalProperties,data:b}],!1;break}ie[J]=x}}}}}}else return T.errors=[{instancePath:r+"/dependentRequired/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:l.properties.dependentRequired.additionalProperties.type,parentSchema:l.
properties.dependentRequired.additionalProperties,data:b}],!1;var C=I===e;if(!C)break}}else return T.errors=[{instancePath:r+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentRequired.type,parentSchema:l.properties.dependentRequired,
data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.dependentSchemas!==void 0){let a=t.dependentSchemas;const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return T.errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:l.properties.dependentSchemas,data:a}],!1;for(const k in a){const b=e,I=e,P=e;if(k!=="__proto__"){const x={};s===
null?s=[x]:s.push(x),e++}var F=P===e;if(F){const x={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:l.properties.dependentSchemas.propertyNames.not,parentSchema:l.properties.dependentSchemas.propertyNames,data:k,propertyName:k};s===null?s=[x]:
s.push(x),e++}else e=I,s!==null&&(I?s.length=I:s=null);if(e===b&&typeof k=="string"&&A(k)>200){const x={instancePath:r+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:l.properties.dependentSchemas.propertyNames,data:k,
propertyName:k};s===null?s=[x]:s.push(x),e++}var H=b===e;if(!H){const x={instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:k},schema:l.properties.dependentSchemas.propertyNames,parentSchema:l.properties.dependentSchemas,data:a};return s===
null?s=[x]:s.push(x),e++,T.errors=s,!1;break}}if(H)for(const k in a){const b=e;N(a[k],{instancePath:r+"/dependentSchemas/"+k.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:a,parentDataProperty:k,rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var c=b===e;if(!c)break}}else return T.
errors=[{instancePath:r+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:l.properties.dependentSchemas.
type,parentSchema:l.properties.dependentSchemas,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.allOf!==void 0){let a=t.allOf;const p=e;if(e===p)if(Array.isArray(
a)){if(a.length>20)return T.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.
properties.allOf,data:a}],!1;if(a.length<1)return T.errors=[{instancePath:r+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:l.properties.allOf,data:a}],!1;{var g=!0;const k=a.length;for(let b=0;b<k;b++){const I=e;N(a[b],{instancePath:r+"/allOf/"+b,parentData:a,parentDataProperty:b,
rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var g=I===e;if(!g)break}}}else return T.errors=[{instancePath:r+"/allOf",schemaPath:"\
#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:l.properties.allOf.type,parentSchema:l.properties.allOf,data:a}],!1;var i=p===e}else var i=!0;
if(i){if(t.anyOf!==void 0){let a=t.anyOf;const p=e;if(e===p)if(Array.isArray(a)){if(a.length>20)return T.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properti\
es/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:l.properties.anyOf,data:a}],!1;if(a.length<1)return T.errors=[{instancePath:r+"/a\
nyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:l.properties.anyOf,data:a}],!1;{var ee=!0;const k=a.length;
for(let b=0;b<k;b++){const I=e;N(a[b],{instancePath:r+"/anyOf/"+b,parentData:a,parentDataProperty:b,rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(
N.errors),e=s.length);var ee=I===e;if(!ee)break}}}else return T.errors=[{instancePath:r+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"\
array"},schema:l.properties.anyOf.type,parentSchema:l.properties.anyOf,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.oneOf!==void 0){let a=t.oneOf;const p=e;
if(e===p)if(Array.isArray(a)){if(a.length>20)return T.errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:l.properties.oneOf,data:a}],!1;if(a.length<1)return T.errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:l.properties.oneOf,data:a}],!1;{var re=!0;const k=a.length;for(let b=0;b<k;b++){const I=e;N(a[b],{instancePath:r+
"/oneOf/"+b,parentData:a,parentDataProperty:b,rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var re=I===e;if(!re)break}}}else
return T.errors=[{instancePath:r+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type:"array"},schema:l.properties.oneOf.type,parentSchema:l.
properties.oneOf,data:a}],!1;var i=p===e}else var i=!0;if(i){if(t.not!==void 0){const a=e;N(t.not,{instancePath:r+"/not",parentData:t,parentDataProperty:"not",rootData:S,
dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.if!==void 0){const a=e;N(t.if,{instancePath:r+"/if",
parentData:t,parentDataProperty:"if",rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.then!==
void 0){const a=e;N(t.then,{instancePath:r+"/then",parentData:t,parentDataProperty:"then",rootData:S,dynamicAnchors:_})||(s=s===null?N.errors:s.concat(N.errors),
e=s.length);var i=a===e}else var i=!0;if(i){if(t.else!==void 0){const a=e;N(t.else,{instancePath:r+"/else",parentData:t,parentDataProperty:"else",rootData:S,dynamicAnchors:_})||
(s=s===null?N.errors:s.concat(N.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(t.$defs!==void 0){let a=t.$defs;const p=e;if(e===p)if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){if(Object.keys(a).length>500)return T.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProper\
ties",params:{limit:500},schema:500,parentSchema:l.properties.$defs,data:a}],!1;for(const k in a){const b=e;if(typeof k=="string"){if(A(k)>90){const I={instancePath:r+
"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{limit:90},schema:90,parentSchema:l.properties.$defs.propertyNames,
data:k,propertyName:k};s===null?s=[I]:s.push(I),e++}else if(!dt.test(k)){const I={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:l.properties.$defs.propertyNames,data:k,propertyName:k};s===null?
s=[I]:s.push(I),e++}}var M=b===e;if(!M){const I={instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:k},
schema:l.properties.$defs.propertyNames,parentSchema:l.properties.$defs,data:a};return s===null?s=[I]:s.push(I),e++,T.errors=s,!1;break}}if(M)for(const k in a){
const b=e;N(a[k],{instancePath:r+"/$defs/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:k,rootData:S,dynamicAnchors:_})||(s=s===null?
N.errors:s.concat(N.errors),e=s.length);var o=b===e;if(!o)break}}else return T.errors=[{instancePath:r+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"\
type",params:{type:"object"},schema:l.properties.$defs.type,parentSchema:l.properties.$defs,data:a}],!1;var i=p===e}else var i=!0;if(i&&t.uniqueItems!==void 0&&
t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.items===void 0&&(a="items"))return T.errors=[{instancePath:r,schemaPath:"#/dependentSchemas/uniqueItems/req\
uired",keyword:"required",params:{missingProperty:a},schema:l.dependentSchemas.uniqueItems.required,parentSchema:l.dependentSchemas.uniqueItems,data:t}],!1;if(t.
items!==void 0){let p=t.items;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let k;if(p.type===void 0&&(k="type"))return T.errors=[{instancePath:r+"/item\
s",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",params:{missingProperty:k},schema:l.dependentSchemas.uniqueItems.properties.
items.required,parentSchema:l.dependentSchemas.uniqueItems.properties.items,data:p}],!1;if(p.type!==void 0){let b=p.type;const I=e;let P=!1;const x=e;if(!(b==="\
null"||b==="boolean"||b==="number"||b==="integer"||b==="string")){const V={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/it\
ems/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:l.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:b};s===null?
s=[V]:s.push(V),e++}var f=x===e;if(P=P||f,!P){const V=e;if(e===V)if(Array.isArray(b))if(b.length>7){const J={instancePath:r+"/items/type",schemaPath:"#/dependen\
tSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:l.dependentSchemas.uniqueItems.
properties.items.properties.type.anyOf[1],data:b};s===null?s=[J]:s.push(J),e++}else{var W=!0;const J=b.length;for(let X=0;X<J;X++){let le=b[X];const fe=e;if(!(le===
"null"||le==="boolean"||le==="number"||le==="integer"||le==="string")){const Or={instancePath:r+"/items/type/"+X,schemaPath:"#/dependentSchemas/uniqueItems/prop\
erties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.
enum},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.
type.anyOf[1].items,data:le};s===null?s=[Or]:s.push(Or),e++}var W=fe===e;if(!W)break}}else{const J={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/\
uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{type:"array"},schema:l.dependentSchemas.uniqueItems.properties.items.properties.
type.anyOf[1].type,parentSchema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:b};s===null?s=[J]:s.push(J),e++}var f=V===e;P=P||f}
if(P)e=I,s!==null&&(I?s.length=I:s=null);else{const V={instancePath:r+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/\
anyOf",keyword:"anyOf",params:{},schema:l.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf,parentSchema:l.dependentSchemas.uniqueItems.properties.
items.properties.type,data:b};return s===null?s=[V]:s.push(V),e++,T.errors=s,!1}}}else return T.errors=[{instancePath:r+"/items",schemaPath:"#/dependentSchemas/\
uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:l.dependentSchemas.uniqueItems.properties.items.type,parentSchema:l.dependentSchemas.
uniqueItems.properties.items,data:p}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}return T.errors=s,e===0}function tr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;return t&&typeof t=="object"&&!Array.isArray(t)?(T(t,{instancePath:r,parentData:Y,parentDataProperty:Q,rootData:S,
dynamicAnchors:_})||(s=s===null?T.errors:s.concat(T.errors),e=s.length),tr.errors=s,e===0):(tr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:mt.type,parentSchema:mt,data:t}],!1)}function Ne(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){const n=e;for(const d in t)if(!(d==="request"||d==="example"||d==="success")){return Ne.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:_e,data:t}],!1;break}if(n===
e){if(t.request!==void 0){const d=e;tr(t.request,{instancePath:r+"/request",parentData:t,parentDataProperty:"request",rootData:S,dynamicAnchors:_})||(s=s===null?
tr.errors:s.concat(tr.errors),e=s.length);var i=d===e}else var i=!0;if(i){if(t.example!==void 0){let d=t.example;const v=e;if(!(d&&typeof d=="object"&&!Array.isArray(
d)))return Ne.errors=[{instancePath:r+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type:"object"},schema:_e.properties.example.type,
parentSchema:_e.properties.example,data:d}],!1;var i=v===e}else var i=!0;if(i)if(t.success!==void 0){let d=t.success;const v=e;if(e===v)if(d&&typeof d=="object"&&
!Array.isArray(d)){let U;if(d.status===void 0&&(U="status")||d.body===void 0&&(U="body"))return Ne.errors=[{instancePath:r+"/success",schemaPath:"#/properties/s\
uccess/required",keyword:"required",params:{missingProperty:U},schema:_e.properties.success.required,parentSchema:_e.properties.success,data:d}],!1;{const m=e;for(const u in d)
if(!(u==="status"||u==="body")){return Ne.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:u},schema:!1,parentSchema:_e.properties.success,data:d}],!1;break}if(m===e){if(d.status!==void 0){let u=d.status;const O=e;if(e===
O)if(Array.isArray(u)){if(u.length>100)return Ne.errors=[{instancePath:r+"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"\
maxItems",params:{limit:100},schema:100,parentSchema:_e.properties.success.properties.status,data:u}],!1;if(u.length<1)return Ne.errors=[{instancePath:r+"/succe\
ss/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:_e.properties.success.properties.
status,data:u}],!1;{var w=!0;const j=u.length;for(let C=0;C<j;C++){let F=u[C];const H=e;if(!(typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)))return Ne.errors=
[{instancePath:r+"/success/status/"+C,schemaPath:"#/properties/success/properties/status/items/type",keyword:"type",params:{type:"integer"},schema:_e.properties.
success.properties.status.items.type,parentSchema:_e.properties.success.properties.status.items,data:F}],!1;if(e===H&&typeof F=="number"&&isFinite(F)){if(F>299||
isNaN(F))return Ne.errors=[{instancePath:r+"/success/status/"+C,schemaPath:"#/properties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:299},schema:299,parentSchema:_e.properties.success.properties.status.items,data:F}],!1;if(F<200||isNaN(F))return Ne.errors=[{instancePath:r+"/success/\
status/"+C,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:_e.properties.
success.properties.status.items,data:F}],!1}var w=H===e;if(!w)break}if(w){let C=u.length,F;if(C>1){const H={};for(;C--;){let c=u[C];if(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)){if(typeof H[c]=="number"){return F=H[c],Ne.errors=[{instancePath:r+"/success/status",schemaPath:"#/properties/success/properties/status/\
uniqueItems",keyword:"uniqueItems",params:{i:C,j:F},schema:!0,parentSchema:_e.properties.success.properties.status,data:u}],!1;break}H[c]=C}}}}}}else return Ne.
errors=[{instancePath:r+"/success/status",schemaPath:"#/properties/success/properties/status/type",keyword:"type",params:{type:"array"},schema:_e.properties.success.
properties.status.type,parentSchema:_e.properties.success.properties.status,data:u}],!1;var y=O===e}else var y=!0;if(y)if(d.body!==void 0){let u=d.body;const O=e;
if(!(u==="empty"||u==="any"))return Ne.errors=[{instancePath:r+"/success/body",schemaPath:"#/properties/success/properties/body/enum",keyword:"enum",params:{allowedValues:_e.
properties.success.properties.body.enum},schema:_e.properties.success.properties.body.enum,parentSchema:_e.properties.success.properties.body,data:u}],!1;var y=O===
e}else var y=!0}}}else return Ne.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"object"},schema:_e.properties.
success.type,parentSchema:_e.properties.success,data:d}],!1;var i=v===e}else var i=!0}}}else return Ne.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:_e.type,parentSchema:_e,data:t}],!1;return Ne.errors=s,e===0}const vr={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",
minimum:400,maximum:499},maxItems:100};function me(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===
0)if(Array.isArray(t)){if(t.length>100)return me.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:vr,
data:t}],!1;if(t.length<1)return me.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:vr,data:t}],!1;{var i=!0;
const w=t.length;for(let y=0;y<w;y++){let n=t[y];const d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return me.errors=[{instancePath:r+"/"+y,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"},schema:vr.items.type,parentSchema:vr.items,data:n}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>499||
isNaN(n))return me.errors=[{instancePath:r+"/"+y,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:vr.items,
data:n}],!1;if(n<400||isNaN(n))return me.errors=[{instancePath:r+"/"+y,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,
parentSchema:vr.items,data:n}],!1}var i=d===e;if(!i)break}if(i){let y=t.length,n;if(y>1){const d={};for(;y--;){let v=t[y];if(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v)){if(typeof d[v]=="number"){return n=d[v],me.errors=[{instancePath:r,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:y,j:n},schema:!0,
parentSchema:vr,data:t}],!1;break}d[v]=y}}}}}}else return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:vr.type,parentSchema:vr,
data:t}],!1;return me.errors=s,e===0}const rt={oneOf:[{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};
function Pr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;const i=e;let w=!1,y=null;const n=e;if(t!==
"accepted"){const D={instancePath:r,schemaPath:"#/oneOf/0/const",keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:rt.oneOf[0],data:t};
s===null?s=[D]:s.push(D),e++}var v=n===e;v&&(w=!0,y=0);const d=e;me(t,{instancePath:r,parentData:Y,parentDataProperty:Q,rootData:S,dynamicAnchors:_})||(s=s===null?
me.errors:s.concat(me.errors),e=s.length);var v=d===e;if(v&&w?(w=!1,y=[y,1]):v&&(w=!0,y=1),w)e=i,s!==null&&(i?s.length=i:s=null);else{const D={instancePath:r,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:y},schema:rt.oneOf,parentSchema:rt,data:t};return s===null?s=[D]:s.push(D),e++,Pr.errors=s,!1}return Pr.errors=s,
e===0}const br={type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},ce={type:"object",additionalProperties:!1,
minProperties:1,properties:{minLength:{type:"integer",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},maximum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{
type:"integer",minimum:0,maximum:36500}}};function ge(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1)return ge.errors=[{instancePath:r,schemaPath:"#/minProperties",keyword:"minProp\
erties",params:{limit:1},schema:1,parentSchema:ce,data:t}],!1;{const w=e;for(const y in t)if(!(y==="minLength"||y==="maxLength"||y==="minimum"||y==="maximum"||y===
"pastDays"||y==="futureDays")){return ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},
schema:!1,parentSchema:ce,data:t}],!1;break}if(w===e){if(t.minLength!==void 0){let y=t.minLength;const n=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return ge.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:ce.properties.minLength.
type,parentSchema:ce.properties.minLength,data:y}],!1;if(e===n&&typeof y=="number"&&isFinite(y)){if(y>1e6||isNaN(y))return ge.errors=[{instancePath:r+"/minLengt\
h",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ce.properties.minLength,data:y}],!1;
if(y<1||isNaN(y))return ge.errors=[{instancePath:r+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,
parentSchema:ce.properties.minLength,data:y}],!1}var i=n===e}else var i=!0;if(i){if(t.maxLength!==void 0){let y=t.maxLength;const n=e;if(!(typeof y=="number"&&!(y%
1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:ce.
properties.maxLength.type,parentSchema:ce.properties.maxLength,data:y}],!1;if(e===n&&typeof y=="number"&&isFinite(y)){if(y>1e6||isNaN(y))return ge.errors=[{instancePath:r+
"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ce.properties.maxLength,data:y}],
!1;if(y<1||isNaN(y))return ge.errors=[{instancePath:r+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
schema:1,parentSchema:ce.properties.maxLength,data:y}],!1}var i=n===e}else var i=!0;if(i){if(t.minimum!==void 0){let y=t.minimum;const n=e;if(!(typeof y=="numbe\
r"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:ce.
properties.minimum.type,parentSchema:ce.properties.minimum,data:y}],!1;if(e===n&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return ge.errors=
[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:ce.properties.minimum,data:y}],!1;if(y<-9007199254740991||isNaN(y))return ge.errors=[{instancePath:r+"/minimum",schemaPath:"#/properties/minimum/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:ce.properties.minimum,data:y}],!1}var i=n===e}else
var i=!0;if(i){if(t.maximum!==void 0){let y=t.maximum;const n=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/max\
imum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"integer"},schema:ce.properties.maximum.type,parentSchema:ce.properties.maximum,data:y}],
!1;if(e===n&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:ce.properties.maximum,data:y}],!1;if(y<-9007199254740991||
isNaN(y))return ge.errors=[{instancePath:r+"/maximum",schemaPath:"#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},
schema:-9007199254740991,parentSchema:ce.properties.maximum,data:y}],!1}var i=n===e}else var i=!0;if(i){if(t.pastDays!==void 0){let y=t.pastDays;const n=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"int\
eger"},schema:ce.properties.pastDays.type,parentSchema:ce.properties.pastDays,data:y}],!1;if(e===n&&typeof y=="number"&&isFinite(y)){if(y>36500||isNaN(y))return ge.
errors=[{instancePath:r+"/pastDays",schemaPath:"#/properties/pastDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:ce.
properties.pastDays,data:y}],!1;if(y<2||isNaN(y))return ge.errors=[{instancePath:r+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{
comparison:">=",limit:2},schema:2,parentSchema:ce.properties.pastDays,data:y}],!1}var i=n===e}else var i=!0;if(i)if(t.futureDays!==void 0){let y=t.futureDays;const n=e;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",
params:{type:"integer"},schema:ce.properties.futureDays.type,parentSchema:ce.properties.futureDays,data:y}],!1;if(e===n&&typeof y=="number"&&isFinite(y)){if(y>36500||
isNaN(y))return ge.errors=[{instancePath:r+"/futureDays",schemaPath:"#/properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,
parentSchema:ce.properties.futureDays,data:y}],!1;if(y<0||isNaN(y))return ge.errors=[{instancePath:r+"/futureDays",schemaPath:"#/properties/futureDays/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ce.properties.futureDays,data:y}],!1}var i=n===e}else var i=!0}}}}}}}else return ge.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ce.type,parentSchema:ce,data:t}],!1;return ge.errors=s,e===0}function sr(t,{instancePath:r="",
parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>
100)return sr.errors=[{instancePath:r,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:br,data:t}],!1;if(Object.keys(
t).length<1)return sr.errors=[{instancePath:r,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:br,data:t}],!1;for(const y in t){
const n=e;if(typeof y=="string"&&A(y)>100){const d={instancePath:r,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:br.
propertyNames,data:y,propertyName:y};s===null?s=[d]:s.push(d),e++}var i=n===e;if(!i){const d={instancePath:r,schemaPath:"#/propertyNames",keyword:"propertyNames",
params:{propertyName:y},schema:br.propertyNames,parentSchema:br,data:t};return s===null?s=[d]:s.push(d),e++,sr.errors=s,!1;break}}if(i)for(const y in t){const n=e;
ge(t[y],{instancePath:r+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:y,rootData:S,dynamicAnchors:_})||(s=s===null?ge.errors:s.concat(
ge.errors),e=s.length);var w=n===e;if(!w)break}}else return sr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:br.type,
parentSchema:br,data:t}],!1;return sr.errors=s,e===0}const tt={enum:["strict","tolerant"]};function Ae(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,
dynamicAnchors:_={}}={}){let s=null,e=0;return t==="strict"||t==="tolerant"?(Ae.errors=s,e===0):(Ae.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:tt.enum},schema:tt.enum,parentSchema:tt,data:t}],!1)}const Tr={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accept\
ed, ignored, or a list of statuses from 400 to 499"};function Ye(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,
e=0;const i=e;let w=!1,y=null;const n=e;if(!(t==="accepted"||t==="ignored")){const D={instancePath:r,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:Tr.
oneOf[0].enum},schema:Tr.oneOf[0].enum,parentSchema:Tr.oneOf[0],data:t};s===null?s=[D]:s.push(D),e++}var v=n===e;v&&(w=!0,y=0);const d=e;me(t,{instancePath:r,parentData:Y,
parentDataProperty:Q,rootData:S,dynamicAnchors:_})||(s=s===null?me.errors:s.concat(me.errors),e=s.length);var v=d===e;if(v&&w?(w=!1,y=[y,1]):v&&(w=!0,y=1),w)e=i,
s!==null&&(i?s.length=i:s=null);else{const D={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:y},schema:Tr.oneOf,parentSchema:Tr,data:t};
return s===null?s=[D]:s.push(D),e++,Ye.errors=s,!1}return Ye.errors=s,e===0}const yt=new RegExp("^4\\d\\d$","u"),vt=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",
"u");function G(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){const c=e;for(const g in t)if(!He.call(Z.properties,g)){return G.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:g},schema:!1,parentSchema:Z,data:t}],!1;break}if(c===e){if(t.name!==void 0){let g=t.name;const ee=e;if(e===ee)if(typeof g=="s\
tring"){if(A(g)>200)return G.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Z.
properties.name,data:g}],!1;if(A(g)<1)return G.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Z.properties.name,data:g}],!1}else return G.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
schema:Z.properties.name.type,parentSchema:Z.properties.name,data:g}],!1;var i=ee===e}else var i=!0;if(i){if(t.operations!==void 0){let g=t.operations;const ee=e;
if(e===ee)if(g&&typeof g=="object"&&!Array.isArray(g)){const M=e;for(const o in g)if(!(o==="partial-bill"||o==="no-show")){return G.errors=[{instancePath:r+"/op\
erations",schemaPath:"#/properties/operations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Z.properties.
operations,data:g}],!1;break}if(M===e){if(g["partial-bill"]!==void 0){const o=e;Ne(g["partial-bill"],{instancePath:r+"/operations/partial-bill",parentData:g,parentDataProperty:"\
partial-bill",rootData:S,dynamicAnchors:_})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var w=o===e}else var w=!0;if(w)if(g["no-show"]!==void 0){const o=e;
Ne(g["no-show"],{instancePath:r+"/operations/no-show",parentData:g,parentDataProperty:"no-show",rootData:S,dynamicAnchors:_})||(s=s===null?Ne.errors:s.concat(Ne.
errors),e=s.length);var w=o===e}else var w=!0}}else return G.errors=[{instancePath:r+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{
type:"object"},schema:Z.properties.operations.type,parentSchema:Z.properties.operations,data:g}],!1;var i=ee===e}else var i=!0;if(i){if(t.errors!==void 0){let g=t.
errors;const ee=e;if(e===ee)if(g&&typeof g=="object"&&!Array.isArray(g)){const M=e;for(const o in g)if(!(o==="unauthorized"||o==="invalid"||o==="malformed"||o===
"unsupportedMediaType"||o==="schema"||o==="replies")){return G.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Z.properties.errors,data:g}],!1;break}if(M===e){if(g.unauthorized!==void 0){const o=e;
me(g.unauthorized,{instancePath:r+"/errors/unauthorized",parentData:g,parentDataProperty:"unauthorized",rootData:S,dynamicAnchors:_})||(s=s===null?me.errors:s.concat(
me.errors),e=s.length);var y=o===e}else var y=!0;if(y){if(g.invalid!==void 0){const o=e;me(g.invalid,{instancePath:r+"/errors/invalid",parentData:g,parentDataProperty:"\
invalid",rootData:S,dynamicAnchors:_})||(s=s===null?me.errors:s.concat(me.errors),e=s.length);var y=o===e}else var y=!0;if(y){if(g.malformed!==void 0){const o=e;
me(g.malformed,{instancePath:r+"/errors/malformed",parentData:g,parentDataProperty:"malformed",rootData:S,dynamicAnchors:_})||(s=s===null?me.errors:s.concat(me.
errors),e=s.length);var y=o===e}else var y=!0;if(y){if(g.unsupportedMediaType!==void 0){const o=e;me(g.unsupportedMediaType,{instancePath:r+"/errors/unsupported\
MediaType",parentData:g,parentDataProperty:"unsupportedMediaType",rootData:S,dynamicAnchors:_})||(s=s===null?me.errors:s.concat(me.errors),e=s.length);var y=o===
e}else var y=!0;if(y){if(g.schema!==void 0){const o=e;tr(g.schema,{instancePath:r+"/errors/schema",parentData:g,parentDataProperty:"schema",rootData:S,dynamicAnchors:_})||
(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var y=o===e}else var y=!0;if(y)if(g.replies!==void 0){let o=g.replies;const f=e;if(e===f)if(o&&typeof o=="\
object"&&!Array.isArray(o)){if(Object.keys(o).length>100)return G.errors=[{instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/m\
axProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:Z.properties.errors.properties.replies,data:o}],!1;if(Object.keys(o).length<1)return G.
errors=[{instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Z.
properties.errors.properties.replies,data:o}],!1;for(const R in o){const a=e;if(typeof R=="string"){if(A(R)>3){const p={instancePath:r+"/errors/replies",schemaPath:"\
#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"maxLength",params:{limit:3},schema:3,parentSchema:Z.properties.errors.properties.replies.
propertyNames,data:R,propertyName:R};s===null?s=[p]:s.push(p),e++}else if(!yt.test(R)){const p={instancePath:r+"/errors/replies",schemaPath:"#/properties/errors\
/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:Z.properties.errors.properties.replies.
propertyNames,data:R,propertyName:R};s===null?s=[p]:s.push(p),e++}}var n=a===e;if(!n){const p={instancePath:r+"/errors/replies",schemaPath:"#/properties/errors/\
properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:R},schema:Z.properties.errors.properties.replies.propertyNames,parentSchema:Z.properties.
errors.properties.replies,data:o};return s===null?s=[p]:s.push(p),e++,G.errors=s,!1;break}}if(n)for(const R in o){let a=o[R];const p=e;if(e===p)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return G.errors=[{instancePath:r+"/errors/replies/"+R.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Z.properties.errors.properties.
replies.additionalProperties,data:a}],!1;{const h=e;for(const k in a)if(!(k==="contentType"||k==="schema")){return G.errors=[{instancePath:r+"/errors/replies/"+
R.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:k},schema:!1,parentSchema:Z.properties.errors.properties.replies.additionalProperties,data:a}],!1;break}if(h===e){if(a.contentType!==
void 0){let k=a.contentType;const b=e;if(e===b)if(typeof k=="string"){if(A(k)>200)return G.errors=[{instancePath:r+"/errors/replies/"+R.replace(/~/g,"~0").replace(
/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:Z.properties.errors.properties.replies.additionalProperties.properties.contentType,data:k}],!1;if(!vt.test(k))return G.errors=
[{instancePath:r+"/errors/replies/"+R.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalPropert\
ies/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:Z.
properties.errors.properties.replies.additionalProperties.properties.contentType,data:k}],!1}else return G.errors=[{instancePath:r+"/errors/replies/"+R.replace(
/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/type",keyword:"type",
params:{type:"string"},schema:Z.properties.errors.properties.replies.additionalProperties.properties.contentType.type,parentSchema:Z.properties.errors.properties.
replies.additionalProperties.properties.contentType,data:k}],!1;var d=b===e}else var d=!0;if(d)if(a.schema!==void 0){const k=e;tr(a.schema,{instancePath:r+"/err\
ors/replies/"+R.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:a,parentDataProperty:"schema",rootData:S,dynamicAnchors:_})||(s=s===null?tr.errors:s.
concat(tr.errors),e=s.length);var d=k===e}else var d=!0}}}else return G.errors=[{instancePath:r+"/errors/replies/"+R.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{type:"object"},schema:Z.properties.errors.properties.replies.additionalProperties.
type,parentSchema:Z.properties.errors.properties.replies.additionalProperties,data:a}],!1;var v=p===e;if(!v)break}}else return G.errors=[{instancePath:r+"/error\
s/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"type",params:{type:"object"},schema:Z.properties.errors.properties.replies.type,parentSchema:Z.
properties.errors.properties.replies,data:o}],!1;var y=f===e}else var y=!0}}}}}}else return G.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/\
type",keyword:"type",params:{type:"object"},schema:Z.properties.errors.type,parentSchema:Z.properties.errors,data:g}],!1;var i=ee===e}else var i=!0;if(i){if(t.apiVersion!==
void 0){let g=t.apiVersion;const ee=e;if(e===ee)if(g&&typeof g=="object"&&!Array.isArray(g)){const M=e;for(const o in g)if(!(o==="supported"||o==="unsupported"||
o==="empty"||o==="repeated")){return G.errors=[{instancePath:r+"/apiVersion",schemaPath:"#/properties/apiVersion/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:o},schema:!1,parentSchema:Z.properties.apiVersion,data:g}],!1;break}if(M===e){if(g.supported!==void 0){let o=g.supported;const f=e;
if(e===f)if(Array.isArray(o)){if(o.length>50)return G.errors=[{instancePath:r+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/m\
axItems",keyword:"maxItems",params:{limit:50},schema:50,parentSchema:Z.properties.apiVersion.properties.supported,data:o}],!1;if(o.length<1)return G.errors=[{instancePath:r+
"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Z.properties.
apiVersion.properties.supported,data:o}],!1;{var D=!0;const W=o.length;for(let R=0;R<W;R++){let a=o[R];const p=e;if(e===p)if(typeof a=="string"){if(A(a)>200)return G.
errors=[{instancePath:r+"/apiVersion/supported/"+R,schemaPath:"#/properties/apiVersion/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:Z.properties.apiVersion.properties.supported.items,data:a}],!1;if(A(a)<1)return G.errors=[{instancePath:r+"/apiVersion/supported/"+R,schemaPath:"\
#/properties/apiVersion/properties/supported/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.apiVersion.properties.supported.
items,data:a}],!1}else return G.errors=[{instancePath:r+"/apiVersion/supported/"+R,schemaPath:"#/properties/apiVersion/properties/supported/items/type",keyword:"\
type",params:{type:"string"},schema:Z.properties.apiVersion.properties.supported.items.type,parentSchema:Z.properties.apiVersion.properties.supported.items,data:a}],
!1;var D=p===e;if(!D)break}if(D){let R=o.length,a;if(R>1){const p={};for(;R--;){let h=o[R];if(typeof h=="string"){if(typeof p[h]=="number"){return a=p[h],G.errors=
[{instancePath:r+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:R,j:a},schema:!0,
parentSchema:Z.properties.apiVersion.properties.supported,data:o}],!1;break}p[h]=R}}}}}}else return G.errors=[{instancePath:r+"/apiVersion/supported",schemaPath:"\
#/properties/apiVersion/properties/supported/type",keyword:"type",params:{type:"array"},schema:Z.properties.apiVersion.properties.supported.type,parentSchema:Z.
properties.apiVersion.properties.supported,data:o}],!1;var U=f===e}else var U=!0;if(U){if(g.unsupported!==void 0){const o=e;me(g.unsupported,{instancePath:r+"/a\
piVersion/unsupported",parentData:g,parentDataProperty:"unsupported",rootData:S,dynamicAnchors:_})||(s=s===null?me.errors:s.concat(me.errors),e=s.length);var U=o===
e}else var U=!0;if(U){if(g.empty!==void 0){const o=e;Pr(g.empty,{instancePath:r+"/apiVersion/empty",parentData:g,parentDataProperty:"empty",rootData:S,dynamicAnchors:_})||
(s=s===null?Pr.errors:s.concat(Pr.errors),e=s.length);var U=o===e}else var U=!0;if(U)if(g.repeated!==void 0){const o=e;Pr(g.repeated,{instancePath:r+"/apiVersio\
n/repeated",parentData:g,parentDataProperty:"repeated",rootData:S,dynamicAnchors:_})||(s=s===null?Pr.errors:s.concat(Pr.errors),e=s.length);var U=o===e}else var U=!0}}}}else
return G.errors=[{instancePath:r+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"object"},schema:Z.properties.apiVersion.type,
parentSchema:Z.properties.apiVersion,data:g}],!1;var i=ee===e}else var i=!0;if(i){if(t.rateLimit!==void 0){let g=t.rateLimit;const ee=e;if(e===ee)if(g&&typeof g==
"object"&&!Array.isArray(g)){let M;if(g.requestsPerSecond===void 0&&(M="requestsPerSecond"))return G.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properti\
es/rateLimit/required",keyword:"required",params:{missingProperty:M},schema:Z.properties.rateLimit.required,parentSchema:Z.properties.rateLimit,data:g}],!1;{const o=e;
for(const f in g)if(f!=="requestsPerSecond"){return G.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:Z.properties.rateLimit,data:g}],!1;break}if(o===e&&g.requestsPerSecond!==void 0){let f=g.
requestsPerSecond;if(e===e)if(typeof f=="number"&&isFinite(f)){if(f>1e5||isNaN(f))return G.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/\
properties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:Z.properties.rateLimit.properties.
requestsPerSecond,data:f}],!1;if(f<=0||isNaN(f))return G.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/re\
questsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:Z.properties.rateLimit.properties.requestsPerSecond,
data:f}],!1}else return G.errors=[{instancePath:r+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/type",keyword:"\
type",params:{type:"number"},schema:Z.properties.rateLimit.properties.requestsPerSecond.type,parentSchema:Z.properties.rateLimit.properties.requestsPerSecond,data:f}],
!1}}}else return G.errors=[{instancePath:r+"/rateLimit",schemaPath:"#/properties/rateLimit/type",keyword:"type",params:{type:"object"},schema:Z.properties.rateLimit.
type,parentSchema:Z.properties.rateLimit,data:g}],!1;var i=ee===e}else var i=!0;if(i){if(t.token!==void 0){let g=t.token;const ee=e;if(e===ee)if(g&&typeof g=="o\
bject"&&!Array.isArray(g)){const M=e;for(const o in g)if(!(o==="expired"||o==="shortLivedClient"||o==="wrongSecrets"||o==="leewaySeconds"||o==="secondClient"||o===
"longestLifeSeconds")){return G.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:Z.properties.token,data:g}],!1;break}if(M===e){if(g.expired!==void 0){const o=e;me(g.expired,{instancePath:r+"/token/expired",parentData:g,
parentDataProperty:"expired",rootData:S,dynamicAnchors:_})||(s=s===null?me.errors:s.concat(me.errors),e=s.length);var m=o===e}else var m=!0;if(m){if(g.shortLivedClient!==
void 0){let o=g.shortLivedClient;const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let R;if(o.id===void 0&&(R="id")||o.lifetimeSeconds===void 0&&(R=
"lifetimeSeconds"))return G.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"requ\
ired",params:{missingProperty:R},schema:Z.properties.token.properties.shortLivedClient.required,parentSchema:Z.properties.token.properties.shortLivedClient,data:o}],
!1;{const a=e;for(const p in o)if(!(p==="id"||p==="lifetimeSeconds")){return G.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/\
properties/shortLivedClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Z.properties.token.properties.
shortLivedClient,data:o}],!1;break}if(a===e){if(o.id!==void 0){let p=o.id;const h=e;if(e===h)if(typeof p=="string"){if(A(p)>512)return G.errors=[{instancePath:r+
"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,
parentSchema:Z.properties.token.properties.shortLivedClient.properties.id,data:p}],!1;if(A(p)<1)return G.errors=[{instancePath:r+"/token/shortLivedClient/id",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.token.properties.
shortLivedClient.properties.id,data:p}],!1}else return G.errors=[{instancePath:r+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLiv\
edClient/properties/id/type",keyword:"type",params:{type:"string"},schema:Z.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:Z.properties.
token.properties.shortLivedClient.properties.id,data:p}],!1;var u=h===e}else var u=!0;if(u)if(o.lifetimeSeconds!==void 0){let p=o.lifetimeSeconds;const h=e;if(e===
h)if(typeof p=="number"&&isFinite(p)){if(p>60||isNaN(p))return G.errors=[{instancePath:r+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/toke\
n/properties/shortLivedClient/properties/lifetimeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:Z.properties.token.
properties.shortLivedClient.properties.lifetimeSeconds,data:p}],!1;if(p<3||isNaN(p))return G.errors=[{instancePath:r+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:Z.properties.
token.properties.shortLivedClient.properties.lifetimeSeconds,data:p}],!1}else return G.errors=[{instancePath:r+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:Z.properties.token.properties.shortLivedClient.
properties.lifetimeSeconds.type,parentSchema:Z.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:p}],!1;var u=h===e}else var u=!0}}}else
return G.errors=[{instancePath:r+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"type",params:{type:"object"},
schema:Z.properties.token.properties.shortLivedClient.type,parentSchema:Z.properties.token.properties.shortLivedClient,data:o}],!1;var m=f===e}else var m=!0;if(m){
if(g.wrongSecrets!==void 0){let o=g.wrongSecrets;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return G.errors=[{instancePath:r+"/token/wro\
ngSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:Z.properties.token.properties.wrongSecrets.
type,parentSchema:Z.properties.token.properties.wrongSecrets,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return G.errors=[{instancePath:r+
"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:Z.
properties.token.properties.wrongSecrets,data:o}],!1;if(o<0||isNaN(o))return G.errors=[{instancePath:r+"/token/wrongSecrets",schemaPath:"#/properties/token/prop\
erties/wrongSecrets/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Z.properties.token.properties.wrongSecrets,data:o}],!1}var m=f===
e}else var m=!0;if(m){if(g.leewaySeconds!==void 0){let o=g.leewaySeconds;const f=e;if(e===f)if(typeof o=="number"&&isFinite(o)){if(o>300||isNaN(o))return G.errors=
[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,
parentSchema:Z.properties.token.properties.leewaySeconds,data:o}],!1;if(o<0||isNaN(o))return G.errors=[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/prop\
erties/token/properties/leewaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Z.properties.token.properties.leewaySeconds,
data:o}],!1}else return G.errors=[{instancePath:r+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"type",params:{type:"\
number"},schema:Z.properties.token.properties.leewaySeconds.type,parentSchema:Z.properties.token.properties.leewaySeconds,data:o}],!1;var m=f===e}else var m=!0;
if(m){if(g.secondClient!==void 0){let o=g.secondClient;const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let R;if(o.id===void 0&&(R="id"))return G.
errors=[{instancePath:r+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:R},schema:Z.
properties.token.properties.secondClient.required,parentSchema:Z.properties.token.properties.secondClient,data:o}],!1;{const a=e;for(const p in o)if(p!=="id"){return G.
errors=[{instancePath:r+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},schema:!1,parentSchema:Z.properties.token.properties.secondClient,data:o}],!1;break}if(a===e&&o.id!==void 0){let p=o.id;if(e===e)if(typeof p==
"string"){if(A(p)>512)return G.errors=[{instancePath:r+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/maxLength",
keyword:"maxLength",params:{limit:512},schema:512,parentSchema:Z.properties.token.properties.secondClient.properties.id,data:p}],!1;if(A(p)<1)return G.errors=[{
instancePath:r+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Z.properties.token.properties.secondClient.properties.id,data:p}],!1}else return G.errors=[{instancePath:r+"/token/secondClient/id",schemaPath:"#/p\
roperties/token/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:Z.properties.token.properties.secondClient.properties.id.
type,parentSchema:Z.properties.token.properties.secondClient.properties.id,data:p}],!1}}}else return G.errors=[{instancePath:r+"/token/secondClient",schemaPath:"\
#/properties/token/properties/secondClient/type",keyword:"type",params:{type:"object"},schema:Z.properties.token.properties.secondClient.type,parentSchema:Z.properties.
token.properties.secondClient,data:o}],!1;var m=f===e}else var m=!0;if(m)if(g.longestLifeSeconds!==void 0){let o=g.longestLifeSeconds;const f=e;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return G.errors=[{instancePath:r+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSecon\
ds/type",keyword:"type",params:{type:"integer"},schema:Z.properties.token.properties.longestLifeSeconds.type,parentSchema:Z.properties.token.properties.longestLifeSeconds,
data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return G.errors=[{instancePath:r+"/token/longestLifeSeconds",schemaPath:"#/prop\
erties/token/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:Z.properties.token.
properties.longestLifeSeconds,data:o}],!1;if(o<1||isNaN(o))return G.errors=[{instancePath:r+"/token/longestLifeSeconds",schemaPath:"#/properties/token/propertie\
s/longestLifeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Z.properties.token.properties.longestLifeSeconds,data:o}],
!1}var m=f===e}else var m=!0}}}}}}else return G.errors=[{instancePath:r+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"object"},schema:Z.
properties.token.type,parentSchema:Z.properties.token,data:g}],!1;var i=ee===e}else var i=!0;if(i){if(t.fields!==void 0){let g=t.fields;const ee=e;if(e===ee)if(g&&
typeof g=="object"&&!Array.isArray(g)){const M=e;for(const o in g)if(!(o==="check-in"||o==="check-out")){return G.errors=[{instancePath:r+"/fields",schemaPath:"\
#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Z.properties.fields,data:g}],!1;break}
if(M===e){if(g["check-in"]!==void 0){const o=e;sr(g["check-in"],{instancePath:r+"/fields/check-in",parentData:g,parentDataProperty:"check-in",rootData:S,dynamicAnchors:_})||
(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var O=o===e}else var O=!0;if(O)if(g["check-out"]!==void 0){const o=e;sr(g["check-out"],{instancePath:r+"/f\
ields/check-out",parentData:g,parentDataProperty:"check-out",rootData:S,dynamicAnchors:_})||(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var O=o===e}else
var O=!0}}else return G.errors=[{instancePath:r+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},schema:Z.properties.fields.
type,parentSchema:Z.properties.fields,data:g}],!1;var i=ee===e}else var i=!0;if(i){if(t.reading!==void 0){let g=t.reading;const ee=e;if(e===ee)if(g&&typeof g=="\
object"&&!Array.isArray(g)){const M=e;for(const o in g)if(!(o==="coercions"||o==="unknownMembers"||o==="letterCase")){return G.errors=[{instancePath:r+"/reading",
schemaPath:"#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Z.properties.reading,
data:g}],!1;break}if(M===e){if(g.coercions!==void 0){let o=g.coercions;const f=e,W=e;let R=!1,a=null;const p=e;Ae(o,{instancePath:r+"/reading/coercions",parentData:g,
parentDataProperty:"coercions",rootData:S,dynamicAnchors:_})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var C=p===e;C&&(R=!0,a=0);const h=e;if(e===h)
if(o&&typeof o=="object"&&!Array.isArray(o))if(Object.keys(o).length<1){const k={instancePath:r+"/reading/coercions",schemaPath:"#/properties/reading/properties\
/coercions/oneOf/1/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Z.properties.reading.properties.coercions.oneOf[1],data:o};s===
null?s=[k]:s.push(k),e++}else{const k=e;for(const b in o)if(!(b==="quotedNumbers"||b==="quotedBooleans"||b==="numbersAsText")){const I={instancePath:r+"/reading\
/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b},schema:!1,
parentSchema:Z.properties.reading.properties.coercions.oneOf[1],data:o};s===null?s=[I]:s.push(I),e++;break}if(k===e){if(o.quotedNumbers!==void 0){const b=e;Ae(o.
quotedNumbers,{instancePath:r+"/reading/coercions/quotedNumbers",parentData:o,parentDataProperty:"quotedNumbers",rootData:S,dynamicAnchors:_})||(s=s===null?Ae.errors:
s.concat(Ae.errors),e=s.length);var j=b===e}else var j=!0;if(j){if(o.quotedBooleans!==void 0){const b=e;Ae(o.quotedBooleans,{instancePath:r+"/reading/coercions/\
quotedBooleans",parentData:o,parentDataProperty:"quotedBooleans",rootData:S,dynamicAnchors:_})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var j=b===
e}else var j=!0;if(j)if(o.numbersAsText!==void 0){const b=e;Ae(o.numbersAsText,{instancePath:r+"/reading/coercions/numbersAsText",parentData:o,parentDataProperty:"\
numbersAsText",rootData:S,dynamicAnchors:_})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var j=b===e}else var j=!0}}}else{const k={instancePath:r+"/r\
eading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:Z.properties.reading.properties.
coercions.oneOf[1].type,parentSchema:Z.properties.reading.properties.coercions.oneOf[1],data:o};s===null?s=[k]:s.push(k),e++}var C=h===e;if(C&&R?(R=!1,a=[a,1]):
C&&(R=!0,a=1),R)e=W,s!==null&&(W?s.length=W:s=null);else{const k={instancePath:r+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneO\
f",keyword:"oneOf",params:{passingSchemas:a},schema:Z.properties.reading.properties.coercions.oneOf,parentSchema:Z.properties.reading.properties.coercions,data:o};
return s===null?s=[k]:s.push(k),e++,G.errors=s,!1}var F=f===e}else var F=!0;if(F){if(g.unknownMembers!==void 0){const o=e;Ae(g.unknownMembers,{instancePath:r+"/\
reading/unknownMembers",parentData:g,parentDataProperty:"unknownMembers",rootData:S,dynamicAnchors:_})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var F=o===
e}else var F=!0;if(F)if(g.letterCase!==void 0){const o=e;Ae(g.letterCase,{instancePath:r+"/reading/letterCase",parentData:g,parentDataProperty:"letterCase",rootData:S,
dynamicAnchors:_})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var F=o===e}else var F=!0}}}else return G.errors=[{instancePath:r+"/reading",schemaPath:"\
#/properties/reading/type",keyword:"type",params:{type:"object"},schema:Z.properties.reading.type,parentSchema:Z.properties.reading,data:g}],!1;var i=ee===e}else
var i=!0;if(i)if(t.repeats!==void 0){let g=t.repeats;const ee=e;if(e===ee)if(g&&typeof g=="object"&&!Array.isArray(g)){const M=e;for(const o in g)if(!(o==="chec\
k-in"||o==="check-out"||o==="partial-bill"||o==="no-show")){return G.errors=[{instancePath:r+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Z.properties.repeats,data:g}],!1;break}if(M===e){if(g["check-in"]!==void 0){const o=e;
Ye(g["check-in"],{instancePath:r+"/repeats/check-in",parentData:g,parentDataProperty:"check-in",rootData:S,dynamicAnchors:_})||(s=s===null?Ye.errors:s.concat(Ye.
errors),e=s.length);var H=o===e}else var H=!0;if(H){if(g["check-out"]!==void 0){const o=e;Ye(g["check-out"],{instancePath:r+"/repeats/check-out",parentData:g,parentDataProperty:"\
check-out",rootData:S,dynamicAnchors:_})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var H=o===e}else var H=!0;if(H){if(g["partial-bill"]!==void 0){const o=e;
Ye(g["partial-bill"],{instancePath:r+"/repeats/partial-bill",parentData:g,parentDataProperty:"partial-bill",rootData:S,dynamicAnchors:_})||(s=s===null?Ye.errors:
s.concat(Ye.errors),e=s.length);var H=o===e}else var H=!0;if(H)if(g["no-show"]!==void 0){const o=e;Ye(g["no-show"],{instancePath:r+"/repeats/no-show",parentData:g,
parentDataProperty:"no-show",rootData:S,dynamicAnchors:_})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var H=o===e}else var H=!0}}}}else return G.errors=
[{instancePath:r+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:Z.properties.repeats.type,parentSchema:Z.properties.
repeats,data:g}],!1;var i=ee===e}else var i=!0}}}}}}}}}else return G.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Z.
type,parentSchema:Z,data:t}],!1;return G.errors=s,e===0}const we={type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{
$ref:"#/$defs/zone"},tzdata:{type:"string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,
items:{type:"array",minItems:2,maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}},gt=new RegExp("^[A-Za-z0-9_.+-]+$","u");
function je(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let n;if(t.timeZone===void 0&&(n="timeZone")||t.tzdata===void 0&&(n="tzdata")||t.offsets===void 0&&(n="offsets"))return je.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n},schema:we.required,parentSchema:we,data:t}],!1;{const d=e;for(const v in t)if(!(v==="timeZone"||v==="t\
zdata"||v==="offsets")){return je.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,
parentSchema:we,data:t}],!1;break}if(d===e){if(t.timeZone!==void 0){const v=e;pr(t.timeZone,{instancePath:r+"/timeZone",parentData:t,parentDataProperty:"timeZon\
e",rootData:S,dynamicAnchors:_})||(s=s===null?pr.errors:s.concat(pr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.tzdata!==void 0){let v=t.tzdata;const D=e;
if(e===D)if(typeof v=="string"){if(A(v)>32)return je.errors=[{instancePath:r+"/tzdata",schemaPath:"#/properties/tzdata/maxLength",keyword:"maxLength",params:{limit:32},
schema:32,parentSchema:we.properties.tzdata,data:v}],!1;if(!gt.test(v))return je.errors=[{instancePath:r+"/tzdata",schemaPath:"#/properties/tzdata/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_.+-]+$"},schema:"^[A-Za-z0-9_.+-]+$",parentSchema:we.properties.tzdata,data:v}],!1}else return je.errors=[{instancePath:r+
"/tzdata",schemaPath:"#/properties/tzdata/type",keyword:"type",params:{type:"string"},schema:we.properties.tzdata.type,parentSchema:we.properties.tzdata,data:v}],
!1;var i=D===e}else var i=!0;if(i)if(t.offsets!==void 0){let v=t.offsets;const D=e;if(e===D)if(Array.isArray(v)){if(v.length>2e3)return je.errors=[{instancePath:r+
"/offsets",schemaPath:"#/properties/offsets/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:we.properties.offsets,data:v}],!1;if(v.length<
1)return je.errors=[{instancePath:r+"/offsets",schemaPath:"#/properties/offsets/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:we.properties.
offsets,data:v}],!1;{var w=!0;const m=v.length;for(let u=0;u<m;u++){let O=v[u];const j=e;if(e===j)if(Array.isArray(O)){if(O.length>2)return je.errors=[{instancePath:r+
"/offsets/"+u,schemaPath:"#/properties/offsets/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:we.properties.offsets.items,data:O}],!1;
if(O.length<2)return je.errors=[{instancePath:r+"/offsets/"+u,schemaPath:"#/properties/offsets/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:we.
properties.offsets.items,data:O}],!1;{var y=!0;const F=O.length;for(let H=0;H<F;H++){let c=O[H];const g=e;if(typeof c!="string"&&!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return je.errors=[{instancePath:r+"/offsets/"+u+"/"+H,schemaPath:"#/properties/offsets/items/items/type",keyword:"type",params:{type:we.properties.
offsets.items.items.type},schema:we.properties.offsets.items.items.type,parentSchema:we.properties.offsets.items.items,data:c}],!1;if(e===g){if(typeof c=="numbe\
r"&&isFinite(c)){if(c>1440||isNaN(c))return je.errors=[{instancePath:r+"/offsets/"+u+"/"+H,schemaPath:"#/properties/offsets/items/items/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1440},schema:1440,parentSchema:we.properties.offsets.items.items,data:c}],!1;if(c<-1440||isNaN(c))return je.errors=[{instancePath:r+
"/offsets/"+u+"/"+H,schemaPath:"#/properties/offsets/items/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1440},schema:-1440,parentSchema:we.properties.
offsets.items.items,data:c}],!1}if(e===g&&typeof c=="string"&&A(c)>24)return je.errors=[{instancePath:r+"/offsets/"+u+"/"+H,schemaPath:"#/properties/offsets/ite\
ms/items/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:we.properties.offsets.items.items,data:c}],!1}var y=g===e;if(!y)break}}}else return je.
errors=[{instancePath:r+"/offsets/"+u,schemaPath:"#/properties/offsets/items/type",keyword:"type",params:{type:"array"},schema:we.properties.offsets.items.type,
parentSchema:we.properties.offsets.items,data:O}],!1;var w=j===e;if(!w)break}}}else return je.errors=[{instancePath:r+"/offsets",schemaPath:"#/properties/offset\
s/type",keyword:"type",params:{type:"array"},schema:we.properties.offsets.type,parentSchema:we.properties.offsets,data:v}],!1;var i=D===e}else var i=!0}}}}else return je.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:t}],!1;return je.errors=s,e===0}const he={
type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a versio\
n such as 1.0.0"},digest:{$ref:"#/$defs/sha256"}}},st=new RegExp("^[0-9A-Za-z.+-]+$","u"),er={type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hex\
adecimal digits in lower case"},Sr=new RegExp("^[0-9a-f]{64}$","u");function Me(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){
let s=null,e=0;if(e===0)if(typeof t=="string"){if(A(t)>64)return Me.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,
parentSchema:er,data:t}],!1;if(!Sr.test(t))return Me.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"\
^[0-9a-f]{64}$",parentSchema:er,data:t}],!1}else return Me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:er.type,parentSchema:er,
data:t}],!1;return Me.errors=s,e===0}function nr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.version===void 0&&(w="version")||t.digest===void 0&&(w="digest"))return nr.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:w},schema:he.required,parentSchema:he,data:t}],!1;{const y=e;for(const n in t)if(!(n==="version"||n==="di\
gest")){return nr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:he,
data:t}],!1;break}if(y===e){if(t.version!==void 0){let n=t.version;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>64)return nr.errors=[{instancePath:r+"/vers\
ion",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:he.properties.version,data:n}],!1;if(!st.test(n))return nr.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:he.
properties.version,data:n}],!1}else return nr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:he.
properties.version.type,parentSchema:he.properties.version,data:n}],!1;var i=d===e}else var i=!0;if(i)if(t.digest!==void 0){const n=e;Me(t.digest,{instancePath:r+
"/digest",parentData:t,parentDataProperty:"digest",rootData:S,dynamicAnchors:_})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var i=n===e}else var i=!0}}}else
return nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:t}],!1;return nr.errors=s,e===0}
const mr={type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}};
function _r(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let w;if(t.startedAt===void 0&&(w="startedAt")||t.endedAt===void 0&&(w="endedAt"))return _r.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:w},schema:mr.required,parentSchema:mr,data:t}],!1;{const y=e;for(const n in t)if(!(n==="startedAt"||n==="endedAt")){return _r.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:mr,data:t}],!1;break}
if(y===e){if(t.startedAt!==void 0){const n=e;ve(t.startedAt,{instancePath:r+"/startedAt",parentData:t,parentDataProperty:"startedAt",rootData:S,dynamicAnchors:_})||
(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var i=n===e}else var i=!0;if(i)if(t.endedAt!==void 0){const n=e;ve(t.endedAt,{instancePath:r+"/endedAt",parentData:t,
parentDataProperty:"endedAt",rootData:S,dynamicAnchors:_})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var i=n===e}else var i=!0}}}else return _r.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mr.type,parentSchema:mr,data:t}],!1;return _r.errors=s,e===0}const Be={type:"a\
rray",minItems:1,maxItems:10,items:{type:"object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","ra\
te","calls","target","not-http","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9}}}};function Ee(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>10)return Ee.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:10},schema:10,parentSchema:Be,data:t}],!1;if(t.length<1)return Ee.errors=[{instancePath:r,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1},schema:1,parentSchema:Be,data:t}],!1;{var i=!0;const y=t.length;for(let n=0;n<y;n++){let d=t[n];const v=e;if(e===v)if(d&&typeof d=="object"&&!Array.isArray(
d)){let U;if(d.why===void 0&&(U="why")||d.calls===void 0&&(U="calls"))return Ee.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:U},schema:Be.items.required,parentSchema:Be.items,data:d}],!1;{const m=e;for(const u in d)if(!(u==="why"||u==="calls")){return Ee.errors=[{instancePath:r+
"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:Be.items,data:d}],!1;break}if(m===
e){if(d.why!==void 0){let u=d.why;const O=e;if(!(u==="body"||u==="head"||u==="slow"||u==="connections"||u==="rate"||u==="calls"||u==="target"||u==="not-http"||u===
"between-scenes"))return Ee.errors=[{instancePath:r+"/"+n+"/why",schemaPath:"#/items/properties/why/enum",keyword:"enum",params:{allowedValues:Be.items.properties.
why.enum},schema:Be.items.properties.why.enum,parentSchema:Be.items.properties.why,data:u}],!1;var w=O===e}else var w=!0;if(w)if(d.calls!==void 0){let u=d.calls;
const O=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return Ee.errors=[{instancePath:r+"/"+n+"/calls",schemaPath:"#/items/properties/calls/type",keyword:"\
type",params:{type:"integer"},schema:Be.items.properties.calls.type,parentSchema:Be.items.properties.calls,data:u}],!1;if(e===O&&typeof u=="number"&&isFinite(u)){
if(u>1e9||isNaN(u))return Ee.errors=[{instancePath:r+"/"+n+"/calls",schemaPath:"#/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:Be.items.properties.calls,data:u}],!1;if(u<1||isNaN(u))return Ee.errors=[{instancePath:r+"/"+n+"/calls",schemaPath:"#/items/properties/c\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Be.items.properties.calls,data:u}],!1}var w=O===e}else var w=!0}}}else return Ee.
errors=[{instancePath:r+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Be.items.type,parentSchema:Be.items,data:d}],!1;var i=v===e;
if(!i)break}}}else return Ee.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Be.type,parentSchema:Be,data:t}],!1;return Ee.
errors=s,e===0}function z(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let F;if(t.context===void 0&&(F="context")||t.suite===void 0&&(F="suite")||t.catalogueDigest===void 0&&(F="catalogueDigest")||t.times===
void 0&&(F="times")||t.attempts===void 0&&(F="attempts")||t.whole===void 0&&(F="whole")||t.only===void 0&&(F="only")||t.stopped===void 0&&(F="stopped")||t.pace===
void 0&&(F="pace")||t.network===void 0&&(F="network")||t.pool===void 0&&(F="pool"))return z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:F},schema:q.required,parentSchema:q,data:t}],!1;{const H=e;for(const c in t)if(!He.call(q.properties,c)){return z.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:q,data:t}],!1;break}if(H===e){if(t.context!==void 0){
let c=t.context;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let ee;if(c.seed===void 0&&(ee="seed")||c.startedAt===void 0&&(ee="startedAt")||
c.subject===void 0&&(ee="subject")||c.target===void 0&&(ee="target")||c.clientId===void 0&&(ee="clientId")||c.product===void 0&&(ee="product")||c.claims===void 0&&
(ee="claims")||c.values===void 0&&(ee="values")||c.profile===void 0&&(ee="profile")||c.zones===void 0&&(ee="zones"))return z.errors=[{instancePath:r+"/context",
schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty:ee},schema:q.properties.context.required,parentSchema:q.properties.context,
data:c}],!1;{const re=e;for(const M in c)if(!He.call(q.properties.context.properties,M)){return z.errors=[{instancePath:r+"/context",schemaPath:"#/properties/co\
ntext/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M},schema:!1,parentSchema:q.properties.context,data:c}],!1;break}if(re===e){
if(c.seed!==void 0){let M=c.seed;const o=e;if(e===o)if(typeof M=="string"){if(A(M)>32)return z.errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/\
context/properties/seed/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:q.properties.context.properties.seed,data:M}],!1;if(!ft.test(M))
return z.errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/context/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"\
^[0-9a-f]{32}$",parentSchema:q.properties.context.properties.seed,data:M}],!1}else return z.errors=[{instancePath:r+"/context/seed",schemaPath:"#/properties/con\
text/properties/seed/type",keyword:"type",params:{type:"string"},schema:q.properties.context.properties.seed.type,parentSchema:q.properties.context.properties.seed,
data:M}],!1;var i=o===e}else var i=!0;if(i){if(c.startedAt!==void 0){const M=e;ve(c.startedAt,{instancePath:r+"/context/startedAt",parentData:c,parentDataProperty:"\
startedAt",rootData:S,dynamicAnchors:_})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var i=M===e}else var i=!0;if(i){if(c.subject!==void 0){let M=c.subject;
const o=e;if(!(M==="service"||M==="client"))return z.errors=[{instancePath:r+"/context/subject",schemaPath:"#/properties/context/properties/subject/enum",keyword:"\
enum",params:{allowedValues:q.properties.context.properties.subject.enum},schema:q.properties.context.properties.subject.enum,parentSchema:q.properties.context.
properties.subject,data:M}],!1;var i=o===e}else var i=!0;if(i){if(c.target!==void 0){const M=e;ir(c.target,{instancePath:r+"/context/target",parentData:c,parentDataProperty:"\
target",rootData:S,dynamicAnchors:_})||(s=s===null?ir.errors:s.concat(ir.errors),e=s.length);var i=M===e}else var i=!0;if(i){if(c.clientId!==void 0){let M=c.clientId;
const o=e;if(e===o)if(typeof M=="string"){if(A(M)>512)return z.errors=[{instancePath:r+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/\
maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:q.properties.context.properties.clientId,data:M}],!1;if(A(M)<1)return z.errors=[{instancePath:r+
"/context/clientId",schemaPath:"#/properties/context/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.context.
properties.clientId,data:M}],!1;if(!ot.test(M))return z.errors=[{instancePath:r+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/pattern",
keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:q.properties.context.properties.clientId,data:M}],!1}else return z.errors=
[{instancePath:r+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/type",keyword:"type",params:{type:"string"},schema:q.properties.context.
properties.clientId.type,parentSchema:q.properties.context.properties.clientId,data:M}],!1;var i=o===e}else var i=!0;if(i){if(c.product!==void 0){let M=c.product;
const o=e,f=e;let W=!1;const R=e;if(M!==null){const p={instancePath:r+"/context/product",schemaPath:"#/properties/context/properties/product/anyOf/0/type",keyword:"\
type",params:{type:"null"},schema:q.properties.context.properties.product.anyOf[0].type,parentSchema:q.properties.context.properties.product.anyOf[0],data:M};s===
null?s=[p]:s.push(p),e++}var w=R===e;if(W=W||w,!W){const p=e;Oe(M,{instancePath:r+"/context/product",parentData:c,parentDataProperty:"product",rootData:S,dynamicAnchors:_})||
(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var w=p===e;W=W||w}if(W)e=f,s!==null&&(f?s.length=f:s=null);else{const p={instancePath:r+"/context/product",
schemaPath:"#/properties/context/properties/product/anyOf",keyword:"anyOf",params:{},schema:q.properties.context.properties.product.anyOf,parentSchema:q.properties.
context.properties.product,data:M};return s===null?s=[p]:s.push(p),e++,z.errors=s,!1}var i=o===e}else var i=!0;if(i){if(c.claims!==void 0){const M=e;gr(c.claims,
{instancePath:r+"/context/claims",parentData:c,parentDataProperty:"claims",rootData:S,dynamicAnchors:_})||(s=s===null?gr.errors:s.concat(gr.errors),e=s.length);
var i=M===e}else var i=!0;if(i){if(c.values!==void 0){const M=e;Fe(c.values,{instancePath:r+"/context/values",parentData:c,parentDataProperty:"values",rootData:S,
dynamicAnchors:_})||(s=s===null?Fe.errors:s.concat(Fe.errors),e=s.length);var i=M===e}else var i=!0;if(i){if(c.profile!==void 0){const M=e;G(c.profile,{instancePath:r+
"/context/profile",parentData:c,parentDataProperty:"profile",rootData:S,dynamicAnchors:_})||(s=s===null?G.errors:s.concat(G.errors),e=s.length);var i=M===e}else
var i=!0;if(i)if(c.zones!==void 0){let M=c.zones;const o=e;if(e===o)if(Array.isArray(M)){if(M.length>600)return z.errors=[{instancePath:r+"/context/zones",schemaPath:"\
#/properties/context/properties/zones/maxItems",keyword:"maxItems",params:{limit:600},schema:600,parentSchema:q.properties.context.properties.zones,data:M}],!1;
if(M.length<1)return z.errors=[{instancePath:r+"/context/zones",schemaPath:"#/properties/context/properties/zones/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:q.properties.context.properties.zones,data:M}],!1;{var y=!0;const W=M.length;for(let R=0;R<W;R++){const a=e;je(M[R],{instancePath:r+"/cont\
ext/zones/"+R,parentData:M,parentDataProperty:R,rootData:S,dynamicAnchors:_})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var y=a===e;if(!y)break}}}else
return z.errors=[{instancePath:r+"/context/zones",schemaPath:"#/properties/context/properties/zones/type",keyword:"type",params:{type:"array"},schema:q.properties.
context.properties.zones.type,parentSchema:q.properties.context.properties.zones,data:M}],!1;var i=o===e}else var i=!0}}}}}}}}}}}else return z.errors=[{instancePath:r+
"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"object"},schema:q.properties.context.type,parentSchema:q.properties.context,data:c}],
!1;var n=g===e}else var n=!0;if(n){if(t.suite!==void 0){const c=e;nr(t.suite,{instancePath:r+"/suite",parentData:t,parentDataProperty:"suite",rootData:S,dynamicAnchors:_})||
(s=s===null?nr.errors:s.concat(nr.errors),e=s.length);var n=c===e}else var n=!0;if(n){if(t.catalogueDigest!==void 0){const c=e;Me(t.catalogueDigest,{instancePath:r+
"/catalogueDigest",parentData:t,parentDataProperty:"catalogueDigest",rootData:S,dynamicAnchors:_})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var n=c===
e}else var n=!0;if(n){if(t.times!==void 0){const c=e;_r(t.times,{instancePath:r+"/times",parentData:t,parentDataProperty:"times",rootData:S,dynamicAnchors:_})||
(s=s===null?_r.errors:s.concat(_r.errors),e=s.length);var n=c===e}else var n=!0;if(n){if(t.attempts!==void 0){let c=t.attempts;const g=e;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return z.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},schema:q.
properties.attempts.type,parentSchema:q.properties.attempts,data:c}],!1;if(e===g&&typeof c=="number"&&isFinite(c)){if(c>1e3||isNaN(c))return z.errors=[{instancePath:r+
"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:q.properties.attempts,data:c}],
!1;if(c<0||isNaN(c))return z.errors=[{instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:q.properties.attempts,data:c}],!1}var n=g===e}else var n=!0;if(n){if(t.whole!==void 0){let c=t.whole;const g=e;if(typeof c!="boolean")return z.errors=
[{instancePath:r+"/whole",schemaPath:"#/properties/whole/type",keyword:"type",params:{type:"boolean"},schema:q.properties.whole.type,parentSchema:q.properties.whole,
data:c}],!1;var n=g===e}else var n=!0;if(n){if(t.only!==void 0){let c=t.only;const g=e;if(e===g)if(Array.isArray(c)){if(c.length>2e4)return z.errors=[{instancePath:r+
"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:q.properties.only,data:c}],!1;{var d=!0;const re=c.
length;for(let M=0;M<re;M++){let o=c[M];const f=e;if(e===f)if(typeof o=="string"){if(A(o)>2e3)return z.errors=[{instancePath:r+"/only/"+M,schemaPath:"#/properti\
es/only/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:q.properties.only.items,data:o}],!1}else return z.errors=[{instancePath:r+
"/only/"+M,schemaPath:"#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:q.properties.only.items.type,parentSchema:q.properties.only.items,
data:o}],!1;var d=f===e;if(!d)break}}}else return z.errors=[{instancePath:r+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},schema:q.
properties.only.type,parentSchema:q.properties.only,data:c}],!1;var n=g===e}else var n=!0;if(n){if(t.stopped!==void 0){let c=t.stopped;const g=e;if(typeof c!="s\
tring"&&c!==null)return z.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:q.properties.stopped.type},schema:q.
properties.stopped.type,parentSchema:q.properties.stopped,data:c}],!1;if(e===g&&typeof c=="string"&&A(c)>2e5)return z.errors=[{instancePath:r+"/stopped",schemaPath:"\
#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:q.properties.stopped,data:c}],!1;var n=g===e}else var n=!0;if(n){
if(t.pace!==void 0){let c=t.pace;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let re;if(c.requestsPerSecond===void 0&&(re="requestsPerSecond")||
c.concurrency===void 0&&(re="concurrency"))return z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/required",keyword:"required",params:{missingProperty:re},
schema:q.properties.pace.required,parentSchema:q.properties.pace,data:c}],!1;{const M=e;for(const o in c)if(!(o==="requestsPerSecond"||o==="concurrency")){return z.
errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:q.
properties.pace,data:c}],!1;break}if(M===e){if(c.requestsPerSecond!==void 0){let o=c.requestsPerSecond;const f=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)
return z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/type",keyword:"type",params:{type:q.properties.
pace.properties.requestsPerSecond.type},schema:q.properties.pace.properties.requestsPerSecond.type,parentSchema:q.properties.pace.properties.requestsPerSecond,data:o}],
!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o))return z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/proper\
ties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:q.properties.pace.properties.requestsPerSecond,data:o}],
!1;if(o<=0||isNaN(o))return z.errors=[{instancePath:r+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:q.properties.pace.properties.requestsPerSecond,data:o}],!1}var v=f===e}else var v=!0;if(v)
if(c.concurrency!==void 0){let o=c.concurrency;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return z.errors=[{instancePath:r+"/pace/concur\
rency",schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:q.properties.pace.properties.concurrency.type,parentSchema:q.
properties.pace.properties.concurrency,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>64||isNaN(o))return z.errors=[{instancePath:r+"/pace/concurre\
ncy",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:q.properties.pace.
properties.concurrency,data:o}],!1;if(o<1||isNaN(o))return z.errors=[{instancePath:r+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:q.properties.pace.properties.concurrency,data:o}],!1}var v=f===e}else var v=!0}}}else
return z.errors=[{instancePath:r+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{type:"object"},schema:q.properties.pace.type,parentSchema:q.
properties.pace,data:c}],!1;var n=g===e}else var n=!0;if(n){if(t.network!==void 0){let c=t.network;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){
let re;if(c.timeoutMs===void 0&&(re="timeoutMs")||c.proxied===void 0&&(re="proxied"))return z.errors=[{instancePath:r+"/network",schemaPath:"#/properties/networ\
k/required",keyword:"required",params:{missingProperty:re},schema:q.properties.network.required,parentSchema:q.properties.network,data:c}],!1;{const M=e;for(const o in c)
if(!(o==="timeoutMs"||o==="proxied")){return z.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:o},schema:!1,parentSchema:q.properties.network,data:c}],!1;break}if(M===e){if(c.timeoutMs!==void 0){let o=c.timeoutMs;const f=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return z.errors=[{instancePath:r+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeo\
utMs/type",keyword:"type",params:{type:"integer"},schema:q.properties.network.properties.timeoutMs.type,parentSchema:q.properties.network.properties.timeoutMs,data:o}],
!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o))return z.errors=[{instancePath:r+"/network/timeoutMs",schemaPath:"#/properties/network/properti\
es/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:q.properties.network.properties.timeoutMs,data:o}],!1;if(o<100||
isNaN(o))return z.errors=[{instancePath:r+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},schema:100,parentSchema:q.properties.network.properties.timeoutMs,data:o}],!1}var D=f===e}else var D=!0;if(D)if(c.proxied!==void 0){let o=c.proxied;
const f=e;if(typeof o!="boolean")return z.errors=[{instancePath:r+"/network/proxied",schemaPath:"#/properties/network/properties/proxied/type",keyword:"type",params:{
type:"boolean"},schema:q.properties.network.properties.proxied.type,parentSchema:q.properties.network.properties.proxied,data:o}],!1;var D=f===e}else var D=!0}}}else
return z.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"object"},schema:q.properties.network.type,parentSchema:q.
properties.network,data:c}],!1;var n=g===e}else var n=!0;if(n){if(t.shard!==void 0){let c=t.shard;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){
let re;if(c.number===void 0&&(re="number")||c.of===void 0&&(re="of"))return z.errors=[{instancePath:r+"/shard",schemaPath:"#/properties/shard/required",keyword:"\
required",params:{missingProperty:re},schema:q.properties.shard.required,parentSchema:q.properties.shard,data:c}],!1;{const M=e;for(const o in c)if(!(o==="numbe\
r"||o==="of")){return z.errors=[{instancePath:r+"/shard",schemaPath:"#/properties/shard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:q.properties.shard,data:c}],!1;break}if(M===e){if(c.number!==void 0){let o=c.number;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/properties/shard/properties/number/type",keyword:"type",params:{type:"integer"},schema:q.
properties.shard.properties.number.type,parentSchema:q.properties.shard.properties.number,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>64||isNaN(
o))return z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/properties/shard/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},
schema:64,parentSchema:q.properties.shard.properties.number,data:o}],!1;if(o<1||isNaN(o))return z.errors=[{instancePath:r+"/shard/number",schemaPath:"#/properti\
es/shard/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:q.properties.shard.properties.number,data:o}],!1}var U=f===
e}else var U=!0;if(U)if(c.of!==void 0){let o=c.of;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return z.errors=[{instancePath:r+"/shard/of",
schemaPath:"#/properties/shard/properties/of/type",keyword:"type",params:{type:"integer"},schema:q.properties.shard.properties.of.type,parentSchema:q.properties.
shard.properties.of,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>64||isNaN(o))return z.errors=[{instancePath:r+"/shard/of",schemaPath:"#/properti\
es/shard/properties/of/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:q.properties.shard.properties.of,data:o}],!1;if(o<2||
isNaN(o))return z.errors=[{instancePath:r+"/shard/of",schemaPath:"#/properties/shard/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,
parentSchema:q.properties.shard.properties.of,data:o}],!1}var U=f===e}else var U=!0}}}else return z.errors=[{instancePath:r+"/shard",schemaPath:"#/properties/sh\
ard/type",keyword:"type",params:{type:"object"},schema:q.properties.shard.type,parentSchema:q.properties.shard,data:c}],!1;var n=g===e}else var n=!0;if(n){if(t.
shards!==void 0){let c=t.shards;const g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return z.errors=[{instancePath:r+"/shards",schemaPath:"#/prop\
erties/shards/type",keyword:"type",params:{type:"integer"},schema:q.properties.shards.type,parentSchema:q.properties.shards,data:c}],!1;if(e===g&&typeof c=="num\
ber"&&isFinite(c)){if(c>64||isNaN(c))return z.errors=[{instancePath:r+"/shards",schemaPath:"#/properties/shards/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:64},schema:64,parentSchema:q.properties.shards,data:c}],!1;if(c<2||isNaN(c))return z.errors=[{instancePath:r+"/shards",schemaPath:"#/properties/shards/\
minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:q.properties.shards,data:c}],!1}var n=g===e}else var n=!0;if(n){if(t.client!==
void 0){let c=t.client;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let re;if(c.drivenBy===void 0&&(re="drivenBy")||c.answeredBy===void 0&&(re=
"answeredBy")||c.clockAheadMs===void 0&&(re="clockAheadMs")||c.plays===void 0&&(re="plays"))return z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/\
client/required",keyword:"required",params:{missingProperty:re},schema:q.properties.client.required,parentSchema:q.properties.client,data:c}],!1;{const M=e;for(const o in c)
if(!(o==="drivenBy"||o==="answeredBy"||o==="clockAheadMs"||o==="upstream"||o==="refused"||o==="plays")){return z.errors=[{instancePath:r+"/client",schemaPath:"#\
/properties/client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:q.properties.client,data:c}],!1;break}
if(M===e){if(c.drivenBy!==void 0){let o=c.drivenBy;const f=e;if(!(o==="command"||o==="webhook"||o==="operator"||o==="elsewhere"))return z.errors=[{instancePath:r+
"/client/drivenBy",schemaPath:"#/properties/client/properties/drivenBy/enum",keyword:"enum",params:{allowedValues:q.properties.client.properties.drivenBy.enum},
schema:q.properties.client.properties.drivenBy.enum,parentSchema:q.properties.client.properties.drivenBy,data:o}],!1;var m=f===e}else var m=!0;if(m){if(c.answeredBy!==
void 0){let o=c.answeredBy;const f=e;if(!(o==="stand-in"||o==="upstream"||o==="har"))return z.errors=[{instancePath:r+"/client/answeredBy",schemaPath:"#/propert\
ies/client/properties/answeredBy/enum",keyword:"enum",params:{allowedValues:q.properties.client.properties.answeredBy.enum},schema:q.properties.client.properties.
answeredBy.enum,parentSchema:q.properties.client.properties.answeredBy,data:o}],!1;var m=f===e}else var m=!0;if(m){if(c.clockAheadMs!==void 0){let o=c.clockAheadMs;
const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/prope\
rties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:q.properties.client.properties.clockAheadMs.type,parentSchema:q.properties.client.properties.
clockAheadMs,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>2592e6||isNaN(o))return z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/\
properties/client/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:q.properties.client.properties.
clockAheadMs,data:o}],!1;if(o<0||isNaN(o))return z.errors=[{instancePath:r+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.client.properties.clockAheadMs,data:o}],!1}var m=f===e}else var m=!0;if(m){
if(c.upstream!==void 0){const o=e;De(c.upstream,{instancePath:r+"/client/upstream",parentData:c,parentDataProperty:"upstream",rootData:S,dynamicAnchors:_})||(s=
s===null?De.errors:s.concat(De.errors),e=s.length);var m=o===e}else var m=!0;if(m){if(c.refused!==void 0){const o=e;Ee(c.refused,{instancePath:r+"/client/refuse\
d",parentData:c,parentDataProperty:"refused",rootData:S,dynamicAnchors:_})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var m=o===e}else var m=!0;if(m)
if(c.plays!==void 0){let o=c.plays;const f=e;if(e===f)if(Array.isArray(o)){if(o.length>200)return z.errors=[{instancePath:r+"/client/plays",schemaPath:"#/proper\
ties/client/properties/plays/maxItems",keyword:"maxItems",params:{limit:200},schema:200,parentSchema:q.properties.client.properties.plays,data:o}],!1;{var u=!0;
const R=o.length;for(let a=0;a<R;a++){let p=o[a];const h=e;if(e===h)if(p&&typeof p=="object"&&!Array.isArray(p)){let b;if(p.scene===void 0&&(b="scene")||p.startedAt===
void 0&&(b="startedAt")||p.endedAt===void 0&&(b="endedAt")||p.end===void 0&&(b="end")||p.remark===void 0&&(b="remark")||p.repeats===void 0&&(b="repeats")||p.calls===
void 0&&(b="calls"))return z.errors=[{instancePath:r+"/client/plays/"+a,schemaPath:"#/properties/client/properties/plays/items/required",keyword:"required",params:{
missingProperty:b},schema:q.properties.client.properties.plays.items.required,parentSchema:q.properties.client.properties.plays.items,data:p}],!1;{const I=e;for(const P in p)
if(!He.call(q.properties.client.properties.plays.items.properties,P)){return z.errors=[{instancePath:r+"/client/plays/"+a,schemaPath:"#/properties/client/proper\
ties/plays/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:q.properties.client.properties.plays.
items,data:p}],!1;break}if(I===e){if(p.scene!==void 0){let P=p.scene;const x=e;if(e===x)if(typeof P=="string"){if(A(P)>64)return z.errors=[{instancePath:r+"/cli\
ent/plays/"+a+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:q.
properties.client.properties.plays.items.properties.scene,data:P}],!1;if(!Wr.test(P))return z.errors=[{instancePath:r+"/client/plays/"+a+"/scene",schemaPath:"#/\
properties/client/properties/plays/items/properties/scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:q.properties.
client.properties.plays.items.properties.scene,data:P}],!1}else return z.errors=[{instancePath:r+"/client/plays/"+a+"/scene",schemaPath:"#/properties/client/pro\
perties/plays/items/properties/scene/type",keyword:"type",params:{type:"string"},schema:q.properties.client.properties.plays.items.properties.scene.type,parentSchema:q.
properties.client.properties.plays.items.properties.scene,data:P}],!1;var O=x===e}else var O=!0;if(O){if(p.startedAt!==void 0){const P=e;ve(p.startedAt,{instancePath:r+
"/client/plays/"+a+"/startedAt",parentData:p,parentDataProperty:"startedAt",rootData:S,dynamicAnchors:_})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);
var O=P===e}else var O=!0;if(O){if(p.endedAt!==void 0){const P=e;ve(p.endedAt,{instancePath:r+"/client/plays/"+a+"/endedAt",parentData:p,parentDataProperty:"end\
edAt",rootData:S,dynamicAnchors:_})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var O=P===e}else var O=!0;if(O){if(p.end!==void 0){let P=p.end;const x=e;
if(!(P==="done"||P==="failed"||P==="unknown-scene"||P==="too-long"||P==="skipped"||P==="interrupted"))return z.errors=[{instancePath:r+"/client/plays/"+a+"/end",
schemaPath:"#/properties/client/properties/plays/items/properties/end/enum",keyword:"enum",params:{allowedValues:q.properties.client.properties.plays.items.properties.
end.enum},schema:q.properties.client.properties.plays.items.properties.end.enum,parentSchema:q.properties.client.properties.plays.items.properties.end,data:P}],
!1;var O=x===e}else var O=!0;if(O){if(p.remark!==void 0){let P=p.remark;const x=e;if(typeof P!="string"&&P!==null)return z.errors=[{instancePath:r+"/client/play\
s/"+a+"/remark",schemaPath:"#/properties/client/properties/plays/items/properties/remark/type",keyword:"type",params:{type:q.properties.client.properties.plays.
items.properties.remark.type},schema:q.properties.client.properties.plays.items.properties.remark.type,parentSchema:q.properties.client.properties.plays.items.properties.
remark,data:P}],!1;if(e===x&&typeof P=="string"&&A(P)>1e3)return z.errors=[{instancePath:r+"/client/plays/"+a+"/remark",schemaPath:"#/properties/client/properti\
es/plays/items/properties/remark/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:q.properties.client.properties.plays.items.properties.
remark,data:P}],!1;var O=x===e}else var O=!0;if(O){if(p.repeats!==void 0){let P=p.repeats;const x=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return z.
errors=[{instancePath:r+"/client/plays/"+a+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/type",keyword:"type",params:{type:"\
integer"},schema:q.properties.client.properties.plays.items.properties.repeats.type,parentSchema:q.properties.client.properties.plays.items.properties.repeats,data:P}],
!1;if(e===x&&typeof P=="number"&&isFinite(P)){if(P>1e3||isNaN(P))return z.errors=[{instancePath:r+"/client/plays/"+a+"/repeats",schemaPath:"#/properties/client/\
properties/plays/items/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:q.properties.client.properties.plays.
items.properties.repeats,data:P}],!1;if(P<0||isNaN(P))return z.errors=[{instancePath:r+"/client/plays/"+a+"/repeats",schemaPath:"#/properties/client/properties/\
plays/items/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.client.properties.plays.items.properties.
repeats,data:P}],!1}var O=x===e}else var O=!0;if(O){if(p.calls!==void 0){let P=p.calls;const x=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return z.
errors=[{instancePath:r+"/client/plays/"+a+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/type",keyword:"type",params:{type:"i\
nteger"},schema:q.properties.client.properties.plays.items.properties.calls.type,parentSchema:q.properties.client.properties.plays.items.properties.calls,data:P}],
!1;if(e===x&&typeof P=="number"&&isFinite(P)){if(P>1e5||isNaN(P))return z.errors=[{instancePath:r+"/client/plays/"+a+"/calls",schemaPath:"#/properties/client/pr\
operties/plays/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:q.properties.client.properties.plays.
items.properties.calls,data:P}],!1;if(P<0||isNaN(P))return z.errors=[{instancePath:r+"/client/plays/"+a+"/calls",schemaPath:"#/properties/client/properties/play\
s/items/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.client.properties.plays.items.properties.
calls,data:P}],!1}var O=x===e}else var O=!0;if(O){if(p.lastReply!==void 0){const P=e;Me(p.lastReply,{instancePath:r+"/client/plays/"+a+"/lastReply",parentData:p,
parentDataProperty:"lastReply",rootData:S,dynamicAnchors:_})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var O=P===e}else var O=!0;if(O){if(p.refused!==
void 0){const P=e;Ee(p.refused,{instancePath:r+"/client/plays/"+a+"/refused",parentData:p,parentDataProperty:"refused",rootData:S,dynamicAnchors:_})||(s=s===null?
Ee.errors:s.concat(Ee.errors),e=s.length);var O=P===e}else var O=!0;if(O){if(p.clockAheadMs!==void 0){let P=p.clockAheadMs;const x=e;if(!(typeof P=="number"&&!(P%
1)&&!isNaN(P)&&isFinite(P)))return z.errors=[{instancePath:r+"/client/plays/"+a+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/propertie\
s/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:q.properties.client.properties.plays.items.properties.clockAheadMs.type,parentSchema:q.properties.
client.properties.plays.items.properties.clockAheadMs,data:P}],!1;if(e===x&&typeof P=="number"&&isFinite(P)){if(P>2592e6||isNaN(P))return z.errors=[{instancePath:r+
"/client/plays/"+a+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2592e6},schema:2592e6,parentSchema:q.properties.client.properties.plays.items.properties.clockAheadMs,data:P}],!1;if(P<1||isNaN(P))return z.errors=[{instancePath:r+
"/client/plays/"+a+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:q.properties.client.properties.plays.items.properties.clockAheadMs,data:P}],!1}var O=x===e}else var O=!0;if(O)if(p.handshakes!==
void 0){let P=p.handshakes;const x=e;if(e===x)if(P&&typeof P=="object"&&!Array.isArray(P)){let ie;if(P.silent===void 0&&(ie="silent")||P.spoken===void 0&&(ie="s\
poken"))return z.errors=[{instancePath:r+"/client/plays/"+a+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/required",
keyword:"required",params:{missingProperty:ie},schema:q.properties.client.properties.plays.items.properties.handshakes.required,parentSchema:q.properties.client.
properties.plays.items.properties.handshakes,data:P}],!1;{const J=e;for(const X in P)if(!(X==="silent"||X==="spoken")){return z.errors=[{instancePath:r+"/client\
/plays/"+a+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:X},schema:!1,parentSchema:q.properties.client.properties.plays.items.properties.handshakes,data:P}],!1;break}if(J===e){if(P.silent!==void 0){
let X=P.silent;const le=e;if(!(typeof X=="number"&&!(X%1)&&!isNaN(X)&&isFinite(X)))return z.errors=[{instancePath:r+"/client/plays/"+a+"/handshakes/silent",schemaPath:"\
#/properties/client/properties/plays/items/properties/handshakes/properties/silent/type",keyword:"type",params:{type:"integer"},schema:q.properties.client.properties.
plays.items.properties.handshakes.properties.silent.type,parentSchema:q.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:X}],
!1;if(e===le&&typeof X=="number"&&isFinite(X)){if(X>1e9||isNaN(X))return z.errors=[{instancePath:r+"/client/plays/"+a+"/handshakes/silent",schemaPath:"#/propert\
ies/client/properties/plays/items/properties/handshakes/properties/silent/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:q.
properties.client.properties.plays.items.properties.handshakes.properties.silent,data:X}],!1;if(X<0||isNaN(X))return z.errors=[{instancePath:r+"/client/plays/"+
a+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:q.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:X}],!1}var j=le===e}else var j=!0;if(j)
if(P.spoken!==void 0){let X=P.spoken;const le=e;if(!(typeof X=="number"&&!(X%1)&&!isNaN(X)&&isFinite(X)))return z.errors=[{instancePath:r+"/client/plays/"+a+"/h\
andshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/type",keyword:"type",params:{type:"integer"},schema:q.
properties.client.properties.plays.items.properties.handshakes.properties.spoken.type,parentSchema:q.properties.client.properties.plays.items.properties.handshakes.
properties.spoken,data:X}],!1;if(e===le&&typeof X=="number"&&isFinite(X)){if(X>1e9||isNaN(X))return z.errors=[{instancePath:r+"/client/plays/"+a+"/handshakes/sp\
oken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:q.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:X}],!1;if(X<0||isNaN(X))return z.errors=[{instancePath:r+
"/client/plays/"+a+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.client.properties.plays.items.properties.handshakes.properties.spoken,data:X}],!1}var j=le===
e}else var j=!0}}}else return z.errors=[{instancePath:r+"/client/plays/"+a+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/hands\
hakes/type",keyword:"type",params:{type:"object"},schema:q.properties.client.properties.plays.items.properties.handshakes.type,parentSchema:q.properties.client.
properties.plays.items.properties.handshakes,data:P}],!1;var O=x===e}else var O=!0}}}}}}}}}}}}else return z.errors=[{instancePath:r+"/client/plays/"+a,schemaPath:"\
#/properties/client/properties/plays/items/type",keyword:"type",params:{type:"object"},schema:q.properties.client.properties.plays.items.type,parentSchema:q.properties.
client.properties.plays.items,data:p}],!1;var u=h===e;if(!u)break}}}else return z.errors=[{instancePath:r+"/client/plays",schemaPath:"#/properties/client/proper\
ties/plays/type",keyword:"type",params:{type:"array"},schema:q.properties.client.properties.plays.type,parentSchema:q.properties.client.properties.plays,data:o}],
!1;var m=f===e}else var m=!0}}}}}}}else return z.errors=[{instancePath:r+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type:"object"},schema:q.
properties.client.type,parentSchema:q.properties.client,data:c}],!1;var n=g===e}else var n=!0;if(n)if(t.pool!==void 0){let c=t.pool;const g=e;if(e===g)if(c&&typeof c==
"object"&&!Array.isArray(c)){let re;if(c.stays===void 0&&(re="stays")||c.reservationIds===void 0&&(re="reservationIds"))return z.errors=[{instancePath:r+"/pool",
schemaPath:"#/properties/pool/required",keyword:"required",params:{missingProperty:re},schema:q.properties.pool.required,parentSchema:q.properties.pool,data:c}],
!1;{const M=e;for(const o in c)if(!(o==="stays"||o==="reservationIds")){return z.errors=[{instancePath:r+"/pool",schemaPath:"#/properties/pool/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:q.properties.pool,data:c}],!1;break}if(M===e){if(c.stays!==void 0){let o=c.
stays;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return z.errors=[{instancePath:r+"/pool/stays",schemaPath:"#/properties/pool/properties\
/stays/type",keyword:"type",params:{type:"integer"},schema:q.properties.pool.properties.stays.type,parentSchema:q.properties.pool.properties.stays,data:o}],!1;if(e===
f&&typeof o=="number"&&isFinite(o)){if(o>5e3||isNaN(o))return z.errors=[{instancePath:r+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3},schema:5e3,parentSchema:q.properties.pool.properties.stays,data:o}],!1;if(o<0||isNaN(o))return z.errors=[{instancePath:r+
"/pool/stays",schemaPath:"#/properties/pool/properties/stays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.properties.pool.
properties.stays,data:o}],!1}var C=f===e}else var C=!0;if(C)if(c.reservationIds!==void 0){let o=c.reservationIds;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return z.errors=[{instancePath:r+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/type",keyword:"type",params:{type:"\
integer"},schema:q.properties.pool.properties.reservationIds.type,parentSchema:q.properties.pool.properties.reservationIds,data:o}],!1;if(e===f&&typeof o=="numb\
er"&&isFinite(o)){if(o>2e4||isNaN(o))return z.errors=[{instancePath:r+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:q.properties.pool.properties.reservationIds,data:o}],!1;if(o<0||isNaN(o))return z.errors=[{instancePath:r+
"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:q.
properties.pool.properties.reservationIds,data:o}],!1}var C=f===e}else var C=!0}}}else return z.errors=[{instancePath:r+"/pool",schemaPath:"#/properties/pool/ty\
pe",keyword:"type",params:{type:"object"},schema:q.properties.pool.type,parentSchema:q.properties.pool,data:c}],!1;var n=g===e}else var n=!0}}}}}}}}}}}}}}}else return z.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:t}],!1;return z.errors=s,e===0}export const exchange=E;
const L={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"exchange.schema.json",title:"A line of evidence.ndjson",description:"One exchange: a reques\
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
ma.json#/$defs/sha256"},truncated:{const:!0}}}}},ct=new RegExp("^[!-~]+$","u"),Pt=new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","u"),kt=new RegExp("^[0-9a-f]{8}$",
"u"),jr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};function zr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,
dynamicAnchors:_={}}={}){let s=null,e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-show"?(zr.errors=
s,e===0):(zr.errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.enum},schema:jr.enum,parentSchema:jr,data:t}],!1)}const lr={type:"\
array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}};function Qe(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return Qe.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:1e4},schema:1e4,parentSchema:lr,data:t}],!1;{var i=!0;const y=t.length;for(let n=0;n<y;n++){let d=t[n];const v=e;if(e===v)if(Array.isArray(
d)){if(d.length>2)return Qe.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:lr.items,data:d}],
!1;if(d.length<2)return Qe.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:lr.items,data:d}],
!1;{var w=!0;const U=d.length;for(let m=0;m<U;m++){let u=d[m];const O=e;if(e===O)if(typeof u=="string"){if(A(u)>131072)return Qe.errors=[{instancePath:r+"/"+n+"\
/"+m,schemaPath:"#/items/items/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:lr.items.items,data:u}],!1}else return Qe.errors=
[{instancePath:r+"/"+n+"/"+m,schemaPath:"#/items/items/type",keyword:"type",params:{type:"string"},schema:lr.items.items.type,parentSchema:lr.items.items,data:u}],
!1;var w=O===e;if(!w)break}}}else return Qe.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"array"},schema:lr.items.type,parentSchema:lr.
items,data:d}],!1;var i=v===e;if(!i)break}}}else return Qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:lr.type,parentSchema:lr,
data:t}],!1;return Qe.errors=s,e===0}const Pe={description:"A body of up to 16,384 bytes is kept whole: as text where it is UTF-8, in base64 otherwise. Of a lon\
ger one, sha256 and the first 512 characters are kept. `bytes` is the length before secrets were replaced.",type:"object",additionalProperties:!1,required:["byt\
es"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{base64:{properties:{text:!1,sha256:!1}}},wanted:"either text or base64",properties:{text:{
type:"string",maxLength:16384},base64:{type:"string",maxLength:21848,pattern:"^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},
sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}},wt=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u");function Ir(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(A(t)>64)return Ir.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:er,data:t}],!1;if(!Sr.test(t))return Ir.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:er,data:t}],!1}else return Ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:er.type,parentSchema:er,data:t}],!1;return Ir.errors=s,e===0}function Ie(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,
dynamicAnchors:_={}}={}){let s=null,e=0;const i=e;let w=!1;const y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.text===void 0&&(D="text")){const U={
instancePath:r,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:D},schema:Pe.anyOf[0].required,parentSchema:Pe.anyOf[0],data:t};s===null?
s=[U]:s.push(U),e++}}var n=y===e;if(w=w||n,!w){const D=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.base64===void 0&&(m="base64")){const u={instancePath:r,
schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:m},schema:Pe.anyOf[1].required,parentSchema:Pe.anyOf[1],data:t};s===null?s=[u]:s.push(
u),e++}}var n=D===e;w=w||n}if(w)e=i,s!==null&&(i?s.length=i:s=null);else{const D={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:Pe.anyOf,
parentSchema:Pe,data:t};return s===null?s=[D]:s.push(D),e++,Ie.errors=s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let D;if(t.bytes===void 0&&(D="\
bytes"))return Ie.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:D},schema:Pe.required,parentSchema:Pe,data:t}],!1;{
const U=e;for(const m in t)if(!(m==="text"||m==="base64"||m==="bytes"||m==="sha256"||m==="truncated")){return Ie.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:Pe,data:t}],!1;break}if(U===e){if(t.text!==void 0){let m=t.text;
const u=e;if(e===u)if(typeof m=="string"){if(A(m)>16384)return Ie.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{
limit:16384},schema:16384,parentSchema:Pe.properties.text,data:m}],!1}else return Ie.errors=[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"\
type",params:{type:"string"},schema:Pe.properties.text.type,parentSchema:Pe.properties.text,data:m}],!1;var d=u===e}else var d=!0;if(d){if(t.base64!==void 0){let m=t.
base64;const u=e;if(e===u)if(typeof m=="string"){if(A(m)>21848)return Ie.errors=[{instancePath:r+"/base64",schemaPath:"#/properties/base64/maxLength",keyword:"m\
axLength",params:{limit:21848},schema:21848,parentSchema:Pe.properties.base64,data:m}],!1;if(!wt.test(m))return Ie.errors=[{instancePath:r+"/base64",schemaPath:"\
#/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:Pe.properties.base64,data:m}],
!1}else return Ie.errors=[{instancePath:r+"/base64",schemaPath:"#/properties/base64/type",keyword:"type",params:{type:"string"},schema:Pe.properties.base64.type,
parentSchema:Pe.properties.base64,data:m}],!1;var d=u===e}else var d=!0;if(d){if(t.bytes!==void 0){let m=t.bytes;const u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return Ie.errors=[{instancePath:r+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:Pe.properties.bytes.
type,parentSchema:Pe.properties.bytes,data:m}],!1;if(e===u&&typeof m=="number"&&isFinite(m)){if(m>16777216||isNaN(m))return Ie.errors=[{instancePath:r+"/bytes",
schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:16777216},schema:16777216,parentSchema:Pe.properties.bytes,data:m}],!1;if(m<
0||isNaN(m))return Ie.errors=[{instancePath:r+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Pe.
properties.bytes,data:m}],!1}var d=u===e}else var d=!0;if(d){if(t.sha256!==void 0){const m=e;Ir(t.sha256,{instancePath:r+"/sha256",parentData:t,parentDataProperty:"\
sha256",rootData:S,dynamicAnchors:_})||(s=s===null?Ir.errors:s.concat(Ir.errors),e=s.length);var d=m===e}else var d=!0;if(d){if(t.truncated!==void 0){let m=t.truncated;
const u=e;if(m!==!0)return Ie.errors=[{instancePath:r+"/truncated",schemaPath:"#/properties/truncated/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:Pe.properties.truncated,data:m}],!1;var d=u===e}else var d=!0;if(d&&t.base64!==void 0&&t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){
var v=!1;return Ie.errors=[{instancePath:r+"/text",schemaPath:"#/dependentSchemas/base64/properties/text/false schema",keyword:"false schema",params:{},schema:!1,
parentSchema:Pe.dependentSchemas.base64.properties.text,data:t.text}],!1}else var v=!0;if(v)if(t.sha256!==void 0){var v=!1;return Ie.errors=[{instancePath:r+"/s\
ha256",schemaPath:"#/dependentSchemas/base64/properties/sha256/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:Pe.dependentSchemas.base64.
properties.sha256,data:t.sha256}],!1}else var v=!0}}}}}}}}else return Ie.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Pe.
type,parentSchema:Pe,data:t}],!1;return Ie.errors=s,e===0}function kr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof t=="string"){if(A(t)>24)return kr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},
schema:24,parentSchema:ar,data:t}],!1;if(Br.test(t)){if(!$r.validate(t))return kr.errors=[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:ar,data:t}],!1}else return kr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ar,data:t}],!1}else return kr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ar.type,parentSchema:ar,data:t}],!1;return kr.errors=s,e===0}function E(t,{
instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;const i=e;let w=!1,y=null;const n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)&&t.reply!==void 0){let M=t.reply;if(M!==null){const o={instancePath:r+"/reply",schemaPath:"#/oneOf/0/properties/reply/type",keyword:"ty\
pe",params:{type:"null"},schema:L.oneOf[0].properties.reply.type,parentSchema:L.oneOf[0].properties.reply,data:M};s===null?s=[o]:s.push(o),e++}}var v=n===e;v&&(w=
!0,y=0);const d=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.failure!==void 0){let M=t.failure;if(M!==null){const o={instancePath:r+"/failure",schemaPath:"#\
/oneOf/1/properties/failure/type",keyword:"type",params:{type:"null"},schema:L.oneOf[1].properties.failure.type,parentSchema:L.oneOf[1].properties.failure,data:M};
s===null?s=[o]:s.push(o),e++}}var v=d===e;if(v&&w?(w=!1,y=[y,1]):v&&(w=!0,y=1),w)e=i,s!==null&&(i?s.length=i:s=null);else{const M={instancePath:r,schemaPath:"#/\
oneOf",keyword:"oneOf",params:{passingSchemas:y},schema:L.oneOf,parentSchema:L,data:t};return s===null?s=[M]:s.push(M),e++,E.errors=s,!1}if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let M;if(t.id===void 0&&(M="id")||t.seq===void 0&&(M="seq")||t.request===void 0&&(M="request")||t.reply===void 0&&(M="reply")||t.failure===
void 0&&(M="failure")||t.sentAt===void 0&&(M="sentAt")||t.durationMs===void 0&&(M="durationMs")||t.issued===void 0&&(M="issued")||t.waits===void 0&&(M="waits"))
return E.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:M},schema:L.required,parentSchema:L,data:t}],!1;{const o=e;for(const f in t)
if(!He.call(L.properties,f)){return E.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,
parentSchema:L,data:t}],!1;break}if(o===e){if(t.id!==void 0){let f=t.id;const W=e;if(e===W)if(typeof f=="string"){if(A(f)>128)return E.errors=[{instancePath:r+"\
/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:L.properties.id,data:f}],!1;if(!ct.test(f))return E.errors=
[{instancePath:r+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:L.properties.id,data:f}],
!1}else return E.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:L.properties.id.type,parentSchema:L.
properties.id,data:f}],!1;var D=W===e}else var D=!0;if(D){if(t.seq!==void 0){let f=t.seq;const W=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return E.
errors=[{instancePath:r+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type:"integer"},schema:L.properties.seq.type,parentSchema:L.properties.
seq,data:f}],!1;if(e===W&&typeof f=="number"&&isFinite(f)){if(f>2e4||isNaN(f))return E.errors=[{instancePath:r+"/seq",schemaPath:"#/properties/seq/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:L.properties.seq,data:f}],!1;if(f<0||isNaN(f))return E.errors=[{instancePath:r+"/seq",schemaPath:"\
#/properties/seq/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.seq,data:f}],!1}var D=W===e}else var D=!0;if(D){
if(t.request!==void 0){let f=t.request;const W=e;if(e===W)if(f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.operation===void 0&&(a="operation")||f.method===
void 0&&(a="method")||f.url===void 0&&(a="url")||f.headers===void 0&&(a="headers")||f.body===void 0&&(a="body"))return E.errors=[{instancePath:r+"/request",schemaPath:"\
#/properties/request/required",keyword:"required",params:{missingProperty:a},schema:L.properties.request.required,parentSchema:L.properties.request,data:f}],!1;
{const p=e;for(const h in f)if(!(h==="operation"||h==="method"||h==="url"||h==="headers"||h==="body"||h==="connection")){return E.errors=[{instancePath:r+"/requ\
est",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:L.properties.request,
data:f}],!1;break}if(p===e){if(f.operation!==void 0){const h=e;zr(f.operation,{instancePath:r+"/request/operation",parentData:f,parentDataProperty:"operation",rootData:S,
dynamicAnchors:_})||(s=s===null?zr.errors:s.concat(zr.errors),e=s.length);var U=h===e}else var U=!0;if(U){if(f.method!==void 0){let h=f.method;const k=e;if(e===
k)if(typeof h=="string"){if(A(h)>64)return E.errors=[{instancePath:r+"/request/method",schemaPath:"#/properties/request/properties/method/maxLength",keyword:"ma\
xLength",params:{limit:64},schema:64,parentSchema:L.properties.request.properties.method,data:h}],!1;if(!Pt.test(h))return E.errors=[{instancePath:r+"/request/m\
ethod",schemaPath:"#/properties/request/properties/method/pattern",keyword:"pattern",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-\
9A-Za-z-]+$",parentSchema:L.properties.request.properties.method,data:h}],!1}else return E.errors=[{instancePath:r+"/request/method",schemaPath:"#/properties/re\
quest/properties/method/type",keyword:"type",params:{type:"string"},schema:L.properties.request.properties.method.type,parentSchema:L.properties.request.properties.
method,data:h}],!1;var U=k===e}else var U=!0;if(U){if(f.url!==void 0){let h=f.url;const k=e;if(e===k)if(typeof h=="string"){if(A(h)>65536)return E.errors=[{instancePath:r+
"/request/url",schemaPath:"#/properties/request/properties/url/maxLength",keyword:"maxLength",params:{limit:65536},schema:65536,parentSchema:L.properties.request.
properties.url,data:h}],!1}else return E.errors=[{instancePath:r+"/request/url",schemaPath:"#/properties/request/properties/url/type",keyword:"type",params:{type:"\
string"},schema:L.properties.request.properties.url.type,parentSchema:L.properties.request.properties.url,data:h}],!1;var U=k===e}else var U=!0;if(U){if(f.headers!==
void 0){const h=e;Qe(f.headers,{instancePath:r+"/request/headers",parentData:f,parentDataProperty:"headers",rootData:S,dynamicAnchors:_})||(s=s===null?Qe.errors:
s.concat(Qe.errors),e=s.length);var U=h===e}else var U=!0;if(U){if(f.body!==void 0){let h=f.body;const k=e,b=e;let I=!1;const P=e;if(h!==null){const V={instancePath:r+
"/request/body",schemaPath:"#/properties/request/properties/body/anyOf/0/type",keyword:"type",params:{type:"null"},schema:L.properties.request.properties.body.anyOf[0].
type,parentSchema:L.properties.request.properties.body.anyOf[0],data:h};s===null?s=[V]:s.push(V),e++}var m=P===e;if(I=I||m,!I){const V=e;Ie(h,{instancePath:r+"/\
request/body",parentData:f,parentDataProperty:"body",rootData:S,dynamicAnchors:_})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var m=V===e;I=I||m}if(I)
e=b,s!==null&&(b?s.length=b:s=null);else{const V={instancePath:r+"/request/body",schemaPath:"#/properties/request/properties/body/anyOf",keyword:"anyOf",params:{},
schema:L.properties.request.properties.body.anyOf,parentSchema:L.properties.request.properties.body,data:h};return s===null?s=[V]:s.push(V),e++,E.errors=s,!1}var U=k===
e}else var U=!0;if(U)if(f.connection!==void 0){let h=f.connection;const k=e;if(e===k)if(typeof h=="string"){if(A(h)>64)return E.errors=[{instancePath:r+"/reques\
t/connection",schemaPath:"#/properties/request/properties/connection/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:L.properties.request.
properties.connection,data:h}],!1;if(!Wr.test(h))return E.errors=[{instancePath:r+"/request/connection",schemaPath:"#/properties/request/properties/connection/p\
attern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:L.properties.request.properties.connection,data:h}],!1}else return E.
errors=[{instancePath:r+"/request/connection",schemaPath:"#/properties/request/properties/connection/type",keyword:"type",params:{type:"string"},schema:L.properties.
request.properties.connection.type,parentSchema:L.properties.request.properties.connection,data:h}],!1;var U=k===e}else var U=!0}}}}}}}else return E.errors=[{instancePath:r+
"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},schema:L.properties.request.type,parentSchema:L.properties.request,data:f}],
!1;var D=W===e}else var D=!0;if(D){if(t.reply!==void 0){let f=t.reply;const W=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return E.errors=[{instancePath:r+
"/reply",schemaPath:"#/properties/reply/type",keyword:"type",params:{type:L.properties.reply.type},schema:L.properties.reply.type,parentSchema:L.properties.reply,
data:f}],!1;if(e===W&&f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.status===void 0&&(a="status")||f.reason===void 0&&(a="reason")||f.headers===void 0&&(a=
"headers")||f.body===void 0&&(a="body"))return E.errors=[{instancePath:r+"/reply",schemaPath:"#/properties/reply/required",keyword:"required",params:{missingProperty:a},
schema:L.properties.reply.required,parentSchema:L.properties.reply,data:f}],!1;{const p=e;for(const h in f)if(!(h==="status"||h==="reason"||h==="headers"||h==="\
body")){return E.errors=[{instancePath:r+"/reply",schemaPath:"#/properties/reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
schema:!1,parentSchema:L.properties.reply,data:f}],!1;break}if(p===e){if(f.status!==void 0){let h=f.status;const k=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return E.errors=[{instancePath:r+"/reply/status",schemaPath:"#/properties/reply/properties/status/type",keyword:"type",params:{type:"integer"},schema:L.
properties.reply.properties.status.type,parentSchema:L.properties.reply.properties.status,data:h}],!1;if(e===k&&typeof h=="number"&&isFinite(h)){if(h>999||isNaN(
h))return E.errors=[{instancePath:r+"/reply/status",schemaPath:"#/properties/reply/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
schema:999,parentSchema:L.properties.reply.properties.status,data:h}],!1;if(h<0||isNaN(h))return E.errors=[{instancePath:r+"/reply/status",schemaPath:"#/propert\
ies/reply/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.reply.properties.status,data:h}],!1}var u=k===
e}else var u=!0;if(u){if(f.reason!==void 0){let h=f.reason;const k=e;if(e===k)if(typeof h=="string"){if(A(h)>131072)return E.errors=[{instancePath:r+"/reply/rea\
son",schemaPath:"#/properties/reply/properties/reason/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:L.properties.reply.properties.
reason,data:h}],!1}else return E.errors=[{instancePath:r+"/reply/reason",schemaPath:"#/properties/reply/properties/reason/type",keyword:"type",params:{type:"str\
ing"},schema:L.properties.reply.properties.reason.type,parentSchema:L.properties.reply.properties.reason,data:h}],!1;var u=k===e}else var u=!0;if(u){if(f.headers!==
void 0){const h=e;Qe(f.headers,{instancePath:r+"/reply/headers",parentData:f,parentDataProperty:"headers",rootData:S,dynamicAnchors:_})||(s=s===null?Qe.errors:s.
concat(Qe.errors),e=s.length);var u=h===e}else var u=!0;if(u)if(f.body!==void 0){const h=e;Ie(f.body,{instancePath:r+"/reply/body",parentData:f,parentDataProperty:"\
body",rootData:S,dynamicAnchors:_})||(s=s===null?Ie.errors:s.concat(Ie.errors),e=s.length);var u=h===e}else var u=!0}}}}}var D=W===e}else var D=!0;if(D){if(t.failure!==
void 0){let f=t.failure;const W=e;if(!(f&&typeof f=="object"&&!Array.isArray(f))&&f!==null)return E.errors=[{instancePath:r+"/failure",schemaPath:"#/properties/\
failure/type",keyword:"type",params:{type:L.properties.failure.type},schema:L.properties.failure.type,parentSchema:L.properties.failure,data:f}],!1;if(e===W&&f&&
typeof f=="object"&&!Array.isArray(f)){let a;if(f.kind===void 0&&(a="kind")||f.message===void 0&&(a="message"))return E.errors=[{instancePath:r+"/failure",schemaPath:"\
#/properties/failure/required",keyword:"required",params:{missingProperty:a},schema:L.properties.failure.required,parentSchema:L.properties.failure,data:f}],!1;
{const p=e;for(const h in f)if(!(h==="kind"||h==="message")){return E.errors=[{instancePath:r+"/failure",schemaPath:"#/properties/failure/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:L.properties.failure,data:f}],!1;break}if(p===e){if(f.kind!==void 0){let h=f.
kind;const k=e;if(!(h==="dns"||h==="refused"||h==="reset"||h==="timeout"||h==="tls"||h==="proxy"||h==="not-sent"||h==="no-token"||h==="not-alterable"||h==="not-\
sendable"||h==="pool-exhausted"||h==="no-reservation-id"||h==="framing"||h==="network"))return E.errors=[{instancePath:r+"/failure/kind",schemaPath:"#/propertie\
s/failure/properties/kind/enum",keyword:"enum",params:{allowedValues:L.properties.failure.properties.kind.enum},schema:L.properties.failure.properties.kind.enum,
parentSchema:L.properties.failure.properties.kind,data:h}],!1;var O=k===e}else var O=!0;if(O)if(f.message!==void 0){let h=f.message;const k=e;if(e===k)if(typeof h==
"string"){if(A(h)>2e5)return E.errors=[{instancePath:r+"/failure/message",schemaPath:"#/properties/failure/properties/message/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:L.properties.failure.properties.message,data:h}],!1}else return E.errors=[{instancePath:r+"/failure/message",schemaPath:"#/pr\
operties/failure/properties/message/type",keyword:"type",params:{type:"string"},schema:L.properties.failure.properties.message.type,parentSchema:L.properties.failure.
properties.message,data:h}],!1;var O=k===e}else var O=!0}}}var D=W===e}else var D=!0;if(D){if(t.sentAt!==void 0){const f=e;kr(t.sentAt,{instancePath:r+"/sentAt",
parentData:t,parentDataProperty:"sentAt",rootData:S,dynamicAnchors:_})||(s=s===null?kr.errors:s.concat(kr.errors),e=s.length);var D=f===e}else var D=!0;if(D){if(t.
durationMs!==void 0){let f=t.durationMs;const W=e;if(e===W)if(typeof f=="number"&&isFinite(f)){if(f>864e5||isNaN(f))return E.errors=[{instancePath:r+"/durationM\
s",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:L.properties.durationMs,data:f}],
!1;if(f<-864e5||isNaN(f))return E.errors=[{instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},
schema:-864e5,parentSchema:L.properties.durationMs,data:f}],!1}else return E.errors=[{instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"\
type",params:{type:"number"},schema:L.properties.durationMs.type,parentSchema:L.properties.durationMs,data:f}],!1;var D=W===e}else var D=!0;if(D){if(t.issued!==
void 0){let f=t.issued;const W=e;if(e===W)if(Array.isArray(f)){if(f.length>1e3)return E.errors=[{instancePath:r+"/issued",schemaPath:"#/properties/issued/maxIte\
ms",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:L.properties.issued,data:f}],!1;{var j=!0;const a=f.length;for(let p=0;p<a;p++){let h=f[p];const k=e;
if(e===k)if(h&&typeof h=="object"&&!Array.isArray(h)){let I;if(h.tag===void 0&&(I="tag")||h.format===void 0&&(I="format")||h.headerSafe===void 0&&(I="headerSafe"))
return E.errors=[{instancePath:r+"/issued/"+p,schemaPath:"#/properties/issued/items/required",keyword:"required",params:{missingProperty:I},schema:L.properties.
issued.items.required,parentSchema:L.properties.issued.items,data:h}],!1;{const P=e;for(const x in h)if(!(x==="flaw"||x==="tag"||x==="format"||x==="headerSafe")){
return E.errors=[{instancePath:r+"/issued/"+p,schemaPath:"#/properties/issued/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x},
schema:!1,parentSchema:L.properties.issued.items,data:h}],!1;break}if(P===e){if(h.flaw!==void 0){let x=h.flaw;const V=e;if(!(x==="unsendable"||x==="guessable"||
x==="telltale"))return E.errors=[{instancePath:r+"/issued/"+p+"/flaw",schemaPath:"#/properties/issued/items/properties/flaw/enum",keyword:"enum",params:{allowedValues:L.
properties.issued.items.properties.flaw.enum},schema:L.properties.issued.items.properties.flaw.enum,parentSchema:L.properties.issued.items.properties.flaw,data:x}],
!1;var C=V===e}else var C=!0;if(C){if(h.tag!==void 0){let x=h.tag;const V=e;if(e===V)if(typeof x=="string"){if(A(x)>8)return E.errors=[{instancePath:r+"/issued/"+
p+"/tag",schemaPath:"#/properties/issued/items/properties/tag/maxLength",keyword:"maxLength",params:{limit:8},schema:8,parentSchema:L.properties.issued.items.properties.
tag,data:x}],!1;if(!kt.test(x))return E.errors=[{instancePath:r+"/issued/"+p+"/tag",schemaPath:"#/properties/issued/items/properties/tag/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:L.properties.issued.items.properties.tag,data:x}],!1}else return E.errors=[{instancePath:r+
"/issued/"+p+"/tag",schemaPath:"#/properties/issued/items/properties/tag/type",keyword:"type",params:{type:"string"},schema:L.properties.issued.items.properties.
tag.type,parentSchema:L.properties.issued.items.properties.tag,data:x}],!1;var C=V===e}else var C=!0;if(C){if(h.format!==void 0){let x=h.format;const V=e;if(!(x===
"jwt"||x==="opaque"))return E.errors=[{instancePath:r+"/issued/"+p+"/format",schemaPath:"#/properties/issued/items/properties/format/enum",keyword:"enum",params:{
allowedValues:L.properties.issued.items.properties.format.enum},schema:L.properties.issued.items.properties.format.enum,parentSchema:L.properties.issued.items.properties.
format,data:x}],!1;var C=V===e}else var C=!0;if(C)if(h.headerSafe!==void 0){let x=h.headerSafe;const V=e;if(typeof x!="boolean")return E.errors=[{instancePath:r+
"/issued/"+p+"/headerSafe",schemaPath:"#/properties/issued/items/properties/headerSafe/type",keyword:"type",params:{type:"boolean"},schema:L.properties.issued.items.
properties.headerSafe.type,parentSchema:L.properties.issued.items.properties.headerSafe,data:x}],!1;var C=V===e}else var C=!0}}}}}else return E.errors=[{instancePath:r+
"/issued/"+p,schemaPath:"#/properties/issued/items/type",keyword:"type",params:{type:"object"},schema:L.properties.issued.items.type,parentSchema:L.properties.issued.
items,data:h}],!1;var j=k===e;if(!j)break}}}else return E.errors=[{instancePath:r+"/issued",schemaPath:"#/properties/issued/type",keyword:"type",params:{type:"a\
rray"},schema:L.properties.issued.type,parentSchema:L.properties.issued,data:f}],!1;var D=W===e}else var D=!0;if(D){if(t.waits!==void 0){let f=t.waits;const W=e;
if(e===W)if(Array.isArray(f)){if(f.length>100)return E.errors=[{instancePath:r+"/waits",schemaPath:"#/properties/waits/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:L.properties.waits,data:f}],!1;{var F=!0;const a=f.length;for(let p=0;p<a;p++){let h=f[p];const k=e;if(e===k)if(h&&typeof h=="object"&&!Array.
isArray(h)){let I;if(h.status===void 0&&(I="status")||h.retryAfter===void 0&&(I="retryAfter")||h.waitedMs===void 0&&(I="waitedMs"))return E.errors=[{instancePath:r+
"/waits/"+p,schemaPath:"#/properties/waits/items/required",keyword:"required",params:{missingProperty:I},schema:L.properties.waits.items.required,parentSchema:L.
properties.waits.items,data:h}],!1;{const P=e;for(const x in h)if(!(x==="status"||x==="retryAfter"||x==="waitedMs")){return E.errors=[{instancePath:r+"/waits/"+
p,schemaPath:"#/properties/waits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x},schema:!1,parentSchema:L.properties.waits.
items,data:h}],!1;break}if(P===e){if(h.status!==void 0){let x=h.status;const V=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)))return E.errors=[{instancePath:r+
"/waits/"+p+"/status",schemaPath:"#/properties/waits/items/properties/status/type",keyword:"type",params:{type:"integer"},schema:L.properties.waits.items.properties.
status.type,parentSchema:L.properties.waits.items.properties.status,data:x}],!1;if(e===V&&typeof x=="number"&&isFinite(x)){if(x>999||isNaN(x))return E.errors=[{
instancePath:r+"/waits/"+p+"/status",schemaPath:"#/properties/waits/items/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,
parentSchema:L.properties.waits.items.properties.status,data:x}],!1;if(x<0||isNaN(x))return E.errors=[{instancePath:r+"/waits/"+p+"/status",schemaPath:"#/proper\
ties/waits/items/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.waits.items.properties.status,
data:x}],!1}var H=V===e}else var H=!0;if(H){if(h.retryAfter!==void 0){let x=h.retryAfter;const V=e;if(typeof x!="string"&&x!==null)return E.errors=[{instancePath:r+
"/waits/"+p+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/type",keyword:"type",params:{type:L.properties.waits.items.properties.retryAfter.
type},schema:L.properties.waits.items.properties.retryAfter.type,parentSchema:L.properties.waits.items.properties.retryAfter,data:x}],!1;if(e===V&&typeof x=="st\
ring"&&A(x)>131072)return E.errors=[{instancePath:r+"/waits/"+p+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/maxLength",keyword:"max\
Length",params:{limit:131072},schema:131072,parentSchema:L.properties.waits.items.properties.retryAfter,data:x}],!1;var H=V===e}else var H=!0;if(H)if(h.waitedMs!==
void 0){let x=h.waitedMs;const V=e;if(e===V)if(typeof x=="number"&&isFinite(x)){if(x>864e5||isNaN(x))return E.errors=[{instancePath:r+"/waits/"+p+"/waitedMs",schemaPath:"\
#/properties/waits/items/properties/waitedMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:L.properties.waits.items.
properties.waitedMs,data:x}],!1;if(x<0||isNaN(x))return E.errors=[{instancePath:r+"/waits/"+p+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waited\
Ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.waits.items.properties.waitedMs,data:x}],!1}else return E.errors=
[{instancePath:r+"/waits/"+p+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/type",keyword:"type",params:{type:"number"},schema:L.properties.
waits.items.properties.waitedMs.type,parentSchema:L.properties.waits.items.properties.waitedMs,data:x}],!1;var H=V===e}else var H=!0}}}}else return E.errors=[{instancePath:r+
"/waits/"+p,schemaPath:"#/properties/waits/items/type",keyword:"type",params:{type:"object"},schema:L.properties.waits.items.type,parentSchema:L.properties.waits.
items,data:h}],!1;var F=k===e;if(!F)break}}}else return E.errors=[{instancePath:r+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type:"arr\
ay"},schema:L.properties.waits.type,parentSchema:L.properties.waits,data:f}],!1;var D=W===e}else var D=!0;if(D){if(t.leased!==void 0){let f=t.leased;const W=e;if(e===
W)if(Array.isArray(f)){if(f.length>100)return E.errors=[{instancePath:r+"/leased",schemaPath:"#/properties/leased/maxItems",keyword:"maxItems",params:{limit:100},
schema:100,parentSchema:L.properties.leased,data:f}],!1;if(f.length<1)return E.errors=[{instancePath:r+"/leased",schemaPath:"#/properties/leased/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:L.properties.leased,data:f}],!1;{var c=!0;const a=f.length;for(let p=0;p<a;p++){let h=f[p];const k=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return E.errors=[{instancePath:r+"/leased/"+p,schemaPath:"#/properties/leased/items/type",keyword:"type",params:{type:"\
integer"},schema:L.properties.leased.items.type,parentSchema:L.properties.leased.items,data:h}],!1;if(e===k&&typeof h=="number"&&isFinite(h)){if(h>2e4||isNaN(h))
return E.errors=[{instancePath:r+"/leased/"+p,schemaPath:"#/properties/leased/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:L.
properties.leased.items,data:h}],!1;if(h<0||isNaN(h))return E.errors=[{instancePath:r+"/leased/"+p,schemaPath:"#/properties/leased/items/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.leased.items,data:h}],!1}var c=k===e;if(!c)break}}}else return E.errors=[{instancePath:r+
"/leased",schemaPath:"#/properties/leased/type",keyword:"type",params:{type:"array"},schema:L.properties.leased.type,parentSchema:L.properties.leased,data:f}],!1;
var D=W===e}else var D=!0;if(D){if(t.assumed!==void 0){let f=t.assumed;const W=e;if(f!==!0)return E.errors=[{instancePath:r+"/assumed",schemaPath:"#/properties/\
assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:L.properties.assumed,data:f}],!1;var D=W===e}else var D=!0;if(D){if(t.received!==
void 0){let f=t.received;const W=e;if(e===W)if(f&&typeof f=="object"&&!Array.isArray(f)){let a;if(f.scene===void 0&&(a="scene")||f.connection===void 0&&(a="conn\
ection")||f.reused===void 0&&(a="reused")||f.protocol===void 0&&(a="protocol")||f.tls===void 0&&(a="tls")||f.bodyMs===void 0&&(a="bodyMs"))return E.errors=[{instancePath:r+
"/received",schemaPath:"#/properties/received/required",keyword:"required",params:{missingProperty:a},schema:L.properties.received.required,parentSchema:L.properties.
received,data:f}],!1;{const p=e;for(const h in f)if(!He.call(L.properties.received.properties,h)){return E.errors=[{instancePath:r+"/received",schemaPath:"#/pro\
perties/received/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:L.properties.received,data:f}],!1;break}
if(p===e){if(f.scene!==void 0){let h=f.scene;const k=e;if(e===k)if(typeof h=="string"){if(A(h)>64)return E.errors=[{instancePath:r+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:L.properties.received.properties.scene,data:h}],!1;
if(!Wr.test(h))return E.errors=[{instancePath:r+"/received/scene",schemaPath:"#/properties/received/properties/scene/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:L.properties.received.properties.scene,data:h}],!1}else return E.errors=[{instancePath:r+"/received/scene",schemaPath:"\
#/properties/received/properties/scene/type",keyword:"type",params:{type:"string"},schema:L.properties.received.properties.scene.type,parentSchema:L.properties.
received.properties.scene,data:h}],!1;var g=k===e}else var g=!0;if(g){if(f.connection!==void 0){let h=f.connection;const k=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return E.errors=[{instancePath:r+"/received/connection",schemaPath:"#/properties/received/properties/connection/type",keyword:"type",params:{type:"\
integer"},schema:L.properties.received.properties.connection.type,parentSchema:L.properties.received.properties.connection,data:h}],!1;if(e===k&&typeof h=="numb\
er"&&isFinite(h)){if(h>2e4||isNaN(h))return E.errors=[{instancePath:r+"/received/connection",schemaPath:"#/properties/received/properties/connection/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:L.properties.received.properties.connection,data:h}],!1;if(h<1||isNaN(h))return E.errors=[{instancePath:r+
"/received/connection",schemaPath:"#/properties/received/properties/connection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:L.
properties.received.properties.connection,data:h}],!1}var g=k===e}else var g=!0;if(g){if(f.reused!==void 0){let h=f.reused;const k=e;if(typeof h!="boolean")return E.
errors=[{instancePath:r+"/received/reused",schemaPath:"#/properties/received/properties/reused/type",keyword:"type",params:{type:"boolean"},schema:L.properties.
received.properties.reused.type,parentSchema:L.properties.received.properties.reused,data:h}],!1;var g=k===e}else var g=!0;if(g){if(f.protocol!==void 0){let h=f.
protocol;const k=e;if(!(h==="HTTP/1.0"||h==="HTTP/1.1"||h==="HTTP/2"||h==="HTTP/3"||h==="unknown"))return E.errors=[{instancePath:r+"/received/protocol",schemaPath:"\
#/properties/received/properties/protocol/enum",keyword:"enum",params:{allowedValues:L.properties.received.properties.protocol.enum},schema:L.properties.received.
properties.protocol.enum,parentSchema:L.properties.received.properties.protocol,data:h}],!1;var g=k===e}else var g=!0;if(g){if(f.tls!==void 0){let h=f.tls;const k=e;
if(!(h&&typeof h=="object"&&!Array.isArray(h))&&h!==null)return E.errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/type",
keyword:"type",params:{type:L.properties.received.properties.tls.type},schema:L.properties.received.properties.tls.type,parentSchema:L.properties.received.properties.
tls,data:h}],!1;if(e===k&&h&&typeof h=="object"&&!Array.isArray(h)){let I;if(h.protocol===void 0&&(I="protocol")||h.serverName===void 0&&(I="serverName"))return E.
errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/required",keyword:"required",params:{missingProperty:I},schema:L.properties.
received.properties.tls.required,parentSchema:L.properties.received.properties.tls,data:h}],!1;{const P=e;for(const x in h)if(!(x==="protocol"||x==="serverName")){
return E.errors=[{instancePath:r+"/received/tls",schemaPath:"#/properties/received/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x},
schema:!1,parentSchema:L.properties.received.properties.tls,data:h}],!1;break}if(P===e){if(h.protocol!==void 0){let x=h.protocol;const V=e;if(e===V)if(typeof x==
"string"){if(A(x)>16)return E.errors=[{instancePath:r+"/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/maxLength",keyword:"\
maxLength",params:{limit:16},schema:16,parentSchema:L.properties.received.properties.tls.properties.protocol,data:x}],!1}else return E.errors=[{instancePath:r+"\
/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/type",keyword:"type",params:{type:"string"},schema:L.properties.received.
properties.tls.properties.protocol.type,parentSchema:L.properties.received.properties.tls.properties.protocol,data:x}],!1;var ee=V===e}else var ee=!0;if(ee)if(h.
serverName!==void 0){let x=h.serverName;const V=e;if(typeof x!="string"&&x!==null)return E.errors=[{instancePath:r+"/received/tls/serverName",schemaPath:"#/prop\
erties/received/properties/tls/properties/serverName/type",keyword:"type",params:{type:L.properties.received.properties.tls.properties.serverName.type},schema:L.
properties.received.properties.tls.properties.serverName.type,parentSchema:L.properties.received.properties.tls.properties.serverName,data:x}],!1;if(e===V&&typeof x==
"string"&&A(x)>253)return E.errors=[{instancePath:r+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/properties/serverName/maxLength",
keyword:"maxLength",params:{limit:253},schema:253,parentSchema:L.properties.received.properties.tls.properties.serverName,data:x}],!1;var ee=V===e}else var ee=!0}}}
var g=k===e}else var g=!0;if(g){if(f.bodyMs!==void 0){let h=f.bodyMs;const k=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return E.errors=[{instancePath:r+
"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/type",keyword:"type",params:{type:"integer"},schema:L.properties.received.properties.bodyMs.
type,parentSchema:L.properties.received.properties.bodyMs,data:h}],!1;if(e===k&&typeof h=="number"&&isFinite(h)){if(h>864e5||isNaN(h))return E.errors=[{instancePath:r+
"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:L.
properties.received.properties.bodyMs,data:h}],!1;if(h<0||isNaN(h))return E.errors=[{instancePath:r+"/received/bodyMs",schemaPath:"#/properties/received/propert\
ies/bodyMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.received.properties.bodyMs,data:h}],!1}var g=k===e}else
var g=!0;if(g){if(f.astray!==void 0){let h=f.astray;const k=e;if(h!==!0)return E.errors=[{instancePath:r+"/received/astray",schemaPath:"#/properties/received/pr\
operties/astray/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:L.properties.received.properties.astray,data:h}],!1;var g=k===e}else var g=!0;
if(g){if(f.aborted!==void 0){let h=f.aborted;const k=e;if(h!==!0)return E.errors=[{instancePath:r+"/received/aborted",schemaPath:"#/properties/received/properti\
es/aborted/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:L.properties.received.properties.aborted,data:h}],!1;var g=k===e}else var g=!0;
if(g)if(f.lost!==void 0){let h=f.lost;const k=e;if(h!==!0)return E.errors=[{instancePath:r+"/received/lost",schemaPath:"#/properties/received/properties/lost/co\
nst",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:L.properties.received.properties.lost,data:h}],!1;var g=k===e}else var g=!0}}}}}}}}}}else return E.
errors=[{instancePath:r+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type:"object"},schema:L.properties.received.type,parentSchema:L.
properties.received,data:f}],!1;var D=W===e}else var D=!0;if(D)if(t.guestAbsent!==void 0){let f=t.guestAbsent;const W=e;if(e===W)if(f&&typeof f=="object"&&!Array.
isArray(f)){let a;if(f.met===void 0&&(a="met"))return E.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/required",keyword:"required",
params:{missingProperty:a},schema:L.properties.guestAbsent.required,parentSchema:L.properties.guestAbsent,data:f}],!1;{const p=e;for(const h in f)if(!(h==="met"||
h==="assumed")){return E.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h},schema:!1,parentSchema:L.properties.guestAbsent,data:f}],!1;break}if(p===e){if(f.met!==void 0){let h=f.met;const k=e;if(e===k)if(typeof h==
"string"){if(A(h)>2e5)return E.errors=[{instancePath:r+"/guestAbsent/met",schemaPath:"#/properties/guestAbsent/properties/met/maxLength",keyword:"maxLength",params:{
limit:2e5},schema:2e5,parentSchema:L.properties.guestAbsent.properties.met,data:h}],!1}else return E.errors=[{instancePath:r+"/guestAbsent/met",schemaPath:"#/pr\
operties/guestAbsent/properties/met/type",keyword:"type",params:{type:"string"},schema:L.properties.guestAbsent.properties.met.type,parentSchema:L.properties.guestAbsent.
properties.met,data:h}],!1;var re=k===e}else var re=!0;if(re)if(f.assumed!==void 0){let h=f.assumed;const k=e;if(h!==!0)return E.errors=[{instancePath:r+"/guest\
Absent/assumed",schemaPath:"#/properties/guestAbsent/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:L.properties.guestAbsent.
properties.assumed,data:h}],!1;var re=k===e}else var re=!0}}}else return E.errors=[{instancePath:r+"/guestAbsent",schemaPath:"#/properties/guestAbsent/type",keyword:"\
type",params:{type:"object"},schema:L.properties.guestAbsent.type,parentSchema:L.properties.guestAbsent,data:f}],!1;var D=W===e}else var D=!0}}}}}}}}}}}}}}else return E.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:L.type,parentSchema:L,data:t}],!1;return E.errors=s,e===0}export const verdict=ke;
const pe={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"verdict.schema.json",type:"object",additionalProperties:!1,required:["verdict","subject","\
target","suite","product","claims","profile","times","stopped","counts","tested","causes","requirements"],properties:{verdict:{enum:["not-certified","incomplete",
"inconclusive","certified"]},subject:{enum:["service","client"]},target:{$ref:"run.schema.json#/$defs/target"},suite:{$ref:"run.schema.json#/$defs/suite"},product:{
$ref:"run.schema.json#/properties/context/properties/product"},claims:{type:"array",items:{$ref:"certification.schema.json#/$defs/claim"},maxItems:20,uniqueItems:!0},
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
inconclusive","not-applicable","not-testable","observed"]},reason:{type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"exchange.schema.json#/prope\
rties/id"},maxItems:1e5}}},failing:{type:"object",additionalProperties:!1,required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{
enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}},known:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},
reason:{type:"string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}},baseline:{type:"object",additionalProperties:!1,
required:["file","new","stillFailing","fixed","expired","undecided","notTested","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"\
array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$\
defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{
type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"stri\
ng",maxLength:1e4},maxItems:2e4}}},error:{type:"object",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:[
"exitCode","message"],properties:{exitCode:{type:"integer",enum:[2,3]},message:{type:"string",minLength:1,maxLength:1e6}}}}}}};function dr(t,{instancePath:r="",
parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.baseUrl===
void 0&&(w="baseUrl")||t.authUrl===void 0&&(w="authUrl")||t.environment===void 0&&(w="environment")||t.embedded===void 0&&(w="embedded"))return dr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Se.required,parentSchema:Se,data:t}],!1;{const y=e;for(const n in t)if(!(n==="baseU\
rl"||n==="authUrl"||n==="environment"||n==="embedded"||n==="shared")){return dr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n},schema:!1,parentSchema:Se,data:t}],!1;break}if(y===e){if(t.baseUrl!==void 0){const n=e;De(t.baseUrl,{instancePath:r+"/b\
aseUrl",parentData:t,parentDataProperty:"baseUrl",rootData:S,dynamicAnchors:_})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);var i=n===e}else var i=!0;
if(i){if(t.authUrl!==void 0){const n=e;De(t.authUrl,{instancePath:r+"/authUrl",parentData:t,parentDataProperty:"authUrl",rootData:S,dynamicAnchors:_})||(s=s===null?
De.errors:s.concat(De.errors),e=s.length);var i=n===e}else var i=!0;if(i){if(t.environment!==void 0){let n=t.environment;const d=e;if(!(n==="sandbox"||n==="mock"))
return dr.errors=[{instancePath:r+"/environment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:Se.properties.environment.enum},
schema:Se.properties.environment.enum,parentSchema:Se.properties.environment,data:n}],!1;var i=d===e}else var i=!0;if(i){if(t.embedded!==void 0){let n=t.embedded;
const d=e;if(typeof n!="boolean")return dr.errors=[{instancePath:r+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:Se.
properties.embedded.type,parentSchema:Se.properties.embedded,data:n}],!1;var i=d===e}else var i=!0;if(i)if(t.shared!==void 0){let n=t.shared;const d=e;if(n!==!0)
return dr.errors=[{instancePath:r+"/shared",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:Se.properties.
shared,data:n}],!1;var i=d===e}else var i=!0}}}}}}else return dr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,
parentSchema:Se,data:t}],!1;return dr.errors=s,e===0}function cr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.version===void 0&&(w="version")||t.digest===void 0&&(w="digest"))return cr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:he.required,parentSchema:he,data:t}],!1;{const y=e;for(const n in t)if(!(n==="versi\
on"||n==="digest")){return cr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,
parentSchema:he,data:t}],!1;break}if(y===e){if(t.version!==void 0){let n=t.version;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>64)return cr.errors=[{instancePath:r+
"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:he.properties.version,data:n}],!1;if(!st.test(
n))return cr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-\
Za-z.+-]+$",parentSchema:he.properties.version,data:n}],!1}else return cr.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"typ\
e",params:{type:"string"},schema:he.properties.version.type,parentSchema:he.properties.version,data:n}],!1;var i=d===e}else var i=!0;if(i)if(t.digest!==void 0){
const n=e;Me(t.digest,{instancePath:r+"/digest",parentData:t,parentDataProperty:"digest",rootData:S,dynamicAnchors:_})||(s=s===null?Me.errors:s.concat(Me.errors),
e=s.length);var i=n===e}else var i=!0}}}else return cr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,
data:t}],!1;return cr.errors=s,e===0}const Hr={description:"The product for which certification is sought; null where none was named.",anyOf:[{type:"null"},{$ref:"\
certification.schema.json#/properties/product"}],wanted:"null, or name, version and vendor of a product"};function Zr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;const i=e;let w=!1;const y=e;if(t!==null){const d={instancePath:r,schemaPath:"#/anyOf/0/type",keyword:"type",
params:{type:"null"},schema:Hr.anyOf[0].type,parentSchema:Hr.anyOf[0],data:t};s===null?s=[d]:s.push(d),e++}var n=y===e;if(w=w||n,!w){const d=e;Oe(t,{instancePath:r,
parentData:Y,parentDataProperty:Q,rootData:S,dynamicAnchors:_})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var n=d===e;w=w||n}if(w)e=i,s!==null&&(i?
s.length=i:s=null);else{const d={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:Hr.anyOf,parentSchema:Hr,data:t};return s===null?s=[d]:s.push(
d),e++,Zr.errors=s,!1}return Zr.errors=s,e===0}function Er(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,
e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-show"||t==="older-check-out"?(Er.errors=s,e===0):(Er.
errors=[{instancePath:r,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ar.enum},schema:Ar.enum,parentSchema:Ar,data:t}],!1)}function Lr(t,{instancePath:r="",
parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(typeof t=="string"){if(A(t)>64)return Lr.errors=[{instancePath:r,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:er,data:t}],!1;if(!Sr.test(t))return Lr.errors=[{instancePath:r,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:er,data:t}],!1}else return Lr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},schema:er.type,parentSchema:er,data:t}],!1;return Lr.errors=s,e===0}function qr(t,{instancePath:r="",parentData:Y,
parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.startedAt===void 0&&(w=
"startedAt")||t.endedAt===void 0&&(w="endedAt"))return qr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:mr.
required,parentSchema:mr,data:t}],!1;{const y=e;for(const n in t)if(!(n==="startedAt"||n==="endedAt")){return qr.errors=[{instancePath:r,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:mr,data:t}],!1;break}if(y===e){if(t.startedAt!==void 0){const n=e;
ve(t.startedAt,{instancePath:r+"/startedAt",parentData:t,parentDataProperty:"startedAt",rootData:S,dynamicAnchors:_})||(s=s===null?ve.errors:s.concat(ve.errors),
e=s.length);var i=n===e}else var i=!0;if(i)if(t.endedAt!==void 0){const n=e;ve(t.endedAt,{instancePath:r+"/endedAt",parentData:t,parentDataProperty:"endedAt",rootData:S,
dynamicAnchors:_})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var i=n===e}else var i=!0}}}else return qr.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:mr.type,parentSchema:mr,data:t}],!1;return qr.errors=s,e===0}const Yr={type:"integer",minimum:0,maximum:2e4};function ae(t,{
instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"integer"},schema:Yr.type,parentSchema:Yr,data:t}],!1;if(e===0&&typeof t=="num\
ber"&&isFinite(t)){if(t>2e4||isNaN(t))return ae.errors=[{instancePath:r,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:Yr,
data:t}],!1;if(t<0||isNaN(t))return ae.errors=[{instancePath:r,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Yr,
data:t}],!1}return ae.errors=s,e===0}const Te={type:"object",additionalProperties:!1,required:["requirements","instances","notClaimed","leftOpen","tolerated","n\
otArisen","undecided","notRun","withoutInstance","remarks"],properties:{requirements:{$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#\
/$defs/untested"},leftOpen:{$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{
$ref:"#/$defs/count"},withoutInstance:{type:"array",maxItems:2e3,items:{type:"string",maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},
Rr={type:"object",additionalProperties:!1,required:["tested","all"],properties:{tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}};function fr(t,{instancePath:r="",
parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.tested===
void 0&&(w="tested")||t.all===void 0&&(w="all"))return fr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Rr.
required,parentSchema:Rr,data:t}],!1;{const y=e;for(const n in t)if(!(n==="tested"||n==="all")){return fr.errors=[{instancePath:r,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:Rr,data:t}],!1;break}if(y===e){if(t.tested!==void 0){const n=e;ae(t.tested,
{instancePath:r+"/tested",parentData:t,parentDataProperty:"tested",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var i=n===
e}else var i=!0;if(i)if(t.all!==void 0){const n=e;ae(t.all,{instancePath:r+"/all",parentData:t,parentDataProperty:"all",rootData:S,dynamicAnchors:_})||(s=s===null?
ae.errors:s.concat(ae.errors),e=s.length);var i=n===e}else var i=!0}}}else return fr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:Rr.type,parentSchema:Rr,data:t}],!1;return fr.errors=s,e===0}const rr={type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:[
"by","instances"],properties:{by:{type:"string",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}};function ze(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>100)return ze.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:100},schema:100,parentSchema:rr,data:t}],!1;{var i=!0;const y=t.length;for(let n=0;n<y;n++){let d=t[n];const v=e;if(e===v)if(d&&typeof d==
"object"&&!Array.isArray(d)){let U;if(d.by===void 0&&(U="by")||d.instances===void 0&&(U="instances"))return ze.errors=[{instancePath:r+"/"+n,schemaPath:"#/items\
/required",keyword:"required",params:{missingProperty:U},schema:rr.items.required,parentSchema:rr.items,data:d}],!1;{const m=e;for(const u in d)if(!(u==="by"||u===
"instances")){return ze.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,
parentSchema:rr.items,data:d}],!1;break}if(m===e){if(d.by!==void 0){let u=d.by;const O=e;if(e===O)if(typeof u=="string"){if(A(u)>200)return ze.errors=[{instancePath:r+
"/"+n+"/by",schemaPath:"#/items/properties/by/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:rr.items.properties.by,data:u}],!1;if(A(
u)<1)return ze.errors=[{instancePath:r+"/"+n+"/by",schemaPath:"#/items/properties/by/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:rr.items.
properties.by,data:u}],!1}else return ze.errors=[{instancePath:r+"/"+n+"/by",schemaPath:"#/items/properties/by/type",keyword:"type",params:{type:"string"},schema:rr.
items.properties.by.type,parentSchema:rr.items.properties.by,data:u}],!1;var w=O===e}else var w=!0;if(w)if(d.instances!==void 0){const u=e;ae(d.instances,{instancePath:r+
"/"+n+"/instances",parentData:d,parentDataProperty:"instances",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var w=u===e}else
var w=!0}}}else return ze.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:rr.items.type,parentSchema:rr.items,
data:d}],!1;var i=v===e;if(!i)break}}}else return ze.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:rr.type,parentSchema:rr,
data:t}],!1;return ze.errors=s,e===0}function Ue(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.requirements===void 0&&(n="requirements")||t.instances===void 0&&(n="instances")||t.notClaimed===void 0&&
(n="notClaimed")||t.leftOpen===void 0&&(n="leftOpen")||t.tolerated===void 0&&(n="tolerated")||t.notArisen===void 0&&(n="notArisen")||t.undecided===void 0&&(n="u\
ndecided")||t.notRun===void 0&&(n="notRun")||t.withoutInstance===void 0&&(n="withoutInstance")||t.remarks===void 0&&(n="remarks"))return Ue.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n},schema:Te.required,parentSchema:Te,data:t}],!1;{const d=e;for(const v in t)if(!He.call(Te.
properties,v)){return Ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:Te,
data:t}],!1;break}if(d===e){if(t.requirements!==void 0){const v=e;fr(t.requirements,{instancePath:r+"/requirements",parentData:t,parentDataProperty:"requirement\
s",rootData:S,dynamicAnchors:_})||(s=s===null?fr.errors:s.concat(fr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.instances!==void 0){const v=e;fr(t.
instances,{instancePath:r+"/instances",parentData:t,parentDataProperty:"instances",rootData:S,dynamicAnchors:_})||(s=s===null?fr.errors:s.concat(fr.errors),e=s.
length);var i=v===e}else var i=!0;if(i){if(t.notClaimed!==void 0){const v=e;ze(t.notClaimed,{instancePath:r+"/notClaimed",parentData:t,parentDataProperty:"notCl\
aimed",rootData:S,dynamicAnchors:_})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.leftOpen!==void 0){const v=e;ze(
t.leftOpen,{instancePath:r+"/leftOpen",parentData:t,parentDataProperty:"leftOpen",rootData:S,dynamicAnchors:_})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);
var i=v===e}else var i=!0;if(i){if(t.tolerated!==void 0){const v=e;ze(t.tolerated,{instancePath:r+"/tolerated",parentData:t,parentDataProperty:"tolerated",rootData:S,
dynamicAnchors:_})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.notArisen!==void 0){const v=e;ae(t.notArisen,{instancePath:r+
"/notArisen",parentData:t,parentDataProperty:"notArisen",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var i=v===e}else var i=!0;
if(i){if(t.undecided!==void 0){const v=e;ae(t.undecided,{instancePath:r+"/undecided",parentData:t,parentDataProperty:"undecided",rootData:S,dynamicAnchors:_})||
(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.notRun!==void 0){const v=e;ae(t.notRun,{instancePath:r+"/notRun",parentData:t,
parentDataProperty:"notRun",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(t.withoutInstance!==
void 0){let v=t.withoutInstance;const D=e;if(e===D)if(Array.isArray(v)){if(v.length>2e3)return Ue.errors=[{instancePath:r+"/withoutInstance",schemaPath:"#/prope\
rties/withoutInstance/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Te.properties.withoutInstance,data:v}],!1;{var w=!0;const m=v.length;
for(let u=0;u<m;u++){let O=v[u];const j=e;if(e===j)if(typeof O=="string"){if(A(O)>200)return Ue.errors=[{instancePath:r+"/withoutInstance/"+u,schemaPath:"#/prop\
erties/withoutInstance/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Te.properties.withoutInstance.items,data:O}],!1}else return Ue.
errors=[{instancePath:r+"/withoutInstance/"+u,schemaPath:"#/properties/withoutInstance/items/type",keyword:"type",params:{type:"string"},schema:Te.properties.withoutInstance.
items.type,parentSchema:Te.properties.withoutInstance.items,data:O}],!1;var w=j===e;if(!w)break}}}else return Ue.errors=[{instancePath:r+"/withoutInstance",schemaPath:"\
#/properties/withoutInstance/type",keyword:"type",params:{type:"array"},schema:Te.properties.withoutInstance.type,parentSchema:Te.properties.withoutInstance,data:v}],
!1;var i=D===e}else var i=!0;if(i)if(t.remarks!==void 0){let v=t.remarks;const D=e;if(e===D)if(Array.isArray(v)){if(v.length>1e3)return Ue.errors=[{instancePath:r+
"/remarks",schemaPath:"#/properties/remarks/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:Te.properties.remarks,data:v}],!1;{var y=!0;
const m=v.length;for(let u=0;u<m;u++){let O=v[u];const j=e;if(e===j)if(typeof O=="string"){if(A(O)>2e3)return Ue.errors=[{instancePath:r+"/remarks/"+u,schemaPath:"\
#/properties/remarks/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Te.properties.remarks.items,data:O}],!1}else return Ue.errors=
[{instancePath:r+"/remarks/"+u,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type:"string"},schema:Te.properties.remarks.items.type,parentSchema:Te.
properties.remarks.items,data:O}],!1;var y=j===e;if(!y)break}}}else return Ue.errors=[{instancePath:r+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"\
type",params:{type:"array"},schema:Te.properties.remarks.type,parentSchema:Te.properties.remarks,data:v}],!1;var i=D===e}else var i=!0}}}}}}}}}}}else return Ue.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Te.type,parentSchema:Te,data:t}],!1;return Ue.errors=s,e===0}const xe={
type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{id:{type:"string",minLength:1,maxLength:2e4},title:{type:"string",
minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,items:{type:"string",maxLength:2e3},maxItems:2e4}}};
function Ce(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let y;if(t.id===void 0&&(y="id")||t.title===void 0&&(y="title")||t.outcome===void 0&&(y="outcome")||t.instances===void 0&&(y="instances"))return Ce.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:xe.required,parentSchema:xe,data:t}],!1;{const n=e;for(const d in t)
if(!(d==="id"||d==="title"||d==="outcome"||d==="instances")){return Ce.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d},schema:!1,parentSchema:xe,data:t}],!1;break}if(n===e){if(t.id!==void 0){let d=t.id;const v=e;if(e===v)if(typeof d=="string"){if(A(
d)>2e4)return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e4},schema:2e4,parentSchema:xe.properties.
id,data:d}],!1;if(A(d)<1)return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:xe.
properties.id,data:d}],!1}else return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:xe.properties.
id.type,parentSchema:xe.properties.id,data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.title!==void 0){let d=t.title;const v=e;if(e===v)if(typeof d=="string"){if(A(
d)>2e5)return Ce.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:xe.properties.
title,data:d}],!1;if(A(d)<1)return Ce.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:xe.
properties.title,data:d}],!1}else return Ce.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:xe.
properties.title.type,parentSchema:xe.properties.title,data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.outcome!==void 0){let d=t.outcome;const v=e;if(!(d==="fa\
iled"||d==="warning"||d==="review"||d==="inconclusive"))return Ce.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{
allowedValues:xe.properties.outcome.enum},schema:xe.properties.outcome.enum,parentSchema:xe.properties.outcome,data:d}],!1;var i=v===e}else var i=!0;if(i)if(t.instances!==
void 0){let d=t.instances;const v=e;if(e===v)if(Array.isArray(d)){if(d.length>2e4)return Ce.errors=[{instancePath:r+"/instances",schemaPath:"#/properties/instan\
ces/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:xe.properties.instances,data:d}],!1;if(d.length<1)return Ce.errors=[{instancePath:r+
"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:xe.properties.instances,data:d}],!1;{var w=!0;
const U=d.length;for(let m=0;m<U;m++){let u=d[m];const O=e;if(e===O)if(typeof u=="string"){if(A(u)>2e3)return Ce.errors=[{instancePath:r+"/instances/"+m,schemaPath:"\
#/properties/instances/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:xe.properties.instances.items,data:u}],!1}else return Ce.
errors=[{instancePath:r+"/instances/"+m,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type:"string"},schema:xe.properties.instances.items.
type,parentSchema:xe.properties.instances.items,data:u}],!1;var w=O===e;if(!w)break}}}else return Ce.errors=[{instancePath:r+"/instances",schemaPath:"#/properti\
es/instances/type",keyword:"type",params:{type:"array"},schema:xe.properties.instances.type,parentSchema:xe.properties.instances,data:d}],!1;var i=v===e}else var i=!0}}}}}else
return Ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xe.type,parentSchema:xe,data:t}],!1;return Ce.errors=s,e===0}
const ne={type:"object",additionalProperties:!1,required:["id","requirement","title","level","basis","clause","operation","outcome"],properties:{id:{type:"strin\
g",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{type:"string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["d\
ocument","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed",
"failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},reason:{type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"\
exchange.schema.json#/properties/id"},maxItems:1e5}}};function Vr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,
e=0;return t==="token-form"||t==="token-json"||t==="check-in"||t==="check-out"||t==="partial-bill"||t==="no-show"?(Vr.errors=s,e===0):(Vr.errors=[{instancePath:r,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.enum},schema:jr.enum,parentSchema:jr,data:t}],!1)}const Qr={type:"string",maxLength:128,pattern:"^[!\
-~]+$",wanted:"an id such as check-in/0123456789ab"};function Nr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,
e=0;if(e===0)if(typeof t=="string"){if(A(t)>128)return Nr.errors=[{instancePath:r,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Qr,
data:t}],!1;if(!ct.test(t))return Nr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:Qr,
data:t}],!1}else return Nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Qr.type,parentSchema:Qr,data:t}],!1;return Nr.
errors=s,e===0}function be(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let y;if(t.id===void 0&&(y="id")||t.requirement===void 0&&(y="requirement")||t.title===void 0&&(y="title")||t.level===void 0&&(y="l\
evel")||t.basis===void 0&&(y="basis")||t.clause===void 0&&(y="clause")||t.operation===void 0&&(y="operation")||t.outcome===void 0&&(y="outcome"))return be.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:ne.required,parentSchema:ne,data:t}],!1;{const n=e;for(const d in t)
if(!He.call(ne.properties,d)){return be.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
schema:!1,parentSchema:ne,data:t}],!1;break}if(n===e){if(t.id!==void 0){let d=t.id;const v=e;if(e===v)if(typeof d=="string"){if(A(d)>2e3)return be.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:ne.properties.id,data:d}],!1;if(A(d)<1)return be.errors=
[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ne.properties.id,data:d}],!1}else return be.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:ne.properties.id.type,parentSchema:ne.properties.id,
data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.requirement!==void 0){let d=t.requirement;const v=e;if(e===v)if(typeof d=="string"){if(A(d)>200)return be.errors=
[{instancePath:r+"/requirement",schemaPath:"#/properties/requirement/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:ne.properties.requirement,
data:d}],!1}else return be.errors=[{instancePath:r+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type:"string"},schema:ne.properties.
requirement.type,parentSchema:ne.properties.requirement,data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.title!==void 0){let d=t.title;const v=e;if(e===v)if(typeof d==
"string"){if(A(d)>1e4)return be.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:ne.
properties.title,data:d}],!1}else return be.errors=[{instancePath:r+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:ne.
properties.title.type,parentSchema:ne.properties.title,data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.level!==void 0){let d=t.level;const v=e;if(!(d==="MUST"||
d==="SHOULD"||d==="MAY"))return be.errors=[{instancePath:r+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:ne.properties.level.
enum},schema:ne.properties.level.enum,parentSchema:ne.properties.level,data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.basis!==void 0){let d=t.basis;const v=e;
if(!(d==="document"||d==="rfc"||d==="profile"||d==="observed"))return be.errors=[{instancePath:r+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{
allowedValues:ne.properties.basis.enum},schema:ne.properties.basis.enum,parentSchema:ne.properties.basis,data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.clause!==
void 0){let d=t.clause;const v=e;if(e===v)if(typeof d=="string"){if(A(d)>200)return be.errors=[{instancePath:r+"/clause",schemaPath:"#/properties/clause/maxLeng\
th",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:ne.properties.clause,data:d}],!1}else return be.errors=[{instancePath:r+"/clause",schemaPath:"\
#/properties/clause/type",keyword:"type",params:{type:"string"},schema:ne.properties.clause.type,parentSchema:ne.properties.clause,data:d}],!1;var i=v===e}else var i=!0;
if(i){if(t.operation!==void 0){const d=e;Vr(t.operation,{instancePath:r+"/operation",parentData:t,parentDataProperty:"operation",rootData:S,dynamicAnchors:_})||
(s=s===null?Vr.errors:s.concat(Vr.errors),e=s.length);var i=d===e}else var i=!0;if(i){if(t.outcome!==void 0){let d=t.outcome;const v=e;if(!(d==="passed"||d==="f\
ailed"||d==="warning"||d==="review"||d==="inconclusive"||d==="not-applicable"||d==="not-testable"||d==="observed"))return be.errors=[{instancePath:r+"/outcome",
schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:ne.properties.outcome.enum},schema:ne.properties.outcome.enum,parentSchema:ne.properties.
outcome,data:d}],!1;var i=v===e}else var i=!0;if(i){if(t.reason!==void 0){let d=t.reason;const v=e;if(e===v)if(typeof d=="string"){if(A(d)>2e5)return be.errors=
[{instancePath:r+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:ne.properties.reason,data:d}],
!1}else return be.errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:ne.properties.reason.type,
parentSchema:ne.properties.reason,data:d}],!1;var i=v===e}else var i=!0;if(i)if(t.exchanges!==void 0){let d=t.exchanges;const v=e;if(e===v)if(Array.isArray(d)){
if(d.length>1e5)return be.errors=[{instancePath:r+"/exchanges",schemaPath:"#/properties/exchanges/maxItems",keyword:"maxItems",params:{limit:1e5},schema:1e5,parentSchema:ne.
properties.exchanges,data:d}],!1;{var w=!0;const U=d.length;for(let m=0;m<U;m++){const u=e;Nr(d[m],{instancePath:r+"/exchanges/"+m,parentData:d,parentDataProperty:m,
rootData:S,dynamicAnchors:_})||(s=s===null?Nr.errors:s.concat(Nr.errors),e=s.length);var w=u===e;if(!w)break}}}else return be.errors=[{instancePath:r+"/exchange\
s",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"},schema:ne.properties.exchanges.type,parentSchema:ne.properties.exchanges,data:d}],
!1;var i=v===e}else var i=!0}}}}}}}}}}}else return be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ne.type,parentSchema:ne,
data:t}],!1;return be.errors=s,e===0}const oe={type:"object",additionalProperties:!1,required:["file","new","stillFailing","fixed","expired","undecided","notTes\
ted","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"arr\
ay",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/known"},
maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{type:"\
array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},Je={type:"object",additionalProperties:!1,
required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}};function Ge(t,{
instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;
if(t.id===void 0&&(w="id")||t.outcome===void 0&&(w="outcome")||t.reason===void 0&&(w="reason"))return Ge.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:w},schema:Je.required,parentSchema:Je,data:t}],!1;{const y=e;for(const n in t)if(!(n==="id"||n==="outcome"||n==="reason")){return Ge.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:Je,data:t}],!1;break}
if(y===e){if(t.id!==void 0){let n=t.id;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>2e3)return Ge.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Je.properties.id,data:n}],!1}else return Ge.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},schema:Je.properties.id.type,parentSchema:Je.properties.id,data:n}],!1;var i=d===e}else var i=!0;if(i){
if(t.outcome!==void 0){let n=t.outcome;const d=e;if(!(n==="failed"||n==="warning"))return Ge.errors=[{instancePath:r+"/outcome",schemaPath:"#/properties/outcome\
/enum",keyword:"enum",params:{allowedValues:Je.properties.outcome.enum},schema:Je.properties.outcome.enum,parentSchema:Je.properties.outcome,data:n}],!1;var i=d===
e}else var i=!0;if(i)if(t.reason!==void 0){let n=t.reason;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>2e5)return Ge.errors=[{instancePath:r+"/reason",schemaPath:"\
#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Je.properties.reason,data:n}],!1}else return Ge.errors=[{instancePath:r+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Je.properties.reason.type,parentSchema:Je.properties.reason,data:n}],
!1;var i=d===e}else var i=!0}}}}else return Ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Je.type,parentSchema:Je,
data:t}],!1;return Ge.errors=s,e===0}const Re={type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},reason:{type:"\
string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}};function ue(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.id===void 0&&(w="id"))return ue.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Re.required,parentSchema:Re,data:t}],!1;{const y=e;for(const n in t)if(!(n==="id"||
n==="reason"||n==="owner"||n==="expires")){return ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
schema:!1,parentSchema:Re,data:t}],!1;break}if(y===e){if(t.id!==void 0){let n=t.id;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>2e3)return ue.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Re.properties.id,data:n}],!1}else return ue.errors=[
{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Re.properties.id.type,parentSchema:Re.properties.id,data:n}],
!1;var i=d===e}else var i=!0;if(i){if(t.reason!==void 0){let n=t.reason;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>2e5)return ue.errors=[{instancePath:r+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Re.properties.reason,data:n}],!1}else return ue.
errors=[{instancePath:r+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Re.properties.reason.type,parentSchema:Re.properties.
reason,data:n}],!1;var i=d===e}else var i=!0;if(i){if(t.owner!==void 0){let n=t.owner;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>2e3)return ue.errors=[{instancePath:r+
"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Re.properties.owner,data:n}],!1}else return ue.
errors=[{instancePath:r+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},schema:Re.properties.owner.type,parentSchema:Re.properties.
owner,data:n}],!1;var i=d===e}else var i=!0;if(i)if(t.expires!==void 0){let n=t.expires;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>2e3)return ue.errors=[
{instancePath:r+"/expires",schemaPath:"#/properties/expires/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Re.properties.expires,data:n}],
!1}else return ue.errors=[{instancePath:r+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type:"string"},schema:Re.properties.expires.type,
parentSchema:Re.properties.expires,data:n}],!1;var i=d===e}else var i=!0}}}}}else return ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Re.type,parentSchema:Re,data:t}],!1;return ue.errors=s,e===0}function ye(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){
let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.file===void 0&&(u="file")||t.new===void 0&&(u="new")||t.stillFailing===void 0&&(u=
"stillFailing")||t.fixed===void 0&&(u="fixed")||t.expired===void 0&&(u="expired")||t.undecided===void 0&&(u="undecided")||t.notTested===void 0&&(u="notTested")||
t.notInPlan===void 0&&(u="notInPlan")||t.notes===void 0&&(u="notes"))return ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},
schema:oe.required,parentSchema:oe,data:t}],!1;{const O=e;for(const j in t)if(!He.call(oe.properties,j)){return ye.errors=[{instancePath:r,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:j},schema:!1,parentSchema:oe,data:t}],!1;break}if(O===e){if(t.file!==void 0){let j=t.file;
const C=e;if(e===C)if(typeof j=="string"){if(A(j)>4096)return ye.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096},schema:4096,parentSchema:oe.properties.file,data:j}],!1}else return ye.errors=[{instancePath:r+"/file",schemaPath:"#/properties/file/type",keyword:"\
type",params:{type:"string"},schema:oe.properties.file.type,parentSchema:oe.properties.file,data:j}],!1;var i=C===e}else var i=!0;if(i){if(t.new!==void 0){let j=t.
new;const C=e;if(e===C)if(Array.isArray(j)){if(j.length>2e4)return ye.errors=[{instancePath:r+"/new",schemaPath:"#/properties/new/maxItems",keyword:"maxItems",params:{
limit:2e4},schema:2e4,parentSchema:oe.properties.new,data:j}],!1;{var w=!0;const H=j.length;for(let c=0;c<H;c++){const g=e;Ge(j[c],{instancePath:r+"/new/"+c,parentData:j,
parentDataProperty:c,rootData:S,dynamicAnchors:_})||(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var w=g===e;if(!w)break}}}else return ye.errors=[{instancePath:r+
"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type:"array"},schema:oe.properties.new.type,parentSchema:oe.properties.new,data:j}],!1;var i=C===
e}else var i=!0;if(i){if(t.stillFailing!==void 0){let j=t.stillFailing;const C=e;if(e===C)if(Array.isArray(j)){if(j.length>2e4)return ye.errors=[{instancePath:r+
"/stillFailing",schemaPath:"#/properties/stillFailing/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:oe.properties.stillFailing,data:j}],
!1;{var y=!0;const H=j.length;for(let c=0;c<H;c++){const g=e;Ge(j[c],{instancePath:r+"/stillFailing/"+c,parentData:j,parentDataProperty:c,rootData:S,dynamicAnchors:_})||
(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var y=g===e;if(!y)break}}}else return ye.errors=[{instancePath:r+"/stillFailing",schemaPath:"#/properties/\
stillFailing/type",keyword:"type",params:{type:"array"},schema:oe.properties.stillFailing.type,parentSchema:oe.properties.stillFailing,data:j}],!1;var i=C===e}else
var i=!0;if(i){if(t.fixed!==void 0){let j=t.fixed;const C=e;if(e===C)if(Array.isArray(j)){if(j.length>2e4)return ye.errors=[{instancePath:r+"/fixed",schemaPath:"\
#/properties/fixed/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:oe.properties.fixed,data:j}],!1;{var n=!0;const H=j.length;for(let c=0;c<
H;c++){const g=e;ue(j[c],{instancePath:r+"/fixed/"+c,parentData:j,parentDataProperty:c,rootData:S,dynamicAnchors:_})||(s=s===null?ue.errors:s.concat(ue.errors),
e=s.length);var n=g===e;if(!n)break}}}else return ye.errors=[{instancePath:r+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type:"array"},
schema:oe.properties.fixed.type,parentSchema:oe.properties.fixed,data:j}],!1;var i=C===e}else var i=!0;if(i){if(t.expired!==void 0){let j=t.expired;const C=e;if(e===
C)if(Array.isArray(j)){if(j.length>2e4)return ye.errors=[{instancePath:r+"/expired",schemaPath:"#/properties/expired/maxItems",keyword:"maxItems",params:{limit:2e4},
schema:2e4,parentSchema:oe.properties.expired,data:j}],!1;{var d=!0;const H=j.length;for(let c=0;c<H;c++){const g=e;ue(j[c],{instancePath:r+"/expired/"+c,parentData:j,
parentDataProperty:c,rootData:S,dynamicAnchors:_})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var d=g===e;if(!d)break}}}else return ye.errors=[{instancePath:r+
"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type:"array"},schema:oe.properties.expired.type,parentSchema:oe.properties.expired,data:j}],
!1;var i=C===e}else var i=!0;if(i){if(t.undecided!==void 0){let j=t.undecided;const C=e;if(e===C)if(Array.isArray(j)){if(j.length>2e4)return ye.errors=[{instancePath:r+
"/undecided",schemaPath:"#/properties/undecided/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:oe.properties.undecided,data:j}],!1;{var v=!0;
const H=j.length;for(let c=0;c<H;c++){const g=e;ue(j[c],{instancePath:r+"/undecided/"+c,parentData:j,parentDataProperty:c,rootData:S,dynamicAnchors:_})||(s=s===
null?ue.errors:s.concat(ue.errors),e=s.length);var v=g===e;if(!v)break}}}else return ye.errors=[{instancePath:r+"/undecided",schemaPath:"#/properties/undecided/\
type",keyword:"type",params:{type:"array"},schema:oe.properties.undecided.type,parentSchema:oe.properties.undecided,data:j}],!1;var i=C===e}else var i=!0;if(i){
if(t.notTested!==void 0){let j=t.notTested;const C=e;if(e===C)if(Array.isArray(j)){if(j.length>2e4)return ye.errors=[{instancePath:r+"/notTested",schemaPath:"#/\
properties/notTested/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:oe.properties.notTested,data:j}],!1;{var D=!0;const H=j.length;for(let c=0;c<
H;c++){const g=e;ue(j[c],{instancePath:r+"/notTested/"+c,parentData:j,parentDataProperty:c,rootData:S,dynamicAnchors:_})||(s=s===null?ue.errors:s.concat(ue.errors),
e=s.length);var D=g===e;if(!D)break}}}else return ye.errors=[{instancePath:r+"/notTested",schemaPath:"#/properties/notTested/type",keyword:"type",params:{type:"\
array"},schema:oe.properties.notTested.type,parentSchema:oe.properties.notTested,data:j}],!1;var i=C===e}else var i=!0;if(i){if(t.notInPlan!==void 0){let j=t.notInPlan;
const C=e;if(e===C)if(Array.isArray(j)){if(j.length>2e4)return ye.errors=[{instancePath:r+"/notInPlan",schemaPath:"#/properties/notInPlan/maxItems",keyword:"max\
Items",params:{limit:2e4},schema:2e4,parentSchema:oe.properties.notInPlan,data:j}],!1;{var U=!0;const H=j.length;for(let c=0;c<H;c++){const g=e;ue(j[c],{instancePath:r+
"/notInPlan/"+c,parentData:j,parentDataProperty:c,rootData:S,dynamicAnchors:_})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var U=g===e;if(!U)break}}}else
return ye.errors=[{instancePath:r+"/notInPlan",schemaPath:"#/properties/notInPlan/type",keyword:"type",params:{type:"array"},schema:oe.properties.notInPlan.type,
parentSchema:oe.properties.notInPlan,data:j}],!1;var i=C===e}else var i=!0;if(i)if(t.notes!==void 0){let j=t.notes;const C=e;if(e===C)if(Array.isArray(j)){if(j.
length>2e4)return ye.errors=[{instancePath:r+"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:oe.
properties.notes,data:j}],!1;{var m=!0;const H=j.length;for(let c=0;c<H;c++){let g=j[c];const ee=e;if(e===ee)if(typeof g=="string"){if(A(g)>1e4)return ye.errors=
[{instancePath:r+"/notes/"+c,schemaPath:"#/properties/notes/items/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:oe.properties.notes.
items,data:g}],!1}else return ye.errors=[{instancePath:r+"/notes/"+c,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"},schema:oe.
properties.notes.items.type,parentSchema:oe.properties.notes.items,data:g}],!1;var m=ee===e;if(!m)break}}}else return ye.errors=[{instancePath:r+"/notes",schemaPath:"\
#/properties/notes/type",keyword:"type",params:{type:"array"},schema:oe.properties.notes.type,parentSchema:oe.properties.notes,data:j}],!1;var i=C===e}else var i=!0}}}}}}}}}}else
return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:t}],!1;return ye.errors=s,e===0}
function ke(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let D;if(t.verdict===void 0&&(D="verdict")||t.subject===void 0&&(D="subject")||t.target===void 0&&(D="target")||t.suite===void 0&&(D="suite")||t.product===
void 0&&(D="product")||t.claims===void 0&&(D="claims")||t.profile===void 0&&(D="profile")||t.times===void 0&&(D="times")||t.stopped===void 0&&(D="stopped")||t.counts===
void 0&&(D="counts")||t.tested===void 0&&(D="tested")||t.causes===void 0&&(D="causes")||t.requirements===void 0&&(D="requirements"))return ke.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:D},schema:pe.required,parentSchema:pe,data:t}],!1;{const U=e;for(const m in t)if(!He.call(pe.
properties,m)){return ke.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:pe,
data:t}],!1;break}if(U===e){if(t.verdict!==void 0){let m=t.verdict;const u=e;if(!(m==="not-certified"||m==="incomplete"||m==="inconclusive"||m==="certified"))return ke.
errors=[{instancePath:r+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:pe.properties.verdict.enum},schema:pe.properties.
verdict.enum,parentSchema:pe.properties.verdict,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.subject!==void 0){let m=t.subject;const u=e;if(!(m==="service"||
m==="client"))return ke.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:pe.properties.subject.enum},
schema:pe.properties.subject.enum,parentSchema:pe.properties.subject,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.target!==void 0){const m=e;dr(t.target,{instancePath:r+
"/target",parentData:t,parentDataProperty:"target",rootData:S,dynamicAnchors:_})||(s=s===null?dr.errors:s.concat(dr.errors),e=s.length);var i=m===e}else var i=!0;
if(i){if(t.suite!==void 0){const m=e;cr(t.suite,{instancePath:r+"/suite",parentData:t,parentDataProperty:"suite",rootData:S,dynamicAnchors:_})||(s=s===null?cr.errors:
s.concat(cr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.product!==void 0){const m=e;Zr(t.product,{instancePath:r+"/product",parentData:t,parentDataProperty:"\
product",rootData:S,dynamicAnchors:_})||(s=s===null?Zr.errors:s.concat(Zr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.claims!==void 0){let m=t.claims;
const u=e;if(e===u)if(Array.isArray(m)){if(m.length>20)return ke.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",
params:{limit:20},schema:20,parentSchema:pe.properties.claims,data:m}],!1;{var w=!0;const j=m.length;for(let C=0;C<j;C++){const F=e;Er(m[C],{instancePath:r+"/cl\
aims/"+C,parentData:m,parentDataProperty:C,rootData:S,dynamicAnchors:_})||(s=s===null?Er.errors:s.concat(Er.errors),e=s.length);var w=F===e;if(!w)break}if(w){let C=m.
length,F;if(C>1){e:for(;C--;)for(F=C;F--;)if(nt(m[C],m[F])){return ke.errors=[{instancePath:r+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"un\
iqueItems",params:{i:C,j:F},schema:!0,parentSchema:pe.properties.claims,data:m}],!1;break e}}}}}else return ke.errors=[{instancePath:r+"/claims",schemaPath:"#/p\
roperties/claims/type",keyword:"type",params:{type:"array"},schema:pe.properties.claims.type,parentSchema:pe.properties.claims,data:m}],!1;var i=u===e}else var i=!0;
if(i){if(t.profile!==void 0){let m=t.profile;const u=e;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return ke.errors=[{instancePath:r+"/profile",schemaPath:"\
#/properties/profile/type",keyword:"type",params:{type:pe.properties.profile.type},schema:pe.properties.profile.type,parentSchema:pe.properties.profile,data:m}],
!1;if(e===u&&m&&typeof m=="object"&&!Array.isArray(m)){let j;if(m.name===void 0&&(j="name")||m.digest===void 0&&(j="digest"))return ke.errors=[{instancePath:r+"\
/profile",schemaPath:"#/properties/profile/required",keyword:"required",params:{missingProperty:j},schema:pe.properties.profile.required,parentSchema:pe.properties.
profile,data:m}],!1;{const C=e;for(const F in m)if(!(F==="name"||F==="digest")){return ke.errors=[{instancePath:r+"/profile",schemaPath:"#/properties/profile/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:F},schema:!1,parentSchema:pe.properties.profile,data:m}],!1;break}if(C===e){if(m.name!==
void 0){let F=m.name;const H=e;if(typeof F!="string"&&F!==null)return ke.errors=[{instancePath:r+"/profile/name",schemaPath:"#/properties/profile/properties/nam\
e/type",keyword:"type",params:{type:pe.properties.profile.properties.name.type},schema:pe.properties.profile.properties.name.type,parentSchema:pe.properties.profile.
properties.name,data:F}],!1;if(e===H&&typeof F=="string"&&A(F)>200)return ke.errors=[{instancePath:r+"/profile/name",schemaPath:"#/properties/profile/properties\
/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:pe.properties.profile.properties.name,data:F}],!1;var y=H===e}else var y=!0;if(y)
if(m.digest!==void 0){const F=e;Lr(m.digest,{instancePath:r+"/profile/digest",parentData:m,parentDataProperty:"digest",rootData:S,dynamicAnchors:_})||(s=s===null?
Lr.errors:s.concat(Lr.errors),e=s.length);var y=F===e}else var y=!0}}}var i=u===e}else var i=!0;if(i){if(t.times!==void 0){const m=e;qr(t.times,{instancePath:r+
"/times",parentData:t,parentDataProperty:"times",rootData:S,dynamicAnchors:_})||(s=s===null?qr.errors:s.concat(qr.errors),e=s.length);var i=m===e}else var i=!0;
if(i){if(t.stopped!==void 0){let m=t.stopped;const u=e;if(typeof m!="string"&&m!==null)return ke.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/sto\
pped/type",keyword:"type",params:{type:pe.properties.stopped.type},schema:pe.properties.stopped.type,parentSchema:pe.properties.stopped,data:m}],!1;if(e===u&&typeof m==
"string"&&A(m)>2e5)return ke.errors=[{instancePath:r+"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:pe.
properties.stopped,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.counts!==void 0){let m=t.counts;const u=e;if(e===u)if(m&&typeof m=="object"&&!Array.isArray(
m)){let j;if(m.passed===void 0&&(j="passed")||m.failed===void 0&&(j="failed")||m.warning===void 0&&(j="warning")||m.review===void 0&&(j="review")||m.inconclusive===
void 0&&(j="inconclusive")||m["not-applicable"]===void 0&&(j="not-applicable")||m["not-testable"]===void 0&&(j="not-testable")||m.observed===void 0&&(j="observe\
d"))return ke.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:j},schema:pe.properties.counts.
required,parentSchema:pe.properties.counts,data:m}],!1;{const C=e;for(const F in m)if(!(F==="passed"||F==="failed"||F==="warning"||F==="review"||F==="inconclusi\
ve"||F==="not-applicable"||F==="not-testable"||F==="observed")){return ke.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:F},schema:!1,parentSchema:pe.properties.counts,data:m}],!1;break}if(C===e){if(m.passed!==void 0){const F=e;
ae(m.passed,{instancePath:r+"/counts/passed",parentData:m,parentDataProperty:"passed",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=
s.length);var n=F===e}else var n=!0;if(n){if(m.failed!==void 0){const F=e;ae(m.failed,{instancePath:r+"/counts/failed",parentData:m,parentDataProperty:"failed",
rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var n=F===e}else var n=!0;if(n){if(m.warning!==void 0){const F=e;ae(m.warning,
{instancePath:r+"/counts/warning",parentData:m,parentDataProperty:"warning",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);
var n=F===e}else var n=!0;if(n){if(m.review!==void 0){const F=e;ae(m.review,{instancePath:r+"/counts/review",parentData:m,parentDataProperty:"review",rootData:S,
dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var n=F===e}else var n=!0;if(n){if(m.inconclusive!==void 0){const F=e;ae(m.inconclusive,
{instancePath:r+"/counts/inconclusive",parentData:m,parentDataProperty:"inconclusive",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=
s.length);var n=F===e}else var n=!0;if(n){if(m["not-applicable"]!==void 0){const F=e;ae(m["not-applicable"],{instancePath:r+"/counts/not-applicable",parentData:m,
parentDataProperty:"not-applicable",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var n=F===e}else var n=!0;if(n){if(m["n\
ot-testable"]!==void 0){const F=e;ae(m["not-testable"],{instancePath:r+"/counts/not-testable",parentData:m,parentDataProperty:"not-testable",rootData:S,dynamicAnchors:_})||
(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var n=F===e}else var n=!0;if(n)if(m.observed!==void 0){const F=e;ae(m.observed,{instancePath:r+"/counts/ob\
served",parentData:m,parentDataProperty:"observed",rootData:S,dynamicAnchors:_})||(s=s===null?ae.errors:s.concat(ae.errors),e=s.length);var n=F===e}else var n=!0}}}}}}}}}else
return ke.errors=[{instancePath:r+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},schema:pe.properties.counts.type,parentSchema:pe.
properties.counts,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.tested!==void 0){const m=e;Ue(t.tested,{instancePath:r+"/tested",parentData:t,parentDataProperty:"\
tested",rootData:S,dynamicAnchors:_})||(s=s===null?Ue.errors:s.concat(Ue.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(t.causes!==void 0){let m=t.causes;
const u=e;if(e===u)if(Array.isArray(m)){if(m.length>2e4)return ke.errors=[{instancePath:r+"/causes",schemaPath:"#/properties/causes/maxItems",keyword:"maxItems",
params:{limit:2e4},schema:2e4,parentSchema:pe.properties.causes,data:m}],!1;{var d=!0;const j=m.length;for(let C=0;C<j;C++){const F=e;Ce(m[C],{instancePath:r+"/\
causes/"+C,parentData:m,parentDataProperty:C,rootData:S,dynamicAnchors:_})||(s=s===null?Ce.errors:s.concat(Ce.errors),e=s.length);var d=F===e;if(!d)break}}}else
return ke.errors=[{instancePath:r+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},schema:pe.properties.causes.type,parentSchema:pe.
properties.causes,data:m}],!1;var i=u===e}else var i=!0;if(i){if(t.requirements!==void 0){let m=t.requirements;const u=e;if(e===u)if(Array.isArray(m)){if(m.length>
2e4)return ke.errors=[{instancePath:r+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.
properties.requirements,data:m}],!1;{var v=!0;const j=m.length;for(let C=0;C<j;C++){const F=e;be(m[C],{instancePath:r+"/requirements/"+C,parentData:m,parentDataProperty:C,
rootData:S,dynamicAnchors:_})||(s=s===null?be.errors:s.concat(be.errors),e=s.length);var v=F===e;if(!v)break}}}else return ke.errors=[{instancePath:r+"/requirem\
ents",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type:"array"},schema:pe.properties.requirements.type,parentSchema:pe.properties.requirements,
data:m}],!1;var i=u===e}else var i=!0;if(i)if(t.baseline!==void 0){const m=e;ye(t.baseline,{instancePath:r+"/baseline",parentData:t,parentDataProperty:"baseline",
rootData:S,dynamicAnchors:_})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var i=m===e}else var i=!0}}}}}}}}}}}}}}}else return ke.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:t}],!1;return ke.errors=s,e===0}export const envelope=$e;const de={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"envelope.schema.json",type:"object",additionalProperties:!1,required:["payloadType","payload","signa\
tures"],properties:{payloadType:{type:"string",maxLength:100},payload:{type:"string",maxLength:2097152,pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za\
-z0-9+/]{2}==)?$"},signatures:{type:"array",maxItems:8,items:{type:"object",additionalProperties:!1,required:["keyid","sig","publicKey"],properties:{keyid:{type:"\
string",pattern:"^[0-9a-f]{64}$"},sig:{type:"string",pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},publicKey:{type:"string",pattern:"^-----BEGIN PUBLIC KEY-----\\nMCowB\
QYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"}}}}}},xt=new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$","u"),bt=new RegExp(
"^[A-Za-z0-9+/]{85}[AQgw]==$","u"),St=new RegExp("^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$","u");function $e(t,{
instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;
if(t.payloadType===void 0&&(n="payloadType")||t.payload===void 0&&(n="payload")||t.signatures===void 0&&(n="signatures"))return $e.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n},schema:de.required,parentSchema:de,data:t}],!1;{const d=e;for(const v in t)if(!(v==="payloadType"||v===
"payload"||v==="signatures")){return $e.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},
schema:!1,parentSchema:de,data:t}],!1;break}if(d===e){if(t.payloadType!==void 0){let v=t.payloadType;const D=e;if(e===D)if(typeof v=="string"){if(A(v)>100)return $e.
errors=[{instancePath:r+"/payloadType",schemaPath:"#/properties/payloadType/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:de.properties.
payloadType,data:v}],!1}else return $e.errors=[{instancePath:r+"/payloadType",schemaPath:"#/properties/payloadType/type",keyword:"type",params:{type:"string"},schema:de.
properties.payloadType.type,parentSchema:de.properties.payloadType,data:v}],!1;var i=D===e}else var i=!0;if(i){if(t.payload!==void 0){let v=t.payload;const D=e;
if(e===D)if(typeof v=="string"){if(A(v)>2097152)return $e.errors=[{instancePath:r+"/payload",schemaPath:"#/properties/payload/maxLength",keyword:"maxLength",params:{
limit:2097152},schema:2097152,parentSchema:de.properties.payload,data:v}],!1;if(!xt.test(v))return $e.errors=[{instancePath:r+"/payload",schemaPath:"#/propertie\
s/payload/pattern",keyword:"pattern",params:{pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$"},schema:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-\
z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$",parentSchema:de.properties.payload,data:v}],!1}else return $e.errors=[{instancePath:r+"/payload",schemaPath:"#/properties/pay\
load/type",keyword:"type",params:{type:"string"},schema:de.properties.payload.type,parentSchema:de.properties.payload,data:v}],!1;var i=D===e}else var i=!0;if(i)
if(t.signatures!==void 0){let v=t.signatures;const D=e;if(e===D)if(Array.isArray(v)){if(v.length>8)return $e.errors=[{instancePath:r+"/signatures",schemaPath:"#\
/properties/signatures/maxItems",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:de.properties.signatures,data:v}],!1;{var w=!0;const m=v.length;for(let u=0;u<
m;u++){let O=v[u];const j=e;if(e===j)if(O&&typeof O=="object"&&!Array.isArray(O)){let F;if(O.keyid===void 0&&(F="keyid")||O.sig===void 0&&(F="sig")||O.publicKey===
void 0&&(F="publicKey"))return $e.errors=[{instancePath:r+"/signatures/"+u,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty:F},
schema:de.properties.signatures.items.required,parentSchema:de.properties.signatures.items,data:O}],!1;{const H=e;for(const c in O)if(!(c==="keyid"||c==="sig"||
c==="publicKey")){return $e.errors=[{instancePath:r+"/signatures/"+u,schemaPath:"#/properties/signatures/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:c},schema:!1,parentSchema:de.properties.signatures.items,data:O}],!1;break}if(H===e){if(O.keyid!==void 0){let c=O.keyid;const g=e;
if(e===g)if(typeof c=="string"){if(!Sr.test(c))return $e.errors=[{instancePath:r+"/signatures/"+u+"/keyid",schemaPath:"#/properties/signatures/items/properties/\
keyid/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:de.properties.signatures.items.properties.keyid,data:c}],
!1}else return $e.errors=[{instancePath:r+"/signatures/"+u+"/keyid",schemaPath:"#/properties/signatures/items/properties/keyid/type",keyword:"type",params:{type:"\
string"},schema:de.properties.signatures.items.properties.keyid.type,parentSchema:de.properties.signatures.items.properties.keyid,data:c}],!1;var y=g===e}else var y=!0;
if(y){if(O.sig!==void 0){let c=O.sig;const g=e;if(e===g)if(typeof c=="string"){if(!bt.test(c))return $e.errors=[{instancePath:r+"/signatures/"+u+"/sig",schemaPath:"\
#/properties/signatures/items/properties/sig/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},schema:"^[A-Za-z0-9+/]{85}[AQgw]==$",parentSchema:de.
properties.signatures.items.properties.sig,data:c}],!1}else return $e.errors=[{instancePath:r+"/signatures/"+u+"/sig",schemaPath:"#/properties/signatures/items/\
properties/sig/type",keyword:"type",params:{type:"string"},schema:de.properties.signatures.items.properties.sig.type,parentSchema:de.properties.signatures.items.
properties.sig,data:c}],!1;var y=g===e}else var y=!0;if(y)if(O.publicKey!==void 0){let c=O.publicKey;const g=e;if(e===g)if(typeof c=="string"){if(!St.test(c))return $e.
errors=[{instancePath:r+"/signatures/"+u+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/pattern",keyword:"pattern",params:{pattern:"\
^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"},schema:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-\
9+/]{43}=\\n-----END PUBLIC KEY-----\\n$",parentSchema:de.properties.signatures.items.properties.publicKey,data:c}],!1}else return $e.errors=[{instancePath:r+"/\
signatures/"+u+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/type",keyword:"type",params:{type:"string"},schema:de.properties.signatures.
items.properties.publicKey.type,parentSchema:de.properties.signatures.items.properties.publicKey,data:c}],!1;var y=g===e}else var y=!0}}}}else return $e.errors=
[{instancePath:r+"/signatures/"+u,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type:"object"},schema:de.properties.signatures.items.type,
parentSchema:de.properties.signatures.items,data:O}],!1;var w=j===e;if(!w)break}}}else return $e.errors=[{instancePath:r+"/signatures",schemaPath:"#/properties/\
signatures/type",keyword:"type",params:{type:"array"},schema:de.properties.signatures.type,parentSchema:de.properties.signatures,data:v}],!1;var i=D===e}else var i=!0}}}}else
return $e.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:de.type,parentSchema:de,data:t}],!1;return $e.errors=s,e===0}
export const attested=We;const Ve={type:"array",maxItems:3e3,items:{type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{type:"str\
ing",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,required:["sha256"],properties:{sha256:{$ref:"#/$defs/sha256"}}}}}},at={type:"stri\
ng",pattern:"^[0-9a-f]{64}$"};function Dr(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(typeof t==
"string"){if(!Sr.test(t))return Dr.errors=[{instancePath:r,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:at,
data:t}],!1}else return Dr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:at.type,parentSchema:at,data:t}],!1;return Dr.
errors=s,e===0}function We(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(
t)){if(t.length>3e3)return We.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:3e3},schema:3e3,parentSchema:Ve,data:t}],!1;{var i=!0;
const y=t.length;for(let n=0;n<y;n++){let d=t[n];const v=e;if(e===v)if(d&&typeof d=="object"&&!Array.isArray(d)){let U;if(d.name===void 0&&(U="name")||d.digest===
void 0&&(U="digest"))return We.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:U},schema:Ve.items.required,
parentSchema:Ve.items,data:d}],!1;{const m=e;for(const u in d)if(!(u==="name"||u==="digest")){return We.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:Ve.items,data:d}],!1;break}if(m===e){if(d.name!==void 0){let u=d.
name;const O=e;if(e===O)if(typeof u=="string"){if(A(u)>1e3)return We.errors=[{instancePath:r+"/"+n+"/name",schemaPath:"#/items/properties/name/maxLength",keyword:"\
maxLength",params:{limit:1e3},schema:1e3,parentSchema:Ve.items.properties.name,data:u}],!1;if(A(u)<1)return We.errors=[{instancePath:r+"/"+n+"/name",schemaPath:"\
#/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ve.items.properties.name,data:u}],!1}else return We.errors=[{instancePath:r+
"/"+n+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"},schema:Ve.items.properties.name.type,parentSchema:Ve.items.properties.
name,data:u}],!1;var w=O===e}else var w=!0;if(w)if(d.digest!==void 0){let u=d.digest;const O=e;if(e===O)if(u&&typeof u=="object"&&!Array.isArray(u)){let C;if(u.
sha256===void 0&&(C="sha256"))return We.errors=[{instancePath:r+"/"+n+"/digest",schemaPath:"#/items/properties/digest/required",keyword:"required",params:{missingProperty:C},
schema:Ve.items.properties.digest.required,parentSchema:Ve.items.properties.digest,data:u}],!1;{const F=e;for(const H in u)if(H!=="sha256"){return We.errors=[{instancePath:r+
"/"+n+"/digest",schemaPath:"#/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:H},schema:!1,parentSchema:Ve.
items.properties.digest,data:u}],!1;break}F===e&&u.sha256!==void 0&&(Dr(u.sha256,{instancePath:r+"/"+n+"/digest/sha256",parentData:u,parentDataProperty:"sha256",
rootData:S,dynamicAnchors:_})||(s=s===null?Dr.errors:s.concat(Dr.errors),e=s.length))}}else return We.errors=[{instancePath:r+"/"+n+"/digest",schemaPath:"#/item\
s/properties/digest/type",keyword:"type",params:{type:"object"},schema:Ve.items.properties.digest.type,parentSchema:Ve.items.properties.digest,data:u}],!1;var w=O===
e}else var w=!0}}}else return We.errors=[{instancePath:r+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Ve.items.type,parentSchema:Ve.
items,data:d}],!1;var i=v===e;if(!i)break}}}else return We.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ve.type,parentSchema:Ve,
data:t}],!1;return We.errors=s,e===0}export const challenge=Xe;const Ke={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"challenge.schema.json",type:"\
object",additionalProperties:!1,required:["nonce","clientId","validFrom","validUntil"],properties:{nonce:{type:"string",minLength:22,maxLength:128,pattern:"^(?:\
[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",wanted:"128 random bits or more, as 32 to 128 hexadecimal digits or 22 to 128 characters of base64url"},
clientId:{type:"string",minLength:1,maxLength:512,pattern:"^[^\\p{Cc}]+$",wanted:"the client ID of the party that is challenged"},validFrom:{$ref:"#/$defs/momen\
t"},validUntil:{$ref:"#/$defs/moment"}},$defs:{moment:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"\
a moment such as 2026-11-02T08:00:00.000Z"}}},_t=new RegExp("^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$","u"),wr={type:"string",pattern:"^\\d{4}\
-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"};function hr(t,{instancePath:r="",parentData:Y,
parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof t=="string")if(Br.test(t)){if(!$r.validate(t))return hr.errors=
[{instancePath:r,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:wr,data:t}],!1}else return hr.errors=[{instancePath:r,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\
\\d{3}Z$",parentSchema:wr,data:t}],!1;else return hr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:wr.type,parentSchema:wr,
data:t}],!1;return hr.errors=s,e===0}function Xe(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.nonce===void 0&&(w="nonce")||t.clientId===void 0&&(w="clientId")||t.validFrom===void 0&&(w="validFrom")||
t.validUntil===void 0&&(w="validUntil"))return Xe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},schema:Ke.required,
parentSchema:Ke,data:t}],!1;{const y=e;for(const n in t)if(!(n==="nonce"||n==="clientId"||n==="validFrom"||n==="validUntil")){return Xe.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:Ke,data:t}],!1;break}if(y===e){if(t.nonce!==
void 0){let n=t.nonce;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>128)return Xe.errors=[{instancePath:r+"/nonce",schemaPath:"#/properties/nonce/maxLength",
keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Ke.properties.nonce,data:n}],!1;if(A(n)<22)return Xe.errors=[{instancePath:r+"/nonce",schemaPath:"\
#/properties/nonce/minLength",keyword:"minLength",params:{limit:22},schema:22,parentSchema:Ke.properties.nonce,data:n}],!1;if(!_t.test(n))return Xe.errors=[{instancePath:r+
"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$"},schema:"^(?:[0\
-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",parentSchema:Ke.properties.nonce,data:n}],!1}else return Xe.errors=[{instancePath:r+"/nonce",schemaPath:"\
#/properties/nonce/type",keyword:"type",params:{type:"string"},schema:Ke.properties.nonce.type,parentSchema:Ke.properties.nonce,data:n}],!1;var i=d===e}else var i=!0;
if(i){if(t.clientId!==void 0){let n=t.clientId;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>512)return Xe.errors=[{instancePath:r+"/clientId",schemaPath:"#\
/properties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:Ke.properties.clientId,data:n}],!1;if(A(n)<1)return Xe.errors=[{instancePath:r+
"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ke.properties.clientId,data:n}],!1;if(!ot.test(
n))return Xe.errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}\
]+$",parentSchema:Ke.properties.clientId,data:n}],!1}else return Xe.errors=[{instancePath:r+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{
type:"string"},schema:Ke.properties.clientId.type,parentSchema:Ke.properties.clientId,data:n}],!1;var i=d===e}else var i=!0;if(i){if(t.validFrom!==void 0){const n=e;
hr(t.validFrom,{instancePath:r+"/validFrom",parentData:t,parentDataProperty:"validFrom",rootData:S,dynamicAnchors:_})||(s=s===null?hr.errors:s.concat(hr.errors),
e=s.length);var i=n===e}else var i=!0;if(i)if(t.validUntil!==void 0){const n=e;hr(t.validUntil,{instancePath:r+"/validUntil",parentData:t,parentDataProperty:"va\
lidUntil",rootData:S,dynamicAnchors:_})||(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var i=n===e}else var i=!0}}}}}else return Xe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ke.type,parentSchema:Ke,data:t}],!1;return Xe.errors=s,e===0}export const match=B;const $={$schema:"\
https://json-schema.org/draft/2020-12/schema",$id:"match.schema.json",type:"object",additionalProperties:!1,required:["_type","subject","predicateType","predica\
te"],properties:{_type:{const:"https://in-toto.io/Statement/v1"},subject:{type:"array",minItems:1,maxItems:1,items:{type:"object",additionalProperties:!1,required:[
"name","digest"],properties:{name:{type:"string",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,required:["sha256"],properties:{sha256:{
type:"string",pattern:"^[0-9a-f]{64}$"}}}}}},predicateType:{const:"urn:lodging-certification:log-match:v1"},predicate:{type:"object",additionalProperties:!1,required:[
"log","covers","calls","found","notLogged","clock","matchedBy","identifiedBy","otherCalls","matchedAt","suite"],properties:{log:{type:"array",minItems:1,maxItems:1e3,
items:{type:"object",additionalProperties:!1,required:["name","sha256","bytes","format","lines","calls"],properties:{name:{type:"string",maxLength:1e3},sha256:{
type:"string",pattern:"^[0-9a-f]{64}$"},bytes:{type:"integer",minimum:0,maximum:1e15},format:{type:"string",maxLength:1e3},lines:{type:"integer",minimum:0,maximum:1e15},
calls:{type:"integer",minimum:0,maximum:1e15}}}},covers:{type:"object",additionalProperties:!1,required:["from","to"],properties:{from:{$ref:"challenge.schema.j\
son#/$defs/moment"},to:{$ref:"challenge.schema.json#/$defs/moment"}}},calls:{type:"integer",minimum:0,maximum:1e15},found:{type:"integer",minimum:0,maximum:1e15},
notLogged:{type:"array",maxItems:2e4,items:{type:"object",additionalProperties:!1,required:["id","operation","at","why"],properties:{id:{type:"string",maxLength:1e3},
operation:{type:"string",maxLength:1e3},at:{$ref:"challenge.schema.json#/$defs/moment"},why:{type:"string",maxLength:1e3}}}},clock:{type:"object",additionalProperties:!1,
required:["offsetMs","toleranceMs","driftMs","resolutionMs"],properties:{offsetMs:{type:"number",minimum:-1e9,maximum:1e9},toleranceMs:{type:"number",minimum:-1e9,
maximum:1e9},driftMs:{type:"number",minimum:-1e9,maximum:1e9},resolutionMs:{type:"number",minimum:-1e9,maximum:1e9}}},matchedBy:{type:"array",maxItems:20,items:{
type:"string",maxLength:1e3}},identifiedBy:{enum:["request id","client id","run tag","address",null]},otherCalls:{type:"array",maxItems:1e3,items:{type:"object",
additionalProperties:!1,required:["from","to","calls","accepted","sameTag"],properties:{from:{$ref:"challenge.schema.json#/$defs/moment"},to:{$ref:"challenge.sc\
hema.json#/$defs/moment"},calls:{type:"integer",minimum:0,maximum:1e15},accepted:{type:"integer",minimum:0,maximum:1e15},sameTag:{type:"integer",minimum:0,maximum:1e15}}}},
matchedAt:{$ref:"challenge.schema.json#/$defs/moment"},suite:{$ref:"verdict.schema.json#/properties/suite"}}}}};function Le(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,
rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof t=="string")if(Br.test(t)){if(!$r.validate(t))return Le.errors=[{instancePath:r,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:wr,data:t}],!1}else return Le.errors=[{instancePath:r,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",
parentSchema:wr,data:t}],!1;else return Le.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:wr.type,parentSchema:wr,data:t}],
!1;return Le.errors=s,e===0}function ur(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let w;if(t.version===void 0&&(w="version")||t.digest===void 0&&(w="digest"))return ur.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:w},schema:he.required,parentSchema:he,data:t}],!1;{const y=e;for(const n in t)if(!(n==="version"||n==="di\
gest")){return ur.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:he,
data:t}],!1;break}if(y===e){if(t.version!==void 0){let n=t.version;const d=e;if(e===d)if(typeof n=="string"){if(A(n)>64)return ur.errors=[{instancePath:r+"/vers\
ion",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:he.properties.version,data:n}],!1;if(!st.test(n))return ur.
errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:he.
properties.version,data:n}],!1}else return ur.errors=[{instancePath:r+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:he.
properties.version.type,parentSchema:he.properties.version,data:n}],!1;var i=d===e}else var i=!0;if(i)if(t.digest!==void 0){const n=e;Me(t.digest,{instancePath:r+
"/digest",parentData:t,parentDataProperty:"digest",rootData:S,dynamicAnchors:_})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var i=n===e}else var i=!0}}}else
return ur.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:t}],!1;return ur.errors=s,e===0}
function B(t,{instancePath:r="",parentData:Y,parentDataProperty:Q,rootData:S=t,dynamicAnchors:_={}}={}){let s=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let F;if(t._type===void 0&&(F="_type")||t.subject===void 0&&(F="subject")||t.predicateType===void 0&&(F="predicateType")||t.predicate===void 0&&(F="\
predicate"))return B.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:F},schema:$.required,parentSchema:$,data:t}],!1;
{const H=e;for(const c in t)if(!(c==="_type"||c==="subject"||c==="predicateType"||c==="predicate")){return B.errors=[{instancePath:r,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:$,data:t}],!1;break}if(H===e){if(t._type!==void 0){let c=t._type;const g=e;
if(c!=="https://in-toto.io/Statement/v1")return B.errors=[{instancePath:r+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue:"h\
ttps://in-toto.io/Statement/v1"},schema:"https://in-toto.io/Statement/v1",parentSchema:$.properties._type,data:c}],!1;var i=g===e}else var i=!0;if(i){if(t.subject!==
void 0){let c=t.subject;const g=e;if(e===g)if(Array.isArray(c)){if(c.length>1)return B.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/maxIt\
ems",keyword:"maxItems",params:{limit:1},schema:1,parentSchema:$.properties.subject,data:c}],!1;if(c.length<1)return B.errors=[{instancePath:r+"/subject",schemaPath:"\
#/properties/subject/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:$.properties.subject,data:c}],!1;{var w=!0;const re=c.length;for(let M=0;M<
re;M++){let o=c[M];const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let R;if(o.name===void 0&&(R="name")||o.digest===void 0&&(R="digest"))return B.
errors=[{instancePath:r+"/subject/"+M,schemaPath:"#/properties/subject/items/required",keyword:"required",params:{missingProperty:R},schema:$.properties.subject.
items.required,parentSchema:$.properties.subject.items,data:o}],!1;{const a=e;for(const p in o)if(!(p==="name"||p==="digest")){return B.errors=[{instancePath:r+
"/subject/"+M,schemaPath:"#/properties/subject/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:$.
properties.subject.items,data:o}],!1;break}if(a===e){if(o.name!==void 0){let p=o.name;const h=e;if(e===h)if(typeof p=="string"){if(A(p)>1e3)return B.errors=[{instancePath:r+
"/subject/"+M+"/name",schemaPath:"#/properties/subject/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:$.properties.
subject.items.properties.name,data:p}],!1;if(A(p)<1)return B.errors=[{instancePath:r+"/subject/"+M+"/name",schemaPath:"#/properties/subject/items/properties/nam\
e/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.properties.subject.items.properties.name,data:p}],!1}else return B.errors=[{instancePath:r+
"/subject/"+M+"/name",schemaPath:"#/properties/subject/items/properties/name/type",keyword:"type",params:{type:"string"},schema:$.properties.subject.items.properties.
name.type,parentSchema:$.properties.subject.items.properties.name,data:p}],!1;var y=h===e}else var y=!0;if(y)if(o.digest!==void 0){let p=o.digest;const h=e;if(e===
h)if(p&&typeof p=="object"&&!Array.isArray(p)){let b;if(p.sha256===void 0&&(b="sha256"))return B.errors=[{instancePath:r+"/subject/"+M+"/digest",schemaPath:"#/p\
roperties/subject/items/properties/digest/required",keyword:"required",params:{missingProperty:b},schema:$.properties.subject.items.properties.digest.required,parentSchema:$.
properties.subject.items.properties.digest,data:p}],!1;{const I=e;for(const P in p)if(P!=="sha256"){return B.errors=[{instancePath:r+"/subject/"+M+"/digest",schemaPath:"\
#/properties/subject/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:$.properties.
subject.items.properties.digest,data:p}],!1;break}if(I===e&&p.sha256!==void 0){let P=p.sha256;if(e===e)if(typeof P=="string"){if(!Sr.test(P))return B.errors=[{instancePath:r+
"/subject/"+M+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{\
64}$"},schema:"^[0-9a-f]{64}$",parentSchema:$.properties.subject.items.properties.digest.properties.sha256,data:P}],!1}else return B.errors=[{instancePath:r+"/s\
ubject/"+M+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/type",keyword:"type",params:{type:"string"},schema:$.properties.
subject.items.properties.digest.properties.sha256.type,parentSchema:$.properties.subject.items.properties.digest.properties.sha256,data:P}],!1}}}else return B.errors=
[{instancePath:r+"/subject/"+M+"/digest",schemaPath:"#/properties/subject/items/properties/digest/type",keyword:"type",params:{type:"object"},schema:$.properties.
subject.items.properties.digest.type,parentSchema:$.properties.subject.items.properties.digest,data:p}],!1;var y=h===e}else var y=!0}}}else return B.errors=[{instancePath:r+
"/subject/"+M,schemaPath:"#/properties/subject/items/type",keyword:"type",params:{type:"object"},schema:$.properties.subject.items.type,parentSchema:$.properties.
subject.items,data:o}],!1;var w=f===e;if(!w)break}}}else return B.errors=[{instancePath:r+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{
type:"array"},schema:$.properties.subject.type,parentSchema:$.properties.subject,data:c}],!1;var i=g===e}else var i=!0;if(i){if(t.predicateType!==void 0){let c=t.
predicateType;const g=e;if(c!=="urn:lodging-certification:log-match:v1")return B.errors=[{instancePath:r+"/predicateType",schemaPath:"#/properties/predicateType\
/const",keyword:"const",params:{allowedValue:"urn:lodging-certification:log-match:v1"},schema:"urn:lodging-certification:log-match:v1",parentSchema:$.properties.
predicateType,data:c}],!1;var i=g===e}else var i=!0;if(i)if(t.predicate!==void 0){let c=t.predicate;const g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(
c)){let re;if(c.log===void 0&&(re="log")||c.covers===void 0&&(re="covers")||c.calls===void 0&&(re="calls")||c.found===void 0&&(re="found")||c.notLogged===void 0&&
(re="notLogged")||c.clock===void 0&&(re="clock")||c.matchedBy===void 0&&(re="matchedBy")||c.identifiedBy===void 0&&(re="identifiedBy")||c.otherCalls===void 0&&(re=
"otherCalls")||c.matchedAt===void 0&&(re="matchedAt")||c.suite===void 0&&(re="suite"))return B.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/pre\
dicate/required",keyword:"required",params:{missingProperty:re},schema:$.properties.predicate.required,parentSchema:$.properties.predicate,data:c}],!1;{const M=e;
for(const o in c)if(!He.call($.properties.predicate.properties,o)){return B.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:$.properties.predicate,data:c}],!1;break}if(M===e){if(c.log!==void 0){
let o=c.log;const f=e;if(e===f)if(Array.isArray(o)){if(o.length>1e3)return B.errors=[{instancePath:r+"/predicate/log",schemaPath:"#/properties/predicate/propert\
ies/log/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:$.properties.predicate.properties.log,data:o}],!1;if(o.length<1)return B.errors=
[{instancePath:r+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:$.properties.
predicate.properties.log,data:o}],!1;{var n=!0;const W=o.length;for(let R=0;R<W;R++){let a=o[R];const p=e;if(e===p)if(a&&typeof a=="object"&&!Array.isArray(a)){
let k;if(a.name===void 0&&(k="name")||a.sha256===void 0&&(k="sha256")||a.bytes===void 0&&(k="bytes")||a.format===void 0&&(k="format")||a.lines===void 0&&(k="lin\
es")||a.calls===void 0&&(k="calls"))return B.errors=[{instancePath:r+"/predicate/log/"+R,schemaPath:"#/properties/predicate/properties/log/items/required",keyword:"\
required",params:{missingProperty:k},schema:$.properties.predicate.properties.log.items.required,parentSchema:$.properties.predicate.properties.log.items,data:a}],
!1;{const b=e;for(const I in a)if(!(I==="name"||I==="sha256"||I==="bytes"||I==="format"||I==="lines"||I==="calls")){return B.errors=[{instancePath:r+"/predicate\
/log/"+R,schemaPath:"#/properties/predicate/properties/log/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:$.
properties.predicate.properties.log.items,data:a}],!1;break}if(b===e){if(a.name!==void 0){let I=a.name;const P=e;if(e===P)if(typeof I=="string"){if(A(I)>1e3)return B.
errors=[{instancePath:r+"/predicate/log/"+R+"/name",schemaPath:"#/properties/predicate/properties/log/items/properties/name/maxLength",keyword:"maxLength",params:{
limit:1e3},schema:1e3,parentSchema:$.properties.predicate.properties.log.items.properties.name,data:I}],!1}else return B.errors=[{instancePath:r+"/predicate/log\
/"+R+"/name",schemaPath:"#/properties/predicate/properties/log/items/properties/name/type",keyword:"type",params:{type:"string"},schema:$.properties.predicate.properties.
log.items.properties.name.type,parentSchema:$.properties.predicate.properties.log.items.properties.name,data:I}],!1;var d=P===e}else var d=!0;if(d){if(a.sha256!==
void 0){let I=a.sha256;const P=e;if(e===P)if(typeof I=="string"){if(!Sr.test(I))return B.errors=[{instancePath:r+"/predicate/log/"+R+"/sha256",schemaPath:"#/pro\
perties/predicate/properties/log/items/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:$.properties.
predicate.properties.log.items.properties.sha256,data:I}],!1}else return B.errors=[{instancePath:r+"/predicate/log/"+R+"/sha256",schemaPath:"#/properties/predic\
ate/properties/log/items/properties/sha256/type",keyword:"type",params:{type:"string"},schema:$.properties.predicate.properties.log.items.properties.sha256.type,
parentSchema:$.properties.predicate.properties.log.items.properties.sha256,data:I}],!1;var d=P===e}else var d=!0;if(d){if(a.bytes!==void 0){let I=a.bytes;const P=e;
if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return B.errors=[{instancePath:r+"/predicate/log/"+R+"/bytes",schemaPath:"#/properties/predicate/proper\
ties/log/items/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:$.properties.predicate.properties.log.items.properties.bytes.type,parentSchema:$.
properties.predicate.properties.log.items.properties.bytes,data:I}],!1;if(e===P&&typeof I=="number"&&isFinite(I)){if(I>1e15||isNaN(I))return B.errors=[{instancePath:r+
"/predicate/log/"+R+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},
schema:1e15,parentSchema:$.properties.predicate.properties.log.items.properties.bytes,data:I}],!1;if(I<0||isNaN(I))return B.errors=[{instancePath:r+"/predicate/\
log/"+R+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.
properties.predicate.properties.log.items.properties.bytes,data:I}],!1}var d=P===e}else var d=!0;if(d){if(a.format!==void 0){let I=a.format;const P=e;if(e===P)if(typeof I==
"string"){if(A(I)>1e3)return B.errors=[{instancePath:r+"/predicate/log/"+R+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/m\
axLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:$.properties.predicate.properties.log.items.properties.format,data:I}],!1}else return B.
errors=[{instancePath:r+"/predicate/log/"+R+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/type",keyword:"type",params:{type:"\
string"},schema:$.properties.predicate.properties.log.items.properties.format.type,parentSchema:$.properties.predicate.properties.log.items.properties.format,data:I}],
!1;var d=P===e}else var d=!0;if(d){if(a.lines!==void 0){let I=a.lines;const P=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return B.errors=[{instancePath:r+
"/predicate/log/"+R+"/lines",schemaPath:"#/properties/predicate/properties/log/items/properties/lines/type",keyword:"type",params:{type:"integer"},schema:$.properties.
predicate.properties.log.items.properties.lines.type,parentSchema:$.properties.predicate.properties.log.items.properties.lines,data:I}],!1;if(e===P&&typeof I=="\
number"&&isFinite(I)){if(I>1e15||isNaN(I))return B.errors=[{instancePath:r+"/predicate/log/"+R+"/lines",schemaPath:"#/properties/predicate/properties/log/items/\
properties/lines/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:$.properties.predicate.properties.log.items.properties.
lines,data:I}],!1;if(I<0||isNaN(I))return B.errors=[{instancePath:r+"/predicate/log/"+R+"/lines",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/lines/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.predicate.properties.log.items.properties.lines,data:I}],
!1}var d=P===e}else var d=!0;if(d)if(a.calls!==void 0){let I=a.calls;const P=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return B.errors=[{instancePath:r+
"/predicate/log/"+R+"/calls",schemaPath:"#/properties/predicate/properties/log/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:$.properties.
predicate.properties.log.items.properties.calls.type,parentSchema:$.properties.predicate.properties.log.items.properties.calls,data:I}],!1;if(e===P&&typeof I=="\
number"&&isFinite(I)){if(I>1e15||isNaN(I))return B.errors=[{instancePath:r+"/predicate/log/"+R+"/calls",schemaPath:"#/properties/predicate/properties/log/items/\
properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:$.properties.predicate.properties.log.items.properties.
calls,data:I}],!1;if(I<0||isNaN(I))return B.errors=[{instancePath:r+"/predicate/log/"+R+"/calls",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.predicate.properties.log.items.properties.calls,data:I}],
!1}var d=P===e}else var d=!0}}}}}}}else return B.errors=[{instancePath:r+"/predicate/log/"+R,schemaPath:"#/properties/predicate/properties/log/items/type",keyword:"\
type",params:{type:"object"},schema:$.properties.predicate.properties.log.items.type,parentSchema:$.properties.predicate.properties.log.items,data:a}],!1;var n=p===
e;if(!n)break}}}else return B.errors=[{instancePath:r+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/type",keyword:"type",params:{type:"arra\
y"},schema:$.properties.predicate.properties.log.type,parentSchema:$.properties.predicate.properties.log,data:o}],!1;var v=f===e}else var v=!0;if(v){if(c.covers!==
void 0){let o=c.covers;const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let R;if(o.from===void 0&&(R="from")||o.to===void 0&&(R="to"))return B.errors=
[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/required",keyword:"required",params:{missingProperty:R},schema:$.properties.
predicate.properties.covers.required,parentSchema:$.properties.predicate.properties.covers,data:o}],!1;{const a=e;for(const p in o)if(!(p==="from"||p==="to")){return B.
errors=[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:$.properties.predicate.properties.covers,data:o}],!1;break}if(a===e){if(o.from!==void 0){const p=e;Le(o.from,{instancePath:r+"/predicate/\
covers/from",parentData:o,parentDataProperty:"from",rootData:S,dynamicAnchors:_})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var D=p===e}else var D=!0;
if(D)if(o.to!==void 0){const p=e;Le(o.to,{instancePath:r+"/predicate/covers/to",parentData:o,parentDataProperty:"to",rootData:S,dynamicAnchors:_})||(s=s===null?
Le.errors:s.concat(Le.errors),e=s.length);var D=p===e}else var D=!0}}}else return B.errors=[{instancePath:r+"/predicate/covers",schemaPath:"#/properties/predica\
te/properties/covers/type",keyword:"type",params:{type:"object"},schema:$.properties.predicate.properties.covers.type,parentSchema:$.properties.predicate.properties.
covers,data:o}],!1;var v=f===e}else var v=!0;if(v){if(c.calls!==void 0){let o=c.calls;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return B.
errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/type",keyword:"type",params:{type:"integer"},schema:$.properties.
predicate.properties.calls.type,parentSchema:$.properties.predicate.properties.calls,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>1e15||isNaN(o))
return B.errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},
schema:1e15,parentSchema:$.properties.predicate.properties.calls,data:o}],!1;if(o<0||isNaN(o))return B.errors=[{instancePath:r+"/predicate/calls",schemaPath:"#/\
properties/predicate/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.predicate.properties.calls,
data:o}],!1}var v=f===e}else var v=!0;if(v){if(c.found!==void 0){let o=c.found;const f=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return B.errors=
[{instancePath:r+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/type",keyword:"type",params:{type:"integer"},schema:$.properties.predicate.
properties.found.type,parentSchema:$.properties.predicate.properties.found,data:o}],!1;if(e===f&&typeof o=="number"&&isFinite(o)){if(o>1e15||isNaN(o))return B.errors=
[{instancePath:r+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:$.properties.predicate.properties.found,data:o}],!1;if(o<0||isNaN(o))return B.errors=[{instancePath:r+"/predicate/found",schemaPath:"#/properties/p\
redicate/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.predicate.properties.found,data:o}],!1}
var v=f===e}else var v=!0;if(v){if(c.notLogged!==void 0){let o=c.notLogged;const f=e;if(e===f)if(Array.isArray(o)){if(o.length>2e4)return B.errors=[{instancePath:r+
"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:$.properties.
predicate.properties.notLogged,data:o}],!1;{var U=!0;const R=o.length;for(let a=0;a<R;a++){let p=o[a];const h=e;if(e===h)if(p&&typeof p=="object"&&!Array.isArray(
p)){let b;if(p.id===void 0&&(b="id")||p.operation===void 0&&(b="operation")||p.at===void 0&&(b="at")||p.why===void 0&&(b="why"))return B.errors=[{instancePath:r+
"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/required",keyword:"required",params:{missingProperty:b},schema:$.properties.
predicate.properties.notLogged.items.required,parentSchema:$.properties.predicate.properties.notLogged.items,data:p}],!1;{const I=e;for(const P in p)if(!(P==="i\
d"||P==="operation"||P==="at"||P==="why")){return B.errors=[{instancePath:r+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:$.properties.predicate.properties.notLogged.items,
data:p}],!1;break}if(I===e){if(p.id!==void 0){let P=p.id;const x=e;if(e===x)if(typeof P=="string"){if(A(P)>1e3)return B.errors=[{instancePath:r+"/predicate/notL\
ogged/"+a+"/id",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/id/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:$.
properties.predicate.properties.notLogged.items.properties.id,data:P}],!1}else return B.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/id",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/id/type",keyword:"type",params:{type:"string"},schema:$.properties.predicate.properties.notLogged.items.
properties.id.type,parentSchema:$.properties.predicate.properties.notLogged.items.properties.id,data:P}],!1;var m=x===e}else var m=!0;if(m){if(p.operation!==void 0){
let P=p.operation;const x=e;if(e===x)if(typeof P=="string"){if(A(P)>1e3)return B.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/operation/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:$.properties.predicate.
properties.notLogged.items.properties.operation,data:P}],!1}else return B.errors=[{instancePath:r+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/propertie\
s/predicate/properties/notLogged/items/properties/operation/type",keyword:"type",params:{type:"string"},schema:$.properties.predicate.properties.notLogged.items.
properties.operation.type,parentSchema:$.properties.predicate.properties.notLogged.items.properties.operation,data:P}],!1;var m=x===e}else var m=!0;if(m){if(p.at!==
void 0){const P=e;Le(p.at,{instancePath:r+"/predicate/notLogged/"+a+"/at",parentData:p,parentDataProperty:"at",rootData:S,dynamicAnchors:_})||(s=s===null?Le.errors:
s.concat(Le.errors),e=s.length);var m=P===e}else var m=!0;if(m)if(p.why!==void 0){let P=p.why;const x=e;if(e===x)if(typeof P=="string"){if(A(P)>1e3)return B.errors=
[{instancePath:r+"/predicate/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/maxLength",keyword:"maxLength",params:{
limit:1e3},schema:1e3,parentSchema:$.properties.predicate.properties.notLogged.items.properties.why,data:P}],!1}else return B.errors=[{instancePath:r+"/predicat\
e/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/type",keyword:"type",params:{type:"string"},schema:$.properties.
predicate.properties.notLogged.items.properties.why.type,parentSchema:$.properties.predicate.properties.notLogged.items.properties.why,data:P}],!1;var m=x===e}else
var m=!0}}}}}else return B.errors=[{instancePath:r+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/type",keyword:"type",
params:{type:"object"},schema:$.properties.predicate.properties.notLogged.items.type,parentSchema:$.properties.predicate.properties.notLogged.items,data:p}],!1;
var U=h===e;if(!U)break}}}else return B.errors=[{instancePath:r+"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/type",keyword:"ty\
pe",params:{type:"array"},schema:$.properties.predicate.properties.notLogged.type,parentSchema:$.properties.predicate.properties.notLogged,data:o}],!1;var v=f===
e}else var v=!0;if(v){if(c.clock!==void 0){let o=c.clock;const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(o)){let R;if(o.offsetMs===void 0&&(R="offse\
tMs")||o.toleranceMs===void 0&&(R="toleranceMs")||o.driftMs===void 0&&(R="driftMs")||o.resolutionMs===void 0&&(R="resolutionMs"))return B.errors=[{instancePath:r+
"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/required",keyword:"required",params:{missingProperty:R},schema:$.properties.predicate.properties.
clock.required,parentSchema:$.properties.predicate.properties.clock,data:o}],!1;{const a=e;for(const p in o)if(!(p==="offsetMs"||p==="toleranceMs"||p==="driftMs"||
p==="resolutionMs")){return B.errors=[{instancePath:r+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:$.properties.predicate.properties.clock,data:o}],!1;break}if(a===e){if(o.offsetMs!==void 0){
let p=o.offsetMs;const h=e;if(e===h)if(typeof p=="number"&&isFinite(p)){if(p>1e9||isNaN(p))return B.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"\
#/properties/predicate/properties/clock/properties/offsetMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:$.properties.predicate.
properties.clock.properties.offsetMs,data:p}],!1;if(p<-1e9||isNaN(p))return B.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"#/properties/predi\
cate/properties/clock/properties/offsetMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:$.properties.predicate.properties.
clock.properties.offsetMs,data:p}],!1}else return B.errors=[{instancePath:r+"/predicate/clock/offsetMs",schemaPath:"#/properties/predicate/properties/clock/prop\
erties/offsetMs/type",keyword:"type",params:{type:"number"},schema:$.properties.predicate.properties.clock.properties.offsetMs.type,parentSchema:$.properties.predicate.
properties.clock.properties.offsetMs,data:p}],!1;var u=h===e}else var u=!0;if(u){if(o.toleranceMs!==void 0){let p=o.toleranceMs;const h=e;if(e===h)if(typeof p==
"number"&&isFinite(p)){if(p>1e9||isNaN(p))return B.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/pr\
operties/toleranceMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:$.properties.predicate.properties.clock.properties.toleranceMs,
data:p}],!1;if(p<-1e9||isNaN(p))return B.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/t\
oleranceMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:$.properties.predicate.properties.clock.properties.toleranceMs,
data:p}],!1}else return B.errors=[{instancePath:r+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/toleranceMs/type",
keyword:"type",params:{type:"number"},schema:$.properties.predicate.properties.clock.properties.toleranceMs.type,parentSchema:$.properties.predicate.properties.
clock.properties.toleranceMs,data:p}],!1;var u=h===e}else var u=!0;if(u){if(o.driftMs!==void 0){let p=o.driftMs;const h=e;if(e===h)if(typeof p=="number"&&isFinite(
p)){if(p>1e9||isNaN(p))return B.errors=[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:$.properties.predicate.properties.clock.properties.driftMs,data:p}],!1;if(p<-1e9||
isNaN(p))return B.errors=[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:$.properties.predicate.properties.clock.properties.driftMs,data:p}],!1}else return B.errors=
[{instancePath:r+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/type",keyword:"type",params:{type:"number"},schema:$.
properties.predicate.properties.clock.properties.driftMs.type,parentSchema:$.properties.predicate.properties.clock.properties.driftMs,data:p}],!1;var u=h===e}else
var u=!0;if(u)if(o.resolutionMs!==void 0){let p=o.resolutionMs;const h=e;if(e===h)if(typeof p=="number"&&isFinite(p)){if(p>1e9||isNaN(p))return B.errors=[{instancePath:r+
"/predicate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:$.properties.predicate.properties.clock.properties.resolutionMs,data:p}],!1;if(p<-1e9||isNaN(p))return B.errors=[{instancePath:r+"/predi\
cate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},
schema:-1e9,parentSchema:$.properties.predicate.properties.clock.properties.resolutionMs,data:p}],!1}else return B.errors=[{instancePath:r+"/predicate/clock/res\
olutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/type",keyword:"type",params:{type:"number"},schema:$.properties.predicate.
properties.clock.properties.resolutionMs.type,parentSchema:$.properties.predicate.properties.clock.properties.resolutionMs,data:p}],!1;var u=h===e}else var u=!0}}}}}else
return B.errors=[{instancePath:r+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/type",keyword:"type",params:{type:"object"},schema:$.properties.
predicate.properties.clock.type,parentSchema:$.properties.predicate.properties.clock,data:o}],!1;var v=f===e}else var v=!0;if(v){if(c.matchedBy!==void 0){let o=c.
matchedBy;const f=e;if(e===f)if(Array.isArray(o)){if(o.length>20)return B.errors=[{instancePath:r+"/predicate/matchedBy",schemaPath:"#/properties/predicate/prop\
erties/matchedBy/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:$.properties.predicate.properties.matchedBy,data:o}],!1;{var O=!0;const R=o.
length;for(let a=0;a<R;a++){let p=o[a];const h=e;if(e===h)if(typeof p=="string"){if(A(p)>1e3)return B.errors=[{instancePath:r+"/predicate/matchedBy/"+a,schemaPath:"\
#/properties/predicate/properties/matchedBy/items/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:$.properties.predicate.properties.matchedBy.
items,data:p}],!1}else return B.errors=[{instancePath:r+"/predicate/matchedBy/"+a,schemaPath:"#/properties/predicate/properties/matchedBy/items/type",keyword:"t\
ype",params:{type:"string"},schema:$.properties.predicate.properties.matchedBy.items.type,parentSchema:$.properties.predicate.properties.matchedBy.items,data:p}],
!1;var O=h===e;if(!O)break}}}else return B.errors=[{instancePath:r+"/predicate/matchedBy",schemaPath:"#/properties/predicate/properties/matchedBy/type",keyword:"\
type",params:{type:"array"},schema:$.properties.predicate.properties.matchedBy.type,parentSchema:$.properties.predicate.properties.matchedBy,data:o}],!1;var v=f===
e}else var v=!0;if(v){if(c.identifiedBy!==void 0){let o=c.identifiedBy;const f=e;if(!(o==="request id"||o==="client id"||o==="run tag"||o==="address"||o===null))
return B.errors=[{instancePath:r+"/predicate/identifiedBy",schemaPath:"#/properties/predicate/properties/identifiedBy/enum",keyword:"enum",params:{allowedValues:$.
properties.predicate.properties.identifiedBy.enum},schema:$.properties.predicate.properties.identifiedBy.enum,parentSchema:$.properties.predicate.properties.identifiedBy,
data:o}],!1;var v=f===e}else var v=!0;if(v){if(c.otherCalls!==void 0){let o=c.otherCalls;const f=e;if(e===f)if(Array.isArray(o)){if(o.length>1e3)return B.errors=
[{instancePath:r+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCalls/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:$.
properties.predicate.properties.otherCalls,data:o}],!1;{var j=!0;const R=o.length;for(let a=0;a<R;a++){let p=o[a];const h=e;if(e===h)if(p&&typeof p=="object"&&!Array.
isArray(p)){let b;if(p.from===void 0&&(b="from")||p.to===void 0&&(b="to")||p.calls===void 0&&(b="calls")||p.accepted===void 0&&(b="accepted")||p.sameTag===void 0&&
(b="sameTag"))return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/required",keyword:"requ\
ired",params:{missingProperty:b},schema:$.properties.predicate.properties.otherCalls.items.required,parentSchema:$.properties.predicate.properties.otherCalls.items,
data:p}],!1;{const I=e;for(const P in p)if(!(P==="from"||P==="to"||P==="calls"||P==="accepted"||P==="sameTag")){return B.errors=[{instancePath:r+"/predicate/oth\
erCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,
parentSchema:$.properties.predicate.properties.otherCalls.items,data:p}],!1;break}if(I===e){if(p.from!==void 0){const P=e;Le(p.from,{instancePath:r+"/predicate/\
otherCalls/"+a+"/from",parentData:p,parentDataProperty:"from",rootData:S,dynamicAnchors:_})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var C=P===e}else
var C=!0;if(C){if(p.to!==void 0){const P=e;Le(p.to,{instancePath:r+"/predicate/otherCalls/"+a+"/to",parentData:p,parentDataProperty:"to",rootData:S,dynamicAnchors:_})||
(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var C=P===e}else var C=!0;if(C){if(p.calls!==void 0){let P=p.calls;const x=e;if(!(typeof P=="number"&&!(P%
1)&&!isNaN(P)&&isFinite(P)))return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/\
properties/calls/type",keyword:"type",params:{type:"integer"},schema:$.properties.predicate.properties.otherCalls.items.properties.calls.type,parentSchema:$.properties.
predicate.properties.otherCalls.items.properties.calls,data:P}],!1;if(e===x&&typeof P=="number"&&isFinite(P)){if(P>1e15||isNaN(P))return B.errors=[{instancePath:r+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e15},schema:1e15,parentSchema:$.properties.predicate.properties.otherCalls.items.properties.calls,data:P}],!1;if(P<0||isNaN(P))return B.errors=[{instancePath:r+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:$.properties.predicate.properties.otherCalls.items.properties.calls,data:P}],!1}var C=x===e}else var C=!0;if(C){if(p.accepted!==
void 0){let P=p.accepted;const x=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accept\
ed",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/accepted/type",keyword:"type",params:{type:"integer"},schema:$.properties.predicate.
properties.otherCalls.items.properties.accepted.type,parentSchema:$.properties.predicate.properties.otherCalls.items.properties.accepted,data:P}],!1;if(e===x&&typeof P==
"number"&&isFinite(P)){if(P>1e15||isNaN(P))return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properties/predicate/properties\
/otherCalls/items/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:$.properties.predicate.properties.
otherCalls.items.properties.accepted,data:P}],!1;if(P<0||isNaN(P))return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properti\
es/predicate/properties/otherCalls/items/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.predicate.
properties.otherCalls.items.properties.accepted,data:P}],!1}var C=x===e}else var C=!0;if(C)if(p.sameTag!==void 0){let P=p.sameTag;const x=e;if(!(typeof P=="numb\
er"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherC\
alls/items/properties/sameTag/type",keyword:"type",params:{type:"integer"},schema:$.properties.predicate.properties.otherCalls.items.properties.sameTag.type,parentSchema:$.
properties.predicate.properties.otherCalls.items.properties.sameTag,data:P}],!1;if(e===x&&typeof P=="number"&&isFinite(P)){if(P>1e15||isNaN(P))return B.errors=[
{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:$.properties.predicate.properties.otherCalls.items.properties.sameTag,data:P}],!1;if(P<0||isNaN(
P))return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:$.properties.predicate.properties.otherCalls.items.properties.sameTag,data:P}],!1}
var C=x===e}else var C=!0}}}}}}else return B.errors=[{instancePath:r+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/t\
ype",keyword:"type",params:{type:"object"},schema:$.properties.predicate.properties.otherCalls.items.type,parentSchema:$.properties.predicate.properties.otherCalls.
items,data:p}],!1;var j=h===e;if(!j)break}}}else return B.errors=[{instancePath:r+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCal\
ls/type",keyword:"type",params:{type:"array"},schema:$.properties.predicate.properties.otherCalls.type,parentSchema:$.properties.predicate.properties.otherCalls,
data:o}],!1;var v=f===e}else var v=!0;if(v){if(c.matchedAt!==void 0){const o=e;Le(c.matchedAt,{instancePath:r+"/predicate/matchedAt",parentData:c,parentDataProperty:"\
matchedAt",rootData:S,dynamicAnchors:_})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var v=o===e}else var v=!0;if(v)if(c.suite!==void 0){const o=e;ur(
c.suite,{instancePath:r+"/predicate/suite",parentData:c,parentDataProperty:"suite",rootData:S,dynamicAnchors:_})||(s=s===null?ur.errors:s.concat(ur.errors),e=s.
length);var v=o===e}else var v=!0}}}}}}}}}}}}else return B.errors=[{instancePath:r+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{
type:"object"},schema:$.properties.predicate.type,parentSchema:$.properties.predicate,data:c}],!1;var i=g===e}else var i=!0}}}}}else return B.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:t}],!1;return B.errors=s,e===0}

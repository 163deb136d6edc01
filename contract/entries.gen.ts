// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as Jr}from"./formats.ts";import it from"ajv/dist/runtime/ucs2length.js";import pt from"ajv/dist/runtime/equal.js";export const run=U;const A={$schema:"\
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
items:{type:"array",minItems:2,maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}}}},He=Object.prototype.hasOwnProperty,D=it.
default??it,ft=new RegExp("^[0-9a-f]{32}$","u"),ot=new RegExp("^[^\\p{Cc}]+$","u"),Wr=new RegExp("^[a-z0-9-]+$","u"),ar={type:"string",maxLength:24,pattern:"^\\d\
{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-01-31T12:00:00.000Z"},$r=Jr["date-time"],Br=new RegExp("^\\\
d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function ye(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(D(r)>24)return ye.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},
schema:24,parentSchema:ar,data:r}],!1;if(Br.test(r)){if(!$r.validate(r))return ye.errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:ar,data:r}],!1}else return ye.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{\
4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ar,data:r}],!1}else return ye.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ar.type,parentSchema:ar,data:r}],!1;return ye.errors=s,e===0}const Se={
type:"object",additionalProperties:!1,required:["baseUrl","authUrl","environment","embedded"],properties:{baseUrl:{$ref:"#/$defs/address"},authUrl:{$ref:"#/$def\
s/address"},environment:{enum:["sandbox","mock"]},embedded:{type:"boolean"},shared:{const:!0}}},Ur={type:"string",maxLength:2048,format:"address",wanted:"an abs\
olute https address without user name, query and fragment (http only on this machine)"},ht=Jr.address;function De(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(D(r)>2048)return De.errors=[{instancePath:t,schemaPath:"#/maxLeng\
th",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:Ur,data:r}],!1;if(!ht.validate(r))return De.errors=[{instancePath:t,schemaPath:"#/format",keyword:"\
format",params:{format:"address"},schema:"address",parentSchema:Ur,data:r}],!1}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:Ur.type,parentSchema:Ur,data:r}],!1;return De.errors=s,e===0}function ir(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.baseUrl===void 0&&(P="baseUrl")||r.authUrl===void 0&&(P=
"authUrl")||r.environment===void 0&&(P="environment")||r.embedded===void 0&&(P="embedded"))return ir.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:P},schema:Se.required,parentSchema:Se,data:r}],!1;{const u=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p==="environmen\
t"||p==="embedded"||p==="shared")){return ir.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:Se,data:r}],!1;break}if(u===e){if(r.baseUrl!==void 0){const p=e;De(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"\
baseUrl",rootData:x,dynamicAnchors:b})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;De(
r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"authUrl",rootData:x,dynamicAnchors:b})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.environment;const l=e;if(!(p==="sandbox"||p==="mock"))return ir.errors=[{instancePath:t+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:Se.properties.environment.enum},schema:Se.properties.environment.enum,
parentSchema:Se.properties.environment,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.embedded!==void 0){let p=r.embedded;const l=e;if(typeof p!="boolean")return ir.
errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:Se.properties.embedded.type,parentSchema:Se.
properties.embedded,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.shared!==void 0){let p=r.shared;const l=e;if(p!==!0)return ir.errors=[{instancePath:t+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:Se.properties.shared,data:p}],!1;var i=l===e}else var i=!0}}}}}}else
return ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:r}],!1;return ir.errors=s,e===0}
const Ze={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"s\
tring",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function Oe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.name===void 0&&(P="name")||r.version===void 0&&(P="vers\
ion")||r.vendor===void 0&&(P="vendor"))return Oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Ze.required,
parentSchema:Ze,data:r}],!1;{const u=e;for(const p in r)if(!(p==="name"||p==="version"||p==="vendor")){return Oe.errors=[{instancePath:t,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ze,data:r}],!1;break}if(u===e){if(r.name!==void 0){let p=r.name;
const l=e;if(e===l)if(typeof p=="string"){if(D(p)>200)return Oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:Ze.properties.name,data:p}],!1;if(D(p)<1)return Oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:Ze.properties.name,data:p}],!1}else return Oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},schema:Ze.properties.name.type,parentSchema:Ze.properties.name,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.version!==
void 0){let p=r.version;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>200)return Oe.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/maxL\
ength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.properties.version,data:p}],!1;if(D(p)<1)return Oe.errors=[{instancePath:t+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ze.properties.version,data:p}],!1}else return Oe.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:Ze.properties.version.type,parentSchema:Ze.properties.version,data:p}],
!1;var i=l===e}else var i=!0;if(i)if(r.vendor!==void 0){let p=r.vendor;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>200)return Oe.errors=[{instancePath:t+"\
/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Ze.properties.vendor,data:p}],!1;if(D(p)<1)return Oe.
errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ze.properties.vendor,data:p}],
!1}else return Oe.errors=[{instancePath:t+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:Ze.properties.vendor.type,
parentSchema:Ze.properties.vendor,data:p}],!1;var i=l===e}else var i=!0}}}}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ze.type,parentSchema:Ze,data:r}],!1;return Oe.errors=s,e===0}const Mr={type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/claim"},maxItems:7},
Ar={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]};function Cr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-sho\
w"||r==="older-check-out"?(Cr.errors=s,e===0):(Cr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ar.enum},schema:Ar.enum,parentSchema:Ar,
data:r}],!1)}const nt=pt.default??pt;function gr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(Array.isArray(r)){if(r.length>7)return gr.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:Mr,data:r}],
!1;if(r.length<1)return gr.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Mr,data:r}],!1;{var i=!0;const P=r.
length;for(let u=0;u<P;u++){const p=e;Cr(r[u],{instancePath:t+"/"+u,parentData:r,parentDataProperty:u,rootData:x,dynamicAnchors:b})||(s=s===null?Cr.errors:s.concat(
Cr.errors),e=s.length);var i=p===e;if(!i)break}if(i){let u=r.length,p;if(u>1){e:for(;u--;)for(p=u;p--;)if(nt(r[u],r[p])){return gr.errors=[{instancePath:t,schemaPath:"\
#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p},schema:!0,parentSchema:Mr,data:r}],!1;break e}}}}}else return gr.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},schema:Mr.type,parentSchema:Mr,data:r}],!1;return gr.errors=s,e===0}const qe={type:"object",additionalProperties:!1,required:[
"hotels","timeZoneGiven","stays","reservationIdFrom","reservationIdGiven","reservationIds"],properties:{hotels:{type:"array",minItems:1,maxItems:1e3,items:{$ref:"\
#/$defs/hotel"}},timeZoneGiven:{type:"boolean"},stays:{$ref:"certification.schema.json#/properties/values/properties/stays"},reservationIdFrom:{$ref:"certificat\
ion.schema.json#/properties/values/properties/reservationIdFrom"},reservationIdGiven:{type:"boolean"},settleSeconds:{$ref:"certification.schema.json#/properties\
/values/properties/settleSeconds"},reservationIds:{type:"array",maxItems:2e4,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200}}}},yr={type:"object",
additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",minimum:-2147483648,maximum:2147483647},timeZone:{$ref:"#/$defs/zone"}}},Gr={type:"\
string",maxLength:64,pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",wanted:"the name of an IANA time zone, such as America/Chicago"},ut=new RegExp("^[\
A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$","u");function pr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(D(r)>64)return pr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Gr,
data:r}],!1;if(!ut.test(r))return pr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-\
]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$",parentSchema:Gr,data:r}],!1}else return pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:Gr.type,parentSchema:Gr,data:r}],!1;return pr.errors=s,e===0}function or(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.id===void 0&&(P="id")||r.timeZone===void 0&&
(P="timeZone"))return or.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:yr.required,parentSchema:yr,data:r}],
!1;{const u=e;for(const p in r)if(!(p==="id"||p==="timeZone")){return or.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:p},schema:!1,parentSchema:yr,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const l=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)))return or.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},schema:yr.properties.id.
type,parentSchema:yr.properties.id,data:p}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return or.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:yr.properties.id,data:p}],!1;if(p<-2147483648||
isNaN(p))return or.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},schema:-2147483648,
parentSchema:yr.properties.id,data:p}],!1}var i=l===e}else var i=!0;if(i)if(r.timeZone!==void 0){const p=e;pr(r.timeZone,{instancePath:t+"/timeZone",parentData:r,
parentDataProperty:"timeZone",rootData:x,dynamicAnchors:b})||(s=s===null?pr.errors:s.concat(pr.errors),e=s.length);var i=p===e}else var i=!0}}}else return or.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:yr.type,parentSchema:yr,data:r}],!1;return or.errors=s,e===0}const Q={type:"ar\
ray",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{
type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"\
string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},
roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{
type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","\
null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},maxItems:5e3},Xr=Jr.int32;function re(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>5e3)return re.
errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:Q,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<
u;p++){let l=r[p];const v=e;if(e===v)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return re.errors=[{instancePath:t+"/"+p,schemaPath:"\
#/items/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Q.items,data:l}],!1;{const K=e;for(const m in l)if(!He.call(Q.items.properties,
m)){return re.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:Q.
items,data:l}],!1;break}if(K===e){if(l.hotelConfirmationNumber!==void 0){let m=l.hotelConfirmationNumber;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>200)return re.
errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:Q.items.properties.hotelConfirmationNumber,data:m}],!1;if(D(m)<1)return re.errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"\
#/items/properties/hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.hotelConfirmationNumber,data:m}],
!1}else return re.errors=[{instancePath:t+"/"+p+"/hotelConfirmationNumber",schemaPath:"#/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"\
string"},schema:Q.items.properties.hotelConfirmationNumber.type,parentSchema:Q.items.properties.hotelConfirmationNumber,data:m}],!1;var P=d===e}else var P=!0;if(P){
if(l.lodgingHotelId!==void 0){let m=l.lodgingHotelId;const d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return re.errors=[{instancePath:t+"/"+p+
"/lodgingHotelId",schemaPath:"#/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},schema:Q.items.properties.lodgingHotelId.type,parentSchema:Q.
items.properties.lodgingHotelId,data:m}],!1;if(e===d&&typeof m=="number"&&isFinite(m)&&!Xr.validate(m))return re.errors=[{instancePath:t+"/"+p+"/lodgingHotelId",
schemaPath:"#/items/properties/lodgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:Q.items.properties.lodgingHotelId,data:m}],
!1;var P=d===e}else var P=!0;if(P){if(l.employeeIdentifier!==void 0){let m=l.employeeIdentifier;const d=e;if(typeof m!="string"&&m!==null)return re.errors=[{instancePath:t+
"/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/type",keyword:"type",params:{type:Q.items.properties.employeeIdentifier.type},schema:Q.
items.properties.employeeIdentifier.type,parentSchema:Q.items.properties.employeeIdentifier,data:m}],!1;if(e===d&&typeof m=="string"&&D(m)>200)return re.errors=
[{instancePath:t+"/"+p+"/employeeIdentifier",schemaPath:"#/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.
items.properties.employeeIdentifier,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.supplierReservationId!==void 0){let m=l.supplierReservationId;const d=e;if(typeof m!=
"string"&&m!==null)return re.errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/type",keyword:"type",params:{
type:Q.items.properties.supplierReservationId.type},schema:Q.items.properties.supplierReservationId.type,parentSchema:Q.items.properties.supplierReservationId,data:m}],
!1;if(e===d&&typeof m=="string"&&D(m)>200)return re.errors=[{instancePath:t+"/"+p+"/supplierReservationId",schemaPath:"#/items/properties/supplierReservationId/\
maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.supplierReservationId,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.
source!==void 0){let m=l.source;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>200)return re.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items/prop\
erties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.source,data:m}],!1;if(D(m)<1)return re.errors=[{instancePath:t+
"/"+p+"/source",schemaPath:"#/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.source,data:m}],!1}else
return re.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"#/items/properties/source/type",keyword:"type",params:{type:"string"},schema:Q.items.properties.source.
type,parentSchema:Q.items.properties.source,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.checkInDateTime!==void 0){let m=l.checkInDateTime;const d=e;if(e===
d&&e===d)if(typeof m=="string"){if(D(m)>64)return re.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/maxLength",
keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Q.items.properties.checkInDateTime,data:m}],!1;if(!$r.validate(m))return re.errors=[{instancePath:t+
"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Q.items.
properties.checkInDateTime,data:m}],!1}else return re.errors=[{instancePath:t+"/"+p+"/checkInDateTime",schemaPath:"#/items/properties/checkInDateTime/type",keyword:"\
type",params:{type:"string"},schema:Q.items.properties.checkInDateTime.type,parentSchema:Q.items.properties.checkInDateTime,data:m}],!1;var P=d===e}else var P=!0;
if(P){if(l.expectedCheckOutDateTime!==void 0){let m=l.expectedCheckOutDateTime;const d=e;if(e===d&&e===d)if(typeof m=="string"){if(D(m)>64)return re.errors=[{instancePath:t+
"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:Q.
items.properties.expectedCheckOutDateTime,data:m}],!1;if(!$r.validate(m))return re.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items\
/properties/expectedCheckOutDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:Q.items.properties.expectedCheckOutDateTime,
data:m}],!1}else return re.errors=[{instancePath:t+"/"+p+"/expectedCheckOutDateTime",schemaPath:"#/items/properties/expectedCheckOutDateTime/type",keyword:"type",
params:{type:"string"},schema:Q.items.properties.expectedCheckOutDateTime.type,parentSchema:Q.items.properties.expectedCheckOutDateTime,data:m}],!1;var P=d===e}else
var P=!0;if(P){if(l.roomNumber!==void 0){let m=l.roomNumber;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>200)return re.errors=[{instancePath:t+"/"+p+"/room\
Number",schemaPath:"#/items/properties/roomNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.roomNumber,data:m}],
!1;if(D(m)<1)return re.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:Q.items.properties.roomNumber,data:m}],!1}else return re.errors=[{instancePath:t+"/"+p+"/roomNumber",schemaPath:"#/items/properties/roomNumber/type",
keyword:"type",params:{type:"string"},schema:Q.items.properties.roomNumber.type,parentSchema:Q.items.properties.roomNumber,data:m}],!1;var P=d===e}else var P=!0;
if(P){if(l.folio!==void 0){let m=l.folio;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>200)return re.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/it\
ems/properties/folio/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.folio,data:m}],!1;if(D(m)<1)return re.errors=[
{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/properties/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.folio,
data:m}],!1}else return re.errors=[{instancePath:t+"/"+p+"/folio",schemaPath:"#/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:Q.items.
properties.folio.type,parentSchema:Q.items.properties.folio,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.guestFirstName!==void 0){let m=l.guestFirstName;const d=e;
if(e===d)if(typeof m=="string"){if(D(m)>200)return re.errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.guestFirstName,data:m}],!1;if(D(m)<1)return re.errors=[{instancePath:t+"/"+p+"/guestFir\
stName",schemaPath:"#/items/properties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.guestFirstName,data:m}],
!1}else return re.errors=[{instancePath:t+"/"+p+"/guestFirstName",schemaPath:"#/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:Q.
items.properties.guestFirstName.type,parentSchema:Q.items.properties.guestFirstName,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.guestLastName!==void 0){let m=l.
guestLastName;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>200)return re.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/gues\
tLastName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.guestLastName,data:m}],!1;if(D(m)<1)return re.errors=[{instancePath:t+
"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.guestLastName,
data:m}],!1}else return re.errors=[{instancePath:t+"/"+p+"/guestLastName",schemaPath:"#/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},
schema:Q.items.properties.guestLastName.type,parentSchema:Q.items.properties.guestLastName,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.roomType!==void 0){let m=l.
roomType;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>200)return re.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/maxLe\
ngth",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Q.items.properties.roomType,data:m}],!1;if(D(m)<1)return re.errors=[{instancePath:t+"/"+p+"\
/roomType",schemaPath:"#/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Q.items.properties.roomType,data:m}],!1}else
return re.errors=[{instancePath:t+"/"+p+"/roomType",schemaPath:"#/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:Q.items.properties.
roomType.type,parentSchema:Q.items.properties.roomType,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.occupancy!==void 0){let m=l.occupancy;const d=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return re.errors=[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/type",keyword:"type",params:{
type:"integer"},schema:Q.items.properties.occupancy.type,parentSchema:Q.items.properties.occupancy,data:m}],!1;if(e===d&&typeof m=="number"&&isFinite(m)&&!Xr.validate(
m))return re.errors=[{instancePath:t+"/"+p+"/occupancy",schemaPath:"#/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"int32",
parentSchema:Q.items.properties.occupancy,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.loyalty!==void 0){let m=l.loyalty;const d=e;if(typeof m!="boolean"&&m!==
null)return re.errors=[{instancePath:t+"/"+p+"/loyalty",schemaPath:"#/items/properties/loyalty/type",keyword:"type",params:{type:Q.items.properties.loyalty.type},
schema:Q.items.properties.loyalty.type,parentSchema:Q.items.properties.loyalty,data:m}],!1;var P=d===e}else var P=!0;if(P){if(l.numberOfNights!==void 0){let m=l.
numberOfNights;const d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return re.errors=[{instancePath:t+"/"+p+"/numberOfNights",schemaPath:"#/items/\
properties/numberOfNights/type",keyword:"type",params:{type:"integer"},schema:Q.items.properties.numberOfNights.type,parentSchema:Q.items.properties.numberOfNights,
data:m}],!1;if(e===d&&typeof m=="number"&&isFinite(m)&&!Xr.validate(m))return re.errors=[{instancePath:t+"/"+p+"/numberOfNights",schemaPath:"#/items/properties/\
numberOfNights/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:Q.items.properties.numberOfNights,data:m}],!1;var P=d===e}else var P=!0;
if(P)if(l.reservationInformation!==void 0){let m=l.reservationInformation;const d=e;if(typeof m!="string"&&m!==null)return re.errors=[{instancePath:t+"/"+p+"/re\
servationInformation",schemaPath:"#/items/properties/reservationInformation/type",keyword:"type",params:{type:Q.items.properties.reservationInformation.type},schema:Q.
items.properties.reservationInformation.type,parentSchema:Q.items.properties.reservationInformation,data:m}],!1;if(e===d&&typeof m=="string"&&D(m)>2e3)return re.
errors=[{instancePath:t+"/"+p+"/reservationInformation",schemaPath:"#/items/properties/reservationInformation/maxLength",keyword:"maxLength",params:{limit:2e3},
schema:2e3,parentSchema:Q.items.properties.reservationInformation,data:m}],!1;var P=d===e}else var P=!0}}}}}}}}}}}}}}}}}else return re.errors=[{instancePath:t+"\
/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Q.items.type,parentSchema:Q.items,data:l}],!1;var i=v===e;if(!i)break}}}else return re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Q.type,parentSchema:Q,data:r}],!1;return re.errors=s,e===0}const et={enum:[
"location-header","hotel-confirmation-number","supplier-reservation-id","list","omitted"]};function Fr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,
dynamicAnchors:b={}}={}){let s=null,e=0;return r==="location-header"||r==="hotel-confirmation-number"||r==="supplier-reservation-id"||r==="list"||r==="omitted"?
(Fr.errors=s,e===0):(Fr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:et.enum},schema:et.enum,parentSchema:et,data:r}],!1)}const Kr={
type:"number",minimum:0,maximum:30};function xr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(typeof r=="number"&&isFinite(r)){if(r>30||isNaN(r))return xr.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},
schema:30,parentSchema:Kr,data:r}],!1;if(r<0||isNaN(r))return xr.errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:Kr,data:r}],!1}else return xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},schema:Kr.type,parentSchema:Kr,
data:r}],!1;return xr.errors=s,e===0}function Fe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.hotels===void 0&&(p="hotels")||r.timeZoneGiven===void 0&&(p="timeZoneGiven")||r.stays===void 0&&(p="st\
ays")||r.reservationIdFrom===void 0&&(p="reservationIdFrom")||r.reservationIdGiven===void 0&&(p="reservationIdGiven")||r.reservationIds===void 0&&(p="reservatio\
nIds"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},schema:qe.required,parentSchema:qe,data:r}],!1;{const l=e;
for(const v in r)if(!(v==="hotels"||v==="timeZoneGiven"||v==="stays"||v==="reservationIdFrom"||v==="reservationIdGiven"||v==="settleSeconds"||v==="reservationId\
s")){return Fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:qe,
data:r}],!1;break}if(l===e){if(r.hotels!==void 0){let v=r.hotels;const M=e;if(e===M)if(Array.isArray(v)){if(v.length>1e3)return Fe.errors=[{instancePath:t+"/hot\
els",schemaPath:"#/properties/hotels/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:qe.properties.hotels,data:v}],!1;if(v.length<1)return Fe.
errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:qe.properties.hotels,data:v}],
!1;{var i=!0;const K=v.length;for(let m=0;m<K;m++){const d=e;or(v[m],{instancePath:t+"/hotels/"+m,parentData:v,parentDataProperty:m,rootData:x,dynamicAnchors:b})||
(s=s===null?or.errors:s.concat(or.errors),e=s.length);var i=d===e;if(!i)break}}}else return Fe.errors=[{instancePath:t+"/hotels",schemaPath:"#/properties/hotels\
/type",keyword:"type",params:{type:"array"},schema:qe.properties.hotels.type,parentSchema:qe.properties.hotels,data:v}],!1;var P=M===e}else var P=!0;if(P){if(r.
timeZoneGiven!==void 0){let v=r.timeZoneGiven;const M=e;if(typeof v!="boolean")return Fe.errors=[{instancePath:t+"/timeZoneGiven",schemaPath:"#/properties/timeZ\
oneGiven/type",keyword:"type",params:{type:"boolean"},schema:qe.properties.timeZoneGiven.type,parentSchema:qe.properties.timeZoneGiven,data:v}],!1;var P=M===e}else
var P=!0;if(P){if(r.stays!==void 0){const v=e;re(r.stays,{instancePath:t+"/stays",parentData:r,parentDataProperty:"stays",rootData:x,dynamicAnchors:b})||(s=s===
null?re.errors:s.concat(re.errors),e=s.length);var P=v===e}else var P=!0;if(P){if(r.reservationIdFrom!==void 0){const v=e;Fr(r.reservationIdFrom,{instancePath:t+
"/reservationIdFrom",parentData:r,parentDataProperty:"reservationIdFrom",rootData:x,dynamicAnchors:b})||(s=s===null?Fr.errors:s.concat(Fr.errors),e=s.length);var P=v===
e}else var P=!0;if(P){if(r.reservationIdGiven!==void 0){let v=r.reservationIdGiven;const M=e;if(typeof v!="boolean")return Fe.errors=[{instancePath:t+"/reservat\
ionIdGiven",schemaPath:"#/properties/reservationIdGiven/type",keyword:"type",params:{type:"boolean"},schema:qe.properties.reservationIdGiven.type,parentSchema:qe.
properties.reservationIdGiven,data:v}],!1;var P=M===e}else var P=!0;if(P){if(r.settleSeconds!==void 0){const v=e;xr(r.settleSeconds,{instancePath:t+"/settleSeco\
nds",parentData:r,parentDataProperty:"settleSeconds",rootData:x,dynamicAnchors:b})||(s=s===null?xr.errors:s.concat(xr.errors),e=s.length);var P=v===e}else var P=!0;
if(P)if(r.reservationIds!==void 0){let v=r.reservationIds;const M=e;if(e===M)if(Array.isArray(v)){if(v.length>2e4)return Fe.errors=[{instancePath:t+"/reservatio\
nIds",schemaPath:"#/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:qe.properties.reservationIds,data:v}],!1;{
var u=!0;const m=v.length;for(let d=0;d<m;d++){let V=v[d];const O=e;if(e===O)if(typeof V=="string"){if(D(V)>200)return Fe.errors=[{instancePath:t+"/reservationI\
ds/"+d,schemaPath:"#/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:qe.properties.reservationIds.items,
data:V}],!1;if(D(V)<1)return Fe.errors=[{instancePath:t+"/reservationIds/"+d,schemaPath:"#/properties/reservationIds/items/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:qe.properties.reservationIds.items,data:V}],!1}else return Fe.errors=[{instancePath:t+"/reservationIds/"+d,schemaPath:"#/properti\
es/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:qe.properties.reservationIds.items.type,parentSchema:qe.properties.reservationIds.items,
data:V}],!1;var u=O===e;if(!u)break}if(u){let d=v.length,V;if(d>1){const O={};for(;d--;){let F=v[d];if(typeof F=="string"){if(typeof O[F]=="number"){return V=O[F],
Fe.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/uniqueItems",keyword:"uniqueItems",params:{i:d,j:V},schema:!0,parentSchema:qe.
properties.reservationIds,data:v}],!1;break}O[F]=d}}}}}}else return Fe.errors=[{instancePath:t+"/reservationIds",schemaPath:"#/properties/reservationIds/type",keyword:"\
type",params:{type:"array"},schema:qe.properties.reservationIds.type,parentSchema:qe.properties.reservationIds,data:v}],!1;var P=M===e}else var P=!0}}}}}}}}else
return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:qe.type,parentSchema:qe,data:r}],!1;return Fe.errors=s,e===0}
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
lt=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),ct=new RegExp("^[A-Za-z0-9_.-]+$","u"),te={validate:$};function $(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&typeof r!="boolean")return $.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const C=e;for(const a in r)
if(!He.call(n.properties,a)){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:n,data:r}],!1;break}if(C===e){if(r.$schema!==void 0){let a=r.$schema;const o=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return $.errors=
[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"\
https://json-schema.org/draft/2020-12/schema",parentSchema:n.properties.$schema,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const o=e;
if(e===o)if(typeof a=="string"){if(D(a)>2048)return $.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},
schema:2048,parentSchema:n.properties.$id,data:a}],!1}else return $.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"\
string"},schema:n.properties.$id.type,parentSchema:n.properties.$id,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.$comment;const o=e;
if(e===o)if(typeof a=="string"){if(D(a)>1e5)return $.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:n.properties.$comment,data:a}],!1}else return $.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/type",
keyword:"type",params:{type:"string"},schema:n.properties.$comment.type,parentSchema:n.properties.$comment,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.title!==
void 0){let a=r.title;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>1e5)return $.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.title,data:a}],!1}else return $.errors=[{instancePath:t+"/title",schemaPath:"#/prope\
rties/title/type",keyword:"type",params:{type:"string"},schema:n.properties.title.type,parentSchema:n.properties.title,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(r.description!==void 0){let a=r.description;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>1e5)return $.errors=[{instancePath:t+"/description",schemaPath:"\
#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.description,data:a}],!1}else return $.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.properties.description,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.deprecated!==void 0){let a=r.deprecated;const o=e;if(typeof a!="boolean")return $.errors=[{instancePath:t+"/dep\
recated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.readOnly!==void 0){let a=r.readOnly;const o=e;if(typeof a!="boolean")return $.errors=[{instancePath:t+"/readOnl\
y",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(r.writeOnly!==void 0){let a=r.writeOnly;const o=e;if(typeof a!="boolean")return $.errors=[{instancePath:t+"/writeOnly",schemaPath:"\
#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:n.properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.$ref;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>100)return $.errors=[{instancePath:t+"/$ref",schemaPath:"\
#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:n.properties.$ref,data:a}],!1;if(!lt.test(a))return $.errors=[{instancePath:t+
"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.
properties.$ref,data:a}],!1}else return $.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.
$ref.type,parentSchema:n.properties.$ref,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type;const o=e,f=e;let g=!1,S=null;const h=e;if(!(a===
"null"||a==="boolean"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const z={instancePath:t+"/type",schemaPath:"#/properties/type/oneO\
f/0/enum",keyword:"enum",params:{allowedValues:n.properties.type.oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:a};
s===null?s=[z]:s.push(z),e++}var u=h===e;u&&(g=!0,S=0);const q=e;if(e===q)if(Array.isArray(a))if(a.length>7){const z={instancePath:t+"/type",schemaPath:"#/prope\
rties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[z]:s.push(z),e++}else if(a.
length<1){const z={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.
type.oneOf[1],data:a};s===null?s=[z]:s.push(z),e++}else{var P=!0;const z=a.length;for(let ae=0;ae<z;ae++){let G=a[ae];const me=e;if(!(G==="null"||G==="boolean"||
G==="object"||G==="array"||G==="number"||G==="integer"||G==="string")){const de={instancePath:t+"/type/"+ae,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"\
enum",params:{allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.oneOf[1].items.enum,parentSchema:n.properties.type.oneOf[1].items,data:G};
s===null?s=[de]:s.push(de),e++}if(e===me)if(typeof G=="string"){if(D(G)>7){const de={instancePath:t+"/type/"+ae,schemaPath:"#/properties/type/oneOf/1/items/maxL\
ength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:G};s===null?s=[de]:s.push(de),e++}}else{const de={instancePath:t+
"/type/"+ae,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.properties.type.oneOf[1].items.type,parentSchema:n.
properties.type.oneOf[1].items,data:G};s===null?s=[de]:s.push(de),e++}var P=me===e;if(!P)break}if(P){let ae=a.length,G;if(ae>1){const me={};for(;ae--;){let ke=a[ae];
if(typeof ke=="string"){if(typeof me[ke]=="number"){G=me[ke];const de={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"unique\
Items",params:{i:ae,j:G},schema:!0,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[de]:s.push(de),e++;break}me[ke]=ae}}}}}else{const z={instancePath:t+
"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],
data:a};s===null?s=[z]:s.push(z),e++}var u=q===e;if(u&&g?(g=!1,S=[S,1]):u&&(g=!0,S=1),g)e=f,s!==null&&(f?s.length=f:s=null);else{const z={instancePath:t+"/type",
schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:S},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:a};return s===
null?s=[z]:s.push(z),e++,$.errors=s,!1}var i=o===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.enum;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)
return $.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.enum,
data:a}],!1;if(a.length<1)return $.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.
properties.enum,data:a}],!1}else return $.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.
enum.type,parentSchema:n.properties.enum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.multipleOf!==void 0){let a=r.multipleOf;const o=e;if(e===o)if(typeof a==
"number"&&isFinite(a)){if(a>1e308||isNaN(a))return $.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return $.errors=[{instancePath:t+"/multipleOf",schemaPath:"\
#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:a}],!1}else
return $.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,
parentSchema:n.properties.multipleOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.minimum!==void 0){let a=r.minimum;const o=e;if(e===o)if(typeof a=="number"&&
isFinite(a)){if(a>1e308||isNaN(a))return $.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e308},schema:1e308,parentSchema:n.properties.minimum,data:a}],!1}else return $.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",
keyword:"type",params:{type:"number"},schema:n.properties.minimum.type,parentSchema:n.properties.minimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.maximum!==
void 0){let a=r.maximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return $.errors=[{instancePath:t+"/maximum",schemaPath:"#/pr\
operties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.maximum,data:a}],!1}else return $.errors=
[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.maximum.type,parentSchema:n.properties.
maximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(
a)){if(a>1e308||isNaN(a))return $.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:a}],!1}else return $.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/pro\
perties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMinimum.type,parentSchema:n.properties.exclusiveMinimum,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return $.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.exclusiveMaximum,data:a}],!1}else return $.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusive\
Maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.properties.exclusiveMaximum,data:a}],!1;var i=o===e}else
var i=!0;if(i){if(r.minLength!==void 0){let a=r.minLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/\
minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.properties.minLength,
data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return $.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return $.errors=[{instancePath:t+
"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minLength,data:a}],
!1}var i=o===e}else var i=!0;if(i){if(r.maxLength!==void 0){let a=r.maxLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=
[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.type,parentSchema:n.
properties.maxLength,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return $.errors=[{instancePath:t+"/maxLength",schemaPath:"#/prope\
rties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return $.
errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.
maxLength,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.pattern!==void 0){let a=r.pattern;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>1e3)return $.errors=
[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.pattern,data:a}],
!1}else return $.errors=[{instancePath:t+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:n.properties.pattern.type,
parentSchema:n.properties.pattern,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.format;const o=e;if(!(a==="date-time"||a==="date"||a===
"duration"||a==="email"||a==="hostname"||a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||
a==="double"))return $.errors=[{instancePath:t+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.enum},schema:n.
properties.format.enum,parentSchema:n.properties.format,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.minItems!==void 0){let a=r.minItems;const o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"inte\
ger"},schema:n.properties.minItems.type,parentSchema:n.properties.minItems,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))
return $.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:n.properties.minItems,data:a}],!1;if(a<0||isNaN(a))return $.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minItems,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.maxItems!==void 0){let a=r.
maxItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/type",
keyword:"type",params:{type:"integer"},schema:n.properties.maxItems.type,parentSchema:n.properties.maxItems,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return $.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return $.errors=[{instancePath:t+"/maxItems",schemaPath:"\
#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:a}],!1}var i=o===e}else var i=!0;
if(i){if(r.minContains!==void 0){let a=r.minContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/minCo\
ntains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,
data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return $.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/\
minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:a}],!1;
if(a<0||isNaN(a))return $.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:n.properties.minContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.maxContains!==void 0){let a=r.maxContains;const o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"\
integer"},schema:n.properties.maxContains.type,parentSchema:n.properties.maxContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return $.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:n.properties.maxContains,data:a}],!1;if(a<0||isNaN(a))return $.errors=[{instancePath:t+"/maxContains",schemaPath:"#/propert\
ies/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:a}],!1}var i=o===e}else var i=!0;
if(i){if(r.minProperties!==void 0){let a=r.minProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/m\
inProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.
minProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return $.errors=[{instancePath:t+"/minProperties",schemaPath:"\
#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,
data:a}],!1;if(a<0||isNaN(a))return $.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:n.properties.minProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.maxProperties!==void 0){let a=r.maxProperties;const o=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.maxProperties.type,parentSchema:n.properties.maxProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return $.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return $.errors=[{instancePath:t+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,
data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){let a=r.uniqueItems;const o=e;if(typeof a!="boolean")return $.errors=[{instancePath:t+"/u\
niqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;te.validate(r.items,{instancePath:t+"/items",parentData:r,parentDataProperty:"items",
rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.prefixItems!==void 0){
let a=r.prefixItems;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return $.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/\
maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:a}],!1;if(a.length<1)return $.errors=[{instancePath:t+"/pref\
ixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.prefixItems,data:a}],!1;{var p=!0;
const g=a.length;for(let S=0;S<g;S++){const h=e;te.validate(a[S],{instancePath:t+"/prefixItems/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||
(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var p=h===e;if(!p)break}}}else return $.errors=[{instancePath:t+"/prefixItems",schemaPath:"\
#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(r.contains!==void 0){const a=e;te.validate(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:x,
dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;
const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return $.errors=[{instancePath:t+"/properties",schemaPath:"#/proper\
ties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.properties,data:a}],!1;for(const g in a){const S=e,
h=e,q=e;if(g!=="__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var l=q===e;if(l){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/\
propertyNames/not",keyword:"not",params:{},schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:g,propertyName:g};
s===null?s=[I]:s.push(I),e++}else e=h,s!==null&&(h?s.length=h:s=null);if(e===S&&typeof g=="string"&&D(g)>200){const I={instancePath:t+"/properties",schemaPath:"\
#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:g,propertyName:g};
s===null?s=[I]:s.push(I),e++}var v=S===e;if(!v){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:g},schema:n.properties.properties.propertyNames,parentSchema:n.properties.properties,data:a};return s===null?s=[I]:s.push(I),e++,$.errors=s,
!1;break}}if(v)for(const g in a){const S=e;te.validate(a[g],{instancePath:t+"/properties/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:g,
rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var M=S===e;if(!M)break}}else return $.errors=[{instancePath:t+
"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.properties.properties.type,parentSchema:n.properties.properties,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.patternProperties!==void 0){let a=r.patternProperties;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>20)return $.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProp\
erties",params:{limit:20},schema:20,parentSchema:n.properties.patternProperties,data:a}],!1;for(const g in a){const S=e,h=e,q=e;if(g!=="__proto__"){const I={};s===
null?s=[I]:s.push(I),e++}var K=q===e;if(K){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"n\
ot",params:{},schema:n.properties.patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.propertyNames,data:g,propertyName:g};s===null?
s=[I]:s.push(I),e++}else e=h,s!==null&&(h?s.length=h:s=null);if(e===S&&typeof g=="string"&&D(g)>200){const I={instancePath:t+"/patternProperties",schemaPath:"#/\
properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.patternProperties.propertyNames,
data:g,propertyName:g};s===null?s=[I]:s.push(I),e++}var m=S===e;if(!m){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/p\
ropertyNames",keyword:"propertyNames",params:{propertyName:g},schema:n.properties.patternProperties.propertyNames,parentSchema:n.properties.patternProperties,data:a};
return s===null?s=[I]:s.push(I),e++,$.errors=s,!1;break}}if(m)for(const g in a){const S=e;te.validate(a[g],{instancePath:t+"/patternProperties/"+g.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);
var d=S===e;if(!d)break}}else return $.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"\
object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.patternProperties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.additionalProperties!==
void 0){const a=e;te.validate(r.additionalProperties,{instancePath:t+"/additionalProperties",parentData:r,parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:b})||
(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.propertyNames!==void 0){const a=e;te.validate(r.propertyNames,
{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.
errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)return $.errors=
[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.required,data:a}],
!1;{var V=!0;const g=a.length;for(let S=0;S<g;S++){let h=a[S];const q=e;if(e===q)if(typeof h=="string"){if(D(h)>200)return $.errors=[{instancePath:t+"/required/"+
S,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.required.items,data:h}],!1}else
return $.errors=[{instancePath:t+"/required/"+S,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:n.properties.required.
items.type,parentSchema:n.properties.required.items,data:h}],!1;var V=q===e;if(!V)break}if(V){let S=a.length,h;if(S>1){const q={};for(;S--;){let I=a[S];if(typeof I==
"string"){if(typeof q[I]=="number"){return h=q[I],$.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{
i:S,j:h},schema:!0,parentSchema:n.properties.required,data:a}],!1;break}q[I]=S}}}}}}else return $.errors=[{instancePath:t+"/required",schemaPath:"#/properties/r\
equired/type",keyword:"type",params:{type:"array"},schema:n.properties.required.type,parentSchema:n.properties.required,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(r.dependentRequired!==void 0){let a=r.dependentRequired;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return $.
errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.
properties.dependentRequired,data:a}],!1;for(const g in a){let S=a[g];const h=e;if(e===h)if(Array.isArray(S)){if(S.length>500)return $.errors=[{instancePath:t+"\
/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:n.properties.dependentRequired.additionalProperties,data:S}],!1;{var O=!0;const q=S.length;for(let I=0;I<q;I++){let z=S[I];const ae=e;
if(e===ae)if(typeof z=="string"){if(D(z)>200)return $.errors=[{instancePath:t+"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#\
/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentRequired.
additionalProperties.items,data:z}],!1}else return $.errors=[{instancePath:t+"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#/\
properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:n.properties.dependentRequired.additionalProperties.items.
type,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:z}],!1;var O=ae===e;if(!O)break}if(O){let I=S.length,z;if(I>1){const ae={};for(;I--;){
let G=S[I];if(typeof G=="string"){if(typeof ae[G]=="number"){return z=ae[G],$.errors=[{instancePath:t+"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:I,j:z},schema:!0,parentSchema:n.properties.dependentRequired.
additionalProperties,data:S}],!1;break}ae[G]=I}}}}}}else return $.errors=[{instancePath:t+"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.
properties.dependentRequired.additionalProperties,data:S}],!1;var F=h===e;if(!F)break}}else return $.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/\
properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:n.properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,
data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.dependentSchemas!==void 0){let a=r.dependentSchemas;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>500)return $.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxPrope\
rties",params:{limit:500},schema:500,parentSchema:n.properties.dependentSchemas,data:a}],!1;for(const g in a){const S=e,h=e,q=e;if(g!=="__proto__"){const I={};s===
null?s=[I]:s.push(I),e++}var B=q===e;if(B){const I={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",
params:{},schema:n.properties.dependentSchemas.propertyNames.not,parentSchema:n.properties.dependentSchemas.propertyNames,data:g,propertyName:g};s===null?s=[I]:
s.push(I),e++}else e=h,s!==null&&(h?s.length=h:s=null);if(e===S&&typeof g=="string"&&D(g)>200){const I={instancePath:t+"/dependentSchemas",schemaPath:"#/propert\
ies/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentSchemas.propertyNames,data:g,
propertyName:g};s===null?s=[I]:s.push(I),e++}var w=S===e;if(!w){const I={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:g},schema:n.properties.dependentSchemas.propertyNames,parentSchema:n.properties.dependentSchemas,data:a};return s===
null?s=[I]:s.push(I),e++,$.errors=s,!1;break}}if(w)for(const g in a){const S=e;te.validate(a[g],{instancePath:t+"/dependentSchemas/"+g.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var L=S===e;
if(!L)break}}else return $.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:n.
properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.allOf!==void 0){let a=r.allOf;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>20)return $.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:n.properties.allOf,data:a}],!1;if(a.length<1)return $.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:a}],!1;{var k=!0;const g=a.length;for(let S=0;S<g;S++){const h=e;te.validate(a[S],{instancePath:t+
"/allOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var k=h===e;
if(!k)break}}}else return $.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:n.properties.allOf.
type,parentSchema:n.properties.allOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.anyOf!==void 0){let a=r.anyOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.
length>20)return $.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.
anyOf,data:a}],!1;if(a.length<1)return $.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:n.properties.anyOf,data:a}],!1;{var X=!0;const g=a.length;for(let S=0;S<g;S++){const h=e;te.validate(a[S],{instancePath:t+"/anyOf/"+S,parentData:a,
parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var X=h===e;if(!X)break}}}else return $.
errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.
anyOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.oneOf!==void 0){let a=r.oneOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return $.errors=[{instancePath:t+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.oneOf,data:a}],!1;if(a.length<1)return $.
errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:a}],
!1;{var H=!0;const g=a.length;for(let S=0;S<g;S++){const h=e;te.validate(a[S],{instancePath:t+"/oneOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||
(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var H=h===e;if(!H)break}}}else return $.errors=[{instancePath:t+"/oneOf",schemaPath:"#/p\
roperties/oneOf/type",keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.properties.oneOf,data:a}],!1;var i=o===e}else var i=!0;
if(i){if(r.not!==void 0){const a=e;te.validate(r.not,{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:x,dynamicAnchors:b})||(s=s===null?te.
validate.errors:s.concat(te.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;te.validate(r.if,{instancePath:t+"/if",parentData:r,
parentDataProperty:"if",rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.
then!==void 0){const a=e;te.validate(r.then,{instancePath:t+"/then",parentData:r,parentDataProperty:"then",rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.
errors:s.concat(te.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.else!==void 0){const a=e;te.validate(r.else,{instancePath:t+"/else",parentData:r,
parentDataProperty:"else",rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var i=a===e}else var i=!0;if(i){
if(r.$defs!==void 0){let a=r.$defs;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return $.errors=[{instancePath:t+
"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:a}],!1;for(const g in a){
const S=e;if(typeof g=="string"){if(D(g)>90){const h={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{
limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:g,propertyName:g};s===null?s=[h]:s.push(h),e++}else if(!ct.test(g)){const h={instancePath:t+
"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:n.
properties.$defs.propertyNames,data:g,propertyName:g};s===null?s=[h]:s.push(h),e++}}var _=S===e;if(!_){const h={instancePath:t+"/$defs",schemaPath:"#/properties\
/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:g},schema:n.properties.$defs.propertyNames,parentSchema:n.properties.$defs,data:a};return s===
null?s=[h]:s.push(h),e++,$.errors=s,!1;break}}if(_)for(const g in a){const S=e;te.validate(a[g],{instancePath:t+"/$defs/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?te.validate.errors:s.concat(te.validate.errors),e=s.length);var c=S===e;if(!c)break}}else
return $.errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.
properties.$defs,data:a}],!1;var i=o===e}else var i=!0;if(i&&r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.items===void 0&&(a="it\
ems"))return $.errors=[{instancePath:t,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:n.dependentSchemas.
uniqueItems.required,parentSchema:n.dependentSchemas.uniqueItems,data:r}],!1;if(r.items!==void 0){let o=r.items;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){let g;if(o.type===void 0&&(g="type"))return $.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"\
required",params:{missingProperty:g},schema:n.dependentSchemas.uniqueItems.properties.items.required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,
data:o}],!1;if(o.type!==void 0){let S=o.type;const h=e;let q=!1;const I=e;if(!(S==="null"||S==="boolean"||S==="number"||S==="integer"||S==="string")){const z={instancePath:t+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:S};s===null?s=[z]:s.push(z),e++}var y=I===e;if(q=q||y,!q){const z=e;if(e===z)if(Array.
isArray(S))if(S.length>7){const G={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:S};s===null?s=[G]:s.push(G),e++}else{
var ee=!0;const G=S.length;for(let me=0;me<G;me++){let ke=S[me];const de=e;if(!(ke==="null"||ke==="boolean"||ke==="number"||ke==="integer"||ke==="string")){const Or={
instancePath:t+"/items/type/"+me,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ke};s===null?s=[Or]:s.push(Or),e++}var ee=de===e;if(!ee)
break}}else{const G={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:S};s===null?s=[G]:s.push(G),e++}var y=z===e;q=q||y}if(q)e=h,s!==null&&(h?s.length=h:s=null);else{const z={instancePath:t+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:S};return s===null?s=[z]:s.push(z),e++,$.errors=s,
!1}}}else return $.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:o}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return $.errors=s,e===0}function T(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(!(r&&typeof r==
"object"&&!Array.isArray(r))&&typeof r!="boolean")return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,
data:r}],!1;if(e===0&&r&&typeof r=="object"&&!Array.isArray(r)){const C=e;for(const a in r)if(!He.call(n.properties,a)){return T.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:n,data:r}],!1;break}if(C===e){if(r.$schema!==void 0){
let a=r.$schema;const o=e;if(a!=="https://json-schema.org/draft/2020-12/schema")return T.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/c\
onst",keyword:"const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:n.
properties.$schema,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.$id!==void 0){let a=r.$id;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>2048)return T.errors=
[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:n.properties.$id,data:a}],!1}else
return T.errors=[{instancePath:t+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:n.properties.$id.type,parentSchema:n.properties.
$id,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.$comment!==void 0){let a=r.$comment;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>1e5)return T.errors=[
{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.$comment,
data:a}],!1}else return T.errors=[{instancePath:t+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:n.properties.
$comment.type,parentSchema:n.properties.$comment,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.title!==void 0){let a=r.title;const o=e;if(e===o)if(typeof a==
"string"){if(D(a)>1e5)return T.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.
properties.title,data:a}],!1}else return T.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:n.
properties.title.type,parentSchema:n.properties.title,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.description!==void 0){let a=r.description;const o=e;if(e===
o)if(typeof a=="string"){if(D(a)>1e5)return T.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{
limit:1e5},schema:1e5,parentSchema:n.properties.description,data:a}],!1}else return T.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.properties.description,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(r.deprecated!==void 0){let a=r.deprecated;const o=e;if(typeof a!="boolean")return T.errors=[{instancePath:t+"/deprecated",schemaPath:"#/properties/deprecated\
/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,data:a}],!1;var i=o===e}else var i=!0;if(i){
if(r.readOnly!==void 0){let a=r.readOnly;const o=e;if(typeof a!="boolean")return T.errors=[{instancePath:t+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.writeOnly!==
void 0){let a=r.writeOnly;const o=e;if(typeof a!="boolean")return T.errors=[{instancePath:t+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",
params:{type:"boolean"},schema:n.properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.$ref!==void 0){let a=r.
$ref;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>100)return T.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLengt\
h",params:{limit:100},schema:100,parentSchema:n.properties.$ref,data:a}],!1;if(!lt.test(a))return T.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24\
ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.properties.$ref,data:a}],!1}else
return T.errors=[{instancePath:t+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.$ref.type,parentSchema:n.
properties.$ref,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.type!==void 0){let a=r.type;const o=e,f=e;let g=!1,S=null;const h=e;if(!(a==="null"||a==="boole\
an"||a==="object"||a==="array"||a==="number"||a==="integer"||a==="string")){const z={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"\
enum",params:{allowedValues:n.properties.type.oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:a};s===null?s=[
z]:s.push(z),e++}var u=h===e;u&&(g=!0,S=0);const q=e;if(e===q)if(Array.isArray(a))if(a.length>7){const z={instancePath:t+"/type",schemaPath:"#/properties/type/o\
neOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[z]:s.push(z),e++}else if(a.length<1){const z={
instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.type.oneOf[1],data:a};
s===null?s=[z]:s.push(z),e++}else{var P=!0;const z=a.length;for(let ae=0;ae<z;ae++){let G=a[ae];const me=e;if(!(G==="null"||G==="boolean"||G==="object"||G==="ar\
ray"||G==="number"||G==="integer"||G==="string")){const de={instancePath:t+"/type/"+ae,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{
allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.oneOf[1].items.enum,parentSchema:n.properties.type.oneOf[1].items,data:G};s===null?
s=[de]:s.push(de),e++}if(e===me)if(typeof G=="string"){if(D(G)>7){const de={instancePath:t+"/type/"+ae,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"\
maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:G};s===null?s=[de]:s.push(de),e++}}else{const de={instancePath:t+"/type/"+
ae,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.properties.type.oneOf[1].items.type,parentSchema:n.properties.
type.oneOf[1].items,data:G};s===null?s=[de]:s.push(de),e++}var P=me===e;if(!P)break}if(P){let ae=a.length,G;if(ae>1){const me={};for(;ae--;){let ke=a[ae];if(typeof ke==
"string"){if(typeof me[ke]=="number"){G=me[ke];const de={instancePath:t+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{
i:ae,j:G},schema:!0,parentSchema:n.properties.type.oneOf[1],data:a};s===null?s=[de]:s.push(de),e++;break}me[ke]=ae}}}}}else{const z={instancePath:t+"/type",schemaPath:"\
#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],data:a};s===
null?s=[z]:s.push(z),e++}var u=q===e;if(u&&g?(g=!1,S=[S,1]):u&&(g=!0,S=1),g)e=f,s!==null&&(f?s.length=f:s=null);else{const z={instancePath:t+"/type",schemaPath:"\
#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:S},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:a};return s===null?s=[z]:s.
push(z),e++,T.errors=s,!1}var i=o===e}else var i=!0;if(i){if(r.enum!==void 0){let a=r.enum;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>500)return T.errors=
[{instancePath:t+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.enum,data:a}],!1;if(a.
length<1)return T.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.
enum,data:a}],!1}else return T.errors=[{instancePath:t+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.enum.
type,parentSchema:n.properties.enum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.multipleOf!==void 0){let a=r.multipleOf;const o=e;if(e===o)if(typeof a=="nu\
mber"&&isFinite(a)){if(a>1e308||isNaN(a))return T.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,data:a}],!1;if(a<=0||isNaN(a))return T.errors=[{instancePath:t+"/multipleOf",schemaPath:"#/pr\
operties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:a}],!1}else return T.
errors=[{instancePath:t+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,parentSchema:n.
properties.multipleOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.minimum!==void 0){let a=r.minimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){
if(a>1e308||isNaN(a))return T.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.minimum,data:a}],!1}else return T.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",
params:{type:"number"},schema:n.properties.minimum.type,parentSchema:n.properties.minimum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.maximum!==void 0){let a=r.
maximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return T.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.maximum,data:a}],!1}else return T.errors=[{instancePath:t+
"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:n.properties.maximum.type,parentSchema:n.properties.maximum,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(r.exclusiveMinimum!==void 0){let a=r.exclusiveMinimum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(
a))return T.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:a}],!1}else return T.errors=[{instancePath:t+"/exclusiveMinimum",schemaPath:"#/properties/exclusive\
Minimum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMinimum.type,parentSchema:n.properties.exclusiveMinimum,data:a}],!1;var i=o===e}else
var i=!0;if(i){if(r.exclusiveMaximum!==void 0){let a=r.exclusiveMaximum;const o=e;if(e===o)if(typeof a=="number"&&isFinite(a)){if(a>1e308||isNaN(a))return T.errors=
[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.
properties.exclusiveMaximum,data:a}],!1}else return T.errors=[{instancePath:t+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",
params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.properties.exclusiveMaximum,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.minLength!==
void 0){let a=r.minLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/minLength",schemaPath:"#/propert\
ies/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.properties.minLength,data:a}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>1e6||isNaN(a))return T.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/minLength",schemaPath:"#/propertie\
s/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minLength,data:a}],!1}var i=o===e}else var i=!0;if(i){
if(r.maxLength!==void 0){let a=r.maxLength;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/maxLength",schemaPath:"\
#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.type,parentSchema:n.properties.maxLength,data:a}],!1;if(e===o&&
typeof a=="number"&&isFinite(a)){if(a>1e6||isNaN(a))return T.errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/maxLength",schemaPath:"\
#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxLength,data:a}],!1}var i=o===e}else var i=!0;
if(i){if(r.pattern!==void 0){let a=r.pattern;const o=e;if(e===o)if(typeof a=="string"){if(D(a)>1e3)return T.errors=[{instancePath:t+"/pattern",schemaPath:"#/pro\
perties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.pattern,data:a}],!1}else return T.errors=[{instancePath:t+
"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:n.properties.pattern.type,parentSchema:n.properties.pattern,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(r.format!==void 0){let a=r.format;const o=e;if(!(a==="date-time"||a==="date"||a==="duration"||a==="email"||a==="hostname"||
a==="ipv4"||a==="ipv6"||a==="uri"||a==="uri-reference"||a==="uuid"||a==="byte"||a==="int32"||a==="int64"||a==="float"||a==="double"))return T.errors=[{instancePath:t+
"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.enum},schema:n.properties.format.enum,parentSchema:n.properties.
format,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.minItems!==void 0){let a=r.minItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.
errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:n.properties.minItems.type,parentSchema:n.
properties.minItems,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+"/minItems",schemaPath:"\
#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minItems,data:a}],
!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:n.properties.minItems,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.maxItems!==void 0){let a=r.maxItems;const o=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"integer"},schema:n.properties.
maxItems.type,parentSchema:n.properties.maxItems,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+
"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.
properties.maxItems,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.minContains!==void 0){let a=r.minContains;
const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/minCon\
tains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minContains,data:a}],
!1}var i=o===e}else var i=!0;if(i){if(r.maxContains!==void 0){let a=r.maxContains;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=
[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxContains.type,parentSchema:n.
properties.maxContains,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+"/maxContains",schemaPath:"\
#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxContains,
data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.minProperties!==void 0){let a=r.minProperties;const o=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.minProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+
"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minProperties,
data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.maxProperties!==void 0){let a=r.maxProperties;const o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return T.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxProperties.
type,parentSchema:n.properties.maxProperties,data:a}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+
"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.
properties.maxProperties,data:a}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,data:a}],!1}var i=o===e}else var i=!0;if(i){if(r.uniqueItems!==void 0){
let a=r.uniqueItems;const o=e;if(typeof a!="boolean")return T.errors=[{instancePath:t+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{
type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.items!==void 0){const a=e;
$(r.items,{instancePath:t+"/items",parentData:r,parentDataProperty:"items",rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.prefixItems!==void 0){let a=r.prefixItems;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return T.errors=[{instancePath:t+"/p\
refixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:a}],!1;if(a.
length<1)return T.errors=[{instancePath:t+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.
properties.prefixItems,data:a}],!1;{var p=!0;const g=a.length;for(let S=0;S<g;S++){const h=e;$(a[S],{instancePath:t+"/prefixItems/"+S,parentData:a,parentDataProperty:S,
rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var p=h===e;if(!p)break}}}else return T.errors=[{instancePath:t+"/prefixItems",
schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,data:a}],
!1;var i=o===e}else var i=!0;if(i){if(r.contains!==void 0){const a=e;$(r.contains,{instancePath:t+"/contains",parentData:r,parentDataProperty:"contains",rootData:x,
dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.properties!==void 0){let a=r.properties;const o=e;if(e===
o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return T.errors=[{instancePath:t+"/properties",schemaPath:"#/properties/properties/m\
axProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.properties,data:a}],!1;for(const g in a){const S=e,h=e,q=e;if(g!==
"__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var l=q===e;if(l){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames/n\
ot",keyword:"not",params:{},schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:g,propertyName:g};s===null?
s=[I]:s.push(I),e++}else e=h,s!==null&&(h?s.length=h:s=null);if(e===S&&typeof g=="string"&&D(g)>200){const I={instancePath:t+"/properties",schemaPath:"#/propert\
ies/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:g,propertyName:g};
s===null?s=[I]:s.push(I),e++}var v=S===e;if(!v){const I={instancePath:t+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:g},schema:n.properties.properties.propertyNames,parentSchema:n.properties.properties,data:a};return s===null?s=[I]:s.push(I),e++,T.errors=s,
!1;break}}if(v)for(const g in a){const S=e;$(a[g],{instancePath:t+"/properties/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:g,rootData:x,
dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var M=S===e;if(!M)break}}else return T.errors=[{instancePath:t+"/properties",schemaPath:"\
#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.properties.properties.type,parentSchema:n.properties.properties,data:a}],!1;var i=o===
e}else var i=!0;if(i){if(r.patternProperties!==void 0){let a=r.patternProperties;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(
a).length>20)return T.errors=[{instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},
schema:20,parentSchema:n.properties.patternProperties,data:a}],!1;for(const g in a){const S=e,h=e,q=e;if(g!=="__proto__"){const I={};s===null?s=[I]:s.push(I),e++}
var K=q===e;if(K){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:n.properties.
patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.propertyNames,data:g,propertyName:g};s===null?s=[I]:s.push(I),e++}else e=h,s!==null&&
(h?s.length=h:s=null);if(e===S&&typeof g=="string"&&D(g)>200){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNa\
mes/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.patternProperties.propertyNames,data:g,propertyName:g};s===null?s=[I]:
s.push(I),e++}var m=S===e;if(!m){const I={instancePath:t+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyNames",
params:{propertyName:g},schema:n.properties.patternProperties.propertyNames,parentSchema:n.properties.patternProperties,data:a};return s===null?s=[I]:s.push(I),
e++,T.errors=s,!1;break}}if(m)for(const g in a){const S=e;$(a[g],{instancePath:t+"/patternProperties/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:g,
rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var d=S===e;if(!d)break}}else return T.errors=[{instancePath:t+"/patternPrope\
rties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.
patternProperties,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.additionalProperties!==void 0){const a=e;$(r.additionalProperties,{instancePath:t+"/additiona\
lProperties",parentData:r,parentDataProperty:"additionalProperties",rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var i=a===
e}else var i=!0;if(i){if(r.propertyNames!==void 0){const a=e;$(r.propertyNames,{instancePath:t+"/propertyNames",parentData:r,parentDataProperty:"propertyNames",
rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>500)return T.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{
limit:500},schema:500,parentSchema:n.properties.required,data:a}],!1;{var V=!0;const g=a.length;for(let S=0;S<g;S++){let h=a[S];const q=e;if(e===q)if(typeof h==
"string"){if(D(h)>200)return T.errors=[{instancePath:t+"/required/"+S,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.required.items,data:h}],!1}else return T.errors=[{instancePath:t+"/required/"+S,schemaPath:"#/properties/required/items/typ\
e",keyword:"type",params:{type:"string"},schema:n.properties.required.items.type,parentSchema:n.properties.required.items,data:h}],!1;var V=q===e;if(!V)break}if(V){
let S=a.length,h;if(S>1){const q={};for(;S--;){let I=a[S];if(typeof I=="string"){if(typeof q[I]=="number"){return h=q[I],T.errors=[{instancePath:t+"/required",schemaPath:"\
#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:S,j:h},schema:!0,parentSchema:n.properties.required,data:a}],!1;break}q[I]=S}}}}}}else return T.
errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"},schema:n.properties.required.type,parentSchema:n.
properties.required,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.dependentRequired!==void 0){let a=r.dependentRequired;const o=e;if(e===o)if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(Object.keys(a).length>500)return T.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProp\
erties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired,data:a}],!1;for(const g in a){let S=a[g];const h=e;if(e===
h)if(Array.isArray(S)){if(S.length>500)return T.errors=[{instancePath:t+"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired.additionalProperties,
data:S}],!1;{var O=!0;const q=S.length;for(let I=0;I<q;I++){let z=S[I];const ae=e;if(e===ae)if(typeof z=="string"){if(D(z)>200)return T.errors=[{instancePath:t+
"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:z}],!1}else return T.errors=[{instancePath:t+
"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+I,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",
params:{type:"string"},schema:n.properties.dependentRequired.additionalProperties.items.type,parentSchema:n.properties.dependentRequired.additionalProperties.items,
data:z}],!1;var O=ae===e;if(!O)break}if(O){let I=S.length,z;if(I>1){const ae={};for(;I--;){let G=S[I];if(typeof G=="string"){if(typeof ae[G]=="number"){return z=
ae[G],T.errors=[{instancePath:t+"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/u\
niqueItems",keyword:"uniqueItems",params:{i:I,j:z},schema:!0,parentSchema:n.properties.dependentRequired.additionalProperties,data:S}],!1;break}ae[G]=I}}}}}}else
return T.errors=[{instancePath:t+"/dependentRequired/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/\
type",keyword:"type",params:{type:"array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.properties.dependentRequired.additionalProperties,
data:S}],!1;var F=h===e;if(!F)break}}else return T.errors=[{instancePath:t+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",
params:{type:"object"},schema:n.properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.dependentSchemas!==
void 0){let a=r.dependentSchemas;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return T.errors=[{instancePath:t+"\
/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentSchemas,
data:a}],!1;for(const g in a){const S=e,h=e,q=e;if(g!=="__proto__"){const I={};s===null?s=[I]:s.push(I),e++}var B=q===e;if(B){const I={instancePath:t+"/dependen\
tSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:n.properties.dependentSchemas.propertyNames.not,parentSchema:n.
properties.dependentSchemas.propertyNames,data:g,propertyName:g};s===null?s=[I]:s.push(I),e++}else e=h,s!==null&&(h?s.length=h:s=null);if(e===S&&typeof g=="stri\
ng"&&D(g)>200){const I={instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.dependentSchemas.propertyNames,data:g,propertyName:g};s===null?s=[I]:s.push(I),e++}var w=S===e;if(!w){const I={instancePath:t+
"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:g},schema:n.properties.dependentSchemas.
propertyNames,parentSchema:n.properties.dependentSchemas,data:a};return s===null?s=[I]:s.push(I),e++,T.errors=s,!1;break}}if(w)for(const g in a){const S=e;$(a[g],
{instancePath:t+"/dependentSchemas/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:
s.concat($.errors),e=s.length);var L=S===e;if(!L)break}}else return T.errors=[{instancePath:t+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",
keyword:"type",params:{type:"object"},schema:n.properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:a}],!1;var i=o===e}else var i=!0;
if(i){if(r.allOf!==void 0){let a=r.allOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return T.errors=[{instancePath:t+"/allOf",schemaPath:"#/properti\
es/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.allOf,data:a}],!1;if(a.length<1)return T.errors=[{instancePath:t+"/a\
llOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:a}],!1;{var k=!0;const g=a.length;
for(let S=0;S<g;S++){const h=e;$(a[S],{instancePath:t+"/allOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat(
$.errors),e=s.length);var k=h===e;if(!k)break}}}else return T.errors=[{instancePath:t+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"\
array"},schema:n.properties.allOf.type,parentSchema:n.properties.allOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.anyOf!==void 0){let a=r.anyOf;const o=e;
if(e===o)if(Array.isArray(a)){if(a.length>20)return T.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:n.properties.anyOf,data:a}],!1;if(a.length<1)return T.errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:n.properties.anyOf,data:a}],!1;{var X=!0;const g=a.length;for(let S=0;S<g;S++){const h=e;$(a[S],{instancePath:t+
"/anyOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var X=h===e;if(!X)break}}}else return T.
errors=[{instancePath:t+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.
anyOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.oneOf!==void 0){let a=r.oneOf;const o=e;if(e===o)if(Array.isArray(a)){if(a.length>20)return T.errors=[{instancePath:t+
"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.oneOf,data:a}],!1;if(a.length<1)return T.
errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:a}],
!1;{var H=!0;const g=a.length;for(let S=0;S<g;S++){const h=e;$(a[S],{instancePath:t+"/oneOf/"+S,parentData:a,parentDataProperty:S,rootData:x,dynamicAnchors:b})||
(s=s===null?$.errors:s.concat($.errors),e=s.length);var H=h===e;if(!H)break}}}else return T.errors=[{instancePath:t+"/oneOf",schemaPath:"#/properties/oneOf/type",
keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.properties.oneOf,data:a}],!1;var i=o===e}else var i=!0;if(i){if(r.not!==void 0){
const a=e;$(r.not,{instancePath:t+"/not",parentData:r,parentDataProperty:"not",rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);
var i=a===e}else var i=!0;if(i){if(r.if!==void 0){const a=e;$(r.if,{instancePath:t+"/if",parentData:r,parentDataProperty:"if",rootData:x,dynamicAnchors:b})||(s=
s===null?$.errors:s.concat($.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.then!==void 0){const a=e;$(r.then,{instancePath:t+"/then",parentData:r,parentDataProperty:"\
then",rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var i=a===e}else var i=!0;if(i){if(r.else!==void 0){const a=e;$(r.else,
{instancePath:t+"/else",parentData:r,parentDataProperty:"else",rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var i=a===e}else
var i=!0;if(i){if(r.$defs!==void 0){let a=r.$defs;const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length>500)return T.errors=[
{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:a}],
!1;for(const g in a){const S=e;if(typeof g=="string"){if(D(g)>90){const h={instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"\
maxLength",params:{limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:g,propertyName:g};s===null?s=[h]:s.push(h),e++}else if(!ct.test(g)){const h={
instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",
parentSchema:n.properties.$defs.propertyNames,data:g,propertyName:g};s===null?s=[h]:s.push(h),e++}}var _=S===e;if(!_){const h={instancePath:t+"/$defs",schemaPath:"\
#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:g},schema:n.properties.$defs.propertyNames,parentSchema:n.properties.$defs,data:a};
return s===null?s=[h]:s.push(h),e++,T.errors=s,!1;break}}if(_)for(const g in a){const S=e;$(a[g],{instancePath:t+"/$defs/"+g.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:a,parentDataProperty:g,rootData:x,dynamicAnchors:b})||(s=s===null?$.errors:s.concat($.errors),e=s.length);var c=S===e;if(!c)break}}else return T.
errors=[{instancePath:t+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.properties.
$defs,data:a}],!1;var i=o===e}else var i=!0;if(i&&r.uniqueItems!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.items===void 0&&(a="items"))return T.
errors=[{instancePath:t,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:a},schema:n.dependentSchemas.uniqueItems.
required,parentSchema:n.dependentSchemas.uniqueItems,data:r}],!1;if(r.items!==void 0){let o=r.items;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let g;
if(o.type===void 0&&(g="type"))return T.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",
params:{missingProperty:g},schema:n.dependentSchemas.uniqueItems.properties.items.required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:o}],
!1;if(o.type!==void 0){let S=o.type;const h=e;let q=!1;const I=e;if(!(S==="null"||S==="boolean"||S==="number"||S==="integer"||S==="string")){const z={instancePath:t+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:S};s===null?s=[z]:s.push(z),e++}var y=I===e;if(q=q||y,!q){const z=e;if(e===z)if(Array.
isArray(S))if(S.length>7){const G={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:S};s===null?s=[G]:s.push(G),e++}else{
var ee=!0;const G=S.length;for(let me=0;me<G;me++){let ke=S[me];const de=e;if(!(ke==="null"||ke==="boolean"||ke==="number"||ke==="integer"||ke==="string")){const Or={
instancePath:t+"/items/type/"+me,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:ke};s===null?s=[Or]:s.push(Or),e++}var ee=de===e;if(!ee)
break}}else{const G={instancePath:t+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{
type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1],data:S};s===null?s=[G]:s.push(G),e++}var y=z===e;q=q||y}if(q)e=h,s!==null&&(h?s.length=h:s=null);else{const z={instancePath:t+"/items/t\
ype",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:S};return s===null?s=[z]:s.push(z),e++,T.errors=s,
!1}}}else return T.errors=[{instancePath:t+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.
dependentSchemas.uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:o}],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
return T.errors=s,e===0}function tr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(T(r,{instancePath:t,parentData:J,parentDataProperty:W,rootData:x,dynamicAnchors:b})||(s=s===null?T.errors:s.concat(T.errors),e=s.length),
tr.errors=s,e===0):(tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mt.type,parentSchema:mt,data:r}],!1)}function Ne(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const p=e;
for(const l in r)if(!(l==="request"||l==="example"||l==="success")){return Ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:l},schema:!1,parentSchema:_e,data:r}],!1;break}if(p===e){if(r.request!==void 0){const l=e;tr(r.request,{instancePath:t+"/req\
uest",parentData:r,parentDataProperty:"request",rootData:x,dynamicAnchors:b})||(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var i=l===e}else var i=!0;if(i){
if(r.example!==void 0){let l=r.example;const v=e;if(!(l&&typeof l=="object"&&!Array.isArray(l)))return Ne.errors=[{instancePath:t+"/example",schemaPath:"#/prope\
rties/example/type",keyword:"type",params:{type:"object"},schema:_e.properties.example.type,parentSchema:_e.properties.example,data:l}],!1;var i=v===e}else var i=!0;
if(i)if(r.success!==void 0){let l=r.success;const v=e;if(e===v)if(l&&typeof l=="object"&&!Array.isArray(l)){let K;if(l.status===void 0&&(K="status")||l.body===void 0&&
(K="body"))return Ne.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:K},schema:_e.properties.
success.required,parentSchema:_e.properties.success,data:l}],!1;{const m=e;for(const d in l)if(!(d==="status"||d==="body")){return Ne.errors=[{instancePath:t+"/\
success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:_e.properties.
success,data:l}],!1;break}if(m===e){if(l.status!==void 0){let d=l.status;const V=e;if(e===V)if(Array.isArray(d)){if(d.length>100)return Ne.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:_e.properties.success.
properties.status,data:d}],!1;if(d.length<1)return Ne.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:_e.properties.success.properties.status,data:d}],!1;{var P=!0;const O=d.length;for(let F=0;F<O;F++){let B=d[F];
const w=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return Ne.errors=[{instancePath:t+"/success/status/"+F,schemaPath:"#/properties/success/prope\
rties/status/items/type",keyword:"type",params:{type:"integer"},schema:_e.properties.success.properties.status.items.type,parentSchema:_e.properties.success.properties.
status.items,data:B}],!1;if(e===w&&typeof B=="number"&&isFinite(B)){if(B>299||isNaN(B))return Ne.errors=[{instancePath:t+"/success/status/"+F,schemaPath:"#/prop\
erties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:299},schema:299,parentSchema:_e.properties.success.properties.status.
items,data:B}],!1;if(B<200||isNaN(B))return Ne.errors=[{instancePath:t+"/success/status/"+F,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:_e.properties.success.properties.status.items,data:B}],!1}var P=w===e;if(!P)break}if(P){let F=d.
length,B;if(F>1){const w={};for(;F--;){let L=d[F];if(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)){if(typeof w[L]=="number"){return B=w[L],Ne.errors=[{instancePath:t+
"/success/status",schemaPath:"#/properties/success/properties/status/uniqueItems",keyword:"uniqueItems",params:{i:F,j:B},schema:!0,parentSchema:_e.properties.success.
properties.status,data:d}],!1;break}w[L]=F}}}}}}else return Ne.errors=[{instancePath:t+"/success/status",schemaPath:"#/properties/success/properties/status/type",
keyword:"type",params:{type:"array"},schema:_e.properties.success.properties.status.type,parentSchema:_e.properties.success.properties.status,data:d}],!1;var u=V===
e}else var u=!0;if(u)if(l.body!==void 0){let d=l.body;const V=e;if(!(d==="empty"||d==="any"))return Ne.errors=[{instancePath:t+"/success/body",schemaPath:"#/pro\
perties/success/properties/body/enum",keyword:"enum",params:{allowedValues:_e.properties.success.properties.body.enum},schema:_e.properties.success.properties.body.
enum,parentSchema:_e.properties.success.properties.body,data:d}],!1;var u=V===e}else var u=!0}}}else return Ne.errors=[{instancePath:t+"/success",schemaPath:"#/\
properties/success/type",keyword:"type",params:{type:"object"},schema:_e.properties.success.type,parentSchema:_e.properties.success,data:l}],!1;var i=v===e}else
var i=!0}}}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_e.type,parentSchema:_e,data:r}],!1;return Ne.
errors=s,e===0}const vr={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};function ne(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return ne.errors=[{instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:vr,data:r}],!1;if(r.length<1)return ne.errors=[{instancePath:t,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:vr,data:r}],!1;{var i=!0;const P=r.length;for(let u=0;u<P;u++){let p=r[u];const l=e;if(!(typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ne.errors=[{instancePath:t+"/"+u,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},schema:vr.items.
type,parentSchema:vr.items,data:p}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>499||isNaN(p))return ne.errors=[{instancePath:t+"/"+u,schemaPath:"#/items\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:vr.items,data:p}],!1;if(p<400||isNaN(p))return ne.errors=[{instancePath:t+
"/"+u,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:vr.items,data:p}],!1}var i=l===e;if(!i)break}if(i){
let u=r.length,p;if(u>1){const l={};for(;u--;){let v=r[u];if(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)){if(typeof l[v]=="number"){return p=l[v],ne.errors=
[{instancePath:t,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:u,j:p},schema:!0,parentSchema:vr,data:r}],!1;break}l[v]=u}}}}}}else return ne.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:vr.type,parentSchema:vr,data:r}],!1;return ne.errors=s,e===0}const rt={oneOf:[{
const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};function Pr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1,u=null;const p=e;if(r!=="accepted"){const M={instancePath:t,schemaPath:"#/oneOf/0/const",
keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:rt.oneOf[0],data:r};s===null?s=[M]:s.push(M),e++}var v=p===e;v&&(P=!0,u=0);const l=e;
ne(r,{instancePath:t,parentData:J,parentDataProperty:W,rootData:x,dynamicAnchors:b})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var v=l===e;if(v&&P?
(P=!1,u=[u,1]):v&&(P=!0,u=1),P)e=i,s!==null&&(i?s.length=i:s=null);else{const M={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:rt.
oneOf,parentSchema:rt,data:r};return s===null?s=[M]:s.push(M),e++,Pr.errors=s,!1}return Pr.errors=s,e===0}const br={type:"object",minProperties:1,additionalProperties:{
$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},ce={type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"i\
nteger",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{
type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}};
function ve(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(Object.keys(r).length<1)return ve.errors=[{instancePath:t,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:ce,
data:r}],!1;{const P=e;for(const u in r)if(!(u==="minLength"||u==="maxLength"||u==="minimum"||u==="maximum"||u==="pastDays"||u==="futureDays")){return ve.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:ce,data:r}],!1;break}if(P===
e){if(r.minLength!==void 0){let u=r.minLength;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ve.errors=[{instancePath:t+"/minLength",
schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:ce.properties.minLength.type,parentSchema:ce.properties.minLength,data:u}],
!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return ve.errors=[{instancePath:t+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ce.properties.minLength,data:u}],!1;if(u<1||isNaN(u))return ve.errors=[{instancePath:t+"/min\
Length",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ce.properties.minLength,data:u}],!1}
var i=p===e}else var i=!0;if(i){if(r.maxLength!==void 0){let u=r.maxLength;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ve.errors=[
{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:ce.properties.maxLength.type,parentSchema:ce.
properties.maxLength,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return ve.errors=[{instancePath:t+"/maxLength",schemaPath:"#/prop\
erties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:ce.properties.maxLength,data:u}],!1;if(u<1||isNaN(u))return ve.
errors=[{instancePath:t+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ce.properties.
maxLength,data:u}],!1}var i=p===e}else var i=!0;if(i){if(r.minimum!==void 0){let u=r.minimum;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))
return ve.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:ce.properties.minimum.type,parentSchema:ce.
properties.minimum,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return ve.errors=[{instancePath:t+"/minimum",schemaPath:"\
#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:ce.properties.minimum,data:u}],
!1;if(u<-9007199254740991||isNaN(u))return ve.errors=[{instancePath:t+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:ce.properties.minimum,data:u}],!1}var i=p===e}else var i=!0;if(i){if(r.maximum!==void 0){let u=r.
maximum;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ve.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"integer"},schema:ce.properties.maximum.type,parentSchema:ce.properties.maximum,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return ve.errors=[{instancePath:t+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:ce.properties.maximum,data:u}],!1;if(u<-9007199254740991||isNaN(u))return ve.errors=[{instancePath:t+"/maximum",schemaPath:"\
#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:ce.properties.maximum,data:u}],
!1}var i=p===e}else var i=!0;if(i){if(r.pastDays!==void 0){let u=r.pastDays;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ve.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:ce.properties.pastDays.type,parentSchema:ce.properties.
pastDays,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>36500||isNaN(u))return ve.errors=[{instancePath:t+"/pastDays",schemaPath:"#/properties/past\
Days/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:ce.properties.pastDays,data:u}],!1;if(u<2||isNaN(u))return ve.errors=
[{instancePath:t+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:ce.properties.pastDays,
data:u}],!1}var i=p===e}else var i=!0;if(i)if(r.futureDays!==void 0){let u=r.futureDays;const p=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ve.
errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:ce.properties.futureDays.type,parentSchema:ce.
properties.futureDays,data:u}],!1;if(e===p&&typeof u=="number"&&isFinite(u)){if(u>36500||isNaN(u))return ve.errors=[{instancePath:t+"/futureDays",schemaPath:"#/\
properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:ce.properties.futureDays,data:u}],!1;if(u<0||isNaN(
u))return ve.errors=[{instancePath:t+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ce.
properties.futureDays,data:u}],!1}var i=p===e}else var i=!0}}}}}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:ce.type,parentSchema:ce,data:r}],!1;return ve.errors=s,e===0}function sr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>100)return sr.errors=[{instancePath:t,schemaPath:"#/maxProperties",
keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:br,data:r}],!1;if(Object.keys(r).length<1)return sr.errors=[{instancePath:t,schemaPath:"#/min\
Properties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:br,data:r}],!1;for(const u in r){const p=e;if(typeof u=="string"&&D(u)>100){const l={
instancePath:t,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:br.propertyNames,data:u,propertyName:u};s===
null?s=[l]:s.push(l),e++}var i=p===e;if(!i){const l={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:u},schema:br.propertyNames,
parentSchema:br,data:r};return s===null?s=[l]:s.push(l),e++,sr.errors=s,!1;break}}if(i)for(const u in r){const p=e;ve(r[u],{instancePath:t+"/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:r,parentDataProperty:u,rootData:x,dynamicAnchors:b})||(s=s===null?ve.errors:s.concat(ve.errors),e=s.length);var P=p===e;if(!P)
break}}else return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:br.type,parentSchema:br,data:r}],!1;return sr.errors=
s,e===0}const tt={enum:["strict","tolerant"]};function Ae(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,
e=0;return r==="strict"||r==="tolerant"?(Ae.errors=s,e===0):(Ae.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:tt.enum},schema:tt.
enum,parentSchema:tt,data:r}],!1)}const Tr={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of statuse\
s from 400 to 499"};function Ye(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1,u=null;
const p=e;if(!(r==="accepted"||r==="ignored")){const M={instancePath:t,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:Tr.oneOf[0].enum},schema:Tr.
oneOf[0].enum,parentSchema:Tr.oneOf[0],data:r};s===null?s=[M]:s.push(M),e++}var v=p===e;v&&(P=!0,u=0);const l=e;ne(r,{instancePath:t,parentData:J,parentDataProperty:W,
rootData:x,dynamicAnchors:b})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var v=l===e;if(v&&P?(P=!1,u=[u,1]):v&&(P=!0,u=1),P)e=i,s!==null&&(i?s.length=
i:s=null);else{const M={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:Tr.oneOf,parentSchema:Tr,data:r};return s===null?s=
[M]:s.push(M),e++,Ye.errors=s,!1}return Ye.errors=s,e===0}const yt=new RegExp("^4\\d\\d$","u"),vt=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$","u");function Y(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const L=e;
for(const k in r)if(!He.call(Z.properties,k)){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
schema:!1,parentSchema:Z,data:r}],!1;break}if(L===e){if(r.name!==void 0){let k=r.name;const X=e;if(e===X)if(typeof k=="string"){if(D(k)>200)return Y.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Z.properties.name,data:k}],!1;if(D(k)<1)return Y.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.name,data:k}],!1}else
return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:Z.properties.name.type,parentSchema:Z.
properties.name,data:k}],!1;var i=X===e}else var i=!0;if(i){if(r.operations!==void 0){let k=r.operations;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(
k)){const _=e;for(const c in k)if(!(c==="partial-bill"||c==="no-show")){return Y.errors=[{instancePath:t+"/operations",schemaPath:"#/properties/operations/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Z.properties.operations,data:k}],!1;break}if(_===e){if(k["p\
artial-bill"]!==void 0){const c=e;Ne(k["partial-bill"],{instancePath:t+"/operations/partial-bill",parentData:k,parentDataProperty:"partial-bill",rootData:x,dynamicAnchors:b})||
(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var P=c===e}else var P=!0;if(P)if(k["no-show"]!==void 0){const c=e;Ne(k["no-show"],{instancePath:t+"/opera\
tions/no-show",parentData:k,parentDataProperty:"no-show",rootData:x,dynamicAnchors:b})||(s=s===null?Ne.errors:s.concat(Ne.errors),e=s.length);var P=c===e}else var P=!0}}else
return Y.errors=[{instancePath:t+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type:"object"},schema:Z.properties.operations.type,
parentSchema:Z.properties.operations,data:k}],!1;var i=X===e}else var i=!0;if(i){if(r.errors!==void 0){let k=r.errors;const X=e;if(e===X)if(k&&typeof k=="object"&&
!Array.isArray(k)){const _=e;for(const c in k)if(!(c==="unauthorized"||c==="invalid"||c==="malformed"||c==="unsupportedMediaType"||c==="schema"||c==="replies")){
return Y.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,
parentSchema:Z.properties.errors,data:k}],!1;break}if(_===e){if(k.unauthorized!==void 0){const c=e;ne(k.unauthorized,{instancePath:t+"/errors/unauthorized",parentData:k,
parentDataProperty:"unauthorized",rootData:x,dynamicAnchors:b})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var u=c===e}else var u=!0;if(u){if(k.invalid!==
void 0){const c=e;ne(k.invalid,{instancePath:t+"/errors/invalid",parentData:k,parentDataProperty:"invalid",rootData:x,dynamicAnchors:b})||(s=s===null?ne.errors:
s.concat(ne.errors),e=s.length);var u=c===e}else var u=!0;if(u){if(k.malformed!==void 0){const c=e;ne(k.malformed,{instancePath:t+"/errors/malformed",parentData:k,
parentDataProperty:"malformed",rootData:x,dynamicAnchors:b})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var u=c===e}else var u=!0;if(u){if(k.unsupportedMediaType!==
void 0){const c=e;ne(k.unsupportedMediaType,{instancePath:t+"/errors/unsupportedMediaType",parentData:k,parentDataProperty:"unsupportedMediaType",rootData:x,dynamicAnchors:b})||
(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var u=c===e}else var u=!0;if(u){if(k.schema!==void 0){const c=e;tr(k.schema,{instancePath:t+"/errors/schem\
a",parentData:k,parentDataProperty:"schema",rootData:x,dynamicAnchors:b})||(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var u=c===e}else var u=!0;if(u)
if(k.replies!==void 0){let c=k.replies;const y=e;if(e===y)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length>100)return Y.errors=[{instancePath:t+
"/errors/replies",schemaPath:"#/properties/errors/properties/replies/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:Z.properties.
errors.properties.replies,data:c}],!1;if(Object.keys(c).length<1)return Y.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/r\
eplies/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Z.properties.errors.properties.replies,data:c}],!1;for(const C in c){const a=e;
if(typeof C=="string"){if(D(C)>3){const o={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"\
maxLength",params:{limit:3},schema:3,parentSchema:Z.properties.errors.properties.replies.propertyNames,data:C,propertyName:C};s===null?s=[o]:s.push(o),e++}else if(!yt.
test(C)){const o={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:Z.properties.errors.properties.replies.propertyNames,data:C,propertyName:C};s===null?s=[o]:s.push(o),e++}}var p=a===
e;if(!p){const o={instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:C},
schema:Z.properties.errors.properties.replies.propertyNames,parentSchema:Z.properties.errors.properties.replies,data:c};return s===null?s=[o]:s.push(o),e++,Y.errors=
s,!1;break}}if(p)for(const C in c){let a=c[C];const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return Y.errors=[{instancePath:t+
"/errors/replies/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minP\
roperties",params:{limit:1},schema:1,parentSchema:Z.properties.errors.properties.replies.additionalProperties,data:a}],!1;{const f=e;for(const g in a)if(!(g==="\
contentType"||g==="schema")){return Y.errors=[{instancePath:t+"/errors/replies/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/proper\
ties/replies/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g},schema:!1,parentSchema:Z.properties.errors.
properties.replies.additionalProperties,data:a}],!1;break}if(f===e){if(a.contentType!==void 0){let g=a.contentType;const S=e;if(e===S)if(typeof g=="string"){if(D(
g)>200)return Y.errors=[{instancePath:t+"/errors/replies/"+C.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/re\
plies/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Z.properties.errors.properties.replies.
additionalProperties.properties.contentType,data:g}],!1;if(!vt.test(g))return Y.errors=[{instancePath:t+"/errors/replies/"+C.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\
\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:Z.properties.errors.properties.replies.additionalProperties.properties.contentType,
data:g}],!1}else return Y.errors=[{instancePath:t+"/errors/replies/"+C.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/pro\
perties/replies/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"string"},schema:Z.properties.errors.properties.replies.additionalProperties.
properties.contentType.type,parentSchema:Z.properties.errors.properties.replies.additionalProperties.properties.contentType,data:g}],!1;var l=S===e}else var l=!0;
if(l)if(a.schema!==void 0){const g=e;tr(a.schema,{instancePath:t+"/errors/replies/"+C.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:a,parentDataProperty:"\
schema",rootData:x,dynamicAnchors:b})||(s=s===null?tr.errors:s.concat(tr.errors),e=s.length);var l=g===e}else var l=!0}}}else return Y.errors=[{instancePath:t+"\
/errors/replies/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{
type:"object"},schema:Z.properties.errors.properties.replies.additionalProperties.type,parentSchema:Z.properties.errors.properties.replies.additionalProperties,
data:a}],!1;var v=o===e;if(!v)break}}else return Y.errors=[{instancePath:t+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"t\
ype",params:{type:"object"},schema:Z.properties.errors.properties.replies.type,parentSchema:Z.properties.errors.properties.replies,data:c}],!1;var u=y===e}else var u=!0}}}}}}else
return Y.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"object"},schema:Z.properties.errors.type,parentSchema:Z.
properties.errors,data:k}],!1;var i=X===e}else var i=!0;if(i){if(r.apiVersion!==void 0){let k=r.apiVersion;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(
k)){const _=e;for(const c in k)if(!(c==="supported"||c==="unsupported"||c==="empty"||c==="repeated")){return Y.errors=[{instancePath:t+"/apiVersion",schemaPath:"\
#/properties/apiVersion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Z.properties.apiVersion,data:k}],
!1;break}if(_===e){if(k.supported!==void 0){let c=k.supported;const y=e;if(e===y)if(Array.isArray(c)){if(c.length>50)return Y.errors=[{instancePath:t+"/apiVersi\
on/supported",schemaPath:"#/properties/apiVersion/properties/supported/maxItems",keyword:"maxItems",params:{limit:50},schema:50,parentSchema:Z.properties.apiVersion.
properties.supported,data:c}],!1;if(c.length<1)return Y.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported\
/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:Z.properties.apiVersion.properties.supported,data:c}],!1;{var M=!0;const ee=c.length;for(let C=0;C<
ee;C++){let a=c[C];const o=e;if(e===o)if(typeof a=="string"){if(D(a)>200)return Y.errors=[{instancePath:t+"/apiVersion/supported/"+C,schemaPath:"#/properties/ap\
iVersion/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Z.properties.apiVersion.properties.supported.items,
data:a}],!1;if(D(a)<1)return Y.errors=[{instancePath:t+"/apiVersion/supported/"+C,schemaPath:"#/properties/apiVersion/properties/supported/items/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:Z.properties.apiVersion.properties.supported.items,data:a}],!1}else return Y.errors=[{instancePath:t+"/apiVers\
ion/supported/"+C,schemaPath:"#/properties/apiVersion/properties/supported/items/type",keyword:"type",params:{type:"string"},schema:Z.properties.apiVersion.properties.
supported.items.type,parentSchema:Z.properties.apiVersion.properties.supported.items,data:a}],!1;var M=o===e;if(!M)break}if(M){let C=c.length,a;if(C>1){const o={};
for(;C--;){let f=c[C];if(typeof f=="string"){if(typeof o[f]=="number"){return a=o[f],Y.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/\
apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:C,j:a},schema:!0,parentSchema:Z.properties.apiVersion.properties.supported,data:c}],
!1;break}o[f]=C}}}}}}else return Y.errors=[{instancePath:t+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/type",keyword:"type",
params:{type:"array"},schema:Z.properties.apiVersion.properties.supported.type,parentSchema:Z.properties.apiVersion.properties.supported,data:c}],!1;var K=y===e}else
var K=!0;if(K){if(k.unsupported!==void 0){const c=e;ne(k.unsupported,{instancePath:t+"/apiVersion/unsupported",parentData:k,parentDataProperty:"unsupported",rootData:x,
dynamicAnchors:b})||(s=s===null?ne.errors:s.concat(ne.errors),e=s.length);var K=c===e}else var K=!0;if(K){if(k.empty!==void 0){const c=e;Pr(k.empty,{instancePath:t+
"/apiVersion/empty",parentData:k,parentDataProperty:"empty",rootData:x,dynamicAnchors:b})||(s=s===null?Pr.errors:s.concat(Pr.errors),e=s.length);var K=c===e}else
var K=!0;if(K)if(k.repeated!==void 0){const c=e;Pr(k.repeated,{instancePath:t+"/apiVersion/repeated",parentData:k,parentDataProperty:"repeated",rootData:x,dynamicAnchors:b})||
(s=s===null?Pr.errors:s.concat(Pr.errors),e=s.length);var K=c===e}else var K=!0}}}}else return Y.errors=[{instancePath:t+"/apiVersion",schemaPath:"#/properties/\
apiVersion/type",keyword:"type",params:{type:"object"},schema:Z.properties.apiVersion.type,parentSchema:Z.properties.apiVersion,data:k}],!1;var i=X===e}else var i=!0;
if(i){if(r.rateLimit!==void 0){let k=r.rateLimit;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){let _;if(k.requestsPerSecond===void 0&&(_="requ\
estsPerSecond"))return Y.errors=[{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateLimit/required",keyword:"required",params:{missingProperty:_},schema:Z.
properties.rateLimit.required,parentSchema:Z.properties.rateLimit,data:k}],!1;{const c=e;for(const y in k)if(y!=="requestsPerSecond"){return Y.errors=[{instancePath:t+
"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:Z.properties.
rateLimit,data:k}],!1;break}if(c===e&&k.requestsPerSecond!==void 0){let y=k.requestsPerSecond;if(e===e)if(typeof y=="number"&&isFinite(y)){if(y>1e5||isNaN(y))return Y.
errors=[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e5},schema:1e5,parentSchema:Z.properties.rateLimit.properties.requestsPerSecond,data:y}],!1;if(y<=0||isNaN(y))return Y.errors=[{instancePath:t+"/rate\
Limit/requestsPerSecond",schemaPath:"#/properties/rateLimit/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},
schema:0,parentSchema:Z.properties.rateLimit.properties.requestsPerSecond,data:y}],!1}else return Y.errors=[{instancePath:t+"/rateLimit/requestsPerSecond",schemaPath:"\
#/properties/rateLimit/properties/requestsPerSecond/type",keyword:"type",params:{type:"number"},schema:Z.properties.rateLimit.properties.requestsPerSecond.type,
parentSchema:Z.properties.rateLimit.properties.requestsPerSecond,data:y}],!1}}}else return Y.errors=[{instancePath:t+"/rateLimit",schemaPath:"#/properties/rateL\
imit/type",keyword:"type",params:{type:"object"},schema:Z.properties.rateLimit.type,parentSchema:Z.properties.rateLimit,data:k}],!1;var i=X===e}else var i=!0;if(i){
if(r.token!==void 0){let k=r.token;const X=e;if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){const _=e;for(const c in k)if(!(c==="expired"||c==="shortLive\
dClient"||c==="wrongSecrets"||c==="leewaySeconds"||c==="secondClient"||c==="longestLifeSeconds")){return Y.errors=[{instancePath:t+"/token",schemaPath:"#/proper\
ties/token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Z.properties.token,data:k}],!1;break}if(_===
e){if(k.expired!==void 0){const c=e;ne(k.expired,{instancePath:t+"/token/expired",parentData:k,parentDataProperty:"expired",rootData:x,dynamicAnchors:b})||(s=s===
null?ne.errors:s.concat(ne.errors),e=s.length);var m=c===e}else var m=!0;if(m){if(k.shortLivedClient!==void 0){let c=k.shortLivedClient;const y=e;if(e===y)if(c&&
typeof c=="object"&&!Array.isArray(c)){let C;if(c.id===void 0&&(C="id")||c.lifetimeSeconds===void 0&&(C="lifetimeSeconds"))return Y.errors=[{instancePath:t+"/to\
ken/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:C},schema:Z.properties.token.
properties.shortLivedClient.required,parentSchema:Z.properties.token.properties.shortLivedClient,data:c}],!1;{const a=e;for(const o in c)if(!(o==="id"||o==="lif\
etimeSeconds")){return Y.errors=[{instancePath:t+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:Z.properties.token.properties.shortLivedClient,data:c}],!1;break}if(a===e){if(c.id!==
void 0){let o=c.id;const f=e;if(e===f)if(typeof o=="string"){if(D(o)>512)return Y.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/\
token/properties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:Z.properties.token.properties.shortLivedClient.
properties.id,data:o}],!1;if(D(o)<1)return Y.errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.properties.token.properties.shortLivedClient.properties.id,data:o}],!1}else return Y.
errors=[{instancePath:t+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/type",keyword:"type",params:{type:"\
string"},schema:Z.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:Z.properties.token.properties.shortLivedClient.properties.id,data:o}],
!1;var d=f===e}else var d=!0;if(d)if(c.lifetimeSeconds!==void 0){let o=c.lifetimeSeconds;const f=e;if(e===f)if(typeof o=="number"&&isFinite(o)){if(o>60||isNaN(o))
return Y.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:Z.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:o}],
!1;if(o<3||isNaN(o))return Y.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/proper\
ties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:Z.properties.token.properties.shortLivedClient.properties.
lifetimeSeconds,data:o}],!1}else return Y.errors=[{instancePath:t+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLived\
Client/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:Z.properties.token.properties.shortLivedClient.properties.lifetimeSeconds.type,
parentSchema:Z.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:o}],!1;var d=f===e}else var d=!0}}}else return Y.errors=[{instancePath:t+
"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"type",params:{type:"object"},schema:Z.properties.token.properties.
shortLivedClient.type,parentSchema:Z.properties.token.properties.shortLivedClient,data:c}],!1;var m=y===e}else var m=!0;if(m){if(k.wrongSecrets!==void 0){let c=k.
wrongSecrets;const y=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Y.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"#/properties/\
token/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:Z.properties.token.properties.wrongSecrets.type,parentSchema:Z.properties.token.
properties.wrongSecrets,data:c}],!1;if(e===y&&typeof c=="number"&&isFinite(c)){if(c>1e3||isNaN(c))return Y.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"\
#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:Z.properties.token.properties.wrongSecrets,
data:c}],!1;if(c<0||isNaN(c))return Y.errors=[{instancePath:t+"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},schema:0,parentSchema:Z.properties.token.properties.wrongSecrets,data:c}],!1}var m=y===e}else var m=!0;if(m){if(k.leewaySeconds!==
void 0){let c=k.leewaySeconds;const y=e;if(e===y)if(typeof c=="number"&&isFinite(c)){if(c>300||isNaN(c))return Y.errors=[{instancePath:t+"/token/leewaySeconds",
schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,parentSchema:Z.properties.token.
properties.leewaySeconds,data:c}],!1;if(c<0||isNaN(c))return Y.errors=[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySe\
conds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Z.properties.token.properties.leewaySeconds,data:c}],!1}else return Y.errors=
[{instancePath:t+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"type",params:{type:"number"},schema:Z.properties.
token.properties.leewaySeconds.type,parentSchema:Z.properties.token.properties.leewaySeconds,data:c}],!1;var m=y===e}else var m=!0;if(m){if(k.secondClient!==void 0){
let c=k.secondClient;const y=e;if(e===y)if(c&&typeof c=="object"&&!Array.isArray(c)){let C;if(c.id===void 0&&(C="id"))return Y.errors=[{instancePath:t+"/token/s\
econdClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:C},schema:Z.properties.token.properties.
secondClient.required,parentSchema:Z.properties.token.properties.secondClient,data:c}],!1;{const a=e;for(const o in c)if(o!=="id"){return Y.errors=[{instancePath:t+
"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:Z.properties.token.properties.secondClient,data:c}],!1;break}if(a===e&&c.id!==void 0){let o=c.id;if(e===e)if(typeof o=="string"){if(D(o)>
512)return Y.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/maxLength",keyword:"maxLength",
params:{limit:512},schema:512,parentSchema:Z.properties.token.properties.secondClient.properties.id,data:o}],!1;if(D(o)<1)return Y.errors=[{instancePath:t+"/tok\
en/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Z.
properties.token.properties.secondClient.properties.id,data:o}],!1}else return Y.errors=[{instancePath:t+"/token/secondClient/id",schemaPath:"#/properties/token\
/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:Z.properties.token.properties.secondClient.properties.id.type,parentSchema:Z.
properties.token.properties.secondClient.properties.id,data:o}],!1}}}else return Y.errors=[{instancePath:t+"/token/secondClient",schemaPath:"#/properties/token/\
properties/secondClient/type",keyword:"type",params:{type:"object"},schema:Z.properties.token.properties.secondClient.type,parentSchema:Z.properties.token.properties.
secondClient,data:c}],!1;var m=y===e}else var m=!0;if(m)if(k.longestLifeSeconds!==void 0){let c=k.longestLifeSeconds;const y=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return Y.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/type",keyword:"\
type",params:{type:"integer"},schema:Z.properties.token.properties.longestLifeSeconds.type,parentSchema:Z.properties.token.properties.longestLifeSeconds,data:c}],
!1;if(e===y&&typeof c=="number"&&isFinite(c)){if(c>2147483647||isNaN(c))return Y.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/to\
ken/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:Z.properties.token.properties.
longestLifeSeconds,data:c}],!1;if(c<1||isNaN(c))return Y.errors=[{instancePath:t+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLi\
feSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Z.properties.token.properties.longestLifeSeconds,data:c}],!1}var m=y===
e}else var m=!0}}}}}}else return Y.errors=[{instancePath:t+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"object"},schema:Z.properties.
token.type,parentSchema:Z.properties.token,data:k}],!1;var i=X===e}else var i=!0;if(i){if(r.fields!==void 0){let k=r.fields;const X=e;if(e===X)if(k&&typeof k=="\
object"&&!Array.isArray(k)){const _=e;for(const c in k)if(!(c==="check-in"||c==="check-out")){return Y.errors=[{instancePath:t+"/fields",schemaPath:"#/propertie\
s/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Z.properties.fields,data:k}],!1;break}if(_===
e){if(k["check-in"]!==void 0){const c=e;sr(k["check-in"],{instancePath:t+"/fields/check-in",parentData:k,parentDataProperty:"check-in",rootData:x,dynamicAnchors:b})||
(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var V=c===e}else var V=!0;if(V)if(k["check-out"]!==void 0){const c=e;sr(k["check-out"],{instancePath:t+"/f\
ields/check-out",parentData:k,parentDataProperty:"check-out",rootData:x,dynamicAnchors:b})||(s=s===null?sr.errors:s.concat(sr.errors),e=s.length);var V=c===e}else
var V=!0}}else return Y.errors=[{instancePath:t+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"object"},schema:Z.properties.fields.
type,parentSchema:Z.properties.fields,data:k}],!1;var i=X===e}else var i=!0;if(i){if(r.reading!==void 0){let k=r.reading;const X=e;if(e===X)if(k&&typeof k=="obj\
ect"&&!Array.isArray(k)){const _=e;for(const c in k)if(!(c==="coercions"||c==="unknownMembers"||c==="letterCase")){return Y.errors=[{instancePath:t+"/reading",schemaPath:"\
#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:Z.properties.reading,data:k}],!1;
break}if(_===e){if(k.coercions!==void 0){let c=k.coercions;const y=e,ee=e;let C=!1,a=null;const o=e;Ae(c,{instancePath:t+"/reading/coercions",parentData:k,parentDataProperty:"\
coercions",rootData:x,dynamicAnchors:b})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var F=o===e;F&&(C=!0,a=0);const f=e;if(e===f)if(c&&typeof c=="ob\
ject"&&!Array.isArray(c))if(Object.keys(c).length<1){const g={instancePath:t+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/\
minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Z.properties.reading.properties.coercions.oneOf[1],data:c};s===null?s=[g]:s.push(g),
e++}else{const g=e;for(const S in c)if(!(S==="quotedNumbers"||S==="quotedBooleans"||S==="numbersAsText")){const h={instancePath:t+"/reading/coercions",schemaPath:"\
#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S},schema:!1,parentSchema:Z.properties.
reading.properties.coercions.oneOf[1],data:c};s===null?s=[h]:s.push(h),e++;break}if(g===e){if(c.quotedNumbers!==void 0){const S=e;Ae(c.quotedNumbers,{instancePath:t+
"/reading/coercions/quotedNumbers",parentData:c,parentDataProperty:"quotedNumbers",rootData:x,dynamicAnchors:b})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.
length);var O=S===e}else var O=!0;if(O){if(c.quotedBooleans!==void 0){const S=e;Ae(c.quotedBooleans,{instancePath:t+"/reading/coercions/quotedBooleans",parentData:c,
parentDataProperty:"quotedBooleans",rootData:x,dynamicAnchors:b})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var O=S===e}else var O=!0;if(O)if(c.numbersAsText!==
void 0){const S=e;Ae(c.numbersAsText,{instancePath:t+"/reading/coercions/numbersAsText",parentData:c,parentDataProperty:"numbersAsText",rootData:x,dynamicAnchors:b})||
(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var O=S===e}else var O=!0}}}else{const g={instancePath:t+"/reading/coercions",schemaPath:"#/properties/rea\
ding/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:Z.properties.reading.properties.coercions.oneOf[1].type,parentSchema:Z.properties.
reading.properties.coercions.oneOf[1],data:c};s===null?s=[g]:s.push(g),e++}var F=f===e;if(F&&C?(C=!1,a=[a,1]):F&&(C=!0,a=1),C)e=ee,s!==null&&(ee?s.length=ee:s=null);else{
const g={instancePath:t+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf",keyword:"oneOf",params:{passingSchemas:a},schema:Z.properties.
reading.properties.coercions.oneOf,parentSchema:Z.properties.reading.properties.coercions,data:c};return s===null?s=[g]:s.push(g),e++,Y.errors=s,!1}var B=y===e}else
var B=!0;if(B){if(k.unknownMembers!==void 0){const c=e;Ae(k.unknownMembers,{instancePath:t+"/reading/unknownMembers",parentData:k,parentDataProperty:"unknownMem\
bers",rootData:x,dynamicAnchors:b})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var B=c===e}else var B=!0;if(B)if(k.letterCase!==void 0){const c=e;Ae(
k.letterCase,{instancePath:t+"/reading/letterCase",parentData:k,parentDataProperty:"letterCase",rootData:x,dynamicAnchors:b})||(s=s===null?Ae.errors:s.concat(Ae.
errors),e=s.length);var B=c===e}else var B=!0}}}else return Y.errors=[{instancePath:t+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"\
object"},schema:Z.properties.reading.type,parentSchema:Z.properties.reading,data:k}],!1;var i=X===e}else var i=!0;if(i)if(r.repeats!==void 0){let k=r.repeats;const X=e;
if(e===X)if(k&&typeof k=="object"&&!Array.isArray(k)){const _=e;for(const c in k)if(!(c==="check-in"||c==="check-out"||c==="partial-bill"||c==="no-show")){return Y.
errors=[{instancePath:t+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,
parentSchema:Z.properties.repeats,data:k}],!1;break}if(_===e){if(k["check-in"]!==void 0){const c=e;Ye(k["check-in"],{instancePath:t+"/repeats/check-in",parentData:k,
parentDataProperty:"check-in",rootData:x,dynamicAnchors:b})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var w=c===e}else var w=!0;if(w){if(k["check-o\
ut"]!==void 0){const c=e;Ye(k["check-out"],{instancePath:t+"/repeats/check-out",parentData:k,parentDataProperty:"check-out",rootData:x,dynamicAnchors:b})||(s=s===
null?Ye.errors:s.concat(Ye.errors),e=s.length);var w=c===e}else var w=!0;if(w){if(k["partial-bill"]!==void 0){const c=e;Ye(k["partial-bill"],{instancePath:t+"/r\
epeats/partial-bill",parentData:k,parentDataProperty:"partial-bill",rootData:x,dynamicAnchors:b})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var w=c===
e}else var w=!0;if(w)if(k["no-show"]!==void 0){const c=e;Ye(k["no-show"],{instancePath:t+"/repeats/no-show",parentData:k,parentDataProperty:"no-show",rootData:x,
dynamicAnchors:b})||(s=s===null?Ye.errors:s.concat(Ye.errors),e=s.length);var w=c===e}else var w=!0}}}}else return Y.errors=[{instancePath:t+"/repeats",schemaPath:"\
#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:Z.properties.repeats.type,parentSchema:Z.properties.repeats,data:k}],!1;var i=X===e}else
var i=!0}}}}}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Z.type,parentSchema:Z,data:r}],!1;return Y.
errors=s,e===0}const we={type:"object",additionalProperties:!1,required:["timeZone","tzdata","offsets"],properties:{timeZone:{$ref:"#/$defs/zone"},tzdata:{type:"\
string",maxLength:32,pattern:"^[A-Za-z0-9_.+-]+$",wanted:"an edition such as 2026c"},offsets:{type:"array",minItems:1,maxItems:2e3,items:{type:"array",minItems:2,
maxItems:2,items:{type:["string","integer"],maxLength:24,minimum:-1440,maximum:1440}}}}},gt=new RegExp("^[A-Za-z0-9_.+-]+$","u");function je(r,{instancePath:t="",
parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.timeZone===
void 0&&(p="timeZone")||r.tzdata===void 0&&(p="tzdata")||r.offsets===void 0&&(p="offsets"))return je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:p},schema:we.required,parentSchema:we,data:r}],!1;{const l=e;for(const v in r)if(!(v==="timeZone"||v==="tzdata"||v==="offsets")){
return je.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:we,data:r}],
!1;break}if(l===e){if(r.timeZone!==void 0){const v=e;pr(r.timeZone,{instancePath:t+"/timeZone",parentData:r,parentDataProperty:"timeZone",rootData:x,dynamicAnchors:b})||
(s=s===null?pr.errors:s.concat(pr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.tzdata!==void 0){let v=r.tzdata;const M=e;if(e===M)if(typeof v=="stri\
ng"){if(D(v)>32)return je.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tzdata/maxLength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:we.
properties.tzdata,data:v}],!1;if(!gt.test(v))return je.errors=[{instancePath:t+"/tzdata",schemaPath:"#/properties/tzdata/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_.+-]+$"},schema:"^[A-Za-z0-9_.+-]+$",parentSchema:we.properties.tzdata,data:v}],!1}else return je.errors=[{instancePath:t+"/tzdata",schemaPath:"#/pr\
operties/tzdata/type",keyword:"type",params:{type:"string"},schema:we.properties.tzdata.type,parentSchema:we.properties.tzdata,data:v}],!1;var i=M===e}else var i=!0;
if(i)if(r.offsets!==void 0){let v=r.offsets;const M=e;if(e===M)if(Array.isArray(v)){if(v.length>2e3)return je.errors=[{instancePath:t+"/offsets",schemaPath:"#/p\
roperties/offsets/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:we.properties.offsets,data:v}],!1;if(v.length<1)return je.errors=[{instancePath:t+
"/offsets",schemaPath:"#/properties/offsets/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:we.properties.offsets,data:v}],!1;{var P=!0;const m=v.
length;for(let d=0;d<m;d++){let V=v[d];const O=e;if(e===O)if(Array.isArray(V)){if(V.length>2)return je.errors=[{instancePath:t+"/offsets/"+d,schemaPath:"#/prope\
rties/offsets/items/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:we.properties.offsets.items,data:V}],!1;if(V.length<2)return je.errors=[
{instancePath:t+"/offsets/"+d,schemaPath:"#/properties/offsets/items/minItems",keyword:"minItems",params:{limit:2},schema:2,parentSchema:we.properties.offsets.items,
data:V}],!1;{var u=!0;const B=V.length;for(let w=0;w<B;w++){let L=V[w];const k=e;if(typeof L!="string"&&!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return je.
errors=[{instancePath:t+"/offsets/"+d+"/"+w,schemaPath:"#/properties/offsets/items/items/type",keyword:"type",params:{type:we.properties.offsets.items.items.type},
schema:we.properties.offsets.items.items.type,parentSchema:we.properties.offsets.items.items,data:L}],!1;if(e===k){if(typeof L=="number"&&isFinite(L)){if(L>1440||
isNaN(L))return je.errors=[{instancePath:t+"/offsets/"+d+"/"+w,schemaPath:"#/properties/offsets/items/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1440},
schema:1440,parentSchema:we.properties.offsets.items.items,data:L}],!1;if(L<-1440||isNaN(L))return je.errors=[{instancePath:t+"/offsets/"+d+"/"+w,schemaPath:"#/\
properties/offsets/items/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1440},schema:-1440,parentSchema:we.properties.offsets.items.items,data:L}],
!1}if(e===k&&typeof L=="string"&&D(L)>24)return je.errors=[{instancePath:t+"/offsets/"+d+"/"+w,schemaPath:"#/properties/offsets/items/items/maxLength",keyword:"\
maxLength",params:{limit:24},schema:24,parentSchema:we.properties.offsets.items.items,data:L}],!1}var u=k===e;if(!u)break}}}else return je.errors=[{instancePath:t+
"/offsets/"+d,schemaPath:"#/properties/offsets/items/type",keyword:"type",params:{type:"array"},schema:we.properties.offsets.items.type,parentSchema:we.properties.
offsets.items,data:V}],!1;var P=O===e;if(!P)break}}}else return je.errors=[{instancePath:t+"/offsets",schemaPath:"#/properties/offsets/type",keyword:"type",params:{
type:"array"},schema:we.properties.offsets.type,parentSchema:we.properties.offsets,data:v}],!1;var i=M===e}else var i=!0}}}}else return je.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:we.type,parentSchema:we,data:r}],!1;return je.errors=s,e===0}const fe={type:"object",additionalProperties:!1,
required:["version","digest"],properties:{version:{type:"string",maxLength:64,pattern:"^[0-9A-Za-z.+-]+$",wanted:"a version such as 1.0.0"},digest:{$ref:"#/$def\
s/sha256"}}},st=new RegExp("^[0-9A-Za-z.+-]+$","u"),er={type:"string",maxLength:64,pattern:"^[0-9a-f]{64}$",wanted:"64 hexadecimal digits in lower case"},Sr=new RegExp(
"^[0-9a-f]{64}$","u");function Me(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof r==
"string"){if(D(r)>64)return Me.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:er,data:r}],!1;if(!Sr.
test(r))return Me.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:er,data:r}],
!1}else return Me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:er.type,parentSchema:er,data:r}],!1;return Me.errors=
s,e===0}function nr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let P;if(r.version===void 0&&(P="version")||r.digest===void 0&&(P="digest"))return nr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:P},schema:fe.required,parentSchema:fe,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="digest")){return nr.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:fe,data:r}],!1;break}if(u===
e){if(r.version!==void 0){let p=r.version;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>64)return nr.errors=[{instancePath:t+"/version",schemaPath:"#/proper\
ties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:fe.properties.version,data:p}],!1;if(!st.test(p))return nr.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:fe.properties.
version,data:p}],!1}else return nr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:fe.properties.
version.type,parentSchema:fe.properties.version,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;Me(r.digest,{instancePath:t+"/digest",
parentData:r,parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var i=p===e}else var i=!0}}}else return nr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:r}],!1;return nr.errors=s,e===0}const mr={
type:"object",additionalProperties:!1,required:["startedAt","endedAt"],properties:{startedAt:{$ref:"#/$defs/moment"},endedAt:{$ref:"#/$defs/moment"}}};function _r(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;
if(r.startedAt===void 0&&(P="startedAt")||r.endedAt===void 0&&(P="endedAt"))return _r.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:P},schema:mr.required,parentSchema:mr,data:r}],!1;{const u=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return _r.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:mr,data:r}],!1;break}if(u===e){if(r.startedAt!==
void 0){const p=e;ye(r.startedAt,{instancePath:t+"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.
concat(ye.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.endedAt!==void 0){const p=e;ye(r.endedAt,{instancePath:t+"/endedAt",parentData:r,parentDataProperty:"\
endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var i=p===e}else var i=!0}}}else return _r.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mr.type,parentSchema:mr,data:r}],!1;return _r.errors=s,e===0}const Be={type:"array",minItems:1,
maxItems:10,items:{type:"object",additionalProperties:!1,required:["why","calls"],properties:{why:{enum:["body","head","slow","connections","rate","calls","targ\
et","not-http","between-scenes"]},calls:{type:"integer",minimum:1,maximum:1e9}}}};function Ee(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>10)return Ee.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:10},schema:10,parentSchema:Be,data:r}],!1;if(r.length<1)return Ee.errors=[{instancePath:t,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:Be,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let l=r[p];const v=e;if(e===v)if(l&&typeof l=="object"&&!Array.isArray(l)){
let K;if(l.why===void 0&&(K="why")||l.calls===void 0&&(K="calls"))return Ee.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{
missingProperty:K},schema:Be.items.required,parentSchema:Be.items,data:l}],!1;{const m=e;for(const d in l)if(!(d==="why"||d==="calls")){return Ee.errors=[{instancePath:t+
"/"+p,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:Be.items,data:l}],!1;break}if(m===
e){if(l.why!==void 0){let d=l.why;const V=e;if(!(d==="body"||d==="head"||d==="slow"||d==="connections"||d==="rate"||d==="calls"||d==="target"||d==="not-http"||d===
"between-scenes"))return Ee.errors=[{instancePath:t+"/"+p+"/why",schemaPath:"#/items/properties/why/enum",keyword:"enum",params:{allowedValues:Be.items.properties.
why.enum},schema:Be.items.properties.why.enum,parentSchema:Be.items.properties.why,data:d}],!1;var P=V===e}else var P=!0;if(P)if(l.calls!==void 0){let d=l.calls;
const V=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ee.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/type",keyword:"\
type",params:{type:"integer"},schema:Be.items.properties.calls.type,parentSchema:Be.items.properties.calls,data:d}],!1;if(e===V&&typeof d=="number"&&isFinite(d)){
if(d>1e9||isNaN(d))return Ee.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:Be.items.properties.calls,data:d}],!1;if(d<1||isNaN(d))return Ee.errors=[{instancePath:t+"/"+p+"/calls",schemaPath:"#/items/properties/c\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:Be.items.properties.calls,data:d}],!1}var P=V===e}else var P=!0}}}else return Ee.
errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Be.items.type,parentSchema:Be.items,data:l}],!1;var i=v===e;
if(!i)break}}}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Be.type,parentSchema:Be,data:r}],!1;return Ee.
errors=s,e===0}function U(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let F;if(r.context===void 0&&(F="context")||r.suite===void 0&&(F="suite")||r.catalogueDigest===void 0&&(F="catalogueDigest")||r.times===
void 0&&(F="times")||r.attempts===void 0&&(F="attempts")||r.whole===void 0&&(F="whole")||r.only===void 0&&(F="only")||r.stopped===void 0&&(F="stopped")||r.pace===
void 0&&(F="pace")||r.network===void 0&&(F="network")||r.pool===void 0&&(F="pool"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:F},schema:A.required,parentSchema:A,data:r}],!1;{const B=e;for(const w in r)if(!He.call(A.properties,w)){return U.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,parentSchema:A,data:r}],!1;break}if(B===e){if(r.context!==void 0){
let w=r.context;const L=e;if(e===L)if(w&&typeof w=="object"&&!Array.isArray(w)){let k;if(w.seed===void 0&&(k="seed")||w.startedAt===void 0&&(k="startedAt")||w.subject===
void 0&&(k="subject")||w.target===void 0&&(k="target")||w.clientId===void 0&&(k="clientId")||w.product===void 0&&(k="product")||w.claims===void 0&&(k="claims")||
w.values===void 0&&(k="values")||w.profile===void 0&&(k="profile")||w.zones===void 0&&(k="zones"))return U.errors=[{instancePath:t+"/context",schemaPath:"#/prop\
erties/context/required",keyword:"required",params:{missingProperty:k},schema:A.properties.context.required,parentSchema:A.properties.context,data:w}],!1;{const X=e;
for(const H in w)if(!He.call(A.properties.context.properties,H)){return U.errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:H},schema:!1,parentSchema:A.properties.context,data:w}],!1;break}if(X===e){if(w.seed!==void 0){let H=w.
seed;const _=e;if(e===_)if(typeof H=="string"){if(D(H)>32)return U.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/properties/seed/maxL\
ength",keyword:"maxLength",params:{limit:32},schema:32,parentSchema:A.properties.context.properties.seed,data:H}],!1;if(!ft.test(H))return U.errors=[{instancePath:t+
"/context/seed",schemaPath:"#/properties/context/properties/seed/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:A.
properties.context.properties.seed,data:H}],!1}else return U.errors=[{instancePath:t+"/context/seed",schemaPath:"#/properties/context/properties/seed/type",keyword:"\
type",params:{type:"string"},schema:A.properties.context.properties.seed.type,parentSchema:A.properties.context.properties.seed,data:H}],!1;var i=_===e}else var i=!0;
if(i){if(w.startedAt!==void 0){const H=e;ye(w.startedAt,{instancePath:t+"/context/startedAt",parentData:w,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||
(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var i=H===e}else var i=!0;if(i){if(w.subject!==void 0){let H=w.subject;const _=e;if(!(H==="service"||H==="\
client"))return U.errors=[{instancePath:t+"/context/subject",schemaPath:"#/properties/context/properties/subject/enum",keyword:"enum",params:{allowedValues:A.properties.
context.properties.subject.enum},schema:A.properties.context.properties.subject.enum,parentSchema:A.properties.context.properties.subject,data:H}],!1;var i=_===
e}else var i=!0;if(i){if(w.target!==void 0){const H=e;ir(w.target,{instancePath:t+"/context/target",parentData:w,parentDataProperty:"target",rootData:x,dynamicAnchors:b})||
(s=s===null?ir.errors:s.concat(ir.errors),e=s.length);var i=H===e}else var i=!0;if(i){if(w.clientId!==void 0){let H=w.clientId;const _=e;if(e===_)if(typeof H=="\
string"){if(D(H)>512)return U.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/maxLength",keyword:"maxLength",params:{
limit:512},schema:512,parentSchema:A.properties.context.properties.clientId,data:H}],!1;if(D(H)<1)return U.errors=[{instancePath:t+"/context/clientId",schemaPath:"\
#/properties/context/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:A.properties.context.properties.clientId,data:H}],
!1;if(!ot.test(H))return U.errors=[{instancePath:t+"/context/clientId",schemaPath:"#/properties/context/properties/clientId/pattern",keyword:"pattern",params:{pattern:"\
^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:A.properties.context.properties.clientId,data:H}],!1}else return U.errors=[{instancePath:t+"/context/clientI\
d",schemaPath:"#/properties/context/properties/clientId/type",keyword:"type",params:{type:"string"},schema:A.properties.context.properties.clientId.type,parentSchema:A.
properties.context.properties.clientId,data:H}],!1;var i=_===e}else var i=!0;if(i){if(w.product!==void 0){let H=w.product;const _=e,c=e;let y=!1;const ee=e;if(H!==
null){const a={instancePath:t+"/context/product",schemaPath:"#/properties/context/properties/product/anyOf/0/type",keyword:"type",params:{type:"null"},schema:A.
properties.context.properties.product.anyOf[0].type,parentSchema:A.properties.context.properties.product.anyOf[0],data:H};s===null?s=[a]:s.push(a),e++}var P=ee===
e;if(y=y||P,!y){const a=e;Oe(H,{instancePath:t+"/context/product",parentData:w,parentDataProperty:"product",rootData:x,dynamicAnchors:b})||(s=s===null?Oe.errors:
s.concat(Oe.errors),e=s.length);var P=a===e;y=y||P}if(y)e=c,s!==null&&(c?s.length=c:s=null);else{const a={instancePath:t+"/context/product",schemaPath:"#/proper\
ties/context/properties/product/anyOf",keyword:"anyOf",params:{},schema:A.properties.context.properties.product.anyOf,parentSchema:A.properties.context.properties.
product,data:H};return s===null?s=[a]:s.push(a),e++,U.errors=s,!1}var i=_===e}else var i=!0;if(i){if(w.claims!==void 0){const H=e;gr(w.claims,{instancePath:t+"/\
context/claims",parentData:w,parentDataProperty:"claims",rootData:x,dynamicAnchors:b})||(s=s===null?gr.errors:s.concat(gr.errors),e=s.length);var i=H===e}else var i=!0;
if(i){if(w.values!==void 0){const H=e;Fe(w.values,{instancePath:t+"/context/values",parentData:w,parentDataProperty:"values",rootData:x,dynamicAnchors:b})||(s=s===
null?Fe.errors:s.concat(Fe.errors),e=s.length);var i=H===e}else var i=!0;if(i){if(w.profile!==void 0){const H=e;Y(w.profile,{instancePath:t+"/context/profile",parentData:w,
parentDataProperty:"profile",rootData:x,dynamicAnchors:b})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length);var i=H===e}else var i=!0;if(i)if(w.zones!==void 0){
let H=w.zones;const _=e;if(e===_)if(Array.isArray(H)){if(H.length>600)return U.errors=[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/propert\
ies/zones/maxItems",keyword:"maxItems",params:{limit:600},schema:600,parentSchema:A.properties.context.properties.zones,data:H}],!1;if(H.length<1)return U.errors=
[{instancePath:t+"/context/zones",schemaPath:"#/properties/context/properties/zones/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:A.properties.
context.properties.zones,data:H}],!1;{var u=!0;const y=H.length;for(let ee=0;ee<y;ee++){const C=e;je(H[ee],{instancePath:t+"/context/zones/"+ee,parentData:H,parentDataProperty:ee,
rootData:x,dynamicAnchors:b})||(s=s===null?je.errors:s.concat(je.errors),e=s.length);var u=C===e;if(!u)break}}}else return U.errors=[{instancePath:t+"/context/z\
ones",schemaPath:"#/properties/context/properties/zones/type",keyword:"type",params:{type:"array"},schema:A.properties.context.properties.zones.type,parentSchema:A.
properties.context.properties.zones,data:H}],!1;var i=_===e}else var i=!0}}}}}}}}}}}else return U.errors=[{instancePath:t+"/context",schemaPath:"#/properties/co\
ntext/type",keyword:"type",params:{type:"object"},schema:A.properties.context.type,parentSchema:A.properties.context,data:w}],!1;var p=L===e}else var p=!0;if(p){
if(r.suite!==void 0){const w=e;nr(r.suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?nr.errors:
s.concat(nr.errors),e=s.length);var p=w===e}else var p=!0;if(p){if(r.catalogueDigest!==void 0){const w=e;Me(r.catalogueDigest,{instancePath:t+"/catalogueDigest",
parentData:r,parentDataProperty:"catalogueDigest",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var p=w===e}else var p=!0;
if(p){if(r.times!==void 0){const w=e;_r(r.times,{instancePath:t+"/times",parentData:r,parentDataProperty:"times",rootData:x,dynamicAnchors:b})||(s=s===null?_r.errors:
s.concat(_r.errors),e=s.length);var p=w===e}else var p=!0;if(p){if(r.attempts!==void 0){let w=r.attempts;const L=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(
w)))return U.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},schema:A.properties.attempts.type,
parentSchema:A.properties.attempts,data:w}],!1;if(e===L&&typeof w=="number"&&isFinite(w)){if(w>1e3||isNaN(w))return U.errors=[{instancePath:t+"/attempts",schemaPath:"\
#/properties/attempts/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:A.properties.attempts,data:w}],!1;if(w<0||isNaN(w))return U.
errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.
attempts,data:w}],!1}var p=L===e}else var p=!0;if(p){if(r.whole!==void 0){let w=r.whole;const L=e;if(typeof w!="boolean")return U.errors=[{instancePath:t+"/whol\
e",schemaPath:"#/properties/whole/type",keyword:"type",params:{type:"boolean"},schema:A.properties.whole.type,parentSchema:A.properties.whole,data:w}],!1;var p=L===
e}else var p=!0;if(p){if(r.only!==void 0){let w=r.only;const L=e;if(e===L)if(Array.isArray(w)){if(w.length>2e4)return U.errors=[{instancePath:t+"/only",schemaPath:"\
#/properties/only/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:A.properties.only,data:w}],!1;{var l=!0;const X=w.length;for(let H=0;H<
X;H++){let _=w[H];const c=e;if(e===c)if(typeof _=="string"){if(D(_)>2e3)return U.errors=[{instancePath:t+"/only/"+H,schemaPath:"#/properties/only/items/maxLengt\
h",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:A.properties.only.items,data:_}],!1}else return U.errors=[{instancePath:t+"/only/"+H,schemaPath:"\
#/properties/only/items/type",keyword:"type",params:{type:"string"},schema:A.properties.only.items.type,parentSchema:A.properties.only.items,data:_}],!1;var l=c===
e;if(!l)break}}}else return U.errors=[{instancePath:t+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type:"array"},schema:A.properties.only.
type,parentSchema:A.properties.only,data:w}],!1;var p=L===e}else var p=!0;if(p){if(r.stopped!==void 0){let w=r.stopped;const L=e;if(typeof w!="string"&&w!==null)
return U.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type:A.properties.stopped.type},schema:A.properties.stopped.
type,parentSchema:A.properties.stopped,data:w}],!1;if(e===L&&typeof w=="string"&&D(w)>2e5)return U.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/s\
topped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:A.properties.stopped,data:w}],!1;var p=L===e}else var p=!0;if(p){if(r.pace!==void 0){
let w=r.pace;const L=e;if(e===L)if(w&&typeof w=="object"&&!Array.isArray(w)){let X;if(w.requestsPerSecond===void 0&&(X="requestsPerSecond")||w.concurrency===void 0&&
(X="concurrency"))return U.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/required",keyword:"required",params:{missingProperty:X},schema:A.properties.
pace.required,parentSchema:A.properties.pace,data:w}],!1;{const H=e;for(const _ in w)if(!(_==="requestsPerSecond"||_==="concurrency")){return U.errors=[{instancePath:t+
"/pace",schemaPath:"#/properties/pace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:A.properties.pace,
data:w}],!1;break}if(H===e){if(w.requestsPerSecond!==void 0){let _=w.requestsPerSecond;const c=e;if(!(typeof _=="number"&&isFinite(_))&&_!==null)return U.errors=
[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/type",keyword:"type",params:{type:A.properties.pace.properties.
requestsPerSecond.type},schema:A.properties.pace.properties.requestsPerSecond.type,parentSchema:A.properties.pace.properties.requestsPerSecond,data:_}],!1;if(e===
c&&typeof _=="number"&&isFinite(_)){if(_>1e5||isNaN(_))return U.errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/reque\
stsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:A.properties.pace.properties.requestsPerSecond,data:_}],!1;if(_<=
0||isNaN(_))return U.errors=[{instancePath:t+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/exclusiveMinimum",keyword:"exc\
lusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:A.properties.pace.properties.requestsPerSecond,data:_}],!1}var v=c===e}else var v=!0;if(v)if(w.
concurrency!==void 0){let _=w.concurrency;const c=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return U.errors=[{instancePath:t+"/pace/concurrency",
schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:A.properties.pace.properties.concurrency.type,parentSchema:A.
properties.pace.properties.concurrency,data:_}],!1;if(e===c&&typeof _=="number"&&isFinite(_)){if(_>64||isNaN(_))return U.errors=[{instancePath:t+"/pace/concurre\
ncy",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:A.properties.pace.
properties.concurrency,data:_}],!1;if(_<1||isNaN(_))return U.errors=[{instancePath:t+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:A.properties.pace.properties.concurrency,data:_}],!1}var v=c===e}else var v=!0}}}else
return U.errors=[{instancePath:t+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{type:"object"},schema:A.properties.pace.type,parentSchema:A.
properties.pace,data:w}],!1;var p=L===e}else var p=!0;if(p){if(r.network!==void 0){let w=r.network;const L=e;if(e===L)if(w&&typeof w=="object"&&!Array.isArray(w)){
let X;if(w.timeoutMs===void 0&&(X="timeoutMs")||w.proxied===void 0&&(X="proxied"))return U.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/r\
equired",keyword:"required",params:{missingProperty:X},schema:A.properties.network.required,parentSchema:A.properties.network,data:w}],!1;{const H=e;for(const _ in w)
if(!(_==="timeoutMs"||_==="proxied")){return U.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:_},schema:!1,parentSchema:A.properties.network,data:w}],!1;break}if(H===e){if(w.timeoutMs!==void 0){let _=w.timeoutMs;const c=e;
if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return U.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeo\
utMs/type",keyword:"type",params:{type:"integer"},schema:A.properties.network.properties.timeoutMs.type,parentSchema:A.properties.network.properties.timeoutMs,data:_}],
!1;if(e===c&&typeof _=="number"&&isFinite(_)){if(_>6e5||isNaN(_))return U.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properti\
es/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:A.properties.network.properties.timeoutMs,data:_}],!1;if(_<100||
isNaN(_))return U.errors=[{instancePath:t+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},schema:100,parentSchema:A.properties.network.properties.timeoutMs,data:_}],!1}var M=c===e}else var M=!0;if(M)if(w.proxied!==void 0){let _=w.proxied;
const c=e;if(typeof _!="boolean")return U.errors=[{instancePath:t+"/network/proxied",schemaPath:"#/properties/network/properties/proxied/type",keyword:"type",params:{
type:"boolean"},schema:A.properties.network.properties.proxied.type,parentSchema:A.properties.network.properties.proxied,data:_}],!1;var M=c===e}else var M=!0}}}else
return U.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"object"},schema:A.properties.network.type,parentSchema:A.
properties.network,data:w}],!1;var p=L===e}else var p=!0;if(p){if(r.client!==void 0){let w=r.client;const L=e;if(e===L)if(w&&typeof w=="object"&&!Array.isArray(
w)){let X;if(w.drivenBy===void 0&&(X="drivenBy")||w.answeredBy===void 0&&(X="answeredBy")||w.clockAheadMs===void 0&&(X="clockAheadMs")||w.plays===void 0&&(X="pl\
ays"))return U.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty:X},schema:A.properties.client.
required,parentSchema:A.properties.client,data:w}],!1;{const H=e;for(const _ in w)if(!(_==="drivenBy"||_==="answeredBy"||_==="clockAheadMs"||_==="upstream"||_===
"refused"||_==="plays")){return U.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:_},schema:!1,parentSchema:A.properties.client,data:w}],!1;break}if(H===e){if(w.drivenBy!==void 0){let _=w.drivenBy;const c=e;if(!(_==="comman\
d"||_==="webhook"||_==="operator"||_==="elsewhere"))return U.errors=[{instancePath:t+"/client/drivenBy",schemaPath:"#/properties/client/properties/drivenBy/enum",
keyword:"enum",params:{allowedValues:A.properties.client.properties.drivenBy.enum},schema:A.properties.client.properties.drivenBy.enum,parentSchema:A.properties.
client.properties.drivenBy,data:_}],!1;var K=c===e}else var K=!0;if(K){if(w.answeredBy!==void 0){let _=w.answeredBy;const c=e;if(!(_==="stand-in"||_==="upstream"||
_==="har"))return U.errors=[{instancePath:t+"/client/answeredBy",schemaPath:"#/properties/client/properties/answeredBy/enum",keyword:"enum",params:{allowedValues:A.
properties.client.properties.answeredBy.enum},schema:A.properties.client.properties.answeredBy.enum,parentSchema:A.properties.client.properties.answeredBy,data:_}],
!1;var K=c===e}else var K=!0;if(K){if(w.clockAheadMs!==void 0){let _=w.clockAheadMs;const c=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return U.
errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:A.properties.
client.properties.clockAheadMs.type,parentSchema:A.properties.client.properties.clockAheadMs,data:_}],!1;if(e===c&&typeof _=="number"&&isFinite(_)){if(_>2592e6||
isNaN(_))return U.errors=[{instancePath:t+"/client/clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2592e6},schema:2592e6,parentSchema:A.properties.client.properties.clockAheadMs,data:_}],!1;if(_<0||isNaN(_))return U.errors=[{instancePath:t+"/client/\
clockAheadMs",schemaPath:"#/properties/client/properties/clockAheadMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.
client.properties.clockAheadMs,data:_}],!1}var K=c===e}else var K=!0;if(K){if(w.upstream!==void 0){const _=e;De(w.upstream,{instancePath:t+"/client/upstream",parentData:w,
parentDataProperty:"upstream",rootData:x,dynamicAnchors:b})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);var K=_===e}else var K=!0;if(K){if(w.refused!==
void 0){const _=e;Ee(w.refused,{instancePath:t+"/client/refused",parentData:w,parentDataProperty:"refused",rootData:x,dynamicAnchors:b})||(s=s===null?Ee.errors:
s.concat(Ee.errors),e=s.length);var K=_===e}else var K=!0;if(K)if(w.plays!==void 0){let _=w.plays;const c=e;if(e===c)if(Array.isArray(_)){if(_.length>200)return U.
errors=[{instancePath:t+"/client/plays",schemaPath:"#/properties/client/properties/plays/maxItems",keyword:"maxItems",params:{limit:200},schema:200,parentSchema:A.
properties.client.properties.plays,data:_}],!1;{var m=!0;const ee=_.length;for(let C=0;C<ee;C++){let a=_[C];const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.
isArray(a)){let g;if(a.scene===void 0&&(g="scene")||a.startedAt===void 0&&(g="startedAt")||a.endedAt===void 0&&(g="endedAt")||a.end===void 0&&(g="end")||a.remark===
void 0&&(g="remark")||a.repeats===void 0&&(g="repeats")||a.calls===void 0&&(g="calls"))return U.errors=[{instancePath:t+"/client/plays/"+C,schemaPath:"#/propert\
ies/client/properties/plays/items/required",keyword:"required",params:{missingProperty:g},schema:A.properties.client.properties.plays.items.required,parentSchema:A.
properties.client.properties.plays.items,data:a}],!1;{const S=e;for(const h in a)if(!He.call(A.properties.client.properties.plays.items.properties,h)){return U.
errors=[{instancePath:t+"/client/plays/"+C,schemaPath:"#/properties/client/properties/plays/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
schema:!1,parentSchema:A.properties.client.properties.plays.items,data:a}],!1;break}if(S===e){if(a.scene!==void 0){let h=a.scene;const q=e;if(e===q)if(typeof h==
"string"){if(D(h)>64)return U.errors=[{instancePath:t+"/client/plays/"+C+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/maxLen\
gth",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:A.properties.client.properties.plays.items.properties.scene,data:h}],!1;if(!Wr.test(h))return U.
errors=[{instancePath:t+"/client/plays/"+C+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:A.properties.client.properties.plays.items.properties.scene,data:h}],!1}else return U.errors=[{instancePath:t+
"/client/plays/"+C+"/scene",schemaPath:"#/properties/client/properties/plays/items/properties/scene/type",keyword:"type",params:{type:"string"},schema:A.properties.
client.properties.plays.items.properties.scene.type,parentSchema:A.properties.client.properties.plays.items.properties.scene,data:h}],!1;var d=q===e}else var d=!0;
if(d){if(a.startedAt!==void 0){const h=e;ye(a.startedAt,{instancePath:t+"/client/plays/"+C+"/startedAt",parentData:a,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||
(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var d=h===e}else var d=!0;if(d){if(a.endedAt!==void 0){const h=e;ye(a.endedAt,{instancePath:t+"/client/pla\
ys/"+C+"/endedAt",parentData:a,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var d=h===e}else
var d=!0;if(d){if(a.end!==void 0){let h=a.end;const q=e;if(!(h==="done"||h==="failed"||h==="unknown-scene"||h==="too-long"||h==="skipped"||h==="interrupted"))return U.
errors=[{instancePath:t+"/client/plays/"+C+"/end",schemaPath:"#/properties/client/properties/plays/items/properties/end/enum",keyword:"enum",params:{allowedValues:A.
properties.client.properties.plays.items.properties.end.enum},schema:A.properties.client.properties.plays.items.properties.end.enum,parentSchema:A.properties.client.
properties.plays.items.properties.end,data:h}],!1;var d=q===e}else var d=!0;if(d){if(a.remark!==void 0){let h=a.remark;const q=e;if(typeof h!="string"&&h!==null)
return U.errors=[{instancePath:t+"/client/plays/"+C+"/remark",schemaPath:"#/properties/client/properties/plays/items/properties/remark/type",keyword:"type",params:{
type:A.properties.client.properties.plays.items.properties.remark.type},schema:A.properties.client.properties.plays.items.properties.remark.type,parentSchema:A.
properties.client.properties.plays.items.properties.remark,data:h}],!1;if(e===q&&typeof h=="string"&&D(h)>1e3)return U.errors=[{instancePath:t+"/client/plays/"+
C+"/remark",schemaPath:"#/properties/client/properties/plays/items/properties/remark/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:A.
properties.client.properties.plays.items.properties.remark,data:h}],!1;var d=q===e}else var d=!0;if(d){if(a.repeats!==void 0){let h=a.repeats;const q=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return U.errors=[{instancePath:t+"/client/plays/"+C+"/repeats",schemaPath:"#/properties/client/properties/plays/items/\
properties/repeats/type",keyword:"type",params:{type:"integer"},schema:A.properties.client.properties.plays.items.properties.repeats.type,parentSchema:A.properties.
client.properties.plays.items.properties.repeats,data:h}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>1e3||isNaN(h))return U.errors=[{instancePath:t+"/cl\
ient/plays/"+C+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
schema:1e3,parentSchema:A.properties.client.properties.plays.items.properties.repeats,data:h}],!1;if(h<0||isNaN(h))return U.errors=[{instancePath:t+"/client/pla\
ys/"+C+"/repeats",schemaPath:"#/properties/client/properties/plays/items/properties/repeats/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:A.properties.client.properties.plays.items.properties.repeats,data:h}],!1}var d=q===e}else var d=!0;if(d){if(a.calls!==void 0){let h=a.calls;const q=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return U.errors=[{instancePath:t+"/client/plays/"+C+"/calls",schemaPath:"#/properties/client/properties\
/plays/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:A.properties.client.properties.plays.items.properties.calls.type,parentSchema:A.
properties.client.properties.plays.items.properties.calls,data:h}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>1e5||isNaN(h))return U.errors=[{instancePath:t+
"/client/plays/"+C+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},
schema:1e5,parentSchema:A.properties.client.properties.plays.items.properties.calls,data:h}],!1;if(h<0||isNaN(h))return U.errors=[{instancePath:t+"/client/plays\
/"+C+"/calls",schemaPath:"#/properties/client/properties/plays/items/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.
properties.client.properties.plays.items.properties.calls,data:h}],!1}var d=q===e}else var d=!0;if(d){if(a.lastReply!==void 0){const h=e;Me(a.lastReply,{instancePath:t+
"/client/plays/"+C+"/lastReply",parentData:a,parentDataProperty:"lastReply",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);
var d=h===e}else var d=!0;if(d){if(a.refused!==void 0){const h=e;Ee(a.refused,{instancePath:t+"/client/plays/"+C+"/refused",parentData:a,parentDataProperty:"ref\
used",rootData:x,dynamicAnchors:b})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var d=h===e}else var d=!0;if(d){if(a.clockAheadMs!==void 0){let h=a.clockAheadMs;
const q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return U.errors=[{instancePath:t+"/client/plays/"+C+"/clockAheadMs",schemaPath:"#/properties/\
client/properties/plays/items/properties/clockAheadMs/type",keyword:"type",params:{type:"integer"},schema:A.properties.client.properties.plays.items.properties.
clockAheadMs.type,parentSchema:A.properties.client.properties.plays.items.properties.clockAheadMs,data:h}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>2592e6||
isNaN(h))return U.errors=[{instancePath:t+"/client/plays/"+C+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockAheadMs/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:2592e6},schema:2592e6,parentSchema:A.properties.client.properties.plays.items.properties.clockAheadMs,data:h}],
!1;if(h<1||isNaN(h))return U.errors=[{instancePath:t+"/client/plays/"+C+"/clockAheadMs",schemaPath:"#/properties/client/properties/plays/items/properties/clockA\
headMs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:A.properties.client.properties.plays.items.properties.clockAheadMs,data:h}],
!1}var d=q===e}else var d=!0;if(d)if(a.handshakes!==void 0){let h=a.handshakes;const q=e;if(e===q)if(h&&typeof h=="object"&&!Array.isArray(h)){let z;if(h.silent===
void 0&&(z="silent")||h.spoken===void 0&&(z="spoken"))return U.errors=[{instancePath:t+"/client/plays/"+C+"/handshakes",schemaPath:"#/properties/client/properti\
es/plays/items/properties/handshakes/required",keyword:"required",params:{missingProperty:z},schema:A.properties.client.properties.plays.items.properties.handshakes.
required,parentSchema:A.properties.client.properties.plays.items.properties.handshakes,data:h}],!1;{const ae=e;for(const G in h)if(!(G==="silent"||G==="spoken")){
return U.errors=[{instancePath:t+"/client/plays/"+C+"/handshakes",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:G},schema:!1,parentSchema:A.properties.client.properties.plays.items.properties.handshakes,data:h}],
!1;break}if(ae===e){if(h.silent!==void 0){let G=h.silent;const me=e;if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return U.errors=[{instancePath:t+"/\
client/plays/"+C+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/type",keyword:"type",params:{
type:"integer"},schema:A.properties.client.properties.plays.items.properties.handshakes.properties.silent.type,parentSchema:A.properties.client.properties.plays.
items.properties.handshakes.properties.silent,data:G}],!1;if(e===me&&typeof G=="number"&&isFinite(G)){if(G>1e9||isNaN(G))return U.errors=[{instancePath:t+"/clie\
nt/plays/"+C+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/silent/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9},schema:1e9,parentSchema:A.properties.client.properties.plays.items.properties.handshakes.properties.silent,data:G}],!1;if(G<0||isNaN(
G))return U.errors=[{instancePath:t+"/client/plays/"+C+"/handshakes/silent",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/propert\
ies/silent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.client.properties.plays.items.properties.handshakes.properties.
silent,data:G}],!1}var V=me===e}else var V=!0;if(V)if(h.spoken!==void 0){let G=h.spoken;const me=e;if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return U.
errors=[{instancePath:t+"/client/plays/"+C+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/t\
ype",keyword:"type",params:{type:"integer"},schema:A.properties.client.properties.plays.items.properties.handshakes.properties.spoken.type,parentSchema:A.properties.
client.properties.plays.items.properties.handshakes.properties.spoken,data:G}],!1;if(e===me&&typeof G=="number"&&isFinite(G)){if(G>1e9||isNaN(G))return U.errors=
[{instancePath:t+"/client/plays/"+C+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/properties/handshakes/properties/spoken/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:A.properties.client.properties.plays.items.properties.handshakes.properties.spoken,
data:G}],!1;if(G<0||isNaN(G))return U.errors=[{instancePath:t+"/client/plays/"+C+"/handshakes/spoken",schemaPath:"#/properties/client/properties/plays/items/pro\
perties/handshakes/properties/spoken/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.client.properties.plays.items.
properties.handshakes.properties.spoken,data:G}],!1}var V=me===e}else var V=!0}}}else return U.errors=[{instancePath:t+"/client/plays/"+C+"/handshakes",schemaPath:"\
#/properties/client/properties/plays/items/properties/handshakes/type",keyword:"type",params:{type:"object"},schema:A.properties.client.properties.plays.items.properties.
handshakes.type,parentSchema:A.properties.client.properties.plays.items.properties.handshakes,data:h}],!1;var d=q===e}else var d=!0}}}}}}}}}}}}else return U.errors=
[{instancePath:t+"/client/plays/"+C,schemaPath:"#/properties/client/properties/plays/items/type",keyword:"type",params:{type:"object"},schema:A.properties.client.
properties.plays.items.type,parentSchema:A.properties.client.properties.plays.items,data:a}],!1;var m=o===e;if(!m)break}}}else return U.errors=[{instancePath:t+
"/client/plays",schemaPath:"#/properties/client/properties/plays/type",keyword:"type",params:{type:"array"},schema:A.properties.client.properties.plays.type,parentSchema:A.
properties.client.properties.plays,data:_}],!1;var K=c===e}else var K=!0}}}}}}}else return U.errors=[{instancePath:t+"/client",schemaPath:"#/properties/client/t\
ype",keyword:"type",params:{type:"object"},schema:A.properties.client.type,parentSchema:A.properties.client,data:w}],!1;var p=L===e}else var p=!0;if(p)if(r.pool!==
void 0){let w=r.pool;const L=e;if(e===L)if(w&&typeof w=="object"&&!Array.isArray(w)){let X;if(w.stays===void 0&&(X="stays")||w.reservationIds===void 0&&(X="rese\
rvationIds"))return U.errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/required",keyword:"required",params:{missingProperty:X},schema:A.properties.
pool.required,parentSchema:A.properties.pool,data:w}],!1;{const H=e;for(const _ in w)if(!(_==="stays"||_==="reservationIds")){return U.errors=[{instancePath:t+"\
/pool",schemaPath:"#/properties/pool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_},schema:!1,parentSchema:A.properties.pool,
data:w}],!1;break}if(H===e){if(w.stays!==void 0){let _=w.stays;const c=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return U.errors=[{instancePath:t+
"/pool/stays",schemaPath:"#/properties/pool/properties/stays/type",keyword:"type",params:{type:"integer"},schema:A.properties.pool.properties.stays.type,parentSchema:A.
properties.pool.properties.stays,data:_}],!1;if(e===c&&typeof _=="number"&&isFinite(_)){if(_>5e3||isNaN(_))return U.errors=[{instancePath:t+"/pool/stays",schemaPath:"\
#/properties/pool/properties/stays/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3},schema:5e3,parentSchema:A.properties.pool.properties.stays,data:_}],
!1;if(_<0||isNaN(_))return U.errors=[{instancePath:t+"/pool/stays",schemaPath:"#/properties/pool/properties/stays/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:A.properties.pool.properties.stays,data:_}],!1}var O=c===e}else var O=!0;if(O)if(w.reservationIds!==void 0){let _=w.reservationIds;
const c=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return U.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/propert\
ies/reservationIds/type",keyword:"type",params:{type:"integer"},schema:A.properties.pool.properties.reservationIds.type,parentSchema:A.properties.pool.properties.
reservationIds,data:_}],!1;if(e===c&&typeof _=="number"&&isFinite(_)){if(_>2e4||isNaN(_))return U.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/p\
roperties/pool/properties/reservationIds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:A.properties.pool.properties.reservationIds,
data:_}],!1;if(_<0||isNaN(_))return U.errors=[{instancePath:t+"/pool/reservationIds",schemaPath:"#/properties/pool/properties/reservationIds/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.pool.properties.reservationIds,data:_}],!1}var O=c===e}else var O=!0}}}else return U.
errors=[{instancePath:t+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type:"object"},schema:A.properties.pool.type,parentSchema:A.properties.
pool,data:w}],!1;var p=L===e}else var p=!0}}}}}}}}}}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.
type,parentSchema:A,data:r}],!1;return U.errors=s,e===0}export const exchange=E;const N={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"exchange.sc\
hema.json",title:"A line of evidence.ndjson",description:"One exchange: a request, and the reply or the failure that it met. Secrets are replaced by placeholder\
s. A line has at most a million characters, and there are at most 20,000 of them.",type:"object",additionalProperties:!1,required:["id","seq","request","reply",
"failure","sentAt","durationMs","issued","waits"],oneOf:[{properties:{reply:{type:"null"}}},{properties:{failure:{type:"null"}}}],wanted:"either a reply or a fa\
ilure",properties:{id:{type:"string",maxLength:128,pattern:"^[!-~]+$",wanted:"an id such as check-in/0123456789ab"},seq:{type:"integer",minimum:0,maximum:2e4},request:{
type:"object",additionalProperties:!1,required:["operation","method","url","headers","body"],properties:{operation:{$ref:"certification.schema.json#/$defs/opera\
tion"},method:{type:"string",maxLength:64,pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",wanted:"a method of HTTP"},url:{type:"string",maxLength:65536},headers:{$ref:"\
#/$defs/headers"},body:{anyOf:[{type:"null"},{$ref:"#/$defs/body"}],wanted:"null or a body: bytes, and either text or base64"},connection:{type:"string",maxLength:64,
pattern:"^[a-z0-9-]+$",wanted:"the name of a connection, such as one-connection"}}},reply:{type:["object","null"],additionalProperties:!1,required:["status","re\
ason","headers","body"],properties:{status:{type:"integer",minimum:0,maximum:999},reason:{type:"string",maxLength:131072},headers:{$ref:"#/$defs/headers"},body:{
$ref:"#/$defs/body"}}},failure:{type:["object","null"],additionalProperties:!1,required:["kind","message"],properties:{kind:{enum:["dns","refused","reset","time\
out","tls","proxy","not-sent","no-token","not-alterable","not-sendable","pool-exhausted","no-reservation-id","framing","network"]},message:{type:"string",maxLength:2e5}}},
sentAt:{$ref:"run.schema.json#/$defs/moment"},durationMs:{type:"number",minimum:-864e5,maximum:864e5},issued:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,
required:["tag","format","headerSafe"],properties:{flaw:{enum:["unsendable","guessable","telltale"]},tag:{type:"string",maxLength:8,pattern:"^[0-9a-f]{8}$",wanted:"\
8 hexadecimal digits in lower case"},format:{enum:["jwt","opaque"]},headerSafe:{type:"boolean"}}}},waits:{type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,
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
bytes:{type:"integer",minimum:0,maximum:16777216},sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}}}},dt=new RegExp("^[!-~]+$","u"),Pt=new RegExp(
"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","u"),kt=new RegExp("^[0-9a-f]{8}$","u"),jr={enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]};function zr(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;return r==="token-form"||r==="token-json"||r==="check-i\
n"||r==="check-out"||r==="partial-bill"||r==="no-show"?(zr.errors=s,e===0):(zr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.
enum},schema:jr.enum,parentSchema:jr,data:r}],!1)}const lr={type:"array",maxItems:1e4,items:{type:"array",minItems:2,maxItems:2,items:{type:"string",maxLength:131072}}};
function Qe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>
1e4)return Qe.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e4},schema:1e4,parentSchema:lr,data:r}],!1;{var i=!0;const u=r.length;
for(let p=0;p<u;p++){let l=r[p];const v=e;if(e===v)if(Array.isArray(l)){if(l.length>2)return Qe.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/maxItems",keyword:"\
maxItems",params:{limit:2},schema:2,parentSchema:lr.items,data:l}],!1;if(l.length<2)return Qe.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/minItems",keyword:"\
minItems",params:{limit:2},schema:2,parentSchema:lr.items,data:l}],!1;{var P=!0;const K=l.length;for(let m=0;m<K;m++){let d=l[m];const V=e;if(e===V)if(typeof d==
"string"){if(D(d)>131072)return Qe.errors=[{instancePath:t+"/"+p+"/"+m,schemaPath:"#/items/items/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,
parentSchema:lr.items.items,data:d}],!1}else return Qe.errors=[{instancePath:t+"/"+p+"/"+m,schemaPath:"#/items/items/type",keyword:"type",params:{type:"string"},
schema:lr.items.items.type,parentSchema:lr.items.items,data:d}],!1;var P=V===e;if(!P)break}}}else return Qe.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/ty\
pe",keyword:"type",params:{type:"array"},schema:lr.items.type,parentSchema:lr.items,data:l}],!1;var i=v===e;if(!i)break}}}else return Qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:lr.type,parentSchema:lr,data:r}],!1;return Qe.errors=s,e===0}const ge={description:"A body of up\
 to 16,384 bytes is kept whole: as text where it is UTF-8, in base64 otherwise. Of a longer one, sha256 and the first 512 characters are kept. `bytes` is the le\
ngth before secrets were replaced.",type:"object",additionalProperties:!1,required:["bytes"],anyOf:[{required:["text"]},{required:["base64"]}],dependentSchemas:{
base64:{properties:{text:!1,sha256:!1}}},wanted:"either text or base64",properties:{text:{type:"string",maxLength:16384},base64:{type:"string",maxLength:21848,pattern:"\
^[A-Za-z0-9+/]*={0,2}$",wanted:"base64"},bytes:{type:"integer",minimum:0,maximum:16777216},sha256:{$ref:"run.schema.json#/$defs/sha256"},truncated:{const:!0}}},
wt=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u");function Ir(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(D(r)>64)return Ir.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:er,
data:r}],!1;if(!Sr.test(r))return Ir.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",
parentSchema:er,data:r}],!1}else return Ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:er.type,parentSchema:er,data:r}],
!1;return Ir.errors=s,e===0}function Ie(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;const i=e;let P=!1;
const u=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let M;if(r.text===void 0&&(M="text")){const K={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"re\
quired",params:{missingProperty:M},schema:ge.anyOf[0].required,parentSchema:ge.anyOf[0],data:r};s===null?s=[K]:s.push(K),e++}}var p=u===e;if(P=P||p,!P){const M=e;
if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.base64===void 0&&(m="base64")){const d={instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",
params:{missingProperty:m},schema:ge.anyOf[1].required,parentSchema:ge.anyOf[1],data:r};s===null?s=[d]:s.push(d),e++}}var p=M===e;P=P||p}if(P)e=i,s!==null&&(i?s.
length=i:s=null);else{const M={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:ge.anyOf,parentSchema:ge,data:r};return s===null?s=[M]:s.push(
M),e++,Ie.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let M;if(r.bytes===void 0&&(M="bytes"))return Ie.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:M},schema:ge.required,parentSchema:ge,data:r}],!1;{const K=e;for(const m in r)if(!(m==="text"||m==="base6\
4"||m==="bytes"||m==="sha256"||m==="truncated")){return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:ge,data:r}],!1;break}if(K===e){if(r.text!==void 0){let m=r.text;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>16384)return Ie.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit:16384},schema:16384,parentSchema:ge.properties.text,data:m}],
!1}else return Ie.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},schema:ge.properties.text.type,parentSchema:ge.
properties.text,data:m}],!1;var l=d===e}else var l=!0;if(l){if(r.base64!==void 0){let m=r.base64;const d=e;if(e===d)if(typeof m=="string"){if(D(m)>21848)return Ie.
errors=[{instancePath:t+"/base64",schemaPath:"#/properties/base64/maxLength",keyword:"maxLength",params:{limit:21848},schema:21848,parentSchema:ge.properties.base64,
data:m}],!1;if(!wt.test(m))return Ie.errors=[{instancePath:t+"/base64",schemaPath:"#/properties/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/\
]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:ge.properties.base64,data:m}],!1}else return Ie.errors=[{instancePath:t+"/base64",schemaPath:"#/propert\
ies/base64/type",keyword:"type",params:{type:"string"},schema:ge.properties.base64.type,parentSchema:ge.properties.base64,data:m}],!1;var l=d===e}else var l=!0;
if(l){if(r.bytes!==void 0){let m=r.bytes;const d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Ie.errors=[{instancePath:t+"/bytes",schemaPath:"\
#/properties/bytes/type",keyword:"type",params:{type:"integer"},schema:ge.properties.bytes.type,parentSchema:ge.properties.bytes,data:m}],!1;if(e===d&&typeof m==
"number"&&isFinite(m)){if(m>16777216||isNaN(m))return Ie.errors=[{instancePath:t+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:16777216},schema:16777216,parentSchema:ge.properties.bytes,data:m}],!1;if(m<0||isNaN(m))return Ie.errors=[{instancePath:t+"/bytes",schemaPath:"#/prope\
rties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ge.properties.bytes,data:m}],!1}var l=d===e}else var l=!0;if(l){if(r.
sha256!==void 0){const m=e;Ir(r.sha256,{instancePath:t+"/sha256",parentData:r,parentDataProperty:"sha256",rootData:x,dynamicAnchors:b})||(s=s===null?Ir.errors:s.
concat(Ir.errors),e=s.length);var l=m===e}else var l=!0;if(l){if(r.truncated!==void 0){let m=r.truncated;const d=e;if(m!==!0)return Ie.errors=[{instancePath:t+"\
/truncated",schemaPath:"#/properties/truncated/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:ge.properties.truncated,data:m}],!1;var l=d===
e}else var l=!0;if(l&&r.base64!==void 0&&r&&typeof r=="object"&&!Array.isArray(r)){if(r.text!==void 0){var v=!1;return Ie.errors=[{instancePath:t+"/text",schemaPath:"\
#/dependentSchemas/base64/properties/text/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:ge.dependentSchemas.base64.properties.text,data:r.
text}],!1}else var v=!0;if(v)if(r.sha256!==void 0){var v=!1;return Ie.errors=[{instancePath:t+"/sha256",schemaPath:"#/dependentSchemas/base64/properties/sha256/\
false schema",keyword:"false schema",params:{},schema:!1,parentSchema:ge.dependentSchemas.base64.properties.sha256,data:r.sha256}],!1}else var v=!0}}}}}}}}else return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:r}],!1;return Ie.errors=s,e===0}function kr(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string"){if(D(r)>24)return kr.
errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:24},schema:24,parentSchema:ar,data:r}],!1;if(Br.test(r)){if(!$r.validate(r))return kr.
errors=[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ar,data:r}],!1}else return kr.errors=
[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\
\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ar,data:r}],!1}else return kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ar.
type,parentSchema:ar,data:r}],!1;return kr.errors=s,e===0}function E(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){
let s=null,e=0;const i=e;let P=!1,u=null;const p=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.reply!==void 0){let _=r.reply;if(_!==null){const c={instancePath:t+
"/reply",schemaPath:"#/oneOf/0/properties/reply/type",keyword:"type",params:{type:"null"},schema:N.oneOf[0].properties.reply.type,parentSchema:N.oneOf[0].properties.
reply,data:_};s===null?s=[c]:s.push(c),e++}}var v=p===e;v&&(P=!0,u=0);const l=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.failure!==void 0){let _=r.failure;
if(_!==null){const c={instancePath:t+"/failure",schemaPath:"#/oneOf/1/properties/failure/type",keyword:"type",params:{type:"null"},schema:N.oneOf[1].properties.
failure.type,parentSchema:N.oneOf[1].properties.failure,data:_};s===null?s=[c]:s.push(c),e++}}var v=l===e;if(v&&P?(P=!1,u=[u,1]):v&&(P=!0,u=1),P)e=i,s!==null&&(i?
s.length=i:s=null);else{const _={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:N.oneOf,parentSchema:N,data:r};return s===
null?s=[_]:s.push(_),e++,E.errors=s,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.seq===void 0&&(_="seq")||r.request===
void 0&&(_="request")||r.reply===void 0&&(_="reply")||r.failure===void 0&&(_="failure")||r.sentAt===void 0&&(_="sentAt")||r.durationMs===void 0&&(_="durationMs")||
r.issued===void 0&&(_="issued")||r.waits===void 0&&(_="waits"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:_},
schema:N.required,parentSchema:N,data:r}],!1;{const c=e;for(const y in r)if(!He.call(N.properties,y)){return E.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:N,data:r}],!1;break}if(c===e){if(r.id!==void 0){let y=r.id;const ee=e;
if(e===ee)if(typeof y=="string"){if(D(y)>128)return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:128},
schema:128,parentSchema:N.properties.id,data:y}],!1;if(!dt.test(y))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",
params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:N.properties.id,data:y}],!1}else return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/t\
ype",keyword:"type",params:{type:"string"},schema:N.properties.id.type,parentSchema:N.properties.id,data:y}],!1;var M=ee===e}else var M=!0;if(M){if(r.seq!==void 0){
let y=r.seq;const ee=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/type",keyword:"\
type",params:{type:"integer"},schema:N.properties.seq.type,parentSchema:N.properties.seq,data:y}],!1;if(e===ee&&typeof y=="number"&&isFinite(y)){if(y>2e4||isNaN(
y))return E.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:N.
properties.seq,data:y}],!1;if(y<0||isNaN(y))return E.errors=[{instancePath:t+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:N.properties.seq,data:y}],!1}var M=ee===e}else var M=!0;if(M){if(r.request!==void 0){let y=r.request;const ee=e;if(e===ee)if(y&&
typeof y=="object"&&!Array.isArray(y)){let a;if(y.operation===void 0&&(a="operation")||y.method===void 0&&(a="method")||y.url===void 0&&(a="url")||y.headers===void 0&&
(a="headers")||y.body===void 0&&(a="body"))return E.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty:a},
schema:N.properties.request.required,parentSchema:N.properties.request,data:y}],!1;{const o=e;for(const f in y)if(!(f==="operation"||f==="method"||f==="url"||f===
"headers"||f==="body"||f==="connection")){return E.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:f},schema:!1,parentSchema:N.properties.request,data:y}],!1;break}if(o===e){if(y.operation!==void 0){const f=e;zr(y.operation,
{instancePath:t+"/request/operation",parentData:y,parentDataProperty:"operation",rootData:x,dynamicAnchors:b})||(s=s===null?zr.errors:s.concat(zr.errors),e=s.length);
var K=f===e}else var K=!0;if(K){if(y.method!==void 0){let f=y.method;const g=e;if(e===g)if(typeof f=="string"){if(D(f)>64)return E.errors=[{instancePath:t+"/req\
uest/method",schemaPath:"#/properties/request/properties/method/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:N.properties.request.properties.
method,data:f}],!1;if(!Pt.test(f))return E.errors=[{instancePath:t+"/request/method",schemaPath:"#/properties/request/properties/method/pattern",keyword:"patter\
n",params:{pattern:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"},schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:N.properties.request.properties.method,data:f}],!1}else return E.
errors=[{instancePath:t+"/request/method",schemaPath:"#/properties/request/properties/method/type",keyword:"type",params:{type:"string"},schema:N.properties.request.
properties.method.type,parentSchema:N.properties.request.properties.method,data:f}],!1;var K=g===e}else var K=!0;if(K){if(y.url!==void 0){let f=y.url;const g=e;
if(e===g)if(typeof f=="string"){if(D(f)>65536)return E.errors=[{instancePath:t+"/request/url",schemaPath:"#/properties/request/properties/url/maxLength",keyword:"\
maxLength",params:{limit:65536},schema:65536,parentSchema:N.properties.request.properties.url,data:f}],!1}else return E.errors=[{instancePath:t+"/request/url",schemaPath:"\
#/properties/request/properties/url/type",keyword:"type",params:{type:"string"},schema:N.properties.request.properties.url.type,parentSchema:N.properties.request.
properties.url,data:f}],!1;var K=g===e}else var K=!0;if(K){if(y.headers!==void 0){const f=e;Qe(y.headers,{instancePath:t+"/request/headers",parentData:y,parentDataProperty:"\
headers",rootData:x,dynamicAnchors:b})||(s=s===null?Qe.errors:s.concat(Qe.errors),e=s.length);var K=f===e}else var K=!0;if(K){if(y.body!==void 0){let f=y.body;const g=e,
S=e;let h=!1;const q=e;if(f!==null){const z={instancePath:t+"/request/body",schemaPath:"#/properties/request/properties/body/anyOf/0/type",keyword:"type",params:{
type:"null"},schema:N.properties.request.properties.body.anyOf[0].type,parentSchema:N.properties.request.properties.body.anyOf[0],data:f};s===null?s=[z]:s.push(
z),e++}var m=q===e;if(h=h||m,!h){const z=e;Ie(f,{instancePath:t+"/request/body",parentData:y,parentDataProperty:"body",rootData:x,dynamicAnchors:b})||(s=s===null?
Ie.errors:s.concat(Ie.errors),e=s.length);var m=z===e;h=h||m}if(h)e=S,s!==null&&(S?s.length=S:s=null);else{const z={instancePath:t+"/request/body",schemaPath:"#\
/properties/request/properties/body/anyOf",keyword:"anyOf",params:{},schema:N.properties.request.properties.body.anyOf,parentSchema:N.properties.request.properties.
body,data:f};return s===null?s=[z]:s.push(z),e++,E.errors=s,!1}var K=g===e}else var K=!0;if(K)if(y.connection!==void 0){let f=y.connection;const g=e;if(e===g)if(typeof f==
"string"){if(D(f)>64)return E.errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/connection/maxLength",keyword:"maxLength",
params:{limit:64},schema:64,parentSchema:N.properties.request.properties.connection,data:f}],!1;if(!Wr.test(f))return E.errors=[{instancePath:t+"/request/connec\
tion",schemaPath:"#/properties/request/properties/connection/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:N.properties.
request.properties.connection,data:f}],!1}else return E.errors=[{instancePath:t+"/request/connection",schemaPath:"#/properties/request/properties/connection/typ\
e",keyword:"type",params:{type:"string"},schema:N.properties.request.properties.connection.type,parentSchema:N.properties.request.properties.connection,data:f}],
!1;var K=g===e}else var K=!0}}}}}}}else return E.errors=[{instancePath:t+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},
schema:N.properties.request.type,parentSchema:N.properties.request,data:y}],!1;var M=ee===e}else var M=!0;if(M){if(r.reply!==void 0){let y=r.reply;const ee=e;if(!(y&&
typeof y=="object"&&!Array.isArray(y))&&y!==null)return E.errors=[{instancePath:t+"/reply",schemaPath:"#/properties/reply/type",keyword:"type",params:{type:N.properties.
reply.type},schema:N.properties.reply.type,parentSchema:N.properties.reply,data:y}],!1;if(e===ee&&y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.status===
void 0&&(a="status")||y.reason===void 0&&(a="reason")||y.headers===void 0&&(a="headers")||y.body===void 0&&(a="body"))return E.errors=[{instancePath:t+"/reply",
schemaPath:"#/properties/reply/required",keyword:"required",params:{missingProperty:a},schema:N.properties.reply.required,parentSchema:N.properties.reply,data:y}],
!1;{const o=e;for(const f in y)if(!(f==="status"||f==="reason"||f==="headers"||f==="body")){return E.errors=[{instancePath:t+"/reply",schemaPath:"#/properties/r\
eply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:N.properties.reply,data:y}],!1;break}if(o===e){if(y.
status!==void 0){let f=y.status;const g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return E.errors=[{instancePath:t+"/reply/status",schemaPath:"\
#/properties/reply/properties/status/type",keyword:"type",params:{type:"integer"},schema:N.properties.reply.properties.status.type,parentSchema:N.properties.reply.
properties.status,data:f}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>999||isNaN(f))return E.errors=[{instancePath:t+"/reply/status",schemaPath:"#/prope\
rties/reply/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,parentSchema:N.properties.reply.properties.status,data:f}],
!1;if(f<0||isNaN(f))return E.errors=[{instancePath:t+"/reply/status",schemaPath:"#/properties/reply/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:N.properties.reply.properties.status,data:f}],!1}var d=g===e}else var d=!0;if(d){if(y.reason!==void 0){let f=y.reason;const g=e;
if(e===g)if(typeof f=="string"){if(D(f)>131072)return E.errors=[{instancePath:t+"/reply/reason",schemaPath:"#/properties/reply/properties/reason/maxLength",keyword:"\
maxLength",params:{limit:131072},schema:131072,parentSchema:N.properties.reply.properties.reason,data:f}],!1}else return E.errors=[{instancePath:t+"/reply/reaso\
n",schemaPath:"#/properties/reply/properties/reason/type",keyword:"type",params:{type:"string"},schema:N.properties.reply.properties.reason.type,parentSchema:N.
properties.reply.properties.reason,data:f}],!1;var d=g===e}else var d=!0;if(d){if(y.headers!==void 0){const f=e;Qe(y.headers,{instancePath:t+"/reply/headers",parentData:y,
parentDataProperty:"headers",rootData:x,dynamicAnchors:b})||(s=s===null?Qe.errors:s.concat(Qe.errors),e=s.length);var d=f===e}else var d=!0;if(d)if(y.body!==void 0){
const f=e;Ie(y.body,{instancePath:t+"/reply/body",parentData:y,parentDataProperty:"body",rootData:x,dynamicAnchors:b})||(s=s===null?Ie.errors:s.concat(Ie.errors),
e=s.length);var d=f===e}else var d=!0}}}}}var M=ee===e}else var M=!0;if(M){if(r.failure!==void 0){let y=r.failure;const ee=e;if(!(y&&typeof y=="object"&&!Array.
isArray(y))&&y!==null)return E.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:N.properties.failure.type},
schema:N.properties.failure.type,parentSchema:N.properties.failure,data:y}],!1;if(e===ee&&y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.kind===void 0&&(a=
"kind")||y.message===void 0&&(a="message"))return E.errors=[{instancePath:t+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty:a},
schema:N.properties.failure.required,parentSchema:N.properties.failure,data:y}],!1;{const o=e;for(const f in y)if(!(f==="kind"||f==="message")){return E.errors=
[{instancePath:t+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:N.
properties.failure,data:y}],!1;break}if(o===e){if(y.kind!==void 0){let f=y.kind;const g=e;if(!(f==="dns"||f==="refused"||f==="reset"||f==="timeout"||f==="tls"||
f==="proxy"||f==="not-sent"||f==="no-token"||f==="not-alterable"||f==="not-sendable"||f==="pool-exhausted"||f==="no-reservation-id"||f==="framing"||f==="network"))
return E.errors=[{instancePath:t+"/failure/kind",schemaPath:"#/properties/failure/properties/kind/enum",keyword:"enum",params:{allowedValues:N.properties.failure.
properties.kind.enum},schema:N.properties.failure.properties.kind.enum,parentSchema:N.properties.failure.properties.kind,data:f}],!1;var V=g===e}else var V=!0;if(V)
if(y.message!==void 0){let f=y.message;const g=e;if(e===g)if(typeof f=="string"){if(D(f)>2e5)return E.errors=[{instancePath:t+"/failure/message",schemaPath:"#/p\
roperties/failure/properties/message/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:N.properties.failure.properties.message,data:f}],
!1}else return E.errors=[{instancePath:t+"/failure/message",schemaPath:"#/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},schema:N.
properties.failure.properties.message.type,parentSchema:N.properties.failure.properties.message,data:f}],!1;var V=g===e}else var V=!0}}}var M=ee===e}else var M=!0;
if(M){if(r.sentAt!==void 0){const y=e;kr(r.sentAt,{instancePath:t+"/sentAt",parentData:r,parentDataProperty:"sentAt",rootData:x,dynamicAnchors:b})||(s=s===null?
kr.errors:s.concat(kr.errors),e=s.length);var M=y===e}else var M=!0;if(M){if(r.durationMs!==void 0){let y=r.durationMs;const ee=e;if(e===ee)if(typeof y=="number"&&
isFinite(y)){if(y>864e5||isNaN(y))return E.errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:864e5},schema:864e5,parentSchema:N.properties.durationMs,data:y}],!1;if(y<-864e5||isNaN(y))return E.errors=[{instancePath:t+"/durationMs",schemaPath:"\
#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-864e5},schema:-864e5,parentSchema:N.properties.durationMs,data:y}],!1}else return E.
errors=[{instancePath:t+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type:"number"},schema:N.properties.durationMs.type,parentSchema:N.
properties.durationMs,data:y}],!1;var M=ee===e}else var M=!0;if(M){if(r.issued!==void 0){let y=r.issued;const ee=e;if(e===ee)if(Array.isArray(y)){if(y.length>1e3)
return E.errors=[{instancePath:t+"/issued",schemaPath:"#/properties/issued/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:N.properties.
issued,data:y}],!1;{var O=!0;const a=y.length;for(let o=0;o<a;o++){let f=y[o];const g=e;if(e===g)if(f&&typeof f=="object"&&!Array.isArray(f)){let h;if(f.tag===void 0&&
(h="tag")||f.format===void 0&&(h="format")||f.headerSafe===void 0&&(h="headerSafe"))return E.errors=[{instancePath:t+"/issued/"+o,schemaPath:"#/properties/issue\
d/items/required",keyword:"required",params:{missingProperty:h},schema:N.properties.issued.items.required,parentSchema:N.properties.issued.items,data:f}],!1;{const q=e;
for(const I in f)if(!(I==="flaw"||I==="tag"||I==="format"||I==="headerSafe")){return E.errors=[{instancePath:t+"/issued/"+o,schemaPath:"#/properties/issued/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:N.properties.issued.items,data:f}],!1;break}if(q===e){
if(f.flaw!==void 0){let I=f.flaw;const z=e;if(!(I==="unsendable"||I==="guessable"||I==="telltale"))return E.errors=[{instancePath:t+"/issued/"+o+"/flaw",schemaPath:"\
#/properties/issued/items/properties/flaw/enum",keyword:"enum",params:{allowedValues:N.properties.issued.items.properties.flaw.enum},schema:N.properties.issued.
items.properties.flaw.enum,parentSchema:N.properties.issued.items.properties.flaw,data:I}],!1;var F=z===e}else var F=!0;if(F){if(f.tag!==void 0){let I=f.tag;const z=e;
if(e===z)if(typeof I=="string"){if(D(I)>8)return E.errors=[{instancePath:t+"/issued/"+o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/maxLength",keyword:"\
maxLength",params:{limit:8},schema:8,parentSchema:N.properties.issued.items.properties.tag,data:I}],!1;if(!kt.test(I))return E.errors=[{instancePath:t+"/issued/"+
o+"/tag",schemaPath:"#/properties/issued/items/properties/tag/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{8}$"},schema:"^[0-9a-f]{8}$",parentSchema:N.
properties.issued.items.properties.tag,data:I}],!1}else return E.errors=[{instancePath:t+"/issued/"+o+"/tag",schemaPath:"#/properties/issued/items/properties/ta\
g/type",keyword:"type",params:{type:"string"},schema:N.properties.issued.items.properties.tag.type,parentSchema:N.properties.issued.items.properties.tag,data:I}],
!1;var F=z===e}else var F=!0;if(F){if(f.format!==void 0){let I=f.format;const z=e;if(!(I==="jwt"||I==="opaque"))return E.errors=[{instancePath:t+"/issued/"+o+"/\
format",schemaPath:"#/properties/issued/items/properties/format/enum",keyword:"enum",params:{allowedValues:N.properties.issued.items.properties.format.enum},schema:N.
properties.issued.items.properties.format.enum,parentSchema:N.properties.issued.items.properties.format,data:I}],!1;var F=z===e}else var F=!0;if(F)if(f.headerSafe!==
void 0){let I=f.headerSafe;const z=e;if(typeof I!="boolean")return E.errors=[{instancePath:t+"/issued/"+o+"/headerSafe",schemaPath:"#/properties/issued/items/pr\
operties/headerSafe/type",keyword:"type",params:{type:"boolean"},schema:N.properties.issued.items.properties.headerSafe.type,parentSchema:N.properties.issued.items.
properties.headerSafe,data:I}],!1;var F=z===e}else var F=!0}}}}}else return E.errors=[{instancePath:t+"/issued/"+o,schemaPath:"#/properties/issued/items/type",keyword:"\
type",params:{type:"object"},schema:N.properties.issued.items.type,parentSchema:N.properties.issued.items,data:f}],!1;var O=g===e;if(!O)break}}}else return E.errors=
[{instancePath:t+"/issued",schemaPath:"#/properties/issued/type",keyword:"type",params:{type:"array"},schema:N.properties.issued.type,parentSchema:N.properties.
issued,data:y}],!1;var M=ee===e}else var M=!0;if(M){if(r.waits!==void 0){let y=r.waits;const ee=e;if(e===ee)if(Array.isArray(y)){if(y.length>100)return E.errors=
[{instancePath:t+"/waits",schemaPath:"#/properties/waits/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:N.properties.waits,data:y}],!1;
{var B=!0;const a=y.length;for(let o=0;o<a;o++){let f=y[o];const g=e;if(e===g)if(f&&typeof f=="object"&&!Array.isArray(f)){let h;if(f.status===void 0&&(h="statu\
s")||f.retryAfter===void 0&&(h="retryAfter")||f.waitedMs===void 0&&(h="waitedMs"))return E.errors=[{instancePath:t+"/waits/"+o,schemaPath:"#/properties/waits/it\
ems/required",keyword:"required",params:{missingProperty:h},schema:N.properties.waits.items.required,parentSchema:N.properties.waits.items,data:f}],!1;{const q=e;
for(const I in f)if(!(I==="status"||I==="retryAfter"||I==="waitedMs")){return E.errors=[{instancePath:t+"/waits/"+o,schemaPath:"#/properties/waits/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:N.properties.waits.items,data:f}],!1;break}if(q===e){if(f.status!==
void 0){let I=f.status;const z=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return E.errors=[{instancePath:t+"/waits/"+o+"/status",schemaPath:"#/p\
roperties/waits/items/properties/status/type",keyword:"type",params:{type:"integer"},schema:N.properties.waits.items.properties.status.type,parentSchema:N.properties.
waits.items.properties.status,data:I}],!1;if(e===z&&typeof I=="number"&&isFinite(I)){if(I>999||isNaN(I))return E.errors=[{instancePath:t+"/waits/"+o+"/status",schemaPath:"\
#/properties/waits/items/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},schema:999,parentSchema:N.properties.waits.items.properties.
status,data:I}],!1;if(I<0||isNaN(I))return E.errors=[{instancePath:t+"/waits/"+o+"/status",schemaPath:"#/properties/waits/items/properties/status/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.properties.waits.items.properties.status,data:I}],!1}var w=z===e}else var w=!0;if(w){if(f.retryAfter!==
void 0){let I=f.retryAfter;const z=e;if(typeof I!="string"&&I!==null)return E.errors=[{instancePath:t+"/waits/"+o+"/retryAfter",schemaPath:"#/properties/waits/i\
tems/properties/retryAfter/type",keyword:"type",params:{type:N.properties.waits.items.properties.retryAfter.type},schema:N.properties.waits.items.properties.retryAfter.
type,parentSchema:N.properties.waits.items.properties.retryAfter,data:I}],!1;if(e===z&&typeof I=="string"&&D(I)>131072)return E.errors=[{instancePath:t+"/waits/"+
o+"/retryAfter",schemaPath:"#/properties/waits/items/properties/retryAfter/maxLength",keyword:"maxLength",params:{limit:131072},schema:131072,parentSchema:N.properties.
waits.items.properties.retryAfter,data:I}],!1;var w=z===e}else var w=!0;if(w)if(f.waitedMs!==void 0){let I=f.waitedMs;const z=e;if(e===z)if(typeof I=="number"&&
isFinite(I)){if(I>864e5||isNaN(I))return E.errors=[{instancePath:t+"/waits/"+o+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:N.properties.waits.items.properties.waitedMs,data:I}],!1;if(I<0||isNaN(I))return E.errors=
[{instancePath:t+"/waits/"+o+"/waitedMs",schemaPath:"#/properties/waits/items/properties/waitedMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:N.properties.waits.items.properties.waitedMs,data:I}],!1}else return E.errors=[{instancePath:t+"/waits/"+o+"/waitedMs",schemaPath:"#/properties/wai\
ts/items/properties/waitedMs/type",keyword:"type",params:{type:"number"},schema:N.properties.waits.items.properties.waitedMs.type,parentSchema:N.properties.waits.
items.properties.waitedMs,data:I}],!1;var w=z===e}else var w=!0}}}}else return E.errors=[{instancePath:t+"/waits/"+o,schemaPath:"#/properties/waits/items/type",
keyword:"type",params:{type:"object"},schema:N.properties.waits.items.type,parentSchema:N.properties.waits.items,data:f}],!1;var B=g===e;if(!B)break}}}else return E.
errors=[{instancePath:t+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type:"array"},schema:N.properties.waits.type,parentSchema:N.properties.
waits,data:y}],!1;var M=ee===e}else var M=!0;if(M){if(r.leased!==void 0){let y=r.leased;const ee=e;if(e===ee)if(Array.isArray(y)){if(y.length>100)return E.errors=
[{instancePath:t+"/leased",schemaPath:"#/properties/leased/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:N.properties.leased,data:y}],
!1;if(y.length<1)return E.errors=[{instancePath:t+"/leased",schemaPath:"#/properties/leased/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:N.
properties.leased,data:y}],!1;{var L=!0;const a=y.length;for(let o=0;o<a;o++){let f=y[o];const g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return E.
errors=[{instancePath:t+"/leased/"+o,schemaPath:"#/properties/leased/items/type",keyword:"type",params:{type:"integer"},schema:N.properties.leased.items.type,parentSchema:N.
properties.leased.items,data:f}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>2e4||isNaN(f))return E.errors=[{instancePath:t+"/leased/"+o,schemaPath:"#/pr\
operties/leased/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:N.properties.leased.items,data:f}],!1;if(f<0||isNaN(
f))return E.errors=[{instancePath:t+"/leased/"+o,schemaPath:"#/properties/leased/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:N.
properties.leased.items,data:f}],!1}var L=g===e;if(!L)break}}}else return E.errors=[{instancePath:t+"/leased",schemaPath:"#/properties/leased/type",keyword:"typ\
e",params:{type:"array"},schema:N.properties.leased.type,parentSchema:N.properties.leased,data:y}],!1;var M=ee===e}else var M=!0;if(M){if(r.assumed!==void 0){let y=r.
assumed;const ee=e;if(y!==!0)return E.errors=[{instancePath:t+"/assumed",schemaPath:"#/properties/assumed/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:N.properties.assumed,data:y}],!1;var M=ee===e}else var M=!0;if(M){if(r.received!==void 0){let y=r.received;const ee=e;if(e===ee)if(y&&typeof y=="ob\
ject"&&!Array.isArray(y)){let a;if(y.scene===void 0&&(a="scene")||y.connection===void 0&&(a="connection")||y.reused===void 0&&(a="reused")||y.protocol===void 0&&
(a="protocol")||y.tls===void 0&&(a="tls")||y.bodyMs===void 0&&(a="bodyMs"))return E.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/requir\
ed",keyword:"required",params:{missingProperty:a},schema:N.properties.received.required,parentSchema:N.properties.received,data:y}],!1;{const o=e;for(const f in y)
if(!He.call(N.properties.received.properties,f)){return E.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:N.properties.received,data:y}],!1;break}if(o===e){if(y.scene!==void 0){let f=y.scene;const g=e;
if(e===g)if(typeof f=="string"){if(D(f)>64)return E.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/received/properties/scene/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:N.properties.received.properties.scene,data:f}],!1;if(!Wr.test(f))return E.errors=[{instancePath:t+"/receive\
d/scene",schemaPath:"#/properties/received/properties/scene/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9-]+$"},schema:"^[a-z0-9-]+$",parentSchema:N.properties.
received.properties.scene,data:f}],!1}else return E.errors=[{instancePath:t+"/received/scene",schemaPath:"#/properties/received/properties/scene/type",keyword:"\
type",params:{type:"string"},schema:N.properties.received.properties.scene.type,parentSchema:N.properties.received.properties.scene,data:f}],!1;var k=g===e}else
var k=!0;if(k){if(y.connection!==void 0){let f=y.connection;const g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return E.errors=[{instancePath:t+
"/received/connection",schemaPath:"#/properties/received/properties/connection/type",keyword:"type",params:{type:"integer"},schema:N.properties.received.properties.
connection.type,parentSchema:N.properties.received.properties.connection,data:f}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>2e4||isNaN(f))return E.errors=
[{instancePath:t+"/received/connection",schemaPath:"#/properties/received/properties/connection/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,
parentSchema:N.properties.received.properties.connection,data:f}],!1;if(f<1||isNaN(f))return E.errors=[{instancePath:t+"/received/connection",schemaPath:"#/prop\
erties/received/properties/connection/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:N.properties.received.properties.connection,
data:f}],!1}var k=g===e}else var k=!0;if(k){if(y.reused!==void 0){let f=y.reused;const g=e;if(typeof f!="boolean")return E.errors=[{instancePath:t+"/received/re\
used",schemaPath:"#/properties/received/properties/reused/type",keyword:"type",params:{type:"boolean"},schema:N.properties.received.properties.reused.type,parentSchema:N.
properties.received.properties.reused,data:f}],!1;var k=g===e}else var k=!0;if(k){if(y.protocol!==void 0){let f=y.protocol;const g=e;if(!(f==="HTTP/1.0"||f==="H\
TTP/1.1"||f==="HTTP/2"||f==="HTTP/3"||f==="unknown"))return E.errors=[{instancePath:t+"/received/protocol",schemaPath:"#/properties/received/properties/protocol\
/enum",keyword:"enum",params:{allowedValues:N.properties.received.properties.protocol.enum},schema:N.properties.received.properties.protocol.enum,parentSchema:N.
properties.received.properties.protocol,data:f}],!1;var k=g===e}else var k=!0;if(k){if(y.tls!==void 0){let f=y.tls;const g=e;if(!(f&&typeof f=="object"&&!Array.
isArray(f))&&f!==null)return E.errors=[{instancePath:t+"/received/tls",schemaPath:"#/properties/received/properties/tls/type",keyword:"type",params:{type:N.properties.
received.properties.tls.type},schema:N.properties.received.properties.tls.type,parentSchema:N.properties.received.properties.tls,data:f}],!1;if(e===g&&f&&typeof f==
"object"&&!Array.isArray(f)){let h;if(f.protocol===void 0&&(h="protocol")||f.serverName===void 0&&(h="serverName"))return E.errors=[{instancePath:t+"/received/t\
ls",schemaPath:"#/properties/received/properties/tls/required",keyword:"required",params:{missingProperty:h},schema:N.properties.received.properties.tls.required,
parentSchema:N.properties.received.properties.tls,data:f}],!1;{const q=e;for(const I in f)if(!(I==="protocol"||I==="serverName")){return E.errors=[{instancePath:t+
"/received/tls",schemaPath:"#/properties/received/properties/tls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I},schema:!1,parentSchema:N.
properties.received.properties.tls,data:f}],!1;break}if(q===e){if(f.protocol!==void 0){let I=f.protocol;const z=e;if(e===z)if(typeof I=="string"){if(D(I)>16)return E.
errors=[{instancePath:t+"/received/tls/protocol",schemaPath:"#/properties/received/properties/tls/properties/protocol/maxLength",keyword:"maxLength",params:{limit:16},
schema:16,parentSchema:N.properties.received.properties.tls.properties.protocol,data:I}],!1}else return E.errors=[{instancePath:t+"/received/tls/protocol",schemaPath:"\
#/properties/received/properties/tls/properties/protocol/type",keyword:"type",params:{type:"string"},schema:N.properties.received.properties.tls.properties.protocol.
type,parentSchema:N.properties.received.properties.tls.properties.protocol,data:I}],!1;var X=z===e}else var X=!0;if(X)if(f.serverName!==void 0){let I=f.serverName;
const z=e;if(typeof I!="string"&&I!==null)return E.errors=[{instancePath:t+"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/propertie\
s/serverName/type",keyword:"type",params:{type:N.properties.received.properties.tls.properties.serverName.type},schema:N.properties.received.properties.tls.properties.
serverName.type,parentSchema:N.properties.received.properties.tls.properties.serverName,data:I}],!1;if(e===z&&typeof I=="string"&&D(I)>253)return E.errors=[{instancePath:t+
"/received/tls/serverName",schemaPath:"#/properties/received/properties/tls/properties/serverName/maxLength",keyword:"maxLength",params:{limit:253},schema:253,parentSchema:N.
properties.received.properties.tls.properties.serverName,data:I}],!1;var X=z===e}else var X=!0}}}var k=g===e}else var k=!0;if(k){if(y.bodyMs!==void 0){let f=y.bodyMs;
const g=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return E.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/received/propert\
ies/bodyMs/type",keyword:"type",params:{type:"integer"},schema:N.properties.received.properties.bodyMs.type,parentSchema:N.properties.received.properties.bodyMs,
data:f}],!1;if(e===g&&typeof f=="number"&&isFinite(f)){if(f>864e5||isNaN(f))return E.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/receive\
d/properties/bodyMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e5},schema:864e5,parentSchema:N.properties.received.properties.bodyMs,data:f}],!1;
if(f<0||isNaN(f))return E.errors=[{instancePath:t+"/received/bodyMs",schemaPath:"#/properties/received/properties/bodyMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:N.properties.received.properties.bodyMs,data:f}],!1}var k=g===e}else var k=!0;if(k){if(y.astray!==void 0){let f=y.astray;const g=e;
if(f!==!0)return E.errors=[{instancePath:t+"/received/astray",schemaPath:"#/properties/received/properties/astray/const",keyword:"const",params:{allowedValue:!0},
schema:!0,parentSchema:N.properties.received.properties.astray,data:f}],!1;var k=g===e}else var k=!0;if(k){if(y.aborted!==void 0){let f=y.aborted;const g=e;if(f!==
!0)return E.errors=[{instancePath:t+"/received/aborted",schemaPath:"#/properties/received/properties/aborted/const",keyword:"const",params:{allowedValue:!0},schema:!0,
parentSchema:N.properties.received.properties.aborted,data:f}],!1;var k=g===e}else var k=!0;if(k)if(y.lost!==void 0){let f=y.lost;const g=e;if(f!==!0)return E.errors=
[{instancePath:t+"/received/lost",schemaPath:"#/properties/received/properties/lost/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:N.properties.
received.properties.lost,data:f}],!1;var k=g===e}else var k=!0}}}}}}}}}}else return E.errors=[{instancePath:t+"/received",schemaPath:"#/properties/received/type",
keyword:"type",params:{type:"object"},schema:N.properties.received.type,parentSchema:N.properties.received,data:y}],!1;var M=ee===e}else var M=!0;if(M)if(r.guestAbsent!==
void 0){let y=r.guestAbsent;const ee=e;if(e===ee)if(y&&typeof y=="object"&&!Array.isArray(y)){let a;if(y.met===void 0&&(a="met"))return E.errors=[{instancePath:t+
"/guestAbsent",schemaPath:"#/properties/guestAbsent/required",keyword:"required",params:{missingProperty:a},schema:N.properties.guestAbsent.required,parentSchema:N.
properties.guestAbsent,data:y}],!1;{const o=e;for(const f in y)if(!(f==="met"||f==="assumed")){return E.errors=[{instancePath:t+"/guestAbsent",schemaPath:"#/pro\
perties/guestAbsent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:N.properties.guestAbsent,data:y}],
!1;break}if(o===e){if(y.met!==void 0){let f=y.met;const g=e;if(e===g)if(typeof f=="string"){if(D(f)>2e5)return E.errors=[{instancePath:t+"/guestAbsent/met",schemaPath:"\
#/properties/guestAbsent/properties/met/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:N.properties.guestAbsent.properties.met,data:f}],
!1}else return E.errors=[{instancePath:t+"/guestAbsent/met",schemaPath:"#/properties/guestAbsent/properties/met/type",keyword:"type",params:{type:"string"},schema:N.
properties.guestAbsent.properties.met.type,parentSchema:N.properties.guestAbsent.properties.met,data:f}],!1;var H=g===e}else var H=!0;if(H)if(y.assumed!==void 0){
let f=y.assumed;const g=e;if(f!==!0)return E.errors=[{instancePath:t+"/guestAbsent/assumed",schemaPath:"#/properties/guestAbsent/properties/assumed/const",keyword:"\
const",params:{allowedValue:!0},schema:!0,parentSchema:N.properties.guestAbsent.properties.assumed,data:f}],!1;var H=g===e}else var H=!0}}}else return E.errors=
[{instancePath:t+"/guestAbsent",schemaPath:"#/properties/guestAbsent/type",keyword:"type",params:{type:"object"},schema:N.properties.guestAbsent.type,parentSchema:N.
properties.guestAbsent,data:y}],!1;var M=ee===e}else var M=!0}}}}}}}}}}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:N.type,parentSchema:N,data:r}],!1;return E.errors=s,e===0}export const verdict=Pe;const ie={$schema:"https://json-schema.org/draft/2020-12/schem\
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
exitCode:{type:"integer",enum:[2,3]},message:{type:"string",minLength:1,maxLength:1e6}}}}}}};function cr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.baseUrl===void 0&&(P="baseUrl")||r.authUrl===
void 0&&(P="authUrl")||r.environment===void 0&&(P="environment")||r.embedded===void 0&&(P="embedded"))return cr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:P},schema:Se.required,parentSchema:Se,data:r}],!1;{const u=e;for(const p in r)if(!(p==="baseUrl"||p==="authUrl"||p===
"environment"||p==="embedded"||p==="shared")){return cr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:Se,data:r}],!1;break}if(u===e){if(r.baseUrl!==void 0){const p=e;De(r.baseUrl,{instancePath:t+"/baseUrl",parentData:r,parentDataProperty:"\
baseUrl",rootData:x,dynamicAnchors:b})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);var i=p===e}else var i=!0;if(i){if(r.authUrl!==void 0){const p=e;De(
r.authUrl,{instancePath:t+"/authUrl",parentData:r,parentDataProperty:"authUrl",rootData:x,dynamicAnchors:b})||(s=s===null?De.errors:s.concat(De.errors),e=s.length);
var i=p===e}else var i=!0;if(i){if(r.environment!==void 0){let p=r.environment;const l=e;if(!(p==="sandbox"||p==="mock"))return cr.errors=[{instancePath:t+"/env\
ironment",schemaPath:"#/properties/environment/enum",keyword:"enum",params:{allowedValues:Se.properties.environment.enum},schema:Se.properties.environment.enum,
parentSchema:Se.properties.environment,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.embedded!==void 0){let p=r.embedded;const l=e;if(typeof p!="boolean")return cr.
errors=[{instancePath:t+"/embedded",schemaPath:"#/properties/embedded/type",keyword:"type",params:{type:"boolean"},schema:Se.properties.embedded.type,parentSchema:Se.
properties.embedded,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.shared!==void 0){let p=r.shared;const l=e;if(p!==!0)return cr.errors=[{instancePath:t+"/shar\
ed",schemaPath:"#/properties/shared/const",keyword:"const",params:{allowedValue:!0},schema:!0,parentSchema:Se.properties.shared,data:p}],!1;var i=l===e}else var i=!0}}}}}}else
return cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:r}],!1;return cr.errors=s,e===0}
function dr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let P;if(r.version===void 0&&(P="version")||r.digest===void 0&&(P="digest"))return dr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:P},schema:fe.required,parentSchema:fe,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="digest")){return dr.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:fe,data:r}],!1;break}if(u===
e){if(r.version!==void 0){let p=r.version;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>64)return dr.errors=[{instancePath:t+"/version",schemaPath:"#/proper\
ties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:fe.properties.version,data:p}],!1;if(!st.test(p))return dr.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:fe.properties.
version,data:p}],!1}else return dr.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:fe.properties.
version.type,parentSchema:fe.properties.version,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;Me(r.digest,{instancePath:t+"/digest",
parentData:r,parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var i=p===e}else var i=!0}}}else return dr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:r}],!1;return dr.errors=s,e===0}const Hr={
description:"The product for which certification is sought; null where none was named.",anyOf:[{type:"null"},{$ref:"certification.schema.json#/properties/produc\
t"}],wanted:"null, or name, version and vendor of a product"};function Zr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){
let s=null,e=0;const i=e;let P=!1;const u=e;if(r!==null){const l={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"null"},schema:Hr.anyOf[0].
type,parentSchema:Hr.anyOf[0],data:r};s===null?s=[l]:s.push(l),e++}var p=u===e;if(P=P||p,!P){const l=e;Oe(r,{instancePath:t,parentData:J,parentDataProperty:W,rootData:x,
dynamicAnchors:b})||(s=s===null?Oe.errors:s.concat(Oe.errors),e=s.length);var p=l===e;P=P||p}if(P)e=i,s!==null&&(i?s.length=i:s=null);else{const l={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:Hr.anyOf,parentSchema:Hr,data:r};return s===null?s=[l]:s.push(l),e++,Zr.errors=s,!1}return Zr.errors=s,e===
0}function Er(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;return r==="token-form"||r==="token-js\
on"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"||r==="older-check-out"?(Er.errors=s,e===0):(Er.errors=[{instancePath:t,schemaPath:"#/enu\
m",keyword:"enum",params:{allowedValues:Ar.enum},schema:Ar.enum,parentSchema:Ar,data:r}],!1)}function Lr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof r=="string"){if(D(r)>64)return Lr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64},schema:64,parentSchema:er,data:r}],!1;if(!Sr.test(r))return Lr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:er,data:r}],!1}else return Lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:er.type,parentSchema:er,data:r}],!1;return Lr.errors=s,e===0}function qr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,
dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.startedAt===void 0&&(P="startedAt")||r.endedAt===void 0&&
(P="endedAt"))return qr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:mr.required,parentSchema:mr,data:r}],
!1;{const u=e;for(const p in r)if(!(p==="startedAt"||p==="endedAt")){return qr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:p},schema:!1,parentSchema:mr,data:r}],!1;break}if(u===e){if(r.startedAt!==void 0){const p=e;ye(r.startedAt,{instancePath:t+
"/startedAt",parentData:r,parentDataProperty:"startedAt",rootData:x,dynamicAnchors:b})||(s=s===null?ye.errors:s.concat(ye.errors),e=s.length);var i=p===e}else var i=!0;
if(i)if(r.endedAt!==void 0){const p=e;ye(r.endedAt,{instancePath:t+"/endedAt",parentData:r,parentDataProperty:"endedAt",rootData:x,dynamicAnchors:b})||(s=s===null?
ye.errors:s.concat(ye.errors),e=s.length);var i=p===e}else var i=!0}}}else return qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:mr.type,parentSchema:mr,data:r}],!1;return qr.errors=s,e===0}const Yr={type:"integer",minimum:0,maximum:2e4};function se(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},schema:Yr.type,parentSchema:Yr,data:r}],!1;if(e===0&&typeof r=="number"&&isFinite(r)){if(r>2e4||isNaN(
r))return se.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:2e4},schema:2e4,parentSchema:Yr,data:r}],!1;if(r<0||
isNaN(r))return se.errors=[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Yr,data:r}],!1}return se.
errors=s,e===0}const Te={type:"object",additionalProperties:!1,required:["requirements","instances","notClaimed","leftOpen","tolerated","notArisen","undecided",
"notRun","withoutInstance","remarks"],properties:{requirements:{$ref:"#/$defs/share"},instances:{$ref:"#/$defs/share"},notClaimed:{$ref:"#/$defs/untested"},leftOpen:{
$ref:"#/$defs/untested"},tolerated:{$ref:"#/$defs/untested"},notArisen:{$ref:"#/$defs/count"},undecided:{$ref:"#/$defs/count"},notRun:{$ref:"#/$defs/count"},withoutInstance:{
type:"array",maxItems:2e3,items:{type:"string",maxLength:200}},remarks:{type:"array",maxItems:1e3,items:{type:"string",maxLength:2e3}}}},Rr={type:"object",additionalProperties:!1,
required:["tested","all"],properties:{tested:{$ref:"#/$defs/count"},all:{$ref:"#/$defs/count"}}};function fr(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.tested===void 0&&(P="tested")||r.all===void 0&&
(P="all"))return fr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Rr.required,parentSchema:Rr,data:r}],!1;
{const u=e;for(const p in r)if(!(p==="tested"||p==="all")){return fr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p},schema:!1,parentSchema:Rr,data:r}],!1;break}if(u===e){if(r.tested!==void 0){const p=e;se(r.tested,{instancePath:t+"/tested",parentData:r,
parentDataProperty:"tested",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var i=p===e}else var i=!0;if(i)if(r.all!==void 0){
const p=e;se(r.all,{instancePath:t+"/all",parentData:r,parentDataProperty:"all",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);
var i=p===e}else var i=!0}}}else return fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Rr.type,parentSchema:Rr,data:r}],
!1;return fr.errors=s,e===0}const rr={type:"array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["by","instances"],properties:{by:{type:"s\
tring",minLength:1,maxLength:200},instances:{$ref:"#/$defs/count"}}}};function ze(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(Array.isArray(r)){if(r.length>100)return ze.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,
parentSchema:rr,data:r}],!1;{var i=!0;const u=r.length;for(let p=0;p<u;p++){let l=r[p];const v=e;if(e===v)if(l&&typeof l=="object"&&!Array.isArray(l)){let K;if(l.
by===void 0&&(K="by")||l.instances===void 0&&(K="instances"))return ze.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:K},
schema:rr.items.required,parentSchema:rr.items,data:l}],!1;{const m=e;for(const d in l)if(!(d==="by"||d==="instances")){return ze.errors=[{instancePath:t+"/"+p,
schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:rr.items,data:l}],!1;break}if(m===
e){if(l.by!==void 0){let d=l.by;const V=e;if(e===V)if(typeof d=="string"){if(D(d)>200)return ze.errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properti\
es/by/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:rr.items.properties.by,data:d}],!1;if(D(d)<1)return ze.errors=[{instancePath:t+"\
/"+p+"/by",schemaPath:"#/items/properties/by/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:rr.items.properties.by,data:d}],!1}else return ze.
errors=[{instancePath:t+"/"+p+"/by",schemaPath:"#/items/properties/by/type",keyword:"type",params:{type:"string"},schema:rr.items.properties.by.type,parentSchema:rr.
items.properties.by,data:d}],!1;var P=V===e}else var P=!0;if(P)if(l.instances!==void 0){const d=e;se(l.instances,{instancePath:t+"/"+p+"/instances",parentData:l,
parentDataProperty:"instances",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var P=d===e}else var P=!0}}}else return ze.errors=
[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:rr.items.type,parentSchema:rr.items,data:l}],!1;var i=v===e;if(!i)
break}}}else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:rr.type,parentSchema:rr,data:r}],!1;return ze.errors=
s,e===0}function Ue(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let p;if(r.requirements===void 0&&(p="requirements")||r.instances===void 0&&(p="instances")||r.notClaimed===void 0&&(p="notClaimed")||r.leftOpen===
void 0&&(p="leftOpen")||r.tolerated===void 0&&(p="tolerated")||r.notArisen===void 0&&(p="notArisen")||r.undecided===void 0&&(p="undecided")||r.notRun===void 0&&
(p="notRun")||r.withoutInstance===void 0&&(p="withoutInstance")||r.remarks===void 0&&(p="remarks"))return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p},schema:Te.required,parentSchema:Te,data:r}],!1;{const l=e;for(const v in r)if(!He.call(Te.properties,v)){return Ue.errors=[
{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},schema:!1,parentSchema:Te,data:r}],!1;break}if(l===
e){if(r.requirements!==void 0){const v=e;fr(r.requirements,{instancePath:t+"/requirements",parentData:r,parentDataProperty:"requirements",rootData:x,dynamicAnchors:b})||
(s=s===null?fr.errors:s.concat(fr.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.instances!==void 0){const v=e;fr(r.instances,{instancePath:t+"/instan\
ces",parentData:r,parentDataProperty:"instances",rootData:x,dynamicAnchors:b})||(s=s===null?fr.errors:s.concat(fr.errors),e=s.length);var i=v===e}else var i=!0;
if(i){if(r.notClaimed!==void 0){const v=e;ze(r.notClaimed,{instancePath:t+"/notClaimed",parentData:r,parentDataProperty:"notClaimed",rootData:x,dynamicAnchors:b})||
(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.leftOpen!==void 0){const v=e;ze(r.leftOpen,{instancePath:t+"/leftOpen",
parentData:r,parentDataProperty:"leftOpen",rootData:x,dynamicAnchors:b})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;if(i){
if(r.tolerated!==void 0){const v=e;ze(r.tolerated,{instancePath:t+"/tolerated",parentData:r,parentDataProperty:"tolerated",rootData:x,dynamicAnchors:b})||(s=s===
null?ze.errors:s.concat(ze.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.notArisen!==void 0){const v=e;se(r.notArisen,{instancePath:t+"/notArisen",parentData:r,
parentDataProperty:"notArisen",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.undecided!==
void 0){const v=e;se(r.undecided,{instancePath:t+"/undecided",parentData:r,parentDataProperty:"undecided",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.
concat(se.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.notRun!==void 0){const v=e;se(r.notRun,{instancePath:t+"/notRun",parentData:r,parentDataProperty:"\
notRun",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var i=v===e}else var i=!0;if(i){if(r.withoutInstance!==void 0){let v=r.
withoutInstance;const M=e;if(e===M)if(Array.isArray(v)){if(v.length>2e3)return Ue.errors=[{instancePath:t+"/withoutInstance",schemaPath:"#/properties/withoutIns\
tance/maxItems",keyword:"maxItems",params:{limit:2e3},schema:2e3,parentSchema:Te.properties.withoutInstance,data:v}],!1;{var P=!0;const m=v.length;for(let d=0;d<
m;d++){let V=v[d];const O=e;if(e===O)if(typeof V=="string"){if(D(V)>200)return Ue.errors=[{instancePath:t+"/withoutInstance/"+d,schemaPath:"#/properties/without\
Instance/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:Te.properties.withoutInstance.items,data:V}],!1}else return Ue.errors=[
{instancePath:t+"/withoutInstance/"+d,schemaPath:"#/properties/withoutInstance/items/type",keyword:"type",params:{type:"string"},schema:Te.properties.withoutInstance.
items.type,parentSchema:Te.properties.withoutInstance.items,data:V}],!1;var P=O===e;if(!P)break}}}else return Ue.errors=[{instancePath:t+"/withoutInstance",schemaPath:"\
#/properties/withoutInstance/type",keyword:"type",params:{type:"array"},schema:Te.properties.withoutInstance.type,parentSchema:Te.properties.withoutInstance,data:v}],
!1;var i=M===e}else var i=!0;if(i)if(r.remarks!==void 0){let v=r.remarks;const M=e;if(e===M)if(Array.isArray(v)){if(v.length>1e3)return Ue.errors=[{instancePath:t+
"/remarks",schemaPath:"#/properties/remarks/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:Te.properties.remarks,data:v}],!1;{var u=!0;
const m=v.length;for(let d=0;d<m;d++){let V=v[d];const O=e;if(e===O)if(typeof V=="string"){if(D(V)>2e3)return Ue.errors=[{instancePath:t+"/remarks/"+d,schemaPath:"\
#/properties/remarks/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Te.properties.remarks.items,data:V}],!1}else return Ue.errors=
[{instancePath:t+"/remarks/"+d,schemaPath:"#/properties/remarks/items/type",keyword:"type",params:{type:"string"},schema:Te.properties.remarks.items.type,parentSchema:Te.
properties.remarks.items,data:V}],!1;var u=O===e;if(!u)break}}}else return Ue.errors=[{instancePath:t+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"\
type",params:{type:"array"},schema:Te.properties.remarks.type,parentSchema:Te.properties.remarks,data:v}],!1;var i=M===e}else var i=!0}}}}}}}}}}}else return Ue.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Te.type,parentSchema:Te,data:r}],!1;return Ue.errors=s,e===0}const xe={
type:"object",additionalProperties:!1,required:["id","title","outcome","instances"],properties:{id:{type:"string",minLength:1,maxLength:2e4},title:{type:"string",
minLength:1,maxLength:2e5},outcome:{enum:["failed","warning","review","inconclusive"]},instances:{type:"array",minItems:1,items:{type:"string",maxLength:2e3},maxItems:2e4}}};
function Ce(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===void 0&&(u="title")||r.outcome===void 0&&(u="outcome")||r.instances===void 0&&(u="instances"))return Ce.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},schema:xe.required,parentSchema:xe,data:r}],!1;{const p=e;for(const l in r)
if(!(l==="id"||l==="title"||l==="outcome"||l==="instances")){return Ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},schema:!1,parentSchema:xe,data:r}],!1;break}if(p===e){if(r.id!==void 0){let l=r.id;const v=e;if(e===v)if(typeof l=="string"){if(D(
l)>2e4)return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e4},schema:2e4,parentSchema:xe.properties.
id,data:l}],!1;if(D(l)<1)return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:xe.
properties.id,data:l}],!1}else return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:xe.properties.
id.type,parentSchema:xe.properties.id,data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.title!==void 0){let l=r.title;const v=e;if(e===v)if(typeof l=="string"){if(D(
l)>2e5)return Ce.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:xe.properties.
title,data:l}],!1;if(D(l)<1)return Ce.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:xe.
properties.title,data:l}],!1}else return Ce.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:xe.
properties.title.type,parentSchema:xe.properties.title,data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.outcome!==void 0){let l=r.outcome;const v=e;if(!(l==="fa\
iled"||l==="warning"||l==="review"||l==="inconclusive"))return Ce.errors=[{instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{
allowedValues:xe.properties.outcome.enum},schema:xe.properties.outcome.enum,parentSchema:xe.properties.outcome,data:l}],!1;var i=v===e}else var i=!0;if(i)if(r.instances!==
void 0){let l=r.instances;const v=e;if(e===v)if(Array.isArray(l)){if(l.length>2e4)return Ce.errors=[{instancePath:t+"/instances",schemaPath:"#/properties/instan\
ces/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:xe.properties.instances,data:l}],!1;if(l.length<1)return Ce.errors=[{instancePath:t+
"/instances",schemaPath:"#/properties/instances/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:xe.properties.instances,data:l}],!1;{var P=!0;
const K=l.length;for(let m=0;m<K;m++){let d=l[m];const V=e;if(e===V)if(typeof d=="string"){if(D(d)>2e3)return Ce.errors=[{instancePath:t+"/instances/"+m,schemaPath:"\
#/properties/instances/items/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:xe.properties.instances.items,data:d}],!1}else return Ce.
errors=[{instancePath:t+"/instances/"+m,schemaPath:"#/properties/instances/items/type",keyword:"type",params:{type:"string"},schema:xe.properties.instances.items.
type,parentSchema:xe.properties.instances.items,data:d}],!1;var P=V===e;if(!P)break}}}else return Ce.errors=[{instancePath:t+"/instances",schemaPath:"#/properti\
es/instances/type",keyword:"type",params:{type:"array"},schema:xe.properties.instances.type,parentSchema:xe.properties.instances,data:l}],!1;var i=v===e}else var i=!0}}}}}else
return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:xe.type,parentSchema:xe,data:r}],!1;return Ce.errors=s,e===0}
const oe={type:"object",additionalProperties:!1,required:["id","requirement","title","level","basis","clause","operation","outcome"],properties:{id:{type:"strin\
g",minLength:1,maxLength:2e3},requirement:{type:"string",maxLength:200},title:{type:"string",maxLength:1e4},level:{enum:["MUST","SHOULD","MAY"]},basis:{enum:["d\
ocument","rfc","profile","observed"]},clause:{type:"string",maxLength:200},operation:{$ref:"certification.schema.json#/$defs/operation"},outcome:{enum:["passed",
"failed","warning","review","inconclusive","not-applicable","not-testable","observed"]},reason:{type:"string",maxLength:2e5},exchanges:{type:"array",items:{$ref:"\
exchange.schema.json#/properties/id"},maxItems:1e5}}};function Vr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,
e=0;return r==="token-form"||r==="token-json"||r==="check-in"||r==="check-out"||r==="partial-bill"||r==="no-show"?(Vr.errors=s,e===0):(Vr.errors=[{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:jr.enum},schema:jr.enum,parentSchema:jr,data:r}],!1)}const Qr={type:"string",maxLength:128,pattern:"^[!\
-~]+$",wanted:"an id such as check-in/0123456789ab"};function Nr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,
e=0;if(e===0)if(typeof r=="string"){if(D(r)>128)return Nr.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Qr,
data:r}],!1;if(!dt.test(r))return Nr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"},schema:"^[!-~]+$",parentSchema:Qr,
data:r}],!1}else return Nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Qr.type,parentSchema:Qr,data:r}],!1;return Nr.
errors=s,e===0}function be(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.requirement===void 0&&(u="requirement")||r.title===void 0&&(u="title")||r.level===void 0&&(u="l\
evel")||r.basis===void 0&&(u="basis")||r.clause===void 0&&(u="clause")||r.operation===void 0&&(u="operation")||r.outcome===void 0&&(u="outcome"))return be.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},schema:oe.required,parentSchema:oe,data:r}],!1;{const p=e;for(const l in r)
if(!He.call(oe.properties,l)){return be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
schema:!1,parentSchema:oe,data:r}],!1;break}if(p===e){if(r.id!==void 0){let l=r.id;const v=e;if(e===v)if(typeof l=="string"){if(D(l)>2e3)return be.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:oe.properties.id,data:l}],!1;if(D(l)<1)return be.errors=
[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:oe.properties.id,data:l}],!1}else return be.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:oe.properties.id.type,parentSchema:oe.properties.id,
data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.requirement!==void 0){let l=r.requirement;const v=e;if(e===v)if(typeof l=="string"){if(D(l)>200)return be.errors=
[{instancePath:t+"/requirement",schemaPath:"#/properties/requirement/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:oe.properties.requirement,
data:l}],!1}else return be.errors=[{instancePath:t+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type:"string"},schema:oe.properties.
requirement.type,parentSchema:oe.properties.requirement,data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.title!==void 0){let l=r.title;const v=e;if(e===v)if(typeof l==
"string"){if(D(l)>1e4)return be.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:oe.
properties.title,data:l}],!1}else return be.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:oe.
properties.title.type,parentSchema:oe.properties.title,data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.level!==void 0){let l=r.level;const v=e;if(!(l==="MUST"||
l==="SHOULD"||l==="MAY"))return be.errors=[{instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:oe.properties.level.
enum},schema:oe.properties.level.enum,parentSchema:oe.properties.level,data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.basis!==void 0){let l=r.basis;const v=e;
if(!(l==="document"||l==="rfc"||l==="profile"||l==="observed"))return be.errors=[{instancePath:t+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{
allowedValues:oe.properties.basis.enum},schema:oe.properties.basis.enum,parentSchema:oe.properties.basis,data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.clause!==
void 0){let l=r.clause;const v=e;if(e===v)if(typeof l=="string"){if(D(l)>200)return be.errors=[{instancePath:t+"/clause",schemaPath:"#/properties/clause/maxLeng\
th",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:oe.properties.clause,data:l}],!1}else return be.errors=[{instancePath:t+"/clause",schemaPath:"\
#/properties/clause/type",keyword:"type",params:{type:"string"},schema:oe.properties.clause.type,parentSchema:oe.properties.clause,data:l}],!1;var i=v===e}else var i=!0;
if(i){if(r.operation!==void 0){const l=e;Vr(r.operation,{instancePath:t+"/operation",parentData:r,parentDataProperty:"operation",rootData:x,dynamicAnchors:b})||
(s=s===null?Vr.errors:s.concat(Vr.errors),e=s.length);var i=l===e}else var i=!0;if(i){if(r.outcome!==void 0){let l=r.outcome;const v=e;if(!(l==="passed"||l==="f\
ailed"||l==="warning"||l==="review"||l==="inconclusive"||l==="not-applicable"||l==="not-testable"||l==="observed"))return be.errors=[{instancePath:t+"/outcome",
schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:oe.properties.outcome.enum},schema:oe.properties.outcome.enum,parentSchema:oe.properties.
outcome,data:l}],!1;var i=v===e}else var i=!0;if(i){if(r.reason!==void 0){let l=r.reason;const v=e;if(e===v)if(typeof l=="string"){if(D(l)>2e5)return be.errors=
[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:oe.properties.reason,data:l}],
!1}else return be.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:oe.properties.reason.type,
parentSchema:oe.properties.reason,data:l}],!1;var i=v===e}else var i=!0;if(i)if(r.exchanges!==void 0){let l=r.exchanges;const v=e;if(e===v)if(Array.isArray(l)){
if(l.length>1e5)return be.errors=[{instancePath:t+"/exchanges",schemaPath:"#/properties/exchanges/maxItems",keyword:"maxItems",params:{limit:1e5},schema:1e5,parentSchema:oe.
properties.exchanges,data:l}],!1;{var P=!0;const K=l.length;for(let m=0;m<K;m++){const d=e;Nr(l[m],{instancePath:t+"/exchanges/"+m,parentData:l,parentDataProperty:m,
rootData:x,dynamicAnchors:b})||(s=s===null?Nr.errors:s.concat(Nr.errors),e=s.length);var P=d===e;if(!P)break}}}else return be.errors=[{instancePath:t+"/exchange\
s",schemaPath:"#/properties/exchanges/type",keyword:"type",params:{type:"array"},schema:oe.properties.exchanges.type,parentSchema:oe.properties.exchanges,data:l}],
!1;var i=v===e}else var i=!0}}}}}}}}}}}else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:oe.type,parentSchema:oe,
data:r}],!1;return be.errors=s,e===0}const pe={type:"object",additionalProperties:!1,required:["file","new","stillFailing","fixed","expired","undecided","notTes\
ted","notInPlan","notes"],properties:{file:{type:"string",maxLength:4096},new:{type:"array",items:{$ref:"#/$defs/failing"},maxItems:2e4},stillFailing:{type:"arr\
ay",items:{$ref:"#/$defs/failing"},maxItems:2e4},fixed:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},expired:{type:"array",items:{$ref:"#/$defs/known"},
maxItems:2e4},undecided:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notTested:{type:"array",items:{$ref:"#/$defs/known"},maxItems:2e4},notInPlan:{type:"\
array",items:{$ref:"#/$defs/known"},maxItems:2e4},notes:{type:"array",items:{type:"string",maxLength:1e4},maxItems:2e4}}},Je={type:"object",additionalProperties:!1,
required:["id","outcome","reason"],properties:{id:{type:"string",maxLength:2e3},outcome:{enum:["failed","warning"]},reason:{type:"string",maxLength:2e5}}};function Ge(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;
if(r.id===void 0&&(P="id")||r.outcome===void 0&&(P="outcome")||r.reason===void 0&&(P="reason"))return Ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:P},schema:Je.required,parentSchema:Je,data:r}],!1;{const u=e;for(const p in r)if(!(p==="id"||p==="outcome"||p==="reason")){return Ge.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Je,data:r}],!1;break}
if(u===e){if(r.id!==void 0){let p=r.id;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>2e3)return Ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Je.properties.id,data:p}],!1}else return Ge.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},schema:Je.properties.id.type,parentSchema:Je.properties.id,data:p}],!1;var i=l===e}else var i=!0;if(i){
if(r.outcome!==void 0){let p=r.outcome;const l=e;if(!(p==="failed"||p==="warning"))return Ge.errors=[{instancePath:t+"/outcome",schemaPath:"#/properties/outcome\
/enum",keyword:"enum",params:{allowedValues:Je.properties.outcome.enum},schema:Je.properties.outcome.enum,parentSchema:Je.properties.outcome,data:p}],!1;var i=l===
e}else var i=!0;if(i)if(r.reason!==void 0){let p=r.reason;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>2e5)return Ge.errors=[{instancePath:t+"/reason",schemaPath:"\
#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Je.properties.reason,data:p}],!1}else return Ge.errors=[{instancePath:t+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Je.properties.reason.type,parentSchema:Je.properties.reason,data:p}],
!1;var i=l===e}else var i=!0}}}}else return Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Je.type,parentSchema:Je,
data:r}],!1;return Ge.errors=s,e===0}const Re={type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",maxLength:2e3},reason:{type:"\
string",maxLength:2e5},owner:{type:"string",maxLength:2e3},expires:{type:"string",maxLength:2e3}}};function he(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.id===void 0&&(P="id"))return he.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Re.required,parentSchema:Re,data:r}],!1;{const u=e;for(const p in r)if(!(p==="id"||
p==="reason"||p==="owner"||p==="expires")){return he.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
schema:!1,parentSchema:Re,data:r}],!1;break}if(u===e){if(r.id!==void 0){let p=r.id;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>2e3)return he.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Re.properties.id,data:p}],!1}else return he.errors=[
{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Re.properties.id.type,parentSchema:Re.properties.id,data:p}],
!1;var i=l===e}else var i=!0;if(i){if(r.reason!==void 0){let p=r.reason;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>2e5)return he.errors=[{instancePath:t+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:Re.properties.reason,data:p}],!1}else return he.
errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},schema:Re.properties.reason.type,parentSchema:Re.properties.
reason,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.owner;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>2e3)return he.errors=[{instancePath:t+
"/owner",schemaPath:"#/properties/owner/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Re.properties.owner,data:p}],!1}else return he.
errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type:"string"},schema:Re.properties.owner.type,parentSchema:Re.properties.
owner,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.expires!==void 0){let p=r.expires;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>2e3)return he.errors=[
{instancePath:t+"/expires",schemaPath:"#/properties/expires/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:Re.properties.expires,data:p}],
!1}else return he.errors=[{instancePath:t+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type:"string"},schema:Re.properties.expires.type,
parentSchema:Re.properties.expires,data:p}],!1;var i=l===e}else var i=!0}}}}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Re.type,parentSchema:Re,data:r}],!1;return he.errors=s,e===0}function ue(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.file===void 0&&(d="file")||r.new===void 0&&(d="new")||r.stillFailing===void 0&&(d=
"stillFailing")||r.fixed===void 0&&(d="fixed")||r.expired===void 0&&(d="expired")||r.undecided===void 0&&(d="undecided")||r.notTested===void 0&&(d="notTested")||
r.notInPlan===void 0&&(d="notInPlan")||r.notes===void 0&&(d="notes"))return ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d},
schema:pe.required,parentSchema:pe,data:r}],!1;{const V=e;for(const O in r)if(!He.call(pe.properties,O)){return ue.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:O},schema:!1,parentSchema:pe,data:r}],!1;break}if(V===e){if(r.file!==void 0){let O=r.file;
const F=e;if(e===F)if(typeof O=="string"){if(D(O)>4096)return ue.errors=[{instancePath:t+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096},schema:4096,parentSchema:pe.properties.file,data:O}],!1}else return ue.errors=[{instancePath:t+"/file",schemaPath:"#/properties/file/type",keyword:"\
type",params:{type:"string"},schema:pe.properties.file.type,parentSchema:pe.properties.file,data:O}],!1;var i=F===e}else var i=!0;if(i){if(r.new!==void 0){let O=r.
new;const F=e;if(e===F)if(Array.isArray(O)){if(O.length>2e4)return ue.errors=[{instancePath:t+"/new",schemaPath:"#/properties/new/maxItems",keyword:"maxItems",params:{
limit:2e4},schema:2e4,parentSchema:pe.properties.new,data:O}],!1;{var P=!0;const w=O.length;for(let L=0;L<w;L++){const k=e;Ge(O[L],{instancePath:t+"/new/"+L,parentData:O,
parentDataProperty:L,rootData:x,dynamicAnchors:b})||(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var P=k===e;if(!P)break}}}else return ue.errors=[{instancePath:t+
"/new",schemaPath:"#/properties/new/type",keyword:"type",params:{type:"array"},schema:pe.properties.new.type,parentSchema:pe.properties.new,data:O}],!1;var i=F===
e}else var i=!0;if(i){if(r.stillFailing!==void 0){let O=r.stillFailing;const F=e;if(e===F)if(Array.isArray(O)){if(O.length>2e4)return ue.errors=[{instancePath:t+
"/stillFailing",schemaPath:"#/properties/stillFailing/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.properties.stillFailing,data:O}],
!1;{var u=!0;const w=O.length;for(let L=0;L<w;L++){const k=e;Ge(O[L],{instancePath:t+"/stillFailing/"+L,parentData:O,parentDataProperty:L,rootData:x,dynamicAnchors:b})||
(s=s===null?Ge.errors:s.concat(Ge.errors),e=s.length);var u=k===e;if(!u)break}}}else return ue.errors=[{instancePath:t+"/stillFailing",schemaPath:"#/properties/\
stillFailing/type",keyword:"type",params:{type:"array"},schema:pe.properties.stillFailing.type,parentSchema:pe.properties.stillFailing,data:O}],!1;var i=F===e}else
var i=!0;if(i){if(r.fixed!==void 0){let O=r.fixed;const F=e;if(e===F)if(Array.isArray(O)){if(O.length>2e4)return ue.errors=[{instancePath:t+"/fixed",schemaPath:"\
#/properties/fixed/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.properties.fixed,data:O}],!1;{var p=!0;const w=O.length;for(let L=0;L<
w;L++){const k=e;he(O[L],{instancePath:t+"/fixed/"+L,parentData:O,parentDataProperty:L,rootData:x,dynamicAnchors:b})||(s=s===null?he.errors:s.concat(he.errors),
e=s.length);var p=k===e;if(!p)break}}}else return ue.errors=[{instancePath:t+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type:"array"},
schema:pe.properties.fixed.type,parentSchema:pe.properties.fixed,data:O}],!1;var i=F===e}else var i=!0;if(i){if(r.expired!==void 0){let O=r.expired;const F=e;if(e===
F)if(Array.isArray(O)){if(O.length>2e4)return ue.errors=[{instancePath:t+"/expired",schemaPath:"#/properties/expired/maxItems",keyword:"maxItems",params:{limit:2e4},
schema:2e4,parentSchema:pe.properties.expired,data:O}],!1;{var l=!0;const w=O.length;for(let L=0;L<w;L++){const k=e;he(O[L],{instancePath:t+"/expired/"+L,parentData:O,
parentDataProperty:L,rootData:x,dynamicAnchors:b})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var l=k===e;if(!l)break}}}else return ue.errors=[{instancePath:t+
"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type:"array"},schema:pe.properties.expired.type,parentSchema:pe.properties.expired,data:O}],
!1;var i=F===e}else var i=!0;if(i){if(r.undecided!==void 0){let O=r.undecided;const F=e;if(e===F)if(Array.isArray(O)){if(O.length>2e4)return ue.errors=[{instancePath:t+
"/undecided",schemaPath:"#/properties/undecided/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.properties.undecided,data:O}],!1;{var v=!0;
const w=O.length;for(let L=0;L<w;L++){const k=e;he(O[L],{instancePath:t+"/undecided/"+L,parentData:O,parentDataProperty:L,rootData:x,dynamicAnchors:b})||(s=s===
null?he.errors:s.concat(he.errors),e=s.length);var v=k===e;if(!v)break}}}else return ue.errors=[{instancePath:t+"/undecided",schemaPath:"#/properties/undecided/\
type",keyword:"type",params:{type:"array"},schema:pe.properties.undecided.type,parentSchema:pe.properties.undecided,data:O}],!1;var i=F===e}else var i=!0;if(i){
if(r.notTested!==void 0){let O=r.notTested;const F=e;if(e===F)if(Array.isArray(O)){if(O.length>2e4)return ue.errors=[{instancePath:t+"/notTested",schemaPath:"#/\
properties/notTested/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.properties.notTested,data:O}],!1;{var M=!0;const w=O.length;for(let L=0;L<
w;L++){const k=e;he(O[L],{instancePath:t+"/notTested/"+L,parentData:O,parentDataProperty:L,rootData:x,dynamicAnchors:b})||(s=s===null?he.errors:s.concat(he.errors),
e=s.length);var M=k===e;if(!M)break}}}else return ue.errors=[{instancePath:t+"/notTested",schemaPath:"#/properties/notTested/type",keyword:"type",params:{type:"\
array"},schema:pe.properties.notTested.type,parentSchema:pe.properties.notTested,data:O}],!1;var i=F===e}else var i=!0;if(i){if(r.notInPlan!==void 0){let O=r.notInPlan;
const F=e;if(e===F)if(Array.isArray(O)){if(O.length>2e4)return ue.errors=[{instancePath:t+"/notInPlan",schemaPath:"#/properties/notInPlan/maxItems",keyword:"max\
Items",params:{limit:2e4},schema:2e4,parentSchema:pe.properties.notInPlan,data:O}],!1;{var K=!0;const w=O.length;for(let L=0;L<w;L++){const k=e;he(O[L],{instancePath:t+
"/notInPlan/"+L,parentData:O,parentDataProperty:L,rootData:x,dynamicAnchors:b})||(s=s===null?he.errors:s.concat(he.errors),e=s.length);var K=k===e;if(!K)break}}}else
return ue.errors=[{instancePath:t+"/notInPlan",schemaPath:"#/properties/notInPlan/type",keyword:"type",params:{type:"array"},schema:pe.properties.notInPlan.type,
parentSchema:pe.properties.notInPlan,data:O}],!1;var i=F===e}else var i=!0;if(i)if(r.notes!==void 0){let O=r.notes;const F=e;if(e===F)if(Array.isArray(O)){if(O.
length>2e4)return ue.errors=[{instancePath:t+"/notes",schemaPath:"#/properties/notes/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:pe.
properties.notes,data:O}],!1;{var m=!0;const w=O.length;for(let L=0;L<w;L++){let k=O[L];const X=e;if(e===X)if(typeof k=="string"){if(D(k)>1e4)return ue.errors=[
{instancePath:t+"/notes/"+L,schemaPath:"#/properties/notes/items/maxLength",keyword:"maxLength",params:{limit:1e4},schema:1e4,parentSchema:pe.properties.notes.items,
data:k}],!1}else return ue.errors=[{instancePath:t+"/notes/"+L,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type:"string"},schema:pe.properties.
notes.items.type,parentSchema:pe.properties.notes.items,data:k}],!1;var m=X===e;if(!m)break}}}else return ue.errors=[{instancePath:t+"/notes",schemaPath:"#/prop\
erties/notes/type",keyword:"type",params:{type:"array"},schema:pe.properties.notes.type,parentSchema:pe.properties.notes,data:O}],!1;var i=F===e}else var i=!0}}}}}}}}}}else
return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,data:r}],!1;return ue.errors=s,e===0}
function Pe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let M;if(r.verdict===void 0&&(M="verdict")||r.subject===void 0&&(M="subject")||r.target===void 0&&(M="target")||r.suite===void 0&&(M="suite")||r.product===
void 0&&(M="product")||r.claims===void 0&&(M="claims")||r.profile===void 0&&(M="profile")||r.times===void 0&&(M="times")||r.stopped===void 0&&(M="stopped")||r.counts===
void 0&&(M="counts")||r.tested===void 0&&(M="tested")||r.causes===void 0&&(M="causes")||r.requirements===void 0&&(M="requirements"))return Pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:M},schema:ie.required,parentSchema:ie,data:r}],!1;{const K=e;for(const m in r)if(!He.call(ie.
properties,m)){return Pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:ie,
data:r}],!1;break}if(K===e){if(r.verdict!==void 0){let m=r.verdict;const d=e;if(!(m==="not-certified"||m==="incomplete"||m==="inconclusive"||m==="certified"))return Pe.
errors=[{instancePath:t+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:ie.properties.verdict.enum},schema:ie.properties.
verdict.enum,parentSchema:ie.properties.verdict,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.subject!==void 0){let m=r.subject;const d=e;if(!(m==="service"||
m==="client"))return Pe.errors=[{instancePath:t+"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:ie.properties.subject.enum},
schema:ie.properties.subject.enum,parentSchema:ie.properties.subject,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.target!==void 0){const m=e;cr(r.target,{instancePath:t+
"/target",parentData:r,parentDataProperty:"target",rootData:x,dynamicAnchors:b})||(s=s===null?cr.errors:s.concat(cr.errors),e=s.length);var i=m===e}else var i=!0;
if(i){if(r.suite!==void 0){const m=e;dr(r.suite,{instancePath:t+"/suite",parentData:r,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?dr.errors:
s.concat(dr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.product!==void 0){const m=e;Zr(r.product,{instancePath:t+"/product",parentData:r,parentDataProperty:"\
product",rootData:x,dynamicAnchors:b})||(s=s===null?Zr.errors:s.concat(Zr.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.claims!==void 0){let m=r.claims;
const d=e;if(e===d)if(Array.isArray(m)){if(m.length>20)return Pe.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",
params:{limit:20},schema:20,parentSchema:ie.properties.claims,data:m}],!1;{var P=!0;const O=m.length;for(let F=0;F<O;F++){const B=e;Er(m[F],{instancePath:t+"/cl\
aims/"+F,parentData:m,parentDataProperty:F,rootData:x,dynamicAnchors:b})||(s=s===null?Er.errors:s.concat(Er.errors),e=s.length);var P=B===e;if(!P)break}if(P){let F=m.
length,B;if(F>1){e:for(;F--;)for(B=F;B--;)if(nt(m[F],m[B])){return Pe.errors=[{instancePath:t+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"un\
iqueItems",params:{i:F,j:B},schema:!0,parentSchema:ie.properties.claims,data:m}],!1;break e}}}}}else return Pe.errors=[{instancePath:t+"/claims",schemaPath:"#/p\
roperties/claims/type",keyword:"type",params:{type:"array"},schema:ie.properties.claims.type,parentSchema:ie.properties.claims,data:m}],!1;var i=d===e}else var i=!0;
if(i){if(r.profile!==void 0){let m=r.profile;const d=e;if(!(m&&typeof m=="object"&&!Array.isArray(m))&&m!==null)return Pe.errors=[{instancePath:t+"/profile",schemaPath:"\
#/properties/profile/type",keyword:"type",params:{type:ie.properties.profile.type},schema:ie.properties.profile.type,parentSchema:ie.properties.profile,data:m}],
!1;if(e===d&&m&&typeof m=="object"&&!Array.isArray(m)){let O;if(m.name===void 0&&(O="name")||m.digest===void 0&&(O="digest"))return Pe.errors=[{instancePath:t+"\
/profile",schemaPath:"#/properties/profile/required",keyword:"required",params:{missingProperty:O},schema:ie.properties.profile.required,parentSchema:ie.properties.
profile,data:m}],!1;{const F=e;for(const B in m)if(!(B==="name"||B==="digest")){return Pe.errors=[{instancePath:t+"/profile",schemaPath:"#/properties/profile/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:B},schema:!1,parentSchema:ie.properties.profile,data:m}],!1;break}if(F===e){if(m.name!==
void 0){let B=m.name;const w=e;if(typeof B!="string"&&B!==null)return Pe.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties/nam\
e/type",keyword:"type",params:{type:ie.properties.profile.properties.name.type},schema:ie.properties.profile.properties.name.type,parentSchema:ie.properties.profile.
properties.name,data:B}],!1;if(e===w&&typeof B=="string"&&D(B)>200)return Pe.errors=[{instancePath:t+"/profile/name",schemaPath:"#/properties/profile/properties\
/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:ie.properties.profile.properties.name,data:B}],!1;var u=w===e}else var u=!0;if(u)
if(m.digest!==void 0){const B=e;Lr(m.digest,{instancePath:t+"/profile/digest",parentData:m,parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?
Lr.errors:s.concat(Lr.errors),e=s.length);var u=B===e}else var u=!0}}}var i=d===e}else var i=!0;if(i){if(r.times!==void 0){const m=e;qr(r.times,{instancePath:t+
"/times",parentData:r,parentDataProperty:"times",rootData:x,dynamicAnchors:b})||(s=s===null?qr.errors:s.concat(qr.errors),e=s.length);var i=m===e}else var i=!0;
if(i){if(r.stopped!==void 0){let m=r.stopped;const d=e;if(typeof m!="string"&&m!==null)return Pe.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/sto\
pped/type",keyword:"type",params:{type:ie.properties.stopped.type},schema:ie.properties.stopped.type,parentSchema:ie.properties.stopped,data:m}],!1;if(e===d&&typeof m==
"string"&&D(m)>2e5)return Pe.errors=[{instancePath:t+"/stopped",schemaPath:"#/properties/stopped/maxLength",keyword:"maxLength",params:{limit:2e5},schema:2e5,parentSchema:ie.
properties.stopped,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.counts!==void 0){let m=r.counts;const d=e;if(e===d)if(m&&typeof m=="object"&&!Array.isArray(
m)){let O;if(m.passed===void 0&&(O="passed")||m.failed===void 0&&(O="failed")||m.warning===void 0&&(O="warning")||m.review===void 0&&(O="review")||m.inconclusive===
void 0&&(O="inconclusive")||m["not-applicable"]===void 0&&(O="not-applicable")||m["not-testable"]===void 0&&(O="not-testable")||m.observed===void 0&&(O="observe\
d"))return Pe.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/required",keyword:"required",params:{missingProperty:O},schema:ie.properties.counts.
required,parentSchema:ie.properties.counts,data:m}],!1;{const F=e;for(const B in m)if(!(B==="passed"||B==="failed"||B==="warning"||B==="review"||B==="inconclusi\
ve"||B==="not-applicable"||B==="not-testable"||B==="observed")){return Pe.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:B},schema:!1,parentSchema:ie.properties.counts,data:m}],!1;break}if(F===e){if(m.passed!==void 0){const B=e;
se(m.passed,{instancePath:t+"/counts/passed",parentData:m,parentDataProperty:"passed",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=
s.length);var p=B===e}else var p=!0;if(p){if(m.failed!==void 0){const B=e;se(m.failed,{instancePath:t+"/counts/failed",parentData:m,parentDataProperty:"failed",
rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var p=B===e}else var p=!0;if(p){if(m.warning!==void 0){const B=e;se(m.warning,
{instancePath:t+"/counts/warning",parentData:m,parentDataProperty:"warning",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);
var p=B===e}else var p=!0;if(p){if(m.review!==void 0){const B=e;se(m.review,{instancePath:t+"/counts/review",parentData:m,parentDataProperty:"review",rootData:x,
dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var p=B===e}else var p=!0;if(p){if(m.inconclusive!==void 0){const B=e;se(m.inconclusive,
{instancePath:t+"/counts/inconclusive",parentData:m,parentDataProperty:"inconclusive",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=
s.length);var p=B===e}else var p=!0;if(p){if(m["not-applicable"]!==void 0){const B=e;se(m["not-applicable"],{instancePath:t+"/counts/not-applicable",parentData:m,
parentDataProperty:"not-applicable",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var p=B===e}else var p=!0;if(p){if(m["n\
ot-testable"]!==void 0){const B=e;se(m["not-testable"],{instancePath:t+"/counts/not-testable",parentData:m,parentDataProperty:"not-testable",rootData:x,dynamicAnchors:b})||
(s=s===null?se.errors:s.concat(se.errors),e=s.length);var p=B===e}else var p=!0;if(p)if(m.observed!==void 0){const B=e;se(m.observed,{instancePath:t+"/counts/ob\
served",parentData:m,parentDataProperty:"observed",rootData:x,dynamicAnchors:b})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);var p=B===e}else var p=!0}}}}}}}}}else
return Pe.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"object"},schema:ie.properties.counts.type,parentSchema:ie.
properties.counts,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.tested!==void 0){const m=e;Ue(r.tested,{instancePath:t+"/tested",parentData:r,parentDataProperty:"\
tested",rootData:x,dynamicAnchors:b})||(s=s===null?Ue.errors:s.concat(Ue.errors),e=s.length);var i=m===e}else var i=!0;if(i){if(r.causes!==void 0){let m=r.causes;
const d=e;if(e===d)if(Array.isArray(m)){if(m.length>2e4)return Pe.errors=[{instancePath:t+"/causes",schemaPath:"#/properties/causes/maxItems",keyword:"maxItems",
params:{limit:2e4},schema:2e4,parentSchema:ie.properties.causes,data:m}],!1;{var l=!0;const O=m.length;for(let F=0;F<O;F++){const B=e;Ce(m[F],{instancePath:t+"/\
causes/"+F,parentData:m,parentDataProperty:F,rootData:x,dynamicAnchors:b})||(s=s===null?Ce.errors:s.concat(Ce.errors),e=s.length);var l=B===e;if(!l)break}}}else
return Pe.errors=[{instancePath:t+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},schema:ie.properties.causes.type,parentSchema:ie.
properties.causes,data:m}],!1;var i=d===e}else var i=!0;if(i){if(r.requirements!==void 0){let m=r.requirements;const d=e;if(e===d)if(Array.isArray(m)){if(m.length>
2e4)return Pe.errors=[{instancePath:t+"/requirements",schemaPath:"#/properties/requirements/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:ie.
properties.requirements,data:m}],!1;{var v=!0;const O=m.length;for(let F=0;F<O;F++){const B=e;be(m[F],{instancePath:t+"/requirements/"+F,parentData:m,parentDataProperty:F,
rootData:x,dynamicAnchors:b})||(s=s===null?be.errors:s.concat(be.errors),e=s.length);var v=B===e;if(!v)break}}}else return Pe.errors=[{instancePath:t+"/requirem\
ents",schemaPath:"#/properties/requirements/type",keyword:"type",params:{type:"array"},schema:ie.properties.requirements.type,parentSchema:ie.properties.requirements,
data:m}],!1;var i=d===e}else var i=!0;if(i)if(r.baseline!==void 0){const m=e;ue(r.baseline,{instancePath:t+"/baseline",parentData:r,parentDataProperty:"baseline",
rootData:x,dynamicAnchors:b})||(s=s===null?ue.errors:s.concat(ue.errors),e=s.length);var i=m===e}else var i=!0}}}}}}}}}}}}}}}else return Pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,data:r}],!1;return Pe.errors=s,e===0}export const envelope=$e;const le={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"envelope.schema.json",type:"object",additionalProperties:!1,required:["payloadType","payload","signa\
tures"],properties:{payloadType:{type:"string",maxLength:100},payload:{type:"string",maxLength:2097152,pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za\
-z0-9+/]{2}==)?$"},signatures:{type:"array",maxItems:8,items:{type:"object",additionalProperties:!1,required:["keyid","sig","publicKey"],properties:{keyid:{type:"\
string",pattern:"^[0-9a-f]{64}$"},sig:{type:"string",pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},publicKey:{type:"string",pattern:"^-----BEGIN PUBLIC KEY-----\\nMCowB\
QYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"}}}}}},xt=new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$","u"),bt=new RegExp(
"^[A-Za-z0-9+/]{85}[AQgw]==$","u"),St=new RegExp("^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$","u");function $e(r,{
instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;
if(r.payloadType===void 0&&(p="payloadType")||r.payload===void 0&&(p="payload")||r.signatures===void 0&&(p="signatures"))return $e.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p},schema:le.required,parentSchema:le,data:r}],!1;{const l=e;for(const v in r)if(!(v==="payloadType"||v===
"payload"||v==="signatures")){return $e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v},
schema:!1,parentSchema:le,data:r}],!1;break}if(l===e){if(r.payloadType!==void 0){let v=r.payloadType;const M=e;if(e===M)if(typeof v=="string"){if(D(v)>100)return $e.
errors=[{instancePath:t+"/payloadType",schemaPath:"#/properties/payloadType/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:le.properties.
payloadType,data:v}],!1}else return $e.errors=[{instancePath:t+"/payloadType",schemaPath:"#/properties/payloadType/type",keyword:"type",params:{type:"string"},schema:le.
properties.payloadType.type,parentSchema:le.properties.payloadType,data:v}],!1;var i=M===e}else var i=!0;if(i){if(r.payload!==void 0){let v=r.payload;const M=e;
if(e===M)if(typeof v=="string"){if(D(v)>2097152)return $e.errors=[{instancePath:t+"/payload",schemaPath:"#/properties/payload/maxLength",keyword:"maxLength",params:{
limit:2097152},schema:2097152,parentSchema:le.properties.payload,data:v}],!1;if(!xt.test(v))return $e.errors=[{instancePath:t+"/payload",schemaPath:"#/propertie\
s/payload/pattern",keyword:"pattern",params:{pattern:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$"},schema:"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-\
z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$",parentSchema:le.properties.payload,data:v}],!1}else return $e.errors=[{instancePath:t+"/payload",schemaPath:"#/properties/pay\
load/type",keyword:"type",params:{type:"string"},schema:le.properties.payload.type,parentSchema:le.properties.payload,data:v}],!1;var i=M===e}else var i=!0;if(i)
if(r.signatures!==void 0){let v=r.signatures;const M=e;if(e===M)if(Array.isArray(v)){if(v.length>8)return $e.errors=[{instancePath:t+"/signatures",schemaPath:"#\
/properties/signatures/maxItems",keyword:"maxItems",params:{limit:8},schema:8,parentSchema:le.properties.signatures,data:v}],!1;{var P=!0;const m=v.length;for(let d=0;d<
m;d++){let V=v[d];const O=e;if(e===O)if(V&&typeof V=="object"&&!Array.isArray(V)){let B;if(V.keyid===void 0&&(B="keyid")||V.sig===void 0&&(B="sig")||V.publicKey===
void 0&&(B="publicKey"))return $e.errors=[{instancePath:t+"/signatures/"+d,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty:B},
schema:le.properties.signatures.items.required,parentSchema:le.properties.signatures.items,data:V}],!1;{const w=e;for(const L in V)if(!(L==="keyid"||L==="sig"||
L==="publicKey")){return $e.errors=[{instancePath:t+"/signatures/"+d,schemaPath:"#/properties/signatures/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:L},schema:!1,parentSchema:le.properties.signatures.items,data:V}],!1;break}if(w===e){if(V.keyid!==void 0){let L=V.keyid;const k=e;
if(e===k)if(typeof L=="string"){if(!Sr.test(L))return $e.errors=[{instancePath:t+"/signatures/"+d+"/keyid",schemaPath:"#/properties/signatures/items/properties/\
keyid/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:le.properties.signatures.items.properties.keyid,data:L}],
!1}else return $e.errors=[{instancePath:t+"/signatures/"+d+"/keyid",schemaPath:"#/properties/signatures/items/properties/keyid/type",keyword:"type",params:{type:"\
string"},schema:le.properties.signatures.items.properties.keyid.type,parentSchema:le.properties.signatures.items.properties.keyid,data:L}],!1;var u=k===e}else var u=!0;
if(u){if(V.sig!==void 0){let L=V.sig;const k=e;if(e===k)if(typeof L=="string"){if(!bt.test(L))return $e.errors=[{instancePath:t+"/signatures/"+d+"/sig",schemaPath:"\
#/properties/signatures/items/properties/sig/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]{85}[AQgw]==$"},schema:"^[A-Za-z0-9+/]{85}[AQgw]==$",parentSchema:le.
properties.signatures.items.properties.sig,data:L}],!1}else return $e.errors=[{instancePath:t+"/signatures/"+d+"/sig",schemaPath:"#/properties/signatures/items/\
properties/sig/type",keyword:"type",params:{type:"string"},schema:le.properties.signatures.items.properties.sig.type,parentSchema:le.properties.signatures.items.
properties.sig,data:L}],!1;var u=k===e}else var u=!0;if(u)if(V.publicKey!==void 0){let L=V.publicKey;const k=e;if(e===k)if(typeof L=="string"){if(!St.test(L))return $e.
errors=[{instancePath:t+"/signatures/"+d+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/pattern",keyword:"pattern",params:{pattern:"\
^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=\\n-----END PUBLIC KEY-----\\n$"},schema:"^-----BEGIN PUBLIC KEY-----\\nMCowBQYDK2VwAyEA[A-Za-z0-\
9+/]{43}=\\n-----END PUBLIC KEY-----\\n$",parentSchema:le.properties.signatures.items.properties.publicKey,data:L}],!1}else return $e.errors=[{instancePath:t+"/\
signatures/"+d+"/publicKey",schemaPath:"#/properties/signatures/items/properties/publicKey/type",keyword:"type",params:{type:"string"},schema:le.properties.signatures.
items.properties.publicKey.type,parentSchema:le.properties.signatures.items.properties.publicKey,data:L}],!1;var u=k===e}else var u=!0}}}}else return $e.errors=
[{instancePath:t+"/signatures/"+d,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type:"object"},schema:le.properties.signatures.items.type,
parentSchema:le.properties.signatures.items,data:V}],!1;var P=O===e;if(!P)break}}}else return $e.errors=[{instancePath:t+"/signatures",schemaPath:"#/properties/\
signatures/type",keyword:"type",params:{type:"array"},schema:le.properties.signatures.type,parentSchema:le.properties.signatures,data:v}],!1;var i=M===e}else var i=!0}}}}else
return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,data:r}],!1;return $e.errors=s,e===0}
export const attested=We;const Ve={type:"array",maxItems:3e3,items:{type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{type:"str\
ing",minLength:1,maxLength:1e3},digest:{type:"object",additionalProperties:!1,required:["sha256"],properties:{sha256:{$ref:"#/$defs/sha256"}}}}}},at={type:"stri\
ng",pattern:"^[0-9a-f]{64}$"};function Dr(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(typeof r==
"string"){if(!Sr.test(r))return Dr.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:at,
data:r}],!1}else return Dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:at.type,parentSchema:at,data:r}],!1;return Dr.
errors=s,e===0}function We(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(Array.isArray(
r)){if(r.length>3e3)return We.errors=[{instancePath:t,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:3e3},schema:3e3,parentSchema:Ve,data:r}],!1;{var i=!0;
const u=r.length;for(let p=0;p<u;p++){let l=r[p];const v=e;if(e===v)if(l&&typeof l=="object"&&!Array.isArray(l)){let K;if(l.name===void 0&&(K="name")||l.digest===
void 0&&(K="digest"))return We.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:K},schema:Ve.items.required,
parentSchema:Ve.items,data:l}],!1;{const m=e;for(const d in l)if(!(d==="name"||d==="digest")){return We.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:Ve.items,data:l}],!1;break}if(m===e){if(l.name!==void 0){let d=l.
name;const V=e;if(e===V)if(typeof d=="string"){if(D(d)>1e3)return We.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"#/items/properties/name/maxLength",keyword:"\
maxLength",params:{limit:1e3},schema:1e3,parentSchema:Ve.items.properties.name,data:d}],!1;if(D(d)<1)return We.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"\
#/items/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ve.items.properties.name,data:d}],!1}else return We.errors=[{instancePath:t+
"/"+p+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type:"string"},schema:Ve.items.properties.name.type,parentSchema:Ve.items.properties.
name,data:d}],!1;var P=V===e}else var P=!0;if(P)if(l.digest!==void 0){let d=l.digest;const V=e;if(e===V)if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.
sha256===void 0&&(F="sha256"))return We.errors=[{instancePath:t+"/"+p+"/digest",schemaPath:"#/items/properties/digest/required",keyword:"required",params:{missingProperty:F},
schema:Ve.items.properties.digest.required,parentSchema:Ve.items.properties.digest,data:d}],!1;{const B=e;for(const w in d)if(w!=="sha256"){return We.errors=[{instancePath:t+
"/"+p+"/digest",schemaPath:"#/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w},schema:!1,parentSchema:Ve.
items.properties.digest,data:d}],!1;break}B===e&&d.sha256!==void 0&&(Dr(d.sha256,{instancePath:t+"/"+p+"/digest/sha256",parentData:d,parentDataProperty:"sha256",
rootData:x,dynamicAnchors:b})||(s=s===null?Dr.errors:s.concat(Dr.errors),e=s.length))}}else return We.errors=[{instancePath:t+"/"+p+"/digest",schemaPath:"#/item\
s/properties/digest/type",keyword:"type",params:{type:"object"},schema:Ve.items.properties.digest.type,parentSchema:Ve.items.properties.digest,data:d}],!1;var P=V===
e}else var P=!0}}}else return We.errors=[{instancePath:t+"/"+p,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:Ve.items.type,parentSchema:Ve.
items,data:l}],!1;var i=v===e;if(!i)break}}}else return We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:Ve.type,parentSchema:Ve,
data:r}],!1;return We.errors=s,e===0}export const challenge=Xe;const Ke={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"challenge.schema.json",type:"\
object",additionalProperties:!1,required:["nonce","clientId","validFrom","validUntil"],properties:{nonce:{type:"string",minLength:22,maxLength:128,pattern:"^(?:\
[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",wanted:"128 random bits or more, as 32 to 128 hexadecimal digits or 22 to 128 characters of base64url"},
clientId:{type:"string",minLength:1,maxLength:512,pattern:"^[^\\p{Cc}]+$",wanted:"the client ID of the party that is challenged"},validFrom:{$ref:"#/$defs/momen\
t"},validUntil:{$ref:"#/$defs/moment"}},$defs:{moment:{type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"\
a moment such as 2026-11-02T08:00:00.000Z"}}},_t=new RegExp("^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$","u"),wr={type:"string",pattern:"^\\d{4}\
-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"};function hr(r,{instancePath:t="",parentData:J,
parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(Br.test(r)){if(!$r.validate(r))return hr.errors=
[{instancePath:t,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:wr,data:r}],!1}else return hr.errors=[{instancePath:t,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\
\\d{3}Z$",parentSchema:wr,data:r}],!1;else return hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:wr.type,parentSchema:wr,
data:r}],!1;return hr.errors=s,e===0}function Xe(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.nonce===void 0&&(P="nonce")||r.clientId===void 0&&(P="clientId")||r.validFrom===void 0&&(P="validFrom")||
r.validUntil===void 0&&(P="validUntil"))return Xe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P},schema:Ke.required,
parentSchema:Ke,data:r}],!1;{const u=e;for(const p in r)if(!(p==="nonce"||p==="clientId"||p==="validFrom"||p==="validUntil")){return Xe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:Ke,data:r}],!1;break}if(u===e){if(r.nonce!==
void 0){let p=r.nonce;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>128)return Xe.errors=[{instancePath:t+"/nonce",schemaPath:"#/properties/nonce/maxLength",
keyword:"maxLength",params:{limit:128},schema:128,parentSchema:Ke.properties.nonce,data:p}],!1;if(D(p)<22)return Xe.errors=[{instancePath:t+"/nonce",schemaPath:"\
#/properties/nonce/minLength",keyword:"minLength",params:{limit:22},schema:22,parentSchema:Ke.properties.nonce,data:p}],!1;if(!_t.test(p))return Xe.errors=[{instancePath:t+
"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$"},schema:"^(?:[0\
-9A-Fa-f]{32,}|[0-9A-Fa-f]*[G-Zg-z_-][0-9A-Za-z_-]*)$",parentSchema:Ke.properties.nonce,data:p}],!1}else return Xe.errors=[{instancePath:t+"/nonce",schemaPath:"\
#/properties/nonce/type",keyword:"type",params:{type:"string"},schema:Ke.properties.nonce.type,parentSchema:Ke.properties.nonce,data:p}],!1;var i=l===e}else var i=!0;
if(i){if(r.clientId!==void 0){let p=r.clientId;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>512)return Xe.errors=[{instancePath:t+"/clientId",schemaPath:"#\
/properties/clientId/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:Ke.properties.clientId,data:p}],!1;if(D(p)<1)return Xe.errors=[{instancePath:t+
"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:Ke.properties.clientId,data:p}],!1;if(!ot.test(
p))return Xe.errors=[{instancePath:t+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}\
]+$",parentSchema:Ke.properties.clientId,data:p}],!1}else return Xe.errors=[{instancePath:t+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{
type:"string"},schema:Ke.properties.clientId.type,parentSchema:Ke.properties.clientId,data:p}],!1;var i=l===e}else var i=!0;if(i){if(r.validFrom!==void 0){const p=e;
hr(r.validFrom,{instancePath:t+"/validFrom",parentData:r,parentDataProperty:"validFrom",rootData:x,dynamicAnchors:b})||(s=s===null?hr.errors:s.concat(hr.errors),
e=s.length);var i=p===e}else var i=!0;if(i)if(r.validUntil!==void 0){const p=e;hr(r.validUntil,{instancePath:t+"/validUntil",parentData:r,parentDataProperty:"va\
lidUntil",rootData:x,dynamicAnchors:b})||(s=s===null?hr.errors:s.concat(hr.errors),e=s.length);var i=p===e}else var i=!0}}}}}else return Xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ke.type,parentSchema:Ke,data:r}],!1;return Xe.errors=s,e===0}export const match=R;const j={$schema:"\
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
matchedAt:{$ref:"challenge.schema.json#/$defs/moment"},suite:{$ref:"verdict.schema.json#/properties/suite"}}}}};function Le(r,{instancePath:t="",parentData:J,parentDataProperty:W,
rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(Br.test(r)){if(!$r.validate(r))return Le.errors=[{instancePath:t,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:wr,data:r}],!1}else return Le.errors=[{instancePath:t,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",
parentSchema:wr,data:r}],!1;else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:wr.type,parentSchema:wr,data:r}],
!1;return Le.errors=s,e===0}function ur(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let P;if(r.version===void 0&&(P="version")||r.digest===void 0&&(P="digest"))return ur.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:P},schema:fe.required,parentSchema:fe,data:r}],!1;{const u=e;for(const p in r)if(!(p==="version"||p==="di\
gest")){return ur.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,parentSchema:fe,
data:r}],!1;break}if(u===e){if(r.version!==void 0){let p=r.version;const l=e;if(e===l)if(typeof p=="string"){if(D(p)>64)return ur.errors=[{instancePath:t+"/vers\
ion",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:fe.properties.version,data:p}],!1;if(!st.test(p))return ur.
errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Za-z.+-]+$"},schema:"^[0-9A-Za-z.+-]+$",parentSchema:fe.
properties.version,data:p}],!1}else return ur.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:fe.
properties.version.type,parentSchema:fe.properties.version,data:p}],!1;var i=l===e}else var i=!0;if(i)if(r.digest!==void 0){const p=e;Me(r.digest,{instancePath:t+
"/digest",parentData:r,parentDataProperty:"digest",rootData:x,dynamicAnchors:b})||(s=s===null?Me.errors:s.concat(Me.errors),e=s.length);var i=p===e}else var i=!0}}}else
return ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fe.type,parentSchema:fe,data:r}],!1;return ur.errors=s,e===0}
function R(r,{instancePath:t="",parentData:J,parentDataProperty:W,rootData:x=r,dynamicAnchors:b={}}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let B;if(r._type===void 0&&(B="_type")||r.subject===void 0&&(B="subject")||r.predicateType===void 0&&(B="predicateType")||r.predicate===void 0&&(B="\
predicate"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:B},schema:j.required,parentSchema:j,data:r}],!1;
{const w=e;for(const L in r)if(!(L==="_type"||L==="subject"||L==="predicateType"||L==="predicate")){return R.errors=[{instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:L},schema:!1,parentSchema:j,data:r}],!1;break}if(w===e){if(r._type!==void 0){let L=r._type;const k=e;
if(L!=="https://in-toto.io/Statement/v1")return R.errors=[{instancePath:t+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue:"h\
ttps://in-toto.io/Statement/v1"},schema:"https://in-toto.io/Statement/v1",parentSchema:j.properties._type,data:L}],!1;var i=k===e}else var i=!0;if(i){if(r.subject!==
void 0){let L=r.subject;const k=e;if(e===k)if(Array.isArray(L)){if(L.length>1)return R.errors=[{instancePath:t+"/subject",schemaPath:"#/properties/subject/maxIt\
ems",keyword:"maxItems",params:{limit:1},schema:1,parentSchema:j.properties.subject,data:L}],!1;if(L.length<1)return R.errors=[{instancePath:t+"/subject",schemaPath:"\
#/properties/subject/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:j.properties.subject,data:L}],!1;{var P=!0;const H=L.length;for(let _=0;_<
H;_++){let c=L[_];const y=e;if(e===y)if(c&&typeof c=="object"&&!Array.isArray(c)){let C;if(c.name===void 0&&(C="name")||c.digest===void 0&&(C="digest"))return R.
errors=[{instancePath:t+"/subject/"+_,schemaPath:"#/properties/subject/items/required",keyword:"required",params:{missingProperty:C},schema:j.properties.subject.
items.required,parentSchema:j.properties.subject.items,data:c}],!1;{const a=e;for(const o in c)if(!(o==="name"||o==="digest")){return R.errors=[{instancePath:t+
"/subject/"+_,schemaPath:"#/properties/subject/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:j.
properties.subject.items,data:c}],!1;break}if(a===e){if(c.name!==void 0){let o=c.name;const f=e;if(e===f)if(typeof o=="string"){if(D(o)>1e3)return R.errors=[{instancePath:t+
"/subject/"+_+"/name",schemaPath:"#/properties/subject/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:j.properties.
subject.items.properties.name,data:o}],!1;if(D(o)<1)return R.errors=[{instancePath:t+"/subject/"+_+"/name",schemaPath:"#/properties/subject/items/properties/nam\
e/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.properties.subject.items.properties.name,data:o}],!1}else return R.errors=[{instancePath:t+
"/subject/"+_+"/name",schemaPath:"#/properties/subject/items/properties/name/type",keyword:"type",params:{type:"string"},schema:j.properties.subject.items.properties.
name.type,parentSchema:j.properties.subject.items.properties.name,data:o}],!1;var u=f===e}else var u=!0;if(u)if(c.digest!==void 0){let o=c.digest;const f=e;if(e===
f)if(o&&typeof o=="object"&&!Array.isArray(o)){let S;if(o.sha256===void 0&&(S="sha256"))return R.errors=[{instancePath:t+"/subject/"+_+"/digest",schemaPath:"#/p\
roperties/subject/items/properties/digest/required",keyword:"required",params:{missingProperty:S},schema:j.properties.subject.items.properties.digest.required,parentSchema:j.
properties.subject.items.properties.digest,data:o}],!1;{const h=e;for(const q in o)if(q!=="sha256"){return R.errors=[{instancePath:t+"/subject/"+_+"/digest",schemaPath:"\
#/properties/subject/items/properties/digest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},schema:!1,parentSchema:j.properties.
subject.items.properties.digest,data:o}],!1;break}if(h===e&&o.sha256!==void 0){let q=o.sha256;if(e===e)if(typeof q=="string"){if(!Sr.test(q))return R.errors=[{instancePath:t+
"/subject/"+_+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{\
64}$"},schema:"^[0-9a-f]{64}$",parentSchema:j.properties.subject.items.properties.digest.properties.sha256,data:q}],!1}else return R.errors=[{instancePath:t+"/s\
ubject/"+_+"/digest/sha256",schemaPath:"#/properties/subject/items/properties/digest/properties/sha256/type",keyword:"type",params:{type:"string"},schema:j.properties.
subject.items.properties.digest.properties.sha256.type,parentSchema:j.properties.subject.items.properties.digest.properties.sha256,data:q}],!1}}}else return R.errors=
[{instancePath:t+"/subject/"+_+"/digest",schemaPath:"#/properties/subject/items/properties/digest/type",keyword:"type",params:{type:"object"},schema:j.properties.
subject.items.properties.digest.type,parentSchema:j.properties.subject.items.properties.digest,data:o}],!1;var u=f===e}else var u=!0}}}else return R.errors=[{instancePath:t+
"/subject/"+_,schemaPath:"#/properties/subject/items/type",keyword:"type",params:{type:"object"},schema:j.properties.subject.items.type,parentSchema:j.properties.
subject.items,data:c}],!1;var P=y===e;if(!P)break}}}else return R.errors=[{instancePath:t+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{
type:"array"},schema:j.properties.subject.type,parentSchema:j.properties.subject,data:L}],!1;var i=k===e}else var i=!0;if(i){if(r.predicateType!==void 0){let L=r.
predicateType;const k=e;if(L!=="urn:lodging-certification:log-match:v1")return R.errors=[{instancePath:t+"/predicateType",schemaPath:"#/properties/predicateType\
/const",keyword:"const",params:{allowedValue:"urn:lodging-certification:log-match:v1"},schema:"urn:lodging-certification:log-match:v1",parentSchema:j.properties.
predicateType,data:L}],!1;var i=k===e}else var i=!0;if(i)if(r.predicate!==void 0){let L=r.predicate;const k=e;if(e===k)if(L&&typeof L=="object"&&!Array.isArray(
L)){let H;if(L.log===void 0&&(H="log")||L.covers===void 0&&(H="covers")||L.calls===void 0&&(H="calls")||L.found===void 0&&(H="found")||L.notLogged===void 0&&(H=
"notLogged")||L.clock===void 0&&(H="clock")||L.matchedBy===void 0&&(H="matchedBy")||L.identifiedBy===void 0&&(H="identifiedBy")||L.otherCalls===void 0&&(H="othe\
rCalls")||L.matchedAt===void 0&&(H="matchedAt")||L.suite===void 0&&(H="suite"))return R.errors=[{instancePath:t+"/predicate",schemaPath:"#/properties/predicate/\
required",keyword:"required",params:{missingProperty:H},schema:j.properties.predicate.required,parentSchema:j.properties.predicate,data:L}],!1;{const _=e;for(const c in L)
if(!He.call(j.properties.predicate.properties,c)){return R.errors=[{instancePath:t+"/predicate",schemaPath:"#/properties/predicate/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:j.properties.predicate,data:L}],!1;break}if(_===e){if(L.log!==void 0){let c=L.log;const y=e;
if(e===y)if(Array.isArray(c)){if(c.length>1e3)return R.errors=[{instancePath:t+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/maxItems",keyword:"\
maxItems",params:{limit:1e3},schema:1e3,parentSchema:j.properties.predicate.properties.log,data:c}],!1;if(c.length<1)return R.errors=[{instancePath:t+"/predicat\
e/log",schemaPath:"#/properties/predicate/properties/log/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:j.properties.predicate.properties.log,
data:c}],!1;{var p=!0;const ee=c.length;for(let C=0;C<ee;C++){let a=c[C];const o=e;if(e===o)if(a&&typeof a=="object"&&!Array.isArray(a)){let g;if(a.name===void 0&&
(g="name")||a.sha256===void 0&&(g="sha256")||a.bytes===void 0&&(g="bytes")||a.format===void 0&&(g="format")||a.lines===void 0&&(g="lines")||a.calls===void 0&&(g=
"calls"))return R.errors=[{instancePath:t+"/predicate/log/"+C,schemaPath:"#/properties/predicate/properties/log/items/required",keyword:"required",params:{missingProperty:g},
schema:j.properties.predicate.properties.log.items.required,parentSchema:j.properties.predicate.properties.log.items,data:a}],!1;{const S=e;for(const h in a)if(!(h===
"name"||h==="sha256"||h==="bytes"||h==="format"||h==="lines"||h==="calls")){return R.errors=[{instancePath:t+"/predicate/log/"+C,schemaPath:"#/properties/predic\
ate/properties/log/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:j.properties.predicate.properties.
log.items,data:a}],!1;break}if(S===e){if(a.name!==void 0){let h=a.name;const q=e;if(e===q)if(typeof h=="string"){if(D(h)>1e3)return R.errors=[{instancePath:t+"/\
predicate/log/"+C+"/name",schemaPath:"#/properties/predicate/properties/log/items/properties/name/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:j.
properties.predicate.properties.log.items.properties.name,data:h}],!1}else return R.errors=[{instancePath:t+"/predicate/log/"+C+"/name",schemaPath:"#/properties\
/predicate/properties/log/items/properties/name/type",keyword:"type",params:{type:"string"},schema:j.properties.predicate.properties.log.items.properties.name.type,
parentSchema:j.properties.predicate.properties.log.items.properties.name,data:h}],!1;var l=q===e}else var l=!0;if(l){if(a.sha256!==void 0){let h=a.sha256;const q=e;
if(e===q)if(typeof h=="string"){if(!Sr.test(h))return R.errors=[{instancePath:t+"/predicate/log/"+C+"/sha256",schemaPath:"#/properties/predicate/properties/log/\
items/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:j.properties.predicate.properties.log.
items.properties.sha256,data:h}],!1}else return R.errors=[{instancePath:t+"/predicate/log/"+C+"/sha256",schemaPath:"#/properties/predicate/properties/log/items/\
properties/sha256/type",keyword:"type",params:{type:"string"},schema:j.properties.predicate.properties.log.items.properties.sha256.type,parentSchema:j.properties.
predicate.properties.log.items.properties.sha256,data:h}],!1;var l=q===e}else var l=!0;if(l){if(a.bytes!==void 0){let h=a.bytes;const q=e;if(!(typeof h=="number"&&
!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/predicate/log/"+C+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties\
/bytes/type",keyword:"type",params:{type:"integer"},schema:j.properties.predicate.properties.log.items.properties.bytes.type,parentSchema:j.properties.predicate.
properties.log.items.properties.bytes,data:h}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>1e15||isNaN(h))return R.errors=[{instancePath:t+"/predicate/lo\
g/"+C+"/bytes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:j.properties.predicate.properties.log.items.properties.bytes,data:h}],!1;if(h<0||isNaN(h))return R.errors=[{instancePath:t+"/predicate/log/"+C+"/by\
tes",schemaPath:"#/properties/predicate/properties/log/items/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:j.
properties.predicate.properties.log.items.properties.bytes,data:h}],!1}var l=q===e}else var l=!0;if(l){if(a.format!==void 0){let h=a.format;const q=e;if(e===q)if(typeof h==
"string"){if(D(h)>1e3)return R.errors=[{instancePath:t+"/predicate/log/"+C+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/m\
axLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:j.properties.predicate.properties.log.items.properties.format,data:h}],!1}else return R.
errors=[{instancePath:t+"/predicate/log/"+C+"/format",schemaPath:"#/properties/predicate/properties/log/items/properties/format/type",keyword:"type",params:{type:"\
string"},schema:j.properties.predicate.properties.log.items.properties.format.type,parentSchema:j.properties.predicate.properties.log.items.properties.format,data:h}],
!1;var l=q===e}else var l=!0;if(l){if(a.lines!==void 0){let h=a.lines;const q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+
"/predicate/log/"+C+"/lines",schemaPath:"#/properties/predicate/properties/log/items/properties/lines/type",keyword:"type",params:{type:"integer"},schema:j.properties.
predicate.properties.log.items.properties.lines.type,parentSchema:j.properties.predicate.properties.log.items.properties.lines,data:h}],!1;if(e===q&&typeof h=="\
number"&&isFinite(h)){if(h>1e15||isNaN(h))return R.errors=[{instancePath:t+"/predicate/log/"+C+"/lines",schemaPath:"#/properties/predicate/properties/log/items/\
properties/lines/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:j.properties.predicate.properties.log.items.properties.
lines,data:h}],!1;if(h<0||isNaN(h))return R.errors=[{instancePath:t+"/predicate/log/"+C+"/lines",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/lines/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:j.properties.predicate.properties.log.items.properties.lines,data:h}],
!1}var l=q===e}else var l=!0;if(l)if(a.calls!==void 0){let h=a.calls;const q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+
"/predicate/log/"+C+"/calls",schemaPath:"#/properties/predicate/properties/log/items/properties/calls/type",keyword:"type",params:{type:"integer"},schema:j.properties.
predicate.properties.log.items.properties.calls.type,parentSchema:j.properties.predicate.properties.log.items.properties.calls,data:h}],!1;if(e===q&&typeof h=="\
number"&&isFinite(h)){if(h>1e15||isNaN(h))return R.errors=[{instancePath:t+"/predicate/log/"+C+"/calls",schemaPath:"#/properties/predicate/properties/log/items/\
properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:j.properties.predicate.properties.log.items.properties.
calls,data:h}],!1;if(h<0||isNaN(h))return R.errors=[{instancePath:t+"/predicate/log/"+C+"/calls",schemaPath:"#/properties/predicate/properties/log/items/propert\
ies/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:j.properties.predicate.properties.log.items.properties.calls,data:h}],
!1}var l=q===e}else var l=!0}}}}}}}else return R.errors=[{instancePath:t+"/predicate/log/"+C,schemaPath:"#/properties/predicate/properties/log/items/type",keyword:"\
type",params:{type:"object"},schema:j.properties.predicate.properties.log.items.type,parentSchema:j.properties.predicate.properties.log.items,data:a}],!1;var p=o===
e;if(!p)break}}}else return R.errors=[{instancePath:t+"/predicate/log",schemaPath:"#/properties/predicate/properties/log/type",keyword:"type",params:{type:"arra\
y"},schema:j.properties.predicate.properties.log.type,parentSchema:j.properties.predicate.properties.log,data:c}],!1;var v=y===e}else var v=!0;if(v){if(L.covers!==
void 0){let c=L.covers;const y=e;if(e===y)if(c&&typeof c=="object"&&!Array.isArray(c)){let C;if(c.from===void 0&&(C="from")||c.to===void 0&&(C="to"))return R.errors=
[{instancePath:t+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/required",keyword:"required",params:{missingProperty:C},schema:j.properties.
predicate.properties.covers.required,parentSchema:j.properties.predicate.properties.covers,data:c}],!1;{const a=e;for(const o in c)if(!(o==="from"||o==="to")){return R.
errors=[{instancePath:t+"/predicate/covers",schemaPath:"#/properties/predicate/properties/covers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:j.properties.predicate.properties.covers,data:c}],!1;break}if(a===e){if(c.from!==void 0){const o=e;Le(c.from,{instancePath:t+"/predicate/\
covers/from",parentData:c,parentDataProperty:"from",rootData:x,dynamicAnchors:b})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var M=o===e}else var M=!0;
if(M)if(c.to!==void 0){const o=e;Le(c.to,{instancePath:t+"/predicate/covers/to",parentData:c,parentDataProperty:"to",rootData:x,dynamicAnchors:b})||(s=s===null?
Le.errors:s.concat(Le.errors),e=s.length);var M=o===e}else var M=!0}}}else return R.errors=[{instancePath:t+"/predicate/covers",schemaPath:"#/properties/predica\
te/properties/covers/type",keyword:"type",params:{type:"object"},schema:j.properties.predicate.properties.covers.type,parentSchema:j.properties.predicate.properties.
covers,data:c}],!1;var v=y===e}else var v=!0;if(v){if(L.calls!==void 0){let c=L.calls;const y=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return R.
errors=[{instancePath:t+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/type",keyword:"type",params:{type:"integer"},schema:j.properties.
predicate.properties.calls.type,parentSchema:j.properties.predicate.properties.calls,data:c}],!1;if(e===y&&typeof c=="number"&&isFinite(c)){if(c>1e15||isNaN(c))
return R.errors=[{instancePath:t+"/predicate/calls",schemaPath:"#/properties/predicate/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},
schema:1e15,parentSchema:j.properties.predicate.properties.calls,data:c}],!1;if(c<0||isNaN(c))return R.errors=[{instancePath:t+"/predicate/calls",schemaPath:"#/\
properties/predicate/properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:j.properties.predicate.properties.calls,
data:c}],!1}var v=y===e}else var v=!0;if(v){if(L.found!==void 0){let c=L.found;const y=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return R.errors=
[{instancePath:t+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/type",keyword:"type",params:{type:"integer"},schema:j.properties.predicate.
properties.found.type,parentSchema:j.properties.predicate.properties.found,data:c}],!1;if(e===y&&typeof c=="number"&&isFinite(c)){if(c>1e15||isNaN(c))return R.errors=
[{instancePath:t+"/predicate/found",schemaPath:"#/properties/predicate/properties/found/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,
parentSchema:j.properties.predicate.properties.found,data:c}],!1;if(c<0||isNaN(c))return R.errors=[{instancePath:t+"/predicate/found",schemaPath:"#/properties/p\
redicate/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:j.properties.predicate.properties.found,data:c}],!1}
var v=y===e}else var v=!0;if(v){if(L.notLogged!==void 0){let c=L.notLogged;const y=e;if(e===y)if(Array.isArray(c)){if(c.length>2e4)return R.errors=[{instancePath:t+
"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:j.properties.
predicate.properties.notLogged,data:c}],!1;{var K=!0;const C=c.length;for(let a=0;a<C;a++){let o=c[a];const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.isArray(
o)){let S;if(o.id===void 0&&(S="id")||o.operation===void 0&&(S="operation")||o.at===void 0&&(S="at")||o.why===void 0&&(S="why"))return R.errors=[{instancePath:t+
"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/required",keyword:"required",params:{missingProperty:S},schema:j.properties.
predicate.properties.notLogged.items.required,parentSchema:j.properties.predicate.properties.notLogged.items,data:o}],!1;{const h=e;for(const q in o)if(!(q==="i\
d"||q==="operation"||q==="at"||q==="why")){return R.errors=[{instancePath:t+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},schema:!1,parentSchema:j.properties.predicate.properties.notLogged.items,
data:o}],!1;break}if(h===e){if(o.id!==void 0){let q=o.id;const I=e;if(e===I)if(typeof q=="string"){if(D(q)>1e3)return R.errors=[{instancePath:t+"/predicate/notL\
ogged/"+a+"/id",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/id/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:j.
properties.predicate.properties.notLogged.items.properties.id,data:q}],!1}else return R.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/id",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/id/type",keyword:"type",params:{type:"string"},schema:j.properties.predicate.properties.notLogged.items.
properties.id.type,parentSchema:j.properties.predicate.properties.notLogged.items.properties.id,data:q}],!1;var m=I===e}else var m=!0;if(m){if(o.operation!==void 0){
let q=o.operation;const I=e;if(e===I)if(typeof q=="string"){if(D(q)>1e3)return R.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/pr\
operties/predicate/properties/notLogged/items/properties/operation/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:j.properties.predicate.
properties.notLogged.items.properties.operation,data:q}],!1}else return R.errors=[{instancePath:t+"/predicate/notLogged/"+a+"/operation",schemaPath:"#/propertie\
s/predicate/properties/notLogged/items/properties/operation/type",keyword:"type",params:{type:"string"},schema:j.properties.predicate.properties.notLogged.items.
properties.operation.type,parentSchema:j.properties.predicate.properties.notLogged.items.properties.operation,data:q}],!1;var m=I===e}else var m=!0;if(m){if(o.at!==
void 0){const q=e;Le(o.at,{instancePath:t+"/predicate/notLogged/"+a+"/at",parentData:o,parentDataProperty:"at",rootData:x,dynamicAnchors:b})||(s=s===null?Le.errors:
s.concat(Le.errors),e=s.length);var m=q===e}else var m=!0;if(m)if(o.why!==void 0){let q=o.why;const I=e;if(e===I)if(typeof q=="string"){if(D(q)>1e3)return R.errors=
[{instancePath:t+"/predicate/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/maxLength",keyword:"maxLength",params:{
limit:1e3},schema:1e3,parentSchema:j.properties.predicate.properties.notLogged.items.properties.why,data:q}],!1}else return R.errors=[{instancePath:t+"/predicat\
e/notLogged/"+a+"/why",schemaPath:"#/properties/predicate/properties/notLogged/items/properties/why/type",keyword:"type",params:{type:"string"},schema:j.properties.
predicate.properties.notLogged.items.properties.why.type,parentSchema:j.properties.predicate.properties.notLogged.items.properties.why,data:q}],!1;var m=I===e}else
var m=!0}}}}}else return R.errors=[{instancePath:t+"/predicate/notLogged/"+a,schemaPath:"#/properties/predicate/properties/notLogged/items/type",keyword:"type",
params:{type:"object"},schema:j.properties.predicate.properties.notLogged.items.type,parentSchema:j.properties.predicate.properties.notLogged.items,data:o}],!1;
var K=f===e;if(!K)break}}}else return R.errors=[{instancePath:t+"/predicate/notLogged",schemaPath:"#/properties/predicate/properties/notLogged/type",keyword:"ty\
pe",params:{type:"array"},schema:j.properties.predicate.properties.notLogged.type,parentSchema:j.properties.predicate.properties.notLogged,data:c}],!1;var v=y===
e}else var v=!0;if(v){if(L.clock!==void 0){let c=L.clock;const y=e;if(e===y)if(c&&typeof c=="object"&&!Array.isArray(c)){let C;if(c.offsetMs===void 0&&(C="offse\
tMs")||c.toleranceMs===void 0&&(C="toleranceMs")||c.driftMs===void 0&&(C="driftMs")||c.resolutionMs===void 0&&(C="resolutionMs"))return R.errors=[{instancePath:t+
"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/required",keyword:"required",params:{missingProperty:C},schema:j.properties.predicate.properties.
clock.required,parentSchema:j.properties.predicate.properties.clock,data:c}],!1;{const a=e;for(const o in c)if(!(o==="offsetMs"||o==="toleranceMs"||o==="driftMs"||
o==="resolutionMs")){return R.errors=[{instancePath:t+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:j.properties.predicate.properties.clock,data:c}],!1;break}if(a===e){if(c.offsetMs!==void 0){
let o=c.offsetMs;const f=e;if(e===f)if(typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return R.errors=[{instancePath:t+"/predicate/clock/offsetMs",schemaPath:"\
#/properties/predicate/properties/clock/properties/offsetMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:j.properties.predicate.
properties.clock.properties.offsetMs,data:o}],!1;if(o<-1e9||isNaN(o))return R.errors=[{instancePath:t+"/predicate/clock/offsetMs",schemaPath:"#/properties/predi\
cate/properties/clock/properties/offsetMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:j.properties.predicate.properties.
clock.properties.offsetMs,data:o}],!1}else return R.errors=[{instancePath:t+"/predicate/clock/offsetMs",schemaPath:"#/properties/predicate/properties/clock/prop\
erties/offsetMs/type",keyword:"type",params:{type:"number"},schema:j.properties.predicate.properties.clock.properties.offsetMs.type,parentSchema:j.properties.predicate.
properties.clock.properties.offsetMs,data:o}],!1;var d=f===e}else var d=!0;if(d){if(c.toleranceMs!==void 0){let o=c.toleranceMs;const f=e;if(e===f)if(typeof o==
"number"&&isFinite(o)){if(o>1e9||isNaN(o))return R.errors=[{instancePath:t+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/pr\
operties/toleranceMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:j.properties.predicate.properties.clock.properties.toleranceMs,
data:o}],!1;if(o<-1e9||isNaN(o))return R.errors=[{instancePath:t+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/t\
oleranceMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:j.properties.predicate.properties.clock.properties.toleranceMs,
data:o}],!1}else return R.errors=[{instancePath:t+"/predicate/clock/toleranceMs",schemaPath:"#/properties/predicate/properties/clock/properties/toleranceMs/type",
keyword:"type",params:{type:"number"},schema:j.properties.predicate.properties.clock.properties.toleranceMs.type,parentSchema:j.properties.predicate.properties.
clock.properties.toleranceMs,data:o}],!1;var d=f===e}else var d=!0;if(d){if(c.driftMs!==void 0){let o=c.driftMs;const f=e;if(e===f)if(typeof o=="number"&&isFinite(
o)){if(o>1e9||isNaN(o))return R.errors=[{instancePath:t+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e9},schema:1e9,parentSchema:j.properties.predicate.properties.clock.properties.driftMs,data:o}],!1;if(o<-1e9||
isNaN(o))return R.errors=[{instancePath:t+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-1e9},schema:-1e9,parentSchema:j.properties.predicate.properties.clock.properties.driftMs,data:o}],!1}else return R.errors=
[{instancePath:t+"/predicate/clock/driftMs",schemaPath:"#/properties/predicate/properties/clock/properties/driftMs/type",keyword:"type",params:{type:"number"},schema:j.
properties.predicate.properties.clock.properties.driftMs.type,parentSchema:j.properties.predicate.properties.clock.properties.driftMs,data:o}],!1;var d=f===e}else
var d=!0;if(d)if(c.resolutionMs!==void 0){let o=c.resolutionMs;const f=e;if(e===f)if(typeof o=="number"&&isFinite(o)){if(o>1e9||isNaN(o))return R.errors=[{instancePath:t+
"/predicate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},
schema:1e9,parentSchema:j.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1;if(o<-1e9||isNaN(o))return R.errors=[{instancePath:t+"/predi\
cate/clock/resolutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},
schema:-1e9,parentSchema:j.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1}else return R.errors=[{instancePath:t+"/predicate/clock/res\
olutionMs",schemaPath:"#/properties/predicate/properties/clock/properties/resolutionMs/type",keyword:"type",params:{type:"number"},schema:j.properties.predicate.
properties.clock.properties.resolutionMs.type,parentSchema:j.properties.predicate.properties.clock.properties.resolutionMs,data:o}],!1;var d=f===e}else var d=!0}}}}}else
return R.errors=[{instancePath:t+"/predicate/clock",schemaPath:"#/properties/predicate/properties/clock/type",keyword:"type",params:{type:"object"},schema:j.properties.
predicate.properties.clock.type,parentSchema:j.properties.predicate.properties.clock,data:c}],!1;var v=y===e}else var v=!0;if(v){if(L.matchedBy!==void 0){let c=L.
matchedBy;const y=e;if(e===y)if(Array.isArray(c)){if(c.length>20)return R.errors=[{instancePath:t+"/predicate/matchedBy",schemaPath:"#/properties/predicate/prop\
erties/matchedBy/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:j.properties.predicate.properties.matchedBy,data:c}],!1;{var V=!0;const C=c.
length;for(let a=0;a<C;a++){let o=c[a];const f=e;if(e===f)if(typeof o=="string"){if(D(o)>1e3)return R.errors=[{instancePath:t+"/predicate/matchedBy/"+a,schemaPath:"\
#/properties/predicate/properties/matchedBy/items/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:j.properties.predicate.properties.matchedBy.
items,data:o}],!1}else return R.errors=[{instancePath:t+"/predicate/matchedBy/"+a,schemaPath:"#/properties/predicate/properties/matchedBy/items/type",keyword:"t\
ype",params:{type:"string"},schema:j.properties.predicate.properties.matchedBy.items.type,parentSchema:j.properties.predicate.properties.matchedBy.items,data:o}],
!1;var V=f===e;if(!V)break}}}else return R.errors=[{instancePath:t+"/predicate/matchedBy",schemaPath:"#/properties/predicate/properties/matchedBy/type",keyword:"\
type",params:{type:"array"},schema:j.properties.predicate.properties.matchedBy.type,parentSchema:j.properties.predicate.properties.matchedBy,data:c}],!1;var v=y===
e}else var v=!0;if(v){if(L.identifiedBy!==void 0){let c=L.identifiedBy;const y=e;if(!(c==="request id"||c==="client id"||c==="run tag"||c==="address"||c===null))
return R.errors=[{instancePath:t+"/predicate/identifiedBy",schemaPath:"#/properties/predicate/properties/identifiedBy/enum",keyword:"enum",params:{allowedValues:j.
properties.predicate.properties.identifiedBy.enum},schema:j.properties.predicate.properties.identifiedBy.enum,parentSchema:j.properties.predicate.properties.identifiedBy,
data:c}],!1;var v=y===e}else var v=!0;if(v){if(L.otherCalls!==void 0){let c=L.otherCalls;const y=e;if(e===y)if(Array.isArray(c)){if(c.length>1e3)return R.errors=
[{instancePath:t+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCalls/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:j.
properties.predicate.properties.otherCalls,data:c}],!1;{var O=!0;const C=c.length;for(let a=0;a<C;a++){let o=c[a];const f=e;if(e===f)if(o&&typeof o=="object"&&!Array.
isArray(o)){let S;if(o.from===void 0&&(S="from")||o.to===void 0&&(S="to")||o.calls===void 0&&(S="calls")||o.accepted===void 0&&(S="accepted")||o.sameTag===void 0&&
(S="sameTag"))return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/required",keyword:"requ\
ired",params:{missingProperty:S},schema:j.properties.predicate.properties.otherCalls.items.required,parentSchema:j.properties.predicate.properties.otherCalls.items,
data:o}],!1;{const h=e;for(const q in o)if(!(q==="from"||q==="to"||q==="calls"||q==="accepted"||q==="sameTag")){return R.errors=[{instancePath:t+"/predicate/oth\
erCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},schema:!1,
parentSchema:j.properties.predicate.properties.otherCalls.items,data:o}],!1;break}if(h===e){if(o.from!==void 0){const q=e;Le(o.from,{instancePath:t+"/predicate/\
otherCalls/"+a+"/from",parentData:o,parentDataProperty:"from",rootData:x,dynamicAnchors:b})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var F=q===e}else
var F=!0;if(F){if(o.to!==void 0){const q=e;Le(o.to,{instancePath:t+"/predicate/otherCalls/"+a+"/to",parentData:o,parentDataProperty:"to",rootData:x,dynamicAnchors:b})||
(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var F=q===e}else var F=!0;if(F){if(o.calls!==void 0){let q=o.calls;const I=e;if(!(typeof q=="number"&&!(q%
1)&&!isNaN(q)&&isFinite(q)))return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/\
properties/calls/type",keyword:"type",params:{type:"integer"},schema:j.properties.predicate.properties.otherCalls.items.properties.calls.type,parentSchema:j.properties.
predicate.properties.otherCalls.items.properties.calls,data:q}],!1;if(e===I&&typeof q=="number"&&isFinite(q)){if(q>1e15||isNaN(q))return R.errors=[{instancePath:t+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e15},schema:1e15,parentSchema:j.properties.predicate.properties.otherCalls.items.properties.calls,data:q}],!1;if(q<0||isNaN(q))return R.errors=[{instancePath:t+
"/predicate/otherCalls/"+a+"/calls",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/calls/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:j.properties.predicate.properties.otherCalls.items.properties.calls,data:q}],!1}var F=I===e}else var F=!0;if(F){if(o.accepted!==
void 0){let q=o.accepted;const I=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/accept\
ed",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/accepted/type",keyword:"type",params:{type:"integer"},schema:j.properties.predicate.
properties.otherCalls.items.properties.accepted.type,parentSchema:j.properties.predicate.properties.otherCalls.items.properties.accepted,data:q}],!1;if(e===I&&typeof q==
"number"&&isFinite(q)){if(q>1e15||isNaN(q))return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properties/predicate/properties\
/otherCalls/items/properties/accepted/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:j.properties.predicate.properties.
otherCalls.items.properties.accepted,data:q}],!1;if(q<0||isNaN(q))return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/accepted",schemaPath:"#/properti\
es/predicate/properties/otherCalls/items/properties/accepted/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:j.properties.predicate.
properties.otherCalls.items.properties.accepted,data:q}],!1}var F=I===e}else var F=!0;if(F)if(o.sameTag!==void 0){let q=o.sameTag;const I=e;if(!(typeof q=="numb\
er"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherC\
alls/items/properties/sameTag/type",keyword:"type",params:{type:"integer"},schema:j.properties.predicate.properties.otherCalls.items.properties.sameTag.type,parentSchema:j.
properties.predicate.properties.otherCalls.items.properties.sameTag,data:q}],!1;if(e===I&&typeof q=="number"&&isFinite(q)){if(q>1e15||isNaN(q))return R.errors=[
{instancePath:t+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e15},schema:1e15,parentSchema:j.properties.predicate.properties.otherCalls.items.properties.sameTag,data:q}],!1;if(q<0||isNaN(
q))return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a+"/sameTag",schemaPath:"#/properties/predicate/properties/otherCalls/items/properties/sameTag/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:j.properties.predicate.properties.otherCalls.items.properties.sameTag,data:q}],!1}
var F=I===e}else var F=!0}}}}}}else return R.errors=[{instancePath:t+"/predicate/otherCalls/"+a,schemaPath:"#/properties/predicate/properties/otherCalls/items/t\
ype",keyword:"type",params:{type:"object"},schema:j.properties.predicate.properties.otherCalls.items.type,parentSchema:j.properties.predicate.properties.otherCalls.
items,data:o}],!1;var O=f===e;if(!O)break}}}else return R.errors=[{instancePath:t+"/predicate/otherCalls",schemaPath:"#/properties/predicate/properties/otherCal\
ls/type",keyword:"type",params:{type:"array"},schema:j.properties.predicate.properties.otherCalls.type,parentSchema:j.properties.predicate.properties.otherCalls,
data:c}],!1;var v=y===e}else var v=!0;if(v){if(L.matchedAt!==void 0){const c=e;Le(L.matchedAt,{instancePath:t+"/predicate/matchedAt",parentData:L,parentDataProperty:"\
matchedAt",rootData:x,dynamicAnchors:b})||(s=s===null?Le.errors:s.concat(Le.errors),e=s.length);var v=c===e}else var v=!0;if(v)if(L.suite!==void 0){const c=e;ur(
L.suite,{instancePath:t+"/predicate/suite",parentData:L,parentDataProperty:"suite",rootData:x,dynamicAnchors:b})||(s=s===null?ur.errors:s.concat(ur.errors),e=s.
length);var v=c===e}else var v=!0}}}}}}}}}}}}else return R.errors=[{instancePath:t+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{
type:"object"},schema:j.properties.predicate.type,parentSchema:j.properties.predicate,data:L}],!1;var i=k===e}else var i=!0}}}}}else return R.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:j.type,parentSchema:j,data:r}],!1;return R.errors=s,e===0}

// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{SETTINGS_FORMATS as K}from"./formats.ts";import ce from"ajv/dist/runtime/ucs2length.js";import he from"ajv/dist/runtime/equal.js";export const variables=de;
const _={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"settings.schema.json",type:"object",additionalProperties:!1,properties:{LODGING_BASE_URL:{type:"\
string",format:"address",wanted:"an absolute https address without user name, query and fragment (http only on this machine)",examples:["https://sandbox.example\
/stage"],maxLength:2048},LODGING_AUTH_URL:{type:"string",format:"address",wanted:"an absolute https address without user name, query and fragment (http only on \
this machine)",examples:["https://issuer.sandbox.example"],maxLength:2048},LODGING_CLIENT_ID:{type:"string",pattern:"^[^\\p{Cc}]+$",wanted:"the client ID that t\
he provider gave you, without tabs and line breaks",examples:["pms-4711"],maxLength:512},LODGING_CLIENT_SECRET:{type:"string",writeOnly:!0,minLength:8,pattern:"\
^[^\\p{Cc}]+$",wanted:"the client secret, of at least 8 characters without tabs and line breaks (a shorter one cannot be told from ordinary words when the submi\
ssion is searched for it)",maxLength:4096},LODGING_SHORT_LIVED_CLIENT_SECRET:{type:"string",writeOnly:!0,minLength:8,pattern:"^[^\\p{Cc}]+$",wanted:"the secret \
of the profile's short-lived client, of at least 8 characters without tabs and line breaks",maxLength:4096},LODGING_SECOND_CLIENT_SECRET:{type:"string",writeOnly:!0,
minLength:8,pattern:"^[^\\p{Cc}]+$",wanted:"the secret of the profile's second client, of at least 8 characters without tabs and line breaks",maxLength:4096},LODGING_HOTEL_ID:{
type:"string",format:"int32-text",wanted:"a whole number from -2147483648 to 2147483647",examples:["100001"],maxLength:11},LODGING_HOTEL_TIME_ZONE:{type:"string",
format:"time-zone",wanted:"the name of an IANA time zone",examples:["America/Chicago"],maxLength:64},LODGING_ENVIRONMENT:{type:"string",enum:["sandbox","mock"],
wanted:"sandbox or mock: production is refused, because every accepted event is real there",examples:["sandbox"]},LODGING_KEY_FILE:{type:"string",wanted:"the pa\
th of a PEM file, as `npx lodging-certification keygen` writes it",examples:["pms.key.pem"],maxLength:4096},LODGING_RUN_BEGAN:{type:"string",pattern:"^\\d{4}-\\d\\\
d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$",wanted:"a moment in UTC, such as `date -u +%FT%TZ` prints it",examples:["2026-11-24T16:00:00Z"]},LODGING_NOTIFY_URL:{
type:"string",writeOnly:!0,format:"hook",wanted:"an https address (http only on this machine), perhaps with slack+, teams+ or json+ before it",minLength:8,maxLength:4096},
LODGING_ALLURE:{type:"string",enum:["on","off"],wanted:"on or off",examples:["off"]}}},ee=Object.prototype.hasOwnProperty,L=ce.default??ce,ue=K.address,we=K["in\
t32-text"],ne=K["time-zone"],Ne=K.hook,te=new RegExp("^[^\\p{Cc}]+$","u"),Ie=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$","u");function de(i,{
instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const m in i)
if(!ee.call(_.properties,m)){const a={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,
parentSchema:_,data:i};e===null?e=[a]:e.push(a),r++}if(i.LODGING_BASE_URL!==void 0){let m=i.LODGING_BASE_URL;if(typeof m=="string"){if(m.length>2048&&L(m)>2048){
const a={instancePath:s+"/LODGING_BASE_URL",schemaPath:"#/properties/LODGING_BASE_URL/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:_.
properties.LODGING_BASE_URL,data:m};e===null?e=[a]:e.push(a),r++}if(!ue.validate(m)){const a={instancePath:s+"/LODGING_BASE_URL",schemaPath:"#/properties/LODGIN\
G_BASE_URL/format",keyword:"format",params:{format:"address"},schema:"address",parentSchema:_.properties.LODGING_BASE_URL,data:m};e===null?e=[a]:e.push(a),r++}}else{
const a={instancePath:s+"/LODGING_BASE_URL",schemaPath:"#/properties/LODGING_BASE_URL/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_BASE_URL.
type,parentSchema:_.properties.LODGING_BASE_URL,data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_AUTH_URL!==void 0){let m=i.LODGING_AUTH_URL;if(typeof m=="str\
ing"){if(m.length>2048&&L(m)>2048){const a={instancePath:s+"/LODGING_AUTH_URL",schemaPath:"#/properties/LODGING_AUTH_URL/maxLength",keyword:"maxLength",params:{
limit:2048},schema:2048,parentSchema:_.properties.LODGING_AUTH_URL,data:m};e===null?e=[a]:e.push(a),r++}if(!ue.validate(m)){const a={instancePath:s+"/LODGING_AU\
TH_URL",schemaPath:"#/properties/LODGING_AUTH_URL/format",keyword:"format",params:{format:"address"},schema:"address",parentSchema:_.properties.LODGING_AUTH_URL,
data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_AUTH_URL",schemaPath:"#/properties/LODGING_AUTH_URL/type",keyword:"type",params:{type:"\
string"},schema:_.properties.LODGING_AUTH_URL.type,parentSchema:_.properties.LODGING_AUTH_URL,data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_CLIENT_ID!==void 0){
let m=i.LODGING_CLIENT_ID;if(typeof m=="string"){if(m.length>512&&L(m)>512){const a={instancePath:s+"/LODGING_CLIENT_ID",schemaPath:"#/properties/LODGING_CLIENT\
_ID/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:_.properties.LODGING_CLIENT_ID,data:m};e===null?e=[a]:e.push(a),r++}if(!te.test(m)){
const a={instancePath:s+"/LODGING_CLIENT_ID",schemaPath:"#/properties/LODGING_CLIENT_ID/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\\
p{Cc}]+$",parentSchema:_.properties.LODGING_CLIENT_ID,data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_CLIENT_ID",schemaPath:"#/prop\
erties/LODGING_CLIENT_ID/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_CLIENT_ID.type,parentSchema:_.properties.LODGING_CLIENT_ID,data:m};
e===null?e=[a]:e.push(a),r++}}if(i.LODGING_CLIENT_SECRET!==void 0){let m=i.LODGING_CLIENT_SECRET;if(typeof m=="string"){if(m.length>4096&&L(m)>4096){const a={instancePath:s+
"/LODGING_CLIENT_SECRET",schemaPath:"#/properties/LODGING_CLIENT_SECRET/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:_.properties.
LODGING_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}if(L(m)<8){const a={instancePath:s+"/LODGING_CLIENT_SECRET",schemaPath:"#/properties/LODGING_CLIENT_S\
ECRET/minLength",keyword:"minLength",params:{limit:8},schema:8,parentSchema:_.properties.LODGING_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}if(!te.test(
m)){const a={instancePath:s+"/LODGING_CLIENT_SECRET",schemaPath:"#/properties/LODGING_CLIENT_SECRET/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},
schema:"^[^\\p{Cc}]+$",parentSchema:_.properties.LODGING_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_CLIENT_SECRE\
T",schemaPath:"#/properties/LODGING_CLIENT_SECRET/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_CLIENT_SECRET.type,parentSchema:_.properties.
LODGING_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_SHORT_LIVED_CLIENT_SECRET!==void 0){let m=i.LODGING_SHORT_LIVED_CLIENT_SECRET;if(typeof m==
"string"){if(m.length>4096&&L(m)>4096){const a={instancePath:s+"/LODGING_SHORT_LIVED_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/m\
axLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:_.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}if(L(
m)<8){const a={instancePath:s+"/LODGING_SHORT_LIVED_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/minLength",keyword:"minLength",params:{
limit:8},schema:8,parentSchema:_.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}if(!te.test(m)){const a={instancePath:s+"/LOD\
GING_SHORT_LIVED_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^\
[^\\p{Cc}]+$",parentSchema:_.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_SHORT_LIV\
ED_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_SHORT_LIVED_CLIENT_SECRET.
type,parentSchema:_.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_SECOND_CLIENT_SECRET!==void 0){let m=i.LODGING_SECOND_CLIENT_SECRET;
if(typeof m=="string"){if(m.length>4096&&L(m)>4096){const a={instancePath:s+"/LODGING_SECOND_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SECOND_CLIENT_SECRE\
T/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:_.properties.LODGING_SECOND_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}if(L(
m)<8){const a={instancePath:s+"/LODGING_SECOND_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SECOND_CLIENT_SECRET/minLength",keyword:"minLength",params:{limit:8},
schema:8,parentSchema:_.properties.LODGING_SECOND_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}if(!te.test(m)){const a={instancePath:s+"/LODGING_SECOND_CL\
IENT_SECRET",schemaPath:"#/properties/LODGING_SECOND_CLIENT_SECRET/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:_.
properties.LODGING_SECOND_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_SECOND_CLIENT_SECRET",schemaPath:"#/propert\
ies/LODGING_SECOND_CLIENT_SECRET/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_SECOND_CLIENT_SECRET.type,parentSchema:_.properties.LODGING_SECOND_CLIENT_SECRET,
data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_HOTEL_ID!==void 0){let m=i.LODGING_HOTEL_ID;if(typeof m=="string"){if(m.length>11&&L(m)>11){const a={instancePath:s+
"/LODGING_HOTEL_ID",schemaPath:"#/properties/LODGING_HOTEL_ID/maxLength",keyword:"maxLength",params:{limit:11},schema:11,parentSchema:_.properties.LODGING_HOTEL_ID,
data:m};e===null?e=[a]:e.push(a),r++}if(!we.validate(m)){const a={instancePath:s+"/LODGING_HOTEL_ID",schemaPath:"#/properties/LODGING_HOTEL_ID/format",keyword:"\
format",params:{format:"int32-text"},schema:"int32-text",parentSchema:_.properties.LODGING_HOTEL_ID,data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+
"/LODGING_HOTEL_ID",schemaPath:"#/properties/LODGING_HOTEL_ID/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_HOTEL_ID.type,parentSchema:_.
properties.LODGING_HOTEL_ID,data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_HOTEL_TIME_ZONE!==void 0){let m=i.LODGING_HOTEL_TIME_ZONE;if(typeof m=="string"){
if(m.length>64&&L(m)>64){const a={instancePath:s+"/LODGING_HOTEL_TIME_ZONE",schemaPath:"#/properties/LODGING_HOTEL_TIME_ZONE/maxLength",keyword:"maxLength",params:{
limit:64},schema:64,parentSchema:_.properties.LODGING_HOTEL_TIME_ZONE,data:m};e===null?e=[a]:e.push(a),r++}if(!ne.validate(m)){const a={instancePath:s+"/LODGING\
_HOTEL_TIME_ZONE",schemaPath:"#/properties/LODGING_HOTEL_TIME_ZONE/format",keyword:"format",params:{format:"time-zone"},schema:"time-zone",parentSchema:_.properties.
LODGING_HOTEL_TIME_ZONE,data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_HOTEL_TIME_ZONE",schemaPath:"#/properties/LODGING_HOTEL_TIM\
E_ZONE/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_HOTEL_TIME_ZONE.type,parentSchema:_.properties.LODGING_HOTEL_TIME_ZONE,data:m};e===
null?e=[a]:e.push(a),r++}}if(i.LODGING_ENVIRONMENT!==void 0){let m=i.LODGING_ENVIRONMENT;if(typeof m!="string"){const a={instancePath:s+"/LODGING_ENVIRONMENT",schemaPath:"\
#/properties/LODGING_ENVIRONMENT/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_ENVIRONMENT.type,parentSchema:_.properties.LODGING_ENVIRONMENT,
data:m};e===null?e=[a]:e.push(a),r++}if(!(m==="sandbox"||m==="mock")){const a={instancePath:s+"/LODGING_ENVIRONMENT",schemaPath:"#/properties/LODGING_ENVIRONMEN\
T/enum",keyword:"enum",params:{allowedValues:_.properties.LODGING_ENVIRONMENT.enum},schema:_.properties.LODGING_ENVIRONMENT.enum,parentSchema:_.properties.LODGING_ENVIRONMENT,
data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_KEY_FILE!==void 0){let m=i.LODGING_KEY_FILE;if(typeof m=="string"){if(m.length>4096&&L(m)>4096){const a={instancePath:s+
"/LODGING_KEY_FILE",schemaPath:"#/properties/LODGING_KEY_FILE/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:_.properties.LODGING_KEY_FILE,
data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_KEY_FILE",schemaPath:"#/properties/LODGING_KEY_FILE/type",keyword:"type",params:{type:"\
string"},schema:_.properties.LODGING_KEY_FILE.type,parentSchema:_.properties.LODGING_KEY_FILE,data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_RUN_BEGAN!==void 0){
let m=i.LODGING_RUN_BEGAN;if(typeof m=="string"){if(!Ie.test(m)){const a={instancePath:s+"/LODGING_RUN_BEGAN",schemaPath:"#/properties/LODGING_RUN_BEGAN/pattern",
keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$",
parentSchema:_.properties.LODGING_RUN_BEGAN,data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_RUN_BEGAN",schemaPath:"#/properties/LOD\
GING_RUN_BEGAN/type",keyword:"type",params:{type:"string"},schema:_.properties.LODGING_RUN_BEGAN.type,parentSchema:_.properties.LODGING_RUN_BEGAN,data:m};e===null?
e=[a]:e.push(a),r++}}if(i.LODGING_NOTIFY_URL!==void 0){let m=i.LODGING_NOTIFY_URL;if(typeof m=="string"){if(m.length>4096&&L(m)>4096){const a={instancePath:s+"/\
LODGING_NOTIFY_URL",schemaPath:"#/properties/LODGING_NOTIFY_URL/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:_.properties.LODGING_NOTIFY_URL,
data:m};e===null?e=[a]:e.push(a),r++}if(L(m)<8){const a={instancePath:s+"/LODGING_NOTIFY_URL",schemaPath:"#/properties/LODGING_NOTIFY_URL/minLength",keyword:"mi\
nLength",params:{limit:8},schema:8,parentSchema:_.properties.LODGING_NOTIFY_URL,data:m};e===null?e=[a]:e.push(a),r++}if(!Ne.validate(m)){const a={instancePath:s+
"/LODGING_NOTIFY_URL",schemaPath:"#/properties/LODGING_NOTIFY_URL/format",keyword:"format",params:{format:"hook"},schema:"hook",parentSchema:_.properties.LODGING_NOTIFY_URL,
data:m};e===null?e=[a]:e.push(a),r++}}else{const a={instancePath:s+"/LODGING_NOTIFY_URL",schemaPath:"#/properties/LODGING_NOTIFY_URL/type",keyword:"type",params:{
type:"string"},schema:_.properties.LODGING_NOTIFY_URL.type,parentSchema:_.properties.LODGING_NOTIFY_URL,data:m};e===null?e=[a]:e.push(a),r++}}if(i.LODGING_ALLURE!==
void 0){let m=i.LODGING_ALLURE;if(typeof m!="string"){const a={instancePath:s+"/LODGING_ALLURE",schemaPath:"#/properties/LODGING_ALLURE/type",keyword:"type",params:{
type:"string"},schema:_.properties.LODGING_ALLURE.type,parentSchema:_.properties.LODGING_ALLURE,data:m};e===null?e=[a]:e.push(a),r++}if(!(m==="on"||m==="off")){
const a={instancePath:s+"/LODGING_ALLURE",schemaPath:"#/properties/LODGING_ALLURE/enum",keyword:"enum",params:{allowedValues:_.properties.LODGING_ALLURE.enum},schema:_.
properties.LODGING_ALLURE.enum,parentSchema:_.properties.LODGING_ALLURE,data:m};e===null?e=[a]:e.push(a),r++}}}else{const m={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:i};e===null?e=[m]:e.push(m),r++}return de.errors=e,r===0}export const certification=ye;const x={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"certification.schema.json",type:"object",additionalProperties:!1,properties:{product:{type:"object",
additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"string",minLength:1,examples:["Example PMS"],maxLength:200},version:{type:"\
string",minLength:1,examples:["1.0"],maxLength:200},vendor:{type:"string",minLength:1,examples:["Example"],maxLength:200}}},claims:{type:"array",minItems:1,uniqueItems:!0,
items:{$ref:"#/$defs/claim"},examples:[["token-form","check-in","check-out"]],maxItems:7},values:{type:"object",additionalProperties:!1,properties:{hotels:{type:[
"array","string"],minItems:1,items:{type:"object",additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",format:"int32",examples:[100001]},
timeZone:{type:"string",format:"time-zone",examples:["America/Chicago"],maxLength:64}}},examples:[[{id:100001,timeZone:"America/Chicago"}]],maxItems:1e4},stays:{
type:"array",items:{type:"object",additionalProperties:!1,minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{
type:"integer",format:"int32"},employeeIdentifier:{type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"\
string",minLength:1,maxLength:200},checkInDateTime:{type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},
roomNumber:{type:"string",minLength:1,maxLength:200},folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{
type:"string",minLength:1,maxLength:200},roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","\
null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},examples:[[{hotelConfirmationNumber:"CERT\
-0001"}]],maxItems:5e3},reservationIdFrom:{enum:["location-header","hotel-confirmation-number","supplier-reservation-id","list","omitted"],examples:["location-h\
eader"]},reservationIds:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200},examples:[["R-1","R-2"]],maxItems:2e4},settleSeconds:{
type:"number",minimum:0,maximum:30,examples:[5]}}},pace:{type:"object",additionalProperties:!1,properties:{requestsPerSecond:{type:"number",exclusiveMinimum:0,examples:[
5],maximum:1e5},concurrency:{type:"integer",minimum:1,maximum:64,examples:[2]},longestMinutes:{type:"number",exclusiveMinimum:0,maximum:10080,examples:[60]}}},network:{
type:"object",additionalProperties:!1,properties:{proxy:{type:"string",format:"proxy-address",examples:["http://proxy.example:3128"],maxLength:2048},timeoutMs:{
type:"integer",minimum:100,maximum:6e5,examples:[2e4]}}}},$defs:{operation:{enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]},claim:{
enum:["token-form","token-json","check-in","check-out","partial-bill","no-show","older-check-out"]}}},Oe=he.default??he,oe={enum:["token-form","token-json","che\
ck-in","check-out","partial-bill","no-show","older-check-out"]};function se(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){
let e=null,r=0;if(!(i==="token-form"||i==="token-json"||i==="check-in"||i==="check-out"||i==="partial-bill"||i==="no-show"||i==="older-check-out")){const m={instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.enum},schema:oe.enum,parentSchema:oe,data:i};e===null?e=[m]:e.push(m),r++}return se.errors=e,r===0}const pe=K.
int32,fe=K["date-time"],ve=K["proxy-address"];function ye(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,
r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const m in i)if(!(m==="product"||m==="claims"||m==="values"||m==="pace"||m==="network")){const a={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:x,data:i};e===null?e=[a]:e.push(a),r++}if(i.
product!==void 0){let m=i.product;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===void 0){const a={instancePath:s+"/product",schemaPath:"#/properties/p\
roduct/required",keyword:"required",params:{missingProperty:"name"},schema:x.properties.product.required,parentSchema:x.properties.product,data:m};e===null?e=[a]:
e.push(a),r++}if(m.version===void 0){const a={instancePath:s+"/product",schemaPath:"#/properties/product/required",keyword:"required",params:{missingProperty:"v\
ersion"},schema:x.properties.product.required,parentSchema:x.properties.product,data:m};e===null?e=[a]:e.push(a),r++}if(m.vendor===void 0){const a={instancePath:s+
"/product",schemaPath:"#/properties/product/required",keyword:"required",params:{missingProperty:"vendor"},schema:x.properties.product.required,parentSchema:x.properties.
product,data:m};e===null?e=[a]:e.push(a),r++}for(const a in m)if(!(a==="name"||a==="version"||a==="vendor")){const c={instancePath:s+"/product",schemaPath:"#/pr\
operties/product/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:x.properties.product,data:m};e===null?
e=[c]:e.push(c),r++}if(m.name!==void 0){let a=m.name;if(typeof a=="string"){if(a.length>200&&L(a)>200){const c={instancePath:s+"/product/name",schemaPath:"#/pro\
perties/product/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.product.properties.name,data:a};e===null?
e=[c]:e.push(c),r++}if(L(a)<1){const c={instancePath:s+"/product/name",schemaPath:"#/properties/product/properties/name/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:x.properties.product.properties.name,data:a};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:s+"/product/name",schemaPath:"#/prop\
erties/product/properties/name/type",keyword:"type",params:{type:"string"},schema:x.properties.product.properties.name.type,parentSchema:x.properties.product.properties.
name,data:a};e===null?e=[c]:e.push(c),r++}}if(m.version!==void 0){let a=m.version;if(typeof a=="string"){if(a.length>200&&L(a)>200){const c={instancePath:s+"/pr\
oduct/version",schemaPath:"#/properties/product/properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.product.
properties.version,data:a};e===null?e=[c]:e.push(c),r++}if(L(a)<1){const c={instancePath:s+"/product/version",schemaPath:"#/properties/product/properties/versio\
n/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.properties.product.properties.version,data:a};e===null?e=[c]:e.push(c),r++}}else{const c={
instancePath:s+"/product/version",schemaPath:"#/properties/product/properties/version/type",keyword:"type",params:{type:"string"},schema:x.properties.product.properties.
version.type,parentSchema:x.properties.product.properties.version,data:a};e===null?e=[c]:e.push(c),r++}}if(m.vendor!==void 0){let a=m.vendor;if(typeof a=="strin\
g"){if(a.length>200&&L(a)>200){const c={instancePath:s+"/product/vendor",schemaPath:"#/properties/product/properties/vendor/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:x.properties.product.properties.vendor,data:a};e===null?e=[c]:e.push(c),r++}if(L(a)<1){const c={instancePath:s+"/product/vend\
or",schemaPath:"#/properties/product/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.properties.product.properties.vendor,
data:a};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:s+"/product/vendor",schemaPath:"#/properties/product/properties/vendor/type",keyword:"type",params:{
type:"string"},schema:x.properties.product.properties.vendor.type,parentSchema:x.properties.product.properties.vendor,data:a};e===null?e=[c]:e.push(c),r++}}}else{
const a={instancePath:s+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type:"object"},schema:x.properties.product.type,parentSchema:x.
properties.product,data:m};e===null?e=[a]:e.push(a),r++}}if(i.claims!==void 0){let m=i.claims;if(Array.isArray(m)){if(m.length>7){const u={instancePath:s+"/clai\
ms",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:x.properties.claims,data:m};e===null?e=[u]:e.push(u),r++}
if(m.length<1){const u={instancePath:s+"/claims",schemaPath:"#/properties/claims/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:x.properties.
claims,data:m};e===null?e=[u]:e.push(u),r++}const a=m.length;for(let u=0;u<a;u++)se(m[u],{instancePath:s+"/claims/"+u,parentData:m,parentDataProperty:u,rootData:I,
dynamicAnchors:O})||(e=e===null?se.errors:e.concat(se.errors),r=e.length);let c=m.length,n;if(c>1){e:for(;c--;)for(n=c;n--;)if(Oe(m[c],m[n])){const u={instancePath:s+
"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"uniqueItems",params:{i:c,j:n},schema:!0,parentSchema:x.properties.claims,data:m};e===null?e=[u]:
e.push(u),r++;break e}}}else{const a={instancePath:s+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},schema:x.properties.claims.
type,parentSchema:x.properties.claims,data:m};e===null?e=[a]:e.push(a),r++}}if(i.values!==void 0){let m=i.values;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const a in m)
if(!(a==="hotels"||a==="stays"||a==="reservationIdFrom"||a==="reservationIds"||a==="settleSeconds")){const c={instancePath:s+"/values",schemaPath:"#/properties/\
values/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:x.properties.values,data:m};e===null?e=[c]:e.push(
c),r++}if(m.hotels!==void 0){let a=m.hotels;if(!Array.isArray(a)&&typeof a!="string"){const c={instancePath:s+"/values/hotels",schemaPath:"#/properties/values/p\
roperties/hotels/type",keyword:"type",params:{type:x.properties.values.properties.hotels.type},schema:x.properties.values.properties.hotels.type,parentSchema:x.
properties.values.properties.hotels,data:a};e===null?e=[c]:e.push(c),r++}if(Array.isArray(a)){if(a.length>1e4){const n={instancePath:s+"/values/hotels",schemaPath:"\
#/properties/values/properties/hotels/maxItems",keyword:"maxItems",params:{limit:1e4},schema:1e4,parentSchema:x.properties.values.properties.hotels,data:a};e===
null?e=[n]:e.push(n),r++}if(a.length<1){const n={instancePath:s+"/values/hotels",schemaPath:"#/properties/values/properties/hotels/minItems",keyword:"minItems",
params:{limit:1},schema:1,parentSchema:x.properties.values.properties.hotels,data:a};e===null?e=[n]:e.push(n),r++}const c=a.length;for(let n=0;n<c;n++){let u=a[n];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.id===void 0){const h={instancePath:s+"/values/hotels/"+n,schemaPath:"#/properties/values/properties/hotels/ite\
ms/required",keyword:"required",params:{missingProperty:"id"},schema:x.properties.values.properties.hotels.items.required,parentSchema:x.properties.values.properties.
hotels.items,data:u};e===null?e=[h]:e.push(h),r++}if(u.timeZone===void 0){const h={instancePath:s+"/values/hotels/"+n,schemaPath:"#/properties/values/properties\
/hotels/items/required",keyword:"required",params:{missingProperty:"timeZone"},schema:x.properties.values.properties.hotels.items.required,parentSchema:x.properties.
values.properties.hotels.items,data:u};e===null?e=[h]:e.push(h),r++}for(const h in u)if(!(h==="id"||h==="timeZone")){const y={instancePath:s+"/values/hotels/"+n,
schemaPath:"#/properties/values/properties/hotels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:x.
properties.values.properties.hotels.items,data:u};e===null?e=[y]:e.push(y),r++}if(u.id!==void 0){let h=u.id;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h))){const y={instancePath:s+"/values/hotels/"+n+"/id",schemaPath:"#/properties/values/properties/hotels/items/properties/id/type",keyword:"type",params:{type:"\
integer"},schema:x.properties.values.properties.hotels.items.properties.id.type,parentSchema:x.properties.values.properties.hotels.items.properties.id,data:h};e===
null?e=[y]:e.push(y),r++}if(typeof h=="number"&&isFinite(h)&&!pe.validate(h)){const y={instancePath:s+"/values/hotels/"+n+"/id",schemaPath:"#/properties/values/\
properties/hotels/items/properties/id/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:x.properties.values.properties.hotels.items.properties.
id,data:h};e===null?e=[y]:e.push(y),r++}}if(u.timeZone!==void 0){let h=u.timeZone;if(typeof h=="string"){if(h.length>64&&L(h)>64){const y={instancePath:s+"/valu\
es/hotels/"+n+"/timeZone",schemaPath:"#/properties/values/properties/hotels/items/properties/timeZone/maxLength",keyword:"maxLength",params:{limit:64},schema:64,
parentSchema:x.properties.values.properties.hotels.items.properties.timeZone,data:h};e===null?e=[y]:e.push(y),r++}if(!ne.validate(h)){const y={instancePath:s+"/\
values/hotels/"+n+"/timeZone",schemaPath:"#/properties/values/properties/hotels/items/properties/timeZone/format",keyword:"format",params:{format:"time-zone"},schema:"\
time-zone",parentSchema:x.properties.values.properties.hotels.items.properties.timeZone,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/val\
ues/hotels/"+n+"/timeZone",schemaPath:"#/properties/values/properties/hotels/items/properties/timeZone/type",keyword:"type",params:{type:"string"},schema:x.properties.
values.properties.hotels.items.properties.timeZone.type,parentSchema:x.properties.values.properties.hotels.items.properties.timeZone,data:h};e===null?e=[y]:e.push(
y),r++}}}else{const h={instancePath:s+"/values/hotels/"+n,schemaPath:"#/properties/values/properties/hotels/items/type",keyword:"type",params:{type:"object"},schema:x.
properties.values.properties.hotels.items.type,parentSchema:x.properties.values.properties.hotels.items,data:u};e===null?e=[h]:e.push(h),r++}}}}if(m.stays!==void 0){
let a=m.stays;if(Array.isArray(a)){if(a.length>5e3){const n={instancePath:s+"/values/stays",schemaPath:"#/properties/values/properties/stays/maxItems",keyword:"\
maxItems",params:{limit:5e3},schema:5e3,parentSchema:x.properties.values.properties.stays,data:a};e===null?e=[n]:e.push(n),r++}const c=a.length;for(let n=0;n<c;n++){
let u=a[n];if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1){const h={instancePath:s+"/values/stays/"+n,schemaPath:"#/properties/values/p\
roperties/stays/items/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:x.properties.values.properties.stays.items,data:u};e===null?
e=[h]:e.push(h),r++}for(const h in u)if(!ee.call(x.properties.values.properties.stays.items.properties,h)){const y={instancePath:s+"/values/stays/"+n,schemaPath:"\
#/properties/values/properties/stays/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:x.properties.
values.properties.stays.items,data:u};e===null?e=[y]:e.push(y),r++}if(u.hotelConfirmationNumber!==void 0){let h=u.hotelConfirmationNumber;if(typeof h=="string"){
if(h.length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/hotelConfirmationNumber",schemaPath:"#/properties/values/properties/stays/items/properti\
es/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.values.properties.stays.items.properties.hotelConfirmationNumber,
data:h};e===null?e=[y]:e.push(y),r++}if(L(h)<1){const y={instancePath:s+"/values/stays/"+n+"/hotelConfirmationNumber",schemaPath:"#/properties/values/properties\
/stays/items/properties/hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.properties.values.properties.stays.items.
properties.hotelConfirmationNumber,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/hotelConfirmationNumber",schemaPath:"\
#/properties/values/properties/stays/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"string"},schema:x.properties.values.properties.
stays.items.properties.hotelConfirmationNumber.type,parentSchema:x.properties.values.properties.stays.items.properties.hotelConfirmationNumber,data:h};e===null?
e=[y]:e.push(y),r++}}if(u.lodgingHotelId!==void 0){let h=u.lodgingHotelId;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const y={instancePath:s+"/va\
lues/stays/"+n+"/lodgingHotelId",schemaPath:"#/properties/values/properties/stays/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},schema:x.
properties.values.properties.stays.items.properties.lodgingHotelId.type,parentSchema:x.properties.values.properties.stays.items.properties.lodgingHotelId,data:h};
e===null?e=[y]:e.push(y),r++}if(typeof h=="number"&&isFinite(h)&&!pe.validate(h)){const y={instancePath:s+"/values/stays/"+n+"/lodgingHotelId",schemaPath:"#/pro\
perties/values/properties/stays/items/properties/lodgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:x.properties.values.
properties.stays.items.properties.lodgingHotelId,data:h};e===null?e=[y]:e.push(y),r++}}if(u.employeeIdentifier!==void 0){let h=u.employeeIdentifier;if(typeof h!=
"string"&&h!==null){const y={instancePath:s+"/values/stays/"+n+"/employeeIdentifier",schemaPath:"#/properties/values/properties/stays/items/properties/employeeI\
dentifier/type",keyword:"type",params:{type:x.properties.values.properties.stays.items.properties.employeeIdentifier.type},schema:x.properties.values.properties.
stays.items.properties.employeeIdentifier.type,parentSchema:x.properties.values.properties.stays.items.properties.employeeIdentifier,data:h};e===null?e=[y]:e.push(
y),r++}if(typeof h=="string"&&h.length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/employeeIdentifier",schemaPath:"#/properties/values/propertie\
s/stays/items/properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.values.properties.stays.items.
properties.employeeIdentifier,data:h};e===null?e=[y]:e.push(y),r++}}if(u.supplierReservationId!==void 0){let h=u.supplierReservationId;if(typeof h!="string"&&h!==
null){const y={instancePath:s+"/values/stays/"+n+"/supplierReservationId",schemaPath:"#/properties/values/properties/stays/items/properties/supplierReservationI\
d/type",keyword:"type",params:{type:x.properties.values.properties.stays.items.properties.supplierReservationId.type},schema:x.properties.values.properties.stays.
items.properties.supplierReservationId.type,parentSchema:x.properties.values.properties.stays.items.properties.supplierReservationId,data:h};e===null?e=[y]:e.push(
y),r++}if(typeof h=="string"&&h.length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/supplierReservationId",schemaPath:"#/properties/values/proper\
ties/stays/items/properties/supplierReservationId/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.values.properties.stays.
items.properties.supplierReservationId,data:h};e===null?e=[y]:e.push(y),r++}}if(u.source!==void 0){let h=u.source;if(typeof h=="string"){if(h.length>200&&L(h)>200){
const y={instancePath:s+"/values/stays/"+n+"/source",schemaPath:"#/properties/values/properties/stays/items/properties/source/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:x.properties.values.properties.stays.items.properties.source,data:h};e===null?e=[y]:e.push(y),r++}if(L(h)<1){const y={instancePath:s+
"/values/stays/"+n+"/source",schemaPath:"#/properties/values/properties/stays/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.
properties.values.properties.stays.items.properties.source,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/source",schemaPath:"\
#/properties/values/properties/stays/items/properties/source/type",keyword:"type",params:{type:"string"},schema:x.properties.values.properties.stays.items.properties.
source.type,parentSchema:x.properties.values.properties.stays.items.properties.source,data:h};e===null?e=[y]:e.push(y),r++}}if(u.checkInDateTime!==void 0){let h=u.
checkInDateTime;if(typeof h=="string"){if(h.length>64&&L(h)>64){const y={instancePath:s+"/values/stays/"+n+"/checkInDateTime",schemaPath:"#/properties/values/pr\
operties/stays/items/properties/checkInDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:x.properties.values.properties.stays.items.
properties.checkInDateTime,data:h};e===null?e=[y]:e.push(y),r++}if(!fe.validate(h)){const y={instancePath:s+"/values/stays/"+n+"/checkInDateTime",schemaPath:"#/\
properties/values/properties/stays/items/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:x.properties.
values.properties.stays.items.properties.checkInDateTime,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/checkInDateTime",
schemaPath:"#/properties/values/properties/stays/items/properties/checkInDateTime/type",keyword:"type",params:{type:"string"},schema:x.properties.values.properties.
stays.items.properties.checkInDateTime.type,parentSchema:x.properties.values.properties.stays.items.properties.checkInDateTime,data:h};e===null?e=[y]:e.push(y),
r++}}if(u.expectedCheckOutDateTime!==void 0){let h=u.expectedCheckOutDateTime;if(typeof h=="string"){if(h.length>64&&L(h)>64){const y={instancePath:s+"/values/s\
tays/"+n+"/expectedCheckOutDateTime",schemaPath:"#/properties/values/properties/stays/items/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{
limit:64},schema:64,parentSchema:x.properties.values.properties.stays.items.properties.expectedCheckOutDateTime,data:h};e===null?e=[y]:e.push(y),r++}if(!fe.validate(
h)){const y={instancePath:s+"/values/stays/"+n+"/expectedCheckOutDateTime",schemaPath:"#/properties/values/properties/stays/items/properties/expectedCheckOutDat\
eTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:x.properties.values.properties.stays.items.properties.expectedCheckOutDateTime,
data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/expectedCheckOutDateTime",schemaPath:"#/properties/values/properties/sta\
ys/items/properties/expectedCheckOutDateTime/type",keyword:"type",params:{type:"string"},schema:x.properties.values.properties.stays.items.properties.expectedCheckOutDateTime.
type,parentSchema:x.properties.values.properties.stays.items.properties.expectedCheckOutDateTime,data:h};e===null?e=[y]:e.push(y),r++}}if(u.roomNumber!==void 0){
let h=u.roomNumber;if(typeof h=="string"){if(h.length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/roomNumber",schemaPath:"#/properties/values/pr\
operties/stays/items/properties/roomNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.values.properties.stays.items.
properties.roomNumber,data:h};e===null?e=[y]:e.push(y),r++}if(L(h)<1){const y={instancePath:s+"/values/stays/"+n+"/roomNumber",schemaPath:"#/properties/values/p\
roperties/stays/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.properties.values.properties.stays.items.properties.
roomNumber,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/roomNumber",schemaPath:"#/properties/values/properties/stays/\
items/properties/roomNumber/type",keyword:"type",params:{type:"string"},schema:x.properties.values.properties.stays.items.properties.roomNumber.type,parentSchema:x.
properties.values.properties.stays.items.properties.roomNumber,data:h};e===null?e=[y]:e.push(y),r++}}if(u.folio!==void 0){let h=u.folio;if(typeof h=="string"){if(h.
length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/folio",schemaPath:"#/properties/values/properties/stays/items/properties/folio/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:x.properties.values.properties.stays.items.properties.folio,data:h};e===null?e=[y]:e.push(y),r++}if(L(h)<1){
const y={instancePath:s+"/values/stays/"+n+"/folio",schemaPath:"#/properties/values/properties/stays/items/properties/folio/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:x.properties.values.properties.stays.items.properties.folio,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/\
values/stays/"+n+"/folio",schemaPath:"#/properties/values/properties/stays/items/properties/folio/type",keyword:"type",params:{type:"string"},schema:x.properties.
values.properties.stays.items.properties.folio.type,parentSchema:x.properties.values.properties.stays.items.properties.folio,data:h};e===null?e=[y]:e.push(y),r++}}
if(u.guestFirstName!==void 0){let h=u.guestFirstName;if(typeof h=="string"){if(h.length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/guestFirstNa\
me",schemaPath:"#/properties/values/properties/stays/items/properties/guestFirstName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.
properties.values.properties.stays.items.properties.guestFirstName,data:h};e===null?e=[y]:e.push(y),r++}if(L(h)<1){const y={instancePath:s+"/values/stays/"+n+"/\
guestFirstName",schemaPath:"#/properties/values/properties/stays/items/properties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.
properties.values.properties.stays.items.properties.guestFirstName,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/guest\
FirstName",schemaPath:"#/properties/values/properties/stays/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},schema:x.properties.values.
properties.stays.items.properties.guestFirstName.type,parentSchema:x.properties.values.properties.stays.items.properties.guestFirstName,data:h};e===null?e=[y]:e.
push(y),r++}}if(u.guestLastName!==void 0){let h=u.guestLastName;if(typeof h=="string"){if(h.length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/g\
uestLastName",schemaPath:"#/properties/values/properties/stays/items/properties/guestLastName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.
properties.values.properties.stays.items.properties.guestLastName,data:h};e===null?e=[y]:e.push(y),r++}if(L(h)<1){const y={instancePath:s+"/values/stays/"+n+"/g\
uestLastName",schemaPath:"#/properties/values/properties/stays/items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.
properties.values.properties.stays.items.properties.guestLastName,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/guestL\
astName",schemaPath:"#/properties/values/properties/stays/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},schema:x.properties.values.
properties.stays.items.properties.guestLastName.type,parentSchema:x.properties.values.properties.stays.items.properties.guestLastName,data:h};e===null?e=[y]:e.push(
y),r++}}if(u.roomType!==void 0){let h=u.roomType;if(typeof h=="string"){if(h.length>200&&L(h)>200){const y={instancePath:s+"/values/stays/"+n+"/roomType",schemaPath:"\
#/properties/values/properties/stays/items/properties/roomType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.values.properties.
stays.items.properties.roomType,data:h};e===null?e=[y]:e.push(y),r++}if(L(h)<1){const y={instancePath:s+"/values/stays/"+n+"/roomType",schemaPath:"#/properties/\
values/properties/stays/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.properties.values.properties.stays.items.
properties.roomType,data:h};e===null?e=[y]:e.push(y),r++}}else{const y={instancePath:s+"/values/stays/"+n+"/roomType",schemaPath:"#/properties/values/properties\
/stays/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:x.properties.values.properties.stays.items.properties.roomType.type,parentSchema:x.
properties.values.properties.stays.items.properties.roomType,data:h};e===null?e=[y]:e.push(y),r++}}if(u.occupancy!==void 0){let h=u.occupancy;if(!(typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const y={instancePath:s+"/values/stays/"+n+"/occupancy",schemaPath:"#/properties/values/properties/stays/items/propertie\
s/occupancy/type",keyword:"type",params:{type:"integer"},schema:x.properties.values.properties.stays.items.properties.occupancy.type,parentSchema:x.properties.values.
properties.stays.items.properties.occupancy,data:h};e===null?e=[y]:e.push(y),r++}if(typeof h=="number"&&isFinite(h)&&!pe.validate(h)){const y={instancePath:s+"/\
values/stays/"+n+"/occupancy",schemaPath:"#/properties/values/properties/stays/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"\
int32",parentSchema:x.properties.values.properties.stays.items.properties.occupancy,data:h};e===null?e=[y]:e.push(y),r++}}if(u.loyalty!==void 0){let h=u.loyalty;
if(typeof h!="boolean"&&h!==null){const y={instancePath:s+"/values/stays/"+n+"/loyalty",schemaPath:"#/properties/values/properties/stays/items/properties/loyalt\
y/type",keyword:"type",params:{type:x.properties.values.properties.stays.items.properties.loyalty.type},schema:x.properties.values.properties.stays.items.properties.
loyalty.type,parentSchema:x.properties.values.properties.stays.items.properties.loyalty,data:h};e===null?e=[y]:e.push(y),r++}}if(u.numberOfNights!==void 0){let h=u.
numberOfNights;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const y={instancePath:s+"/values/stays/"+n+"/numberOfNights",schemaPath:"#/properties/v\
alues/properties/stays/items/properties/numberOfNights/type",keyword:"type",params:{type:"integer"},schema:x.properties.values.properties.stays.items.properties.
numberOfNights.type,parentSchema:x.properties.values.properties.stays.items.properties.numberOfNights,data:h};e===null?e=[y]:e.push(y),r++}if(typeof h=="number"&&
isFinite(h)&&!pe.validate(h)){const y={instancePath:s+"/values/stays/"+n+"/numberOfNights",schemaPath:"#/properties/values/properties/stays/items/properties/num\
berOfNights/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:x.properties.values.properties.stays.items.properties.numberOfNights,data:h};
e===null?e=[y]:e.push(y),r++}}if(u.reservationInformation!==void 0){let h=u.reservationInformation;if(typeof h!="string"&&h!==null){const y={instancePath:s+"/va\
lues/stays/"+n+"/reservationInformation",schemaPath:"#/properties/values/properties/stays/items/properties/reservationInformation/type",keyword:"type",params:{type:x.
properties.values.properties.stays.items.properties.reservationInformation.type},schema:x.properties.values.properties.stays.items.properties.reservationInformation.
type,parentSchema:x.properties.values.properties.stays.items.properties.reservationInformation,data:h};e===null?e=[y]:e.push(y),r++}if(typeof h=="string"&&h.length>
2e3&&L(h)>2e3){const y={instancePath:s+"/values/stays/"+n+"/reservationInformation",schemaPath:"#/properties/values/properties/stays/items/properties/reservatio\
nInformation/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:x.properties.values.properties.stays.items.properties.reservationInformation,
data:h};e===null?e=[y]:e.push(y),r++}}}else{const h={instancePath:s+"/values/stays/"+n,schemaPath:"#/properties/values/properties/stays/items/type",keyword:"typ\
e",params:{type:"object"},schema:x.properties.values.properties.stays.items.type,parentSchema:x.properties.values.properties.stays.items,data:u};e===null?e=[h]:
e.push(h),r++}}}else{const c={instancePath:s+"/values/stays",schemaPath:"#/properties/values/properties/stays/type",keyword:"type",params:{type:"array"},schema:x.
properties.values.properties.stays.type,parentSchema:x.properties.values.properties.stays,data:a};e===null?e=[c]:e.push(c),r++}}if(m.reservationIdFrom!==void 0){
let a=m.reservationIdFrom;if(!(a==="location-header"||a==="hotel-confirmation-number"||a==="supplier-reservation-id"||a==="list"||a==="omitted")){const c={instancePath:s+
"/values/reservationIdFrom",schemaPath:"#/properties/values/properties/reservationIdFrom/enum",keyword:"enum",params:{allowedValues:x.properties.values.properties.
reservationIdFrom.enum},schema:x.properties.values.properties.reservationIdFrom.enum,parentSchema:x.properties.values.properties.reservationIdFrom,data:a};e===null?
e=[c]:e.push(c),r++}}if(m.reservationIds!==void 0){let a=m.reservationIds;if(Array.isArray(a)){if(a.length>2e4){const h={instancePath:s+"/values/reservationIds",
schemaPath:"#/properties/values/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:x.properties.values.properties.
reservationIds,data:a};e===null?e=[h]:e.push(h),r++}if(a.length<1){const h={instancePath:s+"/values/reservationIds",schemaPath:"#/properties/values/properties/r\
eservationIds/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:x.properties.values.properties.reservationIds,data:a};e===null?e=[h]:e.push(h),
r++}const c=a.length;for(let h=0;h<c;h++){let y=a[h];if(typeof y=="string"){if(y.length>200&&L(y)>200){const b={instancePath:s+"/values/reservationIds/"+h,schemaPath:"\
#/properties/values/properties/reservationIds/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:x.properties.values.properties.reservationIds.
items,data:y};e===null?e=[b]:e.push(b),r++}if(L(y)<1){const b={instancePath:s+"/values/reservationIds/"+h,schemaPath:"#/properties/values/properties/reservation\
Ids/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:x.properties.values.properties.reservationIds.items,data:y};e===null?e=[b]:e.push(
b),r++}}else{const b={instancePath:s+"/values/reservationIds/"+h,schemaPath:"#/properties/values/properties/reservationIds/items/type",keyword:"type",params:{type:"\
string"},schema:x.properties.values.properties.reservationIds.items.type,parentSchema:x.properties.values.properties.reservationIds.items,data:y};e===null?e=[b]:
e.push(b),r++}}let n=a.length,u;if(n>1){const h={};for(;n--;){let y=a[n];if(typeof y=="string"){if(typeof h[y]=="number"){u=h[y];const b={instancePath:s+"/value\
s/reservationIds",schemaPath:"#/properties/values/properties/reservationIds/uniqueItems",keyword:"uniqueItems",params:{i:n,j:u},schema:!0,parentSchema:x.properties.
values.properties.reservationIds,data:a};e===null?e=[b]:e.push(b),r++;break}h[y]=n}}}}else{const c={instancePath:s+"/values/reservationIds",schemaPath:"#/proper\
ties/values/properties/reservationIds/type",keyword:"type",params:{type:"array"},schema:x.properties.values.properties.reservationIds.type,parentSchema:x.properties.
values.properties.reservationIds,data:a};e===null?e=[c]:e.push(c),r++}}if(m.settleSeconds!==void 0){let a=m.settleSeconds;if(typeof a=="number"&&isFinite(a)){if(a>
30||isNaN(a)){const c={instancePath:s+"/values/settleSeconds",schemaPath:"#/properties/values/properties/settleSeconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:30},schema:30,parentSchema:x.properties.values.properties.settleSeconds,data:a};e===null?e=[c]:e.push(c),r++}if(a<0||isNaN(a)){const c={instancePath:s+
"/values/settleSeconds",schemaPath:"#/properties/values/properties/settleSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:x.
properties.values.properties.settleSeconds,data:a};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:s+"/values/settleSeconds",schemaPath:"#/properties/v\
alues/properties/settleSeconds/type",keyword:"type",params:{type:"number"},schema:x.properties.values.properties.settleSeconds.type,parentSchema:x.properties.values.
properties.settleSeconds,data:a};e===null?e=[c]:e.push(c),r++}}}else{const a={instancePath:s+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"object"},schema:x.properties.values.type,parentSchema:x.properties.values,data:m};e===null?e=[a]:e.push(a),r++}}if(i.pace!==void 0){let m=i.pace;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(const a in m)if(!(a==="requestsPerSecond"||a==="concurrency"||a==="longestMinutes")){const c={instancePath:s+"/pace",schemaPath:"\
#/properties/pace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:x.properties.pace,data:m};e===null?e=
[c]:e.push(c),r++}if(m.requestsPerSecond!==void 0){let a=m.requestsPerSecond;if(typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a)){const c={instancePath:s+"/p\
ace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:x.
properties.pace.properties.requestsPerSecond,data:a};e===null?e=[c]:e.push(c),r++}if(a<=0||isNaN(a)){const c={instancePath:s+"/pace/requestsPerSecond",schemaPath:"\
#/properties/pace/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:x.properties.pace.
properties.requestsPerSecond,data:a};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:s+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properti\
es/requestsPerSecond/type",keyword:"type",params:{type:"number"},schema:x.properties.pace.properties.requestsPerSecond.type,parentSchema:x.properties.pace.properties.
requestsPerSecond,data:a};e===null?e=[c]:e.push(c),r++}}if(m.concurrency!==void 0){let a=m.concurrency;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){
const c={instancePath:s+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:x.properties.
pace.properties.concurrency.type,parentSchema:x.properties.pace.properties.concurrency,data:a};e===null?e=[c]:e.push(c),r++}if(typeof a=="number"&&isFinite(a)){
if(a>64||isNaN(a)){const c={instancePath:s+"/pace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:64},schema:64,parentSchema:x.properties.pace.properties.concurrency,data:a};e===null?e=[c]:e.push(c),r++}if(a<1||isNaN(a)){const c={instancePath:s+"/p\
ace/concurrency",schemaPath:"#/properties/pace/properties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:x.properties.
pace.properties.concurrency,data:a};e===null?e=[c]:e.push(c),r++}}}if(m.longestMinutes!==void 0){let a=m.longestMinutes;if(typeof a=="number"&&isFinite(a)){if(a>
10080||isNaN(a)){const c={instancePath:s+"/pace/longestMinutes",schemaPath:"#/properties/pace/properties/longestMinutes/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10080},schema:10080,parentSchema:x.properties.pace.properties.longestMinutes,data:a};e===null?e=[c]:e.push(c),r++}if(a<=0||isNaN(a)){const c={instancePath:s+
"/pace/longestMinutes",schemaPath:"#/properties/pace/properties/longestMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,
parentSchema:x.properties.pace.properties.longestMinutes,data:a};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:s+"/pace/longestMinutes",schemaPath:"#\
/properties/pace/properties/longestMinutes/type",keyword:"type",params:{type:"number"},schema:x.properties.pace.properties.longestMinutes.type,parentSchema:x.properties.
pace.properties.longestMinutes,data:a};e===null?e=[c]:e.push(c),r++}}}else{const a={instancePath:s+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{
type:"object"},schema:x.properties.pace.type,parentSchema:x.properties.pace,data:m};e===null?e=[a]:e.push(a),r++}}if(i.network!==void 0){let m=i.network;if(m&&typeof m==
"object"&&!Array.isArray(m)){for(const a in m)if(!(a==="proxy"||a==="timeoutMs")){const c={instancePath:s+"/network",schemaPath:"#/properties/network/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:x.properties.network,data:m};e===null?e=[c]:e.push(c),r++}if(m.proxy!==
void 0){let a=m.proxy;if(typeof a=="string"){if(a.length>2048&&L(a)>2048){const c={instancePath:s+"/network/proxy",schemaPath:"#/properties/network/properties/p\
roxy/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:x.properties.network.properties.proxy,data:a};e===null?e=[c]:e.push(c),r++}if(!ve.
validate(a)){const c={instancePath:s+"/network/proxy",schemaPath:"#/properties/network/properties/proxy/format",keyword:"format",params:{format:"proxy-address"},
schema:"proxy-address",parentSchema:x.properties.network.properties.proxy,data:a};e===null?e=[c]:e.push(c),r++}}else{const c={instancePath:s+"/network/proxy",schemaPath:"\
#/properties/network/properties/proxy/type",keyword:"type",params:{type:"string"},schema:x.properties.network.properties.proxy.type,parentSchema:x.properties.network.
properties.proxy,data:a};e===null?e=[c]:e.push(c),r++}}if(m.timeoutMs!==void 0){let a=m.timeoutMs;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const c={
instancePath:s+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/type",keyword:"type",params:{type:"integer"},schema:x.properties.network.
properties.timeoutMs.type,parentSchema:x.properties.network.properties.timeoutMs,data:a};e===null?e=[c]:e.push(c),r++}if(typeof a=="number"&&isFinite(a)){if(a>6e5||
isNaN(a)){const c={instancePath:s+"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",
limit:6e5},schema:6e5,parentSchema:x.properties.network.properties.timeoutMs,data:a};e===null?e=[c]:e.push(c),r++}if(a<100||isNaN(a)){const c={instancePath:s+"/\
network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:x.
properties.network.properties.timeoutMs,data:a};e===null?e=[c]:e.push(c),r++}}}}else{const a={instancePath:s+"/network",schemaPath:"#/properties/network/type",keyword:"\
type",params:{type:"object"},schema:x.properties.network.type,parentSchema:x.properties.network,data:m};e===null?e=[a]:e.push(a),r++}}}else{const m={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:x.type,parentSchema:x,data:i};e===null?e=[m]:e.push(m),r++}return ye.errors=e,r===0}export const profile=ke;
const w={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile.schema.json",type:"object",additionalProperties:!1,properties:{name:{type:"string",
minLength:1,examples:["sandbox 2026-11"],maxLength:200},interface:{type:"string",maxLength:4,pattern:"^v[1-9][0-9]{0,2}$",wanted:"a version such as v1",examples:[
"v1"]},operations:{type:"object",additionalProperties:!1,properties:{"partial-bill":{$ref:"#/$defs/operation"},"no-show":{$ref:"#/$defs/operation"}}},errors:{type:"\
object",additionalProperties:!1,properties:{unauthorized:{$ref:"#/$defs/refusals",examples:[[401]]},invalid:{$ref:"#/$defs/refusals",examples:[[400],[400,422]]},
malformed:{$ref:"#/$defs/refusals",examples:[[400]]},unsupportedMediaType:{$ref:"#/$defs/refusals",examples:[[415]]},schema:{$ref:"#/$defs/schema"},replies:{type:"\
object",minProperties:1,propertyNames:{maxLength:3,pattern:"^4\\d\\d$"},additionalProperties:{type:"object",additionalProperties:!1,minProperties:1,properties:{
contentType:{type:"string",pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",examples:["application/problem+json"],maxLength:200},schema:{$ref:"#/$defs/schema"}}},examples:[
{401:{contentType:"application/problem+json"}}],maxProperties:100}}},apiVersion:{type:"object",additionalProperties:!1,properties:{supported:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200},examples:[["1.0"]],maxItems:50},unsupported:{$ref:"#/$defs/refusals",examples:[[400]]},empty:{$ref:"\
#/$defs/answer",examples:["accepted",[400]]},repeated:{$ref:"#/$defs/answer",examples:["accepted",[400]]}}},rateLimit:{type:"object",additionalProperties:!1,required:[
"requestsPerSecond"],properties:{requestsPerSecond:{type:"number",exclusiveMinimum:0,examples:[15],maximum:1e5}}},token:{type:"object",additionalProperties:!1,properties:{
expired:{$ref:"#/$defs/refusals",examples:[[401]]},shortLivedClient:{type:"object",additionalProperties:!1,required:["id","lifetimeSeconds"],properties:{id:{type:"\
string",minLength:1,examples:["certification-short-lived"],maxLength:512},lifetimeSeconds:{type:"number",minimum:3,maximum:60,examples:[3]}}},wrongSecrets:{type:"\
integer",minimum:0,examples:[30],maximum:1e3},leewaySeconds:{type:"number",minimum:0,maximum:300,examples:[60]},liveTokens:{type:"integer",minimum:1,examples:[5],
maximum:1e3},secondClient:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",minLength:1,examples:["certification-second"],maxLength:512}}},
longestLifeSeconds:{type:"integer",minimum:1,examples:[3600],maximum:2147483647}}},fields:{type:"object",additionalProperties:!1,properties:{"check-in":{$ref:"#\
/$defs/limitsOfFields",examples:[{guestLastName:{maxLength:50},occupancy:{minimum:1,maximum:8},checkInDateTime:{pastDays:7,futureDays:0}}]},"check-out":{$ref:"#\
/$defs/limitsOfFields",examples:[{checkOutDate:{pastDays:7,futureDays:0}}]}}},reading:{type:"object",additionalProperties:!1,properties:{coercions:{description:`\
strict or tolerant, for all coercions together (strict: any value of another type than the field's is refused, including null or 2.5 for an integer, and a list \
of one), or for each of quotedNumbers ("1" for 1), quotedBooleans ("true" for true) and numbersAsText (7 for "7")`,oneOf:[{$ref:"#/$defs/reading"},{type:"object",
additionalProperties:!1,minProperties:1,properties:{quotedNumbers:{$ref:"#/$defs/reading"},quotedBooleans:{$ref:"#/$defs/reading"},numbersAsText:{$ref:"#/$defs/\
reading"}}}],examples:["strict",{quotedNumbers:"tolerant",numbersAsText:"strict"}]},unknownMembers:{$ref:"#/$defs/reading",examples:["tolerant"]},letterCase:{$ref:"\
#/$defs/reading",examples:["strict"]}}},repeats:{type:"object",additionalProperties:!1,properties:{"check-in":{$ref:"#/$defs/repeat",examples:[[409]]},"check-ou\
t":{$ref:"#/$defs/repeat",examples:["ignored"]},"partial-bill":{$ref:"#/$defs/repeat",examples:["accepted"]},"no-show":{$ref:"#/$defs/repeat",examples:[[409]]}}}},
$defs:{schema:{$ref:"profile-schemas.schema.json"},refusals:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100},
operation:{type:"object",additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object",examples:[{reservationId:"{{reservationId}}",
billThroughDate:"{{leaving}}"}]},success:{type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"integer",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}},examples:[{status:[201],body:"empty"}]}}},answer:{oneOf:[{const:"accep\
ted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"},repeat:{oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refu\
sals"}],description:"accepted, ignored, or a list of statuses from 400 to 499"},reading:{enum:["strict","tolerant"]},limitsOfFields:{type:"object",minProperties:1,
additionalProperties:{$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{
minLength:{type:"integer",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},
maximum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,
maximum:36500}}}}},be=new RegExp("^v[1-9][0-9]{0,2}$","u"),_e=new RegExp("^4\\d\\d$","u"),De=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$","u"),A={type:"object",
additionalProperties:!1,properties:{request:{$ref:"#/$defs/schema"},example:{type:"object",examples:[{reservationId:"{{reservationId}}",billThroughDate:"{{leavi\
ng}}"}]},success:{type:"object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integ\
er",minimum:200,maximum:299},maxItems:100},body:{enum:["empty","any"]}},examples:[{status:[201],body:"empty"}]}}},ge={$schema:"https://json-schema.org/draft/202\
0-12/schema",$id:"profile-schemas.schema.json",$ref:"#/$defs/schema",$defs:{schema:{type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"\
https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{
type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,deprecated:{type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"stri\
ng",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference such as #/$defs/NAME",examples:["#/$defs/error"]},type:{description:"One type or a l\
ist of them",oneOf:[{enum:["null","boolean","object","array","number","integer","string"]},{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"strin\
g",enum:["null","boolean","object","array","number","integer","string"],maxLength:7}}],wanted:"one of null, boolean, object, array, number, integer, string, or \
a list of them"},enum:{type:"array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{type:"number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",
maximum:1e308},maximum:{type:"number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},exclusiveMaximum:{type:"number",maximum:1e308},minLength:{type:"\
integer",minimum:0,maximum:1e6},maxLength:{type:"integer",minimum:0,maximum:1e6},pattern:{type:"string",maxLength:1e3},format:{enum:["date-time","date","duratio\
n","email","hostname","ipv4","ipv6","uri","uri-reference","uuid","byte","int32","int64","float","double"]},minItems:{type:"integer",minimum:0,maximum:9007199254740991},
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
type:"object"},o={type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",
maxLength:2048},$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,
deprecated:{type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"string",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"\
a reference such as #/$defs/NAME",examples:["#/$defs/error"]},type:{description:"One type or a list of them",oneOf:[{enum:["null","boolean","object","array","nu\
mber","integer","string"]},{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"string",enum:["null","boolean","object","array","number","integer","s\
tring"],maxLength:7}}],wanted:"one of null, boolean, object, array, number, integer, string, or a list of them"},enum:{type:"array",minItems:1,maxItems:500,items:!0},
const:!0,multipleOf:{type:"number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",maximum:1e308},maximum:{type:"number",maximum:1e308},exclusiveMinimum:{
type:"number",maximum:1e308},exclusiveMaximum:{type:"number",maximum:1e308},minLength:{type:"integer",minimum:0,maximum:1e6},maxLength:{type:"integer",minimum:0,
maximum:1e6},pattern:{type:"string",maxLength:1e3},format:{enum:["date-time","date","duration","email","hostname","ipv4","ipv6","uri","uri-reference","uuid","by\
te","int32","int64","float","double"]},minItems:{type:"integer",minimum:0,maximum:9007199254740991},maxItems:{type:"integer",minimum:0,maximum:9007199254740991},
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
"string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}},Pe=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),xe=new RegExp(
"^[A-Za-z0-9_.-]+$","u"),q={validate:D};function D(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;if(!(i&&
typeof i=="object"&&!Array.isArray(i))&&typeof i!="boolean"){const t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:o.type},schema:o.type,parentSchema:o,
data:i};e===null?e=[t]:e.push(t),r++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!ee.call(o.properties,t)){const p={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:o,data:i};e===null?e=[p]:e.push(p),r++}if(i.$schema!==
void 0){let t=i.$schema;if(t!=="https://json-schema.org/draft/2020-12/schema"){const p={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"\
const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:o.properties.$schema,
data:t};e===null?e=[p]:e.push(p),r++}}if(i.$id!==void 0){let t=i.$id;if(typeof t=="string"){if(t.length>2048&&L(t)>2048){const p={instancePath:s+"/$id",schemaPath:"\
#/properties/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:o.properties.$id,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={
instancePath:s+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:o.properties.$id.type,parentSchema:o.properties.$id,data:t};
e===null?e=[p]:e.push(p),r++}}if(i.$comment!==void 0){let t=i.$comment;if(typeof t=="string"){if(t.length>1e5&&L(t)>1e5){const p={instancePath:s+"/$comment",schemaPath:"\
#/properties/%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:o.properties.$comment,data:t};e===null?e=[p]:e.push(p),r++}}else{
const p={instancePath:s+"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:o.properties.$comment.type,parentSchema:o.
properties.$comment,data:t};e===null?e=[p]:e.push(p),r++}}if(i.title!==void 0){let t=i.title;if(typeof t=="string"){if(t.length>1e5&&L(t)>1e5){const p={instancePath:s+
"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:o.properties.title,data:t};e===null?e=[p]:e.push(
p),r++}}else{const p={instancePath:s+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:o.properties.title.type,parentSchema:o.
properties.title,data:t};e===null?e=[p]:e.push(p),r++}}if(i.description!==void 0){let t=i.description;if(typeof t=="string"){if(t.length>1e5&&L(t)>1e5){const p={
instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:o.properties.description,
data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
schema:o.properties.description.type,parentSchema:o.properties.description,data:t};e===null?e=[p]:e.push(p),r++}}if(i.deprecated!==void 0){let t=i.deprecated;if(typeof t!=
"boolean"){const p={instancePath:s+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:o.properties.deprecated.
type,parentSchema:o.properties.deprecated,data:t};e===null?e=[p]:e.push(p),r++}}if(i.readOnly!==void 0){let t=i.readOnly;if(typeof t!="boolean"){const p={instancePath:s+
"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:o.properties.readOnly.type,parentSchema:o.properties.readOnly,
data:t};e===null?e=[p]:e.push(p),r++}}if(i.writeOnly!==void 0){let t=i.writeOnly;if(typeof t!="boolean"){const p={instancePath:s+"/writeOnly",schemaPath:"#/prop\
erties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:o.properties.writeOnly.type,parentSchema:o.properties.writeOnly,data:t};e===null?e=[p]:e.push(
p),r++}}if(i.$ref!==void 0){let t=i.$ref;if(typeof t=="string"){if(t.length>100&&L(t)>100){const p={instancePath:s+"/$ref",schemaPath:"#/properties/%24ref/maxLe\
ngth",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:o.properties.$ref,data:t};e===null?e=[p]:e.push(p),r++}if(!Pe.test(t)){const p={instancePath:s+
"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:o.
properties.$ref,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"st\
ring"},schema:o.properties.$ref.type,parentSchema:o.properties.$ref,data:t};e===null?e=[p]:e.push(p),r++}}if(i.type!==void 0){let t=i.type;const p=r;let f=!1,l=null;
const S=r;if(!(t==="null"||t==="boolean"||t==="object"||t==="array"||t==="number"||t==="integer"||t==="string")){const P={instancePath:s+"/type",schemaPath:"#/p\
roperties/type/oneOf/0/enum",keyword:"enum",params:{allowedValues:o.properties.type.oneOf[0].enum},schema:o.properties.type.oneOf[0].enum,parentSchema:o.properties.
type.oneOf[0],data:t};e===null?e=[P]:e.push(P),r++}var m=S===r;m&&(f=!0,l=0);const g=r;if(Array.isArray(t)){if(t.length>7){const d={instancePath:s+"/type",schemaPath:"\
#/properties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:o.properties.type.oneOf[1],data:t};e===null?e=[d]:e.push(d),r++}if(t.
length<1){const d={instancePath:s+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.
type.oneOf[1],data:t};e===null?e=[d]:e.push(d),r++}const P=t.length;for(let d=0;d<P;d++){let G=t[d];if(!(G==="null"||G==="boolean"||G==="object"||G==="array"||G===
"number"||G==="integer"||G==="string")){const $={instancePath:s+"/type/"+d,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:o.
properties.type.oneOf[1].items.enum},schema:o.properties.type.oneOf[1].items.enum,parentSchema:o.properties.type.oneOf[1].items,data:G};e===null?e=[$]:e.push($),
r++}if(typeof G=="string"){if(G.length>7&&L(G)>7){const $={instancePath:s+"/type/"+d,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",
params:{limit:7},schema:7,parentSchema:o.properties.type.oneOf[1].items,data:G};e===null?e=[$]:e.push($),r++}}else{const $={instancePath:s+"/type/"+d,schemaPath:"\
#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:o.properties.type.oneOf[1].items.type,parentSchema:o.properties.type.oneOf[1].
items,data:G};e===null?e=[$]:e.push($),r++}}let N=t.length,v;if(N>1){const d={};for(;N--;){let G=t[N];if(typeof G=="string"){if(typeof d[G]=="number"){v=d[G];const $={
instancePath:s+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:N,j:v},schema:!0,parentSchema:o.properties.type.oneOf[1],
data:t};e===null?e=[$]:e.push($),r++;break}d[G]=N}}}}else{const P={instancePath:s+"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"\
array"},schema:o.properties.type.oneOf[1].type,parentSchema:o.properties.type.oneOf[1],data:t};e===null?e=[P]:e.push(P),r++}var m=g===r;if(m&&f?(f=!1,l=[l,1]):m&&
(f=!0,l=1),f)r=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:s+"/type",schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:l},
schema:o.properties.type.oneOf,parentSchema:o.properties.type,data:t};e===null?e=[P]:e.push(P),r++}}if(i.enum!==void 0){let t=i.enum;if(Array.isArray(t)){if(t.length>
500){const p={instancePath:s+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:o.properties.enum,data:t};
e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:s+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:o.properties.enum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{
type:"array"},schema:o.properties.enum.type,parentSchema:o.properties.enum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.multipleOf!==void 0){let t=i.multipleOf;if(typeof t==
"number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:o.properties.multipleOf,data:t};e===null?e=[p]:e.push(p),r++}if(t<=0||isNaN(t)){const p={instancePath:s+"/multipleOf",
schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:o.properties.multipleOf,data:t};
e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:o.
properties.multipleOf.type,parentSchema:o.properties.multipleOf,data:t};e===null?e=[p]:e.push(p),r++}}if(i.minimum!==void 0){let t=i.minimum;if(typeof t=="numbe\
r"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:o.properties.minimum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/minimum",schemaPath:"#/properties/minimum/ty\
pe",keyword:"type",params:{type:"number"},schema:o.properties.minimum.type,parentSchema:o.properties.minimum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.maximum!==
void 0){let t=i.maximum;if(typeof t=="number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:o.properties.maximum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+
"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:o.properties.maximum.type,parentSchema:o.properties.maximum,data:t};
e===null?e=[p]:e.push(p),r++}}if(i.exclusiveMinimum!==void 0){let t=i.exclusiveMinimum;if(typeof t=="number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+
"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:o.properties.
exclusiveMinimum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"\
type",params:{type:"number"},schema:o.properties.exclusiveMinimum.type,parentSchema:o.properties.exclusiveMinimum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.exclusiveMaximum!==
void 0){let t=i.exclusiveMaximum;if(typeof t=="number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/exclusiveMaximum",schemaPath:"#/properties/\
exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:o.properties.exclusiveMaximum,data:t};e===null?e=[p]:
e.push(p),r++}}else{const p={instancePath:s+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:o.properties.
exclusiveMaximum.type,parentSchema:o.properties.exclusiveMaximum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.minLength!==void 0){let t=i.minLength;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},
schema:o.properties.minLength.type,parentSchema:o.properties.minLength,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(
t)){const p={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:o.
properties.minLength,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minLength,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.maxLength!==void 0){let t=i.maxLength;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"\
integer"},schema:o.properties.maxLength.type,parentSchema:o.properties.maxLength,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||
isNaN(t)){const p={instancePath:s+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:o.
properties.maxLength,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.maxLength,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.pattern!==void 0){let t=i.pattern;
if(typeof t=="string"){if(t.length>1e3&&L(t)>1e3){const p={instancePath:s+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},
schema:1e3,parentSchema:o.properties.pattern,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/pattern",schemaPath:"#/properties/pattern/type",
keyword:"type",params:{type:"string"},schema:o.properties.pattern.type,parentSchema:o.properties.pattern,data:t};e===null?e=[p]:e.push(p),r++}}if(i.format!==void 0){
let t=i.format;if(!(t==="date-time"||t==="date"||t==="duration"||t==="email"||t==="hostname"||t==="ipv4"||t==="ipv6"||t==="uri"||t==="uri-reference"||t==="uuid"||
t==="byte"||t==="int32"||t==="int64"||t==="float"||t==="double")){const p={instancePath:s+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{
allowedValues:o.properties.format.enum},schema:o.properties.format.enum,parentSchema:o.properties.format,data:t};e===null?e=[p]:e.push(p),r++}}if(i.minItems!==void 0){
let t=i.minItems;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"\
type",params:{type:"integer"},schema:o.properties.minItems.type,parentSchema:o.properties.minItems,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:o.properties.minItems,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minItems",schemaPath:"\
#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minItems,data:t};e===null?e=[p]:e.push(p),r++}}}
if(i.maxItems!==void 0){let t=i.maxItems;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxItems",schemaPath:"#/properties/\
maxItems/type",keyword:"type",params:{type:"integer"},schema:o.properties.maxItems.type,parentSchema:o.properties.maxItems,data:t};e===null?e=[p]:e.push(p),r++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.maxItems,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(
t)){const p={instancePath:s+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.
maxItems,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.minContains!==void 0){let t=i.minContains;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={
instancePath:s+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:o.properties.minContains.type,parentSchema:o.
properties.minContains,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/minCo\
ntains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.
minContains,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minContains,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.maxContains!==void 0){let t=i.
maxContains;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"\
type",params:{type:"integer"},schema:o.properties.maxContains.type,parentSchema:o.properties.maxContains,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="numb\
er"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.maxContains,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={
instancePath:s+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.
maxContains,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.minProperties!==void 0){let t=i.minProperties;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const p={instancePath:s+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:o.properties.minProperties.type,
parentSchema:o.properties.minProperties,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+
"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.
properties.minProperties,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minProperties",schemaPath:"#/properties/minProperties/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minProperties,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.maxProperties!==
void 0){let t=i.maxProperties;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxProperties",schemaPath:"#/properties/maxPro\
perties/type",keyword:"type",params:{type:"integer"},schema:o.properties.maxProperties.type,parentSchema:o.properties.maxProperties,data:t};e===null?e=[p]:e.push(
p),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/maxProperties",schemaPath:"#/properties/maxProperties/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.maxProperties,data:t};e===null?e=[p]:e.
push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:o.properties.maxProperties,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.uniqueItems!==void 0){let t=i.uniqueItems;if(typeof t!="bo\
olean"){const p={instancePath:s+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:o.properties.uniqueItems.
type,parentSchema:o.properties.uniqueItems,data:t};e===null?e=[p]:e.push(p),r++}}if(i.items!==void 0&&(q.validate(i.items,{instancePath:s+"/items",parentData:i,
parentDataProperty:"items",rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)),i.prefixItems!==void 0){let t=i.
prefixItems;if(Array.isArray(t)){if(t.length>20){const f={instancePath:s+"/prefixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{
limit:20},schema:20,parentSchema:o.properties.prefixItems,data:t};e===null?e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+"/prefixItems",schemaPath:"\
#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.prefixItems,data:t};e===null?e=[f]:e.push(f),r++}const p=t.
length;for(let f=0;f<p;f++)q.validate(t[f],{instancePath:s+"/prefixItems/"+f,parentData:t,parentDataProperty:f,rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.
errors:e.concat(q.validate.errors),r=e.length)}else{const p={instancePath:s+"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"\
array"},schema:o.properties.prefixItems.type,parentSchema:o.properties.prefixItems,data:t};e===null?e=[p]:e.push(p),r++}}if(i.contains!==void 0&&(q.validate(i.contains,
{instancePath:s+"/contains",parentData:i,parentDataProperty:"contains",rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),
r=e.length)),i.properties!==void 0){let t=i.properties;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>500){const p={instancePath:s+"/prop\
erties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:o.properties.properties,data:t};e===
null?e=[p]:e.push(p),r++}for(const p in t){const f=r,l=r,S=r;if(p!=="__proto__"){const g={};e===null?e=[g]:e.push(g),r++}var a=S===r;if(a){const g={instancePath:s+
"/properties",schemaPath:"#/properties/properties/propertyNames/not",keyword:"not",params:{},schema:o.properties.properties.propertyNames.not,parentSchema:o.properties.
properties.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}else r=l,e!==null&&(l?e.length=l:e=null);if(typeof p=="string"&&p.length>200&&L(p)>
200){const g={instancePath:s+"/properties",schemaPath:"#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:o.
properties.properties.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}var c=f===r;if(!c){const g={instancePath:s+"/properties",schemaPath:"#/p\
roperties/properties/propertyNames",keyword:"propertyNames",params:{propertyName:p},schema:o.properties.properties.propertyNames,parentSchema:o.properties.properties,
data:t};e===null?e=[g]:e.push(g),r++}}for(const p in t)q.validate(t[p],{instancePath:s+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,
rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)}else{const p={instancePath:s+"/properties",schemaPath:"#/pr\
operties/properties/type",keyword:"type",params:{type:"object"},schema:o.properties.properties.type,parentSchema:o.properties.properties,data:t};e===null?e=[p]:
e.push(p),r++}}if(i.patternProperties!==void 0){let t=i.patternProperties;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>20){const p={instancePath:s+
"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:o.properties.patternProperties,
data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){const f=r,l=r,S=r;if(p!=="__proto__"){const g={};e===null?e=[g]:e.push(g),r++}var n=S===r;if(n){const g={
instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:o.properties.patternProperties.
propertyNames.not,parentSchema:o.properties.patternProperties.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}else r=l,e!==null&&(l?e.length=l:
e=null);if(typeof p=="string"&&p.length>200&&L(p)>200){const g={instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/max\
Length",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:o.properties.patternProperties.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(
g),r++}var u=f===r;if(!u){const g={instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyNames",params:{
propertyName:p},schema:o.properties.patternProperties.propertyNames,parentSchema:o.properties.patternProperties,data:t};e===null?e=[g]:e.push(g),r++}}for(const p in t)
q.validate(t[p],{instancePath:s+"/patternProperties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:I,dynamicAnchors:O})||
(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)}else{const p={instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperti\
es/type",keyword:"type",params:{type:"object"},schema:o.properties.patternProperties.type,parentSchema:o.properties.patternProperties,data:t};e===null?e=[p]:e.push(
p),r++}}if(i.additionalProperties!==void 0&&(q.validate(i.additionalProperties,{instancePath:s+"/additionalProperties",parentData:i,parentDataProperty:"addition\
alProperties",rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)),i.propertyNames!==void 0&&(q.validate(i.propertyNames,
{instancePath:s+"/propertyNames",parentData:i,parentDataProperty:"propertyNames",rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.
errors),r=e.length)),i.required!==void 0){let t=i.required;if(Array.isArray(t)){if(t.length>500){const S={instancePath:s+"/required",schemaPath:"#/properties/re\
quired/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:o.properties.required,data:t};e===null?e=[S]:e.push(S),r++}const p=t.length;for(let S=0;S<
p;S++){let g=t[S];if(typeof g=="string"){if(g.length>200&&L(g)>200){const P={instancePath:s+"/required/"+S,schemaPath:"#/properties/required/items/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:o.properties.required.items,data:g};e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:s+"/required/"+
S,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:o.properties.required.items.type,parentSchema:o.properties.required.
items,data:g};e===null?e=[P]:e.push(P),r++}}let f=t.length,l;if(f>1){const S={};for(;f--;){let g=t[f];if(typeof g=="string"){if(typeof S[g]=="number"){l=S[g];const P={
instancePath:s+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:f,j:l},schema:!0,parentSchema:o.properties.required,data:t};
e===null?e=[P]:e.push(P),r++;break}S[g]=f}}}}else{const p={instancePath:s+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"},
schema:o.properties.required.type,parentSchema:o.properties.required,data:t};e===null?e=[p]:e.push(p),r++}}if(i.dependentRequired!==void 0){let t=i.dependentRequired;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>500){const p={instancePath:s+"/dependentRequired",schemaPath:"#/properties/dependentRequir\
ed/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:o.properties.dependentRequired,data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){
let f=t[p];if(Array.isArray(f)){if(f.length>500){const P={instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties\
/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:o.properties.dependentRequired.additionalProperties,
data:f};e===null?e=[P]:e.push(P),r++}const l=f.length;for(let P=0;P<l;P++){let N=f[P];if(typeof N=="string"){if(N.length>200&&L(N)>200){const v={instancePath:s+
"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+P,schemaPath:"#/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:o.properties.dependentRequired.additionalProperties.items,data:N};e===null?e=[v]:e.push(v),r++}}else{const v={
instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+P,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",
keyword:"type",params:{type:"string"},schema:o.properties.dependentRequired.additionalProperties.items.type,parentSchema:o.properties.dependentRequired.additionalProperties.
items,data:N};e===null?e=[v]:e.push(v),r++}}let S=f.length,g;if(S>1){const P={};for(;S--;){let N=f[S];if(typeof N=="string"){if(typeof P[N]=="number"){g=P[N];const v={
instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"\
uniqueItems",params:{i:S,j:g},schema:!0,parentSchema:o.properties.dependentRequired.additionalProperties,data:f};e===null?e=[v]:e.push(v),r++;break}P[N]=S}}}}else{
const l={instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/type",keyword:"\
type",params:{type:"array"},schema:o.properties.dependentRequired.additionalProperties.type,parentSchema:o.properties.dependentRequired.additionalProperties,data:f};
e===null?e=[l]:e.push(l),r++}}}else{const p={instancePath:s+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",params:{type:"o\
bject"},schema:o.properties.dependentRequired.type,parentSchema:o.properties.dependentRequired,data:t};e===null?e=[p]:e.push(p),r++}}if(i.dependentSchemas!==void 0){
let t=i.dependentSchemas;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>500){const p={instancePath:s+"/dependentSchemas",schemaPath:"#/pr\
operties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:o.properties.dependentSchemas,data:t};e===null?e=[p]:
e.push(p),r++}for(const p in t){const f=r,l=r,S=r;if(p!=="__proto__"){const g={};e===null?e=[g]:e.push(g),r++}var h=S===r;if(h){const g={instancePath:s+"/depend\
entSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:o.properties.dependentSchemas.propertyNames.not,parentSchema:o.
properties.dependentSchemas.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}else r=l,e!==null&&(l?e.length=l:e=null);if(typeof p=="string"&&p.
length>200&&L(p)>200){const g={instancePath:s+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:o.properties.dependentSchemas.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}var y=f===r;if(!y){const g={instancePath:s+
"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:p},schema:o.properties.dependentSchemas.
propertyNames,parentSchema:o.properties.dependentSchemas,data:t};e===null?e=[g]:e.push(g),r++}}for(const p in t)q.validate(t[p],{instancePath:s+"/dependentSchem\
as/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.
errors),r=e.length)}else{const p={instancePath:s+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:o.
properties.dependentSchemas.type,parentSchema:o.properties.dependentSchemas,data:t};e===null?e=[p]:e.push(p),r++}}if(i.allOf!==void 0){let t=i.allOf;if(Array.isArray(
t)){if(t.length>20){const f={instancePath:s+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:o.properties.
allOf,data:t};e===null?e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:o.properties.allOf,data:t};e===null?e=[f]:e.push(f),r++}const p=t.length;for(let f=0;f<p;f++)q.validate(t[f],{instancePath:s+"/allOf/"+f,parentData:t,
parentDataProperty:f,rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)}else{const p={instancePath:s+"/allOf",
schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:o.properties.allOf.type,parentSchema:o.properties.allOf,data:t};e===null?e=[p]:
e.push(p),r++}}if(i.anyOf!==void 0){let t=i.anyOf;if(Array.isArray(t)){if(t.length>20){const f={instancePath:s+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",
keyword:"maxItems",params:{limit:20},schema:20,parentSchema:o.properties.anyOf,data:t};e===null?e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+"/any\
Of",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.anyOf,data:t};e===null?e=[f]:e.push(f),r++}const p=t.
length;for(let f=0;f<p;f++)q.validate(t[f],{instancePath:s+"/anyOf/"+f,parentData:t,parentDataProperty:f,rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:
e.concat(q.validate.errors),r=e.length)}else{const p={instancePath:s+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:o.
properties.anyOf.type,parentSchema:o.properties.anyOf,data:t};e===null?e=[p]:e.push(p),r++}}if(i.oneOf!==void 0){let t=i.oneOf;if(Array.isArray(t)){if(t.length>
20){const f={instancePath:s+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:o.properties.oneOf,data:t};
e===null?e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:o.properties.oneOf,data:t};e===null?e=[f]:e.push(f),r++}const p=t.length;for(let f=0;f<p;f++)q.validate(t[f],{instancePath:s+"/oneOf/"+f,parentData:t,
parentDataProperty:f,rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)}else{const p={instancePath:s+"/oneOf",
schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type:"array"},schema:o.properties.oneOf.type,parentSchema:o.properties.oneOf,data:t};e===null?e=[p]:
e.push(p),r++}}if(i.not!==void 0&&(q.validate(i.not,{instancePath:s+"/not",parentData:i,parentDataProperty:"not",rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.
errors:e.concat(q.validate.errors),r=e.length)),i.if!==void 0&&(q.validate(i.if,{instancePath:s+"/if",parentData:i,parentDataProperty:"if",rootData:I,dynamicAnchors:O})||
(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)),i.then!==void 0&&(q.validate(i.then,{instancePath:s+"/then",parentData:i,parentDataProperty:"\
then",rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)),i.else!==void 0&&(q.validate(i.else,{instancePath:s+
"/else",parentData:i,parentDataProperty:"else",rootData:I,dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)),i.$defs!==void 0){
let t=i.$defs;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>500){const p={instancePath:s+"/$defs",schemaPath:"#/properties/%24defs/maxPr\
operties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:o.properties.$defs,data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){const f=r;
if(typeof p=="string"){if(p.length>90&&L(p)>90){const l={instancePath:s+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{
limit:90},schema:90,parentSchema:o.properties.$defs.propertyNames,data:p,propertyName:p};e===null?e=[l]:e.push(l),r++}if(!xe.test(p)){const l={instancePath:s+"/\
$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:o.
properties.$defs.propertyNames,data:p,propertyName:p};e===null?e=[l]:e.push(l),r++}}var b=f===r;if(!b){const l={instancePath:s+"/$defs",schemaPath:"#/properties\
/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:p},schema:o.properties.$defs.propertyNames,parentSchema:o.properties.$defs,data:t};e===null?
e=[l]:e.push(l),r++}}for(const p in t)q.validate(t[p],{instancePath:s+"/$defs/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:I,
dynamicAnchors:O})||(e=e===null?q.validate.errors:e.concat(q.validate.errors),r=e.length)}else{const p={instancePath:s+"/$defs",schemaPath:"#/properties/%24defs\
/type",keyword:"type",params:{type:"object"},schema:o.properties.$defs.type,parentSchema:o.properties.$defs,data:t};e===null?e=[p]:e.push(p),r++}}if(i.uniqueItems!==
void 0&&i&&typeof i=="object"&&!Array.isArray(i)){if(i.items===void 0){const t={instancePath:s,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"req\
uired",params:{missingProperty:"items"},schema:o.dependentSchemas.uniqueItems.required,parentSchema:o.dependentSchemas.uniqueItems,data:i};e===null?e=[t]:e.push(
t),r++}if(i.items!==void 0){let t=i.items;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type===void 0){const p={instancePath:s+"/items",schemaPath:"#/depend\
entSchemas/uniqueItems/properties/items/required",keyword:"required",params:{missingProperty:"type"},schema:o.dependentSchemas.uniqueItems.properties.items.required,
parentSchema:o.dependentSchemas.uniqueItems.properties.items,data:t};e===null?e=[p]:e.push(p),r++}if(t.type!==void 0){let p=t.type;const f=r;let l=!1;const S=r;
if(!(p==="null"||p==="boolean"||p==="number"||p==="integer"||p==="string")){const g={instancePath:s+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/pro\
perties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},
schema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:o.dependentSchemas.uniqueItems.properties.items.properties.type.
anyOf[0],data:p};e===null?e=[g]:e.push(g),r++}var T=S===r;if(l=l||T,!l){const g=r;if(Array.isArray(p)){if(p.length>7){const v={instancePath:s+"/items/type",schemaPath:"\
#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:o.dependentSchemas.uniqueItems.
properties.items.properties.type.anyOf[1],data:p};e===null?e=[v]:e.push(v),r++}const N=p.length;for(let v=0;v<N;v++){let d=p[v];if(!(d==="null"||d==="boolean"||
d==="number"||d==="integer"||d==="string")){const G={instancePath:s+"/items/type/"+v,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type\
/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:o.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:d};
e===null?e=[G]:e.push(G),r++}}}else{const N={instancePath:s+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/ty\
pe",keyword:"type",params:{type:"array"},schema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:o.dependentSchemas.uniqueItems.
properties.items.properties.type.anyOf[1],data:p};e===null?e=[N]:e.push(N),r++}var T=g===r;l=l||T}if(l)r=f,e!==null&&(f?e.length=f:e=null);else{const g={instancePath:s+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:o.dependentSchemas.uniqueItems.
properties.items.properties.type.anyOf,parentSchema:o.dependentSchemas.uniqueItems.properties.items.properties.type,data:p};e===null?e=[g]:e.push(g),r++}}}else{
const p={instancePath:s+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:o.dependentSchemas.
uniqueItems.properties.items.type,parentSchema:o.dependentSchemas.uniqueItems.properties.items,data:t};e===null?e=[p]:e.push(p),r++}}}}return D.errors=e,r===0}function ae(i,{
instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&typeof i!=
"boolean"){const t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:o.type},schema:o.type,parentSchema:o,data:i};e===null?e=[t]:e.push(t),r++}if(i&&
typeof i=="object"&&!Array.isArray(i)){for(const t in i)if(!ee.call(o.properties,t)){const p={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},schema:!1,parentSchema:o,data:i};e===null?e=[p]:e.push(p),r++}if(i.$schema!==void 0){let t=i.$schema;if(t!=="https\
://json-schema.org/draft/2020-12/schema"){const p={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"htt\
ps://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:o.properties.$schema,data:t};e===null?e=[p]:e.push(
p),r++}}if(i.$id!==void 0){let t=i.$id;if(typeof t=="string"){if(t.length>2048&&L(t)>2048){const p={instancePath:s+"/$id",schemaPath:"#/properties/%24id/maxLeng\
th",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:o.properties.$id,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/$id",
schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:o.properties.$id.type,parentSchema:o.properties.$id,data:t};e===null?e=[p]:e.push(
p),r++}}if(i.$comment!==void 0){let t=i.$comment;if(typeof t=="string"){if(t.length>1e5&&L(t)>1e5){const p={instancePath:s+"/$comment",schemaPath:"#/properties/\
%24comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:o.properties.$comment,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+
"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:o.properties.$comment.type,parentSchema:o.properties.$comment,
data:t};e===null?e=[p]:e.push(p),r++}}if(i.title!==void 0){let t=i.title;if(typeof t=="string"){if(t.length>1e5&&L(t)>1e5){const p={instancePath:s+"/title",schemaPath:"\
#/properties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:o.properties.title,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={
instancePath:s+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:o.properties.title.type,parentSchema:o.properties.title,
data:t};e===null?e=[p]:e.push(p),r++}}if(i.description!==void 0){let t=i.description;if(typeof t=="string"){if(t.length>1e5&&L(t)>1e5){const p={instancePath:s+"\
/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:o.properties.description,data:t};e===
null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:o.
properties.description.type,parentSchema:o.properties.description,data:t};e===null?e=[p]:e.push(p),r++}}if(i.deprecated!==void 0){let t=i.deprecated;if(typeof t!=
"boolean"){const p={instancePath:s+"/deprecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:o.properties.deprecated.
type,parentSchema:o.properties.deprecated,data:t};e===null?e=[p]:e.push(p),r++}}if(i.readOnly!==void 0){let t=i.readOnly;if(typeof t!="boolean"){const p={instancePath:s+
"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type:"boolean"},schema:o.properties.readOnly.type,parentSchema:o.properties.readOnly,
data:t};e===null?e=[p]:e.push(p),r++}}if(i.writeOnly!==void 0){let t=i.writeOnly;if(typeof t!="boolean"){const p={instancePath:s+"/writeOnly",schemaPath:"#/prop\
erties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:o.properties.writeOnly.type,parentSchema:o.properties.writeOnly,data:t};e===null?e=[p]:e.push(
p),r++}}if(i.$ref!==void 0){let t=i.$ref;if(typeof t=="string"){if(t.length>100&&L(t)>100){const p={instancePath:s+"/$ref",schemaPath:"#/properties/%24ref/maxLe\
ngth",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:o.properties.$ref,data:t};e===null?e=[p]:e.push(p),r++}if(!Pe.test(t)){const p={instancePath:s+
"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:o.
properties.$ref,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"st\
ring"},schema:o.properties.$ref.type,parentSchema:o.properties.$ref,data:t};e===null?e=[p]:e.push(p),r++}}if(i.type!==void 0){let t=i.type;const p=r;let f=!1,l=null;
const S=r;if(!(t==="null"||t==="boolean"||t==="object"||t==="array"||t==="number"||t==="integer"||t==="string")){const P={instancePath:s+"/type",schemaPath:"#/p\
roperties/type/oneOf/0/enum",keyword:"enum",params:{allowedValues:o.properties.type.oneOf[0].enum},schema:o.properties.type.oneOf[0].enum,parentSchema:o.properties.
type.oneOf[0],data:t};e===null?e=[P]:e.push(P),r++}var m=S===r;m&&(f=!0,l=0);const g=r;if(Array.isArray(t)){if(t.length>7){const d={instancePath:s+"/type",schemaPath:"\
#/properties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:o.properties.type.oneOf[1],data:t};e===null?e=[d]:e.push(d),r++}if(t.
length<1){const d={instancePath:s+"/type",schemaPath:"#/properties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.
type.oneOf[1],data:t};e===null?e=[d]:e.push(d),r++}const P=t.length;for(let d=0;d<P;d++){let G=t[d];if(!(G==="null"||G==="boolean"||G==="object"||G==="array"||G===
"number"||G==="integer"||G==="string")){const $={instancePath:s+"/type/"+d,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:o.
properties.type.oneOf[1].items.enum},schema:o.properties.type.oneOf[1].items.enum,parentSchema:o.properties.type.oneOf[1].items,data:G};e===null?e=[$]:e.push($),
r++}if(typeof G=="string"){if(G.length>7&&L(G)>7){const $={instancePath:s+"/type/"+d,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",
params:{limit:7},schema:7,parentSchema:o.properties.type.oneOf[1].items,data:G};e===null?e=[$]:e.push($),r++}}else{const $={instancePath:s+"/type/"+d,schemaPath:"\
#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:o.properties.type.oneOf[1].items.type,parentSchema:o.properties.type.oneOf[1].
items,data:G};e===null?e=[$]:e.push($),r++}}let N=t.length,v;if(N>1){const d={};for(;N--;){let G=t[N];if(typeof G=="string"){if(typeof d[G]=="number"){v=d[G];const $={
instancePath:s+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:N,j:v},schema:!0,parentSchema:o.properties.type.oneOf[1],
data:t};e===null?e=[$]:e.push($),r++;break}d[G]=N}}}}else{const P={instancePath:s+"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"\
array"},schema:o.properties.type.oneOf[1].type,parentSchema:o.properties.type.oneOf[1],data:t};e===null?e=[P]:e.push(P),r++}var m=g===r;if(m&&f?(f=!1,l=[l,1]):m&&
(f=!0,l=1),f)r=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:s+"/type",schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:l},
schema:o.properties.type.oneOf,parentSchema:o.properties.type,data:t};e===null?e=[P]:e.push(P),r++}}if(i.enum!==void 0){let t=i.enum;if(Array.isArray(t)){if(t.length>
500){const p={instancePath:s+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:o.properties.enum,data:t};
e===null?e=[p]:e.push(p),r++}if(t.length<1){const p={instancePath:s+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:o.properties.enum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{
type:"array"},schema:o.properties.enum.type,parentSchema:o.properties.enum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.multipleOf!==void 0){let t=i.multipleOf;if(typeof t==
"number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e308},schema:1e308,parentSchema:o.properties.multipleOf,data:t};e===null?e=[p]:e.push(p),r++}if(t<=0||isNaN(t)){const p={instancePath:s+"/multipleOf",
schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:o.properties.multipleOf,data:t};
e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:o.
properties.multipleOf.type,parentSchema:o.properties.multipleOf,data:t};e===null?e=[p]:e.push(p),r++}}if(i.minimum!==void 0){let t=i.minimum;if(typeof t=="numbe\
r"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:o.properties.minimum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/minimum",schemaPath:"#/properties/minimum/ty\
pe",keyword:"type",params:{type:"number"},schema:o.properties.minimum.type,parentSchema:o.properties.minimum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.maximum!==
void 0){let t=i.maximum;if(typeof t=="number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:o.properties.maximum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+
"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"number"},schema:o.properties.maximum.type,parentSchema:o.properties.maximum,data:t};
e===null?e=[p]:e.push(p),r++}}if(i.exclusiveMinimum!==void 0){let t=i.exclusiveMinimum;if(typeof t=="number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+
"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:o.properties.
exclusiveMinimum,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"\
type",params:{type:"number"},schema:o.properties.exclusiveMinimum.type,parentSchema:o.properties.exclusiveMinimum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.exclusiveMaximum!==
void 0){let t=i.exclusiveMaximum;if(typeof t=="number"&&isFinite(t)){if(t>1e308||isNaN(t)){const p={instancePath:s+"/exclusiveMaximum",schemaPath:"#/properties/\
exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:o.properties.exclusiveMaximum,data:t};e===null?e=[p]:
e.push(p),r++}}else{const p={instancePath:s+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:o.properties.
exclusiveMaximum.type,parentSchema:o.properties.exclusiveMaximum,data:t};e===null?e=[p]:e.push(p),r++}}if(i.minLength!==void 0){let t=i.minLength;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},
schema:o.properties.minLength.type,parentSchema:o.properties.minLength,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(
t)){const p={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:o.
properties.minLength,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minLength,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.maxLength!==void 0){let t=i.maxLength;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"\
integer"},schema:o.properties.maxLength.type,parentSchema:o.properties.maxLength,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>1e6||
isNaN(t)){const p={instancePath:s+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:o.
properties.maxLength,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.maxLength,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.pattern!==void 0){let t=i.pattern;
if(typeof t=="string"){if(t.length>1e3&&L(t)>1e3){const p={instancePath:s+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},
schema:1e3,parentSchema:o.properties.pattern,data:t};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:s+"/pattern",schemaPath:"#/properties/pattern/type",
keyword:"type",params:{type:"string"},schema:o.properties.pattern.type,parentSchema:o.properties.pattern,data:t};e===null?e=[p]:e.push(p),r++}}if(i.format!==void 0){
let t=i.format;if(!(t==="date-time"||t==="date"||t==="duration"||t==="email"||t==="hostname"||t==="ipv4"||t==="ipv6"||t==="uri"||t==="uri-reference"||t==="uuid"||
t==="byte"||t==="int32"||t==="int64"||t==="float"||t==="double")){const p={instancePath:s+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{
allowedValues:o.properties.format.enum},schema:o.properties.format.enum,parentSchema:o.properties.format,data:t};e===null?e=[p]:e.push(p),r++}}if(i.minItems!==void 0){
let t=i.minItems;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"\
type",params:{type:"integer"},schema:o.properties.minItems.type,parentSchema:o.properties.minItems,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:o.properties.minItems,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minItems",schemaPath:"\
#/properties/minItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minItems,data:t};e===null?e=[p]:e.push(p),r++}}}
if(i.maxItems!==void 0){let t=i.maxItems;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxItems",schemaPath:"#/properties/\
maxItems/type",keyword:"type",params:{type:"integer"},schema:o.properties.maxItems.type,parentSchema:o.properties.maxItems,data:t};e===null?e=[p]:e.push(p),r++}
if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.maxItems,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(
t)){const p={instancePath:s+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.
maxItems,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.minContains!==void 0){let t=i.minContains;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={
instancePath:s+"/minContains",schemaPath:"#/properties/minContains/type",keyword:"type",params:{type:"integer"},schema:o.properties.minContains.type,parentSchema:o.
properties.minContains,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/minCo\
ntains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.
minContains,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minContains,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.maxContains!==void 0){let t=i.
maxContains;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"\
type",params:{type:"integer"},schema:o.properties.maxContains.type,parentSchema:o.properties.maxContains,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="numb\
er"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.maxContains,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={
instancePath:s+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.
maxContains,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.minProperties!==void 0){let t=i.minProperties;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const p={instancePath:s+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:o.properties.minProperties.type,
parentSchema:o.properties.minProperties,data:t};e===null?e=[p]:e.push(p),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+
"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.
properties.minProperties,data:t};e===null?e=[p]:e.push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/minProperties",schemaPath:"#/properties/minProperties/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:o.properties.minProperties,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.maxProperties!==
void 0){let t=i.maxProperties;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const p={instancePath:s+"/maxProperties",schemaPath:"#/properties/maxPro\
perties/type",keyword:"type",params:{type:"integer"},schema:o.properties.maxProperties.type,parentSchema:o.properties.maxProperties,data:t};e===null?e=[p]:e.push(
p),r++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const p={instancePath:s+"/maxProperties",schemaPath:"#/properties/maxProperties/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:o.properties.maxProperties,data:t};e===null?e=[p]:e.
push(p),r++}if(t<0||isNaN(t)){const p={instancePath:s+"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:o.properties.maxProperties,data:t};e===null?e=[p]:e.push(p),r++}}}if(i.uniqueItems!==void 0){let t=i.uniqueItems;if(typeof t!="bo\
olean"){const p={instancePath:s+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:o.properties.uniqueItems.
type,parentSchema:o.properties.uniqueItems,data:t};e===null?e=[p]:e.push(p),r++}}if(i.items!==void 0&&(D(i.items,{instancePath:s+"/items",parentData:i,parentDataProperty:"\
items",rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.prefixItems!==void 0){let t=i.prefixItems;if(Array.isArray(t)){if(t.
length>20){const f={instancePath:s+"/prefixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:o.properties.
prefixItems,data:t};e===null?e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"m\
inItems",params:{limit:1},schema:1,parentSchema:o.properties.prefixItems,data:t};e===null?e=[f]:e.push(f),r++}const p=t.length;for(let f=0;f<p;f++)D(t[f],{instancePath:s+
"/prefixItems/"+f,parentData:t,parentDataProperty:f,rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const p={instancePath:s+
"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:o.properties.prefixItems.type,parentSchema:o.properties.prefixItems,
data:t};e===null?e=[p]:e.push(p),r++}}if(i.contains!==void 0&&(D(i.contains,{instancePath:s+"/contains",parentData:i,parentDataProperty:"contains",rootData:I,dynamicAnchors:O})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.properties!==void 0){let t=i.properties;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>
500){const p={instancePath:s+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:o.
properties.properties,data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){const f=r,l=r,S=r;if(p!=="__proto__"){const g={};e===null?e=[g]:e.push(g),r++}var a=S===
r;if(a){const g={instancePath:s+"/properties",schemaPath:"#/properties/properties/propertyNames/not",keyword:"not",params:{},schema:o.properties.properties.propertyNames.
not,parentSchema:o.properties.properties.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}else r=l,e!==null&&(l?e.length=l:e=null);if(typeof p==
"string"&&p.length>200&&L(p)>200){const g={instancePath:s+"/properties",schemaPath:"#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{
limit:200},schema:200,parentSchema:o.properties.properties.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}var c=f===r;if(!c){const g={instancePath:s+
"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName:p},schema:o.properties.properties.propertyNames,parentSchema:o.
properties.properties,data:t};e===null?e=[g]:e.push(g),r++}}for(const p in t)D(t[p],{instancePath:s+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,
parentDataProperty:p,rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const p={instancePath:s+"/properties",schemaPath:"#\
/properties/properties/type",keyword:"type",params:{type:"object"},schema:o.properties.properties.type,parentSchema:o.properties.properties,data:t};e===null?e=[
p]:e.push(p),r++}}if(i.patternProperties!==void 0){let t=i.patternProperties;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>20){const p={
instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:o.
properties.patternProperties,data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){const f=r,l=r,S=r;if(p!=="__proto__"){const g={};e===null?e=[g]:e.push(g),r++}
var n=S===r;if(n){const g={instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:o.properties.
patternProperties.propertyNames.not,parentSchema:o.properties.patternProperties.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}else r=l,e!==null&&
(l?e.length=l:e=null);if(typeof p=="string"&&p.length>200&&L(p)>200){const g={instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/pro\
pertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:o.properties.patternProperties.propertyNames,data:p,propertyName:p};e===null?
e=[g]:e.push(g),r++}var u=f===r;if(!u){const g={instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames",keyword:"propertyN\
ames",params:{propertyName:p},schema:o.properties.patternProperties.propertyNames,parentSchema:o.properties.patternProperties,data:t};e===null?e=[g]:e.push(g),r++}}
for(const p in t)D(t[p],{instancePath:s+"/patternProperties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:I,dynamicAnchors:O})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const p={instancePath:s+"/patternProperties",schemaPath:"#/properties/patternProperties/type",keyword:"\
type",params:{type:"object"},schema:o.properties.patternProperties.type,parentSchema:o.properties.patternProperties,data:t};e===null?e=[p]:e.push(p),r++}}if(i.additionalProperties!==
void 0&&(D(i.additionalProperties,{instancePath:s+"/additionalProperties",parentData:i,parentDataProperty:"additionalProperties",rootData:I,dynamicAnchors:O})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.propertyNames!==void 0&&(D(i.propertyNames,{instancePath:s+"/propertyNames",parentData:i,parentDataProperty:"\
propertyNames",rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.required!==void 0){let t=i.required;if(Array.isArray(t)){if(t.
length>500){const S={instancePath:s+"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:o.properties.
required,data:t};e===null?e=[S]:e.push(S),r++}const p=t.length;for(let S=0;S<p;S++){let g=t[S];if(typeof g=="string"){if(g.length>200&&L(g)>200){const P={instancePath:s+
"/required/"+S,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:o.properties.required.items,data:g};
e===null?e=[P]:e.push(P),r++}}else{const P={instancePath:s+"/required/"+S,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:o.
properties.required.items.type,parentSchema:o.properties.required.items,data:g};e===null?e=[P]:e.push(P),r++}}let f=t.length,l;if(f>1){const S={};for(;f--;){let g=t[f];
if(typeof g=="string"){if(typeof S[g]=="number"){l=S[g];const P={instancePath:s+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",
params:{i:f,j:l},schema:!0,parentSchema:o.properties.required,data:t};e===null?e=[P]:e.push(P),r++;break}S[g]=f}}}}else{const p={instancePath:s+"/required",schemaPath:"\
#/properties/required/type",keyword:"type",params:{type:"array"},schema:o.properties.required.type,parentSchema:o.properties.required,data:t};e===null?e=[p]:e.push(
p),r++}}if(i.dependentRequired!==void 0){let t=i.dependentRequired;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>500){const p={instancePath:s+
"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:o.properties.dependentRequired,
data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){let f=t[p];if(Array.isArray(f)){if(f.length>500){const P={instancePath:s+"/dependentRequired/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:o.
properties.dependentRequired.additionalProperties,data:f};e===null?e=[P]:e.push(P),r++}const l=f.length;for(let P=0;P<l;P++){let N=f[P];if(typeof N=="string"){if(N.
length>200&&L(N)>200){const v={instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+P,schemaPath:"#/properties/dependentRequired/ad\
ditionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:o.properties.dependentRequired.additionalProperties.items,data:N};
e===null?e=[v]:e.push(v),r++}}else{const v={instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+P,schemaPath:"#/properties/depende\
ntRequired/additionalProperties/items/type",keyword:"type",params:{type:"string"},schema:o.properties.dependentRequired.additionalProperties.items.type,parentSchema:o.
properties.dependentRequired.additionalProperties.items,data:N};e===null?e=[v]:e.push(v),r++}}let S=f.length,g;if(S>1){const P={};for(;S--;){let N=f[S];if(typeof N==
"string"){if(typeof P[N]=="number"){g=P[N];const v={instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/depen\
dentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:S,j:g},schema:!0,parentSchema:o.properties.dependentRequired.additionalProperties,
data:f};e===null?e=[v]:e.push(v),r++;break}P[N]=S}}}}else{const l={instancePath:s+"/dependentRequired/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:o.properties.dependentRequired.additionalProperties.type,parentSchema:o.
properties.dependentRequired.additionalProperties,data:f};e===null?e=[l]:e.push(l),r++}}}else{const p={instancePath:s+"/dependentRequired",schemaPath:"#/propert\
ies/dependentRequired/type",keyword:"type",params:{type:"object"},schema:o.properties.dependentRequired.type,parentSchema:o.properties.dependentRequired,data:t};
e===null?e=[p]:e.push(p),r++}}if(i.dependentSchemas!==void 0){let t=i.dependentSchemas;if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>500){
const p={instancePath:s+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:o.
properties.dependentSchemas,data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){const f=r,l=r,S=r;if(p!=="__proto__"){const g={};e===null?e=[g]:e.push(g),r++}
var h=S===r;if(h){const g={instancePath:s+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:o.properties.
dependentSchemas.propertyNames.not,parentSchema:o.properties.dependentSchemas.propertyNames,data:p,propertyName:p};e===null?e=[g]:e.push(g),r++}else r=l,e!==null&&
(l?e.length=l:e=null);if(typeof p=="string"&&p.length>200&&L(p)>200){const g={instancePath:s+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/prope\
rtyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:o.properties.dependentSchemas.propertyNames,data:p,propertyName:p};e===null?e=
[g]:e.push(g),r++}var y=f===r;if(!y){const g={instancePath:s+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",
params:{propertyName:p},schema:o.properties.dependentSchemas.propertyNames,parentSchema:o.properties.dependentSchemas,data:t};e===null?e=[g]:e.push(g),r++}}for(const p in t)
D(t[p],{instancePath:s+"/dependentSchemas/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:I,dynamicAnchors:O})||(e=e===null?
D.errors:e.concat(D.errors),r=e.length)}else{const p={instancePath:s+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"type",params:{
type:"object"},schema:o.properties.dependentSchemas.type,parentSchema:o.properties.dependentSchemas,data:t};e===null?e=[p]:e.push(p),r++}}if(i.allOf!==void 0){let t=i.
allOf;if(Array.isArray(t)){if(t.length>20){const f={instancePath:s+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,
parentSchema:o.properties.allOf,data:t};e===null?e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:o.properties.allOf,data:t};e===null?e=[f]:e.push(f),r++}const p=t.length;for(let f=0;f<p;f++)D(t[f],{instancePath:s+
"/allOf/"+f,parentData:t,parentDataProperty:f,rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const p={instancePath:s+"/\
allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:o.properties.allOf.type,parentSchema:o.properties.allOf,data:t};e===null?
e=[p]:e.push(p),r++}}if(i.anyOf!==void 0){let t=i.anyOf;if(Array.isArray(t)){if(t.length>20){const f={instancePath:s+"/anyOf",schemaPath:"#/properties/anyOf/max\
Items",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:o.properties.anyOf,data:t};e===null?e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+
"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.anyOf,data:t};e===null?e=[f]:e.push(f),
r++}const p=t.length;for(let f=0;f<p;f++)D(t[f],{instancePath:s+"/anyOf/"+f,parentData:t,parentDataProperty:f,rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const p={instancePath:s+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"type",params:{type:"array"},schema:o.properties.
anyOf.type,parentSchema:o.properties.anyOf,data:t};e===null?e=[p]:e.push(p),r++}}if(i.oneOf!==void 0){let t=i.oneOf;if(Array.isArray(t)){if(t.length>20){const f={
instancePath:s+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:o.properties.oneOf,data:t};e===null?
e=[f]:e.push(f),r++}if(t.length<1){const f={instancePath:s+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.
properties.oneOf,data:t};e===null?e=[f]:e.push(f),r++}const p=t.length;for(let f=0;f<p;f++)D(t[f],{instancePath:s+"/oneOf/"+f,parentData:t,parentDataProperty:f,
rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)}else{const p={instancePath:s+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"\
type",params:{type:"array"},schema:o.properties.oneOf.type,parentSchema:o.properties.oneOf,data:t};e===null?e=[p]:e.push(p),r++}}if(i.not!==void 0&&(D(i.not,{instancePath:s+
"/not",parentData:i,parentDataProperty:"not",rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.if!==void 0&&(D(i.if,{instancePath:s+
"/if",parentData:i,parentDataProperty:"if",rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.then!==void 0&&(D(i.then,{instancePath:s+
"/then",parentData:i,parentDataProperty:"then",rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.else!==void 0&&(D(i.else,{instancePath:s+
"/else",parentData:i,parentDataProperty:"else",rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:e.concat(D.errors),r=e.length)),i.$defs!==void 0){let t=i.$defs;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>500){const p={instancePath:s+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"\
maxProperties",params:{limit:500},schema:500,parentSchema:o.properties.$defs,data:t};e===null?e=[p]:e.push(p),r++}for(const p in t){const f=r;if(typeof p=="stri\
ng"){if(p.length>90&&L(p)>90){const l={instancePath:s+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",keyword:"maxLength",params:{limit:90},schema:90,
parentSchema:o.properties.$defs.propertyNames,data:p,propertyName:p};e===null?e=[l]:e.push(l),r++}if(!xe.test(p)){const l={instancePath:s+"/$defs",schemaPath:"#\
/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:o.properties.$defs.propertyNames,
data:p,propertyName:p};e===null?e=[l]:e.push(l),r++}}var b=f===r;if(!b){const l={instancePath:s+"/$defs",schemaPath:"#/properties/%24defs/propertyNames",keyword:"\
propertyNames",params:{propertyName:p},schema:o.properties.$defs.propertyNames,parentSchema:o.properties.$defs,data:t};e===null?e=[l]:e.push(l),r++}}for(const p in t)
D(t[p],{instancePath:s+"/$defs/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:p,rootData:I,dynamicAnchors:O})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length)}else{const p={instancePath:s+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:o.properties.
$defs.type,parentSchema:o.properties.$defs,data:t};e===null?e=[p]:e.push(p),r++}}if(i.uniqueItems!==void 0&&i&&typeof i=="object"&&!Array.isArray(i)){if(i.items===
void 0){const t={instancePath:s,schemaPath:"#/dependentSchemas/uniqueItems/required",keyword:"required",params:{missingProperty:"items"},schema:o.dependentSchemas.
uniqueItems.required,parentSchema:o.dependentSchemas.uniqueItems,data:i};e===null?e=[t]:e.push(t),r++}if(i.items!==void 0){let t=i.items;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.type===void 0){const p={instancePath:s+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",
params:{missingProperty:"type"},schema:o.dependentSchemas.uniqueItems.properties.items.required,parentSchema:o.dependentSchemas.uniqueItems.properties.items,data:t};
e===null?e=[p]:e.push(p),r++}if(t.type!==void 0){let p=t.type;const f=r;let l=!1;const S=r;if(!(p==="null"||p==="boolean"||p==="number"||p==="integer"||p==="str\
ing")){const g={instancePath:s+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:o.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},schema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,
parentSchema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0],data:p};e===null?e=[g]:e.push(g),r++}var T=S===r;if(l=l||T,!l){const g=r;if(Array.
isArray(p)){if(p.length>7){const v={instancePath:s+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:7},schema:7,parentSchema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:p};e===null?e=[v]:e.push(v),r++}const N=p.
length;for(let v=0;v<N;v++){let d=p[v];if(!(d==="null"||d==="boolean"||d==="number"||d==="integer"||d==="string")){const G={instancePath:s+"/items/type/"+v,schemaPath:"\
#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:o.dependentSchemas.uniqueItems.properties.
items.properties.type.anyOf[1].items.enum},schema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:o.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1].items,data:d};e===null?e=[G]:e.push(G),r++}}}else{const N={instancePath:s+"/items/type",schemaPath:"#/depe\
ndentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/type",keyword:"type",params:{type:"array"},schema:o.dependentSchemas.uniqueItems.properties.items.
properties.type.anyOf[1].type,parentSchema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1],data:p};e===null?e=[N]:e.push(N),r++}var T=g===
r;l=l||T}if(l)r=f,e!==null&&(f?e.length=f:e=null);else{const g={instancePath:s+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/propert\
ies/type/anyOf",keyword:"anyOf",params:{},schema:o.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf,parentSchema:o.dependentSchemas.uniqueItems.
properties.items.properties.type,data:p};e===null?e=[g]:e.push(g),r++}}}else{const p={instancePath:s+"/items",schemaPath:"#/dependentSchemas/uniqueItems/propert\
ies/items/type",keyword:"type",params:{type:"object"},schema:o.dependentSchemas.uniqueItems.properties.items.type,parentSchema:o.dependentSchemas.uniqueItems.properties.
items,data:t};e===null?e=[p]:e.push(p),r++}}}}return ae.errors=e,r===0}function Z(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){
let e=null,r=0;if(!(i&&typeof i=="object"&&!Array.isArray(i))){const m={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ge.type,
parentSchema:ge,data:i};e===null?e=[m]:e.push(m),r++}return ae(i,{instancePath:s,parentData:F,parentDataProperty:M,rootData:I,dynamicAnchors:O})||(e=e===null?ae.
errors:e.concat(ae.errors),r=e.length),Z.errors=e,r===0}function W(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){
let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const m in i)if(!(m==="request"||m==="example"||m==="success")){const a={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:A,data:i};e===null?e=[a]:e.push(a),r++}if(i.request!==
void 0&&(Z(i.request,{instancePath:s+"/request",parentData:i,parentDataProperty:"request",rootData:I,dynamicAnchors:O})||(e=e===null?Z.errors:e.concat(Z.errors),
r=e.length)),i.example!==void 0){let m=i.example;if(!(m&&typeof m=="object"&&!Array.isArray(m))){const a={instancePath:s+"/example",schemaPath:"#/properties/exa\
mple/type",keyword:"type",params:{type:"object"},schema:A.properties.example.type,parentSchema:A.properties.example,data:m};e===null?e=[a]:e.push(a),r++}}if(i.success!==
void 0){let m=i.success;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.status===void 0){const a={instancePath:s+"/success",schemaPath:"#/properties/success/r\
equired",keyword:"required",params:{missingProperty:"status"},schema:A.properties.success.required,parentSchema:A.properties.success,data:m};e===null?e=[a]:e.push(
a),r++}if(m.body===void 0){const a={instancePath:s+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:"body"},schema:A.
properties.success.required,parentSchema:A.properties.success,data:m};e===null?e=[a]:e.push(a),r++}for(const a in m)if(!(a==="status"||a==="body")){const c={instancePath:s+
"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:A.properties.
success,data:m};e===null?e=[c]:e.push(c),r++}if(m.status!==void 0){let a=m.status;if(Array.isArray(a)){if(a.length>100){const h={instancePath:s+"/success/status",
schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:A.properties.success.properties.status,
data:a};e===null?e=[h]:e.push(h),r++}if(a.length<1){const h={instancePath:s+"/success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:A.properties.success.properties.status,data:a};e===null?e=[h]:e.push(h),r++}const c=a.length;for(let h=0;h<c;h++){
let y=a[h];if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const b={instancePath:s+"/success/status/"+h,schemaPath:"#/properties/success/properties/st\
atus/items/type",keyword:"type",params:{type:"integer"},schema:A.properties.success.properties.status.items.type,parentSchema:A.properties.success.properties.status.
items,data:y};e===null?e=[b]:e.push(b),r++}if(typeof y=="number"&&isFinite(y)){if(y>299||isNaN(y)){const b={instancePath:s+"/success/status/"+h,schemaPath:"#/pr\
operties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:299},schema:299,parentSchema:A.properties.success.properties.status.
items,data:y};e===null?e=[b]:e.push(b),r++}if(y<200||isNaN(y)){const b={instancePath:s+"/success/status/"+h,schemaPath:"#/properties/success/properties/status/i\
tems/minimum",keyword:"minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:A.properties.success.properties.status.items,data:y};e===null?e=[b]:e.
push(b),r++}}}let n=a.length,u;if(n>1){const h={};for(;n--;){let y=a[n];if(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)){if(typeof h[y]=="number"){u=h[y];
const b={instancePath:s+"/success/status",schemaPath:"#/properties/success/properties/status/uniqueItems",keyword:"uniqueItems",params:{i:n,j:u},schema:!0,parentSchema:A.
properties.success.properties.status,data:a};e===null?e=[b]:e.push(b),r++;break}h[y]=n}}}}else{const c={instancePath:s+"/success/status",schemaPath:"#/propertie\
s/success/properties/status/type",keyword:"type",params:{type:"array"},schema:A.properties.success.properties.status.type,parentSchema:A.properties.success.properties.
status,data:a};e===null?e=[c]:e.push(c),r++}}if(m.body!==void 0){let a=m.body;if(!(a==="empty"||a==="any")){const c={instancePath:s+"/success/body",schemaPath:"\
#/properties/success/properties/body/enum",keyword:"enum",params:{allowedValues:A.properties.success.properties.body.enum},schema:A.properties.success.properties.
body.enum,parentSchema:A.properties.success.properties.body,data:a};e===null?e=[c]:e.push(c),r++}}}else{const a={instancePath:s+"/success",schemaPath:"#/propert\
ies/success/type",keyword:"type",params:{type:"object"},schema:A.properties.success.type,parentSchema:A.properties.success,data:m};e===null?e=[a]:e.push(a),r++}}}else{
const m={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,parentSchema:A,data:i};e===null?e=[m]:e.push(m),r++}return W.errors=
e,r===0}const B={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};function C(i,{instancePath:s="",parentData:F,
parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;if(Array.isArray(i)){if(i.length>100){const n={instancePath:s,schemaPath:"#/maxItems",
keyword:"maxItems",params:{limit:100},schema:100,parentSchema:B,data:i};e===null?e=[n]:e.push(n),r++}if(i.length<1){const n={instancePath:s,schemaPath:"#/minIte\
ms",keyword:"minItems",params:{limit:1},schema:1,parentSchema:B,data:i};e===null?e=[n]:e.push(n),r++}const m=i.length;for(let n=0;n<m;n++){let u=i[n];if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const h={instancePath:s+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},schema:B.items.type,parentSchema:B.
items,data:u};e===null?e=[h]:e.push(h),r++}if(typeof u=="number"&&isFinite(u)){if(u>499||isNaN(u)){const h={instancePath:s+"/"+n,schemaPath:"#/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:B.items,data:u};e===null?e=[h]:e.push(h),r++}if(u<400||isNaN(u)){const h={instancePath:s+"/"+
n,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:B.items,data:u};e===null?e=[h]:e.push(h),r++}}}let a=i.
length,c;if(a>1){const n={};for(;a--;){let u=i[a];if(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)){if(typeof n[u]=="number"){c=n[u];const h={instancePath:s,
schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:c},schema:!0,parentSchema:B,data:i};e===null?e=[h]:e.push(h),r++;break}n[u]=a}}}}else{const m={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:B.type,parentSchema:B,data:i};e===null?e=[m]:e.push(m),r++}return C.errors=e,r===0}const me={oneOf:[
{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 499"};function J(i,{instancePath:s="",parentData:F,parentDataProperty:M,
rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;const m=r;let a=!1,c=null;const n=r;if(i!=="accepted"){const y={instancePath:s,schemaPath:"#/oneOf/0/const",
keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:me.oneOf[0],data:i};e===null?e=[y]:e.push(y),r++}var h=n===r;h&&(a=!0,c=0);const u=r;
C(i,{instancePath:s,parentData:F,parentDataProperty:M,rootData:I,dynamicAnchors:O})||(e=e===null?C.errors:e.concat(C.errors),r=e.length);var h=u===r;if(h&&a?(a=
!1,c=[c,1]):h&&(a=!0,c=1),a)r=m,e!==null&&(m?e.length=m:e=null);else{const y={instancePath:s,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:c},schema:me.
oneOf,parentSchema:me,data:i};e===null?e=[y]:e.push(y),r++}return J.errors=e,r===0}const Q={type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/li\
mits"},maxProperties:100,propertyNames:{maxLength:100}},E={type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"integer",minimum:1,
maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{type:"integer",
minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}};function ie(i,{
instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length<1){const m={instancePath:s,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:E,data:i};e===null?e=[m]:e.
push(m),r++}for(const m in i)if(!(m==="minLength"||m==="maxLength"||m==="minimum"||m==="maximum"||m==="pastDays"||m==="futureDays")){const a={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:E,data:i};e===null?e=[a]:e.push(a),r++}if(i.minLength!==
void 0){let m=i.minLength;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/type",
keyword:"type",params:{type:"integer"},schema:E.properties.minLength.type,parentSchema:E.properties.minLength,data:m};e===null?e=[a]:e.push(a),r++}if(typeof m==
"number"&&isFinite(m)){if(m>1e6||isNaN(m)){const a={instancePath:s+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e6},schema:1e6,parentSchema:E.properties.minLength,data:m};e===null?e=[a]:e.push(a),r++}if(m<1||isNaN(m)){const a={instancePath:s+"/minLength",schemaPath:"\
#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:E.properties.minLength,data:m};e===null?e=[a]:e.push(a),
r++}}}if(i.maxLength!==void 0){let m=i.maxLength;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:s+"/maxLength",schemaPath:"#/pr\
operties/maxLength/type",keyword:"type",params:{type:"integer"},schema:E.properties.maxLength.type,parentSchema:E.properties.maxLength,data:m};e===null?e=[a]:e.
push(a),r++}if(typeof m=="number"&&isFinite(m)){if(m>1e6||isNaN(m)){const a={instancePath:s+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:E.properties.maxLength,data:m};e===null?e=[a]:e.push(a),r++}if(m<1||isNaN(m)){const a={instancePath:s+
"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:E.properties.maxLength,data:m};
e===null?e=[a]:e.push(a),r++}}}if(i.minimum!==void 0){let m=i.minimum;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:s+"/minimu\
m",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:E.properties.minimum.type,parentSchema:E.properties.minimum,data:m};e===
null?e=[a]:e.push(a),r++}if(typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m)){const a={instancePath:s+"/minimum",schemaPath:"#/properties/minimu\
m/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:E.properties.minimum,data:m};e===null?e=[a]:e.
push(a),r++}if(m<-9007199254740991||isNaN(m)){const a={instancePath:s+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:E.properties.minimum,data:m};e===null?e=[a]:e.push(a),r++}}}if(i.maximum!==void 0){let m=i.maximum;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:s+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"\
integer"},schema:E.properties.maximum.type,parentSchema:E.properties.maximum,data:m};e===null?e=[a]:e.push(a),r++}if(typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m)){const a={instancePath:s+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:E.properties.maximum,data:m};e===null?e=[a]:e.push(a),r++}if(m<-9007199254740991||isNaN(m)){const a={instancePath:s+"/maximum",schemaPath:"#/proper\
ties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:E.properties.maximum,data:m};e===
null?e=[a]:e.push(a),r++}}}if(i.pastDays!==void 0){let m=i.pastDays;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:s+"/pastDays",
schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:E.properties.pastDays.type,parentSchema:E.properties.pastDays,data:m};e===
null?e=[a]:e.push(a),r++}if(typeof m=="number"&&isFinite(m)){if(m>36500||isNaN(m)){const a={instancePath:s+"/pastDays",schemaPath:"#/properties/pastDays/maximum",
keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:E.properties.pastDays,data:m};e===null?e=[a]:e.push(a),r++}if(m<2||isNaN(m)){const a={
instancePath:s+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:E.properties.pastDays,
data:m};e===null?e=[a]:e.push(a),r++}}}if(i.futureDays!==void 0){let m=i.futureDays;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:s+
"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:E.properties.futureDays.type,parentSchema:E.properties.futureDays,
data:m};e===null?e=[a]:e.push(a),r++}if(typeof m=="number"&&isFinite(m)){if(m>36500||isNaN(m)){const a={instancePath:s+"/futureDays",schemaPath:"#/properties/fu\
tureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:E.properties.futureDays,data:m};e===null?e=[a]:e.push(a),r++}
if(m<0||isNaN(m)){const a={instancePath:s+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:E.properties.futureDays,data:m};e===null?e=[a]:e.push(a),r++}}}}else{const m={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:E.type,parentSchema:E,data:i};e===null?e=[m]:e.push(m),r++}return ie.errors=e,r===0}function X(i,{instancePath:s="",parentData:F,parentDataProperty:M,
rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>100){const a={instancePath:s,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:Q,data:i};e===null?e=[a]:e.push(a),r++}if(Object.keys(i).length<1){const a={
instancePath:s,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:Q,data:i};e===null?e=[a]:e.push(a),r++}for(const a in i){
const c=r;if(typeof a=="string"&&a.length>100&&L(a)>100){const n={instancePath:s,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,
parentSchema:Q.propertyNames,data:a,propertyName:a};e===null?e=[n]:e.push(n),r++}var m=c===r;if(!m){const n={instancePath:s,schemaPath:"#/propertyNames",keyword:"\
propertyNames",params:{propertyName:a},schema:Q.propertyNames,parentSchema:Q,data:i};e===null?e=[n]:e.push(n),r++}}for(const a in i)ie(i[a],{instancePath:s+"/"+
a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:a,rootData:I,dynamicAnchors:O})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)}else{
const a={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Q.type,parentSchema:Q,data:i};e===null?e=[a]:e.push(a),r++}return X.errors=
e,r===0}const le={enum:["strict","tolerant"]};function R(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,
r=0;if(!(i==="strict"||i==="tolerant")){const m={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:le.enum},schema:le.enum,parentSchema:le,
data:i};e===null?e=[m]:e.push(m),r++}return R.errors=e,r===0}const re={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ig\
nored, or a list of statuses from 400 to 499"};function H(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,
r=0;const m=r;let a=!1,c=null;const n=r;if(!(i==="accepted"||i==="ignored")){const y={instancePath:s,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:re.
oneOf[0].enum},schema:re.oneOf[0].enum,parentSchema:re.oneOf[0],data:i};e===null?e=[y]:e.push(y),r++}var h=n===r;h&&(a=!0,c=0);const u=r;C(i,{instancePath:s,parentData:F,
parentDataProperty:M,rootData:I,dynamicAnchors:O})||(e=e===null?C.errors:e.concat(C.errors),r=e.length);var h=u===r;if(h&&a?(a=!1,c=[c,1]):h&&(a=!0,c=1),a)r=m,e!==
null&&(m?e.length=m:e=null);else{const y={instancePath:s,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:c},schema:re.oneOf,parentSchema:re,data:i};
e===null?e=[y]:e.push(y),r++}return H.errors=e,r===0}function ke(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,
r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const c in i)if(!ee.call(w.properties,c)){const n={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:w,data:i};e===null?e=[n]:e.push(n),r++}if(i.name!==void 0){let c=i.name;if(typeof c==
"string"){if(c.length>200&&L(c)>200){const n={instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:w.properties.name,data:c};e===null?e=[n]:e.push(n),r++}if(L(c)<1){const n={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:w.properties.name,data:c};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:s+"/name",schemaPath:"#/pro\
perties/name/type",keyword:"type",params:{type:"string"},schema:w.properties.name.type,parentSchema:w.properties.name,data:c};e===null?e=[n]:e.push(n),r++}}if(i.
interface!==void 0){let c=i.interface;if(typeof c=="string"){if(c.length>4&&L(c)>4){const n={instancePath:s+"/interface",schemaPath:"#/properties/interface/maxL\
ength",keyword:"maxLength",params:{limit:4},schema:4,parentSchema:w.properties.interface,data:c};e===null?e=[n]:e.push(n),r++}if(!be.test(c)){const n={instancePath:s+
"/interface",schemaPath:"#/properties/interface/pattern",keyword:"pattern",params:{pattern:"^v[1-9][0-9]{0,2}$"},schema:"^v[1-9][0-9]{0,2}$",parentSchema:w.properties.
interface,data:c};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:s+"/interface",schemaPath:"#/properties/interface/type",keyword:"type",params:{type:"\
string"},schema:w.properties.interface.type,parentSchema:w.properties.interface,data:c};e===null?e=[n]:e.push(n),r++}}if(i.operations!==void 0){let c=i.operations;
if(c&&typeof c=="object"&&!Array.isArray(c)){for(const n in c)if(!(n==="partial-bill"||n==="no-show")){const u={instancePath:s+"/operations",schemaPath:"#/prope\
rties/operations/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:w.properties.operations,data:c};e===null?
e=[u]:e.push(u),r++}c["partial-bill"]!==void 0&&(W(c["partial-bill"],{instancePath:s+"/operations/partial-bill",parentData:c,parentDataProperty:"partial-bill",rootData:I,
dynamicAnchors:O})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),c["no-show"]!==void 0&&(W(c["no-show"],{instancePath:s+"/operations/no-show",parentData:c,
parentDataProperty:"no-show",rootData:I,dynamicAnchors:O})||(e=e===null?W.errors:e.concat(W.errors),r=e.length))}else{const n={instancePath:s+"/operations",schemaPath:"\
#/properties/operations/type",keyword:"type",params:{type:"object"},schema:w.properties.operations.type,parentSchema:w.properties.operations,data:c};e===null?e=
[n]:e.push(n),r++}}if(i.errors!==void 0){let c=i.errors;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const n in c)if(!(n==="unauthorized"||n==="invalid"||n===
"malformed"||n==="unsupportedMediaType"||n==="schema"||n==="replies")){const u={instancePath:s+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:w.properties.errors,data:c};e===null?e=[u]:e.push(u),r++}if(c.unauthorized!==void 0&&
(C(c.unauthorized,{instancePath:s+"/errors/unauthorized",parentData:c,parentDataProperty:"unauthorized",rootData:I,dynamicAnchors:O})||(e=e===null?C.errors:e.concat(
C.errors),r=e.length)),c.invalid!==void 0&&(C(c.invalid,{instancePath:s+"/errors/invalid",parentData:c,parentDataProperty:"invalid",rootData:I,dynamicAnchors:O})||
(e=e===null?C.errors:e.concat(C.errors),r=e.length)),c.malformed!==void 0&&(C(c.malformed,{instancePath:s+"/errors/malformed",parentData:c,parentDataProperty:"m\
alformed",rootData:I,dynamicAnchors:O})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),c.unsupportedMediaType!==void 0&&(C(c.unsupportedMediaType,{instancePath:s+
"/errors/unsupportedMediaType",parentData:c,parentDataProperty:"unsupportedMediaType",rootData:I,dynamicAnchors:O})||(e=e===null?C.errors:e.concat(C.errors),r=e.
length)),c.schema!==void 0&&(Z(c.schema,{instancePath:s+"/errors/schema",parentData:c,parentDataProperty:"schema",rootData:I,dynamicAnchors:O})||(e=e===null?Z.errors:
e.concat(Z.errors),r=e.length)),c.replies!==void 0){let n=c.replies;if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>100){const u={instancePath:s+
"/errors/replies",schemaPath:"#/properties/errors/properties/replies/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:w.properties.
errors.properties.replies,data:n};e===null?e=[u]:e.push(u),r++}if(Object.keys(n).length<1){const u={instancePath:s+"/errors/replies",schemaPath:"#/properties/er\
rors/properties/replies/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:w.properties.errors.properties.replies,data:n};e===null?e=
[u]:e.push(u),r++}for(const u in n){const h=r;if(typeof u=="string"){if(u.length>3&&L(u)>3){const y={instancePath:s+"/errors/replies",schemaPath:"#/properties/e\
rrors/properties/replies/propertyNames/maxLength",keyword:"maxLength",params:{limit:3},schema:3,parentSchema:w.properties.errors.properties.replies.propertyNames,
data:u,propertyName:u};e===null?e=[y]:e.push(y),r++}if(!_e.test(u)){const y={instancePath:s+"/errors/replies",schemaPath:"#/properties/errors/properties/replies\
/propertyNames/pattern",keyword:"pattern",params:{pattern:"^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:w.properties.errors.properties.replies.propertyNames,data:u,
propertyName:u};e===null?e=[y]:e.push(y),r++}}var m=h===r;if(!m){const y={instancePath:s+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/pr\
opertyNames",keyword:"propertyNames",params:{propertyName:u},schema:w.properties.errors.properties.replies.propertyNames,parentSchema:w.properties.errors.properties.
replies,data:n};e===null?e=[y]:e.push(y),r++}}for(const u in n){let h=n[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const y={instancePath:s+
"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/minProperties",keyword:"minP\
roperties",params:{limit:1},schema:1,parentSchema:w.properties.errors.properties.replies.additionalProperties,data:h};e===null?e=[y]:e.push(y),r++}for(const y in h)
if(!(y==="contentType"||y==="schema")){const b={instancePath:s+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/prope\
rties/replies/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y},schema:!1,parentSchema:w.properties.errors.
properties.replies.additionalProperties,data:h};e===null?e=[b]:e.push(b),r++}if(h.contentType!==void 0){let y=h.contentType;if(typeof y=="string"){if(y.length>200&&
L(y)>200){const b={instancePath:s+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/\
additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:w.properties.errors.properties.replies.additionalProperties.
properties.contentType,data:y};e===null?e=[b]:e.push(b),r++}if(!De.test(y)){const b={instancePath:s+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/pattern",keyword:"pattern",params:{pattern:"^[\\w.!\
#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:w.properties.errors.properties.replies.additionalProperties.properties.contentType,
data:y};e===null?e=[b]:e.push(b),r++}}else{const b={instancePath:s+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/prop\
erties/errors/properties/replies/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"string"},schema:w.properties.errors.properties.replies.
additionalProperties.properties.contentType.type,parentSchema:w.properties.errors.properties.replies.additionalProperties.properties.contentType,data:y};e===null?
e=[b]:e.push(b),r++}}h.schema!==void 0&&(Z(h.schema,{instancePath:s+"/errors/replies/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:h,parentDataProperty:"\
schema",rootData:I,dynamicAnchors:O})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{const y={instancePath:s+"/errors/replies/"+u.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{type:"object"},schema:w.properties.errors.
properties.replies.additionalProperties.type,parentSchema:w.properties.errors.properties.replies.additionalProperties,data:h};e===null?e=[y]:e.push(y),r++}}}else{
const u={instancePath:s+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"type",params:{type:"object"},schema:w.properties.errors.
properties.replies.type,parentSchema:w.properties.errors.properties.replies,data:n};e===null?e=[u]:e.push(u),r++}}}else{const n={instancePath:s+"/errors",schemaPath:"\
#/properties/errors/type",keyword:"type",params:{type:"object"},schema:w.properties.errors.type,parentSchema:w.properties.errors,data:c};e===null?e=[n]:e.push(n),
r++}}if(i.apiVersion!==void 0){let c=i.apiVersion;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const n in c)if(!(n==="supported"||n==="unsupported"||n==="em\
pty"||n==="repeated")){const u={instancePath:s+"/apiVersion",schemaPath:"#/properties/apiVersion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
schema:!1,parentSchema:w.properties.apiVersion,data:c};e===null?e=[u]:e.push(u),r++}if(c.supported!==void 0){let n=c.supported;if(Array.isArray(n)){if(n.length>
50){const b={instancePath:s+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/maxItems",keyword:"maxItems",params:{limit:50},schema:50,
parentSchema:w.properties.apiVersion.properties.supported,data:n};e===null?e=[b]:e.push(b),r++}if(n.length<1){const b={instancePath:s+"/apiVersion/supported",schemaPath:"\
#/properties/apiVersion/properties/supported/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:w.properties.apiVersion.properties.supported,data:n};
e===null?e=[b]:e.push(b),r++}const u=n.length;for(let b=0;b<u;b++){let T=n[b];if(typeof T=="string"){if(T.length>200&&L(T)>200){const t={instancePath:s+"/apiVer\
sion/supported/"+b,schemaPath:"#/properties/apiVersion/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:w.properties.
apiVersion.properties.supported.items,data:T};e===null?e=[t]:e.push(t),r++}if(L(T)<1){const t={instancePath:s+"/apiVersion/supported/"+b,schemaPath:"#/propertie\
s/apiVersion/properties/supported/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:w.properties.apiVersion.properties.supported.items,
data:T};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:s+"/apiVersion/supported/"+b,schemaPath:"#/properties/apiVersion/properties/supported/items/typ\
e",keyword:"type",params:{type:"string"},schema:w.properties.apiVersion.properties.supported.items.type,parentSchema:w.properties.apiVersion.properties.supported.
items,data:T};e===null?e=[t]:e.push(t),r++}}let h=n.length,y;if(h>1){const b={};for(;h--;){let T=n[h];if(typeof T=="string"){if(typeof b[T]=="number"){y=b[T];const t={
instancePath:s+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:h,j:y},schema:!0,parentSchema:w.
properties.apiVersion.properties.supported,data:n};e===null?e=[t]:e.push(t),r++;break}b[T]=h}}}}else{const u={instancePath:s+"/apiVersion/supported",schemaPath:"\
#/properties/apiVersion/properties/supported/type",keyword:"type",params:{type:"array"},schema:w.properties.apiVersion.properties.supported.type,parentSchema:w.
properties.apiVersion.properties.supported,data:n};e===null?e=[u]:e.push(u),r++}}c.unsupported!==void 0&&(C(c.unsupported,{instancePath:s+"/apiVersion/unsupport\
ed",parentData:c,parentDataProperty:"unsupported",rootData:I,dynamicAnchors:O})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),c.empty!==void 0&&(J(c.empty,
{instancePath:s+"/apiVersion/empty",parentData:c,parentDataProperty:"empty",rootData:I,dynamicAnchors:O})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),
c.repeated!==void 0&&(J(c.repeated,{instancePath:s+"/apiVersion/repeated",parentData:c,parentDataProperty:"repeated",rootData:I,dynamicAnchors:O})||(e=e===null?
J.errors:e.concat(J.errors),r=e.length))}else{const n={instancePath:s+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type:"objec\
t"},schema:w.properties.apiVersion.type,parentSchema:w.properties.apiVersion,data:c};e===null?e=[n]:e.push(n),r++}}if(i.rateLimit!==void 0){let c=i.rateLimit;if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.requestsPerSecond===void 0){const n={instancePath:s+"/rateLimit",schemaPath:"#/properties/rateLimit/required",keyword:"\
required",params:{missingProperty:"requestsPerSecond"},schema:w.properties.rateLimit.required,parentSchema:w.properties.rateLimit,data:c};e===null?e=[n]:e.push(
n),r++}for(const n in c)if(n!=="requestsPerSecond"){const u={instancePath:s+"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:w.properties.rateLimit,data:c};e===null?e=[u]:e.push(u),r++}if(c.requestsPerSecond!==void 0){
let n=c.requestsPerSecond;if(typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n)){const u={instancePath:s+"/rateLimit/requestsPerSecond",schemaPath:"#/propertie\
s/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:w.properties.rateLimit.properties.
requestsPerSecond,data:n};e===null?e=[u]:e.push(u),r++}if(n<=0||isNaN(n)){const u={instancePath:s+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLi\
mit/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:w.properties.rateLimit.properties.
requestsPerSecond,data:n};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:s+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/propertie\
s/requestsPerSecond/type",keyword:"type",params:{type:"number"},schema:w.properties.rateLimit.properties.requestsPerSecond.type,parentSchema:w.properties.rateLimit.
properties.requestsPerSecond,data:n};e===null?e=[u]:e.push(u),r++}}}else{const n={instancePath:s+"/rateLimit",schemaPath:"#/properties/rateLimit/type",keyword:"\
type",params:{type:"object"},schema:w.properties.rateLimit.type,parentSchema:w.properties.rateLimit,data:c};e===null?e=[n]:e.push(n),r++}}if(i.token!==void 0){let c=i.
token;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const n in c)if(!(n==="expired"||n==="shortLivedClient"||n==="wrongSecrets"||n==="leewaySeconds"||n==="li\
veTokens"||n==="secondClient"||n==="longestLifeSeconds")){const u={instancePath:s+"/token",schemaPath:"#/properties/token/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n},schema:!1,parentSchema:w.properties.token,data:c};e===null?e=[u]:e.push(u),r++}if(c.expired!==void 0&&(C(c.expired,
{instancePath:s+"/token/expired",parentData:c,parentDataProperty:"expired",rootData:I,dynamicAnchors:O})||(e=e===null?C.errors:e.concat(C.errors),r=e.length)),c.
shortLivedClient!==void 0){let n=c.shortLivedClient;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){const u={instancePath:s+"/token/shortLivedCli\
ent",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:"id"},schema:w.properties.token.properties.
shortLivedClient.required,parentSchema:w.properties.token.properties.shortLivedClient,data:n};e===null?e=[u]:e.push(u),r++}if(n.lifetimeSeconds===void 0){const u={
instancePath:s+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:"lifeti\
meSeconds"},schema:w.properties.token.properties.shortLivedClient.required,parentSchema:w.properties.token.properties.shortLivedClient,data:n};e===null?e=[u]:e.
push(u),r++}for(const u in n)if(!(u==="id"||u==="lifetimeSeconds")){const h={instancePath:s+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/\
shortLivedClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:w.properties.token.properties.shortLivedClient,
data:n};e===null?e=[h]:e.push(h),r++}if(n.id!==void 0){let u=n.id;if(typeof u=="string"){if(u.length>512&&L(u)>512){const h={instancePath:s+"/token/shortLivedCl\
ient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:w.properties.
token.properties.shortLivedClient.properties.id,data:u};e===null?e=[h]:e.push(h),r++}if(L(u)<1){const h={instancePath:s+"/token/shortLivedClient/id",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:w.properties.token.properties.
shortLivedClient.properties.id,data:u};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:s+"/token/shortLivedClient/id",schemaPath:"#/properties/token/pr\
operties/shortLivedClient/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:w.
properties.token.properties.shortLivedClient.properties.id,data:u};e===null?e=[h]:e.push(h),r++}}if(n.lifetimeSeconds!==void 0){let u=n.lifetimeSeconds;if(typeof u==
"number"&&isFinite(u)){if(u>60||isNaN(u)){const h={instancePath:s+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLived\
Client/properties/lifetimeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:w.properties.token.properties.shortLivedClient.
properties.lifetimeSeconds,data:u};e===null?e=[h]:e.push(h),r++}if(u<3||isNaN(u)){const h={instancePath:s+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"\
#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:w.properties.
token.properties.shortLivedClient.properties.lifetimeSeconds,data:u};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:s+"/token/shortLivedClient/lifetim\
eSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:w.properties.
token.properties.shortLivedClient.properties.lifetimeSeconds.type,parentSchema:w.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:u};
e===null?e=[h]:e.push(h),r++}}}else{const u={instancePath:s+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"\
type",params:{type:"object"},schema:w.properties.token.properties.shortLivedClient.type,parentSchema:w.properties.token.properties.shortLivedClient,data:n};e===
null?e=[u]:e.push(u),r++}}if(c.wrongSecrets!==void 0){let n=c.wrongSecrets;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:s+"/t\
oken/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:w.properties.token.properties.wrongSecrets.
type,parentSchema:w.properties.token.properties.wrongSecrets,data:n};e===null?e=[u]:e.push(u),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n)){const u={
instancePath:s+"/token/wrongSecrets",schemaPath:"#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,
parentSchema:w.properties.token.properties.wrongSecrets,data:n};e===null?e=[u]:e.push(u),r++}if(n<0||isNaN(n)){const u={instancePath:s+"/token/wrongSecrets",schemaPath:"\
#/properties/token/properties/wrongSecrets/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:w.properties.token.properties.wrongSecrets,
data:n};e===null?e=[u]:e.push(u),r++}}}if(c.leewaySeconds!==void 0){let n=c.leewaySeconds;if(typeof n=="number"&&isFinite(n)){if(n>300||isNaN(n)){const u={instancePath:s+
"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,parentSchema:w.
properties.token.properties.leewaySeconds,data:n};e===null?e=[u]:e.push(u),r++}if(n<0||isNaN(n)){const u={instancePath:s+"/token/leewaySeconds",schemaPath:"#/pr\
operties/token/properties/leewaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:w.properties.token.properties.leewaySeconds,
data:n};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:s+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"\
type",params:{type:"number"},schema:w.properties.token.properties.leewaySeconds.type,parentSchema:w.properties.token.properties.leewaySeconds,data:n};e===null?e=
[u]:e.push(u),r++}}if(c.liveTokens!==void 0){let n=c.liveTokens;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:s+"/token/liveTo\
kens",schemaPath:"#/properties/token/properties/liveTokens/type",keyword:"type",params:{type:"integer"},schema:w.properties.token.properties.liveTokens.type,parentSchema:w.
properties.token.properties.liveTokens,data:n};e===null?e=[u]:e.push(u),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n)){const u={instancePath:s+"/to\
ken/liveTokens",schemaPath:"#/properties/token/properties/liveTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:w.properties.
token.properties.liveTokens,data:n};e===null?e=[u]:e.push(u),r++}if(n<1||isNaN(n)){const u={instancePath:s+"/token/liveTokens",schemaPath:"#/properties/token/pr\
operties/liveTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:w.properties.token.properties.liveTokens,data:n};e===null?
e=[u]:e.push(u),r++}}}if(c.secondClient!==void 0){let n=c.secondClient;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){const u={instancePath:s+"/\
token/secondClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:"id"},schema:w.properties.token.
properties.secondClient.required,parentSchema:w.properties.token.properties.secondClient,data:n};e===null?e=[u]:e.push(u),r++}for(const u in n)if(u!=="id"){const h={
instancePath:s+"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:w.properties.token.properties.secondClient,data:n};e===null?e=[h]:e.push(h),r++}if(n.id!==void 0){let u=n.id;if(typeof u=="string"){if(u.
length>512&&L(u)>512){const h={instancePath:s+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/maxLength",keyword:"\
maxLength",params:{limit:512},schema:512,parentSchema:w.properties.token.properties.secondClient.properties.id,data:u};e===null?e=[h]:e.push(h),r++}if(L(u)<1){const h={
instancePath:s+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:w.properties.token.properties.secondClient.properties.id,data:u};e===null?e=[h]:e.push(h),r++}}else{const h={instancePath:s+"/token/secondClient/id",
schemaPath:"#/properties/token/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:w.properties.token.properties.secondClient.
properties.id.type,parentSchema:w.properties.token.properties.secondClient.properties.id,data:u};e===null?e=[h]:e.push(h),r++}}}else{const u={instancePath:s+"/t\
oken/secondClient",schemaPath:"#/properties/token/properties/secondClient/type",keyword:"type",params:{type:"object"},schema:w.properties.token.properties.secondClient.
type,parentSchema:w.properties.token.properties.secondClient,data:n};e===null?e=[u]:e.push(u),r++}}if(c.longestLifeSeconds!==void 0){let n=c.longestLifeSeconds;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:s+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestL\
ifeSeconds/type",keyword:"type",params:{type:"integer"},schema:w.properties.token.properties.longestLifeSeconds.type,parentSchema:w.properties.token.properties.
longestLifeSeconds,data:n};e===null?e=[u]:e.push(u),r++}if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){const u={instancePath:s+"/token/longestLi\
feSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:w.
properties.token.properties.longestLifeSeconds,data:n};e===null?e=[u]:e.push(u),r++}if(n<1||isNaN(n)){const u={instancePath:s+"/token/longestLifeSeconds",schemaPath:"\
#/properties/token/properties/longestLifeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:w.properties.token.properties.
longestLifeSeconds,data:n};e===null?e=[u]:e.push(u),r++}}}}else{const n={instancePath:s+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"\
object"},schema:w.properties.token.type,parentSchema:w.properties.token,data:c};e===null?e=[n]:e.push(n),r++}}if(i.fields!==void 0){let c=i.fields;if(c&&typeof c==
"object"&&!Array.isArray(c)){for(const n in c)if(!(n==="check-in"||n==="check-out")){const u={instancePath:s+"/fields",schemaPath:"#/properties/fields/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:w.properties.fields,data:c};e===null?e=[u]:e.push(u),r++}c["che\
ck-in"]!==void 0&&(X(c["check-in"],{instancePath:s+"/fields/check-in",parentData:c,parentDataProperty:"check-in",rootData:I,dynamicAnchors:O})||(e=e===null?X.errors:
e.concat(X.errors),r=e.length)),c["check-out"]!==void 0&&(X(c["check-out"],{instancePath:s+"/fields/check-out",parentData:c,parentDataProperty:"check-out",rootData:I,
dynamicAnchors:O})||(e=e===null?X.errors:e.concat(X.errors),r=e.length))}else{const n={instancePath:s+"/fields",schemaPath:"#/properties/fields/type",keyword:"t\
ype",params:{type:"object"},schema:w.properties.fields.type,parentSchema:w.properties.fields,data:c};e===null?e=[n]:e.push(n),r++}}if(i.reading!==void 0){let c=i.
reading;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const n in c)if(!(n==="coercions"||n==="unknownMembers"||n==="letterCase")){const u={instancePath:s+"/r\
eading",schemaPath:"#/properties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:w.properties.
reading,data:c};e===null?e=[u]:e.push(u),r++}if(c.coercions!==void 0){let n=c.coercions;const u=r;let h=!1,y=null;const b=r;R(n,{instancePath:s+"/reading/coerci\
ons",parentData:c,parentDataProperty:"coercions",rootData:I,dynamicAnchors:O})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var a=b===r;a&&(h=!0,y=0);const T=r;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1){const t={instancePath:s+"/reading/coercions",schemaPath:"#/properties/reading/propertie\
s/coercions/oneOf/1/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:w.properties.reading.properties.coercions.oneOf[1],data:n};e===
null?e=[t]:e.push(t),r++}for(const t in n)if(!(t==="quotedNumbers"||t==="quotedBooleans"||t==="numbersAsText")){const p={instancePath:s+"/reading/coercions",schemaPath:"\
#/properties/reading/properties/coercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:w.properties.
reading.properties.coercions.oneOf[1],data:n};e===null?e=[p]:e.push(p),r++}n.quotedNumbers!==void 0&&(R(n.quotedNumbers,{instancePath:s+"/reading/coercions/quot\
edNumbers",parentData:n,parentDataProperty:"quotedNumbers",rootData:I,dynamicAnchors:O})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),n.quotedBooleans!==
void 0&&(R(n.quotedBooleans,{instancePath:s+"/reading/coercions/quotedBooleans",parentData:n,parentDataProperty:"quotedBooleans",rootData:I,dynamicAnchors:O})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length)),n.numbersAsText!==void 0&&(R(n.numbersAsText,{instancePath:s+"/reading/coercions/numbersAsText",parentData:n,
parentDataProperty:"numbersAsText",rootData:I,dynamicAnchors:O})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{const t={instancePath:s+"/reading/co\
ercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:w.properties.reading.properties.coercions.
oneOf[1].type,parentSchema:w.properties.reading.properties.coercions.oneOf[1],data:n};e===null?e=[t]:e.push(t),r++}var a=T===r;if(a&&h?(h=!1,y=[y,1]):a&&(h=!0,y=
1),h)r=u,e!==null&&(u?e.length=u:e=null);else{const t={instancePath:s+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf",keyword:"\
oneOf",params:{passingSchemas:y},schema:w.properties.reading.properties.coercions.oneOf,parentSchema:w.properties.reading.properties.coercions,data:n};e===null?
e=[t]:e.push(t),r++}}c.unknownMembers!==void 0&&(R(c.unknownMembers,{instancePath:s+"/reading/unknownMembers",parentData:c,parentDataProperty:"unknownMembers",rootData:I,
dynamicAnchors:O})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),c.letterCase!==void 0&&(R(c.letterCase,{instancePath:s+"/reading/letterCase",parentData:c,
parentDataProperty:"letterCase",rootData:I,dynamicAnchors:O})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{const n={instancePath:s+"/reading",schemaPath:"\
#/properties/reading/type",keyword:"type",params:{type:"object"},schema:w.properties.reading.type,parentSchema:w.properties.reading,data:c};e===null?e=[n]:e.push(
n),r++}}if(i.repeats!==void 0){let c=i.repeats;if(c&&typeof c=="object"&&!Array.isArray(c)){for(const n in c)if(!(n==="check-in"||n==="check-out"||n==="partial-\
bill"||n==="no-show")){const u={instancePath:s+"/repeats",schemaPath:"#/properties/repeats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
schema:!1,parentSchema:w.properties.repeats,data:c};e===null?e=[u]:e.push(u),r++}c["check-in"]!==void 0&&(H(c["check-in"],{instancePath:s+"/repeats/check-in",parentData:c,
parentDataProperty:"check-in",rootData:I,dynamicAnchors:O})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),c["check-out"]!==void 0&&(H(c["check-out"],{instancePath:s+
"/repeats/check-out",parentData:c,parentDataProperty:"check-out",rootData:I,dynamicAnchors:O})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),c["partial-\
bill"]!==void 0&&(H(c["partial-bill"],{instancePath:s+"/repeats/partial-bill",parentData:c,parentDataProperty:"partial-bill",rootData:I,dynamicAnchors:O})||(e=e===
null?H.errors:e.concat(H.errors),r=e.length)),c["no-show"]!==void 0&&(H(c["no-show"],{instancePath:s+"/repeats/no-show",parentData:c,parentDataProperty:"no-show",
rootData:I,dynamicAnchors:O})||(e=e===null?H.errors:e.concat(H.errors),r=e.length))}else{const n={instancePath:s+"/repeats",schemaPath:"#/properties/repeats/typ\
e",keyword:"type",params:{type:"object"},schema:w.properties.repeats.type,parentSchema:w.properties.repeats,data:c};e===null?e=[n]:e.push(n),r++}}}else{const c={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:w.type,parentSchema:w,data:i};e===null?e=[c]:e.push(c),r++}return ke.errors=e,r===
0}export const baseline=Se;const j={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"baseline.schema.json",type:"array",items:{type:"object",additionalProperties:!1,
required:["id","reason","owner","expires"],properties:{id:{type:"string",minLength:1,examples:["CHECK-IN.REFUSES-MISSING:folio"]},reason:{type:"string",minLength:1,
examples:["the gateway fills the field in"]},owner:{type:"string",minLength:1,examples:["stays team"]},expires:{type:"string",format:"date",examples:["2027-01-3\
1"]}}}},qe=K.date;function Se(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){let e=null,r=0;if(Array.isArray(i)){const m=i.
length;for(let a=0;a<m;a++){let c=i[a];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.id===void 0){const n={instancePath:s+"/"+a,schemaPath:"#/items/required",
keyword:"required",params:{missingProperty:"id"},schema:j.items.required,parentSchema:j.items,data:c};e===null?e=[n]:e.push(n),r++}if(c.reason===void 0){const n={
instancePath:s+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"reason"},schema:j.items.required,parentSchema:j.items,data:c};e===
null?e=[n]:e.push(n),r++}if(c.owner===void 0){const n={instancePath:s+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"owner"},schema:j.
items.required,parentSchema:j.items,data:c};e===null?e=[n]:e.push(n),r++}if(c.expires===void 0){const n={instancePath:s+"/"+a,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"expires"},schema:j.items.required,parentSchema:j.items,data:c};e===null?e=[n]:e.push(n),r++}for(const n in c)if(!(n==="id"||n===
"reason"||n==="owner"||n==="expires")){const u={instancePath:s+"/"+a,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},
schema:!1,parentSchema:j.items,data:c};e===null?e=[u]:e.push(u),r++}if(c.id!==void 0){let n=c.id;if(typeof n=="string"){if(L(n)<1){const u={instancePath:s+"/"+a+
"/id",schemaPath:"#/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.items.properties.id,data:n};e===null?e=[u]:e.push(
u),r++}}else{const u={instancePath:s+"/"+a+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"},schema:j.items.properties.id.type,
parentSchema:j.items.properties.id,data:n};e===null?e=[u]:e.push(u),r++}}if(c.reason!==void 0){let n=c.reason;if(typeof n=="string"){if(L(n)<1){const u={instancePath:s+
"/"+a+"/reason",schemaPath:"#/items/properties/reason/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.items.properties.reason,data:n};e===
null?e=[u]:e.push(u),r++}}else{const u={instancePath:s+"/"+a+"/reason",schemaPath:"#/items/properties/reason/type",keyword:"type",params:{type:"string"},schema:j.
items.properties.reason.type,parentSchema:j.items.properties.reason,data:n};e===null?e=[u]:e.push(u),r++}}if(c.owner!==void 0){let n=c.owner;if(typeof n=="strin\
g"){if(L(n)<1){const u={instancePath:s+"/"+a+"/owner",schemaPath:"#/items/properties/owner/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:j.
items.properties.owner,data:n};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:s+"/"+a+"/owner",schemaPath:"#/items/properties/owner/type",keyword:"typ\
e",params:{type:"string"},schema:j.items.properties.owner.type,parentSchema:j.items.properties.owner,data:n};e===null?e=[u]:e.push(u),r++}}if(c.expires!==void 0){
let n=c.expires;if(typeof n=="string"){if(!qe.validate(n)){const u={instancePath:s+"/"+a+"/expires",schemaPath:"#/items/properties/expires/format",keyword:"form\
at",params:{format:"date"},schema:"date",parentSchema:j.items.properties.expires,data:n};e===null?e=[u]:e.push(u),r++}}else{const u={instancePath:s+"/"+a+"/expi\
res",schemaPath:"#/items/properties/expires/type",keyword:"type",params:{type:"string"},schema:j.items.properties.expires.type,parentSchema:j.items.properties.expires,
data:n};e===null?e=[u]:e.push(u),r++}}}else{const n={instancePath:s+"/"+a,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:j.items.type,parentSchema:j.
items,data:c};e===null?e=[n]:e.push(n),r++}}}else{const m={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:j.type,parentSchema:j,
data:i};e===null?e=[m]:e.push(m),r++}return Se.errors=e,r===0}export const logMapping=Le;const k={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"lo\
g-mapping.schema.json",type:"object",additionalProperties:!1,properties:{format:{enum:["ndjson","csv","access-log"],examples:["ndjson"]},separator:{type:"string",
minLength:1,maxLength:1,wanted:"one character",examples:[";"]},columns:{type:"object",additionalProperties:!1,properties:{time:{description:"When the call came,\
 or was answered.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"integer",minimum:1,maximum:100}],wanted:"the name of a column or member, such as @tim\
estamp, or in an access log its place from 1",examples:["@timestamp"]},method:{description:"The method.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"\
integer",minimum:1,maximum:100}],wanted:"the name of a column or member, such as http.request.method, or in an access log its place from 1",examples:["http.requ\
est.method"]},path:{description:"The path, with or without query.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"integer",minimum:1,maximum:100}],wanted:"\
the name of a column or member, such as url.path, or in an access log its place from 1",examples:["url.path"]},request:{description:"Method and path together, a\
s in POST /api/v1/x HTTP/1.1.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"integer",minimum:1,maximum:100}],wanted:"the name of a column or member, \
such as request, or in an access log its place from 1",examples:["request"]},status:{description:"The status of the reply.",oneOf:[{type:"string",minLength:1,maxLength:200},
{type:"integer",minimum:1,maximum:100}],wanted:"the name of a column or member, such as http.response.status_code, or in an access log its place from 1",examples:[
"http.response.status_code"]},requestId:{description:"An id that is also in a header field of the reply.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"\
integer",minimum:1,maximum:100}],wanted:"the name of a column or member, such as trace.id, or in an access log its place from 1",examples:["trace.id"]},clientId:{
description:"The client ID of the caller.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"integer",minimum:1,maximum:100}],wanted:"the name of a column\
 or member, such as oauth.client_id, or in an access log its place from 1",examples:["oauth.client_id"]},address:{description:"The network address of the caller\
.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"integer",minimum:1,maximum:100}],wanted:"the name of a column or member, such as client.ip, or in an \
access log its place from 1",examples:["client.ip"]},userAgent:{description:"User-Agent.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"integer",minimum:1,
maximum:100}],wanted:"the name of a column or member, such as user_agent.original, or in an access log its place from 1",examples:["user_agent.original"]},bytes:{
description:"Bytes of the reply's body.",oneOf:[{type:"string",minLength:1,maxLength:200},{type:"integer",minimum:1,maximum:100}],wanted:"the name of a column o\
r member, such as http.response.body.bytes, or in an access log its place from 1",examples:["http.response.body.bytes"]}}},time:{type:"object",additionalProperties:!1,
properties:{pattern:{type:"string",minLength:1,maxLength:100,examples:["dd.MM.yyyy HH:mm:ss"]},zone:{type:"string",minLength:1,maxLength:100,examples:["America/\
Chicago"],format:"time-zone"}}},stripPath:{type:"string",pattern:"^/",maxLength:500,wanted:"a path such as /prod",examples:["/prod"]},notLogged:{type:"array",maxItems:100,
items:{type:"object",additionalProperties:!1,required:["why"],properties:{method:{type:"string",maxLength:100,examples:["TRACE"]},path:{type:"string",maxLength:1e3,
examples:["/oauth2/token"]},status:{description:"The status of the reply, or several.",oneOf:[{type:"integer",minimum:100,maximum:599},{type:"array",maxItems:100,
items:{type:"integer",minimum:100,maximum:599}}],wanted:"a status or a list of them",examples:[405]},why:{type:"string",minLength:1,maxLength:500,examples:["the\
 gateway answers other methods itself"]}}}}}},Ge=new RegExp("^/","u");function Le(i,{instancePath:s="",parentData:F,parentDataProperty:M,rootData:I=i,dynamicAnchors:O={}}={}){
let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const f in i)if(!(f==="format"||f==="separator"||f==="columns"||f==="time"||f==="stripPath"||f===
"notLogged")){const l={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f},schema:!1,parentSchema:k,
data:i};e===null?e=[l]:e.push(l),r++}if(i.format!==void 0){let f=i.format;if(!(f==="ndjson"||f==="csv"||f==="access-log")){const l={instancePath:s+"/format",schemaPath:"\
#/properties/format/enum",keyword:"enum",params:{allowedValues:k.properties.format.enum},schema:k.properties.format.enum,parentSchema:k.properties.format,data:f};
e===null?e=[l]:e.push(l),r++}}if(i.separator!==void 0){let f=i.separator;if(typeof f=="string"){if(f.length>1&&L(f)>1){const l={instancePath:s+"/separator",schemaPath:"\
#/properties/separator/maxLength",keyword:"maxLength",params:{limit:1},schema:1,parentSchema:k.properties.separator,data:f};e===null?e=[l]:e.push(l),r++}if(L(f)<
1){const l={instancePath:s+"/separator",schemaPath:"#/properties/separator/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.separator,
data:f};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:s+"/separator",schemaPath:"#/properties/separator/type",keyword:"type",params:{type:"string"},schema:k.
properties.separator.type,parentSchema:k.properties.separator,data:f};e===null?e=[l]:e.push(l),r++}}if(i.columns!==void 0){let f=i.columns;if(f&&typeof f=="obje\
ct"&&!Array.isArray(f)){for(const l in f)if(!ee.call(k.properties.columns.properties,l)){const S={instancePath:s+"/columns",schemaPath:"#/properties/columns/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:k.properties.columns,data:f};e===null?e=[S]:e.push(S),r++}
if(f.time!==void 0){let l=f.time;const S=r;let g=!1,P=null;const N=r;if(typeof l=="string"){if(l.length>200&&L(l)>200){const d={instancePath:s+"/columns/time",schemaPath:"\
#/properties/columns/properties/time/oneOf/0/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:k.properties.columns.properties.time.oneOf[0],
data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<1){const d={instancePath:s+"/columns/time",schemaPath:"#/properties/columns/properties/time/oneOf/0/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:k.properties.columns.properties.time.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+
"/columns/time",schemaPath:"#/properties/columns/properties/time/oneOf/0/type",keyword:"type",params:{type:"string"},schema:k.properties.columns.properties.time.
oneOf[0].type,parentSchema:k.properties.columns.properties.time.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}var m=N===r;m&&(g=!0,P=0);const v=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+"/columns/time",schemaPath:"#/properties/columns/properties/time/oneOf/1/type",keyword:"type",
params:{type:"integer"},schema:k.properties.columns.properties.time.oneOf[1].type,parentSchema:k.properties.columns.properties.time.oneOf[1],data:l};e===null?e=
[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={instancePath:s+"/columns/time",schemaPath:"#/properties/columns/properties/ti\
me/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:k.properties.columns.properties.time.oneOf[1],data:l};e===null?
e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/time",schemaPath:"#/properties/columns/properties/time/oneOf/1/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.time.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var m=v===r;if(m&&g?(g=
!1,P=[P,1]):m&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+"/columns/time",schemaPath:"#/properties/columns/properties/time/on\
eOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.time.oneOf,parentSchema:k.properties.columns.properties.time,data:l};e===null?
e=[d]:e.push(d),r++}}if(f.method!==void 0){let l=f.method;const S=r;let g=!1,P=null;const N=r;if(typeof l=="string"){if(l.length>200&&L(l)>200){const d={instancePath:s+
"/columns/method",schemaPath:"#/properties/columns/properties/method/oneOf/0/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:k.properties.
columns.properties.method.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<1){const d={instancePath:s+"/columns/method",schemaPath:"#/properties/columns/pr\
operties/method/oneOf/0/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.columns.properties.method.oneOf[0],data:l};e===null?e=
[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/method",schemaPath:"#/properties/columns/properties/method/oneOf/0/type",keyword:"type",params:{type:"\
string"},schema:k.properties.columns.properties.method.oneOf[0].type,parentSchema:k.properties.columns.properties.method.oneOf[0],data:l};e===null?e=[d]:e.push(
d),r++}var a=N===r;a&&(g=!0,P=0);const v=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+"/columns/method",schemaPath:"#/pro\
perties/columns/properties/method/oneOf/1/type",keyword:"type",params:{type:"integer"},schema:k.properties.columns.properties.method.oneOf[1].type,parentSchema:k.
properties.columns.properties.method.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={instancePath:s+
"/columns/method",schemaPath:"#/properties/columns/properties/method/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:k.
properties.columns.properties.method.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/method",schemaPath:"#/pro\
perties/columns/properties/method/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.method.
oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var a=v===r;if(a&&g?(g=!1,P=[P,1]):a&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+
"/columns/method",schemaPath:"#/properties/columns/properties/method/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.method.
oneOf,parentSchema:k.properties.columns.properties.method,data:l};e===null?e=[d]:e.push(d),r++}}if(f.path!==void 0){let l=f.path;const S=r;let g=!1,P=null;const N=r;
if(typeof l=="string"){if(l.length>200&&L(l)>200){const d={instancePath:s+"/columns/path",schemaPath:"#/properties/columns/properties/path/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:k.properties.columns.properties.path.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<1){const d={instancePath:s+
"/columns/path",schemaPath:"#/properties/columns/properties/path/oneOf/0/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.columns.
properties.path.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/path",schemaPath:"#/properties/columns/properties/path/one\
Of/0/type",keyword:"type",params:{type:"string"},schema:k.properties.columns.properties.path.oneOf[0].type,parentSchema:k.properties.columns.properties.path.oneOf[0],
data:l};e===null?e=[d]:e.push(d),r++}var c=N===r;c&&(g=!0,P=0);const v=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+"/col\
umns/path",schemaPath:"#/properties/columns/properties/path/oneOf/1/type",keyword:"type",params:{type:"integer"},schema:k.properties.columns.properties.path.oneOf[1].
type,parentSchema:k.properties.columns.properties.path.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={
instancePath:s+"/columns/path",schemaPath:"#/properties/columns/properties/path/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,
parentSchema:k.properties.columns.properties.path.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/path",schemaPath:"\
#/properties/columns/properties/path/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.path.
oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var c=v===r;if(c&&g?(g=!1,P=[P,1]):c&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+
"/columns/path",schemaPath:"#/properties/columns/properties/path/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.path.oneOf,
parentSchema:k.properties.columns.properties.path,data:l};e===null?e=[d]:e.push(d),r++}}if(f.request!==void 0){let l=f.request;const S=r;let g=!1,P=null;const N=r;
if(typeof l=="string"){if(l.length>200&&L(l)>200){const d={instancePath:s+"/columns/request",schemaPath:"#/properties/columns/properties/request/oneOf/0/maxLeng\
th",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:k.properties.columns.properties.request.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<
1){const d={instancePath:s+"/columns/request",schemaPath:"#/properties/columns/properties/request/oneOf/0/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:k.properties.columns.properties.request.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/request",schemaPath:"\
#/properties/columns/properties/request/oneOf/0/type",keyword:"type",params:{type:"string"},schema:k.properties.columns.properties.request.oneOf[0].type,parentSchema:k.
properties.columns.properties.request.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}var n=N===r;n&&(g=!0,P=0);const v=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))){const d={instancePath:s+"/columns/request",schemaPath:"#/properties/columns/properties/request/oneOf/1/type",keyword:"type",params:{type:"inte\
ger"},schema:k.properties.columns.properties.request.oneOf[1].type,parentSchema:k.properties.columns.properties.request.oneOf[1],data:l};e===null?e=[d]:e.push(d),
r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={instancePath:s+"/columns/request",schemaPath:"#/properties/columns/properties/request/oneOf\
/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:k.properties.columns.properties.request.oneOf[1],data:l};e===null?e=[d]:
e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/request",schemaPath:"#/properties/columns/properties/request/oneOf/1/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.request.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var n=v===r;if(n&&
g?(g=!1,P=[P,1]):n&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+"/columns/request",schemaPath:"#/properties/columns/properties\
/request/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.request.oneOf,parentSchema:k.properties.columns.properties.request,
data:l};e===null?e=[d]:e.push(d),r++}}if(f.status!==void 0){let l=f.status;const S=r;let g=!1,P=null;const N=r;if(typeof l=="string"){if(l.length>200&&L(l)>200){
const d={instancePath:s+"/columns/status",schemaPath:"#/properties/columns/properties/status/oneOf/0/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:k.properties.columns.properties.status.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<1){const d={instancePath:s+"/columns/status",schemaPath:"\
#/properties/columns/properties/status/oneOf/0/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.columns.properties.status.oneOf[0],
data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/status",schemaPath:"#/properties/columns/properties/status/oneOf/0/type",keyword:"t\
ype",params:{type:"string"},schema:k.properties.columns.properties.status.oneOf[0].type,parentSchema:k.properties.columns.properties.status.oneOf[0],data:l};e===
null?e=[d]:e.push(d),r++}var u=N===r;u&&(g=!0,P=0);const v=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+"/columns/status",
schemaPath:"#/properties/columns/properties/status/oneOf/1/type",keyword:"type",params:{type:"integer"},schema:k.properties.columns.properties.status.oneOf[1].type,
parentSchema:k.properties.columns.properties.status.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={
instancePath:s+"/columns/status",schemaPath:"#/properties/columns/properties/status/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,
parentSchema:k.properties.columns.properties.status.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/status",schemaPath:"\
#/properties/columns/properties/status/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.
status.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var u=v===r;if(u&&g?(g=!1,P=[P,1]):u&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+
"/columns/status",schemaPath:"#/properties/columns/properties/status/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.status.
oneOf,parentSchema:k.properties.columns.properties.status,data:l};e===null?e=[d]:e.push(d),r++}}if(f.requestId!==void 0){let l=f.requestId;const S=r;let g=!1,P=null;
const N=r;if(typeof l=="string"){if(l.length>200&&L(l)>200){const d={instancePath:s+"/columns/requestId",schemaPath:"#/properties/columns/properties/requestId/o\
neOf/0/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:k.properties.columns.properties.requestId.oneOf[0],data:l};e===null?e=[d]:e.push(
d),r++}if(L(l)<1){const d={instancePath:s+"/columns/requestId",schemaPath:"#/properties/columns/properties/requestId/oneOf/0/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:k.properties.columns.properties.requestId.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/r\
equestId",schemaPath:"#/properties/columns/properties/requestId/oneOf/0/type",keyword:"type",params:{type:"string"},schema:k.properties.columns.properties.requestId.
oneOf[0].type,parentSchema:k.properties.columns.properties.requestId.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}var h=N===r;h&&(g=!0,P=0);const v=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+"/columns/requestId",schemaPath:"#/properties/columns/properties/requestId/oneOf/1/type",keyword:"\
type",params:{type:"integer"},schema:k.properties.columns.properties.requestId.oneOf[1].type,parentSchema:k.properties.columns.properties.requestId.oneOf[1],data:l};
e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={instancePath:s+"/columns/requestId",schemaPath:"#/properties/colum\
ns/properties/requestId/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:k.properties.columns.properties.requestId.
oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/requestId",schemaPath:"#/properties/columns/properties/request\
Id/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.requestId.oneOf[1],data:l};e===null?
e=[d]:e.push(d),r++}}var h=v===r;if(h&&g?(g=!1,P=[P,1]):h&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+"/columns/requestId",schemaPath:"\
#/properties/columns/properties/requestId/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.requestId.oneOf,parentSchema:k.
properties.columns.properties.requestId,data:l};e===null?e=[d]:e.push(d),r++}}if(f.clientId!==void 0){let l=f.clientId;const S=r;let g=!1,P=null;const N=r;if(typeof l==
"string"){if(l.length>200&&L(l)>200){const d={instancePath:s+"/columns/clientId",schemaPath:"#/properties/columns/properties/clientId/oneOf/0/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:k.properties.columns.properties.clientId.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<1){const d={
instancePath:s+"/columns/clientId",schemaPath:"#/properties/columns/properties/clientId/oneOf/0/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.
properties.columns.properties.clientId.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/clientId",schemaPath:"#/properties/\
columns/properties/clientId/oneOf/0/type",keyword:"type",params:{type:"string"},schema:k.properties.columns.properties.clientId.oneOf[0].type,parentSchema:k.properties.
columns.properties.clientId.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}var y=N===r;y&&(g=!0,P=0);const v=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){const d={instancePath:s+"/columns/clientId",schemaPath:"#/properties/columns/properties/clientId/oneOf/1/type",keyword:"type",params:{type:"integer"},schema:k.
properties.columns.properties.clientId.oneOf[1].type,parentSchema:k.properties.columns.properties.clientId.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(typeof l==
"number"&&isFinite(l)){if(l>100||isNaN(l)){const d={instancePath:s+"/columns/clientId",schemaPath:"#/properties/columns/properties/clientId/oneOf/1/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:k.properties.columns.properties.clientId.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<
1||isNaN(l)){const d={instancePath:s+"/columns/clientId",schemaPath:"#/properties/columns/properties/clientId/oneOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:k.properties.columns.properties.clientId.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var y=v===r;if(y&&g?(g=!1,P=[P,1]):y&&
(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+"/columns/clientId",schemaPath:"#/properties/columns/properties/clientId/oneOf",keyword:"\
oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.clientId.oneOf,parentSchema:k.properties.columns.properties.clientId,data:l};e===null?e=
[d]:e.push(d),r++}}if(f.address!==void 0){let l=f.address;const S=r;let g=!1,P=null;const N=r;if(typeof l=="string"){if(l.length>200&&L(l)>200){const d={instancePath:s+
"/columns/address",schemaPath:"#/properties/columns/properties/address/oneOf/0/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:k.properties.
columns.properties.address.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<1){const d={instancePath:s+"/columns/address",schemaPath:"#/properties/columns/\
properties/address/oneOf/0/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.columns.properties.address.oneOf[0],data:l};e===null?
e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/address",schemaPath:"#/properties/columns/properties/address/oneOf/0/type",keyword:"type",params:{type:"\
string"},schema:k.properties.columns.properties.address.oneOf[0].type,parentSchema:k.properties.columns.properties.address.oneOf[0],data:l};e===null?e=[d]:e.push(
d),r++}var b=N===r;b&&(g=!0,P=0);const v=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+"/columns/address",schemaPath:"#/pr\
operties/columns/properties/address/oneOf/1/type",keyword:"type",params:{type:"integer"},schema:k.properties.columns.properties.address.oneOf[1].type,parentSchema:k.
properties.columns.properties.address.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={instancePath:s+
"/columns/address",schemaPath:"#/properties/columns/properties/address/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:k.
properties.columns.properties.address.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/address",schemaPath:"#/p\
roperties/columns/properties/address/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.address.
oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var b=v===r;if(b&&g?(g=!1,P=[P,1]):b&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+
"/columns/address",schemaPath:"#/properties/columns/properties/address/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.address.
oneOf,parentSchema:k.properties.columns.properties.address,data:l};e===null?e=[d]:e.push(d),r++}}if(f.userAgent!==void 0){let l=f.userAgent;const S=r;let g=!1,P=null;
const N=r;if(typeof l=="string"){if(l.length>200&&L(l)>200){const d={instancePath:s+"/columns/userAgent",schemaPath:"#/properties/columns/properties/userAgent/o\
neOf/0/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:k.properties.columns.properties.userAgent.oneOf[0],data:l};e===null?e=[d]:e.push(
d),r++}if(L(l)<1){const d={instancePath:s+"/columns/userAgent",schemaPath:"#/properties/columns/properties/userAgent/oneOf/0/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:k.properties.columns.properties.userAgent.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/u\
serAgent",schemaPath:"#/properties/columns/properties/userAgent/oneOf/0/type",keyword:"type",params:{type:"string"},schema:k.properties.columns.properties.userAgent.
oneOf[0].type,parentSchema:k.properties.columns.properties.userAgent.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}var T=N===r;T&&(g=!0,P=0);const v=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+"/columns/userAgent",schemaPath:"#/properties/columns/properties/userAgent/oneOf/1/type",keyword:"\
type",params:{type:"integer"},schema:k.properties.columns.properties.userAgent.oneOf[1].type,parentSchema:k.properties.columns.properties.userAgent.oneOf[1],data:l};
e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){const d={instancePath:s+"/columns/userAgent",schemaPath:"#/properties/colum\
ns/properties/userAgent/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},schema:100,parentSchema:k.properties.columns.properties.userAgent.
oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/userAgent",schemaPath:"#/properties/columns/properties/userAge\
nt/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.columns.properties.userAgent.oneOf[1],data:l};e===null?
e=[d]:e.push(d),r++}}var T=v===r;if(T&&g?(g=!1,P=[P,1]):T&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{const d={instancePath:s+"/columns/userAgent",schemaPath:"\
#/properties/columns/properties/userAgent/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.columns.properties.userAgent.oneOf,parentSchema:k.
properties.columns.properties.userAgent,data:l};e===null?e=[d]:e.push(d),r++}}if(f.bytes!==void 0){let l=f.bytes;const S=r;let g=!1,P=null;const N=r;if(typeof l==
"string"){if(l.length>200&&L(l)>200){const d={instancePath:s+"/columns/bytes",schemaPath:"#/properties/columns/properties/bytes/oneOf/0/maxLength",keyword:"maxL\
ength",params:{limit:200},schema:200,parentSchema:k.properties.columns.properties.bytes.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}if(L(l)<1){const d={instancePath:s+
"/columns/bytes",schemaPath:"#/properties/columns/properties/bytes/oneOf/0/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.columns.
properties.bytes.oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}}else{const d={instancePath:s+"/columns/bytes",schemaPath:"#/properties/columns/properties/bytes/\
oneOf/0/type",keyword:"type",params:{type:"string"},schema:k.properties.columns.properties.bytes.oneOf[0].type,parentSchema:k.properties.columns.properties.bytes.
oneOf[0],data:l};e===null?e=[d]:e.push(d),r++}var t=N===r;t&&(g=!0,P=0);const v=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const d={instancePath:s+
"/columns/bytes",schemaPath:"#/properties/columns/properties/bytes/oneOf/1/type",keyword:"type",params:{type:"integer"},schema:k.properties.columns.properties.bytes.
oneOf[1].type,parentSchema:k.properties.columns.properties.bytes.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(
l)){const d={instancePath:s+"/columns/bytes",schemaPath:"#/properties/columns/properties/bytes/oneOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
schema:100,parentSchema:k.properties.columns.properties.bytes.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}if(l<1||isNaN(l)){const d={instancePath:s+"/columns/\
bytes",schemaPath:"#/properties/columns/properties/bytes/oneOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:k.properties.
columns.properties.bytes.oneOf[1],data:l};e===null?e=[d]:e.push(d),r++}}var t=v===r;if(t&&g?(g=!1,P=[P,1]):t&&(g=!0,P=1),g)r=S,e!==null&&(S?e.length=S:e=null);else{
const d={instancePath:s+"/columns/bytes",schemaPath:"#/properties/columns/properties/bytes/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:k.properties.
columns.properties.bytes.oneOf,parentSchema:k.properties.columns.properties.bytes,data:l};e===null?e=[d]:e.push(d),r++}}}else{const l={instancePath:s+"/columns",
schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"object"},schema:k.properties.columns.type,parentSchema:k.properties.columns,data:f};e===null?
e=[l]:e.push(l),r++}}if(i.time!==void 0){let f=i.time;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const l in f)if(!(l==="pattern"||l==="zone")){const S={instancePath:s+
"/time",schemaPath:"#/properties/time/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:k.properties.time,
data:f};e===null?e=[S]:e.push(S),r++}if(f.pattern!==void 0){let l=f.pattern;if(typeof l=="string"){if(l.length>100&&L(l)>100){const S={instancePath:s+"/time/pat\
tern",schemaPath:"#/properties/time/properties/pattern/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:k.properties.time.properties.pattern,
data:l};e===null?e=[S]:e.push(S),r++}if(L(l)<1){const S={instancePath:s+"/time/pattern",schemaPath:"#/properties/time/properties/pattern/minLength",keyword:"min\
Length",params:{limit:1},schema:1,parentSchema:k.properties.time.properties.pattern,data:l};e===null?e=[S]:e.push(S),r++}}else{const S={instancePath:s+"/time/pa\
ttern",schemaPath:"#/properties/time/properties/pattern/type",keyword:"type",params:{type:"string"},schema:k.properties.time.properties.pattern.type,parentSchema:k.
properties.time.properties.pattern,data:l};e===null?e=[S]:e.push(S),r++}}if(f.zone!==void 0){let l=f.zone;if(typeof l=="string"){if(l.length>100&&L(l)>100){const S={
instancePath:s+"/time/zone",schemaPath:"#/properties/time/properties/zone/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:k.properties.
time.properties.zone,data:l};e===null?e=[S]:e.push(S),r++}if(L(l)<1){const S={instancePath:s+"/time/zone",schemaPath:"#/properties/time/properties/zone/minLengt\
h",keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.time.properties.zone,data:l};e===null?e=[S]:e.push(S),r++}if(!ne.validate(l)){const S={
instancePath:s+"/time/zone",schemaPath:"#/properties/time/properties/zone/format",keyword:"format",params:{format:"time-zone"},schema:"time-zone",parentSchema:k.
properties.time.properties.zone,data:l};e===null?e=[S]:e.push(S),r++}}else{const S={instancePath:s+"/time/zone",schemaPath:"#/properties/time/properties/zone/ty\
pe",keyword:"type",params:{type:"string"},schema:k.properties.time.properties.zone.type,parentSchema:k.properties.time.properties.zone,data:l};e===null?e=[S]:e.
push(S),r++}}}else{const l={instancePath:s+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type:"object"},schema:k.properties.time.type,parentSchema:k.
properties.time,data:f};e===null?e=[l]:e.push(l),r++}}if(i.stripPath!==void 0){let f=i.stripPath;if(typeof f=="string"){if(f.length>500&&L(f)>500){const l={instancePath:s+
"/stripPath",schemaPath:"#/properties/stripPath/maxLength",keyword:"maxLength",params:{limit:500},schema:500,parentSchema:k.properties.stripPath,data:f};e===null?
e=[l]:e.push(l),r++}if(!Ge.test(f)){const l={instancePath:s+"/stripPath",schemaPath:"#/properties/stripPath/pattern",keyword:"pattern",params:{pattern:"^/"},schema:"\
^/",parentSchema:k.properties.stripPath,data:f};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:s+"/stripPath",schemaPath:"#/properties/stripPath/type",
keyword:"type",params:{type:"string"},schema:k.properties.stripPath.type,parentSchema:k.properties.stripPath,data:f};e===null?e=[l]:e.push(l),r++}}if(i.notLogged!==
void 0){let f=i.notLogged;if(Array.isArray(f)){if(f.length>100){const S={instancePath:s+"/notLogged",schemaPath:"#/properties/notLogged/maxItems",keyword:"maxIt\
ems",params:{limit:100},schema:100,parentSchema:k.properties.notLogged,data:f};e===null?e=[S]:e.push(S),r++}const l=f.length;for(let S=0;S<l;S++){let g=f[S];if(g&&
typeof g=="object"&&!Array.isArray(g)){if(g.why===void 0){const P={instancePath:s+"/notLogged/"+S,schemaPath:"#/properties/notLogged/items/required",keyword:"re\
quired",params:{missingProperty:"why"},schema:k.properties.notLogged.items.required,parentSchema:k.properties.notLogged.items,data:g};e===null?e=[P]:e.push(P),r++}
for(const P in g)if(!(P==="method"||P==="path"||P==="status"||P==="why")){const N={instancePath:s+"/notLogged/"+S,schemaPath:"#/properties/notLogged/items/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:P},schema:!1,parentSchema:k.properties.notLogged.items,data:g};e===null?e=[N]:e.push(
N),r++}if(g.method!==void 0){let P=g.method;if(typeof P=="string"){if(P.length>100&&L(P)>100){const N={instancePath:s+"/notLogged/"+S+"/method",schemaPath:"#/pr\
operties/notLogged/items/properties/method/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:k.properties.notLogged.items.properties.method,
data:P};e===null?e=[N]:e.push(N),r++}}else{const N={instancePath:s+"/notLogged/"+S+"/method",schemaPath:"#/properties/notLogged/items/properties/method/type",keyword:"\
type",params:{type:"string"},schema:k.properties.notLogged.items.properties.method.type,parentSchema:k.properties.notLogged.items.properties.method,data:P};e===
null?e=[N]:e.push(N),r++}}if(g.path!==void 0){let P=g.path;if(typeof P=="string"){if(P.length>1e3&&L(P)>1e3){const N={instancePath:s+"/notLogged/"+S+"/path",schemaPath:"\
#/properties/notLogged/items/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:k.properties.notLogged.items.properties.path,
data:P};e===null?e=[N]:e.push(N),r++}}else{const N={instancePath:s+"/notLogged/"+S+"/path",schemaPath:"#/properties/notLogged/items/properties/path/type",keyword:"\
type",params:{type:"string"},schema:k.properties.notLogged.items.properties.path.type,parentSchema:k.properties.notLogged.items.properties.path,data:P};e===null?
e=[N]:e.push(N),r++}}if(g.status!==void 0){let P=g.status;const N=r;let v=!1,d=null;const G=r;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const V={
instancePath:s+"/notLogged/"+S+"/status",schemaPath:"#/properties/notLogged/items/properties/status/oneOf/0/type",keyword:"type",params:{type:"integer"},schema:k.
properties.notLogged.items.properties.status.oneOf[0].type,parentSchema:k.properties.notLogged.items.properties.status.oneOf[0],data:P};e===null?e=[V]:e.push(V),
r++}if(typeof P=="number"&&isFinite(P)){if(P>599||isNaN(P)){const V={instancePath:s+"/notLogged/"+S+"/status",schemaPath:"#/properties/notLogged/items/propertie\
s/status/oneOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:k.properties.notLogged.items.properties.status.oneOf[0],data:P};
e===null?e=[V]:e.push(V),r++}if(P<100||isNaN(P)){const V={instancePath:s+"/notLogged/"+S+"/status",schemaPath:"#/properties/notLogged/items/properties/status/on\
eOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:k.properties.notLogged.items.properties.status.oneOf[0],data:P};e===
null?e=[V]:e.push(V),r++}}var p=G===r;p&&(v=!0,d=0);const $=r;if(Array.isArray(P)){if(P.length>100){const z={instancePath:s+"/notLogged/"+S+"/status",schemaPath:"\
#/properties/notLogged/items/properties/status/oneOf/1/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:k.properties.notLogged.items.properties.
status.oneOf[1],data:P};e===null?e=[z]:e.push(z),r++}const V=P.length;for(let z=0;z<V;z++){let U=P[z];if(!(typeof U=="number"&&!(U%1)&&!isNaN(U)&&isFinite(U))){
const Y={instancePath:s+"/notLogged/"+S+"/status/"+z,schemaPath:"#/properties/notLogged/items/properties/status/oneOf/1/items/type",keyword:"type",params:{type:"\
integer"},schema:k.properties.notLogged.items.properties.status.oneOf[1].items.type,parentSchema:k.properties.notLogged.items.properties.status.oneOf[1].items,data:U};
e===null?e=[Y]:e.push(Y),r++}if(typeof U=="number"&&isFinite(U)){if(U>599||isNaN(U)){const Y={instancePath:s+"/notLogged/"+S+"/status/"+z,schemaPath:"#/properti\
es/notLogged/items/properties/status/oneOf/1/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:k.properties.notLogged.
items.properties.status.oneOf[1].items,data:U};e===null?e=[Y]:e.push(Y),r++}if(U<100||isNaN(U)){const Y={instancePath:s+"/notLogged/"+S+"/status/"+z,schemaPath:"\
#/properties/notLogged/items/properties/status/oneOf/1/items/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:k.properties.
notLogged.items.properties.status.oneOf[1].items,data:U};e===null?e=[Y]:e.push(Y),r++}}}}else{const V={instancePath:s+"/notLogged/"+S+"/status",schemaPath:"#/pr\
operties/notLogged/items/properties/status/oneOf/1/type",keyword:"type",params:{type:"array"},schema:k.properties.notLogged.items.properties.status.oneOf[1].type,
parentSchema:k.properties.notLogged.items.properties.status.oneOf[1],data:P};e===null?e=[V]:e.push(V),r++}var p=$===r;if(p&&v?(v=!1,d=[d,1]):p&&(v=!0,d=1),v)r=N,
e!==null&&(N?e.length=N:e=null);else{const V={instancePath:s+"/notLogged/"+S+"/status",schemaPath:"#/properties/notLogged/items/properties/status/oneOf",keyword:"\
oneOf",params:{passingSchemas:d},schema:k.properties.notLogged.items.properties.status.oneOf,parentSchema:k.properties.notLogged.items.properties.status,data:P};
e===null?e=[V]:e.push(V),r++}}if(g.why!==void 0){let P=g.why;if(typeof P=="string"){if(P.length>500&&L(P)>500){const N={instancePath:s+"/notLogged/"+S+"/why",schemaPath:"\
#/properties/notLogged/items/properties/why/maxLength",keyword:"maxLength",params:{limit:500},schema:500,parentSchema:k.properties.notLogged.items.properties.why,
data:P};e===null?e=[N]:e.push(N),r++}if(L(P)<1){const N={instancePath:s+"/notLogged/"+S+"/why",schemaPath:"#/properties/notLogged/items/properties/why/minLength",
keyword:"minLength",params:{limit:1},schema:1,parentSchema:k.properties.notLogged.items.properties.why,data:P};e===null?e=[N]:e.push(N),r++}}else{const N={instancePath:s+
"/notLogged/"+S+"/why",schemaPath:"#/properties/notLogged/items/properties/why/type",keyword:"type",params:{type:"string"},schema:k.properties.notLogged.items.properties.
why.type,parentSchema:k.properties.notLogged.items.properties.why,data:P};e===null?e=[N]:e.push(N),r++}}}else{const P={instancePath:s+"/notLogged/"+S,schemaPath:"\
#/properties/notLogged/items/type",keyword:"type",params:{type:"object"},schema:k.properties.notLogged.items.type,parentSchema:k.properties.notLogged.items,data:g};
e===null?e=[P]:e.push(P),r++}}}else{const l={instancePath:s+"/notLogged",schemaPath:"#/properties/notLogged/type",keyword:"type",params:{type:"array"},schema:k.
properties.notLogged.type,parentSchema:k.properties.notLogged,data:f};e===null?e=[l]:e.push(l),r++}}}else{const f={instancePath:s,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},schema:k.type,parentSchema:k,data:i};e===null?e=[f]:e.push(f),r++}return Le.errors=e,r===0}

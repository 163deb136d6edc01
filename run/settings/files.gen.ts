// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{SETTINGS_FORMATS as U}from"./formats.ts";import ae from"ajv/dist/runtime/ucs2length.js";import ie from"ajv/dist/runtime/equal.js";export const variables=me;
const N={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"settings.schema.json",type:"object",additionalProperties:!1,properties:{LODGING_BASE_URL:{type:"\
string",format:"address",wanted:"an absolute https address without user name, query and fragment (http only on this machine)",examples:["https://sandbox.example\
/stage"],maxLength:2048},LODGING_AUTH_URL:{type:"string",format:"address",wanted:"an absolute https address without user name, query and fragment (http only on \
this machine)",examples:["https://issuer.sandbox.example"],maxLength:2048},LODGING_CLIENT_ID:{type:"string",pattern:"^[^\\p{Cc}]+$",wanted:"the client ID that t\
he provider gave you",examples:["pms-4711"],maxLength:512},LODGING_CLIENT_SECRET:{type:"string",writeOnly:!0,minLength:8,pattern:"^[^\\p{Cc}]+$",wanted:"the cli\
ent secret, of at least 8 characters without line breaks (a shorter one cannot be told from ordinary words when the submission is searched for it)",maxLength:4096},
LODGING_SHORT_LIVED_CLIENT_SECRET:{type:"string",writeOnly:!0,minLength:8,pattern:"^[^\\p{Cc}]+$",wanted:"the secret of the profile's short-lived client, of at \
least 8 characters without line breaks",maxLength:4096},LODGING_SECOND_CLIENT_SECRET:{type:"string",writeOnly:!0,minLength:8,pattern:"^[^\\p{Cc}]+$",wanted:"the\
 secret of the profile's second client, of at least 8 characters without line breaks",maxLength:4096},LODGING_HOTEL_ID:{type:"string",format:"int32-text",wanted:"\
a whole number from -2147483648 to 2147483647",examples:["100001"],maxLength:11},LODGING_HOTEL_TIME_ZONE:{type:"string",format:"time-zone",wanted:"the name of a\
n IANA time zone",examples:["America/Chicago"],maxLength:64},LODGING_ENVIRONMENT:{type:"string",enum:["sandbox","mock"],wanted:"sandbox or mock: production is r\
efused, because every accepted event is real there",examples:["sandbox"]},LODGING_KEY_FILE:{type:"string",wanted:"the path of a PEM file, as `npx lodging-certif\
ication keygen` writes it",examples:["pms.key.pem"],maxLength:4096},LODGING_ALLURE:{type:"string",enum:["on","off"],wanted:"on or off",examples:["off"]}}},Y=Object.
prototype.hasOwnProperty,x=ae.default??ae,ne=U.address,ge=U["int32-text"],oe=U["time-zone"],Q=new RegExp("^[^\\p{Cc}]+$","u");function me(i,{instancePath:p="",parentData:A,
parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const m in i)if(!Y.call(N.properties,
m)){const a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:N,data:i};e===
null?e=[a]:e.push(a),t++}if(i.LODGING_BASE_URL!==void 0){let m=i.LODGING_BASE_URL;if(typeof m=="string"){if(x(m)>2048){const a={instancePath:p+"/LODGING_BASE_UR\
L",schemaPath:"#/properties/LODGING_BASE_URL/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:N.properties.LODGING_BASE_URL,data:m};e===
null?e=[a]:e.push(a),t++}if(!ne.validate(m)){const a={instancePath:p+"/LODGING_BASE_URL",schemaPath:"#/properties/LODGING_BASE_URL/format",keyword:"format",params:{
format:"address"},schema:"address",parentSchema:N.properties.LODGING_BASE_URL,data:m};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:p+"/LODGING_BASE_\
URL",schemaPath:"#/properties/LODGING_BASE_URL/type",keyword:"type",params:{type:"string"},schema:N.properties.LODGING_BASE_URL.type,parentSchema:N.properties.LODGING_BASE_URL,
data:m};e===null?e=[a]:e.push(a),t++}}if(i.LODGING_AUTH_URL!==void 0){let m=i.LODGING_AUTH_URL;if(typeof m=="string"){if(x(m)>2048){const a={instancePath:p+"/LO\
DGING_AUTH_URL",schemaPath:"#/properties/LODGING_AUTH_URL/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:N.properties.LODGING_AUTH_URL,
data:m};e===null?e=[a]:e.push(a),t++}if(!ne.validate(m)){const a={instancePath:p+"/LODGING_AUTH_URL",schemaPath:"#/properties/LODGING_AUTH_URL/format",keyword:"\
format",params:{format:"address"},schema:"address",parentSchema:N.properties.LODGING_AUTH_URL,data:m};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:p+
"/LODGING_AUTH_URL",schemaPath:"#/properties/LODGING_AUTH_URL/type",keyword:"type",params:{type:"string"},schema:N.properties.LODGING_AUTH_URL.type,parentSchema:N.
properties.LODGING_AUTH_URL,data:m};e===null?e=[a]:e.push(a),t++}}if(i.LODGING_CLIENT_ID!==void 0){let m=i.LODGING_CLIENT_ID;if(typeof m=="string"){if(x(m)>512){
const a={instancePath:p+"/LODGING_CLIENT_ID",schemaPath:"#/properties/LODGING_CLIENT_ID/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:N.
properties.LODGING_CLIENT_ID,data:m};e===null?e=[a]:e.push(a),t++}if(!Q.test(m)){const a={instancePath:p+"/LODGING_CLIENT_ID",schemaPath:"#/properties/LODGING_C\
LIENT_ID/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:N.properties.LODGING_CLIENT_ID,data:m};e===null?e=[a]:e.
push(a),t++}}else{const a={instancePath:p+"/LODGING_CLIENT_ID",schemaPath:"#/properties/LODGING_CLIENT_ID/type",keyword:"type",params:{type:"string"},schema:N.properties.
LODGING_CLIENT_ID.type,parentSchema:N.properties.LODGING_CLIENT_ID,data:m};e===null?e=[a]:e.push(a),t++}}if(i.LODGING_CLIENT_SECRET!==void 0){let m=i.LODGING_CLIENT_SECRET;
if(typeof m=="string"){if(x(m)>4096){const a={instancePath:p+"/LODGING_CLIENT_SECRET",schemaPath:"#/properties/LODGING_CLIENT_SECRET/maxLength",keyword:"maxLeng\
th",params:{limit:4096},schema:4096,parentSchema:N.properties.LODGING_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}if(x(m)<8){const a={instancePath:p+"/LO\
DGING_CLIENT_SECRET",schemaPath:"#/properties/LODGING_CLIENT_SECRET/minLength",keyword:"minLength",params:{limit:8},schema:8,parentSchema:N.properties.LODGING_CLIENT_SECRET,
data:m};e===null?e=[a]:e.push(a),t++}if(!Q.test(m)){const a={instancePath:p+"/LODGING_CLIENT_SECRET",schemaPath:"#/properties/LODGING_CLIENT_SECRET/pattern",keyword:"\
pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:N.properties.LODGING_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}}else{const a={
instancePath:p+"/LODGING_CLIENT_SECRET",schemaPath:"#/properties/LODGING_CLIENT_SECRET/type",keyword:"type",params:{type:"string"},schema:N.properties.LODGING_CLIENT_SECRET.
type,parentSchema:N.properties.LODGING_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}}if(i.LODGING_SHORT_LIVED_CLIENT_SECRET!==void 0){let m=i.LODGING_SHORT_LIVED_CLIENT_SECRET;
if(typeof m=="string"){if(x(m)>4096){const a={instancePath:p+"/LODGING_SHORT_LIVED_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/max\
Length",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:N.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}if(x(
m)<8){const a={instancePath:p+"/LODGING_SHORT_LIVED_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/minLength",keyword:"minLength",params:{
limit:8},schema:8,parentSchema:N.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}if(!Q.test(m)){const a={instancePath:p+"/LODG\
ING_SHORT_LIVED_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[\
^\\p{Cc}]+$",parentSchema:N.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:p+"/LODGING_SHORT_LIVE\
D_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SHORT_LIVED_CLIENT_SECRET/type",keyword:"type",params:{type:"string"},schema:N.properties.LODGING_SHORT_LIVED_CLIENT_SECRET.
type,parentSchema:N.properties.LODGING_SHORT_LIVED_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}}if(i.LODGING_SECOND_CLIENT_SECRET!==void 0){let m=i.LODGING_SECOND_CLIENT_SECRET;
if(typeof m=="string"){if(x(m)>4096){const a={instancePath:p+"/LODGING_SECOND_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SECOND_CLIENT_SECRET/maxLength",keyword:"\
maxLength",params:{limit:4096},schema:4096,parentSchema:N.properties.LODGING_SECOND_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}if(x(m)<8){const a={instancePath:p+
"/LODGING_SECOND_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SECOND_CLIENT_SECRET/minLength",keyword:"minLength",params:{limit:8},schema:8,parentSchema:N.properties.
LODGING_SECOND_CLIENT_SECRET,data:m};e===null?e=[a]:e.push(a),t++}if(!Q.test(m)){const a={instancePath:p+"/LODGING_SECOND_CLIENT_SECRET",schemaPath:"#/propertie\
s/LODGING_SECOND_CLIENT_SECRET/pattern",keyword:"pattern",params:{pattern:"^[^\\p{Cc}]+$"},schema:"^[^\\p{Cc}]+$",parentSchema:N.properties.LODGING_SECOND_CLIENT_SECRET,
data:m};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:p+"/LODGING_SECOND_CLIENT_SECRET",schemaPath:"#/properties/LODGING_SECOND_CLIENT_SECRET/type",keyword:"\
type",params:{type:"string"},schema:N.properties.LODGING_SECOND_CLIENT_SECRET.type,parentSchema:N.properties.LODGING_SECOND_CLIENT_SECRET,data:m};e===null?e=[a]:
e.push(a),t++}}if(i.LODGING_HOTEL_ID!==void 0){let m=i.LODGING_HOTEL_ID;if(typeof m=="string"){if(x(m)>11){const a={instancePath:p+"/LODGING_HOTEL_ID",schemaPath:"\
#/properties/LODGING_HOTEL_ID/maxLength",keyword:"maxLength",params:{limit:11},schema:11,parentSchema:N.properties.LODGING_HOTEL_ID,data:m};e===null?e=[a]:e.push(
a),t++}if(!ge.validate(m)){const a={instancePath:p+"/LODGING_HOTEL_ID",schemaPath:"#/properties/LODGING_HOTEL_ID/format",keyword:"format",params:{format:"int32-\
text"},schema:"int32-text",parentSchema:N.properties.LODGING_HOTEL_ID,data:m};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:p+"/LODGING_HOTEL_ID",schemaPath:"\
#/properties/LODGING_HOTEL_ID/type",keyword:"type",params:{type:"string"},schema:N.properties.LODGING_HOTEL_ID.type,parentSchema:N.properties.LODGING_HOTEL_ID,data:m};
e===null?e=[a]:e.push(a),t++}}if(i.LODGING_HOTEL_TIME_ZONE!==void 0){let m=i.LODGING_HOTEL_TIME_ZONE;if(typeof m=="string"){if(x(m)>64){const a={instancePath:p+
"/LODGING_HOTEL_TIME_ZONE",schemaPath:"#/properties/LODGING_HOTEL_TIME_ZONE/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:N.properties.
LODGING_HOTEL_TIME_ZONE,data:m};e===null?e=[a]:e.push(a),t++}if(!oe.validate(m)){const a={instancePath:p+"/LODGING_HOTEL_TIME_ZONE",schemaPath:"#/properties/LOD\
GING_HOTEL_TIME_ZONE/format",keyword:"format",params:{format:"time-zone"},schema:"time-zone",parentSchema:N.properties.LODGING_HOTEL_TIME_ZONE,data:m};e===null?
e=[a]:e.push(a),t++}}else{const a={instancePath:p+"/LODGING_HOTEL_TIME_ZONE",schemaPath:"#/properties/LODGING_HOTEL_TIME_ZONE/type",keyword:"type",params:{type:"\
string"},schema:N.properties.LODGING_HOTEL_TIME_ZONE.type,parentSchema:N.properties.LODGING_HOTEL_TIME_ZONE,data:m};e===null?e=[a]:e.push(a),t++}}if(i.LODGING_ENVIRONMENT!==
void 0){let m=i.LODGING_ENVIRONMENT;if(typeof m!="string"){const a={instancePath:p+"/LODGING_ENVIRONMENT",schemaPath:"#/properties/LODGING_ENVIRONMENT/type",keyword:"\
type",params:{type:"string"},schema:N.properties.LODGING_ENVIRONMENT.type,parentSchema:N.properties.LODGING_ENVIRONMENT,data:m};e===null?e=[a]:e.push(a),t++}if(!(m===
"sandbox"||m==="mock")){const a={instancePath:p+"/LODGING_ENVIRONMENT",schemaPath:"#/properties/LODGING_ENVIRONMENT/enum",keyword:"enum",params:{allowedValues:N.
properties.LODGING_ENVIRONMENT.enum},schema:N.properties.LODGING_ENVIRONMENT.enum,parentSchema:N.properties.LODGING_ENVIRONMENT,data:m};e===null?e=[a]:e.push(a),
t++}}if(i.LODGING_KEY_FILE!==void 0){let m=i.LODGING_KEY_FILE;if(typeof m=="string"){if(x(m)>4096){const a={instancePath:p+"/LODGING_KEY_FILE",schemaPath:"#/pro\
perties/LODGING_KEY_FILE/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:N.properties.LODGING_KEY_FILE,data:m};e===null?e=[a]:e.push(
a),t++}}else{const a={instancePath:p+"/LODGING_KEY_FILE",schemaPath:"#/properties/LODGING_KEY_FILE/type",keyword:"type",params:{type:"string"},schema:N.properties.
LODGING_KEY_FILE.type,parentSchema:N.properties.LODGING_KEY_FILE,data:m};e===null?e=[a]:e.push(a),t++}}if(i.LODGING_ALLURE!==void 0){let m=i.LODGING_ALLURE;if(typeof m!=
"string"){const a={instancePath:p+"/LODGING_ALLURE",schemaPath:"#/properties/LODGING_ALLURE/type",keyword:"type",params:{type:"string"},schema:N.properties.LODGING_ALLURE.
type,parentSchema:N.properties.LODGING_ALLURE,data:m};e===null?e=[a]:e.push(a),t++}if(!(m==="on"||m==="off")){const a={instancePath:p+"/LODGING_ALLURE",schemaPath:"\
#/properties/LODGING_ALLURE/enum",keyword:"enum",params:{allowedValues:N.properties.LODGING_ALLURE.enum},schema:N.properties.LODGING_ALLURE.enum,parentSchema:N.
properties.LODGING_ALLURE,data:m};e===null?e=[a]:e.push(a),t++}}}else{const m={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.
type,parentSchema:N,data:i};e===null?e=[m]:e.push(m),t++}return me.errors=e,t===0}export const certification=ce;const f={$schema:"https://json-schema.org/draft/\
2020-12/schema",$id:"certification.schema.json",type:"object",additionalProperties:!1,properties:{product:{type:"object",additionalProperties:!1,required:["name",
"version","vendor"],properties:{name:{type:"string",minLength:1,examples:["Example PMS"],maxLength:200},version:{type:"string",minLength:1,examples:["1.0"],maxLength:200},
vendor:{type:"string",minLength:1,examples:["Example"],maxLength:200}}},claims:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/$defs/claim"},examples:[["\
token-form","check-in","check-out"]],maxItems:7},values:{type:"object",additionalProperties:!1,properties:{hotels:{type:"array",minItems:1,items:{type:"object",
additionalProperties:!1,required:["id","timeZone"],properties:{id:{type:"integer",format:"int32",examples:[100001]},timeZone:{type:"string",format:"time-zone",examples:[
"America/Chicago"],maxLength:64}}},examples:[[{id:100001,timeZone:"America/Chicago"}]],maxItems:1e3},stays:{type:"array",items:{type:"object",additionalProperties:!1,
minProperties:1,properties:{hotelConfirmationNumber:{type:"string",minLength:1,maxLength:200},lodgingHotelId:{type:"integer",format:"int32"},employeeIdentifier:{
type:["string","null"],maxLength:200},supplierReservationId:{type:["string","null"],maxLength:200},source:{type:"string",minLength:1,maxLength:200},checkInDateTime:{
type:"string",format:"date-time",maxLength:64},expectedCheckOutDateTime:{type:"string",format:"date-time",maxLength:64},roomNumber:{type:"string",minLength:1,maxLength:200},
folio:{type:"string",minLength:1,maxLength:200},guestFirstName:{type:"string",minLength:1,maxLength:200},guestLastName:{type:"string",minLength:1,maxLength:200},
roomType:{type:"string",minLength:1,maxLength:200},occupancy:{type:"integer",format:"int32"},loyalty:{type:["boolean","null"]},numberOfNights:{type:"integer",format:"\
int32"},reservationInformation:{type:["string","null"],maxLength:2e3}}},examples:[[{hotelConfirmationNumber:"CERT-0001"}]],maxItems:5e3},reservationIdFrom:{enum:[
"location-header","hotel-confirmation-number","supplier-reservation-id","list","omitted"],examples:["location-header"]},reservationIds:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200},examples:[["R-1","R-2"]],maxItems:2e4},settleSeconds:{type:"number",minimum:0,maximum:30,examples:[
5]}}},pace:{type:"object",additionalProperties:!1,properties:{requestsPerSecond:{type:"number",exclusiveMinimum:0,examples:[5],maximum:1e5},concurrency:{type:"i\
nteger",minimum:1,maximum:64,examples:[2]},longestMinutes:{type:"number",exclusiveMinimum:0,maximum:10080,examples:[60]}}},network:{type:"object",additionalProperties:!1,
properties:{proxy:{type:"string",format:"proxy-address",examples:["http://proxy.example:3128"],maxLength:2048},timeoutMs:{type:"integer",minimum:100,maximum:6e5,
examples:[2e4]}}}},$defs:{operation:{enum:["token-form","token-json","check-in","check-out","partial-bill","no-show"]},claim:{enum:["token-form","token-json","c\
heck-in","check-out","partial-bill","no-show","older-check-out"]}}},Pe=ie.default??ie,te={enum:["token-form","token-json","check-in","check-out","partial-bill",
"no-show","older-check-out"]};function W(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(!(i==="t\
oken-form"||i==="token-json"||i==="check-in"||i==="check-out"||i==="partial-bill"||i==="no-show"||i==="older-check-out")){const m={instancePath:p,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:te.enum},schema:te.enum,parentSchema:te,data:i};e===null?e=[m]:e.push(m),t++}return W.errors=e,t===0}const X=U.int32,
le=U["date-time"],xe=U["proxy-address"];function ce(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;
if(i&&typeof i=="object"&&!Array.isArray(i)){for(const m in i)if(!(m==="product"||m==="claims"||m==="values"||m==="pace"||m==="network")){const a={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:f,data:i};e===null?e=[a]:e.push(a),t++}if(i.
product!==void 0){let m=i.product;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.name===void 0){const a={instancePath:p+"/product",schemaPath:"#/properties/p\
roduct/required",keyword:"required",params:{missingProperty:"name"},schema:f.properties.product.required,parentSchema:f.properties.product,data:m};e===null?e=[a]:
e.push(a),t++}if(m.version===void 0){const a={instancePath:p+"/product",schemaPath:"#/properties/product/required",keyword:"required",params:{missingProperty:"v\
ersion"},schema:f.properties.product.required,parentSchema:f.properties.product,data:m};e===null?e=[a]:e.push(a),t++}if(m.vendor===void 0){const a={instancePath:p+
"/product",schemaPath:"#/properties/product/required",keyword:"required",params:{missingProperty:"vendor"},schema:f.properties.product.required,parentSchema:f.properties.
product,data:m};e===null?e=[a]:e.push(a),t++}for(const a in m)if(!(a==="name"||a==="version"||a==="vendor")){const l={instancePath:p+"/product",schemaPath:"#/pr\
operties/product/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.product,data:m};e===null?
e=[l]:e.push(l),t++}if(m.name!==void 0){let a=m.name;if(typeof a=="string"){if(x(a)>200){const l={instancePath:p+"/product/name",schemaPath:"#/properties/produc\
t/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.product.properties.name,data:a};e===null?e=[l]:e.push(l),
t++}if(x(a)<1){const l={instancePath:p+"/product/name",schemaPath:"#/properties/product/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.product.properties.name,data:a};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:p+"/product/name",schemaPath:"#/properties/pr\
oduct/properties/name/type",keyword:"type",params:{type:"string"},schema:f.properties.product.properties.name.type,parentSchema:f.properties.product.properties.
name,data:a};e===null?e=[l]:e.push(l),t++}}if(m.version!==void 0){let a=m.version;if(typeof a=="string"){if(x(a)>200){const l={instancePath:p+"/product/version",
schemaPath:"#/properties/product/properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.product.properties.version,
data:a};e===null?e=[l]:e.push(l),t++}if(x(a)<1){const l={instancePath:p+"/product/version",schemaPath:"#/properties/product/properties/version/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:f.properties.product.properties.version,data:a};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:p+"/p\
roduct/version",schemaPath:"#/properties/product/properties/version/type",keyword:"type",params:{type:"string"},schema:f.properties.product.properties.version.type,
parentSchema:f.properties.product.properties.version,data:a};e===null?e=[l]:e.push(l),t++}}if(m.vendor!==void 0){let a=m.vendor;if(typeof a=="string"){if(x(a)>200){
const l={instancePath:p+"/product/vendor",schemaPath:"#/properties/product/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.
properties.product.properties.vendor,data:a};e===null?e=[l]:e.push(l),t++}if(x(a)<1){const l={instancePath:p+"/product/vendor",schemaPath:"#/properties/product/\
properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.product.properties.vendor,data:a};e===null?e=[l]:e.push(l),
t++}}else{const l={instancePath:p+"/product/vendor",schemaPath:"#/properties/product/properties/vendor/type",keyword:"type",params:{type:"string"},schema:f.properties.
product.properties.vendor.type,parentSchema:f.properties.product.properties.vendor,data:a};e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:p+"/product",
schemaPath:"#/properties/product/type",keyword:"type",params:{type:"object"},schema:f.properties.product.type,parentSchema:f.properties.product,data:m};e===null?
e=[a]:e.push(a),t++}}if(i.claims!==void 0){let m=i.claims;if(Array.isArray(m)){if(m.length>7){const h={instancePath:p+"/claims",schemaPath:"#/properties/claims/\
maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:f.properties.claims,data:m};e===null?e=[h]:e.push(h),t++}if(m.length<1){const h={instancePath:p+
"/claims",schemaPath:"#/properties/claims/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.properties.claims,data:m};e===null?e=[h]:e.push(
h),t++}const a=m.length;for(let h=0;h<a;h++)W(m[h],{instancePath:p+"/claims/"+h,parentData:m,parentDataProperty:h,rootData:S,dynamicAnchors:k})||(e=e===null?W.errors:
e.concat(W.errors),t=e.length);let l=m.length,o;if(l>1){e:for(;l--;)for(o=l;o--;)if(Pe(m[l],m[o])){const h={instancePath:p+"/claims",schemaPath:"#/properties/cl\
aims/uniqueItems",keyword:"uniqueItems",params:{i:l,j:o},schema:!0,parentSchema:f.properties.claims,data:m};e===null?e=[h]:e.push(h),t++;break e}}}else{const a={
instancePath:p+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},schema:f.properties.claims.type,parentSchema:f.properties.claims,
data:m};e===null?e=[a]:e.push(a),t++}}if(i.values!==void 0){let m=i.values;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const a in m)if(!(a==="hotels"||a===
"stays"||a==="reservationIdFrom"||a==="reservationIds"||a==="settleSeconds")){const l={instancePath:p+"/values",schemaPath:"#/properties/values/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.values,data:m};e===null?e=[l]:e.push(l),t++}if(m.hotels!==
void 0){let a=m.hotels;if(Array.isArray(a)){if(a.length>1e3){const o={instancePath:p+"/values/hotels",schemaPath:"#/properties/values/properties/hotels/maxItems",
keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:f.properties.values.properties.hotels,data:a};e===null?e=[o]:e.push(o),t++}if(a.length<1){const o={
instancePath:p+"/values/hotels",schemaPath:"#/properties/values/properties/hotels/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.properties.
values.properties.hotels,data:a};e===null?e=[o]:e.push(o),t++}const l=a.length;for(let o=0;o<l;o++){let h=a[o];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
id===void 0){const c={instancePath:p+"/values/hotels/"+o,schemaPath:"#/properties/values/properties/hotels/items/required",keyword:"required",params:{missingProperty:"\
id"},schema:f.properties.values.properties.hotels.items.required,parentSchema:f.properties.values.properties.hotels.items,data:h};e===null?e=[c]:e.push(c),t++}if(h.
timeZone===void 0){const c={instancePath:p+"/values/hotels/"+o,schemaPath:"#/properties/values/properties/hotels/items/required",keyword:"required",params:{missingProperty:"\
timeZone"},schema:f.properties.values.properties.hotels.items.required,parentSchema:f.properties.values.properties.hotels.items,data:h};e===null?e=[c]:e.push(c),
t++}for(const c in h)if(!(c==="id"||c==="timeZone")){const u={instancePath:p+"/values/hotels/"+o,schemaPath:"#/properties/values/properties/hotels/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:f.properties.values.properties.hotels.items,data:h};e===null?
e=[u]:e.push(u),t++}if(h.id!==void 0){let c=h.id;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const u={instancePath:p+"/values/hotels/"+o+"/id",schemaPath:"\
#/properties/values/properties/hotels/items/properties/id/type",keyword:"type",params:{type:"integer"},schema:f.properties.values.properties.hotels.items.properties.
id.type,parentSchema:f.properties.values.properties.hotels.items.properties.id,data:c};e===null?e=[u]:e.push(u),t++}if(typeof c=="number"&&isFinite(c)&&!X.validate(
c)){const u={instancePath:p+"/values/hotels/"+o+"/id",schemaPath:"#/properties/values/properties/hotels/items/properties/id/format",keyword:"format",params:{format:"\
int32"},schema:"int32",parentSchema:f.properties.values.properties.hotels.items.properties.id,data:c};e===null?e=[u]:e.push(u),t++}}if(h.timeZone!==void 0){let c=h.
timeZone;if(typeof c=="string"){if(x(c)>64){const u={instancePath:p+"/values/hotels/"+o+"/timeZone",schemaPath:"#/properties/values/properties/hotels/items/prop\
erties/timeZone/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:f.properties.values.properties.hotels.items.properties.timeZone,data:c};
e===null?e=[u]:e.push(u),t++}if(!oe.validate(c)){const u={instancePath:p+"/values/hotels/"+o+"/timeZone",schemaPath:"#/properties/values/properties/hotels/items\
/properties/timeZone/format",keyword:"format",params:{format:"time-zone"},schema:"time-zone",parentSchema:f.properties.values.properties.hotels.items.properties.
timeZone,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/hotels/"+o+"/timeZone",schemaPath:"#/properties/values/properties/hotels/it\
ems/properties/timeZone/type",keyword:"type",params:{type:"string"},schema:f.properties.values.properties.hotels.items.properties.timeZone.type,parentSchema:f.properties.
values.properties.hotels.items.properties.timeZone,data:c};e===null?e=[u]:e.push(u),t++}}}else{const c={instancePath:p+"/values/hotels/"+o,schemaPath:"#/propert\
ies/values/properties/hotels/items/type",keyword:"type",params:{type:"object"},schema:f.properties.values.properties.hotels.items.type,parentSchema:f.properties.
values.properties.hotels.items,data:h};e===null?e=[c]:e.push(c),t++}}}else{const l={instancePath:p+"/values/hotels",schemaPath:"#/properties/values/properties/h\
otels/type",keyword:"type",params:{type:"array"},schema:f.properties.values.properties.hotels.type,parentSchema:f.properties.values.properties.hotels,data:a};e===
null?e=[l]:e.push(l),t++}}if(m.stays!==void 0){let a=m.stays;if(Array.isArray(a)){if(a.length>5e3){const o={instancePath:p+"/values/stays",schemaPath:"#/propert\
ies/values/properties/stays/maxItems",keyword:"maxItems",params:{limit:5e3},schema:5e3,parentSchema:f.properties.values.properties.stays,data:a};e===null?e=[o]:
e.push(o),t++}const l=a.length;for(let o=0;o<l;o++){let h=a[o];if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length<1){const c={instancePath:p+
"/values/stays/"+o,schemaPath:"#/properties/values/properties/stays/items/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:f.properties.
values.properties.stays.items,data:h};e===null?e=[c]:e.push(c),t++}for(const c in h)if(!Y.call(f.properties.values.properties.stays.items.properties,c)){const u={
instancePath:p+"/values/stays/"+o,schemaPath:"#/properties/values/properties/stays/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
schema:!1,parentSchema:f.properties.values.properties.stays.items,data:h};e===null?e=[u]:e.push(u),t++}if(h.hotelConfirmationNumber!==void 0){let c=h.hotelConfirmationNumber;
if(typeof c=="string"){if(x(c)>200){const u={instancePath:p+"/values/stays/"+o+"/hotelConfirmationNumber",schemaPath:"#/properties/values/properties/stays/items\
/properties/hotelConfirmationNumber/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.values.properties.stays.items.properties.
hotelConfirmationNumber,data:c};e===null?e=[u]:e.push(u),t++}if(x(c)<1){const u={instancePath:p+"/values/stays/"+o+"/hotelConfirmationNumber",schemaPath:"#/prop\
erties/values/properties/stays/items/properties/hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.values.
properties.stays.items.properties.hotelConfirmationNumber,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/stays/"+o+"/hotelConfirmat\
ionNumber",schemaPath:"#/properties/values/properties/stays/items/properties/hotelConfirmationNumber/type",keyword:"type",params:{type:"string"},schema:f.properties.
values.properties.stays.items.properties.hotelConfirmationNumber.type,parentSchema:f.properties.values.properties.stays.items.properties.hotelConfirmationNumber,
data:c};e===null?e=[u]:e.push(u),t++}}if(h.lodgingHotelId!==void 0){let c=h.lodgingHotelId;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const u={instancePath:p+
"/values/stays/"+o+"/lodgingHotelId",schemaPath:"#/properties/values/properties/stays/items/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},
schema:f.properties.values.properties.stays.items.properties.lodgingHotelId.type,parentSchema:f.properties.values.properties.stays.items.properties.lodgingHotelId,
data:c};e===null?e=[u]:e.push(u),t++}if(typeof c=="number"&&isFinite(c)&&!X.validate(c)){const u={instancePath:p+"/values/stays/"+o+"/lodgingHotelId",schemaPath:"\
#/properties/values/properties/stays/items/properties/lodgingHotelId/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:f.properties.values.
properties.stays.items.properties.lodgingHotelId,data:c};e===null?e=[u]:e.push(u),t++}}if(h.employeeIdentifier!==void 0){let c=h.employeeIdentifier;if(typeof c!=
"string"&&c!==null){const u={instancePath:p+"/values/stays/"+o+"/employeeIdentifier",schemaPath:"#/properties/values/properties/stays/items/properties/employeeI\
dentifier/type",keyword:"type",params:{type:f.properties.values.properties.stays.items.properties.employeeIdentifier.type},schema:f.properties.values.properties.
stays.items.properties.employeeIdentifier.type,parentSchema:f.properties.values.properties.stays.items.properties.employeeIdentifier,data:c};e===null?e=[u]:e.push(
u),t++}if(typeof c=="string"&&x(c)>200){const u={instancePath:p+"/values/stays/"+o+"/employeeIdentifier",schemaPath:"#/properties/values/properties/stays/items/\
properties/employeeIdentifier/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.values.properties.stays.items.properties.employeeIdentifier,
data:c};e===null?e=[u]:e.push(u),t++}}if(h.supplierReservationId!==void 0){let c=h.supplierReservationId;if(typeof c!="string"&&c!==null){const u={instancePath:p+
"/values/stays/"+o+"/supplierReservationId",schemaPath:"#/properties/values/properties/stays/items/properties/supplierReservationId/type",keyword:"type",params:{
type:f.properties.values.properties.stays.items.properties.supplierReservationId.type},schema:f.properties.values.properties.stays.items.properties.supplierReservationId.
type,parentSchema:f.properties.values.properties.stays.items.properties.supplierReservationId,data:c};e===null?e=[u]:e.push(u),t++}if(typeof c=="string"&&x(c)>200){
const u={instancePath:p+"/values/stays/"+o+"/supplierReservationId",schemaPath:"#/properties/values/properties/stays/items/properties/supplierReservationId/maxL\
ength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.values.properties.stays.items.properties.supplierReservationId,data:c};e===null?
e=[u]:e.push(u),t++}}if(h.source!==void 0){let c=h.source;if(typeof c=="string"){if(x(c)>200){const u={instancePath:p+"/values/stays/"+o+"/source",schemaPath:"#\
/properties/values/properties/stays/items/properties/source/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.values.properties.
stays.items.properties.source,data:c};e===null?e=[u]:e.push(u),t++}if(x(c)<1){const u={instancePath:p+"/values/stays/"+o+"/source",schemaPath:"#/properties/valu\
es/properties/stays/items/properties/source/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.values.properties.stays.items.properties.
source,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/stays/"+o+"/source",schemaPath:"#/properties/values/properties/stays/items/pr\
operties/source/type",keyword:"type",params:{type:"string"},schema:f.properties.values.properties.stays.items.properties.source.type,parentSchema:f.properties.values.
properties.stays.items.properties.source,data:c};e===null?e=[u]:e.push(u),t++}}if(h.checkInDateTime!==void 0){let c=h.checkInDateTime;if(typeof c=="string"){if(x(
c)>64){const u={instancePath:p+"/values/stays/"+o+"/checkInDateTime",schemaPath:"#/properties/values/properties/stays/items/properties/checkInDateTime/maxLength",
keyword:"maxLength",params:{limit:64},schema:64,parentSchema:f.properties.values.properties.stays.items.properties.checkInDateTime,data:c};e===null?e=[u]:e.push(
u),t++}if(!le.validate(c)){const u={instancePath:p+"/values/stays/"+o+"/checkInDateTime",schemaPath:"#/properties/values/properties/stays/items/properties/check\
InDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:f.properties.values.properties.stays.items.properties.checkInDateTime,
data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/stays/"+o+"/checkInDateTime",schemaPath:"#/properties/values/properties/stays/items/\
properties/checkInDateTime/type",keyword:"type",params:{type:"string"},schema:f.properties.values.properties.stays.items.properties.checkInDateTime.type,parentSchema:f.
properties.values.properties.stays.items.properties.checkInDateTime,data:c};e===null?e=[u]:e.push(u),t++}}if(h.expectedCheckOutDateTime!==void 0){let c=h.expectedCheckOutDateTime;
if(typeof c=="string"){if(x(c)>64){const u={instancePath:p+"/values/stays/"+o+"/expectedCheckOutDateTime",schemaPath:"#/properties/values/properties/stays/items\
/properties/expectedCheckOutDateTime/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:f.properties.values.properties.stays.items.properties.
expectedCheckOutDateTime,data:c};e===null?e=[u]:e.push(u),t++}if(!le.validate(c)){const u={instancePath:p+"/values/stays/"+o+"/expectedCheckOutDateTime",schemaPath:"\
#/properties/values/properties/stays/items/properties/expectedCheckOutDateTime/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:f.
properties.values.properties.stays.items.properties.expectedCheckOutDateTime,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/stays/"+
o+"/expectedCheckOutDateTime",schemaPath:"#/properties/values/properties/stays/items/properties/expectedCheckOutDateTime/type",keyword:"type",params:{type:"stri\
ng"},schema:f.properties.values.properties.stays.items.properties.expectedCheckOutDateTime.type,parentSchema:f.properties.values.properties.stays.items.properties.
expectedCheckOutDateTime,data:c};e===null?e=[u]:e.push(u),t++}}if(h.roomNumber!==void 0){let c=h.roomNumber;if(typeof c=="string"){if(x(c)>200){const u={instancePath:p+
"/values/stays/"+o+"/roomNumber",schemaPath:"#/properties/values/properties/stays/items/properties/roomNumber/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:f.properties.values.properties.stays.items.properties.roomNumber,data:c};e===null?e=[u]:e.push(u),t++}if(x(c)<1){const u={instancePath:p+
"/values/stays/"+o+"/roomNumber",schemaPath:"#/properties/values/properties/stays/items/properties/roomNumber/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.values.properties.stays.items.properties.roomNumber,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/stays/"+
o+"/roomNumber",schemaPath:"#/properties/values/properties/stays/items/properties/roomNumber/type",keyword:"type",params:{type:"string"},schema:f.properties.values.
properties.stays.items.properties.roomNumber.type,parentSchema:f.properties.values.properties.stays.items.properties.roomNumber,data:c};e===null?e=[u]:e.push(u),
t++}}if(h.folio!==void 0){let c=h.folio;if(typeof c=="string"){if(x(c)>200){const u={instancePath:p+"/values/stays/"+o+"/folio",schemaPath:"#/properties/values/\
properties/stays/items/properties/folio/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.values.properties.stays.items.properties.
folio,data:c};e===null?e=[u]:e.push(u),t++}if(x(c)<1){const u={instancePath:p+"/values/stays/"+o+"/folio",schemaPath:"#/properties/values/properties/stays/items\
/properties/folio/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.values.properties.stays.items.properties.folio,data:c};e===
null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/stays/"+o+"/folio",schemaPath:"#/properties/values/properties/stays/items/properties/folio/type",
keyword:"type",params:{type:"string"},schema:f.properties.values.properties.stays.items.properties.folio.type,parentSchema:f.properties.values.properties.stays.
items.properties.folio,data:c};e===null?e=[u]:e.push(u),t++}}if(h.guestFirstName!==void 0){let c=h.guestFirstName;if(typeof c=="string"){if(x(c)>200){const u={instancePath:p+
"/values/stays/"+o+"/guestFirstName",schemaPath:"#/properties/values/properties/stays/items/properties/guestFirstName/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:f.properties.values.properties.stays.items.properties.guestFirstName,data:c};e===null?e=[u]:e.push(u),t++}if(x(c)<1){const u={instancePath:p+
"/values/stays/"+o+"/guestFirstName",schemaPath:"#/properties/values/properties/stays/items/properties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:f.properties.values.properties.stays.items.properties.guestFirstName,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/\
values/stays/"+o+"/guestFirstName",schemaPath:"#/properties/values/properties/stays/items/properties/guestFirstName/type",keyword:"type",params:{type:"string"},
schema:f.properties.values.properties.stays.items.properties.guestFirstName.type,parentSchema:f.properties.values.properties.stays.items.properties.guestFirstName,
data:c};e===null?e=[u]:e.push(u),t++}}if(h.guestLastName!==void 0){let c=h.guestLastName;if(typeof c=="string"){if(x(c)>200){const u={instancePath:p+"/values/st\
ays/"+o+"/guestLastName",schemaPath:"#/properties/values/properties/stays/items/properties/guestLastName/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:f.properties.values.properties.stays.items.properties.guestLastName,data:c};e===null?e=[u]:e.push(u),t++}if(x(c)<1){const u={instancePath:p+"/value\
s/stays/"+o+"/guestLastName",schemaPath:"#/properties/values/properties/stays/items/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:f.properties.values.properties.stays.items.properties.guestLastName,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/sta\
ys/"+o+"/guestLastName",schemaPath:"#/properties/values/properties/stays/items/properties/guestLastName/type",keyword:"type",params:{type:"string"},schema:f.properties.
values.properties.stays.items.properties.guestLastName.type,parentSchema:f.properties.values.properties.stays.items.properties.guestLastName,data:c};e===null?e=
[u]:e.push(u),t++}}if(h.roomType!==void 0){let c=h.roomType;if(typeof c=="string"){if(x(c)>200){const u={instancePath:p+"/values/stays/"+o+"/roomType",schemaPath:"\
#/properties/values/properties/stays/items/properties/roomType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.values.properties.
stays.items.properties.roomType,data:c};e===null?e=[u]:e.push(u),t++}if(x(c)<1){const u={instancePath:p+"/values/stays/"+o+"/roomType",schemaPath:"#/properties/\
values/properties/stays/items/properties/roomType/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.properties.values.properties.stays.items.
properties.roomType,data:c};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:p+"/values/stays/"+o+"/roomType",schemaPath:"#/properties/values/properties\
/stays/items/properties/roomType/type",keyword:"type",params:{type:"string"},schema:f.properties.values.properties.stays.items.properties.roomType.type,parentSchema:f.
properties.values.properties.stays.items.properties.roomType,data:c};e===null?e=[u]:e.push(u),t++}}if(h.occupancy!==void 0){let c=h.occupancy;if(!(typeof c=="nu\
mber"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const u={instancePath:p+"/values/stays/"+o+"/occupancy",schemaPath:"#/properties/values/properties/stays/items/propertie\
s/occupancy/type",keyword:"type",params:{type:"integer"},schema:f.properties.values.properties.stays.items.properties.occupancy.type,parentSchema:f.properties.values.
properties.stays.items.properties.occupancy,data:c};e===null?e=[u]:e.push(u),t++}if(typeof c=="number"&&isFinite(c)&&!X.validate(c)){const u={instancePath:p+"/v\
alues/stays/"+o+"/occupancy",schemaPath:"#/properties/values/properties/stays/items/properties/occupancy/format",keyword:"format",params:{format:"int32"},schema:"\
int32",parentSchema:f.properties.values.properties.stays.items.properties.occupancy,data:c};e===null?e=[u]:e.push(u),t++}}if(h.loyalty!==void 0){let c=h.loyalty;
if(typeof c!="boolean"&&c!==null){const u={instancePath:p+"/values/stays/"+o+"/loyalty",schemaPath:"#/properties/values/properties/stays/items/properties/loyalt\
y/type",keyword:"type",params:{type:f.properties.values.properties.stays.items.properties.loyalty.type},schema:f.properties.values.properties.stays.items.properties.
loyalty.type,parentSchema:f.properties.values.properties.stays.items.properties.loyalty,data:c};e===null?e=[u]:e.push(u),t++}}if(h.numberOfNights!==void 0){let c=h.
numberOfNights;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const u={instancePath:p+"/values/stays/"+o+"/numberOfNights",schemaPath:"#/properties/v\
alues/properties/stays/items/properties/numberOfNights/type",keyword:"type",params:{type:"integer"},schema:f.properties.values.properties.stays.items.properties.
numberOfNights.type,parentSchema:f.properties.values.properties.stays.items.properties.numberOfNights,data:c};e===null?e=[u]:e.push(u),t++}if(typeof c=="number"&&
isFinite(c)&&!X.validate(c)){const u={instancePath:p+"/values/stays/"+o+"/numberOfNights",schemaPath:"#/properties/values/properties/stays/items/properties/numb\
erOfNights/format",keyword:"format",params:{format:"int32"},schema:"int32",parentSchema:f.properties.values.properties.stays.items.properties.numberOfNights,data:c};
e===null?e=[u]:e.push(u),t++}}if(h.reservationInformation!==void 0){let c=h.reservationInformation;if(typeof c!="string"&&c!==null){const u={instancePath:p+"/va\
lues/stays/"+o+"/reservationInformation",schemaPath:"#/properties/values/properties/stays/items/properties/reservationInformation/type",keyword:"type",params:{type:f.
properties.values.properties.stays.items.properties.reservationInformation.type},schema:f.properties.values.properties.stays.items.properties.reservationInformation.
type,parentSchema:f.properties.values.properties.stays.items.properties.reservationInformation,data:c};e===null?e=[u]:e.push(u),t++}if(typeof c=="string"&&x(c)>
2e3){const u={instancePath:p+"/values/stays/"+o+"/reservationInformation",schemaPath:"#/properties/values/properties/stays/items/properties/reservationInformati\
on/maxLength",keyword:"maxLength",params:{limit:2e3},schema:2e3,parentSchema:f.properties.values.properties.stays.items.properties.reservationInformation,data:c};
e===null?e=[u]:e.push(u),t++}}}else{const c={instancePath:p+"/values/stays/"+o,schemaPath:"#/properties/values/properties/stays/items/type",keyword:"type",params:{
type:"object"},schema:f.properties.values.properties.stays.items.type,parentSchema:f.properties.values.properties.stays.items,data:h};e===null?e=[c]:e.push(c),t++}}}else{
const l={instancePath:p+"/values/stays",schemaPath:"#/properties/values/properties/stays/type",keyword:"type",params:{type:"array"},schema:f.properties.values.properties.
stays.type,parentSchema:f.properties.values.properties.stays,data:a};e===null?e=[l]:e.push(l),t++}}if(m.reservationIdFrom!==void 0){let a=m.reservationIdFrom;if(!(a===
"location-header"||a==="hotel-confirmation-number"||a==="supplier-reservation-id"||a==="list"||a==="omitted")){const l={instancePath:p+"/values/reservationIdFro\
m",schemaPath:"#/properties/values/properties/reservationIdFrom/enum",keyword:"enum",params:{allowedValues:f.properties.values.properties.reservationIdFrom.enum},
schema:f.properties.values.properties.reservationIdFrom.enum,parentSchema:f.properties.values.properties.reservationIdFrom,data:a};e===null?e=[l]:e.push(l),t++}}
if(m.reservationIds!==void 0){let a=m.reservationIds;if(Array.isArray(a)){if(a.length>2e4){const c={instancePath:p+"/values/reservationIds",schemaPath:"#/proper\
ties/values/properties/reservationIds/maxItems",keyword:"maxItems",params:{limit:2e4},schema:2e4,parentSchema:f.properties.values.properties.reservationIds,data:a};
e===null?e=[c]:e.push(c),t++}if(a.length<1){const c={instancePath:p+"/values/reservationIds",schemaPath:"#/properties/values/properties/reservationIds/minItems",
keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.properties.values.properties.reservationIds,data:a};e===null?e=[c]:e.push(c),t++}const l=a.length;for(let c=0;c<
l;c++){let u=a[c];if(typeof u=="string"){if(x(u)>200){const w={instancePath:p+"/values/reservationIds/"+c,schemaPath:"#/properties/values/properties/reservation\
Ids/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:f.properties.values.properties.reservationIds.items,data:u};e===null?e=[w]:e.
push(w),t++}if(x(u)<1){const w={instancePath:p+"/values/reservationIds/"+c,schemaPath:"#/properties/values/properties/reservationIds/items/minLength",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:f.properties.values.properties.reservationIds.items,data:u};e===null?e=[w]:e.push(w),t++}}else{const w={instancePath:p+
"/values/reservationIds/"+c,schemaPath:"#/properties/values/properties/reservationIds/items/type",keyword:"type",params:{type:"string"},schema:f.properties.values.
properties.reservationIds.items.type,parentSchema:f.properties.values.properties.reservationIds.items,data:u};e===null?e=[w]:e.push(w),t++}}let o=a.length,h;if(o>
1){const c={};for(;o--;){let u=a[o];if(typeof u=="string"){if(typeof c[u]=="number"){h=c[u];const w={instancePath:p+"/values/reservationIds",schemaPath:"#/prope\
rties/values/properties/reservationIds/uniqueItems",keyword:"uniqueItems",params:{i:o,j:h},schema:!0,parentSchema:f.properties.values.properties.reservationIds,
data:a};e===null?e=[w]:e.push(w),t++;break}c[u]=o}}}}else{const l={instancePath:p+"/values/reservationIds",schemaPath:"#/properties/values/properties/reservatio\
nIds/type",keyword:"type",params:{type:"array"},schema:f.properties.values.properties.reservationIds.type,parentSchema:f.properties.values.properties.reservationIds,
data:a};e===null?e=[l]:e.push(l),t++}}if(m.settleSeconds!==void 0){let a=m.settleSeconds;if(typeof a=="number"&&isFinite(a)){if(a>30||isNaN(a)){const l={instancePath:p+
"/values/settleSeconds",schemaPath:"#/properties/values/properties/settleSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:30},schema:30,parentSchema:f.
properties.values.properties.settleSeconds,data:a};e===null?e=[l]:e.push(l),t++}if(a<0||isNaN(a)){const l={instancePath:p+"/values/settleSeconds",schemaPath:"#/\
properties/values/properties/settleSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:f.properties.values.properties.settleSeconds,
data:a};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:p+"/values/settleSeconds",schemaPath:"#/properties/values/properties/settleSeconds/type",keyword:"\
type",params:{type:"number"},schema:f.properties.values.properties.settleSeconds.type,parentSchema:f.properties.values.properties.settleSeconds,data:a};e===null?
e=[l]:e.push(l),t++}}}else{const a={instancePath:p+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"object"},schema:f.properties.values.
type,parentSchema:f.properties.values,data:m};e===null?e=[a]:e.push(a),t++}}if(i.pace!==void 0){let m=i.pace;if(m&&typeof m=="object"&&!Array.isArray(m)){for(const a in m)
if(!(a==="requestsPerSecond"||a==="concurrency"||a==="longestMinutes")){const l={instancePath:p+"/pace",schemaPath:"#/properties/pace/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.pace,data:m};e===null?e=[l]:e.push(l),t++}if(m.requestsPerSecond!==void 0){
let a=m.requestsPerSecond;if(typeof a=="number"&&isFinite(a)){if(a>1e5||isNaN(a)){const l={instancePath:p+"/pace/requestsPerSecond",schemaPath:"#/properties/pac\
e/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:f.properties.pace.properties.requestsPerSecond,
data:a};e===null?e=[l]:e.push(l),t++}if(a<=0||isNaN(a)){const l={instancePath:p+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSe\
cond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:f.properties.pace.properties.requestsPerSecond,data:a};e===
null?e=[l]:e.push(l),t++}}else{const l={instancePath:p+"/pace/requestsPerSecond",schemaPath:"#/properties/pace/properties/requestsPerSecond/type",keyword:"type",
params:{type:"number"},schema:f.properties.pace.properties.requestsPerSecond.type,parentSchema:f.properties.pace.properties.requestsPerSecond,data:a};e===null?e=
[l]:e.push(l),t++}}if(m.concurrency!==void 0){let a=m.concurrency;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const l={instancePath:p+"/pace/concu\
rrency",schemaPath:"#/properties/pace/properties/concurrency/type",keyword:"type",params:{type:"integer"},schema:f.properties.pace.properties.concurrency.type,parentSchema:f.
properties.pace.properties.concurrency,data:a};e===null?e=[l]:e.push(l),t++}if(typeof a=="number"&&isFinite(a)){if(a>64||isNaN(a)){const l={instancePath:p+"/pac\
e/concurrency",schemaPath:"#/properties/pace/properties/concurrency/maximum",keyword:"maximum",params:{comparison:"<=",limit:64},schema:64,parentSchema:f.properties.
pace.properties.concurrency,data:a};e===null?e=[l]:e.push(l),t++}if(a<1||isNaN(a)){const l={instancePath:p+"/pace/concurrency",schemaPath:"#/properties/pace/pro\
perties/concurrency/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:f.properties.pace.properties.concurrency,data:a};e===null?
e=[l]:e.push(l),t++}}}if(m.longestMinutes!==void 0){let a=m.longestMinutes;if(typeof a=="number"&&isFinite(a)){if(a>10080||isNaN(a)){const l={instancePath:p+"/p\
ace/longestMinutes",schemaPath:"#/properties/pace/properties/longestMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:10080},schema:10080,parentSchema:f.
properties.pace.properties.longestMinutes,data:a};e===null?e=[l]:e.push(l),t++}if(a<=0||isNaN(a)){const l={instancePath:p+"/pace/longestMinutes",schemaPath:"#/p\
roperties/pace/properties/longestMinutes/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:f.properties.pace.properties.
longestMinutes,data:a};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:p+"/pace/longestMinutes",schemaPath:"#/properties/pace/properties/longestMinutes\
/type",keyword:"type",params:{type:"number"},schema:f.properties.pace.properties.longestMinutes.type,parentSchema:f.properties.pace.properties.longestMinutes,data:a};
e===null?e=[l]:e.push(l),t++}}}else{const a={instancePath:p+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{type:"object"},schema:f.properties.
pace.type,parentSchema:f.properties.pace,data:m};e===null?e=[a]:e.push(a),t++}}if(i.network!==void 0){let m=i.network;if(m&&typeof m=="object"&&!Array.isArray(m)){
for(const a in m)if(!(a==="proxy"||a==="timeoutMs")){const l={instancePath:p+"/network",schemaPath:"#/properties/network/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.network,data:m};e===null?e=[l]:e.push(l),t++}if(m.proxy!==void 0){let a=m.proxy;
if(typeof a=="string"){if(x(a)>2048){const l={instancePath:p+"/network/proxy",schemaPath:"#/properties/network/properties/proxy/maxLength",keyword:"maxLength",params:{
limit:2048},schema:2048,parentSchema:f.properties.network.properties.proxy,data:a};e===null?e=[l]:e.push(l),t++}if(!xe.validate(a)){const l={instancePath:p+"/ne\
twork/proxy",schemaPath:"#/properties/network/properties/proxy/format",keyword:"format",params:{format:"proxy-address"},schema:"proxy-address",parentSchema:f.properties.
network.properties.proxy,data:a};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:p+"/network/proxy",schemaPath:"#/properties/network/properties/proxy/t\
ype",keyword:"type",params:{type:"string"},schema:f.properties.network.properties.proxy.type,parentSchema:f.properties.network.properties.proxy,data:a};e===null?
e=[l]:e.push(l),t++}}if(m.timeoutMs!==void 0){let a=m.timeoutMs;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const l={instancePath:p+"/network/time\
outMs",schemaPath:"#/properties/network/properties/timeoutMs/type",keyword:"type",params:{type:"integer"},schema:f.properties.network.properties.timeoutMs.type,
parentSchema:f.properties.network.properties.timeoutMs,data:a};e===null?e=[l]:e.push(l),t++}if(typeof a=="number"&&isFinite(a)){if(a>6e5||isNaN(a)){const l={instancePath:p+
"/network/timeoutMs",schemaPath:"#/properties/network/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5},schema:6e5,parentSchema:f.
properties.network.properties.timeoutMs,data:a};e===null?e=[l]:e.push(l),t++}if(a<100||isNaN(a)){const l={instancePath:p+"/network/timeoutMs",schemaPath:"#/prop\
erties/network/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:f.properties.network.properties.timeoutMs,
data:a};e===null?e=[l]:e.push(l),t++}}}}else{const a={instancePath:p+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type:"object"},schema:f.
properties.network.type,parentSchema:f.properties.network,data:m};e===null?e=[a]:e.push(a),t++}}}else{const m={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:f.type,parentSchema:f,data:i};e===null?e=[m]:e.push(m),t++}return ce.errors=e,t===0}export const profile=fe;const g={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"profile.schema.json",type:"object",additionalProperties:!1,properties:{name:{type:"string",minLength:1,examples:[
"sandbox 2026-11"],maxLength:200},operations:{type:"object",additionalProperties:!1,properties:{"partial-bill":{$ref:"#/$defs/operation"},"no-show":{$ref:"#/$de\
fs/operation"}}},errors:{type:"object",additionalProperties:!1,properties:{unauthorized:{$ref:"#/$defs/refusals",examples:[[401]]},invalid:{$ref:"#/$defs/refusa\
ls",examples:[[400],[400,422]]},malformed:{$ref:"#/$defs/refusals",examples:[[400]]},unsupportedMediaType:{$ref:"#/$defs/refusals",examples:[[415]]},schema:{$ref:"\
#/$defs/schema"},replies:{type:"object",minProperties:1,propertyNames:{maxLength:3,pattern:"^4\\d\\d$"},additionalProperties:{type:"object",additionalProperties:!1,
minProperties:1,properties:{contentType:{type:"string",pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",examples:["application/problem+json"],maxLength:200},schema:{$ref:"\
#/$defs/schema"}}},examples:[{401:{contentType:"application/problem+json"}}],maxProperties:100}}},apiVersion:{type:"object",additionalProperties:!1,properties:{
supported:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:200},examples:[["1.0"]],maxItems:50},unsupported:{$ref:"#/$defs/ref\
usals",examples:[[400]]},empty:{$ref:"#/$defs/answer",examples:["accepted",[400]]},repeated:{$ref:"#/$defs/answer",examples:["accepted",[400]]}}},rateLimit:{type:"\
object",additionalProperties:!1,required:["requestsPerSecond"],properties:{requestsPerSecond:{type:"number",exclusiveMinimum:0,examples:[15],maximum:1e5}}},token:{
type:"object",additionalProperties:!1,properties:{expired:{$ref:"#/$defs/refusals",examples:[[401]]},shortLivedClient:{type:"object",additionalProperties:!1,required:[
"id","lifetimeSeconds"],properties:{id:{type:"string",minLength:1,examples:["certification-short-lived"],maxLength:512},lifetimeSeconds:{type:"number",minimum:3,
maximum:60,examples:[3]}}},wrongSecrets:{type:"integer",minimum:0,examples:[30],maximum:1e3},leewaySeconds:{type:"number",minimum:0,maximum:300,examples:[60]},secondClient:{
type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",minLength:1,examples:["certification-second"],maxLength:512}}},longestLifeSeconds:{
type:"integer",minimum:1,examples:[3600],maximum:2147483647}}},fields:{type:"object",additionalProperties:!1,properties:{"check-in":{$ref:"#/$defs/limitsOfField\
s",examples:[{guestLastName:{maxLength:50},occupancy:{minimum:1,maximum:8},checkInDateTime:{pastDays:7,futureDays:0}}]},"check-out":{$ref:"#/$defs/limitsOfField\
s",examples:[{checkOutDate:{pastDays:7,futureDays:0}}]}}},reading:{type:"object",additionalProperties:!1,properties:{coercions:{description:`strict or tolerant,\
 for all coercions together (strict: whatever is of another type than the field's is refused, also null or 2.5 for an integer, and a list of one), or for each o\
f quotedNumbers ("1" for 1), quotedBooleans ("true" for true) and numbersAsText (7 for "7")`,oneOf:[{$ref:"#/$defs/reading"},{type:"object",additionalProperties:!1,
minProperties:1,properties:{quotedNumbers:{$ref:"#/$defs/reading"},quotedBooleans:{$ref:"#/$defs/reading"},numbersAsText:{$ref:"#/$defs/reading"}}}],examples:["\
strict",{quotedNumbers:"tolerant",numbersAsText:"strict"}]},unknownMembers:{$ref:"#/$defs/reading",examples:["tolerant"]},letterCase:{$ref:"#/$defs/reading",examples:[
"strict"]}}},repeats:{type:"object",additionalProperties:!1,properties:{"check-in":{$ref:"#/$defs/repeat",examples:[[409]]},"check-out":{$ref:"#/$defs/repeat",examples:[
"ignored"]},"partial-bill":{$ref:"#/$defs/repeat",examples:["accepted"]},"no-show":{$ref:"#/$defs/repeat",examples:[[409]]}}}},$defs:{schema:{$ref:"profile-sche\
mas.schema.json"},refusals:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100},operation:{type:"object",additionalProperties:!1,
properties:{request:{$ref:"#/$defs/schema"},example:{type:"object",examples:[{reservationId:"{{reservationId}}",billThroughDate:"{{leaving}}"}]},success:{type:"\
object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},
maxItems:100},body:{enum:["empty","any"]}},examples:[{status:[201],body:"empty"}]}}},answer:{oneOf:[{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"a\
ccepted, or a list of statuses from 400 to 499"},repeat:{oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a li\
st of statuses from 400 to 499"},reading:{enum:["strict","tolerant"]},limitsOfFields:{type:"object",minProperties:1,additionalProperties:{$ref:"#/$defs/limits"},
maxProperties:100,propertyNames:{maxLength:100}},limits:{type:"object",additionalProperties:!1,minProperties:1,properties:{minLength:{type:"integer",minimum:1,maximum:1e6},
maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},maximum:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{type:"integer",minimum:0,maximum:36500}}}}},C={type:"object",additionalProperties:!1,
properties:{request:{$ref:"#/$defs/schema"},example:{type:"object",examples:[{reservationId:"{{reservationId}}",billThroughDate:"{{leaving}}"}]},success:{type:"\
object",additionalProperties:!1,required:["status","body"],properties:{status:{type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:200,maximum:299},
maxItems:100},body:{enum:["empty","any"]}},examples:[{status:[201],body:"empty"}]}}},he={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"profile-sch\
emas.schema.json",$ref:"#/$defs/schema",$defs:{schema:{type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema.org/dra\
ft/2020-12/schema"},$id:{type:"string",maxLength:2048},$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{type:"string",maxLength:1e5},
default:!0,examples:!0,example:!0,deprecated:{type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"string",maxLength:100,pattern:"^#\
/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference such as #/$defs/NAME",examples:["#/$defs/error"]},type:{description:"One type or a list of them",oneOf:[{enum:["n\
ull","boolean","object","array","number","integer","string"]},{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"string",enum:["null","boolean","ob\
ject","array","number","integer","string"],maxLength:7}}],wanted:"one of null, boolean, object, array, number, integer, string, or a list of them"},enum:{type:"\
array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{type:"number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",maximum:1e308},maximum:{type:"\
number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},exclusiveMaximum:{type:"number",maximum:1e308},minLength:{type:"integer",minimum:0,maximum:1e6},
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
n={type:["object","boolean"],additionalProperties:!1,properties:{$schema:{const:"https://json-schema.org/draft/2020-12/schema"},$id:{type:"string",maxLength:2048},
$comment:{type:"string",maxLength:1e5},title:{type:"string",maxLength:1e5},description:{type:"string",maxLength:1e5},default:!0,examples:!0,example:!0,deprecated:{
type:"boolean"},readOnly:{type:"boolean"},writeOnly:{type:"boolean"},$ref:{type:"string",maxLength:100,pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$",wanted:"a reference\
 such as #/$defs/NAME",examples:["#/$defs/error"]},type:{description:"One type or a list of them",oneOf:[{enum:["null","boolean","object","array","number","inte\
ger","string"]},{type:"array",minItems:1,maxItems:7,uniqueItems:!0,items:{type:"string",enum:["null","boolean","object","array","number","integer","string"],maxLength:7}}],
wanted:"one of null, boolean, object, array, number, integer, string, or a list of them"},enum:{type:"array",minItems:1,maxItems:500,items:!0},const:!0,multipleOf:{
type:"number",exclusiveMinimum:0,maximum:1e308},minimum:{type:"number",maximum:1e308},maximum:{type:"number",maximum:1e308},exclusiveMinimum:{type:"number",maximum:1e308},
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
"string"]}}],wanted:"beside uniqueItems, items of null, boolean, number, integer, string"}}}}}}},ue=new RegExp("^#/\\$defs/[A-Za-z0-9_.-]+$","u"),de=new RegExp(
"^[A-Za-z0-9_.-]+$","u"),O={validate:v};function v(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(!(i&&
typeof i=="object"&&!Array.isArray(i))&&typeof i!="boolean"){const r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,
data:i};e===null?e=[r]:e.push(r),t++}if(i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)if(!Y.call(n.properties,r)){const s={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:n,data:i};e===null?e=[s]:e.push(s),t++}if(i.$schema!==
void 0){let r=i.$schema;if(r!=="https://json-schema.org/draft/2020-12/schema"){const s={instancePath:p+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"\
const",params:{allowedValue:"https://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:n.properties.$schema,
data:r};e===null?e=[s]:e.push(s),t++}}if(i.$id!==void 0){let r=i.$id;if(typeof r=="string"){if(x(r)>2048){const s={instancePath:p+"/$id",schemaPath:"#/propertie\
s/%24id/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:n.properties.$id,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},schema:n.properties.$id.type,parentSchema:n.properties.$id,data:r};e===null?e=
[s]:e.push(s),t++}}if(i.$comment!==void 0){let r=i.$comment;if(typeof r=="string"){if(x(r)>1e5){const s={instancePath:p+"/$comment",schemaPath:"#/properties/%24\
comment/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.$comment,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/$comment",schemaPath:"#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:n.properties.$comment.type,parentSchema:n.properties.$comment,
data:r};e===null?e=[s]:e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(x(r)>1e5){const s={instancePath:p+"/title",schemaPath:"#/prop\
erties/title/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.title,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},schema:n.properties.title.type,parentSchema:n.properties.title,data:r};e===null?
e=[s]:e.push(s),t++}}if(i.description!==void 0){let r=i.description;if(typeof r=="string"){if(x(r)>1e5){const s={instancePath:p+"/description",schemaPath:"#/pro\
perties/description/maxLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.description,data:r};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:p+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.
properties.description,data:r};e===null?e=[s]:e.push(s),t++}}if(i.deprecated!==void 0){let r=i.deprecated;if(typeof r!="boolean"){const s={instancePath:p+"/depr\
ecated",schemaPath:"#/properties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,
data:r};e===null?e=[s]:e.push(s),t++}}if(i.readOnly!==void 0){let r=i.readOnly;if(typeof r!="boolean"){const s={instancePath:p+"/readOnly",schemaPath:"#/propert\
ies/readOnly/type",keyword:"type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:r};e===null?e=[s]:e.push(s),
t++}}if(i.writeOnly!==void 0){let r=i.writeOnly;if(typeof r!="boolean"){const s={instancePath:p+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"t\
ype",params:{type:"boolean"},schema:n.properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:r};e===null?e=[s]:e.push(s),t++}}if(i.$ref!==void 0){let r=i.
$ref;if(typeof r=="string"){if(x(r)>100){const s={instancePath:p+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,
parentSchema:n.properties.$ref,data:r};e===null?e=[s]:e.push(s),t++}if(!ue.test(r)){const s={instancePath:p+"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"\
pattern",params:{pattern:"^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.properties.$ref,data:r};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:p+"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.$ref.type,parentSchema:n.properties.
$ref,data:r};e===null?e=[s]:e.push(s),t++}}if(i.type!==void 0){let r=i.type;const s=t;let d=!1,P=null;const I=t;if(!(r==="null"||r==="boolean"||r==="object"||r===
"array"||r==="number"||r==="integer"||r==="string")){const L={instancePath:p+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"enum",params:{allowedValues:n.
properties.type.oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:r};e===null?e=[L]:e.push(L),t++}var m=I===t;m&&
(d=!0,P=0);const y=t;if(Array.isArray(r)){if(r.length>7){const b={instancePath:p+"/type",schemaPath:"#/properties/type/oneOf/1/maxItems",keyword:"maxItems",params:{
limit:7},schema:7,parentSchema:n.properties.type.oneOf[1],data:r};e===null?e=[b]:e.push(b),t++}if(r.length<1){const b={instancePath:p+"/type",schemaPath:"#/prop\
erties/type/oneOf/1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.type.oneOf[1],data:r};e===null?e=[b]:e.push(b),t++}const L=r.
length;for(let b=0;b<L;b++){let D=r[b];if(!(D==="null"||D==="boolean"||D==="object"||D==="array"||D==="number"||D==="integer"||D==="string")){const T={instancePath:p+
"/type/"+b,schemaPath:"#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.
oneOf[1].items.enum,parentSchema:n.properties.type.oneOf[1].items,data:D};e===null?e=[T]:e.push(T),t++}if(typeof D=="string"){if(x(D)>7){const T={instancePath:p+
"/type/"+b,schemaPath:"#/properties/type/oneOf/1/items/maxLength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:D};
e===null?e=[T]:e.push(T),t++}}else{const T={instancePath:p+"/type/"+b,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.
properties.type.oneOf[1].items.type,parentSchema:n.properties.type.oneOf[1].items,data:D};e===null?e=[T]:e.push(T),t++}}let _=r.length,E;if(_>1){const b={};for(;_--;){
let D=r[_];if(typeof D=="string"){if(typeof b[D]=="number"){E=b[D];const T={instancePath:p+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"u\
niqueItems",params:{i:_,j:E},schema:!0,parentSchema:n.properties.type.oneOf[1],data:r};e===null?e=[T]:e.push(T),t++;break}b[D]=_}}}}else{const L={instancePath:p+
"/type",schemaPath:"#/properties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],
data:r};e===null?e=[L]:e.push(L),t++}var m=y===t;if(m&&d?(d=!1,P=[P,1]):m&&(d=!0,P=1),d)t=s,e!==null&&(s?e.length=s:e=null);else{const L={instancePath:p+"/type",
schemaPath:"#/properties/type/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:r};e===null?e=
[L]:e.push(L),t++}}if(i.enum!==void 0){let r=i.enum;if(Array.isArray(r)){if(r.length>500){const s={instancePath:p+"/enum",schemaPath:"#/properties/enum/maxItems",
keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.enum,data:r};e===null?e=[s]:e.push(s),t++}if(r.length<1){const s={instancePath:p+"/en\
um",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.enum,data:r};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:p+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.enum.type,parentSchema:n.properties.
enum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.multipleOf!==void 0){let r=i.multipleOf;if(typeof r=="number"&&isFinite(r)){if(r>1e308||isNaN(r)){const s={instancePath:p+
"/multipleOf",schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,
data:r};e===null?e=[s]:e.push(s),t++}if(r<=0||isNaN(r)){const s={instancePath:p+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exc\
lusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,parentSchema:n.properties.multipleOf,
data:r};e===null?e=[s]:e.push(s),t++}}if(i.minimum!==void 0){let r=i.minimum;if(typeof r=="number"&&isFinite(r)){if(r>1e308||isNaN(r)){const s={instancePath:p+"\
/minimum",schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.minimum,data:r};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:n.properties.
minimum.type,parentSchema:n.properties.minimum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.maximum!==void 0){let r=i.maximum;if(typeof r=="number"&&isFinite(r)){
if(r>1e308||isNaN(r)){const s={instancePath:p+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,
parentSchema:n.properties.maximum,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"number"},schema:n.properties.maximum.type,parentSchema:n.properties.maximum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.exclusiveMinimum!==void 0){
let r=i.exclusiveMinimum;if(typeof r=="number"&&isFinite(r)){if(r>1e308||isNaN(r)){const s={instancePath:p+"/exclusiveMinimum",schemaPath:"#/properties/exclusiv\
eMinimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:r};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:p+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:n.properties.
exclusiveMinimum.type,parentSchema:n.properties.exclusiveMinimum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.exclusiveMaximum!==void 0){let r=i.exclusiveMaximum;
if(typeof r=="number"&&isFinite(r)){if(r>1e308||isNaN(r)){const s={instancePath:p+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.exclusiveMaximum,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.
properties.exclusiveMaximum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.minLength!==void 0){let r=i.minLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:p+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.
properties.minLength,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:p+"/minLength",schemaPath:"\
#/properties/minLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:r};e===null?e=[s]:e.push(
s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:n.properties.minLength,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxLength!==void 0){let r=i.maxLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:p+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.
type,parentSchema:n.properties.maxLength,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:p+"/\
maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:r};
e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:n.properties.maxLength,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.pattern!==void 0){let r=i.pattern;if(typeof r=="string"){if(x(
r)>1e3){const s={instancePath:p+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.
pattern,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},
schema:n.properties.pattern.type,parentSchema:n.properties.pattern,data:r};e===null?e=[s]:e.push(s),t++}}if(i.format!==void 0){let r=i.format;if(!(r==="date-tim\
e"||r==="date"||r==="duration"||r==="email"||r==="hostname"||r==="ipv4"||r==="ipv6"||r==="uri"||r==="uri-reference"||r==="uuid"||r==="byte"||r==="int32"||r==="i\
nt64"||r==="float"||r==="double")){const s={instancePath:p+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.
enum},schema:n.properties.format.enum,parentSchema:n.properties.format,data:r};e===null?e=[s]:e.push(s),t++}}if(i.minItems!==void 0){let r=i.minItems;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:n.
properties.minItems.type,parentSchema:n.properties.minItems,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r)){const s={instancePath:p+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:n.properties.minItems,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/minItems",schemaPath:"#/properties/minItems/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minItems,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxItems!==void 0){
let r=i.maxItems;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.maxItems.type,parentSchema:n.properties.maxItems,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:n.properties.maxItems,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/maxItems",schemaPath:"\
#/properties/maxItems/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:r};e===null?e=[s]:e.push(s),t++}}}
if(i.minContains!==void 0){let r=i.minContains;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/minContains",schemaPath:"#/pr\
operties/minContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,data:r};e===null?e=
[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+"/minContains",schemaPath:"#/properties/minContai\
ns/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:r};e===null?e=[
s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:n.properties.minContains,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxContains!==void 0){let r=i.maxContains;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"integer"},
schema:n.properties.maxContains.type,parentSchema:n.properties.maxContains,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:p+"/maxContains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:n.properties.maxContains,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/maxContains",schemaPath:"\
#/properties/maxContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:r};e===null?e=[s]:e.push(
s),t++}}}if(i.minProperties!==void 0){let r=i.minProperties;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/minProperties",schemaPath:"\
#/properties/minProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.minProperties,data:r};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+"/minProperties",schemaPath:"#/properties/\
minProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,data:r};
e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:n.properties.minProperties,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxProperties!==void 0){let r=i.maxProperties;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"type",params:{
type:"integer"},schema:n.properties.maxProperties.type,parentSchema:n.properties.maxProperties,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.maxProperties,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+
"/maxProperties",schemaPath:"#/properties/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,
data:r};e===null?e=[s]:e.push(s),t++}}}if(i.uniqueItems!==void 0){let r=i.uniqueItems;if(typeof r!="boolean"){const s={instancePath:p+"/uniqueItems",schemaPath:"\
#/properties/uniqueItems/type",keyword:"type",params:{type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,data:r};e===null?
e=[s]:e.push(s),t++}}if(i.items!==void 0&&(O.validate(i.items,{instancePath:p+"/items",parentData:i,parentDataProperty:"items",rootData:S,dynamicAnchors:k})||(e=
e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),i.prefixItems!==void 0){let r=i.prefixItems;if(Array.isArray(r)){if(r.length>20){const d={instancePath:p+
"/prefixItems",schemaPath:"#/properties/prefixItems/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:r};e===null?
e=[d]:e.push(d),t++}if(r.length<1){const d={instancePath:p+"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,
parentSchema:n.properties.prefixItems,data:r};e===null?e=[d]:e.push(d),t++}const s=r.length;for(let d=0;d<s;d++)O.validate(r[d],{instancePath:p+"/prefixItems/"+
d,parentData:r,parentDataProperty:d,rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{const s={instancePath:p+
"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,
data:r};e===null?e=[s]:e.push(s),t++}}if(i.contains!==void 0&&(O.validate(i.contains,{instancePath:p+"/contains",parentData:i,parentDataProperty:"contains",rootData:S,
dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),i.properties!==void 0){let r=i.properties;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(Object.keys(r).length>500){const s={instancePath:p+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{
limit:500},schema:500,parentSchema:n.properties.properties,data:r};e===null?e=[s]:e.push(s),t++}for(const s in r){const d=t,P=t,I=t;if(s!=="__proto__"){const y={};
e===null?e=[y]:e.push(y),t++}var a=I===t;if(a){const y={instancePath:p+"/properties",schemaPath:"#/properties/properties/propertyNames/not",keyword:"not",params:{},
schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}else t=P,
e!==null&&(P?e.length=P:e=null);if(typeof s=="string"&&x(s)>200){const y={instancePath:p+"/properties",schemaPath:"#/properties/properties/propertyNames/maxLeng\
th",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}var l=d===
t;if(!l){const y={instancePath:p+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",params:{propertyName:s},schema:n.properties.
properties.propertyNames,parentSchema:n.properties.properties,data:r};e===null?e=[y]:e.push(y),t++}}for(const s in r)O.validate(r[s],{instancePath:p+"/propertie\
s/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.
errors),t=e.length)}else{const s={instancePath:p+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.properties.
properties.type,parentSchema:n.properties.properties,data:r};e===null?e=[s]:e.push(s),t++}}if(i.patternProperties!==void 0){let r=i.patternProperties;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>20){const s={instancePath:p+"/patternProperties",schemaPath:"#/properties/patternProperties/maxProperties",
keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:n.properties.patternProperties,data:r};e===null?e=[s]:e.push(s),t++}for(const s in r){const d=t,
P=t,I=t;if(s!=="__proto__"){const y={};e===null?e=[y]:e.push(y),t++}var o=I===t;if(o){const y={instancePath:p+"/patternProperties",schemaPath:"#/properties/patt\
ernProperties/propertyNames/not",keyword:"not",params:{},schema:n.properties.patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.propertyNames,
data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}else t=P,e!==null&&(P?e.length=P:e=null);if(typeof s=="string"&&x(s)>200){const y={instancePath:p+"/patternP\
roperties",schemaPath:"#/properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.patternProperties.
propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}var h=d===t;if(!h){const y={instancePath:p+"/patternProperties",schemaPath:"#/properties/patte\
rnProperties/propertyNames",keyword:"propertyNames",params:{propertyName:s},schema:n.properties.patternProperties.propertyNames,parentSchema:n.properties.patternProperties,
data:r};e===null?e=[y]:e.push(y),t++}}for(const s in r)O.validate(r[s],{instancePath:p+"/patternProperties/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:s,rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{const s={instancePath:p+"/pattern\
Properties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.
patternProperties,data:r};e===null?e=[s]:e.push(s),t++}}if(i.additionalProperties!==void 0&&(O.validate(i.additionalProperties,{instancePath:p+"/additionalPrope\
rties",parentData:i,parentDataProperty:"additionalProperties",rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),
i.propertyNames!==void 0&&(O.validate(i.propertyNames,{instancePath:p+"/propertyNames",parentData:i,parentDataProperty:"propertyNames",rootData:S,dynamicAnchors:k})||
(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),i.required!==void 0){let r=i.required;if(Array.isArray(r)){if(r.length>500){const I={instancePath:p+
"/required",schemaPath:"#/properties/required/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.required,data:r};e===null?e=[
I]:e.push(I),t++}const s=r.length;for(let I=0;I<s;I++){let y=r[I];if(typeof y=="string"){if(x(y)>200){const L={instancePath:p+"/required/"+I,schemaPath:"#/prope\
rties/required/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.required.items,data:y};e===null?e=[L]:e.push(L),t++}}else{
const L={instancePath:p+"/required/"+I,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type:"string"},schema:n.properties.required.items.type,
parentSchema:n.properties.required.items,data:y};e===null?e=[L]:e.push(L),t++}}let d=r.length,P;if(d>1){const I={};for(;d--;){let y=r[d];if(typeof y=="string"){
if(typeof I[y]=="number"){P=I[y];const L={instancePath:p+"/required",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:d,j:P},schema:!0,
parentSchema:n.properties.required,data:r};e===null?e=[L]:e.push(L),t++;break}I[y]=d}}}}else{const s={instancePath:p+"/required",schemaPath:"#/properties/requir\
ed/type",keyword:"type",params:{type:"array"},schema:n.properties.required.type,parentSchema:n.properties.required,data:r};e===null?e=[s]:e.push(s),t++}}if(i.dependentRequired!==
void 0){let r=i.dependentRequired;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>500){const s={instancePath:p+"/dependentRequired",schemaPath:"\
#/properties/dependentRequired/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired,data:r};e===null?
e=[s]:e.push(s),t++}for(const s in r){let d=r[s];if(Array.isArray(d)){if(d.length>500){const L={instancePath:p+"/dependentRequired/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.
dependentRequired.additionalProperties,data:d};e===null?e=[L]:e.push(L),t++}const P=d.length;for(let L=0;L<P;L++){let _=d[L];if(typeof _=="string"){if(x(_)>200){
const E={instancePath:p+"/dependentRequired/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+L,schemaPath:"#/properties/dependentRequired/additionalProperties/ite\
ms/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:_};e===null?e=[E]:e.
push(E),t++}}else{const E={instancePath:p+"/dependentRequired/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+L,schemaPath:"#/properties/dependentRequired/additi\
onalProperties/items/type",keyword:"type",params:{type:"string"},schema:n.properties.dependentRequired.additionalProperties.items.type,parentSchema:n.properties.
dependentRequired.additionalProperties.items,data:_};e===null?e=[E]:e.push(E),t++}}let I=d.length,y;if(I>1){const L={};for(;I--;){let _=d[I];if(typeof _=="strin\
g"){if(typeof L[_]=="number"){y=L[_];const E={instancePath:p+"/dependentRequired/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRe\
quired/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i:I,j:y},schema:!0,parentSchema:n.properties.dependentRequired.additionalProperties,data:d};
e===null?e=[E]:e.push(E),t++;break}L[_]=I}}}}else{const P={instancePath:p+"/dependentRequired/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.
properties.dependentRequired.additionalProperties,data:d};e===null?e=[P]:e.push(P),t++}}}else{const s={instancePath:p+"/dependentRequired",schemaPath:"#/propert\
ies/dependentRequired/type",keyword:"type",params:{type:"object"},schema:n.properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,data:r};
e===null?e=[s]:e.push(s),t++}}if(i.dependentSchemas!==void 0){let r=i.dependentSchemas;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>500){
const s={instancePath:p+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.
properties.dependentSchemas,data:r};e===null?e=[s]:e.push(s),t++}for(const s in r){const d=t,P=t,I=t;if(s!=="__proto__"){const y={};e===null?e=[y]:e.push(y),t++}
var c=I===t;if(c){const y={instancePath:p+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:n.properties.
dependentSchemas.propertyNames.not,parentSchema:n.properties.dependentSchemas.propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}else t=P,e!==null&&
(P?e.length=P:e=null);if(typeof s=="string"&&x(s)>200){const y={instancePath:p+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLe\
ngth",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.dependentSchemas.propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),
t++}var u=d===t;if(!u){const y={instancePath:p+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:s},
schema:n.properties.dependentSchemas.propertyNames,parentSchema:n.properties.dependentSchemas,data:r};e===null?e=[y]:e.push(y),t++}}for(const s in r)O.validate(
r[s],{instancePath:p+"/dependentSchemas/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:S,dynamicAnchors:k})||(e=e===null?
O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{const s={instancePath:p+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/type",keyword:"\
type",params:{type:"object"},schema:n.properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:r};e===null?e=[s]:e.push(s),t++}}if(i.allOf!==
void 0){let r=i.allOf;if(Array.isArray(r)){if(r.length>20){const d={instancePath:p+"/allOf",schemaPath:"#/properties/allOf/maxItems",keyword:"maxItems",params:{
limit:20},schema:20,parentSchema:n.properties.allOf,data:r};e===null?e=[d]:e.push(d),t++}if(r.length<1){const d={instancePath:p+"/allOf",schemaPath:"#/propertie\
s/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:r};e===null?e=[d]:e.push(d),t++}const s=r.length;for(let d=0;d<
s;d++)O.validate(r[d],{instancePath:p+"/allOf/"+d,parentData:r,parentDataProperty:d,rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.
errors),t=e.length)}else{const s={instancePath:p+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:n.properties.allOf.type,
parentSchema:n.properties.allOf,data:r};e===null?e=[s]:e.push(s),t++}}if(i.anyOf!==void 0){let r=i.anyOf;if(Array.isArray(r)){if(r.length>20){const d={instancePath:p+
"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.anyOf,data:r};e===null?e=[d]:e.push(d),
t++}if(r.length<1){const d={instancePath:p+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.
anyOf,data:r};e===null?e=[d]:e.push(d),t++}const s=r.length;for(let d=0;d<s;d++)O.validate(r[d],{instancePath:p+"/anyOf/"+d,parentData:r,parentDataProperty:d,rootData:S,
dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{const s={instancePath:p+"/anyOf",schemaPath:"#/properties/anyOf/t\
ype",keyword:"type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.anyOf,data:r};e===null?e=[s]:e.push(s),t++}}if(i.oneOf!==void 0){
let r=i.oneOf;if(Array.isArray(r)){if(r.length>20){const d={instancePath:p+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},
schema:20,parentSchema:n.properties.oneOf,data:r};e===null?e=[d]:e.push(d),t++}if(r.length<1){const d={instancePath:p+"/oneOf",schemaPath:"#/properties/oneOf/mi\
nItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:r};e===null?e=[d]:e.push(d),t++}const s=r.length;for(let d=0;d<s;d++)O.
validate(r[d],{instancePath:p+"/oneOf/"+d,parentData:r,parentDataProperty:d,rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),
t=e.length)}else{const s={instancePath:p+"/oneOf",schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.
properties.oneOf,data:r};e===null?e=[s]:e.push(s),t++}}if(i.not!==void 0&&(O.validate(i.not,{instancePath:p+"/not",parentData:i,parentDataProperty:"not",rootData:S,
dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),i.if!==void 0&&(O.validate(i.if,{instancePath:p+"/if",parentData:i,parentDataProperty:"\
if",rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),i.then!==void 0&&(O.validate(i.then,{instancePath:p+"/\
then",parentData:i,parentDataProperty:"then",rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)),i.else!==void 0&&
(O.validate(i.else,{instancePath:p+"/else",parentData:i,parentDataProperty:"else",rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.
errors),t=e.length)),i.$defs!==void 0){let r=i.$defs;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>500){const s={instancePath:p+"/$defs",
schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:r};e===null?e=[s]:e.push(
s),t++}for(const s in r){const d=t;if(typeof s=="string"){if(x(s)>90){const P={instancePath:p+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/maxLength",
keyword:"maxLength",params:{limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:s,propertyName:s};e===null?e=[P]:e.push(P),t++}if(!de.test(s)){
const P={instancePath:p+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},schema:"^[A-Za-z\
0-9_.-]+$",parentSchema:n.properties.$defs.propertyNames,data:s,propertyName:s};e===null?e=[P]:e.push(P),t++}}var w=d===t;if(!w){const P={instancePath:p+"/$defs",
schemaPath:"#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:s},schema:n.properties.$defs.propertyNames,parentSchema:n.properties.
$defs,data:r};e===null?e=[P]:e.push(P),t++}}for(const s in r)O.validate(r[s],{instancePath:p+"/$defs/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,
rootData:S,dynamicAnchors:k})||(e=e===null?O.validate.errors:e.concat(O.validate.errors),t=e.length)}else{const s={instancePath:p+"/$defs",schemaPath:"#/propert\
ies/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.properties.$defs,data:r};e===null?e=[s]:e.push(s),t++}}if(i.
uniqueItems!==void 0&&i&&typeof i=="object"&&!Array.isArray(i)){if(i.items===void 0){const r={instancePath:p,schemaPath:"#/dependentSchemas/uniqueItems/required",
keyword:"required",params:{missingProperty:"items"},schema:n.dependentSchemas.uniqueItems.required,parentSchema:n.dependentSchemas.uniqueItems,data:i};e===null?
e=[r]:e.push(r),t++}if(i.items!==void 0){let r=i.items;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:p+"/items",schemaPath:"\
#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",params:{missingProperty:"type"},schema:n.dependentSchemas.uniqueItems.properties.items.
required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:r};e===null?e=[s]:e.push(s),t++}if(r.type!==void 0){let s=r.type;const d=t;let P=!1;const I=t;
if(!(s==="null"||s==="boolean"||s==="number"||s==="integer"||s==="string")){const y={instancePath:p+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/pro\
perties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum},
schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.
anyOf[0],data:s};e===null?e=[y]:e.push(y),t++}var j=I===t;if(P=P||j,!P){const y=t;if(Array.isArray(s)){if(s.length>7){const E={instancePath:p+"/items/type",schemaPath:"\
#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.uniqueItems.
properties.items.properties.type.anyOf[1],data:s};e===null?e=[E]:e.push(E),t++}const _=s.length;for(let E=0;E<_;E++){let b=s[E];if(!(b==="null"||b==="boolean"||
b==="number"||b==="integer"||b==="string")){const D={instancePath:p+"/items/type/"+E,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type\
/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items,data:b};
e===null?e=[D]:e.push(D),t++}}}else{const _={instancePath:p+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/ty\
pe",keyword:"type",params:{type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.uniqueItems.
properties.items.properties.type.anyOf[1],data:s};e===null?e=[_]:e.push(_),t++}var j=y===t;P=P||j}if(P)t=d,e!==null&&(d?e.length=d:e=null);else{const y={instancePath:p+
"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.uniqueItems.
properties.items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:s};e===null?e=[y]:e.push(y),t++}}}else{
const s={instancePath:p+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.dependentSchemas.
uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:r};e===null?e=[s]:e.push(s),t++}}}}return v.errors=e,t===0}function ee(i,{
instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&typeof i!=
"boolean"){const r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:n.type},schema:n.type,parentSchema:n,data:i};e===null?e=[r]:e.push(r),t++}if(i&&
typeof i=="object"&&!Array.isArray(i)){for(const r in i)if(!Y.call(n.properties,r)){const s={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},schema:!1,parentSchema:n,data:i};e===null?e=[s]:e.push(s),t++}if(i.$schema!==void 0){let r=i.$schema;if(r!=="https:\
//json-schema.org/draft/2020-12/schema"){const s={instancePath:p+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"http\
s://json-schema.org/draft/2020-12/schema"},schema:"https://json-schema.org/draft/2020-12/schema",parentSchema:n.properties.$schema,data:r};e===null?e=[s]:e.push(
s),t++}}if(i.$id!==void 0){let r=i.$id;if(typeof r=="string"){if(x(r)>2048){const s={instancePath:p+"/$id",schemaPath:"#/properties/%24id/maxLength",keyword:"ma\
xLength",params:{limit:2048},schema:2048,parentSchema:n.properties.$id,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/$id",schemaPath:"#/p\
roperties/%24id/type",keyword:"type",params:{type:"string"},schema:n.properties.$id.type,parentSchema:n.properties.$id,data:r};e===null?e=[s]:e.push(s),t++}}if(i.
$comment!==void 0){let r=i.$comment;if(typeof r=="string"){if(x(r)>1e5){const s={instancePath:p+"/$comment",schemaPath:"#/properties/%24comment/maxLength",keyword:"\
maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.$comment,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/$comment",schemaPath:"\
#/properties/%24comment/type",keyword:"type",params:{type:"string"},schema:n.properties.$comment.type,parentSchema:n.properties.$comment,data:r};e===null?e=[s]:
e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(x(r)>1e5){const s={instancePath:p+"/title",schemaPath:"#/properties/title/maxLength",
keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.title,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},schema:n.properties.title.type,parentSchema:n.properties.title,data:r};e===null?e=[s]:e.push(s),t++}}
if(i.description!==void 0){let r=i.description;if(typeof r=="string"){if(x(r)>1e5){const s={instancePath:p+"/description",schemaPath:"#/properties/description/m\
axLength",keyword:"maxLength",params:{limit:1e5},schema:1e5,parentSchema:n.properties.description,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},schema:n.properties.description.type,parentSchema:n.properties.description,
data:r};e===null?e=[s]:e.push(s),t++}}if(i.deprecated!==void 0){let r=i.deprecated;if(typeof r!="boolean"){const s={instancePath:p+"/deprecated",schemaPath:"#/p\
roperties/deprecated/type",keyword:"type",params:{type:"boolean"},schema:n.properties.deprecated.type,parentSchema:n.properties.deprecated,data:r};e===null?e=[s]:
e.push(s),t++}}if(i.readOnly!==void 0){let r=i.readOnly;if(typeof r!="boolean"){const s={instancePath:p+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"\
type",params:{type:"boolean"},schema:n.properties.readOnly.type,parentSchema:n.properties.readOnly,data:r};e===null?e=[s]:e.push(s),t++}}if(i.writeOnly!==void 0){
let r=i.writeOnly;if(typeof r!="boolean"){const s={instancePath:p+"/writeOnly",schemaPath:"#/properties/writeOnly/type",keyword:"type",params:{type:"boolean"},schema:n.
properties.writeOnly.type,parentSchema:n.properties.writeOnly,data:r};e===null?e=[s]:e.push(s),t++}}if(i.$ref!==void 0){let r=i.$ref;if(typeof r=="string"){if(x(
r)>100){const s={instancePath:p+"/$ref",schemaPath:"#/properties/%24ref/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:n.properties.$ref,
data:r};e===null?e=[s]:e.push(s),t++}if(!ue.test(r)){const s={instancePath:p+"/$ref",schemaPath:"#/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"\
^#/\\$defs/[A-Za-z0-9_.-]+$"},schema:"^#/\\$defs/[A-Za-z0-9_.-]+$",parentSchema:n.properties.$ref,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/$ref",schemaPath:"#/properties/%24ref/type",keyword:"type",params:{type:"string"},schema:n.properties.$ref.type,parentSchema:n.properties.$ref,data:r};e===null?
e=[s]:e.push(s),t++}}if(i.type!==void 0){let r=i.type;const s=t;let d=!1,P=null;const I=t;if(!(r==="null"||r==="boolean"||r==="object"||r==="array"||r==="number"||
r==="integer"||r==="string")){const L={instancePath:p+"/type",schemaPath:"#/properties/type/oneOf/0/enum",keyword:"enum",params:{allowedValues:n.properties.type.
oneOf[0].enum},schema:n.properties.type.oneOf[0].enum,parentSchema:n.properties.type.oneOf[0],data:r};e===null?e=[L]:e.push(L),t++}var m=I===t;m&&(d=!0,P=0);const y=t;
if(Array.isArray(r)){if(r.length>7){const b={instancePath:p+"/type",schemaPath:"#/properties/type/oneOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,
parentSchema:n.properties.type.oneOf[1],data:r};e===null?e=[b]:e.push(b),t++}if(r.length<1){const b={instancePath:p+"/type",schemaPath:"#/properties/type/oneOf/\
1/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.type.oneOf[1],data:r};e===null?e=[b]:e.push(b),t++}const L=r.length;for(let b=0;b<
L;b++){let D=r[b];if(!(D==="null"||D==="boolean"||D==="object"||D==="array"||D==="number"||D==="integer"||D==="string")){const T={instancePath:p+"/type/"+b,schemaPath:"\
#/properties/type/oneOf/1/items/enum",keyword:"enum",params:{allowedValues:n.properties.type.oneOf[1].items.enum},schema:n.properties.type.oneOf[1].items.enum,parentSchema:n.
properties.type.oneOf[1].items,data:D};e===null?e=[T]:e.push(T),t++}if(typeof D=="string"){if(x(D)>7){const T={instancePath:p+"/type/"+b,schemaPath:"#/propertie\
s/type/oneOf/1/items/maxLength",keyword:"maxLength",params:{limit:7},schema:7,parentSchema:n.properties.type.oneOf[1].items,data:D};e===null?e=[T]:e.push(T),t++}}else{
const T={instancePath:p+"/type/"+b,schemaPath:"#/properties/type/oneOf/1/items/type",keyword:"type",params:{type:"string"},schema:n.properties.type.oneOf[1].items.
type,parentSchema:n.properties.type.oneOf[1].items,data:D};e===null?e=[T]:e.push(T),t++}}let _=r.length,E;if(_>1){const b={};for(;_--;){let D=r[_];if(typeof D==
"string"){if(typeof b[D]=="number"){E=b[D];const T={instancePath:p+"/type",schemaPath:"#/properties/type/oneOf/1/uniqueItems",keyword:"uniqueItems",params:{i:_,
j:E},schema:!0,parentSchema:n.properties.type.oneOf[1],data:r};e===null?e=[T]:e.push(T),t++;break}b[D]=_}}}}else{const L={instancePath:p+"/type",schemaPath:"#/p\
roperties/type/oneOf/1/type",keyword:"type",params:{type:"array"},schema:n.properties.type.oneOf[1].type,parentSchema:n.properties.type.oneOf[1],data:r};e===null?
e=[L]:e.push(L),t++}var m=y===t;if(m&&d?(d=!1,P=[P,1]):m&&(d=!0,P=1),d)t=s,e!==null&&(s?e.length=s:e=null);else{const L={instancePath:p+"/type",schemaPath:"#/pr\
operties/type/oneOf",keyword:"oneOf",params:{passingSchemas:P},schema:n.properties.type.oneOf,parentSchema:n.properties.type,data:r};e===null?e=[L]:e.push(L),t++}}
if(i.enum!==void 0){let r=i.enum;if(Array.isArray(r)){if(r.length>500){const s={instancePath:p+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",
params:{limit:500},schema:500,parentSchema:n.properties.enum,data:r};e===null?e=[s]:e.push(s),t++}if(r.length<1){const s={instancePath:p+"/enum",schemaPath:"#/p\
roperties/enum/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.enum,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type:"array"},schema:n.properties.enum.type,parentSchema:n.properties.enum,data:r};e===null?e=
[s]:e.push(s),t++}}if(i.multipleOf!==void 0){let r=i.multipleOf;if(typeof r=="number"&&isFinite(r)){if(r>1e308||isNaN(r)){const s={instancePath:p+"/multipleOf",
schemaPath:"#/properties/multipleOf/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.multipleOf,data:r};e===
null?e=[s]:e.push(s),t++}if(r<=0||isNaN(r)){const s={instancePath:p+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimu\
m",params:{comparison:">",limit:0},schema:0,parentSchema:n.properties.multipleOf,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/multipleOf",
schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type:"number"},schema:n.properties.multipleOf.type,parentSchema:n.properties.multipleOf,data:r};
e===null?e=[s]:e.push(s),t++}}if(i.minimum!==void 0){let r=i.minimum;if(typeof r=="number"&&isFinite(r)){if(r>1e308||isNaN(r)){const s={instancePath:p+"/minimum",
schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.minimum,data:r};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"number"},schema:n.properties.minimum.
type,parentSchema:n.properties.minimum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.maximum!==void 0){let r=i.maximum;if(typeof r=="number"&&isFinite(r)){if(r>1e308||
isNaN(r)){const s={instancePath:p+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.
properties.maximum,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type:"\
number"},schema:n.properties.maximum.type,parentSchema:n.properties.maximum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.exclusiveMinimum!==void 0){let r=i.exclusiveMinimum;
if(typeof r=="number"&&isFinite(r)){if(r>1e308||isNaN(r)){const s={instancePath:p+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308},schema:1e308,parentSchema:n.properties.exclusiveMinimum,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+
"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMinimum.type,parentSchema:n.
properties.exclusiveMinimum,data:r};e===null?e=[s]:e.push(s),t++}}if(i.exclusiveMaximum!==void 0){let r=i.exclusiveMaximum;if(typeof r=="number"&&isFinite(r)){if(r>
1e308||isNaN(r)){const s={instancePath:p+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308},
schema:1e308,parentSchema:n.properties.exclusiveMaximum,data:r};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p+"/exclusiveMaximum",schemaPath:"#/pro\
perties/exclusiveMaximum/type",keyword:"type",params:{type:"number"},schema:n.properties.exclusiveMaximum.type,parentSchema:n.properties.exclusiveMaximum,data:r};
e===null?e=[s]:e.push(s),t++}}if(i.minLength!==void 0){let r=i.minLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/min\
Length",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.minLength.type,parentSchema:n.properties.minLength,data:r};
e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:p+"/minLength",schemaPath:"#/properties/minLength/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.minLength,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){
const s={instancePath:p+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.
minLength,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxLength!==void 0){let r=i.maxLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+
"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxLength.type,parentSchema:n.properties.maxLength,
data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e6||isNaN(r)){const s={instancePath:p+"/maxLength",schemaPath:"#/properties/maxLe\
ngth/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:n.properties.maxLength,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:p+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.
properties.maxLength,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.pattern!==void 0){let r=i.pattern;if(typeof r=="string"){if(x(r)>1e3){const s={instancePath:p+"\
/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:n.properties.pattern,data:r};e===null?e=[s]:
e.push(s),t++}}else{const s={instancePath:p+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:n.properties.pattern.
type,parentSchema:n.properties.pattern,data:r};e===null?e=[s]:e.push(s),t++}}if(i.format!==void 0){let r=i.format;if(!(r==="date-time"||r==="date"||r==="duratio\
n"||r==="email"||r==="hostname"||r==="ipv4"||r==="ipv6"||r==="uri"||r==="uri-reference"||r==="uuid"||r==="byte"||r==="int32"||r==="int64"||r==="float"||r==="dou\
ble")){const s={instancePath:p+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:n.properties.format.enum},schema:n.properties.
format.enum,parentSchema:n.properties.format,data:r};e===null?e=[s]:e.push(s),t++}}if(i.minItems!==void 0){let r=i.minItems;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:p+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type:"integer"},schema:n.properties.minItems.
type,parentSchema:n.properties.minItems,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+
"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.
properties.minItems,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.minItems,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxItems!==void 0){let r=i.maxItems;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type:"\
integer"},schema:n.properties.maxItems.type,parentSchema:n.properties.maxItems,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const s={instancePath:p+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:n.properties.maxItems,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/maxItems",schemaPath:"#/properties/maxItems/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxItems,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.minContains!==
void 0){let r=i.minContains;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/minContains",schemaPath:"#/properties/minContain\
s/type",keyword:"type",params:{type:"integer"},schema:n.properties.minContains.type,parentSchema:n.properties.minContains,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+"/minContains",schemaPath:"#/properties/minContains/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minContains,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={
instancePath:p+"/minContains",schemaPath:"#/properties/minContains/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.
minContains,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxContains!==void 0){let r=i.maxContains;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:p+"/maxContains",schemaPath:"#/properties/maxContains/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxContains.type,parentSchema:n.
properties.maxContains,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+"/maxCo\
ntains",schemaPath:"#/properties/maxContains/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.
maxContains,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/maxContains",schemaPath:"#/properties/maxContains/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxContains,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.minProperties!==void 0){let r=i.
minProperties;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:p+"/minProperties",schemaPath:"#/properties/minProperties/type",keyword:"\
type",params:{type:"integer"},schema:n.properties.minProperties.type,parentSchema:n.properties.minProperties,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="\
number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={instancePath:p+"/minProperties",schemaPath:"#/properties/minProperties/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:n.properties.minProperties,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:p+"/minProperties",schemaPath:"#/properties/minProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.
properties.minProperties,data:r};e===null?e=[s]:e.push(s),t++}}}if(i.maxProperties!==void 0){let r=i.maxProperties;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:p+"/maxProperties",schemaPath:"#/properties/maxProperties/type",keyword:"type",params:{type:"integer"},schema:n.properties.maxProperties.
type,parentSchema:n.properties.maxProperties,data:r};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const s={
instancePath:p+"/maxProperties",schemaPath:"#/properties/maxProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,
parentSchema:n.properties.maxProperties,data:r};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:p+"/maxProperties",schemaPath:"#/properties\
/maxProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:n.properties.maxProperties,data:r};e===null?e=[s]:e.push(s),t++}}}
if(i.uniqueItems!==void 0){let r=i.uniqueItems;if(typeof r!="boolean"){const s={instancePath:p+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"\
type",params:{type:"boolean"},schema:n.properties.uniqueItems.type,parentSchema:n.properties.uniqueItems,data:r};e===null?e=[s]:e.push(s),t++}}if(i.items!==void 0&&
(v(i.items,{instancePath:p+"/items",parentData:i,parentDataProperty:"items",rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
i.prefixItems!==void 0){let r=i.prefixItems;if(Array.isArray(r)){if(r.length>20){const d={instancePath:p+"/prefixItems",schemaPath:"#/properties/prefixItems/max\
Items",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.prefixItems,data:r};e===null?e=[d]:e.push(d),t++}if(r.length<1){const d={instancePath:p+
"/prefixItems",schemaPath:"#/properties/prefixItems/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.prefixItems,data:r};e===null?
e=[d]:e.push(d),t++}const s=r.length;for(let d=0;d<s;d++)v(r[d],{instancePath:p+"/prefixItems/"+d,parentData:r,parentDataProperty:d,rootData:S,dynamicAnchors:k})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/prefixItems",schemaPath:"#/properties/prefixItems/type",keyword:"type",params:{
type:"array"},schema:n.properties.prefixItems.type,parentSchema:n.properties.prefixItems,data:r};e===null?e=[s]:e.push(s),t++}}if(i.contains!==void 0&&(v(i.contains,
{instancePath:p+"/contains",parentData:i,parentDataProperty:"contains",rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),i.properties!==
void 0){let r=i.properties;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>500){const s={instancePath:p+"/properties",schemaPath:"#/proper\
ties/properties/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.properties,data:r};e===null?e=[s]:e.push(s),t++}for(const s in r){
const d=t,P=t,I=t;if(s!=="__proto__"){const y={};e===null?e=[y]:e.push(y),t++}var a=I===t;if(a){const y={instancePath:p+"/properties",schemaPath:"#/properties/p\
roperties/propertyNames/not",keyword:"not",params:{},schema:n.properties.properties.propertyNames.not,parentSchema:n.properties.properties.propertyNames,data:s,
propertyName:s};e===null?e=[y]:e.push(y),t++}else t=P,e!==null&&(P?e.length=P:e=null);if(typeof s=="string"&&x(s)>200){const y={instancePath:p+"/properties",schemaPath:"\
#/properties/properties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.properties.propertyNames,data:s,propertyName:s};
e===null?e=[y]:e.push(y),t++}var l=d===t;if(!l){const y={instancePath:p+"/properties",schemaPath:"#/properties/properties/propertyNames",keyword:"propertyNames",
params:{propertyName:s},schema:n.properties.properties.propertyNames,parentSchema:n.properties.properties,data:r};e===null?e=[y]:e.push(y),t++}}for(const s in r)
v(r[s],{instancePath:p+"/properties/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:s,rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},schema:n.
properties.properties.type,parentSchema:n.properties.properties,data:r};e===null?e=[s]:e.push(s),t++}}if(i.patternProperties!==void 0){let r=i.patternProperties;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>20){const s={instancePath:p+"/patternProperties",schemaPath:"#/properties/patternPropertie\
s/maxProperties",keyword:"maxProperties",params:{limit:20},schema:20,parentSchema:n.properties.patternProperties,data:r};e===null?e=[s]:e.push(s),t++}for(const s in r){
const d=t,P=t,I=t;if(s!=="__proto__"){const y={};e===null?e=[y]:e.push(y),t++}var o=I===t;if(o){const y={instancePath:p+"/patternProperties",schemaPath:"#/prope\
rties/patternProperties/propertyNames/not",keyword:"not",params:{},schema:n.properties.patternProperties.propertyNames.not,parentSchema:n.properties.patternProperties.
propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}else t=P,e!==null&&(P?e.length=P:e=null);if(typeof s=="string"&&x(s)>200){const y={instancePath:p+
"/patternProperties",schemaPath:"#/properties/patternProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.
patternProperties.propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}var h=d===t;if(!h){const y={instancePath:p+"/patternProperties",schemaPath:"\
#/properties/patternProperties/propertyNames",keyword:"propertyNames",params:{propertyName:s},schema:n.properties.patternProperties.propertyNames,parentSchema:n.
properties.patternProperties,data:r};e===null?e=[y]:e.push(y),t++}}for(const s in r)v(r[s],{instancePath:p+"/patternProperties/"+s.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:r,parentDataProperty:s,rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/patter\
nProperties",schemaPath:"#/properties/patternProperties/type",keyword:"type",params:{type:"object"},schema:n.properties.patternProperties.type,parentSchema:n.properties.
patternProperties,data:r};e===null?e=[s]:e.push(s),t++}}if(i.additionalProperties!==void 0&&(v(i.additionalProperties,{instancePath:p+"/additionalProperties",parentData:i,
parentDataProperty:"additionalProperties",rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),i.propertyNames!==void 0&&(v(i.propertyNames,
{instancePath:p+"/propertyNames",parentData:i,parentDataProperty:"propertyNames",rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
i.required!==void 0){let r=i.required;if(Array.isArray(r)){if(r.length>500){const I={instancePath:p+"/required",schemaPath:"#/properties/required/maxItems",keyword:"\
maxItems",params:{limit:500},schema:500,parentSchema:n.properties.required,data:r};e===null?e=[I]:e.push(I),t++}const s=r.length;for(let I=0;I<s;I++){let y=r[I];
if(typeof y=="string"){if(x(y)>200){const L={instancePath:p+"/required/"+I,schemaPath:"#/properties/required/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.required.items,data:y};e===null?e=[L]:e.push(L),t++}}else{const L={instancePath:p+"/required/"+I,schemaPath:"#/properties/r\
equired/items/type",keyword:"type",params:{type:"string"},schema:n.properties.required.items.type,parentSchema:n.properties.required.items,data:y};e===null?e=[L]:
e.push(L),t++}}let d=r.length,P;if(d>1){const I={};for(;d--;){let y=r[d];if(typeof y=="string"){if(typeof I[y]=="number"){P=I[y];const L={instancePath:p+"/requi\
red",schemaPath:"#/properties/required/uniqueItems",keyword:"uniqueItems",params:{i:d,j:P},schema:!0,parentSchema:n.properties.required,data:r};e===null?e=[L]:e.
push(L),t++;break}I[y]=d}}}}else{const s={instancePath:p+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type:"array"},schema:n.properties.
required.type,parentSchema:n.properties.required,data:r};e===null?e=[s]:e.push(s),t++}}if(i.dependentRequired!==void 0){let r=i.dependentRequired;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length>500){const s={instancePath:p+"/dependentRequired",schemaPath:"#/properties/dependentRequired/maxProperties",
keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired,data:r};e===null?e=[s]:e.push(s),t++}for(const s in r){let d=r[s];
if(Array.isArray(d)){if(d.length>500){const L={instancePath:p+"/dependentRequired/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentR\
equired/additionalProperties/maxItems",keyword:"maxItems",params:{limit:500},schema:500,parentSchema:n.properties.dependentRequired.additionalProperties,data:d};
e===null?e=[L]:e.push(L),t++}const P=d.length;for(let L=0;L<P;L++){let _=d[L];if(typeof _=="string"){if(x(_)>200){const E={instancePath:p+"/dependentRequired/"+
s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+L,schemaPath:"#/properties/dependentRequired/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:_};e===null?e=[E]:e.push(E),t++}}else{const E={instancePath:p+"/dependent\
Required/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+L,schemaPath:"#/properties/dependentRequired/additionalProperties/items/type",keyword:"type",params:{type:"\
string"},schema:n.properties.dependentRequired.additionalProperties.items.type,parentSchema:n.properties.dependentRequired.additionalProperties.items,data:_};e===
null?e=[E]:e.push(E),t++}}let I=d.length,y;if(I>1){const L={};for(;I--;){let _=d[I];if(typeof _=="string"){if(typeof L[_]=="number"){y=L[_];const E={instancePath:p+
"/dependentRequired/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/uniqueItems",keyword:"uniqueItems",
params:{i:I,j:y},schema:!0,parentSchema:n.properties.dependentRequired.additionalProperties,data:d};e===null?e=[E]:e.push(E),t++;break}L[_]=I}}}}else{const P={instancePath:p+
"/dependentRequired/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dependentRequired/additionalProperties/type",keyword:"type",params:{type:"\
array"},schema:n.properties.dependentRequired.additionalProperties.type,parentSchema:n.properties.dependentRequired.additionalProperties,data:d};e===null?e=[P]:
e.push(P),t++}}}else{const s={instancePath:p+"/dependentRequired",schemaPath:"#/properties/dependentRequired/type",keyword:"type",params:{type:"object"},schema:n.
properties.dependentRequired.type,parentSchema:n.properties.dependentRequired,data:r};e===null?e=[s]:e.push(s),t++}}if(i.dependentSchemas!==void 0){let r=i.dependentSchemas;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>500){const s={instancePath:p+"/dependentSchemas",schemaPath:"#/properties/dependentSchemas\
/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.dependentSchemas,data:r};e===null?e=[s]:e.push(s),t++}for(const s in r){
const d=t,P=t,I=t;if(s!=="__proto__"){const y={};e===null?e=[y]:e.push(y),t++}var c=I===t;if(c){const y={instancePath:p+"/dependentSchemas",schemaPath:"#/proper\
ties/dependentSchemas/propertyNames/not",keyword:"not",params:{},schema:n.properties.dependentSchemas.propertyNames.not,parentSchema:n.properties.dependentSchemas.
propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}else t=P,e!==null&&(P?e.length=P:e=null);if(typeof s=="string"&&x(s)>200){const y={instancePath:p+
"/dependentSchemas",schemaPath:"#/properties/dependentSchemas/propertyNames/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:n.properties.
dependentSchemas.propertyNames,data:s,propertyName:s};e===null?e=[y]:e.push(y),t++}var u=d===t;if(!u){const y={instancePath:p+"/dependentSchemas",schemaPath:"#/\
properties/dependentSchemas/propertyNames",keyword:"propertyNames",params:{propertyName:s},schema:n.properties.dependentSchemas.propertyNames,parentSchema:n.properties.
dependentSchemas,data:r};e===null?e=[y]:e.push(y),t++}}for(const s in r)v(r[s],{instancePath:p+"/dependentSchemas/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:s,rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/dependentSchemas",schemaPath:"\
#/properties/dependentSchemas/type",keyword:"type",params:{type:"object"},schema:n.properties.dependentSchemas.type,parentSchema:n.properties.dependentSchemas,data:r};
e===null?e=[s]:e.push(s),t++}}if(i.allOf!==void 0){let r=i.allOf;if(Array.isArray(r)){if(r.length>20){const d={instancePath:p+"/allOf",schemaPath:"#/properties/\
allOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.allOf,data:r};e===null?e=[d]:e.push(d),t++}if(r.length<1){const d={instancePath:p+
"/allOf",schemaPath:"#/properties/allOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.properties.allOf,data:r};e===null?e=[d]:e.push(d),
t++}const s=r.length;for(let d=0;d<s;d++)v(r[d],{instancePath:p+"/allOf/"+d,parentData:r,parentDataProperty:d,rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/allOf",schemaPath:"#/properties/allOf/type",keyword:"type",params:{type:"array"},schema:n.properties.
allOf.type,parentSchema:n.properties.allOf,data:r};e===null?e=[s]:e.push(s),t++}}if(i.anyOf!==void 0){let r=i.anyOf;if(Array.isArray(r)){if(r.length>20){const d={
instancePath:p+"/anyOf",schemaPath:"#/properties/anyOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.properties.anyOf,data:r};e===null?
e=[d]:e.push(d),t++}if(r.length<1){const d={instancePath:p+"/anyOf",schemaPath:"#/properties/anyOf/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:n.
properties.anyOf,data:r};e===null?e=[d]:e.push(d),t++}const s=r.length;for(let d=0;d<s;d++)v(r[d],{instancePath:p+"/anyOf/"+d,parentData:r,parentDataProperty:d,
rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/anyOf",schemaPath:"#/properties/anyOf/type",keyword:"\
type",params:{type:"array"},schema:n.properties.anyOf.type,parentSchema:n.properties.anyOf,data:r};e===null?e=[s]:e.push(s),t++}}if(i.oneOf!==void 0){let r=i.oneOf;
if(Array.isArray(r)){if(r.length>20){const d={instancePath:p+"/oneOf",schemaPath:"#/properties/oneOf/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:n.
properties.oneOf,data:r};e===null?e=[d]:e.push(d),t++}if(r.length<1){const d={instancePath:p+"/oneOf",schemaPath:"#/properties/oneOf/minItems",keyword:"minItems",
params:{limit:1},schema:1,parentSchema:n.properties.oneOf,data:r};e===null?e=[d]:e.push(d),t++}const s=r.length;for(let d=0;d<s;d++)v(r[d],{instancePath:p+"/one\
Of/"+d,parentData:r,parentDataProperty:d,rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/oneOf",
schemaPath:"#/properties/oneOf/type",keyword:"type",params:{type:"array"},schema:n.properties.oneOf.type,parentSchema:n.properties.oneOf,data:r};e===null?e=[s]:
e.push(s),t++}}if(i.not!==void 0&&(v(i.not,{instancePath:p+"/not",parentData:i,parentDataProperty:"not",rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(
v.errors),t=e.length)),i.if!==void 0&&(v(i.if,{instancePath:p+"/if",parentData:i,parentDataProperty:"if",rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(
v.errors),t=e.length)),i.then!==void 0&&(v(i.then,{instancePath:p+"/then",parentData:i,parentDataProperty:"then",rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length)),i.else!==void 0&&(v(i.else,{instancePath:p+"/else",parentData:i,parentDataProperty:"else",rootData:S,dynamicAnchors:k})||(e=e===
null?v.errors:e.concat(v.errors),t=e.length)),i.$defs!==void 0){let r=i.$defs;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>500){const s={
instancePath:p+"/$defs",schemaPath:"#/properties/%24defs/maxProperties",keyword:"maxProperties",params:{limit:500},schema:500,parentSchema:n.properties.$defs,data:r};
e===null?e=[s]:e.push(s),t++}for(const s in r){const d=t;if(typeof s=="string"){if(x(s)>90){const P={instancePath:p+"/$defs",schemaPath:"#/properties/%24defs/pr\
opertyNames/maxLength",keyword:"maxLength",params:{limit:90},schema:90,parentSchema:n.properties.$defs.propertyNames,data:s,propertyName:s};e===null?e=[P]:e.push(
P),t++}if(!de.test(s)){const P={instancePath:p+"/$defs",schemaPath:"#/properties/%24defs/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.\
-]+$"},schema:"^[A-Za-z0-9_.-]+$",parentSchema:n.properties.$defs.propertyNames,data:s,propertyName:s};e===null?e=[P]:e.push(P),t++}}var w=d===t;if(!w){const P={
instancePath:p+"/$defs",schemaPath:"#/properties/%24defs/propertyNames",keyword:"propertyNames",params:{propertyName:s},schema:n.properties.$defs.propertyNames,
parentSchema:n.properties.$defs,data:r};e===null?e=[P]:e.push(P),t++}}for(const s in r)v(r[s],{instancePath:p+"/$defs/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:r,parentDataProperty:s,rootData:S,dynamicAnchors:k})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)}else{const s={instancePath:p+"/$defs",schemaPath:"\
#/properties/%24defs/type",keyword:"type",params:{type:"object"},schema:n.properties.$defs.type,parentSchema:n.properties.$defs,data:r};e===null?e=[s]:e.push(s),
t++}}if(i.uniqueItems!==void 0&&i&&typeof i=="object"&&!Array.isArray(i)){if(i.items===void 0){const r={instancePath:p,schemaPath:"#/dependentSchemas/uniqueItem\
s/required",keyword:"required",params:{missingProperty:"items"},schema:n.dependentSchemas.uniqueItems.required,parentSchema:n.dependentSchemas.uniqueItems,data:i};
e===null?e=[r]:e.push(r),t++}if(i.items!==void 0){let r=i.items;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:p+"/items",
schemaPath:"#/dependentSchemas/uniqueItems/properties/items/required",keyword:"required",params:{missingProperty:"type"},schema:n.dependentSchemas.uniqueItems.properties.
items.required,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:r};e===null?e=[s]:e.push(s),t++}if(r.type!==void 0){let s=r.type;const d=t;let P=!1;
const I=t;if(!(s==="null"||s==="boolean"||s==="number"||s==="integer"||s==="string")){const y={instancePath:p+"/items/type",schemaPath:"#/dependentSchemas/uniqu\
eItems/properties/items/properties/type/anyOf/0/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].
enum},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[0].enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.
type.anyOf[0],data:s};e===null?e=[y]:e.push(y),t++}var j=I===t;if(P=P||j,!P){const y=t;if(Array.isArray(s)){if(s.length>7){const E={instancePath:p+"/items/type",
schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit:7},schema:7,parentSchema:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1],data:s};e===null?e=[E]:e.push(E),t++}const _=s.length;for(let E=0;E<_;E++){let b=s[E];if(!(b==="null"||b===
"boolean"||b==="number"||b==="integer"||b==="string")){const D={instancePath:p+"/items/type/"+E,schemaPath:"#/dependentSchemas/uniqueItems/properties/items/prop\
erties/type/anyOf/1/items/enum",keyword:"enum",params:{allowedValues:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum},schema:n.
dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].items.enum,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].
items,data:b};e===null?e=[D]:e.push(D),t++}}}else{const _={instancePath:p+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/t\
ype/anyOf/1/type",keyword:"type",params:{type:"array"},schema:n.dependentSchemas.uniqueItems.properties.items.properties.type.anyOf[1].type,parentSchema:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf[1],data:s};e===null?e=[_]:e.push(_),t++}var j=y===t;P=P||j}if(P)t=d,e!==null&&(d?e.length=d:e=null);else{const y={
instancePath:p+"/items/type",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/properties/type/anyOf",keyword:"anyOf",params:{},schema:n.dependentSchemas.
uniqueItems.properties.items.properties.type.anyOf,parentSchema:n.dependentSchemas.uniqueItems.properties.items.properties.type,data:s};e===null?e=[y]:e.push(y),
t++}}}else{const s={instancePath:p+"/items",schemaPath:"#/dependentSchemas/uniqueItems/properties/items/type",keyword:"type",params:{type:"object"},schema:n.dependentSchemas.
uniqueItems.properties.items.type,parentSchema:n.dependentSchemas.uniqueItems.properties.items,data:r};e===null?e=[s]:e.push(s),t++}}}}return ee.errors=e,t===0}
function V(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(!(i&&typeof i=="object"&&!Array.isArray(
i))){const m={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:i};e===null?e=[m]:e.push(m),t++}return ee(
i,{instancePath:p,parentData:A,parentDataProperty:M,rootData:S,dynamicAnchors:k})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length),V.errors=e,t===0}function Z(i,{
instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const m in i)
if(!(m==="request"||m==="example"||m==="success")){const a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:C,data:i};e===null?e=[a]:e.push(a),t++}if(i.request!==void 0&&(V(i.request,{instancePath:p+"/request",parentData:i,parentDataProperty:"re\
quest",rootData:S,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),i.example!==void 0){let m=i.example;if(!(m&&typeof m=="object"&&!Array.
isArray(m))){const a={instancePath:p+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type:"object"},schema:C.properties.example.type,parentSchema:C.
properties.example,data:m};e===null?e=[a]:e.push(a),t++}}if(i.success!==void 0){let m=i.success;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.status===void 0){
const a={instancePath:p+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty:"status"},schema:C.properties.success.required,
parentSchema:C.properties.success,data:m};e===null?e=[a]:e.push(a),t++}if(m.body===void 0){const a={instancePath:p+"/success",schemaPath:"#/properties/success/r\
equired",keyword:"required",params:{missingProperty:"body"},schema:C.properties.success.required,parentSchema:C.properties.success,data:m};e===null?e=[a]:e.push(
a),t++}for(const a in m)if(!(a==="status"||a==="body")){const l={instancePath:p+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:C.properties.success,data:m};e===null?e=[l]:e.push(l),t++}if(m.status!==void 0){let a=m.status;
if(Array.isArray(a)){if(a.length>100){const c={instancePath:p+"/success/status",schemaPath:"#/properties/success/properties/status/maxItems",keyword:"maxItems",
params:{limit:100},schema:100,parentSchema:C.properties.success.properties.status,data:a};e===null?e=[c]:e.push(c),t++}if(a.length<1){const c={instancePath:p+"/\
success/status",schemaPath:"#/properties/success/properties/status/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:C.properties.success.properties.
status,data:a};e===null?e=[c]:e.push(c),t++}const l=a.length;for(let c=0;c<l;c++){let u=a[c];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const w={
instancePath:p+"/success/status/"+c,schemaPath:"#/properties/success/properties/status/items/type",keyword:"type",params:{type:"integer"},schema:C.properties.success.
properties.status.items.type,parentSchema:C.properties.success.properties.status.items,data:u};e===null?e=[w]:e.push(w),t++}if(typeof u=="number"&&isFinite(u)){
if(u>299||isNaN(u)){const w={instancePath:p+"/success/status/"+c,schemaPath:"#/properties/success/properties/status/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:299},schema:299,parentSchema:C.properties.success.properties.status.items,data:u};e===null?e=[w]:e.push(w),t++}if(u<200||isNaN(u)){const w={instancePath:p+
"/success/status/"+c,schemaPath:"#/properties/success/properties/status/items/minimum",keyword:"minimum",params:{comparison:">=",limit:200},schema:200,parentSchema:C.
properties.success.properties.status.items,data:u};e===null?e=[w]:e.push(w),t++}}}let o=a.length,h;if(o>1){const c={};for(;o--;){let u=a[o];if(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)){if(typeof c[u]=="number"){h=c[u];const w={instancePath:p+"/success/status",schemaPath:"#/properties/success/properties/status/un\
iqueItems",keyword:"uniqueItems",params:{i:o,j:h},schema:!0,parentSchema:C.properties.success.properties.status,data:a};e===null?e=[w]:e.push(w),t++;break}c[u]=
o}}}}else{const l={instancePath:p+"/success/status",schemaPath:"#/properties/success/properties/status/type",keyword:"type",params:{type:"array"},schema:C.properties.
success.properties.status.type,parentSchema:C.properties.success.properties.status,data:a};e===null?e=[l]:e.push(l),t++}}if(m.body!==void 0){let a=m.body;if(!(a===
"empty"||a==="any")){const l={instancePath:p+"/success/body",schemaPath:"#/properties/success/properties/body/enum",keyword:"enum",params:{allowedValues:C.properties.
success.properties.body.enum},schema:C.properties.success.properties.body.enum,parentSchema:C.properties.success.properties.body,data:a};e===null?e=[l]:e.push(l),
t++}}}else{const a={instancePath:p+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"object"},schema:C.properties.success.type,parentSchema:C.
properties.success,data:m};e===null?e=[a]:e.push(a),t++}}}else{const m={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:C.type,parentSchema:C,
data:i};e===null?e=[m]:e.push(m),t++}return Z.errors=e,t===0}const H={type:"array",minItems:1,uniqueItems:!0,items:{type:"integer",minimum:400,maximum:499},maxItems:100};
function G(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(Array.isArray(i)){if(i.length>100){const o={
instancePath:p,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:H,data:i};e===null?e=[o]:e.push(o),t++}if(i.length<1){const o={
instancePath:p,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:H,data:i};e===null?e=[o]:e.push(o),t++}const m=i.length;for(let o=0;o<
m;o++){let h=i[o];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const c={instancePath:p+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"\
integer"},schema:H.items.type,parentSchema:H.items,data:h};e===null?e=[c]:e.push(c),t++}if(typeof h=="number"&&isFinite(h)){if(h>499||isNaN(h)){const c={instancePath:p+
"/"+o,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},schema:499,parentSchema:H.items,data:h};e===null?e=[c]:e.push(c),t++}if(h<
400||isNaN(h)){const c={instancePath:p+"/"+o,schemaPath:"#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:400},schema:400,parentSchema:H.items,data:h};
e===null?e=[c]:e.push(c),t++}}}let a=i.length,l;if(a>1){const o={};for(;a--;){let h=i[a];if(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)){if(typeof o[h]==
"number"){l=o[h];const c={instancePath:p,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i:a,j:l},schema:!0,parentSchema:H,data:i};e===null?e=[c]:e.push(
c),t++;break}o[h]=a}}}}else{const m={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:H.type,parentSchema:H,data:i};e===null?e=[m]:
e.push(m),t++}return G.errors=e,t===0}const se={oneOf:[{const:"accepted"},{$ref:"#/$defs/refusals"}],description:"accepted, or a list of statuses from 400 to 49\
9"};function z(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;const m=t;let a=!1,l=null;const o=t;if(i!==
"accepted"){const u={instancePath:p,schemaPath:"#/oneOf/0/const",keyword:"const",params:{allowedValue:"accepted"},schema:"accepted",parentSchema:se.oneOf[0],data:i};
e===null?e=[u]:e.push(u),t++}var c=o===t;c&&(a=!0,l=0);const h=t;G(i,{instancePath:p,parentData:A,parentDataProperty:M,rootData:S,dynamicAnchors:k})||(e=e===null?
G.errors:e.concat(G.errors),t=e.length);var c=h===t;if(c&&a?(a=!1,l=[l,1]):c&&(a=!0,l=1),a)t=m,e!==null&&(m?e.length=m:e=null);else{const u={instancePath:p,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:l},schema:se.oneOf,parentSchema:se,data:i};e===null?e=[u]:e.push(u),t++}return z.errors=e,t===0}const B={type:"o\
bject",minProperties:1,additionalProperties:{$ref:"#/$defs/limits"},maxProperties:100,propertyNames:{maxLength:100}},q={type:"object",additionalProperties:!1,minProperties:1,
properties:{minLength:{type:"integer",minimum:1,maximum:1e6},maxLength:{type:"integer",minimum:1,maximum:1e6},minimum:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991},maximum:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},pastDays:{type:"integer",minimum:2,maximum:36500},futureDays:{
type:"integer",minimum:0,maximum:36500}}};function re(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1){const m={instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},
schema:1,parentSchema:q,data:i};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="minLength"||m==="maxLength"||m==="minimum"||m==="maximum"||m==="pastDays"||
m==="futureDays")){const a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:q,
data:i};e===null?e=[a]:e.push(a),t++}if(i.minLength!==void 0){let m=i.minLength;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:p+
"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type:"integer"},schema:q.properties.minLength.type,parentSchema:q.properties.minLength,
data:m};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)){if(m>1e6||isNaN(m)){const a={instancePath:p+"/minLength",schemaPath:"#/properties/minLe\
ngth/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:q.properties.minLength,data:m};e===null?e=[a]:e.push(a),t++}if(m<1||isNaN(
m)){const a={instancePath:p+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:q.
properties.minLength,data:m};e===null?e=[a]:e.push(a),t++}}}if(i.maxLength!==void 0){let m=i.maxLength;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){
const a={instancePath:p+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},schema:q.properties.maxLength.type,parentSchema:q.
properties.maxLength,data:m};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)){if(m>1e6||isNaN(m)){const a={instancePath:p+"/maxLength",schemaPath:"\
#/properties/maxLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},schema:1e6,parentSchema:q.properties.maxLength,data:m};e===null?e=[a]:e.push(
a),t++}if(m<1||isNaN(m)){const a={instancePath:p+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,
parentSchema:q.properties.maxLength,data:m};e===null?e=[a]:e.push(a),t++}}}if(i.minimum!==void 0){let m=i.minimum;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){const a={instancePath:p+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type:"integer"},schema:q.properties.minimum.type,parentSchema:q.
properties.minimum,data:m};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m)){const a={instancePath:p+"/minimum",
schemaPath:"#/properties/minimum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},schema:9007199254740991,parentSchema:q.properties.minimum,
data:m};e===null?e=[a]:e.push(a),t++}if(m<-9007199254740991||isNaN(m)){const a={instancePath:p+"/minimum",schemaPath:"#/properties/minimum/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:q.properties.minimum,data:m};e===null?e=[a]:e.push(a),t++}}}if(i.maximum!==
void 0){let m=i.maximum;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:p+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"\
type",params:{type:"integer"},schema:q.properties.maximum.type,parentSchema:q.properties.maximum,data:m};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m)){const a={instancePath:p+"/maximum",schemaPath:"#/properties/maximum/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
schema:9007199254740991,parentSchema:q.properties.maximum,data:m};e===null?e=[a]:e.push(a),t++}if(m<-9007199254740991||isNaN(m)){const a={instancePath:p+"/maxim\
um",schemaPath:"#/properties/maximum/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991},schema:-9007199254740991,parentSchema:q.properties.
maximum,data:m};e===null?e=[a]:e.push(a),t++}}}if(i.pastDays!==void 0){let m=i.pastDays;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const a={instancePath:p+
"/pastDays",schemaPath:"#/properties/pastDays/type",keyword:"type",params:{type:"integer"},schema:q.properties.pastDays.type,parentSchema:q.properties.pastDays,
data:m};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)){if(m>36500||isNaN(m)){const a={instancePath:p+"/pastDays",schemaPath:"#/properties/past\
Days/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:q.properties.pastDays,data:m};e===null?e=[a]:e.push(a),t++}if(m<2||
isNaN(m)){const a={instancePath:p+"/pastDays",schemaPath:"#/properties/pastDays/minimum",keyword:"minimum",params:{comparison:">=",limit:2},schema:2,parentSchema:q.
properties.pastDays,data:m};e===null?e=[a]:e.push(a),t++}}}if(i.futureDays!==void 0){let m=i.futureDays;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){
const a={instancePath:p+"/futureDays",schemaPath:"#/properties/futureDays/type",keyword:"type",params:{type:"integer"},schema:q.properties.futureDays.type,parentSchema:q.
properties.futureDays,data:m};e===null?e=[a]:e.push(a),t++}if(typeof m=="number"&&isFinite(m)){if(m>36500||isNaN(m)){const a={instancePath:p+"/futureDays",schemaPath:"\
#/properties/futureDays/maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},schema:36500,parentSchema:q.properties.futureDays,data:m};e===null?e=[a]:
e.push(a),t++}if(m<0||isNaN(m)){const a={instancePath:p+"/futureDays",schemaPath:"#/properties/futureDays/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:q.properties.futureDays,data:m};e===null?e=[a]:e.push(a),t++}}}}else{const m={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:q.type,parentSchema:q,data:i};e===null?e=[m]:e.push(m),t++}return re.errors=e,t===0}function K(i,{instancePath:p="",parentData:A,parentDataProperty:M,
rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length>100){const a={instancePath:p,schemaPath:"\
#/maxProperties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:B,data:i};e===null?e=[a]:e.push(a),t++}if(Object.keys(i).length<1){const a={
instancePath:p,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:B,data:i};e===null?e=[a]:e.push(a),t++}for(const a in i){
const l=t;if(typeof a=="string"&&x(a)>100){const o={instancePath:p,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:B.
propertyNames,data:a,propertyName:a};e===null?e=[o]:e.push(o),t++}var m=l===t;if(!m){const o={instancePath:p,schemaPath:"#/propertyNames",keyword:"propertyNames",
params:{propertyName:a},schema:B.propertyNames,parentSchema:B,data:i};e===null?e=[o]:e.push(o),t++}}for(const a in i)re(i[a],{instancePath:p+"/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:a,rootData:S,dynamicAnchors:k})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{const a={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:B.type,parentSchema:B,data:i};e===null?e=[a]:e.push(a),t++}return K.errors=e,t===0}const pe={enum:[
"strict","tolerant"]};function R(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(!(i==="strict"||
i==="tolerant")){const m={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},schema:pe.enum,parentSchema:pe,data:i};e===null?e=[m]:
e.push(m),t++}return R.errors=e,t===0}const J={oneOf:[{enum:["accepted","ignored"]},{$ref:"#/$defs/refusals"}],description:"accepted, ignored, or a list of stat\
uses from 400 to 499"};function F(i,{instancePath:p="",parentData:A,parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;const m=t;let a=!1,
l=null;const o=t;if(!(i==="accepted"||i==="ignored")){const u={instancePath:p,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues:J.oneOf[0].enum},
schema:J.oneOf[0].enum,parentSchema:J.oneOf[0],data:i};e===null?e=[u]:e.push(u),t++}var c=o===t;c&&(a=!0,l=0);const h=t;G(i,{instancePath:p,parentData:A,parentDataProperty:M,
rootData:S,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),t=e.length);var c=h===t;if(c&&a?(a=!1,l=[l,1]):c&&(a=!0,l=1),a)t=m,e!==null&&(m?e.length=
m:e=null);else{const u={instancePath:p,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},schema:J.oneOf,parentSchema:J,data:i};e===null?e=[u]:e.push(
u),t++}return F.errors=e,t===0}const Se=new RegExp("^4\\d\\d$","u"),ke=new RegExp("^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$","u");function fe(i,{instancePath:p="",parentData:A,
parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(i&&typeof i=="object"&&!Array.isArray(i)){for(const l in i)if(!Y.call(g.properties,
l)){const o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:g,data:i};e===
null?e=[o]:e.push(o),t++}if(i.name!==void 0){let l=i.name;if(typeof l=="string"){if(x(l)>200){const o={instancePath:p+"/name",schemaPath:"#/properties/name/maxL\
ength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:g.properties.name,data:l};e===null?e=[o]:e.push(o),t++}if(x(l)<1){const o={instancePath:p+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.name,data:l};e===null?e=[o]:e.push(o),t++}}else{
const o={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:g.properties.name.type,parentSchema:g.properties.
name,data:l};e===null?e=[o]:e.push(o),t++}}if(i.operations!==void 0){let l=i.operations;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const o in l)if(!(o==="\
partial-bill"||o==="no-show")){const h={instancePath:p+"/operations",schemaPath:"#/properties/operations/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:g.properties.operations,data:l};e===null?e=[h]:e.push(h),t++}l["partial-bill"]!==void 0&&(Z(l["partial-bill"],{instancePath:p+
"/operations/partial-bill",parentData:l,parentDataProperty:"partial-bill",rootData:S,dynamicAnchors:k})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)),l["\
no-show"]!==void 0&&(Z(l["no-show"],{instancePath:p+"/operations/no-show",parentData:l,parentDataProperty:"no-show",rootData:S,dynamicAnchors:k})||(e=e===null?Z.
errors:e.concat(Z.errors),t=e.length))}else{const o={instancePath:p+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type:"object"},
schema:g.properties.operations.type,parentSchema:g.properties.operations,data:l};e===null?e=[o]:e.push(o),t++}}if(i.errors!==void 0){let l=i.errors;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(const o in l)if(!(o==="unauthorized"||o==="invalid"||o==="malformed"||o==="unsupportedMediaType"||o==="schema"||o==="replies")){
const h={instancePath:p+"/errors",schemaPath:"#/properties/errors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.
properties.errors,data:l};e===null?e=[h]:e.push(h),t++}if(l.unauthorized!==void 0&&(G(l.unauthorized,{instancePath:p+"/errors/unauthorized",parentData:l,parentDataProperty:"\
unauthorized",rootData:S,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),l.invalid!==void 0&&(G(l.invalid,{instancePath:p+"/errors/inva\
lid",parentData:l,parentDataProperty:"invalid",rootData:S,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),l.malformed!==void 0&&(G(l.malformed,
{instancePath:p+"/errors/malformed",parentData:l,parentDataProperty:"malformed",rootData:S,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),
l.unsupportedMediaType!==void 0&&(G(l.unsupportedMediaType,{instancePath:p+"/errors/unsupportedMediaType",parentData:l,parentDataProperty:"unsupportedMediaType",
rootData:S,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),l.schema!==void 0&&(V(l.schema,{instancePath:p+"/errors/schema",parentData:l,
parentDataProperty:"schema",rootData:S,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),l.replies!==void 0){let o=l.replies;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(Object.keys(o).length>100){const h={instancePath:p+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/maxPrope\
rties",keyword:"maxProperties",params:{limit:100},schema:100,parentSchema:g.properties.errors.properties.replies,data:o};e===null?e=[h]:e.push(h),t++}if(Object.
keys(o).length<1){const h={instancePath:p+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/minProperties",keyword:"minProperties",params:{limit:1},
schema:1,parentSchema:g.properties.errors.properties.replies,data:o};e===null?e=[h]:e.push(h),t++}for(const h in o){const c=t;if(typeof h=="string"){if(x(h)>3){
const u={instancePath:p+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/maxLength",keyword:"maxLength",params:{limit:3},schema:3,
parentSchema:g.properties.errors.properties.replies.propertyNames,data:h,propertyName:h};e===null?e=[u]:e.push(u),t++}if(!Se.test(h)){const u={instancePath:p+"/\
errors/replies",schemaPath:"#/properties/errors/properties/replies/propertyNames/pattern",keyword:"pattern",params:{pattern:"^4\\d\\d$"},schema:"^4\\d\\d$",parentSchema:g.
properties.errors.properties.replies.propertyNames,data:h,propertyName:h};e===null?e=[u]:e.push(u),t++}}var m=c===t;if(!m){const u={instancePath:p+"/errors/repl\
ies",schemaPath:"#/properties/errors/properties/replies/propertyNames",keyword:"propertyNames",params:{propertyName:h},schema:g.properties.errors.properties.replies.
propertyNames,parentSchema:g.properties.errors.properties.replies,data:o};e===null?e=[u]:e.push(u),t++}}for(const h in o){let c=o[h];if(c&&typeof c=="object"&&!Array.
isArray(c)){if(Object.keys(c).length<1){const u={instancePath:p+"/errors/replies/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/prop\
erties/replies/additionalProperties/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:g.properties.errors.properties.replies.additionalProperties,
data:c};e===null?e=[u]:e.push(u),t++}for(const u in c)if(!(u==="contentType"||u==="schema")){const w={instancePath:p+"/errors/replies/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:g.properties.errors.properties.replies.additionalProperties,data:c};e===null?e=[w]:e.push(w),t++}if(c.contentType!==void 0){let u=c.contentType;
if(typeof u=="string"){if(x(u)>200){const w={instancePath:p+"/errors/replies/"+h.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/\
errors/properties/replies/additionalProperties/properties/contentType/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:g.properties.errors.
properties.replies.additionalProperties.properties.contentType,data:u};e===null?e=[w]:e.push(w),t++}if(!ke.test(u)){const w={instancePath:p+"/errors/replies/"+h.
replace(/~/g,"~0").replace(/\//g,"~1")+"/contentType",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/pattern",keyword:"\
pattern",params:{pattern:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$"},schema:"^[\\w.!#$&^+-]+/[\\w.!#$&^+-]+$",parentSchema:g.properties.errors.properties.replies.additionalProperties.
properties.contentType,data:u};e===null?e=[w]:e.push(w),t++}}else{const w={instancePath:p+"/errors/replies/"+h.replace(/~/g,"~0").replace(/\//g,"~1")+"/contentT\
ype",schemaPath:"#/properties/errors/properties/replies/additionalProperties/properties/contentType/type",keyword:"type",params:{type:"string"},schema:g.properties.
errors.properties.replies.additionalProperties.properties.contentType.type,parentSchema:g.properties.errors.properties.replies.additionalProperties.properties.contentType,
data:u};e===null?e=[w]:e.push(w),t++}}c.schema!==void 0&&(V(c.schema,{instancePath:p+"/errors/replies/"+h.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:c,
parentDataProperty:"schema",rootData:S,dynamicAnchors:k})||(e=e===null?V.errors:e.concat(V.errors),t=e.length))}else{const u={instancePath:p+"/errors/replies/"+
h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/errors/properties/replies/additionalProperties/type",keyword:"type",params:{type:"object"},schema:g.
properties.errors.properties.replies.additionalProperties.type,parentSchema:g.properties.errors.properties.replies.additionalProperties,data:c};e===null?e=[u]:e.
push(u),t++}}}else{const h={instancePath:p+"/errors/replies",schemaPath:"#/properties/errors/properties/replies/type",keyword:"type",params:{type:"object"},schema:g.
properties.errors.properties.replies.type,parentSchema:g.properties.errors.properties.replies,data:o};e===null?e=[h]:e.push(h),t++}}}else{const o={instancePath:p+
"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"object"},schema:g.properties.errors.type,parentSchema:g.properties.errors,data:l};e===
null?e=[o]:e.push(o),t++}}if(i.apiVersion!==void 0){let l=i.apiVersion;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const o in l)if(!(o==="supported"||o==="\
unsupported"||o==="empty"||o==="repeated")){const h={instancePath:p+"/apiVersion",schemaPath:"#/properties/apiVersion/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.apiVersion,data:l};e===null?e=[h]:e.push(h),t++}if(l.supported!==void 0){let o=l.supported;
if(Array.isArray(o)){if(o.length>50){const w={instancePath:p+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/maxItems",keyword:"\
maxItems",params:{limit:50},schema:50,parentSchema:g.properties.apiVersion.properties.supported,data:o};e===null?e=[w]:e.push(w),t++}if(o.length<1){const w={instancePath:p+
"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:g.properties.
apiVersion.properties.supported,data:o};e===null?e=[w]:e.push(w),t++}const h=o.length;for(let w=0;w<h;w++){let j=o[w];if(typeof j=="string"){if(x(j)>200){const r={
instancePath:p+"/apiVersion/supported/"+w,schemaPath:"#/properties/apiVersion/properties/supported/items/maxLength",keyword:"maxLength",params:{limit:200},schema:200,
parentSchema:g.properties.apiVersion.properties.supported.items,data:j};e===null?e=[r]:e.push(r),t++}if(x(j)<1){const r={instancePath:p+"/apiVersion/supported/"+
w,schemaPath:"#/properties/apiVersion/properties/supported/items/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.apiVersion.properties.
supported.items,data:j};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:p+"/apiVersion/supported/"+w,schemaPath:"#/properties/apiVersion/properties/sup\
ported/items/type",keyword:"type",params:{type:"string"},schema:g.properties.apiVersion.properties.supported.items.type,parentSchema:g.properties.apiVersion.properties.
supported.items,data:j};e===null?e=[r]:e.push(r),t++}}let c=o.length,u;if(c>1){const w={};for(;c--;){let j=o[c];if(typeof j=="string"){if(typeof w[j]=="number"){
u=w[j];const r={instancePath:p+"/apiVersion/supported",schemaPath:"#/properties/apiVersion/properties/supported/uniqueItems",keyword:"uniqueItems",params:{i:c,j:u},
schema:!0,parentSchema:g.properties.apiVersion.properties.supported,data:o};e===null?e=[r]:e.push(r),t++;break}w[j]=c}}}}else{const h={instancePath:p+"/apiVersi\
on/supported",schemaPath:"#/properties/apiVersion/properties/supported/type",keyword:"type",params:{type:"array"},schema:g.properties.apiVersion.properties.supported.
type,parentSchema:g.properties.apiVersion.properties.supported,data:o};e===null?e=[h]:e.push(h),t++}}l.unsupported!==void 0&&(G(l.unsupported,{instancePath:p+"/\
apiVersion/unsupported",parentData:l,parentDataProperty:"unsupported",rootData:S,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),l.empty!==
void 0&&(z(l.empty,{instancePath:p+"/apiVersion/empty",parentData:l,parentDataProperty:"empty",rootData:S,dynamicAnchors:k})||(e=e===null?z.errors:e.concat(z.errors),
t=e.length)),l.repeated!==void 0&&(z(l.repeated,{instancePath:p+"/apiVersion/repeated",parentData:l,parentDataProperty:"repeated",rootData:S,dynamicAnchors:k})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length))}else{const o={instancePath:p+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{
type:"object"},schema:g.properties.apiVersion.type,parentSchema:g.properties.apiVersion,data:l};e===null?e=[o]:e.push(o),t++}}if(i.rateLimit!==void 0){let l=i.rateLimit;
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.requestsPerSecond===void 0){const o={instancePath:p+"/rateLimit",schemaPath:"#/properties/rateLimit/required",
keyword:"required",params:{missingProperty:"requestsPerSecond"},schema:g.properties.rateLimit.required,parentSchema:g.properties.rateLimit,data:l};e===null?e=[o]:
e.push(o),t++}for(const o in l)if(o!=="requestsPerSecond"){const h={instancePath:p+"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.rateLimit,data:l};e===null?e=[h]:e.push(h),t++}if(l.requestsPerSecond!==
void 0){let o=l.requestsPerSecond;if(typeof o=="number"&&isFinite(o)){if(o>1e5||isNaN(o)){const h={instancePath:p+"/rateLimit/requestsPerSecond",schemaPath:"#/p\
roperties/rateLimit/properties/requestsPerSecond/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},schema:1e5,parentSchema:g.properties.rateLimit.properties.
requestsPerSecond,data:o};e===null?e=[h]:e.push(h),t++}if(o<=0||isNaN(o)){const h={instancePath:p+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLi\
mit/properties/requestsPerSecond/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},schema:0,parentSchema:g.properties.rateLimit.properties.
requestsPerSecond,data:o};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:p+"/rateLimit/requestsPerSecond",schemaPath:"#/properties/rateLimit/propertie\
s/requestsPerSecond/type",keyword:"type",params:{type:"number"},schema:g.properties.rateLimit.properties.requestsPerSecond.type,parentSchema:g.properties.rateLimit.
properties.requestsPerSecond,data:o};e===null?e=[h]:e.push(h),t++}}}else{const o={instancePath:p+"/rateLimit",schemaPath:"#/properties/rateLimit/type",keyword:"\
type",params:{type:"object"},schema:g.properties.rateLimit.type,parentSchema:g.properties.rateLimit,data:l};e===null?e=[o]:e.push(o),t++}}if(i.token!==void 0){let l=i.
token;if(l&&typeof l=="object"&&!Array.isArray(l)){for(const o in l)if(!(o==="expired"||o==="shortLivedClient"||o==="wrongSecrets"||o==="leewaySeconds"||o==="se\
condClient"||o==="longestLifeSeconds")){const h={instancePath:p+"/token",schemaPath:"#/properties/token/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:g.properties.token,data:l};e===null?e=[h]:e.push(h),t++}if(l.expired!==void 0&&(G(l.expired,{instancePath:p+"/token\
/expired",parentData:l,parentDataProperty:"expired",rootData:S,dynamicAnchors:k})||(e=e===null?G.errors:e.concat(G.errors),t=e.length)),l.shortLivedClient!==void 0){
let o=l.shortLivedClient;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){const h={instancePath:p+"/token/shortLivedClient",schemaPath:"#/properti\
es/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:"id"},schema:g.properties.token.properties.shortLivedClient.required,parentSchema:g.
properties.token.properties.shortLivedClient,data:o};e===null?e=[h]:e.push(h),t++}if(o.lifetimeSeconds===void 0){const h={instancePath:p+"/token/shortLivedClien\
t",schemaPath:"#/properties/token/properties/shortLivedClient/required",keyword:"required",params:{missingProperty:"lifetimeSeconds"},schema:g.properties.token.
properties.shortLivedClient.required,parentSchema:g.properties.token.properties.shortLivedClient,data:o};e===null?e=[h]:e.push(h),t++}for(const h in o)if(!(h===
"id"||h==="lifetimeSeconds")){const c={instancePath:p+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:g.properties.token.properties.shortLivedClient,data:o};e===null?e=[c]:e.push(
c),t++}if(o.id!==void 0){let h=o.id;if(typeof h=="string"){if(x(h)>512){const c={instancePath:p+"/token/shortLivedClient/id",schemaPath:"#/properties/token/prop\
erties/shortLivedClient/properties/id/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:g.properties.token.properties.shortLivedClient.properties.
id,data:h};e===null?e=[c]:e.push(c),t++}if(x(h)<1){const c={instancePath:p+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClie\
nt/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.properties.token.properties.shortLivedClient.properties.id,data:h};e===
null?e=[c]:e.push(c),t++}}else{const c={instancePath:p+"/token/shortLivedClient/id",schemaPath:"#/properties/token/properties/shortLivedClient/properties/id/typ\
e",keyword:"type",params:{type:"string"},schema:g.properties.token.properties.shortLivedClient.properties.id.type,parentSchema:g.properties.token.properties.shortLivedClient.
properties.id,data:h};e===null?e=[c]:e.push(c),t++}}if(o.lifetimeSeconds!==void 0){let h=o.lifetimeSeconds;if(typeof h=="number"&&isFinite(h)){if(h>60||isNaN(h)){
const c={instancePath:p+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLivedClient/properties/lifetimeSeconds/maximum",
keyword:"maximum",params:{comparison:"<=",limit:60},schema:60,parentSchema:g.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:h};e===
null?e=[c]:e.push(c),t++}if(h<3||isNaN(h)){const c={instancePath:p+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties/token/properties/shortLive\
dClient/properties/lifetimeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:3},schema:3,parentSchema:g.properties.token.properties.shortLivedClient.
properties.lifetimeSeconds,data:h};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:p+"/token/shortLivedClient/lifetimeSeconds",schemaPath:"#/properties\
/token/properties/shortLivedClient/properties/lifetimeSeconds/type",keyword:"type",params:{type:"number"},schema:g.properties.token.properties.shortLivedClient.
properties.lifetimeSeconds.type,parentSchema:g.properties.token.properties.shortLivedClient.properties.lifetimeSeconds,data:h};e===null?e=[c]:e.push(c),t++}}}else{
const h={instancePath:p+"/token/shortLivedClient",schemaPath:"#/properties/token/properties/shortLivedClient/type",keyword:"type",params:{type:"object"},schema:g.
properties.token.properties.shortLivedClient.type,parentSchema:g.properties.token.properties.shortLivedClient,data:o};e===null?e=[h]:e.push(h),t++}}if(l.wrongSecrets!==
void 0){let o=l.wrongSecrets;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const h={instancePath:p+"/token/wrongSecrets",schemaPath:"#/properties/to\
ken/properties/wrongSecrets/type",keyword:"type",params:{type:"integer"},schema:g.properties.token.properties.wrongSecrets.type,parentSchema:g.properties.token.
properties.wrongSecrets,data:o};e===null?e=[h]:e.push(h),t++}if(typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o)){const h={instancePath:p+"/token/wrongSecret\
s",schemaPath:"#/properties/token/properties/wrongSecrets/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},schema:1e3,parentSchema:g.properties.token.
properties.wrongSecrets,data:o};e===null?e=[h]:e.push(h),t++}if(o<0||isNaN(o)){const h={instancePath:p+"/token/wrongSecrets",schemaPath:"#/properties/token/prop\
erties/wrongSecrets/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:g.properties.token.properties.wrongSecrets,data:o};e===null?
e=[h]:e.push(h),t++}}}if(l.leewaySeconds!==void 0){let o=l.leewaySeconds;if(typeof o=="number"&&isFinite(o)){if(o>300||isNaN(o)){const h={instancePath:p+"/token\
/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:300},schema:300,parentSchema:g.
properties.token.properties.leewaySeconds,data:o};e===null?e=[h]:e.push(h),t++}if(o<0||isNaN(o)){const h={instancePath:p+"/token/leewaySeconds",schemaPath:"#/pr\
operties/token/properties/leewaySeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:g.properties.token.properties.leewaySeconds,
data:o};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:p+"/token/leewaySeconds",schemaPath:"#/properties/token/properties/leewaySeconds/type",keyword:"\
type",params:{type:"number"},schema:g.properties.token.properties.leewaySeconds.type,parentSchema:g.properties.token.properties.leewaySeconds,data:o};e===null?e=
[h]:e.push(h),t++}}if(l.secondClient!==void 0){let o=l.secondClient;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){const h={instancePath:p+"/tok\
en/secondClient",schemaPath:"#/properties/token/properties/secondClient/required",keyword:"required",params:{missingProperty:"id"},schema:g.properties.token.properties.
secondClient.required,parentSchema:g.properties.token.properties.secondClient,data:o};e===null?e=[h]:e.push(h),t++}for(const h in o)if(h!=="id"){const c={instancePath:p+
"/token/secondClient",schemaPath:"#/properties/token/properties/secondClient/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},
schema:!1,parentSchema:g.properties.token.properties.secondClient,data:o};e===null?e=[c]:e.push(c),t++}if(o.id!==void 0){let h=o.id;if(typeof h=="string"){if(x(
h)>512){const c={instancePath:p+"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/maxLength",keyword:"maxLength",params:{
limit:512},schema:512,parentSchema:g.properties.token.properties.secondClient.properties.id,data:h};e===null?e=[c]:e.push(c),t++}if(x(h)<1){const c={instancePath:p+
"/token/secondClient/id",schemaPath:"#/properties/token/properties/secondClient/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:g.
properties.token.properties.secondClient.properties.id,data:h};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:p+"/token/secondClient/id",schemaPath:"#\
/properties/token/properties/secondClient/properties/id/type",keyword:"type",params:{type:"string"},schema:g.properties.token.properties.secondClient.properties.
id.type,parentSchema:g.properties.token.properties.secondClient.properties.id,data:h};e===null?e=[c]:e.push(c),t++}}}else{const h={instancePath:p+"/token/second\
Client",schemaPath:"#/properties/token/properties/secondClient/type",keyword:"type",params:{type:"object"},schema:g.properties.token.properties.secondClient.type,
parentSchema:g.properties.token.properties.secondClient,data:o};e===null?e=[h]:e.push(h),t++}}if(l.longestLifeSeconds!==void 0){let o=l.longestLifeSeconds;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const h={instancePath:p+"/token/longestLifeSeconds",schemaPath:"#/properties/token/properties/longestLifeSeconds/type",
keyword:"type",params:{type:"integer"},schema:g.properties.token.properties.longestLifeSeconds.type,parentSchema:g.properties.token.properties.longestLifeSeconds,
data:o};e===null?e=[h]:e.push(h),t++}if(typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o)){const h={instancePath:p+"/token/longestLifeSeconds",schemaPath:"\
#/properties/token/properties/longestLifeSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},schema:2147483647,parentSchema:g.properties.
token.properties.longestLifeSeconds,data:o};e===null?e=[h]:e.push(h),t++}if(o<1||isNaN(o)){const h={instancePath:p+"/token/longestLifeSeconds",schemaPath:"#/pro\
perties/token/properties/longestLifeSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:g.properties.token.properties.longestLifeSeconds,
data:o};e===null?e=[h]:e.push(h),t++}}}}else{const o={instancePath:p+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"object"},schema:g.
properties.token.type,parentSchema:g.properties.token,data:l};e===null?e=[o]:e.push(o),t++}}if(i.fields!==void 0){let l=i.fields;if(l&&typeof l=="object"&&!Array.
isArray(l)){for(const o in l)if(!(o==="check-in"||o==="check-out")){const h={instancePath:p+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.fields,data:l};e===null?e=[h]:e.push(h),t++}l["check-in"]!==void 0&&(K(l["\
check-in"],{instancePath:p+"/fields/check-in",parentData:l,parentDataProperty:"check-in",rootData:S,dynamicAnchors:k})||(e=e===null?K.errors:e.concat(K.errors),
t=e.length)),l["check-out"]!==void 0&&(K(l["check-out"],{instancePath:p+"/fields/check-out",parentData:l,parentDataProperty:"check-out",rootData:S,dynamicAnchors:k})||
(e=e===null?K.errors:e.concat(K.errors),t=e.length))}else{const o={instancePath:p+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"o\
bject"},schema:g.properties.fields.type,parentSchema:g.properties.fields,data:l};e===null?e=[o]:e.push(o),t++}}if(i.reading!==void 0){let l=i.reading;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(const o in l)if(!(o==="coercions"||o==="unknownMembers"||o==="letterCase")){const h={instancePath:p+"/reading",schemaPath:"#/pr\
operties/reading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.reading,data:l};e===null?
e=[h]:e.push(h),t++}if(l.coercions!==void 0){let o=l.coercions;const h=t;let c=!1,u=null;const w=t;R(o,{instancePath:p+"/reading/coercions",parentData:l,parentDataProperty:"\
coercions",rootData:S,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),t=e.length);var a=w===t;a&&(c=!0,u=0);const j=t;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(Object.keys(o).length<1){const r={instancePath:p+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf/1/minProperties",
keyword:"minProperties",params:{limit:1},schema:1,parentSchema:g.properties.reading.properties.coercions.oneOf[1],data:o};e===null?e=[r]:e.push(r),t++}for(const r in o)
if(!(r==="quotedNumbers"||r==="quotedBooleans"||r==="numbersAsText")){const s={instancePath:p+"/reading/coercions",schemaPath:"#/properties/reading/properties/c\
oercions/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:g.properties.reading.properties.coercions.
oneOf[1],data:o};e===null?e=[s]:e.push(s),t++}o.quotedNumbers!==void 0&&(R(o.quotedNumbers,{instancePath:p+"/reading/coercions/quotedNumbers",parentData:o,parentDataProperty:"\
quotedNumbers",rootData:S,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),o.quotedBooleans!==void 0&&(R(o.quotedBooleans,{instancePath:p+
"/reading/coercions/quotedBooleans",parentData:o,parentDataProperty:"quotedBooleans",rootData:S,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),t=e.
length)),o.numbersAsText!==void 0&&(R(o.numbersAsText,{instancePath:p+"/reading/coercions/numbersAsText",parentData:o,parentDataProperty:"numbersAsText",rootData:S,
dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{const r={instancePath:p+"/reading/coercions",schemaPath:"#/properties/reading/prop\
erties/coercions/oneOf/1/type",keyword:"type",params:{type:"object"},schema:g.properties.reading.properties.coercions.oneOf[1].type,parentSchema:g.properties.reading.
properties.coercions.oneOf[1],data:o};e===null?e=[r]:e.push(r),t++}var a=j===t;if(a&&c?(c=!1,u=[u,1]):a&&(c=!0,u=1),c)t=h,e!==null&&(h?e.length=h:e=null);else{const r={
instancePath:p+"/reading/coercions",schemaPath:"#/properties/reading/properties/coercions/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:g.properties.reading.
properties.coercions.oneOf,parentSchema:g.properties.reading.properties.coercions,data:o};e===null?e=[r]:e.push(r),t++}}l.unknownMembers!==void 0&&(R(l.unknownMembers,
{instancePath:p+"/reading/unknownMembers",parentData:l,parentDataProperty:"unknownMembers",rootData:S,dynamicAnchors:k})||(e=e===null?R.errors:e.concat(R.errors),
t=e.length)),l.letterCase!==void 0&&(R(l.letterCase,{instancePath:p+"/reading/letterCase",parentData:l,parentDataProperty:"letterCase",rootData:S,dynamicAnchors:k})||
(e=e===null?R.errors:e.concat(R.errors),t=e.length))}else{const o={instancePath:p+"/reading",schemaPath:"#/properties/reading/type",keyword:"type",params:{type:"\
object"},schema:g.properties.reading.type,parentSchema:g.properties.reading,data:l};e===null?e=[o]:e.push(o),t++}}if(i.repeats!==void 0){let l=i.repeats;if(l&&typeof l==
"object"&&!Array.isArray(l)){for(const o in l)if(!(o==="check-in"||o==="check-out"||o==="partial-bill"||o==="no-show")){const h={instancePath:p+"/repeats",schemaPath:"\
#/properties/repeats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:g.properties.repeats,data:l};e===
null?e=[h]:e.push(h),t++}l["check-in"]!==void 0&&(F(l["check-in"],{instancePath:p+"/repeats/check-in",parentData:l,parentDataProperty:"check-in",rootData:S,dynamicAnchors:k})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length)),l["check-out"]!==void 0&&(F(l["check-out"],{instancePath:p+"/repeats/check-out",parentData:l,parentDataProperty:"\
check-out",rootData:S,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),l["partial-bill"]!==void 0&&(F(l["partial-bill"],{instancePath:p+
"/repeats/partial-bill",parentData:l,parentDataProperty:"partial-bill",rootData:S,dynamicAnchors:k})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),l["no\
-show"]!==void 0&&(F(l["no-show"],{instancePath:p+"/repeats/no-show",parentData:l,parentDataProperty:"no-show",rootData:S,dynamicAnchors:k})||(e=e===null?F.errors:
e.concat(F.errors),t=e.length))}else{const o={instancePath:p+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type:"object"},schema:g.properties.
repeats.type,parentSchema:g.properties.repeats,data:l};e===null?e=[o]:e.push(o),t++}}}else{const l={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:g.type,parentSchema:g,data:i};e===null?e=[l]:e.push(l),t++}return fe.errors=e,t===0}export const baseline=ye;const $={$schema:"https://json-sche\
ma.org/draft/2020-12/schema",$id:"baseline.schema.json",type:"array",items:{type:"object",additionalProperties:!1,required:["id","reason","owner","expires"],properties:{
id:{type:"string",minLength:1,examples:["CHECK-IN.REFUSES-MISSING:folio"]},reason:{type:"string",minLength:1,examples:["the gateway fills the field in"]},owner:{
type:"string",minLength:1,examples:["stays team"]},expires:{type:"string",format:"date",examples:["2027-01-31"]}}}},Le=U.date;function ye(i,{instancePath:p="",parentData:A,
parentDataProperty:M,rootData:S=i,dynamicAnchors:k={}}={}){let e=null,t=0;if(Array.isArray(i)){const m=i.length;for(let a=0;a<m;a++){let l=i[a];if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.id===void 0){const o={instancePath:p+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"},schema:$.
items.required,parentSchema:$.items,data:l};e===null?e=[o]:e.push(o),t++}if(l.reason===void 0){const o={instancePath:p+"/"+a,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:"reason"},schema:$.items.required,parentSchema:$.items,data:l};e===null?e=[o]:e.push(o),t++}if(l.owner===void 0){const o={instancePath:p+
"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"owner"},schema:$.items.required,parentSchema:$.items,data:l};e===null?e=[o]:e.push(
o),t++}if(l.expires===void 0){const o={instancePath:p+"/"+a,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"expires"},schema:$.items.required,
parentSchema:$.items,data:l};e===null?e=[o]:e.push(o),t++}for(const o in l)if(!(o==="id"||o==="reason"||o==="owner"||o==="expires")){const h={instancePath:p+"/"+
a,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:$.items,data:l};e===null?e=[h]:e.
push(h),t++}if(l.id!==void 0){let o=l.id;if(typeof o=="string"){if(x(o)<1){const h={instancePath:p+"/"+a+"/id",schemaPath:"#/items/properties/id/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:$.items.properties.id,data:o};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:p+"/"+a+"/id",schemaPath:"\
#/items/properties/id/type",keyword:"type",params:{type:"string"},schema:$.items.properties.id.type,parentSchema:$.items.properties.id,data:o};e===null?e=[h]:e.
push(h),t++}}if(l.reason!==void 0){let o=l.reason;if(typeof o=="string"){if(x(o)<1){const h={instancePath:p+"/"+a+"/reason",schemaPath:"#/items/properties/reaso\
n/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.items.properties.reason,data:o};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:p+
"/"+a+"/reason",schemaPath:"#/items/properties/reason/type",keyword:"type",params:{type:"string"},schema:$.items.properties.reason.type,parentSchema:$.items.properties.
reason,data:o};e===null?e=[h]:e.push(h),t++}}if(l.owner!==void 0){let o=l.owner;if(typeof o=="string"){if(x(o)<1){const h={instancePath:p+"/"+a+"/owner",schemaPath:"\
#/items/properties/owner/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:$.items.properties.owner,data:o};e===null?e=[h]:e.push(h),t++}}else{
const h={instancePath:p+"/"+a+"/owner",schemaPath:"#/items/properties/owner/type",keyword:"type",params:{type:"string"},schema:$.items.properties.owner.type,parentSchema:$.
items.properties.owner,data:o};e===null?e=[h]:e.push(h),t++}}if(l.expires!==void 0){let o=l.expires;if(typeof o=="string"){if(!Le.validate(o)){const h={instancePath:p+
"/"+a+"/expires",schemaPath:"#/items/properties/expires/format",keyword:"format",params:{format:"date"},schema:"date",parentSchema:$.items.properties.expires,data:o};
e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:p+"/"+a+"/expires",schemaPath:"#/items/properties/expires/type",keyword:"type",params:{type:"string"},schema:$.
items.properties.expires.type,parentSchema:$.items.properties.expires,data:o};e===null?e=[h]:e.push(h),t++}}}else{const o={instancePath:p+"/"+a,schemaPath:"#/it\
ems/type",keyword:"type",params:{type:"object"},schema:$.items.type,parentSchema:$.items,data:l};e===null?e=[o]:e.push(o),t++}}}else{const m={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},schema:$.type,parentSchema:$,data:i};e===null?e=[m]:e.push(m),t++}return ye.errors=e,t===0}

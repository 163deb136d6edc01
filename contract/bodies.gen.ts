// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as c}from"./formats.ts";import h from"ajv/dist/runtime/ucs2length.js";export const NotShown=d;const x={$id:"NotShown"};function d(t,{instancePath:n="",
parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){return d.errors=null,!0}export const TokenFormRequest=g;const j={type:"object",required:[
"grant_type","client_id","client_secret"],properties:{grant_type:{type:"string",const:"client_credentials"},client_id:{type:"string"},client_secret:{type:"strin\
g"}},$id:"TokenFormRequest"};function g(t,{instancePath:n="",parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.grant_type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grant_type"},
message:"must have required property 'grant_type'"};e===null?e=[r]:e.push(r),i++}if(t.client_id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};e===null?e=[r]:e.push(r),i++}if(t.client_secret===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_secret"},message:"must have required property 'client_secret'"};e===null?
e=[r]:e.push(r),i++}if(t.grant_type!==void 0){let r=t.grant_type;if(typeof r!="string"){const s={instancePath:n+"/grant_type",schemaPath:"#/properties/grant_typ\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r!=="client_credentials"){const s={instancePath:n+"/gran\
t_type",schemaPath:"#/properties/grant_type/const",keyword:"const",params:{allowedValue:"client_credentials"},message:"must be equal to constant"};e===null?e=[s]:
e.push(s),i++}}if(t.client_id!==void 0&&typeof t.client_id!="string"){const r={instancePath:n+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.client_secret!==void 0&&typeof t.client_secret!="string"){const r={instancePath:n+
"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return g.errors=e,i===0}
export const TokenFormReply=k;const L={type:"object",required:["access_token","expires_in","token_type"],properties:{access_token:{type:"string"},expires_in:{type:"\
integer"},token_type:{type:"string",pattern:"^[Bb][Ee][Aa][Rr][Ee][Rr]$"}},$id:"TokenFormReply"},N=new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$","u");function k(t,{instancePath:n="",
parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.access_token===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"access_token"},message:"must have required property 'access_token'"};
e===null?e=[r]:e.push(r),i++}if(t.expires_in===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"},
message:"must have required property 'expires_in'"};e===null?e=[r]:e.push(r),i++}if(t.token_type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"token_type"},message:"must have required property 'token_type'"};e===null?e=[r]:e.push(r),i++}if(t.access_token!==void 0&&typeof t.
access_token!="string"){const r={instancePath:n+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),i++}if(t.expires_in!==void 0){let r=t.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+
"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}}if(t.token_type!==
void 0){let r=t.token_type;if(typeof r=="string"){if(!N.test(r)){const s={instancePath:n+"/token_type",schemaPath:"#/properties/token_type/pattern",keyword:"pat\
tern",params:{pattern:"^[Bb][Ee][Aa][Rr][Ee][Rr]$"},message:'must match pattern "^[Bb][Ee][Aa][Rr][Ee][Rr]$"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+
"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return k.errors=e,i===0}export const TokenJsonRequest=_;
const A={type:"object",required:["client_id","client_secret"],properties:{client_id:{type:"string"},client_secret:{type:"string"}},$id:"TokenJsonRequest"};function _(t,{
instancePath:n="",parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.client_id===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_id"},message:"must have required property 'client_id'"};
e===null?e=[r]:e.push(r),i++}if(t.client_secret===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_sec\
ret"},message:"must have required property 'client_secret'"};e===null?e=[r]:e.push(r),i++}if(t.client_id!==void 0&&typeof t.client_id!="string"){const r={instancePath:n+
"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.client_secret!==
void 0&&typeof t.client_secret!="string"){const r={instancePath:n+"/client_secret",schemaPath:"#/properties/client_secret/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),i++}return _.errors=e,i===0}export const TokenJsonReply=b;const R={type:"object",required:["access_token","expires_in"],
properties:{access_token:{type:"string"},expires_in:{type:"integer"}},$id:"TokenJsonReply"};function b(t,{instancePath:n="",parentData:o,parentDataProperty:p,rootData:a=t,
dynamicAnchors:m={}}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.access_token===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"access_token"},message:"must have required property 'access_token'"};e===null?e=[r]:e.push(r),i++}if(t.expires_in===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_in"},message:"must have required property 'expires_i\
n'"};e===null?e=[r]:e.push(r),i++}if(t.access_token!==void 0&&typeof t.access_token!="string"){const r={instancePath:n+"/access_token",schemaPath:"#/properties/\
access_token/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.expires_in!==void 0){let r=t.expires_in;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),i++}return b.errors=e,i===0}export const TokenError=w;const C={type:"object",required:["error","error_description"],properties:{
error:{type:"string"},error_description:{type:"string"}},$id:"TokenError"};function w(t,{instancePath:n="",parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.error===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"},message:"must have required property 'error'"};e===null?e=[r]:e.push(r),i++}if(t.error_description===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"error_description"},message:"must have required property 'error_description'"};e===null?e=[r]:e.push(r),i++}if(t.
error!==void 0&&typeof t.error!="string"){const r={instancePath:n+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),i++}if(t.error_description!==void 0&&typeof t.error_description!="string"){const r={instancePath:n+"/error_description",
schemaPath:"#/properties/error_description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return w.errors=e,i===0}export const CheckInRequest=P;
const l={type:"object",required:["hotelConfirmationNumber","lodgingHotelId","source","checkInDateTime","expectedCheckOutDateTime","roomNumber","folio","guestFir\
stName","guestLastName","roomType","occupancy","numberOfNights"],properties:{hotelConfirmationNumber:{type:"string",minLength:1},lodgingHotelId:{type:"integer",
format:"int32"},employeeIdentifier:{type:["string","null"]},supplierReservationId:{type:["string","null"]},source:{type:"string",minLength:1},checkInDateTime:{type:"\
string",format:"date-time"},expectedCheckOutDateTime:{type:"string",format:"date-time"},roomNumber:{type:"string",minLength:1},folio:{type:"string",minLength:1},
guestFirstName:{type:"string",minLength:1},guestLastName:{type:"string",minLength:1},roomType:{type:"string",minLength:1},occupancy:{type:"integer",format:"int3\
2"},loyalty:{type:["boolean","null"]},numberOfNights:{type:"integer",format:"int32"},reservationInformation:{type:["string","null"]}},$id:"CheckInRequest"},u=h.
default??h,y=c.int32,f=c["date-time"];function P(t,{instancePath:n="",parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){let e=null,i=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.hotelConfirmationNumber===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
hotelConfirmationNumber"},message:"must have required property 'hotelConfirmationNumber'"};e===null?e=[r]:e.push(r),i++}if(t.lodgingHotelId===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lodgingHotelId"},message:"must have required property 'lodgingHotelId'"};e===null?e=[r]:e.push(
r),i++}if(t.source===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required pr\
operty 'source'"};e===null?e=[r]:e.push(r),i++}if(t.checkInDateTime===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
checkInDateTime"},message:"must have required property 'checkInDateTime'"};e===null?e=[r]:e.push(r),i++}if(t.expectedCheckOutDateTime===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expectedCheckOutDateTime"},message:"must have required property 'expectedCheckOutDateTime'"};
e===null?e=[r]:e.push(r),i++}if(t.roomNumber===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"roomNumber"},
message:"must have required property 'roomNumber'"};e===null?e=[r]:e.push(r),i++}if(t.folio===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"folio"},message:"must have required property 'folio'"};e===null?e=[r]:e.push(r),i++}if(t.guestFirstName===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"guestFirstName"},message:"must have required property 'guestFirstName'"};e===null?e=[r]:e.push(
r),i++}if(t.guestLastName===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"guestLastName"},message:"must ha\
ve required property 'guestLastName'"};e===null?e=[r]:e.push(r),i++}if(t.roomType===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"roomType"},message:"must have required property 'roomType'"};e===null?e=[r]:e.push(r),i++}if(t.occupancy===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"occupancy"},message:"must have required property 'occupancy'"};e===null?e=[r]:e.push(r),i++}if(t.numberOfNights===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"numberOfNights"},message:"must have required property 'numbe\
rOfNights'"};e===null?e=[r]:e.push(r),i++}if(t.hotelConfirmationNumber!==void 0){let r=t.hotelConfirmationNumber;if(typeof r=="string"){if(u(r)<1){const s={instancePath:n+
"/hotelConfirmationNumber",schemaPath:"#/properties/hotelConfirmationNumber/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/hotelConfirmationNumber",schemaPath:"#/properties/hotelConfirmationNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.lodgingHotelId!==void 0){let r=t.lodgingHotelId;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/lodgingHotelId",schemaPath:"#/properties/lodgingHotelId/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&!y.validate(r)){const s={instancePath:n+"/lodgingHotelId",schemaPath:"\
#/properties/lodgingHotelId/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===null?e=[s]:e.push(s),i++}}if(t.employeeIdentifier!==
void 0){let r=t.employeeIdentifier;if(typeof r!="string"&&r!==null){const s={instancePath:n+"/employeeIdentifier",schemaPath:"#/properties/employeeIdentifier/ty\
pe",keyword:"type",params:{type:l.properties.employeeIdentifier.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(t.supplierReservationId!==
void 0){let r=t.supplierReservationId;if(typeof r!="string"&&r!==null){const s={instancePath:n+"/supplierReservationId",schemaPath:"#/properties/supplierReserva\
tionId/type",keyword:"type",params:{type:l.properties.supplierReservationId.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(t.source!==void 0){
let r=t.source;if(typeof r=="string"){if(u(r)<1){const s={instancePath:n+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/source",schemaPath:"#/properties/source/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.checkInDateTime!==void 0){let r=t.checkInDateTime;if(typeof r=="string"){
if(!f.validate(r)){const s={instancePath:n+"/checkInDateTime",schemaPath:"#/properties/checkInDateTime/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/checkInDateTime",schemaPath:"#/properties/checkInDateTime/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.expectedCheckOutDateTime!==void 0){let r=t.expectedCheckOutDateTime;if(typeof r==
"string"){if(!f.validate(r)){const s={instancePath:n+"/expectedCheckOutDateTime",schemaPath:"#/properties/expectedCheckOutDateTime/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/expectedCheckOutDateTime",schemaPath:"\
#/properties/expectedCheckOutDateTime/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.roomNumber!==void 0){
let r=t.roomNumber;if(typeof r=="string"){if(u(r)<1){const s={instancePath:n+"/roomNumber",schemaPath:"#/properties/roomNumber/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/roomNumber",schemaPath:"#/properties/room\
Number/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.folio!==void 0){let r=t.folio;if(typeof r=="stri\
ng"){if(u(r)<1){const s={instancePath:n+"/folio",schemaPath:"#/properties/folio/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/folio",schemaPath:"#/properties/folio/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.guestFirstName!==void 0){let r=t.guestFirstName;if(typeof r=="string"){if(u(r)<1){const s={instancePath:n+
"/guestFirstName",schemaPath:"#/properties/guestFirstName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/guestFirstName",schemaPath:"#/properties/guestFirstName/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(t.guestLastName!==void 0){let r=t.guestLastName;if(typeof r=="string"){if(u(r)<1){const s={instancePath:n+"/gu\
estLastName",schemaPath:"#/properties/guestLastName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),i++}}else{const s={instancePath:n+"/guestLastName",schemaPath:"#/properties/guestLastName/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),i++}}if(t.roomType!==void 0){let r=t.roomType;if(typeof r=="string"){if(u(r)<1){const s={instancePath:n+"/roomType",schemaPath:"\
#/properties/roomType/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{const s={
instancePath:n+"/roomType",schemaPath:"#/properties/roomType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(t.occupancy!==void 0){let r=t.occupancy;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/occupancy",schemaPath:"#/properti\
es/occupancy/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&!y.validate(
r)){const s={instancePath:n+"/occupancy",schemaPath:"#/properties/occupancy/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};
e===null?e=[s]:e.push(s),i++}}if(t.loyalty!==void 0){let r=t.loyalty;if(typeof r!="boolean"&&r!==null){const s={instancePath:n+"/loyalty",schemaPath:"#/properti\
es/loyalty/type",keyword:"type",params:{type:l.properties.loyalty.type},message:"must be boolean,null"};e===null?e=[s]:e.push(s),i++}}if(t.numberOfNights!==void 0){
let r=t.numberOfNights;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/numberOfNights",schemaPath:"#/properties/numberOfNigh\
ts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)&&!y.validate(r)){const s={
instancePath:n+"/numberOfNights",schemaPath:"#/properties/numberOfNights/format",keyword:"format",params:{format:"int32"},message:'must match format "int32"'};e===
null?e=[s]:e.push(s),i++}}if(t.reservationInformation!==void 0){let r=t.reservationInformation;if(typeof r!="string"&&r!==null){const s={instancePath:n+"/reserv\
ationInformation",schemaPath:"#/properties/reservationInformation/type",keyword:"type",params:{type:l.properties.reservationInformation.type},message:"must be s\
tring,null"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return P.errors=e,i===0}export const CheckOutRequest=q;const D={type:"object",properties:{reservationId:{type:["string","null"]},checkOutDate:{
type:"string",format:"date-time"}},$id:"CheckOutRequest"};function q(t,{instancePath:n="",parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.reservationId!==void 0){let r=t.reservationId;if(typeof r!="string"&&r!==null){const s={instancePath:n+
"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type:D.properties.reservationId.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),i++}}if(t.checkOutDate!==void 0){let r=t.checkOutDate;if(typeof r=="string"){if(!f.validate(r)){const s={instancePath:n+"/checkOutDate",schemaPath:"\
#/properties/checkOutDate/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{const s={
instancePath:n+"/checkOutDate",schemaPath:"#/properties/checkOutDate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return q.
errors=e,i===0}export const CheckOutOlderRequest=v;const F={type:"object",properties:{reservation_id:{type:"string"},check_out_date:{type:"string",format:"date"}},
$id:"CheckOutOlderRequest"},T=c.date;function v(t,{instancePath:n="",parentData:o,parentDataProperty:p,rootData:a=t,dynamicAnchors:m={}}={}){let e=null,i=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.reservation_id!==void 0&&typeof t.reservation_id!="string"){const r={instancePath:n+"/reservation_id",schemaPath:"#/\
properties/reservation_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.check_out_date!==void 0){let r=t.
check_out_date;if(typeof r=="string"){if(!T.validate(r)){const s={instancePath:n+"/check_out_date",schemaPath:"#/properties/check_out_date/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),i++}}else{const s={instancePath:n+"/check_out_date",schemaPath:"#/proper\
ties/check_out_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===0}

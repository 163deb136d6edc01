// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{FORMATS as ye}from"../../contract/formats.ts";import ve from"ajv/dist/runtime/ucs2length.js";import ge from"ajv/dist/runtime/equal.js";export const entry=x;
const v={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"register.schema.json",type:"object",additionalProperties:!1,required:["number","previous","\
at","action"],properties:{number:{type:"integer",minimum:1,maximum:999999},previous:{description:"SHA-256 of the file of the entry before; null for the first.",
oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},at:{$ref:"#/$defs/moment"},action:{enum:["accept","reject","return","revoke"]},by:{$ref:"#/$defs/short"},reason:{
$ref:"#/$defs/long"},submission:{$ref:"#/$defs/submission"},reviews:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["id","answ\
er","why"],properties:{id:{$ref:"#/$defs/short"},answer:{enum:["ok","not-ok"]},why:{$ref:"#/$defs/long"}}}},waivers:{type:"array",maxItems:1e3,items:{type:"obje\
ct",additionalProperties:!1,required:["id","reason","owner","expires"],properties:{id:{$ref:"#/$defs/short"},reason:{$ref:"#/$defs/long"},owner:{$ref:"#/$defs/s\
hort"},expires:{type:"string",format:"date"}}}},certificate:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{$ref:"#/$defs/certificateId"},
url:{type:"string",maxLength:2048},statusListIndex:{type:"integer",minimum:0,maximum:131071},validFrom:{$ref:"#/$defs/moment"},validUntil:{$ref:"#/$defs/moment"}}}},
allOf:[{if:{properties:{action:{const:"revoke"}}},then:{required:["certificate","reason"],properties:{submission:!1}},else:{required:["submission","reviews","wa\
ivers"]}},{if:{properties:{action:{const:"accept"}}},then:{required:["certificate"],properties:{certificate:{required:["id","url","statusListIndex","validFrom",
"validUntil"]}}}},{if:{properties:{action:{enum:["reject","return"]}}},then:{required:["reason"],properties:{certificate:!1}}}],$defs:{digest:{type:"string",pattern:"\
^[0-9a-f]{64}$"},moment:{$ref:"challenge.schema.json#/$defs/moment"},certificateId:{type:"string",pattern:"^[0-9]{6}-[0-9a-f]{8}$"},short:{type:"string",minLength:1,
maxLength:512},long:{type:"string",minLength:1,maxLength:4e3},nullable:{oneOf:[{$ref:"#/$defs/short"},{type:"null"}]},submission:{type:"object",additionalProperties:!1,
required:["digest","evidence","integrator","nonce","verdict","level","subject","answeredBy","product","claims","profile","suite","endedAt","match","problems","d\
eviations"],properties:{digest:{$ref:"#/$defs/digest"},evidence:{description:"SHA-256 of what was exchanged; null where it is not genuine, as in what follows.",
oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},integrator:{$ref:"#/$defs/nullable"},nonce:{$ref:"#/$defs/nullable"},verdict:{enum:["not-certified","incomplete",
"inconclusive","certified",null]},level:{type:"integer",minimum:0,maximum:3},subject:{enum:["service","client",null]},answeredBy:{enum:["sandbox","mock","stand-\
in","upstream","har",null]},product:{oneOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}]},claims:{type:"array",maxItems:20,items:{$ref:"\
#/$defs/short"}},profile:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{$ref:"#/$defs/nullable"},digest:{
$ref:"#/$defs/digest"}}}]},suite:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{$ref:"#/$defs/s\
hort"},digest:{$ref:"#/$defs/digest"}}}]},endedAt:{$ref:"#/$defs/nullable"},match:{description:"SHA-256 of the statement that it matches the provider's own log.",
oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},problems:{type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}},deviations:{type:"array",maxItems:1e3,items:{$ref:"\
#/$defs/short"}}}}}},le=Object.prototype.hasOwnProperty,F=ve.default??ve,ne={type:"string",pattern:"^[0-9a-f]{64}$"},Se=new RegExp("^[0-9a-f]{64}$","u");function R(r,{
instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(!Se.test(r))return R.
errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:ne,data:r}],!1}else return R.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ne.type,parentSchema:ne,data:r}],!1;return R.errors=t,e===0}const ie={type:"\
string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"},be=ye["date-tim\
e"],we=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$","u");function Y(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,
dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(we.test(r)){if(!be.validate(r))return Y.errors=[{instancePath:s,schemaPath:"#/f\
ormat",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ie,data:r}],!1}else return Y.errors=[{instancePath:s,schemaPath:"#/pattern",
keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ie,
data:r}],!1;else return Y.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ie.type,parentSchema:ie,data:r}],!1;return Y.
errors=t,e===0}const ce={type:"string",minLength:1,maxLength:512};function I(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){
let t=null,e=0;if(e===0)if(typeof r=="string"){if(F(r)>512)return I.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},schema:512,
parentSchema:ce,data:r}],!1;if(F(r)<1)return I.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ce,data:r}],
!1}else return I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ce.type,parentSchema:ce,data:r}],!1;return I.errors=t,
e===0}const de={type:"string",minLength:1,maxLength:4e3};function ee(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){
let t=null,e=0;if(e===0)if(typeof r=="string"){if(F(r)>4e3)return ee.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4e3},schema:4e3,
parentSchema:de,data:r}],!1;if(F(r)<1)return ee.errors=[{instancePath:s,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:de,data:r}],
!1}else return ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:de.type,parentSchema:de,data:r}],!1;return ee.errors=
t,e===0}const S={type:"object",additionalProperties:!1,required:["digest","evidence","integrator","nonce","verdict","level","subject","answeredBy","product","cl\
aims","profile","suite","endedAt","match","problems","deviations"],properties:{digest:{$ref:"#/$defs/digest"},evidence:{description:"SHA-256 of what was exchang\
ed; null where it is not genuine, as in what follows.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},integrator:{$ref:"#/$defs/nullable"},nonce:{$ref:"#/$defs/\
nullable"},verdict:{enum:["not-certified","incomplete","inconclusive","certified",null]},level:{type:"integer",minimum:0,maximum:3},subject:{enum:["service","cl\
ient",null]},answeredBy:{enum:["sandbox","mock","stand-in","upstream","har",null]},product:{oneOf:[{type:"null"},{$ref:"certification.schema.json#/properties/pr\
oduct"}]},claims:{type:"array",maxItems:20,items:{$ref:"#/$defs/short"}},profile:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["name","\
digest"],properties:{name:{$ref:"#/$defs/nullable"},digest:{$ref:"#/$defs/digest"}}}]},suite:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:[
"version","digest"],properties:{version:{$ref:"#/$defs/short"},digest:{$ref:"#/$defs/digest"}}}]},endedAt:{$ref:"#/$defs/nullable"},match:{description:"SHA-256 \
of the statement that it matches the provider's own log.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},problems:{type:"array",maxItems:1e3,items:{$ref:"#/$def\
s/short"}},deviations:{type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}}}},fe={oneOf:[{$ref:"#/$defs/short"},{type:"null"}]};function W(r,{instancePath:s="",
parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;const p=e;let y=!1,O=null;const m=e;I(r,{instancePath:s,parentData:H,parentDataProperty:K,
rootData:w,dynamicAnchors:P})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var B=m===e;B&&(y=!0,O=0);const d=e;if(r!==null){const z={instancePath:s,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"null"},schema:fe.oneOf[1].type,parentSchema:fe.oneOf[1],data:r};t===null?t=[z]:t.push(z),e++}var B=d===e;if(B&&y?(y=
!1,O=[O,1]):B&&(y=!0,O=1),y)e=p,t!==null&&(p?t.length=p:t=null);else{const z={instancePath:s,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:O},schema:fe.
oneOf,parentSchema:fe,data:r};return t===null?t=[z]:t.push(z),e++,W.errors=t,!1}return W.errors=t,e===0}const q={type:"object",additionalProperties:!1,required:[
"name","version","vendor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{type:"string",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,
maxLength:200}}};function M(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let y;if(r.name===void 0&&(y="name")||r.version===void 0&&(y="version")||r.vendor===void 0&&(y="vendor"))return M.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:q.required,parentSchema:q,data:r}],!1;{const O=e;for(const m in r)if(!(m==="name"||
m==="version"||m==="vendor")){return M.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
schema:!1,parentSchema:q,data:r}],!1;break}if(O===e){if(r.name!==void 0){let m=r.name;const d=e;if(e===d)if(typeof m=="string"){if(F(m)>200)return M.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:q.properties.name,data:m}],!1;if(F(m)<1)return M.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.name,data:m}],!1}else
return M.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:q.properties.name.type,parentSchema:q.
properties.name,data:m}],!1;var p=d===e}else var p=!0;if(p){if(r.version!==void 0){let m=r.version;const d=e;if(e===d)if(typeof m=="string"){if(F(m)>200)return M.
errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:q.properties.version,
data:m}],!1;if(F(m)<1)return M.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.
properties.version,data:m}],!1}else return M.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:q.
properties.version.type,parentSchema:q.properties.version,data:m}],!1;var p=d===e}else var p=!0;if(p)if(r.vendor!==void 0){let m=r.vendor;const d=e;if(e===d)if(typeof m==
"string"){if(F(m)>200)return M.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:q.
properties.vendor,data:m}],!1;if(F(m)<1)return M.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},
schema:1,parentSchema:q.properties.vendor,data:m}],!1}else return M.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{
type:"string"},schema:q.properties.vendor.type,parentSchema:q.properties.vendor,data:m}],!1;var p=d===e}else var p=!0}}}}else return M.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:r}],!1;return M.errors=t,e===0}function C(r,{instancePath:s="",parentData:H,parentDataProperty:K,
rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.digest===void 0&&(o="digest")||r.evidence===
void 0&&(o="evidence")||r.integrator===void 0&&(o="integrator")||r.nonce===void 0&&(o="nonce")||r.verdict===void 0&&(o="verdict")||r.level===void 0&&(o="level")||
r.subject===void 0&&(o="subject")||r.answeredBy===void 0&&(o="answeredBy")||r.product===void 0&&(o="product")||r.claims===void 0&&(o="claims")||r.profile===void 0&&
(o="profile")||r.suite===void 0&&(o="suite")||r.endedAt===void 0&&(o="endedAt")||r.match===void 0&&(o="match")||r.problems===void 0&&(o="problems")||r.deviations===
void 0&&(o="deviations"))return C.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},schema:S.required,parentSchema:S,
data:r}],!1;{const N=e;for(const n in r)if(!le.call(S.properties,n)){return C.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:n},schema:!1,parentSchema:S,data:r}],!1;break}if(N===e){if(r.digest!==void 0){const n=e;R(r.digest,{instancePath:s+"/digest",
parentData:r,parentDataProperty:"digest",rootData:w,dynamicAnchors:P})||(t=t===null?R.errors:t.concat(R.errors),e=t.length);var p=n===e}else var p=!0;if(p){if(r.
evidence!==void 0){let n=r.evidence;const j=e,_=e;let i=!1,u=null;const l=e;R(n,{instancePath:s+"/evidence",parentData:r,parentDataProperty:"evidence",rootData:w,
dynamicAnchors:P})||(t=t===null?R.errors:t.concat(R.errors),e=t.length);var y=l===e;y&&(i=!0,u=0);const k=e;if(n!==null){const a={instancePath:s+"/evidence",schemaPath:"\
#/properties/evidence/oneOf/1/type",keyword:"type",params:{type:"null"},schema:S.properties.evidence.oneOf[1].type,parentSchema:S.properties.evidence.oneOf[1],data:n};
t===null?t=[a]:t.push(a),e++}var y=k===e;if(y&&i?(i=!1,u=[u,1]):y&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+"/evidence",schemaPath:"\
#/properties/evidence/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:S.properties.evidence.oneOf,parentSchema:S.properties.evidence,data:n};return t===
null?t=[a]:t.push(a),e++,C.errors=t,!1}var p=j===e}else var p=!0;if(p){if(r.integrator!==void 0){const n=e;W(r.integrator,{instancePath:s+"/integrator",parentData:r,
parentDataProperty:"integrator",rootData:w,dynamicAnchors:P})||(t=t===null?W.errors:t.concat(W.errors),e=t.length);var p=n===e}else var p=!0;if(p){if(r.nonce!==
void 0){const n=e;W(r.nonce,{instancePath:s+"/nonce",parentData:r,parentDataProperty:"nonce",rootData:w,dynamicAnchors:P})||(t=t===null?W.errors:t.concat(W.errors),
e=t.length);var p=n===e}else var p=!0;if(p){if(r.verdict!==void 0){let n=r.verdict;const j=e;if(!(n==="not-certified"||n==="incomplete"||n==="inconclusive"||n===
"certified"||n===null))return C.errors=[{instancePath:s+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:S.properties.verdict.
enum},schema:S.properties.verdict.enum,parentSchema:S.properties.verdict,data:n}],!1;var p=j===e}else var p=!0;if(p){if(r.level!==void 0){let n=r.level;const j=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return C.errors=[{instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"\
integer"},schema:S.properties.level.type,parentSchema:S.properties.level,data:n}],!1;if(e===j&&typeof n=="number"&&isFinite(n)){if(n>3||isNaN(n))return C.errors=
[{instancePath:s+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",limit:3},schema:3,parentSchema:S.properties.level,data:n}],
!1;if(n<0||isNaN(n))return C.errors=[{instancePath:s+"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:S.properties.level,data:n}],!1}var p=j===e}else var p=!0;if(p){if(r.subject!==void 0){let n=r.subject;const j=e;if(!(n==="service"||n==="client"||n===
null))return C.errors=[{instancePath:s+"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues:S.properties.subject.enum},schema:S.
properties.subject.enum,parentSchema:S.properties.subject,data:n}],!1;var p=j===e}else var p=!0;if(p){if(r.answeredBy!==void 0){let n=r.answeredBy;const j=e;if(!(n===
"sandbox"||n==="mock"||n==="stand-in"||n==="upstream"||n==="har"||n===null))return C.errors=[{instancePath:s+"/answeredBy",schemaPath:"#/properties/answeredBy/e\
num",keyword:"enum",params:{allowedValues:S.properties.answeredBy.enum},schema:S.properties.answeredBy.enum,parentSchema:S.properties.answeredBy,data:n}],!1;var p=j===
e}else var p=!0;if(p){if(r.product!==void 0){let n=r.product;const j=e,_=e;let i=!1,u=null;const l=e;if(n!==null){const a={instancePath:s+"/product",schemaPath:"\
#/properties/product/oneOf/0/type",keyword:"type",params:{type:"null"},schema:S.properties.product.oneOf[0].type,parentSchema:S.properties.product.oneOf[0],data:n};
t===null?t=[a]:t.push(a),e++}var O=l===e;O&&(i=!0,u=0);const k=e;M(n,{instancePath:s+"/product",parentData:r,parentDataProperty:"product",rootData:w,dynamicAnchors:P})||
(t=t===null?M.errors:t.concat(M.errors),e=t.length);var O=k===e;if(O&&i?(i=!1,u=[u,1]):O&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+
"/product",schemaPath:"#/properties/product/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:S.properties.product.oneOf,parentSchema:S.properties.product,
data:n};return t===null?t=[a]:t.push(a),e++,C.errors=t,!1}var p=j===e}else var p=!0;if(p){if(r.claims!==void 0){let n=r.claims;const j=e;if(e===j)if(Array.isArray(
n)){if(n.length>20)return C.errors=[{instancePath:s+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:S.
properties.claims,data:n}],!1;{var m=!0;const i=n.length;for(let u=0;u<i;u++){const l=e;I(n[u],{instancePath:s+"/claims/"+u,parentData:n,parentDataProperty:u,rootData:w,
dynamicAnchors:P})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var m=l===e;if(!m)break}}}else return C.errors=[{instancePath:s+"/claims",schemaPath:"#/\
properties/claims/type",keyword:"type",params:{type:"array"},schema:S.properties.claims.type,parentSchema:S.properties.claims,data:n}],!1;var p=j===e}else var p=!0;
if(p){if(r.profile!==void 0){let n=r.profile;const j=e,_=e;let i=!1,u=null;const l=e;if(n!==null){const a={instancePath:s+"/profile",schemaPath:"#/properties/pr\
ofile/oneOf/0/type",keyword:"type",params:{type:"null"},schema:S.properties.profile.oneOf[0].type,parentSchema:S.properties.profile.oneOf[0],data:n};t===null?t=
[a]:t.push(a),e++}var B=l===e;B&&(i=!0,u=0);const k=e;if(e===k)if(n&&typeof n=="object"&&!Array.isArray(n)){let a;if(n.name===void 0&&(a="name")||n.digest===void 0&&
(a="digest")){const g={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf/1/required",keyword:"required",params:{missingProperty:a},schema:S.properties.
profile.oneOf[1].required,parentSchema:S.properties.profile.oneOf[1],data:n};t===null?t=[g]:t.push(g),e++}else{const g=e;for(const c in n)if(!(c==="name"||c==="\
digest")){const $={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
schema:!1,parentSchema:S.properties.profile.oneOf[1],data:n};t===null?t=[$]:t.push($),e++;break}if(g===e){if(n.name!==void 0){const c=e;W(n.name,{instancePath:s+
"/profile/name",parentData:n,parentDataProperty:"name",rootData:w,dynamicAnchors:P})||(t=t===null?W.errors:t.concat(W.errors),e=t.length);var d=c===e}else var d=!0;
if(d)if(n.digest!==void 0){const c=e;R(n.digest,{instancePath:s+"/profile/digest",parentData:n,parentDataProperty:"digest",rootData:w,dynamicAnchors:P})||(t=t===
null?R.errors:t.concat(R.errors),e=t.length);var d=c===e}else var d=!0}}}else{const a={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf/1/type",
keyword:"type",params:{type:"object"},schema:S.properties.profile.oneOf[1].type,parentSchema:S.properties.profile.oneOf[1],data:n};t===null?t=[a]:t.push(a),e++}
var B=k===e;if(B&&i?(i=!1,u=[u,1]):B&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+"/profile",schemaPath:"#/properties/profile/\
oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:S.properties.profile.oneOf,parentSchema:S.properties.profile,data:n};return t===null?t=[a]:t.push(a),e++,
C.errors=t,!1}var p=j===e}else var p=!0;if(p){if(r.suite!==void 0){let n=r.suite;const j=e,_=e;let i=!1,u=null;const l=e;if(n!==null){const a={instancePath:s+"/\
suite",schemaPath:"#/properties/suite/oneOf/0/type",keyword:"type",params:{type:"null"},schema:S.properties.suite.oneOf[0].type,parentSchema:S.properties.suite.
oneOf[0],data:n};t===null?t=[a]:t.push(a),e++}var Z=l===e;Z&&(i=!0,u=0);const k=e;if(e===k)if(n&&typeof n=="object"&&!Array.isArray(n)){let a;if(n.version===void 0&&
(a="version")||n.digest===void 0&&(a="digest")){const g={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf/1/required",keyword:"required",params:{missingProperty:a},
schema:S.properties.suite.oneOf[1].required,parentSchema:S.properties.suite.oneOf[1],data:n};t===null?t=[g]:t.push(g),e++}else{const g=e;for(const c in n)if(!(c===
"version"||c==="digest")){const $={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
schema:!1,parentSchema:S.properties.suite.oneOf[1],data:n};t===null?t=[$]:t.push($),e++;break}if(g===e){if(n.version!==void 0){const c=e;I(n.version,{instancePath:s+
"/suite/version",parentData:n,parentDataProperty:"version",rootData:w,dynamicAnchors:P})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var z=c===e}else var z=!0;
if(z)if(n.digest!==void 0){const c=e;R(n.digest,{instancePath:s+"/suite/digest",parentData:n,parentDataProperty:"digest",rootData:w,dynamicAnchors:P})||(t=t===null?
R.errors:t.concat(R.errors),e=t.length);var z=c===e}else var z=!0}}}else{const a={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf/1/type",keyword:"\
type",params:{type:"object"},schema:S.properties.suite.oneOf[1].type,parentSchema:S.properties.suite.oneOf[1],data:n};t===null?t=[a]:t.push(a),e++}var Z=k===e;if(Z&&
i?(i=!1,u=[u,1]):Z&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf",keyword:"oneOf",
params:{passingSchemas:u},schema:S.properties.suite.oneOf,parentSchema:S.properties.suite,data:n};return t===null?t=[a]:t.push(a),e++,C.errors=t,!1}var p=j===e}else
var p=!0;if(p){if(r.endedAt!==void 0){const n=e;W(r.endedAt,{instancePath:s+"/endedAt",parentData:r,parentDataProperty:"endedAt",rootData:w,dynamicAnchors:P})||
(t=t===null?W.errors:t.concat(W.errors),e=t.length);var p=n===e}else var p=!0;if(p){if(r.match!==void 0){let n=r.match;const j=e,_=e;let i=!1,u=null;const l=e;R(
n,{instancePath:s+"/match",parentData:r,parentDataProperty:"match",rootData:w,dynamicAnchors:P})||(t=t===null?R.errors:t.concat(R.errors),e=t.length);var T=l===
e;T&&(i=!0,u=0);const k=e;if(n!==null){const a={instancePath:s+"/match",schemaPath:"#/properties/match/oneOf/1/type",keyword:"type",params:{type:"null"},schema:S.
properties.match.oneOf[1].type,parentSchema:S.properties.match.oneOf[1],data:n};t===null?t=[a]:t.push(a),e++}var T=k===e;if(T&&i?(i=!1,u=[u,1]):T&&(i=!0,u=1),i)
e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+"/match",schemaPath:"#/properties/match/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:S.
properties.match.oneOf,parentSchema:S.properties.match,data:n};return t===null?t=[a]:t.push(a),e++,C.errors=t,!1}var p=j===e}else var p=!0;if(p){if(r.problems!==
void 0){let n=r.problems;const j=e;if(e===j)if(Array.isArray(n)){if(n.length>1e3)return C.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/\
maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:S.properties.problems,data:n}],!1;{var h=!0;const i=n.length;for(let u=0;u<i;u++){const l=e;
I(n[u],{instancePath:s+"/problems/"+u,parentData:n,parentDataProperty:u,rootData:w,dynamicAnchors:P})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var h=l===
e;if(!h)break}}}else return C.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"array"},schema:S.properties.
problems.type,parentSchema:S.properties.problems,data:n}],!1;var p=j===e}else var p=!0;if(p)if(r.deviations!==void 0){let n=r.deviations;const j=e;if(e===j)if(Array.
isArray(n)){if(n.length>1e3)return C.errors=[{instancePath:s+"/deviations",schemaPath:"#/properties/deviations/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,
parentSchema:S.properties.deviations,data:n}],!1;{var E=!0;const i=n.length;for(let u=0;u<i;u++){const l=e;I(n[u],{instancePath:s+"/deviations/"+u,parentData:n,
parentDataProperty:u,rootData:w,dynamicAnchors:P})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var E=l===e;if(!E)break}}}else return C.errors=[{instancePath:s+
"/deviations",schemaPath:"#/properties/deviations/type",keyword:"type",params:{type:"array"},schema:S.properties.deviations.type,parentSchema:S.properties.deviations,
data:n}],!1;var p=j===e}else var p=!0}}}}}}}}}}}}}}}}}else return C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:S.type,
parentSchema:S,data:r}],!1;return C.errors=t,e===0}const ue={type:"string",pattern:"^[0-9]{6}-[0-9a-f]{8}$"},je=new RegExp("^[0-9]{6}-[0-9a-f]{8}$","u");function pe(r,{
instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(!je.test(r))return pe.
errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{6}-[0-9a-f]{8}$"},schema:"^[0-9]{6}-[0-9a-f]{8}$",parentSchema:ue,data:r}],
!1}else return pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ue.type,parentSchema:ue,data:r}],!1;return pe.errors=
t,e===0}const Pe=ye.date;function x(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;const p=e,y=e;let O=!0;
const m=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0&&r.action!=="revoke"){const i={};t===null?t=[i]:t.push(i),e++}var d=m===e;e=y,t!==null&&
(y?t.length=y:t=null);let B;if(d){const i=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.certificate===void 0&&(l="certificate")||r.reason===void 0&&
(l="reason"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty:l},schema:v.allOf[0].then.required,
parentSchema:v.allOf[0].then,data:r}],!1;if(r.submission!==void 0)return x.errors=[{instancePath:s+"/submission",schemaPath:"#/allOf/0/then/properties/submissio\
n/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:v.allOf[0].then.properties.submission,data:r.submission}],!1}var d=i===e;O=d,B="then"}else{
const i=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.submission===void 0&&(l="submission")||r.reviews===void 0&&(l="reviews")||r.waivers===void 0&&
(l="waivers"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty:l},schema:v.allOf[0].else.required,
parentSchema:v.allOf[0].else,data:r}],!1}var d=i===e;O=d,B="else"}if(!O){const i={instancePath:s,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:B},
schema:v.allOf[0].if,parentSchema:v.allOf[0],data:r};return t===null?t=[i]:t.push(i),e++,x.errors=t,!1}var z=p===e;if(z){const i=e,u=e;let l=!0;const k=e;if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0&&r.action!=="accept"){const a={};t===null?t=[a]:t.push(a),e++}var Z=k===e;if(e=u,t!==null&&(u?t.length=
u:t=null),Z){const a=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.certificate===void 0&&(c="certificate"))return x.errors=[{instancePath:s,schemaPath:"\
#/allOf/1/then/required",keyword:"required",params:{missingProperty:c},schema:v.allOf[1].then.required,parentSchema:v.allOf[1].then,data:r}],!1;if(r.certificate!==
void 0){let $=r.certificate;if($&&typeof $=="object"&&!Array.isArray($)){let se;if($.id===void 0&&(se="id")||$.url===void 0&&(se="url")||$.statusListIndex===void 0&&
(se="statusListIndex")||$.validFrom===void 0&&(se="validFrom")||$.validUntil===void 0&&(se="validUntil"))return x.errors=[{instancePath:s+"/certificate",schemaPath:"\
#/allOf/1/then/properties/certificate/required",keyword:"required",params:{missingProperty:se},schema:v.allOf[1].then.properties.certificate.required,parentSchema:v.
allOf[1].then.properties.certificate,data:$}],!1}}}var Z=a===e;l=Z}if(!l){const a={instancePath:s,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"\
then"},schema:v.allOf[1].if,parentSchema:v.allOf[1],data:r};return t===null?t=[a]:t.push(a),e++,x.errors=t,!1}var z=i===e;if(z){const a=e,g=e;let c=!0;const $=e;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0){let L=r.action;if(!(L==="reject"||L==="return")){const X={};t===null?t=[X]:t.push(X),e++}}var T=$===
e;if(e=g,t!==null&&(g?t.length=g:t=null),T){const L=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let D;if(r.reason===void 0&&(D="reason"))return x.errors=[{instancePath:s,
schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty:D},schema:v.allOf[2].then.required,parentSchema:v.allOf[2].then,data:r}],!1;if(r.
certificate!==void 0)return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/allOf/2/then/properties/certificate/false schema",keyword:"false schema",params:{},
schema:!1,parentSchema:v.allOf[2].then.properties.certificate,data:r.certificate}],!1}var T=L===e;c=T}if(!c){const L={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"\
if",params:{failingKeyword:"then"},schema:v.allOf[2].if,parentSchema:v.allOf[2],data:r};return t===null?t=[L]:t.push(L),e++,x.errors=t,!1}var z=a===e}}if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.number===void 0&&(i="number")||r.previous===void 0&&(i="previous")||r.at===void 0&&(i="at")||r.action===
void 0&&(i="action"))return x.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},schema:v.required,parentSchema:v,data:r}],
!1;{const u=e;for(const l in r)if(!le.call(v.properties,l)){return x.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:l},schema:!1,parentSchema:v,data:r}],!1;break}if(u===e){if(r.number!==void 0){let l=r.number;const k=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l)))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"integer"},schema:v.properties.
number.type,parentSchema:v.properties.number,data:l}],!1;if(e===k&&typeof l=="number"&&isFinite(l)){if(l>999999||isNaN(l))return x.errors=[{instancePath:s+"/num\
ber",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},schema:999999,parentSchema:v.properties.number,data:l}],!1;
if(l<1||isNaN(l))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,
parentSchema:v.properties.number,data:l}],!1}var h=k===e}else var h=!0;if(h){if(r.previous!==void 0){let l=r.previous;const k=e,U=e;let a=!1,g=null;const c=e;R(
l,{instancePath:s+"/previous",parentData:r,parentDataProperty:"previous",rootData:w,dynamicAnchors:P})||(t=t===null?R.errors:t.concat(R.errors),e=t.length);var E=c===
e;E&&(a=!0,g=0);const $=e;if(l!==null){const L={instancePath:s+"/previous",schemaPath:"#/properties/previous/oneOf/1/type",keyword:"type",params:{type:"null"},schema:v.
properties.previous.oneOf[1].type,parentSchema:v.properties.previous.oneOf[1],data:l};t===null?t=[L]:t.push(L),e++}var E=$===e;if(E&&a?(a=!1,g=[g,1]):E&&(a=!0,g=
1),a)e=U,t!==null&&(U?t.length=U:t=null);else{const L={instancePath:s+"/previous",schemaPath:"#/properties/previous/oneOf",keyword:"oneOf",params:{passingSchemas:g},
schema:v.properties.previous.oneOf,parentSchema:v.properties.previous,data:l};return t===null?t=[L]:t.push(L),e++,x.errors=t,!1}var h=k===e}else var h=!0;if(h){
if(r.at!==void 0){const l=e;Y(r.at,{instancePath:s+"/at",parentData:r,parentDataProperty:"at",rootData:w,dynamicAnchors:P})||(t=t===null?Y.errors:t.concat(Y.errors),
e=t.length);var h=l===e}else var h=!0;if(h){if(r.action!==void 0){let l=r.action;const k=e;if(!(l==="accept"||l==="reject"||l==="return"||l==="revoke"))return x.
errors=[{instancePath:s+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues:v.properties.action.enum},schema:v.properties.action.
enum,parentSchema:v.properties.action,data:l}],!1;var h=k===e}else var h=!0;if(h){if(r.by!==void 0){const l=e;I(r.by,{instancePath:s+"/by",parentData:r,parentDataProperty:"\
by",rootData:w,dynamicAnchors:P})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var h=l===e}else var h=!0;if(h){if(r.reason!==void 0){const l=e;ee(r.reason,
{instancePath:s+"/reason",parentData:r,parentDataProperty:"reason",rootData:w,dynamicAnchors:P})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var h=l===
e}else var h=!0;if(h){if(r.submission!==void 0){const l=e;C(r.submission,{instancePath:s+"/submission",parentData:r,parentDataProperty:"submission",rootData:w,dynamicAnchors:P})||
(t=t===null?C.errors:t.concat(C.errors),e=t.length);var h=l===e}else var h=!0;if(h){if(r.reviews!==void 0){let l=r.reviews;const k=e;if(e===k)if(Array.isArray(l)){
if(l.length>1e3)return x.errors=[{instancePath:s+"/reviews",schemaPath:"#/properties/reviews/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:v.
properties.reviews,data:l}],!1;{var o=!0;const a=l.length;for(let g=0;g<a;g++){let c=l[g];const $=e;if(e===$)if(c&&typeof c=="object"&&!Array.isArray(c)){let L;
if(c.id===void 0&&(L="id")||c.answer===void 0&&(L="answer")||c.why===void 0&&(L="why"))return x.errors=[{instancePath:s+"/reviews/"+g,schemaPath:"#/properties/r\
eviews/items/required",keyword:"required",params:{missingProperty:L},schema:v.properties.reviews.items.required,parentSchema:v.properties.reviews.items,data:c}],
!1;{const X=e;for(const D in c)if(!(D==="id"||D==="answer"||D==="why")){return x.errors=[{instancePath:s+"/reviews/"+g,schemaPath:"#/properties/reviews/items/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:D},schema:!1,parentSchema:v.properties.reviews.items,data:c}],!1;break}if(X===e){if(c.
id!==void 0){const D=e;I(c.id,{instancePath:s+"/reviews/"+g+"/id",parentData:c,parentDataProperty:"id",rootData:w,dynamicAnchors:P})||(t=t===null?I.errors:t.concat(
I.errors),e=t.length);var N=D===e}else var N=!0;if(N){if(c.answer!==void 0){let D=c.answer;const oe=e;if(!(D==="ok"||D==="not-ok"))return x.errors=[{instancePath:s+
"/reviews/"+g+"/answer",schemaPath:"#/properties/reviews/items/properties/answer/enum",keyword:"enum",params:{allowedValues:v.properties.reviews.items.properties.
answer.enum},schema:v.properties.reviews.items.properties.answer.enum,parentSchema:v.properties.reviews.items.properties.answer,data:D}],!1;var N=oe===e}else var N=!0;
if(N)if(c.why!==void 0){const D=e;ee(c.why,{instancePath:s+"/reviews/"+g+"/why",parentData:c,parentDataProperty:"why",rootData:w,dynamicAnchors:P})||(t=t===null?
ee.errors:t.concat(ee.errors),e=t.length);var N=D===e}else var N=!0}}}}else return x.errors=[{instancePath:s+"/reviews/"+g,schemaPath:"#/properties/reviews/item\
s/type",keyword:"type",params:{type:"object"},schema:v.properties.reviews.items.type,parentSchema:v.properties.reviews.items,data:c}],!1;var o=$===e;if(!o)break}}}else
return x.errors=[{instancePath:s+"/reviews",schemaPath:"#/properties/reviews/type",keyword:"type",params:{type:"array"},schema:v.properties.reviews.type,parentSchema:v.
properties.reviews,data:l}],!1;var h=k===e}else var h=!0;if(h){if(r.waivers!==void 0){let l=r.waivers;const k=e;if(e===k)if(Array.isArray(l)){if(l.length>1e3)return x.
errors=[{instancePath:s+"/waivers",schemaPath:"#/properties/waivers/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:v.properties.waivers,
data:l}],!1;{var n=!0;const a=l.length;for(let g=0;g<a;g++){let c=l[g];const $=e;if(e===$)if(c&&typeof c=="object"&&!Array.isArray(c)){let L;if(c.id===void 0&&(L=
"id")||c.reason===void 0&&(L="reason")||c.owner===void 0&&(L="owner")||c.expires===void 0&&(L="expires"))return x.errors=[{instancePath:s+"/waivers/"+g,schemaPath:"\
#/properties/waivers/items/required",keyword:"required",params:{missingProperty:L},schema:v.properties.waivers.items.required,parentSchema:v.properties.waivers.
items,data:c}],!1;{const X=e;for(const D in c)if(!(D==="id"||D==="reason"||D==="owner"||D==="expires")){return x.errors=[{instancePath:s+"/waivers/"+g,schemaPath:"\
#/properties/waivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D},schema:!1,parentSchema:v.properties.waivers.items,
data:c}],!1;break}if(X===e){if(c.id!==void 0){const D=e;I(c.id,{instancePath:s+"/waivers/"+g+"/id",parentData:c,parentDataProperty:"id",rootData:w,dynamicAnchors:P})||
(t=t===null?I.errors:t.concat(I.errors),e=t.length);var j=D===e}else var j=!0;if(j){if(c.reason!==void 0){const D=e;ee(c.reason,{instancePath:s+"/waivers/"+g+"/\
reason",parentData:c,parentDataProperty:"reason",rootData:w,dynamicAnchors:P})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var j=D===e}else var j=!0;
if(j){if(c.owner!==void 0){const D=e;I(c.owner,{instancePath:s+"/waivers/"+g+"/owner",parentData:c,parentDataProperty:"owner",rootData:w,dynamicAnchors:P})||(t=
t===null?I.errors:t.concat(I.errors),e=t.length);var j=D===e}else var j=!0;if(j)if(c.expires!==void 0){let D=c.expires;const oe=e;if(e===oe&&e===oe)if(typeof D==
"string"){if(!Pe.validate(D))return x.errors=[{instancePath:s+"/waivers/"+g+"/expires",schemaPath:"#/properties/waivers/items/properties/expires/format",keyword:"\
format",params:{format:"date"},schema:"date",parentSchema:v.properties.waivers.items.properties.expires,data:D}],!1}else return x.errors=[{instancePath:s+"/waiv\
ers/"+g+"/expires",schemaPath:"#/properties/waivers/items/properties/expires/type",keyword:"type",params:{type:"string"},schema:v.properties.waivers.items.properties.
expires.type,parentSchema:v.properties.waivers.items.properties.expires,data:D}],!1;var j=oe===e}else var j=!0}}}}}else return x.errors=[{instancePath:s+"/waive\
rs/"+g,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{type:"object"},schema:v.properties.waivers.items.type,parentSchema:v.properties.waivers.
items,data:c}],!1;var n=$===e;if(!n)break}}}else return x.errors=[{instancePath:s+"/waivers",schemaPath:"#/properties/waivers/type",keyword:"type",params:{type:"\
array"},schema:v.properties.waivers.type,parentSchema:v.properties.waivers,data:l}],!1;var h=k===e}else var h=!0;if(h)if(r.certificate!==void 0){let l=r.certificate;
const k=e;if(e===k)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.id===void 0&&(a="id"))return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/p\
roperties/certificate/required",keyword:"required",params:{missingProperty:a},schema:v.properties.certificate.required,parentSchema:v.properties.certificate,data:l}],
!1;{const g=e;for(const c in l)if(!(c==="id"||c==="url"||c==="statusListIndex"||c==="validFrom"||c==="validUntil")){return x.errors=[{instancePath:s+"/certifica\
te",schemaPath:"#/properties/certificate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:v.properties.
certificate,data:l}],!1;break}if(g===e){if(l.id!==void 0){const c=e;pe(l.id,{instancePath:s+"/certificate/id",parentData:l,parentDataProperty:"id",rootData:w,dynamicAnchors:P})||
(t=t===null?pe.errors:t.concat(pe.errors),e=t.length);var _=c===e}else var _=!0;if(_){if(l.url!==void 0){let c=l.url;const $=e;if(e===$)if(typeof c=="string"){if(F(
c)>2048)return x.errors=[{instancePath:s+"/certificate/url",schemaPath:"#/properties/certificate/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},
schema:2048,parentSchema:v.properties.certificate.properties.url,data:c}],!1}else return x.errors=[{instancePath:s+"/certificate/url",schemaPath:"#/properties/c\
ertificate/properties/url/type",keyword:"type",params:{type:"string"},schema:v.properties.certificate.properties.url.type,parentSchema:v.properties.certificate.
properties.url,data:c}],!1;var _=$===e}else var _=!0;if(_){if(l.statusListIndex!==void 0){let c=l.statusListIndex;const $=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return x.errors=[{instancePath:s+"/certificate/statusListIndex",schemaPath:"#/properties/certificate/properties/statusListIndex/type",keyword:"\
type",params:{type:"integer"},schema:v.properties.certificate.properties.statusListIndex.type,parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],
!1;if(e===$&&typeof c=="number"&&isFinite(c)){if(c>131071||isNaN(c))return x.errors=[{instancePath:s+"/certificate/statusListIndex",schemaPath:"#/properties/cer\
tificate/properties/statusListIndex/maximum",keyword:"maximum",params:{comparison:"<=",limit:131071},schema:131071,parentSchema:v.properties.certificate.properties.
statusListIndex,data:c}],!1;if(c<0||isNaN(c))return x.errors=[{instancePath:s+"/certificate/statusListIndex",schemaPath:"#/properties/certificate/properties/sta\
tusListIndex/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],!1}var _=$===
e}else var _=!0;if(_){if(l.validFrom!==void 0){const c=e;Y(l.validFrom,{instancePath:s+"/certificate/validFrom",parentData:l,parentDataProperty:"validFrom",rootData:w,
dynamicAnchors:P})||(t=t===null?Y.errors:t.concat(Y.errors),e=t.length);var _=c===e}else var _=!0;if(_)if(l.validUntil!==void 0){const c=e;Y(l.validUntil,{instancePath:s+
"/certificate/validUntil",parentData:l,parentDataProperty:"validUntil",rootData:w,dynamicAnchors:P})||(t=t===null?Y.errors:t.concat(Y.errors),e=t.length);var _=c===
e}else var _=!0}}}}}}else return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/properties/certificate/type",keyword:"type",params:{type:"object"},schema:v.
properties.certificate.type,parentSchema:v.properties.certificate,data:l}],!1;var h=k===e}else var h=!0}}}}}}}}}}}else return x.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:v.type,parentSchema:v,data:r}],!1;return x.errors=t,e===0}export const certificate=b;const f={$schema:"http\
s://json-schema.org/draft/2020-12/schema",$id:"certificate.schema.json",type:"object",additionalProperties:!1,required:["@context","id","type","name","issuer","\
validFrom","validUntil","credentialSubject","credentialStatus"],properties:{"@context":{$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["\
VerifiableCredential","LodgingCertificate"]},name:{type:"string",maxLength:100},issuer:{type:"string",maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$d\
efs/moment"},validUntil:{$ref:"challenge.schema.json#/$defs/moment"},credentialSubject:{type:"object",additionalProperties:!1,required:["type","product","subjec\
t","answeredBy","claims","suite","proof","waivers","submission","entry"],properties:{type:{const:"CertifiedProduct"},product:{$ref:"certification.schema.json#/p\
roperties/product"},subject:{enum:["service","client"]},answeredBy:{enum:["sandbox","mock","stand-in","upstream","har"]},claims:{type:"array",maxItems:20,items:{
type:"string",maxLength:100}},profile:{type:"object",additionalProperties:!1,required:["digest"],properties:{name:{type:"string",maxLength:512},digest:{$ref:"re\
gister.schema.json#/$defs/digest"}}},suite:{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:512},
digest:{$ref:"register.schema.json#/$defs/digest"}}},proof:{type:"object",additionalProperties:!1,required:["level","statement"],properties:{level:{type:"intege\
r",minimum:0,maximum:3},statement:{type:"string",maxLength:1e3}}},waivers:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["req\
uirement","expires"],properties:{requirement:{type:"string",maxLength:512},expires:{type:"string",format:"date"}}}},submission:{$ref:"register.schema.json#/$def\
s/digest"},entry:{$ref:"#/$defs/entry"}}},credentialStatus:{type:"object",additionalProperties:!1,required:["type","statusPurpose","statusListIndex","statusList\
Credential"],properties:{type:{const:"BitstringStatusListEntry"},statusPurpose:{const:"revocation"},statusListIndex:{type:"string",pattern:"^(?:0|[1-9][0-9]{0,5\
})$"},statusListCredential:{type:"string",maxLength:2200}}}},$defs:{context:{const:["https://www.w3.org/ns/credentials/v2",{"@vocab":"urn:lodging-certification:\
certificate:v1#"}]},entry:{type:"object",additionalProperties:!1,required:["number","digest"],properties:{number:{type:"integer",minimum:1,maximum:999999},digest:{
$ref:"register.schema.json#/$defs/digest"}}},statusList:{type:"object",additionalProperties:!1,required:["@context","id","type","issuer","validFrom","validUntil",
"credentialSubject"],properties:{"@context":{$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["VerifiableCredential","BitstringStatusListC\
redential"]},issuer:{type:"string",maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$defs/moment"},validUntil:{$ref:"challenge.schema.json#/$defs/moment"},
credentialSubject:{type:"object",additionalProperties:!1,required:["id","type","statusPurpose","encodedList","ttl","entry"],properties:{id:{type:"string",maxLength:2200},
type:{const:"BitstringStatusList"},statusPurpose:{const:"revocation"},encodedList:{type:"string",pattern:"^u[A-Za-z0-9_-]+$",maxLength:2e6},ttl:{type:"integer",
minimum:0},entry:{$ref:"#/$defs/entry"}}}}}}},he=ge.default??ge,me={const:["https://www.w3.org/ns/credentials/v2",{"@vocab":"urn:lodging-certification:certifica\
te:v1#"}]};function ae(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;return he(r,me.const)?(ae.errors=
t,e===0):(ae.errors=[{instancePath:s,schemaPath:"#/const",keyword:"const",params:{allowedValue:me.const},schema:me.const,parentSchema:me,data:r}],!1)}function G(r,{
instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(we.test(r)){if(!be.
validate(r))return G.errors=[{instancePath:s,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ie,data:r}],!1}else
return G.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d\
{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ie,data:r}],!1;else return G.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:ie.type,parentSchema:ie,data:r}],!1;return G.errors=t,e===0}function J(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,
dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.name===void 0&&(y="name")||r.version===void 0&&(y="vers\
ion")||r.vendor===void 0&&(y="vendor"))return J.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:q.required,
parentSchema:q,data:r}],!1;{const O=e;for(const m in r)if(!(m==="name"||m==="version"||m==="vendor")){return J.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:q,data:r}],!1;break}if(O===e){if(r.name!==void 0){let m=r.name;const d=e;
if(e===d)if(typeof m=="string"){if(F(m)>200)return J.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:q.properties.name,data:m}],!1;if(F(m)<1)return J.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:q.properties.name,data:m}],!1}else return J.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},schema:q.properties.name.type,parentSchema:q.properties.name,data:m}],!1;var p=d===e}else var p=!0;if(p){if(r.version!==void 0){let m=r.
version;const d=e;if(e===d)if(typeof m=="string"){if(F(m)>200)return J.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:q.properties.version,data:m}],!1;if(F(m)<1)return J.errors=[{instancePath:s+"/version",schemaPath:"#/proper\
ties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.version,data:m}],!1}else return J.errors=[{instancePath:s+"/vers\
ion",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:q.properties.version.type,parentSchema:q.properties.version,data:m}],!1;
var p=d===e}else var p=!0;if(p)if(r.vendor!==void 0){let m=r.vendor;const d=e;if(e===d)if(typeof m=="string"){if(F(m)>200)return J.errors=[{instancePath:s+"/ven\
dor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:q.properties.vendor,data:m}],!1;if(F(m)<1)return J.
errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.vendor,data:m}],
!1}else return J.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:q.properties.vendor.type,parentSchema:q.
properties.vendor,data:m}],!1;var p=d===e}else var p=!0}}}}else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.
type,parentSchema:q,data:r}],!1;return J.errors=t,e===0}function Q(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){
let t=null,e=0;if(e===0)if(typeof r=="string"){if(!Se.test(r))return Q.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-\
f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:ne,data:r}],!1}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ne.
type,parentSchema:ne,data:r}],!1;return Q.errors=t,e===0}const te={type:"object",additionalProperties:!1,required:["number","digest"],properties:{number:{type:"\
integer",minimum:1,maximum:999999},digest:{$ref:"register.schema.json#/$defs/digest"}}};function re(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,
dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.number===void 0&&(y="number")||r.digest===void 0&&(y="d\
igest"))return re.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:te.required,parentSchema:te,data:r}],!1;{
const O=e;for(const m in r)if(!(m==="number"||m==="digest")){return re.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:m},schema:!1,parentSchema:te,data:r}],!1;break}if(O===e){if(r.number!==void 0){let m=r.number;const d=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return re.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"integer"},schema:te.properties.
number.type,parentSchema:te.properties.number,data:m}],!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>999999||isNaN(m))return re.errors=[{instancePath:s+"/n\
umber",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},schema:999999,parentSchema:te.properties.number,data:m}],
!1;if(m<1||isNaN(m))return re.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,
parentSchema:te.properties.number,data:m}],!1}var p=d===e}else var p=!0;if(p)if(r.digest!==void 0){const m=e;Q(r.digest,{instancePath:s+"/digest",parentData:r,parentDataProperty:"\
digest",rootData:w,dynamicAnchors:P})||(t=t===null?Q.errors:t.concat(Q.errors),e=t.length);var p=m===e}else var p=!0}}}else return re.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:te.type,parentSchema:te,data:r}],!1;return re.errors=t,e===0}const ke=new RegExp("^(?:0|[1-9][0-9]{0,5})$",
"u");function b(r,{instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let h;if(r["@context"]===void 0&&(h="@context")||r.id===void 0&&(h="id")||r.type===void 0&&(h="type")||r.name===void 0&&(h="name")||r.issuer===void 0&&
(h="issuer")||r.validFrom===void 0&&(h="validFrom")||r.validUntil===void 0&&(h="validUntil")||r.credentialSubject===void 0&&(h="credentialSubject")||r.credentialStatus===
void 0&&(h="credentialStatus"))return b.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},schema:f.required,parentSchema:f,
data:r}],!1;{const E=e;for(const o in r)if(!le.call(f.properties,o)){return b.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:o},schema:!1,parentSchema:f,data:r}],!1;break}if(E===e){if(r["@context"]!==void 0){const o=e;ae(r["@context"],{instancePath:s+
"/@context",parentData:r,parentDataProperty:"@context",rootData:w,dynamicAnchors:P})||(t=t===null?ae.errors:t.concat(ae.errors),e=t.length);var p=o===e}else var p=!0;
if(p){if(r.id!==void 0){let o=r.id;const N=e;if(e===N)if(typeof o=="string"){if(F(o)>2200)return b.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/max\
Length",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:f.properties.id,data:o}],!1}else return b.errors=[{instancePath:s+"/id",schemaPath:"#/p\
roperties/id/type",keyword:"type",params:{type:"string"},schema:f.properties.id.type,parentSchema:f.properties.id,data:o}],!1;var p=N===e}else var p=!0;if(p){if(r.
type!==void 0){let o=r.type;const N=e;if(!he(o,f.properties.type.const))return b.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"c\
onst",params:{allowedValue:f.properties.type.const},schema:f.properties.type.const,parentSchema:f.properties.type,data:o}],!1;var p=N===e}else var p=!0;if(p){if(r.
name!==void 0){let o=r.name;const N=e;if(e===N)if(typeof o=="string"){if(F(o)>100)return b.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:f.properties.name,data:o}],!1}else return b.errors=[{instancePath:s+"/name",schemaPath:"#/pro\
perties/name/type",keyword:"type",params:{type:"string"},schema:f.properties.name.type,parentSchema:f.properties.name,data:o}],!1;var p=N===e}else var p=!0;if(p){
if(r.issuer!==void 0){let o=r.issuer;const N=e;if(e===N)if(typeof o=="string"){if(F(o)>2200)return b.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/\
issuer/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:f.properties.issuer,data:o}],!1}else return b.errors=[{instancePath:s+"/issue\
r",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type:"string"},schema:f.properties.issuer.type,parentSchema:f.properties.issuer,data:o}],!1;var p=N===
e}else var p=!0;if(p){if(r.validFrom!==void 0){const o=e;G(r.validFrom,{instancePath:s+"/validFrom",parentData:r,parentDataProperty:"validFrom",rootData:w,dynamicAnchors:P})||
(t=t===null?G.errors:t.concat(G.errors),e=t.length);var p=o===e}else var p=!0;if(p){if(r.validUntil!==void 0){const o=e;G(r.validUntil,{instancePath:s+"/validUn\
til",parentData:r,parentDataProperty:"validUntil",rootData:w,dynamicAnchors:P})||(t=t===null?G.errors:t.concat(G.errors),e=t.length);var p=o===e}else var p=!0;if(p){
if(r.credentialSubject!==void 0){let o=r.credentialSubject;const N=e;if(e===N)if(o&&typeof o=="object"&&!Array.isArray(o)){let j;if(o.type===void 0&&(j="type")||
o.product===void 0&&(j="product")||o.subject===void 0&&(j="subject")||o.answeredBy===void 0&&(j="answeredBy")||o.claims===void 0&&(j="claims")||o.suite===void 0&&
(j="suite")||o.proof===void 0&&(j="proof")||o.waivers===void 0&&(j="waivers")||o.submission===void 0&&(j="submission")||o.entry===void 0&&(j="entry"))return b.errors=
[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/required",keyword:"required",params:{missingProperty:j},schema:f.properties.credentialSubject.
required,parentSchema:f.properties.credentialSubject,data:o}],!1;{const _=e;for(const i in o)if(!le.call(f.properties.credentialSubject.properties,i)){return b.
errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:f.properties.credentialSubject,data:o}],!1;break}if(_===e){if(o.type!==void 0){let i=o.type;const u=e;if(i!=="CertifiedProduct")return b.
errors=[{instancePath:s+"/credentialSubject/type",schemaPath:"#/properties/credentialSubject/properties/type/const",keyword:"const",params:{allowedValue:"Certif\
iedProduct"},schema:"CertifiedProduct",parentSchema:f.properties.credentialSubject.properties.type,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.product!==void 0){
const i=e;J(o.product,{instancePath:s+"/credentialSubject/product",parentData:o,parentDataProperty:"product",rootData:w,dynamicAnchors:P})||(t=t===null?J.errors:
t.concat(J.errors),e=t.length);var y=i===e}else var y=!0;if(y){if(o.subject!==void 0){let i=o.subject;const u=e;if(!(i==="service"||i==="client"))return b.errors=
[{instancePath:s+"/credentialSubject/subject",schemaPath:"#/properties/credentialSubject/properties/subject/enum",keyword:"enum",params:{allowedValues:f.properties.
credentialSubject.properties.subject.enum},schema:f.properties.credentialSubject.properties.subject.enum,parentSchema:f.properties.credentialSubject.properties.
subject,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.answeredBy!==void 0){let i=o.answeredBy;const u=e;if(!(i==="sandbox"||i==="mock"||i==="stand-in"||i==="\
upstream"||i==="har"))return b.errors=[{instancePath:s+"/credentialSubject/answeredBy",schemaPath:"#/properties/credentialSubject/properties/answeredBy/enum",keyword:"\
enum",params:{allowedValues:f.properties.credentialSubject.properties.answeredBy.enum},schema:f.properties.credentialSubject.properties.answeredBy.enum,parentSchema:f.
properties.credentialSubject.properties.answeredBy,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.claims!==void 0){let i=o.claims;const u=e;if(e===u)if(Array.
isArray(i)){if(i.length>20)return b.errors=[{instancePath:s+"/credentialSubject/claims",schemaPath:"#/properties/credentialSubject/properties/claims/maxItems",keyword:"\
maxItems",params:{limit:20},schema:20,parentSchema:f.properties.credentialSubject.properties.claims,data:i}],!1;{var O=!0;const k=i.length;for(let U=0;U<k;U++){
let a=i[U];const g=e;if(e===g)if(typeof a=="string"){if(F(a)>100)return b.errors=[{instancePath:s+"/credentialSubject/claims/"+U,schemaPath:"#/properties/creden\
tialSubject/properties/claims/items/maxLength",keyword:"maxLength",params:{limit:100},schema:100,parentSchema:f.properties.credentialSubject.properties.claims.items,
data:a}],!1}else return b.errors=[{instancePath:s+"/credentialSubject/claims/"+U,schemaPath:"#/properties/credentialSubject/properties/claims/items/type",keyword:"\
type",params:{type:"string"},schema:f.properties.credentialSubject.properties.claims.items.type,parentSchema:f.properties.credentialSubject.properties.claims.items,
data:a}],!1;var O=g===e;if(!O)break}}}else return b.errors=[{instancePath:s+"/credentialSubject/claims",schemaPath:"#/properties/credentialSubject/properties/cl\
aims/type",keyword:"type",params:{type:"array"},schema:f.properties.credentialSubject.properties.claims.type,parentSchema:f.properties.credentialSubject.properties.
claims,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.profile!==void 0){let i=o.profile;const u=e;if(e===u)if(i&&typeof i=="object"&&!Array.isArray(i)){let k;
if(i.digest===void 0&&(k="digest"))return b.errors=[{instancePath:s+"/credentialSubject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/r\
equired",keyword:"required",params:{missingProperty:k},schema:f.properties.credentialSubject.properties.profile.required,parentSchema:f.properties.credentialSubject.
properties.profile,data:i}],!1;{const U=e;for(const a in i)if(!(a==="name"||a==="digest")){return b.errors=[{instancePath:s+"/credentialSubject/profile",schemaPath:"\
#/properties/credentialSubject/properties/profile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.
credentialSubject.properties.profile,data:i}],!1;break}if(U===e){if(i.name!==void 0){let a=i.name;const g=e;if(e===g)if(typeof a=="string"){if(F(a)>512)return b.
errors=[{instancePath:s+"/credentialSubject/profile/name",schemaPath:"#/properties/credentialSubject/properties/profile/properties/name/maxLength",keyword:"maxL\
ength",params:{limit:512},schema:512,parentSchema:f.properties.credentialSubject.properties.profile.properties.name,data:a}],!1}else return b.errors=[{instancePath:s+
"/credentialSubject/profile/name",schemaPath:"#/properties/credentialSubject/properties/profile/properties/name/type",keyword:"type",params:{type:"string"},schema:f.
properties.credentialSubject.properties.profile.properties.name.type,parentSchema:f.properties.credentialSubject.properties.profile.properties.name,data:a}],!1;
var m=g===e}else var m=!0;if(m)if(i.digest!==void 0){const a=e;Q(i.digest,{instancePath:s+"/credentialSubject/profile/digest",parentData:i,parentDataProperty:"d\
igest",rootData:w,dynamicAnchors:P})||(t=t===null?Q.errors:t.concat(Q.errors),e=t.length);var m=a===e}else var m=!0}}}else return b.errors=[{instancePath:s+"/cr\
edentialSubject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialSubject.
properties.profile.type,parentSchema:f.properties.credentialSubject.properties.profile,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.suite!==void 0){let i=o.
suite;const u=e;if(e===u)if(i&&typeof i=="object"&&!Array.isArray(i)){let k;if(i.version===void 0&&(k="version")||i.digest===void 0&&(k="digest"))return b.errors=
[{instancePath:s+"/credentialSubject/suite",schemaPath:"#/properties/credentialSubject/properties/suite/required",keyword:"required",params:{missingProperty:k},
schema:f.properties.credentialSubject.properties.suite.required,parentSchema:f.properties.credentialSubject.properties.suite,data:i}],!1;{const U=e;for(const a in i)
if(!(a==="version"||a==="digest")){return b.errors=[{instancePath:s+"/credentialSubject/suite",schemaPath:"#/properties/credentialSubject/properties/suite/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.credentialSubject.properties.suite,data:i}],!1;
break}if(U===e){if(i.version!==void 0){let a=i.version;const g=e;if(e===g)if(typeof a=="string"){if(F(a)>512)return b.errors=[{instancePath:s+"/credentialSubjec\
t/suite/version",schemaPath:"#/properties/credentialSubject/properties/suite/properties/version/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:f.
properties.credentialSubject.properties.suite.properties.version,data:a}],!1}else return b.errors=[{instancePath:s+"/credentialSubject/suite/version",schemaPath:"\
#/properties/credentialSubject/properties/suite/properties/version/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialSubject.properties.
suite.properties.version.type,parentSchema:f.properties.credentialSubject.properties.suite.properties.version,data:a}],!1;var d=g===e}else var d=!0;if(d)if(i.digest!==
void 0){const a=e;Q(i.digest,{instancePath:s+"/credentialSubject/suite/digest",parentData:i,parentDataProperty:"digest",rootData:w,dynamicAnchors:P})||(t=t===null?
Q.errors:t.concat(Q.errors),e=t.length);var d=a===e}else var d=!0}}}else return b.errors=[{instancePath:s+"/credentialSubject/suite",schemaPath:"#/properties/cr\
edentialSubject/properties/suite/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialSubject.properties.suite.type,parentSchema:f.properties.
credentialSubject.properties.suite,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.proof!==void 0){let i=o.proof;const u=e;if(e===u)if(i&&typeof i=="object"&&!Array.
isArray(i)){let k;if(i.level===void 0&&(k="level")||i.statement===void 0&&(k="statement"))return b.errors=[{instancePath:s+"/credentialSubject/proof",schemaPath:"\
#/properties/credentialSubject/properties/proof/required",keyword:"required",params:{missingProperty:k},schema:f.properties.credentialSubject.properties.proof.required,
parentSchema:f.properties.credentialSubject.properties.proof,data:i}],!1;{const U=e;for(const a in i)if(!(a==="level"||a==="statement")){return b.errors=[{instancePath:s+
"/credentialSubject/proof",schemaPath:"#/properties/credentialSubject/properties/proof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:f.properties.credentialSubject.properties.proof,data:i}],!1;break}if(U===e){if(i.level!==void 0){let a=i.level;const g=e;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return b.errors=[{instancePath:s+"/credentialSubject/proof/level",schemaPath:"#/properties/credentialSubject/properties\
/proof/properties/level/type",keyword:"type",params:{type:"integer"},schema:f.properties.credentialSubject.properties.proof.properties.level.type,parentSchema:f.
properties.credentialSubject.properties.proof.properties.level,data:a}],!1;if(e===g&&typeof a=="number"&&isFinite(a)){if(a>3||isNaN(a))return b.errors=[{instancePath:s+
"/credentialSubject/proof/level",schemaPath:"#/properties/credentialSubject/properties/proof/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",
limit:3},schema:3,parentSchema:f.properties.credentialSubject.properties.proof.properties.level,data:a}],!1;if(a<0||isNaN(a))return b.errors=[{instancePath:s+"/\
credentialSubject/proof/level",schemaPath:"#/properties/credentialSubject/properties/proof/properties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:f.properties.credentialSubject.properties.proof.properties.level,data:a}],!1}var B=g===e}else var B=!0;if(B)if(i.statement!==void 0){let a=i.
statement;const g=e;if(e===g)if(typeof a=="string"){if(F(a)>1e3)return b.errors=[{instancePath:s+"/credentialSubject/proof/statement",schemaPath:"#/properties/c\
redentialSubject/properties/proof/properties/statement/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:f.properties.credentialSubject.
properties.proof.properties.statement,data:a}],!1}else return b.errors=[{instancePath:s+"/credentialSubject/proof/statement",schemaPath:"#/properties/credential\
Subject/properties/proof/properties/statement/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialSubject.properties.proof.properties.statement.
type,parentSchema:f.properties.credentialSubject.properties.proof.properties.statement,data:a}],!1;var B=g===e}else var B=!0}}}else return b.errors=[{instancePath:s+
"/credentialSubject/proof",schemaPath:"#/properties/credentialSubject/properties/proof/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialSubject.
properties.proof.type,parentSchema:f.properties.credentialSubject.properties.proof,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.waivers!==void 0){let i=o.waivers;
const u=e;if(e===u)if(Array.isArray(i)){if(i.length>1e3)return b.errors=[{instancePath:s+"/credentialSubject/waivers",schemaPath:"#/properties/credentialSubject\
/properties/waivers/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:f.properties.credentialSubject.properties.waivers,data:i}],!1;{var z=!0;
const k=i.length;for(let U=0;U<k;U++){let a=i[U];const g=e;if(e===g)if(a&&typeof a=="object"&&!Array.isArray(a)){let $;if(a.requirement===void 0&&($="requiremen\
t")||a.expires===void 0&&($="expires"))return b.errors=[{instancePath:s+"/credentialSubject/waivers/"+U,schemaPath:"#/properties/credentialSubject/properties/wa\
ivers/items/required",keyword:"required",params:{missingProperty:$},schema:f.properties.credentialSubject.properties.waivers.items.required,parentSchema:f.properties.
credentialSubject.properties.waivers.items,data:a}],!1;{const se=e;for(const L in a)if(!(L==="requirement"||L==="expires")){return b.errors=[{instancePath:s+"/c\
redentialSubject/waivers/"+U,schemaPath:"#/properties/credentialSubject/properties/waivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},
schema:!1,parentSchema:f.properties.credentialSubject.properties.waivers.items,data:a}],!1;break}if(se===e){if(a.requirement!==void 0){let L=a.requirement;const X=e;
if(e===X)if(typeof L=="string"){if(F(L)>512)return b.errors=[{instancePath:s+"/credentialSubject/waivers/"+U+"/requirement",schemaPath:"#/properties/credentialS\
ubject/properties/waivers/items/properties/requirement/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:f.properties.credentialSubject.
properties.waivers.items.properties.requirement,data:L}],!1}else return b.errors=[{instancePath:s+"/credentialSubject/waivers/"+U+"/requirement",schemaPath:"#/p\
roperties/credentialSubject/properties/waivers/items/properties/requirement/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialSubject.properties.
waivers.items.properties.requirement.type,parentSchema:f.properties.credentialSubject.properties.waivers.items.properties.requirement,data:L}],!1;var Z=X===e}else
var Z=!0;if(Z)if(a.expires!==void 0){let L=a.expires;const X=e;if(e===X&&e===X)if(typeof L=="string"){if(!Pe.validate(L))return b.errors=[{instancePath:s+"/cred\
entialSubject/waivers/"+U+"/expires",schemaPath:"#/properties/credentialSubject/properties/waivers/items/properties/expires/format",keyword:"format",params:{format:"\
date"},schema:"date",parentSchema:f.properties.credentialSubject.properties.waivers.items.properties.expires,data:L}],!1}else return b.errors=[{instancePath:s+"\
/credentialSubject/waivers/"+U+"/expires",schemaPath:"#/properties/credentialSubject/properties/waivers/items/properties/expires/type",keyword:"type",params:{type:"\
string"},schema:f.properties.credentialSubject.properties.waivers.items.properties.expires.type,parentSchema:f.properties.credentialSubject.properties.waivers.items.
properties.expires,data:L}],!1;var Z=X===e}else var Z=!0}}}else return b.errors=[{instancePath:s+"/credentialSubject/waivers/"+U,schemaPath:"#/properties/creden\
tialSubject/properties/waivers/items/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialSubject.properties.waivers.items.type,parentSchema:f.
properties.credentialSubject.properties.waivers.items,data:a}],!1;var z=g===e;if(!z)break}}}else return b.errors=[{instancePath:s+"/credentialSubject/waivers",schemaPath:"\
#/properties/credentialSubject/properties/waivers/type",keyword:"type",params:{type:"array"},schema:f.properties.credentialSubject.properties.waivers.type,parentSchema:f.
properties.credentialSubject.properties.waivers,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.submission!==void 0){const i=e;Q(o.submission,{instancePath:s+"\
/credentialSubject/submission",parentData:o,parentDataProperty:"submission",rootData:w,dynamicAnchors:P})||(t=t===null?Q.errors:t.concat(Q.errors),e=t.length);var y=i===
e}else var y=!0;if(y)if(o.entry!==void 0){const i=e;re(o.entry,{instancePath:s+"/credentialSubject/entry",parentData:o,parentDataProperty:"entry",rootData:w,dynamicAnchors:P})||
(t=t===null?re.errors:t.concat(re.errors),e=t.length);var y=i===e}else var y=!0}}}}}}}}}}}}else return b.errors=[{instancePath:s+"/credentialSubject",schemaPath:"\
#/properties/credentialSubject/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialSubject.type,parentSchema:f.properties.credentialSubject,
data:o}],!1;var p=N===e}else var p=!0;if(p)if(r.credentialStatus!==void 0){let o=r.credentialStatus;const N=e;if(e===N)if(o&&typeof o=="object"&&!Array.isArray(
o)){let j;if(o.type===void 0&&(j="type")||o.statusPurpose===void 0&&(j="statusPurpose")||o.statusListIndex===void 0&&(j="statusListIndex")||o.statusListCredential===
void 0&&(j="statusListCredential"))return b.errors=[{instancePath:s+"/credentialStatus",schemaPath:"#/properties/credentialStatus/required",keyword:"required",params:{
missingProperty:j},schema:f.properties.credentialStatus.required,parentSchema:f.properties.credentialStatus,data:o}],!1;{const _=e;for(const i in o)if(!(i==="ty\
pe"||i==="statusPurpose"||i==="statusListIndex"||i==="statusListCredential")){return b.errors=[{instancePath:s+"/credentialStatus",schemaPath:"#/properties/cred\
entialStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:f.properties.credentialStatus,data:o}],!1;
break}if(_===e){if(o.type!==void 0){let i=o.type;const u=e;if(i!=="BitstringStatusListEntry")return b.errors=[{instancePath:s+"/credentialStatus/type",schemaPath:"\
#/properties/credentialStatus/properties/type/const",keyword:"const",params:{allowedValue:"BitstringStatusListEntry"},schema:"BitstringStatusListEntry",parentSchema:f.
properties.credentialStatus.properties.type,data:i}],!1;var T=u===e}else var T=!0;if(T){if(o.statusPurpose!==void 0){let i=o.statusPurpose;const u=e;if(i!=="rev\
ocation")return b.errors=[{instancePath:s+"/credentialStatus/statusPurpose",schemaPath:"#/properties/credentialStatus/properties/statusPurpose/const",keyword:"c\
onst",params:{allowedValue:"revocation"},schema:"revocation",parentSchema:f.properties.credentialStatus.properties.statusPurpose,data:i}],!1;var T=u===e}else var T=!0;
if(T){if(o.statusListIndex!==void 0){let i=o.statusListIndex;const u=e;if(e===u)if(typeof i=="string"){if(!ke.test(i))return b.errors=[{instancePath:s+"/credent\
ialStatus/statusListIndex",schemaPath:"#/properties/credentialStatus/properties/statusListIndex/pattern",keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]{0,5\
})$"},schema:"^(?:0|[1-9][0-9]{0,5})$",parentSchema:f.properties.credentialStatus.properties.statusListIndex,data:i}],!1}else return b.errors=[{instancePath:s+"\
/credentialStatus/statusListIndex",schemaPath:"#/properties/credentialStatus/properties/statusListIndex/type",keyword:"type",params:{type:"string"},schema:f.properties.
credentialStatus.properties.statusListIndex.type,parentSchema:f.properties.credentialStatus.properties.statusListIndex,data:i}],!1;var T=u===e}else var T=!0;if(T)
if(o.statusListCredential!==void 0){let i=o.statusListCredential;const u=e;if(e===u)if(typeof i=="string"){if(F(i)>2200)return b.errors=[{instancePath:s+"/crede\
ntialStatus/statusListCredential",schemaPath:"#/properties/credentialStatus/properties/statusListCredential/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,
parentSchema:f.properties.credentialStatus.properties.statusListCredential,data:i}],!1}else return b.errors=[{instancePath:s+"/credentialStatus/statusListCreden\
tial",schemaPath:"#/properties/credentialStatus/properties/statusListCredential/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialStatus.
properties.statusListCredential.type,parentSchema:f.properties.credentialStatus.properties.statusListCredential,data:i}],!1;var T=u===e}else var T=!0}}}}}else return b.
errors=[{instancePath:s+"/credentialStatus",schemaPath:"#/properties/credentialStatus/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialStatus.
type,parentSchema:f.properties.credentialStatus,data:o}],!1;var p=N===e}else var p=!0}}}}}}}}}}else return b.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:f.type,parentSchema:f,data:r}],!1;return b.errors=t,e===0}export const statusList=V;const A={type:"object",additionalProperties:!1,
required:["@context","id","type","issuer","validFrom","validUntil","credentialSubject"],properties:{"@context":{$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},
type:{const:["VerifiableCredential","BitstringStatusListCredential"]},issuer:{type:"string",maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$defs/moment"},
validUntil:{$ref:"challenge.schema.json#/$defs/moment"},credentialSubject:{type:"object",additionalProperties:!1,required:["id","type","statusPurpose","encodedL\
ist","ttl","entry"],properties:{id:{type:"string",maxLength:2200},type:{const:"BitstringStatusList"},statusPurpose:{const:"revocation"},encodedList:{type:"strin\
g",pattern:"^u[A-Za-z0-9_-]+$",maxLength:2e6},ttl:{type:"integer",minimum:0},entry:{$ref:"#/$defs/entry"}}}}},xe=new RegExp("^u[A-Za-z0-9_-]+$","u");function V(r,{
instancePath:s="",parentData:H,parentDataProperty:K,rootData:w=r,dynamicAnchors:P={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let O;
if(r["@context"]===void 0&&(O="@context")||r.id===void 0&&(O="id")||r.type===void 0&&(O="type")||r.issuer===void 0&&(O="issuer")||r.validFrom===void 0&&(O="vali\
dFrom")||r.validUntil===void 0&&(O="validUntil")||r.credentialSubject===void 0&&(O="credentialSubject"))return V.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:O},schema:A.required,parentSchema:A,data:r}],!1;{const m=e;for(const d in r)if(!(d==="@context"||d==="id"||d==="type"||
d==="issuer"||d==="validFrom"||d==="validUntil"||d==="credentialSubject")){return V.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:d},schema:!1,parentSchema:A,data:r}],!1;break}if(m===e){if(r["@context"]!==void 0){const d=e;ae(r["@context"],{instancePath:s+
"/@context",parentData:r,parentDataProperty:"@context",rootData:w,dynamicAnchors:P})||(t=t===null?ae.errors:t.concat(ae.errors),e=t.length);var p=d===e}else var p=!0;
if(p){if(r.id!==void 0){let d=r.id;const B=e;if(e===B)if(typeof d=="string"){if(F(d)>2200)return V.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/max\
Length",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:A.properties.id,data:d}],!1}else return V.errors=[{instancePath:s+"/id",schemaPath:"#/p\
roperties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:d}],!1;var p=B===e}else var p=!0;if(p){if(r.
type!==void 0){let d=r.type;const B=e;if(!he(d,A.properties.type.const))return V.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"c\
onst",params:{allowedValue:A.properties.type.const},schema:A.properties.type.const,parentSchema:A.properties.type,data:d}],!1;var p=B===e}else var p=!0;if(p){if(r.
issuer!==void 0){let d=r.issuer;const B=e;if(e===B)if(typeof d=="string"){if(F(d)>2200)return V.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issue\
r/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:A.properties.issuer,data:d}],!1}else return V.errors=[{instancePath:s+"/issuer",schemaPath:"\
#/properties/issuer/type",keyword:"type",params:{type:"string"},schema:A.properties.issuer.type,parentSchema:A.properties.issuer,data:d}],!1;var p=B===e}else var p=!0;
if(p){if(r.validFrom!==void 0){const d=e;G(r.validFrom,{instancePath:s+"/validFrom",parentData:r,parentDataProperty:"validFrom",rootData:w,dynamicAnchors:P})||(t=
t===null?G.errors:t.concat(G.errors),e=t.length);var p=d===e}else var p=!0;if(p){if(r.validUntil!==void 0){const d=e;G(r.validUntil,{instancePath:s+"/validUntil",
parentData:r,parentDataProperty:"validUntil",rootData:w,dynamicAnchors:P})||(t=t===null?G.errors:t.concat(G.errors),e=t.length);var p=d===e}else var p=!0;if(p)if(r.
credentialSubject!==void 0){let d=r.credentialSubject;const B=e;if(e===B)if(d&&typeof d=="object"&&!Array.isArray(d)){let Z;if(d.id===void 0&&(Z="id")||d.type===
void 0&&(Z="type")||d.statusPurpose===void 0&&(Z="statusPurpose")||d.encodedList===void 0&&(Z="encodedList")||d.ttl===void 0&&(Z="ttl")||d.entry===void 0&&(Z="e\
ntry"))return V.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/required",keyword:"required",params:{missingProperty:Z},
schema:A.properties.credentialSubject.required,parentSchema:A.properties.credentialSubject,data:d}],!1;{const T=e;for(const h in d)if(!(h==="id"||h==="type"||h===
"statusPurpose"||h==="encodedList"||h==="ttl"||h==="entry")){return V.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:A.properties.credentialSubject,data:d}],!1;break}if(T===
e){if(d.id!==void 0){let h=d.id;const E=e;if(e===E)if(typeof h=="string"){if(F(h)>2200)return V.errors=[{instancePath:s+"/credentialSubject/id",schemaPath:"#/pr\
operties/credentialSubject/properties/id/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:A.properties.credentialSubject.properties.id,
data:h}],!1}else return V.errors=[{instancePath:s+"/credentialSubject/id",schemaPath:"#/properties/credentialSubject/properties/id/type",keyword:"type",params:{
type:"string"},schema:A.properties.credentialSubject.properties.id.type,parentSchema:A.properties.credentialSubject.properties.id,data:h}],!1;var y=E===e}else var y=!0;
if(y){if(d.type!==void 0){let h=d.type;const E=e;if(h!=="BitstringStatusList")return V.errors=[{instancePath:s+"/credentialSubject/type",schemaPath:"#/propertie\
s/credentialSubject/properties/type/const",keyword:"const",params:{allowedValue:"BitstringStatusList"},schema:"BitstringStatusList",parentSchema:A.properties.credentialSubject.
properties.type,data:h}],!1;var y=E===e}else var y=!0;if(y){if(d.statusPurpose!==void 0){let h=d.statusPurpose;const E=e;if(h!=="revocation")return V.errors=[{instancePath:s+
"/credentialSubject/statusPurpose",schemaPath:"#/properties/credentialSubject/properties/statusPurpose/const",keyword:"const",params:{allowedValue:"revocation"},
schema:"revocation",parentSchema:A.properties.credentialSubject.properties.statusPurpose,data:h}],!1;var y=E===e}else var y=!0;if(y){if(d.encodedList!==void 0){
let h=d.encodedList;const E=e;if(e===E)if(typeof h=="string"){if(F(h)>2e6)return V.errors=[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"#/proper\
ties/credentialSubject/properties/encodedList/maxLength",keyword:"maxLength",params:{limit:2e6},schema:2e6,parentSchema:A.properties.credentialSubject.properties.
encodedList,data:h}],!1;if(!xe.test(h))return V.errors=[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"#/properties/credentialSubject/properties/e\
ncodedList/pattern",keyword:"pattern",params:{pattern:"^u[A-Za-z0-9_-]+$"},schema:"^u[A-Za-z0-9_-]+$",parentSchema:A.properties.credentialSubject.properties.encodedList,
data:h}],!1}else return V.errors=[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"#/properties/credentialSubject/properties/encodedList/type",keyword:"\
type",params:{type:"string"},schema:A.properties.credentialSubject.properties.encodedList.type,parentSchema:A.properties.credentialSubject.properties.encodedList,
data:h}],!1;var y=E===e}else var y=!0;if(y){if(d.ttl!==void 0){let h=d.ttl;const E=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{
instancePath:s+"/credentialSubject/ttl",schemaPath:"#/properties/credentialSubject/properties/ttl/type",keyword:"type",params:{type:"integer"},schema:A.properties.
credentialSubject.properties.ttl.type,parentSchema:A.properties.credentialSubject.properties.ttl,data:h}],!1;if(e===E&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(
h)))return V.errors=[{instancePath:s+"/credentialSubject/ttl",schemaPath:"#/properties/credentialSubject/properties/ttl/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:A.properties.credentialSubject.properties.ttl,data:h}],!1;var y=E===e}else var y=!0;if(y)if(d.entry!==void 0){const h=e;re(d.
entry,{instancePath:s+"/credentialSubject/entry",parentData:d,parentDataProperty:"entry",rootData:w,dynamicAnchors:P})||(t=t===null?re.errors:t.concat(re.errors),
e=t.length);var y=h===e}else var y=!0}}}}}}}else return V.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/type",keyword:"\
type",params:{type:"object"},schema:A.properties.credentialSubject.type,parentSchema:A.properties.credentialSubject,data:d}],!1;var p=B===e}else var p=!0}}}}}}}}else
return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,parentSchema:A,data:r}],!1;return V.errors=t,e===0}

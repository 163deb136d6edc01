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
"inconclusive","certified",null]},level:{type:"integer",minimum:0,maximum:3},subject:{enum:["service","client",null]},answeredBy:{$ref:"#/$defs/nullable"},product:{
oneOf:[{type:"null"},{$ref:"certification.schema.json#/properties/product"}]},claims:{type:"array",maxItems:20,items:{$ref:"#/$defs/short"}},profile:{oneOf:[{type:"\
null"},{type:"object",additionalProperties:!1,required:["name","digest"],properties:{name:{$ref:"#/$defs/nullable"},digest:{$ref:"#/$defs/digest"}}}]},suite:{oneOf:[
{type:"null"},{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{$ref:"#/$defs/short"},digest:{$ref:"#/$defs/digest"}}}]},
endedAt:{$ref:"#/$defs/nullable"},match:{description:"SHA-256 of the statement that it matches the provider's own log.",oneOf:[{$ref:"#/$defs/digest"},{type:"nu\
ll"}]},problems:{type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}},deviations:{type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}}}}}},le=Object.prototype.
hasOwnProperty,F=ve.default??ve,ne={type:"string",pattern:"^[0-9a-f]{64}$"},Se=new RegExp("^[0-9a-f]{64}$","u");function R(r,{instancePath:s="",parentData:K,parentDataProperty:M,
rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(!Se.test(r))return R.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:ne,data:r}],!1}else return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:ne.type,parentSchema:ne,data:r}],!1;return R.errors=t,e===0}const ie={type:"string",pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5\
]\\d\\.\\d{3}Z$",format:"date-time",wanted:"a moment such as 2026-11-02T08:00:00.000Z"},be=ye["date-time"],we=new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d\
{3}Z$","u");function Y(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0&&e===0)if(typeof r==
"string")if(we.test(r)){if(!be.validate(r))return Y.errors=[{instancePath:s,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",
parentSchema:ie,data:r}],!1}else return Y.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\
\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ie,data:r}],!1;else return Y.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:ie.type,parentSchema:ie,data:r}],!1;return Y.errors=t,e===0}const ce={type:"string",minLength:1,maxLength:512};function I(r,{
instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(F(r)>512)return I.errors=
[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:ce,data:r}],!1;if(F(r)<1)return I.errors=[{instancePath:s,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:ce,data:r}],!1}else return I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:ce.type,parentSchema:ce,data:r}],!1;return I.errors=t,e===0}const de={type:"string",minLength:1,maxLength:4e3};function ee(r,{
instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0)if(typeof r=="string"){if(F(r)>4e3)return ee.errors=
[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4e3},schema:4e3,parentSchema:de,data:r}],!1;if(F(r)<1)return ee.errors=[{instancePath:s,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:de,data:r}],!1}else return ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},schema:de.type,parentSchema:de,data:r}],!1;return ee.errors=t,e===0}const P={type:"object",additionalProperties:!1,required:["diges\
t","evidence","integrator","nonce","verdict","level","subject","answeredBy","product","claims","profile","suite","endedAt","match","problems","deviations"],properties:{
digest:{$ref:"#/$defs/digest"},evidence:{description:"SHA-256 of what was exchanged; null where it is not genuine, as in what follows.",oneOf:[{$ref:"#/$defs/di\
gest"},{type:"null"}]},integrator:{$ref:"#/$defs/nullable"},nonce:{$ref:"#/$defs/nullable"},verdict:{enum:["not-certified","incomplete","inconclusive","certifie\
d",null]},level:{type:"integer",minimum:0,maximum:3},subject:{enum:["service","client",null]},answeredBy:{$ref:"#/$defs/nullable"},product:{oneOf:[{type:"null"},
{$ref:"certification.schema.json#/properties/product"}]},claims:{type:"array",maxItems:20,items:{$ref:"#/$defs/short"}},profile:{oneOf:[{type:"null"},{type:"obj\
ect",additionalProperties:!1,required:["name","digest"],properties:{name:{$ref:"#/$defs/nullable"},digest:{$ref:"#/$defs/digest"}}}]},suite:{oneOf:[{type:"null"},
{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{$ref:"#/$defs/short"},digest:{$ref:"#/$defs/digest"}}}]},endedAt:{$ref:"\
#/$defs/nullable"},match:{description:"SHA-256 of the statement that it matches the provider's own log.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},problems:{
type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}},deviations:{type:"array",maxItems:1e3,items:{$ref:"#/$defs/short"}}}},fe={oneOf:[{$ref:"#/$defs/short"},
{type:"null"}]};function H(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;const n=e;let y=!1,O=null;
const m=e;I(r,{instancePath:s,parentData:K,parentDataProperty:M,rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var N=m===e;N&&
(y=!0,O=0);const d=e;if(r!==null){const z={instancePath:s,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"null"},schema:fe.oneOf[1].type,parentSchema:fe.
oneOf[1],data:r};t===null?t=[z]:t.push(z),e++}var N=d===e;if(N&&y?(y=!1,O=[O,1]):N&&(y=!0,O=1),y)e=n,t!==null&&(n?t.length=n:t=null);else{const z={instancePath:s,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:O},schema:fe.oneOf,parentSchema:fe,data:r};return t===null?t=[z]:t.push(z),e++,H.errors=t,!1}return H.
errors=t,e===0}const q={type:"object",additionalProperties:!1,required:["name","version","vendor"],properties:{name:{type:"string",minLength:1,maxLength:200},version:{
type:"string",minLength:1,maxLength:200},vendor:{type:"string",minLength:1,maxLength:200}}};function G(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,
dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.name===void 0&&(y="name")||r.version===void 0&&(y="vers\
ion")||r.vendor===void 0&&(y="vendor"))return G.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:q.required,
parentSchema:q,data:r}],!1;{const O=e;for(const m in r)if(!(m==="name"||m==="version"||m==="vendor")){return G.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:q,data:r}],!1;break}if(O===e){if(r.name!==void 0){let m=r.name;const d=e;
if(e===d)if(typeof m=="string"){if(F(m)>200)return G.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:q.properties.name,data:m}],!1;if(F(m)<1)return G.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1},schema:1,parentSchema:q.properties.name,data:m}],!1}else return G.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},schema:q.properties.name.type,parentSchema:q.properties.name,data:m}],!1;var n=d===e}else var n=!0;if(n){if(r.version!==void 0){let m=r.
version;const d=e;if(e===d)if(typeof m=="string"){if(F(m)>200)return G.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"m\
axLength",params:{limit:200},schema:200,parentSchema:q.properties.version,data:m}],!1;if(F(m)<1)return G.errors=[{instancePath:s+"/version",schemaPath:"#/proper\
ties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.version,data:m}],!1}else return G.errors=[{instancePath:s+"/vers\
ion",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},schema:q.properties.version.type,parentSchema:q.properties.version,data:m}],!1;
var n=d===e}else var n=!0;if(n)if(r.vendor!==void 0){let m=r.vendor;const d=e;if(e===d)if(typeof m=="string"){if(F(m)>200)return G.errors=[{instancePath:s+"/ven\
dor",schemaPath:"#/properties/vendor/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:q.properties.vendor,data:m}],!1;if(F(m)<1)return G.
errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.vendor,data:m}],
!1}else return G.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:q.properties.vendor.type,parentSchema:q.
properties.vendor,data:m}],!1;var n=d===e}else var n=!0}}}}else return G.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.
type,parentSchema:q,data:r}],!1;return G.errors=t,e===0}function E(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){
let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.digest===void 0&&(o="digest")||r.evidence===void 0&&(o="evidence")||r.integrator===
void 0&&(o="integrator")||r.nonce===void 0&&(o="nonce")||r.verdict===void 0&&(o="verdict")||r.level===void 0&&(o="level")||r.subject===void 0&&(o="subject")||r.
answeredBy===void 0&&(o="answeredBy")||r.product===void 0&&(o="product")||r.claims===void 0&&(o="claims")||r.profile===void 0&&(o="profile")||r.suite===void 0&&
(o="suite")||r.endedAt===void 0&&(o="endedAt")||r.match===void 0&&(o="match")||r.problems===void 0&&(o="problems")||r.deviations===void 0&&(o="deviations"))return E.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},schema:P.required,parentSchema:P,data:r}],!1;{const U=e;for(const p in r)
if(!le.call(P.properties,p)){return E.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},schema:!1,
parentSchema:P,data:r}],!1;break}if(U===e){if(r.digest!==void 0){const p=e;R(r.digest,{instancePath:s+"/digest",parentData:r,parentDataProperty:"digest",rootData:S,
dynamicAnchors:b})||(t=t===null?R.errors:t.concat(R.errors),e=t.length);var n=p===e}else var n=!0;if(n){if(r.evidence!==void 0){let p=r.evidence;const j=e,_=e;let i=!1,
u=null;const l=e;R(p,{instancePath:s+"/evidence",parentData:r,parentDataProperty:"evidence",rootData:S,dynamicAnchors:b})||(t=t===null?R.errors:t.concat(R.errors),
e=t.length);var y=l===e;y&&(i=!0,u=0);const k=e;if(p!==null){const a={instancePath:s+"/evidence",schemaPath:"#/properties/evidence/oneOf/1/type",keyword:"type",
params:{type:"null"},schema:P.properties.evidence.oneOf[1].type,parentSchema:P.properties.evidence.oneOf[1],data:p};t===null?t=[a]:t.push(a),e++}var y=k===e;if(y&&
i?(i=!1,u=[u,1]):y&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+"/evidence",schemaPath:"#/properties/evidence/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},schema:P.properties.evidence.oneOf,parentSchema:P.properties.evidence,data:p};return t===null?t=[a]:t.push(a),e++,E.errors=t,!1}
var n=j===e}else var n=!0;if(n){if(r.integrator!==void 0){const p=e;H(r.integrator,{instancePath:s+"/integrator",parentData:r,parentDataProperty:"integrator",rootData:S,
dynamicAnchors:b})||(t=t===null?H.errors:t.concat(H.errors),e=t.length);var n=p===e}else var n=!0;if(n){if(r.nonce!==void 0){const p=e;H(r.nonce,{instancePath:s+
"/nonce",parentData:r,parentDataProperty:"nonce",rootData:S,dynamicAnchors:b})||(t=t===null?H.errors:t.concat(H.errors),e=t.length);var n=p===e}else var n=!0;if(n){
if(r.verdict!==void 0){let p=r.verdict;const j=e;if(!(p==="not-certified"||p==="incomplete"||p==="inconclusive"||p==="certified"||p===null))return E.errors=[{instancePath:s+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:P.properties.verdict.enum},schema:P.properties.verdict.enum,parentSchema:P.
properties.verdict,data:p}],!1;var n=j===e}else var n=!0;if(n){if(r.level!==void 0){let p=r.level;const j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return E.errors=[{instancePath:s+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"integer"},schema:P.properties.level.type,parentSchema:P.
properties.level,data:p}],!1;if(e===j&&typeof p=="number"&&isFinite(p)){if(p>3||isNaN(p))return E.errors=[{instancePath:s+"/level",schemaPath:"#/properties/leve\
l/maximum",keyword:"maximum",params:{comparison:"<=",limit:3},schema:3,parentSchema:P.properties.level,data:p}],!1;if(p<0||isNaN(p))return E.errors=[{instancePath:s+
"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:P.properties.level,data:p}],!1}var n=j===
e}else var n=!0;if(n){if(r.subject!==void 0){let p=r.subject;const j=e;if(!(p==="service"||p==="client"||p===null))return E.errors=[{instancePath:s+"/subject",schemaPath:"\
#/properties/subject/enum",keyword:"enum",params:{allowedValues:P.properties.subject.enum},schema:P.properties.subject.enum,parentSchema:P.properties.subject,data:p}],
!1;var n=j===e}else var n=!0;if(n){if(r.answeredBy!==void 0){const p=e;H(r.answeredBy,{instancePath:s+"/answeredBy",parentData:r,parentDataProperty:"answeredBy",
rootData:S,dynamicAnchors:b})||(t=t===null?H.errors:t.concat(H.errors),e=t.length);var n=p===e}else var n=!0;if(n){if(r.product!==void 0){let p=r.product;const j=e,
_=e;let i=!1,u=null;const l=e;if(p!==null){const a={instancePath:s+"/product",schemaPath:"#/properties/product/oneOf/0/type",keyword:"type",params:{type:"null"},
schema:P.properties.product.oneOf[0].type,parentSchema:P.properties.product.oneOf[0],data:p};t===null?t=[a]:t.push(a),e++}var O=l===e;O&&(i=!0,u=0);const k=e;G(
p,{instancePath:s+"/product",parentData:r,parentDataProperty:"product",rootData:S,dynamicAnchors:b})||(t=t===null?G.errors:t.concat(G.errors),e=t.length);var O=k===
e;if(O&&i?(i=!1,u=[u,1]):O&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+"/product",schemaPath:"#/properties/product/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},schema:P.properties.product.oneOf,parentSchema:P.properties.product,data:p};return t===null?t=[a]:t.push(a),e++,E.errors=t,!1}var n=j===
e}else var n=!0;if(n){if(r.claims!==void 0){let p=r.claims;const j=e;if(e===j)if(Array.isArray(p)){if(p.length>20)return E.errors=[{instancePath:s+"/claims",schemaPath:"\
#/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:P.properties.claims,data:p}],!1;{var m=!0;const i=p.length;for(let u=0;u<
i;u++){const l=e;I(p[u],{instancePath:s+"/claims/"+u,parentData:p,parentDataProperty:u,rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),e=
t.length);var m=l===e;if(!m)break}}}else return E.errors=[{instancePath:s+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},schema:P.
properties.claims.type,parentSchema:P.properties.claims,data:p}],!1;var n=j===e}else var n=!0;if(n){if(r.profile!==void 0){let p=r.profile;const j=e,_=e;let i=!1,
u=null;const l=e;if(p!==null){const a={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf/0/type",keyword:"type",params:{type:"null"},schema:P.properties.
profile.oneOf[0].type,parentSchema:P.properties.profile.oneOf[0],data:p};t===null?t=[a]:t.push(a),e++}var N=l===e;N&&(i=!0,u=0);const k=e;if(e===k)if(p&&typeof p==
"object"&&!Array.isArray(p)){let a;if(p.name===void 0&&(a="name")||p.digest===void 0&&(a="digest")){const g={instancePath:s+"/profile",schemaPath:"#/properties/\
profile/oneOf/1/required",keyword:"required",params:{missingProperty:a},schema:P.properties.profile.oneOf[1].required,parentSchema:P.properties.profile.oneOf[1],
data:p};t===null?t=[g]:t.push(g),e++}else{const g=e;for(const c in p)if(!(c==="name"||c==="digest")){const $={instancePath:s+"/profile",schemaPath:"#/properties\
/profile/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:P.properties.profile.oneOf[1],data:p};
t===null?t=[$]:t.push($),e++;break}if(g===e){if(p.name!==void 0){const c=e;H(p.name,{instancePath:s+"/profile/name",parentData:p,parentDataProperty:"name",rootData:S,
dynamicAnchors:b})||(t=t===null?H.errors:t.concat(H.errors),e=t.length);var d=c===e}else var d=!0;if(d)if(p.digest!==void 0){const c=e;R(p.digest,{instancePath:s+
"/profile/digest",parentData:p,parentDataProperty:"digest",rootData:S,dynamicAnchors:b})||(t=t===null?R.errors:t.concat(R.errors),e=t.length);var d=c===e}else var d=!0}}}else{
const a={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf/1/type",keyword:"type",params:{type:"object"},schema:P.properties.profile.oneOf[1].type,
parentSchema:P.properties.profile.oneOf[1],data:p};t===null?t=[a]:t.push(a),e++}var N=k===e;if(N&&i?(i=!1,u=[u,1]):N&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=
null);else{const a={instancePath:s+"/profile",schemaPath:"#/properties/profile/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:P.properties.profile.oneOf,
parentSchema:P.properties.profile,data:p};return t===null?t=[a]:t.push(a),e++,E.errors=t,!1}var n=j===e}else var n=!0;if(n){if(r.suite!==void 0){let p=r.suite;const j=e,
_=e;let i=!1,u=null;const l=e;if(p!==null){const a={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf/0/type",keyword:"type",params:{type:"null"},schema:P.
properties.suite.oneOf[0].type,parentSchema:P.properties.suite.oneOf[0],data:p};t===null?t=[a]:t.push(a),e++}var Z=l===e;Z&&(i=!0,u=0);const k=e;if(e===k)if(p&&
typeof p=="object"&&!Array.isArray(p)){let a;if(p.version===void 0&&(a="version")||p.digest===void 0&&(a="digest")){const g={instancePath:s+"/suite",schemaPath:"\
#/properties/suite/oneOf/1/required",keyword:"required",params:{missingProperty:a},schema:P.properties.suite.oneOf[1].required,parentSchema:P.properties.suite.oneOf[1],
data:p};t===null?t=[g]:t.push(g),e++}else{const g=e;for(const c in p)if(!(c==="version"||c==="digest")){const $={instancePath:s+"/suite",schemaPath:"#/propertie\
s/suite/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},schema:!1,parentSchema:P.properties.suite.oneOf[1],data:p};t===
null?t=[$]:t.push($),e++;break}if(g===e){if(p.version!==void 0){const c=e;I(p.version,{instancePath:s+"/suite/version",parentData:p,parentDataProperty:"version",
rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var z=c===e}else var z=!0;if(z)if(p.digest!==void 0){const c=e;R(p.digest,{instancePath:s+
"/suite/digest",parentData:p,parentDataProperty:"digest",rootData:S,dynamicAnchors:b})||(t=t===null?R.errors:t.concat(R.errors),e=t.length);var z=c===e}else var z=!0}}}else{
const a={instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf/1/type",keyword:"type",params:{type:"object"},schema:P.properties.suite.oneOf[1].type,parentSchema:P.
properties.suite.oneOf[1],data:p};t===null?t=[a]:t.push(a),e++}var Z=k===e;if(Z&&i?(i=!1,u=[u,1]):Z&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={
instancePath:s+"/suite",schemaPath:"#/properties/suite/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:P.properties.suite.oneOf,parentSchema:P.properties.
suite,data:p};return t===null?t=[a]:t.push(a),e++,E.errors=t,!1}var n=j===e}else var n=!0;if(n){if(r.endedAt!==void 0){const p=e;H(r.endedAt,{instancePath:s+"/e\
ndedAt",parentData:r,parentDataProperty:"endedAt",rootData:S,dynamicAnchors:b})||(t=t===null?H.errors:t.concat(H.errors),e=t.length);var n=p===e}else var n=!0;if(n){
if(r.match!==void 0){let p=r.match;const j=e,_=e;let i=!1,u=null;const l=e;R(p,{instancePath:s+"/match",parentData:r,parentDataProperty:"match",rootData:S,dynamicAnchors:b})||
(t=t===null?R.errors:t.concat(R.errors),e=t.length);var T=l===e;T&&(i=!0,u=0);const k=e;if(p!==null){const a={instancePath:s+"/match",schemaPath:"#/properties/m\
atch/oneOf/1/type",keyword:"type",params:{type:"null"},schema:P.properties.match.oneOf[1].type,parentSchema:P.properties.match.oneOf[1],data:p};t===null?t=[a]:t.
push(a),e++}var T=k===e;if(T&&i?(i=!1,u=[u,1]):T&&(i=!0,u=1),i)e=_,t!==null&&(_?t.length=_:t=null);else{const a={instancePath:s+"/match",schemaPath:"#/propertie\
s/match/oneOf",keyword:"oneOf",params:{passingSchemas:u},schema:P.properties.match.oneOf,parentSchema:P.properties.match,data:p};return t===null?t=[a]:t.push(a),
e++,E.errors=t,!1}var n=j===e}else var n=!0;if(n){if(r.problems!==void 0){let p=r.problems;const j=e;if(e===j)if(Array.isArray(p)){if(p.length>1e3)return E.errors=
[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:P.properties.problems,data:p}],
!1;{var h=!0;const i=p.length;for(let u=0;u<i;u++){const l=e;I(p[u],{instancePath:s+"/problems/"+u,parentData:p,parentDataProperty:u,rootData:S,dynamicAnchors:b})||
(t=t===null?I.errors:t.concat(I.errors),e=t.length);var h=l===e;if(!h)break}}}else return E.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problem\
s/type",keyword:"type",params:{type:"array"},schema:P.properties.problems.type,parentSchema:P.properties.problems,data:p}],!1;var n=j===e}else var n=!0;if(n)if(r.
deviations!==void 0){let p=r.deviations;const j=e;if(e===j)if(Array.isArray(p)){if(p.length>1e3)return E.errors=[{instancePath:s+"/deviations",schemaPath:"#/pro\
perties/deviations/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:P.properties.deviations,data:p}],!1;{var B=!0;const i=p.length;for(let u=0;u<
i;u++){const l=e;I(p[u],{instancePath:s+"/deviations/"+u,parentData:p,parentDataProperty:u,rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),
e=t.length);var B=l===e;if(!B)break}}}else return E.errors=[{instancePath:s+"/deviations",schemaPath:"#/properties/deviations/type",keyword:"type",params:{type:"\
array"},schema:P.properties.deviations.type,parentSchema:P.properties.deviations,data:p}],!1;var n=j===e}else var n=!0}}}}}}}}}}}}}}}}}else return E.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:P.type,parentSchema:P,data:r}],!1;return E.errors=t,e===0}const ue={type:"string",pattern:"^[0-\
9]{6}-[0-9a-f]{8}$"},je=new RegExp("^[0-9]{6}-[0-9a-f]{8}$","u");function pe(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){
let t=null,e=0;if(e===0)if(typeof r=="string"){if(!je.test(r))return pe.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]\
{6}-[0-9a-f]{8}$"},schema:"^[0-9]{6}-[0-9a-f]{8}$",parentSchema:ue,data:r}],!1}else return pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:ue.type,parentSchema:ue,data:r}],!1;return pe.errors=t,e===0}const Pe=ye.date;function x(r,{instancePath:s="",parentData:K,parentDataProperty:M,
rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;const n=e,y=e;let O=!0;const m=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0&&r.action!==
"revoke"){const i={};t===null?t=[i]:t.push(i),e++}var d=m===e;e=y,t!==null&&(y?t.length=y:t=null);let N;if(d){const i=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.certificate===void 0&&(l="certificate")||r.reason===void 0&&(l="reason"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/0/then/required",keyword:"\
required",params:{missingProperty:l},schema:v.allOf[0].then.required,parentSchema:v.allOf[0].then,data:r}],!1;if(r.submission!==void 0)return x.errors=[{instancePath:s+
"/submission",schemaPath:"#/allOf/0/then/properties/submission/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:v.allOf[0].then.properties.
submission,data:r.submission}],!1}var d=i===e;O=d,N="then"}else{const i=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.submission===void 0&&(l="submi\
ssion")||r.reviews===void 0&&(l="reviews")||r.waivers===void 0&&(l="waivers"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/0/else/required",keyword:"req\
uired",params:{missingProperty:l},schema:v.allOf[0].else.required,parentSchema:v.allOf[0].else,data:r}],!1}var d=i===e;O=d,N="else"}if(!O){const i={instancePath:s,
schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:N},schema:v.allOf[0].if,parentSchema:v.allOf[0],data:r};return t===null?t=[i]:t.push(i),e++,x.errors=
t,!1}var z=n===e;if(z){const i=e,u=e;let l=!0;const k=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0&&r.action!=="accept"){const a={};t===null?
t=[a]:t.push(a),e++}var Z=k===e;if(e=u,t!==null&&(u?t.length=u:t=null),Z){const a=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.certificate===void 0&&
(c="certificate"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty:c},schema:v.allOf[1].then.required,
parentSchema:v.allOf[1].then,data:r}],!1;if(r.certificate!==void 0){let $=r.certificate;if($&&typeof $=="object"&&!Array.isArray($)){let se;if($.id===void 0&&(se=
"id")||$.url===void 0&&(se="url")||$.statusListIndex===void 0&&(se="statusListIndex")||$.validFrom===void 0&&(se="validFrom")||$.validUntil===void 0&&(se="valid\
Until"))return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/allOf/1/then/properties/certificate/required",keyword:"required",params:{missingProperty:se},
schema:v.allOf[1].then.properties.certificate.required,parentSchema:v.allOf[1].then.properties.certificate,data:$}],!1}}}var Z=a===e;l=Z}if(!l){const a={instancePath:s,
schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},schema:v.allOf[1].if,parentSchema:v.allOf[1],data:r};return t===null?t=[a]:t.push(a),e++,x.
errors=t,!1}var z=i===e;if(z){const a=e,g=e;let c=!0;const $=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.action!==void 0){let L=r.action;if(!(L==="reject"||
L==="return")){const X={};t===null?t=[X]:t.push(X),e++}}var T=$===e;if(e=g,t!==null&&(g?t.length=g:t=null),T){const L=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let D;if(r.reason===void 0&&(D="reason"))return x.errors=[{instancePath:s,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty:D},
schema:v.allOf[2].then.required,parentSchema:v.allOf[2].then,data:r}],!1;if(r.certificate!==void 0)return x.errors=[{instancePath:s+"/certificate",schemaPath:"#\
/allOf/2/then/properties/certificate/false schema",keyword:"false schema",params:{},schema:!1,parentSchema:v.allOf[2].then.properties.certificate,data:r.certificate}],
!1}var T=L===e;c=T}if(!c){const L={instancePath:s,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},schema:v.allOf[2].if,parentSchema:v.allOf[2],
data:r};return t===null?t=[L]:t.push(L),e++,x.errors=t,!1}var z=a===e}}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.number===void 0&&(i="num\
ber")||r.previous===void 0&&(i="previous")||r.at===void 0&&(i="at")||r.action===void 0&&(i="action"))return x.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i},schema:v.required,parentSchema:v,data:r}],!1;{const u=e;for(const l in r)if(!le.call(v.properties,l)){return x.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},schema:!1,parentSchema:v,data:r}],!1;break}if(u===e){if(r.number!==
void 0){let l=r.number;const k=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/nu\
mber/type",keyword:"type",params:{type:"integer"},schema:v.properties.number.type,parentSchema:v.properties.number,data:l}],!1;if(e===k&&typeof l=="number"&&isFinite(
l)){if(l>999999||isNaN(l))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
schema:999999,parentSchema:v.properties.number,data:l}],!1;if(l<1||isNaN(l))return x.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:v.properties.number,data:l}],!1}var h=k===e}else var h=!0;if(h){if(r.previous!==void 0){
let l=r.previous;const k=e,C=e;let a=!1,g=null;const c=e;R(l,{instancePath:s+"/previous",parentData:r,parentDataProperty:"previous",rootData:S,dynamicAnchors:b})||
(t=t===null?R.errors:t.concat(R.errors),e=t.length);var B=c===e;B&&(a=!0,g=0);const $=e;if(l!==null){const L={instancePath:s+"/previous",schemaPath:"#/propertie\
s/previous/oneOf/1/type",keyword:"type",params:{type:"null"},schema:v.properties.previous.oneOf[1].type,parentSchema:v.properties.previous.oneOf[1],data:l};t===
null?t=[L]:t.push(L),e++}var B=$===e;if(B&&a?(a=!1,g=[g,1]):B&&(a=!0,g=1),a)e=C,t!==null&&(C?t.length=C:t=null);else{const L={instancePath:s+"/previous",schemaPath:"\
#/properties/previous/oneOf",keyword:"oneOf",params:{passingSchemas:g},schema:v.properties.previous.oneOf,parentSchema:v.properties.previous,data:l};return t===
null?t=[L]:t.push(L),e++,x.errors=t,!1}var h=k===e}else var h=!0;if(h){if(r.at!==void 0){const l=e;Y(r.at,{instancePath:s+"/at",parentData:r,parentDataProperty:"\
at",rootData:S,dynamicAnchors:b})||(t=t===null?Y.errors:t.concat(Y.errors),e=t.length);var h=l===e}else var h=!0;if(h){if(r.action!==void 0){let l=r.action;const k=e;
if(!(l==="accept"||l==="reject"||l==="return"||l==="revoke"))return x.errors=[{instancePath:s+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{
allowedValues:v.properties.action.enum},schema:v.properties.action.enum,parentSchema:v.properties.action,data:l}],!1;var h=k===e}else var h=!0;if(h){if(r.by!==void 0){
const l=e;I(r.by,{instancePath:s+"/by",parentData:r,parentDataProperty:"by",rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var h=l===
e}else var h=!0;if(h){if(r.reason!==void 0){const l=e;ee(r.reason,{instancePath:s+"/reason",parentData:r,parentDataProperty:"reason",rootData:S,dynamicAnchors:b})||
(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var h=l===e}else var h=!0;if(h){if(r.submission!==void 0){const l=e;E(r.submission,{instancePath:s+"/submi\
ssion",parentData:r,parentDataProperty:"submission",rootData:S,dynamicAnchors:b})||(t=t===null?E.errors:t.concat(E.errors),e=t.length);var h=l===e}else var h=!0;
if(h){if(r.reviews!==void 0){let l=r.reviews;const k=e;if(e===k)if(Array.isArray(l)){if(l.length>1e3)return x.errors=[{instancePath:s+"/reviews",schemaPath:"#/p\
roperties/reviews/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:v.properties.reviews,data:l}],!1;{var o=!0;const a=l.length;for(let g=0;g<
a;g++){let c=l[g];const $=e;if(e===$)if(c&&typeof c=="object"&&!Array.isArray(c)){let L;if(c.id===void 0&&(L="id")||c.answer===void 0&&(L="answer")||c.why===void 0&&
(L="why"))return x.errors=[{instancePath:s+"/reviews/"+g,schemaPath:"#/properties/reviews/items/required",keyword:"required",params:{missingProperty:L},schema:v.
properties.reviews.items.required,parentSchema:v.properties.reviews.items,data:c}],!1;{const X=e;for(const D in c)if(!(D==="id"||D==="answer"||D==="why")){return x.
errors=[{instancePath:s+"/reviews/"+g,schemaPath:"#/properties/reviews/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D},
schema:!1,parentSchema:v.properties.reviews.items,data:c}],!1;break}if(X===e){if(c.id!==void 0){const D=e;I(c.id,{instancePath:s+"/reviews/"+g+"/id",parentData:c,
parentDataProperty:"id",rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var U=D===e}else var U=!0;if(U){if(c.answer!==void 0){
let D=c.answer;const oe=e;if(!(D==="ok"||D==="not-ok"))return x.errors=[{instancePath:s+"/reviews/"+g+"/answer",schemaPath:"#/properties/reviews/items/propertie\
s/answer/enum",keyword:"enum",params:{allowedValues:v.properties.reviews.items.properties.answer.enum},schema:v.properties.reviews.items.properties.answer.enum,
parentSchema:v.properties.reviews.items.properties.answer,data:D}],!1;var U=oe===e}else var U=!0;if(U)if(c.why!==void 0){const D=e;ee(c.why,{instancePath:s+"/re\
views/"+g+"/why",parentData:c,parentDataProperty:"why",rootData:S,dynamicAnchors:b})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var U=D===e}else var U=!0}}}}else
return x.errors=[{instancePath:s+"/reviews/"+g,schemaPath:"#/properties/reviews/items/type",keyword:"type",params:{type:"object"},schema:v.properties.reviews.items.
type,parentSchema:v.properties.reviews.items,data:c}],!1;var o=$===e;if(!o)break}}}else return x.errors=[{instancePath:s+"/reviews",schemaPath:"#/properties/rev\
iews/type",keyword:"type",params:{type:"array"},schema:v.properties.reviews.type,parentSchema:v.properties.reviews,data:l}],!1;var h=k===e}else var h=!0;if(h){if(r.
waivers!==void 0){let l=r.waivers;const k=e;if(e===k)if(Array.isArray(l)){if(l.length>1e3)return x.errors=[{instancePath:s+"/waivers",schemaPath:"#/properties/w\
aivers/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:v.properties.waivers,data:l}],!1;{var p=!0;const a=l.length;for(let g=0;g<a;g++){
let c=l[g];const $=e;if(e===$)if(c&&typeof c=="object"&&!Array.isArray(c)){let L;if(c.id===void 0&&(L="id")||c.reason===void 0&&(L="reason")||c.owner===void 0&&
(L="owner")||c.expires===void 0&&(L="expires"))return x.errors=[{instancePath:s+"/waivers/"+g,schemaPath:"#/properties/waivers/items/required",keyword:"required",
params:{missingProperty:L},schema:v.properties.waivers.items.required,parentSchema:v.properties.waivers.items,data:c}],!1;{const X=e;for(const D in c)if(!(D==="\
id"||D==="reason"||D==="owner"||D==="expires")){return x.errors=[{instancePath:s+"/waivers/"+g,schemaPath:"#/properties/waivers/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:D},schema:!1,parentSchema:v.properties.waivers.items,data:c}],!1;break}if(X===e){if(c.id!==void 0){const D=e;I(
c.id,{instancePath:s+"/waivers/"+g+"/id",parentData:c,parentDataProperty:"id",rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);
var j=D===e}else var j=!0;if(j){if(c.reason!==void 0){const D=e;ee(c.reason,{instancePath:s+"/waivers/"+g+"/reason",parentData:c,parentDataProperty:"reason",rootData:S,
dynamicAnchors:b})||(t=t===null?ee.errors:t.concat(ee.errors),e=t.length);var j=D===e}else var j=!0;if(j){if(c.owner!==void 0){const D=e;I(c.owner,{instancePath:s+
"/waivers/"+g+"/owner",parentData:c,parentDataProperty:"owner",rootData:S,dynamicAnchors:b})||(t=t===null?I.errors:t.concat(I.errors),e=t.length);var j=D===e}else
var j=!0;if(j)if(c.expires!==void 0){let D=c.expires;const oe=e;if(e===oe&&e===oe)if(typeof D=="string"){if(!Pe.validate(D))return x.errors=[{instancePath:s+"/w\
aivers/"+g+"/expires",schemaPath:"#/properties/waivers/items/properties/expires/format",keyword:"format",params:{format:"date"},schema:"date",parentSchema:v.properties.
waivers.items.properties.expires,data:D}],!1}else return x.errors=[{instancePath:s+"/waivers/"+g+"/expires",schemaPath:"#/properties/waivers/items/properties/ex\
pires/type",keyword:"type",params:{type:"string"},schema:v.properties.waivers.items.properties.expires.type,parentSchema:v.properties.waivers.items.properties.expires,
data:D}],!1;var j=oe===e}else var j=!0}}}}}else return x.errors=[{instancePath:s+"/waivers/"+g,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{
type:"object"},schema:v.properties.waivers.items.type,parentSchema:v.properties.waivers.items,data:c}],!1;var p=$===e;if(!p)break}}}else return x.errors=[{instancePath:s+
"/waivers",schemaPath:"#/properties/waivers/type",keyword:"type",params:{type:"array"},schema:v.properties.waivers.type,parentSchema:v.properties.waivers,data:l}],
!1;var h=k===e}else var h=!0;if(h)if(r.certificate!==void 0){let l=r.certificate;const k=e;if(e===k)if(l&&typeof l=="object"&&!Array.isArray(l)){let a;if(l.id===
void 0&&(a="id"))return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/properties/certificate/required",keyword:"required",params:{missingProperty:a},schema:v.
properties.certificate.required,parentSchema:v.properties.certificate,data:l}],!1;{const g=e;for(const c in l)if(!(c==="id"||c==="url"||c==="statusListIndex"||c===
"validFrom"||c==="validUntil")){return x.errors=[{instancePath:s+"/certificate",schemaPath:"#/properties/certificate/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:c},schema:!1,parentSchema:v.properties.certificate,data:l}],!1;break}if(g===e){if(l.id!==void 0){const c=e;pe(l.id,{instancePath:s+
"/certificate/id",parentData:l,parentDataProperty:"id",rootData:S,dynamicAnchors:b})||(t=t===null?pe.errors:t.concat(pe.errors),e=t.length);var _=c===e}else var _=!0;
if(_){if(l.url!==void 0){let c=l.url;const $=e;if(e===$)if(typeof c=="string"){if(F(c)>2048)return x.errors=[{instancePath:s+"/certificate/url",schemaPath:"#/pr\
operties/certificate/properties/url/maxLength",keyword:"maxLength",params:{limit:2048},schema:2048,parentSchema:v.properties.certificate.properties.url,data:c}],
!1}else return x.errors=[{instancePath:s+"/certificate/url",schemaPath:"#/properties/certificate/properties/url/type",keyword:"type",params:{type:"string"},schema:v.
properties.certificate.properties.url.type,parentSchema:v.properties.certificate.properties.url,data:c}],!1;var _=$===e}else var _=!0;if(_){if(l.statusListIndex!==
void 0){let c=l.statusListIndex;const $=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return x.errors=[{instancePath:s+"/certificate/statusListInde\
x",schemaPath:"#/properties/certificate/properties/statusListIndex/type",keyword:"type",params:{type:"integer"},schema:v.properties.certificate.properties.statusListIndex.
type,parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],!1;if(e===$&&typeof c=="number"&&isFinite(c)){if(c>131071||isNaN(c))return x.errors=
[{instancePath:s+"/certificate/statusListIndex",schemaPath:"#/properties/certificate/properties/statusListIndex/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:131071},schema:131071,parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],!1;if(c<0||isNaN(c))return x.errors=[{instancePath:s+"/\
certificate/statusListIndex",schemaPath:"#/properties/certificate/properties/statusListIndex/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,
parentSchema:v.properties.certificate.properties.statusListIndex,data:c}],!1}var _=$===e}else var _=!0;if(_){if(l.validFrom!==void 0){const c=e;Y(l.validFrom,{instancePath:s+
"/certificate/validFrom",parentData:l,parentDataProperty:"validFrom",rootData:S,dynamicAnchors:b})||(t=t===null?Y.errors:t.concat(Y.errors),e=t.length);var _=c===
e}else var _=!0;if(_)if(l.validUntil!==void 0){const c=e;Y(l.validUntil,{instancePath:s+"/certificate/validUntil",parentData:l,parentDataProperty:"validUntil",rootData:S,
dynamicAnchors:b})||(t=t===null?Y.errors:t.concat(Y.errors),e=t.length);var _=c===e}else var _=!0}}}}}}else return x.errors=[{instancePath:s+"/certificate",schemaPath:"\
#/properties/certificate/type",keyword:"type",params:{type:"object"},schema:v.properties.certificate.type,parentSchema:v.properties.certificate,data:l}],!1;var h=k===
e}else var h=!0}}}}}}}}}}}else return x.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:v.type,parentSchema:v,data:r}],
!1;return x.errors=t,e===0}export const certificate=w;const f={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"certificate.schema.json",type:"object",
additionalProperties:!1,required:["@context","id","type","name","issuer","validFrom","validUntil","credentialSubject","credentialStatus"],properties:{"@context":{
$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["VerifiableCredential","LodgingCertificate"]},name:{type:"string",maxLength:100},issuer:{
type:"string",maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$defs/moment"},validUntil:{$ref:"challenge.schema.json#/$defs/moment"},credentialSubject:{
type:"object",additionalProperties:!1,required:["type","product","subject","claims","suite","proof","waivers","submission","entry"],properties:{type:{const:"Cer\
tifiedProduct"},product:{$ref:"certification.schema.json#/properties/product"},subject:{enum:["service","client"]},claims:{type:"array",maxItems:20,items:{type:"\
string",maxLength:100}},profile:{type:"object",additionalProperties:!1,required:["digest"],properties:{name:{type:"string",maxLength:512},digest:{$ref:"register\
.schema.json#/$defs/digest"}}},suite:{type:"object",additionalProperties:!1,required:["version","digest"],properties:{version:{type:"string",maxLength:512},digest:{
$ref:"register.schema.json#/$defs/digest"}}},proof:{type:"object",additionalProperties:!1,required:["level","statement"],properties:{level:{type:"integer",minimum:0,
maximum:3},statement:{type:"string",maxLength:1e3}}},waivers:{type:"array",maxItems:1e3,items:{type:"object",additionalProperties:!1,required:["requirement","ex\
pires"],properties:{requirement:{type:"string",maxLength:512},expires:{type:"string",format:"date"}}}},submission:{$ref:"register.schema.json#/$defs/digest"},entry:{
$ref:"#/$defs/entry"}}},credentialStatus:{type:"object",additionalProperties:!1,required:["type","statusPurpose","statusListIndex","statusListCredential"],properties:{
type:{const:"BitstringStatusListEntry"},statusPurpose:{const:"revocation"},statusListIndex:{type:"string",pattern:"^(?:0|[1-9][0-9]{0,5})$"},statusListCredential:{
type:"string",maxLength:2200}}}},$defs:{context:{const:["https://www.w3.org/ns/credentials/v2",{"@vocab":"urn:lodging-certification:certificate:v1#"}]},entry:{type:"\
object",additionalProperties:!1,required:["number","digest"],properties:{number:{type:"integer",minimum:1,maximum:999999},digest:{$ref:"register.schema.json#/$d\
efs/digest"}}},statusList:{type:"object",additionalProperties:!1,required:["@context","id","type","issuer","validFrom","validUntil","credentialSubject"],properties:{
"@context":{$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["VerifiableCredential","BitstringStatusListCredential"]},issuer:{type:"string",
maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$defs/moment"},validUntil:{$ref:"challenge.schema.json#/$defs/moment"},credentialSubject:{type:"object",
additionalProperties:!1,required:["id","type","statusPurpose","encodedList","ttl","entry"],properties:{id:{type:"string",maxLength:2200},type:{const:"BitstringS\
tatusList"},statusPurpose:{const:"revocation"},encodedList:{type:"string",pattern:"^u[A-Za-z0-9_-]+$",maxLength:2e6},ttl:{type:"integer",minimum:0},entry:{$ref:"\
#/$defs/entry"}}}}}}},he=ge.default??ge,me={const:["https://www.w3.org/ns/credentials/v2",{"@vocab":"urn:lodging-certification:certificate:v1#"}]};function ae(r,{
instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;return he(r,me.const)?(ae.errors=t,e===0):(ae.errors=[{
instancePath:s,schemaPath:"#/const",keyword:"const",params:{allowedValue:me.const},schema:me.const,parentSchema:me,data:r}],!1)}function J(r,{instancePath:s="",
parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0&&e===0)if(typeof r=="string")if(we.test(r)){if(!be.validate(r))return J.
errors=[{instancePath:s,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ie,data:r}],!1}else return J.errors=[
{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$"},schema:"^\\d{4}-\\d\\d-\\d\\dT\\d\\\
d:\\d\\d:[0-5]\\d\\.\\d{3}Z$",parentSchema:ie,data:r}],!1;else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ie.
type,parentSchema:ie,data:r}],!1;return J.errors=t,e===0}function Q(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){
let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.name===void 0&&(y="name")||r.version===void 0&&(y="version")||r.vendor===void 0&&
(y="vendor"))return Q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:q.required,parentSchema:q,data:r}],!1;
{const O=e;for(const m in r)if(!(m==="name"||m==="version"||m==="vendor")){return Q.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:m},schema:!1,parentSchema:q,data:r}],!1;break}if(O===e){if(r.name!==void 0){let m=r.name;const d=e;if(e===d)if(typeof m==
"string"){if(F(m)>200)return Q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:q.
properties.name,data:m}],!1;if(F(m)<1)return Q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},schema:1,
parentSchema:q.properties.name,data:m}],!1}else return Q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},
schema:q.properties.name.type,parentSchema:q.properties.name,data:m}],!1;var n=d===e}else var n=!0;if(n){if(r.version!==void 0){let m=r.version;const d=e;if(e===
d)if(typeof m=="string"){if(F(m)>200)return Q.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:200},
schema:200,parentSchema:q.properties.version,data:m}],!1;if(F(m)<1)return Q.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:q.properties.version,data:m}],!1}else return Q.errors=[{instancePath:s+"/version",schemaPath:"#/properties/ver\
sion/type",keyword:"type",params:{type:"string"},schema:q.properties.version.type,parentSchema:q.properties.version,data:m}],!1;var n=d===e}else var n=!0;if(n)if(r.
vendor!==void 0){let m=r.vendor;const d=e;if(e===d)if(typeof m=="string"){if(F(m)>200)return Q.errors=[{instancePath:s+"/vendor",schemaPath:"#/properties/vendor\
/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:q.properties.vendor,data:m}],!1;if(F(m)<1)return Q.errors=[{instancePath:s+"/vendor",
schemaPath:"#/properties/vendor/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:q.properties.vendor,data:m}],!1}else return Q.errors=[{instancePath:s+
"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type:"string"},schema:q.properties.vendor.type,parentSchema:q.properties.vendor,data:m}],
!1;var n=d===e}else var n=!0}}}}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:q.type,parentSchema:q,data:r}],
!1;return Q.errors=t,e===0}function W(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0)if(typeof r==
"string"){if(!Se.test(r))return W.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:ne,
data:r}],!1}else return W.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ne.type,parentSchema:ne,data:r}],!1;return W.
errors=t,e===0}const te={type:"object",additionalProperties:!1,required:["number","digest"],properties:{number:{type:"integer",minimum:1,maximum:999999},digest:{
$ref:"register.schema.json#/$defs/digest"}}};function re(r,{instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.number===void 0&&(y="number")||r.digest===void 0&&(y="digest"))return re.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y},schema:te.required,parentSchema:te,data:r}],!1;{const O=e;for(const m in r)if(!(m==="numbe\
r"||m==="digest")){return re.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,
parentSchema:te,data:r}],!1;break}if(O===e){if(r.number!==void 0){let m=r.number;const d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return re.errors=
[{instancePath:s+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"integer"},schema:te.properties.number.type,parentSchema:te.properties.
number,data:m}],!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>999999||isNaN(m))return re.errors=[{instancePath:s+"/number",schemaPath:"#/properties/number/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},schema:999999,parentSchema:te.properties.number,data:m}],!1;if(m<1||isNaN(m))return re.errors=[
{instancePath:s+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:te.properties.number,
data:m}],!1}var n=d===e}else var n=!0;if(n)if(r.digest!==void 0){const m=e;W(r.digest,{instancePath:s+"/digest",parentData:r,parentDataProperty:"digest",rootData:S,
dynamicAnchors:b})||(t=t===null?W.errors:t.concat(W.errors),e=t.length);var n=m===e}else var n=!0}}}else return re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:te.type,parentSchema:te,data:r}],!1;return re.errors=t,e===0}const ke=new RegExp("^(?:0|[1-9][0-9]{0,5})$","u");function w(r,{
instancePath:s="",parentData:K,parentDataProperty:M,rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;
if(r["@context"]===void 0&&(h="@context")||r.id===void 0&&(h="id")||r.type===void 0&&(h="type")||r.name===void 0&&(h="name")||r.issuer===void 0&&(h="issuer")||r.
validFrom===void 0&&(h="validFrom")||r.validUntil===void 0&&(h="validUntil")||r.credentialSubject===void 0&&(h="credentialSubject")||r.credentialStatus===void 0&&
(h="credentialStatus"))return w.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},schema:f.required,parentSchema:f,data:r}],
!1;{const B=e;for(const o in r)if(!le.call(f.properties,o)){return w.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},schema:!1,parentSchema:f,data:r}],!1;break}if(B===e){if(r["@context"]!==void 0){const o=e;ae(r["@context"],{instancePath:s+"/@cont\
ext",parentData:r,parentDataProperty:"@context",rootData:S,dynamicAnchors:b})||(t=t===null?ae.errors:t.concat(ae.errors),e=t.length);var n=o===e}else var n=!0;if(n){
if(r.id!==void 0){let o=r.id;const U=e;if(e===U)if(typeof o=="string"){if(F(o)>2200)return w.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:f.properties.id,data:o}],!1}else return w.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"},schema:f.properties.id.type,parentSchema:f.properties.id,data:o}],!1;var n=U===e}else var n=!0;if(n){if(r.type!==
void 0){let o=r.type;const U=e;if(!he(o,f.properties.type.const))return w.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:f.properties.type.const},schema:f.properties.type.const,parentSchema:f.properties.type,data:o}],!1;var n=U===e}else var n=!0;if(n){if(r.name!==void 0){
let o=r.name;const U=e;if(e===U)if(typeof o=="string"){if(F(o)>100)return w.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"ma\
xLength",params:{limit:100},schema:100,parentSchema:f.properties.name,data:o}],!1}else return w.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},schema:f.properties.name.type,parentSchema:f.properties.name,data:o}],!1;var n=U===e}else var n=!0;if(n){if(r.issuer!==
void 0){let o=r.issuer;const U=e;if(e===U)if(typeof o=="string"){if(F(o)>2200)return w.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/maxLeng\
th",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:f.properties.issuer,data:o}],!1}else return w.errors=[{instancePath:s+"/issuer",schemaPath:"\
#/properties/issuer/type",keyword:"type",params:{type:"string"},schema:f.properties.issuer.type,parentSchema:f.properties.issuer,data:o}],!1;var n=U===e}else var n=!0;
if(n){if(r.validFrom!==void 0){const o=e;J(r.validFrom,{instancePath:s+"/validFrom",parentData:r,parentDataProperty:"validFrom",rootData:S,dynamicAnchors:b})||(t=
t===null?J.errors:t.concat(J.errors),e=t.length);var n=o===e}else var n=!0;if(n){if(r.validUntil!==void 0){const o=e;J(r.validUntil,{instancePath:s+"/validUntil",
parentData:r,parentDataProperty:"validUntil",rootData:S,dynamicAnchors:b})||(t=t===null?J.errors:t.concat(J.errors),e=t.length);var n=o===e}else var n=!0;if(n){
if(r.credentialSubject!==void 0){let o=r.credentialSubject;const U=e;if(e===U)if(o&&typeof o=="object"&&!Array.isArray(o)){let j;if(o.type===void 0&&(j="type")||
o.product===void 0&&(j="product")||o.subject===void 0&&(j="subject")||o.claims===void 0&&(j="claims")||o.suite===void 0&&(j="suite")||o.proof===void 0&&(j="proo\
f")||o.waivers===void 0&&(j="waivers")||o.submission===void 0&&(j="submission")||o.entry===void 0&&(j="entry"))return w.errors=[{instancePath:s+"/credentialSubj\
ect",schemaPath:"#/properties/credentialSubject/required",keyword:"required",params:{missingProperty:j},schema:f.properties.credentialSubject.required,parentSchema:f.
properties.credentialSubject,data:o}],!1;{const _=e;for(const i in o)if(!le.call(f.properties.credentialSubject.properties,i)){return w.errors=[{instancePath:s+
"/credentialSubject",schemaPath:"#/properties/credentialSubject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:f.
properties.credentialSubject,data:o}],!1;break}if(_===e){if(o.type!==void 0){let i=o.type;const u=e;if(i!=="CertifiedProduct")return w.errors=[{instancePath:s+"\
/credentialSubject/type",schemaPath:"#/properties/credentialSubject/properties/type/const",keyword:"const",params:{allowedValue:"CertifiedProduct"},schema:"Cert\
ifiedProduct",parentSchema:f.properties.credentialSubject.properties.type,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.product!==void 0){const i=e;Q(o.product,
{instancePath:s+"/credentialSubject/product",parentData:o,parentDataProperty:"product",rootData:S,dynamicAnchors:b})||(t=t===null?Q.errors:t.concat(Q.errors),e=
t.length);var y=i===e}else var y=!0;if(y){if(o.subject!==void 0){let i=o.subject;const u=e;if(!(i==="service"||i==="client"))return w.errors=[{instancePath:s+"/\
credentialSubject/subject",schemaPath:"#/properties/credentialSubject/properties/subject/enum",keyword:"enum",params:{allowedValues:f.properties.credentialSubject.
properties.subject.enum},schema:f.properties.credentialSubject.properties.subject.enum,parentSchema:f.properties.credentialSubject.properties.subject,data:i}],!1;
var y=u===e}else var y=!0;if(y){if(o.claims!==void 0){let i=o.claims;const u=e;if(e===u)if(Array.isArray(i)){if(i.length>20)return w.errors=[{instancePath:s+"/c\
redentialSubject/claims",schemaPath:"#/properties/credentialSubject/properties/claims/maxItems",keyword:"maxItems",params:{limit:20},schema:20,parentSchema:f.properties.
credentialSubject.properties.claims,data:i}],!1;{var O=!0;const k=i.length;for(let C=0;C<k;C++){let a=i[C];const g=e;if(e===g)if(typeof a=="string"){if(F(a)>100)
return w.errors=[{instancePath:s+"/credentialSubject/claims/"+C,schemaPath:"#/properties/credentialSubject/properties/claims/items/maxLength",keyword:"maxLength",
params:{limit:100},schema:100,parentSchema:f.properties.credentialSubject.properties.claims.items,data:a}],!1}else return w.errors=[{instancePath:s+"/credential\
Subject/claims/"+C,schemaPath:"#/properties/credentialSubject/properties/claims/items/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialSubject.
properties.claims.items.type,parentSchema:f.properties.credentialSubject.properties.claims.items,data:a}],!1;var O=g===e;if(!O)break}}}else return w.errors=[{instancePath:s+
"/credentialSubject/claims",schemaPath:"#/properties/credentialSubject/properties/claims/type",keyword:"type",params:{type:"array"},schema:f.properties.credentialSubject.
properties.claims.type,parentSchema:f.properties.credentialSubject.properties.claims,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.profile!==void 0){let i=o.
profile;const u=e;if(e===u)if(i&&typeof i=="object"&&!Array.isArray(i)){let k;if(i.digest===void 0&&(k="digest"))return w.errors=[{instancePath:s+"/credentialSu\
bject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/required",keyword:"required",params:{missingProperty:k},schema:f.properties.credentialSubject.
properties.profile.required,parentSchema:f.properties.credentialSubject.properties.profile,data:i}],!1;{const C=e;for(const a in i)if(!(a==="name"||a==="digest")){
return w.errors=[{instancePath:s+"/credentialSubject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.credentialSubject.properties.profile,data:i}],!1;break}if(C===e){if(i.name!==
void 0){let a=i.name;const g=e;if(e===g)if(typeof a=="string"){if(F(a)>512)return w.errors=[{instancePath:s+"/credentialSubject/profile/name",schemaPath:"#/prop\
erties/credentialSubject/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:f.properties.credentialSubject.
properties.profile.properties.name,data:a}],!1}else return w.errors=[{instancePath:s+"/credentialSubject/profile/name",schemaPath:"#/properties/credentialSubjec\
t/properties/profile/properties/name/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialSubject.properties.profile.properties.name.type,parentSchema:f.
properties.credentialSubject.properties.profile.properties.name,data:a}],!1;var m=g===e}else var m=!0;if(m)if(i.digest!==void 0){const a=e;W(i.digest,{instancePath:s+
"/credentialSubject/profile/digest",parentData:i,parentDataProperty:"digest",rootData:S,dynamicAnchors:b})||(t=t===null?W.errors:t.concat(W.errors),e=t.length);
var m=a===e}else var m=!0}}}else return w.errors=[{instancePath:s+"/credentialSubject/profile",schemaPath:"#/properties/credentialSubject/properties/profile/typ\
e",keyword:"type",params:{type:"object"},schema:f.properties.credentialSubject.properties.profile.type,parentSchema:f.properties.credentialSubject.properties.profile,
data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.suite!==void 0){let i=o.suite;const u=e;if(e===u)if(i&&typeof i=="object"&&!Array.isArray(i)){let k;if(i.version===
void 0&&(k="version")||i.digest===void 0&&(k="digest"))return w.errors=[{instancePath:s+"/credentialSubject/suite",schemaPath:"#/properties/credentialSubject/pr\
operties/suite/required",keyword:"required",params:{missingProperty:k},schema:f.properties.credentialSubject.properties.suite.required,parentSchema:f.properties.
credentialSubject.properties.suite,data:i}],!1;{const C=e;for(const a in i)if(!(a==="version"||a==="digest")){return w.errors=[{instancePath:s+"/credentialSubje\
ct/suite",schemaPath:"#/properties/credentialSubject/properties/suite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,
parentSchema:f.properties.credentialSubject.properties.suite,data:i}],!1;break}if(C===e){if(i.version!==void 0){let a=i.version;const g=e;if(e===g)if(typeof a==
"string"){if(F(a)>512)return w.errors=[{instancePath:s+"/credentialSubject/suite/version",schemaPath:"#/properties/credentialSubject/properties/suite/properties\
/version/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:f.properties.credentialSubject.properties.suite.properties.version,data:a}],!1}else
return w.errors=[{instancePath:s+"/credentialSubject/suite/version",schemaPath:"#/properties/credentialSubject/properties/suite/properties/version/type",keyword:"\
type",params:{type:"string"},schema:f.properties.credentialSubject.properties.suite.properties.version.type,parentSchema:f.properties.credentialSubject.properties.
suite.properties.version,data:a}],!1;var d=g===e}else var d=!0;if(d)if(i.digest!==void 0){const a=e;W(i.digest,{instancePath:s+"/credentialSubject/suite/digest",
parentData:i,parentDataProperty:"digest",rootData:S,dynamicAnchors:b})||(t=t===null?W.errors:t.concat(W.errors),e=t.length);var d=a===e}else var d=!0}}}else return w.
errors=[{instancePath:s+"/credentialSubject/suite",schemaPath:"#/properties/credentialSubject/properties/suite/type",keyword:"type",params:{type:"object"},schema:f.
properties.credentialSubject.properties.suite.type,parentSchema:f.properties.credentialSubject.properties.suite,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.
proof!==void 0){let i=o.proof;const u=e;if(e===u)if(i&&typeof i=="object"&&!Array.isArray(i)){let k;if(i.level===void 0&&(k="level")||i.statement===void 0&&(k="\
statement"))return w.errors=[{instancePath:s+"/credentialSubject/proof",schemaPath:"#/properties/credentialSubject/properties/proof/required",keyword:"required",
params:{missingProperty:k},schema:f.properties.credentialSubject.properties.proof.required,parentSchema:f.properties.credentialSubject.properties.proof,data:i}],
!1;{const C=e;for(const a in i)if(!(a==="level"||a==="statement")){return w.errors=[{instancePath:s+"/credentialSubject/proof",schemaPath:"#/properties/credenti\
alSubject/properties/proof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:f.properties.credentialSubject.
properties.proof,data:i}],!1;break}if(C===e){if(i.level!==void 0){let a=i.level;const g=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return w.errors=
[{instancePath:s+"/credentialSubject/proof/level",schemaPath:"#/properties/credentialSubject/properties/proof/properties/level/type",keyword:"type",params:{type:"\
integer"},schema:f.properties.credentialSubject.properties.proof.properties.level.type,parentSchema:f.properties.credentialSubject.properties.proof.properties.level,
data:a}],!1;if(e===g&&typeof a=="number"&&isFinite(a)){if(a>3||isNaN(a))return w.errors=[{instancePath:s+"/credentialSubject/proof/level",schemaPath:"#/properti\
es/credentialSubject/properties/proof/properties/level/maximum",keyword:"maximum",params:{comparison:"<=",limit:3},schema:3,parentSchema:f.properties.credentialSubject.
properties.proof.properties.level,data:a}],!1;if(a<0||isNaN(a))return w.errors=[{instancePath:s+"/credentialSubject/proof/level",schemaPath:"#/properties/creden\
tialSubject/properties/proof/properties/level/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:f.properties.credentialSubject.properties.
proof.properties.level,data:a}],!1}var N=g===e}else var N=!0;if(N)if(i.statement!==void 0){let a=i.statement;const g=e;if(e===g)if(typeof a=="string"){if(F(a)>1e3)
return w.errors=[{instancePath:s+"/credentialSubject/proof/statement",schemaPath:"#/properties/credentialSubject/properties/proof/properties/statement/maxLength",
keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:f.properties.credentialSubject.properties.proof.properties.statement,data:a}],!1}else return w.errors=
[{instancePath:s+"/credentialSubject/proof/statement",schemaPath:"#/properties/credentialSubject/properties/proof/properties/statement/type",keyword:"type",params:{
type:"string"},schema:f.properties.credentialSubject.properties.proof.properties.statement.type,parentSchema:f.properties.credentialSubject.properties.proof.properties.
statement,data:a}],!1;var N=g===e}else var N=!0}}}else return w.errors=[{instancePath:s+"/credentialSubject/proof",schemaPath:"#/properties/credentialSubject/pr\
operties/proof/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialSubject.properties.proof.type,parentSchema:f.properties.credentialSubject.
properties.proof,data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.waivers!==void 0){let i=o.waivers;const u=e;if(e===u)if(Array.isArray(i)){if(i.length>1e3)return w.
errors=[{instancePath:s+"/credentialSubject/waivers",schemaPath:"#/properties/credentialSubject/properties/waivers/maxItems",keyword:"maxItems",params:{limit:1e3},
schema:1e3,parentSchema:f.properties.credentialSubject.properties.waivers,data:i}],!1;{var z=!0;const k=i.length;for(let C=0;C<k;C++){let a=i[C];const g=e;if(e===
g)if(a&&typeof a=="object"&&!Array.isArray(a)){let $;if(a.requirement===void 0&&($="requirement")||a.expires===void 0&&($="expires"))return w.errors=[{instancePath:s+
"/credentialSubject/waivers/"+C,schemaPath:"#/properties/credentialSubject/properties/waivers/items/required",keyword:"required",params:{missingProperty:$},schema:f.
properties.credentialSubject.properties.waivers.items.required,parentSchema:f.properties.credentialSubject.properties.waivers.items,data:a}],!1;{const se=e;for(const L in a)
if(!(L==="requirement"||L==="expires")){return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+C,schemaPath:"#/properties/credentialSubject/properties/w\
aivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},schema:!1,parentSchema:f.properties.credentialSubject.properties.
waivers.items,data:a}],!1;break}if(se===e){if(a.requirement!==void 0){let L=a.requirement;const X=e;if(e===X)if(typeof L=="string"){if(F(L)>512)return w.errors=
[{instancePath:s+"/credentialSubject/waivers/"+C+"/requirement",schemaPath:"#/properties/credentialSubject/properties/waivers/items/properties/requirement/maxLe\
ngth",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:f.properties.credentialSubject.properties.waivers.items.properties.requirement,data:L}],!1}else
return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+C+"/requirement",schemaPath:"#/properties/credentialSubject/properties/waivers/items/properties/r\
equirement/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialSubject.properties.waivers.items.properties.requirement.type,parentSchema:f.
properties.credentialSubject.properties.waivers.items.properties.requirement,data:L}],!1;var Z=X===e}else var Z=!0;if(Z)if(a.expires!==void 0){let L=a.expires;const X=e;
if(e===X&&e===X)if(typeof L=="string"){if(!Pe.validate(L))return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+C+"/expires",schemaPath:"#/properties/c\
redentialSubject/properties/waivers/items/properties/expires/format",keyword:"format",params:{format:"date"},schema:"date",parentSchema:f.properties.credentialSubject.
properties.waivers.items.properties.expires,data:L}],!1}else return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+C+"/expires",schemaPath:"#/propertie\
s/credentialSubject/properties/waivers/items/properties/expires/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialSubject.properties.waivers.
items.properties.expires.type,parentSchema:f.properties.credentialSubject.properties.waivers.items.properties.expires,data:L}],!1;var Z=X===e}else var Z=!0}}}else
return w.errors=[{instancePath:s+"/credentialSubject/waivers/"+C,schemaPath:"#/properties/credentialSubject/properties/waivers/items/type",keyword:"type",params:{
type:"object"},schema:f.properties.credentialSubject.properties.waivers.items.type,parentSchema:f.properties.credentialSubject.properties.waivers.items,data:a}],
!1;var z=g===e;if(!z)break}}}else return w.errors=[{instancePath:s+"/credentialSubject/waivers",schemaPath:"#/properties/credentialSubject/properties/waivers/ty\
pe",keyword:"type",params:{type:"array"},schema:f.properties.credentialSubject.properties.waivers.type,parentSchema:f.properties.credentialSubject.properties.waivers,
data:i}],!1;var y=u===e}else var y=!0;if(y){if(o.submission!==void 0){const i=e;W(o.submission,{instancePath:s+"/credentialSubject/submission",parentData:o,parentDataProperty:"\
submission",rootData:S,dynamicAnchors:b})||(t=t===null?W.errors:t.concat(W.errors),e=t.length);var y=i===e}else var y=!0;if(y)if(o.entry!==void 0){const i=e;re(
o.entry,{instancePath:s+"/credentialSubject/entry",parentData:o,parentDataProperty:"entry",rootData:S,dynamicAnchors:b})||(t=t===null?re.errors:t.concat(re.errors),
e=t.length);var y=i===e}else var y=!0}}}}}}}}}}}else return w.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/type",keyword:"\
type",params:{type:"object"},schema:f.properties.credentialSubject.type,parentSchema:f.properties.credentialSubject,data:o}],!1;var n=U===e}else var n=!0;if(n)if(r.
credentialStatus!==void 0){let o=r.credentialStatus;const U=e;if(e===U)if(o&&typeof o=="object"&&!Array.isArray(o)){let j;if(o.type===void 0&&(j="type")||o.statusPurpose===
void 0&&(j="statusPurpose")||o.statusListIndex===void 0&&(j="statusListIndex")||o.statusListCredential===void 0&&(j="statusListCredential"))return w.errors=[{instancePath:s+
"/credentialStatus",schemaPath:"#/properties/credentialStatus/required",keyword:"required",params:{missingProperty:j},schema:f.properties.credentialStatus.required,
parentSchema:f.properties.credentialStatus,data:o}],!1;{const _=e;for(const i in o)if(!(i==="type"||i==="statusPurpose"||i==="statusListIndex"||i==="statusListC\
redential")){return w.errors=[{instancePath:s+"/credentialStatus",schemaPath:"#/properties/credentialStatus/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i},schema:!1,parentSchema:f.properties.credentialStatus,data:o}],!1;break}if(_===e){if(o.type!==void 0){let i=o.type;const u=e;if(i!==
"BitstringStatusListEntry")return w.errors=[{instancePath:s+"/credentialStatus/type",schemaPath:"#/properties/credentialStatus/properties/type/const",keyword:"c\
onst",params:{allowedValue:"BitstringStatusListEntry"},schema:"BitstringStatusListEntry",parentSchema:f.properties.credentialStatus.properties.type,data:i}],!1;
var T=u===e}else var T=!0;if(T){if(o.statusPurpose!==void 0){let i=o.statusPurpose;const u=e;if(i!=="revocation")return w.errors=[{instancePath:s+"/credentialSt\
atus/statusPurpose",schemaPath:"#/properties/credentialStatus/properties/statusPurpose/const",keyword:"const",params:{allowedValue:"revocation"},schema:"revocat\
ion",parentSchema:f.properties.credentialStatus.properties.statusPurpose,data:i}],!1;var T=u===e}else var T=!0;if(T){if(o.statusListIndex!==void 0){let i=o.statusListIndex;
const u=e;if(e===u)if(typeof i=="string"){if(!ke.test(i))return w.errors=[{instancePath:s+"/credentialStatus/statusListIndex",schemaPath:"#/properties/credentia\
lStatus/properties/statusListIndex/pattern",keyword:"pattern",params:{pattern:"^(?:0|[1-9][0-9]{0,5})$"},schema:"^(?:0|[1-9][0-9]{0,5})$",parentSchema:f.properties.
credentialStatus.properties.statusListIndex,data:i}],!1}else return w.errors=[{instancePath:s+"/credentialStatus/statusListIndex",schemaPath:"#/properties/crede\
ntialStatus/properties/statusListIndex/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialStatus.properties.statusListIndex.type,parentSchema:f.
properties.credentialStatus.properties.statusListIndex,data:i}],!1;var T=u===e}else var T=!0;if(T)if(o.statusListCredential!==void 0){let i=o.statusListCredential;
const u=e;if(e===u)if(typeof i=="string"){if(F(i)>2200)return w.errors=[{instancePath:s+"/credentialStatus/statusListCredential",schemaPath:"#/properties/creden\
tialStatus/properties/statusListCredential/maxLength",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:f.properties.credentialStatus.properties.
statusListCredential,data:i}],!1}else return w.errors=[{instancePath:s+"/credentialStatus/statusListCredential",schemaPath:"#/properties/credentialStatus/proper\
ties/statusListCredential/type",keyword:"type",params:{type:"string"},schema:f.properties.credentialStatus.properties.statusListCredential.type,parentSchema:f.properties.
credentialStatus.properties.statusListCredential,data:i}],!1;var T=u===e}else var T=!0}}}}}else return w.errors=[{instancePath:s+"/credentialStatus",schemaPath:"\
#/properties/credentialStatus/type",keyword:"type",params:{type:"object"},schema:f.properties.credentialStatus.type,parentSchema:f.properties.credentialStatus,data:o}],
!1;var n=U===e}else var n=!0}}}}}}}}}}else return w.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:f.type,parentSchema:f,
data:r}],!1;return w.errors=t,e===0}export const statusList=V;const A={type:"object",additionalProperties:!1,required:["@context","id","type","issuer","validFro\
m","validUntil","credentialSubject"],properties:{"@context":{$ref:"#/$defs/context"},id:{type:"string",maxLength:2200},type:{const:["VerifiableCredential","Bits\
tringStatusListCredential"]},issuer:{type:"string",maxLength:2200},validFrom:{$ref:"challenge.schema.json#/$defs/moment"},validUntil:{$ref:"challenge.schema.jso\
n#/$defs/moment"},credentialSubject:{type:"object",additionalProperties:!1,required:["id","type","statusPurpose","encodedList","ttl","entry"],properties:{id:{type:"\
string",maxLength:2200},type:{const:"BitstringStatusList"},statusPurpose:{const:"revocation"},encodedList:{type:"string",pattern:"^u[A-Za-z0-9_-]+$",maxLength:2e6},
ttl:{type:"integer",minimum:0},entry:{$ref:"#/$defs/entry"}}}}},xe=new RegExp("^u[A-Za-z0-9_-]+$","u");function V(r,{instancePath:s="",parentData:K,parentDataProperty:M,
rootData:S=r,dynamicAnchors:b={}}={}){let t=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let O;if(r["@context"]===void 0&&(O="@context")||r.id===
void 0&&(O="id")||r.type===void 0&&(O="type")||r.issuer===void 0&&(O="issuer")||r.validFrom===void 0&&(O="validFrom")||r.validUntil===void 0&&(O="validUntil")||
r.credentialSubject===void 0&&(O="credentialSubject"))return V.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:O},schema:A.
required,parentSchema:A,data:r}],!1;{const m=e;for(const d in r)if(!(d==="@context"||d==="id"||d==="type"||d==="issuer"||d==="validFrom"||d==="validUntil"||d===
"credentialSubject")){return V.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,
parentSchema:A,data:r}],!1;break}if(m===e){if(r["@context"]!==void 0){const d=e;ae(r["@context"],{instancePath:s+"/@context",parentData:r,parentDataProperty:"@c\
ontext",rootData:S,dynamicAnchors:b})||(t=t===null?ae.errors:t.concat(ae.errors),e=t.length);var n=d===e}else var n=!0;if(n){if(r.id!==void 0){let d=r.id;const N=e;
if(e===N)if(typeof d=="string"){if(F(d)>2200)return V.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:2200},
schema:2200,parentSchema:A.properties.id,data:d}],!1}else return V.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:d}],!1;var n=N===e}else var n=!0;if(n){if(r.type!==void 0){let d=r.type;const N=e;if(!he(
d,A.properties.type.const))return V.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:A.properties.type.
const},schema:A.properties.type.const,parentSchema:A.properties.type,data:d}],!1;var n=N===e}else var n=!0;if(n){if(r.issuer!==void 0){let d=r.issuer;const N=e;
if(e===N)if(typeof d=="string"){if(F(d)>2200)return V.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/maxLength",keyword:"maxLength",params:{limit:2200},
schema:2200,parentSchema:A.properties.issuer,data:d}],!1}else return V.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{
type:"string"},schema:A.properties.issuer.type,parentSchema:A.properties.issuer,data:d}],!1;var n=N===e}else var n=!0;if(n){if(r.validFrom!==void 0){const d=e;J(
r.validFrom,{instancePath:s+"/validFrom",parentData:r,parentDataProperty:"validFrom",rootData:S,dynamicAnchors:b})||(t=t===null?J.errors:t.concat(J.errors),e=t.
length);var n=d===e}else var n=!0;if(n){if(r.validUntil!==void 0){const d=e;J(r.validUntil,{instancePath:s+"/validUntil",parentData:r,parentDataProperty:"validU\
ntil",rootData:S,dynamicAnchors:b})||(t=t===null?J.errors:t.concat(J.errors),e=t.length);var n=d===e}else var n=!0;if(n)if(r.credentialSubject!==void 0){let d=r.
credentialSubject;const N=e;if(e===N)if(d&&typeof d=="object"&&!Array.isArray(d)){let Z;if(d.id===void 0&&(Z="id")||d.type===void 0&&(Z="type")||d.statusPurpose===
void 0&&(Z="statusPurpose")||d.encodedList===void 0&&(Z="encodedList")||d.ttl===void 0&&(Z="ttl")||d.entry===void 0&&(Z="entry"))return V.errors=[{instancePath:s+
"/credentialSubject",schemaPath:"#/properties/credentialSubject/required",keyword:"required",params:{missingProperty:Z},schema:A.properties.credentialSubject.required,
parentSchema:A.properties.credentialSubject,data:d}],!1;{const T=e;for(const h in d)if(!(h==="id"||h==="type"||h==="statusPurpose"||h==="encodedList"||h==="ttl"||
h==="entry")){return V.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h},schema:!1,parentSchema:A.properties.credentialSubject,data:d}],!1;break}if(T===e){if(d.id!==void 0){let h=d.id;const B=e;if(e===
B)if(typeof h=="string"){if(F(h)>2200)return V.errors=[{instancePath:s+"/credentialSubject/id",schemaPath:"#/properties/credentialSubject/properties/id/maxLengt\
h",keyword:"maxLength",params:{limit:2200},schema:2200,parentSchema:A.properties.credentialSubject.properties.id,data:h}],!1}else return V.errors=[{instancePath:s+
"/credentialSubject/id",schemaPath:"#/properties/credentialSubject/properties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.credentialSubject.
properties.id.type,parentSchema:A.properties.credentialSubject.properties.id,data:h}],!1;var y=B===e}else var y=!0;if(y){if(d.type!==void 0){let h=d.type;const B=e;
if(h!=="BitstringStatusList")return V.errors=[{instancePath:s+"/credentialSubject/type",schemaPath:"#/properties/credentialSubject/properties/type/const",keyword:"\
const",params:{allowedValue:"BitstringStatusList"},schema:"BitstringStatusList",parentSchema:A.properties.credentialSubject.properties.type,data:h}],!1;var y=B===
e}else var y=!0;if(y){if(d.statusPurpose!==void 0){let h=d.statusPurpose;const B=e;if(h!=="revocation")return V.errors=[{instancePath:s+"/credentialSubject/stat\
usPurpose",schemaPath:"#/properties/credentialSubject/properties/statusPurpose/const",keyword:"const",params:{allowedValue:"revocation"},schema:"revocation",parentSchema:A.
properties.credentialSubject.properties.statusPurpose,data:h}],!1;var y=B===e}else var y=!0;if(y){if(d.encodedList!==void 0){let h=d.encodedList;const B=e;if(e===
B)if(typeof h=="string"){if(F(h)>2e6)return V.errors=[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"#/properties/credentialSubject/properties/enc\
odedList/maxLength",keyword:"maxLength",params:{limit:2e6},schema:2e6,parentSchema:A.properties.credentialSubject.properties.encodedList,data:h}],!1;if(!xe.test(
h))return V.errors=[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"#/properties/credentialSubject/properties/encodedList/pattern",keyword:"pattern",
params:{pattern:"^u[A-Za-z0-9_-]+$"},schema:"^u[A-Za-z0-9_-]+$",parentSchema:A.properties.credentialSubject.properties.encodedList,data:h}],!1}else return V.errors=
[{instancePath:s+"/credentialSubject/encodedList",schemaPath:"#/properties/credentialSubject/properties/encodedList/type",keyword:"type",params:{type:"string"},
schema:A.properties.credentialSubject.properties.encodedList.type,parentSchema:A.properties.credentialSubject.properties.encodedList,data:h}],!1;var y=B===e}else
var y=!0;if(y){if(d.ttl!==void 0){let h=d.ttl;const B=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{instancePath:s+"/credentialSu\
bject/ttl",schemaPath:"#/properties/credentialSubject/properties/ttl/type",keyword:"type",params:{type:"integer"},schema:A.properties.credentialSubject.properties.
ttl.type,parentSchema:A.properties.credentialSubject.properties.ttl,data:h}],!1;if(e===B&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return V.errors=[{instancePath:s+
"/credentialSubject/ttl",schemaPath:"#/properties/credentialSubject/properties/ttl/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:A.
properties.credentialSubject.properties.ttl,data:h}],!1;var y=B===e}else var y=!0;if(y)if(d.entry!==void 0){const h=e;re(d.entry,{instancePath:s+"/credentialSub\
ject/entry",parentData:d,parentDataProperty:"entry",rootData:S,dynamicAnchors:b})||(t=t===null?re.errors:t.concat(re.errors),e=t.length);var y=h===e}else var y=!0}}}}}}}else
return V.errors=[{instancePath:s+"/credentialSubject",schemaPath:"#/properties/credentialSubject/type",keyword:"type",params:{type:"object"},schema:A.properties.
credentialSubject.type,parentSchema:A.properties.credentialSubject,data:d}],!1;var n=N===e}else var n=!0}}}}}}}}else return V.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:A.type,parentSchema:A,data:r}],!1;return V.errors=t,e===0}

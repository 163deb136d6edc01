// @ts-nocheck: written by Ajv. npm run generate makes it from the schemas in contract/.
import{SETTINGS_FORMATS as b}from"../run/settings/formats.ts";import N from"ajv/dist/runtime/equal.js";import F from"ajv/dist/runtime/ucs2length.js";export const desk=E;
const o={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"desk.schema.json",type:"object",additionalProperties:!1,properties:{trust:{type:"object",additionalProperties:!1,
properties:{issuers:{$ref:"#/$defs/keys",examples:[["keys/desk.pub.pem"]]},signers:{$ref:"#/$defs/keys",examples:[["keys/pms-4711.pub.pem"]]},witnesses:{$ref:"#\
/$defs/keys",examples:[["keys/witness.pub.pem"]]},matchers:{$ref:"#/$defs/keys",examples:[["keys/qa.pub.pem"]]},deciders:{$ref:"#/$defs/keys",examples:[["keys/q\
a.pub.pem"]]}}},subjects:{type:"array",minItems:1,uniqueItems:!0,items:{enum:["service","client"]},maxItems:2,examples:[["client"]]},level:{type:"object",additionalProperties:!1,
minProperties:1,properties:{service:{$ref:"#/$defs/level"},client:{$ref:"#/$defs/level"}},examples:[{service:1,client:3}]},environment:{enum:["sandbox","mock"],
examples:["sandbox"]},hosts:{type:"array",minItems:1,uniqueItems:!0,maxItems:100,items:{type:"string",maxLength:260,pattern:"^(?:[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*|\\\
[[0-9a-f:.]+\\])(?::[0-9]{1,5})?$",wanted:"a host in lower case, without https:// and path, with its port unless that is 443"},examples:[["sandbox.example","iss\
uer.sandbox.example"]]},profile:{description:"The profile that runs must be made with: the file that you published, or its name and SHA-256 as `desk verify` pri\
nts them.",type:"object",additionalProperties:!1,wanted:"a file, or name and digest",oneOf:[{required:["file"],maxProperties:1},{required:["name","digest"],maxProperties:2}],
properties:{file:{$ref:"#/$defs/path",examples:["profile.yaml"]},name:{type:"string",minLength:1,maxLength:200,examples:["sandbox 2026-11"]},digest:{$ref:"#/$de\
fs/digest"}},examples:[{file:"profile.yaml"}]},claims:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"certification.schema.json#/$defs/claim"},maxItems:7,examples:[
["token-form","check-in","check-out"]]},hotels:{type:"object",additionalProperties:!1,minProperties:1,properties:{least:{$ref:"#/$defs/count",examples:[2]},allowed:{
type:"array",minItems:1,maxItems:1e4,items:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"integer",format:"int32",examples:[100001]},
timeZone:{type:"string",format:"time-zone",examples:["America/Chicago"],maxLength:64}}},examples:[[{id:100001,timeZone:"America/Chicago"}]]}}},zones:{type:"obje\
ct",additionalProperties:!1,minProperties:1,properties:{least:{$ref:"#/$defs/count",examples:[2]},awayFromUtc:{type:"boolean",examples:[!0]}}},releases:{type:["\
string","array"],minLength:1,maxLength:4096,examples:["releases"],minItems:1,maxItems:100,items:{type:"object",additionalProperties:!1,required:["version","dige\
st"],properties:{version:{type:"string",minLength:1,maxLength:40,examples:["1.0.0"]},digest:{$ref:"#/$defs/digest"}}}},age:{type:"integer",minimum:1,maximum:3650,
examples:[30]},waivers:{type:"array",maxItems:100,items:{$ref:"#/$defs/path"},examples:[["waivers.dsse.json"]]},register:{$ref:"#/$defs/path",examples:["registe\
r"]},key:{$ref:"#/$defs/path",examples:["qa.key.pem"]},url:{type:"string",format:"address",wanted:"an absolute https address without user name, query and fragme\
nt",maxLength:2048,examples:["https://provider.example/certification"]}},$defs:{path:{type:"string",minLength:1,maxLength:4096},keys:{type:"array",uniqueItems:!0,
maxItems:1e3,items:{$ref:"#/$defs/path"}},level:{type:"integer",minimum:0,maximum:3,examples:[1]},count:{type:"integer",minimum:1,maximum:1e3},digest:{type:"str\
ing",pattern:"^[0-9a-f]{64}$",wanted:"a SHA-256 of 64 hexadecimal digits in lower case"},waivers:{type:"array",minItems:1,maxItems:1e3,items:{type:"object",additionalProperties:!1,
required:["id","reason","owner","expires"],properties:{id:{type:"string",minLength:1,maxLength:300,examples:["CHECK-IN.REFUSES-MISSING:folio"]},reason:{type:"st\
ring",minLength:1,maxLength:1e3,examples:["the gateway fills the field in until its next release"]},owner:{type:"string",minLength:1,maxLength:200,examples:["st\
ays team"]},expires:{type:"string",format:"date",examples:["2027-01-31"]},clientIds:{type:"array",minItems:1,maxItems:1e3,items:{type:"string",minLength:1,maxLength:512},
examples:[["pms-4711"]]}}}}}},_=Object.prototype.hasOwnProperty,A=N.default??N,y=F.default??F,j={type:"array",uniqueItems:!0,maxItems:1e3,items:{$ref:"#/$defs/p\
ath"}},L={type:"string",minLength:1,maxLength:4096};function g(p,{instancePath:i="",parentData:k,parentDataProperty:x,rootData:d=p,dynamicAnchors:u={}}={}){let e=null,
s=0;if(typeof p=="string"){if(p.length>4096&&y(p)>4096){const c={instancePath:i,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:L,
data:p};e===null?e=[c]:e.push(c),s++}if(y(p)<1){const c={instancePath:i,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:L,data:p};
e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:L.type,parentSchema:L,data:p};e===null?
e=[c]:e.push(c),s++}return g.errors=e,s===0}function w(p,{instancePath:i="",parentData:k,parentDataProperty:x,rootData:d=p,dynamicAnchors:u={}}={}){let e=null,s=0;
if(Array.isArray(p)){if(p.length>1e3){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:j,data:p};e===
null?e=[t]:e.push(t),s++}const c=p.length;for(let t=0;t<c;t++)g(p[t],{instancePath:i+"/"+t,parentData:p,parentDataProperty:t,rootData:d,dynamicAnchors:u})||(e=e===
null?g.errors:e.concat(g.errors),s=e.length);let r=p.length,a;if(r>1){e:for(;r--;)for(a=r;a--;)if(A(p[r],p[a])){const t={instancePath:i,schemaPath:"#/uniqueItem\
s",keyword:"uniqueItems",params:{i:r,j:a},schema:!0,parentSchema:j,data:p};e===null?e=[t]:e.push(t),s++;break e}}}else{const c={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},schema:j.type,parentSchema:j,data:p};e===null?e=[c]:e.push(c),s++}return w.errors=e,s===0}const q={type:"integer",minimum:0,
maximum:3,examples:[1]};function S(p,{instancePath:i="",parentData:k,parentDataProperty:x,rootData:d=p,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},schema:q.type,parentSchema:q,data:p};
e===null?e=[c]:e.push(c),s++}if(typeof p=="number"&&isFinite(p)){if(p>3||isNaN(p)){const c={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:3},schema:3,parentSchema:q,data:p};e===null?e=[c]:e.push(c),s++}if(p<0||isNaN(p)){const c={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:q,data:p};e===null?e=[c]:e.push(c),s++}}return S.errors=e,s===0}const z={type:"string",pattern:"^[0-9a-f]{64}$",wanted:"\
a SHA-256 of 64 hexadecimal digits in lower case"},U=new RegExp("^[0-9a-f]{64}$","u");function I(p,{instancePath:i="",parentData:k,parentDataProperty:x,rootData:d=p,
dynamicAnchors:u={}}={}){let e=null,s=0;if(typeof p=="string"){if(!U.test(p)){const c={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f]{64}$"},schema:"^[0-9a-f]{64}$",parentSchema:z,data:p};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"string"},schema:z.type,parentSchema:z,data:p};e===null?e=[c]:e.push(c),s++}return I.errors=e,s===0}const O={enum:["token-form","token-json","check-in","ch\
eck-out","partial-bill","no-show","older-check-out"]};function $(p,{instancePath:i="",parentData:k,parentDataProperty:x,rootData:d=p,dynamicAnchors:u={}}={}){let e=null,
s=0;if(!(p==="token-form"||p==="token-json"||p==="check-in"||p==="check-out"||p==="partial-bill"||p==="no-show"||p==="older-check-out")){const c={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:O.enum},schema:O.enum,parentSchema:O,data:p};e===null?e=[c]:e.push(c),s++}return $.errors=e,s===0}const D={
type:"integer",minimum:1,maximum:1e3};function v(p,{instancePath:i="",parentData:k,parentDataProperty:x,rootData:d=p,dynamicAnchors:u={}}={}){let e=null,s=0;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"integer"},schema:D.type,parentSchema:D,data:p};
e===null?e=[c]:e.push(c),s++}if(typeof p=="number"&&isFinite(p)){if(p>1e3||isNaN(p)){const c={instancePath:i,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},schema:1e3,parentSchema:D,data:p};e===null?e=[c]:e.push(c),s++}if(p<1||isNaN(p)){const c={instancePath:i,schemaPath:"#/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},schema:1,parentSchema:D,data:p};e===null?e=[c]:e.push(c),s++}}return v.errors=e,s===0}const C=new RegExp("^(?:[a-z0-9_-]+(?:\\.[\
a-z0-9_-]+)*|\\[[0-9a-f:.]+\\])(?::[0-9]{1,5})?$","u"),M=b.int32,R=b["time-zone"],H=b.address;function E(p,{instancePath:i="",parentData:k,parentDataProperty:x,
rootData:d=p,dynamicAnchors:u={}}={}){let e=null,s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){for(const r in p)if(!_.call(o.properties,r)){const a={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:o,data:p};e===null?e=[a]:e.push(a),s++}if(p.
trust!==void 0){let r=p.trust;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const a in r)if(!(a==="issuers"||a==="signers"||a==="witnesses"||a==="matchers"||
a==="deciders")){const t={instancePath:i+"/trust",schemaPath:"#/properties/trust/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:o.properties.trust,data:r};e===null?e=[t]:e.push(t),s++}r.issuers!==void 0&&(w(r.issuers,{instancePath:i+"/trust/issuers",parentData:r,parentDataProperty:"\
issuers",rootData:d,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.signers!==void 0&&(w(r.signers,{instancePath:i+"/trust/signers",parentData:r,
parentDataProperty:"signers",rootData:d,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.witnesses!==void 0&&(w(r.witnesses,{instancePath:i+
"/trust/witnesses",parentData:r,parentDataProperty:"witnesses",rootData:d,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.matchers!==
void 0&&(w(r.matchers,{instancePath:i+"/trust/matchers",parentData:r,parentDataProperty:"matchers",rootData:d,dynamicAnchors:u})||(e=e===null?w.errors:e.concat(
w.errors),s=e.length)),r.deciders!==void 0&&(w(r.deciders,{instancePath:i+"/trust/deciders",parentData:r,parentDataProperty:"deciders",rootData:d,dynamicAnchors:u})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length))}else{const a={instancePath:i+"/trust",schemaPath:"#/properties/trust/type",keyword:"type",params:{type:"obj\
ect"},schema:o.properties.trust.type,parentSchema:o.properties.trust,data:r};e===null?e=[a]:e.push(a),s++}}if(p.subjects!==void 0){let r=p.subjects;if(Array.isArray(
r)){if(r.length>2){const n={instancePath:i+"/subjects",schemaPath:"#/properties/subjects/maxItems",keyword:"maxItems",params:{limit:2},schema:2,parentSchema:o.properties.
subjects,data:r};e===null?e=[n]:e.push(n),s++}if(r.length<1){const n={instancePath:i+"/subjects",schemaPath:"#/properties/subjects/minItems",keyword:"minItems",
params:{limit:1},schema:1,parentSchema:o.properties.subjects,data:r};e===null?e=[n]:e.push(n),s++}const a=r.length;for(let n=0;n<a;n++){let h=r[n];if(!(h==="ser\
vice"||h==="client")){const m={instancePath:i+"/subjects/"+n,schemaPath:"#/properties/subjects/items/enum",keyword:"enum",params:{allowedValues:o.properties.subjects.
items.enum},schema:o.properties.subjects.items.enum,parentSchema:o.properties.subjects.items,data:h};e===null?e=[m]:e.push(m),s++}}let t=r.length,l;if(t>1){e:for(;t--;)
for(l=t;l--;)if(A(r[t],r[l])){const n={instancePath:i+"/subjects",schemaPath:"#/properties/subjects/uniqueItems",keyword:"uniqueItems",params:{i:t,j:l},schema:!0,
parentSchema:o.properties.subjects,data:r};e===null?e=[n]:e.push(n),s++;break e}}}else{const a={instancePath:i+"/subjects",schemaPath:"#/properties/subjects/typ\
e",keyword:"type",params:{type:"array"},schema:o.properties.subjects.type,parentSchema:o.properties.subjects,data:r};e===null?e=[a]:e.push(a),s++}}if(p.level!==
void 0){let r=p.level;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const a={instancePath:i+"/level",schemaPath:"#/properties/level/m\
inProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:o.properties.level,data:r};e===null?e=[a]:e.push(a),s++}for(const a in r)if(!(a==="\
service"||a==="client")){const t={instancePath:i+"/level",schemaPath:"#/properties/level/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
schema:!1,parentSchema:o.properties.level,data:r};e===null?e=[t]:e.push(t),s++}r.service!==void 0&&(S(r.service,{instancePath:i+"/level/service",parentData:r,parentDataProperty:"\
service",rootData:d,dynamicAnchors:u})||(e=e===null?S.errors:e.concat(S.errors),s=e.length)),r.client!==void 0&&(S(r.client,{instancePath:i+"/level/client",parentData:r,
parentDataProperty:"client",rootData:d,dynamicAnchors:u})||(e=e===null?S.errors:e.concat(S.errors),s=e.length))}else{const a={instancePath:i+"/level",schemaPath:"\
#/properties/level/type",keyword:"type",params:{type:"object"},schema:o.properties.level.type,parentSchema:o.properties.level,data:r};e===null?e=[a]:e.push(a),s++}}
if(p.environment!==void 0){let r=p.environment;if(!(r==="sandbox"||r==="mock")){const a={instancePath:i+"/environment",schemaPath:"#/properties/environment/enum",
keyword:"enum",params:{allowedValues:o.properties.environment.enum},schema:o.properties.environment.enum,parentSchema:o.properties.environment,data:r};e===null?
e=[a]:e.push(a),s++}}if(p.hosts!==void 0){let r=p.hosts;if(Array.isArray(r)){if(r.length>100){const n={instancePath:i+"/hosts",schemaPath:"#/properties/hosts/ma\
xItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:o.properties.hosts,data:r};e===null?e=[n]:e.push(n),s++}if(r.length<1){const n={instancePath:i+
"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.hosts,data:r};e===null?e=[n]:e.push(n),
s++}const a=r.length;for(let n=0;n<a;n++){let h=r[n];if(typeof h=="string"){if(h.length>260&&y(h)>260){const m={instancePath:i+"/hosts/"+n,schemaPath:"#/propert\
ies/hosts/items/maxLength",keyword:"maxLength",params:{limit:260},schema:260,parentSchema:o.properties.hosts.items,data:h};e===null?e=[m]:e.push(m),s++}if(!C.test(
h)){const m={instancePath:i+"/hosts/"+n,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*|\\[[0-\
9a-f:.]+\\])(?::[0-9]{1,5})?$"},schema:"^(?:[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*|\\[[0-9a-f:.]+\\])(?::[0-9]{1,5})?$",parentSchema:o.properties.hosts.items,data:h};e===
null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/hosts/"+n,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type:"string"},schema:o.properties.
hosts.items.type,parentSchema:o.properties.hosts.items,data:h};e===null?e=[m]:e.push(m),s++}}let t=r.length,l;if(t>1){const n={};for(;t--;){let h=r[t];if(typeof h==
"string"){if(typeof n[h]=="number"){l=n[h];const m={instancePath:i+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i:t,j:l},schema:!0,
parentSchema:o.properties.hosts,data:r};e===null?e=[m]:e.push(m),s++;break}n[h]=t}}}}else{const a={instancePath:i+"/hosts",schemaPath:"#/properties/hosts/type",
keyword:"type",params:{type:"array"},schema:o.properties.hosts.type,parentSchema:o.properties.hosts,data:r};e===null?e=[a]:e.push(a),s++}}if(p.profile!==void 0){
let r=p.profile;const a=s;let t=!1,l=null;const n=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>1){const m={instancePath:i+"/profile",
schemaPath:"#/properties/profile/oneOf/0/maxProperties",keyword:"maxProperties",params:{limit:1},schema:1,parentSchema:o.properties.profile.oneOf[0],data:r};e===
null?e=[m]:e.push(m),s++}if(r.file===void 0){const m={instancePath:i+"/profile",schemaPath:"#/properties/profile/oneOf/0/required",keyword:"required",params:{missingProperty:"\
file"},schema:o.properties.profile.oneOf[0].required,parentSchema:o.properties.profile.oneOf[0],data:r};e===null?e=[m]:e.push(m),s++}}var c=n===s;c&&(t=!0,l=0);
const h=s;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>2){const m={instancePath:i+"/profile",schemaPath:"#/properties/profile/oneOf/1/m\
axProperties",keyword:"maxProperties",params:{limit:2},schema:2,parentSchema:o.properties.profile.oneOf[1],data:r};e===null?e=[m]:e.push(m),s++}if(r.name===void 0){
const m={instancePath:i+"/profile",schemaPath:"#/properties/profile/oneOf/1/required",keyword:"required",params:{missingProperty:"name"},schema:o.properties.profile.
oneOf[1].required,parentSchema:o.properties.profile.oneOf[1],data:r};e===null?e=[m]:e.push(m),s++}if(r.digest===void 0){const m={instancePath:i+"/profile",schemaPath:"\
#/properties/profile/oneOf/1/required",keyword:"required",params:{missingProperty:"digest"},schema:o.properties.profile.oneOf[1].required,parentSchema:o.properties.
profile.oneOf[1],data:r};e===null?e=[m]:e.push(m),s++}}var c=h===s;if(c&&t?(t=!1,l=[l,1]):c&&(t=!0,l=1),t)s=a,e!==null&&(a?e.length=a:e=null);else{const m={instancePath:i+
"/profile",schemaPath:"#/properties/profile/oneOf",keyword:"oneOf",params:{passingSchemas:l},schema:o.properties.profile.oneOf,parentSchema:o.properties.profile,
data:r};e===null?e=[m]:e.push(m),s++}if(r&&typeof r=="object"&&!Array.isArray(r)){for(const m in r)if(!(m==="file"||m==="name"||m==="digest")){const P={instancePath:i+
"/profile",schemaPath:"#/properties/profile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},schema:!1,parentSchema:o.properties.
profile,data:r};e===null?e=[P]:e.push(P),s++}if(r.file!==void 0&&(g(r.file,{instancePath:i+"/profile/file",parentData:r,parentDataProperty:"file",rootData:d,dynamicAnchors:u})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.name!==void 0){let m=r.name;if(typeof m=="string"){if(m.length>200&&y(m)>200){const P={instancePath:i+"/p\
rofile/name",schemaPath:"#/properties/profile/properties/name/maxLength",keyword:"maxLength",params:{limit:200},schema:200,parentSchema:o.properties.profile.properties.
name,data:m};e===null?e=[P]:e.push(P),s++}if(y(m)<1){const P={instancePath:i+"/profile/name",schemaPath:"#/properties/profile/properties/name/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:o.properties.profile.properties.name,data:m};e===null?e=[P]:e.push(P),s++}}else{const P={instancePath:i+"/prof\
ile/name",schemaPath:"#/properties/profile/properties/name/type",keyword:"type",params:{type:"string"},schema:o.properties.profile.properties.name.type,parentSchema:o.
properties.profile.properties.name,data:m};e===null?e=[P]:e.push(P),s++}}r.digest!==void 0&&(I(r.digest,{instancePath:i+"/profile/digest",parentData:r,parentDataProperty:"\
digest",rootData:d,dynamicAnchors:u})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}else{const m={instancePath:i+"/profile",schemaPath:"#/properties/pro\
file/type",keyword:"type",params:{type:"object"},schema:o.properties.profile.type,parentSchema:o.properties.profile,data:r};e===null?e=[m]:e.push(m),s++}}if(p.claims!==
void 0){let r=p.claims;if(Array.isArray(r)){if(r.length>7){const n={instancePath:i+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{
limit:7},schema:7,parentSchema:o.properties.claims,data:r};e===null?e=[n]:e.push(n),s++}if(r.length<1){const n={instancePath:i+"/claims",schemaPath:"#/propertie\
s/claims/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.claims,data:r};e===null?e=[n]:e.push(n),s++}const a=r.length;for(let n=0;n<
a;n++)$(r[n],{instancePath:i+"/claims/"+n,parentData:r,parentDataProperty:n,rootData:d,dynamicAnchors:u})||(e=e===null?$.errors:e.concat($.errors),s=e.length);let t=r.
length,l;if(t>1){e:for(;t--;)for(l=t;l--;)if(A(r[t],r[l])){const n={instancePath:i+"/claims",schemaPath:"#/properties/claims/uniqueItems",keyword:"uniqueItems",
params:{i:t,j:l},schema:!0,parentSchema:o.properties.claims,data:r};e===null?e=[n]:e.push(n),s++;break e}}}else{const a={instancePath:i+"/claims",schemaPath:"#/\
properties/claims/type",keyword:"type",params:{type:"array"},schema:o.properties.claims.type,parentSchema:o.properties.claims,data:r};e===null?e=[a]:e.push(a),s++}}
if(p.hotels!==void 0){let r=p.hotels;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const a={instancePath:i+"/hotels",schemaPath:"#/pr\
operties/hotels/minProperties",keyword:"minProperties",params:{limit:1},schema:1,parentSchema:o.properties.hotels,data:r};e===null?e=[a]:e.push(a),s++}for(const a in r)
if(!(a==="least"||a==="allowed")){const t={instancePath:i+"/hotels",schemaPath:"#/properties/hotels/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},schema:!1,parentSchema:o.properties.hotels,data:r};e===null?e=[t]:e.push(t),s++}if(r.least!==void 0&&(v(r.least,{instancePath:i+"/hotels/l\
east",parentData:r,parentDataProperty:"least",rootData:d,dynamicAnchors:u})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.allowed!==void 0){let a=r.allowed;
if(Array.isArray(a)){if(a.length>1e4){const l={instancePath:i+"/hotels/allowed",schemaPath:"#/properties/hotels/properties/allowed/maxItems",keyword:"maxItems",
params:{limit:1e4},schema:1e4,parentSchema:o.properties.hotels.properties.allowed,data:a};e===null?e=[l]:e.push(l),s++}if(a.length<1){const l={instancePath:i+"/\
hotels/allowed",schemaPath:"#/properties/hotels/properties/allowed/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.properties.hotels.properties.
allowed,data:a};e===null?e=[l]:e.push(l),s++}const t=a.length;for(let l=0;l<t;l++){let n=a[l];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){const h={
instancePath:i+"/hotels/allowed/"+l,schemaPath:"#/properties/hotels/properties/allowed/items/required",keyword:"required",params:{missingProperty:"id"},schema:o.
properties.hotels.properties.allowed.items.required,parentSchema:o.properties.hotels.properties.allowed.items,data:n};e===null?e=[h]:e.push(h),s++}for(const h in n)
if(!(h==="id"||h==="timeZone")){const m={instancePath:i+"/hotels/allowed/"+l,schemaPath:"#/properties/hotels/properties/allowed/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},schema:!1,parentSchema:o.properties.hotels.properties.allowed.items,data:n};e===null?e=[m]:e.push(m),s++}if(n.
id!==void 0){let h=n.id;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const m={instancePath:i+"/hotels/allowed/"+l+"/id",schemaPath:"#/properties/ho\
tels/properties/allowed/items/properties/id/type",keyword:"type",params:{type:"integer"},schema:o.properties.hotels.properties.allowed.items.properties.id.type,
parentSchema:o.properties.hotels.properties.allowed.items.properties.id,data:h};e===null?e=[m]:e.push(m),s++}if(typeof h=="number"&&isFinite(h)&&!M.validate(h)){
const m={instancePath:i+"/hotels/allowed/"+l+"/id",schemaPath:"#/properties/hotels/properties/allowed/items/properties/id/format",keyword:"format",params:{format:"\
int32"},schema:"int32",parentSchema:o.properties.hotels.properties.allowed.items.properties.id,data:h};e===null?e=[m]:e.push(m),s++}}if(n.timeZone!==void 0){let h=n.
timeZone;if(typeof h=="string"){if(h.length>64&&y(h)>64){const m={instancePath:i+"/hotels/allowed/"+l+"/timeZone",schemaPath:"#/properties/hotels/properties/all\
owed/items/properties/timeZone/maxLength",keyword:"maxLength",params:{limit:64},schema:64,parentSchema:o.properties.hotels.properties.allowed.items.properties.timeZone,
data:h};e===null?e=[m]:e.push(m),s++}if(!R.validate(h)){const m={instancePath:i+"/hotels/allowed/"+l+"/timeZone",schemaPath:"#/properties/hotels/properties/allo\
wed/items/properties/timeZone/format",keyword:"format",params:{format:"time-zone"},schema:"time-zone",parentSchema:o.properties.hotels.properties.allowed.items.
properties.timeZone,data:h};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/hotels/allowed/"+l+"/timeZone",schemaPath:"#/properties/hotels/properti\
es/allowed/items/properties/timeZone/type",keyword:"type",params:{type:"string"},schema:o.properties.hotels.properties.allowed.items.properties.timeZone.type,parentSchema:o.
properties.hotels.properties.allowed.items.properties.timeZone,data:h};e===null?e=[m]:e.push(m),s++}}}else{const h={instancePath:i+"/hotels/allowed/"+l,schemaPath:"\
#/properties/hotels/properties/allowed/items/type",keyword:"type",params:{type:"object"},schema:o.properties.hotels.properties.allowed.items.type,parentSchema:o.
properties.hotels.properties.allowed.items,data:n};e===null?e=[h]:e.push(h),s++}}}else{const t={instancePath:i+"/hotels/allowed",schemaPath:"#/properties/hotels\
/properties/allowed/type",keyword:"type",params:{type:"array"},schema:o.properties.hotels.properties.allowed.type,parentSchema:o.properties.hotels.properties.allowed,
data:a};e===null?e=[t]:e.push(t),s++}}}else{const a={instancePath:i+"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type:"object"},schema:o.
properties.hotels.type,parentSchema:o.properties.hotels,data:r};e===null?e=[a]:e.push(a),s++}}if(p.zones!==void 0){let r=p.zones;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(Object.keys(r).length<1){const a={instancePath:i+"/zones",schemaPath:"#/properties/zones/minProperties",keyword:"minProperties",params:{limit:1},
schema:1,parentSchema:o.properties.zones,data:r};e===null?e=[a]:e.push(a),s++}for(const a in r)if(!(a==="least"||a==="awayFromUtc")){const t={instancePath:i+"/z\
ones",schemaPath:"#/properties/zones/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},schema:!1,parentSchema:o.properties.zones,
data:r};e===null?e=[t]:e.push(t),s++}if(r.least!==void 0&&(v(r.least,{instancePath:i+"/zones/least",parentData:r,parentDataProperty:"least",rootData:d,dynamicAnchors:u})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.awayFromUtc!==void 0){let a=r.awayFromUtc;if(typeof a!="boolean"){const t={instancePath:i+"/zones/awayFro\
mUtc",schemaPath:"#/properties/zones/properties/awayFromUtc/type",keyword:"type",params:{type:"boolean"},schema:o.properties.zones.properties.awayFromUtc.type,parentSchema:o.
properties.zones.properties.awayFromUtc,data:a};e===null?e=[t]:e.push(t),s++}}}else{const a={instancePath:i+"/zones",schemaPath:"#/properties/zones/type",keyword:"\
type",params:{type:"object"},schema:o.properties.zones.type,parentSchema:o.properties.zones,data:r};e===null?e=[a]:e.push(a),s++}}if(p.releases!==void 0){let r=p.
releases;if(typeof r!="string"&&!Array.isArray(r)){const a={instancePath:i+"/releases",schemaPath:"#/properties/releases/type",keyword:"type",params:{type:o.properties.
releases.type},schema:o.properties.releases.type,parentSchema:o.properties.releases,data:r};e===null?e=[a]:e.push(a),s++}if(typeof r=="string"){if(r.length>4096&&
y(r)>4096){const a={instancePath:i+"/releases",schemaPath:"#/properties/releases/maxLength",keyword:"maxLength",params:{limit:4096},schema:4096,parentSchema:o.properties.
releases,data:r};e===null?e=[a]:e.push(a),s++}if(y(r)<1){const a={instancePath:i+"/releases",schemaPath:"#/properties/releases/minLength",keyword:"minLength",params:{
limit:1},schema:1,parentSchema:o.properties.releases,data:r};e===null?e=[a]:e.push(a),s++}}if(Array.isArray(r)){if(r.length>100){const t={instancePath:i+"/relea\
ses",schemaPath:"#/properties/releases/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:o.properties.releases,data:r};e===null?e=[t]:e.push(
t),s++}if(r.length<1){const t={instancePath:i+"/releases",schemaPath:"#/properties/releases/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:o.
properties.releases,data:r};e===null?e=[t]:e.push(t),s++}const a=r.length;for(let t=0;t<a;t++){let l=r[t];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.version===
void 0){const n={instancePath:i+"/releases/"+t,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"version"},schema:o.
properties.releases.items.required,parentSchema:o.properties.releases.items,data:l};e===null?e=[n]:e.push(n),s++}if(l.digest===void 0){const n={instancePath:i+"\
/releases/"+t,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty:"digest"},schema:o.properties.releases.items.required,
parentSchema:o.properties.releases.items,data:l};e===null?e=[n]:e.push(n),s++}for(const n in l)if(!(n==="version"||n==="digest")){const h={instancePath:i+"/rele\
ases/"+t,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:o.properties.
releases.items,data:l};e===null?e=[h]:e.push(h),s++}if(l.version!==void 0){let n=l.version;if(typeof n=="string"){if(n.length>40&&y(n)>40){const h={instancePath:i+
"/releases/"+t+"/version",schemaPath:"#/properties/releases/items/properties/version/maxLength",keyword:"maxLength",params:{limit:40},schema:40,parentSchema:o.properties.
releases.items.properties.version,data:n};e===null?e=[h]:e.push(h),s++}if(y(n)<1){const h={instancePath:i+"/releases/"+t+"/version",schemaPath:"#/properties/rel\
eases/items/properties/version/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:o.properties.releases.items.properties.version,data:n};e===
null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/releases/"+t+"/version",schemaPath:"#/properties/releases/items/properties/version/type",keyword:"type",
params:{type:"string"},schema:o.properties.releases.items.properties.version.type,parentSchema:o.properties.releases.items.properties.version,data:n};e===null?e=
[h]:e.push(h),s++}}l.digest!==void 0&&(I(l.digest,{instancePath:i+"/releases/"+t+"/digest",parentData:l,parentDataProperty:"digest",rootData:d,dynamicAnchors:u})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length))}else{const n={instancePath:i+"/releases/"+t,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{
type:"object"},schema:o.properties.releases.items.type,parentSchema:o.properties.releases.items,data:l};e===null?e=[n]:e.push(n),s++}}}}if(p.age!==void 0){let r=p.
age;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:i+"/age",schemaPath:"#/properties/age/type",keyword:"type",params:{type:"int\
eger"},schema:o.properties.age.type,parentSchema:o.properties.age,data:r};e===null?e=[a]:e.push(a),s++}if(typeof r=="number"&&isFinite(r)){if(r>3650||isNaN(r)){
const a={instancePath:i+"/age",schemaPath:"#/properties/age/maximum",keyword:"maximum",params:{comparison:"<=",limit:3650},schema:3650,parentSchema:o.properties.
age,data:r};e===null?e=[a]:e.push(a),s++}if(r<1||isNaN(r)){const a={instancePath:i+"/age",schemaPath:"#/properties/age/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},schema:1,parentSchema:o.properties.age,data:r};e===null?e=[a]:e.push(a),s++}}}if(p.waivers!==void 0){let r=p.waivers;if(Array.isArray(r)){if(r.length>
100){const t={instancePath:i+"/waivers",schemaPath:"#/properties/waivers/maxItems",keyword:"maxItems",params:{limit:100},schema:100,parentSchema:o.properties.waivers,
data:r};e===null?e=[t]:e.push(t),s++}const a=r.length;for(let t=0;t<a;t++)g(r[t],{instancePath:i+"/waivers/"+t,parentData:r,parentDataProperty:t,rootData:d,dynamicAnchors:u})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)}else{const a={instancePath:i+"/waivers",schemaPath:"#/properties/waivers/type",keyword:"type",params:{type:"\
array"},schema:o.properties.waivers.type,parentSchema:o.properties.waivers,data:r};e===null?e=[a]:e.push(a),s++}}if(p.register!==void 0&&(g(p.register,{instancePath:i+
"/register",parentData:p,parentDataProperty:"register",rootData:d,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),p.key!==void 0&&(g(p.
key,{instancePath:i+"/key",parentData:p,parentDataProperty:"key",rootData:d,dynamicAnchors:u})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),p.url!==void 0){
let r=p.url;if(typeof r=="string"){if(r.length>2048&&y(r)>2048){const a={instancePath:i+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{
limit:2048},schema:2048,parentSchema:o.properties.url,data:r};e===null?e=[a]:e.push(a),s++}if(!H.validate(r)){const a={instancePath:i+"/url",schemaPath:"#/prope\
rties/url/format",keyword:"format",params:{format:"address"},schema:"address",parentSchema:o.properties.url,data:r};e===null?e=[a]:e.push(a),s++}}else{const a={
instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:o.properties.url.type,parentSchema:o.properties.url,data:r};
e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:o.type,parentSchema:o,data:p};e===null?
e=[r]:e.push(r),s++}return E.errors=e,s===0}export const waivers=Z;const f={type:"array",minItems:1,maxItems:1e3,items:{type:"object",additionalProperties:!1,required:[
"id","reason","owner","expires"],properties:{id:{type:"string",minLength:1,maxLength:300,examples:["CHECK-IN.REFUSES-MISSING:folio"]},reason:{type:"string",minLength:1,
maxLength:1e3,examples:["the gateway fills the field in until its next release"]},owner:{type:"string",minLength:1,maxLength:200,examples:["stays team"]},expires:{
type:"string",format:"date",examples:["2027-01-31"]},clientIds:{type:"array",minItems:1,maxItems:1e3,items:{type:"string",minLength:1,maxLength:512},examples:[[
"pms-4711"]]}}}},T=b.date;function Z(p,{instancePath:i="",parentData:k,parentDataProperty:x,rootData:d=p,dynamicAnchors:u={}}={}){let e=null,s=0;if(Array.isArray(
p)){if(p.length>1e3){const r={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3},schema:1e3,parentSchema:f,data:p};e===null?e=[r]:e.push(
r),s++}if(p.length<1){const r={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f,data:p};e===null?e=[r]:e.push(
r),s++}const c=p.length;for(let r=0;r<c;r++){let a=p[r];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){const t={instancePath:i+"/"+r,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:"id"},schema:f.items.required,parentSchema:f.items,data:a};e===null?e=[t]:e.push(t),s++}if(a.reason===
void 0){const t={instancePath:i+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"reason"},schema:f.items.required,parentSchema:f.
items,data:a};e===null?e=[t]:e.push(t),s++}if(a.owner===void 0){const t={instancePath:i+"/"+r,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
owner"},schema:f.items.required,parentSchema:f.items,data:a};e===null?e=[t]:e.push(t),s++}if(a.expires===void 0){const t={instancePath:i+"/"+r,schemaPath:"#/ite\
ms/required",keyword:"required",params:{missingProperty:"expires"},schema:f.items.required,parentSchema:f.items,data:a};e===null?e=[t]:e.push(t),s++}for(const t in a)
if(!(t==="id"||t==="reason"||t==="owner"||t==="expires"||t==="clientIds")){const l={instancePath:i+"/"+r,schemaPath:"#/items/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:f.items,data:a};e===null?e=[l]:e.push(l),s++}if(a.id!==void 0){let t=a.id;if(typeof t=="s\
tring"){if(t.length>300&&y(t)>300){const l={instancePath:i+"/"+r+"/id",schemaPath:"#/items/properties/id/maxLength",keyword:"maxLength",params:{limit:300},schema:300,
parentSchema:f.items.properties.id,data:t};e===null?e=[l]:e.push(l),s++}if(y(t)<1){const l={instancePath:i+"/"+r+"/id",schemaPath:"#/items/properties/id/minLeng\
th",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.items.properties.id,data:t};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/"+r+"/\
id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type:"string"},schema:f.items.properties.id.type,parentSchema:f.items.properties.id,data:t};e===
null?e=[l]:e.push(l),s++}}if(a.reason!==void 0){let t=a.reason;if(typeof t=="string"){if(t.length>1e3&&y(t)>1e3){const l={instancePath:i+"/"+r+"/reason",schemaPath:"\
#/items/properties/reason/maxLength",keyword:"maxLength",params:{limit:1e3},schema:1e3,parentSchema:f.items.properties.reason,data:t};e===null?e=[l]:e.push(l),s++}
if(y(t)<1){const l={instancePath:i+"/"+r+"/reason",schemaPath:"#/items/properties/reason/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.
items.properties.reason,data:t};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/"+r+"/reason",schemaPath:"#/items/properties/reason/type",keyword:"\
type",params:{type:"string"},schema:f.items.properties.reason.type,parentSchema:f.items.properties.reason,data:t};e===null?e=[l]:e.push(l),s++}}if(a.owner!==void 0){
let t=a.owner;if(typeof t=="string"){if(t.length>200&&y(t)>200){const l={instancePath:i+"/"+r+"/owner",schemaPath:"#/items/properties/owner/maxLength",keyword:"\
maxLength",params:{limit:200},schema:200,parentSchema:f.items.properties.owner,data:t};e===null?e=[l]:e.push(l),s++}if(y(t)<1){const l={instancePath:i+"/"+r+"/o\
wner",schemaPath:"#/items/properties/owner/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:f.items.properties.owner,data:t};e===null?e=[l]:
e.push(l),s++}}else{const l={instancePath:i+"/"+r+"/owner",schemaPath:"#/items/properties/owner/type",keyword:"type",params:{type:"string"},schema:f.items.properties.
owner.type,parentSchema:f.items.properties.owner,data:t};e===null?e=[l]:e.push(l),s++}}if(a.expires!==void 0){let t=a.expires;if(typeof t=="string"){if(!T.validate(
t)){const l={instancePath:i+"/"+r+"/expires",schemaPath:"#/items/properties/expires/format",keyword:"format",params:{format:"date"},schema:"date",parentSchema:f.
items.properties.expires,data:t};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/"+r+"/expires",schemaPath:"#/items/properties/expires/type",keyword:"\
type",params:{type:"string"},schema:f.items.properties.expires.type,parentSchema:f.items.properties.expires,data:t};e===null?e=[l]:e.push(l),s++}}if(a.clientIds!==
void 0){let t=a.clientIds;if(Array.isArray(t)){if(t.length>1e3){const n={instancePath:i+"/"+r+"/clientIds",schemaPath:"#/items/properties/clientIds/maxItems",keyword:"\
maxItems",params:{limit:1e3},schema:1e3,parentSchema:f.items.properties.clientIds,data:t};e===null?e=[n]:e.push(n),s++}if(t.length<1){const n={instancePath:i+"/"+
r+"/clientIds",schemaPath:"#/items/properties/clientIds/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:f.items.properties.clientIds,data:t};
e===null?e=[n]:e.push(n),s++}const l=t.length;for(let n=0;n<l;n++){let h=t[n];if(typeof h=="string"){if(h.length>512&&y(h)>512){const m={instancePath:i+"/"+r+"/\
clientIds/"+n,schemaPath:"#/items/properties/clientIds/items/maxLength",keyword:"maxLength",params:{limit:512},schema:512,parentSchema:f.items.properties.clientIds.
items,data:h};e===null?e=[m]:e.push(m),s++}if(y(h)<1){const m={instancePath:i+"/"+r+"/clientIds/"+n,schemaPath:"#/items/properties/clientIds/items/minLength",keyword:"\
minLength",params:{limit:1},schema:1,parentSchema:f.items.properties.clientIds.items,data:h};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/"+r+"/\
clientIds/"+n,schemaPath:"#/items/properties/clientIds/items/type",keyword:"type",params:{type:"string"},schema:f.items.properties.clientIds.items.type,parentSchema:f.
items.properties.clientIds.items,data:h};e===null?e=[m]:e.push(m),s++}}}else{const l={instancePath:i+"/"+r+"/clientIds",schemaPath:"#/items/properties/clientIds\
/type",keyword:"type",params:{type:"array"},schema:f.items.properties.clientIds.type,parentSchema:f.items.properties.clientIds,data:t};e===null?e=[l]:e.push(l),
s++}}}else{const t={instancePath:i+"/"+r,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},schema:f.items.type,parentSchema:f.items,data:a};e===null?
e=[t]:e.push(t),s++}}}else{const c={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},schema:f.type,parentSchema:f,data:p};e===null?e=[c]:
e.push(c),s++}return Z.errors=e,s===0}

/** The keywords of JSON Schema 2020-12 that a schema from outside may use, by what their values are. */

/** How a keyword's value is read, and whether it says something of the instance itself or of what is inside it. */
export type Kind =
  | 'here'
  | 'here-list'
  | 'here-map'
  | 'inside'
  | 'inside-list'
  | 'inside-map'
  | 'patterns'
  | 'places'
  | 'number'
  | 'factor'
  | 'count'
  | 'pattern'
  | 'format'
  | 'names'
  | 'name-lists'
  | 'type'
  | 'value'
  | 'values'
  | 'flag'
  | 'reference'
  | 'dialect'
  | 'note';

const KINDS: Readonly<Record<Kind, string>> = {
  here: 'not if then else',
  'here-list': 'allOf anyOf oneOf',
  'here-map': 'dependentSchemas',
  inside: 'additionalProperties propertyNames items contains unevaluatedItems unevaluatedProperties',
  'inside-list': 'prefixItems',
  'inside-map': 'properties',
  patterns: 'patternProperties',
  places: '$defs definitions',
  number: 'minimum maximum exclusiveMinimum exclusiveMaximum',
  factor: 'multipleOf',
  count: 'minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties',
  pattern: 'pattern',
  format: 'format',
  names: 'required',
  'name-lists': 'dependentRequired',
  type: 'type',
  value: 'const',
  values: 'enum',
  flag: 'uniqueItems',
  reference: '$ref',
  dialect: '$schema',
  note: '$id $comment title description default examples deprecated readOnly writeOnly contentEncoding contentMediaType contentSchema example',
};

/** The kind of each keyword. */
export const KEYWORDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind] as const)),
);

/** What would mean something else than it says, or what could lead out of the schema: each with what to write instead. */
export const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['$async', 'which is no keyword of JSON Schema'],
  ['$data', 'which is no keyword of JSON Schema'],
  ['$vocabulary', 'which belongs into schemas of schemas'],
  ['$anchor', 'where a reference by place is wanted, such as #/$defs/NAME'],
  ['$dynamicAnchor', 'where a reference by place is wanted, such as #/$defs/NAME'],
  ['$dynamicRef', 'where a reference by place is wanted, such as #/$defs/NAME'],
  ['$recursiveAnchor', 'which JSON Schema 2020-12 has no more'],
  ['$recursiveRef', 'which JSON Schema 2020-12 has no more'],
  ['additionalItems', 'which is items, beside prefixItems, in JSON Schema 2020-12'],
  ['dependencies', 'which is dependentRequired or dependentSchemas in JSON Schema 2020-12'],
  ['nullable', "which is no keyword of JSON Schema 2020-12: write type: [string, 'null']"],
  ['id', 'which is $id in JSON Schema 2020-12'],
]);

/** The types of JSON. */
export const TYPES: readonly string[] = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

/** The one dialect that is read. */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

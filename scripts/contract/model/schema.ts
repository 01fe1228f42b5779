import contract from '@generated/contract.json' with { type: 'json' };

/** A schema of the contract, with what `$ref` and `allOf` add. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** What a `$ref` points to, or the value itself. */
export function resolve<T extends object>(value: T): T {
  let current = value as T & { $ref?: string };
  while (typeof current.$ref === 'string') current = atPointer(current.$ref) as T & { $ref?: string };
  return current;
}

/**
 * The keywords of a schema in one object. Alternatives are merged too: it says what a value may have, not which values fit;
 * the validator decides that.
 */
export function flatten(schema: Schema): Schema {
  const { allOf = [], oneOf = [], anyOf = [], ...own } = resolve(schema);
  const alternatives: Schema[] = [...oneOf, ...anyOf].map(flatten).map(({ required: _, ...rest }) => rest);
  const members: Schema[] = [...alternatives, ...allOf.map(flatten), own];
  const merged: Schema = Object.assign({}, ...members);
  const properties = members.flatMap((member) => Object.entries(member.properties ?? {}));
  const required = members.flatMap((member) => member.required ?? []);
  return {
    ...merged,
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
  };
}

function atPointer(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, segment) => (value as Record<string, unknown>)[segment], contract);
}

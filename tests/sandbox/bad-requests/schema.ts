import contract from '@generated/contract.json' with { type: 'json' };

/** The parts of a JSON schema that a bad value can be made from. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The schema that a reference leads to. */
export function followed(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], contract);
  return followed(found as Schema);
}

export function isOfType(schema: Schema, type: string): boolean {
  return [schema.type].flat().includes(type);
}

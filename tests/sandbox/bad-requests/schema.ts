import contract from '@generated/contract.json' with { type: 'json' };

/** The JSON schema keywords from which bad values are derived. */
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

/** Resolves a reference. */
export function resolveRef(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const target = schema.$ref
    .slice(2)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, segment) => (value as Record<string, unknown>)[segment], contract);
  return resolveRef(target as Schema);
}

export function isOfType(schema: Schema, type: string): boolean {
  return [schema.type].flat().includes(type);
}

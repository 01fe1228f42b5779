import type { Schema } from './document.ts';

/**
 * The keywords of a schema in one object. Alternatives are merged too: it says what a value may have, not which values fit;
 * the validator decides that.
 */
export function flatten({ allOf = [], oneOf = [], anyOf = [], ...own }: Schema): Schema {
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

/** The type of a schema, or the one beside null. */
export function typeOf({ type }: Schema): string | undefined {
  return [type].flat().find((name) => name !== 'null');
}

/** The kind of a value, without the value: reports are mailed and attached to tickets. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string')
    return value === '' ? 'an empty string' : `a string of ${value.length} characters`;
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a number';
  return typeof value === 'boolean' ? 'a boolean' : 'an object';
}

/** The value at a field of a body, such as `body.orderItem.0.quantity`. */
export function valueAtField(body: unknown, field: string): unknown {
  return field
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      body,
    );
}

/** Replaces text that may be somebody's. */
const HIDDEN = '…';

/** The name of an unknown field, if it looks like one. */
export function shownName(name: string): string {
  return /^[a-z][A-Za-z_]{0,39}$/.test(name) ? name : HIDDEN;
}

const APPLICATION = 'json|xml|javascript|octet-stream|pdf|problem\\+json|x-www-form-urlencoded';
const KNOWN_TYPES = new RegExp(
  `^(application/(${APPLICATION})|text/(plain|html|css|csv|xml|javascript)|multipart/form-data|image/(png|jpeg|gif|webp|avif|svg\\+xml))$`,
);

/** A content type, if it is a usual one. */
export function shownContentType(contentType: string): string {
  if (contentType === '') return 'no content type';
  return KNOWN_TYPES.test(contentType) ? contentType : 'an unusual content type';
}

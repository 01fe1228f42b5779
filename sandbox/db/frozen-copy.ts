/** A value that JSON cannot represent, and its path. */
export class NotJsonError extends TypeError {
  override readonly name = 'NotJsonError';
  readonly path: readonly string[];

  constructor(path: readonly string[], description: string) {
    super(`${description} is not a JSON value`);
    this.path = path;
  }
}

/**
 * Returns a deeply frozen copy of a JSON value. Omits undefined properties, as storage does.
 *
 * @throws NotJsonError for anything that JSON would not preserve: dates, functions, NaN, cycles.
 */
export function frozenCopy<T>(value: T): T {
  return freezeCopy(value, []) as T;
}

/** Deeper than any document; only a cycle reaches it. */
const MAX_DEPTH = 100;

function freezeCopy(value: unknown, path: string[]): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (path.length > MAX_DEPTH) throw new NotJsonError(path.slice(0, 3), 'A cycle');
  if (Array.isArray(value)) {
    return Object.freeze(value.map((item, index) => freezeCopy(item, [...path, String(index)])));
  }
  if (isPlainObject(value)) {
    const entries = Object.entries(value).filter(([, property]) => property !== undefined);
    return Object.freeze(
      Object.fromEntries(entries.map(([key, property]) => [key, freezeCopy(property, [...path, key])])),
    );
  }
  throw new NotJsonError(path, describeValue(value));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function describeValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return `A ${value.constructor.name}`;
  return typeof value === 'number' ? String(value) : `A value of type ${typeof value}`;
}

import { fieldsOf } from '@/domain/data/fields-of';

/** The fields of a body, whose format may hide some: then every field has the same unknown value. */
export interface BodyFields {
  has: (name: string) => boolean;
  /** Each value of a field. */
  all: (name: string) => readonly string[];
}

/** Larger bodies have no such fields. */
const MAX_BODY_BYTES = 64 * 1024;

const UNREAD: BodyFields = { has: () => true, all: () => ['?'] };

/** Reads the fields of a form or of JSON. The request's body stays readable. */
export async function readBodyFields(request: Request): Promise<BodyFields> {
  const length = Number(
    request.headers.get('content-length') ?? (request.body ? Number.POSITIVE_INFINITY : 0),
  );
  if (!(length <= MAX_BODY_BYTES)) return UNREAD;
  const text = await request.clone().text();
  return text.trimStart().startsWith('{') ? ofJson(text) : ofForm(new URLSearchParams(text));
}

function ofForm(form: URLSearchParams): BodyFields {
  return { has: (name) => form.has(name), all: (name) => form.getAll(name) };
}

/** A host takes the last of two fields of the same name, as `JSON.parse` does. */
function ofJson(text: string): BodyFields {
  try {
    const fields = fieldsOf(JSON.parse(text));
    const fieldOf = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
    return {
      has: (name) => fieldOf(name) !== undefined,
      all: (name) => (fieldOf(name) === undefined ? [] : [String(fieldOf(name))]),
    };
  } catch {
    return UNREAD;
  }
}

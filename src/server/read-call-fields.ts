import { fieldsOf } from '@/domain/data/fields-of';

/** The fields of a call, which a host may read from its body or its query. Where something may hide, every field has one unknown value. */
export interface CallFields {
  has: (name: string) => boolean;
  /** Each value of a field. */
  all: (name: string) => readonly string[];
}

/** Larger bodies have no such fields. */
const MAX_BODY_BYTES = 64 * 1024;

/** Forms in parts, and texts that some hosts decode otherwise than this server. */
const UNREAD_TYPE = /^multipart\/|charset=(?!"?utf-8)/i;

const UNREAD: CallFields = { has: () => true, all: () => ['?'] };

/**
 * Reads the fields of the query, and of a body as a form and as JSON: a host may go by the type that the body claims, or not. The
 * request's body stays readable.
 */
export async function readCallFields(request: Request): Promise<CallFields> {
  const length = Number(
    request.headers.get('content-length') ?? (request.body ? Number.POSITIVE_INFINITY : 0),
  );
  if (!(length <= MAX_BODY_BYTES) || UNREAD_TYPE.test(request.headers.get('content-type') ?? ''))
    return UNREAD;
  const text = await request.clone().text();
  // Some hosts recognize JSON of two or four bytes a letter by its zeros.
  const json = text.includes('\0') ? undefined : jsonFields(text);
  if (!json) return UNREAD;
  const forms = [new URL(request.url).searchParams, new URLSearchParams(text)];
  return {
    has: (name) => json.has(name) || forms.some((form) => form.has(name)),
    all: (name) => [...forms.flatMap((form) => form.getAll(name)), ...(json.get(name) ?? [])],
  };
}

/** A host takes the last of two fields of the same name, as `JSON.parse` does. @returns undefined for what is no object. */
function jsonFields(text: string): ReadonlyMap<string, readonly string[]> | undefined {
  if (!/^\s*[[{]/.test(text)) return new Map();
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return undefined;
    return new Map(Object.entries(fieldsOf(value)).map(([name, field]) => [name, [String(field)]]));
  } catch {
    return undefined;
  }
}

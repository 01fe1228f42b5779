/** What a platform says when it refuses. */
export interface SaidRefusal {
  /** Its stable key; empty when it gave none. */
  key: string;
  message: string;
}

/** The body of an answer as text and as what it means. */
export interface AnswerText {
  contentType: string;
  text: string;
  /** The parsed JSON; the text itself where it is none. */
  body: unknown;
}

/** Reads an answer. JSON in a block comment, as servlet commands may write it, is read as the JSON that it is. */
export async function readAnswer(response: Response): Promise<AnswerText> {
  const stated = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await response.text();
  const inComment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(text)?.[1];
  const json = parsed(inComment ?? text);
  if (json === undefined) return { contentType: stated, text, body: text };
  return { contentType: inComment === undefined ? stated : 'application/json', text, body: json };
}

/**
 * What the platform said, when an answer tells of a failure: an error status, or a servlet command's error fields,
 * which come with HTTP 200.
 */
export function refusalIn(status: number, body: unknown): SaidRefusal | undefined {
  const [error = body] = errorsOf(body);
  const { errorKey, errorMessageKey, errorMessage } = fieldsOf(error);
  if (status < 400 && errorMessageKey === undefined) return undefined;
  return { key: String(errorKey ?? errorMessageKey ?? ''), message: String(errorMessage ?? '') };
}

function errorsOf(body: unknown): unknown[] {
  const { errors } = fieldsOf(body);
  return Array.isArray(errors) ? errors : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

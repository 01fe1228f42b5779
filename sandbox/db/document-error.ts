import type { z } from 'zod';

export interface DocumentProblem {
  collection: string;
  /** Unknown when the document has none. */
  id: string | undefined;
  /** Path inside the document, such as `lines.0.quantity`; empty for the document itself. */
  field: string;
  message: string;
}

/** An invalid document. The message names collection, id and field. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem) {
    const { collection, id, field, message } = problem;
    const subject = id === undefined ? `a document of ${collection}` : `${collection} "${id}"`;
    super(field === '' ? `${subject}: ${message}` : `${subject}, field ${field}: ${message}`);
    this.problem = problem;
  }
}

/** Converts the first zod issue to an error. */
export function toDocumentError(
  collection: string,
  id: string | undefined,
  error: z.ZodError,
): DocumentError {
  const [issue] = error.issues;
  return new DocumentError({
    collection,
    id,
    field: issue?.path.map(String).join('.') ?? '',
    message: issue?.message ?? 'Invalid',
  });
}

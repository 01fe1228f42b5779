import { z } from 'zod';

const imageSchema = z.strictObject({
  version: z.number().int(),
  counters: z.record(z.string(), z.number().int()),
  collections: z.record(z.string(), z.array(z.unknown())),
});

/** A database as one JSON value. */
export type DatabaseImage = z.infer<typeof imageSchema>;

/** The value is not a snapshot of this database. The message says what is wrong and where. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Parses a snapshot with exactly these collections and this version. Does not validate its documents. @throws ImportError */
export function readImage(value: unknown, version: number, collections: readonly string[]): DatabaseImage {
  const parsed = imageSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ImportError(`This is no export of a database: ${issue?.path.join('.')} ${issue?.message}`);
  }
  const image = parsed.data;
  if (image.version !== version) {
    throw new ImportError(
      `The export has version ${image.version}, but this database has version ${version}`,
    );
  }
  const unknown = Object.keys(image.collections).find((name) => !collections.includes(name));
  if (unknown)
    throw new ImportError(`The export has a collection ${unknown}, which this database does not have`);
  const missing = collections.find((name) => !Object.hasOwn(image.collections, name));
  if (missing) throw new ImportError(`The export lacks the collection ${missing}`);
  return image;
}

import { z } from 'zod';

const snapshotSchema = z.strictObject({
  version: z.number().int(),
  counters: z.record(z.string(), z.number().int()),
  collections: z.record(z.string(), z.array(z.unknown())),
});

/** A database as one JSON value. */
export type DatabaseSnapshot = z.infer<typeof snapshotSchema>;

/** The value is not a snapshot of this database. The message says what is wrong and where. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Parses a snapshot with exactly these collections and this version. Does not validate its documents. @throws ImportError */
export function parseSnapshot(
  value: unknown,
  version: number,
  collections: readonly string[],
): DatabaseSnapshot {
  const parsed = snapshotSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    throw new ImportError(`This is not an export: ${place}${issue?.message}`);
  }
  const snapshot = parsed.data;
  if (snapshot.version !== version) {
    throw new ImportError(`The export has version ${snapshot.version}, this sandbox has version ${version}`);
  }
  const unexpected = Object.keys(snapshot.collections).find((name) => !collections.includes(name));
  if (unexpected)
    throw new ImportError(`The export has a collection ${unexpected}, which this sandbox does not have`);
  const missing = collections.find((name) => !Object.hasOwn(snapshot.collections, name));
  if (missing) throw new ImportError(`The export lacks the collection ${missing}`);
  return snapshot;
}

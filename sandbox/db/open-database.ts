import { buildDatabase, type Database } from './database';
import type { Schema } from './define-schema';
import type { Persistence } from './persistence';

export type { Database } from './database';

/**
 * Opens a database with the stored contents.
 *
 * Contents that are unreadable or do not match the schema are quarantined and the database starts empty; see `notice`.
 *
 * @throws when the persistence cannot be used at all (no permission, in use by another process).
 */
export function openDatabase<S extends Schema>(schema: S, persistence: Persistence): Database<S> {
  return buildDatabase(schema, persistence.open(schema.version));
}

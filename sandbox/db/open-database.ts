import { buildDatabase, type Database } from './database';
import type { Schema } from './define-schema';
import type { Persistence } from './persistence';

export type { Database } from './database';

/**
 * Opens a database with everything that the persistence holds.
 *
 * Contents that cannot be read, or do not fit the schema, are set aside and the database starts empty; `notice` says so.
 *
 * @throws when the persistence cannot be used at all (no permission, in use by another process).
 */
export function openDatabase<S extends Schema>(schema: S, persistence: Persistence): Database<S> {
  return buildDatabase(schema, persistence.open(schema.version));
}

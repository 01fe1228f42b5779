import { buildDatabase, type Database } from './database';
import type { Schema } from './define-schema';
import type { AsyncPersistence, Persistence } from './persistence';

/** Acts like `openDatabase`, for a persistence that loads asynchronously. */
export async function openDatabaseAsync<S extends Schema>(
  schema: S,
  persistence: AsyncPersistence | Persistence,
): Promise<Database<S>> {
  return buildDatabase(schema, await persistence.open(schema.version));
}

import { DatabaseSync } from 'node:sqlite';

/** Returns the rows of a sandbox's data file. The sandbox must not be running. */
export function storedDocuments(dataFile: string): string[] {
  const file = new DatabaseSync(dataFile, { readOnly: true });
  try {
    const documents = file.prepare('SELECT collection, id, document FROM documents ORDER BY 1, 2').all();
    const counters = file.prepare('SELECT name, value FROM counters ORDER BY 1').all();
    return [...documents, ...counters].map((row) => JSON.stringify(row));
  } finally {
    file.close();
  }
}

import type { Messages } from '@lingui/core';

/** Catalogs in every language, by path, which ends with the language. */
export type CatalogFiles = Record<string, () => Promise<{ messages: Messages }>>;

/** Every message catalog, by path. In a chunk of its own: a server-rendered page already includes its messages. */
const catalogFiles = import.meta.glob<{ messages: Messages }>([
  './locales/*.po',
  '../features/**/locales/*.po',
]);

/** Returns catalogs by their names: of a feature, or `app`, the catalog of src/app and src/lib. */
export function catalogFilesOf(names: readonly string[]): CatalogFiles {
  const folders = names.map((name) => `${name === 'app' ? '.' : `../features/${name}`}/locales/`);
  const isNamed = ([path]: [string, unknown]) => folders.includes(path.slice(0, path.lastIndexOf('/') + 1));
  return Object.fromEntries(Object.entries(catalogFiles).filter(isNamed));
}

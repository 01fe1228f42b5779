import type { Messages } from '@lingui/core';
import type { LanguageTag } from '@/domain/locale/locales';
import type { CatalogFiles } from './message-catalog-files';

/** Catalogs of the shell, which every page needs. */
export const SHELL_CATALOGS = ['app', 'header', 'footer'];

/** Loads the named catalogs in one language. */
export async function loadMessages(languageTag: LanguageTag, names: readonly string[]): Promise<Messages> {
  const { catalogFilesOf } = await import('./message-catalog-files');
  return loadCatalogs(languageTag, catalogFilesOf(names));
}

/** Loads catalogs in one language. A panel that lists its own files does not wait for the list of all. */
export async function loadCatalogs(languageTag: LanguageTag, files: CatalogFiles): Promise<Messages> {
  const ending = `/${languageTag.slice(0, 2)}.po`;
  const catalogs = await Promise.all(
    Object.entries(files).flatMap(([path, load]) => (path.endsWith(ending) ? [load()] : [])),
  );
  const messages: Messages = Object.assign({}, ...catalogs.map((catalog) => catalog.messages));
  if (languageTag !== 'en-CA') return messages;
  const { inCanadianSpelling } = await import('./canadian-messages');
  return inCanadianSpelling(messages);
}

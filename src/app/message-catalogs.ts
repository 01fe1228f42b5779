import type { Messages } from '@lingui/core';
import type { LanguageTag } from '@/domain/locale/locales';

/** Catalogs of the shell, which every page needs. */
export const SHELL_CATALOGS = ['app', 'header', 'footer'];

/** Loads the named catalogs in one language. */
export async function loadMessages(languageTag: LanguageTag, names: readonly string[]): Promise<Messages> {
  const { loadCatalog } = await import('./message-catalog-files');
  const catalogs = await Promise.all(names.map((name) => loadCatalog(name, languageTag)));
  return Object.assign({}, ...catalogs) as Messages;
}

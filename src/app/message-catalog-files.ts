import type { Messages } from '@lingui/core';
import type { LanguageTag } from '@/domain/locale/locales';

/** Every message catalog, by path. In a chunk of its own: a server-rendered page already includes its messages. */
const catalogFiles = import.meta.glob<{ messages: Messages }>([
  './locales/*.po',
  '../features/**/locales/*.po',
]);

/** Loads a catalog: of a feature, or `app`, the catalog of src/app and src/lib. */
export async function loadCatalog(name: string, languageTag: LanguageTag): Promise<Messages> {
  const folder = name === 'app' ? '.' : `../features/${name}`;
  const catalog = await catalogFiles[`${folder}/locales/${languageTag.slice(0, 2)}.po`]?.();
  if (!catalog) return {};
  if (languageTag !== 'en-CA') return catalog.messages;
  const { inCanadianSpelling } = await import('./canadian-messages');
  return inCanadianSpelling(catalog.messages);
}

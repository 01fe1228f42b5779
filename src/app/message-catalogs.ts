import type { Messages } from '@lingui/core';
import type { DisplayLanguage } from '@/domain/locale/locales';

/** The catalog of src/app and src/lib. */
const APP_CATALOG = 'app';

/** Catalogs of the shell, which every page needs. */
export const SHELL_CATALOGS = [APP_CATALOG, 'header', 'footer'];

/** Loads the named catalogs in one language. */
export async function loadMessages(language: DisplayLanguage, names: readonly string[]): Promise<Messages> {
  const { catalogFiles } = await import('./message-catalog-files');
  const modules = await Promise.all(names.map((name) => catalogFiles[catalogPath(name, language)]?.()));
  return Object.assign({}, ...modules.map((module) => module?.messages ?? {})) as Messages;
}

function catalogPath(name: string, language: DisplayLanguage): string {
  return name === APP_CATALOG ? `./locales/${language}.po` : `../features/${name}/locales/${language}.po`;
}

import { createContext, useContext } from 'react';
import { LOCALES, type LocaleCode, type LocaleConfig } from '@/domain/locale/locales';

/** The site of a page: one row of the locale table, with its locale code. */
export type Site = LocaleConfig & { readonly locale: LocaleCode };

export function siteByLocale(locale: LocaleCode): Site {
  return { ...LOCALES[locale], locale };
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** @throws Error outside a SiteProvider. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used inside a SiteProvider.');
  return site;
}

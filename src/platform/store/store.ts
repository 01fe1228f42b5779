import { createContext, useContext } from 'react';
import { LOCALES, type LocaleCode, type LocaleConfig } from '@/domain/locale/locales';

/** The site of a page: one row of the locale table, with its locale code. */
export type Store = LocaleConfig & { readonly locale: LocaleCode };

export function storeByLocale(locale: LocaleCode): Store {
  return { ...LOCALES[locale], locale };
}

const StoreContext = createContext<Store | undefined>(undefined);

export const StoreProvider = StoreContext.Provider;

/** @throws Error outside a SiteProvider. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useSite must be used inside a SiteProvider.');
  return store;
}

import { createContext, useContext } from 'react';
import { LOCALES, type LocaleCode, type LocaleEntry } from '@/domain/locale/locales';

/** The store and language that a page shows: one row of the locale table, with its code. */
export type Store = LocaleEntry & { readonly locale: LocaleCode };

export function storeByLocale(locale: LocaleCode): Store {
  return { ...LOCALES[locale], locale };
}

const StoreContext = createContext<Store | undefined>(undefined);

export const StoreProvider = StoreContext.Provider;

/** @throws Error outside a page, which is a mistake in the code. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it.');
  return store;
}

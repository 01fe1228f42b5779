import { createContext, useContext } from 'react';
import type { FoundPage, PreparedPage } from '../page-loader';

/** Where prepared pages come from: one page on the server, any page of the store in the browser. */
export interface PageSource {
  find: (address: { pathname: string; search: string }) => FoundPage;
  /** The page when it can paint now, else a promise of it. */
  prepare: (page: FoundPage) => PreparedPage | Promise<PreparedPage>;
  /** Whether nothing stands at a page's address, as far as it has been prepared: no page, or one of a thing that is gone. */
  isMissing: (page: FoundPage) => boolean;
}

const PageSourceContext = createContext<PageSource | undefined>(undefined);

export const PageSourceProvider = PageSourceContext.Provider;

export function usePageSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('usePageSource needs a PageSourceProvider above it.');
  return source;
}

import { createContext, useContext } from 'react';
import type { PageMatch } from '../page-loader';
import type { PagePromise } from './page-promise';

/** Provides prepared pages: one page on the server, any page in the browser. */
export interface PageSource {
  find: (location: { pathname: string; search: string }) => PageMatch;
  /** The page. The same promise while it loads and afterwards, as `use` requires. */
  prepare: (page: PageMatch) => PagePromise;
  /** Whether the page is a 404, as far as it has been prepared. */
  isNotFound: (page: PageMatch) => boolean;
}

const PageSourceContext = createContext<PageSource | undefined>(undefined);

export const PageSourceProvider = PageSourceContext.Provider;

export function usePageSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('usePageSource must be used inside a PageSourceProvider.');
  return source;
}

import { createContext, useContext } from 'react';

const SiteOriginContext = createContext('');

export const SiteOriginProvider = SiteOriginContext.Provider;

/** Returns the public origin of the site, such as `https://www.example.com`. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}

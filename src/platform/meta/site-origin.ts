import { createContext, useContext } from 'react';

const SiteOriginContext = createContext('');

export const SiteOriginProvider = SiteOriginContext.Provider;

/** Scheme and host under which the public knows this site, such as `https://www.example.com`. */
export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}

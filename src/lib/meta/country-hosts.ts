import { createContext, useContext } from 'react';

/** Hosts by which shoppers know the two countries' stores, where one host serves both; such as `www.example.ca`. */
export type CountryHosts = Readonly<Partial<Record<'us' | 'ca', string>>>;

const CountryHostsContext = createContext<CountryHosts>({});

export const CountryHostsProvider = CountryHostsContext.Provider;

/** Returns the hosts of the deployment (`STORE_HOST_US`, `STORE_HOST_CA`). */
export function useCountryHosts(): CountryHosts {
  return useContext(CountryHostsContext);
}

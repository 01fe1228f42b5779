import type { CountryHosts } from '@/lib/meta/country-hosts';

export interface CountryHostsSettings {
  us?: string | undefined;
  ca?: string | undefined;
}

/**
 * The hosts by which shoppers know the two stores, where one host serves both.
 *
 * @throws Error for a setting that is more than a host, such as a URL.
 */
export function countryHostsConfig({ us, ca }: CountryHostsSettings): CountryHosts | undefined {
  if (!us && !ca) return undefined;
  return { ...(us && { us: host('STORE_HOST_US', us) }), ...(ca && { ca: host('STORE_HOST_CA', ca) }) };
}

function host(name: string, value: string): string {
  if (!URL.canParse(`https://${value}`) || new URL(`https://${value}`).host !== value)
    throw new Error(`${name} must be a host, such as www.example.com.`);
  return value;
}

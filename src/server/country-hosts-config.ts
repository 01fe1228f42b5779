/**
 * The host by which shoppers know one of the two stores, where one host serves both.
 *
 * @param name the variable
 * @throws Error for a setting that is more than a host, such as a URL.
 */
export function countryHost(name: string, host: string | undefined): string | undefined {
  if (!host) return undefined;
  if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host)
    throw new Error(`${name} must be a host, such as www.example.com.`);
  return host;
}

import { parseUrl } from '@/domain/navigation/parse-url';

const REDIRECTS = /^\/[^/]+\/eye-exam\/(california|texas-oklahoma)/i;
const ANY_ORIGIN = 'https://site.invalid';

/**
 * Where exams are booked in California, or in Texas and Oklahoma (001 §2). The store's number is appended.
 *
 * @param name the variable
 * @throws Error for an address that is neither HTTPS nor a path of this site, or that leads back to the redirects.
 */
export function examBookingUrl(name: string, address: string | undefined): string | undefined {
  if (!address) return undefined;
  const { origin, protocol, pathname } = parseUrl(address, ANY_ORIGIN) ?? {};
  const isOwnPath = address.startsWith('/') && origin === ANY_ORIGIN;
  const isHttps = address.startsWith('https://') && protocol === 'https:';
  if ((!isOwnPath && !isHttps) || REDIRECTS.test(pathname ?? ''))
    throw new Error(`${name} must be an HTTPS address or a path of this site, and not one of the redirects.`);
  return address;
}

/**
 * Hosts on which stores may take bookings themselves (001 §2), separated by commas.
 *
 * @throws Error for what is not the name of a host.
 */
export function examBookingHosts(hosts: string | undefined): string[] | undefined {
  return hosts ? hosts.split(',').map(checkedHost) : undefined;
}

function checkedHost(text: string): string {
  const host = text.trim().toLowerCase();
  if (host === '' || parseUrl(`https://${host}`)?.host !== host)
    throw new Error(
      'EXAM_BOOKING_HOSTS must be names of hosts, such as exams.example.com, separated by commas.',
    );
  return host;
}

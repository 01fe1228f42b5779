import type { ExamBookingUrls } from '@/domain/exams/exam-redirect';

export interface ExamBookingSettings {
  /** For stores in California; the store's number is appended. The booking link when absent. */
  california?: string | undefined;
  /** For stores in Texas and Oklahoma. */
  texasOklahoma?: string | undefined;
  /** Hosts on which stores may take bookings, separated by commas. */
  hosts?: string | undefined;
}

/**
 * Where exams are booked in California, in Texas and Oklahoma, and by stores themselves (001 §2).
 *
 * @throws Error for an address that is neither HTTPS nor a path of this site, or that leads back to the redirects, and for
 *   what is not the name of a host.
 */
export function examBookingConfig({
  california,
  texasOklahoma,
  hosts,
}: ExamBookingSettings): ExamBookingUrls {
  return {
    ...(california && { california: checked('EXAM_BOOKING_CALIFORNIA_URL', california) }),
    ...(texasOklahoma && {
      'texas-oklahoma': checked('EXAM_BOOKING_TEXAS_OKLAHOMA_URL', texasOklahoma),
    }),
    ...(hosts && { hosts: hosts.split(',').map(checkedHost) }),
  };
}

const REDIRECTS = /^\/[^/]+\/eye-exam\/(california|texas-oklahoma)/i;
const ANY_ORIGIN = 'https://site.invalid';

function checkedHost(text: string): string {
  const host = text.trim().toLowerCase();
  if (host === '' || URL.parse(`https://${host}`)?.host !== host)
    throw new Error(
      'EXAM_BOOKING_HOSTS must be names of hosts, such as exams.example.com, separated by commas.',
    );
  return host;
}

function checked(name: string, address: string): string {
  const { origin, protocol, pathname } = URL.parse(address, ANY_ORIGIN) ?? {};
  const isOwnPath = address.startsWith('/') && origin === ANY_ORIGIN;
  const isHttps = address.startsWith('https://') && protocol === 'https:';
  if ((!isOwnPath && !isHttps) || REDIRECTS.test(pathname ?? ''))
    throw new Error(`${name} must be an HTTPS address or a path of this site, and not one of the redirects.`);
  return address;
}

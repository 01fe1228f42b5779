import type { ExamBookingUrls } from '@/domain/exams/exam-redirect';

export interface ExamBookingSettings {
  /** For stores in California; the store's number is appended. The booking link when absent. */
  california?: string | undefined;
  /** For stores in Texas and Oklahoma. */
  texasOklahoma?: string | undefined;
}

/**
 * Where exams are booked in California, and in Texas and Oklahoma (001 §2).
 *
 * @throws Error for an address that is neither HTTPS nor a path of this site, or that leads back to the redirects.
 */
export function examBookingConfig({ california, texasOklahoma }: ExamBookingSettings): ExamBookingUrls {
  return {
    ...(california && { california: checked('EXAM_BOOKING_CALIFORNIA_URL', california) }),
    ...(texasOklahoma && {
      'texas-oklahoma': checked('EXAM_BOOKING_TEXAS_OKLAHOMA_URL', texasOklahoma),
    }),
  };
}

const REDIRECTS = /^\/[^/]+\/eye-exam\/(california|texas-oklahoma)/i;
const ANY_ORIGIN = 'https://site.invalid';

function checked(name: string, address: string): string {
  const { origin, protocol, pathname } = URL.parse(address, ANY_ORIGIN) ?? {};
  const isOwnPath = address.startsWith('/') && origin === ANY_ORIGIN;
  const isHttps = address.startsWith('https://') && protocol === 'https:';
  if ((!isOwnPath && !isHttps) || REDIRECTS.test(pathname ?? ''))
    throw new Error(`${name} must be an HTTPS address or a path of this site, and not one of the redirects.`);
  return address;
}

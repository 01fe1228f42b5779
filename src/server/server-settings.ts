import { z } from 'zod';
import { wholeNumberSetting } from '@/lib/http/whole-number-setting';
import { countryHost } from './country-hosts-config';
import { directionsConfig } from './directions-config';
import { doctorPracticeConfig } from './doctor-practice-config';
import { examBookingHosts, examBookingUrl } from './exam-booking-config';
import { checkOrigin } from './live-host';
import { mapTilesUrl } from './map-tiles-config';
import { cacheUrl, logLevel, purgeSecret } from './operations/operations-config';
import { publicOrigins } from './public-origins';
import { cspReportUrl, hstsSubdomains } from './security-headers-config';

/** Zoom from which the map shows street tiles, and the last one that any provider has. */
const TILE_ZOOM = [9, 24] as const;

/** A setting that a function reads; what it throws is the message. */
function readBy<Value>(read: (setting: string | undefined) => Value) {
  return z
    .string()
    .optional()
    .transform((setting, context) => {
      try {
        return read(setting);
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    });
}

/** A text without rules. A blank one is as good as none. */
const text = readBy((setting) => setting?.trim() || undefined);

function wholeNumber(name: string, range: readonly [number, number]) {
  return readBy((setting) => wholeNumberSetting(name, range, setting));
}

/** Every environment variable of a server but those of the contract's check (docs/settings.md). */
const variables = z.object({
  PORT: wholeNumber('PORT', [0, 65_535]).transform((port) => port ?? 4173),
  HOST: text,
  WCS_ORIGIN: readBy((origin) => (origin ? checkOrigin(origin) : undefined)),
  SANDBOX_DATA: text.transform((file) => file ?? '.data/sandbox.sqlite'),
  PUBLIC_ORIGIN: readBy((origin) => (origin ? publicOrigins(origin) : undefined)),
  STORE_HOST_US: readBy((host) => countryHost('STORE_HOST_US', host)),
  STORE_HOST_CA: readBy((host) => countryHost('STORE_HOST_CA', host)),
  TRUSTED_PROXIES: wholeNumber('TRUSTED_PROXIES', [0, 10]),
  HSTS_SUBDOMAINS: readBy(hstsSubdomains),
  CSP_REPORT_URL: readBy(cspReportUrl),
  ASSETS_DIR: text,
  WEB_CONCURRENCY: wholeNumber('WEB_CONCURRENCY', [1, 64]).transform((count) => count ?? 1),
  CACHE_URL: readBy(cacheUrl),
  METRICS_PORT: wholeNumber('METRICS_PORT', [1, 65_535]),
  LOG_LEVEL: readBy(logLevel),
  MAX_DELAY_MS: wholeNumber('MAX_DELAY_MS', [20, 60_000]),
  PURGE_SECRET: readBy(purgeSecret),
  BROWSER_REPORTS: wholeNumber('BROWSER_REPORTS', [1, 100]),
  GOOGLE_CLIENT_ID: text,
  FACEBOOK_CLIENT_ID: text,
  MAP_TILES_URL: readBy(mapTilesUrl),
  MAP_TILES_ATTRIBUTION: text.transform((attribution) => attribution ?? ''),
  MAP_TILES_MAX_ZOOM: wholeNumber('MAP_TILES_MAX_ZOOM', TILE_ZOOM).transform((zoom) => zoom ?? 19),
  DIRECTIONS_URL: readBy(directionsConfig),
  STORE_PAGE_SIZE: wholeNumber('STORE_PAGE_SIZE', [1, 100]),
  EXAM_BOOKING_CALIFORNIA_URL: readBy((url) => examBookingUrl('EXAM_BOOKING_CALIFORNIA_URL', url)),
  EXAM_BOOKING_TEXAS_OKLAHOMA_URL: readBy((url) => examBookingUrl('EXAM_BOOKING_TEXAS_OKLAHOMA_URL', url)),
  EXAM_BOOKING_HOSTS: readBy(examBookingHosts),
  DOCTOR_PRACTICE_URL: readBy(doctorPracticeConfig),
});

/** The settings of a server by the names of their variables, read and with defaults. */
export type ServerSettings = z.infer<typeof variables>;

/**
 * Reads the settings of a server from its environment.
 *
 * @returns the problems, a line for each, when a setting is not valid: the server must not start with another value.
 */
export function readServerSettings(
  environment: NodeJS.ProcessEnv,
): { settings: ServerSettings } | { problems: string[] } {
  const { data, error } = variables.safeParse(environment);
  if (data && data.WEB_CONCURRENCY > 1 && !data.WCS_ORIGIN)
    return { problems: ['WEB_CONCURRENCY must be 1 with the sandbox, whose data is in one process.'] };
  return data ? { settings: data } : { problems: error.issues.map(({ message }) => message) };
}

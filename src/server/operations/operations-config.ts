import { parseUrl } from '@/domain/navigation/parse-url';

/** @throws Error for an address that is not one of Redis. */
export function cacheUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!/^rediss?:$/.test(parseUrl(url)?.protocol ?? ''))
    throw new Error('CACHE_URL must be like redis://cache.example.com:6379.');
  return url;
}

/** @throws Error for a secret that can be guessed. */
export function purgeSecret(secret: string | undefined): string | undefined {
  if (!secret) return undefined;
  if (secret.length < 32) throw new Error('PURGE_SECRET must be a text of at least 32 characters.');
  return secret;
}

const LOG_LEVELS = ['error', 'info', 'debug', 'silent'] as const;

/** @throws Error for another level. */
export function logLevel(level: string | undefined): (typeof LOG_LEVELS)[number] | undefined {
  if (!level) return undefined;
  const known = LOG_LEVELS.find((each) => each === level);
  if (!known) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  return known;
}

import type { Handler } from '../../call';

/** In milliseconds. */
const LIFETIME_MS = 2 * 60 * 1000;
/** The contract's example is always valid, as the test keys of captcha services are. */
const TEST_TOKEN = 'captcha-token';
const TOKEN = /^captcha-(\d+)$/;

/** Creates a token that says when it was made: the sandbox's captcha protects nothing. */
export const createCaptchaToken: Handler<'createCaptchaToken'> = (_call, { now }) => ({
  token: `captcha-${now().getTime()}`,
});

/** @param now epoch milliseconds. */
export function isCaptchaSolved(token: string, now: number): boolean {
  if (token === TEST_TOKEN) return true;
  const madeAt = Number(TOKEN.exec(token)?.[1]);
  return madeAt <= now && now - madeAt <= LIFETIME_MS;
}

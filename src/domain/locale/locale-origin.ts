import { LOCALES, type LocaleCode } from './locales';

/**
 * Returns the origin of another locale's site when it differs: `.com` for the US, `.ca` for Canada (000 §2, Footer). '' when
 * one host serves both, as in development.
 *
 * @param origin origin of the current site.
 */
export function localeOrigin(origin: string, target: LocaleCode): string {
  const { hostSuffix } = LOCALES[target];
  const [, hostBase, suffix] = /^(https?:\/\/[^/:]+)(\.com|\.ca)$/.exec(origin) ?? [];
  return hostBase === undefined || suffix === hostSuffix ? '' : hostBase + hostSuffix;
}

/** Returns the origin under which a page of the locale is canonical, in canonical and alternate links. */
export function canonicalOrigin(origin: string, locale: LocaleCode): string {
  return localeOrigin(origin, locale) || origin;
}

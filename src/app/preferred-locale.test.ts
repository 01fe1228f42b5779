import { expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale';

it.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-ca'],
  ['FR', 'fr-ca'],
  ['es-MX,es;q=0.9,en-US;q=0.8', 'es-us'],
  ['en-CA,en;q=0.9,fr-CA;q=0.8', 'en-ca'],
  ['en-US,en;q=0.9', 'lc-us'],
  ['en-GB', 'lc-us'],
  // The first supported language.
  ['de-DE,de;q=0.9,fr;q=0.8,en;q=0.7', 'fr-ca'],
  // The weight decides, not the order; a weight of 0 means not acceptable (RFC 9110 §12.4.2).
  ['en;q=0.5,fr', 'fr-ca'],
  ['fr;q=0,es', 'es-us'],
  ['fr;q=0', 'lc-us'],
  // Frisian and Estonian are not French and Spanish.
  ['frr,est', 'lc-us'],
  ['*', 'lc-us'],
  ['', 'lc-us'],
  [undefined, 'lc-us'],
  [';;;,,q=', 'lc-us'],
])('Accept-Language %j gets %s', (acceptLanguage, locale) => {
  expect(preferredLocale(undefined, acceptLanguage, 'localhost')).toBe(locale);
});

it('prefers the locale of the last visit, if valid', () => {
  expect(preferredLocale('es-us', 'fr-CA', 'localhost')).toBe('es-us');
  expect(preferredLocale('de-de', 'fr-CA', 'localhost')).toBe('fr-ca');
  expect(preferredLocale('//evil.example', undefined, 'localhost')).toBe('lc-us');
});

it.each([
  ['www.marlowe.ca', 'en-US', 'en-ca'],
  ['www.marlowe.ca', 'fr', 'fr-ca'],
  ['www.marlowe.ca', 'es', 'en-ca'],
  ['www.marlowe.com', 'fr-CA,en;q=0.5', 'lc-us'],
  ['www.marlowe.com', 'en-CA', 'lc-us'],
  ['www.marlowe.com', 'es-MX', 'es-us'],
])('the host %s offers Accept-Language %s only its own locales: %s', (hostname, acceptLanguage, locale) => {
  expect(preferredLocale(undefined, acceptLanguage, hostname)).toBe(locale);
});

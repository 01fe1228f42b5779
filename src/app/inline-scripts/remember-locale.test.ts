import { afterEach, expect, it } from 'vitest';
import { rememberLocale } from './remember-locale';

afterEach(() => {
  document.documentElement.lang = '';
  // biome-ignore lint/suspicious/noDocumentCookie: removes the cookie of the test
  document.cookie = 'locale=; max-age=0; path=/';
});

it('remembers the locale of the document', () => {
  document.documentElement.lang = 'fr-CA';
  rememberLocale('locale', { 'en-CA': 'en-ca', 'fr-CA': 'fr-ca' });
  expect(document.cookie).toContain('locale=fr-ca');
});

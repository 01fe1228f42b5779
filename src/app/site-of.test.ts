import { describe, expect, it } from 'vitest';
import { siteOf } from './site-of';

const localeOf = (path: string, params: Parameters<typeof siteOf>[1], remembered?: string) =>
  siteOf(new URL(path, 'https://store.test'), params, remembered)?.locale;

describe('siteOf', () => {
  it('prefers the locale of the path over everything else', () => {
    expect(localeOf('/fr-ca?langId=-1', { locale: 'fr-ca' }, 'es-us')).toBe('fr-ca');
  });

  it('returns undefined for an unknown locale', () => {
    expect(localeOf('/de-de', { locale: 'de-de' })).toBeUndefined();
  });

  it('uses the language of langId on country pages', () => {
    expect(localeOf('/lc-us/account?langId=-50', { country: 'lc-us' })).toBe('es-us');
    expect(localeOf('/en-ca/account?langId=-25', { country: 'en-ca' })).toBe('fr-ca');
  });

  it('does not let langId change the country', () => {
    expect(localeOf('/lc-us/account?langId=-25', { country: 'lc-us' })).toBe('lc-us');
  });

  it('uses langId, then the last locale, then the default when the path has no locale', () => {
    expect(localeOf('/AjaxOrderItemDisplayView?langId=-25', {}, 'es-us')).toBe('fr-ca');
    expect(localeOf('/AjaxOrderItemDisplayView', {}, 'es-us')).toBe('es-us');
    expect(localeOf('/AjaxOrderItemDisplayView', {}, 'nonsense')).toBe('lc-us');
  });
});

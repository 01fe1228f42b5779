import { expect, it } from 'vitest';
import { cspReportUrl, hstsSubdomains } from './security-headers-config';

it.each([
  ['on', true],
  ['off', false],
  ['', undefined],
])('HSTS_SUBDOMAINS=%s is %s', (setting, expected) => {
  expect(hstsSubdomains(setting)).toBe(expected);
});

it('HSTS_SUBDOMAINS knows no other value', () => {
  expect(() => hstsSubdomains('yes')).toThrow('HSTS_SUBDOMAINS must be on or off.');
});

it.each(['https://reports.example.com/csp?site=1', '/csp-reports'])('reports may go to %s', (url) => {
  expect(cspReportUrl(url)).toBe(url);
});

it.each([
  'http://reports.example.com',
  '//reports.example.com',
  'https://a.test; script-src *',
  'https://a.test,b',
  'reports',
])('reports may not go to %s', (url) => {
  expect(() => cspReportUrl(url)).toThrow(/^CSP_REPORT_URL must be/);
});

import { expect, it } from 'vitest';
import { bookTestExam } from '../../tests/support/book-exam';
import { testStorefront } from '../../tests/support/test-storefront';

const { app, client } = testStorefront();

it('is stored nowhere, sends no referrer and is not indexed', async () => {
  const { confirmationNumber } = await bookTestExam(client());
  const query = new URLSearchParams({ langId: '-50', confirmationNumber });
  const response = await app.request(`/lc-us/eye-exam/thank-you?${query}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(html).toContain('<html lang="es-US">');
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toContain(confirmationNumber);
  expect(html).toContain('Cincinnati');
});

it.each([
  ['/lc-us', '?langId=-1', 'en-US'],
  ['/fr-ca', '', 'en-CA'],
  ['/en-ca', '?langId=-25', 'fr-CA'],
  ['/en-ca', '?langId=rubbish', 'en-CA'],
])('%s%s is in %s', async (path, query, language) => {
  const response = await app.request(`${path}/eye-exam/thank-you${query}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<html lang="${language}">`);
});

it('other pages have the usual referrer policy', async () => {
  const response = await app.request('/lc-us/eye-exam');
  expect(response.status).toBe(200);
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

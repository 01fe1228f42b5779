import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';

const STORE = '/wcs/resources/store/10851';
const PATHS = [
  `${STORE}/provideprescription/download/510044/70030001_1.pdf`,
  `${STORE}/rxc/prescription/download/70030001_1.pdf`,
  `/wcs//resources/store/10851/provideprescription/download;x/510044/70030001_1.pdf`,
];

/** Headers with which the store passes on a file that the host gives this type. */
async function headersOf(path: string, type: string, status = 200): Promise<Headers> {
  const host = async () => new Response('bytes', { status, headers: type ? { 'Content-Type': type } : {} });
  const { app } = storefrontOver(host);
  return (await app.request(path)).headers;
}

it.each(PATHS)('a file that a browser could run is a download: %s', async (path) => {
  for (const type of ['text/html', 'image/svg+xml; charset=utf-8', 'application/xhtml+xml', '']) {
    const headers = await headersOf(path, type);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  }
});

it.each(PATHS)('a picture is shown, and is no document of the store: %s', async (path) => {
  const headers = await headersOf(path, 'image/png');
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('content-disposition')).toBeNull();
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

it('a PDF is shown', async () => {
  const headers = await headersOf(PATHS[0] ?? '', 'application/pdf');
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).not.toContain('sandbox');
});

it('leaves errors and other paths alone', async () => {
  expect((await headersOf(PATHS[0] ?? '', 'application/json', 404)).get('content-type')).toBe(
    'application/json',
  );
  const other = await headersOf(`${STORE}/cart/@self`, 'application/json');
  expect(other.get('content-disposition')).toBeNull();
});

import { expect, it } from 'vitest';
import { STORE_PAGE_SIZE_META } from '@/lib/stores/store-page-size';
import { testStorefront } from '../../tests/support/test-storefront';

it('is the size of the first page, which the page passes on to the browser', async () => {
  const { app, requests } = testStorefront({ storePageSize: 5 });
  const html = await (await app.request('/lc-us/store-locator?location=New+York')).text();
  const search = requests.find(({ url }) => url.includes('/storelocator/'));
  expect(new URL(search?.url ?? '').searchParams.get('pageSize')).toBe('5');
  expect(html.match(/<article/g)).toHaveLength(5);
  expect(html).toContain(`<meta name="${STORE_PAGE_SIZE_META}" content="5"/>`);
});

import { setAddress } from '@sandbox/testing/checkout';
import { addGlassesOf } from '@sandbox/testing/prescriptions';
import { logOn } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { renderPageHtml } from '../../../../tests/support/render-html';

it('shows the saved cards of a member in the HTML of the server', async () => {
  const { sandbox, client } = testSandbox();
  const shopper = client();
  await logOn(shopper, 'ada.marsh');
  await addGlassesOf(shopper, sandbox.context.catalog);
  await setAddress(shopper);
  const { html } = await renderPageHtml(sandbox, '/lc-us/checkout', { cookie: shopper.cookieHeader });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toMatch(/Visa.* ending in/s);
  expect(main).not.toContain('Your cards are loading');
});

import { addGlassesOf, uploadFile } from '@sandbox/testing/prescriptions';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { renderPageHtml } from '../../../../tests/support/render-html';

it('shows a file that is not submitted yet in the HTML of the server', async () => {
  const { sandbox, client } = testSandbox();
  const shopper = client();
  await becomeGuest(shopper);
  await uploadFile(shopper, await addGlassesOf(shopper, sandbox.context.catalog), { fileName: 'march.pdf' });
  const { html } = await renderPageHtml(sandbox, '/lc-us/checkout/prescription', {
    cookie: shopper.cookieHeader,
  });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('march.pdf');
  expect(main).toContain('Remove the file');
});

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

it('leaves an exchange by a button, whose click waits for its code', async () => {
  const { sandbox, client } = testSandbox();
  const shopper = client();
  await becomeGuest(shopper);
  const frame = await addGlassesOf(shopper, sandbox.context.catalog);
  const back = async () => {
    const { html } = await renderPageHtml(sandbox, '/lc-us/checkout/prescription', {
      cookie: shopper.cookieHeader,
    });
    return html.slice(0, html.indexOf('Back to my cart')).match(/<(a|button)\b[^>]*>(<span[^>]*>)?$/)?.[1];
  };
  expect(await back()).toBe('a');
  for (const { orderId } of sandbox.context.state.orders.by('item', frame))
    sandbox.context.state.orders.update(orderId, { exchangeOf: '76' });
  expect(await back()).toBe('button');
});

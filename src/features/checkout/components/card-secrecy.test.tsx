import { screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import {
  CHECKOUT_PAGE,
  chooseMethod,
  confirmation,
  DECLINED,
  giveAddress,
  giveCard,
  placeOrderButton,
  section,
  VISA,
  withGlasses,
} from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { renderPage } from '../../../../tests/support/render-page';

const CODE = '739';

/** Collects everything that outlives the form: storage, cookies, the address bar, the query cache. */
function persistedState(): string {
  const { cache } = SWRConfig.defaultValue;
  const queries = [...cache.keys()].map((key) => [key, cache.get(key)]);
  return JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    window.location.href,
    window.history.state,
    queries,
  ]);
}

it('a card number and its security code are in the form and one request only', async () => {
  const { user, server, events } = await renderPage(CHECKOUT_PAGE, withGlasses);
  await giveAddress(user);
  await chooseMethod(user);
  const texts: string[] = [];
  const look = () => texts.push(persistedState(), JSON.stringify(events));
  await enter(user, await screen.findByLabelText('Card number'), DECLINED);
  await enter(user, screen.getByLabelText('Security code'), CODE);
  look();
  await giveCard(user, DECLINED, CODE);
  look();
  await user.click(placeOrderButton());
  await section('Payment').findByText('Your bank declined this card');
  look();
  await giveCard(user, VISA, CODE);
  await user.click(placeOrderButton());
  await confirmation();
  look();

  // The masked number shows that the right places are searched.
  expect(texts.join()).toContain('xxxxxxxxxxxx1111');
  for (const text of [...texts, document.documentElement.outerHTML]) {
    expect(text).not.toContain(VISA);
    expect(text).not.toContain(DECLINED);
    expect(text).not.toMatch(/4[10]{3} [10]{4} [10]{4} [12]{4}|4000 0000 0000 0002/);
    expect(text).not.toContain(`"${CODE}"`);
  }
  const requests = await Promise.all(
    server.requests.map(async (request) => ({ url: request.url, body: await request.clone().text() })),
  );
  const carriers = requests.filter(({ url, body }) => /4111111111111111|4000000000000002/.test(url + body));
  await waitFor(() => expect(carriers).toHaveLength(2));
  for (const { url } of carriers) expect(new URL(url).pathname).toMatch(/\/payment_instruction$/);
});

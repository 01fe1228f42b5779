import { getPersonContactPath } from '@generated/operation-paths';
import { ohioAddress } from '@sandbox/testing/checkout';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { revalidateQueries } from '@/lib/cache/revalidate-queries';
import { addPolygon } from '../../../../tests/support/cart-fixtures';
import {
  button,
  CHECKOUT_PAGE,
  chooseMethod,
  confirmation,
  continueButton,
  giveAddress,
  giveCard,
  placeOrderButton,
  section,
} from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { renderPage } from '../../../../tests/support/render-page';

const member = { as: 'ada.marsh', before: addPolygon } as const;
const radio = (name: RegExp) => screen.findByRole('radio', { name });

describe('a member', () => {
  it('orders with the address and the default card of the account', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, member);
    expect(section('Contact').getByText('ada.marsh@example.com')).toBeVisible();
    expect(await radio(/^Ada Marsh/)).toBeChecked();
    await user.click(continueButton());
    await chooseMethod(user);
    const cards = await screen.findAllByRole('radio', { name: /ending in/ });
    expect(cards[0]).toBeChecked();
    await user.click(continueButton());
    expect(await section('Payment').findByText(/ending in \d{4}$/)).toBeVisible();
    await user.click(placeOrderButton());
    expect(await confirmation()).toBeVisible();
  });

  it('who has tried many cards is told how long to wait, and loses nothing', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, member);
    await user.click(continueButton());
    await chooseMethod(user);
    await screen.findAllByRole('radio', { name: /ending in/ });
    server.startScenario('addPaymentInstruction:tooManyTries');
    await user.click(continueButton());
    expect(await screen.findByText('Too many tries. Try again in 15 minutes.')).toBeVisible();
    server.startScenario('');
    await user.click(continueButton());
    expect(await section('Payment').findByText(/ending in \d{4}$/)).toBeVisible();
  });

  it('can save a new address and a new card', { tags: 'full-run' }, async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, member);
    await user.click(await radio(/^Another address/));
    await user.click(screen.getByRole('checkbox', { name: 'Save this address to my account' }));
    await giveAddress(user);
    await chooseMethod(user);
    const { body: contacts } = await server.shopper.get('/wcs/resources/store/10851/person/@self/contact');
    // The name becomes a part of URLs: it says nothing about the shopper.
    expect(contacts.contact).toContainEqual(
      expect.objectContaining({ nickName: expect.stringMatching(/^address-[a-z0-9]+$/), city: 'Mason' }),
    );
    await user.click(await radio(/^Another card/));
    await user.click(screen.getByRole('checkbox', { name: 'Save this card to my account' }));
    await giveCard(user);
    await user.click(placeOrderButton());
    await confirmation();
    const { body: list } = await server.shopper.get('/wcs/resources/store/10851/mypayments/list/');
    expect(list.payments).toContainEqual(expect.objectContaining({ maskedNumber: 'xxxxxxxxxxxx1111' }));
  });

  it('without an address begins with the names of the account', async () => {
    await renderPage(CHECKOUT_PAGE, { as: 'noor.haddad', before: addPolygon });
    const address = section('Delivery address');
    expect(await address.findByLabelText('First name')).toHaveValue('Noor');
    expect(address.getByLabelText('Last name')).toHaveValue('Haddad');
  });

  it('does not lose what was typed when the list of saved addresses changes', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, { as: 'noor.haddad', before: addPolygon });
    await enter(user, screen.getByLabelText('Street and number'), '7 Ash Rd');
    // In another tab.
    const contact = '/wcs/resources/store/10851/person/@self/contact';
    const office = { ...ohioAddress, nickName: 'office', addressType: 'Shipping' };
    expect((await server.shopper.postJson(contact, office)).status).toBe(201);
    await act(() => revalidateQueries([getPersonContactPath]));
    expect(await radio(/^Another address/)).toBeChecked();
    expect(screen.getByLabelText('Street and number')).toHaveValue('7 Ash Rd');
    await waitFor(() => expect(screen.getByLabelText('Street and number')).toHaveFocus());
  });

  it('sees a message when a saved card or address is gone, and the reloaded list', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, member);
    await radio(/^Ada Marsh/);
    server.startScenario('setShippingInfo:addressNotFound');
    await user.click(continueButton());
    expect(
      await section('Delivery address').findByText('This address is no longer in your account'),
    ).toBeVisible();
    server.startScenario('');
    await user.click(continueButton());
    await chooseMethod(user);
    await screen.findAllByRole('radio', { name: /ending in/ });
    server.startScenario('addPaymentInstruction:savedPaymentNotFound');
    await user.click(continueButton());
    expect(await section('Payment').findByText('This card is no longer in your account')).toBeVisible();
  });

  it('types a card when the saved ones do not load', { tags: 'full-run' }, async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, { ...member, scenario: 'payments-unavailable' });
    await radio(/^Ada Marsh/);
    await user.click(continueButton());
    await chooseMethod(user);
    expect(await screen.findByLabelText('Card number')).toBeVisible();
  });

  it('cannot choose an expired card', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, { as: 'rafael.ybarra', before: addPolygon });
    await giveOrChooseAddress(user);
    await chooseMethod(user);
    const expired = await radio(/ending in/);
    expect(expired).toBeDisabled();
    expect(expired).not.toBeChecked();
    expect(screen.getByLabelText('Card number')).toBeVisible();
  });
});

async function giveOrChooseAddress(user: Parameters<typeof giveAddress>[0]): Promise<void> {
  await waitFor(() =>
    expect(section('Delivery address').getByRole('button', { name: 'Continue' })).toBeVisible(),
  );
  if (screen.queryByLabelText('First name')) await giveAddress(user);
  else await user.click(button('Continue'));
}

describe('each language', () => {
  it.each([
    ['fr-ca', 'Passer à la caisse', 'Province', 'Code postal', 'Québec'],
    ['en-ca', 'Checkout', 'Province', 'Postal code', 'Quebec'],
    ['es-us', 'Pagar', 'Estado', 'Código postal (ZIP)', 'Puerto Rico'],
  ] as const)('of the country: %s', async (locale, title, regionLabel, codeLabel, region) => {
    await renderPage(`/${locale}/checkout`, {
      as: 'guest',
      locale,
      before: async ({ shopper, sandbox }) => {
        const { addGlassesTo, prescriptionSku } = await import('@sandbox/testing/carts');
        const { LOCALES } = await import('@/domain/locale/locales');
        const { storeId, catalogId, languageId } = LOCALES[locale];
        sessionStorage.setItem('checkout_email', JSON.stringify('luc@example.com'));
        await addGlassesTo(shopper, prescriptionSku(sandbox.sandbox.context.catalog), {
          storeId,
          catalogId,
          langId: languageId,
        });
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByLabelText(codeLabel)).toBeVisible();
    expect(screen.getByLabelText(regionLabel)).toHaveTextContent(region);
  });
});

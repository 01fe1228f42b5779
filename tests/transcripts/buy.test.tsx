// @module-tag full-run
// In the usual run, names and announcements have tests in each feature.
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { LOCALES } from '@/domain/locale/locales';
import { POLYGON } from '../e2e/support/polygon';
import { pinBookingDate } from '../support/booking-steps';
import { enter } from '../support/enter';
import { testServer } from '../support/test-server';
import { journey } from './journey';
import { addPair, addressIn } from './pair';

pinBookingDate();

journey('buy', async ({ locale, text, transcript }) => {
  const { country, storeId, catalogId, languageId } = LOCALES[locale];
  const label = (source: string) => text('checkout', source);
  const button = (name: string | RegExp) => screen.findByRole('button', { name });

  const product = await transcript.open(`/${locale}/${POLYGON.upc}`, { as: 'guest' });
  await transcript.read('the product');
  await transcript.act('Choose lenses', async () => {
    await product.user.click(await button(text('lens', 'Choose lenses')));
    await screen.findByRole('heading', { name: text('lens/panel', 'How will you use them?') });
    await within(screen.getByRole('dialog')).findAllByRole('radio');
  });
  await transcript.read('the lens panel', screen.getByRole('dialog'));
  const answers = [
    [0, 'How do you want to give us your prescription?'],
    [2, 'Which material?'],
    [0, 'Which kind of lens?'],
    [0, 'Which coating?'],
    [1, 'Protect your pair?'],
    [1, 'Is everything right?'],
  ] as const;
  for (const [index, question] of answers) {
    await transcript.act(`option ${index + 1}, Continue`, async () => {
      const panel = within(screen.getByRole('dialog'));
      await product.user.click(panel.getAllByRole('radio')[index] as HTMLElement);
      await product.user.click(panel.getByRole('button', { name: text('lens/panel', 'Continue') }));
      await panel.findByRole('heading', { name: text('lens/panel', question) });
    });
    await transcript.read(question, screen.getByRole('dialog'));
  }

  await addPair(locale);
  const query = `storeId=${storeId}&catalogId=${catalogId}&langId=${languageId}`;
  const cart = await transcript.open(`/AjaxOrderItemDisplayView?${query}`);
  await transcript.read('the cart');
  await transcript.act('one more', async () => {
    await cart.user.click(await button(text('cart', 'One {name} more', { name: POLYGON.name })));
    await screen.findByDisplayValue('2');
    await waitFor(() => expect(testServer().callsTo('PUT')).not.toEqual([]));
  });
  const code = () => screen.getByRole('textbox', { name: text('cart', 'Promotion code') });
  for (const [typed, answer] of [
    ['NOT-A-CODE', text('cart', 'We do not know this code. Check how it is written.')],
    ['SEE10', text('cart', 'Code {applied} is applied.', { applied: 'SEE10' })],
  ] as const)
    await transcript.act(`the code ${typed}, Apply`, async () => {
      await enter(cart.user, code(), typed);
      await cart.user.click(await button(text('cart', 'Apply')));
      await screen.findAllByText(answer);
    });

  sessionStorage.setItem('checkout_email', JSON.stringify('ana@example.com'));
  const { user } = await transcript.open(`/${locale}/checkout`);
  await transcript.read('the checkout');
  await transcript.act('Continue without an address', async () =>
    user.click(await button(label('Continue'))),
  );
  const { street, city, region, postalCode } = addressIn[country];
  const address = [
    ['First name', 'Ana'],
    ['Last name', 'Diaz'],
    ['Street and number', street],
    ['City', city],
    [country === 'ca' ? 'Postal code' : 'ZIP code', postalCode],
  ] as const;
  await transcript.act('the address, Continue', async () => {
    const section = within(screen.getByRole('region', { name: label('Delivery address') }));
    for (const [field, typed] of address)
      await enter(user, section.getByLabelText(text('address', field)), typed);
    const regions = section.getByLabelText(text('address', country === 'ca' ? 'Province' : 'State'));
    await user.selectOptions(regions, region);
    await user.click(await button(label('Continue')));
    await screen.findAllByRole('radio');
  });
  await transcript.read('the delivery', screen.getByRole('region', { name: label('Delivery method') }));
  await transcript.act('the first method, Continue', async () => {
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await user.click(await button(label('Continue')));
    await screen.findByLabelText(label('Card number'));
  });
  await transcript.read('the payment', screen.getByRole('region', { name: label('Payment') }));
  const giveCard = async (number: string) => {
    await enter(user, await screen.findByLabelText(label('Card number')), number);
    await enter(user, screen.getByLabelText(label('Expiry date')), '09/2028');
    await enter(user, screen.getByLabelText(label('Security code')), '739');
    await user.click(await button(label('Continue')));
    await button(label('Change payment'));
  };
  const [placeOrder = ''] = label('Place order · {0}').split(' · ');
  await transcript.act('a wrong card number, Continue', async () => {
    await enter(user, await screen.findByLabelText(label('Card number')), '4111');
    await user.click(await button(label('Continue')));
  });
  await transcript.act('a card that the bank declines, Continue', () => giveCard('4000000000000002'));
  await transcript.act('Place order', async () => {
    await user.click(await button(new RegExp(`^${placeOrder}`)));
    await screen.findAllByText(label('Your bank declined this card'));
  });
  await transcript.act('another card, Continue', () => giveCard('4111111111111111'));
  await transcript.read('the review');
  await transcript.act('Place order', async () => {
    await user.click(await button(new RegExp(`^${placeOrder}`)));
    await screen.findByRole('heading', { level: 1, name: label('Thank you for your order') });
  });
  await transcript.read('the confirmation');
});

// @module-tag full-run
// In the usual run, names and announcements have tests in each feature.
import { insuranceMember } from '@sandbox/testing/insurance';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { LOCALES } from '@/domain/locale/locales';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { POLYGON } from '../e2e/support/polygon';
import { pinBookingDate } from '../support/booking-steps';
import { enter } from '../support/enter';
import { findDialog } from '../support/find-dialog';
import { testServer } from '../support/test-server';
import { journey } from './journey';
import { addPair } from './pair';

pinBookingDate();

journey('buy-insured', async ({ locale, text, transcript }) => {
  const { country, storeId, catalogId, languageId } = LOCALES[locale];
  const panelText = (source: string) => text('insurance/panel', source);
  const person = insuranceMember(country === 'ca' ? 'J' : 'A');
  const [year, month, day] = person.birthDate.split('-');
  const { user } = await transcript.open(`/${locale}/${POLYGON.upc}`, { as: 'guest' });
  const panel = () => screen.getByRole('dialog');
  const heading = (source: string) => within(panel()).findByRole('heading', { name: panelText(source) });

  await transcript.act('Use my vision insurance', async () => {
    await user.click(screen.getByRole('switch', { name: text('insurance', 'Use my vision insurance') }));
    await findDialog();
    await within(panel()).findByLabelText(panelText('Insurance provider'));
  });
  await transcript.read('the form', panel());
  const find = async () =>
    user.click(within(panel()).getByRole('button', { name: panelText('Find my benefits') }));
  await transcript.act('Find my benefits, without anything', find);
  const fillIn = async (fields: readonly (readonly [label: string, typed: string])[]) => {
    const form = within(panel());
    await user.selectOptions(form.getByLabelText(panelText('Insurance provider')), person.providers[0] ?? '');
    for (const [label, typed] of fields) await enter(user, form.getByLabelText(label), typed);
    const adult = form.getByRole<HTMLInputElement>('checkbox', {
      name: panelText('I certify that I am 18 years or older.'),
    });
    if (!adult.checked) await user.click(adult);
    await find();
  };
  await transcript.act('a person without a plan, Find my benefits', async () => {
    await fillIn([
      [text('app', 'First name'), person.firstName],
      [text('app', 'Last name'), 'Nobody'],
      [text('app', 'Date of birth'), `${month}/${day}/${year}`],
      [panelText(country === 'ca' ? 'Postal code' : 'ZIP code'), person.postalCode],
    ]);
    await heading('Try another way');
  });
  await transcript.read('the other form', panel());
  await transcript.act('plan and member ID, Find my benefits', async () => {
    await fillIn([
      [panelText('Plan or group ID'), person.plans[0]?.planId ?? ''],
      [panelText('Member ID'), person.memberId],
    ]);
    await waitFor(() => expect(within(panel()).queryByRole('textbox')).toBeNull());
    await act(() => testServer().allResponses());
  });
  await transcript.read('the benefits', panel());
  await transcript.act('Close', async () => {
    await user.click(within(panel()).getByRole('button', { name: panelText('Close') }));
  });
  await transcript.read('the product with insured prices');

  // As the next page that a browser loads.
  panelRequest.set(undefined);
  await addPair(locale);
  await transcript.open(
    `/AjaxOrderItemDisplayView?storeId=${storeId}&catalogId=${catalogId}&langId=${languageId}`,
  );
  await transcript.read('the insured cart');
  sessionStorage.setItem('checkout_email', JSON.stringify('ana@example.com'));
  await transcript.open(`/${locale}/checkout`);
  await transcript.read('the order', screen.getByRole('region', { name: text('checkout', 'Your order') }));
});

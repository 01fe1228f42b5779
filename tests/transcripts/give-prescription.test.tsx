// @module-tag full-run
// In the usual run, names and announcements have tests in each feature.
import { PNG } from '@sandbox/testing/prescriptions';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { fireEvent, screen, within } from '@testing-library/react';
import { LOCALES } from '@/domain/locale/locales';
import { POLYGON } from '../e2e/support/polygon';
import { pinBookingDate } from '../support/booking-steps';
import { enter } from '../support/enter';
import { findDialog } from '../support/find-dialog';
import { testServer } from '../support/test-server';
import { journey } from './journey';
import { addPair } from './pair';

pinBookingDate();

journey('give-prescription', async ({ locale, text, transcript }) => {
  const label = (source: string, values?: Record<string, string>) =>
    text('prescription-step', source, values);
  await becomeGuest(testServer().shopper, LOCALES[locale].storeId);
  await addPair(locale);
  const { user } = await transcript.open(`/${locale}/checkout/prescription`);
  await screen.findByRole('heading', { name: label('Prescription for {name}', { name: POLYGON.name }) });
  const save = async () => user.click(screen.getByRole('button', { name: label('Save prescription') }));
  const choose = async (method: string) =>
    user.click(screen.getByRole('radio', { name: new RegExp(`^${label(method)}`) }));

  await transcript.read('the step');
  await transcript.act('Save prescription, without a method', save);
  await transcript.act('Upload your prescription', () => choose('Upload your prescription'));
  await transcript.act('Save prescription, without a file', save);
  await transcript.read('the upload');
  const input = () => document.querySelector<HTMLInputElement>('main input[type="file"]') as HTMLInputElement;
  const pick = (content: string, name: string, type: string) => {
    const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
    fireEvent.change(input(), { target: { files: [new File([bytes], name, { type })] } });
  };
  await transcript.act('a text instead of a picture', async () => pick('text', 'notes.txt', 'text/plain'));
  await transcript.act('a picture', async () => {
    pick(PNG, 'paper.png', 'image/png');
    await screen.findAllByText(/paper\.png/);
  });
  await transcript.act('Call my doctor', () => choose('Call my doctor'));
  await transcript.act('Save prescription, without a doctor', save);
  await transcript.act('Find your doctor', async () => {
    await user.click(await screen.findByRole('button', { name: label('Find your doctor') }));
    await findDialog();
  });
  await transcript.read('the search for doctors', screen.getByRole('dialog'));
  const dialog = () => within(screen.getByRole('dialog'));
  const doctorText = (source: string) => text('doctor-search', source);
  const doctor = testServer().sandbox.sandbox.context.doctors.find(
    ({ address }) => address.country === LOCALES[locale].country.toUpperCase(),
  );
  if (!doctor) throw new Error('There is no doctor.');
  const search = async (name: string) => {
    await enter(user, dialog().getByLabelText(doctorText('Name of the doctor')), name);
    await user.selectOptions(dialog().getAllByRole('combobox')[0] as HTMLElement, doctor.address.region);
    await user.click(dialog().getByRole('button', { name: doctorText('Search') }));
  };
  await transcript.act('Search, for nobody', async () => {
    await search('Zzyzx');
    await dialog().findByText(doctorText('No doctor found'));
  });
  await transcript.act('Search, for a doctor', async () => {
    await search(doctor.name);
    await dialog().findAllByRole('listitem');
  });
  const [first] = dialog().getAllByRole('listitem');
  await transcript.read('the first doctor', first);
  await transcript.act('Choose this doctor', async () =>
    user.click(within(first as HTMLElement).getAllByRole('button')[0] as HTMLElement),
  );
  await transcript.read('the step with a doctor');
});

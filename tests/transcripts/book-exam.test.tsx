// @module-tag full-run
// In the usual run, names and announcements have tests in each feature.
import { screen, within } from '@testing-library/react';
import { LOCALES } from '@/domain/locale/locales';
import { pinBookingDate } from '../support/booking-steps';
import { enter } from '../support/enter';
import { testServer } from '../support/test-server';
import { journey } from './journey';

pinBookingDate();

journey('book-exam', async ({ locale, text, transcript }) => {
  const label = (source: string) => text('exam-booking', source);
  const country = LOCALES[locale].country.toUpperCase();
  const store = testServer().sandbox.sandbox.context.stores.find(
    (candidate) => candidate.bookableAppointment && candidate.country === country,
  );
  if (!store) throw new Error('There is no store that takes bookings.');
  const { user } = await transcript.open(`/${locale}/eye-exam/schedule?storeNumber=${store.storeNumber}`);
  const section = (name: string) => screen.getByRole('region', { name: label(name) });
  const goOn = async () => user.click(screen.getByRole('button', { name: label('Continue') }));
  const expectHeading = (name: string) => screen.findByRole('heading', { name: label(name) });

  await transcript.read('the exams');
  await transcript.act('Continue without a choice', goOn);
  await transcript.act('the first exam, Continue', async () => {
    await user.click(within(section('Exam')).getAllByRole('radio')[0] as HTMLElement);
    await goOn();
  });
  const anyDoctor = screen.queryByRole('radio', { name: new RegExp(`^${label('Any doctor')}`) });
  if (anyDoctor)
    await transcript.act('any doctor, Continue', async () => {
      await user.click(anyDoctor);
      await goOn();
    });
  const times = async () =>
    (await within(section('Day and time')).findAllByRole<HTMLInputElement>('radio')).filter(
      (radio) => radio.name !== 'day',
    );
  while ((await times()).length === 0) await new Promise((resolve) => setImmediate(resolve));
  await transcript.read('the free times', section('Day and time'));
  await transcript.act('the second time', async () => user.click((await times())[1] as HTMLElement));
  await transcript.act('Continue', async () => {
    await goOn();
    await expectHeading('Patient');
  });
  await transcript.read('the patient', section('Patient'));
  await transcript.act('Continue without a patient', goOn);
  await transcript.act('the patient, Continue', async () => {
    for (const [field, typed] of [
      [text('app', 'First name'), 'Ana'],
      [text('app', 'Last name'), 'Linden'],
      [text('app', 'Date of birth'), '07/04/1988'],
      [label('Email address'), 'ana@example.com'],
      [label('Phone number'), '5135550142'],
    ] as const)
      await enter(user, within(section('Patient')).getByLabelText(field), typed);
    await goOn();
    await expectHeading('Check and book');
  });
  await transcript.read('everything, before the booking');
  await transcript.act('Book this exam', async () => {
    await user.click(screen.getByRole('button', { name: label('Book this exam') }));
    await screen.findByText(/EX[A-Z0-9]{10}/);
  });
  await transcript.read('the thanks');
});

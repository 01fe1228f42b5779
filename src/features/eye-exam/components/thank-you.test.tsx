import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { bookTestExam } from '../../../../tests/support/book-exam';
import { renderPage } from '../../../../tests/support/render-page';
import { testServer } from '../../../../tests/support/test-server';

/** Opens the thank-you page of an exam that was just booked in Cincinnati. */
async function openThanks({ path = '/lc-us', langId = '-1', scenario = '' } = {}) {
  const exam = await bookTestExam(testServer().shopper);
  const query = new URLSearchParams({ langId, confirmationNumber: exam.confirmationNumber });
  const page = await renderPage(`${path}/eye-exam/thank-you?${query}`, scenario ? { scenario } : {});
  return { ...page, exam };
}

const main = () => within(screen.getByRole('main'));
const title = () => main().getByRole('heading', { level: 1 });

it('shows when and where the exam is, and what to bring', async () => {
  const { exam, events } = await openThanks();
  expect(title()).toHaveTextContent('Thank you: your eye exam is booked');
  expect(main().getByText(exam.confirmationNumber)).toBeVisible();
  // The first free time from June 16, 2026, a Tuesday, in the time of Ohio.
  expect(main().getByText(/^[A-Z][a-z]+day, June \d+, 2026$/)).toBeVisible();
  expect(main().getByText(/^\d+:\d\d\s[AP]M – \d+:\d\d\s[AP]M$/)).toBeVisible();
  expect(main().getByText('Eastern Daylight Time')).toBeVisible();
  expect(main().getByText(exam.doctorName)).toBeVisible();
  expect(main().getByText(/Cincinnati, OH/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Directions' })).toHaveAttribute('rel', 'noreferrer');
  expect(main().getByRole('heading', { name: 'What to bring' })).toBeVisible();
  expect(events).toEqual([]);
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('saves a file for the calendar, in UTC, with the time of the store in words', async () => {
  const files: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  const { user, exam } = await openThanks();
  await user.click(main().getByRole('button', { name: 'Add to calendar' }));
  const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  // Ohio is four hours behind in summer.
  const start = new Date(`${exam.start}:00-04:00`).toISOString().replace(/[-:]|\.000/g, '');
  expect(text).toContain(`DTSTART:${start}`);
  expect(text).toContain('Eastern Daylight Time');
  expect(text).toContain(exam.confirmationNumber);
  expect(text).not.toMatch(/Linden|ana@example|5135550142|1988/);
});

it.each([
  ['/lc-us', '-25', 'Merci : votre examen de la vue est réservé'],
  ['/lc-us', '-50', 'Gracias: tu examen de la vista está reservado'],
  ['/es-us', '-24', 'Thank you: your eye exam is booked'],
  ['/es-us', 'rubbish', 'Thank you: your eye exam is booked'],
])(
  'under %s with langId %s is in its language, with the exam of the country',
  async (path, langId, heading) => {
    await openThanks({ path, langId });
    expect(title().textContent?.replaceAll('\u00a0', ' ')).toBe(heading);
  },
);

it.each([
  ['without a number', '', 'If you have booked an eye exam'],
  ['with rubbish', '&confirmationNumber=%3Cb%3E', 'If you have booked an eye exam'],
  ['with an unknown number', '&confirmationNumber=EX2222222222', 'We did not find an exam'],
])('%s it thanks, and has ways on', async (_case, query, text) => {
  await renderPage(`/lc-us/eye-exam/thank-you?langId=-1${query}`);
  expect(title()).toHaveTextContent(/^Thank you$/);
  expect(main().getByText(text, { exact: false })).toBeVisible();
  expect(main().getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/lc-us/store-locator');
  expect(main().queryByRole('button')).not.toBeInTheDocument();
});

it('does not know the exam of the other country', async () => {
  const { confirmationNumber } = await bookTestExam(testServer().shopper);
  await renderPage(`/en-ca/eye-exam/thank-you?langId=-24&confirmationNumber=${confirmationNumber}`);
  expect(main().getByText(/We did not find an exam/)).toBeVisible();
});

it('loads the exam again after a failure', async () => {
  const { user, server } = await openThanks({ scenario: 'exam-confirmation-unavailable' });
  expect(await main().findByText('Your eye exam could not be loaded')).toBeVisible();
  server.startScenario('');
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByText('Booked')).toBeVisible();
});

it('has the exam without address and directions when the store is not loaded', async () => {
  const { exam } = await openThanks({ scenario: 'store-unavailable' });
  expect(main().getByText(exam.confirmationNumber)).toBeVisible();
  expect(main().getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(main().queryByRole('link', { name: 'Directions' })).not.toBeInTheDocument();
});

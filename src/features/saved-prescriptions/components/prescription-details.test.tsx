import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { PrescriptionDetails, type PrescriptionDetailsProps } from './prescription-details';

const renderDetails = (props: Partial<PrescriptionDetailsProps>, options: ComponentTestOptions = {}) =>
  renderComponent(
    <PrescriptionDetails
      open
      onOpenChange={() => {}}
      renderValues={(values) => <p>{JSON.stringify(values)}</p>}
      {...props}
    />,
    { catalogs: ['app', 'saved-prescriptions'], as: 'ada.marsh', ...options },
  );

const file = {
  name: 'prescription.png',
  savedName: '70030001_1741100000.png',
  path: '/wcs/resources/store/10851/provideprescription/download/510044/70030001_1741100000.png',
  type: 'image/png',
  size: 48213,
  previewAllowed: true,
};
const uploaded: SavedPrescriptionView = {
  id: '33002',
  itemType: 'frame',
  kind: 'file',
  file,
  isSpeedyEligible: false,
};
const FAILED = { name: 'error', message: 'Unable to load prescription details' };

it('shows an uploaded picture', async () => {
  await renderDetails({ saved: uploaded }, { scenario: 'getPrescriptionFile:picture' });
  expect(await screen.findByRole('img', { name: 'The prescription that you sent' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,/),
  );
});

it('says when the picture cannot be loaded, logs it, and tries again', async () => {
  const { user, events, server } = await renderDetails(
    { saved: uploaded },
    { scenario: 'getPrescriptionFile:unknownFile' },
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Oops! Something went wrong\.Please try again\./);
  expect(events).toEqual([{ ...FAILED, operation: 'getPrescriptionFile' }]);
  const calls = server.callsTo('/provideprescription/file/').length;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(server.callsTo('/provideprescription/file/').length).toBeGreaterThan(calls);
});

it('opens a PDF in a new tab, and never loads it into the page', async () => {
  const { server } = await renderDetails({
    saved: { ...uploaded, file: { ...file, type: 'application/pdf' } },
  });
  const link = screen.getByRole('link', { name: 'Open the PDF in a new tab' });
  expect(link).toHaveAttribute('href', file.path);
  expect(link).toHaveAttribute('target', '_blank');
  expect(server.callsTo('/provideprescription/file/')).toEqual([]);
});

it('names a file that a browser cannot show', async () => {
  await renderDetails({
    saved: { ...uploaded, file: { ...file, type: 'application/msword', previewAllowed: false } },
  });
  expect(screen.getByText('prescription.png')).toBeVisible();
  expect(screen.getByText('A file of this kind cannot be shown here.')).toBeVisible();
});

it('warns about an expired prescription', async () => {
  await renderDetails({ saved: { ...uploaded, expires: { year: 2025, month: 1, day: 1 } } });
  expect(screen.getByText('This prescription expired on January 1, 2025')).toBeVisible();
  // Opens in a new tab, so that a form behind it keeps its input.
  const link = screen.getByRole('link', { name: /^Find a store and book an eye exam/ });
  expect(link).toHaveAttribute('href', '/lc-us/eye-exam');
  expect(link).toHaveAttribute('target', '_blank');
});

it('shows the values of an order line, or that they cannot be loaded', async () => {
  const { events } = await renderDetails({ orderItemId: '1' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Something went wrong.');
  expect(events).toEqual([{ ...FAILED, operation: 'getItemPrescription' }]);
});

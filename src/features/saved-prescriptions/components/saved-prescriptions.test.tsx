import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SavedPrescriptionsProps as SlotProps } from '@/lib/prescription-step/slot-props';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { PrescriptionDetails } from './prescription-details';
import { SavedPrescriptions } from './saved-prescriptions';

const LIST = 'listAccountPrescriptions:saved';

async function renderList(props: Partial<SlotProps> = {}, options: ComponentTestOptions = {}) {
  const onSelect = vi.fn<SlotProps['onSelect']>();
  const rendered = await renderComponent(
    <SavedPrescriptions
      itemType="frame"
      onSelect={onSelect}
      {...props}
      renderDetails={(details) => (
        <PrescriptionDetails {...details} renderValues={(values) => `SPH ${values.right.sphere}`} />
      )}
      renderReason={(reason) => `Not made: ${reason.kind}`}
    />,
    { catalogs: ['app', 'saved-prescriptions'], as: 'ada.marsh', scenario: LIST, ...options },
  );
  return { ...rendered, onSelect };
}

const radios = () => screen.findAllByRole('radio');

it('offers a frame the prescriptions for glasses, with their values', async () => {
  const { user, onSelect } = await renderList();
  expect(await radios()).toHaveLength(2);
  expect(screen.getByText(/^OD SPH\s\+0\.50/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Reading/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '33001' }));
});

it('offers contact lenses only what was prescribed for them', async () => {
  await renderList({ itemType: 'contact', rightCatentryId: '302031', leftCatentryId: '302032' });
  expect(await radios()).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Prescription from Dr. Mei Okafor/ })).toBeVisible();
});

it('says when none fits', async () => {
  await renderList({ itemType: 'contact', rightCatentryId: '1' });
  expect(await screen.findByText('None of your saved prescriptions fits this item.')).toBeVisible();
});

it('shows the details of the chosen one, and lets go of it', async () => {
  const { user, onSelect } = await renderList({ selectedId: '33001' });
  await user.click(await screen.findByRole('button', { name: 'Details of Reading' }));
  const dialog = await findDialog('Reading');
  expect(dialog).toHaveTextContent('SPH 0.5');
  expect(dialog).toHaveTextContent('Expires onMarch 4, 2028');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Do not use a saved one' }));
  expect(onSelect).toHaveBeenLastCalledWith(undefined);
});

it('is nothing for a guest, whose list is never requested', async () => {
  const { server } = await renderList({}, { as: 'guest' });
  await waitFor(() => expect(server.callsTo('contextdata')).toHaveLength(1));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(server.callsTo('/wcs/prescription/')).toEqual([]);
});

const glasses = {
  type: 'single-vision',
  sphere: { min: -20, max: 20 },
  addition: { min: 0, max: 0 },
  totalPower: { min: 0, max: 8 },
};

it('refuses what lens and frame cannot be made with, and says why', async () => {
  await renderList({ glasses: { ...glasses, totalPower: { min: 2, max: 8 } } });
  const [reading, uploaded] = await radios();
  expect(reading).toBeDisabled();
  expect(reading).toHaveAccessibleName(/Not made: frame-power/);
  // The values of a file are not known.
  expect(uploaded).toBeEnabled();
});

it('offers what they can be made with', async () => {
  await renderList({ glasses });
  for (const radio of await radios()) expect(radio).toBeEnabled();
  expect(screen.queryByText(/Not made/)).not.toBeInTheDocument();
});

it('says when each was written or saved, and which has expired', async () => {
  await renderList({}, { scenario: '', as: 'ada.marsh' });
  for (const radio of await radios())
    expect(radio).toHaveAccessibleName(/(Written|Saved|Expired) on \w+\s\d+,\s\d{4}/);
  expect(screen.getAllByText(/^Expired on/)).toHaveLength(1);
});

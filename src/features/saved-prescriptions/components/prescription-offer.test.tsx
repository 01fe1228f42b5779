import { logonAjax } from '@generated/identity/identity';
import { demoShopper } from '@sandbox/testing/shoppers';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { PrescriptionOffer, type PrescriptionOfferProps } from './prescription-offer';

/** A prescription of another person, as the account page saves it. */
const CHILD = {
  prescriptionName: 'School',
  prescriptionType: 'ST',
  prescriptionOrigin: 'MANUAL',
  prescriptionOriginMode: 'rxcPrescription',
  firstName: 'Theo',
  lastName: 'Marsh',
  rightSphere: '-1.00',
  leftSphere: '-1.25',
  issue: '03/02/2026',
};

const LOGON = { URL: '/lc-us/account', storeId: '10851', catalogId: '10101', langId: '-1' } as const;

type OfferOptions = ComponentTestOptions & Partial<PrescriptionOfferProps>;

async function renderOffer({ place = 'form', isReplacing, renderSignIn, ...options }: OfferOptions) {
  const onUse = vi.fn<PrescriptionOfferProps['onUse']>();
  const rendered = await renderComponent(
    <PrescriptionOffer {...{ onUse, place, renderSignIn }} {...(isReplacing && { isReplacing })} />,
    { catalogs: ['app', 'saved-prescriptions'], ...options },
  );
  return { ...rendered, onUse };
}

/** Opens the choice. Several prescriptions replace a placeholder with one button, so that nothing moves. */
const openChoice = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Use a saved prescription' }));

it('offers the prescription by its month, and gives its values', async () => {
  const { user, onUse } = await renderOffer({
    as: 'ada.marsh',
    scenario: 'listAccountPrescriptions:saved',
  });
  await user.click(await screen.findByRole('button', { name: 'Use my prescription of March 2026' }));
  expect(onUse).toHaveBeenCalledOnce();
  expect(onUse.mock.calls[0]?.[0].values).toMatchObject({
    right: { sphere: 0.5, add: 2 },
    pd: { kind: 'dual', right: 31.5, left: 30.5 },
  });
  expect(screen.getByText(/The values are filled in/)).toBeVisible();
});

it('lets a member with several choose one, and says which have expired', async () => {
  const { user, onUse } = await renderOffer({ as: 'ada.marsh' });
  await openChoice(user);
  const select = screen.getByRole('combobox', { name: 'Your saved prescriptions' });
  await waitFor(() => expect(select).toHaveFocus());
  await user.selectOptions(select, 'Old glasses (expired)');
  await user.click(screen.getByRole('button', { name: /^Use my prescription of January 2023/ }));
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({ name: 'Old glasses' });
});

it('receives the focus in a listing, where it replaces a button', async () => {
  await renderOffer({ as: 'ada.marsh', place: 'listing' });
  const select = await screen.findByRole('combobox', { name: 'Your saved prescriptions' });
  await waitFor(() => expect(select).toHaveFocus());
});

it.each([undefined, 'guest'])('sends no request of the account for %s', async (as) => {
  const { server } = await renderOffer(as ? { as } : {});
  if (as) await waitFor(() => expect(server.callsTo('contextdata')).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.callsTo('/wcs/prescription/')).toEqual([]);
});

it('says so in a listing when there is none', async () => {
  await renderOffer({ as: 'noor.haddad', place: 'listing' });
  expect(await screen.findByText('No prescription with values is saved in your account.')).toBeVisible();
});

it('says so in a form, too, where its placeholder was seen: nothing moves', async () => {
  await renderOffer({ as: 'noor.haddad' });
  expect(await screen.findByText('No prescription with values is saved in your account.')).toBeVisible();
});

it('names the people where the account has prescriptions of several', async () => {
  const { user } = await renderOffer({
    as: 'ada.marsh',
    before: ({ shopper }) =>
      shopper.postJson('/wcs/resources/store/10851/wcs/prescription/user/@self', CHILD),
  });
  await openChoice(user);
  await user.selectOptions(screen.getByRole('combobox'), 'School, Theo Marsh');
  expect(screen.getByRole('button', { name: 'Use Theo Marsh’s prescription of March 2026' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Old glasses, Ada Marsh (expired)' })).toBeInTheDocument();
});

it('lets a guest sign in over the form, and then offers what is saved', async () => {
  const { logonId, password } = demoShopper('ada.marsh');
  const renderSignIn: PrescriptionOfferProps['renderSignIn'] = ({ onSignedIn }) => (
    <button
      type="button"
      onClick={async () => {
        await logonAjax({ ...LOGON, logonId, password });
        await onSignedIn();
      }}
    >
      Sign in as Ada
    </button>
  );
  const { user } = await renderOffer({ as: 'guest', renderSignIn });
  await user.click(await screen.findByRole('button', { name: 'Use a prescription from my account' }));
  await user.click(screen.getByRole('button', { name: 'Sign in as Ada' }));
  const offer = await screen.findByRole('button', { name: 'Use a saved prescription' });
  await waitFor(() => expect(offer).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Sign in as Ada' })).toBeNull();
});

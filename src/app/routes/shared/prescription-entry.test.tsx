import { demoShopper } from '@sandbox/testing/shoppers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unknownLensFrame } from '@/domain/lens/lens-frame';
import type { PrescriptionStepProps } from '@/features/lens/panel/panel-props';
import { renderComponent } from '../../../../tests/support/render-page';
import { prescriptionForm, renderEntry } from './prescription-entry';

/** The form and the dialog load their code. */
const SLOW = { timeout: 20_000 };
const ADA = demoShopper('ada.marsh');

async function renderForm(offersSignIn: boolean) {
  const calls = {
    onDraft: vi.fn<PrescriptionStepProps['onDraft']>(),
    onStage: vi.fn<PrescriptionStepProps['onStage']>(),
    onSubmit: vi.fn<PrescriptionStepProps['onSubmit']>(),
  };
  const props = { formId: 'entry', initial: undefined, needsAdd: false, draft: undefined, ...calls };
  prescriptionForm.load();
  const rendered = await renderComponent(
    <>
      {renderEntry(
        { part: 'form', fallback: null, frame: unknownLensFrame('1'), ...props },
        { offersSignIn },
      )}
      <button type="submit" form="entry">
        Submit
      </button>
    </>,
    { as: 'guest', catalogs: ['app', 'prescription'] },
  );
  await screen.findByRole('combobox', { name: 'SPH, right eye (OD)' }, SLOW);
  return { ...rendered, ...calls };
}

const sphere = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'SPH, right eye (OD)' });

it('signs a guest in over the form, fills in a saved prescription, and loses nothing', async () => {
  const { user, onDraft, onStage, onSubmit } = await renderForm(true);
  const signInButton = { name: 'Use a prescription from my account' };
  await user.click(await screen.findByRole('button', signInButton, SLOW));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }, SLOW));
  await user.type(await dialog.findByRole('textbox', { name: 'Email' }, SLOW), ADA.logonId);
  await user.type(dialog.getByLabelText('Password'), ADA.password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));

  const offer = await screen.findByRole('button', { name: 'Use a saved prescription' }, SLOW);
  await waitFor(() => expect(offer).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(offer);
  const use = screen.getByRole('button', { name: 'Use my prescription of January 2026' });
  await user.click(use);
  expect(sphere()).toHaveValue('3.50');
  // For Back and a reload.
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ pdKind: 'dual', pdRight: '31.5' }));

  await user.selectOptions(sphere(), '4.00');
  await user.click(use);
  expect(sphere()).toHaveValue('3.50');

  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Compare with your paper' });
  expect(onStage).toHaveBeenLastCalledWith('check');
  expect(use).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the values' }));
  expect(onStage).toHaveBeenLastCalledWith('enter');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your saved prescriptions' }), 'Progressive');
  await user.click(use);
  expect(sphere()).toHaveValue('0.50');
  expect(onSubmit).not.toHaveBeenCalled();
}, 60_000);

it('offers no sign-in over the cart, whose lines it would join with others', async () => {
  await renderForm(false);
  expect(screen.queryByRole('button', { name: 'Use a prescription from my account' })).toBeNull();
});

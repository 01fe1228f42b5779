import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unknownLensFrame } from '@/domain/lens/lens-frame';
import type { PrescriptionStepProps } from '@/features/lens/panel/panel-props';
import { renderComponent } from '../../../../tests/support/render-page';
import { prescriptionForm, renderEntry } from './prescription-entry';

/** The form and the offer load their code. */
const SLOW = { timeout: 20_000 };

async function renderForm(as: string, offersSignIn: boolean) {
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
    { as, catalogs: ['app', 'prescription'] },
  );
  await screen.findByLabelText('SPH, right eye (OD)', undefined, SLOW);
  return { ...rendered, ...calls };
}

// By label and text: roles of some hundred options are slow in jsdom.
const sphere = () => screen.getByLabelText<HTMLSelectElement>('SPH, right eye (OD)');

it('fills in a saved prescription as often as it is used, and reads it back', async () => {
  const { user, onDraft, onStage, onSubmit } = await renderForm('ada.marsh', true);
  const offer = await screen.findByText(/^Use (a saved|my) prescription/, undefined, SLOW);
  if (offer.textContent === 'Use a saved prescription') await user.click(offer);
  const use = screen.getByText('Use my prescription of January 2026');
  await user.click(use);
  expect(sphere()).toHaveValue('3.50');
  // For Back and a reload.
  expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ pdKind: 'dual', pdRight: '31.5' }));

  await user.selectOptions(sphere(), '4.00');
  await user.click(use);
  expect(sphere()).toHaveValue('3.50');

  await user.click(screen.getByText('Submit'));
  await screen.findByText('Compare with your paper');
  expect(onStage).toHaveBeenLastCalledWith('check');
  expect(use).not.toBeVisible();
  await user.click(screen.getByText('Change the values'));
  expect(onStage).toHaveBeenLastCalledWith('enter');
  await user.selectOptions(screen.getByLabelText('Your saved prescriptions'), 'Progressive');
  await user.click(use);
  expect(sphere()).toHaveValue('0.50');
  expect(onSubmit).not.toHaveBeenCalled();
}, 40_000);

it('offers no sign-in over the cart, whose lines it would join with others', async () => {
  await renderForm('guest', false);
  expect(screen.queryByText('Use a prescription from my account')).toBeNull();
});

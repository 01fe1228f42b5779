import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { addCartNote, cartNotes } from '@/lib/cart/cart-notes';
import { clearPrescriptionForLens } from '@/lib/prescription/clear-for-lens';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { AddedNotesSlot } from './added-notes-slot';

const prescription = { SPH: { OD: '-2.25', OS: '-2.00' } };

afterEach(() => {
  savePrescription(undefined);
  cartNotes.clear();
});

function renderNotes() {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AddedNotesSlot />
    </I18nProvider>,
  );
}

it('says that a perk was rejected, once', async () => {
  addCartNote({ isPerkRejected: true });
  const { unmount } = renderNotes();
  expect(await screen.findByText('Your perk was not applied')).toBeVisible();
  unmount();
  expect(renderNotes().container).toBeEmptyDOMElement();
});

it('brings a cleared prescription back', async () => {
  savePrescription(prescription);
  clearPrescriptionForLens('non-prescription');
  expect(storedPrescription.read()).toBeUndefined();
  const { container } = renderNotes();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my prescription' }));
  expect(storedPrescription.read()).toEqual(prescription);
  expect(container).toBeEmptyDOMElement();
});

it('a prescription lens clears nothing', () => {
  savePrescription(prescription);
  act(() => clearPrescriptionForLens('progressive'));
  expect(storedPrescription.read()).toEqual(prescription);
  expect(renderNotes().container).toBeEmptyDOMElement();
});

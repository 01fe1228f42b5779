import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Prescription } from '@/domain/prescription/prescription';
import {
  PrescriptionForm,
  type PrescriptionFormProps,
} from '@/features/prescription/components/prescription-form';
import { enter } from './enter';
import { renderComponent } from './render-page';

export const select = (name: string) => screen.getByRole('combobox', { name });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
export const readBack = () => screen.queryByRole('heading', { name: 'Compare with your paper' });

export async function renderForm(props: Partial<PrescriptionFormProps> = {}) {
  const onSubmit = vi.fn<(prescription: Prescription) => void>();
  const { user } = await renderComponent(
    <>
      <PrescriptionForm formId="form" needsAdd={false} onSubmit={onSubmit} {...props} />
      <button type="submit" form="form">
        Continue
      </button>
    </>,
    { catalogs: ['app', 'prescription'] },
  );
  const submit = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  return { user, onSubmit, submit };
}

export type EyeName = 'right eye (OD)' | 'left eye (OS)';

export async function choosePower(user: UserEvent, power: 'SPH' | 'CYL', eye: EyeName, text: string) {
  await user.click(radio(`${power}, plus or minus, ${eye}`, text.startsWith('-') ? 'Minus' : 'Plus'));
  await user.selectOptions(select(`${power}, ${eye}`), text.slice(1));
}

/** Returns a date that is neither old nor in the future. */
export const recently = () => {
  const now = new Date();
  return `01/02/${now.getFullYear()}`;
};

export async function fillLowMyope(user: UserEvent) {
  await choosePower(user, 'SPH', 'right eye (OD)', '-2.25');
  await choosePower(user, 'SPH', 'left eye (OS)', '-2.00');
  await user.selectOptions(select('PD of both eyes'), '62.0 mm');
  await enter(user, field('Date of the prescription'), recently());
}

export const lowMyope = {
  right: { sphere: -2.25 },
  left: { sphere: -2 },
  pd: { kind: 'single', value: 62 },
  issueDate: { year: new Date().getFullYear(), month: 1, day: 2 },
};

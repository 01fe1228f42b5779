import type { Locator } from '@playwright/test';

/** The values of one eye as on the paper: sign and amount. */
export interface PaperEye {
  sph: string;
  cyl?: string;
  axis?: string;
  add?: string;
}

/** Fills the entry form of an English page. Both distances are in millimeters, as "62.0 mm". */
export async function fillPrescription(
  form: Locator,
  { right, left, pd }: { right: PaperEye; left: PaperEye; pd: string },
): Promise<void> {
  await fillEye(form, 'right eye (OD)', right);
  await fillEye(form, 'left eye (OS)', left);
  await form.getByRole('combobox', { name: 'PD of both eyes' }).selectOption(pd);
  await form.getByRole('textbox', { name: 'Date of the prescription' }).fill('03/04/2026');
}

async function fillEye(form: Locator, eye: string, { sph, cyl, axis, add }: PaperEye): Promise<void> {
  await fillPower(form, 'SPH', eye, sph);
  if (cyl) await fillPower(form, 'CYL', eye, cyl);
  if (axis) await form.getByRole('textbox', { name: `AXIS, ${eye}` }).fill(axis);
  if (add) await form.getByRole('combobox', { name: `ADD, ${eye}` }).selectOption(add);
}

async function fillPower(form: Locator, power: string, eye: string, text: string): Promise<void> {
  const sign = form.getByRole('group', { name: `${power}, plus or minus, ${eye}` });
  await sign.getByRole('radio', { name: text.startsWith('-') ? 'Minus' : 'Plus' }).check();
  await form.getByRole('combobox', { name: `${power}, ${eye}` }).selectOption(text.slice(1));
}

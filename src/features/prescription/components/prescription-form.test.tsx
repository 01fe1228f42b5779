import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Prescription } from '@/domain/prescription/prescription';
import { measuredPd } from '@/lib/size/measured-pd';
import { renderComponent } from '../../../../tests/support/render-page';
import { parseDraft } from '../forms/prescription-entry';
import { PrescriptionForm, type PrescriptionFormProps } from './prescription-form';
import { PrescriptionReadBack } from './prescription-read-back';

const select = (name: string) => screen.getByRole('combobox', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const readBack = () => screen.queryByRole('heading', { name: 'Compare with your paper' });

it('has the decimal comma and the axis of a French paper', async () => {
  await renderComponent(
    <>
      <PrescriptionForm formId="form" needsAdd={false} onSubmit={() => {}} />
      <PrescriptionReadBack
        prescription={{ right: { sphere: -2.25, cylinder: -0.5, axis: 90 }, left: { sphere: -2 } }}
      />
    </>,
    { catalogs: ['app', 'prescription'], locale: 'fr-ca' },
  );
  expect(within(select('SPH, œil droit (OD)')).getByRole('option', { name: '2,25' })).toHaveValue('2.25');
  expect(screen.getByRole('option', { name: '62,5 mm' })).toBeInTheDocument();
  expect(field('AXE, œil droit (OD)')).toBeInTheDocument();
  expect(screen.getByText('SPH −2,25 CYL −0,50 AXE 90')).toBeVisible();
  expect(screen.queryByText(/\d\.\d/)).not.toBeInTheDocument();
});

async function renderForm(props: Partial<PrescriptionFormProps> = {}) {
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

type EyeName = 'right eye (OD)' | 'left eye (OS)';

async function choosePower(user: UserEvent, power: 'SPH' | 'CYL', eye: EyeName, text: string) {
  await user.click(radio(`${power}, plus or minus, ${eye}`, text.startsWith('-') ? 'Minus' : 'Plus'));
  await user.selectOptions(select(`${power}, ${eye}`), text.slice(1));
}

/** A date that is neither old nor in the future. */
const recently = () => {
  const now = new Date();
  return `01/02/${now.getFullYear()}`;
};

async function fillLowMyope(user: UserEvent) {
  await choosePower(user, 'SPH', 'right eye (OD)', '-2.25');
  await choosePower(user, 'SPH', 'left eye (OS)', '-2.00');
  await user.selectOptions(select('PD of both eyes'), '62.0 mm');
  await user.type(field('Date of the prescription'), recently());
}

const lowMyope = {
  right: { sphere: -2.25 },
  left: { sphere: -2 },
  pd: { kind: 'single', value: 62 },
  issueDate: { year: new Date().getFullYear(), month: 1, day: 2 },
};

describe('a prescription', () => {
  it('is read back in words before it is accepted', async () => {
    const { user, onSubmit, submit } = await renderForm();
    await fillLowMyope(user);
    await choosePower(user, 'CYL', 'right eye (OD)', '-0.50');
    await user.type(field('AXIS, right eye (OD)'), '90');
    await submit();
    await waitFor(() => expect(readBack()).toHaveFocus());
    expect(screen.getByText('2.25 diopters near-sighted, with 0.50 of astigmatism at 90°')).toBeVisible();
    expect(screen.getByText('62 mm')).toBeVisible();
    expect(screen.queryByText('Is that right?')).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
    await submit();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        ...lowMyope,
        right: { sphere: -2.25, cylinder: -0.5, axis: 90 },
      }),
    );
  });

  it('names what is missing and focuses the first field', async () => {
    const { submit, onSubmit } = await renderForm({ needsAdd: true });
    await submit();
    const sphere = select('SPH, right eye (OD)');
    await waitFor(() => expect(sphere).toHaveFocus());
    expect(sphere).toHaveAccessibleDescription(/Choose the SPH value/);
    expect(select('ADD, left eye (OS)')).toHaveAccessibleDescription(/These lenses need it/);
    expect(select('PD of both eyes')).toBeInvalid();
    expect(field('Date of the prescription')).toHaveAccessibleDescription(/Enter the date/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is accepted after the keyboard went past a sign that stays empty', async () => {
    const onDraft = vi.fn<(draft: unknown) => void>();
    const { user, submit } = await renderForm({ onDraft });
    act(() => radio('CYL, plus or minus, right eye (OD)', 'Minus').focus());
    await user.tab();
    await fillLowMyope(user);
    expect(parseDraft(onDraft.mock.lastCall?.[0])).toMatchObject({ right: { sphere: '2.25' } });
    await submit();
    await waitFor(() => expect(readBack()).toHaveFocus());
  });

  it('needs a sign, and an axis with a cylinder only', async () => {
    const { user, submit } = await renderForm();
    await user.selectOptions(select('SPH, right eye (OD)'), '2.25');
    await user.selectOptions(select('SPH, left eye (OS)'), '0.00');
    expect(field('AXIS, right eye (OD)')).toBeDisabled();
    await choosePower(user, 'CYL', 'right eye (OD)', '-0.50');
    await user.type(field('AXIS, right eye (OD)'), '200');
    await submit();
    const minus = radio('SPH, plus or minus, right eye (OD)', 'Minus');
    await waitFor(() => expect(minus).toHaveFocus());
    expect(minus).toBeInvalid();
    expect(radio('SPH, plus or minus, left eye (OS)', 'Minus')).toBeValid();
    expect(field('AXIS, right eye (OD)')).toHaveAccessibleDescription(/a whole number from 1 to 180/);
  });

  it('refuses a date in the future', async () => {
    const { user, submit } = await renderForm();
    await fillLowMyope(user);
    const date = field('Date of the prescription');
    await user.clear(date);
    await user.type(date, `01/02/${new Date().getFullYear() + 1}`);
    await submit();
    await waitFor(() => expect(date).toHaveAccessibleDescription(/in the future/));
  });

  it('keeps the values when the shopper changes one', async () => {
    const { user, submit, onSubmit } = await renderForm();
    await fillLowMyope(user);
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Change the values' }));
    await waitFor(() => expect(select('SPH, right eye (OD)')).toHaveFocus());
    await user.selectOptions(select('SPH, right eye (OD)'), '2.50');
    await submit();
    await waitFor(() => expect(readBack()).toBeVisible());
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...lowMyope, right: { sphere: -2.5 } }));
  });
});

describe('the form', () => {
  it('copies the right eye, and chooses one addition for both', async () => {
    const { user } = await renderForm({ needsAdd: true });
    await choosePower(user, 'SPH', 'right eye (OD)', '+1.50');
    await user.selectOptions(select('ADD, right eye (OD)'), '+2.00');
    expect(select('ADD, left eye (OS)')).toHaveDisplayValue('+2.00');
    await user.click(screen.getByRole('button', { name: 'Same values for the left eye' }));
    expect(select('SPH, left eye (OS)')).toHaveDisplayValue('1.50');
    expect(radio('SPH, plus or minus, left eye (OS)', 'Plus')).toBeChecked();
  });

  it('asks back about unusual values, without blocking', async () => {
    const { user, submit, onSubmit } = await renderForm();
    await fillLowMyope(user);
    await choosePower(user, 'SPH', 'left eye (OS)', '+2.00');
    await submit();
    expect(await screen.findByText('Is that right?')).toBeVisible();
    expect(screen.getByText(/One eye has a plus and the other a minus/)).toBeVisible();
    expect(screen.getByText(/Your eyes differ by 4.25 diopters/)).toBeVisible();
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });

  it('offers the minus form of a paper in plus form', async () => {
    const { user, submit, onSubmit } = await renderForm({
      initial: {
        right: { sphere: -3, cylinder: 1, axis: 90 },
        left: { sphere: -2.75, cylinder: 0.75, axis: 85 },
        pd: { kind: 'dual', right: 31, left: 31 },
        issueDate: lowMyope.issueDate,
      },
    });
    await submit();
    expect(await screen.findByText('Your values are in plus form')).toBeVisible();
    expect(screen.getByText('OD SPH −2.00 CYL −1.00 AXIS 180', { collapseWhitespace: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Write them in minus form' }));
    expect(screen.queryByText('Your values are in plus form')).not.toBeInTheDocument();
    await submit();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          right: { sphere: -2, cylinder: -1, axis: 180 },
          left: { sphere: -2, cylinder: -0.75, axis: 175 },
        }),
      ),
    );
  });

  it('takes prism with its base, and the PD later', async () => {
    const { user, submit, onSubmit } = await renderForm();
    await fillLowMyope(user);
    await user.click(screen.getByRole('radio', { name: /I’ll add it later/ }));
    await user.click(screen.getByRole('checkbox', { name: 'My prescription has prism' }));
    const rightPrism = within(screen.getByRole('group', { name: 'Prism, right eye (OD)' }));
    const [horizontalBase] = rightPrism.getAllByRole('combobox', { name: 'Base' });
    if (!horizontalBase) throw new Error('No base.');
    await user.selectOptions(rightPrism.getByRole('combobox', { name: 'Horizontal' }), '2.00');
    await submit();
    await waitFor(() => expect(horizontalBase).toHaveFocus());
    await user.selectOptions(horizontalBase, 'Out (BO)');
    await submit();
    expect(await screen.findByText('2.25 diopters near-sighted, prism 2.00 base out')).toBeVisible();
    expect(screen.getByText('to be added later')).toBeVisible();
    await submit();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        right: { sphere: -2.25, prism: { horizontal: { amount: 2, base: 'out' } } },
        left: { sphere: -2 },
        issueDate: lowMyope.issueDate,
      }),
    );
  });

  it('says what a wrong PD does with strong lenses', async () => {
    const { submit } = await renderForm({
      initial: { ...lowMyope, right: { sphere: -6 }, left: { sphere: -6 } } as Prescription,
    });
    await submit();
    expect(await screen.findByText(/3 mm off center bend light by 1.80 prism diopters/)).toBeVisible();
  });

  it('offers a measured PD, which the shopper enters and clears', async () => {
    measuredPd.write({ value: 63.5, spread: 2, method: 'camera' });
    const { user } = await renderForm({
      initial: { right: { sphere: -2 }, left: { sphere: -3.25 }, pd: { kind: 'dual', right: 31, left: 31 } },
    });
    expect(screen.getByText('± 2 mm from your camera measurement', { exact: false })).toBeVisible();
    // 0.67 prism diopters by 3.25 diopters are 2.1 mm.
    expect(screen.queryByText(/check with your optician/)).not.toBeInTheDocument();
    expect(select('PD, right (OD)')).toHaveDisplayValue('31.0 mm');
    await user.click(screen.getByRole('button', { name: 'Enter 63.5 mm' }));
    await waitFor(() => expect(select('PD of both eyes')).toHaveFocus());
    expect(select('PD of both eyes')).toHaveDisplayValue('63.5 mm');
    expect(screen.getByText('Entered below')).toBeVisible();
    await user.selectOptions(select('SPH, left eye (OS)'), '4.00');
    expect(screen.getByText(/check with your optician/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the measured distance' }));
    expect(radio('Pupillary distance (PD)', 'One number, such as 63')).toHaveFocus();
    expect(screen.queryByText(/camera measurement/)).not.toBeInTheDocument();
    expect(select('PD of both eyes')).toHaveDisplayValue('63.5 mm');
    expect(localStorage.getItem('measured_pd')).toBeNull();
  });

  it('is restored from its draft', async () => {
    const onDraft = vi.fn();
    const { user } = await renderForm({ onDraft });
    await choosePower(user, 'SPH', 'left eye (OS)', '-4.75');
    await user.type(field('Date of the prescription'), '01/0');
    const draft: unknown = JSON.parse(JSON.stringify(onDraft.mock.lastCall?.[0]));
    document.body.replaceChildren();
    await renderForm({ draft, initial: lowMyope as Prescription });
    expect(select('SPH, left eye (OS)')).toHaveDisplayValue('4.75');
    expect(select('SPH, right eye (OD)')).toHaveDisplayValue('–');
    expect(field('Date of the prescription')).toHaveValue('01/0');
  });
});

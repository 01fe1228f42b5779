import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Prescription } from '@/domain/prescription/prescription';
import { measuredPd } from '@/lib/size/measured-pd';
import {
  choosePower,
  field,
  fillLowMyope,
  lowMyope,
  radio,
  renderForm,
  select,
} from '../../../../tests/support/prescription-form-steps';

describe('the form', () => {
  it('tells screen readers the sign with the amount, and an empty value by a word', async () => {
    const { user } = await renderForm({ needsAdd: true });
    const selected = (name: string) => within(select(name)).getByRole('option', { selected: true });
    for (const name of ['SPH, right eye (OD)', 'ADD, right eye (OD)', 'PD of both eyes'])
      expect(selected(name)).toHaveAccessibleName('Not chosen');
    await choosePower(user, 'SPH', 'right eye (OD)', '-2.25');
    expect(selected('SPH, right eye (OD)')).toHaveAccessibleName('−2.25');
    await user.click(radio('SPH, plus or minus, right eye (OD)', 'Plus'));
    expect(selected('SPH, right eye (OD)')).toHaveAccessibleName('+2.25');
    expect(select('SPH, right eye (OD)')).toHaveDisplayValue('2.25');
    await user.selectOptions(select('SPH, right eye (OD)'), '0.00');
    expect(selected('SPH, right eye (OD)')).toHaveAccessibleName('0.00');
  });

  it('copies the right eye, and chooses one addition for both', async () => {
    const { user } = await renderForm({ needsAdd: true });
    await choosePower(user, 'SPH', 'right eye (OD)', '+1.50');
    await user.selectOptions(select('ADD, right eye (OD)'), '+2.00');
    expect(select('ADD, left eye (OS)')).toHaveDisplayValue('+2.00');
    await user.click(screen.getByRole('button', { name: 'Same values for the left eye' }));
    expect(select('SPH, left eye (OS)')).toHaveDisplayValue('1.50');
    expect(radio('SPH, plus or minus, left eye (OS)', 'Plus')).toBeChecked();
  });

  it('requests a confirmation of unusual values, without blocking', async () => {
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
    await waitFor(() => expect(radio('Pupillary distance (PD)', 'One number, such as 63')).toHaveFocus());
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

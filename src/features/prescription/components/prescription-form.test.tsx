import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '../../../../tests/support/enter';
import {
  choosePower,
  field,
  fillLowMyope,
  lowMyope,
  radio,
  readBack,
  renderForm,
  select,
} from '../../../../tests/support/prescription-form-steps';
import { renderComponent } from '../../../../tests/support/render-page';
import { parseDraft } from '../forms/prescription-entry';
import { PrescriptionForm } from './prescription-form';
import { PrescriptionReadBack } from './prescription-read-back';

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
    expect(minus).toHaveAccessibleDescription('Choose plus or minus.');
    expect(radio('SPH, plus or minus, left eye (OS)', 'Minus')).toBeValid();
    expect(field('AXIS, right eye (OD)')).toHaveAccessibleDescription(/a whole number from 1 to 180/);
  });

  it('rejects a date in the future', async () => {
    const { user, submit } = await renderForm();
    const date = field('Date of the prescription');
    await enter(user, date, `01/02/${new Date().getFullYear() + 1}`);
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

describe.each([
  ['lc-us', 'Where do I find these values?'],
  ['es-us', '¿Dónde encuentro estos valores?'],
  ['fr-ca', 'Où trouver ces valeurs?'],
] as const)('the help in %s', (locale, title) => {
  const render = () =>
    renderComponent(<PrescriptionForm formId="form" needsAdd={false} onSubmit={() => {}} />, {
      catalogs: ['app', 'prescription'],
      locale,
    });
  const describes = (term: RegExp) =>
    screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling?.textContent ?? '';

  it('says that DS leaves the cylinder out, and that plano is 0.00', async () => {
    await render();
    const sphere = describes(/^SPH$/);
    expect(sphere).toMatch(/\bPL\b[^.]*0[.,]00/);
    expect(sphere).not.toMatch(/\bDS\b/);
    expect(describes(/^CYL/)).toMatch(/\bDS\b/);
    expect(screen.getByText(title)).toBeVisible();
  });

  it('names what the form has no field for', async () => {
    await render();
    expect(describes(/^BAL/)).not.toBe('');
    expect(describes(/^PD$/)).toMatch(/63\/60/);
  });
});

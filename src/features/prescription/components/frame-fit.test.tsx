import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lensPanelVisibility } from '@/lib/lens/lens-panel-visibility';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

/** Acorn accepts total powers from 0 to 14; Quincy takes no prescription lenses. */
const ACORN = '/lc-us/2003200501450';
const QUINCY = '/lc-us/2001703401574';
const SORRY = "Sorry! The frame you've chosen isn't compatible with your prescription";
const both = (power: string) => ({ SPH: { OD: power, OS: power } });

const renderProduct = (path: string, power: string, scenario?: string) => {
  const before = async () => savePrescription(both(power));
  return renderPage(path, { before, ...(scenario ? { scenario } : {}) } satisfies ComponentTestOptions);
};
const region = () => screen.getByRole('region', { name: 'Your prescription' });
const button = (name: string) => screen.getByRole('button', { name });
const select = (name: string) => screen.getByRole('combobox', { name });

describe('the product page of a frame', () => {
  it('shows nothing when no prescription is stored', async () => {
    await renderPage(ACORN, { before: async () => savePrescription(undefined) });
    expect(screen.getByRole('heading', { level: 1, name: 'Acorn' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your prescription' })).not.toBeInTheDocument();
  });

  it('shows that the frame is compatible', async () => {
    await renderProduct(ACORN, '-14.00');
    expect(within(region()).getByText('This frame takes your prescription')).toBeVisible();
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
  });

  it('shows why the frame is incompatible, for each eye', async () => {
    await renderProduct(ACORN, '-14.25');
    expect(within(region()).getByText(SORRY)).toBeVisible();
    expect(region()).toHaveTextContent(
      'Right eye (OD): your lens needs 14.25 D, and this frame takes at most 14.00 D.',
    );
    expect(region()).toHaveTextContent(
      'Left eye (OS): your lens needs 14.25 D, and this frame takes at most 14.00 D.',
    );
  });

  it.each([
    ['no prescription', undefined],
    ['another one', both('-14.25')],
  ])('changes behind the lens panel only when it closes, from %s', async (_case, before) => {
    await renderPage(ACORN, { before: async () => savePrescription(before) });
    act(() => lensPanelVisibility.set(true));
    await act(async () => savePrescription(both('-2.00')));
    const verdict = before
      ? screen.findByText(SORRY)
      : screen.findByText('This frame takes your prescription');
    if (before) expect(await verdict).toBeVisible();
    else expect(await verdict).not.toBeVisible();
    act(() => lensPanelVisibility.set(false));
    expect(screen.getByText('This frame takes your prescription')).toBeVisible();
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
  });

  it('shows that no prescription lenses can be fitted', async () => {
    await renderProduct(QUINCY, '-1.00');
    expect(within(region()).getByText(SORRY)).toBeVisible();
    expect(region()).toHaveTextContent('Prescription lenses cannot be fitted to this frame.');
  });
});

describe('the actions', () => {
  it('lead to compatible frames, without a value in any URL or event', async () => {
    const { user, server, events } = await renderProduct(QUINCY, '-3.25');
    await user.click(button('Show frames that take it'));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/sunglasses'));
    expect(window.location.search).toContain('ROXABLE');
    expect(server.requests.map(({ url }) => url).join()).not.toContain('3.25');
    expect(JSON.stringify(events)).not.toContain('3.25');
  });

  it('show an error when there are no compatible frames', async () => {
    const { user } = await renderProduct(QUINCY, '-3.25', 'no-compatible-frames');
    await user.click(button('Show frames that take it'));
    expect(await within(region()).findByRole('alert')).toHaveTextContent('No such frame was found.');
    expect(window.location.pathname).toBe(QUINCY);
  });

  it('edit the values in place', async () => {
    const { user } = await renderProduct(ACORN, '-14.25');
    await user.click(button('Change or clear the values'));
    await waitFor(() => expect(select('SPH, right eye (OD)')).toHaveFocus());
    expect(select('SPH, right eye (OD)')).toHaveDisplayValue('−14.25');
    await user.selectOptions(select('SPH, left eye (OS)'), '–');
    await user.click(button('Keep these values'));
    expect(await screen.findByText('Oops! You need to add your values')).toBeVisible();
    await waitFor(() => expect(select('SPH, left eye (OS)')).toHaveFocus());
    await user.selectOptions(select('SPH, left eye (OS)'), '−2.00');
    await user.selectOptions(select('SPH, right eye (OD)'), '−2.50');
    await user.click(button('Keep these values'));
    expect(await within(region()).findByText('This frame takes your prescription')).toBeVisible();
    await waitFor(() => expect(button('Change or clear the values')).toHaveFocus());
    expect(storedPrescription.read()).toEqual({ SPH: { OD: '-2.50', OS: '-2.00' } });
  });

  it('require the second cylinder before they store one', async () => {
    const { user } = await renderProduct(ACORN, '-2.00');
    await user.click(button('Change or clear the values'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'CYL, left eye (OS)' }), '−1.50');
    await user.click(button('Keep these values'));
    const right = select('CYL, right eye (OD)');
    await waitFor(() => expect(right).toHaveAccessibleDescription(/Your left eye \(OS\) has a CYL value/));
    expect(storedPrescription.read()).toEqual(both('-2.00'));
    await user.click(button('Use 0.00 for the right eye (OD)'));
    await user.click(button('Keep these values'));
    await waitFor(() =>
      expect(storedPrescription.read()).toEqual({ ...both('-2.00'), CYL: { OD: '0.00', OS: '-1.50' } }),
    );
  });

  it('clear the values, and move focus to the message', async () => {
    const { user } = await renderProduct(ACORN, '-2.00');
    await user.click(button('Change or clear the values'));
    await user.click(await screen.findByRole('button', { name: 'Clear my prescription' }));
    await waitFor(() => expect(screen.getByText('Your prescription is cleared.')).toHaveFocus());
    expect(storedPrescription.read()).toBeUndefined();
  });
});

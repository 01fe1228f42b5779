import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchFromSandbox } from '../../../../tests/support/sandbox-fetch';
import { lastLensSelection } from '../state/last-lens-selection';
import { readDraft } from '../state/panel-draft';
import { frameLenses } from '../testing/frame-lenses';
import {
  choose,
  EditedPanel,
  eyes,
  heading,
  newFrame,
  next,
  panelTest,
  radio,
  renderPanel,
  resetPanelTest,
} from '../testing/render-panel';

fetchFromSandbox();
beforeEach(resetPanelTest);

it('a reload brings the panel back to the same step', async () => {
  const first = renderPanel();
  await choose(first.user, 'How will you use them?', /^Ready readers/);
  await heading('Which reading power?');
  await first.user.selectOptions(screen.getByRole('combobox'), '+2.00');
  await next(first.user);
  await heading('Which kind of lens?');
  first.unmount();

  const { user } = renderPanel();
  await heading('Which kind of lens?');
  await choose(user, 'Which kind of lens?', /^Clear/);
  await choose(user, 'Protect your pair?', /^No protection plan/);
  await next(user, 'Add to cart');
  expect(panelTest.done[0]?.prescription).toEqual(eyes(2, 2));
});

it.each([-2, 2])('does not take a prescription of %d for the power of readers', async (sphere) => {
  panelTest.typed = eyes(sphere, sphere);
  const { user } = renderPanel();
  await choose(user, 'How will you use them?', /^Single vision/);
  await heading('How do you want to give us your prescription?');
  await user.click(radio(/^Type it in/));
  await next(user, 'Check my values');
  await heading('Which material?');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await choose(user, 'How will you use them?', /^Ready readers/);
  await heading('Which reading power?');
  await next(user);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/Choose the power of your readers\./);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose a power');
});

it('offers the lenses of another frame', async () => {
  const first = renderPanel();
  await choose(first.user, 'How will you use them?', /^Non-prescription/);
  await choose(first.user, 'Which kind of lens?', /^Photochromic/);
  await choose(first.user, 'Protect your pair?', /^One-year/);
  await heading('Is everything right?');
  first.unmount();
  panelTest.frame = newFrame();

  const { user } = renderPanel();
  await user.click(await screen.findByRole('button', { name: 'Use these lenses' }));
  await heading('Is everything right?');
  await next(user, 'Add to cart');
  expect(panelTest.done[0]).toMatchObject({
    lens: { type: 'non-prescription', treatmentFamily: 'photochromic' },
    planId: '4500001',
  });
});

it('begins with progressive lenses when those were chosen last', async () => {
  const first = renderPanel();
  await choose(first.user, 'How will you use them?', /^Progressive/);
  first.unmount();
  panelTest.frame = newFrame();
  renderPanel();
  await heading('How will you use them?');
  expect(radio(/^Progressive/)).toBeChecked();
});

it('edits a line in its own selection', async () => {
  const { user } = renderPanel({ mode: 'edit', initialStep: 'review' }, EditedPanel);
  await heading('Is everything right?');
  expect(lastLensSelection.read()).toBeUndefined();
  await next(user, 'Save lenses');
  expect(panelTest.done[0]).toMatchObject({ lens: undefined, planId: undefined });
  expect(lastLensSelection.read()?.frameUpc).toBe(panelTest.frame.upc);
  expect(readDraft(panelTest.frame.upc)).toBeUndefined();
});

it.each([
  ['edit', 'Back to my cart', 'Your glasses stay in the cart as they are.'],
  ['add', 'Close', 'You can buy the frame alone, and have lenses fitted later.'],
] as const)('asks for no choice when there is no lens data (%s)', async (mode, button, consequence) => {
  const onDone = vi.fn();
  const onCancel = vi.fn();
  const { user } = renderPanel({
    mode,
    lenses: { state: 'ready', lenses: { ...frameLenses, packages: [] } },
    onDone,
    onCancel,
  });
  expect(await screen.findByText('There are no lenses for this frame right now')).toBeVisible();
  expect(screen.getByText(consequence)).toBeVisible();
  expect(screen.queryByText(/^Step|^Total/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: button }));
  expect(onDone.mock.calls).toEqual(mode === 'edit' ? [[undefined]] : []);
  expect(onCancel).toHaveBeenCalledTimes(mode === 'add' ? 1 : 0);
});

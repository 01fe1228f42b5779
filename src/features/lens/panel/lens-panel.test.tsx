import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { recordScrolls } from '../../../../tests/support/record-scrolls';
import { fetchFromSandbox } from '../../../../tests/support/sandbox-fetch';
import { lastLensSelection } from '../state/last-lens-selection';
import { withoutTypes } from '../testing/frame-lenses';
import {
  choose,
  eyes,
  heading,
  next,
  panelTest,
  radio,
  renderPanel,
  resetPanelTest,
} from '../testing/render-panel';

fetchFromSandbox();
beforeEach(resetPanelTest);

const total = () => screen.getByText(/^Total/).closest('output');

/** Continues to the materials, for single vision with typed values. */
async function typePrescription(user: UserEvent, type = /^Single vision/) {
  await choose(user, 'How will you use them?', type);
  await heading('How do you want to give us your prescription?');
  await user.click(radio(/^Type it in/));
  await next(user, 'Check my values');
}

it('says from which total the choices so far start, and never less than at the end', {
  tags: 'full-run',
}, async () => {
  panelTest.typed = eyes(-7.5, -8);
  const { user } = renderPanel();
  await heading('How will you use them?');
  const frameAlone = total()?.textContent;
  await user.click(radio(/^Single vision/));
  expect(total()).toHaveTextContent(/^Total from \$/);
  expect(total()?.textContent).not.toBe(frameAlone);
  await next(user);
  await user.click(radio(/^Type it in/));
  await next(user, 'Check my values');
  await choose(user, 'Which material?', /^High index 1.74/);
  await heading('Which kind of lens?');
  const amount = total()?.textContent?.replace(/^Total( from)? /, '');
  await next(user);
  await heading('Which coating?');
  expect(total()).toHaveTextContent(`${amount}`);
});

it('leads a myope to thin lenses, and hands over what was chosen', async () => {
  panelTest.typed = eyes(-7.5, -8);
  const { user } = renderPanel();
  await typePrescription(user);
  await heading('Which material?');
  expect(screen.getByText('Step 3 of 7')).toBeVisible();
  expect(radio(/^Plastic 1.50/)).toBeDisabled();
  expect(radio(/^Plastic 1.50/)).toHaveAccessibleName(
    /Made for powers from −4.00 to \+4.00; your right eye has −7.50/,
  );
  expect(radio(/^High index 1.74 Recommended for you/)).toBeEnabled();
  expect(radio(/^High index 1.74/)).toHaveAccessibleName(
    /About \d+\.\d\u00a0mm at the edge, \d+\.\d\u00a0g\u00a0per\u00a0lens/,
  );
  await choose(user, 'Which material?', /^High index 1.74/);
  await heading('Which kind of lens?');
  expect(radio(/^Photochromic/)).toHaveAccessibleName(/Not made with: High index 1.74/);
  // The only one that is made in it.
  expect(radio(/^Clear/)).toBeChecked();
  await next(user);
  await choose(user, 'Which coating?', /^Premium anti-reflective/);
  await choose(user, 'Protect your pair?', /^One-year/);

  await heading('Is everything right?');
  expect(screen.getByText('Read back -7.5')).toBeVisible();
  await next(user, 'Add to cart');
  expect(panelTest.done[0]).toMatchObject({
    lens: { materialCode: 'HI174', type: 'single-vision' },
    planId: '4500001',
    prescription: panelTest.typed,
  });
  expect(panelTest.done[0]?.review.map(({ sequence, name }) => [sequence, name])).toEqual([
    [1, 'Use'],
    [2, 'Prescription'],
    [3, 'Material'],
    [4, 'Kind of lens'],
    [5, 'Coating'],
    [100, 'One-year protection plan'],
  ]);
  expect(panelTest.done[0]?.review[1]?.description).toBe('As on your paper');
  expect(JSON.stringify(lastLensSelection.read())).not.toContain('7.5');
});

it('does not write a prescription that comes later on the line', { tags: 'full-run' }, async () => {
  const { user } = renderPanel();
  await choose(user, 'How will you use them?', /^Single vision/);
  await choose(user, 'How do you want to give us your prescription?', /^Add it later/);
  await choose(user, 'Which material?', /^Polycarbonate/);
  await choose(user, 'Which kind of lens?', /^Clear/);
  await choose(user, 'Which coating?', /^Premium anti-reflective/);
  await choose(user, 'Protect your pair?', /^One-year/);
  await heading('Is everything right?');
  await next(user, 'Add to cart');
  const row = panelTest.done[0]?.review.find(({ name }) => name === 'Prescription');
  expect(row?.description).toBe('To be added later');
});

it('waits for a picture that is being sent', async () => {
  const { user } = renderPanel();
  await choose(user, 'How will you use them?', /^Single vision/);
  await heading('How do you want to give us your prescription?');
  await user.click(radio(/^Send a picture/));
  await user.click(screen.getByRole('button', { name: /^Choose a picture/ }));
  await next(user);
  expect(await screen.findByText('Waiting for your file')).toBeVisible();
  panelTest.upload.resolve(true);
  await heading('Which material?');
});

it('stays where a picture could not be sent', { tags: 'full-run' }, async () => {
  const { user } = renderPanel();
  await choose(user, 'How will you use them?', /^Single vision/);
  await heading('How do you want to give us your prescription?');
  await user.click(radio(/^Send a picture/));
  await user.click(screen.getByRole('button', { name: /^Choose a picture/ }));
  await next(user);
  await screen.findByText('Waiting for your file');
  panelTest.upload.resolve(false);
  await waitFor(() => expect(screen.queryByText('Waiting for your file')).not.toBeInTheDocument());
  expect(
    screen.getByRole('heading', { name: 'How do you want to give us your prescription?' }),
  ).toBeVisible();
});

it('takes Enter on the option of typing for the button that submits the form', {
  tags: 'full-run',
}, async () => {
  const { user } = renderPanel();
  await choose(user, 'How will you use them?', /^Single vision/);
  await heading('How do you want to give us your prescription?');
  await user.click(radio(/^Type it in/));
  // Browsers do that for Enter.
  fireEvent.submit(radio(/^Type it in/).closest('form') as HTMLFormElement);
  await heading('Which material?');
});

it('shows the price of the pair with each option before it is chosen', async () => {
  const { user } = renderPanel();
  await heading('How will you use them?');
  expect(screen.getByText('Prices are for the pair: frame and lenses.')).toBeVisible();
  // 280.00 + 59.95, the cheapest single-vision lens.
  expect(radio(/^Single vision/).closest('label')).toHaveTextContent('from $339.95');
  expect(radio(/^Frame only/).closest('label')).toHaveTextContent('$280.00');
  await typePrescription(user);
  await heading('Which material?');
  expect(radio(/^Plastic 1.50/).closest('label')).toHaveTextContent('from $339.95');
  await choose(user, 'Which material?', /^Plastic 1.50/);
  await heading('Which kind of lens?');
  await user.click(radio(/^Clear/));
  await next(user);
  await heading('Which coating?');
  expect(radio(/^Anti-reflective/).closest('label')).toHaveTextContent('$379.95');
  await user.click(radio(/^Anti-reflective/));
  expect(total()).toHaveTextContent('$379.95');
  await next(user);
  await choose(user, 'Protect your pair?', /^One-year/);
  await heading('Is everything right?');
  await user.click(screen.getByRole('button', { name: 'Change: Coating' }));
  // With the plan: 379.95 + 29.00.
  expect(await screen.findByText(/pair: frame, lenses and protection plan/)).toBeVisible();
  expect(radio(/^Anti-reflective/).closest('label')).toHaveTextContent('$408.95');
});

it('marks lenses from stock for a recent prescription that they fit', { tags: 'full-run' }, async () => {
  panelTest.typed = { ...eyes(-1.25, -1), issueDate: { year: new Date().getFullYear(), month: 1, day: 1 } };
  const { user } = renderPanel();
  await typePrescription(user);
  await heading('Which material?');
  expect(radio(/^Plastic 1.50 .*Speedy/)).toBeEnabled();
  expect(radio(/^High index 1.74/)).not.toHaveAccessibleName(/Speedy/);
  expect(screen.getByText(/^Speedy: we make these lenses from stock/)).toBeVisible();
  await choose(user, 'Which material?', /^Plastic 1.50/);
  await choose(user, 'Which kind of lens?', /^Clear/);
  await choose(user, 'Which coating?', /^Anti-reflective/);
  await choose(user, 'Protect your pair?', /^No protection plan/);
  await heading('Is everything right?');
  expect(screen.getByText(/^We make these lenses from stock/)).toBeVisible();
});

it('says why a power cannot be made, and goes on without the prescription', async () => {
  panelTest.typed = eyes(-18, -17.5);
  const shown = recordScrolls();
  const { user } = renderPanel();
  await typePrescription(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We do not make these lenses in your power for this frame');
  expect(alert).toHaveTextContent('Made for powers from −16.00 to +10.00; your right eye has −18.00.');
  expect(shown.at(-1)).toContainElement(alert);
  // Must not show the price of the frame alone.
  expect(total()).toHaveTextContent('Total from $339.95');
  await user.click(radio(/^Add it later/));
  await next(user);
  expect(await heading('Which material?')).toBeVisible();
});

it('says which lenses a low frame does not take', { tags: 'full-run' }, async () => {
  panelTest.frame = { ...panelTest.frame, lensHeight: 26 };
  renderPanel({
    lenses: {
      state: 'ready',
      lenses: withoutTypes('progressive'),
    },
  });
  await heading('How will you use them?');
  expect(radio(/^Progressive/)).toBeDisabled();
  expect(radio(/^Progressive/)).toHaveAccessibleName(
    /This frame is 26\u00a0mm high; these lenses need 28\u00a0mm/,
  );
});

it('back preserves the choices, and an incompatible one returns with its material', {
  tags: 'full-run',
}, async () => {
  const { user } = renderPanel();
  await typePrescription(user);
  await choose(user, 'Which material?', /^Polycarbonate/);
  await heading('Which kind of lens?');
  await user.click(radio(/^Photochromic/));
  await user.click(radio(/^brown/i));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Which material?');
  expect(radio(/^High index 1.60/)).toHaveAccessibleName(
    /Not made with your choice of Photochromic: you would choose that again/,
  );
  await user.click(radio(/^High index 1.60/));
  await user.click(radio(/^Polycarbonate/));
  await next(user);
  await heading('Which kind of lens?');
  expect(radio(/^Photochromic/)).toBeChecked();
  expect(radio(/^brown/i)).toBeChecked();
});

it.each([
  // One of several coatings for progressive lenses.
  ['Progressive', 'Which coating?', 'No anti-reflective coat', /^Anti-reflective/],
  // The only material of them.
  ['Non-prescription', 'Which material?', 'Plastic 1.50', /^Polycarbonate/],
])('asks again for a choice that %s lenses are not made with', async (type, step, lost, other) => {
  const { user } = renderPanel();
  await choose(user, 'How will you use them?', /^Single vision/);
  await choose(user, 'How do you want to give us your prescription?', /^Add it later/);
  await choose(user, 'Which material?', /^Plastic/);
  await choose(user, 'Which kind of lens?', /^Clear/);
  await choose(user, 'Which coating?', /^No anti-reflective/);
  await choose(user, 'Protect your pair?', /^No protection plan/);
  await heading('Is everything right?');
  await user.click(screen.getByRole('button', { name: 'Change: Use' }));
  await choose(user, 'How will you use them?', new RegExp(`^${type}`));
  await heading(step);
  expect(screen.getByText(`Your choice of ${lost} cannot be kept`)).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await next(user);
  expect(screen.getByText('Choose one of these to go on.')).toBeVisible();
  await user.click(radio(other));
  expect(screen.getByText(`Your choice of ${lost} cannot be kept`)).toBeVisible();
});

it('requires a choice before it goes on, and moves the focus there', async () => {
  const { user } = renderPanel();
  await heading('How will you use them?');
  await next(user);
  expect(screen.getByText('Choose one of these to go on.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
});

it('changes a part from the review and comes back to it', async () => {
  const { user } = renderPanel();
  await choose(user, 'How will you use them?', /^Non-prescription/);
  await choose(user, 'Which kind of lens?', /^Clear/);
  await choose(user, 'Protect your pair?', /^No protection plan/);
  await heading('Is everything right?');
  await user.click(screen.getByRole('button', { name: 'Change: Kind of lens' }));
  await choose(user, 'Which kind of lens?', /^Blue-light/);
  expect(await heading('Is everything right?')).toHaveFocus();
  const review = within(screen.getByRole('dialog'));
  expect(review.getByText('Blue-light filter')).toBeVisible();
});

it('reads more about the options on demand', { tags: 'full-run' }, async () => {
  const { user } = renderPanel();
  await heading('How will you use them?');
  expect(screen.queryByText(/Espot Lens_/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Learn more about these options' }));
  expect(screen.getByText(/Espot Lens_progressive/)).toBeVisible();
});

import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentProps, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LensFrame } from '@/domain/lens/lens-frame';
import type { Prescription } from '@/domain/prescription/prescription';
import { DEFAULT_TOTAL_POWER_RANGE } from '@/domain/prescription/total-power-range';
import { useFrameLenses } from '@/lib/lens/use-frame-lenses';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { useEditedSelection } from '../state/edited-selection';
import { lastLensSelection } from '../state/last-lens-selection';
import type { LensSelection } from '../state/lens-selection';
import { useLensSelection } from '../state/lens-selection-store';
import { frameLenses, withoutTypes } from '../testing/frame-lenses';
import { LensPanel } from './lens-panel';
import { panelDraft } from './panel-draft';
import type { ChosenGlasses, PrescriptionPart } from './panel-props';

/** Seed frame "Polygon" in black: 280.00, no promotion. */
const FRAME_ID = '3170141';
/** Each test has its own UPC, since the selections of a tab stay in memory. */
let frames = 0;
const FRAME_ONLY: LensSelection = { type: 'frame-only' };
type PanelProps = Partial<ComponentProps<typeof LensPanel>>;
let frame: LensFrame;
let done: ChosenGlasses[];
/** What the shopper types. */
let typed: Prescription;

beforeEach(() => {
  const { sandbox } = testSandbox();
  vi.stubGlobal('fetch', async (request: Request) => (await sandbox.handle(request, '')).response);
  frame = {
    upc: `70${++frames}`,
    lensHeight: 40,
    size: { eye: 50, bridge: 18, temple: 145 },
    rim: 'full',
    gender: 'unisex',
    totalPower: DEFAULT_TOTAL_POWER_RANGE,
  };
  done = [];
  typed = eyes(-1.25, -1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const eyes = (right: number, left: number, add?: number): Prescription => ({
  right: { sphere: right, add },
  left: { sphere: left, add },
});

/** Stands in for the prescription feature, which has tests of its own. */
function renderSection(part: PrescriptionPart) {
  switch (part.part) {
    case 'form':
      return (
        <form
          id={part.formId}
          onSubmit={(event) => {
            event.preventDefault();
            part.onSubmit(typed);
          }}
        >
          Entry form
        </form>
      );
    case 'read-back':
      return <p>Read back {part.prescription.right.sphere}</p>;
    default:
      return null;
  }
}

function Panel(props: PanelProps) {
  const lenses = useFrameLenses(FRAME_ID, { enabled: true, failure: 'RXC service error' });
  const selection = useLensSelection(frame.upc);
  const [value, set] = useState<Prescription>();
  return (
    <LensPanel
      mode="add"
      open
      onCancel={() => {}}
      triggerRef={useRef(null)}
      busy={false}
      {...{ lenses, selection, frame }}
      prescription={{ value, set }}
      renderPrescription={renderSection}
      renderEspot={(name, fallback) => (
        <div>
          Espot {name} {fallback}
        </div>
      )}
      onDone={(chosen) => chosen && done.push(chosen)}
      {...props}
    />
  );
}

/** The panel of a line in the cart with the frame only. */
function EditedPanel(props: PanelProps) {
  return <Panel {...props} selection={useEditedSelection(FRAME_ONLY)} />;
}

function renderPanel(props: PanelProps = {}, Component = Panel) {
  const { unmount } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <MemoryRouter>
            <Component {...props} />
          </MemoryRouter>
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), unmount };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const next = (user: UserEvent, name = 'Continue') => user.click(screen.getByRole('button', { name }));
const total = () => screen.getByText(/^Total/).closest('output');

async function choose(user: UserEvent, title: string, option: RegExp) {
  await heading(title);
  await user.click(radio(option));
  await next(user);
}

/** Up to the materials, for single vision with what is typed. */
async function typePrescription(user: UserEvent, type = /^Single vision/) {
  await choose(user, 'How will you use them?', type);
  await heading('How do you want to give us your prescription?');
  await user.click(radio(/^Type it in/));
  await next(user, 'Check my values');
}

it('says from which total the choices so far start, and never less than at the end', async () => {
  typed = eyes(-7.5, -8);
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
  typed = eyes(-7.5, -8);
  const { user } = renderPanel();
  await typePrescription(user);
  await heading('Which material?');
  expect(screen.getByText('Step 3 of 7')).toBeVisible();
  expect(radio(/^Plastic 1.50/)).toBeDisabled();
  expect(radio(/^Plastic 1.50/)).toHaveAccessibleName(
    /Made for powers from −4.00 to \+4.00; your right eye has −7.50/,
  );
  expect(radio(/^High index 1.74 Recommended for you/)).toBeEnabled();
  expect(radio(/^High index 1.74/)).toHaveAccessibleName(/About \d+\.\d mm at the edge, \d+\.\d g per lens/);
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
  expect(done[0]).toMatchObject({
    lens: { materialCode: 'HI174', type: 'single-vision' },
    planId: '4500001',
    prescription: typed,
  });
  expect(done[0]?.review.map(({ sequence, name }) => [sequence, name])).toEqual([
    [1, 'Use'],
    [2, 'Prescription'],
    [3, 'Material'],
    [4, 'Kind of lens'],
    [5, 'Coating'],
    [100, 'One-year protection plan'],
  ]);
  expect(JSON.stringify(lastLensSelection.read())).not.toContain('7.5');
});

it('shows the price of the pair with each option before it is chosen', async () => {
  const { user } = renderPanel();
  await heading('How will you use them?');
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
});

it('says why a power cannot be made, and goes on without the prescription', async () => {
  typed = eyes(-18, -17.5);
  const { user } = renderPanel();
  await typePrescription(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We do not make these lenses in your power for this frame');
  expect(alert).toHaveTextContent('Made for powers from −16.00 to +10.00; your right eye has −18.00.');
  await user.click(radio(/^Add it later/));
  await next(user);
  expect(await heading('Which material?')).toBeVisible();
});

it('says which lenses a low frame does not take', async () => {
  frame = { ...frame, lensHeight: 26 };
  renderPanel({
    lenses: {
      state: 'ready',
      lenses: withoutTypes('progressive'),
    },
  });
  await heading('How will you use them?');
  expect(radio(/^Progressive/)).toBeDisabled();
  expect(radio(/^Progressive/)).toHaveAccessibleName(/This frame is 26 mm high; these lenses need 28 mm/);
});

it('back preserves the choices, and an incompatible one returns with its material', async () => {
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
  expect(done[0]?.prescription).toEqual(eyes(2, 2));
});

it('asks for a choice before it goes on, and moves the focus there', async () => {
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

it('offers the lenses of another frame', async () => {
  const first = renderPanel();
  await choose(first.user, 'How will you use them?', /^Non-prescription/);
  await choose(first.user, 'Which kind of lens?', /^Photochromic/);
  await choose(first.user, 'Protect your pair?', /^One-year/);
  await heading('Is everything right?');
  first.unmount();
  frame = { ...frame, upc: `70${++frames}` };

  const { user } = renderPanel();
  await user.click(await screen.findByRole('button', { name: 'Use these lenses' }));
  await heading('Is everything right?');
  await next(user, 'Add to cart');
  expect(done[0]).toMatchObject({
    lens: { type: 'non-prescription', treatmentFamily: 'photochromic' },
    planId: '4500001',
  });
});

it('begins with progressive lenses when those were chosen last', async () => {
  const first = renderPanel();
  await choose(first.user, 'How will you use them?', /^Progressive/);
  first.unmount();
  frame = { ...frame, upc: `70${++frames}` };
  renderPanel();
  await heading('How will you use them?');
  expect(radio(/^Progressive/)).toBeChecked();
});

it('reads more about an option on demand', async () => {
  const { user } = renderPanel();
  await heading('How will you use them?');
  await user.click(screen.getByRole('button', { name: 'Progressive' }));
  expect(screen.getByText(/Espot Lens_progressive/)).toBeVisible();
});

it('edits a line in its own selection', async () => {
  const { user } = renderPanel({ mode: 'edit', initialStep: 'review' }, EditedPanel);
  await heading('Is everything right?');
  expect(lastLensSelection.read()).toBeUndefined();
  await next(user, 'Save lenses');
  expect(done[0]).toMatchObject({ lens: undefined, planId: undefined });
  expect(lastLensSelection.read()?.frameUpc).toBe(frame.upc);
  expect(panelDraft.read()).toBeUndefined();
});

it('hands over nothing when there is no lens data', async () => {
  const onDone = vi.fn();
  const { user } = renderPanel({
    mode: 'edit',
    lenses: { state: 'ready', lenses: { ...frameLenses, packages: [] } },
    onDone,
  });
  expect(await screen.findByText('There are no lenses for this frame right now')).toBeVisible();
  await next(user, 'Save lenses');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined);
});

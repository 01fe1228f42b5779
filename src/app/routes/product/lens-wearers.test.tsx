import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { storeSelection } from '@/features/lens/testing/test-purchase';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { IS_FULL_RUN } from '../../../../tests/support/full-run';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

interface PaperEye {
  sph: string;
  cyl?: string;
  axis?: string;
  add?: string;
  /** Horizontal prism with its base. */
  prism?: [amount: string, base: string];
}

interface Wearer {
  path: string;
  frame: string;
  /** The steps before and after the reload. */
  before: Step[];
  after: Step[];
  /** What the line says. */
  line: RegExp[];
  /** Body of the saved prescription. */
  saved?: Record<string, string>;
  /** The question to change in the cart, its new choice and what the line says then. */
  edit: { part: string; steps: Step[]; line: RegExp };
}

type Step = (user: UserEvent) => Promise<void>;

const POLYGON = { path: '/lc-us/2017230701520', frame: 'Polygon' };
/** Sunglasses. */
const SUTTON = { path: '/lc-us/2001712201547', frame: 'Sutton' };

const panel = () => within(screen.getByRole('dialog', { name: /^(Choose|Edit) your lenses$/ }));
const next = (user: UserEvent) =>
  user.click(panel().getByRole('button', { name: /^(Continue|Check my values)$/ }));

/** Chooses an option of the question with this heading. */
const choose =
  (question: string, option: RegExp): Step =>
  async (user) => {
    await panel().findByRole('heading', { name: question });
    await user.click(panel().getByRole('radio', { name: option }));
    await next(user);
  };

/** Types the values of the paper, and accepts them once they are read back. */
const paper =
  (right: PaperEye, left: PaperEye): Step =>
  async (user) => {
    await panel().findByRole('heading', { name: 'How do you want to give us your prescription?' });
    await user.click(panel().getByRole('radio', { name: /^Type it in/ }));
    await panel().findByRole('combobox', { name: 'PD of both eyes' });
    if (right.prism ?? left.prism) await user.click(panel().getByRole('checkbox', { name: /prism/ }));
    await fillEye(user, 'right eye (OD)', right);
    await fillEye(user, 'left eye (OS)', left);
    await user.selectOptions(panel().getByRole('combobox', { name: 'PD of both eyes' }), '63.0 mm');
    const date = panel().getByRole('textbox', { name: 'Date of the prescription' });
    await enter(user, date, `01/02/${new Date().getFullYear()}`);
    await next(user);
    await panel().findByRole('heading', { name: 'Compare with your paper' });
    await next(user);
  };

async function fillEye(user: UserEvent, eye: string, { sph, cyl, axis, add, prism }: PaperEye) {
  const power = async (name: string, text: string) => {
    const sign = within(panel().getByRole('group', { name: `${name}, plus or minus, ${eye}` }));
    await user.click(sign.getByRole('radio', { name: text.startsWith('-') ? 'Minus' : 'Plus' }));
    await user.selectOptions(panel().getByRole('combobox', { name: `${name}, ${eye}` }), text.slice(1));
  };
  await power('SPH', sph);
  if (cyl) await power('CYL', cyl);
  if (axis) await enter(user, panel().getByRole('textbox', { name: `AXIS, ${eye}` }), axis);
  if (add) await user.selectOptions(panel().getByRole('combobox', { name: `ADD, ${eye}` }), add);
  if (!prism) return;
  const group = within(panel().getByRole('group', { name: `Prism, ${eye}` }));
  await user.selectOptions(group.getByRole('combobox', { name: 'Horizontal' }), prism[0]);
  await user.selectOptions(group.getAllByRole('combobox', { name: 'Base' })[0] as HTMLElement, prism[1]);
}

const USE = 'How will you use them?';
const MATERIAL = 'Which material?';
const KIND = 'Which kind of lens?';
const COATING = 'Which coating?';
const PLAN = 'Protect your pair?';

const WEARERS: Record<string, Wearer> = {
  'a myope with thin lenses': {
    ...POLYGON,
    before: [
      choose(USE, /^Single vision/),
      paper({ sph: '-7.50', cyl: '-0.75', axis: '90' }, { sph: '-8.00' }),
      choose(MATERIAL, /^High index 1.74/),
    ],
    after: [choose(KIND, /^Clear/), choose(COATING, /^Premium anti-reflective/), choose(PLAN, /^One-year/)],
    line: [/Lenses: Single vision/, /High index 1.74/, /Prescription added/],
    saved: { rightSphere: '-7.50', rightCyl: '-0.75', rightAxis: '90', leftSphere: '-8.00' },
    edit: { part: 'Material', steps: [choose(MATERIAL, /^High index 1.67/)], line: /High index 1.67/ },
  },
  'a progressive wearer': {
    ...POLYGON,
    before: [choose(USE, /^Progressive/)],
    after: [
      paper({ sph: '+0.50', add: '+2.00' }, { sph: '+0.75', add: '+2.00' }),
      choose(MATERIAL, /^Polycarbonate/),
      choose(KIND, /^Clear/),
      choose(COATING, /^Premium anti-reflective/),
      choose(PLAN, /^No protection plan/),
    ],
    line: [/Lenses: Progressive/, /Prescription added/],
    saved: { rightSphere: '+0.50', rightAdd: '+2.00', leftAdd: '+2.00' },
    edit: { part: 'Material', steps: [choose(MATERIAL, /^High index 1.67/)], line: /High index 1.67/ },
  },
  'a wearer of prism': {
    ...POLYGON,
    before: [
      choose(USE, /^Single vision/),
      paper({ sph: '-2.00', prism: ['2.00', 'Out (BO)'] }, { sph: '-2.25', prism: ['2.00', 'Out (BO)'] }),
    ],
    after: [
      choose(MATERIAL, /^Polycarbonate/),
      choose(KIND, /^Clear/),
      choose(COATING, /^Premium anti-reflective/),
      choose(PLAN, /^No protection plan/),
    ],
    line: [/Polycarbonate/, /Prescription added/],
    saved: { rightSphere: '-2.00', odHPrism: '2.00' },
    // Polycarbonate with a blue-light filter has the standard coating only.
    edit: {
      part: 'Kind of lens',
      steps: [choose(KIND, /^Blue-light/), choose(COATING, /^Anti-reflective/)],
      line: /Blue-light/,
    },
  },
  'sunglasses without power': {
    ...SUTTON,
    before: [choose(USE, /^Non-prescription/)],
    after: [
      choose(KIND, /^Polarized/),
      choose(COATING, /^Anti-reflective/),
      choose(PLAN, /^No protection plan/),
    ],
    line: [/Polarized/],
    // Without power, plain sun lenses have no coating.
    edit: {
      part: 'Kind of lens',
      steps: [choose(KIND, /^Sun/), choose(COATING, /^No anti-reflective/)],
      line: /Lenses: Non-prescription/,
    },
  },
  'the frame only': {
    ...POLYGON,
    before: [choose(USE, /^Frame only/)],
    after: [],
    line: [/Add lenses/],
    edit: {
      part: 'Use',
      steps: [choose(USE, /^Non-prescription/), choose(KIND, /^Clear/), choose(PLAN, /^No protection plan/)],
      line: /Lenses: Non-prescription/,
    },
  },
};

beforeAll(async () => {
  // So that the tests do not wait for the transformation of all of it.
  await import('../shared/composed-lens-panel');
});
afterEach(() => {
  savePrescription(undefined);
  storeSelection({});
});

const cartList = () => screen.findByRole('list', { name: 'In your cart' });
const lines = async () => within(await cartList()).getAllByRole('listitem');

async function savedPrescriptions({ requests }: TestServer): Promise<unknown[]> {
  const saves = requests.filter(({ url }) => url.includes('/rxc/prescription/insert/'));
  return Promise.all(saves.map((save) => save.clone().json()));
}

/** One with all questions and one with none; tests of the lens panel show what the others are asked. */
const USUAL_RUN = ['a progressive wearer', 'the frame only'];

it.each(Object.entries(WEARERS).filter(([name]) => IS_FULL_RUN || USUAL_RUN.includes(name)))(
  '%s: chosen with a reload midway, added, edited, removed and brought back',
  async (_, { path, frame, before, after, line, saved, edit }) => {
    const first = await renderPage(path, { as: 'guest' });
    await first.user.click(await screen.findByRole('button', { name: 'Choose lenses' }));
    await findDialog('Choose your lenses');
    for (const give of before) await give(first.user);

    // A reload does not unmount the page, which would close the panel for good.
    const session = { ...sessionStorage };
    cleanup();
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    const { user, server } = await renderPage(path);
    await findDialog('Choose your lenses');
    for (const give of after) await give(user);
    await panel().findByRole('heading', { name: 'Is everything right?' });
    await user.click(panel().getByRole('button', { name: 'Add to cart' }));

    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    const [added] = await lines();
    for (const text of line) expect(added).toHaveTextContent(text);
    expect(await savedPrescriptions(server)).toMatchObject(saved ? [saved] : []);

    const opener = screen.getByRole('button', { name: new RegExp(`^(Edit|Add) lenses (of|to) ${frame}`) });
    const hasLens = /^Edit/.test(opener.getAttribute('aria-label') ?? '');
    await user.click(opener);
    await findDialog('Edit your lenses');
    // A pair with lenses opens on the review, whose content comes after the dialog.
    if (hasLens) {
      await user.click(await panel().findByRole('button', { name: `Change: ${edit.part}` }));
    }
    for (const take of edit.steps) await take(user);
    await panel().findByRole('heading', { name: 'Is everything right?' });
    await user.click(panel().getByRole('button', { name: 'Save lenses' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect((await lines())[0]).toHaveTextContent(edit.line));

    await user.click(screen.getByRole('button', { name: new RegExp(`^Remove ${frame}`) }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await lines())[0]).toHaveTextContent(edit.line));
  },
);

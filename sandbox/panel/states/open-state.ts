import { controlPattern } from '../../states/control-pattern';
import { type Call, prepareState } from '../../states/prepare-state';
import { GO_OFFLINE, OPEN_PROMOTION, type Step } from '../../states/state';
import type { StateView } from '../client';

export type StateLocale = Parameters<typeof prepareState>[1];

const call: Call = async (method, path, body) => {
  const response = await fetch(path, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}.`);
  return result;
};

/**
 * Opens the state in a window: makes this browser its shopper, opens the page, and takes its steps there.
 *
 * @returns what is left to do by hand.
 * @throws Error when a call fails or a control is missing.
 */
export async function openState(state: StateView, locale: StateLocale): Promise<string> {
  // At once, within the click, or it is blocked as a pop-up.
  const store = window.open('about:blank', 'store');
  if (!store) throw new Error('The browser blocked the window.');
  await call('PUT', '/sandbox/api/shopper', { kind: 'anonymous' });
  await call('PUT', '/sandbox/api/patient', { name: '' });
  const { path, steps } = await prepareState(state, locale, call);
  store.location.href = path;
  if (steps.length === 0) return '';
  // Controls are named in English.
  if (!/^(lc-us|en-ca)$/.test(locale)) return `Then: ${JSON.stringify(steps)}`;
  await waitFor(() =>
    store.location.pathname === path.split('?')[0] &&
    store.document.documentElement.dataset.hydrated === 'true'
      ? true
      : undefined,
  );
  for (const step of steps) {
    const left = await takeLiveStep(store, step, call);
    if (left !== '') return left;
  }
  return '';
}

/** Milliseconds for a control to appear, and between two looks. */
const LIMIT_MS = 15_000;
const LOOK_MS = 100;

const PRESSED =
  'button, a[href], summary, [role=tab], [role=switch], [role=option], input[type=radio], input[type=checkbox]';
const REGIONS = { banner: 'header', complementary: 'aside', contentinfo: 'footer' } as const;

/** Takes a step in the page of another window, whose messages are English. @returns what is left to do by hand. */
async function takeLiveStep(store: Window, step: Step, call: Call): Promise<string> {
  if (step === GO_OFFLINE) return 'Then switch the connection off in the tools of the browser.';
  if (step === OPEN_PROMOTION) store.scrollBy(0, 240);
  else if (typeof step === 'string') await press(store, step);
  else if ('press' in step) await press(store, step.press, REGIONS[step.within]);
  else if ('scenario' in step) await call('PUT', '/sandbox/api/scenario', { name: step.scenario });
  else if ('inPopUp' in step) return `Then choose in the other window: ${step.inPopUp}.`;
  else if ('upload' in step) return `Then choose a file: a ${step.upload}.`;
  else await fillIn(store, step);
  return '';
}

async function press({ document }: Window, name: string, region?: string): Promise<void> {
  (await waitFor(() => find(part(document, region), PRESSED, name))).click();
}

async function fillIn(
  store: Window,
  step: Exclude<
    Step,
    string | { press: string } | { inPopUp: string } | { scenario: string } | { upload: string }
  >,
): Promise<void> {
  const { document } = store;
  const nth = async (type: string, index: number, group?: string) => {
    const input = () => {
      const within = group ? find(part(document), '[role=group], fieldset', group) : part(document);
      return within?.querySelectorAll<HTMLElement>(`input[type=${type}]`)[index];
    };
    (await waitFor(input)).click();
  };
  if ('option' in step) return nth('radio', step.option, step.group);
  if ('checkbox' in step) return nth('checkbox', step.checkbox);
  if ('check' in step) return press(store, step.check);
  if ('fill' in step) {
    for (const [label, text] of Object.entries(step.fill))
      enter(await field(document, label, step.within && REGIONS[step.within]), text);
    return;
  }
  for (const [label, value] of Object.entries(step.select)) {
    const select = (await field(document, label)) as HTMLSelectElement;
    enter(select, typeof value === 'number' ? (select.options[value]?.value ?? '') : value);
  }
}

/** What `look` finds, as soon as it does. @throws Error when it finds nothing. */
async function waitFor<T>(look: () => T | undefined): Promise<T> {
  for (let waited = 0; waited < LIMIT_MS; waited += LOOK_MS) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('A control of the state was not found: the page may have changed.');
}

/** The open dialog, or else the main part of the page. */
function part(document: Document, region?: string): ParentNode {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')];
  return (
    document.querySelector(region ?? 'none') ?? dialogs.at(-1) ?? document.querySelector('main') ?? document
  );
}

function field(document: Document, label: string, region?: string): Promise<HTMLElement> {
  return waitFor(() => find(part(document, region), 'input, select, textarea', `${label}*`));
}

function find(within: ParentNode, selector: string, name: string): HTMLElement | undefined {
  const isBeginning = name.endsWith('*');
  const pattern = controlPattern(isBeginning ? name.slice(0, -1) : name, isBeginning);
  return [...within.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && pattern.test(nameOf(element)),
  );
}

function nameOf(element: HTMLElement): string {
  const { ownerDocument: document } = element;
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const legend = element.querySelector(':scope > legend');
  const sources =
    labelledBy.length > 0 ? labelledBy.map((id) => document.getElementById(id)) : legend ? [legend] : labels;
  const text =
    sources.length > 0 ? sources.map((source) => source?.textContent).join(' ') : element.textContent;
  return (element.getAttribute('aria-label') ?? text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** As a shopper's keys do, for React: by the element's own setter, with the events. */
function enter(element: HTMLElement, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

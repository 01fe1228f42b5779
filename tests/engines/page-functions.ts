/**
 * Functions that run in the page of each engine. `TestingLibraryDom` was loaded there before: it finds elements by role and
 * accessible name, as assistive technology does.
 */
import type * as TestingLibrary from '@testing-library/dom';

declare const TestingLibraryDom: typeof TestingLibrary;

/** A text, or the source and flags of a regular expression. */
type Matcher = string | { source: string; flags: string };

export interface ElementQuery {
  role?: string;
  name?: Matcher;
  /** Of a toggle button. */
  pressed?: boolean;
  /** The text of a form field's label. */
  label?: Matcher;
  text?: Matcher;
  /** Which of them; default: the first. */
  nth?: number;
  within?: ElementQuery;
}

export interface FoundElement {
  x: number;
  y: number;
  value: string;
  text: string;
  isChecked: boolean;
  isFocused: boolean;
  /** Whether a click at its center reaches it. */
  isOnTop: boolean;
}

/** Finds a visible element, and scrolls to it if `scroll` is set. Returns null while there is none. */
export function findElement(query: ElementQuery, action: 'look' | 'scroll' | 'mark'): FoundElement | null {
  const toMatcher = (matcher: Matcher | undefined) =>
    matcher === undefined || typeof matcher === 'string'
      ? matcher
      : new RegExp(matcher.source, matcher.flags);
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = ({ role, name, pressed, label, text, nth, within }: ElementQuery): Element[] => {
    const roots = within ? all(within).slice(0, 1) : [document.body];
    return roots.flatMap((root) => {
      const parent = root as HTMLElement;
      const matcher = toMatcher(name);
      const found =
        role !== undefined
          ? TestingLibraryDom.queryAllByRole(parent, role, {
              ...(matcher !== undefined && { name: matcher }),
              ...(pressed !== undefined && { pressed }),
            })
          : label !== undefined
            ? TestingLibraryDom.queryAllByLabelText(parent, toMatcher(label) ?? '')
            : TestingLibraryDom.queryAllByText(parent, toMatcher(text) ?? '');
      const visible = found.filter((element) => isVisible(element) || element.matches('input, select'));
      return nth === undefined ? visible : visible.slice(nth, nth + 1);
    });
  };
  const [element] = all(query);
  if (!(element instanceof HTMLElement)) return null;
  if (action === 'scroll') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (action === 'mark') {
    for (const marked of document.querySelectorAll('[data-found]')) marked.removeAttribute('data-found');
    element.dataset.found = '';
  }
  const rect = element.getBoundingClientRect();
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const top = document.elementFromPoint(x, y);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const field = element as Partial<HTMLInputElement>;
  return {
    x,
    y,
    value: field.value ?? '',
    // As it is named, with plain spaces, as a person types them.
    text: (element.ariaLabel ?? element.textContent ?? '').replaceAll(/\s/g, ' '),
    isChecked: field.checked ?? element.getAttribute('aria-checked') === 'true',
    isFocused: document.activeElement === element,
    isOnTop: [element, ...labels].some((target) => target.contains(top) || top?.contains(target) === true),
  };
}

/** Chooses the option of the marked list whose text or value this is, as a native list does. */
export function chooseOption(text: string): boolean {
  const select = document.querySelector<HTMLSelectElement>('select[data-found]');
  const option = [...(select?.options ?? [])].find(({ label, value }) => label === text || value === text);
  if (!select || !option) return false;
  option.selected = true;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Empties the marked field: what is typed next replaces its text. */
export function selectText(): void {
  const field = document.querySelector<HTMLInputElement>('[data-found]');
  field?.focus();
  field?.select?.();
}

/** Collects errors of scripts from now on. */
export function collectErrors(): void {
  const page = window as Window & { collectedErrors?: string[] };
  if (page.collectedErrors) return;
  const errors: string[] = [];
  page.collectedErrors = errors;
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}

/** The errors so far, and what the page is. */
export function pageSummary(): {
  url: string;
  title: string;
  errors: readonly string[];
  isHydrated: boolean;
} {
  const page = window as Window & { collectedErrors?: string[] };
  return {
    url: window.location.href,
    title: document.title,
    errors: page.collectedErrors ?? [],
    isHydrated: document.documentElement.dataset.hydrated === 'true',
  };
}

/** Notes that the page asks the browser to print it, instead of opening the system's dialog, which cannot be driven. */
export function recordPrints(): void {
  window.print = () => {
    document.documentElement.dataset.printed = '';
  };
}

export function isPrinted(): boolean {
  return document.documentElement.dataset.printed !== undefined;
}

/** Shows the page as it is printed: the drivers cannot switch the medium of all engines. */
export function usePrintStyles(): void {
  const use = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) use(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) use(sheet.cssRules);
}

/** The number of dark pixels of a canvas: a black frame on a face adds some. */
export function countDarkPixels(selector: string): number {
  const canvas = document.querySelector<HTMLCanvasElement>(selector);
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return 0;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let start = 0; start < data.length; start += 4)
    if (Math.max(data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0) < 50) count += 1;
  return count;
}

/** Whether the map has the marker of a store, and the list or the cards over the map have it as the current one. */
export function isShownOnMap(store: string): boolean {
  const current = [...document.querySelectorAll('main [aria-current="true"]')];
  return (
    document.querySelector(`main [title="${store}"]`) !== null &&
    current.some(({ textContent }) => textContent?.includes(store))
  );
}

export function hasSessionStorage(): boolean {
  try {
    return Boolean(window.sessionStorage);
  } catch {
    return false;
  }
}

/** Sends a call of the shopper's own session, as the sandbox's panel does. Returns its status. */
export async function send(method: string, path: string, body?: unknown): Promise<number> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.status;
}

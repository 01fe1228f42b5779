import { testSandbox } from '@sandbox/testing/test-sandbox';
import { mutate } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '@/app/pages';
import { setServerTime } from '@/lib/dates/server-time';
import { onMutation } from '@/lib/http/mutation-listener';
import { onMissingUser } from '@/lib/http/user-recovery';
import { IS_FULL_RUN } from '../support/full-run';
import { pathsOf } from '../support/page-paths';
import { closePage, hydratePage, showServerHtml } from '../support/server-page';
import { connectTestServer } from '../support/test-server';
import { translatePage } from '../support/translate-page';

connectTestServer();

const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=submit], [type=date], [type=range]), textarea';

/** Changes that extensions and browsers make to a page before its scripts run. */
const CHANGES: Record<string, () => void> = {
  'texts that are translated': translatePage,
  'an element after each field': () => {
    for (const field of document.body.querySelectorAll('input, textarea, select'))
      field.after(fromExtension());
  },
  'an element around each field': () => {
    for (const field of document.body.querySelectorAll('input, textarea, select')) {
      const element = fromExtension();
      field.replaceWith(element);
      element.append(field);
    }
  },
  'elements at both ends of the body': () => {
    document.body.prepend(fromExtension());
    document.body.append(fromExtension());
  },
};

/** Pages that the web server always redirects. */
const NEVER_SERVED = new Set(['recalculation', 'sign-out']);

const { context } = testSandbox().sandbox;
/** Every page has the search and the newsletter. This has a further form; the full run has all pages that are served. */
const WITH_FORM = 'track-order';
const paths = pages
  .filter(({ id }) => (IS_FULL_RUN ? !NEVER_SERVED.has(id) : id === WITH_FORM))
  .flatMap((page) => pathsOf(page, 'lc-us', context).slice(0, 1));

beforeEach(() => {
  vi.spyOn(window, 'reportError').mockImplementation(() => {});
  vi.mocked(console.error).mockImplementation(() => {});
});

afterEach(async () => {
  await closePage();
  vi.mocked(console.error).mockClear();
  setServerTime(undefined);
  onMissingUser(undefined);
  onMutation(undefined);
  vi.unstubAllGlobals();
  await mutate(() => true, undefined);
  localStorage.clear();
  sessionStorage.clear();
});

it.each(paths)('%s keeps what is typed and the focus, whatever was put into the page', async (path) => {
  for (const [name, change] of Object.entries(CHANGES)) {
    await showServerHtml(path);
    change();
    const typed = typeInto(textFields());
    const last = textFields().findLastIndex(({ selectionStart }) => selectionStart !== null);
    textFields()[last]?.focus();
    textFields()[last]?.setSelectionRange(1, 1);
    await hydratePage();
    expect(textFields().map(nameAndValue), name).toEqual(typed);
    const focused = document.activeElement as HTMLInputElement;
    expect(textFields().indexOf(focused), name).toBe(last);
    expect(focused.selectionStart, name).toBe(1);
  }
});

function fromExtension(): HTMLElement {
  const element = document.createElement('com-extension-icon');
  element.textContent = 'Fill';
  return element;
}

function textFields(): HTMLInputElement[] {
  return [...document.body.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
}

function typeInto(fields: HTMLInputElement[]): string[][] {
  return fields.map((field, index) => {
    field.value = `${10 + index}`;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return nameAndValue(field);
  });
}

function nameAndValue({ name, value }: HTMLInputElement): string[] {
  return [name, value];
}

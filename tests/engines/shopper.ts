import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { LocaleCode } from '@/domain/locale/locales';
import { type Messages, messagesOf } from '../e2e/support/messages';
import { WAIT_MS } from '../support/limits';
import type { Tab } from './browsers/tab';
import {
  chooseOption,
  collectErrors,
  type ElementQuery,
  type FoundElement,
  findElement,
  pageSummary,
  selectText,
  send,
} from './page-functions';

const FINDER = readFileSync(
  new URL('../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url),
  'utf8',
);

/** An element by role and name, by label, or by text; regular expressions are allowed. */
export interface Query extends Omit<ElementQuery, 'name' | 'label' | 'text' | 'within'> {
  name?: string | RegExp;
  label?: string | RegExp;
  text?: string | RegExp;
  within?: Query;
}

/** A shopper in one browser, who perceives elements by role and name, and uses mouse and keys. */
export class Shopper {
  readonly tab: Tab;
  readonly origin: string;
  readonly locale: LocaleCode;
  readonly isOnPhone: boolean;
  readonly text: Messages;

  constructor({ tab, origin, locale, isOnPhone }: Pick<Shopper, 'tab' | 'origin' | 'locale' | 'isOnPhone'>) {
    this.tab = tab;
    this.origin = origin;
    this.locale = locale;
    this.isOnPhone = isOnPhone;
    this.text = messagesOf(locale);
  }

  /** Opens a page of the site, and waits until it handles clicks itself. */
  async open(path: string, { hydrated = true } = {}): Promise<void> {
    await this.tab.goTo(this.origin + path);
    if (hydrated) await this.until('the page is hydrated', async () => (await this.page()).isHydrated);
  }

  async page(): ReturnType<typeof pageSummary> extends infer Summary ? Promise<Summary> : never {
    await this.#prepare();
    return this.tab.run(pageSummary.toString());
  }

  /** Clicks the middle of an element once it is there, rests, and is covered by nothing. */
  async click(query: Query): Promise<void> {
    const target = await this.#findAtRest(query);
    await this.tab.clickAt(target.x, target.y);
  }

  /** Waits for an element that a shopper sees. */
  see(query: Query, isAsExpected: (element: FoundElement) => boolean = () => true): Promise<FoundElement> {
    return this.until(`the page has ${nameOf(query)}`, async () => {
      const element = await this.look(query);
      return element && isAsExpected(element) ? element : undefined;
    });
  }

  /** Waits until an element is gone. */
  async miss(query: Query): Promise<void> {
    await this.until(`the page has no ${nameOf(query)}`, async () => !(await this.look(query)));
  }

  /** Replaces the text of a field, key by key. */
  async fill(query: Query, text: string): Promise<void> {
    await this.#findAtRest(query);
    await this.look(query, 'mark');
    await this.tab.run(selectText.toString());
    await this.tab.type(text);
  }

  /** Chooses an option of a native list, by its text or value. The list itself belongs to the system, and cannot be driven. */
  async choose(query: Query, option: string): Promise<void> {
    await this.until(`${nameOf(query)} has the option ${option}`, async () => {
      if (!(await this.look(query, 'mark'))) return false;
      return this.tab.run<boolean>(chooseOption.toString(), option);
    });
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(query: Query): Promise<void> {
    await this.until(`Tab reaches ${nameOf(query)}`, async () => {
      if ((await this.look(query))?.isFocused) return true;
      await this.tab.press('Tab');
      return false;
    });
  }

  async back(): Promise<void> {
    await this.tab.run('() => { history.back(); }');
  }

  /** Prepares a state through the API, with the session of this tab. */
  async call(method: string, path: string, body?: unknown): Promise<void> {
    await this.until(`${method} ${path} succeeds`, async () => {
      const status = await this.tab.run<number>(send.toString(), method, path, body);
      return status >= 200 && status < 300;
    });
  }

  async atPath(expected: RegExp): Promise<void> {
    await this.until(`the URL is ${expected}`, async () => expected.test((await this.page()).url));
  }

  async look(query: Query, action: 'look' | 'scroll' | 'mark' = 'look'): Promise<FoundElement | null> {
    await this.#prepare();
    return this.tab.run(findElement.toString(), toElementQuery(query), action);
  }

  /** Repeats a question until its answer is not empty. @throws Error with what was awaited, the URL and the errors of the page. */
  async until<Answer>(what: string, ask: () => Promise<Answer | false | null | undefined>): Promise<Answer> {
    let answer: Answer | false | null | undefined;
    try {
      // Asking fails while a page is being replaced.
      await expect
        .poll(async () => {
          answer = await ask();
          return Boolean(answer);
        })
        .toBe(true);
    } catch (cause) {
      const page = await this.page().catch(() => undefined);
      throw new Error(`Not within ${WAIT_MS} ms: ${what}. ${JSON.stringify(page)}`, { cause });
    }
    return answer as Answer;
  }

  async #findAtRest(query: Query): Promise<FoundElement> {
    let last: FoundElement | null = null;
    return this.until(`${nameOf(query)} can be clicked`, async () => {
      const found = await this.look(query, 'scroll');
      // A scroll may end between two pixels.
      const isResting = found && last && Math.abs(found.x - last.x) + Math.abs(found.y - last.y) < 2;
      last = found;
      return isResting && found.isOnTop ? found : undefined;
    });
  }

  /** Loads what finds elements, once per page. */
  async #prepare(): Promise<void> {
    if (await this.tab.run<boolean>('() => "TestingLibraryDom" in window')) return;
    await this.tab.load(FINDER);
    await this.tab.run(collectErrors.toString());
  }
}

function toElementQuery({ name, label, text, within, ...rest }: Query): ElementQuery {
  const toMatcher = (matcher: string | RegExp | undefined) =>
    matcher instanceof RegExp ? { source: matcher.source, flags: matcher.flags } : matcher;
  return {
    ...rest,
    ...(name !== undefined && { name: toMatcher(name) }),
    ...(label !== undefined && { label: toMatcher(label) }),
    ...(text !== undefined && { text: toMatcher(text) }),
    ...(within && { within: toElementQuery(within) }),
  };
}

function nameOf({ role = 'text', name, label, text }: Query): string {
  return `${role} ${name ?? label ?? text ?? ''}`;
}

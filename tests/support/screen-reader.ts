import { Virtual } from '@guidepup/virtual-screen-reader';
import { act, cleanup, screen } from '@testing-library/react';
import { mutate } from 'swr';
import { vi } from 'vitest';
import type { LocaleCode } from '@/domain/locale/locales';
import { LiveRegions, spokenText } from './live-regions';
import { type ComponentTest, type ComponentTestOptions, renderPage } from './render-page';
import { testServer } from './test-server';

/** After this many rounds without a request, none follows. */
const QUIET_ROUNDS = 3;

/** More phrases than any page has. */
const MAX_PHRASES = 3000;

/** Hides what the style sheet hides at 1280 pixels: jsdom has no layout, and would read both of two versions. */
const DESKTOP_STYLES = `
  .sm\\:hidden, .md\\:hidden, .lg\\:hidden, .xl\\:hidden, .max-2xl\\:hidden, .min-\\[761px\\]\\:hidden,
  .hidden, [open] .group-open\\:hidden, .empty\\:hidden:empty,
  details:not([open]) > :not(summary) { display: none; }
  [open] .hidden.group-open\\:block { display: block; }
  [open] .hidden.group-open\\:inline { display: inline; }
`;

/** The end of something, and roles that screen readers do not name. */
const SILENT =
  /^(end\b.*|document|generic|paragraph|term|definition|list|listitem|status|group|region|article|table|rowgroup|row|cell|time|emphasis|strong|separator|log|form|alert|deletion)$/;

/** Words about an item of a list. Only the current item says more than the order of the lines. */
const LIST_ITEM = /^listitem, level \d+,? ?|,? ?position \d+, set size \d+$/g;

/** The choices of a closed list. Its value is read, as a screen reader does, without them. */
const CLOSED_OPTION = /^option, .*, not selected/;

/** Elements whose text is their name, which is read once. */
const NAMED =
  /^(?:link|button|heading|radio|checkbox|switch|option|group|region|form|dialog|textbox|combobox|spinbutton|table|columnheader|rowheader|navigation|search), (.*)$/;

// The simulation asks for it in what has just left the page, where no element has an id.
Object.assign(Element.prototype, { getElementById: () => null });

/** Numbers that differ from run to run. */
const RANDOM = /\bEX[A-Z0-9]{10}\b/g;

/**
 * Writes down what a screen reader would say on a journey: what is announced and where the focus ends after each act (`>`), and
 * what is heard by who reads a part from its start (`#`). Simulated, from live regions and the accessibility tree.
 */
export class Transcript {
  readonly locale: LocaleCode;
  readonly lines: string[] = [];
  readonly #live = new LiveRegions();

  constructor(locale: LocaleCode) {
    this.locale = locale;
  }

  /** Opens a page; the first one as the shopper of the options, the others as the same. */
  async open(path: string, options: ComponentTestOptions = {}): Promise<ComponentTest> {
    await this.#leave();
    const test = await renderPage(path, { locale: this.locale, ...options });
    const style = document.createElement('style');
    style.textContent = DESKTOP_STYLES;
    document.head.append(style);
    await settle();
    this.#live.start();
    return test;
  }

  /** Returns the speech after an action of the shopper, until all responses have arrived. */
  async act(what: string, perform: () => Promise<unknown>): Promise<void> {
    this.lines.push('', `> ${what}`);
    this.#live.take();
    await perform();
    await settle();
    this.#write([...this.#live.take(), await focusedNow()]);
  }

  /** Reads a part from its start to its end. */
  async read(what: string, part: HTMLElement = screen.getByRole('main')): Promise<void> {
    this.lines.push('', `# ${what}`);
    await settle();
    writeStates();
    const reader = new Virtual();
    await reader.start({ container: part });
    const first = await reader.lastSpokenPhrase();
    for (let count = 0; count < MAX_PHRASES; count += 1) {
      await reader.next();
      // After the end it starts over.
      if ((await reader.lastSpokenPhrase()) === `end of ${first}`) break;
    }
    const [start, ...phrases] = await reader.spokenPhraseLog();
    // The start of a dialog is said twice.
    this.#write(phrases[0] === start ? phrases : [start ?? '', ...phrases]);
    await reader.stop();
  }

  /** @returns the text of the transcript. */
  async finish(): Promise<string> {
    await this.#leave();
    return `${this.lines.join('\n').trim()}\n`;
  }

  async #leave(): Promise<void> {
    this.#live.stop();
    cleanup();
    await testServer().allResponses();
    // The next document of a browser begins without.
    await mutate(() => true, undefined);
  }

  #write(phrases: readonly string[]): void {
    let name: string | undefined;
    for (const phrase of phrases) {
      const spoken = toSpoken(phrase);
      const isInName = name?.includes(spoken);
      if (!isInName) name = NAMED.exec(spoken)?.[1];
      // An element with a name and without a role, such as a summary.
      if (phrases.includes(`end, ${phrase}`)) name = spoken;
      if (spoken === '' || isInName || SILENT.test(spoken) || CLOSED_OPTION.test(spoken)) continue;
      const previous = this.lines.at(-1);
      // The label of a field is a part of the field's name.
      if (previous && name?.startsWith(previous)) this.lines.pop();
      this.lines.push(spoken);
    }
  }
}

function toSpoken(phrase: string): string {
  const closed = [...document.querySelectorAll('select')].find(
    ({ value }) => value !== '' && phrase.startsWith('combobox, ') && phrase.includes(`, ${value},`),
  );
  return (
    phrase
      // Reads the text of a list's choice, not its code.
      .replace(`, ${closed?.value},`, `, ${closed?.selectedOptions[0]?.text},`)
      .replaceAll(phrase.startsWith('listitem') ? LIST_ITEM : /$^/g, '')
      .replace(/position (\d+), set size (\d+)/, '$1 of $2')
      .replaceAll('\u00a0', ' ')
      .replaceAll(RANDOM, 'EX…')
      .trim()
  );
}

async function focusedNow(): Promise<string> {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'nothing has the focus';
  if (activeElement.role === 'alert') return `alert, ${spokenText(activeElement)}`;
  writeStates();
  const reader = new Virtual();
  await reader.start({ container: activeElement });
  const phrase = await reader.lastSpokenPhrase();
  await reader.stop();
  return phrase;
}

/** Waits until the page needs neither data nor code, whose effects may need data again. */
async function settle(): Promise<void> {
  const server = testServer();
  for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
    const known = server.requests.length;
    await act(async () => {
      await vi.dynamicImportSettled();
      await server.allResponses();
    });
    if (server.requests.length !== known) quiet = -1;
  }
}

/** Writes states as attributes, which the simulation reads; what a shopper has checked is a property only. */
function writeStates(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]'))
    input.toggleAttribute('checked', input.checked);
}

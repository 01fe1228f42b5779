import type { Messages } from '@lingui/core';
import type { LocaleCode } from '@/domain/locale/locales';
import { PAGE_STATE_ID } from './document';

/** What the server hands to the browser, so that the first page paints from it without asking again. */
export interface PageState {
  locale: LocaleCode;
  /** Scheme and host under which the public knows the site. */
  origin: string;
  answers: Record<string, unknown>;
  messages: Messages;
  /** Names of the catalogues that the messages come from. */
  catalogues: string[];
}

/** JSON that can stand inside a script element: no `<` that could close it. */
export function stateScript(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** The state that the server wrote into this document; undefined in a document that no server rendered. */
export function readPageState(): { state: PageState; script: string } | undefined {
  const script = document.getElementById(PAGE_STATE_ID)?.textContent;
  return script ? { state: JSON.parse(script) as PageState, script } : undefined;
}

import { readLocalText, writeLocalText } from '../storage/local-text';

/** In local storage: another text after each change of who the shopper is, in any tab. It says nothing about the shopper. */
export const SESSION_MARK_KEY = 'session_mark';

/** The mark of the shopper whose data this document shows. */
let ownMark = readLocalText(SESSION_MARK_KEY);

/** Call when this document has changed who the shopper is. */
export function renewSessionMark(): void {
  ownMark = `${Date.now()}.${Math.random()}`;
  writeLocalText(SESSION_MARK_KEY, ownMark);
}

/** Returns whether the session is still that of the shopper whose data this document shows. */
export function isSameSession(): boolean {
  return currentSessionMark() === ownMark;
}

/** Returns the mark of the session that the browser has now. */
export function currentSessionMark(): string | undefined {
  return readLocalText(SESSION_MARK_KEY);
}

/** Call when the document shows the data of the session with this mark. */
export function adoptSessionMark(mark: string | undefined): void {
  ownMark = mark;
}

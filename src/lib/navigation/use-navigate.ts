import { createContext, useCallback, useContext } from 'react';
// biome-ignore lint/style/noRestrictedImports: this is the hook that others use
import { type NavigateOptions, useNavigate as useRouterNavigate } from 'react-router-dom';
import { hasTypedText, missingCode } from '../hydration/missing-code';
import { staysInDocument } from './document-navigation';
import { useStartNavigation } from './pending-navigation';

/** Loads another document, in place of the current history entry or after it. */
export type LoadDocument = (path: string, options: { replace: boolean }) => void;

/** Loads another page as another document (docs/decisions/0060). Without it, the router shows every page. */
export const DocumentLoader = createContext<LoadDocument | undefined>(undefined);

/** Shows a path of this site, or goes a number of history entries forward. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** Returns a function that navigates, once the shopper agrees to lose unsaved input. */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const loadDocument = useContext(DocumentLoader);
  const startNavigation = useStartNavigation();
  return useCallback(
    (to, options = {}) => {
      if (typeof to === 'number') return void navigate(to);
      const { replace = false, state } = options;
      leaveWith(() => {
        const isShownHere = !loadDocument || (staysInDocument(to, state) && !isBetterReloaded(state));
        if (isShownHere) startNavigation(() => void navigate(to, options));
        else loadDocument(to, { replace });
      });
    },
    [navigate, loadDocument, startNavigation],
  );
}

/** While code of this page is missing, the next navigation gets the page anew, unless that would lose what was typed, or a state. */
function isBetterReloaded(state: object | null | undefined): boolean {
  const isLost = Object.keys(state ?? {}).some((name) => name !== 'preserveScroll');
  return missingCode.read() && !isLost && !hasTypedText();
}

/** Holds a navigation until the shopper decides. */
export type LeaveGuard = (navigate: () => void) => void;

let leaveGuard: LeaveGuard | undefined;

/** Sets the guard of the page with unsaved input. */
export function guardNavigations(guard: LeaveGuard | undefined): void {
  leaveGuard = guard;
}

/** Does what leads away from the page, such as a call before a navigation, once the shopper agrees to lose unsaved input. */
export function leaveWith(action: () => void): void {
  if (leaveGuard) leaveGuard(action);
  else action();
}

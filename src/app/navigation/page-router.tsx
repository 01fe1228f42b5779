import { type ReactNode, useContext, useMemo } from 'react';
import { BrowserRouter, type Navigator, UNSAFE_NavigationContext } from 'react-router-dom';
import { OVERLAY_MARK } from '@/lib/history/overlay-entry';
import { hasTypedText, missingCode } from '@/lib/hydration/missing-code';
import { staysInDocument } from '@/lib/navigation/document-navigation';
import { startLeaving } from '@/lib/navigation/leaving';

/** Loads another document, in place of the current history entry or after it. */
export type LoadDocument = (path: string, options: { replace: boolean }) => void;

/** Lets the browser load another page. From inside of an overlay, in place of that one's history entry. */
export const loadDocument: LoadDocument = (path, { replace }) => {
  startLeaving();
  if (replace || history.state?.[OVERLAY_MARK]) window.location.replace(path);
  else window.location.assign(path);
};

export interface PageRouterProps {
  loadDocument: LoadDocument;
  children: ReactNode;
}

/**
 * The router of a page: what it shows follows the URL as long as that is of the same page. Another page is another document
 * (docs/decisions/0060).
 */
export function PageRouter({ children, ...props }: PageRouterProps) {
  return (
    <BrowserRouter>
      <DocumentNavigation {...props}>{children}</DocumentNavigation>
    </BrowserRouter>
  );
}

function DocumentNavigation({ loadDocument, children }: PageRouterProps) {
  const context = useContext(UNSAFE_NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const navigate =
      (method: 'push' | 'replace'): Navigator['push'] =>
      (to, state, options) => {
        const href = navigator.createHref(to);
        if (staysInDocument(href, state) && !isBetterReloaded(state)) navigator[method](to, state, options);
        else loadDocument(href, { replace: method === 'replace' });
      };
    return { ...context, navigator: { ...navigator, push: navigate('push'), replace: navigate('replace') } };
  }, [context, loadDocument]);
  return <UNSAFE_NavigationContext value={value}>{children}</UNSAFE_NavigationContext>;
}

/** While code of this page is missing, the next navigation gets the page anew, unless that would lose what was typed, or a state. */
function isBetterReloaded(state: object | null | undefined): boolean {
  const isLost = Object.keys(state ?? {}).some((name) => name !== 'preserveScroll');
  return missingCode.read() && !isLost && !hasTypedText();
}

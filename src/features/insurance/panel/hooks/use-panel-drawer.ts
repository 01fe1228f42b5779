import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PanelRequest } from '@/lib/insurance/open-insurance-panel';
import { useLatest } from '@/lib/state/use-latest';

/**
 * Opens the panel's drawer with each request. A link inside it, or Back, closes it with its page.
 *
 * @param setOpen must be stable.
 * @param onRequest called with each request to open it.
 * @returns the element that receives the focus when it closes.
 */
export function usePanelDrawer(
  request: PanelRequest,
  setOpen: (isOpen: boolean) => void,
  onRequest: () => void,
) {
  const { pathname } = useLocation();
  const opener = useRef<HTMLElement>(null);
  const latest = useLatest({ pathname, onRequest });
  const openedAt = useRef(pathname);
  const [finalFocus] = useState(() => ({
    get current() {
      if (latest.current.pathname !== openedAt.current) return document.querySelector<HTMLElement>('main h1');
      // Returns the focus to the element that opened the panel. A listing replaces its bar after the login.
      const shown = opener.current?.isConnected ? opener.current : null;
      return shown ?? document.querySelector<HTMLElement>('[data-opens-insurance]');
    },
  }));
  useEffect(() => {
    opener.current = request.opener ?? null;
    openedAt.current = latest.current.pathname;
    latest.current.onRequest();
    setOpen(true);
    request.onOpen();
  }, [request, setOpen]);
  useEffect(() => {
    if (pathname !== openedAt.current) setOpen(false);
  }, [pathname, setOpen]);
  return finalFocus;
}

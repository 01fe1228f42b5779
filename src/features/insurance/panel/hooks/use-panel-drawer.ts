import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PanelRequest } from '@/lib/insurance/open-insurance-panel';

/**
 * Whether the panel's drawer is open, and what receives the focus when it closes. A link inside it, or Back, closes it with
 * its page.
 *
 * @param onRequest called with each request to open it.
 */
export function usePanelDrawer(request: PanelRequest, onRequest: () => void) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const latest = useRef({ pathname, onRequest });
  latest.current = { pathname, onRequest };
  const openedAt = useRef(pathname);
  const [finalFocus] = useState(() => ({
    get current() {
      if (latest.current.pathname !== openedAt.current) return document.querySelector<HTMLElement>('main h1');
      // What opened the panel. The bar of a listing is another one after the login.
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
  }, [request]);
  useEffect(() => {
    if (pathname !== openedAt.current) setOpen(false);
  }, [pathname]);
  return { isOpen, setOpen, finalFocus };
}

import { type RefObject, useEffect } from 'react';
import { useLatest } from '@/lib/state/use-latest';

export interface AccountMenuTrigger {
  hasMenu: boolean;
  open: boolean;
  /** Called on hover, focus or click. Stable. */
  onIntent: () => void;
  onToggle: () => void;
}

/** Makes a member's account link toggle a menu and sets aria-expanded. */
export function useAccountMenuTrigger(
  account: RefObject<HTMLElement | null>,
  { hasMenu, open, onIntent, onToggle }: AccountMenuTrigger,
) {
  const latest = useLatest(onToggle);

  useEffect(() => {
    const link = account.current?.querySelector('a');
    if (!link || !hasMenu) return;
    const handleClick = (event: MouseEvent) => {
      // Modified clicks open a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onIntent();
      latest.current();
    };
    const controller = new AbortController();
    const { signal } = controller;
    link.addEventListener('click', handleClick, { signal });
    for (const intent of ['pointerenter', 'focus']) link.addEventListener(intent, onIntent, { signal });
    return () => {
      controller.abort();
      link.removeAttribute('aria-expanded');
    };
  }, [account, hasMenu, onIntent]);

  useEffect(() => {
    if (hasMenu) account.current?.querySelector('a')?.setAttribute('aria-expanded', String(open));
  }, [account, hasMenu, open]);
}

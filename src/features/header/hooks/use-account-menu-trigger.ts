import { type RefObject, useEffect, useRef } from 'react';

export interface AccountMenuTrigger {
  hasMenu: boolean;
  open: boolean;
  onToggle: () => void;
}

/** Makes a member's account link toggle a menu and sets aria-expanded. */
export function useAccountMenuTrigger(
  account: RefObject<HTMLElement | null>,
  { hasMenu, open, onToggle }: AccountMenuTrigger,
) {
  const latest = useRef(onToggle);
  useEffect(() => {
    latest.current = onToggle;
  });

  useEffect(() => {
    const link = account.current?.querySelector('a');
    if (!link || !hasMenu) return;
    const handleClick = (event: MouseEvent) => {
      // Modified clicks open a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      latest.current();
    };
    link.addEventListener('click', handleClick);
    return () => {
      link.removeEventListener('click', handleClick);
      link.removeAttribute('aria-expanded');
    };
  }, [account, hasMenu]);

  useEffect(() => {
    if (hasMenu) account.current?.querySelector('a')?.setAttribute('aria-expanded', String(open));
  }, [account, hasMenu, open]);
}

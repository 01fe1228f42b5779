import { type RefObject, useEffect, useRef } from 'react';

export interface AccountPress {
  hasMenu: boolean;
  open: boolean;
  onPress: () => void;
}

/** Makes a member's account link toggle a menu and sets aria-expanded. */
export function useAccountPress(
  account: RefObject<HTMLElement | null>,
  { hasMenu, open, onPress }: AccountPress,
) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    const link = account.current?.querySelector('a');
    if (!link || !hasMenu) return;
    const press = (event: MouseEvent) => {
      // Modified clicks open a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      latest.current();
    };
    link.addEventListener('click', press);
    return () => {
      link.removeEventListener('click', press);
      link.removeAttribute('aria-expanded');
    };
  }, [account, hasMenu]);

  useEffect(() => {
    if (hasMenu) account.current?.querySelector('a')?.setAttribute('aria-expanded', String(open));
  }, [account, hasMenu, open]);
}

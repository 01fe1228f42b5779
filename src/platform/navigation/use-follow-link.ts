import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

export interface FollowLinkOptions {
  /** Stays where the shopper is, as when only a facet or a colour changes. */
  keepScroll?: boolean | undefined;
  /** Takes the place of the current history entry. */
  replace?: boolean | undefined;
  target?: string | undefined;
}

/**
 * What a press on a link inside the store does. One to where the shopper is or is already on the way to, as with a double
 * click, makes no second entry in the history: going back would seem to do nothing.
 */
export function useFollowLink(href: string, options: FollowLinkOptions) {
  const { keepScroll, replace = false, target } = options;
  const settings = { ...(keepScroll ? { state: { keepScroll } } : {}), ...(target ? { target } : {}) };
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { ...settings, replace });
  const stay = useLinkClickHandler<HTMLAnchorElement>(href, { ...settings, replace: true });
  return (event: MouseEvent<HTMLAnchorElement>) => (isHere(href) ? stay : go)(event);
}

/** The address changes with the press, the page once it can be painted. */
function isHere(href: string): boolean {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash === href;
}

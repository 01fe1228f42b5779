import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { isCurrentUrl } from './is-current-url';

export interface FollowLinkOptions {
  /** Preserves the scroll position, as when only a facet or a color changes. */
  preserveScroll?: boolean | undefined;
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  target?: string | undefined;
}

/**
 * Returns the click handler of an internal link. A link to the current URL, as on a double click, replaces the history entry
 * instead of adding a second one.
 */
export function useFollowLink(href: string, options: FollowLinkOptions) {
  const { preserveScroll, replace = false, target } = options;
  const settings = {
    ...(preserveScroll ? { state: { preserveScroll } } : {}),
    ...(target ? { target } : {}),
  };
  const push = useLinkClickHandler<HTMLAnchorElement>(href, { ...settings, replace });
  const replaceCurrent = useLinkClickHandler<HTMLAnchorElement>(href, { ...settings, replace: true });
  return (event: MouseEvent<HTMLAnchorElement>) => (isCurrentUrl(href) ? replaceCurrent : push)(event);
}

import { opensInNewTab } from './opens-in-new-tab';

/** The link to another document that the browser follows after this click, unless a later listener prevents it. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || opensInNewTab(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  return link && leadsAway(link) ? link : undefined;
}

function leadsAway({ href, target, protocol, download }: HTMLAnchorElement): boolean {
  const isHere = withoutHash(href) === withoutHash(window.location.href);
  return !isHere && !download && /^(_self)?$/.test(target) && protocol.startsWith('http');
}

const withoutHash = (href: string) => href.replace(/#.*/, '');

const REGION = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';

interface Announcement {
  region: Element;
  text: string;
}

/** Records what live regions announce, in order. */
export class LiveRegions {
  readonly #announcements: Announcement[] = [];
  readonly #observer = new MutationObserver((records) =>
    this.#announcements.push(...announcementsOf(records)),
  );

  start(): void {
    this.#observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  stop(): void {
    this.#observer.disconnect();
  }

  /**
   * @returns what was announced since the last call, without progress that is over: on a fast machine it may end before it is
   * said.
   */
  take(): string[] {
    const lasting = this.#announcements
      .splice(0)
      .filter(({ region, text }) => region.isConnected && spokenText(region).includes(text))
      .map(({ region, text }) => `${urgencyOf(region)}: ${text}`);
    return [...new Set(lasting)];
  }
}

/** Returns the text with a space wherever an element begins or ends, because elements are on separate lines or side by side. */
export function spokenText(node: Node): string {
  const walker = document.createTreeWalker(
    node,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (candidate) =>
      candidate instanceof Element && candidate.ariaHidden === 'true'
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  do if (walker.currentNode instanceof Text) texts.push(walker.currentNode.data);
  while (walker.nextNode());
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function announcementsOf(records: readonly MutationRecord[]): Announcement[] {
  const changes = records.flatMap(({ type, target, addedNodes }) =>
    type === 'characterData' ? [target] : [...addedNodes],
  );
  return changes.filter(({ isConnected }) => isConnected).flatMap(announcementsAt);
}

/** Finds the announcements of the region around a change, else of alerts within it, which are announced when they appear. */
function announcementsAt(changed: Node): Announcement[] {
  const region = changed.parentElement?.closest(REGION);
  if (region) return announcement(region, changed);
  if (!(changed instanceof Element)) return [];
  return [changed, ...changed.querySelectorAll('*')]
    .filter(({ role }) => role === 'alert')
    .flatMap((alert) => announcement(alert, alert));
}

function announcement(region: Element, changed: Node): Announcement[] {
  const text = spokenText(isAtomic(region) ? region : changed);
  return text === '' ? [] : [{ region, text }];
}

function isAtomic(region: Element): boolean {
  const stated = region.getAttribute('aria-atomic');
  return stated ? stated === 'true' : region.matches('output, [role="status"], [role="alert"]');
}

function urgencyOf(region: Element): string {
  return region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite');
}

import type { Finding } from '../findings/finding.ts';
import type { JudgedReport } from './report.ts';

/** How often a finding was seen, and when. */
export function seenText({ count, firstAt, lastAt }: NonNullable<Finding['seen']>): string {
  return count === 1
    ? `once, ${shownTime(firstAt)}`
    : `${count} times, first ${shownTime(firstAt)}, last ${shownTime(lastAt)}`;
}

/** A time of ISO 8601 in UTC, to the second. */
export function shownTime(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

/** How many exchanges were checked. */
export function watchedText({ checked, unchecked }: NonNullable<JudgedReport['watched']>): string {
  const reasons = Object.entries(unchecked).map(([reason, count]) => `${count} not: ${reason}`);
  return [`${checked} ${checked === 1 ? 'exchange' : 'exchanges'} checked`, ...reasons].join(', ');
}

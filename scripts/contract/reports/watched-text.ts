import type { Finding } from '../findings/finding';
import type { JudgedReport } from './report';

/** How often a finding was seen, and when. */
export function seenText({ count, firstAt, lastAt }: NonNullable<Finding['seen']>): string {
  return count === 1 ? `once, ${firstAt}` : `${count} times, first ${firstAt}, last ${lastAt}`;
}

/** How many exchanges were checked. */
export function watchedText({ checked, unchecked }: NonNullable<JudgedReport['watched']>): string {
  const reasons = Object.entries(unchecked).map(([reason, count]) => `${count} not: ${reason}`);
  return [`${checked} exchanges checked`, ...reasons].join(', ');
}

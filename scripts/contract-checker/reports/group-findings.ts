import type { Finding } from '../findings/finding.ts';

/** Findings of one cause, such as a header that all responses lack. */
export interface FindingGroup {
  /** In short, such as `header Cache-Control`. */
  cause: string;
  findings: [Finding, ...Finding[]];
}

/** The findings by what has caused them, those of most places first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const cause = causeOf(finding);
    const key = `${cause}\n${finding.rule.endsWith('no-response') ? '' : finding.received.replace(LENGTH, '')}`;
    const group = groups.get(key);
    if (group) group.findings.push(finding);
    else groups.set(key, { cause, findings: [finding] });
  }
  return [...groups.values()].sort((a, b) => b.findings.length - a.findings.length);
}

/** Of the response of one operation. */
const LENGTH = /, \d+ characters$/;

function causeOf({ rule, subject, operationId }: Finding): string {
  // What an operation does not respond to is one thing, whatever was sent.
  if (rule.endsWith('no-response')) return `no response of ${operationId}`;
  // The first word says what was wrong with the input, the rest where.
  return rule.startsWith('bad-input') ? `${rule} ${subject.split(' ')[0]}` : `${rule} ${subject}`;
}

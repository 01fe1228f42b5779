import { type JudgedReport, newFindings } from './report.ts';
import { seenText } from './watched-text.ts';

/** The report as JUnit XML: one test case for each operation. */
export function junitReport(report: JudgedReport): string {
  const findings = newFindings(report);
  const cases = report.operations.map((result) => {
    const own = findings.filter(({ operationId }) => operationId === result.operationId);
    const failures = own.map(
      ({ id, rule, expected, received, place, curl, seen }) =>
        `<failure type="${escapeXml(rule)}" message="${escapeXml(id)}">${escapeXml(
          `expected: ${expected}\nreceived: ${received}\ncontract: ${place}\n${seen ? `seen: ${seenText(seen)}\n` : ''}${curl}`,
        )}</failure>`,
    );
    const skipped = 'reason' in result ? `<skipped message="${escapeXml(result.reason)}"/>` : '';
    return `<testcase classname="contract" name="${result.operationId}">${failures.join('')}${skipped}</testcase>`;
  });
  const failed = new Set(findings.map(({ operationId }) => operationId)).size;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract ${escapeXml(report.url)}" tests="${cases.length}" failures="${failed}" time="${report.seconds.toFixed(1)}" timestamp="${report.startedAt}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

/** Text for XML, in content and in attributes. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

import type { Finding } from '../findings/finding.ts';
import type { OperationResult } from '../run-contract.ts';
import { groupFindings } from './group-findings.ts';
import { countFindings, type JudgedReport, newFindings, shortcomingOf } from './report.ts';
import { seenText, watchedText } from './watched-text.ts';

/** One line for each operation, the findings with how to repeat them, and a summary. */
export function textReport(report: JudgedReport): string {
  const width = Math.max(...report.operations.map(({ operationId }) => operationId.length));
  const lines = report.operations.map(
    (result) => `${result.operationId.padEnd(width)}  ${outcomeOf(result)}`,
  );
  const shortcoming = shortcomingOf(report);
  return [
    ...lines,
    '',
    ...findingLines(report),
    ...createdRecordLines(report),
    summary(report),
    ...(shortcoming === undefined ? [] : [shortcoming]),
    ...unknownIdLines(report),
    '',
  ].join('\n');
}

function outcomeOf(result: OperationResult): string {
  switch (result.outcome) {
    case 'conforms':
      return 'ok';
    case 'violates':
      return `DOES NOT FIT: ${countFindings(result.findings)}`;
    case 'unreachable':
      return `NOT REACHABLE: ${result.reason}`;
    case 'blocked':
      return `NOT CHECKED: ${result.reason}`;
    case 'skipped':
      return `skipped: ${result.reason}`;
  }
}

/** More findings of one cause than these are one with their IDs. */
const MOST_OF_ONE_CAUSE = 3;

function findingLines(report: JudgedReport): string[] {
  return groupFindings(newFindings(report)).flatMap(({ cause, findings }) => {
    if (findings.length <= MOST_OF_ONE_CAUSE) return findings.flatMap(linesOf);
    const [first, ...others] = findings;
    return [
      `${cause}: ${findings.length} places`,
      ...linesOf(first).slice(0, -1),
      ...others.map(({ id }) => `  also ${id}`),
      '',
    ];
  });
}

function linesOf({ id, place, expected, received, curl, seen }: Finding): string[] {
  return [
    id,
    `  expected: ${expected}`,
    `  received: ${received}`,
    `  contract: ${place}`,
    ...(seen ? [`  seen: ${seenText(seen)}`] : []),
    `  ${(curl.length > 2000 ? `${curl.slice(0, 2000)}…` : curl).replaceAll('\n', '\n  ')}`,
    '',
  ];
}

function createdRecordLines({ createdRecords }: JudgedReport): string[] {
  const things = Object.entries(createdRecords).map(
    ([what, ids]) => `  ${what}: ${ids.length} (${ids.join(', ')})`,
  );
  return things.length === 0 ? [] : ['Left behind:', ...things, ''];
}

/** A baseline with IDs that no run has hides a misspelled one, and grows for ever. */
function unknownIdLines({ accepted, findings, watched }: JudgedReport): string[] {
  if (watched) return [];
  const ids = new Set(findings.map(({ id }) => id));
  const unknown = [...accepted].filter((id) => !ids.has(id));
  return unknown.length === 0
    ? []
    : [`The baseline has IDs that this run did not find: ${unknown.join(', ')}`];
}

function summary(report: JudgedReport): string {
  const count = (outcome: OperationResult['outcome']) =>
    report.operations.filter((result) => result.outcome === outcome).length;
  const accepted = report.findings.length - newFindings(report).length;
  const operations = `${count('conforms')} fit, ${count('violates')} do not fit, ${count('unreachable') + count('blocked')} not reachable, ${count('skipped')} ${report.watched ? 'not seen' : 'skipped'}`;
  const findings = `${countFindings(newFindings(report).length)}${accepted > 0 ? `, ${accepted} more in the baseline` : ''}`;
  const watched = report.watched ? `${watchedText(report.watched)}; ` : '';
  return `${operations}; ${watched}${findings}; ${report.seconds.toFixed(0)} s`;
}

import type { OperationResult } from '../run-contract';
import { countFindings, type JudgedReport, newFindings, reasonForNothingChecked } from './report';
import { seenText, watchedText } from './watched-text';

/** One line for each operation, the findings with how to repeat them, and a summary. */
export function textReport(report: JudgedReport): string {
  const width = Math.max(...report.operations.map(({ operationId }) => operationId.length));
  const lines = report.operations.map(
    (result) => `${result.operationId.padEnd(width)}  ${outcomeOf(result)}`,
  );
  const reason = reasonForNothingChecked(report);
  return [
    ...lines,
    '',
    ...findingLines(report),
    ...createdRecordLines(report),
    summary(report),
    ...(reason === undefined ? [] : [`Nothing was checked: ${reason}`]),
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
    case 'skipped':
      return `skipped: ${result.reason}`;
  }
}

function findingLines(report: JudgedReport): string[] {
  return newFindings(report).flatMap(({ id, place, expected, received, curl, seen }) => [
    id,
    `  expected: ${expected}`,
    `  received: ${received}`,
    `  contract: ${place}`,
    ...(seen ? [`  seen: ${seenText(seen)}`] : []),
    `  ${curl.length > 2000 ? `${curl.slice(0, 2000)}…` : curl}`,
    '',
  ]);
}

function createdRecordLines({ createdRecords }: JudgedReport): string[] {
  const things = Object.entries(createdRecords).map(([what, count]) => `  ${what}: ${count}`);
  return things.length === 0 ? [] : ['Left behind:', ...things, ''];
}

function summary(report: JudgedReport): string {
  const count = (outcome: OperationResult['outcome']) =>
    report.operations.filter((result) => result.outcome === outcome).length;
  const accepted = report.findings.length - newFindings(report).length;
  const operations = `${count('conforms')} fit, ${count('violates')} do not fit, ${count('unreachable')} not reachable, ${count('skipped')} ${report.watched ? 'not seen' : 'skipped'}`;
  const findings = `${countFindings(newFindings(report).length)}${accepted > 0 ? `, ${accepted} more in the baseline` : ''}`;
  const watched = report.watched ? `${watchedText(report.watched)}; ` : '';
  return `${operations}; ${watched}${findings}; ${report.seconds.toFixed(0)} s`;
}

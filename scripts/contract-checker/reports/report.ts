import type { ContractReport, OperationResult } from '../run-contract.ts';

/** A report with what the baseline has already accepted. */
export interface JudgedReport extends ContractReport {
  url: string;
  /** Values of the plug-in's options. */
  settings?: Record<string, string>;
  /** Of the generated requests. */
  seed?: number;
  /** Whether calls could change something. */
  write: boolean;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
  /** IDs of findings that the baseline accepts. */
  accepted: ReadonlySet<string>;
  /** How many operations may be skipped; default: any number. */
  maxSkipped?: number;
  /** Why the host was gone before the end, in one sentence. */
  gone?: string;
  /** For watched traffic: how many exchanges were checked, and how many were not, by reason. */
  watched?: { checked: number; unchecked: Record<string, number> };
}

/** The findings that make the run fail. */
export function newFindings({ findings, accepted }: JudgedReport) {
  return findings.filter(({ id }) => !accepted.has(id));
}

/** Why a run checked nothing at all, such as a wrong URL; undefined when it checked something, and for watched traffic. */
export function reasonForNothingChecked({ operations, watched, url }: JudgedReport): string | undefined {
  if (watched || operations.some(({ outcome }) => outcome === 'conforms' || outcome === 'violates')) return;
  const unreachable = operations.find((result) => result.outcome === 'unreachable');
  if (unreachable) return `${url} cannot be reached: ${unreachable.reason}`;
  return operations.flatMap((result) => ('reason' in result ? [result.reason] : []))[0];
}

/** Why a report says less than its operations, in one sentence; undefined for a complete one. */
export function shortcomingOf(report: JudgedReport): string | undefined {
  if (report.gone !== undefined) return `The run ended early. ${report.gone}`;
  const reason = reasonForNothingChecked(report);
  return reason === undefined ? undefined : `Nothing was checked: ${reason}`;
}

/** 0: fits; 1: findings; 3: nothing found, but operations could not be checked, too many were skipped, or all of them. */
export function exitCodeOf(report: JudgedReport): number {
  if (newFindings(report).length > 0) return 1;
  const count = (outcome: OperationResult['outcome']) =>
    report.operations.filter((result) => result.outcome === outcome).length;
  const isIncomplete =
    count('unreachable') + count('blocked') > 0 ||
    count('skipped') > (report.maxSkipped ?? Number.POSITIVE_INFINITY);
  return isIncomplete || reasonForNothingChecked(report) !== undefined ? 3 : 0;
}

export function countFindings(count: number): string {
  return count === 1 ? '1 finding' : `${count} findings`;
}

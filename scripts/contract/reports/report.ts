import type { ContractReport } from '../run-contract';

/** A report with what the baseline has already accepted. */
export interface JudgedReport extends ContractReport {
  url: string;
  /** Default: the US store. */
  storeId?: '10851' | '10852';
  /** Whether calls could change something. */
  write: boolean;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
  /** IDs of findings that the baseline accepts. */
  accepted: ReadonlySet<string>;
  /** For watched traffic: how many exchanges were checked, and how many were not, by reason. */
  watched?: { checked: number; unchecked: Record<string, number> };
}

/** The findings that make the run fail. */
export function newFindings({ findings, accepted }: JudgedReport) {
  return findings.filter(({ id }) => !accepted.has(id));
}

/** 0: fits; 1: findings; 3: nothing found, but some operations were not reachable. */
export function exitCodeOf(report: JudgedReport): number {
  if (newFindings(report).length > 0) return 1;
  return report.operations.some(({ outcome }) => outcome === 'unreachable') ? 3 : 0;
}

import type { Finding, FindingOperation } from '../findings/finding.ts';
import type { JudgedReport } from '../reports/report.ts';
import type { OperationResult } from '../run-contract.ts';
import type { CheckedExchange } from './check-exchange.ts';

/** Why an exchange was not checked, or not completely. */
export const UNCHECKED_REASONS = [
  'outside the contract',
  'the client has gone',
  'too many at a time',
  'body too large',
  'the check has failed',
] as const;
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number];

/** More distinct findings than that say nothing new. */
const MAX_FINDINGS = 1000;

/** What watched traffic has shown so far. Holds no message. */
export class WatchLog {
  readonly #findings = new Map<string, Finding>();
  readonly #calls = new Map<FindingOperation, number>();
  readonly #unchecked = new Map<UncheckedReason, number>();
  readonly #startedAt = new Date();
  readonly #options: { url: string; operationIds: string[]; accepted: ReadonlySet<string> };
  #checked = 0;
  #version = 0;

  constructor(options: { url: string; operationIds: string[]; accepted: ReadonlySet<string> }) {
    this.#options = options;
  }

  /** Changes whenever something was added. */
  get version(): number {
    return this.#version;
  }

  /** @returns findings that are new and not in the baseline. */
  add({ at, operationId, outcome, findings }: CheckedExchange): Finding[] {
    this.#version += 1;
    if (operationId) this.#calls.set(operationId, (this.#calls.get(operationId) ?? 0) + 1);
    if (outcome === 'checked') this.#checked += 1;
    else this.addUnchecked(outcome === 'outside' ? 'outside the contract' : outcome);
    return findings.filter((finding) => this.#addFinding(finding, new Date(at).toISOString()));
  }

  addUnchecked(reason: UncheckedReason): void {
    this.#version += 1;
    this.#unchecked.set(reason, (this.#unchecked.get(reason) ?? 0) + 1);
  }

  /** In the form of the check's reports. */
  report(): JudgedReport {
    const { url, accepted } = this.#options;
    const findings = [...this.#findings.values()];
    return {
      url,
      write: false,
      startedAt: this.#startedAt.toISOString(),
      seconds: (Date.now() - this.#startedAt.getTime()) / 1000,
      accepted,
      operations: this.#operations(findings),
      findings,
      createdRecords: {},
      watched: {
        checked: this.#checked,
        unchecked: Object.fromEntries(
          UNCHECKED_REASONS.flatMap((reason) => {
            const count = this.#unchecked.get(reason);
            return count === undefined ? [] : [[reason, count]];
          }),
        ),
      },
    };
  }

  #addFinding(finding: Finding, at: string): boolean {
    const known = this.#findings.get(finding.id);
    if (!known && this.#findings.size >= MAX_FINDINGS) return false;
    const { count = 0, firstAt = at, lastAt = at } = known?.seen ?? {};
    this.#findings.set(finding.id, {
      ...(known ?? finding),
      seen: {
        count: count + 1,
        firstAt: firstAt < at ? firstAt : at,
        lastAt: lastAt > at ? lastAt : at,
      },
    });
    return !known && !this.#options.accepted.has(finding.id);
  }

  #operations(findings: Finding[]): OperationResult[] {
    const unknown = [...this.#calls.keys()].filter(
      (id) => !this.#options.operationIds.includes(id as string),
    );
    return [...this.#options.operationIds, ...unknown].map((operationId) => {
      const own = findings.filter((finding) => finding.operationId === operationId).length;
      const calls = this.#calls.get(operationId) ?? 0;
      if (own > 0) return { operationId, outcome: 'violates', findings: own };
      return calls > 0
        ? { operationId, outcome: 'conforms', calls }
        : { operationId, outcome: 'skipped', reason: 'not seen' };
    });
  }
}

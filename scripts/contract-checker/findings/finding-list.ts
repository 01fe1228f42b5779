import type { Contract } from '../plugin.ts';
import { type Finding, type NewFinding, toFinding } from './finding.ts';

/** The findings of a run; each ID once. */
export class FindingList {
  readonly #contract: Contract;
  readonly #findings = new Map<string, Finding>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  add(newFinding: NewFinding): void {
    const finding = toFinding(this.#contract, newFinding);
    if (!this.#findings.has(finding.id)) this.#findings.set(finding.id, finding);
  }

  all(): Finding[] {
    return [...this.#findings.values()];
  }
}

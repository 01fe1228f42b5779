import { type Finding, type NewFinding, toFinding } from './finding.ts';

/** The findings of a run; each ID once. */
export class FindingList {
  readonly #findings = new Map<string, Finding>();

  add(newFinding: NewFinding): void {
    const finding = toFinding(newFinding);
    if (!this.#findings.has(finding.id)) this.#findings.set(finding.id, finding);
  }

  all(): Finding[] {
    return [...this.#findings.values()];
  }
}

import type { OperationId } from '../contract/operations';

/** What happens to one operation in a scenario. */
export type ScenarioEffect =
  /** The contract's example of this name is the answer. */
  | { kind: 'example'; example: string }
  /** The answer comes late, in milliseconds. */
  | { kind: 'late'; milliseconds: number }
  /** No answer comes at all. */
  | { kind: 'no-network' }
  /** A page of HTML comes instead of JSON. */
  | { kind: 'html' }
  /** The answer's JSON stands inside a block comment, as servlet commands may write it. */
  | { kind: 'commented' };

/** A state of the platform that has a name, so that anybody can look at it. */
export interface Scenario {
  name: string;
  /** What one sees; for a failure, the error catalogue's entry. */
  summary: string;
  effects: Partial<Record<OperationId, ScenarioEffect>>;
}

/** A scenario with a name of its own, beside those of the contract's examples. */
export interface NamedScenario extends Scenario {
  /** Where the specification speaks of what it shows, such as `000 §8`. */
  section: string;
}

export const example = (name: string): ScenarioEffect => ({ kind: 'example', example: name });
export const late = (milliseconds: number): ScenarioEffect => ({ kind: 'late', milliseconds });
export const noNetwork: ScenarioEffect = { kind: 'no-network' };
export const html: ScenarioEffect = { kind: 'html' };
export const commented: ScenarioEffect = { kind: 'commented' };

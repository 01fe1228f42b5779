import type { Call } from '../call';
import type { OperationId } from '../contract/operations';
import type { SandboxContext } from '../sandbox-context';

/** The call that an effect applies to, for effects that depend on more than its body. */
export interface AffectedCall {
  call: Call;
  context: SandboxContext;
}

/** The effect of a scenario on one operation. */
export type ScenarioEffect =
  /** Returns the contract's example with this name. */
  | { kind: 'example'; example: string }
  /** Delays the response, in milliseconds. */
  | { kind: 'delayed'; milliseconds: number }
  /** The request does not arrive. */
  | { kind: 'no-network' }
  /** The operation runs, and its response is lost. */
  | { kind: 'response-lost' }
  /** An HTML page instead of JSON. */
  | { kind: 'html' }
  /** Changes the body of a normal JSON response. */
  | { kind: 'changed'; change: (body: never, affected: AffectedCall) => void }
  /** Another effect, for some request bodies only. */
  | { kind: 'conditional'; applies: (body: never, affected: AffectedCall) => boolean; effect: ScenarioEffect }
  /** Wraps the JSON response in a block comment, as servlet commands may do. */
  | { kind: 'commented' };

/** A named state of the commerce API. */
export interface Scenario {
  name: string;
  /** The visible effect; for a failure, the message of the error catalog. */
  summary: string;
  effects: Partial<Record<OperationId, ScenarioEffect>>;
}

/** A named scenario, in addition to those of the contract's examples. */
export interface NamedScenario extends Scenario {
  /** Section of the specification, such as `000 §8`. */
  section: string;
}

/** Named scenarios by their names. */
export type ScenarioTable = Record<
  string,
  readonly [section: string, summary: string, effects: Scenario['effects']]
>;

export const example = (name: string): ScenarioEffect => ({ kind: 'example', example: name });
export const delayed = (milliseconds: number): ScenarioEffect => ({ kind: 'delayed', milliseconds });
export const noNetwork: ScenarioEffect = { kind: 'no-network' };
export const responseLost: ScenarioEffect = { kind: 'response-lost' };
export const html: ScenarioEffect = { kind: 'html' };
export const commented: ScenarioEffect = { kind: 'commented' };

/** @param applies whether the effect applies to a request with this body. */
export function conditional<Body>(
  applies: (body: Body, affected: AffectedCall) => boolean,
  effect: ScenarioEffect,
): ScenarioEffect {
  return { kind: 'conditional', applies, effect };
}

/** @param change changes the operation's response in place. */
export function changed<Body>(change: (body: Body, affected: AffectedCall) => void): ScenarioEffect {
  return { kind: 'changed', change };
}

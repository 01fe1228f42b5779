import { type JsonValue, query } from 'jsonpath-rfc9535';
import type { Criterion } from './arazzo.ts';
import { evaluate, type WorkflowState, withValues } from './workflow-expression.ts';

/**
 * Whether a criterion holds: a simple condition such as `$response.body#/count > 0`, a JSONPath (RFC 9535) that finds something
 * in its context, or a regular expression that its context matches.
 *
 * @throws Error for a condition that cannot be read.
 */
export function holds(criterion: Criterion, state: WorkflowState): boolean {
  const type = typeOf(criterion);
  if (type === 'simple') return simpleHolds(criterion.condition, state);
  if (criterion.context === undefined) throw new Error(`"${criterion.condition}" has no context.`);
  const value = evaluate(criterion.context, state);
  if (value === undefined) return false;
  const condition = withValues(criterion.condition, state);
  if (type === 'regex') return new RegExp(condition).test(String(value));
  if (type === 'jsonpath') return query(value as JsonValue, condition).length > 0;
  throw new Error(`Criteria of type ${type} are not supported.`);
}

/** The criterion in one line. */
export function describeCriterion({ condition, context }: Criterion): string {
  return context === undefined ? condition : `${context} with ${condition}`;
}

function typeOf({ type = 'simple' }: Criterion) {
  return typeof type === 'object' ? type.type : type;
}

const COMPARISONS: Record<string, (left: unknown, right: unknown) => boolean> = {
  '==': (left, right) => String(left) === String(right),
  '!=': (left, right) => String(left) !== String(right),
  '>': (left, right) => Number(left) > Number(right),
  '<': (left, right) => Number(left) < Number(right),
  '>=': (left, right) => Number(left) >= Number(right),
  '<=': (left, right) => Number(left) <= Number(right),
};

function simpleHolds(condition: string, state: WorkflowState): boolean {
  const [, left = '', operator = '', right = ''] =
    /^(\S+)\s*(==|!=|>=|<=|>|<)\s*(.+)$/.exec(condition.trim()) ?? [];
  const compare = COMPARISONS[operator];
  if (!compare) throw new Error(`"${condition}" is not a simple condition.`);
  return compare(operand(left, state), operand(right.trim(), state));
}

function operand(text: string, state: WorkflowState): unknown {
  if (text.startsWith('$')) return evaluate(text, state);
  return text.replace(/^'(.*)'$/, '$1');
}

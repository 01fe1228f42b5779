import type { ReceivedResponse } from '../http/exchange';
import { valuesAt } from '../invariants/pointer';

/** What a workflow's expressions may refer to. */
export interface WorkflowState {
  inputs: Record<string, string>;
  /** Outputs of the steps so far. */
  steps: Record<string, Record<string, unknown>>;
  /** Response of the current step. */
  response?: ReceivedResponse;
}

/** A value with its runtime expressions replaced: `$steps.add.outputs.orderId`, or `{$inputs.email}` inside a text. */
export function fill(value: unknown, state: WorkflowState): unknown {
  if (Array.isArray(value)) return value.map((item) => fill(item, state));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, state)]));
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return evaluate(value, state);
  return value.replaceAll(/\{(\$[^}]+)\}/g, (_, expression: string) => String(evaluate(expression, state)));
}

/** @throws Error for an expression that the project's workflows do not use. */
export function evaluate(expression: string, { inputs, steps, response }: WorkflowState): unknown {
  if (expression === '$statusCode') return response?.status;
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  if (step !== undefined && output !== undefined) return steps[step]?.[output];
  const input = /^\$inputs\.([\w-]+)$/.exec(expression)?.[1];
  if (input !== undefined) return inputs[input];
  const pointer = /^\$response\.body#(.*)$/.exec(expression)?.[1];
  if (pointer !== undefined) return valuesAt(response?.body, pointer)[0];
  throw new Error(`${expression} is not an expression of the project's workflows.`);
}

const COMPARISONS: Record<string, (left: unknown, right: unknown) => boolean> = {
  '==': (left, right) => String(left) === String(right),
  '!=': (left, right) => String(left) !== String(right),
  '>': (left, right) => Number(left) > Number(right),
  '<': (left, right) => Number(left) < Number(right),
  '>=': (left, right) => Number(left) >= Number(right),
  '<=': (left, right) => Number(left) <= Number(right),
};

/** Whether a simple condition holds, such as `$statusCode == 200` or `$response.body#/count > 0`. */
export function holds(condition: string, state: WorkflowState): boolean {
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

import type { ReceivedResponse } from '../http/exchange.ts';
import { valuesAt } from '../invariants/pointer.ts';

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
  return withValues(value, state);
}

/** A text with the values of the expressions inside it. */
export function withValues(text: string, state: WorkflowState): string {
  return text.replaceAll(/\{(\$[^}]+)\}/g, (_, expression: string) => String(evaluate(expression, state)));
}

/** @throws Error for an expression that the checker does not know. */
export function evaluate(expression: string, { inputs, steps, response }: WorkflowState): unknown {
  if (expression === '$statusCode') return response?.status;
  if (expression === '$response.body') return response?.body;
  const header = /^\$response\.header\.([\w-]+)$/.exec(expression)?.[1];
  if (header !== undefined) return response?.headers.get(header) ?? undefined;
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  if (step !== undefined && output !== undefined) return steps[step]?.[output];
  const input = /^\$inputs\.([\w-]+)$/.exec(expression)?.[1];
  if (input !== undefined) return inputs[input];
  const pointer = /^\$response\.body#(.*)$/.exec(expression)?.[1];
  if (pointer !== undefined) return valuesAt(response?.body, pointer)[0];
  throw new Error(`${expression} is not an expression that the checker knows.`);
}

import type { SentRequest } from '../http/exchange.ts';
import type { Run } from '../plugin.ts';
import type { WorkflowStep } from './arazzo.ts';
import { fill, type WorkflowState } from './workflow-expression.ts';

const FORM = 'application/x-www-form-urlencoded';

/** ID of the step's operation, without the name of its source. */
export function operationIdOf({ operationId }: WorkflowStep): string {
  return operationId.split('.').at(-1) ?? operationId;
}

/** The step's request, its expressions replaced. */
export function stepRequest(
  step: WorkflowStep,
  state: WorkflowState,
  run: Pick<Run, 'contract' | 'options'>,
): SentRequest {
  const { contract, options } = run;
  const operation = contract.operation(operationIdOf(step));
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: source, value } of step.parameters ?? []) {
    for (const single of [fill(value, state)].flat()) {
      if (source === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(single)));
      else query.append(name, String(single));
    }
  }
  const search = query.size > 0 ? `?${query}` : '';
  const request = {
    method: operation.method.toUpperCase(),
    url: `${options.baseUrl}${path}${search}`,
    headers: {},
  };
  if (!step.requestBody) return request;
  const { contentType = operation.body?.contentTypes[0] ?? 'application/json', payload } = step.requestBody;
  return {
    ...request,
    headers: { 'content-type': contentType },
    body: toBody(contentType, fill(payload, state)),
  };
}

function toBody(contentType: string, payload: unknown): string {
  if (contentType !== FORM) return JSON.stringify(payload);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload as Record<string, unknown>)) {
    for (const item of [value].flat()) form.append(name, String(item));
  }
  return form.toString();
}

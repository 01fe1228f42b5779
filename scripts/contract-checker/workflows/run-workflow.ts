import type { ContractRun } from '../contract-run.ts';
import type { SentRequest } from '../http/exchange.ts';
import { MissingInputError } from '../missing-input-error.ts';
import type { Run } from '../plugin.ts';
import type { SourcedWorkflow, StepAction, WorkflowStep } from './arazzo.ts';
import { describeCriterion, holds } from './criterion.ts';
import { evaluate, fill, type WorkflowState } from './workflow-expression.ts';

/** Steps after which a workflow that jumps back counts as one without an end. */
const MAX_STEPS = 200;

/**
 * Runs a workflow as one client. Each call is checked as every other call of the run. A step whose criteria do not hold is a
 * finding and ends the workflow, unless an action of the document says what comes then. A workflow that needs more than the run
 * may do is skipped.
 *
 * @returns whether it got to its end.
 */
export async function runWorkflow(run: ContractRun, workflow: SourcedWorkflow): Promise<boolean> {
  const running: RunningWorkflow = {
    run,
    workflow,
    call: run.newCaller(({ access: { needs } }) =>
      needs === undefined ? Promise.resolve(undefined) : run.callers.of(needs, 0),
    ),
    state: { inputs: run.contract.plugin.workflowInputs?.(run) ?? {}, steps: {} },
    retries: new Map(),
  };
  let step = workflow.steps[0];
  for (let count = 0; step && count < MAX_STEPS; count += 1) {
    const next = await runStep(step, running);
    if (next === 'stop') return false;
    step = next;
  }
  if (!step) return true;
  const request = stepRequest(step, running.state, run);
  const expected = `an end within ${MAX_STEPS} steps`;
  addFinding(run, { workflow, step, request, expected, received: 'none' });
  return false;
}

interface RunningWorkflow {
  run: ContractRun;
  workflow: SourcedWorkflow;
  call: ReturnType<ContractRun['newCaller']>;
  state: WorkflowState;
  /** How often each action has repeated its step. */
  retries: Map<StepAction, number>;
}

/** Returns the next step; undefined at the end of the workflow, `stop` where it cannot go on. */
async function runStep(
  step: WorkflowStep,
  { run, workflow, call, state, retries }: RunningWorkflow,
): Promise<WorkflowStep | 'stop' | undefined> {
  const request = stepRequest(step, state, run);
  try {
    state.response = await call(request, { mayFail: expectsError(step, workflow) });
  } catch (error) {
    if (error instanceof MissingInputError) return 'stop';
    throw error;
  }
  const expected = brokenCriterion(step, state);
  const action = nextAction({ step, workflow, state, retries, hasFailed: expected !== undefined });
  if (expected !== undefined && !action) {
    addFinding(run, { workflow, step, request, expected, received: String(state.response.status) });
    return 'stop';
  }
  if (action?.type === 'retry') {
    retries.set(action, (retries.get(action) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, (action.retryAfter ?? 0) * 1000));
    return step;
  }
  state.steps[step.stepId] = outputsOf(step, state);
  return stepAfter(step, workflow, action);
}

interface FindingOfStep {
  workflow: SourcedWorkflow;
  step: WorkflowStep;
  request: SentRequest;
  expected: string;
  received: string;
}

function addFinding(run: ContractRun, { workflow, step, ...rest }: FindingOfStep): void {
  run.findings.add({
    ...rest,
    rule: 'workflow',
    operationId: operationIdOf(step),
    subject: `${workflow.workflowId} ${step.stepId}`,
    place: workflow.placeOfStep(step.stepId),
  });
}

/** Whether an error is fine: the step is about a call that must be rejected, or the document says what comes after a failure. */
function expectsError(step: WorkflowStep, workflow: SourcedWorkflow): boolean {
  const { successCriteria = [], onFailure = workflow.failureActions ?? [] } = step;
  return (
    onFailure.length > 0 ||
    successCriteria.some(({ condition }) => /^\$statusCode\s*(==|>=)\s*4\d\d$/.test(condition))
  );
}

/** The first criterion that does not hold, or the output that is not there. */
function brokenCriterion(
  { successCriteria = [], outputs = {} }: WorkflowStep,
  state: WorkflowState,
): string | undefined {
  const criterion = successCriteria.find((candidate) => !holds(candidate, state));
  if (criterion) return describeCriterion(criterion);
  return Object.values(outputs).find((expression) => evaluate(expression, state) === undefined);
}

interface StepEnd extends Pick<RunningWorkflow, 'workflow' | 'state' | 'retries'> {
  step: WorkflowStep;
  hasFailed: boolean;
}

/** The first action whose criteria hold. One that has repeated its step often enough is over. */
function nextAction({ step, workflow, state, retries, hasFailed }: StepEnd): StepAction | undefined {
  const actions = hasFailed
    ? (step.onFailure ?? workflow.failureActions)
    : (step.onSuccess ?? workflow.successActions);
  return actions?.find(
    (action) =>
      (action.criteria ?? []).every((criterion) => holds(criterion, state)) &&
      (action.type !== 'retry' || (retries.get(action) ?? 0) < (action.retryLimit ?? 1)),
  );
}

function outputsOf({ outputs = {} }: WorkflowStep, state: WorkflowState): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, expression]) => [name, evaluate(expression, state)]),
  );
}

/** @throws Error for a step that the workflow does not have. */
function stepAfter(
  step: WorkflowStep,
  { workflowId, steps }: SourcedWorkflow,
  action: StepAction | undefined,
): WorkflowStep | undefined {
  if (action?.type === 'end') return undefined;
  if (action?.type !== 'goto') return steps[steps.indexOf(step) + 1];
  const next = steps.find(({ stepId }) => stepId === action.stepId);
  if (!next) throw new Error(`${workflowId}: the action ${action.name} goes to no step of this workflow.`);
  return next;
}

const FORM = 'application/x-www-form-urlencoded';

/** ID of the step's operation, without the name of its source. */
function operationIdOf({ operationId }: WorkflowStep): string {
  return operationId.split('.').at(-1) ?? operationId;
}

/** The step's request, its expressions replaced. */
function stepRequest(
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

import type { OperationId } from '@sandbox/contract/operations';
import { type ContractRun, MissingInputError } from '../contract-run';
import type { SourcedWorkflow, WorkflowStep } from './arazzo';
import { operationIdOf, stepRequest } from './step-request';
import { evaluate, holds, type WorkflowState } from './workflow-expression';
import { workflowInputs } from './workflow-inputs';

/**
 * Runs a workflow as one shopper. Each call is checked as every other call of the run; a step whose criteria do not hold is a
 * finding and ends the workflow. A workflow that needs more than the run may do is skipped.
 */
export async function runWorkflow(run: ContractRun, workflow: SourcedWorkflow): Promise<void> {
  const call = run.newCaller();
  const state: WorkflowState = { inputs: workflowInputs(run), steps: {} };
  for (const step of workflow.steps) {
    const request = stepRequest(step, state, run.options.baseUrl);
    try {
      state.response = await call(request, { mayFail: expectsError(step) });
    } catch (error) {
      if (error instanceof MissingInputError) return;
      throw error;
    }
    const broken = brokenCriterion(step, state);
    if (broken !== undefined) {
      run.findings.add({
        rule: 'workflow',
        operationId: operationIdOf(step) as OperationId,
        subject: `${workflow.workflowId} ${step.stepId}`,
        expected: broken,
        received: String(state.response.status),
        request,
        place: workflow.placeOfStep(step.stepId),
      });
      return;
    }
    state.steps[step.stepId] = Object.fromEntries(
      Object.entries(step.outputs ?? {}).map(([name, expression]) => [name, evaluate(expression, state)]),
    );
  }
}

/** Whether the step is about a call that must be rejected. */
function expectsError({ successCriteria = [] }: WorkflowStep): boolean {
  return successCriteria.some(({ condition }) => /^\$statusCode\s*(==|>=)\s*4\d\d$/.test(condition));
}

/** The first criterion that does not hold, or the output that is not there. */
function brokenCriterion(
  { successCriteria = [], outputs = {} }: WorkflowStep,
  state: WorkflowState,
): string | undefined {
  const condition = successCriteria.find((criterion) => !holds(criterion.condition, state))?.condition;
  if (condition !== undefined) return condition;
  return Object.values(outputs).find((expression) => evaluate(expression, state) === undefined);
}

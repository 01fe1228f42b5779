import { globSync, readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { shownPath } from '../model/source-lines.ts';

/** A condition that must hold. */
export interface Criterion {
  condition: string;
  /** What a `jsonpath` or `regex` condition is about, such as `$response.body`. */
  context?: string;
  type?: CriterionType | { type: CriterionType; version: string };
}

type CriterionType = 'simple' | 'jsonpath' | 'regex';

/** What comes after a step whose criteria hold (`onSuccess`) or do not hold (`onFailure`). */
export interface StepAction {
  name: string;
  type: 'end' | 'goto' | 'retry';
  /** The next step of a `goto`. */
  stepId?: string;
  /** Seconds before the step is repeated. */
  retryAfter?: number;
  /** How often it is repeated; default: once. */
  retryLimit?: number;
  /** The action is taken when all of them hold. */
  criteria?: Criterion[];
}

/** The parts of the Arazzo 1.0 format that the checker knows. */
export interface WorkflowStep {
  stepId: string;
  /** `$sourceDescriptions.cart.getCart`. */
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query'; value: unknown }[];
  requestBody?: { contentType?: string; payload: unknown };
  successCriteria?: Criterion[];
  onSuccess?: StepAction[];
  onFailure?: StepAction[];
  /** Name to runtime expression. */
  outputs?: Record<string, string>;
}

export interface Workflow {
  workflowId: string;
  summary: string;
  steps: WorkflowStep[];
  /** Actions of the steps that have none of their own. */
  successActions?: StepAction[];
  failureActions?: StepAction[];
}

/** A workflow with the line of each step in its file. */
export interface SourcedWorkflow extends Workflow {
  placeOfStep: (stepId: string) => string;
}

/** Every workflow of these files; a name may be a pattern. */
export function readWorkflows(patterns: string[] = []): SourcedWorkflow[] {
  const files = patterns.flatMap((pattern) => globSync(pattern).sort());
  return files.flatMap((file) => parseWorkflows(shownPath(file), readFileSync(file, 'utf8')));
}

/** The workflows of one Arazzo document. */
export function parseWorkflows(file: string, text: string): SourcedWorkflow[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lines = new Map<string, number>();
  const workflows = document.get('workflows');
  for (const workflow of isSeq(workflows) ? workflows.items : []) {
    const steps = isMap(workflow) ? workflow.get('steps') : undefined;
    for (const step of isSeq(steps) ? steps.items : []) {
      if (isMap(step)) lines.set(String(step.get('stepId')), counter.linePos(step.range?.[0] ?? 0).line);
    }
  }
  const { workflows: parsed = [] } = document.toJS() as { workflows?: Workflow[] };
  return parsed.map((workflow) => ({
    ...workflow,
    placeOfStep: (stepId) => `${file}:${lines.get(stepId) ?? 1}`,
  }));
}

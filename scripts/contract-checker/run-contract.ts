import { ContractRun } from './contract-run.ts';
import type { Finding, FindingOperation } from './findings/finding.ts';
import { UnreachableError } from './http/transport.ts';
import { MissingInputError } from './missing-input-error.ts';
import type { Contract, Operation, RunOptions } from './plugin.ts';
import { readWorkflows } from './workflows/arazzo.ts';
import { runWorkflow } from './workflows/run-workflow.ts';

/** The result of checking one operation of a host. */
export type OperationResult =
  | { operationId: FindingOperation; outcome: 'conforms'; calls: number }
  | { operationId: FindingOperation; outcome: 'violates'; findings: number }
  | { operationId: FindingOperation; outcome: 'unreachable'; reason: string }
  /** What it needs comes from a response that cannot be used. */
  | { operationId: FindingOperation; outcome: 'blocked'; reason: string }
  | { operationId: FindingOperation; outcome: 'skipped'; reason: string };

export interface ContractReport {
  operations: OperationResult[];
  findings: Finding[];
  /** IDs of what the run has created and could not remove, by kind. */
  createdRecords: Record<string, string[]>;
}

/** Called before each operation. */
export type OnProgress = (operationId: string, done: number, total: number) => void;

/**
 * Calls the operations of a host one by one, as its clients would, and checks them in depth. What a call needs comes from the host's own earlier responses.
 */
export async function runContract(
  options: RunOptions,
  onProgress: OnProgress = () => undefined,
): Promise<ContractReport> {
  const run = new ContractRun(options);
  const operationIds = options.only ?? orderOf(options.contract);
  const errors = new Map<string, unknown>();
  for (const [done, operationId] of operationIds.entries()) {
    onProgress(operationId, done, operationIds.length);
    const error = await errorFrom(() => run.callOperation(operationId));
    if (error !== undefined) errors.set(operationId, error);
    if (error instanceof UnreachableError && (error.timedOut || error.isIncomplete))
      addNoResponse(run, operationId, error);
  }
  // With `only`, the workflows would check more than was chosen.
  if (options.only === undefined) await runWorkflows(run);
  await errorFrom(() => run.cleanUp());
  const findings = run.findings.all();
  return {
    operations: operationIds.map((operationId) =>
      resultOf(operationId, { run, findings, error: errors.get(operationId) }),
    ),
    findings,
    createdRecords: run.createdRecords.left(),
  };
}

/** The order of the plug-in's calls, then what creates something, and what removes something last. */
function orderOf({ operations, plugin }: Contract): string[] {
  const own = Object.keys(plugin.calls ?? {});
  const others = operations.filter(({ id }) => !own.includes(id));
  const rank = ({ method }: Operation) => ['post', 'get', 'put', 'patch', 'delete'].indexOf(method);
  return [...own, ...others.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id)];
}

async function runWorkflows(run: ContractRun): Promise<void> {
  for (const workflow of readWorkflows(run.contract.plugin.workflows)) {
    try {
      await runWorkflow(run, workflow);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
    }
  }
}

async function errorFrom(action: () => Promise<unknown>): Promise<unknown> {
  try {
    await action();
    return undefined;
  } catch (error) {
    return error ?? new Error('failed');
  }
}

/** A call that never ends is a finding of its own operation, whichever needs it; a host that is not there is none. */
function addNoResponse(run: ContractRun, operationId: string, error: UnreachableError): void {
  run.findings.add({
    rule: 'no-response',
    operationId: run.operationIdOf(error.request) ?? operationId,
    subject: 'valid call',
    expected: 'a response',
    received: error.message,
    request: error.request,
  });
}

function resultOf(
  operationId: string,
  { run, findings, error }: { run: ContractRun; findings: Finding[]; error: unknown },
): OperationResult {
  const own = findings.filter((finding) => finding.operationId === operationId).length;
  if (own > 0) return { operationId, outcome: 'violates', findings: own };
  if (error instanceof UnreachableError)
    return { operationId, outcome: 'unreachable', reason: error.message };
  if (error instanceof MissingInputError) return { operationId, outcome: 'skipped', reason: error.message };
  if (error !== undefined) return { operationId, outcome: 'blocked', reason: blockedReason(error) };
  const calls = run.calls.callsOf(operationId);
  if (calls === 0) return { operationId, outcome: 'skipped', reason: 'it was never called' };
  return { operationId, outcome: 'conforms', calls };
}

function blockedReason(error: unknown): string {
  return `an earlier response is unusable: ${error instanceof Error ? error.message : String(error)}`;
}

import { withCaller } from '../callers.ts';
import type { CheckContext } from '../check-context.ts';
import { ContractRun } from '../contract-run.ts';
import { type Finding, preparationOf } from '../findings/finding.ts';
import { FindingList } from '../findings/finding-list.ts';
import { redactRequest } from '../findings/redact-request.ts';
import { toCurl } from '../findings/to-curl.ts';
import type { SentRequest } from '../http/exchange.ts';
import { send, UnreachableError } from '../http/transport.ts';
import { MissingInputError } from '../missing-input-error.ts';
import type { Contract, Exchange, Operation, RunOptions } from '../plugin.ts';
import { firstCaller, lesserCallers } from '../protection/check-protection.ts';
import { PersonalValues } from '../protection/personal-values.ts';
import { readWorkflows } from '../workflows/arazzo.ts';
import { runWorkflow } from '../workflows/run-workflow.ts';
import { prepareCall } from './prepare-call.ts';
import { recheckFinding } from './recheck-finding.ts';
import { needsPreparation, restoreRequest, UnrepeatableError } from './restore-request.ts';

export type ReplayResult =
  | { outcome: 'still there'; received: string; curl: string }
  | { outcome: 'gone'; curl: string }
  | { outcome: 'cannot be repeated'; reason: string };

/**
 * Sends the stored request of a finding again and checks the response by the finding's rule. Where the request needs a caller,
 * a new one makes the calls that come before it.
 */
export async function replayFinding(finding: Finding, options: RunOptions): Promise<ReplayResult> {
  try {
    return await replay(finding, options);
  } catch (error) {
    const isKnown =
      error instanceof UnrepeatableError ||
      error instanceof MissingInputError ||
      error instanceof UnreachableError;
    if (!isKnown) throw error;
    const reason = error instanceof UnreachableError ? `no response: ${error.message}` : error.message;
    return { outcome: 'cannot be repeated', reason };
  }
}

async function replay(finding: Finding, options: RunOptions): Promise<ReplayResult> {
  if (finding.rule.startsWith('request-'))
    throw new UnrepeatableError('it is about a request of a client: watch the traffic again');
  if (finding.seen)
    throw new UnrepeatableError('it was seen in watched traffic, of which no value is stored: run "check"');
  const { contract } = options;
  const operation = contract.byId.get(finding.operationId);
  if (!operation) throw new UnrepeatableError('the contract no longer has the operation');
  if (finding.rule === 'workflow') return replayWorkflow(finding, options);
  if (!options.write && finding.rule !== 'method' && !operation.isSafe)
    throw new UnrepeatableError('it changes something, and the run of the report had no --write');
  const basePath = new URL(options.baseUrl).pathname.replace(/\/$/, '');
  const exchange = async (request: SentRequest): Promise<Exchange> => ({
    operation,
    params: contract.operationOf({ ...request, method: operation.method }, basePath).params,
    request,
    response: await send(options.transport, request),
  });
  const { request, context } = await restore(finding, { basePath, operation, options, exchange });
  const shown = redactRequest(request);
  const curl = toCurl(shown, preparationOf(contract, shown, finding));
  try {
    const sent = await exchange(request);
    context.personalValues.add(sent);
    const received = await recheckFinding(finding, sent, context);
    return received === undefined ? { outcome: 'gone', curl } : { outcome: 'still there', received, curl };
  } catch (error) {
    const isAboutNoResponse = finding.rule === 'no-response' || finding.rule === 'bad-input-no-response';
    if (!(error instanceof UnreachableError) || error.isAbsent || !isAboutNoResponse) throw error;
    return { outcome: 'still there', received: error.message, curl };
  }
}

interface Restoration {
  basePath: string;
  operation: Operation;
  options: RunOptions;
  exchange: (request: SentRequest) => Promise<Exchange>;
}

/** The request with what it needs, and the context of its check. */
async function restore(
  finding: Finding,
  { basePath, operation, options, exchange }: Restoration,
): Promise<{ request: SentRequest; context: CheckContext }> {
  const { contract } = options;
  const { callers } = new ContractRun({ ...options, only: [] });
  const otherCaller: CheckContext['otherCaller'] = (kind) => callers.of(kind, 1);
  const personalValues = new PersonalValues();
  const context: CheckContext = {
    findings: new FindingList(contract),
    recorded: [],
    // Reads of an invariant are calls of other operations.
    exchange: async (request) => {
      const called = contract.operationOf(request, basePath);
      return { ...called, request, response: await send(options.transport, request) };
    },
    probe: (_, request) => exchange(request),
    otherCaller,
    personalValues,
    write: options.write,
  };
  if (finding.rule !== 'disclosure' && !needsPreparation(operation, finding))
    return { request: finding.request, context };
  const { headers } = finding.request;
  const hasCredentials = contract.credentialNames.headers.some((name) => name in headers);
  const needsSession = finding.rule === 'disclosure' || hasCredentials;
  const prepared = await prepareCall(operation.id, options, needsSession);
  for (const earlier of prepared.exchanges) personalValues.add(earlier);
  const request = restoreRequest(operation, finding, prepared.request);
  if (finding.rule === 'disclosure')
    return {
      request: withCaller(contract, request, { headers: credentialsOf(contract, prepared.request) }),
      context,
    };
  const kind = otherKind(finding.subject, operation);
  return { request: kind ? withCaller(contract, request, await otherCaller(kind)) : request, context };
}

function credentialsOf({ credentialNames }: Contract, { headers }: SentRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => credentialNames.headers.includes(name)),
  );
}

/** Who makes the call, when that is another caller than the one whose data it names. */
function otherKind(subject: string, operation: Operation): string | undefined {
  if (subject === 'to another caller') return firstCaller(operation);
  if (subject === 'with the IDs of another caller' || subject.startsWith('with a guessed '))
    return operation.access.needs ?? firstCaller(operation);
  return lesserCallers(operation).find(({ title }) => subject === `as ${title}`)?.kind;
}

/** A step needs those before it, so its whole workflow is run. */
async function replayWorkflow(finding: Finding, options: RunOptions): Promise<ReplayResult> {
  const workflow = readWorkflows(options.contract.plugin.workflows).find(({ workflowId }) =>
    finding.subject.startsWith(`${workflowId} `),
  );
  if (!workflow) throw new UnrepeatableError('there is no such workflow any more');
  const run = new ContractRun({ ...options, only: [] });
  const isComplete = await runWorkflow(run, workflow);
  const repeated = run.findings.all().find(({ id }) => id === finding.id);
  if (repeated) return { outcome: 'still there', received: repeated.received, curl: repeated.curl };
  if (!isComplete) throw new UnrepeatableError('the workflow does not get to that step');
  return { outcome: 'gone', curl: finding.curl };
}

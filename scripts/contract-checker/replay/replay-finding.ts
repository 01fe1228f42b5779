import { callerOf, withCaller } from '../callers.ts';
import type { CheckContext } from '../check-context.ts';
import { ContractRun } from '../contract-run.ts';
import { type Finding, preparationOf, type Rule, summarize } from '../findings/finding.ts';
import { FindingList } from '../findings/finding-list.ts';
import { redactRequest } from '../findings/redact-request.ts';
import { toCurl } from '../findings/to-curl.ts';
import type { SentRequest } from '../http/exchange.ts';
import { readResponse } from '../http/read-response.ts';
import { send, toSentRequest, UnreachableError } from '../http/transport.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { MissingInputError } from '../missing-input-error.ts';
import { methodProblem } from '../negatives/check-negatives.ts';
import { checkRejection } from '../negatives/check-rejection.ts';
import { expectedStatus } from '../negatives/expected-status.ts';
import type { Contract, Exchange, Operation, RunOptions } from '../plugin.ts';
import { checkCaching } from '../protection/check-caching.ts';
import { checkDisclosure } from '../protection/check-disclosure.ts';
import { firstCaller, lesserCallers } from '../protection/check-protection.ts';
import { PersonalValues } from '../protection/personal-values.ts';
import { addMessageFindings } from '../rules/add-message-findings.ts';
import { checkResponse, checkSuccess } from '../rules/check-response.ts';
import { checkForeignOrigin, headProblem, variationProblem } from '../variations/check-variations.ts';
import { readWorkflows } from '../workflows/arazzo.ts';
import { runWorkflow } from '../workflows/run-workflow.ts';
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

/** The valid call of an operation, just before it is sent: with a new caller's session, IDs and data. */
interface PreparedCall {
  request: SentRequest;
  /** What was called to get there. */
  exchanges: Exchange[];
}

/**
 * Makes the calls that come before an operation's own, such as those that create a caller and what it owns, and stops at it.
 *
 * @param needsSession whether only a call with a session will do.
 * @throws MissingInputError when the host does not provide what the call needs, or the run may not write.
 * @throws UnreachableError
 */
async function prepareCall(
  operationId: string,
  options: RunOptions,
  needsSession: boolean,
): Promise<PreparedCall> {
  const basePath = new URL(options.baseUrl).pathname.replace(/\/$/, '');
  const exchanges: Exchange[] = [];
  let prepared: SentRequest | undefined;
  const run = new ContractRun({
    ...options,
    only: [],
    transport: async (request) => {
      const sent = await toSentRequest(request);
      const match = options.contract.find(sent.method, new URL(sent.url).pathname.slice(basePath.length));
      // Such as a server of tokens.
      if (typeof match !== 'object') return options.transport(request);
      const { operation, params } = match;
      const isMeant =
        operation.id === operationId && (!needsSession || callerOf(options.contract, sent) !== undefined);
      if (prepared === undefined && isMeant) prepared = sent;
      if (prepared !== undefined) throw new Error('prepared');
      const response = await options.transport(request);
      const read = await readResponse(response.clone());
      const { status, headers } = response;
      exchanges.push({ operation, params, request: sent, response: { ...read, status, headers } });
      return response;
    },
  });
  try {
    await run.callOperation(operationId);
  } catch (error) {
    if (prepared === undefined) throw asReason(error);
  }
  if (prepared === undefined) throw new MissingInputError(`the host gave no reason to call ${operationId}`);
  return { request: prepared, exchanges };
}

/** Any other error comes from an earlier response that is not as expected. */
function asReason(error: unknown): Error {
  if (error instanceof MissingInputError || error instanceof UnreachableError) return error;
  return new MissingInputError(
    `an earlier response is unusable: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Rules about a request that must be rejected. */
const OF_REJECTIONS: ReadonlySet<Rule> = new Set([
  'bad-input-accepted',
  'bad-input-server-error',
  'bad-input-undocumented',
  'bad-input-error-body',
  'bad-input-status',
  'bad-input-no-response',
  'unknown-id',
]);

/**
 * Checks the response to a finding's request by the rule of the finding.
 *
 * @returns what was received when the finding is still there.
 * @throws UnrepeatableError when the response says nothing about the finding.
 */
async function recheckFinding(
  finding: Pick<Finding, 'id' | 'rule' | 'subject'>,
  exchange: Exchange,
  context: CheckContext,
): Promise<string | undefined> {
  const { rule, subject } = finding;
  if (rule === 'protection') return checkRejection(exchange)?.received;
  if (OF_REJECTIONS.has(rule)) {
    const status = expectedStatus(exchange.operation, subject, exchange.request);
    return checkRejection(exchange, status)?.received;
  }
  if (rule === 'protection-error') return protectionError(exchange);
  if (rule === 'method') return methodProblem(exchange)?.received;
  if (rule === 'no-response') return undefined;
  if (rule === 'variation') return variationProblem(exchange, subject);
  if (rule === 'generated-input')
    return exchange.response.status >= 500 ? summarize(exchange.response) : undefined;
  if (rule === 'head') return headProblem(exchange, context);
  const violation = [...checkResponse(exchange), ...checkSuccess(exchange)].find(
    (candidate) => candidate.rule === rule && candidate.subject === subject,
  );
  if (violation) return violation.received;
  const error = exchange.operation.contract.errorOf(exchange.response);
  // The status of the response that had it comes first. An error that tells nothing is mended.
  if (
    error &&
    rule !== 'failure' &&
    rule !== 'leak' &&
    rule !== 'status' &&
    !/^[45]\d\d /.test(`${subject} `)
  )
    throw new UnrepeatableError(`the call itself fails: ${exchange.response.status} ${error.key}`);
  const findings = new FindingList(exchange.operation.contract);
  await collectFindings(rule, exchange, { ...context, findings });
  return findings.all().find(({ id }) => id === finding.id)?.received;
}

async function collectFindings(rule: Rule, exchange: Exchange, context: CheckContext): Promise<void> {
  addMessageFindings(exchange, context);
  if (rule === 'invariant') await checkInvariants(exchange, context);
  if (rule === 'disclosure') await checkDisclosure(exchange, context);
  if (rule === 'caching') checkCaching(exchange, context);
  if (rule === 'header') await checkForeignOrigin(exchange, context);
}

/** Where nobody in particular is needed, a success is fine. */
function protectionError(exchange: Exchange): string | undefined {
  const problem = checkRejection(exchange);
  const mayPass = exchange.operation.access.needs === undefined;
  return problem?.rule === 'bad-input-accepted' && mayPass ? undefined : problem?.received;
}

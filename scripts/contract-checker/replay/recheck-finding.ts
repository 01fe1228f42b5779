import type { CheckContext } from '../check-context.ts';
import { type Finding, type Rule, summarize } from '../findings/finding.ts';
import { FindingList } from '../findings/finding-list.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { methodProblem } from '../negatives/check-negatives.ts';
import { checkRejection } from '../negatives/check-rejection.ts';
import { expectedStatus } from '../negatives/expected-status.ts';
import type { Exchange } from '../plugin.ts';
import { checkCaching } from '../protection/check-caching.ts';
import { checkDisclosure } from '../protection/check-disclosure.ts';
import { addMessageFindings } from '../rules/add-message-findings.ts';
import { checkResponse, checkSuccess } from '../rules/check-response.ts';
import { checkForeignOrigin, headProblem, variationProblem } from '../variations/check-variations.ts';
import { UnrepeatableError } from './restore-request.ts';

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
export async function recheckFinding(
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
  // The status of the response that had it comes first.
  if (error && rule !== 'failure' && rule !== 'status' && !/^[45]\d\d /.test(`${subject} `))
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

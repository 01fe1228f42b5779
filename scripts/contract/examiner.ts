import type { Operation, OperationId } from '@sandbox/contract/operations';
import type { CheckContext } from './check-context';
import type { Exchange, SentRequest } from './http/exchange';
import { errorOf } from './http/read-response';
import { checkInvariants } from './invariants/check-invariants';
import { detailsOf } from './model/operation-details';
import { checkNegatives } from './negatives/check-negatives';
import { checkDisclosure } from './protection/check-disclosure';
import { checkProtection } from './protection/check-protection';
import { PersonalValues } from './protection/personal-values';
import { sessionOf } from './protection/session';
import { addMessageFindings } from './rules/add-message-findings';
import { checkSuccess } from './rules/check-response';

export interface ExaminerOptions {
  /** Operations to check in depth; default: all. */
  only?: ReadonlySet<OperationId>;
  /** Errors that a valid call may have here, by operation. */
  expectedErrors: Partial<Record<OperationId, string>>;
}

/**
 * Checks the calls of a run in depth. Before the first call of each operation it sends what must be rejected, so that the
 * valid call then shows that nothing was changed; after it, what the contract declares about the state.
 */
export class Examiner {
  readonly #context: CheckContext;
  readonly #options: ExaminerOptions;
  readonly #started = new Set<OperationId>();
  readonly #succeeded = new Set<OperationId>();
  /** Operations whose response to one shopper was compared with that to others. */
  readonly #shownToOthers = new Set<OperationId>();

  constructor(context: Omit<CheckContext, 'personalValues'>, options: ExaminerOptions) {
    this.#context = { ...context, personalValues: new PersonalValues() };
    this.#options = options;
  }

  async before(operation: Operation, request: SentRequest): Promise<void> {
    if (this.#started.has(operation.id) || !this.#isChecked(operation.id)) return;
    this.#started.add(operation.id);
    if (!detailsOf(operation).isSafe && !this.#context.write) return;
    await checkNegatives(operation, request, this.#context);
    await checkProtection(operation, request, this.#context);
  }

  /** @param mayFail whether a documented error is fine, too. */
  async after(exchange: Exchange, { mayFail }: { mayFail: boolean }): Promise<void> {
    const { operation, request, response } = exchange;
    const { findings, personalValues } = this.#context;
    personalValues.add(exchange);
    addMessageFindings(exchange, findings);
    this.#checkCaching(exchange);
    if (!operation.statuses.includes(response.status)) return;
    const error = errorOf(response);
    if (error && (mayFail || error.key === this.#options.expectedErrors[operation.id])) return;
    if (!this.#isChecked(operation.id)) return;
    for (const violation of checkSuccess(exchange))
      findings.add({ ...violation, operationId: operation.id, request });
    if (error) return;
    const isFirst = !this.#succeeded.has(operation.id);
    this.#succeeded.add(operation.id);
    if (isFirst) await checkInvariants(exchange, this.#context);
    if (!detailsOf(operation).isSafe || sessionOf(request) === undefined) return;
    if (this.#shownToOthers.has(operation.id)) return;
    this.#shownToOthers.add(operation.id);
    await checkDisclosure(exchange, this.#context);
  }

  /** What belongs to one shopper may be in no cache that others share. */
  #checkCaching({ operation, request, response }: Exchange): void {
    const { findings, personalValues } = this.#context;
    const session = sessionOf(request);
    const isPersonal =
      response.headers.getSetCookie().length > 0 ||
      (session !== undefined && personalValues.findIn(response.text, session, '') !== undefined);
    const cacheControl = response.headers.get('cache-control') ?? '';
    if (!isPersonal || request.method !== 'GET' || /no-store|private/.test(cacheControl)) return;
    findings.add({
      rule: 'caching',
      operationId: operation.id,
      subject: 'personal data',
      expected: 'Cache-Control: no-store, or private',
      received: cacheControl === '' ? 'no Cache-Control' : 'a response that caches may share',
      request,
      keys: ['responses'],
    });
  }

  #isChecked(operationId: OperationId): boolean {
    return this.#options.only?.has(operationId) ?? true;
  }
}

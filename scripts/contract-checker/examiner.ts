import type { Operation, OperationId } from '@sandbox/contract/operations';
import type { CheckContext } from './check-context.ts';
import type { Exchange, SentRequest } from './http/exchange.ts';
import { errorOf } from './http/read-response.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { detailsOf } from './model/operation-details.ts';
import { checkNegatives } from './negatives/check-negatives.ts';
import { checkCaching } from './protection/check-caching.ts';
import { checkDisclosure } from './protection/check-disclosure.ts';
import { checkProtection } from './protection/check-protection.ts';
import { PersonalValues } from './protection/personal-values.ts';
import { sessionOf } from './protection/session.ts';
import { addMessageFindings } from './rules/add-message-findings.ts';
import { checkSuccess } from './rules/check-response.ts';
import { checkVariations } from './variations/check-variations.ts';

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
    checkCaching(exchange, this.#context);
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
    if (isFirst && detailsOf(operation).isSafe) await checkVariations(exchange, this.#context);
    if (!detailsOf(operation).isSafe || sessionOf(request) === undefined) return;
    if (this.#shownToOthers.has(operation.id)) return;
    this.#shownToOthers.add(operation.id);
    await checkDisclosure(exchange, this.#context);
  }

  #isChecked(operationId: OperationId): boolean {
    return this.#options.only?.has(operationId) ?? true;
  }
}

import { callerOf } from './callers.ts';
import type { CheckContext } from './check-context.ts';
import { checkGenerated, type GeneratedOptions } from './generate/check-generated.ts';
import type { SentRequest } from './http/exchange.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { checkNegatives } from './negatives/check-negatives.ts';
import type { Exchange, Operation } from './plugin.ts';
import { checkCaching } from './protection/check-caching.ts';
import { checkDisclosure } from './protection/check-disclosure.ts';
import { checkProtection } from './protection/check-protection.ts';
import { PersonalValues } from './protection/personal-values.ts';
import { addMessageFindings } from './rules/add-message-findings.ts';
import { checkSuccess } from './rules/check-response.ts';
import { checkVariations } from './variations/check-variations.ts';

export interface ExaminerOptions extends GeneratedOptions {
  /** Operations to check in depth; default: all. */
  only?: ReadonlySet<string>;
  /** Errors that a valid call may have here, by operation. */
  expectedErrors: Record<string, string>;
}

/**
 * Checks the calls of a run in depth. Before the first call of each operation it sends what must be rejected, so that the
 * valid call then shows that nothing was changed; after it, what the contract declares about the state.
 */
export class Examiner {
  readonly #context: CheckContext;
  readonly #options: ExaminerOptions;
  readonly #started = new Set<string>();
  readonly #succeeded = new Set<string>();
  /** Operations whose response to one caller was compared with that to others. */
  readonly #shownToOthers = new Set<string>();

  constructor(context: Omit<CheckContext, 'personalValues'>, options: ExaminerOptions) {
    this.#context = { ...context, personalValues: new PersonalValues() };
    this.#options = options;
  }

  async before(operation: Operation, request: SentRequest): Promise<void> {
    if (this.#started.has(operation.id) || !this.#isChecked(operation.id)) return;
    this.#started.add(operation.id);
    if (!operation.isSafe && !this.#context.write) return;
    await checkNegatives(operation, request, this.#context);
    await checkProtection(operation, request, this.#context);
  }

  /** @param mayFail whether a documented error is fine, too. */
  async after(exchange: Exchange, { mayFail }: { mayFail: boolean }): Promise<void> {
    const { operation, request, response } = exchange;
    const { findings, personalValues } = this.#context;
    personalValues.add(exchange);
    addMessageFindings(exchange, this.#context);
    checkCaching(exchange, this.#context);
    if (!operation.isDocumented(response.status)) return;
    const error = operation.contract.errorOf(response);
    if (error && (mayFail || error.key === this.#options.expectedErrors[operation.id])) return;
    if (!this.#isChecked(operation.id)) return;
    for (const violation of checkSuccess(exchange))
      findings.add({ ...violation, operationId: operation.id, request });
    if (error) return;
    const isFirst = !this.#succeeded.has(operation.id);
    this.#succeeded.add(operation.id);
    if (isFirst) await checkInvariants(exchange, this.#context);
    if (isFirst && operation.isSafe) await checkVariations(exchange, this.#context);
    if (isFirst && this.#mayGenerate(operation)) await checkGenerated(exchange, this.#context, this.#options);
    if (!operation.isSafe || callerOf(operation.contract, request) === undefined) return;
    if (this.#shownToOthers.has(operation.id)) return;
    this.#shownToOthers.add(operation.id);
    await checkDisclosure(exchange, this.#context);
  }

  /** Calls that a plug-in makes need each other: only safe ones take other values. */
  #mayGenerate({ id, isSafe, method, contract }: Operation): boolean {
    if (isSafe) return true;
    return this.#context.write && method !== 'delete' && contract.plugin.calls?.[id] === undefined;
  }

  #isChecked(operationId: string): boolean {
    return this.#options.only?.has(operationId) ?? true;
  }
}

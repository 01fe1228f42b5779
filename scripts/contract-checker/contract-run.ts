import { Callers, callerOf } from './callers.ts';
import type { CheckContext } from './check-context.ts';
import { FindingList } from './findings/finding-list.ts';
import { checkGenerated, type GeneratedOptions } from './generate/check-generated.ts';
import { makeCall } from './generate/make-call.ts';
import { CookieStore } from './http/cookie-store.ts';
import { type ReceivedResponse, type SentRequest, withoutBody } from './http/exchange.ts';
import { send } from './http/transport.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { baseUrlOf } from './invariants/read-request.ts';
import { MissingInputError } from './missing-input-error.ts';
import { pathOf } from './model/paths.ts';
import { createdId, itemPathOf } from './model/rest.ts';
import { checkNegatives } from './negatives/check-negatives.ts';
import type {
  Call,
  Contract,
  CreatedRecords,
  Credentials,
  Exchange,
  Operation,
  Run,
  RunOptions,
} from './plugin.ts';
import { checkCaching } from './protection/check-caching.ts';
import { checkDisclosure } from './protection/check-disclosure.ts';
import { checkProtection } from './protection/check-protection.ts';
import { PersonalValues } from './protection/personal-values.ts';
import { addMessageFindings } from './rules/add-message-findings.ts';
import { checkAnyResponse, checkSuccess } from './rules/check-response.ts';
import { checkVariations } from './variations/check-variations.ts';

/** How often the run has called each operation, not counting what had to be rejected. */
class CallLog {
  readonly #calls = new Map<string, number>();

  add(operationId: string): void {
    this.#calls.set(operationId, this.callsOf(operationId) + 1);
  }

  callsOf(operationId: string): number {
    return this.#calls.get(operationId) ?? 0;
  }
}

/** The shared state of one run: options, findings, and what was called. */
export class ContractRun implements Run {
  readonly options: RunOptions;
  readonly contract: Contract;
  readonly settings: Record<string, string>;
  readonly findings: FindingList;
  readonly calls = new CallLog();
  readonly createdRecords: CreatedRecords;
  readonly callers: Callers;
  readonly #recorded: Exchange[] = [];
  readonly #examiner: Examiner;
  readonly #basePath: string;

  constructor(options: RunOptions) {
    this.options = options;
    this.contract = options.contract;
    const { plugin } = options.contract;
    this.settings = { ...defaultsOf(plugin.options ?? {}), ...options.settings };
    this.findings = new FindingList(this.contract);
    this.createdRecords = plugin.newRecords?.() ?? new RestRecords();
    this.#basePath = new URL(options.baseUrl).pathname.replace(/\/$/, '');
    this.callers = new Callers(this);
    this.#examiner = new Examiner(
      {
        findings: this.findings,
        recorded: this.#recorded,
        write: options.write,
        exchange: (request) => this.#readingCall(request),
        probe: (operation, request) => this.#probe(operation, request),
        otherCaller: (kind) => this.callers.of(kind, 1),
      },
      {
        expectedErrors: plugin.expectedErrors ?? {},
        generated: options.generated ?? 0,
        seed: options.seed ?? 0,
        ...(options.only ? { only: new Set(options.only) } : {}),
      },
    );
  }

  /** Makes the call of an operation, with all that it needs. Its response is checked in depth. */
  async callOperation(id: string): Promise<unknown> {
    const call = this.contract.plugin.calls?.[id];
    return call ? call(this) : makeCall(this, this.contract.operation(id));
  }

  /**
   * Makes a call that is checked in depth.
   *
   * @throws MissingInputError for a call that changes something, unless the run may write.
   */
  call: Call = async (request, options = { mayFail: false }) => {
    const { operation, params } = this.contract.operationOf(request, this.#basePath);
    this.#requireAllowed(operation);
    await this.#examiner.before(operation, request);
    const exchange = await this.#exchange(operation, params, request);
    this.calls.add(operation.id);
    this.createdRecords.add(exchange);
    await this.#examiner.after(exchange, options);
    return exchange.response;
  };

  /** Makes a call whose response is checked by itself, such as for callers that a check needs beside the first. */
  async read(request: SentRequest): Promise<ReceivedResponse> {
    const exchange = await this.#readingCall(request);
    this.createdRecords.add(exchange);
    return exchange.response;
  }

  /** Makes checked calls as one client with cookies; where there are none, a call that needs a caller is one of this kind. */
  newCaller(credentials: (operation: Operation) => Promise<Credentials | undefined>): Call {
    const cookies = new CookieStore();
    return async (request, options) => {
      const cookie = cookies.header();
      const { operation } = this.contract.operationOf(request, this.#basePath);
      const own = cookie === '' ? (await credentials(operation))?.headers : { cookie };
      const response = await this.call({ ...request, headers: { ...request.headers, ...own } }, options);
      cookies.update(response.headers);
      return response;
    };
  }

  /** The operation that a request is for; undefined for one that is outside of the contract, such as for a token. */
  operationIdOf({ method, url }: SentRequest): string | undefined {
    const match = this.contract.find(method, new URL(url).pathname.slice(this.#basePath.length));
    return typeof match === 'object' ? match.operation.id : undefined;
  }

  /** @throws MissingInputError unless the run may write. */
  requireWrite(what: string): void {
    if (!this.options.write) throw new MissingInputError(`leaves ${what} behind; allow it with --write`);
  }

  /** Removes what the run has created; what a host does not let go stays among the created records. */
  async cleanUp(): Promise<void> {
    for (const request of this.createdRecords.removals()) {
      const { operation, params } = this.contract.operationOf(request, this.#basePath);
      this.createdRecords.add(await this.#exchange(operation, params, request));
    }
  }

  /** A call that a check makes beside those of the run. Its response is checked by itself. */
  async #readingCall(request: SentRequest): Promise<Exchange> {
    const { operation, params } = this.contract.operationOf(request, this.#basePath);
    const exchange = await this.#exchange(operation, params, request);
    addMessageFindings(exchange, { findings: this.findings, recorded: this.#recorded });
    return exchange;
  }

  /** What a host accepts that it must reject may leave something. */
  async #probe(operation: Operation, request: SentRequest): Promise<Exchange> {
    const isOwn = operation.method.toUpperCase() === request.method;
    const { params } = isOwn ? this.contract.operationOf(request, this.#basePath) : { params: {} };
    const exchange = await this.#exchange(operation, params, request);
    if (isOwn) this.createdRecords.add(exchange);
    // What HEAD describes does not follow.
    if (request.method !== 'HEAD')
      for (const violation of checkAnyResponse(exchange))
        this.findings.add({ ...violation, operationId: operation.id, request });
    return exchange;
  }

  /** @throws MissingInputError for a call that changes something, unless the run may write. */
  #requireAllowed(operation: Operation): void {
    const isAllowed = this.contract.plugin.callableWithoutWrite?.(this).includes(operation.id);
    if (this.options.write || isAllowed || operation.isSafe) return;
    throw new MissingInputError(`${operation.id} changes something; allow it with --write`);
  }

  async #exchange(
    operation: Operation,
    params: Record<string, string>,
    request: SentRequest,
  ): Promise<Exchange> {
    return { operation, params, request, response: await send(this.options.transport, request) };
  }
}

function defaultsOf(options: Record<string, { default?: string }>): Record<string, string> {
  const stated = Object.entries(options).map(([name, option]) => [name, option.default ?? '']);
  return Object.fromEntries(stated.filter(([, value]) => value !== ''));
}

/** A fixture that is created once per run, on first use. */
export function fixture<Run extends object, T>(make: (run: Run) => Promise<T>): (run: Run) => Promise<T> {
  const cache = new WeakMap<Run, Promise<T>>();
  return (run) => {
    const cached = cache.get(run);
    if (cached) return cached;
    const promise = make(run);
    cache.set(run, promise);
    return promise;
  };
}

/** What was created below a collection, such as `/pets`, and is removed by DELETE of its own path. */
class RestRecords implements CreatedRecords {
  readonly #records = new Map<string, { kind: string; id: string; removal?: SentRequest }>();

  add(exchange: Exchange): void {
    const { operation, params, request, response } = exchange;
    const { contract, method } = operation;
    if (contract.errorOf(response)) return;
    if (method === 'delete') this.#records.delete(pathOf(operation, params));
    const item = itemPathOf(operation);
    const id = createdId(exchange);
    if (method !== 'post' || !item || id === undefined) return;
    const path = pathOf({ path: item.path }, { ...params, [item.parameter]: id });
    const isRemovable = contract.methodsOf(path).includes('DELETE');
    const removal = { ...withoutBody(request), method: 'DELETE', url: baseUrlOf(exchange) + path };
    this.#records.set(path, { kind: operation.path, id, ...(isRemovable ? { removal } : {}) });
  }

  removals(): SentRequest[] {
    return [...this.#records.values()].flatMap(({ removal }) => (removal ? [removal] : [])).reverse();
  }

  left(): Record<string, string[]> {
    const left: Record<string, string[]> = {};
    for (const { kind, id } of this.#records.values()) left[kind] = [...(left[kind] ?? []), id];
    return left;
  }
}

interface ExaminerOptions extends GeneratedOptions {
  /** Operations to check in depth; default: all. */
  only?: ReadonlySet<string>;
  /** Errors that a valid call may have here, by operation. */
  expectedErrors: Record<string, string>;
}

/**
 * Checks the calls of a run in depth. Before the first call of each operation it sends what must be rejected, so that the
 * valid call then shows that nothing was changed; after it, what the contract declares about the state.
 */
class Examiner {
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

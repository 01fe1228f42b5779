import { CallLog } from './call-log.ts';
import { Callers } from './callers.ts';
import { RestRecords } from './created-records.ts';
import { Examiner } from './examiner.ts';
import { FindingList } from './findings/finding-list.ts';
import { makeCall } from './generate/make-call.ts';
import { CookieStore } from './http/cookie-store.ts';
import type { ReceivedResponse, SentRequest } from './http/exchange.ts';
import { send } from './http/transport.ts';
import { MissingInputError } from './missing-input-error.ts';
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
import { addMessageFindings } from './rules/add-message-findings.ts';

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

import type { ReceivedResponse, SentRequest } from './http/exchange.ts';
import type { ReportedError } from './http/read-response.ts';
import type { Transport } from './http/transport.ts';
import type { Invariant as StatedInvariant } from './invariants/invariant.ts';
import type { Access, Method, RawHeader, RawOperation, Schema } from './model/document.ts';

/** What a caller adds to its requests. */
export interface Credentials {
  /** Names in lower case. */
  headers?: Record<string, string>;
  query?: Record<string, string>;
}

/** A kind of caller, such as a guest, or whoever has a key. */
export interface Caller {
  /** As findings name it, such as `a guest`; default: its name. */
  title?: string;
  /**
   * Makes a caller.
   *
   * @param index 0: the one that the run calls as; 1: another one, with which protection is checked.
   * @returns undefined when there is none.
   */
  signIn: (run: Run, index: number) => Promise<Credentials | undefined>;
  /** Whether making one changes something at the host, which takes `--write`. */
  leavesTraces?: boolean;
  /** Lines of a shell that set the variables of a finding's curl, such as `$CONTRACT_COOKIE`. */
  shell?: (baseUrl: string, request: SentRequest) => string[];
}

/** A value of a request, or how it is made. It may call the host. */
export type Fixture = unknown | ((run: Run) => unknown);

/**
 * What must hold of each successful call beyond its schema.
 *
 * @param earlier the successful calls of the run before it; none where traffic is watched.
 * @returns what is wrong, without a value of the exchange; undefined when it holds.
 */
export type Invariant = (exchange: Exchange, earlier: readonly Exchange[]) => string | undefined;

/** An option of the command line, whose value is at `run.settings`. */
export interface PluginOption {
  default?: string;
  /** The valid values; default: any. */
  values?: string[];
  /** The variable of the environment that has its value, which is a secret: it is in no report. */
  variable?: string;
  pattern?: RegExp;
  help: string;
}

/** What the checker cannot know of an API from its description alone. Each part may be left out. */
export interface Plugin {
  /** Who may call, from the least to the most. The first one calls what the security requirements protect. */
  callers?: Record<string, Caller>;
  /** Who has sent a request; default: the values of its credentials. */
  callerOf?: (request: SentRequest) => string | undefined;
  /** Headers with credentials, in lower case; default: Authorization, Cookie and the API keys of the description. */
  credentials?: string[];
  /** Who may call an operation, by its ID; default: `x-access` of the description, or its security requirements. */
  access?: Record<string, Access>;
  /** Values by place (`path.petId`, `query.limit`, `header.X-Tenant`, `body.name`, `body`), or by operation and place (`addPet body.name`). */
  fixtures?: Record<string, Fixture>;
  /** How to make a call succeed, by operation, where values alone do not do. The run checks what `run.call` sends. */
  calls?: Record<string, (run: Run) => Promise<unknown>>;
  /** Calls that change something and may be made without `--write`, such as signing in. */
  callableWithoutWrite?: (run: Run) => string[];
  /** Keys of errors that a valid call may have, by operation. */
  expectedErrors?: Record<string, string>;
  /** The error that a response reports; default: a status from 400 on. */
  errorOf?: (response: Pick<ReceivedResponse, 'status' | 'headers' | 'body'>) => ReportedError | undefined;
  /** Content types as which JSON may be sent, too. */
  jsonTypes?: string[];
  /** Names of fields that two equal responses may differ in, such as `updatedAt`. */
  ignoredFields?: string[];
  /** Names of fields whose values nobody else may see. */
  personalFields?: string[];
  invariants?: Record<string, Invariant>;
  /** Files or patterns of Arazzo documents. */
  workflows?: string[];
  workflowInputs?: (run: Run) => Record<string, string>;
  /** A call that shows whether a host serves this API. */
  probe?: { path: string; isThisApi: (response: { status: number; body: unknown }) => boolean };
  /** Parameters of which another valid value would be another API's. */
  unvaried?: string[];
  /** Largest request body where the description says nothing. */
  maxBodyBytes?: number;
  /** What a run has left, and how it is removed; default: what a `DELETE` of the created resource removes. */
  newRecords?: () => CreatedRecords;
  options?: Record<string, PluginOption>;
  /** The files that findings point to, as a pattern; default: the description. */
  sources?: string;
}

/** One call of an operation. */
export interface Exchange {
  operation: Operation;
  /** Decoded values of the path's parameters. */
  params: Record<string, string>;
  request: SentRequest;
  response: ReceivedResponse;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
  /** Whether a list has its values in one, separated by commas. */
  isJoined: boolean;
  /** JSON pointer of its schema. */
  pointer: string;
}

/** One operation of a contract, with what the contract says about it to the checker. */
export interface Operation {
  contract: Contract;
  id: string;
  method: Method;
  /** Path template, such as `/pets/{petId}`. */
  path: string;
  /** Of the path and the query. */
  parameters: Parameter[];
  body?: { required: boolean; contentTypes: string[]; pointer: (contentType: string) => string | undefined };
  /** Largest request body; a larger one is rejected. Infinite where nothing is said about it. */
  maxBodyBytes: number;
  /** Statuses that the contract names one by one. */
  statuses: number[];
  /** Whether a status is documented, be it by `4XX` or `default`. */
  isDocumented: (status: number) => boolean;
  /** Pointer to the response schema; undefined when the contract has none. */
  responsePointer: (status: number, contentType: string) => string | undefined;
  /** Content types that the contract documents for a response status. */
  responseTypes: (status: number) => string[];
  responseSchema: (status: number, contentType: string) => Schema | undefined;
  responseHeaders: (status: number) => Record<string, RawHeader>;
  requestSchema: (contentType: string) => Schema | undefined;
  /** The services that it belongs to. */
  tags: string[];
  /** Whether a call changes nothing (`x-safe`; default: a GET). */
  isSafe: boolean;
  access: Access;
  invariants: StatedInvariant[];
  /** Places of the request where an unknown value is not an error, such as a search term (`x-unknown-allowed`). */
  unknownAllowed: string[];
  /** The status for an unknown value, by place (`x-unknown-status`; default: 404). */
  unknownStatus: Record<string, number>;
  /** Places whose valid values depend on others of the call (`x-dependent`). */
  dependent: string[];
  /** Whether the query may have undeclared parameters (`x-open-query`). */
  hasOpenQuery: boolean;
  /** As the document has it, references replaced. */
  raw: RawOperation;
}

export interface RouteMatch {
  operation: Operation;
  /** Decoded values of the path template's parameters. */
  params: Record<string, string>;
}

/** A description of an API, as the checker uses it. */
export interface Contract {
  /** As JSON Schema 2020-12 reads it, with its references. */
  document: Record<string, unknown>;
  plugin: Plugin;
  operations: Operation[];
  byId: ReadonlyMap<string, Operation>;
  checker: Validator;
  /** Names of headers and query parameters that carry a caller's credentials. */
  credentialNames: { headers: string[]; query: string[] };
  /** @throws Error when there is no such operation. */
  operation: (id: string) => Operation;
  /** The operation of a request; `method-not-allowed` when the path exists with other methods. */
  find: (method: string, pathname: string) => RouteMatch | 'method-not-allowed' | undefined;
  /**
   * The operation of a request.
   *
   * @param basePath the path below which the host serves the contract.
   * @throws Error when the contract has none.
   */
  operationOf: (request: { method: string; url: string }, basePath?: string) => RouteMatch;
  /** The methods of a path, or of a template of one, in capitals. */
  methodsOf: (pathname: string) => string[];
  /** The error that a response reports; undefined for a success. */
  errorOf: (response: Pick<ReceivedResponse, 'status' | 'headers' | 'body'>) => ReportedError | undefined;
  /** JSON pointer of the place with these keys, or of what is referred to there. */
  pointer: (keys: string[]) => string;
  /** Where the description says something about an operation, as `openapi/cart.yaml:120`. */
  placeOf: (operationId: string, keys?: string[]) => string;
  /** Who may call, by the security requirements of OpenAPI. A contract with `x-access` says it there alone. */
  accessBySecurity: (operation: RawOperation) => Access;
}

/** Validates messages against the schemas of a contract. */
export interface Validator {
  /** Checks path or query values; coerces `values` in place. */
  checkParameters: (
    operation: Operation,
    source: 'path' | 'query',
    values: Record<string, unknown>,
  ) => Problem[];
  /** Checks a request body; coerces a form's values in place. */
  checkBody: (operation: Operation, contentType: string, body: unknown) => Problem[];
  /** Checks the body of a documented response. What is not JSON is checked by its type only, elsewhere. */
  checkResponse: (operation: Operation, status: number, contentType: string, body: unknown) => Problem[];
}

/** One contract violation of a message. */
export interface Problem {
  /** Name of the field, dotted from the top: `query.pageSize`, `body.orderItem.0.quantity`. */
  field: string;
  message: string;
}

/** What a run has created and not removed. */
export interface CreatedRecords {
  /** Takes note of a call of the run. */
  add: (exchange: Exchange) => void;
  /** Calls that remove what is left. */
  removals: () => SentRequest[];
  /** IDs of what is left, by kind. */
  left: () => Record<string, string[]>;
}

export interface RunOptions {
  contract: Contract;
  baseUrl: string;
  transport: Transport;
  /** Whether calls may change something. They do so as callers that the run creates. */
  write: boolean;
  /** The current date of the host. */
  now: Date;
  /** Operations to check; default: all. What they need is called too. */
  only?: string[];
  /** Values of the plug-in's options. */
  settings?: Record<string, string>;
  /** Generated requests for each operation; default: none. */
  generated?: number;
  /** Of what is generated; the same one makes the same requests. */
  seed?: number;
}

/** One run of the checker, as a plug-in uses it. */
export interface Run {
  options: RunOptions;
  contract: Contract;
  /** Values of the plug-in's options. */
  settings: Record<string, string>;
  callers: { of: (kind: string, index: number) => Promise<Credentials | undefined> };
  /** Makes a call that is checked in depth. */
  call: Call;
  /** Makes a call whose response is checked by itself, such as for callers that a check needs beside the first. */
  read: (request: SentRequest) => Promise<ReceivedResponse>;
  /** @throws MissingInputError unless the run may write. */
  requireWrite: (what: string) => void;
}

/** Requests as one client makes them. @throws MissingInputError for one that changes something, unless the run may write. */
export type Call = (request: SentRequest, options?: { mayFail: boolean }) => Promise<ReceivedResponse>;

/** Who calls where a description has security requirements and no plug-in names its callers. */
export const ANY_CALLER = 'caller';

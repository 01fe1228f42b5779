import {
  contractPaths,
  type RawHeader,
  type RawOperation,
  resolve,
  type Schema,
} from '@sandbox/contract/document';
import { contractOperations, type Operation } from '@sandbox/contract/operations';
import type { Invariant } from '../invariants/invariant.ts';

/** Who may call an operation (`x-access`). */
export interface Access {
  /** The least that a caller must be; default: nobody in particular. */
  needs?: 'shopper' | 'member';
  /** Places of the request that name something of the caller's own, such as `path.orderId` or `body.orderItemId`. */
  owns?: string[];
  /** Places that prove that the caller may, whoever it is: with another valid value the call is rejected. */
  proves?: string[];
}

/** What the contract says about an operation beyond its messages. */
export interface OperationDetails {
  /** The services that it belongs to. */
  tags: string[];
  /** Whether a call changes nothing (`x-safe`; default: a GET). */
  isSafe: boolean;
  access: Access;
  invariants: Invariant[];
  /** Places of the request where an unknown value is not an error, such as a search term (`x-unknown-allowed`). */
  unknownAllowed: string[];
  /** The status for an unknown value, by place (`x-unknown-status`; default: 404). */
  unknownStatus: Record<string, number>;
  /** Places whose valid values depend on others of the call (`x-dependent`). */
  dependent: string[];
  /** Whether the query may have undeclared parameters (`x-open-query`). */
  hasOpenQuery: boolean;
  requestSchema: (contentType: string) => Schema | undefined;
  responseHeaders: (status: number) => Record<string, CheckedHeader>;
}

/** A header of a response, with what the contract says about it to the checker alone. */
export interface CheckedHeader extends RawHeader {
  'x-cookies'?: DocumentedCookies;
}

/** Cookies of a response (`x-cookies` of the header Set-Cookie). */
export interface DocumentedCookies {
  /** Pattern of their names. */
  name: string;
  /** What each of them must have; `Secure` over HTTPS. */
  attributes: string[];
  /** Whether a success sets one. */
  required?: boolean;
  /** Values of query parameters that ask for them, where the operation has the parameter. */
  requestedBy?: Record<string, string>;
}

/** What the contract says about an operation to the checker alone. */
interface CheckedOperation extends RawOperation {
  tags?: string[];
  'x-safe'?: boolean;
  'x-access'?: Access;
  'x-invariants'?: Invariant[];
  'x-unknown-allowed'?: string[];
  'x-unknown-status'?: Record<string, number>;
  'x-dependent'?: string[];
  'x-open-query'?: boolean;
}

/** Every operation of the contract by its ID. */
export const operationsById: ReadonlyMap<string, Operation> = new Map(
  contractOperations().map((operation) => [operation.id, operation]),
);

/** @throws Error when the contract has no such operation. */
export function detailsOf({ path, method, id }: Operation): OperationDetails {
  const raw = contractPaths[path]?.[method] as CheckedOperation | undefined;
  if (!raw) throw new Error(`The contract has no operation ${id}.`);
  return {
    tags: raw.tags ?? [],
    isSafe: raw['x-safe'] ?? method === 'get',
    access: raw['x-access'] ?? {},
    invariants: raw['x-invariants'] ?? [],
    unknownAllowed: raw['x-unknown-allowed'] ?? [],
    unknownStatus: raw['x-unknown-status'] ?? {},
    dependent: raw['x-dependent'] ?? [],
    hasOpenQuery: raw['x-open-query'] ?? false,
    requestSchema: (contentType) => raw.requestBody?.content[contentType]?.schema,
    responseHeaders: (status) => {
      const response = raw.responses[String(status)];
      const headers = Object.entries((response && resolve(response).headers) ?? {});
      return Object.fromEntries(headers.map(([name, header]) => [name, resolve<CheckedHeader>(header)]));
    },
  };
}

/** The methods of a path. Templates that differ in the names of their parameters alone are one path. */
export function methodsOf(path: string): string[] {
  const shape = shapeOf(path);
  const templates = Object.keys(contractPaths).filter((template) => shapeOf(template) === shape);
  return templates.flatMap((template) =>
    Object.keys(contractPaths[template] ?? {}).map((method) => method.toUpperCase()),
  );
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}');
}

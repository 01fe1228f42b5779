import {
  contractPaths,
  type RawHeader,
  type RawOperation,
  resolve,
  type Schema,
} from '@sandbox/contract/document';
import { contractOperations, type Operation } from '@sandbox/contract/operations';
import type { Invariant } from '../invariants/invariant';

/** Who may call an operation (`x-access`). */
export interface Access {
  /** The least that a caller must be; default: nobody in particular. */
  needs?: 'shopper' | 'member';
  /** Places of the request that name something of the caller's own, such as `path.orderId` or `body.orderItemId`. */
  owns?: string[];
}

/** What the contract says about an operation beyond its messages. */
export interface OperationDetails {
  /** Whether a call changes nothing (`x-safe`; default: a GET). */
  isSafe: boolean;
  access: Access;
  invariants: Invariant[];
  /** Places of the request where an unknown value is not an error, such as a search term (`x-unknown-allowed`). */
  unknownAllowed: string[];
  /** Whether the query may have undeclared parameters (`x-open-query`). */
  hasOpenQuery: boolean;
  requestSchema: (contentType: string) => Schema | undefined;
  responseHeaders: (status: number) => Record<string, RawHeader>;
}

/** What the contract says about an operation to the checker alone. */
interface CheckedOperation extends RawOperation {
  'x-safe'?: boolean;
  'x-access'?: Access;
  'x-invariants'?: Invariant[];
  'x-unknown-allowed'?: string[];
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
    isSafe: raw['x-safe'] ?? method === 'get',
    access: raw['x-access'] ?? {},
    invariants: raw['x-invariants'] ?? [],
    unknownAllowed: raw['x-unknown-allowed'] ?? [],
    hasOpenQuery: raw['x-open-query'] ?? false,
    requestSchema: (contentType) => raw.requestBody?.content[contentType]?.schema,
    responseHeaders: (status) => {
      const response = raw.responses[String(status)];
      const headers = Object.entries((response && resolve(response).headers) ?? {});
      return Object.fromEntries(headers.map(([name, header]) => [name, resolve(header)]));
    },
  };
}

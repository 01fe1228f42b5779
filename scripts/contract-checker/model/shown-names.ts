import type { Contract } from '../plugin.ts';

/** Stands for an index of a list, and for a name that the contract does not have. */
const ANY = '*';

const namesByContract = new WeakMap<Contract, ReadonlySet<string>>();

/**
 * A field as findings name it, such as `body.orderItem.*.quantity`. Only names of the contract are shown: whatever else a message
 * uses as a name may be somebody's data, and indexes would make a finding of each row.
 */
export function fieldPattern(contract: Contract, field: string): string {
  const names = namesByContract.get(contract) ?? collectNames(contract.document, new Set());
  namesByContract.set(contract, names);
  const [source = '', ...segments] = field.split('.');
  return [source, ...segments.map((segment) => (names.has(segment) ? segment : ANY))].join('.');
}

/** The names of fields and parameters. */
function collectNames(node: unknown, names: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return names;
  for (const name of namesOf(node)) names.add(name);
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith('example')) collectNames(child, names);
  }
  return names;
}

/** Names that a schema or a parameter introduces. */
function namesOf(node: object): string[] {
  const { properties, required, name } = node as Record<string, unknown>;
  const isParameter = typeof name === 'string' && 'in' in node && 'schema' in node;
  return [
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...(Array.isArray(required) ? required.map(String) : []),
    ...(isParameter ? [name] : []),
  ];
}

/** Whether a host serves the contract at such a path; it may serve anything else beside it. */
export function isContractPath({ operations }: Contract, pathname: string): boolean {
  return operations.some(({ path }) => path.split('/')[1] === pathname.split('/')[1]);
}

/** An undocumented path without its values: only segments that the contract has are shown. */
export function pathShape({ operations }: Contract, pathname: string): string {
  const fixed = new Set(
    operations.flatMap(({ path }) => path.split('/').filter((part) => !part.includes('{'))),
  );
  const placeholder = (segment: string) => (/^\d+$/.test(segment) ? '{number}' : '{text}');
  return pathname
    .split('/')
    .map((segment) => (fixed.has(segment) ? segment : placeholder(segment)))
    .join('/');
}

import contract from '@generated/contract.json' with { type: 'json' };

/** Stands for an index of a list, and for a name that the contract does not have. */
const ANY = '*';

let documentedNames: ReadonlySet<string> | undefined;

/**
 * A field as findings name it, such as `body.orderItem.*.quantity`. Only names of the contract are shown: whatever else a message
 * uses as a name may be a shopper's data, and indexes would make a finding of each row.
 */
export function fieldPattern(field: string): string {
  documentedNames ??= collectNames(contract, new Set());
  const [source = '', ...segments] = field.split('.');
  return [source, ...segments.map((segment) => (documentedNames?.has(segment) ? segment : ANY))].join('.');
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

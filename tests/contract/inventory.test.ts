import { describe, expect, it } from 'vitest';
import { documentedOperations } from './contract-document';
import { documentedFailures } from './documented-failures';
import { inventory } from './inventory';

const operations = documentedOperations();
const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
const inventoryOperations = Object.entries(inventory).flatMap(([service, list]) =>
  list.map((inventoryOperation) => ({ service, ...inventoryOperation })),
);

describe('inventory', () => {
  it('names every operation once', () => {
    const ids = inventoryOperations.map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(operations)('names the operation $operationId of the contract', ({ operationId }) => {
    expect(
      inventoryOperations.some((operation) => operation.operationId === operationId),
      'Add it to tests/contract/inventory.ts, so that it is missed if it is ever lost.',
    ).toBe(true);
  });

  it.each(inventoryOperations)(
    '$service: $operationId is in the contract at its path',
    (inventoryOperation) => {
      expect(byId.get(inventoryOperation.operationId)).toMatchObject({
        method: inventoryOperation.method,
        path: inventoryOperation.path,
        origin: inventoryOperation.origin,
      });
    },
  );
});

describe('contract', () => {
  it('names every operation once', () => {
    expect(byId.size).toBe(operations.length);
  });

  it.each(operations)('$operationId documents its origin', ({ origin, source }) => {
    expect(origin).toMatch(/^(doc|std|own)$/);
    expect(source).toEqual(expect.stringMatching(/\S/));
  });

  it.each(operations)('$operationId has a named example of every JSON response', ({ responses }) => {
    const withoutExample = responses.flatMap(({ status, content }) =>
      Object.entries(content)
        .filter(([type]) => type.includes('json'))
        .filter(([, { examples = {} }]) => !Object.values(examples).some(hasValue))
        .map(([type]) => `${status} ${type}`),
    );
    expect(withoutExample).toEqual([]);
  });

  it.each(operations)('$operationId documents a success and the common errors', ({ responses }) => {
    const statuses = responses.map(({ status }) => status);
    expect(statuses.some((status) => /^[23]/.test(status))).toBe(true);
    expect(statuses).toEqual(expect.arrayContaining(['400', '500']));
  });

  it.each(Object.entries(documentedFailures))(
    '%s has examples for the failures of the error catalogs',
    (id, names) => {
      const exampleNames = byId
        .get(id)
        ?.responses.flatMap(({ content }) =>
          Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
        );
      expect(exampleNames).toEqual(expect.arrayContaining(names));
    },
  );
});

function hasValue(example: { value?: unknown }): boolean {
  return example.value !== undefined;
}

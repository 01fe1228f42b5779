import { contractOperations, type OperationId } from '@sandbox/contract/operations';
import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContractCheckResult, runContract } from '../../scripts/contract/run-contract';

const operations = contractOperations().map(({ id }) => id);

describe.each([
  { storeId: '10851' as const, member: { logonId: 'ada.marsh@example.com', password: 'Clear-View-1' } },
  { storeId: '10852' as const, member: { logonId: 'owen.fraser@example.com', password: 'North-Light-3' } },
])('contract run on the sandbox of store $storeId', ({ storeId, member }) => {
  let results: Map<OperationId, ContractCheckResult>;

  beforeAll(async () => {
    const { sandbox } = testSandbox();
    const checkResults = await runContract({
      baseUrl: 'http://sandbox.test',
      transport: sandbox.fetch,
      storeId,
      member,
      lasting: true,
      now: PINNED_NOW,
    });
    results = new Map(checkResults.map((result) => [result.operationId, result]));
  });

  it.each(operations)('%s succeeds and conforms to the contract', (id) => {
    expect(results.get(id)).toMatchObject({ outcome: 'conforms' });
  });
});

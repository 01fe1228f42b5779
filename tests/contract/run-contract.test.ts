import { contractOperations, type OperationId } from '@sandbox/contract/operations';
import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkStore } from '../../scripts/contract/store-contract';
import type { ContractReport } from '../../scripts/contract-checker/run-contract';
import { IS_FULL_RUN } from '../support/full-run';

const operations = contractOperations().map(({ id }) => id);

/** The other store has the same code, and is read below. */
describe.each(IS_FULL_RUN ? (['10851', '10852'] as const) : (['10851'] as const))(
  'contract run with changes on the sandbox of store %s',
  (storeId) => {
    let report: ContractReport;

    beforeAll(async () => {
      const { sandbox } = testSandbox();
      report = await checkStore({
        baseUrl: 'http://sandbox.test',
        transport: sandbox.fetch,
        storeId,
        write: true,
        now: PINNED_NOW,
      });
    });

    it('finds nothing', () => {
      expect(report.findings.map(({ id, received }) => `${id}: ${received}`)).toEqual([]);
    });

    it('calls every operation', () => {
      const conforming = report.operations.filter(({ outcome }) => outcome === 'conforms');
      expect(conforming.map(({ operationId }) => operationId).sort()).toEqual([...operations].sort());
    });

    it('gives back what it has taken, and lists the rest', () => {
      const { guests, ...others } = report.createdRecords;
      expect(guests?.length).toBeGreaterThan(0);
      expect(Object.keys(others).sort()).toEqual([
        'accounts made by a social sign-in',
        'codes sent by email',
        'newsletter subscriptions',
      ]);
    });
  },
);

describe('contract run that only reads', () => {
  it('finds nothing, as nobody in Canada and as a member in the US, and changes nothing', {
    tags: 'full-run',
  }, async () => {
    const { sandbox } = testSandbox({ demoOrders: true });
    const options = {
      baseUrl: 'http://sandbox.test',
      transport: sandbox.fetch,
      storeId: '10851' as const,
      write: false,
      now: PINNED_NOW,
    };
    const countOf = () =>
      sandbox.context.state.users.all().length + sandbox.context.state.orders.all().length;
    const previousCount = countOf();
    const asNobody = await checkStore({ ...options, storeId: '10852' });
    const member = { logonId: 'ada.marsh@example.com', password: 'Clear-View-1' };
    const asMember = await checkStore({ ...options, member });
    expect([...asNobody.findings, ...asMember.findings].map(({ id }) => id)).toEqual([]);
    expect(countOf()).toBe(previousCount);
    expect([asNobody.createdRecords, asMember.createdRecords]).toEqual([{}, {}]);
    expect(outcomeOf(asNobody, 'getOrderHistory')).toBe('skipped');
    expect(outcomeOf(asMember, 'getOrderHistory')).toBe('conforms');
  });
});

function outcomeOf({ operations: results }: ContractReport, id: OperationId) {
  return results.find(({ operationId }) => operationId === id)?.outcome;
}

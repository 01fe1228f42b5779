import { describe, expect, it } from 'vitest';
import { ContractChecker } from './checker';
import { contractOperations, type OperationId } from './operations';

const checker = new ContractChecker();
const operations = new Map(contractOperations().map((operation) => [operation.id, operation]));

function operation(id: OperationId) {
  const found = operations.get(id);
  if (!found) throw new Error(id);
  return found;
}

describe('ContractChecker: requests', () => {
  it('coerces text to the contract types', () => {
    const query: Record<string, unknown> = {
      pageSize: '24',
      pageNumber: '2',
      facet: 'mfName_ntk_cs:"Aldine"',
    };
    expect(checker.checkParameters(operation('findProductsByTerm'), 'query', query)).toEqual([]);
    expect(query).toMatchObject({ pageSize: 24, pageNumber: 2, facet: ['mfName_ntk_cs:"Aldine"'] });
  });

  it.each([
    ['a value that is not a number', { pageSize: 'many', pageNumber: '1' }, 'query.pageSize'],
    ['a number out of range', { pageSize: '101', pageNumber: '1' }, 'query.pageSize'],
    ['a value that is not allowed', { langId: '-99' }, 'query.langId'],
  ])('names the field of %s', (_, query, field) => {
    expect(checker.checkParameters(operation('findProductsByTerm'), 'query', { ...query })).toMatchObject([
      { field },
    ]);
  });

  it('names a field of the path', () => {
    const params = { storeId: '99999' };
    expect(checker.checkParameters(operation('getCart'), 'path', params)).toMatchObject([
      { field: 'path.storeId' },
    ]);
  });

  it('names a missing field of a form', () => {
    const form = { storeId: '10851', catalogId: '10101', langId: '-1', includeLens: 'false' };
    const [problem] = checker.checkBody(operation('addGlasses'), 'application/x-www-form-urlencoded', form);
    expect(problem?.field).toBe('body.orderId');
  });

  it('rejects text as a number in a JSON body', () => {
    const body = { addSavedItemList: [{ catEntryId: '1', catEntryType: 'EYE', quantity: '1' }] };
    const [problem] = checker.checkBody(operation('addSavedItems'), 'application/json', body);
    expect(problem?.field).toBe('body.addSavedItemList.0.quantity');
  });
});

describe('ContractChecker: responses', () => {
  it('reports an undocumented status', () => {
    expect(checker.checkResponse(operation('getCart'), 418, 'application/json', {})).toMatchObject([
      { field: 'status' },
    ]);
  });

  it('reports a missing field, and accepts the shared error body', () => {
    expect(checker.checkResponse(operation('getContextData'), 200, 'application/json', {})).not.toEqual([]);
    const errors = { errors: [{ errorKey: 'K', errorCode: 'C', errorMessage: 'M' }] };
    expect(checker.checkResponse(operation('getContextData'), 400, 'application/json', errors)).toEqual([]);
  });
});

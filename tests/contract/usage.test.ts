import { mutations } from '@generated/operation-paths';
import { contractOperations } from '@sandbox/contract/operations';
import { describe, expect, it } from 'vitest';
import { invalidations } from '@/lib/cache/invalidations';
import { generatedNames } from './generated-names';
import { addUsage, type Usage, usageIn } from './imported-names';
import { unusedOperations } from './unused-operations';

const operations = contractOperations();
const { names, calls } = usageIn('src');
const used = new Set(
  operations
    .filter(
      ({ id, method, path }) =>
        generatedNames(id).some((name) => names.has(name)) || calls.has(`${method.toUpperCase()} ${path}`),
    )
    .map(({ id }) => id),
);
const reasons = new Map(Object.entries(unusedOperations));

describe('use of the contract', () => {
  it.each(operations)('$id is used in src or has a documented reason', ({ id }) => {
    const message = 'Use it, or write the reason in tests/contract/unused-operations.ts.';
    expect(used.has(id) || reasons.has(id), message).toBe(true);
  });

  it.each(operations.filter(({ id }) => reasons.has(id)))('$id is really unused', ({ id }) => {
    expect(used.has(id), 'It is used now: remove its reason from tests/contract/unused-operations.ts.').toBe(
      false,
    );
    expect(reasons.get(id)?.trim()).not.toBe('');
  });

  it('has no reason for an unknown operation', () => {
    const knownIds = new Set<string>(operations.map(({ id }) => id));
    expect([...reasons.keys()].filter((id) => !knownIds.has(id))).toEqual([]);
  });
});

describe('invalidations of a mutation', () => {
  it.each(Object.keys(mutations))('%s has a row', (id) => {
    expect(invalidations).toHaveProperty(id);
  });

  it('contains only queries of the contract, and no extra rows', () => {
    const queryPaths = new Set(operations.filter(({ method }) => method === 'get').map(({ path }) => path));
    expect(
      Object.values(invalidations)
        .flat()
        .filter((path) => !queryPaths.has(path)),
    ).toEqual([]);
    expect(Object.keys(invalidations).filter((id) => !(id in mutations))).toEqual([]);
  });
});

describe('addUsage', () => {
  it('finds calls and hooks, including renamed ones, and typed client calls', () => {
    const usage: Usage = { names: new Set(), calls: new Set() };
    addUsage("import { getCart, useGetOrder as useOrder } from '@generated/cart/cart';", usage);
    addUsage("const answer = await client.GET('/geocode', {});", usage);
    expect([...usage.names]).toEqual(['getCart', 'useGetOrder']);
    expect([...usage.calls]).toEqual(['GET /geocode']);
  });

  it('ignores types, schemas and mock handlers', () => {
    const usage: Usage = { names: new Set(), calls: new Set() };
    addUsage("import type { getCart } from '@generated/cart/cart';", usage);
    addUsage("import { type GetCartQueryResult } from '@generated/cart/cart';", usage);
    addUsage("import { getCartResponse } from '@generated/cart/cart.zod';", usage);
    addUsage("import { getGetCartMockHandler } from '@generated/cart/cart.msw';", usage);
    expect(usage.names.size).toBe(0);
  });
});

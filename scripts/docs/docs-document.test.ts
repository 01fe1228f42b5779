import contract from '@generated/contract.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import type { Invariant } from '../contract-checker/invariants/invariant';
import { describeInvariant } from './describe-invariant';
import { type ContractDocument, docsDocument } from './docs-document';
import { readDocs } from './read-docs';
import { rendererScript } from './renderer-script';

const source = contract as unknown as ContractDocument;

function operationsOf({ paths }: ContractDocument) {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

function descriptionOf(operationId: string): string | undefined {
  const document = docsDocument(source, { titles: {} });
  return operationsOf(document).find((operation) => operation.operationId === operationId)?.description;
}

describe('the contract for readers', () => {
  const written = JSON.parse(readDocs()) as ContractDocument;

  it('has every operation, each with who may call it and where it comes from', () => {
    const operations = operationsOf(written);
    expect(operations.map(({ operationId }) => operationId)).toEqual(
      operationsOf(source).map(({ operationId }) => operationId),
    );
    for (const { operationId, description } of operations)
      expect(description, operationId).toMatch(/\*\*Who may call\*\*: .*\n[\s\S]*\*\*Source\*\*: \w/);
  });

  it('names its groups as the files of the contract do', () => {
    const names = written.tags?.map((tag) => tag['x-displayName']);
    expect(names).toContain('Frame advisor');
    expect(names).toHaveLength(13);
    expect(written.tags?.[0]?.name).toBe('identity');
    expect(names).not.toContain(undefined);
  });

  it('links only to operations that are there', () => {
    const text = JSON.stringify(written);
    const links = [...text.matchAll(/\(#tag\/([\w-]+)\/(\w+)\)/g)];
    expect(links.length).toBeGreaterThan(20);
    const operations = new Map(
      operationsOf(written).map(({ operationId, tags }) => [operationId, tags?.[0]]),
    );
    for (const [, tag, operationId = ''] of links) expect(operations.get(operationId), operationId).toBe(tag);
  });

  it('says what the keywords of an operation mean', () => {
    const description = descriptionOf('updateCartItem');
    expect(description).toContain('**Who may call**: a guest or a member.');
    expect(description).toContain("`body.orderItem.0.orderItemId` must be the caller's own");
    expect(description).toContain('**Changes something**: yes.');
    expect(descriptionOf('findStores')).toContain('**Changes something**: no.');
    expect(descriptionOf('uploadPrescription')).toContain('**Largest body**: 15 MiB.');
    expect(descriptionOf('getEspot')).toContain('**Unknown values are no error**: `path.name`.');
  });

  it('sends calls to the origin of the page, to a named host, or nowhere', () => {
    const documentFor = (server?: string) => docsDocument(source, { titles: {}, server });
    expect(documentFor().servers).toBeUndefined();
    expect(documentFor('https://staging.test').servers).toEqual([{ url: 'https://staging.test' }]);
    expect(documentFor().info.description).toContain('Test Request');
    expect(documentFor('none').info.description).not.toContain('Test Request');
  });
});

describe('an invariant in words', () => {
  it.each<[Invariant, string]>([
    [{ kind: 'count', count: '/n', rows: '/rows' }, '`/n` is the number of rows in `/rows`.'],
    [{ kind: 'sum', total: '/sum', of: ['/a', '/b'] }, '`/sum` is the sum of `/a`, `/b`.'],
    [{ kind: 'equal', left: '$a', right: '$b' }, '`$a` equals `$b`.'],
    [
      { kind: 'product', rows: '/rows', of: ['a', 'b'], product: 'c' },
      'In each row of `/rows`, `c` is `a` × `b`.',
    ],
    [
      { kind: 'range', rows: '/rows', by: 'day', from: '$a', to: '$b' },
      'The rows of `/rows` lie between `$a` and `$b`, by `day`.',
    ],
    [{ kind: 'recent', value: '/at' }, '`/at` is the time of the call.'],
    [{ kind: 'unique', rows: '/rows', by: 'id' }, 'No two rows of `/rows` have the same `id`.'],
    [
      { kind: 'sorted', rows: '/rows', by: 'id', direction: 'ascending' },
      'The rows of `/rows` are sorted by `id`, ascending.',
    ],
    [
      { kind: 'pages', number: 'page', size: 'size', rows: '/rows', by: 'id', total: '/n' },
      'The pages of `/rows` (`page` and `size`) have each `id` once, without gaps. `/n` is the number of the rows of all pages.',
    ],
    [
      {
        kind: 'read-back',
        read: { operation: 'getCart' },
        rows: '/rows',
        match: { id: '$a' },
        present: false,
      },
      'Afterwards getCart has no row in `/rows` with `id` = `$a`.',
    ],
    [
      { kind: 'idempotent', read: { operation: 'getCart' } },
      'The same call again has the same response, and changes nothing in getCart.',
    ],
  ])('%o', (invariant, sentence) => {
    expect(describeInvariant(invariant, (operationId) => operationId)).toBe(sentence);
  });
});

it('the renderer is one script that names its entry', async () => {
  expect(await rendererScript()).toContain('createApiReference');
});

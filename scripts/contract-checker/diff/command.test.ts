import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { runDiff } from '../diff.ts';

const folder = mkdtempSync(join(tmpdir(), 'diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function save(name: string, paths: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }));
  return path;
}

const operation = (operationId: string) => ({ operationId, responses: { 200: { description: 'Fine.' } } });
const older = save('older.json', { '/a': { get: operation('getA') }, '/b': { get: operation('getB') } });
const newer = save('newer.json', { '/a': { get: operation('getA') }, '/c': { get: operation('getC') } });

function run(...args: string[]) {
  let output = '';
  const exitCode = runDiff(args, { contract: 'generated/contract.json' }, (text) => {
    output += text;
  });
  return { exitCode, output };
}

it('lists what breaks and ends with 1', () => {
  expect(run(older, newer)).toEqual({
    exitCode: 1,
    output: `BREAKS  request   operation: removed
                  getB

1 break clients, 0 to look at, 1 break nothing
`,
  });
});

it('lists the other changes on request', () => {
  expect(run(older, newer, '--all').output).toContain(
    'fine    request   operation: added\n                  getC\n',
  );
});

it('ends with 0 when nothing breaks', () => {
  expect(run(older, older)).toEqual({
    exitCode: 0,
    output: '0 break clients, 0 to look at, 0 break nothing\n',
  });
});

it('prints JSON for machines', () => {
  expect(JSON.parse(run(older, newer, '--json').output)[0]).toEqual({
    severity: 'breaking',
    direction: 'request',
    description: 'operation: removed',
    operations: ['getB'],
  });
});

it('reads a file in YAML of a revision, with what it refers to there', { tags: 'full-run' }, () => {
  expect(run('HEAD:openapi/wishlist.yaml', 'openapi/wishlist.yaml').output).toMatch(/\d+ break nothing\n$/);
});

it.each([
  [[], 'Name two documents'],
  [['HEAD:openapi/none.yaml', newer], 'neither on disk nor in Git'],
  [['no-such.json', newer], 'There is no file "no-such.json"'],
  [['no-such-revision:no-such.json', newer], 'neither on disk nor in Git'],
  [[join(import.meta.dirname, 'locate.ts'), newer], 'is not JSON'],
  [[older, newer, '--no-such'], '--no-such'],
])('says what is wrong: %s', (args, message) => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(run(...args).exitCode).toBe(2);
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining(message));
  stderr.mockRestore();
});

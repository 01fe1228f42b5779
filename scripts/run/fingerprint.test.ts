import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner/module.ts'), 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  { change: 'another content', apply: () => writeFileSync(join(folder, 'inner/module.ts'), '') },
  { change: 'another file', apply: () => writeFileSync(join(folder, 'inner/other.ts'), '') },
  {
    change: 'another name',
    apply: () => renameSync(join(folder, 'inner/module.ts'), join(folder, 'inner/a.ts')),
  },
])('$change is a change', ({ apply }) => {
  const before = fingerprint([folder]);
  expect(fingerprint([folder])).toBe(before);
  apply();
  expect(fingerprint([folder])).not.toBe(before);
});

test('a test is none, since no build contains it', () => {
  const before = fingerprint([folder]);
  writeFileSync(join(folder, 'inner/module.test.ts'), '');
  expect(fingerprint([folder])).toBe(before);
});

test('a path that does not exist counts once it does', () => {
  const added = join(folder, 'added');
  const before = fingerprint([folder, added]);
  mkdirSync(added);
  writeFileSync(join(added, 'module.ts'), '');
  expect(fingerprint([folder, added])).not.toBe(before);
});

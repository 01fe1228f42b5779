import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { redocly } from './redocly.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  file = join(folder, 'gifts.yaml');
});
afterEach(() => rmSync(folder, { recursive: true }));

const PATHS = 'paths:\n  /gifts:\n    get:\n      wrong: 1\n      responses: {}\n';

it('names file and line of what is wrong, and nothing else', async () => {
  writeFileSync(file, `openapi: 3.1.0\ninfo: { title: Gifts, version: '1' }\n${PATHS}`);
  const config = join(folder, 'redocly.yaml');
  writeFileSync(config, 'rules: { struct: error }\n');
  const problem = await redocly('lint', '--config', config, file).catch((error: Error) => error.message);
  expect(problem).toMatch(/^\[1\] .*gifts\.yaml:6:7 at /);
  expect(problem).toContain('`wrong` is not expected here');
  expect(problem).toMatch(/Validation failed with 1 error\.$/);
});

it('names file and line where the file cannot be read', async () => {
  writeFileSync(file, 'openapi: 3.1.0\n  wrong: [\n');
  await expect(redocly('bundle', file, '--ext', 'json', '--output', folder)).rejects.toThrow(
    /^Failed to parse API description at .*gifts\.yaml:\s.*\(2:8\)$/s,
  );
});

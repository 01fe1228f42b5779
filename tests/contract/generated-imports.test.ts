import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('generated code imports no more of faker than one language: each sandbox loads it at its start', () => {
  const files = globSync('generated/**/*.ts').filter((path) =>
    /from '@faker-js\/faker'/.test(readFileSync(path, 'utf8')),
  );
  expect(files).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A limit of the contract that is a pattern, as the generator writes it. */
const PATTERN = /^export const (\w+) = new RegExp\('(.*)'\);$/gm;

/** The shortest name of each pattern. Short patterns, such as `Z$`, mean something else elsewhere. */
const limits = new Map(
  globSync('generated/*/*.limits.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(PATTERN)])
    .map(([, name = '', pattern = '']) => [pattern.replaceAll('\\\\', '\\'), name] as const)
    .filter(([pattern]) => pattern.length > 4)
    .sort(([, a], [, b]) => b.length - a.length),
);

it('states no pattern of the contract again in src', () => {
  const repeated = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...limits].flatMap(([pattern, name]) =>
      source.includes(`/${pattern}/`) ? [`${file}: import ${name} from generated/*/*.limits.ts`] : [],
    );
  });
  expect(repeated).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', 'src/**/*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && !path.includes('.test.'));

/**
 * Requires a method, because without one a form whose script did not load puts its input into the address, where it is logged.
 * `get` is for searches and filters, whose values are no secret.
 */
it('every form names its method', () => {
  const forms = files.flatMap((path) => {
    const parts = readFileSync(path, 'utf8')
      .split(/<form\b/)
      .slice(1);
    return parts.map((part) => ({ path, start: part.split('\n').slice(0, 8).join(' ') }));
  });
  expect(forms.length).toBeGreaterThan(40);
  expect(forms.filter(({ start }) => !/\bmethod="(post|get)"/.test(start)).map(({ path }) => path)).toEqual(
    [],
  );
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testStorefront } from '../../../tests/support/test-storefront';
import { keepAssets } from './keep-assets';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string): string {
  const client = join(folder, name);
  mkdirSync(join(client, '_build'), { recursive: true });
  writeFileSync(join(client, '_build', `${name}.js`), name);
  return client;
}

it('lets each of two builds serve the files of both, and nothing else', async () => {
  const shared = join(folder, 'shared');
  const builds = [build('old'), build('new')];
  for (const client of builds) await keepAssets(client, shared);
  writeFileSync(join(shared, 'secret.txt'), 'secret');
  for (const clientFolder of builds) {
    const { app } = testStorefront({ clientFolder, assetsFolder: shared });
    for (const name of ['old', 'new']) {
      const response = await app.request(`/_build/${name}.js`);
      expect(await response.text()).toBe(name);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    expect((await app.request('/_build/gone.js')).status).toBe(404);
    expect((await app.request('/_build/%2e%2e/secret.txt')).status).toBe(404);
  }
});

it('replaces half a file, as a disk that was full leaves it', async () => {
  const shared = join(folder, 'shared');
  const client = build('whole');
  mkdirSync(join(shared, '_build'), { recursive: true });
  writeFileSync(join(shared, '_build/whole.js'), 'wh');
  await keepAssets(client, shared);
  expect(readdirSync(join(shared, '_build'))).toEqual(['whole.js']);
  expect(readFileSync(join(shared, '_build/whole.js'), 'utf8')).toBe('whole');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientAssets } from './client-assets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ENTRY = 'src/app/entry-client.tsx';

/** Manifest of a build with shared chunks and an import cycle. */
const manifest = {
  [ENTRY]: { file: '_build/entry.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: '_build/libraries.js' },
  '_shared.js': { file: '_build/shared.js', imports: ['_libraries.js', '_cycle.js'] },
  '_cycle.js': { file: '_build/cycle.js', imports: ['_shared.js'] },
  'src/app/routes/cart/page.tsx': {
    file: '_build/cart.js',
    imports: ['_shared.js', ENTRY],
    dynamicImports: ['lazy.tsx'],
  },
  'lazy.tsx': { file: '_build/lazy.js' },
  'style.css': { file: '_build/style-1a.css' },
};

function assetsOf(content: object) {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(content));
  mkdirSync(join(folder, '_build'));
  writeFileSync(join(folder, '_build/style-1a.css'), 'main { color: red }');
  return clientAssets(folder);
}

it('returns the entry and the stylesheet with its content and version', () => {
  const { entry, stylesheet } = assetsOf(manifest);
  expect(entry).toBe('/_build/entry.js');
  expect(stylesheet).toEqual({
    path: '/_build/style-1a.css',
    css: 'main { color: red }',
  });
});

it('returns the static imports of the entry and of a page once each, without the entry itself', () => {
  const { scriptsFor } = assetsOf(manifest);
  expect(scriptsFor('src/app/routes/cart/page.tsx')).toEqual([
    '/_build/libraries.js',
    '/_build/cart.js',
    '/_build/shared.js',
    '/_build/cycle.js',
  ]);
  expect(scriptsFor('src/app/routes/unknown/page.tsx')).toEqual(['/_build/libraries.js']);
});

it.each([ENTRY, 'style.css'])('throws for a build without %s', (missing) => {
  const { [missing as keyof typeof manifest]: _removed, ...rest } = manifest;
  expect(() => assetsOf(rest)).toThrow(`does not name ${missing}`);
});

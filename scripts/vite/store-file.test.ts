import { expect, it } from 'vitest';
import { isInStoreFile } from './store-file.ts';

/** An entry that imports a header, which imports an icon; each of several lazy components imports a price. */
function modules(lazyCount: number) {
  const lazyId = (index: number) => `lazy-${index}`;
  const all: Record<string, { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] }> = {
    entry: { isEntry: true },
    header: { importers: ['entry'] },
    icon: { importers: ['header', 'lazy-0'] },
    price: { importers: Array.from({ length: lazyCount }, (_, index) => lazyId(index)) },
    cents: { importers: ['price'] },
  };
  for (let index = 0; index < lazyCount; index++) all[lazyId(index)] = { dynamicImporters: ['entry'] };
  return (id: string) => {
    const module = all[id];
    return module ? { isEntry: false, importers: [], dynamicImporters: [], ...module } : null;
  };
}

it('includes direct and transitive imports of the entry', () => {
  const found = ['entry', 'header', 'icon'].map((id) => isInStoreFile(id, modules(1)));
  expect(found).toEqual([true, true, true]);
});

it.each([
  [9, false],
  [10, true],
])('for a module shared by %i lazy components returns %s', (lazyCount, expected) => {
  const found = ['price', 'cents'].map((id) => isInStoreFile(id, modules(lazyCount)));
  expect(found).toEqual([expected, expected]);
});

it('keeps a lazy component in its own chunk', () => {
  expect(isInStoreFile('lazy-0', modules(10))).toBe(false);
});

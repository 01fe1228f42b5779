import { expect, it } from 'vitest';
import { isInMainChunk } from './main-chunk.ts';

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
  const results = ['entry', 'header', 'icon'].map((id) => isInMainChunk(id, modules(1)));
  expect(results).toEqual([true, true, true]);
});

it.each([
  [47, false],
  [48, true],
])('for a module shared by %i lazy components returns %s', (lazyCount, expected) => {
  const results = ['price', 'cents'].map((id) => isInMainChunk(id, modules(lazyCount)));
  expect(results).toEqual([expected, expected]);
});

it('keeps a lazy component in its own chunk', () => {
  expect(isInMainChunk('lazy-0', modules(48))).toBe(false);
});

it('includes what every page defers its parts with', () => {
  expect(isInMainChunk('/src/lib/hydration/use-hydrated.ts', modules(0))).toBe(true);
});

it('leaves the clients of operations to the bundler', () => {
  const id = '/generated/cart/get-cart/get-cart.ts';
  const getModule = (moduleId: string) => modules(48)(moduleId === id ? 'price' : moduleId);
  expect(isInMainChunk(id, getModule)).toBe(false);
});

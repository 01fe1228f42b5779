import { expect, it } from 'vitest';
import { isInStoreFile } from './store-file.ts';

/** An entry that needs a header, which needs an icon; each of some parts, loaded later, needs a price. */
function modules(parts: number) {
  const part = (index: number) => `part-${index}`;
  const all: Record<string, { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] }> = {
    entry: { isEntry: true },
    header: { importers: ['entry'] },
    icon: { importers: ['header', 'part-0'] },
    price: { importers: Array.from({ length: parts }, (_, index) => part(index)) },
    cents: { importers: ['price'] },
  };
  for (let index = 0; index < parts; index++) all[part(index)] = { dynamicImporters: ['entry'] };
  return (id: string) => {
    const module = all[id];
    return module ? { isEntry: false, importers: [], dynamicImporters: [], ...module } : null;
  };
}

it('takes what the entry needs, through others too', () => {
  const found = ['entry', 'header', 'icon'].map((id) => isInStoreFile(id, modules(1)));
  expect(found).toEqual([true, true, true]);
});

it.each([
  [9, false],
  [10, true],
])('of what %i parts need it says %s', (parts, expected) => {
  const found = ['price', 'cents'].map((id) => isInStoreFile(id, modules(parts)));
  expect(found).toEqual([expected, expected]);
});

it('leaves a part that is loaded later in a file of its own', () => {
  expect(isInStoreFile('part-0', modules(10))).toBe(false);
});

import { expect, it } from 'vitest';
import { pageChunk } from './page-chunk.ts';

const pageId = (name: string) => `/src/app/routes/${name}/page.tsx`;

/** Listing and search render tiles and a toolbar with lazy filters; the home page renders tiles, and the filters lazily. */
const modules: Record<string, { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] }> = {
  entry: { isEntry: true },
  [pageId('home')]: { dynamicImporters: ['entry'] },
  [pageId('listing')]: { dynamicImporters: ['entry'] },
  [pageId('search')]: { dynamicImporters: ['entry'] },
  toolbar: { importers: [pageId('listing'), pageId('search')] },
  'sort-options': { importers: ['toolbar', 'filters'] },
  filters: { dynamicImporters: ['toolbar'] },
  tile: { importers: [pageId('listing'), pageId('search'), pageId('home')] },
  'search-query': { importers: [pageId('listing'), pageId('search'), 'suggestions'] },
  suggestions: { dynamicImporters: ['entry'] },
  heading: { importers: [pageId('search')] },
  'search-box': { importers: [pageId('search'), pageId('listing')], dynamicImporters: ['entry'] },
};
const getModule = (id: string) => {
  const module = modules[id];
  return module ? { isEntry: false, importers: [], dynamicImporters: [], ...module } : null;
};

it.each([
  ['what two pages render', 'toolbar', 'listing-search'],
  ['what they render and their lazy components use', 'sort-options', 'listing-search'],
  ['what three pages render', 'tile', 'home-listing-search'],
  ['what the header also needs on other pages', 'search-query', undefined],
  ['what is lazy only', 'filters', undefined],
  ['what is lazy elsewhere', 'search-box', undefined],
  ['what one page renders', 'heading', undefined],
  ['a page', pageId('listing'), undefined],
])('for %s', (_, id, chunk) => {
  expect(pageChunk(id, getModule)).toBe(chunk);
});

import { expect, it } from 'vitest';
import { chunkByPlace } from './chunk-by-place.ts';

const page = (name: string) => `/src/app/routes/${name}/page.tsx`;

/** A module: the modules that import it, and those that import it later. */
type Importers = [importers: string[], dynamicImporters?: string[]];

const MODULES: Record<string, Importers> = {
  [page('cart')]: [[], ['entry']],
  [page('checkout')]: [[], ['entry']],
  [page('faq')]: [[], ['entry']],
  [page('help')]: [[], ['entry']],
  [page('home')]: [[], ['entry']],
  [page('product')]: [[], ['entry']],
  '/src/app/entry-client.tsx': [['entry']],
  '/sandbox/browser.ts': [[], ['/src/app/entry-client.tsx']],
  'failed start': [[], ['/src/app/entry-client.tsx']],
  msw: [['/sandbox/browser.ts']],
  header: [['entry']],
  menu: [[], ['header']],
  heading: [[page('cart')]],
  lines: [[], [page('cart')]],
  'src/features/lens/lens-panel.tsx': [[], ['lines']],
  option: [['src/features/lens/lens-panel.tsx']],
  field: [['option', 'lines']],
  'src/app/lens-editor.tsx': [[], ['lines']],
  swatch: [[page('product'), 'src/features/lens/lens-panel.tsx']],
  amount: [[page('product'), page('cart')]],
  step: [['src/app/lens-editor.tsx', 'src/features/lens/lens-panel.tsx']],
  price: [['lines', 'heading']],
  notice: [['lines', page('faq'), page('help'), page('home')]],
  form: [[], ['lines', page('faq'), page('help'), page('home')]],
  question: [[page('faq'), page('help'), page('checkout')], ['lines']],
  teaser: [[page('faq'), page('help'), page('checkout')], [page('home')]],
  '/node_modules/zod/index.js': [['form']],
  '/generated/cart/get-cart/get-cart.ts': [['lines']],
  '/generated/cart/cart.limits.ts': [['form']],
};

function getModule(id: string) {
  if (id === 'entry') return { isEntry: true, importers: [], dynamicImporters: [], importedIds: ['header'] };
  const module = MODULES[id];
  if (!module) return null;
  const [importers, dynamicImporters = []] = module;
  const importedIds = Object.keys(MODULES).filter((other) => MODULES[other]?.[0].includes(id));
  return { isEntry: false, importers, dynamicImporters, importedIds };
}

it.each([
  ['entry', undefined],
  ['/src/app/entry-client.tsx', undefined],
  [page('cart'), undefined],
  ['failed start', 'later-shell'],
  ['msw', 'later-sandbox'],
  ['header', 'store'],
  ['menu', 'later-shell'],
  ['heading', 'first-cart'],
  ['lines', 'later-cart'],
  ['src/features/lens/lens-panel.tsx', 'later-lens-panel'],
  ['option', 'later-lens-panel'],
  ['field', 'later-cart-lens-panel'],
  ['swatch', 'first-product-shared'],
  ['amount', 'first-cart-product'],
  ['step', 'later-lens-editor-shared'],
  ['price', 'first-cart'],
  ['notice', 'first-shared'],
  ['form', 'later-shared-forms'],
  ['question', 'others-aside'],
  ['teaser', 'others-shared'],
  ['/generated/cart/get-cart/get-cart.ts', 'clients'],
  ['/generated/cart/cart.limits.ts', 'later-shared'],
])('puts %s into the chunk %s', (id, chunk) => {
  expect(chunkByPlace(id, getModule)).toBe(chunk);
});

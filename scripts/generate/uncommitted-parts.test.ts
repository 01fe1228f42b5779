import { expect, it } from 'vitest';
import { uncommittedParts } from './uncommitted-parts.ts';

it.each([
  ['nothing: none', [], []],
  ['an OpenAPI file: its service and the merged contract', ['openapi/cart.yaml'], ['contract', 'cart']],
  ['generated code of a service: the same', ['generated/cart/model/cart.ts'], ['contract', 'cart']],
  ['generated code of the contract: the contract', ['generated/paths.d.ts'], ['contract']],
  [
    'several services: all of them',
    ['openapi/cart.yaml', 'openapi/lens.yaml', 'generated/cart/cart.zod.ts'],
    ['contract', 'cart', 'lens'],
  ],
  ['a shared schema: every part', ['openapi/cart.yaml', 'openapi/shared/money.yaml'], undefined],
  ['the generator: every part', ['scripts/generate/orval-options.ts'], undefined],
  ['its packages: every part', ['package-lock.json'], undefined],
])('%s', (_, changed, parts) => {
  expect(uncommittedParts(changed)).toEqual(parts && new Set(parts));
});

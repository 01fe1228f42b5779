import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, test } from 'vitest';
import { toTryOnFrame } from './to-try-on-frame';
import { upcsOf } from './upcs-of';

const { client } = testSandbox();

async function listing(): Promise<readonly CatalogSearchProduct[]> {
  const path =
    '/search/resources/store/10851/productview/byPartNumbers?partNumber=2017230701520&catalogId=10101&langId=-1&currency=USD&profileName=MARLOWE_findProductByPartNumber_Tiles&responseFormat=json';
  return (await client().get(path)).body.catalogEntryView;
}

test('a frame is tried on by its name and width', async () => {
  const [product] = await listing();
  if (!product) throw new Error('The frame is missing.');
  expect(toTryOnFrame(product)).toMatchObject({
    upc: '2017230701520',
    name: 'Corvenna Polygon',
    width: expect.any(Number),
  });
  expect(toTryOnFrame({ ...product, attributes: [], sKUs: [] })).toBeUndefined();
});

test('one call requests the first color of each frame, then for the others, up to 100', async () => {
  const [product] = await listing();
  if (!product) throw new Error('The frame is missing.');
  const model = (name: string, count: number) => ({
    ...product,
    partNumber: name,
    sKUs: Array.from({ length: count }, (_, index) => ({
      uniqueID: `${name}${index}`,
      partNumber: `${name}-${index}`,
    })),
  });
  const two = [model('A', 2), model('B', 1)] as unknown as CatalogSearchProduct[];
  expect(upcsOf(two)).toEqual(['A-0', 'B-0', 'A-1']);
  expect(upcsOf([model('C', 120)] as unknown as CatalogSearchProduct[])).toHaveLength(100);
});

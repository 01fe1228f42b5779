import type { Catalog } from '../seed/catalog/seed-catalog';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import { categoriesOf, type Product } from './categories';

/** A product in the search index. */
export interface ProductRecord {
  /** Position in the index. */
  id: number;
  product: Product;
  categoryIds: ReadonlySet<string>;
  /** Its SKUs are those from `firstSku` up to, but not including, `endSku`. */
  firstSku: number;
  endSku: number;
  popularity: number;
  /** ISO date; contact lenses have none. */
  releasedOn: string;
  brand: string;
  name: string;
}

/**
 * A SKU: one color of a frame, or a contact lens. A product matches when one of its SKUs matches the whole request, so
 * that "black and polarized" means a black frame with polarized lenses.
 */
export interface SkuRecord {
  id: number;
  productId: number;
  color?: FrameColor;
}

export interface CatalogRecords {
  products: ProductRecord[];
  skus: SkuRecord[];
}

/** Returns the catalog's products and their SKUs, numbered. */
export function catalogRecords(catalog: Pick<Catalog, 'frames' | 'contactLenses'>): CatalogRecords {
  const records: CatalogRecords = { products: [], skus: [] };
  for (const frame of catalog.frames) {
    addProduct(records, frameRecord(frame), frame.colors);
  }
  for (const lens of catalog.contactLenses) {
    const { brand, name, popularity } = lens;
    addProduct(records, { product: { lens }, brand, name, popularity, releasedOn: '' }, [undefined]);
  }
  return records;
}

type ProductFields = Pick<ProductRecord, 'product' | 'brand' | 'name' | 'popularity' | 'releasedOn'>;

function frameRecord(frame: FrameModel): ProductFields {
  const { brand, popularity, releasedOn } = frame;
  return { product: { frame }, brand, name: frame.modelName, popularity, releasedOn };
}

function addProduct(
  { products, skus }: CatalogRecords,
  fields: ProductFields,
  colors: (FrameColor | undefined)[],
): void {
  const id = products.length;
  const firstSku = skus.length;
  for (const color of colors) {
    skus.push({ id: skus.length, productId: id, ...(color ? { color } : {}) });
  }
  const categoryIds = new Set(categoriesOf(fields.product));
  products.push({ ...fields, id, categoryIds, firstSku, endSku: skus.length });
}

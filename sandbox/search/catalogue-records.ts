import type { Catalog } from '../seed/catalogue/seed-catalogue';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import { categoriesOf, type Product } from './categories';

/** A product in the search index. */
export interface ProductRecord {
  /** Position in the index. */
  id: number;
  product: Product;
  categoryIds: ReadonlySet<string>;
  /** Its SKUs are those from `firstSku` up to, but not including, `endSku`. */
  firstUnit: number;
  endUnit: number;
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
export interface UnitRecord {
  id: number;
  productId: number;
  color?: FrameColor;
}

export interface Records {
  products: ProductRecord[];
  units: UnitRecord[];
}

/** The catalog's products and their SKUs, numbered. */
export function catalogRecords(catalog: Pick<Catalog, 'frames' | 'contactLenses'>): Records {
  const records: Records = { products: [], units: [] };
  for (const frame of catalog.frames) {
    addProduct(records, frameRecord(frame), frame.colors);
  }
  for (const lens of catalog.contactLenses) {
    const { brand, name, popularity } = lens;
    addProduct(records, { product: { lens }, brand, name, popularity, releasedOn: '' }, [undefined]);
  }
  return records;
}

type OwnFacts = Pick<ProductRecord, 'product' | 'brand' | 'name' | 'popularity' | 'releasedOn'>;

function frameRecord(frame: FrameModel): OwnFacts {
  const { brand, popularity, releasedOn } = frame;
  return { product: { frame }, brand, name: frame.modelName, popularity, releasedOn };
}

function addProduct({ products, units }: Records, own: OwnFacts, colors: (FrameColor | undefined)[]): void {
  const id = products.length;
  const firstUnit = units.length;
  for (const color of colors) {
    units.push({ id: units.length, productId: id, ...(color ? { color } : {}) });
  }
  const categoryIds = new Set(categoriesOf(own.product));
  products.push({ ...own, id, categoryIds, firstUnit, endUnit: units.length });
}

import type { Catalogue } from '../seed/catalogue/seed-catalogue';
import type { FrameColour, FrameModel } from '../seed/models/frame';
import { categoriesOf, type Product } from './categories';

/** A product as the search sees it. */
export interface ProductRecord {
  /** Place in the index. */
  id: number;
  product: Product;
  categoryIds: ReadonlySet<string>;
  /** Its units are those from `firstUnit` up to, but without, `endUnit`. */
  firstUnit: number;
  endUnit: number;
  popularity: number;
  /** ISO date; contact lenses have none. */
  releasedOn: string;
  brand: string;
  name: string;
}

/**
 * What is found and counted: one colour of a frame, or a contact lens. A product is found when one of its units fits
 * everything that was asked, so that "black and polarised" means a black frame with polarised lenses.
 */
export interface UnitRecord {
  id: number;
  productId: number;
  colour?: FrameColour;
}

export interface Records {
  products: ProductRecord[];
  units: UnitRecord[];
}

/** The catalogue's products and their units, numbered. */
export function catalogueRecords(catalogue: Pick<Catalogue, 'frames' | 'contactLenses'>): Records {
  const records: Records = { products: [], units: [] };
  for (const frame of catalogue.frames) {
    addProduct(records, frameRecord(frame), frame.colours);
  }
  for (const lens of catalogue.contactLenses) {
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

function addProduct({ products, units }: Records, own: OwnFacts, colours: (FrameColour | undefined)[]): void {
  const id = products.length;
  const firstUnit = units.length;
  for (const colour of colours) {
    units.push({ id: units.length, productId: id, ...(colour ? { colour } : {}) });
  }
  const categoryIds = new Set(categoriesOf(own.product));
  products.push({ ...own, id, categoryIds, firstUnit, endUnit: units.length });
}

import type { Catalog } from '../seed/catalog/seed-catalog';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColor } from '../seed/models/frame';
import { contactLensName } from '../serializers/catalog/contact-lens-item';
import { LANGUAGES } from '../serializers/language';
import type { Product } from './categories';
import { foldPhrase } from './tokenize';

/** A product, or one color of a frame. */
export interface FoundProduct {
  product: Product;
  color?: FrameColor;
}

/** Finds products by id, part number or name, without a search. */
export interface ProductFinder {
  byId: (catentryId: string) => FoundProduct | undefined;
  /** Finds by the UPC of a color or contact lens, or by a model's part number. */
  byPartNumber: (partNumber: string) => FoundProduct | undefined;
  /** Finds by display name, as on an order line; ignores case and accents. */
  byName: (name: string) => FoundProduct | undefined;
}

type SearchableCatalog = Pick<Catalog, 'frames' | 'contactLenses'>;

const finders = new WeakMap<SearchableCatalog, ProductFinder>();

/** Returns the finder of a catalog; created on first use, cached weakly. */
export function productFinder(catalog: SearchableCatalog): ProductFinder {
  const cached = finders.get(catalog);
  if (cached) return cached;
  const finder = createProductFinder(catalog);
  finders.set(catalog, finder);
  return finder;
}

function createProductFinder({ frames, contactLenses }: SearchableCatalog): ProductFinder {
  const ids = new Map<string, FoundProduct>();
  const partNumbers = new Map<string, FoundProduct>();
  const names = new Map<string, FoundProduct>();
  const add = (id: string, partNumber: string, nameVariants: string[], found: FoundProduct) => {
    ids.set(id, found);
    partNumbers.set(partNumber, found);
    for (const name of nameVariants.map(foldPhrase)) if (!names.has(name)) names.set(name, found);
  };
  for (const frame of frames) {
    const { modelName, brand } = frame;
    add(frame.catentryId, frame.partNumber, [modelName, `${brand} ${modelName}`], { product: { frame } });
    for (const color of frame.colors) {
      const colorNames = Object.values(color.colorName);
      const displayNames = colorNames.flatMap((name) => [
        `${modelName}, ${name}`,
        `${brand} ${modelName}, ${name}`,
      ]);
      add(color.catentryId, color.upc, displayNames, { product: { frame }, color });
    }
  }
  for (const lens of contactLenses) {
    add(lens.catentryId, lens.upc, [lens.name, ...localizedNames(lens)], { product: { lens } });
  }
  return {
    byId: (id) => ids.get(id),
    byPartNumber: (partNumber) => partNumbers.get(partNumber),
    byName: (name) => names.get(foldPhrase(name)),
  };
}

/** Returns the display names of a box of contact lenses, by language. */
function localizedNames(lens: ContactLens): string[] {
  return LANGUAGES.map((language) => contactLensName(lens, { language }));
}

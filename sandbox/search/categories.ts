import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameCategory, FrameModel } from '../seed/models/frame';
import type { CategoryKey } from '../serializers/labels/category-labels';

/** A product: a frame model with its colors, or a contact lens. */
export type Product = { frame: FrameModel } | { lens: ContactLens };

/** A category of the sales catalog. The contract defines the three top ids. */
export interface Category {
  id: string;
  /** Stable code, such as sunglasses-women. */
  identifier: string;
  labelKey: CategoryKey;
  parent?: string;
  contains: (product: Product) => boolean;
}

export const EYEGLASSES = '40001';
export const SUNGLASSES = '40002';
export const CONTACT_LENSES = '40003';

export const categories: readonly Category[] = [
  {
    id: EYEGLASSES,
    identifier: 'eyeglasses',
    labelKey: 'eyeglasses',
    contains: inFrameCategory('eyeglasses'),
  },
  ...wearerCategories('eyeglasses', EYEGLASSES, 40_010),
  {
    id: SUNGLASSES,
    identifier: 'sunglasses',
    labelKey: 'sunglasses',
    contains: inFrameCategory('sunglasses'),
  },
  ...wearerCategories('sunglasses', SUNGLASSES, 40_020),
  {
    id: CONTACT_LENSES,
    identifier: 'contact-lenses',
    labelKey: 'contact-lenses',
    contains: (product) => 'lens' in product,
  },
  contactLensCategory('40030', 'daily', (lens) => lens.wear === 'daily'),
  contactLensCategory('40031', 'two-week', (lens) => lens.wear === 'two-week'),
  contactLensCategory('40032', 'monthly', (lens) => lens.wear === 'monthly'),
  contactLensCategory('40033', 'toric', (lens) => lens.kind === 'toric'),
  contactLensCategory('40034', 'multifocal', (lens) => lens.kind === 'multifocal'),
  contactLensCategory('40035', 'colour', (lens) => lens.kind === 'colour'),
];

const byId = new Map(categories.map((category) => [category.id, category]));

/** Returns the category with the id, or undefined. */
export function categoryById(id: string): Category | undefined {
  return byId.get(id);
}

/** Returns the path from the top category to this one. */
export function categoryPath(id: string): Category[] {
  const category = byId.get(id);
  if (!category) return [];
  return category.parent ? [...categoryPath(category.parent), category] : [category];
}

/** Ids of all categories of a product, the top one first. */
export function categoriesOf(product: Product): string[] {
  return categories.filter((category) => category.contains(product)).map((category) => category.id);
}

function inFrameCategory(frameCategory: FrameCategory): Category['contains'] {
  return (product) => 'frame' in product && product.frame.category === frameCategory;
}

/** Returns the categories of a wearer. Unisex frames are in both the women's and the men's category. */
function wearerCategories(frameCategory: FrameCategory, parent: string, firstId: number): Category[] {
  return (['women', 'men', 'kids'] as const).map((labelKey, index) => ({
    id: String(firstId + index),
    identifier: `${frameCategory}-${labelKey}`,
    labelKey,
    parent,
    contains: (product) => {
      if (!('frame' in product) || product.frame.category !== frameCategory) return false;
      const { gender } = product.frame;
      return gender === labelKey || (gender === 'unisex' && labelKey !== 'kids');
    },
  }));
}

function contactLensCategory(
  id: string,
  labelKey: CategoryKey,
  matches: (lens: ContactLens) => boolean,
): Category {
  return {
    id,
    identifier: `contact-lenses-${labelKey}`,
    labelKey,
    parent: CONTACT_LENSES,
    contains: (product) => 'lens' in product && matches(product.lens),
  };
}

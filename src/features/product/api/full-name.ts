import type { ProductView } from './product-view';

/** Returns the brand and name; the name alone when it already starts with the brand, as for contact lenses. */
export function fullName({ brand, name }: Pick<ProductView, 'brand' | 'name'>): string {
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

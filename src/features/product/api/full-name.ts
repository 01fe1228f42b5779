import type { ProductView } from './product-view';

/** Brand and name; the name alone where it begins with the brand, as those of contact lenses do. */
export function fullName({ brand, name }: Pick<ProductView, 'brand' | 'name'>): string {
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

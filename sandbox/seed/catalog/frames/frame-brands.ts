import type { BrandProfile } from './brand-profile';
import { activeBrands } from './brands/active-brands';
import { everydayBrands } from './brands/everyday-brands';
import { expressiveBrands } from './brands/expressive-brands';
import { glamourBrands } from './brands/glamour-brands';
import { heritageBrands } from './brands/heritage-brands';
import { minimalBrands } from './brands/minimal-brands';

/**
 * The 24 invented frame brands, starting with the retailer's own. The order determines the article numbers: add new
 * brands at the end.
 */
export const frameBrands: readonly BrandProfile[] = [
  ...everydayBrands,
  ...heritageBrands,
  ...minimalBrands,
  ...glamourBrands,
  ...expressiveBrands,
  ...activeBrands,
];

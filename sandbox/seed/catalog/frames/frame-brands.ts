import rows from '../../data/frame-brands.json' with { type: 'json' };
import type { BrandProfile } from './brand-profile';

/**
 * The 24 invented frame brands, starting with the retailer's house brand. The order determines the article numbers: add new
 * brands at the end. A test checks the file against the schema.
 */
export const frameBrands = rows as unknown as readonly BrandProfile[];

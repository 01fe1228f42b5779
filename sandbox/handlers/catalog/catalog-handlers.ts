import type { Handlers } from '../../call';
import { checkAvailableFrames } from './check-available-frames';
import { findProductsByCategory } from './find-products-by-category';
import { findProductsByPartNumbers } from './find-products-by-part-numbers';
import { findProductsByTerm } from './find-products-by-term';
import { getCartImage } from './get-cart-image';
import { getCategoryTree } from './get-category-tree';
import { getContactLens } from './get-contact-lens';
import { getProductById } from './get-product-by-id';
import { getProductByPartNumber } from './get-product-by-part-number';
import { searchProductsByTerm } from './search-products-by-term';
import { suggestKeywords } from './suggest-keywords';
import { suggestProducts } from './suggest-products';

export const catalogHandlers = {
  searchProductsByTerm,
  getProductByPartNumber,
  getProductById,
  findProductsByTerm,
  findProductsByCategory,
  findProductsByPartNumbers,
  getCategoryTree,
  suggestKeywords,
  suggestProducts,
  getContactLens,
  checkAvailableFrames,
  getCartImage,
} satisfies Partial<Handlers>;

import type { Handlers } from '../../call';
import { getCategoryTree } from './categories';
import { checkAvailableFrames } from './check-available-frames';
import {
  findProductsByPartNumbers,
  getCartImage,
  getContactLens,
  getProductById,
  getProductByPartNumber,
} from './get-products';
import { findProductsByCategory, findProductsByTerm, searchProductsByTerm } from './search-products';
import { suggestKeywords, suggestProducts } from './suggestions';

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

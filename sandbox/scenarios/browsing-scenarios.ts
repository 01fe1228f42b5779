import { delayed, example, noNetwork, type ScenarioTable } from './scenario';

/** Failures and delays while browsing: menus, suggestions, listings and the prescription filter. */
export const browsingScenarios: ScenarioTable = {
  'catalog-unavailable': [
    '003 §2.2',
    'Listings and searches get no response',
    { findProductsByCategory: noNetwork, findProductsByTerm: noNetwork },
  ],
  'catalog-delayed': [
    '003 §2.2',
    'Listings and searches are delayed by three seconds',
    { findProductsByCategory: delayed(3000), findProductsByTerm: delayed(3000) },
  ],
  'no-compatible-frames': [
    '003 §8',
    "No frame is compatible with the prescription: 'Sorry! The frame you've chosen isn't compatible with your prescription'",
    { checkAvailableFrames: example('incompatible') },
  ],
  'frame-check-unavailable': [
    '003 §8',
    'The compatibility check fails; the shopper sees the same message as when no frame is compatible',
    { checkAvailableFrames: noNetwork },
  ],
  'header-menus-unavailable': [
    '000 §2, §8',
    "The header's menus cannot be loaded and still link to the listings; 'DDM Contacts error' for contact lenses",
    { getCategoryTree: noNetwork, findProductsByCategory: noNetwork },
  ],
  'header-menus-delayed': [
    '000 §2',
    "The content of the header's menus is delayed by three seconds",
    { getCategoryTree: delayed(3000), findProductsByCategory: delayed(3000) },
  ],
  'contact-lens-menu-unavailable': [
    '000 §8',
    "The home page's contact-lens menu cannot be loaded: 'DDM Contacts error'",
    { searchProductsByTerm: noNetwork },
  ],
  'suggestions-unavailable': [
    '000 §2',
    'The search field gets no suggestions, and still searches',
    { suggestKeywords: noNetwork, suggestProducts: noNetwork },
  ],
  'suggestions-delayed': [
    '000 §2',
    'Search suggestions are delayed by three seconds',
    { suggestKeywords: delayed(3000), suggestProducts: delayed(3000) },
  ],
};

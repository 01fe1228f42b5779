import { delayed, example, type NamedScenario, noNetwork } from './scenario';

/** Failures and delays while browsing: menus, suggestions, listings and the prescription filter. */
export const browsingScenarios: readonly NamedScenario[] = [
  {
    name: 'catalog-unavailable',
    section: '003 §2.2',
    summary: 'Listings and searches get no response',
    effects: { findProductsByCategory: noNetwork, findProductsByTerm: noNetwork },
  },
  {
    name: 'catalog-delayed',
    section: '003 §2.2',
    summary: 'Listings and searches are delayed by three seconds',
    effects: { findProductsByCategory: delayed(3000), findProductsByTerm: delayed(3000) },
  },
  {
    name: 'no-compatible-frames',
    section: '003 §8',
    summary:
      "No frame is compatible with the prescription: 'Sorry! The frame you've chosen isn't compatible with your prescription'",
    effects: { checkAvailableFrames: example('incompatible') },
  },
  {
    name: 'frame-check-unavailable',
    section: '003 §8',
    summary:
      'The compatibility check fails; the shopper sees the same message as when no frame is compatible',
    effects: { checkAvailableFrames: noNetwork },
  },
  {
    name: 'header-menus-unavailable',
    section: '000 §2, §8',
    summary:
      "The header's menus cannot be loaded and still link to the listings; 'DDM Contacts error' for contact lenses",
    effects: { getCategoryTree: noNetwork, findProductsByCategory: noNetwork },
  },
  {
    name: 'header-menus-delayed',
    section: '000 §2',
    summary: "The content of the header's menus is delayed by three seconds",
    effects: { getCategoryTree: delayed(3000), findProductsByCategory: delayed(3000) },
  },
  {
    name: 'contact-lens-menu-unavailable',
    section: '000 §8',
    summary: "The home page's contact-lens menu cannot be loaded: 'DDM Contacts error'",
    effects: { searchProductsByTerm: noNetwork },
  },
  {
    name: 'suggestions-unavailable',
    section: '000 §2',
    summary: 'The search field gets no suggestions, and still searches',
    effects: { suggestKeywords: noNetwork, suggestProducts: noNetwork },
  },
  {
    name: 'suggestions-delayed',
    section: '000 §2',
    summary: 'Search suggestions are delayed by three seconds',
    effects: { suggestKeywords: delayed(3000), suggestProducts: delayed(3000) },
  },
];

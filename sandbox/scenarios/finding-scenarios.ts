import { example, late, type NamedScenario, noNetwork } from './scenario';

/** What goes wrong, or comes late, while a shopper looks for something: menus, suggestions, listings, what takes a prescription. */
export const findingScenarios: readonly NamedScenario[] = [
  {
    name: 'catalogue-out-of-reach',
    section: '003 §2.2',
    summary: 'Listings and searches get no answer',
    effects: { findProductsByCategory: noNetwork, findProductsByTerm: noNetwork },
  },
  {
    name: 'catalogue-late',
    section: '003 §2.2',
    summary: 'Listings and searches come after three seconds',
    effects: { findProductsByCategory: late(3000), findProductsByTerm: late(3000) },
  },
  {
    name: 'no-frame-takes-prescription',
    section: '003 §8',
    summary:
      "No frame takes the prescription: 'Sorry! The frame you've chosen isn't compatible with your prescription'",
    effects: { checkAvailableFrames: example('incompatible') },
  },
  {
    name: 'frames-cannot-be-checked',
    section: '003 §8',
    summary:
      'Which frames take a prescription cannot be found out; the shopper reads the same as when none does',
    effects: { checkAvailableFrames: noNetwork },
  },
  {
    name: 'header-menus-out-of-reach',
    section: '000 §2, §8',
    summary:
      "The header's menus cannot be read and still lead to the listings; 'DDM Contacts error' for contact lenses",
    effects: { getCategoryTree: noNetwork, findProductsByCategory: noNetwork },
  },
  {
    name: 'header-menus-late',
    section: '000 §2',
    summary: "What the header's menus offer comes after three seconds",
    effects: { getCategoryTree: late(3000), findProductsByCategory: late(3000) },
  },
  {
    name: 'contact-lens-menu-out-of-reach',
    section: '000 §8',
    summary: "The home page's contact-lens menu cannot be read: 'DDM Contacts error'",
    effects: { searchProductsByTerm: noNetwork },
  },
  {
    name: 'suggestions-out-of-reach',
    section: '000 §2',
    summary: 'The search field gets no suggestions, and searches all the same',
    effects: { suggestKeywords: noNetwork, suggestProducts: noNetwork },
  },
  {
    name: 'suggestions-late',
    section: '000 §2',
    summary: 'Suggestions of the search field come after three seconds',
    effects: { suggestKeywords: late(3000), suggestProducts: late(3000) },
  },
];

import { CategoryMenus } from './category-menus';
import { NarrowCategory } from './narrow-category';
import { NarrowMenuEnd } from './narrow-menu-end';
import { PanelCare } from './panel-care';
import { ScrollPart } from './scroll-part';
import { SearchSuggestions } from './search-suggestions';
import { UnfoldButton } from './unfold-button';

/** What the header loads when the shopper first turns to it, or scrolls: in one file, since one leads to the other. */
export const lateParts = {
  CategoryMenus,
  NarrowCategory,
  NarrowMenuEnd,
  PanelCare,
  ScrollPart,
  SearchSuggestions,
  UnfoldButton,
};

export type LateParts = typeof lateParts;

import { CategoryMenus } from './category-menus';
import { NarrowCategory } from './narrow-category';
import { NarrowMenuEnd } from './narrow-menu-end';
import { PanelCare } from './panel-care';
import { ScrollPart } from './scroll-part';
import { SearchSuggestions } from './search-suggestions';
import { UnfoldButton } from './unfold-button';

/** Components loaded on the first interaction or scroll. One chunk, since they are used together. */
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

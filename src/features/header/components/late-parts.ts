import { CategoryMenus } from './category-menus';
import { NarrowCategory } from './narrow-category';
import { NarrowMenuEnd } from './narrow-menu-end';
import { PanelDismiss } from './panel-care';
import { ScrollBehavior } from './scroll-part';
import { SearchSuggestions } from './search-suggestions';
import { UnfoldButton } from './unfold-button';

/** Components loaded on the first interaction or scroll. One chunk, since they are used together. */
export const lazyComponents = {
  CategoryMenus,
  NarrowCategory,
  NarrowMenuEnd,
  PanelCare: PanelDismiss,
  ScrollPart: ScrollBehavior,
  SearchSuggestions,
  UnfoldButton,
};

export type LazyComponents = typeof lazyComponents;

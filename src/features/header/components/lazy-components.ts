import { OpenCategoryMenu } from './category-menus';
import { MobileCategory } from './narrow-category';
import { MobileMenuFooter } from './narrow-menu-end';
import { PanelDismiss } from './panel-care';
import { ScrollBehavior } from './scroll-part';
import { SearchSuggestions } from './search-suggestions';
import { ExpandButton } from './unfold-button';

/** Components loaded on the first interaction or scroll. One chunk, since they are used together. */
export const lazyComponents = {
  CategoryMenus: OpenCategoryMenu,
  NarrowCategory: MobileCategory,
  NarrowMenuEnd: MobileMenuFooter,
  PanelCare: PanelDismiss,
  ScrollPart: ScrollBehavior,
  SearchSuggestions,
  UnfoldButton: ExpandButton,
};

export type LazyComponents = typeof lazyComponents;

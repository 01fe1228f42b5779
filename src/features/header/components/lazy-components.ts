import { OpenCategoryMenu } from './desktop-menu/open-category-menu';
import { PanelDismiss } from './header-panel/panel-dismiss';
import { ExpandButton } from './mobile-menu/expand-button';
import { MobileCategory } from './mobile-menu/mobile-category';
import { MobileMenuFooter } from './mobile-menu/mobile-menu-footer';
import { ScrollBehavior } from './scroll/scroll-behavior';
import { SearchSuggestions } from './search/search-suggestions';

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

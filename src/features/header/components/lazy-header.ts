import { OpenCategoryMenu } from './desktop-menu/open-category-menu';
import { PanelDismiss } from './header-panel/panel-dismiss';
import { ExpandButton } from './mobile-menu/expand-button';
import { MobileCategory } from './mobile-menu/mobile-category';
import { MobileShopperLinks } from './mobile-menu/mobile-shopper-links';
import { ScrollBehavior } from './scroll/scroll-behavior';
import { SearchSuggestions } from './search/search-suggestions';

/** The components of `headerComponents`: one chunk, since they are used together. */
export const lazyHeader = {
  ExpandButton,
  MobileCategory,
  MobileShopperLinks,
  OpenCategoryMenu,
  PanelDismiss,
  ScrollBehavior,
  SearchSuggestions,
};

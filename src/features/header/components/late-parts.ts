import { CategoryMenus } from './category-menus';
import { NarrowMenu } from './narrow-menu';
import { PanelCare } from './panel-care';
import { ScrollPart } from './scroll-part';
import { SearchSuggestions } from './search-suggestions';

/** What the header loads when the shopper first turns to it, or scrolls: in one file, since one leads to the other. */
export const lateParts = { CategoryMenus, NarrowMenu, PanelCare, ScrollPart, SearchSuggestions };

export type LateParts = typeof lateParts;

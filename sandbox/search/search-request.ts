import type { DisplayLanguage } from '@/domain/locale/locales';
import type { Currency } from '../seed/models/price';
import type { ProductRecord } from './catalog-records';
import type { FacetSelection } from './facet-parameter';
import type { MatchMode } from './match-text';
import type { OrderBy } from './sort-orders';

/** A search. Prices in cents of the currency, both ends included. */
export interface SearchRequest {
  query: string;
  mode: MatchMode;
  language: DisplayLanguage;
  currency: Currency;
  selection: FacetSelection;
  categoryId?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Default: by relevance; without a query, by popularity. */
  orderBy?: OrderBy | undefined;
  /** Colors of which nothing is left: they do not represent their model. */
  soldOut?: ReadonlySet<string> | undefined;
  /** A further condition on products, such as a prescription. */
  accepts?: (product: ProductRecord) => boolean;
}

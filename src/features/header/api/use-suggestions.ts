import { useSuggestKeywords, useSuggestProducts } from '@generated/catalog/catalog';
import type { ProductSuggestion } from '@generated/catalog/model';
import { toPathTerm } from '@/domain/catalog/path-term';
import { readPrice } from '@/domain/catalog/price';
import { formatMoney } from '@/domain/money/format-money';
import { sitePaths } from '@/lib/navigation/site-paths';
import { type Site, useSite } from '@/lib/site/site';

export interface KeywordOption {
  term: string;
  href: string;
}

export interface ProductOption {
  id: string;
  name: string;
  brand: string;
  image: string | undefined;
  /** Formatted; undefined when the product has no price. */
  price: string | undefined;
  href: string;
}

export interface Suggestions {
  keywords: KeywordOption[];
  products: ProductOption[];
  /** True once both responses are for this term; before, previous results may show. */
  loaded: boolean;
}

const MAX_KEYWORDS = 5;
const MAX_PRODUCTS = 4;
/** Maximum term length of the API. */
const MAX_TERM_LENGTH = 200;
/** Shorter terms match almost everything. */
const MIN_TERM_LENGTH = 2;

const NO_SUGGESTIONS: Suggestions = { keywords: [], products: [], loaded: true };

/** Normalizes input to a search term for the API; '' when too short. */
export function normalizeTerm(input: string): string {
  const term = input
    .replaceAll(/[\s/]+/g, ' ')
    .trim()
    .slice(0, MAX_TERM_LENGTH);
  return term.length < MIN_TERM_LENGTH ? '' : toPathTerm(term);
}

/**
 * Suggestions for a term; `''` for none. Responses are cached per term, so a stale response never replaces a newer one;
 * previous results show while loading. Failed requests are ignored: search works without suggestions.
 */
export function useSuggestions(term: string): Suggestions {
  const site = useSite();
  const { storeId, catalogId, languageId, currency } = site;
  const swr = { enabled: term !== '', keepPreviousData: true };
  const keywords = useSuggestKeywords(
    storeId,
    term,
    { limit: MAX_KEYWORDS, termsSort: 'count', catalogId, langId: languageId },
    { swr },
  );
  const products = useSuggestProducts(
    storeId,
    term,
    { pageNumber: 1, pageSize: MAX_PRODUCTS, catalogId, langId: languageId, currency },
    { swr },
  );
  if (term === '') return NO_SUGGESTIONS;
  const suggestedTerms = keywords.error ? [] : (keywords.data?.suggestionView[0]?.entry ?? []);
  const suggestedProducts = products.error ? [] : (products.data?.suggestionView[0]?.entry ?? []);
  return {
    keywords: suggestedTerms.map((suggestion) => ({
      term: suggestion.term,
      href: sitePaths.search(site, suggestion.term),
    })),
    products: suggestedProducts.map((suggestion) => toProductOption(suggestion, site)),
    loaded: !keywords.isLoading && !products.isLoading,
  };
}

function toProductOption(suggestion: ProductSuggestion, site: Site): ProductOption {
  const price = readPrice(suggestion.price);
  return {
    id: suggestion.uniqueID,
    name: suggestion.name,
    brand: suggestion.manufacturer ?? '',
    image: suggestion.thumbnail || undefined,
    price: price && formatMoney(price.offer, site.locale),
    // Suggestions contain no SKU; the model's part number redirects to one.
    href: sitePaths.product(site, suggestion.partNumber),
  };
}

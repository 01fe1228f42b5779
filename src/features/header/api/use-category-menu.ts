import { useFindProductsByCategory, useGetCategoryTree } from '@generated/catalog/catalog';
import type { CatalogSearchResponse } from '@generated/catalog/model';
import { leadSku } from '@/domain/catalog/lead-sku';
import { CATEGORY_IDS } from '@/domain/catalog/top-categories';
import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import { type Site, useSite } from '@/lib/site/site';
import { useTrackError } from '@/lib/tracking/use-track-error';
import { categoryMenuArgs } from './category-menu-args';
import { type ContactLensItem, toContactLensItems } from './contact-lens-items';
import { type FacetLink, facetLinks } from './facet-links';

/** Content of a category menu. Sections that failed to load are empty. */
export interface CategoryMenuView {
  state: 'loading' | 'ready' | 'failed';
  /** Subcategories, such as women's. */
  categories: FacetLink[];
  shapes: FacetLink[];
  brands: FacetLink[];
  /** The contact-lens brand menu. */
  lenses: ContactLensItem[];
  topProduct: { name: string; brand: string; image: string | undefined; href: string } | undefined;
}

const MAX_SHAPES = 8;
const MAX_BRANDS = 10;

/** Maximum number of categories on each of the two tree levels. */
const TREE_LIMITS = '20,20';

/** Loads a category menu when it first opens. */
export function useCategoryMenu(listing: ListingName): CategoryMenuView {
  const site = useSite();
  const { storeId, catalogId, languageId } = site;
  const tree = useGetCategoryTree(storeId, { depthAndLimit: TREE_LIMITS, catalogId, langId: languageId });
  const products = useFindProductsByCategory(...categoryMenuArgs(site, listing));
  const failed = products.error !== undefined;
  useTrackError(failed && listing === 'contact-lenses', 'DDM Contacts error', 'findProductsByCategory');

  const topCategory = tree.data?.catalogGroupView?.find(({ uniqueID }) => uniqueID === CATEGORY_IDS[listing]);
  const categories = (topCategory?.catalogGroupView ?? []).map(({ name, uniqueID }) => ({
    label: name,
    facet: `ParentCatalogGroup:${uniqueID}`,
  }));
  const facets = products.data?.facetView;
  const menuProducts = products.data?.catalogEntryView ?? [];
  const isContactLenses = listing === 'contact-lenses';
  return {
    state: toMenuState(products.data !== undefined, failed),
    categories,
    shapes: facetLinks(facets, 'FRAME_SHAPE', MAX_SHAPES),
    brands: facetLinks(facets, 'ManufacturerName', MAX_BRANDS),
    lenses: isContactLenses ? toContactLensItems(menuProducts) : [],
    topProduct: isContactLenses ? undefined : toTopProduct(menuProducts, site),
  };
}

function toMenuState(hasData: boolean, failed: boolean): CategoryMenuView['state'] {
  if (hasData) return 'ready';
  return failed ? 'failed' : 'loading';
}

function toTopProduct(
  [product]: CatalogSearchResponse['catalogEntryView'],
  site: Site,
): CategoryMenuView['topProduct'] {
  if (!product) return undefined;
  const { name, manufacturer = '', fullImage } = product;
  // Without a color SKU, the model's part number works too, via a redirect.
  const href = sitePaths.product(site, leadSku(product) ?? product.partNumber);
  return { name, brand: manufacturer, image: fullImage, href };
}

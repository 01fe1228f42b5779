import { useFindProductsByCategory, useGetCategoryTree } from '@generated/catalog/catalog';
import type { CatalogSearchResponse, FindProductsByCategoryParams } from '@generated/catalog/model';
import { leadSku } from '@/domain/catalog/lead-sku';
import { CATEGORY_IDS, ORDER_BY } from '@/domain/catalog/top-categories';
import { type ListingName, sitePaths } from '@/lib/navigation/site-paths';
import { type Site, useSite } from '@/lib/site/site';
import { useTrackError } from '@/lib/tracking/use-track-error';
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

/** Facet of the request `{categoryId}?facet=…&pageSize=10&pageNumber=1` (000 §7). */
const CONTACT_LENSES_FACET = `parentCatgroup_id_search:"${CATEGORY_IDS['contact-lenses']}"`;

/** Number of lenses in the header's contact-lens menu (000 §9). */
const LENS_COUNT = 10;

/** Returns the request arguments for a category menu: facets plus the top product, or the lens list for contact lenses. */
function categoryMenuArgs(
  { storeId, catalogId, languageId, currency }: Site,
  listing: ListingName,
): [Site['storeId'], string, FindProductsByCategoryParams] {
  const isContactLenses = listing === 'contact-lenses';
  return [
    storeId,
    CATEGORY_IDS[listing],
    {
      catalogId,
      langId: languageId,
      currency,
      ...(isContactLenses ? { facet: [CONTACT_LENSES_FACET] } : {}),
      orderBy: ORDER_BY.popular,
      pageNumber: 1,
      pageSize: isContactLenses ? LENS_COUNT : 1,
      // The product link needs a color SKU, which only the Details profile returns.
      profileName: isContactLenses
        ? 'IBM_findProductsByCategory_Summary'
        : 'IBM_findProductsByCategory_Details',
    },
  ];
}

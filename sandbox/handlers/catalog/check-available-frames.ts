import { getCheckAvailableFramesMockHandler } from '@generated/catalog/catalog.msw';
import type { AvailableFramesFrame, AvailableFramesRequest } from '@generated/catalog/model';
import { parseDiopters } from '@/domain/prescription/diopters';
import { frameCompatibility } from '@/domain/prescription/frame-compatibility';
import { totalPowerRange } from '@/domain/prescription/total-power-range';
import { createResolver } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { catalogIndex } from '../../search/catalog-index';
import type { ProductRecord } from '../../search/catalog-records';
import { EYEGLASSES, SUNGLASSES } from '../../search/categories';
import { parseNamedFacets } from '../../search/facet-parameter';
import { findProducts } from '../../search/find-products';
import { MATCH_ALL } from '../../search/match-text';
import { productFinder } from '../../search/product-finder';
import { type ResponseView, responseView } from '../../serializers/response-view';
import type { HandlerFactory } from '../handler-factory';
import { availableFramesUrl, type BothEyes, type PowerRanges } from './available-frames-url';

const CATEGORY_BY_SEARCH_TYPE = {
  eyeglasses: EYEGLASSES,
  sunglasses: SUNGLASSES,
  search: undefined,
} as const;

/** Returns the number of frames that fit a prescription, and the URL of their listing (003 §5). */
export const checkAvailableFrames: HandlerFactory = () =>
  getCheckAvailableFramesMockHandler(
    createResolver('checkAvailableFrames', ({ params, query, body }, context) => {
      const view = responseView(params.storeId, query);
      const eyes = eyesOf(body);
      const count = body.frame
        ? countFrame(body.frame, eyes, context)
        : countListing(body, eyes, view, context);
      return { response: { count, url: availableFramesUrl(body, eyes, view, powerRanges(context)) } };
    }),
  );

function eyesOf({ prescriptionObject: values }: AvailableFramesRequest): BothEyes {
  const eye = (sphere: string, cylinder: string | undefined) => ({
    sphere: parseDiopters(sphere),
    cylinder: cylinder === undefined ? undefined : parseDiopters(cylinder),
  });
  return { right: eye(values.sphOD, values.cylOD), left: eye(values.sphOS, values.cylOS) };
}

/** Counts a frame by the range of the request; the catalog supplies a missing bound. */
function countFrame(frame: AvailableFramesFrame, eyes: BothEyes, { catalog }: SandboxContext): number {
  const product = productFinder(catalog).byPartNumber(frame.upc)?.product;
  const catalogFrame = product && 'frame' in product ? product.frame : undefined;
  if (catalogFrame?.prescriptionReady === false) return 0;
  const range = totalPowerRange(
    frame.minTotalPower ?? catalogFrame?.totalPower?.min,
    frame.maxTotalPower ?? catalogFrame?.totalPower?.max,
  );
  return frameCompatibility(eyes, range).status === 'compatible' ? 1 : 0;
}

function countListing(
  { selectedFacets, searchType, searchTerm }: AvailableFramesRequest,
  eyes: BothEyes,
  { language, currency }: ResponseView,
  { catalog }: SandboxContext,
): number {
  const { hits } = findProducts(catalogIndex(catalog), {
    query: searchType === 'search' ? (searchTerm ?? MATCH_ALL) : MATCH_ALL,
    mode: 'all',
    language,
    currency,
    selection: parseNamedFacets(selectedFacets, currency),
    categoryId: CATEGORY_BY_SEARCH_TYPE[searchType],
    accepts: ({ product }) => fitsPrescription(product, eyes),
  });
  return hits.length;
}

function powerRanges({ catalog }: SandboxContext): PowerRanges {
  return catalog.frames.flatMap(({ prescriptionReady, totalPower }) =>
    prescriptionReady && totalPower ? [totalPower] : [],
  );
}

function fitsPrescription(product: ProductRecord['product'], eyes: BothEyes): boolean {
  if (!('frame' in product) || !product.frame.prescriptionReady) return false;
  const { totalPower } = product.frame;
  return frameCompatibility(eyes, totalPowerRange(totalPower?.min, totalPower?.max)).status === 'compatible';
}

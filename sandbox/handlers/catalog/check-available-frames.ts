import type { AvailableFramesFrame, AvailableFramesRequest } from '@generated/catalog/model';
import { parseDiopters } from '@/domain/prescription/diopters';
import type { Eye } from '@/domain/prescription/eye';
import {
  type EyeValues,
  frameCompatibility,
  largestAbsolutePower,
} from '@/domain/prescription/frame-compatibility';
import { type TotalPowerRange, totalPowerRange } from '@/domain/prescription/total-power-range';
import type { Handler } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { catalogIndex } from '../../search/catalog-index';
import type { ProductRecord } from '../../search/catalog-records';
import { EYEGLASSES, SUNGLASSES } from '../../search/categories';
import { parseNamedFacets } from '../../search/facet-parameter';
import { findProducts } from '../../search/find-products';
import { MATCH_ALL } from '../../search/match-text';
import { urlRange } from '../../search/number-ranges';
import { productFinder } from '../../search/product-finder';
import { type ResponseView, responseView } from '../../serializers/response-view';

const CATEGORY_BY_SEARCH_TYPE = {
  eyeglasses: EYEGLASSES,
  sunglasses: SUNGLASSES,
  search: undefined,
} as const;

/** Sphere and cylinder of both eyes, in diopters. */
type BothEyes = Readonly<Record<Eye, EyeValues>>;

/** Total power ranges of the catalog's frames; the facets of the URL take their bounds from these. */
type PowerRanges = readonly TotalPowerRange[];

/**
 * Returns the URL of the listing with the frames that fit a prescription: the selected facets and, unless the request is for
 * one frame, the power ranges as facets `name:value`.
 *
 * URLs are stored, shared and logged, so they never contain a power of the prescription. The bounds are those of the catalog's
 * frames instead, and select the same frames.
 */
function availableFramesUrl(
  { searchType, searchTerm, selectedFacets, frame }: AvailableFramesRequest,
  eyes: BothEyes,
  view: ResponseView,
  ranges: PowerRanges,
): string {
  const parameters = new URLSearchParams();
  if (searchType === 'search' && searchTerm) parameters.append('q', searchTerm);
  for (const facet of [...selectedFacets, ...(frame ? [] : powerFacets(eyes, ranges))]) {
    parameters.append('facet', facet);
  }
  if (parameters.has('facet')) parameters.append('page', '1');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `/${view.locale}/${searchType}${query}`;
}

/** Omits bounds that every frame meets. `low` is exclusive, `high` is inclusive. */
function powerFacets({ right, left }: BothEyes, ranges: PowerRanges): string[] {
  const powers = [right, left].map((eye) => largestAbsolutePower(eye.sphere ?? 0, eye.cylinder));
  const [weakest, strongest] = [Math.min(...powers), Math.max(...powers)];
  const excludedMins = ranges.map(({ min }) => min).filter((min) => min > weakest);
  const excludedMaxes = ranges.map(({ max }) => max).filter((max) => max < strongest);
  const highestMin = Math.max(...ranges.map(({ min }) => min).filter((min) => min <= weakest), 0);
  return [
    'ROXABLE:True',
    ...(excludedMins.length > 0 ? [`MIN_TOTAL_POWER:${urlRange({ high: highestMin })}`] : []),
    ...(excludedMaxes.length > 0 ? [`MAX_TOTAL_POWER:${urlRange({ low: Math.max(...excludedMaxes) })}`] : []),
  ];
}

/** Returns the number of frames that fit a prescription, and the URL of their listing (003 §5). */
export const checkAvailableFrames: Handler<'checkAvailableFrames'> = ({ params, query, body }, context) => {
  const view = responseView(params.storeId, query);
  const eyes = eyesOf(body);
  const count = body.frame ? countFrame(body.frame, eyes, context) : countListing(body, eyes, view, context);
  return { response: { count, url: availableFramesUrl(body, eyes, view, powerRanges(context)) } };
};

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

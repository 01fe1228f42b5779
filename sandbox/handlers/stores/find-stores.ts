import type { Handler } from '../../call';
import { storeSearchPage } from '../../stores/store-search-page';

/** The specification names no radius; without one a search would always find something. About 100 miles. */
const RADIUS_KM = 160;

/** Stores of the country around a position, nearest first, that pass the filters. */
export const findStores: Handler<'findStores'> = (call, context) => storeSearchPage(call, context, RADIUS_KM);

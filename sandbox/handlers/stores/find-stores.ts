import { getFindStoresMockHandler } from '@generated/stores/stores.msw';
import { createResolver } from '../../call';
import { storeSearchPage } from '../../stores/store-search-page';
import type { HandlerFactory } from '../handler-factory';

/** The specification names no radius; without one a search would always find something. About 100 miles. */
const RADIUS_KM = 160;

/** Stores of the country around a position, nearest first, that pass the filters. */
export const findStores: HandlerFactory = () =>
  getFindStoresMockHandler(
    createResolver('findStores', (call, context) => storeSearchPage(call, context, RADIUS_KM)),
  );

import {
  getGetCookieSensitiveCategoryEspotMockHandler,
  getGetCookieSensitiveEspotMockHandler,
  getGetCookieSensitiveProductEspotMockHandler,
  getGetEspotMockHandler,
  getGetProductEspotMockHandler,
} from '@generated/marketing/marketing.msw';
import type { StoreId } from '@/domain/locale/locales';
import { createResolver } from '../../call';
import { espots } from '../../seed/marketing/espots';
import { toEspot } from '../../serializers/espot';
import type { HandlerFactory } from '../handler-factory';

interface EspotRequest {
  name: string;
  storeId: StoreId;
  langId: string | undefined;
  categoryId?: string;
}

/** Espots of a category or store are only returned for it; all others for every request. */
function espotResponse({ name, storeId, langId = '-1', categoryId }: EspotRequest) {
  const espot = espots.find(
    (candidate) =>
      candidate.name === name &&
      (!candidate.categoryId || candidate.categoryId === categoryId) &&
      (!candidate.storeId || candidate.storeId === storeId),
  );
  return toEspot(name, espot, langId);
}

export const getEspot: HandlerFactory = () =>
  getGetEspotMockHandler(
    createResolver('getEspot', ({ params, query }) =>
      espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId }),
    ),
  );

export const getProductEspot: HandlerFactory = () =>
  getGetProductEspotMockHandler(
    createResolver('getProductEspot', ({ params, query }) =>
      espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId }),
    ),
  );

export const getCookieSensitiveEspot: HandlerFactory = () =>
  getGetCookieSensitiveEspotMockHandler(
    createResolver('getCookieSensitiveEspot', ({ params, query }) =>
      espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId }),
    ),
  );

export const getCookieSensitiveProductEspot: HandlerFactory = () =>
  getGetCookieSensitiveProductEspotMockHandler(
    createResolver('getCookieSensitiveProductEspot', ({ params, query }) =>
      espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId }),
    ),
  );

export const getCookieSensitiveCategoryEspot: HandlerFactory = () =>
  getGetCookieSensitiveCategoryEspotMockHandler(
    createResolver('getCookieSensitiveCategoryEspot', ({ params, query }) =>
      espotResponse({
        name: params.name,
        storeId: params.storeId,
        langId: query.langId,
        categoryId: params.categoryId,
      }),
    ),
  );

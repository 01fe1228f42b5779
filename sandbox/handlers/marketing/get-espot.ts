import {
  getGetCookieSensitiveCategoryEspotMockHandler,
  getGetCookieSensitiveEspotMockHandler,
  getGetCookieSensitiveProductEspotMockHandler,
  getGetEspotMockHandler,
  getGetProductEspotMockHandler,
} from '@generated/marketing/marketing.msw';
import { createResolver } from '../../call';
import { espots } from '../../seed/marketing/espots';
import { toEspot } from '../../serializers/espot';
import { languageOf } from '../../serializers/language';
import type { HandlerFactory } from '../handler-factory';

interface EspotRequest {
  name: string;
  langId: string | undefined;
  categoryId?: string;
}

/** Espots of a category are only returned for that category; all others for every request. */
function espotResponse({ name, langId = '-1', categoryId }: EspotRequest) {
  const espot = espots.find(
    (candidate) => candidate.name === name && (!candidate.categoryId || candidate.categoryId === categoryId),
  );
  return toEspot(name, espot, langId, languageOf(langId));
}

export const getEspot: HandlerFactory = () =>
  getGetEspotMockHandler(
    createResolver('getEspot', ({ params, query }) =>
      espotResponse({ name: params.name, langId: query.langId }),
    ),
  );

export const getProductEspot: HandlerFactory = () =>
  getGetProductEspotMockHandler(
    createResolver('getProductEspot', ({ params, query }) =>
      espotResponse({ name: params.name, langId: query.langId }),
    ),
  );

export const getCookieSensitiveEspot: HandlerFactory = () =>
  getGetCookieSensitiveEspotMockHandler(
    createResolver('getCookieSensitiveEspot', ({ params, query }) =>
      espotResponse({ name: params.name, langId: query.langId }),
    ),
  );

export const getCookieSensitiveProductEspot: HandlerFactory = () =>
  getGetCookieSensitiveProductEspotMockHandler(
    createResolver('getCookieSensitiveProductEspot', ({ params, query }) =>
      espotResponse({ name: params.name, langId: query.langId }),
    ),
  );

export const getCookieSensitiveCategoryEspot: HandlerFactory = () =>
  getGetCookieSensitiveCategoryEspotMockHandler(
    createResolver('getCookieSensitiveCategoryEspot', ({ params, query }) =>
      espotResponse({ name: params.name, langId: query.langId, categoryId: params.categoryId }),
    ),
  );

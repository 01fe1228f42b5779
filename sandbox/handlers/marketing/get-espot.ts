import type { StoreId } from '@/domain/locale/locales';
import type { Handler } from '../../call';
import { espots } from '../../seed/marketing/espots';
import { toEspot } from '../../serializers/espot';

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

export const getEspot: Handler<'getEspot'> = ({ params, query }) =>
  espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId });

export const getProductEspot: Handler<'getProductEspot'> = ({ params, query }) =>
  espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId });

export const getCookieSensitiveEspot: Handler<'getCookieSensitiveEspot'> = ({ params, query }) =>
  espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId });

export const getCookieSensitiveProductEspot: Handler<'getCookieSensitiveProductEspot'> = ({
  params,
  query,
}) => espotResponse({ name: params.name, storeId: params.storeId, langId: query.langId });

export const getCookieSensitiveCategoryEspot: Handler<'getCookieSensitiveCategoryEspot'> = ({
  params,
  query,
}) =>
  espotResponse({
    name: params.name,
    storeId: params.storeId,
    langId: query.langId,
    categoryId: params.categoryId,
  });

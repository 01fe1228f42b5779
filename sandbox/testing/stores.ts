import type { StoreId } from '@/domain/locale/locales';
import type { TestClient, TestResponse } from './test-client';

/** Positions of searches, from public maps. */
export const POSITIONS = {
  cincinnati: [39.1, -84.51],
  newYork: [40.713, -74.006],
  toronto: [43.653, -79.383],
  phoenix: [33.448, -112.074],
  thunderBay: [48.38, -89.25],
} as const;

export interface StoreSearchOptions {
  storeId?: StoreId;
  pageSize?: number;
  offset?: number;
  langId?: string;
  body?: Partial<{
    selectedOpeningFilters: string[];
    selectedInsuranceFilters: string[];
    selectedLanguageFilters: string[];
    locationEntry: string;
    isNuance: boolean;
  }>;
}

/** Searches stores around a position: the first 100 by default. */
export function searchStores(
  client: TestClient,
  position: keyof typeof POSITIONS,
  { storeId = '10851', pageSize = 100, offset = 0, langId = '-1', body = {} }: StoreSearchOptions = {},
): Promise<TestResponse> {
  const [lat, lng] = POSITIONS[position];
  return client.postJson(
    `/wcs/resources/store/${storeId}/storelocator/filtered/latitude/${lat}/longitude/${lng}?pageSize=${pageSize}&offset=${offset}&langId=${langId}`,
    {
      selectedOpeningFilters: [],
      selectedInsuranceFilters: [],
      selectedLanguageFilters: [],
      locationEntry: '',
      isNuance: false,
      ...body,
    },
  );
}

/** Returns the value of a store's attribute. */
export function attributeOf(
  { Attribute }: { Attribute: { name: string; value: string }[] },
  name: string,
): string | undefined {
  return Attribute.find((attribute) => attribute.name === name)?.value;
}

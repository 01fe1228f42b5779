import type { PhysicalStore } from '@generated/stores/model/physicalStore';
import type { StoreSearchResponse } from '@generated/stores/model/storeSearchResponse';
import { parseIsoDay } from '../dates/calendar-date';
import { isTimeZone } from '../dates/wall-clock';
import { regionCode } from '../places/region-names';
import { plainText } from '../text/plain-text';
import type { Store, StoreStatus } from './store';
import { parseSpecialHours, parseStoreHours } from './store-hours';

const STATUSES: Readonly<Record<string, StoreStatus>> = {
  U: 'coming-soon',
  T: 'temporarily-closed',
  C: 'closed',
};
const COUNTRIES: Readonly<Record<string, Store['country']>> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  // A US country for the maps service; the US site serves it.
  pr: 'US',
  'puerto rico': 'US',
  ca: 'CA',
  canada: 'CA',
};
const SERVICE = /^Service(.+)$/;

/** One page of a search: the stores and how many there are in all. */
export interface StorePage {
  readonly stores: readonly Store[];
  readonly total: number;
}

/** Returns the stores of a response; `PhysicalStore` is absent when none was found. */
export function toStorePage({ PhysicalStore = [], recordSetTotal }: StoreSearchResponse): StorePage {
  const stores = PhysicalStore.map(toStore);
  return { stores, total: Math.max(Number(recordSetTotal) || 0, stores.length) };
}

/** Returns a store of the commerce API: texts are trimmed, attributes that are unknown or malformed are left out (001 §3). */
export function toStore(wire: PhysicalStore): Store {
  const values = new Map((wire.Attribute ?? []).map(({ name, value }) => [name, value.trim()]));
  const day = (name: string) => parseIsoDay(values.get(name) ?? '');
  const isYes = (name: string) => values.get(name) === 'Y';
  const timeZone = values.get('TimeZone');
  return {
    id: wire.uniqueID,
    number: wire.storeName.trim(),
    name: wire.Description[0]?.displayStoreName.trim() ?? '',
    position: { latitude: Number(wire.latitude), longitude: Number(wire.longitude) },
    addressLines: wire.addressLine.map((line) => line.trim()).filter((line) => line !== ''),
    city: wire.city.trim(),
    region: regionCode(wire.stateOrProvinceName),
    postalCode: wire.postalCode.trim(),
    country: COUNTRIES[plainText(wire.country ?? '')],
    phone: wire.telephone1?.trim() ?? '',
    distance: wire.distance === undefined ? undefined : Number(wire.distance),
    scheduleUrl: wire.scheduleURL?.trim() || undefined,
    isFavorite: Boolean(wire.x_userId),
    insurance: list(wire.x_availableInsuranceFilters, ','),
    languages: list(wire.x_availableLanguageFilters, ','),
    status: STATUSES[values.get('StoreStatus') ?? ''] ?? 'open',
    openedOn: day('OpenDate'),
    reopensOn: day('ReOpenDate'),
    remodeledOn: day('LastRemodel'),
    movedOn: day('LastMoveDate'),
    hours: parseStoreHours(values.get('StoreHours')),
    specialDays: parseSpecialHours(values.get('SpecialHours')),
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : undefined,
    brands: list(values.get('FrameBrands'), ';'),
    services: (wire.Attribute ?? []).flatMap(({ name, displayValue, value }) => {
      const key = SERVICE.exec(name)?.[1];
      return key && value !== 'N' ? [{ key, label: displayValue.trim() }] : [];
    }),
    hasOnlineExam: isYes('onlineAppt'),
    takesBookings: isYes('bookingAppt'),
    fitsAudioGlasses: isYes('nuanceAppt'),
  };
}

function list(text: string | undefined, separator: string): string[] {
  const items = text?.split(separator).map((item) => item.trim()) ?? [];
  return [...new Set(items.filter((item) => item !== ''))];
}

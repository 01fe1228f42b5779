import type { PhysicalStore } from '@generated/stores/model/physicalStore';
import { describe, expect, test } from 'vitest';
import { toStore, toStorePage } from './to-store';

const wire: PhysicalStore = {
  uniqueID: '12542',
  storeName: '0279 ',
  Description: [{ displayStoreName: ' Willow Crest Crossing ' }],
  latitude: '39.12364',
  longitude: '-84.51953',
  addressLine: ['404 Bridge Ln', 'Suite 146', ''],
  city: 'Cincinnati',
  stateOrProvinceName: 'Ohio',
  postalCode: '45219     ',
  country: 'United States',
  telephone1: '5135550144',
  distance: '2.43',
  x_userId: '510044',
  x_availableInsuranceFilters: 'EyeMed, Aetna,,EyeMed',
  x_availableLanguageFilters: 'English,Spanish',
  Attribute: [],
};
const withAttributes = (values: Record<string, string>): PhysicalStore => ({
  ...wire,
  Attribute: Object.entries(values).map(([name, value]) => ({
    name,
    displayName: name,
    displayValue: value,
    value,
  })),
});

test('trims texts, and reads numbers, regions and lists', () => {
  expect(toStore(wire)).toMatchObject({
    id: '12542',
    number: '0279',
    name: 'Willow Crest Crossing',
    position: { latitude: 39.12364, longitude: -84.51953 },
    addressLines: ['404 Bridge Ln', 'Suite 146'],
    region: 'OH',
    country: 'US',
    postalCode: '45219',
    distance: 2.43,
    isFavorite: true,
    insurance: ['EyeMed', 'Aetna'],
    languages: ['English', 'Spanish'],
  });
});

test('reads the attributes', () => {
  const store = toStore(
    withAttributes({
      StoreStatus: 'T',
      OpenDate: '2016-05-02',
      ReOpenDate: '2026-07-01',
      FrameBrands: 'Marlowe;Alder & Quay',
      ServiceEyeExams: 'Eye exams',
      ServiceRepairs: 'N',
      bookingAppt: 'Y',
      onlineAppt: 'N',
      TimeZone: 'America/Denver',
    }),
  );
  expect(store).toMatchObject({
    status: 'temporarily-closed',
    openedOn: { year: 2016, month: 5, day: 2 },
    reopensOn: { year: 2026, month: 7, day: 1 },
    brands: ['Marlowe', 'Alder & Quay'],
    services: [{ key: 'EyeExams', label: 'Eye exams' }],
    takesBookings: true,
    hasOnlineExam: false,
    timeZone: 'America/Denver',
  });
});

test('nothing unknown, missing or malformed breaks a card', () => {
  const bare = toStore({
    ...withAttributes({
      StoreStatus: 'X',
      OpenDate: '02/05/2016',
      LastRemodel: '2026-02-30',
      StoreHours: 'daily',
      TimeZone: 'Cincinnati',
      Parking: 'Y',
    }),
    stateOrProvinceName: 'Nowhere',
    country: 'ZZ',
    Description: [],
  });
  expect(bare).toMatchObject({ name: '', status: 'open', region: 'Nowhere', services: [] });
  expect([bare.openedOn, bare.remodeledOn, bare.hours, bare.timeZone, bare.country]).toEqual(
    Array(5).fill(undefined),
  );
});

describe('a page of a search', () => {
  test('is empty where nothing was found', () => {
    expect(toStorePage({ recordSetTotal: '0' })).toEqual({ stores: [], total: 0 });
  });
  test('has the total of all pages, and never less than its stores', () => {
    expect(toStorePage({ recordSetTotal: '23', PhysicalStore: [wire] }).total).toBe(23);
    expect(toStorePage({ recordSetTotal: '', PhysicalStore: [wire] }).total).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { frameBrands } from '../catalog/frames/frame-brands';
import { SEED_DATE } from '../catalog/seed-date';
import type { StoreSeed } from '../models/store';
import { distanceKm } from '../places/distance';
import { towns } from '../places/towns';
import { createRandom } from '../random';
import { seedStores, storesPerTown } from './seed-stores';
import { daysBefore } from './store-history';
import { storeServices } from './store-services';

const stores = seedStores();

function daysAgo(date: string): number {
  return (Date.parse(SEED_DATE) - Date.parse(date)) / 86_400_000;
}

/** Applies the label rules of 001 §4, in the order of the specification. */
function labelOf({ status, remodeledOn, openedOn, movedOn }: StoreSeed): string {
  if (status !== 'O') return status;
  if (remodeledOn && daysAgo(remodeledOn) > 0 && daysAgo(remodeledOn) <= 180) return 'new look';
  if (daysAgo(openedOn) <= 180) return 'now open';
  if (movedOn && daysAgo(movedOn) <= 365) return 'recently moved';
  return 'none';
}

function countBy(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('the stores', () => {
  it('are the same in every run', () => {
    expect(seedStores()).toEqual(stores);
  });

  it('are 800 in the US and 110 in Canada, in every region, with unique id, number and position', () => {
    expect(countBy(stores.map((store) => store.country))).toEqual({ US: 800, CA: 110 });
    expect(new Set(stores.map((store) => store.region)).size).toBe(65);
    for (const key of ['uniqueId', 'storeNumber'] as const) {
      expect(new Set(stores.map((store) => store[key])).size).toBe(910);
    }
    expect(stores.every((store) => /^\d{4}$/.test(store.storeNumber))).toBe(true);
    expect(new Set(stores.map((store) => `${store.latitude} ${store.longitude}`)).size).toBe(910);
    expect(new Set(stores.map((store) => `${store.displayName}, ${store.city}, ${store.region}`)).size).toBe(
      910,
    );
  });

  it('have names that begin with a capital letter, also those after a French street', () => {
    for (const { displayName } of stores) expect(displayName).toMatch(/^[\p{Lu}\d]/u);
  });

  it('are in their town, with a postal code of its region', () => {
    for (const store of stores) {
      const town = towns.find(({ name, region }) => name === store.city && region === store.region);
      if (!town) throw new Error(`${store.city}, ${store.region} is not a known town`);
      expect(distanceKm(store, town), store.city).toBeLessThan(18);
      expect(store.country).toBe(town.country);
      expect(store.postalCode).toMatch(store.country === 'US' ? /^\d{5}$/ : /^[A-Z]\d[A-Z] \d[A-Z]\d$/);
      // ZIP codes of a large city share the first digit, Canadian codes of a town the first letter.
      expect(store.postalCode[0]).toBe(town.postalCode[0]);
    }
  });

  it('are at most 6 in a town, more where more people live', () => {
    const perTown = countBy(stores.map((store) => `${store.city}, ${store.region}`));
    expect(Math.max(...Object.values(perTown))).toBe(6);
    expect(perTown['Houston, TX']).toBe(6);
    expect(perTown['Cincinnati, OH']).toBe(1);
    expect(perTown['Iqaluit, NU']).toBe(1);
  });

  it('cover each history, including the edges of each time window', () => {
    const us = stores.filter((store) => store.country === 'US');
    const canada = stores.filter((store) => store.country === 'CA');
    // 800: new look 6 % and 1 % after a move; now open 5 %; moved 6 %; coming soon and temporarily closed 1.5 % each; closed 0.8 %.
    const expectedUs = {
      U: 12,
      T: 12,
      C: 6,
      'new look': 56,
      'now open': 40,
      'recently moved': 48,
      none: 626,
    };
    const expectedCanada = { U: 2, T: 2, C: 1, 'new look': 8, 'now open': 6, 'recently moved': 7, none: 84 };
    expect(countBy(us.map(labelOf))).toEqual(expectedUs);
    expect(countBy(canada.map(labelOf))).toEqual(expectedCanada);

    const ages = (dates: (string | undefined)[]) => new Set(dates.map((date) => date && daysAgo(date)));
    const open = us.filter((store) => store.status === 'O');
    for (const days of [0, 1, 180, 181]) expect(ages(open.map((store) => store.remodeledOn))).toContain(days);
    for (const days of [0, 180, 181]) expect(ages(open.map((store) => store.openedOn))).toContain(days);
    for (const days of [0, 365, 366]) expect(ages(open.map((store) => store.movedOn))).toContain(days);
  });

  it('open before any other event, except those coming soon', () => {
    for (const { status, openedOn, remodeledOn, movedOn, reopenedOn } of stores) {
      if (status === 'U') expect(daysAgo(openedOn)).toBeLessThan(0);
      else expect(daysAgo(openedOn)).toBeGreaterThanOrEqual(0);
      if (status === 'T') expect(daysAgo(reopenedOn ?? '')).toBeLessThan(0);
      for (const later of [remodeledOn, movedOn]) if (later) expect(later >= openedOn).toBe(true);
    }
  });

  it('have hours for seven days, with some closed days, or no hours', () => {
    expect(new Set(stores.map((store) => store.hours.length))).toEqual(new Set([0, 7]));
    const unknown = stores.filter((store) => store.hours.length === 0);
    expect(unknown.every((store) => store.status !== 'O')).toBe(false);
    expect(unknown.length).toBeLessThan(50);
    expect(stores.some((store) => store.hours[6] === null)).toBe(true);
    expect(stores.some((store) => store.hours[0] === null)).toBe(true);
    for (const hours of stores.flatMap((store) => store.hours)) {
      if (!hours) continue;
      expect(`${hours.open}-${hours.close}`).toMatch(/^\d\d:\d\d-\d\d:\d\d$/);
      expect(hours.open < hours.close).toBe(true);
    }
  });

  it('have known brands, services and languages', () => {
    const brands = new Set(frameBrands.map((brand) => brand.name));
    for (const store of stores) {
      expect(store.brands.every((brand) => brands.has(brand))).toBe(true);
      expect(store.brands.length).toBeGreaterThanOrEqual(10);
      expect(store.services.every((service) => service in storeServices)).toBe(true);
      expect(store.insuranceCarriers.length).toBeGreaterThanOrEqual(2);
      expect(store.languages[0]).toBe('English');
      expect(store.telephone).toMatch(/^[2-9]\d\d55501\d\d$/);
      if (store.bookableAppointment) expect(store.services).toContain('EyeExams');
      if (store.status !== 'O') expect(store.bookableAppointment || store.audioFitting).toBe(false);
    }
    expect(
      stores.filter((store) => store.region === 'QC').every((store) => store.languages.includes('French')),
    ).toBe(true);
    expect(stores.filter((store) => store.audioFitting && store.country === 'CA').length).toBeGreaterThan(5);
  });

  it('have the same histories relative to another day', () => {
    const later = seedStores(daysBefore(SEED_DATE, -200));
    expect(later.map((store) => store.storeNumber)).toEqual(stores.map((store) => store.storeNumber));
    expect(later.map((store) => store.openedOn)).toEqual(
      stores.map((store) => daysBefore(store.openedOn, -200)),
    );
  });
});

describe('stores per town', () => {
  it('rejects more stores than the towns can have', () => {
    const small = towns.filter((town) => town.region === 'WY');
    expect(() => storesPerTown(small, 100, createRandom('x'))).toThrow('room for 4 stores, not 100');
  });
});

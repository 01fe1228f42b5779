import { describe, expect, it } from 'vitest';
import { createRandom } from '../random';
import { canadianPostalCode } from '../stores/seed-stores';
import { distanceKm, movedBy } from './distance';
import { findPostalArea, geocodeTable } from './geocode-table';
import { fictionalTelephone } from './telephone';
import { US_ZIP3_RANGES, zipRegion } from './testing/zip-regions';
import { towns } from './towns';

const CANADIAN_FIRST_LETTERS: Record<string, string> = {
  ...{
    NL: 'A',
    NS: 'B',
    PE: 'C',
    NB: 'E',
    QC: 'GHJ',
    ON: 'KLMNP',
    MB: 'R',
    SK: 'S',
    AB: 'T',
    BC: 'V',
    NT: 'X',
  },
  ...{ NU: 'X', YT: 'Y' },
};

describe('the towns', () => {
  it('cover every state, the District of Columbia, Puerto Rico, and every province and territory', () => {
    const regions = new Set(towns.map((town) => town.region));
    const expected = [...Object.keys(US_ZIP3_RANGES), ...Object.keys(CANADIAN_FIRST_LETTERS)];
    expect([...regions].sort()).toEqual(expected.sort());
    expect(regions.size).toBe(52 + 13);
    expect(new Set(towns.map(({ name, region }) => `${name}, ${region}`)).size).toBe(towns.length);
    expect(towns.length).toBeGreaterThanOrEqual(950);
  });

  it('have postal codes of their region', () => {
    const wrong = towns.filter(({ country, region, postalCode }) =>
      country === 'US'
        ? !/^\d{5}$/.test(postalCode) || zipRegion(postalCode) !== region
        : !/^[A-Z]\d[A-Z]$/.test(postalCode) ||
          !CANADIAN_FIRST_LETTERS[region]?.includes(postalCode[0] ?? '?'),
    );
    expect(wrong).toEqual([]);
  });

  it('have the coordinates of an atlas', () => {
    // Rounded to a tenth of a degree, from an atlas.
    const atlas: [string, string, number, number][] = [
      ['New York', 'NY', 40.7, -74.0],
      ['Honolulu', 'HI', 21.3, -157.9],
      ['Anchorage', 'AK', 61.2, -149.9],
      ['San Juan', 'PR', 18.5, -66.1],
      ['Washington', 'DC', 38.9, -77.0],
      ['Montréal', 'QC', 45.5, -73.6],
      ["St. John's", 'NL', 47.6, -52.7],
      ['Iqaluit', 'NU', 63.7, -68.5],
      ['Whitehorse', 'YT', 60.7, -135.1],
    ];
    for (const [name, region, latitude, longitude] of atlas) {
      const town = towns.find((candidate) => candidate.name === name && candidate.region === region);
      expect(town && distanceKm(town, { latitude, longitude }), name).toBeLessThan(12);
    }
  });
});

describe('the postal areas', () => {
  it.each([
    ['10001', 'New York', 'NY'],
    ['60614-2345', 'Chicago', 'IL'],
    ['90012', 'Los Angeles', 'CA'],
    ['45202', 'Cincinnati', 'OH'],
    ['00907', 'San Juan', 'PR'],
    ['M5V 2T6', 'Toronto', 'ON'],
    ['h2x1y4', 'Montréal', 'QC'],
    ['T2P', 'Calgary', 'AB'],
    ['V5K 0A1', 'Vancouver', 'BC'],
    ['A1C', "St. John's", 'NL'],
  ])('find %s', (code, city, region) => {
    expect(findPostalArea(code)).toMatchObject({ city, region });
  });

  it('do not find invalid or unused postal codes', () => {
    expect(['', '12', 'Boston', '000', '99', 'D1A', 'M', '45202x', '5V'].map(findPostalArea)).toEqual(
      Array(9).fill(undefined),
    );
  });

  it('match their region', () => {
    const areas = [...geocodeTable.postalAreas.values()];
    const wrong = areas.filter(({ prefix, region, country }) =>
      country === 'US'
        ? zipRegion(prefix) !== region
        : !CANADIAN_FIRST_LETTERS[region]?.includes(prefix[0] ?? '?'),
    );
    expect(wrong).toEqual([]);
    // ZIP codes of all 50 states, the District of Columbia and Puerto Rico.
    expect(new Set(areas.filter((area) => area.country === 'US').map((area) => area.region)).size).toBe(52);
  });
});

describe('distances', () => {
  it('are great circles', () => {
    // Paris to London: 344 km; one degree of latitude: 111.2 km.
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(distanceKm(paris, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(343.6, 0);
    expect(distanceKm(paris, { latitude: 49.8566, longitude: 2.3522 })).toBeCloseTo(111.2, 1);
  });

  it('match the offsets of movedBy', () => {
    const calgary = { latitude: 51.05, longitude: -114.07 };
    expect(distanceKm(calgary, movedBy(calgary, 3, 4))).toBeCloseTo(5, 2);
    expect(movedBy(calgary, 1, 1).latitude).toBeGreaterThan(51.05);
    expect(movedBy(calgary, 1, 1).longitude).toBeGreaterThan(-114.07);
  });
});

describe('fictional codes and numbers', () => {
  it('have a valid format', () => {
    const random = createRandom('test');
    for (let round = 0; round < 200; round += 1) {
      expect(canadianPostalCode('K1P', random)).toMatch(/^K1P \d[ABCEGHJ-NPRSTV-Z]\d$/);
    }
  });

  it('have the area code of the nearest main town', () => {
    const random = createRandom('test');
    const mason = { region: 'OH', latitude: 39.36, longitude: -84.31 };
    expect(fictionalTelephone(mason, random)).toMatch(/^51355501\d\d$/);
    expect(fictionalTelephone({ region: 'OH', latitude: 41.5, longitude: -81.7 }, random)).toMatch(/^216/);
    expect(fictionalTelephone({ region: 'WY', latitude: 43, longitude: -108 }, random)).toMatch(/^307/);
    expect(() => fictionalTelephone({ ...mason, region: 'ZZ' }, random)).toThrow('No area code for ZZ');
  });
});

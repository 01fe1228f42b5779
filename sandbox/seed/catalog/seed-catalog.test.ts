import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ean13CheckDigit } from './ean13';
import { seedCatalog } from './seed-catalog';

const catalog = seedCatalog();
const colors = catalog.frames.flatMap((frame) => frame.colors);
const share = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.filter(test).length / items.length;
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('seedCatalog', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has the specified number of products', () => {
    const of = (category: string) => catalog.frames.filter((frame) => frame.category === category).length;
    expect(catalog.brands.filter((brand) => brand.kind === 'frames')).toHaveLength(24);
    expect(of('eyeglasses')).toBe(380);
    expect(of('sunglasses')).toBe(240);
    expect(colors.length).toBeGreaterThan(1700);
    expect(colors.length).toBeLessThan(2000);
    expect(catalog.contactLenses).toHaveLength(60);
    expect(catalog.lensPackages.length).toBeGreaterThanOrEqual(40);
    expect(catalog.warranties).toHaveLength(3);
  });

  it('is the same in every run, independent of clock and Math.random', () => {
    vi.useFakeTimers({ now: new Date('2031-12-31T23:59:59Z') });
    const randomSpy = vi.spyOn(Math, 'random').mockReturnValue(0.123);
    const repeated = seedCatalog();
    const randomCalls = randomSpy.mock.calls.length;
    randomSpy.mockRestore();
    expect(randomCalls).toBe(0);
    expect(hashOf(repeated)).toBe(hashOf(catalog));
  });

  it('has unique ids and article numbers', () => {
    const articles = [...colors, ...catalog.contactLenses, ...catalog.lensPackages];
    const ids = [...articles, ...catalog.frames, ...catalog.warranties].map((item) => item.catentryId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^\d+$/.test(id))).toEqual([]);
    expect(new Set(articles.map((item) => item.upc)).size).toBe(articles.length);
    const wrong = articles.filter(
      ({ upc }) => !/^2\d{12}$/.test(upc) || ean13CheckDigit(upc.slice(0, 12)) !== upc[12],
    );
    expect(wrong).toEqual([]);
  });

  it('lists every brand once, and exactly the brands of the products', () => {
    const names = catalog.brands.map((brand) => brand.name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(catalog.brands.map((brand) => brand.slug)).size).toBe(names.length);
    const used = new Set([...catalog.frames, ...catalog.contactLenses].map((item) => item.brand));
    expect([...used].sort()).toEqual([...names].sort());
  });

  it('has prices that end in .00 or .95, about 30 % of them reduced', () => {
    const prices = [...colors, ...catalog.contactLenses, ...catalog.lensPackages].flatMap(({ price }) => [
      price.USD,
      price.CAD,
    ]);
    expect(prices.filter(({ offer, list }) => offer > list)).toEqual([]);
    expect(
      prices.flatMap(({ offer, list }) => [offer, list]).filter((cents) => ![0, 95].includes(cents % 100)),
    ).toEqual([]);
    const reduced = share(colors, ({ price }) => price.USD.offer < price.USD.list);
    expect(reduced).toBeGreaterThan(0.25);
    expect(reduced).toBeLessThan(0.35);
  });

  it('does not convert US to Canadian prices by a constant factor', () => {
    const ratios = colors.map(({ price }) => price.CAD.list / price.USD.list);
    expect(Math.min(...ratios)).toBeGreaterThan(1.15);
    expect(Math.max(...ratios)).toBeLessThan(1.5);
    expect(new Set(ratios.map((ratio) => ratio.toFixed(2))).size).toBeGreaterThan(8);
  });

  it('has about 3 % of the colors out of stock', () => {
    const empty = share(colors, ({ stock }) => stock === 0);
    expect(empty).toBeGreaterThan(0.015);
    expect(empty).toBeLessThan(0.045);
    expect(colors.filter(({ stock }) => stock < 0 || !Number.isInteger(stock))).toEqual([]);
  });

  it('was released within the three years before the seed date', () => {
    const dates = catalog.frames.map((frame) => frame.releasedOn);
    expect(dates.filter((date) => date < '2023-06-15' || date > '2026-06-15')).toEqual([]);
    expect(share(dates, (date) => date >= '2026-03-15')).toBeGreaterThan(0.05);
  });

  it('has popularity between 0 and 1000', () => {
    const values = [...catalog.frames, ...catalog.contactLenses].map((item) => item.popularity);
    expect(values.filter((value) => value < 0 || value > 1000 || !Number.isInteger(value))).toEqual([]);
  });
});

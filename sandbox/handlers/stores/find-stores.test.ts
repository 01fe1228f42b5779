import { describe, expect, it, test } from 'vitest';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { attributeOf, searchStores } from '../../testing/stores';
import { testSandbox } from '../../testing/test-sandbox';

const DAY_MS = 24 * 60 * 60 * 1000;
const { client: createClient } = testSandbox();
const client = createClient();

type Wire = Record<string, unknown> & { storeName: string; Attribute: { name: string; value: string }[] };
const rows = (body: { PhysicalStore?: Wire[] }) => body.PhysicalStore ?? [];

describe('a search', () => {
  it('returns the stores of the country within 100 miles, nearest first, in miles', async () => {
    const { body } = await searchStores(client, 'cincinnati');
    expect(rows(body).find(({ storeName }) => storeName === '0279')).toMatchObject({
      // 2.63 km north and 0.82 km west of the position: 2.75 km.
      distance: '1.71',
      postalCode: '45219     ',
      addressLine: ['404 Bridge Ln', 'Suite 146', ''],
    });
    const distances = rows(body).map(({ distance }) => Number(distance));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(99.5);
    expect(body.recordSetTotal).toBe(String(distances.length));
  });

  it('measures in kilometers in Canada, and mixes in no store across the border', async () => {
    const { body } = await searchStores(client, 'toronto', { storeId: '10852', langId: '-25' });
    expect(rows(body)).toHaveLength(38);
    expect(new Set(rows(body).map(({ country }) => country))).toEqual(new Set(['CA']));
    expect(rows(body).some(({ distance }) => Number(distance) > 100)).toBe(true);
    expect(
      body.PhysicalStore[0].Attribute.find(({ name }: { name: string }) => name === 'ServiceRepairs'),
    ).toMatchObject({
      displayName: 'Service',
      displayValue: 'Réparations',
    });
  });

  it('pages without gaps or repetitions, and says when the last page is there', async () => {
    const pages = await Promise.all(
      [0, 30, 60].map((offset) => searchStores(client, 'newYork', { pageSize: 30, offset })),
    );
    expect(
      pages.map(({ body }) => [body.recordSetTotal, body.recordSetCount, body.recordSetComplete]),
    ).toEqual([
      ['79', '30', 'false'],
      ['79', '30', 'false'],
      ['79', '19', 'true'],
    ]);
    expect(new Set(pages.flatMap(({ body }) => rows(body)).map(({ storeName }) => storeName)).size).toBe(79);
  });

  it('has no list where no store is near', async () => {
    const { status, body } = await searchStores(client, 'thunderBay', { storeId: '10852' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ recordSetTotal: '0', recordSetComplete: 'true' });
    expect(body.PhysicalStore).toBeUndefined();
  });
});

describe('filters', () => {
  const search = async (body: Parameters<typeof searchStores>[2]) =>
    rows((await searchStores(client, 'newYork', body)).body);

  test('any of a group', async () => {
    const found = await search({ body: { selectedLanguageFilters: ['Korean', 'Spanish'] } });
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(({ x_availableLanguageFilters: languages }) => /Korean|Spanish/.test(String(languages))),
    ).toBe(true);
  });

  test('all groups', async () => {
    const found = await search({
      body: { selectedLanguageFilters: ['Spanish'], selectedInsuranceFilters: ['Aetna'], isNuance: true },
    });
    expect(found.length).toBeGreaterThan(0);
    for (const store of found) {
      expect(store.x_availableLanguageFilters).toContain('Spanish');
      expect(store.x_availableInsuranceFilters).toContain('Aetna');
      expect(attributeOf(store, 'nuanceAppt')).toBe('Y');
    }
  });

  test('open today, by the day at the store, with the French label too', async () => {
    // The clock is at Monday, June 15, 2026.
    const found = await search({ body: { selectedOpeningFilters: ['Open today'] } });
    expect(found.length).toBeLessThan(79);
    for (const store of found) {
      expect(attributeOf(store, 'StoreStatus')).toBe('O');
      expect(attributeOf(store, 'StoreHours')).not.toMatch(/^Closed/);
    }
    const french = await search({ body: { selectedOpeningFilters: ["Ouvert aujourd'hui"] } });
    expect(french).toEqual(found);
  });

  test('open at weekends', async () => {
    const found = await search({ body: { selectedOpeningFilters: ['Open weekends'] } });
    expect(found.every((store) => !attributeOf(store, 'StoreHours')?.endsWith('Closed; Closed'))).toBe(true);
    expect(found.some((store) => attributeOf(store, 'StoreHours')?.endsWith('; Closed'))).toBe(true);
  });
});

describe('as time passes', () => {
  it.each([0, 300, 3000])('the dates behind the labels are as old after %i days', async (days) => {
    const { client: newClient, advanceClock } = testSandbox();
    advanceClock(days * DAY_MS);
    const today = Date.parse('2026-06-15') + days * DAY_MS;
    const ages = (name: string, found: Wire[]) =>
      found.flatMap((store) => {
        const date = attributeOf(store, name);
        return date ? [(today - Date.parse(date)) / DAY_MS] : [];
      });
    const found = rows((await searchStores(newClient(), 'newYork')).body);
    expect(ages('LastRemodel', found).filter((age) => age > 0 && age <= 180).length).toBeGreaterThan(2);
    expect(ages('OpenDate', found).filter((age) => age >= 0 && age <= 180).length).toBeGreaterThan(2);
    const comingSoon = found.filter((store) => attributeOf(store, 'StoreStatus') === 'U');
    expect(ages('OpenDate', comingSoon).every((age) => age < 0)).toBe(true);
  });
});

describe('favorites', () => {
  const ADD = '/wcs/resources/store/10851/favouritestore/addfavourite';
  const remove = (id: string) => `/wcs/resources/store/10851/favouritestore/removefavourite/storelocid/${id}`;
  const favoriteIds = async (shopper: ReturnType<typeof createClient>) =>
    rows((await searchStores(shopper, 'cincinnati')).body).flatMap(({ x_userId, uniqueID }) =>
      x_userId ? [uniqueID] : [],
    );

  it('belong to the caller, are added once, and are removed', async () => {
    const [shopper, other] = [createClient(), createClient()];
    const userId = await becomeGuest(shopper);
    await becomeGuest(other);
    const body = { storeLocId: '12542', storeNickName: 'Willow Crest Crossing' };
    expect((await shopper.postJson(ADD, body)).body).toEqual({ user: userId, storeLocId: '12542' });
    expect((await shopper.postJson(ADD, body)).status).toBe(200);
    expect(await favoriteIds(shopper)).toEqual(['12542']);
    expect(await favoriteIds(other)).toEqual([]);
    expect(await favoriteIds(createClient())).toEqual([]);
    expect((await shopper.delete(remove('12542'))).body).toEqual({ user: userId, storeLocId: '12542' });
    expect((await shopper.delete(remove('12542'))).status).toBe(200);
    expect(await favoriteIds(shopper)).toEqual([]);
  });

  it('move to the account at sign-in, without duplicates', async () => {
    const { client: newClient } = testSandbox();
    const member = newClient();
    await logOn(member, 'noor.haddad');
    await member.postJson(ADD, { storeLocId: '12542', storeNickName: 'Near' });
    const guest = newClient();
    await becomeGuest(guest);
    await guest.postJson(ADD, { storeLocId: '12542', storeNickName: 'Near' });
    await guest.postJson(ADD, { storeLocId: '12551', storeNickName: 'Second' });
    await logOn(guest, 'noor.haddad');
    expect(await favoriteIds(guest)).toEqual(['12542', '12551']);
  });

  it('are rejected for the generic user, an unknown store and one of the other country', async () => {
    const shopper = createClient();
    const add = (storeLocId: string) => shopper.postJson(ADD, { storeLocId, storeNickName: 'x' });
    expect((await add('12542')).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
    await becomeGuest(shopper);
    expect((await add('99999')).status).toBe(404);
    // Brampton, Ontario.
    expect((await add('12859')).status).toBe(404);
    expect((await shopper.delete(remove('99999'))).status).toBe(404);
  });
});

describe('one store', () => {
  const path = (storeName: string, storeId = '10851') =>
    `/wcs/resources/store/${storeId}/storelocator/byStoreNumber/${storeName}?langId=-50`;

  it('comes by its number, in the language, without a distance', async () => {
    const { body } = await client.get(path('0279'));
    expect(body).toMatchObject({ uniqueID: '12542', city: 'Cincinnati' });
    expect(body.distance).toBeUndefined();
    expect(attributeOf(body, 'TimeZone')).toBe('America/New_York');
    // Independence Day of the 60 days from June 15, 2026.
    expect(attributeOf(body, 'SpecialHours')).toBe('2026-07-04 10:00-17:00');
    expect(body.Attribute).toContainEqual({
      name: 'ServiceRepairs',
      displayName: 'Servicio',
      displayValue: 'Reparaciones',
      value: 'Y',
    });
  });

  it('is not found by an unknown number, or in the other country', async () => {
    expect((await client.get(path('9999'))).status).toBe(404);
    expect((await client.get(path('0279', '10852'))).status).toBe(404);
  });
});

import { requestExample } from '../request-example';
import { anyone, guest } from '../supplies/shoppers';
import { MissingInput, present, successBody, supply } from '../walk';
import type { Probes } from './probe';

/** A location with stores in each country. */
const TOWNS = {
  US: { lat: 40.7128, lng: -74.006 },
  CA: { lat: 43.6532, lng: -79.3832 },
};
const DAY_MS = 24 * 60 * 60 * 1000;

const nearStores = supply(async (walk) => {
  const client = await anyone(walk);
  const searchResult = successBody(
    'findStores',
    await client.POST('/wcs/resources/store/{storeId}/storelocator/filtered/latitude/{lat}/longitude/{lng}', {
      params: {
        path: { ...walk.store, ...TOWNS[walk.store.country] },
        query: { pageSize: 20, offset: 0, langId: walk.store.country === 'US' ? '-1' : '-24' },
      },
      body: requestExample('findStores', 'unfiltered'),
    }),
  );
  return present('a store', searchResult.PhysicalStore);
});

const nearStore = supply(async (walk) => present('a store', (await nearStores(walk))[0]));

/** An available slot within two weeks in the first nearby store that offers eye exams. */
const freeSlot = supply(async (walk) => {
  const client = await anyone(walk);
  const [from, to] = [1, 14].map((days) => dayAfter(walk.options.now, days));
  for (const { storeName } of await nearStores(walk)) {
    const { data } = await client.GET('/wcs/resources/store/{storeId}/eappointment/{storeName}/slots', {
      params: {
        path: { ...walk.store, storeName },
        query: { from: present('from', from), to: present('to', to), langId: walk.store.langId },
      },
    });
    const slot = data?.slots[0];
    if (slot) return { storeName, slotId: slot.slotId };
  }
  throw new MissingInput('no nearby store has an available exam slot');
});

const booking = supply(async (walk) => {
  walk.needLasting('a booked exam');
  const { storeName, slotId } = await freeSlot(walk);
  const client = await anyone(walk);
  return successBody(
    'bookExam',
    await client.POST('/wcs/resources/store/{storeId}/eappointment/{storeName}/appointments', {
      params: { path: { ...walk.store, storeName } },
      body: { ...requestExample('bookExam', 'minimal'), slotId },
    }),
  );
});

export const storesProbes = {
  findStores: nearStores,
  addFavouriteStore: async (walk) => {
    const store = await nearStore(walk);
    return (await guest(walk)).POST('/wcs/resources/store/{storeId}/favouritestore/addfavourite', {
      params: { path: walk.store },
      body: { storeLocId: store.uniqueID, storeNickName: 'Near' },
    });
  },
  removeFavouriteStore: async (walk) => {
    const { uniqueID: id } = await nearStore(walk);
    return (await guest(walk)).DELETE(
      '/wcs/resources/store/{storeId}/favouritestore/removefavourite/storelocid/{id}',
      { params: { path: { ...walk.store, id } } },
    );
  },
  getStoreDoctors: async (walk) => {
    const { storeName } = await nearStore(walk);
    return (await anyone(walk)).GET('/wcs/resources/store/{storeId}/eappointment/{storeName}/doctors', {
      params: { path: { ...walk.store, storeName } },
    });
  },
  getDoctorPractice: async (walk) => {
    const { storeName } = await nearStore(walk);
    return (await anyone(walk)).GET('/doctor-practice/{storeName}', {
      params: { path: { storeName }, query: { brandCode: 'LC' } },
    });
  },
  findExamSlots: freeSlot,
  bookExam: booking,
  getExamConfirmation: async (walk) => {
    const { confirmationNumber } = await booking(walk);
    return (await anyone(walk)).GET(
      '/wcs/resources/store/{storeId}/eappointment/appointments/{confirmationNumber}',
      { params: { path: { ...walk.store, confirmationNumber } } },
    );
  },
} satisfies Probes;

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

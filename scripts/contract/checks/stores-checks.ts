import { MissingInputError } from '../../contract-checker/missing-input-error';
import { anonymousClient, guest } from '../fixtures/shoppers';
import { requestExample } from '../model/request-example';
import { fixture, requireValue, type StoreRun, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

/** A location with stores in each country. */
const TOWNS = {
  US: { lat: 40.7128, lng: -74.006 },
  CA: { lat: 43.6532, lng: -79.3832 },
};
const DAY_MS = 24 * 60 * 60 * 1000;

const nearbyStores = fixture(async (run) => {
  const client = await anonymousClient(run);
  const searchResult = successBody(
    'findStores',
    await client.POST('/wcs/resources/store/{storeId}/storelocator/filtered/latitude/{lat}/longitude/{lng}', {
      params: {
        path: { ...run.store, ...TOWNS[run.store.country] },
        query: { pageSize: 20, offset: 0, langId: run.store.country === 'US' ? '-1' : '-24' },
      },
      body: requestExample('findStores', 'unfiltered'),
    }),
  );
  return requireValue('a store', searchResult.PhysicalStore);
});

const nearbyStore = fixture(async (run) => requireValue('a store', (await nearbyStores(run))[0]));

/** An available slot within two weeks in the first nearby store that has one. */
async function findSlot(run: StoreRun) {
  const client = await anonymousClient(run);
  const [from, to] = [1, 14].map((days) => dayAfter(run.options.now, days));
  for (const { storeName } of await nearbyStores(run)) {
    const { data } = await client.GET('/wcs/resources/store/{storeId}/eappointment/{storeName}/slots', {
      params: {
        path: { ...run.store, storeName },
        query: { from: requireValue('from', from), to: requireValue('to', to), langId: run.store.langId },
      },
    });
    // Any of them: another run may be about to take the first one.
    const slot = data?.slots[Math.floor(Math.random() * data.slots.length)];
    if (slot) return { storeName, slotId: slot.slotId };
  }
  throw new MissingInputError('no nearby store has an available exam slot');
}

const availableSlot = fixture(findSlot);

/** More tries than runs at once. */
const MOST_TRIES = 5;

const booking = fixture(async (run) => {
  run.requireWrite('a booked exam');
  for (let tries = 1; ; tries += 1) {
    const slot = tries === 1 ? await availableSlot(run) : await findSlot(run);
    const requestId = crypto.randomUUID();
    const result = await book(run, { ...slot, requestId });
    if (result.response.status !== 409 || tries === MOST_TRIES)
      return { ...successBody('bookExam', result), requestId };
  }
});

async function book(
  run: StoreRun,
  { storeName, slotId, requestId }: { storeName: string; slotId: string; requestId: string },
) {
  return (await anonymousClient(run)).POST(
    '/wcs/resources/store/{storeId}/eappointment/{storeName}/appointments',
    {
      params: { path: { ...run.store, storeName } },
      body: { ...requestExample('bookExam', 'minimal'), requestId, slotId },
    },
  );
}

export const storesChecks = {
  findStores: nearbyStores,
  getStore: async (run) => {
    const { storeName } = await nearbyStore(run);
    return (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/storelocator/byStoreNumber/{storeName}',
      { params: { path: { ...run.store, storeName } } },
    );
  },
  addFavouriteStore: async (run) => {
    const store = await nearbyStore(run);
    return (await guest(run)).POST('/wcs/resources/store/{storeId}/favouritestore/addfavourite', {
      params: { path: run.store },
      body: { storeLocId: store.uniqueID, storeNickName: 'Near' },
    });
  },
  removeFavouriteStore: async (run) => {
    const { uniqueID: id } = await nearbyStore(run);
    return (await guest(run)).DELETE(
      '/wcs/resources/store/{storeId}/favouritestore/removefavourite/storelocid/{id}',
      { params: { path: { ...run.store, id } } },
    );
  },
  getStoreDoctors: async (run) => {
    const { storeName } = await nearbyStore(run);
    return (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/eappointment/{storeName}/doctors',
      {
        params: { path: { ...run.store, storeName } },
      },
    );
  },
  getDoctorPractice: async (run) => {
    const { storeName } = await nearbyStore(run);
    return (await anonymousClient(run)).GET('/doctor-practice/{storeName}', {
      params: { path: { storeName }, query: { brandCode: 'LC' } },
    });
  },
  findExamSlots: availableSlot,
  bookExam: booking,
  getExamConfirmation: async (run) => {
    const { confirmationNumber } = await booking(run);
    return (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/eappointment/appointments/{confirmationNumber}',
      { params: { path: { ...run.store, confirmationNumber } } },
    );
  },
  getExamRequest: async (run) => {
    const { requestId } = await booking(run);
    return (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/eappointment/requests/{requestId}',
      {
        params: { path: { ...run.store, requestId } },
      },
    );
  },
  // The last one, since the others need the exam.
  cancelExam: async (run) => {
    const { confirmationNumber } = await booking(run);
    return (await anonymousClient(run)).DELETE(
      '/wcs/resources/store/{storeId}/eappointment/appointments/{confirmationNumber}',
      { params: { path: { ...run.store, confirmationNumber } } },
    );
  },
} satisfies ContractChecks;

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

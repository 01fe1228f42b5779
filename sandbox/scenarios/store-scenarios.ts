import type { PhysicalStore } from '@generated/stores/model/physicalStore';
import type { StoreDoctorsResponse } from '@generated/stores/model/storeDoctorsResponse';
import type { StoreSearchResponse } from '@generated/stores/model/storeSearchResponse';
import { toIsoDay } from '@/domain/dates/calendar-date';
import { addDays } from '@/domain/dates/day-number';
import { wallClock } from '@/domain/dates/wall-clock';
import type { Call } from '../call';
import { storeSearchPage } from '../stores/store-search-page';
import { changed, conditional, delayed, example, type NamedScenario, noNetwork } from './scenario';

const DAILY = (hours: string) => Array<string>(7).fill(hours).join('; ');

/** Hours of the first cards. */
const UNUSUAL_HOURS: (string | undefined)[] = [
  DAILY('10:00-01:00'),
  DAILY('08:00-24:00'),
  undefined,
  DAILY('Closed'),
];

/** Statuses of the first cards, and the age in days of their news. */
const STATUSES: { status: string; name?: string; daysAgo?: number }[] = [
  { status: 'U', name: 'OpenDate', daysAgo: -20 },
  { status: 'T', name: 'ReOpenDate', daysAgo: -20 },
  { status: 'C' },
  { status: 'O', name: 'LastRemodel', daysAgo: 1 },
  { status: 'O', name: 'OpenDate', daysAgo: 180 },
  { status: 'O', name: 'LastMoveDate', daysAgo: 365 },
  { status: 'O' },
];
const HISTORY = ['OpenDate', 'ReOpenDate', 'LastRemodel', 'LastMoveDate'];

/** Failures, delays and rare states of the store finder. */
export const storeScenarios: readonly NamedScenario[] = [
  {
    name: 'stores-delayed',
    section: '001 §2',
    summary: 'The stores are delayed by three seconds',
    effects: { findStores: delayed(3000) },
  },
  {
    name: 'stores-unavailable',
    section: '001 §8',
    summary: 'The stores cannot be loaded; it is logged, and the list says so with a retry',
    effects: { findStores: noNetwork },
  },
  {
    name: 'more-stores-unavailable',
    section: '001 §8',
    summary: 'The first page of stores comes, no further one does: what is there stays',
    effects: {
      findStores: conditional((_: unknown, { call }) => searchOf(call).query.offset > 0, noNetwork),
    },
  },
  {
    name: 'stores-everywhere',
    section: '001 §9',
    summary: 'A search has no radius: all 800 stores of the US come, 100 to a page',
    effects: {
      findStores: changed((body: StoreSearchResponse, { call, context }) =>
        Object.assign(body, storeSearchPage(searchOf(call), context, Infinity)),
      ),
    },
  },
  {
    name: 'stores-unusual-hours',
    section: '001 §3',
    summary: 'The first stores are open past midnight, until midnight, at unknown hours, and never',
    effects: {
      findStores: changedStores((store, index) => {
        if (index < UNUSUAL_HOURS.length) setAttribute(store, 'StoreHours', UNUSUAL_HOURS[index]);
      }),
    },
  },
  {
    name: 'stores-every-status',
    section: '001 §4',
    summary:
      'The first stores are coming soon, temporarily closed, closed, with a new look, now open, recently moved, and none of it',
    effects: { findStores: changedStores(setStatus) },
  },
  {
    name: 'stores-without-time-zone',
    section: '001 §3',
    summary:
      'No store says its time zone: hours are shown, but neither whether it is open nor which day is today',
    effects: { findStores: changedStores(removeTimeZone), getStore: changed(removeTimeZone) },
  },
  {
    name: 'geocoder-delayed',
    section: '001 §7',
    summary: 'The maps service is delayed by three seconds',
    effects: { geocode: delayed(3000) },
  },
  {
    name: 'geocoder-unavailable',
    section: '001 §8',
    summary: 'The maps service does not respond: nothing can be searched by name',
    effects: { geocode: noNetwork },
  },
  {
    name: 'favorite-rejected',
    section: '001 §8',
    summary: 'A favorite store can be neither added nor removed; it is logged, and the button goes back',
    effects: {
      addFavouriteStore: example('favoriteFailed'),
      removeFavouriteStore: example('favoriteFailed'),
    },
  },
  {
    name: 'favorites-unavailable',
    section: '001 §8',
    summary: 'A change of a favorite store gets no response',
    effects: { addFavouriteStore: noNetwork, removeFavouriteStore: noNetwork },
  },
  {
    name: 'store-unavailable',
    section: '001 §2',
    summary: 'A single store cannot be loaded',
    effects: { getStore: noNetwork },
  },
  {
    name: 'doctors-failed',
    section: '001 §8',
    summary: 'The doctors of a store cannot be loaded; it is logged, and the details open',
    effects: { getStoreDoctors: example('doctorsFailed') },
  },
  {
    name: 'practice-failed',
    section: '001 §8',
    summary: 'The exam hours of a store cannot be loaded; it is logged, and the details open',
    effects: { getDoctorPractice: example('practiceFailed') },
  },
  {
    name: 'doctors-and-practice-failed',
    section: '001 §8',
    summary: 'Neither doctors nor exam hours can be loaded; the details open',
    effects: { getStoreDoctors: example('doctorsFailed'), getDoctorPractice: example('practiceFailed') },
  },
  {
    name: 'store-details-delayed',
    section: '001 §2',
    summary: 'Doctors and exam hours are delayed by three seconds',
    effects: { getStoreDoctors: delayed(3000), getDoctorPractice: delayed(3000) },
  },
  {
    name: 'doctors-unlisted',
    section: '001 §5',
    summary: 'No doctor of a store has an office number: the US store lists none',
    effects: {
      getStoreDoctors: changed(({ data }: StoreDoctorsResponse) => {
        for (const doctor of data.doctors) doctor.doctorOfficeNumber = '';
      }),
    },
  },
];

/** Narrows a call to a search: the scenarios of this file affect searches only where they read the call. */
function searchOf(call: Call): Call<'findStores'> {
  return call as unknown as Call<'findStores'>;
}

type Change = (store: PhysicalStore, index: number, today: Date) => void;

function changedStores(change: Change) {
  return changed(({ PhysicalStore = [] }: StoreSearchResponse, { context }) => {
    for (const [index, store] of PhysicalStore.entries()) change(store, index, context.now());
  });
}

function removeTimeZone(store: PhysicalStore): void {
  setAttribute(store, 'TimeZone', undefined);
}

function setStatus(store: PhysicalStore, index: number, now: Date): void {
  const row = STATUSES[index];
  if (!row) return;
  const timeZone = store.Attribute.find(({ name }) => name === 'TimeZone')?.value ?? 'UTC';
  for (const name of HISTORY) setAttribute(store, name, undefined);
  setAttribute(store, 'StoreStatus', row.status);
  if (row.status !== 'O') setAttribute(store, 'bookingAppt', 'N');
  if (!row.name || row.daysAgo === undefined) return;
  setAttribute(store, row.name, toIsoDay(addDays(wallClock(now, timeZone).date, -row.daysAgo)));
}

/** Sets an attribute of a store, or removes it. */
function setAttribute(store: PhysicalStore, name: string, value: string | undefined): void {
  const present = store.Attribute.find((attribute) => attribute.name === name);
  store.Attribute = store.Attribute.filter((attribute) => attribute.name !== name);
  if (value !== undefined)
    store.Attribute.push({ name, displayName: present?.displayName ?? name, displayValue: value, value });
}

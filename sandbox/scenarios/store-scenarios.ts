import type { PhysicalStore } from '@generated/stores/model/physicalStore';
import type { StoreDoctorsResponse } from '@generated/stores/model/storeDoctorsResponse';
import type { StoreSearchResponse } from '@generated/stores/model/storeSearchResponse';
import { toIsoDay } from '@/domain/dates/calendar-date';
import { addDays } from '@/domain/dates/day-number';
import { wallClock } from '@/domain/dates/wall-clock';
import type { Call } from '../call';
import { storeSearchPage } from '../stores/store-search-page';
import { changed, conditional, delayed, example, noNetwork, type ScenarioTable } from './scenario';

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
export const storeScenarios: ScenarioTable = {
  'stores-delayed': ['001 §2', 'The stores are delayed by three seconds', { findStores: delayed(3000) }],
  'stores-unavailable': [
    '001 §8',
    'The stores cannot be loaded; it is logged, and the list says so with a retry',
    { findStores: noNetwork },
  ],
  'more-stores-unavailable': [
    '001 §8',
    'The first page of stores comes, no further one does: what is there stays',
    {
      findStores: conditional((_: unknown, { call }) => searchOf(call).query.offset > 0, noNetwork),
    },
  ],
  'stores-everywhere': [
    '001 §9',
    'A search has no radius: all 800 stores of the US come, 100 to a page',
    {
      findStores: changed((body: StoreSearchResponse, { call, context }) =>
        Object.assign(body, storeSearchPage(searchOf(call), context, Infinity)),
      ),
    },
  ],
  'stores-unusual-hours': [
    '001 §3',
    'The first stores are open past midnight, until midnight, at unknown hours, and never',
    {
      findStores: changedStores((store, index) => {
        if (index < UNUSUAL_HOURS.length) setAttribute(store, 'StoreHours', UNUSUAL_HOURS[index]);
      }),
    },
  ],
  'stores-every-status': [
    '001 §4',
    'The first stores are coming soon, temporarily closed, closed, with a new look, now open, recently moved, and none of it',
    { findStores: changedStores(setStatus) },
  ],
  'stores-without-time-zone': [
    '001 §3',
    'No store says its time zone: hours are shown, but neither whether it is open nor which day is today',
    { findStores: changedStores(removeTimeZone), getStore: changed(removeTimeZone) },
  ],
  'geocoder-delayed': ['001 §7', 'The maps service is delayed by three seconds', { geocode: delayed(3000) }],
  'geocoder-unavailable': [
    '001 §8',
    'The maps service does not respond: nothing can be searched by name',
    { geocode: noNetwork },
  ],
  'favorite-rejected': [
    '001 §8',
    'A favorite store can be neither added nor removed; it is logged, and the button goes back',
    {
      addFavouriteStore: example('favoriteFailed'),
      removeFavouriteStore: example('favoriteFailed'),
    },
  ],
  'favorites-unavailable': [
    '001 §8',
    'A change of a favorite store gets no response',
    { addFavouriteStore: noNetwork, removeFavouriteStore: noNetwork },
  ],
  'store-unavailable': ['001 §2', 'A single store cannot be loaded', { getStore: noNetwork }],
  'doctors-failed': [
    '001 §8',
    'The doctors of a store cannot be loaded; it is logged, and the details open',
    { getStoreDoctors: example('doctorsFailed') },
  ],
  'practice-failed': [
    '001 §8',
    'The exam hours of a store cannot be loaded; it is logged, and the details open',
    { getDoctorPractice: example('practiceFailed') },
  ],
  'doctors-and-practice-failed': [
    '001 §8',
    'Neither doctors nor exam hours can be loaded; the details open',
    { getStoreDoctors: example('doctorsFailed'), getDoctorPractice: example('practiceFailed') },
  ],
  'store-details-delayed': [
    '001 §2',
    'Doctors and exam hours are delayed by three seconds',
    { getStoreDoctors: delayed(3000), getDoctorPractice: delayed(3000) },
  ],
  'doctors-unlisted': [
    '001 §5',
    'No doctor of a store has an office number: the US store lists none',
    {
      getStoreDoctors: changed(({ data }: StoreDoctorsResponse) => {
        for (const doctor of data.doctors) doctor.doctorOfficeNumber = '';
      }),
    },
  ],
};

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

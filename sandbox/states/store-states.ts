import type { State, Step } from './state';
import { inScenarios, LONG_TEXTS, type StateBase, statesOf } from './state-builders';

/** Of a store of the United States. */
const US_LONG_TEXTS = { locales: ['lc-us', 'es-us'] } as const;

const finder: StateBase = { page: 'store-locator', path: '/{locale}/store-locator?location={city}' };
const store: StateBase = { page: 'store', path: '/{locale}/stores/0279' };
/** An exam and any doctor are chosen. */
const booking: StateBase = {
  page: 'exam-schedule',
  path: '/{locale}/eye-exam/schedule?storeNumber=0279&service=COMPREHENSIVE&doctor=any',
};
const patient: readonly Step[] = [
  { option: 0, group: 'Time on {fullDay}' },
  'Continue',
  {
    fill: {
      'First name': 'Ana',
      'Last name': 'Linden',
      'Date of birth': '07/04/1988',
      'Email address': 'ana@example.com',
      'Phone number': '5135550142',
    },
  },
  'Continue',
];
const advisor: StateBase = {
  page: 'face-shape',
  path: '/{locale}/face-shape?ref=startFa',
  dialog: 'advisor-dialog',
};
const results: readonly Step[] = ['Answer questions', { option: 0 }, 'Next', 'Skip', 'Show my frames'];

export const storeStates: readonly State[] = [
  ...statesOf(finder, {
    start: ['normal', 'Where to look is not said yet.', { path: '/{locale}/store-locator' }],
    normal: ['normal', 'The stores of a place, with the map.', LONG_TEXTS],
    empty: ['empty', 'No such place.', { path: '/{locale}/store-locator?location=Qqqqqq' }],
    filters: [
      'dialog',
      'What a store has to have.',
      { dialog: 'filter-drawer', steps: ['Filters'], ...LONG_TEXTS },
    ],
    'store-dialog': [
      'dialog',
      'More about a store.',
      { dialog: 'store-dialog', steps: ['More info <0>about {name}</0>'] },
    ],
  }),
  ...inScenarios({ ...finder }, [
    'stores-unavailable',
    'stores-unusual-hours',
    'stores-every-status',
    'stores-without-time-zone',
    'stores-everywhere',
    'geocoder-unavailable',
  ]),
  ...inScenarios(
    { page: 'store-locator', path: '/{locale}/store-locator' },
    ['stores-delayed', 'geocoder-delayed'],
    [{ fill: { 'City, state or postal code': 'Chicago' } }, 'Search'],
  ),
  ...inScenarios(finder, ['more-stores-unavailable'], ['See more']),
  ...inScenarios(finder, ['favorite-rejected', 'favorites-unavailable'], ['Favorite store: {name}']),
  ...inScenarios(
    { ...finder, dialog: 'store-dialog' },
    [
      'doctors-failed',
      'practice-failed',
      'doctors-and-practice-failed',
      'store-details-delayed',
      'doctors-unlisted',
    ],
    ['More info <0>about {name}</0>'],
  ),
  ...statesOf(store, {
    normal: ['normal', 'A store with its hours and doctors.', US_LONG_TEXTS],
    unknown: ['failed', 'There is no such store.', { path: '/{locale}/stores/0000' }],
  }),
  ...inScenarios(store, ['store-unavailable']),
  ...statesOf(
    { page: 'nuance-audio-appointment', path: '/{locale}/nuance-audio-appointment' },
    {
      normal: ['normal', 'Stores that fit audio glasses.'],
    },
  ),
  ...statesOf(
    { page: 'eye-exam', path: '/{locale}/eye-exam' },
    {
      normal: ['normal', 'What an exam is.', LONG_TEXTS],
    },
  ),
  ...statesOf(booking, {
    start: ['normal', 'No store is chosen yet.', { path: '/{locale}/eye-exam/schedule' }],
    exam: [
      'normal',
      'The exams of a store.',
      { path: '/{locale}/eye-exam/schedule?storeNumber=0279', ...US_LONG_TEXTS },
    ],
    times: ['normal', 'The free times.', US_LONG_TEXTS],
    patient: ['normal', 'The patient.', { steps: patient.slice(0, 2), ...US_LONG_TEXTS }],
    'patient-missing': ['failed', 'Nothing is typed.', { steps: [...patient.slice(0, 2), 'Continue'] }],
    check: ['normal', 'Everything before the exam is booked.', { steps: patient }],
    'unknown-store': [
      'failed',
      'There is no such store.',
      { path: '/{locale}/eye-exam/schedule?storeNumber=0000' },
    ],
  }),
  ...inScenarios(booking, ['exam-slots-unavailable', 'exam-fully-booked', 'exam-slots-delayed']),
  ...inScenarios(
    { ...booking, steps: patient },
    ['exam-slot-taken', 'exam-booking-delayed', 'exam-booking-unavailable'],
    ['Book this exam'],
  ),
  ...inScenarios(
    { ...booking, page: 'exam-thank-you', steps: patient },
    ['exam-booking-response-lost', 'exam-confirmation-unavailable'],
    ['Book this exam'],
  ),
  ...statesOf(
    { ...booking, page: 'exam-thank-you' },
    {
      normal: ['normal', 'The exam is booked.', { steps: [...patient, 'Book this exam'], ...US_LONG_TEXTS }],
      unknown: ['failed', 'No exam is named.', { path: '/{locale}/eye-exam/thank-you?langId={langId}' }],
    },
  ),
  ...statesOf(
    { page: 'face-shape', path: '/{locale}/face-shape' },
    {
      normal: ['normal', 'Face shapes, and what suits them.', LONG_TEXTS],
    },
  ),
  ...statesOf(advisor, {
    methods: ['dialog', 'How to begin.', LONG_TEXTS],
    shape: ['dialog', 'The shape of the face.', { steps: results.slice(0, 1) }],
    width: ['dialog', 'How wide the frames must be.', { steps: results.slice(0, 3) }],
    style: ['dialog', 'What the shopper likes.', { steps: results.slice(0, 4), ...LONG_TEXTS }],
    results: ['dialog', 'The frames that suit.', { steps: results, ...LONG_TEXTS }],
    reset: [
      'dialog',
      'Everything chosen is cleared.',
      { dialog: 'reset-dialog', steps: [...results, 'Start over'] },
    ],
  }),
  ...inScenarios(
    advisor,
    [
      'advisor-search-unavailable',
      'advisor-search-delayed',
      'advisor-no-products',
      'advisor-no-products-in-width',
      'advisor-few-products',
      'advisor-unknown-products',
    ],
    results,
  ),
  ...inScenarios({ ...advisor, shopper: 'member' }, [
    'advisor-profile-unavailable',
    'advisor-profile-delayed',
  ]),
];

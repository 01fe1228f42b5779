import { GO_OFFLINE, OPEN_PROMOTION, type State, type Step } from './state';
import { inScenarios, LONG_TEXTS, type StateBase, statesOf } from './state-builders';

/** By a link in the page, so that the listing shows its own waiting. */
const toEyeglasses: readonly Step[] = [{ press: 'Eyeglasses', within: 'contentinfo' }];

/** The address of the newsletter's form, and sending it. */
const subscribe: readonly Step[] = [
  { fill: { 'Email address': 'ana@example.com' }, within: 'contentinfo' },
  { press: 'Sign up', within: 'contentinfo' },
];
/** A visit's first scroll opens the pop-up of the promotion, three seconds later. */
const promo: StateBase = { page: 'home', path: '/{locale}', dialog: 'promo-dialog', steps: [OPEN_PROMOTION] };

/** Home, listings and searches, header and footer. */
export const browsingStates: readonly State[] = [
  ...statesOf(
    { page: 'home', path: '/{locale}' },
    {
      normal: ['normal', 'What the store sells and promises.', LONG_TEXTS],
      'large-text': ['normal', 'Text at 200 %.', { media: 'large text' }],
      'forced-colors': ['normal', 'The colors of the system.', { media: 'forced colors' }],
      offline: ['offline', 'Says that there is no connection.', { steps: [GO_OFFLINE] }],
      menu: [
        'normal',
        'The menu of a phone.',
        { steps: [{ press: 'Menu', within: 'banner' }], sizes: ['phone'] },
      ],
      'category-menu': [
        'normal',
        'The menu of a category.',
        { steps: [{ press: 'Menu: {label}', within: 'banner' }], sizes: ['desktop'] },
      ],
      search: [
        'normal',
        'The open search.',
        { steps: [{ press: 'Open search', within: 'banner' }], sizes: ['phone'] },
      ],
      promo: ['dialog', 'The newsletter offer.', { ...promo, ...LONG_TEXTS }],
      'promo-code': [
        'dialog',
        'The code of the offer.',
        {
          ...promo,
          steps: [OPEN_PROMOTION, { fill: { 'Email address': 'ana@example.com' } }, 'Get my code'],
        },
      ],
      'newsletter-done': ['normal', 'The newsletter is ordered.', { steps: subscribe }],
    },
  ),
  ...inScenarios({ page: 'home', path: '/{locale}' }, ['contact-lens-menu-unavailable'], ['Contact lenses']),
  ...inScenarios({ page: 'home', path: '/{locale}' }, [
    'espots-empty',
    'espots-failed',
    'espots-delayed',
    'espots-unsafe-html',
  ]),
  ...inScenarios(
    { page: 'home', path: '/{locale}' },
    [
      'newsletter-existing-email',
      'newsletter-invalid-email',
      'newsletter-server-error',
      'newsletter-unavailable',
      'newsletter-delayed',
    ],
    subscribe,
  ),
  // The pop-up opens by itself for a valid offer only.
  ...inScenarios(
    { ...promo, steps: [OPEN_PROMOTION, 'No, thank you'] },
    ['promo-offer-ended', 'promo-offer-unavailable'],
    [{ press: 'Your offer', within: 'complementary' }],
  ),
  ...inScenarios(
    { page: 'home', path: '/{locale}', sizes: ['desktop'] },
    ['header-menus-unavailable', 'header-menus-delayed'],
    [{ press: 'Menu: {label}', within: 'banner' }],
  ),
  ...['eyeglasses', 'sunglasses', 'contact-lenses'].flatMap((page) =>
    statesOf(
      { page, path: `/{locale}/${page}` },
      {
        normal: [
          'normal',
          `The ${page.replace('-', ' ')}, a page at a time.`,
          page === 'eyeglasses' ? LONG_TEXTS : {},
        ],
      },
    ),
  ),
  ...statesOf(
    { page: 'eyeglasses', path: '/{locale}/eyeglasses' },
    {
      filtered: [
        'normal',
        'Filters that are chosen can be removed.',
        { path: '/{locale}/eyeglasses?facet=FRAME_SHAPE:panthos&sort=price-low', ...LONG_TEXTS },
      ],
      empty: [
        'empty',
        'Nothing matches all filters.',
        { path: '/{locale}/eyeglasses?minPrice=1&maxPrice=2' },
      ],
      filters: [
        'dialog',
        'The filters of a phone.',
        { dialog: 'filter-drawer', steps: ['Filter'], sizes: ['phone'], ...LONG_TEXTS },
      ],
      'with-prescription': ['normal', 'Frames for a prescription.', { patient: 'mid-astigmat' }],
    },
  ),
  ...inScenarios(
    { page: 'eyeglasses', path: '/{locale}' },
    ['catalog-unavailable', 'catalog-delayed'],
    toEyeglasses,
  ),
  ...inScenarios({ page: 'eyeglasses', path: '/{locale}/eyeglasses', patient: 'mid-astigmat' }, [
    'no-compatible-frames',
    'frame-check-unavailable',
  ]),
  ...statesOf(
    { page: 'contact-lens-category', path: '/{locale}/contact-lenses/daily' },
    { normal: ['normal', 'The contact lenses of a category.'] },
  ),
  ...statesOf(
    { page: 'search', path: '/{locale}/search' },
    {
      start: ['normal', 'Nothing is searched yet.'],
      normal: ['normal', 'What was found.', { path: '/{locale}/search?q=polygon' }],
      corrected: ['normal', 'A misspelled word.', { path: '/{locale}/search?q=avaitor' }],
      empty: [
        'empty',
        'Nothing is found.',
        { path: '/{locale}/search?q=nothingtobefoundhere', ...LONG_TEXTS },
      ],
    },
  ),
  ...inScenarios(
    { page: 'home', path: '/{locale}', sizes: ['phone'] },
    ['suggestions-unavailable', 'suggestions-delayed'],
    [
      { press: 'Open search', within: 'banner' },
      { fill: { Search: 'pol' }, within: 'banner' },
    ],
  ),
  ...statesOf(
    { page: 'not-found', path: '/{locale}/no-such-page/at-all' },
    { normal: ['failed', 'A page that does not exist.', LONG_TEXTS] },
  ),
];

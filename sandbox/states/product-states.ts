import { GO_OFFLINE, type State, type Step } from './state';
import { inScenarios, LONG_TEXTS, type StateBase, statesOf } from './state-builders';

const polygon: StateBase = { page: 'product', path: '/{locale}/2017230701520' };
const contactLenses: StateBase = { page: 'product', path: '/{locale}/2200000000026' };
/** Products of docs/scenarios.md. */
const PRODUCTS = {
  'complete-pair': ['2001208201525', 'A complete pair at one price.'],
  'pair-and-frame-offer': ['2003213501447', 'An offer for the pair and one for the frame.'],
  'brand-promotion': ['2006200401485', 'A promotion of the brand.'],
  'without-lenses': ['2020223201532', 'A frame for which no lenses are made.'],
  'one-lens': ['2022206501592', 'A frame with one lens package.'],
  'frame-only': ['2001700401515', 'A frame that is sold without lenses.'],
  'sold-out-color': ['2001203401463', 'A color that is sold out.'],
  'too-low-for-progressives': ['2001211101508', 'A frame that is too low for some lenses.'],
  toric: ['2200000000224', 'Contact lenses that correct astigmatism.'],
  multifocal: ['2200000000453', 'Contact lenses with an addition and a dominant eye.'],
  'colored-lenses': ['2200000000392', 'Contact lenses with a color.'],
} as const;

const LENS_STEPS: [name: string, option: number][] = [
  ['usage', 0],
  ['prescription', 2],
  ['material', 0],
  ['kind', 0],
  ['coating', 1],
  ['plan', 1],
];
/** The steps up to this one, and the option of each before it. */
const lensPanel = (count: number): readonly Step[] => [
  'Choose lenses',
  ...LENS_STEPS.slice(0, count).flatMap(([, option]): Step[] => [{ option }, 'Continue']),
];

const openInsurance: readonly Step[] = ['Use my vision insurance'];
/** The insured person A of sandbox/README.md. */
const findPlan: readonly Step[] = [
  ...openInsurance,
  { select: { 'Insurance provider': 'EYEMED' } },
  {
    fill: { 'First name': 'Ana', 'Last name': 'Linden', 'Date of birth': '07/21/1988', 'ZIP code': '45040' },
  },
  { check: 'I certify that I am 18 years or older.' },
  'Find my benefits',
];
const insured: StateBase = { ...polygon, dialog: 'insurance-panel' };

/** Product pages with the panels that open there. */
export const productStates: readonly State[] = [
  ...statesOf(polygon, {
    normal: ['normal', 'A frame with its lenses and prices.', LONG_TEXTS],
    'large-text': ['normal', 'Text at 200 %.', { media: 'large text' }],
    'forced-colors': ['normal', 'The colors of the system.', { media: 'forced colors' }],
    offline: ['offline', 'Says that there is no connection.', { steps: [GO_OFFLINE] }],
    'with-prescription': ['normal', 'Whether the frame takes the prescription.', { patient: 'mid-astigmat' }],
    'too-strong': ['normal', 'Whether the frame takes a very strong prescription.', { patient: 'extreme' }],
    perk: ['normal', 'A perk lowers the price.', { path: '/{locale}/2017230701520?selectedPerkCode=PERK15' }],
    'perk-ended': [
      'normal',
      'A perk has ended.',
      { path: '/{locale}/2017230701520?selectedPerkCode=PERKWINTER' },
    ],
    'lens-review': [
      'dialog',
      'Everything that was chosen.',
      { dialog: 'lens-panel', steps: lensPanel(6), ...LONG_TEXTS },
    ],
    'lens-typed-prescription': [
      'dialog',
      'The prescription is typed in.',
      {
        dialog: 'lens-panel',
        steps: ['Choose lenses', { option: 0 }, 'Continue', { option: 0 }],
        ...LONG_TEXTS,
      },
    ],
    'lens-checked-prescription': [
      'dialog',
      'The typed values are read back.',
      {
        dialog: 'lens-panel',
        patient: 'mid-astigmat',
        steps: [...lensPanel(1), { option: 0 }, 'Check my values'],
        ...LONG_TEXTS,
      },
    ],
    'lens-picture': [
      'dialog',
      'The prescription is sent as a picture.',
      {
        dialog: 'lens-panel',
        steps: ['Choose lenses', { option: 0 }, 'Continue', { option: 1 }, { upload: 'picture' }],
      },
    ],
    'size-helper': [
      'dialog',
      'Ways to find the own size.',
      { dialog: 'size-helper', steps: ['Find my size, and whether this fits'] },
    ],
    'try-on': ['dialog', 'Ways to try the frame on.', { dialog: 'try-on-dialog', steps: ['Try it on'] }],
    'try-on-drawn': [
      'dialog',
      'The frame on a drawn face.',
      { dialog: 'try-on-dialog', steps: ['Try it on', 'Use a drawn face'] },
    ],
    insurance: [
      'dialog',
      'The look-up of a plan.',
      { dialog: 'insurance-panel', steps: openInsurance, ...LONG_TEXTS },
    ],
    'insurance-errors': [
      'dialog',
      'What is missing in the look-up.',
      { dialog: 'insurance-panel', steps: [...openInsurance, 'Find my benefits'], ...LONG_TEXTS },
    ],
    'insurance-benefits': [
      'dialog',
      'The benefits of the plan.',
      { dialog: 'insurance-panel', steps: findPlan },
    ],
    'insurance-price': ['normal', 'The price with insurance.', { steps: [...findPlan, 'Close'] }],
    'insurance-discount': [
      'failed',
      'The ordinary prices, and another try.',
      {
        entries: ['000 §8: Error getting insurance discount'],
        steps: [...findPlan, { scenario: 'getInsuranceDiscounts:discountFailed' }, 'Close'],
      },
    ],
    'not-found': ['failed', 'A product that is not sold any more.', { path: '/{locale}/2999999999999' }],
  }),
  ...LENS_STEPS.map(
    ([name], place): State => ({
      ...polygon,
      id: `product/lens-${name}`,
      kind: 'dialog',
      shows: `Step ${place + 1} of the lens panel: ${name}.`,
      dialog: 'lens-panel',
      steps: lensPanel(place),
      ...(name === 'material' ? LONG_TEXTS : {}),
    }),
  ),
  ...['CIGNA', 'DAVIS', 'HARBOR', 'HUMANA'].map(
    (provider): State => ({
      ...insured,
      id: `product/insurance-claim-${provider.toLowerCase()}`,
      kind: 'dialog',
      shows: `What a member of ${provider} does instead of a look-up.`,
      steps: [...openInsurance, { select: { 'Insurance provider': provider } }],
    }),
  ),
  ...Object.entries(PRODUCTS).map(
    ([name, [upc, shows]]): State => ({
      id: `product/${name}`,
      page: 'product',
      kind: 'normal',
      shows,
      path: `/{locale}/${upc}`,
    }),
  ),
  ...statesOf(contactLenses, {
    'contact-lenses': ['normal', 'Contact lenses by the values of each eye.', LONG_TEXTS],
    'contact-lenses-missing': ['normal', 'No value is chosen yet.', { steps: ['Add to cart'] }],
  }),
  ...inScenarios(polygon, [
    'lens-service-error',
    'lens-service-delayed',
    'price-calculation-error',
    'price-on-request',
    'sold-out',
    'try-on-unavailable',
  ]),
  ...inScenarios(polygon, ['cannot-add-to-cart'], ['Add the frame only']),
  ...inScenarios(
    { ...polygon, patient: 'mid-astigmat' },
    ['item-prescription-unavailable'],
    [
      ...lensPanel(1),
      { option: 0 },
      'Check my values',
      'Continue',
      ...LENS_STEPS.slice(2).flatMap(([, option]): Step[] => [{ option }, 'Continue']),
      'Add to cart',
    ],
  ),
  ...inScenarios(
    polygon,
    ['no-guest-identity', 'wishlist-rejected', 'wishlist-no-response', 'wishlist-full'],
    ['Save {name}'],
  ),
  ...inScenarios(
    insured,
    [
      'insurance-delayed',
      'insurance-unavailable',
      'insurance-service-error',
      'insurance-not-found',
      'insurance-last-attempt',
      'insurance-locked',
      'insurance-already-logged',
      'insurance-login-loading',
      'insurance-three-plans',
      'insurance-no-benefits',
      'insurance-benefits-failed',
      'insurance-benefits-delayed',
      'insurance-renew-later',
    ],
    findPlan,
  ),
  ...inScenarios(insured, ['insurance-disabled'], openInsurance),
  ...inScenarios(
    polygon,
    [
      'insurance-discount-failed',
      'insurance-discount-unavailable',
      'insurance-discount-loading',
      'insurance-discount-delayed',
      'insurance-not-covered',
    ],
    [...findPlan, 'Close'],
  ),
];

/** A control of a page. Its functions run in the page, so they use nothing from outside. */
export interface Control {
  name: string;
  page: 'listing' | 'product' | 'cart';
  find: () => HTMLElement | undefined;
  /** Returns whether the result of the tap is in view. */
  isShown: () => boolean;
  /** The option of a select that is chosen. */
  option?: string;
  /** Another page is seen first, and the tap is the browser's Back. */
  isBack?: true;
}

const isProductShown = () => {
  const picture = document.querySelector<HTMLImageElement>('main section[aria-label^="Pictures"] img');
  const current = document.querySelector<HTMLAnchorElement>(
    'main ul[aria-label="Colors of this frame"] a[aria-current]',
  );
  return (
    window.hasLeft() &&
    picture?.complete === true &&
    current?.pathname === location.pathname &&
    window.findControl('main button', 'Choose lenses') !== undefined
  );
};

/** Each control that a shopper of frames uses most. */
export const CONTROLS: Control[] = [
  {
    name: 'filter',
    page: 'listing',
    find: () => window.findControl('main a, main button', 'Filter'),
    // Without scripts it is a link to the filters in the page.
    isShown: () => location.hash !== '' || document.querySelector('[role=dialog] a[href]') !== null,
  },
  {
    name: 'sort',
    page: 'listing',
    find: () => window.findControl('main select[name=sort]'),
    option: 'price-low',
    isShown: () =>
      location.search.includes('price-low') &&
      document.querySelector('section[aria-busy=false] article') !== null &&
      document.querySelector('select[name=sort] option:checked')?.getAttribute('value') === 'price-low',
  },
  {
    name: 'heart',
    page: 'listing',
    find: () => document.querySelector<HTMLElement>('article button[aria-pressed]') ?? undefined,
    isShown: () => document.querySelector('article button[aria-pressed=true]') !== null,
  },
  {
    name: 'insurance',
    page: 'listing',
    find: () => window.findControl('main button', 'Check my benefits'),
    isShown: () => document.querySelector('[role=dialog] :is(input, select)') !== null,
  },
  {
    name: 'search field',
    page: 'listing',
    find: () => window.findControl('header summary', 'Open search'),
    isShown: () => document.activeElement?.getAttribute('name') === 'q',
  },
  {
    name: 'account',
    page: 'listing',
    find: () => window.findControl('header a', 'My account'),
    isShown: () => document.querySelector('main input[type=password]') !== null,
  },
  {
    name: 'color',
    page: 'product',
    find: () =>
      [...document.querySelectorAll<HTMLElement>('main ul[aria-label="Colors of this frame"] a')].at(-1),
    isShown: isProductShown,
  },
  {
    name: 'lenses',
    page: 'product',
    find: () => window.findControl('main button', 'Choose lenses'),
    isShown: () => document.querySelector('[role=dialog] [type=radio]') !== null,
  },
  {
    name: 'try-on',
    page: 'product',
    find: () => window.findControl('main button', 'Try it on'),
    isShown: () => document.querySelector('[role=dialog]') !== null,
  },
  {
    name: 'size',
    page: 'product',
    find: () => window.findControl('main button', 'Find my size, and whether this fits'),
    isShown: () => document.querySelector('[role=dialog]') !== null,
  },
  {
    name: 'frame only',
    page: 'product',
    find: () => window.findControl('main button', 'Add the frame only'),
    isShown: () => document.querySelector('main [role=spinbutton]') !== null,
  },
  {
    name: 'cart quantity',
    page: 'cart',
    find: () => document.querySelector<HTMLElement>('main .quantity button:last-child') ?? undefined,
    isShown: () => document.querySelector('main [role=spinbutton]')?.ariaValueNow === '2',
  },
  {
    name: 'tile → product',
    page: 'listing',
    find: () => document.querySelector<HTMLElement>('article h3 a') ?? undefined,
    isShown: isProductShown,
  },
  {
    name: 'Back to listing',
    page: 'listing',
    isBack: true,
    find: () => document.querySelectorAll<HTMLElement>('article h3 a')[6],
    isShown: () =>
      location.pathname.endsWith('/eyeglasses') &&
      scrollY > 0 &&
      (document.querySelectorAll('article h3 a')[6]?.getBoundingClientRect().top ?? -1) > 0,
  },
];

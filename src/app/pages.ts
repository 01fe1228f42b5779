import type { PageDefinition } from './page';

/** Every page of the site, with the paths of the specification. */
export const pages: PageDefinition[] = [
  {
    id: 'home',
    path: '/:locale',
    catalogs: ['home', 'product-card', 'wishlist'],
    load: () => import('./routes/home/page'),
  },
  {
    id: 'eyeglasses',
    path: '/:locale/eyeglasses',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription'],
    folder: 'listing',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'sunglasses',
    path: '/:locale/sunglasses',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription'],
    folder: 'listing',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'contact-lenses',
    path: '/:locale/contact-lenses',
    catalogs: ['listing', 'product-card', 'wishlist'],
    folder: 'listing',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'contact-lens-category',
    path: '/:locale/contact-lenses/*',
    catalogs: ['listing', 'product-card', 'wishlist'],
    folder: 'listing',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'search',
    path: '/:locale/search',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription'],
    load: () => import('./routes/search/page'),
  },
  {
    id: 'product',
    path: '/:locale/:upc',
    catalogs: ['product', 'lens', 'wishlist', 'product-card', 'related'],
    load: () => import('./routes/product/page'),
  },
  {
    id: 'cart',
    path: '/AjaxOrderItemDisplayView',
    catalogs: ['cart'],
    load: () => import('./routes/cart/page'),
  },
  {
    id: 'prescription-step',
    path: '/:locale/checkout/prescription',
    noStore: true,
    catalogs: ['prescription-step'],
    load: () => import('./routes/prescription-step/page'),
  },
  {
    id: 'checkout',
    path: '/:locale/checkout',
    noStore: true,
    catalogs: ['checkout', 'address', 'cart'],
    load: () => import('./routes/checkout/page'),
  },
  {
    id: 'confirmation',
    path: '/:locale/checkout/confirmation',
    noStore: true,
    catalogs: ['checkout', 'cart'],
    load: () => import('./routes/confirmation/page'),
  },
  {
    id: 'wishlist',
    path: '/:country/NonAjaxAccountWishListDisplayView',
    catalogs: ['wishlist', 'product-card', 'lens'],
    load: () => import('./routes/wishlist/page'),
  },
  {
    id: 'recalculation',
    path: '/OrderCalculate',
    catalogs: ['cart'],
    load: () => import('./routes/recalculation/page'),
  },
  {
    id: 'account',
    path: '/:country/account',
    catalogs: ['account'],
    load: () => import('./routes/account/page'),
  },
  {
    id: 'my-account',
    path: '/:country/myAccount',
    catalogs: ['account'],
    folder: 'account',
    load: () => import('./routes/account/page'),
  },
  {
    id: 'social-login',
    path: '/:locale/social-login',
    noStore: true,
    catalogs: ['account'],
    load: () => import('./routes/social-login/page'),
  },
  {
    id: 'account-prescriptions',
    path: '/:locale/account/prescriptions',
    catalogs: ['saved-prescriptions'],
    load: () => import('./routes/account-prescriptions/page'),
    noStore: true,
  },
  {
    id: 'payment-methods',
    path: '/:locale/account/payment-methods',
    catalogs: ['payment-methods'],
    load: () => import('./routes/payment-methods/page'),
    noStore: true,
  },
  {
    id: 'account-details',
    path: '/:locale/account/details',
    catalogs: ['account'],
    load: () => import('./routes/account-details/page'),
    noStore: true,
  },
  {
    id: 'sign-out',
    path: '/:country/Logoff',
    catalogs: [],
    load: () => import('./routes/sign-out/page'),
  },
];

export const notFoundPage: PageDefinition = {
  id: 'not-found',
  path: '/not-found',
  catalogs: [],
  load: () => import('./routes/not-found/page'),
};

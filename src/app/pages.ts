import type { PageDefinition } from './page';

/** Every page of the site, with the paths of the specification. */
export const pages: PageDefinition[] = [
  {
    id: 'home',
    path: '/:locale',
    catalogs: ['home', 'product-card', 'wishlist'],
    source: 'src/app/routes/home/page.tsx',
    load: () => import('./routes/home/page'),
  },
  {
    id: 'eyeglasses',
    path: '/:locale/eyeglasses',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription'],
    source: 'src/app/routes/listing/page.tsx',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'sunglasses',
    path: '/:locale/sunglasses',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription'],
    source: 'src/app/routes/listing/page.tsx',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'contact-lenses',
    path: '/:locale/contact-lenses',
    catalogs: ['listing', 'product-card', 'wishlist'],
    source: 'src/app/routes/listing/page.tsx',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'contact-lens-category',
    path: '/:locale/contact-lenses/*',
    catalogs: ['listing', 'product-card', 'wishlist'],
    source: 'src/app/routes/listing/page.tsx',
    load: () => import('./routes/listing/page'),
  },
  {
    id: 'search',
    path: '/:locale/search',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription'],
    source: 'src/app/routes/search/page.tsx',
    load: () => import('./routes/search/page'),
  },
  {
    id: 'product',
    path: '/:locale/:upc',
    catalogs: ['product', 'lens', 'wishlist', 'product-card', 'related'],
    source: 'src/app/routes/product/page.tsx',
    load: () => import('./routes/product/page'),
  },
  {
    id: 'cart',
    path: '/AjaxOrderItemDisplayView',
    catalogs: ['cart'],
    source: 'src/app/routes/cart/page.tsx',
    load: () => import('./routes/cart/page'),
  },
  {
    id: 'wishlist',
    path: '/:country/NonAjaxAccountWishListDisplayView',
    catalogs: ['wishlist', 'product-card', 'lens'],
    source: 'src/app/routes/wishlist/page.tsx',
    load: () => import('./routes/wishlist/page'),
  },
  {
    id: 'recalculation',
    path: '/OrderCalculate',
    catalogs: ['cart'],
    source: 'src/app/routes/recalculation/page.tsx',
    load: () => import('./routes/recalculation/page'),
  },
  {
    id: 'account',
    path: '/:country/account',
    catalogs: ['account'],
    source: 'src/app/routes/account/page.tsx',
    load: () => import('./routes/account/page'),
  },
  {
    id: 'my-account',
    path: '/:country/myAccount',
    catalogs: ['account'],
    source: 'src/app/routes/account/page.tsx',
    load: () => import('./routes/account/page'),
  },
  {
    id: 'account-prescriptions',
    path: '/:locale/account/prescriptions',
    catalogs: ['saved-prescriptions'],
    source: 'src/app/routes/account-prescriptions/page.tsx',
    load: () => import('./routes/account-prescriptions/page'),
    noStore: true,
  },
  {
    id: 'sign-out',
    path: '/:country/Logoff',
    catalogs: [],
    source: 'src/app/routes/sign-out/page.tsx',
    load: () => import('./routes/sign-out/page'),
  },
];

export const notFoundPage: PageDefinition = {
  id: 'not-found',
  path: '/not-found',
  catalogs: [],
  source: 'src/app/routes/not-found/page.tsx',
  load: () => import('./routes/not-found/page'),
};

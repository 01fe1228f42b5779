import type { PageDefinition } from './page';

/** Every page of the site, with the paths of the specification. */
export const pages: PageDefinition[] = [
  {
    id: 'home',
    path: '/:locale',
    catalogs: ['home', 'product-card', 'wishlist'],
    source: 'src/app/routes/home.tsx',
    load: () => import('./routes/home'),
  },
  {
    id: 'eyeglasses',
    path: '/:locale/eyeglasses',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription-filter'],
    source: 'src/app/routes/listing.tsx',
    load: () => import('./routes/listing'),
  },
  {
    id: 'sunglasses',
    path: '/:locale/sunglasses',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription-filter'],
    source: 'src/app/routes/listing.tsx',
    load: () => import('./routes/listing'),
  },
  {
    id: 'contact-lenses',
    path: '/:locale/contact-lenses',
    catalogs: ['listing', 'product-card', 'wishlist'],
    source: 'src/app/routes/listing.tsx',
    load: () => import('./routes/listing'),
  },
  {
    id: 'contact-lens-category',
    path: '/:locale/contact-lenses/*',
    catalogs: ['listing', 'product-card', 'wishlist'],
    source: 'src/app/routes/listing.tsx',
    load: () => import('./routes/listing'),
  },
  {
    id: 'search',
    path: '/:locale/search',
    catalogs: ['listing', 'product-card', 'wishlist', 'prescription-filter'],
    source: 'src/app/routes/search.tsx',
    load: () => import('./routes/search'),
  },
  {
    id: 'product',
    path: '/:locale/:upc',
    catalogs: ['product', 'lens', 'wishlist'],
    source: 'src/app/routes/product.tsx',
    load: () => import('./routes/product'),
  },
  {
    id: 'cart',
    path: '/AjaxOrderItemDisplayView',
    catalogs: ['cart'],
    source: 'src/app/routes/cart.tsx',
    load: () => import('./routes/cart'),
  },
  {
    id: 'wishlist',
    path: '/:country/NonAjaxAccountWishListDisplayView',
    catalogs: ['wishlist', 'product-card', 'lens'],
    source: 'src/app/routes/wishlist.tsx',
    load: () => import('./routes/wishlist'),
  },
  {
    id: 'recalculation',
    path: '/OrderCalculate',
    catalogs: ['cart'],
    source: 'src/app/routes/order-calculate.tsx',
    load: () => import('./routes/order-calculate'),
  },
  {
    id: 'account',
    path: '/:country/account',
    catalogs: ['account'],
    source: 'src/app/routes/account.tsx',
    load: () => import('./routes/account'),
  },
  {
    id: 'my-account',
    path: '/:country/myAccount',
    catalogs: ['account'],
    source: 'src/app/routes/account.tsx',
    load: () => import('./routes/account'),
  },
  {
    id: 'sign-out',
    path: '/:country/Logoff',
    catalogs: [],
    source: 'src/app/routes/logoff.tsx',
    load: () => import('./routes/logoff'),
  },
];

export const notFoundPage: PageDefinition = {
  id: 'not-found',
  path: '/not-found',
  catalogs: [],
  source: 'src/app/routes/not-found.tsx',
  load: () => import('./routes/not-found'),
};

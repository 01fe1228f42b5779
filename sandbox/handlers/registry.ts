import type { Handlers } from '../call';
import { advisorHandlers } from './advisor/advisor-handlers';
import { assetsHandlers } from './assets/assets-handlers';
import { cartHandlers } from './cart/cart-handlers';
import { catalogHandlers } from './catalog/catalog-handlers';
import { identityHandlers } from './identity/identity-handlers';
import { insuranceHandlers } from './insurance/insurance-handlers';
import { lensHandlers } from './lens/lens-handlers';
import { marketingHandlers } from './marketing/marketing-handlers';
import { ordersHandlers } from './orders/orders-handlers';
import { paymentsHandlers } from './payments/payments-handlers';
import { prescriptionsHandlers } from './prescriptions/prescriptions-handlers';
import { storesHandlers } from './stores/stores-handlers';
import { wishlistHandlers } from './wishlist/wishlist-handlers';

/** The handler of every operation in the contract. A missing one is a type error. */
export const handlers: Handlers = {
  ...advisorHandlers,
  ...marketingHandlers,
  ...wishlistHandlers,
  ...assetsHandlers,
  ...catalogHandlers,
  ...cartHandlers,
  ...identityHandlers,
  ...lensHandlers,
  ...ordersHandlers,
  ...prescriptionsHandlers,
  ...paymentsHandlers,
  ...insuranceHandlers,
  ...storesHandlers,
};

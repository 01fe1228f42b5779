import type { OperationId } from '../../contract/operations';
import { advisorProbes } from './advisor-probes';
import { assetsProbes } from './assets-probes';
import { cartProbes } from './cart-probes';
import { catalogProbes } from './catalog-probes';
import { checkoutProbes } from './checkout-probes';
import { identityProbes } from './identity-probes';
import { insuranceProbes } from './insurance-probes';
import { lensProbes } from './lens-probes';
import { marketingProbes } from './marketing-probes';
import { ordersProbes } from './orders-probes';
import { paymentsProbes } from './payments-probes';
import { prescriptionsProbes } from './prescriptions-probes';
import type { Probe } from './probe';
import { storesProbes } from './stores-probes';
import { wishlistProbes } from './wishlist-probes';

/** The checks of every operation, in the order of the run. A missing operation does not compile. */
export const allProbes: Record<OperationId, Probe> = {
  ...identityProbes,
  ...catalogProbes,
  ...assetsProbes,
  ...lensProbes,
  ...cartProbes,
  ...wishlistProbes,
  ...marketingProbes,
  ...storesProbes,
  ...insuranceProbes,
  ...prescriptionsProbes,
  ...checkoutProbes,
  ...ordersProbes,
  ...paymentsProbes,
  ...advisorProbes,
};

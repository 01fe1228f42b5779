import type { OperationId } from '../../contract/operations';
import { advisorChecks } from './advisor-probes';
import { assetsChecks } from './assets-probes';
import { cartChecks } from './cart-probes';
import { catalogChecks } from './catalog-probes';
import { checkoutChecks } from './checkout-probes';
import { identityChecks } from './identity-probes';
import { insuranceChecks } from './insurance-probes';
import { lensChecks } from './lens-probes';
import { marketingChecks } from './marketing-probes';
import { ordersChecks } from './orders-probes';
import { paymentsChecks } from './payments-probes';
import { prescriptionsChecks } from './prescriptions-probes';
import type { ContractCheck } from './probe';
import { storesChecks } from './stores-probes';
import { wishlistChecks } from './wishlist-probes';

/** The checks of every operation, in the order of the run. A missing operation does not compile. */
export const allChecks: Record<OperationId, ContractCheck> = {
  ...identityChecks,
  ...catalogChecks,
  ...assetsChecks,
  ...lensChecks,
  ...cartChecks,
  ...wishlistChecks,
  ...marketingChecks,
  ...storesChecks,
  ...insuranceChecks,
  ...prescriptionsChecks,
  ...checkoutChecks,
  ...ordersChecks,
  ...paymentsChecks,
  ...advisorChecks,
};

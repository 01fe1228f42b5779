import type { OperationId } from '../../../sandbox/contract/operations';
import { accountChecks } from './account-checks';
import { advisorChecks } from './advisor-checks';
import { assetsChecks } from './assets-checks';
import { cartChecks, checkoutChecks } from './cart-checks';
import { catalogChecks } from './catalog-checks';
import type { ContractCheck } from './contract-check';
import { identityChecks } from './identity-checks';
import { insuranceChecks } from './insurance-checks';
import { lensChecks } from './lens-checks';
import { marketingChecks } from './marketing-checks';
import { ordersChecks } from './orders-checks';
import { paymentsChecks } from './payments-checks';
import { prescriptionsChecks } from './prescriptions-checks';
import { storesChecks } from './stores-checks';
import { wishlistChecks } from './wishlist-checks';

/** The checks of every operation, in the order of the run. A missing operation does not compile. */
export const allChecks: Record<OperationId, ContractCheck> = {
  ...accountChecks,
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

import { accountScenarios } from './account-scenarios';
import { advisorScenarios } from './advisor-scenarios';
import { browsingScenarios } from './browsing-scenarios';
import { cartScenarios } from './cart-scenarios';
import { checkoutScenarios } from './checkout-scenarios';
import { examScenarios } from './exam-scenarios';
import { insuranceScenarios } from './insurance-scenarios';
import { marketingScenarios } from './marketing-scenarios';
import { orderScenarios } from './order-scenarios';
import { prescriptionScenarios } from './prescription-scenarios';
import { priceScenarios } from './price-scenarios';
import type { NamedScenario } from './scenario';
import { storeScenarios } from './store-scenarios';

/** All named scenarios. Failures are those of the specification's error catalogs. */
export const namedScenarios: readonly NamedScenario[] = [
  cartScenarios,
  priceScenarios,
  browsingScenarios,
  marketingScenarios,
  accountScenarios,
  prescriptionScenarios,
  checkoutScenarios,
  insuranceScenarios,
  orderScenarios,
  storeScenarios,
  examScenarios,
  advisorScenarios,
].flatMap((table) =>
  Object.entries(table).map(([name, [section, summary, effects]]) => ({ name, section, summary, effects })),
);

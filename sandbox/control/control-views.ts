import type { Scenario } from '../scenarios/scenario';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import { CART_CASES } from './cart-cases';
import { redactUrl } from './redact-url';
import type { LoggedRequest } from './request-log';

/** Returns a scenario in the panel's list. */
export function scenarioView({ name, summary, effects }: Scenario) {
  return {
    name,
    summary,
    operations: Object.keys(effects),
    /** True for an example of the contract, false for a named scenario. */
    isContractExample: name.includes(':'),
  };
}

/** Returns a request in the panel's log, without personal data. */
export function requestView(request: LoggedRequest) {
  const { id, at, method, operation, status, milliseconds, findings } = request;
  return {
    id,
    at,
    method,
    url: redactUrl(request),
    operation: operation?.id ?? '',
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    findings: findings.map(({ direction, problems }) => ({ direction, problems })),
  };
}

/** Returns the carts that the panel can fill. */
export function cartCaseViews() {
  return CART_CASES.map(({ name, title }) => ({ name, title }));
}

/** Returns the demo shoppers that the panel can sign in. Their passwords are demo data. */
export function memberViews() {
  return seedShoppers().map(({ userId, firstName, lastName, email, country, password }) => ({
    userId,
    name: `${firstName} ${lastName}`,
    email,
    country,
    password,
  }));
}

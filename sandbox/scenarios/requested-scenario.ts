import { apiErrors, reject } from '../http/api-errors';
import type { Scenario } from './scenario';
import { SCENARIO_HEADER, scenarioName } from './scenario-name';

/**
 * Returns the scenario of a request. An unknown name in a cookie has no effect, as a browser may have stored it before the
 * scenario was renamed; the panel says so. The header is for this request alone, so an unknown name is a mistake.
 *
 * @throws ApiErrorResponse 400 for an unknown name in the header.
 */
export function requestedScenario(
  scenarios: ReadonlyMap<string, Scenario>,
  request: Request,
  { cookieHeader, fallback }: { cookieHeader: string; fallback: string },
): Scenario | undefined {
  const name = scenarioName(request, cookieHeader, fallback);
  const scenario = scenarios.get(name);
  if (!scenario && name !== '' && request.headers.has(SCENARIO_HEADER))
    reject(apiErrors.invalidField(`header.${SCENARIO_HEADER}`, 'must be the name of a scenario'));
  return scenario;
}

import type { Shopper } from './shopper';

/** Returns the URL of a page in a scenario of the sandbox (docs/decisions/0002). */
export function inScenario(path: string, name: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${name}`;
}

/** Ends the scenario without reloading the page. */
export async function endScenario({ page }: Shopper): Promise<void> {
  await page.context().clearCookies({ name: 'sandbox_scenario' });
}

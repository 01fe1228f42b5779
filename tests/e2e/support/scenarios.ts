import type { Shopper } from './shopper';

/** The address that shows a page in one of the sandbox's scenarios (docs/decisions/0002). */
export function inScenario(path: string, name: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${name}`;
}

/** The platform works again, while the page stays as it is. */
export async function endScenario({ page }: Shopper): Promise<void> {
  await page.context().clearCookies({ name: 'sandbox_scenario' });
}

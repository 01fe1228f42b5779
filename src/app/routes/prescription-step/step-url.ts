import { redirectTarget } from '@/domain/navigation/redirect-target';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import type { Site } from '@/lib/site/site';

/** Only a path of this site; the checkout by default. */
export function nextStepFrom(site: Site, search: URLSearchParams): string {
  return redirectTarget(search.get('nextStepUrl'), checkoutPaths.checkout(site));
}

import { cartLines, cartPath, fillCart } from './support/cart-steps';
import { test } from './support/journey';
import { expectNothingJumped, readToTheEnd, watchLayoutShift } from './support/layout-shift';
import { POLYGON } from './support/polygon';
import type { Shopper } from './support/shopper';

const PAGES: Record<string, (shopper: Shopper) => string> = {
  'home page': ({ locale }) => `/${locale}`,
  listing: ({ locale }) => `/${locale}/eyeglasses`,
  product: ({ locale }) => `/${locale}/${POLYGON.upc}`,
  cart: cartPath,
};

for (const storeLocale of ['lc-us', 'fr-ca'] as const) {
  test.describe(storeLocale, () => {
    test.use({ storeLocale });

    for (const [name, path] of Object.entries(PAGES)) {
      test(`nothing jumps on the ${name}, while it loads and while it is read to the end`, async ({
        shopper,
      }) => {
        const { page } = shopper;
        await fillCart(shopper);
        await watchLayoutShift(page);
        await shopper.open(path(shopper));
        if (name === 'cart') await cartLines(shopper).first().waitFor();
        await page.waitForLoadState('networkidle');
        await readToTheEnd(page);
        await page.waitForLoadState('networkidle');
        await expectNothingJumped(page);
      });
    }
  });
}

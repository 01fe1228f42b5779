import { cartPath, fillCart } from './support/cart-steps';
import { expectNoHorizontalScroll } from './support/expect-no-horizontal-scroll';
import { expect, test } from './support/fixtures';
import { panelButton } from './support/header-steps';
import { openLensPanel, PANEL } from './support/lens-steps';
import { POLYGON } from './support/polygon';
import { fillCartWith } from './support/prescription-step-steps';
import type { Shopper } from './support/shopper';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

/** A 1280 px desktop viewport at 400 % zoom (WCAG 1.4.10). */
const SMALLEST_VIEWPORT = { width: 320, height: 256 };

/** User-defined text spacing (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

// The page's CSP would block the user style sheet.
test.use({ viewport: SMALLEST_VIEWPORT, isMobile: false, contextOptions: { bypassCSP: true } });

// The languages with the longest words; the longest first.
for (const storeLocale of ['fr-ca', 'es-us'] as const) {
  const tag = storeLocale === 'fr-ca' ? [DESKTOP_ONLY] : [DESKTOP_ONLY, FULL_RUN_ONLY];
  test.describe(storeLocale, { tag }, () => {
    test.use({ storeLocale });

    test('at 400 % zoom and with custom text spacing, no page scrolls sideways', async ({ shopper }) => {
      const { page } = shopper;
      await fillCart(shopper);
      const home = `/${storeLocale}`;
      for (const path of [home, `${home}/eyeglasses`, `${home}/${POLYGON.upc}`, cartPath(shopper)]) {
        await shopper.open(path);
        await expectNoHorizontalScroll(page);
        await expectNoCutOptions(shopper);
        await page.addStyleTag({ content: TEXT_SPACING });
        await expectNoHorizontalScroll(page);
      }
      await panelButton(shopper, 'Menu').click();
      await expectNoHorizontalScroll(page);
      await shopper.open(`${home}/${POLYGON.upc}`);
      await expectNoHorizontalScroll(page, await openLensPanel(shopper));
    });

    test('the footer of a drawer has room for custom text spacing', { tag: FULL_RUN_ONLY }, async ({
      shopper,
    }) => {
      const { page, main, text } = shopper;
      await fillCartWith(shopper, 'one-frame');
      await shopper.open(cartPath(shopper));
      await main
        .getByRole('button')
        .filter({ hasText: text('cart', 'Edit lenses') })
        .click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('button', { name: text(PANEL, 'Save lenses') })).toBeVisible();
      await page.addStyleTag({ content: TEXT_SPACING });
      await expectNoHorizontalScroll(page, drawer);
    });
  });
}

/** Expects that the selected option of each select fits into it. Browsers report no overflow for its text. */
async function expectNoCutOptions({ page, main }: Shopper): Promise<void> {
  const cut = await main.locator('select:visible').evaluateAll((selects) => {
    const context = document.createElement('canvas').getContext('2d');
    return (selects as HTMLSelectElement[])
      .filter((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        if (context) context.font = font;
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return (context?.measureText(select.selectedOptions[0]?.label ?? '').width ?? 0) > room;
      })
      .map(({ name }) => name);
  });
  expect(cut, page.url()).toEqual([]);
}

import { prepareState } from '@sandbox/states/prepare-state';
import { states } from '@sandbox/states/states';
import { takeStep } from '../../scripts/pictures/take/take-step';
import { PendingRequests, settle } from '../../scripts/pictures/take/visit';
import { CHROMIUM_ARGS } from '../../scripts/setup/chromium-args';
import { findChromium } from '../../scripts/setup/find-chromium.mjs';
import { expectNoHorizontalScroll } from './support/expect-no-horizontal-scroll';
import { test } from './support/fixtures';
import { FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

const executablePath = findChromium();

// Text at 200 % by the browser's own setting, which media queries in rem follow (WCAG 1.4.4).
test.use({
  isMobile: false,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  },
});

for (const storeLocale of ['fr-ca', 'es-us'] as const)
  test.describe(storeLocale, { tag: [PHONE_ONLY, FULL_RUN_ONLY] }, () => {
    test.use({ storeLocale });
    // Those with long texts, in the language with the longest of them. The pop-up takes its time to come, and has a test of its own.
    const longStates = states.filter(
      ({ locales, sizes, dialog }) =>
        locales?.at(-1) === storeLocale && sizes?.[0] !== 'desktop' && dialog !== 'promo-dialog',
    );

    for (const state of longStates)
      test(`nothing is wider than a phone with text at 200 %: ${state.id}`, async ({
        page,
        errorMonitor,
      }) => {
        // States of failures are among them.
        errorMonitor.allow(/./);
        const { path, steps } = await prepareState(state, storeLocale, async (method, url, data) =>
          (await page.request.fetch(url, { method, ...(data ? { data } : {}) })).json(),
        );
        const requests = new PendingRequests(page);
        await page.goto(path);
        await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
        await settle(page, requests, state.kind === 'loading');
        for (const step of steps) {
          await takeStep(page, storeLocale, step);
          await settle(page, requests, state.kind === 'loading');
        }
        await expectNoHorizontalScroll(page);
        for (const dialog of await page.getByRole('dialog').filter({ visible: true }).all())
          await expectNoHorizontalScroll(page, dialog);
      });
  });

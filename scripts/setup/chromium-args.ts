/**
 * Features that tests do not need, and that cost time. The list replaces Playwright's, so it repeats what matters here. The
 * omnibox pop-ups are two pages of the browser's interface in each new window: half the cost of a browser context.
 */
const DISABLED_FEATURES = [
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Arguments of each Chromium that a test or a measurement starts. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Headless Chromium rounds the width of each character to whole pixels otherwise, which shoppers' devices do not: lines of the
  // fallback font, which has the widths of the store's font, then wrap differently.
  '--font-render-hinting=none',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

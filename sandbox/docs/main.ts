import styles from './docs.css?inline';
import { becomeGuestOnFirstTry } from './guest-session';

/** Built as static files for others: without a host to try the calls on, or with one that the contract names. */
const isReadOnly = import.meta.env.MODE === 'pages';
const hasOwnHost = import.meta.env.MODE === 'host';

/** Shows the contract. Requests nothing but this page's files and the reader's calls. */
async function start(): Promise<void> {
  if (__BROWSER_SANDBOX__) {
    const { startForPage } = await import('../browser-page');
    await startForPage();
  }
  const renderer = await loadRenderer();
  fixMarkup();
  if (!isReadOnly && !hasOwnHost) becomeGuestOnFirstTry();
  renderer.createApiReference('#contract', {
    url: new URL('contract.json', document.baseURI).href,
    ...(isReadOnly || hasOwnHost ? {} : { servers: [{ url: location.origin }] }),
    theme: 'default',
    forceDarkModeState: 'light',
    hideDarkModeToggle: true,
    layout: 'modern',
    customCss: styles,
    generateOperationSlug: ({ operationId, method, path }) => operationId ?? `${method}${path}`,
    showOperationId: true,
    hideModels: false,
    hideTestRequestButton: isReadOnly,
    documentDownloadType: 'json',
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    // Switches off everything that would load from another origin, or send something there.
    withDefaultFonts: false,
    telemetry: false,
    proxyUrl: '',
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
  });
}

/** Script of the renderer, which is a separate file beside the page (scripts/docs). */
const SCRIPT = 'renderer.js';

/** The options of the renderer (Scalar) that the page sets. */
interface RendererOptions {
  url: string;
  theme: string;
  customCss: string;
  generateOperationSlug: (operation: { operationId?: string; method: string; path: string }) => string;
  [option: string]: unknown;
}

interface Renderer {
  createApiReference: (selector: string, options: RendererOptions) => unknown;
}

/** Loads the renderer, which puts itself into `window.Scalar`. */
async function loadRenderer(): Promise<Renderer> {
  const script = document.createElement('script');
  script.src = new URL(SCRIPT, document.baseURI).href;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${SCRIPT} did not load.`)));
    document.head.append(script);
  });
  return (window as unknown as { Scalar: Renderer }).Scalar;
}

/** An element with this selector gets the attribute; null removes it. */
type MarkupFix = [selector: string, attribute: string, value: string | null];

/** Attributes for assistive technology that the renderer leaves out or gets wrong. */
const FIXES: MarkupFix[] = [
  // Buttons with a picture alone, which name a hint that is not there yet.
  ['button[class*="copy-button"]:not([aria-label])', 'aria-label', 'Copy'],
  ['button[class*="copy-button"][aria-controls]', 'aria-controls', null],
  // Its text is another one.
  ['button.show-more[aria-label]', 'aria-label', null],
  // Lists that scroll sideways, without anything in them to focus.
  ['ul.endpoints:not([tabindex])', 'tabindex', '0'],
  // The search is open as long as its field exists; the suggestions of other fields are closed at first.
  ['input[role="combobox"]:not([aria-expanded])', 'aria-expanded', 'true'],
  ['[contenteditable][role="combobox"]:not([aria-expanded])', 'aria-expanded', 'false'],
  ['.cm-content:not([aria-label])', 'aria-label', 'Body'],
  ['button[role="none"]', 'role', 'button'],
  // The page has a region of the same name.
  ['[role="dialog"] section[aria-label^="Notifications alt"]', 'aria-label', 'Notifications of the call'],
  [
    '.scalar-app-layout > section[aria-label^="Notifications alt"]',
    'aria-label',
    'Notifications of the call',
  ],
  // The first is the page, the second a part of the dialog that lies over it.
  ['body:has([role="dialog"]) main.references-rendered:not([inert])', 'inert', ''],
  ['body:not(:has([role="dialog"])) main.references-rendered[inert]', 'inert', null],
];

/** Fixes the current markup, and later additions of the renderer. */
function fixMarkup(): void {
  const applyFixes = () => {
    for (const [selector, attribute, value] of FIXES)
      for (const element of document.querySelectorAll(selector)) {
        if (value === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, value);
      }
  };
  new MutationObserver(applyFixes).observe(document.body, { childList: true, subtree: true });
  applyFixes();
}

void start();

import styles from './docs.css?inline';
import { fixMarkup } from './fix-markup';
import { loadRenderer } from './renderer';

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

void start();

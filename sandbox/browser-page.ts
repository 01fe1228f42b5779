/**
 * Starts the sandbox in the browser for a page of the sandbox, all of which are in English. If it cannot start, the page says
 * so.
 */
export async function startForPage(): Promise<void> {
  try {
    const { startBrowserSandbox } = await import('./browser');
    await startBrowserSandbox();
  } catch (error) {
    document.body.textContent =
      'The sandbox runs in your browser here, in a service worker, which could not start. Open this page over HTTPS or on localhost, allow cookies for this site, and reload.';
    // Reports to the console. The page cannot continue.
    throw error;
  }
}

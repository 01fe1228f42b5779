import { expect, it, vi } from 'vitest';

it('loads the renderer beside the page, without a sandbox in the browser', async () => {
  vi.stubGlobal('__BROWSER_SANDBOX__', false);
  await import('./main');
  const [script] = document.querySelectorAll<HTMLScriptElement>('script[src$="/renderer.js"]');
  expect(script).toBeInTheDocument();
  script?.remove();
  vi.unstubAllGlobals();
});

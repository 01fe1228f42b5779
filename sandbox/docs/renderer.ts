/** Script of the renderer, which is a separate file beside the page (scripts/docs). */
const SCRIPT = 'renderer.js';

/** The options of the renderer (Scalar) that the page sets. */
export interface RendererOptions {
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
export async function loadRenderer(): Promise<Renderer> {
  const script = document.createElement('script');
  script.src = new URL(SCRIPT, document.baseURI).href;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${SCRIPT} did not load.`)));
    document.head.append(script);
  });
  return (window as unknown as { Scalar: Renderer }).Scalar;
}

/** Parts of the sandbox's pages that are built separately. */
export type PagePart = 'panel' | 'contract pages';

/** Builds pages when they are first asked for. */
export interface PageBuilder {
  isBuilt: (part: PagePart) => boolean;
  /** @throws Error with the output of a build that fails. */
  build: (part: PagePart) => Promise<void>;
}

/** In seconds. A build takes some five to ten. */
const RETRY_S = 1;

/**
 * Returns the notice that replaces each part until it is built: the build is running, or why it failed. Undefined once the part
 * is ready.
 */
export function pageNotices(builder: PageBuilder): (part: PagePart) => Response | undefined {
  const running = new Set<PagePart>();
  const failures = new Map<PagePart, string>();

  function start(part: PagePart): void {
    if (running.has(part)) return;
    running.add(part);
    builder
      .build(part)
      .catch((error: unknown) => failures.set(part, error instanceof Error ? error.message : String(error)))
      .finally(() => running.delete(part));
  }

  return (part) => {
    const failure = failures.get(part);
    // The next request tries again.
    if (failures.delete(part))
      return notice(`The ${part} could not be built.`, `<pre>${escapeHtml(failure ?? '')}</pre>`);
    if (!running.has(part) && builder.isBuilt(part)) return undefined;
    start(part);
    const waiting = notice(`Building the ${part} …`, '<p>This page shows it as soon as it is there.</p>');
    waiting.headers.set('Refresh', String(RETRY_S));
    waiting.headers.set('Retry-After', String(RETRY_S));
    return waiting;
  };
}

function notice(title: string, content: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<main role="status"><h1>${title}</h1>${content}</main>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

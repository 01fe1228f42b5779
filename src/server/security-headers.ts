import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { MapTiles } from '@/lib/stores/map-tiles';

type SecureHeadersOptions = NonNullable<Parameters<typeof secureHeaders>[0]>;

export interface SecurityHeadersConfig {
  /** Street tiles of this deployment. */
  mapTiles?: MapTiles | undefined;
  /** Whether the hosts below the store's are reached by HTTPS alone, too. Default: yes. */
  hstsSubdomains?: boolean | undefined;
  /** Where browsers report what the policies have stopped. */
  cspReportUrl?: string | undefined;
}

function commonHeaders({ hstsSubdomains = true }: SecurityHeadersConfig): SecureHeadersOptions {
  return {
    strictTransportSecurity: `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [], payment: [] },
  };
}

/** Set on the context of a page: the text of an inline script that no other page has. */
export const OWN_SCRIPT = 'ownScript';

/** Lets a page run the inline script of its own. It comes before `securityHeaders`, which sets the policy of all pages. */
export const allowOwnScript: MiddlewareHandler = async (context, next) => {
  await next();
  const script = context.get(OWN_SCRIPT) as string | undefined;
  const { headers } = context.res;
  const policy = headers.get('Content-Security-Policy');
  if (script === undefined || policy === null) return;
  headers.set('Content-Security-Policy', policy.replace('script-src ', `script-src ${hashSource(script)} `));
};

/** The source expression of an inline script or style (CSP3 §2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Inline scripts and styles of pages, and nothing else inline. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Headers of every response but scripts of workers: no framing, no MIME sniffing. Inline scripts and styles are allowed by their
 * hashes, so that the page and its policy are the same for everyone and may be cached; without any, by the nonce of the response.
 *
 * Every page allows the images of street tiles: moving to the store finder inside the site does not change the policy of the
 * document.
 */
export function securityHeaders(config: SecurityHeadersConfig = {}, inline?: InlineCode) {
  const { mapTiles, cspReportUrl } = config;
  const report = cspReportUrl ? { reportUri: cspReportUrl } : {};
  const tilesOrigin = mapTiles ? [new URL(mapTiles.url).origin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        ...(inline?.scripts.map(hashSource) ?? [NONCE]),
        "'strict-dynamic'",
        "'self'",
        "'inline-speculation-rules'",
      ],
      styleSrc: ["'self'", ...(inline?.styles.map(hashSource) ?? [NONCE])],
      // Scripts position popovers and carousels with style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      // `blob:` for the preview of a prescription's picture.
      imgSrc: ["'self'", 'data:', 'blob:', ...tilesOrigin],
      fontSrc: ["'self'"],
      // The face detector. Its response has a policy of its own, with WebAssembly.
      workerSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...report,
    },
    // Not enforced: libraries would have to make their own markup trusted. With reports it shows which do not.
    ...(cspReportUrl
      ? { contentSecurityPolicyReportOnly: { requireTrustedTypesFor: ["'script'"], ...report } }
      : {}),
    ...commonHeaders(config),
  });
}

/**
 * Headers of the scripts of workers, which have a policy of their own: the face detector compiles WebAssembly, which no page
 * may. It loads from this origin alone.
 */
export function workerHeaders(config: SecurityHeadersConfig = {}) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
    },
    ...commonHeaders(config),
  });
}

/** Headers of the contract's pages, which have a policy of their own: the sandbox sets it. */
export function docsHeaders(config: SecurityHeadersConfig = {}) {
  return secureHeaders(commonHeaders(config));
}

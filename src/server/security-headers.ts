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

/**
 * Headers of every response but scripts of workers: no framing, no MIME sniffing, inline scripts and styles only with the nonce of the response.
 *
 * Every page allows the images of street tiles: moving to the store finder inside the site does not change the policy of the
 * document.
 */
export function securityHeaders(config: SecurityHeadersConfig = {}) {
  const { mapTiles, cspReportUrl } = config;
  const report = cspReportUrl ? { reportUri: cspReportUrl } : {};
  const tilesOrigin = mapTiles ? [new URL(mapTiles.url).origin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'", "'self'", "'inline-speculation-rules'"],
      styleSrc: ["'self'", NONCE],
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

import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { MapTiles } from '@/lib/stores/map-tiles';

type SecureHeadersOptions = NonNullable<Parameters<typeof secureHeaders>[0]>;

const COMMON: SecureHeadersOptions = {
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [], payment: [] },
};

/**
 * Headers of every response but scripts of workers: no framing, no MIME sniffing, inline scripts and styles only with the nonce of the response.
 *
 * @param mapTiles street tiles of this deployment. Every page allows their images: moving to the store finder inside the site
 * does not change the policy of the document.
 */
export function securityHeaders(mapTiles?: MapTiles) {
  const tilesOrigin = mapTiles ? [new URL(mapTiles.url).origin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'", "'self'"],
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
    },
    ...COMMON,
  });
}

/**
 * Headers of the scripts of workers, which have a policy of their own: the face detector compiles WebAssembly, which no page
 * may. It loads from this origin alone.
 */
export function workerHeaders() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
    },
    ...COMMON,
  });
}

/** Headers of the contract's pages, which have a policy of their own: the sandbox sets it. */
export function docsHeaders() {
  return secureHeaders(COMMON);
}

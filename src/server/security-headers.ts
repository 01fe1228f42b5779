import { NONCE, secureHeaders } from 'hono/secure-headers';

/** Headers of every response: no framing, no MIME sniffing, inline scripts and styles only with the nonce of the response. */
export function securityHeaders() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'", "'self'"],
      styleSrc: ["'self'", NONCE],
      // Scripts position popovers and carousels with style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      // `blob:` for the preview of a prescription's picture.
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [], payment: [] },
  });
}

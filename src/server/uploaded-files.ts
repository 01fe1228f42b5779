import type { MiddlewareHandler } from 'hono';
import { pathAsRead } from './path-as-read';

/** Paths of files that visitors have uploaded. */
const UPLOADED = /^\/wcs\/resources\/store\/[^/]+\/(provideprescription|rxc\/prescription)\/download\//;
const PDF = 'application/pdf';
/** Types of the contract that browsers show, and run no script of. */
const SHOWN: ReadonlySet<string> = new Set([PDF, 'image/png', 'image/jpeg', 'image/gif', 'image/bmp']);
/** As a document of its own, it belongs to no site. */
const NO_DOCUMENT = "default-src 'none'; sandbox";

/**
 * Makes an uploaded file no document of this site, whatever the host says of it: what browsers might run is a download. It comes
 * before `securityHeaders`, which sets the policy of all pages.
 */
export const uploadedFiles: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.ok || !UPLOADED.test(pathAsRead(context.req.path))) return;
  const { headers } = context.res;
  const [type = ''] = (headers.get('Content-Type') ?? '').toLowerCase().split(';', 1);
  if (!SHOWN.has(type.trim())) {
    headers.set('Content-Type', 'application/octet-stream');
    headers.set('Content-Disposition', 'attachment');
  }
  // Chromium shows no PDF in a sandbox.
  if (type.trim() !== PDF) headers.set('Content-Security-Policy', NO_DOCUMENT);
};

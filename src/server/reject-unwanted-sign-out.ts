import type { MiddlewareHandler } from 'hono';
import { redirectTarget } from '@/domain/navigation/redirect-target';

/**
 * Lets only the shopper sign out. The command is a GET request (000 §2, Header), which a browser may send ahead of a click, and
 * which a page of another site can cause by a link or a picture. A link from elsewhere leads to the account. Browsers that do
 * not say where a request comes from pass. (The command itself takes none from elsewhere: `rejectForeignWrites`.)
 */
export const rejectUnwantedSignOut: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  const purpose = `${req.header('sec-purpose')} ${req.header('purpose')}`;
  if (purpose.includes('prefetch'))
    return context.text('Not fetched ahead of a click', 503, { 'Cache-Control': 'no-store' });
  const from = req.header('sec-fetch-site');
  if (from !== 'cross-site' && from !== 'same-site') return next();
  const { pathname, searchParams } = new URL(req.url);
  searchParams.delete('URL');
  return context.redirect(
    redirectTarget(`${pathname.slice(0, pathname.lastIndexOf('/'))}/myAccount?${searchParams}`, '/'),
    302,
  );
};

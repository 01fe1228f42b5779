import { redirectTarget } from '@/domain/navigation/redirect-target';
import type { Handler } from '../../call';
import { responseView } from '../../serializers/response-view';
import { closeSessions } from '../../session/shopper';

/** Ends every session that the request carries, and redirects to `URL` when it is a path of this site, else to the home page. */
export const logoff: Handler<'logoff'> = ({ shopper, query, setCookie, respond }, { state }) => {
  for (const cookie of closeSessions(state, shopper)) setCookie(cookie);
  const { locale } = responseView(query.storeId, { langId: query.langId });
  const Location = redirectTarget(query.URL, `/${locale}`);
  respond(new Response(null, { status: 302, headers: { Location } }));
};

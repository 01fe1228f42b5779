import { redirectTarget } from '@/domain/navigation/redirect-target';
import type { Handler } from '../../call';
import { responseView } from '../../serializers/response-view';
import { toUserContext } from '../../serializers/user-context';
import { closeSessions } from '../../session/shopper';
import { addGuest } from './add-user';
import { signIn } from './sign-in';

/** Ends every session that the request carries, and redirects to `URL` when it is a path of this site, else to the home page. */
export const logoff: Handler<'logoff'> = ({ shopper, query, setCookie, respond }, { state }) => {
  for (const cookie of closeSessions(state, shopper)) setCookie(cookie);
  const { locale } = responseView(query.storeId, { langId: query.langId });
  const Location = redirectTarget(query.URL, `/${locale}`);
  respond(new Response(null, { status: 302, headers: { Location } }));
};

export const getContextData: Handler<'getContextData'> = ({ shopper, params, query }, { state }) =>
  toUserContext({
    shopper,
    user: state.users.get(shopper.userId),
    session: shopper.sessionId === undefined ? undefined : state.sessions.get(shopper.sessionId),
    storeId: params.storeId,
    langId: query.langId,
  });

/** Creates a guest. One who requests again stays the same guest, so that a second tab does not lose the cart. */
export const createGuestIdentity: Handler<'createGuestIdentity'> = (call, context) => {
  const { shopper, params, query } = call;
  const existingGuest = shopper.registerType === 'G' ? context.state.users.get(shopper.userId) : undefined;
  const identity = signIn(call, context, existingGuest ?? addGuest(context), {
    storeId: params.storeId,
    withCookies: query.updateCookies === 'true',
  });
  return { ...identity, resourceName: 'guestidentity' };
};

import type { LanguageId } from '@generated/identity/model/languageId';
import type { UserContext } from '@generated/identity/model/userContext';
import { LOCALES, type StoreId } from '@/domain/locale/locales';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import type { Handler } from '../../call';
import { redirect } from '../../http/raw-response';
import { responseView } from '../../serializers/response-view';
import { closeSessions, type Shopper } from '../../session/shopper';
import type { Session } from '../../state/documents';
import type { User } from '../../state/user';
import { addGuest } from './add-user';
import { signIn } from './sign-in';

/** Ends every session that the request carries, and redirects to `URL` when it is a path of this site, else to the home page. */
export const logoff: Handler<'logoff'> = ({ shopper, query, setCookie }, { state }) => {
  for (const cookie of closeSessions(state, shopper)) setCookie(cookie);
  const { locale } = responseView(query.storeId, { langId: query.langId });
  return redirect(redirectTarget(query.URL, `/${locale}`));
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

interface UserContextSource {
  shopper: Shopper;
  user: User | undefined;
  session: Session | undefined;
  storeId: StoreId;
  langId: LanguageId | undefined;
}

/** Returns the shopper's identity, language and currency. In this response ids are numbers, not text. */
function toUserContext({ shopper, user, session, storeId, langId }: UserContextSource): UserContext {
  const { locale, currency, catalogId } = responseView(storeId, { langId });
  const languageId = LOCALES[locale].languageId;
  return {
    basicInfo: {
      runAsId: Number(shopper.userId),
      callerId: Number(shopper.userId),
      registerType: shopper.registerType,
      storeId: Number(storeId),
      channelId: -1,
    },
    globalization: {
      languageId: Number(languageId),
      preferredLanguageId: Number(user?.preferredLanguage ?? languageId),
      currency,
      preferredCurrency: currency,
    },
    catalog: { catalogId: Number(catalogId), masterCatalog: false },
    entitlement: { activeOrganizationId: -2000, currentTradingAgreementIds: [-11901] },
    isPartiallyAuthenticated: false,
    bcsversion: { lastUpdateTime: null },
    ...(user ? { audit: { personalizationId: user.personalizationId } } : {}),
    // The commerce API numbers its activities. The start time of the session is unique enough here.
    ...(session ? { activityToken: { activityId: session.issuedAt } } : {}),
    resourceName: 'usercontext',
  };
}

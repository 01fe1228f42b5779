import type { LanguageId } from '@generated/identity/model/languageId';
import type { UserContext } from '@generated/identity/model/userContext';
import { LOCALES, type StoreId } from '@/domain/locale/locales';
import type { Shopper } from '../session/shopper';
import type { Session } from '../state/session';
import type { User } from '../state/user';
import { responseView } from './response-view';

export interface UserContextSource {
  shopper: Shopper;
  user: User | undefined;
  session: Session | undefined;
  storeId: StoreId;
  langId: LanguageId | undefined;
}

/** Returns the shopper's identity, language and currency. In this response ids are numbers, not text. */
export function toUserContext({ shopper, user, session, storeId, langId }: UserContextSource): UserContext {
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

import { useLingui } from '@lingui/react';
import { PromoStarter } from '@/features/promo/components/promo-starter';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { loadMessages } from '../message-catalogs';

/** The promotion pop-up. Its code and messages load when it is due. */
export function Promo() {
  const { i18n } = useLingui();
  const { displayLanguage, languageTag } = useSite();
  const load = async () => {
    const [{ PromoPopUp }, messages] = await Promise.all([
      import('@/features/promo/components/promo-pop-up'),
      loadMessages(languageTag, ['promo']),
    ]);
    i18n.load(displayLanguage, messages);
    return PromoPopUp;
  };
  return <PromoStarter load={load} />;
}

/** Suppresses the pop-up for a shopper who subscribed in the footer. */
export async function rememberSubscription(): Promise<void> {
  const { promoCookies } = await loadWithRetry(() => import('@/features/promo/state/promo-cookies'));
  promoCookies.subscribed.write('valid');
}

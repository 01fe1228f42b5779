import { useLingui } from '@lingui/react';
import { PromoStarter } from '@/features/promo/components/promo-starter';
import { useStore } from '@/platform/store/store';
import { loadMessages } from '../catalogues';

/** The promotion pop-up, which no page waits for: its code and messages come when it is due. */
export function Promo() {
  const { i18n } = useLingui();
  const { displayLanguage } = useStore();
  const load = async () => {
    const [{ PromoPopUp }, messages] = await Promise.all([
      import('@/features/promo/components/promo-pop-up'),
      loadMessages(displayLanguage, ['promo']),
    ]);
    i18n.load(displayLanguage, messages);
    return PromoPopUp;
  };
  return <PromoStarter load={load} />;
}

/** Somebody who subscribed in the footer is not asked to do so again. */
export async function rememberSubscription(): Promise<void> {
  const { promoCookies } = await import('@/features/promo/state/promo-cookies');
  promoCookies.subscribed.write('valid');
}

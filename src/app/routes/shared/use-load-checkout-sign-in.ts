import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { LoadCheckoutSignIn } from '@/lib/checkout/sign-in-slot';
import { useSite } from '@/lib/site/site';
import { loadMessages } from '../../message-catalogs';

/** Loads the sign-in before the checkout with its messages. */
export function useLoadCheckoutSignIn(): LoadCheckoutSignIn {
  const { i18n } = useLingui();
  const { displayLanguage, languageTag } = useSite();
  return useCallback(async () => {
    const [{ CheckoutSignIn }, messages] = await Promise.all([
      import('@/features/account/components/checkout-sign-in'),
      loadMessages(languageTag, ['account']),
    ]);
    i18n.load(displayLanguage, messages);
    return CheckoutSignIn;
  }, [i18n, displayLanguage, languageTag]);
}

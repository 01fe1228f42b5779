import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { type BrowserLocation, leaveAfterSignUp } from '../api/leave-page';
import { signUp } from '../api/sign-up';
import { readPromoCookies, writePromoCookies } from '../state/promo-cookies';
import { cookiesAfterSignUp } from '../state/promo-state';
import { promoSchema } from './promo-schema';

/**
 * Manages the state and submission of the pop-up's sign-up form (000 §4).
 *
 * @param onCookiesBlocked called instead of reloading when the browser does not store cookies, as a reload would lose the code.
 */
export function usePromoForm(browserLocation: BrowserLocation, onCookiesBlocked: () => void) {
  const site = useSite();
  const [failed, setFailed] = useState(false);
  const form = useForm({
    resolver: zodResolver(promoSchema),
    defaultValues: { email: '', generalOptIn: false },
  });
  // Stays true after the sign-up until the page has reloaded.
  const [busy, setBusy] = useState(false);
  const submitting = useRef(false);

  const submit = form.handleSubmit(async (values) => {
    if (submitting.current) return;
    submitting.current = true;
    setBusy(true);
    setFailed(false);
    try {
      const result = await signUp(site, {
        ...values,
        page: browserLocation.pathname + browserLocation.search,
      });
      writePromoCookies(cookiesAfterSignUp(result));
      if (readPromoCookies().promo === 'refresh') leaveAfterSignUp(site, browserLocation);
      else onCookiesBlocked();
    } catch {
      track({ name: 'error', message: 'E-mail subscription error, try later', operation: 'subscribeEmail' });
      setFailed(true);
      setBusy(false);
      submitting.current = false;
    }
  });

  return { ...form, submit, busy, failed };
}

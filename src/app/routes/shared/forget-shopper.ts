import Cookies from 'js-cookie';
import { mutate } from 'swr';
import { insuranceStatus } from '@/lib/insurance/insurance-status';
import { notifyPrescriptionChange } from '@/lib/prescription/has-prescription';
import { clearLostSession } from '@/lib/session/lost-session';
import { notifySessionChange } from '@/lib/session/session-cookie';
import { SHOPPER_COOKIES } from '@/lib/session/sign-out-cookie';
import { clearSessionValues } from '@/lib/storage/storage-value';

/**
 * Forgets a shopper who has signed out or closed the account on this page: cached data, prescription, insurance login, email of
 * the checkout, drafts. What belongs to the browser stays, such as the frames seen last.
 */
export async function forgetShopper(): Promise<void> {
  notifySessionChange();
  clearLostSession();
  for (const name of SHOPPER_COOKIES) Cookies.remove(name, { path: '/' });
  notifyPrescriptionChange();
  insuranceStatus.notify();
  clearSessionValues();
  await mutate(() => true, undefined, { revalidate: false });
}

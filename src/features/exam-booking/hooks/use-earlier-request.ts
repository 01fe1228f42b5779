import { useEffect, useState } from 'react';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { findBooked } from '../api/send-booking';
import { unclearRequest } from '../state/exam-request';

/**
 * Checks whether an attempt with an unknown outcome has booked: when the page opens, for example after a reload, and when the
 * network is back.
 *
 * @returns whether the first check is running.
 */
export function useEarlierRequest(
  storeNumber: string,
  onBooked: (confirmationNumber: string) => void,
): boolean {
  const site = useSite();
  const latest = useLatest(onBooked);
  const [isChecking, setIsChecking] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    const findOutcome = async () => {
      const requestId = unclearRequest(storeNumber);
      const confirmationNumber = requestId && (await findBooked(site, requestId));
      if (!isCurrent) return;
      if (confirmationNumber) latest.current(confirmationNumber);
      else setIsChecking(false);
    };
    const check = () => void findOutcome();
    check();
    window.addEventListener('online', check);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', check);
    };
  }, [site, storeNumber]);
  return isChecking;
}

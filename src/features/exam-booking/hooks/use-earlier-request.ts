import { useEffect, useState } from 'react';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { findBooked } from '../api/send-booking';
import { unclearRequest } from '../state/exam-request';

/**
 * Checks once, when the page opens, whether an attempt with an unknown outcome has booked, such as one before a reload.
 * @returns whether it is being checked.
 */
export function useEarlierRequest(
  storeNumber: string,
  onBooked: (confirmationNumber: string) => void,
): boolean {
  const site = useSite();
  const latest = useLatest(onBooked);
  const [isChecking, setIsChecking] = useState(true);
  useEffect(() => {
    const requestId = unclearRequest(storeNumber);
    if (!requestId) return setIsChecking(false);
    let isCurrent = true;
    void findBooked(site, requestId).then((confirmationNumber) => {
      if (!isCurrent) return;
      if (confirmationNumber) latest.current(confirmationNumber);
      else setIsChecking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [site, storeNumber]);
  return isChecking;
}

import { useNavigate } from 'react-router-dom';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import type { SavedPrescriptionView } from '@/domain/prescription/saved-prescription';
import { toStoredPrescription } from '@/domain/prescription/stored-prescription';
import { sitePaths } from '@/lib/navigation/site-paths';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import { useSite } from '@/lib/site/site';

/** Opens the frames for a prescription: its values become those of the session, so that each frame says whether it fits. */
export function useShopFramesFor(): (saved: SavedPrescriptionView) => void {
  const site = useSite();
  const navigate = useNavigate();
  return ({ values }) => {
    if (!values) return;
    savePrescription(toStoredPrescription(values, toCalendarDate(new Date())));
    void navigate(sitePaths.listing(site, 'eyeglasses'));
  };
}

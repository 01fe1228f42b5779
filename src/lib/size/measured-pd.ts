import { fieldsOf } from '@/domain/data/fields-of';
import { storageValue } from '../storage/storage-value';
import { MEASURED_PD_KEY } from './size-key';

/** A pupillary distance that was measured in a picture, on this device. */
export interface MeasuredPd {
  /** Millimeters, in steps of 0.5. */
  value: number;
  /** Possible error in both directions, in millimeters. */
  spread: number;
  method: 'camera' | 'photo';
}

/** Distances of adults, in millimeters. */
const PLAUSIBLE = { min: 45, max: 80 };
const MOST_SPREAD = 10;

/**
 * The measured pupillary distance that the shopper accepted. The prescription form offers it, but never enters it
 * automatically. Clearing the size clears it.
 */
export const measuredPd = storageValue<MeasuredPd>({
  area: 'local',
  key: MEASURED_PD_KEY,
  validate: (stored) => {
    const { value, spread, method } = fieldsOf(stored);
    const isPlausible = typeof value === 'number' && value >= PLAUSIBLE.min && value <= PLAUSIBLE.max;
    const hasSpread = typeof spread === 'number' && spread > 0 && spread <= MOST_SPREAD;
    return isPlausible && hasSpread && (method === 'camera' || method === 'photo')
      ? { value, spread, method }
      : undefined;
  },
});

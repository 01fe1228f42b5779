import { fieldsOf } from '@/domain/data/fields-of';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';

/** One of the retailer's icons. */
export interface SvgIcon {
  viewBox: string;
  /** Sanitized SVG shapes. */
  shapes: string;
}

/** The icons are requested again after this time. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The retailer's icons by name, sanitized, from the espot X_SVG_Icons (000 §7). */
export const storedSvgIcons = storageValue<Record<string, SvgIcon>>({
  area: 'local',
  key: 'X_SVG_Icons',
  lifetimeMilliseconds: LIFETIME_MS,
  validate: validWhen(isIconMap),
});

function isIconMap(value: unknown): value is Record<string, SvgIcon> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isIcon);
}

function isIcon(value: unknown): boolean {
  const { viewBox, shapes } = fieldsOf(value);
  return typeof viewBox === 'string' && typeof shapes === 'string';
}

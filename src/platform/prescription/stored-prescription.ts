import { parseDioptres } from '@/domain/prescription/dioptres';
import { cookieEntry } from '../storage/cookie-entry';
import { PRESCRIPTION_COOKIE } from './prescription-hint';

/** Text of the right (OD) and the left eye (OS). */
export interface BothEyesText {
  readonly OD: string;
  readonly OS: string;
}

/** The prescription that the shopper entered (000 §3; 003 §3, Extended prescription). Powers in dioptres, as text. */
export interface StoredPrescription {
  readonly SPH: BothEyesText;
  readonly CYL?: BothEyesText | undefined;
  readonly issueDate?: string | undefined;
  readonly isSpeedyRXEligible?: boolean | undefined;
}

/**
 * The prescription cookie: until the browser is closed (003 §9, "stored for the session path"). What it holds goes to the
 * platform in the body of a call and nowhere else: never into an address, an event or a log.
 */
export const storedPrescription = cookieEntry<StoredPrescription>({
  name: PRESCRIPTION_COOKIE,
  schema: {
    safeParse: (value) => (isPrescription(value) ? { success: true, data: value } : { success: false }),
  },
  form: 'json',
});

/** The prescription that a cookie's text holds, where it is not the browser that reads it. */
export function parsePrescription(text: string | undefined): StoredPrescription | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isPrescription(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPrescription(value: unknown): value is StoredPrescription {
  const { SPH, CYL } = (value ?? {}) as Partial<Record<string, unknown>>;
  return arePowers(SPH) && (CYL === undefined || arePowers(CYL));
}

function arePowers(value: unknown): boolean {
  const { OD, OS } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [OD, OS].every((power) => typeof power === 'string' && parseDioptres(power) !== undefined);
}

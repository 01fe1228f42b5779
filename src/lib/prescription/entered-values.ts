import { parseDiopters, toSignedDecimal } from '@/domain/prescription/diopters';
import type { Eye } from '@/domain/prescription/eye';
import type { EyeValues } from '@/domain/prescription/frame-compatibility';
import type { BothEyesText, StoredPrescription } from './stored-prescription';

/** Power fields of the form, named as in the API. */
export type PowerField = 'sphOD' | 'sphOS' | 'cylOD' | 'cylOS';

/** Form values: powers as text, '' when empty. */
export type EnteredValues = Readonly<Record<PowerField, string>>;

/** Result of the form: the missing sphere fields, or a prescription (003 §5). */
export type EnteredPrescription =
  | { status: 'missing'; fields: readonly PowerField[] }
  | { status: 'complete'; prescription: StoredPrescription };

const SPHERES = ['sphOD', 'sphOS'] as const;

/** Both spheres are required; the cylinder counts only when both eyes have one (003 §5). */
export function toPrescription({ sphOD, sphOS, cylOD, cylOS }: EnteredValues): EnteredPrescription {
  const SPH = bothEyes(sphOD, sphOS);
  if (!SPH) {
    const spheres = { sphOD, sphOS };
    return { status: 'missing', fields: SPHERES.filter((field) => power(spheres[field]) === undefined) };
  }
  const CYL = bothEyes(cylOD, cylOS);
  return { status: 'complete', prescription: CYL ? { SPH, CYL } : { SPH } };
}

/** Powers in the API's format; undefined unless both eyes have one. */
function bothEyes(right: string, left: string): BothEyesText | undefined {
  const [OD, OS] = [power(right), power(left)];
  return OD !== undefined && OS !== undefined ? { OD, OS } : undefined;
}

function power(text: string): string | undefined {
  const diopters = parseDiopters(text);
  return diopters === undefined ? undefined : toSignedDecimal(diopters);
}

/** Both eyes in diopters, as input of the compatibility rule. */
export function toEyes({ SPH, CYL }: StoredPrescription): Readonly<Record<Eye, EyeValues>> {
  const eye = (side: 'OD' | 'OS'): EyeValues => ({
    sphere: parseDiopters(SPH[side]),
    cylinder: CYL && parseDiopters(CYL[side]),
  });
  return { right: eye('OD'), left: eye('OS') };
}

import { z } from 'zod/mini';
import { parseDiopters, toSignedDecimal } from '@/domain/prescription/diopters';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';

/** Form values: powers as text of an option, '' when none is selected. Field names as in the API. */
export interface PrescriptionValues {
  sphOD: string;
  cylOD: string;
  sphOS: string;
  cylOS: string;
}

export type PowerField = keyof PrescriptionValues;
export type CylinderField = 'cylOD' | 'cylOS';

/** Field error keys. */
export type PowerError = 'sphere-missing' | 'cylinder-missing';

const sphere = z.string().check(z.minLength(1, 'sphere-missing' satisfies PowerError));

/** Requires the other eye's cylinder with one eye's, because the API takes both or none (003 §5). */
const cylinderPaired = (field: CylinderField, otherField: CylinderField) =>
  z.refine<PrescriptionValues>((values) => values[field] !== '' || values[otherField] === '', {
    error: 'cylinder-missing' satisfies PowerError,
    path: [field],
  });

/**
 * Validates the values form of a prescription. Requires both spheres, and a cylinder for both eyes or neither (003 §5). The
 * output is the prescription to store.
 */
export const prescriptionSchema = z.pipe(
  z
    .object({ sphOD: sphere, cylOD: z.string(), sphOS: sphere, cylOS: z.string() })
    .check(cylinderPaired('cylOD', 'cylOS'), cylinderPaired('cylOS', 'cylOD')),
  z.transform(toPrescription),
);

function toPrescription({ sphOD, sphOS, cylOD, cylOS }: PrescriptionValues): StoredPrescription {
  const SPH = { OD: toPower(sphOD), OS: toPower(sphOS) };
  return cylOD === '' ? { SPH } : { SPH, CYL: { OD: toPower(cylOD), OS: toPower(cylOS) } };
}

/** Returns a power in the API's format. The options hold nothing else than powers. */
function toPower(text: string): string {
  return toSignedDecimal(parseDiopters(text) ?? 0);
}

import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { PrescriptionValues } from '@generated/prescriptions/model/prescriptionValues';

/** The fields of PrescriptionValues in prescriptions.yaml; ItemPrescription of lens.yaml has the same. */
const VALUE_FIELDS = [
  'rightSphere',
  'leftSphere',
  'rightCyl',
  'leftCyl',
  'rightAxis',
  'leftAxis',
  'rightAdd',
  'leftAdd',
  'pupillaryDistance',
  'rPDistance',
  'lPDistance',
  'prismEnable',
  'odHPrism',
  'odVPrism',
  'osHPrism',
  'osVPrism',
  'odHPrismBase',
  'odVPrismBase',
  'osHPrismBase',
  'osVPrismBase',
] as const satisfies readonly (keyof PrescriptionValues & keyof ItemPrescription)[];

/** Returns the values of a prescription; undefined when it has none, such as an uploaded file. */
export function valuesOf(prescription: Partial<PrescriptionValues>): PrescriptionValues | undefined {
  const { rightSphere, leftSphere } = prescription;
  if (rightSphere === undefined || leftSphere === undefined) return undefined;
  return { ...pickValues(prescription), rightSphere, leftSphere };
}

export function withoutValues<T extends object>(prescription: T): Omit<T, keyof PrescriptionValues> {
  const fields: readonly string[] = VALUE_FIELDS;
  return Object.fromEntries(Object.entries(prescription).filter(([name]) => !fields.includes(name))) as Omit<
    T,
    keyof PrescriptionValues
  >;
}

function pickValues(prescription: Partial<PrescriptionValues>): Partial<PrescriptionValues> {
  return Object.fromEntries(
    VALUE_FIELDS.flatMap((field) =>
      prescription[field] === undefined ? [] : [[field, prescription[field]]],
    ),
  );
}

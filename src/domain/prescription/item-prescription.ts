import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { PrescriptionValues } from '@generated/prescriptions/model/prescriptionValues';
import { omitUndefined } from '../data/omit-undefined';
import { toIsoDay } from '../dates/calendar-date';
import { toSignedDecimal } from './diopters';
import { type EyePrescription, hasAdd, hasPrism, type Prescription } from './prescription';

export interface ItemPrescriptionOptions {
  readonly isSpeedyRXEligible?: boolean | undefined;
}

/** A prescription with values, not as an uploaded file. */
export type TypedItemPrescription = ItemPrescription & { rightSphere: string; leftSphere: string };

/** Builds the body of `insertItemPrescription`. Sends the values as typed, in plus or minus form. */
export function toItemPrescription(
  prescription: Prescription,
  { isSpeedyRXEligible = false }: ItemPrescriptionOptions = {},
): TypedItemPrescription {
  const { issueDate } = prescription;
  return {
    prescriptionType: prescriptionType(prescription),
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: 'rxcPrescription',
    ...toPrescriptionValues(prescription),
    ...(issueDate && { issueDate: `${toIsoDay(issueDate)}T00:00:00Z` }),
    isSpeedyRXEligible,
  };
}

/** Returns ST for single vision, MF when an addition exists (003 §3). */
export function prescriptionType(prescription: Prescription): 'ST' | 'MF' {
  return hasAdd(prescription) ? 'MF' : 'ST';
}

/** Returns the values in the API's format. */
export function toPrescriptionValues(prescription: Prescription): PrescriptionValues {
  const { pd } = prescription;
  const right = eyeText(prescription.right);
  const left = eyeText(prescription.left);
  return omitUndefined({
    rightSphere: right.sphere,
    leftSphere: left.sphere,
    rightCyl: right.cylinder,
    leftCyl: left.cylinder,
    rightAxis: right.axis,
    leftAxis: left.axis,
    rightAdd: right.add,
    leftAdd: left.add,
    pupillaryDistance: pd?.kind === 'single' ? String(pd.value) : undefined,
    rPDistance: pd?.kind === 'dual' ? String(pd.right) : undefined,
    lPDistance: pd?.kind === 'dual' ? String(pd.left) : undefined,
    prismEnable: hasPrism(prescription),
    odHPrism: right.horizontalPrism,
    odHPrismBase: right.horizontalBase,
    odVPrism: right.verticalPrism,
    odVPrismBase: right.verticalBase,
    osHPrism: left.horizontalPrism,
    osHPrismBase: left.horizontalBase,
    osVPrism: left.verticalPrism,
    osVPrismBase: left.verticalBase,
  });
}

function eyeText({ sphere, cylinder, axis, add, prism }: EyePrescription) {
  const { horizontal, vertical } = prism ?? {};
  return {
    sphere: toSignedDecimal(sphere),
    cylinder: cylinder ? toSignedDecimal(cylinder) : undefined,
    axis: cylinder && axis !== undefined ? String(axis) : undefined,
    add: add ? toSignedDecimal(add) : undefined,
    horizontalPrism: horizontal?.amount.toFixed(2),
    horizontalBase: horizontal && (horizontal.base === 'in' ? ('In' as const) : ('Out' as const)),
    verticalPrism: vertical?.amount.toFixed(2),
    verticalBase: vertical && (vertical.base === 'up' ? ('Up' as const) : ('Down' as const)),
  };
}

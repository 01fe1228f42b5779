import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { PrescriptionValues } from '@generated/prescriptions/model/prescriptionValues';
import { parseIsoDay } from '../dates/calendar-date';
import { parseDiopters } from './diopters';
import type { EyePrescription, EyePrism, Prescription, PupillaryDistance } from './prescription';

/** Returns the values of an order line's prescription; undefined for an uploaded file, whose values are not known. */
export function fromItemPrescription(wire: ItemPrescription): Prescription | undefined {
  const { rightSphere, leftSphere } = wire;
  if (rightSphere === undefined || leftSphere === undefined) return undefined;
  const issueDate = parseIsoDay(wire.issueDate?.slice(0, 10) ?? '');
  return {
    ...fromPrescriptionValues({ ...wire, rightSphere, leftSphere }),
    ...(issueDate && { issueDate }),
  };
}

/** Returns the values of the API's format. Fields that are missing or 0.00 become absent. */
export function fromPrescriptionValues(wire: PrescriptionValues): Prescription {
  const pd = toDistance(wire);
  return {
    right: toEye(
      { sphere: wire.rightSphere, cylinder: wire.rightCyl, axis: wire.rightAxis, add: wire.rightAdd },
      toPrism(wire.odHPrism, wire.odHPrismBase, wire.odVPrism, wire.odVPrismBase),
    ),
    left: toEye(
      { sphere: wire.leftSphere, cylinder: wire.leftCyl, axis: wire.leftAxis, add: wire.leftAdd },
      toPrism(wire.osHPrism, wire.osHPrismBase, wire.osVPrism, wire.osVPrismBase),
    ),
    ...(pd && { pd }),
  };
}

interface EyeText {
  sphere: string;
  cylinder: string | undefined;
  axis: string | undefined;
  add: string | undefined;
}

function toEye({ sphere, cylinder, axis, add }: EyeText, prism: EyePrism | undefined): EyePrescription {
  const cylinderPower = parseDiopters(cylinder ?? '');
  const addPower = parseDiopters(add ?? '');
  return {
    sphere: parseDiopters(sphere) ?? 0,
    ...(cylinderPower && { cylinder: cylinderPower }),
    ...(cylinderPower && axis && { axis: Number(axis) }),
    ...(addPower && { add: addPower }),
    ...(prism && { prism }),
  };
}

function toPrism(
  horizontalText: string | undefined,
  horizontalBase: PrescriptionValues['odHPrismBase'],
  verticalText: string | undefined,
  verticalBase: PrescriptionValues['odVPrismBase'],
): EyePrism | undefined {
  const horizontal = Number(horizontalText ?? 0);
  const vertical = Number(verticalText ?? 0);
  const prism: EyePrism = {
    ...(horizontal && horizontalBase
      ? { horizontal: { amount: horizontal, base: horizontalBase === 'In' ? 'in' : 'out' } }
      : {}),
    ...(vertical && verticalBase
      ? { vertical: { amount: vertical, base: verticalBase === 'Up' ? 'up' : 'down' } }
      : {}),
  };
  return prism.horizontal || prism.vertical ? prism : undefined;
}

function toDistance({
  pupillaryDistance,
  rPDistance,
  lPDistance,
}: PrescriptionValues): PupillaryDistance | undefined {
  if (rPDistance && lPDistance) return { kind: 'dual', right: Number(rPDistance), left: Number(lPDistance) };
  return pupillaryDistance ? { kind: 'single', value: Number(pupillaryDistance) } : undefined;
}

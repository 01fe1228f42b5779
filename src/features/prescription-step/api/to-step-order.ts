import type { PrescriptionItem } from '@generated/prescriptions/model/prescriptionItem';
import type { PrescriptionItemData } from '@generated/prescriptions/model/prescriptionItemData';
import type { PrescriptionSetup } from '@generated/prescriptions/model/prescriptionSetup';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { toDoctor } from '@/domain/doctor/to-doctor';
import type { OrderedGlasses } from '@/domain/lens/ordered-glasses';
import { fromPrescriptionValues } from '@/domain/prescription/from-item-prescription';
import { DEFAULT_TOTAL_POWER_RANGE, totalPowerRange } from '@/domain/prescription/total-power-range';
import type { GivenPrescription, ItemKind, StepItem, StepOrder } from './step-item';

const KIND_ORDER: Record<ItemKind, number> = { frame: 0, contact: 1 };

/** Returns the order of `getPrescriptionSetup`, frames before contact lenses, each in the order of the cart. */
export function toStepOrder({
  rxDataContent,
  itemNamesMap,
  lineCount,
  isOwner = true,
  isPlaced = false,
}: PrescriptionSetup): StepOrder {
  const items = rxDataContent.map((item) => toStepItem(item, itemNamesMap[item.itemId] || item.itemUPC));
  return {
    items: items.toSorted((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind]),
    lineCount,
    isOwner,
    isPlaced,
  };
}

function toStepItem(wire: PrescriptionItem, name: string): StepItem {
  return {
    id: wire.itemId,
    pairedId: wire.pairedItemId,
    kind: wire.itemType,
    name,
    upc: wire.itemUPC,
    quantity: (wire.itemQuantity ?? 1) + (wire.pairedItemId ? (wire.pairedItemQuantity ?? 1) : 0),
    lensType: wire.itemLensAttributes?.type,
    glasses: toGlasses(wire),
    right: wire.rightCL,
    left: wire.leftCL,
    rightCatentryId: wire.rightCatentryId,
    leftCatentryId: wire.leftCatentryId,
    prescriptionId: wire.prescriptionId ?? undefined,
    provided: wire.prescriptionProvided,
    skipped: wire.prescriptionSkipped,
    locked: wire.prescriptionLocked ?? false,
    fromAccount: wire.prescriptionFromAccount,
    verified: wire.prescriptionVerified,
    given: toGiven(wire.prescriptionData ?? {}),
  };
}

/** Maps the powers. An unknown range limits nothing. */
function toGlasses({
  itemLensAttributes: lens,
  minTotalPower,
  maxTotalPower,
}: PrescriptionItem): OrderedGlasses | undefined {
  return (
    lens && {
      type: lens.type,
      sphere: lens.rxValues?.sph ?? DEFAULT_TOTAL_POWER_RANGE,
      addition: lens.rxValues?.add ?? DEFAULT_TOTAL_POWER_RANGE,
      totalPower: totalPowerRange(minTotalPower, maxTotalPower),
    }
  );
}

function toGiven(data: PrescriptionItemData): GivenPrescription {
  const { chosenDoctor, editFile, patient, rx } = data;
  return {
    mode: data.prescriptionMode,
    doctor: chosenDoctor && toDoctor(chosenDoctor),
    file: editFile && {
      name: editFile.name,
      savedName: editFile.savedFileName,
      path: editFile.path,
      type: editFile.type,
      size: editFile.size,
      previewAllowed: editFile.previewAllowed,
      checksum: editFile.file_checksum,
    },
    patient: patient && {
      firstName: patient.firstName,
      lastName: patient.lastName,
      birthDate: parseIsoDay(patient.dateOfBirth),
    },
    values: rx && fromPrescriptionValues(rx),
  };
}

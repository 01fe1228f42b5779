import type { ContactLensValues } from '@generated/prescriptions/model/contactLensValues';
import type { PrescriptionItem } from '@generated/prescriptions/model/prescriptionItem';
import type { PrescriptionItemData } from '@generated/prescriptions/model/prescriptionItemData';
import type { StoreId } from '@/domain/locale/locales';
import type { StepItem } from '../../handlers/prescriptions/step-items';
import { isPrescriptionProvided, itemPrescription } from '../../state/item-prescription';
import type { OrderItem } from '../../state/order';
import type { SandboxState } from '../../state/state';
import { toEditFile } from './edit-file';
import { valuesOf } from './prescription-values';

interface FileView {
  state: SandboxState;
  storeId: StoreId;
}

export interface PrescriptionItemView extends FileView {
  /** False for somebody who only has the link: no id, doctor, patient, value or file. */
  showsContent: boolean;
}

/** Serializes an item of the prescription step with its submission. */
export function toPrescriptionItem(stepItem: StepItem, view: PrescriptionItemView): PrescriptionItem {
  const [main, paired] = stepItem.items;
  const { prescriptionId, prescriptionSubmission: submission } = main;
  const data = view.showsContent ? toItemData(main, view) : undefined;
  return {
    itemId: main.orderItemId,
    ...(paired && { pairedItemId: paired.orderItemId, pairedItemQuantity: paired.quantity }),
    itemType: stepItem.itemType,
    itemQuantity: main.quantity,
    itemUPC: main.partNumber,
    itemField1: main.parentItemId ?? '',
    prescriptionId: view.showsContent ? (prescriptionId ?? null) : null,
    prescriptionProvided: stepItem.items.every(isPrescriptionProvided),
    prescriptionSkipped: false,
    prescriptionFromAccount: view.showsContent && submission?.accountPrescriptionId !== undefined,
    prescriptionVerified: view.showsContent && (submission?.verified ?? false),
    ...(data && { prescriptionData: data }),
    ...kindFields(stepItem),
  };
}

function kindFields(stepItem: StepItem): Partial<PrescriptionItem> {
  if (stepItem.itemType === 'frame') {
    const { lens, totalPower } = stepItem;
    const { type, upc, rxValues } = lens;
    return {
      itemLensAttributes: { type, upc, rxValues },
      ...(totalPower && { minTotalPower: totalPower.min, maxTotalPower: totalPower.max }),
    };
  }
  const { right, left } = stepItem;
  return {
    ...(right && { rightCatentryId: right.catentryId, rightCL: toContactLensValues(right) }),
    ...(left && { leftCatentryId: left.catentryId, leftCL: toContactLensValues(left) }),
  };
}

function toItemData(
  item: OrderItem,
  { state, storeId }: PrescriptionItemView,
): PrescriptionItemData | undefined {
  const prescription = itemPrescription(item);
  if (!prescription) return toUploadedData(item, { state, storeId });
  const { prescriptionOriginMode: mode, doctor, savedFileName } = prescription;
  const { patient, accountPrescriptionId } = item.prescriptionSubmission ?? {};
  const rx = valuesOf(prescription);
  return {
    ...((mode === 'uploadPrescription' || mode === 'callDoctor') && { prescriptionMode: mode }),
    ...(rx && { rx }),
    ...(accountPrescriptionId && { prescriptionIdMyAccountSelected: accountPrescriptionId }),
    ...(doctor && { chosenDoctor: doctor }),
    ...fileFields(savedFileName, { state, storeId }),
    ...(patient && { patient }),
  };
}

/** Returns a file that was uploaded and not submitted. */
function toUploadedData({ uploadedFileName }: OrderItem, view: FileView): PrescriptionItemData | undefined {
  const fields = fileFields(uploadedFileName, view);
  return fields && { prescriptionMode: 'uploadPrescription', ...fields };
}

/** Returns the fields of a file; undefined when it no longer exists. */
function fileFields(
  savedFileName: string | undefined,
  { state, storeId }: FileView,
): Pick<PrescriptionItemData, 'uploadFileInput' | 'editFile'> | undefined {
  const file = savedFileName === undefined ? undefined : state.prescriptionFiles.get(savedFileName);
  if (!file) return undefined;
  const editFile = toEditFile(file, storeId);
  const { path, previewAllowed } = editFile;
  return { uploadFileInput: { files: [editFile.savedFileName], path, previewAllowed }, editFile };
}

function toContactLensValues({ attributes }: OrderItem): ContactLensValues {
  const names = {
    baseCurve: 'BASE_CURVE',
    diameter: 'DIAMETER',
    power: 'POWER',
    cylinder: 'CYLINDER',
    axis: 'AXIS',
    add: 'ADD',
    dominance: 'DOMINANCE',
  } satisfies Record<keyof ContactLensValues, string>;
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = attributes.find((attribute) => attribute.name === name)?.value;
      return value ? [[field, value]] : [];
    }),
  );
}

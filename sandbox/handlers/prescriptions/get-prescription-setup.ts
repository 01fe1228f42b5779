import type { ContactLensValues } from '@generated/prescriptions/model/contactLensValues';
import type { PrescriptionItem } from '@generated/prescriptions/model/prescriptionItem';
import type { PrescriptionItemData } from '@generated/prescriptions/model/prescriptionItemData';
import type { PrescriptionSetup } from '@generated/prescriptions/model/prescriptionSetup';
import type { StoreId } from '@/domain/locale/locales';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { isPlaced } from '../../orders/placed-items';
import { takesPrescription } from '../../orders/takes-prescription';
import type { SandboxContext } from '../../sandbox-context';
import { orderItemName } from '../../serializers/item-name';
import { toEditFile } from '../../serializers/prescriptions/edit-file';
import { valuesOf } from '../../serializers/prescriptions/prescription-values';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { Order, OrderItem } from '../../state/order';
import { currentOrder } from '../../state/orders';
import { isPrescriptionProvided, itemPrescription } from '../../state/prescriptions';
import type { SandboxState } from '../../state/state';
import { cartErrors } from '../cart/cart-errors';
import { linkedOrder } from './linked-order';
import { prescriptionErrors } from './prescription-errors';
import { type StepItem, stepItems } from './step-items';

type SetupCall = Call<'getPrescriptionSetup'>;

/** Returns the items of the shopper's order, or of an order opened by its link. */
export const getPrescriptionSetup: Handler<'getPrescriptionSetup'> = (call, context) => {
  const { params, query, shopper } = call;
  const order = requestedOrder(call, context);
  if (!order) return success({ lineCount: 0, rxDataContent: [], itemNamesMap: {} });
  const items = stepItems(order, context.catalog);
  const isOwner = order.userId === shopper.userId;
  const view = { state: context.state, storeId: params.storeId, showsContent: isOwner };
  return success({
    orderId: order.orderId,
    lineCount: order.items.length,
    isOwner,
    ...(isPlaced(order) && { isPlaced: true }),
    rxDataContent: items.map((item) => ({
      ...toPrescriptionItem(item, view),
      ...(!takesPrescription(context, order, item.items[0].orderItemId) && { prescriptionLocked: true }),
    })),
    itemNamesMap: namesOf(items, context, responseView(params.storeId, query)),
  });
};

const success = (dataContent: PrescriptionSetup) => ({ status: 'Success' as const, dataContent });

/**
 * Finds the order; undefined when the shopper has none.
 *
 * @throws ApiErrorResponse 404 for an unknown order or link, 403 for another shopper's order, 400 for the generic user without
 * a link.
 */
function requestedOrder({ params, query, shopper }: SetupCall, { state }: SandboxContext): Order | undefined {
  const { orderId, storeId } = params;
  const notFound = () => reject(cartErrors.orderNotFound(orderId === '@self' ? '.' : orderId));
  if (query.id !== undefined) {
    const order = linkedOrder(state, storeId, query.id) ?? notFound();
    return orderId === '@self' || orderId === order.orderId ? order : notFound();
  }
  if (shopper.userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  if (orderId === '@self') return currentOrder(state, shopper.userId, storeId);
  const order = state.orders.get(orderId);
  if (!order || order.storeId !== storeId) return notFound();
  return order.userId === shopper.userId ? order : reject(prescriptionErrors.otherUser());
}

function namesOf(items: readonly StepItem[], { catalog }: SandboxContext, view: ResponseView) {
  const lines = items.flatMap((item) => item.items);
  return Object.fromEntries(lines.map((line) => [line.orderItemId, orderItemName(catalog, line, view)]));
}

interface FileView {
  state: SandboxState;
  storeId: StoreId;
}

interface PrescriptionItemView extends FileView {
  /** False for somebody who only has the link: no id, doctor, patient, value or file. */
  showsContent: boolean;
}

/** Serializes an item of the prescription step with its submission. */
function toPrescriptionItem(stepItem: StepItem, view: PrescriptionItemView): PrescriptionItem {
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

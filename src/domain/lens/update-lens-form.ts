import type { UpdateItemLensDataForm } from '@generated/cart/model';
import { omitUndefined } from '../data/omit-undefined';
import type { LocaleConfig } from '../locale/locales';
import { toBooleanString } from './form-values';
import { isPrescriptionLens } from './lens-type';
import type { SelectedLensPackage } from './selected-lens-package';

/** Input of the lens update of a line item. */
export interface UpdateLensInput {
  readonly storeId: LocaleConfig['storeId'];
  readonly catalogId: LocaleConfig['catalogId'];
  readonly langId: LocaleConfig['languageId'];
  readonly orderId: string;
  readonly orderItemId: string;
  readonly lens: SelectedLensPackage;
  /** True if package and stored prescription are both speedy (see `isSpeedyLens`). */
  readonly isSpeedySelected: boolean;
  /** The protection plan to add; if absent, the current one is removed. */
  readonly warranty?: { readonly id: string } | undefined;
  /** True if the shopper will add another prescription later, so that the line's current one no longer applies. */
  readonly removesPrescription?: boolean | undefined;
  /** Catentry ids of add-ons. */
  readonly addOns?: readonly string[] | undefined;
  /** Redirect after the command: a path of this site. */
  readonly url: string;
  /** The lens panel's data, as opaque JSON text. */
  readonly reviewObject?: string | undefined;
  readonly imagery?: string | undefined;
  readonly upsellConfig?: string | undefined;
}

/**
 * Builds the form values of LCUpdateOrderItemLensDataCmd (000 §7), with either a warranty add or a warranty removal (000 §4).
 * Powers have two decimals. Empty fields are omitted.
 */
export function updateLensForm(update: UpdateLensInput): UpdateItemLensDataForm {
  const { lens } = update;
  return omitUndefined({
    storeId: update.storeId,
    catalogId: update.catalogId,
    langId: update.langId,
    ...lensFields(lens),
    ...warrantyFields(update.warranty),
    isSpeedySelected: toBooleanString(update.isSpeedySelected),
    orderId: update.orderId,
    addOns: update.addOns && [...update.addOns],
    URL: update.url,
    // The specification shows no other value: frame only is the frame-only package.
    includeLens: toBooleanString(true),
    orderItemId: update.orderItemId,
    fromPage: 'ShopCart' as const,
    addRxLenses: toBooleanString(lens.type === undefined || isPrescriptionLens(lens.type)),
    rxcReviewObject: update.reviewObject,
    rxcImagery: update.imagery,
    upsellConfig: update.upsellConfig,
    x_removePrescription: update.removesPrescription ? ('true' as const) : undefined,
  });
}

function lensFields(lens: SelectedLensPackage) {
  const { sph, add } = lens.rxValues ?? {};
  return {
    lensCatentryId: lens.catEntryId,
    lensColor: lens.color,
    lens: lens.upc,
    lensInfoServices: lens.services && [...lens.services],
    lensMaterialCode: lens.materialCode,
    lensSegmentCode: lens.segmentCode,
    correctionType: lens.type,
    lensTreatmentFamily: lens.treatmentFamily,
    lensBlueLight: optionalBooleanString(lens.blueLight),
    lensIndex: lens.index?.toString(),
    lensAntiReflective: lens.antiReflective,
    powerSphereMin: sph?.min.toFixed(2),
    powerSphereMax: sph?.max.toFixed(2),
    powerAddMin: add?.min.toFixed(2),
    powerAddMax: add?.max.toFixed(2),
    isLensSpeedyRX: toBooleanString(lens.isSpeedyRX === true),
    lensBrand: lens.brand,
    lensPolar: optionalBooleanString(lens.polar),
    lensColorCode: lens.clen,
  };
}

function warrantyFields(warranty: UpdateLensInput['warranty']) {
  return {
    addWarranty: warranty && ('true' as const),
    warrantyCatentryId: warranty?.id,
    removeWarranty: warranty ? undefined : ('true' as const),
  };
}

function optionalBooleanString(value: boolean | undefined) {
  return value === undefined ? undefined : toBooleanString(value);
}

import type { AddGlassesForm } from '@generated/cart/model';
import { omitUndefined } from '../data/omit-undefined';
import type { LocaleConfig } from '../locale/locales';
import { type BooleanString, toBooleanString } from './form-values';
import type { SelectedLensPackage } from './selected-lens-package';

/** Input of the add-glasses command. */
export interface AddGlassesInput {
  readonly storeId: LocaleConfig['storeId'];
  readonly catalogId: LocaleConfig['catalogId'];
  readonly langId: LocaleConfig['languageId'];
  /** `.` means the shopper's current order. */
  readonly orderId: string;
  readonly frameCatentryId: string;
  /** Absent for a frame without a lens. */
  readonly lens?: SelectedLensPackage | undefined;
  /** Catentry ids of add-ons, including the protection plan. */
  readonly addOns?: readonly string[] | undefined;
  /** Redirect after the command: a path of this site. */
  readonly url: string;
  /** The `tah` field, passed through. */
  readonly tah?: BooleanString | undefined;
}

/** Builds the form values of LCOrderItemAddGlassesCmd (000 §7). Empty fields are omitted. */
export function addGlassesForm({ lens, ...order }: AddGlassesInput): AddGlassesForm {
  return omitUndefined({
    storeId: order.storeId,
    catalogId: order.catalogId,
    langId: order.langId,
    orderId: order.orderId,
    frameCatentryId: order.frameCatentryId,
    lensCatentryId: lens?.catEntryId,
    lens: lens?.upc,
    URL: order.url,
    lensColor: lens?.color,
    addOns: order.addOns && [...order.addOns],
    includeLens: toBooleanString(lens !== undefined),
    tah: order.tah,
  });
}

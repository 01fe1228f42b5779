import type { AddGlassesForm } from '@generated/cart/model';
import type { LocaleEntry } from '../locale/locales';
import { type FlagText, toFlag, withoutAbsent } from './form-values';
import type { SelectedLensPackage } from './selected-lens-package';

/** What the add-glasses command is made of. */
export interface AddGlasses {
  readonly storeId: LocaleEntry['storeId'];
  readonly catalogId: LocaleEntry['catalogId'];
  readonly langId: LocaleEntry['languageId'];
  /** `.` stands for the shopper's current order. */
  readonly orderId: string;
  readonly frameCatentryId: string;
  /** Absent where the frame is bought without a lens. */
  readonly lens?: SelectedLensPackage | undefined;
  /** Catalogue entry ids of what is bought along, the protection plan among them. */
  readonly addOns?: readonly string[] | undefined;
  /** Where the platform leads to after the command: a path of this site. */
  readonly url: string;
  /** The platform's `tah` field, passed on as it is. */
  readonly tah?: FlagText | undefined;
}

/** Form values of LCOrderItemAddGlassesCmd (000 §7). Fields without a value are left out. */
export function addGlassesForm({ lens, ...order }: AddGlasses): AddGlassesForm {
  return withoutAbsent({
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
    includeLens: toFlag(lens !== undefined),
    tah: order.tah,
  });
}

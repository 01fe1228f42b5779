import type { Cart } from '@generated/cart/model/cart';
import { LOCALES } from '@/domain/locale/locales';
import { ZERO } from '@/domain/money/cents';
import type { PricedItem, PricedOrder } from '../../pricing/priced-order';
import { findPromotionCode } from '../../pricing/promotion-code-adjustments';
import { isInStock } from '../../pricing/stock';
import type { ResponseView } from '../response-view';
import { toAmount } from './amount';
import { toOrderAdjustments } from './to-adjustments';
import { toCartItem } from './to-cart-item';

/** A page of the cart's items. */
export interface ItemPage {
  items: PricedItem[];
  /** Index of the first item, from 0. */
  start: number;
}

const STORE_NAMES = { '10851': 'Marlowe US', '10852': 'Marlowe Canada' };

/** The cart with its totals; `orderItem` is absent when there are no items. */
export function toCart(priced: PricedOrder, page: ItemPage, view: ResponseView): Cart {
  const { order } = priced;
  const adjustment = toOrderAdjustments(priced, view);
  const languageId = LOCALES[view.locale].languageId;
  const [prescriptionLink] = order.prescriptionLinks ?? [];
  const contextOf = (item: PricedItem) => ({
    inStock: isInStock(item, priced.items),
    prescriptionId: prescriptionIdOf(item, priced.items),
    view,
  });
  return {
    orderId: order.orderId,
    orderStatus: order.status,
    orderTypeCode: 'ORD',
    buyerId: order.userId,
    storeUniqueID: order.storeId,
    storeNameIdentifier: STORE_NAMES[order.storeId],
    channel: {
      channelIdentifer: { channelName: 'Web Channel', uniqueID: '-1' },
      description: { language: languageId, value: 'Web Channel' },
    },
    lastUpdateDate: new Date(order.updatedAt).toISOString(),
    ...totals(priced),
    ...(adjustment.length > 0 ? { adjustment } : {}),
    ...(order.promotionCodes.length > 0
      ? { promotionCode: order.promotionCodes.map((code) => toPromotionCode(code, view)) }
      : {}),
    locked: order.locked ? 'true' : 'false',
    prepareIndicator: 'false',
    shipAsComplete: 'true',
    ...(prescriptionLink ? { x_encOrderMemberId: prescriptionLink } : {}),
    x_isExchangeOrder: order.exchangeOf === undefined ? 'false' : 'true',
    recordSetTotal: String(priced.items.length),
    recordSetCount: String(page.items.length),
    recordSetStartNumber: String(page.start),
    recordSetComplete: page.items.length === priced.items.length ? 'true' : 'false',
    resourceName: 'cart',
    resourceId: `/wcs/resources/store/${order.storeId}/cart/@self`,
    ...(page.items.length > 0
      ? { orderItem: page.items.map((item) => toCartItem(item, contextOf(item))) }
      : {}),
  };
}

/** A lens has the prescription of its frame. */
function prescriptionIdOf({ item }: PricedItem, items: readonly PricedItem[]): string | undefined {
  if (item.kind !== 'LENS') return item.prescriptionId;
  return items.find((frame) => frame.item.orderItemId === item.parentItemId)?.item.prescriptionId;
}

function totals(priced: PricedOrder) {
  const { currency } = priced;
  return {
    grandTotal: toAmount(priced.grandTotal),
    grandTotalCurrency: currency,
    totalProductPrice: toAmount(priced.productTotal),
    totalProductPriceCurrency: currency,
    totalAdjustment: toAmount(priced.adjustmentTotal),
    totalAdjustmentCurrency: currency,
    totalShippingCharge: toAmount(priced.shipping),
    totalShippingChargeCurrency: currency,
    totalShippingTax: toAmount(ZERO),
    totalShippingTaxCurrency: currency,
    totalSalesTax: toAmount(priced.salesTax),
    totalSalesTaxCurrency: currency,
  };
}

function toPromotionCode(code: string, { language }: ResponseView) {
  const promotion = findPromotionCode(code);
  if (!promotion) return { code };
  const { promotionId, description } = promotion;
  return { code, associatedPromotion: [{ promotionId, description: description[language] }] };
}

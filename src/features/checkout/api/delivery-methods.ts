import {
  getGetUsableShippingInfoKey,
  getUsableShippingInfo,
  useGetUsableShippingInfo,
} from '@generated/cart/cart';
import type { UsableShippingInfo } from '@generated/cart/model/usableShippingInfo';
import { type CalendarDate, compareDates, parseIsoDay } from '@/domain/dates/calendar-date';
import { type Cents, ZERO } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import type { Query } from '@/lib/queries/query';
import { type Site, useSite } from '@/lib/site/site';

/** A delivery method with its price for the whole order, and the days on which the order may arrive. */
export interface DeliveryMethod {
  id: string;
  name: string;
  charge: Cents;
  /** Day of the first line to arrive; undefined when the commerce API has no day. */
  earliest: CalendarDate | undefined;
  /** Day of the last one. */
  latest: CalendarDate | undefined;
}

/** Returns the methods that every line can have. */
export function toDeliveryMethods({ orderItem: lines }: UsableShippingInfo): DeliveryMethod[] {
  const [first] = lines;
  return (first?.usableShippingMode ?? []).flatMap((mode) => {
    const ofLines = lines.flatMap(({ usableShippingMode }) =>
      usableShippingMode.filter(({ shipModeId }) => shipModeId === mode.shipModeId),
    );
    if (ofLines.length < lines.length) return [];
    const days = (dates: (string | undefined)[]) =>
      dates.flatMap((date) => parseIsoDay(date ?? '') ?? []).sort(compareDates);
    return [
      {
        id: mode.shipModeId,
        name: mode.shipModeDescription ?? mode.shipModeCode,
        charge: parseAmount(mode.x_shippingCharge) ?? ZERO,
        earliest: days(ofLines.map(({ x_earliestDelivery }) => x_earliestDelivery))[0],
        latest: days(ofLines.map(({ x_latestDelivery }) => x_latestDelivery)).at(-1),
      },
    ];
  });
}

function args({ storeId, languageId, currency }: Site) {
  return [storeId, { langId: languageId, currency }] as const;
}

/** Requires an order with an address. */
export function deliveryMethodsQuery(site: Site): Query<UsableShippingInfo> {
  return {
    key: getGetUsableShippingInfoKey(...args(site)),
    fetch: (options) => getUsableShippingInfo(...args(site), options),
  };
}

/** Returns the methods for the order's address; undefined while they load. */
export function useDeliveryMethods(hasAddress: boolean) {
  const { data, error, mutate } = useGetUsableShippingInfo(...args(useSite()), {
    swr: { enabled: hasAddress },
  });
  return {
    methods: data && toDeliveryMethods(data),
    prescriptionNeeded: data?.orderItem.some(({ x_prescriptionNeeded }) => x_prescriptionNeeded === 'true'),
    failed: error !== undefined && !data,
    retry: () => void mutate(),
  };
}

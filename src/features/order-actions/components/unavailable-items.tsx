import type { UnavailableItem } from '@generated/orders/model/unavailableItem';
import { useLingui } from '@lingui/react/macro';

/** Items that could not be added to the cart, with the reason. */
export function UnavailableItems({ items }: { items: readonly UnavailableItem[] }) {
  const { t } = useLingui();
  const textOf = ({ name, reason }: UnavailableItem): string => {
    switch (reason) {
      case 'OUT_OF_STOCK':
        return t`${name} is sold out.`;
      case 'NOT_OFFERED':
        return t`${name} is no longer sold.`;
      case 'LENS_NOT_OFFERED':
        return t`The lenses of ${name} are no longer sold for this frame. Choose new ones on its page.`;
      case 'PLAN_NOT_OFFERED':
        return t`The protection plan of ${name} is no longer sold.`;
      case 'OVER_QUANTITY':
        return t`There are already as many ${name} in your cart as we can send.`;
    }
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops list semantics with list-style none
    <ul role="list" className="grid grid-cols-1 gap-1">
      {items.map((item) => (
        <li key={`${item.orderItemId} ${item.reason}`}>{textOf(item)}</li>
      ))}
    </ul>
  );
}

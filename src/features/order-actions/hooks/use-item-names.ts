import { useLingui } from '@lingui/react/macro';
import type { TrackedItem } from '@/domain/orders/tracked-order';

type NamedItem = Pick<TrackedItem, 'kind' | 'name'>;
type NamedPair = NamedItem & Partial<Pick<TrackedItem, 'lens'>>;

/** Names an ordered item: a contact lens with its eye. */
export function useItemName(): (item: NamedItem) => string {
  const { t } = useLingui();
  return ({ kind, name }) => {
    if (kind === 'RCON') return t`${name}, right eye`;
    if (kind === 'LCON') return t`${name}, left eye`;
    return name;
  };
}

/** Names the items of an order where nothing but the name is shown: pairs of the same frame with their lenses. */
export function useItemNames(items: readonly NamedPair[]): (item: NamedPair) => string {
  const nameOf = useItemName();
  return (item) => {
    const name = nameOf(item);
    const isShared = items.filter((other) => nameOf(other) === name).length > 1;
    return isShared && item.lens ? `${name}, ${item.lens.name}` : name;
  };
}

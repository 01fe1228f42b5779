import { useLingui } from '@lingui/react/macro';
import type { TrackedItem } from '@/domain/orders/tracked-order';

/** Names an ordered item: a contact lens with its eye. */
export function useItemName(): (item: Pick<TrackedItem, 'kind' | 'name'>) => string {
  const { t } = useLingui();
  return ({ kind, name }) => {
    if (kind === 'RCON') return t`${name}, right eye`;
    if (kind === 'LCON') return t`${name}, left eye`;
    return name;
  };
}

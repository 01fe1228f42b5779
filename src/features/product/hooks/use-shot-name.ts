import type { ShotType } from '@generated/assets/model/shotType';
import { useLingui } from '@lingui/react/macro';

/** Returns the localized label of a picture's view. */
export function useShotName(): (type: ShotType) => string {
  const { t } = useLingui();
  const names: Record<ShotType, string> = {
    front: t`front view`,
    'three-quarter-left': t`three-quarter view from the left`,
    'three-quarter-right': t`three-quarter view from the right`,
    profile: t`side view`,
    'temple-detail': t`detail of the temple`,
    folded: t`folded`,
    worn: t`worn`,
    case: t`with its case`,
  };
  return (type) => names[type];
}

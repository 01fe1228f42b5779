import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from '@/platform/store/store';
import { IconButton } from '@/ui/actions/icon-button';
import { HeartIcon } from '@/ui/icons/heart-icon';
import type { SavedProduct } from '../api/saved-product';
import type { SaveFailure } from '../api/settle-saved';
import { settleWish, useIsSaved, want } from '../state/saved-items';
import { ChangeFailure, UNDER_CORNER } from './change-failure';

const loadSettling = () => import('../api/settle-saved');
const getReady = () => {
  // Without a connection the press itself says so.
  loadSettling().catch(() => {});
};

export interface SaveButtonProps extends SavedProduct {
  /** Name of the product. */
  name: string;
}

/**
 * The heart: saves a frame, or takes it back (000 §4). It shows the press at once and goes back when the platform
 * refuses. What it does comes with the pointer, the focus or the press. Without scripts there is none.
 */
export function SaveButton({ name, ...product }: SaveButtonProps) {
  const store = useStore();
  const { t } = useLingui();
  const saved = useIsSaved(product.id);
  const [failure, setFailure] = useState<SaveFailure>();

  const toggle = async () => {
    setFailure(undefined);
    want(product.id, !saved);
    try {
      const { settleSaved } = await loadSettling();
      setFailure(await settleSaved(store, product));
    } catch {
      settleWish(product.id);
      setFailure({ message: '' });
    }
  };

  return (
    <div className="relative noscript:hidden">
      <IconButton
        label={t`Save ${name}`}
        pressed={saved}
        icon={<HeartIcon className={saved ? 'fill-accent text-accent' : undefined} />}
        onClick={() => void toggle()}
        onPointerEnter={getReady}
        onFocus={getReady}
      />
      <ChangeFailure failure={failure} className={UNDER_CORNER} />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSite } from '@/lib/site/site';
import { IconButton } from '@/ui/actions/icon-button';
import { HeartIcon } from '@/ui/icons/icons';
import type { SaveFailure } from '../api/reconcile-saved';
import { clearPending, type SavedProduct, setPending, useIsSaved } from '../state/saved-items';
import { BELOW_CORNER, ChangeFailure } from './change-failure';

const loadReconcile = () => import('../api/reconcile-saved');
const preload = () => {
  // The click itself reports a failed load.
  loadReconcile().catch(() => {});
};

export interface SaveButtonProps extends SavedProduct {
  /** Name of the product. */
  name: string;
}

/**
 * Wishlist button: saves or removes a frame (000 §4). Updates optimistically and reverts on error. Its code loads on
 * hover, focus or click. Hidden without JavaScript. Put it into a positioned element, below which a failure is shown.
 */
export function SaveButton({ name, ...product }: SaveButtonProps) {
  const site = useSite();
  const { t } = useLingui();
  const saved = useIsSaved(product.id);
  const [failure, setFailure] = useState<SaveFailure>();

  const toggle = async () => {
    setFailure(undefined);
    setPending(product, !saved);
    try {
      const { reconcileSaved } = await loadReconcile();
      setFailure(await reconcileSaved(site, product));
    } catch {
      clearPending(product.id);
      setFailure({ message: '' });
    }
  };

  return (
    <>
      <IconButton
        label={t`Save ${name}`}
        pressed={saved}
        icon={<HeartIcon className={saved ? 'fill-accent text-accent' : undefined} />}
        onClick={() => void toggle()}
        onPointerOver={preload}
        onFocus={preload}
        className="noscript:hidden"
      />
      <ChangeFailure failure={failure} className={BELOW_CORNER} />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSite } from '@/lib/site/site';
import { IconButton } from '@/ui/actions/icon-button';
import { HeartIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import {
  clearOptimisticFavorite,
  type FavoriteStore,
  setOptimisticFavorite,
  useIsFavorite,
} from '../state/favorite-stores';

const loadReconcile = () => import('../api/reconcile-favorite');
const preload = () => {
  // The click itself reports a failed load.
  loadReconcile().catch(() => {});
};

/** Renders the heart of a store (001 §4). It changes at once, and back on failure. Its code loads on hover, focus or click. */
export function FavoriteButton({ store, className }: { store: FavoriteStore; className?: string }) {
  const site = useSite();
  const { t } = useLingui();
  const isFavorite = useIsFavorite()(store);
  const [hasFailed, setHasFailed] = useState(false);
  const { id, name } = store;

  const toggle = async () => {
    setHasFailed(false);
    setOptimisticFavorite(id, !isFavorite);
    try {
      const { reconcileFavorite } = await loadReconcile();
      setHasFailed((await reconcileFavorite(site, store)) === false);
    } catch {
      clearOptimisticFavorite(id);
      setHasFailed(true);
    }
  };

  return (
    <div className={cx('relative flex-none noscript:hidden', className)}>
      <IconButton
        label={t`Favorite store: ${name}`}
        pressed={isFavorite}
        icon={<HeartIcon className={isFavorite ? 'fill-accent text-accent' : undefined} />}
        onClick={() => void toggle()}
        onPointerOver={preload}
        onFocus={preload}
        onBlur={() => setHasFailed(false)}
      />
      {hasFailed ? (
        <p
          role="alert"
          className="on-ink absolute top-full right-0 z-10 mt-1 w-48 rounded-md bg-ink p-3 text-on-ink text-sm shadow-float"
        >
          <Trans>Not changed. Please try again.</Trans>
        </p>
      ) : null}
    </div>
  );
}

import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { CloseIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import type { SaveFailure } from '../api/reconcile-saved';
import { BELOW_CORNER, ChangeFailure } from './change-failure';
import { TileSkeleton } from './saved-list-skeleton';

/** Renders a tile. `name` is unique on the page; `removeButton` removes the frame from the list. */
export type RenderSavedTile = (
  product: CatalogSearchProduct,
  name: string,
  removeButton: ReactNode,
) => ReactNode;

export interface SavedTileProps {
  /** Undefined while loading and for a discontinued product. */
  product: CatalogSearchProduct | undefined;
  /** Undefined when `product` is. */
  name: string | undefined;
  loading: boolean;
  /** False after removal: the tile then offers undo. */
  saved: boolean;
  /** Reason why the last change failed. */
  failure: SaveFailure | undefined;
  onChange: (saved: boolean, name: string) => void;
  renderTile: RenderSavedTile;
}

/** Shows one frame of the list. Focus moves between the remove and undo buttons. */
export function SavedTile(props: SavedTileProps) {
  const { product, name: productName, loading, saved, failure, onChange, renderTile } = props;
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const previousSaved = useRef(saved);
  const changedHere = useRef(false);
  useEffect(() => {
    // Restore focus only after a click here, not after changes from another tab.
    const focusLost = changedHere.current && document.activeElement === document.body;
    if (previousSaved.current !== saved && focusLost) button.current?.focus();
    previousSaved.current = saved;
  }, [saved]);

  const name = productName ?? t`This frame`;
  const change = (nextSaved: boolean) => {
    changedHere.current = true;
    onChange(nextSaved, name);
  };
  const removeButton = (
    <div className="relative noscript:hidden">
      <IconButton ref={button} label={t`Remove ${name}`} icon={<CloseIcon />} onClick={() => change(false)} />
      <ChangeFailure failure={failure} className={BELOW_CORNER} />
    </div>
  );
  return (
    <li className="min-w-0">
      {saved ? null : <Removed {...{ name, button, failure }} onUndo={() => change(true)} />}
      {saved && product ? renderTile(product, name, removeButton) : null}
      {saved && !product && loading ? <TileSkeleton /> : null}
      {saved && !product && !loading ? <Discontinued removeButton={removeButton} /> : null}
    </li>
  );
}

interface RemovedProps {
  name: string;
  button: RefObject<HTMLButtonElement | null>;
  failure: SaveFailure | undefined;
  onUndo: () => void;
}

function Removed({ name, button, failure, onUndo }: RemovedProps) {
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-3 rounded-md border border-line-strong border-dashed p-5 text-center">
      <p className="text-ink-soft text-sm">
        <Trans>{name} is no longer in your list.</Trans>
      </p>
      <Button ref={button} variant="secondary" onClick={onUndo}>
        <Trans>Undo</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <ChangeFailure failure={failure} />
    </div>
  );
}

function Discontinued({ removeButton }: { removeButton: ReactNode }) {
  return (
    <div className="corner-room relative rounded-md bg-well text-ink-soft text-sm">
      <p className="grid h-full place-items-center px-4 text-center">
        <Trans>We no longer have this frame.</Trans>
      </p>
      <div className="absolute top-1 right-1">{removeButton}</div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { nextTab } from '@/ui/disclosure/next-tab';
import { ChevronLeftIcon } from '@/ui/icons/chevron-left-icon';
import { ChevronRightIcon } from '@/ui/icons/chevron-right-icon';
import { CloseIcon } from '@/ui/icons/close-icon';
import { MinusIcon } from '@/ui/icons/minus-icon';
import { PlusIcon } from '@/ui/icons/plus-icon';
import { cx } from '@/ui/lib/cx';
import type { GalleryThumbnailsProps } from './gallery-thumbnails';
import { PictureCount } from './picture-count';
import { useEnlargement } from './use-enlargement';
import { useShotName } from './use-shot-name';

export interface GalleryZoomProps extends GalleryThumbnailsProps {
  name: string;
  onClose: () => void;
}

/** Full-screen picture viewer with zoom (000 §2). A native dialog, loaded on demand. */
export function GalleryZoom({ name, shots, shown, show, onClose }: GalleryZoomProps) {
  const { t } = useLingui();
  const shotName = useShotName();
  const dialog = useRef<HTMLDialogElement>(null);
  const { enlarged, toggle, reset, frameProps, onClick } = useEnlargement();
  const count = shots.length;
  const place = shown + 1;
  const shot = shots[shown];

  useEffect(() => {
    dialog.current?.showModal();
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);

  const turnTo = (to: number) => {
    reset();
    show(to);
  };
  const step = (by: number) => turnTo((shown + by + count) % count);
  const move = (event: KeyboardEvent) => {
    // In a zoomed picture the arrow keys scroll.
    const to = enlarged ? undefined : nextTab(event.key, shown, count);
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };

  if (!shot) return null;
  const title = `${name}, ${shotName(shot.type)}`;
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={move}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-well text-ink"
    >
      <section
        {...frameProps}
        className="grid h-full overflow-auto overscroll-contain"
        // Only the zoomed picture scrolls.
        tabIndex={enlarged ? 0 : undefined}
        aria-label={title}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button Larger is the keyboard equivalent */}
        <img
          src={shot.src}
          alt={title}
          width={900}
          height={600}
          draggable={false}
          onClick={onClick}
          className={cx(
            'm-auto h-auto',
            enlarged
              ? 'w-[250vw] max-w-none cursor-grab active:cursor-grabbing lg:w-[180vw]'
              : 'max-h-dvh w-full cursor-zoom-in object-contain',
          )}
        />
      </section>
      <div className="fixed top-3 right-3 flex gap-2">
        <IconButton
          raised
          label={enlarged ? t`Smaller` : t`Larger`}
          icon={enlarged ? <MinusIcon /> : <PlusIcon />}
          onClick={toggle}
        />
        <IconButton raised label={t`Close`} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
      </div>
      {count > 1 ? (
        <div className="fixed inset-x-3 bottom-3 flex items-center justify-between">
          <IconButton
            raised
            label={t`Previous picture`}
            icon={<ChevronLeftIcon />}
            onClick={() => step(-1)}
          />
          <p className="rounded-full bg-paper px-2.5 py-0.5 text-xs" aria-live="polite">
            <PictureCount place={place} count={count} />
          </p>
          <IconButton raised label={t`Next picture`} icon={<ChevronRightIcon />} onClick={() => step(1)} />
        </div>
      ) : null}
    </dialog>
  );
}

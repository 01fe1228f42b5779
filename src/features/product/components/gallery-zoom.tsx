import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon } from '@/ui/icons/chevron-left-icon';
import { ChevronRightIcon } from '@/ui/icons/chevron-right-icon';
import { CloseIcon } from '@/ui/icons/close-icon';
import { MinusIcon } from '@/ui/icons/minus-icon';
import { PlusIcon } from '@/ui/icons/plus-icon';
import { cx } from '@/ui/lib/cx';
import type { GalleryThumbnailsProps } from './gallery-thumbnails';
import { useShotName } from './use-shot-name';

export interface GalleryZoomProps extends GalleryThumbnailsProps {
  name: string;
  onClose: () => void;
}

/** A picture on the whole screen, and larger still: a native dialog, loaded on demand. */
export function GalleryZoom({ name, shots, shown, show, onClose }: GalleryZoomProps) {
  const { t } = useLingui();
  const shotName = useShotName();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [enlarged, setEnlarged] = useState(false);
  const count = shots.length;
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

  useEffect(() => {
    const { current } = frame;
    // An enlarged picture opens at its middle.
    if (enlarged && current) {
      current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
      current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
    }
  }, [enlarged]);

  const step = (by: number) => {
    setEnlarged(false);
    show((shown + by + count) % count);
  };

  if (!shot) return null;
  const title = `${name}, ${shotName(shot.type)}`;
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-well text-ink"
    >
      <section
        ref={frame}
        className="grid h-full overflow-auto overscroll-contain"
        // Only the enlarged picture scrolls.
        tabIndex={enlarged ? 0 : undefined}
        aria-label={title}
      >
        <img
          src={shot.src}
          alt={title}
          width={900}
          height={600}
          onDoubleClick={() => setEnlarged(!enlarged)}
          className={cx(
            'm-auto h-auto',
            enlarged ? 'w-[250vw] max-w-none lg:w-[180vw]' : 'max-h-dvh w-full object-contain',
          )}
        />
      </section>
      <div className="fixed top-3 right-3 flex gap-2">
        <IconButton
          raised
          label={enlarged ? t`Smaller` : t`Larger`}
          icon={enlarged ? <MinusIcon /> : <PlusIcon />}
          onClick={() => setEnlarged(!enlarged)}
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
          <p aria-hidden="true" className="rounded-full bg-paper px-2.5 py-0.5 text-xs">
            {shown + 1} / {count}
          </p>
          <IconButton raised label={t`Next picture`} icon={<ChevronRightIcon />} onClick={() => step(1)} />
        </div>
      ) : null}
    </dialog>
  );
}

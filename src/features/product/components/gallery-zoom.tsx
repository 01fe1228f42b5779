import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCloseOnBack } from '@/lib/history/use-close-on-back';
import { IconButton } from '@/ui/actions/icon-button';
import { nextTab } from '@/ui/disclosure/next-tab';
import { ChevronLeftIcon, MinusIcon, PlusIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon, CloseIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import { useSwipe } from '@/ui/lib/use-swipe';
import { useDoubleClick } from '../hooks/use-double-click';
import { useShotName } from '../hooks/use-shot-name';
import type { GalleryThumbnailsProps } from './gallery-thumbnails';
import { PictureCount } from './picture-count';

/** Large pictures are swiped slowly. Milliseconds. */
const SWIPE_MS = 800;

export interface GalleryZoomProps extends GalleryThumbnailsProps {
  name: string;
  /** Follows the view in the text of the picture; may be empty. */
  lookNote: string;
  onClose: () => void;
}

/** Renders the full-screen picture viewer with zoom (000 §2), swiped to the next picture. A native dialog, loaded on demand. */
export function GalleryZoom({ name, lookNote, shots, activeIndex, goTo, onClose }: GalleryZoomProps) {
  const { t } = useLingui();
  const shotName = useShotName();
  const dialog = useRef<HTMLDialogElement>(null);
  const { zoomed, toggle, reset, viewportProps, onClick } = useZoom();
  const count = shots.length;
  const place = activeIndex + 1;
  const shot = shots[activeIndex];

  useCloseOnBack(true, () => dialog.current?.close());
  useEffect(() => {
    dialog.current?.showModal();
    const { style } = document.documentElement;
    const previousOverflow = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = previousOverflow;
    };
  }, []);

  const changePicture = (index: number) => {
    reset();
    goTo(index);
  };
  const step = (offset: number) => changePicture((activeIndex + offset + count) % count);
  const swipe = useSwipe({
    withinMs: SWIPE_MS,
    onSwipe(direction) {
      if (direction === 'left') step(1);
      if (direction === 'right') step(-1);
    },
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    // In a zoomed picture the arrow keys scroll.
    const nextIndex = zoomed ? undefined : nextTab(event.key, activeIndex, count);
    if (nextIndex === undefined) return;
    event.preventDefault();
    changePicture(nextIndex);
  };

  if (!shot) return null;
  const title = `${name}, ${shotName(shot.type)}`;
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-well text-ink"
    >
      <section
        {...viewportProps}
        // In a zoomed picture a finger scrolls.
        {...(zoomed || count === 1 ? {} : swipe)}
        className={cx(
          'grid h-full overflow-auto overscroll-contain',
          zoomed ? '' : 'touch-pan-y touch-pinch-zoom',
        )}
        // Only the zoomed picture scrolls.
        tabIndex={zoomed ? 0 : undefined}
        aria-label={title}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button Larger is the keyboard equivalent */}
        <img
          src={shot.src}
          alt={title + lookNote}
          width={900}
          height={600}
          draggable={false}
          onClick={onClick}
          className={cx(
            'm-auto h-auto',
            zoomed
              ? 'w-[250vw] max-w-none cursor-grab active:cursor-grabbing lg:w-[180vw]'
              : 'max-h-dvh w-full cursor-zoom-in object-contain',
          )}
        />
      </section>
      <div className="fixed top-3 right-3 flex gap-2">
        <IconButton
          raised
          label={zoomed ? t`Smaller` : t`Larger`}
          icon={zoomed ? <MinusIcon /> : <PlusIcon />}
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
          <p className="rounded-full bg-paper px-2.5 py-0.5 text-xs" aria-live="polite" aria-atomic="true">
            <PictureCount place={place} count={count} />
            <VisuallyHidden>: {shotName(shot.type)}</VisuallyHidden>
          </p>
          <IconButton raised label={t`Next picture`} icon={<ChevronRightIcon />} onClick={() => step(1)} />
        </div>
      ) : null}
    </dialog>
  );
}

interface Zoom {
  zoomed: boolean;
  /** Zooms in on the center, or out again. */
  toggle: () => void;
  reset: () => void;
  /** Props of the element in which the zoomed picture scrolls. */
  viewportProps: {
    ref: RefObject<HTMLElement | null>;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
  /** Handles clicks on the picture: a double click zooms in on the clicked point. */
  onClick: (event: MouseEvent) => void;
}

/** The point of the picture to center on; both coordinates from 0 to 1. */
interface FocalPoint {
  x: number;
  y: number;
}

const CENTER: FocalPoint = { x: 0.5, y: 0.5 };

/** Manages the zoom for a picture. When zoomed in, touch scrolls it and a mouse drags it. */
function useZoom(): Zoom {
  const viewport = useRef<HTMLElement>(null);
  const [focalPoint, setFocalPoint] = useState<FocalPoint>();
  const clickedPoint = useRef(CENTER);
  const zoomed = focalPoint !== undefined;

  useLayoutEffect(() => {
    const { current } = viewport;
    if (!focalPoint || !current) return;
    current.scrollLeft = focalPoint.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = focalPoint.y * current.scrollHeight - current.clientHeight / 2;
  }, [focalPoint]);

  const toggleAt = (point: FocalPoint) => setFocalPoint(zoomed ? undefined : point);
  const doubleClick = useDoubleClick(() => toggleAt(clickedPoint.current));
  return {
    zoomed,
    toggle: () => toggleAt(CENTER),
    reset: () => setFocalPoint(undefined),
    viewportProps: {
      ref: viewport,
      onPointerMove: ({ currentTarget, pointerId, pointerType, buttons, movementX, movementY }) => {
        if (pointerType !== 'mouse' || buttons !== 1) return;
        // Capture the pointer so that the drag continues outside the element. Only on a move: a press alone stays a click.
        currentTarget.setPointerCapture(pointerId);
        currentTarget.scrollBy(-movementX, -movementY);
      },
    },
    onClick: (event) => {
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      clickedPoint.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      doubleClick(event);
    },
  };
}

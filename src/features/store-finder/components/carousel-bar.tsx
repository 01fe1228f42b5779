import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon, ChevronUpIcon } from '@/ui/icons/deferred-icons';
import { ChevronDownIcon, ChevronRightIcon } from '@/ui/icons/icons';
import { useSwipe } from '@/ui/lib/use-swipe';

export interface CarouselBarProps {
  /** Position of the active store, from 1. */
  position: number;
  total: number;
  isFirst: boolean;
  isLast: boolean;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  onStep: (step: 1 | -1) => void;
}

/** Shows the bar above the cards: the neighbor stores, and hiding the cards, by buttons or a swipe down. */
export function CarouselBar(props: CarouselBarProps) {
  const { position, total, isFirst, isLast, isCollapsed, onCollapse, onStep } = props;
  const { t } = useLingui();
  const bar = useSwipe({
    onSwipe: (swipe) => {
      if (swipe === 'down') onCollapse(true);
      if (swipe === 'up') onCollapse(false);
    },
  });
  return (
    <div
      {...bar}
      className="pointer-events-auto mx-6 flex touch-none select-none items-center justify-between rounded-full border border-line-strong bg-paper"
    >
      <IconButton
        label={t`Previous store`}
        icon={<ChevronLeftIcon />}
        aria-disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <button
        type="button"
        aria-expanded={!isCollapsed}
        className="flex min-h-11 grow items-center justify-center gap-2 text-sm tabular-nums"
        onClick={() => onCollapse(!isCollapsed)}
      >
        {t`${position} of ${total}`}
        <span className="sr-only">
          {isCollapsed ? <Trans>Show the store cards</Trans> : <Trans>Hide the store cards</Trans>}
        </span>
        {isCollapsed ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
      </button>
      <IconButton
        label={t`Next store`}
        icon={<ChevronRightIcon />}
        aria-disabled={isLast}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

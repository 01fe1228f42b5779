import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import {
  ChevronLeftIcon,
  ChevronUpIcon,
  ExpandIcon,
  MinusIcon,
  MoveIcon,
  PlusIcon,
  ShrinkIcon,
} from '@/ui/icons/deferred-icons';
import { ChevronDownIcon, ChevronRightIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';

export interface MapControlsProps {
  /** @param steps zooms in if positive */
  onZoom(steps: number): void;
  /** @param right @param down steps, negative for left and up */
  onPan(right: number, down: number): void;
  isFullScreen: boolean;
  onFullScreenChange?: ((isFullScreen: boolean) => void) | undefined;
}

/** Buttons for each gesture of the map (WCAG 2.5.1, 2.5.7). */
export function MapControls({ onZoom, onPan, isFullScreen, onFullScreenChange }: MapControlsProps) {
  const { t } = useLingui();
  const [isPanOpen, setIsPanOpen] = useState(false);
  return (
    <div className="absolute right-3 top-3 z-10 grid justify-items-end gap-2">
      {onFullScreenChange ? (
        <MapButton
          label={isFullScreen ? t`Leave full screen` : t`Show the map in full screen`}
          icon={isFullScreen ? <ShrinkIcon /> : <ExpandIcon />}
          onClick={() => onFullScreenChange(!isFullScreen)}
        />
      ) : null}
      <MapButton label={t`Zoom in`} icon={<PlusIcon />} onClick={() => onZoom(1)} />
      <MapButton label={t`Zoom out`} icon={<MinusIcon />} onClick={() => onZoom(-1)} />
      <MapButton
        label={t`Move the map with buttons`}
        icon={<MoveIcon />}
        expanded={isPanOpen}
        onClick={() => setIsPanOpen(!isPanOpen)}
      />
      {isPanOpen ? (
        <div className="grid grid-cols-3 gap-1">
          <MapButton
            className="col-start-2"
            label={t`Move up`}
            icon={<ChevronUpIcon />}
            onClick={() => onPan(0, -1)}
          />
          <MapButton
            className="col-start-1"
            label={t`Move left`}
            icon={<ChevronLeftIcon />}
            onClick={() => onPan(-1, 0)}
          />
          <MapButton
            className="col-start-3"
            label={t`Move right`}
            icon={<ChevronRightIcon />}
            onClick={() => onPan(1, 0)}
          />
          <MapButton
            className="col-start-2"
            label={t`Move down`}
            icon={<ChevronDownIcon />}
            onClick={() => onPan(0, 1)}
          />
        </div>
      ) : null}
    </div>
  );
}

interface MapButtonProps {
  label: string;
  icon: ReactNode;
  expanded?: boolean;
  className?: string;
  onClick(): void;
}

function MapButton({ expanded, className, ...props }: MapButtonProps) {
  return (
    <IconButton
      raised
      title={props.label}
      aria-expanded={expanded}
      className={cx('border border-line shadow-float', className)}
      {...props}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/lib/cx';

export interface IconActionProps {
  /** The accessible name. It includes the count, if any. */
  label: string;
  icon: ReactNode;
  /** A small number over the icon. Visual only: `label` includes it. */
  count?: number;
  /** Adds a round background, for use on images. */
  raised?: boolean;
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    IconActionProps {
  /** Makes it a toggle button. */
  pressed?: boolean;
}

/** Renders a round 44 px button with an icon and an accessible name. */
export function IconButton({ label, icon, count, raised, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={iconButtonClass(raised, className)}
    >
      {iconWithCount(icon, count)}
    </button>
  );
}

/** Class names shared by IconButton and IconLink. */
export function iconButtonClass(raised?: boolean, className?: string): string {
  return cx('icon-button', raised && 'icon-button-raised', className);
}

/** Adds a badge with the count to an icon when the count is above 0. */
export function iconWithCount(icon: ReactNode, count = 0): ReactNode {
  return (
    <>
      {icon}
      {count > 0 ? (
        <span className="icon-button-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </>
  );
}

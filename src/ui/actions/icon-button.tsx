import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/lib/cx';

export interface IconLook {
  /** The accessible name; it also says the count, where there is one. */
  label: string;
  icon: ReactNode;
  /** A small number over the icon. Seen only: `label` says it. */
  count?: number;
  /** On a round ground of its own, for use on pictures. */
  raised?: boolean;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, IconLook {
  /** Makes it a toggle that is on or off. */
  pressed?: boolean;
}

/** A 44 px round button with an icon and a name for assistive technology. */
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

/** The icon and, over it, a count above 0. */
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

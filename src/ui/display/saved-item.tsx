import type { ReactNode, RefObject } from 'react';
import { Heading } from '../layout/heading';

/** The place of one saved item in a list of them. */
export const savedItemClass = 'border-line border-t py-6';

export interface SavedItemProps {
  /** Name of the item, with its badges: a `SavedItemHeading`. */
  heading: ReactNode;
  /** Further facts about it. */
  children: ReactNode;
  /** Buttons that change it. */
  actions: ReactNode;
}

/** Renders one item of a list that the shopper maintains, such as a saved card, with its buttons at the side. */
export function SavedItem({ heading, children, actions }: SavedItemProps) {
  return (
    <li
      className={`grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center ${savedItemClass}`}
    >
      <div className="grid gap-1">
        {heading}
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-6">{actions}</div>
    </li>
  );
}

export interface SavedItemHeadingProps {
  /** Receives the focus when the item has changed. */
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  children: ReactNode;
  badges: ReactNode;
}

export function SavedItemHeading({ headingRef, children, badges }: SavedItemHeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Heading ref={headingRef} level={2} size="sm" tabIndex={-1} className="min-w-0 wrap-anywhere">
        {children}
      </Heading>
      {badges}
    </div>
  );
}

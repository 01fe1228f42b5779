import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses the heading of each view of a dialog, from which screen readers continue. Runs when the view is in place: a frame
 * later the dialog takes the focus itself if the button that had it was removed.
 *
 * @param view changes with the view; undefined where nothing is to be focused.
 */
export function useViewFocus(
  heading: RefObject<HTMLElement | null>,
  view: string | object | undefined,
): void {
  useLayoutEffect(() => {
    if (view !== undefined) heading.current?.focus();
  }, [heading, view]);
}

import { announce } from '@/lib/navigation/announcer';

/** Moves the focus to the heading of a page that has taken the place of another one. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // Screen readers read the focused heading, so the title is announced only without one.
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  if (!heading) announce(document.title);
}

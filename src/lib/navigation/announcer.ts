const REGION_ID = 'page-announcer';

/** Announces a text to screen readers without moving focus. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID);
  if (region) region.textContent = text;
}

export const announcerProps = { id: REGION_ID, role: 'status', 'aria-live': 'polite' } as const;

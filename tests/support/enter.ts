import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field at once: each key that is typed would be rendered. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

/** Whether a click on a link opens a new tab or window, so that this page does not change. */
export function opensInNewTab({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

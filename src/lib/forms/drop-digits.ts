/** Removes digits from an input while typing; the caret stays where it was. @returns whether there were any. */
export function dropDigits(input: HTMLInputElement): boolean {
  const { value, selectionStart } = input;
  if (!/\d/.test(value)) return false;
  const caret = value.slice(0, selectionStart ?? value.length).replace(/\d/g, '').length;
  input.value = value.replace(/\d/g, '');
  input.setSelectionRange(caret, caret);
  return true;
}

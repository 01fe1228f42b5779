/**
 * Reads the text field of a form that has one: the plain check of its text needs no form library. Focus the field when the
 * text is rejected.
 */
export function readTextField(
  form: HTMLFormElement,
  name: string,
): { field: HTMLInputElement; text: string } {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  return { field, text: field.value.trim() };
}

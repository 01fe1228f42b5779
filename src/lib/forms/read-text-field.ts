import { cleanText } from '@/domain/text/typed-text';

/**
 * Reads the text field of a form that has one: the plain check of its text needs no form library. Focus the field when the
 * text is rejected.
 */
export function readTextField(
  form: HTMLFormElement,
  name: string,
  clean: (typed: string) => string = cleanText,
): { field: HTMLInputElement; text: string } {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  return { field, text: clean(field.value) };
}

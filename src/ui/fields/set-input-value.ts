/** Sets an input's value as if the shopper had typed it, so that React and form libraries are notified. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  // React overrides the value setter on the element, so the prototype's setter is needed.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

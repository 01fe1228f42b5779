/** Sets an input's value as if the shopper had typed it, so that React and form libraries hear of it. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  // React keeps the last value it saw on the element itself; only the prototype's setter gets past that.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

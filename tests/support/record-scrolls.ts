import { onTestFinished } from 'vitest';

/** Records the elements that the page scrolls into view until the end of the test. jsdom cannot scroll. */
export function recordScrolls(): Element[] {
  const elements: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    elements.push(this);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  return elements;
}

/**
 * Makes everything inert except an element that covers the page, so that the focus stays inside. The live region still speaks.
 * Dialogs, which are appended to the end of the body later, stay usable.
 *
 * @returns a function that undoes it.
 */
export function makeRestInert(element: HTMLElement): () => void {
  const changed: Element[] = [];
  for (
    let current: Element = element;
    current !== document.body && current.parentElement;
    current = current.parentElement
  ) {
    for (const sibling of current.parentElement.children) {
      if (sibling === current || sibling.hasAttribute('inert') || sibling.getAttribute('role') === 'status')
        continue;
      sibling.setAttribute('inert', '');
      changed.push(sibling);
    }
  }
  return () => {
    for (const sibling of changed) sibling.removeAttribute('inert');
  };
}

/**
 * Makes everything but an element inert: it covers the page, so the focus must not leave it. The live region still speaks.
 * Dialogs, which come later at the end of the body, stay usable.
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

/** Simulates the translation of a browser: each text moves into a separate element. */
export function translatePage(root: Element = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, option, title')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    // The browser's text is a new one.
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}

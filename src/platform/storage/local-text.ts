/**
 * A bare text in local storage, for a choice of look that a page's first paint asks for: an entry with a schema is more code
 * than that. A browser that keeps nothing is survived.
 */
export function readLocalText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Whoever wrote it knows it for as long as the page stands.
  }
}

/**
 * Reads plain text from local storage, for display preferences of the first paint. Smaller than `storageValue`, without
 * validation. Returns undefined when storage is blocked.
 */
export function readLocalText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads plain text of this tab. Returns undefined when storage is blocked. */
export function readSessionText(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes plain text to local storage; does nothing when that is full or blocked. */
export function writeLocalText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Ignored, because the caller keeps the state while the page is open.
  }
}

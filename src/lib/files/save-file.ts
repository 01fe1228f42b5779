/** Time that a browser may need to take over the file, in milliseconds. */
const FILE_LIFETIME_MS = 60_000;

/** Saves a text as a file of the shopper's device. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Saves a file on the shopper's device. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_LIFETIME_MS);
}

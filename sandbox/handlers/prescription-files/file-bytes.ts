/** The start of a data URL with base64 content. */
const DATA_URL_START = /^data:[^,]*;base64,/;

/** Decodes base64, bare or as a data URL; undefined for other text. */
export function fileBytes(fileData: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(bareBase64(fileData)), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Base64 without the start of a data URL. */
export function bareBase64(fileData: string): string {
  return fileData.replace(DATA_URL_START, '');
}

/** The start of a data URL with base64 content. */
const DATA_URL_START = /^data:[^,]*;base64,/;

/** Decodes base64, bare or as a data URL; undefined for other text. */
export function fileBytes(fileData: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return toBytes(atob(bareBase64(fileData)));
  } catch {
    return undefined;
  }
}

/** Converts in a loop, because `Uint8Array.from` takes seconds for 10 MB. */
function toBytes(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Removes the start of a data URL. */
export function bareBase64(fileData: string): string {
  return fileData.replace(DATA_URL_START, '');
}

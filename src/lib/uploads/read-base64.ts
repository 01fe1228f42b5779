/** Reads a file as base64, without the start of the data URL. Rejects when it cannot be read, or is cancelled. */
export function readBase64(
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort(), { once: true });
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.onabort = () => reject(signal.reason);
    reader.readAsDataURL(file);
  });
}

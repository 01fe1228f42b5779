import { FACE_MODELS_PATH, PRELOADED_MODEL_FILES } from '../model-files';

type Progress = (loadedBytes: number, totalBytes: number) => void;

/** Bytes of the models, for the progress of the download: responses may be compressed, so their headers do not say. */
const TOTAL_BYTES = 4_912_000;

/**
 * Downloads the models into the browser's cache, from where the detector reads them.
 *
 * @param origin of the store.
 * @throws when a file cannot be loaded.
 */
export async function downloadModels(origin: string, onProgress: Progress): Promise<void> {
  let loadedBytes = 0;
  const download = async (name: string) => {
    const response = await fetch(`${origin}${FACE_MODELS_PATH}/${name}`);
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      loadedBytes += chunk.value.byteLength;
      onProgress(Math.min(loadedBytes, TOTAL_BYTES), TOTAL_BYTES);
    }
  };
  await Promise.all(PRELOADED_MODEL_FILES.map(download));
}

import type { Config, Human } from '@vladmandic/human';
import { FACE_LIBRARY_FILE, FACE_MODELS_PATH } from '../model-files';

/** Two faces are enough to tell that there is more than one. */
const MAX_FACES = 2;
const OFF = { enabled: false };

/**
 * The face detector: detector, mesh and iris alone.
 *
 * @param origin of the store, from which all its files come.
 * @throws when a model or WebAssembly cannot be loaded.
 */
export async function createDetector(origin: string): Promise<Human> {
  const folder = `${origin}${FACE_MODELS_PATH}/`;
  const config: Partial<Config> = {
    backend: 'wasm',
    wasmPath: folder,
    modelBasePath: folder,
    cacheModels: false,
    debug: false,
    warmup: 'none',
    // Each picture is measured anew; pictures that look alike are no reason to skip it.
    cacheSensitivity: 0,
    filter: { ...OFF, equalization: false },
    gesture: OFF,
    face: {
      ...{ enabled: true },
      detector: { rotation: false, maxDetected: MAX_FACES, minConfidence: 0.4 },
      mesh: { enabled: true },
      iris: { enabled: true },
      attention: OFF,
      description: OFF,
      emotion: OFF,
      antispoof: OFF,
      liveness: OFF,
    },
    body: OFF,
    hand: OFF,
    object: OFF,
    segmentation: OFF,
  };
  const library: typeof import('@vladmandic/human') = await import(
    /* @vite-ignore */ folder + FACE_LIBRARY_FILE
  );
  const human = new library.Human(config);
  await human.load();
  if (human.tf.getBackend() !== 'wasm') throw new Error('no WebAssembly');
  return human;
}

/** Path of the face detector's files; the version changes it, since the browser stores them for a year. */
export const FACE_MODELS_PATH = '/_build/face/3.3.6';

/** The library, as its package has it: bundled already. Compiling it again would take longer than the rest of the store. */
export const FACE_LIBRARY_FILE = 'human.esm.js';

/** Files of the face detector: @vladmandic/human, its models, and the WebAssembly of TensorFlow with and without SIMD. */
export const FACE_MODEL_FILES = [
  FACE_LIBRARY_FILE,
  'blazeface.json',
  'blazeface.bin',
  'facemesh.json',
  'facemesh.bin',
  'iris.json',
  'iris.bin',
  'tfjs-backend-wasm-simd.wasm',
  'tfjs-backend-wasm.wasm',
] as const;

/** The models, which a browser loads before the first picture. */
export const PRELOADED_MODEL_FILES = FACE_MODEL_FILES.filter((file) => /\.(bin|json)$/.test(file));

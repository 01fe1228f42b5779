import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { FACE_MODEL_FILES, FACE_MODELS_PATH } from '../../src/lib/face/model-files.ts';

const require = createRequire(import.meta.url);
/** The packages do not export their files, so the folders are found by their entries. */
const WASM_FOLDER = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm')), '../wasm-out');
const LIBRARY_FOLDER = dirname(require.resolve('@vladmandic/human'));
const MODELS_FOLDER = join(LIBRARY_FOLDER, '../models');

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
  bin: 'application/octet-stream',
};

/**
 * Serves the models of the face detector and its WebAssembly from the store's origin, under a path with the version: they name
 * each other by relative paths, so they cannot have hashed names.
 */
export function faceModels(): Plugin {
  return {
    name: 'face-models',
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const name of FACE_MODEL_FILES)
        this.emitFile({
          type: 'asset',
          fileName: `${FACE_MODELS_PATH}/${name}`.slice(1),
          source: readModel(name),
        });
    },
    configureServer({ middlewares }) {
      middlewares.use(FACE_MODELS_PATH, (request, response, next) => {
        const name = FACE_MODEL_FILES.find((file) => request.url === `/${file}`);
        if (!name) return next();
        response.setHeader('Content-Type', CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? '');
        response.end(readModel(name));
      });
    },
  };
}

function readModel(name: string): Buffer {
  if (name.endsWith('.js')) return readFileSync(join(LIBRARY_FOLDER, name));
  return readFileSync(join(name.endsWith('.wasm') ? WASM_FOLDER : MODELS_FOLDER, name));
}

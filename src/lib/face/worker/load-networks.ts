import type { Config } from '@vladmandic/human';
import { FACE_LIBRARY_FILE, FACE_MODELS_PATH } from '../model-files';

/** Result of a network. */
export interface NetworkOutput {
  shape: readonly number[];
  values: Float32Array;
}

/** Runs a network on an input of this shape. */
export type Network = (input: Float32Array, shape: readonly number[]) => NetworkOutput[];

/** BlazeFace finds faces, FaceMesh the points of a face, and the third one the irises in pictures of eyes. */
export interface FaceNetworks {
  faces: Network;
  mesh: Network;
  irises: Network;
}

/** The part of TensorFlow that this module uses; the library has no types for it. */
interface Tensor {
  shape: readonly number[];
  dataSync: () => Float32Array;
}
interface TensorFlow {
  tensor: (values: Float32Array, shape: readonly number[], type: 'float32') => Tensor;
  dispose: (tensors: readonly Tensor[]) => void;
  getBackend: () => string;
}

const OFF = { enabled: false };

/**
 * Loads the networks and WebAssembly.
 *
 * @param origin of the store, which serves all files.
 * @throws when one cannot be loaded.
 */
export async function loadNetworks(origin: string): Promise<FaceNetworks> {
  const folder = `${origin}${FACE_MODELS_PATH}/`;
  const config: Partial<Config> = {
    backend: 'wasm',
    wasmPath: folder,
    modelBasePath: folder,
    cacheModels: false,
    debug: false,
    warmup: 'none',
    filter: { ...OFF, equalization: false },
    gesture: OFF,
    face: {
      ...{ enabled: true },
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
  const tensorFlow: TensorFlow = human.tf;
  if (tensorFlow.getBackend() !== 'wasm') throw new Error('no WebAssembly');
  // Calls the networks directly, because the library's detection would copy the whole picture several times, round all points
  // to pixels, and turn one iris over.
  const network = (name: string): Network => {
    const model = human.models.models[name];
    if (!model) throw new Error(`no ${name}`);
    return (values, shape) => {
      const input = tensorFlow.tensor(values, shape, 'float32');
      const outputs = [model.execute(input as never)].flat() as Tensor[];
      const read = outputs.map((output) => ({ shape: output.shape, values: output.dataSync() }));
      tensorFlow.dispose([input, ...outputs]);
      return read;
    };
  };
  return { faces: network('blazeface'), mesh: network('facemesh'), irises: network('iris') };
}

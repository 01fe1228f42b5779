import type { CardPlace } from '@/domain/face/card/card';
import { expectedCard } from '@/domain/face/card/expected-card';
import { type FoundCard, findCard } from '@/domain/face/card/find-card';
import { type Brightness, detectedIrises, refineIris } from '@/domain/face/iris-edge';
import { FACE_MODELS_PATH, PRELOADED_MODEL_FILES } from '../model-files';
import { FACES_INPUT, faceBoxes } from './face-boxes';
import { type FaceMesh, findMesh } from './face-mesh';
import { type FaceNetworks, loadNetworks } from './load-networks';
import type { DetectedFace, FaceRequest, FaceResponse } from './messages';
import { type Raster, type Square, sampleWhole } from './sample-raster';

type DetectRequest = Extract<FaceRequest, { type: 'detect' }>;

let networks: FaceNetworks | undefined;

const send = (response: FaceResponse, transfer: Transferable[] = []) =>
  self.postMessage(response, { transfer });

self.onmessage = ({ data }: MessageEvent<FaceRequest>) => {
  if (data.type === 'load') void load(data.origin);
  else detect(data);
};

async function load(origin: string): Promise<void> {
  try {
    await downloadModels(origin, (loadedBytes, totalBytes) =>
      send({ type: 'progress', loadedBytes, totalBytes }),
    );
    networks = await loadNetworks(origin);
    send({ type: 'ready' });
  } catch {
    send({ type: 'load-failed' });
  }
}

function detect({ id, picture, withCard }: DetectRequest): void {
  try {
    if (!networks) throw new Error('not loaded');
    const startedAt = performance.now();
    const pixels = readPixels(picture);
    const faces = findFaces(networks, pixels).map((mesh) => toDetectedFace(mesh, pixels));
    const [only, other] = faces;
    const result = {
      faces,
      card: withCard && only && !other ? findCardIn(pixels, expectedCard(only.irises)) : undefined,
      brightness: meanBrightness(pixels.data),
      duration: performance.now() - startedAt,
    };
    send(
      { type: 'detected', id, result },
      faces.map(({ points }) => points.buffer),
    );
  } catch {
    send({ type: 'detection-failed', id });
  }
}

/** The face of the picture before. */
let recent: { box: Square; at: number } | undefined;

/** A head that turns away is no face for the first network, but still has a mesh: as long as its picture is as new, in milliseconds. */
const LONGEST_GAP = 500;

function findFaces(loaded: FaceNetworks, { data, width, height }: ImageData): FaceMesh[] {
  const raster: Raster = { data, width, height, channels: 4 };
  // -1 to 1.
  const input = sampleWhole(raster, { size: FACES_INPUT, multiply: 1 / 127.5, add: -1 });
  const outputs = loaded.faces(input, [1, FACES_INPUT, FACES_INPUT, 3]);
  const boxes = faceBoxes(outputs, { width, height });
  if (boxes.length === 0 && recent && performance.now() - recent.at < LONGEST_GAP) boxes.push(recent.box);
  const meshes = boxes.flatMap((box) => findMesh(loaded, raster, box) ?? []);
  const [face] = meshes;
  recent = face && { box: face.box, at: performance.now() };
  return meshes;
}

let canvas: OffscreenCanvas | undefined;

function readPixels(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

function toDetectedFace({ points, score }: FaceMesh, pixels: ImageData): DetectedFace {
  const brightness = brightnessOf(pixels);
  const [right, left] = detectedIrises(points);
  return {
    points,
    score,
    irises: { right: refineIris(right, brightness), left: refineIris(left, brightness) },
  };
}

/** Every 64th pixel says enough. */
const STEP = 4 * 64;

/** Looks for the card in the blue channel, in which skin is darkest and differs from most cards, and then in luma. */
function findCardIn(pixels: ImageData, expected: CardPlace): FoundCard | undefined {
  return findCard(expected, blueOf(pixels)) ?? findCard(expected, brightnessOf(pixels));
}

const blueOf = ({ data, width, height }: ImageData): Brightness => {
  const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  return (x, y) => data[(clamp(y, height) * width + clamp(x, width)) * 4 + 2] ?? 0;
};

const brightnessOf =
  ({ data, width, height }: ImageData) =>
  (x: number, y: number) => {
    const start = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
    return luma(data, start);
  };

/** Returns BT.601 luma, 0 to 255. */
function luma(data: Uint8ClampedArray, start: number): number {
  return 0.299 * (data[start] ?? 0) + 0.587 * (data[start + 1] ?? 0) + 0.114 * (data[start + 2] ?? 0);
}

function meanBrightness(data: Uint8ClampedArray): number {
  let sum = 0;
  let count = 0;
  for (let index = 0; index + 2 < data.length; index += STEP) {
    sum += luma(data, index);
    count += 1;
  }
  return count === 0 ? 0 : sum / count / 255;
}

type Progress = (loadedBytes: number, totalBytes: number) => void;

/** Bytes of the models, for the progress of the download: responses may be compressed, so their headers do not say. */
const TOTAL_BYTES = 4_912_000;

/**
 * Downloads the models into the browser's cache, from where the detector reads them.
 *
 * @param origin of the store.
 * @throws when a file cannot be loaded.
 */
async function downloadModels(origin: string, onProgress: Progress): Promise<void> {
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

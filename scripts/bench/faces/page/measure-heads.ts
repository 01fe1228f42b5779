import type { FaceShape } from '@/domain/advisor/face-shape';
import { measureFace, problemOf } from '@/domain/face/measure-face';
import { type FaceSummary, summarizeSamples } from '@/domain/face/summarize-samples';
import { type FaceDetector, startFaceDetector } from '@/lib/face/face-detector';
import type { Head } from '../heads';
import { buildModel, type HumanData } from './human-model';
import { type HeadPicture, renderHead } from './render-head';

const PICTURE = { width: 1280, height: 960 };

export interface HeadMeasurement {
  /** Millimeters. */
  truth: Omit<HeadPicture, 'picture'>;
  shape: FaceShape;
  /** Milliseconds. */
  duration: number;
  /** Undefined when there was something to put right first. */
  summary: FaceSummary | undefined;
}

declare global {
  interface Window {
    startFaces: () => Promise<void>;
    measureHead: (head: Head, yaw: number) => Promise<HeadMeasurement>;
  }
}

let data: HumanData;
let detector: FaceDetector;

window.startFaces = async () => {
  const [file, list, targets] = await Promise.all([
    fetch('/makehuman/public/data/models/human_full_size.json').then((response) => response.json()),
    fetch('/makehuman/src/json/targets/target-list.json').then((response) => response.json()),
    fetch('/makehuman/public/data/targets/targets.bin').then((response) => response.arrayBuffer()),
  ]);
  data = { file, targetNames: Object.keys(list.targets).sort(), targets: new Int16Array(targets) };
  detector = await startFaceDetector({ onProgress: () => {}, signal: new AbortController().signal });
};

window.measureHead = async (head, yaw) => {
  const texture = await readTexture(head.skin);
  const { picture, ...truth } = renderHead(buildModel(data, head.targets), texture, {
    ...PICTURE,
    ...head,
    yaw,
  });
  show(picture);
  const { faces, brightness, duration } = await detector.detect(await createImageBitmap(picture));
  const [face] = faces;
  const summary =
    face && !problemOf(faces, brightness) ? summarizeSamples([measureFace(face, PICTURE)]) : undefined;
  return { truth, shape: head.shape, duration, summary };
};

function show(picture: ImageData): void {
  const canvas =
    document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'));
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
}

async function readTexture(skin: string): Promise<ImageData> {
  const { mapDiffuse } = await fetch(`/makehuman/public/data/skins/${skin}/${skin}.json`).then((response) =>
    response.json(),
  );
  const blob = await fetch(`/makehuman/public/data/skins/${skin}/${mapDiffuse}`).then((response) =>
    response.blob(),
  );
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

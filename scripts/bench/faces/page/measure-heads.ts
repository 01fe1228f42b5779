import type { FaceShape } from '@/domain/advisor/face-shape';
import { checkScale, irisWidthByCard } from '@/domain/face/card/check-scale';
import { problemOf } from '@/domain/face/measure-face';
import { type FaceSummary, summarizeFaces } from '@/domain/face/summarize-samples';
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
  /** With a card at the brow; undefined when it was not found. */
  checked: { agrees: boolean; byCard: FaceSummary; byBoth: FaceSummary } | undefined;
}

export interface DetectionRate {
  /** Detections in a second. */
  perSecond: number;
  /** Longest time in which the page drew nothing, in milliseconds. */
  longestGap: number;
}

declare global {
  interface Window {
    startFaces: () => Promise<void>;
    measureHead: (head: Head, yaw: number) => Promise<HeadMeasurement>;
    measureRate: (head: Head, seconds: number) => Promise<DetectionRate>;
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
  detector = await startFaceDetector({
    onProgress: () => {},
    onClose: () => {},
    signal: new AbortController().signal,
  });
};

window.measureHead = async (head, yaw) => {
  const texture = await readTexture(head.skin);
  const model = buildModel(data, head.targets);
  const render = (withCard: boolean) => renderHead(model, texture, { ...PICTURE, ...head, yaw, withCard });
  const withCard = render(true).picture;
  const { picture, ...truth } = render(false);
  show(picture);
  const { faces, brightness, duration } = await detector.detect(await createImageBitmap(picture));
  const [face] = faces;
  if (!face || problemOf(faces, brightness))
    return { truth, shape: head.shape, duration, summary: undefined, checked: undefined };
  const seen = [{ face, picture: PICTURE }];
  const scale = await measureIris(withCard);
  return {
    truth,
    shape: head.shape,
    duration,
    summary: summarizeFaces(seen),
    checked: scale && {
      agrees: scale.agrees,
      byCard: summarizeFaces(seen, scale.byCard),
      byBoth: summarizeFaces(seen, scale.irisWidth),
    },
  };
};

/** Width of the irises by the card. */
async function measureIris(picture: ImageData) {
  const found = await detector.detect(await createImageBitmap(picture), { withCard: true });
  const [face] = found.faces;
  if (!face || problemOf(found.faces, found.brightness) || !found.card) return undefined;
  return checkScale([irisWidthByCard(face.irises, found.card, PICTURE)]);
}

window.measureRate = async (head, seconds) => {
  const { picture } = renderHead(buildModel(data, head.targets), await readTexture(head.skin), {
    ...PICTURE,
    ...head,
    yaw: 0,
    withCard: false,
  });
  let longestGap = 0;
  let drawnAt = performance.now();
  const startedAt = drawnAt;
  const isOver = () => performance.now() - startedAt > seconds * 1000;
  const draw = (now: number) => {
    longestGap = Math.max(longestGap, now - drawnAt);
    drawnAt = now;
    if (!isOver()) requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  let count = 0;
  while (!isOver()) {
    await detector.detect(await createImageBitmap(picture));
    count += 1;
  }
  return { perSecond: (count * 1000) / (performance.now() - startedAt), longestGap };
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

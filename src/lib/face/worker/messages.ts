import type { FoundCard } from '@/domain/face/card/find-card';
import type { Iris } from '@/domain/face/iris-edge';

/** Messages from the page to the worker. */
export type FaceRequest =
  | { type: 'load'; origin: string }
  /** The worker closes the picture. */
  | { type: 'detect'; id: number; picture: ImageBitmap; withCard: boolean };

/** Messages from the worker to the page. */
export type FaceResponse =
  | { type: 'progress'; loadedBytes: number; totalBytes: number }
  | { type: 'ready' }
  | { type: 'load-failed' }
  | { type: 'detected'; id: number; result: DetectedFaces }
  | { type: 'detection-failed'; id: number };

/** The faces in a picture. Stays on the device. */
export interface DetectedFaces {
  faces: readonly DetectedFace[];
  /** A bank card at the brow of the only face, if it was looked for. */
  card?: FoundCard | undefined;
  /** Mean brightness of the picture, 0 (black) to 1 (white). */
  brightness: number;
  /** Duration of the detection in milliseconds. */
  duration: number;
}

export interface DetectedFace {
  /** 478 points as x, y, z in pixels of the picture; the last ten are the irises. */
  points: Float32Array;
  /** Refined by the picture, in pixels. */
  irises: { right: Iris; left: Iris };
  /** 0 to 1. */
  score: number;
}

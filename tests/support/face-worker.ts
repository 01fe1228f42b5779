import { vi } from 'vitest';
import type { DetectedFaces, FaceRequest, FaceResponse } from '@/lib/face/worker/messages';
import { nextTask } from './next-task';

/** Simulates the detector's worker, which jsdom does not have. Tests change it at any time. */
export interface FaceWorkerStub {
  loads: boolean;
  /** Loading stops at two fifths, until `finishLoading`. */
  isHeld?: boolean;
  finishLoading?: () => void;
  /** `crashed`: the worker ends without a response. */
  result: DetectedFaces | 'failed' | 'crashed';
  /** Number of running workers. */
  running: number;
  /** Number of started workers. */
  started: number;
}

/** Replaces the detector's worker and decoded pictures, until `vi.unstubAllGlobals`. @param picture its size. */
export function stubFaceWorker(
  result: DetectedFaces,
  picture: { width: number; height: number },
): FaceWorkerStub {
  const stub: FaceWorkerStub = { loads: true, result, running: 0, started: 0 };
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: FaceResponse }) => void) | null = null;
      onerror: (() => void) | null = null;
      constructor() {
        stub.running += 1;
        stub.started += 1;
      }
      postMessage(request: FaceRequest): void {
        if (request.type === 'load' && stub.isHeld) {
          void nextTask().then(() =>
            this.onmessage?.({ data: { type: 'progress', loadedBytes: 2, totalBytes: 5 } }),
          );
          stub.finishLoading = () => this.onmessage?.({ data: { type: 'ready' } });
          return;
        }
        // As a task: the camera is read until there are enough pictures.
        void nextTask().then(() => {
          const data = responseTo(request, stub);
          if (data) this.onmessage?.({ data });
          else this.onerror?.();
        });
      }
      terminate(): void {
        stub.running -= 1;
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (source: { name?: string }) => {
    if (source.name?.startsWith('broken')) throw new Error('broken');
    return { ...picture, close: () => {} };
  });
  return stub;
}

/** Returns the response; undefined for a crash. */
function responseTo(request: FaceRequest, { loads, result }: FaceWorkerStub): FaceResponse | undefined {
  if (request.type === 'load') return { type: loads ? 'ready' : 'load-failed' };
  if (result === 'crashed') return undefined;
  return result === 'failed'
    ? { type: 'detection-failed', id: request.id }
    : { type: 'detected', id: request.id, result };
}

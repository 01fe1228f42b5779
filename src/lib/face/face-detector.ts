import type { DetectedFaces, FaceRequest, FaceResponse } from './worker/messages';

export type { DetectedFace, DetectedFaces } from './worker/messages';

export interface FaceDetector {
  /**
   * Looks for faces. Transfers the picture to the worker, which closes it.
   *
   * @param options `withCard` looks for a bank card at the brow, too.
   * @throws Error when the detection fails or the detector is closed.
   */
  detect: (picture: ImageBitmap, options?: { withCard: boolean }) => Promise<DetectedFaces>;
  /** Ends the worker. */
  close: () => void;
}

export interface FaceDetectorOptions {
  /** Called during the download; 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Called when the detector has ended, for example by a crash of its worker: it no longer detects anything. */
  onClose: () => void;
  /** Ends the loading, and the detector. */
  signal: AbortSignal;
}

/**
 * Starts the face detector in a separate worker. Pictures stay on the device.
 *
 * @throws Error when the browser cannot run it or a file cannot be loaded; the signal's reason when it is aborted.
 */
export function startFaceDetector(options: FaceDetectorOptions): Promise<FaceDetector> {
  const { onProgress, onClose, signal } = options;
  const worker = new Worker(new URL('./worker/face-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Deferred<DetectedFaces>>();
  const ready = deferred<FaceDetector>();
  let count = 0;
  let isClosed = false;

  const request = (message: FaceRequest, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const close = (reason: unknown = new Error('closed')) => {
    if (isClosed) return;
    isClosed = true;
    worker.terminate();
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
    ready.reject(reason);
    onClose();
  };
  const detect: FaceDetector['detect'] = (picture, { withCard } = { withCard: false }) => {
    const result = deferred<DetectedFaces>();
    if (isClosed) {
      picture.close();
      result.reject(new Error('closed'));
      return result.promise;
    }
    count += 1;
    pending.set(count, result);
    request({ type: 'detect', id: count, picture, withCard }, [picture]);
    return result.promise;
  };
  const take = (id: number) => {
    const found = pending.get(id);
    pending.delete(id);
    return found;
  };
  worker.onmessage = ({ data }: MessageEvent<FaceResponse>) => {
    if (data.type === 'progress') onProgress(data.loadedBytes / data.totalBytes);
    else if (data.type === 'ready') ready.resolve({ detect, close });
    else if (data.type === 'load-failed') close(new Error('The face detector could not be loaded.'));
    else if (data.type === 'detected') take(data.id)?.resolve(data.result);
    else take(data.id)?.reject(new Error('The detection failed.'));
  };
  worker.onerror = () => close(new Error('The worker of the face detector failed.'));
  signal.addEventListener('abort', () => close(signal.reason), { once: true });
  request({ type: 'load', origin: location.origin });
  return ready.promise;
}

interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/** Replaces `Promise.withResolvers`, which is newer than the browsers that the store supports. */
function deferred<Value>(): Deferred<Value> {
  let settle: Omit<Deferred<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...(settle as Omit<Deferred<Value>, 'promise'>) };
}

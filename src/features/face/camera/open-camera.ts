/** Reasons why the camera shows no picture. */
export type CameraFailure = 'denied' | 'missing' | 'in-use' | 'unsupported';

/** The detector sees an iris in some 30 pixels then, at arm's length. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 960 } };

const FAILURES: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** Returns whether the browser lets pages ask for a camera: only in secure contexts. */
export function hasCameraAccess(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/**
 * Opens the camera that looks at the shopper, after the browser has asked for permission. Never with sound.
 *
 * @returns the stream, or why there is none.
 */
export async function openCamera(): Promise<MediaStream | CameraFailure> {
  if (!hasCameraAccess()) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'user', ...SIZE },
      audio: false,
    });
  } catch (error) {
    return (error instanceof Error && FAILURES[error.name]) || 'in-use';
  }
}

/** Turns the camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

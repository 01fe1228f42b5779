/** 15 detections a second: who is as fast looks at each picture of a usual camera. Milliseconds. */
const FAST = 1000 / 15;
/** Longest pause in milliseconds: guidance must follow the shopper. */
const LONGEST_PAUSE = 400;
/** A camera that gives no new picture for as long has stopped, or its video is out of sight. Milliseconds. */
const LONGEST_WAIT = 100;

/**
 * Returns the pause before the next detection in milliseconds. A slow processor is busy for two thirds of the time at most, so
 * that the page and other programs go on.
 *
 * @param duration of the last detection in milliseconds.
 */
export function pauseAfter(duration: number): number {
  return duration <= FAST ? 0 : Math.min(duration / 2, LONGEST_PAUSE);
}

/** Resolves with the next picture of the camera. */
export function nextPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, LONGEST_WAIT);
    const end = () => {
      clearTimeout(timeout);
      resolve();
    };
    // Older browsers look at a picture twice now and then.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(end);
    else requestAnimationFrame(end);
  });
}

/** Resolves after some milliseconds; at once for none. */
export function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}

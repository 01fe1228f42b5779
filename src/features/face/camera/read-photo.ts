export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** 10 MB. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Longest side for the detector in pixels: a larger picture takes longer without finding more. */
const MAX_SIDE = 1600;

export type PhotoFailure = 'type' | 'size' | 'unreadable';

/** Decodes a photo on the device. */
export async function readPhoto(file: File): Promise<ImageBitmap | PhotoFailure> {
  if (!PHOTO_TYPES.includes(file.type)) return 'type';
  if (file.size > MAX_BYTES) return 'size';
  try {
    const full = await createImageBitmap(file);
    const scale = MAX_SIDE / Math.max(full.width, full.height);
    if (scale >= 1) return full;
    const resized = await createImageBitmap(full, {
      resizeWidth: Math.round(full.width * scale),
      resizeHeight: Math.round(full.height * scale),
      resizeQuality: 'high',
    });
    full.close();
    return resized;
  } catch {
    return 'unreadable';
  }
}

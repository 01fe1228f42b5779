/** Part of the URL, path or query, that turns the finder into the one for audio appointments (001 §2). */
const AUDIO_VARIANT = 'nuance-audio-appointment';

/** @param url path and query. */
export function isAudioVariant(url: string): boolean {
  return url.includes(AUDIO_VARIANT);
}

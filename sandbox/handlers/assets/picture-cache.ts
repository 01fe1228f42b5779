/** Images are some tens of kilobytes each; a listing page with its neighbors fits. */
const MAX_PICTURES = 400;

/**
 * LRU cache of drawn images. Drawing takes milliseconds and the same images are requested again and again; all of them
 * together would not fit in memory.
 */
export class PictureCache {
  readonly #pictures = new Map<string, string>();
  readonly #maxSize: number;

  constructor(maxSize = MAX_PICTURES) {
    this.#maxSize = maxSize;
  }

  /** Returns the cached image, or draws it and evicts the least recently used one. */
  get(key: string, draw: () => string): string {
    const picture = this.#pictures.get(key) ?? draw();
    // A Map preserves insertion order: move the requested key to the end.
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > this.#maxSize && oldest !== undefined) this.#pictures.delete(oldest);
    return picture;
  }
}

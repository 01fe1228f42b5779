/** Drawings are some tens of kilobytes each; a listing page with its neighbours fits in. */
const MOST_PICTURES = 400;

/**
 * Keeps the pictures that were asked for last. Drawing takes milliseconds and the same pictures are asked for again and
 * again; all of them together would not fit in memory.
 */
export class PictureCache {
  readonly #pictures = new Map<string, string>();
  readonly #most: number;

  constructor(most = MOST_PICTURES) {
    this.#most = most;
  }

  /** The picture with the key; drawn when it is not there, in the place of the one that was not asked for longest. */
  get(key: string, draw: () => string): string {
    const picture = this.#pictures.get(key) ?? draw();
    // A Map keeps the order of insertion: what is asked for goes to the end.
    this.#pictures.delete(key);
    this.#pictures.set(key, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > this.#most && oldest !== undefined) this.#pictures.delete(oldest);
    return picture;
  }
}

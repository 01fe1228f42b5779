import type { Picture } from '../take/take-pictures.ts';
import type { ImageChange } from './compare-images.ts';

/** A picture that is not as it was. */
export interface Change extends Pick<Picture, 'id' | 'page' | 'size' | 'locale'> {
  kind: 'changed' | 'new' | 'gone';
  /** Names of the files; undefined where there is no picture. */
  before?: string;
  after?: string;
  image?: ImageChange;
  /** Why the state could not be reached. */
  error?: string;
}

export interface ChangeGroup {
  /** What seems to be the cause. */
  cause: string;
  changes: Change[];
}

/** Changes that look like one: of the same color, or of a part that looks the same wherever it is; the others by page. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const byPart = countOf(changes, ({ image }) => image?.part);
  const groups = Map.groupBy(changes, ({ kind, page, image }) => {
    if (kind !== 'changed' || !image) return `${kind}: ${page}`;
    if (image.colors) return `color ${image.colors}`;
    return (byPart.get(image.part) ?? 0) > 1 ? `the same part (${image.part})` : `page ${page}`;
  });
  return [...groups]
    .map(([cause, grouped]) => ({ cause, changes: grouped }))
    .sort((left, right) => right.changes.length - left.changes.length);
}

function countOf(
  changes: readonly Change[],
  key: (change: Change) => string | undefined,
): Map<string | undefined, number> {
  return new Map([...Map.groupBy(changes, key)].map(([value, { length }]) => [value, length]));
}

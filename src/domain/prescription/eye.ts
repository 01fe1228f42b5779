/** Right is OD, left is OS. */
export type Eye = 'right' | 'left';

export const EYES: readonly Eye[] = ['right', 'left'];

/** The correction of one eye: sphere and cylinder in diopters, axis in whole degrees from 1 to 180. */
export interface EyePower {
  readonly sphere: number;
  readonly cylinder?: number | undefined;
  readonly axis?: number | undefined;
}

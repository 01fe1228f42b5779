import type { Cents } from '@/domain/money/cents';

/** A range of power in diopters. */
export interface PowerRange {
  readonly min: number;
  readonly max: number;
}

/** The selected lens package (000 §3), as sent on add and edit. Only its ids are required. */
export interface SelectedLensPackage {
  readonly upc: string;
  readonly catEntryId: string;
  readonly color?: string | undefined;
  readonly services?: readonly string[] | undefined;
  readonly materialCode?: string | undefined;
  readonly segmentCode?: string | undefined;
  /** For example `single-vision`. */
  readonly type?: string | undefined;
  readonly treatmentFamily?: string | undefined;
  readonly blueLight?: boolean | undefined;
  /** Index of refraction, for example 1.67. */
  readonly index?: number | undefined;
  readonly antiReflective?: string | undefined;
  readonly rxValues?:
    | { readonly sph?: PowerRange | undefined; readonly add?: PowerRange | undefined }
    | undefined;
  readonly brand?: string | undefined;
  readonly polar?: boolean | undefined;
  /** Color code. */
  readonly clen?: string | undefined;
  readonly isSpeedyRX?: boolean | undefined;
  /** Known of the lens service's packages; a line of the cart has list prices. */
  readonly offerPrice?: Cents | undefined;
}

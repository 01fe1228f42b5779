import type { StoreStatus } from '@/domain/stores/store';

export interface MapStore {
  /** The store's number, its id in URLs (001 §3). */
  readonly storeName: string;
  /** Shown name; the marker's label. */
  readonly name: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly status: StoreStatus;
}

export interface MapCenter {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The store finder's map: its slot in the finder, and what fills it. */
export interface StoreMapProps {
  readonly stores: readonly MapStore[];
  /** The place that was searched for; without one, the map shows the country. */
  readonly center?: MapCenter | undefined;
  /** `storeName` of the store whose card is active. */
  readonly activeStore?: string | undefined;
  /** Pixels that something covers at the bottom: results and chosen stores are shown above them. */
  readonly coveredBottom?: number | undefined;
  onSelect(storeName: string): void;
  readonly isFullScreen: boolean;
  /** Absent where full screen is not offered: below 1,024 px. */
  onFullScreenChange?: ((isFullScreen: boolean) => void) | undefined;
  /** The map can be seen. */
  onReady(): void;
  /** The map cannot be drawn in this browser. */
  onFailure(): void;
}

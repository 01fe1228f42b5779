import type { CalendarDate } from '../dates/calendar-date';
import type { SpecialDay, WeekHours } from './store-hours';

/** Degrees, north and east positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** 001 §4: U, T, C and O. */
export type StoreStatus = 'coming-soon' | 'temporarily-closed' | 'closed' | 'open';

/** A service of a store; `key` is the attribute's name without "Service". */
export interface StoreService {
  readonly key: string;
  /** Label of the commerce API. Spanish pages get English: translate known keys. */
  readonly label: string;
}

/** A physical store. An unknown text is empty. */
export interface Store {
  /** `uniqueID`, for favorites. */
  readonly id: string;
  /** `storeName`, the store number, for everything else. */
  readonly number: string;
  /** Name to show. */
  readonly name: string;
  readonly position: Position;
  readonly addressLines: readonly string[];
  readonly city: string;
  /** Two letters, or the text of the commerce API if it is not a state or province. */
  readonly region: string;
  readonly postalCode: string;
  readonly country: 'US' | 'CA' | undefined;
  readonly phone: string;
  /** Distance from the position of the search: miles in the US store, kilometers in the Canadian one. */
  readonly distance: number | undefined;
  readonly scheduleUrl: string | undefined;
  readonly isFavorite: boolean;
  readonly insurance: readonly string[];
  /** English names, as filters send them. */
  readonly languages: readonly string[];
  readonly status: StoreStatus;
  readonly openedOn: CalendarDate | undefined;
  readonly reopensOn: CalendarDate | undefined;
  readonly remodeledOn: CalendarDate | undefined;
  readonly movedOn: CalendarDate | undefined;
  /** Monday first; undefined if not known. */
  readonly hours: WeekHours | undefined;
  /** Coming days on which other hours hold. */
  readonly specialDays: readonly SpecialDay[];
  /** IANA name; undefined if not known. */
  readonly timeZone: string | undefined;
  readonly brands: readonly string[];
  readonly services: readonly StoreService[];
  /** An online exam is offered: a label only, no link. */
  readonly hasOnlineExam: boolean;
  /** An appointment can be booked online. */
  readonly takesBookings: boolean;
  readonly fitsAudioGlasses: boolean;
}

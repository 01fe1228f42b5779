export interface StoreSeed {
  uniqueId: string;
  /** Store number, four digits. */
  storeNumber: string;
  displayName: string;
  latitude: number;
  longitude: number;
  addressLines: string[];
  city: string;
  /** Two-letter state or province code. */
  region: string;
  postalCode: string;
  country: 'US' | 'CA';
  telephone: string;
  /** IANA name. */
  timeZone: string;
  /** Monday first; null on a closed day; times as HH:mm. */
  hours: ({ open: string; close: string } | null)[];
  status: 'O' | 'U' | 'T' | 'C';
  /** The dates are relative to `SEED_DATE`; `storeHistoryOn` moves them to another day. */
  openedOn: string;
  reopenedOn?: string;
  remodeledOn?: string;
  movedOn?: string;
  brands: string[];
  services: string[];
  onlineAppointment: boolean;
  bookableAppointment: boolean;
  insuranceCarriers: string[];
  languages: string[];
  /** Offers audio glasses fittings (nuance). */
  audioFitting: boolean;
}

import type { OpeningHours } from '@/domain/contact/opening-hours';
import type { Country } from '@/domain/locale/locales';

export interface Retailer {
  legalName: string;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Ten digits. */
  phone: string;
  /** URL of the chat; only offered where there is one. */
  chatUrl?: string;
  timeZone: string;
  hours: readonly OpeningHours[];
}

/** The company and its customer service, by store. Configuration: these values are the sandbox's, and invented. */
export const RETAILERS: Readonly<Record<Country, Retailer>> = {
  us: {
    legalName: 'Marlowe Eyewear, Inc.',
    address: ['214 Lantern Street, Suite 300', 'Portland, ME 04101', 'United States'],
    phone: '8005550142',
    timeZone: 'America/New_York',
    hours: [
      { days: [1, 5], opens: 8, closes: 21 },
      { days: [6, 7], opens: 9, closes: 18 },
    ],
  },
  ca: {
    legalName: 'Marlowe Eyewear Canada Ltd.',
    address: ['1180, rue du Phare, bureau 200', 'Montréal (Québec) H2Y 1N3', 'Canada'],
    phone: '8005550186',
    timeZone: 'America/Toronto',
    hours: [
      { days: [1, 5], opens: 8, closes: 20 },
      { days: [6, 6], opens: 9, closes: 17 },
    ],
  },
};

/** Business days within which who reports a barrier hears from the customer service. */
export const BARRIER_REPLY_DAYS = 2;

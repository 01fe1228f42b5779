import type { Store } from '../store';
import { parseStoreHours } from '../store-hours';

/** Monday to Friday 10 to 20, Saturday until 21, Sunday closed. */
const HOURS = '10:00-20:00; 10:00-20:00; 10:00-20:00; 10:00-20:00; 10:00-20:00; 10:00-21:00; Closed';

/** Creates a store with these properties. */
export function storeWith(properties: Partial<Store> = {}): Store {
  return {
    id: '12542',
    number: '0279',
    name: 'Willow Crest Crossing',
    position: { latitude: 39.12364, longitude: -84.51953 },
    addressLines: ['404 Bridge Ln', 'Suite 146'],
    city: 'Cincinnati',
    region: 'OH',
    postalCode: '45219',
    country: 'US',
    phone: '5135550144',
    distance: 1.71,
    scheduleUrl: undefined,
    isFavorite: false,
    insurance: [],
    languages: ['English'],
    status: 'open',
    openedOn: undefined,
    reopensOn: undefined,
    remodeledOn: undefined,
    movedOn: undefined,
    hours: parseStoreHours(HOURS),
    specialDays: [],
    timeZone: 'America/New_York',
    brands: [],
    services: [],
    hasOnlineExam: false,
    takesBookings: true,
    fitsAudioGlasses: false,
    ...properties,
  };
}

import type { PhysicalStore } from '@generated/stores/model/physicalStore';
import type { StoreAttribute } from '@generated/stores/model/storeAttribute';
import { toIsoDay } from '@/domain/dates/calendar-date';
import { type LanguageId, LOCALES } from '@/domain/locale/locales';
import { regionNames } from '@/domain/places/region-names';
import type { Localized } from '../seed/models/localized';
import type { StoreSeed } from '../seed/models/store';
import { type StoreService, storeServices } from '../seed/stores/store-services';
import { specialDays } from '../stores/special-days';
import { storeHistoryOn } from '../stores/store-history-on';
import { languageOf } from './language';

export interface StoreView {
  langId: LanguageId | undefined;
  now: Date;
  /** Distance from the position of the search, in the unit of the country. */
  distance?: number | undefined;
  /** The caller's ID where the store is a favorite. */
  favoriteOf?: string | undefined;
}

/** US postal codes are padded to the width of their column. */
const POSTAL_CODE_WIDTH = 10;
/** Every seventh US store has region and country as names, as the commerce API has both forms. */
const NAMES_EVERY = 7;

/** Returns a store as the commerce API returns it. */
export function toPhysicalStore(store: StoreSeed, view: StoreView): PhysicalStore {
  const isUs = store.country === 'US';
  const hasNames = isUs && Number(store.uniqueId) % NAMES_EVERY === 0;
  const [line1 = '', line2 = '', line3 = ''] = store.addressLines;
  return {
    uniqueID: store.uniqueId,
    storeName: store.storeNumber,
    Description: [{ displayStoreName: store.displayName }],
    latitude: store.latitude.toFixed(5),
    longitude: store.longitude.toFixed(5),
    addressLine: [line1, line2, line3],
    city: store.city,
    stateOrProvinceName: (hasNames && regionNames.get(store.region)?.en) || store.region,
    postalCode: isUs ? store.postalCode.padEnd(POSTAL_CODE_WIDTH) : store.postalCode,
    country: hasNames ? 'United States' : store.country,
    telephone1: store.telephone,
    ...(view.distance === undefined ? {} : { distance: view.distance.toFixed(2) }),
    ...(store.bookableAppointment ? { scheduleURL: scheduleUrl(store, view.langId) } : {}),
    ...(view.favoriteOf ? { x_userId: view.favoriteOf } : {}),
    x_availableInsuranceFilters: store.insuranceCarriers.join(','),
    x_availableLanguageFilters: store.languages.join(','),
    Attribute: attributesOf(store, view),
  };
}

function scheduleUrl({ country, storeNumber }: StoreSeed, langId: LanguageId | undefined): string {
  const { storeId, languageId } = LOCALES[country === 'US' ? 'lc-us' : 'en-ca'];
  return `/BookingDisplayView?storeId=${storeId}&storeNumber=${storeNumber}&langId=${langId ?? languageId}&appType=NDLC`;
}

function attributesOf(store: StoreSeed, { langId, now }: StoreView): StoreAttribute[] {
  const language = languageOf(langId);
  const history = storeHistoryOn(store, now);
  const attribute = (name: keyof typeof storeAttributeLabels, value?: string, displayValue = value) =>
    value && displayValue
      ? [{ name, displayName: storeAttributeLabels[name][language], displayValue, value }]
      : [];
  const hours = store.hours.map((day) => (day ? `${day.open}-${day.close}` : 'Closed')).join('; ');
  const special = specialDays(store, now)
    .map(({ date, hours: day }) => `${toIsoDay(date)} ${day ? `${day.open}-${day.close}` : 'Closed'}`)
    .join('; ');
  return [
    ...attribute('StoreHours', hours, hours.replaceAll('Closed', closedLabel[language])),
    ...attribute('StoreStatus', store.status),
    ...attribute('OpenDate', history.openedOn),
    ...attribute('ReOpenDate', history.reopenedOn),
    ...attribute('LastRemodel', history.remodeledOn),
    ...attribute('LastMoveDate', history.movedOn),
    ...attribute('FrameBrands', store.brands.join(';')),
    ...store.services.map((service) => ({
      name: `Service${service}`,
      displayName: serviceLabel[language],
      displayValue: storeServices[service as StoreService][language],
      value: 'Y',
    })),
    ...attribute('onlineAppt', store.onlineAppointment ? 'Y' : 'N'),
    ...attribute('bookingAppt', store.bookableAppointment ? 'Y' : 'N'),
    ...attribute('nuanceAppt', store.audioFitting ? 'Y' : 'N'),
    ...attribute('TimeZone', store.timeZone),
    ...attribute('SpecialHours', special, special.replaceAll('Closed', closedLabel[language])),
  ];
}

const storeAttributeLabels = {
  StoreHours: { en: 'Hours', es: 'Horario', fr: 'Heures' },
  StoreStatus: { en: 'Status', es: 'Estado', fr: 'État' },
  OpenDate: { en: 'Opened', es: 'Apertura', fr: 'Ouverture' },
  ReOpenDate: { en: 'Reopened', es: 'Reapertura', fr: 'Réouverture' },
  LastRemodel: { en: 'Remodeled', es: 'Remodelación', fr: 'Rénovation' },
  LastMoveDate: { en: 'Moved', es: 'Mudanza', fr: 'Déménagement' },
  FrameBrands: { en: 'Brands', es: 'Marcas', fr: 'Marques' },
  onlineAppt: { en: 'Online exam', es: 'Examen en línea', fr: 'Examen en ligne' },
  bookingAppt: { en: 'Online appointment', es: 'Cita en línea', fr: 'Rendez-vous en ligne' },
  nuanceAppt: { en: 'Audio fitting', es: 'Ajuste de audio', fr: 'Ajustement audio' },
  SpecialHours: { en: 'Holiday hours', es: 'Horario de días festivos', fr: 'Heures des jours fériés' },
  TimeZone: { en: 'Time zone', es: 'Zona horaria', fr: 'Fuseau horaire' },
} as const satisfies Record<string, Localized>;

const serviceLabel: Localized = { en: 'Service', es: 'Servicio', fr: 'Service' };
const closedLabel: Localized = { en: 'Closed', es: 'Cerrado', fr: 'Fermé' };

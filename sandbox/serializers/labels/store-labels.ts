import type { Localized } from '../../seed/models/localized';

export const storeAttributeLabels = {
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

export const serviceLabel: Localized = { en: 'Service', es: 'Servicio', fr: 'Service' };
export const closedLabel: Localized = { en: 'Closed', es: 'Cerrado', fr: 'Fermé' };

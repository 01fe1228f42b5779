interface CarrierMessages {
  language: string;
  title: string;
  parcel: (number: string) => string;
  shipped: string;
  delivered: string;
  expected: (day: string) => string;
  time: (at: number) => string;
  unknown: string;
}

const TEXTS = {
  en: {
    language: 'en',
    title: 'Where your parcel is',
    parcel: (number: string) => `Parcel ${number}`,
    shipped: 'Handed over to the carrier',
    delivered: 'Delivered',
    expected: (day: string) => `Expected on ${day}.`,
    unknown: 'No parcel on its way has this number.',
  },
  es: {
    language: 'es',
    title: 'Dónde está tu paquete',
    parcel: (number: string) => `Paquete ${number}`,
    shipped: 'Entregado al transportista',
    delivered: 'Entregado',
    expected: (day: string) => `Se espera para el ${day}.`,
    unknown: 'Ningún paquete en camino tiene este número.',
  },
  fr: {
    language: 'fr',
    title: 'Où se trouve votre colis',
    parcel: (number: string) => `Colis ${number}`,
    shipped: 'Remis au transporteur',
    delivered: 'Livré',
    expected: (day: string) => `Attendu le ${day}.`,
    unknown: 'Aucun colis en route ne porte ce numéro.',
  },
};

/** Returns the carrier's texts in the language of the browser: the carrier does not know that of the store. */
export function carrierMessages(browserLanguage: string): CarrierMessages {
  const [language = ''] = browserLanguage.split('-');
  const texts = language === 'es' || language === 'fr' ? TEXTS[language] : TEXTS.en;
  const dateTime = new Intl.DateTimeFormat(browserLanguage, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(browserLanguage, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    ...texts,
    expected: (isoDay) => texts.expected(day.format(Date.parse(isoDay))),
    time: (at) => dateTime.format(at),
  };
}

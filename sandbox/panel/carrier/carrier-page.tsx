import { useEffect } from 'react';
import useSWR from 'swr';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import { api, unwrapResponse } from '../client';

/** Shows the page of the sandbox's carrier: where a parcel is. It names nobody. */
export function CarrierPage() {
  const number = new URL(location.href).searchParams.get('number') ?? '';
  const texts = carrierMessages(navigator.language);
  useEffect(() => {
    document.documentElement.lang = texts.language;
    document.title = texts.title;
  }, [texts]);
  const { data: parcel, error } = useSWR(['parcel', number], () =>
    unwrapResponse(api.parcel.$get({ query: { number } })),
  );
  return (
    <main className="mx-auto grid max-w-md gap-6 p-6">
      <Heading level={1} size="md">
        {texts.title}
      </Heading>
      {error ? <Notice tone="error">{texts.unknown}</Notice> : null}
      {parcel ? (
        <>
          <p className="break-all">{texts.parcel(parcel.number)}</p>
          <ol className="grid gap-2">
            {parcel.events.map(({ kind, at }) => (
              <li key={kind}>
                <strong>{texts[kind]}</strong>{' '}
                <time dateTime={new Date(at).toISOString()} className="text-ink-soft">
                  {texts.time(at)}
                </time>
              </li>
            ))}
          </ol>
          {parcel.expectedOn && parcel.events.every(({ kind }) => kind !== 'delivered') ? (
            <p>{texts.expected(parcel.expectedOn)}</p>
          ) : null}
        </>
      ) : null}
      {parcel || error ? null : <SkeletonText lines={4} />}
    </main>
  );
}

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
function carrierMessages(browserLanguage: string): CarrierMessages {
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

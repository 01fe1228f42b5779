import { useEffect } from 'react';
import useSWR from 'swr';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import { api, unwrapResponse } from '../client';
import { carrierMessages } from './carrier-messages';

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

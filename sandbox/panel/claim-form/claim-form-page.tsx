import { useEffect } from 'react';
import useSWR from 'swr';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { TextField } from '@/ui/fields/text-field';
import { Heading } from '@/ui/layout/heading';
import { api, unwrapResponse } from '../client';
import { claimFormMessages } from './claim-form-messages';

const SELLER = 'Marlowe Eyewear';

/** Shows the claim form of a provider without in-network benefits, to fill in and to print. It sends and stores nothing. */
export function ClaimFormPage() {
  const { searchParams } = new URL(location.href);
  const texts = claimFormMessages(searchParams.get('lang') ?? '');
  const query = { provider: searchParams.get('provider') ?? '', lang: texts.language };
  const { data: form, error } = useSWR(['claim-form', query], () =>
    unwrapResponse(api['claim-form'].$get({ query })),
  );
  const title = form ? texts.title(form.provider) : error ? texts.unknown : '';
  useEffect(() => {
    document.documentElement.lang = texts.language;
    if (title) document.title = title;
  }, [texts, title]);
  if (!form) {
    return (
      <main className="mx-auto max-w-2xl p-6">
        {error ? <Notice tone="error" title={texts.unknown} /> : <SkeletonText lines={8} />}
      </main>
    );
  }
  const fields = (labels: readonly string[]) =>
    labels.map((label) => <TextField key={label} label={label} autoComplete="off" />);
  return (
    <main className="mx-auto grid max-w-2xl gap-8 p-6 print:p-0">
      <div className="grid gap-3">
        <Heading level={1} size="md">
          {title}
        </Heading>
        <div className="grid justify-items-start gap-4 print:hidden">
          <p>{texts.intro}</p>
          <Button onClick={() => window.print()}>{texts.print}</Button>
        </div>
      </div>
      <section className="grid gap-4">
        <Heading level={2} size="sm">
          {texts.member}
        </Heading>
        <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
          {fields([texts.name, texts.birthDate, texts.memberId, texts.planId])}
        </div>
        {fields([texts.address])}
      </section>
      <section className="grid gap-4">
        <Heading level={2} size="sm">
          {texts.purchase}
        </Heading>
        <p>
          {texts.seller}: {SELLER}
        </p>
        <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
          {fields([texts.date, texts.frame, texts.lenses, texts.contactLenses, texts.exam])}
        </div>
      </section>
      <section className="grid grid-cols-[2fr_1fr] gap-6 pt-10">
        {[texts.signature, texts.signed].map((label) => (
          <p key={label} className="border-ink border-t pt-1 text-sm">
            {label}
          </p>
        ))}
      </section>
    </main>
  );
}

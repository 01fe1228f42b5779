import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Heading } from '@/ui/layout/heading';
import { changePerson } from '../../api/change-account';
import type { Details } from '../../api/person';
import type { ChangeProblem } from '../../hooks/use-change-form';
import { ChangeProblemNotice } from './change-problem-notice';

/** Switches the newsletter to the account's email on or off, wherever it was subscribed. */
export function NewsletterSection({ details }: { details: Details }) {
  const site = useSite();
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem>();
  const { email, receivesNewsletter } = details;
  const toggle = async () => {
    setSaving(true);
    setProblem(undefined);
    const result = await changePerson(site, { receiveEmail: receivesNewsletter ? 'false' : 'true' });
    setSaving(false);
    if (result.status === 'changed')
      announce(receivesNewsletter ? t`You no longer get the newsletter.` : t`You get the newsletter.`);
    else setProblem(result.status === 'rejected' ? { status: 'failed' } : result);
  };
  return (
    <section id="newsletter-choice" className="grid scroll-mt-24 gap-4 border-line border-t py-6">
      <ChangeProblemNotice problem={problem} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <Heading level={2} size="xs">
            <Trans>Newsletter</Trans>
          </Heading>
          <p className="wrap-anywhere">
            {receivesNewsletter ? (
              <Trans>New frames and offers go to {email}.</Trans>
            ) : (
              <Trans>You do not get it.</Trans>
            )}
          </p>
        </div>
        <Button variant="link" busy={saving} busyLabel={t`Saving`} onClick={() => void toggle()}>
          {receivesNewsletter ? <Trans>Stop the newsletter</Trans> : <Trans>Get the newsletter</Trans>}
        </Button>
      </div>
    </section>
  );
}

import { subscribeEmailAction } from '@generated/form-actions';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { subscriptionRequest } from '@/domain/newsletter/subscription-request';
import { isAudioVariant } from '@/domain/stores/audio-variant';
import { readTextField } from '@/lib/forms/read-text-field';
import { lazyWithRetry, preload } from '@/lib/hydration/load-with-retry';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import type { SubscriptionMessage } from '../state/subscription-message';
import { useSubscriptionStatus } from '../state/subscription-status';

const NewsletterMessage = lazyWithRetry(async () => (await import('./newsletter-message')).NewsletterMessage);

export interface NewsletterProps {
  /** Called after a successful subscription. */
  onSubscribed?: (() => void) | undefined;
}

/**
 * Newsletter form, or the confirmation after a subscription here or when the URL says so (000 §2 and §4, Footer).
 *
 * Without JavaScript it is a plain form post that redirects back to this page. With JavaScript it submits in the
 * background; that code loads on focus.
 */
export function Newsletter({ onSubscribed }: NewsletterProps) {
  const { t } = useLingui();
  const site = useSite();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const id = useId();
  const { message, status, busy, subscribed, isInvalid, prepare, submit } = useNewsletter(page, onSubscribed);
  // Native validation until hydrated.
  const isHydrated = useHydrated();

  const statusMessage = (
    <Suspense fallback={null}>
      <NewsletterMessage message={message} status={status} id={`${id}-error`} />
    </Suspense>
  );
  return (
    <section
      id="newsletter"
      aria-label={t`Newsletter`}
      className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:items-center"
    >
      <NewsletterIntro page={page} />
      {/* Reserves the height of the form with an error, to avoid layout shift. */}
      <div className="grid min-h-26 content-start gap-1.5 max-[22rem]:min-h-41">
        {subscribed ? (
          statusMessage
        ) : (
          <form
            action={subscribeEmailAction}
            method="post"
            noValidate={isHydrated}
            onSubmit={submit}
            onFocus={(event) => void prepare(event)}
            className="field"
          >
            {Object.entries(hiddenFields(site, `${page}#newsletter`)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label className="field-label" htmlFor={id}>
              <Trans>Email address</Trans>
            </label>
            <div className="flex gap-3 max-[22rem]:flex-col">
              <input
                id={id}
                type="email"
                name="email"
                required
                autoComplete="email"
                enterKeyHint="send"
                // Replaces the browser's message until hydrated.
                data-invalid={t({
                  id: 'ERROR_Subscribe_EmailEmpty',
                  message: 'Enter a valid email address.',
                })}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? `${id}-error` : undefined}
                className="control"
              />
              <button
                type="submit"
                aria-disabled={busy || undefined}
                data-busy={busy || undefined}
                className="button button-primary min-h-12 flex-none whitespace-nowrap"
              >
                <span className="button-label">
                  <Trans>Sign up</Trans>
                </span>
                {busy ? <span className="spinner" aria-hidden="true" /> : null}
              </button>
            </div>
          </form>
        )}
        {/* Always mounted, so errors are announced. The confirmation is announced by taking focus. */}
        <div role="alert">{isInvalid ? statusMessage : null}</div>
      </div>
    </section>
  );
}

/** Renders hidden fields for the native form post. */
function hiddenFields(site: Parameters<typeof subscriptionRequest>[0], page: string) {
  const { email: _, ...fields } = subscriptionRequest(site, {
    email: '',
    page,
    source: 'newsletter',
    generalOptIn: true,
  });
  return fields;
}

/** Introduces the newsletter. The page of audio glasses has different texts (001 §2). */
function NewsletterIntro({ page }: { page: string }) {
  const site = useSite();
  const isAudio = isAudioVariant(page);
  return (
    <div>
      <h2 className="font-medium text-2xl">
        {isAudio ? <Trans>Audio glasses, by email</Trans> : <Trans>New frames, by email</Trans>}
      </h2>
      <p className="mt-2 max-w-md text-ink-soft">
        {isAudio ? (
          <Trans>
            New models, and new stores where you can try them, now and then. You can unsubscribe at any time.
          </Trans>
        ) : (
          <Trans>Arrivals and offers, now and then. You can unsubscribe at any time.</Trans>
        )}{' '}
        <PageLink href={helpPaths.privacy(site)} className="link-inline">
          <Trans>Privacy</Trans>
        </PageLink>
      </p>
    </div>
  );
}

/** Loads the code that sends the form, on focus. */
const loadSender = () => import('../api/send-subscription');

/**
 * Manages a subscription in the background, and its outcome here or by the URL (000 §4, Footer).
 *
 * @param page path and query.
 * @param onSubscribed called after a successful subscription.
 */
function useNewsletter(page: string, onSubscribed: (() => void) | undefined) {
  const site = useSite();
  const status = useSubscriptionStatus();
  const [message, setMessage] = useState<SubscriptionMessage>();
  const [busy, setBusy] = useState(false);
  const isPrepared = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { field, text } = readTextField(event.currentTarget, 'email');
    setBusy(true);
    const result = await loadSender().then(
      ({ sendSubscription }) => sendSubscription(text, site, page),
      (): SubscriptionMessage => 'ERROR_Email_SubscribedError',
    );
    setBusy(false);
    setMessage(result);
    if (result === 'Email_Subscribe_Done') onSubscribed?.();
    else field.focus();
  };

  const prepare = async ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    preload(loadSender)();
    if (isPrepared.current) return;
    isPrepared.current = true;
    const { email: field } = currentTarget.elements as unknown as { email: HTMLInputElement };
    await import('../api/fill-member-email').then(
      ({ fillMemberEmail }) => fillMemberEmail(field, site),
      () => {},
    );
  };

  const subscribed = message === 'Email_Subscribe_Done' || (!message && status === 'subscribed');
  const isInvalid = !subscribed && (message ?? status) !== undefined;
  return { message, status, busy, subscribed, isInvalid, prepare, submit };
}

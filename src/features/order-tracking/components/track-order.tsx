import { getGuestOrder } from '@generated/orders/orders';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type TrackedOrder, toTrackedOrder } from '@/domain/orders/tracked-order';
import { fieldMessages } from '@/lib/forms/field-messages';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { preload } from '@/lib/hydration/load-with-retry';
import { useNavigate } from '@/lib/navigation/use-navigate';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { type TrackingRequest, trackedRequest, trackingRequestFrom } from '@/lib/orders/tracking-request';
import { type Site, useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import { EmailField } from '@/ui/fields/email-field';
import { TextField } from '@/ui/fields/text-field';
import { cleanOrderId, type TrackingMessage, trackingSchema } from '../forms/tracking-schema';
import type { PictureSlotProps } from '../slots';

export interface TrackOrderProps {
  /** True if the page requests delivery dates (003 §7). */
  offersDeliveryDates: boolean;
  renderActions?: (props: OrderActionsProps) => ReactNode;
  /** Loads the code of `renderActions` during the search for an order. */
  loadActions?: () => Promise<unknown>;
  renderPicture: (props: PictureSlotProps) => ReactNode;
}

/** Tracks an order by its number and email (003 §2.3): the form, then the order. */
export function TrackOrder(props: TrackOrderProps) {
  const { offersDeliveryDates, renderActions, loadActions, renderPicture } = props;
  const tracking = useTracking(loadActions);
  const { request, order, pending, failure } = tracking;
  if (order && request) {
    return (
      <Suspense fallback={null}>
        <LazyOrderResult
          order={order}
          refreshing={pending}
          refreshFailed={failure !== undefined}
          onRefresh={tracking.refresh}
          offersDeliveryDates={offersDeliveryDates}
          actions={renderActions?.({ order, email: request.email, onChanged: tracking.refresh })}
          renderPicture={renderPicture}
          onOther={tracking.clear}
        />
      </Suspense>
    );
  }
  return (
    // The footer moves away with the click, not when the order arrives.
    <div className={tracking.wasSubmitted ? 'min-h-[150dvh]' : undefined}>
      {/* After an order it begins with the focus in its first field. */}
      <TrackingForm tracking={tracking} takesFocus={tracking.wasSubmitted && !request} />
    </div>
  );
}

interface TrackingFormProps {
  tracking: Tracking;
  takesFocus: boolean;
}

/** Asks for order number and email. Without an `action`, so that neither gets into the URL. Preserves the input on failure. */
function TrackingForm({ tracking, takesFocus }: TrackingFormProps) {
  const { request, pending, failure, failures, track } = tracking;
  const { t } = useLingui();
  const messageFor = useTrackingMessages();
  // Sets no default values, which would replace what was typed before hydration.
  const { register, handleSubmit, setFocus, setValue, formState } = useForm({
    resolver: zodResolver(trackingSchema),
  });
  const { errors } = formState;
  useEffect(() => {
    if (takesFocus) setFocus('orderId');
  }, [takesFocus, setFocus]);
  // A link has named the order.
  useEffect(() => {
    if (!request) return;
    setValue('orderId', request.orderId);
    setValue('email', request.email);
  }, [request, setValue]);
  // Focus returns to the order id field (003 §8).
  useEffect(() => {
    if (failures > 0) setFocus('orderId');
  }, [failures, setFocus]);
  const submit = handleSubmit((values) => (pending ? undefined : track(values)));

  return (
    <form
      method="post"
      onSubmit={submit}
      onFocus={preload(loadOrderResult)}
      noValidate
      aria-label={t`Order tracking`}
      className="grid max-w-xl gap-5"
    >
      <TextField
        {...register('orderId')}
        label={t`Order number`}
        hint={t`It is in the email that confirmed your order.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        clean={cleanOrderId}
        maxLength={64}
        error={messageFor(errors.orderId?.message)}
      />
      <EmailField
        {...register('email')}
        label={t`Email address`}
        hint={t`The one that you gave with the order.`}
        error={messageFor(errors.email?.message)}
      />
      <div>
        <Button type="submit" size="lg" busy={pending} busyLabel={t`Looking for your order`}>
          <Trans>Track order</Trans>
        </Button>
      </div>
      {/* Always mounted, so that failures are announced. At the end, so that a delayed one moves no field. */}
      <ProblemAlert problem={failure && problemOf(failure, () => void submit())} />
    </form>
  );
}

/** Returns the problem, whose text is the same for every failure (003 §8). */
function problemOf(failure: NonNullable<Tracking['failure']>, retry: () => void): Problem {
  const text = <Trans>Oops! No order found. Please check your data and try again.</Trans>;
  switch (failure.status) {
    case 'too-many-tries':
      return { title: <TooManyTries minutes={failure.minutes} />, text };
    case 'failed':
      return { text, control: <RetryButton onClick={retry} /> };
    case 'not-found':
      return { text };
  }
}

/** Returns the copy for a field's message key; undefined for a valid field. */
function useTrackingMessages(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<TrackingMessage, string> = {
    'order-id-missing': t`Enter your order number`,
    'order-id-malformed': t`An order number has only digits and letters`,
    'email-missing': t`Enter your email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
  };
  return fieldMessages(messages);
}

interface Tracking {
  /** The request in progress, or the one that succeeded. */
  request: TrackingRequest | undefined;
  order: TrackedOrder | undefined;
  pending: boolean;
  failure: Exclude<FindResult, { status: 'found' }> | undefined;
  /** An order was looked for since the page was opened. */
  wasSubmitted: boolean;
  /** Number of failures: each one moves the focus again. */
  failures: number;
  track: (request: TrackingRequest) => Promise<void>;
  /** Looks the found order up again, after a change. */
  refresh: () => void;
  /** Returns to the empty form. */
  clear: () => void;
}

/**
 * Manages the tracked order. Looks up an order that a link has named, or that was tracked before in this document, immediately.
 *
 * @param loadActions loads the actions of the order.
 */
function useTracking(loadActions?: () => Promise<unknown>): Tracking {
  const site = useSite();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [request, setRequest] = useState<TrackingRequest>();
  const [order, setOrder] = useState<TrackedOrder>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Tracking['failure']>();
  const [failures, setFailures] = useState(0);
  const [wasSubmitted, setSubmitted] = useState(false);
  // Responses of earlier requests are ignored.
  const attempt = useRef(0);

  const track = async (nextRequest: TrackingRequest) => {
    attempt.current += 1;
    const current = attempt.current;
    setRequest(nextRequest);
    setSubmitted(true);
    setFailure(undefined);
    setPending(true);
    const loaded = Promise.all([loadOrderResult(), loadActions?.()]).then(
      () => true,
      () => false,
    );
    const result = await findOrder(site, nextRequest);
    const isShown = result.status === 'found' && (await loaded);
    if (current !== attempt.current) return;
    setPending(false);
    if (isShown) {
      trackedRequest.set(nextRequest);
      setOrder(result.order);
    } else {
      setFailure(result.status === 'found' ? { status: 'failed' } : result);
      setFailures((count) => count + 1);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the history entry that opened the page
  useEffect(() => {
    const known = trackingRequestFrom(state) ?? trackedRequest.read();
    if (known) void track(known);
    return () => {
      attempt.current += 1;
    };
  }, []);

  const clear = () => {
    attempt.current += 1;
    trackedRequest.set(undefined);
    setOrder(undefined);
    setRequest(undefined);
    setFailure(undefined);
    setPending(false);
    // A reload does not bring the order back.
    if (trackingRequestFrom(state))
      void navigate(pathname, { replace: true, state: { preserveScroll: true } });
  };
  const refresh = () => {
    if (request) void track(request);
  };
  return { request, order, pending, failure, failures, wasSubmitted, track, refresh, clear };
}

const loadOrderResult = () => import('./order-result');

/** Shows the found order. Its code loads during the search. */
const LazyOrderResult = lazy(async () => ({ default: (await loadOrderResult()).OrderResult }));

/** `failed`: nothing is known about the order, so that another attempt may find it. */
type FindResult =
  | { status: 'found'; order: TrackedOrder }
  | { status: 'not-found' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

/**
 * Finds an order by its id and email. A call instead of a query, so that the email is in no cache key. Never throws.
 */
async function findOrder(
  { storeId, languageId }: Site,
  { orderId, email }: TrackingRequest,
): Promise<FindResult> {
  try {
    const order = await getGuestOrder(storeId, orderId, { email, langId: languageId });
    return { status: 'found', order: toTrackedOrder(order) };
  } catch (error) {
    const minutes = waitMinutes(error);
    if (minutes !== undefined) return { status: 'too-many-tries', minutes };
    return { status: isApiError(error) && error.status === 404 ? 'not-found' : 'failed' };
  }
}

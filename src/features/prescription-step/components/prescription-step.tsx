import { resetExchangeCurrentOrder } from '@generated/cart/cart';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useCart } from '@/lib/cart/cart-query';
import { announce } from '@/lib/navigation/announcer';
import { leavingDocument } from '@/lib/navigation/leaving';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useUnsavedInput } from '@/lib/navigation/unsaved-input';
import { leaveWith, useNavigate } from '@/lib/navigation/use-navigate';
import { useLostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { useLatest } from '@/lib/state/use-latest';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { Notice } from '@/ui/display/notice';
import { ProgressBar } from '@/ui/display/progress-bar';
import { Skeleton, SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import type { StepOrder } from '../api/step-item';
import { type StepOrderState, useStepOrder } from '../api/use-step-order';
import { useStep } from '../hooks/use-step';
import type { PrescriptionStepSlots } from '../slots';
import { forgetDrafts, useHasDrafts } from '../state/step-drafts';
import { countProvided, statusOf } from '../state/step-selectors';
import { ItemList } from './item-list';
import { ItemPanel } from './item-panel';

export type PrescriptionStepProps = Omit<StepWorkspaceProps, 'order'>;

/** Shows the prescription step: loading, failed, or the items (003 §2.1). */
export function PrescriptionStep(props: PrescriptionStepProps) {
  const site = useSite();
  const order = useLatestOrder(props.link);

  useEffect(() => forgetDrafts, []);

  switch (order.state) {
    case 'loading':
      return <StepSkeleton />;
    case 'failed':
      return <StepFailure onRetry={order.retry} />;
    case 'loaded':
      if (order.order.items.length === 0)
        return <Leave to={order.order.lineCount > 0 ? props.nextStepUrl : sitePaths.cart(site)} />;
      return <StepWorkspace {...props} order={order.order} />;
  }
}

/** Returns the order, ignoring a later failure or the end of the session: they must not remove the shopper's work. */
function useLatestOrder(link: string | undefined): StepOrderState {
  const response = useStepOrder(link);
  const hasEnded = useLostSession() !== undefined;
  const [latest, setLatest] = useState<StepOrder>();
  const order = response.state === 'loaded' ? response.order : undefined;
  const isLoss = !order || (hasEnded && order.items.length === 0);
  if (!isLoss && order !== latest) setLatest(order);
  return isLoss && latest && latest.items.length > 0 ? { state: 'loaded', order: latest } : response;
}

/** Leaves the step, because nothing is needed. */
function Leave({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <StepSkeleton />;
}

/** Shows the shape of the step while its items load. */
function StepSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion ofPage label={t`Your items are loading`}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-5">
          <Skeleton className="h-9" />
          <Skeleton className="h-28 rounded-md" />
        </div>
        <div className="grid max-w-160 content-start gap-6">
          <SkeletonText lines={2} />
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-20 rounded-md" />
        </div>
      </div>
    </SkeletonRegion>
  );
}

/** Explains that the items could not be read (003 §8). */
function StepFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live="assertive"
      title={<Trans>Oops! Something went wrong.</Trans>}
      action={
        <div className="mt-2 flex flex-wrap gap-3">
          <RetryButton variant="secondary" onClick={onRetry} />
          <BackToCart />
        </div>
      }
    >
      <Trans>Please try again.</Trans>
    </Notice>
  );
}

interface StepWorkspaceProps {
  order: StepOrder;
  /** `encOrderMemberId`. */
  link: string | undefined;
  openId: string | undefined;
  isMember: boolean;
  nextStepUrl: string;
  slots: PrescriptionStepSlots;
}

/** Shows the items with their prescriptions: progress, list, and the shown item. */
function StepWorkspace(props: StepWorkspaceProps) {
  const { order, link, isMember, nextStepUrl, slots } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const openId = props.openId && findItem(order, props.openId)?.id;
  const step = useStep(order, { link, openId, isMember });
  const { state, current } = step;
  const heading = useRef<HTMLHeadingElement>(null);
  const release = useUnsavedInput(useHasDrafts());

  const { isDone } = state;
  const done = countProvided(state);
  const finish = useLatest(() => {
    release();
    // All of them may have been skipped.
    if (done > 0) announce(t`Your prescriptions are saved`);
    void navigate(nextStepUrl);
  });
  useEffect(() => {
    if (isDone) finish.current();
  }, [isDone]);

  // The clicked button is gone, or belongs to another item.
  const shownId = `${state.currentId} ${state.isEditing}`;
  const previousId = useRef(shownId);
  const isBrowsing = useRef(false);
  useEffect(() => {
    if (previousId.current !== shownId && !isBrowsing.current) heading.current?.focus();
    previousId.current = shownId;
    isBrowsing.current = false;
  }, [shownId]);
  const browse = (id: string) => {
    isBrowsing.current = id !== state.currentId;
    step.open(id);
  };

  const total = state.items.length;
  const hasOpenItems = state.items.some((item) => ['needed', 'submitting'].includes(statusOf(state, item)));
  return (
    <div className="grid grid-cols-1 gap-8">
      <noscript>
        <Notice title={<Trans>Adding a prescription needs JavaScript</Trans>}>
          <Trans>Switch it on in your browser and load this page again.</Trans>
        </Notice>
      </noscript>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 self-start lg:sticky lg:top-24">
          <ProgressBar
            label={t`Prescriptions`}
            value={done}
            max={total}
            valueText={t`${done} of ${plural(total, { one: '# item', other: '# items' })}`}
          />
          <ItemList state={state} onOpen={step.open} onBrowse={browse} />
          <div className="max-lg:hidden">
            <BackToCart isPlaced={order.isPlaced} />
          </div>
        </div>
        <div className="grid min-w-0 max-w-160 grid-cols-1 content-start gap-8">
          {current ? (
            <ItemPanel
              item={current}
              step={step}
              link={link}
              usesAccount={isMember && order.isOwner}
              slots={slots}
              headingRef={heading}
            />
          ) : null}
          {hasOpenItems ? null : (
            <div className="grid grid-cols-1 gap-4 border-line border-t pt-6">
              <p>
                {done === total ? (
                  <Trans>All your prescriptions are here.</Trans>
                ) : (
                  <Trans>You can add the prescriptions that you skipped later.</Trans>
                )}
              </p>
              <div>
                <ButtonLink size="lg" className="max-sm:w-full" render={<PageLink href={nextStepUrl} />}>
                  <Trans>Continue</Trans>
                </ButtonLink>
              </div>
            </div>
          )}
        </div>
      </div>
      <div className="lg:hidden">
        <BackToCart isPlaced={order.isPlaced} />
      </div>
    </div>
  );
}

/** Finds the item of a link, which may name either eye of contact lenses. */
function findItem({ items }: StepOrder, orderItemId: string) {
  return items.find(({ id, pairedId }) => id === orderItemId || pairedId === orderItemId);
}

/**
 * Shows the link back to the cart, or of a placed order to its tracking. It cancels an open exchange first, so that the cart is
 * the current order again (003 §7).
 */
function BackToCart({ isPlaced = false }: { isPlaced?: boolean }) {
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const cart = useCart();
  const [busy, setBusy] = useState(false);
  const leaving = useStoreValue(leavingDocument);
  const href = sitePaths.cart(site);
  if (isPlaced)
    return (
      <ButtonLink variant="link" render={<PageLink href={orderPaths.trackOrder(site)} />}>
        <Trans>Back to my order</Trans>
      </ButtonLink>
    );
  if (cart.state !== 'filled' || cart.cart.x_isExchangeOrder !== 'true')
    return (
      <ButtonLink variant="link" render={<PageLink href={href} />}>
        <Trans>Back to my cart</Trans>
      </ButtonLink>
    );
  const leaveExchange = async () => {
    setBusy(true);
    // The cart page shows the order that is left when it fails.
    await resetExchangeCurrentOrder(site.storeId).catch(() => {});
    setBusy(false);
    void navigate(href);
  };
  return (
    <Button
      variant="link"
      busy={busy || leaving}
      busyLabel={t`Opening your cart`}
      onClick={() => leaveWith(() => void leaveExchange())}
    >
      <Trans>Back to my cart</Trans>
    </Button>
  );
}

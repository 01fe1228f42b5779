import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useLostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Skeleton, SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import type { StepOrder } from '../api/step-item';
import { type StepOrderState, useStepOrder } from '../api/use-step-order';
import { forgetDrafts } from '../state/step-drafts';
import { BackToCart } from './back-to-cart';
import { StepWorkspace, type StepWorkspaceProps } from './step-workspace';

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
          <Button variant="secondary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <BackToCart />
        </div>
      }
    >
      <Trans>Please try again.</Trans>
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { Drawer } from '@/ui/overlay/drawer';
import { toLensView } from '../api/to-lens-view';
import { LensesFailure } from '../components/lenses-failure';
import { LoadedPanel } from './loaded-panel';
import type { LensPanelProps } from './panel-props';

/** The lens panel: a form of several steps, with the price so far. Loaded on demand. */
export function LensPanel(props: LensPanelProps) {
  const { lenses, open, onCancel, triggerRef, mode } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const lensData = lenses.state === 'ready' ? lenses.lenses : undefined;
  const view = useMemo(() => lensData && toLensView(lensData), [lensData]);
  const drawer = {
    open,
    onOpenChange: (nextOpen: boolean) => (nextOpen ? undefined : onCancel()),
    title: mode === 'add' ? t`Choose your lenses` : t`Edit your lenses`,
    closeLabel: mode === 'add' ? t`Close, your choices are kept` : t`Close without saving`,
    initialFocus: heading,
    finalFocus: triggerRef,
  };
  if (view) return <LoadedPanel {...props} {...{ view, heading, drawer }} />;
  return (
    <Drawer {...drawer}>
      {lenses.state === 'failed' ? <LensesFailure {...lenses} /> : <LensesSkeleton />}
    </Drawer>
  );
}

function LensesSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`Lenses for this frame are on their way`}>
      <Skeleton className="mt-8 h-7 w-3/5" />
      <div className="mt-6 grid gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonRegion>
  );
}

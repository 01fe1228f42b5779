import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { announce } from '@/lib/navigation/announcer';
import { PageLink } from '@/lib/navigation/page-link';
import { useUnsavedInput } from '@/lib/navigation/unsaved-input';
import { useLatest } from '@/lib/state/use-latest';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';
import { ProgressBar } from '@/ui/display/progress-bar';
import type { StepOrder } from '../api/step-item';
import { useStep } from '../hooks/use-step';
import type { PrescriptionStepSlots } from '../slots';
import { useHasDrafts } from '../state/step-drafts';
import { countProvided, statusOf } from '../state/step-selectors';
import { BackToCart } from './back-to-cart';
import { ItemList } from './item-list';
import { ItemPanel } from './item-panel';

export interface StepWorkspaceProps {
  order: StepOrder;
  /** `encOrderMemberId`. */
  link: string | undefined;
  openId: string | undefined;
  isMember: boolean;
  nextStepUrl: string;
  slots: PrescriptionStepSlots;
}

/** Shows the items with their prescriptions: progress, list, and the shown item. */
export function StepWorkspace(props: StepWorkspaceProps) {
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

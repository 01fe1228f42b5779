import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { parseIsoDay } from '@/domain/dates/calendar-date';
import { formatLongDay } from '@/domain/dates/format-day';
import type { Benefit, Benefits } from '@/domain/insurance/benefits';
import { outOfNetworkProcess } from '@/domain/insurance/provider';
import { selectPlan, setInsuranceOn, useInsurance } from '@/lib/insurance/insurance-session';
import type { PanelOptions } from '@/lib/insurance/open-insurance-panel';
import type { Providers } from '@/lib/insurance/use-providers';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Notice } from '@/ui/display/notice';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { RadioGroup } from '@/ui/fields/radio-group';
import { useBenefitCopyVariant } from '../../use-benefit-copy-variant';
import type { InsurancePanelModel } from '../hooks/use-insurance-panel';
import { ClaimProcessText } from './claim-process';
import { StepHeading } from './step-heading';
import { WithoutInsurance } from './without-insurance';

export interface BenefitsStepProps extends Pick<PanelOptions, 'promotion'> {
  panel: InsurancePanelModel;
  providers: Providers;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Renders step 4: the plan and its benefits. */
export function BenefitsStep({ panel, providers, headingRef, promotion }: BenefitsStepProps) {
  const { t } = useLingui();
  const wording = useBenefitCopyVariant();
  const { status } = useInsurance();
  const { record, benefits, networks = {} } = panel.plan;
  if (status === 'other-store') return <OtherStoreStep headingRef={headingRef} onLogOut={panel.logOut} />;
  if (!record) return null;
  const { plans, activePlanId, riaInsuranceInformation } = record;
  const provider = providers.list.find(({ key }) => key === riaInsuranceInformation.providerName);
  const providerName = provider?.text ?? riaInsuranceInformation.providerName;
  const isOutOfNetwork = networks[activePlanId] === false;
  // Nothing of it changes a price.
  const canUse = !isOutOfNetwork || (benefits !== undefined && Object.keys(benefits).length > 0);
  const planName = plans.find(({ planId }) => planId === activePlanId)?.planName ?? '';
  return (
    <>
      <StepHeading headingRef={headingRef} progress={<Trans>Step 2 of 2</Trans>}>
        {wording === 'benefits' ? (
          <Trans>We found your benefits</Trans>
        ) : (
          <Trans>We found your allowance</Trans>
        )}
      </StepHeading>
      <p className="mb-4">
        <span className="font-medium">{planName}</span>
        <span className="block text-ink-soft">{providerName}</span>
      </p>
      {panel.isStored ? null : <NotStoredNotice />}
      {panel.isStored && canUse ? <UseBenefits /> : null}
      {plans.length > 1 && panel.isStored ? (
        <RadioGroup
          className="mt-4"
          legend={<Trans>Your plans</Trans>}
          variant="cards"
          options={plans.map(({ planId, planName: label }) => ({ value: planId, label }))}
          value={activePlanId}
          onChange={selectPlan}
        />
      ) : null}
      {isOutOfNetwork ? (
        <div className="mt-4">
          <ClaimProcessText
            key={activePlanId}
            process={outOfNetworkProcess(provider)}
            provider={planName}
            isOutOfNetwork
            downloadLink={provider?.downloadLink}
          />
        </div>
      ) : null}
      {benefits ? (
        <PlanBenefits {...{ benefits, providerName, isOutOfNetwork }} />
      ) : (
        <div className="mt-4">
          <SkeletonRegion label={t`Loading your benefits`}>
            <SkeletonText lines={8} />
          </SkeletonRegion>
        </div>
      )}
      <WithoutInsurance promotion={promotion} />
      <Button variant="link" onClick={panel.logOut} className="mt-2">
        <Trans>Log out of insurance</Trans>
      </Button>
    </>
  );
}

interface BenefitsProps {
  benefits: NonNullable<InsurancePanelModel['plan']['benefits']>;
  providerName: string;
  isOutOfNetwork: boolean;
}

function PlanBenefits({ benefits, providerName, isOutOfNetwork }: BenefitsProps) {
  if (Object.keys(benefits).length > 0) return <BenefitList benefits={benefits} />;
  return isOutOfNetwork ? null : (
    <p className="mt-4">
      <Trans>
        {providerName} does not show figures here. Your prices include your benefits where your plan covers
        them.
      </Trans>
    </p>
  );
}

/** Switches the benefits on or off, and says until when they can be used. */
function UseBenefits() {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const { status, endsAt } = useInsurance();
  const time =
    endsAt === undefined
      ? undefined
      : new Intl.DateTimeFormat(languageTag, { hour: 'numeric', minute: '2-digit' }).format(endsAt);
  return (
    <Checkbox
      label={t`Show prices with my benefits`}
      hint={time ? t`Logged in to insurance until ${time}` : undefined}
      checked={status === 'on'}
      onChange={({ currentTarget }) => setInsuranceOn(currentTarget.checked)}
    />
  );
}

function NotStoredNotice() {
  return (
    <Notice tone="warning" title={<Trans>Prices cannot show your benefits</Trans>}>
      <Trans>Your browser did not save your plan. Allow cookies for this store, then look it up again.</Trans>
    </Notice>
  );
}

interface OtherStoreStepProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onLogOut: () => void;
}

/** Replaces step 4 for a plan of the other country, which pays nothing here. */
function OtherStoreStep({ headingRef, onLogOut }: OtherStoreStepProps) {
  const { country } = useSite();
  return (
    <>
      <StepHeading headingRef={headingRef}>
        <Trans>Your plan is from another country</Trans>
      </StepHeading>
      <div className="grid gap-4">
        <p>
          {country === 'us' ? (
            <Trans>
              Your insurance plan is from our Canadian store. It does not pay in the United States.
            </Trans>
          ) : (
            <Trans>Your insurance plan is from our United States store. It does not pay in Canada.</Trans>
          )}{' '}
          <Trans>To use a plan here, log out of that one first.</Trans>
        </p>
        <Button variant="secondary" onClick={onLogOut} className="justify-self-start">
          <Trans>Log out of insurance</Trans>
        </Button>
      </div>
    </>
  );
}

/** Lists the categories of the panel (002 §3), each with its additional benefit. */
function BenefitList({ benefits }: { benefits: Benefits }) {
  const { frames, frames_add, lenses, lenses_add, contact, exam } = benefits;
  return (
    <>
      <ul className="mt-4">
        {frames ? (
          <BenefitItem
            title={<Trans>Frames</Trans>}
            benefit={frames}
            addition={frames_add}
            note={<Trans>Your benefits will apply once frames are selected</Trans>}
          />
        ) : null}
        {lenses ? (
          <BenefitItem
            title={<Trans>Lenses</Trans>}
            benefit={lenses}
            addition={lenses_add}
            note={<Trans>Your benefits will apply once lenses are selected</Trans>}
          />
        ) : null}
        {contact ? (
          <BenefitItem
            title={<Trans>Contact lenses</Trans>}
            benefit={contact}
            note={<Trans>Prices of contact lenses do not change online. Use this benefit in a store.</Trans>}
          />
        ) : null}
        {exam ? <BenefitItem title={<Trans>Eye exam</Trans>} benefit={exam} /> : null}
      </ul>
      {exam ? (
        <p className="mt-3 text-ink-soft text-sm">
          <Trans>*Copay is only for routine eye exam, additional fees may apply</Trans>
        </p>
      ) : null}
    </>
  );
}

interface BenefitItemProps {
  title: ReactNode;
  benefit: Benefit;
  /** Benefit beyond it. */
  addition?: Benefit | undefined;
  /** Condition; only for a benefit that can be used now. */
  note?: ReactNode;
}

/** Shows a benefit: coverage, remaining amount, and renewal. */
function BenefitItem({ title, benefit, addition, note }: BenefitItemProps) {
  const { languageTag } = useSite();
  const { available, infoBenefit, nextServiceDate, frequencyMonths } = benefit;
  const renewal = nextServiceDate ? parseIsoDay(nextServiceDate) : undefined;
  const date = renewal && formatLongDay(renewal, languageTag);
  return (
    <li className="border-line border-t py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold">{title}</h4>
        <Badge tone={available ? 'success' : 'neutral'}>
          {available ? <Trans>Available</Trans> : <Trans>Not available now</Trans>}
        </Badge>
      </div>
      <p className="mt-1">{infoBenefit}</p>
      {available && addition?.available ? <p>{addition.infoBenefit}</p> : null}
      {available && frequencyMonths ? (
        <p className="text-ink-soft text-sm">
          <Plural
            value={frequencyMonths}
            one="You can use it every month."
            other="You can use it every # months."
          />
        </p>
      ) : null}
      {!available && date ? (
        <p className="mt-1 text-ink-soft">
          <Trans>Your benefits will renew on {date}</Trans>
        </p>
      ) : null}
      {available && note ? <p className="mt-1 text-ink-soft text-sm">{note}</p> : null}
    </li>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Benefits } from '@/domain/insurance/benefits';
import { BenefitItem } from './benefit-item';

/** Lists the categories of the panel (002 §3), each with its additional benefit. */
export function BenefitList({ benefits }: { benefits: Benefits }) {
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

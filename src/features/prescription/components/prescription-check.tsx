import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import { formatDiopters } from '@/domain/prescription/diopters';
import type { Prescription } from '@/domain/prescription/prescription';
import { isPlusForm, toMinusForm } from '@/domain/prescription/transpose-prescription';
import { PaperValues } from '@/lib/prescription/paper-values';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { useEyeNames } from '../hooks/use-eye-names';
import { useReadBack } from '../hooks/use-read-back';
import { type FrameSize, type UnusualValue, unusualValues } from '../rules/unusual-values';
import { PdRisk } from './pd-risk';
import { PrescriptionReadBack } from './prescription-read-back';

export interface PrescriptionCheckProps {
  prescription: Prescription;
  today: CalendarDate;
  frame: FrameSize | undefined;
  onChange: () => void;
  onUseMinusForm: (prescription: Prescription) => void;
}

/** Shows the typed values read back, before they are accepted. */
export function PrescriptionCheck(props: PrescriptionCheckProps) {
  const { prescription, today, frame, onChange, onUseMinusForm } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Also after the form changed, because the clicked button no longer exists.
  useViewFocus(headingRef, prescription);
  useEffect(() => {
    if (!prescription) return;
    // On a phone the heading would stay at the lower edge, and the values below it. jsdom cannot scroll.
    headingRef.current?.scrollIntoView?.({ block: 'start' });
  }, [prescription]);
  return (
    <div className="grid gap-4">
      <div>
        <Heading ref={headingRef} level={3} size="sm" tabIndex={-1} className="scroll-mt-4">
          <Trans>Compare with your paper</Trans>
        </Heading>
        <p className="text-ink-soft text-sm">
          <Trans>Is this what your prescription says? Then continue.</Trans>
        </p>
      </div>
      <PrescriptionReadBack prescription={prescription} />
      <UnusualNotice values={unusualValues(prescription, { today, frame })} />
      <PlusFormNotice {...{ prescription, onUseMinusForm }} />
      <PdRisk prescription={prescription} />
      <div>
        <Button variant="secondary" onClick={onChange}>
          <Trans>Change the values</Trans>
        </Button>
      </div>
    </div>
  );
}

interface PlusFormNoticeProps {
  prescription: Prescription;
  onUseMinusForm: (prescription: Prescription) => void;
}

/** Shows both readings of a lens in plus form, and offers the minus form in one click. */
function PlusFormNotice({ prescription, onUseMinusForm }: PlusFormNoticeProps) {
  const minusForm = isPlusForm(prescription) ? toMinusForm(prescription) : undefined;
  if (!minusForm) return null;
  return (
    <Notice
      title={<Trans>Your values are in plus form</Trans>}
      action={
        <Button variant="link" onClick={() => onUseMinusForm(minusForm)}>
          <Trans>Write them in minus form</Trans>
        </Button>
      }
    >
      <p>
        <Trans>That is fine: both forms describe the same lenses, and we send what you typed.</Trans>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt>
          <Trans>As typed</Trans>
        </dt>
        <dd>
          <BothEyes prescription={prescription} />
        </dd>
        <dt>
          <Trans>Minus form</Trans>
        </dt>
        <dd>
          <BothEyes prescription={minusForm} />
        </dd>
      </dl>
    </Notice>
  );
}

function BothEyes({ prescription: { right, left } }: { prescription: Prescription }) {
  return (
    <>
      <span className="block">
        OD <PaperValues eye={right} />
      </span>
      <span className="block">
        OS <PaperValues eye={left} />
      </span>
    </>
  );
}

/** Requests a confirmation of values that are possible but rare. */
function UnusualNotice({ values }: { values: readonly UnusualValue[] }) {
  const describeValue = useUnusualCopy();
  if (values.length === 0) return null;
  return (
    <Notice tone="warning" title={<Trans>Is that right?</Trans>}>
      <ul className="grid gap-1.5">
        {values.map((value) => (
          <li key={JSON.stringify(value)}>{describeValue(value)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the question about an unusual value. */
function useUnusualCopy(): (value: UnusualValue) => string {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const eyeNames = useEyeNames();
  const { formatPower, formatDistance } = useReadBack();
  return (value) => {
    switch (value.kind) {
      case 'opposite-signs':
        return t`One eye has a plus and the other a minus in SPH. That is rare: compare the signs with your paper.`;
      case 'mixed-cylinders':
        return t`One eye has a plus and the other a minus in CYL. A paper has the same sign for both: compare the signs with yours.`;
      case 'unequal-add':
        return t`The ADD values of your eyes differ. They are nearly always the same.`;
      case 'different-eyes': {
        const difference = formatPower(value.difference);
        return t`Your eyes differ by ${difference} diopters, which is a lot.`;
      }
      case 'strong-cylinder': {
        const cylinder = formatDiopters(value.cylinder, languageTag);
        const eye = eyeNames[value.eye];
        return t`CYL ${cylinder} for the ${eye} is unusually strong.`;
      }
      case 'unusual-add': {
        const add = formatDiopters(value.add, languageTag);
        return t`ADD ${add} is unusual: most are between +0.75 and +3.50.`;
      }
      case 'strong-prism': {
        const amount = formatPower(value.amount);
        const eye = eyeNames[value.eye];
        return t`Prism ${amount} for the ${eye} is unusually strong.`;
      }
      case 'unusual-pd': {
        const pd = formatDistance(value.pd);
        return t`A PD of ${pd}\u00a0mm is unusual: most adults have 54 to 74\u00a0mm.`;
      }
      case 'large-decentration': {
        const millimeters = formatDistance(value.millimeters);
        const eye = eyeNames[value.eye];
        return t`In this frame your ${eye} would look ${millimeters}\u00a0mm beside the middle of the lens. Check your PD, or choose a frame of another width.`;
      }
      case 'old-issue-date':
        return t`Your prescription is two years old or older. Ask your doctor whether it still fits your eyes.`;
    }
  };
}

import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CalendarDate } from '@/domain/dates/calendar-date';
import type { Prescription } from '@/domain/prescription/prescription';
import { isPlusForm, toMinusForm } from '@/domain/prescription/transpose-prescription';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { type FrameSize, unusualValues } from '../rules/unusual-values';
import { PaperValues } from './paper-values';
import { PdRisk } from './pd-risk';
import { PrescriptionReadBack } from './prescription-read-back';
import { UnusualNotice } from './unusual-notice';

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

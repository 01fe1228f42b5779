import { Trans } from '@lingui/react/macro';
import type { Prescription } from '@/domain/prescription/prescription';
import { isPlusForm, toMinusForm } from '@/domain/prescription/transpose-prescription';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { PaperValues } from './paper-values';

export interface PlusFormNoticeProps {
  prescription: Prescription;
  onUseMinusForm: (prescription: Prescription) => void;
}

/** Shows both readings of a lens in plus form, and offers the minus form in one click. */
export function PlusFormNotice({ prescription, onUseMinusForm }: PlusFormNoticeProps) {
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

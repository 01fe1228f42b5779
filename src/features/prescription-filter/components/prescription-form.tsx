import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { type PowerField, toPrescription } from '@/lib/prescription/entered-values';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field-error';
import type { FilterableListing } from '../api/filterable-listing';
import { useAvailableFrames } from '../api/use-available-frames';
import { consumeEarlyClick } from '../state/wait-for-interaction';
import { IncompatibleNotice } from './incompatible-notice';
import { PowerSelect } from './power-select';

export interface PrescriptionFormProps {
  /** Returns the listing at the time of the click. */
  getListing: () => FilterableListing;
}

/** Sphere and cylinder of both eyes, to filter the listing by compatible frames (003 §2.2, §5). */
export function PrescriptionForm({ getListing }: PrescriptionFormProps) {
  const { t } = useLingui();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly PowerField[]>([]);
  const { show, busy, incompatible } = useAvailableFrames(getListing);

  const submit = async () => {
    if (!formRef.current) return;
    const result = toPrescription(readValues(formRef.current));
    setMissing(result.status === 'missing' ? result.fields : []);
    if (result.status === 'missing') {
      findSelect(formRef.current, result.fields[0])?.focus();
    } else if (await show(result.prescription)) {
      const { savePrescription } = await import('@/lib/prescription/save-prescription');
      savePrescription(result.prescription);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server-rendered form hydrates
  useEffect(() => {
    if (consumeEarlyClick()) void submit();
  }, []);

  const errorId = missing.length > 0 ? `${id}-error` : undefined;
  const select = (name: PowerField, label: string) => (
    <PowerSelect name={name} label={label} errorId={missing.includes(name) ? errorId : undefined} />
  );
  return (
    // No native submit: it would put the values into the URL. So the button is not a submit button.
    <form ref={formRef}>
      <p className="text-ink-soft text-sm">
        <Trans>See only frames that take your lenses.</Trans>
      </p>
      <div className="mt-3 grid grid-cols-[auto_1fr_1fr] items-center gap-x-2 gap-y-1.5 text-sm">
        <span />
        <span aria-hidden="true">SPH</span>
        <span aria-hidden="true">CYL</span>
        <EyeName eye={t`Right`} code="OD" />
        {select('sphOD', t`SPH, right eye (OD)`)}
        {select('cylOD', t`CYL, right eye (OD)`)}
        <EyeName eye={t`Left`} code="OS" />
        {select('sphOS', t`SPH, left eye (OS)`)}
        {select('cylOS', t`CYL, left eye (OS)`)}
      </div>
      <div className="mt-2">
        <FieldError id={errorId}>
          {errorId ? <Trans>Oops! You need to add your values</Trans> : null}
        </FieldError>
      </div>
      {incompatible ? <IncompatibleNotice /> : null}
      <Button
        onClick={() => void submit()}
        variant="secondary"
        wide
        className="mt-3"
        busy={busy}
        busyLabel={t`Looking for frames`}
      >
        <Trans>Show frames that fit</Trans>
      </Button>
    </form>
  );
}

function EyeName({ eye, code }: { eye: string; code: string }) {
  return (
    <span aria-hidden="true" className="lg:grid lg:leading-tight">
      {eye} <span className="text-ink-soft">{code}</span>
    </span>
  );
}

function readValues(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: PowerField) => String(fields.get(name) ?? '');
  return { sphOD: text('sphOD'), sphOS: text('sphOS'), cylOD: text('cylOD'), cylOS: text('cylOS') };
}

function findSelect(form: HTMLFormElement, name: PowerField | undefined): HTMLElement | null {
  return form.querySelector(`select[name="${name}"]`);
}

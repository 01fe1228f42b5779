import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { formatDiopters, parseDiopters } from '@/domain/prescription/diopters';
import { type PowerField, toPrescription } from '@/lib/prescription/entered-values';
import type { StoredPrescription } from '@/lib/prescription/stored-prescription';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field-error';

export interface PowerChoiceProps {
  name: PowerField;
  label: string;
  errorId: string | undefined;
  /** The initial power, formatted as in the options. */
  defaultValue: string | undefined;
}

export interface PrescriptionValuesFormProps {
  prescription: StoredPrescription;
  PowerChoice: ComponentType<PowerChoiceProps>;
  onSave: (prescription: StoredPrescription) => void;
  clear: () => void;
}

/** Form to edit or clear the stored prescription. */
export function PrescriptionValuesForm({
  prescription: { SPH, CYL },
  PowerChoice,
  onSave,
  clear,
}: PrescriptionValuesFormProps) {
  const { t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const [missing, setMissing] = useState<readonly PowerField[]>([]);
  useEffect(() => formRef.current?.querySelector('select')?.focus(), []);

  const save = () => {
    if (!formRef.current) return;
    const fields = new FormData(formRef.current);
    const text = (name: PowerField) => String(fields.get(name) ?? '');
    const result = toPrescription({
      sphOD: text('sphOD'),
      sphOS: text('sphOS'),
      cylOD: text('cylOD'),
      cylOS: text('cylOS'),
    });
    if (result.status === 'complete') {
      onSave(result.prescription);
      return;
    }
    setMissing(result.fields);
    formRef.current.querySelector<HTMLElement>(`select[name="${result.fields[0]}"]`)?.focus();
  };

  const renderChoice = (name: PowerField, label: string, power: string | undefined) => (
    <PowerChoice
      {...{ name, label }}
      errorId={missing.includes(name) ? errorId : undefined}
      defaultValue={power === undefined ? undefined : formatDiopters(parseDiopters(power) ?? 0)}
    />
  );
  return (
    // No native submit: it would put the values into the URL. So the button is not a submit button.
    <form ref={formRef} className="rounded-md bg-well p-4">
      <div className="grid grid-cols-[auto_1fr_1fr] items-center gap-x-3 gap-y-2 text-sm">
        <span />
        <span aria-hidden="true">SPH</span>
        <span aria-hidden="true">CYL</span>
        <span aria-hidden="true">
          <Trans>Right (OD)</Trans>
        </span>
        {renderChoice('sphOD', t`SPH, right eye (OD)`, SPH.OD)}
        {renderChoice('cylOD', t`CYL, right eye (OD)`, CYL?.OD)}
        <span aria-hidden="true">
          <Trans>Left (OS)</Trans>
        </span>
        {renderChoice('sphOS', t`SPH, left eye (OS)`, SPH.OS)}
        {renderChoice('cylOS', t`CYL, left eye (OS)`, CYL?.OS)}
      </div>
      <div className="mt-2">
        <FieldError id={errorId}>
          {missing.length > 0 ? <Trans>Oops! You need to add your values</Trans> : null}
        </FieldError>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button variant="secondary" onClick={save}>
          <Trans>Keep these values</Trans>
        </Button>
        <Button variant="link" onClick={clear}>
          <Trans>Clear my prescription</Trans>
        </Button>
      </div>
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { FieldError } from '@/ui/fields/field-error';
import type { CylinderField } from '../forms/prescription-schema';

export interface CylinderQuestionProps {
  id: string;
  /** The field without a value. */
  field: CylinderField;
  onUseZero: () => void;
}

/** Requests the cylinder of the other eye: one without its pair would not be sent (003 §5). */
export function CylinderQuestion({ id, field, onUseZero }: CylinderQuestionProps) {
  return (
    <>
      <FieldError id={id}>
        {field === 'cylOD' ? (
          <Trans>
            Your left eye (OS) has a CYL value. Choose one for the right eye (OD) too, or use 0.00 if it has
            none.
          </Trans>
        ) : (
          <Trans>
            Your right eye (OD) has a CYL value. Choose one for the left eye (OS) too, or use 0.00 if it has
            none.
          </Trans>
        )}
      </FieldError>
      <Button variant="link" className="text-sm" onClick={onUseZero}>
        {field === 'cylOD' ? (
          <Trans>Use 0.00 for the right eye (OD)</Trans>
        ) : (
          <Trans>Use 0.00 for the left eye (OS)</Trans>
        )}
      </Button>
    </>
  );
}

/** Says which cylinder was filled in. Always mounted: live regions added later are not announced. */
export function CylinderUsed({ field }: { field: CylinderField | undefined }) {
  const { t } = useLingui();
  const messages: Record<CylinderField, string> = {
    cylOD: t`CYL 0.00 is used for the right eye (OD).`,
    cylOS: t`CYL 0.00 is used for the left eye (OS).`,
  };
  return (
    <p role="status" className="text-sm">
      {field && messages[field]}
    </p>
  );
}

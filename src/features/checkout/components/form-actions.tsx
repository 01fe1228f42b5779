import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';

interface FormActionsProps {
  saving: boolean;
  /** Present while changing a complete section. */
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}

/** Shows the buttons of a section's form. */
export function FormActions({ saving, onCancel, children }: FormActionsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" size="lg" busy={saving} busyLabel={t`Saving`}>
        {children ?? <Trans>Continue</Trans>}
      </Button>
      {onCancel ? (
        <Button variant="link" onClick={onCancel} className="max-sm:mx-auto">
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
    </div>
  );
}

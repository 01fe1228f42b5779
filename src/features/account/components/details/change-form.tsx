import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import type { ChangeProblem } from '../../hooks/use-change-form';
import { ChangeProblemNotice } from './change-problem-notice';

interface ChangeFormProps {
  onSubmit: FormEventHandler;
  saving: boolean;
  problem: ChangeProblem | undefined;
  onCancel: () => void;
  /** Default: Save. */
  submitLabel?: ReactNode;
  children: ReactNode;
}

/** Renders the form of one part of the account's details. */
export function ChangeForm({ onSubmit, saving, problem, onCancel, submitLabel, children }: ChangeFormProps) {
  const { t } = useLingui();
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
      <ChangeProblemNotice problem={problem} />
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={saving} busyLabel={t`Saving`}>
          {submitLabel ?? <Trans>Save</Trans>}
        </Button>
        <Button variant="link" onClick={saving ? undefined : onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

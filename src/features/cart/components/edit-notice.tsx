import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';
import { Notice, type NoticeProps } from '@/ui/display/notice';
import type { EditNotice as EditNoticeState, LensEdit } from '../hooks/use-lens-edit';

interface EditNoticeProps {
  notice: EditNoticeState;
  name: string;
  begin: LensEdit['begin'];
}

/** Explains why editing lenses did not work, and the next step. */
export function EditNotice({ notice: { problem, lineItem }, name, begin }: EditNoticeProps) {
  switch (problem) {
    case 'lens-lost':
      return (
        <EditProblemNotice
          title={<Trans>The lenses of {name} are no longer known</Trans>}
          action={<Trans>Choose lenses again</Trans>}
          onAction={() => begin(lineItem, { isLossKnown: true })}
        >
          <Trans>We have read your cart again. Please choose the lenses for this frame once more.</Trans>
        </EditProblemNotice>
      );
    case 'cannot-open':
      return (
        <EditProblemNotice
          title={<Trans>The lenses cannot be opened right now</Trans>}
          action={<Trans>Try again</Trans>}
          onAction={() => begin(lineItem)}
        >
          <Trans>Check your connection. Nothing in your cart has changed.</Trans>
        </EditProblemNotice>
      );
    case 'missing-data':
      return (
        <EditProblemNotice
          title={<Trans>No lenses were chosen</Trans>}
          action={<Trans>Choose lenses again</Trans>}
          onAction={() => begin(lineItem)}
        >
          <Trans>{name} stays in your cart as it was.</Trans>
        </EditProblemNotice>
      );
    case 'prescription-not-saved':
      return (
        <EditProblemNotice
          title={<Trans>Your prescription was not saved</Trans>}
          action={<Trans>Add prescription</Trans>}
          onAction={() => begin(lineItem, { step: 'prescription' })}
        >
          <Trans>The lenses of {name} are changed. Please add the prescription again.</Trans>
        </EditProblemNotice>
      );
  }
}

function EditProblemNotice({
  action,
  onAction,
  ...notice
}: Pick<NoticeProps, 'title' | 'children'> & { action?: ReactNode; onAction?: () => void }) {
  return (
    <Notice
      tone="warning"
      live="assertive"
      {...notice}
      action={
        action ? (
          <Button variant="link" onClick={onAction}>
            {action}
          </Button>
        ) : undefined
      }
    />
  );
}

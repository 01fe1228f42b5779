import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Checkbox } from '@/ui/fields/checkbox';
import type { StepItem } from '../api/step-item';
import { useItemMessages } from '../hooks/use-item-messages';
import type { Step } from '../hooks/use-step';
import { isMadeFor } from '../state/is-made-for';
import { itemsOf, statusOf } from '../state/step-selectors';
import { SubmitFailure, type SubmitProblem } from './submit-failure';

/** Shows an item that gets the prescription of the first one of its kind. */
export function SharedPrescriptionItem({ item, step }: { item: StepItem; step: Step }) {
  const { t } = useLingui();
  const messageFor = useItemMessages();
  const { state } = step;
  const [problem, setProblem] = useState<SubmitProblem | undefined>(
    state.failedCopyIds.includes(item.id) ? 'failed' : undefined,
  );
  const [isConfirmed, setConfirmed] = useState(false);
  const confirmation = useRef<HTMLInputElement>(null);
  const first = itemsOf(state, item.kind)[0];
  const firstName = first?.name ?? '';
  // A prescription that came with the lenses, or from a guest, is not confirmed yet.
  const needsConfirmation = step.needsConfirmation && !first?.verified;

  if (first && statusOf(state, first) !== 'provided')
    return (
      <div className="grid justify-items-start gap-6">
        <p>
          <Trans>It gets the prescription of {firstName}, once you have added that one.</Trans>
        </p>
        <Button size="lg" onClick={() => step.open(first.id)} className="max-sm:w-full">
          <Trans>Add the prescription of {firstName}</Trans>
        </Button>
      </div>
    );

  if (!isMadeFor(item, first?.given.values))
    return (
      <Notice
        tone="warning"
        title={<Trans>This pair is not made for the prescription of {firstName}</Trans>}
        action={
          <Button variant="link" onClick={() => step.edit(item.id)}>
            <Trans>Add another prescription</Trans>
          </Button>
        }
      >
        <Trans>Its lenses or its frame do not take these values.</Trans>
      </Notice>
    );

  const copy = async () => {
    if (needsConfirmation && !isConfirmed) {
      setProblem('incomplete');
      confirmation.current?.focus();
      return;
    }
    setProblem(undefined);
    const result = await step.copyFirst(item);
    if (result.status === 'failed') setProblem('failed');
    if (result.status === 'rejected')
      setProblem(result.rejection[0] === 'confirmed' ? 'incomplete' : 'failed');
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <SubmitFailure problem={problem} />
      <p>
        <Trans>It gets the prescription of {firstName}.</Trans>
      </p>
      {needsConfirmation ? (
        <Checkbox
          ref={confirmation}
          label={t`I confirm that this information is valid`}
          checked={isConfirmed}
          onChange={(event) => {
            setConfirmed(event.currentTarget.checked);
            setProblem(undefined);
          }}
          error={problem === 'incomplete' ? messageFor('not-confirmed') : undefined}
        />
      ) : null}
      <div>
        <Button
          size="lg"
          busy={state.submittingId !== undefined}
          busyLabel={t`Saving your prescription`}
          onClick={() => void copy()}
          className="max-sm:w-full"
        >
          <Trans>Use this prescription</Trans>
        </Button>
      </div>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { FormState } from '@/lib/forms/use-open-forms';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import type { Details } from '../../api/person';
import { DetailsSection } from './details-section';

const NamesForm = lazyWithRetry(async () => (await import('./names-form')).NamesForm);

export function NamesSection({ details, ...state }: { details: Details } & FormState) {
  const { t } = useLingui();
  const name = `${details.firstName} ${details.lastName}`.trim();
  return (
    <DetailsSection
      {...state}
      title={<Trans>Name</Trans>}
      changeLabel={t`Change name`}
      onIntent={NamesForm.preload}
      renderForm={(onDone) => (
        <NamesForm details={details} onDone={onDone} onDirtyChange={state.onDirtyChange} />
      )}
    >
      {name || <Trans>Not given</Trans>}
    </DetailsSection>
  );
}

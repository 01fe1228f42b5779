import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { readersPowers } from '@/domain/lens/readers-powers';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import { Select } from '@/ui/fields/select';
import { ofType } from '../panel-model';
import type { StepProps } from './step-props';

/** Asks for the power of ready readers, the same in both eyes. */
export function ReadersStep({ panel, formId }: StepProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const select = useRef<HTMLSelectElement>(null);
  const { model, isIncomplete } = panel;
  const { readersPower, lenses, choices } = model;
  useEffect(() => {
    if (isIncomplete) select.current?.focus();
  }, [isIncomplete]);
  return (
    <form
      method="post"
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        panel.next();
      }}
    >
      <Select
        ref={select}
        className="max-w-64"
        label={t`Reading power, for both eyes`}
        emptyLabel={t`Choose a power`}
        options={readersPowers(ofType(lenses, choices.type)).map((power) => ({
          value: String(power),
          label: formatDiopters(power, languageTag),
        }))}
        value={readersPower === undefined ? '' : String(readersPower)}
        onChange={({ target }) =>
          panel.updateDraft({ readersPower: target.value ? Number(target.value) : undefined })
        }
        error={isIncomplete && readersPower === undefined ? t`Choose the power of your readers.` : undefined}
      />
      <p className="mt-4 text-ink-soft text-sm">
        <Trans>The number is on your present readers, often on the inside of the temple.</Trans>
      </p>
    </form>
  );
}

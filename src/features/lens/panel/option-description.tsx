import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LensFacts } from '@/domain/lens/lens-facts';
import type { LensOption } from '@/domain/lens/lens-options';
import type { LensCopy } from './use-lens-copy';

interface OptionDescriptionProps {
  description: string | undefined;
  note: ReactNode;
  option: LensOption<LensFacts>;
  wording: LensCopy;
}

/** Describes an option, why it cannot be chosen, or which later choice it would replace. */
export function OptionDescription({ description, note, option, wording }: OptionDescriptionProps) {
  const { reason, replaces } = option;
  const replaced = replaces && wording.labelOf(replaces.attribute, replaces.code).title;
  return (
    <>
      {reason ? null : description}
      {note ? <span className="block">{note}</span> : null}
      {reason ? <span className="block text-pretty">{wording.reasonText(reason)}</span> : null}
      {replaced ? (
        <span className="block">
          <Trans>Not made with your choice of {replaced}: you would choose that again.</Trans>
        </span>
      ) : null}
    </>
  );
}

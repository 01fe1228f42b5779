import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { LensAttribute } from '@/domain/lens/lens-facts';
import { Button } from '@/ui/actions/button';
import type { RadioOption } from '@/ui/fields/radio-group';
import type { LensView } from '../api/lens-view';
import type { LensPanelProps } from './panel-props';
import { useLensCopy } from './use-lens-copy';

interface LearnMoreProps extends Pick<LensPanelProps, 'renderEspot'> {
  view: LensView;
  attribute: LensAttribute;
  options: readonly RadioOption[];
}

/** The retailer's words about each option, in espots named `Lens_{code}`. They load when they are opened. */
export function LearnMore({ view, attribute, options, renderEspot }: LearnMoreProps) {
  const { labelOf } = useLensCopy(view);
  const [open, setOpen] = useState<string>();
  const id = useId();
  return (
    <div className="mt-6 text-sm">
      <p id={id} className="text-ink-soft">
        <Trans>Learn more about</Trans>
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-4">
        {options.map(({ value }) => (
          <li key={value}>
            <Button
              variant="link"
              aria-expanded={open === value}
              aria-controls={`${id}-text`}
              onClick={() => setOpen(open === value ? undefined : value)}
            >
              {labelOf(attribute, value).title}
            </Button>
          </li>
        ))}
      </ul>
      <div id={`${id}-text`} aria-live="polite">
        {open ? (
          <div className="mt-2 rounded-md bg-well px-4 py-3">
            <p className="font-medium">{labelOf(attribute, open).title}</p>
            {renderEspot(`Lens_${open}`, <Fallback text={labelOf(attribute, open).description} />)}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Fallback({ text }: { text: string | undefined }) {
  return <p>{text ?? <Trans>There is no more about this right now.</Trans>}</p>;
}

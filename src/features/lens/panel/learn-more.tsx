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

/** Shows the retailer's texts about the options, from espots named `Lens_{code}`. They load when they are opened. */
export function LearnMore({ view, attribute, options, renderEspot }: LearnMoreProps) {
  const { labelOf } = useLensCopy(view);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-4 text-sm">
      <Button variant="link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Trans>Learn more about these options</Trans>
      </Button>
      <div id={id}>
        {open ? (
          <dl className="mt-2 grid gap-3 rounded-md bg-well px-4 py-3">
            {options.map(({ value }) => {
              const { title, description } = labelOf(attribute, value);
              return (
                <div key={value}>
                  <dt className="font-medium">{title}</dt>
                  <dd>{renderEspot(`Lens_${value}`, <Fallback text={description} />)}</dd>
                </div>
              );
            })}
          </dl>
        ) : null}
      </div>
    </div>
  );
}

function Fallback({ text }: { text: string | undefined }) {
  return <p>{text ?? <Trans>There is no more about this right now.</Trans>}</p>;
}

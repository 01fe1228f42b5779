import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { useEyeName } from '../hooks/use-eye-name';
import { EyeFields, type EyeFieldsProps } from './eye-fields';

export interface EyeSectionProps extends EyeFieldsProps {
  /** Only this eye is changed: it cannot be left out, and there is no other eye to copy to. */
  alone: boolean;
  onCopy: () => void;
}

/** Shows one eye of the order, which may be left out. */
export function EyeSection({ alone, onCopy, ...fields }: EyeSectionProps) {
  const { eye, order, onChange } = fields;
  const eyeName = useEyeName()(eye);
  return (
    <fieldset className="min-w-0 border-line border-t pt-2">
      <legend className="sr-only">{eyeName}</legend>
      {alone ? (
        <p className="py-2 font-medium">{eyeName}</p>
      ) : (
        <Checkbox
          label={<span className="font-medium">{eyeName}</span>}
          checked={order.ordered}
          onChange={({ target }) => onChange({ ordered: target.checked })}
        />
      )}
      {order.ordered ? (
        <div className="mt-2 grid gap-2 pb-2">
          <EyeFields {...fields} />
          {alone ? null : (
            <Button variant="link" className="justify-self-start text-sm" onClick={onCopy}>
              {eye === 'right' ? <Trans>Same for the left eye</Trans> : <Trans>Same for the right eye</Trans>}
            </Button>
          )}
        </div>
      ) : null}
    </fieldset>
  );
}

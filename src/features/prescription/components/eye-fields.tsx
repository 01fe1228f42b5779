import { Trans } from '@lingui/react/macro';
import type { Eye } from '@/domain/prescription/eye';
import { AddField } from './add-field';
import { AxisField } from './axis-field';
import { PowerField } from './power-field';

/**
 * Renders one line of the paper: SPH, CYL, AXIS and ADD of an eye. Two columns on a phone. Each field is a separate component,
 * so that they register, and are focused on errors, in reading order.
 */
export function EyeFields({ eye }: { eye: Eye }) {
  return (
    <fieldset>
      <legend className="float-left mb-2 w-full font-semibold">
        {eye === 'right' ? <Trans>Right eye</Trans> : <Trans>Left eye</Trans>}{' '}
        <span className="font-normal text-ink-soft">{eye === 'right' ? 'OD' : 'OS'}</span>
      </legend>
      <div className="clear-both grid grid-cols-2 items-start gap-x-3 gap-y-4 @xl:grid-cols-[1fr_1fr_5rem_7rem]">
        <div className="col-span-2 @xl:col-span-1 @sm:col-span-1">
          <PowerField eye={eye} power="sphere" />
        </div>
        <div className="col-span-2 @xl:col-span-1 @sm:col-span-1">
          <PowerField eye={eye} power="cylinder" />
        </div>
        <AxisField eye={eye} />
        <AddField eye={eye} />
      </div>
    </fieldset>
  );
}

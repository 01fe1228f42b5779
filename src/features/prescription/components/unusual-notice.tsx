import { Trans, useLingui } from '@lingui/react/macro';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { useEyeNames } from '../hooks/use-eye-names';
import { useReadBack } from '../hooks/use-read-back';
import type { UnusualValue } from '../rules/unusual-values';

/** Requests a confirmation of values that are possible but rare. */
export function UnusualNotice({ values }: { values: readonly UnusualValue[] }) {
  const describeValue = useUnusualCopy();
  if (values.length === 0) return null;
  return (
    <Notice tone="warning" title={<Trans>Is that right?</Trans>}>
      <ul className="grid gap-1.5">
        {values.map((value) => (
          <li key={JSON.stringify(value)}>{describeValue(value)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the question about an unusual value. */
function useUnusualCopy(): (value: UnusualValue) => string {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const eyeNames = useEyeNames();
  const { formatPower, formatDistance } = useReadBack();
  return (value) => {
    switch (value.kind) {
      case 'opposite-signs':
        return t`One eye has a plus and the other a minus in SPH. That is rare: compare the signs with your paper.`;
      case 'mixed-cylinders':
        return t`One eye has a plus and the other a minus in CYL. A paper has the same sign for both: compare the signs with yours.`;
      case 'unequal-add':
        return t`The ADD values of your eyes differ. They are nearly always the same.`;
      case 'different-eyes': {
        const difference = formatPower(value.difference);
        return t`Your eyes differ by ${difference} diopters, which is a lot.`;
      }
      case 'strong-cylinder': {
        const cylinder = formatDiopters(value.cylinder, languageTag);
        const eye = eyeNames[value.eye];
        return t`CYL ${cylinder} for the ${eye} is unusually strong.`;
      }
      case 'unusual-add': {
        const add = formatDiopters(value.add, languageTag);
        return t`ADD ${add} is unusual: most are between +0.75 and +3.50.`;
      }
      case 'strong-prism': {
        const amount = formatPower(value.amount);
        const eye = eyeNames[value.eye];
        return t`Prism ${amount} for the ${eye} is unusually strong.`;
      }
      case 'unusual-pd': {
        const pd = formatDistance(value.pd);
        return t`A PD of ${pd}\u00a0mm is unusual: most adults have 54 to 74\u00a0mm.`;
      }
      case 'large-decentration': {
        const millimeters = formatDistance(value.millimeters);
        const eye = eyeNames[value.eye];
        return t`In this frame your ${eye} would look ${millimeters}\u00a0mm beside the middle of the lens. Check your PD, or choose a frame of another width.`;
      }
      case 'old-issue-date':
        return t`Your prescription is two years old or older. Ask your doctor whether it still fits your eyes.`;
    }
  };
}

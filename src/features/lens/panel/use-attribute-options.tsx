import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LensAttribute, LensFacts } from '@/domain/lens/lens-facts';
import type { LensOption } from '@/domain/lens/lens-options';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { ChangingText } from '@/ui/display/changing-text';
import type { RadioOption } from '@/ui/fields/radio-group';
import { chosenPlan } from '../state/lens-selection';
import { optionsOf, type PanelModel } from './panel-model';
import { type OptionPrice, optionPrice } from './panel-prices';
import { type LensCopy, useLensCopy } from './use-lens-copy';

/** Returns the options of an attribute as radios, each with the price of the pair or the reason why it cannot be chosen. */
export function useAttributeOptions(
  model: PanelModel,
  attribute: LensAttribute,
  details: (option: LensOption<LensFacts>) => { badge?: ReactNode; note?: ReactNode } = () => ({}),
): RadioOption[] {
  const { view, selection } = model;
  const wording = useLensCopy(view);
  return optionsOf(model, attribute).map((option) => {
    const { code, lenses, reason } = option;
    const { title, description } = wording.labelOf(attribute, code);
    const plan = chosenPlan(view, { ...selection, ...(attribute === 'type' ? { type: code } : {}) });
    const { badge, note } = details(option);
    return {
      value: code,
      label: (
        <>
          {title} {badge}
        </>
      ),
      description: <OptionDescription {...{ description, note, option, wording }} />,
      aside: reason ? undefined : <OptionPriceText price={optionPrice(view, lenses, plan)} />,
      disabled: reason !== undefined,
    };
  });
}

/** Shows the price of the pair with an option. */
function OptionPriceText({ price }: { price: OptionPrice | undefined }) {
  const { locale } = useSite();
  if (!price) return null;
  const amount = formatMoney(price.lowest, locale);
  return price.isFrom ? (
    <span className="text-ink-soft text-sm">
      <ChangingText>
        <Trans>from {amount}</Trans>
      </ChangingText>
    </span>
  ) : (
    <span className="whitespace-nowrap font-medium text-sm">{amount}</span>
  );
}

interface OptionDescriptionProps {
  description: string | undefined;
  note: ReactNode;
  option: LensOption<LensFacts>;
  wording: LensCopy;
}

/** Describes an option, why it cannot be chosen, or which later choice it would replace. */
function OptionDescription({ description, note, option, wording }: OptionDescriptionProps) {
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

import type { ReactNode } from 'react';
import type { LensAttribute, LensFacts } from '@/domain/lens/lens-facts';
import type { LensOption } from '@/domain/lens/lens-options';
import type { RadioOption } from '@/ui/fields/radio-group';
import { chosenPlan } from '../state/lens-selection';
import { OptionDescription } from './option-description';
import { OptionPriceText } from './option-price-text';
import { optionsOf, type PanelModel } from './panel-model';
import { optionPrice } from './panel-prices';
import { useLensCopy } from './use-lens-copy';

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

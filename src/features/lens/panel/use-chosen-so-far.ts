import { useLingui } from '@lingui/react/macro';
import type { LensAttribute } from '@/domain/lens/lens-facts';
import { isFrameOnly } from '@/domain/lens/lens-type';
import type { PanelModel } from './panel-model';
import { useLensCopy } from './use-lens-copy';

/** Returns the lens choices that have been made, in words. */
export function useChosenSoFar({ view, choices }: PanelModel): { name: string; title: string }[] {
  const { t } = useLingui();
  const { labelOf } = useLensCopy(view);
  const row = (attribute: LensAttribute, name: string) => {
    const code = choices[attribute];
    return code === undefined ? [] : [{ name, title: labelOf(attribute, code).title }];
  };
  const use = row('type', t`Use`);
  if (isFrameOnly(choices.type ?? '')) return use;
  return [
    ...use,
    ...row('material', t`Material`),
    ...row('treatment', t`Kind of lens`),
    ...row('coating', t`Coating`),
  ];
}

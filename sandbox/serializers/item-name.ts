import type { Sellable } from '../pricing/sellable';
import type { ResponseView } from './response-view';

/** Returns the name of an order's item in the response's language. */
export function itemName(sellable: Sellable, { language }: Pick<ResponseView, 'language'>): string {
  switch (sellable.kind) {
    case 'frame':
      return sellable.model.modelName;
    case 'contact-lens':
      return sellable.lens.name;
    case 'lens-package':
      return sellable.lens.name[language];
    case 'protection-plan':
      return sellable.plan.title[language];
  }
}

import { useLingui } from '@lingui/react/macro';
import { storeLocatorLanguageId } from '@/domain/locale/locale-lookup';
import type { Store } from '@/domain/stores/store';
import { useSite } from '@/lib/site/site';

type Service = Store['services'][number];

/**
 * Returns the label of a store's service: the commerce API's, except in the language that its store locator does not support
 * (001 §7). There, known services have our labels.
 */
export function useServiceLabel(): (service: Service) => string {
  const { t } = useLingui();
  const { languageId } = useSite();
  if (storeLocatorLanguageId(languageId) === languageId) return ({ label }) => label;
  const labels = new Map([
    ['EyeExams', t`Eye exams`],
    ['ContactLensExams', t`Contact lens exams`],
    ['ChildrensExams', t`Children’s eye exams`],
    ['RetinalImaging', t`Retinal imaging`],
    ['FrameAdjustments', t`Frame adjustments`],
    ['Repairs', t`Repairs`],
    ['LensReplacement', t`Lens replacement`],
    ['SameDayLenses', t`Same-day lenses`],
    ['PupillaryDistance', t`Pupillary distance measurement`],
    ['InStorePickup', t`In-store pickup`],
    ['StyleAdvice', t`Style advice`],
  ]);
  return ({ key, label }) => labels.get(key) ?? label;
}

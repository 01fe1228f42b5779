import { useLingui } from '@lingui/react/macro';
import type { ListingScope } from '../state/listing-scope';

export interface FaqItem {
  question: string;
  answer: string;
}

/** Returns the FAQ of a category; empty for a search. */
export function useFaqItems(scope: ListingScope): FaqItem[] {
  const { t } = useLingui();
  switch (scope) {
    case 'eyeglasses':
      return [
        {
          question: t`How do I know which size fits me?`,
          answer: t`Look inside the temple of a pair that fits. The three numbers are the lens width, the bridge and the temple length in millimeters. Frames within two or three millimeters of them will feel alike.`,
        },
        {
          question: t`Can every frame take my prescription?`,
          answer: t`Most can. Strong prescriptions need frames made for them, so we check yours against the frame when you choose lenses and offer only what can be made well.`,
        },
        {
          question: t`When do I give my prescription?`,
          answer: t`At checkout. Upload a photo or a file, pick one saved in your account, or name your doctor and we will call.`,
        },
      ];
    case 'sunglasses':
      return [
        {
          question: t`What does polarized mean?`,
          answer: t`A polarized lens blocks the glare that water, snow and wet roads throw back. It makes phone and dashboard screens harder to read at some angles.`,
        },
        {
          question: t`How dark is each filter category?`,
          answer: t`Category 1 is a light tint and category 2 a medium one. Category 3 suits bright sun and is what most pairs have. Category 4 is for glaciers and high mountains, and too dark for driving.`,
        },
        {
          question: t`Can I get sunglasses with my prescription?`,
          answer: t`Yes, in every pair marked “Prescription lenses”. Choose that filter to see them all.`,
        },
      ];
    case 'contact-lenses':
      return [
        {
          question: t`Do I need a prescription for contact lenses?`,
          answer: t`Yes, a valid one for contact lenses. It names the brand, the base curve and the diameter, which a prescription for glasses does not.`,
        },
        {
          question: t`What is the difference between daily, two-week and monthly lenses?`,
          answer: t`Dailies are worn once and thrown away, with nothing to clean. Two-week and monthly lenses are cleaned every night and replaced on schedule, which costs less for daily wear.`,
        },
        {
          question: t`Which lenses correct astigmatism?`,
          answer: t`Toric lenses. They have a cylinder and an axis, and keep their position on the eye. Your eye doctor fits them.`,
        },
      ];
    case 'search':
      return [];
  }
}

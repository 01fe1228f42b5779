import type { DisplayLanguage } from '@/domain/locale/locales';

type ByLanguage<T> = Record<DisplayLanguage, T>;

/** Names and synonyms of the categories, the displayed name first. */
export const categorySynonyms: Record<
  'eyeglasses' | 'sunglasses' | 'contact-lenses',
  ByLanguage<readonly string[]>
> = {
  eyeglasses: {
    en: ['Eyeglasses', 'glasses', 'spectacles', 'frames', 'eyewear'],
    es: ['Anteojos', 'gafas', 'espejuelos', 'lentes', 'monturas'],
    fr: ['Lunettes de vue', 'montures'],
  },
  sunglasses: {
    en: ['Sunglasses', 'sun glasses', 'shades', 'eyewear'],
    es: ['Gafas de sol', 'anteojos de sol', 'lentes de sol'],
    fr: ['Lunettes de soleil', 'solaires'],
  },
  'contact-lenses': {
    en: ['Contact lenses', 'contacts', 'contact lens'],
    es: ['Lentes de contacto', 'lentillas', 'pupilentes'],
    fr: ['Lentilles cornéennes', 'lentilles de contact', 'verres de contact'],
  },
};

/** Both spellings in English. */
export const polarizedSynonyms: ByLanguage<string> = {
  en: 'polarized polarised',
  es: 'polarizado polarizados',
  fr: 'polarisé polarisés',
};

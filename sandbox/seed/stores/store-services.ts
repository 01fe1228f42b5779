import type { Localized } from '../models/localized';

/** Labels of the store services; the attribute name is `Service` plus the key. */
export const storeServices = {
  EyeExams: { en: 'Eye exams', es: 'Exámenes de la vista', fr: 'Examens de la vue' },
  ContactLensExams: {
    en: 'Contact lens exams',
    es: 'Exámenes para lentes de contacto',
    fr: 'Examens pour lentilles cornéennes',
  },
  ChildrensExams: {
    en: 'Children’s eye exams',
    es: 'Exámenes de la vista infantiles',
    fr: 'Examens de la vue pour enfants',
  },
  RetinalImaging: { en: 'Retinal imaging', es: 'Imágenes de la retina', fr: 'Imagerie de la rétine' },
  FrameAdjustments: { en: 'Frame adjustments', es: 'Ajuste de monturas', fr: 'Ajustement de montures' },
  Repairs: { en: 'Repairs', es: 'Reparaciones', fr: 'Réparations' },
  LensReplacement: { en: 'Lens replacement', es: 'Cambio de lentes', fr: 'Remplacement de verres' },
  SameDayLenses: { en: 'Same-day lenses', es: 'Lentes el mismo día', fr: 'Verres le jour même' },
  PupillaryDistance: {
    en: 'Pupillary distance measurement',
    es: 'Medición de la distancia pupilar',
    fr: 'Mesure de l’écart pupillaire',
  },
  InStorePickup: { en: 'In-store pickup', es: 'Recogida en la tienda', fr: 'Ramassage en magasin' },
  StyleAdvice: { en: 'Style advice', es: 'Asesoría de estilo', fr: 'Conseils de style' },
} as const satisfies Record<string, Localized>;

export type StoreService = keyof typeof storeServices;

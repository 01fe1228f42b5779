import type {
  BridgeFit,
  FrameCategory,
  FrameFeature,
  FrameGender,
  FrameMaterial,
  FrameShape,
  RimType,
} from '../../seed/models/frame';
import type { WireText } from '../answer-view';
import { say } from './wire-text';

/** Shapes in the order of the shape filter. Spanish and French agree with "forma" and "forme". */
export const shapeWords: Record<FrameShape, WireText> = {
  rectangle: say('Rectangle', 'Rectangular', 'Rectangulaire'),
  square: say('Square', 'Cuadrada', 'Carrée'),
  round: say('Round', 'Redonda', 'Ronde'),
  oval: say('Oval', 'Ovalada', 'Ovale'),
  'cat-eye': say('Cat-eye', 'Ojo de gato', 'Œil-de-chat'),
  aviator: say('Aviator', 'Aviador', 'Aviateur'),
  browline: say('Browline', 'Browline', 'Browline'),
  panthos: say('Panthos', 'Pantos', 'Panto'),
  geometric: say('Geometric', 'Geométrica', 'Géométrique'),
  butterfly: say('Butterfly', 'Mariposa', 'Papillon'),
  wrap: say('Wrap', 'Envolvente', 'Enveloppante'),
  irregular: say('Irregular', 'Irregular', 'Irrégulière'),
};

export const materialWords: Record<FrameMaterial, WireText> = {
  acetate: say('Acetate', 'Acetato', 'Acétate'),
  propionate: say('Propionate', 'Propionato', 'Propionate'),
  metal: say('Metal', 'Metal', 'Métal'),
  titanium: say('Titanium', 'Titanio', 'Titane'),
  'stainless-steel': say('Stainless steel', 'Acero inoxidable', 'Acier inoxydable'),
  nylon: say('Nylon', 'Nailon', 'Nylon'),
  mixed: say('Mixed materials', 'Materiales combinados', 'Matériaux mixtes'),
  'bio-based': say('Bio-based', 'De base biológica', 'Biosourcé'),
};

export const rimWords: Record<RimType, WireText> = {
  full: say('Full rim', 'Aro completo', 'Cerclée'),
  semi: say('Semi-rimless', 'Medio aro', 'Demi-cerclée'),
  rimless: say('Rimless', 'Sin aro', 'Sans cerclage'),
};

export const genderWords: Record<FrameGender, WireText> = {
  women: say('Women', 'Mujer', 'Femme'),
  men: say('Men', 'Hombre', 'Homme'),
  unisex: say('Unisex', 'Unisex', 'Unisexe'),
  kids: say('Kids', 'Niños', 'Enfant'),
};

export const bridgeFitWords: Record<BridgeFit, WireText> = {
  standard: say('Standard bridge', 'Puente estándar', 'Pont standard'),
  low: say('Low bridge', 'Puente bajo', 'Pont bas'),
};

export const featureWords: Record<FrameFeature, WireText> = {
  'spring-hinge': say('Spring hinges', 'Bisagras flexibles', 'Charnières à ressort'),
  lightweight: say('Lightweight', 'Ligera', 'Légère'),
  'progressive-ready': say('Fits progressive lenses', 'Apta para progresivos', 'Convient aux progressifs'),
  'adjustable-nose-pads': say('Adjustable nose pads', 'Plaquetas ajustables', 'Plaquettes ajustables'),
  hypoallergenic: say('Hypoallergenic', 'Hipoalergénica', 'Hypoallergène'),
};

/** A category as a noun, for category names and short descriptions. */
export const frameCategoryWords: Record<FrameCategory, WireText> = {
  eyeglasses: say('Eyeglasses', 'Anteojos', 'Lunettes de vue'),
  sunglasses: say('Sunglasses', 'Anteojos de sol', 'Lunettes de soleil'),
};

/** Size bands by total width: eyewear-domain.md §5.1. */
export const sizeBandWords = {
  XS: say('Extra small', 'Muy pequeña', 'Très petite'),
  S: say('Small', 'Pequeña', 'Petite'),
  M: say('Medium', 'Mediana', 'Moyenne'),
  L: say('Large', 'Grande', 'Grande'),
  XL: say('Extra large', 'Muy grande', 'Très grande'),
} as const;

export const promotionTypeWords = {
  AEO: say('Complete pair offer', 'Oferta de par completo', 'Offre sur la paire complète'),
  GVP: say('Complete pair at one price', 'Par completo a un solo precio', 'Paire complète à prix unique'),
  BOM: say('Brand offer', 'Oferta de la marca', 'Offre de la marque'),
} as const;

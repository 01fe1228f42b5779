import type { FrameShape } from '@/domain/catalog/frame-shape';
import type {
  BridgeFit,
  FrameCategory,
  FrameFeature,
  FrameGender,
  FrameMaterial,
  RimType,
} from '../../seed/models/frame';
import type { WireText } from '../response-view';
import { wireText } from './wire-text';

/** Shapes in the order of the shape filter. Spanish and French agree with "forma" and "forme". */
export const shapeLabels: Record<FrameShape, WireText> = {
  rectangle: wireText('Rectangle', 'Rectangular', 'Rectangulaire'),
  square: wireText('Square', 'Cuadrada', 'Carrée'),
  round: wireText('Round', 'Redonda', 'Ronde'),
  oval: wireText('Oval', 'Ovalada', 'Ovale'),
  'cat-eye': wireText('Cat-eye', 'Ojo de gato', 'Œil-de-chat'),
  aviator: wireText('Aviator', 'Aviador', 'Aviateur'),
  browline: wireText('Browline', 'Línea de cejas', 'Ligne de sourcils'),
  panthos: wireText('Panthos', 'Pantos', 'Panto'),
  geometric: wireText('Geometric', 'Geométrica', 'Géométrique'),
  butterfly: wireText('Butterfly', 'Mariposa', 'Papillon'),
  wrap: wireText('Wrap', 'Envolvente', 'Enveloppante'),
  irregular: wireText('Irregular', 'Irregular', 'Irrégulière'),
};

export const materialLabels: Record<FrameMaterial, WireText> = {
  acetate: wireText('Acetate', 'Acetato', 'Acétate'),
  propionate: wireText('Propionate', 'Propionato', 'Propionate'),
  metal: wireText('Metal', 'Metal', 'Métal'),
  titanium: wireText('Titanium', 'Titanio', 'Titane'),
  'stainless-steel': wireText('Stainless steel', 'Acero inoxidable', 'Acier inoxydable'),
  nylon: wireText('Nylon', 'Nailon', 'Nylon'),
  mixed: wireText('Mixed materials', 'Materiales combinados', 'Matériaux mixtes'),
  'bio-based': wireText('Bio-based', 'De base biológica', 'Biosourcé'),
};

export const rimLabels: Record<RimType, WireText> = {
  full: wireText('Full rim', 'Aro completo', 'Cerclée'),
  semi: wireText('Semi-rimless', 'Medio aro', 'Demi-cerclée'),
  rimless: wireText('Rimless', 'Sin aro', 'Sans cerclage'),
};

export const genderLabels: Record<FrameGender, WireText> = {
  women: wireText('Women', 'Mujer', 'Femme'),
  men: wireText('Men', 'Hombre', 'Homme'),
  unisex: wireText('Unisex', 'Unisex', 'Unisexe'),
  kids: wireText('Kids', 'Niños', 'Enfant'),
};

export const bridgeFitLabels: Record<BridgeFit, WireText> = {
  standard: wireText('Standard bridge', 'Puente estándar', 'Pont standard'),
  low: wireText('Low bridge', 'Puente bajo', 'Pont bas'),
};

export const featureLabels: Record<FrameFeature, WireText> = {
  'spring-hinge': wireText('Spring hinges', 'Bisagras flexibles', 'Charnières à ressort'),
  lightweight: wireText('Lightweight', 'Ligera', 'Légère'),
  'progressive-ready': wireText(
    'Fits progressive lenses',
    'Apta para progresivos',
    'Convient aux progressifs',
  ),
  'adjustable-nose-pads': wireText('Adjustable nose pads', 'Plaquetas ajustables', 'Plaquettes ajustables'),
  hypoallergenic: wireText('Hypoallergenic', 'Hipoalergénica', 'Hypoallergène'),
};

/** A category as a noun, for category names and short descriptions. */
export const frameCategoryLabels: Record<FrameCategory, WireText> = {
  eyeglasses: wireText('Eyeglasses', 'Anteojos', 'Lunettes de vue'),
  sunglasses: wireText('Sunglasses', 'Gafas de sol', 'Lunettes de soleil'),
};

/** Size bands by total width: optics.md §5.1. */
export const sizeBandLabels = {
  XS: wireText('Extra small', 'Muy pequeña', 'Très petite'),
  S: wireText('Small', 'Pequeña', 'Petite'),
  M: wireText('Medium', 'Mediana', 'Moyenne'),
  L: wireText('Large', 'Grande', 'Grande'),
  XL: wireText('Extra large', 'Muy grande', 'Très grande'),
} as const;

export const promotionTypeLabels = {
  AEO: wireText('Complete pair offer', 'Oferta de par completo', 'Offre sur la paire complète'),
  GVP: wireText(
    'Complete pair at one price',
    'Par completo a un solo precio',
    'Paire complète à prix unique',
  ),
  BOM: wireText('Brand offer', 'Oferta de la marca', 'Offre de la marque'),
} as const;

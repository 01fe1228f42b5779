import type { WireText } from '../answer-view';
import { say } from './wire-text';

/** Labels of the catalog attributes. The codes are from the contract. */
export const attributeWords = {
  MODEL_NAME: say('Model name', 'Nombre del modelo', 'Nom du modèle'),
  MODEL_CODE: say('Model code', 'Código del modelo', 'Code du modèle'),
  PRODUCT_TYPE: say('Product type', 'Tipo de producto', 'Type de produit'),
  GENDER: say('Gender', 'Género', 'Genre'),
  FRAME_SHAPE: say('Shape', 'Forma', 'Forme'),
  FRAME_MATERIAL: say('Material', 'Material', 'Matière'),
  RIM_TYPE: say('Rim', 'Aro', 'Cerclage'),
  EYE_SIZE: say('Lens width', 'Ancho del lente', 'Largeur du verre'),
  BRIDGE_SIZE: say('Bridge', 'Puente', 'Pont'),
  TEMPLE_LENGTH: say('Temple length', 'Largo de la varilla', 'Longueur de la branche'),
  LENS_HEIGHT: say('Lens height', 'Alto del lente', 'Hauteur du verre'),
  TOTAL_WIDTH: say('Total width', 'Ancho total', 'Largeur totale'),
  SIZE_BAND: say('Size', 'Talla', 'Taille'),
  BRIDGE_FIT: say('Bridge fit', 'Ajuste del puente', 'Ajustement du pont'),
  FEATURE: say('Features', 'Características', 'Caractéristiques'),
  ROXABLE: say('Prescription lenses', 'Lentes con graduación', 'Verres sur ordonnance'),
  MIN_TOTAL_POWER: say('Smallest total power', 'Graduación total mínima', 'Puissance totale minimale'),
  MAX_TOTAL_POWER: say('Largest total power', 'Graduación total máxima', 'Puissance totale maximale'),
  PROMO_TYPE: say('Promotion', 'Promoción', 'Promotion'),
  PROMO_DETAIL: say('Promotion details', 'Detalles de la promoción', 'Détails de la promotion'),
  RELEASED_ON: say('Released on', 'Fecha de lanzamiento', 'Date de sortie'),
  FRAME_COLOR: say('Frame color', 'Color de la montura', 'Couleur de la monture', 'Frame colour'),
  COLOR_FAMILY: say('Color', 'Color', 'Couleur', 'Colour'),
  TRY_ON: say('Virtual try-on', 'Prueba virtual', 'Essayage virtuel'),
  ON_SALE: say('On sale', 'En oferta', 'En solde'),
  LENS_COLOR: say('Lens color', 'Color del lente', 'Couleur du verre', 'Lens colour'),
  POLARIZED: say('Polarized', 'Polarizados', 'Polarisés'),
  LENS_MIRRORED: say('Mirrored lenses', 'Lentes espejados', 'Verres miroir'),
  LENS_GRADIENT: say('Gradient lenses', 'Lentes degradados', 'Verres dégradés'),
  LENS_CATEGORY: say('Filter category', 'Categoría de filtro', 'Catégorie de filtre'),
  WEAR: say('Replacement', 'Reemplazo', 'Remplacement'),
  LENS_KIND: say('Lens kind', 'Tipo de lente', 'Type de lentille'),
  BOX_SIZE: say('Lenses per box', 'Lentes por caja', 'Lentilles par boîte'),
  BASE_CURVE: say('Base curve', 'Curva base', 'Rayon de courbure'),
  DIAMETER: say('Diameter', 'Diámetro', 'Diamètre'),
  POWER: say('Power', 'Graduación', 'Puissance'),
  CYLINDER: say('Cylinder', 'Cilindro', 'Cylindre'),
  AXIS: say('Axis', 'Eje', 'Axe'),
  ADD: say('Addition', 'Adición', 'Addition'),
  DOMINANCE: say('Dominance', 'Dominancia', 'Dominance'),
} as const satisfies Record<string, WireText>;

export type AttributeCode = keyof typeof attributeWords;

/** Labels of the facets that are not attributes. */
export const facetWords = {
  ManufacturerName: say('Brand', 'Marca', 'Marque'),
  ParentCatalogGroup: say('Category', 'Categoría', 'Catégorie'),
  OfferPrice: say('Price', 'Precio', 'Prix'),
} as const;

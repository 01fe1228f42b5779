import type { WireText } from '../response-view';
import { wireText } from './wire-text';

/** Labels of the catalog attributes. The codes are from the contract. */
export const attributeLabels = {
  MODEL_NAME: wireText('Model name', 'Nombre del modelo', 'Nom du modèle'),
  MODEL_CODE: wireText('Model code', 'Código del modelo', 'Code du modèle'),
  PRODUCT_TYPE: wireText('Product type', 'Tipo de producto', 'Type de produit'),
  GENDER: wireText('Gender', 'Género', 'Genre'),
  FRAME_SHAPE: wireText('Shape', 'Forma', 'Forme'),
  FRAME_MATERIAL: wireText('Material', 'Material', 'Matière'),
  RIM_TYPE: wireText('Rim', 'Aro', 'Cerclage'),
  EYE_SIZE: wireText('Lens width', 'Ancho del lente', 'Largeur du verre'),
  BRIDGE_SIZE: wireText('Bridge', 'Puente', 'Pont'),
  TEMPLE_LENGTH: wireText('Temple length', 'Largo de la varilla', 'Longueur de la branche'),
  LENS_HEIGHT: wireText('Lens height', 'Alto del lente', 'Hauteur du verre'),
  TOTAL_WIDTH: wireText('Total width', 'Ancho total', 'Largeur totale'),
  SIZE_BAND: wireText('Size', 'Talla', 'Taille'),
  BRIDGE_FIT: wireText('Bridge fit', 'Ajuste del puente', 'Ajustement du pont'),
  FEATURE: wireText('Features', 'Características', 'Caractéristiques'),
  ROXABLE: wireText('Prescription lenses', 'Lentes con graduación', 'Verres sur ordonnance'),
  MIN_TOTAL_POWER: wireText('Smallest total power', 'Graduación total mínima', 'Puissance totale minimale'),
  MAX_TOTAL_POWER: wireText('Largest total power', 'Graduación total máxima', 'Puissance totale maximale'),
  PROMO_TYPE: wireText('Promotion', 'Promoción', 'Promotion'),
  PROMO_DETAIL: wireText('Promotion details', 'Detalles de la promoción', 'Détails de la promotion'),
  RELEASED_ON: wireText('Released on', 'Fecha de lanzamiento', 'Date de sortie'),
  FRAME_COLOR: wireText('Frame color', 'Color de la montura', 'Couleur de la monture', 'Frame colour'),
  COLOR_FAMILY: wireText('Color', 'Color', 'Couleur', 'Colour'),
  TRY_ON: wireText('Virtual try-on', 'Prueba virtual', 'Essayage virtuel'),
  ON_SALE: wireText('On sale', 'En oferta', 'En solde'),
  LENS_COLOR: wireText('Lens color', 'Color del lente', 'Couleur du verre', 'Lens colour'),
  POLARIZED: wireText('Polarized', 'Polarizados', 'Polarisés'),
  LENS_MIRRORED: wireText('Mirrored lenses', 'Lentes espejados', 'Verres miroir'),
  LENS_GRADIENT: wireText('Gradient lenses', 'Lentes degradados', 'Verres dégradés'),
  LENS_CATEGORY: wireText('Filter category', 'Categoría de filtro', 'Catégorie de filtre'),
  WEAR: wireText('Replacement', 'Reemplazo', 'Remplacement'),
  LENS_KIND: wireText('Lens kind', 'Tipo de lente', 'Type de lentille'),
  BOX_SIZE: wireText('Lenses per box', 'Lentes por caja', 'Lentilles par boîte'),
  BASE_CURVE: wireText('Base curve', 'Curva base', 'Rayon de courbure'),
  DIAMETER: wireText('Diameter', 'Diámetro', 'Diamètre'),
  POWER: wireText('Power', 'Graduación', 'Puissance'),
  CYLINDER: wireText('Cylinder', 'Cilindro', 'Cylindre'),
  AXIS: wireText('Axis', 'Eje', 'Axe'),
  ADD: wireText('Addition', 'Adición', 'Addition'),
  DOMINANCE: wireText('Dominance', 'Dominancia', 'Dominance'),
} as const satisfies Record<string, WireText>;

export type AttributeCode = keyof typeof attributeLabels;

/** Labels of the facets that are not attributes. */
export const facetLabels = {
  ManufacturerName: wireText('Brand', 'Marca', 'Marque'),
  ParentCatalogGroup: wireText('Category', 'Categoría', 'Catégorie'),
  OfferPrice: wireText('Price', 'Precio', 'Prix'),
} as const;

import type { Localized } from '../models/localized';
import type { Currency } from '../models/price';
import { text } from './localized-text';

/** A protection plan that a shopper can add to a pair. */
export interface ProtectionPlan {
  id: string;
  catentryId: string;
  title: Localized;
  description: Localized;
  /** Coverage period, in months. */
  months: number;
  /** Cents. */
  price: Record<Currency, number>;
}

/** The protection plans, from the smallest to the largest. */
export const protectionPlans: readonly ProtectionPlan[] = [
  {
    id: 'PROTECT12',
    catentryId: '4500001',
    title: text('One-year protection plan', 'Plan de protección de un año', 'Plan de protection d’un an'),
    description: text(
      'One replacement of scratched or broken lenses within 12 months.',
      'Un reemplazo de lentes rayados o rotos dentro de los 12 meses.',
      'Un remplacement de verres rayés ou brisés dans les 12 mois.',
    ),
    months: 12,
    price: { USD: 2900, CAD: 3900 },
  },
  {
    id: 'PROTECT24',
    catentryId: '4500002',
    title: text(
      'Two-year protection plan',
      'Plan de protección de dos años',
      'Plan de protection de deux ans',
    ),
    description: text(
      'One replacement of the frame and one of the lenses within 24 months.',
      'Un reemplazo de la montura y uno de los lentes dentro de los 24 meses.',
      'Un remplacement de la monture et un remplacement des verres dans les 24 mois.',
    ),
    months: 24,
    price: { USD: 4900, CAD: 6400 },
  },
  {
    id: 'PROTECT24PLUS',
    catentryId: '4500003',
    title: text(
      'Two-year protection plan with loss cover',
      'Plan de protección de dos años con cobertura por pérdida',
      'Plan de protection de deux ans avec couverture en cas de perte',
    ),
    description: text(
      'Unlimited repairs and one new complete pair within 24 months, even if yours is lost.',
      'Reparaciones ilimitadas y un par completo nuevo dentro de los 24 meses, incluso si se pierde.',
      'Réparations illimitées et une nouvelle paire complète dans les 24 mois, même en cas de perte.',
    ),
    months: 24,
    price: { USD: 7900, CAD: 9900 },
  },
];

import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@/domain/locale/format-number';
import { type LanguageTag, LOCALES } from '@/domain/locale/locales';
import { type Cents, cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { PriceRow } from '@/ui/display/price-row';
import type { LensFeatures, LineItem } from '../api/cart-view';

interface CartExtrasProps {
  lineItem: LineItem;
  /** Lists the protection plan, too. In the cart, a plan for lenses is in a separate row, where it can be changed. */
  listsPlan?: boolean;
}

/** Shows the price breakdown of a frame with lenses, and the savings of the line. */
export function CartExtras({ lineItem, listsPlan = false }: CartExtrasProps) {
  const { type, features } = useLensCopy(lineItem.lens);
  const { locale } = useSite();
  const money = (amount: Cents) => formatMoney(amount, locale);
  const { extras, savings, unitPrice, quantity } = lineItem;
  const lenses = extras.filter(({ kind }) => kind === 'LENS');
  const plans = listsPlan ? extras.filter(({ kind }) => kind === 'WARRANTY') : [];
  if (extras.length === 0 && savings.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-1 border-line border-l-2 pl-4 text-sm">
      {extras.length > 0 ? (
        <PriceRow label={<Trans>Frame</Trans>} amount={money(cents(unitPrice * quantity))} />
      ) : null}
      {lenses.map(({ orderItemId, name, price }) => (
        <PriceRow
          key={orderItemId}
          label={<Trans>Lenses: {type ?? name}</Trans>}
          note={features.join('\u00a0· ')}
          amount={money(price)}
        />
      ))}
      {plans.map(({ orderItemId, name, price }) => (
        <PriceRow key={orderItemId} label={name} amount={money(price)} />
      ))}
      {savings.map(({ id, description, amount }) => (
        <PriceRow key={id} tone="saving" label={description} amount={money(cents(-amount))} />
      ))}
    </dl>
  );
}

interface LensCopy {
  /** Lens type; undefined for a type that we have no word for. */
  type: string | undefined;
  /** Material with index, treatment with color, coating; known ones only. */
  features: string[];
}

/**
 * Describes a lens in words. The cart only has codes, and the lens service's texts would arrive after the first paint. Omits
 * unknown codes.
 */
function useLensCopy(lens: LensFeatures | undefined): LensCopy {
  const { t } = useLingui();
  const { locale } = useSite();
  if (!lens) return { type: undefined, features: [] };

  const index = lens.index ? formatIndex(lens.index, LOCALES[locale].languageTag) : '';
  const types: Record<string, string> = {
    'single-vision': t`Single vision`,
    progressive: t`Progressive`,
    bifocal: t`Bifocal`,
    readers: t`Ready readers`,
    'non-prescription': t`Non-prescription`,
  };
  const highIndex = t`High index ${index}`;
  const materials: Record<string, string> = {
    PLAS: t`Plastic ${index}`,
    TRIV: t`Trivex ${index}`,
    POLY: t`Polycarbonate ${index}`,
    HI160: highIndex,
    HI167: highIndex,
    HI174: highIndex,
  };
  const treatments: Record<string, string> = {
    // The adjective, not the verb of a button.
    clear: t({ message: 'Clear', context: 'lens' }),
    blue: t`Blue-light filter`,
    photochromic: t`Photochromic`,
    sun: t`Sun tint`,
    polar: t`Polarized`,
    mirror: t`Mirror`,
  };
  const colors: Record<string, string> = {
    smoke: t`smoke`,
    brown: t`brown`,
    green: t`green`,
    blue: t`blue`,
    silver: t`silver`,
    gold: t`gold`,
  };
  const coatings: Record<string, string> = {
    standard: t`Anti-reflective`,
    premium: t`Premium anti-reflective`,
  };
  const textOf = (texts: Record<string, string>, code: string | undefined) =>
    code === undefined ? undefined : texts[code];
  const treatment = [textOf(treatments, lens.treatment), textOf(colors, lens.color)].filter(isKnown);
  return {
    type: textOf(types, lens.type),
    features: [
      textOf(materials, lens.material)?.trim(),
      treatment.length > 0 ? treatment.join(', ') : undefined,
      textOf(coatings, lens.coating),
    ].filter(isKnown),
  };
}

function isKnown(text: string | undefined): text is string {
  return text !== undefined;
}

/** Formats two decimals, such as 1.50 or 1,67. */
function formatIndex(index: string, languageTag: LanguageTag): string {
  return formatNumber(Number(index), languageTag, { min: 2 });
}

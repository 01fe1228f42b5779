import { toSignedDecimal } from '@/domain/prescription/diopters';
import type { ResponseView, WireText } from '../response-view';
import { localize } from '../response-view';
import type { AttributeValue } from './attribute';

/** Returns a value whose text is also its code, such as a name. */
export function plainValue(value: string): AttributeValue {
  return { identifier: value, value };
}

/** Returns a code with its label. */
export function labeledValue(identifier: string, text: WireText, view: ResponseView): AttributeValue {
  return { identifier, value: localize(text, view) };
}

/** Booleans are `True` and `False` on the wire in every language. */
export function flagValue(value: boolean): AttributeValue {
  return plainValue(value ? 'True' : 'False');
}

/** Returns a length in millimeters. */
export function lengthValue(millimeters: number): AttributeValue {
  return { ...plainValue(String(millimeters)), unit: 'mm' };
}

/** Returns a power in diopters with sign and two decimals, such as -0.75. */
export function powerValue(diopters: number): AttributeValue {
  return { ...plainValue(toSignedDecimal(diopters)), unit: 'D' };
}

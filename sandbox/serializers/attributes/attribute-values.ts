import { toSignedDecimal } from '@/domain/prescription/dioptres';
import type { AnswerView, WireText } from '../answer-view';
import { inLanguage } from '../answer-view';
import type { AttributeValue } from './attribute';

/** A text that is its own code, such as a name. */
export function plainValue(value: string): AttributeValue {
  return { identifier: value, value };
}

/** A code with its text. */
export function wordValue(identifier: string, text: WireText, view: AnswerView): AttributeValue {
  return { identifier, value: inLanguage(text, view) };
}

/** Truth values are `True` and `False` in every language, as the platform writes them. */
export function flagValue(value: boolean): AttributeValue {
  return plainValue(value ? 'True' : 'False');
}

/** A length in millimetres. */
export function lengthValue(millimetres: number): AttributeValue {
  return { ...plainValue(String(millimetres)), unit: 'mm' };
}

/** A power in dioptres with sign and two decimals, such as -0.75. */
export function powerValue(dioptres: number): AttributeValue {
  return { ...plainValue(toSignedDecimal(dioptres)), unit: 'D' };
}

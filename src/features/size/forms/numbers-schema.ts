import { z } from 'zod/mini';
import { readMeasure, type SizeMeasure } from '@/domain/size/size-limits';

/** Validates a measurement in millimeters as text; its error is a `MeasureError`. */
const measure = (name: SizeMeasure, accepts: (text: string) => boolean = () => false) =>
  z.string().check((context) => {
    const value = readMeasure(name, context.value);
    if (typeof value === 'number' || accepts(context.value)) return;
    context.issues.push({ code: 'custom', message: value, input: context.value });
  });

/**
 * The three numbers inside a temple. The length of the temple does not change the width, so it may be missing; a wrong one
 * shows that the numbers are in the wrong order.
 */
export const numbersSchema = z.pipe(
  z.object({
    eye: measure('eye'),
    bridge: measure('bridge'),
    temple: measure('temple', (text) => text.trim() === ''),
  }),
  // Checked above.
  z.transform(({ eye, bridge }) => ({
    eye: Number(readMeasure('eye', eye)),
    bridge: Number(readMeasure('bridge', bridge)),
  })),
);

export type NumbersField = keyof z.input<typeof numbersSchema>;

import type { LensFacts } from '../lens-facts';

/** Creates a test fixture: a clear, coated single-vision lens in polycarbonate. */
export function lensFacts(upc: string, overrides: Partial<LensFacts> = {}): LensFacts {
  return {
    upc,
    type: 'single-vision',
    material: 'POLY',
    treatment: 'clear',
    color: 'CLR',
    coating: 'standard',
    sphere: { min: -6, max: 5 },
    addition: { min: 0, max: 0 },
    ...overrides,
  };
}

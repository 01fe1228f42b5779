import { type ContactLensDesign, multifocal, sphere, tinted, toric } from './lens-design';

/** Lenses per box. */
const DAILY = [30, 90] as const;
const REUSABLE = [6, 12] as const;

/** Curves, diameters and powers within the ranges of optics.md §4. The order determines the article numbers. */
export const contactLensDesigns: readonly ContactLensDesign[] = [
  sphere(
    'daily',
    { brand: 'Dewlin', name: 'One', boxes: DAILY, usd: 39, cad: 49 },
    { baseCurve: [8.5], diameter: 14.1, power: [-12, 6] },
  ),
  toric(
    'daily',
    { brand: 'Dewlin', name: 'One Toric', boxes: DAILY, usd: 49, cad: 62 },
    { baseCurve: [8.6], diameter: 14.5, power: [-9, 4], cylinderTo: -2.25 },
  ),
  multifocal(
    'daily',
    { brand: 'Dewlin', name: 'One Multifocal', boxes: DAILY, usd: 55, cad: 69 },
    { baseCurve: [8.5], diameter: 14.1, power: [-10, 6], addScheme: 'words' },
  ),
  sphere(
    'daily',
    { brand: 'Dewlin', name: 'Fresh', boxes: DAILY, usd: 31, cad: 39 },
    { baseCurve: [8.5, 9.0], diameter: 14.2, power: [-12, 6] },
  ),
  toric(
    'daily',
    { brand: 'Dewlin', name: 'Fresh Toric', boxes: [30], usd: 38, cad: 48 },
    { baseCurve: [8.5], diameter: 14.5, power: [-9, 4], cylinderTo: -1.75 },
  ),
  sphere(
    'two-week',
    { brand: 'Brightmere', name: 'Duo', boxes: [6, 12, 24], usd: 34, cad: 43 },
    { baseCurve: [8.4, 8.8], diameter: 14.0, power: [-12, 8] },
  ),
  toric(
    'two-week',
    { brand: 'Brightmere', name: 'Duo Toric', boxes: REUSABLE, usd: 44, cad: 56 },
    { baseCurve: [8.6], diameter: 14.5, power: [-9, 6], cylinderTo: -2.75 },
  ),
  multifocal(
    'two-week',
    { brand: 'Brightmere', name: 'Duo Multifocal', boxes: [6], usd: 52, cad: 66 },
    { baseCurve: [8.4], diameter: 14.3, power: [-9, 6], addScheme: 'words' },
  ),
  tinted(
    'two-week',
    { brand: 'Brightmere', name: 'Duo Tint', boxes: [6], usd: 49, cad: 63 },
    { baseCurve: [8.5], diameter: 14.0, power: [-8, 6], colors: ['AQU', 'HAZ', 'GRN'] },
  ),
  sphere(
    'monthly',
    { brand: 'Oculane', name: 'Month', boxes: REUSABLE, usd: 46, cad: 58 },
    { baseCurve: [8.6], diameter: 14.0, power: [-12, 8] },
  ),
  toric(
    'monthly',
    { brand: 'Oculane', name: 'Month Toric', boxes: REUSABLE, usd: 59, cad: 75 },
    { baseCurve: [8.7], diameter: 14.5, power: [-9, 6], cylinderTo: -2.25 },
  ),
  multifocal(
    'monthly',
    { brand: 'Oculane', name: 'Month Multifocal', boxes: [6], usd: 72, cad: 92 },
    { baseCurve: [8.6], diameter: 14.0, power: [-8, 6], addScheme: 'numbers' },
  ),
  toric(
    'monthly',
    { brand: 'Oculane', name: 'Month Toric XR', boxes: [6], usd: 109, cad: 139 },
    { baseCurve: [8.7], diameter: 14.5, power: [-9, 6], cylinderTo: -5.75, axisStep: 5 },
  ),
  sphere(
    'daily',
    { brand: 'Oculane', name: 'Day', boxes: DAILY, usd: 34, cad: 44 },
    { baseCurve: [8.6], diameter: 14.2, power: [-12, 8] },
  ),
  toric(
    'daily',
    { brand: 'Oculane', name: 'Day Toric', boxes: DAILY, usd: 43, cad: 55 },
    { baseCurve: [8.6], diameter: 14.3, power: [-9, 6], cylinderTo: -2.25 },
  ),
  sphere(
    'daily',
    { brand: 'Softhaven', name: 'Daily', boxes: DAILY, usd: 24, cad: 32 },
    { baseCurve: [8.6], diameter: 14.2, power: [-10, 6] },
  ),
  toric(
    'daily',
    { brand: 'Softhaven', name: 'Daily Toric', boxes: DAILY, usd: 31, cad: 41 },
    { baseCurve: [8.7], diameter: 14.5, power: [-8, 4], cylinderTo: -1.75 },
  ),
  sphere(
    'two-week',
    { brand: 'Softhaven', name: 'Two-Week', boxes: REUSABLE, usd: 26, cad: 34 },
    { baseCurve: [8.7], diameter: 14.0, power: [-10, 6] },
  ),
  sphere(
    'monthly',
    { brand: 'Softhaven', name: 'Monthly', boxes: [6], usd: 36, cad: 47 },
    { baseCurve: [8.3, 8.6], diameter: 13.8, power: [-10, 8] },
  ),
  toric(
    'monthly',
    { brand: 'Softhaven', name: 'Monthly Toric', boxes: [6], usd: 47, cad: 61 },
    { baseCurve: [8.5], diameter: 14.4, power: [-8, 6], cylinderTo: -2.25 },
  ),
  multifocal(
    'monthly',
    { brand: 'Softhaven', name: 'Monthly Multifocal', boxes: [6], usd: 56, cad: 73 },
    { baseCurve: [8.5], diameter: 14.2, power: [-8, 6], addScheme: 'words' },
  ),
  tinted(
    'monthly',
    { brand: 'Lacriva', name: 'Tones', boxes: [6], usd: 69, cad: 89 },
    { baseCurve: [8.6], diameter: 14.2, power: [-8, 6], colors: ['BLU', 'GRN', 'HAZ', 'HON', 'SLT', 'VIO'] },
  ),
  tinted(
    'daily',
    { brand: 'Lacriva', name: 'Tones Daily', boxes: DAILY, usd: 45, cad: 58 },
    { baseCurve: [8.6], diameter: 14.2, power: [-8, 6], colors: ['BLU', 'GRN', 'HAZ', 'SLT'] },
  ),
  tinted(
    'monthly',
    { brand: 'Lacriva', name: 'Deep', boxes: [6], usd: 75, cad: 96 },
    { baseCurve: [8.5], diameter: 14.5, power: [-8, 6], colors: ['SAP', 'EMR', 'AMB', 'VIO'] },
  ),
  tinted(
    'two-week',
    { brand: 'Lacriva', name: 'Natural', boxes: [6], usd: 52, cad: 67 },
    { baseCurve: [8.4], diameter: 14.0, power: [-8, 6], colors: ['HAZ', 'HON', 'BRN'] },
  ),
  sphere(
    'monthly',
    { brand: 'Perleau', name: 'Mois', boxes: REUSABLE, usd: 52, cad: 66 },
    { baseCurve: [8.4, 8.6], diameter: 14.2, power: [-12, 8] },
  ),
  toric(
    'monthly',
    { brand: 'Perleau', name: 'Mois Toric', boxes: REUSABLE, usd: 65, cad: 83 },
    { baseCurve: [8.6], diameter: 14.5, power: [-9, 6], cylinderTo: -2.75 },
  ),
  multifocal(
    'monthly',
    { brand: 'Perleau', name: 'Mois Multifocal', boxes: REUSABLE, usd: 79, cad: 99 },
    { baseCurve: [8.4], diameter: 14.2, power: [-10, 6], addScheme: 'numbers' },
  ),
  sphere(
    'daily',
    { brand: 'Perleau', name: 'Jour', boxes: DAILY, usd: 42, cad: 53 },
    { baseCurve: [8.4], diameter: 14.0, power: [-12, 8] },
  ),
  toric(
    'daily',
    { brand: 'Perleau', name: 'Jour Toric', boxes: [30], usd: 53, cad: 67 },
    { baseCurve: [8.5], diameter: 14.3, power: [-9, 4], cylinderTo: -2.25 },
  ),
  multifocal(
    'daily',
    { brand: 'Perleau', name: 'Jour Multifocal', boxes: DAILY, usd: 62, cad: 78 },
    { baseCurve: [8.4], diameter: 14.0, power: [-10, 6], addScheme: 'words' },
  ),
  sphere(
    'daily',
    { brand: 'Marlowe Contacts', name: 'Daily', boxes: DAILY, usd: 22, cad: 29 },
    { baseCurve: [8.6], diameter: 14.1, power: [-10, 6] },
  ),
  toric(
    'daily',
    { brand: 'Marlowe Contacts', name: 'Daily Toric', boxes: [30], usd: 29, cad: 38 },
    { baseCurve: [8.6], diameter: 14.4, power: [-8, 4], cylinderTo: -1.75 },
  ),
  sphere(
    'monthly',
    { brand: 'Marlowe Contacts', name: 'Monthly', boxes: REUSABLE, usd: 32, cad: 42 },
    { baseCurve: [8.6], diameter: 14.2, power: [-10, 6] },
  ),
  toric(
    'monthly',
    { brand: 'Marlowe Contacts', name: 'Monthly Toric', boxes: [6], usd: 42, cad: 55 },
    { baseCurve: [8.6], diameter: 14.5, power: [-8, 6], cylinderTo: -2.25 },
  ),
  sphere(
    'two-week',
    { brand: 'Novisse', name: 'Fortnight', boxes: REUSABLE, usd: 30, cad: 39 },
    { baseCurve: [8.5], diameter: 14.2, power: [-12, 8] },
  ),
  multifocal(
    'daily',
    { brand: 'Novisse', name: 'Day Multifocal', boxes: [30], usd: 51, cad: 65 },
    { baseCurve: [8.6], diameter: 14.1, power: [-9, 6], addScheme: 'numbers' },
  ),
];

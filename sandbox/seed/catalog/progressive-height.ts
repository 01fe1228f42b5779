/**
 * Minimum lens height for progressive and bifocal lenses, in millimeters. A progressive corridor typically needs 28 to
 * 30 mm (eyewear-domain.md §1, table of lens types); this catalog has no short-corridor designs from about 24 mm.
 * Flat-top bifocals use the same limit, so that the segment line stays clear of the lower rim.
 */
export const MIN_MULTIFOCAL_LENS_HEIGHT = 28;

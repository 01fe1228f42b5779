/**
 * Smallest lens height, in millimetres, in which progressive and bifocal lenses are made. A progressive lens needs the
 * depth for its corridor between distance and near: 28 to 30 mm is typical (eyewear-domain.md §1, table of lens types);
 * short-corridor designs from about 24 mm are not part of this catalogue. Flat-top bifocals take the same limit, so
 * that the segment line stays clear of the lower rim.
 */
export const MIN_MULTIFOCAL_LENS_HEIGHT = 28;

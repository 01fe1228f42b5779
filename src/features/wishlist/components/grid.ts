/** Tiles side by side: two on phones, three from tablets on, four in wide windows. */
export const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:gap-y-14 xl:grid-cols-4';

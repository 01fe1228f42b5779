/** Tile grid: two columns on mobile, three on tablets, four on wide desktops. */
export const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:gap-y-14 xl:grid-cols-4';

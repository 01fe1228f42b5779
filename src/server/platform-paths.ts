/** Paths that the platform and its asset host answer, not the store. */
export const platformPaths = [
  '/wcs/*',
  '/search/*',
  '/webapp/wcs/*',
  '/assets/*',
  '/vto/*',
  '/geocode',
  '/frame-advisor/*',
  '/doctor-practice/*',
];

/** Paths that the commerce API and its asset host handle. */
export const apiPaths = [
  '/wcs/*',
  '/search/*',
  '/webapp/wcs/*',
  '/assets/*',
  '/vto/*',
  '/geocode',
  '/frame-advisor/*',
  '/doctor-practice/*',
  '/identity-provider/*',
  '/captcha/*',
];

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

/** Whether the commerce API handles a path. */
export function isApiPath(path: string): boolean {
  return apiPaths.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));
}

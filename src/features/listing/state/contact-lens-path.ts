/** Contact-lens categories (last path segment) with separate pages (003 §2.2). Empty by decision. */
const CONTACT_LENS_EXCEPTIONS: readonly string[] = [];

const CATEGORY_PATH = /^(\/[^/]+\/contact-lenses)\/(.+)$/;

/** Returns the base path that a contact-lens category redirects to; undefined for other paths. */
export function contactLensBasePath(
  pathname: string,
  exceptions: readonly string[] = CONTACT_LENS_EXCEPTIONS,
): string | undefined {
  const [, basePath, category] = CATEGORY_PATH.exec(pathname) ?? [];
  return category === undefined || exceptions.includes(category) ? undefined : basePath;
}

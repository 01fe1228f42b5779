/** Returns whether a path matches a template such as `/store/{storeId}/cart`. Ignores the query string. */
export function matchesTemplate(template: string, path: string): boolean {
  const expected = template.split('/');
  const actual = (path.split('?')[0] ?? '').split('/');
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith('{') || segment === actual[index])
  );
}

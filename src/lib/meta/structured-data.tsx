/** Renders structured data for search engines (schema.org), one object each. */
export function StructuredData({ items }: { items: readonly object[] }) {
  return items.map((item) => {
    const json = JSON.stringify(item).replaceAll('<', '\\u003c');
    return (
      <script
        key={json}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any "<", and never executed
        dangerouslySetInnerHTML={{ __html: json }}
      />
    );
  });
}

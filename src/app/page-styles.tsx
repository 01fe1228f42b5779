export interface Stylesheet {
  path: string;
  css: string;
}

export interface PageStylesProps {
  stylesheet: Stylesheet;
  /** Whether the browser has it cached. */
  isCached: boolean;
}

/** The stylesheet: inline in the first page of a visit, so that the page paints without a request; then linked. */
export function PageStyles({ stylesheet: { path, css }, isCached }: PageStylesProps) {
  if (isCached) return <link rel="stylesheet" href={path} precedence="store" />;
  return (
    <style href={path} precedence="store">
      {css}
    </style>
  );
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: string[];
  }
  /** Returns a font with only the characters of `text`. */
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;
  export = subsetFont;
}

export interface Brand {
  name: string;
  slug: string;
  kind: 'frames' | 'contact-lenses';
}

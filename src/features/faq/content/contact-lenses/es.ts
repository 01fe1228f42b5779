import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about contact lenses in Spanish. */
export function contactLensEntries({ to, maxBoxes }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'contact-lens-prescription',
      topic: 'contact-lenses',
      question: '¿Necesito una receta para lentes de contacto?',
      answer: `Sí, una para lentes de contacto. Indica la marca, la curva base y el diámetro, que no están en una receta de
        anteojos. Necesitamos el nombre de tu doctor aunque la subas, porque él la confirma.
        [Ver lentes de contacto](${to.contactLenses}).`,
    },
    {
      key: 'contact-lens-boxes',
      topic: 'contact-lenses',
      question: '¿Cuántas cajas necesito?',
      answer: `La página de cada lente las cuenta por ti: elige el suministro de un año y pone las cajas de cada ojo según cuánto
        se usa un lente. Una línea del carrito admite hasta ${maxBoxes} cajas por ojo.`,
    },
    {
      key: 'two-different-lenses',
      topic: 'contact-lenses',
      question: 'Mis ojos necesitan lentes distintos. ¿Puedo pedirlos?',
      answer: `Sí. Cada ojo tiene sus valores y su número de cajas, y puedes dejar uno sin pedir. Si los ojos necesitan productos
        distintos, pide cada uno para su ojo: los dos van al mismo carrito.`,
    },
  ];
}

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about returns and exchanges in Spanish. */
export function returnEntries({ to, returnDays, shipBackDays }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'return-period',
      topic: 'returns',
      question: '¿Cuánto tiempo tengo para devolver algo?',
      answer: `${returnDays} días desde la entrega. Vale para monturas, para anteojos con tu receta y para cajas sin abrir de
        lentes de contacto. Los detalles están en [envíos y devoluciones](${to.shippingAndReturns}#returns).`,
    },
    {
      key: 'how-to-return',
      topic: 'returns',
      question: '¿Cómo devuelvo algo?',
      answer: `1. Abre el pedido en [el seguimiento de pedidos](${to.trackOrder}) o en [tus pedidos](${to.orders}).
        2. Elige qué devuelves y por qué.
        3. Imprime la etiqueta y la lista de contenido, y pon la lista en el paquete.
        4. Entrega el paquete al transportista de la etiqueta dentro de ${shipBackDays} días.

        Los anteojos se devuelven completos: montura y lentes juntos.`,
    },
    {
      key: 'refund',
      topic: 'returns',
      question: '¿Cuándo y cómo recibo mi reembolso?',
      answer: `Cuando el paquete llega y lo revisamos, hacemos el reembolso a la tarjeta con la que pagaste. La devolución te
        muestra la cantidad antes de que envíes nada. Cuándo aparece en tu estado de cuenta depende de tu banco.`,
    },
    {
      key: 'return-contact-lenses',
      topic: 'returns',
      question: '¿Puedo devolver lentes de contacto?',
      answer: `Las cajas sin abrir, dentro de ${returnDays} días desde la entrega. Las abiertas no se pueden devolver, porque los
        lentes tocan el ojo. Si una caja está dañada o tiene otros valores que los que pediste, [llámanos](${to.contact}).`,
    },
    {
      key: 'wrong-or-damaged',
      topic: 'returns',
      question: 'Algo llegó roto o no es lo que pedí',
      answer: `[Llámanos](${to.contact}) con tu número de pedido; una foto ayuda. Si ves mal con anteojos nuevos, date unos días
        para acostumbrarte, sobre todo con lentes progresivos. Si no mejora, revisamos los lentes y las medidas, y lo
        resolvemos.`,
    },
  ];
}

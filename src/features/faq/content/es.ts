import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { accountEntries } from './account/es';
import { glassesEntries } from './glasses/es';
import { orderEntries } from './orders/es';
import { prescriptionEntries } from './prescriptions/es';
import { storeEntries } from './stores/es';

/** Returns the questions in Spanish, in the order of the list. */
export function faqEntries(facts: ContentFacts): readonly FaqEntry[] {
  return [
    ...orderEntries(facts),
    ...returnEntries(facts),
    ...prescriptionEntries(facts),
    ...glassesEntries(facts),
    ...contactLensEntries(facts),
    ...paymentEntries(facts),
    ...accountEntries(facts),
    ...storeEntries(facts),
  ];
}

/** Returns the questions about returns and exchanges in Spanish. */
function returnEntries({ to, returnDays, shipBackDays }: ContentFacts): readonly FaqEntry[] {
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
        3. Imprime la etiqueta, que es gratis, y la lista de contenido, y pon la lista en el paquete.
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

/** Returns the questions about contact lenses in Spanish. */
function contactLensEntries({ to, maxBoxes }: ContentFacts): readonly FaqEntry[] {
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

/** Returns the questions about prices and payment in Spanish. */
function paymentEntries({
  to,
  cards,
  installmentCount,
  takesInstallments,
}: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'payment-methods',
      topic: 'payment',
      question: '¿Cómo puedo pagar?',
      answer: `Con tarjeta: ${cards}. Con una cuenta puedes guardar tarjetas en [formas de pago](${to.paymentMethods}); de una
        tarjeta guardada solo mostramos los últimos cuatro dígitos. No hay tarjetas de regalo.`,
    },
    {
      key: 'when-charged',
      topic: 'payment',
      question: '¿Cuándo se cobra a mi tarjeta?',
      answer: `No se cobra nada antes de que hagas el pedido. Un pedido se hace una sola vez, aunque se corte la conexión y vuelvas
        a intentarlo. Si lo cancelas antes del envío, la cantidad se libera.`,
    },
    {
      key: 'installments',
      topic: 'payment',
      question: '¿Puedo pagar a plazos?',
      answer: takesInstallments
        ? `Las páginas de producto muestran a cuánto equivale un precio en ${installmentCount} pagos con los proveedores
        que se ofrecen al pagar.`
        : 'No: un pedido se paga completo, con tarjeta. Tu banco quizá te permita pagar el importe a plazos.',
    },
    {
      key: 'insurance',
      topic: 'payment',
      question: '¿Puedo usar mi seguro de la vista?',
      answer: `Sí, con muchas aseguradoras. Sobre una lista como la de [anteojos](${to.eyeglasses}) y en la página de cada
        montura, “Ver mis beneficios” te pide unos datos y muestra lo que paga tu plan. Tu precio aparece entonces con los
        beneficios descontados; las promociones y los códigos no se suman a ellos. Por tu seguridad, esto termina a los 30
        minutos y puedes volver a buscar tu plan. Con otras aseguradoras, allí mismo se explica cómo usar el plan.`,
    },
    {
      key: 'insurance-not-found',
      topic: 'payment',
      question: 'No encuentran mi plan de seguro',
      answer: `Ingresa el nombre, la fecha de nacimiento y los números tal como están en tu tarjeta del seguro. Después de cuatro
        intentos, la búsqueda se bloquea una hora. Mientras tanto puedes comprar sin seguro o [llamarnos](${to.contact}).`,
    },
    {
      key: 'promotion-code',
      topic: 'payment',
      question: '¿Dónde ingreso un código promocional?',
      answer: `En el [carrito](${to.cart}), debajo del total. Si un código no funciona, quizá ya terminó, pide una compra mayor o no
        vale para lo que elegiste. Los planes de protección nunca tienen descuento.`,
    },
    {
      key: 'tax',
      topic: 'payment',
      question: '¿Los precios incluyen impuestos?',
      answer: `No, los precios son antes de impuestos. Al pagar se agrega el impuesto sobre las ventas de tu estado en cuanto
        conocemos la dirección, antes de que hagas el pedido. Los anteojos con receta y los lentes de contacto están exentos
        en muchos lugares, y entonces no se agrega nada.`,
    },
  ];
}

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about prices and payment in Spanish. */
export function paymentEntries({
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
        tarjeta guardada solo mostramos los últimos cuatro dígitos.`,
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

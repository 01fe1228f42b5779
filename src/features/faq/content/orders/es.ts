import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about orders and delivery in Spanish. */
export function orderEntries({ to, days, shipping }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'track-order',
      topic: 'orders',
      question: '¿Dónde está mi pedido?',
      answer: `Abre [el seguimiento de pedidos](${to.trackOrder}) e ingresa el número y el correo electrónico del pedido. Verás
        cada artículo con su estado, el día en que debería llegar y, una vez enviado, un enlace al transportista. No
        necesitas una cuenta. Si tienes una, todos están en [tus pedidos](${to.orders}).`,
    },
    {
      key: 'order-status',
      topic: 'orders',
      question: '¿Qué significan los estados de un pedido?',
      answer: `- **Receta pendiente**: no podemos empezar hasta tener tu receta.
        - **En proceso**: lo estamos fabricando o empacando.
        - **Enviado**: lo tiene el transportista.
        - **Listo para recoger**: te está esperando.
        - **Completado**: ya llegó.
        - **Devuelto** y **Cancelado**: no llegará nada más.

        Cada artículo tiene su propio estado: los lentes de contacto de un pedido pueden estar en camino mientras los
        anteojos aún se fabrican. Míralos en [el seguimiento de pedidos](${to.trackOrder}).`,
    },
    {
      key: 'delivery-time',
      topic: 'orders',
      question: '¿Cuánto tarda la entrega?',
      answer: `En días hábiles, desde el día en que tenemos tu receta:

        - montura sin lentes: ${days.frameOnly}
        - anteojos sin receta: ${days.nonPrescription}
        - visión sencilla: ${days.singleVision}, o ${days.speedy} con lentes rápidos
        - progresivos y bifocales: ${days.multifocal}
        - lentes de contacto: ${days.contactLenses}

        El carrito y el pago muestran las fechas de lo que elegiste. Hay más detalles en
        [envíos y devoluciones](${to.shippingAndReturns}).`,
    },
    {
      key: 'shipping-cost',
      topic: 'orders',
      question: '¿Cuánto cuesta el envío?',
      answer: `El envío estándar es gratis con cada par de anteojos y en cualquier pedido desde ${shipping.freeFrom}. Por debajo
        de esa cantidad, los lentes de contacto se envían por ${shipping.standard}. El envío exprés cuesta
        ${shipping.express} y ahorra ${shipping.expressDaysSaved} días hábiles. El [carrito](${to.cart}) muestra el costo
        antes de pedir.`,
    },
    {
      key: 'delivery-area',
      topic: 'orders',
      question: '¿A dónde hacen entregas?',
      answer: `A direcciones de Estados Unidos y sus territorios. El envío exprés no llega a los territorios. Para Canadá, elige
        la tienda canadiense al pie de la página: tiene sus propios precios y su propio carrito.`,
    },
    {
      key: 'add-prescription-later',
      topic: 'orders',
      question: 'Hice el pedido sin mi receta. ¿Cómo la envío ahora?',
      answer: `Abre el pedido en [el seguimiento de pedidos](${to.trackOrder}). El artículo que espera una receta tiene un botón
        para agregarla: súbela o deja que llamemos a tu doctor. Empezamos en cuanto la tenemos, y los días de entrega se
        cuentan desde entonces.`,
    },
    {
      key: 'cancel-order',
      topic: 'orders',
      question: '¿Puedo cambiar o cancelar mi pedido?',
      answer: `Puedes cancelarlo mientras no se haya enviado nada: ábrelo en [el seguimiento de pedidos](${to.trackOrder}) y
        elige cancelar. Un pedido ya hecho no se puede cambiar; cancélalo y haz uno nuevo. Después del envío, puedes
        [devolverlo](${to.shippingAndReturns}#returns).`,
    },
    {
      key: 'reorder',
      topic: 'orders',
      question: '¿Puedo volver a pedir lo mismo?',
      answer: `Sí. Abre un pedido anterior en [el seguimiento de pedidos](${to.trackOrder}) o en [tus pedidos](${to.orders}) y
        pídelo otra vez. Los lentes de contacto van al carrito con los mismos valores y cajas; los anteojos, con los mismos
        lentes. Te decimos qué ya no está disponible y agregamos lo demás.`,
    },
    {
      key: 'no-confirmation',
      topic: 'orders',
      question: 'No recibí un correo sobre mi pedido',
      answer: `Revisa la carpeta de correo no deseado y si la dirección está bien escrita: la página de confirmación muestra a
        cuál escribimos. El correo es solo una copia. Tu pedido está en [tus pedidos](${to.orders}) si habías iniciado
        sesión; si no, [llámanos](${to.contact}).`,
    },
  ];
}

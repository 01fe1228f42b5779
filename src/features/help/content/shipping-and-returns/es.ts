import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, days, shipping, returnDays, shipBackDays }) => ({
  updated: '2026-11-22',
  intro: `Fabricamos tus anteojos en cuanto tenemos tu receta. Estos son los plazos, los costos y las reglas; el
    [carrito](${to.cart}) y el pago muestran las fechas y el costo de tu propio pedido.`,
  sections: [
    {
      id: 'delivery-times',
      heading: 'Plazos de entrega',
      text: `En días hábiles, de lunes a viernes, sin feriados:

        - montura sin lentes: ${days.frameOnly}
        - anteojos sin receta: ${days.nonPrescription}
        - visión sencilla: ${days.singleVision}
        - visión sencilla con lentes rápidos, de nuestras existencias: ${days.speedy}
        - progresivos y bifocales: ${days.multifocal}
        - lentes de contacto: ${days.contactLenses}

        Se cuentan desde el pedido, o desde el día en que tenemos tu receta, si es después. Cuando llamamos a tu doctor, suele
        tardar de uno a dos días hábiles. Cada artículo tiene sus propias fechas, así que un pedido puede llegar en más de un
        paquete.`,
    },
    {
      id: 'shipping-costs',
      heading: 'Costos de envío',
      text: `- **Estándar**: gratis con cada par de anteojos y en cualquier pedido desde ${shipping.freeFrom}. Si no, cuesta
          ${shipping.standard}.
        - **Exprés**: cuesta ${shipping.express} por todo el pedido y ahorra ${shipping.expressDaysSaved} días hábiles de
          transporte, no de fabricación.

        Hacemos entregas en todos los estados, en Washington, D. C., y en los territorios. El envío exprés no llega a los
        territorios.`,
    },
    {
      id: 'follow',
      heading: 'Sigue tu pedido',
      text: `[El seguimiento de pedidos](${to.trackOrder}) muestra cada artículo con su estado, su fecha y un enlace al
        transportista. Necesitas el número y el correo electrónico del pedido. Con una cuenta, mira
        [tus pedidos](${to.orders}).`,
    },
    {
      id: 'cancel',
      heading: 'Cancelar',
      text: `Mientras no se haya enviado nada, puedes cancelar un pedido en [el seguimiento de pedidos](${to.trackOrder}), aunque
        ya hayamos empezado a fabricar los lentes. El pago se libera.`,
    },
    {
      id: 'returns',
      heading: 'Devoluciones',
      text: `Tienes ${returnDays} días desde la entrega para devolver algo, por cualquier motivo.

        - **Anteojos**: se devuelven completos, la montura con sus lentes, aunque se hayan hecho para ti.
        - **Monturas y gafas de sol**: se devuelven con su estuche.
        - **Lentes de contacto**: solo en cajas sin abrir.

        Así funciona:

        1. Abre el pedido en [el seguimiento de pedidos](${to.trackOrder}) o en [tus pedidos](${to.orders}) y elige qué
          devuelves.
        2. Imprime la etiqueta y la lista de contenido, y pon la lista en el paquete. El envío de devolución es gratis.
        3. Entrega el paquete al transportista dentro de ${shipBackDays} días.`,
    },
    {
      id: 'refunds',
      heading: 'Reembolsos',
      text: `Cuando el paquete ha llegado y lo hemos revisado, hacemos el reembolso a la tarjeta con la que pagaste. Ves la cantidad
        antes de solicitar la devolución. Un plan de protección se devuelve con su par.`,
    },
    {
      id: 'problems',
      heading: 'Dañado, equivocado o no ves bien',
      text: `[Llámanos](${to.contact}) con tu número de pedido. Si se debe a un error nuestro, del transportista o del laboratorio,
        lo resolvemos, también después de ${returnDays} días.`,
    },
  ],
});

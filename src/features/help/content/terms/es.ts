import type { WriteArticle } from '../article';

export const article: WriteArticle = ({
  to,
  phone,
  legalName,
  address,
  returnDays,
  cards,
  prescriptionYears,
  maxBoxes,
}) => ({
  updated: '2026-11-22',
  intro: `Estas condiciones se aplican a lo que pides en esta tienda. No te quitan ningún derecho que te dé la ley de tu estado.`,
  sections: [
    {
      id: 'seller',
      heading: 'Quién vende',
      text: `${legalName}, ${address}. Teléfono: ${phone}. Puedes imprimir o guardar esta página.`,
    },
    {
      id: 'order',
      heading: 'El pedido',
      text: `Un producto en la tienda es una invitación a pedir, todavía no un contrato. El contrato comienza cuando haces el pedido y lo
        confirmamos en la página; el correo es una copia. Un pedido se hace una sola vez, aunque se corte la conexión. Debes tener 18
        años o el permiso de tu madre, padre o tutor, y comprar para ti o tu familia.`,
    },
    {
      id: 'prices',
      heading: 'Precios',
      text: `Los precios están en dólares estadounidenses, antes de impuestos. Los impuestos y el envío se agregan al pagar, y ves el total
        antes de hacer el pedido. Si un precio cambia mientras pagas, lo mostramos y no se pide nada hasta que aceptes. Si un precio es
        un error evidente, te escribimos antes de fabricar nada, y puedes cancelar.

        Los códigos promocionales rebajan monturas, lentes y lentes de contacto, nunca planes de protección. Si pueden aplicarse
        varias promociones, el resumen del precio muestra cuál se aplica.`,
    },
    {
      id: 'prescriptions',
      heading: 'Recetas',
      text: `Los lentes graduados y los lentes de contacto se fabrican o se envían solo con receta. Confirmas que es tuya o de tu hijo, que
        está completa y que sigue vigente. Podemos pedirle a tu doctor que la confirme; con lentes de contacto lo hacemos siempre. Te
        avisamos si tiene más de ${prescriptionYears} años. Si una receta no se puede fabricar bien en la montura que elegiste, te lo
        decimos antes de empezar, y puedes cambiar o cancelar.

        Los lentes que compras aquí no sustituyen un examen de la vista.`,
    },
    {
      id: 'quantities',
      heading: 'Cantidades',
      text: `En una línea del carrito caben hasta ${maxBoxes} cajas de lentes de contacto por ojo. Podemos limitar lo que compra una persona, y
        vendemos solo a particulares.`,
    },
    {
      id: 'payment',
      heading: 'Pago',
      text: `Pagas con tarjeta: ${cards}. La cantidad se reserva cuando haces el pedido. Tu banco puede pedirte que la confirmes. Si la
        rechaza, no se pide nada.`,
    },
    {
      id: 'delivery',
      heading: 'Entrega',
      text: `Los plazos y costos están en [envíos y devoluciones](${to.shippingAndReturns}). Las fechas de entrega son estimadas. Lo que está
        en camino corre por nuestra cuenta hasta que te llega. Si un artículo resulta agotado, te devolvemos su precio.`,
    },
    {
      id: 'cancel-and-return',
      heading: 'Cancelar y devolver',
      text: `Puedes cancelar mientras no se haya enviado nada, y devolver dentro de ${returnDays} días desde la entrega, también anteojos con
        tu receta; los lentes de contacto, en cajas sin abrir. [Así funciona](${to.shippingAndReturns}#returns).`,
    },
    {
      id: 'protection-plans',
      heading: 'Planes de protección',
      text: `Un plan de protección pertenece a un par y comienza con su entrega. Qué cubre, cuántas veces y por cuánto tiempo se indica donde
        lo eliges y en tu pedido. Se suma a tus derechos si algo era defectuoso desde el principio.`,
    },
    {
      id: 'account',
      heading: 'Tu cuenta',
      text: `Elige una contraseña que no uses en ningún otro lugar y no la compartas. Nunca te la pedimos. Puedes comprar sin cuenta.`,
    },
    {
      id: 'what-you-see',
      heading: 'Imágenes y colores',
      text: `Los colores se ven distintos en cada pantalla. Las medidas están en milímetros y pueden variar en uno. Lo que estimamos, como el
        grosor de un lente, está marcado como estimación.`,
    },
    {
      id: 'disputes',
      heading: 'Si no estamos de acuerdo',
      text: `Primero [llámanos](${to.contact}): casi todo se resuelve en una conversación. Si no, se aplica la ley del estado en que vives, y
        puedes acudir a sus tribunales.`,
    },
  ],
});

import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone, legalName, address }) => ({
  updated: '2026-11-22',
  intro: `Recopilamos lo que un pedido necesita, y aquí decimos qué es. No vendemos nada de eso a nadie, y ninguna red de publicidad
    te sigue en esta tienda.`,
  sections: [
    {
      id: 'who',
      heading: 'Quién es responsable',
      text: `${legalName}, ${address}. Preguntas sobre tus datos: ${phone}; el horario está en [contacto](${to.contact}).`,
    },
    {
      id: 'what-we-store',
      heading: 'Qué guardamos sobre ti',
      text: `- **Con un pedido**: nombre, direcciones, correo electrónico, teléfono, lo que pediste, su precio y cómo se pagó, y la
          receta de cada artículo que necesita una.
        - **Con una cuenta**: nombre, correo, una huella cifrada de tu contraseña, direcciones, recetas guardadas, los últimos
          cuatro dígitos de las tarjetas guardadas, tus favoritos y tus pedidos.
        - **Sin ninguno de los dos**: tu carrito y tus favoritos bajo un número al azar, para un invitado hasta 30 días después de
          la última visita.
        - **Con el boletín**: tu correo electrónico y dónde te suscribiste.

        Si inicias sesión con Google o Facebook, nos dan tu nombre y tu correo electrónico; nosotros no les damos nada de lo que
        compras.`,
    },
    {
      id: 'prescriptions',
      heading: 'Recetas',
      text: `Una receta dice algo de tu salud, así que la tratamos aparte.

        - Sirve para fabricar y revisar tus lentes, y para pedírsela a tu doctor si así lo quieres.
        - Nunca está en una dirección web, un registro, estadísticas, un correo ni publicidad.
        - Los valores que escribes para filtrar monturas o elegir lentes quedan en una cookie de tu dispositivo hasta que cierras
          el navegador. Nos llegan solo para comprobar monturas y lentes. La cookie no tiene nombre, doctor ni fecha de
          nacimiento.
        - Los archivos que subes los ven tú y quienes fabrican tus lentes. Revisamos su tipo y tamaño, y no leemos nada más de
          ellos.
        - La receta queda con el pedido para el que se dio, como exigen las normas ópticas. Una [receta guardada en
          tu cuenta](${to.prescriptions}) queda hasta que [cierras la cuenta](${to.accountDetails}).`,
    },
    {
      id: 'payment',
      heading: 'Datos de la tarjeta',
      text: `El número y el código de seguridad de tu tarjeta van cifrados al servicio de pago. Nunca se guardan en tu dispositivo, y el
        código de seguridad, en ninguna parte. De una tarjeta guardada, la tienda muestra solo la marca, los últimos dígitos y el
        vencimiento; puedes [quitarla](${to.paymentMethods}) cuando quieras.`,
    },
    {
      id: 'insurance',
      heading: 'Seguro de la vista',
      text: `Para encontrar tu plan, el nombre, la fecha de nacimiento y el código postal, o los números de tu tarjeta, van cifrados al
        servicio del seguro. No se guardan en tu dispositivo, y nunca en una dirección web, un registro o una estadística. Lo que
        el servicio encuentra queda en tu dispositivo 30 minutos como máximo, y se borra enseguida cuando sales del seguro o
        cierras la sesión. Un pedido conserva lo que pagó tu plan.`,
    },
    {
      id: 'frame-advisor',
      heading: 'Asesor de monturas',
      text: `La forma de tu rostro, el ancho de tus monturas y tu tono quedan en tu dispositivo. Van a nuestra propia búsqueda cuando miras
        las monturas que te favorecen, sin tu nombre. Están en tu cuenta solo si los guardas allí, y se borran cuando empiezas de
        nuevo. No están en ningún registro, estadística ni dirección de una página.`,
    },
    {
      id: 'camera',
      heading: 'Imágenes de tu cámara y fotos',
      text: `El asesor de monturas y la prueba virtual pueden mirar tu rostro si eliges allí la cámara o una foto. Antes no se abre ni
        se mide nada.

        - **Qué se mide**: el contorno de tu rostro, el ancho de tus monturas y la distancia entre tus pupilas; para la prueba
          virtual, dónde están tus ojos.
        - **Dónde**: en tu navegador. Ninguna imagen, ningún video y ningún punto de tu rostro sale de tu dispositivo. No podríamos
          reconocerte con ellos, ni lo intentamos. Si sostienes una tarjeta para comprobar la escala, solo se miden sus bordes; no
          se lee nada de ella.
        - **Cuánto tiempo**: una imagen desaparece en cuanto cierras la ventana. La cámara se apaga entonces, en una pestaña oculta y
          en cuanto termina la medición.
        - **Qué se guarda, si usas la medición**: la forma de tu rostro, el ancho y la distancia pupilar con su posible error, como
          números en tu dispositivo. La distancia pupilar se ofrece cuando escribes una receta. Solo se anota si tú lo haces.
        - **Cómo borrarlo**: elige “Empezar de nuevo” en el [asesor de monturas](${to.faceShape}), o borra tu talla allí o en
          “Encontrar mi talla”. No tienes que dar tu consentimiento: tres preguntas llevan a las mismas monturas.`,
    },
    {
      id: 'cookies',
      heading: 'Cookies y almacenamiento en tu dispositivo',
      text: `Todas son nuestras, y la tienda las necesita para hacer lo que le pides. Otros sitios no pueden leerlas.

        - **Sesión** (WC_USERACTIVITY, WC_AUTHENTICATION, WC_SESSION_ESTABLISHED): tu carrito y tu inicio de sesión. 12 horas para
          miembros, 30 días para invitados.
        - **store_locale** y **stylesheet**: tu idioma y qué hoja de estilo tiene tu navegador. Un año.
        - **prescription** y **progressiveLens**: ver arriba; hasta que cierras el navegador.
        - **promo, accepted, subscribed, eaactivity, guestemailactivity**: que viste una oferta, te suscribiste o pediste como
          invitado, para no preguntarte otra vez. No contienen ningún correo electrónico. 30 días; **minimised**, un día.
        - **lc_location_entry**: el último lugar donde buscaste tiendas. 30 días.
        - **ria_0, ria_1, ria_2, ria_ends, ria_store**: los números de tu plan, qué beneficios tiene, en qué país y cuándo
          termina esto. 30 minutos.
          **ria_attempts, ria_locked**: intentos fallidos de encontrar un plan. Una hora. **ria_disabled**: que el seguro no está
          disponible ahora. 30 minutos.
        - **Almacenamiento local**: las últimas monturas que viste, los últimos lentes que elegiste (un día) y cuánto
          ocupan en la página, el ancho de una montura que te queda bien, e íconos. **session_mark**: un texto al azar que cambia cuando
          inicias o cierras la sesión, para que Atrás no muestre tus datos a otra persona. **frame_advisor**: lo que elegiste en el
          asesor de monturas, y **measured_pd**: la distancia pupilar que se midió en este dispositivo, hasta que empieces de
          nuevo allí.
        - **Almacenamiento de la sesión**, hasta que cierras la pestaña: lo que empezaste a escribir o elegir en el carrito, en el
          panel de lentes y en el pago, y hasta dónde habías bajado en la página. **advisor_queue**: que tu elección se
          guardará cuando inicies sesión. 30 minutos. **advisor_followed**: la última montura recomendada que abriste.

        Puedes borrarlo todo en tu navegador. Como invitado pierdes el carrito, y se cierra tu sesión.`,
    },
    {
      id: 'statistics',
      heading: 'Estadísticas y registros',
      text: `La tienda anota qué tipos de errores ocurren, para corregirlos. Esa nota no contiene nombre, correo, receta, seguro ni datos
        de tarjeta. El registro del servidor indica la causa técnica de una falla. No usamos estadísticas de otras empresas.`,
    },
    {
      id: 'who-receives',
      heading: 'Quién recibe algo',
      text: `Solo quien hace falta para tu pedido: el laboratorio que fabrica los lentes, el transportista (nombre, dirección, teléfono),
        el servicio de pago (tarjeta y cantidad), el servicio del seguro si usas un plan, y el consultorio de tu doctor (tu
        nombre y fecha de nacimiento), si quieres que llamemos. Nadie más, salvo que una ley nos obligue.`,
    },
    {
      id: 'your-rights',
      heading: 'Tus derechos',
      text: `Puedes ver lo que guardamos sobre ti, pedir que se corrija, llevártelo y pedir que se borre, en lo que ninguna ley nos exija
        conservar. Vale sea cual sea el estado en que vives. En [tu cuenta](${to.account}) ves y cambias buena parte tú mismo;
        en los [datos de la cuenta](${to.accountDetails}) también puedes descargar tus datos y cerrar la cuenta. Para todo lo
        demás, llama al ${phone}. Para dejar el boletín, usa el enlace de cualquier número o
        [tu cuenta](${to.newsletterChoice}).`,
    },
    {
      id: 'children',
      heading: 'Menores',
      text: `Los anteojos para menores los pide un adulto. Pedimos el nombre y la fecha de nacimiento de un menor solo donde una receta los
        necesita.`,
    },
  ],
});

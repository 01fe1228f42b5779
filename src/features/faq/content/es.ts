import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { storeEntries } from './stores/es';

/** The questions in Spanish (US), in the order of the list. */
export function faqEntries(facts: ContentFacts): readonly FaqEntry[] {
  const { to, days, shipping, upload, returnDays, phone } = facts;
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
      answer: `A direcciones de Estados Unidos y sus territorios. El envío exprés no llega a los territorios. Para Canadá, elige
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
        4. Entrega el paquete al transportista de la etiqueta dentro de ${facts.shipBackDays} días.

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
    {
      key: 'send-prescription',
      topic: 'prescriptions',
      question: '¿Cómo les doy mi receta?',
      answer: `De cualquiera de estas formas, la que te resulte más fácil:

        - Escribe los valores al elegir los lentes; los revisamos y te los leemos de vuelta.
        - Envía una foto del papel o sube un archivo antes de pagar.
        - Dinos quién es tu doctor y lo llamamos.
        - Elige una de tus [recetas guardadas](${to.prescriptions}).
        - Haz el pedido ahora y envíala después.`,
    },
    {
      key: 'upload-limits',
      topic: 'prescriptions',
      question: '¿Qué archivos puedo subir?',
      answer: `Aceptamos: ${upload.formats}. Máximo ${upload.megabytes} MB. Una foto basta, si se ve el papel completo, con el
        nombre, la fecha y la firma del doctor.`,
    },
    {
      key: 'doctor-call',
      topic: 'prescriptions',
      question: 'Ustedes llaman a mi doctor: ¿cómo funciona?',
      answer: `Buscas a tu doctor por nombre y estado o por teléfono, o escribes tú su nombre y su número. Le pedimos al
        consultorio la receta del paciente que indicas. Suele tardar de uno a dos días hábiles, y los días de entrega se
        cuentan desde entonces. Tú no tienes que hacer nada.`,
    },
    {
      key: 'pd',
      topic: 'prescriptions',
      question: '¿Qué es la distancia pupilar (DP, o PD en inglés) y dónde la encuentro?',
      answer: `Es la distancia entre los centros de tus pupilas, en milímetros, para que los lentes queden justo delante de
        ellas. Algunas recetas traen un solo número (${facts.singlePd}); otras, uno por ojo (${facts.dualPd} cada uno). Muchas
        veces falta: tu doctor u óptico puede medirla, y si envías la receta sin ella, te la pedimos.`,
    },
    {
      key: 'read-prescription',
      topic: 'prescriptions',
      question: '¿Qué significan SPH, CYL, AXIS y ADD?',
      answer: `- **OD** es el ojo derecho; **OS**, el izquierdo.
        - **SPH** (esfera) corrige la miopía (menos) o la hipermetropía (más).
        - **CYL** (cilindro) y **AXIS** (eje) corrigen el astigmatismo; nunca va uno sin el otro.
        - **ADD** (adición) es la potencia extra para leer, en lentes progresivos y bifocales.

        Fabricamos esfera y cilindro de −${facts.maxPower} a +${facts.maxPower}, en lo que la montura y el lente permitan. Si tu
        doctor escribe el cilindro con signo más, cópialo tal cual: nosotros lo convertimos.`,
    },
    {
      key: 'old-prescription',
      topic: 'prescriptions',
      question: 'Mi receta es antigua. ¿Todavía puedo usarla?',
      answer: `Una receta cuenta como antigua ${facts.prescriptionYears} años después de su fecha, o el día que ella misma indica.
        Te lo avisamos y no te lo impedimos, pero los ojos cambian y tu estado puede tener sus propias reglas. Es mejor
        hacerse un [examen de la vista](${to.eyeExam}) antes de pedir.`,
    },
    {
      key: 'save-prescription',
      topic: 'prescriptions',
      question: '¿Pueden guardar mi receta para la próxima vez?',
      answer: `Sí, con una cuenta. Marca “Guardar esta receta en mi cuenta” cuando la des, o regístrala en
        [recetas guardadas](${to.prescriptions}). Allí puedes cambiarla o quitarla cuando quieras.`,
    },
    {
      key: 'prescription-privacy',
      topic: 'prescriptions',
      question: '¿Qué pasa con mi receta?',
      answer: `Sirve para fabricar y revisar tus lentes, y para nada más. Nunca está en una dirección web, en un registro, en
        estadísticas ni en publicidad. En [privacidad](${to.privacy}#prescriptions) decimos dónde se guarda y por cuánto
        tiempo.`,
    },
    {
      key: 'frame-size',
      topic: 'glasses',
      question: '¿Cómo sé qué montura me queda?',
      answer: `Mira el interior de la varilla de un par que te quede bien. Los tres números son el ancho del lente, el puente y el
        largo de la varilla, en milímetros. Las monturas con dos o tres milímetros de diferencia se sienten parecidas. La
        página de cada montura trae esos números y el ancho total, y “Encontrar mi talla” los compara con los tuyos.
        Empieza por los [anteojos](${to.eyeglasses}) o las [gafas de sol](${to.sunglasses}).`,
    },
    {
      key: 'face-shape',
      topic: 'glasses',
      question: '¿Qué monturas le van a mi rostro?',
      answer: `El [asesor de monturas](${to.faceShape}) encuentra la forma de tu rostro y tu talla, y muestra las monturas que les
        van, las mejores primero. Mide tu rostro con la cámara o en una foto, o hace tres preguntas. Es una sugerencia, no una
        regla: siempre puedes ver todas las monturas. Si tienes una cuenta, puedes guardar allí el resultado.`,
    },
    {
      key: 'try-on',
      topic: 'glasses',
      question: '¿Puedo probarme monturas en casa?',
      answer: `Sí. Donde una montura dice “Probar”, la ves en tu propio rostro, con la cámara o en una foto, en su tamaño real
        y en cada uno de sus colores. Las monturas sin ese botón todavía no se pueden probar.`,
    },
    {
      key: 'camera-pictures',
      topic: 'glasses',
      question: '¿Qué pasa con la imagen de mi cámara?',
      answer: `Se queda en tu dispositivo. Tu navegador la mide, y nosotros nunca la recibimos, ni ningún punto de tu rostro. La
        cámara está encendida solo mientras la usas. Lo que se mide (forma del rostro, ancho de la montura, distancia pupilar)
        queda en tu dispositivo hasta que elijas “Empezar de nuevo” en el [asesor de monturas](${to.faceShape}).
        [Privacidad](${to.privacy}#camera) tiene los detalles.`,
    },
    {
      key: 'camera-fails',
      topic: 'glasses',
      question: 'Mi cámara no funciona en la tienda',
      answer: `Permite la cámara para este sitio: en la mayoría de los navegadores, en el símbolo a la izquierda de la dirección.
        Cierra otros programas que la usen. Busca una luz pareja, quítate los anteojos y acércate hasta que tu rostro llene el
        óvalo. Una foto también sirve, y el [asesor de monturas](${to.faceShape}) no necesita ninguna: en su lugar hace tres
        preguntas.`,
    },
    {
      key: 'frame-and-prescription',
      topic: 'glasses',
      question: '¿Todas las monturas admiten mi receta?',
      answer: `La mayoría sí. Las recetas altas necesitan monturas hechas para ellas. Anota tus valores en el filtro de los
        [anteojos](${to.eyeglasses}) para ver solo las monturas adecuadas; volvemos a revisarlo cuando eliges los lentes y
        ofrecemos solo lo que se puede fabricar bien.`,
    },
    {
      key: 'lens-types',
      topic: 'glasses',
      question: 'Visión sencilla, progresivos, de lectura: ¿qué lentes necesito?',
      answer: `- **Visión sencilla**: una sola potencia, para lejos o para cerca. Es lo que pide la mayoría de las recetas.
        - **Progresivos**: pasan de lejos a cerca sin línea. Necesitan una adición (ADD).
        - **Bifocales**: tienen una parte visible para cerca.
        - **Lentes de lectura**: la misma potencia positiva en los dos ojos; no necesitan receta.
        - **Sin receta**: no tienen potencia.`,
    },
    {
      key: 'lens-material',
      topic: 'glasses',
      question: '¿Qué material de lente elijo?',
      answer: `Cuanto más alto es el índice, más delgado es el lente. El plástico 1.50 basta para recetas bajas. El policarbonato y
        el Trivex casi no se rompen: van bien para niños, deportes y monturas al aire. El alto índice hace más delgadas las
        recetas altas. Al elegir los lentes te recomendamos un material según tus valores y dibujamos el grosor del borde.`,
    },
    {
      key: 'coatings',
      topic: 'glasses',
      question: '¿Qué hacen los lentes antirreflejo, fotocromáticos y con filtro de luz azul?',
      answer: `El **antirreflejo** quita los reflejos, por ejemplo de noche y ante pantallas. Los **fotocromáticos** se oscurecen
        con el sol; detrás del parabrisas casi nada, porque este detiene la luz UV que necesitan. El **filtro de luz azul**
        quita una parte de la luz azul; que eso ayude a los ojos no está demostrado.`,
    },
    {
      key: 'speedy',
      topic: 'glasses',
      question: '¿Qué es el servicio rápido?',
      answer: `Son lentes que fabricamos con material en existencia, para que tus anteojos lleguen en ${days.speedy} días hábiles. Se
        ofrece para visión sencilla con potencias comunes, una vez que conocemos tu receta.`,
    },
    {
      key: 'protection-plan',
      topic: 'glasses',
      question: '¿Qué cubre un plan de protección?',
      answer: `Hay planes de uno y de dos años. Todos reemplazan lentes rayados o rotos; los más amplios reemplazan también la
        montura, y el mayor ayuda incluso si pierdes el par. Ves qué cubre y cuánto cuesta cada uno al elegir los lentes, y
        puedes agregarlo o quitarlo en el [carrito](${to.cart}) hasta que hagas el pedido.`,
    },
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
        se usa un lente. Una línea del carrito admite hasta ${facts.maxBoxes} cajas por ojo.`,
    },
    {
      key: 'two-different-lenses',
      topic: 'contact-lenses',
      question: 'Mis ojos necesitan lentes distintos. ¿Puedo pedirlos?',
      answer: `Sí. Cada ojo tiene sus valores y su número de cajas, y puedes dejar uno sin pedir. Si los ojos necesitan productos
        distintos, pide cada uno para su ojo: los dos van al mismo carrito.`,
    },
    {
      key: 'payment-methods',
      topic: 'payment',
      question: '¿Cómo puedo pagar?',
      answer: `Con tarjeta: ${facts.cards}. Con una cuenta puedes guardar tarjetas en [formas de pago](${to.paymentMethods}); de una
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
      answer: `Las páginas de producto muestran a cuánto equivale un precio en ${facts.installmentCount} pagos con proveedores como
        Klarna y Affirm. Es información sobre sus ofertas: en este sitio se paga con tarjeta.`,
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
    {
      key: 'forgot',
      topic: 'account',
      question: 'Olvidé mi contraseña. ¿Qué hago?',
      answer: `1. Abre [tu cuenta](${to.account}) y elige “¿Olvidaste tu contraseña?”.
        2. Ingresa tu correo electrónico. Te enviamos un código que vale 30 minutos.
        3. Ingresa el código y una contraseña nueva: al menos 8 caracteres, con una letra y un dígito.

        ¿No llega el correo? Revisa la carpeta de correo no deseado. Por tu seguridad, no decimos si una dirección tiene
        cuenta. Con la contraseña nueva se cierran tus sesiones en los demás dispositivos.`,
    },
    {
      key: 'need-account',
      topic: 'account',
      question: '¿Necesito una cuenta?',
      answer: `No. Puedes comprar solo con tu correo electrónico y seguir el pedido con su número. Con una
        [cuenta](${to.account}), tu carrito, tus favoritos, recetas, tarjetas y pedidos están en todos tus dispositivos.`,
    },
    {
      key: 'locked-out',
      topic: 'account',
      question: 'No puedo iniciar sesión',
      answer: `Después de cinco contraseñas incorrectas, el acceso se bloquea 30 minutos. Espera o
        [elige una contraseña nueva](${to.faq}#forgot). Si creaste tu cuenta con Google o Facebook, entra con ese botón. Una
        cuenta de la tienda canadiense solo vale allí.`,
    },
    {
      key: 'change-account',
      topic: 'account',
      question: '¿Cómo cambio mi nombre, correo, contraseña o dirección?',
      answer: `En [tus datos](${to.accountDetails}) están tu nombre, correo y contraseña. En [direcciones](${to.addresses}), adónde
        van tus pedidos; una es la predeterminada al pagar. Para cambiar el correo o la contraseña te pedimos tu contraseña
        actual. Un pedido ya hecho conserva el correo y la dirección con que se hizo.`,
    },
    {
      key: 'close-account',
      topic: 'account',
      question: '¿Cómo obtengo mis datos o cierro mi cuenta?',
      answer: `Las dos cosas están en [tus datos](${to.accountDetails}). “Descargar mis datos” te da un archivo con todo lo guardado
        en tu cuenta. “Cerrar mi cuenta” la borra para siempre, después de pedirte la contraseña. Los pedidos que hiciste no se
        ven afectados, y puedes [seguirlos](${to.trackOrder}) con su número y tu correo.`,
    },
    {
      key: 'newsletter-emails',
      topic: 'account',
      question: '¿Cómo me suscribo al boletín o lo dejo?',
      answer: `Suscríbete [al pie de cada página](${to.newsletter}). Cada número trae un enlace para darse de baja y, si tienes
        cuenta, también puedes dejarlo en [tus datos](${to.newsletterChoice}). Los avisos sobre un pedido llegan en todo caso, y
        tratan solo de ese pedido.`,
    },
    {
      key: 'reach-you',
      topic: 'account',
      question: '¿Cómo hablo con una persona?',
      answer: `Llama al ${phone}. En [contacto](${to.contact}) están el horario, también en tu hora local, y nuestra dirección.`,
    },
    ...storeEntries(facts),
  ];
}

import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone, barrierReplyDays }) => ({
  updated: '2026-11-27',
  intro: `Quien compra anteojos muchas veces todavía no ve bien. Por eso esta tienda está hecha para todas las personas. Su meta son las
    Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y en su mayor parte las cumple. Lo que sabemos que no funciona
    está [más abajo](#limits).`,
  sections: [
    {
      id: 'what-works',
      heading: 'Con qué puedes contar',
      text: `- **Teclado**: todo se puede hacer con él, en un orden lógico. El foco siempre se ve, el primer enlace de cada página lleva al
          contenido, y los diálogos se cierran con Escape.
        - **Lectores de pantalla**: encabezados, regiones y etiquetas dicen qué es cada cosa. Lo que cambia en una página se anuncia.
        - **Texto grande**: con zoom de 400 %, o a 320 píxeles, todo queda en una columna y nada se corta.
        - **Contraste**: textos y controles se distinguen al menos como piden las pautas; nada se dice solo con color.
        - **Tamaño**: los botones y los enlaces sueltos miden al menos 44 píxeles de alto.
        - **Menos movimiento**: si tu sistema lo pide, nada se mueve.
        - **Tiempo**: nada de lo que escribes vence mientras trabajas. Un formulario que falla conserva lo que escribiste. Solo la sesión del
          seguro termina, como decimos [más abajo](#limits).
        - **Sin scripts**: mirar, buscar y leer funciona sin JavaScript; las páginas dicen qué lo necesita.`,
    },
    {
      id: 'tested',
      heading: 'Cómo lo comprobamos',
      text: `Antes de publicar un cambio, sus páginas y sus estados se revisan automáticamente, y los recorridos por la tienda se hacen solo con
        teclado en un navegador. Lo que diría un lector de pantalla en esos recorridos se anota en cada idioma y se lee. Todavía no han
        probado toda la tienda ni lectores de pantalla reales ni personas con discapacidad. Puede haber barreras que no
        conocemos: por favor, dínoslo.`,
    },
    {
      id: 'limits',
      heading: 'Lo que sabemos que no funciona',
      text: `- **Sesión del seguro**: termina a los 30 minutos, y entonces cambian los precios. Dos minutos antes, un aviso ofrece más tiempo, las
          veces que quieras. Después del final vuelves a ingresar tus datos.
        - **Cámara**: el probador y la medición de tu rostro con la cámara requieren ver. En su lugar, [tres preguntas](${to.faceShape}) llevan
          a las mismas monturas, y puedes escribir tu talla.
        - **Mapa de tiendas**: lo que está dibujado en él no se lee en voz alta. La [lista de al lado](${to.storeFinder}) tiene las mismas
          tiendas.
        - **Filtros**: parecen casillas, pero un lector de pantalla los llama enlaces; los que están en uso son los actuales.
        - **Imágenes de monturas**: su texto dice nombre, color, forma y vista, no cada detalle. Medidas y materiales están en texto.
        - **Recetas subidas**: se muestran como las enviaste, y una imagen no tiene texto. En vez de subirla puedes escribir los valores o
          dejar que llamemos a tu doctor.
        - **Las páginas de otros**, como la del transportista, no dependen de nosotros.`,
    },
    {
      id: 'help',
      heading: 'Dinos qué no funciona',
      text: `Llama al ${phone}, directamente o por el servicio de retransmisión (711), o escribe a la dirección de la página de
        [contacto](${to.contact}), donde también está el horario. Dinos qué página era, qué querías hacer y con qué: navegador, lector de
        pantalla, lupa, teclado o voz.

        - Por teléfono te ayudamos enseguida y, si quieres, hacemos el pedido contigo al precio de la página.
        - En un plazo de ${barrierReplyDays} días hábiles después de tu mensaje sabrás qué encontramos y para cuándo lo reparamos.
        - Si necesitas algo de esta tienda en otro formato, como letra grande, pídelo de la misma manera.`,
    },
  ],
});

import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone }) => ({
  updated: '2026-11-22',
  intro: `Quien compra anteojos muchas veces todavía no ve bien. Por eso esta tienda está hecha para todas las personas y sigue las Pautas de
    Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.`,
  sections: [
    {
      id: 'what-works',
      heading: 'Con qué puedes contar',
      text: `- **Teclado**: todo se puede hacer con él, en un orden lógico. El foco siempre se ve, el primer enlace de cada página lleva al
          contenido, y los diálogos se cierran con Escape.
        - **Lectores de pantalla**: encabezados, regiones y etiquetas dicen qué es cada cosa. Lo que cambia en una página se anuncia.
        - **Texto grande**: con zoom de 400 %, o a 320 píxeles, todo queda en una columna y nada se corta.
        - **Contraste**: textos y controles se distinguen al menos como piden las pautas; nada se dice solo con color.
        - **Tamaño**: los botones y los enlaces sueltos miden al menos 44 píxeles.
        - **Menos movimiento**: si tu sistema lo pide, nada se mueve.
        - **Tiempo**: nada de lo que escribes vence mientras trabajas. Un formulario que falla conserva lo que escribiste.
        - **Sin scripts**: mirar, buscar y leer funciona sin JavaScript; las páginas dicen qué lo necesita.`,
    },
    {
      id: 'tested',
      heading: 'Cómo lo comprobamos',
      text: `Cada página se revisa automáticamente en todos los idiomas y en cada estado posible, y los recorridos por la tienda se hacen solo con
        teclado, antes de publicar un cambio.`,
    },
    {
      id: 'limits',
      heading: 'Dónde tiene límites',
      text: `- Las imágenes de las monturas se describen por nombre, color y vista, no en cada detalle. Medidas y materiales están en texto.
        - Las recetas que subes se muestran como las enviaste. En vez de subirlas puedes escribir los valores o dejar que llamemos a tu doctor.
        - Las páginas de otros, como la del transportista, no dependen de nosotros.`,
    },
    {
      id: 'help',
      heading: 'Dinos qué no funciona',
      text: `Llama al ${phone} o escribe a la dirección de la página de [contacto](${to.contact}). Dinos qué página era y qué querías hacer.
        Hacemos el pedido contigo por teléfono, y lo reparamos.`,
    },
  ],
});

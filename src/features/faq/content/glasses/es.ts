import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about frames and lenses in Spanish. */
export function glassesEntries({ to, days }: ContentFacts): readonly FaqEntry[] {
  return [
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
  ];
}

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about stores and eye exams in Spanish (US). */
export function storeEntries({ to, exams }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'find-store',
      topic: 'stores',
      question: '¿Cómo encuentro una tienda cerca de mí?',
      answer: `El [buscador de tiendas](${to.storeFinder}) busca por ciudad, estado o código postal, o por tu ubicación si lo
        permites. Muestra la distancia, el horario y los servicios de cada tienda, y en cuáles puedes reservar un examen de la
        vista.`,
    },
    {
      key: 'in-store',
      topic: 'stores',
      question: '¿Qué puedo hacer en una tienda?',
      answer: `Probarte monturas, medir tu distancia pupilar y ajustar tus anteojos o cambiarles un tornillo, también si los
        compraste aquí en línea. La página de cada tienda en el [buscador de tiendas](${to.storeFinder}) indica sus servicios.`,
    },
    {
      key: 'book-exam',
      topic: 'stores',
      question: '¿Cómo reservo un examen de la vista?',
      answer: `1. [Busca una tienda](${to.storeFinder}) con reserva en línea y elige “Reservar un examen de la vista”.
        2. Elige el examen, el doctor y una hora libre.
        3. Dinos quién es el paciente, revisa todo y reserva.

        No necesitas cuenta. En la última página están tu número de confirmación y un archivo para tu calendario.`,
    },
    {
      key: 'exam-doctor',
      topic: 'stores',
      question: '¿Quién me examina la vista?',
      answer: `Un optometrista independiente, en la tienda o junto a ella. No es empleado nuestro, decide libremente lo que
        necesitas y fija su tarifa. La página de cada tienda indica sus doctores y los idiomas que hablan.`,
    },
    {
      key: 'exam-price',
      topic: 'stores',
      question: '¿Cuánto cuesta un examen de la vista y quién lo paga?',
      answer: `Sin seguro, normalmente ${exams.comprehensive} por un examen completo, ${exams.contacts} por uno para lentes de
        contacto y ${exams.children} por uno para niños. El doctor fija la tarifa. La mayoría de los planes de la vista paga un
        examen al año: indica el tuyo al reservar y trae la tarjeta.`,
    },
    {
      key: 'exam-prescription',
      topic: 'stores',
      question: '¿Me dan la receta después del examen?',
      answer: `Sí, en papel o en formato electrónico, sin tener que comprar nada. Así lo dispone la ley de Estados Unidos para los
        anteojos y, una vez terminada la adaptación, para los lentes de contacto. Puedes usarla en cualquier tienda. Si tienes
        cuenta, [guárdala](${to.prescriptions}) y la tendrás a mano al comprar.`,
    },
    {
      key: 'exam-frequency',
      topic: 'stores',
      question: '¿Cada cuánto debo examinarme la vista?',
      answer: `Tu doctor lo sabe mejor. Para la mayoría de los adultos, lo normal es cada uno o dos años; una vez al año para los
        niños, los mayores de 65 años, las personas con diabetes y quienes usan lentes de contacto. Ve de inmediato si tu vista
        cambia de repente, o si ves destellos o muchas manchas oscuras nuevas.`,
    },
    {
      key: 'exam-change',
      topic: 'stores',
      question: '¿Cómo cambio o cancelo mi examen de la vista?',
      answer: `Llama a la tienda con tu número de confirmación a mano, si es posible un día antes. Su teléfono está en la página de
        tu confirmación y en el [buscador de tiendas](${to.storeFinder}).`,
    },
  ];
}

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about prescriptions in Spanish. */
export function prescriptionEntries({
  to,
  upload,
  singlePd,
  dualPd,
  maxPower,
  prescriptionYears,
}: ContentFacts): readonly FaqEntry[] {
  return [
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
        ellas. Algunas recetas traen un solo número (${singlePd}); otras, uno por ojo (${dualPd} cada uno). Muchas
        veces falta: tu doctor u óptico puede medirla, y si envías la receta sin ella, te la pedimos.`,
    },
    {
      key: 'read-prescription',
      topic: 'prescriptions',
      question: '¿Qué significan SPH, CYL, AXIS y ADD?',
      answer: `- **OD** es el ojo derecho; **OS** (u OI), el izquierdo.
        - **SPH** (esfera) corrige la miopía (menos) o la hipermetropía (más). Plano o PL significa 0.00.
        - **CYL** (cilindro) y **AXIS** (eje) corrigen el astigmatismo; nunca va uno sin el otro. Si en su lugar dice DS o
          SPH, solo hay esfera y no hay CYL.
        - **ADD** (adición) es la potencia extra para leer, en lentes progresivos y bifocales.

        Fabricamos esfera y cilindro de −${maxPower} a +${maxPower}, en lo que la montura y el lente permitan. Si tu
        doctor escribe el cilindro con signo más, cópialo tal cual: ambas formas describen el mismo lente. Si tu receta
        menciona un lente de balance (BAL), slab-off o una distancia al vértice, envíanos una foto en vez de escribirla.`,
    },
    {
      key: 'old-prescription',
      topic: 'prescriptions',
      question: 'Mi receta es antigua. ¿Todavía puedo usarla?',
      answer: `Una receta cuenta como antigua ${prescriptionYears} años después de su fecha, o el día que ella misma indica.
        Te lo avisamos y no te lo impedimos, pero los ojos cambian y tu estado puede tener sus propias reglas. Es mejor
        hacerse un [examen de la vista](${to.eyeExam}) antes de pedir.`,
    },
    {
      key: 'save-prescription',
      topic: 'prescriptions',
      question: '¿Pueden guardar mi receta para la próxima vez?',
      answer: `Sí, con una cuenta. Marca “Guardar esta receta en mi cuenta” cuando la des, o regístrala en
        [recetas guardadas](${to.prescriptions}). Allí puedes cambiarla cuando quieras. Se borra cuando cierras tu cuenta.`,
    },
    {
      key: 'prescription-privacy',
      topic: 'prescriptions',
      question: '¿Qué pasa con mi receta?',
      answer: `Sirve para fabricar y revisar tus lentes, y para nada más. Nunca está en una dirección web, en un registro, en
        estadísticas ni en publicidad. En [privacidad](${to.privacy}#prescriptions) decimos dónde se guarda y por cuánto
        tiempo.`,
    },
  ];
}

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about the account in Spanish. */
export function accountEntries({ to, phone }: ContentFacts): readonly FaqEntry[] {
  return [
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
  ];
}

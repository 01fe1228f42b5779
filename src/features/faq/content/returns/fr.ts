import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about returns and exchanges in French. */
export function returnEntries({ to, returnDays, shipBackDays }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'return-period',
      topic: 'returns',
      question: 'Quel est le délai pour retourner un article?',
      answer: `${returnDays} jours à partir de la livraison. Cela vaut pour les montures, pour les lunettes avec votre ordonnance et
        pour les boîtes de lentilles non ouvertes. Les détails sont dans
        [livraison et retours](${to.shippingAndReturns}#returns).`,
    },
    {
      key: 'how-to-return',
      topic: 'returns',
      question: 'Comment retourner un article?',
      answer: `1. Ouvrez la commande dans le [suivi de commande](${to.trackOrder}) ou dans [vos commandes](${to.orders}).
        2. Choisissez ce que vous retournez, et pourquoi.
        3. Imprimez l’étiquette et le bordereau, et mettez le bordereau dans le colis.
        4. Remettez le colis au transporteur de l’étiquette dans les ${shipBackDays} jours.

        Les lunettes se retournent entières : la monture et les verres ensemble.`,
    },
    {
      key: 'refund',
      topic: 'returns',
      question: 'Quand et comment suis-je remboursé?',
      answer: `Quand le colis nous est parvenu et que nous l’avons vérifié, nous remboursons la carte avec laquelle vous avez payé.
        Le retour affiche le montant avant que vous n’envoyiez quoi que ce soit. Le délai sur votre relevé dépend de votre
        banque.`,
    },
    {
      key: 'return-contact-lenses',
      topic: 'returns',
      question: 'Puis-je retourner des lentilles cornéennes?',
      answer: `Les boîtes non ouvertes, dans les ${returnDays} jours suivant la livraison. Les boîtes ouvertes ne sont pas reprises,
        car les lentilles touchent l’œil. Si une boîte est endommagée ou n’a pas les valeurs commandées,
        [appelez-nous](${to.contact}).`,
    },
    {
      key: 'wrong-or-damaged',
      topic: 'returns',
      question: 'Un article est brisé, ou n’est pas celui que j’ai commandé',
      answer: `[Appelez-nous](${to.contact}) avec votre numéro de commande; une photo aide. Si vous voyez mal avec de nouvelles
        lunettes, donnez-vous quelques jours d’adaptation, surtout avec des verres progressifs. Si rien ne change, nous
        vérifions les verres et les mesures, et nous corrigeons le tout.`,
    },
  ];
}

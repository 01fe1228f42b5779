import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { accountEntries } from './account/fr';
import { glassesEntries } from './glasses/fr';
import { orderEntries } from './orders/fr';
import { prescriptionEntries } from './prescriptions/fr';
import { storeEntries } from './stores/fr';

/** Returns the questions in French, in the order of the list. */
export function faqEntries(facts: ContentFacts): readonly FaqEntry[] {
  return [
    ...orderEntries(facts),
    ...returnEntries(facts),
    ...prescriptionEntries(facts),
    ...glassesEntries(facts),
    ...contactLensEntries(facts),
    ...paymentEntries(facts),
    ...accountEntries(facts),
    ...storeEntries(facts),
  ];
}

/** Returns the questions about returns and exchanges in French. */
function returnEntries({ to, returnDays, shipBackDays }: ContentFacts): readonly FaqEntry[] {
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
        3. Imprimez l’étiquette, qui est gratuite, et le bordereau, et mettez le bordereau dans le colis.
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

/** Returns the questions about contact lenses in French. */
function contactLensEntries({ to, maxBoxes }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'contact-lens-prescription',
      topic: 'contact-lenses',
      question: 'Faut-il une ordonnance pour des lentilles cornéennes?',
      answer: `Oui, une ordonnance pour lentilles. Elle précise la marque, le rayon de courbure et le diamètre, ce que ne fait pas
        une ordonnance de lunettes. Il nous faut le nom de votre optométriste même si vous la téléversez, car il la confirme.
        [Voir les lentilles](${to.contactLenses}).`,
    },
    {
      key: 'contact-lens-boxes',
      topic: 'contact-lenses',
      question: 'Combien de boîtes me faut-il?',
      answer: `La page de chaque lentille les compte pour vous : choisissez la provision d’un an, et elle inscrit les boîtes de
        chaque œil selon la durée de port. Une ligne du panier contient jusqu’à ${maxBoxes} boîtes par œil.`,
    },
    {
      key: 'two-different-lenses',
      topic: 'contact-lenses',
      question: 'Mes yeux demandent des lentilles différentes. Est-ce possible?',
      answer: `Oui. Chaque œil a ses valeurs et son nombre de boîtes, et vous pouvez en laisser un de côté. Si les yeux demandent
        des produits différents, commandez chacun pour son œil : les deux vont dans le même panier.`,
    },
  ];
}

/** Returns the questions about prices and payment in French. */
function paymentEntries({
  to,
  cards,
  installmentCount,
  takesInstallments,
}: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'payment-methods',
      topic: 'payment',
      question: 'Comment puis-je payer?',
      answer: `Par carte : ${cards}. Avec un compte, vous pouvez enregistrer des cartes dans vos
        [modes de paiement](${to.paymentMethods}); d’une carte enregistrée, nous n’affichons que les quatre derniers
        chiffres. Il n’existe pas de cartes-cadeaux.`,
    },
    {
      key: 'when-charged',
      topic: 'payment',
      question: 'Quand ma carte est-elle débitée?',
      answer: `Rien n’est débité avant que vous passiez la commande. Une commande n’est passée qu’une fois, même si la connexion est
        coupée et que vous essayez de nouveau. Si vous annulez avant l’expédition, le montant est libéré.`,
    },
    {
      key: 'installments',
      topic: 'payment',
      question: 'Puis-je payer en plusieurs versements?',
      answer: takesInstallments
        ? `Les pages des produits indiquent ce que devient un prix en ${installmentCount} versements avec les fournisseurs
        offerts au paiement.`
        : 'Non : une commande se paie en entier, par carte. Votre banque vous permet peut-être de payer le montant en plusieurs versements.',
    },
    {
      key: 'insurance',
      topic: 'payment',
      question: 'Puis-je utiliser mon assurance de la vue?',
      answer: `Oui, avec de nombreux assureurs. Au-dessus d’une liste comme celle des [lunettes de vue](${to.eyeglasses}) et sur la
        page de chaque monture, « Voir mes prestations » demande quelques renseignements et montre ce que paie votre régime.
        Les prestations sont alors déduites de votre prix; les promotions et les codes ne s’y ajoutent pas. Pour votre
        sécurité, cela prend fin après 30 minutes, et vous pouvez chercher votre régime de nouveau. Avec d’autres assureurs,
        le même endroit explique comment utiliser votre régime.`,
    },
    {
      key: 'insurance-not-found',
      topic: 'payment',
      question: 'Mon régime d’assurance est introuvable',
      answer: `Entrez le nom, la date de naissance et les numéros tels qu’ils figurent sur votre carte d’assurance. Après quatre
        essais, la recherche est bloquée pendant une heure. Entre-temps, vous pouvez commander sans assurance, ou
        [nous appeler](${to.contact}).`,
    },
    {
      key: 'promotion-code',
      topic: 'payment',
      question: 'Où entrer un code promotionnel?',
      answer: `Dans le [panier](${to.cart}), sous le total. Si un code ne fonctionne pas, il est peut-être expiré, demande un achat
        plus élevé ou ne vaut pas pour ce que vous avez choisi. Les plans de protection ne sont jamais réduits.`,
    },
    {
      key: 'tax',
      topic: 'payment',
      question: 'Les prix comprennent-ils les taxes?',
      answer: `Non, les prix sont avant taxes. La page de paiement ajoute les taxes de votre province dès que l’adresse est connue,
        avant que vous commandiez. Les lunettes sur ordonnance et les lentilles cornéennes sont souvent exemptées; rien
        n’est alors ajouté.`,
    },
  ];
}

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about prices and payment in French. */
export function paymentEntries({
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
        chiffres.`,
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

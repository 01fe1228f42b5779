import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, days, shipping, returnDays, shipBackDays }) => ({
  updated: '2026-11-22',
  intro: `Vos lunettes sont faites pour vous dès que nous avons votre ordonnance. Voici les délais, les frais et les règles; le
    [panier](${to.cart}) et la page de paiement affichent les dates et les frais de votre propre commande.`,
  sections: [
    {
      id: 'delivery-times',
      heading: 'Délais de livraison',
      text: `En jours ouvrables, du lundi au vendredi, sans les jours fériés :

        - monture sans verres : ${days.frameOnly}
        - lunettes sans ordonnance : ${days.nonPrescription}
        - simple foyer : ${days.singleVision}
        - simple foyer avec verres rapides, de notre stock : ${days.speedy}
        - progressifs et bifocaux : ${days.multifocal}
        - lentilles cornéennes : ${days.contactLenses}

        Ils se comptent à partir de la commande, ou du jour où nous avons votre ordonnance, s’il vient après. Quand nous
        appelons votre optométriste, cela prend en général un ou deux jours ouvrables. Chaque article a ses propres dates : une
        commande peut donc arriver en plusieurs colis.`,
    },
    {
      id: 'shipping-costs',
      heading: 'Frais de livraison',
      text: `- **Standard** : gratuite pour chaque paire de lunettes, et pour toute commande à partir de ${shipping.freeFrom}.
          Sinon, elle coûte ${shipping.standard}.
        - **Express** : ${shipping.express} pour toute la commande; elle fait gagner
          ${shipping.expressDaysSaved} jours ouvrables de transport, pas de fabrication.

        Nous livrons dans toutes les provinces et tous les territoires. La livraison express ne dessert pas les territoires.`,
    },
    {
      id: 'follow',
      heading: 'Suivre votre commande',
      text: `Le [suivi de commande](${to.trackOrder}) montre chaque article avec son état, sa date et un lien vers le transporteur.
        Il vous faut le numéro et l’adresse courriel de la commande. Avec un compte, voyez [vos commandes](${to.orders}).`,
    },
    {
      id: 'cancel',
      heading: 'Annuler',
      text: `Tant que rien n’a été expédié, vous pouvez annuler une commande dans le [suivi de commande](${to.trackOrder}), même si
        nous avons commencé à tailler les verres. Le paiement est libéré.`,
    },
    {
      id: 'returns',
      heading: 'Retours',
      text: `Vous avez ${returnDays} jours à partir de la livraison pour retourner un article, quelle qu’en soit la raison.

        - **Lunettes** : elles se retournent entières, la monture avec ses verres, même faits pour vous.
        - **Montures et lunettes de soleil** : avec l’étui.
        - **Lentilles cornéennes** : en boîtes non ouvertes seulement.

        Comment faire :

        1. Ouvrez la commande dans le [suivi de commande](${to.trackOrder}) ou dans [vos commandes](${to.orders}), et choisissez
          ce que vous retournez.
        2. Imprimez l’étiquette et le bordereau, et mettez le bordereau dans le colis. L’envoi du retour est gratuit.
        3. Remettez le colis au transporteur dans les ${shipBackDays} jours.`,
    },
    {
      id: 'refunds',
      heading: 'Remboursements',
      text: `Quand le colis est arrivé et que nous l’avons vérifié, nous remboursons la carte avec laquelle vous avez payé. Vous
        voyez le montant avant de demander le retour. Un plan de protection se retourne avec sa paire.`,
    },
    {
      id: 'problems',
      heading: 'Article endommagé, erroné ou vision floue',
      text: `[Appelez-nous](${to.contact}) avec votre numéro de commande. Si l’erreur vient de nous, du transporteur ou du
        laboratoire, nous la corrigeons, même après ${returnDays} jours.`,
    },
  ],
});

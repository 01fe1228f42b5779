import type { WriteArticle } from '../article';

export const article: WriteArticle = ({
  to,
  phone,
  legalName,
  address,
  returnDays,
  cards,
  prescriptionYears,
  maxBoxes,
}) => ({
  updated: '2026-11-22',
  intro: `Ces conditions s’appliquent à ce que vous commandez dans cette boutique. Elles n’enlèvent rien aux droits que la loi de votre
    province vous donne.`,
  sections: [
    {
      id: 'seller',
      heading: 'Qui vend',
      text: `${legalName}, ${address}. Téléphone : ${phone}. Vous pouvez imprimer ou enregistrer cette page.`,
    },
    {
      id: 'order',
      heading: 'La commande',
      text: `Un produit dans la boutique est une invitation à commander, pas encore un contrat. Le contrat commence quand vous passez la
        commande et que nous la confirmons à l’écran; le courriel est une copie. Une commande n’est passée qu’une fois, même si la
        connexion est coupée. Vous devez avoir atteint la majorité dans votre province, ou avoir la permission d’un parent, et
        commander pour vous ou votre famille.`,
    },
    {
      id: 'prices',
      heading: 'Prix',
      text: `Les prix sont en dollars canadiens, avant taxes. Les taxes et la livraison s’ajoutent au paiement, et vous voyez le total avant de
        commander. Si un prix change pendant le paiement, nous l’affichons, et rien n’est commandé avant votre accord. Si un prix est une
        erreur manifeste, nous vous écrivons avant de fabriquer quoi que ce soit, et vous pouvez annuler.

        Les codes promotionnels réduisent les montures, les verres et les lentilles, jamais les plans de protection. Si plusieurs
        promotions sont possibles, le sommaire du prix montre laquelle s’applique.`,
    },
    {
      id: 'prescriptions',
      heading: 'Ordonnances',
      text: `Les verres d’ordonnance et les lentilles cornéennes ne sont taillés ou expédiés que sur ordonnance. Vous confirmez qu’elle est la
        vôtre ou celle de votre enfant, qu’elle est complète et toujours valide. Nous pouvons demander à votre optométriste de la
        confirmer; pour les lentilles, nous le faisons toujours. Nous signalons une ordonnance de plus de
        ${prescriptionYears} ans. Si une ordonnance ne peut pas être bien faite dans la monture choisie, nous vous le disons avant de
        commencer, et vous pouvez changer ou annuler.

        Les verres achetés ici ne remplacent pas un examen de la vue.`,
    },
    {
      id: 'quantities',
      heading: 'Quantités',
      text: `Une ligne du panier contient jusqu’à ${maxBoxes} boîtes de lentilles par œil. Nous pouvons limiter ce qu’achète une personne, et ne
        vendons qu’aux particuliers.`,
    },
    {
      id: 'payment',
      heading: 'Paiement',
      text: `Vous payez par carte : ${cards}. Le montant est réservé quand vous passez la commande. Votre banque peut vous demander de le
        confirmer. Si elle refuse, rien n’est commandé.`,
    },
    {
      id: 'delivery',
      heading: 'Livraison',
      text: `Les délais et les frais sont à la page [livraison et retours](${to.shippingAndReturns}). Les dates de livraison sont des estimations.
        Ce qui est en route est à nos risques jusqu’à ce que vous le receviez. Si un article est finalement épuisé, nous vous en
        remboursons le prix.`,
    },
    {
      id: 'cancel-and-return',
      heading: 'Annulation et retour',
      text: `Vous pouvez annuler tant que rien n’a été expédié, et retourner dans les ${returnDays} jours suivant la livraison, même des lunettes
        avec votre ordonnance; les lentilles, en boîtes non ouvertes.
        [Comment faire](${to.shippingAndReturns}#returns).`,
    },
    {
      id: 'protection-plans',
      heading: 'Plans de protection',
      text: `Un plan de protection appartient à une paire et commence à sa livraison. Ce qu’il couvre, combien de fois et pendant combien de temps
        est indiqué là où vous le choisissez et sur votre commande. Il s’ajoute à vos droits si quelque chose était défectueux dès le
        début.`,
    },
    {
      id: 'account',
      heading: 'Votre compte',
      text: `Choisissez un mot de passe que vous n’utilisez nulle part ailleurs, et ne le partagez pas. Nous ne le demandons jamais. Vous pouvez
        commander sans compte.`,
    },
    {
      id: 'what-you-see',
      heading: 'Images et couleurs',
      text: `Les couleurs diffèrent d’un écran à l’autre. Les mesures sont en millimètres et peuvent varier d’un. Ce que nous estimons, comme
        l’épaisseur d’un verre, est indiqué comme estimation.`,
    },
    {
      id: 'disputes',
      heading: 'En cas de désaccord',
      text: `[Appelez-nous](${to.contact}) d’abord : presque tout se règle en une conversation. Sinon, la loi de la province où vous habitez
        s’applique, et ses tribunaux vous sont ouverts.`,
    },
  ],
});

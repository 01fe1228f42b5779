import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about orders and delivery in French. */
export function orderEntries({ to, days, shipping }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'track-order',
      topic: 'orders',
      question: 'Où est ma commande?',
      answer: `Ouvrez le [suivi de commande](${to.trackOrder}) et entrez le numéro et l’adresse courriel de la commande. Vous
        voyez chaque article avec son état, le jour où il devrait arriver et, une fois expédié, un lien vers le
        transporteur. Aucun compte n’est nécessaire. Avec un compte, elles sont toutes dans
        [vos commandes](${to.orders}).`,
    },
    {
      key: 'order-status',
      topic: 'orders',
      question: 'Que signifient les états d’une commande?',
      answer: `- **En attente de l’ordonnance** : nous ne pouvons pas commencer sans votre ordonnance.
        - **En traitement** : nous la fabriquons ou l’emballons.
        - **En route** : elle est chez le transporteur.
        - **À ramasser** : elle vous attend.
        - **Terminé** : elle est arrivée.
        - **Retour reçu** et **Annulation confirmée** : plus rien ne viendra.

        Chaque article a son propre état : les lentilles d’une commande peuvent être en route pendant que les lunettes sont
        encore en fabrication. Consultez-les dans le [suivi de commande](${to.trackOrder}).`,
    },
    {
      key: 'delivery-time',
      topic: 'orders',
      question: 'Combien de temps prend la livraison?',
      answer: `En jours ouvrables, à partir du jour où nous avons votre ordonnance :

        - monture sans verres : ${days.frameOnly}
        - lunettes sans ordonnance : ${days.nonPrescription}
        - simple foyer : ${days.singleVision}, ou ${days.speedy} avec les verres rapides
        - progressifs et bifocaux : ${days.multifocal}
        - lentilles cornéennes : ${days.contactLenses}

        Le panier et la page de paiement affichent les dates de ce que vous avez choisi. Voyez aussi
        [livraison et retours](${to.shippingAndReturns}).`,
    },
    {
      key: 'shipping-cost',
      topic: 'orders',
      question: 'Combien coûte la livraison?',
      answer: `La livraison standard est gratuite pour chaque paire de lunettes, et pour toute commande à partir de
        ${shipping.freeFrom}. En deçà, les lentilles sont livrées pour ${shipping.standard}. La livraison express coûte
        ${shipping.express} et fait gagner ${shipping.expressDaysSaved} jours ouvrables. Le [panier](${to.cart}) affiche les
        frais avant que vous commandiez.`,
    },
    {
      key: 'delivery-area',
      topic: 'orders',
      question: 'Où livrez-vous?',
      answer: `Partout au Canada. La livraison express ne dessert pas les Territoires du Nord-Ouest, le Nunavut ni le Yukon. Pour
        les États-Unis, choisissez la boutique américaine au bas de la page : elle a ses propres prix et son propre panier.`,
    },
    {
      key: 'add-prescription-later',
      topic: 'orders',
      question: 'J’ai commandé sans mon ordonnance. Comment l’envoyer maintenant?',
      answer: `Ouvrez la commande dans le [suivi de commande](${to.trackOrder}). L’article qui attend une ordonnance a un bouton
        pour l’ajouter : téléversez-la, ou laissez-nous appeler votre optométriste. Nous commençons dès que nous l’avons, et
        les jours de livraison se comptent à partir de là.`,
    },
    {
      key: 'cancel-order',
      topic: 'orders',
      question: 'Puis-je modifier ou annuler ma commande?',
      answer: `Vous pouvez l’annuler tant que rien n’a été expédié : ouvrez-la dans le [suivi de commande](${to.trackOrder}) et
        choisissez l’annulation. Une commande passée ne se modifie pas; annulez-la et commandez de nouveau. Après
        l’expédition, vous pouvez la [retourner](${to.shippingAndReturns}#returns).`,
    },
    {
      key: 'reorder',
      topic: 'orders',
      question: 'Puis-je commander de nouveau la même chose?',
      answer: `Oui. Ouvrez une ancienne commande dans le [suivi de commande](${to.trackOrder}) ou dans
        [vos commandes](${to.orders}) et commandez-la de nouveau. Les lentilles vont au panier avec les mêmes valeurs et le
        même nombre de boîtes, les lunettes avec les mêmes verres. Ce qui n’est plus offert est nommé, et le reste est
        ajouté.`,
    },
    {
      key: 'no-confirmation',
      topic: 'orders',
      question: 'Je n’ai pas reçu de courriel au sujet de ma commande',
      answer: `Regardez dans le dossier des indésirables, et vérifiez que l’adresse a été bien tapée : la page de confirmation
        indique à laquelle nous avons écrit. Le courriel n’est qu’une copie. Votre commande est dans
        [vos commandes](${to.orders}) si vous aviez ouvert une session; sinon, [appelez-nous](${to.contact}).`,
    },
  ];
}

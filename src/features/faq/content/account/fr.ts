import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about the account in French. */
export function accountEntries({ to, phone }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'forgot',
      topic: 'account',
      question: 'J’ai oublié mon mot de passe. Que faire?',
      answer: `1. Ouvrez [votre compte](${to.account}) et choisissez « Mot de passe oublié? ».
        2. Entrez votre adresse courriel. Nous y envoyons un code, valable 30 minutes.
        3. Entrez le code et un nouveau mot de passe : au moins 8 caractères, dont une lettre et un chiffre.

        Pas de courriel? Regardez dans le dossier des indésirables. Pour votre sécurité, nous ne disons pas si une adresse a
        un compte. Le nouveau mot de passe ferme vos sessions sur tous les autres appareils.`,
    },
    {
      key: 'need-account',
      topic: 'account',
      question: 'Me faut-il un compte?',
      answer: `Non. Vous pouvez commander avec votre seule adresse courriel, et suivre la commande avec son numéro. Avec un
        [compte](${to.account}), votre panier, vos favoris, ordonnances, cartes et commandes vous suivent sur tous vos
        appareils.`,
    },
    {
      key: 'locked-out',
      topic: 'account',
      question: 'Je n’arrive pas à ouvrir une session',
      answer: `Après cinq mots de passe erronés, l’accès est bloqué pendant 30 minutes. Attendez, ou
        [choisissez un nouveau mot de passe](${to.faq}#forgot). Si vous avez créé votre compte avec Google ou Facebook,
        utilisez ce bouton. Un compte de la boutique américaine ne vaut que là-bas.`,
    },
    {
      key: 'change-account',
      topic: 'account',
      question: 'Comment changer mon nom, mon courriel, mon mot de passe ou mon adresse?',
      answer: `[Vos renseignements](${to.accountDetails}) contiennent votre nom, votre courriel et votre mot de passe.
        [Adresses](${to.addresses}) indique où vont vos commandes; l’une d’elles est proposée par défaut au paiement. Pour
        changer le courriel ou le mot de passe, nous vous demandons votre mot de passe actuel. Une commande déjà passée garde
        le courriel et l’adresse avec lesquels elle a été passée.`,
    },
    {
      key: 'close-account',
      topic: 'account',
      question: 'Comment obtenir mes données, ou fermer mon compte?',
      answer: `Les deux se font dans [vos renseignements](${to.accountDetails}). « Télécharger mes données » vous donne un fichier
        avec tout ce qui est enregistré dans votre compte. « Fermer mon compte » le supprime pour de bon, après votre mot de
        passe. Les commandes passées ne sont pas touchées, et vous pouvez toujours [les suivre](${to.trackOrder}) avec leur
        numéro et votre courriel.`,
    },
    {
      key: 'newsletter-emails',
      topic: 'account',
      question: 'Comment s’abonner à l’infolettre, ou la quitter?',
      answer: `Abonnez-vous [au bas de chaque page](${to.newsletter}). Chaque envoi a un lien pour se désabonner; avec un compte,
        vous pouvez aussi le faire dans [vos renseignements](${to.newsletterChoice}). Les nouvelles d’une commande viennent dans
        tous les cas, et ne concernent qu’elle.`,
    },
    {
      key: 'reach-you',
      topic: 'account',
      question: 'Comment joindre une personne?',
      answer: `Appelez le ${phone}. La page [contact](${to.contact}) indique les heures, aussi dans votre fuseau, et notre adresse.`,
    },
  ];
}

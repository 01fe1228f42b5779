import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone, legalName, address }) => ({
  updated: '2026-11-22',
  intro: `Nous recueillons ce qu’une commande demande, et disons ici ce que c’est. Nous n’en vendons rien à personne, et aucun réseau
    publicitaire ne vous suit dans cette boutique.`,
  sections: [
    {
      id: 'who',
      heading: 'Qui est responsable',
      text: `${legalName}, ${address}. Questions sur vos renseignements personnels : ${phone}; les heures sont à la page
        [contact](${to.contact}).`,
    },
    {
      id: 'what-we-store',
      heading: 'Ce que nous conservons sur vous',
      text: `- **Avec une commande** : nom, adresses, courriel, téléphone, ce que vous avez commandé, son prix et le mode de paiement,
          et l’ordonnance de chaque article qui en demande une.
        - **Avec un compte** : nom, courriel, une empreinte chiffrée de votre mot de passe, adresses, ordonnances enregistrées, les
          quatre derniers chiffres des cartes enregistrées, vos favoris et vos commandes.
        - **Sans l’un ni l’autre** : votre panier et vos favoris sous un numéro aléatoire, pour un invité jusqu’à 30 jours après la
          dernière visite.
        - **Avec l’infolettre** : votre adresse courriel et l’endroit où vous vous êtes abonné.

        Si vous ouvrez une session avec Google ou Facebook, ils nous donnent votre nom et votre adresse courriel; nous ne leur
        disons rien de vos achats.`,
    },
    {
      id: 'prescriptions',
      heading: 'Ordonnances',
      text: `Une ordonnance dit quelque chose de votre santé : nous la traitons à part.

        - Elle sert à tailler et à vérifier vos verres, et à la demander à votre optométriste si vous le voulez.
        - Elle n’est jamais dans une adresse Web, un journal, des statistiques, un courriel ni de la publicité.
        - Les valeurs que vous entrez pour filtrer les montures ou choisir des verres restent dans un témoin de votre appareil
          jusqu’à la fermeture du navigateur. Elles ne nous sont envoyées que pour vérifier montures et verres. Le témoin ne
          contient ni nom, ni professionnel, ni date de naissance.
        - Les fichiers téléversés sont vus par vous et par ceux qui taillent vos verres. Nous vérifions leur type et leur taille, et
          n’y lisons rien d’autre.
        - Elle reste avec la commande pour laquelle elle a été donnée, comme l’exigent les règles de l’optique. Une [ordonnance
          enregistrée dans votre compte](${to.prescriptions}) y reste jusqu’à ce que vous [fermiez le
          compte](${to.accountDetails}).`,
    },
    {
      id: 'payment',
      heading: 'Données de carte',
      text: `Le numéro et le code de sécurité de votre carte vont chiffrés au service de paiement. Ils ne sont jamais conservés sur votre
        appareil, et le code de sécurité, nulle part. D’une carte enregistrée, la boutique n’affiche que la marque, les derniers
        chiffres et l’échéance; vous pouvez la [supprimer](${to.paymentMethods}) en tout temps.`,
    },
    {
      id: 'insurance',
      heading: 'Assurance de la vue',
      text: `Pour trouver votre régime, le nom, la date de naissance et le code postal, ou les numéros de votre carte, vont chiffrés au
        service d’assurance. Ils ne sont pas conservés sur votre appareil, et jamais dans une adresse web, un journal ou des
        statistiques. Ce que le service trouve reste sur votre appareil 30 minutes au plus, et en est effacé dès que vous quittez
        l’assurance ou fermez votre session. Une commande garde ce que votre régime a payé.`,
    },
    {
      id: 'frame-advisor',
      heading: 'Conseiller de montures',
      text: `La forme de votre visage, la largeur de vos montures et votre teint restent sur votre appareil. Ils vont à notre propre
        recherche quand vous regardez les montures qui vous vont, sans votre nom. Ils ne sont dans votre compte que si vous les y
        enregistrez, et disparaissent quand vous recommencez. Ils ne figurent dans aucun journal, aucune statistique ni aucune
        adresse de page.`,
    },
    {
      id: 'camera',
      heading: 'Images de votre caméra et photos',
      text: `Le conseiller de montures et l’essayage virtuel peuvent regarder votre visage, si vous y choisissez la caméra ou une photo.
        Rien n’est ouvert ni mesuré avant.

        - **Ce qui est mesuré** : le contour de votre visage, la largeur de vos montures et la distance entre vos pupilles; pour
          l’essayage, l’endroit où sont vos yeux.
        - **Où** : dans votre navigateur. Aucune image, aucune vidéo et aucun point de votre visage ne quitte votre appareil. Nous
          ne pourrions pas vous reconnaître ainsi, et n’essayons pas. Si vous tenez une carte pour vérifier l’échelle, seuls ses
          bords sont mesurés; rien de ce qui y figure n’est lu.
        - **Combien de temps** : une image disparaît dès que vous fermez la fenêtre. La caméra s’éteint alors, dans un onglet caché,
          et dès que la mesure est faite.
        - **Ce qui est conservé, si vous utilisez la mesure** : la forme de votre visage, la largeur et l’écart pupillaire avec sa
          marge d’erreur, en chiffres sur votre appareil. L’écart pupillaire vous est proposé quand vous entrez une ordonnance. Il
          n’est inscrit que si vous le faites.
        - **Comment l’effacer** : choisissez « Recommencer » dans le [conseiller de montures](${to.faceShape}), ou effacez
          votre taille là ou sous « Trouver ma taille ». Vous n’avez pas à donner votre accord : trois questions mènent aux mêmes
          montures.`,
    },
    {
      id: 'cookies',
      heading: 'Témoins et stockage sur votre appareil',
      text: `Ils sont tous à nous, et la boutique en a besoin pour faire ce que vous lui demandez. Les autres sites ne peuvent pas les
        lire.

        - **Session** (WC_USERACTIVITY, WC_AUTHENTICATION, WC_SESSION_ESTABLISHED) : votre panier et votre session. 12 heures pour
          les membres, 30 jours pour les invités.
        - **store_locale** et **stylesheet** : votre langue, et la feuille de style de votre navigateur. Un an.
        - **prescription** et **progressiveLens** : voir plus haut; jusqu’à la fermeture du navigateur.
        - **promo, accepted, subscribed, eaactivity, guestemailactivity** : que vous avez vu une offre, vous êtes abonné ou avez
          commandé comme invité, pour ne pas vous le redemander. Ils ne contiennent aucune adresse courriel. 30 jours;
          **minimised**, un jour.
        - **lc_location_entry** : le dernier lieu où vous avez cherché des magasins. 30 jours.
        - **ria_0, ria_1, ria_2, ria_ends, ria_store** : les numéros de votre régime, les prestations qu’il comprend,
          dans quel pays, et quand cela prend fin.
          30 minutes. **ria_attempts, ria_locked** : les essais manqués de trouver un régime. Une heure. **ria_disabled** : que l’assurance
          n’est pas offerte en ce moment. 30 minutes.
        - **Stockage local** : les dernières montures vues, les derniers verres choisis (un jour) et leur hauteur sur la page, la
          largeur d’une monture qui vous va, et des icônes. **session_mark** : un texte aléatoire qui change quand vous
          ouvrez ou fermez une session, pour que Retour ne montre pas vos données à quelqu’un d’autre. **frame_advisor** : ce que vous avez choisi dans le conseiller de
          montures, et **measured_pd** : l’écart pupillaire mesuré sur cet appareil, jusqu’à ce que vous y recommenciez.
        - **Stockage de session**, jusqu’à la fermeture de l’onglet : ce que vous avez commencé à entrer ou à choisir dans le
          panier, le panneau des verres et le paiement, et votre position dans la page. **advisor_queue** : que vos choix
          seront enregistrés après l’ouverture de votre session. 30 minutes. **advisor_followed** : la dernière monture
          recommandée que vous avez ouverte.

        Vous pouvez tout effacer dans votre navigateur. Comme invité, vous perdez le panier; votre session se ferme.`,
    },
    {
      id: 'statistics',
      heading: 'Statistiques et journaux',
      text: `La boutique note quels types d’erreurs surviennent, pour les corriger. Une telle note ne contient ni nom, ni courriel, ni
        ordonnance, ni assurance, ni carte. Le journal du serveur indique la cause technique d’une panne. Nous n’utilisons les
        statistiques d’aucune autre entreprise.`,
    },
    {
      id: 'who-receives',
      heading: 'Qui reçoit quelque chose',
      text: `Seulement ceux que votre commande demande : le laboratoire qui taille les verres, le transporteur (nom, adresse, téléphone),
        le service de paiement (carte et montant), le service d’assurance si vous utilisez un régime, et le cabinet de votre
        optométriste (votre nom et votre date de naissance), si vous voulez que nous appelions. Personne d’autre, à moins qu’une loi ne nous y oblige.`,
    },
    {
      id: 'your-rights',
      heading: 'Vos droits',
      text: `Vous pouvez consulter ce que nous conservons sur vous, le faire corriger, l’emporter et le faire supprimer, dans la mesure où
        aucune loi ne nous oblige à le conserver, et porter plainte auprès du commissaire à la protection de la vie privée du
        Canada ou de votre province. Dans [votre compte](${to.account}), vous en voyez et modifiez vous-même une grande partie;
        les [renseignements du compte](${to.accountDetails}) permettent aussi de télécharger vos données et de fermer le compte.
        Pour le reste, appelez le ${phone}. Pour quitter l’infolettre, utilisez le lien de n’importe quel envoi ou
        [votre compte](${to.newsletterChoice}).`,
    },
    {
      id: 'children',
      heading: 'Enfants',
      text: `Les lunettes pour enfants sont commandées par un adulte. Nous demandons le nom et la date de naissance d’un enfant seulement
        là où une ordonnance l’exige.`,
    },
  ],
});

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { storeEntries } from './stores/fr';

/** The questions in French (Canada), in the order of the list. */
export function faqEntries(facts: ContentFacts): readonly FaqEntry[] {
  const { to, days, shipping, upload, returnDays, phone } = facts;
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
        - **Traitement terminé** : elle est arrivée.
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
    {
      key: 'return-period',
      topic: 'returns',
      question: 'Combien de temps ai-je pour retourner un article?',
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
        4. Remettez le colis au transporteur de l’étiquette dans les ${facts.shipBackDays} jours.

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
    {
      key: 'send-prescription',
      topic: 'prescriptions',
      question: 'Comment vous donner mon ordonnance?',
      answer: `De la façon la plus simple pour vous :

        - Entrez les valeurs en choisissant vos verres; nous les vérifions et vous les relisons.
        - Envoyez une photo du papier, ou téléversez un fichier avant de payer.
        - Nommez votre optométriste, et nous l’appelons.
        - Choisissez l’une de vos [ordonnances enregistrées](${to.prescriptions}).
        - Commandez maintenant, et envoyez-la plus tard.`,
    },
    {
      key: 'upload-limits',
      topic: 'prescriptions',
      question: 'Quels fichiers puis-je téléverser?',
      answer: `Nous acceptons : ${upload.formats}. Maximum ${upload.megabytes} Mo. Une photo suffit, si tout le papier y est, avec le
        nom, la date et la signature du professionnel.`,
    },
    {
      key: 'doctor-call',
      topic: 'prescriptions',
      question: 'Vous appelez mon optométriste : comment cela se passe-t-il?',
      answer: `Vous cherchez votre optométriste par son nom et sa province, ou par téléphone, ou entrez vous-même son nom et son
        numéro. Nous demandons à son cabinet l’ordonnance de la personne que vous nommez. Cela prend en général un ou deux
        jours ouvrables, et les jours de livraison se comptent à partir de là. Vous n’avez rien à faire.`,
    },
    {
      key: 'pd',
      topic: 'prescriptions',
      question: 'Qu’est-ce que l’écart pupillaire (ÉP, ou PD en anglais), et où le trouver?',
      answer: `C’est la distance entre les centres de vos pupilles, en millimètres, pour que les verres soient bien placés devant
        elles. Certaines ordonnances l’indiquent en un nombre (${facts.singlePd}), d’autres pour chaque œil
        (${facts.dualPd} chacun). Souvent, il manque : votre optométriste ou opticien peut le mesurer, et si vous envoyez
        l’ordonnance sans lui, nous vous le demandons.`,
    },
    {
      key: 'read-prescription',
      topic: 'prescriptions',
      question: 'Que veulent dire SPH, CYL, AXE et ADD?',
      answer: `- **OD** est l’œil droit, **OS** (ou OG) l’œil gauche.
        - **SPH** (sphère) corrige la myopie (moins) ou l’hypermétropie (plus).
        - **CYL** (cylindre) et **AXE** corrigent l’astigmatisme; l’un ne va jamais sans l’autre.
        - **ADD** (addition) est la puissance ajoutée pour lire, dans les verres progressifs et bifocaux.

        Nous taillons sphère et cylindre de −${facts.maxPower} à +${facts.maxPower}, dans la mesure où la monture et le verre le
        permettent. Si le cylindre est écrit avec un plus, entrez-le tel quel : nous le convertissons.`,
    },
    {
      key: 'old-prescription',
      topic: 'prescriptions',
      question: 'Mon ordonnance est ancienne. Puis-je encore l’utiliser?',
      answer: `Une ordonnance est considérée comme ancienne ${facts.prescriptionYears} ans après sa date, ou le jour qu’elle indique.
        Nous vous le signalons sans vous arrêter, mais les yeux changent, et votre province peut avoir ses propres règles. Un
        [examen de la vue](${to.eyeExam}) avant de commander est le meilleur choix.`,
    },
    {
      key: 'save-prescription',
      topic: 'prescriptions',
      question: 'Pouvez-vous conserver mon ordonnance pour la prochaine fois?',
      answer: `Oui, avec un compte. Cochez « Enregistrer cette ordonnance dans mon compte » quand vous la donnez, ou entrez-la dans
        vos [ordonnances enregistrées](${to.prescriptions}). Vous pouvez l’y modifier ou la supprimer en tout temps.`,
    },
    {
      key: 'prescription-privacy',
      topic: 'prescriptions',
      question: 'Qu’advient-il de mon ordonnance?',
      answer: `Elle sert à tailler et à vérifier vos verres, et à rien d’autre. Elle n’est jamais dans une adresse Web, dans un
        journal, dans des statistiques ni dans la publicité. La page
        [confidentialité](${to.privacy}#prescriptions) dit où elle est conservée, et combien de temps.`,
    },
    {
      key: 'frame-size',
      topic: 'glasses',
      question: 'Comment savoir quelle monture me va?',
      answer: `Regardez à l’intérieur de la branche d’une paire qui vous va. Les trois nombres sont la largeur du verre, le pont et
        la longueur de la branche, en millimètres. À deux ou trois millimètres près, les montures se ressemblent. La page de
        chaque monture donne ces nombres et la largeur totale, et « Trouver ma taille » les compare aux vôtres. Commencez
        par les [lunettes de vue](${to.eyeglasses}) ou les [lunettes de soleil](${to.sunglasses}).`,
    },
    {
      key: 'face-shape',
      topic: 'glasses',
      question: 'Quelles montures vont à mon visage?',
      answer: `Le [conseiller de montures](${to.faceShape}) trouve la forme de votre visage et votre taille, et montre les montures
        qui leur vont, les meilleures d’abord. Il mesure votre visage par caméra ou sur une photo, ou pose trois questions. C’est
        une suggestion, pas une règle : vous pouvez toujours regarder toutes les montures. Si vous avez un compte, vous pouvez y
        enregistrer le résultat.`,
    },
    {
      key: 'try-on',
      topic: 'glasses',
      question: 'Puis-je essayer des montures à la maison?',
      answer: `Oui. Là où une monture porte le bouton « Essayer », vous la voyez sur votre propre visage, par caméra ou sur une
        photo, dans sa vraie taille et dans chacune de ses couleurs. Les montures sans ce bouton ne peuvent pas encore être
        essayées.`,
    },
    {
      key: 'camera-pictures',
      topic: 'glasses',
      question: 'Que devient l’image de ma caméra?',
      answer: `Elle reste sur votre appareil. Votre navigateur la mesure, et nous ne la recevons jamais, ni aucun point de votre
        visage. La caméra n’est allumée que pendant que vous l’utilisez. Ce qui est mesuré (forme du visage, largeur de la
        monture, écart pupillaire) reste sur votre appareil jusqu’à ce que vous choisissiez « Recommencer » dans le
        [conseiller de montures](${to.faceShape}). La page [Confidentialité](${to.privacy}#camera) donne les détails.`,
    },
    {
      key: 'camera-fails',
      topic: 'glasses',
      question: 'Ma caméra ne fonctionne pas dans la boutique',
      answer: `Autorisez la caméra pour ce site : dans la plupart des navigateurs, derrière le symbole à gauche de l’adresse.
        Fermez les autres programmes qui l’utilisent. Cherchez une lumière égale, enlevez vos lunettes et approchez-vous jusqu’à
        ce que votre visage remplisse l’ovale. Une photo convient aussi, et le [conseiller de montures](${to.faceShape}) peut se
        passer des deux : il pose alors trois questions.`,
    },
    {
      key: 'frame-and-prescription',
      topic: 'glasses',
      question: 'Toutes les montures conviennent-elles à mon ordonnance?',
      answer: `La plupart, oui. Les fortes corrections demandent des montures conçues pour elles. Entrez vos valeurs dans le filtre
        des [lunettes de vue](${to.eyeglasses}) pour ne voir que les montures qui conviennent; nous vérifions de nouveau
        quand vous choisissez les verres, et n’offrons que ce qui peut être bien fait.`,
    },
    {
      key: 'lens-types',
      topic: 'glasses',
      question: 'Simple foyer, progressifs, de lecture : quels verres me faut-il?',
      answer: `- **Simple foyer** : une seule puissance, de loin ou de près. C’est ce que demandent la plupart des ordonnances.
        - **Progressifs** : de loin à près, sans ligne. Il leur faut une addition (ADD).
        - **Bifocaux** : une partie visible pour la vision de près.
        - **Lunettes de lecture** : la même puissance positive aux deux yeux, sans ordonnance.
        - **Sans ordonnance** : aucune puissance.`,
    },
    {
      key: 'lens-material',
      topic: 'glasses',
      question: 'Quelle matière de verre choisir?',
      answer: `Plus l’indice est élevé, plus le verre est mince. Le plastique 1,50 suffit aux faibles corrections. Le polycarbonate
        et le Trivex ne cassent presque pas : ils conviennent aux enfants, au sport et aux montures sans cercle. Le haut
        indice amincit les fortes corrections. Quand vous choisissez les verres, nous recommandons une matière selon vos
        valeurs et dessinons l’épaisseur du bord.`,
    },
    {
      key: 'coatings',
      topic: 'glasses',
      question: 'Que font les verres antireflets, photochromiques et à filtre de lumière bleue?',
      answer: `L’**antireflet** supprime les reflets, par exemple la nuit et devant un écran. Les verres **photochromiques**
        foncent au soleil; derrière un pare-brise presque pas, car il bloque les UV qu’il leur faut. Le **filtre de
        lumière bleue** retient une partie de cette lumière; il n’est pas démontré que cela aide les yeux.`,
    },
    {
      key: 'speedy',
      topic: 'glasses',
      question: 'Qu’est-ce que le service rapide?',
      answer: `Des verres que nous taillons à partir de notre stock, pour que vos lunettes arrivent en ${days.speedy} jours ouvrables.
        Il est offert pour le simple foyer avec des puissances courantes, une fois votre ordonnance connue.`,
    },
    {
      key: 'protection-plan',
      topic: 'glasses',
      question: 'Que couvre un plan de protection?',
      answer: `Il y a des plans d’un an et de deux ans. Tous remplacent les verres rayés ou brisés; les plus étendus remplacent
        aussi la monture, et le plus complet aide même en cas de perte. Vous voyez ce que chacun couvre et coûte en
        choisissant vos verres, et pouvez l’ajouter ou l’enlever dans le [panier](${to.cart}) jusqu’à la commande.`,
    },
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
        chaque œil selon la durée de port. Une ligne du panier contient jusqu’à ${facts.maxBoxes} boîtes par œil.`,
    },
    {
      key: 'two-different-lenses',
      topic: 'contact-lenses',
      question: 'Mes yeux demandent des lentilles différentes. Est-ce possible?',
      answer: `Oui. Chaque œil a ses valeurs et son nombre de boîtes, et vous pouvez en laisser un de côté. Si les yeux demandent
        des produits différents, commandez chacun pour son œil : les deux vont dans le même panier.`,
    },
    {
      key: 'payment-methods',
      topic: 'payment',
      question: 'Comment puis-je payer?',
      answer: `Par carte : ${facts.cards}. Avec un compte, vous pouvez enregistrer des cartes dans vos
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
      answer: `Les pages des produits indiquent ce que devient un prix en ${facts.installmentCount} versements avec des fournisseurs
        comme Klarna et Affirm. C’est de l’information sur leurs offres : sur ce site, on paie par carte.`,
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
    ...storeEntries(facts),
  ];
}

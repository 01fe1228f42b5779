import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about prescriptions in French. */
export function prescriptionEntries({
  to,
  upload,
  singlePd,
  dualPd,
  maxPower,
  prescriptionYears,
}: ContentFacts): readonly FaqEntry[] {
  return [
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
        elles. Certaines ordonnances l’indiquent en un nombre (${singlePd}), d’autres pour chaque œil
        (${dualPd} chacun). Souvent, il manque : votre optométriste ou opticien peut le mesurer, et si vous envoyez
        l’ordonnance sans lui, nous vous le demandons.`,
    },
    {
      key: 'read-prescription',
      topic: 'prescriptions',
      question: 'Que veulent dire SPH, CYL, AXE et ADD?',
      answer: `- **OD** est l’œil droit, **OS** (ou OG) l’œil gauche.
        - **SPH** (sphère) corrige la myopie (moins) ou l’hypermétropie (plus). Plano ou PL signifie 0,00.
        - **CYL** (cylindre) et **AXE** corrigent l’astigmatisme; l’un ne va jamais sans l’autre. DS ou SPH à leur place
          veut dire sphère seulement : il n’y a pas de CYL.
        - **ADD** (addition) est la puissance ajoutée pour lire, dans les verres progressifs et bifocaux.

        Nous taillons sphère et cylindre de −${maxPower} à +${maxPower}, dans la mesure où la monture et le verre le
        permettent. Si le cylindre est écrit avec un plus, entrez-le tel quel : les deux formes décrivent le même verre. Si
        l’ordonnance mentionne un verre d’équilibre (BAL), un slab-off ou une distance au vertex, envoyez-nous-en une photo
        plutôt que de la saisir.`,
    },
    {
      key: 'old-prescription',
      topic: 'prescriptions',
      question: 'Mon ordonnance est ancienne. Puis-je encore l’utiliser?',
      answer: `Une ordonnance est considérée comme ancienne ${prescriptionYears} ans après sa date, ou le jour qu’elle indique.
        Nous vous le signalons sans vous arrêter, mais les yeux changent, et votre province peut avoir ses propres règles. Un
        [examen de la vue](${to.eyeExam}) avant de commander est le meilleur choix.`,
    },
    {
      key: 'save-prescription',
      topic: 'prescriptions',
      question: 'Pouvez-vous conserver mon ordonnance pour la prochaine fois?',
      answer: `Oui, avec un compte. Cochez « Enregistrer cette ordonnance dans mon compte » quand vous la donnez, ou entrez-la dans
        vos [ordonnances enregistrées](${to.prescriptions}). Vous pouvez l’y modifier en tout temps. Elle est supprimée quand vous fermez votre compte.`,
    },
    {
      key: 'prescription-privacy',
      topic: 'prescriptions',
      question: 'Qu’advient-il de mon ordonnance?',
      answer: `Elle sert à tailler et à vérifier vos verres, et à rien d’autre. Elle n’est jamais dans une adresse Web, dans un
        journal, dans des statistiques ni dans la publicité. La page
        [confidentialité](${to.privacy}#prescriptions) dit où elle est conservée, et combien de temps.`,
    },
  ];
}

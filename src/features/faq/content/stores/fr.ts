import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about stores and eye exams in French (Canada). */
export function storeEntries({ to, exams }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'find-store',
      topic: 'stores',
      question: 'Comment trouver un magasin près de chez moi?',
      answer: `La [recherche de magasins](${to.storeFinder}) se fait par ville, province ou code postal, ou par votre position si
        vous le permettez. Elle montre la distance, les heures et les services de chaque magasin, et ceux où l’on peut réserver
        un examen de la vue.`,
    },
    {
      key: 'in-store',
      topic: 'stores',
      question: 'Que puis-je faire en magasin?',
      answer: `Essayer des montures, faire mesurer votre écart pupillaire, faire ajuster vos lunettes ou remplacer une vis, même si
        vous les avez achetées ici en ligne. La page de chaque magasin, dans la [recherche de magasins](${to.storeFinder}),
        énumère ses services.`,
    },
    {
      key: 'book-exam',
      topic: 'stores',
      question: 'Comment réserver un examen de la vue?',
      answer: `1. [Trouvez un magasin](${to.storeFinder}) qui offre la réservation en ligne, et choisissez « Réserver un examen de la vue ».
        2. Choisissez l’examen, l’optométriste et une heure libre.
        3. Indiquez qui est le patient, vérifiez le tout et réservez.

        Aucun compte n’est nécessaire. La dernière page contient votre numéro de confirmation et un fichier pour votre
        calendrier.`,
    },
    {
      key: 'exam-doctor',
      topic: 'stores',
      question: 'Qui examine mes yeux?',
      answer: `Un optométriste titulaire d’un permis, qui exerce dans le magasin ou juste à côté, et qui décide librement de ce qu’il
        vous faut. La page de chaque magasin nomme ses optométristes et leurs langues.`,
    },
    {
      key: 'exam-price',
      topic: 'stores',
      question: 'Combien coûte un examen de la vue, et qui le paie?',
      answer: `Sans assurance, habituellement ${exams.comprehensive} pour un examen complet, ${exams.contacts} pour un examen pour
        lentilles cornéennes et ${exams.children} pour un enfant. L’optométriste fixe ses honoraires. Votre province paie
        peut-être pour les enfants, les aînés et certains problèmes de santé, et de nombreux régimes privés paient le reste :
        nommez le vôtre en réservant, et apportez la carte.`,
    },
    {
      key: 'exam-prescription',
      topic: 'stores',
      question: 'Est-ce que je reçois mon ordonnance après l’examen?',
      answer: `Oui, sur papier ou par voie électronique, sans avoir à acheter quoi que ce soit. Vous pouvez l’utiliser dans n’importe
        quel magasin. Avec un compte, [enregistrez-la](${to.prescriptions}) : vous l’aurez sous la main au moment de commander.`,
    },
    {
      key: 'exam-frequency',
      topic: 'stores',
      question: 'À quelle fréquence faire examiner ses yeux?',
      answer: `Votre optométriste le sait mieux que personne. Pour la plupart des adultes, tous les un à deux ans; une fois par an pour
        les enfants, les personnes de plus de 65 ans, les personnes diabétiques et celles qui portent des lentilles. Consultez
        sans attendre si votre vue change soudainement, ou si vous voyez des éclairs ou de nombreuses taches sombres nouvelles.`,
    },
    {
      key: 'exam-change',
      topic: 'stores',
      question: 'Comment changer ou annuler mon examen de la vue?',
      answer: `Appelez le magasin, votre numéro de confirmation à la main, si possible la veille. Son numéro est sur la page de votre
        confirmation et dans la [recherche de magasins](${to.storeFinder}).`,
    },
  ];
}

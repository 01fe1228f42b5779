import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about contact lenses in French. */
export function contactLensEntries({ to, maxBoxes }: ContentFacts): readonly FaqEntry[] {
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

import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about frames and lenses in French. */
export function glassesEntries({ to, days }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'frame-size',
      topic: 'glasses',
      question: 'Comment savoir quelle monture me va?',
      answer: `Regardez à l’intérieur de la branche d’une paire qui vous va. Les trois nombres sont la largeur du verre, le pont et
        la longueur de la branche, en millimètres. À deux ou trois millimètres près, les montures se ressemblent. La page de
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
  ];
}

import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone }) => ({
  updated: '2026-11-22',
  intro: `Qui achète des lunettes souvent ne voit pas encore bien. Cette boutique est donc faite pour tout le monde, et suit les Règles pour
    l’accessibilité des contenus Web (WCAG) 2.2, niveau AA.`,
  sections: [
    {
      id: 'what-works',
      heading: 'Ce sur quoi vous pouvez compter',
      text: `- **Clavier** : tout peut se faire au clavier, dans un ordre logique. Le focus est toujours visible, le premier lien de chaque page
          mène au contenu, et les dialogues se ferment avec Échap.
        - **Lecteurs d’écran** : titres, régions et étiquettes disent ce qu’est chaque chose. Ce qui change dans une page est annoncé.
        - **Texte agrandi** : à 400 % de zoom, ou à 320 pixels, tout tient en une colonne et rien n’est coupé.
        - **Contraste** : textes et commandes ressortent au moins autant que les règles le demandent; rien n’est dit par la couleur seule.
        - **Cibles** : les boutons et les liens isolés mesurent au moins 44 pixels.
        - **Moins d’animation** : si votre système le demande, rien ne bouge.
        - **Temps** : rien de ce que vous entrez n’expire pendant que vous travaillez. Un formulaire qui échoue conserve ce que vous avez
          entré.
        - **Sans scripts** : regarder, chercher et lire fonctionne sans JavaScript; les pages disent ce qui en a besoin.`,
    },
    {
      id: 'tested',
      heading: 'Comment nous le vérifions',
      text: `Chaque page est vérifiée automatiquement dans toutes les langues et dans chaque état possible, et les parcours de la boutique sont
        faits au clavier seul, avant qu’une modification soit mise en ligne.`,
    },
    {
      id: 'limits',
      heading: 'Où sont les limites',
      text: `- Les images des montures sont décrites par nom, couleur et vue, pas dans chaque détail. Mesures et matières sont en texte.
        - Les ordonnances téléversées s’affichent telles que vous les avez envoyées. Au lieu de téléverser, vous pouvez entrer les valeurs
          ou nous laisser appeler votre optométriste.
        - Les pages d’autrui, comme celle du transporteur, ne dépendent pas de nous.`,
    },
    {
      id: 'help',
      heading: 'Dites-nous ce qui ne fonctionne pas',
      text: `Appelez le ${phone}, ou écrivez à l’adresse de la page [contact](${to.contact}). Dites de quelle page il s’agit et ce que vous vouliez
        faire. Nous commandons avec vous au téléphone, et nous corrigeons le problème.`,
    },
  ],
});

import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ to, phone, barrierReplyDays }) => ({
  updated: '2026-11-27',
  intro: `Qui achète des lunettes souvent ne voit pas encore bien. Cette boutique est donc faite pour tout le monde. Elle vise les Règles pour
    l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, et les suit pour l’essentiel. Ce que nous savons ne pas fonctionner
    est [indiqué plus bas](#limits).`,
  sections: [
    {
      id: 'what-works',
      heading: 'Ce sur quoi vous pouvez compter',
      text: `- **Clavier** : tout peut se faire au clavier, dans un ordre logique. Le focus est toujours visible, le premier lien de chaque page
          mène au contenu, et les dialogues se ferment avec Échap.
        - **Lecteurs d’écran** : titres, régions et étiquettes disent ce qu’est chaque chose. Ce qui change dans une page est annoncé.
        - **Texte agrandi** : à 400 % de zoom, ou à 320 pixels, tout tient en une colonne et rien n’est coupé.
        - **Contraste** : textes et commandes ressortent au moins autant que les règles le demandent; rien n’est dit par la couleur seule.
        - **Cibles** : les boutons et les liens isolés ont au moins 44 pixels de haut.
        - **Moins d’animation** : si votre système le demande, rien ne bouge.
        - **Temps** : rien de ce que vous entrez n’expire pendant que vous travaillez. Un formulaire qui échoue conserve ce que vous avez
          entré. Seule la connexion à l’assurance prend fin, comme [indiqué plus bas](#limits).
        - **Sans scripts** : regarder, chercher et lire fonctionne sans JavaScript; les pages disent ce qui en a besoin.`,
    },
    {
      id: 'tested',
      heading: 'Comment nous le vérifions',
      text: `Avant qu’une modification soit mise en ligne, ses pages et leurs états sont vérifiés automatiquement, et les parcours de la
        boutique sont faits au clavier seul dans un navigateur. Ce que dirait un lecteur d’écran pendant ces parcours est noté dans chaque
        langue, puis lu. Ni de vrais lecteurs d’écran ni des personnes handicapées n’ont encore essayé toute la
        boutique. Il peut donc y avoir des obstacles que nous ignorons : dites-le-nous.`,
    },
    {
      id: 'limits',
      heading: 'Ce que nous savons ne pas fonctionner',
      text: `- **Connexion à l’assurance** : elle prend fin après 30 minutes, et les prix changent alors. Deux minutes avant, un avis offre plus
          de temps, autant de fois que vous le voulez. Après la fin, vous entrez de nouveau vos renseignements.
        - **Caméra** : l’essayage et la mesure du visage à la caméra demandent de voir. À la place, [trois questions](${to.faceShape}) mènent
          aux mêmes montures, et vous pouvez entrer votre taille.
        - **Carte des magasins** : ce qui y est dessiné n’est pas lu à haute voix. La [liste à côté](${to.storeFinder}) contient les
          mêmes magasins.
        - **Filtres** : ils ressemblent à des cases à cocher, mais un lecteur d’écran les appelle des liens; ceux qui servent sont les
          liens actuels.
        - **Images de montures** : leur texte dit le nom, la couleur, la forme et la vue, pas chaque détail. Mesures et matières sont en texte.
        - **Ordonnances téléversées** : elles s’affichent telles que vous les avez envoyées, et une image n’a pas de texte. Au lieu de
          téléverser, vous pouvez entrer les valeurs ou nous laisser appeler votre optométriste.
        - **Les pages d’autrui**, comme celle du transporteur, ne dépendent pas de nous.`,
    },
    {
      id: 'help',
      heading: 'Dites-nous ce qui ne fonctionne pas',
      text: `Appelez le ${phone}, directement ou par le service de relais (711), ou écrivez à l’adresse de la page
        [contact](${to.contact}), où sont aussi les heures. Dites de quelle page il s’agit, ce que vous vouliez faire, et avec quoi :
        navigateur, lecteur d’écran, loupe, clavier ou voix.

        - Au téléphone, nous vous aidons tout de suite et, si vous le voulez, commandons avec vous au prix de la page.
        - Dans les ${barrierReplyDays} jours ouvrables qui suivent votre message, vous saurez ce que nous avons trouvé et quand ce sera corrigé.
        - S’il vous faut un document de cette boutique sous une autre forme, comme en gros caractères, demandez-le de la même façon.`,
    },
  ],
});

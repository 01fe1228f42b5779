/** Typical queries in French; see QUERIES_IN_ENGLISH. */
export const QUERIES_IN_FRENCH = `
ronde: round
rondes: round
rond: round
lunettes rondes: eyeglasses round
lunettes rondes noires: eyeglasses round black
lunettes noires rondes: eyeglasses round black
lunettes de soleil rondes: sunglasses round
montures rondes: eyeglasses round
lunettes de vue rondes: eyeglasses round
noire: black
noir: black
noires: black
noirs: black
lunettes noires: eyeglasses black
lunettes de soleil noires: sunglasses black
lunettes noires de soleil: sunglasses black
monture noire: black
monture noire homme: black men
noir mat: black
carrée: square
carrées: square
lunettes carrées: eyeglasses square
lunettes carrées noires: eyeglasses square black
lunettes de soleil carrées: sunglasses square
rectangulaires: rectangle
lunettes rectangulaires homme: eyeglasses rectangle men
montures rectangulaires: rectangle
ovale: oval
lunettes ovales: eyeglasses oval
lunettes ovales dorées: eyeglasses oval gold
oeil de chat: cat-eye
œil-de-chat: cat-eye
lunettes oeil de chat: eyeglasses cat-eye
lunettes yeux de chat: eyeglasses cat-eye
lunettes de soleil oeil de chat: sunglasses cat-eye
lunettes cat eye: eyeglasses cat-eye
lunettes oeil de chat noires femme: eyeglasses cat-eye black women
aviateur: aviator
aviateurs: aviator
lunettes aviateur: eyeglasses aviator
lunettes d'aviateur: eyeglasses aviator
lunettes de soleil aviateur: sunglasses aviator
lunettes de soleil aviateur pour homme: sunglasses aviator men/unisex
lunettes pilote: aviator
lunettes de pilote: aviator
aviateur doré: aviator gold
géométriques: geometric
lunettes hexagonales: eyeglasses geometric
lunettes géométriques: eyeglasses geometric
papillon: butterfly
lunettes papillon: butterfly
lunettes de soleil papillon: sunglasses butterfly
lunettes de sport: wrap
lunettes de soleil sport: sunglasses wrap
lunettes enveloppantes: wrap
panto: panthos
lunettes panto: eyeglasses panthos
écaille: tortoise
écaille de tortue: tortoise
lunettes écaille: eyeglasses tortoise
lunettes écaille de tortue: eyeglasses tortoise
lunettes de soleil écaille: sunglasses tortoise
lunettes en écaille: eyeglasses tortoise
ecaille: tortoise
havane: tortoise
transparentes: clear
lunettes transparentes: eyeglasses clear
monture transparente: clear
monture cristal: clear
bleues: blue
lunettes bleues: eyeglasses blue
bleu marine: blue
lunettes bleu marine: eyeglasses blue
lunettes rouges: eyeglasses red
lunettes bordeaux: eyeglasses red
lunettes roses: eyeglasses pink
lunettes rose femme: eyeglasses pink women
lunettes violettes: eyeglasses purple
lunettes mauves: eyeglasses purple
lunettes vertes: eyeglasses green
lunettes vert olive: eyeglasses green
lunettes brunes: eyeglasses brown
lunettes marron: eyeglasses brown
lunettes grises: eyeglasses grey
lunettes dorées: eyeglasses gold
lunettes or: eyeglasses gold
or rose: gold
lunettes argentées: eyeglasses silver
lunettes blanches: eyeglasses white
lunettes de soleil blanches: sunglasses white
lunettes jaunes: eyeglasses yellow
grandes lunettes: eyeglasses L/XL
grandes lunettes noires: eyeglasses black L/XL
grandes lunettes de soleil: sunglasses L/XL
lunettes larges: eyeglasses L/XL
lunettes très grandes: eyeglasses XL
lunettes surdimensionnées: eyeglasses XL/L
lunettes oversize: eyeglasses XL/L
petites lunettes: eyeglasses S/XS
petites lunettes rondes: eyeglasses round S/XS
lunettes étroites: eyeglasses S/XS
lunettes moyennes: eyeglasses M
lunettes pour visage rond: eyeglasses rectangle/square/browline
lunettes visage rond: eyeglasses rectangle/square/browline
lunettes pour visage rond femme: eyeglasses rectangle/square/browline women
lunettes de soleil pour visage rond: sunglasses rectangle/square/browline
lunettes pour visage ovale: eyeglasses square/rectangle/round/aviator/cat-eye/browline/panthos/geometric
lunettes pour visage carré: eyeglasses oval/round/aviator
lunettes pour visage long: eyeglasses square/browline
lunettes pour visage en cœur: eyeglasses aviator/rectangle
lunettes pour petit visage: eyeglasses S/XS
lunettes pour visage large: eyeglasses L/XL
lunettes pour grosse tête: eyeglasses L/XL
pont bas: low
lunettes: eyeglasses
montures: eyeglasses
lunettes de vue: eyeglasses
lunettes de soleil: sunglasses
lunette soleil: sunglasses
solaires: sunglasses
lunettes solaires: sunglasses
lunettes de soleil femme: sunglasses women
lunettes de soleil pour femmes: sunglasses women
lunettes de soleil homme: sunglasses men
lunettes de soleil enfant: sunglasses kids
lunettes de soleil sur ordonnance: sunglasses rx
lunettes de soleil avec prescription: sunglasses rx
lunettes de prescription: eyeglasses rx
lunettes sur ordonnance: eyeglasses rx
lunettes de soleil à la vue: sunglasses rx
lunettes de soleil polarisées: sunglasses polarized
lunettes polarisées: polarized
verres polarisés: polarized
lunettes de soleil polarisées homme: sunglasses polarized men/unisex
lunettes miroir: mirrored
lunettes de soleil miroir: sunglasses mirrored
verres dégradés: gradient
lunettes pour homme: eyeglasses men
lunettes homme: eyeglasses men
lunettes pour femme: eyeglasses women
lunettes femme: eyeglasses women
lunettes pour dames: eyeglasses women
lunettes pour enfants: eyeglasses kids
lunettes enfant: eyeglasses kids
lunettes pour garçon: eyeglasses kids
lunettes fille: eyeglasses kids
lunettes ado: eyeglasses kids
lunettes de lecture: eyeglasses
lunettes lumière bleue: eyeglasses
lunettes anti-lumière bleue: eyeglasses
lunettes d'ordinateur: eyeglasses
lunettes progressives: eyeglasses progressive-ready
foyers progressifs: progressive-ready/multifocal
lunettes sans monture: eyeglasses rimless
sans cerclage: rimless
demi-cerclée: semi
lunettes en métal: eyeglasses metal
lunettes métalliques: eyeglasses metal
lunettes titane: eyeglasses titanium
lunettes en plastique: eyeglasses acetate/propionate/nylon/bio-based
lunettes légères: eyeglasses lightweight
monture légère en titane: lightweight titanium
lentilles: contact-lenses
verres de contact: contact-lenses
lentilles cornéennes: contact-lenses
lentilles de contact: contact-lenses
lentilles journalières: contact-lenses daily
verres de contact journaliers: contact-lenses daily
lentilles mensuelles: contact-lenses monthly
lentilles pour astigmatisme: contact-lenses toric
lentilles toriques: contact-lenses toric
lentilles de couleur: contact-lenses colour
verres de contact colorés: contact-lenses colour
lentilles multifocales: contact-lenses multifocal
lentilles jetables: contact-lenses daily
lunetes: eyeglasses
lunettes de soliel: sunglasses
avaiteur: aviator
lunettes ronde noir: eyeglasses round black
lunettes carés: eyeglasses square
ecailel: tortoise
lunettes polarissées: polarized
lunettes retangulaires: eyeglasses rectangle
je cherche des lunettes rondes: eyeglasses round
lunettes pas chères pour femme: eyeglasses women
belles lunettes noires: eyeglasses black
lunettes tendance homme: eyeglasses men
round glasses: eyeglasses round
black sunglasses: sunglasses black
hollis: =Hollis
pellerin douze: Pellerin Douze
lecture: eyeglasses
presbytie: eyeglasses
lunettes de presbyte: eyeglasses
lire: eyeglasses
lunettes de conduite: polarized
lunettes pour conduire la nuit: eyeglasses
lunettes de pêche: polarized
lunettes orange: yellow/red/brown
lunettes harry potter: round
lunettes sans cadre: rimless
lunettes sans correction: eyeglasses
lunettes antireflet: eyeglasses
lunettes pour l'ordi: eyeglasses
nouveautés: eyeglasses/sunglasses/contact-lenses
sans ordonnance: eyeglasses/sunglasses
acuvue: contact-lenses
ray ban: sunglasses
clip solaire: sunglasses
lunettes rondes à moins de 150 $: round
`;

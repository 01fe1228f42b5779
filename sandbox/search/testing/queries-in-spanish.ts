/** Typical queries in Spanish; see QUERIES_IN_ENGLISH. */
export const QUERIES_IN_SPANISH = `
redondo: round
redonda: round
redondos: round
redondas: round
anteojos redondos: eyeglasses round
gafas redondas: eyeglasses round
lentes redondos: eyeglasses round
lentes de sol redondos: sunglasses round
gafas de sol redondas: sunglasses round
lentes redondos de sol: sunglasses round
redondo negro: round black
lentes negros redondos: eyeglasses round black
monturas redondas negras: round black
negro: black
negra: black
negros: black
negras: black
gafas negras: eyeglasses black
lentes negros: eyeglasses black
anteojos de sol negros: sunglasses black
gafas negras de sol: sunglasses black
armazón negro: black
armazones negros: black
cuadrados: square
lentes cuadrados: eyeglasses square
gafas cuadradas de mujer: eyeglasses square women
gafas de sol cuadradas: sunglasses square
rectangulares: rectangle
lentes rectangulares para hombre: eyeglasses rectangle men
ovalados: oval
gafas ovaladas: eyeglasses oval
lentes ovalados: eyeglasses oval
ojo de gato: cat-eye
lentes ojo de gato: eyeglasses cat-eye
gafas de ojo de gato: eyeglasses cat-eye
lentes de gato: eyeglasses cat-eye
cat eye: cat-eye
gafas de sol ojo de gato negras: sunglasses cat-eye black
aviador: aviator
aviadores: aviator
lentes de aviador: eyeglasses aviator
gafas de sol aviador: sunglasses aviator
lentes de sol aviador para hombre: sunglasses aviator men/unisex
lentes de piloto: aviator
lentes tipo aviador: eyeglasses aviator
lentes dorados aviador: aviator gold
geométricos: geometric
lentes hexagonales: eyeglasses geometric
gafas hexagonales: eyeglasses geometric
mariposa: butterfly
lentes de sol mariposa: sunglasses butterfly
lentes deportivos: wrap
gafas de sol deportivas: sunglasses wrap
gafas envolventes: wrap
carey: tortoise
lentes de carey: eyeglasses tortoise
gafas de sol carey: sunglasses tortoise
lentes color carey: eyeglasses tortoise
havana: tortoise
lentes tortuga: eyeglasses tortoise
lentes transparentes: eyeglasses clear
gafas transparentes: eyeglasses clear
monturas transparentes: clear
cristal: clear
lentes azules: eyeglasses blue
gafas azules: eyeglasses blue
azul marino: blue
lentes azul marino: eyeglasses blue
lentes rojos: eyeglasses red
gafas rojas para mujer: eyeglasses red women
lentes color vino: eyeglasses red
lentes rosas: eyeglasses pink
gafas rosadas: eyeglasses pink
lentes morados: eyeglasses purple
gafas verdes: eyeglasses green
lentes verde oliva: eyeglasses green
lentes cafés: eyeglasses brown
gafas marrones: eyeglasses brown
lentes grises: eyeglasses grey
lentes dorados: eyeglasses gold
gafas doradas: eyeglasses gold
oro rosa: gold
lentes plateados: eyeglasses silver
lentes blancos: eyeglasses white
gafas de sol blancas: sunglasses white
lentes amarillos: eyeglasses yellow
negro mate: black
lentes grandes: eyeglasses L/XL
lentes grandes negros: eyeglasses black L/XL
gafas de sol grandes: sunglasses L/XL
gafas grandes de mujer: eyeglasses L/XL women
lentes muy grandes: eyeglasses XL
lentes oversize: eyeglasses XL/L
lentes pequeños: eyeglasses S/XS
gafas pequeñas: eyeglasses S/XS
lentes chicos: eyeglasses S/XS
lentes angostos: eyeglasses S/XS
lentes anchos: eyeglasses L/XL
lentes medianos: eyeglasses M
lentes para cara redonda: eyeglasses rectangle/square/browline
gafas para cara redonda: eyeglasses rectangle/square/browline
lentes para rostro redondo: eyeglasses rectangle/square/browline
lentes para cara redonda mujer: eyeglasses rectangle/square/browline women
lentes de sol para cara redonda: sunglasses rectangle/square/browline
lentes para cara cuadrada: eyeglasses oval/round/aviator
lentes para rostro ovalado: eyeglasses square/rectangle/round/aviator/cat-eye/browline/panthos/geometric
lentes para cara alargada: eyeglasses square/browline
lentes para cara de corazón: eyeglasses aviator/rectangle
lentes para cara pequeña: eyeglasses S/XS
lentes para cara grande: eyeglasses L/XL
lentes para cabeza grande: eyeglasses L/XL
puente bajo: low
anteojos: eyeglasses
gafas: eyeglasses
lentes: eyeglasses
espejuelos: eyeglasses
monturas: eyeglasses
anteojos de sol: sunglasses
gafas de sol: sunglasses
lentes de sol: sunglasses
lentes oscuros: sunglasses
gafas de sol para mujer: sunglasses women
gafas de sol de mujer: sunglasses women
lentes de sol hombre: sunglasses men
gafas de sol niños: sunglasses kids
gafas de sol graduadas: sunglasses rx
lentes de sol con aumento: sunglasses rx
lentes de sol con graduación: sunglasses rx
lentes de sol con receta: sunglasses rx
lentes graduados: eyeglasses rx
lentes con aumento: eyeglasses rx
gafas de sol polarizadas: sunglasses polarized
lentes polarizados: polarized
lentes de sol polarizados para hombre: sunglasses polarized men/unisex
gafas de espejo: mirrored
lentes espejados: mirrored
lentes para mujer: eyeglasses women
lentes de mujer: eyeglasses women
gafas mujer: eyeglasses women
lentes para dama: eyeglasses women
lentes femeninos: eyeglasses women
lentes para hombre: eyeglasses men
lentes de caballero: eyeglasses men
gafas de hombre: eyeglasses men
lentes para niños: eyeglasses kids
lentes para niña: eyeglasses kids
gafas infantiles: eyeglasses kids
lentes de lectura: eyeglasses
gafas para leer: eyeglasses
lentes para computadora: eyeglasses
lentes de luz azul: eyeglasses
lentes progresivos: progressive-ready/multifocal
bifocales: progressive-ready/multifocal
lentes sin aro: eyeglasses rimless
gafas sin montura: eyeglasses rimless
lentes al aire: eyeglasses rimless
medio aro: semi
lentes de metal: eyeglasses metal
lentes metálicos: eyeglasses metal
lentes de titanio: eyeglasses titanium
lentes de plástico: eyeglasses acetate/propionate/nylon/bio-based
lentes de pasta negros: eyeglasses black acetate/propionate/nylon/bio-based
lentes ligeros: eyeglasses lightweight
gafas livianas: eyeglasses lightweight
lentes de contacto: contact-lenses
lentillas: contact-lenses
pupilentes: contact-lenses
lentes de contacto diarios: contact-lenses daily
lentillas diarias: contact-lenses daily
lentes de contacto mensuales: contact-lenses monthly
lentes de contacto para astigmatismo: contact-lenses toric
lentes de contacto de color: contact-lenses colour
pupilentes de colores: contact-lenses colour
lentillas multifocales: contact-lenses multifocal
lentillas desechables: contact-lenses daily
rendondos: round
redndos: round
anteogos: eyeglasses
gafas de sol abiador: sunglasses aviator
lentes cuadradros: eyeglasses square
lentes trasparentes: eyeglasses clear
lentes polarisados: polarized
lentes negor: eyeglasses black
quiero lentes redondos: eyeglasses round
busco gafas baratas para mujer: eyeglasses women
los mejores lentes para hombre: eyeglasses men
lentes bonitos para mujer: eyeglasses women
aviator sunglasses: sunglasses aviator
black glasses: eyeglasses black
hollis: =Hollis
juniper vale: Juniper Vale
lentes diarios: contact-lenses daily
lentes mensuales: contact-lenses monthly
lentes desechables: contact-lenses daily
presbicia: eyeglasses
para leer: eyeglasses
lectura: eyeglasses
lentes para manejar: polarized
lentes para manejar de noche: eyeglasses
gafas para pescar: polarized
gafas naranjas: yellow/red/brown
lentes nerd: eyeglasses
lentes sin aumento: eyeglasses
lentes tóricos: toric
lentes antirreflejo: eyeglasses
lentes de descanso: eyeglasses
novedades: eyeglasses/sunglasses/contact-lenses
sin graduación: eyeglasses/sunglasses
acuvue: contact-lenses
ray ban: sunglasses
clips magnéticos: sunglasses
lentes redondos menos de 150: round
`;

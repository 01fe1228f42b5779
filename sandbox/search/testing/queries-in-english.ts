/** Typical queries in English with the expected first results: facet codes, any of those joined by "/". */
export const QUERIES_IN_ENGLISH = `
round glasses: eyeglasses round
round frames: eyeglasses round
round sunglasses: sunglasses round
round black glasses: eyeglasses round black
black round glasses: eyeglasses round black
glasses round black: eyeglasses round black
square glasses: eyeglasses square
square black frames: square black
big square sunglasses: sunglasses square L/XL
rectangle glasses: eyeglasses rectangle
rectangular frames for men: rectangle men
oval glasses: eyeglasses oval
oval metal glasses: eyeglasses oval metal
cat eye glasses: eyeglasses cat-eye
cat-eye: cat-eye
cateye sunglasses: sunglasses cat-eye
cat eyes: cat-eye
cat's eye glasses: eyeglasses cat-eye
black cat eye glasses for women: eyeglasses cat-eye black women
aviator: aviator
aviators: aviator
aviator sunglasses: sunglasses aviator
gold aviators: aviator gold
pilot glasses: =Pilot/aviator
aviator glasses for men: eyeglasses aviator men
teardrop sunglasses: sunglasses aviator
browline glasses: eyeglasses browline
clubmaster: browline
panto glasses: eyeglasses panthos
geometric frames: geometric
hexagon glasses: eyeglasses geometric
hexagonal sunglasses: sunglasses geometric
butterfly sunglasses: sunglasses butterfly
wrap around sunglasses: sunglasses wrap
wraparound sunglasses: sunglasses wrap
sport sunglasses: sunglasses wrap
sports sunglasses for men: sunglasses wrap men/unisex
wayfarer: square
wayfarer sunglasses: sunglasses square
tortoiseshell: tortoise
tortoise shell: tortoise
tortoise shell glasses: eyeglasses tortoise
tortoiseshell sunglasses: sunglasses tortoise
tortoise glasses women: eyeglasses tortoise women
dark tortoise: tortoise
havana: tortoise
havana sunglasses: sunglasses tortoise
turtle shell glasses: eyeglasses tortoise
leopard glasses: eyeglasses tortoise
tortise: tortoise
tortiose glasses: eyeglasses tortoise
tortoishell: tortoise
clear glasses: eyeglasses clear
clear frames: clear
clear frame glasses: eyeglasses clear
transparent glasses: eyeglasses clear
crystal frames: clear
translucent frames: clear
see through glasses: eyeglasses clear
black glasses: eyeglasses black
black frames: eyeglasses black
matte black: black
matte black sunglasses: sunglasses black
navy glasses: eyeglasses blue
navy blue frames: blue
blue glasses: eyeglasses blue
light blue frames: blue
green sunglasses: sunglasses green
olive green glasses: eyeglasses green
red glasses: eyeglasses red
burgundy frames: red
pink glasses for women: eyeglasses pink women
purple frames: purple
white sunglasses: sunglasses white
gold glasses: eyeglasses gold
rose gold glasses: eyeglasses gold
silver frames: silver
gray glasses: eyeglasses grey
grey frames: grey
brown glasses men: eyeglasses brown men
beige glasses: eyeglasses brown
gunmetal: grey
large black frames: black L/XL
large glasses: eyeglasses L/XL
oversized sunglasses: sunglasses XL/L
oversized black sunglasses: sunglasses black XL/L
oversize glasses women: eyeglasses XL/L women/unisex
extra large glasses: eyeglasses XL
xl sunglasses: sunglasses XL
big glasses: eyeglasses L/XL
glasses for big heads: eyeglasses L/XL
glasses for a wide face: eyeglasses L/XL
wide frames for men: L/XL men
small glasses: eyeglasses S/XS
small frames for women: S/XS women
narrow glasses: eyeglasses S/XS
glasses for small faces: eyeglasses S/XS
petite sunglasses: sunglasses S/XS
medium frames: M
glasses for round face: eyeglasses rectangle/square/browline
glasses for round faces women: eyeglasses rectangle/square/browline women
sunglasses for round face: sunglasses rectangle/square/browline
best frames for oval face: square/rectangle/round/aviator/cat-eye/browline/panthos/geometric
glasses for square face: eyeglasses oval/round/aviator
heart shaped face glasses: eyeglasses aviator/rectangle
glasses for heart-shaped faces: eyeglasses aviator/rectangle
frames for diamond face shape: oval/cat-eye/browline
glasses for long face: eyeglasses square/browline
low bridge glasses: eyeglasses low
asian fit sunglasses: sunglasses low
sunglasses: sunglasses
sun glasses: sunglasses
sunnies: sunglasses
shades: sunglasses
prescription sunglasses: sunglasses rx
sunglasses with prescription: sunglasses rx
rx sunglasses: sunglasses rx
prescription glasses: eyeglasses rx
polarized sunglasses: sunglasses polarized
polarised sunglasses men: sunglasses polarized men/unisex
mirrored sunglasses: sunglasses mirrored
mirrored aviators: sunglasses aviator mirrored
gradient sunglasses: sunglasses gradient
specs: eyeglasses
spectacles: eyeglasses
eye glasses: eyeglasses
eyeglasses for women: eyeglasses women
women's glasses: eyeglasses women
womens glasses: eyeglasses women
ladies sunglasses: sunglasses women
mens glasses: eyeglasses men
men's sunglasses: sunglasses men
glasses for guys: eyeglasses men
kids glasses: eyeglasses kids
kids' sunglasses: sunglasses kids
glasses for kids: eyeglasses kids
glasses for girls: eyeglasses kids
boys glasses: eyeglasses kids
toddler sunglasses: sunglasses kids
unisex glasses: eyeglasses unisex
reading glasses: eyeglasses
readers: eyeglasses
blue light glasses: eyeglasses
computer glasses: eyeglasses
progressive glasses: eyeglasses progressive-ready
bifocals: progressive-ready/multifocal
rimless glasses: eyeglasses rimless
frameless glasses: eyeglasses rimless
half rim glasses: eyeglasses semi
semi rimless: semi
wire frame glasses: eyeglasses metal
metal frames: metal
titanium glasses: eyeglasses titanium
plastic frames: acetate/propionate/nylon/bio-based
black plastic glasses: eyeglasses black acetate/propionate/nylon/bio-based
lightweight glasses: eyeglasses lightweight
light titanium frames men: lightweight titanium men
contacts: contact-lenses
contact lenses: contact-lenses
daily contacts: contact-lenses daily
daily contact lenses: contact-lenses daily
dailies: contact-lenses daily
monthly contacts: contact-lenses monthly
contacts for astigmatism: contact-lenses toric
toric lenses: contact-lenses toric
colored contacts: contact-lenses colour
color contact lenses: contact-lenses colour
multifocal contacts: contact-lenses multifocal
disposable contacts: contact-lenses daily
aviater: aviator
avaitor sunglasses: sunglasses aviator
sunglases: sunglasses
sunglassess: sunglasses
eyeglases: eyeglasses
roud glasses: eyeglasses round
sqaure glasses: eyeglasses square
rectangluar glasses: eyeglasses rectangle
polorized sunglasses: sunglasses polarized
trasparent frames: clear
burgandy glasses: eyeglasses red
transparant: clear
i need black glasses: eyeglasses black
looking for cheap round glasses: eyeglasses round
cute pink cat eye glasses: eyeglasses pink cat-eye
stylish glasses for men: eyeglasses men
cool sunglasses: sunglasses
ray ban aviators: aviator
hollis: =Hollis
juniper vale: Juniper Vale
juniper vale sunglasses: sunglasses Juniper Vale
corvena: Corvenna
anteojos redondos: eyeglasses round
lunettes de soleil noires: sunglasses black
reading: eyeglasses
presbyopia: eyeglasses
reading specs: eyeglasses
driving glasses: polarized
golf sunglasses: sunglasses polarized
glasses for night driving: eyeglasses
fishing sunglasses: sunglasses polarized
orange sunglasses: sunglasses yellow/red/brown
orange glasses: yellow/red/brown eyeglasses
harry potter glasses: round eyeglasses
hipster glasses: eyeglasses
grandpa glasses: eyeglasses
fake glasses: eyeglasses
non prescription glasses: eyeglasses
sunglasses without prescription: sunglasses
plano glasses: eyeglasses
anti glare glasses: eyeglasses
glasses for high prescription: eyeglasses rx
clip on sunglasses: sunglasses
ski goggles: wrap
new arrivals: eyeglasses/sunglasses/contact-lenses
non prescription: eyeglasses/sunglasses
acuvue oasys: contact-lenses
accuvue: contact-lenses
acuvue oasys for astigmatism: contact-lenses toric
ray ban aviators: sunglasses aviator
oakley polarized sunglasses: sunglasses polarized
warby parker: eyeglasses
clip on: sunglasses
clip-ons: sunglasses
magnetic clip: sunglasses
round frames under $150: round
`;

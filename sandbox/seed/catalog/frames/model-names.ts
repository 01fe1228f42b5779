/** Model names by brand slug; each brand has a theme. A name is unique in the catalog. */
const names: Readonly<Record<string, string>> = {
  'marlowe-house':
    'Abbott Archer Bennett Blythe Calder Carver Coleman Dalton Easton Ellery Emory Everett Fletcher Garner Harlow Hollis Jarvis Keaton Landry Lowell Merritt Monroe Nolan Palmer Porter Quincy Reese Rhodes Sinclair Sutton Tatum Thatcher Tolliver Vaughn Walden Whitaker Winslow Alden Bridger',
  'juniper-vale':
    'Adele Beatrix Cecily Clara Daphne Eliza Eloise Fern Flora Greta Harriet Imogen Iris Ivy Josephine Kate Lillian Louisa Mabel Margot Matilda Nora Olive Ottilie Penelope Phoebe Poppy Rosalind Sylvie Tabitha Thea Una Violet Willa Winnie',
  'finch-and-tally':
    'Acorn Bumble Chipper Dabble Fidget Gosling Hopscotch Jellybean Ladybug Marble Nutmeg Otter Pebble Puddle Robin Skipper Tadpole Tumble Waggle Whistle Wren Ziggy Pogo',
  'little-orrin':
    'Comet Cosmo Dipper Galaxy Jupiter Luna Meteor Milky Nova Orbit Pixel Pluto Quasar Rocket Saturn Stardust Sprout Twinkle Nimbus Zephyr Apollo',
  'alder-and-quay':
    'Mooring Tiller Bosun Halyard Capstan Jetty Lanyard Cutter Ketch Sloop Pilot Beacon Anchorage Wharf Estuary Tidewell Spindrift Keel Transom Fathom Binnacle Foresail Topsail Lighter Causeway Breakwater Seawall Mizzen',
  kilnford:
    'Ashcombe Bexley Chilton Denham Elmsett Farnley Grantley Hadlow Ickford Jesmond Kelham Ludlow Lynton Marsden Norbury Orford Pembury Quenby Ripley Selby Tenby Thaxted Upton Wadhurst Wickham Yarwell',
  pagewright:
    'Almanac Anthology Ballad Canto Chapter Codex Colophon Epilogue Essay Fable Folio Foreword Gazette Glossary Ledger Manuscript Novella Octavo Parable Preface Quarto Sonnet Stanza Treatise Verse',
  brackwater:
    'Anvil Ballast Bolt Boxcar Chisel Drover Flint Forge Gantry Girder Granite Hatchet Ironside Jackpine Lumber Mason Outrider Piston Quarry Ranger Rivet Sawyer Smelter Tannery Timber Trestle',
  nordvane:
    'Aske Birk Dalen Eira Falke Gry Havn Ivar Jorun Kjeld Lund Maren Njal Odde Runa Signe Tove Ulrik Vidar Yrsa Solveig Stellan Torben Inge',
  'mizuhara-kobo':
    'Akari Aoi Fumi Hana Hikari Ichiyo Kaede Kasumi Kiri Kohaku Matsu Midori Minato Nagisa Natsu Omoi Ren Sakura Sumi Suzu Tsuki Ume Yoru Yuki',
  lichtweg:
    'Allee Bogen Donau Elbe Feder Gipfel Hafen Isar Kante Linie Neckar Oder Rhein Saale Spree Steg Ufer Weser Zweig Turm',
  'halloway-nine':
    'Baxter Bleecker Bowery Broome Canal Crosby Delancey Elgin Fulton Grand Hester Hudson Jay Kenmare Lafayette Lenox Madison Mercer Mott Nassau Orchard Pearl Pike Prince Reade Rivington Stanton Sullivan Thompson Varick Vesey Warren Waverly Wooster Worth',
  tessarine:
    'Adagio Aria Ballata Cadenza Cantata Capriccio Duetto Fantasia Fermata Intermezzo Larghetto Legato Libretto Madrigale Melodia Notturno Ottava Partitura Pavana Romanza Rondo Scherzo Serenata Sinfonia Sonata Soprano Staccato Toccata Vivace Barcarola',
  'isola-marchesa':
    'Amalfi Asolo Burano Capraia Como Elba Fiesole Gallura Giudecca Ischia Lerici Lipari Lucca Murano Noto Orta Panarea Pantelleria Portovenere Positano Procida Ravello Salina Siracusa Sorrento Stresa Taormina Torcello',
  'pellerin-douze':
    'Babylone Bagatelle Beaubourg Bellechasse Cambon Carnot Charlot Daguerre Duroc Favart Lamarck Mazarine Monge Oberkampf Odéon Passy Raspail Rivoli Saintonge Tournelle Trudaine Turenne Vaneau Varenne Vavin Verneuil',
  'sable-and-thorne':
    'Belladonna Briar Cinder Damask Ember Eventide Gloaming Grimoire Hemlock Inkwell Lament Masquerade Midnight Nightshade Nocturne Obsidian Onyx Phantom Raven Requiem Shadow Solstice Twilight Umbra Velvet Vesper',
  corvenna:
    'Apex Axiom Cipher Delta Facet Fractal Helix Lattice Monolith Nexus Obelisk Oblique Parallax Polygon Quadrant Radian Rhombus Sector Spectra Tangent Tessera Vector Vertex Zenith',
  voltigue:
    'Acrobate Arabesque Cabriole Cascade Chimère Éclair Écho Facétie Funambule Jongleur Labyrinthe Manège Mirage Mistral Ondine Orage Paradoxe Pirouette Saltimbanque Trapèze Vertige Virevolte Voltige Zigzag',
  'casa-belmira':
    'Alegría Azahar Bonita Brisa Candela Carmela Dalia Delfina Esperanza Estrella Fiesta Flamenca Granada Isidora Jacinta Lola Luz Marisol Mirador Naranja Paloma Quinta Rosario Salsa Triana Verbena Violeta Zaira',
  verdanta:
    'Bracken Clover Fennel Hazel Heather Hyssop Indigo Larch Laurel Lichen Linden Lovage Mallow Moss Myrtle Oleander Rowan Rue Sage Sedge Sorrel Tansy Thistle Willow Yarrow',
  solquara:
    'Atoll Bayside Cabana Driftline Ebbtide Flotsam Gulfstream Hightide Islet Kelp Lagoon Leeward Monsoon Northshore Offshore Pelican Riptide Sandbar Shoreline Surfbreak Swell Tradewind Undertow Whitecap Windward',
  fellgate:
    'Arete Bivouac Cairn Couloir Crag Crevasse Firn Glacier Ibex Karst Ledge Massif Moraine Outcrop Pitch Ridgeline Scree Serac Summit Switchback Talus Tarn Traverse Cornice',
  'palmera-drive':
    'Alvarado Balboa Cabrillo Encanto Fairfax Glendora Hermosa Malaga Mirasol Montecito Ojai Olvera Pomona Ramona Rincon Sepulveda Topanga Ventura Zuma Cordova',
  'cadence-alta':
    'Allegro Andante Brio Circuit Dash Encore Fleet Gallop Interval Jaunt Lilt Marathon Momentum Pace Pulse Quickstep Rally Relay Sprint Stride Swift Tempo Tandem',
};

/** The model names of a brand, in order. @throws RangeError for a brand without names. */
export function modelNamesOf(brandSlug: string): readonly string[] {
  const list = names[brandSlug];
  if (!list) throw new RangeError(`No model names for ${brandSlug}`);
  return list.split(' ');
}

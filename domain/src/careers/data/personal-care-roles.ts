/** Roles of hair and beauty, home, animals and funerals, in the format of `catalogue.ts`. */
export const personalCareRoles = `
hairdresser | 39-5012 | beauty | entry mid senior | vocational | 0 | hairdressing-qualification
en: Hairdresser; Hairstylist; Hair stylist; Stylist; Junior stylist; Cosmetologist; Hair colourist
es: Peluquero/a; Peluquero; Peluquera; Estilista; Oficial de peluquería; Colorista; Ayudante de peluquería
fr: Coiffeur/euse; Coiffeur; Coiffeuse; Coiffeur coloriste; Coiffeuse coloriste; Coiffeur mixte; Styliste coiffure
de: Friseur/in; Friseur; Friseurin; Friseuse; Frisör; Coiffeur; Coiffeuse; Hairstylist; Haarstylistin
en> Advises on cut and colour, washes, cuts, dyes and styles hair, and keeps regular clients coming back.
es> Aconseja sobre corte y color, lava, corta, tiñe y peina, y fideliza a la clientela del salón.
fr> Conseille sur la coupe et la couleur, lave, coupe, colore et coiffe, et fidélise la clientèle.
de> Berät zu Schnitt und Farbe, wäscht, schneidet, färbt und stylt Haare und pflegt den Kundenstamm.
skills: hairdressing, hair-coloring, customer-service, product-knowledge, upselling, cash-handling, creativity
up: salon-manager lead; salon-owner own
side: barber skills; beautician skills; vocational-teacher teach

barber | 39-5011 | beauty | entry mid senior | vocational | 0 | hairdressing-qualification
en: Barber; Men's hairdresser; Barber stylist; Master barber; Gents' hairdresser
es: Barbero/a; Barbero; Barbera; Peluquero de caballeros; Peluquera de caballeros; Barber
fr: Barbier/ère; Barbier; Barbière; Coiffeur homme; Coiffeuse homme; Coiffeur barbier
de: Barbier/in; Barbier; Barbierin; Herrenfriseur; Herrenfriseurin; Barber; Barbershop-Friseur
en> Cuts men's hair, trims and shapes beards, gives wet shaves and advises on care.
es> Corta el pelo a hombres, perfila y arregla barbas, afeita a navaja y aconseja sobre cuidados.
fr> Coupe les cheveux des hommes, taille et entretient les barbes, rase à l’ancienne et conseille des soins.
de> Schneidet Männern die Haare, trimmt und formt Bärte, rasiert nass und berät zur Pflege.
skills: hairdressing, shaving, customer-service, product-knowledge, cash-handling, upselling
up: salon-manager lead; salon-owner own
side: hairdresser skills; beautician sector

beautician | 39-5094 | beauty | entry mid senior | vocational | 0 | beauty-qualification
en: Beautician; Beauty therapist; Aesthetician; Esthetician; Skin care specialist; Cosmetician; Facialist
es: Esteticista; Técnico de estética; Técnica en estética; Cosmetóloga; Especialista en tratamientos faciales; Esteticien
fr: Esthéticien/ne; Esthéticien; Esthéticienne; Esthéticienne cosméticienne; Spa praticien; Spa praticienne; Technicienne esthétique
de: Kosmetiker/in; Kosmetiker; Kosmetikerin; Visagist; Visagistin; Fachkosmetikerin; Beautytherapeutin
en> Examines the skin, gives facials and body treatments, removes hair, applies make-up and recommends products.
es> Analiza la piel, realiza tratamientos faciales y corporales, depila, maquilla y recomienda productos para casa.
fr> Analyse la peau, réalise soins du visage et du corps, épilations et maquillages et conseille des produits.
de> Beurteilt die Haut, führt Gesichts- und Körperbehandlungen durch, entfernt Haare, schminkt und empfiehlt Produkte.
skills: cosmetics, waxing, customer-service, product-knowledge, nail-care, upselling
up: salon-manager lead; salon-owner own
side: massage-therapist skills; hairdresser sector; sales-assistant sector; vocational-teacher teach

nail-technician | 39-5092 | beauty | entry mid | vocational | 0 | -
en: Nail technician; Manicurist; Nail artist; Pedicurist; Nail designer; Nail tech
es: Manicurista; Técnico de uñas; Técnica de uñas; Manicura y pedicura; Pedicurista; Nail artist
fr: Prothésiste ongulaire; Manucure; Styliste ongulaire; Technicien ongulaire; Technicienne ongulaire; Onglière
de: Nageldesigner/in; Nageldesigner; Nageldesignerin; Naildesignerin; Maniküristin; Fußpflegerin; Fußpfleger
en> Shapes, cares for and decorates nails on hands and feet, builds them with gel or acrylic, and keeps tools sterile.
es> Lima, cuida y decora uñas de manos y pies, aplica gel o acrílico y esteriliza el instrumental.
fr> Soigne, façonne et décore les ongles des mains et des pieds, pose gel ou résine et stérilise son matériel.
de> Formt, pflegt und gestaltet Nägel an Händen und Füßen, modelliert mit Gel oder Acryl und hält alles steril.
skills: nail-care, customer-service, attention-to-detail, creativity, upselling, cash-handling
up: beautician master; salon-manager lead
side: hairdresser sector; sales-assistant regular

salon-manager | 39-1022 | beauty | senior lead | vocational | 4 | hairdressing-qualification
en: Salon manager; Hair salon manager; Beauty salon manager; Spa manager; Barbershop manager
es: Encargado/a de salón de peluquería; Encargado de peluquería; Encargada de peluquería; Gerente de salón de belleza; Responsable de spa; Director de salón; Directora de salón
fr: Responsable de salon; Manager de salon de coiffure; Responsable d'institut de beauté; Spa manager; Gérant de salon de coiffure; Gérante de salon de coiffure
de: Salonleiter/in; Salonleiter; Salonleiterin; Friseurmeister; Friseurmeisterin; Spa-Leiter; Spa Managerin; Studioleitung Kosmetik
en> Leads a hair or beauty salon: appointments, team, training, product sales, hygiene and the daily takings.
es> Dirige un salón de peluquería o belleza: citas, equipo, formación, venta de productos, higiene y caja diaria.
fr> Dirige un salon de coiffure ou un institut : rendez-vous, équipe, formation, ventes, hygiène et recettes.
de> Leitet einen Friseur- oder Kosmetiksalon: Termine, Team, Ausbildung, Produktverkauf, Hygiene und Tagesumsatz.
skills: hairdressing, leadership, rostering, customer-service, inventory, sales, training
up: salon-owner own
side: store-manager sector; vocational-teacher teach

salon-owner | 11-9179 | beauty | senior lead | vocational | 6 | hairdressing-qualification; master-craft-certificate
en: Salon owner; Hair salon owner; Beauty salon owner; Spa director; Self-employed hairdresser; Barbershop owner
es: Propietario/a de salón de belleza; Dueño de peluquería; Dueña de peluquería; Propietario de peluquería; Propietaria de peluquería; Director de spa
fr: Propriétaire de salon de coiffure; Coiffeur à son compte; Coiffeuse à son compte; Directeur de spa; Directrice de spa; Artisan coiffeur
de: Saloninhaber/in; Saloninhaber; Saloninhaberin; Inhaber Friseursalon; Inhaberin Kosmetikstudio; Selbstständiger Friseur; Spa-Direktorin
en> Owns and runs a hair or beauty business: premises, prices, staff, suppliers, marketing and the accounts.
es> Lleva su propio negocio de peluquería o estética: local, precios, personal, proveedores, publicidad y cuentas.
fr> Exploite son propre salon ou institut : local, tarifs, équipe, fournisseurs, communication et comptes.
de> Führt ein eigenes Friseur- oder Kosmetikgeschäft: Räume, Preise, Personal, Lieferanten, Werbung und Buchhaltung.
skills: leadership, budgeting, marketing, sales, bookkeeping, vendor-management, hairdressing
up: -
side: vocational-teacher teach; store-manager regular

nanny | 39-9011 | care | entry mid | school | 0 | -
en: Nanny; Au pair; Babysitter; Live-in nanny; Mother's help
es: Niñero/a; Niñera; Niñero; Canguro; Cuidadora de niños; Cuidador de niños; Au pair
fr: Garde d'enfants à domicile; Nounou; Garde à domicile; Baby-sitter; Auxiliaire parentale; Jeune au pair
de: Nanny; Kindermädchen; Kinderfrau; Babysitter; Babysitterin; Kinderbetreuerin im Privathaushalt; Au-pair
en> Looks after children in the family's home: meals, play, naps, school runs and first learning.
es> Cuida de los niños en casa de la familia: comidas, juegos, siestas, colegio y primeros aprendizajes.
fr> Garde les enfants au domicile de la famille : repas, jeux, siestes, trajets d’école et éveil.
de> Betreut Kinder im Haushalt der Familie: Mahlzeiten, Spiel, Mittagsschlaf, Schulweg und erste Förderung.
skills: childcare, first-aid, communication, empathy, cooking, driving, safeguarding
up: childcare-worker breadth; preschool-teacher degree; teaching-assistant breadth
side: home-care-aide sector; activity-leader skills

animal-caretaker | 39-2021 | care | entry mid | none | 0 | -
en: Animal care worker; Animal caretaker; Kennel worker; Pet groomer; Dog groomer; Zookeeper; Pet sitter
es: Cuidador/a de animales; Cuidador de animales; Cuidadora de animales; Peluquero canino; Peluquera canina; Cuidador de zoológico; Auxiliar de residencia canina
fr: Soigneur/euse animalier/ère; Soigneur animalier; Soigneuse animalière; Toiletteur; Toiletteuse canine; Agent animalier; Pet sitter
de: Tierpfleger/in; Tierpfleger; Tierpflegerin; Hundefriseur; Hundefriseurin; Zootierpfleger; Tierbetreuer; Tierheimmitarbeiter
en> Feeds, cleans, grooms and exercises animals in kennels, shelters, zoos or salons, and notices when one is unwell.
es> Alimenta, limpia, asea y pasea animales en residencias, refugios, zoos o peluquerías, y detecta si enferman.
fr> Nourrit, nettoie, toilette et promène des animaux en refuge, pension, zoo ou salon, et repère les malades.
de> Füttert, reinigt, pflegt und bewegt Tiere in Heim, Pension, Zoo oder Salon und merkt, wenn eines krank ist.
skills: animal-care, cleaning, customer-service, attention-to-detail, empathy
up: veterinary-nurse degree; veterinary-assistant master; business-owner own
side: livestock-worker skills; sales-assistant sector

funeral-attendant | 39-4021 | care | entry mid | school | 0 | driving-licence-b
en: Funeral attendant; Funeral assistant; Pallbearer; Funeral operative; Hearse driver
es: Auxiliar funerario/a; Auxiliar funerario; Auxiliar funeraria; Operario de funeraria; Conductor de coche fúnebre; Empleado de tanatorio
fr: Agent/e funéraire; Agent funéraire; Porteur funéraire; Porteur chauffeur funéraire; Assistant funéraire; Assistante funéraire
de: Bestattungshelfer/in; Bestattungshelfer; Bestattungshelferin; Sargträger; Bestattungsgehilfe; Bestattungsmitarbeiter
en> Collects and carries the deceased, prepares coffins, flowers and rooms, and helps with dignity on the day of the funeral.
es> Recoge y traslada a los fallecidos, prepara féretros, flores y salas y ayuda con respeto durante la ceremonia.
fr> Transporte les défunts, prépare cercueils, fleurs et salons et accompagne dignement le déroulement des obsèques.
de> Holt Verstorbene ab, bereitet Sarg, Blumen und Räume vor und hilft würdevoll am Tag der Trauerfeier.
skills: funeral-arranging, driving, empathy, manual-handling, customer-service
up: funeral-director licence
side: hospital-porter sector; caretaker regular

funeral-director | 39-4031 | care | mid senior lead | vocational | 2 | funeral-director-licence
en: Funeral director; Undertaker; Mortician; Funeral arranger; Funeral home manager
es: Director/a de funeraria; Director de funeraria; Directora de funeraria; Asesor funerario; Asesora funeraria; Agente funerario
fr: Conseiller/ère funéraire; Conseiller funéraire; Conseillère funéraire; Directeur de pompes funèbres; Directrice de pompes funèbres; Maître de cérémonie funéraire
de: Bestatter/in; Bestatter; Bestatterin; Bestattungsfachkraft; Bestattermeister; Bestattungsunternehmer; Bestattungsberaterin
en> Advises bereaved families, arranges burial or cremation and ceremony, handles the formalities and leads the funeral.
es> Asesora a las familias en duelo, organiza entierro o cremación y ceremonia, y se ocupa de los trámites.
fr> Conseille les familles en deuil, organise inhumation ou crémation et cérémonie, et règle les démarches.
de> Berät Hinterbliebene, organisiert Beisetzung und Trauerfeier, erledigt Formalitäten und begleitet den Abschied.
skills: funeral-arranging, empathy, communication, event-planning, customer-service, organization
up: business-owner own
side: event-planner skills; psychological-counsellor skills
`;

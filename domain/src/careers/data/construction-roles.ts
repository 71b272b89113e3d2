/** Roles of building sites and the building trades, in the format of `catalogue.ts`. */
export const constructionRoles = `
construction-labourer | 47-2061 | construction | entry mid | none | 0 | site-safety-card
en: Construction labourer; Construction laborer; Building labourer; General labourer; Site labourer; Construction worker; Groundworker
es: Peón/a de construcción; Peón de construcción; Peona de construcción; Peón de obra; Ayudante de albañil; Operario de construcción
fr: Manœuvre; Manœuvre du bâtiment; Aide-maçon; Ouvrier du bâtiment; Ouvrière du bâtiment; Manœuvre BTP; Ouvrier de chantier
de: Bauhelfer/in; Bauhelfer; Bauhelferin; Bauarbeiter; Bauarbeiterin; Baustellenhelfer; Hilfsarbeiter Bau; Handlanger Bau
en> Prepares and clears the site, carries material, digs, mixes, breaks up and helps the skilled trades.
es> Prepara y limpia la obra, acarrea material, excava, amasa, demuele y ayuda a los oficiales.
fr> Prépare et nettoie le chantier, porte les matériaux, creuse, gâche, démolit et aide les ouvriers qualifiés.
de> Bereitet die Baustelle vor, räumt auf, trägt Material, gräbt, mischt, bricht ab und hilft den Fachkräften.
skills: construction, manual-handling, power-tools, safety, concrete-work, teamwork
up: bricklayer master; excavator-operator licence; drywall-installer master; roofer master
side: warehouse-worker sector; gardener sector; road-worker skills

carpenter | 47-2031 | construction | entry mid senior | vocational | 0 | site-safety-card
en: Carpenter; Joiner; Site carpenter; Framing carpenter; Finish carpenter; Formwork carpenter; Shuttering carpenter
es: Carpintero/a de obra; Carpintero de obra; Carpintera de obra; Carpintero encofrador; Encofrador; Encofradora; Carpintero de armar
fr: Charpentier/ère; Charpentier; Charpentière; Charpentier bois; Menuisier poseur; Menuisière poseuse; Coffreur; Coffreur bancheur
de: Zimmerer/Zimmerin; Zimmerer; Zimmerin; Zimmermann; Zimmerergeselle; Bautischler; Einschaler; Holzbauer
en> Builds and fits roof frames, walls, stairs, doors and formwork in timber, measuring and cutting on site.
es> Construye y monta cubiertas, paredes, escaleras, puertas y encofrados de madera, midiendo y cortando en obra.
fr> Construit et pose charpentes, ossatures, escaliers, portes et coffrages en bois, en mesurant et taillant sur place.
de> Baut und montiert Dachstühle, Wände, Treppen, Türen und Schalungen aus Holz, misst und schneidet vor Ort.
skills: carpentry, blueprint-reading, formwork, power-tools, working-at-height, safety
up: construction-foreman lead; business-owner own
side: cabinetmaker regular; roofer skills; solar-installer growing; drywall-installer skills

bricklayer | 47-2021 | construction | entry mid senior | vocational | 0 | site-safety-card
en: Bricklayer; Mason; Brickmason; Blocklayer; Stonemason (building); Brickie
es: Albañil; Oficial de albañilería; Albañil oficial de primera; Albañila; Mampostero; Oficial albañil
fr: Maçon/ne; Maçon; Maçonne; Maçon traditionnel; Ouvrier maçon; Maçon coffreur; Maçon VRD
de: Maurer/in; Maurer; Maurerin; Maurergeselle; Maurergesellin; Hochbaufacharbeiter; Hochbaufacharbeiterin
en> Builds walls, pillars and chimneys from brick, block or stone, keeps them plumb and level, and repairs old masonry.
es> Levanta muros, pilares y chimeneas de ladrillo, bloque o piedra, a plomo y nivel, y repara fábricas antiguas.
fr> Monte murs, piliers et cheminées en brique, bloc ou pierre, d’aplomb et de niveau, et répare les maçonneries anciennes.
de> Mauert Wände, Pfeiler und Schornsteine aus Ziegel, Block oder Stein lot- und waagerecht und saniert altes Mauerwerk.
skills: masonry, blueprint-reading, concrete-work, scaffolding, power-tools, safety
up: construction-foreman lead; business-owner own
side: tiler skills; concrete-worker skills; building-inspector regular

concrete-worker | 47-2051 | construction | entry mid senior | none | 0 | site-safety-card
en: Concrete worker; Concrete finisher; Cement mason; Concrete placer; Formwork and concrete worker; Steel fixer
es: Hormigonero/a; Hormigonero; Operario de hormigón; Ferrallista; Encargado de hormigonado; Oficial de hormigón
fr: Ouvrier/ère du béton armé; Bétonneur; Applicateur de béton; Ferrailleur; Ouvrier béton armé; Finisseur béton
de: Beton- und Stahlbetonbauer/in; Betonbauer; Betonbauerin; Stahlbetonbauer; Stahlbetonbauerin; Betonierer; Eisenflechter
en> Sets reinforcement, pours, levels and finishes concrete for foundations, floors, walls and bridges.
es> Coloca la ferralla, vierte, nivela y acaba el hormigón de cimientos, suelos, muros y puentes.
fr> Pose les armatures, coule, nivelle et lisse le béton des fondations, dalles, murs et ponts.
de> Verlegt Bewehrung, gießt, verdichtet und glättet Beton für Fundamente, Decken, Wände und Brücken.
skills: concrete-work, formwork, blueprint-reading, power-tools, manual-handling, safety
up: construction-foreman lead; excavator-operator licence
side: bricklayer skills; road-worker sector

electricians-helper | 47-3013 | construction | entry | none | 0 | -
en: Electrician's mate; Electrician's helper; Apprentice electrician; Electrical helper; Electrical apprentice
es: Ayudante de electricista; Aprendiz de electricista; Peón electricista; Auxiliar de electricista; Electricista en prácticas
fr: Aide-électricien/ne; Aide-électricien; Aide-électricienne; Apprenti électricien; Apprentie électricienne; Aide monteur électricien
de: Elektrohelfer/in; Elektrohelfer; Elektrohelferin; Auszubildender Elektroniker; Auszubildende Elektronikerin; Elektrikerlehrling; Elektrikerhelfer
en> Helps electricians on site: pulls cables, cuts channels, drills, carries tools and learns the trade step by step.
es> Ayuda a los electricistas en la obra: tira cables, hace rozas, taladra, lleva herramientas y aprende el oficio.
fr> Aide les électriciens sur le chantier : tire les câbles, saigne, perce, porte l’outillage et apprend le métier.
de> Hilft auf der Baustelle: zieht Kabel, stemmt Schlitze, bohrt, trägt Werkzeug und lernt den Beruf Schritt für Schritt.
skills: cable-installation, power-tools, electrical-installation, safety, manual-handling
up: electrician licence
side: solar-installer growing

electrician | 47-2111 | construction | entry mid senior | vocational | 0 | electrician-licence
en: Electrician; Journeyman electrician; Installation electrician; Domestic electrician; Wireman; Commercial electrician
es: Electricista; Oficial electricista; Instalador electricista; Instaladora electricista; Electricista de obra; Técnico electricista
fr: Électricien/ne; Électricien; Électricienne; Électricien du bâtiment; Électricienne du bâtiment; Monteur électricien; Électricien d'équipement
de: Elektroniker/in für Energie- und Gebäudetechnik; Elektroniker; Elektronikerin; Elektriker; Elektrikerin; Elektroinstallateur; Elektroinstallateurin; Elektromonteur
en> Installs, tests and repairs wiring, panels, lighting and sockets in homes, shops and industrial buildings, to the rules.
es> Instala, comprueba y repara cableado, cuadros, iluminación y enchufes en viviendas, comercios y naves, según la norma.
fr> Installe, contrôle et répare câblages, tableaux, éclairages et prises dans logements, commerces et bâtiments industriels.
de> Installiert, prüft und repariert Leitungen, Verteiler, Licht und Steckdosen in Wohn-, Geschäfts- und Industriebauten.
skills: electrical-installation, electrical-testing, blueprint-reading, repair, power-tools, safety, cable-installation
up: master-electrician licence; construction-foreman lead; industrial-electrician master; lift-technician master
side: security-systems-installer skills; solar-installer growing; hvac-technician skills; vocational-teacher teach

master-electrician | 47-1011 | construction | senior lead | vocational | 5 | electrician-licence; master-craft-certificate
en: Master electrician; Electrical supervisor; Electrical foreman; Electrical contractor; Electrical site supervisor; Qualified supervisor (electrical)
es: Maestro/a electricista; Maestro electricista; Encargado electricista; Encargada electricista; Jefe de equipo electricista; Responsable técnico de electricidad
fr: Chef/fe d'équipe électricien/ne; Chef d'équipe électricité; Maître électricien; Artisan électricien; Chef de chantier électricité; Conducteur de travaux électricité
de: Elektromeister/in; Elektromeister; Elektromeisterin; Elektrotechnikermeister; Obermonteur Elektro; Bauleiter Elektro; Verantwortliche Elektrofachkraft
en> Leads electrical jobs: plans, prices, signs off installations, trains apprentices and answers for safety and rules.
es> Dirige trabajos eléctricos: planifica, presupuesta, certifica instalaciones, forma aprendices y responde de la seguridad.
fr> Dirige les travaux électriques : prépare, chiffre, réceptionne les installations, forme les apprentis et répond de la sécurité.
de> Leitet Elektroarbeiten: plant, kalkuliert, nimmt Anlagen ab, bildet aus und verantwortet Sicherheit und Normen.
skills: electrical-installation, electrical-testing, leadership, quotations, blueprint-reading, building-regulations, training
up: site-manager manage; business-owner own
side: maintenance-supervisor sector; building-inspector regular; vocational-teacher teach

plumber | 47-2152 | construction | entry mid senior | vocational | 0 | plumbing-licence
en: Plumber; Pipefitter; Gas fitter; Heating engineer; Steamfitter; Plumbing and heating engineer; Pipe fitter
es: Fontanero/a; Fontanero; Fontanera; Plomero; Plomera; Instalador de gas; Calefactor; Tubero; Gasfíter
fr: Plombier/ère chauffagiste; Plombier; Plombière; Plombier chauffagiste; Chauffagiste; Installateur sanitaire; Tuyauteur; Tuyauteuse
de: Anlagenmechaniker/in SHK; Anlagenmechaniker SHK; Anlagenmechanikerin SHK; Klempner; Klempnerin; Installateur; Gas- und Wasserinstallateur; Heizungsbauer; Sanitärinstallateur
en> Installs and repairs pipes, bathrooms, heating and gas appliances, finds leaks and makes systems tight and safe.
es> Instala y repara tuberías, baños, calefacción y gas, localiza fugas y deja las instalaciones estancas y seguras.
fr> Installe et répare tuyauteries, sanitaires, chauffage et gaz, cherche les fuites et rend les réseaux étanches et sûrs.
de> Installiert und repariert Rohre, Bäder, Heizungen und Gasgeräte, findet Lecks und macht Anlagen dicht und sicher.
skills: plumbing, hvac, repair, blueprint-reading, soldering, power-tools, customer-service
up: master-plumber licence; maintenance-supervisor lead; business-owner own
side: hvac-technician growing; water-treatment-operator regular; maintenance-worker regular

master-plumber | 47-1011 | construction | senior lead | vocational | 5 | plumbing-licence; master-craft-certificate
en: Master plumber; Plumbing supervisor; Plumbing foreman; Plumbing contractor; Heating supervisor; Pipefitting foreman
es: Maestro/a fontanero/a; Maestro fontanero; Maestra fontanera; Encargado de fontanería; Encargada de fontanería; Jefe de equipo de fontanería; Encargado de calefacción
fr: Chef/fe d'équipe plomberie; Chef d'équipe plomberie; Cheffe d'équipe plomberie; Artisan plombier; Artisan chauffagiste; Chef de chantier plomberie; Responsable technique chauffage
de: Installateur- und Heizungsbauermeister/in; Installateurmeister; Installateurmeisterin; Heizungsbaumeister; Meister SHK; Obermonteur SHK; Klempnermeister; Bauleiter SHK
en> Leads plumbing and heating jobs: plans, prices, signs off systems, trains apprentices and answers for safety and rules.
es> Dirige trabajos de fontanería y calefacción: planifica, presupuesta, certifica instalaciones, forma aprendices y responde de la seguridad.
fr> Dirige les chantiers de plomberie et de chauffage : prépare, chiffre, valide les installations, forme les apprentis et répond de la sécurité.
de> Leitet Sanitär- und Heizungsarbeiten: plant, kalkuliert, nimmt Anlagen ab, bildet aus und verantwortet Sicherheit und Normen.
skills: plumbing, hvac, leadership, quotations, blueprint-reading, building-regulations, training
up: site-manager manage; business-owner own
side: maintenance-supervisor sector; building-inspector regular; vocational-teacher teach

painter | 47-2141 | construction | entry mid senior | vocational | 0 | site-safety-card
en: Painter and decorator; House painter; Decorator; Industrial painter; Building painter; Painter (construction)
es: Pintor/a de obra; Pintor de obra; Pintora de obra; Pintor de brocha gorda; Pintor decorador; Pintor de edificios; Oficial pintor
fr: Peintre en bâtiment; Peintre décorateur; Peintre décoratrice; Peintre façadier; Peintre intérieur; Façadier peintre
de: Maler/in und Lackierer/in; Maler; Malerin; Maler und Lackierer; Malerin und Lackiererin; Anstreicher; Malergeselle; Fassadenmaler
en> Prepares walls, wood and metal, paints, papers and coats them inside and out, and protects what is around.
es> Prepara paredes, madera y metal, los pinta, empapela y protege por dentro y por fuera sin manchar lo demás.
fr> Prépare murs, bois et métaux, les peint, tapisse et protège dedans comme dehors, en préservant les abords.
de> Bereitet Wände, Holz und Metall vor, streicht, tapeziert und beschichtet innen wie außen und schützt das Umfeld.
skills: painting, plastering, attention-to-detail, scaffolding, working-at-height, customer-service
up: construction-foreman lead; business-owner own
side: body-repairer skills; maintenance-worker regular; tiler skills; drywall-installer skills

drywall-installer | 47-2081 | construction | entry mid senior | vocational | 0 | site-safety-card
en: Drywall installer; Dryliner; Plasterer; Ceiling fixer; Drywaller; Partition installer
es: Pladurista; Instalador de pladur; Instaladora de pladur; Yesero; Montador de tabiquería seca; Escayolista; Tablaroquero
fr: Plaquiste; Plâtrier plaquiste; Poseur de cloisons sèches; Plâtrier; Plâtrière; Jointeur; Plaquiste jointeur
de: Trockenbauer/in; Trockenbauer; Trockenbauerin; Trockenbaumonteur; Trockenbaumonteurin; Stuckateur; Stuckateurin; Gipser; Verputzer
en> Builds partitions, ceilings and linings from boards and frames, insulates, fills the joints and smooths the surface.
es> Monta tabiques, techos y trasdosados con placas y perfiles, aísla, sella juntas y deja lisa la superficie.
fr> Monte cloisons, plafonds et doublages en plaques sur ossature, isole, traite les joints et lisse les surfaces.
de> Stellt Wände, Decken und Verkleidungen aus Platten und Profilen her, dämmt, verspachtelt Fugen und glättet Flächen.
skills: drywall, plastering, blueprint-reading, power-tools, working-at-height, energy-efficiency
up: construction-foreman lead; business-owner own
side: painter skills; carpenter skills; tiler skills

tiler | 47-2044 | construction | entry mid senior | vocational | 0 | site-safety-card
en: Tiler; Floor layer; Tile setter; Floor and wall tiler; Flooring installer; Mosaic layer
es: Alicatador/a; Alicatador; Alicatadora; Solador; Soladora; Azulejista; Colocador de pavimentos
fr: Carreleur/euse; Carreleur; Carreleuse; Carreleur mosaïste; Poseur de carrelage; Solier moquettiste; Poseur de sols
de: Fliesenleger/in; Fliesenleger; Fliesenlegerin; Plattenleger; Mosaikleger; Bodenleger; Bodenlegerin; Parkettleger
en> Levels and seals surfaces, cuts and lays tiles, stone or flooring, and grouts them neatly to the last corner.
es> Nivela e impermeabiliza superficies, corta y coloca azulejos, piedra o pavimentos y remata las juntas con esmero.
fr> Prépare et étanchéifie les supports, coupe et pose carrelage, pierre ou revêtement, et soigne les joints.
de> Gleicht Untergründe aus und dichtet ab, schneidet und verlegt Fliesen, Stein oder Beläge und verfugt sauber.
skills: tiling, blueprint-reading, attention-to-detail, power-tools, customer-service, manual-handling
up: construction-foreman lead; business-owner own
side: drywall-installer skills; painter skills

roofer | 47-2181 | construction | entry mid senior | vocational | 0 | site-safety-card
en: Roofer; Roof tiler; Flat roofer; Roofing installer; Slater; Roofing technician
es: Techador/a; Techador; Operario de cubiertas; Montador de cubiertas; Impermeabilizador; Pizarrista; Tejador
fr: Couvreur/euse; Couvreur; Couvreuse; Couvreur zingueur; Couvreuse zingueuse; Étancheur; Zingueur
de: Dachdecker/in; Dachdecker; Dachdeckerin; Dachdeckergeselle; Bauspengler; Flachdachabdichter; Spengler
en> Strips, insulates, covers and seals pitched and flat roofs and fits gutters, windows and flashings.
es> Desmonta, aísla, cubre e impermeabiliza tejados y azoteas y coloca canalones, ventanas y remates.
fr> Dépose, isole, couvre et étanchéifie toits en pente et terrasses, et pose gouttières, fenêtres et solins.
de> Deckt, dämmt und dichtet Steil- und Flachdächer ab und montiert Rinnen, Dachfenster und Anschlüsse.
skills: roofing, working-at-height, power-tools, scaffolding, safety, manual-handling
up: construction-foreman lead; business-owner own
side: solar-installer growing; drywall-installer regular; carpenter skills

excavator-operator | 47-2073 | construction | entry mid senior | none | 1 | plant-operator-certificate
en: Excavator operator; Heavy equipment operator; Plant operator; Digger driver; Bulldozer operator; Operating engineer (construction); Loader operator
es: Operador/a de excavadora; Operador de excavadora; Operadora de excavadora; Maquinista de obra; Palista; Operador de maquinaria pesada; Retroexcavadorista
fr: Conducteur/trice d'engins de chantier; Conducteur d'engins; Conductrice d'engins; Pelleur; Conducteur de pelle; Conducteur d'engins TP; Pelliste
de: Baggerfahrer/in; Baggerfahrer; Baggerfahrerin; Baumaschinenführer; Baumaschinenführerin; Baugeräteführer; Radladerfahrer; Maschinist Tiefbau
en> Digs, moves, grades and loads earth with excavators, loaders and dozers, reading levels and minding people and pipes.
es> Excava, mueve, nivela y carga tierras con excavadoras y palas, leyendo cotas y cuidando de personas y conducciones.
fr> Creuse, déplace, nivelle et charge les terres à la pelle ou au bouteur, en respectant niveaux, réseaux et personnes.
de> Gräbt, bewegt, planiert und lädt Erde mit Bagger, Lader und Raupe und achtet auf Höhen, Leitungen und Menschen.
skills: excavation, machine-operation, safety, surveying, hydraulics, vehicle-inspection
up: crane-operator licence; construction-foreman lead
side: truck-driver skills; tractor-driver sector; road-worker skills

crane-operator | 53-7021 | construction | mid senior | vocational | 2 | crane-certificate
en: Crane operator; Tower crane operator; Mobile crane operator; Crane driver; Overhead crane operator
es: Gruista; Operador de grúa; Operadora de grúa; Operador de grúa torre; Gruista de grúa móvil; Operador de puente grúa
fr: Grutier/ère; Grutier; Grutière; Conducteur de grue; Conductrice de grue; Grutier à tour; Pontier; Pontière
de: Kranführer/in; Kranführer; Kranführerin; Turmdrehkranführer; Autokranfahrer; Mobilkranführer; Baukranführer
en> Lifts and places loads with a crane, plans each lift with the crew below and never exceeds the safe limits.
es> Eleva y coloca cargas con grúa, planifica cada maniobra con el equipo de tierra y respeta siempre los límites.
fr> Lève et pose des charges à la grue, prépare chaque levage avec l’équipe au sol et respecte les limites.
de> Hebt und versetzt Lasten mit dem Kran, spricht jeden Hub mit dem Team am Boden ab und hält Grenzlasten ein.
skills: crane-operation, safety, communication, working-at-height, vehicle-inspection, attention-to-detail
up: construction-foreman lead
side: excavator-operator skills; forklift-driver regular

road-worker | 47-4051 | construction | entry mid senior | none | 0 | site-safety-card
en: Road worker; Highway maintenance worker; Road builder; Asphalt worker; Paver; Street maintenance worker; Highways operative
es: Operario/a de carreteras; Operario de carreteras; Operaria de carreteras; Peón caminero; Asfaltador; Operario de conservación de carreteras; Adoquinador
fr: Agent/e d'exploitation de la route; Agent d'exploitation de la route; Ouvrier routier; Ouvrier VRD; Cantonnier; Paveur; Agent des routes
de: Straßenbauer/in; Straßenbauer; Straßenbauerin; Straßenwärter; Straßenwärterin; Tiefbaufacharbeiter; Pflasterer; Straßenarbeiter
en> Builds and repairs roads and pavements, lays asphalt and kerbs, sets up closures and clears snow and damage.
es> Construye y repara calzadas y aceras, extiende asfalto, coloca bordillos, señaliza cortes y retira la nieve.
fr> Construit et répare chaussées et trottoirs, pose enrobés et bordures, balise les chantiers et déneige.
de> Baut und repariert Straßen und Wege, bringt Asphalt ein, setzt Borde, sichert Baustellen und räumt Schnee.
skills: paving, concrete-work, machine-operation, safety, manual-handling, truck-driving
up: excavator-operator licence; construction-foreman lead; truck-driver licence
side: construction-labourer skills; refuse-collector sector; gardener skills

solar-installer | 47-2231 | energy | entry mid senior | vocational | 0 | -
en: Solar installer; Solar panel installer; PV installer; Photovoltaic installer; Solar technician; Solar PV technician
es: Instalador/a fotovoltaico/a; Instalador fotovoltaico; Instaladora fotovoltaica; Instalador de placas solares; Montador de paneles solares; Técnico en energía solar
fr: Installateur/trice photovoltaïque; Installateur photovoltaïque; Installatrice photovoltaïque; Poseur de panneaux solaires; Technicien photovoltaïque; Monteur photovoltaïque
de: Solarteur/in; Solarteur; Solarteurin; PV-Monteur; Photovoltaikmonteur; Solarmonteur; Solartechniker; Photovoltaik-Installateur
en> Mounts solar panels on roofs or ground, lays cables, connects inverters and storage, and tests the system.
es> Monta placas solares en tejados o suelo, tiende cables, conecta inversores y baterías y comprueba la instalación.
fr> Pose des panneaux solaires en toiture ou au sol, tire les câbles, raccorde onduleurs et batteries et teste.
de> Montiert Solarmodule auf Dach oder Boden, verlegt Kabel, schließt Wechselrichter und Speicher an und prüft die Anlage.
skills: renewable-energy, electrical-installation, working-at-height, power-tools, cable-installation, safety
up: electrician licence; construction-foreman lead
side: roofer skills; wind-turbine-technician growing; security-systems-installer skills

building-inspector | 47-4011 | construction | mid senior lead | vocational | 5 | building-inspector-certificate
en: Building inspector; Construction inspector; Building control surveyor; Code inspector; Clerk of works; Home inspector
es: Inspector/a de obras; Inspector de obras; Inspectora de obras; Inspector de edificación; Inspector técnico de edificios; Vigilante de obra
fr: Contrôleur/euse technique de la construction; Contrôleur technique construction; Contrôleuse technique construction; Inspecteur du bâtiment; Diagnostiqueur immobilier; Surveillant de travaux
de: Baukontrolleur/in; Baukontrolleur; Baukontrolleurin; Bauüberwacher; Bauüberwacherin; Bausachverständiger; Bauaufsicht Mitarbeiter
en> Checks building work against plans, rules and safety, writes up defects and says whether it may go on.
es> Comprueba que la obra cumple planos, normas y seguridad, anota defectos y decide si puede continuar.
fr> Vérifie que les travaux respectent plans, normes et sécurité, relève les défauts et autorise ou non la suite.
de> Prüft Bauarbeiten auf Plan, Vorschriften und Sicherheit, hält Mängel fest und entscheidet, ob weitergebaut wird.
skills: building-regulations, blueprint-reading, construction, report-writing, attention-to-detail, safety
up: construction-manager manage
side: occupational-safety-specialist sector; fire-inspector sector; property-appraiser sector; cost-estimator skills

construction-foreman | 47-1011 | construction | senior lead | vocational | 5 | site-safety-card
en: Construction foreman; Site supervisor; Construction supervisor; Foreman; General foreman; Gang leader (construction)
es: Encargado/a de obra; Encargado de obra; Encargada de obra; Capataz de obra; Jefe de equipo de obra; Encargado general de obra
fr: Chef/fe de chantier; Chef de chantier; Cheffe de chantier; Chef d'équipe bâtiment; Cheffe d'équipe bâtiment; Contremaître bâtiment; Chef d'équipe gros œuvre
de: Polier/in; Polier; Polierin; Vorarbeiter Bau; Vorarbeiterin Bau; Werkpolier; Bauvorarbeiter; Montageleiter Bau
en> Leads the crews on site day by day: sets out the work, checks quality and safety, and orders what is missing.
es> Dirige las cuadrillas de la obra día a día: reparte el trabajo, vigila calidad y seguridad y pide lo que falta.
fr> Dirige les équipes du chantier au jour le jour : implante, contrôle qualité et sécurité et commande ce qui manque.
de> Führt die Kolonnen täglich auf der Baustelle: weist ein, prüft Qualität und Sicherheit und bestellt Fehlendes.
skills: site-management, leadership, blueprint-reading, safety, scheduling, construction, subcontractor-management
up: site-manager manage; business-owner own
side: maintenance-supervisor sector; building-inspector regular; vocational-teacher teach

site-manager | 11-9021 | construction | senior lead | bachelor | 5 | site-safety-card
en: Site manager; Construction site manager; Site agent; Project superintendent; Building site manager; Construction superintendent
es: Jefe/a de obra; Jefe de obra; Jefa de obra; Responsable de obra; Superintendente de obra; Residente de obra; Jefe de producción de obra
fr: Conducteur/trice de travaux; Conducteur de travaux; Conductrice de travaux; Directeur de chantier; Responsable de chantier; Conducteur de travaux bâtiment
de: Bauleiter/in; Bauleiter; Bauleiterin; Baustellenleiter; Baustellenleiterin; Oberbauleiter; Bauführer; Bauführerin
en> Answers for one building site: programme, subcontractors, costs, quality, safety, and the client's questions every week.
es> Responde de una obra: plazos, subcontratas, costes, calidad, seguridad y las preguntas semanales del cliente.
fr> Répond d’un chantier : planning, sous-traitants, coûts, qualité, sécurité et réunions hebdomadaires avec le client.
de> Verantwortet eine Baustelle: Termine, Nachunternehmer, Kosten, Qualität, Sicherheit und die Fragen des Bauherrn.
skills: site-management, subcontractor-management, project-management, budgeting, safety, blueprint-reading, negotiation, bim
up: construction-manager manage
side: project-manager sector; facilities-manager regular; building-inspector regular

construction-manager | 11-9021 | construction | lead executive | bachelor | 8 | -
en: Construction manager; Construction project manager; Contracts manager (construction); Construction director; Head of construction
es: Director/a de construcción; Director de construcción; Directora de construcción; Jefe de grupo de obras; Gerente de construcción; Project manager de construcción
fr: Directeur/trice de travaux; Directeur de travaux; Directrice de travaux; Responsable d'opérations construction; Directeur de la construction; Chef de projet construction
de: Projektleiter/in Bau; Projektleiter Bau; Projektleiterin Bau; Technischer Leiter Bau; Leiter Bauausführung; Niederlassungsleiter Bau; Construction Manager
en> Leads building projects from tender to handover: team, contracts, budget, schedule, risks and the client relationship.
es> Dirige proyectos de construcción de la licitación a la entrega: equipo, contratos, presupuesto, plazos, riesgos y cliente.
fr> Pilote des projets de construction de l’appel d’offres à la livraison : équipe, contrats, budget, délais, risques.
de> Leitet Bauprojekte von der Ausschreibung bis zur Übergabe: Team, Verträge, Budget, Termine, Risiken und Bauherr.
skills: project-management, budgeting, negotiation, subcontractor-management, leadership, risk-management, contract-law
up: engineering-director breadth; chief-operating-officer breadth; business-owner own
side: project-manager sector; facilities-manager sector
`;

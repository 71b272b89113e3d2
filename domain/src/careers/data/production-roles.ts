/** Roles of factories, plants and workshops, in the format of `catalogue.ts`. */
export const productionRoles = `
production-worker | 51-2090 | manufacturing | entry mid | none | 0 | -
en: Production worker; Assembler; Assembly line worker; Factory worker; Production operative; Manufacturing associate; Production operator
es: Operario/a de producción; Operario de producción; Operaria de producción; Operario de fábrica; Operaria de fábrica; Montador de línea; Peón de fábrica; Ensamblador
fr: Opérateur/trice de production; Opérateur de production; Opératrice de production; Agent de production; Agente de production; Ouvrier de production; Ouvrière d'usine; Monteur assembleur
de: Produktionsmitarbeiter/in; Produktionsmitarbeiter; Produktionsmitarbeiterin; Produktionshelfer; Produktionshelferin; Fließbandarbeiter; Montagehelfer; Fertigungsmitarbeiter
en> Puts together, feeds, checks and packs products on a line, following the work plan, cycle time and safety rules.
es> Monta, alimenta, revisa y empaqueta productos en una línea según las instrucciones, el ritmo y las normas de seguridad.
fr> Assemble, alimente, contrôle et conditionne des produits sur une ligne, selon le mode opératoire et la cadence.
de> Montiert, bestückt, prüft und verpackt Produkte an der Linie nach Arbeitsplan, Takt und Sicherheitsregeln.
skills: assembly, machine-operation, quality-control, safety, teamwork, manual-handling
up: quality-inspector master; cnc-operator master; welder master; production-team-leader lead
side: warehouse-worker sector; packaging-operator skills; electronics-assembler skills

packaging-operator | 51-9111 | manufacturing | entry mid senior | none | 0 | -
en: Packaging machine operator; Filling line operator; Machine operator; Bottling line operator; Packing line operator; Packaging operator
es: Operador/a de máquina envasadora; Operador de envasado; Operadora de envasado; Operador de máquinas; Maquinista de envasado; Operario de línea de envasado
fr: Conducteur/trice de ligne de conditionnement; Conducteur de ligne; Conductrice de ligne; Opérateur de conditionnement; Opératrice de conditionnement; Conducteur de machine de conditionnement
de: Maschinen- und Anlagenführer/in; Maschinen- und Anlagenführer; Maschinen- und Anlagenführerin; Maschinenbediener; Maschinenbedienerin; Anlagenbediener; Anlagenführer Abfüllung; Abfüller
en> Sets up and runs filling and packing machines, loads material, clears jams and checks weight, seal and label.
es> Prepara y maneja máquinas de llenado y envasado, carga material, resuelve atascos y revisa peso, cierre y etiqueta.
fr> Règle et conduit des machines de remplissage et d’emballage, alimente, débloque et vérifie poids, fermeture et étiquette.
de> Rüstet und bedient Abfüll- und Verpackungsmaschinen, füllt Material nach, behebt Stockungen und prüft Gewicht, Naht, Etikett.
skills: machine-operation, machine-setup, packaging, quality-control, gmp, maintenance
up: production-team-leader lead; industrial-mechanic master; chemical-operator master
side: food-production-worker sector; production-worker skills; printing-press-operator skills

food-production-worker | 51-3092 | food | entry mid senior | none | 0 | food-hygiene-certificate
en: Food production worker; Food process operator; Food batchmaker; Food factory operative; Food manufacturing operative; Brewery worker
es: Operario/a de industria alimentaria; Operario de industria alimentaria; Operaria de industria alimentaria; Manipulador de alimentos en fábrica; Elaborador de alimentos; Operario de obrador industrial
fr: Opérateur/trice agroalimentaire; Opérateur agroalimentaire; Opératrice agroalimentaire; Agent de fabrication agroalimentaire; Ouvrier agroalimentaire; Conducteur de process agroalimentaire
de: Mitarbeiter/in Lebensmittelproduktion; Mitarbeiter Lebensmittelproduktion; Fachkraft für Lebensmitteltechnik; Lebensmitteltechniker Produktion; Produktionsmitarbeiter Lebensmittel; Brauereimitarbeiter
en> Weighs, mixes, cooks or fills food and drinks by recipe on industrial equipment, and records temperatures and batches.
es> Pesa, mezcla, cuece o envasa alimentos y bebidas según receta en equipos industriales y registra temperaturas y lotes.
fr> Pèse, mélange, cuit ou remplit aliments et boissons selon la recette sur des équipements industriels et note les lots.
de> Wiegt, mischt, kocht oder füllt Lebensmittel und Getränke nach Rezeptur an Anlagen und protokolliert Temperaturen und Chargen.
skills: food-safety, machine-operation, quality-control, cleaning, packaging, teamwork
up: packaging-operator master; production-team-leader lead; quality-inspector master
side: kitchen-assistant sector; baker sector; production-worker skills

electronics-assembler | 51-2028 | manufacturing | entry mid senior | none | 0 | -
en: Electronics assembler; Electronic assembly operator; PCB assembler; Wire harness assembler; Electromechanical assembler; SMT operator
es: Montador/a de equipos electrónicos; Montador electrónico; Montadora electrónica; Ensamblador de componentes electrónicos; Operario de montaje electrónico; Soldador de electrónica
fr: Monteur/euse câbleur/euse; Monteur câbleur; Monteuse câbleuse; Câbleur en électronique; Câbleuse; Opérateur CMS; Assembleur électronique
de: Elektronikmonteur/in; Elektronikmonteur; Elektronikmonteurin; Bestücker; Bestückerin; Elektromontierer; Lötkraft; Kabelkonfektionär
en> Places and solders components, builds cable looms and housings from drawings, and tests the finished units.
es> Coloca y suelda componentes, monta mazos de cables y carcasas según planos y prueba los equipos terminados.
fr> Place et soude les composants, monte faisceaux et boîtiers d’après plan et teste les ensembles finis.
de> Bestückt und lötet Bauteile, fertigt Kabelbäume und Gehäuse nach Zeichnung und prüft die fertigen Geräte.
skills: soldering, assembly, electronics, blueprint-reading, attention-to-detail, quality-control, measuring-instruments
up: quality-inspector master; production-team-leader lead; electronics-technician degree
side: production-worker skills; security-systems-installer growing; telecom-technician sector

quality-inspector | 51-9061 | manufacturing | entry mid senior | vocational | 1 | -
en: Quality inspector; Quality control inspector; QC inspector; Quality controller; QA technician (production); Product tester; Dimensional inspector
es: Inspector/a de calidad; Inspector de calidad; Inspectora de calidad; Verificador de calidad; Técnico de control de calidad; Auxiliar de calidad; Verificador metrólogo
fr: Contrôleur/euse qualité; Contrôleur qualité; Contrôleuse qualité; Agent de contrôle qualité; Technicien contrôle qualité; Vérificateur; Contrôleur métrologue
de: Qualitätsprüfer/in; Qualitätsprüfer; Qualitätsprüferin; Qualitätskontrolleur; Qualitätskontrolleurin; Werkstoffprüfer; Werkstoffprüferin; Mitarbeiter Qualitätssicherung
en> Measures, tests and samples parts or goods against drawings and standards, blocks faulty lots and writes them up.
es> Mide, ensaya y muestrea piezas o productos según planos y normas, retiene lotes defectuosos y los documenta.
fr> Mesure, teste et prélève pièces ou produits selon plans et normes, bloque les lots défectueux et les consigne.
de> Misst, prüft und bemustert Teile oder Waren nach Zeichnung und Norm, sperrt fehlerhafte Lose und dokumentiert sie.
skills: quality-control, measuring-instruments, blueprint-reading, attention-to-detail, iso-9001, report-writing, excel
up: production-team-leader lead; quality-engineer degree
side: chemical-technician sector; shipping-clerk sector; electronics-assembler skills

welder | 51-4121 | manufacturing | entry mid senior | vocational | 0 | welding-certificate
en: Welder; Welder fabricator; MIG welder; TIG welder; Pipe welder; Coded welder; Welding operator
es: Soldador/a; Soldador; Soldadora; Soldador TIG; Soldador MIG; Soldador homologado; Calderero soldador; Soldador de tubería
fr: Soudeur/euse; Soudeur; Soudeuse; Soudeur TIG; Soudeur MIG; Soudeur tuyauteur; Chaudronnier soudeur; Soudeur à l'arc
de: Schweißer/in; Schweißer; Schweißerin; WIG-Schweißer; MAG-Schweißer; MIG/MAG-Schweißer; Rohrschweißer; Schlosser Schweißer; Konstruktionsmechaniker
en> Joins and cuts metal by the right process, from drawings, and grinds and checks the seams.
es> Une y corta metal con el procedimiento adecuado según planos, y repasa y comprueba los cordones.
fr> Assemble et découpe le métal avec le procédé voulu, d’après plan, puis meule et contrôle les cordons.
de> Verbindet und trennt Metall nach Zeichnung mit dem passenden Verfahren, schleift und prüft die Nähte.
skills: welding, mig-welding, tig-welding, arc-welding, blueprint-reading, metalworking, safety
up: welding-supervisor lead; construction-foreman lead
side: welding-inspector regular; industrial-mechanic skills; body-repairer skills; vocational-teacher teach

welding-supervisor | 51-1011 | manufacturing | senior lead | vocational | 5 | welding-certificate
en: Welding supervisor; Fabrication shop manager; Fabrication supervisor; Welding foreman; Welding shop supervisor; Metal fabrication manager
es: Encargado/a de soldadura; Encargado de soldadura; Encargada de soldadura; Jefe de taller de calderería; Jefa de taller de calderería; Coordinador de soldadura; Supervisor de soldadura
fr: Chef/fe d'atelier soudage; Chef d'atelier chaudronnerie; Cheffe d'atelier chaudronnerie; Chef d'équipe soudage; Coordonnateur en soudage; Contremaître soudage
de: Schweißaufsicht; Schweißaufsichtsperson; Schweißfachmann; Schweißfachfrau; Metallbaumeister; Metallbaumeisterin; Werkstattleiter Metallbau; Vorarbeiter Schweißerei
en> Runs a welding or fabrication shop: plans jobs, sets procedures, checks seams, trains welders and keeps the work safe.
es> Dirige un taller de soldadura o calderería: planifica trabajos, fija procedimientos, revisa cordones, forma soldadores y vela por la seguridad.
fr> Dirige un atelier de soudage ou chaudronnerie : planifie, fixe les modes opératoires, contrôle les cordons, forme l’équipe et veille à la sécurité.
de> Leitet eine Schweißerei oder Metallwerkstatt: plant Aufträge, legt Verfahren fest, prüft Nähte, schult das Team und sorgt für Sicherheit.
skills: welding, leadership, blueprint-reading, quality-control, production-planning, metalworking, safety, training
up: production-manager manage; business-owner own
side: production-team-leader skills; construction-foreman sector; welding-inspector regular

welding-inspector | 51-9061 | manufacturing | mid senior | vocational | 3 | welding-certificate
en: Welding inspector; Certified welding inspector; CWI; Weld inspector; NDT technician
es: Inspector/a de soldadura; Inspector de soldadura; Inspectora de soldadura; Técnico en ensayos no destructivos; Técnica en ensayos no destructivos; Técnico END
fr: Contrôleur/euse soudage; Contrôleur soudage; Contrôleuse soudage; Inspecteur soudage; Contrôleur non destructif; Technicien contrôle non destructif
de: Schweißnahtprüfer/in; Schweißnahtprüfer; Schweißnahtprüferin; ZfP-Prüfer; ZfP-Prüferin; Schweißprüfer; Prüfer zerstörungsfreie Prüfung
en> Examines welds by eye and with test equipment, compares them with drawings and standards, and rejects what would not hold.
es> Examina soldaduras a simple vista y con equipos de ensayo, las compara con planos y normas y rechaza las defectuosas.
fr> Examine les soudures à l’œil et avec des appareils, les compare aux plans et aux normes, et refuse celles qui ne tiendraient pas.
de> Prüft Schweißnähte mit dem Auge und mit Geräten, vergleicht sie mit Zeichnung und Norm und sperrt, was nicht halten würde.
skills: welding, quality-control, measuring-instruments, blueprint-reading, report-writing, iso-9001, safety
up: welding-supervisor lead; quality-engineer degree
side: quality-inspector skills

cnc-operator | 51-9161 | manufacturing | entry mid senior | vocational | 0 | -
en: CNC operator; CNC machine operator; CNC milling operator; CNC turner; CNC lathe operator; CNC setter operator
es: Operador/a de CNC; Operador CNC; Operadora CNC; Tornero CNC; Fresador CNC; Operario de CNC; Operador de centro de mecanizado
fr: Opérateur/trice sur commande numérique; Opérateur CN; Opératrice CN; Opérateur commande numérique; Opérateur régleur CN; Tourneur CN; Fraiseur CN
de: CNC-Maschinenbediener/in; CNC-Bediener; CNC-Bedienerin; CNC-Fachkraft; CNC-Dreher; CNC-Fräser; CNC-Maschinenbediener
en> Sets up CNC mills and lathes, loads blanks and tools, runs the programme, measures parts and corrects offsets.
es> Prepara fresadoras y tornos CNC, carga piezas y herramientas, ejecuta el programa, mide y corrige decalajes.
fr> Règle fraiseuses et tours à commande numérique, monte pièces et outils, lance le programme, mesure et corrige.
de> Rüstet CNC-Fräs- und Drehmaschinen, spannt Teile und Werkzeuge, startet Programme, misst und korrigiert.
skills: cnc, machining, measuring-instruments, blueprint-reading, machine-setup, quality-control
up: cnc-programmer master; machinist master; production-team-leader lead
side: quality-inspector skills; welder skills; packaging-operator regular

machinist | 51-4041 | manufacturing | entry mid senior | vocational | 0 | -
en: Machinist; Precision machinist; Turner; Miller (metal); Manual machinist; CNC machinist; Milling machinist
es: Mecanizador/a; Mecanizador; Mecanizadora; Tornero; Tornera; Fresador; Fresadora; Tornero fresador; Oficial mecanizador
fr: Usineur/euse; Usineur; Usineuse; Tourneur-fraiseur; Tourneuse-fraiseuse; Mécanicien usineur; Fraiseur; Technicien d'usinage
de: Zerspanungsmechaniker/in; Zerspanungsmechaniker; Zerspanungsmechanikerin; Dreher; Dreherin; Fräser; Fräserin; Polymechaniker; Zerspaner
en> Makes precise metal parts by turning, milling, drilling and grinding, from the drawing to the measured piece.
es> Fabrica piezas metálicas de precisión con torno, fresa, taladro y rectificadora, del plano a la pieza medida.
fr> Fabrique des pièces métalliques de précision par tournage, fraisage, perçage et rectification, du plan à la pièce contrôlée.
de> Fertigt präzise Metallteile durch Drehen, Fräsen, Bohren und Schleifen, von der Zeichnung bis zum vermessenen Stück.
skills: machining, cnc, measuring-instruments, blueprint-reading, machine-setup, metalworking, cad
up: toolmaker master; cnc-programmer master; production-team-leader lead
side: industrial-mechanic skills; mechanical-drafter skills; vocational-teacher teach

cnc-programmer | 51-9162 | manufacturing | mid senior | vocational | 3 | -
en: CNC programmer; CAM programmer; NC programmer; CNC manufacturing programmer; CAD/CAM programmer
es: Programador/a de CNC; Programador CNC; Programadora CNC; Programador CAM; Programador CAD/CAM; Técnico programador de control numérico
fr: Programmeur/euse CN; Programmeur CN; Programmeuse CN; Programmeur FAO; Technicien FAO; Programmeur commande numérique
de: CNC-Programmierer/in; CNC-Programmierer; CNC-Programmiererin; CAM-Programmierer; NC-Programmierer; CAD/CAM-Programmierer
en> Turns drawings and models into machining programmes, chooses tools and sequences, simulates, and proves them on the machine.
es> Convierte planos y modelos en programas de mecanizado, elige herramientas y secuencias, simula y valida en máquina.
fr> Transforme plans et modèles en programmes d’usinage, choisit outils et gammes, simule et met au point sur machine.
de> Macht aus Zeichnungen und Modellen Bearbeitungsprogramme, wählt Werkzeuge und Abläufe, simuliert und fährt sie ein.
skills: cnc, cad, machining, blueprint-reading, measuring-instruments, process-improvement, solidworks
up: production-team-leader lead; industrial-engineer degree; automation-engineer degree
side: toolmaker skills; mechanical-drafter skills; vocational-teacher teach

toolmaker | 51-4111 | manufacturing | mid senior | vocational | 2 | -
en: Toolmaker; Tool and die maker; Mould maker; Die maker; Precision toolmaker; Jig and fixture maker
es: Matricero/a; Matricero; Matricera; Ajustador matricero; Moldista; Utillajista; Oficial matricero
fr: Outilleur/euse; Outilleur; Outilleuse; Mouliste; Ajusteur outilleur; Mécanicien outilleur; Outilleur mouliste
de: Werkzeugmechaniker/in; Werkzeugmechaniker; Werkzeugmechanikerin; Werkzeugmacher; Werkzeugmacherin; Formenbauer; Werkzeugbauer
en> Builds, fits and repairs dies, moulds and jigs to hundredths of a millimetre for mass production.
es> Construye, ajusta y repara matrices, moldes y utillajes con precisión de centésimas para la producción en serie.
fr> Fabrique, ajuste et répare matrices, moules et montages au centième de millimètre pour la production en série.
de> Baut, passt und repariert Stanz- und Spritzgießwerkzeuge sowie Vorrichtungen auf Hundertstel genau für die Serie.
skills: toolmaking, machining, measuring-instruments, blueprint-reading, cad, cnc, repair
up: production-team-leader lead; cnc-programmer master; mechanical-engineer degree
side: industrial-mechanic skills; dental-technician sector; vocational-teacher teach

chemical-operator | 51-9011 | manufacturing | entry mid senior | vocational | 0 | -
en: Chemical operator; Process operator; Chemical process operator; Pharmaceutical production operator; Chemical plant operator; Process technician (chemicals)
es: Operador/a de planta química; Operador de planta química; Operadora de planta química; Operador de procesos químicos; Técnico de fabricación farmacéutica; Operario químico
fr: Opérateur/trice de procédés chimiques; Opérateur chimie; Opératrice chimie; Conducteur d'appareils chimiques; Technicien de fabrication chimie; Agent de fabrication pharmaceutique
de: Chemikant/in; Chemikant; Chemikantin; Pharmakant; Pharmakantin; Chemiefachwerker; Anlagenfahrer Chemie; Produktionsfachkraft Chemie
en> Runs reactors and mixing plant: charges raw materials, controls pressure and temperature, takes samples and keeps to procedure.
es> Maneja reactores y mezcladores: carga materias primas, controla presión y temperatura, toma muestras y sigue el procedimiento.
fr> Conduit réacteurs et mélangeurs : charge les matières, règle pression et température, prélève et suit les procédures.
de> Fährt Reaktoren und Mischanlagen: füllt Rohstoffe ein, regelt Druck und Temperatur, zieht Proben und hält Vorschriften ein.
skills: process-control, gmp, safety, chemistry, quality-control, dangerous-goods, machine-operation
up: production-team-leader lead
side: chemical-technician skills; water-treatment-operator sector; packaging-operator regular; power-plant-operator sector

power-plant-operator | 51-8013 | energy | mid senior lead | vocational | 2 | -
en: Power plant operator; Control room operator (power); Power station operator; Plant operator (energy); Shift operator power plant
es: Operador/a de central eléctrica; Operador de central eléctrica; Operadora de central eléctrica; Operador de planta de energía; Operador de sala de control de central
fr: Opérateur/trice de centrale électrique; Opérateur de centrale; Opératrice de centrale; Conducteur de centrale; Technicien d'exploitation de centrale; Agent de conduite de centrale
de: Kraftwerker/in; Kraftwerker; Kraftwerkerin; Anlagenfahrer Kraftwerk; Leitstandsfahrer; Kraftwerksmeister; Schichtführer Kraftwerk
en> Runs boilers, turbines and generators from the control room, matches output to demand and reacts to every alarm.
es> Maneja calderas, turbinas y generadores desde la sala de control, ajusta la producción y responde a las alarmas.
fr> Conduit chaudières, turbines et alternateurs depuis la salle de commande, adapte la production et traite les alarmes.
de> Steuert Kessel, Turbinen und Generatoren von der Leitwarte aus, passt die Leistung an und reagiert auf jede Störung.
skills: process-control, high-voltage, safety, maintenance, electrical-engineering, report-writing, stress-resistance
up: production-manager manage; renewable-energy-engineer degree
side: water-treatment-operator regular; industrial-electrician skills

water-treatment-operator | 51-8031 | energy | entry mid senior | vocational | 0 | water-operator-certificate
en: Water treatment operator; Wastewater treatment operator; Water plant operator; Sewage plant operator; Water process technician
es: Operador/a de planta de tratamiento de aguas; Operador de EDAR; Operadora de EDAR; Operador de depuradora; Operador de potabilizadora; Técnico de tratamiento de aguas
fr: Technicien/ne de traitement des eaux; Technicien traitement des eaux; Technicienne traitement des eaux; Agent de station d'épuration; Exploitant de station d'épuration; Opérateur de station d'eau potable
de: Fachkraft für Wasser- und Abwassertechnik; Fachkraft für Wasserversorgungstechnik; Fachkraft für Abwassertechnik; Klärwärter; Klärwerksmitarbeiter; Wassermeister; Klärmeister
en> Runs drinking or waste water plants: watches pumps and dosing, takes samples, adjusts the process and does upkeep.
es> Maneja plantas de agua potable o residual: vigila bombas y dosificación, toma muestras, ajusta el proceso y mantiene equipos.
fr> Exploite des usines d’eau potable ou d’épuration : surveille pompes et dosages, prélève, règle et entretient.
de> Betreibt Wasser- und Kläranlagen: überwacht Pumpen und Dosierung, nimmt Proben, regelt den Prozess und wartet.
skills: water-treatment, process-control, maintenance, safety, chemistry, report-writing
up: production-team-leader lead; environmental-engineer degree
side: chemical-operator sector; environmental-technician skills; plumber skills

printing-press-operator | 51-5112 | manufacturing | entry mid senior | vocational | 0 | -
en: Printing press operator; Printer; Offset printer; Digital print operator; Print machine minder; Flexo printer
es: Impresor/a; Impresor; Impresora ófset; Operador de máquina de impresión; Impresor ófset; Impresor digital; Oficial de artes gráficas
fr: Conducteur/trice de machines à imprimer; Conducteur offset; Conductrice offset; Imprimeur; Imprimeuse; Opérateur d'impression numérique; Conducteur flexo
de: Medientechnologe/-technologin Druck; Medientechnologe Druck; Medientechnologin Druck; Drucker; Druckerin; Offsetdrucker; Digitaldrucker; Flexodrucker
en> Sets up printing presses, feeds paper or film, adjusts colour and register, and watches the run to the end.
es> Prepara las máquinas de impresión, carga papel o película, ajusta color y registro y vigila la tirada.
fr> Règle les presses, alimente en papier ou film, ajuste couleurs et repérage et surveille le tirage.
de> Richtet Druckmaschinen ein, legt Papier oder Folie ein, stimmt Farbe und Passer ab und überwacht die Auflage.
skills: printing, machine-setup, machine-operation, quality-control, attention-to-detail, maintenance
up: production-team-leader lead; industrial-mechanic master
side: packaging-operator skills; graphic-designer skills; quality-inspector skills

cabinetmaker | 51-7011 | manufacturing | entry mid senior | vocational | 0 | -
en: Cabinetmaker; Joiner (furniture); Furniture maker; Bench joiner; Woodworker; Kitchen fitter; Woodworking machinist
es: Ebanista; Carpintero de taller; Carpintera de taller; Carpintero ebanista; Montador de muebles; Montador de cocinas; Carpintero de muebles
fr: Ébéniste; Menuisier; Menuisière; Menuisier d'agencement; Menuisier agenceur; Menuisière agenceuse; Menuisier d'atelier; Cuisiniste poseur
de: Tischler/in; Tischler; Tischlerin; Schreiner; Schreinerin; Möbeltischler; Möbelschreiner; Küchenmonteur
en> Builds and fits furniture, kitchens, doors and interiors from wood and board, by hand and by machine.
es> Fabrica y monta muebles, cocinas, puertas e interiores de madera y tablero, a mano y a máquina.
fr> Fabrique et pose meubles, cuisines, portes et agencements en bois et panneaux, à la main et à la machine.
de> Baut und montiert Möbel, Küchen, Türen und Innenausbauten aus Holz und Plattenwerkstoffen, von Hand und maschinell.
skills: carpentry, blueprint-reading, power-tools, cad, machine-operation, attention-to-detail, customer-service
up: production-team-leader lead; business-owner own
side: drywall-installer skills; vocational-teacher teach; carpenter sector

sewing-machinist | 51-6031 | manufacturing | entry mid | none | 0 | -
en: Sewing machine operator; Sewing machinist; Seamstress (factory); Stitcher; Garment machinist; Industrial sewer
es: Maquinista de confección; Operador de máquina de coser; Operadora de máquina de coser; Costurera industrial; Operario de confección; Cosedora
fr: Mécanicien/ne en confection; Mécanicien en confection; Mécanicienne en confection; Piqueur; Piqueuse; Opératrice de couture; Couturière industrielle
de: Industrienäher/in; Industrienäher; Industrienäherin; Näher; Näherin; Textilnäher; Polsternäherin
en> Sews clothing, covers or technical textiles on industrial machines, piece by piece, to pattern and pace.
es> Cose ropa, fundas o textiles técnicos en máquinas industriales, pieza a pieza, según patrón y ritmo.
fr> Coud vêtements, housses ou textiles techniques sur machines industrielles, pièce après pièce, selon patron et cadence.
de> Näht Kleidung, Bezüge oder technische Textilien an Industriemaschinen, Teil für Teil nach Schnitt und Takt.
skills: sewing, machine-operation, attention-to-detail, quality-control, time-management
up: tailor master; quality-inspector master; production-team-leader lead
side: laundry-worker sector; production-worker skills; electronics-assembler sector

tailor | 51-6052 | manufacturing | entry mid senior | vocational | 1 | -
en: Tailor; Dressmaker; Seamstress; Alterations tailor; Bespoke tailor; Sewer (custom); Costume maker
es: Sastre/a; Sastre; Sastra; Modista; Modisto; Costurera; Costurero; Arreglista de ropa
fr: Tailleur/euse; Tailleur; Couturier; Couturière; Retoucheur; Retoucheuse; Couturier flou; Tailleuse
de: Maßschneider/in; Maßschneider; Maßschneiderin; Schneider; Schneiderin; Änderungsschneider; Änderungsschneiderin; Damenschneiderin; Herrenschneider
en> Measures, cuts, sews and fits clothing made to order, and alters or repairs what people already own.
es> Toma medidas, corta, cose y prueba prendas por encargo, y arregla o transforma las que ya se tienen.
fr> Prend les mesures, coupe, coud et ajuste des vêtements sur commande, et retouche ou répare ceux qu’on lui apporte.
de> Nimmt Maß, schneidet zu, näht und passt Kleidung nach Auftrag an, ändert und repariert Vorhandenes.
skills: sewing, pattern-making, customer-service, attention-to-detail, creativity, sales
up: fashion-designer degree; business-owner own
side: sewing-machinist skills; sales-assistant sector; vocational-teacher teach

dental-technician | 51-9081 | health | entry mid senior | vocational | 0 | -
en: Dental technician; Dental laboratory technician; Dental ceramist; Dental lab technician; Prosthetic dental technician
es: Protésico/a dental; Protésico dental; Protésica dental; Técnico en prótesis dental; Técnica en prótesis dental; Mecánico dental; Ceramista dental
fr: Prothésiste dentaire; Technicien en prothèse dentaire; Technicienne en prothèse dentaire; Céramiste dentaire; Prothésiste dentaire céramiste; Technicien de laboratoire dentaire
de: Zahntechniker/in; Zahntechniker; Zahntechnikerin; Zahntechnikermeister; Dentalkeramiker; CAD/CAM-Zahntechniker
en> Makes crowns, bridges, dentures and braces from scans or impressions, in wax, metal, ceramic and by computer.
es> Fabrica coronas, puentes, dentaduras y aparatos a partir de escaneos o impresiones, a mano y por ordenador.
fr> Fabrique couronnes, bridges, dentiers et appareils d’après empreintes ou scans, à la main et par ordinateur.
de> Fertigt Kronen, Brücken, Prothesen und Spangen nach Scan oder Abdruck, von Hand und am Computer.
skills: dental-prosthetics, attention-to-detail, cad, measuring-instruments, creativity, quality-control
up: production-team-leader lead; business-owner own
side: dental-assistant sector; vocational-teacher teach

production-team-leader | 51-1011 | manufacturing | senior lead | vocational | 4 | -
en: Production team leader; Production supervisor; Shift leader (production); Line leader; Manufacturing supervisor; Factory supervisor; Shift supervisor production
es: Jefe/a de equipo de producción; Jefe de equipo de producción; Jefa de equipo de producción; Encargado de producción; Encargada de producción; Jefe de turno; Jefa de turno; Supervisor de producción
fr: Chef/fe d'équipe de production; Chef d'équipe production; Cheffe d'équipe production; Responsable d'équipe de production; Superviseur de production; Chef de ligne; Agent de maîtrise production
de: Schichtleiter/in Produktion; Schichtleiter Produktion; Schichtleiterin Produktion; Industriemeister; Industriemeisterin; Teamleiter Produktion; Schichtführer; Linienführer; Produktionsmeister
en> Leads a shift or line: staffs machines, watches output, quality and safety, trains people and solves stoppages.
es> Dirige un turno o una línea: asigna puestos, vigila producción, calidad y seguridad, forma al personal y resuelve paradas.
fr> Dirige une équipe ou une ligne : affecte les postes, suit production, qualité et sécurité, forme et règle les arrêts.
de> Führt eine Schicht oder Linie: besetzt Maschinen, achtet auf Menge, Qualität und Sicherheit, schult und behebt Stillstände.
skills: leadership, production-planning, lean, quality-control, safety, rostering, kaizen, training
up: production-manager manage
side: maintenance-supervisor skills; warehouse-team-leader sector; production-planner regular; construction-foreman sector

production-manager | 11-3051 | manufacturing | senior lead executive | bachelor | 6 | -
en: Production manager; Manufacturing manager; Industrial production manager; Head of production; Manufacturing operations manager
es: Jefe/a de producción; Jefe de producción; Jefa de producción; Responsable de producción; Director de producción; Directora de producción; Gerente de producción
fr: Responsable de production; Directeur de production; Directrice de production; Chef de production; Cheffe de production; Responsable de fabrication
de: Produktionsleiter/in; Produktionsleiter; Produktionsleiterin; Fertigungsleiter; Fertigungsleiterin; Leiter Produktion; Leiterin Produktion; Produktionsmanager
en> Answers for what a factory makes: volumes, dates, costs, quality, people, and steady improvement of the work.
es> Responde de lo que fabrica la planta: volúmenes, plazos, costes, calidad, personas y mejora continua del proceso.
fr> Répond de ce que produit l’usine : volumes, délais, coûts, qualité, équipes et amélioration continue.
de> Verantwortet, was ein Werk fertigt: Mengen, Termine, Kosten, Qualität, Menschen und stetige Verbesserung der Abläufe.
skills: production-planning, leadership, lean, budgeting, operations-management, quality-control, safety, six-sigma
up: plant-manager breadth
side: supply-chain-manager sector; maintenance-manager skills; quality-engineer regular

plant-manager | 11-3051 | manufacturing | lead executive | bachelor | 10 | -
en: Plant manager; Factory manager; Works manager; Plant director; Manufacturing director; Site manager (factory)
es: Director/a de planta; Director de planta; Directora de planta; Jefe de fábrica; Jefa de fábrica; Gerente de planta; Director industrial; Directora industrial
fr: Directeur/trice d'usine; Directeur d'usine; Directrice d'usine; Directeur de site industriel; Directrice de site industriel; Directeur industriel; Directrice industrielle
de: Werkleiter/in; Werkleiter; Werkleiterin; Werksleiter; Werksleiterin; Betriebsleiter Produktion; Betriebsleiterin Produktion; Plant Manager
en> Runs a whole factory, from production and maintenance to staff and results, and decides where to invest.
es> Dirige toda una fábrica, desde producción y mantenimiento hasta personal y resultados, y decide dónde invertir.
fr> Dirige une usine entière, de la production et la maintenance au personnel et aux résultats, et décide des investissements.
de> Führt ein ganzes Werk, von Produktion und Instandhaltung bis Personal und Ergebnis, und entscheidet über Investitionen.
skills: operations-management, leadership, budgeting, strategic-planning, lean, safety, change-management, negotiation
up: chief-operating-officer breadth
side: general-manager sector; supply-chain-manager skills
`;

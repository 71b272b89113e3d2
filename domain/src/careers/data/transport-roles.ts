/** Roles of warehouses, roads, rails, air and sea, in the format of `catalogue.ts`. */
export const transportRoles = `
warehouse-worker | 53-7062 | logistics | entry mid | none | 0 | -
en: Warehouse worker; Warehouse operative; Warehouse associate; Material handler; Freight handler; Loader; Warehouse operator; Removal worker
es: Mozo/a de almacén; Mozo de almacén; Moza de almacén; Operario de almacén; Operaria de almacén; Almacenista; Cargador; Auxiliar de almacén
fr: Manutentionnaire; Agent logistique; Agente logistique; Magasinier; Magasinière; Agent de magasinage; Ouvrier de manutention; Déménageur
de: Lagermitarbeiter/in; Lagermitarbeiter; Lagermitarbeiterin; Lagerarbeiter; Lagerhelfer; Lagerhelferin; Lagerist; Lageristin; Fachlagerist; Fachkraft für Lagerlogistik
en> Unloads, moves, stores and loads goods by hand or trolley, scans them and keeps aisles clear and safe.
es> Descarga, mueve, almacena y carga mercancías a mano o con transpaleta, las escanea y mantiene los pasillos despejados.
fr> Décharge, déplace, range et charge les marchandises, les scanne et garde les allées dégagées et sûres.
de> Entlädt, bewegt, lagert und verlädt Waren von Hand oder mit Hubwagen, scannt sie und hält die Gänge frei.
skills: warehouse, manual-handling, picking, inventory, wms, safety, teamwork
up: forklift-driver licence; warehouse-team-leader lead; shipping-clerk breadth
side: construction-labourer sector; production-worker sector; order-picker skills; hospital-porter sector

order-picker | 53-7065 | logistics | entry mid | none | 0 | -
en: Order picker; Picker; Order filler; Picker packer; Warehouse picker; E-commerce picker; Order selector
es: Preparador/a de pedidos; Preparador de pedidos; Preparadora de pedidos; Picker; Operario de picking; Operaria de picking
fr: Préparateur/trice de commandes; Préparateur de commandes; Préparatrice de commandes; Préparateur vocal; Agent de préparation de commandes; Picker
de: Kommissionierer/in; Kommissionierer; Kommissioniererin; Picker; Pickerin; Warenkommissionierer; Mitarbeiter Kommissionierung
en> Collects the items of each order with scanner or headset, checks the count and brings them to packing.
es> Reúne los artículos de cada pedido con escáner o auricular, comprueba cantidades y los lleva a embalaje.
fr> Rassemble les articles de chaque commande au scanner ou à la voix, vérifie les quantités et les amène à l’emballage.
de> Stellt die Artikel jedes Auftrags mit Scanner oder Headset zusammen, prüft die Menge und bringt sie zur Verpackung.
skills: picking, warehouse, wms, attention-to-detail, manual-handling, time-management
up: warehouse-worker breadth; forklift-driver licence; shipping-clerk breadth
side: packer skills; stock-clerk sector; delivery-driver sector

packer | 53-7064 | logistics | entry | none | 0 | -
en: Packer; Hand packer; Packing operative; Packaging worker; Parcel packer; Warehouse packer
es: Empaquetador/a; Empaquetador; Empaquetadora; Embalador; Embaladora; Envasador; Envasadora; Operario de embalaje
fr: Emballeur/euse; Emballeur; Emballeuse; Agent de conditionnement; Agente de conditionnement; Conditionneur; Agent d'emballage
de: Packer/in; Packer; Packerin; Verpacker; Verpackerin; Verpackungshelfer; Versandpacker; Packhelfer
en> Packs goods safely by hand, adds papers and labels, weighs parcels and stacks pallets for dispatch.
es> Empaqueta mercancías a mano con cuidado, añade documentos y etiquetas, pesa bultos y monta palés para el envío.
fr> Emballe les marchandises à la main, joint documents et étiquettes, pèse les colis et monte les palettes.
de> Verpackt Waren von Hand, legt Papiere bei, etikettiert, wiegt Pakete und stapelt Paletten für den Versand.
skills: packaging, manual-handling, attention-to-detail, shipping, teamwork
up: order-picker master; packaging-operator master; shipping-clerk breadth
side: production-worker sector; laundry-worker sector; stock-clerk sector

forklift-driver | 53-7051 | logistics | entry mid senior | none | 0 | forklift-certificate
en: Forklift driver; Forklift operator; Reach truck driver; FLT driver; Fork truck driver; Industrial truck operator
es: Carretillero/a; Carretillero; Carretillera; Conductor de carretilla elevadora; Operador de carretilla; Montacarguista; Operador de montacargas
fr: Cariste; Conducteur de chariot élévateur; Conductrice de chariot élévateur; Magasinier cariste; Cariste manutentionnaire; Cariste réceptionnaire
de: Staplerfahrer/in; Staplerfahrer; Staplerfahrerin; Gabelstaplerfahrer; Gabelstaplerfahrerin; Schubmaststaplerfahrer; Hochregalstaplerfahrer
en> Moves pallets with a forklift or reach truck, loads lorries, fills racks and checks the machine before each shift.
es> Mueve palés con carretilla elevadora o retráctil, carga camiones, llena estanterías y revisa la máquina antes del turno.
fr> Déplace les palettes au chariot élévateur, charge les camions, remplit les racks et vérifie l’engin à la prise de poste.
de> Bewegt Paletten mit Gabel- oder Schubmaststapler, belädt Lkw, füllt Regale und prüft das Gerät vor Schichtbeginn.
skills: forklift, warehouse, safety, wms, load-securing, inventory
up: warehouse-team-leader lead; truck-driver licence; crane-operator licence
side: shipping-clerk skills; excavator-operator sector; delivery-driver sector

warehouse-team-leader | 53-1047 | logistics | senior lead | school | 3 | -
en: Warehouse team leader; Warehouse supervisor; Warehouse shift leader; Warehouse shift manager; Distribution supervisor; Logistics supervisor
es: Encargado/a de almacén; Encargado de almacén; Encargada de almacén; Jefe de equipo de almacén; Jefa de equipo de almacén; Supervisor de almacén; Coordinador de almacén
fr: Chef/fe d'équipe logistique; Chef d'équipe logistique; Cheffe d'équipe logistique; Chef d'équipe entrepôt; Chef de quai; Cheffe de quai; Responsable d'équipe entrepôt
de: Teamleiter/in Lager; Teamleiter Lager; Teamleiterin Lager; Schichtleiter Lager; Schichtleiterin Lager; Lagervorarbeiter; Teamleiter Logistik; Lagermeister
en> Leads a warehouse shift: assigns people to trucks, orders and docks, checks output and safety, trains newcomers.
es> Dirige un turno de almacén: asigna personas a muelles y pedidos, controla rendimiento y seguridad y forma a los nuevos.
fr> Encadre une équipe d’entrepôt : répartit quais et commandes, suit la productivité et la sécurité, forme les nouveaux.
de> Führt eine Lagerschicht: teilt Leute auf Tore und Aufträge ein, achtet auf Leistung und Sicherheit, lernt Neue an.
skills: warehouse, leadership, rostering, wms, safety, inventory, training, process-improvement
up: warehouse-manager manage
side: transport-supervisor sector; production-team-leader sector

warehouse-manager | 11-3071 | logistics | senior lead | associate | 5 | -
en: Warehouse manager; Distribution centre manager; Storage and distribution manager; Fulfilment centre manager; Depot manager; DC manager
es: Jefe/a de almacén; Jefe de almacén; Jefa de almacén; Responsable de almacén; Gerente de almacén; Director de centro de distribución
fr: Responsable d'entrepôt; Directeur d'entrepôt; Directrice d'entrepôt; Responsable de plateforme logistique; Chef d'entrepôt; Responsable d'exploitation logistique
de: Lagerleiter/in; Lagerleiter; Lagerleiterin; Logistikzentrumsleiter; Leiter Lager; Leiterin Lager; Betriebsleiter Logistikzentrum; Depotleiter
en> Answers for a warehouse: layout, stock accuracy, staffing, carriers, safety, cost per order and the system behind it.
es> Responde de un almacén: distribución, exactitud del inventario, personal, transportistas, seguridad, costes y sistema informático.
fr> Répond d’un entrepôt : implantation, fiabilité des stocks, effectifs, transporteurs, sécurité, coûts et système.
de> Verantwortet ein Lager: Aufbau, Bestandsgenauigkeit, Personal, Frachtführer, Sicherheit, Kosten je Auftrag und das System.
skills: warehouse, leadership, inventory, budgeting, wms, process-improvement, safety, logistics
up: logistics-manager breadth
side: transport-manager sector; supply-chain-manager skills

logistics-manager | 11-3071 | logistics | senior lead | bachelor | 6 | -
en: Logistics manager; Distribution manager; Supply and distribution manager; Logistics operations manager; Shipping manager
es: Jefe/a de logística; Jefe de logística; Jefa de logística; Responsable de logística; Gerente de logística; Coordinador logístico sénior
fr: Responsable logistique; Responsable de la logistique; Chef de service logistique; Cheffe de service logistique; Responsable transport et logistique; Manager logistique
de: Logistikleiter/in; Logistikleiter; Logistikleiterin; Leiter Logistik; Leiterin Logistik; Logistikmanager; Logistikmanagerin
en> Plans how goods flow from supplier to customer, chooses carriers and sites, and holds cost and service together.
es> Planifica el flujo de mercancías del proveedor al cliente, elige transportistas y centros y equilibra coste y servicio.
fr> Organise les flux du fournisseur au client, choisit transporteurs et sites, et concilie coûts et qualité de service.
de> Plant den Warenfluss vom Lieferanten zum Kunden, wählt Frachtführer und Standorte und hält Kosten und Service im Gleichgewicht.
skills: logistics, supply-chain, leadership, budgeting, negotiation, process-improvement, erp, vendor-management
up: logistics-director breadth; supply-chain-manager breadth
side: purchasing-manager skills; operations-manager skills

logistics-director | 11-3071 | logistics | executive | bachelor | 10 | -
en: Logistics director; Head of logistics; VP of logistics; VP logistics; Director of distribution
es: Director/a de logística; Director de logística; Directora de logística; Director de distribución; Directora de distribución; Director de operaciones logísticas
fr: Directeur/trice logistique; Directeur logistique; Directrice logistique; Directeur des opérations logistiques; Directrice de la distribution; Directeur transport et logistique
de: Logistikdirektor/in; Logistikdirektor; Logistikdirektorin; Bereichsleiter Logistik; Bereichsleiterin Logistik; Head of Logistics; Gesamtleiter Logistik
en> Sets the logistics strategy of a company: network, partners, automation, budget, and service across countries and sites.
es> Define la estrategia logística de la empresa: red, socios, automatización, presupuesto y servicio en todos los centros.
fr> Définit la stratégie logistique de l’entreprise : réseau, partenaires, automatisation, budget et service sur tous les sites.
de> Bestimmt die Logistikstrategie des Unternehmens: Netz, Partner, Automatisierung, Budget und Service über alle Standorte hinweg.
skills: supply-chain, strategic-planning, leadership, budgeting, negotiation, change-management, logistics
up: chief-operating-officer breadth
side: supply-chain-manager skills; general-manager sector

freight-forwarder | 43-5011 | logistics | entry mid senior | vocational | 1 | -
en: Freight forwarder; Freight forwarding agent; Cargo agent; Shipping agent; Freight agent; Import export clerk; Freight coordinator
es: Agente de carga; Transitario; Transitaria; Agente transitario; Operativo de transporte internacional; Consignatario; Agente de importación y exportación
fr: Agent/e de transit; Agent de transit; Agente de transit; Transitaire; Affréteur international; Agent de fret; Commissionnaire de transport
de: Speditionskaufmann/-frau; Speditionskaufmann; Speditionskauffrau; Kaufmann für Spedition und Logistikdienstleistung; Kauffrau für Spedition und Logistikdienstleistung; Spediteur; Speditionssachbearbeiter; Luftfrachtspediteur
en> Arranges shipments by road, sea and air: compares rates, books space, prepares customs papers and traces the cargo.
es> Organiza envíos por carretera, mar y aire: compara tarifas, reserva espacio, prepara la documentación aduanera y sigue la carga.
fr> Organise des expéditions par route, mer et air : compare les tarifs, réserve, prépare les documents de douane et suit le fret.
de> Organisiert Sendungen per Straße, See und Luft: vergleicht Raten, bucht Laderaum, erstellt Zollpapiere und verfolgt die Fracht.
skills: freight-forwarding, customs, logistics, communication, negotiation, order-processing, customer-service, excel
up: customs-specialist master; transport-supervisor lead; logistician degree; transport-manager manage
side: dispatcher skills; shipping-clerk skills; sales-representative skills

delivery-driver | 53-3033 | transport | entry mid | none | 0 | driving-licence-b
en: Delivery driver; Van driver; Parcel delivery driver; Courier driver; Light truck driver; Delivery associate; Multi-drop driver
es: Repartidor/a; Repartidor; Repartidora; Conductor repartidor; Conductora repartidora; Repartidor de paquetería; Chófer de reparto
fr: Chauffeur/euse livreur/euse; Chauffeur livreur; Chauffeuse livreuse; Livreur; Livreuse; Conducteur livreur; Conducteur VUL
de: Auslieferungsfahrer/in; Auslieferungsfahrer; Auslieferungsfahrerin; Paketzusteller; Paketzustellerin; Kurierfahrer; Lieferfahrer; Kraftfahrer bis 3,5 t; Paketbote
en> Loads a van, drives the round, delivers parcels or goods on time and gets a signature for each.
es> Carga la furgoneta, recorre la ruta, entrega paquetes o mercancías a tiempo y recoge la firma de cada uno.
fr> Charge la camionnette, effectue la tournée, livre colis ou marchandises à l’heure et fait signer les destinataires.
de> Belädt den Transporter, fährt die Tour, stellt Pakete oder Waren pünktlich zu und lässt den Empfang bestätigen.
skills: driving, route-planning, customer-service, manual-handling, load-securing, time-management
up: truck-driver licence; bus-driver licence; transport-supervisor lead
side: mail-carrier sector; taxi-driver sector; order-picker regular; courier skills

courier | 43-5021 | transport | entry | none | 0 | -
en: Courier; Bicycle courier; Messenger; Food delivery rider; Delivery rider; Bike messenger
es: Mensajero/a; Mensajero; Mensajera; Rider; Repartidor en bicicleta; Repartidor de comida a domicilio; Mensajero en moto
fr: Coursier/ère; Coursier; Coursière; Livreur à vélo; Coursier à vélo; Livreur de repas; Cyclo-coursier
de: Kurier/in; Kurier; Kurierin; Fahrradkurier; Fahrradkurierin; Essenslieferant; Rider; Botenfahrer; Bote
en> Carries documents, meals or small parcels across town by bike, scooter or on foot, as fast and safely as possible.
es> Lleva documentos, comida o paquetes pequeños por la ciudad en bici, moto o a pie, rápido y con seguridad.
fr> Porte plis, repas ou petits colis en ville, à vélo, à scooter ou à pied, vite et en sécurité.
de> Bringt Dokumente, Essen oder kleine Pakete per Rad, Roller oder zu Fuß schnell und sicher durch die Stadt.
skills: route-planning, customer-service, time-management, mail-handling, communication
up: delivery-driver licence; mail-carrier breadth; dispatcher breadth
side: order-picker regular; taxi-driver sector

truck-driver | 53-3032 | transport | entry mid senior | vocational | 0 | driving-licence-c; driver-qualification
en: Truck driver; HGV driver; Lorry driver; LGV driver; CDL driver; Long-haul driver; Class A driver; Tractor-trailer driver
es: Camionero/a; Camionero; Camionera; Conductor de camión; Conductora de camión; Conductor de tráiler; Chófer de camión; Conductor C+E
fr: Conducteur/trice routier/ère; Conducteur routier; Conductrice routière; Chauffeur poids lourd; Conducteur PL; Conducteur SPL; Routier; Chauffeur routier
de: Lkw-Fahrer/in; Lkw-Fahrer; Lkw-Fahrerin; Berufskraftfahrer; Berufskraftfahrerin; Kraftfahrer; Kraftfahrerin; Fernfahrer; Kraftfahrer CE
en> Drives lorries over short or long distances, secures the load, keeps to driving hours and hands over papers.
es> Conduce camiones en rutas cortas o largas, asegura la carga, respeta los tiempos de conducción y entrega la documentación.
fr> Conduit des poids lourds en courte ou longue distance, arrime le chargement, respecte les temps de conduite et remet les documents.
de> Fährt Lkw im Nah- oder Fernverkehr, sichert die Ladung, hält Lenkzeiten ein und übergibt die Papiere.
skills: truck-driving, load-securing, tachograph, vehicle-inspection, route-planning, dangerous-goods, safety
up: transport-supervisor lead; train-driver licence; transport-manager manage
side: bus-driver regular; refuse-collector regular; dispatcher regular; excavator-operator sector

bus-driver | 53-3052 | transport | entry mid senior | none | 0 | driving-licence-d; driver-qualification
en: Bus driver; Coach driver; Transit bus operator; Public transport driver; City bus driver
es: Conductor/a de autobús; Conductor de autobús; Conductora de autobús; Conductor de autocar; Chófer de autobús; Autobusero
fr: Conducteur/trice de bus; Conducteur de bus; Conductrice de bus; Conducteur d'autocar; Conductrice d'autocar; Machiniste receveur; Conducteur de car
de: Busfahrer/in; Busfahrer; Busfahrerin; Omnibusfahrer; Linienbusfahrer; Reisebusfahrer; Fachkraft im Fahrbetrieb; Chauffeur Linienbus
en> Drives passengers safely and to timetable in town or between cities, sells tickets and helps those who need it.
es> Lleva pasajeros con seguridad y puntualidad por la ciudad o entre ciudades, vende billetes y ayuda a quien lo necesita.
fr> Transporte les voyageurs en sécurité et à l’heure, en ville ou entre villes, vend des titres et aide qui en a besoin.
de> Bringt Fahrgäste sicher und nach Fahrplan durch Stadt und Land, verkauft Fahrscheine und hilft, wo es nötig ist.
skills: passenger-transport, driving, customer-service, vehicle-inspection, tachograph, stress-resistance
up: train-driver licence; transport-supervisor lead; transport-manager manage
side: truck-driver skills; taxi-driver skills; dispatcher regular

taxi-driver | 53-3054 | transport | entry mid | none | 0 | driving-licence-b; taxi-licence
en: Taxi driver; Cab driver; Private hire driver; Chauffeur; Minicab driver; Ride-hailing driver; Rideshare driver; Uber driver
es: Taxista; Conductor de taxi; Conductora de taxi; Conductor VTC; Conductora VTC; Chófer privado; Chófer VTC; Conductor de Uber
fr: Chauffeur/euse de taxi; Chauffeur de taxi; Chauffeuse de taxi; Chauffeur VTC; Conducteur VTC; Chauffeur privé; Artisan taxi; Chauffeur Uber
de: Taxifahrer/in; Taxifahrer; Taxifahrerin; Chauffeur; Chauffeurin; Mietwagenfahrer; Fahrdienstfahrer; Personenfahrer; Uber-Fahrer
en> Takes passengers where they want to go, knows the way round the traffic, helps with luggage and takes the fare.
es> Lleva a los pasajeros a su destino, sabe esquivar el tráfico, ayuda con el equipaje y cobra la carrera.
fr> Conduit les passagers à destination, connaît les détours, aide pour les bagages et encaisse la course.
de> Bringt Fahrgäste ans Ziel, kennt Wege am Stau vorbei, hilft beim Gepäck und kassiert den Fahrpreis.
skills: driving, passenger-transport, customer-service, route-planning, cash-handling
up: bus-driver licence
side: hotel-porter sector; courier skills; delivery-driver sector

refuse-collector | 53-7081 | transport | entry mid | none | 0 | -
en: Refuse collector; Waste collector; Garbage collector; Recycling operative; Bin collector; Waste loader; Dustman
es: Operario/a de recogida de residuos; Operario de recogida de residuos; Operaria de recogida de residuos; Basurero; Basurera; Peón de recogida de basura; Operario de reciclaje
fr: Agent/e de collecte; Agent de collecte; Agente de collecte; Éboueur; Éboueuse; Ripeur; Ripeuse; Équipier de collecte
de: Müllwerker/in; Müllwerker; Müllwerkerin; Entsorger; Müllmann; Abfallsammler; Lader Müllabfuhr; Mitarbeiter Wertstoffhof
en> Empties bins, loads waste and recyclables onto the truck along the round, and keeps streets clean and passable.
es> Vacía contenedores, carga residuos y reciclables en el camión a lo largo de la ruta y deja limpia la calle.
fr> Vide les bacs, charge déchets et recyclables dans la benne tout au long de la tournée et laisse la rue propre.
de> Leert Tonnen, lädt Abfall und Wertstoffe entlang der Tour ins Fahrzeug und hält Straßen sauber und frei.
skills: manual-handling, environment, safety, teamwork, driving
up: truck-driver licence; transport-supervisor lead
side: road-worker sector; warehouse-worker sector; gardener sector

transport-supervisor | 53-1047 | transport | senior lead | vocational | 4 | -
en: Transport supervisor; Fleet supervisor; Driver supervisor; Transport team leader; Bus depot supervisor; Delivery supervisor
es: Supervisor/a de transporte; Supervisor de transporte; Supervisora de transporte; Encargado de flota; Encargada de flota; Jefe de equipo de reparto; Inspector de autobuses
fr: Chef/fe d'équipe transport; Chef d'équipe transport; Cheffe d'équipe transport; Responsable de tournées; Chef de parc; Agent de maîtrise transport; Chef de camionnage
de: Teamleiter/in Fuhrpark; Teamleiter Fuhrpark; Teamleiterin Fuhrpark; Fahrerteamleiter; Teamleiter Zustellung; Verkehrsmeister; Teamleiter Disposition
en> Leads drivers and crews: rosters, vehicle checks, training, accidents and delays, and the rules on hours and safety.
es> Dirige a conductores y equipos: turnos, revisión de vehículos, formación, accidentes, retrasos y normas de tiempos y seguridad.
fr> Encadre conducteurs et équipes : plannings, contrôle des véhicules, formation, accidents, retards et respect des règles.
de> Führt Fahrpersonal: Dienstpläne, Fahrzeugkontrollen, Schulung, Unfälle, Verspätungen und die Vorschriften zu Zeiten und Sicherheit.
skills: leadership, rostering, fleet-management, tachograph, safety, route-planning, training
up: transport-manager manage
side: warehouse-team-leader sector; workshop-manager sector; dispatcher regular

transport-manager | 11-3071 | transport | senior lead | vocational | 6 | transport-manager-certificate
en: Transport manager; Fleet manager; Transportation manager; Haulage manager; Traffic manager (transport); Public transport operations manager
es: Jefe/a de transporte; Jefe de transporte; Jefa de transporte; Responsable de transporte; Gestor de flota; Gestora de flota; Gerente de transporte; Gestor de transporte
fr: Responsable transport; Responsable d'exploitation transport; Directeur des transports; Directrice des transports; Responsable de flotte; Gestionnaire de flotte; Responsable de parc
de: Fuhrparkleiter/in; Fuhrparkleiter; Fuhrparkleiterin; Fuhrparkmanager; Transportleiter; Transportleiterin; Verkehrsleiter; Verkehrsleiterin; Leiter Transport
en> Answers for a fleet and its drivers: vehicles, contracts, routes, legal compliance, costs and service to customers.
es> Responde de una flota y sus conductores: vehículos, contratos, rutas, cumplimiento legal, costes y servicio al cliente.
fr> Répond d’une flotte et de ses conducteurs : véhicules, contrats, lignes, conformité, coûts et service rendu.
de> Verantwortet Fuhrpark und Fahrpersonal: Fahrzeuge, Verträge, Touren, Rechtspflichten, Kosten und den Service für Kunden.
skills: fleet-management, leadership, budgeting, compliance, logistics, negotiation, safety, route-planning
up: logistics-manager breadth; logistics-director breadth
side: warehouse-manager sector; supply-chain-manager skills; operations-manager sector

train-driver | 53-4011 | transport | entry mid senior | vocational | 0 | train-driver-licence
en: Train driver; Locomotive engineer; Locomotive driver; Railway driver; Metro driver; Tram driver; Freight train driver
es: Maquinista de tren; Maquinista ferroviario; Maquinista ferroviaria; Conductor de metro; Conductora de metro; Conductor de tranvía; Maquinista de metro
fr: Conducteur/trice de train; Conducteur de train; Conductrice de train; Agent de conduite; Conducteur de métro; Conducteur de tramway; Mécanicien de train
de: Lokführer/in; Lokführer; Lokführerin; Triebfahrzeugführer; Triebfahrzeugführerin; Lokomotivführer; U-Bahn-Fahrer; Straßenbahnfahrer
en> Drives passenger or freight trains by signals and timetable, checks the train before leaving and reports faults.
es> Conduce trenes de viajeros o mercancías según señales y horario, revisa el tren antes de salir y comunica averías.
fr> Conduit des trains de voyageurs ou de fret selon signaux et horaires, vérifie la rame avant le départ et signale les pannes.
de> Fährt Personen- oder Güterzüge nach Signalen und Fahrplan, prüft den Zug vor der Abfahrt und meldet Störungen.
skills: train-driving, safety, vehicle-inspection, attention-to-detail, communication, stress-resistance
up: transport-manager manage
side: dispatcher regular; power-plant-operator sector

train-conductor | 53-4031 | transport | entry mid senior | school | 0 | -
en: Train conductor; Train guard; Train manager; Ticket inspector; Railway conductor; Customer host (rail)
es: Interventor/a de tren; Interventor de tren; Interventora de tren; Revisor; Revisora; Jefe de tren; Jefa de tren; Inspector ferroviario
fr: Contrôleur/euse de train; Contrôleur de train; Contrôleuse de train; Chef de bord; Cheffe de bord; Agent commercial de train; ASCT
de: Zugbegleiter/in; Zugbegleiter; Zugbegleiterin; Schaffner; Schaffnerin; Kundenbetreuer im Nahverkehr; Zugchef; Zugchefin; Kondukteur
en> Looks after passengers on board: checks tickets, opens and closes doors, gives information and handles incidents.
es> Atiende a los viajeros a bordo: revisa billetes, controla puertas, informa y resuelve incidencias.
fr> S’occupe des voyageurs à bord : contrôle les billets, gère les portes, informe et traite les incidents.
de> Betreut Reisende im Zug: kontrolliert Fahrkarten, fertigt den Zug ab, informiert und löst Zwischenfälle.
skills: passenger-transport, ticketing, customer-service, safety, communication, stress-resistance
up: train-driver licence; transport-manager manage
side: flight-attendant sector; ticket-agent regular

flight-attendant | 53-2031 | transport | entry mid senior | school | 0 | cabin-crew-certificate
en: Flight attendant; Cabin crew; Air steward; Air hostess; Cabin crew member; Stewardess
es: Tripulante de cabina de pasajeros; TCP; Auxiliar de vuelo; Azafata de vuelo; Azafato de vuelo; Sobrecargo; Aeromozo; Aeromoza
fr: Hôtesse/steward de l'air; Hôtesse de l'air; Steward; PNC; Personnel navigant commercial; Membre d'équipage de cabine
de: Flugbegleiter/in; Flugbegleiter; Flugbegleiterin; Steward; Stewardess; Kabinenpersonal; Kabinencrew; Cabin Crew Member
en> Keeps passengers safe and comfortable on board: checks equipment, explains safety, serves, helps, and acts in emergencies.
es> Cuida de la seguridad y el bienestar a bordo: revisa equipos, explica normas, sirve, ayuda y actúa en emergencias.
fr> Veille à la sécurité et au confort à bord : vérifie le matériel, donne les consignes, sert et agit en urgence.
de> Sorgt an Bord für Sicherheit und Wohlbefinden: prüft Ausrüstung, erklärt Regeln, serviert, hilft und handelt im Notfall.
skills: cabin-service, customer-service, first-aid, safety, communication, stress-resistance, teamwork
up: cabin-manager lead
side: train-conductor sector; ticket-agent regular; hotel-receptionist regular

cabin-manager | 53-2031 | transport | senior lead | school | 4 | cabin-crew-certificate
en: Cabin manager; Purser; Senior cabin crew; Chief purser; Cabin supervisor; Inflight manager
es: Jefe/a de cabina; Jefe de cabina; Jefa de cabina; Sobrecargo principal; Purser; Supervisor de cabina
fr: Chef/fe de cabine; Chef de cabine; Cheffe de cabine; Chef de cabine principal; Cheffe de cabine principale; Purser
de: Purser/in; Purser; Purserin; Kabinenchef; Kabinenchefin; Chef de Cabine; Leitender Flugbegleiter; Leitende Flugbegleiterin
en> Leads the cabin crew on a flight: briefs, divides tasks, links to the cockpit and settles difficult situations.
es> Dirige a la tripulación de cabina: da instrucciones, reparte tareas, enlaza con los pilotos y resuelve situaciones difíciles.
fr> Dirige l’équipage de cabine : briefing, répartition des tâches, lien avec le cockpit et gestion des situations délicates.
de> Führt die Kabinencrew: hält das Briefing, verteilt Aufgaben, spricht mit dem Cockpit und löst schwierige Lagen.
skills: cabin-service, leadership, safety, first-aid, communication, complaint-handling, training
up: -
side: event-planner skills; customer-service-team-leader regular; corporate-trainer teach; hotel-manager sector

airline-pilot | 53-2011 | transport | mid senior | bachelor | 2 | airline-pilot-licence
en: Airline pilot; First officer; Co-pilot; Commercial pilot; Airline transport pilot; Pilot
es: Piloto de línea aérea; Piloto; Copiloto; Primer oficial; Piloto comercial; Piloto de avión
fr: Pilote de ligne; Pilote; Copilote; Officier pilote de ligne; OPL; Pilote professionnel; Pilote d'avion
de: Verkehrspilot/in; Pilot; Pilotin; Verkehrspilot; Verkehrspilotin; Erster Offizier Flugzeug; Copilot; Kopilot; Berufspilot; Linienpilot
en> Plans and flies passenger or cargo flights with the captain, watches systems and weather, and trains for every emergency.
es> Planifica y realiza vuelos de pasajeros o carga con el comandante, vigila sistemas y meteorología y se entrena para emergencias.
fr> Prépare et assure des vols de passagers ou de fret avec le commandant, surveille systèmes et météo et s’entraîne aux urgences.
de> Plant und fliegt Passagier- oder Frachtflüge gemeinsam mit dem Kapitän, überwacht Systeme und Wetter und trainiert jeden Notfall.
skills: flying, decision-making, communication, safety, teamwork, stress-resistance, attention-to-detail
up: airline-captain lead
side: air-traffic-controller regular; corporate-trainer teach

airline-captain | 53-2011 | transport | senior lead executive | bachelor | 8 | airline-pilot-licence
en: Airline captain; Flight captain; Pilot in command; Training captain; Chief pilot; Senior captain (airline)
es: Comandante de avión; Comandante de vuelo; Comandante de línea aérea; Piloto jefe; Piloto instructor; Capitán de avión
fr: Commandant/e de bord; Commandant de bord; Commandante de bord; CDB; Chef pilote; Pilote instructeur de ligne
de: Flugkapitän/in; Flugkapitän; Flugkapitänin; Kapitän Verkehrsflugzeug; Chefpilot; Chefpilotin; Ausbildungskapitän
en> Commands an airliner and its crew, takes the final decisions on the flight and often trains younger pilots.
es> Manda el avión y su tripulación, toma las decisiones finales del vuelo y a menudo forma a pilotos jóvenes.
fr> Commande un avion de ligne et son équipage, prend les décisions finales et forme souvent les jeunes pilotes.
de> Führt Verkehrsflugzeug und Crew, trifft die letzten Entscheidungen zum Flug und bildet oft jüngere Piloten aus.
skills: flying, leadership, decision-making, safety, communication, training, risk-management
up: -
side: corporate-trainer teach; operations-manager regular; transport-manager regular

air-traffic-controller | 53-2021 | transport | entry mid senior | associate | 0 | air-traffic-controller-licence
en: Air traffic controller; ATCO; Tower controller; Approach controller; En-route controller; Air traffic control specialist
es: Controlador/a aéreo/a; Controlador aéreo; Controladora aérea; Controlador de tránsito aéreo; Controlador de torre; Controladora de tráfico aéreo
fr: Contrôleur/euse aérien/ne; Contrôleur aérien; Contrôleuse aérienne; Aiguilleur du ciel; Aiguilleuse du ciel; Ingénieur du contrôle de la navigation aérienne; ICNA
de: Fluglotse/Fluglotsin; Fluglotse; Fluglotsin; Flugverkehrsleiter; Flugverkehrsleiterin; Towerlotse; Radarlotse; ATCO
en> Guides aircraft safely through airspace and on the ground by radio and radar, keeping distances and order.
es> Guía a las aeronaves con seguridad en el aire y en tierra por radio y radar, manteniendo distancias y orden.
fr> Guide les avions en vol et au sol par radio et radar, en garantissant les distances et l’ordre des passages.
de> Führt Flugzeuge per Funk und Radar sicher durch den Luftraum und am Boden und hält Abstände und Reihenfolge ein.
skills: air-traffic-control, decision-making, stress-resistance, communication, attention-to-detail, multitasking
up: -
side: airline-pilot skills; corporate-trainer teach; emergency-dispatcher regular

deckhand | 53-5011 | transport | entry mid | none | 0 | seafarer-certificate
en: Deckhand; Sailor; Able seaman; Ordinary seaman; Seafarer; Deck crew member; Bosun; Boatman
es: Marinero/a; Marinero; Marinera; Marinero de cubierta; Mozo de cubierta; Contramaestre; Marinero de puente
fr: Matelot; Matelote; Marin; Matelot de pont; Maître d'équipage; Marin de commerce; Matelot polyvalent
de: Matrose/Matrosin; Matrose; Matrosin; Schiffsmechaniker; Schiffsmechanikerin; Decksmann; Bootsmann; Binnenschiffer; Seemann
en> Keeps watch, handles ropes and cargo, maintains the deck and helps steer the vessel at sea or on rivers.
es> Hace guardias, maneja cabos y carga, mantiene la cubierta y ayuda a gobernar el buque en mar o río.
fr> Assure la veille, manœuvre amarres et cargaison, entretient le pont et aide à barrer, en mer ou sur fleuve.
de> Geht Wache, bedient Leinen und Ladung, hält das Deck instand und hilft beim Steuern auf See oder Fluss.
skills: seamanship, safety, maintenance, manual-handling, teamwork, first-aid
up: ship-officer licence; crane-operator licence
side: truck-driver sector; construction-labourer sector; warehouse-worker regular

ship-officer | 53-5021 | transport | mid senior | associate | 2 | seafarer-certificate
en: Ship's officer; Deck officer; Ship's mate; Chief mate; Second officer; Navigation officer; Officer of the watch
es: Oficial de puente; Oficial de marina mercante; Piloto de marina mercante; Primer oficial de puente; Segundo oficial de puente; Oficial de navegación
fr: Officier/ère de la marine marchande; Officier de la marine marchande; Officière de la marine marchande; Second capitaine; Lieutenant de navire; Officier de pont; Officier chef de quart passerelle
de: Nautische/r Schiffsoffizier/in; Nautischer Schiffsoffizier; Nautische Schiffsoffizierin; Schiffsoffizier; Wachoffizier; Steuermann; Erster Offizier Schiff
en> Stands watch on the bridge, plots the course, oversees loading and safety drills, and leads the deck crew.
es> Hace guardia en el puente, traza el rumbo, supervisa la carga y los simulacros y dirige a la marinería.
fr> Assure le quart en passerelle, trace la route, surveille chargement et exercices et dirige l’équipage de pont.
de> Geht Brückenwache, legt den Kurs fest, überwacht Ladung und Sicherheitsübungen und führt die Decksmannschaft.
skills: ship-navigation, seamanship, safety, leadership, load-securing, communication, decision-making
up: ship-captain lead
side: logistician skills; dispatcher regular

ship-captain | 53-5021 | transport | senior lead executive | bachelor | 8 | seafarer-certificate
en: Ship captain; Master mariner; Shipmaster; Skipper; Ferry captain; Harbour pilot; Ship's master
es: Capitán/a de barco; Capitán de la marina mercante; Capitana de barco; Capitán de barco; Patrón de barco; Patrón de altura; Práctico de puerto
fr: Capitaine de navire; Commandant de navire; Capitaine au long cours; Patron de navire; Pilote maritime; Capitaine de ferry
de: Kapitän/in; Kapitän; Kapitänin; Schiffskapitän; Schiffsführer; Schiffsführerin; Hafenlotse; Kapitän Binnenschifffahrt
en> Commands a vessel: answers for crew, passengers, cargo, course and law, and takes the last decision at sea.
es> Manda un buque: responde de tripulación, pasajeros, carga, rumbo y normas, y toma la última decisión en el mar.
fr> Commande un navire : répond de l’équipage, des passagers, de la cargaison et de la route, et décide en dernier.
de> Führt ein Schiff: verantwortet Besatzung, Fahrgäste, Ladung, Kurs und Vorschriften und trifft auf See die letzte Entscheidung.
skills: ship-navigation, leadership, safety, decision-making, compliance, risk-management, communication
up: -
side: logistics-manager skills; vocational-teacher teach
`;

/** Roles of hotels, travel and leisure, in the format of `catalogue.ts`. */
export const hospitalityRoles = `
hotel-receptionist | 43-4081 | hospitality | entry mid senior | vocational | 0 | -
en: Hotel receptionist; Front desk agent; Hotel front desk clerk; Guest service agent; Night auditor; Front office agent
es: Recepcionista de hotel; Agente de recepción; Auxiliar de recepción de hotel; Recepcionista nocturno; Auditor nocturno; Auditora nocturna
fr: Réceptionniste d'hôtel; Réceptionniste en hôtellerie; Réceptionniste de nuit; Réceptionniste tournant; Night auditor; Réceptionniste polyvalent
de: Hotelrezeptionist/in; Rezeptionist; Rezeptionistin; Hotelfachmann; Hotelfachfrau; Front Office Agent; Night Auditor; Empfangsmitarbeiter Hotel
en> Checks guests in and out, takes bookings and payments, answers their questions and passes requests on to the house.
es> Registra la llegada y salida de los huéspedes, gestiona reservas y cobros y atiende sus peticiones día y noche.
fr> Accueille les clients à l’arrivée et au départ, gère réservations et paiements et transmet leurs demandes.
de> Checkt Gäste ein und aus, nimmt Buchungen und Zahlungen entgegen und gibt Wünsche an die Abteilungen weiter.
skills: front-desk, hospitality, reservation-systems, customer-service, cash-handling, communication, complaint-handling
up: front-office-manager lead; concierge master; flight-attendant licence
side: receptionist regular; ticket-agent sector; waiter skills

hotel-porter | 39-6011 | hospitality | entry | none | 0 | -
en: Hotel porter; Bellhop; Bellboy; Luggage porter; Bell attendant; Doorman; Doorperson
es: Botones; Mozo de equipajes; Moza de equipajes; Maletero; Portero de hotel; Portera de hotel
fr: Bagagiste; Chasseur d'hôtel; Groom; Voiturier bagagiste; Portier d'hôtel; Portière d'hôtel
de: Hotelpage; Gepäckträger; Gepäckträgerin; Portier; Hoteldiener; Bellboy; Doorman
en> Carries guests' luggage, opens the door, shows rooms, calls taxis and runs errands for the house.
es> Lleva el equipaje de los huéspedes, abre la puerta, enseña las habitaciones, pide taxis y hace recados.
fr> Porte les bagages des clients, ouvre la porte, présente les chambres, appelle les taxis et rend mille petits services.
de> Trägt das Gepäck der Gäste, hält die Tür auf, zeigt Zimmer, ruft Taxis und erledigt Botengänge.
skills: hospitality, customer-service, manual-handling, communication, driving
up: concierge master
side: hotel-receptionist skills; hospital-porter sector

concierge | 39-6012 | hospitality | mid senior | school | 2 | -
en: Concierge; Hotel concierge; Head concierge; Guest relations officer; Guest experience agent
es: Conserje de hotel; Concierge; Jefe de conserjería; Jefa de conserjería; Agente de relaciones con huéspedes
fr: Concierge d'hôtel; Chef concierge; Cheffe concierge; Clefs d'or; Chargé de relation client hôtel; Chargée de relation client hôtel
de: Concierge; Hotelconcierge; Chefportier; Chefconcierge; Guest Relations Manager; Guest Relations Managerin
en> Makes guests' wishes come true: tables, tickets, transport, local tips, and quick help when plans go wrong.
es> Hace posibles los deseos de los huéspedes: mesas, entradas, transporte, consejos locales y ayuda ante cualquier imprevisto.
fr> Réalise les souhaits des clients : tables, billets, transports, conseils sur la ville et aide en cas d’imprévu.
de> Erfüllt Gästewünsche: Tische, Karten, Fahrten, Tipps zur Stadt und rasche Hilfe, wenn etwas nicht klappt.
skills: hospitality, customer-service, travel-planning, communication, reservation-systems, problem-solving
up: front-office-manager lead; executive-assistant breadth
side: travel-agent skills; hotel-receptionist skills

room-attendant | 37-2012 | hospitality | entry mid | none | 0 | -
en: Room attendant; Hotel housekeeper; Chambermaid; Hotel room cleaner; Housekeeping attendant
es: Camarero/a de pisos; Camarera de pisos; Camarero de pisos; Mucama; Recamarera; Recamarista; Auxiliar de pisos
fr: Employé/e d'étage; Employé d'étage; Employée d'étage; Valet de chambre; Femme de chambre; Agent d'étage
de: Zimmerreinigungskraft; Zimmermädchen; Roomboy; Zimmerkraft; Housekeeping-Mitarbeiter; Housekeeping-Mitarbeiterin; Reinigungskraft Hotel
en> Cleans and makes up hotel rooms and bathrooms, changes linen, restocks supplies and reports what is broken.
es> Limpia y prepara las habitaciones y baños del hotel, cambia la ropa, repone artículos y avisa de averías.
fr> Nettoie et prépare chambres et salles de bains, change le linge, réapprovisionne et signale ce qui est cassé.
de> Reinigt Hotelzimmer und Bäder, bezieht Betten, füllt Verbrauchsartikel auf und meldet Schäden an die Technik.
skills: housekeeping, cleaning, laundry, attention-to-detail, time-management
up: housekeeping-supervisor lead
side: cleaner sector; laundry-worker skills; home-care-aide growing

housekeeping-supervisor | 37-1011 | hospitality | mid senior lead | none | 2 | -
en: Housekeeping supervisor; Floor housekeeper; Assistant housekeeper; Housekeeping team leader; Room inspector
es: Subgobernante/a; Subgobernanta; Subgobernante; Supervisor de pisos; Supervisora de pisos; Encargada de pisos
fr: Gouvernant/e d'étage; Gouvernante d'étage; Gouvernant d'étage; Assistante gouvernante; Chef d'équipe étages
de: Hausdamenassistent/in; Hausdamenassistentin; Hausdamenassistent; Etagenhausdame; Housekeeping Supervisor; Teamleitung Housekeeping
en> Assigns rooms to the cleaning team, inspects finished rooms, trains newcomers and keeps linen and supplies in order.
es> Reparte las habitaciones entre el equipo, revisa el resultado, forma al personal nuevo y controla lencería y productos.
fr> Répartit les chambres, contrôle leur propreté, forme les nouveaux et gère le linge et les produits d’accueil.
de> Teilt dem Team die Zimmer zu, prüft das Ergebnis, lernt neue Kräfte an und verwaltet Wäsche und Material.
skills: housekeeping, leadership, rostering, quality-control, training, inventory
up: executive-housekeeper manage
side: cleaning-supervisor sector; restaurant-supervisor sector

executive-housekeeper | 37-1011 | hospitality | senior lead | vocational | 5 | -
en: Executive housekeeper; Head housekeeper; Housekeeping manager; Director of housekeeping; Head of housekeeping
es: Gobernante/a general; Gobernanta; Gobernante de hotel; Gobernanta general; Jefe de pisos; Jefa de pisos
fr: Gouvernant/e général/e; Gouvernante générale; Gouvernant général; Responsable hébergement étages; Cheffe gouvernante
de: Leiter/in Housekeeping; Hausdame; Leitende Hausdame; Leiter Housekeeping; Leiterin Housekeeping; Hauswirtschaftsleitung Hotel; Executive Housekeeper; Erste Hausdame
en> Runs a hotel's housekeeping: staff plans, standards, linen, outside cleaning firms and the department's budget.
es> Dirige el departamento de pisos del hotel: turnos, calidad, lencería, empresas externas de limpieza y presupuesto.
fr> Dirige le service des étages d’un hôtel : plannings, normes, linge, prestataires de nettoyage et budget.
de> Leitet das Housekeeping eines Hotels: Dienstpläne, Standards, Wäsche, Fremdfirmen und das Budget der Abteilung.
skills: housekeeping, leadership, budgeting, rostering, vendor-management, quality-control, inventory
up: hotel-manager breadth; facilities-manager breadth
side: cleaning-supervisor sector; front-office-manager skills

front-office-manager | 11-9081 | hospitality | senior lead | associate | 4 | -
en: Front office manager; Reception manager; Front desk manager; Head receptionist; Rooms division manager; Guest services manager
es: Jefe/a de recepción; Jefe de recepción; Jefa de recepción; Responsable de recepción; Primer recepcionista; Front office manager
fr: Chef/fe de réception; Chef de réception; Cheffe de réception; Responsable de réception; Responsable hébergement; Premier réceptionniste
de: Empfangschef/in; Empfangschef; Empfangschefin; Front Office Manager; Front Office Managerin; Rezeptionsleiter; Rezeptionsleiterin; Empfangsleiter
en> Leads the reception team, steers room sales and rates, and sorts out whatever a guest is not happy with.
es> Dirige al equipo de recepción, gestiona la ocupación y las tarifas y resuelve lo que no convence al huésped.
fr> Encadre l’équipe de réception, pilote l’occupation et les tarifs et règle tout ce qui déplaît au client.
de> Führt das Empfangsteam, steuert Belegung und Raten und kümmert sich darum, wenn Gäste nicht zufrieden sind.
skills: front-desk, leadership, revenue-management, hotel-operations, complaint-handling, rostering, reservation-systems
up: hotel-manager manage
side: food-and-beverage-manager skills; leisure-centre-manager sector; customer-service-team-leader sector

hotel-manager | 11-9081 | hospitality | senior lead | bachelor | 6 | -
en: Hotel manager; Lodging manager; Hotel operations manager; Resort manager; Assistant general manager (hotel); Hostel manager
es: Gerente de hotel; Subdirector de hotel; Subdirectora de hotel; Jefe de operaciones hoteleras; Encargado de hostal
fr: Directeur/trice d'exploitation hôtelière; Directeur d'exploitation hôtelière; Directrice d'exploitation hôtelière; Directeur adjoint d'hôtel; Directrice adjointe d'hôtel; Gérant d'hôtel; Gérante d'hôtel
de: Hotelmanager/in; Hotelmanager; Hotelmanagerin; Operations Manager Hotel; Stellvertretender Hoteldirektor; Stellvertretende Hoteldirektorin; Hotelbetriebsleiter
en> Runs the daily business of a hotel across reception, housekeeping and restaurant, and answers for service, staff and costs.
es> Dirige el día a día del hotel, desde recepción y pisos hasta el restaurante, y responde de servicio, personal y costes.
fr> Dirige l’activité quotidienne d’un hôtel, de la réception aux étages et au restaurant, et répond du service et des coûts.
de> Führt das Tagesgeschäft eines Hotels von Empfang über Etage bis Restaurant und verantwortet Service, Personal und Kosten.
skills: hotel-operations, leadership, budgeting, revenue-management, hospitality, recruiting, complaint-handling
up: hotel-general-manager manage; operations-manager breadth; business-owner own
side: leisure-centre-manager sector; property-manager sector

hotel-general-manager | 11-9081 | hospitality | executive | bachelor | 10 | -
en: Hotel general manager; Hotel director; Hotel GM; Cluster general manager; Resort general manager
es: Director/a de hotel; Director de hotel; Directora de hotel; Director general de hotel; Directora general de hotel; Director de complejo turístico
fr: Directeur/trice d'hôtel; Directeur d'hôtel; Directrice d'hôtel; Directeur général d'hôtel; Directrice générale d'hôtel; Directeur de complexe hôtelier
de: Hoteldirektor/in; Hoteldirektor; Hoteldirektorin; General Manager Hotel; Geschäftsführender Hoteldirektor; Direktor Resort
en> Carries full responsibility for a hotel: strategy, results, owners, department heads, and its name in the market.
es> Tiene la responsabilidad plena de un hotel: estrategia, resultados, propiedad, jefes de departamento y prestigio en el mercado.
fr> Porte l’entière responsabilité d’un hôtel : stratégie, résultats, propriétaires, chefs de service et réputation.
de> Trägt die Gesamtverantwortung für ein Hotel: Strategie, Ergebnis, Eigentümer, Abteilungsleitungen und den Ruf am Markt.
skills: hotel-operations, strategic-planning, budgeting, leadership, revenue-management, business-development, negotiation
up: general-manager breadth; chief-operating-officer breadth
side: property-manager sector; business-owner skills

travel-agent | 41-3041 | hospitality | entry mid senior | vocational | 0 | -
en: Travel agent; Travel consultant; Travel adviser; Holiday consultant; Corporate travel consultant; Travel counsellor
es: Agente de viajes; Asesor de viajes; Asesora de viajes; Consultor de viajes; Consultora de viajes; Técnico de agencia de viajes
fr: Conseiller/ère voyages; Conseiller voyages; Conseillère voyages; Agent de voyages; Agente de voyages; Agent de comptoir voyages; Forfaitiste
de: Reiseverkehrskaufmann/-frau; Reiseverkehrskaufmann; Reiseverkehrskauffrau; Tourismuskaufmann; Tourismuskauffrau; Reiseberater; Reiseberaterin; Reisebüromitarbeiter
en> Advises people on trips, compares offers, books flights, hotels and tours, and helps when something changes.
es> Aconseja sobre viajes, compara ofertas, reserva vuelos, hoteles y circuitos y ayuda cuando surge un cambio.
fr> Conseille les voyageurs, compare les offres, réserve vols, hôtels et circuits et aide en cas de changement.
de> Berät zu Reisen, vergleicht Angebote, bucht Flüge, Hotels und Touren und hilft bei Umbuchungen und Ausfällen.
skills: travel-planning, sales, reservation-systems, customer-service, tourism, ticketing, communication
up: event-planner breadth; sales-team-leader lead
side: ticket-agent skills; tour-guide skills; customer-service-representative skills

tour-guide | 39-7010 | hospitality | entry mid senior | school | 0 | tour-guide-licence
en: Tour guide; Tourist guide; Tour leader; Travel guide; City guide; Museum guide; Tour director
es: Guía turístico/a; Guía turístico; Guía turística; Guía de turismo; Guía acompañante; Guía local; Guía de museo
fr: Guide touristique; Guide-conférencier; Guide-conférencière; Accompagnateur de voyages; Accompagnatrice de voyages; Guide accompagnateur; Guide local
de: Reiseleiter/in; Reiseleiter; Reiseleiterin; Gästeführer; Gästeführerin; Stadtführer; Stadtführerin; Fremdenführer; Fremdenführerin
en> Shows groups round cities, museums or regions, tells their story, keeps everyone together and the timetable on track.
es> Acompaña a grupos por ciudades, museos o regiones, cuenta su historia y cuida del horario y de los viajeros.
fr> Fait découvrir villes, musées ou régions à des groupes, raconte leur histoire et veille au bon déroulement.
de> Führt Gruppen durch Städte, Museen oder Regionen, erzählt deren Geschichte und hält Zeitplan und Gruppe zusammen.
skills: tourism, presentation, communication, customer-service, first-aid, problem-solving
up: event-planner breadth
side: activity-leader skills; language-teacher teach; ticket-agent sector; travel-agent sector

ticket-agent | 43-4181 | transport | entry mid senior | school | 0 | -
en: Passenger service agent; Check-in agent; Airline customer service agent; Ticket agent; Reservations agent; Gate agent; Ground staff
es: Agente de pasajeros; Agente de facturación de aeropuerto; Agente de reservas; Agente de handling; Taquillero; Taquillera
fr: Agent/e d'escale; Agent d'escale; Agente d'escale; Agent d'enregistrement; Agent de réservation; Agente de réservation; Guichetier transport
de: Passagierabfertiger/in; Passagierabfertiger; Passagierabfertigerin; Check-in-Agent; Check-in-Agentin; Reservierungsmitarbeiter; Servicekauffrau im Luftverkehr; Fahrkartenverkäufer
en> Sells and checks tickets, checks in passengers and baggage, boards them and rebooks when journeys go wrong.
es> Vende y comprueba billetes, factura a pasajeros y equipajes, dirige el embarque y reubica ante incidencias.
fr> Vend et contrôle les billets, enregistre passagers et bagages, assure l’embarquement et réachemine en cas d’incident.
de> Verkauft und prüft Tickets, fertigt Reisende und Gepäck ab, leitet das Boarding und bucht bei Störungen um.
skills: ticketing, customer-service, reservation-systems, communication, complaint-handling, stress-resistance
up: flight-attendant licence; customer-service-team-leader lead
side: hotel-receptionist sector; customer-service-representative sector; airport-security-officer sector; travel-agent skills

leisure-attendant | 39-3091 | sport | entry | none | 0 | -
en: Leisure attendant; Amusement park attendant; Ride operator; Leisure centre assistant; Recreation attendant; Ski lift attendant
es: Auxiliar de instalaciones de ocio; Operador de atracciones; Operadora de atracciones; Empleado de parque de atracciones; Auxiliar de polideportivo
fr: Agent/e d'exploitation de loisirs; Agent d'exploitation de loisirs; Opérateur d'attractions; Opératrice d'attractions; Agent d'accueil de parc de loisirs; Employé de base de loisirs
de: Mitarbeiter/in Freizeitpark; Freizeitparkmitarbeiter; Freizeitparkmitarbeiterin; Fahrgeschäftsbediener; Servicekraft Freizeitanlage; Liftwart
en> Looks after visitors of a park, pool or leisure centre: lets them in, runs rides, hands out equipment, watches safety.
es> Atiende a los visitantes de un parque, piscina o centro de ocio: accesos, atracciones, material y seguridad.
fr> S’occupe des visiteurs d’un parc ou d’un centre de loisirs : accueil, manèges, matériel et sécurité.
de> Betreut Besucher in Park, Bad oder Freizeitzentrum: Einlass, Fahrgeschäfte, Ausleihe und Sicherheit.
skills: customer-service, safety, cash-handling, first-aid, cleaning, teamwork
up: activity-leader breadth
side: lifeguard skills; ticket-agent sector; sales-assistant sector

activity-leader | 39-9032 | sport | entry mid senior | school | 0 | -
en: Recreation worker; Activity leader; Activities coordinator; Camp counsellor; Holiday entertainer; Recreation leader; Playworker
es: Animador/a sociocultural; Animador sociocultural; Animadora sociocultural; Monitor de tiempo libre; Monitora de tiempo libre; Animador turístico; Animadora turística
fr: Animateur/trice de loisirs; Animateur d'activités; Animatrice d'activités; Animateur de loisirs; Animatrice de loisirs; Animateur de centre de vacances; Animatrice de centre de vacances
de: Freizeitbetreuer/in; Freizeitbetreuer; Freizeitbetreuerin; Animateur; Animateurin; Freizeitpädagoge; Freizeitpädagogin; Gästeanimateur
en> Plans and leads games, sport, crafts and outings for children, holiday guests or older people.
es> Prepara y dirige juegos, deporte, manualidades y excursiones para niños, turistas o personas mayores.
fr> Conçoit et anime jeux, sports, ateliers et sorties pour des enfants, des vacanciers ou des personnes âgées.
de> Plant und leitet Spiele, Sport, Basteln und Ausflüge für Kinder, Urlaubsgäste oder ältere Menschen.
skills: recreation-planning, communication, event-planning, first-aid, teamwork, creativity, safeguarding
up: leisure-centre-manager manage
side: youth-worker sector; fitness-trainer skills; childcare-worker skills; tour-guide skills

leisure-centre-manager | 11-9072 | sport | senior lead executive | bachelor | 5 | -
en: Leisure centre manager; Recreation manager; Sports centre manager; Fitness club manager; Entertainment manager; Theme park manager
es: Director/a de centro deportivo; Director de centro deportivo; Directora de centro deportivo; Gerente de gimnasio; Gestor de instalaciones deportivas; Director de parque temático
fr: Directeur/trice de centre de loisirs; Directeur de centre de loisirs; Directrice de centre de loisirs; Responsable de complexe sportif; Directeur de salle de sport; Responsable de club de fitness
de: Leiter/in Freizeitzentrum; Leiter Freizeitzentrum; Leiterin Freizeitzentrum; Studioleiter Fitness; Studioleiterin Fitness; Sportstättenleiter; Freizeitparkleiter
en> Runs a sports or leisure facility: programme, members, staff, safety, building and budget.
es> Dirige una instalación deportiva o de ocio: programación, socios, personal, seguridad, edificio y presupuesto anual.
fr> Dirige un équipement sportif ou de loisirs : programme, adhérents, équipe, sécurité, bâtiment et budget.
de> Leitet eine Sport- oder Freizeitanlage: Programm, Mitglieder, Personal, Sicherheit, Gebäude und Budget.
skills: leadership, budgeting, recreation-planning, customer-service, rostering, facility-management, marketing, safety
up: general-manager breadth
side: hotel-manager sector; event-planner skills

croupier | 39-3011 | hospitality | entry mid senior | vocational | 0 | -
en: Croupier; Casino dealer; Gaming dealer; Card dealer; Table games dealer
es: Crupier; Croupier; Repartidor de cartas; Empleado de mesas de juego; Crupier de casino
fr: Croupier/ère; Croupier; Croupière; Donneur de cartes; Employé de jeux; Employée de jeux
de: Croupier/Croupière; Croupier; Croupière; Spieltischmitarbeiter; Casino Dealer; Kartengeber; Spielbankmitarbeiter
en> Runs card and roulette tables in a casino, explains the rules, pays out winnings and watches for cheating.
es> Dirige mesas de cartas y ruleta en un casino, explica las reglas, paga premios y vigila las trampas.
fr> Anime les tables de cartes et de roulette d’un casino, explique les règles, paie les gains et surveille le jeu.
de> Leitet Karten- und Roulettetische im Casino, erklärt Regeln, zahlt Gewinne aus und achtet auf Betrugsversuche.
skills: cash-handling, customer-service, attention-to-detail, communication, compliance, stress-resistance
up: casino-supervisor lead
side: bartender sector; bank-teller regular

casino-supervisor | 39-1013 | hospitality | senior lead | vocational | 4 | -
en: Casino floor supervisor; Pit boss; Casino supervisor; Gaming supervisor; Pit manager; Table games supervisor
es: Jefe/a de mesas de casino; Jefe de mesas; Jefa de mesas; Jefe de sala de casino; Jefa de sala de casino; Supervisor de casino; Supervisora de juego
fr: Chef/fe de table de casino; Chef de table; Cheffe de table; Sous-chef de table; Chef de partie casino; Superviseur des jeux de table; Superviseuse des jeux de table
de: Saalchef/in Spielbank; Saalchef; Saalchefin; Tischchef; Tischchefin; Pit Boss; Spielaufsicht; Casino Supervisor
en> Oversees several gaming tables: assigns croupiers, watches play and payouts, settles disputes and keeps to the gaming rules.
es> Supervisa varias mesas de juego: asigna crupieres, vigila jugadas y pagos, resuelve disputas y hace cumplir las normas.
fr> Supervise plusieurs tables : affecte les croupiers, surveille les mises et les paiements, tranche les litiges, fait respecter les règles.
de> Beaufsichtigt mehrere Spieltische: teilt Croupiers ein, überwacht Spiel und Auszahlung, klärt Streitfälle und achtet auf die Regeln.
skills: leadership, compliance, rostering, customer-service, cash-handling, complaint-handling, attention-to-detail
up: leisure-centre-manager manage
side: restaurant-manager sector; security-supervisor skills
`;

/** Roles of shops, selling and property, in the format of `catalogue.ts`. */
export const retailRoles = `
cashier | 41-2011 | retail | entry mid | none | 0 | -
en: Cashier; Checkout operator; Till operator; Checkout assistant; Supermarket cashier; Front end associate
es: Cajero/a; Cajero de supermercado; Cajera de supermercado; Cajero reponedor; Cajera reponedora; Dependiente cajero
fr: Hôte/sse de caisse; Hôte de caisse; Hôtesse de caisse; Caissier; Caissière; Employé de caisse; Employée de caisse
de: Kassierer/in; Kassierer; Kassiererin; Kassenkraft; Kassenmitarbeiter; Kassenmitarbeiterin; Verkäufer an der Kasse
en> Scans goods, takes payment, handles returns at the till and sees customers off with a friendly word.
es> Pasa los artículos por caja, cobra, tramita devoluciones y despide a los clientes con una palabra amable.
fr> Enregistre les articles, encaisse, traite les retours et salue chaque client d’un mot aimable.
de> Erfasst Waren, kassiert, nimmt Retouren an der Kasse entgegen und verabschiedet die Kundschaft freundlich.
skills: cash-handling, pos, customer-service, attention-to-detail, stress-resistance, teamwork
up: sales-assistant master; shop-team-leader lead
side: stock-clerk skills; bank-teller sector; receptionist regular; fast-food-worker sector

sales-assistant | 41-2031 | retail | entry mid senior | none | 0 | -
en: Sales assistant; Shop assistant; Retail salesperson; Sales associate; Retail assistant; Store associate; Retail sales consultant
es: Dependiente/a; Dependiente; Dependienta; Vendedor de tienda; Vendedora de tienda; Asistente de ventas; Personal de tienda
fr: Vendeur/euse; Vendeur; Vendeuse; Conseiller de vente; Conseillère de vente; Vendeur en magasin; Vendeuse en prêt-à-porter
de: Verkäufer/in; Verkäufer; Verkäuferin; Kaufmann im Einzelhandel; Kauffrau im Einzelhandel; Verkaufsberater; Verkaufsberaterin; Detailhandelsfachfrau
en> Advises customers in a shop, finds what suits them, sells it, and keeps shelves and displays tidy.
es> Atiende a los clientes en la tienda, encuentra lo que les conviene, vende y mantiene ordenado el género.
fr> Conseille les clients en magasin, trouve ce qui leur convient, vend et tient rayons et présentoirs en ordre.
de> Berät Kundschaft im Laden, findet das Passende, verkauft und hält Regale und Auslagen in Ordnung.
skills: sales, customer-service, product-knowledge, cash-handling, merchandising, upselling, retail
up: shop-team-leader lead; visual-merchandiser master; sales-representative breadth
side: car-salesperson sector; customer-service-representative skills; cashier skills; parts-salesperson sector

stock-clerk | 53-7065 | retail | entry mid | none | 0 | -
en: Shelf stacker; Stock clerk; Stocker; Replenishment assistant; Night filler; Stock associate; Shelf filler
es: Reponedor/a; Reponedor; Reponedora; Mozo de reposición; Auxiliar de reposición; Repositor; Repositora
fr: Employé/e libre-service; Employé libre-service; Employée libre-service; ELS; Employé de rayon; Employée de rayon; Gondolier
de: Warenverräumer/in; Warenverräumer; Warenverräumerin; Regalauffüller; Regalauffüllerin; Auffüllkraft; Verräumkraft
en> Unpacks deliveries, fills the shelves, checks dates and prices, and keeps the stockroom in order.
es> Desembala la mercancía, repone los lineales, revisa fechas y precios y ordena el almacén de la tienda.
fr> Déballe les livraisons, remplit les rayons, vérifie dates et prix et range la réserve.
de> Packt Lieferungen aus, füllt Regale auf, prüft Haltbarkeit und Preise und hält das Lager in Ordnung.
skills: stocking, inventory, manual-handling, attention-to-detail, teamwork, customer-service
up: shop-team-leader lead; warehouse-worker breadth
side: order-picker sector; cashier skills; sales-assistant skills

visual-merchandiser | 27-1026 | retail | entry mid senior | vocational | 1 | -
en: Visual merchandiser; Window dresser; Display designer; Shop display artist; Merchandise displayer; VM
es: Escaparatista; Visual merchandiser; Decorador de escaparates; Decoradora de escaparates; Técnico de escaparatismo
fr: Étalagiste; Visuel marchandiseur; Visual merchandiser; Décorateur étalagiste; Décoratrice étalagiste; Responsable visuel merchandising
de: Gestalter/in für visuelles Marketing; Gestalter für visuelles Marketing; Gestalterin für visuelles Marketing; Schauwerbegestalter; Schauwerbegestalterin; Dekorateur; Dekorateurin; Visual Merchandiser
en> Designs and builds shop windows and displays that draw people in and show the goods at their best.
es> Diseña y monta escaparates y expositores que atraen a la gente y realzan los productos de la tienda.
fr> Imagine et installe vitrines et présentoirs qui attirent le regard et mettent les produits en valeur.
de> Entwirft und baut Schaufenster und Warenpräsentationen, die Blicke anziehen und die Ware zur Geltung bringen.
skills: merchandising, creativity, branding, retail, power-tools, attention-to-detail
up: interior-designer degree; business-owner own
side: event-planner skills; graphic-designer skills; florist skills

shop-team-leader | 41-1011 | retail | mid senior lead | school | 2 | -
en: Shop team leader; Retail supervisor; Shift leader (retail); Department supervisor; Section manager; Sales floor supervisor; Key holder
es: Encargado/a de sección; Encargado de sección; Encargada de sección; Jefe de sección de tienda; Jefa de sección de tienda; Responsable de turno de tienda; Coordinador de tienda
fr: Chef/fe de rayon; Chef de rayon; Cheffe de rayon; Manager de rayon; Responsable de rayon; Responsable de caisse; Chef de secteur magasin
de: Abteilungsleiter/in Einzelhandel; Abteilungsleiter Einzelhandel; Abteilungsleiterin Einzelhandel; Schichtleiter Verkauf; Teamleiter Verkauf; Erstverkäufer; Erstverkäuferin
en> Leads a department or shift in a shop: assigns tasks, coaches the team, orders goods and watches sales.
es> Dirige una sección o un turno de tienda: reparte tareas, forma al equipo, hace pedidos y sigue las ventas.
fr> Anime un rayon ou une équipe : répartit les tâches, forme les vendeurs, commande et suit le chiffre d’affaires.
de> Leitet eine Abteilung oder Schicht im Laden: verteilt Aufgaben, schult das Team, bestellt Ware und verfolgt den Umsatz.
skills: leadership, retail, rostering, merchandising, customer-service, inventory, cash-handling
up: assistant-store-manager breadth
side: restaurant-supervisor sector; warehouse-team-leader sector

assistant-store-manager | 41-1011 | retail | senior lead | school | 3 | -
en: Assistant store manager; Deputy store manager; Assistant shop manager; Store supervisor; Deputy manager (retail)
es: Subencargado/a de tienda; Subencargado de tienda; Subencargada de tienda; Segundo encargado; Segunda encargada; Adjunto a dirección de tienda
fr: Responsable adjoint/e de magasin; Responsable adjoint de magasin; Responsable adjointe de magasin; Adjoint au responsable de magasin; Directeur adjoint de magasin; Directrice adjointe de magasin
de: Stellvertretende/r Filialleiter/in; Stellvertretender Filialleiter; Stellvertretende Filialleiterin; Stellvertretende Marktleitung; Stellvertretende Storeleitung; Assistant Store Manager
en> Stands in for the store manager: opens and closes, plans shifts, checks stock and cash, and settles complaints.
es> Sustituye al responsable de tienda: abre y cierra, planifica turnos, controla existencias y caja y resuelve quejas.
fr> Seconde le responsable du magasin : ouvertures et fermetures, plannings, stocks, caisses et réclamations.
de> Vertritt die Filialleitung: öffnet und schließt, plant Schichten, prüft Bestand und Kasse und klärt Reklamationen.
skills: store-management, leadership, rostering, inventory, loss-prevention, complaint-handling, sales
up: store-manager manage
side: restaurant-supervisor sector; customer-service-team-leader sector

store-manager | 41-1011 | retail | senior lead | school | 5 | -
en: Store manager; Shop manager; Branch manager (retail); Supermarket manager; Retail manager; Boutique manager
es: Encargado/a de tienda; Encargado de tienda; Encargada de tienda; Gerente de tienda; Responsable de tienda; Director de supermercado; Directora de supermercado; Jefe de tienda
fr: Responsable de magasin; Directeur de magasin; Directrice de magasin; Gérant de magasin; Gérante de magasin; Responsable de boutique; Manager de magasin
de: Filialleiter/in; Filialleiter; Filialleiterin; Marktleiter; Marktleiterin; Storemanager; Storemanagerin; Ladenleiter; Filialführer
en> Answers for a shop's sales, stock, staff and appearance, and turns head office's targets into daily work.
es> Responde de las ventas, las existencias, el personal y la imagen de una tienda, y cumple los objetivos de la central.
fr> Répond des ventes, des stocks, de l’équipe et de la tenue d’un magasin, selon les objectifs de l’enseigne.
de> Verantwortet Umsatz, Bestand, Personal und Erscheinungsbild einer Filiale und setzt die Ziele der Zentrale um.
skills: store-management, leadership, budgeting, sales, recruiting, rostering, merchandising, loss-prevention
up: retail-area-manager breadth; sales-manager breadth; business-owner own
side: restaurant-manager sector; warehouse-team-leader sector

retail-area-manager | 11-1021 | retail | lead executive | school | 8 | driving-licence-b
en: Retail area manager; District manager (retail); Regional manager (retail); Area sales manager (shops); Retail operations manager
es: Jefe/a de zona retail; Jefe de zona retail; Jefa de zona retail; Supervisor de tiendas; Supervisora de tiendas; Gerente de zona de tiendas; Area manager retail
fr: Responsable régional/e de magasins; Responsable régional de magasins; Responsable régionale de magasins; Animateur de réseau; Animatrice de réseau; Directeur régional des ventes magasins; Area manager retail
de: Bezirksleiter/in Einzelhandel; Bezirksleiter Einzelhandel; Bezirksleiterin Einzelhandel; Gebietsverkaufsleiter Filialen; Regionalleiter Einzelhandel; Area Manager Retail
en> Leads the managers of several shops: visits, coaches, compares figures, shares what works and decides on staffing.
es> Dirige a los responsables de varias tiendas: visita, orienta, compara cifras, difunde lo que funciona y decide plantillas.
fr> Pilote les responsables de plusieurs magasins : visites, accompagnement, chiffres, bonnes pratiques et effectifs.
de> Führt die Leitungen mehrerer Filialen: besucht, berät, vergleicht Zahlen, verbreitet gute Ideen und entscheidet über Personal.
skills: operations-management, leadership, retail, budgeting, coaching, recruiting, strategic-planning
up: sales-director breadth; chief-operating-officer manage
side: restaurant-area-manager sector; operations-manager sector

florist | 27-1023 | retail | entry mid senior | vocational | 0 | -
en: Florist; Floral designer; Flower arranger; Flower shop assistant; Floral assistant
es: Florista; Diseñador floral; Diseñadora floral; Oficial florista; Ayudante de floristería
fr: Fleuriste; Artisan fleuriste; Vendeur fleuriste; Vendeuse fleuriste; Assistant fleuriste; Assistante fleuriste
de: Florist/in; Florist; Floristin; Blumenbinder; Blumenbinderin; Floristmeister; Floristmeisterin
en> Makes bouquets, wreaths and arrangements, looks after flowers and plants, and advises customers for every occasion.
es> Crea ramos, coronas y arreglos, cuida flores y plantas y aconseja a los clientes para cada ocasión.
fr> Compose bouquets, couronnes et décorations, soigne fleurs et plantes et conseille pour chaque occasion.
de> Bindet Sträuße, Kränze und Gestecke, pflegt Blumen und Pflanzen und berät zu jedem Anlass.
skills: floral-design, planting, creativity, customer-service, cash-handling, product-knowledge
up: shop-team-leader lead; event-planner breadth; business-owner own
side: gardener skills; visual-merchandiser skills

parts-salesperson | 41-2022 | retail | entry mid senior | vocational | 0 | -
en: Parts salesperson; Parts advisor; Auto parts clerk; Parts counter assistant; Spare parts specialist
es: Vendedor/a de recambios; Vendedor de recambios; Vendedora de recambios; Recambista; Vendedor de refacciones; Dependiente de repuestos
fr: Magasinier/ère vendeur/euse de pièces; Vendeur de pièces automobiles; Vendeuse de pièces automobiles; Magasinier automobile; Vendeur pièces de rechange; Conseiller pièces
de: Teileverkäufer/in; Teileverkäufer; Teileverkäuferin; Teiledienstmitarbeiter; Ersatzteilverkäufer; Fachverkäufer Ersatzteile
en> Finds the right spare part for a vehicle or machine in the catalogue, orders it, and sells it at the counter.
es> Localiza en el catálogo la pieza adecuada para cada vehículo o máquina, la pide y la vende en mostrador.
fr> Trouve au catalogue la pièce qui convient à un véhicule ou une machine, la commande et la vend au comptoir.
de> Findet im Katalog das passende Ersatzteil für Fahrzeug oder Maschine, bestellt es und verkauft es an der Theke.
skills: product-knowledge, sales, inventory, order-processing, customer-service, automotive
up: shop-team-leader lead; sales-representative breadth
side: shipping-clerk skills; sales-assistant sector; rental-clerk sector

rental-clerk | 41-2021 | retail | entry mid | school | 0 | -
en: Rental agent; Car rental agent; Rental clerk; Hire desk assistant; Counter clerk; Equipment rental agent
es: Agente de alquiler de vehículos; Empleado de alquiler; Empleada de alquiler; Agente de rent a car; Encargado de mostrador de alquiler
fr: Agent/e de location; Agent de location; Agente de location; Agent de comptoir location; Conseiller en location de véhicules; Conseillère location
de: Vermietassistent/in; Vermietassistent; Vermietassistentin; Rental Sales Agent; Mietstationsmitarbeiter; Mitarbeiter Autovermietung; Mitarbeiterin Autovermietung
en> Rents out cars, tools or equipment: explains terms, draws up the contract, takes payment and checks returns.
es> Alquila coches, herramientas o equipos: explica condiciones, prepara el contrato, cobra y revisa la devolución.
fr> Loue voitures, outils ou matériel : explique les conditions, établit le contrat, encaisse et contrôle les retours.
de> Vermietet Autos, Werkzeuge oder Geräte: erklärt Bedingungen, schließt Verträge ab, kassiert und prüft die Rückgabe.
skills: customer-service, sales, upselling, reservation-systems, cash-handling, driving
up: shop-team-leader lead; inside-sales-representative breadth
side: ticket-agent sector; hotel-receptionist sector; car-salesperson skills

car-salesperson | 41-2031 | sales | entry mid senior | school | 1 | driving-licence-b
en: Car salesperson; Car sales executive; Auto sales consultant; Vehicle sales consultant; Car salesman; Car saleswoman
es: Vendedor/a de coches; Vendedor de coches; Vendedora de coches; Asesor comercial de automoción; Asesora comercial de automoción; Vendedor de autos
fr: Conseiller/ère commercial/e automobile; Conseiller commercial automobile; Conseillère commerciale automobile; Vendeur automobile; Vendeuse automobile; Vendeur véhicules d'occasion
de: Automobilverkäufer/in; Automobilverkäufer; Automobilverkäuferin; Autoverkäufer; Autoverkäuferin; Verkaufsberater Automobile; Gebrauchtwagenverkäufer
en> Sells new and used cars: finds out needs, offers test drives, values part exchanges and arranges finance.
es> Vende coches nuevos y usados: averigua necesidades, ofrece pruebas, tasa el vehículo usado y gestiona la financiación.
fr> Vend des véhicules neufs et d’occasion : écoute, fait essayer, estime les reprises et propose un financement.
de> Verkauft Neu- und Gebrauchtwagen: klärt den Bedarf, bietet Probefahrten an, bewertet Altfahrzeuge und vermittelt Finanzierungen.
skills: sales, negotiation, product-knowledge, customer-service, crm, automotive, driving
up: sales-representative breadth; sales-team-leader lead
side: parts-salesperson skills; estate-agent sector; rental-clerk regular

telesales-agent | 41-9041 | sales | entry mid | none | 0 | -
en: Telesales agent; Telemarketer; Outbound call centre agent; Telephone sales executive; Telesales executive
es: Teleoperador/a de ventas; Teleoperador de ventas; Teleoperadora de ventas; Televendedor; Televendedora; Agente de telemarketing; Teleoperador comercial
fr: Télévendeur/euse; Télévendeur; Télévendeuse; Téléprospecteur; Téléprospectrice; Téléconseiller commercial; Conseiller commercial par téléphone
de: Telefonverkäufer/in; Telefonverkäufer; Telefonverkäuferin; Outbound-Agent; Outbound-Agentin; Telesales-Mitarbeiter; Telefonakquisiteur
en> Calls possible customers, presents an offer, answers objections and closes the sale or books an appointment.
es> Llama a posibles clientes, presenta una oferta, responde a objeciones y cierra la venta o concierta una cita.
fr> Appelle des prospects, présente une offre, répond aux objections et conclut la vente ou prend rendez-vous.
de> Ruft mögliche Kunden an, stellt ein Angebot vor, entkräftet Einwände und schließt ab oder vereinbart Termine.
skills: call-center, lead-generation, sales, communication, crm, stress-resistance
up: inside-sales-representative master; sales-team-leader lead
side: customer-service-representative regular; debt-collector skills

inside-sales-representative | 41-3091 | sales | entry mid senior | school | 1 | -
en: Inside sales representative; Sales executive; Business development representative; Sales consultant; SDR; Services sales representative; Sales development representative
es: Comercial de servicios; Ejecutivo de ventas; Ejecutiva de ventas; Asesor comercial; Asesora comercial; Comercial interno; Inside sales
fr: Commercial/e sédentaire; Commercial sédentaire; Commerciale sédentaire; Chargé de clientèle commerciale; Conseiller commercial; Conseillère commerciale; Business developer
de: Vertriebsmitarbeiter/in im Innendienst; Vertriebsmitarbeiter Innendienst; Vertriebsmitarbeiterin Innendienst; Inside Sales Manager; Vertriebsbeauftragter; Sales Development Representative; Kundenberater Vertrieb
en> Sells services by phone, video and mail: follows up leads, finds out needs, quotes and closes contracts.
es> Vende servicios por teléfono, vídeo y correo: sigue contactos, detecta necesidades, presupuesta y cierra contratos.
fr> Vend des services par téléphone, visio et courriel : qualifie les contacts, cerne les besoins, chiffre et conclut.
de> Verkauft Dienstleistungen per Telefon, Video und Mail: verfolgt Kontakte, klärt Bedarf, macht Angebote, schließt ab.
skills: b2b-sales, lead-generation, crm, negotiation, quotations, communication, sales
up: sales-representative breadth; key-account-manager breadth; sales-team-leader lead
side: insurance-agent sector; estate-agent sector; recruiter skills

sales-representative | 41-4012 | sales | entry mid senior | school | 1 | driving-licence-b
en: Sales representative; Field sales representative; Sales rep; Area sales representative; Travelling salesperson; Wholesale sales representative; Territory manager
es: Representante comercial; Comercial; Agente comercial; Delegado comercial; Delegada comercial; Vendedor externo; Visitador comercial
fr: Commercial/e terrain; Commercial terrain; Commerciale terrain; Commercial itinérant; Commerciale itinérante; Attaché commercial; Attachée commerciale; VRP; Délégué commercial
de: Außendienstmitarbeiter/in; Außendienstmitarbeiter; Außendienstmitarbeiterin; Vertriebsmitarbeiter im Außendienst; Handelsvertreter; Handelsvertreterin; Gebietsverkaufsleiter; Vertreter im Außendienst
en> Visits shops and firms in a region, presents products, negotiates prices and orders, and looks after the accounts.
es> Visita tiendas y empresas de una zona, presenta productos, negocia precios y pedidos y cuida de los clientes.
fr> Visite magasins et entreprises de son secteur, présente les produits, négocie prix et commandes et suit les clients.
de> Besucht Läden und Firmen in einem Gebiet, stellt Produkte vor, verhandelt Preise und Aufträge und betreut Kunden.
skills: b2b-sales, territory-management, negotiation, account-management, crm, product-knowledge, driving
up: technical-sales-representative master; key-account-manager breadth; sales-team-leader lead; sales-manager manage
side: buyer skills; insurance-agent sector; inside-sales-representative regular

technical-sales-representative | 41-4011 | sales | mid senior | associate | 2 | driving-licence-b
en: Technical sales representative; Technical sales specialist; Medical sales representative; Pharmaceutical sales representative; Medical device sales representative; Technical sales consultant
es: Técnico/a comercial; Técnico comercial; Técnica comercial; Visitador médico; Visitadora médica; Delegado de ventas técnicas
fr: Technico-commercial/e; Technico-commercial; Technico-commerciale; Visiteur médical; Visiteuse médicale; Délégué pharmaceutique; Déléguée médicale
de: Technische/r Vertriebsmitarbeiter/in; Technischer Vertriebsmitarbeiter; Technische Vertriebsmitarbeiterin; Pharmareferent; Pharmareferentin; Medizinprodukteberater; Medizinprodukteberaterin; Technischer Verkäufer
en> Sells technical, medical or scientific products to specialists: explains how they work, demonstrates, quotes and follows up.
es> Vende productos técnicos, médicos o científicos a especialistas: explica su uso, hace demostraciones y presupuestos y da seguimiento.
fr> Vend à des spécialistes des produits techniques, médicaux ou scientifiques : explique, fait des démonstrations, chiffre et assure le suivi.
de> Verkauft technische, medizinische oder wissenschaftliche Produkte an Fachleute: erklärt, führt vor, bietet an und betreut nach.
skills: technical-sales, b2b-sales, product-demonstration, product-knowledge, negotiation, crm, territory-management
up: sales-engineer degree; key-account-manager breadth; sales-manager manage
side: product-manager skills; buyer skills

sales-engineer | 41-9031 | sales | mid senior lead | bachelor | 2 | -
en: Sales engineer; Technical sales engineer; Solutions engineer; Presales consultant; Pre-sales engineer; Solution consultant
es: Ingeniero/a de ventas; Ingeniero de ventas; Ingeniera de ventas; Ingeniero comercial; Ingeniera comercial; Consultor preventa; Consultora preventa
fr: Ingénieur/e commercial/e; Ingénieur commercial; Ingénieure commerciale; Ingénieur technico-commercial; Ingénieur avant-vente; Consultant avant-vente; Consultante avant-vente
de: Vertriebsingenieur/in; Vertriebsingenieur; Vertriebsingenieurin; Sales Engineer; Presales Consultant; Technischer Vertriebsingenieur; Lösungsberater
en> Works out technical solutions for customers, demonstrates and prices them, and speaks for the customer in development.
es> Diseña soluciones técnicas para clientes, hace demostraciones y presupuestos, y lleva sus necesidades al equipo de desarrollo.
fr> Conçoit des solutions techniques pour les clients, en fait la démonstration, les chiffre et relaie leurs besoins au développement.
de> Erarbeitet technische Lösungen für Kunden, führt sie vor, kalkuliert sie und vertritt Kundenwünsche in der Entwicklung.
skills: technical-sales, product-demonstration, presentation, quotations, b2b-sales, problem-solving, negotiation
up: sales-manager manage
side: product-manager skills; project-manager skills; management-consultant skills

key-account-manager | 41-4011 | sales | mid senior lead | bachelor | 4 | -
en: Key account manager; KAM; Account manager; Account executive; Strategic account manager; Global account manager; Client manager
es: Gestor/a de grandes cuentas; Gestor de grandes cuentas; Gestora de grandes cuentas; Key account manager; Ejecutivo de cuentas; Ejecutiva de cuentas; Responsable de cuentas clave
fr: Responsable grands comptes; Key account manager; Responsable comptes clés; Chargé d'affaires grands comptes; Chargée d'affaires grands comptes; Account manager; Directeur grands comptes
de: Key-Account-Manager/in; Key Account Manager; Key Account Managerin; Großkundenbetreuer; Großkundenbetreuerin; Account Manager; Account Managerin; KAM
en> Looks after the largest customers: plans their business year, negotiates contracts and gets the whole firm behind them.
es> Cuida de los clientes más importantes: planifica su año, negocia contratos y coordina a toda la empresa para ellos.
fr> Suit les plus gros clients : bâtit leur plan annuel, négocie les contrats et mobilise toute l’entreprise pour eux.
de> Betreut die größten Kunden: plant deren Geschäftsjahr, verhandelt Verträge und holt das ganze Haus dafür ins Boot.
skills: account-management, negotiation, b2b-sales, forecasting, crm, presentation, contract-law
up: sales-manager manage
side: product-manager skills; procurement-category-manager skills; sales-engineer skills

sales-team-leader | 41-1012 | sales | senior lead | school | 4 | -
en: Sales team leader; Sales supervisor; Inside sales team lead; Field sales team leader; Head of telesales
es: Jefe/a de equipo de ventas; Jefe de equipo de ventas; Jefa de equipo de ventas; Supervisor de ventas; Supervisora de ventas; Coordinador comercial; Coordinadora comercial
fr: Responsable d'équipe commerciale; Chef d'équipe commerciale; Cheffe d'équipe commerciale; Manager d'équipe commerciale; Animateur des ventes; Animatrice des ventes; Superviseur commercial
de: Teamleiter/in Vertrieb; Teamleiter Vertrieb; Teamleiterin Vertrieb; Verkaufsleiter Innendienst; Sales Team Lead; Vertriebsgruppenleiter
en> Leads a group of salespeople: sets weekly goals, joins calls, coaches and reports results upwards.
es> Dirige a un grupo de vendedores: fija metas semanales, acompaña llamadas y visitas, orienta e informa de resultados.
fr> Anime un groupe de commerciaux : fixe les objectifs, accompagne appels et visites, conseille et rend compte.
de> Führt eine Gruppe im Verkauf: setzt Wochenziele, begleitet Gespräche, coacht und berichtet die Ergebnisse.
skills: leadership, sales, coaching, forecasting, crm, recruiting, rostering
up: sales-manager manage; retail-area-manager breadth
side: key-account-manager skills; corporate-trainer teach

insurance-agent | 41-3021 | finance | entry mid senior | school | 0 | insurance-registration
en: Insurance agent; Insurance broker; Insurance adviser; Insurance sales agent; Insurance producer; Insurance consultant
es: Agente de seguros; Asesor de seguros; Asesora de seguros; Mediador de seguros; Mediadora de seguros; Corredor de seguros; Corredora de seguros
fr: Agent/e d'assurance; Agent général d'assurance; Agente d'assurance; Courtier en assurances; Courtière en assurances; Conseiller en assurances; Conseillère en assurances
de: Versicherungsvertreter/in; Versicherungsvertreter; Versicherungsvertreterin; Versicherungsmakler; Versicherungsmaklerin; Versicherungsfachmann; Kaufmann für Versicherungen und Finanzanlagen; Versicherungsberaterin
en> Finds out what people and firms need to insure, compares cover, sells policies and helps when there is a claim.
es> Averigua qué necesitan asegurar personas y empresas, compara coberturas, vende pólizas y ayuda en caso de siniestro.
fr> Cerne ce que particuliers et entreprises ont à assurer, compare les garanties, vend des contrats et aide lors d’un sinistre.
de> Klärt, was Privatleute und Firmen absichern müssen, vergleicht Leistungen, verkauft Verträge und hilft im Schadenfall.
skills: insurance, sales, lead-generation, customer-service, crm, negotiation, compliance
up: sales-team-leader lead; financial-adviser degree; business-owner own
side: claims-adjuster skills; insurance-underwriter skills; estate-agent sector

estate-agent | 41-9022 | property | entry mid senior | school | 0 | real-estate-licence; driving-licence-b
en: Estate agent; Real estate agent; Realtor; Real estate salesperson; Letting agent; Property consultant; Property negotiator
es: Agente inmobiliario/a; Agente inmobiliario; Agente inmobiliaria; Asesor inmobiliario; Asesora inmobiliaria; Comercial inmobiliario; Vendedor de inmuebles
fr: Agent/e commercial/e en immobilier; Conseiller immobilier; Conseillère immobilière; Négociateur immobilier; Négociatrice immobilière; Agent immobilier; Mandataire immobilier
de: Immobilienmakler/in; Immobilienmakler; Immobilienmaklerin; Immobilienberater; Immobilienberaterin; Immobilienkaufmann; Immobilienkauffrau; Makler Immobilien
en> Helps owners sell or let and clients find a home: values, advertises, shows and negotiates up to the contract.
es> Ayuda a vender o alquilar y a encontrar vivienda: valora, anuncia, enseña y negocia hasta la firma.
fr> Aide à vendre, louer ou trouver un bien : estime, publie l’annonce, fait visiter et négocie jusqu’à la signature.
de> Hilft beim Verkaufen, Vermieten und Finden von Immobilien: bewertet, inseriert, besichtigt und verhandelt bis zum Vertrag.
skills: real-estate, property-viewings, sales, negotiation, lead-generation, property-valuation, customer-service, driving
up: real-estate-broker licence; property-manager breadth
side: insurance-agent sector; property-appraiser skills; car-salesperson regular

real-estate-broker | 41-9021 | property | senior lead | vocational | 4 | real-estate-licence
en: Real estate broker; Estate agency manager; Principal broker; Broker-owner; Real estate office manager; Managing broker
es: Director/a de agencia inmobiliaria; Director de agencia inmobiliaria; Directora de agencia inmobiliaria; Bróker inmobiliario; Responsable de oficina inmobiliaria; Gerente de inmobiliaria
fr: Directeur/trice d'agence immobilière; Directeur d'agence immobilière; Directrice d'agence immobilière; Courtier immobilier; Courtière immobilière; Responsable d'agence immobilière
de: Maklerbüroleiter/in; Maklerbüroleiter; Maklerbüroleiterin; Leiter Immobilienvertrieb; Leiterin Immobilienvertrieb; Inhaber Maklerbüro; Immobilienvermittler
en> Runs an estate agency: answers for agents and contracts, wins listings and closes the larger sales.
es> Dirige una agencia inmobiliaria: responde de agentes y contratos, capta inmuebles y cierra las operaciones mayores.
fr> Dirige une agence immobilière : répond des agents et des actes, rentre des mandats et conclut les grosses ventes.
de> Leitet ein Maklerbüro: verantwortet Mitarbeitende und Verträge, gewinnt Objekte und schließt die größeren Verkäufe ab.
skills: real-estate, leadership, negotiation, property-valuation, contract-law, business-development, compliance
up: sales-manager manage; business-owner own
side: property-manager skills; property-appraiser skills
`;

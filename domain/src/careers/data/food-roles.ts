/** Roles of kitchens, restaurants and food trades, in the format of `catalogue.ts`. */
export const foodRoles = `
kitchen-porter | 35-9021 | food | entry | none | 0 | -
en: Kitchen porter; Dishwasher; Kitchen steward; Pot washer; Back-of-house porter
es: Friegaplatos; Lavaplatos; Marmitón; Marmitona; Personal de office; Stewarding
fr: Plongeur/euse; Plongeur; Plongeuse; Plongeur en restauration; Plongeuse en restauration; Plongeur batterie
de: Spülkraft; Spülhilfe; Tellerwäscher; Tellerwäscherin; Abwäscher; Abwäscherin; Küchenspüler; Steward Küche
en> Washes dishes, pots and equipment and keeps the kitchen floor and bins clean so that the cooks can work.
es> Lava la vajilla, las ollas y los utensilios y mantiene limpios el suelo y los cubos de la cocina.
fr> Lave la vaisselle, les casseroles et le matériel, et maintient la cuisine propre pendant et après le service.
de> Spült Geschirr, Töpfe und Geräte und hält Böden und Abfallbereich der Küche sauber, damit der Betrieb läuft.
skills: dishwashing, cleaning, food-safety, teamwork, stress-resistance
up: kitchen-assistant master; cook master
side: cleaner regular; laundry-worker skills

kitchen-assistant | 35-2021 | food | entry | none | 0 | food-hygiene-certificate
en: Kitchen assistant; Kitchen helper; Food preparation worker; Prep cook; Commis; Kitchen hand
es: Ayudante de cocina; Auxiliar de cocina; Pinche de cocina; Pinche; Mozo de cocina; Moza de cocina
fr: Aide de cuisine; Commis de cuisine; Aide-cuisinier; Aide-cuisinière; Employé de cuisine; Employée de cuisine
de: Küchenhilfe; Beikoch; Beiköchin; Küchenhelfer; Küchenhelferin; Küchenkraft; Küchenmitarbeiter
en> Washes, peels, cuts and portions ingredients, makes simple dishes and cold plates, and keeps the work area clean.
es> Lava, pela, corta y raciona los ingredientes, prepara platos sencillos y fríos y mantiene ordenada su zona.
fr> Lave, épluche, taille et portionne les produits, dresse des plats simples et tient son poste propre.
de> Wäscht, schält, schneidet und portioniert Zutaten, richtet einfache Speisen an und hält den Arbeitsplatz sauber.
skills: cooking, food-safety, dishwashing, allergen-management, teamwork, stress-resistance
up: cook master; canteen-cook master
side: catering-assistant regular; food-production-worker sector

fast-food-worker | 35-3023 | food | entry | none | 0 | food-hygiene-certificate
en: Fast food worker; Crew member; Restaurant team member; Fast food attendant; Counter attendant; Quick service crew
es: Empleado/a de comida rápida; Empleado de comida rápida; Empleada de comida rápida; Personal de restaurante de comida rápida; Dependiente de hamburguesería; Empleado de hamburguesería
fr: Équipier/ère polyvalent/e de restauration rapide; Équipier polyvalent; Équipière polyvalente; Employé de restauration rapide; Employée de restauration rapide; Équipier restauration rapide
de: Servicekraft Systemgastronomie; Mitarbeiter Schnellrestaurant; Mitarbeiterin Schnellrestaurant; Fachkraft für Systemgastronomie; Fachmann für Systemgastronomie; Fachfrau für Systemgastronomie; Rotationskraft
en> Takes orders at the counter or drive-through, prepares burgers, fries and drinks to standard, and keeps the restaurant clean.
es> Toma pedidos en mostrador o ventanilla, prepara hamburguesas y bebidas según la norma y mantiene limpio el local.
fr> Prend les commandes au comptoir ou au drive, prépare les produits selon les procédures et entretient le restaurant.
de> Nimmt Bestellungen an Theke oder Drive-in auf, bereitet Speisen nach Vorgabe zu und hält das Restaurant sauber.
skills: cash-handling, food-safety, customer-service, cooking, teamwork, stress-resistance
up: restaurant-supervisor lead; cook master
side: barista skills; cashier sector

canteen-cook | 35-2012 | food | entry mid | vocational | 0 | food-hygiene-certificate
en: Canteen cook; School cook; Institution cook; Cafeteria cook; Hospital cook; Care home cook
es: Cocinero/a de colectividades; Cocinero de colectividades; Cocinera de colectividades; Cocinero de comedor escolar; Cocinera de comedor escolar; Cocinero de hospital
fr: Cuisinier/ère de collectivité; Cuisinier de collectivité; Cuisinière de collectivité; Cuisinier en restauration scolaire; Cuisinière en restauration scolaire; Cuisinier en restauration collective
de: Koch/Köchin Gemeinschaftsverpflegung; Koch Gemeinschaftsverpflegung; Köchin Gemeinschaftsverpflegung; Kantinenkoch; Kantinenköchin; Schulkoch; Großküchenkoch
en> Cooks daily meals in quantity for a school, hospital, company or care home, minding diets, allergens and a fixed budget.
es> Cocina a diario grandes cantidades para colegios, hospitales, empresas o residencias, con dietas, alérgenos y presupuesto fijo.
fr> Prépare chaque jour des repas en quantité pour une école, un hôpital ou une entreprise, en respectant régimes et budget.
de> Kocht täglich große Mengen für Schule, Klinik, Betrieb oder Heim und achtet auf Diäten, Allergene und Budget.
skills: cooking, food-safety, allergen-management, menu-planning, inventory, teamwork
up: sous-chef lead; catering-manager manage
side: cook skills; food-production-worker sector

cook | 35-2014 | food | entry mid senior | vocational | 0 | food-hygiene-certificate
en: Cook; Line cook; Chef de partie; Restaurant cook; Commis chef; Demi chef de partie; Grill cook
es: Cocinero/a; Cocinero; Cocinera; Jefe de partida; Jefa de partida; Cocinero de línea; Cocinero de restaurante
fr: Cuisinier/ère; Cuisinier; Cuisinière; Chef de partie; Cheffe de partie; Demi-chef de partie; Cuisinier de restaurant
de: Koch/Köchin; Koch; Köchin; Jungkoch; Jungköchin; Chef de Partie; Demichef de Partie; Commis de Cuisine
en> Prepares and plates dishes at a station of a restaurant kitchen, from the morning's preparation to the last order.
es> Prepara y emplata los platos de su partida en la cocina de un restaurante, desde la puesta a punto hasta el último pase.
fr> Prépare et dresse les plats de son poste dans la cuisine d’un restaurant, de la mise en place au dernier bon.
de> Bereitet an einem Posten der Restaurantküche Speisen zu und richtet sie an, von der Mise en place bis zum letzten Bon.
skills: cooking, food-safety, allergen-management, teamwork, stress-resistance, time-management
up: sous-chef lead; pastry-chef master
side: canteen-cook regular; baker skills; food-production-worker regular

sous-chef | 35-1011 | food | mid senior lead | vocational | 4 | food-hygiene-certificate
en: Sous chef; Deputy head chef; Kitchen supervisor; Junior sous chef; Second chef
es: Segundo/a de cocina; Segundo de cocina; Segunda de cocina; Sous chef; Subjefe de cocina; Subjefa de cocina
fr: Second/e de cuisine; Second de cuisine; Seconde de cuisine; Sous-chef de cuisine; Sous-cheffe de cuisine; Chef adjoint de cuisine
de: Souschef/in; Souschef; Souschefin; Stellvertretender Küchenchef; Stellvertretende Küchenchefin; Sous-Chef
en> Runs the pass and the team during service, stands in for the head chef, and trains the younger cooks.
es> Dirige el pase y al equipo durante el servicio, sustituye al jefe de cocina y forma a los cocineros jóvenes.
fr> Dirige le passe et la brigade pendant le service, remplace le chef et forme les plus jeunes.
de> Leitet während des Service den Pass und das Team, vertritt die Küchenchefin oder den Küchenchef und schult Jüngere.
skills: cooking, kitchen-management, food-safety, menu-planning, inventory, leadership, training
up: head-chef manage
side: pastry-chef skills; restaurant-manager skills

head-chef | 35-1011 | food | senior lead | vocational | 7 | food-hygiene-certificate
en: Head chef; Chef de cuisine; Kitchen manager; Chef; Head of kitchen
es: Jefe/a de cocina; Jefe de cocina; Jefa de cocina; Chef de cocina; Responsable de cocina
fr: Chef/fe de cuisine; Chef de cuisine; Cheffe de cuisine; Chef cuisinier; Cheffe cuisinière; Responsable de cuisine
de: Küchenchef/in; Küchenchef; Küchenchefin; Küchenleiter; Küchenleiterin; Chefkoch; Chefköchin
en> Leads a kitchen: writes the menu, hires and trains the brigade, orders supplies and answers for quality and food cost.
es> Dirige una cocina: diseña la carta, forma al equipo, hace los pedidos y responde de la calidad y los costes.
fr> Dirige une cuisine : conçoit la carte, recrute et forme la brigade, commande et répond de la qualité et des coûts.
de> Führt eine Küche: gestaltet die Karte, leitet die Brigade an, bestellt Waren und verantwortet Qualität und Wareneinsatz.
skills: kitchen-management, menu-planning, food-costing, leadership, food-safety, procurement, rostering, cooking
up: executive-chef breadth; business-owner own
side: restaurant-manager skills; vocational-teacher teach; catering-manager regular

executive-chef | 35-1011 | food | lead executive | vocational | 10 | food-hygiene-certificate
en: Executive chef; Group chef; Corporate chef; Executive head chef; Culinary director
es: Chef ejecutivo/a; Chef ejecutivo; Chef ejecutiva; Chef corporativo; Chef corporativa; Director gastronómico; Directora gastronómica
fr: Chef/fe exécutif/ive; Chef exécutif; Cheffe exécutive; Directeur culinaire; Directrice culinaire; Chef de cuisine exécutif
de: Executive Chef; Executive Küchenchef; Executive Küchenchefin; Kulinarischer Direktor; Kulinarische Direktorin; Küchendirektor; Küchendirektorin
en> Answers for all kitchens of a hotel, group or caterer: the food offer, head chefs, purchasing and margins.
es> Responde de todas las cocinas de un hotel, grupo o catering: oferta gastronómica, jefes de cocina, compras y márgenes.
fr> Supervise toutes les cuisines d’un hôtel, d’un groupe ou d’un traiteur : offre, chefs, achats et marges.
de> Verantwortet alle Küchen eines Hotels, einer Gruppe oder eines Caterers: Angebot, Küchenleitungen, Einkauf und Margen.
skills: kitchen-management, menu-planning, food-costing, budgeting, leadership, procurement, strategic-planning
up: -
side: food-and-beverage-manager skills; vocational-teacher teach

pastry-chef | 35-1011 | food | mid senior lead | vocational | 3 | food-hygiene-certificate
en: Pastry chef; Patissier; Head pastry chef; Dessert chef; Confectioner
es: Pastelero/a; Pastelero; Pastelera; Repostero; Repostera; Jefe de pastelería; Jefa de pastelería
fr: Chef/fe pâtissier/ère; Pâtissier; Pâtissière; Chef pâtissier; Cheffe pâtissière; Pâtissier de restaurant
de: Chef-Pâtissier/Chef-Pâtissière; Konditor; Konditorin; Pâtissier; Pâtissière; Konditormeister; Konditormeisterin
en> Creates and makes desserts, cakes, pastries and chocolates for a restaurant, hotel or shop, and leads the pastry section.
es> Crea y elabora postres, tartas, hojaldres y bombones para un restaurante, hotel u obrador y dirige la partida dulce.
fr> Crée et réalise desserts, gâteaux, viennoiseries et chocolats pour un restaurant, un hôtel ou une boutique.
de> Entwickelt und fertigt Desserts, Torten, Feingebäck und Pralinen für Restaurant, Hotel oder Ladengeschäft.
skills: baking, creativity, food-safety, food-costing, attention-to-detail, menu-planning
up: head-chef breadth; bakery-production-manager manage; business-owner own
side: sous-chef skills; vocational-teacher teach

catering-assistant | 35-3041 | food | entry | none | 0 | food-hygiene-certificate
en: Catering assistant; Canteen assistant; Food service assistant; Lunchroom assistant; Banquet server; Hospital food server
es: Auxiliar de comedor; Ayudante de catering; Camarero de catering; Camarera de catering; Personal de comedor; Auxiliar de servicio de comidas
fr: Employé/e de restauration collective; Employé de restauration collective; Employée de restauration collective; Agent de restauration; Agente de restauration; Agent polyvalent de restauration
de: Servicekraft Gemeinschaftsverpflegung; Kantinenmitarbeiter; Kantinenmitarbeiterin; Cateringkraft; Cateringmitarbeiter; Mensakraft; Verpflegungsassistent
en> Serves meals in a canteen, ward or at events, sets up the counter or trays, and clears away afterwards.
es> Sirve comidas en comedores, plantas de hospital o eventos, prepara la línea o las bandejas y recoge después.
fr> Sert les repas au self, en chambre ou lors d’événements, prépare les plateaux et remet la salle en ordre.
de> Gibt Mahlzeiten in Kantine, Klinik oder bei Veranstaltungen aus, richtet Theke und Tabletts her und räumt ab.
skills: catering, food-safety, table-service, cleaning, customer-service, teamwork
up: canteen-cook master; restaurant-supervisor lead
side: waiter skills; kitchen-assistant skills; hospital-porter sector

waiter | 35-3031 | food | entry mid senior | none | 0 | -
en: Waiter/waitress; Waiter; Waitress; Server; Restaurant server; Commis waiter; Food server
es: Camarero/a; Camarero; Camarera; Camarero de sala; Camarera de sala; Mesero; Mesera; Mozo de restaurante
fr: Serveur/euse; Serveur; Serveuse; Serveur en restauration; Commis de salle; Chef de rang; Cheffe de rang
de: Kellner/in; Kellner; Kellnerin; Servicekraft Restaurant; Restaurantfachmann; Restaurantfachfrau; Servicemitarbeiter Gastronomie; Chef de Rang
en> Welcomes guests at the table, advises on food and drink, takes the order, serves and settles the bill.
es> Atiende las mesas: recibe a los clientes, aconseja sobre la carta, toma la comanda, sirve y cobra.
fr> Accueille les clients à table, conseille mets et boissons, prend la commande, sert et encaisse.
de> Empfängt Gäste am Tisch, berät zu Speisen und Getränken, nimmt Bestellungen auf, serviert und kassiert.
skills: table-service, customer-service, upselling, cash-handling, wine-knowledge, teamwork, stress-resistance
up: restaurant-supervisor lead; bar-manager lead; flight-attendant licence
side: bartender skills; hotel-receptionist sector; sales-assistant regular

barista | 35-3023 | food | entry mid | none | 0 | food-hygiene-certificate
en: Barista; Coffee shop assistant; Café assistant; Coffee maker; Café barista
es: Barista; Camarero de cafetería; Camarera de cafetería; Dependiente de cafetería; Especialista en café
fr: Barista; Employé de café; Employée de café; Serveur en salon de café; Barista en coffee shop
de: Barista; Mitarbeiter Café; Mitarbeiterin Café; Servicekraft Café; Kaffeebar-Mitarbeiter
en> Makes coffee and other drinks to order, serves cakes and snacks, and looks after the regulars at the counter.
es> Prepara café y otras bebidas al momento, sirve bollería y tentempiés y cuida a la clientela de la barra.
fr> Prépare cafés et boissons à la demande, sert pâtisseries et en-cas et soigne les habitués du comptoir.
de> Bereitet Kaffee und andere Getränke frisch zu, verkauft Kuchen und Snacks und betreut die Stammgäste am Tresen.
skills: coffee-preparation, customer-service, cash-handling, food-safety, upselling, teamwork
up: restaurant-supervisor lead; bartender master
side: fast-food-worker skills; sales-assistant sector

bartender | 35-3011 | food | entry mid senior | none | 0 | -
en: Bartender; Barkeeper; Bar staff; Barman; Barmaid; Mixologist; Cocktail bartender
es: Camarero/a de barra; Barman; Bartender; Camarero de barra; Camarera de barra; Coctelero; Coctelera; Cantinero
fr: Barman/barmaid; Barman; Barmaid; Bartender; Serveur de bar; Serveuse de bar; Mixologue
de: Barkeeper/in; Barkeeper; Barkeeperin; Bartender; Barmixer; Barmann; Bardame; Barkraft
en> Mixes and serves drinks, keeps the bar stocked and clean, and minds both the mood and the law on alcohol.
es> Prepara y sirve bebidas y cócteles, mantiene la barra surtida y limpia y vela por el buen ambiente.
fr> Prépare et sert boissons et cocktails, tient le bar approvisionné et propre et veille à l’ambiance.
de> Mixt und serviert Getränke, hält die Bar gefüllt und sauber und achtet auf Stimmung und Jugendschutz.
skills: bartending, customer-service, cash-handling, inventory, upselling, stress-resistance
up: bar-manager lead; restaurant-supervisor lead
side: waiter skills; barista regular

restaurant-host | 35-9031 | food | entry mid | none | 0 | -
en: Restaurant host; Host; Hostess; Greeter; Restaurant receptionist; Maître d'
es: Anfitrión/a de restaurante; Anfitrión de restaurante; Anfitriona de restaurante; Hostess; Recepcionista de restaurante; Maître de recepción
fr: Hôte/sse de restaurant; Hôte de restaurant; Hôtesse de restaurant; Réceptionniste de restaurant; Hôtesse d'accueil en restaurant
de: Empfangskraft Restaurant; Restaurant-Host; Host; Hostess; Restaurantempfang; Platzanweiser Restaurant
en> Greets guests at the door, manages bookings and waiting lists, and seats people so that every section keeps pace.
es> Recibe a los clientes en la puerta, gestiona reservas y listas de espera y reparte las mesas entre los rangos.
fr> Accueille les clients à l’entrée, gère réservations et liste d’attente et répartit les tables entre les rangs.
de> Begrüßt Gäste am Eingang, verwaltet Reservierungen und Wartelisten und verteilt sie ausgewogen auf die Tische.
skills: hospitality, reservation-systems, customer-service, communication, telephone, stress-resistance
up: restaurant-supervisor lead; hotel-receptionist breadth
side: waiter skills; receptionist regular

restaurant-supervisor | 35-1012 | food | senior lead | school | 3 | food-hygiene-certificate
en: Restaurant supervisor; Head waiter; Head waitress; Shift supervisor (restaurant); Floor supervisor; Crew trainer; Restaurant shift leader
es: Jefe/a de sala; Jefe de sala; Jefa de sala; Maître; Encargado de turno de restaurante; Encargada de turno de restaurante; Segundo maître
fr: Chef/fe de salle; Chef de salle; Cheffe de salle; Maître d'hôtel; Responsable de salle; Responsable d'équipe en restauration
de: Serviceleiter/in; Serviceleiter; Serviceleiterin; Oberkellner; Oberkellnerin; Schichtleiter Restaurant; Schichtleiterin Restaurant; Restaurantleitung Stellvertretung
en> Leads the service team through a shift: divides sections, briefs staff, handles complaints and closes the tills.
es> Dirige al equipo de sala durante el turno: reparte rangos, da instrucciones, atiende quejas y cierra la caja.
fr> Anime l’équipe de salle pendant le service : répartit les rangs, fait le briefing, règle les plaintes, clôture la caisse.
de> Führt das Serviceteam durch die Schicht: teilt Stationen ein, bespricht den Abend, löst Beschwerden, macht die Abrechnung.
skills: table-service, leadership, rostering, complaint-handling, cash-handling, training, food-safety
up: restaurant-manager manage
side: bar-manager skills; shop-team-leader sector; housekeeping-supervisor sector

bar-manager | 35-1012 | food | senior lead | school | 3 | -
en: Bar manager; Bar supervisor; Head bartender; Pub manager; Beverage supervisor
es: Encargado/a de bar; Encargado de bar; Encargada de bar; Jefe de bar; Jefa de bar; Primer barman
fr: Responsable de bar; Chef barman; Cheffe barmaid; Gérant de bar; Gérante de bar; Chef de bar
de: Barchef/in; Barchef; Barchefin; Barleiter; Barleiterin; Bar Manager; Bar Managerin
en> Runs a bar: designs the drinks list, leads the bartenders, orders stock and watches takings and pouring cost.
es> Lleva un bar: diseña la carta de bebidas, dirige a los camareros, hace pedidos y vigila ventas y mermas.
fr> Gère un bar : compose la carte des boissons, encadre les barmans, commande et surveille recettes et coûts.
de> Leitet eine Bar: stellt die Karte zusammen, führt das Team, bestellt Ware und kontrolliert Umsatz und Schwund.
skills: bartending, leadership, inventory, rostering, cash-handling, event-planning, budgeting
up: restaurant-manager breadth; food-and-beverage-manager manage; business-owner own
side: restaurant-supervisor skills; sales-representative sector

restaurant-manager | 11-9051 | food | senior lead | school | 5 | food-hygiene-certificate
en: Restaurant manager; Restaurant general manager; Fast food restaurant manager; Food service manager; Restaurant director
es: Gerente de restaurante; Director de restaurante; Directora de restaurante; Encargado de restaurante; Encargada de restaurante; Responsable de restaurante
fr: Directeur/trice de restaurant; Directeur de restaurant; Directrice de restaurant; Responsable de restaurant; Gérant de restaurant; Gérante de restaurant; Manager de restaurant
de: Restaurantleiter/in; Restaurantleiter; Restaurantleiterin; Restaurantmanager; Restaurantmanagerin; Betriebsleiter Gastronomie; Betriebsleiterin Gastronomie
en> Answers for a restaurant's guests, team, hygiene and profit, from the roster and purchasing to the monthly figures.
es> Responde de los clientes, el equipo, la higiene y la rentabilidad del restaurante, de los turnos a las cuentas.
fr> Répond des clients, de l’équipe, de l’hygiène et de la rentabilité du restaurant, des plannings aux résultats mensuels.
de> Verantwortet Gäste, Team, Hygiene und Ergebnis eines Restaurants, vom Dienstplan über den Einkauf bis zu den Monatszahlen.
skills: leadership, budgeting, rostering, food-safety, hospitality, recruiting, food-costing, complaint-handling
up: restaurant-area-manager breadth; hotel-manager breadth; business-owner own
side: food-and-beverage-manager skills; catering-manager regular; store-manager sector

catering-manager | 11-9051 | food | senior lead | vocational | 5 | food-hygiene-certificate
en: Catering manager; Canteen manager; Contract catering manager; Banqueting manager; School catering manager
es: Responsable de catering; Jefe de catering; Jefa de catering; Gerente de colectividades; Responsable de comedor; Jefe de banquetes; Jefa de banquetes
fr: Responsable de restauration collective; Gérant de restauration collective; Gérante de restauration collective; Responsable traiteur; Chef gérant; Cheffe gérante
de: Cateringleiter/in; Cateringleiter; Cateringleiterin; Kantinenleiter; Kantinenleiterin; Bankettleiter; Bankettleiterin; Betriebsleiter Catering
en> Plans and runs meals for companies, schools or events: menus, staff, hygiene, the client's wishes and the budget.
es> Planifica y dirige comidas para empresas, colegios o eventos: menús, personal, higiene, deseos del cliente y presupuesto.
fr> Organise la restauration d’entreprises, d’écoles ou d’événements : menus, équipes, hygiène, relation avec le client et budget.
de> Plant und leitet die Verpflegung für Betriebe, Schulen oder Feste: Speiseplan, Personal, Hygiene, Kundenwünsche und Budget.
skills: catering, menu-planning, budgeting, leadership, food-safety, event-planning, account-management, rostering
up: restaurant-area-manager breadth; business-owner own
side: restaurant-manager skills; event-planner skills; facilities-manager sector

food-and-beverage-manager | 11-9051 | hospitality | senior lead | vocational | 6 | food-hygiene-certificate
en: Food and beverage manager; F&B manager; F and B manager; Director of food and beverage; F&B director
es: Director/a de alimentos y bebidas; Director de alimentos y bebidas; Directora de alimentos y bebidas; Jefe de alimentos y bebidas; Director de F&B; Responsable de restauración de hotel
fr: Directeur/trice de la restauration; Directeur de la restauration; Directrice de la restauration; Responsable F&B; Directeur F&B; Directrice F&B
de: F&B-Manager/in; F&B Manager; F&B Managerin; Food and Beverage Manager; Wirtschaftsdirektor Hotel; Wirtschaftsdirektorin Hotel; Gastronomieleiter; Gastronomieleiterin
en> Directs a hotel's restaurants, bars and banquets: their concepts, teams, purchasing, quality and contribution to profit.
es> Dirige los restaurantes, bares y banquetes de un hotel: conceptos, equipos, compras, calidad y aportación al resultado.
fr> Pilote les restaurants, bars et banquets d’un hôtel : concepts, équipes, achats, qualité et marge.
de> Leitet Restaurants, Bars und Bankette eines Hotels: Konzepte, Teams, Einkauf, Qualität und den Beitrag zum Ergebnis.
skills: budgeting, leadership, menu-planning, food-costing, hospitality, procurement, event-planning, hotel-operations
up: hotel-manager breadth; restaurant-area-manager breadth
side: restaurant-manager sector; catering-manager sector

restaurant-area-manager | 11-1021 | food | lead executive | school | 8 | -
en: Area manager (restaurants); Multi-unit restaurant manager; District manager restaurants; Regional restaurant manager; Restaurant operations manager
es: Jefe/a de área de restauración; Jefe de área de restauración; Jefa de área de restauración; Supervisor de restaurantes; Supervisora de restaurantes; Gerente de zona de restauración
fr: Responsable régional/e de restaurants; Responsable régional de restaurants; Responsable régionale de restaurants; Superviseur de restaurants; Superviseuse de restaurants; Directeur régional restauration; Directrice régionale restauration
de: Gebietsleiter/in Gastronomie; Gebietsleiter Gastronomie; Gebietsleiterin Gastronomie; Bezirksleiter Gastronomie; Bezirksleiterin Gastronomie; Area Manager Gastronomie
en> Leads several restaurants through their managers: sets targets, checks standards, opens new sites and answers for results.
es> Dirige varios restaurantes a través de sus gerentes: fija objetivos, controla estándares, abre locales y responde del resultado.
fr> Pilote plusieurs restaurants avec leurs directeurs : objectifs, contrôle des standards, ouvertures et résultats.
de> Führt mehrere Restaurants über deren Leitungen: setzt Ziele, prüft Standards, eröffnet Standorte und verantwortet das Ergebnis.
skills: operations-management, leadership, budgeting, coaching, food-safety, recruiting, strategic-planning
up: chief-operating-officer manage
side: retail-area-manager sector; operations-manager sector

baker | 51-3011 | food | entry mid senior | vocational | 0 | food-hygiene-certificate
en: Baker; Artisan baker; Bakery worker; Bread maker; In-store baker; Production baker
es: Panadero/a; Panadero; Panadera; Oficial de panadería; Hornero; Panadero artesano; Maestro panadero
fr: Boulanger/ère; Boulanger; Boulangère; Ouvrier boulanger; Ouvrière boulangère; Boulanger tourier; Artisan boulanger
de: Bäcker/in; Bäcker; Bäckerin; Bäckergeselle; Bäckergesellin; Backstubenmitarbeiter; Ofenbäcker
en> Mixes, shapes, proves and bakes bread, rolls and pastries, usually starting long before the shop opens.
es> Amasa, forma, fermenta y hornea pan, bollos y masas, por lo general mucho antes de que abra la tienda.
fr> Pétrit, façonne, laisse lever et cuit pains et viennoiseries, souvent bien avant l’ouverture de la boutique.
de> Knetet, formt, gart und backt Brot, Brötchen und Feingebäck, meist lange bevor der Laden öffnet.
skills: baking, food-safety, machine-operation, time-management, attention-to-detail, teamwork
up: pastry-chef master; bakery-production-manager lead; business-owner own
side: food-production-worker sector; cook skills

bakery-production-manager | 51-1011 | food | senior lead | vocational | 5 | master-craft-certificate; food-hygiene-certificate
en: Bakery manager; Head baker; Bakery production manager; Master baker; Bakehouse manager
es: Encargado/a de obrador; Encargado de obrador; Encargada de obrador; Jefe de obrador; Jefa de obrador; Responsable de panadería
fr: Responsable de fournil; Chef boulanger; Cheffe boulangère; Maître boulanger; Responsable de production boulangerie
de: Backstubenleiter/in; Backstubenleiter; Backstubenleiterin; Bäckermeister; Bäckermeisterin; Produktionsleiter Bäckerei; Produktionsleiterin Bäckerei
en> Leads the bakehouse: plans the night's production, trains bakers and apprentices, buys flour and guards quality.
es> Dirige el obrador: planifica la producción de la noche, forma a panaderos y aprendices, compra harina y cuida la calidad.
fr> Dirige le fournil : planifie la production de la nuit, forme boulangers et apprentis, achète la farine et garantit la qualité.
de> Leitet die Backstube: plant die Nachtproduktion, bildet Gesellen und Lehrlinge aus, kauft Mehl ein und sichert die Qualität.
skills: baking, production-planning, leadership, food-safety, quality-control, inventory, training
up: production-manager manage; business-owner own
side: production-team-leader sector; vocational-teacher teach

butcher | 51-3021 | food | entry mid senior | vocational | 0 | food-hygiene-certificate
en: Butcher; Meat cutter; Retail butcher; Master butcher; Meat counter butcher; Block butcher
es: Carnicero/a; Carnicero; Carnicera; Charcutero; Charcutera; Oficial de carnicería; Cortador de carne
fr: Boucher/ère; Boucher; Bouchère; Boucher charcutier; Bouchère charcutière; Ouvrier boucher; Boucher préparateur
de: Fleischer/in; Fleischer; Fleischerin; Metzger; Metzgerin; Fleischhauer; Schlachter; Fleischermeister
en> Cuts, bones and prepares meat and sausages for sale, keeps the cold chain, and advises customers at the counter.
es> Despieza, deshuesa y prepara carne y embutidos para la venta, cuida la cadena de frío y aconseja en el mostrador.
fr> Découpe, désosse et prépare viandes et charcuteries, respecte la chaîne du froid et conseille les clients.
de> Zerlegt und verarbeitet Fleisch, stellt Wurst her, achtet auf die Kühlkette und berät die Kundschaft an der Theke.
skills: meat-cutting, food-safety, customer-service, product-knowledge, inventory, attention-to-detail
up: shop-team-leader lead; production-team-leader lead; business-owner own
side: cook skills; food-production-worker sector
`;

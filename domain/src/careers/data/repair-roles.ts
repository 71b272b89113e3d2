/** Roles of installing, maintaining and repairing, in the format of `catalogue.ts`. */
export const repairRoles = `
maintenance-worker | 49-9071 | property | entry mid senior | vocational | 1 | -
en: Maintenance worker; Maintenance technician; Handyman; Building maintenance technician; General maintenance technician; Facilities technician; Property maintenance operative
es: Operario/a de mantenimiento; Operario de mantenimiento; Operaria de mantenimiento; Técnico de mantenimiento de edificios; Oficial de mantenimiento; Manitas; Técnico de instalaciones
fr: Agent/e de maintenance; Agent de maintenance; Agente de maintenance; Technicien de maintenance bâtiment; Agent de maintenance des bâtiments; Technicien multitechnique; Ouvrier d'entretien
de: Haustechniker/in; Haustechniker; Haustechnikerin; Betriebshandwerker; Techniker Gebäudeservice; Servicetechniker Gebäudetechnik; Instandhalter Gebäude; Handwerker Haustechnik
en> Keeps buildings and their equipment working: small electrical, plumbing, joinery and painting jobs, checks and quick repairs.
es> Mantiene en marcha edificios y equipos: pequeños trabajos de electricidad, fontanería, carpintería y pintura, revisiones y averías.
fr> Maintient bâtiments et équipements en état : petits travaux d’électricité, plomberie, menuiserie, peinture, contrôles et dépannages.
de> Hält Gebäude und Anlagen in Betrieb: kleine Elektro-, Sanitär-, Holz- und Malerarbeiten, Prüfungen und schnelle Reparaturen.
skills: maintenance, repair, electrical-installation, plumbing, power-tools, hvac, safety
up: maintenance-supervisor lead; industrial-mechanic master; hvac-technician master; facilities-manager manage
side: caretaker regular; security-systems-installer skills; electricians-helper skills

car-mechanic | 49-3023 | transport | entry mid senior | vocational | 0 | driving-licence-b
en: Car mechanic; Automotive technician; Auto mechanic; Motor vehicle technician; Vehicle technician; Automotive service technician; Motor mechanic
es: Mecánico/a de automóviles; Mecánico de automóviles; Mecánica de automóviles; Mecánico de coches; Técnico de automoción; Mecánico automotriz; Electromecánico de vehículos
fr: Mécanicien/ne automobile; Mécanicien automobile; Mécanicienne automobile; Mécanicien auto; Technicien automobile; Technicienne automobile; Garagiste
de: Kfz-Mechatroniker/in; Kfz-Mechatroniker; Kfz-Mechatronikerin; Automechaniker; Automechanikerin; Kfz-Mechaniker; Automobilmechatroniker; Kfz-Techniker
en> Services cars, reads fault codes, finds what is wrong and repairs engines, brakes, electrics and running gear.
es> Revisa coches, lee códigos de avería, localiza el fallo y repara motores, frenos, electricidad y suspensión.
fr> Entretient les voitures, lit les codes défaut, trouve la panne et répare moteur, freins, électricité et trains roulants.
de> Wartet Autos, liest Fehlerspeicher aus, findet Ursachen und repariert Motor, Bremsen, Elektrik und Fahrwerk.
skills: automotive, repair, maintenance, electronics, tyre-fitting, hydraulics, driving
up: workshop-manager lead; truck-mechanic master; construction-machinery-mechanic master; business-owner own
side: body-repairer skills; agricultural-mechanic sector; vocational-teacher teach; parts-salesperson regular

body-repairer | 49-3021 | transport | entry mid senior | vocational | 0 | -
en: Vehicle body repairer; Panel beater; Auto body technician; Car painter; Vehicle painter; Collision repair technician; Body shop technician
es: Chapista; Pintor de automóviles; Pintora de automóviles; Chapista pintor; Planchista de automóviles; Carrocero; Técnico en carrocería; Hojalatero automotriz
fr: Carrossier/ère; Carrossier; Carrossière; Carrossier peintre; Peintre automobile; Tôlier automobile; Peintre en carrosserie
de: Karosseriebauer/in; Karosseriebauer; Karosseriebauerin; Fahrzeuglackierer; Fahrzeuglackiererin; Autolackierer; Karosserie- und Fahrzeugbaumechaniker; Carrosseriespengler
en> Straightens, replaces and welds damaged body parts, fills, matches the colour and sprays until nothing shows.
es> Endereza, sustituye y suelda piezas de carrocería dañadas, enmasilla, iguala el color y pinta sin dejar rastro.
fr> Redresse, remplace et soude les éléments de carrosserie abîmés, mastique, ajuste la teinte et peint sans trace.
de> Richtet, ersetzt und schweißt beschädigte Karosserieteile, spachtelt, mischt den Farbton und lackiert unsichtbar nach.
skills: bodywork, vehicle-painting, welding, attention-to-detail, automotive, power-tools
up: workshop-manager lead; business-owner own
side: welder skills; car-mechanic skills; painter skills; claims-adjuster regular

truck-mechanic | 49-3031 | transport | entry mid senior | vocational | 0 | driving-licence-c
en: Truck mechanic; Diesel mechanic; Bus mechanic; HGV technician; Heavy vehicle technician; Diesel technician; Commercial vehicle technician
es: Mecánico/a de camiones; Mecánico de camiones; Mecánica de camiones; Mecánico de vehículos industriales; Mecánico diésel; Mecánico de autobuses
fr: Mécanicien/ne poids lourds; Mécanicien poids lourds; Mécanicienne poids lourds; Mécanicien PL; Technicien véhicules industriels; Mécanicien bus; Mécanicien diesel
de: Nutzfahrzeugmechatroniker/in; Nutzfahrzeugmechatroniker; Nutzfahrzeugmechatronikerin; Lkw-Mechaniker; Lkw-Mechatroniker; Busmechaniker; Kfz-Mechatroniker Nutzfahrzeuge
en> Services and repairs lorries, buses and trailers: diesel engines, air brakes, gearboxes, hydraulics and electronics.
es> Mantiene y repara camiones, autobuses y remolques: motores diésel, frenos neumáticos, cajas de cambios, hidráulica y electrónica.
fr> Entretient et répare camions, bus et remorques : moteurs diesel, freins à air, boîtes, hydraulique et électronique.
de> Wartet und repariert Lkw, Busse und Anhänger: Dieselmotoren, Druckluftbremsen, Getriebe, Hydraulik und Elektronik.
skills: diesel-engines, repair, pneumatics, hydraulics, electronics, maintenance, truck-driving
up: workshop-manager lead; construction-machinery-mechanic master
side: agricultural-mechanic sector; industrial-mechanic regular; truck-driver skills; vocational-teacher teach

tyre-fitter | 49-3093 | transport | entry mid | none | 0 | -
en: Tyre fitter; Tire technician; Tyre technician; Tire changer; Tyre and exhaust fitter; Lube technician
es: Montador/a de neumáticos; Montador de neumáticos; Montadora de neumáticos; Operario de neumáticos; Neumatiquero; Gomero; Llantero; Vulcanizador
fr: Monteur/euse de pneus; Monteur de pneus; Monteuse de pneus; Monteur pneumatiques; Opérateur service rapide; Monteur en centre auto
de: Reifenmonteur/in; Reifenmonteur; Reifenmonteurin; Reifentechniker; Vulkaniseur; Reifenpraktiker; Mitarbeiter Reifenservice
en> Changes, repairs and balances tyres, aligns wheels and does quick services such as oil, brakes and batteries.
es> Cambia, repara y equilibra neumáticos, alinea ruedas y hace servicios rápidos de aceite, frenos y baterías.
fr> Monte, répare et équilibre les pneus, règle la géométrie et réalise vidanges, freins et batteries.
de> Wechselt, repariert und wuchtet Reifen, vermisst Achsen und erledigt Schnellservice wie Öl, Bremsen und Batterien.
skills: tyre-fitting, automotive, power-tools, customer-service, manual-handling, safety
up: car-mechanic master; shop-team-leader lead
side: parts-salesperson skills; production-worker regular

construction-machinery-mechanic | 49-3042 | construction | entry mid senior | vocational | 0 | -
en: Heavy equipment mechanic; Construction machinery mechanic; Plant mechanic; Mobile plant technician; Plant fitter; Heavy machinery technician
es: Mecánico/a de maquinaria pesada; Mecánico de maquinaria pesada; Mecánica de maquinaria pesada; Mecánico de maquinaria de obra; Técnico de maquinaria de construcción; Mecánico de obra pública
fr: Mécanicien/ne d'engins de chantier; Mécanicien d'engins de chantier; Mécanicienne d'engins de chantier; Mécanicien TP; Technicien engins TP; Mécanicien engins
de: Baumaschinenmechaniker/in; Baumaschinenmechaniker; Baumaschinenmechanikerin; Baumaschinenmechatroniker; Land- und Baumaschinenmechatroniker Bau; Servicetechniker Baumaschinen
en> Repairs excavators, cranes and other mobile machines in the workshop or on site: hydraulics, engines, electronics, structure.
es> Repara excavadoras, grúas y otras máquinas móviles en taller o en obra: hidráulica, motores, electrónica y estructura.
fr> Répare pelles, grues et autres engins en atelier ou sur chantier : hydraulique, moteurs, électronique et structure.
de> Repariert Bagger, Krane und andere mobile Maschinen in Werkstatt oder vor Ort: Hydraulik, Motoren, Elektronik, Aufbau.
skills: hydraulics, diesel-engines, repair, welding, electronics, maintenance, driving
up: workshop-manager lead; maintenance-supervisor lead
side: truck-mechanic skills; industrial-mechanic skills; excavator-operator skills

agricultural-mechanic | 49-3041 | agriculture | entry mid senior | vocational | 0 | -
en: Agricultural machinery mechanic; Farm equipment mechanic; Agricultural engineer (service); Tractor mechanic; Farm machinery technician
es: Mecánico/a de maquinaria agrícola; Mecánico de maquinaria agrícola; Mecánica de maquinaria agrícola; Mecánico de tractores; Técnico de maquinaria agrícola
fr: Mécanicien/ne agricole; Mécanicien agricole; Mécanicienne agricole; Technicien en matériel agricole; Mécanicien machines agricoles; Mécanicien tracteurs
de: Landmaschinenmechatroniker/in; Land- und Baumaschinenmechatroniker; Land- und Baumaschinenmechatronikerin; Landmaschinenmechaniker; Landmaschinenmechatroniker; Landtechniker; Servicetechniker Landmaschinen
en> Maintains and repairs tractors, combines and milking or irrigation equipment, often out on the farm in season.
es> Mantiene y repara tractores, cosechadoras y equipos de ordeño o riego, a menudo en la finca durante la campaña.
fr> Entretient et répare tracteurs, moissonneuses et matériel de traite ou d’arrosage, souvent à la ferme en saison.
de> Wartet und repariert Traktoren, Mähdrescher, Melk- und Beregnungstechnik, in der Saison oft direkt auf dem Hof.
skills: repair, hydraulics, diesel-engines, electronics, maintenance, welding, customer-service
up: workshop-manager lead; construction-machinery-mechanic breadth; business-owner own
side: truck-mechanic skills; parts-salesperson regular; tractor-driver skills

aircraft-mechanic | 49-3011 | transport | entry mid senior | vocational | 0 | aircraft-maintenance-licence
en: Aircraft mechanic; Aircraft maintenance engineer; Aircraft technician; A&P mechanic; Licensed aircraft engineer; Aviation maintenance technician; AMT
es: Técnico/a de mantenimiento de aeronaves; Técnico de mantenimiento de aeronaves; Técnica de mantenimiento de aeronaves; TMA; Mecánico de aviones; Mecánico aeronáutico
fr: Mécanicien/ne aéronautique; Mécanicien aéronautique; Mécanicienne aéronautique; Mécanicien avion; Technicien de maintenance aéronautique; Technicienne aéronautique; Mécanicien aérostructure
de: Fluggerätmechaniker/in; Fluggerätmechaniker; Fluggerätmechanikerin; Flugzeugmechaniker; Flugzeugmechanikerin; Prüfer von Luftfahrtgerät; Fluggerätelektroniker
en> Inspects, services and repairs aircraft by the manual, replaces parts and signs for every job done.
es> Inspecciona, revisa y repara aeronaves según el manual, sustituye piezas y firma cada trabajo realizado.
fr> Inspecte, entretient et répare les avions selon le manuel, remplace les pièces et signe chaque intervention.
de> Prüft, wartet und repariert Flugzeuge nach Handbuch, tauscht Teile aus und zeichnet jede Arbeit ab.
skills: aircraft-maintenance, repair, attention-to-detail, hydraulics, electronics, measuring-instruments, safety
up: maintenance-manager manage; aerospace-engineer degree
side: wind-turbine-technician sector; industrial-mechanic regular; mechatronics-technician skills

industrial-mechanic | 49-9041 | manufacturing | entry mid senior | vocational | 0 | -
en: Industrial mechanic; Industrial maintenance technician; Maintenance fitter; Machinery mechanic; Millwright; Plant maintenance technician; Mechanical fitter
es: Mecánico/a industrial; Mecánico industrial; Mecánica industrial; Técnico de mantenimiento industrial; Mecánico de mantenimiento; Mecánico ajustador; Electromecánico industrial
fr: Technicien/ne de maintenance industrielle; Technicien de maintenance industrielle; Technicienne de maintenance industrielle; Mécanicien d'entretien; Mécanicien industriel; Mécanicienne industrielle; Agent de maintenance industrielle
de: Industriemechaniker/in; Industriemechaniker; Industriemechanikerin; Betriebsschlosser; Instandhaltungsmechaniker; Instandhalter; Maschinenschlosser; Servicetechniker Instandhaltung
en> Keeps production machines running: maintains, finds faults, changes bearings, drives and seals, and installs new equipment.
es> Mantiene en marcha las máquinas de producción: revisa, localiza averías, cambia piezas e instala equipos nuevos.
fr> Maintient les machines de production en marche : entretien, diagnostic, changement de pièces et installation d’équipements.
de> Hält Produktionsmaschinen am Laufen: wartet, sucht Fehler, wechselt Lager, Antriebe und Dichtungen und stellt Anlagen auf.
skills: maintenance, repair, hydraulics, pneumatics, blueprint-reading, welding, plc, safety
up: maintenance-supervisor lead; industrial-electrician breadth; automation-engineer degree
side: mechatronics-technician skills; wind-turbine-technician growing; toolmaker skills; lift-technician sector

industrial-electrician | 49-2094 | manufacturing | entry mid senior | vocational | 1 | electrician-licence
en: Industrial electrician; Electrical maintenance technician; Plant electrician; Electrical fitter; Controls technician; Maintenance electrician; Instrumentation and electrical technician
es: Electricista industrial; Técnico electricista de mantenimiento; Electricista de mantenimiento; Técnico en automatismos; Cuadrista; Técnico en instrumentación y control
fr: Électricien/ne industriel/le; Électricien industriel; Électricienne industrielle; Électrotechnicien; Électrotechnicienne; Électricien de maintenance; Électricienne de maintenance
de: Elektroniker/in für Betriebstechnik; Elektroniker für Betriebstechnik; Elektronikerin für Betriebstechnik; Betriebselektriker; Betriebselektrikerin; Energieelektroniker; Industrieelektriker
en> Installs and repairs the drives, controls and power supply of machines, reads circuit plans and changes PLC programs.
es> Instala y repara motores, mandos y alimentación de máquinas, interpreta esquemas y modifica programas de autómatas.
fr> Installe et répare moteurs, commandes et alimentation des machines, lit les schémas et modifie les programmes d’automates.
de> Installiert und repariert Antriebe, Steuerungen und Energieversorgung von Maschinen, liest Schaltpläne und passt SPS-Programme an.
skills: electrical-installation, plc, electrical-testing, repair, electronics, automation, maintenance, safety
up: maintenance-supervisor lead; automation-engineer degree
side: electronics-technician skills; electrician skills; wind-turbine-technician growing; vocational-teacher teach

hvac-technician | 49-9021 | construction | entry mid senior | vocational | 0 | refrigerant-certificate
en: HVAC technician; Refrigeration engineer; Air conditioning technician; HVAC installer; Heating and cooling technician; Heat pump installer; Refrigeration technician
es: Técnico/a de climatización; Técnico de climatización; Técnica de climatización; Frigorista; Instalador de aire acondicionado; Técnico en refrigeración; Técnico de calefacción
fr: Technicien/ne CVC; Technicien CVC; Technicienne CVC; Frigoriste; Technicien frigoriste; Climaticien; Installateur de pompes à chaleur; Technicien de chauffage
de: Mechatroniker/in für Kältetechnik; Mechatroniker für Kältetechnik; Kälteanlagenbauer; Klimatechniker; Kältetechniker; Wärmepumpen-Installateur; Servicetechniker Klimatechnik; Lüftungsmonteur
en> Installs, sets up and repairs heating, cooling, ventilation and heat pumps, and handles refrigerants by the rules.
es> Instala, regula y repara calefacción, refrigeración, ventilación y bombas de calor, y maneja gases según la norma.
fr> Installe, règle et répare chauffage, climatisation, ventilation et pompes à chaleur, et manipule les fluides selon les règles.
de> Installiert, regelt und repariert Heizung, Kühlung, Lüftung und Wärmepumpen und geht vorschriftsgemäß mit Kältemitteln um.
skills: hvac, refrigeration, repair, electrical-installation, maintenance, energy-efficiency, customer-service
up: maintenance-supervisor lead; construction-foreman lead; business-owner own
side: plumber skills; industrial-mechanic sector; electrician skills

lift-technician | 47-4021 | construction | entry mid senior | vocational | 1 | electrician-licence
en: Lift technician; Elevator technician; Elevator mechanic; Lift engineer; Escalator technician; Elevator installer
es: Técnico/a de ascensores; Técnico de ascensores; Técnica de ascensores; Ascensorista montador; Montador de ascensores; Conservador de ascensores
fr: Ascensoriste; Technicien ascenseurs; Technicienne ascenseurs; Technicien de maintenance ascenseurs; Monteur ascensoriste; Mécanicien ascensoriste
de: Aufzugsmonteur/in; Aufzugsmonteur; Aufzugsmonteurin; Aufzugstechniker; Aufzugstechnikerin; Servicetechniker Aufzüge; Aufzugsmechaniker
en> Installs, inspects and repairs lifts and escalators, frees trapped people and keeps every safety device in order.
es> Instala, revisa y repara ascensores y escaleras mecánicas, rescata a personas atrapadas y comprueba los dispositivos de seguridad.
fr> Installe, contrôle et répare ascenseurs et escaliers mécaniques, libère les personnes bloquées et vérifie les sécurités.
de> Montiert, prüft und repariert Aufzüge und Rolltreppen, befreit Eingeschlossene und prüft alle Sicherheitseinrichtungen.
skills: lift-maintenance, electrical-installation, repair, hydraulics, working-at-height, electronics, safety
up: maintenance-manager manage
side: industrial-electrician skills; power-line-technician sector

wind-turbine-technician | 49-9081 | energy | entry mid senior | vocational | 0 | -
en: Wind turbine technician; Wind technician; Wind turbine service technician; Wind farm technician; Blade repair technician
es: Técnico/a de aerogeneradores; Técnico de aerogeneradores; Técnica de aerogeneradores; Técnico eólico; Técnica eólica; Técnico de mantenimiento eólico
fr: Technicien/ne de maintenance éolienne; Technicien éolien; Technicienne éolienne; Technicien de maintenance éolienne; Mécanicien éolien
de: Servicetechniker/in Windenergie; Servicetechniker Windenergie; Servicetechnikerin Windenergie; Windkrafttechniker; Windenergietechniker; Monteur Windkraftanlagen
en> Climbs turbines to inspect, lubricate and repair gearboxes, blades, hydraulics and electrics, often far from town or at sea.
es> Sube a los aerogeneradores para revisar, engrasar y reparar multiplicadoras, palas, hidráulica y electricidad, en tierra o en el mar.
fr> Monte dans les éoliennes pour inspecter, graisser et réparer multiplicateurs, pales, hydraulique et électricité, à terre ou en mer.
de> Klettert auf Windräder, um Getriebe, Blätter, Hydraulik und Elektrik zu prüfen, zu schmieren und zu reparieren.
skills: wind-turbines, working-at-height, hydraulics, electrical-testing, repair, safety, first-aid
up: maintenance-supervisor lead; industrial-electrician master; renewable-energy-engineer degree
side: industrial-mechanic regular; solar-installer regular

telecom-technician | 49-2022 | technology | entry mid senior | vocational | 0 | driving-licence-b
en: Telecommunications technician; Telecom technician; Field service technician (telecom); Fibre technician; Network installation technician; Broadband technician; Cable technician
es: Técnico/a de telecomunicaciones; Técnico de telecomunicaciones; Técnica de telecomunicaciones; Instalador de fibra óptica; Instaladora de fibra óptica; Técnico de fibra; Instalador de telecomunicaciones
fr: Technicien/ne télécoms; Technicien télécoms; Technicienne télécoms; Technicien fibre optique; Technicien raccordement fibre; Installateur télécoms; Monteur raccordeur
de: Telekommunikationstechniker/in; Telekommunikationstechniker; Telekommunikationstechnikerin; Fernmeldetechniker; Glasfasermonteur; Glasfasertechniker; Kommunikationselektroniker
en> Connects homes and firms to phone and internet, splices fibre, sets up equipment and tracks down line faults.
es> Conecta hogares y empresas a teléfono e internet, empalma fibra, configura equipos y localiza averías de línea.
fr> Raccorde particuliers et entreprises au téléphone et à internet, soude la fibre, règle les équipements et dépanne.
de> Schließt Haushalte und Firmen an Telefon und Internet an, spleißt Glasfaser, richtet Geräte ein und sucht Störungen.
skills: fibre-optics, cable-installation, networking, repair, electronics, customer-service, driving
up: network-technician breadth; maintenance-supervisor lead; network-engineer degree
side: security-systems-installer skills; electronics-technician skills; it-support-technician regular

power-line-technician | 49-9051 | energy | entry mid senior | vocational | 0 | electrician-licence; driving-licence-c
en: Power line technician; Lineworker; Lineman; Overhead line worker; Electrical power-line installer; Cable jointer; Line technician
es: Técnico/a de líneas eléctricas; Técnico de líneas eléctricas; Técnica de líneas eléctricas; Montador de líneas de alta tensión; Celador de líneas; Liniero; Instalador de líneas eléctricas
fr: Monteur/euse de réseaux électriques; Monteur de réseaux électriques; Monteuse de réseaux électriques; Monteur lignes aériennes; Lignard; Électricien réseau; Technicien réseau électrique
de: Netzmonteur/in Strom; Netzmonteur; Netzmonteurin; Freileitungsmonteur; Freileitungsmonteurin; Kabelmonteur; Netzelektriker; Netzelektrikerin
en> Builds and repairs power lines and cables on poles, pylons and in trenches, and restores supply after storms.
es> Monta y repara líneas y cables eléctricos en postes, torres y zanjas y restablece el suministro tras los temporales.
fr> Construit et répare lignes et câbles électriques sur poteaux, pylônes et en tranchée, et rétablit le courant après les tempêtes.
de> Baut und repariert Stromleitungen an Masten und im Erdreich und stellt nach Stürmen die Versorgung wieder her.
skills: high-voltage, working-at-height, electrical-installation, cable-installation, electrical-testing, safety, truck-driving
up: maintenance-manager manage; electrical-engineer degree
side: wind-turbine-technician growing; electrician regular; telecom-technician skills

security-systems-installer | 49-2098 | security | entry mid senior | vocational | 0 | electrician-licence
en: Security systems installer; Alarm installer; Fire alarm technician; CCTV installer; Alarm technician; Security systems engineer
es: Instalador/a de sistemas de seguridad; Instalador de sistemas de seguridad; Instaladora de sistemas de seguridad; Instalador de alarmas; Técnico de CCTV; Técnico en protección contra incendios
fr: Installateur/trice de systèmes de sécurité; Installateur d'alarmes; Installatrice d'alarmes; Technicien sécurité incendie; Technicien en systèmes de sécurité; Technicien courants faibles
de: Monteur/in für Sicherheitstechnik; Monteur Sicherheitstechnik; Alarmanlagenmonteur; Alarmanlagentechniker; Servicetechniker Brandmeldetechnik; Techniker Gefahrenmeldeanlagen
en> Fits and services burglar and fire alarms, cameras and door controls, and shows users how they work.
es> Instala y mantiene alarmas de robo e incendio, cámaras y controles de acceso, y enseña a usarlos.
fr> Pose et entretient alarmes intrusion et incendie, caméras et contrôles d’accès, et forme les utilisateurs.
de> Montiert und wartet Einbruch- und Brandmeldeanlagen, Kameras und Zutrittssysteme und weist die Nutzer ein.
skills: alarm-systems, cable-installation, electrical-installation, electronics, networking, customer-service
up: electrician licence; maintenance-supervisor lead; telecom-technician breadth
side: av-technician sector; network-technician skills; solar-installer growing

workshop-manager | 49-1011 | transport | senior lead | vocational | 5 | master-craft-certificate
en: Workshop manager; Garage manager; Auto service manager; Workshop controller; Workshop foreman; Service manager (garage)
es: Jefe/a de taller; Jefe de taller; Jefa de taller; Encargado de taller; Encargada de taller; Responsable de taller mecánico
fr: Chef/fe d'atelier; Chef d'atelier; Cheffe d'atelier; Responsable d'atelier mécanique; Responsable après-vente automobile; Chef d'atelier automobile
de: Werkstattleiter/in; Werkstattleiter; Werkstattleiterin; Kfz-Meister; Kfz-Meisterin; Werkstattmeister; Serviceleiter Autohaus; Kfz-Techniker-Meister
en> Runs a vehicle or machine workshop: schedules jobs, helps with hard faults, controls quality and hours, talks to customers.
es> Dirige un taller de vehículos o máquinas: programa trabajos, ayuda en averías difíciles, controla calidad y atiende clientes.
fr> Dirige un atelier de véhicules ou de machines : planifie, aide au diagnostic, contrôle la qualité et reçoit les clients.
de> Leitet eine Werkstatt für Fahrzeuge oder Maschinen: plant Aufträge, hilft bei kniffligen Fehlern, prüft Qualität, berät Kunden.
skills: leadership, automotive, scheduling, customer-service, quality-control, quotations, training
up: maintenance-manager breadth; business-owner own
side: maintenance-supervisor sector; transport-supervisor skills; vocational-teacher teach

maintenance-supervisor | 49-1011 | manufacturing | senior lead | vocational | 5 | -
en: Maintenance supervisor; Maintenance team leader; Maintenance foreman; Service team leader; Technical service supervisor; Lead maintenance technician
es: Encargado/a de mantenimiento; Encargado de mantenimiento; Encargada de mantenimiento; Supervisor de mantenimiento; Jefe de equipo de mantenimiento; Jefa de equipo de mantenimiento
fr: Chef/fe d'équipe maintenance; Chef d'équipe maintenance; Cheffe d'équipe maintenance; Superviseur maintenance; Contremaître maintenance; Agent de maîtrise maintenance
de: Teamleiter/in Instandhaltung; Teamleiter Instandhaltung; Teamleiterin Instandhaltung; Instandhaltungsmeister; Meister Instandhaltung; Vorarbeiter Instandhaltung; Teamleiter Service
en> Leads a crew of technicians: plans inspections, sets priorities when things break, and keeps parts and records in order.
es> Dirige un equipo de técnicos: planifica revisiones, fija prioridades ante averías y mantiene repuestos y registros en orden.
fr> Encadre une équipe de techniciens : planifie les contrôles, fixe les priorités en cas de panne et suit pièces et historiques.
de> Führt ein Technikerteam: plant Inspektionen, setzt bei Störungen Prioritäten und hält Ersatzteile und Nachweise in Ordnung.
skills: maintenance, leadership, scheduling, safety, repair, vendor-management, process-improvement
up: maintenance-manager manage; facilities-manager breadth
side: production-team-leader skills; workshop-manager sector; construction-foreman sector

maintenance-manager | 11-3051 | manufacturing | senior lead | bachelor | 7 | -
en: Maintenance manager; Head of maintenance; Technical manager (plant); Engineering and maintenance manager; Service manager (technical)
es: Jefe/a de mantenimiento; Jefe de mantenimiento; Jefa de mantenimiento; Responsable de mantenimiento; Director de mantenimiento; Gerente de mantenimiento
fr: Responsable maintenance; Responsable de maintenance; Chef de service maintenance; Cheffe de service maintenance; Directeur maintenance; Directrice maintenance; Responsable technique maintenance
de: Leiter/in Instandhaltung; Leiter Instandhaltung; Leiterin Instandhaltung; Instandhaltungsleiter; Instandhaltungsleiterin; Technischer Betriebsleiter; Maintenance Manager
en> Answers for the technical health of a plant or fleet: strategy, budget, contractors, shutdowns, staff and safety.
es> Responde del estado técnico de una planta o flota: estrategia, presupuesto, contratas, paradas, personal y seguridad.
fr> Répond de l’état technique d’une usine ou d’une flotte : stratégie, budget, prestataires, arrêts, équipe et sécurité.
de> Verantwortet den technischen Zustand eines Werks oder Fuhrparks: Strategie, Budget, Fremdfirmen, Stillstände, Personal und Sicherheit.
skills: maintenance, leadership, budgeting, vendor-management, process-improvement, safety, project-management
up: plant-manager breadth; engineering-manager degree
side: production-manager skills; facilities-manager regular
`;

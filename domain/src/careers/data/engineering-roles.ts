/** Roles of engineering, architecture, surveying and drafting, in the format of `catalogue.ts`. */
export const engineeringRoles = `
civil-engineer | 17-2051 | engineering | entry mid senior lead | bachelor | 0 | engineer-registration
en: Civil engineer; Site engineer; Geotechnical engineer; Highway engineer; Water engineer; Graduate civil engineer; Transport engineer
es: Ingeniero/a civil; Ingeniero civil; Ingeniera civil; Ingeniero de caminos; Ingeniera de caminos; Ingeniero de obra; Ingeniera de obra; Ingeniero geotécnico
fr: Ingénieur/e génie civil; Ingénieur génie civil; Ingénieure génie civil; Ingénieur travaux publics; Ingénieure travaux publics; Ingénieur VRD; Ingénieur géotechnicien; Ingénieur travaux
de: Bauingenieur/in; Bauingenieur; Bauingenieurin; Tiefbauingenieur; Tiefbauingenieurin; Planungsingenieur Bau; Verkehrsplaner; Ingenieur Wasserbau
en> Plans and oversees roads, bridges, drains and foundations so that they are safe, affordable and fit their surroundings.
es> Proyecta y supervisa carreteras, puentes, saneamientos y cimentaciones para que sean seguros, asequibles y encajen en su entorno.
fr> Conçoit et suit routes, ponts, réseaux et fondations pour qu’ils soient sûrs, abordables et bien intégrés.
de> Plant und überwacht Straßen, Brücken, Kanäle und Fundamente, damit sie sicher, bezahlbar und umweltverträglich sind.
skills: civil-engineering, autocad, structural-analysis, project-management, bim, surveying, cost-estimating, building-regulations
up: engineering-manager lead; structural-engineer master; project-manager lead
side: environmental-engineer growing; site-manager skills; cost-estimator skills

structural-engineer | 17-2051 | engineering | entry mid senior lead | master | 1 | engineer-registration
en: Structural engineer; Structural design engineer; Bridge engineer; Structural analyst; Chartered structural engineer; Building structures engineer
es: Ingeniero/a de estructuras; Ingeniero de estructuras; Ingeniera de estructuras; Calculista de estructuras; Ingeniero estructural; Ingeniera estructural; Proyectista de estructuras
fr: Ingénieur/e structure; Ingénieur structure; Ingénieure structure; Ingénieur calcul de structures; Ingénieur béton armé; Ingénieur ouvrages d'art; Ingénieure ouvrages d'art
de: Statiker/in; Statiker; Statikerin; Tragwerksplaner; Tragwerksplanerin; Ingenieur Tragwerksplanung; Ingenieurin Tragwerksplanung; Bauingenieur Statik
en> Calculates whether buildings and bridges will carry every load, and draws the steel, concrete or timber that makes them do so.
es> Calcula si edificios y puentes soportarán todas las cargas y define el acero, hormigón o madera que lo hace posible.
fr> Calcule si bâtiments et ponts supporteront toutes les charges et dimensionne l’acier, le béton ou le bois nécessaires.
de> Berechnet, ob Gebäude und Brücken alle Lasten tragen, und bemisst Stahl, Beton oder Holz dafür.
skills: structural-analysis, finite-elements, civil-engineering, autocad, revit, building-regulations, bim
up: engineering-manager lead; business-owner own
side: architect skills; mechanical-engineer skills

mechanical-engineer | 17-2141 | engineering | entry mid senior lead | bachelor | 0 | -
en: Mechanical engineer; Mechanical design engineer; Design engineer (mechanical); Product development engineer; HVAC engineer; Automotive engineer; Development engineer
es: Ingeniero/a mecánico/a; Ingeniero mecánico; Ingeniera mecánica; Ingeniero de diseño mecánico; Ingeniera de diseño mecánico; Ingeniero de desarrollo de producto; Ingeniero de automoción
fr: Ingénieur/e mécanique; Ingénieur mécanique; Ingénieure mécanique; Ingénieur mécanicien; Ingénieur bureau d'études; Ingénieur conception mécanique; Ingénieure conception mécanique; Ingénieur R&D mécanique
de: Maschinenbauingenieur/in; Maschinenbauingenieur; Maschinenbauingenieurin; Ingenieur Maschinenbau; Konstrukteur; Konstrukteurin; Entwicklungsingenieur; Entwicklungsingenieurin; Konstruktionsingenieur
en> Develops machines and parts that move, heat or cool, from the first calculation through prototypes to production.
es> Desarrolla máquinas y piezas que se mueven, calientan o enfrían, del primer cálculo al prototipo y la producción.
fr> Développe des machines et pièces qui bougent, chauffent ou refroidissent, du premier calcul au prototype et à la série.
de> Entwickelt Maschinen und Bauteile, die bewegen, heizen oder kühlen, von der ersten Berechnung über Prototypen bis zur Serie.
skills: mechanical-engineering, cad, solidworks, finite-elements, thermodynamics, product-design, materials-testing, matlab
up: engineering-manager lead
side: industrial-engineer growing; biomedical-engineer sector; sales-engineer skills; automation-engineer skills

electrical-engineer | 17-2071 | engineering | entry mid senior lead | bachelor | 0 | -
en: Electrical engineer; Electrical design engineer; Power engineer; Power systems engineer; Electrical project engineer; High-voltage engineer
es: Ingeniero/a eléctrico/a; Ingeniero eléctrico; Ingeniera eléctrica; Ingeniero electricista; Ingeniera electricista; Proyectista eléctrico; Ingeniero de potencia
fr: Ingénieur/e électricité; Ingénieur électricité; Ingénieure électricité; Ingénieur électricien; Ingénieure électricienne; Ingénieur génie électrique; Ingénieur réseaux électriques
de: Elektroingenieur/in; Elektroingenieur; Elektroingenieurin; Ingenieur Elektrotechnik; Ingenieurin Elektrotechnik; Elektroplaner; Elektroplanerin; Ingenieur Energietechnik
en> Designs supply networks, drives and electrical systems for buildings and plants, and sees to their safe start-up.
es> Diseña redes de suministro, accionamientos e instalaciones eléctricas de edificios y plantas, y vela por su puesta en marcha segura.
fr> Conçoit réseaux d’alimentation, entraînements et installations électriques de bâtiments et d’usines et en assure la mise en service.
de> Entwirft Versorgungsnetze, Antriebe und elektrische Anlagen für Gebäude und Industrie und begleitet die sichere Inbetriebnahme.
skills: electrical-engineering, power-systems, autocad, electrical-installation, plc, safety, project-management
up: engineering-manager lead
side: automation-engineer skills; renewable-energy-engineer growing; electronics-engineer skills

electronics-engineer | 17-2072 | engineering | entry mid senior lead | bachelor | 0 | -
en: Electronics engineer; Electronic design engineer; PCB design engineer; RF engineer; Analogue design engineer; Circuit design engineer
es: Ingeniero/a electrónico/a; Ingeniero electrónico; Ingeniera electrónica; Diseñador electrónico; Diseñadora electrónica; Ingeniero de radiofrecuencia; Ingeniera de radiofrecuencia
fr: Ingénieur/e électronique; Ingénieur électronique; Ingénieure électronique; Ingénieur électronicien; Ingénieure électronicienne; Ingénieur radiofréquence; Concepteur électronique
de: Elektronikingenieur/in; Elektronikingenieur; Elektronikingenieurin; Hardwareentwickler Elektronik; Entwicklungsingenieur Elektronik; Entwicklungsingenieurin Elektronik; HF-Ingenieur; Schaltungsentwickler
en> Develops circuits for devices, radios and controls, builds and measures them, and makes them ready for manufacture.
es> Desarrolla circuitos para aparatos, radio y control, los monta y mide, y los deja listos para fabricarse.
fr> Développe des circuits pour appareils, radio et commandes, les monte, les mesure et les prépare pour la fabrication.
de> Entwickelt Schaltungen für Geräte, Funk und Steuerungen, baut sie auf, misst sie durch und macht sie fertigungsreif.
skills: electronics, circuit-design, electrical-engineering, embedded, soldering, measuring-instruments, matlab, c
up: engineering-manager lead; hardware-engineer master
side: embedded-software-engineer skills; biomedical-engineer sector

industrial-engineer | 17-2112 | manufacturing | entry mid senior lead | bachelor | 0 | -
en: Industrial engineer; Process engineer (production); Manufacturing engineer; Production engineer; Lean engineer; Continuous improvement engineer; Methods engineer
es: Ingeniero/a industrial; Ingeniero industrial; Ingeniera industrial; Ingeniero de producción; Ingeniera de producción; Ingeniero de métodos y tiempos; Ingeniero de mejora continua; Ingeniero de fabricación
fr: Ingénieur/e industrialisation; Ingénieur industrialisation; Ingénieure industrialisation; Ingénieur méthodes; Ingénieure méthodes; Ingénieur production; Ingénieur amélioration continue; Ingénieur industriel
de: Wirtschaftsingenieur/in; Wirtschaftsingenieur; Wirtschaftsingenieurin; Fertigungsingenieur; Fertigungsingenieurin; Produktionsingenieur; Produktionsingenieurin; Lean Manager
en> Looks for ways to make the same thing with less effort, waste and waiting, and changes lines and layouts accordingly.
es> Busca cómo fabricar lo mismo con menos esfuerzo, desperdicio y esperas, y adapta líneas y distribución en planta.
fr> Cherche à produire autant avec moins d’effort, de rebut et d’attente, et adapte lignes et implantations.
de> Sucht Wege, mit weniger Aufwand, Ausschuss und Wartezeit zu fertigen, und passt Linien und Layouts an.
skills: lean, six-sigma, process-improvement, production-planning, kaizen, root-cause-analysis, data-analysis, cad
up: production-manager lead; engineering-manager lead; operations-manager manage
side: quality-engineer skills; logistician growing; management-consultant sector

quality-engineer | 17-2112 | manufacturing | entry mid senior lead | bachelor | 1 | -
en: Quality engineer; Quality assurance engineer; Supplier quality engineer; Quality manager; Quality control engineer; Validation engineer
es: Ingeniero/a de calidad; Ingeniero de calidad; Ingeniera de calidad; Responsable de calidad; Jefe de calidad; Jefa de calidad; Ingeniero de calidad de proveedores; Técnico de validación
fr: Ingénieur/e qualité; Ingénieur qualité; Ingénieure qualité; Responsable qualité; Ingénieur qualité fournisseurs; Ingénieur validation; Ingénieure validation; Responsable assurance qualité
de: Qualitätsingenieur/in; Qualitätsingenieur; Qualitätsingenieurin; Qualitätsmanager; Qualitätsmanagerin; Ingenieur Qualitätssicherung; Qualitätsmanagementbeauftragter; Leiter Qualität
en> Plans tests and limits for products, traces defects to their cause with production and suppliers, and prevents them returning.
es> Define ensayos y tolerancias, rastrea el origen de los defectos con producción y proveedores, y evita que se repitan.
fr> Définit essais et tolérances, remonte à la cause des défauts avec l’atelier et les fournisseurs, et en évite le retour.
de> Legt Prüfungen und Grenzwerte fest, geht Fehlern mit Fertigung und Lieferanten auf den Grund und verhindert Wiederholungen.
skills: quality-control, iso-9001, root-cause-analysis, fmea, statistical-process-control, six-sigma, auditing, measuring-instruments
up: engineering-manager lead; production-manager lead; operations-manager manage
side: industrial-engineer skills; safety-engineer skills; compliance-officer sector

chemical-engineer | 17-2041 | manufacturing | entry mid senior lead | bachelor | 0 | -
en: Chemical engineer; Chemical process engineer; Process design engineer; Process safety engineer; Plant process engineer; Biochemical engineer
es: Ingeniero/a químico/a; Ingeniero químico; Ingeniera química; Ingeniero de procesos químicos; Ingeniera de procesos químicos; Ingeniero de procesos; Ingeniera de procesos
fr: Ingénieur/e procédés; Ingénieur procédés; Ingénieure procédés; Ingénieur génie chimique; Ingénieure génie chimique; Ingénieur génie des procédés; Ingénieur process
de: Chemieingenieur/in; Chemieingenieur; Chemieingenieurin; Verfahrensingenieur; Verfahrensingenieurin; Verfahrenstechniker; Prozessingenieur; Prozessingenieurin
en> Turns a laboratory reaction into a plant process that runs safely, cleanly and at a sensible cost.
es> Convierte una reacción de laboratorio en un proceso de planta seguro, limpio y de coste razonable.
fr> Fait d’une réaction de laboratoire un procédé industriel sûr, propre et d’un coût raisonnable.
de> Macht aus einer Laborreaktion ein Verfahren im großen Maßstab, das sicher, sauber und wirtschaftlich läuft.
skills: process-engineering, chemistry, simulation, thermodynamics, safety, root-cause-analysis, gmp, matlab
up: engineering-manager lead
side: environmental-engineer growing; chemist skills; food-scientist sector

materials-engineer | 17-2131 | manufacturing | entry mid senior lead | bachelor | 0 | -
en: Materials engineer; Metallurgist; Metallurgical engineer; Polymer engineer; Materials scientist; Welding engineer; Corrosion engineer
es: Ingeniero/a de materiales; Ingeniero de materiales; Ingeniera de materiales; Ingeniero metalúrgico; Ingeniera metalúrgica; Ingeniero de polímeros; Ingeniero de soldadura
fr: Ingénieur/e matériaux; Ingénieur matériaux; Ingénieure matériaux; Ingénieur métallurgiste; Ingénieure métallurgiste; Ingénieur plasturgiste; Ingénieur soudage
de: Werkstoffingenieur/in; Werkstoffingenieur; Werkstoffingenieurin; Materialwissenschaftler; Materialwissenschaftlerin; Werkstofftechniker; Metallurge; Metallurgin; Schweißfachingenieur
en> Chooses, tests and improves metals, plastics or ceramics so that parts last, weigh less or cost less.
es> Elige, ensaya y mejora metales, plásticos o cerámicas para que las piezas duren más, pesen menos o cuesten menos.
fr> Choisit, éprouve et améliore métaux, plastiques ou céramiques pour des pièces plus durables, plus légères ou moins chères.
de> Wählt, prüft und verbessert Metalle, Kunststoffe oder Keramik, damit Bauteile länger halten, leichter oder günstiger werden.
skills: materials-testing, chemistry, microscopy, welding, root-cause-analysis, product-design, quality-control
up: engineering-manager lead
side: quality-engineer skills; mechanical-engineer skills; chemist sector

marine-engineer | 17-2121 | engineering | entry mid senior lead | bachelor | 0 | -
en: Naval architect; Marine engineer (design); Ship designer; Marine design engineer; Offshore engineer; Yacht designer
es: Ingeniero/a naval; Ingeniero naval; Ingeniera naval; Arquitecto naval; Arquitecta naval; Proyectista naval; Ingeniero offshore
fr: Ingénieur/e naval/e; Ingénieur naval; Ingénieure navale; Architecte naval; Architecte navale; Ingénieur construction navale; Ingénieur offshore
de: Schiffbauingenieur/in; Schiffbauingenieur; Schiffbauingenieurin; Ingenieur Schiffbau; Ingenieur Schiffstechnik; Schiffskonstrukteur; Yachtdesigner; Offshore-Ingenieur
en> Designs ships and offshore structures so that they float steadily, move efficiently and withstand the sea, and oversees their building.
es> Proyecta buques y estructuras marinas para que floten estables, naveguen con eficiencia y resistan el mar, y supervisa su construcción.
fr> Conçoit navires et structures en mer pour qu’ils flottent bien, avancent sobrement et résistent, et suit leur construction.
de> Entwirft Schiffe und Offshore-Bauwerke, die stabil schwimmen, sparsam fahren und der See standhalten, und begleitet den Bau.
skills: mechanical-engineering, cad, structural-analysis, simulation, thermodynamics, project-management, materials-testing
up: engineering-manager lead
side: mechanical-engineer sector; ship-officer sector; renewable-energy-engineer growing

mining-engineer | 17-2151 | engineering | entry mid senior lead | bachelor | 0 | engineer-registration
en: Mining engineer; Mine planning engineer; Quarry engineer; Geological engineer; Mine engineer; Drill and blast engineer
es: Ingeniero/a de minas; Ingeniero de minas; Ingeniera de minas; Ingeniero minero; Ingeniera minera; Ingeniero geólogo; Ingeniero de planificación minera
fr: Ingénieur/e des mines; Ingénieur minier; Ingénieure minière; Ingénieur des mines; Ingénieur carrières; Ingénieur exploitation minière; Ingénieur minage
de: Bergbauingenieur/in; Bergbauingenieur; Bergbauingenieurin; Bergingenieur; Bergingenieurin; Ingenieur Bergbau; Ingenieur Rohstoffgewinnung; Tagebauplaner
en> Plans how a mine or quarry is opened, worked and closed again, safely and with as little damage as possible.
es> Planifica cómo se abre, explota y cierra una mina o cantera con seguridad y el menor daño posible.
fr> Prépare l’ouverture, l’exploitation puis la fermeture d’une mine ou d’une carrière, en sécurité et avec le moins de dégâts possible.
de> Plant, wie ein Bergwerk oder Steinbruch sicher und möglichst schonend erschlossen, betrieben und wieder geschlossen wird.
skills: geology, safety, surveying, project-management, cad, workplace-risk-assessment, environmental-impact-assessment
up: engineering-manager lead
side: geologist skills; civil-engineer sector; safety-engineer skills

aerospace-engineer | 17-2011 | engineering | entry mid senior lead | bachelor | 0 | -
en: Aerospace engineer; Aeronautical engineer; Aircraft design engineer; Flight test engineer; Spacecraft engineer; Stress engineer (aerospace)
es: Ingeniero/a aeroespacial; Ingeniero aeroespacial; Ingeniera aeroespacial; Ingeniero aeronáutico; Ingeniera aeronáutica; Ingeniero de ensayos en vuelo; Ingeniera de ensayos en vuelo
fr: Ingénieur/e aéronautique; Ingénieur aéronautique; Ingénieure aéronautique; Ingénieur aérospatial; Ingénieure aérospatiale; Ingénieur essais en vol; Ingénieur spatial
de: Luft- und Raumfahrtingenieur/in; Luft- und Raumfahrtingenieur; Luft- und Raumfahrtingenieurin; Flugzeugbauingenieur; Flugzeugbauingenieurin; Raumfahrtingenieur; Ingenieur Flugversuch
en> Designs and tests aircraft, satellites or their parts for strength, weight, airflow and safety.
es> Diseña y prueba aviones, satélites o sus componentes, atento a resistencia, peso, aerodinámica y seguridad.
fr> Conçoit et essaie avions, satellites ou leurs éléments en veillant à la résistance, au poids, à l’aérodynamique et à la sécurité.
de> Entwirft und erprobt Flugzeuge, Satelliten oder deren Bauteile mit Blick auf Festigkeit, Gewicht, Strömung und Sicherheit.
skills: mechanical-engineering, finite-elements, catia, simulation, matlab, structural-analysis, materials-testing
up: engineering-manager lead
side: mechanical-engineer sector; quality-engineer skills; automation-engineer skills

petroleum-engineer | 17-2171 | energy | entry mid senior lead | bachelor | 0 | -
en: Petroleum engineer; Reservoir engineer; Drilling engineer; Oil and gas engineer; Well engineer; Completions engineer
es: Ingeniero/a de petróleos; Ingeniero de petróleos; Ingeniera de petróleos; Ingeniero petrolero; Ingeniera petrolera; Ingeniero de perforación; Ingeniero de yacimientos
fr: Ingénieur/e pétrolier/ère; Ingénieur pétrolier; Ingénieure pétrolière; Ingénieur forage; Ingénieure forage; Ingénieur réservoir; Ingénieure réservoir
de: Erdölingenieur/in; Erdölingenieur; Erdölingenieurin; Bohringenieur; Bohringenieurin; Lagerstätteningenieur; Lagerstätteningenieurin; Ingenieur Tiefbohrtechnik
en> Plans wells for oil, gas or geothermal heat, works out what a deposit yields and keeps drilling and production safe.
es> Planifica pozos de petróleo, gas o geotermia, calcula lo que puede dar un yacimiento y vela por una perforación segura.
fr> Prépare des puits de pétrole, de gaz ou de géothermie, estime ce que rend un gisement et veille à la sécurité du forage.
de> Plant Bohrungen nach Öl, Gas oder Erdwärme, berechnet die Ausbeute einer Lagerstätte und sorgt für sicheren Betrieb.
skills: geology, simulation, process-engineering, safety, data-analysis, project-management, workplace-risk-assessment
up: engineering-manager lead
side: renewable-energy-engineer growing; mining-engineer sector; chemical-engineer skills

biomedical-engineer | 17-2031 | health | entry mid senior lead | bachelor | 0 | -
en: Biomedical engineer; Medical device engineer; Bioengineer; Clinical engineer; Medical technology engineer; Biomechanical engineer
es: Ingeniero/a biomédico/a; Ingeniero biomédico; Ingeniera biomédica; Bioingeniero; Bioingeniera; Ingeniero de productos sanitarios; Ingeniero clínico; Ingeniera clínica
fr: Ingénieur/e biomédical/e; Ingénieur biomédical; Ingénieure biomédicale; Ingénieur dispositifs médicaux; Ingénieure dispositifs médicaux; Ingénieur en génie biomédical; Bio-ingénieur
de: Medizintechnikingenieur/in; Medizintechnikingenieur; Medizintechnikingenieurin; Ingenieur Medizintechnik; Ingenieurin Medizintechnik; Biomedizinischer Ingenieur; Biomedizintechniker; Bioingenieur
en> Develops implants, instruments and devices for medicine with doctors, and proves that they are safe for patients.
es> Desarrolla con médicos implantes, instrumentos y equipos sanitarios y demuestra que son seguros para los pacientes.
fr> Développe avec les médecins implants, instruments et appareils de soin et prouve leur sécurité pour les patients.
de> Entwickelt mit Ärzten Implantate, Instrumente und Geräte für die Medizin und weist ihre Sicherheit für Patienten nach.
skills: product-design, biology, electronics, cad, quality-control, compliance, matlab, clinical-trials
up: engineering-manager lead
side: quality-engineer skills; medical-scientist skills; mechanical-engineer sector

environmental-engineer | 17-2081 | engineering | entry mid senior lead | bachelor | 0 | -
en: Environmental engineer; Wastewater engineer; Water treatment engineer; Remediation engineer; Waste management engineer; Air quality engineer
es: Ingeniero/a ambiental; Ingeniero ambiental; Ingeniera ambiental; Ingeniero de aguas residuales; Ingeniero de medio ambiente; Ingeniera de medio ambiente; Ingeniero de residuos
fr: Ingénieur/e environnement; Ingénieur environnement; Ingénieure environnement; Ingénieur traitement des eaux; Ingénieur sites et sols pollués; Ingénieur déchets; Ingénieure déchets
de: Umweltingenieur/in; Umweltingenieur; Umweltingenieurin; Ingenieur Umwelttechnik; Ingenieurin Umwelttechnik; Ingenieur Wasserwirtschaft; Ingenieur Altlastensanierung
en> Plans plants and measures that keep water, soil and air clean, or make them clean again.
es> Proyecta instalaciones y medidas que mantienen limpios el agua, el suelo y el aire, o los recuperan.
fr> Conçoit des installations et mesures qui gardent l’eau, le sol et l’air propres, ou qui les dépolluent.
de> Plant Anlagen und Maßnahmen, die Wasser, Boden und Luft sauber halten oder wieder sauber machen.
skills: environment, environmental-impact-assessment, civil-engineering, process-engineering, autocad, environmental-sampling, compliance
up: engineering-manager lead; program-manager lead
side: environmental-scientist skills; civil-engineer skills; renewable-energy-engineer growing

renewable-energy-engineer | 17-2199 | energy | entry mid senior lead | bachelor | 0 | -
en: Energy engineer; Renewable energy engineer; Solar engineer; Wind energy engineer; Energy efficiency engineer; Energy consultant; Energy manager
es: Ingeniero/a de energías renovables; Ingeniero de energías renovables; Ingeniera de energías renovables; Ingeniero energético; Ingeniera energética; Ingeniero fotovoltaico; Consultor energético; Gestor energético
fr: Ingénieur/e énergies renouvelables; Ingénieur énergies renouvelables; Ingénieure énergies renouvelables; Ingénieur énergie; Ingénieur efficacité énergétique; Ingénieur photovoltaïque; Ingénieur éolien; Energy manager
de: Ingenieur/in erneuerbare Energien; Ingenieur erneuerbare Energien; Ingenieurin erneuerbare Energien; Energieingenieur; Energieberater; Energieberaterin; Energiemanager; Projektingenieur Photovoltaik; Projektingenieur Windenergie
en> Plans solar, wind and heat systems or finds ways to use less energy, and works out what they save.
es> Proyecta sistemas solares, eólicos y térmicos o busca cómo gastar menos energía, y calcula el ahorro.
fr> Conçoit des installations solaires, éoliennes ou thermiques, cherche à réduire les consommations et chiffre les économies.
de> Plant Solar-, Wind- und Wärmeanlagen oder senkt den Energieverbrauch und rechnet aus, was das einspart.
skills: renewable-energy, energy-efficiency, electrical-engineering, power-systems, project-management, simulation, autocad
up: engineering-manager lead; program-manager lead
side: electrical-engineer skills; sustainability-specialist skills; business-owner skills

automation-engineer | 17-2199 | manufacturing | entry mid senior lead | bachelor | 0 | -
en: Automation engineer; Controls engineer; PLC engineer; Robotics engineer; Mechatronics engineer; Control systems engineer; Instrumentation engineer
es: Ingeniero/a de automatización; Ingeniero de automatización; Ingeniera de automatización; Ingeniero de control; Programador PLC; Programadora PLC; Ingeniero mecatrónico; Ingeniera mecatrónica; Ingeniero robótico
fr: Ingénieur/e automatisme; Ingénieur automatisme; Ingénieure automatisme; Automaticien; Automaticienne; Ingénieur robotique; Ingénieure robotique; Ingénieur mécatronique; Ingénieur instrumentation
de: Automatisierungsingenieur/in; Automatisierungsingenieur; Automatisierungsingenieurin; SPS-Programmierer; SPS-Programmiererin; Mechatronikingenieur; Robotikingenieur; Ingenieur Automatisierungstechnik; Regelungstechniker
en> Programs and connects controllers, robots and sensors so that machines and plants run on their own.
es> Programa y conecta controladores, robots y sensores para que máquinas y plantas funcionen solas.
fr> Programme et relie automates, robots et capteurs pour que machines et usines fonctionnent seules.
de> Programmiert und vernetzt Steuerungen, Roboter und Sensoren, damit Maschinen und Anlagen selbsttätig laufen.
skills: plc, automation, robotics, control-engineering, electrical-engineering, hydraulics, python, maintenance
up: engineering-manager lead
side: embedded-software-engineer growing; industrial-engineer growing; mechanical-engineer skills

safety-engineer | 17-2111 | engineering | mid senior lead | bachelor | 2 | safety-officer-qualification
en: Safety engineer; Health and safety engineer; Fire protection engineer; Product safety engineer; System safety engineer; Functional safety engineer
es: Ingeniero/a de seguridad; Ingeniero de seguridad; Ingeniera de seguridad; Ingeniero de seguridad industrial; Ingeniera de seguridad industrial; Ingeniero de protección contra incendios
fr: Ingénieur/e sécurité; Ingénieur sécurité; Ingénieure sécurité; Ingénieur HSE; Ingénieure HSE; Ingénieur sécurité incendie; Ingénieur sûreté de fonctionnement
de: Sicherheitsingenieur/in; Sicherheitsingenieur; Sicherheitsingenieurin; Ingenieur Arbeitssicherheit; Ingenieurin Arbeitssicherheit; Brandschutzingenieur; Brandschutzplaner; Ingenieur Funktionale Sicherheit
en> Examines plants, products and workplaces for what could hurt people, and designs the hazard out before anyone is harmed.
es> Examina instalaciones, productos y puestos en busca de lo que pueda dañar a alguien y elimina el riesgo en el diseño.
fr> Examine installations, produits et postes pour y déceler ce qui peut blesser, et supprime le danger dès la conception.
de> Untersucht Anlagen, Produkte und Arbeitsplätze auf Gefahren für Menschen und beseitigt sie schon in der Konstruktion.
skills: safety, workplace-risk-assessment, fmea, accident-investigation, process-engineering, building-regulations, training
up: hse-manager lead; engineering-manager lead
side: quality-engineer skills; fire-inspector sector

hardware-engineer | 17-2061 | technology | entry mid senior lead | bachelor | 0 | -
en: Computer hardware engineer; Hardware engineer; Chip design engineer; FPGA engineer; ASIC design engineer; Semiconductor design engineer; Hardware design engineer
es: Ingeniero/a de hardware; Ingeniero de hardware; Ingeniera de hardware; Diseñador de chips; Diseñadora de chips; Ingeniero FPGA; Ingeniera FPGA; Ingeniero de microelectrónica
fr: Ingénieur/e matériel informatique; Ingénieur hardware; Ingénieure hardware; Ingénieur FPGA; Ingénieur conception de puces; Ingénieur microélectronique; Ingénieure microélectronique
de: Hardwareingenieur/in; Hardwareingenieur; Hardwareingenieurin; Hardware-Entwickler; Hardware-Entwicklerin; Chipdesigner; Chipdesignerin; FPGA-Entwickler; ASIC-Entwickler
en> Designs processors, boards and other computer parts, simulates them and tests the first samples until they are right.
es> Diseña procesadores, placas y otros componentes de ordenador, los simula y prueba las primeras muestras.
fr> Conçoit processeurs, cartes et autres composants d’ordinateur, les simule et en teste les premiers exemplaires.
de> Entwirft Prozessoren, Platinen und andere Rechnerbauteile, simuliert sie und testet die ersten Muster bis zur Reife.
skills: circuit-design, fpga, electronics, hardware, embedded, simulation, c, python
up: engineering-manager lead
side: electronics-engineer sector; embedded-software-engineer skills

architect | 17-1011 | construction | entry mid senior lead | master | 1 | architect-registration
en: Architect; Project architect; Building architect; Design architect; Architectural designer; Part II architectural assistant
es: Arquitecto/a; Arquitecto; Arquitecta; Arquitecto proyectista; Arquitecta proyectista; Arquitecto de edificación; Arquitecto junior; Arquitecta junior
fr: Architecte; Architecte DPLG; Architecte HMONP; Architecte DE; Architecte maître d'œuvre; Architecte chef de projet; Architecte du bâtiment
de: Architekt/in; Architekt; Architektin; Hochbauarchitekt; Hochbauarchitektin; Projektarchitekt; Projektarchitektin; Entwurfsarchitekt; Bauplaner
en> Designs buildings with the people who will use them, draws up plans and permits, and follows the work on site.
es> Proyecta edificios con quienes los van a usar, prepara planos y licencias y dirige la obra.
fr> Conçoit des bâtiments avec leurs futurs usagers, prépare plans et demandes de permis et suit le chantier.
de> Entwirft Gebäude mit denen, die sie nutzen werden, erstellt Pläne und Bauanträge und begleitet die Ausführung.
skills: architectural-design, revit, autocad, bim, building-regulations, presentation, project-management, creativity
up: architecture-practice-lead lead; planning-manager breadth
side: interior-designer skills; urban-planner skills; project-manager skills

architecture-practice-lead | 11-9041 | construction | lead executive | master | 8 | architect-registration
en: Architecture practice director; Head of architecture; Design director (architecture); Associate architect; Principal architect; Architectural manager; Partner (architecture)
es: Director/a de estudio de arquitectura; Director de estudio de arquitectura; Directora de estudio de arquitectura; Arquitecto jefe; Arquitecta jefe; Socio de estudio de arquitectura; Director de proyectos de arquitectura
fr: Directeur/trice d'agence d'architecture; Directeur d'agence d'architecture; Directrice d'agence d'architecture; Architecte associé; Architecte associée; Responsable d'agence d'architecture
de: Büroleiter/in Architektur; Büroleiter Architektur; Büroleiterin Architektur; Leitender Architekt; Leitende Architektin; Partner Architekturbüro; Leiter Hochbau; Leiterin Hochbau
en> Leads an architecture office or department: wins commissions, guides designs and answers for quality, staff and fees.
es> Dirige un estudio o departamento de arquitectura: consigue encargos, orienta los proyectos y responde de calidad, equipo y honorarios.
fr> Dirige une agence ou un service d’architecture, obtient les commandes, oriente les projets et répond de la qualité et des honoraires.
de> Leitet ein Architekturbüro oder eine Abteilung, gewinnt Aufträge, prägt Entwürfe und verantwortet Qualität, Team und Honorare.
skills: architectural-design, leadership, project-management, contract-management, budgeting, business-development, building-regulations
up: -
side: engineering-manager skills; professor teach

landscape-architect | 17-1012 | construction | entry mid senior lead | bachelor | 1 | architect-registration
en: Landscape architect; Landscape designer; Garden designer; Landscape planner; Open space planner; Senior landscape architect
es: Arquitecto/a paisajista; Arquitecto paisajista; Arquitecta paisajista; Paisajista; Diseñador de jardines; Diseñadora de jardines; Técnico de paisaje
fr: Paysagiste concepteur/trice; Paysagiste concepteur; Paysagiste conceptrice; Architecte paysagiste; Paysagiste DPLG; Ingénieur paysagiste; Ingénieure paysagiste
de: Landschaftsarchitekt/in; Landschaftsarchitekt; Landschaftsarchitektin; Landschaftsplaner; Landschaftsplanerin; Freiraumplaner; Freiraumplanerin; Gartenarchitekt; Gartenarchitektin
en> Designs parks, squares, gardens and banks of rivers, choosing paths, plants and materials that last with little care.
es> Diseña parques, plazas, jardines y riberas, eligiendo caminos, plantas y materiales que duren con poco mantenimiento.
fr> Dessine parcs, places, jardins et berges en choisissant cheminements, plantes et matériaux durables et sobres en entretien.
de> Gestaltet Parks, Plätze, Gärten und Ufer und wählt Wege, Pflanzen und Materialien, die lange schön bleiben.
skills: landscape-design, autocad, gardening, environment, creativity, project-management, gis
up: architecture-practice-lead lead; urban-planner degree; business-owner own
side: forester sector; environmental-scientist skills

land-surveyor | 17-1022 | construction | entry mid senior | bachelor | 1 | surveyor-licence
en: Land surveyor; Surveyor; Geomatics surveyor; Engineering surveyor; Cadastral surveyor; Hydrographic surveyor
es: Topógrafo/a; Topógrafo; Topógrafa; Ingeniero topógrafo; Ingeniera topógrafa; Ingeniero en geomática; Agrimensor; Agrimensora
fr: Géomètre-topographe; Géomètre; Géomètre-expert; Géomètre-experte; Ingénieur topographe; Ingénieure topographe; Ingénieur géomètre
de: Vermessungsingenieur/in; Vermessungsingenieur; Vermessungsingenieurin; Geodät; Geodätin; Vermesser; Vermesserin; Geometer; Geometerin
en> Measures land and buildings to the centimetre, marks boundaries and sets out works, and draws the plans others rely on.
es> Mide terrenos y edificios al centímetro, marca lindes, replantea obras y dibuja los planos en que otros se apoyan.
fr> Mesure terrains et bâtiments au centimètre, borne les limites, implante les ouvrages et dresse les plans de référence.
de> Misst Grundstücke und Bauwerke zentimetergenau, steckt Grenzen und Bauten ab und erstellt verlässliche Pläne.
skills: surveying, autocad, gis, photogrammetry, blueprint-reading, attention-to-detail, report-writing
up: engineering-manager lead; civil-engineer degree; business-owner own
side: gis-analyst growing; property-appraiser skills; urban-planner skills

surveying-technician | 17-3031 | construction | entry mid senior | vocational | 0 | -
en: Surveying technician; Survey technician; Mapping technician; Survey assistant; Instrument operator (surveying); Surveyor's assistant
es: Técnico/a en topografía; Técnico en topografía; Técnica en topografía; Auxiliar de topografía; Ayudante de topógrafo; Técnico en cartografía; Técnica en cartografía
fr: Technicien/ne géomètre; Technicien géomètre; Technicienne géomètre; Technicien topographe; Technicienne topographe; Opérateur topographe; Aide-géomètre; Assistant géomètre
de: Vermessungstechniker/in; Vermessungstechniker; Vermessungstechnikerin; Vermessungsgehilfe; Vermessungsgehilfin; Messgehilfe; Vermessungsassistent; Vermessungsassistentin
en> Sets up instruments in the field, takes measurements by satellite, laser or drone, and turns them into maps.
es> Coloca los instrumentos en el terreno, toma medidas con satélite, láser o dron y las convierte en mapas.
fr> Installe les instruments sur le terrain, relève par satellite, laser ou drone et en tire des plans.
de> Baut Messgeräte im Gelände auf, misst mit Satellit, Laser oder Drohne und macht daraus Karten und Pläne.
skills: surveying, autocad, gis, photogrammetry, blueprint-reading, teamwork, driving
up: land-surveyor licence; gis-analyst master
side: civil-engineering-technician growing; environmental-technician skills; cad-drafter skills

cad-drafter | 17-3011 | construction | entry mid senior | vocational | 0 | -
en: CAD drafter (construction); Architectural drafter; Civil drafter; CAD technician (construction); Draughtsperson; BIM modeller; Architectural technician
es: Delineante de construcción; Delineante proyectista; Delineante; Dibujante técnico de construcción; Modelador BIM; Modeladora BIM; Dibujante arquitectónico; Dibujante arquitectónica
fr: Dessinateur/trice bâtiment; Dessinateur bâtiment; Dessinatrice bâtiment; Dessinateur projeteur BTP; Dessinatrice projeteuse BTP; Modeleur BIM; Modeleuse BIM; Dessinateur en génie civil
de: Bauzeichner/in; Bauzeichner; Bauzeichnerin; CAD-Zeichner Bau; CAD-Zeichnerin Bau; Bautechnischer Zeichner; BIM-Modellierer; BIM-Modelliererin; Zeichner Fachrichtung Architektur
en> Turns the sketches of architects and civil engineers into exact plans and models for permits and building sites.
es> Convierte los bocetos de arquitectos e ingenieros en planos y modelos exactos para licencias y obras.
fr> Traduit les esquisses d’architectes et d’ingénieurs en plans et maquettes précis pour permis et chantiers.
de> Setzt Entwürfe aus Architektur und Bauingenieurwesen in genaue Pläne und Modelle für Genehmigung und Baustelle um.
skills: autocad, revit, bim, blueprint-reading, building-regulations, cad, attention-to-detail
up: architect degree; civil-engineer degree; cost-estimator breadth; land-surveyor degree
side: civil-engineering-technician skills; mechanical-drafter sector

mechanical-drafter | 17-3013 | manufacturing | entry mid senior | vocational | 0 | -
en: Mechanical drafter; CAD designer (mechanical); Mechanical draughtsperson; CAD technician (mechanical); Design draftsman; Technical product designer
es: Delineante industrial; Delineante mecánico; Delineante mecánica; Proyectista mecánico; Proyectista mecánica; Dibujante industrial; Diseñador CAD mecánico
fr: Dessinateur/trice industriel/le; Dessinateur industriel; Dessinatrice industrielle; Dessinateur projeteur mécanique; Dessinatrice projeteuse mécanique; Projeteur mécanique; Projeteuse mécanique; Dessinateur CAO
de: Technische/r Produktdesigner/in; Technischer Produktdesigner; Technische Produktdesignerin; Technischer Zeichner; Technische Zeichnerin; CAD-Konstrukteur; CAD-Konstrukteurin; Detailkonstrukteur
en> Draws machines and parts in three dimensions, with every measure, tolerance and parts list the workshop needs.
es> Dibuja máquinas y piezas en tres dimensiones, con todas las cotas, tolerancias y listas que necesita el taller.
fr> Dessine machines et pièces en trois dimensions, avec les cotes, tolérances et nomenclatures utiles à l’atelier.
de> Zeichnet Maschinen und Teile dreidimensional, mit allen Maßen, Toleranzen und Stücklisten, die die Werkstatt braucht.
skills: cad, solidworks, inventor, catia, blueprint-reading, product-design, mechanical-engineering
up: mechanical-engineer degree; mechanical-engineering-technician master; automation-engineer degree
side: cad-drafter sector; cnc-programmer skills; industrial-designer skills

civil-engineering-technician | 17-3022 | construction | entry mid senior | vocational | 0 | -
en: Civil engineering technician; Construction technician; Construction materials tester; Site technician; Civil engineering technologist; Highways technician
es: Técnico/a de obra civil; Técnico de obra civil; Técnica de obra civil; Técnico en ensayos de materiales de construcción; Técnico de laboratorio de obra; Técnico en ingeniería civil
fr: Technicien/ne génie civil; Technicien génie civil; Technicienne génie civil; Technicien travaux publics; Technicienne travaux publics; Technicien bureau d'études BTP; Technicien essais BTP
de: Bautechniker/in; Bautechniker; Bautechnikerin; Techniker Tiefbau; Technikerin Tiefbau; Baustoffprüfer; Baustoffprüferin; Staatlich geprüfter Bautechniker
en> Helps civil engineers with plans, quantities and tests, and checks on site whether soil, concrete and work are right.
es> Apoya a los ingenieros civiles con planos, mediciones y ensayos, y comprueba en obra suelo, hormigón y ejecución.
fr> Aide les ingénieurs civils pour plans, métrés et essais, et contrôle sur chantier sols, béton et exécution.
de> Unterstützt Bauingenieure bei Plänen, Mengen und Prüfungen und kontrolliert auf der Baustelle Boden, Beton und Ausführung.
skills: civil-engineering, autocad, materials-testing, surveying, blueprint-reading, quality-control, construction
up: civil-engineer degree; cost-estimator breadth; site-manager lead
side: cad-drafter skills; surveying-technician skills; building-inspector sector

electronics-technician | 17-3023 | manufacturing | entry mid senior | vocational | 0 | -
en: Electrical and electronics technician; Electronics technician; Electrical engineering technician; Electronics test technician; Instrumentation technician; Electronic engineering technologist; Calibration technician
es: Técnico/a electrónico/a; Técnico electrónico; Técnica electrónica; Técnico en electrónica; Técnico de instrumentación; Técnica de instrumentación; Técnico electrónico industrial
fr: Technicien/ne électronique; Technicien électronique; Technicienne électronique; Technicien électrotechnique; Technicienne électrotechnique; Électronicien; Électronicienne; Technicien instrumentation; Technicien de test électronique
de: Elektroniker/in für Geräte und Systeme; Elektroniker für Geräte und Systeme; Elektronikerin für Geräte und Systeme; Elektrotechniker; Elektrotechnikerin; Techniker Elektrotechnik; Prüffeldtechniker; Messtechniker
en> Builds, tests and repairs electrical and electronic devices with engineers, from the trial set-up to the finished board.
es> Monta, prueba y repara equipos eléctricos y electrónicos junto a los ingenieros, del prototipo a la placa terminada.
fr> Monte, essaie et répare des appareils électriques et électroniques avec les ingénieurs, du montage d’essai à la carte finie.
de> Baut, prüft und repariert elektrische und elektronische Geräte mit der Entwicklung, vom Versuchsaufbau bis zur fertigen Baugruppe.
skills: electronics, soldering, measuring-instruments, blueprint-reading, repair, electrical-installation, plc
up: electrical-engineer degree; electronics-engineer degree; quality-engineer degree
side: mechatronics-technician skills; network-technician growing; industrial-electrician skills

mechanical-engineering-technician | 17-3027 | manufacturing | entry mid senior | vocational | 0 | -
en: Mechanical engineering technician; Mechanical technician; Test technician (mechanical); Prototype technician; Mechanical engineering technologist; R&D technician (mechanical)
es: Técnico/a en ingeniería mecánica; Técnico en ingeniería mecánica; Técnica en ingeniería mecánica; Técnico de ensayos mecánicos; Técnico de prototipos; Técnica de prototipos; Técnico de I+D mecánico
fr: Technicien/ne en génie mécanique; Technicien en génie mécanique; Technicienne en génie mécanique; Technicien essais mécaniques; Technicien bureau d'études mécanique; Technicien prototypes; Technicienne prototypes
de: Maschinenbautechniker/in; Maschinenbautechniker; Maschinenbautechnikerin; Versuchstechniker; Versuchstechnikerin; Techniker Maschinenbau; Technikerin Maschinenbau; Prototypenbauer
en> Sets up prototypes and test rigs, measures how machine parts behave and suggests to engineers what to change.
es> Monta prototipos y bancos de ensayo, mide cómo se comportan las piezas y propone cambios a los ingenieros.
fr> Monte prototypes et bancs d’essai, mesure le comportement des pièces et propose des changements aux ingénieurs.
de> Baut Prototypen und Prüfstände auf, misst das Verhalten von Bauteilen und schlägt der Entwicklung Änderungen vor.
skills: mechanical-engineering, materials-testing, measuring-instruments, cad, machining, blueprint-reading, hydraulics
up: mechanical-engineer degree; quality-engineer degree
side: mechanical-drafter skills; mechatronics-technician growing; industrial-mechanic skills

industrial-engineering-technician | 17-3026 | manufacturing | entry mid senior | vocational | 1 | -
en: Industrial engineering technician; Manufacturing technician; Process technician; Quality technician; Time study analyst; Production technician
es: Técnico/a de procesos; Técnico de procesos; Técnica de procesos; Técnico de métodos y tiempos; Técnica de métodos y tiempos; Técnico de calidad; Técnica de calidad
fr: Technicien/ne méthodes; Technicien méthodes; Technicienne méthodes; Technicien qualité; Technicienne qualité; Technicien process; Agent des méthodes; Technicien industrialisation
de: Fertigungstechniker/in; Fertigungstechniker; Fertigungstechnikerin; Prozesstechniker; Prozesstechnikerin; Qualitätstechniker; Qualitätstechnikerin; REFA-Techniker; Produktionstechniker
en> Times and measures work steps, tries out changes at the line and writes the instructions others work by.
es> Mide tiempos y operaciones, prueba cambios en la línea y redacta las instrucciones con las que trabajan los demás.
fr> Chronomètre et mesure les opérations, essaie des changements sur ligne et rédige les modes opératoires.
de> Misst Zeiten und Arbeitsschritte, erprobt Änderungen an der Linie und schreibt die Arbeitsanweisungen dafür.
skills: lean, quality-control, measuring-instruments, process-improvement, five-s, blueprint-reading, excel
up: industrial-engineer degree; quality-engineer degree; production-manager lead
side: mechanical-engineering-technician skills; production-planner skills

electrical-drafter | 17-3012 | manufacturing | entry mid senior | vocational | 0 | -
en: Electrical drafter; Electrical CAD technician; Electrical designer; Wiring diagram designer; Electrical draughtsperson; PCB layout designer
es: Delineante eléctrico/a; Delineante eléctrico; Delineante eléctrica; Proyectista de instalaciones eléctricas; Dibujante eléctrico; Dibujante eléctrica; Delineante electrotécnico
fr: Dessinateur/trice en électricité; Dessinateur électricité; Dessinatrice électricité; Dessinateur projeteur électricité; Dessinatrice projeteuse électricité; Projeteur électricien; Schématicien électrique
de: Elektrozeichner/in; Elektrozeichner; Elektrozeichnerin; Elektrokonstrukteur; Elektrokonstrukteurin; Technischer Systemplaner Elektrotechnik; Technische Systemplanerin Elektrotechnik; EPLAN-Konstrukteur
en> Draws circuit diagrams, cable routes and switch cabinets so that electricians know exactly what to connect where.
es> Dibuja esquemas, recorridos de cables y cuadros para que los electricistas sepan exactamente qué conectar y dónde.
fr> Dessine schémas, cheminements de câbles et armoires pour que les électriciens sachent quoi raccorder et où.
de> Zeichnet Schaltpläne, Kabelwege und Schaltschränke, damit auf der Baustelle klar ist, was wohin gehört.
skills: autocad, blueprint-reading, electrical-installation, circuit-design, cad, attention-to-detail
up: electrical-engineer degree
side: mechanical-drafter skills; cad-drafter sector; electronics-technician skills

mechatronics-technician | 17-3024 | manufacturing | entry mid senior | vocational | 0 | -
en: Mechatronics technician; Electromechanical technician; Robotics technician; Automation technician; Mechatronic technician; Multiskilled technician
es: Técnico/a en mecatrónica; Técnico en mecatrónica; Técnica en mecatrónica; Técnico electromecánico; Técnica electromecánica; Técnico en automatización; Técnico en robótica; Electromecánico; Electromecánica
fr: Technicien/ne mécatronique; Technicien mécatronique; Technicienne mécatronique; Technicien électromécanique; Électromécanicien; Électromécanicienne; Technicien automatisme; Technicien robotique
de: Mechatroniker/in; Mechatroniker; Mechatronikerin; Automatisierungstechniker; Automatisierungstechnikerin; Elektromechaniker; Elektromechanikerin; Techniker Mechatronik; Robotiktechniker
en> Assembles, sets up and repairs machines in which mechanics, electrics and control work together.
es> Monta, ajusta y repara máquinas en las que trabajan juntas mecánica, electricidad y control automático.
fr> Assemble, règle et répare des machines où mécanique, électricité et automatisme travaillent ensemble.
de> Baut Maschinen auf, in denen Mechanik, Elektrik und Steuerung zusammenspielen, stellt sie ein und repariert sie.
skills: plc, maintenance, electrical-installation, pneumatics, hydraulics, robotics, repair, blueprint-reading
up: automation-engineer degree; industrial-engineer degree
side: industrial-electrician skills; wind-turbine-technician growing; vocational-teacher teach; electronics-technician skills

engineering-manager | 11-9041 | engineering | senior lead | bachelor | 6 | -
en: Engineering manager; Head of engineering; Engineering team leader; R&D manager; Design manager; Technical manager; Chief engineer
es: Jefe/a de ingeniería; Jefe de ingeniería; Jefa de ingeniería; Responsable de ingeniería; Director de ingeniería; Directora de ingeniería; Responsable de I+D; Jefe de oficina técnica; Jefa de oficina técnica
fr: Responsable ingénierie; Responsable bureau d'études; Responsable technique; Chef de bureau d'études; Cheffe de bureau d'études; Responsable R&D; Ingénieur en chef; Ingénieure en chef
de: Leiter/in Engineering; Leiter Engineering; Leiterin Engineering; Entwicklungsleiter; Entwicklungsleiterin; Konstruktionsleiter; Konstruktionsleiterin; Leiter Technik; Leiterin Technik; Leiter Konstruktion
en> Leads engineers through development or plant projects, shares out work and money, and decides the technical questions nobody else can.
es> Dirige a los ingenieros en proyectos de desarrollo o planta, reparte trabajo y presupuesto y resuelve las cuestiones técnicas difíciles.
fr> Dirige des ingénieurs sur des projets de développement ou d’usine, répartit travail et budget et tranche les questions techniques.
de> Führt Ingenieurteams in Entwicklungs- oder Anlagenprojekten, verteilt Arbeit und Budget und entscheidet die kniffligen technischen Fragen.
skills: leadership, project-management, product-design, budgeting, risk-management, recruiting, stakeholder-management
up: engineering-director manage; chief-technology-officer breadth
side: program-manager skills; plant-manager sector; professor teach

engineering-director | 11-9041 | engineering | lead executive | bachelor | 10 | -
en: Engineering director; Director of engineering; VP R&D; R&D director; Vice president of engineering (industry); Head of research and development
es: Director/a de I+D; Director de I+D; Directora de I+D; Director de ingeniería y desarrollo; Directora de ingeniería y desarrollo; Director de investigación y desarrollo; Directora de investigación y desarrollo
fr: Directeur/trice R&D; Directeur R&D; Directrice R&D; Directeur de l'ingénierie; Directrice de l'ingénierie; Directeur recherche et développement; Directrice recherche et développement
de: Bereichsleiter/in Forschung und Entwicklung; Leiter Forschung und Entwicklung; Leiterin Forschung und Entwicklung; F&E-Leiter; F&E-Leiterin; Director Engineering; Bereichsleiter Entwicklung; Bereichsleiterin Entwicklung
en> Leads the engineering of a company across departments and sites, and decides which developments get money.
es> Dirige la ingeniería de la empresa en todos sus departamentos y centros y decide qué desarrollos se financian.
fr> Dirige l’ingénierie d’une entreprise sur l’ensemble de ses services et sites et décide des développements à financer.
de> Leitet die gesamte Entwicklung eines Unternehmens über Abteilungen und Standorte hinweg und entscheidet, welche Vorhaben Geld bekommen.
skills: leadership, strategic-planning, product-management, budgeting, research, stakeholder-management, risk-management
up: chief-technology-officer breadth; chief-operating-officer breadth
side: plant-manager skills; research-director skills

planning-manager | 11-9041 | public | lead executive | master | 8 | -
en: Planning manager (urban development); Head of planning (city); City planning director; Director of planning; Chief planner; Development planning manager
es: Jefe/a de urbanismo; Jefe de urbanismo; Jefa de urbanismo; Director de urbanismo; Directora de urbanismo; Responsable de planeamiento urbano; Gerente de urbanismo
fr: Responsable de l'urbanisme; Directeur de l'urbanisme; Directrice de l'urbanisme; Chef du service urbanisme; Cheffe du service urbanisme; Directeur de l'aménagement; Directrice de l'aménagement
de: Leiter/in Stadtplanung; Leiter Stadtplanung; Leiterin Stadtplanung; Stadtplanungsamtsleiter; Amtsleiter Stadtplanung; Amtsleiterin Stadtplanung; Stadtbaurat; Stadtbaurätin
en> Leads the planning department of a town or developer and brings plans through council, public and law.
es> Dirige el departamento de urbanismo de un municipio o promotor y saca adelante los planes ante el pleno y los vecinos, dentro de la ley.
fr> Dirige le service d’urbanisme d’une ville ou d’un aménageur et fait aboutir les projets auprès des élus et des habitants, dans le cadre de la loi.
de> Leitet die Planungsabteilung einer Stadt oder Entwicklungsgesellschaft und bringt Pläne rechtssicher durch Rat und Bürgerbeteiligung.
skills: urban-planning, leadership, stakeholder-management, budgeting, building-regulations, presentation, project-management
up: -
side: public-administration-manager sector; policy-adviser skills; architecture-practice-lead sector
`;

/** Roles of computing, data and mathematics, in the format of `catalogue.ts`. */
export const technologyRoles = `
it-support-technician | 15-1232 | technology | entry mid senior | vocational | 0 | -
en: IT support technician; Help desk technician; Service desk analyst; Desktop support technician; IT support specialist; First-line support; Computer technician
es: Técnico/a de soporte informático; Técnico de soporte informático; Técnica de soporte informático; Técnico helpdesk; Técnico de soporte IT; Técnico de microinformática; Agente de mesa de ayuda
fr: Technicien/ne support informatique; Technicien support informatique; Technicienne support informatique; Technicien helpdesk; Technicien informatique; Technicienne informatique; Technicien de proximité
de: IT-Supporter/in; IT-Supporter; IT-Supporterin; IT-Support-Mitarbeiter; Helpdesk-Mitarbeiter; Helpdesk-Mitarbeiterin; Service-Desk-Agent; Anwenderbetreuer; IT-Techniker
en> Helps people when a computer, printer or program fails, sets up devices and explains how to use them.
es> Ayuda cuando falla un ordenador, una impresora o un programa, prepara equipos y explica cómo usarlos.
fr> Dépanne les utilisateurs quand un ordinateur, une imprimante ou un logiciel lâche, installe les postes et explique leur usage.
de> Hilft, wenn Rechner, Drucker oder Programme streiken, richtet Geräte ein und erklärt ihre Bedienung.
skills: it-support, hardware, windows-server, microsoft-office, customer-service, networking, itil, problem-solving
up: network-technician master; system-administrator master; web-developer degree
side: software-tester growing; systems-analyst growing; telecom-technician skills

network-technician | 15-1231 | technology | entry mid senior | vocational | 1 | -
en: Network technician; Network support specialist; Network support technician; NOC technician; Network administrator assistant; Second-line network support
es: Técnico/a de redes; Técnico de redes; Técnica de redes; Técnico de soporte de redes; Técnica de soporte de redes; Operador de NOC; Operadora de NOC
fr: Technicien/ne réseau; Technicien réseau; Technicienne réseau; Technicien systèmes et réseaux; Technicienne systèmes et réseaux; Technicien NOC; Technicien support réseau
de: Netzwerktechniker/in; Netzwerktechniker; Netzwerktechnikerin; Fachinformatiker Systemintegration; Fachinformatikerin Systemintegration; Netzwerksupporter; NOC-Techniker; Netzwerkbetreuer
en> Connects and configures network devices, watches lines and servers, and finds the fault when nothing gets through.
es> Conecta y configura equipos de red, vigila líneas y servidores y localiza la avería cuando algo no llega.
fr> Raccorde et configure les équipements réseau, surveille liaisons et serveurs et trouve la panne quand rien ne passe.
de> Schließt Netzwerkgeräte an und konfiguriert sie, überwacht Leitungen und Server und findet den Fehler bei Ausfällen.
skills: networking, cisco, it-support, firewall, monitoring, hardware, windows-server, problem-solving
up: system-administrator breadth; network-engineer master
side: it-support-technician skills; electronics-technician skills; information-security-analyst growing

system-administrator | 15-1244 | technology | entry mid senior lead | bachelor | 1 | -
en: System administrator; Systems administrator; Sysadmin; IT administrator; Network administrator; Linux administrator; Windows administrator
es: Administrador/a de sistemas; Administrador de sistemas; Administradora de sistemas; Sysadmin; Administrador de redes; Administradora de redes; Técnico de sistemas; Técnica de sistemas
fr: Administrateur/trice systèmes et réseaux; Administrateur systèmes et réseaux; Administratrice systèmes et réseaux; Administrateur système; Administratrice système; Sysadmin; Administrateur réseau
de: Systemadministrator/in; Systemadministrator; Systemadministratorin; IT-Administrator; IT-Administratorin; Netzwerkadministrator; Netzwerkadministratorin; Linux-Administrator; Sysadmin
en> Keeps servers, accounts and networks of an organisation running, updated, backed up and safe from unwanted visitors.
es> Mantiene servidores, cuentas y redes en marcha, al día, con copias de seguridad y a salvo de intrusos.
fr> Maintient serveurs, comptes et réseaux en marche, à jour, sauvegardés et à l’abri des intrus.
de> Hält Server, Benutzerkonten und Netze am Laufen, spielt Updates ein, sichert Daten und wehrt Eindringlinge ab.
skills: system-administration, linux, windows-server, networking, vmware, powershell, monitoring, cybersecurity
up: network-engineer master; it-manager lead
side: database-administrator skills; information-security-analyst growing; devops-engineer growing

network-engineer | 15-1241 | technology | mid senior lead | bachelor | 3 | -
en: Network engineer; Network architect; Senior network engineer; Cloud network engineer; Telecommunications engineer; Infrastructure engineer
es: Ingeniero/a de redes; Ingeniero de redes; Ingeniera de redes; Arquitecto de redes; Arquitecta de redes; Ingeniero de telecomunicaciones; Ingeniera de telecomunicaciones
fr: Ingénieur/e réseau; Ingénieur réseau; Ingénieure réseau; Architecte réseau; Ingénieur télécoms; Ingénieure télécoms; Ingénieur infrastructure; Ingénieure infrastructure
de: Netzwerkingenieur/in; Netzwerkingenieur; Netzwerkingenieurin; Netzwerkarchitekt; Netzwerkarchitektin; Network Engineer; Infrastructure Engineer; Netzwerkspezialist; Netzwerkspezialistin
en> Designs and builds data networks between offices, data centres and clouds, and makes them fast, safe and extensible.
es> Diseña y monta redes de datos entre oficinas, centros de datos y nubes, rápidas, seguras y ampliables.
fr> Conçoit et déploie des réseaux de données entre bureaux, centres de données et clouds, rapides, sûrs et évolutifs.
de> Entwirft und baut Datennetze zwischen Büros, Rechenzentren und Cloud, die schnell, sicher und erweiterbar sind.
skills: networking, cisco, firewall, cybersecurity, aws, automation, linux, monitoring
up: software-architect breadth; it-manager lead
side: information-security-analyst growing; devops-engineer skills

devops-engineer | 15-1299 | technology | mid senior lead | bachelor | 2 | -
en: DevOps engineer; Site reliability engineer; SRE; Cloud engineer; Platform engineer; Cloud architect; Build and release engineer
es: Ingeniero/a DevOps; Ingeniero DevOps; Ingeniera DevOps; SRE; Ingeniero cloud; Ingeniera cloud; Ingeniero de plataforma; Ingeniera de plataforma; Arquitecto cloud
fr: Ingénieur/e DevOps; Ingénieur DevOps; Ingénieure DevOps; SRE; Ingénieur cloud; Ingénieure cloud; Ingénieur plateforme; Architecte cloud
de: DevOps-Engineer; DevOps Engineer; DevOps-Ingenieur; DevOps-Ingenieurin; Site Reliability Engineer; SRE; Cloud Engineer; Cloud-Architekt; Cloud-Architektin; Platform Engineer
en> Automates how software is built, released and run in the cloud, and keeps it up when traffic or faults come.
es> Automatiza cómo se construye, publica y ejecuta el software en la nube y lo mantiene en pie ante picos y fallos.
fr> Automatise la construction, la livraison et l’exploitation des logiciels dans le cloud et les garde debout en cas de panne.
de> Automatisiert Build, Auslieferung und Betrieb von Software in der Cloud und hält sie bei Last und Störungen verfügbar.
skills: devops, docker, kubernetes, terraform, cicd, aws, linux, monitoring, python
up: lead-software-engineer lead; software-architect breadth; it-manager lead
side: information-security-analyst growing; data-engineer skills; software-developer skills

web-developer | 15-1254 | technology | entry mid senior | vocational | 0 | -
en: Web developer; Front-end developer; Frontend engineer; WordPress developer; Front end web developer; Junior web developer
es: Desarrollador/a web; Desarrollador web; Desarrolladora web; Programador web; Programadora web; Desarrollador front-end; Desarrolladora front-end; Maquetador web
fr: Développeur/euse web; Développeur web; Développeuse web; Développeur front-end; Développeuse front-end; Intégrateur web; Intégratrice web; Développeur WordPress
de: Webentwickler/in; Webentwickler; Webentwicklerin; Frontend-Entwickler; Frontend-Entwicklerin; Web Developer; Frontend Developer; Webprogrammierer
en> Builds websites and the part of web applications people see and use, and makes them quick on every device.
es> Crea sitios web y la parte visible de las aplicaciones, y consigue que vayan rápido en cualquier dispositivo.
fr> Réalise des sites et la partie visible des applications web, et les rend rapides sur tous les appareils.
de> Baut Websites und den sichtbaren Teil von Webanwendungen und sorgt dafür, dass sie auf jedem Gerät flott laufen.
skills: javascript, html, css, typescript, react, web-development, git, wordpress
up: software-developer breadth; lead-software-engineer lead
side: ux-designer skills; software-tester skills; digital-marketing-specialist skills

software-developer | 15-1252 | technology | entry mid senior | bachelor | 0 | -
en: Software developer; Software engineer; SWE; Programmer; Backend developer; Full stack developer; Java developer; Application developer; Mobile developer
es: Desarrollador/a de software; Desarrollador de software; Desarrolladora de software; Programador; Programadora; Ingeniero de software; Ingeniera de software; Desarrollador backend; Desarrollador full stack
fr: Développeur/euse logiciel; Développeur logiciel; Développeuse logiciel; Développeur; Développeuse; Ingénieur logiciel; Ingénieure logiciel; Développeur back-end; Développeur full stack; Programmeur
de: Softwareentwickler/in; Softwareentwickler; Softwareentwicklerin; Entwickler; Entwicklerin; Programmierer; Programmiererin; Software Engineer; Backend-Entwickler; Fachinformatiker Anwendungsentwicklung; Fachinformatikerin Anwendungsentwicklung; Anwendungsentwickler
en> Writes and maintains programs, from understanding what users need through design and code to tests and release.
es> Escribe y mantiene programas: entiende qué necesitan los usuarios, diseña, programa, prueba y publica.
fr> Écrit et maintient des programmes, de la compréhension du besoin à la conception, au code, aux tests et à la livraison.
de> Schreibt und pflegt Programme, vom Verstehen des Bedarfs über Entwurf und Code bis zu Test und Auslieferung.
skills: software-development, java, python, javascript, sql, git, software-testing, agile, oop
up: lead-software-engineer lead; software-architect master; machine-learning-engineer master
side: devops-engineer skills; data-engineer skills; embedded-software-engineer skills; data-scientist growing

embedded-software-engineer | 15-1252 | engineering | entry mid senior | bachelor | 0 | -
en: Embedded software engineer; Firmware engineer; Embedded developer; Embedded systems engineer; Automotive software engineer; Firmware developer
es: Ingeniero/a de software embebido; Ingeniero de software embebido; Ingeniera de software embebido; Desarrollador de sistemas embebidos; Desarrolladora de sistemas embebidos; Desarrollador de firmware; Ingeniero de firmware
fr: Ingénieur/e logiciel embarqué; Ingénieur logiciel embarqué; Ingénieure logiciel embarqué; Développeur embarqué; Développeuse embarqué; Ingénieur systèmes embarqués; Développeur firmware
de: Embedded-Softwareentwickler/in; Embedded-Softwareentwickler; Embedded-Softwareentwicklerin; Firmware-Entwickler; Firmware-Entwicklerin; Embedded Software Engineer; Entwicklungsingenieur Embedded Systems
en> Programs the small computers inside cars, machines and devices, close to the hardware and with tight limits.
es> Programa los pequeños ordenadores de coches, máquinas y aparatos, muy cerca del hardware y con recursos justos.
fr> Programme les petits calculateurs des voitures, machines et appareils, au plus près du matériel et avec peu de ressources.
de> Programmiert die kleinen Rechner in Autos, Maschinen und Geräten, nah an der Hardware und mit knappen Mitteln.
skills: embedded, c, cpp, electronics, linux, python, software-testing, control-engineering
up: lead-software-engineer lead; software-architect master; hardware-engineer breadth
side: software-developer growing; automation-engineer skills; electronics-engineer skills

lead-software-engineer | 15-1252 | technology | senior lead | bachelor | 5 | -
en: Lead software engineer; Lead developer; Tech lead; Technical lead; Staff engineer; Development team lead; Lead engineer (software)
es: Líder técnico/a; Líder técnico; Líder técnica; Tech lead; Jefe de equipo de desarrollo; Jefa de equipo de desarrollo; Lead developer; Responsable técnico de desarrollo
fr: Lead developer; Lead dev; Tech lead; Responsable technique logiciel; Référent technique; Référente technique; Développeur principal; Développeuse principale
de: Leitende/r Softwareentwickler/in; Lead Developer; Tech Lead; Teamleiter Softwareentwicklung; Teamleiterin Softwareentwicklung; Lead Software Engineer; Leitender Softwareentwickler; Leitende Softwareentwicklerin
en> Leads a small group of developers technically: settles the design, reviews code and still writes a good share of it.
es> Guía técnicamente a un grupo de desarrolladores: cierra el diseño, revisa el código y sigue escribiendo buena parte de él.
fr> Guide techniquement un groupe de développeurs, tranche la conception, relit le code et en écrit encore une bonne part.
de> Führt eine kleine Entwicklergruppe fachlich, legt den Entwurf fest, prüft Code und schreibt selbst noch viel davon.
skills: software-development, software-architecture, leadership, coaching, cicd, agile, software-testing, problem-solving
up: software-architect master; software-engineering-manager lead
side: devops-engineer skills; product-manager skills; it-project-manager skills

software-architect | 15-1252 | technology | senior lead | bachelor | 7 | -
en: Software architect; Solution architect; Solutions architect; Enterprise architect; IT architect; Principal engineer
es: Arquitecto/a de software; Arquitecto de software; Arquitecta de software; Arquitecto de soluciones; Arquitecta de soluciones; Arquitecto empresarial; Arquitecta empresarial
fr: Architecte logiciel/le; Architecte logiciel; Architecte logicielle; Architecte solutions; Architecte d'entreprise; Architecte SI; Urbaniste SI
de: Softwarearchitekt/in; Softwarearchitekt; Softwarearchitektin; Solution Architect; IT-Architekt; IT-Architektin; Enterprise Architect; Lösungsarchitekt; Lösungsarchitektin
en> Decides how a system is cut into parts, which technology carries it and how it can grow without breaking.
es> Decide cómo se divide un sistema, sobre qué tecnología se apoya y cómo puede crecer sin romperse.
fr> Décide du découpage d’un système, des technologies qui le portent et de la façon dont il grandira sans casse.
de> Entscheidet, wie ein System aufgeteilt wird, welche Technik es trägt und wie es ohne Brüche wachsen kann.
skills: software-architecture, microservices, aws, requirements-analysis, uml, cybersecurity, stakeholder-management, presentation
up: software-engineering-manager manage; chief-technology-officer breadth
side: data-engineer skills; product-manager skills; management-consultant teach

machine-learning-engineer | 15-1252 | technology | mid senior lead | bachelor | 2 | -
en: Machine learning engineer; ML engineer; AI engineer; Deep learning engineer; MLOps engineer; NLP engineer; Computer vision engineer
es: Ingeniero/a de aprendizaje automático; Ingeniero de machine learning; Ingeniera de machine learning; Ingeniero de IA; Ingeniera de IA; Ingeniero de aprendizaje automático; Ingeniero MLOps
fr: Ingénieur/e machine learning; Ingénieur machine learning; Ingénieure machine learning; Ingénieur IA; Ingénieure IA; Ingénieur en intelligence artificielle; Ingénieur MLOps
de: Machine-Learning-Engineer; Machine Learning Engineer; ML Engineer; KI-Entwickler; KI-Entwicklerin; KI-Ingenieur; KI-Ingenieurin; AI Engineer; MLOps Engineer
en> Trains models on data and turns them into services that stay fast, measured and reliable in daily use.
es> Entrena modelos con datos y los convierte en servicios rápidos, medidos y fiables en el uso diario.
fr> Entraîne des modèles sur des données et en fait des services rapides, mesurés et fiables au quotidien.
de> Trainiert Modelle mit Daten und macht daraus Dienste, die im Alltag schnell, messbar und verlässlich arbeiten.
skills: machine-learning, python, pytorch, deep-learning, docker, statistics, cicd, sql
up: lead-software-engineer lead; computer-scientist degree; software-engineering-manager lead
side: data-engineer skills; data-scientist skills

software-tester | 15-1253 | technology | entry mid senior lead | bachelor | 0 | -
en: Software tester; QA engineer; Quality assurance engineer (software); Test engineer; Test automation engineer; QA analyst; Test manager; SDET
es: Tester de software; QA; Técnico de pruebas de software; Técnica de pruebas de software; Ingeniero QA; Ingeniera QA; Analista de pruebas; Analista QA
fr: Testeur/euse logiciel; Testeur logiciel; Testeuse logiciel; Ingénieur test logiciel; Ingénieure test logiciel; Ingénieur QA; Ingénieure QA; Automaticien de tests; Test manager
de: Softwaretester/in; Softwaretester; Softwaretesterin; QA Engineer; Testautomatisierer; Testautomatisiererin; Test Engineer; Testmanager; Testmanagerin
en> Thinks up how software could fail, tries it by hand and with scripts, and describes faults so they get fixed.
es> Piensa cómo podría fallar el software, lo prueba a mano y con scripts y describe los errores para que se corrijan.
fr> Imagine comment un logiciel peut échouer, l’éprouve à la main et par scripts et décrit les défauts à corriger.
de> Überlegt, wie Software versagen könnte, prüft sie von Hand und mit Skripten und beschreibt Fehler so, dass sie behoben werden.
skills: software-testing, selenium, cypress, jira, sql, python, agile, attention-to-detail
up: software-developer breadth; it-project-manager lead; product-manager breadth
side: systems-analyst skills; devops-engineer skills

ux-designer | 15-1255 | technology | entry mid senior lead | bachelor | 0 | -
en: UX designer; UI designer; UX/UI designer; Product designer (digital); Web designer; Interaction designer; User experience designer
es: Diseñador/a UX; Diseñador UX; Diseñadora UX; Diseñador UX/UI; Diseñadora UX/UI; Diseñador web; Diseñadora web; Diseñador de producto digital; Diseñador de interfaces
fr: UX designer; UI designer; UX/UI designer; Webdesigner; Web designer; Designer d'interaction; Ergonome web; Concepteur UX; Conceptrice UX
de: UX-Designer/in; UX-Designer; UX-Designerin; UI-Designer; UI-Designerin; UX/UI Designer; Webdesigner; Webdesignerin; Interaction Designer; Usability-Spezialist
en> Learns how people use a product, sketches and tries out screens with them, and hands developers a design that works.
es> Estudia cómo usan las personas un producto, prueba con ellas bocetos y pantallas y entrega un diseño que funciona.
fr> Observe l’usage d’un produit, esquisse et teste des écrans avec ses utilisateurs et livre un design qui fonctionne.
de> Beobachtet, wie Menschen ein Produkt nutzen, testet Entwürfe mit ihnen und übergibt der Entwicklung ein stimmiges Design.
skills: ux-design, ui-design, user-research, wireframing, figma, html-css, communication, creativity
up: product-manager breadth
side: web-developer skills; digital-marketing-specialist skills; graphic-designer skills

systems-analyst | 15-1211 | technology | entry mid senior lead | bachelor | 1 | -
en: Systems analyst; Computer systems analyst; IT business analyst; Application analyst; IT analyst; Business systems analyst
es: Analista de sistemas; Analista informático; Analista informática; Analista funcional; Analista de aplicaciones; Analista programador; Analista programadora
fr: Analyste systèmes; Analyste fonctionnel; Analyste fonctionnelle; Analyste informatique; Analyste-programmeur; Analyste-programmeuse; Chargé d'applications
de: Systemanalytiker/in; Systemanalytiker; Systemanalytikerin; IT-Systemanalytiker; IT-Business-Analyst; IT-Business-Analystin; Applikationsmanager; Applikationsmanagerin; IT-Analyst
en> Studies how a department works with its systems, finds what hinders it and specifies changes for developers or suppliers.
es> Estudia cómo trabaja un departamento con sus sistemas, detecta qué lo frena y especifica los cambios para quienes programan.
fr> Étudie le travail d’un service avec ses outils, repère ce qui le gêne et spécifie les changements à réaliser.
de> Untersucht, wie eine Abteilung mit ihren Systemen arbeitet, findet Hindernisse und beschreibt Änderungen für Entwicklung oder Lieferanten.
skills: requirements-analysis, business-analysis, sql, uml, software-testing, erp, communication, problem-solving
up: it-project-manager lead; software-architect master; it-manager lead
side: business-analyst skills; erp-consultant skills; data-analyst growing

erp-consultant | 15-1211 | technology | entry mid senior lead | bachelor | 1 | -
en: ERP consultant; SAP consultant; SAP functional consultant; CRM consultant; Application consultant; IT consultant; Salesforce consultant
es: Consultor/a ERP; Consultor ERP; Consultora ERP; Consultor SAP; Consultora SAP; Consultor funcional; Consultora funcional; Consultor informático
fr: Consultant/e ERP; Consultant ERP; Consultante ERP; Consultant SAP; Consultante SAP; Consultant fonctionnel; Consultante fonctionnelle; Consultant informatique
de: ERP-Berater/in; ERP-Berater; ERP-Beraterin; SAP-Berater; SAP-Beraterin; SAP Consultant; IT-Berater; IT-Beraterin; IT-Consultant; Inhouse Consultant SAP
en> Fits business software to the way a company works, sets it up, migrates its data and trains those who use it.
es> Adapta el software de gestión a la forma de trabajar de la empresa, lo configura, migra datos y forma a los usuarios.
fr> Adapte un progiciel au fonctionnement d’une entreprise, le paramètre, reprend ses données et forme les utilisateurs.
de> Passt Unternehmenssoftware an die Abläufe einer Firma an, richtet sie ein, übernimmt Daten und schult die Anwender.
skills: erp, sap, requirements-analysis, business-analysis, training, project-management, sql, process-improvement
up: it-project-manager lead; software-architect master; business-owner own
side: management-consultant skills; systems-analyst regular; supply-chain-analyst sector

data-analyst | 15-2051 | technology | entry mid senior | bachelor | 0 | -
en: Data analyst; Business intelligence analyst; BI analyst; Reporting analyst; Junior data analyst; BI developer; Analytics specialist
es: Analista de datos; Analista BI; Analista de business intelligence; Analista de inteligencia de negocio; Desarrollador BI; Desarrolladora BI; Técnico de reporting
fr: Analyste de données; Data analyst; Analyste BI; Analyste décisionnel; Analyste décisionnelle; Développeur BI; Développeuse BI; Chargé de reporting
de: Datenanalyst/in; Datenanalyst; Datenanalystin; Data Analyst; BI-Analyst; BI-Analystin; Business Intelligence Analyst; BI-Entwickler; Reporting-Spezialist
en> Collects and cleans data, looks for patterns and presents them in charts and figures that help others decide.
es> Recopila y depura datos, busca patrones y los presenta en gráficos y cifras que ayudan a decidir.
fr> Réunit et nettoie des données, y cherche des tendances et les présente en graphiques utiles à la décision.
de> Sammelt und bereinigt Daten, sucht Muster und bereitet sie in Diagrammen und Zahlen auf, die beim Entscheiden helfen.
skills: data-analysis, sql, excel, power-bi, tableau, data-visualization, statistics, python
up: data-scientist degree; data-engineer master; head-of-data lead
side: business-analyst skills; financial-analyst sector; market-research-analyst sector

data-scientist | 15-2051 | technology | entry mid senior lead | master | 1 | -
en: Data scientist; Senior data scientist; Junior data scientist; Applied scientist; Decision scientist; Quantitative data scientist
es: Científico/a de datos; Científico de datos; Científica de datos; Data scientist; Especialista en ciencia de datos; Científico de datos sénior
fr: Data scientist; Scientifique des données; Data scientist senior; Data scientist junior; Expert en science des données; Experte en science des données
de: Data Scientist; Datenwissenschaftler; Datenwissenschaftlerin; Senior Data Scientist; Junior Data Scientist; Data-Science-Spezialist; Data-Science-Spezialistin
en> Answers hard questions with data: builds statistical models, tests them against reality and explains what they can and cannot say.
es> Responde con datos a preguntas difíciles: construye modelos, los contrasta con la realidad y explica hasta dónde llegan.
fr> Répond par les données à des questions difficiles, bâtit des modèles, les confronte au réel et en explique les limites.
de> Beantwortet schwierige Fragen mit Daten, baut statistische Modelle, prüft sie an der Wirklichkeit und erklärt ihre Grenzen.
skills: data-science, python, machine-learning, statistics, sql, r, data-visualization, scikit-learn, presentation
up: machine-learning-engineer master; head-of-data lead; computer-scientist degree
side: data-engineer skills; financial-risk-analyst sector; statistician skills

data-engineer | 15-1243 | technology | entry mid senior lead | bachelor | 1 | -
en: Data engineer; ETL developer; Data warehouse developer; Big data engineer; Analytics engineer; Database architect; Data architect
es: Ingeniero/a de datos; Ingeniero de datos; Ingeniera de datos; Data engineer; Desarrollador ETL; Desarrolladora ETL; Arquitecto de datos; Arquitecta de datos
fr: Ingénieur/e données; Data engineer; Ingénieur data; Ingénieure data; Ingénieur big data; Ingénieure big data; Développeur ETL; Architecte de données
de: Data Engineer; Dateningenieur; Dateningenieurin; ETL-Entwickler; ETL-Entwicklerin; Data-Warehouse-Entwickler; Big Data Engineer; Datenarchitekt; Datenarchitektin
en> Builds the pipelines and stores that bring data from many sources together, clean and on time.
es> Construye los flujos y almacenes que reúnen datos de muchas fuentes, limpios y a tiempo.
fr> Construit les flux et entrepôts qui rassemblent les données de nombreuses sources, propres et à l’heure.
de> Baut Datenpipelines und Speicher, die Daten aus vielen Quellen sauber und pünktlich zusammenführen.
skills: sql, python, etl, spark, airflow, data-warehouse, aws, data-modeling, dbt
up: head-of-data lead; computer-scientist degree
side: machine-learning-engineer skills; software-developer skills; devops-engineer skills

head-of-data | 11-3021 | technology | lead executive | bachelor | 7 | -
en: Head of data; Head of analytics; Data science manager; Analytics manager; Chief data officer; CDO; Data manager
es: Responsable de datos; Director de datos; Directora de datos; Chief data officer; Jefe de analítica; Jefa de analítica; Head of data
fr: Responsable data; Head of data; Chief data officer; Directeur data; Directrice data; Directeur des données; Directrice des données
de: Leiter/in Daten und Analytik; Head of Data; Leiter Data & Analytics; Leiterin Data & Analytics; Chief Data Officer; Leiter Business Intelligence; Leiterin Business Intelligence
en> Leads the people who collect, model and read a company's data, and decides what that data may be used for.
es> Dirige a quienes recogen, modelan e interpretan los datos de la empresa y decide para qué pueden usarse.
fr> Dirige celles et ceux qui collectent, modélisent et lisent les données de l’entreprise et décide de leurs usages.
de> Führt alle, die Daten eines Unternehmens sammeln, modellieren und auswerten, und entscheidet, wofür sie genutzt werden dürfen.
skills: data-science, leadership, data-governance, strategic-planning, budgeting, stakeholder-management, machine-learning
up: chief-technology-officer breadth
side: it-manager skills; product-manager skills

database-administrator | 15-1242 | technology | entry mid senior | bachelor | 1 | -
en: Database administrator; DBA; SQL Server DBA; Oracle DBA; Database engineer; Database manager
es: Administrador/a de bases de datos; Administrador de bases de datos; Administradora de bases de datos; DBA; DBA Oracle; Técnico de bases de datos; Técnica de bases de datos
fr: Administrateur/trice de bases de données; Administrateur de bases de données; Administratrice de bases de données; DBA; DBA Oracle; Gestionnaire de bases de données
de: Datenbankadministrator/in; Datenbankadministrator; Datenbankadministratorin; DBA; Oracle-DBA; Datenbankspezialist; Datenbankspezialistin; Datenbankentwickler
en> Looks after databases so that data stays complete, quick to reach, backed up and open only to the right people.
es> Cuida las bases de datos para que la información esté completa, accesible, respaldada y solo en las manos debidas.
fr> Veille à ce que les données restent complètes, vite accessibles, sauvegardées et ouvertes aux seules personnes autorisées.
de> Betreut Datenbanken, damit Daten vollständig, schnell verfügbar, gesichert und nur für Berechtigte zugänglich sind.
skills: sql, oracle-db, sql-server, postgresql, database-design, system-administration, linux, monitoring
up: data-engineer master; it-manager lead
side: system-administrator skills; devops-engineer growing; data-analyst growing

information-security-analyst | 15-1212 | technology | entry mid senior lead | bachelor | 2 | -
en: Information security analyst; Cybersecurity analyst; Security analyst (IT); SOC analyst; IT security specialist; Cybersecurity engineer; IT security consultant
es: Analista de ciberseguridad; Analista de seguridad informática; Analista SOC; Técnico de ciberseguridad; Técnica de ciberseguridad; Ingeniero de ciberseguridad; Ingeniera de ciberseguridad; Consultor de ciberseguridad
fr: Analyste cybersécurité; Analyste SOC; Analyste sécurité informatique; Ingénieur cybersécurité; Ingénieure cybersécurité; Consultant cybersécurité; Consultante cybersécurité; Expert sécurité informatique
de: IT-Sicherheitsanalyst/in; IT-Sicherheitsanalyst; IT-Sicherheitsanalystin; IT-Security-Spezialist; Cyber Security Analyst; SOC-Analyst; SOC-Analystin; Informationssicherheitsbeauftragter; Informationssicherheitsbeauftragte; IT Security Consultant
en> Watches an organisation's systems for attacks, investigates alarms, closes weak points and teaches staff to be careful.
es> Vigila los sistemas frente a ataques, investiga alertas, cierra puntos débiles y enseña prudencia a la plantilla.
fr> Surveille les systèmes contre les attaques, enquête sur les alertes, corrige les failles et sensibilise le personnel.
de> Überwacht Systeme auf Angriffe, geht Alarmen nach, schließt Schwachstellen und schult Beschäftigte im sicheren Umgang.
skills: cybersecurity, siem, incident-response, firewall, networking, risk-management, linux, compliance
up: chief-information-security-officer manage; software-architect master
side: penetration-tester skills; data-protection-officer skills; network-engineer skills

penetration-tester | 15-1299 | technology | mid senior lead | bachelor | 2 | -
en: Penetration tester; Pentester; Ethical hacker; Red team operator; Offensive security engineer; Application security tester
es: Pentester; Hacker ético; Hacker ética; Auditor de seguridad informática; Auditora de seguridad informática; Especialista en pruebas de intrusión
fr: Pentesteur/euse; Pentesteur; Pentesteuse; Hacker éthique; Auditeur en sécurité informatique; Auditrice en sécurité informatique; Expert en tests d'intrusion
de: Penetrationstester/in; Penetrationstester; Penetrationstesterin; Pentester; Pentesterin; Ethical Hacker; Red Teamer; Sicherheitstester
en> Attacks systems with permission, as a criminal would, and reports how to get in and how to shut the door.
es> Ataca sistemas con permiso, como lo haría un delincuente, e informa de por dónde se entra y cómo cerrarlo.
fr> Attaque des systèmes avec autorisation, comme le ferait un malfaiteur, puis explique par où l’on entre et comment fermer.
de> Greift Systeme mit Erlaubnis wie ein Krimineller an und berichtet, wo man hineinkommt und wie man die Lücke schließt.
skills: penetration-testing, cybersecurity, linux, networking, python, web-development, report-writing, shell
up: chief-information-security-officer manage
side: devops-engineer skills; software-tester skills; information-security-analyst skills

chief-information-security-officer | 11-3021 | technology | lead executive | bachelor | 8 | -
en: Chief information security officer; CISO; Information security manager; Head of information security; IT security manager; Security director (IT)
es: Responsable de seguridad de la información; CISO; Director de ciberseguridad; Directora de ciberseguridad; Jefe de seguridad informática; Jefa de seguridad informática
fr: Responsable de la sécurité des systèmes d'information; RSSI; CISO; Directeur cybersécurité; Directrice cybersécurité; Responsable cybersécurité
de: Leiter/in Informationssicherheit; CISO; Leiter IT-Sicherheit; Leiterin IT-Sicherheit; Leiter Informationssicherheit; Leiterin Informationssicherheit; Chief Information Security Officer
en> Answers for the security of all information in an organisation: strategy, team, budget, and what to do after an attack.
es> Responde de la seguridad de toda la información: estrategia, equipo, presupuesto y reacción ante un ataque.
fr> Répond de la sécurité de toute l’information de l’organisation, de la stratégie et du budget à la réaction après une attaque.
de> Verantwortet die Sicherheit aller Informationen eines Unternehmens, von Strategie, Team und Budget bis zur Reaktion auf Angriffe.
skills: cybersecurity, risk-management, leadership, incident-response, compliance, budgeting, stakeholder-management
up: chief-technology-officer breadth
side: it-manager skills; risk-manager sector

it-project-manager | 15-1299 | technology | mid senior lead | bachelor | 3 | -
en: IT project manager; Technical project manager; Software project manager; Digital project manager; Delivery manager; IT project lead
es: Jefe/a de proyecto informático; Jefe de proyecto informático; Jefa de proyecto informático; Jefe de proyectos IT; Jefa de proyectos IT; Gestor de proyectos TI; Delivery manager
fr: Chef/fe de projet informatique; Chef de projet informatique; Cheffe de projet informatique; Chef de projet IT; Chef de projet digital; Cheffe de projet digital; Delivery manager
de: IT-Projektleiter/in; IT-Projektleiter; IT-Projektleiterin; IT-Projektmanager; IT-Projektmanagerin; Software-Projektleiter; Software-Projektleiterin; Delivery Manager
en> Brings software and systems projects to the finish, between developers, users and suppliers, within time and money.
es> Lleva a término proyectos de software y sistemas entre desarrolladores, usuarios y proveedores, en plazo y presupuesto.
fr> Mène à bien des projets logiciels et systèmes, entre développeurs, utilisateurs et fournisseurs, dans les délais et le budget.
de> Bringt Software- und Systemprojekte zwischen Entwicklung, Anwendern und Lieferanten in Zeit und Budget ins Ziel.
skills: project-management, agile, scrum, jira, stakeholder-management, risk-management, budgeting, requirements-analysis
up: program-manager breadth; it-manager manage
side: project-manager sector; product-manager skills; business-analyst skills

software-engineering-manager | 11-3021 | technology | lead executive | bachelor | 7 | -
en: Software engineering manager; Software development manager; Head of software development; Development manager; Head of engineering (software); VP engineering
es: Responsable de desarrollo de software; Jefe de desarrollo; Jefa de desarrollo; Engineering manager de software; Director de desarrollo de software; Directora de desarrollo de software
fr: Responsable développement logiciel; Responsable du développement informatique; Directeur du développement logiciel; Directrice du développement logiciel; Engineering manager logiciel; Manager d'équipe de développement
de: Leiter/in Softwareentwicklung; Leiter Softwareentwicklung; Leiterin Softwareentwicklung; Entwicklungsleiter Software; Entwicklungsleiterin Software; Head of Software Development; VP Engineering
en> Leads several developer teams: hires, helps people grow, agrees priorities and answers for what gets delivered.
es> Dirige varios equipos de desarrollo: contrata, ayuda a crecer, acuerda prioridades y responde de lo que se entrega.
fr> Dirige plusieurs équipes de développement, recrute, fait grandir, fixe les priorités et répond des livraisons.
de> Führt mehrere Entwicklungsteams, stellt ein, fördert Menschen, stimmt Prioritäten ab und verantwortet die Ergebnisse.
skills: leadership, software-development, agile, recruiting, coaching, budgeting, stakeholder-management, software-architecture
up: chief-technology-officer manage
side: it-manager skills; product-manager skills; head-of-data skills

it-manager | 11-3021 | technology | senior lead executive | bachelor | 5 | -
en: IT manager; Head of IT; IT director; Information systems manager; IT operations manager; Chief information officer; CIO
es: Responsable de informática; Jefe de informática; Jefa de informática; Director de sistemas; Directora de sistemas; Responsable de TI; Gerente de TI; CIO
fr: Responsable informatique; Directeur des systèmes d'information; Directrice des systèmes d'information; DSI; Responsable des systèmes d'information; Directeur informatique; Directrice informatique
de: IT-Leiter/in; IT-Leiter; IT-Leiterin; Leiter IT; Leiterin IT; IT-Manager; IT-Managerin; EDV-Leiter; CIO
en> Runs the computing of an organisation: its systems, team, suppliers, budget and the plan for the coming years.
es> Dirige la informática de la organización: sistemas, equipo, proveedores, presupuesto y plan para los próximos años.
fr> Dirige l’informatique d’une organisation avec ses systèmes, son équipe, ses prestataires, son budget et ses projets.
de> Leitet die IT einer Organisation mit Systemen, Team, Dienstleistern, Budget und der Planung für die nächsten Jahre.
skills: leadership, itil, budgeting, vendor-management, cybersecurity, project-management, strategic-planning, system-administration
up: chief-technology-officer breadth; chief-operating-officer breadth
side: chief-information-security-officer growing; software-engineering-manager skills

chief-technology-officer | 11-1011 | technology | executive | bachelor | 12 | -
en: Chief technology officer; CTO; Technology director; VP technology; Technical director; Head of technology
es: Director/a de tecnología; Director de tecnología; Directora de tecnología; CTO; Director técnico; Directora técnica; Director tecnológico
fr: Directeur/trice technique; Directeur technique; Directrice technique; CTO; Directeur de la technologie; Directrice de la technologie
de: Technische/r Leiter/in; CTO; Chief Technology Officer; Technikvorstand; Technischer Geschäftsführer; Technische Geschäftsführerin; Technischer Direktor; Technische Direktorin
en> Chooses with top management what technology a company builds on, and leads those who develop it.
es> Decide con la alta dirección sobre qué tecnología se construye la empresa y dirige a quienes la desarrollan.
fr> Choisit avec la direction générale les technologies sur lesquelles l’entreprise se bâtit et dirige ceux qui les développent.
de> Bestimmt mit der Geschäftsleitung, auf welche Technik das Unternehmen setzt, und führt alle, die sie entwickeln.
skills: strategic-planning, leadership, software-architecture, product-management, budgeting, research, stakeholder-management
up: chief-executive-officer breadth
side: chief-product-officer skills; business-owner skills

gis-analyst | 15-1299 | public | entry mid senior | bachelor | 0 | -
en: GIS analyst; GIS specialist; GIS technician; Geographic information systems analyst; Geospatial analyst; Cartographer
es: Técnico/a SIG; Técnico SIG; Técnica SIG; Analista GIS; Especialista en SIG; Analista geoespacial; Cartógrafo; Cartógrafa
fr: Géomaticien/ne; Géomaticien; Géomaticienne; Technicien SIG; Technicienne SIG; Cartographe; Chargé d'études SIG; Chargée d'études SIG
de: GIS-Spezialist/in; GIS-Spezialist; GIS-Spezialistin; GIS-Analyst; Geomatiker; Geomatikerin; Geoinformatiker; Geoinformatikerin; Kartograf; Kartografin
en> Gathers data about places, analyses it with maps and shows planners, utilities or rescuers what lies where.
es> Reúne datos sobre el territorio, los analiza con mapas y muestra a planificadores o servicios qué hay en cada lugar.
fr> Rassemble des données sur les lieux, les analyse en cartes et montre aux aménageurs ou secours ce qui se trouve où.
de> Sammelt raumbezogene Daten, wertet sie in Karten aus und zeigt Planung, Versorgern oder Rettungsdiensten, was wo liegt.
skills: gis, remote-sensing, data-analysis, python, sql, surveying, data-visualization
up: data-engineer master; it-project-manager lead
side: land-surveyor skills; environmental-scientist sector; data-analyst growing

statistician | 15-2041 | science | entry mid senior lead | master | 0 | -
en: Statistician; Biostatistician; Statistical analyst; Statistical programmer; Official statistician; Research statistician
es: Estadístico/a; Estadístico; Estadística; Bioestadístico; Bioestadística; Técnico estadístico; Técnica estadística
fr: Statisticien/ne; Statisticien; Statisticienne; Biostatisticien; Biostatisticienne; Chargé d'études statistiques; Chargée d'études statistiques
de: Statistiker/in; Statistiker; Statistikerin; Biostatistiker; Biostatistikerin; Biometriker; Biometrikerin; Statistischer Programmierer
en> Plans how data is to be collected, chooses the right methods and says how sure one can be of a result.
es> Planifica cómo recoger los datos, elige los métodos adecuados y dice con cuánta seguridad puede afirmarse algo.
fr> Planifie la collecte des données, choisit les bonnes méthodes et dit à quel point un résultat est sûr.
de> Plant, wie Daten erhoben werden, wählt passende Verfahren und sagt, wie sicher ein Ergebnis ist.
skills: statistics, r, research-methods, data-analysis, survey-design, python, report-writing, matlab
up: computer-scientist degree; research-director lead
side: data-scientist growing; actuary skills; epidemiologist sector

operations-research-analyst | 15-2031 | technology | entry mid senior | bachelor | 0 | -
en: Operations research analyst; Optimisation analyst; Operational researcher; Decision analyst; Quantitative analyst (operations); Optimization engineer
es: Analista de investigación operativa; Especialista en investigación operativa; Analista de optimización; Ingeniero de optimización; Ingeniera de optimización; Analista cuantitativo de operaciones
fr: Analyste en recherche opérationnelle; Ingénieur en recherche opérationnelle; Ingénieure en recherche opérationnelle; Ingénieur optimisation; Ingénieure optimisation; Chargé d'études en optimisation
de: Operations-Research-Analyst/in; Operations Research Analyst; Operations-Research-Analystin; Optimierungsspezialist; Optimierungsspezialistin; Operations Research Spezialist; Entwickler Optimierung
en> Models schedules, routes, stocks or prices in mathematics and finds the best solution that practice allows.
es> Modela con matemáticas horarios, rutas, existencias o precios y busca la mejor solución viable en la práctica.
fr> Modélise horaires, tournées, stocks ou prix en mathématiques et cherche la meilleure solution praticable.
de> Bildet Pläne, Routen, Bestände oder Preise mathematisch ab und sucht die beste Lösung, die sich in der Praxis bewährt.
skills: mathematical-optimization, statistics, python, simulation, data-analysis, supply-chain, algorithms, presentation
up: statistician degree; computer-scientist degree; engineering-manager lead
side: data-scientist growing; supply-chain-analyst sector; industrial-engineer skills

computer-scientist | 15-1221 | science | mid senior lead | doctorate | 2 | -
en: Computer scientist; Computer and information research scientist; AI researcher; Research scientist (computing); Machine learning researcher; Computing researcher
es: Investigador/a en informática; Investigador en informática; Investigadora en informática; Científico de la computación; Científica de la computación; Investigador en IA; Investigadora en IA
fr: Chercheur/euse en informatique; Chercheur en informatique; Chercheuse en informatique; Chercheur en intelligence artificielle; Chercheuse en intelligence artificielle; Informaticien chercheur; Ingénieur de recherche en informatique
de: Informatiker/in in der Forschung; Computerwissenschaftler; Computerwissenschaftlerin; KI-Forscher; KI-Forscherin; Wissenschaftlicher Mitarbeiter Informatik; Wissenschaftliche Mitarbeiterin Informatik; Forscher Informatik
en> Invents methods of computing that do not exist yet, proves or measures them, and publishes or turns them into products.
es> Inventa métodos de computación que aún no existen, los demuestra o mide y los publica o convierte en productos.
fr> Invente des méthodes de calcul inédites, les démontre ou les mesure, puis les publie ou en fait des produits.
de> Entwickelt neue Verfahren der Informatik, beweist oder misst sie und veröffentlicht sie oder macht Produkte daraus.
skills: algorithms, machine-learning, research-methods, python, scientific-writing, artificial-intelligence, cpp, presentation
up: research-director lead; chief-technology-officer breadth
side: machine-learning-engineer skills; professor teach
`;

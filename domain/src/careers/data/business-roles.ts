/** Roles of marketing, projects, purchasing, people and rules in firms, in the format of `catalogue.ts`. */
export const businessRoles = `
marketing-coordinator | 13-1161 | marketing | entry | bachelor | 0 | -
en: Marketing assistant; Marketing coordinator; Junior marketing executive; Marketing trainee; Marketing associate; Communications assistant; Marketing intern
es: Asistente de marketing; Auxiliar de marketing; Coordinador de marketing; Coordinadora de marketing; Técnico junior de marketing; Ayudante de comunicación
fr: Assistant/e marketing; Assistant marketing; Assistante marketing; Coordinateur marketing; Coordinatrice marketing; Assistant communication; Assistante communication
de: Marketingassistent/in; Marketingassistent; Marketingassistentin; Junior Marketing Manager; Junior Marketing Managerin; Marketingkoordinator; Marketingkoordinatorin; Assistenz Marketing
en> Helps a marketing team with texts, mailings, events and figures, and learns how campaigns are put together.
es> Apoya al equipo de marketing con textos, envíos, eventos y datos, y aprende cómo se prepara una campaña.
fr> Épaule l’équipe marketing sur les textes, les envois, les événements et les chiffres, et apprend à monter une campagne.
de> Unterstützt das Marketingteam bei Texten, Mailings, Veranstaltungen und Auswertungen und lernt, wie Kampagnen entstehen.
skills: marketing, social-media, copywriting, email-marketing, event-planning, excel, organization
up: marketing-specialist master; digital-marketing-specialist master
side: event-planner skills; project-coordinator skills

marketing-specialist | 13-1161 | marketing | mid senior | bachelor | 2 | -
en: Marketing specialist; Marketing executive; Campaign manager; Content marketing specialist; Marketing communications specialist; Marcom specialist
es: Técnico/a de marketing; Técnico de marketing; Técnica de marketing; Especialista en marketing; Ejecutivo de marketing; Ejecutiva de marketing; Especialista en contenidos
fr: Chargé/e de marketing; Chargé de marketing; Chargée de marketing; Chargé de campagnes; Chargée de campagnes; Chargé de communication marketing; Spécialiste marketing
de: Marketingreferent/in; Marketingreferent; Marketingreferentin; Marketingfachkraft; Kampagnenmanager; Kampagnenmanagerin; Marketingfachmann; Marketingfachfrau; Content-Marketing-Manager
en> Runs campaigns from the first idea to the last figure: message, channels, material, budget and what came of it.
es> Lleva campañas de principio a fin: mensaje, canales, materiales, presupuesto y análisis de lo que han dado.
fr> Mène des campagnes de bout en bout, du message et des canaux au budget et au bilan.
de> Betreut Kampagnen von der ersten Idee bis zur Auswertung, mit Botschaft, Kanälen, Material und Budget.
skills: marketing, campaign-management, content-marketing, branding, market-research, copywriting, project-management
up: marketing-manager lead; product-manager breadth
side: digital-marketing-specialist growing; market-research-analyst skills; fundraiser sector

digital-marketing-specialist | 13-1161 | marketing | entry mid senior lead | bachelor | 1 | -
en: Digital marketing specialist; Online marketing manager; SEO specialist; SEA manager; Performance marketing manager; Digital marketing manager; PPC specialist
es: Especialista en marketing digital; Técnico de marketing digital; Técnica de marketing digital; Especialista SEO; Trafficker digital; Consultor SEO; Consultora SEO
fr: Chargé/e de marketing digital; Chargé de marketing digital; Chargée de marketing digital; Traffic manager; Référenceur web; Consultant SEO; Consultante SEO; Responsable acquisition
de: Online-Marketing-Manager/in; Online-Marketing-Manager; Online-Marketing-Managerin; SEO-Manager; SEO-Managerin; Performance Marketing Manager; SEA-Manager; Digital Marketing Manager
en> Brings visitors and customers through search, adverts, social networks and email, and tunes every channel by its figures.
es> Atrae visitas y clientes con buscadores, anuncios, redes sociales y correo, y ajusta cada canal según sus datos.
fr> Attire visiteurs et clients par les moteurs de recherche, la publicité, les réseaux et l’e-mail, chiffres à l’appui.
de> Gewinnt Besucher und Kundschaft über Suche, Anzeigen, soziale Netze und E-Mail und steuert jeden Kanal nach Zahlen.
skills: digital-marketing, seo, sem, google-analytics, social-media, email-marketing, content-marketing, data-analysis
up: marketing-manager lead; product-manager breadth
side: data-analyst growing; ux-designer skills; marketing-specialist skills

market-research-analyst | 13-1161 | marketing | entry mid senior lead | bachelor | 0 | -
en: Market research analyst; Market researcher; Consumer insights analyst; Market analyst; Insights manager; Market research executive
es: Analista de mercado; Investigador de mercados; Investigadora de mercados; Técnico en investigación de mercados; Analista de investigación de mercados; Analista de consumo
fr: Chargé/e d'études marketing; Chargé d'études marketing; Chargée d'études marketing; Analyste de marché; Chargé d'études de marché; Chargée d'études de marché; Chargé d'études consommateurs
de: Marktforscher/in; Marktforscher; Marktforscherin; Marktanalyst; Marktanalystin; Consumer Insights Manager; Referent Marktforschung; Referentin Marktforschung
en> Finds out through surveys, interviews and sales data what people buy, why they do so and what they would pay.
es> Averigua con encuestas, entrevistas y datos de ventas qué compra la gente, por qué y cuánto pagaría.
fr> Cherche par enquêtes, entretiens et données de vente ce que les gens achètent, pourquoi et à quel prix.
de> Findet durch Umfragen, Interviews und Verkaufsdaten heraus, was Menschen kaufen, warum und zu welchem Preis.
skills: market-research, survey-design, statistics, data-analysis, excel, report-writing, presentation, spss
up: marketing-manager lead; data-scientist degree; product-manager breadth
side: data-analyst growing; business-analyst skills; social-research-assistant sector

talent-agent | 13-1011 | media | entry mid senior | bachelor | 2 | -
en: Talent agent; Artist manager; Music manager; Sports agent; Literary agent; Booking agent; Model agent
es: Representante de artistas; Mánager de artistas; Agente artístico; Agente artística; Agente deportivo; Agente deportiva; Agente literario; Agente literaria
fr: Agent/e artistique; Agent artistique; Agente artistique; Manager d'artistes; Agent sportif; Agente sportive; Agent littéraire; Agente littéraire; Impresario
de: Künstleragent/in; Künstleragent; Künstleragentin; Künstlermanager; Künstlermanagerin; Spielerberater; Spielerberaterin; Literaturagent; Literaturagentin
en> Represents artists, writers or athletes, finds them work, negotiates their contracts and plans the next steps of their careers.
es> Representa a artistas, escritores o deportistas, les busca trabajo, negocia sus contratos y planifica su carrera.
fr> Représente artistes, auteurs ou sportifs, leur trouve du travail, négocie leurs contrats et prépare la suite de leur carrière.
de> Vertritt Künstler, Autoren oder Sportler, besorgt Aufträge, verhandelt Verträge und plant die nächsten Karriereschritte.
skills: negotiation, contract-management, communication, marketing, sales, event-planning, organization
up: business-owner own
side: event-planner skills; recruiter sector; producer skills

fundraiser | 13-1131 | nonprofit | entry mid senior | bachelor | 0 | -
en: Fundraiser; Fundraising officer; Development officer; Donor relations officer; Major gifts officer; Corporate fundraiser
es: Captador/a de fondos; Captador de fondos; Captadora de fondos; Técnico de captación de fondos; Técnica de captación de fondos; Fundraiser; Gestor de donantes; Gestora de donantes
fr: Chargé/e de collecte de fonds; Chargé de collecte de fonds; Chargée de collecte de fonds; Chargé de mécénat; Chargée de mécénat; Fundraiser; Chargé des relations donateurs
de: Fundraiser/in; Fundraiser; Fundraiserin; Referent Fundraising; Referentin Fundraising; Spendenreferent; Spendenreferentin; Mitarbeiter Spenderbetreuung
en> Wins gifts, grants and sponsors for a good cause and keeps donors informed about what their money does.
es> Consigue donaciones, ayudas y patrocinios para una causa y cuenta a los donantes qué se hace con su dinero.
fr> Obtient dons, subventions et mécénat pour une cause et informe les donateurs de l’usage de leur argent.
de> Wirbt Spenden, Fördermittel und Sponsoren für einen guten Zweck ein und zeigt Gebern, was ihr Geld bewirkt.
skills: fundraising, grant-writing, crm, communication, campaign-management, event-planning, presentation
up: fundraising-manager lead
side: marketing-specialist sector; event-planner skills

event-planner | 13-1121 | hospitality | entry mid senior lead | bachelor | 1 | -
en: Event planner; Event manager; Event coordinator; Conference organiser; Conference organizer; Wedding planner; Meeting planner
es: Organizador/a de eventos; Organizador de eventos; Organizadora de eventos; Coordinador de eventos; Coordinadora de eventos; Técnico de eventos; Wedding planner; Gestor de congresos
fr: Organisateur/trice d'événements; Chef de projet événementiel; Cheffe de projet événementiel; Chargé d'événementiel; Chargée d'événementiel; Event manager; Organisateur de congrès; Wedding planner
de: Veranstaltungskaufmann/-frau; Veranstaltungskaufmann; Veranstaltungskauffrau; Eventmanager; Eventmanagerin; Veranstaltungsmanager; Veranstaltungsplaner; Hochzeitsplaner; Hochzeitsplanerin
en> Plans conferences, fairs and parties down to the last chair, books venues and suppliers, and steers the day itself.
es> Prepara congresos, ferias y celebraciones hasta el último detalle, contrata espacios y proveedores y dirige el día del acto.
fr> Prépare congrès, salons et fêtes dans le moindre détail, réserve lieux et prestataires, et pilote le jour venu.
de> Plant Kongresse, Messen und Feiern bis ins Detail, bucht Räume und Dienstleister und leitet den Ablauf vor Ort.
skills: event-planning, project-management, budgeting, vendor-management, negotiation, customer-service, organization
up: project-manager breadth; business-owner own
side: fundraiser skills; marketing-specialist skills

project-coordinator | 13-1082 | office | entry | bachelor | 0 | -
en: Project coordinator; Project assistant; Junior project manager; Project administrator; Project support officer; PMO analyst
es: Coordinador/a de proyectos; Coordinador de proyectos; Coordinadora de proyectos; Asistente de proyectos; Técnico de proyectos junior; Auxiliar de proyectos
fr: Assistant/e chef de projet; Assistant chef de projet; Assistante chef de projet; Coordinateur de projet; Coordinatrice de projet; Assistant de projet; Assistante de projet; Chargé de PMO
de: Projektassistent/in; Projektassistent; Projektassistentin; Projektkoordinator; Projektkoordinatorin; Junior Projektmanager; Projektmitarbeiter; Projektmitarbeiterin; Assistenz der Projektleitung
en> Keeps a project's plan, minutes and costs up to date and reminds everyone of what is due next.
es> Mantiene al día el plan, las actas y los costes de un proyecto y recuerda a cada cual lo que toca entregar.
fr> Tient à jour planning, comptes rendus et coûts d’un projet et rappelle à chacun ses échéances.
de> Hält Plan, Protokolle und Kosten eines Projekts aktuell und erinnert alle Beteiligten an das, was ansteht.
skills: project-management, scheduling, ms-project, minutes, excel, communication, organization
up: project-manager lead
side: event-planner skills; hr-generalist skills; marketing-coordinator skills

project-manager | 13-1082 | office | mid senior lead | bachelor | 3 | -
en: Project manager; Project lead; Senior project manager; Project leader; PM; Scrum master; Agile coach
es: Jefe/a de proyecto; Jefe de proyecto; Jefa de proyecto; Gestor de proyectos; Gestora de proyectos; Project manager; Director de proyecto; Directora de proyecto; Scrum master
fr: Chef/fe de projet; Chef de projet; Cheffe de projet; Project manager; Responsable de projet; Conducteur de projet; Conductrice de projet; Scrum master
de: Projektleiter/in; Projektleiter; Projektleiterin; Projektmanager; Projektmanagerin; Project Manager; Scrum Master; Agile Coach
en> Takes a project from order to delivery: plans scope, people, time and money, and acts early when something slips.
es> Lleva un proyecto del encargo a la entrega: planifica alcance, equipo, plazos y dinero, y reacciona pronto ante los retrasos.
fr> Mène un projet de la commande à la livraison en planifiant périmètre, équipe, délais et budget et en réagissant tôt.
de> Führt ein Projekt vom Auftrag bis zur Übergabe, plant Umfang, Team, Zeit und Geld und steuert früh gegen.
skills: project-management, stakeholder-management, risk-management, budgeting, agile, ms-project, leadership, communication
up: program-manager breadth; operations-manager manage
side: it-project-manager sector; management-consultant skills; business-analyst skills

management-consultant | 13-1111 | office | entry mid senior lead | bachelor | 1 | -
en: Management consultant; Business consultant; Strategy consultant; Management analyst; Organisational consultant; Process consultant
es: Consultor/a de gestión; Consultor de gestión; Consultora de gestión; Consultor estratégico; Consultora estratégica; Consultor de negocio; Consultora de negocio; Consultor de procesos
fr: Consultant/e en management; Consultant en management; Consultante en management; Consultant en stratégie; Consultante en stratégie; Consultant en organisation; Consultante en organisation; Conseil en gestion
de: Unternehmensberater/in; Unternehmensberater; Unternehmensberaterin; Managementberater; Managementberaterin; Strategieberater; Strategieberaterin; Organisationsberater; Business Consultant
en> Studies how a client organisation works, proposes changes to its structure or processes and helps carry them through.
es> Estudia cómo funciona una organización cliente, propone cambios en su estructura o sus procesos y ayuda a aplicarlos.
fr> Étudie le fonctionnement d’une organisation cliente, propose des changements de structure ou de processus et aide à les conduire.
de> Untersucht, wie eine Kundenorganisation arbeitet, schlägt Änderungen an Struktur oder Abläufen vor und begleitet deren Umsetzung.
skills: business-analysis, process-improvement, change-management, presentation, data-analysis, stakeholder-management, powerpoint, strategic-planning
up: program-manager breadth; operations-manager manage; business-owner own
side: financial-analyst skills; business-analyst skills; product-manager sector

business-analyst | 13-1111 | office | entry mid senior lead | bachelor | 1 | -
en: Business analyst; Process analyst; Junior business analyst; Business process analyst; Lead business analyst; Requirements analyst
es: Analista de negocio; Analista de procesos; Business analyst; Analista de procesos de negocio; Analista de requisitos
fr: Analyste métier; Business analyst; Analyste d'affaires; Chargé d'analyse métier; Analyste des processus; Consultant AMOA
de: Business-Analyst/in; Business Analyst; Business Analystin; Prozessanalyst; Prozessanalystin; Anforderungsmanager; Anforderungsmanagerin; Prozessmanager
en> Works out with the departments what they need, draws their processes and puts requirements so that others can build them.
es> Aclara con los departamentos qué necesitan, dibuja sus procesos y redacta requisitos que otros puedan llevar a la práctica.
fr> Clarifie les besoins des services, décrit leurs processus et rédige des exigences que d’autres pourront réaliser.
de> Klärt mit den Fachabteilungen deren Bedarf, stellt Abläufe dar und beschreibt Anforderungen so, dass andere sie umsetzen können.
skills: business-analysis, requirements-analysis, process-improvement, stakeholder-management, data-analysis, sql, uml, communication
up: product-manager breadth; it-project-manager lead; program-manager breadth
side: systems-analyst skills; data-analyst growing; management-consultant skills

buyer | 13-1020 | logistics | entry mid senior | bachelor | 0 | -
en: Buyer; Purchasing agent; Procurement specialist; Purchaser; Procurement officer; Junior buyer; Purchasing officer
es: Comprador/a; Comprador; Compradora; Técnico de compras; Técnica de compras; Agente de compras; Especialista en compras
fr: Acheteur/euse; Acheteur; Acheteuse; Chargé d'achats; Chargée d'achats; Assistant achats; Acheteur junior; Acheteuse junior
de: Einkäufer/in; Einkäufer; Einkäuferin; Sachbearbeiter Einkauf; Sachbearbeiterin Einkauf; Technischer Einkäufer; Technische Einkäuferin; Operativer Einkäufer
en> Buys goods or services for an organisation: compares offers, agrees prices and terms, and follows orders until they arrive.
es> Compra bienes o servicios para su organización: compara ofertas, pacta precios y condiciones y sigue los pedidos hasta su llegada.
fr> Achète biens ou services pour l’organisation, compare les offres, négocie prix et conditions et suit les commandes jusqu’à réception.
de> Kauft Waren oder Leistungen ein, vergleicht Angebote, verhandelt Preise und Bedingungen und verfolgt Bestellungen bis zur Lieferung.
skills: procurement, negotiation, vendor-management, order-processing, sap-mm, excel, contract-management, inventory
up: procurement-category-manager master; purchasing-manager lead
side: supply-chain-analyst growing; logistician skills; cost-estimator skills

procurement-category-manager | 13-1020 | logistics | senior lead | bachelor | 4 | -
en: Category manager (procurement); Strategic buyer; Strategic sourcing manager; Commodity manager; Lead buyer; Strategic purchasing manager
es: Comprador/a estratégico/a; Comprador estratégico; Compradora estratégica; Category buyer; Responsable de categoría de compras; Gestor de categorías de compra
fr: Acheteur/euse famille; Acheteur famille; Acheteuse famille; Acheteur stratégique; Acheteuse stratégique; Category manager achats; Lead buyer; Responsable catégorie achats
de: Strategische/r Einkäufer/in; Strategischer Einkäufer; Strategische Einkäuferin; Category Manager Einkauf; Lead Buyer; Warengruppenmanager; Warengruppenmanagerin; Strategic Buyer
en> Owns the purchasing strategy for one group of goods, picks suppliers world-wide and negotiates the long contracts.
es> Define la estrategia de compra de una categoría, elige proveedores en todo el mundo y negocia los contratos a largo plazo.
fr> Porte la stratégie d’achat d’une famille de produits, choisit les fournisseurs dans le monde et négocie les contrats longs.
de> Verantwortet die Einkaufsstrategie einer Warengruppe, wählt weltweit Lieferanten aus und verhandelt langfristige Verträge.
skills: procurement, negotiation, vendor-management, contract-management, market-research, data-analysis, risk-management
up: purchasing-manager lead
side: supply-chain-manager skills; product-manager skills

purchasing-manager | 11-3061 | logistics | senior lead | bachelor | 6 | -
en: Purchasing manager; Procurement manager; Head of purchasing; Head of procurement; Procurement director; Director of purchasing
es: Jefe/a de compras; Jefe de compras; Jefa de compras; Responsable de compras; Director de compras; Directora de compras; Gerente de compras
fr: Responsable achats; Responsable des achats; Directeur des achats; Directrice des achats; Chef des achats; Cheffe des achats
de: Einkaufsleiter/in; Einkaufsleiter; Einkaufsleiterin; Leiter Einkauf; Leiterin Einkauf; Purchasing Manager; Leiter Beschaffung; Leiterin Beschaffung
en> Leads the buyers of an organisation, sets the rules for spending and answers for savings, quality and security of supply.
es> Dirige a los compradores, fija las reglas de gasto y responde del ahorro, la calidad y la seguridad del suministro.
fr> Dirige les acheteurs, fixe les règles de dépense et répond des économies, de la qualité et de la sécurité d’approvisionnement.
de> Führt das Einkaufsteam, setzt die Beschaffungsregeln und verantwortet Einsparungen, Qualität und Versorgungssicherheit.
skills: procurement, leadership, negotiation, contract-management, vendor-management, supply-chain, budgeting
up: chief-procurement-officer manage; chief-operating-officer breadth
side: supply-chain-manager skills; sales-manager skills

chief-procurement-officer | 11-1011 | logistics | executive | bachelor | 12 | -
en: Chief procurement officer; Chief purchasing officer; VP procurement; Vice president of procurement; Group procurement director
es: Director/a general de compras; Director general de compras; Directora general de compras; Chief procurement officer; Director de compras del grupo; Directora de compras del grupo
fr: Directeur/trice achats groupe; Directeur achats groupe; Directrice achats groupe; Chief procurement officer; Directeur général des achats; Directrice générale des achats
de: Einkaufsvorstand; Chief Procurement Officer; Vorstand Einkauf; Geschäftsführer Einkauf; Geschäftsführerin Einkauf; Konzernleiter Einkauf; Konzernleiterin Einkauf
en> Directs purchasing for a whole group of companies and weighs price, risk and sustainability of its supply base.
es> Dirige las compras de todo un grupo empresarial y sopesa precio, riesgo y sostenibilidad de sus proveedores.
fr> Dirige les achats de tout un groupe et arbitre entre prix, risques et durabilité de ses fournisseurs.
de> Lenkt den Einkauf eines ganzen Konzerns und wägt bei den Lieferanten Preis, Risiko und Nachhaltigkeit ab.
skills: procurement, strategic-planning, leadership, supply-chain, contract-management, risk-management, stakeholder-management
up: chief-operating-officer breadth
side: chief-financial-officer skills

supply-chain-analyst | 13-1081 | logistics | entry mid senior | bachelor | 0 | -
en: Supply chain analyst; Demand planner; Supply planner; Supply chain planner; Logistics analyst; Inventory analyst
es: Analista de cadena de suministro; Planificador de demanda; Planificadora de demanda; Analista logístico; Analista logística; Planificador de aprovisionamiento; Demand planner
fr: Analyste supply chain; Gestionnaire de prévisions; Demand planner; Supply planner; Prévisionniste des ventes; Analyste logistique; Chargé de planification supply chain
de: Supply-Chain-Analyst/in; Supply Chain Analyst; Supply-Chain-Analystin; Bedarfsplaner; Bedarfsplanerin; Demand Planner; Disponent Supply Chain; Supply Chain Planner
en> Forecasts demand, watches stocks and lead times, and shows with figures where a supply chain loses time or money.
es> Prevé la demanda, vigila existencias y plazos y muestra con datos dónde pierde tiempo o dinero la cadena de suministro.
fr> Prévoit la demande, suit stocks et délais et montre, chiffres à l’appui, où la chaîne perd du temps ou de l’argent.
de> Prognostiziert den Bedarf, überwacht Bestände und Lieferzeiten und zeigt anhand von Zahlen, wo die Lieferkette hakt.
skills: supply-chain, demand-planning, data-analysis, excel, inventory, forecasting, erp, sap-mm
up: logistician breadth; supply-chain-manager lead
side: buyer skills; data-analyst growing; operations-research-analyst skills

logistician | 13-1081 | logistics | mid senior | bachelor | 2 | -
en: Logistics specialist; Logistician; Supply chain specialist; Logistics planner; Logistics engineer; Supply chain consultant
es: Especialista en logística; Técnico de logística; Técnica de logística; Planificador logístico; Planificadora logística; Ingeniero logístico; Ingeniera logística
fr: Logisticien/ne; Logisticien; Logisticienne; Chargé de logistique; Chargée de logistique; Ingénieur logistique; Ingénieure logistique; Coordinateur supply chain
de: Logistiker/in; Logistiker; Logistikerin; Logistikplaner; Logistikplanerin; Logistikspezialist; Logistikspezialistin; Supply Chain Specialist
en> Designs how goods flow from supplier to customer, with warehouses, carriers and systems, and improves it step by step.
es> Diseña el recorrido de la mercancía del proveedor al cliente, con almacenes, transportistas y sistemas, y lo mejora paso a paso.
fr> Conçoit le parcours des marchandises du fournisseur au client, entrepôts, transporteurs et systèmes compris, et l’améliore sans cesse.
de> Gestaltet den Warenfluss vom Lieferanten bis zum Kunden mit Lagern, Spediteuren und Systemen und verbessert ihn laufend.
skills: logistics, supply-chain, route-planning, process-improvement, wms, project-management, vendor-management
up: supply-chain-manager lead; operations-manager manage
side: customs-specialist skills; industrial-engineer skills; buyer skills

supply-chain-manager | 11-3071 | logistics | senior lead executive | bachelor | 5 | -
en: Supply chain manager; SCM manager; Head of supply chain; Supply chain director; Demand and supply manager
es: Responsable de cadena de suministro; Supply chain manager; Jefe de cadena de suministro; Jefa de cadena de suministro; Director de supply chain; Directora de supply chain
fr: Responsable supply chain; Supply chain manager; Responsable de la chaîne logistique; Directeur supply chain; Directrice supply chain; Responsable approvisionnements
de: Supply-Chain-Manager/in; Supply Chain Manager; Supply-Chain-Managerin; Leiter Supply Chain; Leiterin Supply Chain; Leiter Materialwirtschaft; Leiterin Materialwirtschaft
en> Answers for the whole flow of goods, from planning and purchasing through stock and transport to the customer's door.
es> Responde de todo el flujo de mercancías: planificación, compras, existencias, transporte y entrega al cliente.
fr> Répond de tout le flux de marchandises, de la planification et des achats aux stocks, au transport et à la livraison.
de> Verantwortet den gesamten Warenfluss von Planung und Einkauf über Bestände und Transport bis zur Auslieferung.
skills: supply-chain, demand-planning, leadership, logistics, inventory, kpi-reporting, budgeting, erp
up: chief-operating-officer breadth; purchasing-manager breadth; operations-manager breadth
side: management-consultant skills; program-manager skills

cost-estimator | 13-1051 | construction | entry mid senior lead | bachelor | 1 | -
en: Cost estimator; Estimator; Quantity surveyor; Cost engineer; Construction estimator; Bid estimator; QS
es: Técnico/a de presupuestos; Técnico de presupuestos; Técnica de presupuestos; Estimador de costes; Estimadora de costes; Presupuestista; Técnico de estudios de obra
fr: Chargé/e d'études de prix; Chargé d'études de prix; Chargée d'études de prix; Métreur; Métreuse; Économiste de la construction; Deviseur; Deviseuse
de: Kalkulator/in; Kalkulator; Kalkulatorin; Bauabrechner; Baukalkulator; Kostenplaner; Kostenplanerin; Angebotskalkulator
en> Works out from drawings and specifications what a building or product will cost in material, labour and time.
es> Calcula a partir de planos y especificaciones lo que costará una obra o un producto en material, mano de obra y tiempo.
fr> Calcule d’après plans et cahiers des charges ce que coûtera un ouvrage ou un produit en matériaux, main-d’œuvre et temps.
de> Berechnet aus Plänen und Leistungsbeschreibungen, was ein Bau oder Produkt an Material, Arbeit und Zeit kosten wird.
skills: cost-estimating, blueprint-reading, excel, construction, negotiation, contract-management, attention-to-detail
up: project-manager lead
side: buyer skills; property-appraiser skills; civil-engineering-technician skills

compliance-officer | 13-1041 | finance | entry mid senior | bachelor | 1 | -
en: Compliance officer; Compliance analyst; Regulatory affairs specialist; Compliance specialist; Regulatory compliance specialist; Licensing officer; AML analyst
es: Técnico/a de cumplimiento normativo; Técnico de cumplimiento normativo; Técnica de cumplimiento normativo; Compliance officer; Oficial de cumplimiento; Analista de cumplimiento; Técnico de asuntos regulatorios
fr: Chargé/e de conformité; Chargé de conformité; Chargée de conformité; Compliance officer; Contrôleur de conformité; Analyste conformité; Chargé d'affaires réglementaires; Chargée d'affaires réglementaires
de: Compliance-Beauftragte/r; Compliance Officer; Compliance-Beauftragter; Compliance-Beauftragte; Geldwäschebeauftragter; Regulatory Affairs Manager; Regulatory Affairs Managerin; Compliance-Referent
en> Checks that people and processes follow laws and internal rules, looks into breaches and trains colleagues to avoid them.
es> Comprueba que personas y procesos cumplen la ley y las normas internas, investiga infracciones y forma a la plantilla.
fr> Vérifie que personnes et processus respectent lois et règles internes, examine les manquements et forme les collègues.
de> Prüft, ob Menschen und Abläufe Gesetze und interne Regeln einhalten, geht Verstößen nach und schult die Belegschaft.
skills: compliance, internal-controls, anti-money-laundering, auditing, report-writing, training, attention-to-detail
up: data-protection-officer master; compliance-manager lead
side: auditor skills; financial-examiner growing; financial-risk-analyst skills

data-protection-officer | 13-1041 | technology | senior lead | bachelor | 4 | -
en: Data protection officer; DPO; Privacy officer; Data privacy manager; Privacy manager; Information governance officer
es: Delegado/a de protección de datos; Delegado de protección de datos; Delegada de protección de datos; DPD; DPO; Responsable de privacidad
fr: Délégué/e à la protection des données; Délégué à la protection des données; Déléguée à la protection des données; DPO; DPD; Responsable protection des données
de: Datenschutzbeauftragte/r; Datenschutzbeauftragter; Datenschutzbeauftragte; Datenschutzkoordinator; Datenschutzmanager; Datenschutzmanagerin; Privacy Officer
en> Advises an organisation on handling personal data lawfully, checks that it does so and deals with authorities and complaints.
es> Asesora a la organización sobre el uso legal de datos personales, comprueba que lo cumple y trata con autoridades y reclamantes.
fr> Conseille l’organisation sur l’usage licite des données personnelles, contrôle la pratique et répond aux autorités et aux plaintes.
de> Berät eine Organisation zum rechtmäßigen Umgang mit personenbezogenen Daten, kontrolliert ihn und bearbeitet Anfragen von Behörden und Betroffenen.
skills: gdpr, compliance, training, risk-management, contract-law, cybersecurity, report-writing
up: compliance-manager lead
side: information-security-analyst growing; auditor skills

sustainability-specialist | 13-1199 | office | entry mid senior lead | bachelor | 1 | -
en: Sustainability specialist; Sustainability manager; CSR manager; ESG analyst; Sustainability consultant; Corporate responsibility officer
es: Técnico/a de sostenibilidad; Técnico de sostenibilidad; Técnica de sostenibilidad; Responsable de sostenibilidad; Responsable de RSC; Consultor de sostenibilidad; Consultora de sostenibilidad; Analista ESG
fr: Chargé/e de mission RSE; Chargé de mission RSE; Chargée de mission RSE; Responsable RSE; Responsable développement durable; Consultant RSE; Consultante RSE; Analyste ESG
de: Nachhaltigkeitsmanager/in; Nachhaltigkeitsmanager; Nachhaltigkeitsmanagerin; CSR-Manager; CSR-Managerin; ESG-Analyst; ESG-Manager; Nachhaltigkeitsreferent
en> Measures what a company does to climate, nature and people, reports it, and gets the departments to do better.
es> Mide el efecto de la empresa en el clima, la naturaleza y las personas, lo publica y mueve a los departamentos a mejorarlo.
fr> Mesure les effets de l’entreprise sur le climat, la nature et les personnes, en rend compte et pousse les services à progresser.
de> Misst, wie sich ein Unternehmen auf Klima, Natur und Menschen auswirkt, berichtet darüber und treibt Verbesserungen voran.
skills: sustainability-reporting, environment, stakeholder-management, data-analysis, project-management, energy-efficiency
up: program-manager lead; compliance-manager breadth
side: environmental-scientist skills; management-consultant skills; renewable-energy-engineer growing

customs-specialist | 13-1199 | logistics | entry mid senior lead | vocational | 1 | customs-broker-licence
en: Customs specialist; Customs broker; Customs clearance agent; Import export specialist; Customs declarant; Trade compliance specialist
es: Especialista en aduanas; Agente de aduanas; Representante aduanero; Declarante de aduanas; Técnico en comercio exterior; Técnica en comercio exterior
fr: Déclarant/e en douane; Déclarant en douane; Déclarante en douane; Agent en douane; Spécialiste douane; Responsable douane; Chargé d'import-export
de: Zollsachbearbeiter/in; Zollsachbearbeiter; Zollsachbearbeiterin; Zolldeklarant; Zolldeklarantin; Zollspezialist; Zollagent; Sachbearbeiter Zoll und Export
en> Clears goods through customs: classifies them, prepares declarations, works out duties and keeps the papers in order.
es> Tramita el despacho de mercancías: las clasifica, presenta declaraciones, calcula aranceles y mantiene la documentación en regla.
fr> Dédouane les marchandises en les classant, en établissant les déclarations, en calculant les droits et en tenant les dossiers.
de> Fertigt Waren beim Zoll ab, reiht sie in den Tarif ein, erstellt Anmeldungen, berechnet Abgaben und führt die Unterlagen.
skills: customs, logistics, shipping, compliance, dangerous-goods, attention-to-detail, sap
up: supply-chain-manager breadth; compliance-manager lead; business-owner own
side: logistician skills; buyer skills; tax-inspector sector

hr-generalist | 13-1071 | people | entry mid senior | bachelor | 0 | -
en: HR generalist; HR specialist; Human resources specialist; HR officer; HR advisor; People partner
es: Técnico/a de recursos humanos; Técnico de recursos humanos; Técnica de recursos humanos; Técnico de RRHH; Generalista de recursos humanos; Especialista en recursos humanos; Analista de recursos humanos
fr: Chargé/e de ressources humaines; Chargé de ressources humaines; Chargée de ressources humaines; Chargé RH; Chargée RH; Gestionnaire RH; Généraliste RH
de: Personalreferent/in; Personalreferent; Personalreferentin; HR Generalist; HR-Referent; HR-Referentin; HR Specialist
en> Looks after staff from contract to leaving, answers their questions and supports managers in hiring, absence and conflict.
es> Atiende a la plantilla del contrato a la baja, resuelve sus dudas y apoya a los mandos en selección, ausencias y conflictos.
fr> Suit les salariés de l’embauche au départ, répond à leurs questions et appuie les responsables en cas d’absence ou de conflit.
de> Betreut Beschäftigte vom Vertrag bis zum Austritt, beantwortet Fragen und berät Führungskräfte bei Einstellungen, Fehlzeiten und Konflikten.
skills: hr, recruiting, onboarding, labor-law, employee-relations, payroll, communication, excel
up: hr-business-partner breadth; hr-manager lead
side: recruiter skills; corporate-trainer growing; compensation-benefits-specialist skills

recruiter | 13-1071 | people | entry mid senior lead | bachelor | 0 | -
en: Recruiter; Talent acquisition specialist; Recruitment consultant; Headhunter; Talent acquisition partner; Staffing consultant; Sourcer
es: Técnico/a de selección; Técnico de selección; Técnica de selección; Reclutador; Reclutadora; Consultor de selección; Consultora de selección; Especialista en captación de talento
fr: Chargé/e de recrutement; Chargé de recrutement; Chargée de recrutement; Recruteur; Recruteuse; Consultant en recrutement; Consultante en recrutement; Talent acquisition specialist
de: Recruiter/in; Recruiter; Recruiterin; Personalberater; Personalberaterin; Personaldisponent; Personaldisponentin; Talent Acquisition Manager; Headhunter
en> Finds people for open posts: writes the advert, searches, interviews, and stays in touch with candidates until they start.
es> Encuentra personas para los puestos vacantes: redacta anuncios, busca, entrevista y acompaña a los candidatos hasta su incorporación.
fr> Trouve des personnes pour les postes ouverts, rédige les annonces, cherche, reçoit les candidats et les suit jusqu’à l’embauche.
de> Findet Menschen für offene Stellen, schreibt Anzeigen, sucht, führt Gespräche und begleitet Bewerber bis zum ersten Arbeitstag.
skills: recruiting, interviewing, communication, hr, social-media, negotiation, crm
up: hr-business-partner breadth; hr-manager lead; business-owner own
side: hr-generalist skills; corporate-trainer skills; sales-manager skills

hr-business-partner | 13-1071 | people | senior lead | bachelor | 4 | -
en: HR business partner; HRBP; People business partner; Strategic HR partner; HR partner
es: HR business partner; Socio estratégico de RRHH; HRBP; Consultor interno de recursos humanos; Consultora interna de recursos humanos; Business partner de personas
fr: Partenaire RH; HR business partner; HRBP; Responsable ressources humaines opérationnel; Responsable ressources humaines opérationnelle; RH de proximité
de: HR Business Partner; HR Business Partnerin; HRBP; People Business Partner; Personalpartner; Business Partner Personal
en> Advises the head of a department on staffing, development and reorganisation, and brings the personnel side to business decisions.
es> Asesora a la dirección de un área en plantilla, desarrollo y cambios organizativos, y aporta la visión de personas.
fr> Conseille la direction d’une activité sur les effectifs, l’évolution des personnes et les réorganisations.
de> Berät die Leitung eines Bereichs bei Besetzung, Entwicklung und Umbau und bringt die Personalsicht in Entscheidungen ein.
skills: hr, employee-relations, change-management, workforce-planning, coaching, labor-law, stakeholder-management
up: hr-manager lead
side: training-manager skills; labor-relations-specialist skills; management-consultant skills

compensation-benefits-specialist | 13-1141 | people | entry mid senior | bachelor | 1 | -
en: Compensation and benefits specialist; Compensation analyst; Benefits specialist; Comp and ben specialist; Reward analyst; Job analyst
es: Técnico/a de compensación y beneficios; Técnico de compensación y beneficios; Técnica de compensación y beneficios; Especialista en compensación; Analista de compensaciones; Analista de retribución
fr: Chargé/e de rémunération et avantages sociaux; Chargé de rémunération; Chargée de rémunération; Chargé comp and ben; Analyste rémunération; Spécialiste des avantages sociaux
de: Compensation-&-Benefits-Specialist; Compensation and Benefits Specialist; Vergütungsspezialist; Vergütungsspezialistin; Referent Vergütung; Referentin Vergütung; Comp & Ben Manager
en> Compares pay with the market, grades jobs, and runs bonuses, pensions and other benefits by clear rules.
es> Compara los salarios con el mercado, valora puestos y gestiona bonus, pensiones y otros beneficios con reglas claras.
fr> Compare les salaires au marché, classe les postes et gère primes, retraites et autres avantages selon des règles claires.
de> Vergleicht Gehälter mit dem Markt, bewertet Stellen und verwaltet Boni, Altersvorsorge und andere Leistungen nach klaren Regeln.
skills: compensation-benefits, data-analysis, excel, payroll, hr, labor-law, market-research
up: compensation-benefits-manager lead
side: hr-generalist skills; budget-analyst skills; data-analyst growing

corporate-trainer | 13-1151 | people | entry mid senior | bachelor | 1 | -
en: Training specialist; Corporate trainer; Learning and development specialist; L&D specialist; Training officer; Staff trainer
es: Técnico/a de formación; Técnico de formación; Técnica de formación; Formador de empresa; Formadora de empresa; Especialista en formación y desarrollo
fr: Chargé/e de formation; Chargé de formation; Chargée de formation; Formateur en entreprise; Formatrice en entreprise; Formateur interne; Formatrice interne
de: Personalentwickler/in; Personalentwickler; Personalentwicklerin; Betrieblicher Trainer; Betriebliche Trainerin; Referent Personalentwicklung; Referentin Personalentwicklung; Schulungsreferent; Trainer Weiterbildung
en> Finds out what staff need to learn, prepares courses and materials, teaches them and checks what has stuck.
es> Detecta qué necesita aprender la plantilla, prepara cursos y materiales, los imparte y comprueba lo aprendido.
fr> Repère ce que le personnel doit apprendre, prépare cours et supports, les anime et vérifie les acquis.
de> Ermittelt, was Beschäftigte lernen müssen, bereitet Kurse und Unterlagen vor, unterrichtet und prüft, was hängen bleibt.
skills: training, instructional-design, e-learning, presentation, coaching, communication
up: training-manager lead; hr-business-partner breadth
side: hr-generalist skills; recruiter skills

labor-relations-specialist | 13-1075 | people | mid senior lead | bachelor | 3 | -
en: Labour relations specialist; Labor relations specialist; Employee relations specialist; Industrial relations officer; Employee relations manager; Union negotiator
es: Técnico/a de relaciones laborales; Técnico de relaciones laborales; Técnica de relaciones laborales; Responsable de relaciones laborales; Especialista en relaciones laborales; Negociador colectivo
fr: Chargé/e de relations sociales; Chargé de relations sociales; Chargée de relations sociales; Responsable des relations sociales; Chargé de droit social; Chargée de droit social; Juriste en relations sociales
de: Referent/in Arbeitsrecht und Mitbestimmung; Referent Arbeitsrecht; Referentin Arbeitsrecht; Labour Relations Manager; Labor Relations Specialist; Employee Relations Manager; Referent Mitbestimmung; Gewerkschaftssekretär
en> Prepares and conducts talks between employers and staff representatives, interprets agreements and settles disputes before they harden.
es> Prepara y lleva las negociaciones entre empresa y representantes del personal, interpreta convenios y resuelve conflictos a tiempo.
fr> Prépare et mène les négociations entre employeur et représentants du personnel, interprète les accords et désamorce les conflits.
de> Bereitet Verhandlungen zwischen Arbeitgeber und Personalvertretung vor, führt sie, legt Vereinbarungen aus und entschärft Konflikte.
skills: employee-relations, labor-law, negotiation, mediation, collective-bargaining, communication, research
up: hr-manager lead
side: hr-business-partner skills; compliance-officer skills

training-manager | 11-3131 | people | senior lead | bachelor | 5 | -
en: Learning and development manager; Training manager; L&D manager; Head of learning; Training and development manager; Talent development manager
es: Responsable de formación; Jefe de formación; Jefa de formación; Responsable de formación y desarrollo; Director de formación; Directora de formación; Gerente de capacitación
fr: Responsable formation; Responsable de la formation; Directeur de la formation; Directrice de la formation; Responsable développement des compétences; Responsable learning
de: Leiter/in Personalentwicklung; Leiter Personalentwicklung; Leiterin Personalentwicklung; Leiter Weiterbildung; Leiterin Weiterbildung; Learning & Development Manager; Ausbildungsleiter; Ausbildungsleiterin
en> Decides how an organisation teaches its people, from apprentices to managers, and leads trainers and outside providers.
es> Decide cómo forma la organización a su gente, de aprendices a directivos, y dirige a formadores y proveedores externos.
fr> Décide de la façon dont l’organisation forme ses équipes, des apprentis aux cadres, et pilote formateurs et prestataires.
de> Entscheidet, wie eine Organisation ihre Leute vom Azubi bis zur Führungskraft weiterbildet, und führt Trainer und externe Anbieter.
skills: training, leadership, instructional-design, budgeting, workforce-planning, e-learning
up: hr-manager breadth; chief-people-officer breadth
side: hr-business-partner skills; program-manager skills

compensation-benefits-manager | 11-3111 | people | senior lead | bachelor | 6 | -
en: Compensation and benefits manager; Reward manager; Head of compensation; Total rewards manager; Comp and ben manager
es: Responsable de compensación y beneficios; Gerente de compensaciones; Director de compensación; Directora de compensación; Jefe de retribución; Jefa de retribución
fr: Responsable rémunération et avantages sociaux; Responsable comp and ben; Directeur de la rémunération; Directrice de la rémunération; Responsable des rémunérations
de: Leiter/in Vergütung; Leiter Vergütung; Leiterin Vergütung; Head of Compensation & Benefits; Leiter Compensation & Benefits; Leiterin Compensation & Benefits; Total Rewards Manager
en> Designs the pay system of an organisation and sees that it is fair, lawful and affordable.
es> Diseña el sistema retributivo de la organización y vela por que sea justo, legal y asumible.
fr> Conçoit le système de rémunération de l’organisation et veille à ce qu’il reste juste, légal et soutenable.
de> Gestaltet das Vergütungssystem einer Organisation und sorgt dafür, dass es fair, rechtssicher und bezahlbar bleibt.
skills: compensation-benefits, leadership, budgeting, labor-law, data-analysis, negotiation, stakeholder-management
up: chief-people-officer breadth
side: hr-manager skills; finance-manager skills

hr-manager | 11-3121 | people | senior lead executive | bachelor | 5 | -
en: HR manager; Human resources manager; HR director; Head of HR; Head of people; Director of human resources; People manager
es: Responsable de recursos humanos; Jefe de recursos humanos; Jefa de recursos humanos; Director de recursos humanos; Directora de recursos humanos; Gerente de RRHH; Director de RRHH; Directora de RRHH
fr: Responsable des ressources humaines; RRH; Responsable RH; Directeur des ressources humaines; Directrice des ressources humaines; DRH
de: Personalleiter/in; Personalleiter; Personalleiterin; HR-Manager; HR-Managerin; Leiter Personal; Leiterin Personal; HR Director; Head of HR
en> Leads the personnel department: hiring, pay, training, rules and the talks with management and staff representatives.
es> Dirige el departamento de personal: selección, retribución, formación, normas y diálogo con la dirección y los representantes.
fr> Dirige le service du personnel, du recrutement à la paie et à la formation, et le dialogue avec direction et représentants.
de> Leitet die Personalabteilung mit Einstellung, Vergütung, Weiterbildung und Regeln und verhandelt mit Geschäftsleitung und Betriebsrat.
skills: hr, leadership, labor-law, workforce-planning, employee-relations, recruiting, change-management, budgeting
up: chief-people-officer manage
side: compensation-benefits-manager skills; administrative-services-manager skills

chief-people-officer | 11-1011 | people | executive | bachelor | 12 | -
en: Chief people officer; Chief human resources officer; CHRO; VP human resources; Vice president of HR; Group HR director
es: Director/a general de personas; Director general de personas; Directora general de personas; CHRO; Director corporativo de recursos humanos; Directora corporativa de recursos humanos
fr: Directeur/trice des ressources humaines groupe; Directeur des ressources humaines groupe; Directrice des ressources humaines groupe; DRH groupe; CHRO; Directeur général ressources humaines
de: Personalvorstand; Personalvorständin; Chief Human Resources Officer; CHRO; Chief People Officer; Arbeitsdirektor; Arbeitsdirektorin
en> Brings the question of people to top management: who is needed, how they are led, paid and kept.
es> Lleva a la alta dirección la cuestión de las personas: a quién se necesita y cómo se dirige, paga y retiene.
fr> Porte la question humaine à la direction générale, des besoins en personnel à la façon de diriger, payer et fidéliser.
de> Vertritt Personalfragen in der obersten Leitung: wen das Unternehmen braucht, wie es führt, bezahlt und Menschen hält.
skills: hr, strategic-planning, leadership, workforce-planning, change-management, corporate-governance
up: chief-executive-officer breadth
side: chief-operating-officer skills; management-consultant teach

claims-adjuster | 13-1031 | finance | entry mid senior | vocational | 0 | -
en: Claims adjuster; Loss adjuster; Claims examiner; Insurance claims specialist; Claims investigator; Insurance adjuster
es: Tramitador/a de siniestros; Tramitador de siniestros; Tramitadora de siniestros; Perito de seguros; Perita de seguros; Ajustador de siniestros; Gestor de siniestros
fr: Expert/e en assurances; Expert en assurances; Experte en assurances; Régleur de sinistres; Régleuse de sinistres; Inspecteur sinistres; Inspectrice sinistres; Gestionnaire de sinistres
de: Schadenregulierer/in; Schadenregulierer; Schadenreguliererin; Schadengutachter; Schadenexperte; Schadenexpertin
en> Looks into insurance claims, checks what the policy covers, assesses the damage and settles what is paid.
es> Investiga los siniestros, comprueba qué cubre la póliza, valora los daños y acuerda la indemnización.
fr> Instruit les sinistres, vérifie ce que couvre le contrat, évalue les dommages et règle l’indemnité.
de> Prüft Versicherungsschäden und Deckung, bewertet den Schaden und einigt sich mit den Beteiligten über die Zahlung.
skills: claims-handling, insurance, negotiation, report-writing, customer-service, fraud-detection, attention-to-detail
up: insurance-manager lead; compliance-officer breadth
side: insurance-underwriter skills; property-appraiser skills; loan-officer skills

insurance-underwriter | 13-2053 | finance | entry mid senior | bachelor | 0 | -
en: Insurance underwriter; Underwriter; Underwriting analyst; Commercial underwriter; Life underwriter; Reinsurance underwriter
es: Suscriptor/a de seguros; Suscriptor de seguros; Suscriptora de seguros; Técnico de suscripción; Técnica de suscripción; Suscriptor de riesgos; Suscriptora de riesgos
fr: Souscripteur/trice; Souscripteur; Souscriptrice; Souscripteur en assurances; Rédacteur de contrats d'assurance; Chargé de souscription; Chargée de souscription
de: Underwriter/in; Underwriter; Underwriterin; Risikoprüfer; Risikoprüferin; Antragsprüfer Versicherung; Underwriter Sachversicherung
en> Decides whether and on what terms an insurer takes on a risk, from a family home to a factory.
es> Decide si la aseguradora acepta un riesgo y en qué condiciones, ya sea una vivienda o una fábrica.
fr> Décide si et à quelles conditions l’assureur accepte un risque, de la maison familiale à l’usine.
de> Entscheidet, ob und zu welchen Bedingungen ein Versicherer ein Risiko übernimmt, vom Eigenheim bis zur Fabrik.
skills: underwriting, insurance, risk-management, data-analysis, negotiation, excel, decision-making
up: insurance-manager lead; actuary degree; financial-risk-analyst master
side: credit-analyst skills; claims-adjuster skills; financial-adviser growing

insurance-manager | 11-9199 | finance | senior lead | bachelor | 6 | -
en: Claims and underwriting manager; Claims manager; Underwriting manager; Head of claims; Insurance operations manager; Head of underwriting
es: Responsable de siniestros y suscripción; Jefe de siniestros; Jefa de siniestros; Responsable de siniestros; Director de suscripción; Directora de suscripción; Responsable de suscripción
fr: Responsable sinistres et souscription; Responsable sinistres; Responsable souscription; Directeur sinistres; Directrice sinistres; Directeur de la souscription; Directrice de la souscription
de: Leiter/in Schaden und Underwriting; Leiter Schaden; Leiterin Schaden; Leiter Underwriting; Leiterin Underwriting; Gruppenleiter Schaden; Gruppenleiterin Schaden
en> Leads the teams of an insurer that accept risks or settle claims, and answers for their results and fairness.
es> Dirige en una aseguradora los equipos que aceptan riesgos o pagan siniestros y responde de sus resultados y su rigor.
fr> Dirige chez un assureur les équipes qui acceptent les risques ou règlent les sinistres et répond de leurs résultats.
de> Führt bei einem Versicherer die Teams, die Risiken annehmen oder Schäden regulieren, und verantwortet deren Ergebnis.
skills: insurance, leadership, claims-handling, underwriting, risk-management, kpi-reporting, compliance
up: chief-operating-officer breadth
side: risk-manager skills; compliance-manager skills
`;

/** Roles of running organisations, selling and marketing, in the format of `catalogue.ts`. */
export const managementRoles = `
operations-manager | 11-1021 | office | senior lead | bachelor | 5 | -
en: Operations manager; Ops manager; Head of operations; Operations lead; Business operations manager; Operations director
es: Jefe/a de operaciones; Jefe de operaciones; Jefa de operaciones; Responsable de operaciones; Gerente de operaciones; Director de operaciones; Directora de operaciones
fr: Responsable des opérations; Responsable d'exploitation; Chef d'exploitation; Cheffe d'exploitation; Directeur d'exploitation; Directrice d'exploitation
de: Betriebsleiter/in; Betriebsleiter; Betriebsleiterin; Operations Manager; Operations Managerin; Leiter Operations; Leiterin Operations
en> Keeps the daily business running: plans staff and resources, watches costs and quality, and removes whatever slows the work down.
es> Mantiene en marcha la actividad diaria: reparte personal y recursos, controla costes y calidad y elimina lo que frena el trabajo.
fr> Fait tourner l’activité au quotidien en répartissant les équipes et les moyens, en suivant les coûts et en levant les blocages.
de> Hält den täglichen Betrieb am Laufen, plant Personal und Mittel, behält Kosten und Qualität im Blick und beseitigt Engpässe.
skills: operations-management, process-improvement, leadership, budgeting, kpi-reporting, scheduling, problem-solving
up: general-manager breadth; chief-operating-officer manage
side: project-manager skills; supply-chain-manager sector; management-consultant skills

general-manager | 11-1021 | office | senior lead executive | bachelor | 8 | -
en: General manager; GM; Managing director; Country manager; Branch manager; Business unit manager; Site director
es: Gerente; Gerente general; Director gerente; Directora gerente; Director de sucursal; Directora de sucursal; Director de unidad de negocio; Directora de unidad de negocio
fr: Directeur/trice de site; Directeur de site; Directrice de site; Directeur d'agence; Directrice d'agence; Directeur de filiale; Directrice de filiale; Responsable de centre de profit
de: Geschäftsführer/in; Geschäftsführer; Geschäftsführerin; Niederlassungsleiter; Niederlassungsleiterin; Standortleiter; Standortleiterin; Bereichsleiter; Bereichsleiterin
en> Answers for the results of a branch, site or business unit, from its budget and people to its customers.
es> Responde de los resultados de una sucursal, un centro o una unidad de negocio: presupuesto, personas y clientes.
fr> Répond des résultats d’un site, d’une agence ou d’une filiale, du budget aux équipes en passant par la clientèle.
de> Verantwortet das Ergebnis einer Niederlassung, eines Standorts oder einer Sparte, vom Budget über das Personal bis zur Kundschaft.
skills: profit-and-loss, leadership, strategic-planning, budgeting, business-development, negotiation, decision-making
up: chief-operating-officer breadth; chief-executive-officer breadth
side: business-owner skills; nonprofit-executive-director sector

business-owner | 11-1021 | office | senior lead executive | none | 3 | -
en: Business owner; Entrepreneur; Founder; Co-founder; Small business owner; Self-employed; Owner-manager
es: Empresario/a; Empresario; Empresaria; Emprendedor; Emprendedora; Fundador; Fundadora; Trabajador autónomo; Autónoma
fr: Chef/fe d'entreprise; Chef d'entreprise; Cheffe d'entreprise; Entrepreneur; Entrepreneuse; Fondateur; Fondatrice; Travailleur indépendant; Travailleuse indépendante
de: Unternehmer/in; Unternehmer; Unternehmerin; Gründer; Gründerin; Selbstständiger; Selbstständige; Inhaber; Inhaberin
en> Runs a firm at their own risk, finds customers, does or hands out the work, and keeps money coming in.
es> Lleva su propio negocio por su cuenta y riesgo: busca clientes, organiza el trabajo y cuida de que cuadren las cuentas.
fr> Dirige sa propre affaire à ses risques, trouve des clients, organise le travail et veille à la trésorerie.
de> Führt den eigenen Betrieb auf eigenes Risiko, gewinnt Kundschaft, organisiert die Arbeit und sorgt für volle Auftragsbücher.
skills: business-development, profit-and-loss, sales, negotiation, bookkeeping, decision-making, organization
up: -
side: general-manager skills; management-consultant teach

chief-operating-officer | 11-1011 | office | executive | bachelor | 12 | -
en: Chief operating officer; COO; Executive director of operations; Group operations director; Vice president of operations; VP operations
es: Director/a general de operaciones; Director general de operaciones; Directora general de operaciones; COO; Vicepresidente de operaciones; Vicepresidenta de operaciones
fr: Directeur/trice des opérations; Directeur des opérations; Directrice des opérations; COO; Directeur général délégué; Directrice générale déléguée
de: Chief Operating Officer; COO; Vorstand Operations; Geschäftsführer Operations; Geschäftsführerin Operations; Operativer Geschäftsführer; Operative Geschäftsführerin
en> Turns the strategy of a whole organisation into daily practice and directs the managers of its operating units.
es> Convierte la estrategia de toda la organización en práctica diaria y dirige a los responsables de sus áreas operativas.
fr> Traduit la stratégie de toute l’organisation en pratique quotidienne et dirige les responsables des unités opérationnelles.
de> Setzt die Strategie des gesamten Unternehmens in den Alltag um und führt die Leitungen aller operativen Bereiche.
skills: operations-management, strategic-planning, leadership, profit-and-loss, change-management, corporate-governance
up: chief-executive-officer breadth
side: chief-financial-officer skills; nonprofit-executive-director sector

chief-executive-officer | 11-1011 | office | executive | bachelor | 15 | -
en: Chief executive officer; CEO; Chief executive; Company president; President and CEO; Group chief executive
es: Director/a general; Director general; Directora general; CEO; Consejero delegado; Consejera delegada; Presidente ejecutivo; Presidenta ejecutiva
fr: Directeur/trice général/e; Directeur général; Directrice générale; PDG; DG; Président-directeur général; Présidente-directrice générale; CEO
de: Vorstandsvorsitzende/r; Vorstandsvorsitzender; CEO; Hauptgeschäftsführer; Hauptgeschäftsführerin; Vorsitzender der Geschäftsführung; Vorsitzende der Geschäftsführung
en> Sets the direction of an organisation, chooses its top team and answers to the board and owners for the results.
es> Marca el rumbo de la organización, elige a su equipo directivo y rinde cuentas ante el consejo y los propietarios.
fr> Fixe le cap de l’organisation, choisit son équipe de direction et rend compte au conseil et aux actionnaires.
de> Gibt die Richtung des Unternehmens vor, stellt das Führungsteam zusammen und legt vor Aufsichtsgremium und Eigentümern Rechenschaft ab.
skills: strategic-planning, leadership, corporate-governance, profit-and-loss, stakeholder-management, decision-making, presentation
up: -
side: business-owner skills; nonprofit-executive-director sector

nonprofit-executive-director | 11-1011 | nonprofit | executive | bachelor | 10 | -
en: Executive director (non-profit); Charity director; Charity chief executive; NGO director; Non-profit director; Foundation director
es: Director/a de ONG; Director de ONG; Directora de ONG; Director de fundación; Directora de fundación; Director de entidad social; Directora de entidad social
fr: Directeur/trice d'association; Directeur d'association; Directrice d'association; Directeur d'ONG; Directrice d'ONG; Directeur de fondation; Directrice de fondation
de: Geschäftsführung (Verein oder Stiftung); Geschäftsführer Verein; Geschäftsführerin Verein; Stiftungsdirektor; Stiftungsdirektorin; Leiter einer NGO; Leiterin einer NGO
en> Leads a charity or foundation: shapes its programmes with the board, secures funding and speaks for it in public.
es> Dirige una ONG o fundación: define los programas con el patronato, consigue financiación y la representa en público.
fr> Dirige une association ou une fondation, construit ses programmes avec le conseil, trouve les financements et la représente au dehors.
de> Leitet einen Verein oder eine Stiftung, gestaltet mit dem Vorstand die Programme, sichert die Finanzierung und vertritt sie nach außen.
skills: leadership, fundraising, strategic-planning, corporate-governance, grant-writing, stakeholder-management, budgeting
up: -
side: general-manager sector; chief-executive-officer sector

facilities-manager | 11-3013 | property | mid senior lead | bachelor | 5 | -
en: Facilities manager; Facility manager; Building manager; Facilities coordinator; Workplace manager; Estates manager
es: Responsable de instalaciones; Facility manager; Gestor de edificios; Gestora de edificios; Jefe de servicios generales; Jefa de servicios generales; Técnico de facility services
fr: Responsable des services généraux; Facility manager; Responsable immobilier et services; Gestionnaire de bâtiments; Responsable de site technique
de: Facility-Manager/in; Facility Manager; Facility Managerin; Objektleiter; Objektleiterin; Gebäudemanager; Gebäudemanagerin; Leiter Gebäudetechnik
en> Looks after the buildings of an organisation, with their technical systems, suppliers, space and safety, so that others can work.
es> Cuida los edificios de la organización, sus instalaciones técnicas, proveedores, espacios y seguridad para que los demás puedan trabajar.
fr> Veille sur les bâtiments de l’entreprise, leurs équipements, les prestataires, les espaces et la sécurité des occupants.
de> Kümmert sich um Gebäude, Technik, Dienstleister, Flächen und Sicherheit, damit alle anderen ungestört arbeiten können.
skills: facility-management, vendor-management, maintenance, budgeting, safety, hvac, energy-efficiency
up: administrative-services-manager breadth; chief-operating-officer manage
side: property-manager sector; occupational-safety-specialist growing

administrative-services-manager | 11-3012 | office | senior lead | bachelor | 5 | -
en: Administrative services manager; Administration manager; Business services manager; Head of administration; Director of administration
es: Responsable de administración; Jefe de administración; Jefa de administración; Director administrativo; Directora administrativa; Coordinador de servicios administrativos; Coordinadora de servicios administrativos
fr: Responsable administratif/ive; Responsable administratif; Responsable administrative; Directeur administratif; Directrice administrative; Chef des services administratifs
de: Verwaltungsleiter/in; Verwaltungsleiter; Verwaltungsleiterin; Leiter Verwaltung; Leiterin Verwaltung; Leitung Verwaltung; Kaufmännischer Verwaltungsleiter
en> Organises the offices behind an organisation, from records and mail to suppliers, rules and the administrative staff.
es> Organiza los servicios internos de la entidad: archivo, correo, proveedores, normas y el personal administrativo.
fr> Organise les services de support de la structure, des archives et du courrier aux fournisseurs et au personnel administratif.
de> Organisiert die Verwaltung einer Einrichtung, von Ablage und Post über Lieferanten und Abläufe bis zum Personal.
skills: office-management, leadership, budgeting, vendor-management, process-improvement, organization, contract-management
up: chief-operating-officer manage; finance-manager degree
side: hr-manager skills; facilities-manager skills

property-manager | 11-9141 | property | entry mid senior lead | bachelor | 1 | property-management-licence
en: Property manager; Residential property manager; Block manager; Community association manager; Lettings manager; Housing manager
es: Administrador/a de fincas; Administrador de fincas; Administradora de fincas; Gestor de inmuebles; Gestora de inmuebles; Gestor de patrimonio inmobiliario; Administrador de condominios
fr: Gestionnaire immobilier/ère; Gestionnaire locatif; Gestionnaire locative; Gestionnaire de copropriété; Syndic de copropriété; Gérant d'immeubles; Gérante d'immeubles
de: Immobilienverwalter/in; Immobilienverwalter; Immobilienverwalterin; Hausverwalter; Hausverwalterin; WEG-Verwalter; Property Manager; Liegenschaftsverwalter
en> Manages homes or commercial buildings for their owners: finds tenants, collects rents, arranges repairs and keeps the accounts.
es> Gestiona viviendas o locales por cuenta de sus propietarios: busca inquilinos, cobra rentas, encarga reparaciones y lleva las cuentas.
fr> Gère des logements ou des locaux pour leurs propriétaires, de la recherche de locataires aux loyers, travaux et comptes.
de> Verwaltet Wohn- oder Gewerbeimmobilien für Eigentümer, findet Mieter, zieht Mieten ein, beauftragt Reparaturen und rechnet ab.
skills: real-estate, contract-management, customer-service, budgeting, negotiation, maintenance, accounting
up: general-manager breadth; business-owner own
side: facilities-manager skills; property-appraiser skills; loan-officer sector

sales-manager | 11-2022 | sales | senior lead | bachelor | 4 | -
en: Sales manager; Regional sales manager; Area sales manager; Field sales manager; Sales team manager; Head of sales; Business development manager
es: Jefe/a de ventas; Jefe de ventas; Jefa de ventas; Gerente de ventas; Responsable comercial; Jefe de zona; Jefa de zona; Jefe de equipo comercial
fr: Responsable commercial/e; Responsable commercial; Responsable commerciale; Chef des ventes; Cheffe des ventes; Responsable régional des ventes; Responsable du développement commercial
de: Vertriebsleiter/in; Vertriebsleiter; Vertriebsleiterin; Verkaufsleiter; Verkaufsleiterin; Sales Manager; Sales Managerin; Regionalverkaufsleiter
en> Leads a sales team: sets targets and territories, coaches the salespeople and wins the largest customers personally.
es> Dirige un equipo comercial: fija objetivos y zonas, acompaña a los vendedores y cierra personalmente las cuentas más grandes.
fr> Anime une équipe de vente, fixe objectifs et secteurs, accompagne les commerciaux et conclut en personne les plus gros contrats.
de> Führt ein Verkaufsteam, legt Ziele und Gebiete fest, coacht die Mitarbeitenden und gewinnt wichtige Großkunden selbst.
skills: sales, leadership, b2b-sales, sales-forecasting, crm, negotiation, coaching
up: sales-director manage; chief-commercial-officer breadth
side: marketing-manager skills; purchasing-manager skills

sales-director | 11-2022 | sales | lead executive | bachelor | 8 | -
en: Sales director; Director of sales; National sales manager; VP sales; Vice president of sales; Head of key accounts
es: Director/a comercial; Director comercial; Directora comercial; Director nacional de ventas; Directora nacional de ventas; Director de ventas; Directora de ventas
fr: Directeur/trice commercial/e; Directeur commercial; Directrice commerciale; Directeur des ventes; Directrice des ventes; Directeur national des ventes
de: Vertriebsdirektor/in; Vertriebsdirektor; Vertriebsdirektorin; Sales Director; Direktor Vertrieb; Direktorin Vertrieb; Nationaler Verkaufsleiter; Gesamtvertriebsleiter
en> Sets sales strategy for a country or company, leads the regional managers and answers for the revenue that comes in.
es> Define la estrategia de ventas de un país o una empresa, dirige a los jefes regionales y responde de la facturación.
fr> Définit la stratégie de vente d’un pays ou d’une entreprise, dirige les responsables régionaux et répond du chiffre d’affaires.
de> Bestimmt die Vertriebsstrategie eines Landes oder Unternehmens, führt die regionalen Leitungen und verantwortet den Umsatz.
skills: sales-forecasting, strategic-planning, leadership, b2b-sales, pricing, profit-and-loss, negotiation
up: chief-commercial-officer breadth
side: marketing-director skills; general-manager skills

chief-commercial-officer | 11-1011 | sales | executive | bachelor | 12 | -
en: Chief commercial officer; CCO; Chief sales officer; Chief revenue officer; CRO; Commercial director
es: Director/a general comercial; Director general comercial; Directora general comercial; Chief commercial officer; Chief revenue officer; Vicepresidente comercial; Vicepresidenta comercial
fr: Directeur/trice commercial/e groupe; Directeur général des ventes; Directrice générale des ventes; Chief revenue officer; Chief commercial officer; Directeur commercial groupe; Directrice commerciale groupe
de: Vertriebsvorstand; Chief Sales Officer; CSO; Chief Commercial Officer; Chief Revenue Officer; Geschäftsführer Vertrieb; Geschäftsführerin Vertrieb
en> Sits in top management and answers for everything that brings in revenue: sales, pricing, partnerships and customer service.
es> Forma parte de la alta dirección y responde de todo lo que genera ingresos: ventas, precios, alianzas y atención al cliente.
fr> Membre de la direction générale, répond de tout ce qui génère du revenu, des ventes et tarifs aux partenariats.
de> Gehört zur obersten Leitung und verantwortet alles, was Umsatz bringt, von Vertrieb und Preisen bis zu Partnerschaften.
skills: strategic-planning, sales, pricing, leadership, profit-and-loss, business-development, stakeholder-management
up: chief-executive-officer breadth
side: chief-marketing-officer skills; business-owner skills

marketing-manager | 11-2021 | marketing | senior lead | bachelor | 5 | -
en: Marketing manager; Brand manager; Head of marketing; Marketing lead; Product marketing manager; Trade marketing manager
es: Responsable de marketing; Jefe de marketing; Jefa de marketing; Brand manager; Jefe de marca; Gerente de mercadotecnia; Gerente de marketing
fr: Responsable marketing; Chef de marque; Cheffe de marque; Brand manager; Responsable marketing et communication; Chef de produit marketing
de: Marketingleiter/in; Marketingleiter; Marketingleiterin; Marketing Manager; Marketingmanagerin; Brand Manager; Markenmanager; Leiter Marketing
en> Plans campaigns and budgets for a brand or product range, briefs agencies and measures what brings in customers.
es> Planifica campañas y presupuestos de una marca o gama, coordina a las agencias y mide qué atrae clientes.
fr> Planifie campagnes et budgets d’une marque ou d’une gamme, pilote les agences et mesure ce qui attire la clientèle.
de> Plant Kampagnen und Budgets für eine Marke oder Produktlinie, steuert Agenturen und misst, was Kundschaft bringt.
skills: marketing, branding, campaign-management, budgeting, market-research, digital-marketing, leadership
up: marketing-director manage; chief-marketing-officer breadth
side: product-manager skills; public-relations-manager skills

product-manager | 11-2021 | technology | mid senior lead | bachelor | 3 | -
en: Product manager; Product owner; Digital product manager; Technical product manager; Senior product manager; Head of product
es: Responsable de producto; Product manager; Product owner; Jefe de producto; Jefa de producto; Gerente de producto
fr: Chef/fe de produit; Chef de produit; Cheffe de produit; Product manager; Product owner; Responsable produit
de: Produktmanager/in; Produktmanager; Produktmanagerin; Product Manager; Product Owner; Leiter Produktmanagement
en> Decides with users, engineers and sales what a product should do next, and why, and sees it through to launch.
es> Decide con usuarios, técnicos y ventas qué debe ofrecer un producto y por qué, y lo acompaña hasta su lanzamiento.
fr> Décide avec les utilisateurs, la technique et les ventes de l’évolution d’un produit et l’accompagne jusqu’au lancement.
de> Entscheidet mit Nutzern, Technik und Vertrieb, was ein Produkt als Nächstes können soll, und begleitet es bis zur Einführung.
skills: product-management, user-research, requirements-analysis, market-research, agile, stakeholder-management, data-analysis
up: chief-product-officer breadth; marketing-director manage
side: marketing-manager skills; program-manager skills; business-owner skills

chief-product-officer | 11-1011 | technology | executive | bachelor | 12 | -
en: Chief product officer; CPO; VP product; Vice president of product; Product director; Director of product management
es: Director/a de producto; Director de producto; Directora de producto; Chief product officer; Vicepresidente de producto; Vicepresidenta de producto
fr: Directeur/trice produit; Directeur produit; Directrice produit; Chief product officer; Directeur de la gestion de produits; Directrice de la gestion de produits
de: Chief Product Officer; CPO; Produktvorstand; Director Product Management; Bereichsleiter Produktmanagement; Bereichsleiterin Produktmanagement
en> Leads all product teams of a company and decides which products it builds, keeps or gives up.
es> Dirige todos los equipos de producto de la empresa y decide qué productos se crean, se mantienen o se abandonan.
fr> Dirige toutes les équipes produit de l’entreprise et tranche entre produits à créer, à garder ou à arrêter.
de> Leitet alle Produktteams des Unternehmens und entscheidet, welche Produkte entwickelt, weitergeführt oder eingestellt werden.
skills: product-management, strategic-planning, leadership, market-research, profit-and-loss, stakeholder-management
up: chief-executive-officer breadth
side: chief-marketing-officer skills; chief-technology-officer skills

marketing-director | 11-2021 | marketing | lead executive | bachelor | 8 | -
en: Marketing director; Director of marketing; VP marketing; Vice president of marketing; Group marketing manager; Head of brand
es: Director/a de marketing; Director de marketing; Directora de marketing; Director de mercadotecnia; Directora de mercadotecnia; Director de marca; Directora de marca
fr: Directeur/trice marketing; Directeur marketing; Directrice marketing; Directeur du marketing; Directrice du marketing; Directeur de marque; Directrice de marque
de: Marketingdirektor/in; Marketingdirektor; Marketingdirektorin; Director Marketing; Direktor Marketing; Bereichsleiter Marketing; Bereichsleiterin Marketing
en> Leads the marketing department, decides how brands are positioned and where the money for advertising goes.
es> Dirige el departamento de marketing y decide cómo se posicionan las marcas y en qué se invierte el presupuesto.
fr> Dirige le service marketing, décide du positionnement des marques et de la répartition des dépenses de publicité.
de> Leitet die Marketingabteilung und entscheidet, wie Marken positioniert werden und wohin die Werbegelder fließen.
skills: marketing, strategic-planning, leadership, branding, budgeting, market-research
up: chief-marketing-officer breadth
side: sales-director skills; general-manager skills

chief-marketing-officer | 11-1011 | marketing | executive | bachelor | 12 | -
en: Chief marketing officer; CMO; Chief brand officer; Group marketing director; Executive vice president marketing
es: Director/a general de marketing; Director general de marketing; Directora general de marketing; CMO; Vicepresidente de marketing; Vicepresidenta de marketing
fr: Directeur/trice marketing groupe; Directeur marketing groupe; Directrice marketing groupe; CMO; Directeur général marketing; Directrice générale marketing
de: Marketingvorstand; CMO; Chief Marketing Officer; Geschäftsführer Marketing; Geschäftsführerin Marketing; Vorstand Marketing
en> Speaks for the customer in top management and answers for brand, communication and demand across the whole company.
es> Representa al cliente en la alta dirección y responde de la marca, la comunicación y la demanda en toda la empresa.
fr> Porte la voix du client à la direction générale et répond de la marque, de la communication et de la demande.
de> Vertritt die Kundensicht in der obersten Leitung und verantwortet Marke, Kommunikation und Nachfrage des gesamten Unternehmens.
skills: strategic-planning, marketing, branding, leadership, profit-and-loss, stakeholder-management
up: chief-executive-officer breadth
side: chief-commercial-officer skills; business-owner skills

advertising-manager | 11-2011 | marketing | senior lead | bachelor | 4 | -
en: Advertising manager; Advertising account director; Promotions manager; Agency account director; Media director; Head of advertising
es: Responsable de publicidad; Director de publicidad; Directora de publicidad; Director de cuentas publicitarias; Directora de cuentas publicitarias; Jefe de publicidad; Jefa de publicidad
fr: Responsable publicité; Directeur de la publicité; Directrice de la publicité; Directeur de clientèle en agence; Directrice de clientèle en agence; Chef de publicité; Cheffe de publicité
de: Werbeleiter/in; Werbeleiter; Werbeleiterin; Leiter Werbung; Leiterin Werbung; Account Director Agentur; Etatdirektor; Etatdirektorin
en> Runs advertising for clients or an own brand: agrees aims and budget, steers creatives and media and shows what it achieved.
es> Dirige la publicidad de clientes o de la propia marca: acuerda objetivos y presupuesto, coordina creativos y medios y mide resultados.
fr> Pilote la publicité de clients ou de sa marque, fixe objectifs et budget, guide créatifs et médias et mesure les effets.
de> Steuert die Werbung für Kunden oder die eigene Marke, klärt Ziele und Budget, führt Kreative und Mediaplaner und misst die Wirkung.
skills: campaign-management, branding, budgeting, leadership, negotiation, digital-marketing, presentation
up: marketing-director breadth; business-owner own
side: public-relations-manager skills; sales-manager skills; creative-director skills

public-relations-manager | 11-2032 | marketing | senior lead | bachelor | 5 | -
en: Public relations manager; PR manager; Communications manager; Head of communications; Corporate communications manager; Press office manager
es: Responsable de comunicación; Director de comunicación; Directora de comunicación; Dircom; Jefe de prensa; Jefa de prensa; Gerente de relaciones públicas
fr: Responsable de la communication; Responsable des relations publiques; Responsable communication; Directeur de la communication; Directrice de la communication; Dircom
de: Leiter/in Kommunikation; Leiter Kommunikation; Leiterin Kommunikation; PR-Manager; PR-Managerin; Kommunikationsmanager; Leiter Öffentlichkeitsarbeit; Leiterin Öffentlichkeitsarbeit
en> Directs how an organisation talks to press, public and staff, and prepares it for awkward questions and crises.
es> Dirige cómo se comunica la organización con la prensa, el público y la plantilla, y la prepara para las crisis.
fr> Pilote la parole de l’organisation envers la presse, le public et le personnel et la prépare aux crises.
de> Steuert, wie eine Organisation mit Presse, Öffentlichkeit und Belegschaft spricht, und bereitet sie auf Krisen vor.
skills: public-relations, communication, copywriting, crisis-communication, leadership, stakeholder-management
up: marketing-director breadth; chief-marketing-officer breadth
side: fundraising-manager sector; marketing-manager skills

fundraising-manager | 11-2033 | nonprofit | senior lead | bachelor | 5 | -
en: Fundraising manager; Head of fundraising; Development director; Director of development; Philanthropy manager; Donor relations manager
es: Responsable de captación de fondos; Director de captación de fondos; Directora de captación de fondos; Jefe de fundraising; Jefa de fundraising; Responsable de desarrollo (ONG)
fr: Responsable de la collecte de fonds; Directeur de la collecte; Directrice de la collecte; Responsable mécénat; Responsable fundraising; Directeur du développement associatif
de: Leiter/in Fundraising; Leiter Fundraising; Leiterin Fundraising; Fundraising-Manager; Fundraising-Managerin; Leitung Spendenmarketing
en> Plans how a charity, school or hospital raises its money and leads the people who look after its donors.
es> Planifica cómo obtiene fondos una ONG, un centro educativo o un hospital y dirige a quienes cuidan de los donantes.
fr> Organise la recherche de fonds d’une association, d’une école ou d’un hôpital et anime l’équipe chargée des donateurs.
de> Plant, wie ein Verein, eine Hochschule oder Klinik Spenden einwirbt, und führt das Team, das Förderer betreut.
skills: fundraising, leadership, grant-writing, campaign-management, stakeholder-management, crm, budgeting
up: nonprofit-executive-director breadth
side: public-relations-manager skills; marketing-manager sector

program-manager | 11-9199 | office | senior lead | bachelor | 7 | -
en: Programme manager; Program manager; Portfolio manager (projects); Senior programme manager; Head of PMO; PMO manager
es: Gestor/a de programas; Gestor de programas; Gestora de programas; Program manager; Director de programas; Directora de programas; Responsable de PMO
fr: Directeur/trice de programme; Directeur de programme; Directrice de programme; Responsable PMO; Responsable de programmes; Directeur de projets; Directrice de projets
de: Programmmanager/in; Programmmanager; Programmmanagerin; Programmleiter; Programmleiterin; Leiter PMO; Leiterin PMO; Program Manager
en> Steers several linked projects towards one goal, settles conflicts over people and money, and reports to top management.
es> Coordina varios proyectos ligados a un mismo objetivo, resuelve conflictos de personal y dinero e informa a la dirección.
fr> Pilote plusieurs projets liés vers un même but, arbitre entre moyens et budgets et rend compte à la direction.
de> Steuert mehrere verbundene Projekte auf ein gemeinsames Ziel hin, schlichtet Ressourcenkonflikte und berichtet an die Geschäftsleitung.
skills: project-management, stakeholder-management, budgeting, risk-management, leadership, change-management, kpi-reporting
up: chief-operating-officer manage
side: operations-manager skills; product-manager skills; it-manager sector

compliance-manager | 11-9199 | finance | senior lead | bachelor | 6 | -
en: Compliance manager; Head of compliance; Regulatory affairs manager; Regulatory compliance manager; Ethics and compliance manager
es: Responsable de cumplimiento normativo; Compliance manager; Jefe de cumplimiento; Jefa de cumplimiento; Gerente de cumplimiento; Responsable de asuntos regulatorios
fr: Responsable conformité; Responsable de la conformité; Compliance manager; Chef de la conformité; Responsable des affaires réglementaires
de: Leiter/in Compliance; Leiter Compliance; Leiterin Compliance; Compliance Manager; Compliance-Managerin; Leitung Regulatory Affairs
en> Builds the rules and controls that keep a company within the law and leads the team that watches over them.
es> Diseña las normas y controles que mantienen a la empresa dentro de la ley y dirige al equipo que los vigila.
fr> Met en place les règles et contrôles qui maintiennent l’entreprise dans la légalité et dirige l’équipe qui les suit.
de> Baut die Regeln und Kontrollen auf, mit denen ein Unternehmen gesetzestreu bleibt, und führt das zuständige Team.
skills: compliance, internal-controls, risk-management, leadership, auditing, stakeholder-management, training
up: chief-compliance-officer manage
side: risk-manager skills; program-manager skills

chief-compliance-officer | 11-1011 | finance | executive | bachelor | 12 | -
en: Chief compliance officer; Chief risk and compliance officer; Group head of compliance; Director of compliance; Compliance director; Chief ethics officer
es: Director/a de cumplimiento; Director de cumplimiento; Directora de cumplimiento; Chief compliance officer; Director de cumplimiento normativo; Directora de cumplimiento normativo
fr: Directeur/trice de la conformité; Directeur de la conformité; Directrice de la conformité; Chief compliance officer; Directeur conformité groupe; Directrice conformité groupe
de: Chief Compliance Officer; Bereichsleiter Compliance; Bereichsleiterin Compliance; Konzernbeauftragter für Compliance; Konzernbeauftragte für Compliance; Director Compliance
en> Answers to board and regulators for lawful conduct across the company, and advises top management before risky decisions.
es> Responde ante el consejo y los reguladores de que la empresa cumpla la ley y aconseja a la dirección en decisiones delicadas.
fr> Répond devant le conseil et les autorités du respect des lois et conseille la direction avant les décisions sensibles.
de> Steht vor Aufsichtsrat und Behörden für rechtmäßiges Handeln ein und berät die Geschäftsleitung vor heiklen Entscheidungen.
skills: compliance, corporate-governance, risk-management, leadership, internal-controls, stakeholder-management
up: -
side: chief-operating-officer skills; chief-financial-officer skills

hse-manager | 11-9199 | engineering | senior lead | bachelor | 6 | safety-officer-qualification
en: Health, safety and environment manager; HSE manager; EHS manager; Health and safety manager; SHEQ manager; Safety manager
es: Responsable de seguridad, salud y medio ambiente; Responsable de HSE; Jefe de prevención; Jefa de prevención; Responsable de PRL; Gerente de SSMA
fr: Responsable HSE; Responsable QHSE; Responsable QSE; Responsable hygiène, sécurité et environnement; Responsable SSE; Directeur QHSE; Directrice QHSE
de: Leiter/in Arbeitssicherheit; Leiter Arbeitssicherheit; Leiterin Arbeitssicherheit; HSE-Manager; HSE-Managerin; EHS-Manager; EHS-Managerin; Leiter HSE
en> Leads all work on safety, health and environment at a site or company, from policy to accident follow-up.
es> Dirige todo lo relativo a seguridad, salud y medio ambiente en un centro o empresa, desde la política hasta los accidentes.
fr> Dirige la sécurité, la santé et l’environnement d’un site ou d’une entreprise, de la politique au suivi des accidents.
de> Leitet Arbeitssicherheit, Gesundheits- und Umweltschutz eines Standorts oder Unternehmens, von den Vorgaben bis zur Aufarbeitung von Unfällen.
skills: safety, workplace-risk-assessment, leadership, environment, accident-investigation, iso-9001, training
up: chief-operating-officer breadth
side: compliance-manager skills; facilities-manager skills
`;

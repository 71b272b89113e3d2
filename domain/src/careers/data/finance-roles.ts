/** Roles of accounting, tax, banking and investment, in the format of `catalogue.ts`. */
export const financeRoles = `
accountant | 13-2011 | finance | entry mid senior | bachelor | 0 | -
en: Accountant; Staff accountant; General ledger accountant; Management accountant; Chartered accountant; CPA; Financial accountant
es: Contable; Contador; Contadora; Contador público; Contadora pública; Contable financiero; Contable sénior; Contable general
fr: Comptable; Comptable général; Comptable générale; Expert-comptable; Experte-comptable; Comptable unique; Collaborateur comptable; Collaboratrice comptable
de: Bilanzbuchhalter/in; Bilanzbuchhalter; Bilanzbuchhalterin; Hauptbuchhalter; Hauptbuchhalterin; Accountant; Abschlussbuchhalter; Abschlussbuchhalterin; Fachmann im Finanz- und Rechnungswesen; Fachfrau im Finanz- und Rechnungswesen
en> Keeps a firm's accounts in order, closes the month and year, and prepares statements that owners and tax offices rely on.
es> Lleva las cuentas de la empresa, hace los cierres mensuales y anuales y prepara los estados que exigen socios y Hacienda.
fr> Tient les comptes de l’entreprise, assure les clôtures et établit les états sur lesquels s’appuient associés et fisc.
de> Führt die Bücher eines Unternehmens, erstellt Monats- und Jahresabschlüsse und liefert Zahlen, auf die Eigentümer und Finanzamt bauen.
skills: accounting, general-ledger, month-end, financial-reporting, reconciliation, tax, excel, ifrs
up: financial-controller lead; finance-manager manage; business-owner own
side: auditor skills; financial-analyst growing; tax-adviser skills

auditor | 13-2011 | finance | entry mid senior lead | bachelor | 0 | audit-licence
en: Auditor; Internal auditor; External auditor; Audit associate; Audit manager; Statutory auditor; IT auditor
es: Auditor/a; Auditor; Auditora; Auditor interno; Auditora interna; Auditor de cuentas; Auditora de cuentas; Auditor externo
fr: Auditeur/trice; Auditeur; Auditrice; Auditeur interne; Auditrice interne; Commissaire aux comptes; Auditeur financier; Auditrice financière
de: Wirtschaftsprüfer/in; Wirtschaftsprüfer; Wirtschaftsprüferin; Prüfungsassistent; Prüfungsassistentin; Interner Revisor; Interne Revisorin; Auditor; Auditorin
en> Tests whether accounts and controls are right, follows figures back to their source and writes down what must change.
es> Comprueba si las cuentas y los controles son correctos, rastrea las cifras hasta su origen y señala lo que debe corregirse.
fr> Vérifie la sincérité des comptes et des contrôles, remonte des chiffres à leurs pièces et signale ce qui doit changer.
de> Prüft, ob Abschlüsse und Kontrollen stimmen, verfolgt Zahlen bis zum Beleg und hält fest, was zu ändern ist.
skills: auditing, accounting, internal-controls, ifrs, risk-management, report-writing, excel, attention-to-detail
up: financial-controller manage; compliance-manager breadth; business-owner own
side: accountant regular; compliance-officer skills; financial-examiner sector

tax-adviser | 13-2011 | finance | entry mid senior lead | bachelor | 2 | tax-adviser-registration
en: Tax adviser; Tax advisor; Tax consultant; Tax accountant; Tax manager; Chartered tax adviser
es: Asesor/a fiscal; Asesor fiscal; Asesora fiscal; Consultor fiscal; Consultora fiscal; Asesor tributario; Asesora tributaria; Fiscalista
fr: Conseiller/ère fiscal/e; Conseiller fiscal; Conseillère fiscale; Fiscaliste; Consultant fiscal; Consultante fiscale; Responsable fiscal; Responsable fiscale
de: Steuerberater/in; Steuerberater; Steuerberaterin; Tax Consultant; Steuerreferent; Steuerreferentin; Tax Manager; Steuerexperte; Steuerexpertin
en> Advises firms and private people on taxes, prepares their returns and argues their case with the tax office.
es> Asesora a empresas y particulares en impuestos, prepara sus declaraciones y los defiende ante Hacienda.
fr> Conseille entreprises et particuliers sur leurs impôts, prépare leurs déclarations et défend leurs dossiers face au fisc.
de> Berät Firmen und Privatleute in Steuerfragen, erstellt ihre Erklärungen und vertritt sie gegenüber dem Finanzamt.
skills: tax, vat, accounting, legal-research, communication, excel, datev
up: finance-manager manage; business-owner own
side: accountant skills; auditor skills; financial-adviser skills

tax-preparer | 13-2082 | finance | entry mid | vocational | 0 | -
en: Tax preparer; Tax assistant; Tax return preparer; Tax clerk; Income tax preparer; Tax technician
es: Auxiliar de asesoría fiscal; Técnico de renta; Técnica de renta; Preparador de impuestos; Preparadora de impuestos; Gestor de declaraciones; Gestora de declaraciones
fr: Assistant/e fiscal/e; Assistant fiscal; Assistante fiscale; Préparateur de déclarations fiscales; Préparatrice de déclarations fiscales; Collaborateur fiscal
de: Steuerfachangestellte/r; Steuerfachangestellter; Steuerfachangestellte; Steuerassistent; Steuerassistentin; Steuerfachkraft; Steuersachbearbeiter; Steuersachbearbeiterin
en> Gathers papers and figures from clients, fills in their tax returns and checks them for errors and missed allowances.
es> Reúne documentos y datos de los clientes, rellena sus declaraciones y revisa errores y deducciones olvidadas.
fr> Réunit pièces et chiffres des clients, remplit leurs déclarations et contrôle erreurs et déductions oubliées.
de> Stellt Unterlagen und Zahlen der Mandanten zusammen, füllt Steuererklärungen aus und prüft sie auf Fehler und vergessene Abzüge.
skills: tax, bookkeeping, data-entry, customer-service, excel, datev, attention-to-detail
up: tax-adviser licence; accountant degree; tax-inspector breadth
side: loan-officer skills; debt-counsellor skills

tax-inspector | 13-2081 | public | entry mid senior | bachelor | 0 | -
en: Tax inspector; Tax officer; Revenue officer; Revenue agent; Tax examiner; Tax auditor (public)
es: Inspector/a de Hacienda; Inspector de Hacienda; Inspectora de Hacienda; Técnico de Hacienda; Técnica de Hacienda; Agente tributario; Agente tributaria; Auditor fiscal (SAT)
fr: Inspecteur/trice des finances publiques; Inspecteur des finances publiques; Inspectrice des finances publiques; Contrôleur des impôts; Contrôleuse des impôts; Inspecteur des impôts; Vérificateur fiscal
de: Finanzbeamter/-beamtin; Finanzbeamter; Finanzbeamtin; Betriebsprüfer; Betriebsprüferin; Steuerprüfer; Steuerprüferin; Steuerinspektor; Finanzwirt; Finanzwirtin
en> Checks tax returns for the state, visits businesses to look at their books and claims what has been left unpaid.
es> Revisa declaraciones para la administración, comprueba los libros de las empresas y reclama los impuestos que no se han pagado.
fr> Contrôle les déclarations pour l’État, examine les livres des entreprises et réclame les impôts restés impayés.
de> Prüft für den Staat Steuererklärungen, sieht in Betrieben die Bücher ein und fordert nicht gezahlte Steuern nach.
skills: tax, auditing, accounting, legal-research, report-writing, interviewing, attention-to-detail
up: financial-examiner master; tax-adviser licence
side: accountant sector; customs-specialist skills; compliance-officer sector

financial-examiner | 13-2061 | public | entry mid senior | bachelor | 1 | -
en: Financial examiner; Bank examiner; Banking supervisor; Financial regulator; Prudential supervisor; Regulatory examiner
es: Inspector/a de entidades financieras; Inspector de entidades de crédito; Inspectora de entidades de crédito; Inspector bancario; Inspectora bancaria; Supervisor bancario; Supervisora bancaria
fr: Contrôleur/euse bancaire; Contrôleur bancaire; Contrôleuse bancaire; Inspecteur de la supervision bancaire; Inspectrice de la supervision bancaire; Superviseur prudentiel; Contrôleur des assurances
de: Bankenaufseher/in; Bankenaufseher; Bankenaufseherin; Referent Bankenaufsicht; Referentin Bankenaufsicht; Bankprüfer; Bankprüferin; Finanzaufseher
en> Inspects banks and insurers for the authorities, judging whether they are sound and treat customers by the rules.
es> Inspecciona bancos y aseguradoras para el supervisor y valora si son solventes y tratan bien a sus clientes.
fr> Inspecte banques et assureurs pour l’autorité de contrôle et juge de leur solidité et du respect des règles.
de> Kontrolliert im Auftrag der Aufsicht Banken und Versicherer auf Stabilität und regelgerechten Umgang mit Kundschaft.
skills: auditing, compliance, banking, risk-management, financial-analysis, anti-money-laundering, report-writing
up: compliance-manager lead; risk-manager manage
side: auditor sector; financial-risk-analyst skills; compliance-officer sector

financial-analyst | 13-2051 | finance | entry mid senior lead | bachelor | 0 | -
en: Financial analyst; FP&A analyst; Corporate finance analyst; Business controller; Finance analyst; Management controller
es: Analista financiero/a; Analista financiero; Analista financiera; Analista FP&A; Controller de gestión; Controller de negocio; Técnico de control de gestión
fr: Contrôleur/euse de gestion; Contrôleur de gestion; Contrôleuse de gestion; Analyste financier d'entreprise; Analyste financière d'entreprise; Analyste FP&A; Business controller
de: Controller/in; Controller; Controllerin; Finanzcontroller; Finanzcontrollerin; FP&A Analyst; Business Controller; Referent Controlling; Referentin Controlling
en> Plans and explains a company's figures: budgets, forecasts, deviations, and what a decision would cost or bring.
es> Planifica y explica las cifras de la empresa: presupuestos, previsiones, desviaciones y lo que costaría o aportaría cada decisión.
fr> Prévoit et explique les chiffres de l’entreprise, des budgets et écarts au coût ou au gain d’une décision.
de> Plant und erklärt die Zahlen eines Unternehmens, von Budget und Prognose über Abweichungen bis zu den Folgen einer Entscheidung.
skills: financial-analysis, forecasting, budgeting, controlling, excel, financial-modeling, sap-fi, power-bi, presentation
up: finance-manager lead; financial-controller lead
side: investment-analyst skills; data-analyst growing; business-analyst skills

investment-analyst | 13-2051 | finance | entry mid senior | bachelor | 0 | -
en: Investment analyst; Equity analyst; Equity research analyst; Securities analyst; Investment banking analyst; M&A analyst; Credit research analyst
es: Analista de inversiones; Analista de renta variable; Analista bursátil; Analista de valores; Analista de banca de inversión; Analista de fusiones y adquisiciones
fr: Analyste en investissement; Analyste financier; Analyste financière; Analyste actions; Analyste buy-side; Analyste fusions-acquisitions; Analyste M&A
de: Finanzanalyst/in; Finanzanalyst; Finanzanalystin; Aktienanalyst; Aktienanalystin; Investmentanalyst; Investmentanalystin; M&A Analyst; Wertpapieranalyst
en> Studies companies and markets, values shares, bonds or whole firms and says whether an investment is worth its price.
es> Estudia empresas y mercados, valora acciones, bonos o negocios enteros y dice si una inversión vale su precio.
fr> Étudie entreprises et marchés, évalue actions, obligations ou sociétés entières et dit si le prix se justifie.
de> Untersucht Firmen und Märkte, bewertet Aktien, Anleihen oder ganze Unternehmen und beurteilt, ob sich eine Anlage lohnt.
skills: investment-analysis, valuation, financial-modeling, financial-analysis, excel, research, ifrs, presentation
up: investment-fund-manager manage; finance-manager lead
side: financial-analyst regular; financial-risk-analyst skills; financial-adviser growing

investment-fund-manager | 11-9199 | finance | senior lead executive | bachelor | 6 | investment-licence
en: Investment fund manager; Fund manager; Investment manager; Investment portfolio manager; Asset manager; Chief investment officer
es: Gestor/a de fondos; Gestor de fondos; Gestora de fondos; Gestor de carteras; Gestora de carteras; Gestor de inversiones; Gestora de inversiones; Director de inversiones
fr: Gérant/e de portefeuille; Gérant de portefeuille; Gérante de portefeuille; Gérant de fonds; Gérante de fonds; Gestionnaire d'actifs; Directeur des investissements; Directrice des investissements
de: Fondsmanager/in; Fondsmanager; Fondsmanagerin; Portfoliomanager; Portfoliomanagerin; Vermögensverwalter; Vermögensverwalterin; Asset Manager; Investmentmanager
en> Decides what a fund or portfolio buys and sells, within agreed risk, and answers to investors for the result.
es> Decide qué compra y vende un fondo o una cartera, dentro del riesgo acordado, y responde ante los inversores.
fr> Décide des achats et ventes d’un fonds ou portefeuille dans un risque convenu et en répond aux investisseurs.
de> Entscheidet im vereinbarten Risikorahmen über Käufe und Verkäufe eines Fonds oder Depots und steht Anlegern Rede und Antwort.
skills: portfolio-management, investment-analysis, risk-management, valuation, decision-making, statistics, communication
up: chief-financial-officer breadth
side: risk-manager skills; financial-adviser regular

budget-analyst | 13-2031 | public | entry mid senior | bachelor | 0 | -
en: Budget analyst; Budget officer; Public finance analyst; Budget planner; Budget coordinator; Cost analyst
es: Analista de presupuestos; Técnico de presupuestos públicos; Técnica de presupuestos públicos; Analista presupuestario; Analista presupuestaria; Técnico de gestión presupuestaria
fr: Analyste budgétaire; Gestionnaire budgétaire; Chargé de budget; Chargée de budget; Contrôleur budgétaire; Contrôleuse budgétaire
de: Haushaltssachbearbeiter/in; Haushaltssachbearbeiter; Haushaltssachbearbeiterin; Haushaltsreferent; Haushaltsreferentin; Budgetanalyst; Budgetanalystin; Budgetplaner
en> Draws up an institution's budget with its departments, tracks spending through the year and warns of gaps in time.
es> Elabora con los departamentos el presupuesto de una institución, sigue el gasto durante el año y avisa a tiempo de los desfases.
fr> Établit avec les services le budget d’une institution, suit les dépenses dans l’année et signale à temps les écarts.
de> Stellt mit den Abteilungen den Haushalt einer Einrichtung auf, verfolgt die Ausgaben und warnt rechtzeitig vor Lücken.
skills: budgeting, financial-analysis, excel, forecasting, financial-reporting, communication, attention-to-detail
up: financial-analyst breadth; finance-manager lead
side: accountant skills; compensation-benefits-specialist skills

credit-analyst | 13-2041 | finance | entry mid senior | bachelor | 0 | -
en: Credit analyst; Credit risk analyst; Credit officer; Corporate credit analyst; Commercial credit analyst; Credit underwriter
es: Analista de crédito; Analista de riesgo de crédito; Analista de riesgos bancarios; Gestor de riesgo de crédito; Gestora de riesgo de crédito; Técnico de admisión de riesgos
fr: Analyste crédit; Analyste risque de crédit; Chargé d'analyse crédit; Chargée d'analyse crédit; Analyste engagements; Crédit analyste entreprises
de: Kreditanalyst/in; Kreditanalyst; Kreditanalystin; Kreditsachbearbeiter; Kreditsachbearbeiterin; Kreditreferent; Kreditreferentin; Firmenkundenanalyst
en> Judges from accounts and payment history whether a person or firm can pay back a loan, and how much.
es> Valora con cuentas e historial de pagos si una persona o empresa podrá devolver un crédito y hasta qué importe.
fr> Juge, d’après comptes et historique de paiement, si un client peut rembourser un crédit et jusqu’à quel montant.
de> Beurteilt anhand von Abschlüssen und Zahlungsverhalten, ob und in welcher Höhe jemand einen Kredit zurückzahlen kann.
skills: credit-analysis, financial-analysis, banking, excel, risk-management, report-writing, decision-making
up: financial-risk-analyst master; financial-analyst breadth
side: loan-officer skills; insurance-underwriter skills

financial-risk-analyst | 13-2054 | finance | entry mid senior lead | bachelor | 1 | -
en: Financial risk analyst; Risk analyst; Market risk analyst; Risk modeller; Operational risk analyst; Quantitative risk analyst; Risk specialist
es: Analista de riesgos financieros; Analista de riesgos; Analista de riesgo de mercado; Técnico de riesgos; Técnica de riesgos; Especialista en riesgos financieros
fr: Analyste risques financiers; Analyste risques; Analyste risques de marché; Risk analyst; Chargé de risques opérationnels; Chargée de risques opérationnels
de: Risikoanalyst/in; Risikoanalyst; Risikoanalystin; Risikocontroller; Risikocontrollerin; Marktrisikoanalyst; Spezialist Risikomanagement; Spezialistin Risikomanagement
en> Models what could go wrong with loans, markets or processes, puts a figure on it and suggests limits and cover.
es> Modela qué podría salir mal en créditos, mercados o procesos, lo cuantifica y propone límites y coberturas.
fr> Modélise ce qui peut mal tourner sur crédits, marchés ou processus, le chiffre et propose limites et couvertures.
de> Modelliert, was bei Krediten, Märkten oder Abläufen schiefgehen kann, beziffert es und schlägt Limits und Absicherungen vor.
skills: risk-management, statistics, financial-modeling, python, data-analysis, sql, excel, report-writing
up: risk-manager lead; actuary degree
side: data-scientist growing; financial-analyst skills; compliance-officer regular

risk-manager | 11-3031 | finance | senior lead executive | bachelor | 6 | -
en: Risk manager; Head of risk; Chief risk officer; Enterprise risk manager; Risk director; Credit risk manager
es: Responsable de riesgos; Risk manager; Director de riesgos; Directora de riesgos; Gerente de riesgos; Jefe de riesgos; Jefa de riesgos
fr: Responsable des risques; Risk manager; Directeur des risques; Directrice des risques; Gestionnaire des risques; Responsable risques de crédit
de: Risikomanager/in; Risikomanager; Risikomanagerin; Leiter Risikomanagement; Leiterin Risikomanagement; Chief Risk Officer; Risk Manager
en> Decides with top management how much risk an organisation takes, and leads those who measure and limit it.
es> Decide con la dirección cuánto riesgo asume la organización y dirige a quienes lo miden y lo limitan.
fr> Décide avec la direction du niveau de risque acceptable et dirige ceux qui le mesurent et le limitent.
de> Legt mit der Geschäftsleitung fest, wie viel Risiko tragbar ist, und führt alle, die es messen und begrenzen.
skills: risk-management, leadership, insurance, internal-controls, compliance, financial-analysis, stakeholder-management
up: chief-financial-officer breadth; chief-compliance-officer breadth
side: finance-manager skills; insurance-manager sector

fraud-analyst | 13-2099 | finance | entry mid senior | bachelor | 1 | -
en: Fraud analyst; Fraud investigator; Fraud examiner; Financial crime analyst; Fraud prevention specialist; Forensic accountant
es: Analista de fraude; Investigador de fraude; Investigadora de fraude; Especialista en prevención de fraude; Analista de delitos financieros; Perito contable forense
fr: Analyste fraude; Chargé de lutte contre la fraude; Chargée de lutte contre la fraude; Enquêteur fraude; Enquêtrice fraude; Analyste criminalité financière
de: Betrugsanalyst/in; Betrugsanalyst; Betrugsanalystin; Fraud Analyst; Betrugsermittler; Betrugsermittlerin; Fraud Manager; Forensischer Wirtschaftsprüfer
en> Follows suspicious payments and claims through data and interviews, stops the loss and prepares evidence for further steps.
es> Sigue pagos y reclamaciones sospechosas con datos y entrevistas, frena la pérdida y prepara las pruebas.
fr> Remonte la piste des paiements et demandes suspects par les données et les entretiens, stoppe la perte et réunit les preuves.
de> Geht verdächtigen Zahlungen und Ansprüchen mit Daten und Gesprächen nach, stoppt den Schaden und sichert Beweise.
skills: fraud-detection, data-analysis, anti-money-laundering, interviewing, sql, report-writing, accounting
up: chief-compliance-officer breadth
side: compliance-officer skills; financial-risk-analyst skills; compliance-manager skills; claims-adjuster sector; auditor skills

loan-officer | 13-2072 | finance | entry mid senior | bachelor | 0 | credit-intermediary-licence
en: Loan officer; Mortgage adviser; Mortgage advisor; Mortgage broker; Lending officer; Personal banker; Relationship banker
es: Gestor/a de préstamos; Gestor de préstamos; Gestora de préstamos; Asesor hipotecario; Asesora hipotecaria; Gestor comercial de banca; Gestora comercial de banca; Oficial de crédito
fr: Conseiller/ère crédit; Conseiller en crédit; Conseillère en crédit; Courtier en crédit immobilier; Courtière en crédit immobilier; Chargé de clientèle bancaire; Chargée de clientèle bancaire; Conseiller clientèle banque
de: Kreditberater/in; Kreditberater; Kreditberaterin; Baufinanzierungsberater; Baufinanzierungsberaterin; Kundenberater Bank; Kundenberaterin Bank
en> Talks with customers about loans or mortgages, checks what they can afford, prepares the decision and the contract.
es> Habla con los clientes sobre préstamos o hipotecas, comprueba qué pueden asumir y prepara la decisión y el contrato.
fr> Reçoit les clients pour un crédit ou un prêt immobilier, vérifie leur capacité et prépare décision et contrat.
de> Bespricht mit Kunden Kredite oder Baufinanzierungen, prüft, was sie tragen können, und bereitet Entscheidung und Vertrag vor.
skills: banking, customer-service, credit-analysis, sales, compliance, communication, crm
up: financial-adviser licence; bank-branch-manager manage; credit-analyst master
side: property-appraiser skills; claims-adjuster skills

debt-counsellor | 13-2071 | nonprofit | entry mid senior | bachelor | 0 | -
en: Debt counsellor; Credit counselor; Debt adviser; Money adviser; Financial counselor; Debt advisor
es: Asesor/a de deudas; Asesor de deudas; Asesora de deudas; Consejero de crédito; Consejera de crédito; Orientador financiero; Orientadora financiera
fr: Conseiller/ère en surendettement; Conseiller en surendettement; Conseillère en surendettement; Conseiller budgétaire; Conseillère budgétaire; Conseiller en économie sociale; Médiateur de dettes
de: Schuldnerberater/in; Schuldnerberater; Schuldnerberaterin; Schuldenberater; Schuldenberaterin; Insolvenzberater; Insolvenzberaterin; Budgetberater; Budgetberaterin
en> Helps people with debts see where they stand, plan repayments and come to terms with their creditors.
es> Ayuda a personas endeudadas a ver su situación, planificar los pagos y llegar a acuerdos con sus acreedores.
fr> Aide les personnes endettées à faire le point, à prévoir les remboursements et à s’entendre avec les créanciers.
de> Hilft Menschen mit Schulden, den Überblick zu gewinnen, Raten zu planen und sich mit Gläubigern zu einigen.
skills: debt-counselling, counseling, banking, negotiation, budgeting, empathy, communication
up: loan-officer breadth; financial-adviser licence
side: fundraiser sector; tax-preparer skills; career-counsellor skills

financial-adviser | 13-2052 | finance | entry mid senior lead | bachelor | 1 | investment-licence
en: Financial adviser; Financial advisor; Financial planner; Wealth manager; Private banker; Wealth adviser; Investment adviser
es: Asesor/a financiero/a; Asesor financiero; Asesora financiera; Planificador financiero; Planificadora financiera; Banquero privado; Banquera privada; Asesor patrimonial
fr: Conseiller/ère financier/ère; Conseiller financier; Conseillère financière; Conseiller en gestion de patrimoine; Conseillère en gestion de patrimoine; CGP; Banquier privé; Banquière privée
de: Finanzberater/in; Finanzberater; Finanzberaterin; Finanzplaner; Finanzplanerin; Vermögensberater; Vermögensberaterin; Private Banker; Anlageberater; Anlageberaterin
en> Helps people plan saving, investing, insurance and retirement, and reviews the plan with them as life changes.
es> Ayuda a las personas a planificar ahorro, inversión, seguros y jubilación, y revisa el plan cuando cambia su vida.
fr> Aide les particuliers à prévoir épargne, placements, assurances et retraite, et revoit le plan au fil de la vie.
de> Plant mit Menschen Sparen, Geldanlage, Versicherungen und Ruhestand und passt den Plan an, wenn sich ihr Leben ändert.
skills: financial-planning, investment-analysis, insurance, customer-service, sales, communication, compliance
up: investment-fund-manager licence; bank-branch-manager manage; business-owner own
side: tax-adviser skills; insurance-underwriter regular

bank-branch-manager | 11-3031 | finance | senior lead | bachelor | 5 | -
en: Bank branch manager; Bank manager; Branch manager (bank); Retail bank manager; Head of private clients
es: Director/a de oficina bancaria; Director de oficina bancaria; Directora de oficina bancaria; Director de sucursal bancaria; Directora de sucursal bancaria; Gerente de banco
fr: Directeur/trice d'agence bancaire; Directeur d'agence bancaire; Directrice d'agence bancaire; Responsable d'agence bancaire; Chef d'agence bancaire
de: Filialleiter/in Bank; Filialleiter Bank; Filialleiterin Bank; Bankfilialleiter; Bankfilialleiterin; Leiter Privatkunden; Leiterin Privatkunden
en> Leads a bank branch: its people, its lending and deposits, its local customers and the rules it has to keep.
es> Dirige una oficina bancaria: su equipo, sus créditos y depósitos, sus clientes y las normas que debe cumplir.
fr> Dirige une agence bancaire avec son équipe, ses crédits et dépôts, sa clientèle locale et les règles à tenir.
de> Leitet eine Bankfiliale mit Team, Krediten und Einlagen, betreut die Kundschaft vor Ort und achtet auf alle Vorschriften.
skills: banking, leadership, sales, customer-service, compliance, credit-analysis, kpi-reporting
up: chief-operating-officer breadth; chief-commercial-officer breadth
side: risk-manager skills; finance-manager skills; sales-manager sector

property-appraiser | 13-2020 | property | entry mid senior | bachelor | 1 | valuer-registration
en: Property valuer; Real estate appraiser; Property appraiser; Valuation surveyor; Appraiser; Tax assessor
es: Tasador/a inmobiliario/a; Tasador; Tasadora; Tasador inmobiliario; Tasadora inmobiliaria; Valuador de inmuebles; Valuadora de inmuebles; Perito tasador
fr: Expert/e immobilier/ère; Expert immobilier; Experte immobilière; Évaluateur immobilier; Évaluatrice immobilière; Expert en évaluation immobilière; Estimateur immobilier
de: Immobiliengutachter/in; Immobiliengutachter; Immobiliengutachterin; Immobilienbewerter; Immobilienbewerterin; Sachverständiger für Immobilienbewertung; Immobilienschätzer; Immobilienschätzerin
en> Inspects houses, land and buildings and says what they are worth for a sale, a loan or a tax.
es> Visita viviendas, terrenos y edificios y determina su valor para una venta, una hipoteca o un impuesto.
fr> Visite maisons, terrains et immeubles et en fixe la valeur pour une vente, un prêt ou un impôt.
de> Besichtigt Häuser, Grundstücke und Gebäude und ermittelt ihren Wert für Verkauf, Kredit oder Steuer.
skills: property-valuation, real-estate, market-research, report-writing, data-analysis, blueprint-reading, attention-to-detail
up: business-owner own; property-manager breadth
side: loan-officer skills; claims-adjuster skills

financial-controller | 11-3031 | finance | senior lead | bachelor | 6 | -
en: Financial controller; Chief accountant; Head of accounting; Finance controller; Group controller; Accounting manager; Comptroller
es: Controller financiero/a; Controller financiero; Controller financiera; Jefe de contabilidad; Jefa de contabilidad; Responsable de contabilidad; Director de contabilidad; Contralor; Contralora
fr: Responsable comptable; Chef comptable; Cheffe comptable; Directeur comptable; Directrice comptable; Responsable comptabilité; Responsable du contrôle de gestion
de: Leiter/in Rechnungswesen; Leiter Rechnungswesen; Leiterin Rechnungswesen; Leiter Buchhaltung; Leiterin Buchhaltung; Leiter Controlling; Leiterin Controlling; Konzerncontroller
en> Leads the accounting team, answers for closings and reports, and sees that the controls around money work.
es> Dirige el equipo contable, responde de cierres e informes y vela por que funcionen los controles sobre el dinero.
fr> Dirige l’équipe comptable, répond des clôtures et des rapports et veille au bon fonctionnement des contrôles.
de> Führt das Rechnungswesen, verantwortet Abschlüsse und Berichte und sorgt dafür, dass die Kontrollen rund ums Geld greifen.
skills: accounting, financial-reporting, leadership, internal-controls, ifrs, month-end, budgeting, auditing
up: chief-financial-officer manage
side: finance-manager skills; risk-manager skills

finance-manager | 11-3031 | finance | senior lead executive | bachelor | 6 | -
en: Finance manager; Head of finance; Finance director; Financial manager; Treasurer; Director of finance
es: Responsable financiero/a; Responsable financiero; Responsable financiera; Jefe de finanzas; Jefa de finanzas; Gerente de finanzas; Tesorero; Tesorera; Director de finanzas
fr: Responsable financier/ère; Responsable financier; Responsable financière; Responsable administratif et financier; RAF; Trésorier; Trésorière; Directeur financier de filiale
de: Finanzleiter/in; Finanzleiter; Finanzleiterin; Leiter Finanzen; Leiterin Finanzen; Kaufmännischer Leiter; Kaufmännische Leiterin; Head of Finance; Treasurer
en> Looks after the money of a company or unit: planning, cash, financing, and figures that management can decide by.
es> Cuida del dinero de una empresa o unidad: planificación, tesorería, financiación y datos para que la dirección decida.
fr> Veille sur l’argent d’une entreprise ou d’une entité, de la prévision et la trésorerie aux chiffres qui éclairent les décisions.
de> Kümmert sich um die Finanzen eines Unternehmens oder Bereichs, von Planung und Liquidität bis zu Zahlen für Entscheidungen.
skills: financial-planning, budgeting, cash-management, leadership, financial-analysis, forecasting, stakeholder-management
up: chief-financial-officer manage
side: financial-controller skills; bank-branch-manager sector; compensation-benefits-manager skills

chief-financial-officer | 11-1011 | finance | executive | bachelor | 12 | -
en: Chief financial officer; CFO; VP finance; Vice president of finance; Group finance director; Executive finance director
es: Director/a financiero/a; Director financiero; Directora financiera; CFO; Director general financiero; Directora general financiera; Vicepresidente de finanzas; Vicepresidenta de finanzas
fr: Directeur/trice financier/ère; Directeur financier; Directrice financière; DAF; Directeur administratif et financier; Directrice administrative et financière; CFO
de: Finanzvorstand; Finanzvorständin; CFO; Chief Financial Officer; Geschäftsführer Finanzen; Geschäftsführerin Finanzen; Finanzdirektor; Finanzdirektorin
en> Directs the finances of a whole organisation and speaks with owners, banks and investors about its figures and plans.
es> Dirige las finanzas de toda la organización y trata con propietarios, bancos e inversores sobre sus cifras y planes.
fr> Dirige les finances de toute l’organisation et parle de ses chiffres et projets avec actionnaires, banques et investisseurs.
de> Lenkt die Finanzen der gesamten Organisation und spricht mit Eigentümern, Banken und Investoren über Zahlen und Pläne.
skills: financial-planning, strategic-planning, leadership, corporate-governance, cash-management, financial-reporting, risk-management, profit-and-loss
up: chief-executive-officer breadth
side: chief-operating-officer skills; investment-fund-manager sector

actuary | 15-2011 | finance | entry mid senior lead | bachelor | 0 | actuarial-qualification
en: Actuary; Actuarial analyst; Pricing actuary; Actuarial consultant; Pensions actuary; Trainee actuary
es: Actuario/a; Actuario; Actuaria; Actuario de seguros; Actuaria de seguros; Analista actuarial; Consultor actuarial; Consultora actuarial
fr: Actuaire; Chargé d'études actuarielles; Chargée d'études actuarielles; Actuaire tarification; Actuaire provisionnement; Actuaire conseil
de: Aktuar/in; Aktuar; Aktuarin; Versicherungsmathematiker; Versicherungsmathematikerin; Aktuarieller Analyst; Pensionsgutachter
en> Calculates how likely losses, illness or long life are, and what premiums and reserves follow from that.
es> Calcula la probabilidad de siniestros, enfermedades o larga vida y las primas y reservas que de ello se derivan.
fr> Calcule la probabilité de sinistres, de maladies ou de longévité et en déduit primes et provisions.
de> Berechnet die Wahrscheinlichkeit von Schäden, Krankheit oder langem Leben und leitet daraus Beiträge und Rückstellungen ab.
skills: actuarial-modelling, statistics, insurance, risk-management, excel, r, python, report-writing
up: risk-manager manage; insurance-manager lead
side: data-scientist growing; statistician skills; financial-risk-analyst skills
`;

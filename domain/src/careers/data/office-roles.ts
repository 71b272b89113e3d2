/** Roles of offices, customer service and clerks, in the format of `catalogue.ts`. */
export const officeRoles = `
receptionist | 43-4171 | office | entry mid | school | 0 | -
en: Receptionist; Front desk receptionist; Office receptionist; Welcome desk officer; Medical receptionist; Switchboard operator; Front of house receptionist
es: Recepcionista; Recepcionista de oficina; Auxiliar de recepción; Telefonista; Recepcionista telefonista; Recepcionista de clínica
fr: Hôte/sse d'accueil; Hôte d'accueil; Hôtesse d'accueil; Chargé d'accueil; Chargée d'accueil; Agent d'accueil; Standardiste; Réceptionniste
de: Empfangsmitarbeiter/in; Empfangsmitarbeiter; Empfangsmitarbeiterin; Empfangskraft; Empfangssekretärin; Telefonist; Telefonistin; Mitarbeiter am Empfang
en> Welcomes visitors, answers the phone, directs people and post, and keeps the front desk running smoothly.
es> Recibe a las visitas, atiende el teléfono, orienta a las personas, reparte el correo y mantiene en orden la entrada.
fr> Accueille les visiteurs, répond au téléphone, oriente les personnes et le courrier et tient le bureau d’accueil.
de> Begrüßt Besucher, nimmt Anrufe entgegen, leitet Menschen und Post weiter und hält den Empfang in Ordnung.
skills: front-desk, telephone, customer-service, scheduling, communication, microsoft-office, multitasking
up: administrative-assistant breadth; office-team-leader lead
side: hotel-receptionist sector; customer-service-representative skills; medical-secretary growing; ticket-agent sector

office-clerk | 43-9061 | office | entry mid | school | 0 | -
en: Office clerk; General office clerk; Office assistant; Clerical assistant; Office junior; Clerk; Filing clerk
es: Auxiliar administrativo/a; Auxiliar administrativo; Auxiliar administrativa; Auxiliar de oficina; Oficinista; Empleado de oficina; Archivista de oficina
fr: Employé/e de bureau; Employé de bureau; Employée de bureau; Agent administratif; Agente administrative; Employé administratif; Aide de bureau
de: Bürohilfe; Bürokraft; Bürogehilfe; Bürogehilfin; Büromitarbeiter; Büromitarbeiterin; Aushilfe Büro
en> Handles the everyday work of an office: post, files, copies, forms, simple figures and phone calls.
es> Se ocupa del trabajo diario de una oficina: correo, archivo, copias, formularios, datos sencillos y llamadas.
fr> Assure le travail courant d’un bureau : courrier, classement, copies, formulaires, saisie simple et appels.
de> Erledigt die laufende Büroarbeit: Post, Ablage, Kopien, Formulare, einfache Zahlen und Telefonate.
skills: office-management, filing, data-entry, microsoft-office, telephone, attention-to-detail, correspondence
up: administrative-assistant master; billing-clerk master; bookkeeper master
side: data-entry-clerk skills; shipping-clerk sector; receptionist skills

administrative-assistant | 43-6014 | office | entry mid senior | vocational | 0 | -
en: Administrative assistant; Secretary; Admin assistant; Administrator; Office administrator; Team assistant; Administrative secretary; Clerical officer
es: Administrativo/a; Administrativo; Administrativa; Secretario administrativo; Secretaria administrativa; Asistente administrativo; Asistente administrativa; Secretario; Secretaria
fr: Assistant/e administratif/ive; Assistant administratif; Assistante administrative; Secrétaire; Secrétaire administratif; Secrétaire administrative; Assistant de gestion; Assistante de gestion
de: Kaufmann/-frau für Büromanagement; Kaufmann für Büromanagement; Kauffrau für Büromanagement; Bürokaufmann; Bürokauffrau; Kaufmännische Angestellte; Kaufmännischer Angestellter; Sekretär; Sekretärin; Teamassistent; Teamassistenz; Verwaltungsassistentin; Sachbearbeiter; Sachbearbeiterin
en> Keeps a team's paperwork and calendar in order: letters, appointments, meetings, travel, orders and files.
es> Mantiene al día los papeles y la agenda de un equipo: cartas, citas, reuniones, viajes, pedidos y archivo.
fr> Tient à jour dossiers et agenda d’une équipe : courriers, rendez-vous, réunions, déplacements, commandes et classement.
de> Hält Unterlagen und Kalender eines Teams in Ordnung: Briefe, Termine, Sitzungen, Reisen, Bestellungen und Ablage.
skills: office-management, microsoft-office, scheduling, correspondence, organization, communication, filing, minutes
up: executive-assistant master; office-team-leader lead; legal-secretary master
side: hr-assistant skills; medical-secretary sector; sales-administrator sector; administrative-officer sector

executive-assistant | 43-6011 | office | mid senior lead | associate | 3 | -
en: Executive assistant; EA; Personal assistant; Executive secretary; Management assistant; Assistant to the CEO
es: Asistente de dirección; Secretario de dirección; Secretaria de dirección; Asistente ejecutivo; Asistente ejecutiva; Asistente personal; Secretaria ejecutiva
fr: Assistant/e de direction; Assistant de direction; Assistante de direction; Secrétaire de direction; Assistant exécutif; Assistante exécutive; Assistante du directeur général
de: Assistenz der Geschäftsführung; Assistent der Geschäftsführung; Assistentin der Geschäftsführung; Vorstandsassistent; Vorstandsassistentin; Chefsekretär; Chefsekretärin; Direktionsassistentin; Managementassistenz
en> Takes the load off an executive: runs the diary, prepares meetings and papers, plans travel and handles confidential matters.
es> Organiza el trabajo de un directivo: lleva su agenda, prepara reuniones y documentos, planifica viajes y guarda la confidencialidad.
fr> Organise le quotidien d’un dirigeant : agenda, réunions, dossiers, déplacements et sujets confidentiels.
de> Hält der Leitung den Rücken frei: führt den Kalender, bereitet Sitzungen und Unterlagen vor und arbeitet vertraulich.
skills: scheduling, office-management, correspondence, travel-planning, minutes, organization, presentation, communication
up: office-manager manage; project-manager breadth
side: event-planner skills; hr-generalist skills; legal-secretary sector

office-team-leader | 43-1011 | office | senior lead | vocational | 3 | -
en: Office team leader; Office supervisor; Administrative supervisor; Clerical supervisor; Admin team leader; Back office supervisor
es: Jefe/a de equipo administrativo; Jefe de equipo administrativo; Jefa de equipo administrativo; Supervisor administrativo; Supervisora administrativa; Coordinador administrativo; Coordinadora administrativa
fr: Responsable d'équipe administrative; Chef d'équipe administrative; Cheffe d'équipe administrative; Responsable de secrétariat; Superviseur administratif; Coordinateur administratif; Coordinatrice administrative
de: Teamleiter/in Verwaltung; Teamleiter Verwaltung; Teamleiterin Verwaltung; Gruppenleiter Sachbearbeitung; Teamleitung Backoffice; Leiter Sekretariat; Büroleitung Stellvertretung
en> Leads a team of clerks or assistants: shares out the work, trains, checks quality and improves the routines.
es> Dirige un equipo de administrativos: reparte el trabajo, forma, revisa la calidad y mejora los procedimientos.
fr> Encadre une équipe d’employés administratifs : répartit le travail, forme, contrôle et améliore les procédures.
de> Führt ein Team in Sachbearbeitung oder Assistenz: verteilt Arbeit, schult, prüft Qualität und verbessert Abläufe.
skills: leadership, office-management, rostering, process-improvement, training, microsoft-office, organization
up: office-manager manage; operations-manager breadth
side: customer-service-team-leader sector; hr-generalist skills

office-manager | 11-3012 | office | senior lead | bachelor | 5 | -
en: Office manager; Front office and administration manager; Practice administrator; Office and facilities manager; Business support manager
es: Office manager; Responsable de oficina; Jefe de oficina; Jefa de oficina; Gerente de oficina; Responsable de servicios de oficina
fr: Office manager; Responsable de bureau; Responsable administratif de site; Responsable administrative de site; Responsable de l'environnement de travail
de: Büroleiter/in; Büroleiter; Büroleiterin; Office Manager; Office Managerin; Leiter Büroorganisation; Leiterin Büroorganisation; Bürovorsteher
en> Keeps an office running: support staff, space, suppliers, contracts, budget, systems and all that people need for their work.
es> Hace que la oficina funcione: personal de apoyo, espacios, proveedores, contratos, presupuesto y sistemas.
fr> Fait fonctionner un bureau : équipe d’appui, locaux, fournisseurs, contrats, budget et outils de travail.
de> Sorgt dafür, dass ein Büro funktioniert: Personal, Räume, Lieferanten, Verträge, Budget und Systeme.
skills: office-management, budgeting, vendor-management, leadership, organization, facility-management, process-improvement
up: administrative-services-manager breadth; hr-manager breadth
side: facilities-manager sector; project-manager skills

data-entry-clerk | 43-9021 | office | entry mid | school | 0 | -
en: Data entry clerk; Data entry operator; Data capture clerk; Data input clerk; Data entry keyer; Typist
es: Grabador/a de datos; Grabador de datos; Grabadora de datos; Operador de entrada de datos; Capturista de datos; Mecanógrafo; Mecanógrafa; Data entry
fr: Opérateur/trice de saisie; Opérateur de saisie; Opératrice de saisie; Agent de saisie; Agente de saisie; Dactylographe; Opérateur de saisie de données
de: Datenerfasser/in; Datenerfasser; Datenerfasserin; Datentypist; Datentypistin; Mitarbeiter Datenerfassung; Schreibkraft; Datenerfassungskraft
en> Types figures and texts from forms into databases, checks them against the source and corrects mistakes.
es> Introduce cifras y textos de formularios en bases de datos, los coteja con el original y corrige errores.
fr> Saisit chiffres et textes de formulaires dans des bases, les compare à l’original et corrige les erreurs.
de> Gibt Zahlen und Texte aus Formularen in Datenbanken ein, vergleicht sie mit der Vorlage und berichtigt Fehler.
skills: data-entry, typing, attention-to-detail, excel, filing, time-management
up: billing-clerk master; administrative-assistant breadth; bookkeeper master
side: office-clerk skills; customer-service-representative skills; medical-coder growing

customer-service-representative | 43-4051 | office | entry mid senior | school | 0 | -
en: Customer service representative; Customer service agent; Customer service advisor; Call centre agent; Customer support agent; CSR; Contact centre agent; Helpdesk agent
es: Agente de atención al cliente; Teleoperador; Teleoperadora; Gestor de atención al cliente; Gestora de atención al cliente; Asesor de atención al cliente; Operador de call center
fr: Conseiller/ère clientèle; Conseiller clientèle; Conseillère clientèle; Téléconseiller; Téléconseillère; Chargé de clientèle; Chargée de clientèle; Chargé de relation client
de: Mitarbeiter/in im Kundenservice; Kundenservicemitarbeiter; Kundenservicemitarbeiterin; Callcenter-Agent; Callcenter-Agentin; Kundenbetreuer; Kundenbetreuerin; Servicemitarbeiter Kundenservice; Kaufmann für Dialogmarketing
en> Answers customers by phone, chat and mail, solves problems with orders, bills or contracts, and notes what was agreed.
es> Atiende a clientes por teléfono, chat y correo, resuelve problemas de pedidos, facturas o contratos y deja constancia.
fr> Répond aux clients par téléphone, chat et courriel, règle les problèmes de commande, de facture ou de contrat.
de> Hilft Kunden per Telefon, Chat und Mail, löst Fragen zu Bestellung, Rechnung oder Vertrag und dokumentiert alles.
skills: customer-service, communication, complaint-handling, crm, telephone, call-center, problem-solving, empathy
up: customer-service-team-leader lead; inside-sales-representative breadth
side: receptionist regular; sales-administrator skills; it-support-technician growing; bank-teller sector

customer-service-team-leader | 43-1011 | office | senior lead | school | 3 | -
en: Customer service team leader; Call centre team leader; Customer service supervisor; Call center supervisor; Customer support team lead
es: Supervisor/a de atención al cliente; Supervisor de atención al cliente; Supervisora de atención al cliente; Coordinador de call center; Coordinadora de call center; Jefe de equipo de atención al cliente
fr: Superviseur/euse de centre d'appels; Superviseur de centre d'appels; Superviseuse de centre d'appels; Responsable d'équipe service client; Chef de plateau; Team leader service client
de: Teamleiter/in Kundenservice; Teamleiter Kundenservice; Teamleiterin Kundenservice; Teamleiter Callcenter; Teamleiterin Callcenter; Supervisor Kundenservice; Supervisor Callcenter
en> Leads a customer service team: plans shifts, listens in and coaches, takes over hard cases and watches service levels.
es> Dirige un equipo de atención al cliente: planifica turnos, escucha y orienta, asume casos difíciles y vigila el nivel de servicio.
fr> Encadre une équipe de conseillers : plannings, écoutes et conseils, cas difficiles et suivi de la qualité.
de> Führt ein Serviceteam: plant Schichten, hört mit und coacht, übernimmt schwierige Fälle und achtet auf Erreichbarkeit.
skills: leadership, customer-service, coaching, call-center, rostering, complaint-handling, crm, process-improvement
up: contact-centre-manager manage
side: office-team-leader sector; corporate-trainer teach; sales-team-leader sector

contact-centre-manager | 11-3012 | office | senior lead | bachelor | 6 | -
en: Contact centre manager; Call centre manager; Customer service manager; Customer care manager; Head of customer service; Customer experience manager
es: Responsable de atención al cliente; Jefe de atención al cliente; Jefa de atención al cliente; Director de call center; Directora de call center; Gerente de contact center
fr: Responsable du service client; Directeur de centre d'appels; Directrice de centre d'appels; Responsable de la relation client; Directeur de la relation client; Responsable de centre de contacts
de: Leiter/in Kundenservice; Leiter Kundenservice; Leiterin Kundenservice; Callcenter-Leiter; Callcenter-Leiterin; Customer Service Manager; Kundendienstleiter; Kundendienstleiterin
en> Runs the customer service operation: staffing, systems, targets, quality and what customers' complaints teach the firm.
es> Dirige el servicio de atención al cliente: plantilla, sistemas, objetivos, calidad y lo que enseñan las reclamaciones.
fr> Dirige le service client : effectifs, outils, objectifs, qualité et enseignements tirés des réclamations.
de> Leitet den Kundenservice: Personal, Systeme, Ziele, Qualität und das, was Beschwerden den Betrieb lehren.
skills: operations-management, leadership, customer-service, budgeting, process-improvement, forecasting, crm
up: administrative-services-manager breadth
side: facilities-manager sector; office-manager skills

bookkeeper | 43-3031 | finance | entry mid senior | vocational | 0 | -
en: Bookkeeper; Accounting clerk; Accounts assistant; Accounts clerk; Accounts payable clerk; Accounting assistant; Finance assistant
es: Auxiliar contable; Contable júnior; Asistente contable; Auxiliar de contabilidad; Tenedor de libros; Administrativo contable; Administrativa contable
fr: Aide-comptable; Assistant comptable; Assistante comptable; Teneur de livres; Comptable fournisseurs; Gestionnaire comptable; Employé de comptabilité
de: Buchhalter/in; Buchhalter; Buchhalterin; Buchhaltungskraft; Kreditorenbuchhalter; Kreditorenbuchhalterin; Debitorenbuchhalter; Debitorenbuchhalterin; Sachbearbeiter Buchhaltung
en> Records what a business earns and spends, reconciles accounts, pays suppliers and prepares the month's figures.
es> Registra ingresos y gastos de la empresa, concilia cuentas, paga a proveedores y prepara las cifras del mes.
fr> Enregistre recettes et dépenses, rapproche les comptes, règle les fournisseurs et prépare les chiffres du mois.
de> Bucht Einnahmen und Ausgaben, stimmt Konten ab, bezahlt Lieferanten und bereitet die Monatszahlen vor.
skills: bookkeeping, accounts-payable, accounts-receivable, reconciliation, excel, invoicing, vat, attention-to-detail
up: accountant degree; office-team-leader lead
side: payroll-clerk skills; billing-clerk skills; tax-preparer skills

payroll-clerk | 43-3051 | finance | entry mid senior | vocational | 1 | -
en: Payroll clerk; Payroll administrator; Payroll officer; Payroll specialist; Timekeeping clerk; Payroll assistant
es: Técnico/a de nóminas; Técnico de nóminas; Técnica de nóminas; Administrativo de nóminas; Gestor de nóminas; Especialista en nóminas; Analista de nómina
fr: Gestionnaire de paie; Gestionnaire paie; Assistant paie; Assistante paie; Technicien paie; Comptable paie; Chargé de paie
de: Lohnbuchhalter/in; Lohnbuchhalter; Lohnbuchhalterin; Gehaltsbuchhalter; Payroll Specialist; Entgeltabrechner; Entgeltabrechnerin; Sachbearbeiter Lohn und Gehalt
en> Works out wages from hours, contracts and absences, handles tax and social contributions, and answers staff's questions.
es> Calcula los salarios según horas, contratos y ausencias, tramita impuestos y cotizaciones y resuelve dudas del personal.
fr> Établit les bulletins à partir des heures, contrats et absences, traite les cotisations et renseigne les salariés.
de> Berechnet Löhne aus Stunden, Verträgen und Fehlzeiten, führt Abgaben ab und beantwortet Fragen der Belegschaft.
skills: payroll, excel, labor-law, tax, attention-to-detail, gdpr, data-entry
up: hr-generalist breadth; accountant degree; office-team-leader lead
side: bookkeeper skills; hr-assistant skills

billing-clerk | 43-3021 | finance | entry mid | school | 0 | -
en: Billing clerk; Invoicing clerk; Invoice clerk; Billing specialist; Accounts receivable clerk; Billing coordinator
es: Administrativo/a de facturación; Administrativo de facturación; Administrativa de facturación; Auxiliar de facturación; Facturista; Técnico de facturación
fr: Chargé/e de facturation; Chargé de facturation; Chargée de facturation; Agent de facturation; Facturier; Facturière; Comptable clients
de: Fakturist/in; Fakturist; Fakturistin; Sachbearbeiter Fakturierung; Sachbearbeiterin Rechnungsstellung; Abrechnungssachbearbeiter; Mitarbeiter Rechnungswesen
en> Draws up invoices from orders and hours, sends them out, posts payments and clears up differences.
es> Emite facturas a partir de pedidos y horas, las envía, registra los cobros y aclara las diferencias.
fr> Établit les factures d’après commandes et heures, les envoie, enregistre les règlements et traite les écarts.
de> Erstellt Rechnungen aus Aufträgen und Stunden, versendet sie, bucht Zahlungen und klärt Differenzen.
skills: invoicing, accounts-receivable, data-entry, excel, erp, attention-to-detail, customer-service
up: bookkeeper master; office-team-leader lead; payroll-clerk master
side: debt-collector skills; sales-administrator skills; claims-clerk sector

debt-collector | 43-3011 | finance | entry mid senior | school | 0 | -
en: Debt collector; Collections agent; Collections specialist; Credit controller; Bill collector; Debt recovery agent
es: Gestor/a de cobros; Gestor de cobros; Gestora de cobros; Gestor de recobro; Agente de cobranza; Cobrador; Cobradora; Analista de cobranzas
fr: Chargé/e de recouvrement; Chargé de recouvrement; Chargée de recouvrement; Agent de recouvrement; Gestionnaire recouvrement; Credit controller
de: Inkassosachbearbeiter/in; Inkassosachbearbeiter; Inkassosachbearbeiterin; Inkassomitarbeiter; Forderungsmanager; Forderungsmanagerin; Sachbearbeiter Mahnwesen; Credit Controller
en> Contacts people and firms who owe money, clears up why, agrees payment plans and records every step.
es> Contacta con personas y empresas morosas, aclara los motivos, acuerda plazos de pago y registra cada paso.
fr> Contacte particuliers et entreprises débiteurs, comprend le retard, convient d’échéanciers et consigne les démarches.
de> Kontaktiert säumige Personen und Firmen, klärt Gründe, vereinbart Ratenzahlungen und hält jeden Schritt fest.
skills: debt-collection, negotiation, communication, accounts-receivable, telephone, stress-resistance, compliance
up: office-team-leader lead; credit-analyst degree
side: customer-service-representative skills; billing-clerk skills; debt-counsellor regular

bank-teller | 43-3071 | finance | entry mid | school | 0 | -
en: Bank teller; Bank cashier; Bank clerk; Branch customer adviser; Counter clerk (bank); Customer service teller
es: Cajero/a de banco; Cajero de banco; Cajera de banco; Empleado de banca; Empleada de banca; Gestor de sucursal bancaria
fr: Guichetier/ère de banque; Guichetier de banque; Guichetière de banque; Chargé d'accueil en banque; Chargée d'accueil bancaire; Employé de banque; Employée de banque
de: Servicemitarbeiter/in Bank; Bankkassierer; Bankkassiererin; Servicemitarbeiter Bank; Bankangestellter; Bankangestellte; Schaltermitarbeiter Bank; Serviceberater Filiale
en> Serves customers at a bank branch: cash, transfers, cards, account questions, and a first word about products.
es> Atiende a clientes en la sucursal: efectivo, transferencias, tarjetas, dudas sobre cuentas y primera información de productos.
fr> Sert les clients à l’agence : espèces, virements, cartes, questions de compte et première information sur les produits.
de> Bedient Kunden in der Bankfiliale: Bargeld, Überweisungen, Karten, Kontofragen und erste Hinweise zu Produkten.
skills: banking, cash-handling, customer-service, attention-to-detail, compliance, sales
up: loan-officer degree; insurance-agent breadth
side: cashier sector; customer-service-representative sector; post-office-clerk sector

medical-secretary | 43-6013 | health | entry mid senior | vocational | 0 | -
en: Medical secretary; Medical administrative assistant; Medical office assistant; Clinic secretary; Patient services coordinator; Ward clerk
es: Secretario/a médico/a; Secretario médico; Secretaria médica; Administrativo sanitario; Administrativa sanitaria; Auxiliar administrativo sanitario; Administrativo de clínica
fr: Secrétaire médical/e; Secrétaire médical; Secrétaire médicale; Assistant médico-administratif; Assistante médico-administrative; Secrétaire médico-sociale
de: Arztsekretär/in; Arztsekretär; Arztsekretärin; Medizinische Sekretärin; Medizinischer Schreibdienst; Praxissekretärin; Stationssekretärin; Stationssekretär
en> Runs the office side of a practice or ward: appointments, records, letters, billing details and worried callers.
es> Lleva la parte administrativa de una consulta o planta: citas, historias, informes, datos de facturación y llamadas.
fr> Assure le secrétariat d’un cabinet ou d’un service : rendez-vous, dossiers, comptes rendus, facturation et appels.
de> Führt das Büro einer Praxis oder Station: Termine, Akten, Arztbriefe, Abrechnungsdaten und besorgte Anrufer.
skills: medical-terminology, scheduling, ehr, correspondence, telephone, medical-billing, gdpr, empathy
up: office-team-leader lead; health-information-specialist degree
side: receptionist skills; medical-coder growing; dental-assistant sector; medical-assistant sector

legal-secretary | 43-6012 | law | entry mid senior | vocational | 0 | -
en: Legal secretary; Legal administrative assistant; Law firm secretary; Legal PA; Legal assistant (secretarial)
es: Secretario/a jurídico/a; Secretario jurídico; Secretaria jurídica; Auxiliar de despacho de abogados; Administrativo jurídico; Administrativa jurídica
fr: Secrétaire juridique; Assistant juridique secrétariat; Secrétaire de cabinet d'avocats; Secrétaire notarial; Secrétaire notariale; Assistante en cabinet d'avocats
de: Anwaltssekretär/in; Anwaltssekretär; Anwaltssekretärin; Kanzleisekretär; Kanzleisekretärin; Sekretariat Rechtsanwaltskanzlei; Legal Secretary; Rechtsanwaltsfachangestellter; Rechtsanwaltsfachangestellte; ReNo-Fachangestellte
en> Prepares pleadings, letters and files for lawyers, watches deadlines and keeps contact with courts and clients.
es> Prepara escritos, cartas y expedientes para abogados, vigila los plazos y trata con juzgados y clientes.
fr> Prépare actes, courriers et dossiers pour les avocats, surveille les délais et échange avec tribunaux et clients.
de> Bereitet Schriftsätze, Briefe und Akten für Anwälte vor, überwacht Fristen und hält Kontakt zu Gerichten und Mandanten.
skills: correspondence, filing, scheduling, typing, microsoft-office, attention-to-detail, legal-research, gdpr
up: paralegal degree; executive-assistant master; office-team-leader lead
side: court-clerk sector; hr-assistant sector

hr-assistant | 43-4161 | people | entry mid | vocational | 0 | -
en: HR assistant; Human resources assistant; HR administrator; Personnel assistant; People operations assistant; HR coordinator
es: Auxiliar de recursos humanos; Administrativo de RRHH; Administrativa de RRHH; Asistente de recursos humanos; Técnico auxiliar de personal; Auxiliar de RRHH
fr: Assistant/e RH; Assistant RH; Assistante RH; Assistant ressources humaines; Assistante ressources humaines; Gestionnaire du personnel; Assistant du personnel
de: Personalsachbearbeiter/in; Personalsachbearbeiter; Personalsachbearbeiterin; HR-Assistent; HR-Assistentin; Personalassistent; Personalassistentin; HR Administrator
en> Keeps personnel files, prepares contracts, arranges interviews and first days, and answers staff's everyday questions.
es> Lleva los expedientes de personal, prepara contratos, organiza entrevistas e incorporaciones y resuelve dudas cotidianas.
fr> Tient les dossiers du personnel, prépare les contrats, organise entretiens et arrivées et renseigne les salariés.
de> Führt Personalakten, bereitet Verträge vor, organisiert Gespräche und erste Arbeitstage und beantwortet Fragen der Belegschaft.
skills: hr, onboarding, recruiting, filing, scheduling, gdpr, microsoft-office, payroll
up: hr-generalist degree; recruiter master; payroll-clerk master
side: administrative-assistant skills; legal-secretary skills

claims-clerk | 43-9041 | finance | entry mid | school | 0 | -
en: Insurance claims clerk; Policy processing clerk; Claims processor; Insurance administrator; Claims assistant
es: Tramitador/a de siniestros júnior; Auxiliar de siniestros; Administrativo de seguros; Administrativa de seguros; Auxiliar de pólizas; Tramitador administrativo de siniestros
fr: Gestionnaire assurance; Assistant gestion sinistres; Assistante gestion sinistres; Rédacteur sinistres; Rédactrice sinistres; Gestionnaire de contrats d'assurance
de: Sachbearbeiter/in Versicherung; Sachbearbeiter Versicherung; Sachbearbeiterin Versicherung; Versicherungssachbearbeiter; Versicherungssachbearbeiterin; Mitarbeiter Schadenaufnahme
en> Opens and checks claims and policies, asks for missing papers, enters data and passes difficult cases on.
es> Abre y revisa siniestros y pólizas, pide documentos que faltan, registra datos y deriva los casos difíciles.
fr> Ouvre et vérifie dossiers de sinistre et contrats, réclame les pièces manquantes et transmet les cas difficiles.
de> Legt Schäden und Verträge an, prüft Unterlagen, fordert Fehlendes nach und gibt schwierige Fälle weiter.
skills: insurance, data-entry, customer-service, attention-to-detail, correspondence, compliance
up: claims-adjuster master; insurance-agent licence; office-team-leader lead
side: billing-clerk sector; medical-coder sector; customer-service-representative sector

sales-administrator | 43-4151 | sales | entry mid senior | vocational | 0 | -
en: Sales administrator; Order clerk; Order processing clerk; Sales support assistant; Order management specialist; Sales coordinator
es: Administrativo/a comercial; Administrativo comercial; Administrativa comercial; Administrativo de pedidos; Gestor de pedidos; Asistente comercial; Back office comercial
fr: Assistant/e commercial/e; Assistant commercial; Assistante commerciale; Assistant ADV; Assistante ADV; Gestionnaire ADV; Assistant administration des ventes
de: Sachbearbeiter/in Vertriebsinnendienst; Sachbearbeiter Vertriebsinnendienst; Vertriebsassistent; Vertriebsassistentin; Auftragssachbearbeiter; Vertriebsinnendienstmitarbeiter; Sales Assistant Innendienst
en> Takes in orders, writes quotes and confirmations, checks stock and dates, and keeps customers informed.
es> Recibe pedidos, prepara ofertas y confirmaciones, comprueba existencias y plazos y mantiene informados a los clientes.
fr> Reçoit les commandes, établit devis et confirmations, vérifie stocks et délais et tient les clients informés.
de> Nimmt Aufträge an, schreibt Angebote und Bestätigungen, prüft Bestand und Termine und hält Kunden auf dem Laufenden.
skills: order-processing, quotations, erp, customer-service, excel, communication, invoicing
up: inside-sales-representative breadth; production-planner breadth; office-team-leader lead
side: customer-service-representative skills; shipping-clerk skills; buyer skills

mail-carrier | 43-5052 | logistics | entry mid | none | 0 | driving-licence-b
en: Postal worker; Postman; Postwoman; Mail carrier; Letter carrier; Mail deliverer; Postie
es: Cartero/a; Cartero; Cartera; Repartidor de correos; Personal de reparto postal; Cartero rural
fr: Facteur/trice; Facteur; Factrice; Préposé au courrier; Agent de distribution du courrier; Distributeur de courrier
de: Postzusteller/in; Postzusteller; Postzustellerin; Briefträger; Briefträgerin; Briefzusteller; Briefzustellerin; Postbote; Postbotin
en> Sorts the round and delivers letters and parcels on foot, by bike or by van, in any weather.
es> Ordena su ruta y reparte cartas y paquetes a pie, en moto o en furgoneta, haga el tiempo que haga.
fr> Trie sa tournée et distribue lettres et colis à pied, à vélo ou en camionnette, par tous les temps.
de> Sortiert die Tour und stellt Briefe und Pakete zu Fuß, mit Rad oder Transporter zu, bei jedem Wetter.
skills: mail-handling, driving, route-planning, customer-service, manual-handling, time-management
up: transport-supervisor lead; postmaster manage
side: delivery-driver sector; courier skills; mail-sorter skills; post-office-clerk regular

shipping-clerk | 43-5071 | logistics | entry mid senior | school | 0 | -
en: Shipping clerk; Shipping and receiving clerk; Inventory clerk; Goods-in clerk; Dispatch clerk; Stock controller; Logistics administrator
es: Administrativo/a de logística; Administrativo de logística; Administrativa de logística; Auxiliar de expediciones; Auxiliar de logística; Controlador de existencias; Responsable de recepción de mercancías
fr: Agent/e d'expédition; Agent d'expédition; Agente d'expédition; Réceptionnaire; Gestionnaire de stock; Assistant logistique; Assistante logistique; Agent de quai réceptionnaire
de: Versandsachbearbeiter/in; Versandsachbearbeiter; Versandsachbearbeiterin; Versandmitarbeiter; Fachkraft Wareneingang; Lagerdisponent; Bestandsmanager; Sachbearbeiter Logistik
en> Checks goods in and out against the papers, books stock, prepares shipping documents and settles differences.
es> Comprueba entradas y salidas con los documentos, registra existencias, prepara el papeleo de envío y aclara diferencias.
fr> Contrôle entrées et sorties avec les bons, enregistre les stocks, prépare les documents de transport et règle les écarts.
de> Prüft Ein- und Ausgänge anhand der Papiere, bucht Bestände, erstellt Versanddokumente und klärt Abweichungen.
skills: shipping, inventory, wms, erp, order-processing, attention-to-detail, logistics, excel
up: production-planner breadth; warehouse-team-leader lead; dispatcher breadth; logistician degree
side: warehouse-worker skills; sales-administrator skills

production-planner | 43-5061 | manufacturing | mid senior | vocational | 2 | -
en: Production planner; Materials planner; Planning clerk; Production scheduler; Expediter; Production control clerk; MRP planner
es: Planificador/a de producción; Planificador de producción; Planificadora de producción; Técnico de planificación; Planificador de materiales; Programador de producción
fr: Agent/e de planification; Agent de planification; Ordonnanceur; Ordonnanceuse; Planificateur de production; Planificatrice de production; Gestionnaire de production; Technicien ordonnancement
de: Produktionsplaner/in; Produktionsplaner; Produktionsplanerin; Fertigungsplaner; Fertigungsplanerin; Fertigungssteuerer; Materialdisponent; Materialdisponentin
en> Plans what is made when, makes sure the material is there, and reschedules when machines or suppliers fail.
es> Planifica qué se fabrica y cuándo, asegura el material y reprograma cuando fallan máquinas o proveedores.
fr> Planifie ce qui se fabrique et quand, assure la matière et réordonnance en cas de panne ou de retard.
de> Plant, was wann gefertigt wird, sichert das Material und plant um, wenn Maschinen oder Lieferanten ausfallen.
skills: production-planning, erp, excel, inventory, forecasting, communication, supply-chain, sap
up: logistician degree; production-team-leader lead; supply-chain-analyst degree
side: buyer skills; dispatcher skills

dispatcher | 43-5032 | logistics | entry mid senior | vocational | 1 | -
en: Transport dispatcher; Dispatcher; Haulage planner; Traffic planner; Truck dispatcher; Route planner; Fleet dispatcher
es: Jefe/a de tráfico; Jefe de tráfico; Jefa de tráfico; Planificador de transporte; Operador de tráfico; Despachador; Coordinador de tráfico
fr: Exploitant/e de transport; Exploitant transport; Exploitante transport; Affréteur; Affréteuse; Régulateur transport; Planificateur transport; Agent d'exploitation transport
de: Disponent/in Transport; Disponent; Disponentin; Transportdisponent; Verkehrsdisponent; Lkw-Disponent; Tourenplaner; Tourenplanerin; Fahrdienstdisponent
en> Assigns loads or jobs to drivers and crews, plans routes, follows the vehicles and solves delays by phone.
es> Asigna cargas o servicios a conductores y equipos, planifica rutas, sigue los vehículos y resuelve retrasos.
fr> Attribue chargements et missions aux conducteurs, planifie les tournées, suit les véhicules et gère les retards.
de> Teilt Fahrern Ladungen und Einsätze zu, plant Touren, verfolgt die Fahrzeuge und löst Verspätungen am Telefon.
skills: route-planning, logistics, communication, tachograph, fleet-management, stress-resistance, customer-service
up: transport-supervisor lead; freight-forwarder breadth; transport-manager manage
side: production-planner skills; emergency-dispatcher sector; shipping-clerk skills
`;

/** Roles of law firms, legal departments and courts. The format is described in `catalogue.ts`. */
export const lawRoles = `
paralegal | 23-2011 | law | entry mid senior | associate | 0 | -
en: Paralegal; Legal assistant; Legal clerk; Litigation paralegal; Conveyancing assistant; Legal executive
es: Asistente jurídico/a; Asistente jurídico; Asistente jurídica; Paralegal; Técnico jurídico; Técnica jurídica; Asistente de abogado
fr: Assistant/e juridique; Assistant juridique; Assistante juridique; Parajuriste; Clerc d'avocat; Technicien juridique; Technicienne juridique
de: Rechtsfachwirt/in; Rechtsfachwirt; Rechtsfachwirtin; Paralegal; Notarfachwirt; Notarfachwirtin; Juristischer Mitarbeiter; Juristische Mitarbeiterin
en> Researches, drafts and files for lawyers, keeps deadlines and evidence in order and talks with courts and clients.
es> Investiga, redacta y presenta escritos para abogados, controla plazos y pruebas y trata con juzgados y clientes.
fr> Recherche, rédige et dépose des actes pour les avocats, tient les délais et suit tribunaux et clients.
de> Recherchiert, entwirft Schriftsätze und reicht sie ein, überwacht Fristen und hält Kontakt zu Gerichten und Mandantschaft.
skills: legal-research, legal-drafting, filing, correspondence, contract-law, attention-to-detail, scheduling
up: lawyer degree
side: legal-secretary skills; court-clerk sector; compliance-officer sector

trainee-lawyer | 23-1012 | law | entry | master | 0 | -
en: Trainee lawyer; Trainee solicitor; Pupil barrister; Judicial law clerk; Articled clerk; Legal trainee; Junior legal counsel
es: Abogado/a en prácticas; Abogado en prácticas; Abogada en prácticas; Pasante de abogacía; Letrado en prácticas; Abogado junior; Abogada junior
fr: Élève-avocat/e; Élève-avocat; Élève-avocate; Avocat stagiaire; Avocate stagiaire; Juriste débutant; Juriste assistant; Auditeur de justice
de: Rechtsreferendar/in; Rechtsreferendar; Rechtsreferendarin; Referendar; Referendarin; Rechtspraktikant; Konzipient; Konzipientin; Substitut
en> Learns practice after law studies, at a court or law firm, researching, drafting and sitting in hearings.
es> Aprende la práctica tras estudiar Derecho, en un juzgado o despacho, con investigación, escritos y vistas.
fr> Apprend la pratique après les études de droit, en juridiction ou en cabinet, entre recherches, actes et audiences.
de> Lernt nach dem Jurastudium die Praxis an Gericht oder in der Kanzlei, mit Recherche, Entwürfen und Sitzungen.
skills: legal-research, legal-drafting, critical-thinking, presentation, contract-law, attention-to-detail
up: lawyer licence; public-prosecutor licence; judge licence; civil-law-notary licence
side: paralegal skills; policy-adviser sector; compliance-officer sector

lawyer | 23-1011 | law | mid senior | master | 2 | bar-admission
en: Lawyer; Solicitor; Attorney; Barrister; Attorney at law; Associate lawyer; Advocate
es: Abogado/a; Abogado; Abogada; Letrado; Letrada; Abogado asociado; Abogada asociada; Abogado ejerciente
fr: Avocat/e; Avocat; Avocate; Avocat collaborateur; Avocate collaboratrice; Avocat au barreau; Avocate au barreau
de: Rechtsanwalt/-anwältin; Rechtsanwalt; Rechtsanwältin; Anwalt; Anwältin; Associate Kanzlei; Fachanwalt; Fachanwältin; Volljurist; Volljuristin
en> Advises people and companies on their rights, negotiates and drafts for them, and stands up for them in court.
es> Asesora a personas y empresas sobre sus derechos, negocia y redacta por ellas y las defiende ante los tribunales.
fr> Conseille particuliers et entreprises sur leurs droits, négocie, rédige et les défend devant les tribunaux.
de> Berät Menschen und Unternehmen zu ihren Rechten, verhandelt, entwirft Verträge und vertritt sie vor Gericht.
skills: legal-research, legal-drafting, litigation, contract-law, negotiation, presentation, client-counselling
up: law-firm-partner own; general-counsel lead
side: in-house-counsel regular; public-prosecutor sector; judge sector; mediator skills

in-house-counsel | 23-1011 | law | mid senior | master | 2 | bar-admission
en: In-house counsel; Legal counsel; Corporate counsel; Company lawyer; Corporate lawyer; Commercial counsel
es: Abogado/a de empresa; Abogado de empresa; Abogada de empresa; Asesor jurídico; Asesora jurídica; Asesor legal; Asesora legal; Letrado de empresa
fr: Juriste d'entreprise; Juriste; Juriste en droit des affaires; Conseiller juridique; Conseillère juridique; Juriste contrats
de: Unternehmensjurist/in; Unternehmensjurist; Unternehmensjuristin; Syndikusrechtsanwalt; Syndikusrechtsanwältin; Justiziar; Justiziarin; Legal Counsel; Wirtschaftsjurist
en> Is the lawyer inside a company, who drafts contracts, keeps projects legal and guides outside law firms.
es> Ejerce el derecho dentro de la empresa, redacta contratos, da seguridad jurídica a los proyectos y dirige a despachos externos.
fr> Traite les questions juridiques de l’entreprise, rédige les contrats, sécurise les projets et pilote les cabinets externes.
de> Ist im Unternehmen für Recht zuständig, entwirft Verträge, sichert Projekte ab und steuert externe Kanzleien.
skills: contract-law, legal-drafting, compliance, negotiation, legal-research, gdpr, labor-law
up: general-counsel lead
side: lawyer skills; data-protection-officer skills; compliance-manager sector

general-counsel | 23-1011 | law | lead executive | master | 8 | bar-admission
en: General counsel; Head of legal; Chief legal officer; CLO; Legal director; Group general counsel
es: Director/a jurídico/a; Director jurídico; Directora jurídica; Director de asesoría jurídica; Directora de asesoría jurídica; Responsable legal
fr: Directeur/trice juridique; Directeur juridique; Directrice juridique; Responsable juridique; Juriste en chef
de: Leitung Recht; Leiter Recht; Leiterin Recht; Leiter Rechtsabteilung; Leiterin Rechtsabteilung; Chefjurist; Chefjuristin; Chefsyndikus; General Counsel
en> Heads the legal department, warns the board of risks in time and decides which disputes to fight or settle.
es> Dirige la asesoría jurídica, advierte a tiempo al consejo de los riesgos y decide qué litigios asumir.
fr> Dirige la fonction juridique, alerte à temps la direction sur les risques et décide des contentieux à mener.
de> Leitet die Rechtsabteilung, warnt die Führung rechtzeitig vor Risiken und entscheidet über Streit oder Vergleich.
skills: leadership, contract-law, compliance, risk-management, negotiation, strategic-planning, litigation
up: -
side: law-firm-partner skills; judge sector

law-firm-partner | 23-1011 | law | lead executive | master | 8 | bar-admission
en: Law firm partner; Equity partner; Law firm managing partner; Salaried partner; Sole practitioner lawyer; Head of chambers
es: Socio/a de despacho de abogados; Socio de despacho; Socia de despacho; Socio director de despacho; Abogado socio; Abogada socia; Titular de despacho
fr: Avocat/e associé/e; Avocat associé; Avocate associée; Associé de cabinet d'avocats; Associée de cabinet d'avocats; Associé gérant de cabinet
de: Partner/in in der Kanzlei; Kanzleipartner; Kanzleipartnerin; Equity-Partner Kanzlei; Kanzleiinhaber; Kanzleiinhaberin; Salary-Partnerin Kanzlei
en> Shares in a law firm, wins and keeps clients, leads the big cases and brings on younger lawyers.
es> Participa en la propiedad del despacho, consigue clientes, dirige los grandes asuntos y forma a los más jóvenes.
fr> Détient une part du cabinet, gagne et fidélise les clients, mène les grands dossiers et forme les collaborateurs.
de> Ist an der Kanzlei beteiligt, gewinnt und hält Mandate, führt die großen Fälle und fördert den Nachwuchs.
skills: leadership, business-development, litigation, negotiation, client-counselling, contract-law, budgeting
up: -
side: general-counsel regular; judge sector; mediator skills

public-prosecutor | 23-1011 | law | mid senior lead | master | 2 | judicial-appointment
en: Public prosecutor; Prosecutor; District attorney; Assistant district attorney; Crown prosecutor; State attorney
es: Fiscal; Fiscal adjunto; Fiscal adjunta; Fiscal de menores; Agente del ministerio público; Abogado fiscal
fr: Procureur/e de la République; Procureur; Procureure; Substitut du procureur; Substitute du procureur; Magistrat du parquet
de: Staatsanwalt/-anwältin; Staatsanwalt; Staatsanwältin; Oberstaatsanwalt; Oberstaatsanwältin; Amtsanwalt; Amtsanwältin
en> Directs criminal investigations with the police, decides whether to charge, and presents the case in court for the public.
es> Dirige la investigación penal con la policía, decide si acusar y sostiene la acusación ante el tribunal.
fr> Dirige les enquêtes pénales avec la police, décide des poursuites et soutient l’accusation à l’audience.
de> Leitet mit der Polizei Ermittlungen, entscheidet über die Anklage und vertritt sie für den Staat vor Gericht.
skills: criminal-law, litigation, legal-drafting, decision-making, presentation, legal-research
up: -
side: judge sector; lawyer sector; university-lecturer teach

judge | 23-1023 | law | senior lead executive | master | 6 | judicial-appointment
en: Judge; Magistrate; District judge; Magistrate judge; Family court judge; Circuit judge
es: Juez/a; Juez; Jueza; Magistrado; Magistrada; Juez de primera instancia; Jueza de instrucción
fr: Juge; Magistrat du siège; Magistrate du siège; Magistrat; Magistrate; Juge aux affaires familiales; Juge d'instruction; Président de tribunal
de: Richter/in; Richter; Richterin; Amtsrichter; Amtsrichterin; Vorsitzender Richter; Vorsitzende Richterin; Familienrichter
en> Hears the parties, weighs evidence and law, decides the case and explains the decision so that it holds.
es> Escucha a las partes, valora pruebas y leyes, dicta sentencia y la razona para que se sostenga.
fr> Entend les parties, apprécie les preuves et le droit, tranche l’affaire et motive sa décision.
de> Hört die Parteien, wägt Beweise und Recht ab, entscheidet den Fall und begründet das Urteil nachvollziehbar.
skills: decision-making, legal-research, legal-drafting, critical-thinking, mediation, criminal-law
up: -
side: mediator skills; university-lecturer teach

civil-law-notary | 23-1011 | law | senior lead | master | 4 | notary-appointment
en: Notary; Civil law notary; Notary public; Solicitor notary; Latin notary
es: Notario/a; Notario; Notaria; Notario público; Notaria pública; Fedatario público
fr: Notaire; Notaire salarié; Notaire salariée; Notaire associé; Notaire associée; Notaire assistant
de: Notar/in; Notar; Notarin; Anwaltsnotar; Anwaltsnotarin; Notarassessor; Notarassessorin
en> Puts house sales, wills, marriages and company deeds into valid form and makes sure everyone understands what they sign.
es> Da forma legal a compraventas, testamentos y escrituras de empresas y se asegura de que todos entiendan lo que firman.
fr> Authentifie ventes, testaments, contrats de mariage et actes de société, et veille à ce que chacun comprenne ce qu’il signe.
de> Beurkundet Hauskäufe, Testamente, Eheverträge und Gesellschaftsgründungen und sorgt dafür, dass alle verstehen, was sie unterschreiben.
skills: legal-drafting, contract-law, real-estate, client-counselling, attention-to-detail, tax
up: -
side: lawyer skills; mediator skills

mediator | 23-1022 | law | mid senior | master | 3 | mediation-certificate
en: Mediator; Arbitrator; Conciliator; Family mediator; Commercial mediator; Dispute resolution specialist; Ombudsman
es: Mediador/a; Mediador; Mediadora; Conciliador; Conciliadora; Mediador familiar; Mediadora familiar
fr: Médiateur/trice; Médiateur familial; Médiatrice familiale; Conciliateur de justice; Conciliatrice de justice; Médiateur professionnel
de: Mediator/in; Mediator; Mediatorin; Schlichter; Schlichterin; Wirtschaftsmediator; Wirtschaftsmediatorin; Ombudsfrau
en> Brings people in conflict to one table, keeps the talk fair and helps them write an agreement that lasts.
es> Sienta a la misma mesa a quienes están en conflicto, cuida la imparcialidad y ayuda a redactar acuerdos duraderos.
fr> Réunit des personnes en conflit, garde l’échange équitable et les aide à écrire un accord durable.
de> Bringt Streitende an einen Tisch, hält das Gespräch fair und hilft ihnen zu einer haltbaren Vereinbarung.
skills: mediation, negotiation, communication, empathy, legal-drafting, group-facilitation
up: -
side: family-therapist skills; labor-relations-specialist sector; lawyer skills

court-clerk | 43-4031 | law | entry mid senior | school | 0 | -
en: Court clerk; Clerk of court; Municipal clerk; Registry officer; License clerk; Court administrator
es: Tramitador/a procesal; Tramitador procesal; Tramitadora procesal; Gestor procesal; Gestora procesal; Oficial de juzgado; Auxilio judicial
fr: Greffier/ère; Greffier; Greffière; Greffier des services judiciaires; Adjoint administratif de greffe; Commis-greffier; Agent de greffe
de: Justizfachangestellte/r; Justizfachangestellte; Justizfachangestellter; Urkundsbeamter der Geschäftsstelle; Urkundsbeamtin der Geschäftsstelle; Gerichtsschreiber; Gerichtsschreiberin; Justizsekretär; Kanzleikraft Gericht
en> Keeps court files complete, sets hearing dates, takes the record and tells people which papers they need.
es> Mantiene completos los expedientes, señala vistas, levanta acta y explica qué documentos hacen falta.
fr> Tient les dossiers du tribunal, fixe les audiences, dresse les procès-verbaux et renseigne les justiciables.
de> Führt Gerichtsakten, setzt Termine an, protokolliert Verhandlungen und erklärt, welche Unterlagen nötig sind.
skills: filing, correspondence, data-entry, minutes, customer-service, attention-to-detail, legal-procedure
up: paralegal master
side: administrative-officer skills; legal-secretary skills; benefits-officer sector; administrative-assistant sector
`;

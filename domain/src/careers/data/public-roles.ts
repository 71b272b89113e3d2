/** Roles of security, police, fire and prison services, public offices and the post. The format is described in `catalogue.ts`. */
export const publicRoles = `
security-guard | 33-9032 | security | entry mid | none | 0 | security-licence
en: Security guard; Security officer; Door supervisor; Night guard; CCTV operator; Store detective; Watchman
es: Vigilante de seguridad; Guardia de seguridad; Auxiliar de control de accesos; Guarda de seguridad; Operador de CCTV; Vigilante nocturno
fr: Agent/e de sécurité; Agent de sécurité; Agente de sécurité; Agent de prévention et de sécurité; APS; Agent de surveillance; Vigile; SSIAP 1; Rondier
de: Sicherheitsmitarbeiter/in; Sicherheitsmitarbeiter; Sicherheitsmitarbeiterin; Wachmann; Objektschützer; Werkschutz; Türsteher; Fachkraft für Schutz und Sicherheit; Ladendetektiv
en> Guards buildings, events and people, checks who comes in, walks the rounds and calls help in time.
es> Protege edificios, actos y personas, controla los accesos, hace rondas y pide ayuda a tiempo.
fr> Protège bâtiments, événements et personnes, contrôle les accès, fait des rondes et alerte à temps.
de> Bewacht Gebäude, Veranstaltungen und Menschen, kontrolliert Zutritte, geht Streife und ruft rechtzeitig Hilfe.
skills: security-guarding, de-escalation, report-writing, first-aid, customer-service, safety
up: security-supervisor lead; police-officer licence; prison-officer licence
side: airport-security-officer sector; caretaker regular; lifeguard sector

security-supervisor | 33-1091 | security | senior lead | school | 3 | security-licence
en: Security supervisor; Security team leader; Security shift leader; Guard supervisor; Head guard; Control room supervisor
es: Jefe/a de equipo de seguridad; Jefe de equipo de seguridad; Jefa de equipo de seguridad; Jefe de turno de seguridad; Supervisor de seguridad; Supervisora de seguridad; Inspector de servicios de seguridad
fr: Chef/fe d'équipe de sécurité; Chef d'équipe de sécurité; Cheffe d'équipe de sécurité; Chef de poste sécurité; SSIAP 2; Superviseur de sécurité; Superviseure de sécurité
de: Schichtleitung Sicherheit; Schichtleiter Sicherheitsdienst; Schichtleiterin Sicherheitsdienst; Objektleiter Sicherheit; Objektleiterin Sicherheit; Teamleitung Sicherheit; Wachleiter; Einsatzleiter Sicherheit
en> Leads the guards of a site or shift, plans their posts, trains them and handles incidents.
es> Dirige a los vigilantes de un centro o turno, asigna puestos, los instruye y gestiona las incidencias.
fr> Dirige les agents d’un site ou d’une équipe, organise les postes, les forme et traite les incidents.
de> Führt die Sicherheitskräfte eines Objekts oder einer Schicht, plant Posten, weist ein und klärt Vorfälle.
skills: security-guarding, leadership, rostering, report-writing, de-escalation, training
up: security-manager manage
side: facilities-manager sector; prison-officer sector

security-manager | 11-3013 | security | lead executive | bachelor | 6 | -
en: Security manager; Head of security; Director of security; Corporate security manager; Chief security officer; Loss prevention manager
es: Director/a de seguridad; Director de seguridad; Directora de seguridad; Jefe de seguridad; Jefa de seguridad; Responsable de seguridad corporativa
fr: Directeur/trice de la sécurité; Directeur sûreté; Directrice sûreté; Responsable sûreté; Directeur de la sécurité; Directrice de la sécurité; Responsable sécurité-sûreté
de: Sicherheitsleitung; Sicherheitsleiter; Sicherheitsleiterin; Leiter Konzernsicherheit; Leiterin Konzernsicherheit; Head of Security; Sicherheitschef; Sicherheitschefin
en> Plans how a company or site is protected, judges risks, chooses people and technology and leads in emergencies.
es> Planifica la protección de una empresa o recinto, evalúa riesgos, elige medios y dirige las emergencias.
fr> Organise la protection d’une entreprise ou d’un site, évalue les risques, choisit les moyens et dirige en crise.
de> Plant den Schutz von Unternehmen oder Gelände, bewertet Risiken, wählt Personal und Technik und führt im Ernstfall.
skills: risk-management, leadership, security-guarding, emergency-planning, budgeting, investigation, compliance
up: -
side: facilities-manager sector; emergency-manager sector; compliance-manager sector

police-officer | 33-3051 | public | entry mid senior | vocational | 0 | police-academy; driving-licence-b
en: Police officer; Patrol officer; Constable; Police constable; Sheriff's deputy; Trooper; Cop
es: Policía; Agente de policía; Policía local; Policía nacional; Guardia civil; Agente de policía municipal; Mosso d'Esquadra; Oficial de patrulla
fr: Gardien/ne de la paix; Gardien de la paix; Gardienne de la paix; Policier; Policière; Gendarme; Agent de police; Agente de police; Policier municipal; Policière municipale
de: Polizist/in; Polizist; Polizistin; Polizeibeamter; Polizeibeamtin; Polizeikommissar; Polizeikommissarin; Polizeimeister; Schutzpolizist; Kantonspolizist
en> Patrols, answers calls, protects people, settles disputes, secures evidence and writes down what happened.
es> Patrulla, atiende avisos, protege a las personas, media en disputas, asegura pruebas y redacta atestados.
fr> Patrouille, intervient sur appel, protège les personnes, apaise les conflits, relève les preuves et dresse procès-verbal.
de> Fährt Streife, rückt bei Notrufen aus, schützt Menschen, schlichtet Streit, sichert Spuren und nimmt Anzeigen auf.
skills: law-enforcement, de-escalation, report-writing, first-aid, driving, decision-making, stress-resistance
up: police-detective master; police-sergeant lead
side: customs-officer sector; probation-officer regular; security-manager sector

police-detective | 33-3021 | public | senior lead | associate | 4 | police-academy
en: Police detective; Detective; Criminal investigator; Detective constable; Special agent; CID officer
es: Inspector/a de policía judicial; Inspector de policía; Inspectora de policía; Detective de policía; Investigador criminal; Investigadora criminal; Agente de policía judicial
fr: Enquêteur/trice de police judiciaire; Enquêteur de police; Enquêtrice de police; Officier de police judiciaire; OPJ; Inspecteur de police; Inspectrice de police; Lieutenant de police
de: Kriminalbeamter/-beamtin; Kriminalkommissar; Kriminalkommissarin; Kriminalbeamter; Kriminalbeamtin; Ermittler; Ermittlerin; Fahnder; Kripobeamter
en> Investigates crimes, questions witnesses and suspects, follows traces and money and builds a case that stands in court.
es> Investiga delitos, interroga a testigos y sospechosos, sigue rastros y dinero y prepara un caso sólido.
fr> Enquête sur les crimes et délits, entend témoins et suspects, suit les traces et l’argent, et monte la procédure.
de> Klärt Straftaten auf, vernimmt Zeugen und Beschuldigte, folgt Spuren und Geld und baut den Fall gerichtsfest auf.
skills: investigation, interviewing, law-enforcement, report-writing, criminal-law, critical-thinking, decision-making
up: police-commander lead
side: fraud-analyst sector; customs-officer sector; security-manager sector; forensic-technician skills

police-sergeant | 33-1012; 33-3051 | public | senior lead | associate | 5 | police-academy
en: Police sergeant; Station sergeant; Police shift supervisor; Patrol supervisor; Police corporal; Detective sergeant
es: Oficial de policía; Subinspector de policía; Subinspectora de policía; Sargento de policía; Cabo de policía; Sargento de la guardia civil
fr: Brigadier-chef/Brigadière-cheffe de police; Brigadier-chef de police; Brigadière-cheffe de police; Brigadier de police; Major de police; Chef de brigade de gendarmerie
de: Dienstgruppenleiter/in Polizei; Dienstgruppenleiter Polizei; Dienstgruppenleiterin Polizei; Polizeihauptkommissar; Polizeihauptkommissarin; Polizeihauptmeister; Postenkommandant; Postenkommandantin
en> Leads a patrol shift, sends officers where they are needed, checks their reports and takes charge at incidents.
es> Dirige un turno de patrulla, envía agentes donde hacen falta, revisa atestados y toma el mando en las incidencias.
fr> Commande une brigade, envoie les équipages là où il faut, relit les procédures et dirige sur intervention.
de> Führt eine Dienstgruppe, schickt Streifen dorthin, wo sie gebraucht werden, prüft Berichte und leitet Einsätze.
skills: leadership, law-enforcement, decision-making, rostering, report-writing, de-escalation
up: police-commander breadth
side: police-detective skills; security-manager sector

police-commander | 33-1012; 33-3051 | public | lead executive | bachelor | 10 | police-academy
en: Police chief; Chief of police; Police commander; Police superintendent; Police inspector; Police lieutenant; Chief inspector
es: Comisario/a de policía; Comisario de policía; Comisaria de policía; Intendente de policía local; Jefe de policía; Jefa de policía; Inspector jefe de policía
fr: Commissaire de police; Commissaire divisionnaire; Commandant de police; Commandante de police; Chef de police municipale; Capitaine de gendarmerie
de: Dienststellenleiter/in Polizei; Polizeirat; Polizeirätin; Leiter Polizeiinspektion; Leiterin Polizeiinspektion; Polizeidirektor; Polizeidirektorin; Revierleiter; Polizeikommandant; Polizeikommandantin
en> Commands a police station or force, sets priorities with the community, and answers for operations, people and budget.
es> Manda una comisaría o cuerpo, fija prioridades con la comunidad y responde de operativos, personal y presupuesto.
fr> Dirige un commissariat ou un service, fixe les priorités et répond des opérations, des effectifs et des moyens.
de> Leitet Dienststelle oder Behörde der Polizei, setzt Schwerpunkte und verantwortet Einsätze, Personal und Haushalt.
skills: leadership, law-enforcement, strategic-planning, budgeting, emergency-planning, public-relations
up: -
side: security-manager sector; emergency-manager sector; public-administration-manager sector

firefighter | 33-2011 | public | entry mid senior | vocational | 0 | fire-service-training; driving-licence-b
en: Firefighter; Fireman; Professional firefighter; Airport firefighter; Wildland firefighter; Works firefighter
es: Bombero/a; Bombero; Bombera; Bombero forestal; Bombera forestal; Bombero conductor; Bombero de aeropuerto
fr: Sapeur-pompier/sapeuse-pompière; Sapeur-pompier; Sapeuse-pompière; Pompier; Pompière; Pompier professionnel; Sapeur-pompier professionnel; Pompier forestier
de: Feuerwehrmann/-frau; Feuerwehrmann; Feuerwehrfrau; Berufsfeuerwehrmann; Brandmeister; Brandmeisterin; Werkfeuerwehrmann; Feuerwehrbeamter
en> Fights fires, cuts people free, helps in floods and accidents, and trains every day for the next call.
es> Apaga incendios, rescata a personas, ayuda en inundaciones y accidentes y se entrena a diario.
fr> Combat les incendies, secourt les personnes, intervient sur accidents et inondations, et s’entraîne chaque jour.
de> Löscht Brände, befreit Menschen, hilft bei Unfällen und Hochwasser und übt täglich für den nächsten Einsatz.
skills: firefighting, first-aid, emergency-care, teamwork, stress-resistance, driving, safety
up: fire-officer lead; fire-inspector master
side: paramedic skills; emergency-dispatcher regular; police-officer sector

fire-officer | 33-1021 | public | senior lead | associate | 5 | fire-service-training
en: Fire officer; Fire lieutenant; Fire captain; Fire crew manager; Watch manager; Station officer
es: Sargento de bomberos; Cabo de bomberos; Suboficial de bomberos; Jefe de dotación; Jefa de dotación; Jefe de turno de bomberos; Capitán de bomberos
fr: Officier/ère de sapeurs-pompiers; Chef d'agrès; Cheffe d'agrès; Officier de sapeurs-pompiers; Officière de sapeurs-pompiers; Lieutenant de sapeurs-pompiers; Sous-officier de sapeurs-pompiers
de: Gruppenführer/in Feuerwehr; Gruppenführer Feuerwehr; Gruppenführerin Feuerwehr; Oberbrandmeister; Oberbrandmeisterin; Zugführer Feuerwehr; Zugführerin Feuerwehr; Brandoberinspektor; Wachabteilungsleiter
en> Commands a crew on the fireground, decides how to go in and when to pull out, and trains the watch.
es> Manda una dotación en el siniestro, decide cómo entrar y cuándo retirarse, y dirige las prácticas.
fr> Commande un équipage en intervention, décide de l’engagement et du repli, et dirige les manœuvres.
de> Führt eine Einheit im Einsatz, entscheidet über Angriff und Rückzug und leitet die Ausbildung der Wache.
skills: firefighting, leadership, decision-making, emergency-planning, training, report-writing
up: fire-chief breadth
side: fire-inspector regular; emergency-manager sector; occupational-safety-specialist sector

fire-chief | 33-1021 | public | lead executive | bachelor | 10 | fire-service-training
en: Fire chief; Chief fire officer; Fire station commander; Battalion chief; Fire service director; Deputy fire chief
es: Jefe/a de bomberos; Jefe de bomberos; Jefa de bomberos; Oficial jefe de bomberos; Director de servicio de bomberos; Jefe de parque de bomberos; Jefa de parque de bomberos
fr: Chef/fe de centre de secours; Chef de centre de secours; Cheffe de centre de secours; Commandant de sapeurs-pompiers; Directeur du SDIS; Chef de corps de sapeurs-pompiers
de: Leitung der Feuerwehr; Leiter der Feuerwehr; Leiterin der Feuerwehr; Branddirektor; Branddirektorin; Stadtbrandmeister; Wachleitung Feuerwehr; Feuerwehrkommandant; Feuerwehrkommandantin
en> Runs a fire station or service, its crews, engines and budget, and leads when many units are out.
es> Dirige un parque o servicio de bomberos, con dotaciones, vehículos y presupuesto, y manda en los grandes siniestros.
fr> Dirige un centre ou un service de secours, ses équipes, engins et budget, et commande les grandes interventions.
de> Leitet Wache oder Feuerwehr mit Mannschaft, Fahrzeugen und Haushalt und führt bei Großeinsätzen.
skills: leadership, firefighting, emergency-planning, budgeting, strategic-planning, decision-making
up: -
side: emergency-manager sector; fire-inspector regular; security-manager sector

fire-inspector | 33-2021 | public | mid senior | associate | 4 | -
en: Fire safety inspector; Fire inspector; Fire prevention officer; Fire investigator; Fire marshal; Fire safety officer
es: Inspector/a de incendios; Inspector de incendios; Inspectora de incendios; Técnico en prevención de incendios; Técnica en prevención de incendios; Investigador de incendios
fr: Préventionniste incendie; Officier préventionniste; Inspecteur incendie; Inspectrice incendie; Chargé de prévention incendie; Enquêteur incendie
de: Brandschutzbeauftragte/r; Brandschutzbeauftragter; Brandschutzbeauftragte; Brandschutzprüfer; Brandursachenermittler; Sachverständiger Brandschutz
en> Checks buildings and plans for fire risks, demands what is missing and finds out why fires broke out.
es> Revisa edificios y proyectos en busca de riesgos, exige lo que falta e investiga las causas de los incendios.
fr> Contrôle bâtiments et plans face au risque incendie, exige les mises aux normes et recherche l’origine des feux.
de> Prüft Gebäude und Pläne auf Brandgefahren, fordert Nachbesserungen und ermittelt, warum es gebrannt hat.
skills: fire-safety, inspection, report-writing, blueprint-reading, investigation, compliance
up: emergency-manager breadth
side: building-inspector skills; occupational-safety-specialist skills

prison-officer | 33-3012 | public | entry mid senior | school | 0 | prison-service-training
en: Prison officer; Correctional officer; Corrections officer; Jailer; Detention officer; Custody officer
es: Funcionario/a de prisiones; Funcionario de prisiones; Funcionaria de prisiones; Funcionario de instituciones penitenciarias; Ayudante de instituciones penitenciarias; Custodio penitenciario; Oficial penitenciario
fr: Surveillant/e pénitentiaire; Surveillant pénitentiaire; Surveillante pénitentiaire; Surveillant de prison; Surveillante de prison; Agent de détention; Gardien de prison
de: Justizvollzugsbeamter/-beamtin; Justizvollzugsbeamter; Justizvollzugsbeamtin; JVA-Beamter; Justizwachebeamter; Justizwachebeamtin; Fachmann für Justizvollzug; Fachfrau für Justizvollzug
en> Keeps order and safety in a prison, watches and searches, and talks with prisoners so that days stay calm.
es> Mantiene el orden y la seguridad en prisión, vigila, registra y trata a diario con los internos.
fr> Assure l’ordre et la sécurité en détention, surveille, fouille et dialogue chaque jour avec les détenus.
de> Sorgt im Gefängnis für Ordnung und Sicherheit, beaufsichtigt, durchsucht und spricht täglich mit den Gefangenen.
skills: de-escalation, security-guarding, report-writing, first-aid, communication, stress-resistance
up: prison-supervisor lead; police-officer licence
side: security-supervisor sector; probation-officer skills

prison-supervisor | 33-1011 | public | senior lead executive | school | 5 | prison-service-training
en: Senior prison officer; Correctional supervisor; Prison unit manager; Correctional sergeant; Custodial manager; Prison governor; Warden
es: Jefe/a de servicios penitenciarios; Jefe de servicios penitenciarios; Jefa de servicios penitenciarios; Encargado de módulo penitenciario; Director de prisión; Directora de prisión; Jefe de centro penitenciario
fr: Premier/ère surveillant/e pénitentiaire; Premier surveillant pénitentiaire; Première surveillante pénitentiaire; Chef de détention; Cheffe de détention; Directeur de prison; Directrice de prison
de: Vollzugsdienstleitung; Vollzugsdienstleiter; Vollzugsdienstleiterin; Abteilungsleiter Justizvollzug; Abteilungsleiterin Justizvollzug; Anstaltsleiter; Anstaltsleiterin; Leiter Justizvollzugsanstalt
en> Leads the officers of a wing or prison, plans duty, decides in conflicts and answers for safety and rights.
es> Dirige a los funcionarios de un módulo o centro, organiza turnos, decide en conflictos y responde de la seguridad.
fr> Dirige les surveillants d’un quartier ou d’un établissement, organise le service et répond de la sécurité et des droits.
de> Führt das Personal einer Abteilung oder Anstalt, plant den Dienst, entscheidet bei Konflikten und verantwortet die Sicherheit.
skills: leadership, de-escalation, rostering, report-writing, decision-making, security-guarding
up: public-administration-manager breadth
side: security-manager sector; probation-officer skills

customs-officer | 33-3051 | public | entry mid senior | vocational | 0 | -
en: Customs officer; Border force officer; Customs and border protection officer; Immigration officer; Border guard; Customs inspector
es: Agente de vigilancia aduanera; Agente de aduanas del Estado; Inspector de aduanas; Inspectora de aduanas; Oficial de aduanas; Agente de fronteras; Agente de extranjería
fr: Douanier/ère; Douanier; Douanière; Agent des douanes; Agente des douanes; Contrôleur des douanes; Contrôleuse des douanes; Garde-frontière
de: Zollbeamter/-beamtin; Zollbeamter; Zollbeamtin; Zöllner; Zöllnerin; Grenzbeamter; Bundespolizist an der Grenze; Grenzwächter; Fachspezialistin Zoll
en> Checks people, goods and papers at borders and ports, collects duties and stops what may not pass.
es> Controla personas, mercancías y documentos en fronteras y puertos, recauda aranceles e intercepta lo prohibido.
fr> Contrôle personnes, marchandises et documents aux frontières, perçoit les droits et arrête ce qui est interdit.
de> Kontrolliert Menschen, Waren und Papiere an Grenzen und Häfen, erhebt Abgaben und stoppt Verbotenes.
skills: customs, law-enforcement, inspection, interviewing, report-writing, attention-to-detail
up: police-detective master; public-administration-manager manage
side: police-officer sector; customs-specialist sector; tax-inspector sector

airport-security-officer | 33-9093 | security | entry mid | school | 0 | aviation-security-certificate
en: Airport security officer; Transportation security screener; TSA officer; Aviation security agent; Baggage screener; Passenger screener
es: Agente de seguridad aeroportuaria; Vigilante de seguridad aeroportuaria; Operador de rayos X de aeropuerto; Agente de control de pasajeros; Vigilante de aeropuerto
fr: Agent/e de sûreté aéroportuaire; Agent de sûreté aéroportuaire; Agente de sûreté aéroportuaire; Opérateur de sûreté aéroportuaire; Agent de sécurité aéroportuaire; Agent d'inspection filtrage
de: Luftsicherheitsassistent/in; Luftsicherheitsassistent; Luftsicherheitsassistentin; Fluggastkontrolleur; Luftsicherheitskontrollkraft; Sicherheitskraft Flughafen; Gepäckkontrolleur
en> Screens passengers and bags at the airport, reads X-ray images and acts calmly when something is wrong.
es> Controla pasajeros y equipajes en el aeropuerto, interpreta imágenes de rayos X y actúa con calma.
fr> Contrôle passagers et bagages à l’aéroport, lit les images radioscopiques et réagit avec calme en cas d’anomalie.
de> Kontrolliert Fluggäste und Gepäck, deutet Röntgenbilder und handelt ruhig, wenn etwas nicht stimmt.
skills: security-guarding, attention-to-detail, customer-service, de-escalation, safety, communication
up: customs-officer licence; security-manager manage
side: ticket-agent sector; security-guard sector; security-supervisor sector

emergency-dispatcher | 43-5031 | public | entry mid senior | school | 0 | -
en: Emergency dispatcher; 911 operator; 999 call handler; Emergency call taker; Public safety telecommunicator; Ambulance dispatcher; Control room operator
es: Operador/a de emergencias 112; Operador de emergencias; Operadora de emergencias; Gestor de emergencias 112; Teleoperador de emergencias; Coordinador de sala 112; Operador 911
fr: Opérateur/trice de traitement des appels d'urgence; Assistant de régulation médicale; Assistante de régulation médicale; ARM; Opérateur 112; Opératrice 112; Régulateur SAMU; Stationnaire
de: Leitstellendisponent/in; Leitstellendisponent; Leitstellendisponentin; Notrufdisponent; Disponent Rettungsleitstelle; Disponentin Rettungsleitstelle; Calltaker Notruf
en> Takes emergency calls, finds out quickly what and where, guides the caller and sends the right help.
es> Atiende llamadas de emergencia, averigua rápido qué ocurre y dónde, guía a quien llama y envía ayuda.
fr> Reçoit les appels d’urgence, identifie vite le lieu et le problème, guide l’appelant et envoie les secours.
de> Nimmt Notrufe an, klärt schnell, was wo passiert ist, leitet die Anrufenden an und schickt die richtige Hilfe.
skills: emergency-dispatch, triage, stress-resistance, telephone, multitasking, communication, data-entry
up: emergency-manager breadth; paramedic licence
side: dispatcher sector; customer-service-representative regular; firefighter sector

emergency-manager | 11-9161 | public | senior lead | bachelor | 5 | -
en: Emergency manager; Emergency management director; Emergency planning officer; Civil protection officer; Resilience manager; Disaster response coordinator; Crisis manager
es: Responsable de protección civil; Técnico de protección civil; Técnica de protección civil; Director de emergencias; Directora de emergencias; Coordinador de emergencias; Gestor de crisis
fr: Responsable de la gestion de crise; Chef de service de protection civile; Chargé de sécurité civile; Chargée de sécurité civile; Gestionnaire de crise; Coordinateur des secours
de: Katastrophenschutzbeauftragte/r; Katastrophenschutzbeauftragter; Katastrophenschutzbeauftragte; Sachbearbeiter Katastrophenschutz; Leiter Bevölkerungsschutz; Leiterin Bevölkerungsschutz; Krisenmanager; Krisenmanagerin
en> Prepares a town, region or company for floods, fires and outages, and coordinates help when they come.
es> Prepara a un municipio, región o empresa para inundaciones, incendios y apagones y coordina la respuesta.
fr> Prépare une ville, une région ou une entreprise aux crues, incendies et pannes, et coordonne les secours.
de> Bereitet Stadt, Region oder Unternehmen auf Hochwasser, Brände und Ausfälle vor und koordiniert im Ernstfall die Hilfe.
skills: emergency-planning, risk-management, project-management, leadership, communication, training, gis
up: public-administration-manager breadth
side: security-manager sector; occupational-safety-specialist sector; policy-adviser sector

environmental-health-officer | 13-1041 | public | entry mid senior | bachelor | 0 | public-health-inspection-qualification
en: Environmental health officer; EHO; Food safety inspector; Public health inspector; Environmental health practitioner; Labour inspector; Trading standards officer
es: Inspector/a de salud pública; Inspector de sanidad; Inspectora de sanidad; Inspector de consumo; Inspectora de consumo; Inspector de trabajo; Inspectora de trabajo; Técnico de salud ambiental
fr: Inspecteur/trice de salubrité; Inspecteur de salubrité; Inspectrice de salubrité; Technicien sanitaire; Technicienne sanitaire; Inspecteur du travail; Inspectrice du travail; Contrôleur de la répression des fraudes
de: Lebensmittelkontrolleur/in; Lebensmittelkontrolleur; Lebensmittelkontrolleurin; Hygienekontrolleur; Hygienekontrolleurin; Hygieneinspektor; Gewerbeaufsichtsbeamter; Arbeitsinspektor; Arbeitsinspektorin
en> Inspects kitchens, shops, workplaces and housing, takes samples, gives advice and orders what the law requires.
es> Inspecciona cocinas, comercios, lugares de trabajo y viviendas, toma muestras, aconseja y ordena medidas legales.
fr> Inspecte cuisines, commerces, lieux de travail et logements, prélève, conseille et impose ce que la loi exige.
de> Prüft Küchen, Läden, Arbeitsplätze und Wohnungen, nimmt Proben, berät und ordnet an, was das Recht verlangt.
skills: inspection, food-safety, compliance, report-writing, public-health, communication
up: compliance-manager manage; public-administration-manager manage
side: occupational-safety-specialist skills; compliance-officer sector; environmental-scientist skills

benefits-officer | 43-4061 | public | entry mid senior | school | 0 | -
en: Benefits officer; Eligibility interviewer; Work coach; Social security clerk; Welfare benefits adviser; Benefits claims officer; Job centre adviser
es: Gestor/a de prestaciones; Gestor de prestaciones; Gestora de prestaciones; Funcionario del SEPE; Técnico de prestaciones sociales; Técnica de prestaciones sociales; Funcionario de la Seguridad Social
fr: Gestionnaire conseil allocataires; Conseiller CAF; Conseillère CAF; Gestionnaire de prestations; Technicien de prestations sociales; Technicienne de prestations sociales; Agent d'assurance maladie
de: Sachbearbeiter/in Leistungsgewährung; Leistungssachbearbeiter; Leistungssachbearbeiterin; Sachbearbeiter Jobcenter; Sachbearbeiterin Jobcenter; Sozialversicherungsfachangestellter; Sozialversicherungsfachangestellte
en> Finds out what support people are entitled to, checks the papers and explains the decision in plain words.
es> Determina a qué ayudas tiene derecho cada persona, revisa los documentos y explica la decisión con claridad.
fr> Détermine les aides auxquelles chacun a droit, vérifie les pièces et explique clairement la décision.
de> Klärt, welche Leistungen Menschen zustehen, prüft Unterlagen und erklärt den Bescheid in klaren Worten.
skills: benefits-advice, interviewing, data-entry, customer-service, compliance, empathy
up: social-service-manager manage; public-administration-manager manage
side: social-work-assistant sector; claims-adjuster sector; administrative-officer skills

administrative-officer | 43-4199 | public | entry mid senior | school | 0 | -
en: Public administration officer; Civil servant; Public sector administrative officer; Council officer; Government clerk; Local government officer; Registrar assistant
es: Administrativo/a de la Administración; Funcionario administrativo; Funcionaria administrativa; Auxiliar administrativo del Estado; Administrativo de ayuntamiento; Administrativa de ayuntamiento; Empleado público; Empleada pública
fr: Agent/e administratif/ive de la fonction publique; Adjoint administratif territorial; Adjointe administrative territoriale; Rédacteur territorial; Rédactrice territoriale; Agent de mairie; Fonctionnaire; Secrétaire de mairie
de: Verwaltungsfachangestellte/r; Verwaltungsfachangestellter; Verwaltungsfachangestellte; Sachbearbeiter öffentliche Verwaltung; Sachbearbeiterin öffentliche Verwaltung; Verwaltungsbeamter; Verwaltungsbeamtin; Verwaltungswirt
en> Handles applications, permits and records for citizens in a town hall or agency, by the rules and in time.
es> Tramita solicitudes, permisos y registros de la ciudadanía en un ayuntamiento u organismo, según la norma y en plazo.
fr> Traite demandes, autorisations et registres des usagers en mairie ou en administration, dans les règles et les délais.
de> Bearbeitet Anträge, Genehmigungen und Register für die Bürgerschaft, nach Vorschrift und fristgerecht.
skills: public-administration, filing, customer-service, data-entry, correspondence, microsoft-office, attention-to-detail
up: tax-inspector licence; public-administration-manager manage
side: benefits-officer skills; court-clerk skills; administrative-assistant sector

policy-adviser | 19-3094 | public | mid senior lead | master | 2 | -
en: Policy adviser; Policy analyst; Policy officer; Public affairs adviser; Political scientist; Legislative analyst; Parliamentary researcher
es: Asesor/a de políticas públicas; Asesor de políticas públicas; Asesora de políticas públicas; Analista de políticas públicas; Asesor parlamentario; Asesora parlamentaria; Politólogo; Politóloga
fr: Chargé/e de mission politiques publiques; Conseiller politique; Conseillère politique; Chargé de mission politiques publiques; Attaché parlementaire; Assistante parlementaire; Collaborateur parlementaire; Politologue
de: Politische/r Referent/in; Politischer Referent; Politische Referentin; Referent für Grundsatzfragen; Wissenschaftlicher Mitarbeiter Bundestag; Politikberater; Politikberaterin; Politikwissenschaftler; Politikwissenschaftlerin
en> Studies a public problem, compares what could be done, hears those affected and writes advice for decision makers.
es> Estudia un problema público, compara opciones, escucha a los afectados y redacta propuestas para quien decide.
fr> Étudie un problème public, compare les options, consulte les acteurs et rédige des avis pour les décideurs.
de> Untersucht ein öffentliches Problem, vergleicht Lösungen, hört Betroffene an und schreibt Vorlagen für Entscheidungen.
skills: public-policy, research, report-writing, data-analysis, statistics, presentation, negotiation
up: -
side: economist skills; sociologist skills; university-lecturer teach

public-administration-manager | 11-1021 | public | lead executive | bachelor | 6 | -
en: Public administration manager; Council department head; City manager; Town clerk; Agency director; Head of service; Senior civil servant
es: Jefe/a de servicio de la Administración; Jefe de servicio de la Administración; Jefa de servicio de la Administración; Secretario de ayuntamiento; Secretaria de ayuntamiento; Gerente municipal; Director general público
fr: Attaché/e territorial/e; Attaché territorial; Attachée territoriale; Directeur général des services; Directrice générale des services; DGS; Chef de service administratif; Cheffe de service administratif
de: Amtsleitung; Amtsleiter; Amtsleiterin; Fachbereichsleitung Verwaltung; Dezernent; Dezernentin; Sachgebietsleiter öffentliche Verwaltung; Verwaltungsdirektor; Verwaltungsdirektorin; Gemeindeschreiber
en> Leads a department or agency, turns political decisions into service and answers for staff, law and money.
es> Dirige un servicio u organismo, convierte decisiones políticas en servicio y responde de personal, legalidad y recursos.
fr> Dirige un service ou une collectivité, traduit les décisions politiques en actes et répond des agents et du budget.
de> Leitet ein Amt oder eine Behörde, setzt politische Beschlüsse um und verantwortet Personal, Recht und Haushalt.
skills: public-administration, leadership, budgeting, strategic-planning, compliance, change-management, public-policy
up: -
side: social-service-manager sector; administrative-services-manager sector; operations-manager sector

post-office-clerk | 43-5051 | public | entry mid senior | none | 0 | -
en: Post office clerk; Postal clerk; Post office counter clerk; Postal service clerk; Post office counter assistant; Postal assistant
es: Empleado/a de oficina de correos; Empleado de correos; Empleada de correos; Atención al cliente en correos; Agente de ventanilla de correos; Personal de oficina de correos
fr: Guichetier/ère de La Poste; Guichetier de La Poste; Guichetière de La Poste; Chargé de clientèle La Poste; Conseiller clientèle La Poste; Agent de guichet postal
de: Mitarbeiter/in Postfiliale; Schaltermitarbeiter Post; Schaltermitarbeiterin Post; Mitarbeiter Postfiliale; Mitarbeiterin Postfiliale; Postangestellter; Postangestellte; Kundenberaterin Post
en> Serves customers at the post office counter, weighs, stamps and hands out parcels, and handles payments and forms.
es> Atiende en la ventanilla de correos, pesa, franquea y entrega paquetes y gestiona pagos e impresos.
fr> Sert les clients au guichet de la poste, pèse, affranchit et remet les colis, et traite paiements et formulaires.
de> Berät am Postschalter, wiegt und frankiert Sendungen, gibt Pakete aus und wickelt Zahlungen ab.
skills: customer-service, cash-handling, mail-handling, data-entry, sales, attention-to-detail
up: postmaster manage
side: mail-carrier skills; mail-sorter skills; bank-teller sector

mail-sorter | 43-5053 | transport | entry mid | none | 0 | -
en: Mail sorter; Mail handler; Mail processing clerk; Postal sorter; Parcel sorter; Sorting centre operative
es: Clasificador/a de correos; Clasificador de correos; Clasificadora de correos; Clasificador de correspondencia; Operario de clasificación postal; Clasificador de paquetería; Operaria de clasificación postal
fr: Agent/e de tri postal; Agent de tri; Agente de tri; Trieur postal; Trieuse postale; Opérateur de tri postal; Agent de tri colis
de: Briefsortierer/in; Sortierer Post; Sortiererin Post; Mitarbeiter Briefzentrum; Mitarbeiterin Briefzentrum; Paketsortierer; Sortierkraft; Briefsortierer
en> Sorts letters and parcels by hand and machine, often at night, so that they leave on the right route.
es> Clasifica cartas y paquetes a mano y con máquinas, a menudo de noche, para que salgan por la ruta correcta.
fr> Trie lettres et colis à la main et à la machine, souvent la nuit, pour qu’ils partent sur la bonne tournée.
de> Sortiert Briefe und Pakete von Hand und mit Maschinen, oft nachts, damit sie richtig auf Tour gehen.
skills: mail-handling, manual-handling, attention-to-detail, teamwork, warehouse, time-management
up: post-office-clerk breadth
side: mail-carrier skills; warehouse-worker sector; order-picker sector; packer sector

postmaster | 11-9131 | public | lead | school | 5 | -
en: Postmaster; Post office manager; Mail superintendent; Delivery depot manager; Sorting centre manager; Branch manager of a post office
es: Director/a de oficina de correos; Director de oficina de correos; Directora de oficina de correos; Jefe de unidad de reparto; Jefa de unidad de reparto; Jefe de centro de clasificación
fr: Directeur/trice de bureau de poste; Directeur de bureau de poste; Directrice de bureau de poste; Directeur de secteur postal; Responsable de centre de tri; Responsable de plateforme courrier
de: Filialleitung Post; Filialleiter Post; Filialleiterin Post; Leiter Zustellstützpunkt; Leiterin Zustellstützpunkt; Leiter Briefzentrum; Postmeister; Poststellenleiterin
en> Runs a post office or delivery depot, its staff, rounds, counters and figures, so that the mail arrives.
es> Dirige una oficina o unidad de reparto de correos, con su personal, rutas, ventanillas y resultados.
fr> Dirige un bureau de poste ou un centre de distribution, ses équipes, tournées, guichets et résultats.
de> Leitet Postfiliale oder Zustellstützpunkt mit Personal, Touren, Schaltern und Zahlen, damit die Post ankommt.
skills: leadership, operations-management, mail-handling, rostering, budgeting, customer-service
up: public-administration-manager breadth
side: logistics-manager sector; store-manager sector; bank-branch-manager sector
`;

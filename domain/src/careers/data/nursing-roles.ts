/** Roles of nursing and midwifery, one block each. The format is described in `catalogue.ts`. */
export const nursingRoles = `
nursing-assistant | 31-1131 | health | entry mid | vocational | 0 | nursing-assistant-certificate
en: Nursing assistant; Healthcare assistant; HCA; Certified nursing assistant; CNA; Nurse aide; Patient care assistant
es: Auxiliar de enfermería; TCAE; Técnico en cuidados auxiliares de enfermería; Técnica en cuidados auxiliares de enfermería; Auxiliar clínico; Auxiliar clínica; Auxiliar de clínica
fr: Aide-soignant/e; Aide-soignant; Aide-soignante; AS; Aide soignante diplômée d'État; Agent de soins
de: Pflegehelfer/in; Pflegehelfer; Pflegehelferin; Pflegeassistent; Pflegeassistentin; Krankenpflegehelfer; Krankenpflegehelferin
en> Helps patients wash, eat, move and settle, takes simple readings, and tells the nurses when something changes.
es> Ayuda a los pacientes a asearse, comer y moverse, toma las constantes y avisa a enfermería de cualquier cambio.
fr> Aide les patients à se laver, à manger et à se déplacer, et signale à l’équipe infirmière tout changement de leur état.
de> Hilft Patientinnen und Patienten beim Waschen, Essen und Aufstehen, misst Vitalwerte und meldet Veränderungen an die Pflegefachkräfte.
skills: personal-care, patient-care, vital-signs, patient-mobility, infection-control, empathy
up: practical-nurse licence; registered-nurse degree
side: home-care-aide sector; medical-assistant regular; phlebotomist skills

practical-nurse | 29-2061 | health | entry mid senior | vocational | 0 | practical-nursing-licence
en: Licensed practical nurse; LPN; Licensed vocational nurse; LVN; Enrolled nurse; Practical nurse; Nursing associate
es: Enfermero/a práctico/a; Enfermera práctica licenciada; Enfermero práctico licenciado; Enfermera auxiliar titulada; Enfermero auxiliar titulado
fr: Infirmier/ère auxiliaire; Infirmier auxiliaire; Infirmière auxiliaire; Assistant en soins et santé communautaire; Assistante en soins et santé communautaire; ASSC
de: Pflegefachassistent/in; Pflegefachassistent; Pflegefachassistentin; Fachfrau Gesundheit; Fachmann Gesundheit; FaGe; Pflegeassistenz zweijährig; Pflegefachassistenz
en> Gives everyday nursing care, from dressings and injections to medication, under the direction of a registered nurse.
es> Presta cuidados de enfermería cotidianos, como curas, inyecciones o medicación, bajo la dirección del personal de enfermería titulado.
fr> Assure les soins courants, pansements et médicaments compris, sous la direction d’une infirmière ou d’un infirmier diplômé.
de> Übernimmt Grundpflege und einfache Behandlungspflege wie Verbände oder Medikamentengabe unter Anleitung einer Pflegefachperson.
skills: patient-care, medication-administration, wound-care, vital-signs, care-planning, ehr, infection-control
up: registered-nurse degree; mental-health-nurse degree
side: surgical-technologist skills; medical-assistant regular

registered-nurse | 29-1141 | health | entry mid senior | bachelor | 0 | nursing-registration
en: Registered nurse; RN; Staff nurse; Ward nurse; Registered general nurse; RGN; Nurse; Band 5 nurse; Band 6 nurse
es: Enfermero/a; Enfermero; Enfermera; Enfermera de planta; Enfermero de planta; DUE; Diplomado en enfermería; Graduada en enfermería
fr: Infirmier/ère; Infirmier; Infirmière; Infirmier diplômé d'État; Infirmière diplômée d'État; IDE; Infirmière en soins généraux
de: Pflegefachfrau/-mann; Pflegefachkraft; Pflegefachfrau; Pflegefachmann; Gesundheits- und Krankenpfleger; Gesundheits- und Krankenpflegerin; Krankenschwester; Krankenpfleger; Diplomierte Pflegefachfrau
en> Looks after patients on a ward or in a clinic, assesses them, gives treatment and medication, and speaks for them in the team.
es> Atiende a pacientes en planta o en consulta, valora su estado, administra tratamientos y habla por ellos ante el equipo.
fr> Soigne les patients dans un service ou une clinique, évalue leur état, administre les traitements et porte leur voix dans l’équipe.
de> Versorgt Kranke auf Station oder in der Ambulanz, schätzt ihren Zustand ein, gibt Medikamente und vertritt sie im Team.
skills: patient-care, nursing, medication-administration, care-planning, wound-care, ehr, triage, communication
up: charge-nurse lead; nurse-practitioner degree; clinical-nurse-specialist master
side: community-nurse regular; critical-care-nurse skills; case-management-nurse regular; nurse-educator teach; midwife skills

critical-care-nurse | 29-1141 | health | mid senior | bachelor | 1 | nursing-registration
en: Intensive care nurse; ICU nurse; Critical care nurse; CCRN; ITU nurse; Intensive care staff nurse
es: Enfermero/a de cuidados intensivos; Enfermera de UCI; Enfermero de UCI; Enfermera de cuidados intensivos; Enfermero de cuidados intensivos
fr: Infirmier/ère en réanimation; Infirmier en réanimation; Infirmière en réanimation; Infirmier en soins intensifs; Infirmière en soins intensifs
de: Fachpflegekraft für Intensivpflege; Intensivpfleger; Intensivpflegerin; Pflegefachkraft Intensivstation; Intensivkrankenschwester; Fachkrankenpfleger Intensivpflege und Anästhesie
en> Watches over critically ill patients round the clock, runs ventilators and infusions, and acts at once when values slip.
es> Vigila las veinticuatro horas a pacientes críticos, maneja respiradores y perfusiones y actúa en cuanto un valor empeora.
fr> Surveille jour et nuit des patients en état critique, gère ventilation et perfusions, et réagit à la moindre dégradation.
de> Überwacht schwerstkranke Menschen rund um die Uhr, bedient Beatmungsgeräte und Infusionspumpen und handelt sofort, wenn Werte kippen.
skills: critical-care, mechanical-ventilation, iv-therapy, medication-administration, acls, patient-care, ehr
up: nurse-anaesthetist degree; clinical-nurse-specialist master; charge-nurse lead
side: emergency-nurse skills; theatre-nurse regular

emergency-nurse | 29-1141 | health | mid senior | bachelor | 1 | nursing-registration
en: Emergency nurse; ER nurse; A&E nurse; ED nurse; Accident and emergency nurse; Triage nurse
es: Enfermero/a de urgencias; Enfermera de urgencias; Enfermero de urgencias; Enfermera de triaje; Enfermera de emergencias
fr: Infirmier/ère aux urgences; Infirmier urgentiste; Infirmière urgentiste; Infirmier d'accueil et d'orientation; IAO; Infirmière aux urgences
de: Pflegefachkraft Notaufnahme; Notfallpfleger; Notfallpflegerin; Fachpflegekraft Notfallpflege; Pflegefachfrau Notfall; Krankenschwester Notaufnahme
en> Receives people in the emergency department, decides who must be seen first, and treats injuries and sudden illness with the doctors.
es> Recibe a quienes llegan a urgencias, decide a quién hay que ver primero y atiende lesiones y crisis junto al equipo médico.
fr> Accueille les personnes aux urgences, détermine les priorités et prend en charge blessures et malaises avec les médecins.
de> Nimmt Menschen in der Notaufnahme auf, schätzt die Dringlichkeit ein und versorgt Verletzungen und akute Erkrankungen mit dem ärztlichen Team.
skills: emergency-care, triage, acls, iv-therapy, wound-care, stress-resistance, ehr
up: nurse-practitioner degree; charge-nurse lead; clinical-nurse-specialist master
side: critical-care-nurse skills; community-nurse regular

theatre-nurse | 29-1141 | health | mid senior | bachelor | 1 | nursing-registration
en: Operating room nurse; Theatre nurse; Perioperative nurse; Scrub nurse; OR nurse; Circulating nurse
es: Enfermero/a de quirófano; Enfermera de quirófano; Enfermero de quirófano; Enfermera quirúrgica; Enfermero quirúrgico; Enfermera instrumentista
fr: Infirmier/ère de bloc opératoire; Infirmier de bloc opératoire; Infirmière de bloc opératoire; IBODE; Infirmière de bloc
de: OP-Pflegefachkraft; OP-Schwester; OP-Pfleger; OP-Pflegerin; Fachkrankenpfleger im Operationsdienst; Pflegefachfrau OP
en> Prepares the operating theatre, passes instruments or circulates during surgery, and keeps the patient safe and the field sterile.
es> Prepara el quirófano, instrumenta o circula durante la operación y vela por la seguridad del paciente y la esterilidad.
fr> Prépare la salle d’opération, instrumente ou circule pendant l’intervention, et veille à la sécurité du patient et à l’asepsie.
de> Bereitet den OP-Saal vor, instrumentiert oder arbeitet als Springer und sorgt für Sterilität und Sicherheit während der Operation.
skills: surgery-assistance, sterile-technique, infection-control, patient-care, teamwork, attention-to-detail
up: clinical-nurse-specialist master; charge-nurse lead; nurse-anaesthetist degree
side: critical-care-nurse skills; registered-nurse skills

community-nurse | 29-1141 | health | mid senior | bachelor | 1 | nursing-registration; driving-licence-b
en: Community nurse; District nurse; Home health nurse; Visiting nurse; Home care nurse; Public health nurse
es: Enfermero/a comunitario/a; Enfermera comunitaria; Enfermero comunitario; Enfermera de atención primaria; Enfermero de atención primaria; Enfermera a domicilio
fr: Infirmier/ère à domicile; Infirmier à domicile; Infirmière à domicile; Infirmier libéral; Infirmière libérale; IDEL; Infirmière en santé communautaire
de: Pflegefachkraft ambulante Pflege; Gemeindeschwester; Pflegefachkraft im ambulanten Dienst; Hauskrankenpfleger; Hauskrankenpflegerin; Pflegefachfrau Spitex; Community Health Nurse
en> Visits people at home to dress wounds, manage long illnesses and medication, and help them stay independent.
es> Visita a personas en su casa para hacer curas, controlar enfermedades crónicas y ayudarlas a seguir siendo autónomas.
fr> Se rend au domicile des personnes pour les pansements, le suivi des maladies chroniques et le maintien de leur autonomie.
de> Besucht Menschen zu Hause, versorgt Wunden, begleitet chronische Krankheiten und hilft ihnen, selbstständig zu bleiben.
skills: nursing, wound-care, patient-education, medication-administration, care-planning, elderly-care, driving
up: clinical-nurse-specialist master; nurse-practitioner degree; charge-nurse lead
side: case-management-nurse regular; registered-nurse skills; health-educator teach

mental-health-nurse | 29-1141 | health | entry mid senior | bachelor | 0 | nursing-registration
en: Mental health nurse; Psychiatric nurse; RMN; Registered mental health nurse; Psychiatric ward nurse; Behavioral health nurse
es: Enfermero/a de salud mental; Enfermera de salud mental; Enfermero de salud mental; Enfermera psiquiátrica; Enfermero psiquiátrico
fr: Infirmier/ère en psychiatrie; Infirmier en psychiatrie; Infirmière en psychiatrie; Infirmier psychiatrique; Infirmière psychiatrique; Infirmière en santé mentale
de: Pflegefachkraft Psychiatrie; Psychiatriepfleger; Psychiatriepflegerin; Fachkrankenpfleger für Psychiatrie; Fachpflegekraft psychiatrische Pflege; Pflegefachfrau Psychiatrie
en> Supports people through mental illness on wards and in the community, builds trust, gives medication and calms crises.
es> Acompaña a personas con trastornos mentales en planta o en la comunidad, genera confianza, administra medicación y calma las crisis.
fr> Accompagne des personnes souffrant de troubles psychiques, crée un lien de confiance, administre les traitements et apaise les crises.
de> Begleitet psychisch erkrankte Menschen stationär oder zu Hause, schafft Vertrauen, gibt Medikamente und entschärft Krisen.
skills: mental-health-care, crisis-intervention, de-escalation, medication-administration, empathy, care-planning, nursing
up: clinical-nurse-specialist master; nurse-practitioner degree; charge-nurse lead
side: community-nurse sector; case-management-nurse regular; addiction-counsellor skills

paediatric-nurse | 29-1141 | health | entry mid senior | bachelor | 0 | nursing-registration
en: Paediatric nurse; Pediatric nurse; Children's nurse; Neonatal nurse; NICU nurse; Peds nurse
es: Enfermero/a pediátrico/a; Enfermera pediátrica; Enfermero pediátrico; Enfermera de pediatría; Enfermera neonatal; Enfermero neonatal
fr: Puériculteur/trice; Puériculteur; Puéricultrice; Infirmière puéricultrice; Infirmier puériculteur; Infirmière en pédiatrie
de: Kinderkrankenpfleger/in; Kinderkrankenpfleger; Kinderkrankenschwester; Gesundheits- und Kinderkrankenpfleger; Gesundheits- und Kinderkrankenpflegerin; Pflegefachkraft Pädiatrie
en> Cares for sick babies, children and teenagers, from the incubator to the ward, and guides their worried parents.
es> Cuida a bebés, niños y adolescentes enfermos, desde la incubadora hasta la planta, y orienta a sus padres.
fr> Soigne nouveau-nés, enfants et adolescents malades, de la couveuse au service de pédiatrie, et guide leurs parents.
de> Pflegt kranke Säuglinge, Kinder und Jugendliche vom Inkubator bis zur Station und steht den Eltern zur Seite.
skills: pediatrics, patient-care, medication-administration, patient-education, vital-signs, empathy
up: clinical-nurse-specialist master; nurse-practitioner degree; charge-nurse lead
side: community-nurse regular; midwife skills; registered-nurse skills

case-management-nurse | 29-1141 | health | mid senior | bachelor | 3 | nursing-registration
en: Case management nurse; Nurse case manager; Care coordinator nurse; Discharge planner; RN case manager; Care management nurse
es: Enfermero/a gestor/a de casos; Enfermera gestora de casos; Enfermero gestor de casos; EGC; Enfermera de enlace; Enfermero de enlace
fr: Infirmier/ère de coordination; Infirmier coordinateur de soins; Infirmière coordinatrice de soins; IDEC; Infirmière de liaison; Infirmier de liaison
de: Case Manager/in Pflege; Case Manager Krankenhaus; Case Managerin; Pflegefachkraft Case Management; Entlassmanager; Entlassmanagerin; Überleitungspflege
en> Plans a patient's way through hospital, rehabilitation and home, and arranges services, payers and discharge so nothing falls between them.
es> Planifica el recorrido del paciente entre hospital, rehabilitación y domicilio, y coordina servicios, coberturas y altas.
fr> Organise le parcours du patient entre hôpital, rééducation et domicile, et coordonne services, prise en charge et sortie.
de> Plant den Weg zwischen Klinik, Reha und Zuhause und stimmt Entlassung, Kostenträger und Dienste aufeinander ab.
skills: care-coordination, discharge-planning, care-planning, nursing, ehr, communication, negotiation
up: nurse-manager manage
side: community-nurse skills; health-educator teach; health-information-specialist sector

clinical-nurse-specialist | 29-1141 | health | senior lead | master | 4 | nursing-registration
en: Clinical nurse specialist; CNS; Nurse specialist; Advanced practice nurse; APN; Specialist nurse
es: Enfermero/a de práctica avanzada; Enfermera de práctica avanzada; Enfermero de práctica avanzada; EPA; Enfermera especialista; Enfermero especialista; Enfermera clínica especialista
fr: Infirmier/ère clinicien/ne spécialisé/e; Infirmière clinicienne spécialisée; Infirmier clinicien spécialisé; Infirmière clinicienne; Infirmier clinicien; Infirmière référente
de: Pflegeexperte/-expertin APN; Pflegeexperte; Pflegeexpertin; Advanced Practice Nurse; Klinischer Pflegeexperte; Klinische Pflegeexpertin
en> Is the expert for one field such as diabetes, cancer or pain, advises colleagues, sees difficult cases and improves practice.
es> Es referente en un campo como la diabetes, el cáncer o el dolor, asesora al equipo y mejora la práctica.
fr> Fait référence dans un domaine comme le diabète, le cancer ou la douleur, conseille l’équipe et fait évoluer les pratiques.
de> Ist Fachperson für ein Gebiet wie Diabetes, Krebs oder Schmerz, berät Kolleginnen und Kollegen und entwickelt die Pflegepraxis weiter.
skills: nursing, evidence-based-practice, patient-education, care-planning, coaching, research-methods, communication
up: nurse-practitioner degree; nurse-manager manage
side: nurse-educator teach; case-management-nurse regular

charge-nurse | 29-1141 | health | senior lead | bachelor | 4 | nursing-registration
en: Charge nurse; Ward sister; Shift nurse leader; Nurse team leader; Senior charge nurse; Lead nurse
es: Enfermero/a responsable de turno; Enfermera responsable de turno; Enfermero responsable de turno; Enfermera coordinadora; Enfermero coordinador; Jefa de turno de enfermería
fr: Infirmier/ère chef d'équipe; Infirmier chef d'équipe; Infirmière chef d'équipe; Infirmière responsable d'équipe; Infirmier responsable de secteur; Infirmière-cheffe d'unité de soins
de: Teamleitung Pflege; Schichtleitung Pflege; Schichtleiter Pflege; Schichtleiterin Pflege; Stellvertretende Stationsleitung; Gruppenleitung Pflege
en> Runs a shift on the ward, shares out patients and staff, steps in when it gets hard, and still nurses.
es> Dirige un turno de la planta, reparte pacientes y personal, apoya en los momentos difíciles y sigue cuidando.
fr> Dirige une équipe le temps d’un service, répartit patients et soignants, intervient dans les moments difficiles et continue de soigner.
de> Leitet eine Schicht auf Station, verteilt Aufgaben und Personal, springt bei Engpässen ein und pflegt selbst mit.
skills: leadership, patient-care, rostering, decision-making, nursing, coaching, ehr
up: nurse-manager manage
side: case-management-nurse regular; nurse-educator teach; clinical-nurse-specialist skills

nurse-manager | 11-9111 | health | lead | bachelor | 5 | nursing-registration
en: Nurse manager; Ward manager; Head nurse; Nursing unit manager; Matron; Nursing supervisor
es: Supervisor/a de enfermería; Supervisora de enfermería; Supervisor de enfermería; Jefa de enfermería; Jefe de enfermería; Enfermera jefe
fr: Cadre de santé; Cadre de santé infirmier; Cadre infirmier; Cadre infirmière; Infirmière-cheffe; Infirmier-chef; Surveillante de soins
de: Stationsleitung; Stationsleiter; Stationsleiterin; Pflegerische Leitung; Wohnbereichsleitung; Stationsschwester; Bereichsleitung Pflege
en> Answers for a ward or unit, its staff, rota, budget and the quality of its care.
es> Responde de una unidad de enfermería, con su plantilla, sus turnos, su presupuesto y la calidad de los cuidados.
fr> Répond d’un service de soins, de son équipe, de ses plannings, de son budget et de la qualité des soins.
de> Verantwortet eine Station mit Personal, Dienstplan, Budget und der Qualität der Pflege.
skills: leadership, rostering, budgeting, healthcare-management, nursing, quality-management, recruiting
up: director-of-nursing breadth
side: health-services-manager skills; care-home-manager sector; nurse-educator teach

director-of-nursing | 11-9111 | health | lead executive | master | 8 | nursing-registration
en: Director of nursing; DON; Head of nursing; Nursing director; Assistant director of nursing; Director of patient care
es: Director/a de enfermería; Directora de enfermería; Director de enfermería; Subdirectora de enfermería; Subdirector de enfermería; Adjunta a la dirección de enfermería
fr: Directeur/trice des soins adjoint/e; Cadre supérieur de santé; Directeur adjoint des soins; Directrice adjointe des soins; Infirmier-chef de département; Responsable des soins infirmiers
de: Pflegedienstleitung; PDL; Pflegedienstleiter; Pflegedienstleiterin; Leitung Pflegedienst; Verantwortliche Pflegefachkraft
en> Leads all nursing of a house or several departments, from standards and staffing to budget and inspections.
es> Dirige la enfermería de un centro o de varias áreas, desde los protocolos y la plantilla hasta el presupuesto.
fr> Dirige les soins infirmiers d’un établissement ou de plusieurs pôles, des protocoles aux effectifs et au budget.
de> Leitet die gesamte Pflege eines Hauses oder mehrerer Bereiche, von Standards und Personal bis zu Budget und Prüfungen.
skills: healthcare-management, leadership, quality-management, budgeting, change-management, strategic-planning
up: chief-nursing-officer breadth
side: care-home-manager sector; health-services-manager skills; nurse-educator teach

chief-nursing-officer | 11-9111 | health | executive | master | 12 | nursing-registration
en: Chief nursing officer; CNO; Chief nurse; Executive director of nursing; Chief nurse executive
es: Director/a de cuidados; Directora de cuidados; Director de cuidados; Directora general de enfermería; Director general de enfermería; Directora corporativa de enfermería
fr: Directeur/trice des soins; Directeur des soins; Directrice des soins; Coordonnateur général des soins; Coordonnatrice générale des soins; Directeur des soins infirmiers
de: Pflegedirektor/in; Pflegedirektor; Pflegedirektorin; Direktor Pflege und Patientenmanagement; Leitung Pflege und MTT; Mitglied der Klinikleitung Pflege
en> Sits on the board for nursing, sets its direction across the organisation and answers for safety, people and money.
es> Representa a la enfermería en la dirección, marca su rumbo en toda la organización y responde de seguridad, personas y recursos.
fr> Porte la voix des soins à la direction générale, en fixe les orientations et répond de la sécurité et des moyens.
de> Vertritt die Pflege in der Geschäftsleitung, bestimmt ihre Ausrichtung im ganzen Haus und verantwortet Sicherheit, Personal und Mittel.
skills: healthcare-management, strategic-planning, leadership, change-management, quality-management, budgeting
up: -
side: hospital-director skills; nurse-educator teach

nurse-practitioner | 29-1171 | health | senior lead | master | 4 | nurse-practitioner-licence
en: Nurse practitioner; NP; Family nurse practitioner; FNP; Advanced nurse practitioner; ANP; Acute care nurse practitioner
es: Enfermero/a clínico/a avanzado/a; Enfermera clínica avanzada; Enfermero clínico avanzado; Enfermera practicante; Enfermera familiar avanzada
fr: Infirmier/ère en pratique avancée; Infirmier en pratique avancée; Infirmière en pratique avancée; IPA; Infirmière praticienne spécialisée; Infirmier praticien spécialisé; IPS
de: Nurse Practitioner; Pflegefachperson mit erweiterter Heilkunde; Advanced Nurse Practitioner; Community Nurse Practitioner; Pflegeexpertin NP
en> Examines patients, diagnoses, orders tests and prescribes within a field of practice, alone or next to a doctor.
es> Explora, diagnostica, pide pruebas y prescribe dentro de su campo, por cuenta propia o junto a un médico.
fr> Examine les patients, pose un diagnostic, prescrit examens et traitements dans son domaine, en autonomie ou avec un médecin.
de> Untersucht, stellt Diagnosen, ordnet Tests an und verschreibt im eigenen Fachgebiet, selbstständig oder neben ärztlichen Kollegen.
skills: clinical-diagnosis, patient-care, prescribing, patient-education, ehr, evidence-based-practice, decision-making
up: -
side: nurse-educator teach; physician-assistant skills; midwife skills

nurse-anaesthetist | 29-1151 | health | senior lead | master | 3 | nursing-registration; anaesthesia-nursing-qualification
en: Nurse anaesthetist; Nurse anesthetist; CRNA; Certified registered nurse anesthetist; Anaesthetic nurse specialist
es: Enfermero/a anestesista; Enfermera anestesista; Enfermero anestesista; Enfermera de anestesia; Enfermero de anestesia
fr: Infirmier/ère anesthésiste; Infirmier anesthésiste; Infirmière anesthésiste; IADE; Infirmier anesthésiste diplômé d'État
de: Anästhesiepfleger/in; Anästhesiepfleger; Anästhesiepflegerin; Anästhesieschwester; Fachpflegekraft Anästhesie; Experte Anästhesiepflege NDS
en> Prepares and monitors anaesthesia, keeps airways open and pain away, and brings patients safely back afterwards.
es> Prepara y vigila la anestesia, mantiene la vía aérea y el control del dolor, y acompaña el despertar del paciente.
fr> Prépare et surveille l’anesthésie, maintient les voies aériennes, maîtrise la douleur et accompagne le réveil du patient.
de> Bereitet Narkosen vor, überwacht sie, sichert Atemwege und Schmerzfreiheit und begleitet das Aufwachen.
skills: anaesthesia, critical-care, mechanical-ventilation, medication-administration, acls, iv-therapy, surgery-assistance
up: -
side: critical-care-nurse skills; nurse-educator teach

midwife | 29-1161 | health | entry mid senior lead | bachelor | 0 | midwifery-registration
en: Midwife; Nurse midwife; Certified nurse-midwife; CNM; Community midwife; Registered midwife
es: Matrón/a; Matrona; Matrón; Partera profesional; Partero profesional; Enfermera obstétrico-ginecológica; Obstetra matrona
fr: Sage-femme; Sage-femme hospitalière; Sage-femme libérale; Maïeuticien; Sage-femme diplômée d'État; Homme sage-femme
de: Hebamme; Entbindungspfleger; Beleghebamme; Angestellte Hebamme; Freiberufliche Hebamme; Geburtshelferin
en> Accompanies women through pregnancy, birth and the weeks after, and knows when a doctor has to be called.
es> Acompaña a las mujeres en el embarazo, el parto y el posparto, y sabe cuándo hay que llamar al médico.
fr> Accompagne les femmes pendant la grossesse, l’accouchement et les suites de couches, et sait quand appeler un médecin.
de> Begleitet Frauen durch Schwangerschaft, Geburt und Wochenbett und erkennt, wann ärztliche Hilfe nötig ist.
skills: midwifery, patient-care, patient-education, vital-signs, empathy, decision-making, emergency-care
up: -
side: paediatric-nurse skills; nurse-educator teach; health-educator regular

nurse-educator | 25-1072 | education | mid senior lead | master | 4 | nursing-registration
en: Nurse educator; Nursing lecturer; Nursing instructor; Clinical nurse educator; Practice educator; Nurse tutor
es: Docente de enfermería; Profesor de enfermería; Profesora de enfermería; Formador en enfermería; Formadora en enfermería; Instructora clínica de enfermería
fr: Formateur/trice en soins infirmiers; Formateur IFSI; Formatrice IFSI; Cadre formateur en soins infirmiers; Enseignante en soins infirmiers; Formatrice en soins infirmiers
de: Pflegepädagoge/-pädagogin; Pflegepädagoge; Pflegepädagogin; Lehrer für Pflegeberufe; Lehrerin für Pflegeberufe; Berufsschullehrerin Pflege; Praxisanleiter; Praxisanleiterin
en> Teaches nursing at a school, university or hospital, guides students at the bedside and examines what they can do.
es> Enseña enfermería en una escuela, universidad u hospital, guía las prácticas y evalúa lo aprendido.
fr> Enseigne les soins infirmiers en institut ou à l’hôpital, encadre les stages et évalue les acquis des étudiants.
de> Unterrichtet Pflege an Schule, Hochschule oder Klinik, leitet am Krankenbett an und prüft das Können der Auszubildenden.
skills: teaching, nursing, lesson-planning, assessment, curriculum-development, evidence-based-practice, coaching
up: faculty-dean manage
side: clinical-nurse-specialist skills; case-management-nurse regular; health-educator sector
`;

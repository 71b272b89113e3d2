/** A ladder of four roles and everything that it names, without problems; tests change one part. */
export const smallData: Readonly<Record<string, string>> = {
  "domain/data/roles/nursing.yaml": `
- id: nursing-assistant
  codes: [31-1131]
  industry: health
  levels: [entry, mid]
  education: vocational
  years: 0
  titles:
    en: [Nursing assistant, Nurse aide, Nursing aide, Ward helper]
    es: [Auxiliar de enfermería, TCAE, Auxiliar de clínica, Auxiliar sanitaria]
    fr: [Aide-soignant/e, Aide-soignant, Aide-soignante, AS]
    de: [Pflegehelfer/in, Pflegehelfer, Pflegehelferin, Pflegeassistent]
  descriptions:
    en: Helps patients to wash, eat and move, and tells the nurse of everything that looks different today.
    es: Ayuda a los pacientes a asearse, comer y moverse, y avisa a la enfermera de lo que nota distinto.
    fr: Aide les patients à se laver, à manger et à bouger, et signale à l'infirmière tout changement.
    de: Hilft beim Waschen, Essen und Bewegen und sagt der Pflegefachkraft, was heute anders aussieht als gestern.
  skills: [patient-care, vital-signs, infection-control, communication]
  up: {registered-nurse: degree}

- id: registered-nurse
  codes: [29-1141]
  industry: health
  levels: [entry, mid, senior]
  education: bachelor
  years: 0
  licences: [nursing-registration]
  titles:
    en: [Registered nurse, RN, Staff nurse, Ward nurse]
    es: [Enfermero/a, Enfermero, Enfermera, Enfermera de planta]
    fr: [Infirmier/ère, Infirmier, Infirmière, IDE]
    de: [Pflegefachfrau/-mann, Pflegefachkraft, Krankenschwester, Krankenpfleger]
  descriptions:
    en: Looks after the patients of a ward, gives treatment and speaks for them before the team.
    es: Atiende a los pacientes de una planta, administra los tratamientos y habla por ellos ante el equipo.
    fr: Soigne les patients d'un service, administre les traitements et parle pour eux devant l'équipe soignante.
    de: Versorgt die Patienten einer Station, führt Behandlungen durch und spricht für sie im Team der Klinik.
  skills: [patient-care, triage, medication-administration, wound-care, communication]
  up: {charge-nurse: lead}
  side: {nursing-assistant: regular}

- id: charge-nurse
  codes: [29-1141]
  industry: health
  levels: [senior, lead]
  education: bachelor
  years: 4
  licences: [nursing-registration]
  titles:
    en: [Charge nurse, Ward sister, Nurse in charge, Shift nurse leader]
    es: [Supervisor/a de enfermería, Supervisor de enfermería, Supervisora de enfermería, Enfermera coordinadora]
    fr: [Infirmier/ère coordinateur/trice, Infirmier coordinateur, Infirmière coordinatrice, Infirmière référente]
    de: [Stationsleitung, Stationsleiter, Stationsleiterin, Schichtleitung Pflege]
  descriptions:
    en: "Runs a shift on the ward: shares out the patients, answers questions and steps in where it burns."
    es: "Dirige un turno de la planta: reparte los pacientes, resuelve dudas y acude donde más falta hace."
    fr: Conduit une équipe dans le service, répartit les patients, répond aux questions et intervient en renfort.
    de: Leitet eine Station durch die Schicht, verteilt die Patienten, beantwortet Fragen und springt ein, wo es brennt.
  skills: [leadership, patient-care, triage, scheduling, communication]
  up: {nurse-manager: manage}

- id: nurse-manager
  codes: [11-9111]
  industry: health
  levels: [lead, executive]
  education: bachelor
  years: 5
  licences: [nursing-registration]
  titles:
    en: [Nurse manager, Ward manager, Nursing unit manager, Matron]
    es: [Jefe/a de enfermería, Jefe de enfermería, Jefa de enfermería, Responsable de enfermería]
    fr: [Cadre de santé, Cadre infirmier, Cadre infirmière, Responsable de soins]
    de: [Pflegedienstleitung, Pflegedienstleiter, Pflegedienstleiterin, PDL]
  descriptions:
    en: Answers for the people, the budget and the quality of care of one or more wards.
    es: Responde de las personas, del presupuesto y de la calidad de los cuidados de una o varias plantas.
    fr: Répond du personnel, du budget et de la qualité des soins dans un ou plusieurs services.
    de: Verantwortet Personal, Budget und Qualität der Pflege auf einer oder mehreren Stationen eines Hauses.
  skills: [leadership, budgeting, hr, quality-control, scheduling]
`.trimStart(),
  "domain/data/skills.tsv": `
id\ten\tes\tfr\tde
budgeting\tBudgeting; Budget management; Budget planning; Budgets\tPresupuestos; Gestión de presupuestos; Elaboración de presupuestos\tGestion budgétaire; Gestion de budget; Élaboration de budgets\tBudgetierung; Budgetplanung; Budgetverantwortung
communication\tCommunication; Communication skills; Verbal communication; Written communication\tComunicación; Habilidades comunicativas; Habilidades de comunicación\tCommunication; Communication écrite et orale\tKommunikation; Kommunikationsfähigkeit; Kommunikationsstärke; Kommunikationsstark
hr\tHuman resources; HR\tRecursos humanos; RRHH\tRessources humaines; RH\tPersonalwesen; Personalmanagement; HR
infection-control\tInfection control; Infection prevention\tControl de infecciones\tHygiène hospitalière; Prévention des infections\tInfektionsschutz; Hygienemanagement; Hygienevorschriften
leadership\tLeadership; Team leadership; Team management; People management\tLiderazgo; Gestión de equipos\tLeadership; Management d'équipe; Encadrement\t~Führung; Teamleitung; Mitarbeiterführung; Personalführung
medication-administration\tMedication administration; Medication management; Administering medication; Administer medication; Administer medications\tAdministración de medicación; Administración de medicamentos\tAdministration des médicaments; Distribution des médicaments\tMedikamentengabe; Medikamentenmanagement
patient-care\tPatient care; Patient assessment; Bedside care\tAtención al paciente; Cuidado de pacientes\tSoins aux patients; Prise en charge des patients\tPatientenpflege; Patientenversorgung; Patientenbetreuung; Pflege von Patienten; Pflege von Patientinnen
quality-control\tQuality control; Quality assurance; Quality inspection\tControl de calidad; Aseguramiento de la calidad\tContrôle qualité; Assurance qualité\tQualitätskontrolle; Qualitätssicherung; Qualitätskontrollen
scheduling\tScheduling; Calendar management; Appointment scheduling\tGestión de agenda; Gestión de agendas\tGestion d'agenda; Gestion de planning; Prise de rendez-vous; Gestion des agendas\tTerminplanung; Terminkoordination; Terminvereinbarung
triage\tTriage; Patient triage\tTriaje; Triage\tTriage\tTriage; Ersteinschätzung
vital-signs\tVital signs; Vital sign monitoring\tConstantes vitales; Signos vitales\tSignes vitaux; ~Constantes\tVitalzeichenkontrolle; Vitalzeichen
wound-care\tWound care; Wound management\tCura de heridas; Curas\tSoins des plaies; Pansements\tWundversorgung; Wundmanagement
`.trimStart(),
  "domain/data/licences.tsv": `
id\ten\tes\tfr\tde
nursing-registration\tRegistration as a nurse\tColegiación de enfermería\tDiplôme d'État d'infirmier et inscription à l'ordre\tBerufserlaubnis als Pflegefachperson
`.trimStart(),
  "domain/data/figures.tsv": `
soc\tp10\tp25\tp50\tp75\tp90\temployed\tgrowth\topenings\teducation\texperience\tzone\ttransfer\tname
31-1131\t31390\t36260\t39530\t46070\t50140\t1441.5\t2.3\t204.1\tvocational\tnone\t3\t7.2\tNursing Assistants
29-1141\t66030\t78610\t93600\t107960\t135320\t3391\t4.9\t189.1\tbachelor\tnone\t4\t2.1\tRegistered Nurses
11-9111\t69680\t88560\t117960\t162420\t219080\t616.2\t23.2\t62.1\tbachelor\tunder5\t4\t4.3\tMedical and Health Services Managers
`.trimStart(),
  "domain/data/isco.tsv": `
soc\tisco
31-1131\t5321
29-1141\t2221
11-9111\t1342
`.trimStart(),
  "domain/data/occupation-titles.tsv": `
role\ttitles
registered-nurse\tPflegekraft; Enfermero
`.trimStart(),
  "domain/data/synonyms.tsv": `
forms\tfinds
registered nurse; rn\t
programmer\tsoftware engineer; coder
`.trimStart(),
  "domain/data/language-names.tsv": `
code\tnames
en\tenglish; ingles; anglais; englisch
gsw\tschweizerdeutsch
`.trimStart(),
  "domain/data/time-zones.tsv": `
country\tzones
DE\tBerlin; Busingen
FR\tParis
`.trimStart(),
  "domain/data/countries.tsv": `
country\tcurrency\tspellings
DE\tEUR\tdeutschland; brd
US\tUSD\tusa
`.trimStart(),
  "domain/data/world-regions.tsv": `
names\tcountries
europe; europa\tDE
`.trimStart(),
  "domain/data/states.tsv": `
country\tcode\tnames
US\tca\tcalifornia; kalifornien
DE\tby\tbayern; bavaria
`.trimStart(),
  "domain/data/towns.tsv": `
country\tkey\tnames
DE\tmunchen\tmunich
US\tboston\t
`.trimStart(),
  "domain/data/remote-words.tsv": `
words
remote
teletrabajo
`.trimStart(),
  "server/data/samples/en.yaml": `
- id: en-welder
  title: MIG/TIG Welder
  company: Imaginary Iron Works
  location: Milwaukee, WI
  salary: $24 - $31/hr
  type: full-time
  daysAgo: 3
  description: |-
    We build frames for farm machines in small runs, so no two weeks are the same. You weld steel and read drawings.
`.trimStart(),
  "server/data/samples/es.yaml": `
- id: es-soldador
  title: Soldador
  company: Talleres Inventados
  location: Sevilla, España
  salary: 1.700 € - 2.000 € al mes
  type: full-time
  daysAgo: 3
  description: |-
    Hacemos barandillas y escaleras por encargo. Soldadura MIG y TIG, lectura de planos y montaje en la obra.
`.trimStart(),
  "server/data/samples/fr.yaml": `
- id: fr-soudeur
  title: Soudeur H/F
  company: Ateliers Imaginaires
  location: Lyon, France
  salary: 2 100 € - 2 500 € par mois
  type: full-time
  daysAgo: 3
  description: |-
    Nous fabriquons des rampes et des escaliers sur mesure. Vous soudez, vous lisez les plans et vous montez sur place.
`.trimStart(),
  "server/data/samples/de.yaml": `
- id: de-schweisser
  title: Schweißer (m/w/d)
  company: Metallbau Luftschloss
  location: Dortmund, Deutschland
  salary: 18,50 € - 22 € pro Stunde
  type: full-time
  daysAgo: 3
  description: |-
    Wir bauen Treppen und Geländer, jedes Stück einzeln. Du schweißt, liest Zeichnungen und montierst beim Kunden.
`.trimStart(),
};

const sampleTexts = (language: string): string =>
  `
- id: ${language}
  needs: "Required: {names}."
  remote: Remote
  frames: [${Array.from({ length: 12 }, (_, n) => `"Place ${n}: {about} You know {skills}."`).join(", ")}]
  shifts: {office: [Flexible hours], shifts: [Early shifts], trade: [Days only]}
  groups: {care: [Clinic], school: [School], shop: [Stores], works: [Works], office: [Partners], guests: [Hotel], roads: [Freight]}
  gives: [Thirty days of leave]
  names: [Harbor]
  employers: ["Example {name} {kind}"]
  places: [Dortmund]
`.trimStart();

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
  "domain/data/competencies.yaml": `
- id: safety
  kinds: [behaviour, situation]
  names: {en: Safety, es: Seguridad, fr: Sécurité, de: Sicherheit}
  words:
    en: [safe, danger, risk, hazard, accident, injur, stop, lock, secur, protect, rule, report, near miss, hygien, glove, helmet, isolat, infect]
    es: [segur, peligr, riesg, accident, lesion, herid, par, bloque, proteg, proteccion, norma, inform, higien, guante, casco, aisl, infec]
    fr: [secur, danger, risque, accident, bless, arret, consign, proteg, protection, regle, signal, hygien, gant, casque, isol, infect]
    de: [sicher, gefahr, risik, unfall, verletz, stopp, gesperrt, sperr, schutz, schutz, regel, meld, gemeld, hygien, handschuh, helm, infekt, absicher]
  levels:
    - {en: "Takes the risk to save time, or looks away.", es: "Asume el riesgo por ahorrar tiempo o mira hacia otro lado.", fr: "Prend le risque pour gagner du temps, ou détourne les yeux.", de: "Nimmt das Risiko in Kauf, um Zeit zu sparen, oder sieht weg."}
    - {en: "Knows the rule and keeps to it, but leaves others in danger.", es: "Conoce la norma y la cumple, pero deja a otros en peligro.", fr: "Connaît la règle et la suit, mais laisse les autres en danger.", de: "Kennt die Regel und hält sie ein, lässt andere aber in Gefahr."}
    - {en: "Stops, makes the place safe, informs, and only then goes on.", es: "Para, asegura el lugar, informa y solo entonces sigue.", fr: "Arrête, sécurise, informe et ne reprend qu'ensuite.", de: "Hält an, sichert die Stelle, informiert und macht erst dann weiter."}
    - {en: "Also reports the cause and changes the way of working so that it cannot happen again.", es: "Además comunica la causa y cambia la forma de trabajar para que no se repita.", fr: "Signale aussi la cause et change la façon de faire pour que cela ne se reproduise pas.", de: "Meldet auch die Ursache und ändert den Ablauf, damit es nicht wieder vorkommt."}
  probes:
    behaviour:
      - {seeks: [action, situation], en: "What exactly could have happened, and to whom?", es: "¿Qué habría podido pasar exactamente y a quién?", fr: "Qu'aurait-il pu se passer exactement, et à qui ?", de: "Was genau hätte passieren können, und wem?"}
      - {seeks: [result, relevance], en: "What is done differently there today because of it?", es: "¿Qué se hace hoy allí de otra manera por ello?", fr: "Qu'y fait-on autrement aujourd'hui grâce à cela ?", de: "Was läuft dort deswegen heute anders?"}
    situation:
      - {seeks: [steps, directness], en: "What do you do in the first minute?", es: "¿Qué hace en el primer minuto?", fr: "Que faites-vous dans la première minute ?", de: "Was tun Sie in der ersten Minute?"}
      - {seeks: [reasons, check, relevance], en: "The boss says: carry on, we are late. What do you answer?", es: "La jefatura dice: sigan, vamos tarde. ¿Qué responde?", fr: "Le chef dit : continuez, on est en retard. Que répondez-vous ?", de: "Die Leitung sagt: weitermachen, wir sind spät dran. Was antworten Sie?"}

- id: method
  kinds: [technical]
  names: {en: Method of work, es: Método de trabajo, fr: Méthode de travail, de: Arbeitsweise}
  words:
    en: [first, then, after, before, check, measur, prepar, tool, record, document, step, clean, test, record, inspect]
    es: [primero, luego, despues, antes, comprob, med, prepar, herramient, registr, document, paso, limpi, prueb, revis]
    fr: [d'abord, ensuite, puis, apres, avant, verifi, mesur, prepar, outil, enregistr, document, etape, nettoy, test, control]
    de: [zuerst, dann, danach, vorher, pruf, mess, vorbereit, werkzeug, protokoll, dokument, schritt, reinig, test, kontroll]
  levels:
    - {en: "Names the task again or a tool, but no way of doing it.", es: "Repite la tarea o nombra una herramienta, pero no cómo se hace.", fr: "Redit la tâche ou un outil, mais pas la manière.", de: "Wiederholt die Aufgabe oder nennt ein Werkzeug, aber keinen Weg."}
    - {en: "Gives the main steps, with gaps or in an order that would not work.", es: "Da los pasos principales, con lagunas o en un orden que no funcionaría.", fr: "Donne les étapes principales, avec des trous ou dans un ordre qui n'irait pas.", de: "Nennt die Hauptschritte, mit Lücken oder in einer Reihenfolge, die nicht ginge."}
    - {en: "Gives every step in working order, with means, figures and checks.", es: "Da todos los pasos en buen orden, con medios, cifras y comprobaciones.", fr: "Donne chaque étape dans le bon ordre, avec moyens, chiffres et contrôles.", de: "Nennt jeden Schritt in richtiger Folge, mit Mitteln, Zahlen und Prüfungen."}
    - {en: "Also says why this way and not another, and what to do when it fails.", es: "Además dice por qué así y no de otro modo, y qué hacer si falla.", fr: "Dit aussi pourquoi ainsi et pas autrement, et que faire si cela échoue.", de: "Sagt auch, warum so und nicht anders, und was zu tun ist, wenn es misslingt."}
  probes:
    technical:
      - {seeks: [method, directness, evidence], en: "Which step do beginners forget?", es: "¿Qué paso olvidan los principiantes?", fr: "Quelle étape les débutants oublient-ils ?", de: "Welchen Schritt vergessen Anfänger?"}
      - {seeks: [precision, check, relevance], en: "Which figure or sign tells you that it is right?", es: "¿Qué cifra o señal le dice que está bien?", fr: "Quel chiffre ou quel signe vous dit que c'est bon ?", de: "Welche Zahl oder welches Zeichen sagt Ihnen, dass es stimmt?"}
`.trimStart(),
  "domain/data/questions/29-health.tsv": `
id\tkind\tcompetency\tlevel\troles\ten\tes\tfr\tde
health-wrong-dose\tsituation\tsafety\t\t\tYou notice a wrong dose on a chart. What do you do?\tVe una dosis equivocada en una hoja. ¿Qué hace?\tVous remarquez une mauvaise dose sur une feuille. Que faites-vous ?\tSie bemerken eine falsche Dosis auf einem Blatt. Was tun Sie?
wound-dressing\ttechnical\tmethod\tentry\tregistered-nurse; nursing-assistant\tHow do you change the dressing of a wound?\t¿Cómo cambia el apósito de una herida?\tComment refaites-vous le pansement d'une plaie ?\tWie wechseln Sie den Verband einer Wunde?
`.trimStart(),
  "domain/data/first-steps.tsv": `
kind\tskills
care\tinfection-control
people\tleadership; communication
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
  "domain/data/title-words.tsv": `
word
abogado
welder
`.trimStart(),
  "domain/data/given-names.tsv": `
name
adam
zoe
`.trimStart(),
  "domain/data/section-headings.tsv": `
heading\tkind
resumen\tsummary
skills\tskills
`.trimStart(),
  ...Object.fromEntries(
    ["en", "es", "fr", "de"].map((language) => [
      `server/data/sample-texts/${language}.yaml`,
      sampleTexts(language),
    ]),
  ),
};

/** A ladder of four roles in the catalogue's format, without errors; tests modify it. */
export const smallCatalogue = `
nursing-assistant | 31-1131 | health | entry mid | vocational | 0 | -
en: Nursing assistant; Nurse aide; Nursing aide; Ward helper
es: Auxiliar de enfermería; TCAE; Auxiliar de clínica; Auxiliar sanitaria
fr: Aide-soignant/e; Aide-soignant; Aide-soignante; AS
de: Pflegehelfer/in; Pflegehelfer; Pflegehelferin; Pflegeassistent
en> Helps patients to wash, eat and move, and tells the nurse of everything that looks different today.
es> Ayuda a los pacientes a asearse, comer y moverse, y avisa a la enfermera de lo que nota distinto.
fr> Aide les patients à se laver, à manger et à bouger, et signale à l'infirmière tout changement.
de> Hilft beim Waschen, Essen und Bewegen und sagt der Pflegefachkraft, was heute anders aussieht als gestern.
skills: patient-care, vital-signs, infection-control, communication
up: registered-nurse degree
side: -

registered-nurse | 29-1141 | health | entry mid senior | bachelor | 0 | nursing-registration
en: Registered nurse; RN; Staff nurse; Ward nurse
es: Enfermero/a; Enfermero; Enfermera; Enfermera de planta
fr: Infirmier/ère; Infirmier; Infirmière; IDE
de: Pflegefachfrau/-mann; Pflegefachkraft; Krankenschwester; Krankenpfleger
en> Looks after the patients of a ward, gives treatment and speaks for them before the team.
es> Atiende a los pacientes de una planta, administra los tratamientos y habla por ellos ante el equipo.
fr> Soigne les patients d'un service, administre les traitements et parle pour eux devant l'équipe soignante.
de> Versorgt die Patienten einer Station, führt Behandlungen durch und spricht für sie im Team der Klinik.
skills: patient-care, triage, medication-administration, wound-care, communication
up: charge-nurse lead
side: nursing-assistant regular

charge-nurse | 29-1141 | health | senior lead | bachelor | 4 | nursing-registration
en: Charge nurse; Ward sister; Nurse in charge; Shift nurse leader
es: Supervisor/a de enfermería; Supervisor de enfermería; Supervisora de enfermería; Enfermera coordinadora
fr: Infirmier/ère coordinateur/trice; Infirmier coordinateur; Infirmière coordinatrice; Infirmière référente
de: Stationsleitung; Stationsleiter; Stationsleiterin; Schichtleitung Pflege
en> Runs a shift on the ward: shares out the patients, answers questions and steps in where it burns.
es> Dirige un turno de la planta: reparte los pacientes, resuelve dudas y acude donde más falta hace.
fr> Conduit une équipe dans le service, répartit les patients, répond aux questions et intervient en renfort.
de> Leitet eine Station durch die Schicht, verteilt die Patienten, beantwortet Fragen und springt ein, wo es brennt.
skills: leadership, patient-care, triage, scheduling, communication
up: nurse-manager manage
side: -

nurse-manager | 11-9111 | health | lead executive | bachelor | 5 | nursing-registration
en: Nurse manager; Ward manager; Nursing unit manager; Matron
es: Jefe/a de enfermería; Jefe de enfermería; Jefa de enfermería; Responsable de enfermería
fr: Cadre de santé; Cadre infirmier; Cadre infirmière; Responsable de soins
de: Pflegedienstleitung; Pflegedienstleiter; Pflegedienstleiterin; PDL
en> Answers for the people, the budget and the quality of care of one or more wards.
es> Responde de las personas, del presupuesto y de la calidad de los cuidados de una o varias plantas.
fr> Répond du personnel, du budget et de la qualité des soins dans un ou plusieurs services.
de> Verantwortet Personal, Budget und Qualität der Pflege auf einer oder mehreren Stationen eines Hauses.
skills: leadership, budgeting, hr, quality-control, scheduling
up: -
side: -
`;

export const smallLicences = `
nursing-registration | Registration as a nurse | Colegiación de enfermería | Diplôme d'État d'infirmier | Berufserlaubnis als Pflegefachkraft
`;

/** Roles of medicine, therapy, diagnostics and health administration. The format is described in `catalogue.ts`. */
export const healthRoles = `
junior-doctor | 29-1216 | health | entry | doctorate | 0 | medical-licence
en: Resident doctor; Junior doctor; Foundation doctor; Medical resident; House officer; Resident physician; Specialty registrar
es: Médico/a residente; Médico residente; Médica residente; MIR; Médico interno residente; Médica interna residente
fr: Médecin interne; Interne en médecine; Interne des hôpitaux; Médecin assistant; Médecin assistante; Médecin résident
de: Assistenzarzt/-ärztin; Assistenzarzt; Assistenzärztin; Arzt in Weiterbildung; Ärztin in Weiterbildung; Turnusarzt; Turnusärztin
en> Works on the wards as a qualified doctor while training for a specialty, with senior colleagues checking the big decisions.
es> Ejerce en el hospital mientras se forma en una especialidad, con médicos adjuntos que supervisan las decisiones importantes.
fr> Exerce à l’hôpital tout en se formant à une spécialité, sous la supervision de médecins expérimentés.
de> Behandelt nach der Approbation Kranke auf Station und durchläuft die Facharztweiterbildung, begleitet von erfahrenen Oberärztinnen und Oberärzten.
skills: clinical-diagnosis, patient-care, prescribing, emergency-care, ehr, communication, stress-resistance
up: general-practitioner licence; specialist-physician licence; surgeon licence; anaesthetist licence
side: medical-scientist sector; epidemiologist sector

general-practitioner | 29-1215 | health | mid senior | doctorate | 4 | medical-licence; medical-specialty-certification
en: General practitioner; GP; Family doctor; Family physician; Family medicine physician; Primary care physician
es: Médico/a de familia; Médico de familia; Médica de familia; Médico de cabecera; Médica de cabecera; Médico general; Médica general; Médico de atención primaria
fr: Médecin généraliste; Généraliste; Médecin de famille; Médecin traitant; Omnipraticien; Omnipraticienne
de: Hausarzt/-ärztin; Hausarzt; Hausärztin; Facharzt für Allgemeinmedizin; Fachärztin für Allgemeinmedizin; Allgemeinmediziner; Allgemeinmedizinerin
en> Is the first doctor people turn to, treats everyday and long illnesses, and refers to specialists when needed.
es> Presta la primera atención médica, trata dolencias comunes y crónicas y deriva al especialista si hace falta.
fr> Reçoit les patients en premier recours, soigne les maladies courantes et chroniques, et oriente vers les spécialistes.
de> Ist erste ärztliche Anlaufstelle, behandelt alltägliche und chronische Krankheiten und überweist bei Bedarf an Fachpraxen.
skills: clinical-diagnosis, prescribing, patient-care, patient-education, ehr, communication, empathy
up: medical-director manage
side: paediatrician skills; psychiatrist skills; specialist-physician skills; epidemiologist regular

specialist-physician | 29-1229 | health | senior lead | doctorate | 6 | medical-licence; medical-specialty-certification
en: Consultant physician; Specialist doctor; Hospital consultant; Internist; Attending physician; Medical specialist; Hospitalist
es: Médico/a especialista; Médico especialista; Médica especialista; Facultativo especialista de área; FEA; Médico adjunto; Médica adjunta; Internista
fr: Médecin spécialiste; Praticien hospitalier; Praticienne hospitalière; Médecin hospitalier; Médecin interniste; Chef de clinique; Cheffe de clinique
de: Facharzt/-ärztin; Facharzt; Fachärztin; Oberarzt; Oberärztin; Internist; Internistin; Facharzt für Innere Medizin
en> Diagnoses and treats illnesses of one field of medicine, leads the team at the bedside and trains younger doctors.
es> Diagnostica y trata las enfermedades de su especialidad, dirige al equipo clínico y forma a los residentes.
fr> Diagnostique et traite les maladies de sa spécialité, dirige l’équipe médicale et forme les internes.
de> Erkennt und behandelt Krankheiten eines Fachgebiets, führt das Stationsteam und bildet jüngere Kolleginnen und Kollegen aus.
skills: clinical-diagnosis, prescribing, patient-care, evidence-based-practice, leadership, decision-making, research-methods
up: medical-director manage
side: general-practitioner regular; professor teach; medical-scientist sector

surgeon | 29-1249 | health | senior lead | doctorate | 6 | medical-licence; medical-specialty-certification
en: Surgeon; General surgeon; Consultant surgeon; Orthopaedic surgeon; Trauma surgeon; Vascular surgeon
es: Cirujano/a; Cirujano; Cirujana; Cirujano general; Cirujana general; Especialista en cirugía; Traumatólogo; Traumatóloga
fr: Chirurgien/ne; Chirurgien; Chirurgienne; Chirurgien viscéral; Chirurgienne viscérale; Chirurgien orthopédiste
de: Chirurg/in; Chirurg; Chirurgin; Facharzt für Chirurgie; Fachärztin für Chirurgie; Unfallchirurg; Unfallchirurgin
en> Operates on people, decides with them whether an operation is right, and looks after them before and after it.
es> Opera, decide con cada persona si conviene intervenir y la atiende antes y después de la operación.
fr> Opère, décide avec le patient de l’utilité d’une intervention et assure le suivi avant et après.
de> Operiert, entscheidet gemeinsam mit den Betroffenen über den Eingriff und betreut sie davor und danach.
skills: surgery, clinical-diagnosis, decision-making, sterile-technique, leadership, stress-resistance, patient-care
up: medical-director manage
side: specialist-physician skills; professor teach

anaesthetist | 29-1211 | health | senior lead | doctorate | 6 | medical-licence; medical-specialty-certification
en: Anaesthetist; Anesthesiologist; Consultant anaesthetist; Anaesthesiologist; Attending anesthesiologist
es: Anestesista; Anestesiólogo; Anestesióloga; Médico anestesista; Médica anestesista; Especialista en anestesiología y reanimación
fr: Médecin anesthésiste-réanimateur; Anesthésiste-réanimateur; Anesthésiste-réanimatrice; MAR; Médecin anesthésiste; Anesthésiologiste
de: Anästhesist/in; Anästhesist; Anästhesistin; Facharzt für Anästhesiologie; Fachärztin für Anästhesiologie; Narkosearzt; Narkoseärztin
en> Keeps patients asleep, stable and free of pain during operations, and treats the critically ill in intensive care.
es> Mantiene a los pacientes dormidos, estables y sin dolor durante la operación, y trata a los críticos en la UCI.
fr> Endort les patients, maintient leurs fonctions vitales et soulage la douleur pendant l’opération, puis en réanimation.
de> Sorgt während der Operation für Narkose, Kreislauf und Schmerzfreiheit und behandelt Schwerkranke auf der Intensivstation.
skills: anaesthesia, critical-care, mechanical-ventilation, acls, decision-making, stress-resistance, prescribing
up: medical-director manage
side: specialist-physician skills; professor teach

paediatrician | 29-1221 | health | senior lead | doctorate | 5 | medical-licence; medical-specialty-certification
en: Paediatrician; Pediatrician; Children's doctor; Consultant paediatrician; Neonatologist; Community paediatrician
es: Pediatra; Médico pediatra; Médica pediatra; Especialista en pediatría; Neonatólogo; Neonatóloga
fr: Pédiatre; Médecin pédiatre; Pédiatre hospitalier; Pédiatre hospitalière; Néonatologiste
de: Kinderarzt/-ärztin; Kinderarzt; Kinderärztin; Facharzt für Kinder- und Jugendmedizin; Fachärztin für Kinder- und Jugendmedizin; Pädiater; Pädiaterin
en> Follows children from birth to adulthood, treats their illnesses, vaccinates, and advises parents on growth and health.
es> Sigue a los niños desde el nacimiento hasta la adolescencia, trata sus enfermedades, vacuna y aconseja a las familias.
fr> Suit les enfants de la naissance à l’adolescence, soigne leurs maladies, les vaccine et conseille leurs parents.
de> Begleitet Kinder von der Geburt bis zum Erwachsenwerden, behandelt, impft und berät die Eltern.
skills: pediatrics, clinical-diagnosis, prescribing, communication, empathy, patient-education
up: medical-director manage
side: general-practitioner skills; specialist-physician skills; professor teach

psychiatrist | 29-1223 | health | senior lead | doctorate | 5 | medical-licence; medical-specialty-certification
en: Psychiatrist; Consultant psychiatrist; Child psychiatrist; Adult psychiatrist; Child and adolescent psychiatrist
es: Psiquiatra; Médico psiquiatra; Médica psiquiatra; Especialista en psiquiatría; Psiquiatra infantil
fr: Psychiatre; Médecin psychiatre; Pédopsychiatre; Psychiatre hospitalier; Psychiatre hospitalière
de: Psychiater/in; Psychiater; Psychiaterin; Facharzt für Psychiatrie und Psychotherapie; Fachärztin für Psychiatrie und Psychotherapie; Kinder- und Jugendpsychiater; Kinder- und Jugendpsychiaterin
en> Diagnoses mental illness as a doctor, treats it with talks and medication, and acts when someone is in danger.
es> Diagnostica los trastornos mentales, los trata con psicoterapia y medicación, e interviene cuando alguien corre peligro.
fr> Diagnostique les troubles psychiques, les traite par la parole et les médicaments, et intervient en cas de danger.
de> Erkennt psychische Erkrankungen, behandelt sie mit Gesprächen und Medikamenten und greift ein, wenn jemand gefährdet ist.
skills: mental-health-care, clinical-diagnosis, psychotherapy, prescribing, crisis-intervention, empathy
up: medical-director manage
side: specialist-physician skills; general-practitioner skills; professor teach

medical-director | 29-1229 | health | executive | doctorate | 12 | medical-licence; medical-specialty-certification
en: Medical director; Chief medical officer; Clinical director; Chief of medicine; Clinical department head
es: Director/a médico/a; Directora médica; Director médico; Jefe de servicio médico; Jefa de servicio médico; Gerente médico
fr: Directeur/trice médical/e; Directeur médical; Directrice médicale; Médecin-chef; Médecin-cheffe; Chef de service hospitalier; Président de commission médicale
de: Ärztliche Direktion; Ärztlicher Direktor; Ärztliche Direktorin; Chefarzt; Chefärztin; Ärztlicher Leiter; Ärztliche Leiterin; Primararzt; Primarärztin
en> Leads the doctors of a department or hospital and answers for treatment standards, safety and the medical budget.
es> Dirige al cuerpo médico de un servicio u hospital y responde de la calidad asistencial, la seguridad y el presupuesto.
fr> Dirige les médecins d’un service ou d’un hôpital et répond de la qualité des soins, de la sécurité et du budget.
de> Führt die Ärzteschaft einer Abteilung oder Klinik und verantwortet Behandlungsqualität, Sicherheit und Budget.
skills: leadership, healthcare-management, clinical-diagnosis, quality-management, strategic-planning, budgeting, change-management
up: -
side: hospital-director skills; professor teach; research-director sector

physician-assistant | 29-1071 | health | entry mid senior | master | 1 | physician-assistant-licence
en: Physician assistant; Physician associate; PA-C; Surgical physician assistant
es: Asociado/a médico/a; Asistente médico profesional; Asociada médica; Asociado médico; Asistente de médico
fr: Adjoint/e au médecin; Adjoint au médecin; Adjointe au médecin; Auxiliaire médical en pratique avancée; Clinicien associé; Clinicienne associée
de: Physician Assistant; Arztassistent; Arztassistentin; Medizinischer Arztassistent; Klinischer Assistent; Klinische Assistentin
en> Takes histories, examines and treats patients under a doctor's responsibility, in surgeries, wards and operating theatres.
es> Hace la anamnesis, explora y trata a pacientes bajo la responsabilidad de un médico, en consultas, plantas y quirófanos.
fr> Interroge, examine et traite les patients sous la responsabilité d’un médecin, au cabinet, à l’hôpital ou au bloc.
de> Erhebt Anamnesen, untersucht und behandelt unter ärztlicher Verantwortung in Praxis, Station und Operationssaal.
skills: clinical-diagnosis, patient-care, prescribing, ehr, surgery-assistance, communication
up: -
side: nurse-practitioner skills; health-educator regular

dentist | 29-1021 | health | entry mid senior | doctorate | 0 | dental-licence
en: Dentist; General dentist; Dental surgeon; Dental practitioner; Associate dentist; DDS
es: Dentista; Odontólogo; Odontóloga; Odontólogo general; Odontóloga general; Médico estomatólogo; Cirujano dentista; Cirujana dentista
fr: Chirurgien/ne-dentiste; Chirurgien-dentiste; Chirurgienne-dentiste; Dentiste; Médecin-dentiste; Dentiste omnipraticien
de: Zahnarzt/-ärztin; Zahnarzt; Zahnärztin; Angestellter Zahnarzt; Angestellte Zahnärztin; Vorbereitungsassistent Zahnmedizin
en> Examines teeth and gums, fills, crowns and extracts, and helps people keep their mouths healthy.
es> Revisa dientes y encías, empasta, coloca coronas, extrae piezas y enseña a mantener la boca sana.
fr> Examine dents et gencives, soigne les caries, pose des couronnes, extrait et conseille en hygiène bucco-dentaire.
de> Untersucht Zähne und Zahnfleisch, setzt Füllungen und Kronen, zieht Zähne und berät zur Mundgesundheit.
skills: dental-care, clinical-diagnosis, patient-care, patient-education, anaesthesia, attention-to-detail
up: orthodontist licence
side: university-lecturer teach; health-educator regular

orthodontist | 29-1023 | health | senior lead | doctorate | 4 | dental-licence; medical-specialty-certification
en: Orthodontist; Specialist orthodontist; Consultant orthodontist; Orthodontic specialist
es: Ortodoncista; Especialista en ortodoncia; Odontólogo ortodoncista; Odontóloga ortodoncista
fr: Orthodontiste; Spécialiste en orthodontie; Spécialiste en orthopédie dento-faciale; Chirurgien-dentiste orthodontiste
de: Kieferorthopäde/-orthopädin; Kieferorthopäde; Kieferorthopädin; Fachzahnarzt für Kieferorthopädie; Fachzahnärztin für Kieferorthopädie
en> Corrects the position of teeth and jaws with braces and aligners, mostly in children, and plans treatment over years.
es> Corrige la posición de dientes y mandíbulas con aparatos y alineadores, sobre todo en niños, con tratamientos que duran años.
fr> Corrige la position des dents et des mâchoires avec des appareils, surtout chez l’enfant, au fil de plusieurs années.
de> Korrigiert mit Spangen und Schienen die Stellung von Zähnen und Kiefern, meist bei Kindern und über Jahre.
skills: dental-care, clinical-diagnosis, radiography, patient-education, attention-to-detail, communication
up: -
side: dentist skills; university-lecturer teach

dental-hygienist | 29-1292 | health | entry mid senior | associate | 0 | dental-hygiene-licence
en: Dental hygienist; Registered dental hygienist; RDH; Oral hygienist; Dental hygiene therapist
es: Higienista dental; Higienista bucodental; Técnico superior en higiene bucodental; Técnica superior en higiene bucodental
fr: Hygiéniste dentaire; Hygiéniste bucco-dentaire; Hygiéniste dentaire diplômé; Hygiéniste dentaire diplômée
de: Dentalhygieniker/in; Dentalhygieniker; Dentalhygienikerin; DH; Zahnmedizinische Prophylaxeassistenz; ZMP
en> Cleans teeth, treats gum disease, takes X-rays and shows patients how to care for their teeth.
es> Limpia los dientes, trata las encías, hace radiografías y enseña a los pacientes a cuidar su boca.
fr> Nettoie les dents, traite les gencives, réalise des radiographies et apprend aux patients à entretenir leur bouche.
de> Reinigt Zähne, behandelt Zahnfleisch, macht Röntgenbilder und zeigt, wie man die Zähne richtig pflegt.
skills: dental-care, patient-education, infection-control, radiography, patient-care, communication
up: dentist degree
side: health-educator teach; dental-assistant skills

dental-assistant | 31-9091 | health | entry mid | vocational | 0 | -
en: Dental assistant; Dental nurse; Chairside assistant; Registered dental nurse; Orthodontic assistant
es: Auxiliar de odontología; Auxiliar dental; Auxiliar de clínica dental; Asistente dental
fr: Assistant/e dentaire; Assistant dentaire; Assistante dentaire; Aide dentaire; Assistante en médecine dentaire
de: Zahnmedizinische/r Fachangestellte/r; Zahnmedizinische Fachangestellte; Zahnmedizinischer Fachangestellter; ZFA; Zahnarzthelferin; Zahnarzthelfer; Dentalassistentin; Zahnärztliche Assistentin
en> Hands instruments at the chair, prepares rooms and materials, sterilises, and keeps patients and appointments in order.
es> Asiste en el sillón, prepara el gabinete y los materiales, esteriliza el instrumental y organiza las citas.
fr> Assiste le praticien au fauteuil, prépare la salle et le matériel, stérilise les instruments et gère les rendez-vous.
de> Assistiert am Behandlungsstuhl, bereitet Räume und Material vor, sterilisiert Instrumente und kümmert sich um Termine.
skills: dental-care, infection-control, sterile-technique, patient-care, scheduling, customer-service
up: dental-hygienist degree
side: medical-assistant skills; medical-secretary regular

pharmacist | 29-1051 | health | entry mid senior | doctorate | 0 | pharmacist-licence
en: Pharmacist; Community pharmacist; Hospital pharmacist; Clinical pharmacist; Staff pharmacist; RPh
es: Farmacéutico/a; Farmacéutico; Farmacéutica; Farmacéutico adjunto; Farmacéutica adjunta; Farmacéutico hospitalario; Farmacéutica hospitalaria
fr: Pharmacien/ne; Pharmacien; Pharmacienne; Pharmacien adjoint; Pharmacienne adjointe; Pharmacien hospitalier; Pharmacienne hospitalière
de: Apotheker/in; Apotheker; Apothekerin; Krankenhausapotheker; Krankenhausapothekerin; Angestellter Apotheker; Pharmazeut; Pharmazeutin
en> Checks and hands out medicines, spots dangerous combinations, and advises patients and doctors on their use.
es> Comprueba y dispensa medicamentos, detecta interacciones peligrosas y asesora a pacientes y médicos sobre su uso.
fr> Contrôle et délivre les médicaments, repère les interactions dangereuses et conseille patients et médecins.
de> Prüft Rezepte, gibt Arzneimittel ab, erkennt gefährliche Wechselwirkungen und berät Kundschaft und Ärzteschaft.
skills: pharmacy, patient-education, pharmacology, attention-to-detail, compliance, customer-service
up: pharmacy-manager manage
side: business-owner skills; medical-scientist sector; university-lecturer teach

pharmacy-manager | 29-1051 | health | lead executive | doctorate | 4 | pharmacist-licence
en: Pharmacy manager; Pharmacist in charge; Chief pharmacist; Superintendent pharmacist; Pharmacy owner; Director of pharmacy
es: Farmacéutico/a titular; Farmacéutico titular; Farmacéutica titular; Director técnico de farmacia; Jefe de servicio de farmacia; Regente de farmacia
fr: Pharmacien/ne titulaire; Pharmacien titulaire; Pharmacienne titulaire; Titulaire d'officine; Pharmacien gérant; Pharmacien-chef
de: Apothekenleiter/in; Apothekenleiter; Apothekenleiterin; Filialleiter Apotheke; Filialleiterin Apotheke; Apothekeninhaber; Chefapotheker
en> Runs a pharmacy with its team, stock, accounts and legal duties, and stands behind every medicine that leaves it.
es> Dirige una farmacia con su equipo, existencias, cuentas y obligaciones legales, y responde de cada medicamento dispensado.
fr> Dirige une pharmacie, son équipe, ses stocks, ses comptes et ses obligations légales, et répond de chaque délivrance.
de> Führt eine Apotheke mit Team, Warenlager, Zahlen und gesetzlichen Pflichten und steht für jede Abgabe ein.
skills: pharmacy, leadership, inventory, budgeting, compliance, pharmacology, customer-service
up: -
side: pharmacist regular; university-lecturer teach

pharmacy-technician | 29-2052 | health | entry mid senior | vocational | 0 | pharmacy-technician-certificate
en: Pharmacy technician; Dispensing assistant; Pharmacy tech; CPhT; Hospital pharmacy technician; Dispenser
es: Técnico/a en farmacia; Técnico en farmacia; Técnica en farmacia; Técnico en farmacia y parafarmacia; Técnica en farmacia y parafarmacia; Auxiliar de farmacia
fr: Préparateur/trice en pharmacie; Préparateur en pharmacie; Préparatrice en pharmacie; Assistant en pharmacie; Assistante en pharmacie
de: Pharmazeutisch-technische/r Assistent/in; PTA; Pharmazeutisch-technischer Assistent; Pharmazeutisch-technische Assistentin; Pharma-Assistentin; Pharma-Assistent
en> Prepares prescriptions and mixtures, keeps the stock in order and serves customers under a pharmacist's eye.
es> Prepara recetas y fórmulas, ordena las existencias y atiende al público bajo la supervisión del farmacéutico.
fr> Prépare ordonnances et mélanges, tient les stocks et sert la clientèle sous le contrôle du pharmacien.
de> Stellt Rezepturen her, pflegt das Lager und bedient unter Aufsicht der Apothekerin oder des Apothekers.
skills: pharmacy, inventory, customer-service, attention-to-detail, cash-handling, data-entry
up: pharmacist degree
side: medical-laboratory-technician skills; medical-assistant skills

physiotherapist | 29-1123 | health | entry mid senior | master | 0 | therapy-registration
en: Physiotherapist; Physical therapist; PT; Physio; DPT; Outpatient physical therapist; Sports physiotherapist
es: Fisioterapeuta; Fisio; Fisioterapeuta deportivo; Fisioterapeuta deportiva; Terapeuta físico; Terapeuta física
fr: Kinésithérapeute; Masseur-kinésithérapeute; Masseuse-kinésithérapeute; Kiné; MKDE; Physiothérapeute
de: Physiotherapeut/in; Physiotherapeut; Physiotherapeutin; Krankengymnast; Krankengymnastin; Sportphysiotherapeut; Sportphysiotherapeutin
en> Helps people move again after injury, surgery or illness, with exercises, hands-on treatment and advice.
es> Ayuda a recuperar el movimiento tras una lesión, operación o enfermedad con ejercicios, terapia manual y consejos.
fr> Aide à retrouver le mouvement après une blessure, une opération ou une maladie, par exercices, massages et conseils.
de> Bringt Menschen nach Verletzung, Operation oder Krankheit mit Übungen, Handgriffen und Rat wieder in Bewegung.
skills: physiotherapy, manual-therapy, rehabilitation, exercise-prescription, patient-education, empathy
up: therapy-services-lead lead
side: occupational-therapist skills; university-lecturer teach; sports-coach sector

physiotherapy-assistant | 31-2021 | health | entry mid senior | associate | 0 | -
en: Physiotherapy assistant; Physical therapist assistant; PTA; Physical therapy assistant; Rehabilitation assistant
es: Auxiliar de fisioterapia; Asistente de fisioterapia; Asistente de terapia física; Técnico auxiliar de fisioterapia; Técnica auxiliar de fisioterapia
fr: Assistant/e en kinésithérapie; Aide-kinésithérapeute; Assistant en physiothérapie; Assistante en physiothérapie; Thérapeute en réadaptation physique
de: Physiotherapieassistent/in; Physiotherapieassistent; Physiotherapieassistentin; Masseur und medizinischer Bademeister; Masseurin und medizinische Bademeisterin; Heilbademeister
en> Carries out the exercises and treatments a physiotherapist has planned, and reports how the patient is getting on.
es> Realiza los ejercicios y tratamientos que planifica el fisioterapeuta e informa de la evolución del paciente.
fr> Applique les exercices et traitements prévus par le kinésithérapeute et rend compte des progrès du patient.
de> Führt die geplanten Übungen und Anwendungen durch und berichtet der Physiotherapie über die Fortschritte.
skills: rehabilitation, physiotherapy, exercise-prescription, patient-mobility, patient-care, communication
up: physiotherapist degree
side: occupational-therapy-assistant skills; massage-therapist skills; fitness-trainer sector

occupational-therapist | 29-1122 | health | entry mid senior | bachelor | 0 | therapy-registration
en: Occupational therapist; OT; Registered occupational therapist; OTR; Hand therapist; Community occupational therapist
es: Terapeuta ocupacional; TO; Terapeuta ocupacional infantil; Graduado en terapia ocupacional; Graduada en terapia ocupacional
fr: Ergothérapeute; Ergothérapeute diplômé d'État; Ergothérapeute diplômée d'État; Ergothérapeute à domicile
de: Ergotherapeut/in; Ergotherapeut; Ergotherapeutin; Handtherapeut; Handtherapeutin; Beschäftigungstherapeut
en> Works with people so that they can dress, cook, study or work again despite illness, injury or disability.
es> Trabaja con personas para que puedan vestirse, cocinar, estudiar o trabajar pese a una enfermedad, lesión o discapacidad.
fr> Aide des personnes à s’habiller, cuisiner, étudier ou travailler malgré la maladie, l’accident ou le handicap.
de> Übt mit Menschen, sich trotz Krankheit oder Behinderung wieder anzuziehen, zu kochen, zu lernen oder zu arbeiten.
skills: occupational-therapy, rehabilitation, care-planning, assistive-technology, patient-education, empathy
up: therapy-services-lead lead
side: physiotherapist skills; rehabilitation-counsellor skills; university-lecturer teach

occupational-therapy-assistant | 31-2011 | health | entry mid senior | associate | 0 | -
en: Occupational therapy assistant; COTA; OTA; OT assistant; Certified occupational therapy assistant
es: Auxiliar de terapia ocupacional; Asistente de terapia ocupacional; Técnico auxiliar de terapia ocupacional; Técnica auxiliar de terapia ocupacional
fr: Assistant/e en ergothérapie; Assistant en ergothérapie; Assistante en ergothérapie; Aide-ergothérapeute; Moniteur d'atelier en ergothérapie
de: Ergotherapieassistent/in; Ergotherapieassistent; Ergotherapieassistentin; Ergotherapiehelfer; Ergotherapiehelferin; Aktivierungsfachfrau; Aktivierungsfachmann
en> Practises everyday tasks with patients as the occupational therapist has planned, and adapts aids and exercises to them.
es> Practica tareas cotidianas con los pacientes según el plan del terapeuta ocupacional y adapta ayudas y ejercicios.
fr> Entraîne les patients aux gestes quotidiens selon le plan de l’ergothérapeute et adapte aides techniques et exercices.
de> Übt nach Plan der Ergotherapie alltägliche Handgriffe mit den Patienten und passt Hilfsmittel und Übungen an.
skills: occupational-therapy, rehabilitation, assistive-technology, patient-mobility, patient-care, empathy
up: occupational-therapist degree
side: physiotherapy-assistant skills; teaching-assistant sector

speech-therapist | 29-1127 | health | entry mid senior | master | 0 | therapy-registration
en: Speech and language therapist; Speech-language pathologist; SLP; SLT; Speech therapist; Speech pathologist
es: Logopeda; Fonoaudiólogo; Fonoaudióloga; Terapeuta del lenguaje; Especialista en audición y lenguaje; Patólogo del habla
fr: Orthophoniste; Logopédiste; Orthophoniste libéral; Orthophoniste libérale; Logopède
de: Logopäde/Logopädin; Logopäde; Logopädin; Sprachtherapeut; Sprachtherapeutin; Akademischer Sprachtherapeut; Akademische Sprachtherapeutin
en> Treats children and adults who have trouble speaking, understanding, reading or swallowing, and coaches their families.
es> Trata a niños y adultos con dificultades para hablar, comprender, leer o tragar, y orienta a sus familias.
fr> Rééduque enfants et adultes qui ont du mal à parler, comprendre, lire ou avaler, et guide leur entourage.
de> Behandelt Kinder und Erwachsene, die Mühe mit Sprechen, Verstehen, Lesen oder Schlucken haben, und berät Angehörige.
skills: speech-therapy, rehabilitation, care-planning, patient-education, communication, empathy
up: therapy-services-lead lead
side: special-education-teacher sector; university-lecturer teach

therapy-services-lead | 29-1123 | health | lead | master | 6 | therapy-registration
en: Head of therapy services; Allied health manager; Therapy manager; Lead physiotherapist; Rehabilitation manager; Director of rehabilitation
es: Coordinador/a de rehabilitación; Coordinador de rehabilitación; Coordinadora de rehabilitación; Jefe de terapias; Jefa de terapias; Supervisor de fisioterapia
fr: Cadre de rééducation; Cadre de santé en rééducation; Responsable de rééducation; Chef de service de rééducation; Kinésithérapeute-chef
de: Therapieleitung; Therapieleiter; Therapieleiterin; Leitung Therapien; Leitende Physiotherapeutin; Leitender Physiotherapeut
en> Leads physiotherapists, occupational, speech and other therapists, plans their work and answers for results and costs.
es> Dirige a fisioterapeutas, terapeutas ocupacionales y logopedas, planifica su trabajo y responde de resultados y costes.
fr> Dirige kinésithérapeutes, ergothérapeutes et orthophonistes, organise leur activité et répond des résultats et des coûts.
de> Führt die Teams aus Physio-, Ergo- und Sprachtherapie, plant ihren Einsatz und verantwortet Ergebnisse und Kosten.
skills: leadership, rehabilitation, healthcare-management, rostering, quality-management, budgeting
up: -
side: health-services-manager skills; university-lecturer teach

respiratory-therapist | 29-1126 | health | entry mid senior | associate | 0 | therapy-registration
en: Respiratory therapist; RRT; Registered respiratory therapist; Respiratory care practitioner; Respiratory physiologist
es: Terapeuta respiratorio/a; Terapeuta respiratorio; Terapeuta respiratoria; Inhaloterapeuta; Fisioterapeuta respiratorio; Fisioterapeuta respiratoria
fr: Inhalothérapeute; Thérapeute respiratoire; Kinésithérapeute respiratoire; Technicien en soins respiratoires; Technicienne en soins respiratoires
de: Atmungstherapeut/in; Atmungstherapeut; Atmungstherapeutin; Atemtherapeut; Atemtherapeutin; Respiratory Therapist
en> Treats people who cannot breathe well, sets up ventilators and inhalation, and measures how their lungs respond.
es> Trata a personas con problemas para respirar, ajusta respiradores e inhalaciones y mide la función pulmonar.
fr> Soigne les personnes qui respirent mal, règle ventilateurs et aérosols, et mesure la fonction pulmonaire.
de> Behandelt Menschen mit Atemproblemen, stellt Beatmung und Inhalation ein und misst die Lungenfunktion.
skills: mechanical-ventilation, critical-care, patient-care, vital-signs, patient-education, acls
up: health-services-manager manage
side: critical-care-nurse skills; radiographer regular

radiographer | 29-2034 | health | entry mid senior | associate | 0 | radiography-licence
en: Radiographer; Radiologic technologist; X-ray technician; Rad tech; CT technologist; MRI technologist; Diagnostic radiographer
es: Técnico/a en radiología; Técnico en radiología; Técnica en radiología; Técnico en imagen para el diagnóstico; Técnica en imagen para el diagnóstico; TSID; Técnico de rayos X
fr: Manipulateur/trice en radiologie; Manipulateur en électroradiologie médicale; Manipulatrice en électroradiologie médicale; MERM; Manip radio; Technologue en radiologie
de: Medizinische/r Technologe/Technologin für Radiologie; MTR; MTRA; Medizinischer Technologe für Radiologie; Medizinische Technologin für Radiologie; Radiologietechnologe; Radiologiefachfrau; Radiologiefachmann
en> Takes X-ray, CT and MRI pictures, positions patients, and keeps the radiation dose as low as it can be.
es> Realiza radiografías, TAC y resonancias, coloca al paciente y mantiene la dosis de radiación lo más baja posible.
fr> Réalise radiographies, scanners et IRM, installe les patients et limite au minimum la dose de rayons.
de> Erstellt Röntgen-, CT- und MRT-Aufnahmen, lagert die Patienten richtig und hält die Strahlendosis niedrig.
skills: radiography, radiation-protection, patient-care, patient-mobility, ehr, attention-to-detail
up: sonographer master; health-services-manager manage
side: respiratory-therapist skills; medical-laboratory-technician skills

sonographer | 29-2032 | health | mid senior | associate | 2 | radiography-licence
en: Sonographer; Ultrasound technician; Diagnostic medical sonographer; RDMS; Ultrasonographer; Echocardiographer
es: Técnico/a en ecografía; Ecografista; Técnico ecografista; Técnica ecografista; Técnico en ultrasonido; Sonografista
fr: Échographiste; Manipulateur en échographie; Manipulatrice en échographie; Technologue en échographie; Technicien en échographie; Technicienne en échographie
de: Sonografie-Assistent/in; Ultraschallassistent; Ultraschallassistentin; Sonographer; Fachkraft Ultraschall; Echokardiografie-Assistentin
en> Examines organs, hearts and pregnancies with ultrasound, measures what shows on the screen and documents it for the doctor.
es> Explora órganos, corazón y embarazos con ultrasonidos, mide lo que aparece en pantalla y lo documenta para el médico.
fr> Examine organes, cœur et grossesses par ultrasons, mesure ce qui apparaît à l’écran et le documente pour le médecin.
de> Untersucht Organe, Herz und Schwangerschaft mit Ultraschall, misst die Befunde aus und dokumentiert sie für die ärztliche Beurteilung.
skills: ultrasound-imaging, radiography, patient-care, ehr, attention-to-detail, communication
up: health-services-manager manage
side: radiographer skills; university-lecturer teach

medical-laboratory-technician | 29-2010 | health | entry mid senior | associate | 0 | laboratory-technologist-licence
en: Medical laboratory technician; Medical laboratory scientist; Biomedical scientist; MLT; MLS; Clinical laboratory technologist; Medical technologist; Lab technician; Lab tech; Laboratory technician
es: Técnico/a de laboratorio clínico; Técnico de laboratorio clínico; Técnica de laboratorio clínico; Técnico en análisis clínicos; Técnica en análisis clínicos; TSLCB
fr: Technicien/ne de laboratoire médical; Technicien de laboratoire médical; Technicienne de laboratoire médical; Technicien d'analyses biomédicales; Technicienne d'analyses biomédicales
de: Medizinische/r Technologe/Technologin für Laboratoriumsanalytik; MTL; MTLA; Medizinisch-technische Laboratoriumsassistentin; Biomedizinische Analytikerin; Biomedizinischer Analytiker; Medizinlaborant
en> Analyses blood, tissue and other samples, keeps the analysers calibrated, and checks results that doctors rely on.
es> Analiza sangre, tejidos y otras muestras, calibra los equipos y valida los resultados en que se basan los médicos.
fr> Analyse le sang, les tissus et d’autres prélèvements, étalonne les automates et vérifie les résultats attendus par les médecins.
de> Untersucht Blut, Gewebe und andere Proben, kalibriert die Analysegeräte und prüft die Befunde für die Ärzteschaft.
skills: laboratory, microscopy, quality-control, biology, lab-information-systems, attention-to-detail
up: laboratory-manager manage
side: biological-technician sector; phlebotomist skills

phlebotomist | 31-9097 | health | entry mid | vocational | 0 | -
en: Phlebotomist; Phlebotomy technician; Blood collector; Certified phlebotomy technician; Venepuncturist
es: Flebotomista; Técnico en extracciones; Técnica en extracciones; Extraccionista; Técnico en flebotomía
fr: Préleveur/euse; Préleveur; Préleveuse; Préleveur sanguin; Préleveuse sanguine; Phlébotomiste; Technicien préleveur
de: Blutentnahmekraft; Mitarbeiter Blutentnahme; Mitarbeiterin Blutentnahme; Phlebotomist; Phlebotomistin; Entnahmefachkraft Blutspende
en> Draws blood for tests or donations, labels the samples without mistakes, and calms people who dread the needle.
es> Extrae sangre para análisis o donaciones, etiqueta las muestras sin errores y tranquiliza a quien teme la aguja.
fr> Prélève le sang pour analyse ou don, étiquette les tubes sans erreur et rassure ceux qui craignent l’aiguille.
de> Nimmt Blut für Untersuchungen oder Spenden ab, beschriftet Proben fehlerfrei und beruhigt Menschen mit Angst vor der Nadel.
skills: phlebotomy, patient-care, infection-control, attention-to-detail, empathy, data-entry
up: medical-laboratory-technician degree; practical-nurse licence
side: medical-assistant skills; nursing-assistant skills

surgical-technologist | 29-2055 | health | entry mid senior | vocational | 0 | -
en: Surgical technologist; Scrub tech; Surgical technician; Operating department practitioner; ODP; OR technician
es: Técnico/a de quirófano; Técnico de quirófano; Técnica de quirófano; Instrumentista quirúrgico; Instrumentadora quirúrgica; Instrumentista
fr: Technicien/ne de bloc opératoire; Technicien de bloc opératoire; Technicienne de bloc opératoire; Instrumentiste; Technicien en salle d'opération; Technicienne en salle d'opération
de: Operationstechnische/r Assistent/in; OTA; Operationstechnischer Assistent; Operationstechnische Assistentin; Fachfrau Operationstechnik; Fachmann Operationstechnik
en> Sets out sterile instruments, hands them to the surgeon at the right moment and counts everything before closing.
es> Prepara el instrumental estéril, lo entrega al cirujano en el momento justo y cuenta todo antes de cerrar.
fr> Prépare les instruments stériles, les passe au chirurgien au bon moment et compte tout avant la fermeture.
de> Richtet sterile Instrumente, reicht sie während der Operation im richtigen Moment an und zählt am Ende alles nach.
skills: surgery-assistance, sterile-technique, infection-control, attention-to-detail, teamwork, stress-resistance
up: registered-nurse degree; theatre-nurse degree
side: practical-nurse skills; medical-laboratory-technician regular

medical-assistant | 31-9092 | health | entry mid | vocational | 0 | -
en: Medical assistant; Clinical medical assistant; Certified medical assistant; CMA; Practice assistant; Doctor's assistant; Clinic assistant
es: Auxiliar de consulta médica; Asistente de consultorio; Asistente médico; Asistente médica; Auxiliar médico
fr: Assistant/e médical/e; Assistant médical; Assistante médicale; Aide médicale de cabinet; Assistant de cabinet médical
de: Medizinische/r Fachangestellte/r; MFA; Medizinische Fachangestellte; Medizinischer Fachangestellter; Arzthelferin; Arzthelfer; Medizinische Praxisassistentin; MPA; Ordinationsassistentin
en> Keeps a doctor's practice running, from reception and records to blood pressure, injections and preparing patients.
es> Mantiene en marcha la consulta, desde la recepción y las historias hasta la tensión, las inyecciones y la preparación de pacientes.
fr> Fait tourner le cabinet médical, de l’accueil et des dossiers à la tension, aux injections et à l’installation des patients.
de> Hält die Arztpraxis am Laufen, von Empfang und Akten bis zu Blutdruck, Spritzen und Vorbereitung der Patienten.
skills: patient-care, vital-signs, scheduling, ehr, phlebotomy, medical-terminology, customer-service
up: practical-nurse licence; registered-nurse degree
side: medical-secretary skills; phlebotomist skills; dental-assistant skills; medical-coder regular

hospital-porter | 31-1132 | health | entry mid | none | 0 | -
en: Hospital porter; Orderly; Patient transporter; Medical porter; Theatre porter; Ward orderly
es: Celador/a; Celador; Celadora; Celador de hospital; Celadora de hospital; Camillero; Camillera
fr: Brancardier/ère; Brancardier; Brancardière; Agent de transport interne; Agent hospitalier brancardier; ASH brancardier
de: Mitarbeiter/in Patiententransport; Patiententransportdienst; Mitarbeiter Patiententransport; Mitarbeiterin Patiententransport; Krankenträger; Hol- und Bringedienst; Stationshilfe Transport
en> Moves patients, beds, samples and equipment through the hospital, safely and with a kind word on the way.
es> Traslada pacientes, camas, muestras y material por el hospital, con seguridad y buen trato por el camino.
fr> Transporte patients, lits, prélèvements et matériel dans l’hôpital, en sécurité et avec un mot gentil en chemin.
de> Bringt Patienten, Betten, Proben und Geräte sicher durchs Krankenhaus und hat unterwegs ein freundliches Wort.
skills: patient-mobility, manual-handling, infection-control, communication, teamwork, first-aid
up: nursing-assistant licence; emergency-medical-technician licence
side: home-care-aide skills; warehouse-worker sector; security-guard sector

emergency-medical-technician | 29-2042 | health | entry mid | vocational | 0 | paramedic-licence; driving-licence-b
en: Emergency medical technician; EMT; Ambulance technician; Emergency care assistant; EMT-Basic; Ambulance attendant; Ambulance driver
es: Técnico/a en emergencias sanitarias; Técnico en emergencias sanitarias; Técnica en emergencias sanitarias; TES; Técnico en transporte sanitario; Conductor de ambulancia; Conductora de ambulancia
fr: Ambulancier/ère; Ambulancier; Ambulancière; Ambulancier diplômé d'État; Auxiliaire ambulancier; Technicien ambulancier; DEA
de: Rettungssanitäter/in; Rettungssanitäter; Rettungssanitäterin; Rettungshelfer; Transportsanitäter; Transportsanitäterin; Rettungswagenfahrer
en> Goes out with the ambulance, gives first treatment and oxygen, and brings people safely to hospital.
es> Sale con la ambulancia, presta la primera asistencia y traslada a las personas al hospital con seguridad.
fr> Part en ambulance, donne les premiers soins et transporte les personnes en sécurité vers l’hôpital.
de> Rückt mit dem Rettungswagen aus, leistet Erstversorgung und bringt Menschen sicher ins Krankenhaus.
skills: emergency-care, first-aid, cpr, patient-mobility, driving, stress-resistance, teamwork
up: paramedic licence
side: firefighter skills; nursing-assistant skills; emergency-dispatcher regular

paramedic | 29-2043 | health | mid senior | associate | 1 | paramedic-licence; driving-licence-b
en: Paramedic; Advanced paramedic; EMT-Paramedic; Flight paramedic; Critical care paramedic; Ambulance paramedic
es: Paramédico/a; Paramédico; Paramédica; Técnico superior en emergencias; Técnica superior en emergencias; Técnico avanzado en emergencias
fr: Paramédic; Ambulancier-paramédic; Technicien ambulancier paramédic; Ambulancier SMUR; Ambulancière SMUR; Ambulancier diplômé ES
de: Notfallsanitäter/in; Notfallsanitäter; Notfallsanitäterin; Rettungsassistent; Rettungsassistentin; Dipl. Rettungssanitäterin HF; Dipl. Rettungssanitäter HF
en> Leads care at the scene of accidents and sudden illness, secures breathing, gives drugs and decides where to go.
es> Dirige la asistencia en accidentes y crisis, asegura la respiración, administra fármacos y decide el hospital de destino.
fr> Dirige les soins sur le lieu de l’accident, assure la respiration, administre des médicaments et choisit la destination.
de> Leitet die Versorgung am Einsatzort, sichert die Atmung, gibt Notfallmedikamente und entscheidet über das Zielkrankenhaus.
skills: emergency-care, acls, triage, iv-therapy, medication-administration, decision-making, stress-resistance
up: registered-nurse degree; emergency-manager manage
side: firefighter skills; emergency-dispatcher regular; surgical-technologist regular

dietitian | 29-1031 | health | entry mid senior | bachelor | 0 | dietitian-registration
en: Dietitian; Registered dietitian; Dietician; Clinical dietitian; Nutritionist; RDN
es: Dietista-nutricionista; Nutricionista; Dietista; Nutricionista clínico; Nutricionista clínica; Técnico en dietética
fr: Diététicien/ne; Diététicien; Diététicienne; Diététicien nutritionniste; Diététicienne nutritionniste; Nutritionniste
de: Diätassistent/in; Diätassistent; Diätassistentin; Ernährungsberater; Ernährungsberaterin; Diätologe; Diätologin; Ökotrophologin
en> Works out what patients and groups should eat for their illness or life, and helps them to stay with it.
es> Diseña la alimentación adecuada para cada enfermedad o situación y ayuda a pacientes y grupos a mantenerla.
fr> Élabore l’alimentation adaptée à chaque maladie ou mode de vie et aide patients et groupes à s’y tenir.
de> Erarbeitet, was Kranke und Gesunde in ihrer Lage essen sollten, und hilft ihnen, dabeizubleiben.
skills: nutrition, patient-education, care-planning, menu-planning, counseling, evidence-based-practice
up: therapy-services-lead lead
side: health-educator skills; food-scientist sector; university-lecturer teach

dispensing-optician | 29-2081 | health | entry mid senior | vocational | 0 | optometry-licence
en: Dispensing optician; Optician; Optical assistant; Eyewear consultant; Contact lens optician; Optical dispenser
es: Óptico/a; Óptico; Óptica profesional; Auxiliar de óptica; Óptico dispensador; Técnico en óptica
fr: Opticien/ne; Opticien; Opticienne; Opticien lunetier; Opticienne lunetière; Monteur-vendeur en optique
de: Augenoptiker/in; Augenoptiker; Augenoptikerin; Brillenoptiker; Fachkraft Augenoptik; Kontaktlinsenanpasser
en> Advises on frames and lenses, measures faces and glasses, and adjusts everything until the customer sees well and the frame sits right.
es> Asesora sobre monturas y lentes, toma medidas y ajusta las gafas hasta que el cliente ve bien y está cómodo.
fr> Conseille montures et verres, prend les mesures et ajuste les lunettes jusqu’à ce que le client soit à l’aise.
de> Berät zu Fassungen und Gläsern, nimmt Maß und passt die Brille an, bis Sicht und Sitz stimmen.
skills: optical-dispensing, customer-service, sales, attention-to-detail, repair, cash-handling
up: optometrist degree; business-owner own
side: hearing-aid-specialist skills; store-manager sector

optometrist | 29-1041 | health | entry mid senior | doctorate | 0 | optometry-licence
en: Optometrist; Doctor of optometry; Ophthalmic optician; Clinical optometrist; Behavioural optometrist
es: Óptico/a-optometrista; Óptico optometrista; Óptica optometrista; Optometrista; Graduado en óptica y optometría; Graduada en óptica y optometría
fr: Optométriste; Opticien optométriste; Opticienne optométriste; Optométriste clinicien; Docteur en optométrie
de: Optometrist/in; Optometrist; Optometristin; Augenoptikermeister; Augenoptikermeisterin; Master of Optometry
en> Tests eyes and sight, prescribes glasses and contact lenses, and finds signs of disease early enough to refer.
es> Examina los ojos y la visión, prescribe gafas y lentillas y detecta a tiempo signos de enfermedad.
fr> Examine les yeux et la vue, prescrit lunettes et lentilles, et repère à temps les signes de maladie.
de> Prüft Augen und Sehvermögen, bestimmt Brillen und Kontaktlinsen und erkennt Krankheitszeichen frühzeitig.
skills: eye-examination, clinical-diagnosis, optical-dispensing, patient-education, prescribing, attention-to-detail
up: -
side: business-owner skills; dispensing-optician skills; university-lecturer teach

hearing-aid-specialist | 29-2092 | health | entry mid senior | vocational | 0 | hearing-aid-licence
en: Hearing aid specialist; Hearing aid dispenser; Hearing aid audiologist; Hearing instrument specialist; Hearing care practitioner; Audioprosthologist
es: Audioprotesista; Técnico en audiología protésica; Técnica en audiología protésica; Especialista en audífonos; Técnico audioprotesista
fr: Audioprothésiste; Acousticien en audition; Acousticienne en audition; Audioprothésiste diplômé d'État; Audioprothésiste diplômée d'État
de: Hörakustiker/in; Hörakustiker; Hörakustikerin; Hörgeräteakustiker; Hörgeräteakustikerin; Hörsystemakustiker
en> Measures hearing, chooses and fits hearing aids, and fine-tunes them over months until conversation is easy again.
es> Mide la audición, elige y adapta audífonos y los ajusta durante meses hasta que conversar vuelve a ser fácil.
fr> Mesure l’audition, choisit et adapte des appareils, et les règle au fil des mois pour retrouver le confort d’écoute.
de> Misst das Gehör, passt Hörsysteme an und stellt sie über Monate nach, bis Gespräche wieder leichtfallen.
skills: hearing-assessment, customer-service, sales, repair, patient-education, empathy
up: business-owner own
side: dispensing-optician skills; store-manager sector

veterinarian | 29-1131 | health | entry mid senior lead | doctorate | 0 | veterinary-licence
en: Veterinarian; Vet; Veterinary surgeon; Small animal vet; Large animal vet; DVM
es: Veterinario/a; Veterinario; Veterinaria; Veterinario clínico; Veterinaria clínica; Médico veterinario; Médica veterinaria
fr: Vétérinaire; Docteur vétérinaire; Vétérinaire praticien; Vétérinaire praticienne; Vétérinaire canin; Vétérinaire rural
de: Tierarzt/-ärztin; Tierarzt; Tierärztin; Kleintierarzt; Kleintierärztin; Großtierarzt; Veterinär; Veterinärin
en> Examines, vaccinates, treats and operates on animals, from pets to herds, and advises the people who keep them.
es> Examina, vacuna, trata y opera animales, desde mascotas hasta rebaños, y asesora a quienes los cuidan.
fr> Examine, vaccine, soigne et opère les animaux, du chat au troupeau, et conseille leurs propriétaires.
de> Untersucht, impft, behandelt und operiert Tiere vom Haustier bis zur Herde und berät ihre Halterinnen und Halter.
skills: veterinary-care, clinical-diagnosis, surgery, anaesthesia, prescribing, communication
up: -
side: business-owner skills; university-lecturer teach; microbiologist sector; environmental-health-officer regular

veterinary-nurse | 29-2056 | health | entry mid senior | associate | 0 | -
en: Veterinary nurse; Veterinary technician; Vet tech; RVN; Veterinary technologist; LVT
es: Auxiliar técnico/a veterinario/a; ATV; Auxiliar técnico veterinario; Auxiliar técnica veterinaria; Enfermera veterinaria; Enfermero veterinario; Técnico veterinario
fr: Auxiliaire spécialisé/e vétérinaire; ASV; Auxiliaire spécialisé vétérinaire; Auxiliaire spécialisée vétérinaire; Technicien en santé animale; Technicienne en santé animale
de: Tiermedizinische/r Fachangestellte/r; TFA; Tiermedizinische Fachangestellte; Tiermedizinischer Fachangestellter; Tierarzthelferin; Tierarzthelfer; Tiermedizinische Praxisassistentin
en> Nurses sick animals, assists at operations, runs lab tests and X-rays, and explains aftercare to their owners.
es> Cuida a los animales enfermos, ayuda en las operaciones, hace análisis y radiografías y explica los cuidados en casa.
fr> Soigne les animaux malades, assiste aux opérations, réalise analyses et radiographies, et explique les soins aux propriétaires.
de> Pflegt kranke Tiere, assistiert bei Operationen, macht Laborproben und Röntgenbilder und erklärt die Nachsorge.
skills: veterinary-care, animal-care, laboratory, radiography, sterile-technique, customer-service
up: veterinarian degree
side: biological-technician sector; medical-assistant sector; surgical-technologist sector

veterinary-assistant | 31-9096 | health | entry mid | school | 0 | -
en: Veterinary assistant; Vet assistant; Veterinary care assistant; Kennel assistant; Animal hospital assistant
es: Asistente veterinario/a; Ayudante veterinario; Ayudante veterinaria; Asistente de clínica veterinaria; Auxiliar de veterinaria
fr: Assistant/e vétérinaire; Assistant vétérinaire; Assistante vétérinaire; Auxiliaire vétérinaire; Aide vétérinaire
de: Tierarztassistent/in; Tierarztassistent; Tierarztassistentin; Helfer Tierarztpraxis; Helferin Tierarztpraxis; Praxishilfe Tierarzt
en> Feeds, holds and cleans up after animals in a veterinary practice and prepares rooms and instruments.
es> Alimenta, sujeta y asea a los animales de una clínica veterinaria y prepara salas e instrumental.
fr> Nourrit, maintient et nettoie les animaux d’une clinique vétérinaire et prépare salles et instruments.
de> Füttert und hält Tiere in der Praxis, sorgt für Sauberkeit und bereitet Räume und Instrumente vor.
skills: animal-care, veterinary-care, cleaning, customer-service, infection-control, teamwork
up: veterinary-nurse degree
side: animal-caretaker sector; livestock-worker sector

massage-therapist | 31-9011 | health | entry mid senior | vocational | 0 | -
en: Massage therapist; Licensed massage therapist; LMT; Sports massage therapist; Spa massage therapist; Masseur; Masseuse
es: Masajista; Quiromasajista; Masajista terapéutico; Masajista deportivo; Masajista deportiva; Terapeuta de masaje
fr: Praticien/ne en massage; Praticien massage bien-être; Praticienne massage bien-être; Massothérapeute; Masseur bien-être; Masseuse bien-être
de: Masseur/in; Masseur; Masseurin; Wellnessmasseur; Wellnessmasseurin; Medizinischer Masseur; Medizinische Masseurin; Massagetherapeut
en> Loosens muscles and eases pain with the hands, asks first what the body needs and keeps clients' trust.
es> Relaja los músculos y alivia el dolor con las manos, tras preguntar qué necesita cada cuerpo.
fr> Détend les muscles et soulage les douleurs par le toucher, après avoir écouté les besoins de chacun.
de> Lockert mit den Händen Muskeln und lindert Schmerzen, nachdem geklärt ist, was der Körper braucht.
skills: massage, manual-therapy, customer-service, empathy, scheduling, infection-control
up: physiotherapy-assistant degree; business-owner own
side: fitness-trainer sector; beautician sector

medical-coder | 29-2072 | health | entry mid senior | vocational | 0 | -
en: Medical coder; Clinical coder; Medical records specialist; Medical records technician; Coding specialist; Health records clerk
es: Codificador/a clínico/a; Codificador clínico; Codificadora clínica; Técnico en documentación sanitaria; Técnica en documentación sanitaria; Documentalista sanitario
fr: Technicien/ne d'information médicale; Technicien d'information médicale; Technicienne d'information médicale; TIM; Codeur médical; Codeuse médicale
de: Medizinische Kodierfachkraft; Kodierfachkraft; Klinischer Kodierer; Klinische Kodiererin; Medizincontroller Kodierung; Medizinischer Dokumentar
en> Reads patient records and turns diagnoses and treatments into the codes by which care is billed and counted.
es> Lee las historias clínicas y traduce diagnósticos y tratamientos a los códigos con que se facturan y registran.
fr> Lit les dossiers des patients et traduit diagnostics et actes en codes pour la facturation et les statistiques.
de> Liest Patientenakten und übersetzt Diagnosen und Behandlungen in die Codes, nach denen abgerechnet und gezählt wird.
skills: medical-billing, medical-terminology, ehr, attention-to-detail, data-entry, compliance
up: health-information-specialist degree
side: medical-secretary skills; billing-clerk sector; claims-clerk sector

health-information-specialist | 29-9021 | health | mid senior lead | bachelor | 2 | -
en: Health information specialist; Health informatics specialist; Clinical informatics specialist; Health information manager; Medical registrar; RHIA
es: Especialista en información sanitaria; Técnico en sistemas de información sanitaria; Técnica en sistemas de información sanitaria; Especialista en informática médica; Gestor de información clínica
fr: Spécialiste de l'information médicale; Chargé d'information médicale; Chargée d'information médicale; Responsable du dossier patient; Archiviste médical; Archiviste médicale
de: Fachkraft Gesundheitsinformatik; Medizinischer Informatiker; Medizinische Informatikerin; Spezialist klinische Informationssysteme; Spezialistin klinische Informationssysteme; Medizinischer Dokumentationsspezialist
en> Looks after the data and systems behind patient records, keeps them complete and private, and makes them useful.
es> Gestiona los datos y sistemas de las historias clínicas, cuida su integridad y confidencialidad y les saca partido.
fr> Gère les données et systèmes du dossier patient, veille à leur qualité et leur confidentialité, et les exploite.
de> Betreut Daten und Systeme hinter den Patientenakten, hält sie vollständig und geschützt und wertet sie aus.
skills: ehr, data-analysis, medical-terminology, gdpr, sql, project-management, training
up: health-services-manager manage
side: data-analyst sector; systems-analyst sector; medical-coder regular

health-services-manager | 11-9111 | health | lead | bachelor | 5 | -
en: Health services manager; Healthcare manager; Medical practice manager; Clinic manager; Hospital department manager; Medical office manager; Health administrator
es: Gestor/a sanitario/a; Gestor sanitario; Gestora sanitaria; Coordinador de clínica; Coordinadora de clínica; Gerente de clínica; Administrador sanitario
fr: Responsable d'établissement de santé; Cadre administratif de pôle; Responsable de centre de santé; Directeur de centre de santé; Directrice de centre de santé; Gestionnaire de clinique
de: Gesundheitsmanager/in; Praxismanager; Praxismanagerin; Leitung MVZ; Gesundheitsmanager; Gesundheitsmanagerin; Abteilungsmanager Klinik
en> Runs the business side of a clinic, practice or hospital department, with its people, money, rooms and rules.
es> Gestiona una clínica, consulta o servicio hospitalario en lo organizativo, con su personal, presupuesto y normativa.
fr> Gère une clinique, un centre ou un pôle hospitalier sur le plan des équipes, du budget et des règles.
de> Führt Praxis, Versorgungszentrum oder Klinikabteilung wirtschaftlich und organisatorisch, mit Personal, Budget und Vorschriften.
skills: healthcare-management, budgeting, leadership, operations-management, compliance, quality-management, process-improvement
up: hospital-director breadth
side: care-home-manager sector; administrative-services-manager sector; social-service-manager sector

hospital-director | 11-9111 | health | executive | master | 10 | -
en: Hospital director; Hospital administrator; Hospital chief executive; Hospital manager; Managing director of a hospital
es: Director/a gerente de hospital; Director gerente de hospital; Directora gerente de hospital; Gerente de hospital; Administrador de hospital
fr: Directeur/trice d'hôpital; Directeur d'hôpital; Directrice d'hôpital; Directeur de clinique; Directrice de clinique; Directeur d'établissement hospitalier
de: Klinikdirektor/in; Krankenhausdirektor; Krankenhausdirektorin; Kaufmännische Direktorin Klinik; Verwaltungsdirektor Krankenhaus; Klinikgeschäftsführer; Spitaldirektor
en> Leads a hospital as a whole, balances medicine, staff and money, and answers to owners, authorities and the public.
es> Dirige el hospital en su conjunto, equilibra asistencia, personal y cuentas, y responde ante autoridades y ciudadanía.
fr> Dirige l’hôpital dans son ensemble, concilie soins, personnel et finances, et rend compte aux tutelles et au public.
de> Leitet das Krankenhaus als Ganzes, bringt Medizin, Personal und Finanzen zusammen und steht Trägern und Öffentlichkeit Rede und Antwort.
skills: healthcare-management, strategic-planning, leadership, budgeting, change-management, negotiation, compliance
up: -
side: nonprofit-executive-director sector; public-administration-manager sector
`;

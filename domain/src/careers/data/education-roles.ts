/** Roles of childcare, schools, universities, libraries and museums. The format is described in `catalogue.ts`. */
export const educationRoles = `
childcare-worker | 39-9011 | education | entry mid | school | 0 | -
en: Childcare worker; Nursery assistant; Daycare worker; Childcare assistant; Creche worker; After-school carer; Early years assistant
es: Auxiliar de guardería; Puericultor; Puericultora; Auxiliar de educación infantil; Cuidador infantil; Cuidadora infantil; Asistente infantil; Monitor de ludoteca
fr: Agent/e petite enfance; Agent petite enfance; Agente petite enfance; Accompagnant éducatif petite enfance; CAP petite enfance; Auxiliaire de puériculture; Aide auxiliaire de crèche
de: Kinderpfleger/in; Kinderpfleger; Kinderpflegerin; Kita-Helfer; Kita-Helferin; Assistenzkraft Kita; Kleinkindbetreuerin; Kleinkindbetreuer
en> Looks after small children while parents work, with play, meals, naps, comfort and a sharp eye for safety.
es> Cuida a niños pequeños mientras sus padres trabajan, con juegos, comidas, siestas, consuelo y atención a su seguridad.
fr> S’occupe des tout-petits pendant que les parents travaillent, entre jeux, repas, siestes, câlins et sécurité.
de> Betreut kleine Kinder, während die Eltern arbeiten, mit Spiel, Essen, Schlaf, Trost und wachem Blick.
skills: childcare, early-childhood-education, safeguarding, first-aid, empathy, creativity
up: preschool-teacher degree
side: nanny skills; teaching-assistant skills; home-care-aide sector

preschool-teacher | 25-2011 | education | entry mid senior | associate | 0 | teaching-qualification
en: Preschool teacher; Nursery teacher; Early years teacher; Early childhood educator; Kindergarten teacher; Early years practitioner; Pre-K teacher
es: Maestro/a de educación infantil; Maestro de educación infantil; Maestra de educación infantil; Educador infantil; Educadora infantil; Técnico superior en educación infantil; Técnica en educación infantil; Parvularia
fr: Éducateur/trice de jeunes enfants; Éducateur de jeunes enfants; Éducatrice de jeunes enfants; EJE; Professeur des écoles en maternelle; Enseignante en maternelle; Éducatrice de l'enfance
de: Erzieher/in; Erzieher; Erzieherin; Pädagogische Fachkraft Kita; Kindergärtnerin; Elementarpädagoge; Elementarpädagogin; Fachkraft frühkindliche Bildung; Kindheitspädagogin
en> Helps children from about two to six learn through play, plans their days and talks with parents about progress.
es> Ayuda a niños de unos dos a seis años a aprender jugando, planifica su día y habla con las familias.
fr> Aide les enfants de deux à six ans à apprendre par le jeu, organise leurs journées et échange avec les parents.
de> Lässt Kinder von etwa zwei bis sechs Jahren spielend lernen, plant den Tag und spricht mit den Eltern.
skills: early-childhood-education, lesson-planning, childcare, safeguarding, communication, creativity, first-aid
up: childcare-centre-manager manage; primary-school-teacher degree
side: special-education-teacher growing; youth-worker sector; teaching-assistant regular

childcare-centre-manager | 11-9031 | education | lead | bachelor | 4 | teaching-qualification
en: Childcare centre manager; Nursery manager; Daycare director; Preschool director; Childcare director; Head of nursery
es: Director/a de escuela infantil; Director de escuela infantil; Directora de escuela infantil; Directora de guardería; Director de guardería; Coordinadora de centro infantil
fr: Directeur/trice de crèche; Directeur de crèche; Directrice de crèche; Responsable de crèche; Directeur d'établissement d'accueil de jeunes enfants; Référent technique de micro-crèche
de: Kitaleitung; Kita-Leiter; Kita-Leiterin; Kindergartenleitung; Leitung Kindertagesstätte; Krippenleitung; Einrichtungsleitung Kita
en> Runs a nursery or kindergarten, its team, fees, rules and teaching approach, and wins the trust of families.
es> Dirige una escuela infantil, con su equipo, cuotas, normativa y proyecto educativo, y se gana la confianza de las familias.
fr> Dirige une crèche, son équipe, son budget, ses normes et son projet pédagogique, et gagne la confiance des familles.
de> Leitet eine Kita mit Team, Beiträgen, Vorschriften und Konzept und gewinnt das Vertrauen der Familien.
skills: leadership, early-childhood-education, rostering, budgeting, safeguarding, compliance, communication
up: social-service-manager breadth; deputy-head-teacher degree
side: vocational-teacher teach; leisure-centre-manager sector

teaching-assistant | 25-9045 | education | entry mid | school | 0 | -
en: Teaching assistant; TA; Classroom assistant; Teacher's aide; Paraprofessional educator; Learning support assistant; LSA
es: Auxiliar docente; Auxiliar de aula; Asistente de aula; Auxiliar técnico educativo; Auxiliar técnica educativa; Ayudante de maestro
fr: Accompagnant/e des élèves en situation de handicap; AESH; Assistant d'éducation; Assistante d'éducation; AED; ATSEM; Aide à l'enseignement
de: Schulbegleiter/in; Schulbegleiter; Schulbegleiterin; Schulassistent; Schulassistentin; Integrationshelfer; Integrationshelferin; Klassenassistenz; Pädagogische Hilfskraft
en> Supports pupils one to one or in small groups during lessons and takes routine work off the teacher.
es> Apoya a alumnos de forma individual o en pequeños grupos durante la clase y descarga al docente de tareas rutinarias.
fr> Aide des élèves individuellement ou en petits groupes pendant les cours et soulage l’enseignant des tâches courantes.
de> Unterstützt Kinder im Unterricht einzeln oder in kleinen Gruppen und entlastet die Lehrkraft im Alltag.
skills: special-education, classroom-management, childcare, safeguarding, empathy, teamwork
up: primary-school-teacher degree; special-education-teacher degree; preschool-teacher degree
side: childcare-worker skills; residential-support-worker sector; library-assistant regular

primary-school-teacher | 25-2021 | education | entry mid senior | bachelor | 0 | teaching-qualification
en: Primary school teacher; Elementary school teacher; Primary teacher; Grade school teacher; Class teacher; First grade teacher; KS2 teacher
es: Maestro/a de primaria; Maestro de primaria; Maestra de primaria; Profesor de primaria; Profesora de primaria; Maestro de escuela; Maestra de escuela
fr: Professeur/e des écoles; Professeur des écoles; Professeure des écoles; Instituteur; Institutrice; Enseignant du primaire; Enseignante du primaire; Maître d'école; Maîtresse d'école
de: Grundschullehrer/in; Grundschullehrer; Grundschullehrerin; Lehrkraft Grundschule; Primarlehrer; Primarlehrerin; Volksschullehrer; Volksschullehrerin; Klassenlehrerin
en> Teaches one class of children most subjects, from reading and sums to getting along with each other.
es> Enseña a un grupo de niños casi todas las materias, desde leer y calcular hasta convivir.
fr> Enseigne à une classe presque toutes les matières, de la lecture et du calcul à la vie en groupe.
de> Unterrichtet eine Klasse in den meisten Fächern, vom Lesen und Rechnen bis zum guten Miteinander.
skills: teaching, lesson-planning, classroom-management, assessment, safeguarding, communication, creativity
up: special-education-teacher master; deputy-head-teacher manage; curriculum-developer breadth
side: secondary-school-teacher skills; private-tutor regular; corporate-trainer sector

secondary-school-teacher | 25-2031 | education | entry mid senior | bachelor | 0 | teaching-qualification
en: Secondary school teacher; High school teacher; Subject teacher; Maths teacher; Science teacher; English teacher; Teacher
es: Profesor/a de secundaria; Profesor de secundaria; Profesora de secundaria; Profesor de instituto; Profesora de instituto; Profesor de matemáticas; Docente; Profesor de bachillerato; Profesora de bachillerato
fr: Professeur/e de collège et lycée; Enseignant du secondaire; Enseignante du secondaire; Professeur certifié; Professeure certifiée; Professeur de collège; Professeur de lycée; Enseignant; Enseignante
de: Lehrer/in an weiterführenden Schulen; Gymnasiallehrer; Gymnasiallehrerin; Lehrkraft Sekundarstufe; Realschullehrer; Realschullehrerin; Sekundarlehrer; Sekundarlehrerin; Lehrer; Lehrerin
en> Teaches teenagers one or two subjects, sets and marks work, prepares them for exams and looks after a form.
es> Enseña a adolescentes una o dos materias, corrige, los prepara para los exámenes y tutoriza un grupo.
fr> Enseigne une ou deux matières à des adolescents, corrige, prépare aux examens et suit une classe.
de> Unterrichtet Jugendliche in ein oder zwei Fächern, korrigiert, bereitet auf Prüfungen vor und betreut eine Klasse.
skills: teaching, lesson-planning, classroom-management, assessment, curriculum-development, communication, e-learning
up: head-of-department-school lead; curriculum-developer breadth; deputy-head-teacher manage
side: vocational-teacher skills; special-education-teacher skills; private-tutor regular; corporate-trainer sector

vocational-teacher | 25-2032 | education | mid senior | bachelor | 3 | teaching-qualification
en: Vocational teacher; Career and technical education teacher; CTE teacher; Technical teacher; Workshop instructor; Trade teacher; Further education teacher
es: Profesor/a de formación profesional; Profesor de formación profesional; Profesora de formación profesional; Profesor de FP; Profesora de FP; Profesor de taller; Profesor técnico
fr: Professeur/e de lycée professionnel; Professeur de lycée professionnel; Professeure de lycée professionnel; PLP; Formateur technique; Formatrice technique; Formateur en CFA; Formatrice en CFA
de: Berufsschullehrer/in; Berufsschullehrer; Berufsschullehrerin; Fachlehrer; Fachlehrerin; Lehrkraft berufliche Schule; Berufskundelehrer; Werkstattlehrer
en> Teaches a trade or technical subject from experience, in classroom and workshop, and prepares apprentices for their exams.
es> Enseña un oficio o materia técnica desde la experiencia, en aula y taller, y prepara al alumnado para titularse.
fr> Enseigne un métier ou une matière technique par l’expérience, en salle et en atelier, jusqu’au diplôme.
de> Unterrichtet einen Beruf oder ein Fach aus eigener Praxis, in Klasse und Werkstatt, und bereitet auf Prüfungen vor.
skills: teaching, lesson-planning, assessment, classroom-management, safety, coaching, curriculum-development
up: head-of-department-school lead; deputy-head-teacher manage
side: corporate-trainer sector; secondary-school-teacher skills

special-education-teacher | 25-2052 | education | entry mid senior | bachelor | 0 | teaching-qualification
en: Special education teacher; SEN teacher; SPED teacher; Special needs teacher; Learning support teacher; Inclusion teacher; SENCO
es: Maestro/a de educación especial; Maestro de educación especial; Maestra de educación especial; Profesor de pedagogía terapéutica; Maestra de pedagogía terapéutica; Maestro PT; Profesora de apoyo
fr: Enseignant/e spécialisé/e; Enseignant spécialisé; Enseignante spécialisée; Professeur des écoles spécialisé; Enseignant ULIS; Enseignante ULIS; Enseignant référent handicap
de: Sonderpädagoge/-pädagogin; Sonderpädagoge; Sonderpädagogin; Förderschullehrer; Förderschullehrerin; Förderlehrer; Förderlehrerin; Heilpädagogin; Schulischer Heilpädagoge
en> Teaches children with disabilities or learning difficulties in their own way and at their own pace, with a plan for each.
es> Enseña a niños con discapacidad o dificultades de aprendizaje a su ritmo y con un plan para cada uno.
fr> Enseigne à des enfants handicapés ou en difficulté à leur rythme, avec un projet pour chacun.
de> Unterrichtet Kinder mit Behinderung oder Lernschwierigkeiten in ihrem Tempo und mit einem Plan für jedes Kind.
skills: special-education, teaching, individual-education-plans, classroom-management, assessment, safeguarding, empathy
up: curriculum-developer breadth; deputy-head-teacher manage
side: primary-school-teacher skills; speech-therapist sector; school-counsellor skills

substitute-teacher | 25-3031 | education | entry mid | bachelor | 0 | -
en: Supply teacher; Substitute teacher; Sub teacher; Cover teacher; Relief teacher; Cover supervisor
es: Profesor/a sustituto/a; Profesor sustituto; Profesora sustituta; Maestro sustituto; Maestra sustituta; Profesor interino; Profesora interina
fr: Enseignant/e remplaçant/e; Enseignant remplaçant; Enseignante remplaçante; Professeur remplaçant; Professeure remplaçante; Professeur contractuel; TZR
de: Vertretungslehrer/in; Vertretungslehrer; Vertretungslehrerin; Vertretungslehrkraft; Springerlehrkraft; Stellvertretende Lehrperson
en> Steps in when teachers are ill or away, follows the plan left behind and keeps an unknown class working.
es> Cubre a docentes ausentes, sigue la programación que dejaron y mantiene trabajando a una clase desconocida.
fr> Remplace les enseignants absents, suit la progression prévue et fait travailler une classe inconnue.
de> Springt ein, wenn Lehrkräfte fehlen, folgt dem hinterlassenen Plan und hält eine fremde Klasse bei der Sache.
skills: teaching, classroom-management, adaptability, communication, lesson-planning, safeguarding
up: primary-school-teacher licence; secondary-school-teacher licence
side: private-tutor skills; teaching-assistant skills; language-teacher skills

head-of-department-school | 25-2031 | education | lead | bachelor | 5 | teaching-qualification
en: Head of department (school); Subject leader; Head of year; School department chair; Lead teacher; Curriculum leader
es: Jefe/a de departamento didáctico; Jefe de departamento didáctico; Jefa de departamento didáctico; Jefe de departamento de instituto; Coordinador de ciclo; Coordinadora de ciclo
fr: Coordonnateur/trice de discipline; Coordonnateur de discipline; Coordonnatrice de discipline; Professeur coordonnateur; Responsable de département d'enseignement; Chef de département scolaire
de: Fachbereichsleitung Schule; Fachbereichsleiter Schule; Fachbereichsleiterin Schule; Abteilungsleiter Schule; Abteilungsleiterin Schule; Stufenleitung; Fachkoordinator Schule
en> Teaches, and leads the teachers of a subject or year, from shared plans and exams to guiding newcomers.
es> Da clase y coordina a los docentes de una materia o ciclo, desde programaciones y exámenes hasta la acogida de los nuevos.
fr> Enseigne et coordonne les professeurs d’une discipline, des progressions et examens à l’accueil des nouveaux.
de> Unterrichtet selbst und führt die Lehrkräfte eines Fachs oder Jahrgangs, von gemeinsamen Prüfungen bis zur Einarbeitung Neuer.
skills: teaching, leadership, curriculum-development, coaching, assessment, classroom-management
up: deputy-head-teacher manage
side: curriculum-developer skills; vocational-teacher skills

deputy-head-teacher | 11-9032 | education | lead | master | 6 | teaching-qualification
en: Deputy head teacher; Assistant principal; Vice principal; Deputy principal; Assistant head teacher; Deputy head
es: Jefe/a de estudios; Jefe de estudios; Jefa de estudios; Subdirector de colegio; Subdirectora de colegio; Subdirector de instituto; Subdirectora escolar
fr: Principal/e adjoint/e; Principal adjoint; Principale adjointe; Proviseur adjoint; Proviseure adjointe; Directeur adjoint d'école; Directrice adjointe d'école
de: Stellvertretende Schulleitung; Konrektor; Konrektorin; Stellvertretender Schulleiter; Stellvertretende Schulleiterin; Abteilungsvorstand
en> Runs the school day beside the head, with timetables, behaviour, cover and discipline, and often still teaches a class.
es> Organiza el día a día del centro junto a la dirección, con horarios, convivencia, sustituciones y a menudo docencia.
fr> Organise la vie de l’établissement aux côtés du chef, avec emplois du temps, discipline, remplacements et suivi des élèves.
de> Organisiert neben der Schulleitung den Schulalltag mit Stundenplan, Vertretung und Ordnung und unterrichtet meist selbst.
skills: school-management, leadership, scheduling, safeguarding, teaching, mediation
up: head-teacher manage
side: head-of-department-school regular; curriculum-developer skills

head-teacher | 11-9032 | education | lead executive | master | 8 | teaching-qualification
en: Head teacher; School principal; Headteacher; Principal; Headmaster; Headmistress; School head
es: Director/a de colegio; Director de colegio; Directora de colegio; Director de instituto; Directora de instituto; Director escolar; Directora escolar; Director de centro educativo
fr: Chef/fe d'établissement; Chef d'établissement scolaire; Proviseur; Proviseure; Principal de collège; Principale de collège; Directeur d'école; Directrice d'école
de: Schulleitung; Schulleiter; Schulleiterin; Rektor; Rektorin; Schuldirektor; Schuldirektorin; Direktor Gymnasium
en> Leads a school, its teaching, staff, money and name, and answers to parents, authority and children for all of it.
es> Dirige un centro educativo, su enseñanza, plantilla y recursos, y responde ante familias, administración y alumnado.
fr> Dirige un établissement, son enseignement, son personnel et ses moyens, et en répond devant familles et autorités.
de> Leitet eine Schule mit Unterricht, Kollegium und Mitteln und steht Eltern, Behörde und Kindern dafür ein.
skills: school-management, leadership, budgeting, strategic-planning, recruiting, safeguarding, communication
up: education-director breadth
side: faculty-dean sector; training-manager sector; curriculum-developer regular

education-director | 11-9032 | education | executive | master | 12 | -
en: Director of education; School superintendent; Superintendent of schools; Chief education officer; Academy trust chief executive; Head of schools
es: Director/a de educación; Inspector jefe de educación; Inspectora jefe de educación; Inspector de educación; Inspectora de educación; Director general de centros educativos
fr: Directeur/trice académique; Directeur académique; Directrice académique; DASEN; Inspecteur d'académie; Inspectrice d'académie; Directeur de réseau d'établissements
de: Schulrat/Schulrätin; Schulrat; Schulrätin; Schulamtsdirektor; Schulamtsdirektorin; Leiter Bildungsdirektion; Leiterin Bildungsdirektion; Gesamtleitung Schulen
en> Leads the schools of a district or group, sets goals, spreads money and appoints the people who run them.
es> Dirige los centros de un distrito o red, fija objetivos, reparte recursos y nombra a sus responsables.
fr> Dirige les écoles d’un territoire ou d’un réseau, fixe les objectifs, répartit les moyens et nomme les responsables.
de> Leitet die Schulen eines Bezirks oder Trägers, setzt Ziele, verteilt Mittel und besetzt die Schulleitungen.
skills: school-management, strategic-planning, leadership, budgeting, public-policy, change-management, negotiation
up: -
side: faculty-dean sector; public-administration-manager sector; nonprofit-executive-director sector

curriculum-developer | 25-9031 | education | mid senior lead | master | 4 | -
en: Curriculum developer; Instructional coordinator; Learning designer; Curriculum specialist; E-learning developer; Instructional coach
es: Diseñador/a pedagógico/a; Diseñador pedagógico; Diseñadora pedagógica; Asesor pedagógico; Asesora pedagógica; Coordinador pedagógico; Coordinadora pedagógica; Desarrollador de contenidos e-learning
fr: Ingénieur/e pédagogique; Ingénieur pédagogique; Ingénieure pédagogique; Conseiller pédagogique; Conseillère pédagogique; Concepteur e-learning
de: Instructional Designer; Bildungsreferent; Bildungsreferentin; Instruktionsdesigner; Instruktionsdesignerin; E-Learning-Autor; Lehrplanentwickler; Lehrplanentwicklerin
en> Designs courses, materials and tests, tries them out with teachers and improves them from what learners achieve.
es> Diseña cursos, materiales y pruebas, los ensaya con docentes y los mejora según los resultados.
fr> Conçoit cours, supports et évaluations, les teste avec des enseignants et les améliore selon les résultats.
de> Entwirft Kurse, Materialien und Prüfungen, erprobt sie mit Lehrkräften und verbessert sie nach den Ergebnissen.
skills: curriculum-development, instructional-design, e-learning, assessment, research-methods, training, project-management, communication
up: education-director manage
side: corporate-trainer sector; university-lecturer teach; technical-writer skills

language-teacher | 25-3011 | education | entry mid senior | bachelor | 0 | -
en: Language teacher for adults; ESL teacher; TEFL teacher; Adult education teacher; ESOL teacher; EFL teacher; Literacy teacher
es: Profesor/a de idiomas; Profesor de idiomas; Profesora de idiomas; Profesor de inglés; Profesora de inglés; Profesor de español para extranjeros; Profesor ELE; Educador de adultos
fr: Formateur/trice de langues; Formateur en langues; Formatrice en langues; Professeur de FLE; Professeure de FLE; Formateur FLE; Formateur pour adultes; Formatrice pour adultes
de: Sprachlehrer/in; Sprachlehrer; Sprachlehrerin; DaF-Lehrer; DaF-Lehrerin; Lehrkraft für Deutsch als Zweitsprache; DaZ-Lehrkraft; Dozent Erwachsenenbildung; Kursleiterin Deutsch
en> Teaches adults a language or basic education, from the alphabet to certificates, with real life as the textbook.
es> Enseña a adultos un idioma o formación básica, desde el alfabeto hasta los certificados, a partir de la vida real.
fr> Enseigne à des adultes une langue ou les savoirs de base, de l’alphabet aux certifications, à partir du quotidien.
de> Unterrichtet Erwachsene in einer Sprache oder Grundbildung, vom Alphabet bis zum Zertifikat, nah am Alltag.
skills: teaching, esl, lesson-planning, assessment, communication, e-learning, empathy
up: curriculum-developer breadth; secondary-school-teacher licence
side: private-tutor skills; translator skills; corporate-trainer sector

private-tutor | 25-3041 | education | entry mid | school | 0 | -
en: Private tutor; Tutor; Home tutor; Online tutor; Maths tutor; Academic tutor
es: Profesor/a particular; Profesor particular; Profesora particular; Tutor académico; Tutora académica; Profesor de apoyo escolar; Profesora de clases particulares
fr: Professeur/e particulier/ère; Professeur particulier; Professeure particulière; Répétiteur; Répétitrice; Professeur de soutien scolaire; Tuteur scolaire
de: Nachhilfelehrer/in; Nachhilfelehrer; Nachhilfelehrerin; Nachhilfe; Hauslehrer; Hauslehrerin; Lernbegleiter; Lerncoach
en> Teaches pupils one to one, finds where they are stuck, explains it another way and rebuilds their confidence.
es> Da clases individuales, detecta dónde se atasca cada alumno, lo explica de otro modo y le devuelve la confianza.
fr> Donne des cours individuels, repère les blocages, explique autrement et redonne confiance à l’élève.
de> Unterrichtet einzeln, findet heraus, wo es hakt, erklärt es anders und stärkt das Selbstvertrauen.
skills: tutoring, teaching, assessment, communication, e-learning, empathy
up: secondary-school-teacher degree; language-teacher degree
side: teaching-assistant skills; music-teacher sector; substitute-teacher skills

music-teacher | 25-3021 | education | entry mid senior | associate | 0 | -
en: Music teacher; Piano teacher; Guitar teacher; Singing teacher; Instrumental teacher; Art teacher; Dance teacher
es: Profesor/a de música; Profesor de música; Profesora de música; Profesor de piano; Profesora de piano; Profesor de guitarra; Profesor de canto; Profesora de danza
fr: Professeur/e de musique; Professeur de musique; Professeure de musique; Professeur de piano; Professeure de piano; Professeur de conservatoire; Professeur de danse; Intervenant musical
de: Musiklehrer/in; Musiklehrer; Musiklehrerin; Musikschullehrer; Musikschullehrerin; Klavierlehrer; Klavierlehrerin; Gitarrenlehrer; Musikpädagogin
en> Teaches people of all ages an instrument, singing, dance or another art for its own sake, and prepares performances.
es> Enseña a personas de cualquier edad un instrumento, canto, danza u otro arte, y prepara actuaciones.
fr> Enseigne à tout âge un instrument, le chant, la danse ou un autre art, et prépare des auditions.
de> Unterrichtet Menschen jeden Alters in Instrument, Gesang, Tanz oder Kunst und bereitet Auftritte vor.
skills: music, teaching, lesson-planning, coaching, creativity, event-planning
up: secondary-school-teacher degree; business-owner own
side: musician skills; private-tutor skills

university-teaching-assistant | 25-9044 | education | entry mid | bachelor | 0 | -
en: University teaching assistant; Graduate teaching assistant; GTA; Doctoral candidate; PhD student; Research and teaching assistant
es: Ayudante de universidad; Profesor ayudante; Profesora ayudante; Doctorando; Doctoranda; Personal investigador en formación; Becario de doctorado
fr: Attaché/e temporaire d'enseignement et de recherche; ATER; Doctorant; Doctorante; Doctorant contractuel; Doctorante contractuelle; Assistant universitaire; Assistante universitaire
de: Wissenschaftliche/r Mitarbeiter/in; Wissenschaftlicher Mitarbeiter; Wissenschaftliche Mitarbeiterin; Doktorand; Doktorandin; Universitätsassistent; Universitätsassistentin
en> Runs seminars and marks papers at a university while working on a doctorate or a research project.
es> Imparte prácticas y corrige trabajos en la universidad mientras prepara el doctorado o un proyecto de investigación.
fr> Assure des travaux dirigés et corrige des copies à l’université tout en préparant une thèse ou une recherche.
de> Hält Übungen und korrigiert an der Hochschule, während eine Promotion oder ein Forschungsprojekt entsteht.
skills: teaching, research-methods, scientific-writing, assessment, presentation, data-analysis
up: university-lecturer degree
side: secondary-school-teacher sector; social-research-assistant sector; librarian regular

university-lecturer | 25-1199 | education | mid senior | doctorate | 3 | -
en: University lecturer; Lecturer; Assistant professor; Senior lecturer; Adjunct professor; Postsecondary teacher; College lecturer
es: Profesor/a de universidad; Profesor de universidad; Profesora de universidad; Profesor contratado doctor; Profesor ayudante doctor; Profesora ayudante doctora; Profesor asociado; Profesora asociada
fr: Maître de conférences; Maîtresse de conférences; MCF; Enseignant-chercheur; Enseignante-chercheuse; Chargé d'enseignement; Chargée d'enseignement; Chargé de cours
de: Hochschuldozent/in; Hochschuldozent; Hochschuldozentin; Akademischer Rat; Akademische Rätin; Lehrbeauftragter; Lehrbeauftragte; Juniorprofessor; Juniorprofessorin; Privatdozent
en> Teaches a subject at a university or college, supervises theses and adds to the field by research.
es> Enseña una materia en la universidad, dirige trabajos y hace avanzar su campo con la investigación.
fr> Enseigne une discipline à l’université, encadre des mémoires et fait progresser la recherche.
de> Lehrt ein Fach an der Hochschule, betreut Abschlussarbeiten und bringt das Fach durch Forschung voran.
skills: teaching, research-methods, scientific-writing, curriculum-development, assessment, presentation, fundraising
up: professor master; faculty-dean manage
side: curriculum-developer sector; corporate-trainer sector; policy-adviser sector

professor | 25-1199 | education | senior | doctorate | 8 | -
en: Professor; Full professor; University professor; Associate professor; Chair professor; Tenured professor
es: Catedrático/a de universidad; Catedrático; Catedrática; Catedrática de universidad; Profesor titular de universidad; Profesora titular de universidad
fr: Professeur/e des universités; Professeur des universités; Professeure des universités; Professeur d'université; PU-PH; Professeur ordinaire
de: Professor/in; Professor; Professorin; Universitätsprofessor; Universitätsprofessorin; Lehrstuhlinhaber; Lehrstuhlinhaberin; W3-Professur; FH-Professor
en> Holds a chair, leads a research group, teaches, examines doctoral candidates and shapes the discipline beyond the university.
es> Ocupa una cátedra, dirige un grupo de investigación, enseña, forma doctores y marca el rumbo de su disciplina.
fr> Occupe une chaire, dirige une équipe de recherche, enseigne, encadre des thèses et fait rayonner sa discipline.
de> Hat einen Lehrstuhl inne, leitet eine Forschungsgruppe, lehrt, betreut Promotionen und prägt das Fach.
skills: research-methods, scientific-writing, teaching, leadership, fundraising, presentation, coaching
up: faculty-dean manage
side: research-director sector; policy-adviser sector

faculty-dean | 11-9033 | education | lead executive | master | 8 | -
en: Dean; Faculty dean; University registrar; Dean of students; College principal; University president; Academic director; Director of admissions
es: Decano/a; Decano; Decana; Director de departamento universitario; Vicerrector; Vicerrectora; Secretario académico; Director académico; Directora académica
fr: Doyen/ne; Doyen; Doyenne; Directeur d'UFR; Directrice d'UFR; Directeur des études; Directrice des études; Directeur d'école supérieure; Président d'université
de: Dekan/in; Dekan; Dekanin; Prodekan; Prodekanin; Fakultätsleitung; Studiengangsleiter; Studiengangsleiterin; Hochschulkanzler; Leitung Studierendenservice
en> Leads a faculty or service of a university, with its programmes, appointments, budget and students' concerns.
es> Dirige una facultad o servicio universitario, con sus titulaciones, contrataciones, presupuesto y asuntos de estudiantes.
fr> Dirige une faculté ou un service universitaire, avec ses formations, recrutements, budget et questions étudiantes.
de> Leitet eine Fakultät oder einen Bereich der Hochschule mit Studiengängen, Berufungen, Budget und Studienbelangen.
skills: leadership, strategic-planning, budgeting, curriculum-development, fundraising, change-management, negotiation
up: -
side: education-director sector; research-director sector; training-manager sector

library-assistant | 25-4031 | education | entry mid | vocational | 0 | -
en: Library assistant; Library technician; Library clerk; Circulation assistant; Library aide; Information assistant
es: Auxiliar de biblioteca; Técnico auxiliar de biblioteca; Técnica auxiliar de biblioteca; Ayudante de biblioteca; Técnico de biblioteca
fr: Assistant/e de bibliothèque; Assistant de bibliothèque; Assistante de bibliothèque; Agent de bibliothèque; Assistant de conservation; Magasinier de bibliothèque; Bibliothécaire adjoint
de: Fachangestellte/r für Medien- und Informationsdienste; FaMI; Fachangestellte für Medien- und Informationsdienste; Bibliotheksassistent; Bibliotheksassistentin; Bibliotheksmitarbeiterin; Fachfrau Information und Dokumentation
en> Lends, shelves and catalogues books and media, helps at the desk and shows readers how to find things.
es> Presta, coloca y cataloga libros y medios, atiende en el mostrador y enseña a encontrar lo que se busca.
fr> Prête, range et catalogue livres et médias, accueille le public et l’aide à trouver ce qu’il cherche.
de> Verleiht, ordnet und erfasst Bücher und Medien, hilft an der Theke und zeigt, wie man etwas findet.
skills: cataloguing, customer-service, data-entry, filing, attention-to-detail, event-planning
up: librarian degree
side: office-clerk sector; teaching-assistant sector; sales-assistant sector

librarian | 25-4022 | education | entry mid senior | master | 0 | -
en: Librarian; Academic librarian; School librarian; Information specialist; Reference librarian; Library media specialist
es: Bibliotecario/a; Bibliotecario; Bibliotecaria; Documentalista; Bibliotecario escolar; Bibliotecaria universitaria; Facultativo de bibliotecas
fr: Bibliothécaire; Documentaliste; Professeur documentaliste; Professeure documentaliste; Conservateur des bibliothèques; Conservatrice des bibliothèques; Médiathécaire
de: Bibliothekar/in; Bibliothekar; Bibliothekarin; Diplombibliothekar; Diplombibliothekarin; Informationsspezialist; Fachreferent Bibliothek; Dokumentar; Dokumentarin
en> Chooses and opens up a collection, helps people research well, and fills the house with readings, courses and events.
es> Selecciona y da a conocer los fondos, ayuda a investigar y llena la biblioteca de lecturas, cursos y actos.
fr> Choisit et fait vivre un fonds, aide à bien chercher et anime le lieu par lectures, ateliers et rencontres.
de> Wählt Bestände aus, erschließt sie, hilft beim Recherchieren und belebt das Haus mit Lesungen und Kursen.
skills: cataloguing, research, customer-service, event-planning, teaching, data-analysis
up: library-manager manage
side: archivist skills; curriculum-developer skills; data-analyst growing

library-manager | 25-4022 | education | lead | master | 5 | -
en: Library manager; Library director; Head librarian; Head of library services; Library branch manager; Chief librarian
es: Director/a de biblioteca; Director de biblioteca; Directora de biblioteca; Jefe de biblioteca; Jefa de biblioteca; Responsable de biblioteca
fr: Directeur/trice de bibliothèque; Directeur de bibliothèque; Directrice de bibliothèque; Directeur de médiathèque; Directrice de médiathèque; Responsable de médiathèque
de: Bibliotheksleitung; Bibliotheksleiter; Bibliotheksleiterin; Bibliotheksdirektor; Bibliotheksdirektorin; Leitung Stadtbibliothek
en> Leads a library, decides on collections, opening hours, staff and budget, and makes its case in town or university.
es> Dirige una biblioteca, decide sobre fondos, horarios, personal y presupuesto, y la defiende ante su institución.
fr> Dirige une bibliothèque, décide des collections, horaires, effectifs et budget, et la défend auprès de sa tutelle.
de> Leitet eine Bibliothek, entscheidet über Bestand, Öffnungszeiten, Personal und Budget und vertritt sie beim Träger.
skills: leadership, budgeting, cataloguing, strategic-planning, event-planning, negotiation
up: -
side: archivist skills; public-administration-manager sector; museum-curator sector

archivist | 25-4011 | education | entry mid senior | master | 0 | -
en: Archivist; Records manager; Digital archivist; Archive specialist; Corporate archivist
es: Archivero/a; Archivero; Archivera; Técnico de archivo; Técnica de archivo; Archivista; Gestor documental; Gestora documental
fr: Archiviste; Archiviste numérique; Chargé d'archives; Chargée d'archives; Records manager; Conservateur du patrimoine aux archives
de: Archivar/in; Archivar; Archivarin; Diplomarchivar; Diplomarchivarin; Schriftgutverwalter; Records Manager; Unternehmensarchivarin
en> Decides which records are worth keeping, orders and preserves them on paper and disk, and helps people use them.
es> Decide qué documentos conservar, los ordena y preserva en papel y digital, y ayuda a consultarlos.
fr> Décide des documents à conserver, les classe et les préserve sur papier et numérique, et aide à les consulter.
de> Entscheidet, welche Unterlagen bleiben, ordnet und bewahrt sie auf Papier und digital und macht sie zugänglich.
skills: filing, cataloguing, conservation, research, attention-to-detail, gdpr
up: library-manager manage
side: museum-curator skills; librarian skills; data-protection-officer sector

museum-curator | 25-4012 | arts | mid senior lead | master | 3 | -
en: Curator; Museum curator; Exhibition curator; Art curator; Gallery curator; Collections curator
es: Conservador/a de museo; Conservador de museo; Conservadora de museo; Comisario de exposiciones; Comisaria de exposiciones; Curador; Curadora
fr: Conservateur/trice de musée; Conservateur de musée; Conservatrice de musée; Commissaire d'exposition; Conservateur du patrimoine; Conservatrice du patrimoine
de: Kurator/in; Kurator; Kuratorin; Museumskurator; Museumskuratorin; Ausstellungskurator; Ausstellungskuratorin; Konservator; Kustos; Sammlungsleiterin
en> Looks after a collection, studies and acquires pieces, and turns them into exhibitions that tell a story.
es> Cuida una colección, estudia y adquiere piezas y las convierte en exposiciones que cuentan una historia.
fr> Veille sur une collection, étudie et acquiert des œuvres, et en fait des expositions qui racontent une histoire.
de> Betreut eine Sammlung, erforscht und erwirbt Stücke und macht daraus Ausstellungen, die etwas erzählen.
skills: exhibition-planning, research, conservation, cataloguing, fundraising, project-management, scientific-writing
up: -
side: archivist skills; university-lecturer teach; event-planner sector
`;

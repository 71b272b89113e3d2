import { fold } from "./fold.ts";

/** The kinds of resume sections. `projects` and `other` become custom sections. */
export type SectionKind =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "achievements"
  | "languages"
  | "contact"
  | "projects"
  | "links"
  | "other";

/** Whole headings, folded: lower case, without accents, `&` and `/` replaced by "and". */
const headings: Record<SectionKind, string> = {
  summary: `summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|personal profile|career profile|about|about me|objective|career objective|professional objective|personal statement|introduction|overview|professional overview|who i am|highlights of qualifications|bio|
    resumen|resumen profesional|perfil|perfil profesional|perfil personal|sobre mi|acerca de mi|objetivo|objetivo profesional|objetivos|extracto|presentacion|quien soy|
    profil|profil professionnel|resume professionnel|a propos|a propos de moi|objectif|objectif professionnel|presentation|accroche|projet professionnel|qui suis-je|en bref|synthese|
    kurzprofil|uber mich|zusammenfassung|zielsetzung|berufsziel|ziel|personliches profil|berufliches profil|kurzvorstellung|steckbrief|qualifikationsprofil|
    about myself|personal summary|in short|at a glance|short profile|candidate profile|profile summary|summary statement|qualifications summary|career overview|my profile|el perfil|descripcion profesional|perfil laboral|resumen ejecutivo|sintesis profesional|propuesta de valor|mon profil|profil personnel|resume|uber meine person|mein profil|persoenliches profil|zu meiner person|beruflicher hintergrund|kurzprofil und ziele`,
  experience: `experience|experiences|work experience|professional experience|work experiences|professional experiences|employment|employment history|work history|career history|job history|professional background|relevant experience|related experience|relevant work experience|career|vocational experience|industry experience|clinical experience|nursing experience|teaching experience|research experience|internship|internships|internship experience|other experience|additional experience|previous experience|experience and projects|positions|work|career experience|work experience and internships|volunteer and work experience|volunteer experience and internships|employment experience|experience professional|professional employment|selected experience|military experience|leadership experience|leadership|leadership and activities|extracurricular experience|
    experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria laboral|trayectoria|historial laboral|empleos|practicas|experiencias|experiencia clinica|experiencia docente|vida laboral|experiencias laborales|experiencias profesionales|
    experience professionnelle|experiences professionnelles|parcours professionnel|parcours|stages|emplois|stages et emplois|experiences et stages|carriere|mes experiences|
    berufserfahrung|berufserfahrungen|beruflicher werdegang|berufspraxis|berufliche erfahrung|berufliche erfahrungen|berufliche tatigkeit|berufliche tatigkeiten|praktika|praktische erfahrung|praktische erfahrungen|werdegang|arbeitserfahrung|tatigkeiten|berufliche laufbahn|beruf|erfahrung|erfahrungen|arbeitsverhaltnisse|berufliche stationen|berufsweg|
    where i have worked|experience highlights|professional history|professional career|work background|practical experience|professional practice|employment record|employment background|employment summary|career summary and experience|placements|placements and internships|work placements|jobs|previous employment|current employment|career to date|professional appointments|appointments|academic positions|academic appointments|academic experience|field experience|industrial experience|trade experience|driving experience|retail experience|experience in care|antecedentes laborales|antecedentes profesionales|experiencia de trabajo|actividad profesional|carrera profesional|historia laboral|historial profesional|desempeno laboral|desempeno profesional|cargos desempenados|ocupaciones|practicas profesionales|practicas y experiencia|experiencia en el sector|experiencia previa|parcours professionnels|vie professionnelle|activites professionnelles|emplois occupes|postes occupes|historique professionnel|historique d'emploi|experience de travail|experiences de travail|experiences cles|cursus professionnel|mon parcours|mon experience|stages et experiences|berufsstationen|berufliche entwicklung|beruflicher lebenslauf|berufspraxis und praktika|praktika und nebenjobs|nebenjobs|nebentatigkeiten|berufliche praxis|berufserfahrung und praktika|praktische tatigkeiten|anstellungen|stationen|berufliche karriere|karriere|beschaftigungen|wissenschaftlicher werdegang|militarischer werdegang`,
  education: `education|academic background|educational background|academic history|academic qualifications|educational qualifications|education and training|education and qualifications|qualifications|academics|academic education|degrees|schooling|training and education|education history|studies|university education|education and honors|education and awards|academic profile|academic record|education background|professional education|
    educacion|escolaridad|formacion|formacion academica|estudios|formacion y estudios|estudios realizados|educacion y formacion|formacion academica y complementaria|titulacion|titulaciones|datos academicos|historial academico|preparacion academica|
    formation|formations|formation academique|etudes|diplomes|diplomes et formations|formation et diplomes|formations et diplomes|parcours academique|parcours scolaire|cursus|cursus scolaire|scolarite|formation initiale|education et formation|etudes et formations|etudes et diplomes|
    ausbildung|bildung|bildungsweg|schulbildung|studium|schulische ausbildung|akademische ausbildung|ausbildung und studium|studium und ausbildung|schule|berufsausbildung|hochschulausbildung|akademischer werdegang|schulischer werdegang|bildungsgang|schul- und berufsausbildung|schule und ausbildung|ausbildungen|aus- und weiterbildung|ausbildung und schule|bildung und ausbildung|hochschulbildung|allgemeine und berufliche bildung|schulausbildung|
    education and certifications|educational history|academic studies|academics and training|schools|school|formal education|academic training|academic credentials|educational attainment|training and qualifications|qualifications and training|formacion reglada|formacion oficial|formacion profesional|formacion universitaria|formacion basica|antecedentes academicos|trayectoria academica|nivel de estudios|estudios academicos|educacion formal|instruccion|grado academico|perfil academico|parcours de formation|parcours scolaire et universitaire|parcours universitaire|diplomes obtenus|formation scolaire|formation professionnelle|formation universitaire|titres et diplomes|enseignement|schulischer und beruflicher werdegang|schul- und hochschulbildung|schule und studium|schule und beruf|studium und schule|bildungsabschlusse|abschlusse|schulabschluss|berufliche ausbildung|berufliche bildung|ausbildungsweg|werdegang schule|schullaufbahn|hochschulstudium|studium und schulbildung|schulbesuch|allgemeinbildung|aus- und fortbildung`,
  skills: `skills|skill|technical skills|key skills|core skills|professional skills|core competencies|competencies|key competencies|areas of expertise|expertise|skills and abilities|skills summary|technical expertise|technologies|technical proficiencies|technical competencies|computer skills|it skills|skills and tools|tools|tools and technologies|technology|tech stack|technical stack|programming skills|programming|software|software skills|hard skills|soft skills|skills and interests|skills and expertise|clinical skills|nursing skills|additional skills|other skills|relevant skills|skill set|skillset|skills highlights|strengths|key strengths|abilities|skills and competencies|programming languages|digital skills|technical knowledge|computer knowledge|transferable skills|job-related skills|skills and technologies|specialties|specialities|proficiencies|languages and technologies|skills and software|frameworks|core qualifications|it and technical skills|key skills and competencies|organizational skills|communication skills|digital competence|my skills|technical|
    habilidades|habilidad|competencia|competencias|aptitudes|capacidades|conocimientos|habilidades tecnicas|competencias tecnicas|competencias clave|conocimientos tecnicos|conocimientos informaticos|informatica|habilidades y competencias|destrezas|competencias profesionales|habilidades profesionales|aptitudes y conocimientos|competencias digitales|herramientas|tecnologias|competencias y habilidades|conocimientos y habilidades|habilidades blandas|fortalezas|
    competences|competence|competences techniques|competences cles|competences professionnelles|competences informatiques|informatique|savoir-faire|savoir-etre|aptitudes et competences|connaissances|connaissances informatiques|competences linguistiques et informatiques|outils|logiciels|atouts|technologies et outils|outils informatiques|domaines de competence|domaines de competences|competences et outils|
    kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|it-kenntnisse|edv-kenntnisse|edv|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|besondere kenntnisse|technische kenntnisse|qualifikationen|kernkompetenzen|fachkompetenzen|schlusselqualifikationen|weitere kenntnisse|sonstige kenntnisse|technische fahigkeiten|starken|persoenliche starken|personliche starken|fachliche kompetenzen|it kenntnisse|edv kenntnisse|software-kenntnisse|programmierkenntnisse|computerkenntnisse|pc-kenntnisse|kompetenzen und kenntnisse|fertigkeiten|personliche fahigkeiten|soziale kompetenzen|digitale kompetenzen|expertise und kenntnisse|
    what i do well|what i can do|skills profile|skills overview|relevant competencies|specialized skills|specialised skills|trade skills|kitchen skills|culinary skills|driving skills|care skills|practical skills|special skills|interpersonal skills|personal skills|language and computer skills|computer literacy|computing|it|equipment|machinery|machines and tools|tools and equipment|software and tools|software proficiency|technical tools|legal skills|teaching skills|lab skills|laboratory skills|professional strengths|qualities|personal strengths|career skills|que se hacer|cualidades|cualidades personales|competencias personales|competencias especificas|competencias transversales|competencias laborales|competencias y aptitudes|habilidades y destrezas|habilidades personales|habilidades sociales|habilidades clave|areas de experiencia|areas de conocimiento|especialidades|manejo de software|programas|programas informaticos|ofimatica|paquetes informaticos|conocimientos de informatica|conocimientos especificos|otras competencias|otras habilidades|dominio de herramientas|maquinaria|qualites|qualites personnelles|points forts|mes atouts|competences personnelles|competences metier|competences metiers|competences transversales|competences comportementales|competences numeriques|competences principales|competences specifiques|competences et qualites|maitrise des logiciels|maitrise informatique|bureautique|logiciels maitrises|expertises|specialites|langages|connaissances techniques|connaissances professionnelles|techniques|persoenlichkeit|personliche kompetenzen|meine starken|meine kompetenzen|was ich kann|fachwissen|fachliche kenntnisse|fachliche qualifikationen|zusatzqualifikationen|handwerkliche fahigkeiten|sozialkompetenz|sozialkompetenzen|methodenkompetenz|methodenkompetenzen|it- und sprachkenntnisse|it-kompetenzen|edv- und it-kenntnisse|anwenderkenntnisse|programme|werkzeuge|technologien|starken und fahigkeiten|kompetenzprofil|it-fahigkeiten|berufliche kenntnisse|eigenschaften|personliche eigenschaften|profilschwerpunkte|schwerpunkte|besondere fahigkeiten`,
  certifications: `certifications|certificates|certification|licenses|licensure|licenses and certifications|certifications and licenses|licensure and certifications|professional certifications|credentials|professional licenses|certifications and training|training and certifications|certificates and training|courses|training|trainings|professional development|continuing education|courses and certifications|certifications and courses|license|licences|licenses and certificates|additional training|coursework|relevant coursework|professional training|certifications and awards|registrations|certificates and licenses|online courses|
    certificaciones|certificados|cursos|cursos y certificaciones|formacion complementaria|otros cursos|licencias|licencias y certificaciones|formacion continua|certificados y cursos|cursos complementarios|acreditaciones|
    certifications et formations|certificats|habilitations|formations complementaires|formation continue|permis|permis et certifications|certifications et habilitations|habilitations et certifications|agrements|
    zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|lizenzen|fuhrerschein|zertifikate und weiterbildungen|weiterbildungen und zertifikate|weiterbildung und zertifikate|fort- und weiterbildung|fort- und weiterbildungen|scheine und zertifikate|schulungen|prufungen und scheine|
    certs|licensing|licenses and registrations|registrations and licenses|bar admissions|bar admission|admissions|board certifications|qualifications and certificates|certifications and professional development|professional qualifications|tickets|tickets and licences|tickets and licenses|cards and tickets|endorsements|short courses|workshops|seminars|seminars and workshops|courses and seminars|courses and training|further training|further education|clearance and certifications|carnes y certificados|carnets y certificados|carnes|carnets|permisos|permisos y licencias|permisos de conducir|licencias de conducir|titulos y certificados|cursos realizados|cursos de formacion|cursos y talleres|cursos y seminarios|talleres|seminarios|formacion no reglada|formacion adicional|capacitacion|capacitaciones|homologaciones|perfeccionamiento|diplomados y cursos|certificados profesionales|certificats et formations|certificats et permis|permis et formations|formations et permis|formations et certifications|formations et habilitations|stages et formations|stages de formation|formations courtes|perfectionnement|caces et habilitations|caces|attestations|fuhrerscheine und zertifikate|fuhrerschein und scheine|fuhrerschein und zertifikate|scheine|lehrgange|lehrgange und kurse|kurse und zertifikate|kurse und weiterbildungen|seminare|seminare und kurse|seminare und weiterbildungen|zertifikate und schulungen|zusatzausbildungen|lizenzen und zertifikate|berechtigungen|fahrerlaubnis|schweisscheine|zusatzliche qualifikationen|zertifikate und lizenzen|weiterbildungen und zertifizierungen`,
  achievements: `achievements|award|achievement|awards|honors|honours|honors and awards|awards and honors|awards and achievements|accomplishments|key achievements|awards and recognition|recognition|scholarships|honors and achievements|most proud of|distinctions|career highlights|key accomplishments|awards and scholarships|honors and scholarships|awards and honours|
    logros|premios|reconocimientos|premios y reconocimientos|logros y reconocimientos|becas|meritos|
    realisations|prix|recompenses|distinctions et prix|prix et distinctions|succes|
    auszeichnungen|erfolge|preise|preise und auszeichnungen|auszeichnungen und preise|stipendien|ehrungen|
    selected achievements|notable achievements|honors and distinctions|decorations|medals|medals and awards|prizes|grants|grants and awards|fellowships|fellowships and awards|fellowships and grants|awards and fellowships|grants and fellowships|results|proud moments|highlights|logros destacados|logros profesionales|principales logros|distinciones|menciones|condecoraciones|honores|premios y becas|becas y premios|bourses|bourses et prix|prix et bourses|faits marquants|realisations cles|resultats|succes professionnels|auszeichnungen und stipendien|stipendien und auszeichnungen|erfolge und auszeichnungen|berufliche erfolge|ehrungen und preise|besondere erfolge|orden und ehrungen`,
  languages: `languages|language skills|spoken languages|language|language proficiency|foreign languages|languages spoken|mother tongue|
    idiomas|lenguas|lenguas extranjeras|competencias linguisticas|
    langues|langue|langues etrangeres|competences linguistiques|
    sprachen|sprachkenntnisse|fremdsprachen|sprache|sprachliche kompetenzen|
    languages and levels|language competence|language abilities|languages known|linguistic skills|idiomas y niveles|conocimiento de idiomas|conocimientos de idiomas|nivel de idiomas|otros idiomas|langues parlees|langues et niveaux|langues vivantes|niveau de langues|connaissances linguistiques|pratique des langues|fremdsprachenkenntnisse|sprachliche kenntnisse|sprachen und niveau|sprachfahigkeiten|sprachkompetenz|sprachkompetenzen`,
  contact: `contact|contact information|contact details|contact info|personal information|personal details|personal data|details|contact me|personal|get in touch|
    contacto|datos personales|datos de contacto|informacion personal|informacion de contacto|
    coordonnees|informations personnelles|contacts|etat civil|donnees personnelles|informations|
    kontakt|kontaktdaten|personliche daten|personliche angaben|angaben zur person|personalien|zur person|kontaktinformationen|anschrift|personliches|personliche informationen|
    how to reach me|reach me|my details|my contact|candidate details|contactame|mis datos|datos|datos de contacto y personales|perfil y contacto|identificacion|filiacion|me contacter|contactez-moi|mes coordonnees|infos|infos personnelles|infos pratiques|identite|renseignements personnels|informations de contact|kontakt und person|meine daten|daten zur person|personendaten|adresse|kontakte|so erreichen sie mich|private daten`,
  projects: `projects|personal projects|academic projects|selected projects|key projects|side projects|project experience|relevant projects|open source|open source projects|portfolio|notable projects|project|projects and publications|technical projects|university projects|course projects|open-source projects|
    proyectos|proyectos personales|proyectos destacados|proyectos academicos|
    projets|projets personnels|projets academiques|realisations et projets|projets realises|
    projekte|projekterfahrung|eigene projekte|personliche projekte|ausgewahlte projekte|projekterfahrungen|
    project highlights|featured projects|projects and contributions|freelance projects|research projects|proyectos relevantes|proyectos realizados|proyectos de investigacion|portafolio|projets personnels et academiques|projets marquants|projets cles|projets de recherche|projekte und arbeiten|projektarbeit|projektarbeiten|forschungsprojekte|referenzprojekte|projektliste`,
  links: `links|social|social media|online presence|find me online|websites|website|networks|profiles|online profiles|web|social networks|
    redes sociales|enlaces|perfiles|redes|
    liens|reseaux sociaux|reseaux|
    soziale medien|soziale netzwerke|netzwerke|webseiten|internetauftritt`,
  other: `interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities|extracurricular|extracurricular activities|extra-curricular activities|volunteering|volunteer|volunteer experience|volunteer work|volunteering experience|community involvement|community service|community|references|referees|publications|selected publications|publications and presentations|presentations|conferences|talks|patents|memberships|professional memberships|affiliations|professional affiliations|associations|professional associations|additional information|additional|other|other information|miscellaneous|research|research interests|declaration|availability|military service|military|teaching|societies|misc|a day of my life|my life philosophy|life philosophy|personal qualities|personal traits|master thesis|bachelor thesis|thesis|phd thesis|dissertation|theses|driving licence|driving license|publications and talks|activities and interests|professional activities|philosophy|test scores|quotes|passions|services|strongest traits|nationality|gender|date of birth|annexes|other skills and interests|extra|notes|attachments|
    intereses|aficiones|voluntariado|referencias|publicaciones|otros datos|otros|informacion adicional|datos adicionales|otros datos de interes|hobbies e intereses|pasatiempos|disponibilidad|carnet de conducir|otra informacion|datos de interes|actividades|otros meritos|informacion complementaria|otros conocimientos|
    centres d'interet|centres d'interets|centre d'interet|loisirs|interets|benevolat|references professionnelles|autres|divers|informations complementaires|activites|activites extra-professionnelles|vie associative|engagement|engagements|permis de conduire|activites et loisirs|loisirs et interets|passions|engagement associatif|activites benevoles|experience benevole|
    interessen|hobbys|hobbys und interessen|interessen und hobbys|ehrenamt|ehrenamtliches engagement|referenzen|publikationen|veroffentlichungen|sonstiges|mitgliedschaften|ehrenamtliche tatigkeiten|engagement und interessen|freizeit|vortrage|weitere informationen|weitere angaben|soziales engagement|fuhrerscheine|wehrdienst|zivildienst|hobbies und interessen|anlagen|verschiedenes|gesellschaftliches engagement|personliche interessen|interessen und engagement|ehrenamtliche tatigkeit|sonstige angaben|zusatzliche informationen|
    security clearance|clearance|clearances|volunteer activities|volunteer service|charity work|civic engagement|service|hobby|outside interests|leisure|free time|journal articles|books|book chapters|conference papers|conference presentations|papers|posters|invited talks|press|exhibitions|performances|committee work|service to the profession|supervision|teaching and supervision|courses taught|additional info|right to work|work permit|visa status|personal interests and hobbies|mobility|travel|sports|family|interests and activities|trabajo voluntario|experiencia de voluntariado|experiencia voluntaria|ocio|tiempo libre|gustos|otras actividades|actividades extracurriculares|articulos|ponencias|congresos|conferencias|docencia|investigacion|exposiciones|informacion de interes|referencias laborales|referencias personales|movilidad|deportes|situacion laboral|vehiculo|qualites et loisirs|hobbies et interets|interets personnels|passions et loisirs|mes passions|mes loisirs|sports et loisirs|sport|vie personnelle|actions benevoles|engagements associatifs|engagement benevole|engagements benevoles|benevolat et engagements|communications|articles|recherche|enseignements|expositions|mobilite|situation|disponibilites|infos complementaires|freizeitaktivitaten|freizeit und hobbys|private interessen|mein privatleben|ehrenamt und engagement|ehrenamtliche arbeit|ehrenamtliche aktivitaten|freiwilligenarbeit|soziales|vereine|verein|artikel|publikationsliste|veroffentlichungen und vortrage|konferenzen|lehre|lehrtatigkeit|forschung|forschungsinteressen|forschungsschwerpunkte|betreuung|ausstellungen|mobilitat|verfugbarkeit|gehaltsvorstellung|militardienst|wehrdienst und zivildienst|grundwehrdienst|bundesfreiwilligendienst|freiwilliges soziales jahr|auslandsaufenthalte|auslandserfahrung|elternzeit|familienstand|familie|bemerkungen|zusatzinformationen|zusatzliche angaben`,
};

const kindOf = new Map<string, SectionKind>();
for (const kind of Object.keys(headings) as SectionKind[]) {
  for (const name of headings[kind].split("|")) {
    const key = name.trim();
    if (key !== "" && !kindOf.has(key)) kindOf.set(key, kind);
  }
}

/** Words that may be part of a heading without changing its kind. */
const fillers = new Set(
  "mon ma mein meine mi our my the of and in i y e o de del la las los el en mis et les des du mes le l d und meine der die das im am relevant professional additional key top core selected other weitere sonstige autres otras otros main recent".split(
    " ",
  ),
);

/** Normalises a heading for comparison: folded, every "and" in one form, no decoration at either end. */
export function headingKey(text: string): string {
  return joinedLetters(fold(text))
    .replace(/\s*[&+/]\s*/g, " and ")
    .replace(/\s(?:y|e|et|und)\s/g, " and ")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    .replace(/\s+/g, " ");
}

/** Joins `s k i l l s`, also with some letters together, as in `e d u c at i o n`. */
function joinedLetters(text: string): string {
  const words = text.trim().split(/\s+/);
  const single = words.filter((word) => word.length === 1).length;
  return words.length >= 4 && single >= words.length * 0.6 ? words.join("") : text;
}

/** Keeps letters only and collapses doubled ones, so that letter-spaced headings and common typing errors match. */
const collapsed = (key: string): string => key.replace(/[^\p{L}]/gu, "").replace(/(\p{L})\1+/gu, "$1");

const byKey = new Map<string, SectionKind>();
const bySquash = new Map<string, SectionKind>();
for (const [name, kind] of kindOf) {
  const key = headingKey(name);
  byKey.set(key, kind);
  if (key.length > 4 && !bySquash.has(collapsed(key))) bySquash.set(collapsed(key), kind);
}

/** The kind of section that a line opens; null when the line is not, as a whole, a heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60 || /[.!?]\s|@|\d{3}/.test(text)) return null;
  const key = headingKey(text);
  if (key === "" || key.length > 50) return null;
  const whole = byKey.get(key) ?? bySquash.get(collapsed(key));
  if (whole) return whole;
  if (key.split(" ").length > 6) return null;
  const kinds = key.split(/ and |, | - |: /).map((part) => {
    const words = part.split(" ").filter((word) => !fillers.has(word));
    return byKey.get(part) ?? byKey.get(words.join(" ")) ?? null;
  });
  const first = kinds[0];
  return first && kinds.every((kind) => kind !== null) ? first : null;
}

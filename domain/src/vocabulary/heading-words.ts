import { fold } from "./fold.ts";
import type { SectionKind } from "./section-kinds.ts";

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Nouns that name a kind of section by themselves, in four languages, folded. */
const nouns: Readonly<Record<SectionKind, readonly string[]>> = {
  summary:
    words(`summary profile objective objectives statement snapshot overview goal goals introduction about
    resumen perfil objetivo objetivos presentacion extracto semblanza
    profil resume objectif objectifs accroche synthese
    kurzprofil zusammenfassung zielsetzung kurzvorstellung profil ziel ziele`),
  experience:
    words(`experience experiences journey employment employments positions jobs employers posts roles worked workplaces
    experiencia experiencias trayectoria empleo empleos puestos trabajos trabajado recorrido
    emploi emplois postes travaille
    berufserfahrung berufserfahrungen arbeitserfahrung erfahrung erfahrungen berufspraxis praxiserfahrung werdegang
    laufbahn beschaftigung beschaftigungen tatigkeiten anstellungen stationen arbeitgeber employeurs employeur empleadores berufsweg arbeitsverhaltnisse weg gearbeitet praxis arbeitsleben arbeitsstellen`),
  education:
    words(`education studies schooling degrees diplomas degree academics studied schools colleges universities learning learned learnt apprenticeships
    formacion estudios educacion titulacion titulaciones titulos estudiado escuelas colegios universidades aprendizaje aprendido
    formation formations etudes diplome diplomes scolarite cursus etudie concours ecoles apprentissage appris
    ausbildung ausbildungen bildung bildungsweg bildungsgang studium schulbildung schule abschlusse schulausbildung
    hochschulbildung berufsausbildung schulbesuch gelernt studiert lehre lehrjahre schulen hochschulen`),
  skills:
    words(`skills skill competences competencies competence abilities strengths expertise knowledge proficiencies
    capabilities tools technologies toolkit aptitudes
    habilidades competencias conocimientos destrezas aptitudes capacidades fortalezas herramientas
    competences aptitudes savoir-faire savoir-etre atouts connaissances outils qualites logiciels
    kenntnisse fahigkeiten kompetenzen starken fertigkeiten werkzeuge qualifikationen konnen
    edv-kenntnisse it-kenntnisse fachkenntnisse computerkenntnisse`),
  certifications:
    words(`certifications certification certificates certificate licences licenses licence license permits
    credentials accreditations certified courses seminars cards
    certificados certificado certificaciones licencias carnes permisos cursos acreditaciones carnets
    certificats habilitations habilitation certificat certification permis brevets attestations attestation agrements stages
    zertifikate zusatzqualifikation zusatzqualifikationen zertifizierungen bescheinigungen scheine fuhrerscheine nachweise lizenzen weiterbildung weiterbildungen
    fortbildung fortbildungen kurse seminare schulungen berechtigungen befahigungsnachweise`),
  achievements: words(`achievements accomplishments awards honors honours distinctions prizes successes
    logros premios reconocimientos galardones
    realisations prix distinctions recompenses reussites
    erfolge auszeichnungen ehrungen preise`),
  languages: words(
    `languages language idiomas lenguas idioma langues langue sprachen sprachkenntnisse fremdsprachen`,
  ),
  contact: words(`contact contacts contacto coordonnees kontakt kontaktdaten anschrift`),
  projects: words(`projects projectos proyectos projets projekte project`),
  links: words(`links websites profiles enlaces liens weblinks`),
  other:
    words(`interests hobbies hobbys leisure pastimes volunteering publications reference references referees memberships
    aficiones intereses pasatiempos ocio voluntariado publicaciones referencia referencias
    loisirs interets passions benevolat publications references hobbies
    interessen freizeit hobbys ehrenamt engagement veroffentlichungen publikationen referenzen mitgliedschaften
    sonstiges verschiedenes divers diversos`),
};

/** Nouns that name their kind unless a stronger noun stands beside them: "career" in "career objective". */
const weakNouns: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
  experience:
    words(`position role appointment earlier career careers work working arbeit trabajo travail job employment background history carrera parcours carriere beruf berufsleben
    praktika praktikum internships practicas laboral`),
  education: words(
    `qualifications qualification training school ecole titulacion formativa academic bildung`,
  ),
  contact: words(`details data datos informations angaben daten person personalien`),
  other: words(`information informacion activities actividades activites aktivitaten`),
};

/** Words beside a noun that do not change the kind of a section. */
const company = new Set(
  words(`my our your the a an and of in on to for with from by at other others further additional more selected key
    core main top major relevant recent current past previous professional vocational personal technical practical
    general special specific academic higher formal working life history background job jobs career work employment
    held i have has where what done attended so far date
    business industry clinical teaching hard soft digital computer it spoken foreign free time skill areas area set
    training development continuing college university military civilian further my
    mi mis tu su sus el la los las lo un una y e o de del en con por para otro otra otros otras principal principales
    profesional profesionales laboral laborales personal personales tecnico tecnica tecnicos tecnicas academico
    academica academicos academicas complementario complementaria complementarios complementarias relevante relevantes
    realizados desempenados ocupados cursados donde he que lo
    digital digitales informaticos informaticas oficial oficiales reglada general generales vida historial libre tiempo
    mon ma mes le la les l un une et ou de des du d en au aux avec pour autre autres principal principale principaux
    principales professionnel professionnelle professionnels professionnelles pro pros personnel personnelle personnels
    personnelles technique techniques scolaire scolaires universitaire universitaires academique academiques cle cles
    complementaire complementaires informatique informatiques linguistiques linguistique continue initiale metier metiers
    vie ou j ai je ce que occupes exerces frequentes suivis suivie suivies obtenus obtenues effectues effectuees
    centres centre parlees obtenus
    mein meine meiner meines der die das den dem des ein eine und oder mit im in am an von vom zu zum zur fur auf aus
    weitere weiterer sonstige sonstiger andere besondere besonderer beruflicher berufliche beruflichen berufliches
    personliche personlicher personliches fachliche fachlicher technische praktische praktischer schulische schulischer
    akademische akademischer wichtigste wichtige relevante bisherige bisheriger aktuelle ausgewahlte digitale soziale
    wo was ich habe bin
    methodische uberfachliche zusatzliche allgemeine`),
);

const compoundEnds: readonly (readonly [RegExp, SectionKind])[] = [
  [/sprach(?:en)?kenntnisse$/, "languages"],
  [/(?:kenntnisse|kompetenzen|fahigkeiten|fertigkeiten|qualifikationen)$/, "skills"],
  [/(?:erfahrung|erfahrungen|tatigkeit|tatigkeiten|praxis|stationen|laufbahn|werdegang)$/, "experience"],
  [/(?:weiterbildung|weiterbildungen|fortbildungen|zertifikate|scheine)$/, "certifications"],
  [/bildung$/, "education"],
  [/(?:kompetenz|kompetenzen)$|^(?:kompetenz|kenntnis)(?:felder|feld|bereiche|profil)$/, "skills"],
];

const kindsOf = (
  lists: Readonly<Partial<Record<SectionKind, readonly string[]>>>,
): Map<string, SectionKind[]> => {
  const kinds = new Map<string, SectionKind[]>();
  for (const [kind, list] of Object.entries(lists))
    for (const word of list) kinds.set(word, [...(kinds.get(word) ?? []), kind as SectionKind]);
  return kinds;
};
const strong = kindsOf(nouns);
const weak = kindsOf(weakNouns);

const compoundKind = (word: string): SectionKind | undefined =>
  word.length > 9 && !/^(?:grund|basis|vor)/.test(word)
    ? compoundEnds.find(([end]) => end.test(word))?.[1]
    : undefined;

/** Of several nouns in a row the more special one counts: "language skills", "work achievements". */
const special: readonly SectionKind[] = ["languages", "certifications", "achievements", "summary", "contact"];

const mostWords = 6;

export interface NamedKind {
  readonly kind: SectionKind;
  readonly isWhole: boolean;
}

/**
 * By one of its nouns, whatever words stand beside it; null without such a noun. A text with unknown words is a
 * heading only if it also looks like one.
 */
export function kindByNoun(text: string): NamedKind | null {
  // In `Schul- und Berufsbildung` the first word is the start of a compound.
  const all =
    fold(text.replace(/(?<!\p{L})\p{L}+- (?=und |oder )/giu, "")).match(/[\p{L}\p{N}]+(?:-\p{L}+)*/gu) ?? [];
  if (all.length === 0 || all.length > mostWords + 3 || /\d/.test(text)) return null;
  const strongKinds = all.flatMap((word) => strong.get(word)?.[0] ?? compoundKind(word) ?? []);
  const kinds = strongKinds.length > 0 ? strongKinds : all.flatMap((word) => weak.get(word)?.[0] ?? []);
  const [first] = kinds;
  if (first === undefined) return null;
  const isKnown = (word: string) =>
    strong.has(word) || weak.has(word) || company.has(word) || compoundKind(word) !== undefined;
  return {
    kind: special.find((kind) => kinds.includes(kind)) ?? first,
    isWhole: all.length <= mostWords && all.every(isKnown),
  };
}

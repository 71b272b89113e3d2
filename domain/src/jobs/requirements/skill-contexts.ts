import { fold } from "../../vocabulary/fold.ts";
import type { PassageKind } from "./passage-kinds.ts";

/** The place of a skill's name in its sentence. */
export interface Mention {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The folded title of the posting. */
  readonly title: string;
  readonly kind: PassageKind;
  /** The skills named in the same sentence. */
  readonly ids: readonly string[];
}

interface Context {
  /** Patterns that exclude the name right before or after it, and one that its sentence must contain; folded. */
  readonly notBefore?: RegExp;
  readonly notAfter?: RegExp;
  readonly needs?: RegExp;
  /** Words of a title that make the name meant anyway. */
  readonly title?: RegExp;
  /** Without one of these skills in the sentence or the title the name is taken for something else. */
  readonly beside?: readonly string[];
}

const doing =
  /\b(?:experience|experienced|knowledge|understanding|expertise|responsib\w*|skills?|proficien\w*|degree|qualif\w*|manage|managing|lead|leading|support|assist\w*|carry out|involved|participat\w*|contribut\w*|erfahrung\w*|kenntnisse?|studium|verantwort\w*|unterstutz\w*|connaissance\w*|maitris\w*|gerer|participe\w*|conocimiento\w*|experiencia|gestion\w*|formacion)\b/;

const languages = [
  "python",
  "java",
  "javascript",
  "cpp",
  "csharp",
  "go",
  "rust",
  "ruby",
  "php",
  "scala",
  "sql",
  "matlab",
  "embedded",
  "perl",
  "kotlin",
  "swift",
  "linux",
  "assembly-language",
  "sas",
  "spss",
  "stata",
  "r",
  "c",
  "statistics",
  "tableau",
  "pandas",
  "machine-learning",
  "data-science",
  "typescript",
  "fpga",
  "algorithms",
  "power-bi",
  "excel",
  "vba",
  "shell",
  "unix",
];
const developer =
  /\b(?:developer|engineer|programmer|entwickler\w*|programmierer\w*|developpeu\w*|ingenieu\w*|desarrollador\w*|programador\w*|ingenier\w*|scientist|analyst|statistic\w*|data)\b/;

/** Skills that are named after departments and lines of business; beside other teams they are these. */
const departments = new Set(
  "sales marketing hr recruiting procurement logistics accounting retail product-management banking insurance real-estate tourism hospitality agriculture construction chemistry pharmacy nursing research e-commerce digital-marketing physiotherapy occupational-therapy public-relations social-media operations-management supply-chain business-development data-science software-development ux-design ui-design devops compliance legal-research radiography midwifery catering housekeeping front-desk maintenance security cleaning painting carpentry plastering masonry plumbing site-management controlling it-support automotive electronics machine-learning artificial-intelligence music photography fashion-design physics biology cosmetics cooking warehouse customer-service product-design quality-control graphic-design teaching journalism design hvac social-work psychotherapy speech-therapy surgery anaesthesia laboratory auditing".split(
    " ",
  ),
);
const teamAfter =
  /^[\s,/&]*(?:(?:and|&|or|und|oder|et|y) [\p{L}-]+ |,? ?[\p{L}-]+,? (?:and|&) [\p{L}-]+ )?(?:teams?|departments?|office|managers?|directors?|colleagues?|staff|desk|advis[eo]rs?|leads?|designers?|divisions?|functions?|units?|industry|industries|sector|company|companies|business|businesses|group|partners?|experts?|professionals?|technology area|abteilung\w*|kollegen|lebensmittel)\b/u;
const teamBefore =
  /(?:\bservice|\bequipes?|\bpole|\bdirection|\babteilung|\bteam|\bbereich|\bdepartamento de|\bequipo de|\bdirect(?:eur|rice|or|ora)|\bleit(?:er|erin|ung)|\barea de|\bdepartment of|\bsecteur|\bsector|\bbranche)\s*(?:de |du |des |d'|der |fur )?$/;
/** A list of professions that work together in a house. */
const professions = new Set(
  "nursing physiotherapy occupational-therapy pharmacy radiography speech-therapy midwifery social-work psychotherapy nutrition teaching research surgery anaesthesia pediatrics laboratory dental-care public-health mental-health-care auditing".split(
    " ",
  ),
);
const ownWork =
  /\b(?:experience|knowledge|skills?|qualification|degree|diploma|background|trained|erfahrung|kenntnisse|connaissance|experiencia|conocimiento)\b/;
const workingWith =
  /\b(?:work\w*|liais\w*|collaborat\w*|partner\w*|interact\w*|coordinat\w*|alongside|communicat\w*|present|together|zusammen\w*|arbeite\w*|travaill\w*|echang\w*|croise\w*|trabaj\w*|coordin\w*|report\w*|meet)\b[^.]*?\b(?:with|mit|avec|con|alongside|to|our|colleagues from)\b/;

/** Skills that every trade asks for; a mention counts where something is asked of the applicant. */
const general = new Set(
  "communication teamwork leadership problem-solving time-management organization attention-to-detail critical-thinking decision-making adaptability creativity empathy multitasking stress-resistance presentation".split(
    " ",
  ),
);
const ofApplicant =
  /\b(?:you|your|strong|excellent|good|great|effective|clear|ability|able|skills?|skilled|proven|demonstrat\w*|must|essential|required|verbal|written|interpersonal|experience|du|dein\w*|sie|ihre?|ausgepragte?|gute|hohe|starke|vous|votre|bonne?s?|excellente?s?|sens|esprit|capacite\w*|buena?s?|capacidad|habilidad\w*|excelente\w*|tu)\b/;
const ofEmployer =
  /\b(?:we|our|us|culture|values|wir|unser\w*|kultur|nous|notre|nos|valeurs|nosotros|nuestr\w*|cultura)\b/;

const carePlace =
  /^ (?:cent(?:re|er)|services?|hospital|directorate|division|group|in (?:east|north|south|west)|unit in|department(?:s)? (?:at|in|of|is|has))/;

const negated = /\b(?:no|not|without|kein\w*|ohne|sans|pas de|sin) (?:\w+ )?$/;

const contexts: Readonly<Record<string, Context>> = {
  recruiting: {
    title: /recruit|talent|hr\b|human|personal|rrhh|ressources|recursos|people/,
    needs:
      /(?:experience|knowledge|skills?|responsib\w*|manag\w*|lead\w*|support\w*|assist\w*|involved|participat\w*|contribut\w*|undertak\w*) (?:\w+,? ){0,4}(?:recruit\w*(?! of (?:patient|participant))|hiring|talent)|recruitment (?:and|&|,) (?:selection|induction|training|development|onboarding)|recruitment of (?:new |nursing )?(?:staff|nurses|team|employees|volunteers)|erfahrung (?:im|in der) (?:recruiting|personal)|experience en recrutement|experiencia en (?:seleccion|reclutamiento)/,
    notBefore: /(?:actively|currently|now|be|are|is|keep|our|the|online|safer|job) $/,
    notAfter:
      /^ ?(?:team|process|processes|agenc|event|day|department|consultant|partner|campaign|website|system|business|premium|pack|manager|for|three|a |an )/,
  },
  hr: {
    title: /\bhr\b|human|personal|rrhh|ressources|recursos|people|recruit|payroll/,
    needs:
      /(?:experience|knowledge|background|degree|qualif\w*|understanding) (?:\w+ ){0,4}(?:hr|human resources)|hr (?:polic|process|system|best|administration|advice|generalist|matters|issues)|personalwesen|recursos humanos|ressources humaines/,
    notAfter: /^ ?(?:team|department|manager|abteilung)/,
  },
  gdpr: {
    needs:
      /(?:knowledge|understanding|experience|comply|compliance|complian|advise|principles|awareness|kenntnisse|einhaltung|connaissance|conocimiento)/,
    title: /data protection|datenschutz|privacy|dpo|legal|compliance/,
  },
  safeguarding: {
    notBefore: /committed to (?:the )?(?:promoting and )?$/,
    notAfter: /^ (?:and|&) promoting|^ (?:vulnerable|the welfare|polic)/,
  },
  childcare: {
    notAfter: /^ ?(?:voucher|scheme|support|allowance|cost|subsid|on site|platz|zuschuss)/,
    notBefore: /(?:free|zuschuss zur|subsidised) $/,
  },
  "mental-health-care": {
    notAfter:
      /^ ?(?:support available|first aid|benefit|days?\b|condition|first aiders|at work|and wellbeing|act\b|services for)/,
    notBefore: /(?:your|our|employee|colleague|physical or|free) $/,
  },
  "public-health": { notAfter: /^ (?:england|wales|scotland|agency|guid)/ },
  teaching: {
    notAfter: /^ (?:hospital|nhs|trust|programme|school|centre|university|award|practice in|opportunit)/,
    notBefore: /(?:weekly|in-house|regular|consultant-led) $/,
  },
  compliance: { notBefore: /\bin $/, notAfter: /^ with (?:uk|the law|applicable|local law)/ },
  tax: {
    notAfter:
      /^[ -]?(?:free|relief|credit|reasons?|efficient|year|code|advice|benefit|advantag|identification|number)/,
  },
  leadership: {
    notAfter: /^ (?:team|structure|programme|program|meeting|group|position)/,
    notBefore: /(?:senior|executive|our|thought|thought-|the) $/,
  },
  teamwork: {
    notBefore: /(?:\bin (?:close )?|\ben (?:etroite )?|central to |\bin )$/,
    notAfter: /^ (?:with|avec|con|platform|tool)/,
  },
  communication: {
    notAfter: /^ (?:team|department|platform|agency|channels?|tools?|systems?|technolog|strategy|plan\b)/,
    notBefore: /(?:open|internal|marketing (?:and|&)) $/,
  },
  "decision-making": { notBefore: /(?:inform|driven|support|their|clinical|shared|our) $/ },
  agile: {
    needs:
      /agile (?:method|framework|practic|develop|coach|project|ceremon|scrum|process|software|deliver|principles)|methodes? agile|metodologias? agil|agile methoden|agile entwicklung|scrum|kanban|(?:experience|knowledge|erfahrung|experience) (?:\w+ ){0,4}agile|^\W*agile\W*$/,
    notAfter: /^ (?:company|and communicative|organi[sz]ation|business)/,
  },
  c: {
    beside: languages,
    notAfter: /^[-.°:)]|^ ?(?:level|suite|\d)/,
    notBefore:
      /(?:class|grade|level|band|block|klasse|vitamin|hepatitis|building|batiment|point|category|section|route|permis|carnet|postcode|licen[cs]e|tarif|type|kurs) $|[.(]$/,
    title: developer,
  },
  r: {
    beside: [
      "python",
      "sql",
      "sas",
      "stata",
      "spss",
      "matlab",
      "statistics",
      "tableau",
      "machine-learning",
      "data-science",
      "data-analysis",
      "data-visualization",
      "power-bi",
      "excel",
    ],
    notAfter: /^[&.'/]|^ ?(?:&|street|group)/,
    notBefore: /[&.]$|\bh\/$/,
  },
  go: { beside: languages },
  excel: {
    notAfter: /^ (?:at|in (?:a|an|your|this|the|their)|as|within|under)\b/,
    notBefore: /(?:to|you|can|will|free an?|a free) $/,
  },
  word: {
    notAfter: /^ (?:or pdf|of mouth|format)|^\.docx?/,
    notBefore: /(?:in|as|a|the|one|every|final|spread the) $/,
  },
  react: { notAfter: /^ (?:to|quickly|calmly|well|appropriately|fast)/ },
  plastering: {
    needs:
      /plaster|render\w* (?:of )?(?:\w+ )?(?:wall|facade|external|coat|sand)|(?:sand|external|lime) (?:and cement )?render|enlucid|revoco|yeser|platr|enduit|putz/,
  },
  maintenance: {
    notAfter:
      /^ of (?:(?:patient|client|own|accurate|high|good|professional|the) )?(?:confidential|record|standard|our|relation|safe environment|dignity|privacy)/,
  },
  auditing: {
    notAfter: /^ (?:commission|trails?|(?:hip|knee|joint|arthroplast|surger)\w*)|^ (?:surgery|of joint)/,
  },
  "critical-care": { notAfter: carePlace },
  "emergency-care": { notAfter: carePlace },
  "palliative-care": { notAfter: carePlace },
  "clinical-trials": { notAfter: /^ (?:data )?(?:team|unit|network|facility|department)|^ers\b/ },
  pediatrics: { notAfter: carePlace },
  shipping: { notBefore: /(?:of|start|are) $/, notAfter: /^ (?:code|features?|products?|software|fast)/ },
  rest: { needs: /\bapis?\b|http|json|web|service|endpoint|soap|graphql|java|python/ },
  assembly: { notAfter: /^ (?:hall|government)/ },
  driving: {
    notBefore:
      /(?:pay(?: for)?|fund|funded|kosten fur) (?:your )?$|pagamos tu $|financ\w+ (?:votre |le |ton )?$/,
    notAfter: /^ (?:paye|und erste hilfe)/,
  },
  "social-media": {
    title: /social|marketing|communit|content|communicat|press|pr\b|digital/,
    needs:
      /experience|manag\w*|content|campaign|platforms?|create|creat\w*|post\w*|redes sociales? y|gestion|pflege|kanal|kanale|animer/,
  },
  "artificial-intelligence": { title: developer, needs: doing },
  lean: { notAfter: /^ (?:team|towards|on|into|body|meat)/ },
  "front-desk": { notBefore: /(?:our|unser|unsere|and|the|la|y) $/ },
  nursing: {
    notAfter:
      /^ (?:home|times|and midwifery council|& midwifery council|midwifery council|degree apprentice)/,
  },
  midwifery: { notBefore: /nursing (?:and|&)? ?$/ },
  statistics: { notAfter: /^ (?:show|tell)/ },
};

/** Tells whether the name of a skill means that the posting asks for it, by the words around it. */
export function isMeant(id: string, { text, start, end, title, kind, ids }: Mention): boolean {
  const folded = fold(text);
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  const named = folded.slice(start, end);
  const inTitle = title.includes(named);
  const context = contexts[id];
  if (context !== undefined) {
    const byTitle = context.title?.test(title) ?? false;
    if (
      context.notBefore?.test(before.slice(-40)) === true ||
      context.notAfter?.test(after.slice(0, 40)) === true
    )
      return false;
    if (!byTitle && context.needs !== undefined && !context.needs.test(folded)) return false;
    if (
      !byTitle &&
      context.beside !== undefined &&
      !context.beside.some((other) => other !== id && ids.includes(other))
    )
      return false;
  }
  if (negated.test(before.slice(-20))) return false;
  // "Rigueur et sens de l'organisation": an item of a list that names nothing else.
  const isItem = text.split(/\s+/).length <= 8 && !ofEmployer.test(folded);
  if (
    /collabora/.test(named) &&
    !/\b(?:skills?|ability|able|strong|effective|excellent|capacite|capacidad|esprit)\b/.test(folded)
  )
    return false;
  if (general.has(id) && !isItem)
    return kind === "asks"
      ? !ofEmployer.test(folded) || ofApplicant.test(folded)
      : ofApplicant.test(folded) && !ofEmployer.test(folded);
  if (departments.has(id) && !inTitle) {
    if (teamAfter.test(after) || teamBefore.test(before)) return false;
    if (workingWith.test(before)) return false;
    const beside = ids.filter((other) => professions.has(other)).length;
    if (professions.has(id) && beside >= 3 && !ownWork.test(folded)) return false;
  }
  return true;
}

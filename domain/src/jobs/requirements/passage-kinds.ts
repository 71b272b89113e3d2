import { fold } from "../../vocabulary/fold.ts";

/** The subject of a passage: requirements, the employer, its offer, or how to apply. */
export type PassageKind = "asks" | "employer" | "offer" | "process" | "open";

const kinds = (...words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join("|")})`);

/** Headings of sections, folded. The first kind that fits counts. */
const headings: readonly (readonly [PassageKind, RegExp])[] = [
  [
    "asks",
    kinds(
      "responsibilit|duties|dut(?:y|ies)|requirements?|qualifications?|what you(?:'ll| will)? (?:do|need|bring)|what we(?:'re| are) looking|who you are|about you\\b|about the (?:role|job|position)|the role|role overview|your (?:profile|role|tasks|skills)|skills|experience|must have|nice to have|essential|desirable|person specification|job (?:description|summary|purpose)|main duties|key (?:tasks|skills)|basic qual|preferred qual|minimum qual|day to day",
      "(?:deine |ihre |die )?aufgaben|(?:dein|ihr) profil|anforderungen|voraussetzungen|das bringst|das bringen|was du|was sie|qualifikation|tatigkeit|kenntnisse|wir erwarten|wir suchen|dein job",
      "(?:vos |les |tes )?missions?|(?:votre |le )?profil|competences|vous etes|vos atouts|taches|description du poste|le poste|activites|votre role|requis|qualites",
      "funciones|requisitos|tareas|perfil|responsabilidades|que buscamos|se requiere|que haras|buscamos|conocimientos|tu mision|descripcion del puesto",
    ),
  ],
  [
    "offer",
    kinds(
      "(?:what )?we (?:can )?offer|benefits?\\b|perks|what you(?:'ll| will)? (?:get|receive)|what's in it|why (?:join|work|us)|our offer|rewards?\\b|package|in return|salary|compensation|additional benefits|job benefits",
      "(?:wir|was wir|das) bieten|unser angebot|(?:deine|ihre) (?:vorteile|benefits)|das erwartet|freu dich|darauf (?:kannst|konnen)|verdienst|gehalt|vergutung",
      "nous (?:vous )?(?:offrons|proposons)|(?:les |vos )?avantages|ce que nous (?:offrons|proposons)|remuneration|pourquoi nous",
      "(?:te |que |lo que )?ofrecemos|beneficios|ventajas|condiciones|salario",
    ),
  ],
  [
    "process",
    kinds(
      "how to apply|application|apply|recruitment process|interview process|selection process|contact|equal|diversity|data protection|privacy|next steps|further information|disclaimer|important information|please note",
      "kontakt|bewerbung|so bewirbst|interesse|datenschutz|ansprechpartner|hinweis",
      "(?:processus|procedure) de recrutement|(?:comment|pour) postuler|candidature|contact|informations complementaires",
      "proceso de seleccion|contacto|como (?:aplicar|inscribirse)|inscripcion|igualdad",
    ),
  ],
  [
    "employer",
    kinds(
      "about (?:us|the (?:company|trust|team|organisation|organization|hospital|school|service|department|employer|practice|group)|our)|who we are|our (?:company|story|mission|values|culture|client)|the (?:company|client|organisation)|company (?:description|profile|overview)|overview of the company|meet the team",
      "uber uns|wir sind|das sind wir|wer wir sind|unternehmen|unser(?:e|en)? (?:kunde|mandant|auftraggeber)",
      "qui sommes|a propos|l'entreprise|la societe|l'etablissement|notre (?:entreprise|client|societe)|presentation de",
      "sobre (?:nosotros|la empresa)|quienes somos|la empresa|nuestro cliente|nuestra empresa",
    ),
  ],
];

/** Words of a passage that asks something of the applicant, strongly or weakly. */
const asksClearly = kinds(
  "experience (?:of|in|with|as|working|using)|experienced|knowledge of|proficien|familiar(?:ity)? with|understanding of|must\\b|essential|required|requirements?|skills?\\b|ability to|able to|qualified|certifi|degree in|looking for|seeking|responsib|competent|expertise|you (?:will|must|should) (?:have|be able|possess|hold|need|bring|know|manage|lead|provide|carry|do|work|use|help|plan|support|ensure|deliver|develop|design|build|assist|maintain|prepare)|you (?:have|know|hold|need|bring|use|look after|run|do|carry|read|can|are (?:used|able|confident))|an advantage|a plus|is welcome|would be nice",
  "erfahrung|kenntnisse|beherrsch|voraussetzung|erforderlich|von vorteil|sicherer umgang|umgang mit|abgeschlossene|fahigkeit|wir suchen (?:eine|ab)|bringst|bringen sie|du (?:kannst|hast|ubernimmst|arbeitest|schreibst|hilfst|bist fur|kennst|liebst|machst)|sie (?:ubernehmen|fuhren|konnen|haben|arbeiten|bedienen|bereiten|machen|helfen|sind fur)|setzen wir voraus|erwunscht|notwendig",
  "experience (?:en|de|dans|du)|connaissances?|maitris|competence|exige|indispensable|souhaite|apprecie|attendue?|un plus|un atout|capacite|vous (?:assurez|realisez|participez|gerez|etes (?:en charge|responsable|capable)|menez|appliquez|ecrivez|preparez|faites|aidez|avez|connaissez|proposez|travaillez|maitrisez)",
  "experiencia|conocimientos?|dominio|manejo|valorable|se valora|imprescindible|requier|necesari|capacidad|realizaras|trabajaras|te encargaras|buscamos|gestionaras",
);
const applicant = kinds("you\\b|your\\b|du\\b|dein|sie\\b|ihre?\\b|vous\\b|votre|vos\\b|tu\\b|tus\\b|usted");

/** Employers' words about what they give, and about the application itself. */
const offers = kinds(
  "benefits include|benefits?:|we (?:offer|provide you|pay|give you)|you(?:'ll| will) (?:receive|get|benefit|have access|be offered|enjoy|be supported)|discount|vouchers?|pension|life (?:insurance|assurance)|private (?:medical|health)|employee assistance|cycle to work|free (?:parking|uniform|lunch|meals|eye|gym|course|courses|drinks|flu)|gym (?:membership|discount)|season ticket|bonus scheme|annual leave|paid (?:holiday|leave)|holiday pay|training budget|sign-on|subsidi[sz]ed|health (?:insurance|cover)|dental (?:cover|care plan)|wellbeing|company car|on-site|flexible hours|flexible working|perks|opportunit(?:y|ies) for (?:career|development)|access to|career development|(?:range|variety|choice) of (?:\\w+ )?courses|courses? (?:from|including)|training programmes?|opportunit(?:y|ies) (?:for|to) (?:further|undertake|develop|continue|progress)|buying and selling|reimburse|refund|on-the-job training|regular (?:coaching|supervision)",
  "wir (?:bieten|zahlen|ubernehmen|unterstutzen|fordern)|bieten (?:wir|ihnen|dir)|altersvorsorge|jobrad|urlaubsgeld|weihnachtsgeld|zuschuss|zuschusse|fitness|mitarbeiterrabatt|rabatte?\\b|deutschlandticket|obst\\b|firmenwagen|dienstwagen|pramien?\\b|betriebliche|kostenlose|personalessen|arbeitskleidung|tariflohn|tarifvertrag|urlaubstage|tage urlaub|sprachkurse|deutschkurse|flexible arbeitszeit|kantine|vermogenswirksame|weiterbildungs",
  "nous (?:vous )?(?:offrons|proposons)|avantages?\\b|mutuelle|tickets? restaurant|cheques?[ -](?:vacances|dejeuner)|comite d'entreprise|treizieme mois|13e? ?mois|primes?\\b|participation aux|interessement|teletravail|conciergerie|salle de sport|rtt\\b|logement|remise sur|formation payee|paye par l'entreprise|rembourse",
  "ofrecemos|te damos|pagamos|seguro (?:medico|de vida)|descuentos?\\b|guarderia|gimnasio|comedor|dietas\\b|teletrabajo|horario flexible|plus de|alojamiento|formacion a cargo|contrato estable|propinas",
);
const applying = kinds(
  "recruitment (?:agenc|team|process|partner|consultant|campaign|drive|system|event)|no agenc|right to work|reference number|references?\\b.*\\b(?:dbs|check)|dbs\\b|criminal record|equal (?:opportunit|employ)|regardless of|disabilit|reasonable (?:adjust|accommodat)|applicants? (?:must|should|are|will|with|who)|apply\\b|applying|your (?:application|cv|resume)|send (?:us )?(?:your|a)|cover(?:ing)? letter|interview|closing date|privacy (?:notice|policy)|your data|personal data|under the gdpr|shortlist|on behalf of|acting as an|committed to (?:the )?(?:safer|safeguarding|safe|equal|promoting)|committed to creating|to sort applications|screening|follow us|on social media|mailing list|reserve the right|successful candidates? will (?:be )?(?:required to (?:undergo|have)|undergo)|date posted|how to become|informal (?:chat|discussion|visit)|please (?:contact|call|note|visit|see)|for further (?:information|details)|visit our|we encourage",
  "bewerb(?:en sie|ung|ungen|ungs|t euch|t dich)|bewirb|richten sie|personalvermittlung|personaldienstleister|personalberatung|datenschutz|nach der dsgvo|schwerbehindert|gleicher eignung|ansprechpartner|fragen beantwort|melde dich|folgen sie|folge uns|anrufen konnen|lebenslauf|anschreiben|vorstellungsgesprach",
  "postul(?:er|ez)|candidatures?\\b|envoyez|votre cv|lettre de motivation|processus de recrutement|service (?:de )?recrutement|selon le rgpd|vos donnees|a competences egales|handicap|suivez-nous|vous rappellera|vous appellera|contactez|chargee? de recrutement|entretiens?\\b.*\\brecrutement",
  "envia(?:r|nos)? tu|tu (?:cv|curriculum|candidatura)|manda tu|inscrib|proceso de seleccion|seleccion de personal|departamento de seleccion|segun el rgpd|tus datos|igualdad de oportunidades|proteccion de datos|siguenos|te (?:llamara|escribira)|apuntate|llama a|discapacidad|sin coste para",
);
/** Employers' words about themselves. */
const employers = kinds(
  "we are (?:a|an|the|one|proud|passionate|committed|part of|part)\\b|we're (?:a|an|the|one)\\b|we have (?:been|over|more|grown)|one of the (?:largest|leading|best|most|biggest|top|world|uk|fastest)|(?:market|world|global|industry|award)[- ](?:leader|leading|winning)|leading (?:provider|supplier|company|employer|manufacturer|independent|global|uk|european|online)|founded in|established in|since (?:19|20)\\d\\d|our (?:clients?|customers?|company|mission|vision|products?|services?|values|culture|story|history|portfolio|hospitals?|trust|group|business|platform|technology|offices?)\\b|headquarter|subsidiar|we (?:build|make|develop|sell|provide|serve|deliver|operate|run|believe|help|support|employ|work with|specialise|specialize)\\b|(?:the|this) (?:company|group|trust|hospital|university|organi[sz]ation|school|practice|home|unit) (?:is|has|was|offers|provides|employs|serves|sells)|across (?:the uk|\\d+|the world|europe)|\\d+ (?:employees|countries|offices|beds|years)|is (?:a|an|one of|known|located|situated|based)\\b.*\\b(?:provider|company|leader|supplier|manufacturer|hospital|trust|charity|agency|organi[sz]ation|university|school|restaurant|hotel|group|chain|retailer|start-?up|specialist)",
  "wir sind (?:ein|eine|das|der|die|teil|fuhrend|mit)|seit (?:19|20)\\d\\d|marktfuhrer|fuhrende|unsere (?:kunden|produkte|leistungen|mandanten|klinik|hauser)|unternehmensgruppe|(?:ist|sind) (?:ein|eine|einer|eines|fur|das|die) .*\\b(?:dienstleister|anbieter|hersteller|unternehmen|haus|klinik|spezialist|betrieb|familienunternehmen|bekannt|arbeitgeber)|mit sitz in|steht fur|stehen fur|mitarbeitende(?:n)? an|wir entwickeln|wir bauen|wir produzieren|wir vertreiben|wir verkaufen",
  "nous sommes|est (?:un|une|le|la|l')|leader|acteur (?:majeur|incontournable)|fondee?s? en|depuis (?:19|20)\\d\\d|depuis trois|notre (?:entreprise|groupe|societe|maison|client|metier)|nos (?:clients|produits|metiers|activites|equipes)|dispose de|connue? pour|specialisee? dans|filiale|edite des|intervient en|\\d+ (?:salaries|collaborateurs|lits)",
  "somos (?:una?|el|la|lideres?)|es (?:una?|el|la|lider)|lider(?:es)?\\b|fundad[ao]s? en|desde (?:19|20)\\d\\d|nuestr[ao]s? (?:empresa|clientes|productos|grupo|mision|politica)|cuenta con|conocid[ao] por|especializad[ao]s? en|lleva \\d+ anos|filial|forma(?:mos)? (?:en|parte)",
);

/** "La Carpintería ofrece…", "Maçonnerie Dupont construit…": a name and what it does. */
const aboutItself =
  /^(?!(?:You|Your|We|I|He|She|They|It|This|There|If|Please|Sie|Du|Wir|Ihr|Vous|Nous|Tu|Ils|Il|Usted|The (?:successful|post|role|candidate|job|position))\b)(?:(?:The|La|Le|Les|L'|El|Los|Das|Die|Der) ?)?(?:[\p{Lu}][\p{L}&'’.-]*,? ){1,6}(?:(?:und|and|et|y|&|de|du|des|of|zur|am|für) (?:[\p{Lu}][\p{L}&'’.-]*,? )?){0,3}(?:is|has|have|offers|builds|provides|sells|looks|delivers|makes|runs|works with|bietet|baut|plant|verkauft|gehört|liegt|bildet|vertreibt|produziert|ist (?:ein|eine|der|die|das|für|Marktf)|steht|vend|propose|construit|édite|fabrique|livre|intervient|forme|fait aussi|se trouve|ofrece|vende|fabrica|crea|forma|mantiene|reparte|lleva|trabaja|es (?:un|una|el|la|líder|conocid)|cuenta)(?=[ ,])/u;

/** Tells whether a sentence begins with the employer's name or with its first or last two words. */
function startsWithName(folded: string, employer: string): boolean {
  if (employer === "") return false;
  const words = employer.split(" ");
  const bare = folded.replace(/^(?:the|la|le|les|el|los|das|die|der|l') ?/, "");
  const parts = [employer, words.slice(0, 2).join(" "), words.slice(-2).join(" ")];
  return words.length > 1
    ? parts.some((part) => part.length > 5 && bare.startsWith(part))
    : employer.length > 3 && bare.startsWith(`${employer} `);
}

const isHeadingLine = (line: string): boolean => {
  const bare = line.replace(/[#*_:：]/g, "").trim();
  return bare.length > 2 && bare.length <= 60 && !/[.!;,]$/.test(bare) && !/^\s*[-•·–]/.test(line);
};

/** The kind of section that a line begins; null for a line that is no heading. */
export function headingKind(line: string): PassageKind | null {
  if (!isHeadingLine(line)) return null;
  const folded = fold(line)
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .trim();
  const isMarked = /[:：]\s*\**\s*$/.test(line) || /^\s*(?:#|\*\*)/.test(line);
  for (const [kind, words] of headings) {
    const found = words.exec(folded);
    // A line that is not marked as a heading is one only if the words begin it and hardly anything follows.
    if (found !== null && (isMarked || (found.index <= 8 && folded.split(" ").length <= 6))) return kind;
  }
  return isMarked ? "open" : null;
}

/** The subject of a sentence in a section of the kind. */
export function sentenceKind(sentence: string, section: PassageKind, employer: string): PassageKind {
  const folded = fold(sentence);
  const clear = asksClearly.test(folded);
  if (section === "asks") return offers.test(folded) && !clear ? "offer" : "asks";
  if (
    applying.test(folded) &&
    !(
      clear &&
      section === "open" &&
      !/recruitment (?:agenc|process)|no agenc|bewerb|datenschutz|committed to/.test(folded)
    )
  )
    return "process";
  if (offers.test(folded) && !(clear && section !== "offer")) return "offer";
  if (section === "offer" || section === "process")
    return clear && /experience|erfahrung|must|require|essential/.test(folded) ? "asks" : section;
  const isOfEmployer =
    employers.test(folded) || startsWithName(folded, employer) || aboutItself.test(sentence);
  if (isOfEmployer && !clear) return "employer";
  if (section === "employer" && !clear && !applicant.test(folded)) return "employer";
  return clear ? "asks" : "open";
}

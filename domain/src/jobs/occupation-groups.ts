import { plainText } from "../vocabulary/stem.ts";

/** Groups of occupations, wide enough that a few postings fill one. The ids are stored, so they never change. */
export const occupationGroups = [
  "software",
  "health",
  "care",
  "teaching",
  "construction",
  "trades",
  "cooking",
  "hospitality",
  "retail",
  "logistics",
  "cleaning",
  "science",
  "engineering",
  "law",
  "finance",
  "office",
  "people",
  "marketing",
  "sales",
  "support",
  "arts",
  "security",
  "farming",
  "beauty",
  "management",
  "other",
] as const;
export type OccupationGroup = (typeof occupationGroups)[number];

/** Title words in four languages, in plain letters. The first match wins, so narrower groups come first. */
const words: readonly (readonly [OccupationGroup, RegExp])[] = [
  [
    "care",
    /auxiliaire de puericulture|petite enfance|trabajador(?:[a ]+)social|educador(?:[a ]+)(?:social|infantil)|\bcare (?:assistant|worker|home)|caregiver|carer\b|childcare|nanny|social work|support worker|altenpfleg|pflegehelf|pflegehilf|erzieher|kinderpfleg|sozialarbeit|sozialpadag|betreuung|auxiliaire de vie|aide soignant|aide a domicile|educat(?:eur|rice) (?:specialise|de jeunes)|assistante? maternelle|assistante? sociale?|cuidador|trabajador[a]? social|gerocultor|auxiliar de (?:geriatria|ayuda)|educador[a]? (?:social|infantil)/,
  ],
  [
    "health",
    /medizinische fachangestellte|notfallsanitat|ambulanc|emergencias sanitarias|nurs|practitioner|\brmn\b|\brgn\b|\brnld\b|registrar|physiolog|mammograph|(?:dermat|cardi|onc|radi|ur|neur)olog|anaesth|physician|doctors?\b|\bgp\b|surgeon|dentist|dental|pharmac|therap|midwi|paramedic|radiograph|clinical|medical|optometr|psycholog|phlebotom|healthcare|sonograph|dietit|veterinar|psychiatr|krankenpfleg|pflegefach|gesundheits|\barzt|arztin|hebamme|apothek|physiothera|zahn|\bmfa\b|tierarzt|infirmi|medecin|sage femme|pharmacien|kinesi|enfermer|medic[oa]\b|matron|fisioterap|farmac|odontolog|veterinari|psicolog/,
  ],
  [
    "teaching",
    /ausbilder|teach|tutor|lecturer|professor|instructor|lehrer|dozent|lehrkraft|nachhilfe|enseignant|professeur|formateur|formatrice|maestr[oa]\b|profesor|docente|educator|school|classroom/,
  ],
  [
    "cooking",
    /fleischer|\bchef\b(?! de (?:projet|chantier|produit))|\bcooks?\b|kitchen|baker|pastry|pizzaiolo|\bkoch\b|kochin|\bkuche|backer|konditor|cuisin|boulang|patissi|cociner|panader|pasteler|ayudante de cocina|butcher|metzger|boucher|carnicer/,
  ],
  [
    "hospitality",
    /room attendant|camarera o de pisos|femme de chambre|valet de chambre|zimmermadchen|waiter|waitress|barista|bartend|hotel|receptionist hotel|front desk|housekeep|server\b(?!.*(?:engineer|admin))|kellner|servicekraft|rezeption|serveu|receptionniste|camarer|recepcionista|travel|tourism|flight attendant|barman|host(?:ess)?\b/,
  ],
  [
    "cleaning",
    /agente? d.entretien|gardien(?:ne)? d.immeuble|clean|janitor|custodian|reinigung|hausmeister|gebaudereinig|nettoyage|agent d entretien|agente? d'entretien|limpi(?:eza|ador)|conserje|facilit(?:y|ies)/,
  ],
  [
    "logistics",
    /zusteller|camioner|paketbot|driver|truck|warehouse|forklift|logistic|courier|delivery (?:driver|rider)|supply chain|dispatcher|picker|lager|fahrer|logistik|kurier|disponent|stapler|chauffeur|conducteur|conductrice|magasinier|cariste|livreur|preparat(?:eur|rice) de commandes|conductor|repartidor|almacen|carretiller|mozo|transport|postbote/,
  ],
  [
    "construction",
    /peintre|carpent|mason|bricklay|roofer|plaster|scaffold|construction|site manager|painter|quantity surveyor|concrete|zimmer(?:er|mann|in)|maurer|dachdeck|bauleit|polier|tischler|schreiner|maler\b|trockenbau|macon|charpent|couvreur|menuisi|chef de chantier|conducteur de travaux|albanil|carpinter|obra|pintor|plasterer|architect(?! \w*(?:software|cloud|data|solution))|architekt|arquitect/,
  ],
  [
    "trades",
    /quality inspector|controleu(?:r|se) qualite|produktionsmitarbeit|qualitatspruf|helfer produktion|electrician|plumber|welder|weld\b|mechanic|hvac|technician|machinist|fitter|locksmith|toolmaker|cnc|installer|elektrik|elektronik|schweiss|klempner|anlagenmechan|mechatron|schlosser|monteur|mechanik|electricien|plombier|soudeu|mecanicien|chaudronni|technicien|electricista|fontaner|soldador|mecanic|tecnic[oa]\b|tornero|maintenance|assembl|operator|production worker|operari[oa]|operat(?:eur|rice)/,
  ],
  [
    "law",
    /lawyer|attorney|paralegal|legal|solicitor|counsel|barrister|rechtsanwalt|jurist|notar\b|avocat|juriste|notaire|abogad|jurid|compliance/,
  ],
  [
    "science",
    /scientist(?!.*\bdata\b)(?<!data scientist)|research|biolog|chemist|chemik|physicist|laborator|\blabor|\blab\b|forscher|wissenschaft|chercheu|laborant|investigador|quimic|geolog|ecolog|statistic/,
  ],
  [
    "software",
    /administrador[a]? (?:[a ]+)?de sistemas|administrateur administratrice systemes|datos\b|software|developer|programmer|devops|front.?end|back.?end|full.?stack|data (?:scientist|engineer|analyst|architect)|machine learning|\bml\b|\bai\b|\bqa\b|\bsre\b|site reliability|cloud|\bit\b|cyber|web\b|mobile engineer|\bios\b|android|entwickler|softwareentwick|informatik|systemadmin|developpeu|informatique|programador|desarrollador|informatic[oa]|sysadmin|network engineer|database|security engineer|product manager|ux\b|ui\b/,
  ],
  ["engineering", /engineer|ingenieur|ingenier|konstrukteur|bauzeichner|cad\b|projeteur/],
  [
    "finance",
    /banque|banca\b|gestor[a]? (?:[a ]+)?de clientes|account(?:ant|ing|s)|audit|bookkeep|financ|tax\b|payroll|actuar|bank|controller|treasur|buchhalt|steuer|comptab|contable|contabil|tesorer|credit|underwrit|insurance|versicherung/,
  ],
  [
    "people",
    /human resources|\bhr\b|recruit|talent|people (?:partner|operations)|personal(?:referent|wesen|sachbearb)|ressources humaines|recursos humanos|\brrhh\b|seleccion/,
  ],
  [
    "marketing",
    /marketing|\bseo\b|content|brand|copywrit|social media|communications|kommunikation|communication|public relations|community manager|redacteur|redactor|mercadotecnia/,
  ],
  [
    "support",
    /customer (?:service|support|success|care)|call cent|help ?desk|kundenservice|kundenberat|kundenbetreu|service client|conseiller client|teleconseiller|atencion al cliente|teleoperador|support/,
  ],
  [
    "sales",
    /sales|account (?:executive|manager)|business development|verkaufsleit|vertrieb|aussendienst|commercial|technico|ventas|comercial|estate agent|immobili/,
  ],
  [
    "retail",
    /retail|cashier|shop|store|merchandis|verkauf|kassier|filial|einzelhandel|vendeu|caissi|hote(?:sse)? de caisse|dependient|cajer|vendedor|tienda|reponedor/,
  ],
  [
    "arts",
    /reporter|redakteur|design|artist|musician|photograph|film|video|actor|actress|dancer|editor\b|journalist|writer|illustrat|animator|museum|curator|gestalt|grafik|fotograf|kunst|graphist|musicien|diseñ|disen|music[oa]\b|periodista|translator|ubersetz|traduct|dolmetsch|interpreter|librarian|bibliothek|bibliothec|bibliotecari/,
  ],
  [
    "security",
    /agente? de securite|security (?:guard|officer)|guard\b|police|firefight|soldier|sicherheits|wachmann|polizei|feuerwehr|agent de securite|pompier|gendarme|vigilante|bombero|policia/,
  ],
  [
    "farming",
    /paysagiste|farm|agricult|gardener|landscap|forest|horticult|gartner|landwirt|forst|winzer|jardini|agricol|vigneron|jardiner|agricultor|vendimia|ganader|fisher/,
  ],
  [
    "beauty",
    /personal trainer|fitness|hairdress|barber|beautic|cosmetolog|nail|stylist|friseu|kosmetik|coiffeu|esthetic|peluquer|estetic/,
  ],
  [
    "office",
    /administrat|secretar|assistant|clerk|reception|office|data entry|sachbearbeit|sekretar|buro|verwaltung|assistenz|secretaire|assistante?|gestionnaire|bureautique|auxiliar|oficina|coordinator|coordinat|koordinat/,
  ],
  [
    "management",
    /manager|director|head of|chief|leit(?:er|ung)|geschaftsfuhr|responsable|directeur|directrice|jefe|gerente|supervisor|consult|berater|analyst|project|projekt|projet|proyecto/,
  ],
];

/** The group of a job title; "other" when no word of it is known. */
export function occupationGroup(title: string): OccupationGroup {
  const plain = plainText(title).replace(/[-_/]/g, " ");
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? "other";
}

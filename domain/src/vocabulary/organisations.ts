import { fold } from "./fold.ts";

/** Legal forms and kinds of employers; folded. */
const legalForm =
  /(?:^|[\s,.])(?:inc|llc|ltd|limited|corp|corporation|co|company|plc|llp|lp|group|holdings?|gmbh|ag|kg|ohg|ug|e\.?k|e\.?v|gbr|se|kgaa|mbh|s\.?a\.?u|s\.?l\.?u|s\.?l|s\.?a|s\.?a\.?s|sarl|eurl|sasu|scop|b\.?v|n\.?v|oy|ab|spa|s\.?r\.?l|pty|pvt|& co|& sons|et fils|e hijos)\.?(?=$|[\s,.)])/;
const wellKnown =
  /\b(?:amazon|google|microsoft|apple|meta|facebook|ibm|intel|oracle|cisco|netflix|tesla|nvidia|samsung|sony|siemens|bosch|basf|bayer|bmw|volkswagen|daimler|mercedes-benz|audi|porsche|deutsche bahn|telekom|lufthansa|rewe|edeka|lidl|aldi|dm-drogerie|rossmann|ikea|zara|inditex|mango|h&m|mercadona|carrefour|auchan|leclerc|decathlon|el corte ingles|telefonica|repsol|iberdrola|renfe|correos|seat|sncf|ratp|edf|engie|totalenergies|renault|peugeot|airbus|thales|danone|l'oreal|la poste|orange|bnp paribas|societe generale|walmart|target|costco|kroger|walgreens|cvs|mcdonald'?s|starbucks|burger king|subway|marriott|hilton|accor|dhl|ups|fedex|usps|nhs|chu|chr|aphp|ap-hp|caritas|diakonie|drk|awo|unicef|red cross|deloitte|kpmg|pwc|ernst & young|accenture|capgemini|mckinsey|goldman sachs|jpmorgan|citibank|santander|bbva|caixabank)\b/;
const employerKind =
  /(?:hospital|clinic|klinik|clinique|clinica|klinikum|krankenhaus|universita|university|universite|college|school|schule|gymnasium|lycee|college|ecole|colegio|escuela|instituto?|institute|academy|academia|akademie|bank|banco|banque|sparkasse|insurance|seguros|assurance|versicherung|restaurant|hotel|cafe|gasthof|supermarkt|supermarket|supermercado|market|store|shop|boutique|pharmacy|apotheke|pharmacie|farmacia|services?|solutions?|systems?|technologies|technology|tech\b|labs?\b|laborator|software|studios?|agency|agence|agencia|agentur|consulting|partners|associates|foundation|stiftung|fundacion|fondation|association|verein|ministry|ministerium|ministere|ministerio|department of|city of|county|stadt|mairie|ayuntamiento|council|police|army|bundeswehr|centre|center|zentrum|centro|werke?\b|werk\b|fabrik|factory|usine|fabrica|industries|manufacturing|logistics?|logistik|logistique|logistica|transport|spedition|autohaus|haus\b|heim\b|residencia|residence|ehpad|pflege(?:heim|dienst|zentrum)|care home|nursing home|praxis|kanzlei|cabinet|bufete|asesoria|montajes|mutua|cooperativa|consultora|bodegas?\b|ferreteria|peluqueria|cafeteria|clinicas|transportes|construcciones|entreprise|societe|etablissements?\b|ets\b|menuiserie|plomberie|imprimerie|coiffure|creche|creperie|brasserie|pizzeria|guarderia|maison de|gestoria|steuerberat|handwerk|metallbau|maschinenbau|bau\b|construction|building|constructora|energy|motors?\b|airlines?|airways|media|verlag|press|times|magazine|news|network|digital|global|international|retail|foods?\b|health|healthcare|medical|pharma|networks?|ventures|capital|enterprises?|startup|gruppe|groupe|grupo|boulangerie|backerei|panaderia|metzgerei|taller|talleres|atelier|garage|bakery|kitchen|church|freelance|self-employed|selbststandig|independiente|autonomo|independant)/;

/** How much a text looks like the name of an employer, 0 to 1. */
export function companyScore(text: string): number {
  const s = fold(text);
  if (s.length < 2 || s.length > 90) return 0;
  if (legalForm.test(s)) return 1;
  if (employerKind.test(s) || wellKnown.test(s)) return 0.7;
  return 0;
}

const schoolKind =
  /(?:universi(?:ty|te|tat|dad|taire|ta\b)|college|school\b|schule|hochschule|gymnasium|kolleg\b|berufskolleg|lycee|ecole|faculte|facultad|institute?\b|instituto|institut\b|academy|academia|akademie|academie|escuela|colegio|polytechni|politecnic|technikum|conservat|seminar\b|bootcamp|campus|\bies\b|\bcifp\b|\bcipfp\b|\bcpifp\b|\bceip\b|\bies[a-z]?\b|\beoi\b|\bcesur\b|\bceu\b|\besade\b|\bcnam\b|\biep\b|sciences po|\bmfr\b|\bensa?[a-z]?\b|\bepitech\b|\bifsi\b|\birts\b|\binspe\b|\biufm\b|\bbts [a-z]+ lycee|\bvhs\b|volkshochschule|\biut\b|\bgreta\b|\bcfa\b|\bafpa\b|\besc\b|\bhec\b|\binsa\b|\bens\b|\biae\b|\bifsi\b|\bifas\b|\bifp\b|\bcpge\b|\besat\b|\btu [a-z]|\bfh [a-z]|\bth [a-z]|\brwth\b|\beth\b|\bmit\b|\bucla\b|\bunam\b|\buned\b|\bihk\b|\bhwk\b|centro de formacion|centre de formation|ausbildungszentrum|kreisberufsschule|uni\b|udemy|coursera)/;

/** How much a text looks like the name of a school, 0 to 1. */
export function schoolScore(text: string): number {
  const s = fold(text).replace(/\((?:ihk|hwk)\)/g, "");
  if (s.length < 2 || s.length > 110) return 0;
  return schoolKind.test(s) && s !== "high school" ? 1 : 0;
}

/** Degrees and qualifications; one row a language. */
const degreeKind = new RegExp(
  [
    String.raw`\bbachelor|\bmaster(?!card)|\bdoctor|\bph\.? ?d\b|\bm\.?b\.?a\b|\bb\.? ?(?:sc|s|a|eng|ed|tech|com|fa)\b\.?|\bm\.? ?(?:sc|s|a|eng|ed|tech|com|fa|phil)\b\.?|\bbsn\b|\bmsn\b|\badn\b|\bassociate'?s?\b|\bdiploma\b|\bdegree\b|\bhonou?rs\b|\bmajor\b|\bminor in\b|\bged\b|high school diploma|^high school$|\bcertificate\b|\bcertification\b|\bpostgraduate|\bundergraduate|\ba-?levels?\b|\bgcse|\bhnd\b|\bnvq\b|\bbtec\b|\bapprenticeship\b|\bjd\b|\bmd\b|\bllb\b|\bllm\b`,
    String.raw`\bgrado\b|\blicenciatur|\blicenciad|\bingenieri|\bdiplomad|\bdiplomatura|\bmaster en\b|\bdoctorado\b|\bbachillerato\b|\bciclo formativo|\btecnico (?:superior|en|medio)|\bfp\b|\beso\b|\bgraduad[oa]\b|\btitulo|\bpostgrado|\bposgrado|\bcurso\b|\bformacion profesional|\benfermeria\b|\bcertificado\b`,
    String.raw`\blicence\b|\bmaitrise\b|\bbts\b|\bdut\b|\bbut\b|\bdeug\b|\bdess\b|\bdea\b|\bbaccalaureat|\bbac\b|\bcap\b|\bbep\b|\bdcg\b|\bdscg\b|\bdiplome|\bdoctorat\b|\bmastere?\b|\bingenieur\b|\bbrevet\b|\btitre professionnel|\bdeaes\b|\bdeas\b|\bcqp\b|\bdecf\b|\bdpecf\b`,
    String.raw`\bdiplom|\bmagister\b|\bstaatsexamen|\bausbildung\b|\babitur\b|\bfachabitur|\bmittlere reife|\brealschulabschluss|\bhauptschulabschluss|\bfachhochschulreife|\bhochschulreife|\bgesellenbrief|\bmeisterbrief|\bmeister\b|\bumschulung\b|\bpromotion\b|\bstudium\b|\bweiterbildung\b|\blehre\b|\bgeselle|\bfachschul(?:reife|abschluss)|\bfachwirt|\bbetriebswirt|\bgepr\. |\bgepruft|\bstudiengang|\babschluss|\bexamen\b|\bberufsausbildung|\bkauffrau\b|\bkaufmann\b`,
  ].join("|"),
);

/** How much a text looks like a degree or a qualification, 0 to 1. */
export function degreeScore(text: string): number {
  const s = fold(text);
  if (s.length < 2 || s.length > 160) return 0;
  return degreeKind.test(s) ? 1 : 0;
}

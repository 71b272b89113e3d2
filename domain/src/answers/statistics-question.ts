import { fold } from "../vocabulary/fold.ts";

/** Words of questions that employers ask for equality statistics, folded, in four languages. */
const always =
  /\b(?:race|ethnic\w*|hispanic|latin[oax]|sexual orientation|gender identity|transgender|non-?binary|pronouns?|lgbt\w*|veteran status|protected veteran|religion|religious (?:belief|affiliation)\w*|equal opportunit\w* (?:monitoring|survey)|diversity (?:survey|monitoring|questionnaire|form)|eeo\w*|self-?identif\w*|voluntary disclosure|socio-?economic background|ethnische\w*|hautfarbe|sexuelle orientierung|geschlechtsidentitat|konfession|religionszugehorigkeit|diversitatsumfrage|origine (?:ethnique|raciale)|orientation sexuelle|identite de genre|pronoms?|confession religieuse|raza|etnia|origen (?:etnico|racial)|orientacion sexual|identidad de genero|pronombres?|confesion religiosa)\b/;
/** A bare question for the gender: a form's field, not a text that only has the word. */
const gender =
  /^\W*(?:what is your |please (?:select|indicate|state) |ihr |your |votre |su |cual es su |quel est votre |was ist ihr |wahlen sie ihr |indique su |indiquez votre )?(?:gender|sex|geschlecht|sexe|genre|sexo|genero)\b[^a-z]*(?:\(.*\)|\*|:)?\W*$/;
const disabilityStatus =
  /\b(?:disability status|voluntary self-identification of disability|form cc-305|(?:for )?(?:statistic\w*|monitoring purposes).{0,80}(?:disab\w*|gender|origin\w*)|(?:disab\w*|gender|origin\w*|behinder\w*|geschlecht|herkunft|handicap\w*|genre|origine|discapacidad|genero|origen).{0,80}(?:for statistic\w*|statistical|monitoring|statisti\w+|fines estadisticos|fins statistiques|zu statistischen zwecken))\b/;

/** Tells whether a question asks for origin, gender or disability for statistics. Its answer is never stored. */
export function isStatisticsQuestion(question: string): boolean {
  const plain = fold(question.slice(0, 2_000));
  return always.test(plain) || gender.test(plain) || disabilityStatus.test(plain);
}

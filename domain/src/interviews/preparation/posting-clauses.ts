import { postingParts } from "../../jobs/text/posting-parts.ts";
import { fold } from "../../vocabulary/fold.ts";

/** The part of a posting that a clause stands in. `text` is running text before or between headings. */
export type PostingSection = "tasks" | "profile" | "offer" | "company" | "apply" | "text";

export interface PostingClause {
  readonly section: PostingSection;
  readonly words: string;
  readonly need: "must" | "nice";
}

/** Folded headings of postings in four languages. The first that fits counts. */
const headings: readonly (readonly [PostingSection, RegExp])[] = [
  [
    "offer",
    /^(?:(?:our |your |the )?(?:benefits|perks|package)\b|what (?:we|you) (?:can )?(?:offer|get|give)|what's in it|we offer|why (?:join|work)|(?:das |was )?(?:bieten wir|wir (?:ihnen |dir )?(?:bieten)|wir dir bieten|erwartet (?:dich|sie)\b.*bei uns)|wir bieten|unser angebot|(?:ihre|deine) (?:vorteile|benefits)|benefits|(?:nous|on) (?:vous )?(?:offrons|proposons|offre)|ce que (?:nous|l'on) (?:vous )?(?:offrons|proposons)|(?:vos |nos |les )?avantages|ofrecemos|(?:que|lo que) (?:te |le )?ofrecemos|se ofrece|beneficios|condiciones)/,
  ],
  [
    "apply",
    /^(?:how to apply|apply|contact|interested|application process|bewerbung|kontakt|interesse|haben wir|so bewerben|ansprechpartner|postuler|pour postuler|candidature|contacto|como (?:aplicar|inscribirse|solicitar)|solicitud|interesad)/,
  ],
  [
    "company",
    /^(?:about (?:us|the (?:company|team|practice|school|hospital))|who we are|our (?:company|story|mission)|uber uns|wir uber uns|wer wir sind|das unternehmen|unser unternehmen|qui sommes[- ]nous|a propos|l'entreprise|notre entreprise|presentation|sobre nosotros|quienes somos|la empresa|nuestra empresa|acerca de)/,
  ],
  [
    "profile",
    /^(?:requirements?|qualifications?|(?:your|the|ideal) (?:profile|skills|background|qualifications|experience)|what you (?:bring|need|have)|what we(?:'re| are)? (?:look|need|expect|ask)|who you are|about you|you (?:have|bring|are)|essential|desirable|nice to have|skills|must have|must[- ]haves|minimum|preferred|(?:ihr|dein|das|unser|gesuchtes )?\s?(?:profil|qualifikation\w*)|(?:das|was) (?:bringen sie|bringst du|sie mitbringen|du mitbringst|wir (?:uns )?(?:erwarten|wunschen))|anforderung\w*|voraussetzung\w*|(?:sie|du) (?:bringen|bringst|haben|hast)|wunschenswert|(?:votre |le |ton )?profil|competences|qualites|vous (?:avez|etes)|ce que nous (?:recherchons|attendons)|requisitos?|(?:tu |su |el )?perfil|(?:que|lo que) (?:buscamos|pedimos|necesitas|necesita)|se (?:requiere|valora|valorara|pide)|imprescindible|conocimientos|formacion)/,
  ],
  [
    "tasks",
    /^(?:(?:your |the |key |main |job )?(?:tasks|duties|responsibilities|role|description|day)\b|what you(?:'ll| will)? (?:do|be doing)|the (?:job|position|work)|in this role|you will|(?:ihre|deine|die|das sind (?:ihre|deine)) (?:aufgaben?\w*|tatigkeiten?|rolle)|aufgaben\w*|tatigkeiten?|stellenbeschreibung|(?:das|was) (?:machen sie|machst du|sie erwartet|dich erwartet|erwartet (?:sie|dich))|(?:vos |tes |les |la )?(?:missions?|taches?|responsabilites|activites)|le poste|description du poste|votre role|(?:tus |sus |las )?(?:funciones|tareas|responsabilidades)|el puesto|descripcion|que haras|tu mision)/,
  ],
];

const bullet = /^[\s•●▪◦‣·*–—\-+✓✔➢►]+(?=\S)/u;
const longestHeading = 70;
const mostClauses = 160;

/** The section that a line begins; null for a line that is no heading. */
function sectionOf(line: string): PostingSection | null {
  const plain = line.replace(/^[#*_\s]+|[*_\s]+$/gu, "").trim();
  if (plain.length === 0 || plain.length > longestHeading || bullet.test(line)) return null;
  const words = plain.split(/\s+/).length;
  const isClosed = /[.!;,]$/.test(plain);
  if (isClosed || (words > 7 && !/[:：?]$/.test(plain))) return null;
  const folded = fold(plain.replace(/[:：?]+$/, "")).trim();
  return headings.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** The clauses of a posting in order, each with the section that it stands in. */
export function postingClauses(posting: string): PostingClause[] {
  const blocks: { section: PostingSection; lines: string[]; heading: string }[] = [
    { section: "text", lines: [], heading: "" },
  ];
  for (const line of posting.slice(0, 20_000).split(/\r?\n/)) {
    const section = sectionOf(line);
    if (section === null) blocks.at(-1)?.lines.push(line);
    else blocks.push({ section, lines: [/[:：]\s*$/.test(line) ? line : `${line.trim()}:`], heading: line });
  }
  return blocks
    .flatMap(({ section, lines }) =>
      postingParts(lines.join("\n")).map(({ text, need }) => ({
        section,
        need,
        words: text.replace(bullet, "").replace(/\s+/g, " ").trim(),
      })),
    )
    .filter(({ words }) => /\p{L}{2}/u.test(words))
    .slice(0, mostClauses);
}

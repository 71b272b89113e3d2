import { stem } from "./stem.ts";
import { titleWordsOfData } from "./title-words.generated.ts";

/**
 * Parts of German compounds that people search for by themselves: a search for "Pflege" finds "Pflegefachkraft", one for
 * "Entwickler" finds "Webentwickler". In plain letters, as stems.
 */
const firstParts = new Set(
  (
    "alten kranken pflege lager logistik verkauf vertrieb service kuchen software web daten system netzwerk " +
    "elektro metall holz bau maschinen anlagen industrie fahrzeug kfz lkw bus taxi gebaude reinigung hotel restaurant " +
    "empfang buro buch finanz bilanz lohn steuer rechts bank versicherung immobilien personal marketing projekt produkt " +
    "produktion qualitat labor zahn tier kinder jugend sozial grundschul schul berufs gymnasial garten landschaft " +
    "sicherheit wach haus objekt garn textil schweis montage wartung sanitar heizung klima kalte dach maler tischler " +
    "koch back fleisch fach berufskraft kraft post paket kurier rettung notfall intensiv op medizin kardio " +
    "entwicklung konstruktion forschung vertriebs verkaufs kassen kunden callcenter lebensmittel"
  ).split(" "),
);
const lastParts = new Set(
  (
    "pfleg pfleger pflege entwickler ingenieur techniker mechaniker elektroniker elektriker installateur fahrer lehrer " +
    "lehrkraft berater betreuer verkaufer verkauf mitarbeiter helfer arbeiter leiter leitung manager assistent assistenz " +
    "kaufmann kauffrau fachkraft hilfskraft kraft koch backer metzger schlosser schweiser schweisser monteur meister " +
    "arzt arztin schwester therapeut padagog erzieher buchhalter sekretar referent sachbearbeiter planer zeichner " +
    "konstrukteur programmierer administrator architekt analyst designer reiniger gartner wirt kellner logistik lagerist " +
    "disponent zusteller student praktikum praktikant ausbildung azubi angestellt anwalt berufe bau lager service"
  ).split(" "),
);
const shortest = 8;
/** A noun of a job at the end of a word must be this long: "-elektroniker", "-reinigungskraft". */
const shortestNoun = 6;
let jobNouns: ReadonlySet<string> | undefined;
const isJob = (part: string): boolean => {
  jobNouns ??= new Set([...titleWordsOfData(), "reinigungskraft", "servicekraft"].map(stem));
  return jobNouns.has(part);
};
const links = ["", "s", "n", "en", "es", "er"];

/** The parts of a stem that is a German compound; empty for most words. Cached: titles have few different words. */
const known = new Map<string, readonly string[]>();
const mostKnown = 50_000;

export function compoundParts(word: string): readonly string[] {
  if (word.length < shortest) return [];
  const before = known.get(word);
  if (before !== undefined) return before;
  const parts = split(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, parts);
  return parts;
}

function split(word: string): string[] {
  const parts = new Set<string>();
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)];
    if (firstParts.has(first) && isPartOfWork(rest)) parts.add(stemOfPart(first));
    if (lastParts.has(rest) || (rest.length >= shortestNoun && isJob(rest))) parts.add(stemOfPart(rest));
  }
  return [...parts];
}

/** Last parts that name a job by themselves: whoever looks for a Webentwickler also reads of other Entwickler. */
const jobs = new Set(
  (
    "entwickler ingenieur mechaniker elektroniker elektriker installateur lehrer lehrkraft pfleger verkaufer buchhalter " +
    "sekretar konstrukteur programmierer schlosser schweiser schweisser koch backer gartner kellner erzieher padagog " +
    "therapeut anwalt arzt schwester zeichner laborant reiniger"
  ).split(" "),
);

/** The job that a German compound ends in; null for other words. */
export function jobOfCompound(word: string): string | null {
  for (let cut = 3; cut <= word.length - 4; cut++) if (jobs.has(word.slice(cut))) return word.slice(cut);
  return null;
}

/** Whether what follows the first part is work too: "lager" + "mitarbeiter", with a linking letter between them. */
const isPartOfWork = (rest: string): boolean =>
  links.some((link) => {
    if (!rest.startsWith(link)) return false;
    const left = rest.slice(link.length);
    if (lastParts.has(left)) return true;
    for (let cut = 3; cut <= left.length - 3; cut++)
      if (firstParts.has(left.slice(0, cut)) && isEnd(left.slice(cut))) return true;
    return left === "ist";
  });

const isEnd = (rest: string): boolean =>
  links.some((link) => rest.startsWith(link) && lastParts.has(rest.slice(link.length)));

/** Parts are compared with stems of whole words: "pflege" is "pfleg" there. */
const stemOfPart = (part: string): string =>
  part.length >= 5 && /[aeo]$/.test(part) ? part.slice(0, -1) : part;

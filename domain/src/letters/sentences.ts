/** A sentence of a text, by UTF-16 offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations of the four languages whose period ends no sentence; folded, without the period. */
const abbreviations = new Set(
  (
    "mr mrs ms dr prof st jr inc ltd co corp dept vs eg ie e.g i.e approx ave bldg " +
    "z b z.b d h d.h u a u.a u.u bzw ca evtl ggf inkl exkl vgl bspw sog zzgl mio mrd tsd std jhd o.g i.d.r s.o staatl gepr " +
    "sra srta sr ud uds p.ej ej tfno avda aprox dpto admon lic " +
    "mm mme mlle env p.ex boul resp"
  ).split(" "),
);
/** Words too; abbreviations only before a figure. */
const beforeFigures = new Set("no nos nr art abs max min vol fig pag num tel str ref kl abt".split(" "));

const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Tells whether a period at `at` ends a sentence. */
function endsHere(text: string, at: number): boolean {
  const rest = text.slice(at + 1, at + 40);
  // The next sentence begins after a blank, with a capital, a figure, or a sign that opens one.
  if (!/^["”’»“)\]]*(?:\s|$)/u.test(rest)) return false;
  const next = /^["”’»“)\]]*\s*(\S)/u.exec(rest)?.[1];
  if (next === undefined) return true;
  if (/\p{Ll}/u.test(next)) return false;
  const word = /[\p{L}\p{N}.]+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  // "am 3. März": an ordinal; a year or a longer number ends a sentence.
  if (/^\d{1,2}$/.test(word) && /^\s+\p{Lu}\p{Ll}/u.test(rest)) {
    const month =
      /^\s+(?:jan|feb|mar|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|quartal|platz|stock|lehrjahr|semester|klasse)/iu;
    return !month.test(rest);
  }
  if (/^\p{L}$/u.test(word) && !/^[IÀàY]$/u.test(word)) return false;
  const plain = fold(word);
  return !(abbreviations.has(plain) || (beforeFigures.has(plain) && /\d/.test(next)));
}

const longestScanned = 12_000;

/** The sentences of a text in order, without the blanks around them. Line breaks end sentences too. */
export function sentencesIn(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  const close = (end: number) => {
    const part = text.slice(start, end);
    const lead = part.length - part.trimStart().length;
    const body = part.trim();
    if (/[\p{L}\p{N}]/u.test(body)) found.push({ start: start + lead, end: start + lead + body.length });
    start = end;
  };
  for (let at = 0; at < text.length && at < longestScanned; at++) {
    const mark = text.charAt(at);
    if (mark === "\n") close(at);
    else if (
      mark === "."
        ? endsHere(text, at)
        : /[!?…]/u.test(mark) && /^["”’»“)\]]*(?:\s|$)/u.test(text.slice(at + 1, at + 8))
    ) {
      const tail = /^[.!?…]*(?:["”’»“)\]]|\s[»”])*/u.exec(text.slice(at + 1, at + 12))?.[0].length ?? 0;
      at += tail;
      close(at + 1);
    }
  }
  close(text.length);
  return found;
}

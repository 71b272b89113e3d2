import type { Duty } from "@waymark/contract/jobs-understood";
import { bodyToken, dutyToken, excludedTermsOf } from "../jobs/tokens/tokens.ts";
import { fold } from "../vocabulary/fold.ts";

/** A thing that a query excludes ("without nights", "ohne Montage", "sin turno partido"). */
export interface Unwanted {
  /** Null for words that are no known duty. */
  readonly duty: Duty | null;
  /** As typed, without the word that excludes it. */
  readonly text: string;
  /** As typed, with that word, and with the others of a list ("no nights or weekends"). */
  readonly phrase: string;
  /** A posting says it that has all tokens of one of these lists. */
  readonly saidBy: readonly (readonly string[])[];
}

export interface QueryUnwanted {
  /** The words that remain. */
  readonly words: string;
  readonly unwanted: readonly Unwanted[];
}

/** Duties that count as one in a search: shift work includes nights and split shifts. */
const counted: Readonly<Record<Duty, readonly Duty[]>> = {
  nights: ["nights"],
  weekends: ["weekends"],
  shifts: ["shifts", "nights", "split-shifts"],
  "split-shifts": ["split-shifts"],
  "on-call": ["on-call"],
  travel: ["travel"],
  licence: ["licence"],
};

/** Words for duties in queries, in plain letters; the longer ones before those that they contain. */
const names: readonly (readonly [Duty, string])[] = [
  [
    "split-shifts",
    "split[- ]shifts?|teil(?:dienste?|schicht(?:en)?)|geteilte dienste?|(?:turno|jornada|horario) partid[oa]|coupures?|horaires? coupes?",
  ],
  [
    "nights",
    "night[- ]?(?:shifts?|work|duty)|nights?|nacht(?:schicht(?:en)?|dienste?|arbeit)?|nachts|nuits?|noches?|turnos? (?:de noche|nocturnos?)|nocturn[oa]s?|internat",
  ],
  [
    "weekends",
    "week-?ends?(?:[- ](?:work|shifts?))?|satur?days?|sundays?|wochenend(?:en?|dienste?|arbeit)?|samstags?(?:arbeit)?|sonntags?(?:arbeit)?|fin(?:es)? de semana|sabados?|domingos?|samedis?|dimanches?",
  ],
  ["on-call", "on[- ]?call(?: duty)?|(?:ruf)?bereitschaft(?:sdienste?)?|guardias?|astreintes?"],
  [
    "shifts",
    "(?:rotating |alternating )?shifts?(?:[- ]work)?|(?:wechsel)?schicht(?:en|dienste?|arbeit|betrieb|system)?|turnos(?: rotativos)?|turno rotativo|[235] ?x ?8|equipes alternantes",
  ],
  [
    "travel",
    "(?:business )?travel(?:l?ing)?|business trips?|reise(?:n|tatigkeit|bereitschaft)?|(?:dienst|geschafts)reisen?|montage(?:einsatze?|tatigkeit)?|fernverkehr|viajes?|viajar|desplazamientos?|desplazarme|deplacements?|decouche(?:s|r|rs)?",
  ],
  [
    "licence",
    "(?:a )?driv(?:ing|er'?s?) licen[cs]e|fuhrerschein|permis(?: b| de conduire)?|(?:carnet|permiso|licencia)(?: de conducir)?",
  ],
];
const thing = names.map(([, source]) => `(${source})`).join("|");
/** Words between the one that excludes and the thing: "sans travail de nuit", "ohne Arbeit am Wochenende". */
const leading =
  "(?:(?:any|the|work(?:ing)?|doing|on|at|le|la|les|de|du|des|d|travail(?:ler)?|los|las|el|trabajar|hacer|turnos?|horario|arbeit(?:en)?|am|an|in|der|die|lange[nr]?|viele?)[ '’]+)*";
const joiner = "(?:\\s*(?:,|/|&|und|oder|and|or|nor|et|ou|ni|y|e|o|u|-)\\s+|-\\s*(?:und|oder)\\s+)";
const excluding = "(?:ohne|sans|sin|without|no|not|keine?n?|pas de|pas d|aucune?|nicht)[ '’]+";
const end = "(?![\\p{L}\\p{N}])";

const list = new RegExp(
  `(?<![\\p{L}\\p{N}])${excluding}${leading}(?:${thing})${end}(?:${joiner}(?:${excluding})?${leading}(?:${thing})${end})*`,
  "u",
);
const eachThing = new RegExp(`(?<![\\p{L}\\p{N}])(?:${thing})${end}`, "gu");

const bounded = (duty: Duty, { source }: RegExp): readonly [Duty, RegExp] => [
  duty,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})${end}`, "u"),
];
/** Wishes for the contrary of a duty: "nur Tagdienst", "de jour", "Montag bis Freitag". */
const contraries = [
  bounded(
    "nights",
    /(?:nur |only |solo |uniquement )?(?:(?:im )?tag(?:dienst|schicht)|tagsuber|(?<!hopital |centre |accueil |foyer )de jour(?:nee)?|(?:turno )?(?<!centro |hospital |unidad |estancia )de dia|day ?shifts?|days only)/,
  ),
  bounded("shifts", /schichtfrei/),
  bounded(
    "weekends",
    /mon(?:day)?s? ?(?:to|-|–) ?fri(?:day)?s?|mo(?:ntag|ntags)? ?(?:bis|-|–) ?fr(?:eitag|eitags)?|(?:de )?lunes a viernes|(?:du )?lundi au vendredi|weekends off|(?:wochenende|weekend) frei/,
  ),
];

/** Words behind "without" that ask for no thing to be left out: experience and degrees are wishes, the others are names. */
const otherwise =
  "\\p{L}*erfahrung|vorkenntnisse|studium|abschluss|ausbildung|experience|experiencia|any|previous|prior|diplomes?|titulo|titulacion|estudios|a|university|college|degree|qualifications?|abri|domicile|frontieres|fronteras|borders|limits|gluten";
const anyWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:ohne|sans|sin|without) (?!(?:${otherwise})${end})${leading}(\\p{L}[\\p{L}-]+)${end}`,
  "u",
);

const ofDuty = (duty: Duty, text: string, phrase: string): Unwanted => ({
  duty,
  text,
  phrase,
  saidBy: counted[duty].map((one) => [dutyToken(one)]),
});

/** Reads what a query excludes in words. "Without experience" and "no degree" are wishes and stay. */
export function readUnwanted(text: string): QueryUnwanted {
  const found = new Map<string, Unwanted>();
  let words = text;
  const cut = (from: number, length: number): string => {
    const typed = words.slice(from, from + length);
    words = `${words.slice(0, from)} ${words.slice(from + length)}`;
    return typed.trim();
  };
  for (let listed = list.exec(fold(words)); listed !== null; listed = list.exec(fold(words))) {
    const typed = cut(listed.index, listed[0].length);
    for (const { index, 0: named, ...groups } of fold(typed).matchAll(eachThing)) {
      const duty = names.find((_, i) => groups[i + 1] !== undefined)?.[0];
      if (duty !== undefined) found.set(duty, ofDuty(duty, typed.slice(index, index + named.length), typed));
    }
  }
  for (const [duty, pattern] of contraries) {
    const said = pattern.exec(fold(words));
    if (said === null) continue;
    const typed = cut(said.index, said[0].length);
    found.set(duty, ofDuty(duty, typed, typed));
  }
  for (let other = anyWord.exec(fold(words)); other !== null; other = anyWord.exec(fold(words))) {
    const typed = cut(other.index, other[0].length);
    const word = typed.slice(typed.length - (other[1]?.length ?? 0));
    const terms = excludedTermsOf(word).map(bodyToken);
    if (terms.length > 0) found.set(word, { duty: null, text: word, phrase: typed, saidBy: [terms] });
  }
  return { words: words.replace(/\s+/g, " ").trim(), unwanted: [...found.values()] };
}

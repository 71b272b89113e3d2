import type { Duty } from "@waymark/contract/jobs-understood";
import { type Sign, sign, statedBy } from "./stated.ts";

/** Words before a duty by which a posting says that it does not ask for it: "no nights", "keine Rufbereitschaft". */
const denied =
  /\b(?:no|not|nor|never|without|kein(?:e[nr]?)?|ohne|nie|sans|pas (?:de|d)|aucune?|ni|sin|ningun[ao]?|nada de|tampoco|free of|frei von)[ '’]+(?:\p{L}+[ -]){0,2}$/u;
/** Words behind a duty that say the same: "weekends off", "fines de semana libres", "week-end non travaillé". */
const deniedBehind =
  /^\p{L}*[ :-]+(?:(?:are|is|sind|ist|y festivos|and bank holidays|und feiertage?) )?(?:off|free|frei|libres?|no se trabaja|non travaille|chomes?|not required|(?:is )?not needed|nicht erforderlich|repos)/u;

/** Tells whether a text asks for a duty and does not deny it there. */
function notDenied(pattern: RegExp): Sign<Duty>["pattern"] {
  const each = new RegExp(pattern.source, "gu");
  return {
    test: (text) =>
      [...text.matchAll(each)].some(
        ({ index, 0: found }) =>
          !denied.test(text.slice(0, index)) && !deniedBehind.test(text.slice(index + found.length)),
      ),
  };
}

const asks = (of: Duty, words: string, pattern: RegExp): Sign<Duty>[] => {
  const asked = notDenied(pattern);
  return words.split(" ").map((word) => sign(of, word.replaceAll("_", " "), asked));
};

const signs: readonly Sign<Duty>[] = [
  ...asks(
    "nights",
    "night nacht nuit noche nocturn",
    /(?<!\bjours? et )\b(?:nights?\b|night[- ]shift|nacht(?:dienst|schicht|arbeit|wache|s\b)|nacht- und|nuits?\b|noches?\b|nocturn[oae]s?\b)/,
  ),
  ...asks("weekends", "weekend week-end", /\bweek-?ends?\b/),
  ...asks("weekends", "saturday sunday", /\b(?:satur|sun)days?\b(?!,? \d)/),
  ...asks("weekends", "wochenend", /\bwochenend(?:en?|s|dienste?|arbeit|einsatze?)?\b/),
  ...asks(
    "weekends",
    "samstag sonntag sonn-",
    /\b(?:sams|sonn)tag(?:s|en?)?\b(?!,? (?:den |\d))|\bsonn- und feiertag/,
  ),
  ...asks("weekends", "semana", /\bfin(?:es)? de semana\b/),
  ...asks("weekends", "sabado domingo", /\b(?:sabado|domingo)s?\b(?! \d)/),
  ...asks("weekends", "samedi dimanche", /\b(?:samedi|dimanche)s?\b(?! \d)/),
  ...asks(
    "shifts",
    "shift",
    /\b(?:rotating|rotational|night|late|early|evening|day|twilight|weekend|\d+)[- ](?:hour )?shifts?\b|\bshift(?:s\b|[- ](?:work|pattern|rota|system|allowance|premium|basis))/,
  ),
  ...asks(
    "shifts",
    "schicht",
    /\b(?:wechsel|zwei|drei|vier|mehr|fruh|spat|nacht|tag|[2-5])?-?schicht(?:en|s?dienste?|arbeit|systeme?n?|betrieb|bereitschaft|modelle?n?|zulagen?|plane?n?)?\b/,
  ),
  ...asks(
    "shifts",
    "turno",
    /\bturnos? (?:rotativ|de (?:manana|tarde|noche|trabajo rotativ)|nocturn)|\b(?:a|por|en|[2-5]|tres|dos) turnos\b/,
  ),
  ...asks("shifts", "x8", /\b[2-5] ?x ?8\b/),
  ...asks(
    "shifts",
    "equipe horaire poste",
    /\bequipes? (?:alternante|successive|tournante)s?|\bhoraires? (?:decale|poste|alterne|tournant)s?\b|\btravail (?:poste|en 2 equipes)/,
  ),
  ...asks("split-shifts", "split", /\bsplit[- ]shifts?\b/),
  ...asks(
    "split-shifts",
    "teil geteilt",
    /\bteil(?:dienste?|schicht(?:en)?)\b|\bgeteilte[rn]? (?:dienste?|schicht)/,
  ),
  ...asks("split-shifts", "partid", /\b(?:turno|jornada|horario) partid[oa]\b/),
  ...asks("split-shifts", "coup", /\bcoupures?\b|\bhoraires? coupes?\b/),
  ...asks("on-call", "call", /\bon[- ]call\b/),
  ...asks("on-call", "bereitschaftsd rufbereit", /\b(?:ruf)?bereitschaft(?:s?dienste?|en)?\b/),
  ...asks("on-call", "astreinte", /\bastreintes?\b/),
  ...asks("on-call", "guardia", /\bguardias?\b(?! (?:de seguridad|civil|jurado))/),
  ...asks(
    "travel",
    "travel trips overnight",
    /\btravel(?:l?ing)? (?:is |may be |will be )?(?:required|to (?:client|customer|other|various|different)|between|across|up to|within|national|international|extensively|frequently|regularly|\d)|\d ?% (?:of )?travel|\b(?:willing(?:ness)?|able|ability|prepared|required|need|requirement) to travel|\b(?:extensive|frequent|regular|some|occasional|business|domestic|international) travel\b|\bbusiness trips?\b|\bovernight stays?\b/,
  ),
  ...asks(
    "travel",
    "reise montage fernverkehr",
    /\breise(?:tatigkeit|bereitschaft|bereit|anteil)|\b(?:dienst|geschafts)reisen?\b|\bmontage(?:einsatze?n?|tatigkeit|reisen|bereitschaft)|\b(?:auf|weltweite|bundesweite) montagen?\b|\bfernverkehr\b/,
  ),
  ...asks("travel", "viaj", /\bviaj(?:es|ar)\b/),
  ...asks("travel", "desplaza", /\bdesplazamientos?\b|\bdesplazarse\b/),
  ...asks("travel", "deplacement decouch", /\bdeplacements?\b|\bdecouche(?:s|r|rs)?\b/),
  ...asks("licence", "driv", /\bdriv(?:ing|er'?s?'?) licen[cs]e/),
  ...asks("licence", "fuhrerschein", /\bfuhrerschein/),
  ...asks("licence", "permis", /\bpermis (?:b\b|c\b|de conduire)/),
  ...asks("licence", "de_conducir", /\b(?:carnet|carne|permiso|licencia) de conducir/),
];

/** The duties that a posting asks for in its text; none that it says it does not ask for. @param text By `statedText`. */
export const dutiesIn = (text: string): Duty[] => statedBy(signs, text);

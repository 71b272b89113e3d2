import type { Language } from "@waymark/contract/values";
import { seeded } from "../seeded.ts";
import { strangers, type Trade, trades } from "./trades.ts";

export const conditions = ["nights", "part-time", "no-experience", "no-degree", "licence", "remote"] as const;
export type Condition = (typeof conditions)[number];

/** A posting whose facts are known, because it was made of them. */
export interface MadePosting {
  readonly id: string;
  readonly language: Language;
  readonly trade: string;
  readonly title: string;
  readonly company: string;
  readonly town: string;
  readonly location: string;
  readonly description: string;
  readonly type: string;
  readonly remote: boolean;
  readonly meets: ReadonlySet<Condition>;
}

interface Words {
  readonly towns: readonly (readonly [town: string, location: string])[];
  readonly firms: readonly string[];
  readonly opening: string;
  readonly closing: string;
  /** Sentences of postings that meet a condition, and of those that do not. */
  readonly says: Readonly<Record<Condition, readonly [yes: readonly string[], no: readonly string[]]>>;
  /** Words that people type to ask for it. */
  readonly asks: Readonly<Record<Condition, readonly string[]>>;
  readonly placed: readonly string[];
  /** Asked, though nearly no posting says it. */
  readonly wishes: readonly string[];
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    towns: [
      ["Leeds", "Leeds, UK"],
      ["Manchester", "Manchester, England"],
      ["Bristol", "Bristol, UK"],
      ["Chicago", "Chicago, IL"],
    ],
    firms: ["Northfield", "Harbour Lane", "Oak & Co", "Riverside Trust", "Bell Street"],
    opening: "We are a friendly team and look for a colleague for",
    closing: "Please send us your CV. We train all new colleagues and answer within a week.",
    says: {
      nights: [
        ["You will work night shifts.", "This is a nights position, 8pm to 8am."],
        ["Day shifts only.", ""],
      ],
      "part-time": [
        ["Part time, 20 hours a week.", "Part-time role with fixed days."],
        ["Full time, 40 hours a week.", "Full-time."],
      ],
      "no-experience": [
        ["No experience needed, full training given.", "No previous experience is required."],
        ["At least three years of experience are required.", "You bring experience in a similar role."],
      ],
      "no-degree": [
        ["No degree needed.", "A degree is not required."],
        ["You hold a degree or equivalent.", ""],
      ],
      licence: [
        ["A full driving licence is needed.", "You need a driving licence."],
        ["", ""],
      ],
      remote: [
        ["You work from home.", "Fully remote."],
        ["You work on site.", ""],
      ],
    },
    asks: {
      nights: ["nights", "night shift"],
      "part-time": ["part time", "part-time"],
      "no-experience": ["no experience", "entry level no experience", "without experience"],
      "no-degree": ["without degree", "no degree"],
      licence: ["with driving licence", "driving license"],
      remote: ["remote", "work from home"],
    },
    placed: ["Leeds", "in Manchester", "Bristol", "near Leeds", "Chicago", "jobs in Bristol"],
    wishes: ["urgent", "immediate start", "well paid", "hiring now"],
  },
  de: {
    towns: [
      ["Köln", "Köln, Deutschland"],
      ["Hamburg", "Hamburg"],
      ["Leipzig", "Leipzig, Sachsen"],
      ["Wien", "Wien, Österreich"],
    ],
    firms: ["Nordlicht", "Hafenstraße", "Eiche & Co", "Ufer Stiftung", "Glockenhof"],
    opening: "Wir sind ein freundliches Team und suchen Verstärkung für",
    closing:
      "Bitte senden Sie uns Ihre Bewerbung. Wir arbeiten alle neuen Kollegen ein und antworten innerhalb einer Woche.",
    says: {
      nights: [
        ["Sie arbeiten im Nachtdienst.", "Die Stelle ist in der Nachtschicht."],
        ["Nur Tagdienst.", ""],
      ],
      "part-time": [
        ["Teilzeit mit 20 Stunden pro Woche.", "Teilzeitstelle mit festen Tagen."],
        ["Vollzeit mit 40 Stunden.", "In Vollzeit."],
      ],
      "no-experience": [
        [
          "Keine Erfahrung nötig, wir lernen Sie an.",
          "Berufserfahrung ist nicht erforderlich, auch Quereinsteiger sind willkommen.",
        ],
        ["Mindestens drei Jahre Berufserfahrung.", "Sie bringen Erfahrung mit."],
      ],
      "no-degree": [
        ["Kein Studium nötig.", "Auch ohne Studium möglich."],
        ["Abgeschlossenes Studium.", ""],
      ],
      licence: [
        ["Führerschein der Klasse B ist erforderlich.", "Sie haben einen Führerschein."],
        ["", ""],
      ],
      remote: [
        ["Arbeit im Homeoffice.", "Vollständig remote."],
        ["Arbeit vor Ort.", ""],
      ],
    },
    asks: {
      nights: ["nachts", "Nachtschicht", "Nachtdienst"],
      "part-time": ["Teilzeit", "in Teilzeit", "halbtags"],
      "no-experience": ["ohne Erfahrung", "ohne Berufserfahrung", "Quereinsteiger"],
      "no-degree": ["ohne Studium", "ohne Abschluss"],
      licence: ["mit Führerschein", "Führerschein"],
      remote: ["Homeoffice", "remote"],
    },
    placed: ["Köln", "in Hamburg", "Leipzig", "Raum Köln", "Wien", "Stellen in Leipzig"],
    wishes: ["dringend", "ab sofort", "gut bezahlt"],
  },
  fr: {
    towns: [
      ["Lyon", "Lyon, France"],
      ["Nantes", "Nantes (44)"],
      ["Lille", "Lille, Hauts-de-France"],
      ["Bruxelles", "Bruxelles, Belgique"],
    ],
    firms: ["Boréale", "Rue du Port", "Chêne et Cie", "Fondation Rive", "Clocher"],
    opening: "Notre équipe accueillante cherche un collègue pour",
    closing: "Envoyez-nous votre CV. Nous formons tous les nouveaux collègues et répondons sous une semaine.",
    says: {
      nights: [
        ["Vous travaillez de nuit.", "Poste de nuit, 21 h à 7 h."],
        ["Poste de jour uniquement.", ""],
      ],
      "part-time": [
        ["Temps partiel, 20 heures par semaine.", "Poste à mi-temps, jours fixes."],
        ["Temps plein, 35 heures.", "À temps complet."],
      ],
      "no-experience": [
        ["Débutants acceptés, formation assurée.", "Sans expérience exigée, nous vous formons."],
        ["Trois ans d'expérience au minimum.", "Vous avez de l'expérience sur un poste similaire."],
      ],
      "no-degree": [
        ["Sans diplôme exigé.", "Aucun diplôme n'est demandé."],
        ["Diplôme exigé.", ""],
      ],
      licence: [
        ["Permis B exigé.", "Vous avez le permis de conduire."],
        ["", ""],
      ],
      remote: [
        ["Télétravail complet.", "Poste en télétravail."],
        ["Travail sur site.", ""],
      ],
    },
    asks: {
      nights: ["de nuit", "nuit"],
      "part-time": ["mi-temps", "temps partiel", "à mi-temps"],
      "no-experience": ["sans expérience", "débutant accepté", "débutant"],
      "no-degree": ["sans diplôme"],
      licence: ["avec permis B", "permis B"],
      remote: ["télétravail", "à distance"],
    },
    placed: ["Lyon", "à Nantes", "Lille", "près de Lyon", "Bruxelles", "emploi à Lille"],
    wishes: ["urgent", "disponible immédiatement", "bien payé"],
  },
  es: {
    towns: [
      ["Sevilla", "Sevilla, España"],
      ["Valencia", "Valencia, España"],
      ["Bilbao", "Bilbao, País Vasco"],
      ["Ciudad de México", "Ciudad de México, México"],
    ],
    firms: ["Boreal", "Calle del Puerto", "Roble y Cía", "Fundación Ribera", "Campana"],
    opening: "Somos un equipo cercano y buscamos un compañero para",
    closing: "Envíanos tu currículum. Formamos a todo nuevo compañero y contestamos en una semana.",
    says: {
      nights: [
        ["Trabajarás de noche.", "Turno de noche, de 22 a 7."],
        ["Solo turno de día.", ""],
      ],
      "part-time": [
        ["Media jornada, 20 horas a la semana.", "Jornada parcial con días fijos."],
        ["Jornada completa, 40 horas.", "A tiempo completo."],
      ],
      "no-experience": [
        ["No se requiere experiencia, te formamos.", "Sin experiencia previa, con formación."],
        ["Mínimo tres años de experiencia.", "Aportas experiencia en un puesto similar."],
      ],
      "no-degree": [
        ["Sin titulación requerida.", "No hace falta título."],
        ["Título exigido.", ""],
      ],
      licence: [
        ["Imprescindible carnet de conducir.", "Permiso de conducir B."],
        ["", ""],
      ],
      remote: [
        ["Teletrabajo completo.", "Puesto en remoto."],
        ["Trabajo presencial.", ""],
      ],
    },
    asks: {
      nights: ["de noche", "turno de noche", "noches"],
      "part-time": ["media jornada", "tiempo parcial", "a media jornada"],
      "no-experience": ["sin experiencia", "sin experiencia previa"],
      "no-degree": ["sin título", "sin estudios"],
      licence: ["con carnet de conducir", "carnet de conducir"],
      remote: ["teletrabajo", "en remoto"],
    },
    placed: ["Sevilla", "en Valencia", "Bilbao", "cerca de Sevilla", "Ciudad de México", "empleo en Bilbao"],
    wishes: ["urgente", "incorporación inmediata", "bien pagado"],
  },
};

/** The number of postings that meet each condition. */
const often: Readonly<Record<Condition, number>> = {
  nights: 0.25,
  "part-time": 0.35,
  "no-experience": 0.35,
  "no-degree": 0.25,
  licence: 0.25,
  remote: 0.2,
};
const postingsPerTrade = 80;

function madePosting(
  language: Language,
  id: string,
  made: { readonly trade: string; readonly title: string; readonly tasks: string },
  random: () => number,
): MadePosting {
  const own = words[language];
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error("an empty list");
    return item;
  };
  const meets = new Set(conditions.filter((condition) => random() < often[condition]));
  const said = conditions.map((condition) => pick(own.says[condition][meets.has(condition) ? 0 : 1]));
  const [town, location] = pick(own.towns);
  return {
    id,
    language,
    trade: made.trade,
    title: made.title,
    company: pick(own.firms),
    town,
    location,
    description: [`${own.opening} ${made.tasks}.`, ...said, own.closing]
      .filter((one) => one !== "")
      .join(" "),
    // A source names the kind of contract on two of three postings.
    type: random() < 0.33 ? "" : meets.has("part-time") ? "part-time" : "full-time",
    remote: meets.has("remote") && random() < 0.7,
    meets,
  };
}

export function madePostings(): MadePosting[] {
  const random = seeded(19);
  const all: MadePosting[] = [];
  for (const language of ["en", "de", "fr", "es"] as const) {
    for (const { key, titles, tasks } of trades[language])
      for (let i = 0; i < postingsPerTrade; i++)
        all.push(
          madePosting(
            language,
            `${language}-${key}-${i}`,
            { trade: key, title: titles[i % titles.length] ?? "", tasks },
            random,
          ),
        );
    for (const [n, title] of strangers[language].entries())
      for (let i = 0; i < 20; i++)
        all.push(
          madePosting(
            language,
            `${language}-other-${n}-${i}`,
            { trade: "other", title, tasks: trades[language][n % trades[language].length]?.tasks ?? "" },
            random,
          ),
        );
  }
  // Newest first in no order of trades.
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

export interface AskedQuery {
  readonly language: Language;
  readonly text: string;
  readonly kind: "plain" | "qualified";
  readonly isRight: (posting: MadePosting) => boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** About a hundred queries a language: the words alone, and with what people add. */
export function askedQueries(): AskedQuery[] {
  const asked: AskedQuery[] = [];
  for (const language of ["en", "de", "fr", "es"] as const) {
    const own = words[language];
    let turn = 0;
    for (const one of trades[language]) {
      for (const typed of one.typed) asked.push(asPlain(language, one, typed));
      const typed = (n: number) => one.typed[n % one.typed.length] ?? "";
      const condition = conditions[turn % conditions.length] ?? "nights";
      const other = conditions[(turn + 2) % conditions.length] ?? "nights";
      const asks = own.asks[condition];
      const placed = own.placed[turn % own.placed.length] ?? "";
      const phrase = asks[turn % asks.length] ?? "";
      const second = own.asks[other];
      asked.push(asWith(language, one, `${typed(turn)} ${phrase}`, [condition], null));
      asked.push(asWith(language, one, `${typed(turn + 1)} ${placed}`, [], placed));
      const [a, b] = [second[turn % second.length] ?? "", typed(turn + 2)];
      asked.push(
        asWith(
          language,
          one,
          turn % 2 === 0 ? `${capital(a)} ${b}` : `${b} ${own.wishes[turn % own.wishes.length]}`,
          turn % 2 === 0 ? [other] : [],
          null,
        ),
      );
      turn++;
    }
  }
  return asked;
}

const isOf = (language: Language, { key }: Trade, typed: string) => {
  // "Pflegefachkraft" and "Krankenschwester" are other people than "Altenpfleger", and so on: the trade alone decides.
  void typed;
  return (posting: MadePosting) => posting.language === language && posting.trade === key;
};

function asPlain(language: Language, one: Trade, text: string): AskedQuery {
  return { language, text, kind: "plain", isRight: isOf(language, one, text) };
}

function asWith(
  language: Language,
  one: Trade,
  text: string,
  wanted: readonly Condition[],
  placed: string | null,
): AskedQuery {
  const ofTrade = isOf(language, one, text);
  return {
    language,
    text,
    kind: "qualified",
    isRight: (posting) =>
      ofTrade(posting) &&
      wanted.every((condition) => posting.meets.has(condition)) &&
      (placed === null || placed.includes(posting.town)),
  };
}

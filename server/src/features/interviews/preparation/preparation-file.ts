import type { QueryOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Interview } from "@waymark/contract/interviews";
import type {
  preparationFile as endpoint,
  PostingAsk,
  Preparation,
} from "@waymark/contract/interviews-preparation";
import { cutText } from "@waymark/domain/vocabulary/cut-text";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import type { PrintedSection } from "../../../printing/messages.ts";
import { printPreparation } from "../../../printing/print-preparation.ts";
import { prepareInterview } from "./prepare-interview.ts";

/** The room on the two pages: items of each kind, characters of an item, and the size of the letters in points. */
interface Room {
  readonly asks: number;
  readonly questions: number;
  readonly others: number;
  readonly characters: number;
  readonly size: number;
}

/** From the roomiest; the last one fits whatever the texts are. */
const rooms: readonly Room[] = [
  { asks: 16, questions: 14, others: 20, characters: 220, size: 10.4 },
  { asks: 14, questions: 14, others: 16, characters: 180, size: 9.6 },
  { asks: 12, questions: 12, others: 14, characters: 150, size: 9 },
  { asks: 8, questions: 9, others: 9, characters: 110, size: 8.8 },
  { asks: 4, questions: 5, others: 4, characters: 60, size: 8.8 },
];

interface Words {
  /** A sentence of the preparation in the person's language. */
  readonly say: (key: string, params?: Record<string, unknown>) => string;
  readonly locale: string;
  readonly kind: string;
}

/**
 * The preparation of an interview as a PDF of two pages, in the person's language; the questions are in the asked one.
 */
export async function preparationFile(
  deps: Deps,
  actor: Actor,
  id: string,
  { language, paper }: QueryOf<typeof endpoint>,
): Promise<{ bytes: Uint8Array; type: string; fileName: string }> {
  const preparation = await prepareInterview(deps, actor, id, language);
  const { locale } = actor;
  const say = (key: string, params?: Record<string, unknown>) =>
    deps.translate(locale, `interviews-preparation.${key}`, params);
  const { interview } = preparation;
  const kind = deps.translate(locale, `interviews.kind.${interview.kind}`);
  const words = { say, locale, kind };
  const about = [interview.job.title, interview.job.company].filter((part) => part !== "").join(", ");
  for (const room of rooms) {
    const bytes = await printPreparation(deps, {
      ...{
        language: locale,
        paper,
        size: room.size,
        title: cutText(about, 200),
        subtitle: cutText(interview.title, 200),
      },
      facts: factsOf(preparation, words, room),
      made: say("print.made", { day: dayOf(dayIn(actor.timeZone, deps.now().toISOString()), locale) }),
      page: say("print.page", { page: "<page>", pages: "<pages>" }),
      sections: sectionsOf(preparation, words, room),
    });
    if (bytes !== null) {
      const name = say("print.file", { company: interview.job.company || interview.job.title });
      return { bytes, type: "application/pdf", fileName: `${name}.pdf` };
    }
  }
  throw new AppError("not_printable", { reason: say("print.long") });
}

const dayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );

const clock = (at: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(new Date(at));

const zoneName = (zone: string): string => zone.replaceAll("_", " ").split("/").at(-1) ?? zone;

function factsOf({ interview, timeZone, notes, km }: Preparation, { say, locale, kind }: Words, room: Room) {
  const own = `${dayOf(dayIn(timeZone, interview.startsAt), locale)}, ${clock(interview.startsAt, timeZone, locale)} – ${clock(interview.endsAt, timeZone, locale)}`;
  const isAway =
    clock(interview.startsAt, timeZone, locale) !== clock(interview.startsAt, interview.timeZone, locale);
  const there = say("there", {
    time: clock(interview.startsAt, interview.timeZone, locale),
    zone: zoneName(interview.timeZone),
  });
  const people = interview.people
    .map(({ name, role }) => (role === "" ? name : `${name} (${role})`))
    .join(", ");
  const rows = [
    ["when", isAway ? `${own} (${there})` : own],
    ["kindLabel", kind],
    ["place", interview.place === "" ? "" : placeOf(interview, km, say)],
    ["link", interview.link.replace(/^https?:\/\//i, "")],
    ["people", people],
    ["leave", leaveAt({ interview, timeZone, travelMinutes: notes.travelMinutes }, say, locale)],
    ["notes", interview.notes.replace(/\s+/g, " ").trim()],
  ] as const;
  return rows
    .filter(([, text]) => text !== "")
    .map(([key, text]) => ({ label: say(`fact.${key}`), text: short(text, room.characters * 2) }));
}

const placeOf = ({ place }: Interview, km: number | null, say: Words["say"]): string =>
  km === null || km === 0 ? place : `${place} (${say("km", { km })})`;

/** When to leave: the way and a quarter of an hour before it begins. */
function leaveAt(
  {
    interview,
    timeZone,
    travelMinutes,
  }: { readonly interview: Interview; readonly timeZone: string; readonly travelMinutes: number | null },
  say: Words["say"],
  locale: string,
): string {
  if (travelMinutes === null) return "";
  const at = new Date(Date.parse(interview.startsAt) - (travelMinutes + 15) * 60_000).toISOString();
  return say("leaveAt", { time: clock(at, timeZone, locale), minutes: travelMinutes });
}

const short = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most).replace(/\s+\S*$/u, "")} …`;

function sectionsOf(preparation: Preparation, words: Words, room: Room): PrintedSection[] {
  const { asks, questions, back, checklist, notes, company, stories } = preparation;
  const { say } = words;
  const answered = asks.filter(({ proofs }) => proofs.length > 0);
  const open = asks.filter(({ status }) => status === "missing");
  const ownBack = notes.ownBack.map(({ text }) => ({ text, notes: [] }));
  const made = [
    section("answered", "pairs", answered.map(answerOf), room.asks, room, say),
    section(
      "open",
      "list",
      open.map(({ words: text }) => ({ text, notes: [] })),
      room.others,
      room,
      say,
    ),
    section("questions", "list", questionsOf(questions, say), room.questions, room, say),
    section(
      "stories",
      "list",
      stories.map(({ title, parts }) => ({ text: title, notes: parts.slice(-1) })),
      6,
      room,
      say,
    ),
    section(
      "back",
      "list",
      [...ownBack, ...back.map(({ id }) => ({ text: say(`back.${id}.text`), notes: [] }))],
      room.others,
      room,
      say,
    ),
    section("company", "list", company === null ? [] : companyLines(company, words), room.others, room, say),
    section(
      "checklist",
      "check",
      checklist.map(({ id, law }) => ({ text: say(`check.${id}`), notes: law === "" ? [] : [law] })),
      room.others + 6,
      room,
      say,
    ),
  ];
  return made.filter(({ items }) => items.length > 0);
}

function section(
  name: string,
  layout: PrintedSection["layout"],
  items: PrintedSection["items"],
  most: number,
  { characters }: Room,
  say: Words["say"],
): PrintedSection {
  const shown = items.slice(0, most).map(({ text, notes }) => ({
    text: short(text, characters),
    notes: notes
      .filter((note) => note.trim() !== "")
      .map((note) => short(note.replace(/\s+/g, " "), characters)),
  }));
  const left = items.length - shown.length;
  return {
    heading: say(`section.${name}`),
    layout,
    items: shown,
    more: left === 0 ? "" : say("print.more", { count: left }),
  };
}

const answerOf = ({ words, proofs }: PostingAsk) => ({ text: words, notes: proofs.map(({ text }) => text) });

const questionsOf = (questions: Preparation["questions"], say: Words["say"]) =>
  questions.map(({ id, text, words }) => ({
    text: id === null ? say("gapQuestion", { term: words }) : text,
    notes: [],
  }));

/** Sentences on an employer from its stored postings, with their numbers. */
function companyLines(
  company: NonNullable<Preparation["company"]>,
  { say, locale }: Words,
): { text: string; notes: string[] }[] {
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);
  const listed = (all: readonly { name: string; count: number }[]) =>
    all.map(({ name, count }) => `${name} (${count})`).join(", ");
  const { pay } = company;
  const lines = [
    company.openings === 0
      ? ""
      : say("company.openings", {
          count: company.openings,
          month: company.lastMonth,
          quarter: company.lastQuarter,
        }),
    company.places.length === 0 ? "" : say("company.places", { places: listed(company.places) }),
    pay === null
      ? ""
      : say("company.pay", {
          count: pay.count,
          low: money(pay.low, pay.currency),
          high: money(pay.high, pay.currency),
        }),
    ...company.words.map(({ text }) => say("print.quote", { text })),
  ];
  return lines.filter((text) => text !== "").map((text) => ({ text, notes: [] }));
}

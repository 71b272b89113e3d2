import type { RawPosting } from "../../domain/src/jobs/posting.ts";

type Random = () => number;
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Changes that another source makes to the same job. */
export const decorations: Readonly<Record<string, (raw: RawPosting, random: Random) => RawPosting>> = {
  "cut short": (raw, random) => {
    const words = text(raw.description).split(" ");
    const kept = Math.max(60, Math.floor(words.length * (0.3 + random() * 0.5)));
    return { ...raw, description: `${words.slice(0, kept).join(" ")}...` };
  },
  entities: (raw) => ({
    ...raw,
    title: text(raw.title).replace(/&/g, "&amp;").replace(/'/g, "&#39;"),
    description: `<p>${text(raw.description).replace(/&/g, "&amp;").replace(/'/g, "&#8217;").replace(/\n+/g, "</p><p>")}</p>`,
  }),
  "title decorated": (raw, random) => {
    const forms = [
      " (m/f/d)",
      ` - ${text(raw.location).split(",")[0]}`,
      ` | ${text(raw.company)}`,
      " - Urgent",
      " (Ref: 48213)",
    ];
    return { ...raw, title: `${text(raw.title)}${forms[Math.floor(random() * forms.length)]}` };
  },
  "legal form": (raw, random) => {
    const forms = [" Ltd", " Limited", ", Inc.", " GmbH", " plc"];
    return { ...raw, company: `${text(raw.company)}${forms[Math.floor(random() * forms.length)]}` };
  },
  "place reworded": (raw, random) => {
    const town = text(raw.location).split(",").at(-1)?.trim() ?? "";
    const forms = [
      `${town}, United Kingdom`,
      town.toUpperCase(),
      `${town}, UK`,
      `${text(raw.location)} (on site)`,
    ];
    return { ...raw, location: forms[Math.floor(random() * forms.length)] };
  },
  "other date": (raw) => ({
    ...raw,
    posted: new Date((Date.parse(text(raw.posted)) || 0) + 9 * 86_400_000).toISOString(),
  }),
  "source's ending": (raw) => ({
    ...raw,
    description: `${text(raw.description)}\n\nThis posting was found by Example Board. Create an alert to hear of similar ones first.`,
  }),
};

const replaced = (raw: RawPosting, from: RegExp, to: string): RawPosting | null => {
  const title = text(raw.title).replace(from, to);
  return title === raw.title ? null : { ...raw, title };
};

/** Changes that make it a different job; null where a posting has nothing to change. */
export const nearMisses: Readonly<Record<string, (raw: RawPosting) => RawPosting | null>> = {
  "other town": (raw) => ({
    ...raw,
    location: /\bCarlisle\b/.test(text(raw.location)) ? "Plymouth" : "Carlisle",
  }),
  "other level": (raw) =>
    /\b(?:senior|sr|lead|head|junior|deputy)\b/i.test(text(raw.title))
      ? replaced(raw, /\b(?:senior|sr|lead|head|junior|deputy)\b\.?\s*/i, "")
      : { ...raw, title: `Senior ${text(raw.title)}` },
  "other shift": (raw) =>
    /night/i.test(text(raw.title)) ? null : { ...raw, title: `${text(raw.title)} - Nights` },
  "other band": (raw) => replaced(raw, /\bband 5\b/i, "Band 6"),
  "other department": (raw) =>
    /pathology/i.test(text(raw.title)) ? null : { ...raw, title: `${text(raw.title)} - Pathology` },
  "other pay": (raw) => {
    const salary = text(raw.salary).replace(/\d{2},\d{3}/g, (figure) =>
      (Number(figure.replace(",", "")) + 6_400).toLocaleString("en"),
    );
    return salary === text(raw.salary) ? null : { ...raw, salary };
  },
  "other employer": (raw) => ({ ...raw, company: "Northfield Partners" }),
};

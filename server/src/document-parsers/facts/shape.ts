import { z } from "zod";

/** The kinds of imports for operators. */
export const factKinds = ["onet", "oews", "projections", "esco", "wages"] as const;
export const FactKind = z.enum(factKinds);
export type FactKind = z.infer<typeof FactKind>;

const code = z.string().min(1).max(60);
const text = z.string().max(4_000);
const texts = z.array(text).max(2_000);
const figure = z.number().min(-1_000_000).max(1_000_000_000).nullable();
const scores = z.record(z.string().max(40), z.number());
const percentiles = { p10: figure, p25: figure, p50: figure, p75: figure, p90: figure };

const OnetOccupation = z.object({
  code,
  title: text,
  description: text,
  zone: z.int().min(1).max(5).nullable(),
  titles: texts,
  tasks: texts,
  skills: scores,
  knowledge: scores,
  technologies: texts,
  months: z.number().min(0).max(600).nullable(),
  related: z.array(code).max(100),
});
const CodeWages = z.object({ code, name: text, employed: figure, ...percentiles });
const Projection = z.object({
  code,
  employed: figure,
  growth: figure,
  openings: figure,
  education: z.string().max(40).nullable(),
  experience: z.string().max(40).nullable(),
  transfer: figure,
});
const EscoOccupation = z.object({
  code: z.string().min(1).max(200),
  isco: z.string().max(10),
  title: text,
  titles: texts,
});
const IscoWages = z.object({
  code,
  currency: z.string().length(3),
  year: z.int().min(1990).max(2100),
  ...percentiles,
});

const head = { version: z.string().max(80) };
const rows = <T extends z.ZodType>(row: T) => z.array(row).min(1).max(60_000);

/** A file's facts from the child; the parent parses them, because the child has handled untrusted bytes. */
export const Facts = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("onet"), ...head, rows: rows(OnetOccupation) }),
  z.object({ kind: z.literal("oews"), ...head, rows: rows(CodeWages) }),
  z.object({ kind: z.literal("projections"), ...head, rows: rows(Projection) }),
  z.object({ kind: z.literal("esco"), ...head, rows: rows(EscoOccupation) }),
  z.object({ kind: z.literal("wages"), ...head, rows: rows(IscoWages) }),
]);
export type Facts = z.infer<typeof Facts>;

import { z } from "zod";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What the parent asks of the typesetter: `data` is the resume and its look as JSON. */
export const Job = z.object({
  id: z.int(),
  what: z.enum(["pdf", "pages"]),
  data: z.string(),
  photo: z.object({ path: z.string(), bytes }).nullable(),
  maxPages: z.int(),
});
export type Job = z.infer<typeof Job>;

/** What the typesetter says. */
export const Report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("pdf"), id: z.int(), bytes }),
  z.object({
    kind: z.literal("pages"),
    id: z.int(),
    pages: z.array(z.string()),
    width: z.number(),
    height: z.number(),
  }),
  z.object({ kind: z.literal("too-long"), id: z.int() }),
  z.object({ kind: z.literal("failed"), id: z.int(), problem: z.string() }),
]);
export type Report = z.infer<typeof Report>;

import { z } from "zod";

/** Languages of the product. */
export const languages = ["en", "es", "fr", "de"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** UUIDv7 made in the application. */
export const Id = z.uuid();

/** ISO 8601 instant in UTC. */
export const Instant = z.iso.datetime();

// Lone surrogates (Cs) are no characters: no database stores them as given.
const printable = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** Free text stored exactly as given: no control characters but tab and line ends, at most `max` characters. */
export const text = (max: number) => z.string().max(max).regex(printable);

/** A single line: trimmed, without line ends. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A single line stored exactly as given, blanks at its ends too: at most `max` characters, no control characters. */
export const exactLine = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The same with something to read in it. */
export const filledLine = (max: number) => exactLine(max).min(1).regex(/\S/);

/** Lines of which none stands there twice; what would be dropped silently is refused instead. */
export const distinctLines = (max: number, atMost: number) =>
  z
    .array(filledLine(max))
    .max(atMost)
    .refine((entries) => new Set(entries).size === entries.length, { params: { problem: "duplicate" } });

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The answer of calls that only say that they are done. */
export const Done = z.object({ ok: z.literal(true) });

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

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The answer of calls that only say that they are done. */
export const Done = z.object({ ok: z.literal(true) });

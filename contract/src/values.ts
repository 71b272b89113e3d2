import { z } from "zod";

export const languages = ["en", "es", "fr", "de"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** A UUID; the server creates version 7, browsers may send any version. */
export const Id = z.uuid();

/** ISO 8601 instant in UTC. */
export const Instant = z.iso.datetime();

// Lone surrogates (Cs) are no characters, and databases refuse them.
const printable = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** Stored exactly as given: no control characters except tab and line breaks, at most `max` characters. */
export const text = (max: number) => z.string().max(max).regex(printable);

/** A single line: trimmed, without line breaks. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A single line, stored exactly as given, blanks at its ends too: no control characters, at most `max` characters. */
export const exactLine = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Same as `exactLine`, but not blank. */
export const filledLine = (max: number) => exactLine(max).min(1).regex(/\S/);

/** A list without duplicates; a duplicate is refused instead of silently dropped. */
export const distinctLines = (max: number, atMost: number) =>
  z
    .array(filledLine(max))
    .max(atMost)
    .refine((entries) => new Set(entries).size === entries.length, { params: { problem: "duplicate" } });

/** A phone number with its country code; blanks, dots, hyphens and brackets are ignored. */
export const PhoneNumber = line(60).min(1);

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const Done = z.object({ ok: z.literal(true) });

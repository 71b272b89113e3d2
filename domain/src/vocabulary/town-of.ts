import { placeScore } from "./place-words.ts";

/** `LS8 4DP`, `D02 X285`, `V6B 1A1`, `97201-1234`, `NSW 2000`, `(69)`; a number of five digits before or after a town. */
const postcodes =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d{2} [A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?|(?:[A-Z]{1,2}-)\d{4,5})\b|(?<=\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) )\d{4}\b|^\d{4,6}(?= \p{Lu})|\(\d{2,5}\)|(?<=\p{L})[ -]+\d{6}$/gu;

/** A number with a street, a flat, a floor or a box: `14 Moorside Terrace`, `Hauptstr. 5 a`, `2º B`, `Flat 3`. */
const houses =
  /^\d|^c\/|\s\d{1,5}\s?[a-z]?(?:\s?[-/]\s?\d+)?$|\d\s?[ºª°]|[ºª°]|^(?:flat|apt|apartment|unit|suite|ste|room|p\.? ?o\.? box|apartado|postfach|b\.?p|b[âa]t(?:iment)?|r[ée]sidence|appt?|piso|planta|calle|avda|avenida|plaza|paseo|rue|impasse|chemin|all[ée]e)\b[ .]/iu;

/** Ends of a street's or a building's name, which tell only before a town. */
const streetEnds =
  /(?:\b(?:lane|road|rd|street|st|avenue|ave|drive|dr|close|terrace|gardens|crescent|grove|mews|boulevard|blvd|court|apartments|house|towers?)\.?|(?:stra(?:ß|ss)e|str\.|weg|gasse|allee))$/iu;

/**
 * The town of a postal address, with state and country where they are named: `14 Moorside Terrace, Leeds LS8 4DP` is
 * `Leeds`. A text without a house or postcode stays as it is, and so does an address whose town cannot be told.
 */
export function townOf(address: string): string {
  const whole = address.trim().replace(/\s+/g, " ");
  const parts = whole
    .split(/\s*[,;|·•\n]\s*|\s[–—-]\s/u)
    .map((part) => part.replace(postcodes, " ").replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
  const towns = parts.filter((part) => !houses.test(part));
  const kept = towns.filter((part, i) => i === towns.length - 1 || !streetEnds.test(part));
  if (kept.length > 0) return kept.join(", ");
  return lastTown(parts.join(" ")) ?? whole;
}

/** The last one to three words that name a place: `14 Moorside Terrace Leeds`. */
function lastTown(text: string): string | undefined {
  const words = text.split(" ");
  return [3, 2, 1]
    .map((count) => words.slice(-count).join(" "))
    .find((name) => name !== text && !/\d/.test(name) && placeScore(name) >= 0.9);
}

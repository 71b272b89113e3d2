import type { Catalogue } from "./catalogue.ts";

/** Words that address a person informally. Verbs are listed where no other word is spelled the same. */
const informal: Readonly<Record<"es" | "fr" | "de", RegExp>> = {
  es: words(
    "tú|tu|tus|te|ti|contigo|tuy[oa]s?",
    "puedes|podrás|quieres|tienes|tendrás|eres|estás|estés|has|hayas|haces|hiciste|debes|sabes|ves|verás|vas|vuelves",
    "dices|eliges|elijas|escribes|escribiste|envías|enviaste|guardas|guardaste|recibes|recibirás|necesitas|necesitarás",
    "usas|usaste|pides|pediste|añades|añadiste|olvidaste|subiste|decides|sigues|pagas|pagaste|pierdes|encuentras",
    "haz|pon|dilo|ponlo|hazlo|inténtalo|elígelo|revísal[oa]|pégal[oa]s?|muével[oa]|añádel[oa]|quítal[oa]s?|cópial[oa]",
    "\\p{L}+(?:arte|erte|irte)",
  ),
  fr: words("tu|te|toi|tes|tien|tienne|peux|veux|dois"),
  de: words("du|dich|dir|dein|deine[mnrs]?|euch|eure?[mnrs]?|kannst|willst|hast|bist"),
};

/** Spanish words ending like an infinitive with 'te' that are none. */
const lookAlikes = /^(a?parte|arte|des?carte|comparte|reparte|suerte|advierte|convierte|fuerte)$/iu;

function words(...lists: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${lists.join("|")})(?!\\p{L})`, "giu");
}

/** Texts that say 'du', 'tu' or 'tú': the product says Sie, vous and usted. */
export function formProblems(catalogue: Catalogue): string[] {
  return (["es", "fr", "de"] as const).flatMap((language) =>
    [...catalogue[language]].flatMap(([key, text]) =>
      (text.replace(/\{\{[^}]*\}\}/g, " ").match(informal[language]) ?? [])
        // Words in capitals are names, such as EUR and DATA_DIR.
        .filter((word) => !lookAlikes.test(word) && word !== word.toUpperCase())
        .map((word) => `${language}: ${key} addresses the reader informally: ${word}`),
    ),
  );
}

const gender =
  /\s*[([]\s*(?:[mwfdxhia](?:\s*[/|,*:]\s*(?:[mwfdxhia]|div|gn|nb))+|all genders?|gn)\s*[)\]]/giu;
const noise = /\s*[([][^)\]]*[)\]]/gu;

/**
 * Removes the details of one posting from a title: "Registered Nurse - ICU, nights (Band 5)" becomes "Registered
 * Nurse". Empty when the rest is not a title of at most four words.
 */
export function normalizeTitle(title: string): string {
  const head = title
    .replace(gender, "")
    .replace(noise, "")
    .split(/\s[-–—|@]\s|[,;:|•/]|\s(?:at|bei|chez|en)\s/u)[0]
    ?.replace(/\s+/g, " ")
    .trim();
  if (head === undefined || head.length < 4 || head.length > 40 || /\d/.test(head)) return "";
  if (head.split(" ").length > 4) return "";
  return head === head.toUpperCase() ? "" : head;
}

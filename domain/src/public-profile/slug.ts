import { fold } from "../vocabulary/fold.ts";

/** Words that would pass for a part of the product, its people or its machinery. */
const reserved = new Set(
  (
    "about abuse account accounts admin administrator api app assets auth billing blog careers checkout contact " +
    "cookies dashboard de demo docs en enterprise es example faq features fr health help home hostmaster invite " +
    "jobs legal login logout mail me moderator news null official onboarding operator owner plans postmaster press " +
    "pricing privacy private profile public recruiter recruiters recover register reset-auth robots root search " +
    "security settings signin signout signup sitemap staff status support system team terms test undefined unknown " +
    "user users verify-phone waymark webmaster www you"
  ).split(" "),
);

/** Whether nobody may have this address: a word of the product, or one that begins with its name. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug) || slug.startsWith("waymark-") || slug.startsWith("admin-");
}

const longest = 40;
const shortest = 3;

const extraLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * The address a name suggests: 'Nora Vale' is nora-vale. Empty when the name has too few Latin letters for one, or
 * what it suggests is reserved.
 */
export function slugOfName(name: string): string {
  const plain = fold(name)
    .replace(/[ßæœøłđðþı]/g, (letter) => extraLetters[letter] ?? "")
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  const slug = trimmed(plain.slice(0, longest));
  return slug.length < shortest || isReservedSlug(slug) ? "" : slug;
}

/** Addresses to try one after the other when the first is taken: nora-vale-2, nora-vale-3 and so on. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`;
  return `${trimmed(slug.slice(0, longest - end.length))}${end}`;
}

const trimmed = (slug: string) => slug.replace(/^-+|-+$/g, "");

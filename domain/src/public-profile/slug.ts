import { fold } from "../vocabulary/fold.ts";

/** Words that could pass for a part of the product, its staff or its servers. */
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

/** Tells whether nobody may take this address: it is reserved, or begins with the product's name or "admin". */
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

/** The address for a name: nora-vale for 'Nora Vale'. Empty with too few Latin letters, or when reserved. */
export function slugOfName(name: string): string {
  const plain = fold(name)
    .replace(/[ßæœøłđðþı]/g, (letter) => extraLetters[letter] ?? "")
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  const slug = trimmed(plain.slice(0, longest));
  return slug.length < shortest || isReservedSlug(slug) ? "" : slug;
}

/** The next address to try when one is taken: nora-vale-2, nora-vale-3 and so on. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`;
  return `${trimmed(slug.slice(0, longest - end.length))}${end}`;
}

const trimmed = (slug: string) => slug.replace(/^-+|-+$/g, "");

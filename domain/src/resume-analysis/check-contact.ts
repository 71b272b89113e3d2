import { fieldPlace } from "./passages.ts";
import { type Finding, phrase } from "./score.ts";
import type { ScoredResume } from "./scored-resume.ts";

const emailShape = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const linkShape = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
/** Addresses of digits only, or with words that look like a joke in a resume. They only give a note. */
const oddEmail =
  /^\d+@|^[^@]*(?:sexy|hottie|babe|party|420|69|xxx|princess|gangsta|killer|loco|bebe|beer)[^@]*@/i;

/**
 * Checks name, email, phone (8 to 15 digits, the maximum of E.164) and place, which an employer needs for a reply, and
 * a link to a profile or work, which only adds points.
 */
export function checkContact({ content: { personalInfo, links } }: ScoredResume): Finding[] {
  const { firstName, lastName, email, phone, location } = personalInfo;
  const names = [firstName, lastName].filter((name) => /\p{L}/u.test(name));
  const digits = phone.replace(/\D/g, "").length;
  const link = links.find(({ url }) => linkShape.test(url.trim()));
  const isEmail = emailShape.test(email);
  const of = (id: Finding["id"], field: string, given: string, value: number, advice: string): Finding => ({
    id,
    value,
    seen: given.trim() === "" ? phrase("seen.absent") : phrase("seen.there", { value: given.trim() }),
    advice: phrase(`advice.${advice}`),
    places: [fieldPlace("personalInfo", `personalInfo.${field}`, { excerpt: given })],
  });
  return [
    of("name", firstName === "" ? "firstName" : "lastName", names.join(" "), names.length / 2, "name"),
    {
      ...of("email", "email", email, isEmail ? 1 : 0, email.trim() === "" ? "email" : "emailShape"),
      notes: isEmail && oddEmail.test(email) ? [phrase("note.email")] : [],
    },
    of(
      "phone",
      "phone",
      phone,
      digits >= 8 && digits <= 15 ? 1 : digits >= 6 ? 0.5 : 0,
      phone.trim() === "" ? "phone" : "phoneShape",
    ),
    of("place", "location", location, /\p{L}{2}|\p{Lo}/u.test(location) ? 1 : 0, "location"),
    {
      id: "link",
      value: link === undefined ? 0 : 1,
      seen: link === undefined ? phrase("seen.absent") : phrase("seen.there", { value: link.url.trim() }),
      advice: phrase("advice.link"),
      places: [fieldPlace("links", "links", { excerpt: link?.url ?? "" })],
    },
  ];
}

import type { WeakPasswordDetails } from "@waymark/contract/sign-in-errors";
import { commonPasswords, commonStems } from "./common-passwords.ts";

export type PasswordProblem = WeakPasswordDetails["reasons"][number];

/** Least number of characters, counted in code points. */
const passwordLength = 8;

const common = new Set(commonPasswords);
const stems = new Set(commonStems);
const looksLike: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];
const walks = rows.flatMap((row) => [row + row, [...(row + row)].reverse().join("")]);

/** One character repeated, a repeated piece, or a run along the keyboard or the alphabet. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+$/u.test(text)) return true;
  return text.length >= 4 && walks.some((walk) => walk.includes(text));
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower) || isPattern(lower)) return true;
  const plain = (text: string) => [...text].map((c) => looksLike[c] ?? c).join("");
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}$@]+$/gu, "");
  return [bare, plain(bare), plain(lower)].some((text) => stems.has(text) || common.has(text));
}

/** Whether a password, written as a number is, is the end of an account's own number. */
const isEndOfNumber = (password: string, name: string): boolean =>
  name.startsWith("+") && /^[\d\s+()./-]+$/.test(password) && name.endsWith(password.replace(/\D/g, ""));

/**
 * Empty when the password is acceptable. There are no rules about kinds of characters (NIST SP 800-63B, 5.1.1.2): only
 * length and not being among the first guesses count.
 * @param name Email address, or the phone number in E.164 of an account without one. A password that is little more than
 * the part before the @, or the end of the number, is refused.
 */
export function checkPassword(password: string, name: string): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if ([...password].length < passwordLength) problems.push("too_short");
  if (isCommon(password) || isEndOfNumber(password, name)) problems.push("common");
  const local = name.includes("@") ? (name.split("@")[0]?.toLowerCase() ?? "") : "";
  const rest = password.toLowerCase().replace(local, "");
  if (local.length >= 4 && rest.length < password.length && [...rest].length < passwordLength)
    problems.push("contains_email");
  return problems;
}

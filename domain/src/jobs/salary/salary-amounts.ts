import { isCurrency } from "../../vocabulary/money.ts";

/** An amount or range found in a text; its period is not known yet. */
export interface Amount {
  readonly min: number | null;
  readonly max: number | null;
  /** The currency as written: a sign, a code or a word. */
  readonly currency: string | undefined;
  /** Whether a `k` or "thousand" is written. */
  readonly thousands: boolean;
  readonly start: number;
  readonly end: number;
}

const space = "[ \\u00a0\\u202f\\u2009]";
const number = `\\d{1,3}(?:${space}\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,3}(?:(?:[.'’]|, ?)\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)|\\d+`;
const before =
  "(?:us|ca|au|nz|hk|mx|[acsru])?\\$|u\\$s|[€£₹¥₩₪₺₽₱₫₴]|\\b(?:[A-Z]{3}|s?fr\\.?)(?=[ \\u00a0\\d])";
const after = "[$€£₹¥₩₪₺₽₱₫₴](?!\\d)|(?:euros?|[A-Z]{3}|zł|chf)(?![\\p{L}])";
const one = new RegExp(
  `(?<lead>${before})?\\)?${space}*(?<number>${number})(?:${space}?(?<k>[kK](?![\\p{L}])|T(?=€|EUR\\b)|mil(?![\\p{L}])|tsd\\.?|thousand))?(?:${space}|-(?=euro))*(?<tail>${after})?`,
  "giu",
);

/** Words that show that the number before them is not money. */
const notMoney =
  /^\s*(?:%|hours?\b|hrs?\b|h\/|h\b(?! ?\/)|stunden|std|heures|horas|days?\b|tage|jours|dias|weeks?\b|wochen|semaines|semanas|months?\b|monate|monatsgeh|mois\b|meses|pagas|mensualit|years?\b|jahre\b|ans\b|anos\b|años\b|wte\b|x\b)/i;
const notMoneyBefore =
  /(?:\bband|\bgrade|\blevel|\bafc|\bpoint|\bscale|\bstep|\bx|\bsur|\btvöd|\beg|\be)\s*$/i;
/** Words before a telephone number or a reference, with what may stand between: "Tel.: 0113 918701", "call us on 918701". */
const numberToCallOrQuote =
  /(?:\btel|\bt[ée]l[ée]phone|\btelefon|\btel[ée]fono|\bphone|\bcall(?: us)?(?: on| at)?|\bring|\bfax|\bmobile|\bref|\breference|\br[ée]f|\br[ée]f[ée]rence|\breferenz|\breferencia|\bkennziffer|\brufen sie(?: uns)? an|\bap+ele[zr]?(?: le| au)?|\bllame al|\bid|\bjob no|\bvacancy|\bnr|\bn°|\bstellen-?nr|\bstellennummer|\breq(?:uisition)?)[\s.:#]*(?:\+?\d[\d\s()/-]*)?$/iu;

/** Parses "45.000,00", "45,000.00", "2 100,00", "8.82": three digits are thousands, one or two are decimals. */
function readNumber(text: string): number {
  const bare = text.replace(/[\s\u00a0\u202f\u2009'’]/g, "");
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimal === null ? bare : bare.slice(0, decimal.index)).replace(/[.,]/g, "");
  return Number(decimal === null ? whole : `${whole}.${decimal[1]}`);
}

/**
 * Payments other than the pay, recognised by the words after the amount. Words that join or end a phrase ("plus", "pa")
 * are not skipped over.
 */
const otherPayment =
  /^\s*(?:(?!plus\b|pa\b|p\.a|per\b|with\b|and\b|inc|to\b|additional\b|pro\b)[\w-]+ ){0,2}(?:[\w-]*bonus|allowance|supplement|prime\b|zulage|bono\b|relocation|recruitment|gutschein|voucher|budget)/i;
/** The same, recognised by the words before it: "Startprämie von 2.000 €". */
const otherPaymentBefore =
  /(?:pr[äa]mie|bonus|\bprime|\bbono|zulage|gutschein|voucher|budget|allowance|relocation|zuschuss|referral|provision|commission|variable)(?: of| von| de| in höhe von| up to| bis zu| jusqu['’]à)?[ :]*(?:[£$€])?$/i;

/** On-target earnings include commission; the basic pay beside them counts. */
const onTarget = /\b(?:ote|on[- ]target earnings)(?: of)?[ :]*$/i;
const basicPay = /\b(?:basic|base|salary)\b/i;
/** Units that no year can be counted in: a shift, a visit, two weeks. */
const otherUnit =
  /^[^\d,;]{0,12}?(?:per|an?|\/|pro|par|por|each|every|je)\s*(?:shift|visit|session|mile|delivery|drop|sleep|word|class|lesson|two weeks|schicht|einsatz|stück|vacation|prestation|pièce|turno|servicio|clase|quincena|quinzaine)|^\s*(?:bi-?weekly|fortnightly|semi-?monthly)/iu;

interface Part {
  readonly value: number;
  readonly currency: string | undefined;
  readonly k: boolean;
  readonly start: number;
  readonly end: number;
}

function readParts(text: string): Part[] {
  const parts: Part[] = [];
  for (const match of text.matchAll(one)) {
    const { lead, number: digits = "", k, tail } = match.groups ?? {};
    const trailing = money(tail);
    const leading = money(lead);
    // "bis" and "max" have three letters as currencies do; they stay with the words before the amount.
    const wordBefore = lead !== undefined && leading === undefined ? lead.length : 0;
    const fromLead = match[0].slice(wordBefore);
    const start = match.index + match[0].length - fromLead.trimStart().length;
    const unused = trailing === undefined ? (tail?.length ?? 0) : 0;
    const end = match.index + match[0].slice(0, match[0].length - unused).trimEnd().length;
    // "$95,000 CAD": the code says which dollar.
    const currency =
      leading === "$" && trailing !== undefined && trailing.length === 3 ? trailing : (leading ?? trailing);
    // A leading zero means a phone number or a reference, and so do more digits than an amount has.
    if (/^0\d/.test(digits) || digits.replace(/\D/g, "").length > 11) continue;
    if (currency === undefined && k === undefined) {
      const earlier = text.slice(0, start);
      if (notMoney.test(text.slice(end)) || notMoneyBefore.test(earlier)) continue;
      if (numberToCallOrQuote.test(earlier) || /\b0\d{2,5}[ )/-]{1,2}$/.test(earlier)) continue;
      if (/[\p{L}\d]$/u.test(text.slice(0, start))) continue;
    } else if (/^\s*%/.test(text.slice(end)) || isOtherPayment(text, start, end)) continue;
    parts.push({ value: readNumber(digits), currency, k: k !== undefined, start, end });
  }
  return parts;
}

function isOtherPayment(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (otherPayment.test(after) || otherPaymentBefore.test(before) || otherUnit.test(after)) return true;
  return onTarget.test(before) && basicPay.test(text);
}

/** A currency as written; other words of three letters ("DOE", "per") are none. */
function money(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (!/^[a-z]{3}$/i.test(written) || /^s?fr$/i.test(written)) return written;
  const usual = /^[A-Z]{3}$/.test(written) || /^(?:eur|chf|usd|gbp)$/i.test(written);
  return usual && isCurrency(written.toUpperCase()) ? written : undefined;
}

const joins =
  /^(?:\.|[.,][-–—]{1,2})?(?:\s*(?:p?\/|per|an|pro|je|par|por)?\s*(?:ph|hr|h|hour|year|yr|annum|month|mo|jahr|monat|stunde|an|mois|mes|año|hora|heure|p\.?a\.?)\.?)?\s*(?:-|–|—|−|(?:\brising )?\bto\b|\bbis(?: zu)?\b|à|\ba\b|\bund\b|\band\b|\bet\b|\by\b|\bhasta\b|~)\s*(?:\bto\b|max\.?)?\s*\(?$/iu;
/** The separators between the steps of a pay scale: "£24,907 / £26,970 / £30,615". */
const scaleSeparator = /^\s*(?:\/|,)\s*$/;
const openTop =
  /(?:\bfrom|\bab|\bdesde|à partir d[e']|a partir de|\bmin\.?|\bmindest[a-zäöü]*|\bminimum|\bmínimo|\bdès|\bstarting at|\bover)\s*\(?$/iu;
const openBottom =
  /(?:\bup to|\bupto|^to|\bbis(?: zu)?|\bhasta|jusqu['’]?\s?[àa]|\bmax\.?|\bmaximum|\bmáximo|\bun?der)\s*\(?$/iu;

/** "25 bis 30", and "25/30 k€", whose first end has no currency of its own. */
function isRange(text: string, low: Part, high: Part): boolean {
  const between = text.slice(low.end, high.start);
  if (joins.test(between)) return true;
  const isBare = low.currency === undefined && (high.currency !== undefined || high.k);
  return isBare && /^ ?\/ ?$/.test(between) && high.value > low.value && high.value <= low.value * 2;
}

/** Finds every amount and range of a text in order. */
export function readAmounts(text: string): Amount[] {
  const parts = readParts(text);
  const amounts: Amount[] = [];
  for (let i = 0; i < parts.length; i++) {
    const low = parts[i];
    if (low === undefined) continue;
    const high = parts[i + 1];
    const lead = text.slice(0, low.start);
    if (high !== undefined && isRange(text, low, high)) {
      const both = range(low, high);
      // A far smaller second amount is a bonus or a fee, not the other end of a range.
      if (both.max === null || both.min === null || both.max * 3 >= both.min) {
        amounts.push(both);
        i++;
        continue;
      }
    }
    const top = topOfScale(text, parts, i);
    if (top !== undefined) {
      amounts.push(range(low, top));
      i = parts.indexOf(top);
      continue;
    }
    const value = low.k ? low.value * 1000 : low.value;
    const open = /^\+/.test(text.slice(low.end)) || openTop.test(lead);
    amounts.push({
      min: openBottom.test(lead) ? null : value,
      max: open ? null : value,
      currency: low.currency,
      thousands: low.k,
      start: low.start,
      end: low.end,
    });
  }
  return amounts;
}

/** The last step of a pay scale: ascending amounts in one currency, none more than twice the one before. */
function topOfScale(text: string, parts: readonly Part[], from: number): Part | undefined {
  let top: Part | undefined;
  for (let i = from + 1; i < parts.length; i++) {
    const [before, step] = [parts[i - 1], parts[i]];
    if (before?.currency === undefined || step === undefined || step.currency !== before.currency) break;
    if (!scaleSeparator.test(text.slice(before.end, step.start))) break;
    if (step.value < before.value || step.value > before.value * 2) break;
    top = step;
  }
  return top;
}

/** Builds a range. A `k` at one end also applies to the other when that would be far too small otherwise. */
function range(low: Part, high: Part): Amount {
  const scale = (part: Part, other: Part) =>
    part.k || (other.k && part.value < 1000) || (part.value < 1000 && other.value >= part.value * 500)
      ? part.value * 1000
      : part.value;
  return {
    min: scale(low, high),
    max: scale(high, low),
    currency: high.currency?.length === 3 ? high.currency : (low.currency ?? high.currency),
    thousands: low.k || high.k,
    start: low.start,
    end: high.end,
  };
}

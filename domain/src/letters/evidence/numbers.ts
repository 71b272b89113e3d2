import { fold } from "../../vocabulary/fold.ts";

/** A number of a text: its value, whether it is a share, and the words that write it. */
export interface WrittenNumber {
  readonly value: number;
  readonly isShare: boolean;
  readonly written: string;
  /** Offset after it. */
  readonly end: number;
}

const values = new Map<string, number>();
for (const [, word = "", value] of (
  "thirteen 13 fourteen 14 sixteen 16 seventeen 17 eighteen 18 nineteen 19 seventy 70 ninety 90 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 eighty 80 hundred 100 thousand 1000 dozen 12 " +
  "dreizehn 13 vierzehn 14 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 siebzig 70 achtzig 80 neunzig 90 zwei 2 drei 3 vier 4 funf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwolf 12 funfzehn 15 zwanzig 20 dreissig 30 dreißig 30 vierzig 40 funfzig 50 sechzig 60 hundert 100 tausend 1000 dutzend 12 " +
  "treize 13 quatorze 14 seize 16 deux 2 trois 3 quatre 4 cinq 5 sept 7 huit 8 dix 10 onze 11 douze 12 quinze 15 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 cent 100 mille 1000 dizaine 10 douzaine 12 centaine 100 " +
  "trece 13 catorce 14 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 setenta 70 ochenta 80 noventa 90 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 doce 12 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 cien 100 ciento 100 mil 1000 docena 12" +
  " "
).matchAll(/(\S+) (\d+)/g))
  values.set(word, Number(value));

/** Multiples in words: "doubled", "halbiert". */
const multiples =
  /\b(?:doubl\w+|twice|tripl\w+|quadrupl\w+|halv\w+|half|verdoppel\w+|doppelt\w*|halbier\w+|halfte|verdreifach\w+|dreifach\w*|moitie|duplic\w+|doble|mitad|triplic\w+)\b/g;
const multipleValue = (word: string): number =>
  /^(?:hal|moit|mita)/.test(word)
    ? 0.5
    : /^(?:tripl|verdreif|dreif)/.test(word)
      ? 3
      : /^quad/.test(word)
        ? 4
        : 2;

/** "fünfundzwanzig", "veinticinco". */
function compoundValue(word: string): number | undefined {
  const german = /^(\p{L}+)und(\p{L}+zig|zwanzig|dreißig)$/u.exec(word);
  const [, first = "", second = ""] = german ?? [];
  const tens = values.get(second);
  const ones = first === "ein" ? 1 : values.get(first);
  if (tens !== undefined && ones !== undefined) return tens + ones;
  const spanish = /^veinti(\p{L}+)$/u.exec(word)?.[1];
  const rest = spanish === undefined ? undefined : /^un[oa]?$/.test(spanish) ? 1 : values.get(spanish);
  return rest === undefined ? undefined : 20 + rest;
}

const figure = /\d+(?:[.,’'\u00a0\u202f ]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;

function readFigure(written: string): number {
  const grouped = /^\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+$/u.test(written);
  if (grouped) return Number(written.replace(/\D/gu, ""));
  return Number(
    written
      .replace(/[’'\u00a0\u202f ]/gu, "")
      .replace(/[.,](?=\d{3}(?:\D|$))/gu, "")
      .replace(",", "."),
  );
}

/** The numbers of a text, in figures and in words. "One" is an article too and is left out. */
export function numbersIn(text: string): WrittenNumber[] {
  const plain = fold(text);
  const found: WrittenNumber[] = [];
  for (const match of text.matchAll(figure)) {
    const end = match.index + match[0].length;
    const after = plain.slice(end, end + 14);
    const times = /^\s?(?:k|tsd)\b/.test(after)
      ? 1_000
      : /^\s?(?:m|mio|million\w*|millon\w*)\b/.test(after)
        ? 1_000_000
        : 1;
    found.push({
      value: readFigure(match[0]) * times,
      isShare: /^\s?(?:%|percent|per cent|prozent|por ciento|pour cent)/.test(after),
      written: match[0],
      end,
    });
  }
  for (const { 0: word, index } of plain.matchAll(/\p{L}+/gu)) {
    const value = values.get(word) ?? values.get(word.replace(/s$/, "")) ?? compoundValue(word);
    const end = index + word.length;
    const isShare = /^\s(?:percent|per cent|prozent|por ciento|pour cent)/.test(plain.slice(end, end + 14));
    if (value !== undefined) found.push({ value, isShare, written: word, end });
  }
  for (const { 0: word, index } of plain.matchAll(multiples))
    found.push({ value: multipleValue(word), isShare: true, written: word, end: index + word.length });
  return found;
}

/** Signs and names of currencies in lower case, in addition to the ISO 4217 codes. */
const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  us$: "USD",
  u$s: "USD",
  usd$: "USD",
  c$: "CAD",
  ca$: "CAD",
  a$: "AUD",
  au$: "AUD",
  nz$: "NZD",
  s$: "SGD",
  hk$: "HKD",
  r$: "BRL",
  mx$: "MXN",
  "₹": "INR",
  "¥": "JPY",
  "₩": "KRW",
  "₪": "ILS",
  "₺": "TRY",
  "₽": "RUB",
  "₱": "PHP",
  "₫": "VND",
  "₴": "UAH",
  zł: "PLN",
  fr: "CHF",
  "fr.": "CHF",
  sfr: "CHF",
};

/** Rough units per US dollar of pay. Only used to tell a plausible amount from an absurd one, never to convert. */
const magnitude: Readonly<Record<string, number>> = {
  MXN: 10,
  BRL: 4,
  ARS: 600,
  CLP: 600,
  COP: 2500,
  PEN: 3,
  UYU: 30,
  CRC: 400,
  DOP: 40,
  PYG: 5000,
  JPY: 120,
  CNY: 5,
  HKD: 7,
  TWD: 25,
  KRW: 1000,
  THB: 20,
  VND: 15000,
  IDR: 9000,
  PHP: 30,
  INR: 40,
  PKR: 100,
  BDT: 60,
  SEK: 10,
  NOK: 10,
  DKK: 7,
  ISK: 130,
  PLN: 4,
  CZK: 20,
  HUF: 300,
  RON: 4,
  UAH: 25,
  TRY: 20,
  RUB: 50,
  ZAR: 10,
  EGP: 20,
  MAD: 7,
  KES: 80,
  NGN: 500,
  ILS: 4,
  XOF: 400,
  XAF: 400,
};

const codes = new Set(
  (
    "AED ALL AMD ARS AUD BAM BDT BGN BOB BRL CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP ETB EUR GBP GEL GHS GTQ " +
    "HKD HNL HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT LBP LKR MAD MDL MKD MXN MYR NGN NIO NOK NPR NZD PEN PHP " +
    "PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD TZS UAH UGX USD UYU VES VND XAF XOF ZAR"
  ).split(" "),
);

/** Countries that write their own currency with a bare dollar sign. */
const dollars: Readonly<Record<string, string>> = {
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  SG: "SGD",
  HK: "HKD",
  MX: "MXN",
  AR: "ARS",
  CL: "CLP",
  CO: "COP",
  UY: "UYU",
};

export const isCurrency = (code: string): boolean => codes.has(code);

/** A bare `$` is that of the country, or the US dollar without one; undefined when the text is no currency. */
export function currencyOf(written: string, country?: string): string | undefined {
  const plain = written.trim();
  if (plain === "$") return dollars[country ?? ""] ?? "USD";
  const upper = plain.toUpperCase();
  if (codes.has(upper)) return upper;
  return signs[plain.toLowerCase()];
}

/** Rough units of the currency per US dollar of pay; 1 for an unknown currency. For checks of plausibility only. */
export const payMagnitude = (currency: string): number => magnitude[currency] ?? 1;

export const payPeriods = ["hour", "day", "week", "month", "year"] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Periods per year of full-time work: 2,080 hours, 260 days, 52 weeks, 12 months. */
export const periodsPerYear: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

import type { JobSignal } from "@waymark/contract/jobs";
import { fold } from "../../vocabulary/fold.ts";

type SignalPlace = JobSignal["evidence"][number];

const repostsOften = 3;
const oldDays = 60;
const dayMs = 86_400_000;
const mostEvidence = 3;

/** Payments asked of the applicant, not pay or money that a cashier handles. Plain letters, four languages. */
const money: readonly RegExp[] = [
  /\b(?:pay|send|transfer|deposit|buy|purchase)\b[^.!?\n]{0,40}\b(?:gift ?cards?|bitcoin|crypto(?:currency)?|usdt|itunes card|western union|moneygram)\b/g,
  /\b(?:application|registration|processing|training|onboarding|visa|starter|background check|equipment|security) (?:fee|deposit)\b[^.!?\n]{0,40}\b(?:required|payable|must be paid|to be paid|upfront|up front|in advance|refundable|before you start)\b/g,
  /\b(?:you (?:must|need to|have to|will)|please|kindly) (?:pay|transfer|deposit|send)\b[^.!?\n]{0,40}(?:\bfees?\b|\bdeposit\b|[$£€] ?\d+|\bmoney\b)/g,
  /\b(?:gebuhr|kaution|vorkasse|vorauszahlung)\b[^.!?\n]{0,40}\b(?:uberweisen|bezahlen|zahlen|zu entrichten|vorab|im voraus)\b|\b(?:uberweisen|zahlen|kaufen) sie\b[^.!?\n]{0,40}\b(?:gebuhr|kaution|geschenkkarten?|gutscheinkarten?|bitcoin|kryptowahrung)\b/g,
  /\b(?:versez|payez|envoyez|achetez|virez|verser|payer|acheter)\b[^.!?\n]{0,40}\b(?:frais de (?:dossier|inscription|formation)|caution|cartes? cadeaux?|bitcoin|cryptomonnaies?|pcs|mandat cash)\b|\bfrais (?:de dossier|d'inscription|de formation)\b[^.!?\n]{0,30}\b(?:a regler|a payer|a verser|a votre charge|d'avance)\b/g,
  /\b(?:pague|pagar|envie|enviar|deposite|depositar|transfiera|transferir|compre|comprar)\b[^.!?\n]{0,40}\b(?:tasa|cuota de (?:inscripcion|registro)|fianza|tarjetas? (?:de )?regalo|bitcoin|criptomonedas?|western union)\b|\b(?:cuota|tasa) de (?:inscripcion|registro|formacion)\b[^.!?\n]{0,30}\b(?:por adelantado|a pagar|obligatoria)\b/g,
];
const papers: readonly RegExp[] = [
  /\b(?:send|text|email|upload|whatsapp)\b[^.!?\n]{0,50}\b(?:photo|picture|scan|copy|selfie)\b[^.!?\n]{0,25}\b(?:id card|your id\b|passport|driver'?s licen[cs]e|bank card|credit card|social security)/g,
  /\b(?:send|provide|email|give)\b[^.!?\n]{0,25}\b(?:your )?(?:bank (?:account|login|details)|card number|social security number|ssn)\b/g,
  /\b(?:senden|schicken|mailen)\b[^.!?\n]{0,50}\b(?:foto|kopie|scan|bild)\b[^.!?\n]{0,25}\b(?:ausweis\w*|personalausweis\w*|reisepass\w*|bankkarte|kreditkarte)\b/g,
  /\b(?:envoyez|envoyer|transmettez)\b[^.!?\n]{0,50}\b(?:photo|copie|scan)\b[^.!?\n]{0,30}\b(?:piece d'identite|carte d'identite|passeport|carte bancaire|rib)\b/g,
  /\b(?:envie|envia|enviar|mande)\b[^.!?\n]{0,50}\b(?:foto|copia|escaneo)\b[^.!?\n]{0,25}\b(?:dni|pasaporte|documento de identidad|tarjeta (?:bancaria|de credito))\b/g,
];
/** Denials such as "Never pay a fee", which honest employers write. */
const denial =
  /\b(?:never|not|no|without|don't|won't|nie|niemals|kein\w*|nicht|ohne|jamais|aucun\w*|sans|ne|pas|nunca|ningun\w*|sin)\b/;

function placesOf(text: string, patterns: readonly RegExp[]): SignalPlace[] {
  const plain = fold(text);
  const found: SignalPlace[] = [];
  for (const pattern of patterns)
    for (const match of plain.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const clause =
        plain
          .slice(Math.max(0, match.index - 40), end)
          .split(/[.!?\n]/)
          .at(-1) ?? "";
      if (!denial.test(clause)) found.push({ start: match.index, end, text: text.slice(match.index, end) });
    }
  return found.toSorted((a, b) => a.start - b.start).slice(0, mostEvidence);
}

/** Finds requests for money or papers in a description. Computed once, when the posting is stored. */
export function textSignals(description: string): JobSignal[] {
  const text = description.slice(0, 20_000);
  const [asksMoney, asksPapers] = [placesOf(text, money), placesOf(text, papers)];
  return [
    ...(asksMoney.length > 0 ? [{ kind: "asksForMoney" as const, evidence: asksMoney }] : []),
    ...(asksPapers.length > 0 ? [{ kind: "asksForPapers" as const, evidence: asksPapers }] : []),
  ];
}

/** The reasons to be careful about a posting, with the words or figures behind them. */
export function signalsOf(
  posting: {
    readonly company: string;
    readonly firstSeen: Date;
    readonly reposts: number;
    /** The result of `textSignals` for its text. */
    readonly text: readonly JobSignal[];
  },
  now: Date,
): JobSignal[] {
  const days = Math.floor((now.getTime() - posting.firstSeen.getTime()) / dayMs);
  return [
    ...posting.text,
    ...(posting.company.trim() === "" ? [{ kind: "noCompany" as const, evidence: [] }] : []),
    ...(posting.reposts >= repostsOften
      ? [{ kind: "repostedOften" as const, count: posting.reposts, evidence: [] }]
      : []),
    ...(days >= oldDays ? [{ kind: "veryOld" as const, count: days, evidence: [] }] : []),
  ];
}

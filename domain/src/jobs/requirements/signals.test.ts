import { describe, expect, it } from "vitest";
import { signalsOf, textSignals } from "./signals.ts";

const now = new Date("2026-11-20T12:00:00Z");
const signals = (description: string, more: Partial<Parameters<typeof signalsOf>[0]> = {}) =>
  signalsOf({ company: "Acme", text: textSignals(description), firstSeen: now, reposts: 0, ...more }, now);
const kinds = (...given: Parameters<typeof signals>) => signals(...given).map(({ kind }) => kind);

describe("signals of a posting", () => {
  it.each([
    "You must pay a registration fee of $50.",
    "A training fee is required before you start.",
    "Please buy gift cards and send us the codes.",
    "Bitte überweisen Sie vorab eine Kaution von 200 €: überweisen Sie die Kaution an uns.",
    "Versez les frais de dossier par carte.",
    "Debe pagar una cuota de inscripción de 30 €.",
  ])("sees money asked for: %s", (text) => expect(kinds(text)).toContain("asksForMoney"));

  it.each([
    "Send us a photo of your ID card.",
    "Senden Sie uns ein Foto Ihres Personalausweises.",
    "Envoyez une photo de votre pièce d'identité.",
    "Envíe una foto de su DNI por WhatsApp.",
  ])("sees papers asked for: %s", (text) => expect(kinds(text)).toEqual(["asksForPapers"]));

  it.each([
    "We never ask you to pay a registration fee of any kind; a training fee is not required.",
    "You will process payments and sell gift cards at the till.",
    "We pay your visa fee.",
    "Wir erheben keine Gebühr, die Sie vorab zahlen müssten.",
    "Nous ne demandons jamais de payer des frais de dossier.",
    "Join our crypto team: bitcoin wallets in Rust.",
    "You take deposits and transfer calls.",
    "Bring a copy of your passport to the interview.",
  ])("does not see it in: %s", (text) => expect(kinds(text)).toEqual([]));

  it("gives the offsets in the text", () => {
    const text = "Great pay.\nYou must pay a fee.";
    const [signal] = signals(text);
    const place = signal?.evidence[0];
    expect(text.slice(place?.start, place?.end)).toBe(place?.text);
  });

  it("reports age, reposts and a missing employer, with figures", () => {
    const firstSeen = new Date("2026-08-01T00:00:00Z");
    expect(signals("", { company: " ", firstSeen, reposts: 4 })).toEqual([
      { kind: "noCompany", evidence: [] },
      { kind: "repostedOften", count: 4, evidence: [] },
      { kind: "veryOld", count: 111, evidence: [] },
    ]);
  });
});

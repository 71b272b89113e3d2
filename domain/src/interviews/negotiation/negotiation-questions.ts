/** Questions of the bank that an employer puts in a negotiation, in their order. */
export const negotiationQuestions = [
  "pay-offer-first-word",
  "pay-offer-why-more",
  "pay-offer-budget-end",
  "pay-offer-colleagues",
  "pay-offer-later",
  "pay-offer-bonus-instead",
  "pay-offer-today",
  "pay-above-budget",
  "pay-raise-first-year",
] as const;

/** Minutes for a question with its answer and the follow-up. */
const minutesEach = 5;

/** As many questions of a negotiation as fit into the minutes. */
export const negotiationFor = (minutes: number): readonly string[] =>
  negotiationQuestions.slice(0, Math.max(2, Math.round(minutes / minutesEach)));

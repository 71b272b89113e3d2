import { stemsOf, termsOf } from "../jobs/tokens/tokens.ts";

const words =
  "manager assistant officer specialist coordinator consultant agent technician worker operator lead leader director " +
  "executive senior junior trainee intern expert team head staff associate advisor support service services " +
  "leiter mitarbeiter fachkraft referent berater helfer kraft spezialist techniker responsable charge assistante " +
  "conseiller employe encargado tecnico auxiliar ayudante oficial jefe operario personal especialista";

/**
 * Words of titles that name no line of work: two titles with nothing else in common are not related. As stems and as
 * terms, each word by itself, so that no two of them form another word.
 */
export const generalWords: ReadonlySet<string> = new Set(
  words.split(" ").flatMap((word) => [...stemsOf(word), ...termsOf(word)]),
);

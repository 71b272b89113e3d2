import { termsOf } from "../jobs/tokens/tokens.ts";

/** Words of titles that name no line of work: two titles with nothing else in common are not related. As terms. */
export const generalWords: ReadonlySet<string> = new Set(
  termsOf(
    "manager assistant officer specialist coordinator consultant agent technician worker operator lead leader director " +
      "executive senior junior trainee intern expert team head staff associate advisor support service services " +
      "leiter mitarbeiter fachkraft referent berater helfer kraft spezialist techniker responsable charge assistante " +
      "conseiller employe encargado tecnico auxiliar ayudante oficial jefe operario personal especialista",
  ),
);

import type { MatchTerm } from "@waymark/contract/resume-analysis";
import { Check, CircleDashed, Equal, type LucideIcon, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import type { PanelActions } from "./check-detail.tsx";
import { PlaceLinks } from "./place-links.tsx";

const looks: Record<MatchTerm["status"], { icon: LucideIcon; colour: string }> = {
  missing: { icon: X, colour: "text-rust" },
  partly: { icon: CircleDashed, colour: "text-amber" },
  synonym: { icon: Equal, colour: "text-amber" },
  found: { icon: Check, colour: "text-pine" },
};
const order = ["missing", "partly", "synonym", "found"] as const;

/** The posting's requirements, required before optional, missing ones first. */
export function MatchTerms({ terms, actions }: { terms: readonly MatchTerm[]; actions: PanelActions }) {
  const { t } = useTranslation();
  return (["must", "nice"] as const).map((need) => {
    const own = terms.filter((term) => term.need === need);
    if (own.length === 0) return null;
    const good = own.filter(({ status }) => status !== "missing").length;
    return (
      <section key={need} className="grid gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-sans text-sm font-semibold">{t(`resume-analysis.match.${need}`)}</h3>
          <p className="tabular text-sm text-muted">
            {t("resume-analysis.match.count", { good, all: own.length })}
          </p>
        </div>
        <ul className="divide-y divide-line">
          {order.flatMap((status) =>
            own
              .filter((term) => term.status === status)
              .map((term) => <Term key={`${term.kind} ${term.term}`} term={term} actions={actions} />),
          )}
        </ul>
      </section>
    );
  });
}

function Term({ term, actions }: { term: MatchTerm; actions: PanelActions }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { icon: Icon, colour } = looks[term.status];
  const isShown = term.evidence.length > 0;
  const note =
    term.status === "synonym" || (term.status === "partly" && term.wording !== "")
      ? t(term.kind === "years" ? "resume-analysis.match.years" : "resume-analysis.match.wording", {
          wording: term.wording,
        })
      : term.status === "found" && !term.inText && (term.kind === "skill" || term.kind === "soft")
        ? t("resume-analysis.match.listOnly")
        : "";
  const head = (
    <>
      <Icon aria-hidden="true" className={classes("mt-0.75 size-4 shrink-0", colour)} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {term.kind === "years" ? t("resume-analysis.match.yearsAsked", { years: term.term }) : term.term}
        <span className="sr-only">: {t(`resume-analysis.match.${term.status}`)}</span>
        {note && <span className="block text-muted">{note}</span>}
      </span>
    </>
  );
  return (
    <li className="grid gap-1 py-1.5 text-sm">
      {isShown ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-7 gap-2 rounded-md text-left hover:bg-sunk"
        >
          {head}
          <span className="tabular mt-0.5 shrink-0 text-xs text-muted">
            {t("resume-analysis.match.places", { count: term.evidence.length })}
          </span>
        </button>
      ) : (
        <p className="flex min-h-7 gap-2">{head}</p>
      )}
      {isOpen && (
        <div className="pl-6">
          <PlaceLinks places={term.evidence} {...actions} />
        </div>
      )}
    </li>
  );
}

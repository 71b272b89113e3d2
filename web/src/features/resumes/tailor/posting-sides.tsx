import type { MatchTerm } from "@waymark/contract/resume-analysis";
import type { Resume } from "@waymark/contract/resumes";
import type { TailorStep } from "@waymark/contract/resumes-versions";
import { Check, CircleDashed, CircleDot } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatNumber } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { type AskedPosting, useResumes, useSides, useTailor } from "../queries.ts";

/** Shows the posting's requirements beside their proofs in the resume, and single edits that make a variant of it. */
export function PostingSides({
  resumeId,
  posting,
  onMade,
}: {
  /** Without one, the default resume. */
  resumeId: string | null;
  posting: AskedPosting;
  onMade: (variant: Resume) => void;
}) {
  const { t } = useTranslation();
  const resumes = useResumes();
  const resume = resumes.data?.resumes.find(({ id, isDefault }) =>
    resumeId === null ? isDefault : id === resumeId,
  );
  const sides = useSides(resume?.id, posting, resume?.version ?? 0);
  if (resumes.data && resume === undefined)
    return (
      <p className="text-[0.9375rem]">
        {t("resumes.sides.noResume")}{" "}
        <TextRouteLink to="/dashboard" search={{ section: "resumes" }}>
          {t("resumes.title")}
        </TextRouteLink>
      </p>
    );
  if (sides.isError)
    return (
      <Notice onRetry={() => void sides.refetch()}>
        {t("resumes.sides.failed", { reason: reasonOf(sides.error) })}
      </Notice>
    );
  if (resume === undefined || sides.data === undefined)
    return (
      <Loading label={t("resumes.sides.loading")}>
        <SkeletonText lines={6} />
      </Loading>
    );
  const { asked, proven, missing, edits } = sides.data;
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted text-pretty">{t("resumes.sides.text", { name: resume.name })}</p>
      {asked.length === 0 && <p className="text-[0.9375rem]">{t("resumes.sides.nothing")}</p>}
      <Terms title={t("resumes.sides.proven")} terms={proven} />
      <Terms title={t("resumes.sides.missing")} terms={missing} />
      {edits.length > 0 && (
        <Edits key={resume.id} resume={resume} posting={posting} edits={edits} onMade={onMade} />
      )}
    </div>
  );
}

function Terms({ title, terms }: { title: string; terms: readonly MatchTerm[] }) {
  const { t, i18n } = useTranslation();
  if (terms.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="flex items-baseline gap-2 text-lg">
        {title}
        <span className="tabular font-sans text-sm font-normal text-muted">
          {formatNumber(terms.length, i18n.language)}
        </span>
      </h2>
      <ul className="grid gap-1.5 text-[0.9375rem]">
        {terms.map((term) => (
          <Term key={`${term.kind} ${term.term}`} term={term} nice={t("resumes.sides.nice")} />
        ))}
      </ul>
    </section>
  );
}

const signs = { found: Check, synonym: Check, partly: CircleDot, missing: CircleDashed };

function Term({ term: { kind, term, need, status, wording }, nice }: { term: MatchTerm; nice: string }) {
  const { t } = useTranslation();
  const Sign = signs[status];
  const isProven = status === "found" || status === "synonym";
  return (
    <li className="flex items-start gap-2">
      <Sign
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 ${isProven ? "text-pine" : status === "partly" ? "text-amber" : "text-muted"}`}
      />
      <span className="min-w-0 wrap-anywhere">
        <span dir="auto">{kind === "years" ? t("resumes.sides.years", { count: Number(term) }) : term}</span>{" "}
        <span className="text-sm text-muted">
          {status === "partly" && t("resumes.sides.partly")}
          {status === "synonym" && wording !== "" && t("resumes.sides.as", { wording })}
        </span>{" "}
        {need === "nice" && <Badge>{nice}</Badge>}
      </span>
    </li>
  );
}

/** The edits, each chosen alone; together they make a variant, and the resume itself stays as it is. */
function Edits({
  resume,
  posting,
  edits,
  onMade,
}: {
  resume: Resume;
  posting: AskedPosting;
  edits: readonly TailorStep[];
  onMade: (variant: Resume) => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tailor = useTailor(resume.id);
  const wanted = edits.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const make = () =>
    tailor.mutate(
      { ...posting, edits: wanted },
      {
        onSuccess: (variant) => {
          toast({ title: t("resumes.sides.made"), description: variant.name });
          onMade(variant);
        },
      },
    );
  return (
    <section aria-labelledby="posting-edits" className="grid gap-3">
      <h2 id="posting-edits" className="text-lg">
        {t("resumes.sides.edits")}
      </h2>
      <p className="text-sm text-muted text-pretty">{t("resumes.sides.editsText")}</p>
      {tailor.isError && <Notice>{reasonOf(tailor.error)}</Notice>}
      <ul className="divide-y divide-line">
        {edits.map((edit) => (
          <li key={edit.id} className="grid gap-1.5 py-3">
            <Checkbox
              label={<span className="font-semibold">{t(`resumes.sides.kind.${edit.kind}`)}</span>}
              checked={chosen.includes(edit.id)}
              onChange={() => toggle(edit.id)}
            />
            <Change edit={edit} />
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        disabled={wanted.length === 0}
        busy={tailor.isPending}
        onClick={make}
      >
        {wanted.length === 0
          ? t("resumes.sides.makeNone")
          : t("resumes.sides.make", { count: wanted.length })}
      </Button>
    </section>
  );
}

const inLine = (text: string) => text.split("\n").join(", ");

function Change({ edit: { kind, before, after, terms } }: { edit: TailorStep }) {
  const { t } = useTranslation();
  if (kind === "bullet-front")
    return (
      <p className="rounded-md bg-pine-soft px-3 py-2 text-sm wrap-anywhere" dir="auto">
        {after.trim()} <span className="text-muted">({terms.join(", ")})</span>
      </p>
    );
  return (
    <div className="grid gap-2 text-sm sm:grid-cols-2">
      <p className="min-w-0 rounded-md bg-rust-soft px-3 py-2 wrap-anywhere" dir="auto">
        <span className="sr-only">{t("resumes.tailor.before")} </span>
        {inLine(before)}
      </p>
      <p className="min-w-0 rounded-md bg-pine-soft px-3 py-2 wrap-anywhere" dir="auto">
        <span className="sr-only">{t("resumes.tailor.after")} </span>
        {inLine(after)}
      </p>
    </div>
  );
}

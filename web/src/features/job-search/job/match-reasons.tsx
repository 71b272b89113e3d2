import type { JobMatchAnswer, MatchReasons, MatchSkill } from "@waymark/contract/job-search-match";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";

/** The reasons for a match score. Plans without them see how many there are. */
export function MatchReasonsList({ fit }: { fit: JobMatchAnswer }) {
  const { t } = useTranslation();
  if (fit.score === null) {
    return (
      <div className="grid gap-2 text-[0.9375rem]">
        <p>
          {t(
            fit.basis === "none"
              ? "job-search.fit.nobody"
              : fit.titlesRead
                ? "job-search.fit.nothing"
                : "job-search.fit.unread",
          )}
        </p>
        {(fit.basis === "none" || !fit.titlesRead) && (
          <TextRouteLink to="/dashboard" search={{ section: "resumes" }}>
            {t(fit.basis === "none" ? "job-search.fit.toResumes" : "job-search.fit.checkTitles")}
          </TextRouteLink>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="tabular text-xl">{t("job-search.fit.score", { score: fit.score })}</strong>
        <span className="text-sm text-muted">
          {fit.resume
            ? t("job-search.fit.basedOn", { name: fit.resume.name })
            : t("job-search.fit.basedOnProfile")}
        </span>
      </p>
      {fit.reasons ? <Parts reasons={fit.reasons} /> : <Locked fit={fit} />}
    </div>
  );
}

function Locked({ fit }: { fit: JobMatchAnswer }) {
  const { t } = useTranslation();
  const { found, asked } = fit.outline;
  return (
    <div className="grid gap-2 rounded-lg bg-sunk p-4 text-[0.9375rem]">
      {asked > 0 && <p>{t("job-search.fit.outline", { count: asked, found, asked })}</p>}
      <p className="text-muted">{t("job-search.fit.locked")}</p>
      <TextRouteLink to="/dashboard" search={{ section: "upgrade" }}>
        {t("job-search.fit.upgrade")}
      </TextRouteLink>
    </div>
  );
}

function Parts({ reasons }: { reasons: MatchReasons }) {
  const { t, i18n } = useTranslation();
  const { skills, title, level, place, language, pay, type, size } = reasons;
  const money = (value: number) => formatMoney(Math.round(value), pay?.currency ?? "EUR", i18n.language);
  return (
    <dl className="grid gap-3 text-[0.9375rem]">
      {skills && (
        <Part name={t("job-search.fit.skills")} share={skills.share}>
          <Skills items={skills.items} />
        </Part>
      )}
      {title && (
        <Part name={t("job-search.fit.title")} share={title.share}>
          {title.share === 0
            ? t("job-search.fit.titleFar")
            : t("job-search.fit.titleNear", { own: title.own })}
        </Part>
      )}
      {level && (
        <Part name={t("job-search.fit.level")} share={level.share}>
          {t("job-search.fit.levels", {
            asked: t(`job-search.level.${level.asked}`),
            own: t(`job-search.level.${level.own}`),
          })}
        </Part>
      )}
      {place && (
        <Part name={t("job-search.fit.place")} share={place.share}>
          {t(`job-search.fit.places.${place.how}`)}
        </Part>
      )}
      {language && (
        <Part name={t("job-search.fit.language")} share={language.share}>
          {t(language.share === 100 ? "job-search.fit.spoken" : "job-search.fit.notSpoken", {
            language: new Intl.DisplayNames([i18n.language], { type: "language" }).of(language.asked),
          })}
        </Part>
      )}
      <WishedParts type={type} size={size} />
      {pay && (
        <Part name={t("job-search.fit.pay")} share={pay.share}>
          {t("job-search.fit.pays", { top: money(pay.top), wish: money(pay.wish) })}
        </Part>
      )}
    </dl>
  );
}

function WishedParts({ type, size }: Pick<MatchReasons, "type" | "size">) {
  const { t } = useTranslation();
  return (
    <>
      {type && (
        <Part name={t("job-search.fit.type")} share={type.share}>
          {t("job-search.fit.types", {
            asked: t(`job-search.type.${type.asked}`),
            wish: t(`job-search.type.${type.wish}`),
          })}
        </Part>
      )}
      {size && (
        <Part name={t("job-search.fit.size")} share={size.share}>
          {t("job-search.fit.sizes", {
            stated: t(`job-search.fit.companySize.${size.stated}`),
            wish: t(`job-search.fit.companySize.${size.wish}`),
          })}
        </Part>
      )}
    </>
  );
}

const order: Record<MatchSkill["status"], number> = { shown: 0, implied: 1, listed: 2, missing: 3 };
const byStatus = (a: MatchSkill, b: MatchSkill) =>
  order[a.status] - order[b.status] || Number(a.need === "nice") - Number(b.need === "nice");

type Held = MatchSkill & { readonly status: Exclude<MatchSkill["status"], "missing"> };
const isHeld = (skill: MatchSkill): skill is Held => skill.status !== "missing";

function Part({ name, share, children }: { name: string; share: number; children: ReactNode }) {
  const { i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <dt className="flex items-baseline justify-between gap-3 font-semibold">
        {name}
        <span className="tabular text-sm font-normal text-muted">{percent.format(share / 100)}</span>
      </dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

/** Skills found in the resume, each with its place; then those missing, required ones first. */
function Skills({ items }: { items: readonly MatchSkill[] }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  const held = items.filter(isHeld).toSorted(byStatus);
  const lacking = (need: MatchSkill["need"]) =>
    items.flatMap((one) => (one.status === "missing" && one.need === need ? [one.name] : []));
  return (
    <>
      <ul className="grid gap-1.5">
        {held.map((skill) => (
          <Skill key={skill.id} skill={skill} />
        ))}
      </ul>
      {(["must", "nice"] as const).map((need) => {
        const names = lacking(need);
        if (names.length === 0) return null;
        return (
          <p key={need} className="pt-1.5 wrap-anywhere">
            {t(`job-search.fit.lacking.${need}`)} <span className="text-ink">{list.format(names)}</span>
          </p>
        );
      })}
    </>
  );
}

function Skill({ skill }: { skill: Held }) {
  const { t } = useTranslation();
  const [place] = skill.where;
  const isProven = skill.status !== "listed";
  const Icon = isProven ? Check : Minus;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${isProven ? "text-pine" : "text-amber"}`} />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-ink">{skill.name}</span>{" "}
        <span className="text-sm">
          {t(`job-search.fit.status.${skill.status}`)}
          {skill.need === "nice" && ` · ${t("job-search.fit.nice")}`}
        </span>
        {isProven && place && place.excerpt !== "" && (
          <q className="line-clamp-2 block text-sm">{place.excerpt}</q>
        )}
      </span>
    </li>
  );
}

import type { CareerPath } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { bandFill, bandOf } from "../bands.ts";
import { rolePlace } from "../role-place.ts";

const firstSkills = 3;

/** Totals of a path (time, pay, skills), recommended actions, and its milestones as cards. */
export function Insights({ path, onOpen }: { path: CareerPath; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const steps = [...path.nodes].sort((a, b) => a.x - b.x || a.y - b.y);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <section className="grid content-start gap-4">
          <h2 className="text-xl">{t("careers.insights.title")}</h2>
          <Totals path={path} />
        </section>
        <section className="grid content-start gap-4">
          <h2 className="text-xl">{t("careers.insights.actions")}</h2>
          <ol className="grid gap-2.5">
            {path.insights.recommendedActions.map((action, i) => (
              <li key={action} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
                <span
                  aria-hidden="true"
                  className="tabular grid size-6 place-items-center rounded-full bg-field text-xs font-semibold text-white"
                >
                  {i + 1}
                </span>
                <span className="text-[0.9375rem] text-pretty">{action}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section className="grid grid-cols-1 gap-4">
        <h2 className="text-xl">{t("careers.insights.milestones")}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {steps.map((node) => (
            <Milestone key={node.id} path={path} node={node} onOpen={() => onOpen(node.id)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Totals({ path }: { path: CareerPath }) {
  const { t } = useTranslation();
  const { totalTime, avgSalaryIncrease, salaryIncrease, keySkillsNeeded } = path.insights;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      <div>
        <dt className="text-sm text-muted">{t("careers.insights.time")}</dt>
        <dd className="tabular font-display text-2xl font-bold tracking-tight">{totalTime}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("careers.insights.pay")}</dt>
        <dd className="tabular font-display text-2xl font-bold tracking-tight">{avgSalaryIncrease}</dd>
        {salaryIncrease !== null && salaryIncrease <= 0 && path.kind !== "sample" && (
          <dd className="text-sm text-muted">
            {t(salaryIncrease < 0 ? "careers.insights.paysLess" : "careers.insights.paysSame")}
          </dd>
        )}
      </div>
      <div className="col-span-2">
        <dt className="pb-1.5 text-sm text-muted">{t("careers.insights.skills")}</dt>
        <dd>
          {keySkillsNeeded.length === 0 ? (
            t("careers.insights.noSkills")
          ) : (
            <ul className="flex flex-wrap gap-1.5">
              {keySkillsNeeded.map((skill) => (
                <li
                  key={skill}
                  className="rounded-full border border-line-strong bg-surface px-2.5 py-0.5 text-sm"
                >
                  {skill}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Milestone({
  path,
  node,
  onOpen,
}: {
  path: CareerPath;
  node: CareerPath["nodes"][number];
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const place = rolePlace(path, node.id, node.roleId);
  return (
    <li className="relative grid content-start gap-1.5 overflow-hidden rounded-xl border border-line bg-surface p-4 pl-5">
      <span
        aria-hidden="true"
        className={classes(
          "absolute inset-y-0 left-0 w-1.5",
          place === "start" ? "bg-field" : bandFill[bandOf(node.probability)],
        )}
      />
      <button
        type="button"
        onClick={onOpen}
        className="min-h-6 justify-self-start rounded-sm text-left font-semibold hover:underline"
      >
        {node.title}
      </button>
      <p className="tabular text-sm text-muted">
        {place === "start" ? t("careers.map.here") : node.timeToAchieve} ·{" "}
        {t(`careers-paths.levels.${node.level}`)}
        {place === "target" || place === "after" ? ` · ${t(`careers.map.${place}`)}` : ""}
      </p>
      <p className="text-sm">{node.skills.slice(0, firstSkills).join(" · ")}</p>
    </li>
  );
}

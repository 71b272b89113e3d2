import type { CareerNode, CareerPath } from "@waymark/contract/careers";
import { EyeOff, Flag, TrendingUp, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { bandFill, bandOf, bandText, markedGrowth } from "../bands.ts";
import { rolePlace } from "../role-place.ts";
import { growthText, openJobs } from "../words.ts";
import { Contributions } from "./contributions.tsx";
import { SkillList } from "./skill-list.tsx";

export interface RoleActions {
  readonly onPlan: (node: CareerNode) => void;
  readonly onHide: (node: CareerNode) => void;
  readonly onTarget: (node: CareerNode) => void;
}

/** Everything known about a role, with sources, and the actions for it. */
export function RoleDetail({
  node,
  path,
  actions,
  isOpening,
  onClose,
}: {
  node: CareerNode;
  path: CareerPath;
  /** Null for the sample, which cannot be planned. */
  actions: RoleActions | null;
  isOpening: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const title = useId();
  const place = rolePlace(path, node.id, node.roleId);
  const isStart = place === "start";
  return (
    <section
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="grid animate-rise content-start gap-5 rounded-xl border border-line bg-surface p-5"
    >
      <RoleHead node={node} titleId={title} isAfterTarget={place === "after"} onClose={onClose} />

      <RoleFacts node={node} isStart={isStart} />

      {actions !== null && !isStart && (
        <RoleButtons node={node} actions={actions} isTarget={place === "target"} isOpening={isOpening} />
      )}

      <RoleSkills skills={node.skillsHeld} />

      {!isStart && node.contributions.length > 0 && <Contributions node={node} />}

      <RoleNeeds needs={node.needs} />

      {node.nextRoles.length > 0 && (
        <div className="grid gap-1.5">
          <h3 className="text-base">{t("careers.detail.next")}</h3>
          <p className="text-sm text-pretty">{node.nextRoles.join(" · ")}</p>
        </div>
      )}
    </section>
  );
}

function RoleHead({
  node,
  titleId,
  isAfterTarget,
  onClose,
}: {
  node: CareerNode;
  titleId: string;
  isAfterTarget: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the heading again when another role opens
  useEffect(() => heading.current?.focus(), [node.id]);
  return (
    <div className="grid gap-2">
      <div className="flex items-start justify-between gap-2">
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          data-quiet-focus
          className="pt-1 text-xl hyphens-auto wrap-anywhere"
        >
          {node.title}
        </h2>
        <IconButton small label={t("common.close")} onClick={onClose} className="-mt-1 -mr-2">
          <X aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      <p className="text-sm text-muted">
        {t(`careers-paths.levels.${node.level}`)} · {node.industry}
        {isAfterTarget && ` · ${t("careers.map.after")}`}
      </p>
      <p className="text-[0.9375rem] text-pretty">{node.description}</p>
    </div>
  );
}

function RoleFacts({ node, isStart }: { node: CareerNode; isStart: boolean }) {
  const { t, i18n } = useTranslation();
  const band = bandOf(node.probability);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-[0.9375rem]">
      <Fact label={t("careers.detail.timeline")}>{node.timeToAchieve}</Fact>
      <Fact label={t("careers.detail.salary")}>
        {node.salaryRange}
        {node.salary && (
          <span className="block text-sm text-muted">
            {t(`careers.basis.${node.salary.basis}`, { source: node.salary.source })}
          </span>
        )}
      </Fact>
      <Fact label={t("careers.detail.growth")}>
        <span className="inline-flex items-center gap-1">
          {node.growthRate > markedGrowth && (
            <TrendingUp aria-hidden="true" className="size-4 shrink-0 text-pine" />
          )}
          {t("careers.detail.growthIn", { growth: growthText(node.growthRate, i18n.language) })}
        </span>
      </Fact>
      <Fact label={t("careers.detail.demand")}>
        {t("careers.detail.outOfTen", { n: formatNumber(node.demandScore, i18n.language, 1) })}
      </Fact>
      {!isStart && (
        <Fact label={t("careers.detail.success")}>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={classes("h-4 w-1.5 rounded-full", bandFill[band])} />
            <span className={classes("font-semibold", bandText[band])}>
              {t("careers.band.short", { n: node.probability })}
            </span>
          </span>
        </Fact>
      )}
      <Fact label={t("careers.detail.open")}>
        {node.openings === null ? (
          t("careers.detail.openUnknown")
        ) : (
          <TextRouteLink to="/dashboard" search={openJobs(node.openingsQuery)}>
            {t("careers.detail.openNow", {
              count: node.openings,
              n: formatNumber(node.openings, i18n.language),
            })}
          </TextRouteLink>
        )}
      </Fact>
    </dl>
  );
}

function RoleButtons({
  node,
  actions,
  isTarget,
  isOpening,
}: {
  node: CareerNode;
  actions: RoleActions;
  isTarget: boolean;
  isOpening: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <Button busy={isOpening} onClick={() => actions.onPlan(node)}>
        {t("careers.detail.plan")}
      </Button>
      <div className="flex flex-wrap gap-1">
        {!isTarget && (
          <Button variant="quiet" size="sm" onClick={() => actions.onTarget(node)}>
            <Flag aria-hidden="true" className="size-4" />
            {t("careers.detail.target")}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => actions.onHide(node)}>
          <EyeOff aria-hidden="true" className="size-4" />
          {t("careers.detail.hide")}
        </Button>
      </div>
    </div>
  );
}

function RoleSkills({ skills }: { skills: CareerNode["skillsHeld"] }) {
  const { t } = useTranslation();
  const held = skills.filter((skill) => skill.held).length;
  return (
    <div className="grid gap-2.5">
      <h3 className="text-base">{t("careers.detail.skills")}</h3>
      <SkillList skills={skills} />
      <p className="tabular text-sm text-muted">
        {t("careers.detail.heldOf", { n: held, all: skills.length })}
        {skills.some(({ fromRole }) => fromRole) && ` ${t("careers.detail.fromRole")}`}
      </p>
    </div>
  );
}

function RoleNeeds({ needs }: { needs: CareerNode["needs"] }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{t("careers.detail.takes")}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
        <Fact label={t("careers.detail.education")}>{needs.education}</Fact>
        <Fact label={t("careers.detail.experience")}>{needs.years}</Fact>
        {needs.licence && <Fact label={t("careers.detail.licence")}>{needs.licence}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </>
  );
}

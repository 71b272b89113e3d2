import type { Application } from "@waymark/contract/applications";
import { Archive, ArchiveRestore, ExternalLink, MoreVertical, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { applyAddress, payText } from "../../../lib/job-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Menu, MenuItem } from "../../../ui/overlay/dropdown-menu.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { mayMoveTo } from "../board/board.tsx";
import { PhaseMark } from "../board/phase-mark.tsx";
import { placeOf, stageName } from "../words.ts";
import type { DetailProps } from "./detail.tsx";

export function DetailHead({
  application,
  stages,
  actions,
  topOf,
  close,
  onClose,
  wide,
}: Pick<DetailProps, "stages" | "actions" | "topOf" | "onClose" | "wide"> & {
  application: Application;
  close: ReactNode;
}) {
  const { t } = useTranslation();
  const address = applyAddress(application.job);
  return (
    <header className="grid gap-4">
      <div className="flex items-center gap-1">
        {close}
        <span className="ml-auto flex items-center gap-1">
          {address !== null && (
            <LinkButton
              href={address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              variant="secondary"
              size="sm"
            >
              {t("applications.posting")}
              <ExternalLink aria-hidden="true" className="size-3.5 opacity-70" />
              <VisuallyHidden>{t("applications.newTab")}</VisuallyHidden>
            </LinkButton>
          )}
          <MoreMenu application={application} actions={actions} onClose={onClose} />
        </span>
      </div>
      <JobTitle application={application} wide={wide} />
      {application.postingGone && <Notice tone="info">{t("applications.gone.long")}</Notice>}
      <StageSelect application={application} stages={stages} actions={actions} topOf={topOf} />
    </header>
  );
}

function JobTitle({ application, wide }: { application: Application; wide: boolean }) {
  const { t, i18n } = useTranslation();
  const { id, job } = application;
  // As a whole page, its title is the page's h1.
  const Title = wide ? "h2" : "h1";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  const pay = payText(
    { ...(job.salary ? { salary: job.salary } : {}), ...(job.pay ? { pay: job.pay } : {}) },
    i18n.language,
    t,
  );
  const facts = [
    placeOf(application, t),
    job.type && t(`job-search.type.${job.type}`),
    pay,
    job.source,
  ].filter(Boolean);
  return (
    <div className="grid gap-1">
      <Title
        id="application-title"
        ref={heading}
        tabIndex={-1}
        data-quiet-focus
        className="text-2xl wrap-anywhere"
      >
        {job.title}
      </Title>
      <p className="text-[1.0625rem] wrap-anywhere">{job.company}</p>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      {application.archived && (
        <Badge className="justify-self-start">{t("applications.archivedBadge")}</Badge>
      )}
    </div>
  );
}

function StageSelect({
  application,
  stages,
  actions,
  topOf,
}: Pick<DetailProps, "stages" | "actions" | "topOf"> & { application: Application }) {
  const { t } = useTranslation();
  const here = stages.find(({ id }) => id === application.stage);
  return (
    <Field label={t("applications.field.stage")} hideLabel>
      <span className="relative block">
        <PhaseMark
          phase={here?.phase ?? "preparing"}
          className="absolute top-1/2 left-3.5 z-10 -translate-y-1/2"
        />
        <Select
          className="[&_select]:pl-8 [&_select]:font-semibold"
          value={application.stage}
          onChange={(event) => {
            const to = stages.find(({ id }) => id === event.target.value);
            if (to) actions.move(application, to, topOf(to));
          }}
        >
          {here === undefined && <option value={application.stage}>{application.stage}</option>}
          {stages.map((stage) => (
            <option key={stage.id} value={stage.id} disabled={!mayMoveTo(stages, application, stage)}>
              {stageName(stage, t)}
            </option>
          ))}
        </Select>
      </span>
    </Field>
  );
}

function MoreMenu({
  application,
  actions,
  onClose,
}: Pick<DetailProps, "actions" | "onClose"> & { application: Application }) {
  const { t } = useTranslation();
  const Box = application.archived ? ArchiveRestore : Archive;
  return (
    <Menu
      trigger={
        <IconButton small label={t("applications.more")}>
          <MoreVertical aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => actions.archive(application, !application.archived)}>
        <Box aria-hidden="true" className="size-4" />
        {t(application.archived ? "applications.unarchive" : "applications.archive")}
      </MenuItem>
      <MenuItem
        destructive
        onSelect={() => {
          actions.remove(application);
          onClose();
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t("applications.delete")}
      </MenuItem>
    </Menu>
  );
}

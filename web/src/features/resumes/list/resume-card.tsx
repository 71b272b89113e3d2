import { Link } from "@tanstack/react-router";
import type { Resume } from "@waymark/contract/resumes";
import { Copy, Eye, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { formatRelativeDay } from "../../../lib/format.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { CardMenu } from "./card-menu.tsx";
import { DownloadMenu } from "./download-menu.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const tones: Record<Resume["status"], BadgeTone> = { draft: "amber", published: "pine", archived: "grey" };

export interface CardActions {
  readonly onCopy: (resume: Resume) => void;
  readonly onDelete: (resume: Resume) => void;
  readonly onRename: (resume: Resume) => void;
  readonly onTailor: (resume: Resume) => void;
}

/** Up to this score, the most that a short resume gets, the card says what to do first. */
const thin = 60;

const placeOf = ({ id }: Resume) => ({ section: "resumes", item: id });

/** A resume in the list: thumbnail, status and actions. */
export const ResumeCard = memo(function ResumeCard({
  resume,
  actions,
}: {
  resume: Resume;
  actions: CardActions;
}) {
  const { t, i18n } = useTranslation();
  const { name, job } = resume;
  const tailored = job ? [job.title, job.company].filter((text) => text !== "").join(", ") : "";
  return (
    <li className="group relative grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-xl border border-line bg-surface transition-colors focus-within:border-edge hover:border-edge">
      <div className="overflow-hidden border-b border-line bg-sunk px-8 pt-6">
        <Thumbnail resume={resume} className="mx-auto aspect-[5/4] max-w-64 rounded-t-sm shadow-lift" />
      </div>
      <div className="grid min-w-0 content-start gap-1.5 px-4 pt-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <Link
              to="/dashboard"
              search={placeOf(resume)}
              dir="auto"
              // The ::after makes the thumbnail part of the link.
              className="rounded-sm text-ink no-underline after:absolute after:inset-x-0 after:top-0 after:h-56 hover:underline"
            >
              {name}
            </Link>
          </h2>
          {resume.aiScore > 0 && (
            <Badge tone="blaze" className="tabular shrink-0 text-sm">
              <span className="sr-only">{t("resumes.card.score")} </span>
              {resume.aiScore}
            </Badge>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-1.5">
          <Badge tone={tones[resume.status]}>{t(`resumes.status.${resume.status}`)}</Badge>
          {resume.isDefault && <Badge tone="sky">{t("resumes.card.default")}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t("resumes.card.updated", {
            day: formatRelativeDay(resume.updatedAt, new Date(), t, i18n.language),
          })}
        </p>
        {resume.aiScore > 0 && resume.aiScore <= thin && resume.feedback[0] !== undefined && (
          <p className="line-clamp-3 text-sm text-pretty">
            <span className="font-medium">{t("resumes.card.first")}</span> {resume.feedback[0]}
          </p>
        )}
        {(tailored !== "" || resume.base) && (
          <p className="text-sm text-muted wrap-anywhere">
            {tailored !== ""
              ? t("resumes.card.tailored", { job: tailored })
              : t("resumes.tailor.variantOf", { name: resume.base?.name })}
            {resume.base?.moved && <span className="font-medium text-amber"> {t("resumes.card.moved")}</span>}
          </p>
        )}
      </div>
      <CardFoot resume={resume} actions={actions} />
    </li>
  );
});

function CardFoot({ resume, actions }: { resume: Resume; actions: CardActions }) {
  const { t } = useTranslation();
  const { name } = resume;
  const at = placeOf(resume);
  const icon = "size-4.5";
  return (
    <div className="flex flex-wrap items-center justify-between p-2 pt-3">
      <ButtonRouteLink
        to="/dashboard"
        search={at}
        variant="secondary"
        size="sm"
        className="mx-2 mb-1.5 min-h-10 grow basis-full"
        aria-label={t("resumes.menu.editOf", { name })}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t("resumes.menu.edit")}
      </ButtonRouteLink>
      <ButtonRouteLink
        to="/dashboard"
        search={{ ...at, view: "preview" }}
        variant="quiet"
        size="iconSm"
        aria-label={t("resumes.menu.previewOf", { name })}
        title={t("resumes.menu.previewOf", { name })}
      >
        <Eye aria-hidden="true" className={icon} />
      </ButtonRouteLink>
      <IconButton label={t("resumes.menu.copyOf", { name })} small onClick={() => actions.onCopy(resume)}>
        <Copy aria-hidden="true" className={icon} />
      </IconButton>
      <DownloadMenu resume={resume} />
      <IconButton
        label={t("resumes.menu.deleteOf", { name })}
        small
        className="hover:text-rust"
        onClick={() => actions.onDelete(resume)}
      >
        <Trash2 aria-hidden="true" className={icon} />
      </IconButton>
      <CardMenu resume={resume} actions={actions} />
    </div>
  );
}

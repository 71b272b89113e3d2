import type { Resume } from "@waymark/contract/resumes";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { formatNumber } from "../../../lib/format.ts";
import { BlazeStrokes } from "../../../ui/blaze.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useResumes } from "../queries.ts";
import { type CardActions, ResumeCard } from "./resume-card.tsx";
import { UploadZone } from "./upload-zone.tsx";

/** All resumes, and the two ways to add one: upload a file, or start empty. */
export function ResumeList({
  actions,
  creating,
  onCreate,
  onUploaded,
}: {
  actions: CardActions;
  creating: boolean;
  onCreate: () => void;
  onUploaded: (resume: Pick<Resume, "id">) => void;
}) {
  const { t, i18n } = useTranslation();
  const list = useResumes();
  const resumes = list.data?.resumes;
  const count = resumes?.length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-[1.75rem] sm:text-3xl">{t("resumes.title")}</h1>
        {count > 0 && (
          <p role="status" className="tabular text-sm text-muted">
            {t("resumes.count", { count, n: formatNumber(count, i18n.language) })}
          </p>
        )}
      </div>
      <UploadZone onUploaded={onUploaded} />
      {list.isPending ? (
        <Spinner text={t("resumes.loading")} className="py-16" />
      ) : list.isError && resumes === undefined ? (
        <Notice onRetry={() => void list.refetch()}>
          {t("resumes.failed", { reason: list.error instanceof CallError ? list.error.error : "" })}
        </Notice>
      ) : (
        <>
          {count === 0 && <p className="max-w-prose text-muted text-pretty">{t("resumes.empty")}</p>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-5">
            <li className="grid">
              <button
                type="button"
                onClick={onCreate}
                aria-busy={creating}
                className="group grid min-h-36 content-center justify-items-center gap-3 rounded-xl border border-line-strong bg-paper p-6 text-center transition-colors hover:border-pine hover:bg-pine-soft"
              >
                {creating ? (
                  <BlazeStrokes walking className="size-10 rounded-lg bg-field" />
                ) : (
                  <span className="grid size-10 place-items-center rounded-full bg-pine text-on-pine">
                    <Plus aria-hidden="true" className="size-5" />
                  </span>
                )}
                <span className="font-display text-lg font-bold tracking-tight">{t("resumes.create")}</span>
                <span className="text-sm text-muted text-pretty">{t("resumes.createText")}</span>
              </button>
            </li>
            {resumes?.map((resume) => (
              <ResumeCard key={resume.id} resume={resume} actions={actions} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

import type { Resume } from "@waymark/contract/resumes";
import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { DifferenceDialog } from "./difference-dialog.tsx";

/** Above a tailored resume: its job, the resume it is based on, and whether that one has changed since. */
export function BaseNote({ resume, before }: { resume: Resume; before: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { base, job } = resume;
  if (base === null && job === null) return null;
  const place = job ? [job.title, job.company].filter((text) => text !== "").join(", ") : "";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {place !== "" && <>{t("resumes.tailor.madeFor", { job: place })} </>}
        {base?.moved ? (
          <strong className="font-semibold">{t("resumes.tailor.moved", { name: base.name })}</strong>
        ) : (
          base && <span className="text-muted">{t("resumes.tailor.madeFrom", { name: base.name })}</span>
        )}
      </p>
      {base && (
        <Button
          variant={base.moved ? "primary" : "secondary"}
          size="sm"
          onClick={() => void before().then(() => setOpen(true))}
        >
          <GitCompareArrows aria-hidden="true" className="size-4" />
          {t("resumes.tailor.compare")}
        </Button>
      )}
      {open && <DifferenceDialog resume={resume} onClose={() => setOpen(false)} />}
    </div>
  );
}

import type { PostingDraft } from "@waymark/contract/jobs-manual";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { JobForm } from "./job-form.tsx";
import { clearClip, readClip } from "./stored-clip.ts";

const blank: PostingDraft = { address: "", title: "", company: "", location: "", text: "" };

/** Adds a posting from anywhere; opens by itself when the bookmarklet brought one. */
export function AddJob() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<PostingDraft | null>(readClip);
  const close = () => {
    clearClip();
    setDraft(null);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setDraft(blank)}>
        <Plus aria-hidden="true" className="-ml-0.5 size-4.5" />
        {t("jobs-manual.add")}
      </Button>
      <Dialog
        open={draft !== null}
        onOpenChange={(open) => !open && close()}
        title={t("jobs-manual.title")}
        description={t("jobs-manual.text")}
        steady
        className="sm:max-w-2xl"
      >
        {draft !== null && <JobForm draft={draft} onDone={close} />}
      </Dialog>
    </>
  );
}

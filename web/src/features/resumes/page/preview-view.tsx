import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PageStack } from "../../../lib/editor/page-stack.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { PrintedPages, useSettledDraft } from "./live-page.tsx";
import { usePages } from "./queries.ts";

export function PreviewView({ id }: { id: string }) {
  const { t } = useTranslation();
  const { content, style } = useSettledDraft(0);
  const pages = usePages([id, content, style], { content, style });
  return (
    <div className="grid gap-3 pt-4">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-end"
        disabled={pages.data === undefined}
        onClick={() => window.print()}
      >
        <Printer aria-hidden="true" className="size-4" />
        {t("resumes.page.print")}
      </Button>
      <PageStack pages={pages} />
      <PrintedPages pictures={pages.data?.pictures} />
    </div>
  );
}

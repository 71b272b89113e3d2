import { Printer } from "lucide-react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { PageStack } from "../../../lib/editor/page-stack.tsx";
import { printPart } from "../../../lib/print-part.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useSettledDraft } from "./live-page.tsx";
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
        onClick={printPart}
      >
        <Printer aria-hidden="true" className="size-4" />
        {t("resumes.page.print")}
      </Button>
      <PageStack pages={pages} />
      {/* The print version of this screen: one page per sheet, without the browser's margins. */}
      {createPortal(
        <div data-printed>
          {pages.data?.pictures.map((picture, i) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id but their index
              key={i}
              src={picture}
              alt=""
              className="block h-[100vh] w-full break-after-page object-contain"
            />
          ))}
        </div>,
        document.body,
      )}
    </div>
  );
}

import type { Job } from "@waymark/contract/jobs";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button/button.tsx";
import { Drawer } from "../../../ui/overlay/dialog.tsx";
import { JobDetail } from "./job-detail.tsx";
import type { Dates } from "./job-facts.tsx";

const sheet =
  "top-auto! bottom-0! right-0! w-full! max-w-none! max-h-[92dvh] animate-rise! rounded-t-xl border-t border-line p-5 pb-8 sm:mx-auto! sm:max-w-2xl!";

/** The open posting: beside the list where there is room, else over the page. */
export function OpenJob({
  job,
  dates,
  pane,
  wide,
  saved,
  onToggleSaved,
  letter,
  onClose,
}: {
  job: Job;
  dates: Dates | undefined;
  pane: RefObject<HTMLElement | null>;
  wide: boolean;
  saved: boolean;
  onToggleSaved: () => void;
  letter: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const scrolled = useRef<HTMLElement | null>(null);
  const { id } = job;
  useEffect(() => {
    scrolled.current = pane.current;
    if (id && scrolled.current) scrolled.current.scrollTop = 0;
  }, [id, pane]);

  const detail = { job, dates, saved, onToggleSaved, letter };
  if (wide) {
    return (
      <section
        ref={pane}
        aria-label={t("job-search.results.open")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long posting is scrolled by keyboard.
        tabIndex={0}
        className="sticky top-0 max-h-dvh self-start overflow-y-auto rounded-r-xl p-7"
      >
        <JobDetail {...detail} />
      </section>
    );
  }
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={job.title} className={sheet}>
      <JobDetail
        {...detail}
        close={
          <IconButton label={t("common.close")} onClick={onClose} className="-mt-1.5 -mr-2">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
    </Drawer>
  );
}

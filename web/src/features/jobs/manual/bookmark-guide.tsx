import { Bookmark } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/overlay/toast.ts";
import { clipCode } from "./stored-clip.ts";

/** The bookmarklet that saves a posting from any page, to be dragged to the bookmarks bar. */
export function BookmarkGuide() {
  const { t } = useTranslation();
  // React removes `javascript:` links, so this is set by script. It is our own code; a click here only explains it.
  const link = useCallback(
    (anchor: HTMLAnchorElement | null) => {
      if (anchor === null) return;
      const explain = (event: Event) => {
        event.preventDefault();
        toast({ title: t("jobs-manual.clip.drag") });
      };
      anchor.setAttribute("href", clipCode(location.origin));
      anchor.addEventListener("click", explain);
      return () => anchor.removeEventListener("click", explain);
    },
    [t],
  );
  return (
    <section aria-labelledby="clip-title" className="grid gap-2 rounded-lg bg-sunk p-4 max-sm:hidden">
      <h3 id="clip-title" className="font-sans text-base font-semibold tracking-normal">
        {t("jobs-manual.clip.title")}
      </h3>
      <p className="text-sm text-muted text-pretty">{t("jobs-manual.clip.text")}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: its address is set above, and the link is to be dragged */}
      <a
        ref={link}
        className="inline-flex min-h-9 cursor-grab items-center gap-2 justify-self-start rounded-lg border border-edge bg-surface px-3 text-sm font-semibold"
      >
        <Bookmark aria-hidden="true" className="size-4" />
        {t("jobs-manual.clip.link")}
      </a>
    </section>
  );
}

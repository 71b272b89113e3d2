import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Detail, type DetailProps } from "./detail.tsx";

export function DetailPane(props: DetailProps) {
  const { t } = useTranslation();
  const { wide, onClose } = props;
  if (!wide)
    return (
      <section aria-label={t("applications.detail.label")}>
        <Detail {...props} />
      </section>
    );
  const leave = (event: KeyboardEvent) => {
    // A menu or select inside closes first.
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      aria-label={t("applications.detail.label")}
      onKeyDown={leave}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long posting is scrolled by keyboard.
      tabIndex={0}
      data-quiet-focus
      className="fixed inset-y-0 right-0 z-20 w-[34rem] max-w-[calc(100vw-17rem)] animate-appear overflow-y-auto overscroll-contain border-l border-line-strong bg-surface px-6 py-4 shadow-lift"
    >
      <Detail {...props} />
    </aside>
  );
}

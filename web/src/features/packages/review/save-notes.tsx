import { useTranslation } from "react-i18next";
import type { SaveState } from "../../../lib/sync/autosaver.ts";
import type { Choice, Choices } from "../../../lib/sync/merge.ts";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** 'Saved', 'Saving' or 'trying again'; a problem has a line of its own. */
export function SaveText({ state }: { state: SaveState }) {
  const { t } = useTranslation();
  const text = { saved: "saved", changed: "saving", saving: "saving", offline: "offline" } as const;
  if (state.kind === "conflict" || state.kind === "failed") return null;
  return (
    <span role="status" className="text-sm text-muted">
      {t(`packages.save.${text[state.kind]}`)}
    </span>
  );
}

/** Why answers are not saved, and how to go on. Nothing typed is lost. */
export function SaveProblem({
  state,
  saver,
}: {
  state: SaveState;
  saver: { retry: () => void; choose: (choices: Choices) => void };
}) {
  const { t } = useTranslation();
  if (state.kind === "failed")
    return (
      <Notice {...(state.gone ? {} : { onRetry: saver.retry })}>
        {t(state.gone ? "packages.save.gone" : "packages.save.failed", { reason: state.reason })}
      </Notice>
    );
  if (state.kind !== "conflict") return null;
  const choose = (choice: Choice) =>
    saver.choose(Object.fromEntries(state.conflicts.map(({ path }) => [path, choice])));
  return (
    <Notice>
      {t("packages.save.conflict", { count: state.conflicts.length })}{" "}
      <span className="inline-flex flex-wrap gap-x-4">
        <TextButton onClick={() => choose("mine")}>{t("packages.save.mine")}</TextButton>
        <TextButton onClick={() => choose("theirs")}>{t("packages.save.theirs")}</TextButton>
      </span>
    </Notice>
  );
}

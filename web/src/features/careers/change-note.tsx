import type { careerPaths } from "@waymark/contract/careers";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The paths that came and went with the last 'Regenerate Paths', and buttons to go back. */
export function ChangeNote({
  change,
  onBack,
  onFirst,
}: {
  change: AnswerOf<typeof careerPaths>["setAside"];
  onBack: () => void;
  onFirst: () => void;
}) {
  const { t, i18n } = useTranslation();
  if (change === null) return null;
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  const named = (roles: typeof change.came) => list.format(roles.map(({ title }) => title));
  const { came, went, rounds } = change;
  const text =
    came.length === 0
      ? t("careers.change.none")
      : [
          t("careers.change.came", { roles: named(came) }),
          ...(went.length > 0 ? [t("careers.change.went", { roles: named(went) })] : []),
        ].join(" ");
  return (
    <Notice tone="info">
      {text}{" "}
      <span className="inline-flex flex-wrap gap-x-4">
        {rounds.length > 1 && <TextButton onClick={onBack}>{t("careers.change.back")}</TextButton>}
        <TextButton onClick={onFirst}>{t("careers.change.first")}</TextButton>
      </span>
    </Notice>
  );
}

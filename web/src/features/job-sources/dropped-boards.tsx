import type { DroppedBoard } from "@waymark/contract/job-sources";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../ui/button/link-button.tsx";

/** Employers of the starter list whose job boards did not answer. */
export function DroppedBoards({ boards }: { boards: readonly DroppedBoard[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="dropped-title" className="grid gap-2">
      <h2 id="dropped-title" className="text-lg">
        {t("job-sources.dropped.title")}
      </h2>
      <p className="text-sm text-muted">{t("job-sources.dropped.text")}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {boards.map((board) => (
          <li key={board.page}>
            <TextLink href={board.page} target="_blank" rel="noopener noreferrer nofollow">
              {board.company}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

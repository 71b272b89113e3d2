import type { TitleReading } from "@waymark/contract/careers";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { openJobs } from "../words.ts";
import { RolePicker } from "./role-picker.tsx";

const mostOffered = 3;

/** Asks which role of the catalogue is nearest to a title that is none of them. "None of these" keeps the title. */
export function AskRole({
  reading,
  onChoose,
}: {
  reading: TitleReading;
  onChoose: (roleId: string) => void;
}) {
  const { t } = useTranslation();
  const heading = useId();
  const [kept, setKept] = useState(false);
  const { text, candidates } = reading;
  return (
    <section
      aria-labelledby={heading}
      className="grid max-w-2xl gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={heading} className="text-xl wrap-anywhere">
        {kept ? t("careers.ask.keptTitle", { text }) : t("careers.ask.title", { text })}
      </h2>
      <p role="status" className="text-[0.9375rem] text-muted text-pretty">
        {kept
          ? t("careers.ask.kept")
          : t(candidates.length > 0 ? "careers.ask.nearest" : "careers.ask.noneNear")}
      </p>
      {kept ? (
        <div className="flex flex-wrap items-center gap-3">
          <TextRouteLink to="/dashboard" search={openJobs(text)}>
            {t("careers.ask.search", { text })}
          </TextRouteLink>
          <Button variant="quiet" size="sm" onClick={() => setKept(false)}>
            {t("careers.ask.again")}
          </Button>
        </div>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {candidates.slice(0, mostOffered).map(({ id, title }) => (
              <li key={id}>
                <Button variant="secondary" onClick={() => onChoose(id)}>
                  {title}
                </Button>
              </li>
            ))}
            <li>
              <Button variant="quiet" onClick={() => setKept(true)}>
                {t("careers.ask.none")}
              </Button>
            </li>
          </ul>
          <RolePicker label={t("careers.ask.other")} onChoose={({ id }) => onChoose(id)} />
        </>
      )}
    </section>
  );
}

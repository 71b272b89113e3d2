import type { ResumePlace } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import { fieldText } from "@waymark/domain/resume-analysis/fixes/field-text";
import { CornerDownRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";
import type { PanelActions } from "./check-detail.tsx";
import { RewordBullet } from "./reword-bullet.tsx";

const fewest = 3;

/** A place's name: its text, else the entry and field. */
function usePlaceName(content: ResumeContent) {
  const { t } = useTranslation();
  return ({ section, field, item, excerpt }: ResumePlace): string => {
    if (excerpt !== "") return t("resume-analysis.quote", { text: excerpt });
    const leaf = field.split(".").at(-1) ?? "";
    const name = t(
      /^\d+$/.test(leaf) ? `resume-analysis.section.${section}` : `resume-analysis.field.${leaf}`,
    );
    const job = section === "experience" && item !== null ? content.experience[item] : undefined;
    const entry = job?.title || job?.company;
    return entry ? `${entry}: ${name}` : name;
  };
}

/** The places of a finding, each a link to its field. */
export function PlaceLinks({
  places,
  rewords = false,
  ...actions
}: PanelActions & {
  places: readonly ResumePlace[];
  /** A language model, if configured, may reword the bullets. */
  rewords?: boolean;
}) {
  const { content, onJump } = actions;
  const { t } = useTranslation();
  const nameOf = usePlaceName(content);
  const [isWhole, setWhole] = useState(false);
  if (places.length === 0) return null;
  const shown = isWhole ? places : places.slice(0, fewest);
  return (
    <ul className="grid gap-1 text-sm">
      {shown.map((place) => (
        <li key={`${place.field} ${place.from ?? ""}`} className="grid grid-cols-1 gap-1.5">
          <div className="flex min-w-0 gap-1.5">
            <CornerDownRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-muted" />
            <button
              type="button"
              onClick={() => onJump(place)}
              className="min-h-6 min-w-0 rounded-sm text-left text-sky wrap-anywhere hover:underline"
            >
              <span className="line-clamp-2">{nameOf(place)}</span>
            </button>
          </div>
          {rewords && place.bullet !== null && <RewordPlace place={place} actions={actions} />}
        </li>
      ))}
      {places.length > shown.length && (
        <li className="pl-5">
          <TextButton onClick={() => setWhole(true)}>
            {t("resume-analysis.morePlaces", { count: places.length - shown.length })}
          </TextButton>
        </li>
      )}
    </ul>
  );
}

function RewordPlace({ place, actions }: { place: ResumePlace; actions: PanelActions }) {
  const { field, item, from, to } = place;
  const bullet =
    from === null || to === null ? "" : (fieldText(actions.content, field)?.slice(from, to) ?? "");
  const job = item === null ? undefined : actions.content.experience[item]?.title;
  if (!/\p{L}/u.test(bullet) || bullet.length > 1_500 || actions.isStale) return null;
  return (
    <div className="pl-5">
      <RewordBullet
        bullet={bullet}
        job={job || undefined}
        language={actions.language}
        onTake={(text) =>
          actions.onApply({ kind: "opening", field, from: from ?? 0, to: to ?? 0, old: bullet, text })
        }
      />
    </div>
  );
}

import type { ResumePlace } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import { CornerDownRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/link-button.tsx";

const fewest = 3;

/** What a place is called: what stands there, else the entry and its field. */
function usePlaceName(content: ResumeContent) {
  const { t } = useTranslation();
  return ({ section, field, item, excerpt }: ResumePlace): string => {
    if (excerpt !== "") return `“${excerpt}”`;
    const leaf = field.split(".").at(-1) ?? "";
    const name = t(/^\d+$/.test(leaf) ? `analysis.section.${section}` : `analysis.field.${leaf}`);
    const job = section === "experience" && item !== null ? content.experience[item] : undefined;
    const entry = job?.title || job?.company;
    return entry ? `${entry}: ${name}` : name;
  };
}

/** Where something was seen; each leads there. */
export function PlaceLinks({
  places,
  content,
  onJump,
}: {
  places: readonly ResumePlace[];
  content: ResumeContent;
  onJump: (place: ResumePlace) => void;
}) {
  const { t } = useTranslation();
  const nameOf = usePlaceName(content);
  const [isWhole, setWhole] = useState(false);
  if (places.length === 0) return null;
  const shown = isWhole ? places : places.slice(0, fewest);
  return (
    <ul className="grid gap-1 text-sm">
      {shown.map((place) => (
        <li key={`${place.field} ${place.from ?? ""}`} className="flex min-w-0 gap-1.5">
          <CornerDownRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-muted" />
          <button
            type="button"
            onClick={() => onJump(place)}
            className="min-h-6 min-w-0 rounded-sm text-left text-sky wrap-anywhere hover:underline"
          >
            <span className="line-clamp-2">{nameOf(place)}</span>
          </button>
        </li>
      ))}
      {places.length > shown.length && (
        <li className="pl-5">
          <TextButton onClick={() => setWhole(true)}>
            {t("analysis.morePlaces", { count: places.length - shown.length })}
          </TextButton>
        </li>
      )}
    </ul>
  );
}

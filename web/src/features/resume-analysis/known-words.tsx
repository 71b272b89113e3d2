import type { ResumeFix } from "@waymark/contract/resume-analysis";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";

/** The change of a resume that lists a further word as right. */
export function keepWord(known: readonly string[], word: string): ResumeFix {
  const before = known.join("\n");
  const text = before === "" ? word : `\n${word}`;
  return { kind: "spelling", field: "knownWords", from: before.length, to: before.length, old: "", text };
}

function forgetWord(known: readonly string[], word: string): ResumeFix {
  const old = known.join("\n");
  const text = known.filter((one) => one !== word).join("\n");
  return { kind: "spelling", field: "knownWords", from: 0, to: old.length, old, text };
}

/** Words that the person said are right, each with a button that takes this back. */
export function KnownWords({
  words,
  onApply,
}: {
  words: readonly string[];
  onApply: (fix: ResumeFix) => void;
}) {
  const { t } = useTranslation();
  if (words.length === 0) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="text-muted">{t("resume-analysis.fix.rightWords")}</p>
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word}>
            <button
              type="button"
              className="flex min-h-6 items-center gap-1 rounded-md bg-sunk px-2 py-0.5 wrap-anywhere hover:bg-line"
              aria-label={t("resume-analysis.fix.notRight", { word })}
              onClick={() => onApply(forgetWord(words, word))}
            >
              {word}
              <X aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

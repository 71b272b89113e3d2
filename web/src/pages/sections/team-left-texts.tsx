import type { Team } from "@waymark/contract/teams";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { unsentTexts } from "../../lib/unsent-texts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Textarea } from "../../ui/form/input.tsx";

/** The texts of the room that was open until its team was left or closed to the reader. */
export function useLeftTexts(team: Team | undefined, teams: readonly Team[]) {
  const [last, setLast] = useState(team);
  const [left, setLeft] = useState<{ team: string; texts: readonly string[] } | null>(null);
  if (last?.id !== team?.id || last?.name !== team?.name) {
    const isGone = last !== undefined && teams.every(({ id }) => id !== last.id);
    const texts = isGone ? unsentTexts(last.id) : [];
    if (isGone && texts.length > 0) setLeft({ team: last.name, texts });
    setLast(team);
  }
  return { left, forget: () => setLeft(null) };
}

export function LeftTexts({
  team,
  texts,
  onClose,
}: {
  team: string;
  texts: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const text = texts.join("\n\n");
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <section className="grid grid-cols-1 gap-3 rounded-xl border border-line bg-surface p-5" role="alert">
      <h2 className="text-lg">{t("team-dashboard.left.title", { team })}</h2>
      <p className="max-w-prose text-muted text-pretty">{t("team-dashboard.left.text")}</p>
      <Textarea
        readOnly
        rows={Math.min(12, text.split("\n").length + 1)}
        aria-label={t("team-dashboard.left.typed")}
        value={text}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy().catch(() => undefined)}>
          {t(isCopied ? "team-dashboard.left.copied" : "team-dashboard.left.copy")}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t("team-dashboard.left.close")}
        </Button>
      </div>
    </section>
  );
}

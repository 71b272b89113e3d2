import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button/button.tsx";
import { Textarea } from "../ui/form/input.tsx";
import { unsentTexts } from "./unsent-texts.ts";

/** Offers for copying what was typed about a thing of a team's room when that thing went; nothing where nothing was. */
export function UnsentTextsAbout({
  teamId,
  thingId,
  title,
}: {
  teamId: string;
  thingId: string;
  title: string;
}) {
  const [texts, setTexts] = useState<readonly string[]>(() => unsentTexts(teamId, thingId));
  return texts.length === 0 ? null : <UnsentTexts title={title} texts={texts} onClose={() => setTexts([])} />;
}

/** Offers texts that were typed and not sent for copying. */
export function UnsentTexts({
  title,
  texts,
  onClose,
}: {
  title: string;
  texts: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const text = texts.join("\n\n");
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <section className="grid grid-cols-1 gap-3 rounded-xl border border-line bg-surface p-5" role="alert">
      <h2 className="text-lg">{title}</h2>
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

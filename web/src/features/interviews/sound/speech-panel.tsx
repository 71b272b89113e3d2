import type { Language } from "@waymark/contract/values";
import { Mic, MicOff, Square } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import {
  type BrowserHearing,
  browserHearing,
  browserRecogniser,
  installLanguage,
} from "./browser-recogniser.ts";
import { FiguresSoFar } from "./delivery-figures.tsx";
import type { Recogniser } from "./recogniser.ts";
import type { Speech } from "./use-speech.ts";

/** The recogniser that the person allowed for each mock interview; asked again in the next one and after a reload. */
const decided = new Map<string, Recogniser | null>();

/** Starting and stopping the microphone, with the figures of what was spoken. */
export function SpeechPanel({ speech, mockId }: { speech: Speech; mockId: string }) {
  const { t } = useTranslation();
  const { state, soFar } = speech;
  const { question, setQuestion, choose, start } = useStart(speech, mockId);
  const isOn = state === "listening" || state === "finishing";
  return (
    <div className="grid grid-cols-1 gap-4 rounded-lg bg-sunk p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {isOn ? (
          <Button
            variant="secondary"
            busy={state === "finishing"}
            onClick={() => void speech.speaking.finish()}
          >
            <Square aria-hidden="true" className="size-4 fill-current" />
            {t("interviews-buddy.sound.stop")}
          </Button>
        ) : (
          <Button busy={state === "opening"} onClick={() => void start()}>
            <Mic aria-hidden="true" className="size-4.5" />
            {t(soFar === null ? "interviews-buddy.sound.start" : "interviews-buddy.sound.goOn")}
          </Button>
        )}
        <p role="status" className="flex items-center gap-2 text-sm">
          {isOn ? (
            <span aria-hidden="true" className="size-2.5 rounded-full bg-rust" />
          ) : (
            <MicOff aria-hidden="true" className="size-4 text-muted" />
          )}
          {t(isOn ? "interviews-buddy.sound.on" : "interviews-buddy.sound.off")}
        </p>
        {state === "listening" && soFar && <Level decibels={soFar.level} />}
      </div>
      <Problems speech={speech} mockId={mockId} />
      {soFar && <FiguresSoFar soFar={soFar} />}
      {soFar && isOn && decided.get(mockId) === null && (
        <p className="text-sm text-muted">{t("interviews-buddy.sound.noWords")}</p>
      )}
      {question !== null && (
        <Consent
          question={question}
          language={speech.speaking.language}
          onChoose={choose}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}

/** Starts with the recogniser that was decided on; asks first where more than this device would listen. */
function useStart({ speaking }: Speech, mockId: string) {
  const [question, setQuestion] = useState<"install" | "vendor" | null>(null);
  const choose = (recogniser: Recogniser | null) => {
    setQuestion(null);
    decided.set(mockId, recogniser);
    void speaking.begin(recogniser);
  };
  const start = async () => {
    const before = decided.get(mockId);
    if (before !== undefined) return speaking.begin(before);
    const hearing: BrowserHearing = await browserHearing(speaking.language);
    if (hearing === "none") choose(null);
    else if (hearing === "device") choose(browserRecogniser("device"));
    else setQuestion(hearing);
  };
  return { question, setQuestion, choose, start };
}

function Problems({ speech, mockId }: { speech: Speech; mockId: string }) {
  const { t } = useTranslation();
  const { problem, deaf, soFar, state } = speech;
  // The next press asks again: another recogniser, or none, may be the better choice.
  if (deaf !== null) decided.delete(mockId);
  return (
    <>
      {problem !== null && <Notice>{t(`interviews-buddy.sound.problem.${problem}`)}</Notice>}
      {deaf !== null && <Notice>{t(`interviews-buddy.sound.deaf.${deaf}`)}</Notice>}
      {state === "listening" && soFar?.isMuted && (
        <Notice tone="info">{t("interviews-buddy.sound.muted")}</Notice>
      )}
    </>
  );
}

/** The present loudness, so that the person sees that they are heard. */
function Level({ decibels }: { decibels: number }) {
  const share = Math.min(1, Math.max(0, (decibels + 60) / 55));
  return (
    <span aria-hidden="true" className="h-2 min-w-24 flex-1 overflow-hidden rounded-full bg-line sm:max-w-64">
      <span
        className={classes("block h-full rounded-full", share > 0.95 ? "bg-rust" : "bg-pine")}
        style={{ width: `${Math.round(100 * share)}%` }}
      />
    </span>
  );
}

/** Asks before anybody but this device listens, and before a download. */
function Consent({
  question,
  language,
  onChoose,
  onClose,
}: {
  question: "install" | "vendor";
  language: Language;
  onChoose: (recogniser: Recogniser | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const agree = async () => {
    if (question === "vendor") return onChoose(browserRecogniser("vendor"));
    setLoading(true);
    const isThere = await installLanguage(language);
    setLoading(false);
    if (isThere) onChoose(browserRecogniser("device"));
    else setFailed(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`interviews-buddy.consent.${question}.title`)}
      description={t(`interviews-buddy.consent.${question}.text`)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChoose(null)}>
            {t("interviews-buddy.consent.without")}
          </Button>
          <Button busy={isLoading} onClick={() => void agree()}>
            {t(`interviews-buddy.consent.${question}.agree`)}
          </Button>
        </>
      }
    >
      {isFailed && <Notice>{t("interviews-buddy.consent.failed")}</Notice>}
      <p className="text-[0.9375rem] text-muted text-pretty">{t("interviews-buddy.consent.withoutText")}</p>
    </Dialog>
  );
}

import { Mic, MicOff, Square } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { type BrowserHearing, browserHearing, browserRecogniser } from "./browser-recogniser.ts";
import { type AskedWay, Consent } from "./consent.tsx";
import { FiguresSoFar } from "./delivery-figures.tsx";
import { usePracticeServices, writerFor } from "./queries.ts";
import type { Recogniser } from "./recogniser.ts";
import type { Speech } from "./use-speech.ts";

/** The recogniser that the person allowed for each mock interview; asked again in the next one and after a reload. */
const decided = new Map<string, Recogniser | null>();

/** Starting and stopping the microphone, with the figures of what was spoken. */
export function SpeechPanel({ speech, mockId }: { speech: Speech; mockId: string }) {
  const { t } = useTranslation();
  const { state, soFar } = speech;
  const { speechHost: host } = usePracticeServices();
  const { ways, close, choose, start } = useStart(speech, mockId, host);
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
      {ways !== null && (
        <Consent
          ways={ways}
          host={host ?? ""}
          language={speech.speaking.language}
          write={writerFor(mockId)}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The ways of which the person has to allow one, the most private first; none where the browser hears alone. */
function waysToAsk(hearing: BrowserHearing, host: string | null): AskedWay[] {
  return [
    ...(hearing === "install" ? (["install"] as const) : []),
    ...(host === null ? [] : (["operator"] as const)),
    ...(hearing === "vendor" ? (["vendor"] as const) : []),
  ];
}

/** Starts with the recogniser that was decided on; asks first where more than this device would listen. */
function useStart({ speaking }: Speech, mockId: string, host: string | null) {
  const [ways, setWays] = useState<readonly [AskedWay, ...AskedWay[]] | null>(null);
  const choose = (recogniser: Recogniser | null) => {
    setWays(null);
    decided.set(mockId, recogniser);
    void speaking.begin(recogniser);
  };
  const start = async () => {
    const before = decided.get(mockId);
    if (before !== undefined) return speaking.begin(before);
    const hearing = await browserHearing(speaking.language);
    if (hearing === "device") return choose(browserRecogniser("device"));
    const [first, ...others] = waysToAsk(hearing, host);
    if (first === undefined) choose(null);
    else setWays([first, ...others]);
  };
  return { ways, close: () => setWays(null), choose, start };
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

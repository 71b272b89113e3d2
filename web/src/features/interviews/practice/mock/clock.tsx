import type { Mock } from "@waymark/contract/interviews-mocks";
import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../../ui/classes.ts";

/** Minutes and seconds: '12:05'. */
const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** The seconds that a mock interview has used up, going on while it runs. */
function useSpent(mock: Mock): number {
  const [received, setReceived] = useState(() => ({ mock, at: Date.now() }));
  const [now, setNow] = useState(() => Date.now());
  if (received.mock !== mock) setReceived({ mock, at: Date.now() });
  const isRunning = mock.state === "running";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return mock.spentSeconds + (isRunning ? Math.max(0, now - received.at) / 1_000 : 0);
}

/** The time that is left; spoken only when it is asked for. */
export function Clock({ mock }: { mock: Mock }) {
  const { t } = useTranslation();
  const left = mock.minutes * 60 - useSpent(mock);
  const isOver = left <= 0;
  return (
    <span
      role="timer"
      className={classes(
        "tabular inline-flex items-center gap-2 rounded-lg px-3 py-1.5 text-[0.9375rem] font-semibold",
        isOver ? "bg-blaze-soft text-amber" : "bg-sunk",
      )}
    >
      <Timer aria-hidden="true" className="size-4.5" />
      <span className="sr-only">
        {t(isOver ? "interviews-buddy.mock.timeOver" : "interviews-buddy.mock.timeLeft")}
      </span>
      {isOver ? `+${clockText(-left)}` : clockText(left)}
    </span>
  );
}

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";

type Asking<T> =
  | { readonly state: "idle" | "asking"; readonly answer?: T | undefined; readonly problem?: undefined }
  | { readonly state: "answered"; readonly answer: T; readonly problem?: undefined }
  | { readonly state: "failed"; readonly answer?: undefined; readonly problem: string };

/** One request to a model at a time; cancelled when the component unmounts. */
export function useModelRequest<T>() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking<T>>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setAsking({ state: "idle" });
  };
  const ask = async (question: (signal: AbortSignal) => Promise<T>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setAsking({ state: "asking" });
    try {
      const answer = await question(own.signal);
      if (!own.signal.aborted) setAsking({ state: "answered", answer });
    } catch (error) {
      if (own.signal.aborted) return;
      const problem = error instanceof CallError ? error.error : t("resume-analysis.model.failed");
      setAsking({ state: "failed", problem });
    }
  };
  return { ...asking, ask, cancel };
}

import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { isStale } from "./problem.ts";
import { StaleLink } from "./stale-link.tsx";

/** Merely opening the link, as mail scanners do, changes nothing. */
export function PressToConfirm({
  heading,
  text,
  warning = null,
  submit,
  busy,
  onConfirm,
  wayOn,
}: {
  heading: string;
  text: string;
  warning?: string | null;
  submit: string;
  busy: string;
  onConfirm: () => Promise<void>;
  wayOn: ReactNode;
}) {
  const { t } = useTranslation();
  const [state, setState] = useState<"ready" | "busy" | "stale">("ready");
  const [problem, setProblem] = useState("");
  const confirm = async () => {
    setState("busy");
    setProblem("");
    try {
      await onConfirm();
    } catch (error) {
      setState(isStale(error) ? "stale" : "ready");
      setProblem(t("sign-in-recovery.password.failed", { reason: reasonOf(error) }));
    }
  };
  if (state === "stale") return <StaleLink action={wayOn} />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl">{heading}</h1>
        <p className="text-muted text-pretty">{text}</p>
      </div>
      {warning !== null && <p className="font-medium text-pretty">{warning}</p>}
      {problem && <Notice>{problem}</Notice>}
      <Button busy={state === "busy"} className="w-full" onClick={() => void confirm()}>
        {state === "busy" ? busy : submit}
      </Button>
    </div>
  );
}

export function Confirmed({ heading, text, action }: { heading: string; text: string; action: ReactNode }) {
  const at = useRef<HTMLHeadingElement>(null);
  useEffect(() => at.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <CircleCheck aria-hidden="true" className="size-10 text-pine" strokeWidth={1.5} />
      <h1 ref={at} tabIndex={-1} data-quiet-focus className="text-3xl wrap-anywhere">
        {heading}
      </h1>
      <p className="text-muted text-pretty">{text}</p>
      {action}
    </div>
  );
}

import type { User } from "@waymark/contract/accounts";
import { useState } from "react";
import { CodeStep } from "./code-step.tsx";
import { type NumberEntry, NumberStep } from "./number-step.tsx";
import { likelyCountry } from "./numbers.ts";

type Step = { at: "number"; again: boolean } | { at: "code"; sent: { sentTo: string; standIn: boolean } };

export function PhoneSteps({
  userId,
  number = "",
  canResend = true,
  onVerified,
}: {
  userId: string;
  number?: string;
  canResend?: boolean;
  onVerified: (user: User) => void;
}) {
  const [entry, setEntry] = useState<NumberEntry>(() => ({ typed: number, country: likelyCountry() }));
  const [step, setStep] = useState<Step>({ at: "number", again: false });
  if (step.at === "number") {
    return (
      <NumberStep
        userId={userId}
        entry={entry}
        again={step.again}
        onSent={(given, sent) => {
          setEntry(given);
          setStep({ at: "code", sent });
        }}
      />
    );
  }
  return (
    <CodeStep
      userId={userId}
      sent={step.sent}
      onChange={() => setStep({ at: "number", again: false })}
      {...(canResend ? { onResend: () => setStep({ at: "number", again: true }) } : {})}
      onVerified={onVerified}
    />
  );
}

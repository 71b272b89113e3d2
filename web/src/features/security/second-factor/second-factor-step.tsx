import type { User } from "@waymark/contract/accounts";
import { authenticatorDigits } from "@waymark/contract/security-second-factor";
import { KeyRound } from "lucide-react";
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, isSessionOver } from "../../../lib/api/call.ts";
import { useLiveEvent } from "../../../lib/live/live.ts";
import { isPasskeyDeclined, passkeysWork } from "../../../lib/session/passkey.ts";
import { openSessionChannel, postToTabs } from "../../../lib/session/session-channel.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { askSecondFactor, readSignedInUser, showCode, showPasskey } from "./queries.ts";

type Way = "authenticator" | "backup-code";

/** A code from the app, a backup code, or a passkey. `onCancel` must sign out. */
export function SecondFactorStep({
  onShown,
  onCancel,
}: {
  onShown: (user: User) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>("authenticator");
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { busy, wrong, problem, forget, attempt } = useAttempt(onShown, () => {
    field.current?.select();
    field.current?.focus();
  });
  const [hasPasskey, setHasPasskey] = useState(false);

  useShownElsewhere(onShown);
  useEffect(() => {
    void askSecondFactor().then(({ passkey }) => setHasPasskey(passkey && passkeysWork()));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field again when the method changes
  useEffect(() => field.current?.focus(), [way]);

  const change = (next: Way) => {
    setWay(next);
    setCode("");
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy === null && isWhole(way, code)) void attempt("code", way, () => showCode(way, code));
  };
  const isApp = way === "authenticator";
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <Heading isApp={isApp} />
      <CodeField key={way} field={field} isApp={isApp} wrong={wrong} code={code} onCode={setCode} />
      {problem && <Notice>{problem}</Notice>}
      <Button type="submit" busy={busy === "code"} disabled={!isWhole(way, code)} className="w-full">
        {t(busy === "code" ? "security-factor.busy" : "security-factor.submit")}
      </Button>
      {hasPasskey && (
        <PasskeyButton busy={busy === "passkey"} onPress={() => void attempt("passkey", way, showPasskey)} />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <TextButton onClick={() => change(isApp ? "backup-code" : "authenticator")}>
          {t(isApp ? "security-factor.backup.use" : "security-factor.backup.back")}
        </TextButton>
        <TextButton onClick={onCancel}>{t("security-factor.cancel")}</TextButton>
      </div>
    </form>
  );
}

/** One factor at a time; `wrong` belongs to the field, `problem` to the step. */
function useAttempt(onShown: (user: User) => Promise<void>, onWrong: () => void) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState<"code" | "passkey" | null>(null);
  const forget = () => {
    setWrong("");
    setProblem("");
  };
  const attempt = async (kind: "code" | "passkey", way: Way, work: () => Promise<User>) => {
    setBusy(kind);
    forget();
    try {
      await onShown(await work());
      postToTabs({ kind: "multi-factor-verified", data: {} });
    } catch (error) {
      if (isPasskeyDeclined(error)) return;
      const text = error instanceof CallError ? error.error : t("security-factor.passkey.failed");
      if (error instanceof CallError && error.code === "code_invalid") {
        setWrong(t(way === "authenticator" ? "security-factor.wrong" : "security-factor.backup.wrong"));
        onWrong();
      } else setProblem(isSessionOver(error) ? t("security-factor.over") : text);
    } finally {
      setBusy(null);
    }
  };
  return { busy, wrong, problem, forget, attempt };
}

function PasskeyButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" busy={busy} className="w-full" onClick={onPress}>
      {!busy && <KeyRound aria-hidden="true" className="size-4.5" />}
      {t("security-factor.passkey.instead")}
    </Button>
  );
}

function Heading({ isApp }: { isApp: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <h1 className="text-3xl">{t(isApp ? "security-factor.heading" : "security-factor.backup.heading")}</h1>
      <p className="text-muted text-pretty">
        {t(isApp ? "security-factor.text" : "security-factor.backup.text")}
      </p>
    </div>
  );
}

function CodeField({
  field,
  isApp,
  wrong,
  code,
  onCode,
}: {
  field: RefObject<HTMLInputElement | null>;
  isApp: boolean;
  wrong: string;
  code: string;
  onCode: (code: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Field
      label={t(isApp ? "security-factor.code" : "security-factor.backup.code")}
      required
      error={wrong || undefined}
    >
      <Input
        ref={field}
        name="code"
        value={code}
        onChange={(event) => onCode(event.target.value)}
        inputMode={isApp ? "numeric" : "text"}
        autoComplete={isApp ? "one-time-code" : "off"}
        autoCapitalize="characters"
        spellCheck={false}
        // Allows for two spaces between the digits, as apps show them.
        maxLength={isApp ? authenticatorDigits + 2 : 40}
        className="tabular text-lg tracking-[0.2em]"
      />
    </Field>
  );
}

/** Another tab of this browser has passed the second factor. */
function useShownElsewhere(onShown: (user: User) => Promise<void>) {
  const goOn = useRef(onShown);
  goOn.current = onShown;
  useEffect(() => void openSessionChannel(), []);
  const look = useCallback(() => {
    void readSignedInUser().then((user) => user && goOn.current(user));
  }, []);
  useLiveEvent("multi-factor-verified", look);
}

const isWhole = (way: Way, code: string) =>
  way === "authenticator" ? /^\d{6}$/.test(code.replace(/\s/g, "")) : code.trim() !== "";
